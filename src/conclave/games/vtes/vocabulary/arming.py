"""Weapons: which one strikes, and those that are drawn from hand in the midst of a combat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from conclave.core.frames import FORCED, Window
from conclave.core.moves import Choices, Move, Options
from conclave.games.vtes.rules import contests, pricing
from conclave.games.vtes.rules.actions.equipping import equip
from conclave.games.vtes.rules.combat.fight import struck_by
from conclave.games.vtes.rules.legality import demands
from conclave.games.vtes.rules.modes import Action, Mode, Strike
from conclave.games.vtes.rules.moves import Name
from conclave.games.vtes.rules.playing.paying import pay
from conclave.games.vtes.rules.reading import belongings
from conclave.games.vtes.rules.requirements import Cost, Filter, Targeting
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.words import EQUIPMENT, HAND, NOTHING
from conclave.games.vtes.vocabulary.amounts import StrengthOf
from conclave.games.vtes.vocabulary.parts import Who
from conclave.lang.effects import Asks
from conclave.lang.nodes import count
from conclave.lang.resolving import Resolving


@dataclass(frozen=True)
class StrikingWeapon(Who):
    """The weapon whose damage is about to be inflicted."""

    def card(self, table: Table, act: Resolving) -> int:
        source = struck_by(table)[1]
        if source == NOTHING or table.host[source] == NOTHING:
            return NOTHING
        return source if table.cards.weapons[table.what[source]] else NOTHING


# From hand

USUAL_STRENGTH: Final = 1


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
        return Name(table.card_name(choice))

    def seat(self, table: Table, choice: int) -> int:
        return table.owner[choice]

    def is_public(self) -> bool:
        return False

    def still(self, table: Table, act: Resolving, choice: int) -> bool:
        return table.zone[choice] == HAND


@dataclass(frozen=True)
class IsWithinReach(Filter):
    """A card whose requirements the minion meets, that he may have, and that can be paid for,
    perhaps at a lower cost."""

    less_pool: int = 0
    less_blood: int = 0
    most_damage: int = 99
    """Of a weapon: how much damage it may do, with a strength of 1; if not any, then none
    aggravated."""

    def fits(self, table: Table, act: Resolving, card: int) -> bool:
        if act.here == NOTHING or not belongings.may_have(table, act.here, card):
            return False
        for weapon in table.cards.weapons[table.what[card]] if self.most_damage < 99 else ():
            strike = weapon.strike
            if strike.aggravated or usual_damage(table, act, strike) > self.most_damage:
                return False
        return len(ways_to_have(table, act, card, self.less_pool, self.less_blood)) > 0


def usual_damage(table: Table, act: Resolving, strike: Strike) -> int:
    """How much damage a strike does, whatever the strength of the minion is."""
    amount = strike.damage
    if isinstance(amount, StrengthOf):
        return USUAL_STRENGTH + amount.more
    return count(amount, table, act) + (USUAL_STRENGTH if strike.hand else 0)


def ways_to_have(
    table: Table, act: Resolving, card: int, less_pool: int, less_blood: int
) -> list[Mode]:
    """The ways to play a card by which the minion may get it."""
    printed = table.cards.printed[table.what[card]]
    return [
        mode
        for mode in printed.modes
        if not demands.requirement_obstacle(table, card, mode, act.here)
        and not demands.cost_obstacle(
            table, act.you, act.here, price_of(table, act, card, mode, less_pool, less_blood)
        )
    ]


def price_of(
    table: Table, act: Resolving, card: int, mode: Mode, less_pool: int, less_blood: int
) -> Cost:
    """What a card costs that the minion gets in this way, which is no action of its own."""
    cost = mode.cost or table.cards.printed[table.what[card]].cost
    return pricing.price(table, act.here, reduced(cost, less_pool, less_blood), mode)


def reduced(cost: Cost, less_pool: int, less_blood: int) -> Cost:
    """A cost that is lower by so much pool, or, where no pool is paid, by so much blood."""
    if cost.pool > 0:
        return Cost(cost.blood, max(cost.pool - less_pool, 0), cost.conviction, cost.x)
    return Cost(max(cost.blood - less_blood, 0), 0, cost.conviction, cost.x)


@dataclass(frozen=True)
class EquipFromHand(Asks):
    """The minion equips with the chosen card from hand, or employs it if it is a retainer; it is
    paid for, perhaps at a lower cost. Where he may have it in several ways, you choose."""

    less_pool: int = 0
    less_blood: int = 0

    def run(self, table: Table, act: Resolving, step: int) -> None:
        ways = self.ways(table, act) if step == 0 else []
        if len(ways) > 1:
            table.push(Window(FORCED, (act.you,)))
            return
        table.pop()
        for mode in ways:
            self.bring(table, act, mode)

    def ways(self, table: Table, act: Resolving) -> list[Mode]:
        """The ways to have the card, if it is still in hand."""
        card = act.them
        if card == NOTHING or table.zone[card] != HAND or not table.is_ready(act.here):
            return []
        return ways_to_have(table, act, card, self.less_pool, self.less_blood)

    def options(self, table: Table, act: Resolving, seat: int) -> Options:
        return Choices([Name(word_of(table, act.them, mode)) for mode in self.ways(table, act)])

    def chosen(self, table: Table, act: Resolving, seat: int, move: Move) -> None:
        assert isinstance(move, Name)
        for mode in self.ways(table, act):
            if word_of(table, act.them, mode) == move.word:
                self.bring(table, act, mode)
                return

    def bring(self, table: Table, act: Resolving, mode: Mode) -> None:
        """The card is paid for and comes onto the minion, with what its way to be played does."""
        card, seat = act.them, act.you
        printed = table.cards.printed[table.what[card]]
        if isinstance(mode.effect, Action) and mode.effect.effect is not None:
            table.push(Resolving(mode.effect.effect, seat, card, act.here))
        pay(
            table, seat, act.here,
            price_of(table, act, card, mode, self.less_pool, self.less_blood),
        )  # fmt: skip
        if EQUIPMENT in printed.types:
            equip(table, card, act.here)
        else:
            contests.come_into_play(table, card, NOTHING, seat, act.here)

    def public(self) -> bool:
        return True


def word_of(table: Table, card: int, mode: Mode) -> str:
    """How a way to play a card is written."""
    number = table.what[card]
    return table.cards.mode_word(number, mode)


STRIKING_WEAPON: Final = StrikingWeapon()
