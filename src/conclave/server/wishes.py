"""What clients send, by name and type; whatever is not as described here is refused."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from conclave.server.clocks import Clock

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Message = Annotated[str, Meta(pattern="^[!-~]{1,64}$")]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
MoveText = Annotated[str, Meta(max_length=4000)]
"""A move; the longest brings a whole deck."""


When = Literal["never", "could", "always"]
Until = Literal["no", "action", "turn"]


class PersonWish(Struct, forbid_unknown_fields=True):
    """How somebody wants to be called, and in which language to be spoken to."""

    name: Name | None = None
    language: Annotated[str, Meta(max_length=10)] | None = None


class Credentials(Struct, forbid_unknown_fields=True):
    """An account's name and password."""

    name: Name
    password: Annotated[str, Meta(min_length=1, max_length=200)]


class ChairWish(Struct, forbid_unknown_fields=True):
    """Who shall sit at a seat: `me`, a `bot` of a level, or anybody (`open`)."""

    kind: Annotated[str, Meta(pattern="^(me|bot|open)$")]
    bot: Annotated[str, Meta(max_length=40)] | None = None


class Continuation(Struct, forbid_unknown_fields=True):
    """A finished game, and after how many of its moves to go on."""

    number: Count
    table: Annotated[str, Meta(max_length=64)] | None = None
    replay: Annotated[str, Meta(max_length=64)] | None = None
    invitation: Annotated[str, Meta(max_length=64)] | None = None
    """To its table, where that is not public and not mine."""


class TableWish(Struct, forbid_unknown_fields=True):
    """A table to be set up."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[ChairWish], Meta(max_length=12)]
    options: dict[str, str | int] = {}
    public: bool = False
    clock: Clock | None = None
    from_: Continuation | None = field(default=None, name="from")


class Joining(Struct, forbid_unknown_fields=True):
    """Taking a seat; a public table needs no invitation."""

    invitation: Annotated[str, Meta(max_length=64)] | None = None
    seat: Count | None = None


class BotWish(Struct, forbid_unknown_fields=True):
    """A bot that shall play at a seat."""

    bot: Annotated[str, Meta(max_length=40)]


class MoveWish(Struct, forbid_unknown_fields=True):
    """A move, as the table stood after `number` entries. The same `id` counts once."""

    number: Count
    move: MoveText
    id: Message | None = None


class StopsWish(Struct, forbid_unknown_fields=True):
    """Where my seat wants to be asked for reactions; what is left out stays as it is."""

    when: When | None = None
    until: Until | None = None
    hold: bool | None = None


class Saying(Struct, forbid_unknown_fields=True):
    """Something to say."""

    text: Annotated[str, Meta(max_length=2000)]
    id: Message | None = None


class Answer(Struct, forbid_unknown_fields=True):
    """Whether somebody agrees to an undo."""

    agree: bool
