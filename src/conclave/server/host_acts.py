"""Acts that only the host of a table may do."""

from __future__ import annotations

from collections.abc import Callable

from conclave import bots
from conclave.server import acts, entries
from conclave.server.entries import Draft
from conclave.server.errors import MovedOn, NotAllowed, NotFound
from conclave.server.table_state import TableState
from conclave.server.terms import BOT, OPEN, PERSON, WAITING


def host(state: TableState, person: str) -> None:
    """Refuse anybody but the host."""
    if person != state.terms.host:
        raise NotAllowed("only-host")


def seat_bot(
    state: TableState, person: str, seat: int, bot: str, missing: Callable[[int], None]
) -> list[Draft]:
    """Let a bot play at an open seat or replace a player; the game begins with the last seat.

    After that, `missing` refuses to replace players who aren't missing."""
    host(state, person)
    kind = _kind(state, seat)
    game = state.terms.game
    bots.make(bot, game, 0, 0)  # raises if there is no such bot
    if kind == BOT:
        return []
    drafts = [Draft(kind=entries.BOT, seat=seat, body={"bot": bot})]
    if state.status != WAITING:
        acts.running(state)
        if state.chairs[seat].person != person:
            missing(seat)
        return drafts
    if kind == PERSON:
        drafts = [*free(state, person, seat), *drafts]
    elif sum(chair.kind == OPEN for chair in state.chairs) == 1:
        drafts.append(Draft(kind=entries.BEGIN, body={"rules": game.rules_hash}))
    return drafts


def free(state: TableState, person: str, seat: int) -> list[Draft]:
    """Reopen a seat before the game begins."""
    host(state, person)
    if _kind(state, seat) == OPEN:
        return []
    if state.status != WAITING:
        raise MovedOn("table-begun")
    return [Draft(kind=entries.FREE, seat=seat, body={"name": state.chairs[seat].name})]


def close(state: TableState, person: str) -> list[Draft]:
    """Close a table before its game begins."""
    host(state, person)
    if state.status != WAITING:
        raise MovedOn("table-begun")
    return [Draft(kind=entries.CLOSE)]


def _kind(state: TableState, seat: int) -> str:
    """The name of the person at a seat."""
    if not 0 <= seat < len(state.chairs):
        raise NotFound("no-such-seat", seat=seat, seats=len(state.chairs))
    return state.chairs[seat].kind
