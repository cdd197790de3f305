"""What a seat may know, and what it can imagine of the rest (EMP-HID-01..20)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from conclave.core.rng import Rng
from conclave.games.empire.rules.words import BIT, EVERYBODY, TRUSTED, VAMPIRES, members

if TYPE_CHECKING:
    from conclave.games.empire.rules.table import Pile, Table


def may_see(table: Table, seat: int | None, thing: tuple[str, int]) -> bool:
    """Who the vampires are, the vampire player knows; the trusted two, the human player; a hand its
    owner. Nobody may look through a pile, nor at the town (EMP-R-63)."""
    kind, number = thing
    if kind == "trusted":
        return seat == table.human_seat
    if kind == "nature":
        if (table.unmasked | table.cleared) & BIT[number]:
            return True
        if seat == table.human_seat and table.trusted & BIT[number]:
            return True
        return seat == table.vampire_seat
    return kind == "hand" and seat == number


def could_be_vampires(table: Table, seat: int | None) -> int:
    """The characters that may be vampires, as far as a seat knows (not for the vampire player)."""
    known = table.cleared
    if seat == table.human_seat:
        known |= table.trusted
    return EVERYBODY & ~known


def redraw(table: Table, seat: int | None, rng: Rng) -> None:
    """Draw anew what a seat does not know: natures, trust, the town, cards and their order."""
    if seat != table.vampire_seat:
        _redraw_vampires(table, seat, rng)
    if seat != table.human_seat:
        table.trusted = bits_of(some_of(members(EVERYBODY & ~table.vampires), TRUSTED, rng))
    size = len(table.town) - table.hidden
    unknown = sorted(table.town[:size])
    rng.shuffle(unknown)
    table.town = (*unknown, *table.town[size:])
    first, second = [redrawn(table, seat, owner, rng) for owner in (0, 1)]
    table.hand = (first[0], second[0])
    table.draw_pile = (first[1], second[1])
    table.cellar = (first[2], second[2])
    table.moat = (first[3], second[3])


def _redraw_vampires(table: Table, seat: int | None, rng: Rng) -> None:
    masked = members(could_be_vampires(table, seat) & ~table.unmasked)
    missing = VAMPIRES - len(members(table.unmasked))
    table.vampires = table.unmasked | bits_of(some_of(masked, missing, rng))


def redrawn(table: Table, seat: int | None, owner: int, rng: Rng) -> tuple[Pile, Pile, Pile, Pile]:
    """An owner's hand, draw pile, cellar and face-down moat, as they might be.

    He himself remembers what he discarded, and knows all but the order of his draw pile; others
    know only how many cards each has.
    """
    hand, pile = table.hand[owner], table.draw_pile[owner]
    cellar, moat = table.cellar[owner], table.moat[owner]
    if owner == seat:
        cards = sorted(pile)
        rng.shuffle(cards)
        return hand, tuple(cards), cellar, moat
    cards = sorted((*hand, *pile, *cellar, *moat))
    rng.shuffle(cards)
    ends = (len(hand), len(hand) + len(pile), len(hand) + len(pile) + len(cellar))
    return (
        tuple(sorted(cards[: ends[0]])),
        tuple(cards[ends[0] : ends[1]]),
        tuple(sorted(cards[ends[1] : ends[2]])),
        tuple(sorted(cards[ends[2] :])),
    )


def some_of(which: tuple[int, ...], number: int, rng: Rng) -> list[int]:
    """So many of these characters, each choice equally likely."""
    shuffled = list(which)
    rng.shuffle(shuffled)
    return shuffled[:number]


def bits_of(which: list[int]) -> int:
    """A set of characters as bits."""
    bits = 0
    for who in which:
        bits |= BIT[who]
    return bits
