"""The entries of a table's log, and their kinds."""

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


# Tens of thousands of entries stay in memory. They hold plain data, which can't form cycles, so
# `gc=False` saves the collector the time to scan them.
class Draft(Struct, frozen=True, kw_only=True, gc=False):
    """An entry without a number yet."""

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
        """The entry of a draft."""
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
    """The stored part of a table's state, to find tables without replaying them."""

    state: str
    updated: int
    wake: int | None
