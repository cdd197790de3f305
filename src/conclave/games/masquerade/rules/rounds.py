"""The three rounds: feeding, location setup, card choice, and what ends them."""

from __future__ import annotations

from conclave.core.errors import IllegalMove
from conclave.core.frames import COMMIT, Asking, Frame, Window
from conclave.core.moves import Choices, Move, Options
from conclave.games.masquerade.rules import blood
from conclave.games.masquerade.rules.atoms import allies, counters, course, moving
from conclave.games.masquerade.rules.end import end_game
from conclave.games.masquerade.rules.moves import Bottom
from conclave.games.masquerade.rules.planning import Planning
from conclave.games.masquerade.rules.power import lying, standing_ability
from conclave.games.masquerade.rules.reactions import react
from conclave.games.masquerade.rules.resolution import Resolution
from conclave.games.masquerade.rules.table import Table
from conclave.games.masquerade.rules.words import CHOICE, FEEDING, NOBODY, PLANNING, RESOLUTION
from conclave.games.masquerade.vocabulary.moments import EndOfPlanning, Happening
from conclave.games.masquerade.vocabulary.standing import KeepsBoth
from conclave.lang.nodes import Effect
from conclave.lang.resolving import Resolving

ROUNDS = 3


class Round(Frame[Table]):
    """Five phases, three times over (MASQ-ROUND-01, MASQ-ROUND-02)."""

    def run(self, table: Table, step: int) -> None:
        if step == 0:
            course.begin_round(table)
            course.begin_phase(table, FEEDING)
            table.push(Feeding(table.order()))
        elif step == 1:
            for place in table.places:
                allies.lay_ally(table, place)
            course.begin_phase(table, CHOICE)
            table.push(CardChoice())
        elif step == 2:
            course.begin_phase(table, PLANNING)
            table.push(Planning(table.order()))
        elif step == 3:
            react(table, Happening(EndOfPlanning))
        elif step == 4:
            course.begin_phase(table, RESOLUTION)
            table.push(Resolution())
        elif table.round == ROUNDS:
            end_game(table)
        else:
            table.go(0)
            table.push(EndOfRound())


class EndOfRound(Frame[Table]):
    """Tidy up, then what was put off to the end of the round (MASQ-EOR-01..06)."""

    def run(self, table: Table, step: int) -> None:
        table.pop()
        owed = table.owed
        course.end_round(table)
        course.settle_owed(table)
        for effect, seat, card in reversed(owed):
            assert isinstance(effect, Effect)
            if not table.out[seat]:
                table.push(Resolving(effect, seat, card, 0))


class Feeding(Frame[Table]):
    """Everybody gains blood for his alliance (MASQ-FEED-01..05)."""

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
            blood.lose(table, lying(table, NOBODY, NOBODY, 0), seat, -number)


class CardChoice(Asking[Table]):
    """Everybody draws cards and puts one of them at the bottom again (MASQ-PICK-01..03)."""

    def run(self, table: Table, step: int) -> None:
        if step == 0:
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
