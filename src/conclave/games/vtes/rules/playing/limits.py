"""How often something may be played or used, and what is noted for it."""

from __future__ import annotations

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.atoms import noting
from conclave.games.vtes.rules.modes import Mode
from conclave.games.vtes.rules.situation import (
    action_scope,
    combat_scope,
    fighting,
    round_scope,
    turn_scope,
)
from conclave.games.vtes.rules.steps import ChoosingStrikes, Damaging, Voting
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.words import NOTHING


def was_played_once(table: Table, once: str, seat: int, minion: int, number: int) -> bool:
    """Whether a card that may be played only so often was played."""
    if once == "rounds":
        fight = fighting(table)
        before = 0 if fight is None else fight.rounds - 1
        return table.has_noted(notes.IN_ROUND, minion, before * notes.ROUND_KEY + number)
    if once == "untap":
        return table.has_noted(notes.UNTIL_UNTAP, minion, number)
    if once == "strike":
        return table.has_note(notes.AIM_PLAYED, minion)
    return table.has_noted(notes.ONCE, who_played(once, seat, minion), number)


def who_played(once: str, seat: int, minion: int) -> int:
    """Of whom it is noted that a card was played: the minion, the Methuselah, or anybody."""
    if once == "game":
        return NOTHING
    return notes.SEAT_KEY - seat if once.startswith("your-") else minion


def remember(table: Table, mode: Mode, seat: int, minion: int, number: int) -> None:
    """A card that may be played only so often was played, even if it was cancelled."""
    fight = fighting(table)
    if fight is not None:
        for note in table.notes:
            if note[1] == notes.PRESSES_ITSELF:
                noting.renote(table, note[0], notes.PRESSES_ITSELF, note[2], fight.rounds)
    if mode.once == "untap":
        noting.note(table, 0, notes.UNTIL_UNTAP, minion, number)
    elif mode.once == "rounds" and fight is not None:
        played = fight.rounds * notes.ROUND_KEY + number
        noting.note(table, combat_scope(table), notes.IN_ROUND, minion, played)
    elif mode.once == "strike":
        noting.note(table, table.scope(ChoosingStrikes), notes.AIM_PLAYED, minion)
    elif mode.once:
        who = who_played(mode.once, seat, minion)
        noting.note(table, scope_of(table, mode.once), notes.ONCE, who, number)


def scope_of(table: Table, once: str) -> int:
    """Until when something may not be done again."""
    if once == "action":
        return action_scope(table)
    if once == "referendum":
        return table.scope(Voting)
    if once == "combat":
        return combat_scope(table)
    if once == "round":
        return round_scope(table)
    if once == "damage":
        return table.scope(Damaging)
    return turn_scope(table) if once in ("turn", "your-turn") else 0
