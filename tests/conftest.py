"""What all tests share."""

from __future__ import annotations

import pytest
from hypothesis import settings

# A loaded machine is slow now and then; only a wrong result may fail a property.
settings.register_profile("nautwidget", deadline=None, print_blob=True)
settings.load_profile("nautwidget")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests in a real JupyterLab go to one worker, so that one server serves them all."""
    for item in items:
        if "jupyterlab" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.xdist_group("jupyterlab"))
