"""Guns that do more than shoot: pairs of them, and rifles that set the range."""

from __future__ import annotations

import pytest
from games.vtes.cards.armory import Armory
from games.vtes.cards.people import bleed, fight, strikes, try_block
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B

from conclave.games.vtes.rules.combat.fight import is_long
from conclave.games.vtes.rules.events.combat import RoundBegan
from conclave.games.vtes.rules.words import ON_CARD
from conclave.testing import rule

# Beretta 9mm


def test_one_beretta_is_a_light_gun() -> None:
    stage = Armory()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    gun = stage.put_on(elder, "Beretta 9mm")
    fight(stage, elder, rival)
    stage.skip("range", A)
    assert not stage.offers(A, "maneuver", gun, "1")
    stage.skip("strike", A)
    assert not stage.offers(A, "strike", gun, "1")
    strikes(stage, stage.text("strike", gun, "0"))
    stage.skip()
    assert (stage.blood(elder), stage.blood(rival)) == (9, 8)


@rule("VTES-6.4.2-10")
def test_two_berettas_do_more_and_one_of_them_maneuvers_each_round() -> None:
    stage = Armory()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    one, two = [stage.put_on(elder, "Beretta 9mm") for _ in range(2)]
    goggles = stage.put_on(rival, "IR Goggles")
    stage.hand(A, "Hold On")
    fight(stage, elder, rival)
    stage.skip("range", A)
    stage.play(A, "maneuver", one, "1")
    assert is_long(stage.table)
    stage.play(B, "use", goggles, "0")
    assert not stage.offers(A, "maneuver", two, "1")
    stage.play(A, "pass")
    stage.skip("strike", A)
    assert stage.options(A) == ["strike bound"]
    strikes(stage, "strike bound")
    stage.skip("press", A)
    assert (stage.blood(elder), stage.blood(rival)) == (9, 7)
    stage.play(A, "play hold-on plain", elder)
    stage.skip("range", A)
    assert not stage.offers(A, "maneuver", one, "1")
    assert stage.offers(A, "maneuver", two, "1")


def test_a_beretta_is_no_pair_with_one_on_another_minion() -> None:
    stage = Armory()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    gun = stage.put_on(elder, "Beretta 9mm")
    stage.put_on(stage.vampire(A, "Pupil"), "Beretta 9mm")
    stage.put_on(rival, "Beretta 9mm")
    fight(stage, elder, rival)
    stage.skip("strike", A)
    assert not stage.offers(A, "strike", gun, "1")
    assert stage.offers(A, "strike", gun, "0")


@ruling("Strikes with optional maneuver", 1)
@pytest.mark.parametrize("card", ["bind-hands", "fists-only"])
def test_no_maneuver_with_a_strike_that_cannot_be_used(card: str) -> None:
    stage = Armory()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    one, _ = [stage.put_on(elder, "Beretta 9mm") for _ in range(2)]
    stage.hand(B, card)
    fight(stage, elder, rival)
    stage.play(A, "pass")
    stage.play(B, f"play {card} plain", rival)
    stage.skip("range", A)
    assert not stage.offers(A, "maneuver", one, "1")
    free = Armory()
    elder, rival = free.vampire(A, "Elder"), free.vampire(B, "Rival")
    one, _ = [free.put_on(elder, "Beretta 9mm") for _ in range(2)]
    fight(free, elder, rival)
    free.skip("range", A)
    assert free.offers(A, "maneuver", one, "1")


def test_a_beretta_that_was_drawn_for_its_maneuver_needs_the_other_one_to_strike() -> None:
    stage = Armory()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    one, two = [stage.put_on(elder, "Beretta 9mm") for _ in range(2)]
    fight(stage, elder, rival)
    stage.skip("range", A)
    stage.play(A, "maneuver", one, "1")
    stage.table.on[elder] = (one,)
    stage.table.host[two] = -1
    stage.skip("strike", A)
    assert not stage.offers(A, "strike bound")
    assert stage.offers(A, "strike", one, "0")


# Sniper Rifle


def sniper(stage: Armory) -> tuple[int, int, int]:
    """Elder bleeds; Rival, who blocks, has a Sniper Rifle."""
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    rifle = stage.put_on(rival, "Sniper Rifle")
    return elder, rival, rifle


def test_a_sniper_rifle_sets_the_range_after_a_block_and_must_be_fired() -> None:
    stage = Armory()
    elder, rival, rifle = sniper(stage)
    stage.hand(A, "Fake Out")
    fight(stage, elder, rival)
    stage.play(A, "pass")
    stage.play(B, "use", rifle, "0")
    assert is_long(stage.table)
    stage.play(A, "pass")
    stage.play(B, "pass")
    assert stage.window == "before-strikes"  # nobody is asked for a maneuver
    strikes(stage, "strike hand", "strike bound")
    stage.skip()
    assert (stage.blood(elder), stage.blood(rival)) == (8, 9)


def test_the_strike_of_a_sniper_rifle_that_set_the_range_is_bound() -> None:
    stage = Armory()
    elder, rival, rifle = sniper(stage)
    fight(stage, elder, rival)
    stage.play(A, "pass")
    stage.play(B, "use", rifle, "0")
    stage.skip("strike", B)
    assert stage.options(B) == ["strike bound"]


def test_a_sniper_rifle_is_of_use_only_at_long_range() -> None:
    stage = Armory()
    elder, rival, rifle = sniper(stage)
    fight(stage, elder, rival)
    stage.skip("strike", A)
    stage.play(A, "strike hand")
    assert not stage.offers(B, "strike", rifle, "0")
    far = Armory()
    elder, rival, rifle = sniper(far)
    far.hand(B, "Fake Out")
    fight(far, elder, rival)
    far.skip("range", B)
    far.play(B, "play fake-out plain", rival)
    far.skip("strike", A)
    far.play(A, "strike hand")
    far.play(B, "strike", rifle, "0")
    far.skip()
    assert (far.blood(elder), far.blood(rival)) == (8, 9)


def test_a_sniper_rifle_sets_no_range_for_the_acting_minion_or_in_later_rounds() -> None:
    stage = Armory()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    mine, theirs = stage.put_on(elder, "Sniper Rifle"), stage.put_on(rival, "Sniper Rifle")
    stage.hand(A, "Hold On")
    fight(stage, elder, rival)
    assert not stage.offers(A, "use", mine, "0")
    stage.play(A, "pass")
    assert stage.offers(B, "use", theirs, "0")
    stage.skip("press", A)
    stage.play(A, "play hold-on plain", elder)
    stage.skip("before-range", B)
    assert len(stage.told(RoundBegan)) == 2
    assert not stage.offers(B, "use", theirs, "0")


@ruling("Sniper Rifle", 1)
@ruling("Set range", 1, 2)
def test_a_range_that_is_set_is_not_set_again_and_the_rifle_binds_nobody() -> None:
    stage = Armory()
    elder, rival, rifle = sniper(stage)
    stage.hand(B, "Step In", "Grow", "Step In")
    fight(stage, elder, rival)
    stage.play(A, "pass")
    stage.play(B, "play step-in plain", rival)
    stage.play(A, "pass")
    assert not stage.offers(B, "use", rifle, "0")
    assert not stage.offers(B, "play step-in plain", rival)
    stage.play(B, "play grow plain", rival)
    stage.skip("strike", A)
    assert stage.told(RoundBegan) != []
    assert not is_long(stage.table)
    stage.play(A, "strike hand")
    assert stage.offers(B, "strike hand")
    other = Armory()
    elder, rival, rifle = sniper(other)
    other.hand(A, "Step In")
    fight(other, elder, rival)
    assert other.offers(A, "play step-in plain", elder)
    other.play(A, "pass")
    other.play(B, "use", rifle, "0")
    assert not other.offers(A, "play step-in plain", elder)


@ruling("Set range", 2)
def test_a_round_that_is_to_be_at_close_range_stays_so() -> None:
    stage = Armory()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Immortal Grapple")
    stage.hand(B, "Step In")
    fight(stage, elder, rival)
    stage.skip("before-strikes", A)
    stage.play(A, "play immortal-grapple POT", elder)
    stage.skip("press", A)
    stage.play(A, "press")
    stage.skip("before-range", B)
    assert not stage.offers(B, "play step-in plain", rival)


@ruling("Sniper Rifle", 2)
def test_a_sniper_rifle_sets_no_range_in_a_combat_that_follows_the_first() -> None:
    stage = Armory()
    elder, rival, rifle = sniper(stage)
    stage.hand(A, "Psyche!")
    fight(stage, elder, rival)
    stage.play(A, "pass")
    assert stage.offers(B, "use", rifle, "0")
    stage.skip("end-of-round", A)
    stage.play(A, "play psyche CEL", elder)
    stage.skip("before-range", B)
    assert not stage.offers(B, "use", rifle, "0")


@ruling("Sniper Rifle", 3)
def test_a_sniper_rifle_sets_no_range_against_a_slave_who_steps_in() -> None:
    stage = Armory()
    elder, rival, rifle = sniper(stage)
    smith = stage.vampire(A, "Smith")
    bleed(stage, elder)
    try_block(stage, rival)
    stage.skip("SlaveQuestion")
    stage.play(A, "target", smith)
    stage.skip("before-range", B)
    assert not stage.offers(B, "use", rifle, "0")


@ruling("Sniper Rifle", 4)
def test_a_sniper_rifle_must_have_been_there_at_the_block() -> None:
    stage = Armory()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(B, "Concealed Weapon", "Sniper Rifle")
    fight(stage, elder, rival)
    stage.play(A, "pass")
    stage.play(B, "play concealed-weapon plain", rival)
    stage.play(B, "name sniper-rifle")
    stage.play(A, "pass")
    rifle = stage.table.on[rival][0]
    assert stage.zone(rifle) == ON_CARD
    assert not stage.offers(B, "use", rifle, "0")
