"""What holds while a card lies face up, or an ally is in the alliance: read when it matters."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from conclave.games.masquerade.rules.table import Table
from conclave.games.masquerade.vocabulary.players import YOU
from conclave.lang.nodes import Ability, Amount, Condition, Players, count
from conclave.lang.resolving import Resolving


@dataclass(frozen=True)
class Power(Ability):
    """More or less power for this card: once, or for each of something; or a power of its own."""

    number: int = 0
    per: Amount | None = None
    if_: Condition | None = None
    at_most: int | None = None
    set_to: Amount | None = None

    def change(self, table: Table, act: Resolving) -> int:
        """What it adds."""
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
    """Your deployed blood here counts so much power each."""

    number: int


@dataclass(frozen=True)
class HalvesPower(Ability):
    """The printed power of these players' cards here is halved, rounded down."""

    of: Players


@dataclass(frozen=True)
class NullsHighest(Ability):
    """Before anything else the highest printed power among these players' cards here is 0."""

    of: Players


@dataclass(frozen=True)
class FaceDownPower(Ability):
    """Your face-down cards here have so much power."""

    number: int


@dataclass(frozen=True)
class Immune(Ability):
    """Cards at this location make these players lose no blood and steal none from them."""

    who: Players = YOU


@dataclass(frozen=True)
class MustPlay(Ability):
    """These players must play their cards at this location face up, or face down."""

    by: Players
    down: bool


@dataclass(frozen=True)
class FaceDownCost(Ability):
    """Playing a card face down costs you, or everybody at this location, more or less."""

    change: int


@dataclass(frozen=True)
class RevealToll(Ability):
    """Each of these players turns a face-down card here up only if he loses so much blood."""

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
    """Draining this ally brings so many diablerie tokens."""

    number: int


@dataclass(frozen=True)
class DrainedFirst(Ability):
    """In frenzy you drain this ally rather than a random one."""


@dataclass(frozen=True)
class KeepsBoth(Ability):
    """In the card choice you may keep all drawn cards and put another one from your hand away."""


@dataclass(frozen=True)
class LooksFor(Ability):
    """In your planning turn you may spend so much blood to look at a face-down card."""

    number: int


@dataclass(frozen=True)
class EndInfluence(Ability):
    """More influence at the end of the game, under a condition."""

    number: int
    if_: Condition


@dataclass(frozen=True)
class Spared(Ability):
    """A partner does not count as an opponent for a card; noted while it matters."""


@dataclass(frozen=True)
class SkipsSteps(Ability):
    """A player's cards skip preparation and aftermath here; noted while it matters."""


@dataclass(frozen=True)
class ImmuneToCard(Ability):
    """A player is immune to a rival's card; noted while it matters."""


WINS_TIES: Final = WinsTies()
UNDRAINABLE: Final = Undrainable()
DRAINED_FIRST: Final = DrainedFirst()
KEEPS_BOTH: Final = KeepsBoth()
SPARED: Final = Spared()
SKIPS_STEPS: Final = SkipsSteps()
IMMUNE_TO_CARD: Final = ImmuneToCard()
NOTES: Final = (SPARED, SKIPS_STEPS, IMMUNE_TO_CARD)
"""What is noted on the table though no card says it in these words."""
