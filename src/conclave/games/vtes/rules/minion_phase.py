"""The minion phase: the actions each minion may take (VTES-6, 6.1)."""

from __future__ import annotations

from typing import Final

from conclave.core.frames import ASK_ONCE, COUNTED, FIRST, FORCED, IMPULSE, Window
from conclave.core.moves import Choices, Move, Options
from conclave.games.vtes.rules import end, notes, pricing
from conclave.games.vtes.rules import moves as move_types
from conclave.games.vtes.rules.abilities.acting import ACTIONS_FOR_ANYONE, CAN_ACTS, CanAct
from conclave.games.vtes.rules.abilities.using import (
    CANS,
    FOR_ANYONE_IN_MINION_PHASE,
    IN_OTHERS_MINION_PHASE,
)
from conclave.games.vtes.rules.actions.cost import anarch_cost, rescue_cost
from conclave.games.vtes.rules.actions.equipping import may_take
from conclave.games.vtes.rules.actions.kinds import (
    ANARCH,
    ATTACK,
    ATTACK_COST,
    BLEED,
    BURN_IMBUED,
    DEFAULTS,
    DIABLERIE,
    HUNT,
    LEAVE,
    LEAVE_COST,
    RESCUE,
    TAKE,
)
from conclave.games.vtes.rules.actions.taking import TakingAction
from conclave.games.vtes.rules.blood import incapacitate
from conclave.games.vtes.rules.constants import NOTHING, TAKES_ACTION
from conclave.games.vtes.rules.frame_types import CurrentExtraAction, TableFrame
from conclave.games.vtes.rules.legality import cards_in_hand, duties, offers, taking_actions
from conclave.games.vtes.rules.legality.cards_in_play import use_obstacle
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.moments import Happening, PhaseCloses
from conclave.games.vtes.rules.opportunity import (
    others_with_cards,
    others_with_targets,
    with_any_time_users,
)
from conclave.games.vtes.rules.playing.cards import carry_out
from conclave.games.vtes.rules.playing.using import Using
from conclave.games.vtes.rules.reading import bans, belongings, identity, title_gifts, titles
from conclave.games.vtes.rules.requirements import FREE
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.triggers import trigger
from conclave.games.vtes.rules.windows import MINION_PHASE

Grant = tuple[int, int, CanAct]
"""A card in play, the number of one of its abilities, and this ability."""


# A step of MinionPhase
OVER: Final = 2


class MinionPhase(TableFrame):
    """Ready untapped minions act, one after another (VTES-6-01)."""

    steps = (*ASK_ONCE, "over")

    __match_args__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: Table, step: int) -> None:
        if table.time_called:
            end.end_by_time(table)
        elif step != FIRST:
            if step == OVER or not self.use_what_must_be_used(table):
                table.pop()
                trigger(table, Happening(PhaseCloses, self.seat))
        elif starving := duties.starving_vampires(table, self.seat):
            table.go(FIRST)
            incapacitate(table, starving[0])
        elif any(duties.has_pending_duty(table, minion) for minion in table.minions(self.seat)):
            table.push(Window(FORCED, (self.seat,)))  # no passing with a mandatory action
        else:
            others = others_with_cards(table, IN_OTHERS_MINION_PHASE)
            others += others_with_targets(table, FOR_ANYONE_IN_MINION_PHASE)
            later = [seat for seat in table.clockwise(self.seat)[1:] if seat in others]
            seats = (self.seat, *later)
            table.push(Window(IMPULSE, with_any_time_users(table, seats)))

    def use_what_must_be_used(self, table: Table) -> bool:
        """Use the abilities that must be used in this phase and haven't been; whether there are
        any."""
        found = [
            Using(self.seat, card, index)
            for card in table.controlled(self.seat)
            for index, can in enumerate(CANS.of(table, card))
            if can.must and not use_obstacle(table, self.seat, card, index, can, MINION_PHASE)
        ]
        for using in found:
            table.push(using)
        return len(found) > 0

    def options(self, table: Table, seat: int) -> Options:
        moves = offers.plays(table, seat, MINION_PHASE)
        if seat == self.seat:
            grants = grants_for(table, seat)
            for minion in table.minions(seat):
                if not table.tapped[minion] and not table.notes.has(notes.CANNOT_ACT, minion):
                    moves += actions_of(table, seat, minion, grants)
            moves += [
                move_types.LeaveTorpor(table.word(vampire))
                for vampire in table.in_torpor(seat)
                if can_leave_torpor(table, vampire)
            ]
        return Choices(moves)

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        if isinstance(table.frames[-1], Window):
            table.pop()
        table.go(FIRST)  # check again for mandatory actions
        announced = announced_action(table, seat, move)
        if announced is None:
            carry_out(table, seat, move)
        else:
            table.push(announced)

    def reaction(self, table: Table, seat: int) -> bool:
        return seat != self.seat

    def prompt(self) -> str:
        return "MinionPhase"

    def window_name(self) -> str:
        return MINION_PHASE

    def rule(self, table: Table) -> str:
        return "VTES-6-01"


class ExtraAction(CurrentExtraAction):
    """A minion takes an action because of a card.

    If the card he plays for it is cancelled, he may take another action or none.
    """

    steps = COUNTED

    def run(self, table: Table, step: int) -> None:
        taken = step != FIRST and (
            self.number == NOTHING
            or table.notes.has_definition(notes.ACTED_WITH_CARD, self.minion, self.number)
        )
        if taken or not all_actions_of(table, self.seat, self.minion):
            table.pop()
        else:
            table.push(Window(FORCED, (self.seat,)))

    def options(self, table: Table, seat: int) -> Options:
        moves = all_actions_of(table, seat, self.minion)
        return Choices(moves if self.number == NOTHING else [*moves, move_types.DONE])

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        announced = announced_action(table, seat, move)
        if announced is None:
            table.pop()
            return
        number = NOTHING if announced.mode is None else table.definition[announced.card]
        table.replace(ExtraAction(self.seat, self.minion, number))
        table.push(announced)

    def window_name(self) -> str:
        return MINION_PHASE

    def rule(self, table: Table) -> str:
        return "VTES-R-100"

    def facts(self, table: Table, seat: int) -> dict[str, object]:
        return {"minion": table.word(self.minion)}


def all_actions_of(table: Table, seat: int, minion: int) -> list[Move]:
    """The actions that a minion may take now, with or without a card from hand."""
    moves: list[Move] = []
    torpid = minion in table.in_torpor(seat)
    if not torpid and minion not in table.minions(seat):
        return moves
    done: list[int] = []
    stored = table.stored_for(seat)
    for card in (*table.hand[seat], *stored):
        number = table.definition[card]
        kind = move_types.PlayStored if card in stored else move_types.Play
        if number in done and card not in stored:
            continue
        done.append(number)
        for mode, word in zip(table.cards.modes[number], table.cards.mode_words[number]):
            effect = mode.effect
            if mode.type not in TAKES_ACTION or not isinstance(effect, Action):
                continue
            if (effect.kind == LEAVE) == torpid and not cards_in_hand.obstacle(
                table, seat, card, mode, minion, MINION_PHASE
            ):
                moves.append(kind(table.cards.names[number], word, table.word(minion)))
    if torpid and can_leave_torpor(table, minion):
        moves.append(move_types.LeaveTorpor(table.word(minion)))
    elif not torpid and not table.tapped[minion] and not table.notes.has(notes.CANNOT_ACT, minion):
        moves += actions_of(table, seat, minion, grants_for(table, seat))
    return moves


def can_leave_torpor(table: Table, vampire: int) -> bool:
    """Whether a minion may take the action to leave torpor, without a card."""
    return (
        identity.is_vampire(table, vampire)
        and not table.tapped[vampire]
        and not bans.forbidden(table, "leave", vampire)
        and table.blood[vampire]
        >= LEAVE_COST + taking_actions.blood_to_attempt(table, vampire, DEFAULTS[LEAVE])
        and not duties.others_must_act_first(table, vampire)
        and not duties.may_not_repeat(table, vampire, LEAVE)
    )


def announced_action(table: Table, seat: int, move: Move) -> TakingAction | None:
    """The action that a move announces; None for other moves."""
    if isinstance(move, move_types.Play):
        played = offers.card_to_play(table, seat, move)
        number = table.definition[played]
        mode = table.cards.mode(number, move.mode)
        if mode.type not in TAKES_ACTION:
            return None
        effect = mode.effect
        assert isinstance(effect, Action)
        return TakingAction(effect, seat, table.read(move.minion), played, NOTHING, 0, mode)
    if isinstance(move, move_types.ActWith):
        card = table.read(move.card)
        grant = CAN_ACTS.of(table, card)[move.number]
        return TakingAction(grant.action, seat, table.read(move.minion), card)
    if isinstance(move, move_types.MinionMove):
        kinds: dict[type[Move], str] = {
            move_types.Bleed: BLEED,
            move_types.Hunt: HUNT,
            move_types.LeaveTorpor: LEAVE,
            move_types.BecomeAnarch: ANARCH,
        }
        return TakingAction(DEFAULTS[kinds[type(move)]], seat, table.read(move.minion))
    if isinstance(move, move_types.Rescue):
        minion, other = table.read(move.minion), table.read(move.other)
        return TakingAction(DEFAULTS[RESCUE], seat, minion, NOTHING, other, move.number)
    if isinstance(move, move_types.PairMove):
        others: dict[type[Move], str] = {
            move_types.Diablerize: DIABLERIE,
            move_types.TakeEquipment: TAKE,
            move_types.BurnImbued: BURN_IMBUED,
            move_types.AttackMarked: ATTACK,
        }
        minion, other = table.read(move.minion), table.read(move.other)
        return TakingAction(DEFAULTS[others[type(move)]], seat, minion, NOTHING, other)
    return None


def actions_of(table: Table, seat: int, minion: int, grants: list[Grant]) -> list[Move]:
    """The actions that a ready untapped minion may take without a card from hand."""
    moves: list[Move] = []
    if bans.forbidden(table, "act", minion):
        return moves
    word = table.word(minion)
    vampire = identity.is_vampire(table, minion)
    duty = duties.duty_of(table, minion)
    hunts = vampire and duties.fits_duty(table, duty, minion, DEFAULTS[HUNT])
    if hunts and bans.forbids_normal_hunt(table, minion):
        hunts = False
    if hunts and not duties.may_not_repeat(table, minion, HUNT):
        moves.append(move_types.Hunt(word))
    if duty:
        return moves + granted_actions(table, minion, duty, grants)
    masterless = taking_actions.is_slave_without_master(table, minion)
    attacked = table.notes.has(notes.ATTACKED_MARKED, minion)
    marked = (
        marked_actions(table, seat, minion) if vampire and not masterless and not attacked else []
    )
    if table.blood[minion] < taking_actions.blood_to_attempt(table, minion, DEFAULTS[BLEED]):
        return moves + marked + granted_actions(table, minion, duty, grants)
    bled = table.notes.has(notes.HAS_BLED, minion) or bans.forbidden(table, BLEED, minion)
    cost = pricing.adjusted_cost(table, minion, FREE, None, BLEED)
    if not bled and not masterless and table.blood[minion] >= cost.blood:
        moves.append(move_types.Bleed(word))
    if vampire:
        moves += torpor_actions(table, seat, minion, masterless)
        if (
            not identity.is_anarch(table, minion)
            and not titles.is_titled(table, minion)
            and table.blood[minion] >= anarch_cost(table, minion)
            and not duties.may_not_repeat(table, minion, ANARCH)
        ):
            moves.append(move_types.BecomeAnarch(word))
        moves += marked
    for other in (*table.minions(seat), *table.in_torpor(seat)):
        if table.attached[other] and other != minion and can_take_equipment(table, minion, other):
            moves.append(move_types.TakeEquipment(word, table.word(other)))
    for region in table.clockwise(seat):
        if region == seat or not masterless:
            for other in table.in_torpor(region):
                if table.cards.is_imbued[table.definition[other]]:
                    if taking_actions.is_protected(table, minion, other):
                        continue
                    if not duties.may_not_repeat(table, minion, BURN_IMBUED, other):
                        moves.append(move_types.BurnImbued(word, table.word(other)))
    return moves + granted_actions(table, minion, duty, grants)


def can_take_equipment(table: Table, minion: int, other: int) -> bool:
    """Whether a minion may take any equipment from another minion of his controller."""
    return any(may_take(table, minion, card) for card in belongings.equipment(table, other))


def torpor_actions(table: Table, seat: int, minion: int, masterless: bool) -> list[Move]:
    """Rescues and diableries (VTES-6.5.3, VTES-6.5.4)."""
    moves: list[Move] = []
    word = table.word(minion)
    may_rescue = not bans.forbidden(table, "rescue", minion)
    for region in table.clockwise(seat):
        if region != seat and masterless:
            continue
        for other in table.in_torpor(region):
            if not identity.is_vampire(table, other) or taking_actions.is_protected(
                table, minion, other
            ):
                continue
            cost = rescue_cost(table, minion, other)
            may_leave = not bans.forbidden(table, "leave", other)
            moves += [
                move_types.Rescue(word, table.word(other), share)
                for share in range(cost + 1)
                if may_rescue
                and may_leave
                and table.blood[minion] >= share
                and table.blood[other] >= cost - share
                and not duties.may_not_repeat(table, minion, RESCUE, other)
            ]
            if (
                identity.can_diablerize(table, minion)
                and not bans.forbidden(table, "diablerized", other)
                and not title_gifts.refuses_diablerie(table, minion, other)
                and not duties.may_not_repeat(table, minion, DIABLERIE, other)
            ):
                moves.append(move_types.Diablerize(word, table.word(other)))
    return moves


def marked_actions(table: Table, seat: int, minion: int) -> list[Move]:
    """Actions to enter combat with a Red List minion that the player has marked (VTES-11-05)."""
    if table.blood[minion] < ATTACK_COST:
        return []
    return [
        move_types.AttackMarked(table.word(minion), table.word(note.about))
        for note in table.notes.of(notes.MARKED)
        if note.seat == seat
        and table.is_ready(note.about)
        and table.controller[note.about] != seat
        and not bans.may_not_attack(table, minion, note.about)
        and not taking_actions.is_protected(table, minion, note.about)
    ]


def grants_for(table: Table, seat: int) -> list[Grant]:
    """The actions that cards in play may grant to a player's minions."""
    cards = [*table.controlled(seat)]
    for other in table.clockwise(seat):
        cards += [
            card
            for card in table.region(other)
            if table.controller[card] != seat and ACTIONS_FOR_ANYONE.of(table, card)
        ]
    found: list[Grant] = []
    for card in cards:
        for number, grant in enumerate(CAN_ACTS.of(table, card)):
            found.append((card, number, grant))
    return found


def granted_actions(table: Table, minion: int, duty: str, grants: list[Grant]) -> list[Move]:
    """The actions that cards in play grant to a minion (VTES-6.1-04)."""
    moves: list[Move] = []
    for card, number, grant in grants:
        fits = not duty or duties.fits_duty(table, duty, minion, grant.action, card)
        if fits and not taking_actions.grant_obstacle(table, card, number, grant, minion):
            moves.append(move_types.ActWith(table.word(minion), table.word(card), number))
    return moves
