"""The course of the game: turns, phases, phase actions, victory points, leaving, time."""

from __future__ import annotations

from conclave.core.events import Event
from conclave.games.vtes.rules.atoms.noting import erase, note
from conclave.games.vtes.rules.constants import NOBODY, NOTHING
from conclave.games.vtes.rules.events import course as events
from conclave.games.vtes.rules.events.titles import Marked
from conclave.games.vtes.rules.notes import GAINED_POINT, PLAY_REVERSED
from conclave.games.vtes.rules.requirements import TRACKS_POINTS
from conclave.games.vtes.rules.table import Departure, Table


def begin_turn(table: Table, seat: int) -> Event:
    """A player's turn begins."""
    table.turn += 1
    table.active = seat
    return table.tell(events.TurnBegan(seat, table.turn))


def skip_turn(table: Table, seat: int) -> Event:
    """A player skips her turn."""
    return table.tell(events.TurnSkipped(seat))


def begin_phase(table: Table, phase: str) -> Event:
    """The next phase of the turn begins."""
    table.phase = phase
    table.actions = 0
    table.trifled = False
    table.transfers = 0
    return table.tell(events.PhaseBegan(table.active, phase))


def set_actions(table: Table, number: int) -> None:
    """Set the actions left in the phase. No event: spending them has one."""
    table.actions = number


def trifle(table: Table) -> None:
    """Gain the one master phase action that trifles may give.

    No event: the card that gives it has one.
    """
    table.actions += 1
    table.trifled = True


def mark(table: Table, seat: int, card: int) -> Event:
    """A player spends a phase action to mark a minion."""
    table.actions -= 1
    return table.tell(Marked(seat, table.word(card)))


def set_transfers(table: Table, number: int) -> None:
    """Set the transfers left. No event: spending them has one."""
    table.transfers = number


def owe_master_action(table: Table, seat: int, trifle: bool) -> None:
    """An out-of-turn master costs an action of the next master phase.

    No event: the card has one.
    """
    table.debt[seat] = 2 if trifle else 1


def settle_debt(table: Table, seat: int) -> None:
    """Clear the debt of out-of-turn masters. No event: the phase has one."""
    table.debt[seat] = 0


def leave_unreplaced(table: Table, seat: int, number: int) -> None:
    """Set how many cards a player doesn't replace before her next untap phase.

    No event: the card that does it has one.
    """
    table.unreplaced[seat] = number
    table.unsettled = True


def note_short_hand(table: Table, seat: int, short: bool) -> None:
    """Note whether a player began her turn with an empty library and too few cards.

    No event: it is only a counter.
    """
    table.short[seat] = short


def remember_event(table: Table, number: int) -> None:
    """Note an event that can't be played again in this game. No event: the card has one."""
    table.events_played = [*table.events_played, number]


def mark_unsettled(table: Table) -> None:
    """Hands have to be checked again. No event: replenishing has one."""
    table.unsettled = True


def mark_settled(table: Table) -> None:
    """Hands are full and players without pool are out.

    No event: replenishing and ousting have their own.
    """
    table.unsettled = False


def score(table: Table, seat: int) -> Event:
    """A player gains a victory point."""
    table.points[seat] += 1
    if TRACKS_POINTS.of(table.cards):
        for other in table.clockwise(table.active):
            note(table, 0, GAINED_POINT, seat, seat=other)
    return table.tell(events.GotPoint(seat))


def lose_point(table: Table, seat: int) -> Event:
    """A player loses a victory point."""
    table.points[seat] -= 1
    return table.tell(events.LostPoint(seat))


def switch_places(table: Table, seat: int, other: int) -> Event:
    """Two players switch places at the table."""
    shifts = list(table.shifted)
    shifts[seat] = table.place(other) - seat
    shifts[other] = table.place(seat) - other
    table.shifted = shifts
    return table.tell(events.SwitchedPlaces(seat, other))


def reverse_play(table: Table) -> Event:
    """Reverse the direction of play."""
    if table.notes.has(PLAY_REVERSED, NOTHING):
        erase(table, PLAY_REVERSED, NOTHING)
    else:
        note(table, 0, PLAY_REVERSED, NOTHING)
    return table.tell(events.PlayReversed())


def leave(table: Table, seat: int, ousted_by: int) -> Event:
    """A player leaves the game: ousted by her predator, or withdrawn (NOBODY)."""
    table.out[seat] = True
    table.departures = (*table.departures, Departure(seat, ousted_by, table.turn))
    table.leaving[seat] = False
    table.unsettled = True
    return table.tell(events.Withdrew(seat) if ousted_by == NOBODY else events.Ousted(seat))


def call_time(table: Table) -> Event:
    """Time is called."""
    table.time_called = True
    return table.tell(events.TimeCalled())
