"""The guides for newcomers: complete in every language, and shown in the lessons."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

import conclave
from conclave import bots
from conclave.core.events import Event, visible
from conclave.core.game import Game
from conclave.core.ledger import ledger
from conclave.core.lesson import ME, OTHERS, Lesson, Topic
from conclave.core.moves import Choices, Move
from conclave.core.position import Decision
from conclave.testing.wording import every
from conclave.text import Words, languages
from conclave.text.bundle import FOLDER
from conclave.text.guides import topic_text

GAMES = [conclave.game(name) for name in conclave.game_names()]
LEAST = {"empire": 15, "masquerade": 17, "vendetta": 13, "vtes": 28}
"""How many topics come up at least when a bot plays the lesson."""


def lesson_of(game: Game) -> Lesson:
    """The game's lesson."""
    assert game.lesson is not None
    return game.lesson


def events_of(game: Game) -> dict[str, type[Event]]:
    """The events of a game by name."""
    home = f"conclave.games.{game.name}."
    return {kind.__name__: kind for kind in every(Event) if kind.__module__.startswith(home)}


@cache
def played(game: Game) -> dict[str, int]:
    """The topics that come up when a bot plays the lesson, with the number of its answers."""
    lesson = lesson_of(game)
    position = game.start(lesson.seats, lesson.seed, lesson.options)
    players = [bots.make(lesson.bot, game, seat, seat) for seat in range(lesson.seats)]
    come: dict[str, int] = {}
    events, answers = position.events, 0
    while True:
        asked = lesson.seat in position.deciders
        decision = position.decision(lesson.seat) if asked else None
        seen = visible(list(events), lesson.seat)
        for topic in lesson.topics:
            if topic.comes_up(lesson.seat, decision, seen):
                come.setdefault(topic.name, answers)
        if position.over:
            return come
        seat = position.deciders[0]
        answers += seat == lesson.seat
        move = players[seat].choose(bots.perspective(position, seat))
        events = position.play(seat, move)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("language", languages())
def test_every_topic_is_worded_in_every_language(game: Game, language: str) -> None:
    words = Words(language, game, strict=True)
    for topic in lesson_of(game).topics:
        title, text, now = topic_text(words, topic)
        assert len(title) <= 40, title
        assert 60 < len(text) < 420, text
        assert text.endswith(".")
        assert now.endswith((".", "?"))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_no_guide_message_lacks_a_topic(game: Game) -> None:
    text = (FOLDER / "en" / f"guide-{game.name}.ftl").read_text(encoding="utf-8")
    keys = [line.partition(" =")[0] for line in text.splitlines() if line.startswith("guide-")]
    assert keys == [f"guide-{game.name}-{topic.name}" for topic in lesson_of(game).topics]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_topics_refer_to_existing_rules_questions_moves_and_events(game: Game) -> None:
    statements, events = ledger(game).statements, events_of(game)
    words, moves = Words("en", game), {kind.__name__ for kind in game.moves}
    for topic in lesson_of(game).topics:
        assert set(topic.rules) <= set(statements), topic
        assert topic.rules, topic
        assert all(words.has(words.key(question)) for question in topic.prompts), topic
        assert set(topic.moves) <= moves, topic
        assert set(topic.events) <= set(events), topic
        for name in topic.events:
            assert set(topic.facts) <= set(events[name].__match_args__), topic


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_most_topics_come_up_in_the_lesson(game: Game) -> None:
    assert len(played(game)) >= LEAST[game.name], [
        topic.name for topic in lesson_of(game).topics if topic.name not in played(game)
    ]


def test_the_first_turns_of_vtes_show_the_essentials() -> None:
    come = played(conclave.game("vtes"))
    first = ("welcome", "turn", "transfers", "acting", "bleeding", "announced", "discard")
    assert [name for name in first if come.get(name, 99) > 40] == []
    assert {"blocking", "stealth", "combat", "strikes", "referendum", "votes"} <= set(come)


class Bid(Move):
    """A made-up move."""

    form = "bid"


class Rang(Event):
    """A made-up event."""

    __match_args__ = ("seat", "tone")

    def __init__(self, seat: int, tone: str) -> None:
        self.seat = seat
        self.tone = tone


QUESTION = Decision(1, "Bidding", "AUCT-01", {"round": 2}, Choices([Bid()]))


@pytest.mark.parametrize(
    ("topic", "comes"),
    [
        (Topic("a", ()), True),
        (Topic("a", (), prompts=("Bidding",)), True),
        (Topic("a", (), prompts=("Dealing",)), False),
        (Topic("a", (), prompts=("Bidding",), moves=("Bid",)), True),
        (Topic("a", (), prompts=("Bidding",), moves=("Raise",)), False),
        (Topic("a", (), moves=("Bid",)), True),
        (Topic("a", (), prompts=("Bidding",), facts={"round": 2}), True),
        (Topic("a", (), prompts=("Bidding",), facts={"round": 3}), False),
        (Topic("a", (), events=("Rang",)), True),
        (Topic("a", (), events=("Rang",), facts={"seat": ME}), False),
        (Topic("a", (), events=("Rang",), facts={"seat": OTHERS, "tone": "low"}), True),
        (Topic("a", (), events=("Rang",), facts={"tone": "high"}), False),
        (Topic("a", (), events=("Fell",)), False),
    ],
)
def test_when_a_topic_comes_up(topic: Topic, comes: bool) -> None:
    assert topic.comes_up(1, QUESTION, [Rang(0, "low")]) is comes


def test_nothing_comes_up_without_a_question() -> None:
    assert not Topic("a", (), prompts=("Bidding",)).comes_up(1, None, [])


def test_a_plugin_game_has_its_own_guide(tmp_path: Path) -> None:
    for language in languages():
        (tmp_path / language).mkdir()
        message = f"guide-mine-begin = {language}\n    .text = What it is.\n    .now = Begin.\n"
        (tmp_path / language / "guide.ftl").write_text(message)

    class Mine(Game):
        name = "mine"
        words = tmp_path
        lesson = Lesson((Topic("begin", ()),), seats=2, seed=1)

    game = Mine()
    texts = [
        topic_text(Words(name, game, strict=True), lesson_of(game).topics[0])
        for name in languages()
    ]
    assert texts == [(name, "What it is.", "Begin.") for name in languages()]
