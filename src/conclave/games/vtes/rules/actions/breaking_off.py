"""An action breaks off at once, or goes on as if it had not been blocked."""

from __future__ import annotations

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.actions.taking import BLOCKS, ENDING, FIGHT, TakingAction
from conclave.games.vtes.rules.atoms import moving, noting
from conclave.games.vtes.rules.events import actions as told
from conclave.games.vtes.rules.situation import blocker, leave_frames
from conclave.games.vtes.rules.steps import Acting
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.words import ASH_HEAP, NOTHING, PLAYING


def end_action(table: Table) -> None:
    """The action ends at once without success, and nothing more can be played during it."""
    index = table.scope(Acting)
    action = table.frames[index]
    assert isinstance(action, TakingAction)
    leave_frames(table, index + 1)
    noting.note(table, index, notes.ENDED, action.minion)
    if table.steps[index] > FIGHT:
        table.go(ENDING)  # it was resolved, and led to this
    elif table.has_note(notes.BLOCKED, action.minion):
        table.go(FIGHT)
    else:
        action.fail(table)
        table.go(ENDING)


def continue_action(table: Table) -> bool:
    """A blocked action goes on as if it had not been; whether it can: its card is still there.

    What was decided about that block holds for no other; what was played for blocks still does.
    """
    index = table.scope(Acting)
    action = table.frames[index]
    assert isinstance(action, TakingAction)
    played = action.mode is not None
    if played and table.zone[action.card] not in (PLAYING, ASH_HEAP):
        return False
    if not table.has_note(notes.BLOCKED, action.minion):
        return False
    foe = blocker(table)
    leave_frames(table, index + 1)
    noting.strike_out(table, notes.BLOCKED, action.minion)
    noting.strike_out(table, notes.NO_COMBAT, NOTHING)
    noting.strike_out(table, notes.STANDS_IN, action.minion)
    noting.note(table, index, notes.CONTINUED, action.minion, foe)
    if played and table.zone[action.card] == ASH_HEAP:
        moving.begin_playing(table, action.card, action.seat)
    table.tell(told.ActionContinued(table.word(action.minion)))
    table.go(BLOCKS)
    return True
