"""What a card is: vampire or ally, its traits, capacity, disciplines, clan and sect."""

from __future__ import annotations

from typing import Final

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.abilities import CHOSEN, DisciplineLevel, PlaysAsVampire
from conclave.games.vtes.rules.reading.bonuses import CAPACITY, bonus
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.words import (
    BLOOD_CURSED,
    DISCIPLINE,
    INDEPENDENT,
    NOTHING,
    READY,
    SECT_OF_CLAN,
    TORPOR,
    UNCONTROLLED,
)

VAMPIRES: Final = (READY, TORPOR, UNCONTROLLED)
"""Where a library card that has become a vampire is one."""


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
