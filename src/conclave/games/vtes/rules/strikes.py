"""Resolving a pair of strikes: combat ends, first strikes, the rest (VTES-6.4.5)."""

from __future__ import annotations

from typing import Final

from conclave.games.vtes.rules import events as told
from conclave.games.vtes.rules import reading
from conclave.games.vtes.rules import table as notes
from conclave.games.vtes.rules.abilities import Strike
from conclave.games.vtes.rules.damage import Hit, inflict
from conclave.games.vtes.rules.situation import (
    Step,
    both_ready,
    end_combat,
    fighting,
    is_long,
)
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.words import EQUIPMENT, NOTHING
from conclave.lang.nodes import count
from conclave.lang.resolving import Resolving

Chosen = tuple[Strike | None, int, int]
"""A strike that was chosen, the card it comes from, the minion or retainer it is at."""
HAND_STRIKE: Final = Strike(hand=True)
NO_STRIKE: Final[Chosen] = (None, NOTHING, NOTHING)


class ResolvingStrikes(Step):
    """The strikes of a pair take effect."""

    __match_args__ = ("mine", "theirs", "done")

    def __init__(self, mine: Chosen, theirs: Chosen, done: int) -> None:
        self.mine = mine
        self.theirs = theirs
        self.done = done

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
                for minion, chosen in ending:
                    push_effect(table, minion, chosen)
        elif step == 1:
            self.resolve(table, [each for each in pair if is_first(each[1])])
        elif step == 2:
            self.resolve(table, [each for each in pair if not is_first(each[1])])
        else:
            table.pop()

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
                if not strike.dodge:
                    table.tell(told.StrikeMissed(table.word(minion)))
                continue
            working.append((minion, chosen))
            amount = damage(table, minion, strike, chosen[1], chosen[2])
            if amount > 0:
                bad = is_aggravated(table, minion, strike, chosen[1], chosen[2])
                hits.append((chosen[2], 0 if bad else amount, amount if bad else 0, minion))
        if hits:
            inflict(table, hits)
        for minion, chosen in working:
            push_effect(table, minion, chosen)


class EndingCombat(Step):
    """Combat ends as soon as what goes with it is done (VTES-6.4.5-20..21)."""

    def run(self, table: Table, step: int) -> None:
        end_combat(table)


def is_first(chosen: Chosen) -> bool:
    """Whether a strike has first strike."""
    strike = chosen[0]
    return strike is not None and strike.first


def push_effect(table: Table, minion: int, chosen: Chosen) -> None:
    """What a strike does beside damage."""
    strike, source, target = chosen
    if strike is not None and strike.effect is not None:
        table.push(Resolving(strike.effect, table.controller[minion], source, minion, target))


def works(table: Table, minion: int, chosen: Chosen, answer: Chosen, foe: int) -> bool:
    """Whether a strike takes effect: at this range, with the weapon still there, not dodged."""
    strike, source, target = chosen
    assert strike is not None
    if strike.dodge:
        return False
    if is_long(table) and not strike.ranged:
        return False
    if (
        source != NOTHING
        and table.cards.is_type(table.what[source], EQUIPMENT)
        and table.host[source] != minion
    ):
        return False
    dodged = answer[0] is not None and answer[0].dodge
    return not dodged or target != foe


def damage(table: Table, minion: int, strike: Strike, source: int, target: int) -> int:
    """How much damage a strike does."""
    act = Resolving(strike, table.controller[minion], source, minion, target)
    amount = count(strike.damage, table, act)
    if strike.hand:
        amount += reading.strength(table, minion)
    if amount > 0:
        amount += table.noted(notes.DAMAGE_MORE, minion)
    return max(amount, 0)


def is_aggravated(table: Table, minion: int, strike: Strike, source: int, target: int) -> bool:
    """Whether a strike's damage is aggravated, by itself or by who suffers it (VTES-11-22)."""
    if strike.aggravated or (strike.hand and table.has_note(notes.HAND_AGGRAVATED, minion)):
        return True
    if source == NOTHING:
        return False
    for trait in table.cards.traits[table.what[target]]:
        if trait.startswith("vulnerability:"):
            return trait.partition(":")[2] in table.cards.traits[table.what[source]]
    return False
