"""Cards that move in secret are named to their owner only; others see a number."""

from __future__ import annotations

import pytest
from hidden import TABLES, played, viewers, words_in

from conclave.core.events import Event


def names(event: Event | None) -> set[str]:
    """The cards and characters that an event names, except its place."""
    facts = {} if event is None else event.to_dict()
    return words_in([facts.get(key, []) for key in ("card", "cards", "characters", "names")])


@pytest.mark.parametrize("name", [name for name, table in TABLES.items() if table.hidden])
def test_others_see_no_names(name: str) -> None:
    kinds: set[str] = set()
    for step in played(name):
        for event in step.events:
            if type(event).__name__ not in TABLES[name].hidden:
                continue
            facts = event.to_dict()
            may_know = {facts["seat"], facts.get("from_seat", facts["seat"])}
            assert names(event)
            for viewer in viewers(step.position):
                seen = event.seen_by(viewer)
                assert names(seen) == (names(event) if viewer in may_know else set())
                if seen is not None and "number" in seen.to_dict():
                    cards = facts.get("cards", facts.get("characters", facts.get("names")))
                    assert isinstance(cards, list)
                    assert seen.to_dict()["number"] == len(cards)
            kinds.add(type(event).__name__)
    assert kinds == TABLES[name].hidden
