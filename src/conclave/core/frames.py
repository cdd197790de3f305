"""Frames: the steps of the rulebook that are under way, stacked, as plain data.

A frame never changes; how far it has come stands beside it on the stack. So a position is
copied by copying two lists, and stored by writing names and numbers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from conclave.core.errors import IllegalMove
from conclave.core.events import Committed, Passed
from conclave.core.moves import NO_OPTIONS, Move, Options, OrPass, Pass
from conclave.core.value import Value

if TYPE_CHECKING:
    from conclave.core.position import Position

P = TypeVar("P", bound="Position")


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Value, Generic[P]):
    """A step of the rulebook, named after it. Its fields are numbers, words and tuples."""

    def run(self, position: P, step: int) -> None:
        """Do step 0, 1, 2, ...: change the position by atoms, push frames, ask, or finish."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Asking(Frame[P]):
    """A frame that opens windows: it says what may be chosen and what a choice does."""

    def options(self, position: P, seat: int) -> Options:
        """What the seat may choose, passing aside."""
        raise NotImplementedError

    def chosen(self, position: P, seat: int, move: Move) -> None:
        """Carry out a choice that was offered."""
        raise NotImplementedError

    def prompt(self) -> str:
        """The name of the question, for its wording."""
        return type(self).__name__

    def rule(self, position: P) -> str:
        """The statement of the ledger that this question rests on."""
        raise NotImplementedError

    def facts(self, position: P, seat: int) -> dict[str, object]:
        """What the wording of the question needs to know, as this seat may know it."""
        return {}

    def allows(self, position: P, seat: int, move: Move) -> bool:
        """Whether the move is among the options; overridden where that can be told quicker."""
        return move in self.options(position, seat)

    def refusal(self, position: P, seat: int, move: Move) -> IllegalMove:
        """Why a move that is not among the options is refused."""
        return IllegalMove(self.rule(position), "not-offered", move=move.text)

    def passed(self, position: P, seat: int) -> None:
        """A seat passed; nothing to do unless the rules give it a meaning."""

    def reaction(self, position: P, seat: int) -> bool:
        """Whether the question is about what others do or what is under way, so that a seat may
        say beforehand that it passes. Everybody can tell that it is."""
        policy = position.window.policy
        return policy in (IMPULSE, IN_ORDER)

    def public(self, position: P, seat: int) -> bool:
        """Whether everybody can tell what the seat may choose.

        Then a single option is answered by itself; otherwise doing so would tell a secret.
        """
        return False


FORCED: Final = "forced"
IN_ORDER: Final = "in order"
IMPULSE: Final = "impulse"
COMMIT: Final = "commit"


class Window(Frame["Position"]):
    """A moment in which seats may do something; the frame below it asks.

    forced: each seat in order must choose. in order: each in order chooses or passes.
    impulse: the first seat may act, then the next; whoever acts, the impulse goes back to the
    first; the window closes when all pass in succession. commit: all choose in secret, at the
    same time, and their choices are carried out together.
    """

    __match_args__ = ("policy", "seats", "turn", "passes", "answers")

    def __init__(
        self,
        policy: str,
        seats: tuple[int, ...],
        turn: int = 0,
        passes: int = 0,
        answers: tuple[Move | None, ...] = (),
    ) -> None:
        self.policy = policy
        self.seats = seats
        self.turn = turn
        self.passes = passes
        self.answers = answers or ((None,) * len(seats) if policy == COMMIT else ())
        self.deciders = self._deciders()

    def _deciders(self) -> tuple[int, ...]:
        if self.policy != COMMIT:
            return (self.seats[self.turn],)
        return tuple(
            [seat for seat, answer in zip(self.seats, self.answers, strict=True) if answer is None]
        )

    def asks(self, seat: int) -> bool:
        """Whether this seat is to answer now."""
        if self.policy == COMMIT:
            return seat in self.deciders
        return seat == self.seats[self.turn]

    def options(self, position: Position, seat: int) -> Options:
        """What the seat may choose in this window; nothing if it is not asked."""
        if not self.asks(seat):
            return NO_OPTIONS
        options = position.asking.options(position, seat)
        if self.policy == IN_ORDER or self.policy == IMPULSE:
            return OrPass(options)
        return options

    def answer(self, position: Position, seat: int, move: Move) -> None:
        """Take a seat's answer, or raise IllegalMove and change nothing."""
        asking = position.asking
        if not self.asks(seat):
            raise position.not_asked(seat)
        passes = isinstance(move, Pass) and (self.policy == IN_ORDER or self.policy == IMPULSE)
        if not passes and not asking.allows(position, seat, move):
            raise asking.refusal(position, seat, move)
        if self.policy == COMMIT:
            self._commit(position, seat, move)
        elif passes:
            self._pass(position, seat)
        elif self.policy == IMPULSE:
            position.replace(Window(IMPULSE, self.seats))
            asking.chosen(position, seat, move)
        else:
            self._next(position)
            asking.chosen(position, seat, move)

    def answers_itself(self, position: Position) -> bool:
        """Answer where only one option is left and everybody can tell so."""
        asking = position.asking
        for seat in self.deciders:
            if asking.public(position, seat):
                options = self.options(position, seat)
                if len(options) == 1:
                    self.answer(position, seat, options.at(0))
                    return True
        return False

    def _next(self, position: Position) -> None:
        """Ask the next seat in order, or close after the last."""
        if self.turn + 1 == len(self.seats):
            position.pop()
        else:
            position.replace(Window(self.policy, self.seats, self.turn + 1))

    def _pass(self, position: Position, seat: int) -> None:
        asking = position.asking
        position.tell(Passed(seat))
        if self.policy == IN_ORDER:
            self._next(position)
        elif self.passes + 1 == len(self.seats):
            position.pop()
        else:
            turn = (self.turn + 1) % len(self.seats)
            position.replace(Window(IMPULSE, self.seats, turn, self.passes + 1))
        asking.passed(position, seat)

    def _commit(self, position: Position, seat: int, move: Move) -> None:
        asking = position.asking
        place = self.seats.index(seat)
        answers = (*self.answers[:place], move, *self.answers[place + 1 :])
        position.tell(Committed(seat))
        if len(self.deciders) > 1:
            position.replace(Window(COMMIT, self.seats, 0, 0, answers))
            return
        position.pop()
        for committer, answer in zip(self.seats, answers, strict=True):
            assert answer is not None
            asking.chosen(position, committer, answer)
