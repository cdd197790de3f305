"""The table as a position: how it runs, is seen, copied, stored and checked.

It stands apart from `Table` because it needs all the rules, which need the table.
"""

from __future__ import annotations

from typing import Final

from conclave.core.frames import Window
from conclave.core.position import Plain
from conclave.core.rng import Rng
from conclave.games.vtes.rules import (
    end,
    explaining,
    imagining,
    knowledge,
    settling,
    showing,
    situation,
    soundness,
)
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.words import NOBODY


class VtesPosition(Table):
    """A table that is played at."""

    def run(self) -> None:
        while self.outcome is None:
            frame = self.frames[-1]
            if self.unsettled and settling.settle(self, frame):
                continue
            if isinstance(frame, Window):
                if not frame.answers_itself(self):
                    return
            else:
                step = self.steps[-1]
                self.steps[-1] = step + 1
                frame.run(self, step)

    def why_not(self, seat: int, card: int) -> list[dict[str, Plain]]:
        """Why a card in this seat's hand can't be played now: for each way to play it, what
        stands in the way. An empty list: it can be played."""
        return explaining.why_not(self, seat, card)

    def obstacles(self, seat: int, only: str = "") -> dict[str, list[dict[str, Plain]]]:
        hand = self.hand[seat] if self.hand else []  # before decks are chosen nobody has one
        names = {self.cards.names[self.what[card]]: card for card in hand}
        found = {
            name: self.why_not(seat, card) for name, card in names.items() if only in ("", name)
        }
        return {name: reasons for name, reasons in found.items() if reasons}

    def moment(self) -> str:
        return situation.window_now(self)

    def copy(self) -> VtesPosition:
        twin = VtesPosition(self.game, self.seats, self.settings, self.rng.copy(), self.cards)
        self.copy_into(twin)
        twin.owner = self.owner
        twin.what = self.what[:]
        twin.zone = self.zone[:]
        twin.controller = self.controller[:]
        twin.tapped = self.tapped[:]
        twin.blood = self.blood[:]
        twin.host = self.host[:]
        twin.on = self.on[:]
        twin.seen = self.seen[:]
        twin.contested = self.contested[:]
        twin.profile = self.profile[:]
        twin.pool = self.pool[:]
        twin.hand = self.hand[:]
        twin.library = self.library[:]
        twin.crypt = self.crypt[:]
        twin.uncontrolled = self.uncontrolled[:]
        twin.ready = self.ready[:]
        twin.torpor = self.torpor[:]
        twin.beside = self.beside[:]
        twin.ash = self.ash[:]
        twin.removed = self.removed[:]
        twin.research = self.research[:]
        twin.points = self.points[:]
        twin.out = self.out[:]
        twin.leaving = self.leaving[:]
        twin.short = self.short[:]
        twin.debt = self.debt[:]
        twin.unreplaced = self.unreplaced[:]
        twin.deck = self.deck[:]
        twin.edge = self.edge
        twin.turn = self.turn
        twin.active = self.active
        twin.phase = self.phase
        twin.actions = self.actions
        twin.trifled = self.trifled
        twin.transfers = self.transfers
        twin.events_played = self.events_played
        twin.notes = self.notes
        twin.departures = self.departures
        twin.time_called = self.time_called
        twin.unsettled = self.unsettled
        twin._regions = self._regions
        twin._controlled = self._controlled
        twin._reaching = self._reaching
        twin._at_any_time = self._at_any_time
        twin._for_anyone = self._for_anyone
        twin._warding = self._warding
        twin._pricing = self._pricing
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
        return situation.acting(self) is not None or situation.fighting(self) is not None

    def call_time(self) -> None:
        end.call_time(self)

    def save_state(self) -> dict[str, Plain]:
        return {
            name: self.plain(tuple(value) if isinstance(value, list) else value)
            for name in STATE
            for value in [getattr(self, name)]
        }

    def load_state(self, state: dict[str, Plain]) -> None:
        for name in STATE:
            value = self.game.field(state[name])
            setattr(self, name, list(value) if isinstance(getattr(self, name), list) else value)

    def faults(self) -> list[str]:
        return soundness.faults(self)


STATE: Final = (
    "owner", "what", "zone", "controller", "tapped", "blood", "host", "on", "seen", "contested",
    "profile", "pool", "hand", "library", "crypt", "uncontrolled", "ready", "torpor", "beside",
    "ash", "removed", "research", "points", "out", "leaving", "short", "debt", "unreplaced", "deck",
    "edge", "turn", "active", "phase", "actions", "trifled", "transfers", "events_played", "notes",
    "unsettled", "departures", "time_called",
)  # fmt: skip
"""What is stored of a table, by name."""
