"""Abilities that change costs and payments."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from conclave.games.vtes.rules.facts import granted
from conclave.games.vtes.rules.requirements import Filter
from conclave.lang.effects import May
from conclave.lang.nodes import Ability, Condition, Players


@dataclass(frozen=True)
class ChangesPoolCost(Ability):
    """Change the pool cost of cards that aren't played by minions, while this card is in play; no
    cost becomes less than 0."""

    pool: int
    of: Filter
    """Which cards."""
    on: Filter | None = None
    """Only if they are played on such a card."""
    who: Players | None = None
    """Only if one of these Methuselahs plays them."""
    by_minions: bool = False
    """Whether it is about cards that minions play, too: their pool cost or, without one, their
    blood cost."""


POOL_COST_CHANGES: Final = granted(ChangesPoolCost)


@dataclass(frozen=True)
class ProtectsPool(Ability):
    """Its controller burns at most this much pool for a bleed, however big it is."""

    most: int


PROTECTS_POOL: Final = granted(ProtectsPool)


@dataclass(frozen=True)
class BanksPool(Ability):
    """Pool that a Methuselah would gain during her own turn goes to the blood bank, unless a
    condition holds for her (CHOSEN)."""

    unless: Condition


BANKS_POOL: Final = granted(BanksPool)


@dataclass(frozen=True)
class ChangesCost(Ability):
    """Increase or decrease the blood cost of some cards or actions, to no less than 0."""

    more: int
    types: tuple[str, ...] = ()
    """Cards of these types; empty: of any type."""
    strikes: bool = False
    """Whether it is about strike cards, too, or about them alone if no types are given."""
    disciplines: tuple[str, ...] = ()
    """Cards played with one of these disciplines; empty: any cards."""
    kinds: tuple[str, ...] = ()
    """Actions of these kinds, with or without a card; empty: of any kind."""
    who: Filter | None = None
    """Of which minions; by default the one this card is on, or itself."""
    on: Filter | None = None
    """For rescues: of which vampires."""
    of: Filter | None = None
    """Only cards that match."""
    if_: Condition | None = None
    or_pool: bool = False
    """Whether it is about the pool cost, if there is no blood cost."""
    pool: bool = False
    """Whether it is about the pool cost alone, also of cards that the minion already has."""
    any_discipline: bool = False
    """Whether it is only about cards played with a discipline."""
    superior: bool = False
    """Whether it is only about cards played with a discipline at superior."""
    redirecting: bool = False
    """Whether it is only about cards that change the target of a bleed; allies may pay more life
    for them."""
    half: bool = False
    """Whether cards cost half as much blood, rounded down, before other changes."""
    double: bool = False
    """Whether cards cost twice as much blood, before other changes."""
    free: bool = False
    """Whether cards cost no blood at all."""


COST_CHANGES: Final = granted(ChangesCost)


@dataclass(frozen=True)
class MeetsTitle(Ability):
    """This vampire may burn additional blood to play an action card that requires one of these
    titles, which he doesn't have."""

    kinds: tuple[str, ...]
    blood: int


MEETS_TITLES: Final = granted(MeetsTitle)


@dataclass(frozen=True)
class ChargesActions(Ability):
    """Actions that other Methuselahs direct at this minion, or at the one with this card, cost them
    more pool."""

    pool: int


ACTION_CHARGES: Final = granted(ChargesActions)


@dataclass(frozen=True)
class PaysLessOnce(Ability):
    """Once each turn, this minion may pay less blood for a card that he plays."""

    amount: int
    offer: May
    """The question whether he does."""
    in_combat: bool = False
    """Whether it is granted for a combat, once for a combat card."""


PAYS_LESS_ONCE: Final = granted(PaysLessOnce)


@dataclass(frozen=True)
class LowersCost(Ability):
    """When one of its controller's minions is to pay for an ally, a retainer or equipment that
    matches, she may tap or burn this card so that it costs less pool or, without pool, less blood.
    If it is on a minion, it is for him only."""

    amount: int
    of: Filter
    burn: bool = False
    """Whether this card is burned instead of tapped."""


LOWERED_COSTS: Final = granted(LowersCost)


@dataclass(frozen=True)
class PaysWithCounters(Ability):
    """While this minion is ready, his controller may pay pool for allies, retainers or equipment
    that match with the counters on cards of hers that match."""

    of: Filter
    from_: Filter


PAYS_WITH_COUNTERS: Final = granted(PaysWithCounters)


@dataclass(frozen=True)
class ChargesVoters(Ability):
    """Vampires must burn blood to cast votes and ballots against a referendum that this minion
    calls."""

    blood: int


VOTE_CHARGES: Final = granted(ChargesVoters)
