"""Merging: a vampire and his advanced version (VTES-1.5)."""

from __future__ import annotations

import pytest
from games.vtes.made_up import COIN
from games.vtes.stage import A, B, Stage

from conclave.games.vtes.rules.abilities.using import Bonus
from conclave.games.vtes.rules.atoms import moving
from conclave.games.vtes.rules.atoms.counters import gain_blood
from conclave.games.vtes.rules.constants import (
    ADVANCED,
    ASH_HEAP,
    CAMARILLA,
    ON_CARD,
    SABBAT,
    UNCONTROLLED,
)
from conclave.games.vtes.rules.events import moving as events
from conclave.games.vtes.rules.reading import identity, values
from conclave.games.vtes.vocabulary.card import Vampire
from conclave.games.vtes.vocabulary.conditions import MERGED
from conclave.testing import rule

BASE = Vampire("Twin", "toreador", 2, 5, "aus pre", CAMARILLA, grants=Bonus("bleed", 1))

ADVANCED_TWIN = Vampire(
    "Twin", "brujah", 2, 7, "CEL pot", SABBAT, ADVANCED, grants=Bonus("strength", 1)
)

TWINS = (BASE, ADVANCED_TWIN, COIN)


# Merging


def merged(
    in_play: str = "twin", joining: str = "twin-adv", blood: int = 3
) -> tuple[Stage, int, int]:
    """Two versions of a vampire that have just been merged; the one in play has a coin on it."""
    stage = Stage(2, phase="influence", extra=TWINS)
    card = stage.vampire(A, in_play, blood)
    stage.put_on(card, "Coin")
    other = stage.uncontrolled(A, joining, 2)
    stage.play(A, "merge", card)
    return stage, card, other


@rule("EX-1.5-a", "VTES-1.5-19", "VTES-1.5-20", "VTES-1.5-21", "VTES-1.5-23", "VTES-1.5-24",
      "VTES-1.5-27", "VTES-1.5-28", "VTES-R-57", "VTES-R-58")  # fmt: skip
def test_merging_leaves_one_vampire_with_the_attributes_of_the_advanced_card() -> None:
    stage, card, other = merged()
    table = stage.table
    assert (table.pool[A], table.transfers) == (29, 0)
    assert table.ready[A] == (card,)
    assert table.uncontrolled[A] == ()
    assert stage.blood(card) == 3
    assert stage.blood(other) == 0
    assert stage.names(table.attached[card]) == ["coin", "twin-adv"]
    assert identity.capacity(table, card) == 7
    assert identity.clan(table, card) == "brujah"
    assert [identity.level(table, card, name) for name in ("cel", "pot", "aus", "pre")] == [
        2,
        1,
        0,
        0,
    ]
    assert stage.events_of(events.Merged)[0].card == table.word(card)


@rule("VTES-1.5-27", "VTES-1.5-28", "VTES-1.5-29", "VTES-1.5-22")
@pytest.mark.parametrize(("first", "second"), [("twin", "twin-adv"), ("twin-adv", "twin")])
def test_whichever_came_first_the_texts_of_both_apply_and_the_advanced_wins(
    first: str, second: str
) -> None:
    stage, card, _ = merged(first, second)
    table = stage.table
    assert values.bleed(table, card) == 2
    assert values.strength(table, card) == 2
    assert identity.sect(table, card) == SABBAT
    assert identity.capacity(table, card) == 7
    assert identity.clan(table, card) == "brujah"


@rule("VTES-1.5-20", "VTES-1.5-21")
def test_merging_needs_both_versions_four_transfers_and_pool() -> None:
    for turn, name, offered in ((4, "twin-adv", True), (3, "twin-adv", False), (4, "Aleph", False)):
        stage = Stage(2, phase="influence", turn=turn, extra=TWINS)
        card = stage.vampire(A, "twin")
        stage.uncontrolled(A, name)
        assert stage.offers(A, "merge", card) is offered
    others = Stage(2, phase="influence", extra=TWINS)
    card = others.vampire(B, "twin")
    others.uncontrolled(A, "twin-adv")
    assert not others.offers(A, "merge", card)
    copies = Stage(2, phase="influence", extra=TWINS)
    card = copies.vampire(A, "twin")
    copies.uncontrolled(A, "twin")
    assert not copies.offers(A, "merge", card)


@rule("VTES-1.5-24")
def test_a_merged_vampire_is_burned_as_one() -> None:
    stage, card, other = merged()
    moving.burn(stage.table, card)
    assert [stage.zone(c) for c in (card, other)] == [ASH_HEAP, ASH_HEAP]
    assert set(stage.table.ash[A]) == {card, other, *stage.table.ash[A]}
    assert len(stage.table.ash[A]) == 3


@rule("VTES-1.5-25")
def test_a_merged_pair_stays_merged_in_the_uncontrolled_region() -> None:
    stage, card, other = merged(blood=5)
    table = stage.table
    moving.to_uncontrolled(table, card, A)
    gain_blood(table, card, 2)
    assert stage.zone(card) == UNCONTROLLED
    assert stage.zone(other) == ON_CARD
    assert table.host[other] == card
    assert table.view(B)["uncontrolled"][A][0]["capacity"] == 7
    stage.skip("DiscardPhase")
    assert table.ready[A] == (card,)
    assert identity.capacity(table, card) == 7
    assert identity.clan(table, card) == "brujah"


@rule("VTES-1.5-26")
def test_effects_on_the_version_in_play_apply_to_the_merged_vampire() -> None:
    stage = Stage(2, phase="influence", extra=TWINS)
    card = stage.vampire(A, "twin", tapped=True)
    stage.put_on(card, "Dominate")
    stage.uncontrolled(A, "twin-adv")
    stage.play(A, "merge", card)
    assert stage.table.tapped[card]
    assert identity.level(stage.table, card, "dom") == 1
    assert identity.capacity(stage.table, card) == 8


@rule("VTES-1.5-30")
def test_a_merged_ability_works_only_while_merged() -> None:
    pair = Vampire(
        "Pair", "brujah", 2, 5, "", CAMARILLA, ADVANCED,
        grants=Bonus("bleed", 2, if_=MERGED),
    )  # fmt: skip
    base = Vampire("Pair", "brujah", 2, 4, "", CAMARILLA)
    alone = Stage(2, phase="influence", extra=(pair, base))
    card = alone.vampire(A, "pair-adv")
    assert values.bleed(alone.begin().table, card) == 1
    for first, second in (("pair-adv", "pair"), ("pair", "pair-adv")):
        stage = Stage(2, phase="influence", extra=(pair, base))
        card = stage.vampire(A, first)
        stage.uncontrolled(A, second)
        stage.play(A, "merge", card)
        assert values.bleed(stage.table, card) == 3


@rule("VTES-1.5-31", "VTES-R-06")
def test_versions_contest_each_other() -> None:
    stage = Stage(2, phase="influence", extra=TWINS)
    base = stage.vampire(B, "twin")
    advanced = stage.uncontrolled(A, "twin-adv", 7)
    stage.skip("DiscardPhase")
    assert stage.table.contested[base]
    assert stage.table.contested[advanced]
    own = Stage(2, phase="influence", extra=TWINS)
    first = own.vampire(A, "twin")
    second = own.uncontrolled(A, "twin-adv", 7)
    own.skip("DiscardPhase")
    assert own.zone(second) == ASH_HEAP
    assert own.table.ready[A] == (first,)
    assert not own.table.contested[first]
    assert own.table.pool == [30, 30]
