"""Damage: preventing, healing, being wounded, losing life (VTES-6.4.6)."""

from __future__ import annotations

import pytest
from games.vtes.cards.combats import duel
from games.vtes.cards.people import choose_strikes
from games.vtes.cards.rulings import ruling
from games.vtes.fights import combat_stage, fight, finish_action, pass_prevention, strike
from games.vtes.stage import A, B, Stage

from conclave.games.vtes.rules.abilities.fighting import Weapon
from conclave.games.vtes.rules.combat.damage import inflict
from conclave.games.vtes.rules.constants import (
    ASH_HEAP,
    COLD_IRON,
    COLD_IRON_VULNERABILITY,
    COMBAT,
    EQUIPMENT,
    MELEE,
    NOTHING,
    READY,
    TORPOR,
    WEAPON,
)
from conclave.games.vtes.rules.events.combat import Diablerized, Prevented
from conclave.games.vtes.rules.events.moving import WentToTorpor
from conclave.games.vtes.rules.events.referendums import ReferendumCalled
from conclave.games.vtes.rules.frame_types import Hit
from conclave.games.vtes.rules.modes import Strike
from conclave.games.vtes.rules.windows import DAMAGE
from conclave.games.vtes.vocabulary.card import Card, Vampire
from conclave.games.vtes.vocabulary.damage import HandDamageAggravated
from conclave.testing import rule


def hit(stage: Stage, victim: int, normal: int = 0, aggravated: int = 0) -> Stage:
    """Damage is inflicted, by nobody in particular."""
    stage.begin()
    inflict(stage.table, [Hit(victim, normal, aggravated, NOTHING)])
    stage.table.run()
    return stage


def state(stage: Stage, card: int) -> tuple[int, int]:
    """Where a minion is, and with how much blood or life."""
    return stage.zone(card), stage.blood(card)


# The rulebook's examples


@rule("EX-6.4.6-a", "VTES-6.4.6-08", "VTES-6.4.6-09", "VTES-6.5.1-02")
def test_krid() -> None:
    stage = combat_stage()
    krid = stage.vampire(A, "Krid", 1)
    hit(stage, krid, aggravated=1)
    assert state(stage, krid) == (TORPOR, 1)


@rule("EX-6.4.6-b", "VTES-6.4.6-11", "VTES-6.4.6-13")
def test_milo() -> None:
    stage = combat_stage()
    milo = stage.vampire(A, "Milo, The Invisible Horror", 2)
    hit(stage, milo, aggravated=3)
    assert state(stage, milo) == (TORPOR, 0)


@rule("VTES-6.4.6-12", "VTES-6.4.6-13")
def test_one_more_point_burns_milo() -> None:
    stage = combat_stage()
    milo = stage.vampire(A, "Milo, The Invisible Horror", 2)
    hit(stage, milo, aggravated=4)
    assert stage.zone(milo) == ASH_HEAP


@rule("EX-6.4.6-c", "VTES-6.4.6-06", "VTES-6.4.6-12", "VTES-6.4.6-15", "VTES-6.4.6-17")
def test_barth() -> None:
    stage = combat_stage()
    barth = stage.vampire(A, "Barth", 1)
    hit(stage, barth, normal=2, aggravated=1)
    assert stage.zone(barth) == ASH_HEAP
    assert stage.events_of(WentToTorpor) == []


@rule("VTES-6.4.6-15")
def test_normal_damage_comes_first() -> None:
    stage = combat_stage()
    barth = stage.vampire(A, "Barth", 2)
    hit(stage, barth, normal=2, aggravated=1)  # the other way round he would be burned
    assert state(stage, barth) == (TORPOR, 0)


@rule("EX-6.4.6-d", "VTES-6.4.6-04", "VTES-6.4.6-05")
def test_a_vampire_may_burn_all_his_blood_to_heal() -> None:
    stage = combat_stage()
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira", 3)
    stage.hand(A, "Hurled Brick")
    fight(stage, kurt, ira)
    strike(stage, A, "play hurled-brick plain", kurt)
    strike(stage, B, "strike hand")
    finish_action(stage)
    assert state(stage, ira) == (READY, 0)


# Prevention


@rule("VTES-6.4.6-01", "VTES-6.4.6-02", "VTES-6.4.6-03")
def test_prevention_is_played_one_card_at_a_time() -> None:
    stage = combat_stage()
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    stage.hand(A, "Hurled Brick")
    stage.hand(B, "Thick Skin", "Thick Skin", "Iron Skin")
    fight(stage, kurt, ira)
    strike(stage, A, "play hurled-brick plain", kurt)
    strike(stage, B, "strike hand")
    stage.skip(DAMAGE, B)
    assert stage.blood(ira) == 8
    assert stage.options(B) == [
        stage.text("play thick-skin plain", ira),
        stage.text("play iron-skin plain", ira),
        "pass",
    ]
    stage.play(B, "play thick-skin plain", ira)
    assert (stage.window, stage.decider) == (DAMAGE, B)
    stage.play(B, "play thick-skin plain", ira)
    stage.play(B, "pass")
    assert stage.blood(ira) == 7
    assert [event.number for event in stage.events_of(Prevented)] == [1, 1]
    finish_action(stage)


@rule("VTES-6.4.6-02", "VTES-6.4.6-03")
def test_nothing_is_left_to_prevent() -> None:
    stage = combat_stage()
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    stage.hand(B, "Thick Skin", "Iron Skin")
    fight(stage, kurt, ira)
    strike(stage, A, "strike hand")
    strike(stage, B, "strike hand")
    stage.skip(DAMAGE, B)
    stage.play(B, "play iron-skin plain", ira)
    assert not stage.offers(B, "play thick-skin plain", ira)
    finish_action(stage)
    assert (stage.blood(kurt), stage.blood(ira)) == (7, 8)
    assert stage.names(stage.table.hand[B]) == ["thick-skin"]


@rule("VTES-R-70", "VTES-6.4.6-01")
def test_both_prevent_before_anybody_heals_the_acting_minion_first() -> None:
    stage = combat_stage()
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    stage.hand(A, "Punch", "Thick Skin")
    stage.hand(B, "Punch", "Thick Skin")
    fight(stage, kurt, ira)
    strike(stage, A, "play punch plain", kurt)
    strike(stage, B, "play punch plain", ira)
    assert (stage.window, stage.decider) == (DAMAGE, A)
    assert not stage.offers(A, "play thick-skin plain", ira)
    stage.play(A, "play thick-skin plain", kurt)
    stage.play(A, "pass")
    assert (stage.window, stage.decider) == (DAMAGE, B)
    assert (stage.blood(kurt), stage.blood(ira)) == (8, 8)
    stage.play(B, "pass")
    assert (stage.blood(kurt), stage.blood(ira)) == (7, 6)


@rule("VTES-6.4.6-16")
@pytest.mark.parametrize(("spared", "end"), [(0, (TORPOR, 2)), (1, (READY, 1))])
def test_prevention_may_go_to_aggravated_damage_first(spared: int, end: tuple[int, int]) -> None:
    stage = combat_stage()
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira", 2)
    stage.hand(B, "Thick Skin")
    fight(stage, kurt, ira)
    inflict(stage.table, [Hit(ira, 1, 1, kurt)])
    stage.table.run()
    stage.play(B, "play thick-skin plain", ira)
    assert stage.options(B) == ["number 0", "number 1"]
    stage.play(B, f"number {spared}")
    pass_prevention(stage)
    assert state(stage, ira) == end


@rule("VTES-6.4.6-02", "VTES-6.4.6-16")
def test_damage_within_damage_is_counted_apart() -> None:
    stage = combat_stage()
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    stage.hand(B, "Thick Skin", "Iron Skin")
    fight(stage, kurt, ira)
    inflict(stage.table, [Hit(ira, 2, 0, kurt)])
    stage.table.run()
    inflict(stage.table, [Hit(ira, 1, 0, kurt)])
    stage.table.run()
    stage.play(B, "play iron-skin plain", ira)
    stage.play(B, "pass")
    assert stage.blood(ira) == 8
    stage.play(B, "play thick-skin plain", ira)
    stage.play(B, "pass")
    assert stage.blood(ira) == 7


# Wounds


@rule("VTES-6.4.6-06", "VTES-6.4.6-07", "VTES-6.5.1-01")
def test_a_vampire_who_cannot_heal_everything_burns_what_he_has_and_goes_to_torpor() -> None:
    stage = combat_stage()
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira", 2)
    stage.hand(A, "Hurled Brick")
    stage.hand(B, "Punch")
    fight(stage, kurt, ira)
    strike(stage, A, "play hurled-brick plain", kurt)
    strike(stage, B, "play punch plain", ira)
    pass_prevention(stage)
    assert state(stage, ira) == (TORPOR, 0)
    assert state(stage, kurt) == (READY, 6)
    finish_action(stage)


@rule("VTES-6.4.6-10", "VTES-6.4.6-11", "VTES-6.4.6-12", "VTES-R-73")
@pytest.mark.parametrize(
    ("normal", "aggravated", "end"),
    [
        (0, 1, (TORPOR, 1)),
        (0, 2, (TORPOR, 0)),
        (0, 3, (ASH_HEAP, 0)),
        (1, 0, (TORPOR, 1)),
        (5, 0, (TORPOR, 0)),
        (2, 1, (ASH_HEAP, 0)),
    ],
)
def test_damage_to_a_vampire_in_torpor(normal: int, aggravated: int, end: tuple[int, int]) -> None:
    stage = combat_stage()
    ira = stage.vampire(B, "Ira", 2, torpor=True)
    stage.vampire(A, "Kurt")
    hit(stage, ira, normal, aggravated)
    assert state(stage, ira) == end


@rule("VTES-6.4.6-14", "VTES-6.4.6-17")
def test_burning_by_aggravated_damage_is_not_diablerie() -> None:
    stage = combat_stage()
    kurt, ira = stage.vampire(A, "Kurt", 5), stage.vampire(B, "Ira", 0)
    stage.put_on(ira, "Old Watch")
    stage.hand(A, "Claws")
    fight(stage, kurt, ira)
    strike(stage, A, "play claws plain", kurt)
    strike(stage, B, "strike hand")
    finish_action(stage)
    assert stage.zone(ira) == ASH_HEAP
    assert stage.events_of(WentToTorpor) == []
    assert stage.events_of(Diablerized) == []
    assert stage.events_of(ReferendumCalled) == []
    assert stage.blood(kurt) == 4
    assert stage.table.attached[kurt] == ()


@rule("VTES-6.4.6-08", "VTES-6.4.6-09", "VTES-6.5.1-02")
def test_aggravated_damage_is_not_healed_in_combat() -> None:
    stage = combat_stage()
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    stage.hand(A, "Claws")
    fight(stage, kurt, ira)
    strike(stage, A, "play claws plain", kurt)
    strike(stage, B, "strike hand")
    finish_action(stage)
    assert state(stage, ira) == (TORPOR, 7)


@rule("VTES-6.4.6-08")
def test_hand_damage_may_become_aggravated_for_a_combat() -> None:
    talons = Card("Talons", COMBAT, effect=HandDamageAggravated())
    stage = combat_stage(talons)
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    stage.hand(A, "Talons")
    fight(stage, kurt, ira)
    stage.play(A, "play talons plain", kurt)
    strike(stage, A, "strike hand")
    strike(stage, B, "strike hand")
    finish_action(stage)
    assert state(stage, ira) == (TORPOR, 8)
    assert state(stage, kurt) == (READY, 7)


# Allies and retainers


@rule("VTES-6.4.6-18", "VTES-6.4.6-19", "VTES-6.4.6-01")
@pytest.mark.parametrize(
    ("normal", "aggravated", "end"),
    [(1, 0, (READY, 3)), (0, 2, (READY, 2)), (2, 1, (READY, 1)), (2, 2, (ASH_HEAP, 0))],
)
def test_allies_lose_life(normal: int, aggravated: int, end: tuple[int, int]) -> None:
    stage = combat_stage()
    bruiser = stage.ally(A, "Bruiser")
    hit(stage, bruiser, normal, aggravated)
    assert state(stage, bruiser) == end


@rule("VTES-6.4.6-18", "VTES-6.4.6-19")
def test_retainers_lose_life() -> None:
    stage = combat_stage()
    kurt = stage.vampire(A, "Kurt")
    butler, dog = stage.put_on(kurt, "Butler"), stage.put_on(kurt, "Dog")
    hit(stage, butler, aggravated=1)
    assert stage.blood(butler) == 1
    hit(stage, dog, normal=2)
    assert stage.zone(dog) == ASH_HEAP
    assert stage.table.attached[kurt] == (butler,)
    assert stage.blood(kurt) == 8


@rule("VTES-6.4.6-02", "VTES-6.4.6-18")
def test_damage_to_an_ally_is_prevented_like_any_other() -> None:
    stage = combat_stage()
    kurt, bruiser = stage.vampire(A, "Kurt"), stage.ally(B, "Bruiser")
    stage.hand(A, "Claws")
    stage.hand(B, "Thick Skin")
    fight(stage, kurt, bruiser)
    strike(stage, A, "play claws plain", kurt)
    strike(stage, B, "strike hand")
    stage.skip(DAMAGE, B)
    stage.play(B, "play thick-skin plain", bruiser)
    finish_action(stage)
    assert state(stage, bruiser) == (READY, 3)


@rule("VTES-11-22")
@pytest.mark.parametrize(("weapon", "zone"), [("Iron Bar", TORPOR), ("Sword", READY)])
def test_a_weakness_for_cold_iron(weapon: str, zone: int) -> None:
    iron = Card("Iron Bar", EQUIPMENT, WEAPON, MELEE, COLD_IRON, grants=Weapon(Strike(damage=1)))
    fey = Vampire("Fey Nora", "kiasyd", 1, 5, "", "sabbat", COLD_IRON_VULNERABILITY)
    stage = combat_stage(iron, fey)
    kurt, frail = stage.vampire(A, "Kurt"), stage.vampire(B, "Fey Nora")
    held = stage.put_on(kurt, weapon)
    fight(stage, kurt, frail)
    strike(stage, A, "strike", held, "0")
    strike(stage, B, "strike hand")
    finish_action(stage)
    assert stage.zone(frail) == zone


@rule("VTES-6.4.6-15")
def test_other_damage_of_a_strike_is_dealt_with_it() -> None:
    stage, elder, rival = duel("thorns", blood=(10, 1))
    choose_strikes(stage, stage.text("play thorns plain", elder))
    stage.skip("MinionPhase")
    assert stage.zone(rival) == ASH_HEAP


@rule("VTES-6.4.6-01", "VTES-6.4.6-02", "VTES-R-70")
def test_one_card_prevents_of_both() -> None:
    stage, elder, rival = duel("Carrion Crows", opposing_hand=("Skin of Rock",))
    stage.play(A, "play carrion-crows ANI", elder)
    choose_strikes(stage)
    stage.skip("damage", B)
    assert stage.table.view(None)["combat"]["normal"] == 3
    stage.play(B, "play skin-of-rock FOR", rival)
    assert stage.table.view(None)["combat"]["damage"] == [
        {"card": stage.table.word(elder), "normal": 1, "aggravated": 0},
        {"card": stage.table.word(rival), "normal": 1, "aggravated": 0},
    ]
    stage.skip("MinionPhase")
    assert stage.blood(rival) == 8


@rule("VTES-6.4.6-16")
@pytest.mark.parametrize(("spared", "zone"), [("number 1", READY), ("number 0", TORPOR)])
def test_the_player_chooses_which_kind_of_both_is_prevented(spared: str, zone: int) -> None:
    stage, elder, rival = duel("Carrion Crows", "Wolf Claws", opposing_hand=("Skin of Rock",))
    stage.play(A, "play carrion-crows ani", elder)
    stage.skip("strike", A)
    stage.play(A, "play wolf-claws pro", elder)
    choose_strikes(stage)
    stage.skip("damage", B)
    stage.play(B, "play skin-of-rock for", rival)
    stage.play(B, spared)
    stage.skip("MinionPhase")
    assert stage.zone(rival) == zone


@ruling("Environmental damage", 1)
@pytest.mark.parametrize(("blood", "zone"), [(0, READY), (2, TORPOR)])
def test_the_effect_of_a_first_strike_on_the_striker_comes_after_it(blood: int, zone: int) -> None:
    stage, elder, _ = duel("swift-breath", blood=(10, blood))
    choose_strikes(stage, stage.text("play swift-breath plain", elder))
    stage.skip("MinionPhase")
    assert stage.zone(elder) == zone
