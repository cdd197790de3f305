"""Torpor: entering and leaving it (VTES-6.5, VTES-6.5.1, VTES-6.5.2)."""

from __future__ import annotations

import pytest
from games.vtes.fights import Arena, combat_stage, fight, finish_action, strike
from games.vtes.stage import A, B, C

from conclave.games.vtes.rules.blood import incapacitate
from conclave.games.vtes.rules.constants import (
    ACTION,
    ASH_HEAP,
    BLOOD_CURSED,
    MODIFIER,
    ON_CARD,
    REACTION,
    READY,
    TORPOR,
)
from conclave.games.vtes.rules.events.combat import CombatBegan, Diablerized
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.reading import identity
from conclave.games.vtes.rules.windows import BLOCK
from conclave.games.vtes.vocabulary.blocks import Intercept, Stealth, Wake
from conclave.games.vtes.vocabulary.card import Blood, Card, Vampire
from conclave.testing import rule

SNEAK = Card("Sneak", MODIFIER, effect=Stealth(1))
SPY = Card("Spy", REACTION, effect=Intercept(1))
JOLT = Card("Jolt", REACTION, effect=Wake(), tapped=True)
CURSED = Vampire("Cursed Nora", "brujah", 1, 5, "", "camarilla", BLOOD_CURSED)


def sleeper(blood: int = 4, *, tapped: bool = False, seats: int = 2) -> tuple[Arena, int, int]:
    """A's Kurt in torpor, B's Ira ready."""
    stage = combat_stage(SNEAK, SPY, JOLT, CURSED, seats=seats)
    kurt = stage.vampire(A, "Kurt", blood, torpor=True, tapped=tapped)
    return stage, kurt, stage.vampire(B, "Ira")


def blocked(stage: Arena, sleeper: int, blocker: int) -> Arena:
    """A vampire tries to leave torpor and is blocked."""
    stage.hand(B, "Spy")
    stage.play(A, "leave-torpor", sleeper)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", blocker)
    stage.skip(BLOCK, B)
    stage.play(B, "play spy plain", blocker)
    stage.skip("MayDiablerize" if identity.is_vampire(stage.table, blocker) else "")
    return stage


# Going to torpor


@rule("VTES-6.5.1-01", "VTES-6.5.1-03", "VTES-6.5-01")
def test_everything_stays_on_a_vampire_who_goes_to_torpor() -> None:
    stage = combat_stage()
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira", 3)
    dog, sword = stage.put_on(ira, "Dog"), stage.put_on(ira, "Sword")
    stage.hand(A, "Claws")
    fight(stage, kurt, ira)
    strike(stage, A, "play claws plain", kurt)
    strike(stage, B, "strike hand")
    finish_action(stage)
    assert stage.table.torpor[B] == (ira,)
    assert stage.table.ready[B] == ()
    assert stage.table.attached[ira] == (dog, sword)
    assert stage.zone(dog) == stage.zone(sword) == ON_CARD
    assert (stage.blood(ira), stage.blood(dog)) == (2, 1)
    assert stage.table.controller[ira] == B
    assert not stage.table.is_ready(ira)


def test_a_vampire_in_torpor_does_not_go_there_again() -> None:
    stage = combat_stage()
    kurt = stage.vampire(A, "Kurt")
    stage.begin()
    incapacitate(stage.table, kurt)
    assert stage.zone(kurt) == TORPOR
    before = list(stage.table.events)
    incapacitate(stage.table, kurt)
    assert stage.table.events == before


@rule("VTES-6.5-02")
def test_a_vampire_in_torpor_untaps() -> None:
    stage = combat_stage(phase="untap")
    kurt = stage.vampire(A, "Kurt", torpor=True, tapped=True)
    ira = stage.vampire(B, "Ira", torpor=True, tapped=True)
    stage.vampire(B, "Barth")
    stage.begin()
    assert not stage.table.tapped[kurt]
    assert stage.table.tapped[ira]


@rule("VTES-6.5.1-04", "VTES-6.5.2-01", "VTES-6.5.2-04", "VTES-R-46")
@pytest.mark.parametrize(
    ("blood", "tapped", "may"), [(2, False, True), (1, False, False), (4, True, False)]
)
def test_a_vampire_in_torpor_may_only_leave_it(blood: int, tapped: bool, may: bool) -> None:
    stage, kurt, _ = sleeper(blood, tapped=tapped)
    stage.hand(A, "Computer Hacking", "Waylay")
    stage.put_on(stage.vampire(B, "Barth"), "Sword")
    leave = stage.text("leave-torpor", kurt)
    assert stage.options(A) == ([leave, "pass"] if may else ["pass"])


@rule("VTES-R-46", "VTES-6.5.1-04")
def test_an_empty_vampire_in_torpor_need_not_hunt() -> None:
    stage, kurt, _ = sleeper(0)
    nora = stage.vampire(A, "Old Nora", 3)
    assert stage.offers(A, "bleed", nora)
    assert stage.offers(A, "hunt", nora)
    assert not stage.offers(A, "hunt", kurt)


@rule("VTES-6.5.1-05", "VTES-6.5.1-06")
def test_a_vampire_in_torpor_neither_blocks_nor_reacts() -> None:
    stage = combat_stage(SPY, JOLT)
    kurt = stage.vampire(A, "Kurt")
    ira = stage.vampire(B, "Ira", torpor=True)
    barth = stage.vampire(B, "Barth")
    stage.hand(B, "Jolt", "Spy")
    stage.play(A, "hunt", kurt)
    stage.skip("BlockQuestion", B)
    assert stage.options(B) == [stage.text("block", barth), "decline"]
    assert not stage.offers(B, "block", ira)
    stage.play(B, "block", barth)
    stage.skip(BLOCK, B)
    assert stage.offers(B, "play spy plain", barth)
    assert not stage.offers(B, "play spy plain", ira)
    assert not stage.offers(B, "play jolt plain", ira)


@rule("VTES-6.5.1-06")
def test_a_tapped_vampire_in_torpor_does_not_wake() -> None:
    stage = combat_stage(JOLT)
    kurt = stage.vampire(A, "Kurt")
    ira = stage.vampire(B, "Ira", torpor=True, tapped=True)
    barth = stage.vampire(B, "Barth", tapped=True)
    stage.hand(B, "Jolt")
    stage.play(A, "bleed", kurt)
    stage.skip("BlockQuestion", B)
    assert stage.offers(B, "play jolt plain", barth)
    assert not stage.offers(B, "play jolt plain", ira)


@rule("VTES-6.5.1-07", "VTES-6.5.2-02")
def test_a_vampire_in_torpor_plays_action_modifiers_for_his_own_action() -> None:
    stage, kurt, ira = sleeper(4)
    stage.hand(A, "Sneak")
    stage.hand(B, "Spy", "Spy")
    stage.play(A, "leave-torpor", kurt)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", ira)
    stage.skip(BLOCK, B)
    stage.play(B, "play spy plain", ira)
    stage.skip(BLOCK, A)
    assert stage.offers(A, "play sneak plain", kurt)
    stage.play(A, "play sneak plain", kurt)
    finish_action(stage)
    assert stage.zone(kurt) == READY


# Leaving torpor


@rule("VTES-6.5.2-01", "VTES-6.5.2-02", "VTES-6.5.2-04", "VTES-6.5.2-05")
def test_leaving_torpor() -> None:
    stage, kurt, _ = sleeper(4)
    stage.play(A, "leave-torpor", kurt)
    assert stage.table.tapped[kurt]
    assert stage.blood(kurt) == 4
    action = stage.table.view(None)["action"]
    assert (action["kind"], action["stealth"], action["target_seat"]) == ("leave-torpor", 1, None)
    finish_action(stage)
    assert stage.table.ready[A] == (kurt,)
    assert stage.table.torpor[A] == ()
    assert stage.blood(kurt) == 2
    assert stage.table.tapped[kurt]


@rule("VTES-6.5.2-02")
def test_prey_and_predator_may_block_leaving_torpor() -> None:
    stage, kurt, _ = sleeper(4, seats=3)
    stage.vampire(C, "Old Nora")
    stage.play(A, "leave-torpor", kurt)
    stage.skip("BlockQuestion", B)
    stage.play(B, "decline")
    stage.skip("BlockQuestion", C)
    assert stage.decider == C


@rule("VTES-6.5.2-03")
def test_a_card_that_lets_a_vampire_leave_torpor_has_its_own_cost() -> None:
    rise = Card("Rise", ACTION, cost=Blood(1), effect=Action(None, "leave-torpor", 1))
    stage = combat_stage(rise)
    kurt = stage.vampire(A, "Kurt", 1, torpor=True)
    barth = stage.vampire(A, "Barth")
    stage.vampire(B, "Ira")
    stage.hand(A, "Rise")
    assert not stage.offers(A, "leave-torpor", kurt)
    assert not stage.offers(A, "play rise plain", barth)
    stage.play(A, "play rise plain", kurt)
    finish_action(stage)
    assert (stage.zone(kurt), stage.blood(kurt)) == (READY, 0)
    assert stage.names(stage.table.ash[A]) == ["rise"]


@rule("EX-6.5.2-a", "VTES-6.5.2-06", "VTES-6.5.2-08", "VTES-6.5.2-09")
def test_a_blocker_who_declines_diablerie() -> None:
    stage, kurt, ira = sleeper(4)
    blocked(stage, kurt, ira)
    assert stage.decider == B
    assert stage.options(B) == ["yes", "no"]
    stage.play(B, "no")
    finish_action(stage)
    assert (stage.zone(kurt), stage.blood(kurt)) == (TORPOR, 4)
    assert stage.table.tapped[kurt]
    assert stage.table.tapped[ira]
    assert stage.events_of(CombatBegan) == []


@rule("VTES-6.5.2-06", "VTES-6.5.2-07")
def test_a_blocker_who_diablerizes() -> None:
    stage, kurt, ira = sleeper(4)
    stage.table.blood[ira] = 3
    blocked(stage, kurt, ira)
    stage.play(B, "yes")
    assert stage.zone(kurt) == ASH_HEAP
    assert stage.blood(ira) == 7
    assert len(stage.events_of(Diablerized)) == 1
    assert stage.prompt == "Referendum"
    finish_action(stage)
    assert stage.events_of(CombatBegan) == []
    assert stage.zone(ira) == READY


@rule("VTES-6.5.2-08", "VTES-6.5.2-09")
def test_an_ally_who_blocks_stops_the_action_and_no_more() -> None:
    stage, kurt, _ = sleeper(4)
    bruiser = stage.ally(B, "Bruiser")
    blocked(stage, kurt, bruiser)
    finish_action(stage)
    assert (stage.zone(kurt), stage.blood(kurt)) == (TORPOR, 4)
    assert stage.table.tapped[bruiser]
    assert stage.events_of(CombatBegan) == []
    assert stage.events_of(Diablerized) == []


@rule("VTES-6.5.2-07", "VTES-6.5.5-02")
def test_a_blood_cursed_blocker_is_not_asked() -> None:
    stage, kurt, _ = sleeper(4)
    nora = stage.vampire(B, "Cursed Nora")
    stage.hand(B, "Spy")
    stage.play(A, "leave-torpor", kurt)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", nora)
    stage.skip(BLOCK, B)
    stage.play(B, "play spy plain", nora)
    asked = []
    while stage.prompt != "MinionPhase":
        asked.append(stage.prompt)
        stage.do_minimum()
    assert "MayDiablerize" not in asked
    assert (stage.zone(kurt), stage.blood(kurt)) == (TORPOR, 4)
    assert stage.table.tapped[nora]
