"""The table as a position: how it runs, is seen, copied, stored and checked.

Apart from `Table` because it imports all the rules, and they import the table.
"""

from __future__ import annotations

from typing import Any

from conclave.core.frames import Frame
from conclave.core.position import Plain
from conclave.core.rng import Rng
from conclave.games.vtes.rules import (
    current,
    end,
    explaining,
    imagining,
    knowledge,
    settling,
    showing,
    soundness,
)
from conclave.games.vtes.rules.constants import NOBODY
from conclave.games.vtes.rules.table import Table


class VtesPosition(Table):
    """A position of V:TES."""

    def settle(self, frame: Frame[Any]) -> bool:
        return self.unsettled and settling.settle(self, frame)

    def why_not(self, seat: int, card: int) -> list[dict[str, Plain]]:
        """Why a card in this seat's hand can't be played now, for each of its modes; empty if it
        can."""
        return explaining.why_not(self, seat, card)

    def obstacles(self, seat: int, only: str = "") -> dict[str, list[dict[str, Plain]]]:
        hand = self.hand[seat] if self.hand else []  # there are no hands before decks are chosen
        names = {self.cards.names[self.definition[card]]: card for card in hand}
        found = {
            name: self.why_not(seat, card) for name, card in names.items() if only in ("", name)
        }
        return {name: reasons for name, reasons in found.items() if reasons}

    def moment(self) -> str:
        return current.current_window(self)

    def copy(self) -> VtesPosition:
        twin = VtesPosition(self.game, self.seats, self.settings, self.rng.copy(), self.cards)
        self.copy_to(twin)
        return twin

    def may_see(self, seat: int | None, thing: tuple[str, int]) -> bool:
        return knowledge.may_see(self, seat, thing)

    def show(self, seat: int | None) -> dict[str, Plain]:
        return showing.show(self, seat)

    def redraw(self, seat: int | None, rng: Rng) -> None:
        imagining.redraw(self, seat, rng)

    def whose_turn(self) -> int | None:
        return None if self.active == NOBODY else self.active

    def in_action(self) -> bool:
        return current.current_action(self) is not None or current.current_combat(self) is not None

    def call_time(self) -> None:
        end.call_time(self)

    def faults(self) -> list[str]:
        return soundness.faults(self)
