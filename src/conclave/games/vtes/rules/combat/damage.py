"""Damage: preventing it, healing it, being wounded or losing life (VTES-6.4.6)."""

from __future__ import annotations

from typing import Final

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.atoms import counters, moving, noting
from conclave.games.vtes.rules.blood import burn, check_life, fall
from conclave.games.vtes.rules.combat.fight import resists, strike_of
from conclave.games.vtes.rules.events import combat as told
from conclave.games.vtes.rules.opportunity import asked
from conclave.games.vtes.rules.playing.cards import OpenWindow
from conclave.games.vtes.rules.reading import identity
from conclave.games.vtes.rules.situation import fighting
from conclave.games.vtes.rules.steps import Damaging, Hit, InRound, StrikeDamage
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.trophies import award, earns
from conclave.games.vtes.rules.windows import DAMAGE
from conclave.games.vtes.rules.words import ASH_HEAP, NOTHING, TORPOR


def inflict(table: Table, hits: list[Hit], preventable: bool = True) -> None:
    """Damage is inflicted on several at once: all of it is prevented or not before any healing.

    While strikes resolve it is dealt together with theirs.
    """
    pair = table.scope(StrikeDamage) if preventable else NOTHING
    if pair != NOTHING:
        note_hits(table, pair, hits, (notes.BESIDE_NORMAL, notes.BESIDE_AGGRAVATED))
        return
    victims = tuple([hit[0] for hit in hits])
    by = tuple([hit[3] for hit in hits])
    table.push(DamageStep(victims, by, 0 if preventable else len(hits)))
    note_hits(table, len(table.frames) - 1, hits, (notes.NORMAL, notes.AGGRAVATED))


def inflict_struck(table: Table, hits: list[Hit]) -> None:
    """The damage of strikes is inflicted, and all that is dealt with it, in the place of the frame
    that has waited for it. The acting minion prevents first (VTES-R-70)."""
    here = len(table.frames) - 1
    note_hits(table, here, hits, (notes.NORMAL, notes.AGGRAVATED))
    by = {victim: striker for victim, _, _, striker in hits}
    for note in table.notes:
        if note[0] == here and note[1] in (notes.BESIDE_NORMAL, notes.BESIDE_AGGRAVATED):
            by.setdefault(note[2], NOTHING)
    if not by:
        table.pop()
        return
    fight = fighting(table)
    victims = sorted(by, key=lambda victim: fight is None or victim != fight.first)
    table.replace(DamageStep(tuple(victims), tuple([by[each] for each in victims]), 0, True))
    table.go(0)


def note_hits(table: Table, scope: int, hits: list[Hit], kinds: tuple[int, int]) -> None:
    """Damage on its way is noted and told, as its victims take it."""
    for hit in hits:
        victim, normal, aggravated, _ = as_taken(table, hit)
        noting.note(table, scope, kinds[0], victim, normal)
        noting.note(table, scope, kinds[1], victim, aggravated)
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


def pending(table: Table, victim: int, beside: bool = True) -> int:
    """How much damage to a minion is not prevented yet, perhaps of strikes alone."""
    normal = left(table, notes.NORMAL, victim, beside=beside)
    return normal + left(table, notes.AGGRAVATED, victim, beside=beside)


def left(table: Table, kind: int, victim: int, struck: bool = True, beside: bool = True) -> int:
    """How much of a kind is not prevented yet of the damage that is being dealt with: of strikes,
    of what is dealt beside them, or of both."""
    kinds = (kind if struck else NOTHING, BESIDE[kind] if beside else NOTHING)
    scope = table.scope(Damaging)
    total = 0
    for note in table.notes:
        if note[0] == scope and note[2] == victim and note[1] in kinds:
            total += note[3]
    return total


def prevent(
    table: Table,
    victim: int,
    normal: int,
    aggravated: int,
    struck: bool = True,
    beside: bool = True,
) -> None:
    """Damage is prevented, of each kind as chosen; that of strikes before the rest."""
    number = 0
    for kind, less in ((notes.NORMAL, normal), (notes.AGGRAVATED, aggravated)):
        of_strikes = min(less, left(table, kind, victim, struck, False))
        of_rest = min(less - of_strikes, left(table, kind, victim, False, beside))
        add(table, kind, victim, -of_strikes)
        add(table, BESIDE[kind], victim, -of_rest)
        number += of_strikes + of_rest
    table.tell(told.Prevented(table.word(victim), number))


def add(table: Table, kind: int, victim: int, number: int) -> None:
    """There is more or less of a kind of the damage that is being dealt with."""
    if number:
        noting.note(table, table.scope(Damaging), kind, victim, number)


def prevent_strike(table: Table, victim: int) -> None:
    """All damage of the strike at a minion is prevented."""
    normal = left(table, notes.NORMAL, victim, beside=False)
    aggravated = left(table, notes.AGGRAVATED, victim, beside=False)
    prevent(table, victim, normal, aggravated, beside=False)


def take_as_normal(table: Table, victim: int) -> None:
    """The aggravated damage on its way to a minion becomes normal damage."""
    struck = left(table, notes.AGGRAVATED, victim, beside=False)
    beside = left(table, notes.AGGRAVATED, victim, struck=False)
    add(table, notes.AGGRAVATED, victim, -struck)
    add(table, notes.NORMAL, victim, struck)
    add(table, notes.BESIDE_AGGRAVATED, victim, -beside)
    add(table, notes.BESIDE_NORMAL, victim, beside)


BESIDE: Final = {
    notes.NORMAL: notes.BESIDE_NORMAL,
    notes.AGGRAVATED: notes.BESIDE_AGGRAVATED,
}
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
                    prevent_strike(table, victim)
                if minion and pending(table, victim) > 0:
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
        done = [pending(table, victim, beside=False) for victim in self.victims]
        table.pop()
        earning = []
        for (victim, normal, aggravated, by), inflicted in zip(hits, done):
            if table.in_play(victim):
                note_inflicted(table, by, inflicted)
                if suffer(table, victim, normal, aggravated, by):
                    earning.append(by)
        for by in reversed(earning):
            award(table, by)

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
            if pending(table, victim, beside=False) == 0 or not table.in_play(victim):
                continue
            bad = left(table, notes.AGGRAVATED, victim, beside=False) > 0
            aggravated = more if bad else 0
            noting.strike_out(table, notes.AIMED, by)
            add(table, notes.AGGRAVATED if bad else notes.NORMAL, victim, more)
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
            return not resists(table, note[3])
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


def suffer(table: Table, victim: int, normal: int, aggravated: int, by: int) -> bool:
    """Damage that was not prevented is healed, wounds, burns, or costs life; whether trophies are
    earned with it."""
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
    return earned and table.zone[victim] == ASH_HEAP


def note_inflicted(table: Table, by: int, number: int) -> None:
    """How much damage a minion inflicted is remembered for the round."""
    scope = table.scope(InRound)
    if scope != NOTHING and by != NOTHING and number > 0:
        noting.note(table, scope, notes.INFLICTED, by, number)


def note_loss(table: Table, victim: int, before: int) -> None:
    """How much blood or life was lost to damage is remembered for the round."""
    scope = table.scope(InRound)
    if scope != NOTHING and before > table.blood[victim]:
        noting.note(table, scope, notes.LOST_TO_DAMAGE, victim, before - table.blood[victim])
