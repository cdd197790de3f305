"""Chooses the viewer's language, and caches words."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache

import msgspec
from msgspec import UNSET, Raw

from conclave.core.errors import ConclaveError, IllegalMove
from conclave.core.game import Game
from conclave.core.moves import Move
from conclave.core.registry import game as find_game
from conclave.core.registry import game_names
from conclave.server.shapes import MoveOption, Refusal
from conclave.text import Words
from conclave.text import languages as spoken_languages

DEFAULT = "en"


@cache
def languages() -> frozenset[str]:
    """The supported languages."""
    return frozenset(spoken_languages())


def prepare(language: str = DEFAULT) -> None:
    """Load all words of a language in advance."""
    for game in (None, *map(find_game, game_names())):
        words_for(language, game)


def choose_language(asked: str | None, person: str | None, accepted: str | None) -> str:
    """The language of the request, the person or the browser, or English."""
    for language in (asked, person, *_by_preference(accepted or "")):
        if language and language[:2].lower() in languages():
            return language[:2].lower()
    return DEFAULT


def _by_preference(header: str) -> list[str]:
    """The languages of an Accept-Language header, by preference."""
    weighed: list[tuple[float, int, str]] = []
    for part in header.split(",")[:20]:
        language, _, rest = part.strip().partition(";q=")
        try:
            weight = float(rest or 1)
        except ValueError:
            weight = 0.0
        weighed.append((-weight, len(weighed), language))
    return [language for _, _, language in sorted(weighed)]


@lru_cache(4096)
def words_for(
    language: str,
    game: Game | None = None,
    names: tuple[str, ...] = (),
    you: int | None = None,
) -> Words:
    """The words of one language at one table, for anybody or for the player at a seat."""
    return Words(language, game, names, you=you)


def refusal(error: ConclaveError, words: Words) -> Refusal:
    """An error in the viewer's language."""
    rule = error.rule if isinstance(error, IllegalMove) else None
    return Refusal(error.key, words.error(error), rule)


def options(words: Words, moves: Iterable[Move]) -> list[Raw]:
    """The options in words, encoded for sending."""
    assert words.game is not None
    language, game, names = words.language, words.game, tuple(words.names)
    return [
        _option(language, game, names if _names_seats(type(move).__match_args__) else (), move)
        for move in moves
    ]


@lru_cache(100_000)
def _option(language: str, game: Game, names: tuple[str, ...], move: Move) -> Raw:
    kind = type(move)
    words = words_for(language, game, names)
    shape = MoveOption(
        move.text,
        words.move(move),
        kind.__name__,
        dict(zip(kind.__match_args__, move.fields(), strict=True)),
        words.move_part(move, "group"),
        words.move_part(move, "within"),
        words.field_names(move) or UNSET,
    )
    return Raw(msgspec.json.encode(shape))


@cache
def _names_seats(fields: tuple[str, ...]) -> bool:
    """Whether a kind of move names seats, so that its words depend on the players."""
    return any("seat" in name for name in fields)
