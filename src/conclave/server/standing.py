"""How a table stands: what its log adds up to. Each entry makes a new standing from the last."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import NamedTuple

from conclave.core.events import Event
from conclave.core.moves import CALL_TIME, NO_SEAT, Move
from conclave.core.position import Position
from conclave.core.record import Record
from conclave.server import entries
from conclave.server.clocks import MINUTE, Clocks
from conclave.server.entries import Entry
from conclave.server.stops import Stops
from conclave.server.terms import (
    BOT,
    CLOSED,
    FINISHED,
    PERSON,
    RUNNING,
    WAITING,
    Chair,
    Made,
    Terms,
    UndoAsked,
)

REACTION_TIME = 2000
"""How long, in milliseconds, clocks wait for an answer where a game has reactions."""


class Tried(NamedTuple):
    """A move that was made on a copy of a position, and what came of it."""

    before: Position
    seat: int
    text: str
    position: Position
    events: list[Event]


@dataclass
class Standing:
    """A table at one moment. Never changed: `after` gives the next one."""

    terms: Terms
    chairs: tuple[Chair, ...]
    number: int = 0
    at: int = 0
    position: Position | None = None
    prefix: tuple[tuple[int, str], ...] = ()
    """The moves taken over from another game, where this one continues it."""
    moves: tuple[Made, ...] = ()
    closed: bool = False
    """Whether it was closed before its game began."""
    undo: UndoAsked | None = None
    turned: int = 0
    """The last entry that changed the game; talk does not."""
    asked: dict[int, int] = field(default_factory=dict)
    """For each seat that decides: since which entry its question stands."""
    clocks: Clocks | None = None
    begun: int = 0
    """When the game began,"""
    time_called: bool = False
    """and whether time has been called since."""
    stops: dict[int, Stops] = field(default_factory=dict)
    """What seats have said about where they want to be asked."""
    passing: dict[int, tuple[Position, Stops, Move | None]] = field(default_factory=dict)
    """What `stops.automatic` has worked out last, for which position and which wish."""
    checkpoints: tuple[tuple[int, Position], ...] = ()
    """Some earlier positions, by how many moves had been made: the longer ago, the fewer."""
    tried: list[Tried] = field(default_factory=list)
    """The move that was tried last: when it is entered it need not be made again."""

    @staticmethod
    def first(terms: Terms) -> Standing:
        """A table whose log is empty."""
        return Standing(terms, terms.chairs, at=terms.created)

    @property
    def state(self) -> str:
        """Waiting, running or finished; or closed while it waited."""
        if self.position is None:
            return CLOSED if self.closed else WAITING
        return FINISHED if self.position.over else RUNNING

    @property
    def time_up(self) -> int | None:
        """When time is to be called, where the table has set itself a limit."""
        if self.state != RUNNING or self.time_called:
            return None
        minutes = self.terms.minutes
        return None if minutes is None else self.begun + minutes * MINUTE

    @property
    def deciders(self) -> tuple[int, ...]:
        """The seats that are asked now."""
        return () if self.position is None else self.position.deciders

    @property
    def names(self) -> tuple[str, ...]:
        """The people's names, seat by seat; empty where a bot has sat from the first."""
        return tuple(chair.name for chair in self.chairs)

    def seat_of(self, person: str | None) -> int | None:
        """The seat that this person plays."""
        for seat, chair in enumerate(self.chairs):
            if person is not None and chair.person == person and chair.kind == PERSON:
                return seat
        return None

    def knows(self, person: str | None) -> bool:
        """Whether the person set up the table, or sits at it, or did until he resigned."""
        if person is None:
            return False
        return person == self.terms.host or any(chair.person == person for chair in self.chairs)

    def humans(self) -> list[int]:
        """The seats that people play."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == PERSON]

    def is_person(self, seat: int) -> bool:
        """Whether a person plays the seat."""
        return self.chairs[seat].kind == PERSON

    def stops_of(self, seat: int) -> Stops | None:
        """Where a seat wants to be asked; None where the game has no reactions."""
        usual = self.terms.game.stops
        return self.stops.get(seat, Stops(usual)) if usual else None

    def with_stops(self, seat: int, stops: Stops) -> Standing:
        """The same table after a seat said where it wants to be asked."""
        new = self._copy()
        new.stops = {**self.stops, seat: stops}
        return new

    def with_people(self, host: str, chairs: tuple[Chair, ...]) -> Standing:
        """The same table, some of whose people are others now or are called otherwise."""
        new = self._copy()
        new.terms = replace(self.terms, host=host)
        new.chairs = chairs
        return new

    def bot_to_move(self) -> int | None:
        """The first seat that is asked and played by a bot."""
        for seat in self.deciders:
            if self.chairs[seat].kind == BOT:
                return seat
        return None

    def last_move(self, seat: int | None) -> Made | None:
        """The last move of a seat that counts and can be taken back, if there is one."""
        return next((made for made in reversed(self.moves) if made.seat == seat), None)

    @property
    def told(self) -> tuple[tuple[int, str], ...]:
        """All moves that count, from the first: whose they were, and what."""
        return (*self.prefix, *((made.seat, made.text) for made in self.moves))

    def try_move(self, seat: int, move: Move) -> Tried:
        """Make a move on a copy of the position; IllegalMove if it is not allowed."""
        before, text = self.position, move.text
        assert before is not None
        for tried in self.tried:
            if tried.before is before and (tried.seat, tried.text) == (seat, text):
                return tried
        position = before.copy()
        events = position.play(seat, move)
        position.freeze()
        made = Tried(before, seat, text, position, events)
        self.tried[:] = [made]
        return made

    def record(self) -> Record:
        """The moves that count, as a record."""
        terms = self.terms
        seats = len(self.chairs)
        record = Record.begin(terms.game, seats, terms.options, terms.seed, self.names)
        for seat, text in self.told:
            record.play(seat, text)
        return record

    # What an entry changes

    def after(self, entry: Entry) -> tuple[Standing, list[Event]]:
        """How the table stands after an entry, and what happened by it."""
        new = self._copy()
        new.number = entry.number
        new.at = max(self.at, entry.at)
        events: list[Event] = []
        mover = None
        match entry.kind:
            case entries.MOVE:
                events = new._move(entry)
                mover = entry.seat
            case entries.TIME:
                events = new._move(entry)
                new.time_called = True
            case entries.BEGIN:
                events = new._begin(entry)
            case entries.JOIN:
                account = entry.body.get("account", False)
                new._sit(entry, Chair(PERSON, entry.person, entry.body["name"], account=account))
            case entries.LEAVE | entries.FREE:
                new._sit(entry, Chair())
            case entries.BOT if self.position is None:
                new._sit(entry, Chair(BOT, bot=entry.body["bot"]))
            case entries.RESIGN | entries.TIMEOUT | entries.BOT:
                new._hand_over(entry)
            case entries.CLOSE | entries.EXPIRE:
                new.closed = True
            case entries.UNDO_ASKED:
                new.undo = UndoAsked(entry.body["seat"], entry.body["to"], entry.body["waiting"])
            case entries.UNDO_AGREED:
                assert self.undo is not None
                left = tuple(seat for seat in self.undo.waiting if seat != entry.seat)
                new.undo = UndoAsked(self.undo.seat, self.undo.to, left)
            case entries.UNDO_REFUSED:
                new.undo = None
            case entries.UNDO:
                new._undo(entry)
        if new.clocks is not None:
            thinking = [seat for seat in new.deciders if new.chairs[seat].kind == PERSON]
            # What the server answers for a seat costs it no time, and clocks do not tell that it
            # did: everybody has a while to answer for nothing, and gains nothing by a reaction.
            free = REACTION_TIME if self.terms.game.stops else 0
            reacted = (
                self.position is not None and mover is not None and self.position.reacts(mover)
            )
            new.clocks = new.clocks.turned(new.at, thinking, mover, free, not reacted)
        return new, events

    def _begin(self, entry: Entry) -> list[Event]:
        self.prefix = tuple((seat, text) for seat, text in entry.body.get("moves", ()))
        events = [] if self.prefix else self._start().events
        self._replay()
        self.begun = entry.at
        self._turn(entry)
        if self.terms.clock is not None:
            self.clocks = Clocks.start(self.terms.clock, len(self.chairs))
        return events

    def _move(self, entry: Entry) -> list[Event]:
        before = self.position
        assert before is not None
        seat = NO_SEAT if entry.seat is None else entry.seat
        move = CALL_TIME if entry.seat is None else self.terms.game.move(entry.body["move"])
        _, _, text, position, events = self.try_move(seat, move)
        self.tried = []
        self.checkpoints = _thinned((*self.checkpoints, (self._made, before)), self._made)
        reveals = any(event.reveals for event in events)
        self.position = position
        self.turned = entry.number
        self.moves = (*self.moves, Made(entry.number, seat, text, reveals))
        self.asked = {
            other: self.asked[other]
            if other != seat and other in self.asked and _same_question(before, position, other)
            else entry.number
            for other in position.deciders
        }
        by_hand = seat != NO_SEAT and not entry.body.get("auto", False)
        if self.undo is not None and by_hand and self.is_person(seat):
            self.undo = None  # whoever plays on has answered
        self.stops = {
            seat: stops.after(seat, before, position, by_hand and seat == entry.seat)
            for seat, stops in self.stops.items()
        }
        return events

    def _sit(self, entry: Entry, chair: Chair) -> None:
        assert entry.seat is not None
        self.chairs = (*self.chairs[: entry.seat], chair, *self.chairs[entry.seat + 1 :])

    def _hand_over(self, entry: Entry) -> None:
        assert entry.seat is not None
        old = self.chairs[entry.seat]
        bot = Chair(BOT, old.person, old.name, entry.body["bot"], True, old.account)
        self._sit(entry, bot)
        self.undo = None

    def _undo(self, entry: Entry) -> None:
        to = entry.body["to"]
        self.moves = tuple([made for made in self.moves if made.number <= to])
        self.checkpoints = tuple([one for one in self.checkpoints if one[0] <= self._made])
        self._replay()
        self._turn(entry)
        self.undo = None
        seat = entry.body["seat"]
        if (stops := self.stops_of(seat)) is not None:
            self.stops = {**self.stops, seat: stops.asked_again()}

    def _turn(self, entry: Entry) -> None:
        self.turned = entry.number
        self.asked = dict.fromkeys(self.deciders, entry.number)

    def _start(self) -> Position:
        return self.terms.game.start(len(self.chairs), self.terms.seed, self.terms.options)

    @property
    def _made(self) -> int:
        """How many moves have led to the position."""
        return len(self.prefix) + len(self.moves)

    def _replay(self) -> None:
        """Make all moves that count, from the last position before that is known."""
        moves = self.told
        first, position = 0, None
        if self.checkpoints:
            first, position = self.checkpoints[-1]
        position = self._start() if position is None else position.copy()
        for seat, text in moves[first:]:
            position.play(seat, text)
        position.freeze()
        self.position = position
        self.time_called = any(seat == NO_SEAT for seat, _ in moves)

    def _copy(self) -> Standing:
        return Standing(
            self.terms,
            self.chairs,
            self.number,
            self.at,
            self.position,
            self.prefix,
            self.moves,
            self.closed,
            self.undo,
            self.turned,
            self.asked,
            self.clocks,
            self.begun,
            self.time_called,
            self.stops,
            self.passing,
            self.checkpoints,
            self.tried,
        )


def _thinned(
    checkpoints: tuple[tuple[int, Position], ...], made: int
) -> tuple[tuple[int, Position], ...]:
    """Those that are still worth keeping: to go back by n moves, at most about n are made again.

    A checkpoint after c moves is kept for twice as many moves as the greatest power of two in c.
    """
    return tuple([one for one in checkpoints if made - one[0] <= 2 * (one[0] & -one[0])])


def _same_question(before: Position, after: Position, seat: int) -> bool:
    """Whether what others did left a seat's question as it was."""
    if seat not in before.deciders:
        return False
    one, other = before.decision(seat), after.decision(seat)
    return (one.prompt, one.rule, one.facts) == (other.prompt, other.rule, other.facts) and list(
        one.options
    ) == list(other.options)
