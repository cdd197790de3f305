"""What cards hold in store in combat: storms, and what waits for another round."""

from __future__ import annotations

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.combat.damage import inflict
from conclave.games.vtes.rules.reading import belongings
from conclave.games.vtes.rules.situation import fighting
from conclave.games.vtes.rules.steps import EndBeforeRange, Hit
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.words import NOTHING
from conclave.lang.nodes import Effect
from conclave.lang.resolving import Resolving


class Storm(EndBeforeRange):
    """All in the combat, retainers too, take what storms do to them this round, all together."""

    def run(self, table: Table, step: int) -> None:
        table.pop()
        fight = fighting(table)
        number = 0 if fight is None else storm(table, fight.rounds)
        if fight is None or number == 0:
            return
        hits: list[Hit] = []
        for minion in (fight.first, fight.second):
            if table.in_play(minion):
                hurt = (minion, *belongings.retainers(table, minion))
                hits += [(card, number, 0, NOTHING) for card in hurt]
        inflict(table, hits, preventable=False)


def storm(table: Table, number: int) -> int:
    """How much damage storms do in the round of this number."""
    total = 0
    for note in table.notes:
        if note[1] == notes.STORM:
            total += note[3]
        elif note[1] == notes.STORM_GROWS:
            total += note[3] * (number - 1)
    return total


def carry_out_noted(table: Table, kind: int, number: int) -> None:
    """Carry out what waits for the round of this number."""
    for note in table.notes[::-1]:
        effect = note[4]
        if note[1] == kind and isinstance(effect, Effect):
            due, source = divmod(note[3], notes.ROUND_KEY)
            if due == number:
                table.push(Resolving(effect, table.controller[note[2]], source, note[2]))
