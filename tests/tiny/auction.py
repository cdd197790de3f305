"""A tiny game with secret simultaneous bids; nobody sees another's bid or purse."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from conclave.core.errors import IllegalMove
from conclave.core.events import Event
from conclave.core.fields import Fields
from conclave.core.frames import ASK_ONCE, COMMIT, FIRST, Asking, Window
from conclave.core.game import Game
from conclave.core.moves import Choices, Move, Options
from conclave.core.position import Outcome, Plain, Position
from conclave.core.rng import Rng

LOTS = 3


class Bid(Move):
    form = "bid {coins:d}"
    __match_args__ = ("coins",)

    def __init__(self, coins: int) -> None:
        self.coins = coins


class Filled(Event):
    """A purse was filled; only its owner sees the amount."""

    reveals = True
    __match_args__ = ("seat", "coins")

    def __init__(self, seat: int, coins: int | None) -> None:
        self.seat = seat
        self.coins = coins

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else Filled(self.seat, None)


class Paid(Event):
    reveals = True
    __match_args__ = ("seat", "coins")

    def __init__(self, seat: int, coins: int) -> None:
        self.seat = seat
        self.coins = coins


class Sold(Event):
    __match_args__ = ("seat",)

    def __init__(self, seat: int | None) -> None:
        self.seat = seat


class Room(Position):
    def __init__(self, game: Game, seats: int, settings: dict[str, Any], rng: Rng) -> None:
        super().__init__(game, seats, settings, rng)
        self.purses = [0] * seats
        self.bids: list[int] = []
        self.lots: list[int | None] = []

    def may_see(self, seat: int | None, thing: tuple[str, int]) -> bool:
        return thing == ("purse", seat)

    def show(self, seat: int | None) -> dict[str, Plain]:
        purses = [
            purse if self.sees(seat, ("purse", owner)) else None
            for owner, purse in enumerate(self.purses)
        ]
        return {**self.open_fields(), "purses": purses}

    def redraw(self, seat: int | None, rng: Rng) -> None:
        for owner in range(self.seats):
            if not self.sees(seat, ("purse", owner)):
                self.purses[owner] = rng.below(10)

    def take_fields(self, source: Any, fields: Fields) -> None:
        self.purses = fields.row("purses", source.purses)
        self.bids = fields.row("bids", source.bids, open=True)
        self.lots = fields.row("lots", source.lots, open=True)

    def faults(self) -> list[str]:
        return ["a purse below 0"] if min(self.purses) < 0 else []

    # Atoms

    def fill(self, seat: int, coins: int) -> Event:
        self.purses[seat] = coins
        return self.tell(Filled(seat, coins))

    def pay(self, seat: int, coins: int) -> Event:
        if len(self.bids) == self.seats:
            self.bids = []
        self.purses[seat] -= coins
        self.bids.append(coins)
        return self.tell(Paid(seat, coins))

    def sell(self, seat: int | None) -> Event:
        self.lots.append(seat)
        return self.tell(Sold(seat))


class Lot(Asking[Room]):
    """One lot: all bid (AUC-02), the bids are paid (AUC-03), the highest takes it (AUC-04)."""

    steps = ASK_ONCE

    def run(self, room: Room, step: int) -> None:
        if step == FIRST:
            room.push(Window(COMMIT, tuple(range(room.seats))))
        else:
            best = max(room.bids)
            room.sell(room.bids.index(best) if room.bids.count(best) == 1 else None)
            room.go(FIRST)
            if len(room.lots) == LOTS:
                won = [room.lots.count(seat) for seat in range(room.seats)]
                places = tuple(1 + sum(other > mine for other in won) for mine in won)
                room.end(Outcome(places, tuple(won), "auction-over", "AUC-05"))

    def options(self, room: Room, seat: int) -> Options:
        return Choices([Bid(coins) for coins in range(room.purses[seat] + 1)])

    def chosen(self, room: Room, seat: int, move: Move) -> None:
        assert isinstance(move, Bid)
        room.pay(seat, move.coins)

    def rule(self, room: Room) -> str:
        return "AUC-02"

    def refusal(self, room: Room, seat: int, move: Move) -> IllegalMove:
        return IllegalMove("AUC-02", "auction-too-much", move=move.text, coins=room.purses[seat])


class AuctionGame(Game):
    name = "auction"
    seats = range(2, 5)
    moves = (Bid,)
    frames = (Lot,)
    seat_parts = ("purses",)
    seat_facts = ("lots",)
    turn_rule = "AUC-02"
    over_rule = "AUC-05"
    rules = Path(__file__).parent
    ledger = Path(__file__).parent / "auction.md"

    def empty(self, seats: int, settings: dict[str, Any], rng: Rng) -> Room:
        return Room(self, seats, settings, rng)

    def setup(self, seats: int, settings: dict[str, Any], rng: Rng) -> Room:
        room = self.empty(seats, settings, rng)
        for seat in range(seats):
            room.fill(seat, 5 + rng.below(5))
        room.push(Lot())
        return room


AUCTION = AuctionGame()
