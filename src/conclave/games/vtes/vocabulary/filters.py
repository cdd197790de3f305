"""Which cards a phrase is about: one by its part in what happens, or all of a kind."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from conclave.core.moves import Move
from conclave.games.vtes.rules import reading
from conclave.games.vtes.rules.abilities import Filter, Requirement, Targeting
from conclave.games.vtes.rules.moves import Name, Player, Target
from conclave.games.vtes.rules.situation import acting, blocker, fighting
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.words import (
    ASH_HEAP,
    CLANS,
    INDEPENDENT,
    NOTHING,
    ON_CARD,
    READY,
    TORPOR,
    UNCONTROLLED,
)
from conclave.lang.effects import Do
from conclave.lang.nodes import Players
from conclave.lang.resolving import Resolving

_NOTHING: Final = Do()

# One card, by its part


@mypyc_attr(allow_interpreted_subclasses=True)
class Who(Filter):
    """One card, by its part in what happens."""

    def card(self, table: Table, act: Resolving) -> int:
        """The card it means here and now; NOTHING: none."""
        raise NotImplementedError

    def fits(self, table: Table, act: Resolving, card: int) -> bool:
        return card == self.card(table, act)


@dataclass(frozen=True)
class Self(Who):
    """The minion who plays the card or takes the action."""

    def card(self, table: Table, act: Resolving) -> int:
        return act.here


@dataclass(frozen=True)
class Targeted(Who):
    """The card that was chosen, or that the moment is about."""

    def card(self, table: Table, act: Resolving) -> int:
        return act.them


@dataclass(frozen=True)
class ThisCard(Who):
    """The card itself; of a merged vampire both cards are one (VTES-1.5-24)."""

    def card(self, table: Table, act: Resolving) -> int:
        card = act.source
        if (
            card != NOTHING
            and table.zone[card] == ON_CARD
            and table.cards.is_crypt[table.what[card]]
        ):
            return table.host[card]
        return card


@dataclass(frozen=True)
class HostCard(Who):
    """The card that this card is on."""

    def card(self, table: Table, act: Resolving) -> int:
        return table.host[act.source]


@dataclass(frozen=True)
class Opposing(Who):
    """The opponent in combat of the minion who plays the card."""

    def card(self, table: Table, act: Resolving) -> int:
        fight = fighting(table)
        return NOTHING if fight is None else fight.opponent(act.here)


@dataclass(frozen=True)
class ActingMinion(Who):
    """The minion whose action is under way."""

    def card(self, table: Table, act: Resolving) -> int:
        action = acting(table)
        return NOTHING if action is None else action.minion


@dataclass(frozen=True)
class Blocker(Who):
    """The minion who attempts to block or has blocked."""

    def card(self, table: Table, act: Resolving) -> int:
        return blocker(table)


SELF: Final = Self()
TARGET: Final = Targeted()
THAT_CARD: Final = TARGET
THIS_CARD: Final = ThisCard()
HOST: Final = HostCard()
OPPONENT: Final = Opposing()
ACTING_MINION: Final = ActingMinion()
BLOCKING_MINION: Final = Blocker()

# Cards of a kind


@dataclass(frozen=True)
class OfType(Filter):
    """A card of a type: vampire, ally, equipment, retainer, imbued."""

    type: str

    def fits(self, table: Table, act: Resolving, card: int) -> bool:
        if self.type == "minion":
            return reading.is_minion(table, card)
        if self.type == "vampire":
            return reading.is_vampire(table, card)
        if self.type == "ally":
            return reading.is_ally(table, card)
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
        return reading.has_trait(table, card, self.trait)


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
        if not reading.is_vampire(table, card) or act.here == NOTHING:
            return False
        if self.younger:
            return reading.older(table, act.here, card)
        return reading.older(table, card, act.here)


@dataclass(frozen=True)
class CapacityOf(Filter):
    """A vampire of a capacity within bounds."""

    at_least: int = 0
    at_most: int = 99

    def fits(self, table: Table, act: Resolving, card: int) -> bool:
        if not table.cards.is_crypt[table.what[card]] and not reading.is_vampire(table, card):
            return False
        return self.at_least <= reading.capacity(table, card) <= self.at_most

    def fits_as_vampire(self, table: Table, act: Resolving, card: int) -> bool:
        return self.at_least <= reading.capacity(table, card) <= self.at_most


@dataclass(frozen=True)
class OfClan(Filter):
    """A minion of a clan."""

    clan: str

    def fits(self, table: Table, act: Resolving, card: int) -> bool:
        return reading.is_minion(table, card) and reading.clan(table, card) == self.clan


@dataclass(frozen=True)
class Knows(Filter):
    """A minion who has a discipline or virtue, at levels within bounds."""

    discipline: str
    at_least: int = 1
    at_most: int = 2

    def fits(self, table: Table, act: Resolving, card: int) -> bool:
        return self.at_least <= reading.level(table, card, self.discipline) <= self.at_most


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
    if reading.is_vampire(table, card):
        return reading.capacity(table, card) - table.blood[card]
    return reading.starting_life(table, card) - table.blood[card]


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
        return table.cards.names[table.what[card]] == self.name


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
        return reading.is_vampire(table, card) and reading.sect(table, card) == self.sect

    def fits_as_vampire(self, table: Table, act: Resolving, card: int) -> bool:
        return self.sect == INDEPENDENT


@dataclass(frozen=True)
class HasTitle(Filter):
    """A vampire with a title: of these kinds, or any."""

    kinds: tuple[str, ...] = ()

    def fits(self, table: Table, act: Resolving, card: int) -> bool:
        kind = reading.title_kind(table, card) if reading.is_vampire(table, card) else ""
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
        return reading.is_vampire(table, card) and reading.is_anarch(table, card)


@dataclass(frozen=True)
class IsMonster(Filter):
    """A vampire, or an ally or retainer that is neither mortal nor animal (VTES-A.4-01)."""

    def fits(self, table: Table, act: Resolving, card: int) -> bool:
        if reading.is_vampire(table, card):
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


# Choosing


HIDDEN_REGIONS: Final = ("your-uncontrolled", "uncontrolled", "every-uncontrolled")


class One(Targeting):
    """A card to which several things apply, chosen when the card is played.

    What the chooser can't see may be chosen whatever it is (VTES-A.6-02).
    """

    __match_args__ = ("filters", "region")

    def __init__(self, *filters: Filter, region: str = "in-play") -> None:
        self.filters = filters
        self.region = region
        """in-play; your-uncontrolled; uncontrolled, anybody's; every-uncontrolled, anybody's as
        each of them knows; or ash-heap, your own."""

    def fields(self) -> tuple[object, ...]:
        return (self.filters, self.region)

    def choices(self, table: Table, act: Resolving) -> list[int]:
        found: list[int] = []
        if self.region == "your-uncontrolled":
            universe = list(table.uncontrolled[act.you])
        elif self.region == "uncontrolled":
            universe = [c for seat in table.clockwise(act.you) for c in table.uncontrolled[seat]]
            found = [card for card in universe if not table.may_see(act.you, ("card", card))]
            universe = [card for card in universe if card not in found]  # the rest is seen
        elif self.region == "every-uncontrolled":
            universe = [c for seat in table.clockwise(act.you) for c in table.uncontrolled[seat]]
        elif self.region == "ash-heap":
            universe = list(table.ash[act.you])
        else:
            universe = []
            for seat in table.clockwise(act.you if act.you >= 0 else table.active):
                universe += table.region(seat)
        for card in universe:
            if table.zone[card] == ON_CARD and table.cards.is_crypt[table.what[card]]:
                continue  # one of the two cards of a merged vampire (VTES-1.5-24)
            if self.fit(table, act, card):
                found.append(card)
        if table.warding():
            found = [card for card in found if not reading.is_warded(table, act, card)]
        return found

    def fit(self, table: Table, act: Resolving, card: int) -> bool:
        """Whether a card is one that may be chosen."""
        return all(each.fits(table, act, card) for each in self.filters)

    def move(self, table: Table, choice: int) -> Move:
        return Target(f"#{choice}" if self.region == "uncontrolled" else table.word(choice))

    def seat(self, table: Table, choice: int) -> int:
        return table.controller[choice] if table.zone[choice] != ASH_HEAP else table.owner[choice]

    def is_public(self) -> bool:
        return self.region not in HIDDEN_REGIONS

    def still(self, table: Table, act: Resolving, choice: int) -> bool:
        if self.region in HIDDEN_REGIONS:
            return table.zone[choice] == UNCONTROLLED
        if self.region == "ash-heap":
            return table.zone[choice] == ASH_HEAP
        return table.in_play(choice) and self.fit(table, act, choice)


@dataclass(frozen=True)
class Only(Targeting):
    """A card that needs no choosing: it is known by its part, such as this card itself."""

    who: Who

    def choices(self, table: Table, act: Resolving) -> list[int]:
        card = self.who.card(table, act)
        if card == NOTHING or not table.in_play(card):
            return []
        return [] if table.warding() and reading.is_warded(table, act, card) else [card]

    def move(self, table: Table, choice: int) -> Move:
        return Target(table.word(choice))

    def seat(self, table: Table, choice: int) -> int:
        return table.controller[choice]

    def still(self, table: Table, act: Resolving, choice: int) -> bool:
        return table.in_play(choice)


@dataclass(frozen=True)
class AMethuselah(Targeting):
    """A Methuselah, chosen when the card is played."""

    among: Players

    def choices(self, table: Table, act: Resolving) -> list[int]:
        return [seat for seat in self.among.seats(table, act) if not table.out[seat]]

    def move(self, table: Table, choice: int) -> Move:
        return Player(choice)

    def seat(self, table: Table, choice: int) -> int:
        return choice

    def is_card(self) -> bool:
        return False

    def still(self, table: Table, act: Resolving, choice: int) -> bool:
        return not table.out[choice]


@dataclass(frozen=True)
class AClan(Targeting):
    """A clan, by name."""

    def choices(self, table: Table, act: Resolving) -> list[int]:
        return list(range(len(CLANS)))

    def move(self, table: Table, choice: int) -> Move:
        return Name(CLANS[choice])

    def seat(self, table: Table, choice: int) -> int:
        return table.active

    def is_card(self) -> bool:
        return False


# What a minion must be to play a card


@dataclass(frozen=True)
class Is(Requirement):
    """The minion who plays the card must be of a kind."""

    which: Filter
    why: str = "needs-requirement"

    def met(self, table: Table, minion: int) -> bool:
        act = Resolving(_NOTHING, table.controller[minion], NOTHING, minion)
        return self.which.fits(table, act, minion)

    def met_as_vampire(self, table: Table, minion: int) -> bool:
        act = Resolving(_NOTHING, table.controller[minion], NOTHING, minion)
        return self.which.fits_as_vampire(table, act, minion)

    def reason(self) -> str:
        return self.why
