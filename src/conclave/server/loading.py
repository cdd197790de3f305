"""Load a table: replay its log, or continue from a stored position if rules have changed."""

from __future__ import annotations

import asyncio

from conclave.core.errors import ConclaveError
from conclave.core.events import RulesChanged
from conclave.core.stops import Stops
from conclave.server.entries import Entry
from conclave.server.positions import StoredPosition
from conclave.server.table import LogLine, Table

SLICE = 20
"""How many entries are replayed without a break."""

StopsSet = list[tuple[int, int, Stops]]


async def replay_log(
    table: Table, entries: list[Entry], stops_set: StopsSet, stored: StoredPosition | None
) -> None:
    """Replay a log; if the current rules don't allow it, continue from the stored position."""
    for few in _slices(entries, None if stored is None else stored.number):
        try:
            table.apply(*table.fold(few, stops_set))
        except ConclaveError:
            break
        if stored is not None and table.state.number == stored.number:
            position = table.state.position
            if position is not None and position.digest() != stored.digest:
                break
        await asyncio.sleep(0)  # let others run while a long game is replayed
    else:
        return
    rest = [entry for entry in entries if entry.number > table.state.number]
    while rest and _takes(table, rest[0], stops_set):
        rest = rest[1:]
    _skip(table, rest, stops_set, stored)


def _takes(table: Table, entry: Entry, stops_set: StopsSet) -> bool:
    """Apply an entry, if the current rules allow it."""
    try:
        table.apply(*table.fold([entry], stops_set))
    except ConclaveError:
        return False
    return True


def _skip(
    table: Table, rest: list[Entry], stops_set: StopsSet, stored: StoredPosition | None
) -> None:
    """Read the rest of a log without playing it, up to the stored position, and continue there.

    If the stored position is older than the first entry that can't be played, the game continues
    from before that entry; if there is none, it is over."""
    state = table.state
    position = state.position
    goes_on = stored is not None and position is not None
    last = rest[-1].number if rest else state.number
    if stored is not None and stored.number >= state.number:
        last = stored.number
        try:
            position = stored.load(state.terms.game)
        except ConclaveError:
            goes_on = False
    table.state = state.skip_from(state.number + 1)
    skipped = [entry for entry in rest if entry.number <= last]
    table.apply(*table.fold(skipped, stops_set))
    if goes_on and position is not None:
        table.state = table.state.continue_from(position)
    if table.log:
        table.log[-1] = LogLine(
            table.log[-1].entry, (RulesChanged("goes-on" if goes_on else "ends"),)
        )
    if goes_on:
        later = [entry for entry in rest if entry.number > last]
        while later and _takes(table, later[0], stops_set):
            later = later[1:]
        if later:
            _skip(table, later, stops_set, stored)


def _slices(entries: list[Entry], cut: int | None = None) -> list[list[Entry]]:
    """A long log in pieces that take a few milliseconds each; entry number `cut` ends a piece."""
    pieces: list[list[Entry]] = [[]]
    for entry in entries:
        pieces[-1].append(entry)
        if len(pieces[-1]) == SLICE or entry.number == cut:
            pieces.append([])
    return [piece for piece in pieces if piece] or [[]]
