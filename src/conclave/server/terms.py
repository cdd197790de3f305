"""The settings of a table, who holds its seats, and its moves."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, Literal

from msgspec import Struct

from conclave.core.game import Game
from conclave.server.clocks import Clock

OPEN: Final = "open"
PERSON: Final = "person"
BOT: Final = "bot"
SeatKind = Literal["open", "person", "bot"]

WAITING: Final = "waiting"
RUNNING: Final = "running"
FINISHED: Final = "finished"
CLOSED: Final = "closed"
TableStatus = Literal["waiting", "running", "finished", "closed"]


class Chair(Struct, frozen=True):
    """Who holds a seat: nobody, a person or a bot. Keeps the name of a player who resigned."""

    kind: SeatKind = OPEN
    person: str | None = None
    name: str = ""
    bot: str | None = None
    resigned: bool = False
    account: bool = False


@dataclass(frozen=True, eq=False)
class Terms:
    """The settings of a table, fixed when it is set up."""

    id: str
    game: Game
    options: dict[str, Any]
    chairs: tuple[Chair, ...]
    public: bool
    clock: Clock | None
    invitation: str
    seed: int
    host: str
    created: int

    @cached_property
    def minutes(self) -> int | None:
        """The time limit in minutes, if the table has one."""
        return self.game.time_limit(self.game.settings(self.options))


class PlayedMove(Struct, frozen=True, gc=False):  # as `entries.Draft`
    """A move that wasn't taken back; `number` is that of its entry."""

    number: int
    seat: int
    text: str
    reveals: bool


class PendingUndo(Struct, frozen=True):
    """A seat asks to go back to an entry; the seats in `waiting` haven't answered yet."""

    seat: int
    to: int
    waiting: tuple[int, ...]
