"""What cards in play remember: the Methuselahs that were chosen for them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.atoms import noting, piles
from conclave.games.vtes.rules.situation import combat_scope, fighting
from conclave.games.vtes.rules.table import Table
from conclave.lang.nodes import Condition, Effect, Players
from conclave.lang.resolving import Resolving


@dataclass(frozen=True)
class RememberTerms(Effect):
    """This card remembers the Methuselahs that were chosen for the referendum."""

    def do(self, table: Table, act: Resolving) -> None:
        noting.strike_out(table, notes.NAMED_SEAT, act.source)
        for _, kind, card, amount, _ in table.notes:
            if kind == notes.TERMS:
                noting.note(table, 0, notes.NAMED_SEAT, act.source, card)
            elif kind == notes.TERM_SEAT:
                noting.note(table, 0, notes.NAMED_SEAT, act.source, amount)


@dataclass(frozen=True)
class NamedHere(Players):
    """The Methuselahs that this card remembers."""

    def seats(self, table: Table, act: Resolving) -> tuple[int, ...]:
        seats = table.clockwise(table.active)
        return tuple([s for s in seats if table.has_noted(notes.NAMED_SEAT, act.source, s)])


@dataclass(frozen=True)
class NamedBy(Players):
    """The Methuselahs that a card of a name in play remembers."""

    name: str

    def seats(self, table: Table, act: Resolving) -> tuple[int, ...]:
        number = table.cards.numbers.get(self.name, -1)
        found = [
            note[3]
            for note in table.notes
            if note[1] == notes.NAMED_SEAT
            and table.what[note[2]] == number
            and table.in_play(note[2])
        ]
        return tuple([seat for seat in table.clockwise(table.active) if seat in found])


STATES: Final = {"superior": notes.SUPERIOR_CARD, "dormant": notes.DORMANT}


@dataclass(frozen=True)
class PutInState(Effect):
    """This card is in play in a state: at "superior", or "dormant", of no use before a turn of
    whoever controls it then has begun."""

    state: str

    def do(self, table: Table, act: Resolving) -> None:
        if table.in_play(act.source):
            noting.note(table, 0, STATES[self.state], act.source)


@dataclass(frozen=True)
class IsInState(Condition):
    """This card was played at "superior", or is still "dormant"."""

    state: str

    def holds(self, table: Table, act: Resolving) -> bool:
        return table.has_note(STATES[self.state], act.source)


@dataclass(frozen=True)
class OpenHand(Effect):
    """Some Methuselahs play with an open hand in the combat that is about to begin."""

    of: Players

    def do(self, table: Table, act: Resolving) -> None:
        if fighting(table) is not None:
            for seat in self.of.seats(table, act):
                noting.note(table, combat_scope(table), notes.OPEN_HAND, seat)
                for card in table.hand[seat]:
                    piles.show_card(table, card)


NAMED_HERE: Final = NamedHere()
