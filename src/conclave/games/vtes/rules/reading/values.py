"""What counts now: stealth, intercept, bleed, strength, who may react, hand sizes."""

from __future__ import annotations

from typing import Final

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.modes import NOTHING_DONE
from conclave.games.vtes.rules.reading.belongings import equipment
from conclave.games.vtes.rules.reading.bonuses import (
    BLEED,
    HAND_SIZE,
    INTERCEPT,
    STEALTH,
    STRENGTH,
    bonus,
    by_card,
    of_seat,
)
from conclave.games.vtes.rules.requirements import Filter
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.words import NOTHING
from conclave.lang.nodes import Condition
from conclave.lang.resolving import Resolving

DEFAULT_HAND: Final = 7


def hand_size(table: Table, seat: int) -> int:
    """How many cards a player is to hold."""
    size = DEFAULT_HAND + of_seat(table, HAND_SIZE, seat)
    return max(size + table.noted(notes.HAND_SIZE, seat), 0)


def unreplaced(table: Table, seat: int) -> int:
    """How many cards a player does not replace for the time being (VTES-1.6.1-13)."""
    total = table.unreplaced[seat] + table.noted(notes.UNREPLACED, seat)
    total += table.noted(notes.UNTIL_DISCARD, seat)
    for card in table.controlled(seat):
        if table.cards.unreplaced[table.what[card]]:
            total += 1
    return total


def to_draw(table: Table, seat: int) -> int:
    """How many cards a player is to draw now; less than 0: she holds more than she needs."""
    return hand_size(table, seat) - unreplaced(table, seat) - len(table.hand[seat])


def stealth(table: Table, minion: int) -> int:
    """The stealth of the acting minion (VTES-6.2.2-12..17)."""
    return table.noted(notes.STEALTH, minion) + bonus(table, STEALTH, minion)


def intercept(table: Table, minion: int) -> int:
    """The intercept of a minion."""
    total = table.noted(notes.INTERCEPT, minion) + bonus(table, INTERCEPT, minion)
    for note in table.notes:
        if note[1] == notes.WIDE_INTERCEPT:
            which = note[4]
            act = Resolving(NOTHING_DONE, table.controller[note[2]], NOTHING, note[2], minion)
            if isinstance(which, Filter) and which.fits(table, act, minion):
                total += note[3]
    return total


def bleed(table: Table, minion: int) -> int:
    """For how much a minion bleeds (VTES-6.1.1-06)."""
    number = table.what[minion]
    total = table.cards.printed[number].bleed if not table.cards.is_crypt[number] else 1
    for note in table.notes:
        if note[2] == minion and (
            note[1] == notes.BLEED or (note[1] == notes.BLEED_WHILE and _is_so(table, note))
        ):
            total += note[3]
        elif note[1] == notes.UNAIDED and note[2] == minion:
            for card in equipment(table, minion):
                total -= max(by_card(table, BLEED, card, minion), 0)
    return max(total + bonus(table, BLEED, minion), 0)


def _is_so(table: Table, note: notes.Note) -> bool:
    """Whether what a note depends on is so; a note that depends on nothing holds."""
    condition = note[4]
    if not isinstance(condition, Condition):
        return True
    act = Resolving(NOTHING_DONE, table.controller[note[2]], NOTHING, note[2])
    return condition.holds(table, act)


def bleed_is_limited(table: Table, minion: int) -> bool:
    """Whether no more action modifiers can add to a minion's bleed."""
    for note in table.notes:
        about_him = note[1] == notes.ONLY and note[2] == minion and note[3] == notes.BLEED
        if about_him and _is_so(table, note):
            return True
    return False


def strength(table: Table, minion: int) -> int:
    """The strength of a minion (VTES-6.4.5-02)."""
    number = table.what[minion]
    base = table.cards.printed[number].strength if not table.cards.is_crypt[number] else 1
    for note in table.notes:
        if note[1] == notes.BASE_STRENGTH and note[2] == minion:
            base = note[3]
    return max(base + table.noted(notes.STRENGTH, minion) + bonus(table, STRENGTH, minion), 0)


def can_react(table: Table, minion: int) -> bool:
    """Whether a ready minion is untapped, or may react as though he were."""
    return not table.tapped[minion] or table.has_note(notes.AWAKE, minion)
