"""Aiming strikes, and strikes that may have no effect."""

from __future__ import annotations

from dataclasses import dataclass

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.atoms import noting
from conclave.games.vtes.rules.combat.fight import strike_of
from conclave.games.vtes.rules.combat.weapons import takes_ammo
from conclave.games.vtes.rules.current import combat_scope, current_combat
from conclave.games.vtes.rules.frame_types import CurrentStrikeChoice
from conclave.games.vtes.rules.modes import TimedEffect
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.windows import BEFORE_RANGE, STRIKE, STRIKES_CHOSEN
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


@dataclass(frozen=True)
class LoadGun(TimedEffect):
    """The gun that the minion strikes with does more aggravated damage in this combat; it is burned
    after strike resolution."""

    aggravated: int

    def windows(self) -> tuple[str, ...]:
        return (STRIKES_CHOSEN,)

    def obstacle(self, table: Table, act: Resolving) -> str:
        gun = strike_of(table, act.here).source
        return "" if takes_ammo(table, act.here, gun) else "condition-fails"

    def do(self, table: Table, act: Resolving) -> None:
        gun, scope = strike_of(table, act.here).source, combat_scope(table)
        if takes_ammo(table, act.here, gun):
            noting.note(table, scope, notes.GUN_LOADED, gun, self.aggravated)
            noting.note(table, scope, notes.BURNED_AFTER_STRIKE, gun)
