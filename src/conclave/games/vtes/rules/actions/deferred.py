"""Effects deferred to the resolution or end of an action, or to the end of the turn."""

from __future__ import annotations

from conclave.core.definition import Definition
from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.atoms import noting
from conclave.games.vtes.rules.constants import NOBODY
from conclave.games.vtes.rules.frame_types import TableFrame
from conclave.games.vtes.rules.notebook import Kind, Note
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.triggers import TriggeredEffects
from conclave.lang.nodes import Effect
from conclave.lang.resolving import Resolving


def run_deferred(table: Table, until: Kind) -> None:
    """Resolve the effects deferred to this moment.

    At the end of an action the acting Methuselah chooses their order. At resolution they resolve
    only once, even if the action resolves again after a block.
    """
    due = table.notes.of(until)
    of_a_player = any(note.seat != NOBODY for note in due)
    if until is notes.AT_END_OF_ACTION and (len(due) > 1 or of_a_player):
        table.push(
            TriggeredEffects(
                tuple(
                    [
                        Resolving(effect, whose(table, note), note.card, note.about, note.about)
                        for note in due
                        for effect in [note.phrase]
                        if isinstance(effect, Effect) and whose(table, note) != NOBODY
                    ]
                )
            )
        )
        return
    for note in due[::-1]:
        assert note.phrase is not None
        table.push(DeferredEffect(note.about, note.card, note.phrase))
    if until is notes.AT_RESOLUTION:
        noting.erase_all(table, until)


def whose(table: Table, note: Note) -> int:
    """The player whose effect is deferred: by default the controller of the minion it is about."""
    return table.controller[note.about] if note.seat == NOBODY else note.seat


class DeferredEffect(TableFrame):
    """A deferred effect, for a card."""

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
