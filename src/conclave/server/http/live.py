"""Live play over WebSocket: numbered updates, answers to requests, resync."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from msgspec import UNSET

from conclave.core.errors import ConclaveError
from conclave.server import acts, table_view, wording
from conclave.server.errors import DatabaseAway, Refused
from conclave.server.http.guard import an_id, client_of, language_of
from conclave.server.limits import Client
from conclave.server.live import Connection, Wire
from conclave.server.node import Node
from conclave.server.people import known
from conclave.server.playing import carry_out
from conclave.server.requests import (
    PingRequest,
    SyncRequest,
    read_socket_request,
)
from conclave.server.shapes import Person
from conclave.server.socket_shapes import DoneMessage, Pong, RefusedMessage
from conclave.server.table import Table
from conclave.text import Words

WIRE = "wire"
"""The key of a socket's state for its connection, to send without the framework's layers."""

REFUSED = 4403
AGAIN = 4408
TOO_MANY = 4429

AnySocket = WebSocket[Person | None, str | None, Any]


_encode = msgspec.json.Encoder().encode
PONG = _encode(Pong())


@websocket("/tables/{id:str}/live")
async def live(
    socket: AnySocket, node: Node, id: str, after: int = 0, invitation: str | None = None
) -> None:
    """Connect to a table; see docs/server.md for the messages."""
    await socket.accept()
    person = socket.user
    try:
        table = await node.tables.get(an_id(id))
        acts.look(table.state, None if person is None else person.id, invitation)
    except ConclaveError as error:
        words = wording.words_for(language_of(socket))
        await socket.send_text(refusal(None, error, words).decode())
        code = AGAIN if isinstance(error, DatabaseAway) else REFUSED
        await socket.close(code, error.key)
        return
    wire: Wire = socket.scope["state"][WIRE]
    connection = Connection(
        None if person is None else person.id, socket.auth, language_of(socket), wire
    )
    node.live.enter(table, connection, after)
    try:
        with suppress(DatabaseAway):  # everything is reloaded later
            await node.tables.catch_up(table)
        await _keep_listening(socket, node, table, connection)
    except WebSocketDisconnect:
        pass
    finally:
        node.live.leave(table, connection)


async def _keep_listening(
    socket: AnySocket, node: Node, table: Table, connection: Connection
) -> None:
    client = client_of(socket)
    while True:
        text = await socket.receive_data("text")
        answer = await _answer(node, table, connection, socket.user, text or "", client)
        if answer is not None:
            connection.send(answer)


async def _answer(
    node: Node,
    table: Table,
    connection: Connection,
    person: Person | None,
    text: str | bytes,
    client: Client,
) -> bytes | None:
    """Carry out a client's request and answer it. An invalid request changes nothing."""
    id = None
    try:
        message = read_socket_request(text)
        id = getattr(message, "id", None)
        _count(node, client)
        match message:
            case Refused():
                raise message
            case PingRequest():
                return PONG
            case SyncRequest():
                node.live.sync(table, connection, message.after)
                return None
        number = await carry_out(node.tables, table, known(person), message)
        return _encode(DoneMessage(id, number))
    except ConclaveError as error:
        words = table_view.words_at(table.state, connection.language)
        return refusal(id, error, words)


def _count(node: Node, client: Client) -> None:
    """Count a message, by person for all their sockets, or by address for unknown visitors."""
    if client.person is None:
        node.limits.take("messages-address", client.address)
    else:
        node.limits.take("messages", client.person)


def refusal(id: str | None, error: ConclaveError, words: Words) -> bytes:
    """A refusal in the viewer's language."""
    refused = wording.refusal(error, words)
    wait = error.retry_after if isinstance(error, Refused) else None
    return _encode(
        RefusedMessage(
            id, refused.error, refused.reason, refused.rule, UNSET if wait is None else wait
        )
    )
