"""Cards that aren't replaced at once, and effects of replacing (VTES-1.6.1-13)."""

from __future__ import annotations

from typing import Final

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.abilities.hands import (
    AFTER_COMBAT,
    AFTER_EFFECT,
    AFTER_TURN,
    AT_END_OF_ACTION,
    AT_NEXT_DIABLERIE,
    AT_NEXT_DISCARD,
    AT_NEXT_HUNT,
    AT_NEXT_INFLUENCE,
    AT_NEXT_LIAISON,
    AT_NEXT_UNTAP,
    AT_OUST_OF_PREY,
    DELAYS_REPLACEMENT,
    HOLDS_REPLACEMENT,
    NOT_REPLACED,
    WHEN_REPLACED,
    WHILE_IN_PLAY,
)
from conclave.games.vtes.rules.atoms import course, noting
from conclave.games.vtes.rules.constants import NOTHING
from conclave.games.vtes.rules.current import (
    action_scope,
    combat_scope,
    current_action,
    current_combat,
    turn_scope,
)
from conclave.games.vtes.rules.facts import CardFact
from conclave.games.vtes.rules.modes import NO_EFFECT, Mode, Replaces
from conclave.games.vtes.rules.notebook import Kind, Note
from conclave.games.vtes.rules.printed import Printed
from conclave.games.vtes.rules.reading.granted import is_unaffected
from conclave.games.vtes.rules.reading.hosts import host_of
from conclave.games.vtes.rules.table import Table
from conclave.lang.resolving import Resolving

REPLACES: Final = CardFact(
    lambda card: (
        isinstance(card, Printed) and any(isinstance(mode.effect, Replaces) for mode in card.modes)
    )
)
"""Whether a card chooses its own replacement."""


UNTIL_LATER: Final = {
    AT_NEXT_INFLUENCE: notes.UNREPLACED_UNTIL_INFLUENCE,
    AT_NEXT_DISCARD: notes.UNREPLACED_UNTIL_DISCARD,
    AT_NEXT_DIABLERIE: notes.UNREPLACED_UNTIL_DIABLERIE,
    AT_NEXT_HUNT: notes.UNREPLACED_UNTIL_HUNT,
    AT_NEXT_LIAISON: notes.UNREPLACED_UNTIL_LIAISON,
    AT_OUST_OF_PREY: notes.UNREPLACED_UNTIL_OUST,
}
SHORTER_THAN_ACTION: Final = ("", AFTER_EFFECT, AFTER_COMBAT)
WITHIN_ACTION: Final = ("", AFTER_EFFECT, AFTER_COMBAT, AT_END_OF_ACTION)


def delay_replacement(table: Table, seat: int, card: int) -> None:
    """Note that a card isn't replaced at once, if it says so (VTES-1.6.1-13)."""
    until = NOT_REPLACED.of(table, card)
    if until == AT_NEXT_UNTAP:
        course.leave_unreplaced(table, seat, table.unreplaced[seat] + 1)
    elif until in UNTIL_LATER:
        noting.note(table, 0, UNTIL_LATER[until], seat, 1)
    elif until == AT_END_OF_ACTION and current_action(table) is not None:
        noting.note(table, action_scope(table), notes.UNREPLACED, seat, 1)
        noting.note(table, action_scope(table), notes.NOT_YET_REPLACED, card)
    elif until == AFTER_COMBAT and current_combat(table) is not None:
        noting.note(table, combat_scope(table), notes.UNREPLACED, seat, 1)
        noting.note(table, combat_scope(table), notes.NOT_YET_REPLACED, card)
    elif until == AFTER_TURN:
        noting.note(table, turn_scope(table), notes.UNREPLACED, seat, 1)
        noting.note(table, turn_scope(table), notes.NOT_YET_REPLACED, card)
    elif until in (WHILE_IN_PLAY, AFTER_EFFECT) or REPLACES.of(table, card):
        noting.note(table, len(table.frames) - 1, notes.UNREPLACED, seat, 1)  # until it is played


def delay_by_cards_in_play(table: Table, seat: int, minion: int, card: int) -> bool:
    """Note that a card that requires a discipline isn't replaced before the end of the action,
    because another card says so; whether one does."""
    if current_action(table) is None or NOT_REPLACED.of(table, card) not in SHORTER_THAN_ACTION:
        return False
    for source in table.cards_with(DELAYS_REPLACEMENT):
        act = Resolving(NO_EFFECT, table.controller[source], source, minion)
        delays = DELAYS_REPLACEMENT.of(table, source)
        if any(each.who.fits(table, act, minion) for each in delays) and not is_unaffected(
            table, minion, source
        ):
            noting.note(table, action_scope(table), notes.UNREPLACED_WHILE_HANDS, seat, 1)
            return True
    return False


def held_by_minion(table: Table, seat: int, card: int) -> bool:
    """Note that a card isn't replaced before a minion taps or the turn ends, if he says so; whether
    one does."""
    if seat != table.active or NOT_REPLACED.of(table, card) not in WITHIN_ACTION:
        return False
    for minion in (*table.ready[seat], *table.torpor[seat]):
        if HOLDS_REPLACEMENT.of(table, minion) and not table.tapped[minion]:
            noting.note(
                table, turn_scope(table), notes.UNREPLACED_WHILE_UNTAPPED, seat, 1, card=minion
            )
            return True
    return False


def release_held(table: Table) -> None:
    """Let players replace the cards held by minions who have tapped or left play."""
    for note in table.notes.of(notes.UNREPLACED_WHILE_UNTAPPED):
        if table.tapped[note.card] or not table.in_play(note.card):
            noting.erase(table, note.kind, note.about, card=note.card)


def replace_delayed(table: Table, kind: Kind) -> None:
    """Let all players replace the cards that they haven't replaced until now."""
    for note in table.notes.of(kind):
        noting.erase(table, kind, note.about)
        course.mark_unsettled(table)


def note_pending_replacement(table: Table, minion: int, card: int, mode: Mode) -> None:
    """Note a card whose replacement has an effect because of its minion."""
    if minion == NOTHING or not table.cards_with(WHEN_REPLACED):
        return
    action = current_action(table)
    acting = action is not None and action.minion == minion
    required = [name for name, _ in mode.disciplines]
    for source in (minion, *table.attached[minion]):
        for each in WHEN_REPLACED.of(table, source) if table.in_play(source) else ():
            if any(name in each.disciplines for name in required) if each.disciplines else acting:
                noting.note(table, 0, notes.REPLACEMENT_PENDING, minion, card=card, number=source)


def may_be_replaced(table: Table, card: int) -> bool:
    """Whether a played card is due to be replaced."""
    seat, until = table.owner[card], NOT_REPLACED.of(table, card)
    if until == AT_NEXT_UNTAP:
        return table.unreplaced[seat] == 0
    if until in UNTIL_LATER:
        return not table.notes.has(UNTIL_LATER[until], seat)
    if until == WHILE_IN_PLAY and table.in_play(card):
        return False
    return not table.notes.has(notes.NOT_YET_REPLACED, card)


def run_replacement_effects(table: Table, due: Note, drawing: list[int]) -> None:
    """Resolve the effects of replacing a minion's card, if a card was drawn for it."""
    minion, source = due.about, due.number
    noting.erase(table, notes.REPLACEMENT_PENDING, minion, due.card, number=source)
    seat = table.controller[source]
    if seat in drawing and table.in_play(source) and host_of(table, source) == minion:
        for each in WHEN_REPLACED.of(table, source):
            table.push(Resolving(each.effect, seat, source, minion))
