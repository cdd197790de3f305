"""Scenes for tests of single cards: one argument for each clan, in seating order.

A position is written as its cards, with "?" before face-down ones, and its deployed blood: "vanish
?hunt 2". Hunt and Ready are those of the clan. Cards at several places are given by place:
{"1": "vanish", "haven": "ready"}.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypedDict, Unpack, cast

from games.masquerade.stage import (
    Facts,
    clan_at,
    clans_of,
    events_of,
    location,
    planning,
    resolving,
)

from conclave.core.events import Event
from conclave.games.masquerade.rules.events.allies import Frenzied
from conclave.games.masquerade.rules.events.course import Acts, Counted
from conclave.games.masquerade.rules.library import CLANS
from conclave.games.masquerade.rules.table import Table

Lying = str | Mapping[str, str]
SKIP_OR_PAY = ["choose skip-steps", "choose steal"]
"""The answers to Curfew."""


class Clans(TypedDict, total=False):
    """The clans at the table, with their positions."""

    brujah: Lying
    gangrel: Lying
    malkavian: Lying
    nosferatu: Lying
    toreador: Lying
    tremere: Lying
    ventrue: Lying


class Scene(Clans, Facts, total=False):
    """The arguments of a scene."""


def scene(place: str = "1", **arguments: Unpack[Scene]) -> Table:
    """A location about to be resolved; the game stops after it."""
    clans, facts = _read(place, arguments)
    return location(place, *clans, **facts)


def night(place: str = "1", **arguments: Unpack[Scene]) -> Table:
    """The same, but the game goes on afterwards."""
    clans, facts = _read(place, arguments)
    return resolving(place, *clans, **facts)


def turn(clan: str, **arguments: Unpack[Scene]) -> Table:
    """A player's first planning turn; positions are at location 1 unless given by place."""
    clans, facts = _read("1", arguments)
    return planning(clan, *clans, **facts)


def _read(place: str, arguments: Scene) -> tuple[list[str], Facts]:
    """The clans, and the facts including the positions."""
    cards: dict[str, dict[str, list[str]]] = {}
    blood: dict[str, dict[str, int]] = {}
    plain = dict(arguments)
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


# Results


def pools(built: Table) -> dict[str, int]:
    """The blood in all pools, by clan."""
    return {clan_at(built, seat): built.blood[seat] for seat in range(built.seats)}


def influences(built: Table) -> dict[str, int]:
    """The influence in all pools, by clan."""
    return {clan_at(built, seat): built.influence[seat] for seat in range(built.seats)}


def counted(built: Table, events: Sequence[Event]) -> dict[str, int]:
    """The total power of everybody who was ranked."""
    return {clan_at(built, event.seat): event.number for event in events_of(events, Counted)}


def acted(events: Sequence[Event]) -> list[str]:
    """The cards that took effect, in order."""
    return [event.card for event in events_of(events, Acts)]


def frenzied(built: Table, events: Sequence[Event]) -> list[str]:
    """The seats that fell into frenzy, in order."""
    return clans_of(built, events, Frenzied)


def victims(number: int) -> list[str]:
    """An alliance of victims."""
    return ["victim"] * number
