"""Learning a game by playing: its guide, and a table for a first game."""

from __future__ import annotations

import secrets
from functools import cache

from litestar import Response, Router, get, post

from conclave.core.game import Game
from conclave.core.lesson import Lesson, Topic
from conclave.core.registry import game as find_game
from conclave.server.background import QUICK
from conclave.server.errors import NotFound
from conclave.server.house import House
from conclave.server.http.answers import Answer
from conclave.server.http.errors import REFUSALS
from conclave.server.http.games import FOR_A_WHILE
from conclave.server.http.guard import somebody
from conclave.server.http.tables import AnyRequest, sheet_for
from conclave.server.shapes import GuideSheet, TableSheet, TopicSheet
from conclave.server.terms import BOT, Chair, Terms
from conclave.server.time import now
from conclave.server.words import words_for
from conclave.text.guides import explained


def lesson_of(game: Game) -> Lesson:
    """How a game is learnt; refused where it does not say."""
    if game.lesson is None:
        raise NotFound("no-lesson", game=game.name)
    return game.lesson


@get("/games/{game:str}/guide", responses=REFUSALS, cache_control=FOR_A_WHILE)
async def guide(request: AnyRequest, game: str, language: str) -> Response[GuideSheet]:
    """What a guide explains to a newcomer, and when each thing comes up."""
    return (await QUICK.run(_guide, find_game(game), language)).to(request)


@cache
def _guide(game: Game, language: str) -> Answer:
    topics = [_topic(game, topic, language) for topic in lesson_of(game).topics]
    return Answer.of(GuideSheet(topics))


def _topic(game: Game, topic: Topic, language: str) -> TopicSheet:
    said = explained(words_for(language, game), topic)
    return TopicSheet(
        topic.name,
        said.title,
        said.text,
        said.now,
        list(topic.rules),
        list(topic.asked),
        list(topic.offers),
        list(topic.happens),
        dict(topic.facts),
    )


@post("/games/{game:str}/lesson", responses=REFUSALS, limit="tables")
async def begin(request: AnyRequest, house: House, game: str) -> TableSheet:
    """Set up a first game against bots, as the game itself proposes it."""
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
    table = await house.tables.create(terms, lesson.seat, person, [])
    return sheet_for(house, request, table)


router = Router("/", route_handlers=[guide, begin], tags=["Learning"])
