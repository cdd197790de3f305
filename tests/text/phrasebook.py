"""The phrases in phrases.txt, and the vocabulary in which they are written."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from conclave.games.masquerade.rules import abilities, moments, players
from conclave.games.masquerade.vocabulary import amounts, effects, gains, special
from conclave.lang import abilities as trigger_nodes
from conclave.lang import effects as effect_nodes
from conclave.lang import nodes
from conclave.lang.nodes import Ability, Node
from conclave.text import Words
from conclave.text.phrases import Phrases

MODULES = (
    nodes,
    effect_nodes,
    trigger_nodes,
    amounts,
    players,
    moments,
    effects,
    gains,
    special,
    abilities,
)
VOCABULARY: dict[str, object] = {
    name: value
    for module in MODULES
    for name, value in vars(module).items()
    if isinstance(value, Node | str) or (isinstance(value, type) and issubclass(value, Node))
}


class Row(NamedTuple):
    """A phrase in code, and its text in three languages."""

    code: str
    en: str
    de: str
    pl: str


def parse_phrase(code: str) -> Node:
    """The phrase that a piece of code stands for."""
    node = eval(code, dict(VOCABULARY))
    assert isinstance(node, Node), code
    return node


def text_of(words: Words, node: Node) -> str:
    """The text of a phrase; abilities are whole sentences."""
    phrases = Phrases(words)
    return phrases.sentences(node) if isinstance(node, Ability) else phrases.say(node)


def rows() -> list[Row]:
    """All rows of the file."""
    text = (Path(__file__).parent / "phrases.txt").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [Row(*lines[start : start + 4]) for start in range(0, len(lines), 4)]


def kinds(within: type[Node] = Node) -> Iterator[type[Node]]:
    """Every kind of phrase in Masquerade's vocabulary."""
    for kind in within.__subclasses__():
        yield from kinds(kind)
        ours = kind.__module__ in [module.__name__ for module in MODULES]
        if ours and not kind.__subclasses__():
            yield kind
