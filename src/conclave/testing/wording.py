"""A test suite for the messages of a game: everything has words in all its languages.

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
from conclave.text.guides import topic_text

ALL_BEFORE = 300
"""Up to this decision every question of a game is checked, after it only some."""
EVERY = 20

Kind = TypeVar("Kind")


class Wording:
    """Subclass it and set `game`; pytest does the rest."""

    game: Game

    def spoken(self, you: int | None = None) -> list[Words]:
        """The game's words in each of its languages; a missing message raises."""
        folder = self.game.words
        return [
            Words(language, self.game, you=you, strict=True)
            for language in languages()
            if folder is None or (folder / language).is_dir()
        ]

    def test_the_game_has_english_words(self) -> None:
        assert "en" in [words.language for words in self.spoken()]

    def test_whole_games_can_be_worded(self) -> None:
        checker = Checker([*self.spoken(), *self.spoken(you=0)])
        for seats in self.game.seats:
            for options in variants(self.game, seats):
                check_game(self.game.start(seats, seats, options), checker, Rng(seats))

    def test_every_kind_of_event_move_and_prompt_has_words(self) -> None:
        kinds = [
            kind
            for kind in every(Event)
            if kind.__module__.startswith(package(self.game)) and not kind.__subclasses__()
        ]
        names = [kind.__name__ for kind in kinds]
        names += [f"Move{move.__name__}" for move in self.game.moves]
        names += [
            # A frame with its own `prompt` may have several.
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
        folder = Path(str(importlib.import_module(package(self.game)).__file__)).parent
        keys = {
            node.value
            for node in source_nodes(folder)
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

    def test_refusals_have_words(self) -> None:
        position = self.game.start(self.game.seats[-1], seed=1)
        for seat in range(position.seats):
            with pytest.raises(IllegalMove) as refusal:
                position.play(seat, "pass")
            for words in self.spoken():
                assert words.error(refusal.value)

    def test_every_lesson_topic_has_words(self) -> None:
        for words in self.spoken():
            for topic in self.game.lesson.topics if self.game.lesson else ():
                assert all(topic_text(words, topic))


class Checker:
    """Checks that things can be worded in several languages, equal things only once."""

    def __init__(self, languages: list[Words]) -> None:
        self.languages = languages
        self.checked: set[object] = set()

    def is_new(self, *thing: object) -> bool:
        """Whether this wasn't checked before; remembers it."""
        before = len(self.checked)
        self.checked.add(thing)
        return len(self.checked) > before

    def question(self, decision: Decision) -> None:
        """Check a question and all its options."""
        for words in self.languages:
            assert words.prompt(decision)
        for move in decision.options:
            if self.is_new(move):
                for words in self.languages:
                    assert_named(words.move(move), move)
                    for part in ("group", "within", "short"):
                        words.move_part(move, part)

    def refusal(self, error: IllegalMove) -> None:
        """Check an error."""
        for words in self.languages:
            assert words.error(error)

    def events(self, events: list[Event]) -> None:
        """Check events, one by one and as lines."""
        for event in events:
            if self.is_new(event):
                for words in self.languages:
                    assert_named(words.event(event), event)
        if self.is_new(*events):
            for words in self.languages:
                assert bool(words.event_lines(events)) == bool(events)


def check_game(position: Position, checker: Checker, rng: Rng) -> None:
    """Play a random game and check everything that can be worded."""
    checker.events(position.events)
    played: dict[type[Move], Move] = {}
    while not position.over:
        seat = position.deciders[0]
        decision = position.decision(seat)
        if position.number < ALL_BEFORE or position.number % EVERY == 0:
            checker.question(decision)
            for move in played.values():
                if move not in decision.options:
                    with pytest.raises(IllegalMove) as refusal:
                        position.play(seat, move)
                    checker.refusal(refusal.value)
        move = decision.options.pick(rng)
        played[type(move)] = move
        checker.events(position.play(seat, move))
    assert position.outcome is not None
    for words in checker.languages:
        assert words.outcome(position.outcome)


def variants(game: Game, seats: int) -> list[dict[str, object]]:
    """The default options, and those that add the most to the game."""
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


def assert_named(text: str, value: Value) -> None:
    """Check that a text uses display names of cards and places, not their ids."""
    assert text
    for field in value.fields():
        for written in field if isinstance(field, tuple) else (field,):
            if isinstance(written, str) and "-" in written.strip("-"):
                assert written not in text, text


def asks(frame: type[object], game: Game) -> bool:
    """Whether a frame defines options, or inherits them from another frame of the game."""
    owner = next((kind for kind in frame.__mro__ if "options" in vars(kind)), None)
    return owner in game.frames


def every(kind: type[Kind]) -> Iterator[type[Kind]]:
    """All direct and indirect subclasses."""
    for subclass in kind.__subclasses__():
        yield subclass
        yield from every(subclass)


def source_nodes(folder: Path) -> Iterator[ast.AST]:
    """All syntax nodes of the sources in a folder."""
    for file in folder.rglob("*.py"):
        yield from ast.walk(ast.parse(file.read_text(encoding="utf-8")))


def package(game: Game) -> str:
    """The module that defines a game."""
    return type(game).__module__
