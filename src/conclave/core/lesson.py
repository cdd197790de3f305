"""How a game is learnt by playing: a first table that shows its essentials, and what to explain."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from conclave.core.events import Event
from conclave.core.position import Decision, Plain

ME = "me"
"""In the facts of a topic: the learner's own seat,"""
OTHERS = "others"
"""and any other."""


class Topic(NamedTuple):
    """Something that a newcomer is told when it first comes up: with a question or an event.

    What names neither comes up at once.
    """

    name: str
    rules: tuple[str, ...]
    """The statements of the ledger to read on."""
    asked: tuple[str, ...] = ()
    """The questions that bring it up,"""
    offers: tuple[str, ...] = ()
    """where one of these kinds of moves is open, if any are named;"""
    happens: tuple[str, ...] = ()
    """and the events that do."""
    facts: Mapping[str, str | int] = {}
    """What the question or the event must say besides."""

    def comes_up(self, seat: int, decision: Decision | None, events: Iterable[Event]) -> bool:
        """Whether it is the moment to explain this to a seat, by what it sees and no more."""
        if not (self.asked or self.offers or self.happens):
            return True
        return (decision is not None and self._is_asked(seat, decision)) or any(
            type(event).__name__ in self.happens and self._says(seat, event.told())
            for event in events
        )

    def _is_asked(self, seat: int, decision: Decision) -> bool:
        if not (self.asked or self.offers):
            return False
        if self.asked and decision.prompt not in self.asked:
            return False
        kinds = {type(move).__name__ for move in decision.options} if self.offers else set()
        return bool(not self.offers or kinds & set(self.offers)) and self._says(
            seat, decision.facts
        )

    def _says(self, seat: int, told: Mapping[str, Plain]) -> bool:
        for name, wanted in self.facts.items():
            value = told.get(name)
            if wanted == ME:
                fits = value == seat
            elif wanted == OTHERS:
                fits = isinstance(value, int) and value != seat
            else:
                fits = value == wanted
            if not fits:
                return False
        return True


class Lesson(NamedTuple):
    """A first game against bots, and the topics that are explained in it as they come up."""

    topics: tuple[Topic, ...]
    seats: int
    seed: int
    """Tried out: the first turns show what the game is about."""
    options: Mapping[str, str | int] = {}
    seat: int = 0
    """Where the learner sits."""
    bot: str = "greedy"
