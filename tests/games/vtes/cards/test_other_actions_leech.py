"""Tests of Leech."""

from __future__ import annotations

from games.vtes.cards.people import PeopleStage, bleed, offered_modes, try_block
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B

from conclave.games.vtes.rules.constants import ASH_HEAP, CONVICTION
from conclave.games.vtes.vocabulary.card import Card

# Leech


def leech(victim_blood: int = 9) -> tuple[PeopleStage, int, int]:
    """A's thug has drunk from B's vampire."""
    stage = PeopleStage()
    thug, rival = stage.ally(A, "Thug"), stage.vampire(B, "Rival", victim_blood)
    stage.hand(A, "Leech", "Torn Signpost", "Immortal Grapple", "Dodge")
    stage.play(A, "play leech plain", thug)
    stage.skip("MinionPhase", A)
    return stage, thug, rival


def test_leech_steals_a_blood_as_a_life_and_untaps() -> None:
    stage, thug, rival = leech()
    assert (stage.blood(thug), stage.blood(rival)) == (4, 8)
    assert not stage.table.tapped[thug]


@ruling("Leech", 1)
def test_leech_may_target_a_vampire_without_blood() -> None:
    stage, thug, rival = leech(0)
    assert (stage.blood(thug), stage.blood(rival)) == (3, 0)
    assert not stage.table.tapped[thug]


@ruling("Meets inferior discipline", 1)
def test_leech_lets_an_ally_play_basic_potence_until_his_next_untap_phase() -> None:
    stage, thug, rival = leech()
    bleed(stage, thug)
    try_block(stage, rival)
    stage.skip("before-range", A)
    assert offered_modes(stage, A, "torn-signpost") == ["pot"]
    stage.play(A, "play torn-signpost pot", thug)
    stage.resolve()
    assert stage.blood(rival) == 8 - 2
    stage.play(A, "pass")
    stage.skip("MinionPhase", B)
    stage.play(B, "pass")
    stage.skip("MinionPhase", A)
    stage.hand(A, "Torn Signpost")
    stage.table.tapped[rival] = False
    bleed(stage, thug)
    try_block(stage, rival)
    stage.skip("before-range", A)
    assert offered_modes(stage, A, "torn-signpost") == []


def test_leech_is_for_mortals_ghouls_and_mages() -> None:
    stage = PeopleStage()
    stage.vampire(A, "Elder")
    stage.ally(A, "Renegade Garou")
    stage.vampire(B, "Rival")
    stage.hand(A, "Leech")
    assert offered_modes(stage, A, "leech") == []
    stage.ally(A, "Thug")
    assert offered_modes(stage, A, "leech") == ["plain"]


def test_leech_burns_the_conviction_of_an_imbued() -> None:
    stage = PeopleStage(2, Card("Zeal", CONVICTION))
    watcher, rival = stage.vampire(A, "Watcher"), stage.vampire(B, "Rival")
    zeal = stage.put_on(watcher, "Zeal")
    stage.hand(A, "Leech")
    stage.play(A, "play leech plain", watcher)
    stage.skip("MinionPhase", A)
    assert stage.zone(zeal) == ASH_HEAP
    assert stage.blood(rival) == 8
