"""Compiles the catalogues, `.po` to `.mo`; with `--check` it only tells which `.mo` no longer says what its `.po` says.

Compared are the messages, not the bytes, because the order of a catalogue is the compiler's own business.
"""

from __future__ import annotations

import gettext
import io
import sys
from pathlib import Path

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

ROOT = Path(__file__).parent.parent
LOCALE = ROOT / "nautwidget" / "locale"


def compiled(po: Path) -> bytes:
    """The catalogue as gettext reads it. A mistake in the file is an error, and no fuzzy text gets in."""
    with po.open("rb") as file:
        catalogue = read_po(file, locale=po.parent.parent.name, abort_invalid=True)
    packed = io.BytesIO()
    write_mo(packed, catalogue)
    return packed.getvalue()


def messages(mo: bytes) -> dict[object, str]:
    """All messages of a compiled catalogue, without the header, which carries dates."""
    read: dict[object, str] = vars(gettext.GNUTranslations(io.BytesIO(mo)))["_catalog"]
    return {key: text for key, text in read.items() if key}


def stale(po: Path) -> bool:
    mo = po.with_suffix(".mo")
    return not mo.exists() or messages(mo.read_bytes()) != messages(compiled(po))


def main() -> int:
    catalogues = sorted(LOCALE.glob("*/LC_MESSAGES/*.po"))
    orphans = [mo for mo in LOCALE.glob("*/LC_MESSAGES/*.mo") if not mo.with_suffix(".po").exists()]
    old = [po for po in catalogues if stale(po)]
    if "--check" in sys.argv:
        for po in old:
            print(f"{po.relative_to(ROOT)} has changed since it was compiled: run `make build`")
        for mo in orphans:
            print(f"{mo.relative_to(ROOT)} has no source")
        if not catalogues:
            print(f"no catalogue in {LOCALE.relative_to(ROOT)}")
        return int(bool(old or orphans or not catalogues))
    for po in old:
        po.with_suffix(".mo").write_bytes(compiled(po))
        print(f"compiled {po.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
