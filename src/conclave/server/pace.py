"""When answers to reactions are committed: so that the time tells nothing about a hand.

Everybody's answer waits, whether a person gives it, a bot, or the server for a seat that wants no
question. Until when depends on what all can see and on chance alone: on when the window opened,
and how many have passed in it. All who pass in a window share one pause.
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
from conclave.server.standing import Standing

SLOTS = 15
"""Of a mean pause, the part that lies between the answers of those who share it."""
ALONE = 0.25
"""The part of the pause that is kept with one who plays against bots: they watch no clock."""
SLACK = 300
"""How late, in milliseconds, an answer may be so that the next still shares its pause."""
TALK = (
    CHAT,
    UNDO_ASKED,
    UNDO_AGREED,
    UNDO_REFUSED,
    JOIN,
    LEAVE,
)


class Beat(Struct, frozen=True):
    """A pause that those who are asked one after the other share."""

    number: int = 0
    """The entry of the log that opened it,"""
    at: int = 0
    """and when that was."""
    answers: int = 0
    """How many have answered in it."""

    def due(self, standing: Standing, pause: float) -> int:
        """From when on the present question may be answered; `pause` is the mean, in seconds."""
        terms = standing.terms
        drawn = sha256(f"{terms.invitation} {terms.seed} pace {self.number}".encode()).digest()
        chance = int.from_bytes(drawn[:4]) / 2**32
        if len(standing.humans()) == 1:
            pause *= ALONE
        return self.at + int(1000 * pause * (0.5 + chance + self.answers / SLOTS))

    def after(self, before: Standing, entry: Entry, standing: Standing, pause: float) -> Beat:
        """The beat after an entry: the same where somebody has passed in time, or a new one."""
        if entry.kind in TALK:
            return self
        here, there = before.position, standing.position
        if entry.kind == MOVE and here is not None and there is not None:
            in_time = entry.at <= self.due(before, pause) + SLACK
            if in_time and here.same_window(there):
                return Beat(self.number, self.at, self.answers + 1)
        return Beat(entry.number, standing.at)
