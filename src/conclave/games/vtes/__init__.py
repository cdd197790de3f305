"""Vampire: The Eternal Struggle, a game by Richard Garfield.

Methuselahs oust each other by means of their minions.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from conclave.core.game import Clause, Column, Fact, Game, GameOption, SearchBudget
from conclave.core.moves import Pass
from conclave.core.position import Plain, Position
from conclave.core.rng import Rng
from conclave.core.stops import COULD
from conclave.games.vtes.card_faces import facts
from conclave.games.vtes.cards import LIBRARY
from conclave.games.vtes.cards.facts import faces
from conclave.games.vtes.decks.box import VtesDecks
from conclave.games.vtes.foresight import VtesForesight
from conclave.games.vtes.glossary import TERMS
from conclave.games.vtes.judgement import judge
from conclave.games.vtes.lesson import LESSON
from conclave.games.vtes.proofreading import proofread
from conclave.games.vtes.results import results
from conclave.games.vtes.rules import end
from conclave.games.vtes.rules.abilities.using import CAN_MASKS
from conclave.games.vtes.rules.actions.kinds import DEFAULTS
from conclave.games.vtes.rules.atoms.setup import open_table
from conclave.games.vtes.rules.combat.strikes import HAND_STRIKE
from conclave.games.vtes.rules.contract import VtesPosition
from conclave.games.vtes.rules.events.moving import CameIntoPlay
from conclave.games.vtes.rules.events.playing import CardPlayed
from conclave.games.vtes.rules.frame_types import ChosenStrike, Hit
from conclave.games.vtes.rules.frames import FRAMES
from conclave.games.vtes.rules.modes import NO_EFFECT
from conclave.games.vtes.rules.moves import (
    MOVES,
    ActWith,
    Decline,
    Done,
    ManeuverWith,
    Play,
    StrikeWith,
    Use,
)
from conclave.games.vtes.rules.setup import ChoosingDecks
from conclave.games.vtes.rules.table import MOST_SEATS, Table
from conclave.games.vtes.rules.windows import NAMES, WINDOW_BIT
from conclave.games.vtes.situation import situation
from conclave.lang import moves as answers


class Vtes(Game):
    """V:TES by the rulebook of 2011, for two to six players."""

    name = "vtes"
    seats = range(2, MOST_SEATS + 1)
    minutes = (60, 150)
    options: tuple[GameOption, ...] = (
        GameOption("decks", "brought", ("brought", "starter", "random")),
        GameOption("scarce", "own", ("own", "all")),
        GameOption("draft", "no", ("no", "yes")),
        GameOption("time", end.NO_LIMIT, range(end.MOST_MINUTES + 1)),
    )
    moves = (*MOVES, *answers.MOVES)
    pass_moves = (Pass, Done, Decline)
    stops = COULD
    hides_passes = True
    frames = FRAMES
    values = (ChosenStrike, Hit)
    seat_parts = (
        "pool", "points", "out", "leaving", "hand", "library", "crypt", "research",
        "uncontrolled", "ready", "torpor", "beside", "ash", "removed", "hand_size", "prey",
        "predator", "votes", "deck",
    )  # fmt: skip
    seat_facts = ("active", "edge")
    turn_rule = "VTES-1.6.1-28"
    over_rule = "VTES-9.1-05"
    card_rule = "VTES-1.4-01"
    rules = Path(__file__).parent
    judges = {"greedy": judge}  # noqa: RUF012
    foresight = VtesForesight()
    search_budget = SearchBudget(40, 4.0)
    lesson = LESSON
    cards = dict(zip(LIBRARY.names, LIBRARY.cards, strict=True))  # noqa: RUF012
    terms = TERMS
    card_events = (CardPlayed, CameIntoPlay)
    card_moves = (Play, Use, ActWith, StrikeWith, ManeuverWith)
    definitions = {  # noqa: RUF012
        **{f"default-{kind}": action for kind, action in DEFAULTS.items()},
        "hand-strike": HAND_STRIKE,
        "nothing": NO_EFFECT,
    }

    decks = VtesDecks(LIBRARY)

    def sides(self, position: Position) -> tuple[str, ...]:
        assert isinstance(position, Table)
        return tuple(position.deck)

    def card_facts(self, name: str) -> dict[str, Plain]:
        return facts(LIBRARY.cards[LIBRARY.numbers[name]])

    def proofread(self, name: str) -> list[Fact]:
        number = LIBRARY.numbers[name]
        return proofread(LIBRARY.cards[number], faces()[LIBRARY.ids[number]])

    def moments(self, name: str, in_play: bool) -> tuple[str, ...]:
        number = LIBRARY.numbers[name]
        masks = CAN_MASKS.about(LIBRARY, number) if in_play else LIBRARY.masks[number]
        return tuple([window for window in NAMES if any(m & WINDOW_BIT[window] for m in masks)])

    def time_limit(self, settings: Mapping[str, Any]) -> int | None:
        minutes: int = settings["time"]
        return None if minutes == end.NO_LIMIT else minutes

    def results(self, position: Position) -> list[Column]:
        assert isinstance(position, Table)
        return results(position)

    def situation(self, view: Mapping[str, Plain]) -> list[Clause]:
        return situation(view)

    def cards_in(self, position: Position) -> Iterable[str]:
        assert isinstance(position, Table)
        return {LIBRARY.names[number] for number in position.definition}

    def empty(self, seats: int, settings: dict[str, Any], rng: Rng) -> VtesPosition:
        return VtesPosition(self, seats, settings, rng, LIBRARY)

    def setup(self, seats: int, settings: dict[str, Any], rng: Rng) -> VtesPosition:
        table = self.empty(seats, settings, rng)
        open_table(table)
        table.push(ChoosingDecks())
        return table


GAME = Vtes()
