"""Tests of actions of Dementation that put their card on a minion."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import (
    PeopleStage,
    bleed,
    decline_blocks,
    fight,
    offered_modes,
    try_block,
)
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.atoms import noting
from conclave.games.vtes.rules.constants import ACTION, ANIMALISM, ASH_HEAP, DEMENTATION, PRESENCE
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.reading import identity, values
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary.card import Card
from conclave.games.vtes.vocabulary.effects import Tap

# Blessing of Chaos

AT_A_VAMPIRE = targets.One(filters.VAMPIRE)
TAUNTS = tuple(
    Card(
        name,
        ACTION,
        discipline,
        basic=Action(Tap(parts.TARGET), target=AT_A_VAMPIRE),
        superior=Action(Tap(parts.TARGET), stealth=1, target=AT_A_VAMPIRE),
    )
    for name, discipline in (("Taunt", PRESENCE), ("Howl", ANIMALISM))
)


def test_blessing_of_chaos_is_put_on_its_vampire() -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "Blessing of Chaos")
    stage.play(A, "play blessing-of-chaos dem", elder)
    assert values.stealth(stage.table, elder) == 1
    stage.resolve()
    (card,) = stage.table.attached[elder]
    assert stage.table.card_name(card) == "blessing-of-chaos"
    assert stage.blood(elder) == 9


@pytest.mark.parametrize("blessed", [False, True])
def test_opponents_of_a_blessed_vampire_cannot_play_cards_of_the_mind(blessed: bool) -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    if blessed:
        stage.put_on(rival, "Blessing of Chaos")
    stage.hand(A, "Majesty", "Immortal Grapple", "Flash")
    stage.hand(B, "Majesty")
    fight(stage, elder, rival)
    stage.skip("strike", A)
    assert bool(offered_modes(stage, A, "majesty")) is not blessed
    stage.play(A, "strike hand")
    stage.skip("strike", B)
    assert offered_modes(stage, B, "majesty")


@pytest.mark.parametrize("tries", [False, True])
def test_acting_vampires_whom_a_blessed_vampire_tries_to_block_cannot_modify_by_the_mind(
    tries: bool,
) -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.put_on(rival, "Blessing of Chaos")
    stage.hand(A, "Conditioning", "Lost in Crowds")
    bleed(stage, elder)
    stage.skip("announced", A)
    assert offered_modes(stage, A, "conditioning")
    if tries:
        try_block(stage, rival)
        stage.skip("block", A)
        assert offered_modes(stage, A, "conditioning") == []
        stage.play(A, "play lost-in-crowds OBF", elder)  # of another discipline
        stage.skip("BlockQuestion", B)
    decline_blocks(stage, A)
    assert bool(offered_modes(stage, A, "conditioning")) is not tries


@pytest.mark.parametrize("superior", [False, True])
@pytest.mark.parametrize("card", ["taunt", "howl"])
def test_actions_of_the_mind_cannot_be_directed_at_a_vampire_blessed_at_superior(
    superior: bool, card: str
) -> None:
    stage = PeopleStage(2, *TAUNTS, active=B)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.vampire(B, "Pupil")
    blessing = stage.put_on(elder, "Blessing of Chaos")
    if superior:
        noting.note(stage.table, 0, notes.PLAYED_AT_SUPERIOR, blessing)
    stage.hand(B, card)
    mode = "PRE" if card == "taunt" else "ANI"
    stage.play(B, f"play {card} {mode}", rival)
    assert stage.offers(B, "target", elder) is not (superior and card == "taunt")


def test_a_blessed_vampires_controller_may_act_on_him() -> None:
    stage = PeopleStage(2, *TAUNTS)
    elder, ira = stage.vampire(A, "Elder"), stage.vampire(A, "Ira")
    blessing = stage.put_on(elder, "Blessing of Chaos")
    noting.note(stage.table, 0, notes.PLAYED_AT_SUPERIOR, blessing)
    stage.hand(A, "Taunt")
    stage.play(A, "play taunt PRE", ira)
    assert stage.offers(A, "target", elder)


# Restructure


def test_restructure_keeps_an_ally_tapped_unless_his_controller_burns_a_pool() -> None:
    for pays in (False, True):
        stage = PeopleStage()
        elder, thug = stage.vampire(A, "Elder"), stage.ally(B, "Thug", tapped=True)
        stage.hand(A, "Restructure")
        stage.play(A, "play restructure dem", elder)
        stage.resolve()
        card = stage.table.attached[thug][0]
        stage.play(A, "pass")
        stage.skip("UntapPhase", B)
        assert stage.table.tapped[thug]
        if pays:
            stage.play(B, "use", card, "0")
        stage.skip("MasterPhase", B).skip("MinionPhase", B)
        assert stage.table.tapped[thug] is not pays
        assert stage.table.pool[B] == (29 if pays else 30)


@ruling("Restructure", 1)
def test_restructure_at_superior_takes_an_ally_whatever_he_requires() -> None:
    stage = PeopleStage()
    elder, gypsies = stage.vampire(A, "Elder"), stage.ally(B, "Gypsies")
    stage.vampire(B, "Rival")
    stage.hand(A, "Restructure")
    stage.play(A, "play restructure DEM", elder)
    assert stage.table.view(None)["action"]["target_seat"] == B
    stage.resolve()
    assert stage.table.controller[gypsies] == A
    assert gypsies in stage.table.ready[A]


# Dive into Madness


@ruling("Dive into Madness", 1)
@pytest.mark.parametrize("name", ["Pupil", "Elder"])
def test_dive_into_madness_gives_dementation_for_the_turn_and_untaps(name: str) -> None:
    stage = PeopleStage()
    vampire = stage.vampire(A, name)
    before = identity.level(stage.table, vampire, DEMENTATION)
    stage.hand(A, "Dive into Madness", "Kindred Spirits")
    stage.play(A, "play dive-into-madness dem", vampire)
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.resolve()
    assert not stage.table.tapped[vampire]
    assert identity.level(stage.table, vampire, DEMENTATION) == 2
    assert offered_modes(stage, A, "kindred-spirits") == ["dem", "DEM"]
    stage.skip("UntapPhase", B)
    assert identity.level(stage.table, vampire, DEMENTATION) == before


def test_dive_into_madness_at_superior_gives_bleed_twice_at_most() -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder")
    stage.put_on(elder, "Dive into Madness")
    stage.hand(A, "Dive into Madness", "Dive into Madness")
    stage.play(A, "play dive-into-madness DEM", elder)
    stage.resolve()
    assert values.bleed(stage.table, elder) == 3
    stage.skip("MinionPhase", B)
    stage.skip("MinionPhase", A)
    assert offered_modes(stage, A, "dive-into-madness") == ["dem"]


def test_only_an_older_vampire_may_burn_a_dive_into_madness() -> None:
    stage = PeopleStage(active=B)
    rival = stage.vampire(A, "Rival", tapped=True)
    card = stage.put_on(rival, "Dive into Madness")
    elder = stage.vampire(B, "Elder")
    stage.vampire(B, "Kurt")
    stage.ally(B, "Thug")
    assert [t for t in stage.options(B) if t.startswith("act")] == [
        stage.text("act", elder, card, "0")
    ]
    stage.play(B, "act", elder, card, "0")
    stage.skip("announced")
    assert stage.table.view(None)["action"]["target_seat"] == A
    stage.resolve()
    assert stage.zone(card) == ASH_HEAP
