"""Which cards a phrase is about: cards of a kind, and what a minion must be to play one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from conclave.games.vtes.rules.modes import NOTHING_DONE
from conclave.games.vtes.rules.reading import identity, titles
from conclave.games.vtes.rules.requirements import Filter, Requirement
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.words import INDEPENDENT, NOTHING, ON_CARD, READY, TORPOR
from conclave.lang.nodes import Players
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
        number = table.what[card]
        if table.cards.disguised[number] and table.in_play(card):
            return False  # it is an ally now, and not what it says
        if self.type in table.cards.represents[number] and table.zone[card] != ON_CARD:
            return False
        return self.type in table.cards.types[number]

    def fits_as_vampire(self, table: Table, act: Resolving, card: int) -> bool:
        return self.type == "vampire" or self.fits(table, act, card)


@dataclass(frozen=True)
class WithTrait(Filter):
    """A card with a trait: location, weapon, animal, anarch."""

    trait: str

    def fits(self, table: Table, act: Resolving, card: int) -> bool:
        if self.trait in table.cards.represents[table.what[card]] and table.zone[card] != ON_CARD:
            return False
        return identity.has_trait(table, card, self.trait)


@dataclass(frozen=True)
class InRegion(Filter):
    """A card in a region: ready, in torpor."""

    region: int

    def fits(self, table: Table, act: Resolving, card: int) -> bool:
        return table.zone[card] == self.region


@dataclass(frozen=True)
class IsTapped(Filter):
    """A tapped card, or one that is not."""

    tapped: bool

    def fits(self, table: Table, act: Resolving, card: int) -> bool:
        return table.tapped[card] == self.tapped


@dataclass(frozen=True)
class ControlledBy(Filter):
    """A card that a Methuselah controls."""

    who: Players

    def fits(self, table: Table, act: Resolving, card: int) -> bool:
        return table.controller[card] in self.who.seats(table, act)


@dataclass(frozen=True)
class Age(Filter):
    """A vampire who is younger or older than the one who plays the card."""

    younger: bool

    def fits(self, table: Table, act: Resolving, card: int) -> bool:
        if not identity.is_vampire(table, card) or act.here == NOTHING:
            return False
        if self.younger:
            return identity.older(table, act.here, card)
        return identity.older(table, card, act.here)


@dataclass(frozen=True)
class CapacityOf(Filter):
    """A vampire of a capacity within bounds."""

    at_least: int = 0
    at_most: int = 99

    def fits(self, table: Table, act: Resolving, card: int) -> bool:
        if not table.cards.is_crypt[table.what[card]] and not identity.is_vampire(table, card):
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
class Knows(Filter):
    """A minion who has a discipline or virtue, at levels within bounds."""

    discipline: str
    at_least: int = 1
    at_most: int = 2

    def fits(self, table: Table, act: Resolving, card: int) -> bool:
        return self.at_least <= identity.level(table, card, self.discipline) <= self.at_most


@dataclass(frozen=True)
class HasBlood(Filter):
    """A card with so many counters, within bounds; perhaps one that lacks some."""

    at_least: int = 1
    at_most: int = 999
    lacking: int = 0
    """How many it must lack at least to its capacity, or to the life it came into play with."""

    def fits(self, table: Table, act: Resolving, card: int) -> bool:
        if self.lacking and lacking(table, card) < self.lacking:
            return False
        return self.at_least <= table.blood[card] <= self.at_most


def lacking(table: Table, card: int) -> int:
    """The blood that a vampire lacks to his capacity, or the life that another one has lost."""
    if identity.is_vampire(table, card):
        return identity.capacity(table, card) - table.blood[card]
    return identity.starting_life(table, card) - table.blood[card]


@dataclass(frozen=True)
class OnCard(Filter):
    """A card that is on one of a kind."""

    which: Filter

    def fits(self, table: Table, act: Resolving, card: int) -> bool:
        host = table.host[card]
        return host != NOTHING and self.which.fits(table, act, host)


@dataclass(frozen=True)
class Named(Filter):
    """A card of a name."""

    name: str

    def fits(self, table: Table, act: Resolving, card: int) -> bool:
        return table.card_name(card) == self.name


@dataclass(frozen=True)
class Costs(Filter):
    """A card that costs so much pool, within bounds."""

    at_least: int = 0
    at_most: int = 99

    def fits(self, table: Table, act: Resolving, card: int) -> bool:
        return self.at_least <= table.cards.printed[table.what[card]].cost.pool <= self.at_most


@dataclass(frozen=True)
class OfCircle(Filter):
    """A vampire of the same circle as the one who plays the card; who has none is a circle of his
    own (VTES-G-01)."""

    def fits(self, table: Table, act: Resolving, card: int) -> bool:
        if card == act.here or act.here == NOTHING:
            return card == act.here
        circle = table.cards.crypt[table.what[card]].circle
        return circle != "" and circle == table.cards.crypt[table.what[act.here]].circle


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

    def fits(self, table: Table, act: Resolving, card: int) -> bool:
        kind = titles.title_kind(table, card) if identity.is_vampire(table, card) else ""
        if kind == "regent" and "cardinal" in self.kinds:
            return True  # VTES-10.2-05
        return kind in self.kinds if self.kinds else kind != ""


@dataclass(frozen=True)
class IsLibraryCard(Filter):
    """A library card, and not one of the crypt."""

    def fits(self, table: Table, act: Resolving, card: int) -> bool:
        return not table.cards.is_crypt[table.what[card]]


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
        number = table.what[card]
        if not table.cards.is_ally[number] and not table.cards.is_type(number, "retainer"):
            return False
        if table.cards.is_imbued[number]:
            return False
        traits = table.cards.traits[number]
        return "mortal" not in traits and "animal" not in traits


@dataclass(frozen=True)
class Not(Filter):
    """Any but these."""

    which: Filter

    def fits(self, table: Table, act: Resolving, card: int) -> bool:
        return not self.which.fits(table, act, card)

    def fits_as_vampire(self, table: Table, act: Resolving, card: int) -> bool:
        return not self.which.fits_as_vampire(table, act, card)


class AnyOf(Filter):
    """Cards to which one of several things applies."""

    __match_args__ = ("filters",)

    def __init__(self, *filters: Filter) -> None:
        self.filters = filters

    def fits(self, table: Table, act: Resolving, card: int) -> bool:
        return any(each.fits(table, act, card) for each in self.filters)

    def fits_as_vampire(self, table: Table, act: Resolving, card: int) -> bool:
        return any(each.fits_as_vampire(table, act, card) for each in self.filters)


class All(Filter):
    """Cards to which several things apply."""

    __match_args__ = ("filters",)

    def __init__(self, *filters: Filter) -> None:
        self.filters = filters

    def fits(self, table: Table, act: Resolving, card: int) -> bool:
        return all(each.fits(table, act, card) for each in self.filters)

    def fits_as_vampire(self, table: Table, act: Resolving, card: int) -> bool:
        return all(each.fits_as_vampire(table, act, card) for each in self.filters)


VAMPIRE: Final = OfType("vampire")
ALLY: Final = OfType("ally")
MINION: Final = OfType("minion")
EQUIPMENT: Final = OfType("equipment")
RETAINER: Final = OfType("retainer")
IMBUED: Final = OfType("imbued")
LOCATION: Final = WithTrait("location")
WEAPON: Final = WithTrait("weapon")
READY_ONE: Final = InRegion(READY)
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
    """The minion who plays the card must be of a kind."""

    which: Filter
    why: str = "needs-requirement"

    def met(self, table: Table, minion: int) -> bool:
        act = Resolving(NOTHING_DONE, table.controller[minion], NOTHING, minion)
        return self.which.fits(table, act, minion)

    def met_as_vampire(self, table: Table, minion: int) -> bool:
        act = Resolving(NOTHING_DONE, table.controller[minion], NOTHING, minion)
        return self.which.fits_as_vampire(table, act, minion)

    def reason(self) -> str:
        return self.why
