"""The messages of the server over a socket."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType

from conclave.server.shapes import LogEntry, Sync

Difference = Annotated[dict[str, Any], Meta(title="Difference")]
"""Changed parts: see server/differences.py."""


class ViewStep(Struct):
    """The view within the last entry of an update, after some of its events."""

    events: int
    """How many of the entry's events have happened."""
    changes: Difference
    """The changes of the view since the step before, or since the entry before."""


class Update(Struct, tag_field="type", tag="update"):
    """The changes for a viewer since the last update or sync."""

    number: int
    since: int
    """The number of the message that it updates."""
    changes: Difference
    """The changed parts of the sync."""
    log: list[LogEntry]
    steps: list[ViewStep] | UnsetType = UNSET
    """The views within the last entry, wherever another kind of event begins; only in games that
    show them."""


class PresenceMessage(Struct, tag_field="type", tag="presence"):
    """The people at a table."""

    online: tuple[int, ...]
    watchers: int
    gone: tuple[int, ...]
    """The seats whose players have been away long enough to be replaced by a bot."""


class DoneMessage(Struct, tag_field="type", tag="done"):
    """A request was committed."""

    id: str | None
    number: int


class RefusedMessage(Struct, tag_field="type", tag="refused"):
    """A request was refused; nothing has changed."""

    id: str | None
    error: str
    reason: str
    rule: str | None
    retry_after: int | UnsetType = UNSET
    """Seconds until the client may try again."""


class Pong(Struct, tag_field="type", tag="pong"):
    """The answer to a ping."""


SocketMessage = Sync | Update | PresenceMessage | DoneMessage | RefusedMessage | Pong
