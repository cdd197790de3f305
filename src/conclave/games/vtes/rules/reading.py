"""What is read off the table: capacity, disciplines, titles, stealth, intercept, bleed, votes."""

from __future__ import annotations

from typing import Final

from conclave.games.vtes.rules import table as notes
from conclave.games.vtes.rules.abilities import (
    CHOSEN,
    Bonus,
    DisciplineLevel,
    Filter,
    Mode,
    PlaysAsVampire,
)
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.words import (
    BARON,
    BESIDE,
    BLOOD_CURSED,
    CLAN_TITLES,
    DISCIPLINE,
    INDEPENDENT,
    NOTHING,
    OWN_VOTES,
    POWER,
    READY,
    SECT_OF_CLAN,
    SECT_OF_TITLE,
    TORPOR,
    UNCONTROLLED,
    VOTES_OF,
)
from conclave.lang.effects import Do
from conclave.lang.nodes import Condition, count, walk
from conclave.lang.resolving import Resolving

HAND_SIZE: Final = "hand-size"
STEALTH: Final = "stealth"
INTERCEPT: Final = "intercept"
BLEED: Final = "bleed"
STRENGTH: Final = "strength"
VOTES: Final = "votes"
CAPACITY: Final = "capacity"
TRANSFERS: Final = "transfers"
MASTER_ACTIONS: Final = "master-actions"
SECOND_MASTER: Final = "second-master"
"""Two master phase actions instead of one, however many cards say so."""
DISCARD_ACTIONS: Final = "discard-actions"
HUNTING: Final = "hunt"
HUNT_STEALTH: Final = "hunt-stealth"
"""Stealth of the hunt that every vampire may take without a card."""
MASTER_COST: Final = "master-cost"
DAMAGE: Final = "damage"
DEFAULT_HAND: Final = 7
VAMPIRES: Final = (READY, TORPOR, UNCONTROLLED)
"""Where a library card that has become a vampire is one."""

_NOTHING_TO_DO: Final = Do()


def face(table: Table, card: int) -> int:
    """What a card is by its attributes: of a merged vampire the advanced one (VTES-1.5-28)."""
    number = table.what[card]
    if table.on[card] and table.cards.is_crypt[number]:
        other = merged(table, card)
        if other != NOTHING and "advanced" in table.cards.traits[table.what[other]]:
            return table.what[other]
    return number


def merged(table: Table, card: int) -> int:
    """The other version under or over a merged vampire; NOTHING if he is not merged."""
    for attached in table.on[card]:
        if table.cards.is_crypt[table.what[attached]]:
            return attached
    return NOTHING


def is_vampire(table: Table, card: int) -> bool:
    """Whether a card is a vampire; a library card only while it is one."""
    number = table.what[card]
    return table.cards.is_vampire[number] and (
        not table.cards.embodies[number] or table.zone[card] in VAMPIRES
    )


def is_ally(table: Table, card: int) -> bool:
    """Whether a card is an ally, imbued included; some cards only while they are in play."""
    number = table.what[card]
    return table.cards.is_ally[number] and (
        not table.cards.disguised[number] or table.zone[card] in VAMPIRES
    )


def is_minion(table: Table, card: int) -> bool:
    """Whether a card is a minion; a library card only while it is one."""
    number = table.what[card]
    if table.cards.embodies[number] or table.cards.disguised[number]:
        return table.zone[card] in VAMPIRES
    return table.cards.is_minion[number]


def has_trait(table: Table, card: int, trait: str) -> bool:
    """Whether a card has a trait, printed or from a card on it."""
    if trait in table.cards.traits[table.what[card]]:
        return True
    other = merged(table, card) if table.on[card] else NOTHING
    return other != NOTHING and trait in table.cards.traits[table.what[other]]


def bonus(table: Table, what: str, card: int) -> int:
    """How much more of something a card has: by itself, by what is on it, by what is in play."""
    total = 0
    cards = table.cards
    for source in (card, *table.on[card]):
        if cards.bonuses[table.what[source]] and not table.contested[source]:
            total += _of_card(table, what, source, card)
    if what in cards.wide_kinds:
        for source in table.reaching():
            for each in cards.wide[table.what[source]]:
                if each.what == what and each.to is not None:
                    act = Resolving(
                        _NOTHING_TO_DO, table.controller[source], source,
                        host_of(table, source), card,
                    )  # fmt: skip
                    if each.to.fits(table, act, card):
                        total += _amount(table, each, source, card)
    return total


def _of_card(table: Table, what: str, source: int, card: int) -> int:
    """How much more of something a card has by one that is on it, or by itself."""
    total = 0
    for each in table.cards.bonuses[table.what[source]]:
        if each.what == what and each.to is None:
            total += _amount(table, each, source, card)
    return total


def _amount(table: Table, each: Bonus, source: int, card: int) -> int:
    act = Resolving(_NOTHING_TO_DO, table.controller[source], source, host_of(table, source), card)
    if each.if_ is not None and not each.if_.holds(table, act):
        return 0
    return count(each.amount, table, act)


def host_of(table: Table, card: int) -> int:
    """The minion that a card is on, however deep, or that it is itself; NOTHING: none."""
    while table.host[card] != NOTHING:
        card = table.host[card]
    return card if table.cards.is_minion[table.what[card]] else NOTHING


def user_of(table: Table, card: int) -> int:
    """The minion that a card is on, or to whom it is lent while it is not in play."""
    host = host_of(table, card)
    if host == NOTHING and table.zone[card] != BESIDE:
        for note in table.notes:
            if note[1] == notes.LENT and note[3] == card:
                return note[2]
    return host


# Vampires


def capacity(table: Table, card: int) -> int:
    """How much blood a vampire can hold; of an imbued his cost (VTES-A.6-03).

    An ally counts as having one only while he plays a card as a vampire (VTES-1.6.3-09).
    """
    total = table.cards.crypt[face(table, card)].capacity
    if total == 0:
        return _as_capacity(table, card)
    for attached in table.on[card]:
        if not table.contested[attached]:
            number = table.what[attached]
            if table.cards.levels[number] and DISCIPLINE in table.cards.traits[number]:
                total += 1
    return total + bonus(table, CAPACITY, card)


def _as_capacity(table: Table, card: int) -> int:
    """The capacity of an ally as a vampire: what his text says, or 1."""
    found = [
        grant.capacity()
        for source in (card, *table.on[card])
        for grant in table.cards.grants[table.what[source]]
        if isinstance(grant, PlaysAsVampire)
    ]
    return max(found, default=1)


def level(table: Table, card: int, discipline: str) -> int:
    """0: not at all, 1: inferior, 2: superior."""
    total = 0
    for name, found in table.cards.crypt[face(table, card)].disciplines:
        if name == discipline:
            total = found
    for attached in table.on[card]:
        if not table.contested[attached]:
            given = table.cards.levels[table.what[attached]]
            if given:
                total += given.count(discipline)
                if table.profile[attached][0] == discipline:
                    total += given.count(CHOSEN)
    for note in table.notes:
        if note[1] == notes.LEVEL and note[2] == card:
            granted = note[4]
            if isinstance(granted, DisciplineLevel) and granted.discipline == discipline:
                total += note[3]
    return min(total, 2)


def play_level(table: Table, card: int, discipline: str) -> int:
    """The level at which a minion may play cards of a discipline: what he has, or is allowed."""
    total = level(table, card, discipline)
    for attached in table.on[card]:
        if not table.contested[attached]:
            for grant in table.cards.play_levels[table.what[attached]]:
                word = grant.discipline
                if (table.profile[attached][0] if word == CHOSEN else word) == discipline:
                    total += grant.levels
    return min(total, 2)


def clan(table: Table, card: int) -> str:
    """The clan of a vampire, the creed of an imbued, the clan of an ally if he has one."""
    for attached in table.on[card][::-1]:  # what came last counts
        if not table.contested[attached]:
            for change in table.cards.becomes[table.what[attached]]:
                if change.chosen:
                    return table.profile[attached][0]
                if change.clan:
                    return change.clan
    if merged(table, card) != NOTHING:
        return table.cards.crypt[face(table, card)].clan
    if table.zone[card] == UNCONTROLLED:
        return table.profile[card][0] or table.cards.crypt[table.what[card]].clan
    return table.profile[card][0]


def sect(table: Table, card: int) -> str:
    """The sect of a vampire."""
    for attached in table.on[card][::-1]:
        if not table.contested[attached]:
            for change in table.cards.becomes[table.what[attached]]:
                if change.sect:
                    return change.sect
                changed = table.profile[attached][0] if change.chosen else change.clan
                if changed:
                    return SECT_OF_CLAN[changed]
    return table.profile[card][1]


def is_anarch(table: Table, card: int) -> bool:
    """Whether a vampire is an anarch: independent, and made one (VTES-10.5-01)."""
    return table.profile[card][3] and sect(table, card) == INDEPENDENT


def title_fits(table: Table, card: int, title: str) -> bool:
    """Whether a vampire is of the sect and clan that a title asks for (VTES-10-06)."""
    kind = title.partition(":")[0]
    if kind == BARON:
        return is_anarch(table, card)
    if kind in SECT_OF_TITLE and sect(table, card) != SECT_OF_TITLE[kind]:
        return False
    return kind not in CLAN_TITLES or title.partition(":")[2] == clan(table, card)


def claimed_title(table: Table, card: int) -> str:
    """The title that a vampire claims, whether or not he has the benefit of it."""
    return table.profile[card][2]


def title(table: Table, card: int) -> str:
    """The title that a vampire has: not while it is contested or does not fit him."""
    claimed = table.profile[card][2]
    if not claimed or table.profile[card][4] or not title_fits(table, card, claimed):
        return ""
    return claimed


def contests_title(table: Table, card: int) -> bool:
    """Whether a vampire contests the title that he claims (VTES-4.2-01)."""
    return card != NOTHING and table.profile[card][4]


def is_titled(table: Table, card: int) -> bool:
    """Whether a vampire has a title, suspended or not; not while he contests it (VTES-4.2-02)."""
    return table.profile[card][2] != "" and not table.profile[card][4]


def title_kind(table: Table, card: int) -> str:
    """What sort of title a vampire has: prince, priscus; nothing: none."""
    return title(table, card).partition(":")[0]


def votes(table: Table, card: int) -> int:
    """How many votes a ready vampire has (VTES-6.3.3-08..13)."""
    return max(sum_of_votes(table, card), 0)


def sum_of_votes(table: Table, card: int) -> int:
    """The votes of a ready vampire, perhaps less than none: then what he gains makes up for it."""
    if table.zone[card] != READY or table.contested[card]:
        return 0
    kind, _, detail = title(table, card).partition(":")
    total = VOTES_OF[kind] if kind else 0
    if kind == OWN_VOTES:
        total += int(detail)
    return total + bonus(table, VOTES, card)


def hand_size(table: Table, seat: int) -> int:
    """How many cards a player is to hold."""
    size = DEFAULT_HAND + of_seat(table, HAND_SIZE, seat)
    return max(size + table.noted(notes.HAND_SIZE, seat), 0)


def of_seat(table: Table, what: str, seat: int) -> int:
    """How much more of something a player has by the cards she controls."""
    total = 0
    for source in table.controlled(seat):
        for each in table.cards.bonuses[table.what[source]]:
            if each.what == what and not each.everyone:
                total += _amount(table, each, source, source)
    if what in table.cards.common_kinds:
        for source in table.reaching():
            for each in table.cards.common[table.what[source]]:
                if each.what == what:
                    total += _amount(table, each, source, seat)
    return total


def unreplaced(table: Table, seat: int) -> int:
    """How many cards a player does not replace for the time being (VTES-1.6.1-13)."""
    total = table.unreplaced[seat] + table.noted(notes.UNREPLACED, seat)
    total += table.noted(notes.UNTIL_DISCARD, seat)
    for card in table.controlled(seat):
        if table.cards.unreplaced[table.what[card]]:
            total += 1
    return total


def never_gains(table: Table, card: int) -> bool:
    """Whether what a minion would gain goes to the bank."""
    marks = table.cards.never_gains
    if marks[table.what[card]]:
        return True
    return any(marks[table.what[on]] and not table.contested[on] for on in table.on[card])


def toll(table: Table, minion: int) -> int:
    """How much blood a minion must burn to attempt most actions."""
    total = 0
    for source in table.on[minion]:
        if table.contested[source]:
            continue
        for each in table.cards.tolls[table.what[source]]:
            act = Resolving(_NOTHING_TO_DO, table.controller[source], source, minion)
            if each.if_ is None or each.if_.holds(table, act):
                total += each.blood
    return total


def forbidden(table: Table, what: str, minion: int) -> bool:
    """Whether a card in play keeps a minion from something: to "act", to "block"."""
    for source in table.reaching():
        for each in table.cards.forbids[table.what[source]]:
            if what not in each.what:
                continue
            host = host_of(table, source)
            if each.who is None and host != minion:
                continue
            act = Resolving(_NOTHING_TO_DO, table.controller[source], source, host, minion)
            if each.who is not None and not each.who.fits(table, act, minion):
                continue
            if each.if_ is None or each.if_.holds(table, act):
                return True
    return False


def shuns(table: Table, minion: int, other: int) -> bool:
    """Whether a minion can't take actions to enter combat with another."""
    for source in table.reaching():
        for each in table.cards.forbids[table.what[source]]:
            if each.at is None or host_of(table, source) != minion:
                continue
            act = Resolving(_NOTHING_TO_DO, table.controller[source], source, minion, other)
            if each.at.fits(table, act, other):
                return True
    return False


def wards_off(table: Table, minion: int, card: int, modes: tuple[Mode, ...]) -> bool:
    """Whether a minion is warded against a card that is played in one of these ways."""
    printed = table.cards.printed[table.what[card]]
    required = [name for mode in modes for name, _ in mode.disciplines]
    traits = [*printed.traits, *[trait for mode in modes for trait in mode.traits]]
    for source in table.warding():
        for ward in table.cards.wards[table.what[source]]:
            if host_of(table, source) == minion and (
                any(clan in ward.clans for clan in printed.clans)
                or any(name in ward.disciplines for name in required)
                or any(trait in ward.traits for trait in traits)
            ):
                return True
    return False


def is_warded(table: Table, act: Resolving, card: int) -> bool:
    """Whether a card can't be the target of what the card of an act does."""
    if act.source == NOTHING:
        return False
    modes = table.cards.modes[table.what[act.source]]
    used = tuple([mode for mode in modes if act.effect in walk(mode.effect)])
    return wards_off(table, card, act.source, used or modes)


def may_have(table: Table, minion: int, card: int) -> bool:
    """Whether a minion may have this card, for all that he has already."""
    number = table.what[card]
    if table.warding() and wards_off(table, minion, card, table.cards.modes[number]):
        return False
    for kind in table.cards.types[number]:
        if forbidden(table, kind, minion):
            return False
    only = table.cards.only_one[number]
    if only is None:
        return True
    others = [other for other in table.on[minion] if other != card and not table.contested[other]]
    if only.trait:
        same = [other for other in others if only.trait in table.cards.traits[table.what[other]]]
    else:
        same = [other for other in others if table.what[other] == number]
    return len(same) < only.most


# Actions


def stealth(table: Table, minion: int) -> int:
    """The stealth of the acting minion (VTES-6.2.2-12..17)."""
    return table.noted(notes.STEALTH, minion) + bonus(table, STEALTH, minion)


def intercept(table: Table, minion: int) -> int:
    """The intercept of a minion."""
    total = table.noted(notes.INTERCEPT, minion) + bonus(table, INTERCEPT, minion)
    for note in table.notes:
        if note[1] == notes.WIDE_INTERCEPT:
            which = note[4]
            act = Resolving(_NOTHING_TO_DO, table.controller[note[2]], NOTHING, note[2], minion)
            if isinstance(which, Filter) and which.fits(table, act, minion):
                total += note[3]
    return total


def bleed(table: Table, minion: int) -> int:
    """For how much a minion bleeds (VTES-6.1.1-06)."""
    number = table.what[minion]
    total = table.cards.printed[number].bleed if not table.cards.is_crypt[number] else 1
    for note in table.notes:
        if note[2] == minion and (
            note[1] == notes.BLEED or (note[1] == notes.BLEED_WHILE and _is_so(table, note))
        ):
            total += note[3]
        elif note[1] == notes.UNAIDED and note[2] == minion:
            for card in equipment(table, minion):
                total -= max(_of_card(table, BLEED, card, minion), 0)
    return max(total + bonus(table, BLEED, minion), 0)


def _is_so(table: Table, note: notes.Note) -> bool:
    """Whether what a note depends on is so; a note that depends on nothing holds."""
    condition = note[4]
    if not isinstance(condition, Condition):
        return True
    act = Resolving(_NOTHING_TO_DO, table.controller[note[2]], NOTHING, note[2])
    return condition.holds(table, act)


def bleed_is_limited(table: Table, minion: int) -> bool:
    """Whether no more action modifiers can add to a minion's bleed."""
    for note in table.notes:
        about_him = note[1] == notes.ONLY and note[2] == minion and note[3] == notes.BLEED
        if about_him and _is_so(table, note):
            return True
    return False


def strength(table: Table, minion: int) -> int:
    """The strength of a minion (VTES-6.4.5-02)."""
    number = table.what[minion]
    base = table.cards.printed[number].strength if not table.cards.is_crypt[number] else 1
    for note in table.notes:
        if note[1] == notes.BASE_STRENGTH and note[2] == minion:
            base = note[3]
    return max(base + table.noted(notes.STRENGTH, minion) + bonus(table, STRENGTH, minion), 0)


def can_react(table: Table, minion: int) -> bool:
    """Whether a ready minion is untapped, or may react as though he were."""
    return not table.tapped[minion] or table.has_note(notes.AWAKE, minion)


def convictions(table: Table, minion: int) -> list[int]:
    """The conviction on an imbued."""
    return [
        card for card in table.on[minion] if "conviction" in table.cards.types[table.what[card]]
    ]


def equipment(table: Table, minion: int) -> list[int]:
    """The equipment on a minion."""
    return [
        card
        for card in table.on[minion]
        if "equipment" in table.cards.types[table.what[card]] and not table.contested[card]
    ]


def retainers(table: Table, minion: int) -> list[int]:
    """The retainers of a minion."""
    return [
        card
        for card in table.on[minion]
        if "retainer" in table.cards.types[table.what[card]] and not table.contested[card]
    ]


def powers(table: Table, minion: int) -> list[int]:
    """The powers of an imbued."""
    return [card for card in table.on[minion] if POWER in table.cards.types[table.what[card]]]


def can_diablerize(table: Table, minion: int) -> bool:
    """Whether a minion can commit diablerie (VTES-6.5.5-01..02)."""
    return is_vampire(table, minion) and not has_trait(table, minion, BLOOD_CURSED)


def older(table: Table, card: int, than: int) -> bool:
    """Whether one vampire is older than another (VTES-1.5-05)."""
    return capacity(table, card) > capacity(table, than)


def starting_life(table: Table, card: int) -> int:
    """The life with which a minion or retainer comes into play."""
    number = table.what[card]
    crypt = table.cards.crypt[number]
    return crypt.capacity if table.cards.is_crypt[number] else table.cards.printed[number].life
