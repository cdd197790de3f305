"""What holds for a while: noted, changed, used up, struck out."""

from __future__ import annotations

from conclave.core.definition import Definition
from conclave.games.vtes.rules.notes import BURNED, DIABLERIST, OF_A_MINION, Note
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.words import BIT


def note(
    table: Table,
    scope: int,
    kind: int,
    card: int,
    amount: int = 0,
    what: Definition | None = None,
) -> None:
    """Let something hold until the frame at this place in the stack is done."""
    table.notes = (*table.notes, (scope, kind, card, amount, what))


def renote(table: Table, scope: int, kind: int, card: int, amount: int) -> None:
    """Let a note say this in the place of what it said."""
    strike_out(table, kind, card)
    note(table, scope, kind, card, amount)


def use_up(table: Table, kind: int, card: int) -> None:
    """One of what a note gives is used: of the note that would be forgotten first."""
    best = -1
    for index, each in enumerate(table.notes):
        there = each[1] == kind and each[2] == card and each[3] > 0
        if there and (best < 0 or each[0] > table.notes[best][0]):
            best = index
    if best >= 0:
        scope, _, _, amount, what = table.notes[best]
        left = (scope, kind, card, amount - 1, what)
        table.notes = (*table.notes[:best], left, *table.notes[best + 1 :])


def strike_out(table: Table, kind: int, card: int, amount: int | None = None) -> None:
    """Take back all notes of a kind about a card, or those of them that say just this."""
    kept: list[Note] = [
        n
        for n in table.notes
        if n[1] != kind or n[2] != card or (amount is not None and n[3] != amount)
    ]
    if len(kept) != len(table.notes):
        table.notes = tuple(kept)
        table.unsettled = True


def strike_out_all(table: Table, kind: int) -> None:
    """Take back all notes of a kind."""
    table.notes = tuple([n for n in table.notes if n[1] != kind])


def forget(table: Table, card: int) -> None:
    """A card that has left play is a new one when it comes back: nothing is held against it."""
    kept = [n for n in table.notes if n[2] != card or n[1] not in OF_A_MINION]
    table.notes = tuple(kept)


def end_turn(table: Table, seat: int) -> None:
    """What has been done before this turn of a player ended is not since her last turn any more."""
    kept: list[Note] = []
    for each in table.notes:
        if each[1] == DIABLERIST:
            left = each[3] & ~BIT[seat]
            if left:
                kept.append((each[0], each[1], each[2], left, each[4]))
        elif each[1] != BURNED or each[3] != seat:
            kept.append(each)
    table.notes = tuple(kept)
