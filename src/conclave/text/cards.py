"""The cards of a game as one reads them: what they are called, what they are, what they say."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from typing import NamedTuple

from rapidfuzz import fuzz, process

from conclave.core.errors import UnknownCard
from conclave.core.game import Game
from conclave.lang.nodes import walk
from conclave.text.phrases import NEW_LINE, Phrases, sentence
from conclave.text.words import MissingWords, Words, languages


class CardWords(NamedTuple):
    """A card in words."""

    card: str
    """How it is written in moves."""
    name: str
    group: str
    """What it is listed under: its clan, its kind."""
    line: str
    """What it is, with its numbers."""
    text: str
    """What it does, each way to play it in a line of its own; empty where it does nothing."""
    note: str
    """What else there is to know about it, if anything."""


def cards(words: Words) -> list[CardWords]:
    """All cards of the game, in its order."""
    return [card(words, name) for name in names(words)]


def names(words: Words) -> dict[str, str]:
    """What all cards of the game are called, by their written names, in its order."""
    assert words.game is not None
    if not words.game.cards:
        raise UnknownCard("no-cards", game=words.game.name)
    return {name: words.name("card", name) for name in words.game.cards}


def card(words: Words, name: str) -> CardWords:
    """One card, by its written name."""
    assert words.game is not None
    try:
        return _card(words.language, words.game, name)
    except MissingWords:
        if words.strict:
            raise
        return CardWords(name, name, "", "", repr(words.game.cards[name]), "")


@cache
def _card(language: str, game: Game, name: str) -> CardWords:
    definition = game.cards[name]
    phrases = _phrases(language, game)
    return CardWords(
        name,
        phrases.words.name("card", name),
        phrases.say(definition, "group"),
        phrases.say(definition),
        lines(phrases.say(definition, "text")) if walk(definition.fields()) else "",
        phrases.say(definition, "note"),
    )


@cache
def _phrases(language: str, game: Game) -> Phrases:
    return Phrases(Words(language, game, strict=True))


def lines(text: str) -> str:
    """A text with its ways to play the card in lines of their own."""
    return "\n".join([sentence(part) for part in text.split(NEW_LINE) if part.strip()])


def find(words: Words, typed: str) -> list[CardWords]:
    """The card that somebody means, or several of one name: as moves write it, or as it is
    called in any language."""
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


def written(game: Game, typed: str) -> str | None:
    """The card, or the side that has a deck, that somebody calls so in any language: as it is
    written. None where there is none, or where several are called so."""
    sides = {} if game.decks is None else _sides(game)
    found = {*_spellings(game).get(_plain(typed), ()), *sides.get(_plain(typed), ())}
    return found.pop() if len(found) == 1 else None


def _close(every: dict[str, str], spelled: dict[str, set[str]], typed: str) -> list[str]:
    """The names of cards that are spelled much like it, or hold it."""
    alike = process.extract(typed, spelled.keys(), scorer=fuzz.ratio, limit=5, score_cutoff=60)
    near = [name for name, _, _ in alike]
    near += [name for name in spelled if typed and typed in name and name not in near]
    found = {slug for name in near[:5] for slug in spelled[name]}
    return list(dict.fromkeys([name for slug, name in every.items() if slug in found]))


@cache
def _sides(game: Game) -> dict[str, set[str]]:
    """All that the sides of deck lists may be called, plainly spelled."""
    assert game.decks is not None
    return {
        _plain(Words(language, game).name("side", side)): {side}
        for language in languages()
        for side in game.decks.sides
    }


@cache
def _spellings(game: Game) -> dict[str, set[str]]:
    """All that a card may be called, plainly spelled, with the cards called so."""
    found: dict[str, set[str]] = {}
    for language in languages():
        for written, called in names(Words(language, game)).items():
            for name in (written, called):
                found.setdefault(_plain(name), set()).add(written)
    return found


def _plain(name: str) -> str:
    """A name in small letters without accents and signs: Łowy, lowy."""
    letters = unicodedata.normalize("NFKD", re.sub(r"['’]", "", name.casefold()))
    ascii_letters = "".join(filter(str.isascii, letters.replace("ł", "l")))
    return re.sub(r"[^a-z0-9*]+", " ", ascii_letters).strip()
