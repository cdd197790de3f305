"""The database: SQLite or PostgreSQL behind one interface."""

from conclave.server.storage.database import Database

__all__ = ["Database"]
