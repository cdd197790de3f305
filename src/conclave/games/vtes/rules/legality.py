"""What may be played and used in a window, in layers: each can say what stands in the way.

1. the window admits the card's type, and the seat has a minion in the right place for it;
2. the minion meets clan, disciplines and other requirements;
3. the minion or Methuselah can pay;
4. it was not played before where it may be played only once;
5. it would be of use now; 6. there is something to choose as its target.
"""

from __future__ import annotations

from typing import Final

from conclave.core.moves import Move
from conclave.games.vtes.rules import pricing, reading
from conclave.games.vtes.rules import table as notes
from conclave.games.vtes.rules.abilities import (
    FREE,
    Action,
    Can,
    CanAct,
    Cost,
    Mode,
    Motion,
    PlaysAsVampire,
    StartsCombat,
    Strike,
    obstacle_of,
    parts,
)
from conclave.games.vtes.rules.actions import ATTACK, BLEED, DIABLERIE, HUNT, LEAVE, POLITICS
from conclave.games.vtes.rules.moves import NO_MINION, Play, Use
from conclave.games.vtes.rules.situation import (
    acting,
    being_played,
    by_leave,
    fighting,
    kept_from,
    played_against,
    resists,
)
from conclave.games.vtes.rules.table import CARD_KEY, SEAT_KEY, Table
from conclave.games.vtes.rules.windows import (
    ADMITS,
    AS_PLAYED,
    DAMAGE,
    ENTERING,
    MASTER_PHASE,
    WINDOW_BIT,
)
from conclave.games.vtes.rules.words import (
    ANY_TURN,
    COMBAT,
    CONVICTION,
    DISCIPLINES,
    EQUIPMENT,
    EVENT,
    MASTER,
    MODIFIER,
    NOTHING,
    OUT_OF_TURN,
    POWER,
    REACTION,
    READY,
    REFLEX,
    RETAINER,
    STERILE,
    TAKES_ACTION,
    TORPOR,
)
from conclave.lang.nodes import Effect, walk
from conclave.lang.resolving import Resolving

CARRIED: Final = (EQUIPMENT, RETAINER)
"""What comes onto the minion who acts for it."""
LAYERS: Final = (
    "not-in-this-window",
    "only-out-of-turn",
    "only-in-your-turn",
    "no-master-action",
    "owes-master-action",
    "no-transfers-left",
    "no-minion-can-play-it",
    "needs-tapped-minion",
    "needs-untapped-minion",
    "cannot-act",
    "has-one-already",
    "has-to-do-something-else",
    "needs-clan",
    "needs-discipline",
    "needs-vampire",
    "needs-imbued",
    "needs-requirement",
    "needs-title",
    "needs-sect",
    "needs-capacity",
    "needs-minion-who-fits",
    "sterile",
    "needs-master",
    "cannot-pay-blood",
    "cannot-pay-pool",
    "cannot-pay-conviction",
    "played-this-turn",
    "played-this-action",
    "no-more-modifiers",
    "event-was-played",
    "one-event-a-phase",
    "used-already",
    "stolen-this-round",
    "card-is-tapped",
    "has-power",
    "condition-fails",
    "stealth-not-needed",
    "intercept-not-needed",
    "not-blocking",
    "no-bleed",
    "not-bled-by-this",
    "no-more-bleed",
    "no-combat",
    "not-needed",
    "nothing-to-cancel",
    "nothing-to-prevent",
    "gained-strikes-already",
    "blocks-not-declined",
    "no-referendum",
    "bound-to-strike",
    "no-target",
)
"""What may stand in the way, from the outermost layer inwards."""


def plays(table: Table, seat: int, window: str) -> list[Move]:
    """Every card in hand and every card in play that the seat may use in a window."""
    found: list[Move] = []
    bit = WINDOW_BIT[window]
    cards = table.cards
    done: list[int] = []
    for card in table.hand[seat]:
        number = table.what[card]
        if not cards.all_masks[number] & bit or number in done:
            continue
        done.append(number)
        masks = cards.masks[number]
        for index, mode in enumerate(cards.modes[number]):
            if masks[index] & bit:
                for minion in players(table, seat, mode, window):
                    if not obstacle(table, seat, card, mode, minion, window):
                        word = NO_MINION if minion == NOTHING else table.word(minion)
                        found.append(
                            Play(cards.names[number], cards.mode_words[number][index], word)
                        )
    uses(table, seat, window, found)
    return found


def uses(table: Table, seat: int, window: str, found: list[Move]) -> None:
    """Add every ability of cards in play that the seat may use in a window."""
    bit = WINDOW_BIT[window]
    cards = table.cards
    for card in within_reach(table, seat):
        number = table.what[card]
        if cards.cans[number]:
            for index, can in enumerate(cards.cans[number]):
                if cards.can_masks[number][index] & bit and not use_obstacle(
                    table, seat, card, index, can, window
                ):
                    found.append(Use(table.word(card), index))
    for note in table.notes:
        if note[1] == notes.LENT and table.controller[note[2]] == seat:
            card, number = note[3], table.what[note[3]]
            for index, can in enumerate(cards.cans[number]):
                if cards.can_masks[number][index] & bit and not use_obstacle(
                    table, seat, card, index, can, window
                ):
                    found.append(Use(table.word(card), index))
    if window == AS_PLAYED:
        own_cancels(table, seat, found)


def own_cancels(table: Table, seat: int, found: list[Move]) -> None:
    """Add what a card that is being played itself says about how it may be cancelled."""
    played = being_played(table)
    if played is None or played.cancelled or played.target < 0:
        return
    for index, can in enumerate(table.cards.cans[table.what[played.card]]):
        hers = can.by == "target" and table.controller[played.target] == seat
        if hers and not cost_obstacle(table, seat, NOTHING, can.cost):
            found.append(Use(table.word(played.card), index))


def within_reach(table: Table, seat: int) -> list[int]:
    """The cards in play that a player may use: her own, others' cards on her minions, and those
    that everybody may use."""
    found = [*table.controlled(seat)]
    for minion in (*table.ready[seat], *table.torpor[seat]):
        for card in table.on[minion]:
            usable = table.cards.by_host[table.what[card]] and table.in_play(card)
            if usable and table.controller[card] != seat:
                found.append(card)
    found += [card for card in table.for_anyone() if table.controller[card] != seat]
    return found


def players(table: Table, seat: int, mode: Mode, window: str) -> list[int]:
    """Who might play a card of this type now: minions, or the Methuselah herself (NOTHING)."""
    kind = mode.type
    if kind in (MASTER, EVENT, CONVICTION):
        return [NOTHING]
    fight = fighting(table)
    if kind == REFLEX:
        victim = played_against(table)
        return [victim] if victim in table.minions(seat) else []
    if kind == COMBAT:
        if fight is None:
            return []
        return [m for m in (fight.first, fight.second) if table.controller[m] == seat]
    if kind in TAKES_ACTION:
        leave = by_leave(table) if seat != table.active else None
        if window != "minion-phase" or (seat != table.active and leave is None):
            return []
        found = table.minions(seat)
        if isinstance(mode.effect, Action) and mode.effect.kind == LEAVE:
            # a card to leave torpor (VTES-6.5.2-03)
            found = [
                vampire for vampire in table.in_torpor(seat) if reading.is_vampire(table, vampire)
            ]
        return found if leave is None else [minion for minion in found if minion == leave.minion]
    action = acting(table)
    if action is None or (fight is not None and window not in (AS_PLAYED, ENTERING)):
        return []
    if kind == MODIFIER:
        if action.seat != seat:
            return []
        if not mode.by:
            return [action.minion]
        return [
            minion
            for minion in table.minions(seat)
            if minion != action.minion and (mode.by == "other" or not table.tapped[minion])
        ]
    if kind == REACTION and action.seat != seat:
        return table.minions(seat)
    return []


def obstacle(table: Table, seat: int, card: int, mode: Mode, minion: int, window: str) -> str:
    """What stands in the way of a card being played like this; nothing: it can be."""
    cards = table.cards
    number = table.what[card]
    printed = cards.printed[number]
    kind = mode.type
    if kind not in ADMITS[window].types:
        return "not-in-this-window"
    if mode.draft and table.settings["draft"] != "yes":
        return "not-in-this-window"
    if kind == MASTER:
        reason = master_obstacle(table, seat, card, window)
        if reason:
            return reason
        if mode.once and _played_once(table, mode.once, seat, NOTHING, number):
            return "used-already"
    elif kind == EVENT:
        if number in table.events_played:
            return "event-was-played"
        if table.has_note(notes.EVENT_PLAYED, seat):
            return "one-event-a-phase"
        if seat != table.active:
            return "only-in-your-turn"
        if table.actions == 0:
            return "no-master-action"
    elif minion != NOTHING:
        reason = minion_obstacle(table, card, mode, minion)
        if reason:
            return reason
    if minion == NOTHING and kind == MASTER and not _some_minion_meets(table, seat, card, mode):
        return "needs-minion-who-fits"
    cost = mode.cost or printed.cost
    if minion != NOTHING:
        effect = mode.effect
        action_kind = effect.kind if isinstance(effect, Action) else ""
        cost = pricing.price(table, minion, cost, mode, action_kind)
    elif table.pricing():
        more = pricing.more_pool(table, seat, card)
        cost = Cost(cost.blood, cost.pool + more, cost.conviction, cost.x) if more else cost
    if cost is not FREE:
        reason = cost_obstacle(table, seat, minion, cost)
        if reason:
            return reason
    act = Resolving(mode.effect, seat, card, minion)
    if mode.if_ is not None and not mode.if_.holds(table, act):
        return "condition-fails"
    if window == DAMAGE and resists(table, (mode,)):
        return "nothing-to-prevent"
    if table.warding() and _is_kept_off(table, card, mode, minion):
        return "no-target"
    reason = obstacle_of(mode.effect, table, act)
    if reason:
        return reason
    if kind not in TAKES_ACTION and mode.target is not None:
        choices = mode.target.choices(table, act)
        if not choices:
            return "no-target"
        if kind == MASTER and not affordable(table, mode, act, choices):
            return "cannot-pay-pool"
    return ""


def affordable(table: Table, mode: Mode, act: Resolving, choices: list[int]) -> list[int]:
    """The targets of a master card whose surcharge its player can pay, too."""
    cost = mode.cost or table.cards.printed[table.what[act.source]].cost
    left = table.pool[act.you] - cost.pool
    return [choice for choice in choices if surcharge(table, mode, act, choice) <= left]


def surcharge(table: Table, mode: Mode, act: Resolving, choice: int) -> int:
    """How much more pool a master card costs because of cards in play, and of the minion that it is
    played on."""
    more = pricing.more_pool(table, act.you, act.source, choice)
    if mode.type != MASTER or mode.target is None or not mode.target.is_card() or choice < 0:
        return more
    return more + reading.bonus(table, reading.MASTER_COST, choice)


def master_obstacle(table: Table, seat: int, card: int, window: str) -> str:
    """Master cards: in one's own master phase with an action left, or out of turn."""
    if OUT_OF_TURN in table.cards.traits[table.what[card]]:
        if seat == table.active and ANY_TURN not in table.cards.traits[table.what[card]]:
            return "only-out-of-turn"
        return "owes-master-action" if table.debt[seat] else ""
    if seat != table.active or table.phase != MASTER_PHASE:
        return "only-in-your-turn"
    if window == MASTER_PHASE and table.actions == 0:
        return "no-master-action"
    return ""


def minion_obstacle(table: Table, card: int, mode: Mode, minion: int) -> str:
    """Whether a minion may play a card: where he is, what he is, what he played before."""
    kind = mode.type
    cards = table.cards
    number = table.what[card]
    if kind == REACTION:
        if table.zone[minion] != READY:
            return "no-minion-can-play-it"
        if mode.untapped:
            if not reading.can_react(table, minion):
                return "needs-untapped-minion"
        elif not table.tapped[minion]:
            return "needs-tapped-minion"
    elif kind in TAKES_ACTION:
        effect = mode.effect
        if table.tapped[minion] and not (isinstance(effect, Action) and effect.even_tapped):
            return "needs-untapped-minion"
        if reading.forbidden(table, "act", minion):
            return "cannot-act"
        if kind in CARRIED and not reading.may_have(table, minion, card):
            return "has-one-already"
        if table.has_note(notes.RECRUITED, minion):
            return "has-to-do-something-else"
        if isinstance(effect, Action):
            reason = duty_obstacle(table, minion, effect) or action_obstacle(
                table, card, effect, minion
            )
            if reason:
                return reason
    elif kind == MODIFIER and not _can_modify(table, minion):
        return "no-minion-can-play-it"
    reason = requirement_obstacle(table, card, mode, minion)
    if reason:
        return reason
    if mode.once and _played_once(table, mode.once, table.controller[minion], minion, number):
        return "used-already"
    if kind == POWER:
        if not cards.is_imbued[table.what[minion]]:
            return "needs-imbued"
        if any(table.what[power] == number for power in table.on[minion]):
            return "has-power"
    if kind in TAKES_ACTION:
        if table.has_noted(notes.DONE, minion, number):
            return "played-this-turn"
        if table.has_noted(notes.BARRED, table.controller[minion], number):
            return "played-this-turn"
    elif kind in (MODIFIER, REACTION) and table.has_noted(notes.PLAYED, minion, number):
        return "played-this-action"
    elif kind == MODIFIER and table.has_note(notes.NO_MODIFIERS, NOTHING):
        return "no-more-modifiers"
    return ""


def action_obstacle(table: Table, card: int, action: Action, minion: int) -> str:
    """Whether a minion may take an action of this kind, at something."""
    if table.cards.takes_toll and table.blood[minion] < toll(table, minion, action):
        return "cannot-pay-blood"
    if action.kind == BLEED and table.has_noted(notes.DONE, minion, notes.BLED):
        return "played-this-turn"
    if action.kind == POLITICS or action.kind == HUNT:
        if not reading.is_vampire(table, minion) and not _acts_as_vampire(
            table, card, action, minion
        ):
            return "needs-vampire"
        if action.kind == POLITICS:
            if table.has_noted(notes.DONE, minion, notes.ACTED_POLITICALLY):
                return "played-this-turn"
            if not _has_terms(table, card, action, minion):
                return "no-target"
    if action.kind == DIABLERIE and not reading.can_diablerize(table, minion):
        return "needs-vampire"
    if action.brings_vampire and reading.has_trait(table, minion, STERILE):
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
    return reading.toll(table, minion)


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
            found = [choice for choice in found if not reading.shuns(table, minion, choice)]
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
    if grant.by is None:
        if reading.host_of(table, card) != minion:
            return "no-minion-can-play-it"
    elif not grant.by.fits(table, Resolving(grant.action, seat, card, minion), minion):
        return "no-minion-can-play-it"
    if table.controller[card] != seat and not grant.anyone:
        return "no-minion-can-play-it"
    if grant.tap and table.tapped[card]:
        return "card-is-tapped"
    if table.cards.holds[table.what[card]] and reading.contests_title(table, table.host[card]):
        return "condition-fails"  # the card of a contested title is face down
    act = Resolving(grant.action, seat, card, minion)
    if grant.if_ is not None and not grant.if_.holds(table, act):
        return "condition-fails"
    if table.has_noted(notes.DONE, minion, key_of(card)):
        return "used-already"
    if table.has_noted(notes.BARRED, seat, table.what[card]):
        return "used-already"
    cost = pricing.price(table, minion, grant.cost, None, grant.action.kind)
    return action_obstacle(table, card, grant.action, minion) or cost_obstacle(
        table, seat, minion, cost
    )


def is_leashed(table: Table, minion: int) -> bool:
    """Whether a slave has no master: then he takes no directed actions (VTES-11-15)."""
    for trait in table.cards.traits[table.what[minion]]:
        if trait.startswith("slave:"):
            clan = trait.partition(":")[2]
            others = table.minions(table.controller[minion])
            return not any(m != minion and reading.clan(table, m) == clan for m in others)
    return False


# Mandatory actions


def must(table: Table, minion: int) -> str:
    """What a minion must do: "hunt", or "card", what a card in play says; "stuck" if he must do
    two things, "" if he is free. What he can't do now is not pending (VTES-R-45)."""
    if not table.is_ready(minion) or reading.forbidden(table, "act", minion):
        return ""
    duties: list[int] = []
    if reading.is_vampire(table, minion) and table.blood[minion] == 0:
        duties.append(NOTHING)
    for note in table.notes:
        if note[1] != notes.MUST or note[2] != minion or note[3] in duties:
            continue
        if note[3] == NOTHING or _can_do_duty(table, note[3], minion):
            duties.append(note[3])
    if len(duties) > 1:
        return "stuck"
    if not duties:
        return ""
    return "hunt" if duties[0] == NOTHING else "card"


def _can_do_duty(table: Table, card: int, minion: int) -> bool:
    """Whether a minion can now take an action that a card in play makes him take."""
    if not table.in_play(card):
        return False
    grants = table.cards.can_acts[table.what[card]]
    return any(not grant_obstacle(table, card, grant, minion) for grant in grants)


def others_must(table: Table, minion: int) -> bool:
    """Whether another of the player's minions has to act first (VTES-6-09, VTES-R-45).

    In the turn of another nobody has to, because nobody else could (VTES-R-100).
    """
    if table.controller[minion] != table.active:
        return False
    for other in table.minions(table.controller[minion]):
        if other != minion and is_pending(table, other):
            return True
    return False


def is_pending(table: Table, minion: int) -> bool:
    """Whether a minion has a mandatory action that he can take now."""
    if table.tapped[minion] or table.has_note(notes.RECRUITED, minion):
        return False
    duty = must(table, minion)
    return duty == "card" or (duty == "hunt" and not is_barred(table, minion, HUNT))


def is_barred(table: Table, minion: int, kind: str, target: int = NOTHING) -> bool:
    """Whether a minion can't take an action without a card, at this target, again this turn."""
    for note in table.notes:
        if note[1] == notes.NOT_AGAIN and note[2] == minion and note[3] == target:
            what = note[4]
            if isinstance(what, Action) and what.kind == kind:
                return True
    return False


def duty_obstacle(table: Table, minion: int, action: Action, card: int = NOTHING) -> str:
    """Whether mandatory actions forbid this one, which a card in play grants or none.

    (VTES-6-08..13)
    """
    duty = must(table, minion)
    if not duty:
        return "has-to-do-something-else" if others_must(table, minion) else ""
    if duty == "hunt" and action.kind == HUNT:
        return ""
    if duty == "card" and card != NOTHING and table.has_noted(notes.MUST, minion, card):
        return ""
    return "has-to-do-something-else"


def _played_once(table: Table, once: str, seat: int, minion: int, number: int) -> bool:
    """Whether a card that may be played only so often was played."""
    if once == "rounds":
        fight = fighting(table)
        before = 0 if fight is None else fight.rounds - 1
        return table.has_noted(notes.IN_ROUND, minion, before * notes.ROUND_KEY + number)
    if once == "untap":
        return table.has_noted(notes.UNTIL_UNTAP, minion, number)
    if once == "strike":
        return table.has_note(notes.AIM_PLAYED, minion)
    return table.has_noted(notes.ONCE, who_played(once, seat, minion), number)


def who_played(once: str, seat: int, minion: int) -> int:
    """Of whom it is noted that a card was played: the minion, the Methuselah, or anybody."""
    if once == "game":
        return NOTHING
    return SEAT_KEY - seat if once.startswith("your-") else minion


def _is_kept_off(table: Table, card: int, mode: Mode, minion: int) -> bool:
    """Whether a minion is warded against a card that he would have to put on himself, or his
    opponent against a strike at him."""
    from conclave.games.vtes.vocabulary.effects import PutInPlay

    fight = fighting(table)
    foe = NOTHING if fight is None else fight.opponent(minion)
    for node in walk(mode.effect):
        if isinstance(node, PutInPlay) and node.on is not None and minion != NOTHING:
            act = Resolving(mode.effect, table.controller[minion], card, minion)
            host = node.on.card(table, act)
            if host == minion and reading.wards_off(table, minion, card, (mode,)):
                return True
        reaches = isinstance(node, Strike) and not node.ends and (node.hand or not node.dodge)
        if reaches and foe != NOTHING and reading.wards_off(table, foe, card, (mode,)):
            return True
    return False


def _can_modify(table: Table, minion: int) -> bool:
    """An acting minion plays modifiers while ready, or while he leaves torpor (VTES-6.5.1-07)."""
    action = acting(table)
    if table.is_ready(minion) or action is None:
        return True
    return action.action.kind == LEAVE and table.zone[minion] == TORPOR


def requirement_obstacle(table: Table, card: int, mode: Mode, minion: int) -> str:
    """Whether a minion meets a card's requirements, icons and text (VTES-1.6.1-14..17)."""
    printed = table.cards.printed[table.what[card]]
    allowed = _as_vampire(table, card, mode, minion)
    vampire = allowed or reading.is_vampire(table, minion)
    if printed.clans and not mode.draft and reading.clan(table, minion) not in printed.clans:
        return "needs-clan"
    for discipline, level in mode.disciplines:
        if reading.play_level(table, minion, discipline) < level and not allowed:
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


def _acts_as_vampire(table: Table, card: int, action: Action, minion: int) -> bool:
    """Whether an ally may take the action of a card that he plays as a vampire."""
    for mode in table.cards.modes[table.what[card]] if card != NOTHING else ():
        if mode.effect == action and _as_vampire(table, card, mode, minion):
            return True
    return False


def _as_vampire(table: Table, card: int, mode: Mode, minion: int) -> bool:
    """Whether an ally may play this card as a vampire in this way (VTES-1.6.3-06)."""
    if not reading.is_ally(table, minion):
        return False
    for source in (minion, *table.on[minion]):
        for grant in table.cards.grants[table.what[source]]:
            if isinstance(grant, PlaysAsVampire) and grant.allows(table, card, mode):
                return True
    return False


def _some_minion_meets(table: Table, seat: int, card: int, mode: Mode) -> bool:
    """A master card's requirement is met by a ready minion of its player (VTES-1.6.1-16)."""
    printed = table.cards.printed[table.what[card]]
    if not printed.clans and not printed.needs and not mode.disciplines and not mode.needs:
        return True
    for minion in table.minions(seat):
        if not requirement_obstacle(table, card, mode, minion):
            return True
    return False


def cost_obstacle(table: Table, seat: int, minion: int, cost: Cost) -> str:
    """Whether a cost can be paid in full (VTES-R-18)."""
    if cost.blood > 0 and (minion == NOTHING or table.blood[minion] < cost.blood):
        return "cannot-pay-blood"
    if cost.pool > table.pool[seat]:
        return "cannot-pay-pool"
    if cost.conviction > 0 and (
        minion == NOTHING or len(reading.convictions(table, minion)) < cost.conviction
    ):
        return "cannot-pay-conviction"
    return ""


def use_obstacle(table: Table, seat: int, card: int, index: int, can: Can, window: str) -> str:
    """What stands in the way of an ability of a card in play being used."""
    host = reading.user_of(table, card)
    whose = table.controller[host if can.by == "host" and host != NOTHING else card]
    if whose != seat and can.by != "anyone":
        return "no-minion-can-play-it"
    if can.own_turn and seat != table.active and not _acts(table, seat):
        return "only-in-your-turn"
    if can.phase_action and table.actions == 0:
        return "no-master-action"
    if can.transfers > table.transfers:
        return "no-transfers-left"
    if can.tap and table.tapped[card]:
        return "card-is-tapped"
    if can.once and table.has_noted(notes.USED, card, index):
        return "used-already"
    if can.after_block and not table.has_note(notes.HAD_AT_BLOCK, card):
        return "condition-fails"
    if window == DAMAGE and resists(table, table.cards.modes[table.what[card]]):
        return "nothing-to-prevent"
    if table.has_note(notes.STOLEN, card):
        return "stolen-this-round"
    if ADMITS[window].fight and host != NOTHING:
        fight = fighting(table)
        if fight is None or (fight.opponent(host) == NOTHING) != can.outside:
            return "no-combat"
    if host != NOTHING and table.zone[host] != READY and not can.even_torpid:
        return "no-minion-can-play-it"
    if can.type == MODIFIER:
        action = acting(table)
        if action is None or action.minion != host:
            return "no-minion-can-play-it"
    elif can.type == REACTION:
        action = acting(table)
        if action is None or action.seat == seat:
            return "no-minion-can-play-it"
        if can.while_tapped:
            if not table.tapped[host]:
                return "needs-tapped-minion"
        elif not reading.can_react(table, host):
            return "needs-untapped-minion"
    if can.cost is not FREE:
        reason = cost_obstacle(table, seat, host, can.cost)
        if reason:
            return reason
    act = Resolving(can.effect, seat, card, host)
    if can.if_ is not None and not can.if_.holds(table, act):
        return "condition-fails"
    reason = "no-target"
    for choice in (NOTHING,) if can.target is None else can.target.choices(table, act):
        aimed = Resolving(can.effect, seat, card, host, choice)
        reason = obstacle_of(can.effect, table, aimed)
        if not reason:
            reason = "" if can.effect.possible(table, aimed) else "not-needed"
        if not reason:
            return ""
    return reason


def _acts(table: Table, seat: int) -> bool:
    """Whether a player is the acting Methuselah, be it in the turn of another (VTES-R-100)."""
    action = acting(table)
    return action is not None and action.seat == seat


def key_of(card: int) -> int:
    """What notes that an action granted by this very card was taken."""
    return CARD_KEY + card
