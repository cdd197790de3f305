"""Titles: who claims them, who has their benefit, and the votes they give."""

from __future__ import annotations

from conclave.games.vtes.rules.constants import (
    BARON,
    CLAN_TITLES,
    NOTHING,
    OWN_VOTES,
    PRISCUS,
    READY,
    SECT_OF_TITLE,
    VOTES_OF,
)
from conclave.games.vtes.rules.reading.bonuses import BALLOTS, VOTES, bonus
from conclave.games.vtes.rules.reading.identity import clan, is_anarch, sect
from conclave.games.vtes.rules.table import Table


def title_fits(table: Table, card: int, title: str) -> bool:
    """Whether a vampire has the sect and clan that a title requires (VTES-10-06)."""
    kind = title.partition(":")[0]
    if kind == BARON:
        return is_anarch(table, card)
    if kind in SECT_OF_TITLE and sect(table, card) != SECT_OF_TITLE[kind]:
        return False
    return kind not in CLAN_TITLES or title.partition(":")[2] == clan(table, card)


def claimed_title(table: Table, card: int) -> str:
    """The title that a vampire claims, even without its benefit."""
    return table.profile[card].title


def title(table: Table, card: int) -> str:
    """The title that a vampire has; none while it is contested or doesn't fit."""
    claimed = table.profile[card].title
    if not claimed or table.profile[card].contesting or not title_fits(table, card, claimed):
        return ""
    return claimed


def contests_title(table: Table, card: int) -> bool:
    """Whether a vampire contests the title that he claims (VTES-4.2-01)."""
    return card != NOTHING and table.profile[card].contesting


def is_titled(table: Table, card: int) -> bool:
    """Whether a vampire has a title, suspended or not, that he doesn't contest (VTES-4.2-02)."""
    return table.profile[card].title != "" and not table.profile[card].contesting


def title_kind(table: Table, card: int) -> str:
    """The kind of a vampire's title, such as prince or priscus; empty if none."""
    return title(table, card).partition(":")[0]


def votes(table: Table, card: int) -> int:
    """How many votes a ready vampire has (VTES-6.3.3-08..13)."""
    return max(sum_of_votes(table, card), 0)


def ballots(table: Table, card: int) -> int:
    """How many ballots a ready vampire has in the block of the prisci (VTES-6.3.3-16)."""
    if table.zone[card] != READY or table.contested[card]:
        return 0
    own = 1 if title_kind(table, card) == PRISCUS else 0
    return own + bonus(table, BALLOTS, card)


def sum_of_votes(table: Table, card: int) -> int:
    """The votes of a ready vampire, which may be negative until he gains more."""
    if table.zone[card] != READY or table.contested[card]:
        return 0
    kind, _, detail = title(table, card).partition(":")
    total = VOTES_OF[kind] if kind else 0
    if kind == OWN_VOTES:
        total += int(detail)
    return total + bonus(table, VOTES, card)
