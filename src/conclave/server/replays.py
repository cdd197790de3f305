"""Games that are over, move by move: finished tables and uploaded records."""

from __future__ import annotations

import secrets
import sys
import zlib
from collections import OrderedDict
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

import msgspec
from msgspec import UNSET, Raw
from sqlalchemy import insert, select

from conclave.core.events import Event, visible
from conclave.core.game import Game
from conclave.core.moves import NO_SEAT
from conclave.core.position import Position
from conclave.core.record import commitment, replay
from conclave.server import acts, telling
from conclave.server.background import QUICK, SLOW, Breaks
from conclave.server.errors import NotAllowed, NotFound, Refused
from conclave.server.shapes import Replay, ReplayStep
from conclave.server.standing import Standing
from conclave.server.storage import Database
from conclave.server.storage.schema import replays
from conclave.server.tables import Tables
from conclave.server.terms import FINISHED
from conclave.server.time import now
from conclave.server.words import words_for

KEPT = 200
KEPT_BYTES = 32_000_000
CHECKPOINTS = 32
"""At least so many positions of a long game are kept, and less than twice as many."""
MOST_MOVES = 5_000


class Caller(NamedTuple):
    """Who wants to watch a game, and the invitation to its table that he brings."""

    person: str | None
    invitation: str | None


class Moment(NamedTuple):
    """A game after so many moves, and what the last of them did."""

    number: int
    position: Position
    events: list[Event]


@dataclass(frozen=True)
class Film:
    """A game that was verified. Of its positions a few are kept; the others are played again."""

    game: Game
    seats: int
    settings: dict[str, Any]
    seed: int
    names: tuple[str, ...]
    moves: list[tuple[int, str]]
    stride: int
    checkpoints: list[bytes]
    """The positions after `stride` moves, after twice as many, and so on."""
    end: bytes
    """The last position."""
    invitation: str | None = None
    """To the table where it was played, if that is not public."""

    @property
    def size(self) -> int:
        """How many bytes it takes in memory."""
        packed = sum(map(sys.getsizeof, (*self.checkpoints, self.end)))
        moves = sum([sys.getsizeof(move) + sys.getsizeof(move[1]) for move in self.moves])
        return packed + moves + sys.getsizeof(self.moves)

    def moments(self, first: int, count: int) -> Iterator[Moment]:
        """The game after `first` moves, and on from there. One position, that moves on."""
        near = max(0, first - 1) // self.stride
        if near:
            position = _unpack(self.game, self.checkpoints[near - 1])
            events: list[Event] = []
        else:
            position = self.game.start(self.seats, self.seed, self.settings)
            events = position.events
        breaks = Breaks()
        last = min(first + count - 1, len(self.moves))
        for number in range(near * self.stride, last + 1):
            if number >= first:
                yield Moment(number, position, events)
            if number < last:
                events = position.play(*self.moves[number])
            breaks.take()

    def at(self, number: int) -> Position:
        """The game after so many moves, or at its end."""
        return next(self.moments(min(number, len(self.moves)), 1)).position

    def ending(self) -> Position:
        """The last position."""
        return _unpack(self.game, self.end)


def film(text: str) -> Film:
    """Verify a record, and keep positions from time to time."""
    checkpoints: list[bytes] = []
    stride = 1
    breaks = Breaks()
    record = None
    for record, _ in replay(text):
        number = len(record.moves)
        if number > MOST_MOVES:
            raise Refused("record-too-long", most=MOST_MOVES)
        if number and number % stride == 0:
            checkpoints.append(_pack(record.position))
        if len(checkpoints) == 2 * CHECKPOINTS:
            checkpoints = checkpoints[1::2]
            stride *= 2
        breaks.take()
    assert record is not None
    position = record.position
    return Film(
        record.game,
        position.seats,
        position.settings,
        record.seed,
        tuple(record.names),
        record.moves,
        stride,
        checkpoints,
        _pack(position),
    )


def _pack(position: Position) -> bytes:
    return zlib.compress(msgspec.json.encode(position.save()), 1)


def _unpack(game: Game, packed: bytes) -> Position:
    return game.load(msgspec.json.decode(zlib.decompress(packed)))


class Kept(NamedTuple):
    """A film in memory: how many bytes it takes, and whether it was uploaded."""

    film: Film
    size: int
    uploaded: bool


class Replays:
    """Everything that can be watched again."""

    def __init__(self, database: Database, tables: Tables) -> None:
        self.database = database
        self.tables = tables
        self._kept: OrderedDict[str, Kept] = OrderedDict()
        self._size = 0
        self.watched: set[str] = set()
        """The replays that somebody watched, for `Expiry` to note."""

    async def upload(self, text: str, person: str, size: int) -> str:
        """Verify and keep a record."""
        made = await SLOW.run(film, text)
        id = secrets.token_urlsafe(16)
        async with self.database.writing() as connection:
            row = {"id": id, "record": text, "created": now(), "person": person, "size": size}
            await connection.execute(insert(replays), [row])
        self._keep(id, made, uploaded=True)
        return id

    async def film(self, id: str, caller: Caller) -> Film:
        """The game of that id: an uploaded record, or a table that is finished."""
        kept = self._kept.get(id)
        if kept is None or not kept.uploaded:
            found = await self._find(id, caller)
            kept = self._kept.get(id)
        if kept is None:
            made = await SLOW.run(_film, found)
            self._keep(id, made, uploaded=isinstance(found, str))
            return made
        self._kept.move_to_end(id)
        return kept.film

    async def text(self, id: str, caller: Caller) -> str:
        """The record of that id, as it was uploaded or played."""
        found = await self._find(id, caller)
        return found if isinstance(found, str) else await SLOW.run(_text, found)

    async def _find(self, id: str, caller: Caller) -> str | Standing:
        """An uploaded record, which is for all who know its id; or a finished game, which is for
        those who may look at its table."""
        query = select(replays.c.record).where(replays.c.id == id)
        async with self.database.reading() as connection:
            text = (await connection.execute(query)).scalar()
        if text is not None:
            return str(text)
        try:
            standing = (await self.tables.get(id)).standing
        except NotFound:
            raise NotFound("no-such-replay") from None
        acts.look(standing, caller.person, caller.invitation)
        if standing.state != FINISHED:
            raise NotAllowed("table-not-finished")
        return standing

    def forget(self, ids: list[str]) -> None:
        """Some uploaded records are no more."""
        for id in ids:
            if (kept := self._kept.pop(id, None)) is not None:
                self._size -= kept.size

    def _keep(self, id: str, made: Film, *, uploaded: bool) -> None:
        """Keep a film, and let go of those that were watched longest ago."""
        if id in self._kept:  # two have asked for it at once
            self._size -= self._kept[id].size
        self._kept[id] = Kept(made, made.size, uploaded)
        self._size += self._kept[id].size
        while len(self._kept) > 1 and (len(self._kept) > KEPT or self._size > KEPT_BYTES):
            self._size -= self._kept.popitem(last=False)[1].size

    async def steps(
        self, id: str, caller: Caller, eyes: str, first: int, count: int, language: str
    ) -> bytes:
        """Part of a game as a seat saw it (`0`, `1`, ...), a spectator (`none`), or all of it: a
        Replay as JSON."""
        made = await self.film(id, caller)
        self.watched.add(id)
        return await QUICK.run(_steps, id, made, eyes, first, count, language)


def _film(found: str | Standing) -> Film:
    if isinstance(found, str):
        return film(found)
    terms = found.terms
    return replace(film(_text(found)), invitation=None if terms.public else terms.invitation)


def _text(standing: Standing) -> str:
    return standing.record().write()


def _steps(id: str, made: Film, eyes: str, first: int, count: int, language: str) -> bytes:
    all_seeing = eyes == "all"
    seat = None if all_seeing else read_eyes(eyes, made.seats)
    said = words_for(language, made.game, made.names)
    steps: list[Any] = []
    for number, position, events in made.moments(first, count):
        view = position.reveal() if all_seeing else position.view(seat)
        seen = events if all_seeing else visible(events, seat)
        mover, text = made.moves[number - 1] if number else (None, None)
        step = ReplayStep(
            number,
            None if mover == NO_SEAT else mover,
            text,
            *telling.lines(seen, said),
            [event.told() for event in seen],
            view,
            said.situation(view),
        )
        steps.append(Raw(msgspec.json.encode(step)))  # at once, for the position moves on
    whole = Replay(
        id=id,
        game=made.game.name,
        title=said.title,
        options=made.settings,
        seats=[said.seat(seat) for seat in range(made.seats)],
        moves=len(made.moves),
        outcome=telling.outcome_sheet(made.ending(), said),
        commitment=commitment(made.seed),
        seed=str(made.seed),
        invitation=UNSET if made.invitation is None else made.invitation,
        steps=steps,
    )
    return msgspec.json.encode(whole)


def read_eyes(eyes: str, seats: int) -> int | None:
    """The seat whose eyes a text means; None: a spectator's."""
    if eyes == "none":
        return None
    if eyes.isdecimal() and len(eyes) < 4 and int(eyes) < seats:
        return int(eyes)
    raise Refused("bad-eyes", last=seats - 1)
