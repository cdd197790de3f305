"""The entries of a table's log, and their kinds."""

from __future__ import annotations

from typing import Any, Final, Literal

from msgspec import Struct

from conclave.server.terms import TableStatus

BEGIN: Final = "begin"
BOT: Final = "bot"
CHAT: Final = "chat"
CLOSE: Final = "close"
EXPIRE: Final = "expire"
FREE: Final = "free"
JOIN: Final = "join"
LEAVE: Final = "leave"
MOVE: Final = "move"
RESIGN: Final = "resign"
TIME: Final = "time"
TIMEOUT: Final = "timeout"
UNDO: Final = "undo"
UNDO_AGREED: Final = "undo-agreed"
UNDO_ASKED: Final = "undo-asked"
UNDO_REFUSED: Final = "undo-refused"

EntryKind = Literal[
    "begin",
    "bot",
    "chat",
    "close",
    "expire",
    "free",
    "join",
    "leave",
    "move",
    "resign",
    "time",
    "timeout",
    "undo",
    "undo-agreed",
    "undo-asked",
    "undo-refused",
]


# Tens of thousands of entries stay in memory. They hold plain data, which can't form cycles, so
# `gc=False` saves the collector the time to scan them.
class Draft(Struct, frozen=True, kw_only=True, gc=False):
    """An entry without a number yet."""

    kind: EntryKind
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

    state: TableStatus
    updated: int
    wake: int | None
