"""Scenes for single cards: one line for each clan, in the order in which they sit.

What lies at a position is written as its cards, "?" before a face-down one, and the number of its
deployed blood: "vanish ?hunt 2". Hunt and Ready are the clan's own. A clan with cards at several
places has them by place: {"1": "vanish", "haven": "ready"}.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypedDict, Unpack, cast

from games.masquerade.stage import (
    Facts,
    clan_at,
    clans_of,
    location,
    planning,
    resolving,
    told,
)

from conclave.core.events import Event
from conclave.games.masquerade.rules.events.allies import Frenzied
from conclave.games.masquerade.rules.events.course import Acts, Counted
from conclave.games.masquerade.rules.library import CLANS
from conclave.games.masquerade.rules.table import Table

Lying = str | Mapping[str, str]


class Clans(TypedDict, total=False):
    """Who sits at the table, and what lies at his positions."""

    brujah: Lying
    gangrel: Lying
    malkavian: Lying
    nosferatu: Lying
    toreador: Lying
    tremere: Lying
    ventrue: Lying


class Scene(Clans, Facts, total=False):
    """What may be said of a scene."""


def scene(place: str = "1", **said: Unpack[Scene]) -> Table:
    """A location about to be resolved; nothing follows when it has been."""
    clans, facts = _read(place, said)
    return location(place, *clans, **facts)


def night(place: str = "1", **said: Unpack[Scene]) -> Table:
    """The same, but the later locations follow, the end of the round, and the next."""
    clans, facts = _read(place, said)
    return resolving(place, *clans, **facts)


def turn(clan: str, **said: Unpack[Scene]) -> Table:
    """A player's first planning turn; what is not said to lie elsewhere lies at location 1."""
    clans, facts = _read("1", said)
    return planning(clan, *clans, **facts)


def _read(place: str, said: Scene) -> tuple[list[str], Facts]:
    """The clans, and the facts with what was said of positions worked in."""
    cards: dict[str, dict[str, list[str]]] = {}
    blood: dict[str, dict[str, int]] = {}
    plain = dict(said)
    clans = [name for name in plain if name in CLANS]
    for clan in clans:
        lying = cast(Lying, plain.pop(clan))
        for where, words in ({place: lying} if isinstance(lying, str) else lying).items():
            row = words.split()
            if row and row[-1].isdigit():
                blood.setdefault(where, {})[clan] = int(row.pop())
            cards.setdefault(where, {})[clan] = [_card(clan, word) for word in row]
    facts = cast(Facts, plain)
    facts["cards"], facts["blood_at"] = cards, blood
    return clans, facts


def _card(clan: str, word: str) -> str:
    name = word.lstrip("?")
    own = f"{clan}-{name}" if name in ("hunt", "ready") else name
    return word.replace(name, own)


# Reading what has happened


def pools(built: Table) -> dict[str, int]:
    """The blood in all pools, by clan."""
    return {clan_at(built, seat): built.blood[seat] for seat in range(built.seats)}


def influences(built: Table) -> dict[str, int]:
    """The influence in all pools, by clan."""
    return {clan_at(built, seat): built.influence[seat] for seat in range(built.seats)}


def counted(built: Table, events: Sequence[Event]) -> dict[str, int]:
    """The total power with which everybody who took part was ranked."""
    return {clan_at(built, event.seat): event.number for event in told(events, Counted)}


def acted(events: Sequence[Event]) -> list[str]:
    """The cards that took effect, in order."""
    return [event.card for event in told(events, Acts)]


def frenzied(built: Table, events: Sequence[Event]) -> list[str]:
    """Who fell into frenzy, in order."""
    return clans_of(built, events, Frenzied)


def victims(number: int) -> list[str]:
    """An alliance of nothing but victims."""
    return ["victim"] * number
