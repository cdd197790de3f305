"""The moments that trigger abilities."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from conclave.games.masquerade.rules.players import ANYWHERE, YOU, Where
from conclave.games.masquerade.rules.table import Table
from conclave.lang.effects import AffectsPlayers
from conclave.lang.nodes import Effect, Moment, Players, walk
from conclave.lang.resolving import Resolving


class Happening:
    """Something that just happened: the player concerned, the place, the cause, the amount."""

    def __init__(
        self,
        kind: type[Occasion],
        seat: int = -1,
        place: int = 0,
        by: int = -1,
        amount: int = 0,
        down: bool = False,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.place = place
        self.by = by
        self.amount = amount
        self.down = down


class Gains(AffectsPlayers):
    """An effect by which players gain something."""

    def is_influence(self) -> bool:
        """Whether it is influence."""
        raise NotImplementedError


def brings_influence(effect: Effect) -> bool:
    """Whether an effect lets somebody gain influence."""
    return any(isinstance(node, Gains) and node.is_influence() for node in walk(effect))


class Occasion(Moment):
    """A moment in Masquerade."""

    def matches(self, table: Table, act: Resolving, happening: Happening) -> bool:
        """Whether this triggers the card."""
        return True

    def that_player(self, act: Resolving, happening: Happening) -> int:
        """The player that THAT_PLAYER refers to in the effect."""
        return happening.seat


@dataclass(frozen=True)
class Plays(Occasion):
    """A player plays a card, in the planning phase or by an effect."""

    by: Players
    at: Where
    down: bool = False
    """Whether only face-down cards count."""

    def matches(self, table: Table, act: Resolving, happening: Happening) -> bool:
        return (
            (happening.down or not self.down)
            and self.at.covers(act, happening.place)
            and happening.seat in self.by.seats(table, act)
        )


@dataclass(frozen=True)
class Withdraws(Occasion):
    """A player withdraws from a location."""

    by: Players
    from_: Where

    def matches(self, table: Table, act: Resolving, happening: Happening) -> bool:
        if not self.from_.covers(act, happening.place):
            return False
        return act.you < 0 or happening.seat in self.by.seats(table, act)


@dataclass(frozen=True)
class FallsIntoFrenzy(Occasion):
    """Another player causes a player's frenzy; a partner gains no influence (MASQ-VART-06)."""

    who: Players
    by: Players = YOU
    at: Where = ANYWHERE

    def matches(self, table: Table, act: Resolving, happening: Happening) -> bool:
        if not self.at.covers(act, happening.place):
            return False
        if happening.by == table.partner(happening.seat) and brings_influence(act.effect):
            return False
        if act.you < 0:  # a location card rewards the player who caused it
            return happening.by >= 0
        return happening.by in self.by.seats(table, act) and happening.seat in self.who.seats(
            table, act
        )

    def that_player(self, act: Resolving, happening: Happening) -> int:
        return happening.by if act.you < 0 else happening.seat


@dataclass(frozen=True)
class Drains(Occasion):
    """A player in frenzy must drain a card of his alliance, because of an effect at this place."""

    who: Players
    at: Where

    def matches(self, table: Table, act: Resolving, happening: Happening) -> bool:
        return self.at.covers(act, happening.place) and happening.seat in self.who.seats(table, act)


@dataclass(frozen=True)
class SpendsOrLoses(Occasion):
    """A player spends blood at a location, or is about to lose it or have it stolen there."""

    who: Players
    at: Where

    def matches(self, table: Table, act: Resolving, happening: Happening) -> bool:
        return self.at.covers(act, happening.place) and happening.seat in self.who.seats(table, act)


@dataclass(frozen=True)
class BloodLeaves(Occasion):
    """Blood that a player loses or spends is about to go to the bank."""

    of: Players

    def matches(self, table: Table, act: Resolving, happening: Happening) -> bool:
        return happening.seat in self.of.seats(table, act)


@dataclass(frozen=True)
class Gained(Occasion):
    """You gain this ally."""


@dataclass(frozen=True)
class InYourTurn(Occasion):
    """A moment of your own choosing in your planning turn."""


@dataclass(frozen=True)
class EndOfPlanning(Occasion):
    """The planning phase is over."""


@dataclass(frozen=True)
class StartOfResolution(Occasion):
    """The resolution phase begins."""


class AtLocation(Occasion):
    """A moment in the resolution of the card's location."""

    def matches(self, table: Table, act: Resolving, happening: Happening) -> bool:
        return act.here == happening.place


@dataclass(frozen=True)
class AfterWithdrawal(AtLocation):
    """The withdrawing players have left this location."""


@dataclass(frozen=True)
class BeforeReveal(AtLocation):
    """The face-down cards here are about to be turned up."""


@dataclass(frozen=True)
class AfterReveal(AtLocation):
    """The face-down cards here have been turned up."""


@dataclass(frozen=True)
class AfterLocation(AtLocation):
    """This location has been resolved."""


GAINED: Final = Gained()
IN_YOUR_TURN: Final = InYourTurn()
END_OF_PLANNING: Final = EndOfPlanning()
START_OF_RESOLUTION: Final = StartOfResolution()
AFTER_WITHDRAWAL: Final = AfterWithdrawal()
BEFORE_REVEAL: Final = BeforeReveal()
AFTER_REVEAL: Final = AfterReveal()
AFTER_LOCATION: Final = AfterLocation()
