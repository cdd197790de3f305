"""Changing a vampire's clan, sect and title; words that cards remember."""

from __future__ import annotations

from conclave.core.events import Event
from conclave.games.vtes.rules.constants import INDEPENDENT
from conclave.games.vtes.rules.events import titles as events
from conclave.games.vtes.rules.table import Profile, Table


def set_profile(table: Table, card: int, profile: Profile) -> None:
    """Set the profile of a card.

    No event: it is part of a change that has one.
    """
    table.profile[card] = profile
    table.unsettled = True  # capacities depend on it


def get_title(table: Table, card: int, title: str) -> Event:
    """A vampire gets an uncontested title."""
    before = table.profile[card]
    set_profile(table, card, Profile(before.clan, before.sect, title, before.anarch))
    return table.tell(events.GotTitle(table.word(card), title))


def lose_title(table: Table, card: int) -> Event:
    """A vampire loses his title."""
    before = table.profile[card]
    set_profile(table, card, Profile(before.clan, before.sect, "", before.anarch))
    return table.tell(events.LostTitle(table.word(card), before.title))


def contest_title(table: Table, card: int) -> Event:
    """A vampire contests his title with others."""
    before = table.profile[card]
    after = Profile(before.clan, before.sect, before.title, before.anarch, contesting=True)
    set_profile(table, card, after)
    return table.tell(events.TitleContested(table.word(card), before.title))


def change_sect(table: Table, card: int, sect: str) -> Event:
    """A vampire changes sect and is no anarch any more."""
    before = table.profile[card]
    set_profile(table, card, Profile(before.clan, sect, before.title, False, before.contesting))
    return table.tell(events.ChangedSect(table.word(card), sect))


def change_clan(table: Table, card: int, clan: str) -> Event:
    """A vampire changes clan."""
    before = table.profile[card]
    after = Profile(clan, before.sect, before.title, before.anarch, before.contesting)
    set_profile(table, card, after)
    return table.tell(events.ChangedClan(table.word(card), clan))


def become_anarch(table: Table, card: int) -> Event:
    """A vampire becomes an anarch, and independent."""
    before = table.profile[card]
    after = Profile(before.clan, INDEPENDENT, before.title, True, before.contesting)
    set_profile(table, card, after)
    return table.tell(events.BecameAnarch(table.word(card)))


def leave_anarchs(table: Table, card: int) -> None:
    """A vampire is no anarch any more. No event: the change of clan or sect has one."""
    before = table.profile[card]
    after = Profile(before.clan, before.sect, before.title, False, before.contesting)
    set_profile(table, card, after)


def remember(table: Table, card: int, word: str) -> None:
    """A card remembers a clan, a discipline or a seat. No event: the choice has one."""
    set_profile(table, card, Profile(word))
