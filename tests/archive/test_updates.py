"""Games survive an update that adds a card, a word, an option and a field."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest

import conclave
from archive.make import play
from conclave.core.errors import BadPosition
from conclave.core.fields import Fields
from conclave.core.game import GameOption
from conclave.core.position import Position
from conclave.core.record import Record
from conclave.core.registry import register
from conclave.core.rng import Rng
from conclave.games.vtes import Vtes
from conclave.games.vtes.cards import LIBRARY
from conclave.games.vtes.rules.constants import ACTION
from conclave.games.vtes.rules.contract import VtesPosition
from conclave.games.vtes.rules.library import Library
from conclave.games.vtes.vocabulary.card import Card
from conclave.lang.nodes import Effect
from conclave.lang.resolving import Resolving

TODAY = conclave.game("vtes")


@dataclass(frozen=True)
class Yawn(Effect):
    """A new word."""

    def do(self, position: Any, act: Resolving) -> None:
        pass


def library_with(*new: Any) -> Library:
    """Today's cards, with new ones among them."""
    cards = (*LIBRARY.cards[:300], *new, *LIBRARY.cards[300:])
    ids = dict(zip(LIBRARY.names, LIBRARY.ids, strict=True))
    return Library(cards, ids, LIBRARY.presets, LIBRARY.starters)


TOMORROW = library_with(Card("A Long Yawn", ACTION, effect=Yawn()))


class TableOfTomorrow(VtesPosition):
    """A table with two more fields."""

    def __init__(self, *of: Any) -> None:
        super().__init__(*of)
        self.yawns = 0
        self.tired: list[int] = []

    def take_fields(self, source: Position, fields: Fields) -> None:
        super().take_fields(source, fields)
        assert isinstance(source, TableOfTomorrow)
        self.yawns = fields.value("yawns", source.yawns)
        self.tired = fields.row("tired", source.tired, 0, len(self.definition))

    def copy(self) -> TableOfTomorrow:
        twin = TableOfTomorrow(self.game, self.seats, self.settings, self.rng.copy(), self.cards)
        self.copy_to(twin)
        return twin


class VtesOfTomorrow(Vtes):
    """The game with one more option."""

    options = (*Vtes.options, GameOption("yawning", "no", ("no", "yes")))
    cards = dict(zip(TOMORROW.names, TOMORROW.cards, strict=True))  # noqa: RUF012

    def empty(self, seats: int, settings: dict[str, Any], rng: Rng) -> TableOfTomorrow:
        return TableOfTomorrow(self, seats, settings, rng, TOMORROW)


@pytest.fixture
def tomorrow() -> Iterator[VtesOfTomorrow]:
    game = VtesOfTomorrow()
    register(game)
    yield game
    register(TODAY)


@pytest.mark.parametrize("decks", ["brought", "starter", "random"])
@pytest.mark.usefixtures("tomorrow")
def test_an_old_record_verifies_and_continues(decks: str) -> None:
    today = play(TODAY, {"decks": decks}, 5, 70)
    record = Record.read(today.write())
    assert isinstance(record.position, TableOfTomorrow)
    assert record.position.digest() == today.position.digest()
    play_on(today.position, record.position)


@pytest.mark.parametrize("moves", range(20, 100, 8))
def test_an_old_position_continues(moves: int, tomorrow: VtesOfTomorrow) -> None:
    today = play(TODAY, {"decks": "random"}, moves, moves).position
    position = tomorrow.load(json.loads(json.dumps(today.save())))
    assert isinstance(position, TableOfTomorrow)
    assert position.tired == [0] * len(position.definition)
    assert position.settings["yawning"] == "no"
    play_on(today, position)


def play_on(one: Position, other: Position) -> None:
    """Play the same moves in both, which must offer the same options."""
    rng = Rng("on")
    for _ in range(40):
        if one.over:
            break
        seat = one.deciders[0]
        options = one.options(seat)
        assert list(other.options(seat)) == list(options)
        move = options.pick(rng)
        one.play(seat, move)
        other.play(seat, move)
    assert other.digest() == one.digest()


def test_a_position_with_a_removed_card_is_refused() -> None:
    game = VtesOfTomorrow()
    saved = play(TODAY, {"decks": "random"}, 5, 30).position.save()
    saved["state"]["definition"][0] = "a-card-that-was"
    with pytest.raises(BadPosition, match="a-card-that-was"):
        game.load(saved)
