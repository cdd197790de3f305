"""Tests of strikes of Thaumaturgy like Blood Rage, and of what stops strikes."""

from __future__ import annotations

import pytest
from games.vtes.cards.combats import CombatStage, duel
from games.vtes.cards.people import PeopleStage, choose_strikes, fight, offered_modes
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, Stage

from conclave.games.vtes.rules.abilities.fighting import Weapon
from conclave.games.vtes.rules.combat.fight import is_long
from conclave.games.vtes.rules.constants import ASH_HEAP, EQUIPMENT, READY, TORPOR, WEAPON
from conclave.games.vtes.rules.events.combat import CombatEnded
from conclave.games.vtes.rules.modes import Strike
from conclave.games.vtes.vocabulary import parts
from conclave.games.vtes.vocabulary.card import Card
from conclave.games.vtes.vocabulary.damage import Inflict

BLOODY = ("blood-fury", "soul-burn")
WHEEL = Card(
    "Wheel",
    EQUIPMENT,
    WEAPON,
    grants=Weapon(Strike(damage=2, own=Inflict(1, parts.SELF))),
)

# Blood Fury


@ruling("Prevent discipline based prevention", 1)
@pytest.mark.parametrize(
    ("card", "mode", "damage"),
    [
        ("blood-fury", "tha", 2),
        ("blood-fury", "THA", 3),
        ("soul-burn", "tha", 1),
        ("soul-burn", "THA", 2),
    ],
)
def test_blood_fury_and_soul_burn_break_weapons_and_fortitude(
    card: str, mode: str, damage: int
) -> None:
    stage, elder, rival = duel(card, opposing_hand=("Skin of Rock", "Sideslip"))
    gun = stage.put_on(rival, "Desert Eagle")
    choose_strikes(stage, stage.text(f"play {card} {mode}", elder), stage.text("strike", gun, "0"))
    stage.skip("damage", B)
    assert offered_modes(stage, B, "skin-of-rock") == []
    assert offered_modes(stage, B, "sideslip") == ["CEL"]
    stage.skip("MinionPhase")
    assert (stage.blood(elder), stage.blood(rival)) == (9, 9 - damage)


@pytest.mark.parametrize(("card", "modes"), [("blood-fury", []), ("soul-burn", ["tha", "THA"])])
def test_blood_fury_is_for_close_range_alone(card: str, modes: list[str]) -> None:
    stage, elder, _ = duel(card, "Fake Out")
    stage.skip("range", A)
    stage.play(A, "play fake-out plain", elder)
    stage.skip("strike", A)
    assert is_long(stage.table)
    assert offered_modes(stage, A, card) == modes


@ruling("Blood Fury", 1)
def test_the_additional_damage_of_blood_fury_is_as_the_base_damage() -> None:
    stage, elder, rival = duel("Talons", "Blood Fury")
    stage.play(A, "play talons plain", elder)
    choose_strikes(stage, stage.text("play blood-fury THA", elder))
    stage.skip("MinionPhase")
    assert stage.zone(rival) == TORPOR
    assert stage.blood(rival) == 9 - 2  # one wound sends him there, two burn blood


@ruling("Blood Fury", 2)
@ruling("Soul Burn", 3)
@pytest.mark.parametrize("card", BLOODY)
def test_a_weapon_that_hurts_its_bearer_still_hurts_him(card: str) -> None:
    stage = PeopleStage(2, WHEEL)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    wheel = stage.put_on(rival, "Wheel")
    stage.hand(A, card)
    fight(stage, elder, rival)
    choose_strikes(stage, stage.text(f"play {card} tha", elder), stage.text("strike", wheel, "0"))
    stage.skip("MinionPhase")
    done = 2 if card == "blood-fury" else 1
    assert (stage.blood(elder), stage.blood(rival)) == (9, 9 - done - 1)


@ruling("Blood Fury", 3)
@ruling("Soul Burn", 1)
@pytest.mark.parametrize("card", BLOODY)
def test_a_dodge_saves_the_weapons(card: str) -> None:
    stage, elder, rival = duel(card, opposing_hand=("Dodge", "Blur"))
    gun = stage.put_on(rival, "Desert Eagle")
    mine = stage.text(f"play {card} THA", elder)
    choose_strikes(stage, mine, stage.text("play dodge plain", rival))
    stage.skip("additional-strikes", B)
    stage.play(B, "play blur cel", rival)
    stage.skip("strike", B)
    stage.play(B, "strike", gun, "0")
    stage.skip("MinionPhase")
    assert stage.blood(elder) == 10 - 1 - 2


@ruling("Blood Fury", 4)
@ruling("Soul Burn", 2)
@pytest.mark.parametrize("card", BLOODY)
def test_a_weapon_that_strikes_first_does_its_damage(card: str) -> None:
    stage, elder, rival = duel(card)
    dirk = stage.put_on(rival, "quick-dirk")
    choose_strikes(stage, stage.text(f"play {card} tha", elder), stage.text("strike", dirk, "0"))
    stage.skip("MinionPhase")
    assert stage.blood(elder) == 10 - 1 - 2


# Burst of Sunlight


@pytest.mark.parametrize(("mode", "burned"), [("tha", 0), ("THA", 1)])
def test_burst_of_sunlight_burns_both(mode: str, burned: int) -> None:
    stage, elder, rival = duel("Burst of Sunlight", opposing_hand=("Dodge",))
    choose_strikes(stage, stage.text(f"play burst-of-sunlight {mode}", elder))
    stage.skip("MinionPhase")
    assert (stage.zone(elder), stage.zone(rival)) == (TORPOR, TORPOR)
    assert (stage.blood(elder), stage.blood(rival)) == (10 - burned - 1, 9 - burned)


@ruling("Burst of Sunlight", 1)
@pytest.mark.parametrize("dodged", [True, False])
def test_burst_of_sunlight_burns_the_striker_at_any_range(dodged: bool) -> None:
    stage, elder, rival = duel("Burst of Sunlight", "Fake Out", opposing_hand=("Dodge",))
    stage.skip("range", A)
    stage.play(A, "play fake-out plain", elder)
    mine = stage.text("play burst-of-sunlight THA", elder)
    theirs = stage.text("play dodge plain", rival) if dodged else "strike nothing"
    stage.skip("strike", A)
    stage.play(A, mine)
    if dodged:
        stage.skip("strike", B)
        stage.play(B, theirs)
    stage.skip("MinionPhase")
    assert stage.zone(elder) == TORPOR
    assert stage.blood(elder) == 9
    assert stage.zone(rival) == (READY if dodged else TORPOR)


# Rego Motum


@pytest.mark.parametrize(("mode", "left"), [("tha", 7), ("THA", 9)])
def test_rego_motum_prevents_damage_of_a_strike(mode: str, left: int) -> None:
    stage = CombatStage()
    elder, giant = stage.vampire(A, "Elder"), stage.ally(B, "Giant")
    stage.hand(A, "Rego Motum", "Rego Motum")
    fight(stage, elder, giant)
    choose_strikes(stage)
    stage.skip("damage", A)
    stage.play(A, f"play rego-motum {mode}", elder)
    assert offered_modes(stage, A, "rego-motum") == []
    stage.skip("MinionPhase")
    assert stage.blood(elder) == left


def test_rego_motum_is_of_no_use_against_other_damage() -> None:
    stage, _, _ = duel("Rego Motum", opposing_hand=("Gnats", "Sidestep"))
    rival = stage.table.ready[B][0]
    stage.skip("before-range", B)
    stage.play(B, "play gnats plain", rival)
    choose_strikes(stage, "strike hand", stage.text("play sidestep plain", rival))
    stage.skip("damage", A)
    assert offered_modes(stage, A, "rego-motum") == []


# Blood to Water


def second_round(stage: Stage, minion: int) -> None:
    """A's minion continues the combat."""
    stage.skip("before-strikes", A)
    assert offered_modes(stage, A, "blood-to-water") == []
    stage.skip("press", A)
    stage.play(A, "play hold-on plain", minion)


@ruling("Blood to Water", 1)
@pytest.mark.parametrize("window", ["before-strikes", "strikes-chosen"])
@pytest.mark.parametrize(("mode", "burned"), [("tha", 3), ("THA", 5)])
def test_blood_to_water_burns_blood_before_strikes_resolve(
    mode: str, burned: int, window: str
) -> None:
    stage, elder, rival = duel("Blood to Water", "Hold On")
    second_round(stage, elder)
    stage.skip("range", A)
    assert offered_modes(stage, A, "blood-to-water") == []
    stage.skip(window, A)
    assert stage.blood(rival) == 8
    stage.play(A, f"play blood-to-water {mode}", elder)
    assert stage.blood(rival) == 8 - burned
    assert stage.blood(elder) == 9 - 2


@pytest.mark.parametrize("window", ["before-strikes", "strikes-chosen"])
def test_blood_to_water_burns_an_ally_and_ends_the_fight(window: str) -> None:
    stage = CombatStage()
    elder, giant = stage.vampire(A, "Elder"), stage.ally(B, "Giant")
    stage.hand(A, "Blood to Water", "Hold On")
    fight(stage, elder, giant)
    second_round(stage, elder)
    stage.skip(window, A)
    assert offered_modes(stage, A, "blood-to-water") == ["tha"]
    stage.play(A, "play blood-to-water tha", elder)
    stage.skip("MinionPhase")
    assert stage.zone(giant) == ASH_HEAP
    assert len(stage.events_of(CombatEnded)) == 1
    assert stage.blood(elder) == 10 - 4 - 2


def test_blood_to_water_is_not_for_long_range() -> None:
    stage, elder, _ = duel("Blood to Water", "Hold On", "Fake Out")
    second_round(stage, elder)
    stage.skip("range", A)
    stage.play(A, "play fake-out plain", elder)
    stage.skip("before-strikes", A)
    assert offered_modes(stage, A, "blood-to-water") == []
