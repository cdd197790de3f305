"""Card names, type lines and texts, in one language."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from typing import NamedTuple

from rapidfuzz import fuzz, process

from conclave.core.definition import Definition
from conclave.core.errors import UnknownCard
from conclave.core.game import Game
from conclave.lang.nodes import walk
from conclave.text.choices import settle
from conclave.text.phrases import NEW_LINE, Phrases, sentence
from conclave.text.words import MissingWords, Words, languages


class CardWords(NamedTuple):
    """A card in words."""

    card: str
    """The id used in moves."""
    name: str
    group: str
    """The heading it is listed under, such as its clan."""
    line: str
    """Its type and numbers."""
    text: str
    """Its effect, with a line for each way to play it; empty if it has none."""
    note: str
    """A note about the card, if there is one."""


def cards(words: Words) -> list[CardWords]:
    """All cards of the game."""
    return [card(words, name) for name in names(words)]


def names(words: Words) -> dict[str, str]:
    """The names of all cards of the game by their ids."""
    assert words.game is not None
    if not words.game.cards:
        raise UnknownCard("no-cards", game=words.game.name)
    return {name: words.name("card", name) for name in words.game.cards}


def card(words: Words, name: str) -> CardWords:
    """A card by its id."""
    assert words.game is not None
    try:
        return _card(words.language, words.game, name)
    except MissingWords:
        if words.strict:
            raise
        return CardWords(name, name, "", "", repr(words.game.cards[name]), "")


@cache
def _card(language: str, game: Game, name: str) -> CardWords:
    try:
        return _in_words(_phrases(language, game), game.cards[name], name)
    except MissingWords as missing:
        raise MissingWords(f"{name}: {missing}") from None


def _in_words(phrases: Phrases, definition: Definition, name: str) -> CardWords:
    return CardWords(
        name,
        phrases.words.name("card", name),
        phrases.say(definition, "group"),
        phrases.say(definition),
        _contracted(phrases.words, lines(phrases.say(definition, "text")))
        if walk(definition.fields())
        else "",
        phrases.say(definition, "note"),
    )


@cache
def _phrases(language: str, game: Game) -> Phrases:
    return Phrases(Words(language, game, strict=True))


def lines(text: str) -> str:
    """A card text with a line for each way to play it."""
    parts = settle(text).split(NEW_LINE)
    return "\n".join([sentence(part) for part in parts if part.strip()])


def _contracted(words: Words, text: str) -> str:
    """A text in which some words are joined, such as *vom* for *von dem*."""
    key = words.key("phrase-contracted")
    for pair in words.say(key).split(", ") if words.has(key) else ():
        apart, _, joined = pair.partition(" = ")
        text = re.sub(rf"\b{apart}\b", joined, text)
    return text


def find(words: Words, typed: str) -> list[CardWords]:
    """The cards with this id, or with this name in any language."""
    assert words.game is not None
    every = names(words)
    spelled = _spellings(words.game)
    if found := spelled.get(_plain(typed)):
        return [card(words, name) for name in every if name in found]
    raise UnknownCard(
        "unknown-card",
        game=words.game.name,
        name=typed,
        close=", ".join(_close(every, spelled, _plain(typed))) or "none",
    )


def find_id(game: Game, typed: str) -> str | None:
    """The id of the only card, or side with a deck, with this id or this name in any language."""
    sides = {} if game.decks is None else _sides(game)
    found = {*_spellings(game).get(_plain(typed), ()), *sides.get(_plain(typed), ())}
    return found.pop() if len(found) == 1 else None


def _close(every: dict[str, str], spelled: dict[str, set[str]], typed: str) -> list[str]:
    """The names of cards that are spelled like it, or contain it."""
    alike = process.extract(typed, spelled.keys(), scorer=fuzz.ratio, limit=5, score_cutoff=60)
    near = [name for name, _, _ in alike]
    near += [name for name in spelled if typed and typed in name and name not in near]
    found = {slug for name in near[:5] for slug in spelled[name]}
    return list(dict.fromkeys([name for slug, name in every.items() if slug in found]))


@cache
def _sides(game: Game) -> dict[str, set[str]]:
    """The sides of deck lists by their simplified names in all languages."""
    assert game.decks is not None
    return {
        _plain(Words(language, game).name("side", side)): {side}
        for language in languages()
        for side in game.decks.sides
    }


@cache
def _spellings(game: Game) -> dict[str, set[str]]:
    """The cards by their simplified names in all languages."""
    found: dict[str, set[str]] = {}
    for language in languages():
        for id, name in names(Words(language, game)).items():
            for spelling in (id, name):
                found.setdefault(_plain(spelling), set()).add(id)
    return found


def _plain(name: str) -> str:
    """A name in lower case without accents and punctuation: Łowy → lowy."""
    letters = unicodedata.normalize("NFKD", re.sub(r"['’]", "", name.casefold()))
    ascii_letters = "".join(filter(str.isascii, letters.replace("ł", "l")))
    return re.sub(r"[^a-z0-9*]+", " ", ascii_letters).strip()
