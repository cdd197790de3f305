"""Deferring effects until later in the action, the combat or the turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.atoms import noting
from conclave.games.vtes.rules.constants import NOBODY, NOTHING
from conclave.games.vtes.rules.current import action_scope, combat_scope, current_combat, turn_scope
from conclave.games.vtes.rules.frame_types import CurrentStrikes
from conclave.games.vtes.rules.literals import Deferred
from conclave.games.vtes.rules.modes import TimedEffect
from conclave.games.vtes.rules.notebook import Kind
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.vocabulary.parts import SELF, Who
from conclave.lang.nodes import Effect
from conclave.lang.resolving import Resolving

NOTES: Final[dict[Deferred, Kind]] = {
    "block": notes.ON_BLOCK,
    "failed-block": notes.ON_FAILED_BLOCK,
    "resolution": notes.AT_RESOLUTION,
    "combat": notes.ON_BLOCK_COMBAT,
    "before-range": notes.BEFORE_FIRST_RANGE,
    "strikes": notes.AFTER_STRIKES,
    "end-of-combat": notes.AT_END_OF_COMBAT,
    "after-combat": notes.AFTER_COMBAT,
    "end-of-action": notes.AT_END_OF_ACTION,
    "discard-phase": notes.AT_DISCARD_PHASE,
    "end-of-turn": notes.AT_END_OF_TURN,
}


@dataclass(frozen=True)
class Later(TimedEffect):
    """An effect that resolves later, for the minion who uses it now.

    "block": as soon as the action is blocked; "resolution": when it resolves, blocked or not;
    "failed-block": then, for each minion (SELF) whose block attempt fails from now on; "combat":
    when the combat of the acting or blocking minion begins; "before-range": before range is
    determined in its first round; "strikes": after the current strike resolution; "end-of-combat";
    "after-combat": unless another combat follows at once; "end-of-action"; "discard-phase": of this
    turn; "end-of-turn": for the card it is about (THAT_CARD).
    """

    when: Deferred
    effect: Effect
    who: Who = SELF
    """For which minion, after combat or at the end of the action; it stays your effect."""

    def do(self, table: Table, act: Resolving) -> None:
        card, seat = self.who.card(table, act), NOBODY
        if self.when == "end-of-action" and self.who != SELF:
            seat = act.you
        if self.when in ("end-of-combat", "after-combat"):
            if current_combat(table) is None:
                return
            scope = combat_scope(table)
        elif self.when == "strikes":
            scope = table.scope(CurrentStrikes)
            if scope == NOTHING:
                return
        elif self.when == "discard-phase":
            scope = turn_scope(table)
        elif self.when == "end-of-turn":
            scope = turn_scope(table)
            card = act.here if act.them == NOTHING else act.them
        else:
            scope = action_scope(table)
        noting.note(
            table, scope, NOTES[self.when], card, card=act.source, seat=seat, phrase=self.effect
        )
