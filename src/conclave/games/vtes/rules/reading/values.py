"""Current values: stealth, intercept, bleed, strength, hand sizes, who may react."""

from __future__ import annotations

from typing import Final

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.abilities.hands import NOT_REPLACED_IN_PLAY
from conclave.games.vtes.rules.constants import NOTHING
from conclave.games.vtes.rules.modes import NO_EFFECT
from conclave.games.vtes.rules.notebook import Note
from conclave.games.vtes.rules.reading.belongings import equipment
from conclave.games.vtes.rules.reading.bonuses import (
    BLEED,
    HAND_SIZE,
    INTERCEPT,
    STEALTH,
    STRENGTH,
    bonus,
    bonus_from,
    seat_bonus,
)
from conclave.games.vtes.rules.requirements import Filter
from conclave.games.vtes.rules.table import Table
from conclave.lang.nodes import Condition
from conclave.lang.resolving import Resolving

DEFAULT_HAND: Final = 7


def hand_size(table: Table, seat: int) -> int:
    """A player's hand size."""
    size = DEFAULT_HAND + seat_bonus(table, HAND_SIZE, seat)
    size += table.notes.total(notes.HAND_SIZE_UNTIL_UNTAP, seat)
    for note in table.notes.of(notes.HAND_SIZE):
        if note.about == seat and (note.card == NOTHING or table.in_play(note.card)):
            size += note.amount
    return max(size - held_draws(table, seat), 0)


def held_draws(table: Table, seat: int) -> int:
    """How many cards a player doesn't replace in this minion phase because of a card in play."""
    total = 0
    for note in table.notes.of(notes.HELD_DRAWS):
        if note.about == seat and table.in_play(note.card):
            total += note.amount
    return total


def unreplaced(table: Table, seat: int) -> int:
    """How many cards a player doesn't replace at the moment (VTES-1.6.1-13)."""
    total = table.unreplaced[seat] + table.notes.total_of(notes.UNREPLACED_KINDS, seat)
    for card in table.cards_with(NOT_REPLACED_IN_PLAY):
        stored = table.notes.has(notes.REMOVED_IF_BURNED, card)
        if table.controller[card] == seat and not stored:
            total += 1
    return total


def to_draw(table: Table, seat: int) -> int:
    """How many cards a player has to draw; negative if she holds too many."""
    return hand_size(table, seat) - unreplaced(table, seat) - len(table.hand[seat])


def usual_draw(table: Table, seat: int) -> int:
    """The same, when no card in play and no note changes it."""
    return DEFAULT_HAND - table.unreplaced[seat] - len(table.hand[seat])


def stealth(table: Table, minion: int) -> int:
    """The stealth of the acting minion (VTES-6.2.2-12..17)."""
    return table.notes.total(notes.STEALTH, minion) + bonus(table, STEALTH, minion)


def intercept(table: Table, minion: int) -> int:
    """The intercept of a minion."""
    total = table.notes.total(notes.INTERCEPT, minion) + bonus(table, INTERCEPT, minion)
    for note in table.notes.of(notes.INTERCEPT_OF_KIND):
        which = note.phrase
        act = Resolving(NO_EFFECT, table.controller[note.about], NOTHING, note.about, minion)
        if isinstance(which, Filter) and which.fits(table, act, minion):
            total += note.amount
    return total


def bleed(table: Table, minion: int) -> int:
    """The size of a minion's bleed (VTES-6.1.1-06)."""
    number = table.definition[minion]
    total = table.cards.printed[number].bleed if not table.cards.is_crypt[number] else 1
    total += table.notes.total(notes.BLEED, minion)
    for note in table.notes.about(notes.CONDITIONAL_BLEED, minion):
        if _holds(table, note):
            total += note.amount
    if table.notes.has(notes.NO_BLEED_FROM_EQUIPMENT, minion):
        for card in equipment(table, minion):
            total -= max(bonus_from(table, BLEED, card, minion), 0)
    return max(total + bonus(table, BLEED, minion), 0)


def _holds(table: Table, note: Note) -> bool:
    """Whether the condition of a note holds, if it has one."""
    condition = note.phrase
    if not isinstance(condition, Condition):
        return True
    act = Resolving(NO_EFFECT, table.controller[note.about], NOTHING, note.about)
    return condition.holds(table, act)


def bleed_is_limited(table: Table, minion: int) -> bool:
    """Whether action modifiers can't increase a minion's bleed any more."""
    return any(_holds(table, note) for note in table.notes.about(notes.NO_BLEED_INCREASE, minion))


def strength(table: Table, minion: int) -> int:
    """The strength of a minion (VTES-6.4.5-02)."""
    number = table.definition[minion]
    base = table.cards.printed[number].strength if not table.cards.is_crypt[number] else 1
    for note in table.notes.about(notes.BASE_STRENGTH, minion):
        base = note.amount
    return max(base + table.notes.total(notes.STRENGTH, minion) + bonus(table, STRENGTH, minion), 0)


def can_react(table: Table, minion: int) -> bool:
    """Whether a ready minion is untapped, or may react as though untapped."""
    return not table.tapped[minion] or table.notes.has(notes.AWAKE, minion)


def can_react_with(table: Table, minion: int, card: int, disciplines: list[str]) -> bool:
    """Whether a tapped minion may play a card with these disciplines as though untapped."""
    for note in table.notes.about(notes.AWAKE_FOR, minion):
        act = Resolving(NO_EFFECT, table.controller[minion], card, minion)
        if isinstance(note.phrase, Filter) and note.phrase.fits_played(
            table, act, card, disciplines
        ):
            return True
    return False
