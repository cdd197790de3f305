"""The minion phase: which actions each minion may take (VTES-6, 6.1)."""

from __future__ import annotations

from conclave.core.frames import FORCED, IMPULSE, Window
from conclave.core.moves import Choices, Move, Options
from conclave.games.vtes.rules import end, notes, pricing
from conclave.games.vtes.rules import moves as moves_of
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
from conclave.games.vtes.rules.legality import cards_in_hand, duties, offers, taking_actions
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.opportunity import asked
from conclave.games.vtes.rules.playing.cards import carry_out
from conclave.games.vtes.rules.reading import bans, belongings, hosts, identity, titles
from conclave.games.vtes.rules.requirements import FREE
from conclave.games.vtes.rules.steps import ByLeave, Step
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.windows import MINION_PHASE
from conclave.games.vtes.rules.words import NOTHING, TAKES_ACTION


class MinionPhase(Step):
    """Ready untapped minions act, one after another (VTES-6-01)."""

    __match_args__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: Table, step: int) -> None:
        if table.time_called:
            end.end_by_time(table)
        elif step > 0:
            table.pop()
        elif any(duties.is_pending(table, minion) for minion in table.minions(self.seat)):
            table.push(Window(FORCED, (self.seat,)))  # a mandatory action can't be passed over
        else:
            others = MINION_PHASE in table.cards.by_others
            seats = table.clockwise(self.seat) if others else (self.seat, *bystanders(table))
            table.push(Window(IMPULSE, asked(table, seats)))

    def options(self, table: Table, seat: int) -> Options:
        moves = offers.plays(table, seat, MINION_PHASE)
        if seat == self.seat:
            for minion in table.minions(seat):
                if not table.tapped[minion] and not table.has_note(notes.RECRUITED, minion):
                    moves += actions_of(table, seat, minion)
            moves += [
                moves_of.LeaveTorpor(table.word(vampire))
                for vampire in table.in_torpor(seat)
                if can_leave(table, vampire)
            ]
        return Choices(moves)

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        if isinstance(table.frames[-1], Window):
            table.pop()
        table.go(0)  # whether something is mandatory is looked up again
        found = begun(table, seat, move)
        if found is None:
            carry_out(table, seat, move)
        else:
            table.push(found)

    def reaction(self, table: Table, seat: int) -> bool:
        return seat != self.seat

    def prompt(self) -> str:
        return "MinionPhase"

    def window_name(self) -> str:
        return MINION_PHASE

    def rule(self, table: Table) -> str:
        return "VTES-6-01"


class ExtraAction(ByLeave):
    """A minion takes an action by leave of a card; if the card that he plays for it is cancelled,
    he may choose another action, or let it be."""

    def run(self, table: Table, step: int) -> None:
        taken = step > 0 and (
            self.number == NOTHING or table.has_noted(notes.DONE, self.minion, self.number)
        )
        if taken or not actions_by(table, self.seat, self.minion):
            table.pop()
        else:
            table.push(Window(FORCED, (self.seat,)))

    def options(self, table: Table, seat: int) -> Options:
        moves = actions_by(table, seat, self.minion)
        return Choices(moves if self.number == NOTHING else [*moves, moves_of.DONE])

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        found = begun(table, seat, move)
        if found is None:
            table.pop()
            return
        number = NOTHING if found.mode is None else table.what[found.card]
        table.replace(ExtraAction(self.seat, self.minion, number))
        table.push(found)

    def window_name(self) -> str:
        return MINION_PHASE

    def rule(self, table: Table) -> str:
        return "VTES-R-100"

    def facts(self, table: Table, seat: int) -> dict[str, object]:
        return {"minion": table.word(self.minion)}


def bystanders(table: Table) -> list[int]:
    """Who may let a minion act in the minion phase of another, by an untapped card in play."""
    cards = [card for card in table.reaching() if table.cards.by_leave[table.what[card]]]
    users = [
        table.controller[hosts.host_of(table, card)]
        for card in cards
        if not table.tapped[card] and not table.tapped[hosts.host_of(table, card)]
    ]
    return [seat for seat in table.clockwise(table.active)[1:] if seat in users] if users else []


def actions_by(table: Table, seat: int, minion: int) -> list[Move]:
    """The actions that this one minion may take now, with a card from hand or without."""
    moves: list[Move] = []
    torpid = minion in table.in_torpor(seat)
    if not torpid and minion not in table.minions(seat):
        return moves
    done: list[int] = []
    for card in table.hand[seat]:
        number = table.what[card]
        if number in done:
            continue
        done.append(number)
        for mode, word in zip(table.cards.modes[number], table.cards.mode_words[number]):
            effect = mode.effect
            if mode.type not in TAKES_ACTION or not isinstance(effect, Action):
                continue
            if (effect.kind == LEAVE) == torpid and not cards_in_hand.obstacle(
                table, seat, card, mode, minion, MINION_PHASE
            ):
                moves.append(moves_of.Play(table.cards.names[number], word, table.word(minion)))
    if torpid and can_leave(table, minion):
        moves.append(moves_of.LeaveTorpor(table.word(minion)))
    elif not torpid and not table.tapped[minion] and not table.has_note(notes.RECRUITED, minion):
        moves += actions_of(table, seat, minion)
    return moves


def can_leave(table: Table, vampire: int) -> bool:
    """Whether a minion in torpor may take the action to leave it without a card."""
    return (
        identity.is_vampire(table, vampire)
        and not table.tapped[vampire]
        and table.blood[vampire]
        >= LEAVE_COST + taking_actions.toll(table, vampire, DEFAULTS[LEAVE])
        and not duties.others_must(table, vampire)
        and not duties.is_barred(table, vampire, LEAVE)
    )


def begun(table: Table, seat: int, move: Move) -> TakingAction | None:
    """The action that a move announces, with a card from hand or without; None: it is another."""
    if isinstance(move, moves_of.Play):
        played = table.in_hand(seat, move.card)
        number = table.what[played]
        mode = table.cards.mode(number, move.mode)
        if mode.type not in TAKES_ACTION:
            return None
        effect = mode.effect
        assert isinstance(effect, Action)
        return TakingAction(effect, seat, table.read(move.minion), played, NOTHING, 0, mode)
    if isinstance(move, moves_of.ActWith):
        card = table.read(move.card)
        grant = table.cards.can_acts[table.what[card]][move.number]
        return TakingAction(grant.action, seat, table.read(move.minion), card)
    if isinstance(move, moves_of.OfMinion):
        kinds: dict[type[Move], str] = {
            moves_of.Bleed: BLEED,
            moves_of.Hunt: HUNT,
            moves_of.LeaveTorpor: LEAVE,
            moves_of.BecomeAnarch: ANARCH,
        }
        return TakingAction(DEFAULTS[kinds[type(move)]], seat, table.read(move.minion))
    if isinstance(move, moves_of.Rescue):
        minion, other = table.read(move.minion), table.read(move.other)
        return TakingAction(DEFAULTS[RESCUE], seat, minion, NOTHING, other, move.number)
    if isinstance(move, moves_of.OfTwo):
        others: dict[type[Move], str] = {
            moves_of.Diablerize: DIABLERIE,
            moves_of.TakeEquipment: TAKE,
            moves_of.BurnImbued: BURN_IMBUED,
            moves_of.AttackMarked: ATTACK,
        }
        minion, other = table.read(move.minion), table.read(move.other)
        return TakingAction(DEFAULTS[others[type(move)]], seat, minion, NOTHING, other)
    return None


def actions_of(table: Table, seat: int, minion: int) -> list[Move]:
    """The actions that a ready untapped minion may take without a card from hand."""
    moves: list[Move] = []
    if bans.forbidden(table, "act", minion):
        return moves
    word = table.word(minion)
    vampire = identity.is_vampire(table, minion)
    hungry = vampire and not duties.duty_obstacle(table, minion, DEFAULTS[HUNT])
    if hungry and not duties.is_barred(table, minion, HUNT):
        moves.append(moves_of.Hunt(word))
    if duties.duty_obstacle(table, minion, DEFAULTS[BLEED]):
        return moves + granted(table, seat, minion)  # he, or somebody else, has a duty
    leashed = taking_actions.is_leashed(table, minion)
    fought = table.has_noted(notes.DONE, minion, notes.ATTACKED_MARKED)
    marked = marked_actions(table, seat, minion) if vampire and not leashed and not fought else []
    if table.cards.takes_toll and table.blood[minion] < taking_actions.toll(
        table, minion, DEFAULTS[BLEED]
    ):
        return moves + marked + granted(table, seat, minion)
    bled = table.has_noted(notes.DONE, minion, notes.BLED)
    cost = pricing.price(table, minion, FREE, None, BLEED)
    if not bled and not leashed and table.blood[minion] >= cost.blood:
        moves.append(moves_of.Bleed(word))
    if vampire:
        moves += torpor_actions(table, seat, minion, leashed)
        if (
            not identity.is_anarch(table, minion)
            and not titles.is_titled(table, minion)
            and table.blood[minion] >= anarch_cost(table, minion)
            and not duties.is_barred(table, minion, ANARCH)
        ):
            moves.append(moves_of.BecomeAnarch(word))
        moves += marked
    for other in (*table.minions(seat), *table.in_torpor(seat)):
        if other != minion and can_take(table, minion, other):
            moves.append(moves_of.TakeEquipment(word, table.word(other)))
    for region in table.clockwise(seat):
        if region == seat or not leashed:
            for other in table.in_torpor(region):
                if table.cards.is_imbued[table.what[other]]:
                    if taking_actions.is_sheltered(table, seat, other):
                        continue
                    if not duties.is_barred(table, minion, BURN_IMBUED, other):
                        moves.append(moves_of.BurnImbued(word, table.word(other)))
    return moves + granted(table, seat, minion)


def can_take(table: Table, minion: int, other: int) -> bool:
    """Whether a minion may take any equipment from another of his controller's."""
    return any(may_take(table, minion, card) for card in belongings.equipment(table, other))


def torpor_actions(table: Table, seat: int, minion: int, leashed: bool) -> list[Move]:
    """Rescues and diableries (VTES-6.5.3, VTES-6.5.4)."""
    moves: list[Move] = []
    word = table.word(minion)
    cost = rescue_cost(table, minion)
    rescues = not bans.forbidden(table, "rescue", minion)
    for region in table.clockwise(seat):
        if region != seat and leashed:
            continue
        for other in table.in_torpor(region):
            if not identity.is_vampire(table, other) or taking_actions.is_sheltered(
                table, seat, other
            ):
                continue
            moves += [
                moves_of.Rescue(word, table.word(other), share)
                for share in range(cost + 1)
                if rescues
                and table.blood[minion] >= share
                and table.blood[other] >= cost - share
                and not duties.is_barred(table, minion, RESCUE, other)
            ]
            if identity.can_diablerize(table, minion) and not duties.is_barred(
                table, minion, DIABLERIE, other
            ):
                moves.append(moves_of.Diablerize(word, table.word(other)))
    return moves


def marked_actions(table: Table, seat: int, minion: int) -> list[Move]:
    """Combat with a Red List minion whom the player has marked (VTES-11-05)."""
    if table.blood[minion] < ATTACK_COST:
        return []
    return [
        moves_of.AttackMarked(table.word(minion), table.word(note[2]))
        for note in table.notes
        if note[1] == notes.MARKED
        and note[3] == seat
        and table.is_ready(note[2])
        and table.controller[note[2]] != seat
        and not bans.shuns(table, minion, note[2])
        and not taking_actions.is_sheltered(table, seat, note[2])
    ]


def acted_with(table: Table, seat: int) -> list[int]:
    """The cards in play that may grant actions to a player's minions."""
    found = [*table.controlled(seat)]
    for other in table.clockwise(seat):
        found += [
            card
            for card in table.region(other)
            if table.controller[card] != seat and table.cards.open_acts[table.what[card]]
        ]
    return found


def granted(table: Table, seat: int, minion: int) -> list[Move]:
    """The actions that cards in play grant to a minion (VTES-6.1-04)."""
    moves: list[Move] = []
    for card in acted_with(table, seat):
        grants = table.cards.can_acts[table.what[card]]
        if not grants:
            continue
        for number, grant in enumerate(grants):
            if not duties.duty_obstacle(
                table, minion, grant.action, card
            ) and not taking_actions.grant_obstacle(table, card, grant, minion):
                moves.append(moves_of.ActWith(table.word(minion), table.word(card), number))
    return moves
