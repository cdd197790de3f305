"""Who acts, and when: by leave of a card, in whosever minion phase it is."""

from __future__ import annotations

from dataclasses import dataclass

from conclave.games.vtes.rules.minion_phase import ExtraAction, actions_by
from conclave.games.vtes.rules.modes import Feat
from conclave.games.vtes.rules.table import Table
from conclave.lang.resolving import Resolving


@dataclass(frozen=True)
class TakeAction(Feat):
    """The minion with this card takes an action now, as if it were his controller's turn."""

    def obstacle(self, table: Table, act: Resolving) -> str:
        return "" if actions_by(table, act.you, act.here) else "not-needed"

    def do(self, table: Table, act: Resolving) -> None:
        table.push(ExtraAction(act.you, act.here))
