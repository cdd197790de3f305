"""What cards have while they are in play, beyond what the rules themselves ask for."""

from __future__ import annotations

from dataclasses import dataclass

from conclave.games.vtes.rules.abilities import PlaysAsVampire
from conclave.games.vtes.rules.modes import Mode
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.words import INFERIOR


@dataclass(frozen=True)
class PlaysBasic(PlaysAsVampire):
    """An ally may play cards that require some disciplines, at the basic level, as a vampire."""

    disciplines: tuple[str, ...]
    as_old: int = 1
    """The capacity that he counts as having."""

    def allows(self, table: Table, card: int, mode: Mode) -> bool:
        if len(mode.disciplines) != 1:
            return False  # it stands for one discipline, and he has no others
        name, level = mode.disciplines[0]
        return name in self.disciplines and level == INFERIOR

    def capacity(self) -> int:
        return self.as_old
