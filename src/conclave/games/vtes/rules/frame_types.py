"""Base classes of the frames that cards and rules look at.

They declare what a frame is about; the subclasses that run it are in modules of their own.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from conclave.core.frames import Asking
from conclave.core.moves import NO_OPTIONS, Move, Options
from conclave.core.value import Value
from conclave.games.vtes.rules.constants import NOTHING
from conclave.games.vtes.rules.modes import Action, Mode, Strike
from conclave.games.vtes.rules.requirements import Cost
from conclave.games.vtes.rules.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class TableFrame(Asking[Table]):
    """A frame of V:TES that may ask players."""

    def options(self, table: Table, seat: int) -> Options:
        return NO_OPTIONS

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        raise NotImplementedError

    def window_name(self) -> str:
        """The window it opens; empty if it asks something else."""
        return ""


class CurrentTurn(TableFrame):
    """A player's turn."""

    __match_args__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class CardBeingPlayed(TableFrame):
    """A card being played, with everything that was declared."""

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
        """X, if the cost is X, or the number announced."""

    def can_be_cancelled(self, table: Table, step: int) -> bool:
        """Whether it can still be cancelled."""
        raise NotImplementedError

    def cost(self, table: Table) -> Cost:
        """The cost to pay: with X, and as cards in play change it."""
        raise NotImplementedError

    def cancel(self, table: Table, index: int) -> None:
        """Mark it as cancelled; `index` is the frame's place in the stack."""
        raise NotImplementedError


class CurrentAction(TableFrame):
    """An action: its kind, the acting minion, the card, the target."""

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
        """The card or seat it is directed at."""
        self.share = share
        """For a rescue: how much of the cost the rescuer pays."""
        self.mode = mode
        """How the card was played; None if no card was played."""

    def is_declaring(self, step: int) -> bool:
        """Whether its card is still being played."""
        raise NotImplementedError


class CurrentExtraAction(TableFrame):
    """A minion may take an action because of a card, in any player's minion phase."""

    __match_args__ = ("seat", "minion", "number")

    def __init__(self, seat: int, minion: int, number: int = NOTHING) -> None:
        self.seat = seat
        self.minion = minion
        self.number = number
        """The definition of the card that he played for the action; NOTHING: none yet."""


class CurrentBlock(TableFrame):
    """A block attempt."""

    __match_args__ = ("blocker",)

    def __init__(self, blocker: int) -> None:
        self.blocker = blocker


class GainsBanked(TableFrame):
    """While this is on the stack, pool that a player would gain goes to the bank: for the effect of
    a bleed by which she has got the edge."""

    __match_args__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: Table, step: int) -> None:
        table.pop()


class CurrentCombat(TableFrame):
    """A combat. `first` is the minion whose controller has the first opportunity."""

    __match_args__ = ("first", "second", "rounds")

    def __init__(self, first: int, second: int, rounds: int = 0) -> None:
        self.first = first
        self.second = second
        self.rounds = rounds

    def opponent(self, minion: int) -> int:
        """The other combatant; NOTHING for a minion who doesn't fight."""
        if minion == self.first:
            return self.second
        return self.first if minion == self.second else NOTHING

    def lasts(self, step: int) -> bool:
        """Whether it isn't over yet, at this step."""
        raise NotImplementedError


class CurrentRound(TableFrame):
    """A round of combat."""

    __match_args__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number


class CurrentStrikeChoice(TableFrame):
    """Both combatants choose a strike."""

    def is_opening(self) -> bool:
        """Whether these are the initial strikes of the round."""
        raise NotImplementedError

    def strikes(self) -> tuple[ChosenStrike, ChosenStrike]:
        """The strikes chosen so far."""
        raise NotImplementedError

    def strike(self, table: Table, minion: int, strike: Strike, source: int) -> None:
        """A minion chooses a strike."""
        raise NotImplementedError


class ChosenStrike(Value):
    """A strike that a minion has chosen. `strike` is None if he has chosen none."""

    __match_args__ = ("strike", "source", "target")

    def __init__(self, strike: Strike | None, source: int, target: int) -> None:
        self.strike = strike
        self.source = source
        """The card it comes from. A strike card used with a melee weapon comes from the weapon."""
        self.target = target
        """The minion or retainer it is aimed at."""


NO_STRIKE: Final = ChosenStrike(None, NOTHING, NOTHING)


class CurrentStrikes(TableFrame):
    """A pair of strikes being resolved."""

    __match_args__ = ("first", "second", "opening")

    def __init__(self, first: ChosenStrike, second: ChosenStrike, opening: bool) -> None:
        self.first = first
        self.second = second
        self.opening = opening
        """Whether these are the initial strikes of the round."""


class Hit(Value):
    """Damage to one minion or retainer that is about to be inflicted."""

    __match_args__ = ("victim", "normal", "aggravated", "by")

    def __init__(self, victim: int, normal: int, aggravated: int, by: int) -> None:
        self.victim = victim
        self.normal = normal
        self.aggravated = aggravated
        self.by = by
        """The minion who inflicts it; NOTHING if nobody does."""


class PendingStrikeDamage(TableFrame):
    """The damage of strikes, to be dealt after their other effects."""

    __match_args__ = ("hits",)

    def __init__(self, hits: tuple[Hit, ...]) -> None:
        self.hits = hits


class EndBeforeRange(TableFrame):
    """The end of the time before range, reached normally or because combat ends."""


class PendingDamage(TableFrame):
    """Damage about to be inflicted, on several cards at once."""

    __match_args__ = ("victims", "by", "turn", "from_strikes")

    def __init__(
        self,
        victims: tuple[int, ...],
        by: tuple[int, ...],
        turn: int = 0,
        from_strikes: bool = False,
    ) -> None:
        self.victims = victims
        self.by = by
        """For each victim the minion who inflicts it, or NOTHING."""
        self.turn = turn
        """The index of the victim whose damage may be prevented now."""
        self.from_strikes = from_strikes
        """Whether it includes damage from strikes."""


class CurrentReferendum(TableFrame):
    """A referendum: who called it, the calling card, the target of a blood hunt."""

    __match_args__ = ("seat", "minion", "card", "hunted")

    def __init__(self, seat: int, minion: int, card: int, hunted: int = NOTHING) -> None:
        self.seat = seat
        self.minion = minion
        self.card = card
        self.hunted = hunted
