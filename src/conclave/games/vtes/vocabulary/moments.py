"""When something is to happen: the moments that cards wait for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from conclave.core.value import Value
from conclave.games.vtes.rules.requirements import Filter
from conclave.games.vtes.rules.situation import acting
from conclave.games.vtes.rules.steps import BeingPlayed
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.words import NOBODY, NOTHING
from conclave.lang.nodes import Moment, Players
from conclave.lang.resolving import Resolving


class Happening(Value):
    """Something that cards may wait for: its kind, whom and which cards it is about, how much."""

    __match_args__ = ("kind", "seat", "card", "other", "amount")

    def __init__(
        self,
        kind: type[Moment],
        seat: int = NOBODY,
        card: int = NOTHING,
        other: int = NOTHING,
        amount: int = 0,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.card = card
        self.other = other
        self.amount = amount


@mypyc_attr(allow_interpreted_subclasses=True)
class Occasion(Moment):
    """A moment that V:TES cards wait for."""

    def matches(self, table: Table, act: Resolving, what: Happening) -> bool:
        """Whether this is the moment; the act is that of the waiting card."""
        raise NotImplementedError

    def that_card(self, what: Happening) -> int:
        """The card that the effect then calls THAT_CARD."""
        return what.card


@mypyc_attr(allow_interpreted_subclasses=True)
class OfAMethuselah(Occasion):
    """A moment about one Methuselah: she is the CHOSEN one for the effect."""

    def that_card(self, what: Happening) -> int:
        return what.seat


@mypyc_attr(allow_interpreted_subclasses=True)
class OfACard(Occasion):
    """A moment about one card."""

    def which(self) -> Filter:
        """Which cards it is about."""
        raise NotImplementedError

    def matches(self, table: Table, act: Resolving, what: Happening) -> bool:
        return self.which().fits(table, act, what.card)


@dataclass(frozen=True)
class GoesToTorpor(OfACard):
    """A vampire goes to torpor."""

    who: Filter

    def which(self) -> Filter:
        return self.who


@dataclass(frozen=True)
class IsBurned(OfACard):
    """A card is burned; with `by` by a minion of a kind, or in a certain way by any minion: then
    THAT_CARD is that minion."""

    who: Filter
    by: Filter | None = None
    whose: bool = False
    """Whether the effect is about the Methuselah who controlled it: she is the CHOSEN one."""
    how: str = ""
    """"combat": by a minion in combat; "diablerie"; nothing: in any way."""

    def which(self) -> Filter:
        return self.who

    def matches(self, table: Table, act: Resolving, what: Happening) -> bool:
        if what.amount != WAYS[self.how] or not self.who.fits(table, act, what.card):
            return False
        if self.by is None:
            return True
        return what.other != NOTHING and self.by.fits(table, act, what.other)

    def that_card(self, what: Happening) -> int:
        if self.whose:
            return what.seat
        return what.card if self.by is None and not self.how else what.other


WAYS: Final = {"": 0, "combat": 1, "diablerie": 2}
"""The amounts that stand for the ways to be burned."""


@dataclass(frozen=True)
class ChangesController(OfACard):
    """Another Methuselah has taken control of a card."""

    who: Filter

    def which(self) -> Filter:
        return self.who


@dataclass(frozen=True)
class EntersCombat(OfACard):
    """A combat begins with this minion in it."""

    who: Filter

    def which(self) -> Filter:
        return self.who


@dataclass(frozen=True)
class CombatIsOver(OfACard):
    """A combat in which this minion was is over."""

    who: Filter

    def which(self) -> Filter:
        return self.who


@dataclass(frozen=True)
class ActionSucceeds(OfACard):
    """An action of this minion was successful: any, or one of some kinds."""

    who: Filter
    kinds: tuple[str, ...] = ()

    def which(self) -> Filter:
        return self.who

    def matches(self, table: Table, act: Resolving, what: Happening) -> bool:
        action = acting(table)
        if self.kinds and (action is None or action.action.kind not in self.kinds):
            return False
        return self.who.fits(table, act, what.card)


@dataclass(frozen=True)
class ActionResolved(OfACard):
    """An action of this minion was resolved: it was successful or blocked."""

    who: Filter

    def which(self) -> Filter:
        return self.who


@dataclass(frozen=True)
class BleedSucceeds(OfACard):
    """A bleed of this minion was successful: against anybody, or some Methuselahs."""

    who: Filter
    of: Players | None = None
    before: bool = False
    """Whether it is only about to be, so that it can still be changed."""

    def which(self) -> Filter:
        return self.who

    def matches(self, table: Table, act: Resolving, what: Happening) -> bool:
        if (what.amount == 0) != self.before:
            return False
        if self.of is not None and what.seat not in self.of.seats(table, act):
            return False
        return self.who.fits(table, act, what.card)


@dataclass(frozen=True)
class Blocks(OfACard):
    """This minion has blocked."""

    who: Filter

    def which(self) -> Filter:
        return self.who


@dataclass(frozen=True)
class EntersPlay(OfACard):
    """A card has come into play, in whatever way."""

    who: Filter

    def which(self) -> Filter:
        return self.who


@dataclass(frozen=True)
class IsEquipped(OfACard):
    """A minion equips with this card: it comes into play, or he takes it from another."""

    who: Filter

    def which(self) -> Filter:
        return self.who


@dataclass(frozen=True)
class PlaysCard(OfACard):
    """This minion plays a card; with disciplines, one that he plays by one of them; with types, one
    that he plays as one of them."""

    who: Filter
    disciplines: tuple[str, ...] = ()
    types: tuple[str, ...] = ()

    def which(self) -> Filter:
        return self.who

    def matches(self, table: Table, act: Resolving, what: Happening) -> bool:
        if not self.who.fits(table, act, what.card):
            return False
        for frame in table.frames[::-1]:
            if isinstance(frame, BeingPlayed):
                if self.types and frame.mode.type not in self.types:
                    return False
                required = [name for name, _ in frame.mode.disciplines]
                return not self.disciplines or any(name in self.disciplines for name in required)
        return False


@dataclass(frozen=True)
class IsCancelled(OfAMethuselah):
    """A card of some types that a minion plays, or a referendum that he calls, is cancelled: the
    CHOSEN Methuselah is the one who cancels it."""

    who: Filter
    types: tuple[str, ...]

    def matches(self, table: Table, act: Resolving, what: Happening) -> bool:
        if what.card == NOTHING or not self.who.fits(table, act, what.card):
            return False
        if what.other == NOTHING:
            return True
        return any(kind in table.cards.types[table.what[what.other]] for kind in self.types)


@dataclass(frozen=True)
class UntapPhase(OfAMethuselah):
    """The untap phase of a Methuselah."""

    of: Players

    def matches(self, table: Table, act: Resolving, what: Happening) -> bool:
        return what.seat in self.of.seats(table, act)


@dataclass(frozen=True)
class DiscardPhaseBegins(OfAMethuselah):
    """The discard phase of a Methuselah."""

    of: Players

    def matches(self, table: Table, act: Resolving, what: Happening) -> bool:
        return what.seat in self.of.seats(table, act)


@dataclass(frozen=True)
class DiscardPhaseEnds(OfAMethuselah):
    """The end of a Methuselah's turn."""

    of: Players

    def matches(self, table: Table, act: Resolving, what: Happening) -> bool:
        return what.seat in self.of.seats(table, act)


@dataclass(frozen=True)
class PhaseCloses(OfAMethuselah):
    """Nobody does anything more in a phase of a Methuselah: what must be done in it is done now,
    and after it something may still be used."""

    phase: str
    of: Players

    def matches(self, table: Table, act: Resolving, what: Happening) -> bool:
        return table.phase == self.phase and what.seat in self.of.seats(table, act)


@dataclass(frozen=True)
class ReferendumEnds(OfAMethuselah):
    """A referendum has passed, or failed."""

    of: Players
    """Who called it."""
    by: Filter | None = None
    """The minion who called it, by his kind or part."""
    passed: bool = True

    def matches(self, table: Table, act: Resolving, what: Happening) -> bool:
        if (what.amount > 0) != self.passed:
            return False
        if self.by is not None and not self.by.fits(table, act, what.card):
            return False
        return what.seat in self.of.seats(table, act)


@dataclass(frozen=True)
class IsOusted(OfAMethuselah):
    """A Methuselah is ousted, or perhaps withdraws."""

    who: Players
    or_withdraws: bool = False

    def matches(self, table: Table, act: Resolving, what: Happening) -> bool:
        if what.amount == WITHDRAWS and not self.or_withdraws:
            return False
        return what.seat in self.who.seats(table, act)


WITHDRAWS: Final = 1
"""The amount that stands for a Methuselah who leaves the game of her own will."""
