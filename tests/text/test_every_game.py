"""Whatever a registered game says can be said in every language."""

from __future__ import annotations

import ast
import importlib
from collections.abc import Iterator
from pathlib import Path

import pytest

import conclave
from conclave.core.errors import BadOption, ConclaveError, IllegalMove
from conclave.core.events import Event
from conclave.core.frames import Asking
from conclave.core.game import Game
from conclave.core.moves import Move
from conclave.core.position import Decision, Outcome, Position
from conclave.core.rng import Rng
from conclave.core.value import Value
from conclave.lang.effects import Either, effect_name
from conclave.lang.moves import Choose
from conclave.lang.nodes import Effect
from conclave.terminal.boards.any_game import FRAMEWORK
from conclave.text import Words, languages

SOURCE = Path(conclave.__file__).parent

ALL_OF_THESE = 300
"""How many decisions of a game are told one by one; a longer game's others only now and then."""
SOME_OF_THE_REST = 20


def every(kind: type[object]) -> Iterator[type[object]]:
    """A class's subclasses, theirs, and so on."""
    for below in kind.__subclasses__():
        yield below
        yield from every(below)


def sources(folder: Path) -> Iterator[ast.AST]:
    for file in folder.rglob("*.py"):
        yield from ast.walk(ast.parse(file.read_text(encoding="utf-8")))


def package(game: Game) -> str:
    return type(game).__module__


def asks(frame: type[object], game: Game) -> bool:
    """Whether a frame ever asks: its options are its own, or those of another frame."""
    offers = next((kind for kind in frame.__mro__ if "options" in vars(kind)), None)
    return offers in game.frames


@pytest.fixture(params=conclave.game_names())
def game(request: pytest.FixtureRequest) -> Game:
    return conclave.game(request.param)


@pytest.fixture(params=languages())
def words(request: pytest.FixtureRequest, game: Game) -> Words:
    return Words(request.param, game, strict=True)


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


def test_whole_games_can_be_told(game: Game) -> None:
    teller = Teller(game)
    for seats in game.seats:
        for way in ways(game, seats):
            tell_a_game(game.start(seats, seed=seats, options=way), teller, Rng(seats))


class Teller:
    """Says things in every language: each once, for what is equal is said alike."""

    def __init__(self, game: Game) -> None:
        self.languages = [Words(language, game, strict=True) for language in languages()]
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


def assert_named(said: str, value: Value) -> None:
    """Cards, places and the like are called by their names, not as they are written in moves."""
    assert said
    for field in value.fields():
        for written in field if isinstance(field, tuple) else (field,):
            if isinstance(written, str) and "-" in written.strip("-"):
                assert written not in said, said


def test_every_kind_of_event_move_and_prompt_has_words(game: Game, words: Words) -> None:
    kinds = [
        kind
        for kind in every(Event)
        if kind.__module__.startswith(package(game)) and not kind.__subclasses__()
    ]
    assert kinds
    for kind in kinds:
        assert words.has(words.key(kind.__name__)), kind
    for move in game.moves:
        assert words.has(words.key(f"Move{move.__name__}")), move
    for frame in game.frames:
        # A frame that names its question otherwise may name several.
        if not issubclass(frame, Asking) or not asks(frame, game):
            continue
        if frame.prompt is Asking.prompt:
            assert words.has(words.key(frame.__name__)), frame


def test_every_question_of_a_card_and_both_answers_have_words(game: Game, words: Words) -> None:
    for node in game.definitions:
        if isinstance(node, Effect) and type(node).options is not Effect.options:
            assert words.has(words.key(type(node).__name__)), node
        if isinstance(node, Either):
            for effect in (node.first, node.second):
                name = effect_name(effect)
                assert words.move(Choose(name)) != name


def test_every_key_named_in_the_rules_has_words(game: Game, words: Words) -> None:
    keys = {
        node.value
        for node in sources(Path(str(importlib.import_module(package(game)).__file__)).parent)
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and node.value.startswith(f"{game.name}-")
    }
    assert keys
    for key in keys:
        assert words.has(key), key


def test_every_part_of_a_view_has_a_label(game: Game, words: Words) -> None:
    for name in game.start(seed=1).view(0):
        if name not in FRAMEWORK:
            assert words.has(f"{game.name}-view-{name.replace('_', '-')}"), name


def test_every_option_and_its_values_have_words(game: Game, words: Words) -> None:
    for option in game.options:
        name, about = words.option(option)
        assert name
        assert about
        for value in option.allowed[:30]:
            assert words.option_value(option, value)


def test_refusals_can_be_said(game: Game, words: Words) -> None:
    position = game.start(game.seats[-1], seed=1)
    for seat in range(position.seats):
        with pytest.raises(IllegalMove) as refusal:
            position.play(seat, "pass")
        assert words.error(refusal.value)


@pytest.mark.parametrize("language", languages())
def test_every_error_raised_in_the_source_has_words_for_its_facts(language: str) -> None:
    names = {kind.__name__ for kind in every(ConclaveError)}
    words = {
        name: Words(language, conclave.game(name), strict=True) for name in conclave.game_names()
    }
    said = 0
    for node in sources(SOURCE):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names:
            given = node.args[1 if node.func.id == "IllegalMove" else 0 :]
            if not given or not isinstance(given[0], ast.Constant):
                continue
            key = str(given[0].value)
            facts: dict[str, object] = {
                keyword.arg: [0, 1] if keyword.arg == "deciders" else 2
                for keyword in node.keywords
                if keyword.arg is not None
            }
            speaker = words.get(key.partition("-")[0]) or Words(language, strict=True)
            if any(keyword.arg is None for keyword in node.keywords):
                assert speaker.has(key)
            else:
                assert speaker.say(key, **facts)
            said += 1
    assert said > 10


def test_vendetta_tells_every_way_to_win() -> None:
    for language in languages():
        words = Words(language, conclave.game("vendetta"), strict=True)
        for reason in ("vendetta-control", "vendetta-points", "vendetta-rounds"):
            alone = words.outcome(Outcome((1, 2, 3), (9, 5, 1), reason, "VEND-END-03"))
            shared = words.outcome(Outcome((1, 3, 1), (9, 5, 9), reason, "VEND-END-03"))
            assert alone.count(words.seat(0)) == 1
            assert words.seat(2) in shared
            assert words.seat(1) not in shared


def test_masquerade_tells_every_way_to_win() -> None:
    for language in languages():
        words = Words(language, conclave.game("masquerade"), strict=True)
        for reason in ("masquerade-prince", "masquerade-alone"):
            alone = words.outcome(Outcome((1, 2, 3), (9, 5, 1), reason, "MASQ-END-04"))
            together = words.outcome(Outcome((1, 3, 1, 3), (9, 5, 9, 5), reason, "MASQ-END-04"))
            assert alone.count(words.seat(0)) == 1
            assert words.seat(2) in together
            assert words.seat(1) not in together
