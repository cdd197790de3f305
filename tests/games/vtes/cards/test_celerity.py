"""Tests of the cards of Celerity."""

from __future__ import annotations

import pytest
from games.vtes.cards.blocked_actions import BlockStage, block_action
from games.vtes.cards.combats import CombatStage, duel, duel_with_kurt, rounds_begun
from games.vtes.cards.people import (
    PEOPLE,
    PeopleStage,
    bleed,
    choose_strikes,
    fight,
    offered_modes,
    try_block,
)
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, Stage

from conclave.games.vtes.rules.combat.fight import is_long
from conclave.games.vtes.rules.constants import COMBAT, READY
from conclave.games.vtes.rules.events.actions import ActionContinued, ActionEnded
from conclave.games.vtes.rules.events.combat import (
    CombatBegan,
    CombatEnded,
    RoundBegan,
    StrikeMissed,
)
from conclave.games.vtes.vocabulary.card import Card
from conclave.games.vtes.vocabulary.damage import Strength
from conclave.games.vtes.vocabulary.maneuvers import AdditionalStrikes
from conclave.lang.effects import Do
from conclave.testing import rule

# Flurry of Action


FLURRIES = [("cel", 0, True), ("CEL", 2, False)]


@pytest.mark.parametrize(("mode", "left", "tapped"), FLURRIES)
def test_flurry_of_action_draws_two_cards_or_untaps(mode: str, left: int, tapped: bool) -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "Flurry of Action", *["Blur"] * 6)
    stage.library(A, "Flash", "Flash", "Flash")
    stage.play(A, f"play flurry-of-action {mode}", elder)
    stage.resolve()
    assert stage.table.pool[B] == 29
    assert (len(stage.table.library[A]), stage.table.tapped[elder]) == (left, tapped)
    assert len(stage.table.hand[A]) == 7


@pytest.mark.parametrize("mode", ["cel", "CEL"])
def test_flurry_of_action_does_nothing_if_blocked(mode: str) -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Flurry of Action", *["Blur"] * 6)
    stage.library(A, "Flash", "Flash", "Flash")
    stage.play(A, f"play flurry-of-action {mode}", elder)
    try_block(stage, rival)
    stage.skip()
    assert (len(stage.table.library[A]), stage.table.tapped[elder]) == (2, True)


# Distraction


def test_distraction_draws_five_cards_and_discards_as_many() -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "Distraction", *["Blur"] * 6)
    stage.library(A, *["Flash"] * 8)
    stage.play(A, "play distraction cel", elder)
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.resolve()
    assert (len(stage.table.library[A]), len(stage.table.hand[A])) == (2, 7)
    assert stage.blood(elder) == 9


def test_distraction_taps_a_minion_of_predator_or_prey() -> None:
    stage = PeopleStage(4)
    elder, mine = stage.vampire(A, "Elder"), stage.vampire(A, "Pupil")
    rival, far, near = stage.vampire(B, "Rival"), stage.vampire(2, "Kurt"), stage.ally(3, "Thug")
    stage.hand(A, "Distraction")
    stage.play(A, "play distraction CEL", elder)
    offered = [card for card in (mine, rival, far, near) if stage.offers(A, "target", card)]
    assert offered == [rival, near]
    stage.play(A, "target", near)
    stage.resolve()
    assert [stage.table.tapped[card] for card in (mine, rival, near)] == [False, False, True]


# Fleetness


def test_fleetness_bleeds_with_stealth() -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "Fleetness")
    assert offered_modes(stage, A, "fleetness") == ["cel"]
    stage.play(A, "play fleetness cel", elder)
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.resolve()
    assert (stage.table.pool[B], stage.blood(elder)) == (29, 9)


def test_fleetness_at_superior_is_at_tapped_minions_of_others() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.vampire(A, "Pupil", tapped=True)
    stage.hand(A, "Fleetness")
    assert offered_modes(stage, A, "fleetness") == ["cel"]
    stage.table.tapped[rival] = True
    stage.play(A, "play fleetness CEL", elder)
    stage.skip("range", A)
    stage.play(A, "maneuver")
    assert is_long(stage.table)
    assert stage.table.view(None)["action"]["stealth"] == 1


# Acrobatics


@rule("VTES-6.4.3-19")
def test_acrobatics_gives_an_additional_strike() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Acrobatics")
    fight(stage, elder, rival)
    choose_strikes(stage)
    stage.skip("additional-strikes", A)
    assert offered_modes(stage, A, "acrobatics") == ["cel"]
    stage.play(A, "play acrobatics cel", elder)
    stage.skip("MinionPhase")
    assert stage.blood(rival) == 7
    assert stage.blood(elder) == 8


def test_acrobatics_at_superior_dodges_and_strikes_again() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Acrobatics", "Acrobatics")
    fight(stage, elder, rival)
    choose_strikes(stage, stage.text("play acrobatics CEL", elder))
    stage.skip("additional-strikes", A)
    assert offered_modes(stage, A, "acrobatics") == []  # he has gained strikes already
    stage.skip("strike", A)
    stage.play(A, "play acrobatics CEL", elder)
    stage.skip("MinionPhase")
    assert len(stage.events_of(StrikeMissed)) == 1
    assert stage.blood(elder) == 8
    assert stage.blood(rival) == 9  # the second one gives no third strike


# Preternatural Evasion


def test_preternatural_evasion_dodges() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Preternatural Evasion")
    fight(stage, elder, rival)
    choose_strikes(stage, stage.text("play preternatural-evasion cel", elder))
    stage.skip("MinionPhase")
    assert stage.blood(elder) == 10
    assert len(stage.events_of(StrikeMissed)) == 1


@ruling("Preternatural Evasion", 1)
@ruling("Burn blood for effect (mandatory)", 1)
def test_preternatural_evasion_at_superior_burns_blood_to_end_combat() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Preternatural Evasion")
    fight(stage, elder, rival)
    stage.skip("strike", A)
    stage.table.blood[elder] = 0
    assert offered_modes(stage, A, "preternatural-evasion") == ["cel"]
    stage.table.blood[elder] = 5
    stage.play(A, "play preternatural-evasion CEL", elder)
    assert stage.blood(elder) == 4  # at once
    stage.skip("MinionPhase")
    assert stage.blood(elder) == 4
    assert stage.blood(rival) == 9


# Blur


ADDITIONAL = [("blur", "cel", 1, 1), ("blur", "CEL", 2, 1), ("pursuit", "CEL", 1, 0)]
ADDITIONAL += [("side-strike", "CEL", 1, 0)]


@rule("EX-6.4.3-a", "EX-6.4.3-b", "VTES-6.4.3-14", "VTES-6.4.3-16", "VTES-R-69")
def test_kurt_and_ira_with_undead_strength_dodge_and_blur() -> None:
    stage = PeopleStage()
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    stage.hand(A, "Undead Strength", "Blur")
    stage.hand(B, "Dodge", "Blur")
    fight(stage, kurt, ira)
    choose_strikes(
        stage, stage.text("play undead-strength POT", kurt), stage.text("play dodge plain", ira)
    )
    stage.skip("additional-strikes", A)
    assert (stage.blood(kurt), stage.blood(ira)) == (8, 8)
    stage.play(A, "play blur cel", kurt)
    stage.skip("additional-strikes", B)
    stage.play(B, "play blur CEL", ira)
    assert (stage.blood(kurt), stage.blood(ira)) == (7, 7)
    choose_strikes(stage)
    stage.skip("strike", B)
    assert (stage.blood(kurt), stage.blood(ira)) == (6, 6)
    stage.play(B, "strike hand")
    stage.skip()
    assert (stage.blood(kurt), stage.blood(ira)) == (5, 6)


@rule("VTES-6.4.3-03")
@pytest.mark.parametrize(("card", "mode", "number", "cost"), ADDITIONAL)
def test_cards_that_give_additional_strikes(card: str, mode: str, number: int, cost: int) -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, card)
    fight(stage, elder, rival)
    choose_strikes(stage)
    stage.skip("additional-strikes", A)
    stage.play(A, f"play {card} {mode}", elder)
    stage.skip()
    assert stage.blood(rival) == 9 - 1 - number
    assert stage.blood(elder) == 10 - 1 - cost


@rule("VTES-6.4.3-14", "VTES-6.4.3-19")
@pytest.mark.parametrize(("card", "mode"), [row[:2] for row in ADDITIONAL])
def test_one_card_a_round_for_additional_strikes(card: str, mode: str) -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, card, "Blur", card)
    fight(stage, elder, rival)
    stage.skip("strike", A)
    assert mode not in offered_modes(stage, A, card)
    choose_strikes(stage)
    stage.skip("additional-strikes", A)
    stage.play(A, f"play {card} {mode}", elder)
    assert (stage.window, stage.decider) == ("additional-strikes", A)
    assert offered_modes(stage, A, "blur") == []


# Pursuit


@rule("VTES-6.4.2-03")
@pytest.mark.parametrize(("card", "mode"), [("pursuit", "cel"), ("flash", "cel"), ("flash", "CEL")])
def test_cards_that_maneuver(card: str, mode: str) -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, card)
    fight(stage, elder, rival)
    stage.skip("range", A)
    stage.play(A, f"play {card} {mode}", elder)
    assert is_long(stage.table)
    stage.skip("press", A)
    assert stage.offers(A, "press") == (mode == "CEL")
    assert (stage.blood(elder), stage.blood(rival)) == (10, 9)


# Nimble Feet


def test_nimble_feet_is_a_press_or_an_additional_strike() -> None:
    stage, elder, rival = duel("Nimble Feet", "Nimble Feet")
    choose_strikes(stage)
    stage.skip("additional-strikes", A)
    assert offered_modes(stage, A, "nimble-feet") == ["CEL"]
    stage.play(A, "play nimble-feet CEL", elder)
    stage.skip("press", A)
    assert stage.blood(rival) == 9 - 2
    assert offered_modes(stage, A, "nimble-feet") == ["cel"]
    stage.play(A, "play nimble-feet cel", elder)
    stage.skip("before-range", A)
    assert rounds_begun(stage) == [1, 2]


# Side Strike


@pytest.mark.parametrize("card", ["side-strike", "sideslip"])
@rule("VTES-6.4.5-16")
def test_cards_that_dodge(card: str) -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, card)
    fight(stage, elder, rival)
    choose_strikes(stage, stage.text(f"play {card} cel", elder))
    stage.skip()
    assert (stage.blood(elder), stage.blood(rival)) == (10, 9)


# Stutter-Step


@ruling("Stutter-Step", 2)
@pytest.mark.parametrize(("mode", "damage"), [("cel", 0), ("CEL", 1)])
def test_stutter_step_dodges_and_strikes_at_superior(mode: str, damage: int) -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Stutter-Step")
    fight(stage, elder, rival)
    choose_strikes(stage, stage.text(f"play stutter-step {mode}", elder))
    stage.skip()
    assert (stage.blood(elder), stage.blood(rival)) == (10, 9 - damage)


@ruling("Stutter-Step", 2)
def test_stutter_step_dodges_a_first_strike() -> None:
    stage = CombatStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Stutter-Step")
    stage.hand(B, "Swift Jab")
    fight(stage, elder, rival)
    choose_strikes(
        stage, stage.text("play stutter-step CEL", elder), stage.text("play swift-jab plain", rival)
    )
    stage.skip()
    assert (stage.blood(elder), stage.blood(rival)) == (10, 8)


def test_both_miss_where_a_dodge_meets_a_stutter_step() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Stutter-Step")
    stage.hand(B, "Dodge")
    fight(stage, elder, rival)
    choose_strikes(
        stage, stage.text("play stutter-step CEL", elder), stage.text("play dodge plain", rival)
    )
    stage.skip()
    assert (stage.blood(elder), stage.blood(rival)) == (10, 9)


@ruling("Stutter-Step", 1)
def test_stutter_step_needs_both_a_hand_strike_and_a_dodge_to_be_allowed() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Stutter-Step")
    stage.hand(B, "Immortal Grapple")
    fight(stage, elder, rival)
    stage.skip("before-strikes", B)
    stage.play(B, "play immortal-grapple pot", rival)
    stage.skip("strike", A)
    assert offered_modes(stage, A, "stutter-step") == []
    assert stage.offers(A, "strike hand")


def test_stutter_step_at_superior_is_for_close_range() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Stutter-Step", "Fake Out")
    fight(stage, elder, rival)
    stage.skip("range", A)
    stage.play(A, "play fake-out plain", elder)
    stage.skip("strike", A)
    assert offered_modes(stage, A, "stutter-step") == ["cel"]


def test_stutter_step_at_superior_is_no_additional_strike() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Stutter-Step", "Blur")
    fight(stage, elder, rival)
    stage.skip("strike", A)
    assert offered_modes(stage, A, "stutter-step") == ["cel", "CEL"]
    choose_strikes(stage)
    stage.skip("additional-strikes", A)
    stage.play(A, "play blur cel", elder)
    stage.skip("strike", A)
    assert offered_modes(stage, A, "stutter-step") == ["cel"]


@ruling("Prohibits additional strikes", 1)
def test_no_additional_strikes_after_a_stutter_step_not_even_for_what_comes_with_them() -> None:
    tumble = Card("Tumble", COMBAT, effect=Do(AdditionalStrikes(1), Strength(+1)))
    stage = Stage(2, extra=(*PEOPLE, tumble))
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Stutter-Step", "Blur", "Tumble")
    stage.hand(B, "Blur")
    fight(stage, elder, rival)
    choose_strikes(stage, stage.text("play stutter-step CEL", elder))
    stage.skip("additional-strikes", A)
    assert offered_modes(stage, A, "blur") == []
    assert offered_modes(stage, A, "tumble") == []
    stage.play(A, "pass")
    assert offered_modes(stage, B, "blur") == ["cel", "CEL"]


def test_a_plain_dodge_with_stutter_step_leaves_additional_strikes() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Stutter-Step", "Blur")
    fight(stage, elder, rival)
    choose_strikes(stage, stage.text("play stutter-step cel", elder))
    stage.skip("additional-strikes", A)
    assert offered_modes(stage, A, "blur") == ["cel", "CEL"]


# Sideslip


@rule("VTES-6.4.6-02")
def test_sideslip_at_superior_prevents_once_each_round() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Sideslip", "Sideslip", "Skin of Rock")
    stage.hand(B, "Undead Strength")
    fight(stage, elder, rival)
    assert offered_modes(stage, A, "sideslip") == []
    choose_strikes(stage, "strike hand", stage.text("play undead-strength POT", rival))
    assert offered_modes(stage, A, "sideslip") == ["CEL"]
    stage.play(A, "play sideslip CEL", elder)
    assert offered_modes(stage, A, "skin-of-rock") == ["for", "FOR"]
    assert offered_modes(stage, A, "sideslip") == []
    stage.skip()
    assert stage.blood(elder) == 10 - 2


# Flash


@rule("VTES-6.4.4-03", "VTES-6.4.4-07")
@pytest.mark.parametrize("card", ["flash", "psyche", "resist-earths-grasp"])
def test_cards_that_press(card: str) -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, card)
    fight(stage, elder, rival)
    stage.skip("press", A)
    assert offered_modes(stage, A, card) == ["cel"]
    stage.play(A, f"play {card} cel", elder)
    stage.skip()
    assert len(stage.events_of(RoundBegan)) == 2


def test_flash_is_one_or_the_other() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Flash")
    fight(stage, elder, rival)
    assert offered_modes(stage, A, "flash") == []
    stage.skip("range", A)
    stage.play(A, "play flash cel", elder)
    stage.skip("press", A)
    assert not stage.offers(A, "press")
    stage.skip()
    assert len(stage.events_of(RoundBegan)) == 1


# Fast Hands


@rule("VTES-6.4.5-07")
@pytest.mark.parametrize(("mode", "damage"), [("cel", 2), ("CEL", 0)])
def test_fast_hands_steals_a_weapon(mode: str, damage: int) -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    gun, lamp = stage.put_on(rival, ".44 Magnum"), stage.put_on(rival, "Lamp")
    stage.hand(A, "Fast Hands")
    fight(stage, elder, rival)
    shot = stage.text("strike", gun, "0")
    choose_strikes(stage, stage.text(f"play fast-hands {mode}", elder), shot)
    stage.skip()
    assert (stage.table.host[gun], stage.table.host[lamp]) == (elder, rival)
    assert stage.blood(elder) == 10 - 1 - damage


@ruling("Fast Hands", 1)
def test_fast_hands_needs_a_weapon_to_steal() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.put_on(rival, "Lamp")
    stage.put_on(elder, ".44 Magnum")
    stage.hand(A, "Fast Hands", "Slam")
    fight(stage, elder, rival)
    stage.skip("strike", A)
    assert offered_modes(stage, A, "slam") == ["pot", "POT"]
    assert offered_modes(stage, A, "fast-hands") == []


# Psyche!


def test_psyche_at_superior_begins_another_combat() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Psyche!", "Torn Signpost", "Psyche!")
    fight(stage, elder, rival)
    stage.play(A, "play torn-signpost POT", elder)
    stage.skip("end-of-round", A)
    stage.play(A, "play psyche CEL", elder)
    assert offered_modes(stage, A, "psyche") == []  # one combat is coming already
    stage.skip("before-range", A)
    assert len(stage.events_of(CombatBegan)) == 2
    assert stage.blood(rival) == 9 - 3
    stage.skip()
    assert len(stage.events_of(CombatEnded)) == 2
    assert stage.blood(rival) == 9 - 3 - 1  # what held for the first combat is over


def test_psyche_is_not_playable_if_combat_continues_or_a_combatant_is_down() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Psyche!", "Flash")
    fight(stage, elder, rival)
    stage.skip("press", A)
    stage.play(A, "play flash cel", elder)
    stage.skip("end-of-round", A)
    assert offered_modes(stage, A, "psyche") == []
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival", 0)
    stage.hand(A, "Psyche!", "Taste of Vitae")
    fight(stage, elder, rival)
    stage.skip("end-of-round", A)
    assert offered_modes(stage, A, "psyche") == []


@ruling("Psyche!", 2)
def test_only_one_combat_follows() -> None:
    stage, elder, rival = duel("Psyche!", opposing_hand=("Psyche!",))
    choose_strikes(stage)
    stage.skip("end-of-round", A)
    stage.play(A, "play psyche CEL", elder)
    stage.skip("end-of-round", B)
    assert offered_modes(stage, B, "psyche") == []
    stage.skip("strike", A)
    assert len(stage.events_of(CombatBegan)) == 2
    assert stage.zone(rival) == READY


@ruling("Psyche!", 4)
@pytest.mark.parametrize("first", ["psyche CEL", "taste-of-vitae plain"])
def test_psyche_comes_before_or_after_taste_of_vitae(first: str) -> None:
    stage, elder, _ = duel("Psyche!", "Taste of Vitae", "Undead Strength")
    choose_strikes(stage, stage.text("play undead-strength POT", elder))
    stage.skip("end-of-round", A)
    second = "taste-of-vitae plain" if first == "psyche CEL" else "psyche CEL"
    stage.play(A, "play", first, elder)
    stage.skip("end-of-round", A)
    stage.play(A, "play", second, elder)
    stage.skip("strike", A)
    assert len(stage.events_of(CombatBegan)) == 2
    assert stage.blood(elder) == 10


@ruling("Psyche!", 5, 6)
def test_the_next_combat_is_one_of_its_own_within_the_same_action() -> None:
    stage = PeopleStage(2)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Lucky Blow", "Psyche!", "Freak Drive", *["Ascendance"] * 4)
    stage.library(A, "Vessel", "Fame")
    fight(stage, elder, rival)
    choose_strikes(stage, stage.text("play lucky-blow plain", elder))
    stage.skip("end-of-round", A)
    assert len(stage.table.hand[A]) == 6
    stage.play(A, "play psyche CEL", elder)
    assert len(stage.table.hand[A]) == 6
    stage.skip("before-range", A)
    assert len(stage.table.hand[A]) == 7
    assert stage.table.view(None)["action"]["minion"].startswith("elder")
    assert stage.events_of(ActionEnded) == []
    stage.skip("after-action", A)
    assert len(stage.events_of(CombatEnded)) == 2
    assert offered_modes(stage, A, "freak-drive") == ["FOR"]


@ruling("Continue combat", 2)
@ruling("Psyche!", 3)
def test_psyche_and_telepathic_tracking() -> None:
    stage, kurt, rival = duel_with_kurt("Telepathic Tracking", opposing_hand=("Psyche!",))
    choose_strikes(stage)
    stage.skip("end-of-round", B)
    stage.play(B, "play", "psyche", "CEL", rival)
    stage.skip("end-of-round", A)
    assert offered_modes(stage, A, "telepathic-tracking") == []
    stage, kurt, rival = duel_with_kurt("Telepathic Tracking", opposing_hand=("Psyche!",))
    choose_strikes(stage)
    stage.skip("end-of-round", A)
    stage.play(A, "play", "telepathic-tracking", "AUS", kurt)
    stage.skip("end-of-round", B)
    assert rounds_begun(stage) == [1]
    assert offered_modes(stage, B, "psyche") == []
    stage.skip("before-range", A)
    choose_strikes(stage)
    stage.skip("end-of-round", B)
    assert offered_modes(stage, B, "psyche") == ["CEL"]


# Torrent


def test_torrent_gives_an_additional_strike() -> None:
    stage, elder, rival = duel("Torrent", "Blur")
    stage.skip("additional-strikes", A)
    stage.play(A, "play torrent cel", elder)
    assert offered_modes(stage, A, "blur") == []
    stage.skip("MinionPhase")
    assert (stage.blood(elder), stage.blood(rival)) == (10 - 2 - 1, 9 - 2)


@pytest.mark.parametrize("card", ["", "errand"])
def test_torrent_at_superior_continues_any_blocked_action(card: str) -> None:
    stage = BlockStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Torrent")
    block_action(stage, elder, rival, *([card] if card else []))
    choose_strikes(stage, stage.text("play torrent CEL", elder))
    stage.skip("MinionPhase")
    assert len(stage.events_of(ActionContinued)) == 1
    assert stage.blood(rival) == 9
    assert stage.table.pool == ([32, 30] if card else [30, 29])


@pytest.mark.parametrize("blocker", [True, False])
def test_torrent_does_not_continue_if_the_vampire_was_not_blocked(blocker: bool) -> None:
    stage = BlockStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Torrent", "Waylay")
    stage.hand(B, "Torrent")
    if blocker:
        block_action(stage, elder, rival)
        choose_strikes(stage, "strike hand", stage.text("play torrent CEL", rival))
    else:
        stage.play(A, "play waylay plain", elder)
        stage.play(A, "target", rival)
        stage.skip("strike", A)
        choose_strikes(stage, stage.text("play torrent CEL", elder))
    stage.skip("MinionPhase")
    assert len(stage.events_of(CombatEnded)) == 1
    assert stage.events_of(ActionContinued) == []


# Resist Earth's Grasp


def test_resist_earths_grasp_as_a_maneuver_has_a_press_with_it() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Resist Earth's Grasp")
    fight(stage, elder, rival)
    stage.skip("range", A)
    stage.play(A, "play resist-earths-grasp cel", elder)
    assert is_long(stage.table)
    assert stage.blood(elder) == 9
    stage.skip("press", A)
    stage.play(A, "press")
    stage.skip()
    assert len(stage.events_of(RoundBegan)) == 2


# Forced March


@rule("VTES-1.6.1-15")
def test_forced_march_needs_both_disciplines() -> None:
    stage = PeopleStage()
    mazz = stage.vampire(A, "Mazz")
    stage.hand(A, "Forced March", "Computer Hacking")
    stage.play(A, "play computer-hacking plain", mazz)
    stage.skip("after-action", A)
    assert offered_modes(stage, A, "forced-march") == []


def test_forced_march_untaps_after_a_success_once_a_turn() -> None:
    stage = PeopleStage()
    pupil = stage.vampire(A, "Pupil")
    stage.hand(A, "Forced March", "Forced March")
    bleed(stage, pupil)
    stage.skip("after-action", A)
    stage.play(A, "play forced-march cel+for", pupil)
    assert not stage.table.tapped[pupil]
    stage.skip()
    stage.play(A, "hunt", pupil)
    stage.skip("after-action", A)
    assert offered_modes(stage, A, "forced-march") == []


@pytest.mark.parametrize(("answer", "tapped", "blood"), [("yes", False, 9), ("no", True, 10)])
def test_forced_march_at_superior(answer: str, tapped: bool, blood: int) -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Forced March")
    bleed(stage, elder)
    try_block(stage, rival)
    stage.play(A, "play forced-march CEL+FOR", elder)
    stage.skip("May", A)
    assert stage.table.pool[B] == 29
    stage.play(A, answer)
    stage.skip()
    assert stage.table.tapped[elder] == tapped
    assert stage.blood(elder) == blood


def test_forced_march_untaps_nobody_after_a_block() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Forced March")
    fight(stage, elder, rival)
    stage.skip("after-action", A)
    assert offered_modes(stage, A, "forced-march") == []
    assert stage.table.tapped[elder]


# Alacrity


@pytest.mark.parametrize("mode", ["cel", "CEL"])
def test_alacrity_hides_and_at_superior_helps_in_the_first_round(mode: str) -> None:
    stage = CombatStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Alacrity", "Hold On")
    stage.hand(B, "Enhanced Senses")
    card = stage.table.hand[A][0]
    bleed(stage, elder)
    try_block(stage, rival)
    stage.play(A, f"play alacrity {mode}", elder)
    assert stage.table.view(None)["action"]["stealth"] == 1
    assert stage.blood(elder) == 8
    stage.skip("block", B)
    stage.play(B, "play enhanced-senses aus", rival)
    stage.skip("range", A)
    assert stage.offers(A, "use", card, "0") == (mode == "CEL")
    stage.skip("press", A)
    stage.play(A, "play hold-on plain", elder)
    stage.skip("range", A)
    assert not stage.offers(A, "use", card, "0")


def test_alacritys_maneuver() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Alacrity")
    stage.hand(B, "Enhanced Senses")
    card = stage.table.hand[A][0]
    bleed(stage, elder)
    try_block(stage, rival)
    stage.play(A, "play alacrity CEL", elder)
    stage.skip("block", B)
    stage.play(B, "play enhanced-senses aus", rival)
    stage.skip("range", A)
    stage.play(A, "use", card, "0")
    assert is_long(stage.table)
