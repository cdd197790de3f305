"""Allies who play cards as vampires."""

from __future__ import annotations

from dataclasses import dataclass

from conclave.games.vtes.rules.abilities.identity import PlaysAsVampire
from conclave.games.vtes.rules.constants import ALLY, INFERIOR
from conclave.games.vtes.rules.modes import Mode
from conclave.games.vtes.rules.table import Table


@dataclass(frozen=True)
class PlaysBasic(PlaysAsVampire):
    """This ally may play cards that require these disciplines, at the basic level, as a vampire."""

    disciplines: tuple[str, ...]
    as_old: int = 1
    """The capacity he is treated as having."""
    but_allies: bool = False
    """Whether he can't play allies."""

    def allows(self, table: Table, card: int, mode: Mode) -> bool:
        if self.but_allies and mode.type == ALLY:
            return False
        if len(mode.disciplines) != 1:
            return False  # he has only one of the disciplines
        name, level = mode.disciplines[0]
        return name in self.disciplines and level == INFERIOR

    def capacity(self) -> int:
        return self.as_old
