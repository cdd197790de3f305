"""Pairs of immutable piles, one for each player."""

from __future__ import annotations

from conclave.games.empire.rules.table import Pile


def put(piles: tuple[Pile, ...], seat: int, pile: Pile) -> tuple[Pile, ...]:
    """The piles with this seat's pile replaced."""
    return (pile, piles[1]) if seat == 0 else (piles[0], pile)


def plus(pile: Pile, card: int) -> Pile:
    """A sorted pile with another card."""
    return tuple(sorted((*pile, card)))
