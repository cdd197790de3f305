"""The three rounds: feeding, location setup, card choice, end of round."""

from __future__ import annotations

from typing import Final

from conclave.core.errors import IllegalMove
from conclave.core.frames import ASK_ONCE, COMMIT, COUNTED, FIRST, Asking, Frame, Window
from conclave.core.moves import Choices, Move, Options
from conclave.games.masquerade.rules import blood
from conclave.games.masquerade.rules.abilities import KeepsBoth
from conclave.games.masquerade.rules.atoms import allies, counters, course, moving
from conclave.games.masquerade.rules.constants import CHOICE, FEEDING, NOBODY, PLANNING, RESOLUTION
from conclave.games.masquerade.rules.end import end_game
from conclave.games.masquerade.rules.moments import EndOfPlanning, Happening
from conclave.games.masquerade.rules.moves import Bottom
from conclave.games.masquerade.rules.planning import Planning
from conclave.games.masquerade.rules.power import passive_context, standing_ability
from conclave.games.masquerade.rules.reactions import react
from conclave.games.masquerade.rules.resolution import Resolution
from conclave.games.masquerade.rules.table import Table
from conclave.lang.nodes import Effect
from conclave.lang.resolving import Resolving

ROUNDS = 3


# The steps of Round
FEED: Final = 0
CHOOSE: Final = 1
PLAN: Final = 2
PLANNED: Final = 3
RESOLVE: Final = 4


class Round(Frame[Table]):
    """Five phases, in three rounds (MASQ-ROUND-01, MASQ-ROUND-02)."""

    steps = ("feed", "choose", "plan", "planned", "resolve", "end")

    def run(self, table: Table, step: int) -> None:
        if step == FEED:
            course.begin_round(table)
            course.begin_phase(table, FEEDING)
            table.push(Feeding(table.order()))
        elif step == CHOOSE:
            for place in table.places:
                allies.lay_ally(table, place)
            course.begin_phase(table, CHOICE)
            table.push(CardChoice())
        elif step == PLAN:
            course.begin_phase(table, PLANNING)
            table.push(Planning(table.order()))
        elif step == PLANNED:
            react(table, Happening(EndOfPlanning))
        elif step == RESOLVE:
            course.begin_phase(table, RESOLUTION)
            table.push(Resolution())
        elif table.round == ROUNDS:
            end_game(table)
        else:
            table.go(FEED)
            table.push(EndOfRound())


class EndOfRound(Frame[Table]):
    """Clean up, then resolve the deferred effects (MASQ-EOR-01..06)."""

    def run(self, table: Table, step: int) -> None:
        table.pop()
        owed = table.owed
        course.end_round(table)
        course.clear_deferred(table)
        for effect, seat, card in reversed(owed):
            assert isinstance(effect, Effect)
            if not table.out[seat]:
                table.push(Resolving(effect, seat, card, 0))


class Feeding(Frame[Table]):
    """Everybody gains blood for his alliance (MASQ-FEED-01..05)."""

    steps = COUNTED

    __match_args__ = ("order",)

    def __init__(self, order: tuple[int, ...]) -> None:
        self.order = order

    def run(self, table: Table, step: int) -> None:
        if step == len(self.order):
            table.pop()
            return
        seat = self.order[step]
        number = 0
        for ally in table.alliance[seat]:
            feed = table.library.ally[ally].feed
            if feed < 0:
                allies.need_blood(table, seat, ally)
            number += feed
        if number > 0:
            counters.feed(table, seat, number)
        elif number < 0:
            blood.lose(table, passive_context(table, NOBODY, NOBODY, 0), seat, -number)


class CardChoice(Asking[Table]):
    """Everybody draws cards and puts one of them at the bottom (MASQ-PICK-01..03)."""

    steps = ASK_ONCE

    def run(self, table: Table, step: int) -> None:
        if step == FIRST:
            number = 3 if table.seats == 3 and table.round == 1 else 2
            for seat in table.order():
                moving.draw(table, seat, number)
                if len(table.drawn[seat]) < number:  # keeping comes before putting back (MASQ-R-10)
                    moving.keep(table, seat)
            choosing = [seat for seat in table.order() if table.drawn[seat]]
            if choosing:
                table.push(Window(COMMIT, tuple(choosing)))
        else:
            table.pop()

    def options(self, table: Table, seat: int) -> Options:
        cards = table.drawn[seat]
        if standing_ability(table, seat, KeepsBoth):
            cards = (*cards, *table.hand[seat])
        return Choices([Bottom(table.library.names[card]) for card in cards])

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        assert isinstance(move, Bottom)
        moving.keep(table, seat)
        if standing_ability(table, seat, KeepsBoth):
            moving.forget_hand(table, seat)
        moving.bottom(table, seat, table.library.numbers[move.card])

    def rule(self, table: Table) -> str:
        return "MASQ-VAR3-02" if table.seats == 3 and table.round == 1 else "MASQ-PICK-02"

    def facts(self, table: Table, seat: int) -> dict[str, object]:
        return {"cards": [table.library.names[card] for card in table.drawn[seat]]}

    def refusal(self, table: Table, seat: int, move: Move) -> IllegalMove:
        if isinstance(move, Bottom):
            return IllegalMove("MASQ-PICK-03", "masquerade-not-drawn", card=move.card)
        return IllegalMove("MASQ-PICK-02", "not-offered", move=move.text)
