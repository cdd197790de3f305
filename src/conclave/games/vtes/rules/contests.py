"""Unique cards and titles: who claims what, and what a claim costs (VTES-4.1, 4.2, 10)."""

from __future__ import annotations

from conclave.games.vtes.rules import counters, moving, reading
from conclave.games.vtes.rules import events as told
from conclave.games.vtes.rules.table import Profile, Table
from conclave.games.vtes.rules.words import (
    ARCHBISHOP,
    BARON,
    BESIDE,
    CITY_TITLES,
    CLAN_TITLES,
    NOTHING,
    ON_CARD,
    PRINCE,
    READY,
    REGENT,
    TORPOR,
)


def come_into_play(table: Table, card: int, zone: int, seat: int, host: int = NOTHING) -> bool:
    """A card comes into play and contests its copies; whether it is still there (VTES-R-06)."""
    number = table.what[card]
    if table.cards.is_unique[number]:
        copies = [other for other in claimants(table, card) if other != card]
        if any(table.controller[other] == seat for other in copies):
            moving.burn(table, card)
            return False
        moving.enter(table, card, zone, seat, host)
        if copies:
            for other in (*copies, card):
                if not table.contested[other]:
                    moving.begin_contest(table, other)
    else:
        moving.enter(table, card, zone, seat, host)
    claim_printed_title(table, card)
    return True


def claimants(table: Table, card: int) -> list[int]:
    """All copies of a unique card that are in play or contested (VTES-1.5-31)."""
    person = table.cards.person[table.what[card]]
    found = []
    for other in range(len(table.what)):
        if table.cards.person[table.what[other]] == person and is_out(table, other):
            found.append(other)
    return found


def is_out(table: Table, card: int) -> bool:
    """Whether a card lies in play, be it contested or not."""
    zone = table.zone[card]
    if zone == ON_CARD:
        host = table.host[card]
        return not table.cards.is_crypt[table.what[card]] and is_out(table, host)
    return zone == READY or zone == TORPOR or zone == BESIDE


def check_after_transfer(table: Table, card: int) -> None:
    """A unique card came to a player who has one: it is burned (VTES-R-72)."""
    if not table.cards.is_unique[table.what[card]]:
        return
    seat = table.controller[card]
    for other in claimants(table, card):
        if other != card and table.controller[other] == seat:
            moving.burn(table, card)
            return


def win_if_alone(table: Table, card: int) -> bool:
    """A contested card whose other claimants are gone comes back (VTES-4.1-08)."""
    if any(other != card for other in claimants(table, card)):
        return False
    moving.end_contest(table, card)
    claim_printed_title(table, card)
    return True


# Titles


def unique_key(title: str) -> str:
    """What makes two claims to a title exclude each other; nothing: it is not unique."""
    kind, _, detail = title.partition(":")
    if kind in CITY_TITLES:
        return f"city:{detail}"
    if kind in CLAN_TITLES:
        return title
    return kind if kind == REGENT else ""


def claim_printed_title(table: Table, card: int) -> None:
    """A vampire who comes into play claims the title he has."""
    if table.in_play(card) and reading.claimed_title(table, card):
        dispute(table, card)


def give_title(table: Table, card: int, title: str) -> None:
    """A vampire gains a title and loses the one he had (VTES-10-01..03)."""
    lose_title(table, card)
    clan, sect, _, anarch, _ = table.profile[card]
    counters.set_profile(table, card, (clan, sect, title, anarch, False))
    table.tell(told.GotTitle(table.word(card), title))
    dispute(table, card)


def lose_title(table: Table, card: int) -> None:
    """A vampire loses or yields his title; the card that stands for it is burned (VTES-11-18)."""
    clan, sect, title, anarch, _ = table.profile[card]
    if not title:
        return
    counters.set_profile(table, card, (clan, sect, "", anarch, False))
    table.tell(told.LostTitle(table.word(card), title))
    for attached in table.on[card]:
        if table.cards.holds[table.what[attached]]:
            moving.burn(table, attached)


def rivals(table: Table, card: int) -> list[int]:
    """The other vampires in play who claim the same unique title."""
    key = unique_key(reading.claimed_title(table, card))
    if not key:
        return []
    found = []
    for seat in table.clockwise(table.active):
        for other in (*table.minions(seat), *table.in_torpor(seat)):
            if other != card and unique_key(reading.claimed_title(table, other)) == key:
                found.append(other)
    return found


def dispute(table: Table, card: int) -> None:
    """A unique title with several claimants is contested (VTES-4.2-01, VTES-R-15)."""
    for other in (*rivals(table, card), card):
        if other != card and not reading.title_fits(
            table, other, reading.claimed_title(table, other)
        ):
            lose_title(table, other)  # a suspended title is yielded at once (VTES-10-09)
    others = rivals(table, card)
    if others:
        for other in (*others, card):
            clan, sect, title, anarch, contesting = table.profile[other]
            if not contesting:
                profile: Profile = (clan, sect, title, anarch, True)
                counters.set_profile(table, other, profile)
                table.tell(told.TitleContested(table.word(other), title))


def win_title_if_alone(table: Table, card: int) -> bool:
    """The last claimant gets the title in his controller's untap phase (VTES-4.2-09)."""
    if rivals(table, card):
        return False
    clan, sect, title, anarch, _ = table.profile[card]
    counters.set_profile(table, card, (clan, sect, title, anarch, False))
    table.tell(told.GotTitle(table.word(card), title))
    return True


def title_cost(table: Table, card: int) -> int:
    """What a claim costs in an untap phase; a Baron pays more against others (VTES-10.5-11)."""
    if reading.claimed_title(table, card).partition(":")[0] != BARON:
        return 1
    against = [reading.claimed_title(table, o).partition(":")[0] for o in rivals(table, card)]
    return 2 if PRINCE in against or ARCHBISHOP in against else 1


def change_sect(table: Table, card: int, sect: str) -> None:
    """A vampire changes to a sect; an anarch who does is none any more (VTES-10.5-06)."""
    clan, before, title, anarch, contesting = table.profile[card]
    if sect == before and not anarch:
        return
    counters.set_profile(table, card, (clan, sect, title, False, contesting))
    table.tell(told.ChangedSect(table.word(card), sect))


def become_anarch(table: Table, card: int) -> None:
    """A vampire becomes an anarch, and with it independent (VTES-10.5-05)."""
    clan, _, title, _, contesting = table.profile[card]
    counters.set_profile(table, card, (clan, "independent", title, True, contesting))
    table.tell(told.BecameAnarch(table.word(card)))
