"""The minion who uses an ability of a card in play."""

from __future__ import annotations

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.abilities.using import Can
from conclave.games.vtes.rules.constants import NOTHING
from conclave.games.vtes.rules.current import current_action
from conclave.games.vtes.rules.reading.hosts import user_of
from conclave.games.vtes.rules.table import Table


def who_uses(table: Table, card: int, can: Can) -> int:
    """The minion who uses an ability, or whose card it is; NOTHING if there is none."""
    if can.by == "chosen":
        chosen = table.notes.first(notes.REMEMBERED_CARD, card)
        return NOTHING if chosen is None else chosen.card
    if can.by == "acting":
        action = current_action(table)
        return NOTHING if action is None else action.minion
    return user_of(table, card)
