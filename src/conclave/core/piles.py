"""Piles of cards, as immutable tuples."""

from __future__ import annotations


def without(pile: tuple[int, ...], card: int) -> tuple[int, ...]:
    """A pile without one copy of a card."""
    place = pile.index(card)
    return (*pile[:place], *pile[place + 1 :])
