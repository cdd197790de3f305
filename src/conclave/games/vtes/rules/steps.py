"""The frames that cards and rules look at, by what they are about.

How each goes on is written in modules of their own; effects need only what stands here.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from conclave.core.frames import Asking
from conclave.core.moves import NO_OPTIONS, Move, Options
from conclave.games.vtes.rules.modes import Action, Mode, Strike
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.words import NOTHING


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Asking[Table]):
    """A step of the game that may ask."""

    def options(self, table: Table, seat: int) -> Options:
        return NO_OPTIONS

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        raise NotImplementedError

    def window_name(self) -> str:
        """Which of the named windows it opens; nothing: it asks for something else."""
        return ""


class InTurn(Step):
    """A player's turn."""

    __match_args__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class BeingPlayed(Step):
    """A card that is being played, with all that was declared."""

    __match_args__ = ("seat", "card", "mode", "minion", "target", "cancelled", "amount")

    def __init__(
        self,
        seat: int,
        card: int,
        mode: Mode,
        minion: int,
        target: int = NOTHING,
        cancelled: bool = False,
        amount: int = 0,
    ) -> None:
        self.seat = seat
        self.card = card
        self.mode = mode
        self.minion = minion
        self.target = target
        self.cancelled = cancelled
        self.amount = amount
        """X, where the cost is X."""

    def open(self, table: Table, step: int) -> bool:
        """Whether the time to cancel it is not over yet."""
        raise NotImplementedError

    def cancel(self, table: Table, index: int) -> None:
        """It has been cancelled; the frame is at this place in the stack."""
        raise NotImplementedError


class Acting(Step):
    """An action: what it is, who takes it with which card, at what, for which cost."""

    __match_args__ = ("action", "seat", "minion", "card", "target", "share", "mode")

    def __init__(
        self,
        action: Action,
        seat: int,
        minion: int,
        card: int = NOTHING,
        target: int = NOTHING,
        share: int = 0,
        mode: Mode | None = None,
    ) -> None:
        self.action = action
        self.seat = seat
        self.minion = minion
        self.card = card
        """The card played for it, or the card in play that grants it; NOTHING: neither."""
        self.target = target
        """The card or seat it is aimed at."""
        self.share = share
        """Of a rescue: how much of the cost the rescuer pays."""
        self.mode = mode
        """How the card was played; None: no card was played."""

    def is_declaring(self, step: int) -> bool:
        """Whether the card for it is being played, and its details are not all said yet."""
        return self.mode is not None and step <= 2


class ByLeave(Step):
    """A minion who may take an action by leave of a card, in whosever minion phase it is."""

    __match_args__ = ("seat", "minion", "number")

    def __init__(self, seat: int, minion: int, number: int = NOTHING) -> None:
        self.seat = seat
        self.minion = minion
        self.number = number
        """The definition of the card that was played for the action; NOTHING: none yet."""


class Attempting(Step):
    """A minion's attempt to block."""

    __match_args__ = ("blocker",)

    def __init__(self, blocker: int) -> None:
        self.blocker = blocker


class Fighting(Step):
    """A combat: the minion who has the first opportunity, the other."""

    __match_args__ = ("first", "second", "rounds")

    def __init__(self, first: int, second: int, rounds: int = 0) -> None:
        self.first = first
        self.second = second
        self.rounds = rounds

    def opponent(self, minion: int) -> int:
        """The other combatant; NOTHING for a minion who does not fight."""
        if minion == self.first:
            return self.second
        return self.first if minion == self.second else NOTHING


class InRound(Step):
    """A round of combat."""

    __match_args__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number


class ChoosingStrikes(Step):
    """A pair of strikes being chosen: strikes come here."""

    def is_opening(self) -> bool:
        """Whether it is the first pair of the round, in which both strike."""
        raise NotImplementedError

    def strike(self, table: Table, minion: int, strike: Strike, source: int) -> None:
        """A minion has chosen a strike."""
        raise NotImplementedError


Chosen = tuple[Strike | None, int, int]
"""A strike that was chosen, the card it comes from, the minion or retainer it is at. Where a strike
card is used with a melee weapon, the card it comes from is the weapon."""


class StrikesResolve(Step):
    """The strikes of a pair take effect."""

    __match_args__ = ("mine", "theirs", "opening")

    def __init__(self, mine: Chosen, theirs: Chosen, opening: bool) -> None:
        self.mine = mine
        self.theirs = theirs
        self.opening = opening
        """Whether it is the first pair of the round."""


Hit = tuple[int, int, int, int]
"""Damage on its way: to whom, how much normal, how much aggravated, by which minion."""


class StrikeDamage(Step):
    """The damage of strikes, to be dealt when what they do besides is done."""

    __match_args__ = ("hits",)

    def __init__(self, hits: tuple[Hit, ...]) -> None:
        self.hits = hits


class EndBeforeRange(Step):
    """The time before range is determined is over, by itself or because the combat ends."""


class Damaging(Step):
    """Damage that is about to be inflicted, on several cards at once."""

    __match_args__ = ("victims", "by", "turn", "struck")

    def __init__(
        self,
        victims: tuple[int, ...],
        by: tuple[int, ...],
        turn: int = 0,
        struck: bool = False,
    ) -> None:
        self.victims = victims
        self.by = by
        """For each victim the minion who does it; NOTHING: nobody. Of strikes, who strikes him."""
        self.turn = turn
        """Whose damage may be prevented now."""
        self.struck = struck
        """Whether it is damage from strikes, perhaps with other damage besides."""


class Voting(Step):
    """A referendum: who called it, by which card, against whom if it is a blood hunt."""

    __match_args__ = ("seat", "minion", "card", "hunted")

    def __init__(self, seat: int, minion: int, card: int, hunted: int = NOTHING) -> None:
        self.seat = seat
        self.minion = minion
        self.card = card
        self.hunted = hunted


NO_STRIKE: Final[Chosen] = (None, NOTHING, NOTHING)
