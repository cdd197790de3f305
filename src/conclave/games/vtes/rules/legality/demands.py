"""Whether a minion meets what a card asks for, and whether its cost can be paid."""

from __future__ import annotations

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.abilities import PlaysAsVampire
from conclave.games.vtes.rules.combat.fight import kept_from
from conclave.games.vtes.rules.modes import Action, Mode
from conclave.games.vtes.rules.reading import belongings, identity
from conclave.games.vtes.rules.requirements import Cost
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.words import DISCIPLINES, NOTHING


def requirement_obstacle(table: Table, card: int, mode: Mode, minion: int) -> str:
    """Whether a minion meets a card's requirements, icons and text (VTES-1.6.1-14..17)."""
    printed = table.cards.printed[table.what[card]]
    allowed = plays_as_vampire(table, card, mode, minion)
    vampire = allowed or identity.is_vampire(table, minion)
    if printed.clans and not mode.draft and identity.clan(table, minion) not in printed.clans:
        return "needs-clan"
    for discipline, level in mode.disciplines:
        if identity.play_level(table, minion, discipline) < level and not allowed:
            return "needs-discipline"
        if discipline in DISCIPLINES and not vampire:
            return "needs-vampire"
    cost = mode.cost or printed.cost
    if cost.blood > 0 and not vampire:
        return "needs-vampire"
    for need in (*printed.needs, *mode.needs):
        if not (need.met_as_vampire(table, minion) if allowed else need.met(table, minion)):
            return need.reason()
    if mode.disciplines and kept_from(table, minion, notes.DISCIPLINE_CARDS):
        return "condition-fails"
    return ""


def acts_as_vampire(table: Table, card: int, action: Action, minion: int) -> bool:
    """Whether an ally may take the action of a card that he plays as a vampire."""
    for mode in table.cards.modes[table.what[card]] if card != NOTHING else ():
        if mode.effect == action and plays_as_vampire(table, card, mode, minion):
            return True
    return False


def plays_as_vampire(table: Table, card: int, mode: Mode, minion: int) -> bool:
    """Whether an ally may play this card as a vampire in this way (VTES-1.6.3-06)."""
    if not identity.is_ally(table, minion):
        return False
    for source in (minion, *table.on[minion]):
        for grant in table.cards.grants[table.what[source]]:
            if isinstance(grant, PlaysAsVampire) and grant.allows(table, card, mode):
                return True
    return False


def cost_obstacle(table: Table, seat: int, minion: int, cost: Cost) -> str:
    """Whether a cost can be paid in full (VTES-R-18)."""
    if cost.blood > 0 and (minion == NOTHING or table.blood[minion] < cost.blood):
        return "cannot-pay-blood"
    if cost.pool > table.pool[seat]:
        return "cannot-pay-pool"
    if cost.conviction > 0 and (
        minion == NOTHING or len(belongings.convictions(table, minion)) < cost.conviction
    ):
        return "cannot-pay-conviction"
    return ""
