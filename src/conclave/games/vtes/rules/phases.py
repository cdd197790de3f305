"""The master and discard phases, and what the phases of a turn have in common."""

from __future__ import annotations

from conclave.core.frames import IMPULSE, Window
from conclave.core.moves import Choices, Move, Options
from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.atoms import course, noting, piles
from conclave.games.vtes.rules.events import titles as told
from conclave.games.vtes.rules.legality import offers
from conclave.games.vtes.rules.moves import Discard, Mark
from conclave.games.vtes.rules.opportunity import asked
from conclave.games.vtes.rules.playing.cards import carry_out
from conclave.games.vtes.rules.reading import bonuses, identity
from conclave.games.vtes.rules.situation import turn_scope
from conclave.games.vtes.rules.steps import Step
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.triggers import Reactions, awaiting, react
from conclave.games.vtes.rules.windows import DISCARD_PHASE, MASTER_PHASE
from conclave.games.vtes.rules.words import RED_LIST
from conclave.games.vtes.vocabulary.moments import DiscardPhaseBegins, Happening, PhaseCloses
from conclave.lang.nodes import Effect
from conclave.lang.resolving import Resolving


class Phase(Step):
    """A phase of a player's turn."""

    __match_args__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asks_others(self, table: Table, window: str) -> tuple[int, ...]:
        """The active Methuselah, and the others where cards for them exist or lie in play."""
        if window in table.cards.by_others:
            return table.clockwise(self.seat)
        return asked(table, (self.seat,))

    def reaction(self, table: Table, seat: int) -> bool:
        return seat != self.seat

    def closes(self, table: Table) -> bool:
        """Everybody has passed: whether cards do something now that they must do in this phase."""
        if PhaseCloses not in table.cards.awaited:
            return False
        found = awaiting(table, Happening(PhaseCloses, self.seat))
        if found:
            table.push(Reactions(found))
        return len(found) > 0


class MasterPhase(Phase):
    """The master phase (VTES-5)."""

    def run(self, table: Table, step: int) -> None:
        if step == 0:
            debt = table.debt[self.seat]
            actions = 1 + bonuses.of_seat(table, bonuses.MASTER_ACTIONS, self.seat)
            actions += min(bonuses.of_seat(table, bonuses.SECOND_MASTER, self.seat), 1)
            actions += table.noted(notes.OWED_ACTION, self.seat)
            noting.strike_out(table, notes.OWED_ACTION, self.seat)
            course.set_actions(table, max(actions - (1 if debt else 0), 0))
            if debt == 2:
                course.trifle(table)
            course.settle_debt(table, self.seat)
            table.push(Window(IMPULSE, self.asks_others(table, MASTER_PHASE)))
        elif step == 1:
            if not self.closes(table):
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
                and not table.has_note(notes.MARKED, minion)
            ]
        return Choices(moves)

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        if isinstance(move, Mark):
            course.set_actions(table, table.actions - 1)
            noting.note(table, turn_scope(table), notes.MARKED, table.read(move.card), seat)
            table.tell(told.Marked(seat, move.card))
        else:
            carry_out(table, seat, move)

    def prompt(self) -> str:
        return "MasterPhase"

    def window_name(self) -> str:
        return MASTER_PHASE

    def rule(self, table: Table) -> str:
        return "VTES-5-02"


class DiscardPhase(Phase):
    """The discard phase (VTES-8)."""

    def run(self, table: Table, step: int) -> None:
        if step == 0:
            noting.strike_out(table, notes.UNTIL_DISCARD, self.seat)
            actions = 1 + bonuses.of_seat(table, bonuses.DISCARD_ACTIONS, self.seat)
            course.set_actions(table, max(actions, 0))
            react(table, Happening(DiscardPhaseBegins, self.seat))
            for _, kind, minion, source, effect in table.notes[::-1]:
                if kind == notes.AT_DISCARD and isinstance(effect, Effect):
                    table.push(Resolving(effect, self.seat, source, minion))
        elif step == 1 or step == 3:
            table.push(Window(IMPULSE, self.asks_others(table, DISCARD_PHASE)))
        elif step == 2:
            if not self.closes(table):
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
            piles.discard(table, table.in_hand(seat, move.card))
        else:
            carry_out(table, seat, move)

    def prompt(self) -> str:
        return "DiscardPhase"

    def window_name(self) -> str:
        return DISCARD_PHASE

    def rule(self, table: Table) -> str:
        return "VTES-8-01"
