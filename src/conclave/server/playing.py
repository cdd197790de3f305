"""Carry out a person's requests at a table, over HTTP or a socket."""

from __future__ import annotations

from functools import partial

from conclave.server import acts
from conclave.server.requests import (
    ChatRequest,
    MoveRequest,
    PlayRequest,
    ResignRequest,
    StopsRequest,
    UndoAnswerRequest,
    UndoRequest,
)
from conclave.server.shapes import Person
from conclave.server.table import Table
from conclave.server.tables import Act, Tables
from conclave.server.time import now


async def carry_out(tables: Tables, table: Table, person: Person, request: PlayRequest) -> int:
    """Carry out a request and return the number of the last entry; Refused if not allowed."""
    match request:
        case MoveRequest():
            return await tables.play(table, person.id, request.number, request.move, request.id)
        case StopsRequest():
            change = request.when, request.until, request.hold, now()
            await tables.set_stops(table, lambda state: acts.stops(state, person.id, *change))
            return table.state.number
        case _:
            return await tables.submit(table, _act(request, person), person.id, request.id)


def _act(
    request: ChatRequest | UndoRequest | UndoAnswerRequest | ResignRequest, person: Person
) -> Act:
    match request:
        case ChatRequest():
            return partial(acts.chat, person=person, text=request.text)
        case UndoRequest():
            return partial(acts.undo, person=person.id)
        case UndoAnswerRequest():
            return partial(acts.answer_undo, person=person.id, agree=request.agree)
        case ResignRequest():
            return partial(acts.resign, person=person.id)
