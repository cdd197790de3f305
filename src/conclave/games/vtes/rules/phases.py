"""The master and discard phases, and what all phases have in common."""

from __future__ import annotations

from typing import Final

from conclave.core.frames import IMPULSE, Window
from conclave.core.moves import Choices, Move, Options
from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.abilities.using import (
    IN_OTHERS_DISCARD_PHASE,
    IN_OTHERS_MASTER_PHASE,
)
from conclave.games.vtes.rules.atoms import counters, course, noting, piles
from conclave.games.vtes.rules.card_windows import FOR_OTHERS
from conclave.games.vtes.rules.constants import NOTHING, RED_LIST
from conclave.games.vtes.rules.current import turn_scope
from conclave.games.vtes.rules.frame_types import TableFrame
from conclave.games.vtes.rules.legality import offers
from conclave.games.vtes.rules.modes import AwaitsDiscard
from conclave.games.vtes.rules.moments import AtPhase, Happening, PhaseCloses
from conclave.games.vtes.rules.moves import Discard, Mark
from conclave.games.vtes.rules.opportunity import others_with_cards, with_any_time_users
from conclave.games.vtes.rules.playing.cards import carry_out
from conclave.games.vtes.rules.reading import bonuses, identity
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.triggers import (
    TriggeredEffects,
    is_awaited,
    trigger,
    triggered_effects,
)
from conclave.games.vtes.rules.windows import DISCARD_PHASE, MASTER_PHASE
from conclave.lang.nodes import Effect
from conclave.lang.resolving import Resolving


class Phase(TableFrame):
    """A phase of a player's turn."""

    __match_args__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def seats_to_ask(self, table: Table, window: str) -> tuple[int, ...]:
        """The active player, and the others if cards for them exist or are in play."""
        if window in FOR_OTHERS.of(table.cards):
            return table.clockwise(self.seat)
        others: list[int] = []
        if window == MASTER_PHASE:
            others = others_with_cards(table, IN_OTHERS_MASTER_PHASE)
        elif window == DISCARD_PHASE:
            others = others_with_cards(table, IN_OTHERS_DISCARD_PHASE, even_tapped=True)
        return with_any_time_users(table, (self.seat, *others))

    def reaction(self, table: Table, seat: int) -> bool:
        return seat != self.seat

    def run_closing_effects(self, table: Table) -> bool:
        """Trigger the effects that must happen in this phase; whether there are any."""
        if not is_awaited(table, PhaseCloses):
            return False
        found = triggered_effects(table, Happening(PhaseCloses, self.seat))
        if found:
            table.push(TriggeredEffects(found))
        return len(found) > 0


# The steps of MasterPhase
OPEN: Final = 0
CLOSE: Final = 1


class MasterPhase(Phase):
    """The master phase (VTES-5)."""

    steps = ("open", "close", "over")

    def run(self, table: Table, step: int) -> None:
        if step == OPEN:
            debt = table.debt[self.seat]
            actions = 1 + bonuses.seat_bonus(table, bonuses.MASTER_ACTIONS, self.seat)
            actions += min(bonuses.seat_bonus(table, bonuses.SECOND_MASTER, self.seat), 1)
            actions += table.notes.total(notes.EXTRA_MASTER_ACTION, self.seat)
            noting.erase(table, notes.EXTRA_MASTER_ACTION, self.seat)
            course.set_actions(table, max(actions - (1 if debt else 0), 0))
            if debt == 2:
                course.trifle(table)
            course.settle_debt(table, self.seat)
            table.push(Window(IMPULSE, self.seats_to_ask(table, MASTER_PHASE)))
        elif step == CLOSE:
            if not self.run_closing_effects(table):
                table.pop()
        else:
            table.pop()

    def options(self, table: Table, seat: int) -> Options:
        moves = offers.plays(table, seat, MASTER_PHASE)
        if seat == self.seat and table.actions > 0:
            moves += [
                Mark(table.word(minion))
                for other in table.clockwise(seat)
                for minion in (*table.minions(other), *table.in_torpor(other))
                if identity.has_trait(table, minion, RED_LIST)
                and not table.notes.has(notes.MARKED, minion)
            ]
        return Choices(moves)

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        if isinstance(move, Mark):
            card = table.read(move.card)
            noting.note(table, turn_scope(table), notes.MARKED, card, seat=seat)
            course.mark(table, seat, card)
        else:
            carry_out(table, seat, move)

    def prompt(self) -> str:
        return "MasterPhase"

    def window_name(self) -> str:
        return MASTER_PHASE

    def rule(self, table: Table) -> str:
        return "VTES-5-02"


# The steps of DiscardPhase
BEGIN: Final = 0
DISCARD: Final = 1
PASSED: Final = 2
DISCARD_AGAIN: Final = 3


class DiscardPhase(Phase):
    """The discard phase (VTES-8)."""

    steps = ("begin", "discard", "passed", "discard-again", "over")

    def run(self, table: Table, step: int) -> None:
        if step == BEGIN:
            noting.erase(table, notes.UNREPLACED_UNTIL_DISCARD, self.seat)
            if table.notes.total(notes.OWES_POOL, self.seat):
                noting.use_up(table, notes.OWES_POOL, self.seat)
                counters.lose_pool(table, self.seat, 1)
            actions = 1 + bonuses.seat_bonus(table, bonuses.DISCARD_ACTIONS, self.seat)
            course.set_actions(table, max(actions, 0))
            trigger(table, Happening(AtPhase, self.seat))
            for note in table.notes.of(notes.AT_DISCARD_PHASE)[::-1]:
                effect = note.phrase
                if isinstance(effect, Effect):
                    table.push(Resolving(effect, self.seat, note.card, note.about))
        elif step in (DISCARD, DISCARD_AGAIN):
            table.push(Window(IMPULSE, self.seats_to_ask(table, DISCARD_PHASE)))
        elif step == PASSED:
            if not self.run_closing_effects(table):
                table.pop()
        else:
            table.pop()

    def options(self, table: Table, seat: int) -> Options:
        moves = offers.plays(table, seat, DISCARD_PHASE)
        if seat == self.seat and table.actions > 0:
            names = [table.card_name(card) for card in table.hand[seat]]
            moves += [Discard(name) for name in dict.fromkeys(names)]
        return Choices(moves)

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        if isinstance(move, Discard):
            course.set_actions(table, table.actions - 1)
            card = table.in_hand(seat, move.card)
            piles.discard(table, card)
            reward_discard(table, seat, card)
        else:
            carry_out(table, seat, move)

    def prompt(self) -> str:
        return "DiscardPhase"

    def window_name(self) -> str:
        return DISCARD_PHASE

    def rule(self, table: Table) -> str:
        return "VTES-8-01"


def reward_discard(table: Table, seat: int, card: int) -> None:
    """Resolve the effects that wait for a card that a player discards with a phase action."""
    for note in table.notes.about(notes.AFTER_DISCARD, seat):
        waiting = note.phrase
        if isinstance(waiting, AwaitsDiscard):
            act = Resolving(waiting, seat, note.card, NOTHING)
            effect = waiting.after(table, act, card)
            if effect is not None:
                noting.erase(table, notes.AFTER_DISCARD, seat, card=note.card)
                table.push(act.to(effect))
