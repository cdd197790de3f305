"""How a table stands: what its log adds up to. Each entry makes a new standing from the last."""

from __future__ import annotations

import copy
import dataclasses
from dataclasses import dataclass, field
from typing import Any

from msgspec import Struct

from conclave.core.errors import ConclaveError
from conclave.core.events import Event
from conclave.core.game import Game
from conclave.core.moves import CALL_TIME, NO_SEAT, Move
from conclave.core.position import Position
from conclave.core.record import Record
from conclave.server import log
from conclave.server.clocks import MINUTE, Clock, Clocks
from conclave.server.errors import MovedOn
from conclave.server.log import Entry
from conclave.server.stops import Stops

OPEN = "open"
PERSON = "person"
BOT = "bot"

REACTION_TIME = 2000
"""How long, in milliseconds, clocks wait for an answer where a game has reactions."""

WAITING = "waiting"
RUNNING = "running"
FINISHED = "finished"
CLOSED = "closed"


class Chair(Struct, frozen=True):
    """Who sits at a seat. Whoever resigned is remembered; a bot plays on for him."""

    kind: str = OPEN
    person: str | None = None
    name: str = ""
    bot: str | None = None
    resigned: bool = False
    account: bool = False


@dataclass(frozen=True)
class Terms:
    """What was settled when the table was set up."""

    id: str
    game: Game
    options: dict[str, Any]
    chairs: tuple[Chair, ...]
    public: bool
    clock: Clock | None
    invitation: str
    seed: int
    host: str
    created: int


class Made(Struct, frozen=True, gc=False):  # as `log.Draft`
    """A move that counts: under which number it was entered, whose it is, and its text."""

    number: int
    seat: int
    text: str
    reveals: bool


class UndoAsked(Struct, frozen=True):
    """A seat asks to go back to an entry; those in `waiting` have not answered yet."""

    seat: int
    to: int
    waiting: tuple[int, ...]


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
        minutes = self.terms.game.time_limit(self.terms.game.settings(self.terms.options))
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
        return dataclasses.replace(self, stops={**self.stops, seat: stops})

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
        new = copy.copy(self)
        new.number = entry.number
        new.at = max(self.at, entry.at)
        events: list[Event] = []
        mover = None
        match entry.kind:
            case log.MOVE:
                events = new._move(entry)
                mover = entry.seat
            case log.TIME:
                events = new._move(entry)
                new.time_called = True
            case log.BEGIN:
                events = new._begin(entry)
            case log.JOIN:
                account = entry.body.get("account", False)
                new._sit(entry, Chair(PERSON, entry.person, entry.body["name"], account=account))
            case log.LEAVE | log.FREE:
                new._sit(entry, Chair())
            case log.BOT if self.position is None:
                new._sit(entry, Chair(BOT, bot=entry.body["bot"]))
            case log.RESIGN | log.TIMEOUT | log.BOT:
                new._hand_over(entry)
            case log.CLOSE | log.EXPIRE:
                new.closed = True
            case log.UNDO_ASKED:
                new.undo = UndoAsked(entry.body["seat"], entry.body["to"], entry.body["waiting"])
            case log.UNDO_AGREED:
                assert self.undo is not None
                left = tuple(seat for seat in self.undo.waiting if seat != entry.seat)
                new.undo = UndoAsked(self.undo.seat, self.undo.to, left)
            case log.UNDO_REFUSED:
                new.undo = None
            case log.UNDO:
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
        position = self._start()
        events = [] if self.prefix else position.events
        self.position = self._again(position)
        self.begun = entry.at
        self._turn(entry)
        if self.terms.clock is not None:
            self.clocks = Clocks.start(self.terms.clock, len(self.chairs))
        return events

    def _move(self, entry: Entry) -> list[Event]:
        before = self.position
        assert before is not None
        seat = NO_SEAT if entry.seat is None else entry.seat
        text = CALL_TIME.text if entry.seat is None else entry.body["move"]
        position = before.copy()
        try:
            events = position.play(seat, text)
        except ConclaveError:
            # Checked before it was entered: so it was entered under other rules than these.
            raise MovedOn("table-other-rules") from None
        reveals = any(event.reveals for event in events)
        position.freeze()
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
        self.moves = tuple(made for made in self.moves if made.number <= to)
        self.position = self._again(self._start())
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

    def _again(self, position: Position) -> Position:
        self.time_called = False
        for seat, text in self.told:
            position.play(seat, text)
            self.time_called = self.time_called or seat == NO_SEAT
        position.freeze()
        return position


def _same_question(before: Position, after: Position, seat: int) -> bool:
    """Whether what others did left a seat's question as it was."""
    if seat not in before.deciders:
        return False
    one, other = before.decision(seat), after.decision(seat)
    return (one.prompt, one.rule, one.facts) == (other.prompt, other.rule, other.facts) and list(
        one.options
    ) == list(other.options)
