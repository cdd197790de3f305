"""Refuses unreadable bodies and addresses of requests."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.exceptions import ClientException, SerializationException
from litestar.handlers import BaseRouteHandler

NUL = "\0"
"""The only character that PostgreSQL can't store."""


class CarefulRequest(Request[Any, Any, Any]):
    """A request with a checked body."""

    async def json(self) -> Any:
        """The body as JSON; refused if it is too deep or has invalid characters."""
        try:
            found = await super().json()
            if b"\\u0000" in await self.body() and _has_nul(found):
                raise SerializationException("a text has a NUL character")
        except (RecursionError, UnicodeError) as error:
            raise SerializationException(str(error)) from error
        return found


def no_nul(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Refuse URLs with a NUL character."""
    query = connection.scope["query_string"]
    if NUL in connection.scope["path"] or b"\0" in query or b"%00" in query:
        raise ClientException("the address has a NUL character")


def _has_nul(value: Any) -> bool:
    if isinstance(value, dict):
        return any(_has_nul(part) for pair in value.items() for part in pair)
    if isinstance(value, list):
        return any(map(_has_nul, value))
    return isinstance(value, str) and NUL in value
