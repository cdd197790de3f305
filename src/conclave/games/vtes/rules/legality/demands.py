"""Whether a minion meets the requirements of a card, and can pay its cost."""

from __future__ import annotations

from typing import Final

from conclave.games.vtes.rules import notes, pricing
from conclave.games.vtes.rules.abilities.costs import MEETS_TITLES
from conclave.games.vtes.rules.abilities.identity import (
    PLAYS_ANY_DISCIPLINE,
    PLAYS_AS_CLAN,
    PLAYS_AT_SUPERIOR,
)
from conclave.games.vtes.rules.constants import ALLY, DISCIPLINES, EQUIPMENT, NOTHING, RETAINER
from conclave.games.vtes.rules.modes import Action, Mode
from conclave.games.vtes.rules.pricing import price_instead_of
from conclave.games.vtes.rules.reading import belongings, identity
from conclave.games.vtes.rules.requirements import Cost
from conclave.games.vtes.rules.table import Table

BROUGHT: Final = (ALLY, EQUIPMENT, RETAINER)
"""The types of cards that minions bring into play for their cost."""


def _plays_at_superior(table: Table, mode: Mode, minion: int, discipline: str) -> bool:
    """Whether a vampire with the basic level may play a card as if at superior."""
    if not table.cards_with(PLAYS_AT_SUPERIOR) or not identity.is_vampire(table, minion):
        return False
    return identity.play_level(table, minion, discipline) > 0 and any(
        each.discipline == discipline and mode.type in each.types
        for card in table.cards_with(PLAYS_AT_SUPERIOR)
        for each in PLAYS_AT_SUPERIOR.of(table, card)
    )


def requirement_obstacle(
    table: Table, card: int, mode: Mode, minion: int, played: bool = True
) -> str:
    """Why a minion doesn't meet a card's requirements, icons and text (VTES-1.6.1-14..17).

    Some minions may play cards without having what those require, but only play them.
    """
    printed = table.cards.printed[table.definition[card]]
    allowed = plays_as_vampire(table, card, mode, minion)
    vampire = allowed or identity.is_vampire(table, minion)
    if printed.clans and not mode.draft and identity.clan(table, minion) not in printed.clans:
        others = [each.clan for each in PLAYS_AS_CLAN.of(table, minion)] if played else []
        if not any(clan in printed.clans for clan in others):
            return "needs-clan"
    spare = played and PLAYS_ANY_DISCIPLINE.of(table, minion)
    for discipline, level in mode.disciplines:
        has_level = identity.play_level(table, minion, discipline) >= level
        raised = not has_level and _plays_at_superior(table, mode, minion, discipline)
        if not has_level and not raised and not allowed:
            if not spare or level > 1 or discipline not in DISCIPLINES:
                return "needs-discipline"
            spare = False
        if discipline in DISCIPLINES and not vampire:
            return "needs-vampire"
    cost = mode.cost or printed.cost
    if cost.blood > 0 and not vampire:
        return "needs-vampire"
    for need in (*printed.needs, *mode.needs):
        if not (need.met_as_vampire(table, minion) if allowed else need.met(table, minion)):
            if MEETS_TITLES.of(table, minion) and price_instead_of(table, minion, mode, need):
                continue
            return need.reason()
    if mode.disciplines and table.notes.has(notes.NO_DISCIPLINE_CARDS, minion):
        return "condition-fails"
    return ""


def acts_as_vampire(table: Table, card: int, action: Action, minion: int) -> bool:
    """Whether an ally may take the action of a card that he plays as a vampire."""
    for mode in table.cards.modes[table.definition[card]] if card != NOTHING else ():
        if mode.effect == action and plays_as_vampire(table, card, mode, minion):
            return True
    return False


def plays_as_vampire(table: Table, card: int, mode: Mode, minion: int) -> bool:
    """Whether an ally may play this card as a vampire in this mode (VTES-1.6.3-06)."""
    if not identity.is_ally(table, minion):
        return False
    return any(grant.allows(table, card, mode) for grant in identity.as_vampire(table, minion))


def cost_obstacle(table: Table, seat: int, minion: int, cost: Cost) -> str:
    """Why a cost can't be paid in full (VTES-R-18)."""
    if cost.blood > 0 and (minion == NOTHING or table.blood[minion] < cost.blood):
        return "cannot-pay-blood"
    if cost.pool > table.pool[seat]:
        return "cannot-pay-pool"
    if cost.conviction > 0 and (
        minion == NOTHING or len(belongings.convictions(table, minion)) < cost.conviction
    ):
        return "cannot-pay-conviction"
    return ""


def payment_obstacle(table: Table, seat: int, minion: int, card: int, cost: Cost) -> str:
    """Why the cost of a card that a minion plays or gets can't be paid, even with cards in play
    that make it cheaper."""
    reason = cost_obstacle(table, seat, minion, cost)
    if reason and minion != NOTHING and set(BROUGHT) & {*table.cards.types[table.definition[card]]}:
        lowered = pricing.lowered_cost(table, seat, minion, card, cost)
        return cost_obstacle(table, seat, minion, lowered)
    return reason
