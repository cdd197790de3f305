"""The windows in which the cards of a library can be used, and by whom.

Whether a player holds such a card is secret, but whether one exists is not: if none does, the other
players need not be asked.
"""

from __future__ import annotations

from typing import Final

from conclave.games.vtes.rules.abilities.using import CAN_MASKS, CANS
from conclave.games.vtes.rules.constants import MASTER, MODIFIER, TAKES_ACTION
from conclave.games.vtes.rules.facts import LibraryFact
from conclave.games.vtes.rules.library import Library
from conclave.games.vtes.rules.modes import is_out_of_turn
from conclave.games.vtes.rules.windows import (
    ANY_TIME,
    ENTERING,
    MASTER_PHASE,
    MINION_PHASE,
    NAMES,
    WINDOW_BIT,
)

IN_ONES_TURN: Final = (*TAKES_ACTION, MASTER)


def windows_for_others(library: Library) -> frozenset[str]:
    """The windows in which other players than the active one may use a card.

    Cards in play that may be used at any time, or in other players' master and minion phases, don't
    count: their controllers are asked because the card is in play.
    """
    found = set()
    for name in NAMES:
        bit = WINDOW_BIT[name]
        for number, card in enumerate(library.cards):
            for mode, bits in zip(library.modes[number], library.masks[number]):
                for_others = is_out_of_turn(mode, card.traits) or mode.type not in IN_ONES_TURN
                if bits & bit and for_others and name != MINION_PHASE:
                    found.add(name)
            cans, masks = CANS.about(library, number), CAN_MASKS.about(library, number)
            for can, bits in zip(cans, masks):
                asks_itself = ANY_TIME in can.when or name in (MASTER_PHASE, MINION_PHASE)
                if bits & bit and not can.own_turn and not asks_itself:
                    found.add(name)
    return frozenset(found)


def windows_for_masters(library: Library) -> frozenset[str]:
    """The windows in which out-of-turn masters may be played."""
    return frozenset(
        [
            name
            for name in NAMES
            for number, card in enumerate(library.cards)
            for mode, bits in zip(library.modes[number], library.masks[number])
            if is_out_of_turn(mode, card.traits) and bits & WINDOW_BIT[name]
        ]
    )


def modifiers_on_entering(library: Library) -> tuple[tuple[tuple[str, int], ...], ...]:
    """The disciplines required by each action modifier for when the acting minion enters combat by
    his action."""
    return tuple(
        [
            mode.disciplines
            for number in range(len(library.cards))
            for mode, bits in zip(library.modes[number], library.masks[number])
            if mode.type == MODIFIER and bits & WINDOW_BIT[ENTERING]
        ]
    )


ON_ENTERING: Final = LibraryFact(modifiers_on_entering)
FOR_OTHERS: Final = LibraryFact(windows_for_others)
FOR_MASTERS: Final = LibraryFact(windows_for_masters)
