"""Tests of the combat cards of Potence."""

from __future__ import annotations

import pytest
from games.vtes.cards.combats import CombatStage, duel, duel_with_kurt, rounds_begun
from games.vtes.cards.people import PeopleStage, bleed, choose_strikes, fight, offered_modes
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C, Stage

from conclave.games.vtes.rules.combat.fight import is_long
from conclave.games.vtes.rules.constants import ASH_HEAP, ON_CARD, READY, TORPOR
from conclave.games.vtes.rules.events.combat import (
    CombatEnded,
    RoundBegan,
    StrikeChosen,
    TookDamage,
)
from conclave.games.vtes.rules.reading import bonuses, values
from conclave.testing import rule

# Disarm


def beaten(stage: Stage, kurt: int) -> Stage:
    """Kurt strikes harder than his foe: A is asked at the end of the round."""
    choose_strikes(stage, f"play punch plain {stage.table.word(kurt)}")
    return stage.skip("end-of-round", A)


@ruling("Disarm", 1)
def test_disarm_sends_a_vampire_to_torpor_and_weakens_him() -> None:
    for way, less in (("pot", 1), ("POT", 2)):
        stage, kurt, rival = duel_with_kurt("Disarm", "Punch")
        assert values.strength(stage.table, rival) == 1
        beaten(stage, kurt)
        stage.play(A, "play", "disarm", way, kurt)
        assert stage.zone(rival) == TORPOR
        (card,) = stage.table.attached[rival]
        assert stage.zone(card) == ON_CARD
        assert bonuses.bonus(stage.table, bonuses.STRENGTH, rival) == -less
        assert stage.blood(rival) == 7


def test_disarm_needs_more_damage_at_close_range() -> None:
    stage, kurt, _ = duel_with_kurt("Disarm")
    choose_strikes(stage)
    stage.skip("end-of-round", A)
    assert offered_modes(stage, A, "disarm") == []
    stage, kurt, _ = duel_with_kurt("Disarm", "Shot")
    stage.skip("range", A)
    stage.play(A, "play", "shot", "plain", kurt)
    stage.skip("end-of-round", A)
    assert stage.blood(_) == 7
    assert offered_modes(stage, A, "disarm") == []
    stage, kurt, _ = duel_with_kurt("Disarm", "Punch")
    beaten(stage, kurt)
    assert offered_modes(stage, A, "disarm") == ["pot", "POT"]


@ruling("Disarm", 2)
def test_disarm_does_not_count_damage_that_no_minion_inflicts() -> None:
    stage, kurt, rival = duel_with_kurt("Disarm", "Gnats")
    stage.play(A, "play", "gnats", "plain", kurt)
    choose_strikes(stage)
    stage.skip("end-of-round", A)
    assert stage.blood(rival) == 5
    assert offered_modes(stage, A, "disarm") == []


def test_disarm_is_not_for_an_ally_nor_twice_on_a_vampire() -> None:
    stage = CombatStage()
    kurt, thug = stage.vampire(A, "Kurt"), stage.ally(B, "Thug", 9)
    stage.hand(A, "Disarm", "Punch")
    beaten(fight(stage, kurt, thug), kurt)
    assert offered_modes(stage, A, "disarm") == []
    stage = CombatStage()
    kurt, rival = stage.vampire(A, "Kurt"), stage.vampire(B, "Rival")
    stage.put_on(rival, "Disarm", A)
    stage.hand(A, "Disarm", "Punch")
    beaten(fight(stage, kurt, rival), kurt)
    assert offered_modes(stage, A, "disarm") == []


@ruling("Disarm", 3)
def test_disarm_before_what_else_is_done_when_a_combat_would_end() -> None:
    stage, kurt, rival = duel_with_kurt("Disarm", "Punch", opposing_hand=("Telepathic Tracking",))
    beaten(stage, kurt)
    stage.play(A, "play", "disarm", "pot", kurt)
    stage.skip("MinionPhase")
    assert rounds_begun(stage) == [1]
    stage, kurt, rival = duel_with_kurt("Disarm", "Punch", opposing_hand=("Telepathic Tracking",))
    beaten(stage, kurt)
    stage.skip("end-of-round", B)
    stage.play(B, "play", "telepathic-tracking", "AUS", rival)
    assert stage.window == "end-of-round"
    assert stage.decider == A
    stage.play(A, "play", "disarm", "pot", kurt)
    stage.skip("MinionPhase")
    assert stage.zone(rival) == TORPOR
    assert rounds_begun(stage) == [1]


@ruling("End of round effects that care about the range", 1)
def test_disarm_takes_the_range_as_close_if_it_was_not_determined() -> None:
    """What ends a round so early leaves no damage to compare: the range alone is shown."""
    stage, kurt, _ = duel_with_kurt("Disarm", "Punch")
    stage.skip("strike", A)
    stage.play(A, "play", "punch", "plain", kurt)
    stage.skip("end-of-round", A)
    assert offered_modes(stage, A, "disarm") == ["pot", "POT"]


@rule("VTES-6.5.1-03")
def test_a_vampire_burns_3_blood_to_be_rid_of_it() -> None:
    for blood in (3, 2):
        stage = CombatStage()
        rival = stage.vampire(B, "Rival", blood, torpor=True)
        kurt = stage.vampire(A, "Kurt")
        card = stage.put_on(rival, "Disarm", A)
        bleed(stage, kurt)
        assert not stage.offers(A, "use", card, "0")
        stage.skip("announced", B)
        assert stage.offers(B, "use", card, "0") == (blood == 3)
        if blood == 3:
            stage.play(B, "use", card, "0")
            assert stage.blood(rival) == 0
            assert stage.zone(card) == ASH_HEAP
            assert bonuses.bonus(stage.table, bonuses.STRENGTH, rival) == 0


def test_disarm_is_shaken_off_in_the_combat_of_another() -> None:
    stage = PeopleStage(3)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    kurt = stage.vampire(C, "Kurt")
    disarm = stage.put_on(kurt, "Disarm", A)
    fight(stage, elder, rival)
    stage.skip("damage", C)
    stage.play(C, "use", disarm, "0")
    assert stage.blood(kurt) == 5


# Burning Wrath


@ruling("Burning Wrath", 1)
@pytest.mark.parametrize(("mode", "blood"), [("pot", 8), ("POT", 7)])
def test_burning_wrath_is_aggravated_altogether(mode: str, blood: int) -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Burning Wrath")
    fight(stage, elder, rival)
    choose_strikes(stage, stage.text(f"play burning-wrath {mode}", elder))
    stage.skip("MinionPhase")
    assert stage.zone(rival) == TORPOR
    assert stage.blood(rival) == blood  # each point after the first costs a blood
    assert stage.blood(elder) == 6


# Undead Strength


HAND_STRIKES = [
    ("undead-strength", "pot", 2, 0),
    ("undead-strength", "POT", 3, 0),
    ("pushing-the-limit", "pot", 3, 1),
    ("pushing-the-limit", "POT", 4, 1),
    ("slam", "pot", 3, 1),
    ("slam", "POT", 3, 1),
]


@rule("VTES-6.4.5-01", "VTES-6.4.3-05")
@pytest.mark.parametrize(("card", "mode", "damage", "cost"), HAND_STRIKES)
def test_hand_strikes_at_more_damage(card: str, mode: str, damage: int, cost: int) -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, card)
    fight(stage, elder, rival)
    choose_strikes(stage, stage.text(f"play {card} {mode}", elder))
    stage.skip()
    assert stage.blood(rival) == 9 - damage
    assert stage.blood(elder) == 10 - cost - 1


@rule("VTES-6.4.3-09")
@pytest.mark.parametrize(("card", "mode"), [row[:2] for row in HAND_STRIKES])
def test_hand_strikes_miss_at_long_range(card: str, mode: str) -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, card)
    stage.hand(B, "Fake Out")
    fight(stage, elder, rival)
    stage.skip("range", B)
    stage.play(B, "play fake-out plain", rival)
    stage.play(A, "pass")
    choose_strikes(stage, stage.text(f"play {card} {mode}", elder))
    stage.skip()
    assert stage.blood(rival) == 9


@rule("VTES-6.4.3-05")
def test_undead_strength_with_a_melee_weapon() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    cudgel = stage.put_on(elder, "Cudgel")
    stage.hand(A, "Undead Strength")
    fight(stage, elder, rival)
    stage.skip("strike", A)
    stage.play(A, "play undead-strength POT", elder)
    assert stage.options(A) == ["strike hand", stage.text("target", cudgel)]
    stage.play(A, "target", cudgel)
    stage.play(B, "strike hand")
    stage.skip()
    assert stage.blood(rival) == 9 - (1 + 1 + 2)


# Brute Force


@pytest.mark.parametrize(("mode", "damage"), [("pot", 2), ("POT", 3)])
def test_brute_force_by_hand(mode: str, damage: int) -> None:
    stage = CombatStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Brute Force")
    fight(stage, elder, rival)
    choose_strikes(stage, stage.text(f"play brute-force {mode}", elder))
    stage.skip()
    assert (stage.blood(elder), stage.blood(rival)) == (9, 9 - damage)


@rule("VTES-6.4.3-05")
@pytest.mark.parametrize(("mode", "damage"), [("pot", 2 + 2), ("POT", 2 + 3)])
def test_brute_force_with_a_melee_weapon(mode: str, damage: int) -> None:
    stage = CombatStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    cudgel, gun = stage.put_on(elder, "Cudgel"), stage.put_on(elder, "Desert Eagle")
    stage.hand(A, "Brute Force")
    fight(stage, elder, rival)
    stage.skip("strike", A)
    stage.play(A, f"play brute-force {mode}", elder)
    assert not stage.offers(A, "target", gun)
    stage.play(A, "target", cudgel)
    stage.play(B, "strike hand")
    stage.skip()
    assert stage.blood(rival) == 9 - damage


@rule("VTES-1.6.1-13")
def test_brute_force_is_replaced_after_combat() -> None:
    stage = CombatStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Brute Force", *["Lamp"] * 6)
    stage.library(A, "Cellar")
    fight(stage, elder, rival)
    choose_strikes(stage, stage.text("play brute-force pot", elder))
    stage.skip("press", A)
    assert len(stage.table.hand[A]) == 6
    stage.skip()
    assert len(stage.table.hand[A]) == 7


# Relentless Pursuit


@pytest.mark.parametrize(("mode", "more"), [("pot", 0), ("POT", 2)])
def test_relentless_pursuit_continues_with_a_larger_hand(mode: str, more: int) -> None:
    stage = CombatStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Relentless Pursuit", *["Lamp"] * 6)
    stage.library(A, *["Cellar"] * 5)
    fight(stage, elder, rival)
    stage.skip("press", A)
    stage.play(A, f"play relentless-pursuit {mode}", elder)
    assert values.hand_size(stage.table, A) == 7
    stage.skip("before-range", A)
    assert len(stage.events_of(RoundBegan)) == 2
    assert values.hand_size(stage.table, A) == 7 + more
    assert len(stage.table.hand[A]) == 7 + more
    assert len(stage.table.hand[B]) == 0
    stage.skip("Discarding" if more else "")
    assert len(stage.events_of(CombatEnded)) == 1
    stage.skip()
    assert len(stage.table.hand[A]) == 7
    assert stage.blood(elder) == 10 - 1 - 2


def test_relentless_pursuit_brings_no_cards_if_combat_ends() -> None:
    stage = CombatStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Relentless Pursuit", *["Lamp"] * 6)
    stage.library(A, *["Cellar"] * 5)
    stage.hand(B, "Hold On")
    fight(stage, elder, rival)
    stage.skip("press", A)
    stage.play(A, "play relentless-pursuit POT", elder)
    stage.play(B, "play hold-on plain", rival)
    stage.skip()
    assert len(stage.events_of(RoundBegan)) == 1
    assert len(stage.table.library[A]) == 4


def test_a_second_relentless_pursuit_adds_to_the_first() -> None:
    stage = CombatStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Relentless Pursuit", "Relentless Pursuit")
    fight(stage, elder, rival)
    for size in (9, 11):
        stage.skip("press", A)
        stage.play(A, "play relentless-pursuit POT", elder)
        stage.skip("before-range", A)
        assert values.hand_size(stage.table, A) == size


# Slam


def test_slam_is_not_for_weapons() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.put_on(elder, "Cudgel")
    stage.hand(A, "Slam")
    fight(stage, elder, rival)
    stage.skip("strike", A)
    stage.play(A, "play slam POT", elder)
    assert stage.decider == B


@rule("VTES-6.4.2-04", "VTES-6.4.2-08", "VTES-6.4.2-09")
def test_slam_at_superior_maneuvers_to_close_range_only() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Slam")
    stage.hand(B, "Fake Out")
    fight(stage, elder, rival)
    stage.skip("range", A)
    assert offered_modes(stage, A, "slam") == []
    stage.skip("range", B)
    stage.play(B, "play fake-out plain", rival)
    assert offered_modes(stage, A, "slam") == ["POT"]
    stage.play(A, "play slam POT", elder)
    assert not is_long(stage.table)
    stage.skip("strike", A)
    assert stage.options(A) == ["strike bound"]
    choose_strikes(stage, "strike bound")
    stage.skip()
    assert stage.blood(rival) == 6


@ruling("Slam", 1)
def test_the_damage_that_is_added_is_of_the_same_kind() -> None:
    stage, elder, rival = duel("Slam", "Claws of the Dead", blood=(10, 5))
    stage.play(A, "play claws-of-the-dead pro", elder)
    choose_strikes(stage, stage.text("play slam pot", elder))
    stage.skip()
    assert stage.zone(rival) == TORPOR
    assert stage.blood(rival) == 5 - 2  # one wounds, the other two cost blood


# Roundhouse


@pytest.mark.parametrize(("mode", "damage"), [("pot", 3), ("POT", 4)])
def test_roundhouse_hits_harder_by_hand_alone(mode: str, damage: int) -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.put_on(elder, "Cudgel")
    stage.hand(A, "Roundhouse")
    fight(stage, elder, rival)
    choose_strikes(stage, f"play roundhouse {mode} {stage.table.word(elder)}")
    stage.skip("MinionPhase")
    assert stage.blood(rival) == 9 - damage


# Thrown Gate


@pytest.mark.parametrize(("mode", "damage"), [("pot", 1), ("POT", 2)])
@rule("VTES-6.4.3-10", "VTES-6.4.2-08")
def test_thrown_gate(mode: str, damage: int) -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Thrown Gate")
    fight(stage, elder, rival)
    stage.skip("range", A)
    stage.play(A, f"play thrown-gate {mode}", elder)
    assert is_long(stage.table)
    choose_strikes(stage, "strike bound")
    stage.skip()
    assert (stage.blood(elder), stage.blood(rival)) == (10, 9 - damage)


@rule("VTES-6.4.2-12")
def test_thrown_gate_without_its_maneuver() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Thrown Gate")
    fight(stage, elder, rival)
    choose_strikes(stage, stage.text("play thrown-gate POT", elder))
    stage.skip()
    assert (stage.blood(elder), stage.blood(rival)) == (9, 7)


# Thrown Sewer Lid


@pytest.mark.parametrize("mode", ["pot", "POT"])
@rule("VTES-6.4.4-03")
def test_thrown_sewer_lid_at_long_range(mode: str) -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Thrown Sewer Lid", "Fake Out")
    fight(stage, elder, rival)
    stage.skip("range", A)
    stage.play(A, "play fake-out plain", elder)
    choose_strikes(stage, stage.text(f"play thrown-sewer-lid {mode}", elder))
    stage.skip("press", A)
    assert stage.blood(rival) == 6
    assert stage.offers(A, "press") == (mode == "POT")


def test_thrown_sewer_lid_not_at_close_range() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Thrown Sewer Lid", "Slam")
    fight(stage, elder, rival)
    stage.skip("strike", A)
    assert offered_modes(stage, A, "slam") == ["pot", "POT"]
    assert offered_modes(stage, A, "thrown-sewer-lid") == []


# Sacrament of Carnage


@pytest.mark.parametrize(("mode", "damage"), [("pot", 2), ("POT", 3)])
@pytest.mark.parametrize("far", [True, False])
def test_sacrament_of_carnage_does_damage_at_any_range(mode: str, damage: int, far: bool) -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Sacrament of Carnage", "Fake Out")
    fight(stage, elder, rival)
    stage.skip("range", A)
    if far:
        stage.play(A, "play fake-out plain", elder)
    stage.skip("strike", A)
    stage.play(A, f"play sacrament-of-carnage {mode}", elder)
    stage.skip("MinionPhase")
    assert stage.blood(rival) == 9 - damage
    assert stage.zone(rival) == READY


# Torn Signpost


@rule("VTES-6.4.2-02")
@pytest.mark.parametrize(
    ("card", "mode", "strength", "cost"),
    [
        ("torn-signpost", "pot", 2, 0),
        ("torn-signpost", "POT", 3, 0),
        ("fists-of-death", "pot", 2, 1),
        ("fists-of-death", "POT", 3, 1),
    ],
)
def test_strength_before_range(card: str, mode: str, strength: int, cost: int) -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, card, "Wolf Claws")
    fight(stage, elder, rival)
    stage.play(A, f"play {card} {mode}", elder)
    choose_strikes(stage)
    stage.skip("press", A)
    assert stage.blood(rival) == 9 - strength
    stage.play(A, "play wolf-claws PRO", elder)
    choose_strikes(stage)
    stage.skip()
    assert stage.blood(rival) == 9 - 2 * strength
    assert stage.blood(elder) == 10 - cost - 1 - 2


@rule("VTES-6.4.2-02")
@pytest.mark.parametrize("card", ["torn-signpost", "fists-of-death"])
def test_strength_not_later_nor_for_later_combats(card: str) -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, card)
    fight(stage, elder, rival)
    stage.skip("strike", A)
    assert offered_modes(stage, A, card) == []
    stage = PeopleStage()
    elder, pupil = stage.vampire(A, "Elder"), stage.vampire(B, "Pupil")
    rival = stage.vampire(B, "Rival")
    stage.hand(A, card, "Bum's Rush", "Freak Drive")
    fight(stage, elder, rival)
    stage.play(A, f"play {card} POT", elder)
    choose_strikes(stage)
    stage.skip("after-action", A)
    stage.play(A, "play freak-drive FOR", elder)
    stage.skip()
    stage.play(A, "play bums-rush plain", elder)
    stage.play(A, "target", pupil)
    choose_strikes(stage)
    stage.skip()
    assert stage.blood(rival) == 9 - 3
    assert stage.blood(pupil) == 5 - 1


@ruling("Torn Signpost", 2)
def test_torn_signpost_sets_the_strength_to_which_others_add() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Torn Signpost", "Torn Signpost", "Fists of Death")
    fight(stage, elder, rival)
    stage.play(A, "play torn-signpost POT", elder)
    stage.play(A, "play torn-signpost pot", elder)
    stage.play(A, "play fists-of-death pot", elder)
    choose_strikes(stage)
    stage.skip()
    assert stage.blood(rival) == 9 - (2 + 1)


@ruling("Torn Signpost", 1)
def test_the_strength_may_be_set_to_less() -> None:
    stage = CombatStage(2)
    giant, rival = stage.ally(A, "Giant"), stage.vampire(B, "Rival")
    stage.hand(A, "Feeble")
    assert values.strength(stage.table, giant) == 4
    fight(stage, giant, rival)
    stage.play(A, "play feeble plain", giant)
    assert values.strength(stage.table, giant) == 2


# Immortal Grapple


def grapple(mode: str) -> tuple[PeopleStage, int, int]:
    """Elder has played Immortal Grapple on Rival."""
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Immortal Grapple", "Immortal Grapple", "Undead Strength")
    stage.hand(B, "Majesty", "Dodge", "Slam", "Thrown Gate")
    stage.put_on(rival, "Cudgel")
    stage.put_on(rival, ".44 Magnum")
    fight(stage, elder, rival)
    stage.skip("before-strikes", A)
    stage.play(A, f"play immortal-grapple {mode}", elder)
    return stage, elder, rival


def test_immortal_grapple_leaves_only_hand_strikes() -> None:
    stage, elder, rival = grapple("pot")
    stage.skip("before-strikes", A)
    assert offered_modes(stage, A, "immortal-grapple") == []  # once each round
    stage.skip("strike", A)
    stage.play(A, "play undead-strength POT", elder)
    assert stage.options(B) == [
        "strike hand",
        stage.text("play slam pot", rival),
        stage.text("play slam POT", rival),
    ]
    stage.play(B, "strike hand")
    stage.skip("press", A)
    assert not stage.offers(A, "press")
    assert stage.blood(rival) == 6


def test_immortal_grapple_at_superior_holds_on_at_close_range() -> None:
    stage, elder, rival = grapple("POT")
    choose_strikes(stage)
    stage.skip("press", A)
    stage.play(A, "press")
    stage.hand(B, "Fake Out")
    while stage.window != "before-strikes":
        assert stage.prompt != "DeterminingRange"
        stage.do_minimum()
    assert len(stage.events_of(RoundBegan)) == 2
    assert not is_long(stage.table)
    stage.skip("strike", A)
    stage.play(A, "strike hand")
    assert offered_modes(stage, B, "majesty") == ["pre", "PRE"]  # the grapple was for one round
    stage.play(B, "play majesty pre", rival)
    stage.skip()
    assert len(stage.events_of(CombatEnded)) == 1
    assert stage.blood(rival) == 9 - 1 - 1
    assert stage.blood(elder) == 9


def test_immortal_grapple_not_at_long_range() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Immortal Grapple")
    stage.hand(B, "Fake Out")
    fight(stage, elder, rival)
    assert offered_modes(stage, A, "immortal-grapple") == []
    stage.skip("range", B)
    stage.play(B, "play fake-out plain", rival)
    stage.skip("before-strikes", A)
    assert offered_modes(stage, A, "immortal-grapple") == []


@ruling("Set range", 1)
def test_a_set_range_leaves_time_for_what_comes_before_range() -> None:
    stage, elder, _ = duel("Immortal Grapple", "Torn Signpost", "Flash", opposing_hand=("Flash",))
    stage.skip("before-strikes", A)
    stage.play(A, "play immortal-grapple POT", elder)
    stage.skip("press", A)
    stage.play(A, "press")
    stage.skip("before-range", A)
    assert offered_modes(stage, A, "torn-signpost") == ["pot", "POT"]
    seen = []
    while stage.window != "strike":
        seen.append(stage.window)
        stage.play(stage.decider, "pass")
    assert "range" not in seen
    assert not is_long(stage.table)


@rule("VTES-6.4.3-06", "VTES-6.4.2-09", "VTES-R-68")
@pytest.mark.parametrize("bound", ["gun", "thrown-gate"])
def test_a_minion_bound_to_another_strike_does_not_strike_in_a_grapple(bound: str) -> None:
    stage = PeopleStage(2)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    gun = stage.put_on(rival, ".44 Magnum")
    stage.hand(A, "Immortal Grapple", "Flash")
    stage.hand(B, "Thrown Gate", "Blur")
    fight(stage, elder, rival)
    stage.skip("range", B)
    if bound == "gun":
        stage.play(B, "maneuver", gun, "0")
    else:
        stage.play(B, "play thrown-gate pot", rival)
    stage.play(A, "play flash cel", elder)
    stage.skip("before-strikes", A)
    stage.play(A, "play immortal-grapple pot", elder)
    stage.skip("strike", A)
    stage.play(A, "strike hand")
    stage.skip("additional-strikes", B)
    assert len(stage.events_of(StrikeChosen)) == 1
    assert [hit.card for hit in stage.events_of(TookDamage)] == [stage.table.word(rival)]
    stage.play(B, "play blur cel", rival)
    stage.skip("strike", B)
    stage.play(B, "strike hand")  # an additional strike he has
    stage.skip("MinionPhase")
    assert stage.blood(elder) == 9
    assert stage.table.faults() == []


@rule("VTES-6.4.3-06")
def test_both_may_be_bound_to_strikes_that_they_cannot_use() -> None:
    stage = PeopleStage(2)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    mine, theirs = stage.put_on(elder, ".44 Magnum"), stage.put_on(rival, ".44 Magnum")
    stage.hand(A, "Immortal Grapple")
    fight(stage, elder, rival)
    stage.skip("range", A)
    stage.play(A, "maneuver", mine, "0")
    stage.play(B, "maneuver", theirs, "0")
    stage.skip("before-strikes", A)
    stage.play(A, "play immortal-grapple pot", elder)
    stage.skip("MinionPhase")
    assert stage.events_of(StrikeChosen) == []
    assert (stage.blood(elder), stage.blood(rival)) == (10, 9)
