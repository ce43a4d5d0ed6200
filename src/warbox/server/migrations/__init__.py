"""Brings a database to the shape of `warbox.server.schema`, from nothing or from an older version."""

from pathlib import Path

from sqlalchemy import Engine, inspect, text

HEAD = "0004"


def migrate(engine: Engine) -> None:
    """Alembic does the work; it is imported only if there is some. Raises ValueError if this program is too old."""
    found = version(engine)
    if found == HEAD:
        return
    if found is not None and found > HEAD:
        raise ValueError(f"a newer Warbox has made it (version {found}, this one knows {HEAD})")
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def version(engine: Engine) -> str | None:
    with engine.connect() as connection:
        if not inspect(connection).has_table("alembic_version"):
            return None
        found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one_or_none()
        return found
