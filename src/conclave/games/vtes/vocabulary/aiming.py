"""Aiming strikes, and strikes that may have no effect."""

from __future__ import annotations

from dataclasses import dataclass

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.atoms import noting
from conclave.games.vtes.rules.current import combat_scope, current_combat
from conclave.games.vtes.rules.frame_types import CurrentStrikeChoice
from conclave.games.vtes.rules.modes import TimedEffect
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.windows import BEFORE_RANGE, STRIKE
from conclave.lang.nodes import Effect
from conclave.lang.resolving import Resolving


@dataclass(frozen=True)
class IfStrikeHits(TimedEffect):
    """An effect if the strike that the minion is about to choose inflicts damage on the
    opponent."""

    effect: Effect

    def windows(self) -> tuple[str, ...]:
        return (STRIKE,)

    def do(self, table: Table, act: Resolving) -> None:
        noting.note(
            table, table.scope(CurrentStrikeChoice), notes.ON_STRIKE_HIT, act.here,
            card=act.source, phrase=self.effect,
        )  # fmt: skip


@dataclass(frozen=True)
class StrikesMayFail(TimedEffect):
    """For each strike at the minion in this combat a coin is flipped: on tails the strike has no
    effect on him, on heads this ends."""

    def windows(self) -> tuple[str, ...]:
        return (BEFORE_RANGE,)

    def do(self, table: Table, act: Resolving) -> None:
        if current_combat(table) is not None:
            scope = combat_scope(table)
            noting.note(table, scope, notes.STRIKES_MAY_FAIL, act.here, card=act.source)
