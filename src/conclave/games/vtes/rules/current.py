"""What is happening: the current action, combat, referendum, card being played."""

from __future__ import annotations

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.actions.kinds import LEAVE
from conclave.games.vtes.rules.atoms import moving
from conclave.games.vtes.rules.constants import NOBODY, NOTHING
from conclave.games.vtes.rules.frame_types import (
    CardBeingPlayed,
    CurrentAction,
    CurrentBlock,
    CurrentCombat,
    CurrentExtraAction,
    CurrentReferendum,
    CurrentRound,
    CurrentTurn,
    TableFrame,
)
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.table import Table


def current_action(table: Table) -> CurrentAction | None:
    """The current action."""
    for frame in table.frames[::-1]:
        if isinstance(frame, CurrentAction):
            return frame
    return None


def extra_action(table: Table) -> CurrentExtraAction | None:
    """The frame in which a minion chooses an action that a card lets him take."""
    for frame in table.frames[::-1]:
        if isinstance(frame, CurrentExtraAction):
            return frame
        if isinstance(frame, CurrentAction):
            return None
    return None


def block_attempt(table: Table) -> CurrentBlock | None:
    """The current block attempt."""
    for frame in table.frames[::-1]:
        if isinstance(frame, CurrentBlock):
            return frame
        if isinstance(frame, CurrentAction):
            return None
    return None


def current_combat(table: Table) -> CurrentCombat | None:
    """The current combat."""
    for frame in table.frames[::-1]:
        if isinstance(frame, CurrentCombat):
            return frame
    return None


def current_referendum(table: Table) -> CurrentReferendum | None:
    """The current referendum."""
    for frame in table.frames[::-1]:
        if isinstance(frame, CurrentReferendum):
            return frame
    return None


def referendum_is_settled(table: Table) -> bool:
    """Whether the current referendum passes or fails regardless of votes."""
    return bool(table.notes.of(notes.REFERENDUM_SETTLED))


def card_being_played(table: Table) -> CardBeingPlayed | None:
    """The topmost card being played, if it can still be cancelled."""
    for index in range(len(table.frames) - 1, -1, -1):
        frame = table.frames[index]
        if isinstance(frame, CardBeingPlayed):
            return frame if frame.can_be_cancelled(table, table.steps[index]) else None
    return None


def played_against(table: Table) -> int:
    """The minion that a card is being played against: its target, the target of its action, or the
    opponent in combat (VTES-1.6.3-28); NOTHING if there is none."""
    played = card_being_played(table)
    if played is None:
        return NOTHING
    targeting, target = played.mode.target, played.target
    action, fight = current_action(table), current_combat(table)
    if isinstance(played.mode.effect, Action):
        targeting = played.mode.effect.target
        target = NOTHING if action is None else action.target
    if targeting is not None:
        return target if targeting.is_card() else NOTHING
    return NOTHING if fight is None else fight.opponent(played.minion)


def blocker(table: Table) -> int:
    """The minion who attempts to block or has blocked (VTES-G-03); NOTHING if there is none."""
    attempt = block_attempt(table)
    if attempt is not None:
        return attempt.blocker
    for note in table.notes.of(notes.BLOCKED):
        return note.card
    return NOTHING


def about_to_fight(table: Table, blocker: int) -> int:
    """The opponent of a minion who has blocked: the acting minion, or a slave in his place; NOTHING
    if there will be no combat."""
    action = current_action(table)
    blocked = any(note.card == blocker for note in table.notes.of(notes.BLOCKED))
    if action is None or not blocked or action.action.kind == LEAVE:
        return NOTHING
    if table.notes.of(notes.NO_COMBAT):
        return NOTHING
    found = action.minion
    for note in table.notes.about(notes.SLAVE_FIGHTS, action.minion):
        found = note.card
    return found


def next_opponent(table: Table, minion: int) -> int:
    """The minion whom this one is about to fight because of a block; NOTHING if none."""
    found = about_to_fight(table, minion)
    blocking = blocker(table)
    if found == NOTHING and about_to_fight(table, blocking) == minion:
        return blocking
    return found


def both_ready(table: Table, fight: CurrentCombat) -> bool:
    """Whether a combat can continue: both minions are ready and have different controllers
    (VTES-6.4.3-12..13)."""
    first, second = fight.first, fight.second
    return (
        table.is_ready(first)
        and table.is_ready(second)
        and table.controller[first] != table.controller[second]
    )


def last_controller(table: Table, minion: int) -> int:
    """Who controls a combatant, or did before he was burned."""
    if table.controller[minion] != NOBODY:
        return table.controller[minion]
    for note in table.notes.about(notes.LAST_CONTROLLER, minion):
        return note.seat
    return NOBODY


def combat_is_over(table: Table) -> bool:
    """Whether the current combat can't continue."""
    fight = current_combat(table)
    return fight is not None and not both_ready(table, fight)


def abandon_frames(table: Table, size: int) -> None:
    """Drop all frames above the first `size`; cards being played there go to the ash heap."""
    for frame in table.frames[size:]:
        if isinstance(frame, CardBeingPlayed):
            moving.finish_playing(table, frame.card)
    table.unwind(size)


def action_scope(table: Table) -> int:
    """The scope of notes that hold until the end of the action, or of the turn if there is none."""
    found = table.scope(CurrentAction)
    return found if found != NOTHING else turn_scope(table)


def combat_scope(table: Table) -> int:
    """The scope of notes that hold until the end of the combat."""
    return table.scope(CurrentCombat)


def round_scope(table: Table) -> int:
    """The scope of notes that hold until the end of the round of combat."""
    return table.scope(CurrentRound)


def turn_scope(table: Table) -> int:
    """The scope of notes that hold until the end of the turn."""
    return table.scope(CurrentTurn)


def current_window(table: Table) -> str:
    """The open window; empty while another question is asked."""
    if table.outcome is not None:
        return ""
    asking = table.asking
    return asking.window_name() if isinstance(asking, TableFrame) else ""
