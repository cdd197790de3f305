"""Deduction of the vampires: what is certain, and what the vampire player's actions suggest.

It uses only a view. Every set of vampires that is still possible is weighted by the traces of its
members: how the vampire player has treated them.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from math import exp
from typing import Final, NamedTuple

from conclave.core.game import Hint
from conclave.core.position import Plain
from conclave.games.empire.rules.constants import (
    BIT,
    CHARACTERS,
    DEFENDED,
    EVERYBODY,
    TRACES,
    VAMPIRES,
    members,
)

WEIGHTS = {
    "attacked": -4.3,
    "spared": 0.78,
    "led": -0.23,
    "defended": 2.2,
    "undefended": 0.1,
    "hidden": 4.0,
    "helped": 3.7,
    "armed": -4.1,
    "invited": -2.6,
}
"""How much each trace suggests a vampire, as log odds; fit by `bench/empire_deduction.py`."""
TRACE_WEIGHTS: Final = tuple([WEIGHTS[kind] for kind in TRACES])
BLUFF_WEIGHTS: Final = (-4.49, 0.70, -0.21, 2.14, 0.05, 4.0, 3.41, 0.37, -2.33)
"""The same for each of TRACES if the vampire player may be bluffing; fit with `--vampires naive
greedy`."""
MAX_COUNT: Final = 6
"""How often a trace counts at most; several defences count as one."""
Traces = tuple[tuple[int, ...], ...]


class Suspicion(NamedTuple):
    """A seat's knowledge about a character."""

    known: str | None
    """vampire or human, if that is certain."""
    possible: float
    """The chance that it is a vampire if all possible sets are equally likely."""
    suspected: float
    """The chance given the vampire player's actions."""


def suspicions(view: Mapping[str, Plain]) -> dict[str, Suspicion]:
    """What the seat with this view knows and suspects about each character."""
    natures = view["natures"]
    open_ = [name for name in CHARACTERS if natures[name] is None]
    missing = VAMPIRES - sum(nature == "vampire" for nature in natures.values())
    weights = {name: weight(view["traces"][name]) for name in open_}
    plain = chances(dict.fromkeys(open_, 1.0), missing)
    weighed = chances(weights, missing)
    return {
        name: Suspicion(None, plain[name], weighed[name])
        if name in weights
        else certainty(natures[name])
        for name in CHARACTERS
    }


def hints(view: Mapping[str, Plain]) -> list[Hint]:
    """A hint for each living character, the most suspect first."""
    found = suspicions(view)
    alive = [name for name in CHARACTERS if name not in view["dead"]]
    return [
        Hint(
            "empire-hint",
            {
                "who": name,
                "known": found[name].known or "no",
                "possible": round(100 * found[name].possible),
                "suspected": round(100 * found[name].suspected),
            },
        )
        for name in sorted(alive, key=lambda name: -found[name].suspected)
    ]


def certainty(nature: str) -> Suspicion:
    """The suspicion of a character whose nature is known."""
    share = 1.0 if nature == "vampire" else 0.0
    return Suspicion(nature, share, share)


def weight(traces: Mapping[str, int]) -> float:
    """The odds of a character, given its traces."""
    return exp(sum([WEIGHTS[kind] * capped(kind, number) for kind, number in traces.items()], 0.0))


def capped(kind: str, number: int) -> int:
    """How often a trace counts; several defences count as one."""
    return min(number, 1 if kind == "defended" else MAX_COUNT)


def chances(weights: Mapping[str, float], missing: int) -> dict[str, float]:
    """The chance of each to be among the missing, if sets have the product of their weights."""
    return dict(zip(weights, shares(list(weights.values()), missing)))


def shares(weights: list[float], missing: int) -> list[float]:
    """The same for lists."""
    totals = [0.0] * len(weights)
    whole = 0.0
    for group in groups(len(weights), missing):
        share = 1.0
        for place in group:
            share *= weights[place]
        whole += share
        for place in group:
            totals[place] += share
    return [total / whole for total in totals]


def groups(size: int, number: int) -> list[tuple[int, ...]]:
    """All combinations of `number` out of `size`; cached."""
    found = _GROUPS.get((size, number))
    if found is None:
        found = _GROUPS[(size, number)] = list(combinations(range(size), number))
    return found


_GROUPS: Final[dict[tuple[int, int], list[tuple[int, ...]]]] = {}

# The same for a table, where characters are numbers


def log_odds(traces: Traces, who: int, weights: tuple[float, ...] = TRACE_WEIGHTS) -> float:
    """The log odds of a character, given its traces."""
    total = 0.0
    for kind, row in enumerate(traces):
        number = row[who]
        if number:
            most = 1 if kind == DEFENDED else MAX_COUNT
            total += weights[kind] * min(number, most)
    return total


def suspects(traces: Traces, known: int, found: int, use_traces: bool = True) -> list[float]:
    """The chance of each character to be a vampire, given those whose nature is known and the
    vampires found among them."""
    open_ = members(EVERYBODY & ~known)
    chance = [1.0 if found & bit else 0.0 for bit in BIT]
    weights = [exp(log_odds(traces, who)) if use_traces else 1.0 for who in open_]
    for who, share in zip(open_, shares(weights, VAMPIRES - len(members(found)))):
        chance[who] = share
    return chance
