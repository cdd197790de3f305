"""Frenzy, draining and diablerie."""

from __future__ import annotations

from typing import Final

from conclave.core.frames import Frame
from conclave.games.masquerade.rules.abilities import (
    DiablerieTokens,
    DrainedFirst,
    Undrainable,
)
from conclave.games.masquerade.rules.atoms import allies, counters, course
from conclave.games.masquerade.rules.constants import NOBODY
from conclave.games.masquerade.rules.end import end_if_alone
from conclave.games.masquerade.rules.library import VAMPIRE, Library
from conclave.games.masquerade.rules.moments import Drains, FallsIntoFrenzy, Happening
from conclave.games.masquerade.rules.reactions import react, replacements
from conclave.games.masquerade.rules.table import Table

FATAL_TOKENS = 3


# The steps of Frenzy
REWARD: Final = 0
REPLACE: Final = 1
DRAIN: Final = 2


class Frenzy(Frame[Table]):
    """A player's pool is empty: the player who caused it is rewarded, then he must drain."""

    steps = ("reward", "replace", "drain")

    __match_args__ = ("seat", "cause", "place")

    def __init__(self, seat: int, cause: int, place: int) -> None:
        self.seat = seat
        self.cause = cause
        self.place = place

    def run(self, table: Table, step: int) -> None:
        seat = self.seat
        if table.out[seat]:
            table.pop()
        elif step == REWARD:
            self.reward(table)
        elif step == REPLACE:
            happening = Happening(Drains, seat, self.place, self.cause)
            for act in replacements(table, happening):
                table.push(act)
        elif table.blood[seat] > 0:
            table.pop()
        else:
            # Until there is blood again (MASQ-R-31), without further rewards.
            drain_at_random(table, seat)
            if not table.over:
                table.go(DRAIN)

    def reward(self, table: Table) -> None:
        """Give influence to the player who caused it (MASQ-FRENZY-02, MASQ-R-33, MASQ-VART-06)."""
        cause = self.cause
        if cause == self.seat or (cause != NOBODY and table.out[cause]):
            cause = NOBODY
        rewarded = NOBODY if cause == table.partner(self.seat) else cause
        allies.frenzy(table, self.seat, rewarded)
        if rewarded != NOBODY:
            counters.gain_influence(table, rewarded, 1)
        if cause != NOBODY:
            react(table, Happening(FallsIntoFrenzy, self.seat, self.place, cause))


def drain_at_random(table: Table, seat: int) -> None:
    """Drain a random card of the alliance, or influence if there is none (MASQ-FRENZY-04..07)."""
    left = [ally for ally in table.alliance[seat] if table.library.has(ally, DrainedFirst)]
    if not left:
        left = list(table.alliance[seat])
    while left:
        ally = allies.pick(table, left)
        if can_drain(table, ally):
            drain(table, seat, ally)
            return
        allies.could_not_drain(table, seat, ally)
        left.remove(ally)
    if table.influence[seat] > 0:
        counters.lose_influence(table, seat, 1)
    counters.gain_blood(table, seat, 1)


def can_drain(table: Table, ally: int) -> bool:
    """Whether a card of the alliance may be drained."""
    return not table.library.has(ally, Undrainable)


def diablerie_tokens(library: Library, ally: int) -> int:
    """How many diablerie tokens draining this card gives (MASQ-DIAB-01)."""
    if library.ally[ally].kind != VAMPIRE:
        return 0
    for ability in library.abilities[ally]:
        if isinstance(ability, DiablerieTokens):
            return ability.number
    return 1


def tokens_left(table: Table, seat: int) -> int:
    """How many more diablerie tokens eliminate a player (MASQ-DIAB-03)."""
    return FATAL_TOKENS - table.red[seat] - table.grey[seat]


def drain(table: Table, seat: int, ally: int) -> None:
    """Drain a card of the alliance; draining a vampire is diablerie (MASQ-DIAB-01, -03)."""
    tokens = diablerie_tokens(table.library, ally)
    allies.drain(table, seat, ally)
    if tokens > 0:
        counters.commit_diablerie(table, seat, tokens)
        if tokens_left(table, seat) <= 0:
            course.eliminate(table, seat)
            end_if_alone(table)
