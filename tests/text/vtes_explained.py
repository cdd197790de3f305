"""Intended differences between cards of V:TES and the printed ones."""

from __future__ import annotations

from pathlib import Path

from conclave.games.vtes.cards import LIBRARY
from conclave.games.vtes.cards.facts import faces
from conclave.games.vtes.proofreading import proofread
from conclave.games.vtes.rules.printed import AnyCard
from conclave.lab import reference

FACTS = (
    "type", "clan", "disciplines", "cost", "needs", "traits", "life", "strength", "bleed",
    "capacity", "group", "sect", "title",
)  # fmt: skip
"""Facts that are compared without the printed texts."""


EXPLAINED = reference.explained(Path(__file__).with_name("vtes_explained.tsv"))
"""The intended differences of each card: reworded, or stated by the rules."""


def explained(name: str, facts: bool) -> set[str]:
    """The intended differences in a card's facts or in its text."""
    return {
        difference
        for difference in EXPLAINED.get(name, ())
        if (difference.partition(": ")[0] in FACTS) == facts
    }


def differing_facts(name: str, card: AnyCard) -> set[str]:
    """The facts in which a card differs from the printed one."""
    facts = proofread(card, faces()[LIBRARY.ids[LIBRARY.numbers[name]]])
    assert {fact.key for fact in facts} <= set(FACTS)
    return set(reference.differing(facts))
