"""What is put off: until the action, the combat or the turn has come so far."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.atoms import noting
from conclave.games.vtes.rules.situation import action_scope, combat_scope, fighting, turn_scope
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.words import NOTHING
from conclave.lang.nodes import Effect
from conclave.lang.resolving import Resolving

UNTIL: Final = {
    "block": notes.ON_BLOCK,
    "failed-block": notes.ON_FAILED_BLOCK,
    "resolution": notes.AT_RESOLUTION,
    "combat": notes.IF_BLOCKED,
    "after-combat": notes.AFTER_COMBAT,
    "end-of-action": notes.AT_END,
    "discard-phase": notes.AT_DISCARD,
    "end-of-turn": notes.AT_END_OF_TURN,
}


@dataclass(frozen=True)
class Later(Effect):
    """Something that happens later, for the minion who does it now.

    As soon as the action is blocked ("block"), before anything else is done; at its "resolution",
    blocked or not, or for each minion (SELF) whose block fails from now on ("failed-block"); as the
    "combat" begins in which the minion acts or blocks; "after-combat", unless another one follows
    at once; at the "end-of-action"; in the "discard-phase" of this turn; or at the "end-of-turn",
    to the card that it is about (THAT_CARD).
    """

    when: str
    effect: Effect

    def do(self, table: Table, act: Resolving) -> None:
        card = act.here
        if self.when == "after-combat":
            if fighting(table) is None:
                return
            scope = combat_scope(table)
        elif self.when == "discard-phase":
            scope = turn_scope(table)
        elif self.when == "end-of-turn":
            scope = turn_scope(table)
            card = act.here if act.them == NOTHING else act.them
        else:
            scope = action_scope(table)
        noting.note(table, scope, UNTIL[self.when], card, act.source, self.effect)
