"""Referendums: calling, terms, votes, results."""

from __future__ import annotations

from conclave.core.events import Event
from conclave.games.vtes.rules.events import referendums as events
from conclave.games.vtes.rules.table import Table


def call(table: Table, seat: int, card: int, hunted: int) -> Event:
    """Call a referendum: with a card, or for a blood hunt."""
    return table.tell(events.ReferendumCalled(seat, table.word(card), table.word(hunted)))


def set_terms(table: Table, seat: int, number: int) -> Event:
    """Allot points to a Methuselah."""
    return table.tell(events.TermsSet(seat, number))


def gain_votes(table: Table, seat: int, number: int) -> Event:
    """A Methuselah gains votes."""
    return table.tell(events.GainedVotes(seat, number))


def cast(table: Table, seat: int, source: str, number: int, side: str) -> Event:
    """Cast votes."""
    return table.tell(events.VotesCast(seat, source, number, side))


def end(table: Table, votes_for: int, against: int, passes: bool) -> Event:
    """End a referendum after the votes are counted."""
    return table.tell(events.ReferendumEnded(votes_for, against, "passed" if passes else "failed"))
