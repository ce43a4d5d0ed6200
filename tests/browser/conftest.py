"""Real Chromium against a real server. Every page that a test opens is watched: no error, no request to elsewhere."""

import shutil
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.visitor import PATIENCE_MS, Visitors
from tests.server.table import PLENTY, RunningServer
from warbox.server.settings import PAGE, Settings

expect.set_options(timeout=PATIENCE_MS)  # a busy machine is slow, not wrong

# The shell is Chromium without a desktop around it: the same page, drawn with half the work.
CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
# As root Chromium has no sandbox of its own; the rest keeps it from calling home, which a closed network answers late.
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
]


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """The browser of the system; none is ever downloaded."""
    found = next(filter(None, map(shutil.which, CHROMIUM)), None)
    assert found, "The tests of the page need Chromium: make browser"
    return {**browser_type_launch_args, "executable_path": found, "args": FLAGS}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """One server for the tests of this folder, with the built page."""
    assert (PAGE / "index.html").is_file(), "The page has not been built: make page"
    folder = tmp_path_factory.mktemp("browser")
    page = shutil.copytree(PAGE, folder / "page")  # so that a build meanwhile does not take it away
    settings = Settings(db=f"sqlite:///{folder / 'table.db'}", page=page, limits=PLENTY, workers=1)
    with RunningServer(settings) as running:
        yield running


@pytest.fixture
def visitors(browser: Browser, server: RunningServer) -> Iterator[Visitors]:
    """Lets people come to the server, each with a browser profile of their own."""
    coming = Visitors(browser, server.address)
    yield coming
    coming.leave()
