"""A position: everything about a game at one moment, as plain data."""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from conclave.core.definition import Definition
from conclave.core.errors import IllegalMove
from conclave.core.events import Event
from conclave.core.frames import COMMIT, IMPULSE, IN_ORDER, Asking, Frame, Window
from conclave.core.moves import NO_OPTIONS, NO_SEAT, PASS, CallTime, Move, Options
from conclave.core.rng import Rng
from conclave.core.value import Value

if TYPE_CHECKING:
    from conclave.core.game import Game

Plain = Any
"""What JSON can hold."""

ALL_SEEING: Final = -1
"""In the place of a seat, for `reveal` alone: sees everything."""


class Outcome(Value):
    """How a game ended: each seat's place and score, and why it ended.

    The winners are in place 1; where nobody wins, all are in place 2. A score may have a half.
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

    def told(self) -> dict[str, object]:
        """The outcome as plain data."""
        return {
            "places": list(self.places),
            "scores": list(self.scores),
            "reason": self.reason,
            "rule": self.rule,
        }


class Decision(Value):
    """A question put to a seat: what is asked, on which statement it rests, what is allowed."""

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
    """A game at one moment. Games subclass it with their own data, and only atoms change that.

    A subclass provides `may_see`, `show`, `redraw`, `save_state`, `load_state` and `faults`.
    """

    def __init__(self, game: Game, seats: int, settings: dict[str, Any], rng: Rng) -> None:
        self.game = game
        self.seats = seats
        self.settings = settings
        self.rng = rng
        self.number = 0
        self.outcome: Outcome | None = None
        self.events: list[Event] = []
        self.frames: list[Frame[Any]] = []
        self.steps: list[int] = []
        self.shared: dict[str, Plain] | None = None
        """What all views have in common, where nothing changes any more."""

    # What everybody uses

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.outcome is not None

    @property
    def deciders(self) -> tuple[int, ...]:
        """The seats that are asked now."""
        return () if self.outcome is not None else self.window.deciders

    def options(self, seat: int) -> Options:
        """What the seat may choose now; nothing if it is not asked."""
        if self.outcome is not None:
            return NO_OPTIONS
        return self.window.options(self, seat)

    def decision(self, seat: int) -> Decision:
        """The question put to the seat now."""
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

    def play(self, seat: int, move: Move | str) -> list[Event]:
        """Make a move and all that follows from it, up to the next question; tell what happened.

        A move that is not allowed raises IllegalMove, and nothing has changed. Time is called by
        NO_SEAT, with the move `time`.
        """
        if self.outcome is not None:
            raise self.not_asked(seat)
        if isinstance(move, str):
            move = self.game.move(move)
        self.shared = None
        before = self.events
        self.events = []
        try:
            if seat != NO_SEAT:
                self.window.answer(self, seat, move)
            elif isinstance(move, CallTime):
                self.call_time()
            else:
                raise self.not_asked(seat)
        except IllegalMove:
            self.events = before
            raise
        self.number += 1
        self.run()
        return self.events

    def only_pass(self, seat: int) -> Move | None:
        """The move that changes nothing, where the seat could make no other."""
        options = self.options(seat)
        if len(options) != 1:
            return None
        move = options.at(0)
        return move if isinstance(move, self.game.idle) else None

    def reacts(self, seat: int) -> bool:
        """Whether the seat is asked, and for a reaction: the game says which questions are."""
        return self.outcome is None and self.window.asks(seat) and self.asking.reaction(self, seat)

    def pass_on(self, seat: int) -> Move | None:
        """The move that changes nothing, where the seat is asked for a reaction."""
        if not self.reacts(seat):
            return None
        policy = self.window.policy
        if policy in (IMPULSE, IN_ORDER):
            return PASS
        for move in self.options(seat):
            if isinstance(move, self.game.idle):
                return move
        return None

    def same_window(self, after: Position) -> bool:
        """Whether a pass led from here to there: the same window is still open."""
        if self.outcome is not None or after.outcome is not None:
            return False
        now, then = self.window, after.window
        if len(self.frames) != len(after.frames) or self.asking is not after.asking:
            return False
        passed = now.passes if now.policy == IMPULSE else now.turn
        return (then.passes if then.policy == IMPULSE else then.turn) == passed + 1

    def whose_turn(self) -> int | None:
        """The seat whose turn it is, where that is more than who is asked."""
        return None

    def in_action(self) -> bool:
        """Whether something is under way for whose end a seat may wait without being asked."""
        return False

    def obstacles(self, seat: int, only: str = "") -> dict[str, list[dict[str, Plain]]]:
        """The cards in the seat's hand, or only those of a name, that it can't play now, and for
        each way to play one what stands in the way. Empty where a game does not say."""
        return {}

    def moment(self) -> str:
        """The name of the window that is open, where a game names those in which cards are used."""
        return ""

    def view(self, seat: int | None) -> dict[str, Plain]:
        """All that the seat (None: a spectator) may know, as plain data."""
        if seat is not None and not 0 <= seat < self.seats:
            raise IllegalMove(
                self.game.turn_rule,
                "no-such-seat",
                game=self.game.name,
                seat=seat,
                seats=self.seats,
            )
        view = self._view(seat)
        if seat is not None and self.outcome is None and self.window.policy == COMMIT:
            view["committed"] = self._committed(seat)
        return view

    def freeze(self) -> None:
        """From here on the position is only looked at: what several views share may be kept."""
        self.shared = {}

    def reveal(self) -> dict[str, Plain]:
        """Everything, in the shape of a view: for replays of games that are over."""
        return self._view(ALL_SEEING)

    def digest(self) -> str:
        """A stable hash of everything: equal on every machine, compiled or not."""
        text = json.dumps(self.save(), sort_keys=True, separators=(",", ":"))
        return blake2b(text.encode(), digest_size=16).hexdigest()

    def imagine(self, seat: int | None, rng: Rng) -> Position:
        """A full position drawn from what the seat knows: what it doesn't know is drawn anew."""
        other = self.copy()
        other.rng = rng.split()
        other.redraw(seat, rng)
        if other.outcome is None and other.window.policy == COMMIT:
            other._imagine_commitments(seat, rng)
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
            "frames": [
                [type(frame).__name__, step, *self.plain(frame.fields())]
                for frame, step in zip(self.frames, self.steps, strict=True)
            ],
            "state": self.save_state(),
        }

    # What a game provides

    def copy(self) -> Position:
        """A position that goes its own way from here; games that are searched much copy quicker."""
        twin = self.game.empty(self.seats, self.settings, self.rng.copy())
        self.copy_into(twin)
        twin.load_state(self.save_state())
        return twin

    def may_see(self, seat: int | None, thing: tuple[str, int]) -> bool:
        """What `sees` asks: whether a seat or a spectator may know this thing."""
        raise NotImplementedError

    def show(self, seat: int | None) -> dict[str, Plain]:
        """The game's part of the view, built by naming what `sees` allows."""
        raise NotImplementedError

    def redraw(self, seat: int | None, rng: Rng) -> None:
        """Draw anew all that the seat may not know, using nothing but what it may."""
        raise NotImplementedError

    def save_state(self) -> dict[str, Plain]:
        """The game's own data, plain, in lists of their own that the position does not change."""
        raise NotImplementedError

    def load_state(self, state: dict[str, Plain]) -> None:
        """Take over the game's own data from `save_state`."""
        raise NotImplementedError

    def faults(self) -> list[str]:
        """Which invariants are broken; none in a sound position."""
        raise NotImplementedError

    def call_time(self) -> None:
        """The table's time is over: what follows from that, where the game knows a limit."""
        raise IllegalMove(self.game.over_rule, "no-time-limit")

    def card_name(self, card: int) -> str:
        """How a card, given by its number, is written in moves and records."""
        return self.game.card_name(card)

    # What frames and atoms use

    def sees(self, seat: int | None, thing: tuple[str, int]) -> bool:
        """Whether the seat (None: a spectator) may know this thing: ("supply", 2)."""
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
        """Do this frame next, and come back afterwards."""
        self.frames.append(frame)
        self.steps.append(0)

    def pop(self) -> None:
        """The frame on top is done."""
        self.frames.pop()
        self.steps.pop()

    def replace(self, frame: Frame[Any]) -> None:
        """Put another frame in the place of the one on top, as far along as it was."""
        self.frames[-1] = frame

    def go(self, step: int) -> None:
        """Let the frame on top go on at this step."""
        self.steps[-1] = step

    def tell(self, event: Event) -> Event:
        """Note what happened; for atoms."""
        self.events.append(event)
        return event

    def end(self, outcome: Outcome) -> None:
        """The game is over."""
        self.outcome = outcome
        self.frames = []
        self.steps = []

    def run(self) -> None:
        """Go on until somebody has to decide or the game is over."""
        while self.outcome is None:
            frame = self.frames[-1]
            if isinstance(frame, Window):
                if not frame.answers_itself(self):
                    return
            else:
                step = self.steps[-1]
                self.steps[-1] = step + 1
                frame.run(self, step)

    def copy_into(self, other: Position) -> None:
        """Give a fresh copy what every game has; for `copy`."""
        other.number = self.number
        other.outcome = self.outcome
        other.frames = self.frames[:]
        other.steps = self.steps[:]

    def _view(self, seat: int | None) -> dict[str, Plain]:
        view: dict[str, Plain] = {
            "game": self.game.name,
            "seats": self.seats,
            "seat": seat,
            "number": self.number,
            "options": dict(self.settings),
            "deciders": list(self.deciders),
            "outcome": None if self.outcome is None else self.outcome.told(),
        }
        view.update(self.show(seat))
        return view

    def not_asked(self, seat: int) -> IllegalMove:
        """The refusal of a seat that has nothing to decide now."""
        if self.outcome is not None:
            return IllegalMove(self.game.over_rule, "game-over")
        return IllegalMove(
            self.game.turn_rule,
            "not-your-turn",
            game=self.game.name,
            seat=seat,
            deciders=list(self.deciders),
        )

    def _committed(self, seat: int) -> str | None:
        """What the seat itself has chosen in secret."""
        window = self.window
        if seat not in window.seats:
            return None
        answer = window.answers[window.seats.index(seat)]
        return None if answer is None else answer.text

    def _imagine_commitments(self, seat: int | None, rng: Rng) -> None:
        """Others' secret choices could be any that they may make."""
        window = self.window
        answers = [
            answer
            if answer is None or other == seat
            else self.asking.options(self, other).pick(rng)
            for other, answer in zip(window.seats, window.answers, strict=True)
        ]
        self.replace(Window(COMMIT, window.seats, 0, 0, tuple(answers)))

    def plain(self, value: Plain) -> Plain:
        """A field of a frame as plain data; `Game.field` reads it back."""
        if isinstance(value, tuple):
            return [self.plain(part) for part in value]
        if isinstance(value, Move):
            return {"move": value.text}
        if isinstance(value, Definition):
            return {"definition": self.game.definition_number(value)}
        return value
