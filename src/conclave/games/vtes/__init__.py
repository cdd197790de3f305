"""Vampire: The Eternal Struggle: Methuselahs drive each other out of the game by their minions.

It is a game by Richard Garfield.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from conclave.core.game import Clause, Column, Game, GameOption, Thinking
from conclave.core.moves import Pass
from conclave.core.position import Plain, Position
from conclave.core.rng import Rng
from conclave.games.vtes.cards import LIBRARY
from conclave.games.vtes.decks.box import VtesDecks
from conclave.games.vtes.facing import facts
from conclave.games.vtes.foresight import VtesForesight
from conclave.games.vtes.glossary import TERMS
from conclave.games.vtes.judgement import judge
from conclave.games.vtes.lesson import LESSON
from conclave.games.vtes.results import results
from conclave.games.vtes.rules import (
    action,
    blocked,
    blocking,
    combat,
    equipping,
    imbued,
    influence,
    minion_phase,
    phases,
    playing,
    scoring,
    settling,
    turn,
    untap,
)
from conclave.games.vtes.rules.actions import ALL_DEFAULTS
from conclave.games.vtes.rules.damage import DamageStep
from conclave.games.vtes.rules.events import CameIntoPlay, CardPlayed
from conclave.games.vtes.rules.moves import MOVES, Decline, Done
from conclave.games.vtes.rules.politics import Referendum
from conclave.games.vtes.rules.rounds import Storm
from conclave.games.vtes.rules.setup import ChoosingDecks
from conclave.games.vtes.rules.strikes import (
    HAND_STRIKE,
    AfterEffects,
    EndingCombat,
    ResolvingStrikes,
    RoundDamage,
)
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.torpor import (
    BurningImbued,
    Diablerie,
    StrikingBack,
    TakingEquipment,
)
from conclave.games.vtes.rules.triggers import Reactions
from conclave.games.vtes.rules.trophies import MovingTrophies, SearchingCard
from conclave.games.vtes.saying import situation
from conclave.lang import moves as answers
from conclave.lang.resolving import Resolving


class Vtes(Game):
    """V:TES by the rulebook of 2011, for two to six players."""

    name = "vtes"
    seats = range(2, 7)
    minutes = (60, 150)
    options = (
        GameOption("decks", "brought", ("brought", "starter", "random")),
        GameOption("scarce", "own", ("own", "all")),
        GameOption("draft", "no", ("no", "yes")),
        GameOption("time", scoring.NO_LIMIT, range(scoring.MOST_MINUTES + 1)),
    )
    moves = (*MOVES, *answers.MOVES)
    idle = (Pass, Done, Decline)
    stops = "could"
    passes_silently = True
    frames = (
        AfterEffects, action.AtEnd, blocking.BlockAttempt, blocking.BlockQuestion,
        blocking.BlockWindow, BurningImbued,
        ChoosingDecks, equipping.ChoosingEquipment, combat.ChoosingVictim, combat.ChoosingWeapon,
        combat.Combat, turn.Course, DamageStep, combat.DeterminingRange, Diablerie,
        phases.DiscardPhase, settling.Discarding, EndingCombat,
        minion_phase.ExtraAction, imbued.FirstConviction,
        influence.Influence, phases.MasterPhase, blocked.MayDiablerize, minion_phase.MinionPhase,
        MovingTrophies, playing.OpenWindow, playing.Playing, combat.PressStep, Reactions,
        Referendum, Resolving, ResolvingStrikes, combat.Round, RoundDamage, SearchingCard,
        blocked.SlaveQuestion, Storm, combat.StrikePair, StrikingBack, action.TakingAction,
        TakingEquipment, turn.Turn, untap.Untap, untap.UntapOfOthers, playing.Using,
    )  # fmt: skip
    seat_parts = (
        "pool", "points", "out", "leaving", "hand", "library", "crypt", "research",
        "uncontrolled", "ready", "torpor", "beside", "ash", "removed", "hand_size", "prey", "deck",
    )  # fmt: skip
    seat_facts = ("active", "edge")
    turn_rule = "VTES-1.6.1-28"
    over_rule = "VTES-9.1-05"
    card_rule = "VTES-1.4-01"
    rules = Path(__file__).parent
    judges = {"greedy": judge}  # noqa: RUF012
    foresight = VtesForesight()
    thinking = Thinking(40, 4.0)
    lesson = LESSON
    cards = dict(zip(LIBRARY.names, LIBRARY.cards, strict=True))  # noqa: RUF012
    terms = TERMS
    card_used = (CardPlayed, CameIntoPlay)
    definitions = (
        *dict.fromkeys((*LIBRARY.nodes, *ALL_DEFAULTS, HAND_STRIKE, blocking.NOTHING_DONE)),
    )

    decks = VtesDecks(LIBRARY)

    def sides(self, position: Position) -> tuple[str, ...]:
        assert isinstance(position, Table)
        return tuple(position.deck)

    def card_facts(self, name: str) -> dict[str, Plain]:
        return facts(LIBRARY.cards[LIBRARY.numbers[name]])

    def time_limit(self, settings: Mapping[str, Any]) -> int | None:
        minutes: int = settings["time"]
        return None if minutes == scoring.NO_LIMIT else minutes

    def results(self, position: Position) -> list[Column]:
        assert isinstance(position, Table)
        return results(position)

    def situation(self, view: Mapping[str, Plain]) -> list[Clause]:
        return situation(view)

    def cards_in(self, position: Position) -> Iterable[str]:
        assert isinstance(position, Table)
        return {LIBRARY.names[number] for number in position.what}

    def empty(self, seats: int, settings: dict[str, Any], rng: Rng) -> Table:
        return Table(self, seats, settings, rng, LIBRARY)

    def setup(self, seats: int, settings: dict[str, Any], rng: Rng) -> Table:
        table = self.empty(seats, settings, rng)
        table.deck = [""] * seats
        table.out = [False] * seats
        table.push(ChoosingDecks())
        return table


GAME = Vtes()
