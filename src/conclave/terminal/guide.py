"""The guide for newcomers: what is explained in a game, each thing when it first comes up."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from conclave.core.events import Event, visible
from conclave.core.lesson import Topic
from conclave.core.position import Decision, Position
from conclave.text import Words
from conclave.text.guides import explained


class Guide:
    """Remembers for each seat what it has been told."""

    def __init__(self, topics: Sequence[Topic], words: Words) -> None:
        self.topics = topics
        self.words = words
        self.told: dict[int, list[Topic]] = {}
        self._waiting: dict[int, list[Event]] = {}

    def happened(self, events: Sequence[Event], seats: Sequence[int]) -> None:
        """Note what these seats saw happen; it is explained when they are next asked."""
        for seat in seats:
            self._waiting.setdefault(seat, []).extend(visible(list(events), seat))

    def news(self, position: Position, seat: int) -> list[Topic]:
        """What is new to a seat that is asked now: what it saw, and what the question is about."""
        told = self.told.setdefault(seat, [])
        before = len(told)
        self._tell(seat, None, [])
        for event in self._waiting.pop(seat, []):
            self._tell(seat, None, [event])
        self._tell(seat, position.decision(seat), [])
        return told[before:]

    def _tell(self, seat: int, decision: Decision | None, events: list[Event]) -> None:
        told = self.told[seat]
        told += [
            topic
            for topic in self.topics
            if topic not in told and topic.comes_up(seat, decision, events)
        ]

    def page(self, topics: Sequence[Topic]) -> RenderableType:
        """What these are about, to be read on a screen."""
        parts: list[RenderableType] = []
        for topic in topics:
            title, text, now = explained(self.words, topic)
            rules = ", ".join(topic.rules)
            advice = Text.assemble((self.words.say("terminal-guide-now"), "bold"), " ", now)
            parts += [Text(title, "bold"), Text(text), advice, Text(rules, "dim"), Text()]
        return Group(*parts[:-1])

    def lines(self, topic: Topic) -> list[str]:
        """The same line by line."""
        title, text, now = explained(self.words, topic)
        rules = ", ".join(topic.rules)
        now = f"{self.words.say('terminal-guide-now')} {now} [{rules}]"
        return ["", self.words.say("terminal-guide-title", title=title), text, now]
