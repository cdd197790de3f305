"""Unique cards and titles: who claims what, and what a claim costs (VTES-4.1, 4.2, 10)."""

from __future__ import annotations

from conclave.games.vtes.rules.atoms import counters, moving
from conclave.games.vtes.rules.events import titles as told
from conclave.games.vtes.rules.imbued import FirstConviction
from conclave.games.vtes.rules.reading import belongings, identity, titles
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.triggers import react
from conclave.games.vtes.rules.words import (
    ADVANCED,
    ANARCH,
    ARCHBISHOP,
    BARON,
    CITY_TITLES,
    CLAN_TITLES,
    INDEPENDENT,
    NOTHING,
    ON_CARD,
    PRINCE,
    REGENT,
)
from conclave.games.vtes.vocabulary.moments import EntersPlay, Happening


def come_into_play(table: Table, card: int, zone: int, seat: int, host: int = NOTHING) -> bool:
    """A card comes into play, with the life it starts with and what is on it, and contests its
    copies; whether it is still there (VTES-R-06)."""
    copies = other_copies(table, card)
    if has_one_of(table, seat, copies):
        moving.burn(table, card)
        return False
    moving.enter(table, card, zone, seat, host)
    counters.gain_blood(table, card, table.cards.printed[table.what[card]].life)
    contest(table, card, copies)
    if not copies:
        come_back(table, card)
    if host != NOTHING:
        has_changed(table, host)
    if table.cards.is_imbued[table.what[card]] and not belongings.convictions(table, card):
        table.push(FirstConviction(seat, card))
    react(table, Happening(EntersPlay, seat, card))
    return True


def contest(table: Table, card: int, copies: list[int]) -> None:
    """A unique card and its copies are contested, those that are not already (VTES-4.1-02..04)."""
    if copies:
        for other in (*copies, card):
            if not table.contested[other]:
                moving.begin_contest(table, other)


def other_copies(table: Table, card: int) -> list[int]:
    """The other copies of a unique card that are in play or contested (VTES-1.5-31)."""
    number = table.what[card]
    if not table.cards.is_unique[number]:
        return []
    person = table.cards.person[number]
    return [
        other
        for other in range(len(table.what))
        if other != card and table.cards.person[table.what[other]] == person and lies(table, other)
    ]


def lies(table: Table, card: int) -> bool:
    """Whether a card is in play or contested; what is on a contested card is not (VTES-R-11)."""
    if table.zone[card] == ON_CARD and table.cards.is_crypt[table.what[card]]:
        return False  # the two versions of a merged vampire are one
    return table.contested[card] or table.in_play(card)


def has_one_of(table: Table, seat: int, cards: list[int]) -> bool:
    """Whether a player controls one of these cards."""
    return any(table.controller[card] == seat for card in cards)


def check_after_transfer(table: Table, card: int) -> None:
    """A unique card came to a player who has one: it is burned (VTES-R-72), and likewise what
    came with it."""
    if has_one_of(table, table.controller[card], other_copies(table, card)):
        moving.burn(table, card)
        return
    contest_what_is_on(table, card)
    if table.host[card] != NOTHING:
        has_changed(table, table.host[card])


def contested_cards(table: Table, seat: int) -> list[int]:
    """The contested cards of a player, those on other cards included."""
    return [
        card
        for card in range(len(table.what))
        if table.contested[card] and table.controller[card] == seat
    ]


def win_if_alone(table: Table, card: int) -> None:
    """A contested card whose other claimants are gone comes back (VTES-4.1-08)."""
    if not other_copies(table, card):
        moving.end_contest(table, card)
        come_back(table, card)


def come_back(table: Table, card: int) -> None:
    """A card is in play, perhaps again, and what is on it with it (VTES-R-11)."""
    contest_what_is_on(table, card)
    claim_printed_title(table, card)


def contest_what_is_on(table: Table, card: int) -> None:
    """What came with a card is contested like any other: burned beside a copy of one's own
    (VTES-4.1-02, -10)."""
    for attached in table.on[card]:
        if table.cards.is_crypt[table.what[attached]]:
            continue
        copies = other_copies(table, attached)
        if has_one_of(table, table.controller[attached], copies):
            moving.burn(table, attached)
            continue
        contest(table, attached, copies)
        if not table.contested[attached]:
            contest_what_is_on(table, attached)


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
    if table.in_play(card) and titles.claimed_title(table, card):
        dispute(table, card)


def give_title(table: Table, card: int, title: str, by: int = NOTHING) -> bool:
    """A vampire gains a title, perhaps by a card on him, and loses the one he had (VTES-10-01..03).

    Whether he did: he must be of the sect and clan for it (VTES-10-06).
    """
    if not titles.title_fits(table, card, title):
        return False
    lose_title(table, card, by)
    clan, sect, _, anarch, _ = table.profile[card]
    counters.set_profile(table, card, (clan, sect, title, anarch, False))
    table.tell(told.GotTitle(table.word(card), title))
    dispute(table, card)
    return True


def lose_title(table: Table, card: int, keep: int = NOTHING) -> None:
    """A vampire loses or yields his title; the card that stands for it is burned (VTES-11-18)."""
    clan, sect, title, anarch, _ = table.profile[card]
    if not title:
        return
    counters.set_profile(table, card, (clan, sect, "", anarch, False))
    table.tell(told.LostTitle(table.word(card), title))
    for attached in table.on[card]:
        if attached != keep and table.cards.holds[table.what[attached]]:
            moving.burn(table, attached)


def rivals(table: Table, card: int) -> list[int]:
    """The other vampires in play who claim the same unique title."""
    key = unique_key(titles.claimed_title(table, card))
    if not key:
        return []
    return [
        other
        for seat in table.clockwise(table.active)
        for other in (*table.minions(seat), *table.in_torpor(seat))
        if other != card and unique_key(titles.claimed_title(table, other)) == key
    ]


def dispute(table: Table, card: int) -> None:
    """A unique title with several claimants is contested (VTES-4.2-01, VTES-R-15)."""
    others = rivals(table, card)
    if not others:
        return
    for claimant in (*others, card):
        if not titles.title_fits(table, claimant, titles.claimed_title(table, claimant)):
            lose_title(table, claimant)  # a suspended title is yielded at once (VTES-10-09)
    others = rivals(table, card)
    if others:
        for claimant in (*others, card):
            clan, sect, title, anarch, contesting = table.profile[claimant]
            if not contesting:
                counters.set_profile(table, claimant, (clan, sect, title, anarch, True))
                table.tell(told.TitleContested(table.word(claimant), title))


def contesting(table: Table, seat: int) -> list[int]:
    """The vampires of a player who contest a title."""
    return [
        card for card in (*table.minions(seat), *table.in_torpor(seat)) if table.profile[card][4]
    ]


def win_title_if_alone(table: Table, card: int) -> None:
    """The last claimant gets the title in his controller's untap phase (VTES-4.2-09)."""
    if not rivals(table, card):
        clan, sect, title, anarch, _ = table.profile[card]
        counters.set_profile(table, card, (clan, sect, title, anarch, False))
        table.tell(told.GotTitle(table.word(card), title))


def title_cost(table: Table, card: int) -> int:
    """What a claim costs in an untap phase; a Baron pays more against others (VTES-10.5-11)."""
    if titles.claimed_title(table, card).partition(":")[0] != BARON:
        return 1
    against = [titles.claimed_title(table, o).partition(":")[0] for o in rivals(table, card)]
    return 2 if PRINCE in against or ARCHBISHOP in against else 1


def makes_yield(table: Table, card: int) -> bool:
    """Whether all who contest the title of this vampire must yield it."""
    return table.cards.rivals_yield[table.what[card]]


# Sects and clans


def change_sect(table: Table, card: int, sect: str) -> None:
    """A vampire changes to a sect; an anarch who does is none any more (VTES-10.5-06)."""
    clan, before, title, _, contested = table.profile[card]
    if sect == before:
        return
    counters.set_profile(table, card, (clan, sect, title, False, contested))
    table.tell(told.ChangedSect(table.word(card), sect))
    has_changed(table, card)


def become_anarch(table: Table, card: int) -> None:
    """A vampire becomes an anarch, and with it independent (VTES-10.5-05)."""
    clan, _, title, _, contested = table.profile[card]
    counters.set_profile(table, card, (clan, INDEPENDENT, title, True, contested))
    table.tell(told.BecameAnarch(table.word(card)))
    has_changed(table, card)


def has_changed(table: Table, card: int) -> None:
    """The clan or sect of a vampire may have changed: an anarch only stays one as an independent
    (VTES-10.5-06), and a contested title that does not fit any more is yielded (VTES-10-09)."""
    clan, sect, title, anarch, contested = table.profile[card]
    if anarch and identity.sect(table, card) != INDEPENDENT:
        counters.set_profile(table, card, (clan, sect, title, False, contested))
    if contested and not titles.title_fits(table, card, title):
        lose_title(table, card)


def merge(table: Table, card: int, other: int) -> None:
    """A vampire merges with his other version: where the texts differ, the advanced one's counts,
    and what became of him in play stays so (VTES-1.5-26..29)."""
    before = table.cards.crypt[table.what[card]]
    joining = table.cards.crypt[table.what[other]]
    moving.merge(table, card, other)
    if ADVANCED in joining.traits:
        if table.profile[card][1] == before.sect:
            change_sect(table, card, joining.sect)
        if ANARCH in joining.traits:
            become_anarch(table, card)
    if joining.title and (ADVANCED in joining.traits or not table.profile[card][2]):
        give_title(table, card, joining.title)
    advanced = other if ADVANCED in joining.traits else card
    for grant in table.cards.merging[table.what[advanced]]:
        if grant.anarch:
            become_anarch(table, card)
        if grant.title:
            give_title(table, card, grant.title)
