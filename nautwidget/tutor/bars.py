"""How far the tutor has come: told to whoever asks, else shown as a bar when it takes longer than a second."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import Any, Final, TypeAlias

#: Told the part that is done; False for an answer stops the tutor there.
Progress: TypeAlias = Callable[[float], bool | None]
#: Who waits no longer than this needs no bar.
PATIENCE: Final = 1.0


@contextmanager
def bar(progress: Progress | None) -> Iterator[Progress]:
    """What to tell the part that is done: the asker's own function, or a bar where tqdm is there."""
    if progress is not None:
        yield progress
        return
    begun = perf_counter()
    shown: list[Any] = []

    def tell(part: float) -> None:
        if not shown and perf_counter() - begun > PATIENCE:
            # Imported only now, because most answers come sooner.
            shown.append(_new_bar())
        if shown and shown[0] is not None:
            shown[0].update(100 * part - shown[0].n)

    try:
        yield tell
    finally:
        if shown and shown[0] is not None:
            shown[0].close()


def _new_bar() -> Any:
    try:
        from tqdm.auto import tqdm
    except ImportError:
        return None
    return tqdm(total=100, leave=False, bar_format="{l_bar}{bar}| {elapsed}<{remaining}")
