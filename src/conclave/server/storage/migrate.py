"""Database migrations, by Alembic."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

ADVISORY_LOCK = 7_266_355  # any number, the same for every node


def upgrade(connection: Connection, to: str = "head") -> None:
    """Run missing migrations. If several nodes start at once, only one does it."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({ADVISORY_LOCK})"))
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def is_newer(connection: Connection) -> bool:
    """Whether a newer version has migrated the database."""
    found = MigrationContext.configure(connection).get_current_heads()
    known = {script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()}
    return not known.issuperset(found)


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config
