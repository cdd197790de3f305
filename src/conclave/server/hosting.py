"""What whoever has set up a table may do for it, besides what everybody may."""

from __future__ import annotations

from collections.abc import Callable

from conclave import bots
from conclave.server import acts, entries
from conclave.server.entries import Draft
from conclave.server.errors import MovedOn, NotAllowed, NotFound
from conclave.server.standing import Standing
from conclave.server.terms import BOT, OPEN, PERSON, WAITING


def host(standing: Standing, person: str) -> None:
    """Refuse whoever has not set up the table."""
    if person != standing.terms.host:
        raise NotAllowed("only-host")


def seat_bot(
    standing: Standing, person: str, seat: int, bot: str, missing: Callable[[int], None]
) -> list[Draft]:
    """Let a bot play at an open seat or in somebody's place; with the last one the game begins.

    Once it has begun, `missing` refuses for a seat whose person is not."""
    host(standing, person)
    kind = _kind(standing, seat)
    game = standing.terms.game
    bots.make(bot, game, 0, 0)  # or there is none of that name
    if kind == BOT:
        return []
    drafts = [Draft(kind=entries.BOT, seat=seat, body={"bot": bot})]
    if standing.state != WAITING:
        acts.running(standing)
        if standing.chairs[seat].person != person:
            missing(seat)
        return drafts
    if kind == PERSON:
        drafts = [*free(standing, person, seat), *drafts]
    elif sum(chair.kind == OPEN for chair in standing.chairs) == 1:
        drafts.append(Draft(kind=entries.BEGIN, body={"rules": game.rules_hash}))
    return drafts


def free(standing: Standing, person: str, seat: int) -> list[Draft]:
    """Open a seat again, before the game begins."""
    host(standing, person)
    if _kind(standing, seat) == OPEN:
        return []
    if standing.state != WAITING:
        raise MovedOn("table-begun")
    return [Draft(kind=entries.FREE, seat=seat, body={"name": standing.chairs[seat].name})]


def close(standing: Standing, person: str) -> list[Draft]:
    """Close a table whose game has not begun."""
    host(standing, person)
    if standing.state != WAITING:
        raise MovedOn("table-begun")
    return [Draft(kind=entries.CLOSE)]


def _kind(standing: Standing, seat: int) -> str:
    """Who sits there now."""
    if not 0 <= seat < len(standing.chairs):
        raise NotFound("no-such-seat", seat=seat, seats=len(standing.chairs))
    return standing.chairs[seat].kind
