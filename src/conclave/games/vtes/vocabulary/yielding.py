"""Referendums about contested cards."""

from __future__ import annotations

from dataclasses import dataclass

from conclave.core.frames import FORCED, Window
from conclave.core.moves import Choices, Move, Options
from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.atoms import moving, noting, playing
from conclave.games.vtes.rules.frame_types import CurrentReferendum
from conclave.games.vtes.rules.moves import Target
from conclave.games.vtes.rules.table import Table
from conclave.lang.effects import AsksAgain
from conclave.lang.nodes import Effect
from conclave.lang.resolving import Resolving


@dataclass(frozen=True)
class ChooseYielding(AsksAgain):
    """For each contested card you choose the Methuselah who is to yield it, by her copy."""

    def run(self, table: Table, act: Resolving, step: int) -> None:
        if self.copies(table):
            table.push(Window(FORCED, (act.you,)))
        else:
            table.pop()

    def copies(self, table: Table) -> list[int]:
        """The contested copies of the first card for which nobody has been chosen."""
        names = table.cards.unique_name
        contested = [c for c in range(len(table.definition)) if table.contested[c]]
        chosen = [names[table.definition[note.card]] for note in table.notes.of(notes.TERM_CARD)]
        for card in contested:
            name = names[table.definition[card]]
            if name not in chosen:
                return [c for c in contested if names[table.definition[c]] == name]
        return []

    def options(self, table: Table, act: Resolving, seat: int) -> Options:
        return Choices([Target(table.public_word(card)) for card in self.copies(table)])

    def chosen(self, table: Table, act: Resolving, seat: int, move: Move) -> None:
        assert isinstance(move, Target)
        card = table.read(move.card)
        owner = table.controller[card]
        noting.note(table, table.scope(CurrentReferendum), notes.TERM_CARD, owner, card=card)
        playing.choose_target(table, seat, move.card)

    def possible(self, table: Table, act: Resolving) -> bool:
        return any(table.contested)

    def public(self) -> bool:
        return True


@dataclass(frozen=True)
class YieldChosen(Effect):
    """The Methuselahs chosen for the referendum yield their contested cards."""

    def do(self, table: Table, act: Resolving) -> None:
        for note in table.notes.of(notes.TERM_CARD):
            if table.contested[note.card]:
                moving.yield_card(table, note.card)
