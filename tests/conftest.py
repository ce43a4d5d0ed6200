"""Settings for the whole suite."""

import os
from pathlib import Path

import pytest
from hypothesis import settings

# Hypothesis has its own settings for continuous integration: the same examples in every run, and no deadline.
# Elsewhere examples vary, but there is no deadline either: what is slow once, on a busy machine, is not wrong.
if "CI" not in os.environ:
    settings.register_profile("warbox", deadline=None)
    settings.load_profile("warbox")

HERE = Path(__file__).parent
WITH_PROCESSES = (HERE / "server", HERE / "browser")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """In `make test`, what runs real servers and browsers gets a second try, which the summary names as RERUN.

    It is no licence: a test that is named there is mended like one that fails."""
    if os.environ.get("WARBOX_SECOND_TRY"):
        for item in items:
            if any(folder in item.path.parents for folder in WITH_PROCESSES):
                item.add_marker(pytest.mark.flaky(reruns=1))
