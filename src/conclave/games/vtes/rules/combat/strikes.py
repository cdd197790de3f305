"""Resolving a pair of strikes: combat ends, first strikes, the rest (VTES-6.4.5)."""

from __future__ import annotations

from typing import Final

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.atoms import noting
from conclave.games.vtes.rules.blood import check_life, drain_excess
from conclave.games.vtes.rules.combat.damage import Hit, inflict, wear
from conclave.games.vtes.rules.combat.fight import end_combat, is_long, kept_from
from conclave.games.vtes.rules.events import combat as told
from conclave.games.vtes.rules.modes import Strike
from conclave.games.vtes.rules.reading import belongings, bonuses, values
from conclave.games.vtes.rules.situation import both_ready, fighting
from conclave.games.vtes.rules.steps import Chosen, InRound, Step, StrikesResolve
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.words import EQUIPMENT, NOTHING, WEAPON
from conclave.lang.nodes import Effect, count
from conclave.lang.resolving import Resolving

HAND_STRIKE: Final = Strike(hand=True)


class ResolvingStrikes(StrikesResolve):
    """The strikes of a pair take effect, one kind after the other."""

    def run(self, table: Table, step: int) -> None:
        fight = fighting(table)
        assert fight is not None
        if not both_ready(table, fight):
            table.pop()
            return
        pair = ((fight.first, self.mine), (fight.second, self.theirs))
        if step == 0:
            ending = [each for each in pair if each[1][0] is not None and each[1][0].ends]
            if ending:
                table.replace(EndingCombat())
                for minion, chosen in reversed(ending):
                    push_effect(table, minion, chosen)
        elif step == 1:
            self.resolve(table, [each for each in pair if self.is_first(table, each)])
        elif step == 2:
            if any(note[1] == notes.EACH_ROUND for note in table.notes):
                table.push(RoundDamage())
            self.resolve(table, [each for each in pair if not self.is_first(table, each)])
        else:
            table.pop()

    def is_first(self, table: Table, each: tuple[int, Chosen]) -> bool:
        """Whether a strike has first strike, by itself or as the minion's initial one."""
        minion, chosen = each
        if self.opening and chosen[0] is not None and table.has_note(notes.FIRST_STRIKE, minion):
            return True
        return is_first(table, chosen)

    def resolve(self, table: Table, strikes: list[tuple[int, Chosen]]) -> None:
        """Strikes that resolve at the same time: effects first, then damage (VTES-6.4.3-11)."""
        fight = fighting(table)
        assert fight is not None
        hits: list[Hit] = []
        working: list[tuple[int, Chosen]] = []
        for minion, chosen in strikes:
            strike = chosen[0]
            if strike is None:
                continue
            answer = self.theirs if minion == fight.first else self.mine
            if not works(table, minion, chosen, answer, fight.opponent(minion)):
                table.tell(told.StrikeMissed(table.word(minion)))
                continue
            working.append((minion, chosen))
            amount = damage(table, minion, strike, chosen[1], chosen[2])
            if amount > 0:
                bad = is_aggravated(table, minion, strike, chosen[1], chosen[2])
                hits.append((chosen[2], 0 if bad else amount, amount if bad else 0, minion))
                wear(table, chosen[1], amount)
        if hits:
            hits.reverse()  # the acting minion, whom the other hits, prevents first (VTES-R-70)
            inflict(table, hits, struck=True)
        if any(effects_of(table, chosen) for _, chosen in working):
            table.push(AfterEffects())
            for minion, chosen in reversed(working):
                push_effect(table, minion, chosen)


class RoundDamage(Step):
    """What a minion suffers each round while strikes resolve, beside the strikes."""

    def run(self, table: Table, step: int) -> None:
        table.pop()
        fight = fighting(table)
        if fight is None or table.has_note(notes.ROUND_HIT, fight.first):
            return
        noting.note(table, table.scope(InRound), notes.ROUND_HIT, fight.first)
        hits: list[Hit] = []
        for minion in (fight.first, fight.second):
            number = table.noted(notes.EACH_ROUND, minion)
            if number > 0 and table.in_play(minion):
                hits.append((minion, number, 0, NOTHING))  # nobody's damage
        if hits:
            inflict(table, hits)


class AfterEffects(Step):
    """What was stolen is counted: the excess goes to the bank, who has no life is burned."""

    def run(self, table: Table, step: int) -> None:
        table.pop()
        fight = fighting(table)
        if fight is None:
            return
        for minion in (fight.first, fight.second):
            if table.in_play(minion):
                drain_excess(table, minion)
                for card in (*belongings.retainers(table, minion), minion):
                    check_life(table, card)


class EndingCombat(Step):
    """Combat ends as soon as what goes with it is done (VTES-6.4.5-20..21)."""

    def run(self, table: Table, step: int) -> None:
        end_combat(table)


def weapon_of(table: Table, strike: Strike, source: int) -> Strike | None:
    """The strike of the melee weapon that a strike card is used with, if it is."""
    if strike.melee and source != NOTHING and table.cards.weapons[table.what[source]]:
        return table.cards.weapons[table.what[source]][0].strike
    return None


def by_hand(table: Table, chosen: Chosen) -> bool:
    """Whether a strike does damage with the hand."""
    strike = chosen[0]
    if strike is None:
        return False
    weapon = weapon_of(table, strike, chosen[1])
    return strike.hand if weapon is None else weapon.hand


def is_first(table: Table, chosen: Chosen) -> bool:
    """Whether a strike has first strike."""
    strike = chosen[0]
    if strike is None:
        return False
    weapon = weapon_of(table, strike, chosen[1])
    return strike.first or (weapon is not None and weapon.first)


def effects_of(table: Table, chosen: Chosen) -> list[Effect]:
    """What a strike does beside damage, and the weapon it is made with."""
    strike = chosen[0]
    if strike is None:
        return []
    weapon = weapon_of(table, strike, chosen[1])
    found = [strike.effect, None if weapon is None else weapon.effect]
    return [effect for effect in found if effect is not None]


def push_effect(table: Table, minion: int, chosen: Chosen) -> None:
    """Let a strike do what it does beside damage; it may steal no more than there is now."""
    _, source, target = chosen
    there = table.blood[target] if target != NOTHING else 0
    for effect in effects_of(table, chosen):
        table.push(
            Resolving(effect, table.controller[minion], source, minion, target, amount=there)
        )


def works(table: Table, minion: int, chosen: Chosen, answer: Chosen, foe: int) -> bool:
    """Whether a strike takes effect: at this range, with the weapon still there, not dodged."""
    strike, source, target = chosen
    assert strike is not None
    if strike.dodge and not strike.hand:
        return True
    if is_long(table) and not strike.ranged:
        return False
    if (
        source != NOTHING
        and table.cards.is_type(table.what[source], EQUIPMENT)
        and table.host[source] != minion
    ):
        return False
    if target != foe:
        return table.in_play(target)
    return answer[0] is None or not answer[0].dodge


def damage(table: Table, minion: int, strike: Strike, source: int, target: int) -> int:
    """How much damage a strike does."""
    act = Resolving(strike, table.controller[minion], source, minion, target)
    amount = count(strike.damage, table, act)
    weapon = weapon_of(table, strike, source)
    if weapon is not None:
        amount += strike.melee_more + count(weapon.damage, table, act)
    armed = source != NOTHING and table.cards.has(table.what[source], WEAPON)
    if armed and kept_from(table, minion, notes.WEAPON_DAMAGE):
        return 0
    if strike.hand if weapon is None else weapon.hand:
        amount += values.strength(table, minion)
    if amount > 0:
        amount += table.noted(notes.DAMAGE_MORE, minion)
        if source != NOTHING and table.on[source] and source != minion:
            amount += bonuses.bonus(table, bonuses.DAMAGE, source)
    return max(amount, 0)


def is_aggravated(table: Table, minion: int, strike: Strike, source: int, target: int) -> bool:
    """Whether a strike's damage is aggravated, by itself or by who suffers it (VTES-11-22)."""
    weapon = weapon_of(table, strike, source)
    if strike.aggravated or (weapon is not None and weapon.aggravated):
        return True
    by_hand = strike.hand if weapon is None else weapon.hand
    if by_hand and table.has_note(notes.HAND_AGGRAVATED, minion):
        return True
    if source == NOTHING:
        return False
    for trait in table.cards.traits[table.what[target]]:
        kind, _, material = trait.partition(":")
        if kind == "vulnerability" and material in table.cards.traits[table.what[source]]:
            return True
    return False
