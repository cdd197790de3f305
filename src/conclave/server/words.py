"""Which language to speak to whom, and words that are said so often that they are kept."""

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
from conclave.server.shapes import OptionShape, Refusal
from conclave.text import Words
from conclave.text import languages as spoken_languages

DEFAULT = "en"


@cache
def languages() -> frozenset[str]:
    """The languages we speak."""
    return frozenset(spoken_languages())


def prepare(language: str = DEFAULT) -> None:
    """Read all words of a language now, so that nobody waits for it later."""
    for game in (None, *map(find_game, game_names())):
        words_for(language, game)


def choose_language(asked: str | None, person: str | None, accepted: str | None) -> str:
    """What the request says, else the person's own, else the browser's, else English."""
    for language in (asked, person, *_by_preference(accepted or "")):
        if language and language[:2].lower() in languages():
            return language[:2].lower()
    return DEFAULT


def _by_preference(header: str) -> list[str]:
    """The languages of an Accept-Language header, the dearest first."""
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
def words_for(language: str, game: Game | None = None, names: tuple[str, ...] = ()) -> Words:
    """The words of one language at one table."""
    return Words(language, game, names)


def refusal(error: ConclaveError, words: Words) -> Refusal:
    """An error as it is told to whoever caused it, and to nobody else."""
    rule = error.rule if isinstance(error, IllegalMove) else None
    return Refusal(error.key, words.error(error), rule)


def options(words: Words, moves: Iterable[Move]) -> list[Raw]:
    """Moves that are offered, in words, ready to be sent."""
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
    shape = OptionShape(
        move.text,
        words.move(move),
        kind.__name__,
        dict(zip(kind.__match_args__, move.fields(), strict=True)),
        words.move_part(move, "group"),
        words.move_part(move, "within"),
        words.called(move) or UNSET,
    )
    return Raw(msgspec.json.encode(shape))


@cache
def _names_seats(fields: tuple[str, ...]) -> bool:
    """Whether a kind of move is about seats, so that its words depend on who sits there."""
    return any("seat" in name for name in fields)
