"""When something happens: the moments that cards wait for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from conclave.games.masquerade.rules.table import Table
from conclave.games.masquerade.vocabulary.gains import brings_influence
from conclave.games.masquerade.vocabulary.players import ANYWHERE, YOU, Where
from conclave.lang.nodes import Moment, Players
from conclave.lang.resolving import Resolving


class Happening:
    """What has just happened: who did it or whom it befell, where, by whom, how much."""

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


class Occasion(Moment):
    """A moment in Masquerade."""

    def matches(self, table: Table, act: Resolving, what: Happening) -> bool:
        """Whether it is what this card waits for."""
        return True

    def that_player(self, act: Resolving, what: Happening) -> int:
        """Whom THAT_PLAYER means in what follows."""
        return what.seat


@dataclass(frozen=True)
class Plays(Occasion):
    """A player plays a card, in the planning phase or by an effect."""

    by: Players
    at: Where
    down: bool = False
    """Only face down."""

    def matches(self, table: Table, act: Resolving, what: Happening) -> bool:
        return (
            (what.down or not self.down)
            and self.at.covers(act, what.place)
            and what.seat in self.by.seats(table, act)
        )


@dataclass(frozen=True)
class Withdraws(Occasion):
    """A player withdraws from a location."""

    by: Players
    from_: Where

    def matches(self, table: Table, act: Resolving, what: Happening) -> bool:
        if not self.from_.covers(act, what.place):
            return False
        return act.you < 0 or what.seat in self.by.seats(table, act)


@dataclass(frozen=True)
class FallsIntoFrenzy(Occasion):
    """A player falls into frenzy through another; through a partner it brings no influence.

    (MASQ-VART-06.)
    """

    who: Players
    by: Players = YOU
    at: Where = ANYWHERE

    def matches(self, table: Table, act: Resolving, what: Happening) -> bool:
        if not self.at.covers(act, what.place):
            return False
        if what.by == table.partner(what.seat) and brings_influence(act.effect):
            return False
        if act.you < 0:  # a location card rewards whoever caused it
            return what.by >= 0
        return what.by in self.by.seats(table, act) and what.seat in self.who.seats(table, act)

    def that_player(self, act: Resolving, what: Happening) -> int:
        return what.by if act.you < 0 else what.seat


@dataclass(frozen=True)
class Drains(Occasion):
    """A player in frenzy has to drain a card of his alliance, through an effect at this place."""

    who: Players
    at: Where

    def matches(self, table: Table, act: Resolving, what: Happening) -> bool:
        return self.at.covers(act, what.place) and what.seat in self.who.seats(table, act)


@dataclass(frozen=True)
class SpendsOrLoses(Occasion):
    """A player spends blood at a location, or is to lose it or have it stolen there."""

    who: Players
    at: Where

    def matches(self, table: Table, act: Resolving, what: Happening) -> bool:
        return self.at.covers(act, what.place) and what.seat in self.who.seats(table, act)


@dataclass(frozen=True)
class BloodLeaves(Occasion):
    """Blood that a player loses or spends is about to go to the bank."""

    of: Players

    def matches(self, table: Table, act: Resolving, what: Happening) -> bool:
        return what.seat in self.of.seats(table, act)


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

    def matches(self, table: Table, act: Resolving, what: Happening) -> bool:
        return act.here == what.place


@dataclass(frozen=True)
class AfterWithdrawal(AtLocation):
    """Those who withdraw have left this location."""


@dataclass(frozen=True)
class BeforeReveal(AtLocation):
    """The face-down cards here are about to be turned."""


@dataclass(frozen=True)
class AfterReveal(AtLocation):
    """The face-down cards here have been turned."""


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
