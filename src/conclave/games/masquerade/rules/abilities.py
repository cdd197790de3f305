"""Static abilities of face-up cards and allies."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from conclave.games.masquerade.rules.players import YOU
from conclave.games.masquerade.rules.table import Table
from conclave.lang.nodes import Ability, Amount, Condition, Players, count
from conclave.lang.resolving import Resolving


@dataclass(frozen=True)
class Power(Ability):
    """A change of this card's power, once or for each of something; or a fixed power."""

    number: int = 0
    per: Amount | None = None
    if_: Condition | None = None
    at_most: int | None = None
    set_to: Amount | None = None

    def change(self, table: Table, act: Resolving) -> int:
        """The change."""
        if self.if_ is not None and not self.if_.holds(table, act):
            return 0
        times = 1 if self.per is None else count(self.per, table, act)
        change = self.number * times
        return change if self.at_most is None else min(change, self.at_most)


@dataclass(frozen=True)
class PowerAtLeast(Ability):
    """This card's power never falls below a number."""

    number: int


@dataclass(frozen=True)
class BloodPower(Ability):
    """Each of your deployed blood here counts this much power."""

    number: int


@dataclass(frozen=True)
class HalvesPower(Ability):
    """The printed power of these players' cards here is halved, rounded down."""

    of: Players


@dataclass(frozen=True)
class NullsHighest(Ability):
    """The highest printed power among these players' cards here becomes 0, before anything else."""

    of: Players


@dataclass(frozen=True)
class FaceDownPower(Ability):
    """Your face-down cards here have this power."""

    number: int


@dataclass(frozen=True)
class Immune(Ability):
    """Cards at this location can't make these players lose blood or steal from them."""

    who: Players = YOU


@dataclass(frozen=True)
class MustPlay(Ability):
    """These players must play their cards at this location face up, or face down."""

    by: Players
    down: bool


@dataclass(frozen=True)
class FaceDownCost(Ability):
    """A change of the cost of playing face down, for you or everybody at this location."""

    change: int


@dataclass(frozen=True)
class RevealToll(Ability):
    """These players must lose blood to turn up a face-down card here."""

    number: int
    by: Players


@dataclass(frozen=True)
class WinsTies(Ability):
    """You win all ties."""


@dataclass(frozen=True)
class Undrainable(Ability):
    """This ally can't be drained."""


@dataclass(frozen=True)
class DiablerieTokens(Ability):
    """Draining this ally gives this many diablerie tokens."""

    number: int


@dataclass(frozen=True)
class DrainedFirst(Ability):
    """In frenzy you drain this ally rather than a random one."""


@dataclass(frozen=True)
class KeepsBoth(Ability):
    """In the card choice you may keep all drawn cards and put away another one from your hand."""


@dataclass(frozen=True)
class LooksFor(Ability):
    """In your planning turn you may spend blood to look at a face-down card."""

    number: int


@dataclass(frozen=True)
class EndInfluence(Ability):
    """More influence at the end of the game, under a condition."""

    number: int
    if_: Condition


@dataclass(frozen=True)
class Spared(Ability):
    """A partner doesn't count as an opponent for a card; a lasting effect."""


@dataclass(frozen=True)
class SkipsSteps(Ability):
    """A player's cards skip preparation and aftermath here; a lasting effect."""


@dataclass(frozen=True)
class ImmuneToCard(Ability):
    """A player is immune to a rival's card; a lasting effect."""


WINS_TIES: Final = WinsTies()
UNDRAINABLE: Final = Undrainable()
DRAINED_FIRST: Final = DrainedFirst()
KEEPS_BOTH: Final = KeepsBoth()
SPARED: Final = Spared()
SKIPS_STEPS: Final = SkipsSteps()
IMMUNE_TO_CARD: Final = ImmuneToCard()
NOTES: Final = {
    "spared": SPARED,
    "skips-steps": SKIPS_STEPS,
    "immune-to-card": IMMUNE_TO_CARD,
}
"""Lasting effects that aren't part of any card."""
