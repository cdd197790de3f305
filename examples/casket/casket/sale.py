"""The frames: casket after casket, and the bidding for each."""

from __future__ import annotations

from casket import atoms
from casket.moves import Bid, Withdraw
from casket.table import Table
from conclave.core.errors import IllegalMove
from conclave.core.frames import FORCED, Asking, Frame, Window
from conclave.core.moves import Choices, Move, Options
from conclave.core.position import Outcome


class Sale(Frame[Table]):
    """The whole game: casket after casket, until the last is sold."""

    def run(self, table: Table, step: int) -> None:
        """Sell the next casket, or end the game."""
        if table.casket < table.settings["caskets"]:
            atoms.carry_in(table)
            for seat in range(table.seats):
                atoms.roll(table, seat)
            table.push(Bidding())
        else:
            coins = table.coins
            places = tuple(1 + sum(other > mine for other in coins) for mine in coins)
            table.end(Outcome(places, tuple(coins), "casket-all-sold", "CASK-END-01"))


class Bidding(Asking[Table]):
    """One heir after another bids or withdraws, until one is left (CASK-BID-01)."""

    def run(self, table: Table, step: int) -> None:
        """Ask the next heir, or close the sale."""
        undecided = len(table.bidders) > 1 or table.highest == 0
        if table.bidders and undecided:
            table.push(Window(FORCED, (table.bidders[0],)))
            return
        table.pop()
        if table.bidders:
            atoms.open_casket(table, table.bidders[0])
        else:
            atoms.bury(table)

    def most(self, table: Table, seat: int) -> int:
        """The most that an heir may bid (CASK-BID-02)."""
        return min(table.coins[seat], 6 * table.seats)

    def options(self, table: Table, seat: int) -> Options:
        """Any higher bid, or withdrawing."""
        bids = range(table.highest + 1, self.most(table, seat) + 1)
        return Choices([Withdraw(), *map(Bid, bids)])

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        """Carry it out."""
        if isinstance(move, Bid):
            atoms.offer(table, seat, move.coins)
        else:
            atoms.withdraw(table, seat)

    def rule(self, table: Table) -> str:
        """The statement that the question is based on."""
        return "CASK-BID-01"

    def facts(self, table: Table, seat: int) -> dict[str, object]:
        """Facts for the wording of the question."""
        return {"casket": table.casket, "highest": table.highest}

    def refusal(self, table: Table, seat: int, move: Move) -> IllegalMove:
        """Why a bid is refused."""
        return IllegalMove(
            "CASK-BID-02",
            "casket-bad-bid",
            move=move.text,
            highest=table.highest,
            most=self.most(table, seat),
        )

    def public(self, table: Table, seat: int) -> bool:
        """Coins are public, so everybody knows who can only withdraw."""
        return True
