"""Cards that other cards remember."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.atoms import noting
from conclave.games.vtes.rules.contests import lies
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.words import NOTHING
from conclave.games.vtes.vocabulary.parts import Who
from conclave.lang.nodes import Effect
from conclave.lang.resolving import Resolving


@dataclass(frozen=True)
class RememberTarget(Effect):
    """This card, which is in play or contested, remembers the card that was chosen."""

    def do(self, table: Table, act: Resolving) -> None:
        if lies(table, act.source) and act.them != NOTHING and table.in_play(act.them):
            noting.renote(table, 0, notes.CHOSEN_CARD, act.source, act.them)


@dataclass(frozen=True)
class ChosenCard(Who):
    """The card that this card remembers."""

    def card(self, table: Table, act: Resolving) -> int:
        for note in table.notes:
            if note[1] == notes.CHOSEN_CARD and note[2] == act.source:
                return note[3]
        return NOTHING


CHOSEN_CARD: Final = ChosenCard()
