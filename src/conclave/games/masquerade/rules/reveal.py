"""Reveal: all face-down cards of a location are turned up together, some only for blood."""

from __future__ import annotations

from typing import Final

from conclave.core.frames import COUNTED, FIRST, FORCED, Asking, Window
from conclave.core.moves import Choices, Move, Options
from conclave.games.masquerade.rules.abilities import (
    RevealToll,
)
from conclave.games.masquerade.rules.atoms import moving
from conclave.games.masquerade.rules.blood import lose
from conclave.games.masquerade.rules.power import passive_context
from conclave.games.masquerade.rules.reactions import SparingCard, spares
from conclave.games.masquerade.rules.table import Table
from conclave.lang.moves import Choose

Toll = tuple[int, int, int, int, int]
"""A payment for turning a face-down card: the seat, the index of the card at his position (to keep
its name secret), the player who demands it, his card, and the amount."""


def tolls(table: Table, place: int) -> tuple[Toll, ...]:
    """The tolls for turning face-down cards, in turn order."""
    found: list[Toll] = []
    for asker in table.present(place):
        for source in table.face_up(place, asker):
            for ability in table.library.abilities[source]:
                if isinstance(ability, RevealToll):
                    for seat in table.rivals(asker, place):
                        found += [
                            (seat, index, asker, source, ability.number)
                            for index, card in enumerate(table.cards_at(place, seat))
                            if table.face_down[card]
                        ]
    return tuple(found)


class Reveal(Asking[Table]):
    """Turn all face-down cards together, except those that nobody paid for (MASQ-REV-01)."""

    steps = COUNTED

    __match_args__ = ("place", "todo", "kept")

    def __init__(
        self, place: int, todo: tuple[Toll, ...], kept: tuple[tuple[int, int], ...]
    ) -> None:
        self.place = place
        self.todo = todo
        self.kept = kept
        """The cards that stay face down: seat, and index at his position."""

    def run(self, table: Table, step: int) -> None:
        todo = tuple([toll for toll in self.todo if self.due(table, toll)])
        if step == FIRST and table.teams:
            for source, asker in {toll[3]: toll[2] for toll in todo}.items():
                if any(toll[0] == table.partner(asker) for toll in todo):
                    table.push(SparingCard(asker, source))
            return
        table.replace(Reveal(self.place, todo, self.kept))
        if todo:
            table.push(Window(FORCED, (todo[0][0],)))
            return
        table.pop()
        for seat in table.present(self.place):
            cards = [
                card
                for index, card in enumerate(table.cards_at(self.place, seat))
                if (seat, index) not in self.kept
            ]
            moving.reveal(table, seat, tuple(cards), self.place)

    def due(self, table: Table, toll: Toll) -> bool:
        """Whether a toll still applies."""
        seat, index, asker, source, _ = toll
        if table.partner(asker) == seat and spares(table, source):
            return False
        return index < len(table.cards_at(self.place, seat)) and not table.out[asker]

    def options(self, table: Table, seat: int) -> Options:
        return PAY_OR_KEEP

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        _, index, asker, source, number = self.todo[0]
        assert isinstance(move, Choose)
        if move.effect == "reveal":
            table.replace(Reveal(self.place, self.todo[1:], self.kept))
            lose(table, passive_context(table, asker, source, self.place), seat, number)
        else:
            moving.keep_down(table, seat, self.place)
            table.replace(Reveal(self.place, self.todo[1:], (*self.kept, (seat, index))))

    def rule(self, table: Table) -> str:
        return "MASQ-REV-03"

    def facts(self, table: Table, seat: int) -> dict[str, object]:
        _, index, asker, source, number = self.todo[0]
        card = table.cards_at(self.place, seat)[index]
        return {
            "card": table.library.names[card] if table.sees(seat, ("card", card)) else "none",
            "source_card": table.library.names[source],
            "by_seat": asker,
            "number": number,
        }


PAY_OR_KEEP: Final = Choices((Choose("reveal"), Choose("keep-down")))
