"""Bidding pool for the control of a card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from conclave.core.frames import FORCED, IMPULSE, Window
from conclave.core.moves import Choices, Move, Options
from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.atoms import counters, noting, playing
from conclave.games.vtes.rules.constants import NOTHING
from conclave.games.vtes.rules.control import take_control
from conclave.games.vtes.rules.moves import Number
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.vocabulary.parts import TARGET, Who
from conclave.lang.effects import AsksAgain
from conclave.lang.resolving import Resolving

# The steps of Auction
BIDDING: Final = 0
OWING: Final = 1


@dataclass(frozen=True)
class Auction(AsksAgain):
    """Methuselahs bid pool for control of a card, openly, until nobody bids more; the winner pays
    the bid and takes control."""

    who: Who = TARGET
    credit: int = 0
    """How much of the bid the winner may owe; she pays 1 pool of it in each of her discard
    phases."""
    to_controller: bool = False
    """Whether the card's controller gets the bid; if she wins, she pays half of it, rounded up, to
    the bank."""

    def step_names(self) -> tuple[str, ...]:
        return ("bidding", "owing", "settling")

    def run(self, table: Table, act: Resolving, step: int) -> None:
        bid = table.notes.first(notes.BID, NOTHING)
        if step == BIDDING:
            table.push(Window(IMPULSE, table.clockwise(act.you)))
        elif step == OWING and bid is not None and self.credit:
            table.push(Window(FORCED, (bid.seat,)))
        else:
            table.pop()
            if bid is not None:
                self.settle(table, act, bid.seat, bid.amount, max(bid.number, 0))

    def options(self, table: Table, act: Resolving, seat: int) -> Options:
        bid = table.notes.first(notes.BID, NOTHING)
        if bid is not None and not table.window.policy.may_pass:
            least = max(bid.amount - table.pool[seat], 0)
            return Choices(
                [Number(owed) for owed in range(least, self.most_credit(bid.amount) + 1)]
            )
        if bid is not None and bid.seat == seat:
            return Choices([])
        least = 1 if bid is None else bid.amount + 1
        return Choices([Number(amount) for amount in range(least, self.most(table, act, seat) + 1)])

    def most(self, table: Table, act: Resolving, seat: int) -> int:
        """The highest bid that a player can pay."""
        card = self.who.card(table, act)
        if self.to_controller and card != NOTHING and table.controller[card] == seat:
            return 2 * table.pool[seat]
        return table.pool[seat] + self.credit

    def most_credit(self, bid: int) -> int:
        """How much of a bid may be owed."""
        return min(self.credit, bid)

    def chosen(self, table: Table, act: Resolving, seat: int, move: Move) -> None:
        assert isinstance(move, Number)
        bid = table.notes.first(notes.BID, NOTHING)
        asks_credit = bid is not None and bid.seat == seat
        amount = bid.amount if bid is not None and asks_credit else move.number
        owed = move.number if asks_credit else 0
        noting.erase(table, notes.BID, NOTHING)
        scope = table.scope(Resolving)
        noting.note(table, scope, notes.BID, NOTHING, amount, seat=seat, number=owed)
        playing.announce_number(table, seat, move.number)

    def settle(self, table: Table, act: Resolving, winner: int, bid: int, owed: int) -> None:
        """The winner pays and takes control."""
        card = self.who.card(table, act)
        if card == NOTHING or not table.in_play(card):
            return
        owner = table.controller[card]
        if not self.to_controller:
            counters.lose_pool(table, winner, bid - owed)
            if owed:
                noting.note(table, 0, notes.OWES_POOL, winner, owed)
        elif winner == owner:
            counters.lose_pool(table, winner, (bid + 1) // 2)
        else:
            counters.gain_pool(table, owner, counters.lose_pool(table, winner, bid))
        take_control(table, card, winner)

    def possible(self, table: Table, act: Resolving) -> bool:
        card = self.who.card(table, act)
        return card != NOTHING and table.in_play(card)

    def facts(self, table: Table, act: Resolving, seat: int) -> dict[str, object]:
        bid = table.notes.first(notes.BID, NOTHING)
        return {
            "other": table.word(self.who.card(table, act)),
            "number": 0 if bid is None else bid.amount,
            "asked": "bid" if table.window.policy.may_pass else "credit",
        }

    def public(self) -> bool:
        return True
