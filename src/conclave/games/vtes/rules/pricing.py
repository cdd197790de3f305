"""Costs of cards and actions, as cards in play change them."""

from __future__ import annotations

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.abilities.costs import (
    ACTION_CHARGES,
    COST_CHANGES,
    LOWERED_COSTS,
    MEETS_TITLES,
    PAYS_LESS_ONCE,
    PAYS_WITH_COUNTERS,
    POOL_COST_CHANGES,
    ChangesCost,
    PaysLessOnce,
)
from conclave.games.vtes.rules.abilities.fighting import STRIKE_CHARGES
from conclave.games.vtes.rules.constants import ACTION, COMBAT, MASTER, NOTHING
from conclave.games.vtes.rules.current import current_combat
from conclave.games.vtes.rules.frame_types import CurrentStrikeChoice
from conclave.games.vtes.rules.modes import NO_EFFECT, Mode, Strike, parts, redirects
from conclave.games.vtes.rules.reading import bonuses
from conclave.games.vtes.rules.reading.granted import concerns, in_force
from conclave.games.vtes.rules.reading.hosts import applies_to, host_of
from conclave.games.vtes.rules.requirements import Cost, Requirement
from conclave.games.vtes.rules.table import Table
from conclave.lang.resolving import Resolving


def extra_blood(
    table: Table, minion: int, mode: Mode | None, kind: str = "", target: int = NOTHING
) -> int:
    """How much more blood a card in this mode, or an action of this kind, costs a minion."""
    return sum([each.more for each in cost_changes(table, minion, mode, kind, target)])


def is_about(change: ChangesCost, mode: Mode | None) -> bool:
    """Whether a change of cost is about cards played in this mode, by their type."""
    if mode is None:
        return False
    if change.strikes and any(isinstance(part, Strike) for part in parts(mode.effect)):
        return True
    return mode.type in change.types


def cost_changes(
    table: Table,
    minion: int,
    mode: Mode | None,
    kind: str = "",
    target: int = NOTHING,
    card: int = NOTHING,
) -> list[ChangesCost]:
    """The changes of the cost of a card in this mode, or of an action of this kind."""
    found: list[ChangesCost] = []
    for each, source, host in in_force(table, COST_CHANGES, ChangesCost):
        if (each.half or each.double) and mode is None:
            continue
        if (each.types or each.strikes) and not is_about(each, mode):
            continue
        if each.on is not None:
            act = Resolving(NO_EFFECT, table.controller[source], source, host, target)
            if target == NOTHING or not each.on.fits(table, act, target):
                continue
        if each.of is not None:
            act = Resolving(NO_EFFECT, table.controller[source], source, host)
            if mode is None or card == NOTHING or not each.of.fits(table, act, card):
                continue
        if each.disciplines:
            if mode is None:
                continue
            if not any(name in each.disciplines for name, _ in mode.disciplines):
                continue
        if each.any_discipline and (mode is None or not mode.disciplines):
            continue
        if each.superior and (mode is None or all(level < 2 for _, level in mode.disciplines)):
            continue
        if each.redirecting and (mode is None or not redirects(mode)):
            continue
        if each.kinds and kind not in each.kinds:
            continue
        if concerns(table, minion, source, host, each.who, each.if_):
            found.append(each)
    return found


def extra_pool(
    table: Table, seat: int, card: int, target: int = NOTHING, by_minion: bool = False
) -> int:
    """How much more pool a card costs, on this target if given: one that isn't played by a minion,
    or one that is."""
    more = 0
    for source in table.cards_with(POOL_COST_CHANGES):
        act = Resolving(NO_EFFECT, table.controller[source], source, host_of(table, source))
        for each in POOL_COST_CHANGES.of(table, source):
            if by_minion and not each.by_minions:
                continue
            if not each.of.fits(table, act, card):
                continue
            if each.on is not None and (target == NOTHING or not each.on.fits(table, act, target)):
                continue
            if each.who is None or seat in each.who.seats(table, act):
                more += each.pool
    return more


def charging_opponent(table: Table, minion: int) -> int:
    """The opponent of a combatant whose strikes cost more against him; NOTHING if none."""
    fight = current_combat(table) if table.cards_with(STRIKE_CHARGES) else None
    opponent = NOTHING if fight is None else fight.opponent(minion)
    return (
        opponent if opponent != NOTHING and applies_to(table, opponent, STRIKE_CHARGES) else NOTHING
    )


def strike_charge(table: Table, minion: int) -> int:
    """How much more blood or life a combatant's strike costs."""
    opponent = charging_opponent(table, minion)
    if opponent == NOTHING:
        return 0
    sources = (opponent, *table.attached[opponent])
    return sum([each.blood for source in sources for each in STRIKE_CHARGES.of(table, source)])


def is_chosen_strike(table: Table, mode: Mode) -> bool:
    """Whether a strike card would be played to strike now, and that may cost more."""
    if not table.cards_with(STRIKE_CHARGES):
        return False
    choosing = any(isinstance(frame, CurrentStrikeChoice) for frame in table.frames)
    return choosing and any(isinstance(part, Strike) for part in parts(mode.effect))


def adjusted_cost(
    table: Table, minion: int, cost: Cost, mode: Mode | None, kind: str = "", card: int = NOTHING
) -> Cost:
    """A cost as cards in play change it, no less than 0."""
    changes = cost_changes(table, minion, mode, kind, card=card)
    if mode is not None and is_chosen_strike(table, mode):
        changes.append(ChangesCost(strike_charge(table, minion)))
    more = 0
    if mode is not None and card != NOTHING and table.cards_with(POOL_COST_CHANGES):
        more = extra_pool(table, table.controller[minion], card, by_minion=True)
    instead_of_title = 0 if mode is None else blood_for_title(table, minion, card, mode)
    if not changes and not more and not instead_of_title:
        return cost
    blood, pool = cost.blood + instead_of_title, cost.pool
    for each in changes:
        if each.half:
            blood //= 2
        if each.double:
            blood *= 2
    for each in changes:
        if each.pool or (each.or_pool and pool and not cost.blood):
            pool += each.more
        else:
            blood += each.more
    if pool:
        pool += more
    else:
        blood += more
    if any(each.free for each in changes):
        blood = 0
    return Cost(max(blood, 0), max(pool, 0), cost.conviction, cost.x)


def pool_to_target(table: Table, seat: int, target: int) -> int:
    """How much more pool an action costs a player because it is directed at this card."""
    if target < 0 or not table.in_play(target) or table.controller[target] == seat:
        return 0
    sources = [target, *[card for card in table.attached[target] if not table.contested[card]]]
    return sum([each.pool for source in sources for each in ACTION_CHARGES.of(table, source)])


def cost_in_play(table: Table, card: int) -> Cost:
    """The cost of a card in play: the printed one, or as the minion who has it changes it."""
    cost = table.cards.printed[table.definition[card]].cost
    host = host_of(table, card)
    pool = cost.pool
    for each in COST_CHANGES.of(table, host) if host not in (NOTHING, card) else ():
        act = Resolving(NO_EFFECT, table.controller[host], host, host)
        if each.pool and each.of is not None and each.of.fits(table, act, card):
            pool += each.more
    return cost if pool == cost.pool else Cost(cost.blood, max(pool, 0), cost.conviction, cost.x)


def reductions_left(table: Table, minion: int, mode: Mode) -> list[tuple[PaysLessOnce, int]]:
    """The abilities by which a minion may still pay less blood for a card once in this turn or
    combat, each with its card."""
    return [
        (each, source)
        for each, source, who in in_force(table, PAYS_LESS_ONCE, PaysLessOnce)
        if who == minion and (mode.type == COMBAT or not each.in_combat)
        if not table.contested[source] and not table.notes.has(notes.TRIGGERED, source)
    ]


def ways_to_lower(table: Table, seat: int, minion: int, card: int) -> list[tuple[int, int, bool]]:
    """The cards that a player may use to pay less for a card: each with how much less at most, and
    whether only pool."""
    found: list[tuple[int, int, bool]] = []
    for source in table.cards_with(LOWERED_COSTS):
        host = table.host[source]
        if table.tapped[source] or table.contested[source] or host not in (NOTHING, minion):
            continue
        if host == NOTHING and table.controller[source] != seat:
            continue
        act = Resolving(NO_EFFECT, seat, source, minion)
        found += [
            (source, each.amount, False)
            for each in LOWERED_COSTS.of(table, source)
            if each.of.fits(table, act, card)
        ]
    for source in table.cards_with(PAYS_WITH_COUNTERS):
        if table.controller[source] != seat or not table.is_ready(source):
            continue
        act = Resolving(NO_EFFECT, seat, source, source)
        for way in PAYS_WITH_COUNTERS.of(table, source):
            if way.of.fits(table, act, card):
                found += [
                    (other, table.blood[other], True)
                    for other in table.controlled(seat)
                    if table.blood[other] > 0 and way.from_.fits(table, act, other)
                ]
    return found


def lowered_cost(table: Table, seat: int, minion: int, card: int, cost: Cost) -> Cost:
    """The least cost of a card that a minion brings into play, if his controller uses everything
    she has to pay less for it."""
    for _, amount, only_pool in ways_to_lower(table, seat, minion, card):
        cost = less(cost, amount, only_pool)
    return cost


def less(cost: Cost, amount: int, only_pool: bool) -> Cost:
    """A cost with less pool or, without pool, less blood."""
    if cost.pool:
        return Cost(cost.blood, max(cost.pool - amount, 0), cost.conviction, cost.x)
    if only_pool:
        return cost
    return Cost(max(cost.blood - amount, 0), 0, cost.conviction, cost.x)


def with_payments(table: Table, minion: int, card: int, cost: Cost) -> Cost:
    """A cost without what has been paid of it by tapping or burning cards or counters."""
    for note in table.notes.about(notes.LOWERED_COST, minion):
        if note.card == card and note.number == 1:
            cost = Cost(cost.blood, max(cost.pool - note.amount, 0), cost.conviction, cost.x)
        elif note.card == card:
            cost = Cost(max(cost.blood - note.amount, 0), cost.pool, cost.conviction, cost.x)
    return cost


def least_cost(table: Table, minion: int, cost: Cost, mode: Mode) -> Cost:
    """A cost as the minion may reduce it once in this combat or turn."""
    less = 0
    if cost.blood:
        less = sum([each.amount for each, _ in reductions_left(table, minion, mode)])
    if not less:
        return cost
    return Cost(max(cost.blood - less, 0), cost.pool, cost.conviction, cost.x)


def blood_for_title(table: Table, minion: int, card: int, mode: Mode) -> int:
    """How much more blood a card costs a minion who lacks a title that it requires."""
    if card == NOTHING or minion == NOTHING or not MEETS_TITLES.of(table, minion):
        return 0
    needs = (*table.cards.printed[table.definition[card]].needs, *mode.needs)
    return sum(
        [
            price_instead_of(table, minion, mode, need)
            for need in needs
            if not need.met(table, minion)
        ]
    )


def price_instead_of(table: Table, minion: int, mode: Mode, need: Requirement) -> int:
    """The blood that a minion may burn instead of having a title that an action card requires; 0
    if he can't."""
    if mode.type == ACTION:
        for each in MEETS_TITLES.of(table, minion):
            if any(kind in each.kinds for kind in need.titles()):
                return each.blood
    return 0


def affordable_targets(table: Table, mode: Mode, act: Resolving, choices: list[int]) -> list[int]:
    """The targets on which the player can afford to play a master card."""
    cost = mode.cost or table.cards.printed[table.definition[act.source]].cost
    pool = table.pool[act.you] - cost.pool
    return [choice for choice in choices if extra_pool_on(table, mode, act, choice) <= pool]


def extra_pool_on(table: Table, mode: Mode, act: Resolving, choice: int) -> int:
    """How much more pool a master card costs, by cards in play and by the minion it is played
    on."""
    more = extra_pool(table, act.you, act.source, choice)
    if mode.type != MASTER or mode.target is None or not mode.target.is_card() or choice < 0:
        return more
    return more + bonuses.bonus(table, bonuses.MASTER_COST, choice)
