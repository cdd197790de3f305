"""Which words of a card language serve one card alone."""

from __future__ import annotations

from collections.abc import Mapping

from conclave.core.definition import Definition
from conclave.lang.nodes import walk


def own_words(cards: Mapping[str, Definition]) -> dict[str, tuple[str, ...]]:
    """For each card the words on it that no other card is written with; none for most."""
    said = {
        name: dict.fromkeys(type(node).__name__ for node in walk(card.fields()))
        for name, card in cards.items()
    }
    users: dict[str, list[str]] = {}
    for name, words in said.items():
        for word in words:
            users.setdefault(word, []).append(name)
    return {
        name: tuple(word for word in words if len(users[word]) == 1) for name, words in said.items()
    }
