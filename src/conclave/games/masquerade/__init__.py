"""Vampire: The Masquerade – Vendetta: seven clans fight for Chicago with cards, blood and bluff.

It is a game by Charlie Cleveland and Bruno Faidutti.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from conclave.core.errors import BadOption
from conclave.core.game import Game, GameOption, SearchBudget
from conclave.core.position import Position
from conclave.core.rng import Rng
from conclave.games.masquerade.cards import LIBRARY
from conclave.games.masquerade.foresight import MasqueradeForesight
from conclave.games.masquerade.judgement import judge
from conclave.games.masquerade.lesson import LESSON
from conclave.games.masquerade.rules.abilities import NOTES
from conclave.games.masquerade.rules.acting import Acting
from conclave.games.masquerade.rules.card_step import CardStep
from conclave.games.masquerade.rules.conflict import Rewards
from conclave.games.masquerade.rules.events.moving import Played, PlayedDown
from conclave.games.masquerade.rules.frenzy import Frenzy
from conclave.games.masquerade.rules.library import CLAN_SIZE, CLANS
from conclave.games.masquerade.rules.moves import MOVES
from conclave.games.masquerade.rules.planning import Planning, PlanningTurn
from conclave.games.masquerade.rules.reactions import Reactions, Sparing, SparingCard
from conclave.games.masquerade.rules.resolution import (
    LocationSteps,
    RelicsAtResolution,
    Resolution,
)
from conclave.games.masquerade.rules.reveal import Reveal
from conclave.games.masquerade.rules.rounds import CardChoice, EndOfRound, Feeding, Round
from conclave.games.masquerade.rules.setup import ChoosingClans, ChoosingRelics, set_up
from conclave.games.masquerade.rules.table import Table
from conclave.games.masquerade.rules.withdrawal import Leaving, Withdrawal
from conclave.lang import moves as answers
from conclave.lang.resolving import Resolving


class Masquerade(Game):
    """Masquerade for three to five players, or four or six in teams of two."""

    name = "masquerade"
    seats = range(3, 7)
    minutes = (30, 60)
    options = (
        GameOption("teams", "at-six", ("at-six", "yes")),
        GameOption("locations", "no", ("no", "yes")),
        GameOption("relics", "no", ("no", "yes")),
    )
    moves = (*MOVES, *answers.MOVES)
    frames = (
        Acting, CardChoice, CardStep, ChoosingClans, ChoosingRelics, EndOfRound, Feeding, Frenzy,
        Leaving, LocationSteps, Planning, PlanningTurn, Reactions, RelicsAtResolution, Resolution,
        Resolving, Reveal, Rewards, Round, Sparing, SparingCard, Withdrawal,
    )  # fmt: skip
    seat_parts = (
        "clans", "relics", "relics_used", "partners", "out", "blood", "influence", "red_tokens",
        "grey_tokens", "tokens_left", "alliance", "drained", "score", "hand", "seen", "drawn",
        "deck", "bottom",
        "cards", "face_down", "deployed_blood", "power",
    )  # fmt: skip
    seat_facts = ("holder", "order", "active", "winner")
    shows_events = True
    turn_rule = "MASQ-PLAN-01"
    over_rule = "MASQ-END-01"
    card_rule = "MASQ-RULE-01"
    rules = Path(__file__).parent
    cards = dict(zip(LIBRARY.names, LIBRARY.cards, strict=True))  # noqa: RUF012
    card_events = (Played, PlayedDown)
    definitions = NOTES
    judges = {"greedy": judge}  # noqa: RUF012
    foresight = MasqueradeForesight()
    search_budget = SearchBudget(125, 2.0)
    lesson = LESSON

    def check(self, seats: int, settings: Mapping[str, Any]) -> None:
        if settings["teams"] == "yes" and seats not in (4, 6):
            raise BadOption("masquerade-no-teams", seats=seats)

    def sides(self, position: Position) -> tuple[str, ...]:
        assert isinstance(position, Table)
        return tuple(CLANS[clan] for clan in position.clan)

    def cards_in(self, position: Position) -> Iterable[str]:
        assert isinstance(position, Table)
        return [
            LIBRARY.names[clan * CLAN_SIZE + card]
            for clan in position.clan
            for card in range(CLAN_SIZE)
        ]

    def card_name(self, card: int) -> str:
        return LIBRARY.names[card]

    def empty(self, seats: int, settings: dict[str, Any], rng: Rng) -> Table:
        return Table(self, seats, settings, rng, LIBRARY)

    def setup(self, seats: int, settings: dict[str, Any], rng: Rng) -> Table:
        table = self.empty(seats, settings, rng)
        set_up(table)
        return table


GAME = Masquerade()
