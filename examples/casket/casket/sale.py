"""The frames: casket after casket, and the bidding for each."""

from __future__ import annotations

from casket import atoms
from casket.moves import Bid, Withdraw
from casket.room import Room
from conclave.core.errors import IllegalMove
from conclave.core.frames import FORCED, Asking, Frame, Window
from conclave.core.moves import Choices, Move, Options
from conclave.core.position import Outcome


class Sale(Frame[Room]):
    """The whole game: casket after casket, until the last is sold."""

    def run(self, room: Room, step: int) -> None:
        """Sell one more, or end."""
        if room.casket < room.settings["caskets"]:
            atoms.carry_in(room)
            for seat in range(room.seats):
                atoms.roll(room, seat)
            room.push(Bidding())
        else:
            coins = room.coins
            places = tuple(1 + sum(other > mine for other in coins) for mine in coins)
            room.end(Outcome(places, tuple(coins), "casket-all-sold", "CASK-END-01"))


class Bidding(Asking[Room]):
    """One heir after another bids or withdraws, until one is left (CASK-BID-01)."""

    def run(self, room: Room, step: int) -> None:
        """Ask the next heir, or close the sale."""
        undecided = len(room.bidders) > 1 or room.highest == 0
        if room.bidders and undecided:
            room.push(Window(FORCED, (room.bidders[0],)))
            return
        room.pop()
        if room.bidders:
            atoms.open_casket(room, room.bidders[0])
        else:
            atoms.bury(room)

    def most(self, room: Room, seat: int) -> int:
        """The most that an heir may bid (CASK-BID-02)."""
        return min(room.coins[seat], 6 * room.seats)

    def options(self, room: Room, seat: int) -> Options:
        """Any higher bid, or to withdraw."""
        bids = range(room.highest + 1, self.most(room, seat) + 1)
        return Choices([Withdraw(), *map(Bid, bids)])

    def chosen(self, room: Room, seat: int, move: Move) -> None:
        """Carry it out."""
        if isinstance(move, Bid):
            atoms.offer(room, seat, move.coins)
        else:
            atoms.withdraw(room, seat)

    def rule(self, room: Room) -> str:
        """What the question rests on."""
        return "CASK-BID-01"

    def facts(self, room: Room, seat: int) -> dict[str, object]:
        """What the wording of the question says."""
        return {"casket": room.casket, "highest": room.highest}

    def refusal(self, room: Room, seat: int, move: Move) -> IllegalMove:
        """Why a bid is refused."""
        return IllegalMove(
            "CASK-BID-02",
            "casket-bad-bid",
            move=move.text,
            highest=room.highest,
            most=self.most(room, seat),
        )

    def public(self, room: Room, seat: int) -> bool:
        """Coins lie in the open, so everybody can tell who can only withdraw."""
        return True
