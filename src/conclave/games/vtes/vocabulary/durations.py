"""How long something lasts: the action, the combat, the round, the strike, the turn or the game."""

from __future__ import annotations

from conclave.games.vtes.rules.current import action_scope, combat_scope, round_scope, turn_scope
from conclave.games.vtes.rules.frame_types import CurrentStrikes
from conclave.games.vtes.rules.literals import Until
from conclave.games.vtes.rules.table import Table


def scope_until(table: Table, until: Until) -> int:
    """The index of the frame until whose end something lasts."""
    if until == "action":
        return action_scope(table)
    if until == "combat":
        return combat_scope(table)
    if until == "strike":
        return table.scope(CurrentStrikes)
    if until == "round":
        return round_scope(table)
    return 0 if until in ("game", "next-untap") else turn_scope(table)
