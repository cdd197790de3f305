"""The games there are, and their rules."""

from __future__ import annotations

from functools import cache

from litestar import Router, get

from conclave import bots
from conclave.core.game import Game, GameOption
from conclave.core.ledger import ledger
from conclave.core.registry import game as find_game
from conclave.core.registry import game_names
from conclave.server.http.errors import REFUSALS
from conclave.server.shapes import (
    BotSheet,
    GameSheet,
    OptionSheet,
    RulesSheet,
    StatementSheet,
)
from conclave.server.words import words_for
from conclave.text import Words


@get("/games", responses=REFUSALS, sync_to_thread=False)
def games(language: str) -> list[GameSheet]:
    """All games, with what a table of each can choose."""
    return [game_sheet(find_game(name), language) for name in game_names()]


@get("/games/{game:str}/rules", responses=REFUSALS, sync_to_thread=False)
def rules(game: str) -> RulesSheet:
    """A game's rulebook as numbered statements."""
    book = ledger(find_game(game))
    return RulesSheet(
        book.title,
        [StatementSheet(one.id, one.section, one.text) for one in book.statements.values()],
    )


def game_sheet(game: Game, language: str) -> GameSheet:
    """A game as the lobby shows it."""
    words = words_for(language, game)
    return GameSheet(
        game.name,
        words.title,
        _optional(words, f"{game.name}-pitch"),
        _optional(words, f"{game.name}-how-to-play").splitlines(),
        list(game.seats),
        [words.seat(seat) for seat in range(game.seats[-1])],
        game.minutes,
        [_option(option, words) for option in game.options],
        [_bot(name, words) for name in bots.names(game)],
        {name: words.label(name) for name in _parts(game)},
        list(game.seat_parts),
        list(game.seat_facts),
    )


@cache
def _parts(game: Game) -> list[str]:
    """What the views of a game are made of."""
    return list(game.start(game.seats[0], 0).view(None))


def _optional(words: Words, key: str) -> str:
    return words.say(key) if words.has(key) else ""


def _option(option: GameOption, words: Words) -> OptionSheet:
    said = words.option(option)
    allowed: list[str] | dict[str, int]
    if isinstance(option.allowed, range):
        allowed = {"from": option.allowed[0], "to": option.allowed[-1]}
        titles = {str(option.default): words.option_value(option, option.default)}
    else:
        allowed = list(option.allowed)
        titles = {value: words.option_value(option, value) for value in option.allowed}
    return OptionSheet(option.name, said.name, said.about, option.default, allowed, titles)


def _bot(name: str, words: Words) -> BotSheet:
    key = f"bot-{name}"
    if not words.has(key):
        return BotSheet(name, name, "")
    return BotSheet(name, words.say(key), _optional(words, f"{key}.about"))


router = Router("/", route_handlers=[games, rules], tags=["Games"])
