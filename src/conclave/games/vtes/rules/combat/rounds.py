"""A combat from its beginning to its end, round by round (VTES-6.4.1)."""

from __future__ import annotations

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.atoms import counters, noting
from conclave.games.vtes.rules.combat.choosing_strikes import StrikePair
from conclave.games.vtes.rules.combat.fight import ROUND_END, strikes_left
from conclave.games.vtes.rules.combat.maneuvers import DeterminingRange, is_set
from conclave.games.vtes.rules.combat.presses import PressStep, press_by_itself
from conclave.games.vtes.rules.combat.storms import Storm, carry_out_noted
from conclave.games.vtes.rules.events import combat as told
from conclave.games.vtes.rules.opportunity import asked, leading
from conclave.games.vtes.rules.playing.cards import OpenWindow
from conclave.games.vtes.rules.situation import acting, both_ready, fighting
from conclave.games.vtes.rules.steps import NO_STRIKE, Fighting, InRound
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.triggers import react
from conclave.games.vtes.rules.windows import (
    ADDITIONAL,
    BEFORE_RANGE,
    BEFORE_STRIKES,
    END_OF_ROUND,
    ENTERING,
)
from conclave.games.vtes.rules.words import NOTHING
from conclave.games.vtes.vocabulary.moments import CombatIsOver, EntersCombat, Happening
from conclave.lang.nodes import Effect
from conclave.lang.resolving import Resolving


def begin_combat(table: Table, acting: int, other: int, other_first: bool = False) -> None:
    """Two ready minions of different controllers fight (VTES-6.4-01..03, VTES-R-67)."""
    if not table.is_ready(acting) or not table.is_ready(other):
        return
    if table.controller[acting] == table.controller[other]:
        return
    first, second = acting, other
    seats = table.clockwise(leading(table))
    if other_first or seats.index(table.controller[other]) < seats.index(table.controller[acting]):
        first, second = other, acting
    table.push(Combat(first, second))


def before_combat(table: Table) -> None:
    """Who is about to fight the acting minion, other than by a block, may do something first."""
    fight, action = fighting(table), acting(table)
    if ENTERING not in table.cards.by_others or fight is None or action is None:
        return
    other = fight.opponent(action.minion)
    if other != NOTHING and isinstance(table.frames[table.scope(Fighting)], Combat):
        table.push(OpenWindow(ENTERING, (table.controller[other],)))


class Combat(Fighting):
    """A combat from its beginning to its end."""

    def run(self, table: Table, step: int) -> None:
        if step == 0:
            if not both_ready(table, self):
                table.pop()  # somebody is gone before it begins (VTES-6.4-02)
                return
            table.tell(told.CombatBegan(table.word(self.first), table.word(self.second)))
            for minion in (self.first, self.second):
                counters.fail_withdrawal(table, table.controller[minion])
                react(table, Happening(EntersCombat, table.controller[minion], minion))
        elif step == 1:
            if both_ready(table, self):
                noting.strike_out(table, notes.CONTINUES, self.first)
                table.replace(Combat(self.first, self.second, self.rounds + 1))
                table.push(Round(self.rounds + 1))
                carry_out_noted(table, notes.NEXT_ROUND, self.rounds + 1)
        elif step == 2:
            if table.has_note(notes.CONTINUES, self.first) and both_ready(table, self):
                table.go(1)
        elif step == 3:
            table.tell(told.CombatEnded(table.word(self.first), table.word(self.second)))
            for minion in (self.first, self.second):
                react(table, Happening(CombatIsOver, table.controller[minion], minion))
        else:
            again = table.has_note(notes.NEXT_COMBAT, self.first)
            later = [note for note in table.notes[::-1] if note[1] == notes.AFTER_COMBAT]
            table.pop()
            if again and both_ready(table, self):
                table.push(Combat(self.first, self.second))
                before_combat(table)
                return
            for _, _, minion, source, effect in later:
                if table.in_play(minion) and isinstance(effect, Effect):
                    table.push(Resolving(effect, table.controller[minion], source, minion))


class Round(InRound):
    """A round of combat (VTES-6.4.1-02)."""

    def run(self, table: Table, step: int) -> None:
        fight = fighting(table)
        assert fight is not None
        if not both_ready(table, fight) and step <= ROUND_END:
            table.go(ROUND_END + 1)
            self.end(table, fight)
            return
        seats = asked(table, (table.controller[fight.first], table.controller[fight.second]))
        if step == 0:
            table.tell(told.RoundBegan(self.number))
            table.push(Storm())
            table.push(OpenWindow(BEFORE_RANGE, with_outsiders(table, seats)))
        elif step == 1:
            if not is_set(table, fight):
                table.push(DeterminingRange(NOTHING, 0))
        elif step == 2:
            if BEFORE_STRIKES in table.cards.by_others:
                table.push(OpenWindow(BEFORE_STRIKES, seats))
        elif step == 3:
            table.push(StrikePair(NO_STRIKE, NO_STRIKE, True))
        elif step == 4:
            if ADDITIONAL in table.cards.by_others:
                table.push(OpenWindow(ADDITIONAL, seats))
        elif step == 5:
            if strikes_left(table, fight.first) or strikes_left(table, fight.second):
                table.go(5)
                table.push(StrikePair(NO_STRIKE, NO_STRIKE, False))
        elif step == 6:
            press_by_itself(table, fight)
            table.push(PressStep(NOTHING, 0))
        elif step == ROUND_END:
            self.end(table, fight)
        else:
            table.pop()

    def end(self, table: Table, fight: Fighting) -> None:
        """Whoever is still ready may do something at the end of the round."""
        ready = [m for m in (fight.first, fight.second) if table.is_ready(m)]
        if ready and END_OF_ROUND in table.cards.by_others:
            seats = tuple([table.controller[minion] for minion in ready])
            table.push(OpenWindow(END_OF_ROUND, asked(table, seats)))


def with_outsiders(table: Table, seats: tuple[int, ...]) -> tuple[int, ...]:
    """These seats, and after them whoever may use a card in play from outside the combat."""
    cards = [card for card in table.reaching() if table.cards.outside[table.what[card]]]
    users = [table.controller[card] for card in cards if not table.tapped[card]]
    others = table.clockwise(leading(table))
    more = [seat for seat in others if seat in users and seat not in seats]
    return (*seats, *more)
