"""Tests of actions of Animalism."""

from __future__ import annotations

from games.vtes.cards.people import PeopleStage, bleed, offered_modes
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C

from conclave.games.vtes.rules.constants import ASH_HEAP, TORPOR
from conclave.games.vtes.rules.events.combat import CombatBegan
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


# Taunt the Caged Beast


def test_taunt_the_caged_beast_attacks_any_vampire_with_a_maneuver() -> None:
    stage = PeopleStage(3)
    elder, kurt = stage.vampire(A, "Elder"), stage.vampire(C, "Kurt")
    thug = stage.ally(B, "Thug")
    stage.hand(A, "Taunt the Caged Beast")
    stage.play(A, "play taunt-the-caged-beast ani", elder)
    assert not any(stage.table.word(thug) in text for text in stage.options(A))
    stage.skip("range", A)
    assert any(text.startswith("maneuver") for text in stage.options(A))
    stage.skip("MinionPhase", A)
    assert stage.blood(kurt) == 7


def taunt(*, weak: bool) -> tuple[PeopleStage, int, int]:
    """B's and C's vampires fight because of A's card; the one of C has no blood if he is weak."""
    stage = PeopleStage(3)
    elder = stage.vampire(A, "Elder")
    mine, theirs = stage.vampire(B, "Rival", 5), stage.vampire(C, "Kurt", 0 if weak else 5)
    stage.vampire(C, "Ira", torpor=True)
    stage.hand(A, "Taunt the Caged Beast")
    stage.play(A, "play taunt-the-caged-beast ANI", elder)
    return stage, mine, theirs


@ruling("Taunt the Caged Beast", 1)
def test_taunt_the_caged_beast_lets_the_neighbours_fight_and_the_prey_goes_first() -> None:
    stage, mine, theirs = taunt(weak=False)
    stage.skip("strike")
    assert stage.decider == B
    began = stage.events_of(CombatBegan)[0]
    assert (began.card, began.other) == (stage.table.word(mine), stage.table.word(theirs))
    stage.resolve()
    assert (stage.blood(mine), stage.blood(theirs)) == (4, 4)  # both are ready: nobody gains


def test_taunt_the_caged_beast_rewards_the_only_vampire_who_is_left() -> None:
    stage, mine, theirs = taunt(weak=True)
    stage.skip("strike", B)
    stage.resolve()
    assert stage.zone(theirs) == TORPOR
    assert stage.blood(mine) == 5 - 1 + 4


def test_taunt_the_caged_beast_at_superior_needs_two_other_methuselahs() -> None:
    stage = PeopleStage(2)
    stage.vampire(A, "Elder")
    stage.vampire(B, "Rival")
    stage.vampire(B, "Kurt")
    stage.hand(A, "Taunt the Caged Beast")
    assert offered_modes(stage, A, "taunt-the-caged-beast") == ["ani"]


def test_both_neighbours_may_block_taunt_the_caged_beast() -> None:
    stage, _, _ = taunt(weak=False)
    asked = []
    while stage.window != "strike":
        asked += [stage.decider] if stage.prompt == "BlockQuestion" else []
        stage.do_minimum()
    assert asked == [B, C]
