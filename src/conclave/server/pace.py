"""When answers to reactions are committed, so that timing reveals nothing about a hand.

All answers wait, whether by a person, a bot, or the server for an automatic pass. The time depends
only on public information and chance: when the window opened, and how many have passed in it. All
passes in a window share one pause.
"""

from __future__ import annotations

from hashlib import sha256

from msgspec import Struct

from conclave.server.entries import (
    CHAT,
    JOIN,
    LEAVE,
    MOVE,
    UNDO_AGREED,
    UNDO_ASKED,
    UNDO_REFUSED,
    Entry,
)
from conclave.server.table_state import TableState

SLOTS = 15
"""The time between two answers that share a pause, as a fraction (1/15) of the mean pause."""
ALONE = 0.25
"""The fraction of the pause for one person among bots, from whom timing hides nothing."""
SLACK = 300
"""How late, in milliseconds, an answer may be for the next one to share its pause."""
TALK = (
    CHAT,
    UNDO_ASKED,
    UNDO_AGREED,
    UNDO_REFUSED,
    JOIN,
    LEAVE,
)


class SharedPause(Struct, frozen=True):
    """A pause shared by those who are asked one after the other."""

    number: int = 0
    """The number of the entry that opened it."""
    at: int = 0
    """The time of that entry."""
    answers: int = 0
    """How many answers have shared it so far."""

    def due(self, state: TableState, pause: float) -> int:
        """The time from which the open question may be answered; `pause` is the mean in seconds."""
        terms = state.terms
        drawn = sha256(f"{terms.invitation} {terms.seed} pace {self.number}".encode()).digest()
        chance = int.from_bytes(drawn[:4]) / 2**32
        if len(state.humans()) == 1:
            pause *= ALONE
        return self.at + int(1000 * pause * (0.5 + chance + self.answers / SLOTS))

    def after(
        self, before: TableState, entry: Entry, state: TableState, pause: float
    ) -> SharedPause:
        """The pause after an entry: the same if somebody passed in time, otherwise a new one."""
        if entry.kind in TALK:
            return self
        here, there = before.position, state.position
        if entry.kind == MOVE and here is not None and there is not None:
            in_time = entry.at <= self.due(before, pause) + SLACK
            if in_time and here.same_window(there):
                return SharedPause(self.number, self.at, self.answers + 1)
        return SharedPause(entry.number, state.at)
