"""Resolving a pair of strikes: combat ends, first strikes, other strikes (VTES-6.4.5)."""

from __future__ import annotations

from typing import Final

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.abilities.fighting import (
    HANDS_AGGRAVATED,
    STRIKE_IMPROVEMENTS,
    STRIKES_FIRST,
    WEAPONS,
    ImprovesStrikes,
)
from conclave.games.vtes.rules.atoms import combats, noting
from conclave.games.vtes.rules.blood import burn, check_life, drain_excess
from conclave.games.vtes.rules.combat.damage import (
    aggravates,
    inflict,
    inflict_strike_damage,
    is_made_aggravated,
    lessened_by,
    wear_out,
)
from conclave.games.vtes.rules.combat.fight import end_combat, is_long, strike_of
from conclave.games.vtes.rules.constants import EQUIPMENT, NOTHING, WEAPON
from conclave.games.vtes.rules.current import both_ready, current_combat
from conclave.games.vtes.rules.frame_types import (
    NO_STRIKE,
    ChosenStrike,
    CurrentCombat,
    CurrentRound,
    CurrentStrikeChoice,
    CurrentStrikes,
    Hit,
    PendingStrikeDamage,
    TableFrame,
)
from conclave.games.vtes.rules.modes import NO_EFFECT, AffectsEquipment, Strike
from conclave.games.vtes.rules.moments import Evades, Happening
from conclave.games.vtes.rules.reading import belongings, bonuses, values
from conclave.games.vtes.rules.reading.hosts import applies_to
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.triggers import trigger
from conclave.lang.nodes import Effect, count, walk
from conclave.lang.resolving import Resolving

HAND_STRIKE: Final = Strike(hand=True)


TAILS: Final = 2
"""What a coin shows as if it were a die: heads is 1."""

# The steps of ResolvingStrikes
ENDING: Final = 0
FIRST_STRIKES: Final = 1
OTHER_STRIKES: Final = 2


class ResolvingStrikes(CurrentStrikes):
    """Resolve a pair of strikes, one kind after the other."""

    steps = ("ending", "first-strikes", "other-strikes", "over")

    def run(self, table: Table, step: int) -> None:
        fight = current_combat(table)
        assert fight is not None
        pair = ((fight.first, self.first), (fight.second, self.second))
        if not both_ready(table, fight):
            if table.notes.of(notes.BURNED_AFTER_STRIKE):
                early = step == OTHER_STRIKES
                burn_guns(table, [c for m, c in pair if not early or self.is_first(table, m, c)])
            self.finish(table)
            return
        if step == ENDING:
            ending = [(m, c) for m, c in pair if c.strike is not None and c.strike.ends]
            if ending:
                table.push(EndingCombat())
                for minion, chosen in reversed(ending):
                    push_effects(table, minion, chosen, effects_of(table, chosen))
            for minion, chosen in pair:
                strike = chosen.strike
                if strike is not None and (strike.ends or (strike.dodge and not strike.hand)):
                    trigger(table, Happening(Evades, table.controller[minion], minion))
        elif step == FIRST_STRIKES:
            first = [(m, c) for m, c in pair if self.is_first(table, m, c)]
            if first:
                self.resolve(table, first)
        elif step == OTHER_STRIKES:
            self.resolve(table, [(m, c) for m, c in pair if not self.is_first(table, m, c)])
            for minion, chosen in reversed(pair):
                push_effects(table, minion, chosen, environmental_effects(table, chosen))
            if table.notes.of(notes.DAMAGE_EACH_ROUND):
                hurt_each_round(table, fight)
        else:
            if table.notes.of(notes.BURNED_AFTER_STRIKE):
                burn_guns(table, [chosen for _, chosen in pair])
            self.finish(table)

    def finish(self, table: Table) -> None:
        """Go on with the effects that follow the strikes."""
        due = table.notes.of(notes.AFTER_STRIKES)
        table.pop()
        for note in due[::-1]:
            if isinstance(note.phrase, Effect):
                seat = table.controller[note.about]
                table.push(Resolving(note.phrase, seat, note.card, note.about))

    def is_first(self, table: Table, minion: int, chosen: ChosenStrike) -> bool:
        """Whether a strike has first strike, by itself or as the minion's initial strike."""
        if chosen.strike is not None and applies_to(table, minion, STRIKES_FIRST):
            return True
        if any(each.first for each in improvements(table, minion, chosen)):
            return True
        initial = self.opening and chosen.strike is not None
        if initial and table.notes.has(notes.FIRST_STRIKE, minion):
            return True
        return is_first(table, chosen)

    def resolve(self, table: Table, strikes: list[tuple[int, ChosenStrike]]) -> None:
        """Resolve simultaneous strikes: effects first, then damage (VTES-6.4.3-11)."""
        fight = current_combat(table)
        assert fight is not None
        hits: list[Hit] = []
        working: list[tuple[int, ChosenStrike]] = []
        for minion, chosen in strikes:
            strike, source, target = chosen.strike, chosen.source, chosen.target
            if strike is None:
                continue
            opposing = self.second if minion == fight.first else self.first
            if not takes_effect(table, minion, chosen, opposing, fight.opponent(minion)):
                combats.miss(table, minion)
                continue
            if not (strike.dodge and not strike.hand) and fails_by_coin(table, target):
                combats.miss(table, minion)
                equipment: list[Effect] = [
                    each for each in effects_of(table, chosen) if isinstance(each, AffectsEquipment)
                ]
                push_effects(table, minion, chosen, equipment)
                continue
            working.append((minion, chosen))
            amount = damage(table, minion, strike, source, target)
            loaded = table.notes.total(notes.GUN_LOADED, source) if source != NOTHING else 0
            if amount > 0 and is_aggravated(table, minion, strike, source, target):
                hits.append(Hit(target, 0, amount + loaded, minion))
            elif amount + loaded > 0:
                hits.append(Hit(target, amount, loaded, minion))
        hits.reverse()  # the acting minion takes damage first (VTES-R-70)
        table.push(DealingDamage(tuple(hits)))
        if any(effects_of(table, chosen) for _, chosen in working):
            table.push(AfterEffects())
            for minion, chosen in reversed(working):
                push_effects(table, minion, chosen, effects_of(table, chosen))
        for minion, chosen in reversed(strikes):
            push_effects(table, minion, chosen, own_effects(table, chosen))


def burn_guns(table: Table, strikes: list[ChosenStrike]) -> None:
    """Burn the guns that are burned after their strikes have been resolved."""
    for chosen in strikes:
        gun = chosen.source
        if (
            gun != NOTHING
            and table.in_play(gun)
            and table.notes.has(notes.BURNED_AFTER_STRIKE, gun)
        ):
            burn(table, gun)


def fails_by_coin(table: Table, target: int) -> bool:
    """Flip the coins for a strike at a minion whom strikes may fail to affect; whether it does."""
    for note in table.notes.about(notes.STRIKES_MAY_FAIL, target):
        noting.roll_die(table, note.card, 2)
        if table.notes.total(notes.ROLLED, note.card) == TAILS:
            return True
        noting.erase(table, notes.STRIKES_MAY_FAIL, target, note.card)
    return False


class DealingDamage(PendingStrikeDamage):
    """Deal the damage of simultaneous strikes, and the other damage dealt with it."""

    def run(self, table: Table, step: int) -> None:
        hits: list[Hit] = []
        for hit in self.hits:
            source = strike_of(table, hit.by).source
            armed = source != NOTHING and table.cards.has(table.definition[source], WEAPON)
            if not (armed and table.notes.has(notes.NO_WEAPON_DAMAGE, hit.by)):
                hits.append(hit)
                wear_out(table, source, hit.normal + hit.aggravated)
        inflict_strike_damage(table, hits)


def hurt_each_round(table: Table, fight: CurrentCombat) -> None:
    """Deal the damage that minions take each round, once; no minion inflicts it."""
    if table.notes.has(notes.ROUND_DAMAGE_DEALT, fight.first):
        return
    noting.note(table, table.scope(CurrentRound), notes.ROUND_DAMAGE_DEALT, fight.first)
    hits: list[Hit] = []
    for minion in (fight.first, fight.second):
        found = table.notes.about(notes.DAMAGE_EACH_ROUND, minion)
        less = lessened_by(table, minion)
        number = sum([max(n.amount - less, 0) for n in found if n.card == NOTHING])
        number += sum([n.amount for n in found if n.card != NOTHING and table.in_play(n.card)])
        if number > 0:
            hits.append(Hit(minion, number, 0, NOTHING))
    inflict(table, hits)


class AfterEffects(TableFrame):
    """After blood was stolen: excess goes to the bank, minions without life are burned."""

    def run(self, table: Table, step: int) -> None:
        table.pop()
        fight = current_combat(table)
        if fight is None:
            return
        for minion in (fight.first, fight.second):
            if table.in_play(minion):
                drain_excess(table, minion)
                for card in (*belongings.retainers(table, minion), minion):
                    check_life(table, card, fight.opponent(minion))


class EndingCombat(TableFrame):
    """End combat after the effects that come with it (VTES-6.4.5-20..21)."""

    def run(self, table: Table, step: int) -> None:
        end_combat(table)


def weapon_of(table: Table, strike: Strike, source: int) -> Strike | None:
    """The strike of the melee weapon that a strike card is used with, if any."""
    if strike.melee and source != NOTHING and WEAPONS.of(table, source):
        return WEAPONS.of(table, source)[0].strike
    return None


def is_hand_strike(table: Table, chosen: ChosenStrike) -> bool:
    """Whether a strike does its damage by hand."""
    strike = chosen.strike
    if strike is None:
        return False
    weapon = weapon_of(table, strike, chosen.source)
    return strike.hand if weapon is None else weapon.hand


def is_first(table: Table, chosen: ChosenStrike) -> bool:
    """Whether a strike has first strike."""
    strike = chosen.strike
    if strike is None:
        return False
    weapon = weapon_of(table, strike, chosen.source)
    return strike.first or (weapon is not None and weapon.first)


def effects_of(table: Table, chosen: ChosenStrike) -> list[Effect]:
    """The effects of a strike and its weapon, apart from damage."""
    strike = chosen.strike
    if strike is None:
        return []
    weapon = weapon_of(table, strike, chosen.source)
    found = [strike.effect, None if weapon is None else weapon.effect]
    return [effect for effect in found if effect is not None]


def own_effects(table: Table, chosen: ChosenStrike) -> list[Effect]:
    """The effects of a strike and its weapon on the striking minion, even if it misses."""
    strike = chosen.strike
    if strike is None:
        return []
    weapon = weapon_of(table, strike, chosen.source)
    found = [strike.own, None if weapon is None else weapon.own]
    return [effect for effect in found if effect is not None]


def environmental_effects(table: Table, chosen: ChosenStrike) -> list[Effect]:
    """The environmental effects of a strike or its weapon on the striking minion."""
    strike = chosen.strike
    if strike is None:
        return []
    weapon = weapon_of(table, strike, chosen.source)
    found = [strike.environmental, None if weapon is None else weapon.environmental]
    return [effect for effect in found if effect is not None]


def push_effects(table: Table, minion: int, chosen: ChosenStrike, effects: list[Effect]) -> None:
    """Resolve the effects of a strike. It can't steal more blood than the target has now."""
    seat, target = table.controller[minion], chosen.target
    available = table.blood[target] if target != NOTHING else 0
    for effect in effects:
        table.push(Resolving(effect, seat, chosen.source, minion, target, available))


def takes_effect(
    table: Table, minion: int, chosen: ChosenStrike, opposing: ChosenStrike, opponent: int
) -> bool:
    """Whether a strike takes effect: at this range, with its weapon still there, not dodged."""
    strike, source, target = chosen.strike, chosen.source, chosen.target
    assert strike is not None
    if strike.dodge and not strike.hand:
        return True
    if is_long(table) and not strike.ranged:
        return False
    if (
        source != NOTHING
        and table.cards.is_type(table.definition[source], EQUIPMENT)
        and (table.host[source] != bearer(table, minion, chosen) or table.contested[source])
    ):
        return False
    if target != opponent:
        return table.in_play(target)
    return strike.undodgeable or opposing.strike is None or not opposing.strike.dodge


def bearer(table: Table, minion: int, chosen: ChosenStrike) -> int:
    """The minion who must have the equipment of a strike: the striking minion, or his opponent."""
    fight = current_combat(table)
    weapons = WEAPONS.of(table, chosen.source)
    if fight is None or all(w.by is None or w.strike != chosen.strike for w in weapons):
        return minion
    return fight.opponent(minion)


def damage(table: Table, minion: int, strike: Strike, source: int, target: int) -> int:
    """How much damage a strike does."""
    act = Resolving(strike, table.controller[minion], source, minion, target)
    amount = count(strike.damage, table, act)
    weapon = weapon_of(table, strike, source)
    if weapon is not None:
        amount += strike.melee_more + count(weapon.damage, table, act)
    if strike.hand if weapon is None else weapon.hand:
        amount += values.strength(table, minion)
    if amount > 0:
        amount += table.notes.total(notes.EXTRA_STRIKE_DAMAGE, minion)
        if source != NOTHING and table.host[source] != NOTHING:
            amount += bonuses.bonus(table, bonuses.DAMAGE, source)
        chosen = ChosenStrike(strike, source, target)
        amount += sum([each.damage for each in improvements(table, minion, chosen)])
    return min(max(amount, 0), strike.at_most)


def aggravated_strike_at(table: Table, victim: int) -> bool:
    """Whether a strike has been chosen that would do aggravated damage to a card at this range,
    prevented or not."""
    fight = current_combat(table)
    for frame in table.frames[::-1]:
        if isinstance(frame, CurrentStrikeChoice) and fight is not None:
            for minion, chosen in zip((fight.first, fight.second), frame.strikes()):
                strike, source = chosen.strike, chosen.source
                if strike is None or chosen.target != victim:
                    continue
                reaches = takes_effect(table, minion, chosen, NO_STRIKE, fight.opponent(minion))
                if strike.stays_normal:
                    continue
                if reaches and damage(table, minion, strike, source, victim) > 0:
                    if is_made_aggravated(table, victim) or aggravates(table, minion, victim):
                        return True
                    if is_aggravated(table, minion, strike, source, victim):
                        return True
            return False
    return False


def improvements(table: Table, minion: int, chosen: ChosenStrike) -> list[ImprovesStrikes]:
    """The abilities that improve a minion's strike."""
    strike, source = chosen.strike, chosen.source
    if strike is None:
        return []
    found: list[ImprovesStrikes] = []
    for card in (minion, *table.attached[minion]):
        for each in STRIKE_IMPROVEMENTS.of(table, card) if not table.contested[card] else ():
            act = Resolving(NO_EFFECT, table.controller[card], card, minion)
            if each.ranged:
                weapon = weapon_of(table, strike, source)
                if not strike.ranged and (weapon is None or not weapon.ranged):
                    continue
            if each.disciplines and not requires_any(table, minion, chosen, each.disciplines):
                continue
            if each.weapons is not None and (
                source == NOTHING or not each.weapons.fits(table, act, source)
            ):
                continue
            if each.if_ is None or each.if_.holds(table, act):
                found.append(each)
    for note in table.notes.about(notes.GRANTED, minion):
        given = note.phrase
        if isinstance(given, ImprovesStrikes) and requires_any(
            table, minion, chosen, given.disciplines
        ):
            found.append(given)
    return found


def requires_any(
    table: Table, minion: int, chosen: ChosenStrike, disciplines: tuple[str, ...]
) -> bool:
    """Whether a minion's strike comes from a card that requires one of these disciplines."""
    strike, source = chosen.strike, chosen.source
    if strike is None:
        return False
    if weapon_of(table, strike, source) is not None:
        card = table.notes.first(notes.CARD_OF_STRIKE, minion)
        source = NOTHING if card is None else card.card
    return any(name in disciplines for name in required_by(table, strike, source))


def required_by(table: Table, strike: Strike, source: int) -> list[str]:
    """The disciplines that a strike card requires as it was played; none for other strikes."""
    if source == NOTHING or table.in_play(source):
        return []
    modes = table.cards.modes[table.definition[source]]
    played = [mode for mode in modes if any(node is strike for node in walk(mode.effect))]
    for mode in played or [mode for mode in modes if strike in walk(mode.effect)]:
        return [name for name, _ in mode.disciplines]
    return []


def is_aggravated(table: Table, minion: int, strike: Strike, source: int, target: int) -> bool:
    """Whether a strike's damage is aggravated, by itself or because of the victim (VTES-11-22)."""
    if strike.stays_normal:
        return False
    weapon = weapon_of(table, strike, source)
    act = Resolving(strike, table.controller[minion], source, minion, target)
    for each in (strike, weapon):
        if each is None:
            continue
        if each.aggravated:
            return True
        if each.aggravated_on is not None and each.aggravated_on.fits(table, act, target):
            return True
    by_hand = strike.hand if weapon is None else weapon.hand
    if by_hand and (
        table.notes.has(notes.AGGRAVATED_HAND_STRIKES, minion)
        or applies_to(table, minion, HANDS_AGGRAVATED)
    ):
        return True
    if source == NOTHING:
        return False
    for trait in table.cards.traits[table.definition[target]]:
        kind, _, material = trait.partition(":")
        if kind == "vulnerability" and material in table.cards.traits[table.definition[source]]:
            return True
    return False
