"""Our cards have the facts of the printed ones: type, clan, cost, capacity, title.

Intended differences are in `vtes_explained.tsv`, with the reason.
"""

from __future__ import annotations

from dataclasses import replace

import pytest
from text.vtes_explained import EXPLAINED, differing_facts, explained

from conclave.games.vtes.cards import LIBRARY
from conclave.games.vtes.rules.printed import Crypt, Printed
from conclave.games.vtes.rules.requirements import FREE

CARDS = dict(zip(LIBRARY.names, LIBRARY.cards, strict=True))


def test_every_card_has_its_public_number() -> None:
    assert [name for name, id_ in zip(LIBRARY.names, LIBRARY.ids, strict=True) if not id_] == []
    assert len(LIBRARY.by_id) == len(LIBRARY.cards)


@pytest.mark.parametrize("name", CARDS)
def test_every_card_has_the_printed_facts(name: str) -> None:
    assert differing_facts(name, CARDS[name]) == explained(name, facts=True)


def test_only_existing_cards_are_explained() -> None:
    assert set(EXPLAINED) <= set(CARDS)


# Faults are found


@pytest.mark.parametrize(
    ("name", "fields", "found"),
    [
        ("deflection", {"cost": FREE}, "cost: none"),
        ("deflection", {"types": ("combat",)}, "type: combat"),
        ("art-scam", {"clans": ()}, "clan: none"),
        ("fame", {"traits": ()}, "traits: none"),
        ("second-tradition-domain", {"needs": ()}, "needs: none"),
        ("reckless-agitation", {"needs": ()}, "needs: none"),
        ("young-bloods", {"bleed": 2}, "bleed: 2"),
        ("govern-the-unaligned", {"modes": ()}, "disciplines: none"),
    ],
)
def test_a_lost_fact_of_a_library_card_is_found(
    name: str, fields: dict[str, object], found: str
) -> None:
    card = CARDS[name]
    assert isinstance(card, Printed)
    assert differing_facts(name, replace(card, **fields)) == {found}  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("fields", "found"),
    [
        ({"capacity": 8}, "capacity: 8"),
        ({"group": 6}, "group: 6"),
        ({"clan": "toreador"}, "clan: toreador"),
        ({"disciplines": (("aus", 1), ("dom", 2), ("obf", 2))}, "disciplines: DOM, OBF, aus"),
        ({"sect": "sabbat"}, "sect: sabbat"),
        ({"title": "prince:Chicago"}, "title: prince:Chicago"),
        ({"traits": ("anarch",)}, "traits: anarch"),
    ],
)
def test_a_changed_fact_of_a_vampire_is_found(fields: dict[str, object], found: str) -> None:
    card = CARDS["gilbert-duane"]
    assert isinstance(card, Crypt)
    assert differing_facts("gilbert-duane", replace(card, **fields)) == {found}  # type: ignore[arg-type]
