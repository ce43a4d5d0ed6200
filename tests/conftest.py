"""Settings for the whole suite."""

import asyncio
import os
from collections.abc import Generator
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


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None]:
    """In a process that has run tests of the page, Playwright's event loop counts as running, though it stands still:
    others may have loops of their own meanwhile."""
    loop = None if HERE / "browser" in item.path.parents else asyncio._get_running_loop()
    if loop is not None:
        asyncio._set_running_loop(None)
    try:
        return (yield)
    finally:
        if loop is not None:
            asyncio._set_running_loop(loop)
