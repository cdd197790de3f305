"""Conflict: power is counted, and first, second and third place take their rewards."""

from __future__ import annotations

from typing import Final

from conclave.core.frames import Frame
from conclave.games.masquerade.rules.atoms import allies, counters, course
from conclave.games.masquerade.rules.library import CONFLICT
from conclave.games.masquerade.rules.power import changes_power, ranking, total_power
from conclave.games.masquerade.rules.reactions import SparingCard, begin
from conclave.games.masquerade.rules.table import Table
from conclave.games.masquerade.rules.words import HAVEN, NOBODY
from conclave.games.masquerade.vocabulary.moments import (
    Gained,
)
from conclave.games.masquerade.vocabulary.standing import (
    HalvesPower,
    NullsHighest,
    Power,
)
from conclave.lang.nodes import mentions_others

INFLUENCE: Final = ((0, 0, 0), (1, 1, 1), (2, 2, 1), (3, 2, 1))
"""For first, second and third place, by round (MASQ-REW-04)."""


def begin_conflict(table: Table, place: int) -> None:
    """In team mode players say for whom their cards change what is counted."""
    if table.teams:
        for seat in reversed(table.present(place)):
            for card in table.face_up(place, seat):
                if counts_others(table, card) and table.is_at(place, table.partner(seat)):
                    table.push(SparingCard(seat, card))


def counts_others(table: Table, card: int) -> bool:
    """Whether the power that a card gives or takes depends on who is a rival."""
    return any(
        isinstance(ability, (Power, HalvesPower, NullsHighest)) and mentions_others(ability)
        for ability in table.library.abilities[card]
    )


def push_rewards(table: Table, place: int) -> None:
    """Conflict cards have changed what is counted: fix all places, then reward (MASQ-R-55)."""
    for seat in table.present(place):
        for card in table.face_up(place, seat):
            if table.library.type[card] == CONFLICT and changes_power(table, seat, card, place):
                course.act(table, seat, card, place)
    ranked = ranking(table, place)
    if not ranked:
        allies.desert(table, place)
        return
    for seat in ranked:
        course.count_power(table, seat, total_power(table, seat, place), place)
    for number, seat in enumerate(ranked[:3]):
        course.rank(table, seat, number + 1, place)
    table.push(Rewards(place, ranked[:3]))


class Rewards(Frame[Table]):
    """First, second and third place take what is theirs (MASQ-REW-01..10)."""

    __match_args__ = ("place", "ranked")

    def __init__(self, place: int, ranked: tuple[int, ...]) -> None:
        self.place = place
        self.ranked = ranked

    def run(self, table: Table, step: int) -> None:
        first = self.ranked[0]
        if step == 0:
            if table.at_stake[self.place] != NOBODY:
                ally = table.at_stake[self.place]
                allies.gain_ally(table, first, self.place)
                gained(table, first, ally)
        elif step == 1:
            if not table.out[first]:
                self.pay(table, first, 0)
                if self.place == HAVEN:
                    counters.gain_influence(table, first, 1)
                    course.take_ambition(table, first)
        elif step <= len(self.ranked):
            seat = self.ranked[step - 1]
            if not table.out[seat]:
                if step == 2:
                    allies.gain_victims(table, seat, 1)
                self.pay(table, seat, step - 1)
        else:
            table.pop()

    def pay(self, table: Table, seat: int, rank: int) -> None:
        """The influence for a place."""
        counters.gain_influence(table, seat, INFLUENCE[table.round][rank])


def gained(table: Table, seat: int, ally: int) -> None:
    """What an ally does when it is gained."""
    for ability in table.library.whenever[ally]:
        if isinstance(ability.moment, Gained):
            begin(table, ability.effect, seat, ally, 0, NOBODY, 0)
