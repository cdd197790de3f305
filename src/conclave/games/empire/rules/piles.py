"""Piles of cards, which never change: others are made from them."""

from __future__ import annotations

from conclave.games.empire.rules.table import Pile


def put(piles: tuple[Pile, Pile], seat: int, pile: Pile) -> tuple[Pile, Pile]:
    """The two players' piles, with another one for this seat."""
    return (pile, piles[1]) if seat == 0 else (piles[0], pile)


def without(pile: Pile, card: int) -> Pile:
    """A pile without one copy of a card."""
    place = pile.index(card)
    return (*pile[:place], *pile[place + 1 :])


def plus(pile: Pile, card: int) -> Pile:
    """A pile whose order means nothing, with a card more."""
    return tuple(sorted((*pile, card)))
