"""Tests of Backstep and the Zip Gun."""

from __future__ import annotations

from games.vtes.cards.combats import duel, rounds_begun
from games.vtes.cards.people import PeopleStage, choose_strikes, fight, offered_modes
from games.vtes.stage import A, B

from conclave.games.vtes.rules.abilities.fighting import ImprovesStrikes
from conclave.games.vtes.rules.combat.fight import is_long
from conclave.games.vtes.rules.constants import COMBAT, EQUIPMENT, TORPOR
from conclave.games.vtes.rules.reading import belongings
from conclave.games.vtes.vocabulary import parts
from conclave.games.vtes.vocabulary.card import Card
from conclave.games.vtes.vocabulary.damage import Inflict

# Backstep


def test_backstep_maneuvers_to_long_range_only() -> None:
    stage, elder, _ = duel("Backstep", "Backstep", opposing_hand=("Shot",))
    stage.skip("range", A)
    stage.play(A, "play backstep plain", elder)
    assert is_long(stage.table)
    stage.play(B, "pass")
    stage.skip("MinionPhase")
    stage, elder, rival = duel("Backstep", opposing_hand=("Shot",))
    stage.skip("range", A)
    stage.play(A, "pass")
    stage.play(B, "play shot plain", rival)
    assert offered_modes(stage, A, "backstep") == []


def test_a_minion_who_hits_whoever_stepped_back_may_press() -> None:
    stage, elder, rival = duel("Backstep", opposing_hand=())
    gun = stage.put_on(rival, "Desert Eagle")
    stage.skip("range", A)
    stage.play(A, "play backstep plain", elder)
    choose_strikes(stage, second=stage.text("strike", gun, "0"))
    stage.skip("press", B)
    stage.play(B, "press")
    stage.skip("MinionPhase")
    assert rounds_begun(stage) == [1, 2]


def test_a_minion_who_inflicts_no_damage_gets_no_press_for_it() -> None:
    stage, elder, _ = duel("Backstep")
    stage.skip("range", A)
    stage.play(A, "play backstep plain", elder)
    choose_strikes(stage)
    stage.skip("press", B)
    assert not stage.offers(B, "press")
    stage, elder, rival = duel("Backstep", "Soak", "Soak")
    gun = stage.put_on(rival, "Desert Eagle")
    stage.skip("range", A)
    stage.play(A, "play backstep plain", elder)
    choose_strikes(stage, second=stage.text("strike", gun, "0"))
    stage.skip("damage", A)
    stage.play(A, "play soak FOR", elder)
    stage.skip("press", B)
    assert not stage.offers(B, "press")


def test_only_damage_of_a_strike_gives_that_press() -> None:
    sting = Card("Sting", COMBAT, effect=Inflict(1, parts.OPPONENT), when="before-strikes")
    stage = PeopleStage(2, sting)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Backstep")
    stage.hand(B, "Sting")
    fight(stage, elder, rival)
    stage.skip("range", A)
    stage.play(A, "play backstep plain", elder)
    blood = stage.blood(elder)
    stage.skip("before-strikes", B)
    stage.play(B, "play sting plain", rival)
    choose_strikes(stage)
    stage.skip("press", B)
    assert stage.blood(elder) == blood - 1
    assert not stage.offers(B, "press")


# Zip Gun


def test_a_zip_gun_hurts_its_bearer_once_each_combat() -> None:
    stage, elder, rival = duel("Zip Gun", "Flurry", "Hold On")
    stage.play(A, "play zip-gun plain", elder)
    (gun,) = belongings.equipment(stage.table, elder)
    assert stage.table.cards.is_type(stage.table.definition[gun], EQUIPMENT)
    stage.skip("range", A)
    stage.play(A, "maneuver", gun, "0")
    choose_strikes(stage, "strike bound")
    stage.skip("additional-strikes", A)
    assert (stage.blood(elder), stage.blood(rival)) == (10 - 1, 9 - 1)
    stage.play(A, "play flurry plain", elder)
    stage.skip("strike", A)
    stage.play(A, "strike", gun, "0")
    stage.skip("press", A)
    stage.play(A, "play hold-on plain", elder)
    stage.skip("range", A)
    assert not stage.offers(A, "maneuver", gun, "0")
    choose_strikes(stage, stage.text("strike", gun, "0"))
    stage.skip("MinionPhase")
    assert stage.blood(elder) == 10 - 1 - 1  # once by the gun, once by the rival's hand
    assert stage.blood(rival) == 9 - 3
    assert stage.table.host[gun] == elder


def test_a_dodged_zip_gun_hurts_its_bearer_all_the_same() -> None:
    stage, elder, rival = duel(opposing_hand=("Sidestep",))
    gun = stage.put_on(elder, "Zip Gun")
    choose_strikes(stage, stage.text("strike", gun, "0"), stage.text("play sidestep plain", rival))
    stage.skip("MinionPhase")
    assert (stage.blood(elder), stage.blood(rival)) == (9, 9)


def test_a_zip_gun_used_with_first_strike_hurts_its_bearer_though_it_ends_the_combat() -> None:
    quick = Card("Quick", EQUIPMENT, grants=ImprovesStrikes(first=True))
    stage = PeopleStage(2, quick)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    gun = stage.put_on(elder, "Zip Gun")
    stage.put_on(elder, "Quick")
    fight(stage, elder, rival)
    stage.table.blood[elder], stage.table.blood[rival] = 9, 0
    choose_strikes(stage, stage.text("strike", gun, "0"))
    stage.skip("MinionPhase")
    assert stage.zone(rival) == TORPOR
    assert stage.blood(elder) == 9 - 1
