"""Reasons to refuse a request; the sentences are in text/."""

from __future__ import annotations

from conclave.core.errors import ConclaveError


class Refused(ConclaveError):
    """A refused request. `status` is the HTTP status."""

    status = 400
    retry_after: int | None = None
    """Seconds until the client may try again."""


class NotFound(Refused):
    """It doesn't exist, or the person may not know that it does."""

    status = 404


class NotAllowed(Refused):
    """The person may not do this, or not now."""

    status = 403


class MovedOn(Refused):
    """The table has changed since the request was made."""

    status = 409


class TooFast(Refused):
    """Too many requests; `seconds` until the client may try again."""

    status = 429

    def __init__(self, key: str, *, seconds: int, **facts: object) -> None:
        # Long waits are given in minutes.
        minutes = 0 if seconds < 100 else -(-seconds // 60)
        super().__init__(key, **{**facts, "seconds": seconds, "minutes": minutes})
        self.retry_after = seconds


class TooSlow(Refused):
    """The request took too long."""

    status = 408


class DatabaseAway(Refused):
    """The database doesn't answer."""

    status = 503
    retry_after = 1


class BadDatabase(ConclaveError):
    """The database can't be used."""
