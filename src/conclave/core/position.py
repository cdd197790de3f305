"""A position: the whole state of a game at one moment."""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from conclave.core.errors import IllegalMove
from conclave.core.events import Event
from conclave.core.fields import COPY, Digesting, Fields, Saving, Showing
from conclave.core.frames import Asking, Frame, Window
from conclave.core.moves import NO_OPTIONS, NO_SEAT, PASS, CallTime, Move, Options
from conclave.core.rng import Rng
from conclave.core.value import Value

if TYPE_CHECKING:
    from conclave.core.game import Game

Plain = Any
"""JSON-compatible data."""

ALL_SEEING: Final = -1
"""Stands for a seat that sees everything. Only `reveal` uses it."""


class Outcome(Value):
    """The outcome of a game: each seat's place and score, and the reason.

    Winners have place 1; if nobody wins, all have place 2.
    """

    __match_args__ = ("places", "scores", "reason", "rule")

    def __init__(
        self, places: tuple[int, ...], scores: tuple[float, ...], reason: str, rule: str
    ) -> None:
        self.places = places
        self.scores = scores
        self.reason = reason
        self.rule = rule

    @property
    def winners(self) -> list[int]:
        """The seats that came first."""
        return [seat for seat, place in enumerate(self.places) if place == 1]

    def to_dict(self) -> dict[str, object]:
        """The outcome as plain data."""
        return {
            "places": list(self.places),
            "scores": list(self.scores),
            "reason": self.reason,
            "rule": self.rule,
        }


class Decision(Value):
    """A question to a seat: what is asked, the statement it is based on, and the options."""

    __match_args__ = ("seat", "prompt", "rule", "facts", "options")

    def __init__(
        self, seat: int, prompt: str, rule: str, facts: dict[str, object], options: Options
    ) -> None:
        self.seat = seat
        self.prompt = prompt
        self.rule = rule
        self.facts = facts
        self.options = options


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """A game at one moment. Games subclass it with their own state, which only atoms change.

    A subclass provides `may_see`, `show`, `redraw`, `take_fields` and `faults`.
    """

    def __init__(self, game: Game, seats: int, settings: dict[str, Any], rng: Rng) -> None:
        self.game = game
        self.seats = seats
        self.settings = settings
        self.rng = rng
        self.number = 0
        self.outcome: Outcome | None = None
        self.events: list[Event] = []
        self.snapshots: list[Position] | None = None
        """Where `play` collects a snapshot for each event, if its caller wants them."""
        self.frames: list[Frame[Any]] = []
        self.steps: list[int] = []
        self.draws: dict[str, str] = {}
        """Random draws from all existing cards, by purpose. Records keep them, so that a game can
        be replayed after more cards were added."""
        self.shared: dict[str, Plain] | None = None
        """A cache of what all views share, for a frozen position."""

    # For everybody

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.outcome is not None

    @property
    def deciders(self) -> tuple[int, ...]:
        """The seats that must decide now."""
        if self.outcome is not None or not self.frames:
            return ()
        return self.window.deciders

    def options(self, seat: int) -> Options:
        """The seat's options; none if it isn't asked."""
        if self.outcome is not None:
            return NO_OPTIONS
        return self.window.options(self, seat)

    def decision(self, seat: int) -> Decision:
        """The current question to the seat."""
        if seat not in self.deciders:
            raise self.not_asked(seat)
        asking = self.asking
        return Decision(
            seat,
            asking.prompt(),
            asking.rule(self),
            asking.facts(self, seat),
            self.options(seat),
        )

    def play(
        self, seat: int, move: Move | str, snapshots: list[Position] | None = None
    ) -> list[Event]:
        """Make a move and run up to the next question; return the events.

        An illegal move raises IllegalMove and changes nothing. NO_SEAT calls time, with the move
        `time`. If a list `snapshots` is passed, a snapshot after each event is added to it.
        """
        if self.outcome is not None:
            raise self.not_asked(seat)
        if isinstance(move, str):
            move = self.game.move(move)
        self.shared = None
        before = self.events
        self.events = []
        self.snapshots = snapshots
        try:
            if seat != NO_SEAT:
                self.window.answer(self, seat, move)
            elif isinstance(move, CallTime):
                self.call_time()
            else:
                raise self.not_asked(seat)
        except IllegalMove:
            self.events = before
            self.snapshots = None
            raise
        self.number += 1
        self.run()
        self.snapshots = None
        return self.events

    def snapshot(self) -> Position:
        """A copy between two questions, for views alone: nobody decides in it."""
        twin = self.copy()
        twin.frames = []
        twin.steps = []
        twin.freeze()
        return twin

    def forced_pass(self, seat: int) -> Move | None:
        """The seat's only move, if it is a pass."""
        options = self.options(seat)
        if len(options) != 1:
            return None
        move = options.at(0)
        return move if isinstance(move, self.game.pass_moves) else None

    def reacts(self, seat: int) -> bool:
        """Whether the seat is asked for a reaction."""
        return self.outcome is None and self.window.asks(seat) and self.asking.reaction(self, seat)

    def reaction_pass(self, seat: int) -> Move | None:
        """The seat's pass, if it is asked for a reaction."""
        if not self.reacts(seat):
            return None
        if self.window.policy.may_pass:
            return PASS
        for move in self.options(seat):
            if isinstance(move, self.game.pass_moves):
                return move
        return None

    def same_window(self, after: Position) -> bool:
        """Whether only a pass separates the two positions: the same window is still open."""
        if self.outcome is not None or after.outcome is not None:
            return False
        if len(self.frames) != len(after.frames) or self.asking is not after.asking:
            return False
        return after.window.turn == self.window.turn + 1

    def whose_turn(self) -> int | None:
        """The seat whose turn it is, if the game has turns."""
        return None

    def in_action(self) -> bool:
        """Whether there is a current action; a seat may yield until its end."""
        return False

    def obstacles(self, seat: int, only: str = "") -> dict[str, list[dict[str, Plain]]]:
        """Why the seat can't play cards in its hand: the obstacles by card, one entry for each way
        to play it. With `only`, just for the cards with this name."""
        return {}

    def moment(self) -> str:
        """The name of the open window, if the game names the windows in which cards are used."""
        return ""

    def view(self, seat: int | None) -> dict[str, Plain]:
        """Everything the seat (None: a spectator) may know, as plain data."""
        if seat is not None and not 0 <= seat < self.seats:
            raise IllegalMove(
                self.game.turn_rule,
                "no-such-seat",
                game=self.game.name,
                seat=seat,
                seats=self.seats,
            )
        view = self._view(seat)
        if self.outcome is None and self.frames:
            view.update(self.window.policy.view(self.window, seat))
        return view

    def freeze(self) -> None:
        """Promise not to change the position any more, so that views may share data."""
        self.shared = {}

    def reveal(self) -> dict[str, Plain]:
        """A view with nothing hidden, for replays of finished games."""
        return self._view(ALL_SEEING)

    def digest(self) -> str:
        """A stable hash of the state: the same on every machine, compiled or not.

        It leaves out frames and bookkeeping, which an update may change without changing the game.
        """
        facts = {
            "number": self.number,
            "rng": self.rng.save(),
            "outcome": None if self.outcome is None else list(self.outcome.fields()),
            "deciders": list(self.deciders),
            "state": self._fields(Digesting(self.game)),
        }
        text = json.dumps(facts, sort_keys=True, separators=(",", ":"))
        return blake2b(text.encode(), digest_size=16).hexdigest()

    def imagine(self, seat: int | None, rng: Rng) -> Position:
        """A random position consistent with what the seat knows."""
        other = self.copy()
        other.rng = rng.split()
        other.redraw(seat, rng)
        if other.outcome is None:
            other.window.policy.imagine(other, other.window, seat, rng)
        return other

    def save(self) -> dict[str, Plain]:
        """Everything as plain data, for `Game.load`."""
        return {
            "game": self.game.name,
            "seats": self.seats,
            "options": self.settings,
            "number": self.number,
            "rng": self.rng.save(),
            "outcome": None if self.outcome is None else list(self.outcome.fields()),
            "draws": dict(self.draws),
            "frames": [
                self._saved_frame(frame, step)
                for frame, step in zip(self.frames, self.steps, strict=True)
            ],
            "state": self._fields(Saving(self.game)),
        }

    # For games to implement

    def copy(self) -> Position:
        """An independent copy; override it to be faster."""
        twin = self.game.empty(self.seats, self.settings, self.rng.copy())
        self.copy_to(twin)
        return twin

    def take_fields(self, source: Any, fields: Fields) -> None:
        """Copy the game's own state from another position, field by field, through a visitor."""
        raise NotImplementedError

    def may_see(self, seat: int | None, thing: tuple[str, int]) -> bool:
        """Whether a seat (None: a spectator) may know this thing; called by `sees`."""
        raise NotImplementedError

    def show(self, seat: int | None) -> dict[str, Plain]:
        """The game's part of the view, built by naming what `sees` allows."""
        raise NotImplementedError

    def redraw(self, seat: int | None, rng: Rng) -> None:
        """Replace everything the seat may not know by random values, using only what it knows."""
        raise NotImplementedError

    def faults(self) -> list[str]:
        """The invariants that are broken; none in a sound position."""
        raise NotImplementedError

    def call_time(self) -> None:
        """The time limit is over; only games with a limit implement this."""
        raise IllegalMove(self.game.over_rule, "no-time-limit")

    def card_name(self, card: int) -> str:
        """The name of a card in moves and records."""
        return self.game.card_name(card)

    # For frames and atoms

    def sees(self, seat: int | None, thing: tuple[str, int]) -> bool:
        """Whether the seat (None: a spectator) may know a thing such as ("supply", 2)."""
        return seat == ALL_SEEING or self.may_see(seat, thing)

    @property
    def window(self) -> Window:
        """The window that waits for an answer."""
        window = self.frames[-1]
        assert isinstance(window, Window)
        return window

    @property
    def asking(self) -> Asking[Any]:
        """The frame that opened the window."""
        asking = self.frames[-2]
        assert isinstance(asking, Asking)
        return asking

    def push(self, frame: Frame[Any]) -> None:
        """Run this frame next, then continue with the current one."""
        self.frames.append(frame)
        self.steps.append(0)

    def pop(self) -> None:
        """Finish the frame on top."""
        self.frames.pop()
        self.steps.pop()

    def replace(self, frame: Frame[Any]) -> None:
        """Replace the frame on top, keeping its step."""
        self.frames[-1] = frame

    def go(self, step: int) -> None:
        """Continue the frame on top at this step."""
        self.steps[-1] = step

    def tell(self, event: Event) -> Event:
        """Record an event; for atoms."""
        self.events.append(event)
        if self.snapshots is not None:
            self.snapshots.append(self.snapshot())
        return event

    def end(self, outcome: Outcome) -> None:
        """End the game."""
        self.outcome = outcome
        self.frames = []
        self.steps = []

    def run(self) -> None:
        """Run frames until somebody must decide or the game is over."""
        while self.outcome is None:
            frame = self.frames[-1]
            if self.settle(frame):
                continue
            if isinstance(frame, Window):
                if not frame.answer_automatically(self):
                    return
            else:
                step = self.steps[-1]
                self.steps[-1] = step + 1
                frame.run(self, step)

    def settle(self, frame: Frame[Any]) -> bool:
        """Do what the rules require before the frame continues; False if there was nothing."""
        return False

    def copy_to(self, twin: Position) -> None:
        """Copy everything into a blank position; for `copy`."""
        twin.number = self.number
        twin.outcome = self.outcome
        twin.frames = self.frames[:]
        twin.steps = self.steps[:]
        twin.draws = self.draws
        twin.take_fields(self, COPY)

    def open_fields(self) -> dict[str, Plain]:
        """The fields that everybody may see; for `show`."""
        showing = Showing()
        self.take_fields(self, showing)
        return showing.view

    def _saved_frame(self, frame: Frame[Any], step: int) -> dict[str, Plain]:
        """A frame as plain data, its fields by name."""
        fields = zip(type(frame).__match_args__, frame.fields(), strict=True)
        saved = {name: self.game.plain(value) for name, value in fields}
        return {"frame": type(frame).__name__, "step": frame.step_name(step), **saved}

    def _fields(self, saving: Saving) -> dict[str, Plain]:
        """The game's own state as plain data, without what equals a blank position."""
        empty, usual = self.game.empty(self.seats, self.settings, self.rng), Saving(self.game)
        empty.take_fields(empty, usual)
        self.take_fields(self, saving)
        return {
            name: value
            for name, value in saving.data.items()
            if name not in usual.data or value != usual.data[name]
        }

    def _view(self, seat: int | None) -> dict[str, Plain]:
        view: dict[str, Plain] = {
            "game": self.game.name,
            "seats": self.seats,
            "seat": seat,
            "number": self.number,
            "options": dict(self.settings),
            "deciders": list(self.deciders),
            "outcome": None if self.outcome is None else self.outcome.to_dict(),
        }
        view.update(self.show(seat))
        return view

    def not_asked(self, seat: int) -> IllegalMove:
        """The error for a seat that isn't asked now."""
        if self.outcome is not None:
            return IllegalMove(self.game.over_rule, "game-over")
        return IllegalMove(
            self.game.turn_rule,
            "not-your-turn",
            game=self.game.name,
            seat=seat,
            deciders=list(self.deciders),
        )
