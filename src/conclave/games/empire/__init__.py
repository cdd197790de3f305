"""Vampire Empire: three of nine characters are vampires, and one player has to find them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from conclave.core.game import Game, GameOption, Hint, SearchBudget
from conclave.core.moves import Pass
from conclave.core.position import Plain, Position
from conclave.core.rng import Rng
from conclave.core.stops import ALWAYS, COULD
from conclave.games.empire.cards import LIBRARY, OUR_DECKS, OUR_LIST
from conclave.games.empire.custom_cards import in_word
from conclave.games.empire.decks import DecksOption, EmpireDecks
from conclave.games.empire.deduction import hints
from conclave.games.empire.foresight import EmpireForesight
from conclave.games.empire.judgement import judge, judge_naively
from conclave.games.empire.lesson import LESSON
from conclave.games.empire.rules.action import (
    AttackingAtOnce,
    ChoosingAction,
    Hiding,
    Paying,
    UsingHolyWater,
)
from conclave.games.empire.rules.combat import Combat, Laying
from conclave.games.empire.rules.constants import HUMAN_SIDE, SUPPORT, VAMPIRE_SIDE
from conclave.games.empire.rules.decks import OURS, definitions_of, read_word
from conclave.games.empire.rules.events import Laid, PlayedSupport
from conclave.games.empire.rules.library import CombatCard
from conclave.games.empire.rules.moves import MOVES
from conclave.games.empire.rules.setup import set_up
from conclave.games.empire.rules.support import PlayingSupport, Supporting
from conclave.games.empire.rules.table import Table
from conclave.games.empire.rules.turn import Course, Drawing, Turn, Unmasking
from conclave.lang import moves as answers
from conclave.lang.resolving import Resolving


class Empire(Game):
    """Empire for two: one plays the vampires, the other the humans."""

    name = "empire"
    seats = range(2, 3)
    minutes = (30, 45)
    options = (
        GameOption("vampires", "random", ("random", "first", "second")),
        GameOption("persons", "class", ("class", "any")),
        DecksOption(),
    )
    moves = (*MOVES, *answers.MOVES)
    pass_moves = (Pass,)
    # Asking only players who could play a support card would reveal that they have one.
    stops = ALWAYS
    solo_stops = COULD
    hides_passes = True
    frames = (
        AttackingAtOnce, ChoosingAction, Combat, Course, Drawing, Hiding, Laying, Paying,
        PlayingSupport, Resolving, Supporting, Turn, Unmasking, UsingHolyWater,
    )  # fmt: skip
    seat_parts = (
        "sides", "hand", "cellar", "moat", "spent", "sunk", "fetched", "draw_pile", "deck",
        "cellar_closed", "laid",
    )  # fmt: skip
    seat_facts = ("active",)
    turn_rule = "EMP-TURN-01"
    over_rule = "EMP-END-01"
    card_rule = "EMP-SUPP-12"
    rules = Path(__file__).parent
    cards = dict(zip(LIBRARY.names, LIBRARY.cards, strict=True))  # noqa: RUF012
    card_events = (Laid, PlayedSupport)
    decks = EmpireDecks(LIBRARY, OUR_LIST)
    foresight = EmpireForesight()
    search_budget = SearchBudget(200, 2.0)
    judges = {"greedy": judge, "naive": judge_naively}  # noqa: RUF012
    lesson = LESSON

    def sides(self, position: Position) -> tuple[str, ...]:
        assert isinstance(position, Table)
        return (
            (VAMPIRE_SIDE, HUMAN_SIDE) if position.vampire_seat == 0 else (HUMAN_SIDE, VAMPIRE_SIDE)
        )

    def hints(self, view: Mapping[str, Plain]) -> list[Hint]:
        return hints(view)

    def card_facts(self, name: str) -> dict[str, Plain]:
        facts, card = super().card_facts(name), self.cards[name]
        if isinstance(card, CombatCard):
            return {**facts, "classes": list(card.classes)}
        return {"type": SUPPORT, **facts}

    def cards_in(self, position: Position) -> Iterable[str]:
        assert isinstance(position, Table)
        return {position.library.names[card] for deck in position.deck for card in deck}

    def with_settings(self, settings: Mapping[str, Any]) -> Game:
        word = settings["decks"]
        return with_custom_cards(word) if definitions_of(word) else self

    def empty(self, seats: int, settings: dict[str, Any], rng: Rng) -> Table:
        library = in_word(settings["decks"])[0]
        return Table(self.with_settings(settings), seats, settings, rng, library)

    def setup(self, seats: int, settings: dict[str, Any], rng: Rng) -> Table:
        table = self.empty(seats, settings, rng)
        word = settings["decks"]
        set_up(table, OUR_DECKS if word == OURS else read_word(word, table.library)[0])
        return table


@lru_cache(256)
def with_custom_cards(word: str) -> Empire:
    """Empire with the cards that a deck word defines."""
    library = in_word(word)[0]
    game = Empire()
    game.cards = dict(zip(library.names, library.cards, strict=True))
    return game


GAME = Empire()
