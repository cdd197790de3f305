"""Who may be a vampire: what can be known, and what the vampire player's deeds suggest.

It reads a view and nothing else. What is certain is certain; between the rest, every set of
vampires that is still possible is weighed by what its members were seen to be treated like.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from math import exp
from typing import NamedTuple

from conclave.core.position import Plain
from conclave.games.empire.rules.words import CHARACTERS, VAMPIRES

WEIGHTS = {
    "attacked": -0.55,
    "defended": 0.5,
    "undefended": -0.9,
    "led": 0.1,
    "hidden": 0.6,
    "helped": 0.2,
}
"""How much each deed speaks for a vampire; see docs/empire.md for how they were found."""


class Suspicion(NamedTuple):
    """What can be said of a character."""

    known: str | None
    """vampire or human, where that is certain."""
    possible: float
    """How likely a vampire it is, if all that is possible is equally likely."""
    suspected: float
    """How likely, by what the vampire player was seen to do."""


def suspicions(view: Mapping[str, Plain], deeds: bool = True) -> dict[str, Suspicion]:
    """For each character what the seat whose view it is can know and suspect."""
    natures = view["natures"]
    open_ = [name for name in CHARACTERS if natures[name] is None]
    missing = VAMPIRES - sum(nature == "vampire" for nature in natures.values())
    weights = {name: weight(view["traces"][name]) if deeds else 1.0 for name in open_}
    plain = chances(dict.fromkeys(open_, 1.0), missing)
    weighed = chances(weights, missing)
    return {
        name: Suspicion(None, plain[name], weighed[name])
        if name in weights
        else certain(natures[name])
        for name in CHARACTERS
    }


def certain(nature: str) -> Suspicion:
    """What is known leaves no doubt."""
    share = 1.0 if nature == "vampire" else 0.0
    return Suspicion(nature, share, share)


def weight(traces: Mapping[str, int]) -> float:
    """How much the deeds about a character speak for its being a vampire."""
    return exp(sum(WEIGHTS[kind] * min(number, 6) for kind, number in traces.items()))


def chances(weights: Mapping[str, float], missing: int) -> dict[str, float]:
    """How likely each is among so many, if every set is weighed by its members' weights."""
    totals = dict.fromkeys(weights, 0.0)
    whole = 0.0
    for group in combinations(weights, missing):
        share = 1.0
        for name in group:
            share *= weights[name]
        whole += share
        for name in group:
            totals[name] += share
    return {name: total / whole for name, total in totals.items()}
