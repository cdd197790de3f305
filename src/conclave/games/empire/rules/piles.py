"""The piles of two players: each change makes new ones."""

from __future__ import annotations

from conclave.games.empire.rules.table import Pile


def put(piles: tuple[Pile, Pile], seat: int, pile: Pile) -> tuple[Pile, Pile]:
    """The two players' piles, with another one for this seat."""
    return (pile, piles[1]) if seat == 0 else (piles[0], pile)


def plus(pile: Pile, card: int) -> Pile:
    """A pile whose order means nothing, with a card more."""
    return tuple(sorted((*pile, card)))
