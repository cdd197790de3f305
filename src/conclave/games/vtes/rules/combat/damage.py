"""Damage: prevention, healing, wounds, loss of life (VTES-6.4.6)."""

from __future__ import annotations

from typing import Final

from conclave.core.frames import FIRST
from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.abilities.fighting import (
    AGGRAVATES,
    FALLS_BY_DAMAGE,
    IMMUNE,
    INFLICTS_NOTHING,
    LESSENS_DAMAGE,
    SUFFERS_AGGRAVATED,
    TAKES_ALL_AS_NORMAL,
    TAKES_NO_NORMAL,
    WEAPONS,
    FallsByDamage,
)
from conclave.games.vtes.rules.abilities.using import PREVENTS_FOR_OTHERS
from conclave.games.vtes.rules.atoms import combats, counters, moving, noting
from conclave.games.vtes.rules.blood import burn, check_life, incapacitate, send_to_torpor
from conclave.games.vtes.rules.combat.fight import cannot_prevent, strike_of
from conclave.games.vtes.rules.combat.torpor import is_going_to_torpor
from conclave.games.vtes.rules.constants import ASH_HEAP, NOTHING, TORPOR
from conclave.games.vtes.rules.current import current_combat
from conclave.games.vtes.rules.damage_moments import TakesDamage
from conclave.games.vtes.rules.facts import LibraryFact
from conclave.games.vtes.rules.frame_types import (
    CurrentCombat,
    CurrentRound,
    Hit,
    PendingDamage,
    PendingStrikeDamage,
)
from conclave.games.vtes.rules.modes import NO_EFFECT
from conclave.games.vtes.rules.moments import Happening, RoundEnds
from conclave.games.vtes.rules.notebook import Kind
from conclave.games.vtes.rules.opportunity import with_any_time_users
from conclave.games.vtes.rules.playing.cards import OpenWindow
from conclave.games.vtes.rules.reading import identity
from conclave.games.vtes.rules.reading.granted import in_force
from conclave.games.vtes.rules.reading.hosts import applies_to
from conclave.games.vtes.rules.requirements import Filter
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.triggers import is_awaited, trigger
from conclave.games.vtes.rules.trophies import award_trophies, earns_trophies
from conclave.games.vtes.rules.windows import DAMAGE, HURT, WINDOW_BIT
from conclave.lang.nodes import Effect
from conclave.lang.resolving import Resolving


def inflict(table: Table, hits: list[Hit], preventable: bool = True) -> None:
    """Inflict damage on several cards at once: prevention comes before any healing.

    During strike resolution it is dealt together with the damage of the strikes.
    """
    pair = table.scope(PendingStrikeDamage) if preventable else NOTHING
    if pair != NOTHING:
        note_hits(table, pair, hits, (notes.OTHER_NORMAL_DAMAGE, notes.OTHER_AGGRAVATED_DAMAGE))
        return
    victims = tuple([hit.victim for hit in hits])
    by = tuple([hit.by for hit in hits])
    table.push(DamageStep(victims, by, 0 if preventable else len(hits)))
    note_hits(table, len(table.frames) - 1, hits, (notes.NORMAL_DAMAGE, notes.AGGRAVATED_DAMAGE))


def inflict_strike_damage(table: Table, hits: list[Hit]) -> None:
    """Inflict the damage of strikes, and the other damage dealt with it.

    It takes the place of the frame that waited for it. The acting minion prevents first
    (VTES-R-70).
    """
    here = len(table.frames) - 1
    note_hits(table, here, hits, (notes.NORMAL_DAMAGE, notes.AGGRAVATED_DAMAGE), True)
    by = {hit.victim: hit.by for hit in hits}
    for note in table.notes.of(notes.OTHER_NORMAL_DAMAGE):  # each comes with an aggravated one
        if note.until == here:
            by.setdefault(note.about, NOTHING)
    if not by:
        table.pop()
        return
    fight = current_combat(table)
    victims = sorted(by, key=lambda victim: fight is None or victim != fight.first)
    table.replace(DamageStep(tuple(victims), tuple([by[each] for each in victims]), 0, True))
    table.go(FIRST)


def note_hits(
    table: Table, scope: int, hits: list[Hit], kinds: tuple[Kind, Kind], from_strikes: bool = False
) -> None:
    """Note and tell pending damage, as the victims take it."""
    for hit in hits:
        strike = strike_of(table, hit.by).strike if from_strikes else None
        taken = as_taken(table, hit, strike is not None and strike.stays_normal)
        noting.note(table, scope, kinds[0], taken.victim, taken.normal)
        noting.note(table, scope, kinds[1], taken.victim, taken.aggravated)
        made_normal = min(max(hit.aggravated - taken.aggravated, 0), taken.normal)
        if made_normal:
            noting.note(table, scope, notes.MADE_NORMAL, taken.victim, made_normal)
        combats.take_damage(table, taken.victim, taken.normal, taken.aggravated)


def as_taken(table: Table, hit: Hit, stays_normal: bool = False) -> Hit:
    """Damage as the victim takes it.

    Some minions do no damage in combat, some take aggravated damage as normal, some are immune to
    normal damage. With `stays_normal`, nothing makes it aggravated.
    """
    victim, normal, aggravated, by = hit.victim, hit.normal, hit.aggravated, hit.by
    in_combat = current_combat(table) is not None
    if by != NOTHING and (inflicts_nothing(table, by, victim) or is_immune(table, victim, by)):
        return Hit(victim, 0, 0, by)
    may_worsen = normal > 0 and not stays_normal
    if may_worsen and by != NOTHING and aggravates(table, by, victim):
        normal, aggravated = 0, normal + aggravated
    if may_worsen and in_combat and is_made_aggravated(table, victim):
        normal, aggravated = 0, normal + aggravated
    if aggravated and in_combat and takes_as_normal(table, victim):
        normal, aggravated = normal + aggravated, 0
    fight = current_combat(table)
    if fight is not None and by != NOTHING and fight.opponent(victim) == by:
        less = lessened_by(table, victim)
        aggravated -= min(aggravated, max(less - normal, 0))
        normal -= min(normal, less)
    return Hit(victim, unless_immune(table, victim, normal), aggravated, by)


def inflicts_nothing(table: Table, minion: int, victim: int) -> bool:
    """Whether a minion's damage on this victim is reduced to 0."""
    for source in (minion, *table.attached[minion]):
        for harm in INFLICTS_NOTHING.of(table, source) if not table.contested[source] else ():
            if harm.on is None:
                if current_combat(table) is not None:
                    return True
                continue
            act = Resolving(NO_EFFECT, table.controller[source], source, minion)
            if harm.on.fits(table, act, victim):
                return True
    return False


def is_immune(table: Table, victim: int, minion: int) -> bool:
    """Whether a victim is immune to all damage from a minion."""
    for source in (victim, *table.attached[victim]):
        for harm in IMMUNE.of(table, source) if not table.contested[source] else ():
            if harm.itself and source != victim:
                continue
            act = Resolving(NO_EFFECT, table.controller[source], source, victim, minion)
            holds = harm.if_ is None or harm.if_.holds(table, act)
            if holds and harm.immune_to is not None and harm.immune_to.fits(table, act, minion):
                return True
    return False


def aggravates(table: Table, minion: int, victim: int) -> bool:
    """Whether all damage that a minion inflicts on a victim is aggravated."""
    for host, other, fact in ((minion, victim, AGGRAVATES), (victim, minion, SUFFERS_AGGRAVATED)):
        for source in (host, *table.attached[host]):
            act = Resolving(NO_EFFECT, table.controller[source], source, host, other)
            for harm in fact.of(table, source) if not table.contested[source] else ():
                which = harm.aggravated_from if host == victim else harm.aggravated_on
                if which is not None and which.fits(table, act, other):
                    return True
    return False


def lessened_by(table: Table, victim: int) -> int:
    """How much less damage a minion takes from each effect of the opposing minion."""
    sources = [victim, *[card for card in table.attached[victim] if not table.contested[card]]]
    return sum([LESSENS_DAMAGE.of(table, source) for source in sources])


def is_made_aggravated(table: Table, victim: int) -> bool:
    """Whether all damage to a victim is aggravated in this combat."""
    for note in table.notes.of(notes.DAMAGE_IS_AGGRAVATED):
        to, seat = note.phrase, table.controller[note.about]
        act = Resolving(NO_EFFECT, seat, NOTHING, note.about, victim)
        if isinstance(to, Filter) and to.fits(table, act, victim):
            return True
    return False


def unless_immune(table: Table, victim: int, normal: int) -> int:
    """The normal damage that a victim takes: 0 if he is immune."""
    if normal and table.notes.has(notes.IMMUNE_TO_NORMAL, victim):
        return 0
    return 0 if normal and applies_to(table, victim, TAKES_NO_NORMAL) else normal


def takes_as_normal(table: Table, victim: int) -> bool:
    """Whether a minion takes aggravated damage in combat as normal damage."""
    if applies_to(table, victim, TAKES_ALL_AS_NORMAL):
        return True
    return table.notes.has(notes.TAKES_AGGRAVATED_AS_NORMAL, victim)


def unprevented_total(table: Table, victim: int, from_others: bool = True) -> int:
    """How much damage to a minion isn't prevented yet; without `from_others` only of strikes."""
    normal = unprevented(table, notes.NORMAL_DAMAGE, victim, from_others=from_others)
    return normal + unprevented(table, notes.AGGRAVATED_DAMAGE, victim, from_others=from_others)


def unprevented(
    table: Table, kind: Kind, victim: int, from_strikes: bool = True, from_others: bool = True
) -> int:
    """How much of the pending damage of a kind isn't prevented yet: of strikes, of other sources
    dealt with them, or of both."""
    scope = table.scope(PendingDamage)
    found = table.notes.about(kind, victim) if from_strikes else []
    if from_others:
        found += table.notes.about(NOT_FROM_STRIKES[kind], victim)
    return sum([note.amount for note in found if note.until == scope])


def prevent(
    table: Table,
    victim: int,
    normal: int,
    aggravated: int,
    from_strikes: bool = True,
    from_others: bool = True,
) -> None:
    """Prevent damage of each kind, of strikes before other sources."""
    number = 0
    for kind, amount in ((notes.NORMAL_DAMAGE, normal), (notes.AGGRAVATED_DAMAGE, aggravated)):
        of_strikes = min(amount, unprevented(table, kind, victim, from_strikes, False))
        of_rest = min(amount - of_strikes, unprevented(table, kind, victim, False, from_others))
        add_damage(table, kind, victim, -of_strikes)
        add_damage(table, NOT_FROM_STRIKES[kind], victim, -of_rest)
        number += of_strikes + of_rest
    combats.prevent(table, victim, number)


def add_damage(table: Table, kind: Kind, victim: int, number: int) -> None:
    """Add to the pending damage of a kind, or subtract from it."""
    if number:
        noting.note(table, table.scope(PendingDamage), kind, victim, number)


def prevent_strike(table: Table, victim: int) -> None:
    """Prevent all damage of the strike at a minion."""
    normal = unprevented(table, notes.NORMAL_DAMAGE, victim, from_others=False)
    aggravated = unprevented(table, notes.AGGRAVATED_DAMAGE, victim, from_others=False)
    prevent(table, victim, normal, aggravated, from_others=False)


def take_as_normal(table: Table, victim: int, most: int | None = None) -> None:
    """Turn the pending aggravated damage to a minion into normal damage, or at most this much."""
    strikes = unprevented(table, notes.AGGRAVATED_DAMAGE, victim, from_others=False)
    others = unprevented(table, notes.AGGRAVATED_DAMAGE, victim, from_strikes=False)
    if most is not None:
        strikes = min(strikes, most)
        others = min(others, most - strikes)
    add_damage(table, notes.AGGRAVATED_DAMAGE, victim, -strikes)
    add_damage(table, notes.NORMAL_DAMAGE, victim, strikes)
    add_damage(table, notes.OTHER_AGGRAVATED_DAMAGE, victim, -others)
    add_damage(table, notes.OTHER_NORMAL_DAMAGE, victim, others)
    add_damage(table, notes.MADE_NORMAL, victim, strikes + others)


def beyond_first(table: Table, victim: int, normal_only: bool) -> int:
    """How much of the pending damage comes after the first that a minion takes in this round.

    With `normal_only`, aggravated damage doesn't count, even if he takes it as normal damage.
    """
    normal = unprevented(table, notes.NORMAL_DAMAGE, victim)
    aggravated = unprevented(table, notes.AGGRAVATED_DAMAGE, victim)
    kept = aggravated + still_made_normal(table, victim, normal) if normal_only else 0
    more = normal + aggravated - kept
    settled = table.notes.total(notes.SETTLED_NORMAL, victim) + table.notes.total(
        notes.SETTLED_AGGRAVATED, victim
    )
    hurt = kept > 0 or settled > 0 or table.notes.has(notes.HARMED, victim)
    return more if hurt else max(more - 1, 0)


def still_made_normal(table: Table, victim: int, normal: int) -> int:
    """How much of the unprevented normal damage would have been aggravated; of such damage and
    other, such damage counts as prevented first."""
    scope = table.scope(PendingDamage)
    kinds = (notes.NORMAL_DAMAGE, notes.OTHER_NORMAL_DAMAGE)
    found = [note for kind in kinds for note in table.notes.about(kind, victim)]
    taken = sum([max(note.amount, 0) for note in found if note.until == scope])
    made = table.notes.about(notes.MADE_NORMAL, victim)
    turned = sum([note.amount for note in made if note.until == scope])
    return max(turned - (taken - normal), 0)


NOT_FROM_STRIKES: Final = {
    notes.NORMAL_DAMAGE: notes.OTHER_NORMAL_DAMAGE,
    notes.AGGRAVATED_DAMAGE: notes.OTHER_AGGRAVATED_DAMAGE,
}
# The steps of DamageStep
PREVENT: Final = 0
AIMED_AGAIN: Final = 2
"""From this step on only damage added later can be prevented, for example by aims."""


class DamageStep(PendingDamage):
    """Damage prevention, one victim after another; then all heal or lose life together
    (VTES-R-70)."""

    steps = ("prevent", "next-victim", "aimed-again")

    def run(self, table: Table, step: int) -> None:
        if self.turn < len(self.victims) and step < AIMED_AGAIN:
            victim = self.victims[self.turn]
            minion = identity.is_minion(table, victim) and table.in_play(victim)
            if step == PREVENT:
                if self.from_strikes and is_shielded(table, victim):
                    prevent_strike(table, victim)
                if self.from_strikes and minion:
                    shield_by_strike(table, victim)
                if minion and unprevented_total(table, victim) > 0:
                    self.ask(table, victim)
            else:
                table.replace(DamageStep(self.victims, self.by, self.turn + 1, self.from_strikes))
                table.go(PREVENT)
            return
        if self.from_strikes and (self.add_aim_damage(table) or self.add_damage_back(table)):
            return
        hits = [
            (
                victim,
                unprevented(table, notes.NORMAL_DAMAGE, victim)
                + table.notes.total(notes.SETTLED_NORMAL, victim),
                unprevented(table, notes.AGGRAVATED_DAMAGE, victim)
                + table.notes.total(notes.SETTLED_AGGRAVATED, victim),
                by,
            )
            for victim, by in zip(self.victims, self.by)
        ]
        from_strikes = [
            unprevented_total(table, victim, from_others=False)
            + table.notes.total(notes.SETTLED_FROM_STRIKES, victim)
            for victim in self.victims
        ]
        table.pop()
        for victim, by in zip(self.victims, self.by):
            if by != NOTHING:
                trigger(table, Happening(TakesDamage, table.controller[victim], victim, by))
        earning = []
        for (victim, normal, aggravated, by), inflicted in zip(hits, from_strikes):
            if table.in_play(victim):
                note_inflicted(table, by, victim, inflicted)
                if self.from_strikes and inflicted > 0:
                    note_weapon(table, by, victim)
                    gain_press(table, by, victim)
                note_harm(table, victim, normal + aggravated)
                if apply_damage(table, victim, normal, aggravated, by):
                    earning.append(by)
        if self.from_strikes and table.notes.of(notes.ON_STRIKE_HIT):
            push_effects_of_hits(table, self.victims, self.by, from_strikes)
        open_hurt_windows(table, [victim for victim, normal, more, _ in hits if normal + more > 0])
        for by in reversed(earning):
            award_trophies(table, by)

    def ask(self, table: Table, victim: int) -> None:
        """Ask for prevention of damage to a minion; what is prevented automatically follows."""
        for note in table.notes.about(notes.HARDENED, victim):
            effect = note.phrase
            if isinstance(effect, Effect):
                table.push(Resolving(effect, table.controller[victim], note.card, victim))
        fights = current_combat(table) is not None
        seats = with_any_time_users(table, asked_to_prevent(table, victim) if fights else ())
        if seats:
            table.push(OpenWindow(DAMAGE, seats))

    def add_aim_damage(self, table: Table) -> bool:
        """Add the damage of aims to strikes that do damage; returns whether there is any to
        prevent."""
        fight = current_combat(table)
        for index, (victim, by) in enumerate(zip(self.victims, self.by)):
            amount = table.notes.total(notes.AIM_DAMAGE, by)
            if amount == 0 or fight is None or fight.opponent(by) != victim:
                continue
            if unprevented_total(table, victim, from_others=False) == 0 or not table.in_play(
                victim
            ):
                continue
            is_aggravated = (
                unprevented(table, notes.AGGRAVATED_DAMAGE, victim, from_others=False) > 0
            )
            aggravated = amount if is_aggravated else 0
            noting.erase(table, notes.AIM_DAMAGE, by)
            add_damage(
                table,
                notes.AGGRAVATED_DAMAGE if is_aggravated else notes.NORMAL_DAMAGE,
                victim,
                amount,
            )
            combats.take_damage(table, victim, amount - aggravated, aggravated)
            wear_out(table, strike_of(table, by).source, amount)
            for ban in (notes.NO_PRESS_TO_CONTINUE, notes.NO_PRESS_TO_END):
                noting.note(table, table.scope(CurrentRound), ban, victim)
            table.replace(DamageStep(self.victims, self.by, index, self.from_strikes))
            table.go(AIMED_AGAIN)
            self.ask(table, victim)
            return True
        return False

    def add_damage_back(self, table: Table) -> bool:
        """Add the damage that minions take for what their strikes inflict; returns whether there is
        any to prevent. What was inflicted before can't be prevented any more."""
        if not table.notes.of(notes.HURTS_BACK):
            return False
        fight, here = current_combat(table), len(table.frames) - 1
        if fight is None:
            return False
        if not table.notes.of(notes.DAMAGE_BACK):
            self.settle(table, fight)
        for note in table.notes.of(notes.DAMAGE_BACK):
            foe = fight.opponent(note.about)
            if note.amount == 0 or not table.in_play(foe):
                continue
            noting.set_amount(table, here, notes.DAMAGE_BACK, note.about, 0)
            worse = table.notes.total(notes.HURTS_BACK, note.about) > 0
            hit = Hit(foe, 0, note.amount, NOTHING) if worse else Hit(foe, note.amount, 0, NOTHING)
            note_hits(
                table, here, [hit], (notes.OTHER_NORMAL_DAMAGE, notes.OTHER_AGGRAVATED_DAMAGE)
            )
            victims, by = self.victims, self.by
            if foe not in victims:
                victims, by = (*victims, foe), (*by, NOTHING)
            table.replace(DamageStep(victims, by, victims.index(foe), self.from_strikes))
            table.go(AIMED_AGAIN)
            if unprevented_total(table, foe) > 0:
                self.ask(table, foe)
            return True
        return False

    def settle(self, table: Table, fight: CurrentCombat) -> None:
        """Note the damage to be taken for that of strikes, which can't be prevented any more."""
        here, by = len(table.frames) - 1, dict(zip(self.victims, self.by))
        for minion in (fight.first, fight.second):
            if table.notes.has(notes.HURTS_BACK, minion):
                struck = by.get(minion) == fight.opponent(minion)
                number = unprevented_total(table, minion, from_others=False) if struck else 0
                noting.note(table, here, notes.DAMAGE_BACK, minion, number)
        for victim in self.victims:
            strikes = unprevented_total(table, victim, from_others=False)
            noting.note(table, here, notes.SETTLED_FROM_STRIKES, victim, strikes)
            for kind, settled in (
                (notes.NORMAL_DAMAGE, notes.SETTLED_NORMAL),
                (notes.AGGRAVATED_DAMAGE, notes.SETTLED_AGGRAVATED),
            ):
                noting.note(table, here, settled, victim, unprevented(table, kind, victim))
                strikes = unprevented(table, kind, victim, from_others=False)
                others = unprevented(table, kind, victim, from_strikes=False)
                add_damage(table, kind, victim, -strikes)
                add_damage(table, NOT_FROM_STRIKES[kind], victim, -others)


def asked_to_prevent(table: Table, victim: int) -> tuple[int, ...]:
    """Who may prevent damage to a minion in combat: his controller, and others with a card for
    that."""
    first = table.controller[victim]
    cards = table.cards_with(PREVENTS_FOR_OTHERS)
    users = [table.controller[card] for card in cards if not table.tapped[card]]
    others = table.clockwise(table.active) if users else ()
    return (first, *[seat for seat in others if seat in users and seat != first])


DISCIPLINES_WHEN_HURT: Final = LibraryFact(
    lambda library: frozenset(
        [
            mode.disciplines
            for row, masks in zip(library.modes, library.masks)
            for mode, bits in zip(row, masks)
            if bits & WINDOW_BIT[HURT]
        ]
    )
)
"""The disciplines of cards that can be played when damage has been inflicted."""


def open_hurt_windows(table: Table, victims: list[int]) -> None:
    """Ask the combatants to whom damage was inflicted, as far as they might have a card for that,
    going by what everybody knows."""
    fight, found = current_combat(table), DISCIPLINES_WHEN_HURT.of(table.cards)
    for victim in victims if found and fight is not None else ():
        if fight is None or fight.opponent(victim) == NOTHING or not table.is_ready(victim):
            continue
        if is_going_to_torpor(table, victim):
            continue
        might = any(
            all(identity.play_level(table, victim, name) >= level for name, level in needed)
            for needed in found
        )
        if might and table.hand[table.controller[victim]]:
            table.push(OpenWindow(HURT, (table.controller[victim],)))


def push_effects_of_hits(
    table: Table, victims: tuple[int, ...], by: tuple[int, ...], inflicted: list[int]
) -> None:
    """Resolve the effects of strikes that have inflicted damage on the opponent."""
    fight = current_combat(table)
    for victim, minion, number in zip(victims, by, inflicted):
        if fight is None or number == 0 or fight.opponent(victim) != minion:
            continue
        for note in table.notes.about(notes.ON_STRIKE_HIT, minion):
            effect = note.phrase
            if isinstance(effect, Effect) and table.in_play(minion):
                seat = table.controller[minion]
                table.push(Resolving(effect, seat, note.card, minion, victim))
        noting.erase(table, notes.ON_STRIKE_HIT, minion)


def shield_by_strike(table: Table, victim: int) -> None:
    """Prevent what a minion's own strike prevents of the strike at him, aggravated damage first."""
    own = strike_of(table, victim)
    if own.strike is None or not own.strike.shields or cannot_prevent(table, own.source):
        return
    number = own.strike.shields
    aggravated = unprevented(table, notes.AGGRAVATED_DAMAGE, victim, from_others=False)
    aggravated = min(number, aggravated)
    prevent(table, victim, number - aggravated, aggravated, from_others=False)


def is_shielded(table: Table, victim: int) -> bool:
    """Whether damage from strikes is prevented this round by a card that may do so."""
    shield = table.notes.first(notes.STRIKE_DAMAGE_PREVENTED, victim)
    return shield is not None and not cannot_prevent(table, shield.card)


def wear_out(table: Table, source: int, damage: int) -> None:
    """A weapon that wears out loses a counter for each point of damage it inflicts, prevented or
    not."""
    if source == NOTHING or not table.in_play(source):
        return
    if any(weapon.wears for weapon in WEAPONS.of(table, source)):
        bearer = table.host[source]
        hit = as_taken(table, Hit(strike_of(table, bearer).target, damage, 0, bearer))
        counters.lose_blood(table, source, hit.normal)
        if table.blood[source] == 0:
            moving.burn(table, source, "damage")


def apply_damage(table: Table, victim: int, normal: int, aggravated: int, by: int) -> bool:
    """Heal damage, wound, burn, or take life; returns whether trophies are earned."""
    earned = earns_trophies(table, by, victim)
    before = table.blood[victim]
    normal = unless_immune(table, victim, normal)  # it may have become normal since
    if not identity.is_vampire(table, victim):
        if normal + aggravated > 0:
            counters.lose_blood(table, victim, normal + aggravated)
            note_loss(table, victim, before)
            check_life(table, victim, by)
            if falls_by_damage(table, victim, normal + aggravated)[1]:
                send_to_torpor(table, victim)
    else:
        unhealed = normal - counters.lose_blood(table, victim, normal)
        wounded = unhealed > 0 or table.zone[victim] == TORPOR
        destroyed, falls = falls_by_damage(table, victim, normal + aggravated)
        for _ in range(aggravated):
            if not wounded:
                wounded = True
            elif counters.lose_blood(table, victim, 1) == 0:
                destroyed = True
        note_loss(table, victim, before)
        wounded = wounded or falls
        if destroyed:
            burn(table, victim, by, "damage")
        elif wounded and table.zone[victim] != TORPOR:
            incapacitate(table, victim)
    return earned and table.zone[victim] == ASH_HEAP


def falls_by_damage(table: Table, victim: int, number: int) -> tuple[bool, bool]:
    """Whether a minion has now taken more damage than he can in a combat, and is burned, and
    whether he goes to torpor."""
    if number == 0 or current_combat(table) is None:
        return (False, False)
    found = in_force(table, FALLS_BY_DAMAGE, FallsByDamage)
    limits = [each for each, _, minion in found if minion == victim]
    if not limits:
        return (False, False)
    noting.note(table, table.scope(CurrentCombat), notes.DAMAGE_TAKEN, victim, number)
    taken = table.notes.total(notes.DAMAGE_TAKEN, victim)
    exceeded = [each.burned for each in limits if taken > each.more_than]
    return (True in exceeded, False in exceeded)


def note_inflicted(table: Table, by: int, victim: int, number: int) -> None:
    """Note how much damage a minion inflicted on a victim in this round."""
    scope = table.scope(CurrentRound)
    if scope != NOTHING and by != NOTHING and number > 0:
        noting.note(table, scope, notes.DAMAGE_INFLICTED, by, number, card=victim)


def note_weapon(table: Table, by: int, victim: int) -> None:
    """Note that a weapon has inflicted damage on the opponent in this round, if a card waits for
    that."""
    fight = current_combat(table)
    if by == NOTHING or fight is None or fight.opponent(by) != victim:
        return
    weapon, scope = strike_of(table, by).source, table.scope(CurrentRound)
    if weapon == NOTHING or not table.in_play(weapon) or not is_awaited(table, RoundEnds):
        return
    if not table.notes.has(notes.WEAPON_INFLICTED, weapon):
        noting.note(table, scope, notes.WEAPON_INFLICTED, weapon)


def gain_press(table: Table, by: int, victim: int) -> None:
    """Give a minion the presses that he gets if his strike inflicts damage on his opponent."""
    fight = current_combat(table)
    if fight is None or fight.opponent(by) != victim:
        return
    for note in table.notes.about(notes.PRESS_FOR_DAMAGE, by):
        noting.note(table, note.until, notes.GAINED_PRESS, by, note.amount)
    noting.erase(table, notes.PRESS_FOR_DAMAGE, by)


def note_harm(table: Table, victim: int, number: int) -> None:
    """Note that a hardened minion has taken damage in this round."""
    scope = table.scope(CurrentRound)
    if scope != NOTHING and number > 0 and table.notes.has(notes.HARDENED, victim):
        noting.note(table, scope, notes.HARMED, victim)


def note_loss(table: Table, victim: int, before: int) -> None:
    """Note how much blood or life was lost to damage in this round."""
    scope = table.scope(CurrentRound)
    if scope != NOTHING and before > table.blood[victim]:
        noting.note(table, scope, notes.LOST_TO_DAMAGE, victim, before - table.blood[victim])
