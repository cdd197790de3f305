"""Choosing a target, and announcing it."""

from __future__ import annotations

from conclave.core.moves import Choices, Move, Options
from conclave.games.vtes.rules.atoms import piles, playing
from conclave.games.vtes.rules.constants import HAND, NOTHING
from conclave.games.vtes.rules.moves import Name
from conclave.games.vtes.rules.requirements import Targeting
from conclave.games.vtes.rules.table import Table
from conclave.lang.resolving import Resolving


def target_options(table: Table, targeting: Targeting, act: Resolving) -> Options:
    """The moves that choose a target."""
    return Choices([targeting.move(table, choice) for choice in targeting.choices(table, act)])


def choice_of(table: Table, targeting: Targeting, act: Resolving, move: Move) -> int:
    """The target that a move chooses."""
    for choice in targeting.choices(table, act):
        if targeting.move(table, choice) == move:
            return choice
    return NOTHING


def tell_choice(table: Table, seat: int, targeting: Targeting, choice: int) -> None:
    """Announce a choice to everybody; a face-down card only by its number."""
    if targeting.is_card() and table.zone[choice] == HAND:
        piles.show_card(table, choice)  # it is announced by name
        return
    if targeting.is_card():
        playing.choose_target(table, seat, table.public_word(choice))
        return
    move = targeting.move(table, choice)
    if isinstance(move, Name):
        playing.choose_clan(table, seat, move.word)
    else:
        playing.choose_player(table, seat, choice)
