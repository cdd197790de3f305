"""Tutorials: a first game that shows the essentials, and topics explained as they come up."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from conclave.core.events import Event
from conclave.core.position import Decision, Plain, Position

ME = "me"
"""In the facts of a topic: the learner's own seat."""
OTHERS = "others"
"""In the facts of a topic: any other seat."""


class Topic(NamedTuple):
    """Something that is explained when it first comes up, with a question or an event.

    A topic that names neither comes up at once.
    """

    name: str
    rules: tuple[str, ...]
    """Statements of the ledger for further reading."""
    prompts: tuple[str, ...] = ()
    """The questions that bring it up."""
    moves: tuple[str, ...] = ()
    """If any are named, the question must offer one of these kinds of moves."""
    events: tuple[str, ...] = ()
    """The events that bring it up."""
    facts: Mapping[str, str | int] = {}
    """Facts that the question or event must have."""

    def comes_up(self, seat: int, decision: Decision | None, events: Iterable[Event]) -> bool:
        """Whether to explain this to a seat now, given what the seat sees."""
        if not (self.prompts or self.moves or self.events):
            return True
        return (decision is not None and self._matches_question(seat, decision)) or any(
            type(event).__name__ in self.events and self._matches_facts(seat, event.to_dict())
            for event in events
        )

    def _matches_question(self, seat: int, decision: Decision) -> bool:
        if not (self.prompts or self.moves):
            return False
        if self.prompts and decision.prompt not in self.prompts:
            return False
        kinds = {type(move).__name__ for move in decision.options} if self.moves else set()
        return bool(not self.moves or kinds & set(self.moves)) and self._matches_facts(
            seat, decision.facts
        )

    def _matches_facts(self, seat: int, facts: Mapping[str, Plain]) -> bool:
        for name, wanted in self.facts.items():
            value = facts.get(name)
            if wanted == ME:
                matches = value == seat
            elif wanted == OTHERS:
                matches = isinstance(value, int) and value != seat
            else:
                matches = value == wanted
            if not matches:
                return False
        return True


class Picture(NamedTuple):
    """The moment that the rules page shows: the learner's first question after `moves` moves by
    bots that offers a move of the kind `offers`, in the first game that has such a moment."""

    moves: int = 0
    offers: str = ""
    shows: Callable[[Position], bool] = lambda _: True
    """Whether everything can be seen that the page explains."""
    seed: int | None = None
    """Of the first game to try, if the lesson's own and the next ones show too little."""


class Lesson(NamedTuple):
    """A first game against bots, and the topics explained in it as they come up."""

    topics: tuple[Topic, ...]
    seats: int
    seed: int
    """Chosen so that the first turns show what the game is about."""
    options: Mapping[str, str | int] = {}
    seat: int = 0
    """The learner's seat."""
    bot: str = "greedy"
    picture: Picture = Picture()
