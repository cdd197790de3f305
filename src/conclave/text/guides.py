"""What a guide says: the topics of a game's lesson in one language."""

from __future__ import annotations

from typing import NamedTuple

from conclave.core.lesson import Topic
from conclave.text.words import Words


class Explained(NamedTuple):
    """A topic as it is told: what it is called, what it is about, and what to do now."""

    title: str
    text: str
    now: str


def explained(words: Words, topic: Topic) -> Explained:
    """The topic in words; all of them stand in `guide-GAME.ftl`, or in a game's own folder."""
    assert words.game is not None
    key = f"guide-{words.game.name}-{topic.name}"
    return Explained(words.say(key), words.say(f"{key}.text"), words.say(f"{key}.now"))
