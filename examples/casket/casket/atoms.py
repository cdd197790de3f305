"""The only functions that change the table. Each emits an event."""

from __future__ import annotations

from casket.events import Buried, CarriedIn, Offered, Opened, Rolled, Withdrew
from casket.table import Table
from conclave.core.events import Event


def carry_in(table: Table) -> Event:
    """The next casket is for sale, and all may bid (CASK-SALE-02)."""
    first = table.casket % table.seats
    table.casket += 1
    table.bids = [0] * table.seats
    table.bidders = [(first + step) % table.seats for step in range(table.seats)]
    return table.tell(CarriedIn(table.casket))


def roll(table: Table, seat: int) -> Event:
    """An heir rolls a die under a cup (CASK-SALE-01)."""
    table.dice[seat] = 1 + table.rng.below(6)
    return table.tell(Rolled(seat, table.dice[seat]))


def offer(table: Table, seat: int, coins: int) -> Event:
    """An heir makes a bid, and it is the next one's turn."""
    table.bids[seat] = coins
    table.bidders = [*table.bidders[1:], seat]
    return table.tell(Offered(seat, coins))


def withdraw(table: Table, seat: int) -> Event:
    """An heir is out until the next casket."""
    table.bidders = table.bidders[1:]
    return table.tell(Withdrew(seat))


def open_casket(table: Table, seat: int) -> Event:
    """The buyer pays, all dice are shown, and he gets the coins (CASK-OPEN-01)."""
    worth = sum(table.dice)
    table.coins[seat] += worth - table.highest
    return table.tell(Opened(seat, table.highest, tuple(table.dice), worth))


def bury(table: Table) -> Event:
    """Nobody wanted the casket (CASK-BID-03)."""
    return table.tell(Buried())
