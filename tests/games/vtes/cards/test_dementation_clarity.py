"""Tests of Touch of Clarity, which cancels cards as they are played."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PeopleStage, bleed, decline_blocks, offered_modes, try_block
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C

# Touch of Clarity


@pytest.mark.parametrize("mode", ["dem", "DEM"])
def test_touch_of_clarity_cancels_an_action_and_perhaps_taps(mode: str) -> None:
    stage = PeopleStage(2)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Govern the Unaligned")
    stage.hand(B, "Touch of Clarity")
    stage.play_only(A, "play govern-the-unaligned dom", elder)
    assert stage.window == "as-played"
    stage.skip("as-played", B)
    found = [text for text in stage.options(B) if text.split()[:1] == ["play"]]
    assert [text.split()[2].split("-")[0] for text in found] == ["dem", "DEM"]
    stage.play(B, next(text for text in found if text.split()[2].startswith(mode)))
    stage.skip("MinionPhase")
    assert not stage.table.tapped[elder]
    assert stage.blood(elder) == 10  # no cost is paid
    assert stage.blood(rival) == 8
    assert stage.table.tapped[rival] == (mode == "dem")


@pytest.mark.parametrize("card", ["Telepathic Counter", "Deflection"])
@ruling("Touch of Clarity", 1)
def test_touch_of_clarity_is_played_by_the_acting_minion_or_an_untapped_one(card: str) -> None:
    stage = PeopleStage(3)
    pupil, elder = stage.vampire(A, "Pupil"), stage.vampire(A, "Elder")
    tapped, rival = stage.vampire(A, "Kurt", tapped=True), stage.vampire(B, "Rival")
    stage.hand(A, "Touch of Clarity")
    stage.hand(B, card)
    bleed(stage, pupil)
    decline_blocks(stage)
    modes = offered_modes(stage, B, card.lower().replace(" ", "-"))
    stage.play_only(B, "play", card.lower().replace(" ", "-"), modes[-1], rival)
    while stage.window == "as-played" and stage.decider != A:
        stage.do_minimum()
    players = {text.split()[3] for text in stage.options(A) if text.startswith("play")}
    if card == "Telepathic Counter":  # which requires none of the three disciplines
        assert players == set()
        return
    assert players == {stage.table.word(pupil), stage.table.word(elder)}
    assert stage.table.word(tapped) not in players
    stage.play(A, next(t for t in stage.options(A) if t.startswith("play")))
    stage.resolve()
    assert stage.table.pool == [30, 29, 30]
    assert stage.blood(rival) == 9


def test_only_those_who_could_play_touch_of_clarity_are_asked() -> None:
    stage = PeopleStage(3)
    elder = stage.vampire(A, "Elder")
    stage.vampire(B, "Rival")
    stage.vampire(C, "Fledgling")
    stage.hand(A, "Conditioning")
    bleed(stage, elder)
    stage.play_only(A, "play conditioning dom", elder)
    asked = set()
    while stage.window == "as-played":
        asked.add(stage.decider)
        stage.do_minimum()
    assert A not in asked


@ruling("Lock a minion during block attempt", 1)
@pytest.mark.parametrize(("mode", "pool"), [("dem", 29), ("DEM", 30)])
def test_a_blocker_who_taps_for_touch_of_clarity_fails(mode: str, pool: int) -> None:
    stage = PeopleStage(2)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Conditioning")
    stage.hand(B, "Touch of Clarity")
    bleed(stage, elder)
    try_block(stage, rival)
    stage.play_only(A, "play conditioning dom", elder)
    while stage.window == "as-played" and stage.decider != B:
        stage.do_minimum()
    found = [t for t in stage.options(B) if t.startswith("play touch-of-clarity")]
    stage.play(B, next(t for t in found if t.split()[2].startswith(mode)))
    stage.resolve()
    assert stage.table.pool[B] == pool


@ruling("Cancel as a reaction", 1)
def test_a_tapped_vampire_may_wake_for_touch_of_clarity_and_do_nothing_else() -> None:
    stage = PeopleStage(2)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival", tapped=True)
    stage.hand(A, "Govern the Unaligned")
    stage.hand(B, "Touch of Clarity", "Forced Awakening", "Cats' Guidance", "Telepathic Counter")
    stage.play_only(A, "play govern-the-unaligned dom", elder)
    stage.skip("as-played", B)
    plays = [text.split()[1] for text in stage.options(B) if text.startswith("play")]
    assert plays == ["forced-awakening"]
    stage.play_only(B, "play forced-awakening plain", rival)
    while stage.window == "as-played" and stage.decider != B:
        stage.do_minimum()
    while stage.table.view(None)["playing"]["card"] != ("govern-the-unaligned"):
        stage.do_minimum()
    stage.skip("as-played", B)
    names = {text.split()[1] for text in stage.options(B) if text.startswith("play")}
    assert names == {"touch-of-clarity"}
