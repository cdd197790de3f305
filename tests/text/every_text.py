"""All texts that a player can read, in one language: cards, messages, log lines, prompts, moves."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Final, NamedTuple

from fluent.syntax import ast
from text.test_vtes_words import every, samples_of
from text.vtes_words import ALL

import conclave
from conclave.core.events import Event
from conclave.core.rng import Rng
from conclave.games.vtes.rules import events as vtes_events
from conclave.text import Words
from conclave.text.bundle import FOLDER, resource
from conclave.text.cards import cards

GAP: Final = "▯"
"""Stands for a fact in a message."""
GRAMMARS: Final = re.compile(r"lang\.ftl|.*-cards\.ftl")
"""Files with parts of sentences; their texts are read on the cards."""
NUMBERS: Final = {
    "zero": "0", "one": "1", "two": "2", "few": "2", "many": "5", "other": "5",
    "fraction": "1,5",
}  # fmt: skip
"""A number for each plural form."""
MOVES: Final = 400
"""How many moves of a random game are read."""


class Text(NamedTuple):
    """A text and where it is from."""

    kind: str
    """`text`, `line`, `note` of a card; `message`; `log`, `prompt` or `move` of a game."""
    game: str
    """The game, or `all`."""
    source: str
    """The card, file and message, or event."""
    text: str


@cache
def every_text(language: str) -> tuple[Text, ...]:
    """All texts, equal ones only once."""
    found: dict[tuple[str, str, str], Text] = {}
    for text in (*card_texts(language), *messages(language), *spoken(language)):
        found.setdefault((text.kind, text.game, text.text), text)
    return tuple(text for text in found.values() if text.text)


# Cards


def card_texts(language: str) -> Iterator[Text]:
    """Type lines, texts and notes of all cards."""
    for name in conclave.game_names():
        game = conclave.game(name)
        for card in cards(Words(language, game, strict=True)) if game.cards else ():
            for kind, text in (("line", card.line), ("text", card.text), ("note", card.note)):
                yield Text(kind, name, f"{name} card {card.card}", text)


# Messages


def messages(language: str) -> Iterator[Text]:
    """All messages in all their variants, with gaps for facts."""
    for file in sorted((FOLDER / language).glob("*.ftl")):
        if GRAMMARS.fullmatch(file.name):
            continue
        game = game_of(file)
        for entry in resource(file).body:
            if isinstance(entry, ast.Message):
                named = [(entry.id.name, entry.value)]
                named += [(f"{entry.id.name}.{a.id.name}", a.value) for a in entry.attributes]
                for key, pattern in named:
                    for text in dict.fromkeys(variants(pattern, {})) if pattern else ():
                        yield Text("message", game, f"{language}/{file.name} {key}", text)


def game_of(file: Path) -> str:
    """The game that a file of messages belongs to, or `all`."""
    parts = re.split(r"[-.]", file.name)
    return next((name for name in conclave.game_names() if name in parts), "all")


def variants(pattern: ast.Pattern, known: dict[str, str]) -> Iterator[str]:
    """A message with each variant of its choices; `known` holds the keys chosen for facts."""
    choices = [
        part.expression.variants
        for part in pattern.elements
        if isinstance(part, ast.Placeable) and isinstance(part.expression, ast.SelectExpression)
    ]
    for at in range(max(map(len, choices), default=1)):
        keys = dict(known)
        parts: list[list[str]] = []
        for part in pattern.elements:
            if isinstance(part, ast.TextElement):
                parts.append([part.value])
            elif isinstance(part.expression, ast.SelectExpression):
                variant = choose(part.expression, keys, at)
                parts.append(list(variants(variant.value, keys)))
            else:
                parts.append([shown(part.expression, keys)])
        for row in range(max(map(len, parts), default=0)):
            yield "".join([each[min(row, len(each) - 1)] if each else "" for each in parts])


def choose(choice: ast.SelectExpression, keys: dict[str, str], at: int) -> ast.Variant:
    """The variant for a fact whose key is known, otherwise the one at this place."""
    named = {key_of(variant): variant for variant in choice.variants}
    default = next(variant for variant in choice.variants if variant.default)
    if not isinstance(choice.selector, ast.VariableReference):
        return choice.variants[min(at, len(choice.variants) - 1)]
    fact = choice.selector.id.name
    if fact in keys:
        return named.get(keys[fact], default)
    variant = choice.variants[min(at, len(choice.variants) - 1)]
    plural = {"one", "few", "many"} & {*named} or any(map(str.isdigit, named))
    keys[fact] = key_of(variant)
    if plural and keys[fact] == "other" and "many" in named:
        keys[fact] = "fraction"
    return variant


def key_of(variant: ast.Variant) -> str:
    """A variant's name or number."""
    key = variant.key
    return key.value if isinstance(key, ast.NumberLiteral) else key.name


def shown(expression: object, known: dict[str, str]) -> str:
    """A fact or another message within a message."""
    match expression:
        case ast.VariableReference():
            key = known.get(expression.id.name, "")
            return key if key.isdigit() else NUMBERS.get(key, GAP)
        case ast.StringLiteral() | ast.NumberLiteral():
            return expression.value
        case ast.Placeable():
            return shown(expression.expression, known)
    return GAP


# What happens in games


def spoken(language: str) -> Iterator[Text]:
    """Log lines, prompts and moves: of each game in random games, of V:TES with sample values."""
    for name in conclave.game_names():
        yield from random_game(language, name)
    words = next(words for words in ALL if words.language == language)
    for kind in every(Event):
        if kind.__module__.startswith(vtes_events.__name__):
            for event in samples_of(kind):
                assert isinstance(event, Event)
                if getattr(event, "target_seat", 0) >= 0:
                    yield Text("log", "vtes", f"vtes event {kind.__name__}", words.event(event))
    for move_kind in conclave.game("vtes").moves:
        for move in samples_of(move_kind):
            assert isinstance(move, move_kind)
            yield Text("move", "vtes", f"vtes move {move_kind.__name__}", words.move(move))


ENGLISH: Final = re.compile(r"\b(?:the|this|that|with|each|and)\b")


def foreign_names(words: Words) -> re.Pattern[str]:
    """The names of decks, and of cards that contain English words, as they are printed in all
    languages."""
    game = words.game
    listed = cards(words) if game is not None and game.cards else ()
    names = [card.name for card in listed if ENGLISH.search(card.name)]
    if game is not None and game.decks is not None:
        names += game.decks.precons.values()
    names.sort(key=len, reverse=True)
    return re.compile("|".join(map(re.escape, names)) or "(?!)")


def random_game(language: str, name: str) -> Iterator[Text]:
    """What is said in a random game, with gaps for names that contain English words."""
    foreign = foreign_names(Words(language, conclave.game(name), strict=True))
    for text in said(language, name):
        yield text if language == "en" else text._replace(text=foreign.sub(GAP, text.text))


def said(language: str, name: str) -> Iterator[Text]:
    """What is said in a random game."""
    game = conclave.game(name)
    words = Words(language, game, strict=True)
    position, rng = game.start(game.seats[-1], seed=1), Rng(1)
    lines = words.event_lines(position.events)
    for _ in range(MOVES):
        for line in lines:
            yield Text("log", name, f"{name} log", line)
        if position.over:
            return
        seat = position.deciders[0]
        decision = position.decision(seat)
        yield Text("prompt", name, f"{name} prompt", words.prompt(decision))
        for move in islice(decision.options, 20):
            yield Text("move", name, f"{name} move {move}", words.move(move))
        lines = words.event_lines(position.play(seat, decision.options.pick(rng)))
