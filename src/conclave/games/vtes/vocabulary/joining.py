"""Minions who enter combat right after another combat."""

from __future__ import annotations

from dataclasses import dataclass

from conclave.games.vtes.rules.combat.afterwards import AfterCombat
from conclave.games.vtes.rules.constants import NOTHING
from conclave.games.vtes.rules.modes import TimedEffect
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.windows import AFTER_COMBAT
from conclave.games.vtes.vocabulary.effects import EnterCombat, ToTorpor, Untap
from conclave.lang.nodes import Effect, walk
from conclave.lang.resolving import Resolving


@dataclass(frozen=True)
class JoinCombat(TimedEffect):
    """The minion enters combat after one that followed from a block; of what would have followed
    that combat, only minions who untap or go to torpor still do."""

    effect: EnterCombat

    def windows(self) -> tuple[str, ...]:
        return (AFTER_COMBAT,)

    def obstacle(self, table: Table, act: Resolving) -> str:
        index, foe = table.scope(AfterCombat), self.effect.with_.card(table, act)
        if index == NOTHING or foe == NOTHING or not table.is_ready(foe):
            return "condition-fails"
        frame = table.frames[index]
        assert isinstance(frame, AfterCombat)
        for due in frame.todo:
            falls = due.here == foe and does(due, ToTorpor)
            if falls or does(due, EnterCombat):  # no combat begins while another is due
                return "condition-fails"
        return ""

    def do(self, table: Table, act: Resolving) -> None:
        index = table.scope(AfterCombat)
        frame = table.frames[index]
        assert isinstance(frame, AfterCombat)
        kept = [due for due in frame.todo if does(due, Untap) or does(due, ToTorpor)]
        table.replace_at(index, AfterCombat(frame.seats, (act.to(self.effect), *kept)))


def does(due: Resolving, kind: type[Effect]) -> bool:
    """Whether a deferred effect does something of a kind."""
    return any(isinstance(node, kind) for node in walk(due.effect))
