"""After a combat that followed from a block: cards that begin another, then deferred effects."""

from __future__ import annotations

from typing import Final

from conclave.core.frames import ASK_ONCE, FIRST
from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.constants import MODIFIER, NOBODY, REACTION
from conclave.games.vtes.rules.current import blocker, current_action, last_controller
from conclave.games.vtes.rules.facts import LibraryFact
from conclave.games.vtes.rules.frame_types import CurrentCombat, TableFrame
from conclave.games.vtes.rules.library import Library
from conclave.games.vtes.rules.playing.cards import OpenWindow
from conclave.games.vtes.rules.reading import identity, values
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.windows import AFTER_COMBAT, WINDOW_BIT
from conclave.lang.resolving import Resolving

Needed = tuple[tuple[tuple[str, int], ...], ...]


def disciplines_after_combat(library: Library) -> dict[str, Needed]:
    """The disciplines required by each modifier and each reaction for after a combat."""
    return {
        kind: tuple(
            [
                mode.disciplines
                for row, masks in zip(library.modes, library.masks)
                for mode, bits in zip(row, masks)
                if mode.type == kind and bits & WINDOW_BIT[AFTER_COMBAT]
            ]
        )
        for kind in (MODIFIER, REACTION)
    }


DISCIPLINES_AFTER_COMBAT: Final = LibraryFact(disciplines_after_combat)


class AfterCombat(TableFrame):
    """Ask who might begin another combat, then resolve what was deferred until after this one."""

    steps = ASK_ONCE

    __match_args__ = ("seats", "todo")

    def __init__(self, seats: tuple[int, ...], todo: tuple[Resolving, ...]) -> None:
        self.seats = seats
        self.todo = todo

    def run(self, table: Table, step: int) -> None:
        if step == FIRST:
            table.push(OpenWindow(AFTER_COMBAT, self.seats))
            return
        table.pop()
        for effect in self.todo:
            if table.in_play(effect.here):
                table.push(effect)


def asked_after(table: Table, fight: CurrentCombat) -> tuple[int, ...]:
    """The players who, going by what everybody knows, might have a card for after this combat: the
    acting Methuselah and the blocking one, if their minions have fought each other."""
    action, blocking = current_action(table), blocker(table)
    if action is None or fight.opponent(action.minion) != blocking:
        return ()
    if not table.notes.has(notes.BLOCKED, action.minion):
        return ()
    seats = []
    for seat, fighter, kind in (
        (action.seat, action.minion, MODIFIER),
        (last_controller(table, blocking), blocking, REACTION),
    ):
        if seat != NOBODY and not table.out[seat] and has_helper(table, seat, fighter, kind):
            seats.append(seat)
    return tuple(seats)


def has_helper(table: Table, seat: int, fighter: int, kind: str) -> bool:
    """Whether a player has cards in hand and a minion besides the one who fought who might play
    one of this type."""
    needed = DISCIPLINES_AFTER_COMBAT.of(table.cards)[kind]
    if not needed or not table.hand[seat]:
        return False
    for minion in table.minions(seat):
        able = values.can_react(table, minion) if kind == REACTION else not table.tapped[minion]
        if minion != fighter and able and table.is_ready(minion):
            for levels in needed:
                if all(identity.play_level(table, minion, name) >= n for name, n in levels):
                    return True
    return False
