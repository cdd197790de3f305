"""What a table's log is made of: plain entries, each of one kind."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

BEGIN = "begin"
BOT = "bot"
CHAT = "chat"
CLOSE = "close"
EXPIRE = "expire"
FREE = "free"
JOIN = "join"
LEAVE = "leave"
MOVE = "move"
RESIGN = "resign"
TIME = "time"
TIMEOUT = "timeout"
UNDO = "undo"
UNDO_AGREED = "undo-agreed"
UNDO_ASKED = "undo-asked"
UNDO_REFUSED = "undo-refused"


# Entries stay in memory by the ten thousand and hold plain data only, which can't form cycles:
# `gc=False` spares the collector, and so everybody at a table, the time to look through them.
class Draft(Struct, frozen=True, kw_only=True, gc=False):
    """What somebody wants to enter into the log."""

    kind: str
    seat: int | None = None
    person: str | None = None
    message: str | None = None
    body: dict[str, Any] = {}


class Entry(Draft, frozen=True, kw_only=True, gc=False):
    """One line of the log."""

    number: int
    at: int

    @staticmethod
    def of(draft: Draft, number: int, at: int) -> Entry:
        """The entry that a draft becomes."""
        return Entry(
            number=number,
            at=at,
            kind=draft.kind,
            seat=draft.seat,
            person=draft.person,
            message=draft.message,
            body=draft.body,
        )


class Summary(Struct, frozen=True):
    """What is written beside an entry so that tables can be found without replaying them."""

    state: str
    updated: int
    wake: int | None
