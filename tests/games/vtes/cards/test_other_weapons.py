"""Tests of weapons that do more than damage, or turn against their bearer."""

from __future__ import annotations

import pytest
from games.vtes.cards.combats import CombatStage, rounds_begun
from games.vtes.cards.people import PeopleStage, bleed, choose_strikes, fight, use
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B

from conclave.games.vtes.rules.constants import ASH_HEAP, ON_CARD, READY, TORPOR

# Improvised Flamethrower


def burning(*hand: str) -> tuple[CombatStage, int, int, int]:
    """A's elder fights B's rival, who has the flamethrower, at long range."""
    stage = CombatStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    thrower = stage.put_on(rival, "Improvised Flamethrower")
    stage.hand(A, "Fake Out", *hand)
    fight(stage, elder, rival)
    stage.skip("range", A)
    return stage, elder, rival, thrower


@ruling("Improvised Flamethrower", 1)
@pytest.mark.parametrize("prevented", [True, False])
def test_the_flamethrower_bursts_when_its_bearer_is_shot(prevented: bool) -> None:
    stage, elder, rival, thrower = burning("Shot")
    stage.hand(B, *(["Superior Mettle"] if prevented else []))
    stage.play(A, "play shot plain", elder)
    choose_strikes(stage, "strike bound")
    if prevented:
        stage.skip("damage", B)
        stage.play(B, "play superior-mettle FOR", rival)
    stage.skip("MinionPhase")
    assert stage.zone(thrower) == ASH_HEAP
    assert stage.zone(rival) == TORPOR
    assert stage.blood(rival) == (9 - 1 - 1 if prevented else 9 - 2 - 1)


@ruling("Improvised Flamethrower", 2)
def test_the_flamethrower_bursts_at_a_range_that_was_set_to_long() -> None:
    stage = CombatStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    gun = stage.put_on(rival, "Sniper Rifle")
    thrower = stage.put_on(elder, "Improvised Flamethrower")
    fight(stage, elder, rival)
    stage.play(A, "pass")
    use(stage, B, gun)
    choose_strikes(stage, "strike hand", "strike bound")
    stage.skip("MinionPhase")
    assert stage.zone(thrower) == ASH_HEAP
    assert stage.zone(elder) == TORPOR


def test_the_flamethrower_burns_once_each_combat_and_is_safe_at_close_range() -> None:
    stage = CombatStage()
    elder, rival = stage.vampire(A, "Elder"), stage.ally(B, "Giant")
    thrower = stage.put_on(elder, "Improvised Flamethrower")
    hawg = stage.put_on(elder, "Hawg")
    fight(stage, elder, rival)
    choose_strikes(stage, stage.text("strike", thrower, "0"))
    stage.skip("press", A)
    assert (stage.blood(rival), stage.zone(thrower)) == (5 - 2, ON_CARD)
    use(stage, A, hawg)
    stage.skip("strike", A)
    assert not stage.offers(A, "strike", thrower, "0")


# Meat Hook


@pytest.mark.parametrize("answer", ["strike hand", "play sidestep plain"])
def test_a_meat_hook_that_is_not_dodged_gives_a_press_once_each_combat(answer: str) -> None:
    stage = CombatStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    hook = stage.put_on(elder, "Meat Hook")
    stage.hand(B, "Sidestep")
    fight(stage, elder, rival)
    dodges = answer.startswith("play")
    choose_strikes(
        stage,
        stage.text("strike", hook, "0"),
        stage.text(answer, rival) if dodges else answer,
    )
    stage.skip("press", A)
    assert stage.blood(rival) == (9 if dodges else 9 - 2)
    assert stage.offers(A, "press") != dodges
    if not dodges:
        stage.play(A, "press")
        choose_strikes(stage, stage.text("strike", hook, "0"))
        stage.skip("press", A)
        assert not stage.offers(A, "press")


def test_a_meat_hook_is_used_once_each_round() -> None:
    stage = CombatStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    hook = stage.put_on(elder, "Meat Hook")
    stage.hand(A, "Flurry")
    fight(stage, elder, rival)
    choose_strikes(stage, stage.text("strike", hook, "0"))
    stage.skip("additional-strikes", A)
    stage.play(A, "play flurry plain", elder)
    stage.skip("strike", A)
    assert not stage.offers(A, "strike", hook, "0")


def test_a_vampire_with_potence_destroys_a_meat_hook_before_it_strikes() -> None:
    stage = CombatStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    hook = stage.put_on(elder, "Meat Hook")
    fight(stage, elder, rival)
    stage.skip("strike", A)
    assert not stage.offers(A, "strike", hook, "1")  # its bearer doesn't
    choose_strikes(stage, stage.text("strike", hook, "0"), stage.text("strike", hook, "1"))
    stage.skip()
    assert stage.zone(hook) == ASH_HEAP
    assert (stage.blood(elder), stage.blood(rival)) == (10, 9 - 1)


@pytest.mark.parametrize(("foe", "blood"), [("Fledgling", 3), ("Rival", 0)])
def test_a_meat_hook_is_destroyed_for_blood_by_potence_alone(foe: str, blood: int) -> None:
    stage = CombatStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, foe, blood)
    hook = stage.put_on(elder, "Meat Hook")
    fight(stage, elder, rival)
    stage.skip("strike", B)
    assert not stage.offers(B, "strike", hook, "1")


def test_a_meat_hook_is_not_destroyed_from_afar() -> None:
    stage = CombatStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    hook = stage.put_on(elder, "Meat Hook")
    stage.hand(A, "Fake Out")
    fight(stage, elder, rival)
    stage.skip("range", A)
    stage.play(A, "play fake-out plain", elder)
    choose_strikes(stage, "strike hand", stage.text("strike", hook, "1"))
    stage.skip()
    assert stage.zone(hook) == ON_CARD


# Talbot's Chainsaw


def test_talbots_chainsaw_hurts_a_minion_of_yours_as_long_as_its_bearer_is_ready() -> None:
    stage = PeopleStage(phase="untap")
    elder, pupil = stage.vampire(A, "Elder"), stage.vampire(A, "Pupil")
    rival = stage.vampire(B, "Rival")
    saw = stage.put_on(elder, "Talbot's Chainsaw")
    stage.play(A, "target", saw)
    assert sorted(stage.options(A)) == sorted(
        [stage.text("target", elder), stage.text("target", pupil)]
    )
    stage.play(A, "target", pupil)
    stage.skip("MinionPhase")
    assert [stage.blood(each) for each in (elder, pupil, rival)] == [10, 5 - 3, 9]
    asleep = PeopleStage(phase="untap")
    elder, pupil = asleep.vampire(A, "Elder", torpor=True), asleep.vampire(A, "Pupil")
    asleep.put_on(elder, "Talbot's Chainsaw")
    asleep.skip("MinionPhase")
    assert asleep.blood(pupil) == 5


def test_talbots_chainsaw_attacks_and_keeps_from_hunting() -> None:
    stage = PeopleStage()
    elder, kurt = stage.vampire(A, "Elder", 5), stage.vampire(A, "Kurt")
    rival = stage.vampire(B, "Rival")
    saw = stage.put_on(elder, "Talbot's Chainsaw")
    assert not stage.offers(A, "hunt", elder)
    stage.play(A, "act", elder, saw, "0")
    if stage.prompt == "Targeting":
        assert not stage.offers(A, "target", kurt)
        stage.play(A, "target", rival)
    stage.skip("before-range", A)
    choose_strikes(stage, stage.text("strike", saw, "0"))
    stage.skip("damage", A)
    use(stage, A, saw, "1")
    stage.skip("press", A)
    assert (stage.blood(elder), stage.blood(rival)) == (5, 9 - 3)
    use(stage, A, saw, "0")
    stage.skip("press", A)
    assert not stage.offers(A, "use", saw, "0")
    assert stage.blood(elder) == 5 - 1  # it prevents only once each combat
    assert rounds_begun(stage) == [1, 2]


def test_talbots_chainsaw_does_not_press_after_the_first_round() -> None:
    stage = CombatStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    saw = stage.put_on(elder, "Talbot's Chainsaw")
    stage.hand(A, "Hold On")
    fight(stage, elder, rival)
    stage.skip("press", A)
    stage.play(A, "play hold-on plain", elder)
    stage.skip("strike", A)
    stage.skip("press", A)
    assert not stage.offers(A, "use", saw, "0")


# The Crimson Sentinel


def cut(stage: PeopleStage, sentinel: int, answer: str = "strike hand") -> None:
    """A strikes with the Sentinel, and combat ends."""
    choose_strikes(stage, stage.text("strike", sentinel, "0"), answer)
    stage.skip("MinionPhase")


def test_the_crimson_sentinel_learns_from_each_round_in_which_it_hurts() -> None:
    stage = CombatStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    sentinel = stage.put_on(elder, "The Crimson Sentinel")
    hawg = stage.put_on(elder, "Hawg")
    stage.hand(A, "Flurry")
    fight(stage, elder, rival)
    choose_strikes(stage, stage.text("strike", sentinel, "0"))
    stage.skip("additional-strikes", A)
    stage.play(A, "play flurry plain", elder)
    stage.skip("strike", A)
    stage.play(A, "strike", sentinel, "0")
    stage.skip("press", A)
    assert (stage.blood(rival), stage.blood(sentinel)) == (9 - 2 - 2, 0)
    use(stage, A, hawg)
    stage.skip("strike", A)
    assert stage.blood(sentinel) == 1
    cut(stage, sentinel)
    assert (stage.blood(rival), stage.blood(sentinel)) == (9 - 2 - 2 - 3, 2)


def test_the_crimson_sentinel_learns_nothing_from_damage_that_is_prevented() -> None:
    stage = CombatStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    sentinel = stage.put_on(elder, "The Crimson Sentinel")
    stage.hand(B, "Superior Mettle")
    fight(stage, elder, rival)
    choose_strikes(stage, stage.text("strike", sentinel, "0"))
    stage.skip("damage", B)
    stage.play(B, "play superior-mettle FOR", rival)
    stage.skip()
    assert stage.blood(sentinel) == 0


def test_the_crimson_sentinel_learns_from_its_last_blow_too() -> None:
    stage = CombatStage()
    elder, rival = stage.vampire(A, "Elder", 0), stage.vampire(B, "Rival", 1)
    other = stage.vampire(A, "Kurt")
    sentinel = stage.put_on(elder, "The Crimson Sentinel")
    stage.table.blood[elder] = 1
    bleed(stage, elder)
    stage.table.blood[elder] = 0
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", rival)
    stage.skip("strike", A)
    cut(stage, sentinel)
    assert (stage.zone(elder), stage.zone(rival)) == (TORPOR, TORPOR)
    assert (stage.zone(other), stage.blood(sentinel)) == (READY, 1)


def test_the_crimson_sentinel_forgets_its_souls_with_another_bearer() -> None:
    stage = CombatStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    sentinel = stage.put_on(rival, "The Crimson Sentinel")
    stage.table.blood[sentinel] = 3
    stage.hand(A, "Fast Hands")
    fight(stage, elder, rival)
    stage.skip("strike", A)
    stage.play(A, "play fast-hands CEL", elder)
    stage.skip("MinionPhase")
    assert (stage.table.host[sentinel], stage.blood(sentinel)) == (elder, 0)
