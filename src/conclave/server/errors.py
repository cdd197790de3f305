"""What a request can be refused for: one sentence each, in words that live in text/."""

from __future__ import annotations

from conclave.core.errors import ConclaveError


class Refused(ConclaveError):
    """A request that is not granted. `status` is what HTTP calls it."""

    status = 400
    retry_after: int | None = None
    """After how many seconds to try again."""


class NotFound(Refused):
    """There is no such thing, or none that you may know of."""

    status = 404


class NotAllowed(Refused):
    """It is there, but not for you, or not now."""

    status = 403


class MovedOn(Refused):
    """The table is no longer as the request supposes."""

    status = 409


class TooFast(Refused):
    """Too much was asked in too short a time. `seconds` says when to ask again."""

    status = 429

    def __init__(self, key: str, *, seconds: int, **facts: object) -> None:
        # Whoever has to wait for long is told so in minutes.
        minutes = 0 if seconds < 100 else -(-seconds // 60)
        super().__init__(key, **{**facts, "seconds": seconds, "minutes": minutes})
        self.retry_after = seconds


class TooSlow(Refused):
    """The request did not come to its end in time."""

    status = 408


class DatabaseAway(Refused):
    """The database does not answer now. What was asked for may be asked again."""

    status = 503
    retry_after = 1


class BadDatabase(ConclaveError):
    """The database can't be used."""
