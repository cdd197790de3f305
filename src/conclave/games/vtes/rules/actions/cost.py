"""The cost of an action: what it is, whether it can be paid, paying it (VTES-6.2.3)."""

from __future__ import annotations

from typing import Final

from conclave.games.vtes.rules import contests, notes, pricing
from conclave.games.vtes.rules.abilities.acting import CAN_ACTS, CanAct
from conclave.games.vtes.rules.abilities.costs import ACTION_CHARGES
from conclave.games.vtes.rules.actions.kinds import (
    ANARCH,
    ATTACK,
    ATTACK_COST,
    BLEED,
    BRINGS_CARD,
    LEAVE,
    LEAVE_COST,
    RESCUE,
    RESCUE_COST,
)
from conclave.games.vtes.rules.atoms import counters
from conclave.games.vtes.rules.constants import NOTHING
from conclave.games.vtes.rules.frame_types import CurrentAction
from conclave.games.vtes.rules.legality import demands
from conclave.games.vtes.rules.playing.paying import pay
from conclave.games.vtes.rules.reading import identity
from conclave.games.vtes.rules.requirements import FREE, Cost
from conclave.games.vtes.rules.table import Table
from conclave.lang.resolving import Resolving

PRICED: Final = (RESCUE, ANARCH)
"""Actions whose cost already includes the changes by cards in play."""


def grant_number(table: Table, action: CurrentAction) -> int:
    """Which ability of a card in play grants the action."""
    grant = granted_by(table, action)
    return NOTHING if grant is None else CAN_ACTS.of(table, action.card).index(grant)


def granted_by(table: Table, action: CurrentAction) -> CanAct | None:
    """The ability of a card in play that grants the action; None if no card does."""
    if action.card != NOTHING and action.mode is None:
        for grant in CAN_ACTS.of(table, action.card):
            if grant.action is action.action or grant.action == action.action:
                return grant
    return None


def cost_of(table: Table, action: CurrentAction) -> Cost:
    """The cost for the acting minion and his controller if the action succeeds."""
    cost = printed_cost(table, action)
    if action.mode is not None or action.action.kind not in PRICED:
        cost = pricing.adjusted_cost(
            table, action.minion, cost, action.mode, action.action.kind, action.card
        )
    less = sum(
        [
            note.amount
            for note in table.notes.about(notes.ACTION_CARD_COSTS_LESS, action.minion)
            if note.card == action.card
        ]
    )
    if less:
        cost = Cost(max(cost.blood - less, 0), cost.pool, cost.conviction, cost.x)
    more = pool_for_targets(table, action)
    if more:
        cost = Cost(cost.blood, cost.pool + more, cost.conviction, cost.x)
    return pricing.with_payments(table, action.minion, action.card, cost)


def pool_for_targets(table: Table, action: CurrentAction) -> int:
    """How much more pool the action costs because of the cards that it is directed at."""
    if not table.cards_with(ACTION_CHARGES):
        return 0
    targeting = action.action.target
    if not (targeting.is_card() if targeting is not None else action.action.kind != BLEED):
        return 0
    targets = {note.card for note in table.notes.about(notes.EXTRA_TARGET, action.minion)}
    targets.add(action.target)
    return sum([pricing.pool_to_target(table, action.seat, target) for target in targets])


def printed_cost(table: Table, action: CurrentAction) -> Cost:
    """The cost before cards in play change it."""
    kind = action.action.kind
    if action.mode is not None:
        if kind in BRINGS_CARD and is_second_copy(table, action):
            return FREE  # it will be burned (VTES-R-06)
        cost = action.mode.cost or table.cards.printed[table.definition[action.card]].cost
        cost = cost.with_x(table, Resolving(action.action, action.seat, action.card, action.minion))
        return reduced_cost(cost, table.notes.total(notes.CHEAPER_ACTION, action.minion))
    grant = granted_by(table, action)
    if grant is not None:
        return grant.cost
    if kind == LEAVE:
        return Cost(blood=LEAVE_COST)
    if kind == RESCUE:
        return Cost(blood=action.share)
    if kind == ANARCH:
        return Cost(blood=anarch_cost(table, action.minion))
    if kind == ATTACK:
        return Cost(blood=ATTACK_COST)
    return FREE


def is_second_copy(table: Table, action: CurrentAction) -> bool:
    """Whether the card is unique and the acting Methuselah already has a copy."""
    copies = contests.other_copies(table, action.card)
    return any(table.controller[other] == action.seat for other in copies)


def can_pay(table: Table, action: CurrentAction) -> bool:
    """Whether the cost can be paid now (VTES-R-43)."""
    if demands.cost_obstacle(table, action.seat, action.minion, cost_of(table, action)):
        return False
    if action.action.kind == RESCUE and action.action.effect is None:
        return (
            table.blood[action.target]
            >= rescue_cost(table, action.minion, action.target) - action.share
        )
    return True


def pay_cost(table: Table, action: CurrentAction) -> None:
    """Pay the cost of an action."""
    pay(table, action.seat, action.minion, cost_of(table, action))
    if action.action.kind == RESCUE and action.action.effect is None:
        rest = rescue_cost(table, action.minion, action.target) - action.share
        counters.lose_blood(table, action.target, rest)


def reduced_cost(cost: Cost, reduction: int) -> Cost:
    """A cost reduced by an amount: blood first, then pool."""
    blood = max(cost.blood - reduction, 0)
    pool = max(cost.pool - max(reduction - cost.blood, 0), 0)
    return Cost(blood, pool, cost.conviction, cost.x) if reduction else cost


def anarch_cost(table: Table, minion: int) -> int:
    """The cost to become an anarch: 2 blood, 1 with another ready anarch (VTES-10.5-03..04), as
    cards in play change it."""
    seat = table.controller[minion]
    others = [m for m in table.minions(seat) if m != minion and identity.is_anarch(table, m)]
    return max((1 if others else 2) + pricing.extra_blood(table, minion, None, ANARCH), 0)


def rescue_cost(table: Table, minion: int, vampire: int) -> int:
    """The total cost of a rescue of this vampire by this minion."""
    return max(RESCUE_COST + pricing.extra_blood(table, minion, None, RESCUE, vampire), 0)
