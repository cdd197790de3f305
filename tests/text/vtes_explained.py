"""Where a card of V:TES differs from the printed one, and is right all the same."""

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
"""What is compared without the printed texts."""


EXPLAINED = reference.explained(Path(__file__).with_name("vtes_explained.tsv"))
"""Per card, what differs and why that is right: reworded, or said by the rules."""


def explained(name: str, facts: bool) -> set[str]:
    """What may differ on a card: among its facts, or in its text."""
    return {
        difference
        for difference in EXPLAINED.get(name, ())
        if (difference.partition(": ")[0] in FACTS) == facts
    }


def differing_facts(name: str, card: AnyCard) -> set[str]:
    """The facts that are not those of the printed card of that name, as we have them."""
    facts = proofread(card, faces()[LIBRARY.ids[LIBRARY.numbers[name]]])
    assert {fact.key for fact in facts} <= set(FACTS)
    return set(reference.differing(facts))
