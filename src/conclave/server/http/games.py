"""Games over HTTP: their options, rules and cards."""

from __future__ import annotations

import re
from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, Router, get
from litestar.datastructures import CacheControlHeader
from litestar.params import Parameter

from conclave import bots
from conclave.bots import levels
from conclave.core.game import Game, GameOption
from conclave.core.ledger import ledger
from conclave.core.registry import game as find_game
from conclave.core.registry import game_names
from conclave.server.background import QUICK, Background, Breaks
from conclave.server.http.encoded import EncodedResponse, encoded
from conclave.server.http.errors import REFUSALS
from conclave.server.http.response_cache import cached
from conclave.server.shapes import (
    BlockSheet,
    BotSheet,
    CardSheet,
    GameSheet,
    NumberRange,
    OptionSheet,
    PageSheet,
    RulesSheet,
    StatementSheet,
)
from conclave.server.wording import words_for
from conclave.text import Words
from conclave.text.cards import card as card_words
from conclave.text.rulebook import Block, rules_page, translated_statements
from conclave.text.words import kebab

AnyRequest = Request[Any, Any, Any]

CARDS = Background("cards", 200)
BREAKS = Breaks()

FOR_A_WHILE = CacheControlHeader(max_age=600, private=True)
"""Browsers may cache responses that only change with an update."""


@get("/games", responses=REFUSALS)
async def games(request: AnyRequest, language: str) -> Response[list[GameSheet]]:
    """All games with their options."""
    return (await QUICK.run(all_games, language)).to(request)


@cache
def all_games(language: str) -> EncodedResponse:
    """All games, in a language."""
    return EncodedResponse.of([game_sheet(find_game(name), language) for name in game_names()])


@get("/games/{game:str}/rules", responses=REFUSALS)
async def rules(request: AnyRequest, game: str, language: str) -> Response[RulesSheet]:
    """The rules of a game: a page to be read, and its rulebook as numbered statements."""
    return (await QUICK.run(all_rules, find_game(game), language)).to(request)


@cache
def all_rules(game: Game, language: str) -> EncodedResponse:
    """The rules of a game."""
    page = rules_page(game, language)
    blocks = [] if page is None else [_block(block) for block in page.blocks]
    return EncodedResponse.of(
        RulesSheet(
            words_for(language, game).title,
            None if page is None else PageSheet(page.language, blocks),
            _statements(game, language),
        )
    )


def _block(block: Block) -> BlockSheet:
    return BlockSheet(block.kind, block.text, list(block.cites), block.level, block.anchor)


def _statements(game: Game, language: str) -> list[StatementSheet]:
    """All statements, in this language where there is a translation. So are their sections."""
    statements, translated = ledger(game).statements, translated_statements(game, language)
    sections = {statements[id].section: one.section for id, one in translated.items()}
    return [
        StatementSheet(
            one.id,
            sections.get(one.section, one.section),
            translated.get(one.id, one).text,
            language if one.id in translated else "en",
        )
        for one in statements.values()
    ]


@get("/games/{game:str}/cards", responses=REFUSALS, cache_control=FOR_A_WHILE)
async def cards(
    request: AnyRequest,
    game: str,
    language: str,
    names: Annotated[
        str, Parameter(description="Names of cards, separated by commas; default: all.")
    ] = "",
) -> Response[list[CardSheet]]:
    """The cards of a game with their texts."""
    found = find_game(game)
    if not names:
        return (await CARDS.run(all_cards, found, language)).to(request)
    wanted = [name for name in dict.fromkeys(names.split(",")) if name in found.cards]
    return encoded(await CARDS.run(_some_cards, found, wanted, language))


@cache
def all_cards(game: Game, language: str) -> EncodedResponse:
    """All cards of a game. Cached on disk, because V:TES takes seconds."""
    return cached(
        f"cards-{game.name}-{language}",
        game,
        lambda: [card_sheet(game, name, language) for name in game.cards],
    )


def _some_cards(game: Game, names: list[str], language: str) -> bytes:
    return msgspec.json.encode([card_sheet(game, name, language) for name in names])


@cache
def card_sheet(game: Game, name: str, language: str) -> CardSheet:
    """A card as a board shows it."""
    BREAKS.take()  # all cards of a game take seconds
    card = card_words(words_for(language, game), name)
    return CardSheet(
        name,
        card.name,
        kebab(type(game.cards[name]).__name__),
        card.group,
        card.line,
        card.text,
        card.note,
        game.card_facts(name),
        terms(game, name),
    )


@cache
def terms(game: Game, name: str) -> dict[str, str]:
    """The terms on a card, each with the statement that defines it."""
    if not game.terms:
        return {}
    english = card_words(words_for("en", game), name)
    text = f"{english.line}\n{english.text}".casefold()
    return {term: rule for term, rule, pattern in _patterns(game) if pattern.search(text)}


@cache
def _patterns(game: Game) -> list[tuple[str, str, re.Pattern[str]]]:
    """For each term, the statement that defines it and its pattern."""
    return [
        (term, explained.rule, re.compile(rf"\b(?:{explained.pattern})"))
        for term, explained in game.terms.items()
    ]


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
        [_bot(game, name, words) for name in bots.offered(game)],
        bots.default(game),
        {name: words.label(name) for name in _parts(game)},
        list(game.seat_parts),
        list(game.seat_facts),
        game.lesson is not None,
    )


@cache
def _parts(game: Game) -> list[str]:
    """The labels for the parts of a game's views."""
    return list(game.start(game.seats[0], 0).view(None))


def _optional(words: Words, key: str) -> str:
    return words.say(key) if words.has(key) else ""


def _option(option: GameOption, words: Words) -> OptionSheet:
    text = words.option(option)
    allowed: list[str] | NumberRange
    if isinstance(option.allowed, range):
        allowed = NumberRange(option.allowed[0], option.allowed[-1])
        titles = {str(option.default): words.option_value(option, option.default)}
    else:
        allowed = list(option.allowed)
        titles = {value: words.option_value(option, value) for value in option.allowed}
    return OptionSheet(option.name, text.name, text.about, option.default, allowed, titles)


def _bot(game: Game, name: str, words: Words) -> BotSheet:
    key = f"bot-{name}"
    if not words.has(key):
        return BotSheet(name, name, "")
    budget = levels.budget(name, game)
    facts = {} if budget is None else {"seconds": round(budget.seconds)}
    return BotSheet(name, words.say(key), words.say(f"{key}.about", **facts))


router = Router("/", route_handlers=[games, cards, rules], tags=["Games"])
