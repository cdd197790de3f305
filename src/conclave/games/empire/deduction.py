"""Who may be a vampire: what can be known, and what the vampire player's deeds suggest.

It reads a view and nothing else. What is certain is certain; between the rest, every set of
vampires that is still possible is weighed by what its members were seen to be treated like.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from math import exp
from typing import Final, NamedTuple

from conclave.core.game import Hint
from conclave.core.position import Plain
from conclave.games.empire.rules.words import (
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
"""How much each deed speaks for a vampire; `bench/empire_deduction.py` found them."""
SPEAKS: Final = tuple([WEIGHTS[deed] for deed in TRACES])
DOUBTED: Final = (-4.49, 0.70, -0.21, 2.14, 0.05, 4.0, 3.41, 0.37, -2.33)
"""How much each of TRACES speaks for a vampire if the vampire player may be bluffing, or not; found
with `--vampires naive greedy`."""
MOST_SEEN: Final = 6
"""So often a deed counts at most; one defence tells as much as several."""
Traces = tuple[tuple[int, ...], ...]


class Suspicion(NamedTuple):
    """What can be said of a character."""

    known: str | None
    """vampire or human, where that is certain."""
    possible: float
    """How likely a vampire it is, if all that is possible is equally likely."""
    suspected: float
    """How likely, by what the vampire player was seen to do."""


def suspicions(view: Mapping[str, Plain]) -> dict[str, Suspicion]:
    """For each character what the seat whose view it is can know and suspect."""
    natures = view["natures"]
    open_ = [name for name in CHARACTERS if natures[name] is None]
    missing = VAMPIRES - sum(nature == "vampire" for nature in natures.values())
    weights = {name: weight(view["traces"][name]) for name in open_}
    plain = chances(dict.fromkeys(open_, 1.0), missing)
    weighed = chances(weights, missing)
    return {
        name: Suspicion(None, plain[name], weighed[name])
        if name in weights
        else certain(natures[name])
        for name in CHARACTERS
    }


def hints(view: Mapping[str, Plain]) -> list[Hint]:
    """What could be known of each living character, the most suspect first."""
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


def certain(nature: str) -> Suspicion:
    """What is known leaves no doubt."""
    share = 1.0 if nature == "vampire" else 0.0
    return Suspicion(nature, share, share)


def weight(traces: Mapping[str, int]) -> float:
    """How much the deeds about a character speak for its being a vampire."""
    return exp(sum([WEIGHTS[kind] * seen(kind, number) for kind, number in traces.items()], 0.0))


def seen(kind: str, number: int) -> int:
    """How often a deed counts; one defence tells as much as several."""
    return min(number, 1 if kind == "defended" else MOST_SEEN)


def chances(weights: Mapping[str, float], missing: int) -> dict[str, float]:
    """How likely each is among so many, if every set is weighed by its members' weights."""
    return dict(zip(weights, shares(list(weights.values()), missing)))


def shares(weights: list[float], missing: int) -> list[float]:
    """The same by places: how likely each is among so many."""
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
    """Every choice of so many among so many; each list is made once."""
    found = _GROUPS.get((size, number))
    if found is None:
        found = _GROUPS[(size, number)] = list(combinations(range(size), number))
    return found


_GROUPS: Final[dict[tuple[int, int], list[tuple[int, ...]]]] = {}

# The same off a table, where characters are numbers


def speaks(traces: Traces, who: int, weights: tuple[float, ...] = SPEAKS) -> float:
    """How much the deeds about a character speak for its being a vampire, as a logarithm."""
    total = 0.0
    for deed, row in enumerate(traces):
        number = row[who]
        if number:
            most = 1 if deed == DEFENDED else MOST_SEEN
            total += weights[deed] * min(number, most)
    return total


def suspects(traces: Traces, known: int, found: int, deeds: bool = True) -> list[float]:
    """How likely each character is a vampire to one who knows the nature of some, and which of
    them are vampires."""
    open_ = members(EVERYBODY & ~known)
    chance = [1.0 if found & bit else 0.0 for bit in BIT]
    weights = [exp(speaks(traces, who)) if deeds else 1.0 for who in open_]
    for who, share in zip(open_, shares(weights, VAMPIRES - len(members(found)))):
        chance[who] = share
    return chance
