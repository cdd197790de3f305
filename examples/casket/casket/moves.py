"""What an heir may do."""

from __future__ import annotations

from dataclasses import dataclass

from conclave.core.moves import Move


@dataclass(eq=False)
class Bid(Move):
    """Offer so many coins for the casket."""

    form = "bid {coins:d}"
    coins: int


class Withdraw(Move):
    """Leave this casket to the others."""

    form = "withdraw"
