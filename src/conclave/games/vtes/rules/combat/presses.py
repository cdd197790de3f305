"""Presses to continue or end combat (VTES-6.4.4)."""

from __future__ import annotations

from conclave.core.moves import Choices, Move, Options
from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.atoms import combats, noting
from conclave.games.vtes.rules.combat.by_turns import Pressing
from conclave.games.vtes.rules.combat.damage import inflict, lessened_by
from conclave.games.vtes.rules.combat.fight import can_press, combat_continues, facts_of_fight
from conclave.games.vtes.rules.constants import NOTHING
from conclave.games.vtes.rules.current import current_combat
from conclave.games.vtes.rules.frame_types import CurrentCombat, Hit
from conclave.games.vtes.rules.legality import offers
from conclave.games.vtes.rules.moments import Happening, PressesOn
from conclave.games.vtes.rules.moves import Press
from conclave.games.vtes.rules.notebook import Kind
from conclave.games.vtes.rules.playing.cards import carry_out
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.triggers import trigger
from conclave.games.vtes.rules.windows import PRESS


def presses_for_more(table: Table, fight: CurrentCombat, minion: int) -> int:
    """How many presses a combatant has for inflicting more damage than the other this round."""
    other = table.notes.total(notes.DAMAGE_INFLICTED, fight.opponent(minion))
    if table.notes.total(notes.DAMAGE_INFLICTED, minion) <= other:
        return 0
    return sum([note.amount for note in table.notes.of(notes.PRESS_FOR_MORE_DAMAGE)])


def usable_kinds(table: Table) -> list[Kind]:
    """The kinds of gained presses that may be used now, those with limits first."""
    on = combat_continues(table)
    return [
        notes.GAINED_PRESS_TO_END if on else notes.GAINED_PRESS_TO_CONTINUE,
        notes.GAINED_PRESS,
    ]


def source_of_press_for_more(table: Table) -> int:
    """The card that still gives such a press; NOTHING if none."""
    found = [n.about for n in table.notes.of(notes.PRESS_FOR_MORE_DAMAGE) if n.amount > 0]
    return found[0] if found else NOTHING


def press_automatically(table: Table, fight: CurrentCombat) -> None:
    """Continue combat at first, if a card says so and cards were played in this round or the two
    before."""
    for note in table.notes.of(notes.AUTOMATIC_PRESS):
        if note.round >= fight.rounds - 2:
            noting.note(table, table.scope(CurrentCombat), notes.COMBAT_CONTINUES, fight.first)
            return


def hurt_at_press(table: Table, fight: CurrentCombat) -> None:
    """Deal the damage that minions take in the press step; no minion inflicts it."""
    for kind, preventable in (
        (notes.DAMAGE_AT_PRESS, True),
        (notes.UNPREVENTABLE_DAMAGE_AT_PRESS, False),
    ):
        hits: list[Hit] = []
        for minion in (fight.first, fight.second):
            less = lessened_by(table, minion)
            found = table.notes.about(kind, minion)
            number = sum([max(note.amount - less, 0) for note in found])
            if number > 0:
                hits.append(Hit(minion, number, 0, NOTHING))
        if hits:
            inflict(table, hits, preventable)


class PressStep(Pressing):
    """Presses in turns: one to continue, the next to end, and so on (VTES-6.4.4)."""

    def passed(self, table: Table, seat: int) -> None:
        table.replace(PressStep(self.last, self.passes + 1))

    def options(self, table: Table, seat: int) -> Options:
        fight = current_combat(table)
        assert fight is not None
        minion = self.whose_turn(fight)
        moves = offers.plays(table, seat, PRESS)
        free = sum([table.notes.total(kind, minion) for kind in usable_kinds(table)])
        free += presses_for_more(table, fight, minion)
        if free > 0 and can_press(table, minion):
            moves.append(Press())
        return Choices(moves)

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        fight = current_combat(table)
        assert fight is not None
        minion = self.whose_turn(fight)
        if isinstance(move, Press):
            kinds = [kind for kind in usable_kinds(table) if table.notes.total(kind, minion) > 0]
            if kinds:
                noting.use_up(table, kinds[0], minion)
            else:
                noting.use_up(table, notes.PRESS_FOR_MORE_DAMAGE, source_of_press_for_more(table))
            self.press(table, minion)
        else:
            carry_out(table, seat, move)

    def press(self, table: Table, minion: int) -> None:
        index = table.scope(Pressing)
        fight = current_combat(table)
        assert fight is not None
        on = not table.notes.has(notes.COMBAT_CONTINUES, fight.first)
        noting.erase(table, notes.COMBAT_CONTINUES, fight.first)
        if on:
            noting.note(table, table.scope(CurrentCombat), notes.COMBAT_CONTINUES, fight.first)
        combats.press(table, minion, "continue" if on else "end")
        table.replace_at(index, PressStep(minion, 0))
        if on:
            seat, other = table.controller[minion], fight.opponent(minion)
            trigger(table, Happening(PressesOn, seat, minion, other))

    def prompt(self) -> str:
        return "PressStep"

    def window_name(self) -> str:
        return PRESS

    def rule(self, table: Table) -> str:
        return "VTES-6.4.4-05"

    def facts(self, table: Table, seat: int) -> dict[str, object]:
        purpose = "end" if combat_continues(table) else "continue"
        return {**facts_of_fight(table, seat), "purpose": purpose}
