"""What is under way: the action, the combat, the referendum, the card being played."""

from __future__ import annotations

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.actions.kinds import LEAVE
from conclave.games.vtes.rules.atoms import moving
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.steps import (
    Acting,
    Attempting,
    BeingPlayed,
    ByLeave,
    Fighting,
    InRound,
    InTurn,
    Step,
    Voting,
)
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.words import NOTHING


def acting(table: Table) -> Acting | None:
    """The action under way."""
    for frame in table.frames[::-1]:
        if isinstance(frame, Acting):
            return frame
    return None


def by_leave(table: Table) -> ByLeave | None:
    """The minion who is to choose now which action he takes by leave of a card."""
    for frame in table.frames[::-1]:
        if isinstance(frame, ByLeave):
            return frame
        if isinstance(frame, Acting):
            return None
    return None


def attempt(table: Table) -> Attempting | None:
    """The block attempt under way."""
    for frame in table.frames[::-1]:
        if isinstance(frame, Attempting):
            return frame
        if isinstance(frame, Acting):
            return None
    return None


def fighting(table: Table) -> Fighting | None:
    """The combat under way."""
    for frame in table.frames[::-1]:
        if isinstance(frame, Fighting):
            return frame
    return None


def voting(table: Table) -> Voting | None:
    """The referendum under way."""
    for frame in table.frames[::-1]:
        if isinstance(frame, Voting):
            return frame
    return None


def is_settled(table: Table) -> bool:
    """Whether the referendum under way passes or fails whatever the votes are."""
    return any(note[1] == notes.PASSES for note in table.notes)


def being_played(table: Table) -> BeingPlayed | None:
    """The card that can be cancelled now: the topmost that is being played."""
    for index in range(len(table.frames) - 1, -1, -1):
        frame = table.frames[index]
        if isinstance(frame, BeingPlayed):
            return frame if frame.open(table, table.steps[index]) else None
    return None


def played_against(table: Table) -> int:
    """The minion against whom a card is being played: its target, the target of the action that it
    is played for, or the opponent in combat (VTES-1.6.3-28); NOTHING: none."""
    played = being_played(table)
    if played is None:
        return NOTHING
    targeting, target = played.mode.target, played.target
    action, fight = acting(table), fighting(table)
    if isinstance(played.mode.effect, Action):
        targeting = played.mode.effect.target
        target = NOTHING if action is None else action.target
    if targeting is not None:
        return target if targeting.is_card() else NOTHING
    return NOTHING if fight is None else fight.opponent(played.minion)


def blocker(table: Table) -> int:
    """The minion attempting to block, or who has blocked (VTES-G-03); NOTHING: none."""
    trying = attempt(table)
    if trying is not None:
        return trying.blocker
    for note in table.notes:
        if note[1] == notes.BLOCKED:
            return note[3]
    return NOTHING


def about_to_fight(table: Table, blocker: int) -> int:
    """Whom a minion who has blocked is about to fight: the acting minion, or a slave in his place;
    NOTHING: nobody."""
    action = acting(table)
    blocked = [n for n in table.notes if n[1] == notes.BLOCKED and n[3] == blocker]
    if action is None or not blocked or action.action.kind == LEAVE:
        return NOTHING
    found = action.minion
    for note in table.notes:
        if note[1] == notes.NO_COMBAT:
            return NOTHING
        if note[1] == notes.STANDS_IN and note[2] == action.minion:
            found = note[3]
    return found


def both_ready(table: Table, fight: Fighting) -> bool:
    """Whether a combat can go on: between ready minions of two controllers (VTES-6.4.3-12..13)."""
    first, second = fight.first, fight.second
    return (
        table.is_ready(first)
        and table.is_ready(second)
        and table.controller[first] != table.controller[second]
    )


def is_lost(table: Table) -> bool:
    """Whether the combat under way can't go on."""
    fight = fighting(table)
    return fight is not None and not both_ready(table, fight)


def leave_frames(table: Table, size: int) -> None:
    """Nothing above the first so many frames goes on; cards being played have been played."""
    for frame in table.frames[size:]:
        if isinstance(frame, BeingPlayed):
            moving.finish_playing(table, frame.card)
    table.unwind(size)


def action_scope(table: Table) -> int:
    """Until the end of the action; of the turn where there is none."""
    found = table.scope(Acting)
    return found if found != NOTHING else turn_scope(table)


def combat_scope(table: Table) -> int:
    """Until the end of the combat."""
    return table.scope(Fighting)


def round_scope(table: Table) -> int:
    """Until the end of the round of combat."""
    return table.scope(InRound)


def turn_scope(table: Table) -> int:
    """Until the end of the turn."""
    return table.scope(InTurn)


def window_now(table: Table) -> str:
    """The window that is open; nothing where something else is asked."""
    if table.outcome is not None:
        return ""
    asking = table.asking
    return asking.window_name() if isinstance(asking, Step) else ""
