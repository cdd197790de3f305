"""The guide for newcomers: explains each topic when it first comes up."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from conclave.core.events import Event, visible
from conclave.core.lesson import Topic
from conclave.core.position import Decision, Position
from conclave.text import Words
from conclave.text.guides import topic_text


class Guide:
    """Explains each topic to each seat once."""

    def __init__(self, topics: Sequence[Topic], words: Words) -> None:
        self.topics = topics
        self.words = words
        self.explained_to: dict[int, list[Topic]] = {}
        self._waiting: dict[int, list[Event]] = {}

    def happened(self, events: Sequence[Event], seats: Sequence[int]) -> None:
        """Remember what these seats saw, to explain it when they are next asked."""
        for seat in seats:
            self._waiting.setdefault(seat, []).extend(visible(list(events), seat))

    def news(self, position: Position, seat: int) -> list[Topic]:
        """New topics for a seat that is asked now: about what it saw, and about the question."""
        explained_to = self.explained_to.setdefault(seat, [])
        before = len(explained_to)
        self._explain(seat, None, [])
        for event in self._waiting.pop(seat, []):
            self._explain(seat, None, [event])
        self._explain(seat, position.decision(seat), [])
        return explained_to[before:]

    def _explain(self, seat: int, decision: Decision | None, events: list[Event]) -> None:
        explained_to = self.explained_to[seat]
        explained_to += [
            topic
            for topic in self.topics
            if topic not in explained_to and topic.comes_up(seat, decision, events)
        ]

    def page(self, topics: Sequence[Topic]) -> RenderableType:
        """These topics as a page."""
        parts: list[RenderableType] = []
        for topic in topics:
            title, text, now = topic_text(self.words, topic)
            rules = ", ".join(topic.rules)
            advice = Text.assemble((self.words.say("terminal-guide-now"), "bold"), " ", now)
            parts += [Text(title, "bold"), Text(text), advice, Text(rules, "dim"), Text()]
        return Group(*parts[:-1])

    def lines(self, topic: Topic) -> list[str]:
        """A topic as lines of text."""
        title, text, now = topic_text(self.words, topic)
        rules = ", ".join(topic.rules)
        now = f"{self.words.say('terminal-guide-now')} {now} [{rules}]"
        return ["", self.words.say("terminal-guide-title", title=title), text, now]
