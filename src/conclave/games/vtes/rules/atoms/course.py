"""The course of the game: turns, phases and their actions, points, who leaves, time."""

from __future__ import annotations

from conclave.core.events import Event
from conclave.games.vtes.rules.events import course as told
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.words import NOBODY


def begin_turn(table: Table, seat: int) -> Event:
    """A player's turn begins."""
    table.turn += 1
    table.active = seat
    return table.tell(told.TurnBegan(seat, table.turn))


def begin_phase(table: Table, phase: str) -> Event:
    """The next phase of the turn begins."""
    table.phase = phase
    table.actions = 0
    table.trifled = False
    table.transfers = 0
    return table.tell(told.PhaseBegan(table.active, phase))


def set_actions(table: Table, number: int) -> None:
    """So many actions of the phase are left."""
    table.actions = number


def trifle(table: Table) -> None:
    """The one action that trifles may give in a master phase has been given."""
    table.actions += 1
    table.trifled = True


def set_transfers(table: Table, number: int) -> None:
    """So many transfers are left."""
    table.transfers = number


def owe(table: Table, seat: int, trifle: bool) -> None:
    """An out-of-turn master counts against the next master phase."""
    table.debt[seat] = 2 if trifle else 1


def settle_debt(table: Table, seat: int) -> None:
    """The next master phase has come."""
    table.debt[seat] = 0


def leave_unreplaced(table: Table, seat: int, number: int) -> None:
    """So many cards are not replaced before the next untap phase."""
    table.unreplaced[seat] = number
    table.unsettled = True


def begin_short(table: Table, seat: int, short: bool) -> None:
    """Whether a player began her turn with an empty library and too few cards in hand."""
    table.short[seat] = short


def remember_event(table: Table, number: int) -> None:
    """An event that can't be played again in this game."""
    table.events_played = (*table.events_played, number)


def unsettle(table: Table) -> None:
    """Hands are to be looked at again."""
    table.unsettled = True


def settled(table: Table) -> None:
    """Hands are filled, and whoever had no pool is out."""
    table.unsettled = False


def score(table: Table, seat: int) -> Event:
    """A player gets a victory point."""
    table.points[seat] += 1
    return table.tell(told.GotPoint(seat))


def leave(table: Table, seat: int, ousted_by: int) -> Event:
    """A player is out of the game: ousted to her predator's gain, or withdrawn (NOBODY)."""
    table.out[seat] = True
    table.departures = (*table.departures, (seat, ousted_by, table.turn))
    table.leaving[seat] = False
    table.unsettled = True
    return table.tell(told.Withdrew(seat) if ousted_by == NOBODY else told.Ousted(seat))


def call_time(table: Table) -> Event:
    """The time that the table has set itself is over."""
    table.time_called = True
    return table.tell(told.TimeCalled())
