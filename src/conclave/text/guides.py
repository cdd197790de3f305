"""The topics of a game's lesson, in one language."""

from __future__ import annotations

from typing import NamedTuple

from conclave.core.lesson import Topic
from conclave.text.words import Words


class TopicText(NamedTuple):
    """A topic in words: its title, its text, and what to do now."""

    title: str
    text: str
    now: str


def topic_text(words: Words, topic: Topic) -> TopicText:
    """The topic in words, from `guide-GAME.ftl` or a game's own folder."""
    assert words.game is not None
    key = f"guide-{words.game.name}-{topic.name}"
    return TopicText(words.say(key), words.say(f"{key}.text"), words.say(f"{key}.now"))
