"""What cards in play forbid minions, ward off, or make them pay for."""

from __future__ import annotations

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.abilities.acting import (
    BLOCK_CHARGES,
    BLOOD_TO_ACT,
    FORBIDS,
    ChargesBlockers,
    Forbids,
)
from conclave.games.vtes.rules.abilities.belongings import CANNOT_HAVE
from conclave.games.vtes.rules.abilities.costs import BANKS_POOL
from conclave.games.vtes.rules.abilities.fighting import NEVER_GAINS, WARDS
from conclave.games.vtes.rules.constants import NOTHING, REACTION
from conclave.games.vtes.rules.frame_types import GainsBanked
from conclave.games.vtes.rules.modes import NO_EFFECT, Mode
from conclave.games.vtes.rules.reading.granted import concerns, in_force
from conclave.games.vtes.rules.reading.hosts import applies_to, host_of, whose
from conclave.games.vtes.rules.requirements import Filter
from conclave.games.vtes.rules.table import Table
from conclave.lang.nodes import walk
from conclave.lang.resolving import Resolving


def never_gains(table: Table, card: int) -> bool:
    """Whether blood or life that a minion would gain goes to the bank."""
    return applies_to(table, card, NEVER_GAINS)


def gains_no_pool(table: Table, seat: int) -> bool:
    """Whether pool that a player would gain goes to the bank."""
    sources = table.cards_with(BANKS_POOL)
    if not sources or seat != table.active:
        return False
    for frame in table.frames:
        if isinstance(frame, GainsBanked) and frame.seat == seat:
            return True
    return any(
        not each.unless.holds(
            table, Resolving(NO_EFFECT, table.controller[source], source, NOTHING, seat)
        )
        for source in sources
        for each in BANKS_POOL.of(table, source)
    )


def blood_to_act(table: Table, minion: int) -> int:
    """How much blood a minion must burn to attempt most actions."""
    total = 0
    for source in table.attached[minion]:
        if table.contested[source]:
            continue
        for each in BLOOD_TO_ACT.of(table, source):
            act = Resolving(NO_EFFECT, table.controller[source], source, minion)
            if not each.blocking and (each.if_ is None or each.if_.holds(table, act)):
                total += each.blood
    return total


def blood_to_block(table: Table, minion: int) -> int:
    """How much blood a minion must burn to attempt to block the current action."""
    total = 0
    for source in table.cards_with(BLOOD_TO_ACT):
        host = host_of(table, source)
        for each in BLOOD_TO_ACT.of(table, source):
            if each.blocking and concerns(table, minion, source, host, None, each.if_):
                total += each.blood
    return total


def forbidden(table: Table, what: str, minion: int) -> bool:
    """Whether an ability forbids a minion something, for example to "act" or "block"."""
    for each, source, host in in_force(table, FORBIDS, Forbids):
        if what in each.what and concerns(table, minion, source, host, each.who, each.if_):
            return True
    return False


def may_not_play(table: Table, minion: int, card: int, mode: Mode) -> bool:
    """Whether a minion can't play a card in this mode."""
    required = [name for name, _ in mode.disciplines]
    for each, source, host in in_force(table, FORBIDS, Forbids):
        if "play" in each.what and each.at is not None:
            act = Resolving(NO_EFFECT, whose(table, source), source, host, minion)
            if each.at.fits_played(table, act, card, required) and concerns(
                table, minion, source, host, each.who, each.if_
            ):
                return True
    return False


def is_unmoved_by(table: Table, minion: int, card: int, mode: Mode) -> bool:
    """Whether a reaction card played in this mode doesn't affect a minion."""
    if mode.type != REACTION or not table.notes.has(notes.UNMOVED, minion):
        return False
    act = Resolving(NO_EFFECT, table.controller[minion], card, minion)
    required = [name for name, _ in mode.disciplines]
    return any(
        isinstance(note.phrase, Filter) and note.phrase.fits_played(table, act, card, required)
        for note in table.notes.about(notes.UNMOVED, minion)
    )


def starves(table: Table, minion: int) -> bool:
    """Whether an ability that keeps a minion from hunting sends him to torpor if he must."""
    for each, source, host in in_force(table, FORBIDS, Forbids):
        if each.or_torpor and concerns(table, minion, source, host, each.who, each.if_):
            return True
    return False


def forbids_normal_hunt(table: Table, minion: int) -> bool:
    """Whether a minion can't hunt without a card."""
    return forbidden(table, "hunt", minion) or forbidden(table, "normal-hunt", minion)


def block_charge(table: Table, blocker: int, acting: int) -> int:
    """How much blood a minion burns for an attempt to block another, as far as he has any."""
    total = 0
    for each, source, host in in_force(table, BLOCK_CHARGES, ChargesBlockers):
        if host == acting:
            act = Resolving(NO_EFFECT, table.controller[source], source, host, blocker)
            total += each.blood if each.by.fits(table, act, blocker) else 0
    return total


def may_not_attack(table: Table, minion: int, other: int) -> bool:
    """Whether a minion can't take actions to enter combat with another."""
    for source in table.cards_with(FORBIDS):
        for each in FORBIDS.of(table, source):
            if each.at is None or "attack" not in each.what or host_of(table, source) != minion:
                continue
            act = Resolving(NO_EFFECT, table.controller[source], source, minion, other)
            if each.at.fits(table, act, other):
                return True
    return False


def wards_off(table: Table, minion: int, card: int, modes: tuple[Mode, ...]) -> bool:
    """Whether a minion is warded against a card played in one of these modes."""
    printed = table.cards.printed[table.definition[card]]
    required = [name for mode in modes for name, _ in mode.disciplines]
    traits = [*printed.traits, *[trait for mode in modes for trait in mode.traits]]
    for source in table.cards_with(WARDS):
        for ward in WARDS.of(table, source):
            if concerns(table, minion, source, host_of(table, source), None, ward.if_) and (
                any(clan in ward.clans for clan in printed.clans)
                or any(name in ward.disciplines for name in required)
                or any(trait in ward.traits for trait in traits)
            ):
                return True
    return False


def cannot_have(table: Table, minion: int, card: int) -> bool:
    """Whether a card on a minion keeps him from having another card."""
    for source in table.attached[minion]:
        if table.contested[source]:
            continue
        for each in CANNOT_HAVE.of(table, source):
            act = Resolving(NO_EFFECT, table.controller[source], source, minion)
            if table.card_name(card) != each.but and each.which.fits(table, act, card):
                return True
    return False


def is_warded(table: Table, act: Resolving, card: int) -> bool:
    """Whether a card can't be the target of an effect."""
    return act.source != NOTHING and wards_off(table, card, act.source, _modes_used(table, act))


def is_unmoved(table: Table, act: Resolving, card: int) -> bool:
    """Whether an effect doesn't affect a minion, because it is that of a reaction card."""
    if act.source == NOTHING:
        return False
    return any(is_unmoved_by(table, card, act.source, mode) for mode in _modes_used(table, act))


def _modes_used(table: Table, act: Resolving) -> tuple[Mode, ...]:
    """The modes in which a card may have been played for this effect."""
    modes = table.cards.modes[table.definition[act.source]]
    return tuple([mode for mode in modes if act.effect in walk(mode.effect)]) or modes
