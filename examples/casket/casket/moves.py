"""What an heir may do."""

from __future__ import annotations

from dataclasses import dataclass

from conclave.core.moves import Move


@dataclass(eq=False)
class Bid(Move):
    """Bid coins for the casket."""

    form = "bid {coins:d}"
    coins: int


class Withdraw(Move):
    """Withdraw from this casket."""

    form = "withdraw"
