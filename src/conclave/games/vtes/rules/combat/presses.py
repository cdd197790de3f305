"""Presses to continue the combat or to end it (VTES-6.4.4)."""

from __future__ import annotations

from conclave.core.moves import Choices, Move, Options
from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.atoms import noting
from conclave.games.vtes.rules.combat.by_turns import Pressing
from conclave.games.vtes.rules.combat.fight import can_press, facts_of_fight, goes_on_fighting
from conclave.games.vtes.rules.events import combat as told
from conclave.games.vtes.rules.legality import offers
from conclave.games.vtes.rules.moves import Press
from conclave.games.vtes.rules.playing.cards import carry_out
from conclave.games.vtes.rules.situation import fighting
from conclave.games.vtes.rules.steps import Fighting
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.windows import PRESS
from conclave.games.vtes.rules.words import NOTHING


def presses_for_more(table: Table, fight: Fighting, minion: int) -> int:
    """How many presses a combatant has for inflicting more damage than the other this round."""
    other = table.noted(notes.INFLICTED, fight.opponent(minion))
    if table.noted(notes.INFLICTED, minion) <= other:
        return 0
    return sum([note[3] for note in table.notes if note[1] == notes.PRESS_FOR_MORE])


def press_for_more(table: Table) -> int:
    """By whose card there still is such a press."""
    found = [n[2] for n in table.notes if n[1] == notes.PRESS_FOR_MORE and n[3] > 0]
    return found[0] if found else NOTHING


def press_by_itself(table: Table, fight: Fighting) -> None:
    """A press to continue stands from the beginning, where a card says so that was followed by
    others in this round or the two before."""
    for note in table.notes:
        if note[1] == notes.PRESSES_ITSELF and note[3] >= fight.rounds - 2:
            noting.note(table, table.scope(Fighting), notes.CONTINUES, fight.first)
            return


class PressStep(Pressing):
    """Presses, by turns: one to continue, the next to end, and so on (VTES-6.4.4)."""

    def passed(self, table: Table, seat: int) -> None:
        table.replace(PressStep(self.last, self.passes + 1))

    def options(self, table: Table, seat: int) -> Options:
        fight = fighting(table)
        assert fight is not None
        minion = self.turn(fight)
        moves = offers.plays(table, seat, PRESS)
        free = table.noted(notes.FREE_PRESS, minion) + presses_for_more(table, fight, minion)
        if not goes_on_fighting(table):
            free += table.noted(notes.FREE_PRESS_ON, minion)
        if free > 0 and can_press(table, minion):
            moves.append(Press())
        return Choices(moves)

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        fight = fighting(table)
        assert fight is not None
        minion = self.turn(fight)
        if isinstance(move, Press):
            only_on = not goes_on_fighting(table) and table.noted(notes.FREE_PRESS_ON, minion) > 0
            if only_on:
                noting.use_up(table, notes.FREE_PRESS_ON, minion)
            elif table.noted(notes.FREE_PRESS, minion) > 0:
                noting.use_up(table, notes.FREE_PRESS, minion)
            else:
                noting.use_up(table, notes.PRESS_FOR_MORE, press_for_more(table))
            self.press(table, minion)
        else:
            carry_out(table, seat, move)

    def press(self, table: Table, minion: int) -> None:
        index = table.scope(Pressing)
        fight = fighting(table)
        assert fight is not None
        on = not table.has_note(notes.CONTINUES, fight.first)
        noting.strike_out(table, notes.CONTINUES, fight.first)
        if on:
            noting.note(table, table.scope(Fighting), notes.CONTINUES, fight.first)
        table.tell(told.Pressed(table.word(minion), "continue" if on else "end"))
        table.exchange(index, PressStep(minion, 0))

    def prompt(self) -> str:
        return "PressStep"

    def window_name(self) -> str:
        return PRESS

    def rule(self, table: Table) -> str:
        return "VTES-6.4.4-05"

    def facts(self, table: Table, seat: int) -> dict[str, object]:
        purpose = "end" if goes_on_fighting(table) else "continue"
        return {**facts_of_fight(table, seat), "purpose": purpose}
