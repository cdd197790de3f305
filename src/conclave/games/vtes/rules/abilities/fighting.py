"""Weapons, strikes and damage changed by cards in play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from conclave.games.vtes.rules.facts import CardFact, abilities_of, granted
from conclave.games.vtes.rules.literals import Once
from conclave.games.vtes.rules.modes import Strike
from conclave.games.vtes.rules.requirements import FREE, Cost, Filter
from conclave.lang.nodes import Ability, Condition, Effect


@dataclass(frozen=True)
class Weapon(Ability):
    """A strike that the minion with this card may use."""

    strike: Strike
    once: Once = ""
    """How often its maneuver may be used: once per "combat"; empty: once per round."""
    limit: Once = ""
    """How often it may be used to strike: once per "round" or "combat"; empty: no limit."""
    only_long: bool = False
    """Whether it can be used only at long range."""
    if_: Condition | None = None
    cost: Cost = FREE
    """The minion's cost for each strike."""
    wears: bool = False
    """Whether it loses a counter for each point of damage it inflicts, prevented or not, and is
    burned when it has none left."""
    maneuvers: int = 1
    """How many maneuvers it has per combat or round."""
    by: Filter | None = None
    """The opponents of the minion with this card who may use it, instead of him."""


WEAPONS: Final = granted(Weapon)


BY_OPPONENT: Final = CardFact(
    lambda card: any(weapon.by is not None for weapon in abilities_of(card, Weapon))
)
"""Whether a card gives a strike to the opponent of the minion that it is on."""


@dataclass(frozen=True)
class LosesCounters(Ability):
    """This card loses its counters when another minion gets it."""


LOSES_COUNTERS: Final = granted(LosesCounters)


@dataclass(frozen=True)
class WhenDrained(Ability):
    """An effect when the ready vampire with this card loses his last blood in combat."""

    effect: Effect


WHEN_DRAINED: Final = granted(WhenDrained)


@dataclass(frozen=True)
class NeverGains(Ability):
    """Blood or life that this minion, or the one it is on, would gain goes to the blood bank."""


NEVER_GAINS: Final = granted(NeverGains)


@dataclass(frozen=True)
class FallsByDamage(Ability):
    """This minion goes to torpor, or is burned without going there, if he takes more damage than
    this in one combat."""

    more_than: int
    burned: bool = False


FALLS_BY_DAMAGE: Final = granted(FallsByDamage)


@dataclass(frozen=True)
class Harm(Ability):
    """Change how the minion with this card, or this minion, inflicts or takes damage."""

    inflicts: bool = True
    """False: his damage in combat is reduced to 0."""
    on: Filter | None = None
    """False for `inflicts` is only about damage on these minions, also outside combat."""
    takes_normal: bool = True
    """False: he is immune to damage that isn't aggravated."""
    takes_aggravated: bool = True
    """False: he takes aggravated damage in combat as normal damage."""
    hands_aggravated: bool = False
    """Whether the damage of his hand strikes is aggravated."""
    first: bool = False
    """Whether his strikes have first strike."""
    aggravated_on: Filter | None = None
    """The minions on whom all damage he inflicts is aggravated."""
    aggravated_from: Filter | None = None
    """The minions from whom all damage he takes is aggravated."""
    immune_to: Filter | None = None
    """The minions from whom he takes no damage."""
    if_: Condition | None = None
    """For `immune_to`: whether he is immune now."""
    itself: bool = False
    """For `immune_to`: whether it is this card that is immune, not the minion that it is on."""
    less: int = 0
    """How much less damage he takes in combat from each strike or other effect of the opposing
    minion."""


INFLICTS_NOTHING: Final = CardFact(
    lambda card: tuple([harm for harm in abilities_of(card, Harm) if not harm.inflicts])
)
"""The abilities that reduce a minion's damage to 0."""
STRIKES_FIRST: Final = CardFact(lambda card: any(harm.first for harm in abilities_of(card, Harm)))
TAKES_NO_NORMAL: Final = CardFact(
    lambda card: any(not harm.takes_normal for harm in abilities_of(card, Harm))
)
TAKES_ALL_AS_NORMAL: Final = CardFact(
    lambda card: any(not harm.takes_aggravated for harm in abilities_of(card, Harm))
)
IMMUNE: Final = CardFact(
    lambda card: tuple([each for each in abilities_of(card, Harm) if each.immune_to])
)
"""The abilities that make a minion immune to damage from others."""
LESSENS_DAMAGE: Final = CardFact(lambda card: sum([harm.less for harm in abilities_of(card, Harm)]))
"""How much less damage a minion takes from each effect of the opposing minion."""
HANDS_AGGRAVATED: Final = CardFact(
    lambda card: any(harm.hands_aggravated for harm in abilities_of(card, Harm))
)
AGGRAVATES: Final = CardFact(
    lambda card: tuple([each for each in abilities_of(card, Harm) if each.aggravated_on])
)
"""The abilities that make a minion's damage on others aggravated."""
SUFFERS_AGGRAVATED: Final = CardFact(
    lambda card: tuple([each for each in abilities_of(card, Harm) if each.aggravated_from])
)
"""The abilities that make the damage aggravated that a minion takes from others."""


@dataclass(frozen=True)
class ImprovesStrikes(Ability):
    """This minion's strikes of a kind do more damage, steal more blood or have first strike."""

    damage: int = 0
    """How much more damage those of them do that do any."""
    steals: int = 0
    """How much more blood those of them steal that steal any."""
    first: bool = False
    """Whether they have first strike."""
    disciplines: tuple[str, ...] = ()
    """Strikes with cards that require one of these disciplines."""
    ranged: bool = False
    """Ranged strikes."""
    weapons: Filter | None = None
    """Strikes with weapons that match."""
    if_: Condition | None = None


STRIKE_IMPROVEMENTS: Final = granted(ImprovesStrikes)


@dataclass(frozen=True)
class ChargesStrikes(Ability):
    """Strikes of the opposing minion cost more blood or life, and he may choose not to strike."""

    blood: int


STRIKE_CHARGES: Final = granted(ChargesStrikes)


@dataclass(frozen=True)
class RepeatsStrikes(Ability):
    """After a strike of this minion with a card that requires one of these disciplines, he may
    gain an additional strike, only usable with such a card."""

    disciplines: tuple[str, ...]


REPEATS_STRIKES: Final = granted(RepeatsStrikes)


@dataclass(frozen=True)
class Wards(Ability):
    """Cards that require these clans or disciplines, or have these traits, can't target the host or
    be put on him; those on him are burned."""

    clans: tuple[str, ...] = ()
    disciplines: tuple[str, ...] = ()
    traits: tuple[str, ...] = ()
    if_: Condition | None = None


WARDS: Final = granted(Wards)
