"""What an action costs, whether it can be paid, and paying it (VTES-6.2.3)."""

from __future__ import annotations

from typing import Final

from conclave.games.vtes.rules import contests, notes, pricing
from conclave.games.vtes.rules.abilities import CanAct
from conclave.games.vtes.rules.actions.kinds import (
    ANARCH,
    ATTACK,
    ATTACK_COST,
    BRINGS_CARD,
    LEAVE,
    LEAVE_COST,
    RESCUE,
    RESCUE_COST,
)
from conclave.games.vtes.rules.atoms import counters
from conclave.games.vtes.rules.legality import demands
from conclave.games.vtes.rules.playing.paying import pay
from conclave.games.vtes.rules.reading import identity
from conclave.games.vtes.rules.requirements import FREE, Cost
from conclave.games.vtes.rules.steps import Acting
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.words import NOTHING

PRICED: Final = (RESCUE, ANARCH)
"""Actions whose cost is worked out with all that changes it."""


def granted_by(table: Table, action: Acting) -> CanAct | None:
    """What a card in play says that grants the action; None: it is granted by none."""
    if action.card != NOTHING and action.mode is None:
        for grant in table.cards.can_acts[table.what[action.card]]:
            if grant.action is action.action or grant.action == action.action:
                return grant
    return None


def cost_of(table: Table, action: Acting) -> Cost:
    """What the acting minion and his controller pay on success."""
    cost = printed_cost(table, action)
    if action.mode is None and action.action.kind in PRICED:
        return cost
    return pricing.price(table, action.minion, cost, action.mode, action.action.kind)


def printed_cost(table: Table, action: Acting) -> Cost:
    """What they pay, but for cards in play that change it."""
    kind = action.action.kind
    if action.mode is not None:
        if kind in BRINGS_CARD and is_second_copy(table, action):
            return FREE  # it will be burned (VTES-R-06)
        cost = action.mode.cost or table.cards.printed[table.what[action.card]].cost
        return cheaper(cost, table.noted(notes.CHEAPER, action.minion))
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


def is_second_copy(table: Table, action: Acting) -> bool:
    """Whether the card is unique and the acting Methuselah has a copy already."""
    copies = contests.other_copies(table, action.card)
    return any(table.controller[other] == action.seat for other in copies)


def payable(table: Table, action: Acting) -> bool:
    """Whether the cost can be paid now (VTES-R-43)."""
    if demands.cost_obstacle(table, action.seat, action.minion, cost_of(table, action)):
        return False
    if action.action.kind == RESCUE and action.action.effect is None:
        return table.blood[action.target] >= rescue_cost(table, action.minion) - action.share
    return True


def pay_for(table: Table, action: Acting) -> None:
    """The cost is paid."""
    pay(table, action.seat, action.minion, cost_of(table, action))
    if action.action.kind == RESCUE and action.action.effect is None:
        rest = rescue_cost(table, action.minion) - action.share
        counters.lose_blood(table, action.target, rest)


def cheaper(cost: Cost, less: int) -> Cost:
    """A cost that is reduced: the blood first, then the pool."""
    blood = max(cost.blood - less, 0)
    pool = max(cost.pool - max(less - cost.blood, 0), 0)
    return Cost(blood, pool, cost.conviction, cost.x) if less else cost


def anarch_cost(table: Table, minion: int) -> int:
    """2 blood, or 1 with another ready anarch (VTES-10.5-03..04), or what cards in play say."""
    seat = table.controller[minion]
    others = [m for m in table.minions(seat) if m != minion and identity.is_anarch(table, m)]
    return max((1 if others else 2) + pricing.change(table, minion, None, ANARCH), 0)


def rescue_cost(table: Table, minion: int) -> int:
    """What a rescue by this minion costs, whoever pays it."""
    return max(RESCUE_COST + pricing.change(table, minion, None, RESCUE), 0)
