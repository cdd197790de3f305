"""Live play over WebSocket: numbered updates, answers to what the client sends, resync."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import Annotated, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from msgspec import UNSET, Meta, Struct, UnsetType

from conclave.core.errors import ConclaveError
from conclave.server import acts, telling, words
from conclave.server.errors import DatabaseAway, Refused
from conclave.server.house import House
from conclave.server.http.guard import an_id, client_of, language_of
from conclave.server.limits import Client
from conclave.server.live import Connection, Wire
from conclave.server.people import known
from conclave.server.shapes import Person
from conclave.server.table import Table
from conclave.server.time import now
from conclave.server.wishes import Count, Message, MoveText, StopsWish
from conclave.text import Words

LONGEST = 8192

WIRE = "wire"
"""Where a socket's state keeps the connection itself, for sending past the framework's layers."""

REFUSED = 4403
AGAIN = 4408
TOO_MANY = 4429

AnySocket = WebSocket[Person | None, str | None, Any]


class Move(Struct, tag_field="type", tag="move"):
    """Make a move."""

    id: Message
    number: Count
    move: MoveText


class Stops(StopsWish, tag_field="type", tag="stops", kw_only=True):
    """Where my seat wants to be asked."""

    id: Message


class Chat(Struct, tag_field="type", tag="chat"):
    """Say something."""

    id: Message
    text: Annotated[str, Meta(max_length=2000)]


class Undo(Struct, tag_field="type", tag="undo"):
    """Take back my last move."""

    id: Message


class UndoAnswer(Struct, tag_field="type", tag="undo-answer"):
    """Agree or object to another's undo."""

    id: Message
    agree: bool


class Resign(Struct, tag_field="type", tag="resign"):
    """Give up my seat."""

    id: Message


class Sync(Struct, tag_field="type", tag="sync"):
    """Send me everything again."""

    after: Count = 0


class Ping(Struct, tag_field="type", tag="ping"):
    """Are you there?"""


Said = Move | Stops | Chat | Undo | UndoAnswer | Resign | Sync | Ping


class Done(Struct, tag_field="type", tag="done"):
    """What the client asked for is committed."""

    id: str
    number: int


class RefusedMessage(Struct, tag_field="type", tag="refused"):
    """What the client asked for is refused, and nothing has changed."""

    id: str | None
    error: str
    reason: str
    rule: str | None
    retry_after: int | UnsetType = UNSET


_decoder: msgspec.json.Decoder[Said] = msgspec.json.Decoder(Said)
_encode = msgspec.json.Encoder().encode
PONG = b'{"type":"pong"}'


@websocket("/tables/{id:str}/live")
async def live(
    socket: AnySocket, house: House, id: str, after: int = 0, invitation: str | None = None
) -> None:
    """Connect to a table; see docs/server.md for the messages."""
    await socket.accept()
    person = socket.user
    try:
        table = await house.tables.get(an_id(id))
        acts.look(table.standing, None if person is None else person.id, invitation)
    except ConclaveError as error:
        said = words.words_for(language_of(socket))
        await socket.send_text(refusal(None, error, said).decode())
        code = AGAIN if isinstance(error, DatabaseAway) else REFUSED
        await socket.close(code, error.key)
        return
    wire: Wire = socket.scope["state"][WIRE]
    connection = Connection(
        None if person is None else person.id, socket.auth, language_of(socket), wire
    )
    house.live.enter(table, connection, after)
    try:
        with suppress(DatabaseAway):  # all is looked up when it is back
            await house.tables.catch_up(table)
        await _keep_listening(socket, house, table, connection)
    except WebSocketDisconnect:
        pass
    finally:
        house.live.leave(table, connection)


async def _keep_listening(
    socket: AnySocket, house: House, table: Table, connection: Connection
) -> None:
    client = client_of(socket)
    while True:
        text = await socket.receive_data("text")
        answer = await _answer(house, table, connection, socket.user, text or "", client)
        if answer is not None:
            connection.send(answer)


async def _answer(
    house: House,
    table: Table,
    connection: Connection,
    person: Person | None,
    text: str | bytes,
    client: Client,
) -> bytes | None:
    """Do what a client asks, and say how it went. Whatever is wrong changes nothing."""
    id = None
    try:
        message = _understand(text)
        id = getattr(message, "id", None)
        _count(house, client)
        if isinstance(message, Refused):
            raise message
        if isinstance(message, Ping):
            return PONG
        if isinstance(message, Sync):
            house.live.sync(table, connection, message.after)
            return None
        id = message.id
        who = known(person)
        if isinstance(message, Move):
            play = house.tables.play(table, who.id, message.number, message.move, id)
            return _encode(Done(id, await play))
        if isinstance(message, Stops):
            wish = (message.when, message.until, message.hold, now())
            await house.tables.want(table, lambda standing: acts.stops(standing, who.id, *wish))
            return _encode(Done(id, table.standing.number))
        number = await house.tables.submit(table, _act(message, who), who.id, id)
        return _encode(Done(id, number))
    except ConclaveError as error:
        said = telling.words_at(table.standing, connection.language)
        return refusal(id, error, said)


def _understand(text: str | bytes) -> Said | Refused:
    if len(text) > LONGEST:
        return Refused("too-large", detail=str(LONGEST))
    try:
        return _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        return Refused("bad-message", detail=str(error))


def _act(message: Chat | Undo | UndoAnswer | Resign, who: Person) -> Any:
    match message:
        case Chat():
            return partial(
                acts.chat, person=who.id, name=who.name, text=message.text, account=who.account
            )
        case Undo():
            return partial(acts.undo, person=who.id)
        case UndoAnswer():
            return partial(acts.answer_undo, person=who.id, agree=message.agree)
        case Resign():
            return partial(acts.resign, person=who.id)


def _count(house: House, client: Client) -> None:
    """One more message, by all sockets of a person together; those of strangers by address."""
    if client.person is None:
        house.limits.take("messages-address", client.address)
    else:
        house.limits.take("messages", client.person)


def refusal(id: str | None, error: ConclaveError, said: Words) -> bytes:
    """A refusal, in the viewer's words."""
    told = words.refusal(error, said)
    wait = error.retry_after if isinstance(error, Refused) else None
    return _encode(
        RefusedMessage(id, told.error, told.reason, told.rule, UNSET if wait is None else wait)
    )
