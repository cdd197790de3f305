"""The state of a table, folded from its log."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from conclave.core.errors import ConclaveError
from conclave.core.events import Event
from conclave.core.moves import CALL_TIME, NO_SEAT, Move
from conclave.core.position import Position
from conclave.core.record import Record
from conclave.core.stops import Stops
from conclave.server import entries
from conclave.server.clocks import MINUTE, Clocks
from conclave.server.entries import Entry
from conclave.server.terms import (
    BOT,
    CLOSED,
    FINISHED,
    PERSON,
    RUNNING,
    WAITING,
    Chair,
    PendingUndo,
    PlayedMove,
    TableStatus,
    Terms,
)

REACTION_TIME = 2000
"""The free time for an answer, in milliseconds, if a game has reactions."""


class MoveResult(NamedTuple):
    """A move played on a copy of the position `before`, with the new position and events."""

    before: Position
    seat: int
    text: str
    position: Position
    events: list[Event]
    snapshots: list[Position]
    """The position after each event, if the game shows them."""


@dataclass
class TableState:
    """A table at one moment. It never changes: `after` returns the next state."""

    terms: Terms
    chairs: tuple[Chair, ...]
    number: int = 0
    at: int = 0
    position: Position | None = None
    prefix: tuple[tuple[int, str], ...] = ()
    """The moves of the game that this one continues, if any."""
    moves: tuple[PlayedMove, ...] = ()
    closed: bool = False
    """Whether it was closed before the game began."""
    undo: PendingUndo | None = None
    changed_at: int = 0
    """The number of the last entry that changed the game, unlike chat."""
    asked_since: dict[int, int] = field(default_factory=dict)
    """For each deciding seat, the entry since which its question is open."""
    clocks: Clocks | None = None
    begun_at: int = 0
    """When the game began."""
    time_called: bool = False
    """Whether time has been called."""
    stops: dict[int, Stops] = field(default_factory=dict)
    """The stops that seats have set."""
    passing: dict[int, tuple[Position, Stops, Move | None]] = field(default_factory=dict)
    """A cache of `automatic_pass`: for each seat, the inputs and the result."""
    checkpoints: tuple[tuple[int, Position], ...] = ()
    """Some earlier positions by number of moves, sparser further back."""
    move_results: list[MoveResult] = field(default_factory=list)
    """The result of the last move that was tried, so that it isn't played again when committed."""
    departed: int = 0
    """The first entry that the current rules can't replay; 0 if there is none."""
    skipping: bool = False
    """Whether later entries are read without being played."""
    snapshots: tuple[Position, ...] = ()
    """The position after each event of the last entry, if the game shows them."""
    base: tuple[int, Position] | None = None
    """The stored position from which the game continued, and its number of moves."""

    @staticmethod
    def first(terms: Terms) -> TableState:
        """A table with an empty log."""
        return TableState(terms, terms.chairs, at=terms.created)

    @property
    def status(self) -> TableStatus:
        """Waiting, running, finished or closed."""
        if self.position is None:
            return CLOSED if self.closed else WAITING
        return FINISHED if self.position.over or self.skipping else RUNNING

    @property
    def time_up(self) -> int | None:
        """When time is called, if the table has a time limit."""
        if self.status != RUNNING or self.time_called:
            return None
        minutes = self.terms.minutes
        return None if minutes is None else self.begun_at + minutes * MINUTE

    @property
    def deciders(self) -> tuple[int, ...]:
        """The seats that must decide now."""
        return () if self.position is None or self.skipping else self.position.deciders

    @property
    def names(self) -> tuple[str, ...]:
        """The names of people by seat; empty for seats that were always a bot's."""
        return tuple(chair.name for chair in self.chairs)

    def seat_of(self, person: str | None) -> int | None:
        """The seat that this person plays."""
        for seat, chair in enumerate(self.chairs):
            if person is not None and chair.person == person and chair.kind == PERSON:
                return seat
        return None

    def knows(self, person: str | None) -> bool:
        """Whether the person hosts the table, or plays or played at it."""
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
        """When a seat wants to be asked; None if the game has no reactions."""
        game = self.terms.game
        default = game.stops
        if default is None:
            return None
        if game.solo_stops is not None and len(self.humans()) == 1:
            default = game.solo_stops
        return self.stops.get(seat) or Stops(default)

    def automatic_pass(self, seat: int) -> Move | None:
        """The pass that the server makes for a person who doesn't want to be asked."""
        position = self.position
        if position is None or not self.is_person(seat) or seat not in position.deciders:
            return None
        stops = self.stops_of(seat)
        if stops is None:
            return None
        known = self.passing.get(seat)
        if known is None or known[0] is not position or known[1] != stops:
            known = self.passing[seat] = (position, stops, stops.automatic_pass(position, seat))
        return known[2]

    def with_stops(self, seat: int, stops: Stops) -> TableState:
        """The state with new stops of a seat."""
        new = self._copy()
        new.stops = {**self.stops, seat: stops}
        return new

    def with_people(self, host: str, chairs: tuple[Chair, ...]) -> TableState:
        """The state with updated people or names."""
        new = self._copy()
        new.terms = replace(self.terms, host=host)
        new.chairs = chairs
        return new

    def seat_to_answer(self) -> int | None:
        """A seat that the server answers for: a bot's, or one with an automatic pass."""
        for seat in self.deciders:
            if self.chairs[seat].kind == BOT:
                return seat
        for seat in self.deciders:
            if self.automatic_pass(seat) is not None:
                return seat
        return None

    def last_move(self, seat: int | None) -> PlayedMove | None:
        """The seat's last move that wasn't taken back."""
        return next((move for move in reversed(self.moves) if move.seat == seat), None)

    @property
    def all_moves(self) -> tuple[tuple[int, str], ...]:
        """All moves that weren't taken back, as seat and text."""
        return (*self.prefix, *((move.seat, move.text) for move in self.moves))

    def try_move(self, seat: int, move: Move, draws: Mapping[str, str] = {}) -> MoveResult:
        """Make a move on a copy of the position; raises IllegalMove. A replayed move passes its
        random `draws`."""
        before, text = self.position, move.text
        assert before is not None
        for result in self.move_results:
            if result.before is before and (result.seat, result.text) == (seat, text):
                return result
        position = before.copy()
        if draws:
            position.draws = {**position.draws, **draws}
        snapshots: list[Position] = []
        shows_events = self.terms.game.shows_events
        events = position.play(seat, move, snapshots if shows_events else None)
        position.freeze()
        result = MoveResult(before, seat, text, position, events, snapshots)
        self.move_results[:] = [result]
        return result

    def record(self) -> Record:
        """The game as a record, up to the last move that can be replayed."""
        terms = self.terms
        seats = len(self.chairs)
        record = Record.begin(terms.game, seats, terms.options, terms.seed, self.names, self.draws)
        for seat, text in self.all_moves:
            try:
                record.play(seat, text)
            except ConclaveError:
                if not self.departed:
                    raise
                break
        return record

    @property
    def draws(self) -> dict[str, str]:
        """The random draws from all cards so far."""
        return {} if self.position is None else self.position.draws

    # Games played under other rules

    def skip_from(self, number: int) -> TableState:
        """The state for reading entries from this one on without playing them."""
        new = self._copy()
        new.departed = self.departed or number
        new.skipping = True
        return new

    def continue_from(self, position: Position) -> TableState:
        """The state that continues from this position; earlier moves can't be taken back."""
        new = self._copy()
        position.freeze()
        new.position = position
        new.prefix, new.moves = self.all_moves, ()
        new.base = (len(new.prefix), position)
        new.checkpoints = ()
        new.skipping = False
        new.undo = None
        new.changed_at = self.number
        new.asked_since = dict.fromkeys(position.deciders, self.number)
        new.time_called = any(seat == NO_SEAT for seat, _ in new.prefix)
        return new

    # Applying entries

    def after(self, entry: Entry) -> tuple[TableState, list[Event]]:
        """The state after an entry, and the entry's events."""
        new = self._copy()
        new.number = entry.number
        new.at = max(self.at, entry.at)
        new.snapshots = ()
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
                new.undo = PendingUndo(entry.body["seat"], entry.body["to"], entry.body["waiting"])
            case entries.UNDO_AGREED:
                assert self.undo is not None
                left = tuple(seat for seat in self.undo.waiting if seat != entry.seat)
                new.undo = PendingUndo(self.undo.seat, self.undo.to, left)
            case entries.UNDO_REFUSED:
                new.undo = None
            case entries.UNDO:
                new._undo(entry)
        if new.clocks is not None:
            thinking = [seat for seat in new.deciders if new.chairs[seat].kind == PERSON]
            # Automatic answers cost no time, and clocks must not reveal them: everybody has some
            # free time to answer, and gains none by a reaction.
            free = REACTION_TIME if self.terms.game.stops else 0
            reacted = (
                self.position is not None and mover is not None and self.position.reacts(mover)
            )
            new.clocks = new.clocks.turned(new.at, thinking, mover, free, not reacted)
        return new, events

    def _begin(self, entry: Entry) -> list[Event]:
        self.prefix = tuple((seat, text) for seat, text in entry.body.get("moves", ()))
        draws = entry.body.get("draws", {})
        events = [] if self.prefix else self._start(draws).events
        self._replay(draws)
        self.begun_at = entry.at
        self._turn(entry)
        if self.terms.clock is not None:
            self.clocks = Clocks.start(self.terms.clock, len(self.chairs))
        return events

    def _move(self, entry: Entry) -> list[Event]:
        before = self.position
        assert before is not None
        seat = NO_SEAT if entry.seat is None else entry.seat
        if self.skipping:
            text = CALL_TIME.text if entry.seat is None else entry.body["move"]
            self.moves = (*self.moves, PlayedMove(entry.number, seat, text, True))
            return []
        move = CALL_TIME if entry.seat is None else self.terms.game.move(entry.body["move"])
        draws = entry.body.get("draws", {})
        _, _, text, position, events, snapshots = self.try_move(seat, move, draws)
        self.move_results = []
        self.snapshots = tuple(snapshots)
        self.checkpoints = _worth_keeping(
            (*self.checkpoints, (self._move_count, before)), self._move_count
        )
        reveals = any(event.reveals for event in events)
        self.position = position
        self.changed_at = entry.number
        self.moves = (*self.moves, PlayedMove(entry.number, seat, text, reveals))
        self.asked_since = {
            other: self.asked_since[other]
            if other != seat
            and other in self.asked_since
            and _same_question(before, position, other)
            else entry.number
            for other in position.deciders
        }
        by_hand = seat != NO_SEAT and not entry.body.get("auto", False)
        if self.undo is not None and by_hand and self.is_person(seat):
            self.undo = None  # a player who moves has answered
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
        self.moves = tuple([move for move in self.moves if move.number <= to])
        if self.skipping:
            return
        self.checkpoints = tuple([one for one in self.checkpoints if one[0] <= self._move_count])
        self._replay(self.draws)
        self._turn(entry)
        self.undo = None
        seat = entry.body["seat"]
        if (stops := self.stops_of(seat)) is not None:
            self.stops = {**self.stops, seat: stops.after_undo()}

    def _turn(self, entry: Entry) -> None:
        self.changed_at = entry.number
        self.asked_since = dict.fromkeys(self.deciders, entry.number)

    def _start(self, draws: Mapping[str, str]) -> Position:
        terms = self.terms
        return terms.game.start(len(self.chairs), terms.seed, terms.options, draws)

    @property
    def _move_count(self) -> int:
        """The number of moves that led to the position."""
        return len(self.prefix) + len(self.moves)

    def _replay(self, draws: Mapping[str, str]) -> None:
        """Replay the moves from the nearest checkpoint."""
        moves = self.all_moves
        first, position = (0, None) if self.base is None else self.base
        if self.checkpoints:
            first, position = self.checkpoints[-1]
        position = self._start(draws) if position is None else position.copy()
        for seat, text in moves[first:]:
            position.play(seat, text)
        position.freeze()
        self.position = position
        self.time_called = any(seat == NO_SEAT for seat, _ in moves)

    def _copy(self) -> TableState:
        return TableState(
            self.terms,
            self.chairs,
            self.number,
            self.at,
            self.position,
            self.prefix,
            self.moves,
            self.closed,
            self.undo,
            self.changed_at,
            self.asked_since,
            self.clocks,
            self.begun_at,
            self.time_called,
            self.stops,
            self.passing,
            self.checkpoints,
            self.move_results,
            self.departed,
            self.skipping,
            self.snapshots,
            self.base,
        )


def _worth_keeping(
    checkpoints: tuple[tuple[int, Position], ...], count: int
) -> tuple[tuple[int, Position], ...]:
    """Thin out checkpoints so that going back n moves replays at most about n moves.

    A checkpoint after c moves is kept for twice as many moves as the largest power of two in c.
    """
    return tuple([one for one in checkpoints if count - one[0] <= 2 * (one[0] & -one[0])])


def _same_question(before: Position, after: Position, seat: int) -> bool:
    """Whether another seat's move left this seat's question unchanged."""
    if seat not in before.deciders:
        return False
    one, other = before.decision(seat), after.decision(seat)
    return (one.prompt, one.rule, one.facts) == (other.prompt, other.rule, other.facts) and list(
        one.options
    ) == list(other.options)
