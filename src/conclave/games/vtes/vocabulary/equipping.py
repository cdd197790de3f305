"""Equipment: from hand, rearranged among minions, and the weapon that strikes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from conclave.core.frames import FIRST, FORCED, Window
from conclave.core.moves import Choices, Move, Options
from conclave.games.vtes.rules import contests, notes, pricing
from conclave.games.vtes.rules.abilities.fighting import WEAPONS
from conclave.games.vtes.rules.actions.equipping import equip
from conclave.games.vtes.rules.atoms import counters, moving, noting, piles
from conclave.games.vtes.rules.combat.fight import strike_to_prevent
from conclave.games.vtes.rules.constants import (
    ALLY,
    BESIDE,
    EQUIPMENT,
    HAND,
    MASTER,
    NOTHING,
    PLAYING,
    READY,
)
from conclave.games.vtes.rules.current import turn_scope
from conclave.games.vtes.rules.legality import demands
from conclave.games.vtes.rules.modes import Action, Mode, Strike
from conclave.games.vtes.rules.moves import DONE, Name, Target
from conclave.games.vtes.rules.playing.limits import is_limit_reached
from conclave.games.vtes.rules.playing.paying import ask_to_pay_less, pay
from conclave.games.vtes.rules.reading import bans, belongings, identity
from conclave.games.vtes.rules.reading.belongings import has_room
from conclave.games.vtes.rules.requirements import Cost, Filter, Targeting
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.vocabulary.amounts import THAT_MANY, CountersOn, StrengthOf
from conclave.games.vtes.vocabulary.blood import MoveBlood
from conclave.games.vtes.vocabulary.choosing import ForOne, HowMany
from conclave.games.vtes.vocabulary.filters import READY_ONE, VAMPIRE, AnyOf, ControlledBy, Not
from conclave.games.vtes.vocabulary.memory import FIRST_CHOSEN, SECOND_CHOSEN, RememberTarget
from conclave.games.vtes.vocabulary.parts import Who
from conclave.games.vtes.vocabulary.players import YOU
from conclave.games.vtes.vocabulary.targets import One
from conclave.lang.effects import Asks, AsksAgain, Do
from conclave.lang.nodes import Effect, count
from conclave.lang.resolving import Resolving


@dataclass(frozen=True)
class StrikingWeapon(Who):
    """The weapon whose damage is about to be inflicted."""

    def card(self, table: Table, act: Resolving) -> int:
        source = strike_to_prevent(table).source
        if source == NOTHING or table.host[source] == NOTHING:
            return NOTHING
        return source if WEAPONS.of(table, source) else NOTHING


# From hand

USUAL_STRENGTH: Final = 1


class InHand(Targeting):
    """A card in your hand that matches all filters; it is announced by name."""

    __match_args__ = ("filters",)
    spreads = True

    def __init__(self, *filters: Filter) -> None:
        self.filters = filters

    def candidates(self, table: Table, act: Resolving) -> list[int]:
        found: dict[int, int] = {}
        for card in table.hand[act.you]:
            if (
                card != act.source
                and table.definition[card] not in found
                and self.matches(table, act, card)
            ):
                found[table.definition[card]] = card
        return list(found.values())

    def matches(self, table: Table, act: Resolving, card: int) -> bool:
        """Whether a card may be chosen."""
        return all(each.fits(table, act, card) for each in self.filters)

    def move(self, table: Table, choice: int) -> Move:
        return Name(table.card_name(choice))

    def seat(self, table: Table, choice: int) -> int:
        return table.owner[choice]

    def is_public(self) -> bool:
        return False

    def is_still_valid(self, table: Table, act: Resolving, choice: int) -> bool:
        return table.zone[choice] == HAND


@dataclass(frozen=True)
class IsObtainable(Filter):
    """A card whose requirements the minion meets, that he may have, and that can be paid for, at a
    reduced cost if given."""

    less_pool: int = 0
    less_blood: int = 0
    most_damage: int = 99
    """For weapons: the most damage it may do at a strength of 1; if limited, none of it
    aggravated."""
    ignoring: bool = False
    """Whether its requirements are ignored."""

    def fits(self, table: Table, act: Resolving, card: int) -> bool:
        if act.here == NOTHING or not belongings.may_have(table, act.here, card):
            return False
        for weapon in WEAPONS.of(table, card) if self.most_damage < 99 else ():
            strike = weapon.strike
            if strike.aggravated or damage_at_strength_1(table, act, strike) > self.most_damage:
                return False
        less = (self.less_pool, self.less_blood)
        return len(modes_to_get(table, act, card, *less, self.ignoring)) > 0


def damage_at_strength_1(table: Table, act: Resolving, strike: Strike) -> int:
    """The damage of a strike at a strength of 1."""
    amount = strike.damage
    if isinstance(amount, StrengthOf):
        return USUAL_STRENGTH + amount.more
    return count(amount, table, act) + (USUAL_STRENGTH if strike.hand else 0)


def modes_to_get(
    table: Table,
    act: Resolving,
    card: int,
    less_pool: int,
    less_blood: int,
    ignoring: bool = False,
) -> list[Mode]:
    """The modes of a card in which the minion may get it; if requirements are ignored and he meets
    none, the first."""
    number = table.definition[card]
    printed = table.cards.printed[number]
    payable = [
        mode
        for mode in printed.modes
        if not (mode.once == "game" and is_limit_reached(table, "game", act.you, NOTHING, number))
        and not demands.payment_obstacle(
            table,
            act.you,
            act.here,
            card,
            cost_to_get(table, act, card, mode, less_pool, less_blood),
        )
    ]
    met = [
        mode
        for mode in payable
        if not demands.requirement_obstacle(table, card, mode, act.here, played=False)
        and (mode.if_ is None or mode.if_.holds(table, act))
    ]
    return met or payable[:1] if ignoring else met


def cost_to_get(
    table: Table, act: Resolving, card: int, mode: Mode, less_pool: int, less_blood: int
) -> Cost:
    """The cost of a card that the minion gets without an action."""
    cost = mode.cost or table.cards.printed[table.definition[card]].cost
    cost = reduced_cost(cost, less_pool, less_blood)
    if mode.type == MASTER:
        more = pricing.extra_pool(table, act.you, card)
        return Cost(0, max(cost.pool + more, 0))
    cost = pricing.adjusted_cost(table, act.here, cost, mode, card=card)
    return pricing.with_payments(table, act.here, card, cost)


def reduced_cost(cost: Cost, less_pool: int, less_blood: int) -> Cost:
    """A cost with its pool reduced or, if it has no pool cost, its blood."""
    if cost.pool > 0:
        return Cost(cost.blood, max(cost.pool - less_pool, 0), cost.conviction, cost.x)
    return Cost(max(cost.blood - less_blood, 0), 0, cost.conviction, cost.x)


@dataclass(frozen=True)
class EquipFromHand(Asks):
    """The minion equips with the chosen card, employs or recruits it, or a master card enters play,
    at a reduced cost if given: from hand, or as it has been found in a library.

    If he may get it in several modes, you choose.
    """

    less_pool: int = 0
    less_blood: int = 0
    ignoring: bool = False
    """Whether its requirements are ignored."""
    more_life: int = 0
    """How much more life a retainer or ally enters play with."""

    def possible(self, table: Table, act: Resolving) -> bool:
        if act.them == NOTHING:
            return True
        less = (self.less_pool, self.less_blood)
        return len(modes_to_get(table, act, act.them, *less, self.ignoring)) > 0

    def run(self, table: Table, act: Resolving, step: int) -> None:
        ways = self.modes(table, act) if step == FIRST else []
        if ways:
            table.go(FIRST)  # again, if there is a question
            if ask_to_pay_less(table, act.you, act.here, act.them, self.cost(table, act, ways[0])):
                return
        if len(ways) > 1:
            table.go(FIRST + 1)
            table.push(Window(FORCED, (act.you,)))
            return
        costs = [self.cost(table, act, mode) for mode in ways]
        table.pop()
        for mode, cost in zip(ways, costs, strict=True):
            self.bring(table, act, mode, cost)

    def cost(self, table: Table, act: Resolving, mode: Mode) -> Cost:
        """The cost of the card in a mode."""
        return cost_to_get(table, act, act.them, mode, self.less_pool, self.less_blood)

    def modes(self, table: Table, act: Resolving) -> list[Mode]:
        """The modes in which he may get the card, if it is still in hand."""
        card = act.them
        if card == NOTHING or table.zone[card] not in (HAND, PLAYING):
            return []
        if not table.is_ready(act.here):
            return []
        return modes_to_get(table, act, card, self.less_pool, self.less_blood, self.ignoring)

    def options(self, table: Table, act: Resolving, seat: int) -> Options:
        return Choices(
            [Name(mode_word_of(table, act.them, mode)) for mode in self.modes(table, act)]
        )

    def chosen(self, table: Table, act: Resolving, seat: int, move: Move) -> None:
        assert isinstance(move, Name)
        for mode in self.modes(table, act):
            if mode_word_of(table, act.them, mode) == move.word:
                self.bring(table, act, mode, self.cost(table, act, mode))
                return

    def bring(self, table: Table, act: Resolving, mode: Mode, cost: Cost) -> None:
        """Pay for the card and put it on the minion, with the effect of its mode."""
        card, seat = act.them, act.you
        printed = table.cards.printed[table.definition[card]]
        if isinstance(mode.effect, Action) and mode.effect.effect is not None:
            table.push(Resolving(mode.effect.effect, seat, card, act.here))
        pay(table, seat, act.here, cost)
        if EQUIPMENT in printed.types:
            equip(table, card, act.here)
        elif ALLY in printed.types:
            if contests.come_into_play(table, card, READY, seat):
                noting.note(table, turn_scope(table), notes.CANNOT_ACT, card)
        elif MASTER in printed.types:
            contests.come_into_play(table, card, BESIDE, seat)
        else:
            contests.come_into_play(table, card, NOTHING, seat, act.here)
        if self.more_life and table.in_play(card):
            counters.gain_blood(table, card, self.more_life)

    def public(self) -> bool:
        return True


def mode_word_of(table: Table, card: int, mode: Mode) -> str:
    """The name of a mode of a card."""
    number = table.definition[card]
    return table.cards.mode_word(number, mode)


@dataclass(frozen=True)
class FindEquipment(Asks):
    """Search your library for equipment to put on a minion for half its cost, ignoring
    requirements; then shuffle. It comes in its first mode, and X is 0."""

    on: Who

    def options(self, table: Table, act: Resolving, seat: int) -> Options:
        names = sorted({table.card_name(card) for card in self.candidates(table, act)})
        return Choices([*[Name(name) for name in names], DONE])

    def candidates(self, table: Table, act: Resolving) -> list[int]:
        """The equipment that he may have and that can be paid for."""
        minion = self.on.card(table, act)
        return [
            card
            for card in table.library[act.you]
            if EQUIPMENT in table.cards.types[table.definition[card]]
            and belongings.may_have(table, minion, card)
            and not is_limit_reached(table, "game", act.you, NOTHING, table.definition[card])
            and not demands.cost_obstacle(table, act.you, minion, self.cost(table, card, minion))
        ]

    def cost(self, table: Table, card: int, minion: int) -> Cost:
        """Half the cost, rounded down, as cards in play change it."""
        printed = table.cards.printed[table.definition[card]]
        cost = printed.modes[0].cost or printed.cost
        cost = Cost(cost.blood // 2, cost.pool // 2)
        return pricing.adjusted_cost(table, minion, cost, printed.modes[0], card=card)

    def chosen(self, table: Table, act: Resolving, seat: int, move: Move) -> None:
        piles.shuffle(table, seat)
        for card in self.candidates(table, act) if isinstance(move, Name) else ():
            if isinstance(move, Name) and table.card_name(card) == move.word:
                self.bring(table, act, card, self.on.card(table, act))
                return

    def bring(self, table: Table, act: Resolving, card: int, minion: int) -> None:
        """Pay for the equipment and put it on the minion, with the effect of its mode."""
        moving.begin_playing(table, card, act.you)
        mode = table.cards.printed[table.definition[card]].modes[0]
        if isinstance(mode.effect, Action) and mode.effect.effect is not None:
            table.push(Resolving(mode.effect.effect, act.you, card, minion))
        pay(table, act.you, minion, self.cost(table, card, minion))
        equip(table, card, minion)

    def asked(self, table: Table, act: Resolving) -> int:
        return act.you if self.on.card(table, act) != NOTHING else -1


STRIKING_WEAPON: Final = StrikingWeapon()


@dataclass(frozen=True)
class RearrangeEquipment(AsksAgain):
    """Each Methuselah in turn, beginning with you, chooses which of her ready minions gets each
    equipment on them; then all of it moves."""

    among: Filter | None = None
    """Only you choose, and only among your ready minions who match."""
    retainers: bool = False
    """Whether it is about retainers, too."""

    def run(self, table: Table, act: Resolving, step: int) -> None:
        seats = table.clockwise(act.you) if self.among is None else (act.you,)
        while act.amount < len(seats):
            if self.unplaced(table, act, seats[act.amount]):
                table.replace(act)
                table.push(Window(FORCED, (seats[act.amount],)))
                return
            self.move(table, len(table.frames) - 1)
            act = act.to(self, amount=act.amount + 1)
        table.pop()

    def minions(self, table: Table, act: Resolving, seat: int) -> list[int]:
        """The minions among whom a player rearranges cards."""
        return [
            minion
            for minion in table.minions(seat)
            if self.among is None or self.among.fits(table, act, minion)
        ]

    def unplaced(self, table: Table, act: Resolving, seat: int) -> list[int]:
        """The cards without a new bearer yet."""
        found: list[int] = []
        for minion in self.minions(table, act, seat):
            found += belongings.equipment(table, minion)
            found += belongings.retainers(table, minion) if self.retainers else []
        return [card for card in found if not table.notes.has(notes.NEW_BEARER, card)]

    def move(self, table: Table, scope: int) -> None:
        """Move all equipment to its new bearers."""
        for note in table.notes.of(notes.NEW_BEARER):
            if note.until == scope and table.host[note.about] != note.card:
                moving.transfer(table, note.about, note.card)
                contests.check_after_transfer(table, note.about)

    def options(self, table: Table, act: Resolving, seat: int) -> Options:
        card = self.unplaced(table, act, seat)[0]
        minions = [
            each for each in self.minions(table, act, seat) if self.may_take(table, card, each)
        ]
        return Choices([Target(table.word(each)) for each in minions or [table.host[card]]])

    def may_take(self, table: Table, card: int, minion: int) -> bool:
        """Whether a minion may have this card in addition to what he will get."""
        stays = minion == table.host[card]
        for kind in table.cards.types[table.definition[card]]:
            if not stays and bans.forbidden(table, kind, minion):
                return False
        others = [note.about for note in table.notes.of(notes.NEW_BEARER) if note.card == minion]
        return has_room(table, card, others)

    def chosen(self, table: Table, act: Resolving, seat: int, move: Move) -> None:
        assert isinstance(move, Target)
        card = self.unplaced(table, act, seat)[0]
        scope = len(table.frames) - 1
        noting.note(table, scope, notes.NEW_BEARER, card, card=table.read(move.card))

    def facts(self, table: Table, act: Resolving, seat: int) -> dict[str, object]:
        return {"other": table.word(self.unplaced(table, act, seat)[0])}

    def public(self) -> bool:
        return True


TWO_READY_VAMPIRES: Final = ForOne(
    One(VAMPIRE, READY_ONE, ControlledBy(YOU)),
    Do(
        RememberTarget(number=1),
        ForOne(
            One(VAMPIRE, READY_ONE, ControlledBy(YOU), Not(FIRST_CHOSEN)),
            Do(
                RememberTarget(number=2),
                HowMany(
                    0, CountersOn(FIRST_CHOSEN), MoveBlood(THAT_MANY, FIRST_CHOSEN, SECOND_CHOSEN)
                ),
                RearrangeEquipment(AnyOf(FIRST_CHOSEN, SECOND_CHOSEN), retainers=True),
            ),
        ),
    ),
)
"""You choose the vampire who gives blood, the one who gets it, how much, and then who gets each
equipment and retainer on them."""


@dataclass(frozen=True)
class MoveBelongings(Effect):
    """Move blood, equipment and retainers between two of your ready vampires."""

    steps: Effect = TWO_READY_VAMPIRES

    def run(self, table: Table, act: Resolving, step: int) -> None:
        table.pop()
        table.push(act.to(self.steps))

    def possible(self, table: Table, act: Resolving) -> bool:
        ready = [m for m in table.minions(act.you) if identity.is_vampire(table, m)]
        return len(ready) > 1
