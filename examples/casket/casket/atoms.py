"""The only functions that change the room. Each tells what it did."""

from __future__ import annotations

from casket.events import Buried, CarriedIn, Offered, Opened, Rolled, Withdrew
from casket.room import Room
from conclave.core.events import Event


def carry_in(room: Room) -> Event:
    """The next casket is for sale, and all may bid (CASK-SALE-02)."""
    first = room.casket % room.seats
    room.casket += 1
    room.bids = [0] * room.seats
    room.bidders = [(first + step) % room.seats for step in range(room.seats)]
    return room.tell(CarriedIn(room.casket))


def roll(room: Room, seat: int) -> Event:
    """An heir rolls a die under a cup (CASK-SALE-01)."""
    room.dice[seat] = 1 + room.rng.below(6)
    return room.tell(Rolled(seat, room.dice[seat]))


def offer(room: Room, seat: int, coins: int) -> Event:
    """An heir makes a bid, and the next one speaks."""
    room.bids[seat] = coins
    room.bidders = [*room.bidders[1:], seat]
    return room.tell(Offered(seat, coins))


def withdraw(room: Room, seat: int) -> Event:
    """An heir is out until the next casket."""
    room.bidders = room.bidders[1:]
    return room.tell(Withdrew(seat))


def open_casket(room: Room, seat: int) -> Event:
    """The buyer pays, all dice are shown, and the coins are his (CASK-OPEN-01)."""
    worth = sum(room.dice)
    room.coins[seat] += worth - room.highest
    return room.tell(Opened(seat, room.highest, tuple(room.dice), worth))


def bury(room: Room) -> Event:
    """Nobody wanted it (CASK-BID-03)."""
    return room.tell(Buried())
