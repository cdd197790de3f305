"""Ending an action at once, or continuing it as if unblocked."""

from __future__ import annotations

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.actions.taking import BLOCKS, ENDING, RESOLVE_BLOCK, TakingAction
from conclave.games.vtes.rules.atoms import actions, moving, noting
from conclave.games.vtes.rules.constants import ASH_HEAP, NOTHING, PLAYING
from conclave.games.vtes.rules.current import abandon_frames, blocker
from conclave.games.vtes.rules.frame_types import CurrentAction
from conclave.games.vtes.rules.table import Table


def end_action(table: Table, resolving: bool = False) -> None:
    """End the action without success; nothing more can be played during it.

    With `resolving` it fails instead: it has reached its resolution, so it can't be repeated this
    turn, and what may be played after an action may be played.
    """
    index = table.scope(CurrentAction)
    action = table.frames[index]
    assert isinstance(action, TakingAction)
    abandon_frames(table, index + 1)
    if resolving:
        action.fail(table, resolving)
        return
    noting.note(table, index, notes.ACTION_ENDED, action.minion)
    if table.steps[index] > RESOLVE_BLOCK:
        table.go(ENDING)  # it has resolved already
    elif table.notes.has(notes.BLOCKED, action.minion):
        table.go(RESOLVE_BLOCK)
    else:
        action.fail(table)
        table.go(ENDING)


def continue_action(table: Table) -> bool:
    """Continue a blocked action as if unblocked; returns whether its card is still there.

    Notes about that block end; notes about blocks in general remain.
    """
    index = table.scope(CurrentAction)
    action = table.frames[index]
    assert isinstance(action, TakingAction)
    played = action.mode is not None
    if played and table.zone[action.card] not in (PLAYING, ASH_HEAP):
        return False
    if not table.notes.has(notes.BLOCKED, action.minion):
        return False
    blocking_minion = blocker(table)
    abandon_frames(table, index + 1)
    noting.erase(table, notes.BLOCKED, action.minion)
    noting.erase(table, notes.NO_COMBAT, NOTHING)
    noting.erase(table, notes.SLAVE_FIGHTS, action.minion)
    noting.note(table, index, notes.CONTINUED_AFTER_BLOCK, action.minion, card=blocking_minion)
    if played and table.zone[action.card] == ASH_HEAP:
        moving.begin_playing(table, action.card, action.seat)
    actions.continue_(table, action.minion)
    table.go(BLOCKS)
    return True
