"""Why an action can't be taken, and its possible targets."""

from __future__ import annotations

from conclave.games.vtes.rules import notes, pricing
from conclave.games.vtes.rules.abilities.acting import (
    CAN_ACTS,
    FORBIDS,
    SHUNS_CARDS,
    SHUNS_TITLES,
    CanAct,
)
from conclave.games.vtes.rules.abilities.costs import ACTION_CHARGES
from conclave.games.vtes.rules.abilities.identity import HELD_TITLES
from conclave.games.vtes.rules.actions.kinds import ATTACK, BLEED, DIABLERIE, HUNT, POLITICS
from conclave.games.vtes.rules.constants import NOBODY, STERILE
from conclave.games.vtes.rules.legality.demands import acts_as_vampire, cost_obstacle
from conclave.games.vtes.rules.modes import NO_EFFECT, Action, Motion, StartsCombat, parts
from conclave.games.vtes.rules.reading import bans, hosts, identity, title_gifts, titles
from conclave.games.vtes.rules.reading.granted import is_unaffected
from conclave.games.vtes.rules.requirements import Filter
from conclave.games.vtes.rules.table import Table
from conclave.lang.nodes import Effect
from conclave.lang.resolving import Resolving


def action_obstacle(table: Table, card: int, action: Action, minion: int) -> str:
    """Why a minion can't take an action of this kind, regardless of targets."""
    if table.blood[minion] < blood_to_attempt(table, minion, action):
        return "cannot-pay-blood"
    if action.kind == BLEED and table.notes.has(notes.HAS_BLED, minion):
        return "played-this-turn"
    if action.kind == POLITICS or action.kind == HUNT:
        if not identity.is_vampire(table, minion) and not acts_as_vampire(
            table, card, action, minion
        ):
            return "needs-vampire"
        if action.kind == POLITICS:
            if table.notes.has(notes.ACTED_POLITICALLY, minion):
                return "played-this-turn"
            if not _has_terms(table, card, action, minion):
                return "no-target"
    if action.kind == DIABLERIE and not identity.can_diablerize(table, minion):
        return "needs-vampire"
    if bans.forbidden(table, action.kind, minion):
        return "cannot-act"
    if SHUNS_TITLES.of(table, minion):
        act = Resolving(action, table.controller[minion], card, minion)
        if title_gifts.refuses(table, act, minion):
            return "cannot-act"
    if action.brings_vampire and identity.has_trait(table, minion, STERILE):
        return "sterile"
    masterless = is_slave_without_master(table, minion)
    if masterless and (action.kind == BLEED or action.at is not None):
        return "needs-master"
    return ""


def _has_terms(table: Table, card: int, action: Action, minion: int) -> bool:
    """Whether the terms of a referendum can be set."""
    motion = action.effect
    if not isinstance(motion, Motion) or motion.terms is None:
        return True
    act = Resolving(motion.terms, table.controller[minion], card, minion)
    return all(part.possible(table, act) for part in parts(motion.terms))


def blood_to_attempt(table: Table, minion: int, action: Action) -> int:
    """How much blood a minion must burn to attempt an action."""
    if not table.attached[minion] or action.kind in (HUNT, ATTACK) or starts_combat(action.effect):
        return 0
    return bans.blood_to_act(table, minion)


def targets_of(table: Table, card: int, action: Action, minion: int) -> list[int]:
    """The possible targets of an action."""
    targeting = action.target
    if targeting is None:
        return []
    act = Resolving(action.effect or action, table.controller[minion], card, minion)
    found = targeting.choices(table, act)
    return [
        choice
        for choice in found
        if may_target(table, action, minion, choice)
        and may_be_directed(table, act, action, choice)
        and can_afford(table, act, action, choice)
    ]


def target_obstacle(table: Table, card: int, action: Action, minion: int) -> str:
    """Whether an action has a valid target. Asked last, because the search may be long."""
    targeting = action.target
    if targeting is None:
        return ""
    act = Resolving(action.effect or action, table.controller[minion], card, minion)
    for choice in targeting.candidates(table, act):
        allowed = targeting.allows(table, act, choice) and may_target(table, action, minion, choice)
        allowed = allowed and may_be_directed(table, act, action, choice)
        if allowed and can_afford(table, act, action, choice):
            return ""
    return "no-target"


def may_be_directed(table: Table, act: Resolving, action: Action, choice: int) -> bool:
    """Whether an action with a card may be directed at this target, by what the card requires."""
    targeting = action.target
    if not table.cards_with(SHUNS_CARDS) or targeting is None or not targeting.is_card():
        return True
    if table.controller[choice] == act.you:
        return True
    for source in (choice, *table.attached[choice]):
        here = Resolving(NO_EFFECT, table.controller[source], source, choice, act.here)
        for each in SHUNS_CARDS.of(table, source) if table.in_play(source) else ():
            if each.at is None or not is_taken_with(table, here, each.at, act.source, action):
                continue
            holds = each.if_ is None or each.if_.holds(table, here)
            if holds and each.who is not None and each.who.fits(table, here, act.here):
                return False
    return True


def is_taken_with(table: Table, act: Resolving, which: Filter, card: int, action: Action) -> bool:
    """Whether this action of a card is always played with disciplines that match."""
    required = [
        [name for name, _ in mode.disciplines]
        for mode in table.cards.modes[table.definition[card]]
        if mode.effect == action
    ]
    return len(required) > 0 and all(
        which.fits_played(table, act, card, names) for names in required
    )


def can_afford(table: Table, act: Resolving, action: Action, choice: int) -> bool:
    """Whether a player has the pool for an action directed at this target."""
    targeting = action.target
    if not table.cards_with(ACTION_CHARGES) or targeting is None or not targeting.is_card():
        return True
    more = pricing.pool_to_target(table, act.you, choice)
    if more == 0:
        return True
    printed = table.cards.printed[table.definition[act.source]]
    costs = [mode.cost or printed.cost for mode in printed.modes if mode.effect == action]
    costs += [grant.cost for grant in CAN_ACTS.of(table, act.source) if grant.action == action]
    pool = max([cost.pool for cost in costs], default=0)
    return table.pool[act.you] >= pool + more


def may_target(table: Table, action: Action, minion: int, choice: int) -> bool:
    """Whether an action may be directed at this target: no bleed of oneself, and a slave without a
    master can't act against others."""
    targeting = action.target
    assert targeting is not None
    seat = table.controller[minion]
    if targeting.is_card():
        if is_protected(table, minion, choice):
            return False
        if starts_combat(action.effect) and not may_be_fought(table, minion, choice):
            return False
    elif action.kind == BLEED:
        return targeting.seat(table, choice) != seat
    if not is_slave_without_master(table, minion):
        return True
    return targeting.seat(table, choice) in (seat, NOBODY)


def may_be_fought(table: Table, minion: int, choice: int) -> bool:
    """Whether a minion may take an action to enter combat with this one."""
    if identity.is_minion(table, choice) and not table.is_ready(choice):
        return False  # VTES-6.4-02
    return not bans.may_not_attack(table, minion, choice)


def starts_combat(effect: Effect | None) -> bool:
    """Whether an action is one to enter combat."""
    return effect is not None and any(isinstance(part, StartsCombat) for part in parts(effect))


def is_protected(table: Table, minion: int, card: int) -> bool:
    """Whether a card, or one on it, protects it from a minion's actions."""
    seat = table.controller[minion]
    for source in (card, *table.attached[card]):
        if not FORBIDS.of(table, source) or not table.in_play(source):
            continue
        for each in FORBIDS.of(table, source):
            if "target" in each.what and table.controller[source] != seat:
                return True
            directs = "direct" in each.what and each.at is None and each.who is not None
            if directs and each.who is not None and table.controller[card] != seat:
                act = Resolving(NO_EFFECT, table.controller[source], source, card, minion)
                holds = each.if_ is None or each.if_.holds(table, act)
                if holds and each.who.fits(table, act, minion):
                    return True
    return False


def grant_obstacle(table: Table, card: int, number: int, grant: CanAct, minion: int) -> str:
    """Why an action that a card in play grants can't be taken (VTES-6.1-04)."""
    seat = table.controller[minion]
    if not is_granted(table, card, grant, minion):
        return "no-minion-can-play-it"
    if grant.tap and table.tapped[card]:
        return "card-is-tapped"
    if HELD_TITLES.of(table, card) and titles.contests_title(table, table.host[card]):
        return "condition-fails"  # the card of a contested title is face down
    act = Resolving(grant.action, seat, card, minion)
    if grant.if_ is not None and not grant.if_.holds(table, act):
        return "condition-fails"
    during = grant.action.during
    if during is not None and not during.possible(table, act):
        return "condition-fails"
    taken = table.notes.has_card_number(notes.ACTED_WITH_CARD, minion, card, number)
    if grant.alone and table.notes.has_card(notes.ACTED_WITH_CARD, minion, card):
        return "used-already"
    if taken or table.notes.has_card_number(notes.SEAT_ACTION_BARRED, seat, card, number):
        return "used-already"
    cost = pricing.adjusted_cost(table, minion, grant.cost, None, grant.action.kind)
    reason = action_obstacle(table, card, grant.action, minion)
    return (
        reason
        or cost_obstacle(table, seat, minion, cost)
        or target_obstacle(table, card, grant.action, minion)
    )


def is_granted(table: Table, card: int, grant: CanAct, minion: int) -> bool:
    """Whether a card in play grants an action to this minion."""
    seat = table.controller[minion]
    if table.controller[card] != seat and not grant.anyone:
        return False
    if grant.by is None:
        return hosts.host_of(table, card) == minion
    act = Resolving(grant.action, seat, card, minion)
    return grant.by.fits(table, act, minion) and not is_unaffected(table, minion, card)


def is_slave_without_master(table: Table, minion: int) -> bool:
    """Whether a slave has no master: he can't take directed actions then (VTES-11-15)."""
    for clan in identity.masters(table, minion):
        others = table.minions(table.controller[minion])
        return not any(m != minion and identity.clan(table, m) == clan for m in others)
    return False
