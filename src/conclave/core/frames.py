"""Frames: the stack of the procedures of the rulebook that are running, as plain data.

A frame is immutable; the stack keeps its current step beside it. So a position is copied by
copying two lists, and saved by writing names and fields.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from conclave.core.errors import IllegalMove
from conclave.core.events import Committed, Passed
from conclave.core.moves import NO_OPTIONS, Move, Options, OrPass, Pass
from conclave.core.value import Value

if TYPE_CHECKING:
    from conclave.core.position import Position
    from conclave.core.rng import Rng

P = TypeVar("P", bound="Position")


FIRST: Final = 0
"""The first step of every frame."""
COUNTED: Final[tuple[str, ...]] = ()
"""For frames that repeat the same step: steps are counted, not named."""
ASK_ONCE: Final[tuple[str, ...]] = ("ask", "answered")
"""The steps of a frame that asks at most one question."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Value, Generic[P]):
    """A procedure of the rulebook, named after it. Its fields are numbers, strings and tuples."""

    steps: ClassVar[tuple[str, ...]] = COUNTED
    """The names of its steps, in order. Saved games use them."""

    def run(self, position: P, step: int) -> None:
        """Run one step: call atoms, push frames, ask, or pop itself.

        Each step has a constant with its name: `RANGE: Final = 1` is "range".
        """
        raise NotImplementedError

    def step_names(self) -> tuple[str, ...]:
        """The names of its steps; empty if they are counted."""
        return type(self).steps

    def step_name(self, step: int) -> str | int:
        """The name of a step, as it is saved; its number if steps are counted."""
        names = self.step_names()
        return names[step] if step < len(names) else step

    def step_number(self, name: str | int) -> int:
        """The step that `step_name` named."""
        return self.step_names().index(name) if isinstance(name, str) else name


@mypyc_attr(allow_interpreted_subclasses=True)
class Asking(Frame[P]):
    """A frame that opens windows: it offers options and carries out choices."""

    def options(self, position: P, seat: int) -> Options:
        """The seat's options, without a pass."""
        raise NotImplementedError

    def chosen(self, position: P, seat: int, move: Move) -> None:
        """Carry out a choice."""
        raise NotImplementedError

    def prompt(self) -> str:
        """The name of the question, for its wording."""
        return type(self).__name__

    def rule(self, position: P) -> str:
        """The statement of the ledger that the question is based on."""
        raise NotImplementedError

    def facts(self, position: P, seat: int) -> dict[str, object]:
        """Facts for the wording of the question, limited to what this seat may know."""
        return {}

    def allows(self, position: P, seat: int, move: Move) -> bool:
        """Whether the move is among the options; override it with a faster check."""
        return move in self.options(position, seat)

    def refusal(self, position: P, seat: int, move: Move) -> IllegalMove:
        """Why a move that is not among the options is refused."""
        return IllegalMove(self.rule(position), "not-offered", move=move.text)

    def passed(self, position: P, seat: int) -> None:
        """Called when a seat passes; does nothing by default."""

    def reaction(self, position: P, seat: int) -> bool:
        """Whether the question asks for a reaction, which a seat may decline in advance.

        The answer must be public knowledge.
        """
        return position.window.policy.may_pass

    def public(self, position: P, seat: int) -> bool:
        """Whether everybody knows the seat's options.

        Then a single option is chosen automatically; otherwise that would give away a secret.
        """
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """How a window asks its seats: who decides now, and what follows an answer or a pass.

    Policies are stateless and created once, at import; a saved window names its policy. By
    default the seats are asked one after the other.
    """

    def __init__(self, name: str, may_pass: bool = False, keeps_answers: bool = False) -> None:
        self.name = name
        self.may_pass = may_pass
        """Whether a seat may pass. Such questions are reactions unless the frame denies it."""
        self.keeps_answers = keeps_answers
        """Whether the window keeps each seat's answer."""
        POLICIES[name] = self

    def deciders(self, window: Window) -> tuple[int, ...]:
        """The seats that must answer now."""
        return (window.seats[window.turn],)

    def chosen(self, position: Position, window: Window, seat: int, move: Move) -> None:
        """Accept a legal move; the asking frame carries it out, now or later."""
        asking = position.asking
        window.ask_next(position)
        asking.chosen(position, seat, move)

    def passed(self, position: Position, window: Window, seat: int) -> None:
        """Ask the next seat after a pass."""
        window.ask_next(position)

    def limit_to(self, window: Window, seats: tuple[int, ...]) -> Window | None:
        """The window with only these of its seats; None if nobody is left to ask."""
        turn = sum([1 for seat in window.seats[: window.turn] if seat in seats])
        return Window(self, seats, turn) if turn < len(seats) else None

    def view(self, window: Window, seat: int | None) -> dict[str, Any]:
        """What a seat (None: a spectator) sees of the window, as part of its view."""
        return {}

    def imagine(self, position: Position, window: Window, seat: int | None, rng: Rng) -> None:
        """Replace the answers that the seat may not know by random ones."""


class Impulse(Policy):
    """After an action the first seat is asked again; the window closes when all have passed."""

    def chosen(self, position: Position, window: Window, seat: int, move: Move) -> None:
        asking = position.asking
        position.replace(Window(self, window.seats))
        asking.chosen(position, seat, move)

    def limit_to(self, window: Window, seats: tuple[int, ...]) -> Window | None:
        return Window(self, seats) if seats else None


class Commit(Policy):
    """All seats choose in secret; their choices are carried out together."""

    def deciders(self, window: Window) -> tuple[int, ...]:
        return window.unanswered()

    def chosen(self, position: Position, window: Window, seat: int, move: Move) -> None:
        asking = position.asking
        position.tell(Committed(seat))
        updated = window.with_answer(seat, move)
        if updated.deciders:
            position.replace(updated)
        else:
            position.pop()
            for committer, answer in zip(updated.seats, updated.answers):
                assert answer is not None
                asking.chosen(position, committer, answer)

    def view(self, window: Window, seat: int | None) -> dict[str, Any]:
        """A seat sees its own choice."""
        if seat is None:
            return {}
        answer = window.answers[window.seats.index(seat)] if seat in window.seats else None
        return {"committed": None if answer is None else answer.text}

    def imagine(self, position: Position, window: Window, seat: int | None, rng: Rng) -> None:
        """Other seats may have chosen any of their options."""
        answers = [
            answer
            if answer is None or other == seat
            else position.asking.options(position, other).pick(rng)
            for other, answer in zip(window.seats, window.answers)
        ]
        position.replace(Window(self, window.seats, 0, tuple(answers)))


POLICIES: Final[dict[str, Policy]] = {}
"""Every policy, by name."""
FORCED: Final = Policy("forced")
"""Each seat in order must choose."""
IN_ORDER: Final = Policy("in order", may_pass=True)
"""Each seat in order chooses or passes."""
IMPULSE: Final = Impulse("impulse", may_pass=True)
COMMIT: Final = Commit("commit", keeps_answers=True)


class Window(Frame["Position"]):
    """A moment in which seats may act. The frame below it asks; its policy sets the order."""

    __match_args__ = ("policy", "seats", "turn", "answers")

    def __init__(
        self,
        policy: Policy | str,
        seats: tuple[int, ...],
        turn: int = 0,
        answers: tuple[Move | None, ...] = (),
    ) -> None:
        self.policy = POLICIES[policy] if isinstance(policy, str) else policy
        self.seats = seats
        self.turn = turn
        """How many seats were asked since the window opened or somebody acted."""
        self.answers = answers or ((None,) * len(seats) if self.policy.keeps_answers else ())
        """Each seat's answer so far, if the policy keeps them."""
        self.deciders = self.policy.deciders(self)

    def fields(self) -> tuple[object, ...]:
        return (self.policy.name, self.seats, self.turn, self.answers)

    def asks(self, seat: int) -> bool:
        """Whether this seat must answer now."""
        return seat in self.deciders

    def options(self, position: Position, seat: int) -> Options:
        """The seat's options in this window; none if it isn't asked."""
        if not self.asks(seat):
            return NO_OPTIONS
        options = position.asking.options(position, seat)
        return OrPass(options) if self.policy.may_pass else options

    def answer(self, position: Position, seat: int, move: Move) -> None:
        """Carry out a seat's answer, or raise IllegalMove and change nothing."""
        asking = position.asking
        if not self.asks(seat):
            raise position.not_asked(seat)
        if self.policy.may_pass and isinstance(move, Pass):
            position.tell(Passed(seat))
            self.policy.passed(position, self, seat)
            asking.passed(position, seat)
        elif asking.allows(position, seat, move):
            self.policy.chosen(position, self, seat, move)
        else:
            raise asking.refusal(position, seat, move)

    def answer_automatically(self, position: Position) -> bool:
        """Answer for a seat that publicly has only one option; False if there is none."""
        asking = position.asking
        for seat in self.deciders:
            if asking.public(position, seat):
                options = self.options(position, seat)
                if len(options) == 1:
                    self.answer(position, seat, options.at(0))
                    return True
        return False

    # For policies

    def ask_next(self, position: Position) -> None:
        """Ask the next seat in order, or close after the last."""
        if self.turn + 1 == len(self.seats):
            position.pop()
        else:
            position.replace(Window(self.policy, self.seats, self.turn + 1))

    def unanswered(self) -> tuple[int, ...]:
        """The seats that haven't answered yet, if answers are kept."""
        return tuple([seat for seat, answer in zip(self.seats, self.answers) if answer is None])

    def with_answer(self, seat: int, move: Move) -> Window:
        """The window with this seat's answer added."""
        place = self.seats.index(seat)
        answers = (*self.answers[:place], move, *self.answers[place + 1 :])
        return Window(self.policy, self.seats, self.turn, answers)
