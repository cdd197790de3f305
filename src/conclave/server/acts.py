"""What people and bots may do at a table: each act is checked and becomes entries of the log."""

from __future__ import annotations

import hmac
from typing import Any

from conclave import bots
from conclave.server import entries
from conclave.server.entries import Draft
from conclave.server.errors import MovedOn, NotAllowed, Refused
from conclave.server.standing import Standing
from conclave.server.stops import ACTION, NO_YIELD, Stops, automatic
from conclave.server.terms import CLOSED, FINISHED, OPEN, RUNNING, WAITING

CHAT_LENGTH = 500


def seated(standing: Standing, person: str | None) -> int:
    """The person's seat; refused if he has none."""
    seat = standing.seat_of(person)
    if seat is None:
        raise NotAllowed("not-your-table")
    return seat


def running(standing: Standing) -> None:
    """Refuse unless the game is being played."""
    if standing.state == WAITING:
        raise MovedOn("table-waiting")
    if standing.state == FINISHED:
        raise MovedOn("table-finished")
    if standing.state == CLOSED:
        raise MovedOn("table-was-closed")


def move(standing: Standing, seat: int, number: int, text: str, auto: bool = False) -> Draft:
    """Answer the seat's question, as it stood after that many entries."""
    running(standing)
    position = standing.position
    assert position is not None
    if number > standing.number or number < 0:
        raise MovedOn("no-such-number", number=number, last=standing.number)
    if number < standing.asked.get(seat, standing.turned):
        raise MovedOn("table-moved-on", number=number, last=standing.number)
    said = position.game.move(text)
    standing.try_move(seat, said)
    body: dict[str, Any] = {"move": said.text}
    if auto:
        body["auto"] = True
    return Draft(kind=entries.MOVE, seat=seat, body=body)


def move_of(standing: Standing, person: str, number: int, text: str) -> Draft:
    """Make a move for the person's own seat."""
    return move(standing, seated(standing, person), number, text)


def may_be_automatic(standing: Standing, seat: int, text: str) -> bool:
    """Whether an answer could be one that the server gives for a seat, as far as others can tell:
    any to a reaction, and elsewhere a pass."""
    game, position = standing.terms.game, standing.position
    if position is None or not game.stops:
        return False
    return position.reacts(seat) or any(text == kind.form for kind in game.idle)


def pass_for(standing: Standing, seat: int, number: int) -> Draft:
    """Answer for a seat that does not want the question; unless it wants it by now."""
    passing = automatic(standing, seat)
    if passing is None:
        raise MovedOn("table-moved-on", number=number, last=standing.number)
    return move(standing, seat, number, passing.text, auto=True)


def stops(
    standing: Standing, person: str, when: str | None, until: str | None, hold: bool | None, at: int
) -> tuple[int, Stops]:
    """What a seat wants to be asked from now on; what it does not mention stays."""
    seat = seated(standing, person)
    if standing.state == FINISHED:
        raise MovedOn("table-finished")
    old = standing.stops_of(seat)
    if old is None:
        raise NotAllowed("no-reactions")
    if until == ACTION and (standing.position is None or not standing.position.in_action()):
        raise MovedOn("no-action-under-way")
    until = old.until if until is None else until
    hold = old.hold if hold is None else hold
    if hold and until != NO_YIELD:  # the newer wish counts
        until, hold = (until, False) if until != old.until else (NO_YIELD, True)
    return seat, Stops(when or old.when, until, hold, max(at, old.at + 1))


def who(name: str, account: bool) -> dict[str, Any]:
    """What an entry keeps of a person: the name, and whether it is an account's."""
    return {"name": name, "account": True} if account else {"name": name}


def chat(standing: Standing, person: str, name: str, text: str, account: bool) -> Draft:
    """Say something to all who are here."""
    if not standing.knows(person):
        raise NotAllowed("only-seated-chat")
    said = " ".join(text.split())
    if not said:
        raise Refused("chat-empty")
    if len(said) > CHAT_LENGTH:
        raise Refused("chat-too-long", most=CHAT_LENGTH)
    seat = standing.seat_of(person)
    return Draft(
        kind=entries.CHAT, seat=seat, person=person, body={"text": said, **who(name, account)}
    )


def join(
    standing: Standing,
    person: str,
    name: str,
    invitation: str | None,
    seat: int | None,
    account: bool,
) -> list[Draft]:
    """Take an open seat; with the last one the game begins."""
    if standing.seat_of(person) is not None:
        return []
    look(standing, person, invitation)
    free = [seat for seat, chair in enumerate(standing.chairs) if chair.kind == OPEN]
    if standing.state == CLOSED:
        raise MovedOn("table-was-closed")
    if standing.state != WAITING or not free:
        raise MovedOn("no-open-seat")
    if seat is not None and seat not in free:
        raise MovedOn("seat-taken", number=seat)
    taken = free[0] if seat is None else seat
    drafts = [Draft(kind=entries.JOIN, seat=taken, person=person, body=who(name, account))]
    if len(free) == 1:
        drafts.append(Draft(kind=entries.BEGIN, body={"rules": standing.terms.game.rules_hash}))
    return drafts


def look(standing: Standing, person: str | None, invitation: str | None) -> None:
    """Refuse whoever may not watch this table."""
    if standing.terms.public or standing.knows(person):
        return
    if not invitation:
        raise NotAllowed("not-public")
    if not hmac.compare_digest(invitation.encode(), standing.terms.invitation.encode()):
        raise NotAllowed("bad-invitation")


def resign(standing: Standing, person: str) -> Draft:
    """Give up the seat: to a bot, or to anybody if the game has not begun."""
    seat = seated(standing, person)
    if standing.state == WAITING:
        return Draft(kind=entries.LEAVE, seat=seat, body={"name": standing.chairs[seat].name})
    running(standing)
    return Draft(kind=entries.RESIGN, seat=seat, body={"bot": bots.usual(standing.terms.game)})


def time_out(standing: Standing, now: int) -> list[Draft]:
    """What follows when clocks have run out: bots take over those seats, and time is called."""
    if standing.state != RUNNING:
        return []
    late = [] if standing.clocks is None else standing.clocks.expired(now)
    bot = bots.usual(standing.terms.game) if late else ""
    drafts = [Draft(kind=entries.TIMEOUT, seat=seat, body={"bot": bot}) for seat in late]
    if standing.time_up is not None and standing.time_up <= now:
        drafts.append(Draft(kind=entries.TIME))
    return drafts


def undo(standing: Standing, person: str) -> Draft:
    """Take back the seat's last move: at once if it concerns nobody else, or ask the others."""
    seat = seated(standing, person)
    running(standing)
    if standing.undo is not None:
        raise MovedOn("undo-pending")
    last = standing.last_move(seat)
    if last is None:
        raise MovedOn("nothing-to-undo")
    since = [made for made in standing.moves if made.number >= last.number]
    to = last.number - 1
    free = all(made.seat == seat and not made.reveals for made in since)
    others = [other for other in standing.humans() if other != seat]
    if free or not others:
        return Draft(kind=entries.UNDO, seat=seat, body={"to": to, "seat": seat})
    return Draft(
        kind=entries.UNDO_ASKED, seat=seat, body={"seat": seat, "to": to, "waiting": tuple(others)}
    )


def may_undo(standing: Standing, seat: int | None) -> bool:
    """Whether `undo` would take something back, or ask for it."""
    unasked = standing.state == RUNNING and standing.undo is None
    return unasked and standing.last_move(seat) is not None


def answer_undo(standing: Standing, person: str, agree: bool) -> Draft:
    """Agree or object to what another asked to take back."""
    seat = seated(standing, person)
    asked = standing.undo
    if asked is None or seat not in asked.waiting:
        raise MovedOn("no-undo-asked")
    if not agree:
        return Draft(kind=entries.UNDO_REFUSED, seat=seat, body={"seat": asked.seat})
    if len(asked.waiting) > 1:
        return Draft(kind=entries.UNDO_AGREED, seat=seat, body={"seat": asked.seat})
    return Draft(kind=entries.UNDO, seat=seat, body={"to": asked.to, "seat": asked.seat})
