"""The database: SQLite or PostgreSQL, spoken to in one way."""

from conclave.server.storage.database import Database

__all__ = ["Database"]
