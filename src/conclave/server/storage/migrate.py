"""Bringing a database up to date, by Alembic's own means."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

ADVISORY_LOCK = 7_266_355  # any number, the same for every node


def upgrade(connection: Connection, to: str = "head") -> None:
    """Run the migrations that are missing. Of several nodes that start at once, one does it."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({ADVISORY_LOCK})"))
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, to)
