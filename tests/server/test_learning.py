"""Tutorials: the guide and its table."""

from __future__ import annotations

import pytest
from server.harness import BOT, ME, Server

import conclave
from conclave.server.http.learning import pictured
from conclave.text import Words


@pytest.mark.parametrize("name", conclave.game_names())
def test_a_lesson_is_a_table_against_bots(server: Server, name: str) -> None:
    lesson = conclave.game(name).lesson
    assert lesson is not None
    anna = server.person("Anna")
    table = anna.post(f"/api/games/{name}/lesson")
    assert (table["game"], table["state"], table["public"]) == (name, "running", False)
    assert table["my_seat"] == lesson.seat
    kinds = ["person" if seat == lesson.seat else "bot" for seat in range(lesson.seats)]
    assert [seat["kind"] for seat in table["seats"]] == kinds
    assert {**table["options"], **lesson.options} == table["options"]


def test_a_guide_has_its_topics_in_the_viewers_language(server: Server) -> None:
    anna = server.person("Anna")
    english = anna.get("/api/games/vendetta/guide", lang="en")["topics"]
    polish = anna.get("/api/games/vendetta/guide", lang="pl")["topics"]
    assert english[0]["title"] == "The goal"
    assert polish[0]["title"] == "Cel gry"
    assert [topic["name"] for topic in polish] == [topic["name"] for topic in english]
    own = next(topic for topic in english if topic["name"] == "own-loss")
    assert (own["happens"], own["facts"]) == (["Lost"], {"seat": "me"})
    placing = next(topic for topic in english if topic["name"] == "placing")
    assert placing["asked"] == ["Placing"]


def test_a_question_is_sent_with_its_name(server: Server) -> None:
    anna = server.person("Anna")
    table = anna.table(ME, BOT, BOT)
    assert anna.state(table)["decision"]["asked"] == "Placing"


def test_games_say_whether_they_have_a_lesson(server: Server) -> None:
    games = server.person("Anna").get("/api/games", lang="en")
    assert [game["lesson"] for game in games] == [True] * len(games)


def test_an_unknown_game_has_no_lesson(server: Server) -> None:
    refusal = server.person("Anna").refused("/api/games/chess/lesson")
    assert refusal["error"] == "unknown-game"


@pytest.mark.parametrize("name", conclave.game_names())
def test_a_picture_shows_the_question_that_the_lesson_names(server: Server, name: str) -> None:
    lesson = conclave.game(name).lesson
    assert lesson is not None
    picture = server.person("Anna").get(f"/api/games/{name}/picture", lang="pl")
    assert picture["view"]["seat"] == picture["table"]["my_seat"] == lesson.seat
    assert lesson.seat in picture["table"]["turn"]
    kinds = {option["kind"] for option in picture["decision"]["options"]}
    assert lesson.picture.offers in kinds
    assert lesson.picture.shows(pictured(conclave.game(name)))
    assert picture["table"]["title"] == Words("pl", conclave.game(name)).title
