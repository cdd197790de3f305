"""Tests of actions of Animalism that put their card on a vampire."""

from __future__ import annotations

from games.vtes.cards.people import PeopleStage, bleed
from games.vtes.stage import A, B, C

from conclave.games.vtes.rules.constants import ASH_HEAP
from conclave.games.vtes.rules.reading import values

# Tier of Souls


def test_tier_of_souls_takes_a_blood_from_a_minion_of_the_prey() -> None:
    stage = PeopleStage(3)
    elder, rival = stage.vampire(A, "Elder", 5), stage.vampire(B, "Rival")
    thug = stage.ally(B, "Thug")
    stage.vampire(C, "Kurt")
    stage.hand(A, "Tier of Souls")
    stage.play(A, "play tier-of-souls ani", elder)
    assert stage.options(A) == [stage.text("target", rival), stage.text("target", thug)]
    stage.play(A, "target", rival)
    stage.resolve()
    assert (stage.blood(elder), stage.blood(rival)) == (6, 8)
    assert stage.table.attached[elder] == ()


def test_tier_of_souls_at_superior_helps_to_bleed_the_prey() -> None:
    stage = PeopleStage(3)
    elder, thug = stage.vampire(A, "Elder", 5), stage.ally(B, "Thug")
    stage.hand(A, "Tier of Souls", "Kindred Spirits")
    stage.play(A, "play tier-of-souls ANI", elder)
    stage.resolve()
    assert (stage.blood(elder), stage.blood(thug)) == (5, 3)
    stage.table.tapped[elder] = False
    bleed(stage, elder)
    assert values.bleed(stage.table, elder) == 2
    stage.resolve()
    assert stage.table.pool[B] == 28


def test_tier_of_souls_does_not_help_to_bleed_others_and_any_minion_may_burn_it() -> None:
    stage = PeopleStage(3)
    elder, thug = stage.vampire(A, "Elder"), stage.ally(B, "Thug")
    card = stage.put_on(elder, "Tier of Souls")
    stage.hand(A, "Kindred Spirits")
    stage.play(A, "play kindred-spirits dem", elder)
    stage.play(A, "player 2" if "player 2" in stage.options(A) else stage.options(A)[-1])
    assert values.bleed(stage.table, elder) == 1
    stage.resolve()
    stage.play(A, "pass")
    stage.skip("MasterPhase", B).skip("MinionPhase", B)
    act = next(t for t in stage.options(B) if stage.table.word(card) in t)
    assert stage.table.word(thug) in act
    stage.play(B, act)
    stage.resolve()
    assert stage.zone(card) == ASH_HEAP
