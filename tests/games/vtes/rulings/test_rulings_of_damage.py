"""Damage of a pair of strikes, and what is done besides them, dealt all at once."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import fight, modes, strikes
from games.vtes.cards.rulings import ruling
from games.vtes.rulings.court import Court
from games.vtes.stage import A, B

from conclave.games.vtes.rules.abilities import Weapon
from conclave.games.vtes.rules.events.combat import StrikeMissed
from conclave.games.vtes.rules.modes import NOTHING_DONE, Strike
from conclave.games.vtes.rules.words import (
    ASH_HEAP,
    COMBAT,
    EQUIPMENT,
    MELEE,
    NOTHING,
    READY,
    TORPOR,
    WEAPON,
)
from conclave.games.vtes.vocabulary import parts
from conclave.games.vtes.vocabulary.card import Card
from conclave.games.vtes.vocabulary.damage import Inflict
from conclave.games.vtes.vocabulary.rounds import InflictedMore
from conclave.lang.resolving import Resolving
from conclave.testing import rule

THORNS = Card(
    "Thorns", COMBAT, effect=Strike(Inflict(1, parts.OPPONENT, aggravated=True), damage=2)
)
SWIFT_BREATH = Card(
    "Swift Breath",
    COMBAT,
    effect=Strike(damage=1, first=True, own=Inflict(1, parts.SELF, aggravated=True)),
)

DIRK = Card("Quick Dirk", EQUIPMENT, WEAPON, MELEE, grants=Weapon(Strike(damage=2, first=True)))


def duel(
    *mine: str, theirs: tuple[str, ...] = (), blood: tuple[int, int] = (10, 9)
) -> tuple[Court, int, int]:
    """Elder bleeds and is blocked by Rival; each has so much blood as they fight."""
    stage = Court(2, THORNS, SWIFT_BREATH, DIRK)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, *mine)
    stage.hand(B, *theirs)
    fight(stage, elder, rival)
    stage.table.blood[elder], stage.table.blood[rival] = blood
    return stage, elder, rival


# All at once: normal damage first, then aggravated


@rule("VTES-6.4.6-15", "VTES-6.4.6-12", "VTES-6.4.6-17")
@pytest.mark.parametrize(("blood", "zone"), [(1, ASH_HEAP), (2, TORPOR)])
def test_crows_and_claws_are_one_damage(blood: int, zone: int) -> None:
    stage, elder, rival = duel("Carrion Crows", "Wolf Claws", blood=(10, blood))
    stage.play(A, "play carrion-crows ANI", elder)
    stage.skip("strike", A)
    stage.play(A, "play wolf-claws pro", elder)
    strikes(stage)
    stage.skip("MinionPhase")
    assert stage.zone(rival) == zone
    assert stage.table.faults() == []


@rule("VTES-6.4.6-15", "VTES-6.4.6-12")
@pytest.mark.parametrize(("left", "zone"), [(1, ASH_HEAP), (3, TORPOR)])
def test_breath_of_the_dragon_burns_who_cannot_heal_the_blow(left: int, zone: int) -> None:
    stage, elder, rival = duel(
        "Breath of the Dragon", theirs=("Undead Strength",), blood=(left + 1, 9)
    )
    mine = stage.text("play breath-of-the-dragon vic", elder)
    strikes(stage, mine, stage.text("play undead-strength pot", rival))
    stage.skip("MinionPhase")
    assert stage.zone(elder) == zone
    assert stage.zone(rival) == TORPOR


@rule("VTES-6.4.6-15")
def test_what_a_strike_inflicts_besides_is_dealt_with_it() -> None:
    stage, elder, rival = duel("thorns", blood=(10, 1))
    strikes(stage, stage.text("play thorns plain", elder))
    stage.skip("MinionPhase")
    assert stage.zone(rival) == ASH_HEAP


@rule("VTES-6.4.6-18", "VTES-6.4.6-19", "VTES-R-70")
def test_an_ally_is_burned_by_strike_and_crows_together_and_strikes_all_the_same() -> None:
    stage = Court(2)
    elder, thug = stage.vampire(A, "Elder"), stage.ally(B, "Thug")
    stage.hand(A, "Carrion Crows")
    fight(stage, elder, thug)
    stage.play(A, "play carrion-crows ANI", elder)
    strikes(stage)
    stage.skip("MinionPhase")
    assert stage.zone(thug) == ASH_HEAP
    assert stage.blood(elder) == 9


# Preventing it


@rule("VTES-6.4.6-01", "VTES-6.4.6-02", "VTES-R-70")
def test_one_card_prevents_of_both() -> None:
    stage, elder, rival = duel("Carrion Crows", theirs=("Skin of Rock",))
    stage.play(A, "play carrion-crows ANI", elder)
    strikes(stage)
    stage.skip("damage", B)
    assert stage.table.view(None)["combat"]["normal"] == 3
    stage.play(B, "play skin-of-rock FOR", rival)
    assert stage.table.view(None)["combat"]["damage"] == [
        {"card": stage.table.word(elder), "normal": 1, "aggravated": 0},
        {"card": stage.table.word(rival), "normal": 1, "aggravated": 0},
    ]
    stage.skip("MinionPhase")
    assert stage.blood(rival) == 8


@rule("VTES-6.4.6-02")
@pytest.mark.parametrize(
    ("play", "blood"),
    [("skin-of-steel for", 6), ("glancing-blow plain", 7), ("resilience FOR", 9)],
)
def test_what_prevents_a_strike_leaves_the_crows(play: str, blood: int) -> None:
    card = play.split()[0]
    stage, elder, rival = duel("Carrion Crows", theirs=(card,))
    stage.play(A, "play carrion-crows ANI", elder)
    strikes(stage)
    stage.skip("damage", B)
    stage.play(B, f"play {play}", rival)
    stage.skip("MinionPhase")
    assert stage.blood(rival) == blood


@ruling("Prevent discipline based prevention", 1)
def test_a_card_that_cannot_prevent_the_strike_may_prevent_the_rest() -> None:
    stage, elder, rival = duel(
        "Carrion Crows", "Blood Rage", theirs=("Skin of Rock", "Skin of Steel")
    )
    stage.play(A, "play carrion-crows ANI", elder)
    strikes(stage, stage.text("play blood-rage THA", elder))
    stage.skip("damage", B)
    assert modes(stage, B, "skin-of-steel") == []
    stage.play(B, "play skin-of-rock FOR", rival)
    assert not stage.offers(B, "play skin-of-rock for", rival)
    stage.skip("MinionPhase")
    assert stage.blood(rival) == 9 - 2


@rule("VTES-6.4.6-16")
@pytest.mark.parametrize(("spared", "zone"), [("number 1", READY), ("number 0", TORPOR)])
def test_the_player_chooses_which_kind_of_both_is_prevented(spared: str, zone: int) -> None:
    stage, elder, rival = duel("Carrion Crows", "Wolf Claws", theirs=("Skin of Rock",))
    stage.play(A, "play carrion-crows ani", elder)
    stage.skip("strike", A)
    stage.play(A, "play wolf-claws pro", elder)
    strikes(stage)
    stage.skip("damage", B)
    stage.play(B, "play skin-of-rock for", rival)
    stage.play(B, spared)
    stage.skip("MinionPhase")
    assert stage.zone(rival) == zone


def test_what_parries_a_weapon_leaves_the_crows() -> None:
    stage, elder, rival = duel("Skin of Rock", theirs=("Carrion Crows",))
    bundi, cudgel = stage.put_on(elder, "Bundi"), stage.put_on(rival, "Cudgel")
    stage.skip("before-range", B)
    stage.play(B, "play carrion-crows ANI", rival)
    strikes(stage, theirs=stage.text("strike", cudgel, "0"))
    stage.skip("damage", A)
    assert stage.offers(A, "use", bundi, "0")
    stage.play(A, "play skin-of-rock FOR", elder)  # of the cudgel's damage first
    assert not stage.offers(A, "use", bundi, "0")
    stage.skip("MinionPhase")
    assert stage.blood(elder) == 8


@pytest.mark.parametrize("dodges", [True, False])
def test_an_aim_adds_only_to_damage_of_the_strike(dodges: bool) -> None:
    stage, elder, rival = duel("Carrion Crows", "Target Vitals", theirs=("Dodge",))
    stage.play(A, "play carrion-crows ani", elder)
    stage.skip("strike", A)
    stage.play(A, "play target-vitals plain", elder)
    while stage.window != "strike":
        stage.least()
    strikes(stage, theirs=stage.text("play dodge plain", rival) if dodges else "strike hand")
    stage.skip("MinionPhase")
    assert stage.blood(rival) == (8 if dodges else 9 - 1 - 1 - 2)


def test_crows_are_not_counted_as_inflicted_by_their_master() -> None:
    stage, elder, rival = duel("Carrion Crows", theirs=("Undead Strength",))
    stage.play(A, "play carrion-crows ANI", elder)
    strikes(stage, theirs=stage.text("play undead-strength pot", rival))
    stage.skip("press", A)
    assert stage.blood(rival) == 9 - 3
    for seat, minion, more in ((A, elder, False), (B, rival, True)):
        act = Resolving(NOTHING_DONE, seat, NOTHING, minion)
        assert InflictedMore().holds(stage.table, act) == more


# What befalls the striker himself is not the strike's


@rule("VTES-6.4.5-16")
@pytest.mark.parametrize("mode", ["vic", "VIC"])
def test_who_breathes_fire_is_burned_though_it_is_dodged(mode: str) -> None:
    stage, elder, rival = duel("Breath of the Dragon", theirs=("Dodge",))
    mine = stage.text(f"play breath-of-the-dragon {mode}", elder)
    strikes(stage, mine, stage.text("play dodge plain", rival))
    stage.skip("MinionPhase")
    assert len(stage.told(StrikeMissed)) == 1
    assert stage.zone(elder) == TORPOR
    assert stage.zone(rival) == READY
    assert stage.blood(elder) == (9 if mode == "vic" else 8)


@ruling("Immune to damage", 1)
def test_who_breathes_fire_is_burned_though_he_does_no_damage() -> None:
    stage, elder, rival = duel("Breath of the Dragon")
    stage.put_on(elder, "Ex Nihilo")
    strikes(stage, stage.text("play breath-of-the-dragon vic", elder))
    stage.skip("MinionPhase")
    assert stage.zone(elder) == TORPOR
    assert stage.zone(rival) == READY


@rule("VTES-6.4.5-20", "VTES-6.4.5-21")
def test_nobody_is_burned_by_a_breath_before_which_combat_ends() -> None:
    stage, elder, rival = duel("Breath of the Dragon", theirs=("Majesty",))
    mine = stage.text("play breath-of-the-dragon vic", elder)
    strikes(stage, mine, stage.text("play majesty pre", rival))
    stage.skip("MinionPhase")
    assert stage.zone(elder) == READY


@ruling("Environmental damage", 1)
@pytest.mark.parametrize(("blood", "zone"), [(0, READY), (2, TORPOR)])
def test_what_a_first_strike_does_to_the_striker_comes_after_it(blood: int, zone: int) -> None:
    stage, elder, _ = duel("swift-breath", blood=(10, blood))
    strikes(stage, stage.text("play swift-breath plain", elder))
    stage.skip("MinionPhase")
    assert stage.zone(elder) == zone


@rule("VTES-6.4.5-16", "VTES-6.4.3-11")
def test_a_dodged_blood_rage_leaves_weapons_alone() -> None:
    stage, elder, rival = duel("Blood Rage", theirs=("Dodge", "Blur"))
    gun = stage.put_on(rival, "Desert Eagle")
    mine = stage.text("play blood-rage tha", elder)
    strikes(stage, mine, stage.text("play dodge plain", rival))
    stage.skip("additional-strikes", B)
    stage.play(B, "play blur cel", rival)
    stage.skip("strike", B)
    stage.play(B, "strike", gun, "0")
    stage.skip("MinionPhase")
    assert stage.blood(elder) == 8


@rule("VTES-6.4.5-10")
def test_a_weapon_that_strikes_first_does_its_damage_before_blood_rage() -> None:
    stage, elder, rival = duel("Blood Rage")
    dirk = stage.put_on(rival, "quick-dirk")
    strikes(stage, stage.text("play blood-rage tha", elder), stage.text("strike", dirk, "0"))
    stage.skip("MinionPhase")
    assert stage.blood(elder) == 8
    assert stage.blood(rival) == 8
