"""Damage: preventing it, healing it, being wounded or losing life (VTES-6.4.6)."""

from __future__ import annotations

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.atoms import counters, moving, noting
from conclave.games.vtes.rules.blood import burn, check_life, fall
from conclave.games.vtes.rules.combat.fight import resists, strike_of
from conclave.games.vtes.rules.events import combat as told
from conclave.games.vtes.rules.opportunity import asked
from conclave.games.vtes.rules.playing.cards import OpenWindow
from conclave.games.vtes.rules.reading import identity
from conclave.games.vtes.rules.situation import fighting
from conclave.games.vtes.rules.steps import Damaging, InRound
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.trophies import award, earns
from conclave.games.vtes.rules.windows import DAMAGE
from conclave.games.vtes.rules.words import ASH_HEAP, NOTHING, TORPOR

Hit = tuple[int, int, int, int]
"""Damage on its way: to whom, how much normal, how much aggravated, by which minion."""


def inflict(table: Table, hits: list[Hit], preventable: bool = True, struck: bool = False) -> None:
    """Damage is inflicted on several at once: all of it is prevented or not before any healing."""
    hits = [as_taken(table, hit) for hit in hits]
    victims = tuple([hit[0] for hit in hits])
    by = tuple([hit[3] for hit in hits])
    table.push(DamageStep(victims, by, 0 if preventable else len(hits), struck))
    scope = len(table.frames) - 1
    for victim, normal, aggravated, _ in hits:
        noting.note(table, scope, notes.NORMAL, victim, normal)
        noting.note(table, scope, notes.AGGRAVATED, victim, aggravated)
        table.tell(told.TookDamage(table.word(victim), normal, aggravated))


def as_taken(table: Table, hit: Hit) -> Hit:
    """Damage as its victim takes it: none in combat from some, some take aggravated damage in
    combat as normal damage, and some are immune to that."""
    victim, normal, aggravated, by = hit
    in_combat = fighting(table) is not None
    if in_combat and by != NOTHING and bears(table, by, table.cards.harmless):
        return (victim, 0, 0, by)
    if aggravated and in_combat and takes_as_normal(table, victim):
        normal, aggravated = normal + aggravated, 0
    return (victim, unless_immune(table, victim, normal), aggravated, by)


def unless_immune(table: Table, victim: int, normal: int) -> int:
    """How much normal damage somebody takes: none who is immune to it."""
    return 0 if normal and bears(table, victim, table.cards.immune) else normal


def takes_as_normal(table: Table, victim: int) -> bool:
    """Whether a minion takes aggravated damage in combat as normal damage."""
    if bears(table, victim, table.cards.takes_as_normal):
        return True
    return table.has_note(notes.TAKES_AS_NORMAL, victim)


def bears(table: Table, minion: int, marks: list[bool]) -> bool:
    """Whether a minion, or a card on him, is one of those that are marked."""
    if marks[table.what[minion]]:
        return True
    return any(marks[table.what[on]] and not table.contested[on] for on in table.on[minion])


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
            noting.note(table, scope, kind, victim, -fewer)
    table.tell(told.Prevented(table.word(victim), number))


AIMED_AGAIN = 1_000
"""The steps from which on only damage is prevented that aims have added."""


class DamageStep(Damaging):
    """Prevention, one victim after another; then all heal or lose life together (VTES-R-70)."""

    def run(self, table: Table, step: int) -> None:
        if self.turn < len(self.victims) and step < AIMED_AGAIN:
            victim = self.victims[self.turn]
            minion = identity.is_minion(table, victim) and table.in_play(victim)
            if step % 2 == 0:
                if self.struck and is_shielded(table, victim):
                    normal = left(table, notes.NORMAL, victim)
                    prevent(table, victim, normal, left(table, notes.AGGRAVATED, victim))
                elif minion and pending(table, victim) > 0:
                    self.ask(table, victim)
            else:
                table.replace(DamageStep(self.victims, self.by, self.turn + 1, self.struck))
            return
        if self.struck and self.strikes_deeper(table):
            return
        hits = [
            (victim, left(table, notes.NORMAL, victim), left(table, notes.AGGRAVATED, victim), by)
            for victim, by in zip(self.victims, self.by)
        ]
        table.pop()
        for victim, normal, aggravated, by in hits:
            if table.in_play(victim):
                suffer(table, victim, normal, aggravated, by)

    def ask(self, table: Table, victim: int) -> None:
        """Damage to a minion may be prevented."""
        fights = fighting(table) is not None
        seats = asked(table, (table.controller[victim],) if fights else ())
        if seats:
            table.push(OpenWindow(DAMAGE, seats))

    def strikes_deeper(self, table: Table) -> bool:
        """Where a strike with an aim does damage, there is more to prevent; whether there is."""
        fight = fighting(table)
        for index, (victim, by) in enumerate(zip(self.victims, self.by)):
            more = table.noted(notes.AIMED, by)
            if more == 0 or fight is None or fight.opponent(by) != victim:
                continue
            if pending(table, victim) == 0 or not table.in_play(victim):
                continue
            kind = notes.AGGRAVATED if left(table, notes.AGGRAVATED, victim) else notes.NORMAL
            aggravated = more if kind == notes.AGGRAVATED else 0
            noting.strike_out(table, notes.AIMED, by)
            noting.note(table, len(table.frames) - 1, kind, victim, more)
            table.tell(told.TookDamage(table.word(victim), more - aggravated, aggravated))
            wear(table, strike_of(table, by)[1], more)
            for what in (notes.CONTINUING, notes.ENDING):
                noting.note(table, table.scope(InRound), notes.RESTRICTED, victim, what)
            table.replace(DamageStep(self.victims, self.by, index, self.struck))
            table.go(AIMED_AGAIN)
            self.ask(table, victim)
            return True
        return False


def is_shielded(table: Table, victim: int) -> bool:
    """Whether damage from strikes is prevented this round by a card that may do so."""
    for note in table.notes:
        if note[1] == notes.SHIELDED and note[2] == victim:
            return not resists(table, table.cards.modes[table.what[note[3]]])
    return False


def wear(table: Table, source: int, damage: int) -> None:
    """A weapon that wears out loses counters for the damage it inflicts, prevented or not: none for
    what is nothing to its victim."""
    if source == NOTHING or not table.in_play(source):
        return
    if any(weapon.wears for weapon in table.cards.weapons[table.what[source]]):
        bearer = table.host[source]
        hit = as_taken(table, (strike_of(table, bearer)[2], damage, 0, bearer))
        counters.lose_blood(table, source, hit[1])
        if table.blood[source] == 0:
            moving.burn(table, source)


def suffer(table: Table, victim: int, normal: int, aggravated: int, by: int) -> None:
    """Damage that was not prevented is healed, wounds, burns, or costs life."""
    scope = table.scope(InRound)
    if scope != NOTHING and by != NOTHING and normal + aggravated > 0:
        noting.note(table, scope, notes.INFLICTED, by, normal + aggravated)
    earned = earns(table, by, victim)
    before = table.blood[victim]
    normal = unless_immune(table, victim, normal)  # it may have become normal only now
    if not identity.is_vampire(table, victim):
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
        noting.note(table, scope, notes.LOST_TO_DAMAGE, victim, before - table.blood[victim])
