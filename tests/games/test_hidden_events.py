"""What is drawn, discarded or laid down in secret is told to its owner, to others as a number."""

from __future__ import annotations

import pytest
from hidden import TABLES, played, viewers, words_in

from conclave.core.events import Event


def names(event: Event | None) -> set[str]:
    """The cards and characters that an event names, its place aside."""
    told = {} if event is None else event.told()
    return words_in([told.get(key, []) for key in ("card", "cards", "characters", "names")])


@pytest.mark.parametrize("name", [name for name, table in TABLES.items() if table.hidden])
def test_others_are_told_no_names(name: str) -> None:
    kinds: set[str] = set()
    for step in played(name):
        for event in step.events:
            if type(event).__name__ not in TABLES[name].hidden:
                continue
            told = event.told()
            may_know = {told["seat"], told.get("from_seat", told["seat"])}
            assert names(event)
            for viewer in viewers(step.position):
                seen = event.seen_by(viewer)
                assert names(seen) == (names(event) if viewer in may_know else set())
                if seen is not None and "number" in seen.told():
                    cards = told.get("cards", told.get("characters", told.get("names")))
                    assert isinstance(cards, list)
                    assert seen.told()["number"] == len(cards)
            kinds.add(type(event).__name__)
    assert kinds == TABLES[name].hidden
