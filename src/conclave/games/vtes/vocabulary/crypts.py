"""Effects on the crypts of all Methuselahs."""

from __future__ import annotations

from dataclasses import dataclass

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.atoms import counters, moving, piles
from conclave.games.vtes.rules.constants import ASH_HEAP
from conclave.games.vtes.rules.influence import bring_out
from conclave.games.vtes.rules.reading import identity
from conclave.games.vtes.rules.requirements import RecallsCapacity
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.vocabulary.effects import MoveCard
from conclave.games.vtes.vocabulary.parts import TARGET, THIS_CARD, TOP_OF_CRYPT
from conclave.lang.nodes import Condition, Effect
from conclave.lang.resolving import Resolving


@dataclass(frozen=True)
class NoCryptIsEmpty(Condition):
    """No Methuselah's crypt is empty."""

    def holds(self, table: Table, act: Resolving) -> bool:
        return all(len(table.crypt[seat]) > 0 for seat in table.clockwise(act.you))


@dataclass(frozen=True)
class CompareCrypts(Effect):
    """Each Methuselah reveals the top card of her crypt. If the highest or the lowest cost is tied,
    each burns pool; otherwise the one with the highest steals pool from the one with the lowest.
    Then all shuffle their crypts."""

    steals: int
    tied_burn: int

    def do(self, table: Table, act: Resolving) -> None:
        seats = [seat for seat in table.clockwise(act.you) if table.crypt[seat]]
        costs = []
        for seat in seats:
            card = table.crypt[seat][0]
            piles.show_card(table, card)
            costs.append(table.cards.crypt[table.definition[card]].capacity)
        if costs.count(max(costs)) > 1 or costs.count(min(costs)) > 1:
            for seat in table.clockwise(act.you):
                counters.lose_pool(table, seat, self.tied_burn)
        else:
            stolen = counters.lose_pool(table, seats[costs.index(min(costs))], self.steals)
            counters.gain_pool(table, seats[costs.index(max(costs))], stolen)
        for seat in seats:
            piles.shuffle_crypt(table, seat)

    def possible(self, table: Table, act: Resolving) -> bool:
        return any(len(table.crypt[seat]) > 0 for seat in table.clockwise(act.you))


@dataclass(frozen=True)
class RenewUncontrolled(Effect):
    """All Methuselahs shuffle the crypt cards of their uncontrolled regions into their crypts, take
    the counters on them into their pools and move as many cards from their crypts."""

    def do(self, table: Table, act: Resolving) -> None:
        seats = table.clockwise(table.active)
        returned = [0] * table.seats
        for seat in seats:
            cards = [
                card
                for card in table.uncontrolled[seat]
                if table.cards.is_crypt[table.definition[card]]
            ]
            for card in cards:
                counters.card_to_pool(table, seat, card, table.blood[card])
                returned[table.owner[card]] += 1
            piles.to_crypt(table, seat, cards)
        for seat in seats:
            piles.mix_crypt(table, seat)
            piles.draw_crypt(table, seat, returned[seat])


@dataclass(frozen=True)
class BringSuccessor(RecallsCapacity):
    """Move the top card of your crypt to your uncontrolled region. If it is younger than the burned
    vampire, it enters your ready region with all the blood it can hold, and this card goes on it;
    an imbued is incapacitated."""

    def do(self, table: Table, act: Resolving) -> None:
        burned = table.notes.total(notes.LAST_CAPACITY, act.here)
        while table.crypt[act.you]:
            successor = TOP_OF_CRYPT.card(table, act)
            piles.draw_crypt(table, act.you, 1)
            capacity = identity.capacity(table, successor)
            if capacity >= burned:
                return
            self.bring(table, act, successor, capacity)
            if table.zone[successor] != ASH_HEAP:
                return
            burned = capacity  # burned at once, as a second copy: another follows

    def bring(self, table: Table, act: Resolving, successor: int, capacity: int) -> None:
        """Put the younger vampire or imbued into play, with this card."""
        if table.cards.is_imbued[table.definition[successor]]:
            bring_out(table, successor, act.you)
            if table.in_play(successor):
                counters.set_life(table, successor, 0)
                moving.to_torpor(table, successor)
        else:
            counters.gain_blood(table, successor, capacity)
            bring_out(table, successor, act.you)
        if table.in_play(successor):
            table.push(act.to(MoveCard(THIS_CARD, TARGET), them=successor))
