"""Replays of finished tables and uploaded records."""

from __future__ import annotations

import secrets
import sys
from collections import OrderedDict
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

import msgspec
from msgspec import UNSET, Raw
from sqlalchemy import insert, select

from conclave.core.errors import OtherRules
from conclave.core.events import Event, visible
from conclave.core.game import Game
from conclave.core.moves import NO_SEAT
from conclave.core.position import Position
from conclave.core.record import commitment, replay
from conclave.server import acts, table_view
from conclave.server.background import QUICK, SLOW, Breaks
from conclave.server.errors import NotAllowed, NotFound, Refused
from conclave.server.positions import pack, unpack
from conclave.server.shapes import Replay, ReplayStep
from conclave.server.storage import Database
from conclave.server.storage.schema import replays
from conclave.server.table_state import TableState
from conclave.server.tables import Tables
from conclave.server.terms import FINISHED
from conclave.server.time import now
from conclave.server.wording import words_for

CACHED = 200
CACHED_BYTES = 32_000_000
CHECKPOINTS = 32
"""The minimum number of checkpoints of a long game; at most twice as many are kept."""
MAX_MOVES = 5_000


class Caller(NamedTuple):
    """The person who wants to watch a game, and the invitation to its table."""

    person: str | None
    invitation: str | None


class ReplayFrame(NamedTuple):
    """A game after `number` moves, and the events of the last one."""

    number: int
    position: Position
    events: list[Event]


@dataclass(frozen=True)
class ReplayFrames:
    """A verified game that can be replayed from any move, with some positions as checkpoints."""

    game: Game
    seats: int
    settings: dict[str, Any]
    seed: int
    names: tuple[str, ...]
    moves: list[tuple[int, str]]
    draws: dict[str, str]
    stride: int
    checkpoints: list[bytes]
    """The positions after every `stride` moves."""
    end: bytes
    """The last position."""
    invitation: str | None = None
    """The invitation to its table, if that isn't public."""
    departed: OtherRules | None = None
    """Why the replay ends early, if rules have changed since it was played."""

    @property
    def size(self) -> int:
        """The approximate size in memory, in bytes."""
        packed = sum(map(sys.getsizeof, (*self.checkpoints, self.end)))
        moves = sum([sys.getsizeof(move) + sys.getsizeof(move[1]) for move in self.moves])
        return packed + moves + sys.getsizeof(self.moves)

    def play_from(self, first: int, count: int) -> Iterator[ReplayFrame]:
        """Replay from move `first` on. All frames share one position, which changes."""
        near = max(0, first - 1) // self.stride
        if near:
            position = unpack(self.game, self.checkpoints[near - 1])
            events: list[Event] = []
        else:
            position = self.game.start(self.seats, self.seed, self.settings, self.draws)
            events = position.events
        breaks = Breaks()
        last = min(first + count - 1, len(self.moves))
        for number in range(near * self.stride, last + 1):
            if number >= first:
                yield ReplayFrame(number, position, events)
            if number < last:
                events = position.play(*self.moves[number])
            breaks.take()

    def at(self, number: int) -> Position:
        """The position after `number` moves, or at the end."""
        return next(self.play_from(min(number, len(self.moves)), 1)).position

    def ending(self) -> Position:
        """The last position."""
        return unpack(self.game, self.end)


def read_frames(text: str) -> ReplayFrames:
    """Verify a record and keep checkpoints. It ends early if the rules have changed."""
    checkpoints: list[bytes] = []
    stride = 1
    breaks = Breaks()
    record = departed = None
    try:
        for record, _ in replay(text):
            number = len(record.moves)
            if number > MAX_MOVES:
                raise Refused("record-too-long", most=MAX_MOVES)
            if number and number % stride == 0:
                checkpoints.append(pack(record.position))
            if len(checkpoints) == 2 * CHECKPOINTS:
                checkpoints = checkpoints[1::2]
                stride *= 2
            breaks.take()
    except OtherRules as error:
        departed = error
    assert record is not None
    position = record.position
    return ReplayFrames(
        record.game,
        position.seats,
        position.settings,
        record.seed,
        tuple(record.names),
        record.moves,
        dict(position.draws),
        stride,
        checkpoints,
        pack(position),
        departed=departed,
    )


class CachedReplay(NamedTuple):
    """A replay in memory: its size in bytes, and whether it was uploaded."""

    frames: ReplayFrames
    size: int
    uploaded: bool


class Replays:
    """All games that can be replayed."""

    def __init__(self, database: Database, tables: Tables) -> None:
        self.database = database
        self.tables = tables
        self._cached: OrderedDict[str, CachedReplay] = OrderedDict()
        self._size = 0
        self.watched: set[str] = set()
        """Recently watched replays, for `Expiry`."""

    async def upload(self, text: str, person: str, size: int) -> str:
        """Verify and store a record."""
        frames = await SLOW.run(read_frames, text)
        id = secrets.token_urlsafe(16)
        async with self.database.writing() as connection:
            row = {"id": id, "record": text, "created": now(), "person": person, "size": size}
            await connection.execute(insert(replays), [row])
        self._keep(id, frames, uploaded=True)
        return id

    async def frames(self, id: str, caller: Caller) -> ReplayFrames:
        """The replay with this id: an uploaded record or a finished table."""
        cached = self._cached.get(id)
        if cached is None or not cached.uploaded:
            source = await self._find(id, caller)
            cached = self._cached.get(id)
        if cached is None:
            frames = await SLOW.run(_read_frames, source)
            self._keep(id, frames, uploaded=isinstance(source, str))
            return frames
        self._cached.move_to_end(id)
        return cached.frames

    async def text(self, id: str, caller: Caller) -> str:
        """The record with this id."""
        source = await self._find(id, caller)
        return source if isinstance(source, str) else await SLOW.run(_text, source)

    async def _find(self, id: str, caller: Caller) -> str | TableState:
        """An uploaded record, visible to all who know its id, or a finished game, visible to those
        who may see its table."""
        query = select(replays.c.record).where(replays.c.id == id)
        async with self.database.reading() as connection:
            text = (await connection.execute(query)).scalar()
        if text is not None:
            return str(text)
        try:
            state = (await self.tables.get(id)).state
        except NotFound:
            raise NotFound("no-such-replay") from None
        acts.look(state, caller.person, caller.invitation)
        if state.status != FINISHED:
            raise NotAllowed("table-not-finished")
        return state

    def forget(self, ids: list[str]) -> None:
        """Drop deleted records from the cache."""
        for id in ids:
            if (cached := self._cached.pop(id, None)) is not None:
                self._size -= cached.size

    def _keep(self, id: str, frames: ReplayFrames, *, uploaded: bool) -> None:
        """Cache a replay, and drop the least recently watched."""
        if id in self._cached:  # two requests loaded it at once
            self._size -= self._cached[id].size
        self._cached[id] = CachedReplay(frames, frames.size, uploaded)
        self._size += self._cached[id].size
        while len(self._cached) > 1 and (len(self._cached) > CACHED or self._size > CACHED_BYTES):
            self._size -= self._cached.popitem(last=False)[1].size

    async def steps(
        self, id: str, caller: Caller, eyes: str, first: int, count: int, language: str
    ) -> bytes:
        """A Replay as JSON: part of a game as seen by a seat (`0`, `1`, ...), a spectator (`none`)
        or `all`."""
        frames = await self.frames(id, caller)
        self.watched.add(id)
        return await QUICK.run(_steps, id, frames, eyes, first, count, language)


def _read_frames(source: str | TableState) -> ReplayFrames:
    if isinstance(source, str):
        return read_frames(source)
    terms = source.terms
    frames = read_frames(_text(source))
    departed = frames.departed
    if source.departed:
        departed = OtherRules("table-departed", number=len(frames.moves) + 1)
    invitation = None if terms.public else terms.invitation
    return replace(frames, invitation=invitation, departed=departed)


def _text(state: TableState) -> str:
    return state.record().write()


def _steps(
    id: str, frames: ReplayFrames, eyes: str, first: int, count: int, language: str
) -> bytes:
    all_seeing = eyes == "all"
    seat = None if all_seeing else read_eyes(eyes, frames.seats)
    words = words_for(language, frames.game, frames.names)
    steps: list[Any] = []
    for number, position, events in frames.play_from(first, count):
        view = position.reveal() if all_seeing else position.view(seat)
        seen = events if all_seeing else visible(events, seat)
        mover, text = frames.moves[number - 1] if number else (None, None)
        step = ReplayStep(
            number,
            None if mover == NO_SEAT else mover,
            text,
            *table_view.lines(seen, words),
            [event.to_dict() for event in seen],
            view,
            words.situation(view),
        )
        steps.append(Raw(msgspec.json.encode(step)))  # now, because the position changes
    whole = Replay(
        id=id,
        game=frames.game.name,
        title=words.title,
        options=frames.settings,
        seats=[words.seat(seat) for seat in range(frames.seats)],
        moves=len(frames.moves),
        outcome=table_view.outcome_sheet(frames.ending(), words),
        commitment=commitment(frames.seed),
        seed=str(frames.seed),
        invitation=UNSET if frames.invitation is None else frames.invitation,
        departed=UNSET if frames.departed is None else words.error(frames.departed),
        steps=steps,
    )
    return msgspec.json.encode(whole)


def read_eyes(eyes: str, seats: int) -> int | None:
    """The seat that a viewer parameter names; None: a spectator."""
    if eyes == "none":
        return None
    if eyes.isdecimal() and len(eyes) < 4 and int(eyes) < seats:
        return int(eyes)
    raise Refused("bad-eyes", last=seats - 1)
