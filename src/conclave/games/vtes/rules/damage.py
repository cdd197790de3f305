"""Damage: preventing it, healing it, being wounded or losing life (VTES-6.4.6)."""

from __future__ import annotations

from conclave.games.vtes.rules import counters, reading
from conclave.games.vtes.rules import events as told
from conclave.games.vtes.rules import table as notes
from conclave.games.vtes.rules.blood import burn, check_life, fall
from conclave.games.vtes.rules.playing import OpenWindow, asked
from conclave.games.vtes.rules.situation import Damaging, InRound, fighting
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.trophies import award, earns
from conclave.games.vtes.rules.windows import DAMAGE
from conclave.games.vtes.rules.words import ASH_HEAP, NOTHING, TORPOR

Hit = tuple[int, int, int, int]
"""Damage on its way: to whom, how much normal, how much aggravated, by which minion."""


def inflict(table: Table, hits: list[Hit], preventable: bool = True, struck: bool = False) -> None:
    """Damage is inflicted on several at once: all of it is prevented or not before any healing."""
    victims = tuple([hit[0] for hit in hits])
    by = tuple([hit[3] for hit in hits])
    table.push(DamageStep(victims, by, 0 if preventable else len(hits), struck))
    scope = len(table.frames) - 1
    for victim, normal, aggravated, _ in hits:
        counters.note(table, scope, notes.NORMAL, victim, normal)
        counters.note(table, scope, notes.AGGRAVATED, victim, aggravated)
        table.tell(told.TookDamage(table.word(victim), normal, aggravated))


def pending(table: Table, victim: int) -> int:
    """How much damage to a minion is not prevented yet."""
    return left(table, notes.NORMAL, victim) + left(table, notes.AGGRAVATED, victim)


def left(table: Table, kind: int, victim: int) -> int:
    """How much of a kind is not prevented yet of the damage that is being dealt with."""
    scope = table.scope(Damaging)
    total = 0
    for note in table.notes:
        if note[0] == scope and note[1] == kind and note[2] == victim:
            total += note[3]
    return total


def prevent(table: Table, victim: int, normal: int, aggravated: int) -> None:
    """Damage is prevented, of each kind as chosen."""
    scope = table.scope(Damaging)
    number = 0
    for kind, less in ((notes.NORMAL, normal), (notes.AGGRAVATED, aggravated)):
        fewer = min(less, left(table, kind, victim))
        if fewer > 0:
            number += fewer
            counters.note(table, scope, kind, victim, -fewer)
    table.tell(told.Prevented(table.word(victim), number))


class DamageStep(Damaging):
    """Prevention, one victim after another; then all heal or lose life together (VTES-R-70)."""

    def run(self, table: Table, step: int) -> None:
        if self.turn < len(self.victims):
            victim = self.victims[self.turn]
            minion = reading.is_minion(table, victim) and table.in_play(victim)
            if step % 2 == 0:
                if self.struck and table.has_note(notes.SHIELDED, victim):
                    normal = left(table, notes.NORMAL, victim)
                    prevent(table, victim, normal, left(table, notes.AGGRAVATED, victim))
                elif minion and pending(table, victim) > 0:
                    fights = fighting(table) is not None
                    seats = asked(table, (table.controller[victim],) if fights else ())
                    if seats:
                        table.push(OpenWindow(DAMAGE, seats))
            else:
                table.replace(DamageStep(self.victims, self.by, self.turn + 1, self.struck))
            return
        hits = [
            (victim, left(table, notes.NORMAL, victim), left(table, notes.AGGRAVATED, victim), by)
            for victim, by in zip(self.victims, self.by)
        ]
        table.pop()
        for victim, normal, aggravated, by in hits:
            if table.in_play(victim):
                suffer(table, victim, normal, aggravated, by)


def suffer(table: Table, victim: int, normal: int, aggravated: int, by: int) -> None:
    """Damage that was not prevented is healed, wounds, burns, or costs life."""
    earned = earns(table, by, victim)
    before = table.blood[victim]
    if not reading.is_vampire(table, victim):
        if normal + aggravated > 0:
            counters.lose_blood(table, victim, normal + aggravated)
            note_loss(table, victim, before)
            check_life(table, victim, by)
    else:
        unhealed = normal - counters.lose_blood(table, victim, normal)
        wounded = unhealed > 0 or table.zone[victim] == TORPOR
        destroyed = False
        for _ in range(aggravated):
            if not wounded:
                wounded = True
            elif counters.lose_blood(table, victim, 1) == 0:
                destroyed = True
        note_loss(table, victim, before)
        if destroyed:
            burn(table, victim, by)
        elif wounded and table.zone[victim] != TORPOR:
            fall(table, victim)
    if earned and table.zone[victim] == ASH_HEAP:
        award(table, by)


def note_loss(table: Table, victim: int, before: int) -> None:
    """How much blood or life was lost to damage is remembered for the round."""
    scope = table.scope(InRound)
    if scope != NOTHING and before > table.blood[victim]:
        counters.note(table, scope, notes.LOST_TO_DAMAGE, victim, before - table.blood[victim])
