"""Tests of Justicars and members of the Inner Circle who change hands, libraries and transfers."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PeopleStage, bleed, try_block
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C

from conclave.games.vtes.rules.abilities.using import Bonus
from conclave.games.vtes.rules.constants import ACTION, ANIMALISM, LOCATION, MASTER
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.reading import values
from conclave.games.vtes.vocabulary.blood import GainPool
from conclave.games.vtes.vocabulary.card import Card

# Cock Robin

CALL = Card("Owl Call", ACTION, ANIMALISM, basic=Action(GainPool(1)))
SCREECH = Card("Screech", ACTION, ANIMALISM, basic=Action(GainPool(1)))
ERRAND = Card("Errand", ACTION, effect=Action(GainPool(1)))


def test_cock_robin_untaps_once_a_turn_after_an_animalism_action() -> None:
    stage = PeopleStage(2, CALL, SCREECH)
    robin = stage.vampire(A, "Cock Robin")
    stage.hand(A, "owl-call", "screech")
    assert values.strength(stage.table, robin) == 2
    stage.play(A, "play owl-call ani", robin)
    stage.skip("after-action", A)
    assert stage.table.tapped[robin]
    stage.skip("MinionPhase", A)
    assert not stage.table.tapped[robin]
    stage.play(A, "play screech ani", robin)
    stage.skip("MinionPhase", A)
    assert stage.table.tapped[robin]
    assert stage.table.pool[A] == 32


def test_cock_robin_stays_tapped_after_other_or_blocked_actions() -> None:
    stage = PeopleStage(2, CALL, ERRAND)
    robin, rival = stage.vampire(A, "Cock Robin"), stage.vampire(B, "Rival")
    stage.hand(A, "errand", "owl-call")
    stage.play(A, "play errand plain", robin)
    stage.skip("MinionPhase", A)
    assert stage.table.tapped[robin]
    stage.table.tapped[robin] = False
    stage.play(A, "play owl-call ani", robin)
    try_block(stage, rival)
    stage.skip("MinionPhase", A)
    assert stage.table.tapped[robin]


# Josef von Bauren

OFFICE = Card("Office", MASTER, LOCATION, grants=Bonus("discard-actions", 1))


@ruling("Josef von Bauren", 1)
def test_josef_von_bauren_uses_discard_phase_actions_against_the_hands_of_his_neighbours() -> None:
    stage = PeopleStage(4, OFFICE, phase="discard")
    josef = stage.vampire(A, "Josef von Bauren")
    stage.permanent(A, "office")
    stage.hand(B, "Majesty")
    stage.hand(C, "Deflection")
    stage.hand(3, "Freak Drive")
    assert values.bleed(stage.table, josef) == 2
    stage.play(A, "use", josef, "0")
    assert stage.options(A) == ["player 1", "player 3"]
    stage.play(A, "player 1")
    assert stage.names(stage.table.ash[B]) == ["majesty"]
    stage.play(A, "use", josef, "0")
    stage.play(A, "player 3")
    assert stage.names(stage.table.ash[3]) == ["freak-drive"]
    assert not stage.offers(A, "use", josef, "0")
    assert stage.table.ash[C] == ()


def test_josef_von_bauren_has_stealth() -> None:
    stage = PeopleStage()
    josef = stage.vampire(A, "Josef von Bauren")
    bleed(stage, josef)
    assert values.stealth(stage.table, josef) == 1


# Leandro


def stage_with_leandro(phase: str = "untap", torpor: bool = False) -> tuple[PeopleStage, int]:
    """B's turn with a vampire to influence, and Leandro at A's side of the table."""
    stage = PeopleStage(3, phase=phase, active=B)
    leandro = stage.vampire(A, "Leandro", torpor=torpor)
    stage.uncontrolled(B, "Anson")
    return stage, leandro


@ruling("Leandro", 1)
def test_others_burn_a_pool_or_lose_their_transfers_in_leandros_presence() -> None:
    for choice, pool, transfers in (("burn-pool", 29, 4), ("lose-transfers", 30, 0)):
        stage, leandro = stage_with_leandro()
        assert values.bleed(stage.table, leandro) == 3
        assert "done" not in stage.options(B)
        stage.play(B, "target", leandro)
        assert stage.options(B) == ["choose burn-pool", "choose lose-transfers"]
        stage.play(B, "choose", choice)
        stage.skip("InfluencePhase", B)
        assert (stage.table.pool[B], stage.table.transfers) == (pool, transfers)


def test_transfers_are_lost_once_and_not_by_his_own_controller_or_in_torpor() -> None:
    stage, leandro = stage_with_leandro()
    stage.play(B, "target", leandro)
    stage.play(B, "choose lose-transfers")
    stage.skip("InfluencePhase", B)
    stage.skip("UntapPhase", C)
    stage.play(C, "target", leandro)
    stage.play(C, "choose burn-pool")
    stage.skip("InfluencePhase", C)
    assert stage.table.transfers == 4
    stage.skip("UntapPhase", A)
    assert not stage.offers(A, "target", leandro)
    torpid, leandro = stage_with_leandro(torpor=True)
    if torpid.offers(B, "target", leandro):
        torpid.play(B, "target", leandro)
    torpid.skip("InfluencePhase", B)
    assert (torpid.table.pool[B], torpid.table.transfers) == (30, 4)


@ruling("Leandro", 2)
def test_who_has_no_transfers_may_still_put_blood_on_uncontrolled_vampires() -> None:
    stage, leandro = stage_with_leandro()
    pupil = stage.vampire(B, "Elder")
    stage.hand(B, "Govern the Unaligned")
    stage.play(B, "target", leandro)
    stage.play(B, "choose lose-transfers")
    stage.skip("MinionPhase", B)
    stage.play(B, "play govern-the-unaligned DOM", pupil)
    stage.skip("DiscardPhase", B)
    assert stage.blood(stage.table.uncontrolled[B][0]) == 3


# Maris Streck


@ruling("Maris Streck", 1, 2)
@pytest.mark.parametrize("seat", [B, C])
def test_maris_gives_a_blocking_minion_intercept_as_often_as_needed(seat: int) -> None:
    stage = PeopleStage(3)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Lost in Crowds")
    maris = stage.vampire(seat, "Maris Streck", 3, tapped=True)
    bleed(stage, elder)
    try_block(stage, rival)
    stage.skip("block", A)
    stage.play(A, "play lost-in-crowds OBF", elder)
    assert values.stealth(stage.table, elder) == 2
    for needed in (1, 2):
        stage.skip("block", seat)
        stage.play(seat, "use", maris, "0")
        assert values.intercept(stage.table, rival) == needed
        assert stage.blood(maris) == 3 - needed
    assert not stage.offers(seat, "use", maris, "0")
    stage.skip("before-range", A)


def test_maris_gives_no_intercept_that_is_not_needed() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    maris = stage.vampire(B, "Maris Streck")
    bleed(stage, elder)
    try_block(stage, rival)
    for _ in range(6):
        if stage.window != "block":
            break
        assert not stage.offers(stage.decider, "use", maris, "0")
        stage.do_minimum()


def test_maris_lets_you_arrange_the_top_of_your_library() -> None:
    stage = PeopleStage()
    maris = stage.vampire(A, "Maris Streck")
    stage.hand(A, *["Majesty"] * 7)
    stage.library(A, "Majesty", "Fame", "Vessel", "Wash", "Blur", "Deflection")
    stage.play(A, "act", maris, maris, "0")
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.skip("ArrangeTop", A)
    assert len(stage.options(A)) == 5
    for name in ("fame", "vessel", "blur", "wash"):
        stage.play(A, "name", name)
    stage.skip("MinionPhase", A)
    order = ["majesty", "wash", "blur", "vessel", "fame", "deflection"]
    assert stage.names(stage.table.library[A]) == order


def test_maris_arranges_what_is_left_of_a_small_library() -> None:
    for names in (["majesty"], ["majesty", "fame"]):
        stage = PeopleStage()
        maris = stage.vampire(A, "Maris Streck")
        stage.hand(A, *["Majesty"] * 7)
        stage.library(A, *names)
        stage.play(A, "act", maris, maris, "0")
        if len(names) > 1:
            stage.skip("ArrangeTop", A)
            stage.play(A, "name majesty")
        stage.skip("MinionPhase", A)
        assert stage.names(stage.table.library[A]) == names[::-1]


# Mistress Fanchon


def test_mistress_fanchon_finds_a_minion_card() -> None:
    stage = PeopleStage()
    fanchon = stage.vampire(A, "Mistress Fanchon")
    stage.hand(A, *["Majesty"] * 6)
    stage.library(A, "Fame", "Deflection", "Dragonbound", "Enkil Cog", "Blur")
    assert values.bleed(stage.table, fanchon) == 3
    stage.play(A, "act", fanchon, fanchon, "0")
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.skip("Search", A)
    assert stage.options(A) == ["name blur", "name deflection", "name enkil-cog", "done"]
    stage.play(A, "name deflection")
    stage.skip("MinionPhase", A)
    assert stage.names(stage.table.hand[A])[-1] == "deflection"
    assert stage.table.may_see(B, ("card", stage.table.hand[A][-1]))
    assert not stage.table.may_see(B, ("card", stage.table.hand[A][0]))
