"""Every public ruling of a card that is enforced is shown by a test, or says why not."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
import yaml
from games.vtes.cards.rulings import excused, shown

from conclave.games.vtes.cards import LIBRARY

FACTS = Path(__file__).parents[5] / "shared" / "facts" / "vtes"
needs_the_list = pytest.mark.skipif(
    not FACTS.exists(), reason="the public list of rulings is not beside this checkout"
)


def published() -> set[tuple[str, int]]:
    """The rulings of all enforced cards, and of the groups that they are in."""
    rulings = yaml.safe_load((FACTS / "rulings.yaml").read_text(encoding="utf-8"))
    groups = yaml.safe_load((FACTS / "ruling-groups.yaml").read_text(encoding="utf-8"))
    wanted = {str(id_) for id_ in LIBRARY.by_id}
    wanted |= {
        group.partition("|")[0]
        for group, cards in groups.items()
        if wanted & {card.partition("|")[0] for card in cards}
    }
    return {
        (name, number)
        for (id_, _, name), said in ((key.partition("|"), said) for key, said in rulings.items())
        if id_ in wanted
        for number in range(1, len(said) + 1)
    }


@needs_the_list
def test_every_ruling_is_shown_or_says_why_not() -> None:
    told = {*shown(), *((card, number) for card, number, _ in excused())}
    assert sorted(published() - told) == []
    assert sorted(told - published()) == []


def test_no_ruling_is_both_shown_and_excused() -> None:
    without = Counter((card, number) for card, number, _ in excused())
    assert [ruling for ruling, times in without.items() if times > 1] == []
    assert sorted(set(shown()) & set(without)) == []


def test_each_that_is_not_shown_says_why() -> None:
    assert [(card, number) for card, number, reason in excused() if len(reason) < 10] == []
