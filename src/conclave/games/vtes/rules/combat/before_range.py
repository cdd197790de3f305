"""The beginning of a round: damage before range, and effects deferred to the round."""

from __future__ import annotations

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.atoms import noting
from conclave.games.vtes.rules.combat.damage import inflict
from conclave.games.vtes.rules.constants import NOTHING
from conclave.games.vtes.rules.current import current_combat
from conclave.games.vtes.rules.frame_types import EndBeforeRange, Hit
from conclave.games.vtes.rules.reading import belongings
from conclave.games.vtes.rules.table import Table
from conclave.lang.nodes import Effect
from conclave.lang.resolving import Resolving


class DamageBeforeRange(EndBeforeRange):
    """Both combatants and their retainers take the damage that cards deal before range, at once;
    then come the effects deferred to this time."""

    def run(self, table: Table, step: int) -> None:
        table.pop()
        fight = current_combat(table)
        run_first_range_effects(table)
        number = 0 if fight is None else damage_before_range(table, fight.rounds)
        if fight is None or number == 0:
            return
        hits: list[Hit] = []
        for minion in (fight.first, fight.second):
            if table.in_play(minion):
                hurt = (minion, *belongings.retainers(table, minion))
                hits += [Hit(card, number, 0, NOTHING) for card in hurt]
        inflict(table, hits, preventable=False)


def run_first_range_effects(table: Table) -> None:
    """Resolve the effects deferred to the first round of a combat that follows from a block."""
    fight = current_combat(table)
    for note in table.notes.of(notes.BEFORE_FIRST_RANGE)[::-1]:
        effect = note.phrase
        fights = fight is not None and fight.opponent(note.about) != NOTHING
        if isinstance(effect, Effect) and fights:
            table.push(Resolving(effect, table.controller[note.about], note.card, note.about))
        noting.erase(table, notes.BEFORE_FIRST_RANGE, note.about)


def damage_before_range(table: Table, number: int) -> int:
    """How much damage cards deal before range in this round."""
    begins = sum([note.amount for note in table.notes.of(notes.DAMAGE_BEFORE_RANGE)])
    grows = sum([note.amount for note in table.notes.of(notes.DAMAGE_BEFORE_RANGE_GROWS)])
    return begins + grows * (number - 1)


def run_next_round_effects(table: Table, number: int) -> None:
    """Resolve the effects deferred to this round."""
    for note in table.notes.of(notes.AT_NEXT_ROUND)[::-1]:
        effect = note.phrase
        if note.round == number and isinstance(effect, Effect):
            table.push(Resolving(effect, table.controller[note.about], note.card, note.about))
