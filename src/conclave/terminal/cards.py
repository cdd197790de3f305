"""The cards that can be read at the table: one under the cursor, or all that lie open."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from conclave.core.game import Game
from conclave.core.moves import Move
from conclave.core.position import Plain
from conclave.text import Words
from conclave.text.cards import CardWords, card
from conclave.text.reasons import whys


def cards_shown(view: Mapping[str, Plain], game: Game) -> list[str]:
    """The cards that a view names, each once, in the order of the game's own list."""
    named = {name.partition("#")[0] for name in _strings(dict(view))}
    return [name for name in game.cards if name in named]


def _strings(value: Plain) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from _strings(part)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from _strings(part)


def card_of(move: Move | None, words: Words) -> CardWords | None:
    """The card that a move is about, if it is about one."""
    if move is not None and words.game is not None:
        for value in move.fields():
            name = value.partition("#")[0] if isinstance(value, str) else ""
            if name in words.game.cards:
                return card(words, name)
    return None


def in_one_line(told: CardWords) -> Text:
    """A card, short: what it is called, what it is, what it does."""
    text = Text()
    text.append(told.name, "bold")
    text.append(f" · {told.line}", "dim")
    return text.append(f"  {' '.join(told.text.split())}" if told.text else "")


Obstacles = Mapping[str, Sequence[Mapping[str, Plain]]]
"""What `Position.obstacles` tells of the cards in a hand."""


def page(view: Mapping[str, Plain], words: Words, obstacles: Obstacles) -> RenderableType:
    """All cards that a view names, under the headings of the game; first, if anything is in the
    way of those in hand, what it is."""
    assert words.game is not None
    parts: list[RenderableType] = []
    if obstacles:
        parts.append(Text(words.say("terminal-not-playable"), "bold underline"))
        for name, entries in obstacles.items():
            line = Text(words.name("card", name), "bold")
            line.append(f"  {'; '.join(whys(words, name, entries))}", "not bold")
            parts.append(line)
    group = ""
    for name in cards_shown(view, words.game):
        told = card(words, name)
        if told.group != group:
            group = told.group
            parts += [*([Text()] if parts else []), Text(group, "bold underline")]
        parts.append(in_one_line(told)[: len(told.name) + len(told.line) + 3])
        parts += [Padding(Text(text), (0, 0, 0, 4)) for text in (told.text, told.note) if text]
    return Group(*parts)
