"""A vampire about to go to torpor in combat, or an ally who is burned: his opponent may respond."""

from __future__ import annotations

from conclave.core.frames import ASK_ONCE, FIRST
from conclave.games.vtes.rules.blood import go_to_torpor
from conclave.games.vtes.rules.card_windows import FOR_OTHERS
from conclave.games.vtes.rules.constants import NOBODY, NOTHING, READY
from conclave.games.vtes.rules.current import current_combat, last_controller
from conclave.games.vtes.rules.frame_types import TableFrame
from conclave.games.vtes.rules.playing.cards import OpenWindow
from conclave.games.vtes.rules.reading import identity
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.windows import ALLY_BURNED, GOING_TO_TORPOR


class GoingToTorpor(TableFrame):
    """A vampire goes to torpor, unless his opponent burns or diablerizes him instead."""

    steps = ASK_ONCE

    __match_args__ = ("vampire",)

    def __init__(self, vampire: int) -> None:
        self.vampire = vampire

    def run(self, table: Table, step: int) -> None:
        if step == FIRST and may_be_stopped(table, self.vampire):
            opponent = opponent_of(table, self.vampire)
            table.push(OpenWindow(GOING_TO_TORPOR, (table.controller[opponent],)))
            return
        table.pop()
        if table.in_play(self.vampire) and table.zone[self.vampire] == READY:
            go_to_torpor(table, self.vampire)


def may_be_stopped(table: Table, vampire: int) -> bool:
    """Whether, by public information, the opponent of a vampire might have a card for the moment
    when he goes to torpor."""
    if GOING_TO_TORPOR not in FOR_OTHERS.of(table.cards):
        return False
    opponent = opponent_of(table, vampire)
    return (
        opponent != NOTHING
        and table.is_ready(opponent)
        and identity.is_vampire(table, opponent)
        and identity.is_vampire(table, vampire)
        and len(table.hand[table.controller[opponent]]) > 0
        and not is_going_to_torpor(table, opponent)
    )


def respond_to_burning(table: Table, ally: int, by: int) -> None:
    """Ask the controller of the minion who has burned the opposing ally, even if he falls with
    him."""
    if ALLY_BURNED not in FOR_OTHERS.of(table.cards) or opponent_of(table, ally) != by:
        return
    seat = last_controller(table, by)
    if seat != NOBODY and table.hand[seat]:
        table.push(OpenWindow(ALLY_BURNED, (seat,)))


def is_going_to_torpor(table: Table, minion: int) -> bool:
    """Whether a minion is about to go to torpor himself."""
    return any(
        isinstance(frame, GoingToTorpor) and frame.vampire == minion for frame in table.frames
    )


def opponent_of(table: Table, minion: int) -> int:
    """The opponent of a minion in the current combat; NOTHING if he doesn't fight."""
    fight = current_combat(table)
    return NOTHING if fight is None else fight.opponent(minion)


def wait_for_opponent(table: Table, vampire: int) -> None:
    """Ask the opponent before a vampire goes to torpor."""
    if not is_going_to_torpor(table, vampire):
        table.push(GoingToTorpor(vampire))
