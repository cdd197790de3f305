"""Conflict: count power, and give the rewards for first, second and third place."""

from __future__ import annotations

from typing import Final

from conclave.core.frames import COUNTED, FIRST, Frame
from conclave.games.masquerade.rules.abilities import (
    HalvesPower,
    NullsHighest,
    Power,
)
from conclave.games.masquerade.rules.atoms import allies, counters, course
from conclave.games.masquerade.rules.constants import HAVEN, NOBODY
from conclave.games.masquerade.rules.library import CONFLICT
from conclave.games.masquerade.rules.moments import (
    Gained,
)
from conclave.games.masquerade.rules.power import changes_power, ranking, total_power
from conclave.games.masquerade.rules.reactions import SparingCard, begin
from conclave.games.masquerade.rules.table import Table
from conclave.lang.nodes import mentions_opponents

INFLUENCE: Final = ((0, 0, 0), (1, 1, 1), (2, 2, 1), (3, 2, 1))
"""For first, second and third place, by round (MASQ-REW-04)."""
HAVEN_INFLUENCE: Final = 1
"""More for first place in the haven (MASQ-REW-08)."""


def begin_conflict(table: Table, place: int) -> None:
    """In team mode, ask players whether their cards affect partners."""
    if table.teams:
        for seat in reversed(table.present(place)):
            for card in table.face_up(place, seat):
                if counts_others(table, card) and table.is_at(place, table.partner(seat)):
                    table.push(SparingCard(seat, card))


def counts_others(table: Table, card: int) -> bool:
    """Whether a card's effect on power depends on who is a rival."""
    return any(
        isinstance(ability, (Power, HalvesPower, NullsHighest)) and mentions_opponents(ability)
        for ability in table.library.abilities[card]
    )


def push_rewards(table: Table, place: int) -> None:
    """Fix all places after the conflict cards, then give the rewards (MASQ-R-55)."""
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


def influence_rewards(table: Table, place: int) -> list[int]:
    """The influence for first, second and third place at a location in this round."""
    rewards = list(INFLUENCE[table.round])
    if place == HAVEN:
        rewards[0] += HAVEN_INFLUENCE
    return rewards


FIRST_PLACE: Final = 1
SECOND_PLACE: Final = 2


class Rewards(Frame[Table]):
    """Give the rewards for first, second and third place (MASQ-REW-01..10)."""

    steps = COUNTED

    __match_args__ = ("place", "ranked")

    def __init__(self, place: int, ranked: tuple[int, ...]) -> None:
        self.place = place
        self.ranked = ranked

    def run(self, table: Table, step: int) -> None:
        if step == FIRST:
            first = self.ranked[0]
            if table.at_stake[self.place] != NOBODY:
                ally = table.at_stake[self.place]
                allies.gain_ally(table, first, self.place)
                trigger_gained(table, first, ally)
        elif step <= len(self.ranked):
            if not table.out[self.ranked[step - 1]]:
                self.pay(table, self.ranked[step - 1], step)
        else:
            table.pop()

    def pay(self, table: Table, seat: int, rank: int) -> None:
        """Give the reward for a place."""
        if rank == SECOND_PLACE:
            allies.gain_victims(table, seat, 1)
        counters.gain_influence(table, seat, INFLUENCE[table.round][rank - 1])
        if rank == FIRST_PLACE and self.place == HAVEN:
            counters.gain_influence(table, seat, HAVEN_INFLUENCE)
            course.take_ambition(table, seat)


def trigger_gained(table: Table, seat: int, ally: int) -> None:
    """Trigger the abilities of an ally that was just gained."""
    for ability in table.library.whenever[ally]:
        if isinstance(ability.moment, Gained):
            begin(table, ability.effect, seat, ally, 0, NOBODY, 0)
