"""Contested cards and titles, and changes of sect (VTES-4.1, 4.2, 10)."""

from __future__ import annotations

from conclave.core.frames import ASK_ONCE
from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.abilities.fighting import LOSES_COUNTERS
from conclave.games.vtes.rules.abilities.identity import HELD_TITLES, TITLE_CONTESTS, WHEN_MERGED
from conclave.games.vtes.rules.atoms import counters, course, moving, noting, profiles
from conclave.games.vtes.rules.constants import (
    ADVANCED,
    ANARCH,
    ARCHBISHOP,
    BARON,
    CITY_TITLES,
    CLAN_TITLES,
    INDEPENDENT,
    LIAISON,
    NOTHING,
    ON_CARD,
    PRINCE,
    READY,
    SECT_OF_CLAN,
    SINGLE_TITLES,
    UNCONTROLLED,
)
from conclave.games.vtes.rules.frame_types import TableFrame
from conclave.games.vtes.rules.imbued import FirstConviction
from conclave.games.vtes.rules.modes import NO_EFFECT
from conclave.games.vtes.rules.moments import EntersPlay, GainsTitle, Happening
from conclave.games.vtes.rules.reading import belongings, bonuses, identity, titles
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.triggers import TRIGGERED_ABILITIES, trigger
from conclave.lang.resolving import Resolving


def come_into_play(table: Table, card: int, zone: int, seat: int, host: int = NOTHING) -> bool:
    """Put a card into play with its starting life and the cards on it, and contest its copies.

    Returns whether the card is still there: a second copy of one's own is burned (VTES-R-06).
    """
    copies = other_copies(table, card)
    comes_out = 1 if zone == READY and table.zone[card] == UNCONTROLLED else 0
    if copies and acts_before_contest(table, card):
        moving.enter(table, card, zone, seat, host)
        table.push(BeforeContest(card))
        trigger(table, Happening(EntersPlay, seat, card, amount=comes_out))
        return True
    if has_one_of(table, seat, copies):
        moving.burn(table, card, "copy")
        return False
    moving.enter(table, card, zone, seat, host)
    counters.gain_blood(table, card, table.cards.printed[table.definition[card]].life)
    contest(table, card, copies)
    if not copies:
        return_to_play(table, card)
    if host != NOTHING and table.zone[host] != UNCONTROLLED:
        check_clan_and_sect(table, host)
    if table.cards.is_imbued[table.definition[card]] and not belongings.convictions(table, card):
        table.push(FirstConviction(seat, card))
    trigger(table, Happening(EntersPlay, seat, card, amount=comes_out))
    return True


def acts_before_contest(table: Table, card: int) -> bool:
    """Whether an ability of a card that enters play resolves before the card is contested."""
    for ability in TRIGGERED_ABILITIES.of(table, card):
        if isinstance(ability.moment, EntersPlay) and ability.moment.before_contest:
            return True
    return False


class BeforeContest(TableFrame):
    """A unique card has entered play beside a copy, and an ability of it resolves first."""

    steps = ASK_ONCE

    __match_args__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, table: Table, step: int) -> None:
        table.pop()
        if not table.in_play(self.card):
            return
        copies = other_copies(table, self.card)
        if has_one_of(table, table.controller[self.card], copies):
            moving.burn(table, self.card, "copy")
        else:
            contest(table, self.card, copies)


def contest(table: Table, card: int, copies: list[int]) -> None:
    """Contest a unique card and its copies, if they aren't contested yet (VTES-4.1-02..04)."""
    if copies:
        for other in (*copies, card):
            if not table.contested[other]:
                moving.begin_contest(table, other)


def other_copies(table: Table, card: int) -> list[int]:
    """The other copies of a unique card that are in play or contested (VTES-1.5-31)."""
    number = table.definition[card]
    if not table.cards.is_unique[number]:
        return []
    person = table.cards.unique_name[number]
    return [
        other
        for other in range(len(table.definition))
        if other != card
        and table.cards.unique_name[table.definition[other]] == person
        and in_play_or_contested(table, other)
    ]


def in_play_or_contested(table: Table, card: int) -> bool:
    """Whether a card is in play or contested; cards on a contested card are neither (VTES-R-11)."""
    if table.zone[card] == ON_CARD and table.cards.is_crypt[table.definition[card]]:
        return False  # the two versions of a merged vampire are one
    return table.contested[card] or table.in_play(card)


def contest_cost(table: Table, card: int) -> int:
    """How much pool a player must burn in her untap phase to keep contesting a card
    (VTES-4.1-05)."""
    seat = table.controller[card]
    rivals = {table.controller[other] for other in other_copies(table, card)} - {seat}
    return 1 + sum([bonuses.seat_bonus(table, bonuses.CONTEST_COST, rival) for rival in rivals])


def has_one_of(table: Table, seat: int, cards: list[int]) -> bool:
    """Whether a player controls one of these cards."""
    return any(table.controller[card] == seat for card in cards)


def check_after_transfer(table: Table, card: int) -> None:
    """Burn a unique card that came to a player who has another copy (VTES-R-72); check the cards on
    it likewise."""
    lose_counters(table, card)
    if has_one_of(table, table.controller[card], other_copies(table, card)):
        moving.burn(table, card, "copy")
        return
    contest_attached(table, card)
    if table.host[card] != NOTHING:
        check_clan_and_sect(table, table.host[card])


def lose_counters(table: Table, card: int) -> None:
    """Burn the counters of a card that doesn't keep them when another minion gets it."""
    if LOSES_COUNTERS.of(table, card):
        counters.lose_blood(table, card, table.blood[card])


def contested_cards(table: Table, seat: int) -> list[int]:
    """A player's contested cards, including those on other cards."""
    return [
        card
        for card in range(len(table.definition))
        if table.contested[card] and table.controller[card] == seat
    ]


def win_if_alone(table: Table, card: int) -> None:
    """Return a contested card to play if nobody else contests it any more (VTES-4.1-08)."""
    if not other_copies(table, card):
        moving.end_contest(table, card)
        return_to_play(table, card)


def return_to_play(table: Table, card: int) -> None:
    """Put a card and the cards on it into play, and claim its title (VTES-R-11)."""
    contest_attached(table, card)
    claim_printed_title(table, card)


def contest_attached(table: Table, card: int) -> None:
    """Contest the cards on a card like any other; a second copy of one's own is burned
    (VTES-4.1-02, -10)."""
    for attached in table.attached[card]:
        if table.cards.is_crypt[table.definition[attached]]:
            continue
        copies = other_copies(table, attached)
        if has_one_of(table, table.controller[attached], copies):
            moving.burn(table, attached, "copy")
            continue
        contest(table, attached, copies)
        if not table.contested[attached]:
            contest_attached(table, attached)


# Titles


def unique_key(title: str) -> str:
    """The key under which claims to a title exclude each other; empty if it isn't unique."""
    kind, _, detail = title.partition(":")
    if kind in CITY_TITLES:
        return f"city:{detail}"
    if kind in CLAN_TITLES:
        return title
    return kind if kind in SINGLE_TITLES else ""


def claim_printed_title(table: Table, card: int) -> None:
    """A vampire who enters play claims his title."""
    if table.in_play(card) and titles.claimed_title(table, card):
        dispute(table, card)


def give_title(table: Table, card: int, title: str, by: int = NOTHING) -> bool:
    """Give a vampire a title, if given by a card on him, in place of the one he had
    (VTES-10-01..03).

    Returns whether he got it: he must have the right sect and clan (VTES-10-06).
    """
    if not titles.title_fits(table, card, title):
        return False
    lose_title(table, card, by)
    profiles.get_title(table, card, title)
    dispute(table, card)
    if title == LIAISON:
        noting.erase_all(table, notes.UNREPLACED_UNTIL_LIAISON)
        course.mark_unsettled(table)
    if not titles.contests_title(table, card):
        trigger(table, Happening(GainsTitle, table.controller[card], card))
    return True


def lose_title(table: Table, card: int, keep: int = NOTHING) -> None:
    """A vampire loses or yields his title; its title card is burned, unless it is `keep`
    (VTES-11-18)."""
    if not table.profile[card].title:
        return
    profiles.lose_title(table, card)
    for attached in table.attached[card]:
        if attached != keep and HELD_TITLES.of(table, attached):
            moving.burn(table, attached, "title")


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
    """Contest a unique title that several vampires claim (VTES-4.2-01, VTES-R-15)."""
    others = rivals(table, card)
    if not others:
        return
    for claimant in (*others, card):
        if not titles.title_fits(table, claimant, titles.claimed_title(table, claimant)):
            lose_title(table, claimant)  # a suspended title is yielded at once (VTES-10-09)
    for claimant in (*rivals(table, card), card):
        if yields_titles(table, claimant) and rivals(table, claimant):
            lose_title(table, claimant)
    yield_to_older(table, (*rivals(table, card), card))
    others = rivals(table, card)
    if others:
        for claimant in (*others, card):
            if not table.profile[claimant].contesting:
                profiles.contest_title(table, claimant)


def yield_to_older(table: Table, claimants: tuple[int, ...]) -> None:
    """A liaison yields to an older one at once."""
    oldest = max([identity.capacity(table, claimant) for claimant in claimants])
    for claimant in claimants:
        younger = identity.capacity(table, claimant) < oldest
        if younger and titles.claimed_title(table, claimant) == LIAISON:
            lose_title(table, claimant)


def contesting_vampires(table: Table, seat: int) -> list[int]:
    """A player's vampires who contest a title."""
    return [
        card
        for card in (*table.minions(seat), *table.in_torpor(seat))
        if table.profile[card].contesting
    ]


def win_title_if_alone(table: Table, card: int) -> bool:
    """The last claimant gets the title in his controller's untap phase (VTES-4.2-09); whether he
    has got it."""
    if rivals(table, card):
        return False
    profiles.get_title(table, card, table.profile[card].title)
    return True


def title_cost(table: Table, card: int) -> int:
    """The cost to contest a title for a turn; a Baron may pay more (VTES-10.5-11)."""
    others = rivals(table, card)
    more = sum(each.rivals_pay for other in others for each in TITLE_CONTESTS.of(table, other))
    act = Resolving(NO_EFFECT, table.controller[card], card, card)
    for each in TITLE_CONTESTS.of(table, card):
        if each.unless is None or not each.unless.holds(table, act):
            more += each.pays
    if titles.claimed_title(table, card).partition(":")[0] != BARON:
        return 1 + more
    against = [titles.claimed_title(table, other).partition(":")[0] for other in others]
    return (2 if PRINCE in against or ARCHBISHOP in against else 1) + more


def forces_rivals_to_yield(table: Table, card: int) -> bool:
    """Whether all vampires who contest this vampire's title must yield it."""
    return any(contest.rivals_yield for contest in TITLE_CONTESTS.of(table, card))


def yields_titles(table: Table, card: int) -> bool:
    """Whether a vampire yields his title instead of contesting it."""
    return any(contest.yields for contest in TITLE_CONTESTS.of(table, card))


# Sects and clans


def change_sect(table: Table, card: int, sect: str) -> None:
    """A vampire changes sect; he is no anarch any more (VTES-10.5-06)."""
    if sect == table.profile[card].sect:
        return
    profiles.change_sect(table, card, sect)
    check_clan_and_sect(table, card)


def change_clan(table: Table, card: int, clan: str) -> None:
    """A vampire changes clan, and to the sect of that clan if it is another (VTES-10-05)."""
    profiles.change_clan(table, card, clan)
    change_sect(table, card, SECT_OF_CLAN[clan])
    check_clan_and_sect(table, card)


def become_anarch(table: Table, card: int) -> None:
    """A vampire becomes an anarch and independent (VTES-10.5-05)."""
    profiles.become_anarch(table, card)
    check_clan_and_sect(table, card)


def check_clan_and_sect(table: Table, card: int) -> None:
    """Apply a change of clan or sect: only an independent stays anarch (VTES-10.5-06), and a
    contested title that no longer fits is yielded (VTES-10-09)."""
    profile = table.profile[card]
    if profile.anarch and identity.sect(table, card) != INDEPENDENT:
        profiles.leave_anarchs(table, card)
    if profile.contesting and not titles.title_fits(table, card, profile.title):
        lose_title(table, card)


def merge(table: Table, card: int, other: int) -> None:
    """Merge a vampire with his other version. Where texts differ, the advanced one applies; changes
    in play remain (VTES-1.5-26..29)."""
    before = table.cards.crypt[table.definition[card]]
    joining = table.cards.crypt[table.definition[other]]
    moving.merge(table, card, other)
    if ADVANCED in joining.traits:
        if table.profile[card].sect == before.sect:
            change_sect(table, card, joining.sect)
        if ANARCH in joining.traits:
            become_anarch(table, card)
        elif table.profile[card].anarch and joining.sect != before.sect:
            profiles.leave_anarchs(table, card)
    if joining.title and (ADVANCED in joining.traits or not table.profile[card].title):
        give_title(table, card, joining.title)
    advanced = other if ADVANCED in joining.traits else card
    for grant in WHEN_MERGED.of(table, advanced):
        if grant.sect:
            change_sect(table, card, grant.sect)
        if grant.anarch:
            become_anarch(table, card)
        if grant.title:
            give_title(table, card, grant.title)
