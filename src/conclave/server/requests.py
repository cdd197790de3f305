"""The requests of clients, over HTTP and over sockets; anything else is refused."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import DecodeError, Meta, Struct, field, json

from conclave.core.stops import Until, When
from conclave.server.clocks import Clock
from conclave.server.errors import Refused

MAX_MESSAGE = 8192
MAX_LIST = 20_000

Name = Annotated[str, Meta(min_length=1, max_length=40)]
RequestId = Annotated[str, Meta(pattern="^[!-~]{1,64}$")]
"""Chosen by the client; a repeated id is ignored."""
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
MoveText = Annotated[str, Meta(max_length=4000)]
"""A move; the longest contains a whole deck."""

GameName = Annotated[str, Meta(max_length=40)]
BotName = Annotated[str, Meta(max_length=40)]
TableId = Annotated[str, Meta(max_length=64)]
Invitation = Annotated[str, Meta(max_length=64)]
DeckName = Annotated[str, Meta(min_length=1, max_length=80)]
DeckText = Annotated[str, Meta(max_length=MAX_LIST)]


# People


class PersonRequest(Struct, forbid_unknown_fields=True):
    """A name and a language for the person who asks."""

    name: Name | None = None
    language: Annotated[str, Meta(max_length=10)] | None = None


class SignInRequest(Struct, forbid_unknown_fields=True):
    """An account's name and password."""

    name: Name
    password: Annotated[str, Meta(min_length=1, max_length=200)]


# Setting up a table


class SeatRequest(Struct, forbid_unknown_fields=True):
    """The player of a seat at a new table: `me`, a `bot`, or anybody (`open`)."""

    kind: Literal["me", "bot", "open"]
    bot: BotName | None = None


class ContinueRequest(Struct, forbid_unknown_fields=True):
    """A finished game to continue, and after how many of its moves."""

    number: Count
    table: TableId | None = None
    replay: TableId | None = None
    invitation: Invitation | None = None
    """Needed for a table that is not public and not mine."""


class TableRequest(Struct, forbid_unknown_fields=True):
    """A new table."""

    game: GameName
    seats: Annotated[list[SeatRequest], Meta(max_length=12)]
    options: dict[str, str | int] = {}
    public: bool = False
    clock: Clock | None = None
    from_: ContinueRequest | None = field(default=None, name="from")


class JoinRequest(Struct, forbid_unknown_fields=True):
    """Take a seat; a public table needs no invitation."""

    invitation: Invitation | None = None
    seat: Count | None = None


class BotRequest(Struct, forbid_unknown_fields=True):
    """Let this bot play at a seat."""

    bot: BotName


# Playing: over HTTP, or over a socket, where `type` is required


class MoveRequest(Struct, forbid_unknown_fields=True):
    """Answer the question that was open after `number` entries of the log."""

    number: Count
    move: MoveText
    id: RequestId | None = None
    type: Literal["move"] = "move"


class StopsRequest(Struct, forbid_unknown_fields=True):
    """When to ask my seat for reactions; omitted values stay unchanged."""

    when: When | None = None
    until: Until | None = None
    hold: bool | None = None
    id: RequestId | None = None
    type: Literal["stops"] = "stops"


class ChatRequest(Struct, forbid_unknown_fields=True):
    """A chat message."""

    text: Annotated[str, Meta(max_length=2000)]
    id: RequestId | None = None
    type: Literal["chat"] = "chat"


class UndoRequest(Struct, forbid_unknown_fields=True):
    """Take back my last move."""

    id: RequestId | None = None
    type: Literal["undo"] = "undo"


class UndoAnswerRequest(Struct, forbid_unknown_fields=True):
    """Agree or object to another player's undo."""

    agree: bool
    id: RequestId | None = None
    type: Literal["undo-answer"] = "undo-answer"


class ResignRequest(Struct, forbid_unknown_fields=True):
    """Give up my seat."""

    id: RequestId | None = None
    type: Literal["resign"] = "resign"


PlayRequest = (
    MoveRequest | StopsRequest | ChatRequest | UndoRequest | UndoAnswerRequest | ResignRequest
)


# Only over a socket


class SyncRequest(Struct, forbid_unknown_fields=True):
    """Send everything again, with the log after an entry."""

    after: Count = 0
    id: RequestId | None = None
    type: Literal["sync"] = "sync"


class PingRequest(Struct, forbid_unknown_fields=True):
    """Check the connection."""

    id: RequestId | None = None
    type: Literal["ping"] = "ping"


SocketRequest = PlayRequest | SyncRequest | PingRequest


class _Type(Struct):
    type: str


_type = json.Decoder(_Type)
_decoders: dict[str, json.Decoder[SocketRequest]] = {
    "move": json.Decoder(MoveRequest),
    "stops": json.Decoder(StopsRequest),
    "chat": json.Decoder(ChatRequest),
    "undo": json.Decoder(UndoRequest),
    "undo-answer": json.Decoder(UndoAnswerRequest),
    "resign": json.Decoder(ResignRequest),
    "sync": json.Decoder(SyncRequest),
    "ping": json.Decoder(PingRequest),
}


def read_socket_request(text: str | bytes) -> SocketRequest | Refused:
    """Decode a message by its `type`, or say why it can't be read."""
    if len(text) > MAX_MESSAGE:
        return Refused("too-large", detail=str(MAX_MESSAGE))
    try:
        kind = _type.decode(text).type
        decoder = _decoders.get(kind)
        if decoder is None:
            return Refused("bad-message", detail=f"Invalid value {kind!r} - at `$.type`")
        return decoder.decode(text)
    except (DecodeError, UnicodeDecodeError, RecursionError) as error:
        return Refused("bad-message", detail=str(error))


# Decks


class DeckRequest(Struct, forbid_unknown_fields=True):
    """A deck to store; it may be empty."""

    game: GameName
    name: DeckName
    text: DeckText = ""


class DeckChangeRequest(Struct, forbid_unknown_fields=True):
    """A new name or new cards for a stored deck."""

    name: DeckName | None = None
    text: DeckText | None = None


class DeckCheckRequest(Struct, forbid_unknown_fields=True):
    """A deck list or link to check, for a table of this size."""

    text: DeckText
    seats: Annotated[int, Meta(ge=2, le=12)] = 5


class DeckWriteRequest(Struct, forbid_unknown_fields=True):
    """A deck list to convert to another format."""

    text: DeckText
    form: Annotated[str, Meta(max_length=40)]
    name: Annotated[str, Meta(max_length=80)] = ""
