"""The acts of people and bots at a table: each is checked and returns log entries."""

from __future__ import annotations

import hmac
from typing import Any

from conclave import bots
from conclave.core.stops import ACTION, NO_YIELD, Stops, Until, When
from conclave.server import entries
from conclave.server.entries import Draft
from conclave.server.errors import MovedOn, NotAllowed, Refused
from conclave.server.shapes import Person
from conclave.server.table_state import TableState
from conclave.server.terms import CLOSED, FINISHED, OPEN, RUNNING, WAITING

CHAT_LENGTH = 500


def seated(state: TableState, person: str | None) -> int:
    """The person's seat; refused if there is none."""
    seat = state.seat_of(person)
    if seat is None:
        raise NotAllowed("not-your-table")
    return seat


def running(state: TableState) -> None:
    """Refuse unless the game is being played."""
    if state.status == WAITING:
        raise MovedOn("table-waiting")
    if state.status == FINISHED:
        raise MovedOn("table-finished")
    if state.status == CLOSED:
        raise MovedOn("table-was-closed")


def move(state: TableState, seat: int, number: int, text: str, auto: bool = False) -> Draft:
    """Answer the question that was open for the seat after entry `number`."""
    running(state)
    position = state.position
    assert position is not None
    if number > state.number or number < 0:
        raise MovedOn("no-such-number", number=number, last=state.number)
    if number < state.asked_since.get(seat, state.changed_at):
        raise MovedOn("table-moved-on", number=number, last=state.number)
    move = position.game.move(text)
    state.try_move(seat, move)
    body: dict[str, Any] = {"move": move.text}
    if auto:
        body["auto"] = True
    return Draft(kind=entries.MOVE, seat=seat, body=body)


def move_of(state: TableState, person: str, number: int, text: str) -> Draft:
    """Make a move for the person's own seat."""
    return move(state, seated(state, person), number, text)


def may_be_automatic(state: TableState, seat: int, text: str) -> bool:
    """Whether the answer could be an automatic pass to others: any answer to a reaction, or a
    pass elsewhere."""
    game, position = state.terms.game, state.position
    if position is None or not game.stops:
        return False
    return position.reacts(seat) or any(text == kind.form for kind in game.pass_moves)


def pass_for(state: TableState, seat: int, number: int) -> Draft:
    """Pass for a seat that doesn't want to be asked; MovedOn if it wants to by now."""
    passing = state.automatic_pass(seat)
    if passing is None:
        raise MovedOn("table-moved-on", number=number, last=state.number)
    return move(state, seat, number, passing.text, auto=True)


def stops(
    state: TableState,
    person: str,
    when: When | None,
    until: Until | None,
    hold: bool | None,
    at: int,
) -> tuple[int, Stops]:
    """The seat's new stops; omitted values stay unchanged."""
    seat = seated(state, person)
    if state.status == FINISHED:
        raise MovedOn("table-finished")
    old = state.stops_of(seat)
    if old is None:
        raise NotAllowed("no-reactions")
    if until == ACTION and (state.position is None or not state.position.in_action()):
        raise MovedOn("no-action-under-way")
    until = old.until if until is None else until
    hold = old.hold if hold is None else hold
    if hold and until != NO_YIELD:  # the newer choice counts
        until, hold = (until, False) if until != old.until else (NO_YIELD, True)
    return seat, Stops(when or old.when, until, hold, max(at, old.at + 1))


def who(person: Person) -> dict[str, Any]:
    """The facts about a person in an entry: the name, and whether there is an account."""
    return {"name": person.name, "account": True} if person.account else {"name": person.name}


def chat(state: TableState, person: Person, text: str) -> Draft:
    """Send a chat message."""
    if not state.knows(person.id):
        raise NotAllowed("only-seated-chat")
    text = " ".join(text.split())
    if not text:
        raise Refused("chat-empty")
    if len(text) > CHAT_LENGTH:
        raise Refused("chat-too-long", most=CHAT_LENGTH)
    return Draft(
        kind=entries.CHAT,
        seat=state.seat_of(person.id),
        person=person.id,
        body={"text": text, **who(person)},
    )


def join(
    state: TableState, person: Person, invitation: str | None, seat: int | None
) -> list[Draft]:
    """Take an open seat; the game begins when the last one is taken."""
    if state.seat_of(person.id) is not None:
        return []
    look(state, person.id, invitation)
    free = [seat for seat, chair in enumerate(state.chairs) if chair.kind == OPEN]
    if state.status == CLOSED:
        raise MovedOn("table-was-closed")
    if state.status != WAITING or not free:
        raise MovedOn("no-open-seat")
    if seat is not None and seat not in free:
        raise MovedOn("seat-taken", number=seat)
    taken = free[0] if seat is None else seat
    drafts = [Draft(kind=entries.JOIN, seat=taken, person=person.id, body=who(person))]
    if len(free) == 1:
        drafts.append(Draft(kind=entries.BEGIN, body={"rules": state.terms.game.rules_hash}))
    return drafts


def look(state: TableState, person: str | None, invitation: str | None) -> None:
    """Refuse people who may not watch this table."""
    if state.terms.public or state.knows(person):
        return
    if not invitation:
        raise NotAllowed("not-public")
    if not hmac.compare_digest(invitation.encode(), state.terms.invitation.encode()):
        raise NotAllowed("bad-invitation")


def resign(state: TableState, person: str) -> Draft:
    """Give up the seat: to a bot, or to anybody if the game hasn't begun."""
    seat = seated(state, person)
    if state.status == WAITING:
        return Draft(kind=entries.LEAVE, seat=seat, body={"name": state.chairs[seat].name})
    running(state)
    return Draft(kind=entries.RESIGN, seat=seat, body={"bot": bots.default(state.terms.game)})


def time_out(state: TableState, now: int) -> list[Draft]:
    """Apply timeouts: bots take over seats whose clocks ran out, and time is called."""
    if state.status != RUNNING:
        return []
    late = [] if state.clocks is None else state.clocks.expired(now)
    bot = bots.default(state.terms.game) if late else ""
    drafts = [Draft(kind=entries.TIMEOUT, seat=seat, body={"bot": bot}) for seat in late]
    if state.time_up is not None and state.time_up <= now:
        drafts.append(Draft(kind=entries.TIME))
    return drafts


def undo(state: TableState, person: str) -> Draft:
    """Take back the seat's last move: at once if it affects nobody else, otherwise ask."""
    seat = seated(state, person)
    running(state)
    if state.undo is not None:
        raise MovedOn("undo-pending")
    last = state.last_move(seat)
    if last is None:
        raise MovedOn("nothing-to-undo")
    since = [move for move in state.moves if move.number >= last.number]
    to = last.number - 1
    free = all(move.seat == seat and not move.reveals for move in since)
    others = [other for other in state.humans() if other != seat]
    if free or not others:
        return Draft(kind=entries.UNDO, seat=seat, body={"to": to, "seat": seat})
    return Draft(
        kind=entries.UNDO_ASKED, seat=seat, body={"seat": seat, "to": to, "waiting": tuple(others)}
    )


def may_undo(state: TableState, seat: int | None) -> bool:
    """Whether `undo` is possible."""
    unasked = state.status == RUNNING and state.undo is None
    return unasked and state.last_move(seat) is not None


def answer_undo(state: TableState, person: str, agree: bool) -> Draft:
    """Agree or object to another player's undo."""
    seat = seated(state, person)
    asked = state.undo
    if asked is None or seat not in asked.waiting:
        raise MovedOn("no-undo-asked")
    if not agree:
        return Draft(kind=entries.UNDO_REFUSED, seat=seat, body={"seat": asked.seat})
    if len(asked.waiting) > 1:
        return Draft(kind=entries.UNDO_AGREED, seat=seat, body={"seat": asked.seat})
    return Draft(kind=entries.UNDO, seat=seat, body={"to": asked.to, "seat": asked.seat})
