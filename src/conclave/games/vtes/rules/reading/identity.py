"""What a card is: vampire or ally, traits, capacity, disciplines, clan, sect."""

from __future__ import annotations

from typing import Final

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.abilities.identity import (
    BECOME_OTHERS,
    BECOMES,
    CHOSEN_DISCIPLINE,
    LEVELS,
    LEVELS_BY_COUNTERS,
    LEVELS_IF_HAS,
    LEVELS_TO_PLAY,
    PLAYS_AS_VAMPIRE,
    RAISED_BY_DISCIPLINE_CARDS,
    WHEN_MERGED,
    Becomes,
    DisciplineLevel,
    PlaysAsVampire,
    WhenMerged,
)
from conclave.games.vtes.rules.constants import (
    BLOOD_CURSED,
    CLANS,
    DISCIPLINE,
    INDEPENDENT,
    NOTHING,
    READY,
    SECT_OF_CLAN,
    TORPOR,
    UNCONTROLLED,
)
from conclave.games.vtes.rules.facts import CardFact
from conclave.games.vtes.rules.modes import NO_EFFECT
from conclave.games.vtes.rules.reading.bans import forbidden
from conclave.games.vtes.rules.reading.bonuses import CAPACITY, bonus
from conclave.games.vtes.rules.requirements import Filter
from conclave.games.vtes.rules.table import Table
from conclave.lang.resolving import Resolving

MINION_REGIONS: Final = (READY, TORPOR, UNCONTROLLED)
"""The zones where a library card that becomes a minion is one."""
SLAVE: Final = "slave:"
"""Begins the trait of a slave; the clan follows."""
PRINTED_MASTERS: Final = CardFact(
    lambda card: tuple([each.removeprefix(SLAVE) for each in card.traits if each.startswith(SLAVE)])
)
"""The clans that a card is printed as a slave of (VTES-11-15)."""


def face(table: Table, card: int) -> int:
    """The definition that gives a card its attributes: the advanced one if it is merged
    (VTES-1.5-28)."""
    number = table.definition[card]
    if table.attached[card] and table.cards.is_crypt[number]:
        other = merged_with(table, card)
        if other != NOTHING and "advanced" in table.cards.traits[table.definition[other]]:
            return table.definition[other]
    return number


def merged_with(table: Table, card: int) -> int:
    """The other card of a merged vampire; NOTHING if he isn't merged."""
    for attached in table.attached[card]:
        if table.cards.is_crypt[table.definition[attached]]:
            return attached
    return NOTHING


def is_vampire(table: Table, card: int) -> bool:
    """Whether a card is a vampire; a library card only while it is one."""
    number = table.definition[card]
    return table.cards.is_vampire[number] and (
        not table.cards.becomes_vampire[number] or table.zone[card] in MINION_REGIONS
    )


def is_ally(table: Table, card: int) -> bool:
    """Whether a card is an ally, imbued included; some cards only while in play."""
    number = table.definition[card]
    return table.cards.is_ally[number] and (
        not table.cards.becomes_ally[number] or table.zone[card] in MINION_REGIONS
    )


def is_minion(table: Table, card: int) -> bool:
    """Whether a card is a minion; a library card only while it is one."""
    number = table.definition[card]
    if table.cards.becomes_vampire[number] or table.cards.becomes_ally[number]:
        return table.zone[card] in MINION_REGIONS
    return table.cards.is_minion[number]


def has_trait(table: Table, card: int, trait: str) -> bool:
    """Whether a card has a trait, by itself, by the card it is merged with, by cards on it, or as
    granted."""
    other = merged_with(table, card) if table.attached[card] else NOTHING
    if other != NOTHING and any(trait in each.loses for each in when_merged(table, card, other)):
        other = NOTHING
    elif trait in table.cards.traits[table.definition[card]]:
        return True
    for attached in table.attached[card]:
        becomes = () if table.contested[attached] else BECOMES.of(table, attached)
        if any(each.trait == trait and concerns(table, card, each) for each in becomes):
            return True
    for note in table.notes.of(notes.GRANTED):
        if note.about == card and isinstance(note.phrase, Becomes) and note.phrase.trait == trait:
            return True
    return other != NOTHING and trait in table.cards.traits[table.definition[other]]


def concerns(table: Table, card: int, change: Becomes) -> bool:
    """Whether a card on another gives it its sect or trait."""
    return not change.only_vampire or is_vampire(table, card)


def when_merged(table: Table, card: int, other: int) -> list[WhenMerged]:
    """What a vampire gains and loses because he is merged."""
    return [*WHEN_MERGED.of(table, card), *WHEN_MERGED.of(table, other)]


def masters(table: Table, minion: int) -> list[str]:
    """The clans that a minion is a slave of (VTES-11-15)."""
    found = [*PRINTED_MASTERS.of(table, minion)]
    if table.notes.of(notes.ENSLAVED):
        found += [CLANS[note.number] for note in table.notes.about(notes.ENSLAVED, minion)]
    return found


def capacity(table: Table, card: int) -> int:
    """The capacity of a vampire, or the cost of an imbued (VTES-A.6-03).

    An ally has one only while he plays a card as a vampire (VTES-1.6.3-09).
    """
    total = table.cards.crypt[face(table, card)].capacity
    if total == 0:
        return _capacity_as_vampire(table, card)
    for attached in table.attached[card]:
        if not table.contested[attached]:
            number = table.definition[attached]
            if LEVELS.about(table.cards, number) and DISCIPLINE in table.cards.traits[number]:
                total += 1
    return total + bonus(table, CAPACITY, card)


def _capacity_as_vampire(table: Table, card: int) -> int:
    """The capacity of an ally as a vampire: as his text says, or 1."""
    return max([grant.capacity() for grant in as_vampire(table, card)], default=1)


def as_vampire(table: Table, card: int) -> list[PlaysAsVampire]:
    """The abilities by which an ally plays cards as a vampire."""
    printed = [
        grant
        for source in (card, *table.attached[card])
        for grant in PLAYS_AS_VAMPIRE.of(table, source)
    ]
    granted = [
        note.phrase
        for note in table.notes.of(notes.GRANTED)
        if note.about == card and isinstance(note.phrase, PlaysAsVampire)
    ]
    return printed + granted


def level(table: Table, card: int, discipline: str) -> int:
    """The level of a discipline: 0 none, 1 inferior, 2 superior."""
    total = 0
    for name, found in table.cards.crypt[face(table, card)].disciplines:
        if name == discipline:
            total = found
    if table.attached[card] and table.cards.is_crypt[table.definition[card]]:
        other = merged_with(table, card)
        for each in when_merged(table, card, other) if other != NOTHING else ():
            total += 1 if each.discipline == discipline else 0
    for attached in table.attached[card]:
        if not table.contested[attached]:
            granted = LEVELS.of(table, attached)
            if granted:
                given_here = granted.count(discipline)
                if remembered_word(table, attached) == discipline:
                    given_here += granted.count(CHOSEN_DISCIPLINE)
                if given_here and RAISED_BY_DISCIPLINE_CARDS.of(table, card):
                    traits = table.cards.traits[table.definition[attached]]
                    given_here = 2 if DISCIPLINE in traits else given_here
                total += given_here
            counters = table.blood[attached]
            for given in LEVELS_BY_COUNTERS.of(table, attached) if counters else ():
                if given.discipline == discipline:
                    total += max(min(counters - given.after, given.levels), 0)
    for note in table.notes.of(notes.GRANTED):
        lent = note.phrase
        if note.about == card and isinstance(lent, DisciplineLevel):
            total += lent.levels if lent.discipline == discipline else 0
    if total == 1:
        for attached in table.attached[card]:
            for given in LEVELS_IF_HAS.of(table, attached) if not table.contested[attached] else ():
                total += given.levels if given.discipline == discipline else 0
    return min(total, 2)


def play_level(table: Table, card: int, discipline: str) -> int:
    """The level at which a minion may play cards of a discipline."""
    total = level(table, card, discipline)
    for attached in table.attached[card]:
        if not table.contested[attached]:
            for grant in LEVELS_TO_PLAY.of(table, attached):
                word = grant.discipline
                if (
                    remembered_word(table, attached) if word == CHOSEN_DISCIPLINE else word
                ) == discipline:
                    total += grant.levels
    return min(total, 2)


def clan(table: Table, card: int) -> str:
    """The clan of a vampire or ally, or the creed of an imbued."""
    changed = _clan_by_others(table, card)
    if changed:
        return changed
    for attached in table.attached[card][::-1]:  # the latest card counts
        if not table.contested[attached]:
            for change in BECOMES.of(table, attached):
                if change.chosen or change.of_player:
                    return remembered_word(table, attached)
                if change.clan:
                    return change.clan
    if merged_with(table, card) != NOTHING and not has_changed_clan(table, card):
        return table.cards.crypt[face(table, card)].clan
    if table.zone[card] == UNCONTROLLED:
        return table.profile[card].clan or table.cards.crypt[table.definition[card]].clan
    return table.profile[card].clan


def has_changed_clan(table: Table, card: int) -> bool:
    """Whether a vampire belongs to another clan than the printed one for good."""
    return table.profile[card].clan != table.cards.crypt[table.definition[card]].clan


def _clan_by_others(table: Table, card: int) -> str:
    """The clan that a vampire counts as because of cards that aren't on him; empty if none."""
    for source in table.cards_with(BECOME_OTHERS):
        for each in BECOME_OTHERS.of(table, source):
            act = Resolving(NO_EFFECT, table.controller[source], source, source, card)
            if each.who is not None and each.who.fits(table, act, card):
                return each.clan
    return ""


def sect(table: Table, card: int) -> str:
    """The sect of a vampire."""
    other_clan = _clan_by_others(table, card)
    if other_clan:
        return SECT_OF_CLAN[other_clan]
    for attached in table.attached[card][::-1]:
        if not table.contested[attached]:
            for change in BECOMES.of(table, attached):
                if change.sect and concerns(table, card, change):
                    return change.sect
                remembers = change.chosen or change.of_player
                changed = remembered_word(table, attached) if remembers else change.clan
                if changed:
                    return SECT_OF_CLAN[changed]
    return table.profile[card].sect


def remembered_word(table: Table, card: int) -> str:
    """The clan, discipline or seat that a card remembers."""
    return table.profile[card].clan


def is_anarch(table: Table, card: int) -> bool:
    """Whether a vampire is an independent anarch (VTES-10.5-01)."""
    return table.profile[card].anarch and sect(table, card) == INDEPENDENT


def can_diablerize(table: Table, minion: int) -> bool:
    """Whether a minion can commit diablerie (VTES-6.5.5-01..02)."""
    if not is_vampire(table, minion) or forbidden(table, "diablerize", minion):
        return False
    return not has_trait(table, minion, BLOOD_CURSED) or is_curse_lifted(table, minion)


def is_curse_lifted(table: Table, vampire: int) -> bool:
    """Whether an effect lets a blood cursed vampire commit diablerie."""
    act = Resolving(NO_EFFECT, table.controller[vampire], NOTHING, vampire)
    return any(
        isinstance(note.phrase, Filter) and note.phrase.fits(table, act, vampire)
        for note in table.notes.of(notes.CURSE_LIFTED)
    )


def is_older(table: Table, card: int, than: int) -> bool:
    """Whether one vampire is older than another (VTES-1.5-05)."""
    return capacity(table, card) > capacity(table, than)


def starting_life(table: Table, card: int) -> int:
    """The life with which a minion or retainer enters play."""
    number = table.definition[card]
    crypt = table.cards.crypt[number]
    return crypt.capacity if table.cards.is_crypt[number] else table.cards.printed[number].life
