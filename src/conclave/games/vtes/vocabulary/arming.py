"""Weapons: which one strikes, and those that are drawn from hand in the midst of a combat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from conclave.core.moves import Move
from conclave.games.vtes.rules import legality, reading
from conclave.games.vtes.rules.abilities import Filter, Targeting
from conclave.games.vtes.rules.equipping import equip
from conclave.games.vtes.rules.moves import Name
from conclave.games.vtes.rules.playing import pay
from conclave.games.vtes.rules.situation import struck_by
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.words import HAND, NOTHING
from conclave.games.vtes.vocabulary.filters import Who
from conclave.lang.nodes import Condition, Effect, count
from conclave.lang.resolving import Resolving


@dataclass(frozen=True)
class StrikingWeapon(Who):
    """The weapon whose damage is about to be inflicted."""

    def card(self, table: Table, act: Resolving) -> int:
        source = struck_by(table)[1]
        if source == NOTHING or table.host[source] == NOTHING:
            return NOTHING
        return source if table.cards.weapons[table.what[source]] else NOTHING


@dataclass(frozen=True)
class MayHave(Condition):
    """The minion may have this card, for all that he has already."""

    def holds(self, table: Table, act: Resolving) -> bool:
        return act.here != NOTHING and reading.may_have(table, act.here, act.source)


# From hand


class InHand(Targeting):
    """A card in your hand to which several things apply; it is announced by name."""

    __match_args__ = ("filters",)

    def __init__(self, *filters: Filter) -> None:
        self.filters = filters

    def choices(self, table: Table, act: Resolving) -> list[int]:
        found: dict[int, int] = {}
        for card in table.hand[act.you]:
            if card != act.source and table.what[card] not in found and self.fit(table, act, card):
                found[table.what[card]] = card
        return list(found.values())

    def fit(self, table: Table, act: Resolving, card: int) -> bool:
        """Whether a card is one that may be chosen."""
        return all(each.fits(table, act, card) for each in self.filters)

    def move(self, table: Table, choice: int) -> Move:
        return Name(table.cards.names[table.what[choice]])

    def seat(self, table: Table, choice: int) -> int:
        return table.owner[choice]

    def is_public(self) -> bool:
        return False

    def still(self, table: Table, act: Resolving, choice: int) -> bool:
        return table.zone[choice] == HAND


@dataclass(frozen=True)
class IsWithinReach(Filter):
    """A card whose requirements the minion meets, that he may have, and that can be paid for."""

    def fits(self, table: Table, act: Resolving, card: int) -> bool:
        printed = table.cards.printed[table.what[card]]
        if act.here == NOTHING or not reading.may_have(table, act.here, card):
            return False
        return any(
            not legality.requirement_obstacle(table, card, mode, act.here)
            and not legality.cost_obstacle(table, act.you, act.here, mode.cost or printed.cost)
            for mode in printed.modes
        )


@dataclass(frozen=True)
class StrikesFor(Filter):
    """A weapon that does no aggravated damage and at most so much in the hands of the minion."""

    at_most: int

    def fits(self, table: Table, act: Resolving, card: int) -> bool:
        weapons = table.cards.weapons[table.what[card]]
        strength = reading.strength(table, act.here)
        return len(weapons) > 0 and all(
            not weapon.strike.aggravated
            and count(weapon.strike.damage, table, act) + (strength if weapon.strike.hand else 0)
            <= self.at_most
            for weapon in weapons
        )


@dataclass(frozen=True)
class EquipFromHand(Effect):
    """The minion equips with the chosen card from hand, which is paid for."""

    def do(self, table: Table, act: Resolving) -> None:
        card = act.them
        if card == NOTHING or table.zone[card] != HAND or not table.is_ready(act.here):
            return
        cost = table.cards.printed[table.what[card]].cost
        if not legality.cost_obstacle(table, act.you, act.here, cost):
            pay(table, act.you, act.here, cost)
            equip(table, card, act.here)


STRIKING_WEAPON: Final = StrikingWeapon()
