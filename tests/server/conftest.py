"""A server that the tests of this folder share, and the means to start others."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.postgres import postgres
from tests.server.table import PLENTY, RunningServer
from warbox.server.settings import Settings

Starter = Callable[..., RunningServer]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    folder = tmp_path_factory.mktemp("server")
    with RunningServer(Settings(db=f"sqlite:///{folder / 'table.db'}", limits=PLENTY, workers=1)) as running:
        yield running


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Starter]:
    """Start a server of one's own, again and again on the same file; all are stopped at the end."""
    running: list[RunningServer] = []

    def starter(**settings: Any) -> RunningServer:
        given = {"db": f"sqlite:///{tmp_path / 'table.db'}", "limits": PLENTY, "workers": 1, **settings}
        running.append(RunningServer(Settings(**given)))
        return running[-1]

    yield starter
    for one in running:
        if one.server.started and not one.http.is_closed:
            one.stop()


@pytest.fixture(scope="session")
def postgres_uri(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with postgres(tmp_path_factory.mktemp("pg")) as uri:
        yield uri
