"""Who may be a vampire: what can be known, and what the vampire player's deeds suggest.

It reads a view and nothing else. What is certain is certain; between the rest, every set of
vampires that is still possible is weighed by what its members were seen to be treated like.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from math import exp
from typing import NamedTuple

from conclave.core.game import Hint
from conclave.core.position import Plain
from conclave.games.empire.rules.words import CHARACTERS, VAMPIRES

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


def suspected(view: Mapping[str, Plain], deeds: bool = True) -> dict[str, float]:
    """How likely each is a vampire to one who knows only what everybody knows."""
    natures: dict[str, str | None] = dict.fromkeys(CHARACTERS)
    natures |= dict.fromkeys(view["cleared"], "human")
    natures |= dict.fromkeys(view["unmasked"], "vampire")
    known = suspicions({"natures": natures, "traces": view["traces"]}, deeds)
    return {name: found.suspected for name, found in known.items()}


def certain(nature: str) -> Suspicion:
    """What is known leaves no doubt."""
    share = 1.0 if nature == "vampire" else 0.0
    return Suspicion(nature, share, share)


def weight(traces: Mapping[str, int]) -> float:
    """How much the deeds about a character speak for its being a vampire."""
    return exp(sum([WEIGHTS[kind] * seen(kind, number) for kind, number in traces.items()], 0.0))


def seen(kind: str, number: int) -> int:
    """How often a deed counts; one defence tells as much as several."""
    return min(number, 1 if kind == "defended" else 6)


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
