"""`conclave serve`: the table in the browser."""

from conclave.server.command import serve

__all__ = ["serve"]
