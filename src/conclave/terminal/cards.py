"""Card texts: of the highlighted move, or of all visible cards."""

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
from conclave.text.reasons import obstacle_texts


def cards_shown(view: Mapping[str, Plain], game: Game) -> list[str]:
    """The cards that a view names, in the game's order."""
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
    """The card that a move is about, if any."""
    if move is not None and words.game is not None:
        for value in move.fields():
            name = value.partition("#")[0] if isinstance(value, str) else ""
            if name in words.game.cards:
                return card(words, name)
    return None


def in_one_line(card_words: CardWords) -> Text:
    """A card's name, type and text in one line."""
    text = Text()
    text.append(card_words.name, "bold")
    text.append(f" · {card_words.line}", "dim")
    return text.append(f"  {' '.join(card_words.text.split())}" if card_words.text else "")


Obstacles = Mapping[str, Sequence[Mapping[str, Plain]]]
"""The result of `Position.obstacles`: why cards in hand can't be played."""


def page(view: Mapping[str, Plain], words: Words, obstacles: Obstacles) -> RenderableType:
    """Obstacles to playing the cards in hand, then all cards that a view names, by group."""
    assert words.game is not None
    parts: list[RenderableType] = []
    if obstacles:
        parts.append(Text(words.say("terminal-not-playable"), "bold underline"))
        for name, entries in obstacles.items():
            line = Text(words.name("card", name), "bold")
            line.append(f"  {'; '.join(obstacle_texts(words, name, entries))}", "not bold")
            parts.append(line)
    group = ""
    for name in cards_shown(view, words.game):
        card_words = card(words, name)
        if card_words.group != group:
            group = card_words.group
            parts += [*([Text()] if parts else []), Text(group, "bold underline")]
        parts.append(in_one_line(card_words)[: len(card_words.name) + len(card_words.line) + 3])
        parts += [
            Padding(Text(text), (0, 0, 0, 4)) for text in (card_words.text, card_words.note) if text
        ]
    return Group(*parts)
