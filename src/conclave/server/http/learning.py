"""Tutorials over HTTP: the guide of a game, and a table for a first game."""

from __future__ import annotations

import secrets
from functools import cache
from typing import Final

from litestar import Response, Router, get, post

from conclave import bots
from conclave.core.game import Game
from conclave.core.lesson import Lesson, Topic
from conclave.core.position import Position
from conclave.core.registry import game as find_game
from conclave.server import table_view
from conclave.server.background import QUICK, SLOW
from conclave.server.errors import NotFound
from conclave.server.http.encoded import EncodedResponse
from conclave.server.http.errors import REFUSALS
from conclave.server.http.games import FOR_A_WHILE
from conclave.server.http.guard import somebody
from conclave.server.http.tables import AnyRequest, sheet_for
from conclave.server.node import Node
from conclave.server.shapes import GuideSheet, PictureSheet, SeatSheet, TableSheet, TopicSheet
from conclave.server.terms import BOT, RUNNING, Chair, Terms
from conclave.server.time import now
from conclave.server.wording import words_for
from conclave.text.guides import topic_text

GAMES_FOR_PICTURE: Final = 50
"""How many games of bots are tried at most: with each change of a bot they are other games."""
MOVES_FOR_PICTURE: Final = 1000
"""How long such a game is followed."""


def lesson_of(game: Game) -> Lesson:
    """The game's lesson; refused if it has none."""
    if game.lesson is None:
        raise NotFound("no-lesson", game=game.name)
    return game.lesson


@get("/games/{game:str}/guide", responses=REFUSALS, cache_control=FOR_A_WHILE)
async def guide(request: AnyRequest, game: str, language: str) -> Response[GuideSheet]:
    """The topics of a game's guide, and when each comes up."""
    return (await QUICK.run(_guide, find_game(game), language)).to(request)


@cache
def _guide(game: Game, language: str) -> EncodedResponse:
    topics = [_topic(game, topic, language) for topic in lesson_of(game).topics]
    return EncodedResponse.of(GuideSheet(topics))


@get("/games/{game:str}/picture", responses=REFUSALS, cache_control=FOR_A_WHILE)
async def picture(request: AnyRequest, game: str, language: str) -> Response[PictureSheet]:
    """A moment of a game's lesson as the learner sees it, for the rules page."""
    return (await SLOW.run(_picture, find_game(game), language)).to(request)


@cache
def _picture(game: Game, language: str) -> EncodedResponse:
    lesson = lesson_of(game)
    position = pictured(game)
    words = words_for(language, game)
    seats = [
        SeatSheet(seat, words.seat(seat), BOT, seat == lesson.seat, True, False, False)
        for seat in range(position.seats)
    ]
    table = TableSheet(
        id="picture",
        game=game.name,
        title=words.title,
        options=position.settings,
        seats=seats,
        state=RUNNING,
        public=True,
        clock=None,
        created="",
        number=0,
        moves=0,
        my_seat=lesson.seat,
        hosting=False,
        turn=list(position.deciders),
        outcome=None,
        commitment="",
    )
    view = position.view(lesson.seat)
    asked = lesson.seat in position.deciders
    question = table_view.decision_sheet(position, lesson.seat, words) if asked else None
    return EncodedResponse.of(PictureSheet(table, view, question, words.situation(view)))


@cache
def pictured(game: Game) -> Position:
    """The position that the game's picture shows, or the end of the last game that was tried."""
    lesson = lesson_of(game)
    first = lesson.seed if lesson.picture.seed is None else lesson.picture.seed
    for seed in range(first, first + GAMES_FOR_PICTURE):
        position = game.start(lesson.seats, seed, lesson.options)
        if _play_to_picture(position, lesson):
            break
    return position


def _play_to_picture(position: Position, lesson: Lesson) -> bool:
    """Let bots play until the moment of the picture; whether it came."""
    players = [bots.make(lesson.bot, position.game, seat, seat) for seat in range(lesson.seats)]
    moves, offers, shows, _ = lesson.picture
    for played in range(MOVES_FOR_PICTURE):
        if position.over:
            break
        if played >= moves and lesson.seat in position.deciders and shows(position):
            kinds = {type(move).__name__ for move in position.options(lesson.seat)}
            if not offers or offers in kinds:
                return True
        seat = position.deciders[0]
        position.play(seat, players[seat].choose(bots.perspective(position, seat)))
    return False


def _topic(game: Game, topic: Topic, language: str) -> TopicSheet:
    text = topic_text(words_for(language, game), topic)
    return TopicSheet(
        topic.name,
        text.title,
        text.text,
        text.now,
        list(topic.rules),
        list(topic.prompts),
        list(topic.moves),
        list(topic.events),
        dict(topic.facts),
    )


@post("/games/{game:str}/lesson", responses=REFUSALS, limit="tables")
async def begin(request: AnyRequest, node: Node, game: str) -> TableSheet:
    """Set up the game's tutorial against bots."""
    found = find_game(game)
    lesson = lesson_of(found)
    person = await somebody(request)
    terms = Terms(
        id=secrets.token_urlsafe(16),
        game=found,
        options=found.settings(lesson.options),
        chairs=tuple(
            Chair() if seat == lesson.seat else Chair(BOT, bot=lesson.bot)
            for seat in range(lesson.seats)
        ),
        public=False,
        clock=None,
        invitation=secrets.token_urlsafe(16),
        seed=lesson.seed,
        host=person.id,
        created=now(),
    )
    table = await node.tables.create(terms, lesson.seat, person, [])
    return sheet_for(node, request, table)


router = Router("/", route_handlers=[guide, picture, begin], tags=["Learning"])
