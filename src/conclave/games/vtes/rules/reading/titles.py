"""Titles: who claims which, who has the benefit of it, and the votes that it gives."""

from __future__ import annotations

from conclave.games.vtes.rules.reading.bonuses import VOTES, bonus
from conclave.games.vtes.rules.reading.identity import clan, is_anarch, sect
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.words import (
    BARON,
    CLAN_TITLES,
    NOTHING,
    OWN_VOTES,
    READY,
    SECT_OF_TITLE,
    VOTES_OF,
)


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
