"""Preparation and aftermath: the cards of one type take effect."""

from __future__ import annotations

from conclave.core.frames import FORCED, Asking, Window
from conclave.core.moves import Choices, Move, Options
from conclave.games.masquerade.rules.abilities import (
    SKIPS_STEPS,
)
from conclave.games.masquerade.rules.constants import NOBODY, PLACES
from conclave.games.masquerade.rules.moves import Resolve
from conclave.games.masquerade.rules.reactions import begin
from conclave.games.masquerade.rules.table import Table


class CardStep(Asking[Table]):
    """The cards of one type take effect in turn order (MASQ-RES-04..06).

    The order is fixed at the start (MASQ-R-58). A card that arrives, even again, counts if its
    player hasn't finished (MASQ-R-60).
    """

    __match_args__ = ("place", "type", "order", "turn", "done")

    def __init__(
        self, place: int, type: str, order: tuple[int, ...], turn: int, done: tuple[int, ...]
    ) -> None:
        self.place = place
        self.type = type
        self.order = order
        self.turn = turn
        self.done = done
        """The cards here that have taken effect."""

    def run(self, table: Table, step: int) -> None:
        if self.turn == len(self.order):
            table.pop()
            return
        seat = self.order[self.turn]
        here = [card for other in table.order() for card in table.cards_at(self.place, other)]
        if any(card not in here for card in self.done):
            done = tuple([card for card in self.done if card in here])
            table.replace(CardStep(self.place, self.type, self.order, self.turn, done))
            return
        cards = self.waiting(table, seat)
        if not cards:
            table.replace(CardStep(self.place, self.type, self.order, self.turn + 1, self.done))
        elif len(cards) == 1:
            self.resolve(table, seat, cards[0])
        else:
            table.push(Window(FORCED, (seat,)))

    def waiting(self, table: Table, seat: int) -> list[int]:
        """A player's cards here that haven't taken effect yet."""
        if table.out[seat]:
            return []
        for phrase, owner, _ in table.lasting:
            if phrase is SKIPS_STEPS and owner == seat:
                return []
        library = table.library
        return [
            card
            for card in table.face_up(self.place, seat)
            if library.type[card] == self.type
            and library.effect[card] is not None
            and card not in self.done
        ]

    def resolve(self, table: Table, seat: int, card: int) -> None:
        """Let a card take effect, then continue."""
        done = (*self.done, card)
        table.replace(CardStep(self.place, self.type, self.order, self.turn, done))
        effect = table.library.effect[card]
        assert effect is not None
        begin(table, effect, seat, card, self.place, NOBODY, 0)

    def options(self, table: Table, seat: int) -> Options:
        return Choices([Resolve(table.library.names[card]) for card in self.waiting(table, seat)])

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        assert isinstance(move, Resolve)
        self.resolve(table, seat, table.library.numbers[move.card])

    def rule(self, table: Table) -> str:
        return "MASQ-RES-05"

    def facts(self, table: Table, seat: int) -> dict[str, object]:
        return {"place": PLACES[self.place], "step": self.type}

    def public(self, table: Table, seat: int) -> bool:
        return True
