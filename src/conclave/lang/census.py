"""Which cards use which words of the card language."""

from __future__ import annotations

from collections.abc import Mapping

from conclave.core.definition import Definition
from conclave.lang.nodes import Node, walk


def cards_by_word(cards: Mapping[str, Definition]) -> dict[type[Node], list[str]]:
    """Every word that is used, with the cards that use it."""
    found: dict[type[Node], list[str]] = {}
    for name, card in cards.items():
        for word in dict.fromkeys(type(node) for node in walk(card.fields())):
            found.setdefault(word, []).append(name)
    return found


def single_use_words(cards: Mapping[str, Definition]) -> dict[str, tuple[str, ...]]:
    """For each card, the words that no other card uses."""
    found: dict[str, list[str]] = {name: [] for name in cards}
    for word, names in cards_by_word(cards).items():
        if len(names) == 1:
            found[names[0]].append(word.__name__)
    return {name: tuple(words) for name, words in found.items()}
