"""The suite that holds a game's words to the game: all it can say is said in all its languages.

class TestMyWords(Wording):
    game = MINE
"""

from __future__ import annotations

import ast
import importlib
from collections.abc import Iterator
from pathlib import Path
from typing import TypeVar

import pytest

from conclave.core.errors import BadOption, IllegalMove
from conclave.core.events import Event
from conclave.core.frames import Asking
from conclave.core.game import Game
from conclave.core.moves import Move
from conclave.core.position import Decision, Position
from conclave.core.rng import Rng
from conclave.core.value import Value
from conclave.text import Words, languages
from conclave.text.guides import explained

ALL_OF_THESE = 300
"""How many decisions of a game are told one by one; a longer game's others only now and then."""
SOME_OF_THE_REST = 20

Kind = TypeVar("Kind")


class Wording:
    """Subclass it with `game` set; pytest does the rest."""

    game: Game

    def spoken(self) -> list[Words]:
        """The game's words in each language that it speaks; what is missing raises."""
        folder = self.game.words
        return [
            Words(language, self.game, strict=True)
            for language in languages()
            if folder is None or (folder / language).is_dir()
        ]

    def test_it_speaks_english_at_least(self) -> None:
        assert "en" in [words.language for words in self.spoken()]

    def test_whole_games_can_be_told(self) -> None:
        teller = Teller(self.spoken())
        for seats in self.game.seats:
            for way in ways(self.game, seats):
                tell_a_game(self.game.start(seats, seed=seats, options=way), teller, Rng(seats))

    def test_every_kind_of_event_move_and_prompt_has_words(self) -> None:
        kinds = [
            kind
            for kind in every(Event)
            if kind.__module__.startswith(package(self.game)) and not kind.__subclasses__()
        ]
        names = [kind.__name__ for kind in kinds]
        names += [f"Move{move.__name__}" for move in self.game.moves]
        names += [
            # A frame that names its question otherwise may name several.
            frame.__name__
            for frame in self.game.frames
            if issubclass(frame, Asking)
            and asks(frame, self.game)
            and frame.prompt is Asking.prompt
        ]
        assert kinds
        for words in self.spoken():
            assert [words.key(name) for name in names if not words.has(words.key(name))] == []

    def test_every_key_named_in_the_rules_has_words(self) -> None:
        home = Path(str(importlib.import_module(package(self.game)).__file__)).parent
        keys = {
            node.value
            for node in sources(home)
            if isinstance(node, ast.Constant)
            and isinstance(node.value, str)
            and node.value.startswith(f"{self.game.name}-")
        }
        assert keys
        for words in self.spoken():
            assert [key for key in sorted(keys) if not words.has(key)] == []

    def test_every_part_of_a_view_has_a_label(self) -> None:
        parts = self.game.start(seed=1).show(0)
        keys = [f"{self.game.name}-view-{name.replace('_', '-')}" for name in parts]
        for words in self.spoken():
            assert [key for key in keys if not words.has(key)] == []

    def test_every_option_and_its_values_have_words(self) -> None:
        for words in self.spoken():
            for option in self.game.options:
                name, about = words.option(option)
                assert name
                assert about
                for value in option.allowed[:30]:
                    assert words.option_value(option, value)

    def test_refusals_can_be_said(self) -> None:
        position = self.game.start(self.game.seats[-1], seed=1)
        for seat in range(position.seats):
            with pytest.raises(IllegalMove) as refusal:
                position.play(seat, "pass")
            for words in self.spoken():
                assert words.error(refusal.value)

    def test_every_topic_of_its_lesson_is_told(self) -> None:
        for words in self.spoken():
            for topic in self.game.lesson.topics if self.game.lesson else ():
                assert all(explained(words, topic))


class Teller:
    """Says things in several languages: each once, for what is equal is said alike."""

    def __init__(self, languages: list[Words]) -> None:
        self.languages = languages
        self.said: set[object] = set()

    def new(self, *thing: object) -> bool:
        """Whether this has not been said yet."""
        known = len(self.said)
        self.said.add(thing)
        return len(self.said) > known

    def question(self, decision: Decision) -> None:
        """A question and all the answers to it."""
        for words in self.languages:
            assert words.prompt(decision)
        for move in decision.options:
            if self.new(move):
                for words in self.languages:
                    assert_named(words.move(move), move)
                    for part in ("group", "within", "short"):
                        words.move_part(move, part)

    def refusal(self, error: IllegalMove) -> None:
        """Why something is refused."""
        for words in self.languages:
            assert words.error(error)

    def events(self, events: list[Event]) -> None:
        """What happened, one by one and in lines."""
        for event in events:
            if self.new(event):
                for words in self.languages:
                    assert_named(words.event(event), event)
        if self.new(*events):
            for words in self.languages:
                assert bool(words.tell(events)) == bool(events)


def tell_a_game(position: Position, teller: Teller, rng: Rng) -> None:
    """Play at random, and say all there is to say."""
    teller.events(position.events)
    played: dict[type[Move], Move] = {}
    while not position.over:
        seat = position.deciders[0]
        decision = position.decision(seat)
        if position.number < ALL_OF_THESE or position.number % SOME_OF_THE_REST == 0:
            teller.question(decision)
            for move in played.values():
                if move not in decision.options:
                    with pytest.raises(IllegalMove) as refusal:
                        position.play(seat, move)
                    teller.refusal(refusal.value)
        move = decision.options.pick(rng)
        played[type(move)] = move
        teller.events(position.play(seat, move))
    assert position.outcome is not None
    for words in teller.languages:
        assert words.outcome(position.outcome)


def ways(game: Game, seats: int) -> list[dict[str, object]]:
    """The game as it usually is, and with all that its options can add."""
    everything: dict[str, object] = {}
    for option in game.options:
        if isinstance(option.allowed, tuple):
            more = {**everything, option.name: option.allowed[-1]}
            try:
                game.check(seats, game.settings(more))
            except BadOption:
                continue
            everything = more
    return [{}, everything]


def assert_named(said: str, value: Value) -> None:
    """Cards, places and the like are called by their names, not as they are written in moves."""
    assert said
    for field in value.fields():
        for written in field if isinstance(field, tuple) else (field,):
            if isinstance(written, str) and "-" in written.strip("-"):
                assert written not in said, said


def asks(frame: type[object], game: Game) -> bool:
    """Whether a frame ever asks: its options are its own, or those of another frame."""
    offers = next((kind for kind in frame.__mro__ if "options" in vars(kind)), None)
    return offers in game.frames


def every(kind: type[Kind]) -> Iterator[type[Kind]]:
    """A class's subclasses, theirs, and so on."""
    for below in kind.__subclasses__():
        yield below
        yield from every(below)


def sources(folder: Path) -> Iterator[ast.AST]:
    """All that stands in the sources in a folder."""
    for file in folder.rglob("*.py"):
        yield from ast.walk(ast.parse(file.read_text(encoding="utf-8")))


def package(game: Game) -> str:
    """The module that a game is defined in."""
    return type(game).__module__
