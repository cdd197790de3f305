"""The phrases in phrases.txt, and the words of the card language by which they are written."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from conclave.games.masquerade.vocabulary import (
    amounts,
    effects,
    gains,
    moments,
    players,
    special,
    standing,
)
from conclave.lang import abilities, nodes
from conclave.lang import effects as joining
from conclave.lang.nodes import Ability, Node
from conclave.text import Words
from conclave.text.phrases import Phrases

MODULES = (
    nodes,
    joining,
    abilities,
    amounts,
    players,
    moments,
    effects,
    gains,
    special,
    standing,
)
VOCABULARY: dict[str, object] = {
    name: value
    for module in MODULES
    for name, value in vars(module).items()
    if isinstance(value, Node | str) or (isinstance(value, type) and issubclass(value, Node))
}


class Row(NamedTuple):
    """A phrase as it is written, and what it says."""

    code: str
    en: str
    de: str
    pl: str


def written(code: str) -> Node:
    """A phrase as it is written on a card."""
    node = eval(code, dict(VOCABULARY))
    assert isinstance(node, Node), code
    return node


def said(words: Words, node: Node) -> str:
    """What a phrase says: a sentence, where it is one."""
    phrases = Phrases(words)
    return phrases.sentences(node) if isinstance(node, Ability) else phrases.say(node)


def rows() -> list[Row]:
    """The whole file."""
    text = (Path(__file__).parent / "phrases.txt").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [Row(*lines[start : start + 4]) for start in range(0, len(lines), 4)]


def kinds(within: type[Node] = Node) -> Iterator[type[Node]]:
    """Every kind of phrase that cards are made of."""
    for kind in within.__subclasses__():
        yield from kinds(kind)
        ours = kind.__module__ in [module.__name__ for module in MODULES]
        if ours and not kind.__subclasses__():
            yield kind
