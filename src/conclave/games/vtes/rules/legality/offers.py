"""What a seat may play and use in a window."""

from __future__ import annotations

from typing import Final

from conclave.core.moves import Move
from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.abilities.using import CAN_MASKS, CANS, FOR_ANYONE, FOR_HOST
from conclave.games.vtes.rules.actions.kinds import LEAVE
from conclave.games.vtes.rules.constants import (
    COMBAT,
    CONVICTION,
    EVENT,
    MASTER,
    MODIFIER,
    NOTHING,
    REACTION,
    REFLEX,
    TAKES_ACTION,
)
from conclave.games.vtes.rules.current import (
    card_being_played,
    current_action,
    current_combat,
    extra_action,
    last_controller,
    played_against,
)
from conclave.games.vtes.rules.legality.cards_in_hand import obstacle
from conclave.games.vtes.rules.legality.cards_in_play import use_obstacle
from conclave.games.vtes.rules.legality.demands import cost_obstacle
from conclave.games.vtes.rules.modes import Action, Mode, is_cancelling
from conclave.games.vtes.rules.moves import NO_MINION, Play, PlayStored, Use
from conclave.games.vtes.rules.reading import bans, identity
from conclave.games.vtes.rules.reading.hosts import host_of
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.windows import (
    ALLY_BURNED,
    AS_PLAYED,
    BEFORE_RANGE,
    ENTERING,
    WINDOW_BIT,
)

DURING_COMBAT: Final = (AS_PLAYED, ENTERING, BEFORE_RANGE)
"""The windows of a combat in which minions other than the combatants may play cards."""


def plays(table: Table, seat: int, window: str) -> list[Move]:
    """All cards that the seat may play or use in a window."""
    found: list[Move] = []
    bit = WINDOW_BIT[window]
    cards = table.cards
    done: list[int] = []
    for card in table.hand[seat]:
        number = table.definition[card]
        if not cards.all_masks[number] & bit or number in done:
            continue
        done.append(number)
        plays_of(table, seat, window, card, Play, found)
    for card in table.stored_for(seat):
        plays_of(table, seat, window, card, PlayStored, found)
    uses(table, seat, window, found)
    return found


def plays_of(
    table: Table, seat: int, window: str, card: int, kind: type[Play], found: list[Move]
) -> None:
    """Add the ways to play one card in a window."""
    cards, number = table.cards, table.definition[card]
    bit, masks = WINDOW_BIT[window], table.cards.masks[table.definition[card]]
    for index, mode in enumerate(cards.modes[number]):
        if masks[index] & bit:
            for minion in who_may_play(table, seat, mode, window):
                if not obstacle(table, seat, card, mode, minion, window):
                    word = NO_MINION if minion == NOTHING else table.word(minion)
                    found.append(kind(cards.names[number], cards.mode_words[number][index], word))


def card_to_play(table: Table, seat: int, move: Play) -> int:
    """The card that a move plays: from hand, or one stored on a card in play."""
    if not isinstance(move, PlayStored):
        return table.in_hand(seat, move.card)
    for card in table.stored_for(seat):
        if table.card_name(card) == move.card:
            return card
    return NOTHING


def uses(table: Table, seat: int, window: str, found: list[Move]) -> None:
    """Add all abilities of cards in play that the seat may use in a window."""
    bit = WINDOW_BIT[window]
    for card in usable_cards(table, seat):
        masks = CAN_MASKS.of(table, card)
        for index, can in enumerate(CANS.of(table, card)):
            if masks[index] & bit and not use_obstacle(table, seat, card, index, can, window):
                found.append(Use(table.word(card), index))
    if window == AS_PLAYED:
        own_cancels(table, seat, found)


def own_cancels(table: Table, seat: int, found: list[Move]) -> None:
    """Add the abilities of the card being played to cancel itself."""
    played = card_being_played(table)
    if played is None or played.cancelled:
        return
    for index, can in enumerate(CANS.of(table, played.card)):
        if not is_cancelling(can.effect) or can.by not in ("target", "anyone"):
            continue
        controls_target = played.target >= 0 and table.controller[played.target] == seat
        if (can.by == "anyone" or controls_target) and not cost_obstacle(
            table, seat, NOTHING, can.cost
        ):
            found.append(Use(table.word(played.card), index))


def usable_cards(table: Table, seat: int) -> list[int]:
    """The cards a player may use: her own, those on her minions or for everybody, and those lent to
    her minions, which aren't in play."""
    controller = table.controller
    found: list[int] = []
    others: list[int] = []
    for card in table.cards_with(CANS):
        if controller[card] == seat:
            found.append(card)
        elif FOR_ANYONE.of(table, card) or (
            FOR_HOST.of(table, card) and controller[host_of(table, card)] == seat
        ):
            others.append(card)
    found += others
    for note in table.notes.of(notes.LENT_CARD):
        if table.controller[note.about] == seat:
            found.append(note.card)
    return found


def who_may_play(table: Table, seat: int, mode: Mode, window: str) -> list[int]:
    """Possible players of a card in this mode: minions, or the Methuselah herself (NOTHING)."""
    kind = mode.type
    if kind in (MASTER, EVENT, CONVICTION):
        return [NOTHING]
    fight = current_combat(table)
    if kind == REFLEX:
        victim = played_against(table)
        return [victim] if victim in table.minions(seat) else []
    if kind == COMBAT:
        if fight is None:
            return []
        if window == ALLY_BURNED:  # whoever burned the ally may have been burned, too
            return [m for m in (fight.first, fight.second) if last_controller(table, m) == seat]
        return [m for m in (fight.first, fight.second) if table.controller[m] == seat]
    if kind in TAKES_ACTION:
        extra = extra_action(table) if seat != table.active else None
        if window != "minion-phase" or (seat != table.active and extra is None):
            return []
        found = table.minions(seat)
        if isinstance(mode.effect, Action) and mode.effect.kind == LEAVE:
            # a card to leave torpor (VTES-6.5.2-03)
            found = [
                vampire
                for vampire in table.in_torpor(seat)
                if identity.is_vampire(table, vampire)
                and not bans.forbidden(table, "leave", vampire)
            ]
        return found if extra is None else [minion for minion in found if minion == extra.minion]
    action = current_action(table)
    if action is None or (fight is not None and window not in DURING_COMBAT):
        return []
    if kind == MODIFIER:
        if action.seat != seat:
            return []
        if not mode.by:
            return [action.minion]
        others = [
            minion
            for minion in table.minions(seat)
            if minion != action.minion and (mode.by == "other" or not table.tapped[minion])
        ]
        return [action.minion, *others] if mode.by == "any" else others
    if kind == REACTION and action.seat != seat:
        return table.minions(seat)
    return []
