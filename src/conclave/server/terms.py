"""What a table was set up with, who sits at it, and the moves that count."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from msgspec import Struct

from conclave.core.game import Game
from conclave.server.clocks import Clock

OPEN = "open"
PERSON = "person"
BOT = "bot"

WAITING = "waiting"
RUNNING = "running"
FINISHED = "finished"
CLOSED = "closed"


class Chair(Struct, frozen=True):
    """Who sits at a seat. Whoever resigned is remembered; a bot plays on for him."""

    kind: str = OPEN
    person: str | None = None
    name: str = ""
    bot: str | None = None
    resigned: bool = False
    account: bool = False


@dataclass(frozen=True, eq=False)
class Terms:
    """What was settled when the table was set up."""

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
        """After how many minutes time is called, where the table has set itself a limit."""
        return self.game.time_limit(self.game.settings(self.options))


class Made(Struct, frozen=True, gc=False):  # as `entries.Draft`
    """A move that counts: under which number it was entered, whose it is, and its text."""

    number: int
    seat: int
    text: str
    reveals: bool


class UndoAsked(Struct, frozen=True):
    """A seat asks to go back to an entry; those in `waiting` have not answered yet."""

    seat: int
    to: int
    waiting: tuple[int, ...]
