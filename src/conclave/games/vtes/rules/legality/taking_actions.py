"""What stands in the way of an action, and at what it may be aimed."""

from __future__ import annotations

from conclave.games.vtes.rules import notes, pricing
from conclave.games.vtes.rules.abilities import CanAct
from conclave.games.vtes.rules.actions.kinds import ATTACK, BLEED, DIABLERIE, HUNT, POLITICS
from conclave.games.vtes.rules.legality.demands import acts_as_vampire, cost_obstacle
from conclave.games.vtes.rules.modes import Action, Motion, StartsCombat, parts
from conclave.games.vtes.rules.reading import bans, hosts, identity, titles
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.words import STERILE
from conclave.lang.nodes import Effect
from conclave.lang.resolving import Resolving


def action_obstacle(table: Table, card: int, action: Action, minion: int) -> str:
    """Whether a minion may take an action of this kind, at something."""
    if table.cards.takes_toll and table.blood[minion] < toll(table, minion, action):
        return "cannot-pay-blood"
    if action.kind == BLEED and table.has_noted(notes.DONE, minion, notes.BLED):
        return "played-this-turn"
    if action.kind == POLITICS or action.kind == HUNT:
        if not identity.is_vampire(table, minion) and not acts_as_vampire(
            table, card, action, minion
        ):
            return "needs-vampire"
        if action.kind == POLITICS:
            if table.has_noted(notes.DONE, minion, notes.ACTED_POLITICALLY):
                return "played-this-turn"
            if not _has_terms(table, card, action, minion):
                return "no-target"
    if action.kind == DIABLERIE and not identity.can_diablerize(table, minion):
        return "needs-vampire"
    if action.brings_vampire and identity.has_trait(table, minion, STERILE):
        return "sterile"
    leashed = is_leashed(table, minion)
    if leashed and (action.kind == BLEED or action.at is not None):
        return "needs-master"
    if action.target is not None and not aims(table, card, action, minion):
        return "no-target"
    return ""


def _has_terms(table: Table, card: int, action: Action, minion: int) -> bool:
    """Whether the terms of a referendum can be set at all."""
    motion = action.effect
    if not isinstance(motion, Motion) or motion.terms is None:
        return True
    act = Resolving(motion.terms, table.controller[minion], card, minion)
    return all(part.possible(table, act) for part in parts(motion.terms))


def toll(table: Table, minion: int, action: Action) -> int:
    """How much blood a minion must burn to attempt an action."""
    if not table.cards.takes_toll or not table.on[minion]:
        return 0
    if action.kind in (HUNT, ATTACK) or starts_combat(action.effect):
        return 0
    return bans.toll(table, minion)


def aims(table: Table, card: int, action: Action, minion: int) -> list[int]:
    """What an action may be aimed at: a bleed not at oneself, and by a slave without his master
    nothing that is another's."""
    targeting = action.target
    if targeting is None:
        return []
    seat = table.controller[minion]
    found = targeting.choices(table, Resolving(action.effect or action, seat, card, minion))
    if targeting.is_card():
        found = [choice for choice in found if not is_sheltered(table, seat, choice)]
        if starts_combat(action.effect):
            found = [choice for choice in found if not bans.shuns(table, minion, choice)]
    if action.kind == BLEED and not targeting.is_card():
        return [choice for choice in found if targeting.seat(table, choice) != seat]
    if is_leashed(table, minion):
        return [choice for choice in found if targeting.seat(table, choice) == seat]
    return found


def starts_combat(effect: Effect | None) -> bool:
    """Whether an action is one to enter combat."""
    return effect is not None and any(isinstance(part, StartsCombat) for part in parts(effect))


def is_sheltered(table: Table, seat: int, card: int) -> bool:
    """Whether a card can't be the target of a player's actions because of a card of another's."""
    for source in table.reaching():
        forbids = table.cards.forbids[table.what[source]]
        shelters = any("target" in each.what for each in forbids)
        if shelters and table.controller[source] != seat and table.host[source] == card:
            return True
    return False


def grant_obstacle(table: Table, card: int, grant: CanAct, minion: int) -> str:
    """What stands in the way of an action that a card in play grants (VTES-6.1-04)."""
    seat = table.controller[minion]
    if not is_granted(table, card, grant, minion):
        return "no-minion-can-play-it"
    if grant.tap and table.tapped[card]:
        return "card-is-tapped"
    if table.cards.holds[table.what[card]] and titles.contests_title(table, table.host[card]):
        return "condition-fails"  # the card of a contested title is face down
    act = Resolving(grant.action, seat, card, minion)
    if grant.if_ is not None and not grant.if_.holds(table, act):
        return "condition-fails"
    key = key_of(card)
    if table.has_noted(notes.DONE, minion, key) or table.has_noted(notes.BARRED, seat, key):
        return "used-already"
    cost = pricing.price(table, minion, grant.cost, None, grant.action.kind)
    return action_obstacle(table, card, grant.action, minion) or cost_obstacle(
        table, seat, minion, cost
    )


def is_granted(table: Table, card: int, grant: CanAct, minion: int) -> bool:
    """Whether a card in play grants an action to this minion."""
    seat = table.controller[minion]
    if table.controller[card] != seat and not grant.anyone:
        return False
    if grant.by is None:
        return hosts.host_of(table, card) == minion
    return grant.by.fits(table, Resolving(grant.action, seat, card, minion), minion)


def is_leashed(table: Table, minion: int) -> bool:
    """Whether a slave has no master: then he takes no directed actions (VTES-11-15)."""
    for trait in table.cards.traits[table.what[minion]]:
        if trait.startswith("slave:"):
            clan = trait.partition(":")[2]
            others = table.minions(table.controller[minion])
            return not any(m != minion and identity.clan(table, m) == clan for m in others)
    return False


def key_of(card: int) -> int:
    """What notes that an action granted by this very card was taken."""
    return notes.CARD_KEY + card
