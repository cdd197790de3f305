"""What a seat may know, and imagining the rest (EMP-HID-01..20)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from conclave.core.rng import Rng
from conclave.games.empire.rules.constants import BIT, EVERYBODY, TRUSTED, VAMPIRES, members

if TYPE_CHECKING:
    from conclave.games.empire.rules.table import Pile, Table

TRIES: Final = 200
"""How often cards are dealt again if the opponent couldn't answer with them."""


def may_see(table: Table, seat: int | None, thing: tuple[str, int]) -> bool:
    """The vampire player knows the vampires, the human player the two trusted humans, each player
    his own hand. Nobody may look through piles or the town (EMP-R-63)."""
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
    """The characters that may be vampires, as far as a seat other than the vampires' knows."""
    known = table.cleared
    if seat == table.human_seat:
        known |= table.trusted
    return EVERYBODY & ~known


def redraw(table: Table, seat: int | None, rng: Rng) -> None:
    """Redraw what a seat doesn't know: natures, trusted humans, the town, cards and their order."""
    if seat != table.vampire_seat:
        _redraw_vampires(table, seat, rng)
    if seat != table.human_seat:
        table.trusted = bits_of(some_of(members(EVERYBODY & ~table.vampires), TRUSTED, rng))
    size = len(table.town) - table.hidden
    unknown = sorted(table.town[:size])
    rng.shuffle(unknown)
    table.town = (*unknown, *table.town[size:])
    for _ in range(TRIES):
        first, second = [redrawn(table, seat, owner, rng) for owner in (0, 1)]
        table.hand = (first[0], second[0])
        table.draw_pile = (first[1], second[1])
        table.cellar = (first[2], second[2])
        table.moat = (first[3], second[3])
        if table.over or seat in table.deciders or len(table.options(table.deciders[0])) > 0:
            return


def _redraw_vampires(table: Table, seat: int | None, rng: Rng) -> None:
    masked = members(could_be_vampires(table, seat) & ~table.unmasked)
    missing = VAMPIRES - len(members(table.unmasked))
    table.vampires = table.unmasked | bits_of(some_of(masked, missing, rng))


def redrawn(table: Table, seat: int | None, owner: int, rng: Rng) -> tuple[Pile, Pile, Pile, Pile]:
    """A possible hand, draw pile, cellar and face-down moat of an owner.

    The owner remembers his discards, and knows everything but the order of his draw pile. Others
    know the numbers of cards, what the hand must contain, and what was seen in the moat.
    """
    hand, pile = table.hand[owner], table.draw_pile[owner]
    cellar, moat = table.cellar[owner], table.moat[owner]
    if owner == seat:
        cards = sorted(pile)
        rng.shuffle(cards)
        return hand, tuple(cards), cellar, moat
    cards = sorted((*hand, *pile, *cellar, *moat))
    rng.shuffle(cards)
    seen = common(table.sunk[owner], cards)
    gone = table.fetched[owner] - len(table.sunk[owner]) + len(seen)
    held = must_hold(table, owner, [*less(cards, seen), *seen])
    cards = less(cards, held)
    here = common(seen, cards)
    rng.shuffle(here)
    fewest = max(0, len(here) - len(moat))
    most = max(fewest, gone - len(seen) + len(here))
    here = here[fewest + rng.below(most - fewest + 1) :]
    cards = less(cards, here)
    ends = (len(hand) - len(held), len(pile), len(cellar))
    ends = (ends[0], ends[0] + ends[1], ends[0] + ends[1] + ends[2])
    return (
        tuple(sorted((*held, *cards[: ends[0]]))),
        tuple(cards[ends[0] : ends[1]]),
        tuple(sorted(cards[ends[1] : ends[2]])),
        tuple(sorted((*here, *cards[ends[2] :]))),
    )


def must_hold(table: Table, owner: int, cards: list[int]) -> list[int]:
    """Cards among these that a player must have to continue his current action."""
    from conclave.games.empire.rules.action import LayingOpenly
    from conclave.games.empire.rules.combat import Laying, missing_to_attack, valid

    if table.over or owner not in table.deciders:
        return []
    asking = table.asking
    if isinstance(asking, LayingOpenly):
        fitting = [card for card in cards if asking.fits(table, card)]
        return fitting[: asking.number - len(table.laid[owner])]
    if not isinstance(asking, Laying) or asking.enough(table):
        return []
    value = table.library.value
    fitting = [card for card in cards if valid(table, owner, card, table.attacker, table.target)]
    found = enough_of(fitting, value, missing_to_attack(table))
    if len(found) > len(table.hand[owner]):
        fitting.sort(key=lambda card: -value[card])
        found = enough_of(fitting, value, missing_to_attack(table))
    return found


def enough_of(cards: list[int], value: list[int], number: int) -> list[int]:
    """The first cards that reach a value together, at least one."""
    found: list[int] = []
    for card in cards:
        if found and number <= 0:
            break
        found.append(card)
        number -= value[card]
    return found


def common(some: Sequence[int], others: list[int]) -> list[int]:
    """The multiset intersection of cards."""
    left = others[:]
    found = []
    for card in some:
        if card in left:
            left.remove(card)
            found.append(card)
    return found


def less(cards: list[int], others: list[int]) -> list[int]:
    """The multiset difference of cards, in the same order."""
    left = cards[:]
    for card in others:
        left.remove(card)
    return left


def some_of(which: tuple[int, ...], number: int, rng: Rng) -> list[int]:
    """A random selection of these characters."""
    shuffled = list(which)
    rng.shuffle(shuffled)
    return shuffled[:number]


def bits_of(which: list[int]) -> int:
    """A set of characters as bits."""
    bits = 0
    for who in which:
        bits |= BIT[who]
    return bits
