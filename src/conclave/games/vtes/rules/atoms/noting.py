"""Adding, changing and erasing notes."""

from __future__ import annotations

from conclave.core.definition import Definition
from conclave.core.events import Event
from conclave.games.vtes.rules.constants import NOBODY, NOTHING
from conclave.games.vtes.rules.events.playing import Rolled
from conclave.games.vtes.rules.notebook import Kind, Note
from conclave.games.vtes.rules.notes import (
    BLED_HARD,
    BURNED,
    DIABLERIST,
    FAILED_BLEED,
    FORGOTTEN_ON_LEAVING_PLAY,
    GAINED_POINT,
    GRANTED,
    ROLLED,
    UNTIL_BLOCKED,
    UNTIL_UNTAP,
)
from conclave.games.vtes.rules.table import Table


def note(
    table: Table,
    until: int,
    kind: Kind,
    about: int,
    amount: int = 0,
    card: int = NOTHING,
    seat: int = NOBODY,
    definition: int = NOTHING,
    number: int = NOTHING,
    round: int = 0,
    phrase: Definition | None = None,
) -> None:
    """Add a note that holds until the frame at index `until` is done."""
    table.notes = table.notes.with_note(
        Note(kind, about, until, amount, card, seat, definition, number, round, phrase)
    )


def roll_die(table: Table, card: int, sides: int) -> Event:
    """Roll a die for a card, which remembers the result until the next roll."""
    number = table.rng.below(sides) + 1
    set_amount(table, 0, ROLLED, card, number)
    return table.tell(Rolled(table.word(card), number, sides))


def set_amount(table: Table, until: int, kind: Kind, about: int, amount: int) -> None:
    """Replace the notes of a kind about a card or seat by one with this amount."""
    erase(table, kind, about)
    note(table, until, kind, about, amount)


def use_up(table: Table, kind: Kind, about: int) -> None:
    """Use up one of a note's amount, of the note that ends first."""
    notes = list(table.notes.of(kind))
    best = NOTHING
    for index, each in enumerate(notes):
        usable = each.about == about and each.amount > 0
        if usable and (best == NOTHING or each.until > notes[best].until):
            best = index
    if best != NOTHING:
        notes[best] = notes[best].with_changes(notes[best].until, notes[best].amount - 1)
        table.notes = table.notes.with_only(kind, notes)


def erase(
    table: Table,
    kind: Kind,
    about: int,
    card: int = NOTHING,
    definition: int = NOTHING,
    number: int = NOTHING,
) -> None:
    """Erase all notes of a kind about a card or seat, or only those that name a card or ability."""
    kept = [
        each
        for each in table.notes.of(kind)
        if each.about != about
        or (card != NOTHING and each.card != card)
        or (definition != NOTHING and each.definition != definition)
        or (number != NOTHING and each.number != number)
    ]
    if len(kept) != len(table.notes.of(kind)):
        table.notes = table.notes.with_only(kind, kept)
        table.unsettled = True


def erase_of_seat(table: Table, kind: Kind, seat: int) -> None:
    """Erase all notes of a kind that name a seat."""
    kept = [each for each in table.notes.of(kind) if each.seat != seat]
    table.notes = table.notes.with_only(kind, kept)


def erase_all(table: Table, kind: Kind) -> None:
    """Erase all notes of a kind."""
    table.notes = table.notes.with_only(kind, [])


def forget_minion(table: Table, card: int) -> None:
    """Erase the notes about a minion who has left play: if he returns, he is a new one."""
    for kind in FORGOTTEN_ON_LEAVING_PLAY:
        kept = [each for each in table.notes.of(kind) if each.about != card]
        if len(kept) != len(table.notes.of(kind)):
            table.notes = table.notes.with_only(kind, kept)


def end_grants_by_block(table: Table) -> None:
    """Erase the abilities granted until a bleed is blocked."""
    kept = [each for each in table.notes.of(GRANTED) if each.amount != UNTIL_BLOCKED]
    if len(kept) != len(table.notes.of(GRANTED)):
        table.notes = table.notes.with_only(GRANTED, kept)


def end_grants_by_untap(table: Table, seat: int) -> None:
    """Erase the abilities that were granted until a player's untap phase: by her, or to one of her
    minions."""
    kept = [
        each
        for each in table.notes.of(GRANTED)
        if each.amount != UNTIL_UNTAP
        or (each.seat if each.about == NOTHING else table.controller[each.about]) != seat
    ]
    if len(kept) != len(table.notes.of(GRANTED)):
        table.notes = table.notes.with_only(GRANTED, kept)


def end_turn(table: Table, seat: int) -> None:
    """At the end of a player's turn, erase what happened since her last turn."""
    for kind in (DIABLERIST, BURNED, BLED_HARD, FAILED_BLEED, GAINED_POINT):
        erase_of_seat(table, kind, seat)
