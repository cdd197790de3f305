"""Filters: which cards a phrase is about, and what a minion must be to play a card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from conclave.games.vtes.rules.combat.torpor import is_going_to_torpor
from conclave.games.vtes.rules.constants import (
    INDEPENDENT,
    MINION_TYPES,
    NOTHING,
    ON_CARD,
    READY,
    TORPOR,
    UNCONTROLLED,
)
from conclave.games.vtes.rules.modes import NO_EFFECT
from conclave.games.vtes.rules.reading import identity, titles
from conclave.games.vtes.rules.requirements import Filter, Requirement
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.vocabulary.parts import Who
from conclave.lang.nodes import Amount, Players, count
from conclave.lang.resolving import Resolving


@dataclass(frozen=True)
class OfType(Filter):
    """A card of a type: vampire, ally, equipment, retainer, imbued."""

    type: str

    def fits(self, table: Table, act: Resolving, card: int) -> bool:
        if self.type == "minion":
            return identity.is_minion(table, card)
        if self.type == "vampire":
            return identity.is_vampire(table, card)
        if self.type == "ally":
            return identity.is_ally(table, card)
        number = table.definition[card]
        if self.type == "minion-card":
            return any(type_ in MINION_TYPES for type_ in table.cards.types[number])
        if table.cards.becomes_ally[number] and table.in_play(card):
            return False  # in play it is an ally, not its printed type
        if self.type in table.cards.traits_in_play[number] and table.zone[card] != ON_CARD:
            return False
        if table.cards.becomes_location[number] and table.in_play(card):
            return False  # in play it is only a location
        return self.type in table.cards.types[number]

    def fits_as_vampire(self, table: Table, act: Resolving, card: int) -> bool:
        return self.type == "vampire" or self.fits(table, act, card)


@dataclass(frozen=True)
class WithTrait(Filter):
    """A card with a trait: location, weapon, animal, anarch."""

    trait: str

    def fits(self, table: Table, act: Resolving, card: int) -> bool:
        if (
            self.trait in table.cards.traits_in_play[table.definition[card]]
            and table.zone[card] != ON_CARD
        ):
            return False
        return identity.has_trait(table, card, self.trait)


@dataclass(frozen=True)
class InRegion(Filter):
    """A card in a region: ready, torpor."""

    region: int
    stays: bool = False
    """Whether it mustn't be about to go to torpor."""

    def fits(self, table: Table, act: Resolving, card: int) -> bool:
        if table.zone[card] != self.region:
            return False
        return not (self.stays and is_going_to_torpor(table, card))


@dataclass(frozen=True)
class IsTapped(Filter):
    """A tapped card, or an untapped one."""

    tapped: bool

    def fits(self, table: Table, act: Resolving, card: int) -> bool:
        return table.tapped[card] == self.tapped


@dataclass(frozen=True)
class ControlledBy(Filter):
    """A card that one of these Methuselahs controls."""

    who: Players

    def fits(self, table: Table, act: Resolving, card: int) -> bool:
        return table.controller[card] in self.who.seats(table, act)


@dataclass(frozen=True)
class Age(Filter):
    """A vampire who is younger or older than the one who plays the card, or than another."""

    younger: bool
    than: Who | None = None

    def fits(self, table: Table, act: Resolving, card: int) -> bool:
        other = act.here if self.than is None else self.than.card(table, act)
        if not identity.is_vampire(table, card) or other == NOTHING:
            return False
        if self.younger:
            return identity.is_older(table, other, card)
        return identity.is_older(table, card, other)


@dataclass(frozen=True)
class CapacityOf(Filter):
    """A vampire with a capacity within bounds."""

    at_least: int = 0
    at_most: int = 99

    def fits(self, table: Table, act: Resolving, card: int) -> bool:
        if not table.cards.is_crypt[table.definition[card]] and not identity.is_vampire(
            table, card
        ):
            return False
        return self.at_least <= identity.capacity(table, card) <= self.at_most

    def fits_as_vampire(self, table: Table, act: Resolving, card: int) -> bool:
        return self.at_least <= identity.capacity(table, card) <= self.at_most


@dataclass(frozen=True)
class OfClan(Filter):
    """A minion of a clan."""

    clan: str

    def fits(self, table: Table, act: Resolving, card: int) -> bool:
        return identity.is_minion(table, card) and identity.clan(table, card) == self.clan


@dataclass(frozen=True)
class HasDiscipline(Filter):
    """A minion who has a discipline or virtue, at a level within bounds."""

    discipline: str
    at_least: int = 1
    at_most: int = 2

    def fits(self, table: Table, act: Resolving, card: int) -> bool:
        return self.at_least <= identity.level(table, card, self.discipline) <= self.at_most


@dataclass(frozen=True)
class HasBlood(Filter):
    """A card with a number of counters within bounds, or one that is missing some."""

    at_least: int = 1
    at_most: Amount | int = 999
    lacking: int = 0
    """How many it must be missing to its capacity or starting life."""
    odd: bool = False
    """Whether the number must be odd."""

    def fits(self, table: Table, act: Resolving, card: int) -> bool:
        if self.odd and table.blood[card] % 2 == 0:
            return False
        if self.lacking and missing_counters(table, card) < self.lacking:
            return False
        return self.at_least <= table.blood[card] <= count(self.at_most, table, act)


def missing_counters(table: Table, card: int) -> int:
    """The blood a vampire is missing to his capacity, or the life another minion has lost."""
    if identity.is_vampire(table, card):
        return identity.capacity(table, card) - table.blood[card]
    return identity.starting_life(table, card) - table.blood[card]


@dataclass(frozen=True)
class OnCard(Filter):
    """A card that is on one that matches."""

    which: Filter

    def fits(self, table: Table, act: Resolving, card: int) -> bool:
        host = table.host[card]
        if host == NOTHING or table.zone[host] == UNCONTROLLED:  # he may be hidden
            return False
        return self.which.fits(table, act, host)


@dataclass(frozen=True)
class Named(Filter):
    """A card of this name."""

    name: str

    def fits(self, table: Table, act: Resolving, card: int) -> bool:
        return table.card_name(card) == self.name


@dataclass(frozen=True)
class Costs(Filter):
    """A card with a pool cost within bounds."""

    at_least: int = 0
    at_most: int = 99

    def fits(self, table: Table, act: Resolving, card: int) -> bool:
        return (
            self.at_least <= table.cards.printed[table.definition[card]].cost.pool <= self.at_most
        )


@dataclass(frozen=True)
class OfCircle(Filter):
    """A vampire of the same circle as the one who plays the card; without a circle, only himself
    (VTES-G-01)."""

    def fits(self, table: Table, act: Resolving, card: int) -> bool:
        if card == act.here or act.here == NOTHING:
            return card == act.here
        circle = table.cards.crypt[table.definition[card]].circle
        return circle != "" and circle == table.cards.crypt[table.definition[act.here]].circle


@dataclass(frozen=True)
class OfSameClan(Filter):
    """A minion of the same clan as the one who plays the card."""

    or_sect: str = ""
    """A sect: if the one who plays the card is of it, also any vampire of it."""

    def fits(self, table: Table, act: Resolving, card: int) -> bool:
        if act.here == NOTHING or not identity.is_minion(table, card):
            return False
        if identity.clan(table, card) == identity.clan(table, act.here):
            return True
        if not self.or_sect or identity.sect(table, act.here) != self.or_sect:
            return False
        return identity.is_vampire(table, card) and identity.sect(table, card) == self.or_sect


@dataclass(frozen=True)
class OfSect(Filter):
    """A vampire of a sect."""

    sect: str

    def fits(self, table: Table, act: Resolving, card: int) -> bool:
        return identity.is_vampire(table, card) and identity.sect(table, card) == self.sect

    def fits_as_vampire(self, table: Table, act: Resolving, card: int) -> bool:
        return self.sect == INDEPENDENT


@dataclass(frozen=True)
class HasTitle(Filter):
    """A vampire with a title: of these kinds, or any."""

    kinds: tuple[str, ...] = ()
    contested: bool = False
    """Whether he doesn't have it, but contests it."""

    def fits(self, table: Table, act: Resolving, card: int) -> bool:
        if self.contested:
            return identity.is_vampire(table, card) and titles.contests_title(table, card)
        kind = titles.title_kind(table, card) if identity.is_vampire(table, card) else ""
        if kind == "regent" and "cardinal" in self.kinds:
            return True  # VTES-10.2-05
        return kind in self.kinds if self.kinds else kind != ""

    def titles(self) -> tuple[str, ...]:
        return self.kinds


@dataclass(frozen=True)
class IsLibraryCard(Filter):
    """A library card."""

    def fits(self, table: Table, act: Resolving, card: int) -> bool:
        return not table.cards.is_crypt[table.definition[card]]


@dataclass(frozen=True)
class IsAnarch(Filter):
    """An anarch."""

    def fits(self, table: Table, act: Resolving, card: int) -> bool:
        return identity.is_vampire(table, card) and identity.is_anarch(table, card)


@dataclass(frozen=True)
class IsMonster(Filter):
    """A vampire, or an ally or retainer that is neither mortal nor animal (VTES-A.4-01)."""

    def fits(self, table: Table, act: Resolving, card: int) -> bool:
        if identity.is_vampire(table, card):
            return True
        number = table.definition[card]
        if not table.cards.is_ally[number] and not table.cards.is_type(number, "retainer"):
            return False
        if table.cards.is_imbued[number]:
            return False
        traits = table.cards.traits[number]
        return "mortal" not in traits and "animal" not in traits


@dataclass(frozen=True)
class Not(Filter):
    """A card that doesn't match."""

    which: Filter

    def fits(self, table: Table, act: Resolving, card: int) -> bool:
        return not self.which.fits(table, act, card)

    def fits_as_vampire(self, table: Table, act: Resolving, card: int) -> bool:
        return not self.which.fits_as_vampire(table, act, card)


class AnyOf(Filter):
    """A card that matches at least one filter."""

    __match_args__ = ("filters",)
    spreads = True

    def __init__(self, *filters: Filter) -> None:
        self.filters = filters

    def fits(self, table: Table, act: Resolving, card: int) -> bool:
        return any(each.fits(table, act, card) for each in self.filters)

    def fits_as_vampire(self, table: Table, act: Resolving, card: int) -> bool:
        return any(each.fits_as_vampire(table, act, card) for each in self.filters)


class All(Filter):
    """A card that matches all filters."""

    __match_args__ = ("filters",)
    spreads = True

    def __init__(self, *filters: Filter) -> None:
        self.filters = filters

    def fits(self, table: Table, act: Resolving, card: int) -> bool:
        return all(each.fits(table, act, card) for each in self.filters)

    def fits_as_vampire(self, table: Table, act: Resolving, card: int) -> bool:
        return all(each.fits_as_vampire(table, act, card) for each in self.filters)

    def fits_played(self, table: Table, act: Resolving, card: int, with_: list[str]) -> bool:
        return all(each.fits_played(table, act, card, with_) for each in self.filters)


VAMPIRE: Final = OfType("vampire")
ALLY: Final = OfType("ally")
MINION: Final = OfType("minion")
MINION_CARD: Final = OfType("minion-card")
EQUIPMENT: Final = OfType("equipment")
RETAINER: Final = OfType("retainer")
IMBUED: Final = OfType("imbued")
LOCATION: Final = WithTrait("location")
WEAPON: Final = WithTrait("weapon")
READY_ONE: Final = InRegion(READY)
STAYS_READY: Final = InRegion(READY, stays=True)
IN_TORPOR: Final = InRegion(TORPOR)
TAPPED: Final = IsTapped(True)
UNTAPPED: Final = IsTapped(False)
YOUNGER: Final = Age(True)
OLDER: Final = Age(False)
TITLED: Final = HasTitle()
ANARCH: Final = IsAnarch()
MONSTER: Final = IsMonster()
LIBRARY_CARD: Final = IsLibraryCard()


@dataclass(frozen=True)
class Is(Requirement):
    """The minion who plays the card must match."""

    which: Filter
    why: str = "needs-requirement"

    def met(self, table: Table, minion: int) -> bool:
        act = Resolving(NO_EFFECT, table.controller[minion], NOTHING, minion)
        return self.which.fits(table, act, minion)

    def met_as_vampire(self, table: Table, minion: int) -> bool:
        act = Resolving(NO_EFFECT, table.controller[minion], NOTHING, minion)
        return self.which.fits_as_vampire(table, act, minion)

    def reason(self) -> str:
        return self.why

    def titles(self) -> tuple[str, ...]:
        return self.which.titles()
