"""What strikes do: hand strikes, destroying and stealing equipment, stealing blood.

(VTES-6.4.5)
"""

from __future__ import annotations

from games.vtes.fights import (
    at_long_range,
    combat_stage,
    fight,
    finish_action,
    pass_prevention,
    strike,
)
from games.vtes.stage import A, B

from conclave.games.vtes.rules.abilities.using import Can
from conclave.games.vtes.rules.constants import ASH_HEAP, BESIDE, COMBAT, EQUIPMENT, ON_CARD, READY
from conclave.games.vtes.rules.events.combat import Prevented
from conclave.games.vtes.rules.events.counters import MovedBlood
from conclave.games.vtes.rules.modes import Strike
from conclave.games.vtes.rules.windows import BEFORE_RANGE, DAMAGE, PRESS, STRIKE
from conclave.games.vtes.vocabulary.card import Card
from conclave.games.vtes.vocabulary.damage import Prevent
from conclave.games.vtes.vocabulary.maneuvers import GainManeuver
from conclave.games.vtes.vocabulary.strikes import DestroyEquipment, StealBlood
from conclave.testing import rule

# Hand strikes


@rule("VTES-6.4.5-01", "VTES-6.4.5-02")
def test_a_hand_strike_does_damage_equal_to_the_strength() -> None:
    stage = combat_stage()
    bruiser, ira = stage.ally(A, "Bruiser"), stage.vampire(B, "Ira")
    fight(stage, bruiser, ira)
    strike(stage, A, "strike hand")
    strike(stage, B, "strike hand")
    finish_action(stage)
    assert (stage.blood(bruiser), stage.blood(ira)) == (3, 6)


@rule("VTES-6.4.5-01")
def test_strength_counts_for_hand_strikes_only() -> None:
    stage = combat_stage()
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    stage.hand(A, "Rage")
    stage.hand(B, "Rage", "Punch")
    fight(stage, kurt, ira)
    stage.play(A, "play rage plain", kurt)
    stage.play(A, "pass")
    stage.play(B, "play rage plain", ira)
    strike(stage, A, "strike hand")
    strike(stage, B, "play punch plain", ira)
    finish_action(stage)
    assert (stage.blood(kurt), stage.blood(ira)) == (6, 6)


# Destroying and stealing equipment


@rule("VTES-6.4.5-03", "VTES-6.4.5-04")
def test_destroy_equipment_burns_what_the_striker_chooses() -> None:
    stage = combat_stage()
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    watch, sword, dog = (stage.put_on(ira, name) for name in ("Old Watch", "Sword", "Dog"))
    stage.hand(A, "Wreck")
    fight(stage, kurt, ira)
    strike(stage, A, "play wreck plain", kurt)
    stage.play(B, "strike hand")
    assert stage.decider == A
    assert stage.options(A) == [stage.text("target", watch), stage.text("target", sword)]
    stage.play(A, "target", watch)
    finish_action(stage)
    assert stage.zone(watch) == ASH_HEAP
    assert stage.zone(sword) == stage.zone(dog) == ON_CARD
    assert stage.blood(ira) == 8
    assert stage.names(stage.table.ash[B]) == ["old-watch"]


@rule("VTES-6.4.5-06")
def test_destroy_weapon_must_choose_a_weapon() -> None:
    stage = combat_stage()
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    watch, sword, uzi = (stage.put_on(ira, name) for name in ("Old Watch", "Sword", "Uzi"))
    stage.hand(A, "Break Blade")
    fight(stage, kurt, ira)
    strike(stage, A, "play break-blade plain", kurt)
    stage.play(B, "strike hand")
    assert stage.options(A) == [stage.text("target", sword), stage.text("target", uzi)]
    stage.play(A, "target", uzi)
    finish_action(stage)
    assert stage.zone(uzi) == ASH_HEAP
    assert stage.zone(watch) == stage.zone(sword) == ON_CARD


@rule("VTES-6.4.5-06")
def test_destroy_weapon_leaves_other_equipment_alone() -> None:
    stage = combat_stage()
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    watch = stage.put_on(ira, "Old Watch")
    stage.hand(A, "Break Blade")
    fight(stage, kurt, ira)
    strike(stage, A, "play break-blade plain", kurt)
    stage.play(B, "strike hand")
    finish_action(stage)
    assert stage.zone(watch) == ON_CARD
    assert stage.blood(kurt) == 7


@rule("VTES-6.4.5-05")
def test_equipment_about_to_be_destroyed_may_still_be_used() -> None:
    stage = combat_stage()
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    sword = stage.put_on(ira, "Sword")
    stage.hand(A, "Wreck")
    fight(stage, kurt, ira)
    strike(stage, A, "play wreck plain", kurt)
    strike(stage, B, "strike", sword, "0")
    finish_action(stage)
    assert stage.zone(sword) == ASH_HEAP
    assert stage.blood(kurt) == 6


@rule("VTES-6.4.5-07", "VTES-6.4.5-08", "VTES-6.4.5-09")
def test_stolen_equipment_is_kept_and_not_used_this_round() -> None:
    charm = Card(
        "Charm",
        EQUIPMENT,
        grants=Can(GainManeuver(), when=(BEFORE_RANGE, PRESS), own_turn=False),
    )
    stage = combat_stage(charm)
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    uzi, charm_ = stage.put_on(ira, "Uzi"), stage.put_on(ira, "Charm")
    stage.hand(A, "Grab", "Storm", "Grab", "Hold On")
    fight(stage, kurt, ira)
    strike(stage, A, "play grab plain", kurt)
    stage.play(B, "strike hand")
    stage.play(A, "target", uzi)
    pass_prevention(stage)
    assert stage.table.host[uzi] == kurt
    assert stage.table.controller[uzi] == A
    assert stage.table.owner[uzi] == B
    stage.skip("additional-strikes", A)
    stage.play(A, "play storm plain", kurt)
    stage.skip(STRIKE, A)
    assert stage.options(A) == ["strike hand", stage.text("play grab plain", kurt)]
    stage.play(A, "play grab plain", kurt)
    assert stage.table.host[charm_] == kurt
    stage.skip(PRESS, A)
    assert stage.options(A) == [stage.text("play hold-on plain", kurt), "pass"]
    stage.play(A, "play hold-on plain", kurt)
    stage.skip(BEFORE_RANGE, A)
    assert stage.offers(A, "use", charm_, "0")
    stage.skip(STRIKE, A)
    assert stage.options(A) == ["strike hand", stage.text("strike", uzi, "0")]
    finish_action(stage)
    assert stage.table.host[uzi] == stage.table.host[charm_] == kurt


@rule("VTES-R-72", "VTES-6.4.5-07")
def test_a_second_copy_of_unique_equipment_is_burned_when_stolen() -> None:
    stage = combat_stage()
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    mine, theirs = stage.put_on(kurt, "Only Sword"), stage.put_on(ira, "Only Sword")
    stage.hand(A, "Grab")
    fight(stage, kurt, ira)
    strike(stage, A, "play grab plain", kurt)
    stage.play(B, "strike hand")
    finish_action(stage)
    assert stage.zone(theirs) == ASH_HEAP
    assert stage.names(stage.table.ash[B]) == ["only-sword"]
    assert stage.table.host[mine] == kurt
    assert not stage.table.contested[mine]


# Stealing blood


@rule("EX-6.4.5-a", "VTES-6.4.5-23", "VTES-6.4.5-25", "VTES-6.4.5-26", "VTES-6.4.5-27")
@rule("VTES-6.4.6-19")
def test_cohn_rose_and_the_magus() -> None:
    stage = combat_stage()
    cohn, magus = stage.vampire(A, "Cohn Rose", 4), stage.ally(B, "Magus")
    stage.hand(A, "Sap")
    fight(stage, cohn, magus)
    strike(stage, A, "play sap plain", cohn)
    strike(stage, B, "strike", magus, "0")
    assert [(e.card, e.other, e.number) for e in stage.events_of(MovedBlood)] == [
        (stage.text(magus), stage.text(cohn), 2)
    ]
    assert stage.blood(cohn) == 5  # he had 6 for a moment
    assert stage.zone(magus) == ASH_HEAP
    assert (stage.window, stage.decider) == (DAMAGE, A)
    assert stage.options(A) == ["pass"]
    stage.play(A, "pass")
    assert stage.blood(cohn) == 3
    assert stage.events_of(Prevented) == []
    finish_action(stage)


@rule("VTES-6.4.5-24")
def test_stolen_blood_is_not_prevented() -> None:
    stage = combat_stage()
    kurt, ira = stage.vampire(A, "Kurt", 2), stage.vampire(B, "Ira")
    stage.hand(A, "Sap")
    stage.hand(B, "Iron Skin")
    fight(stage, kurt, ira)
    strike(stage, A, "play sap plain", kurt)
    strike(stage, B, "strike hand")
    assert (stage.window, stage.decider) == (DAMAGE, A)
    stage.play(A, "pass")
    assert stage.window != DAMAGE
    assert (stage.blood(kurt), stage.blood(ira)) == (4, 5)
    assert stage.names(stage.table.hand[B]) == ["iron-skin"]


@rule("VTES-6.4.5-23", "VTES-6.4.3-08", "VTES-6.4.5-27")
def test_both_may_steal_at_the_same_time() -> None:
    stage = combat_stage(
        Card("Sip", COMBAT, effect=Strike(StealBlood(2))),
    )
    kurt, barth = stage.vampire(A, "Kurt", 8), stage.vampire(B, "Barth", 1)
    stage.hand(A, "Sip")
    stage.hand(B, "Sap")
    fight(stage, kurt, barth)
    strike(stage, A, "play sip plain", kurt)
    strike(stage, B, "play sap plain", barth)
    finish_action(stage)
    assert (stage.blood(kurt), stage.blood(barth)) == (8 + 1 - 3, 1 - 1 + 3)


@rule("VTES-6.4.5-23", "VTES-6.4.5-26")
def test_no_more_is_stolen_than_there_is_and_a_vampire_stays() -> None:
    stage = combat_stage()
    kurt, ira = stage.vampire(A, "Kurt", 2), stage.vampire(B, "Ira", 1)
    stage.hand(A, "Sap")
    stage.hand(B, "Sidestep")
    fight(stage, kurt, ira)
    strike(stage, A, "play sap plain", kurt)
    strike(stage, B, "strike hand")
    finish_action(stage)
    assert stage.blood(kurt) == 2 + 1 - 1
    assert (stage.zone(ira), stage.blood(ira)) == (READY, 0)


@rule("VTES-6.4.5-23", "VTES-6.4.7-02")
def test_life_may_be_stolen_from_a_retainer_at_long_range() -> None:
    stage = combat_stage()
    kurt, ira = stage.vampire(A, "Kurt", 2), stage.vampire(B, "Ira")
    butler = stage.put_on(ira, "Butler")
    stage.hand(A, "Step Back", "Far Sap")
    fight(stage, kurt, ira)
    at_long_range(stage, A, kurt)
    strike(stage, A, "play far-sap plain", kurt)
    stage.play(A, "target", butler)
    strike(stage, B, "strike hand")
    finish_action(stage)
    assert (stage.blood(kurt), stage.blood(ira)) == (4, 8)
    assert stage.zone(butler) == ASH_HEAP


@rule("VTES-6.4.3-11", "VTES-6.4.5-03")
def test_a_strike_may_destroy_and_do_damage() -> None:
    crush = Card("Crush", COMBAT, effect=Strike(DestroyEquipment(), damage=1))
    vest = Card("Vest", EQUIPMENT, grants=Can(Prevent(1), when=(DAMAGE,), own_turn=False))
    stage = combat_stage(crush, vest)
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    worn = stage.put_on(ira, "Vest")
    stage.hand(A, "Crush")
    fight(stage, kurt, ira)
    strike(stage, A, "play crush plain", kurt)
    strike(stage, B, "strike hand")
    stage.skip(DAMAGE, B)
    assert stage.zone(worn) == ASH_HEAP
    assert stage.options(B) == ["pass"]
    finish_action(stage)
    assert stage.blood(ira) == 7
    assert stage.zone(worn) != BESIDE
