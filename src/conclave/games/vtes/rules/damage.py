"""Damage: preventing it, healing it, being wounded or losing life (VTES-6.4.6)."""

from __future__ import annotations

from conclave.games.vtes.rules import counters, reading
from conclave.games.vtes.rules import events as told
from conclave.games.vtes.rules import table as notes
from conclave.games.vtes.rules.blood import burn, check_life, fall
from conclave.games.vtes.rules.playing import OpenWindow
from conclave.games.vtes.rules.situation import Damaging, fighting
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.triggers import react
from conclave.games.vtes.rules.trophies import award, earns
from conclave.games.vtes.rules.windows import DAMAGE
from conclave.games.vtes.rules.words import ASH_HEAP, NOTHING, TORPOR
from conclave.games.vtes.vocabulary.moments import Happening, IsBurnedInCombat

Hit = tuple[int, int, int, int]
"""Damage on its way: to whom, how much normal, how much aggravated, by which minion."""


def inflict(table: Table, hits: list[Hit], preventable: bool = True) -> None:
    """Damage is inflicted on several at once: all of it is prevented or not before any healing."""
    victims = tuple([hit[0] for hit in hits])
    by = tuple([hit[3] for hit in hits])
    table.push(DamageStep(victims, by, 0 if preventable else len(hits)))
    scope = len(table.frames) - 1
    for victim, normal, aggravated, _ in hits:
        counters.note(table, scope, notes.NORMAL, victim, normal)
        counters.note(table, scope, notes.AGGRAVATED, victim, aggravated)
        table.tell(told.TookDamage(table.word(victim), normal, aggravated))


def pending(table: Table, victim: int) -> int:
    """How much damage to a minion is not prevented yet."""
    return table.noted(notes.NORMAL, victim) + table.noted(notes.AGGRAVATED, victim)


def prevent(table: Table, victim: int, normal: int, aggravated: int) -> None:
    """Damage is prevented, of each kind as chosen."""
    scope = table.scope(Damaging)
    number = 0
    for kind, less in ((notes.NORMAL, normal), (notes.AGGRAVATED, aggravated)):
        left = table.noted(kind, victim)
        number += min(less, left)
        counters.renote(table, scope, kind, victim, max(left - less, 0))
    table.tell(told.Prevented(table.word(victim), number))


class DamageStep(Damaging):
    """Prevention, one victim after another; then all heal or lose life together (VTES-R-70)."""

    def run(self, table: Table, step: int) -> None:
        if self.turn < len(self.victims):
            victim = self.victims[self.turn]
            minion = reading.is_minion(table, victim) and table.in_play(victim)
            if step % 2 == 0:
                if minion and pending(table, victim) > 0 and fighting(table) is not None:
                    table.push(OpenWindow(DAMAGE, (table.controller[victim],)))
            else:
                table.replace(DamageStep(self.victims, self.by, self.turn + 1))
            return
        hits = [
            (victim, table.noted(notes.NORMAL, victim), table.noted(notes.AGGRAVATED, victim), by)
            for victim, by in zip(self.victims, self.by)
        ]
        table.pop()
        for victim, normal, aggravated, by in hits:
            if table.in_play(victim):
                suffer(table, victim, normal, aggravated, by)


def suffer(table: Table, victim: int, normal: int, aggravated: int, by: int) -> None:
    """Damage that was not prevented is healed, wounds, burns, or costs life."""
    earned = earns(table, by, victim)
    seat = table.controller[victim]
    if not reading.is_vampire(table, victim):
        if normal + aggravated > 0:
            counters.lose_blood(table, victim, normal + aggravated)
            check_life(table, victim)
    else:
        unhealed = normal - counters.lose_blood(table, victim, normal)
        wounded = unhealed > 0 or table.zone[victim] == TORPOR
        destroyed = False
        for _ in range(aggravated):
            if not wounded:
                wounded = True
            elif counters.lose_blood(table, victim, 1) == 0:
                destroyed = True
        if destroyed:
            burn(table, victim)
        elif wounded and table.zone[victim] != TORPOR:
            fall(table, victim)
    if table.zone[victim] == ASH_HEAP and by != NOTHING:
        if fighting(table) is not None:
            react(table, Happening(IsBurnedInCombat, seat, victim, by))
        if earned:
            award(table, by)
