"""What was put off until the resolution of an action, its end, or the end of the turn."""

from __future__ import annotations

from conclave.core.definition import Definition
from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.atoms import noting
from conclave.games.vtes.rules.steps import Step
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.triggers import Reactions
from conclave.games.vtes.rules.words import NOBODY
from conclave.lang.nodes import Effect
from conclave.lang.resolving import Resolving


def put_off(table: Table, until: int) -> None:
    """What was put off until now: until the resolution, or the end of the action or turn.

    What comes at the end of an action comes in the order that the acting Methuselah chooses. What
    comes at resolution does so once, even if the action resolves again after a block.
    """
    due = [note for note in table.notes if note[1] == until]
    if until == notes.AT_END and len(due) > 1:
        table.push(
            Reactions(
                tuple(
                    [
                        (effect, table.controller[minion], source, minion, minion, 0)
                        for _, _, minion, source, effect in due
                        if isinstance(effect, Effect) and table.controller[minion] != NOBODY
                    ]
                )
            )
        )
        return
    for note in reversed(table.notes):
        if note[1] == until:
            effect = note[4]
            assert effect is not None
            table.push(AtEnd(note[2], note[3], effect))
    if until == notes.AT_RESOLUTION:
        noting.strike_out_all(table, until)


class AtEnd(Step):
    """An effect that was put off, for a card."""

    __match_args__ = ("minion", "card", "effect")

    def __init__(self, minion: int, card: int, effect: Definition) -> None:
        self.minion = minion
        self.card = card
        self.effect = effect

    def run(self, table: Table, step: int) -> None:
        table.pop()
        seat = table.controller[self.minion]
        if seat != NOBODY and isinstance(self.effect, Effect):
            table.push(Resolving(self.effect, seat, self.card, self.minion, self.minion))
