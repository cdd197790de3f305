"""Tests of the cards of Animalism."""

from __future__ import annotations

import pytest
from games.vtes.cards.blocked_actions import block_with_card, continue_action, start_errand
from games.vtes.cards.combats import duel
from games.vtes.cards.people import (
    PeopleStage,
    bleed,
    choose_strikes,
    fight,
    offered_modes,
    try_block,
)
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C

from conclave.games.vtes.rules.combat.fight import is_long
from conclave.games.vtes.rules.constants import ASH_HEAP, BESIDE, NOTHING, ON_CARD, TORPOR
from conclave.games.vtes.rules.events.actions import ActionAnnounced
from conclave.games.vtes.rules.events.combat import CombatBegan, CombatEnded, TookDamage
from conclave.games.vtes.rules.modes import NO_EFFECT
from conclave.games.vtes.rules.reading import values
from conclave.games.vtes.vocabulary.rounds import InflictedMore
from conclave.lang.resolving import Resolving
from conclave.testing import rule

# Army of Rats


def test_army_of_rats_comes_into_play() -> None:
    stage = PeopleStage(3)
    pupil = stage.vampire(A, "Pupil")
    stage.hand(A, "Army of Rats")
    stage.play(A, "play", "army-of-rats", "ani", pupil)
    (card,) = [c for c in range(len(stage.table.definition)) if c != pupil]
    assert values.stealth(stage.table, pupil) == 1
    stage.skip("MinionPhase")
    assert stage.zone(card) == BESIDE
    assert stage.table.pool == [30, 30, 30]


def test_army_of_rats_burns_a_pool_of_the_prey_each_turn_however_many_there_are() -> None:
    for number in (1, 2):
        stage = PeopleStage(3, phase="untap")
        for _ in range(number):
            stage.permanent(A, "Army of Rats")
        stage.skip("MasterPhase")
        assert stage.table.pool == [30, 29, 30]


def test_army_of_rats_does_nothing_in_the_turns_of_others() -> None:
    stage = PeopleStage(3, phase="untap", active=B)
    stage.permanent(A, "Army of Rats")
    stage.permanent(C, "Army of Rats")
    stage.skip("MasterPhase")
    assert stage.table.pool == [30, 30, 30]


def test_any_minion_may_burn_the_army_of_rats() -> None:
    stage = PeopleStage(3)
    rats = stage.permanent(C, "Army of Rats")
    thug, kurt = stage.ally(A, "Thug"), stage.vampire(B, "Kurt")
    stage.vampire(C, "Rival")
    stage.play(A, "act", thug, rats, "0")
    (announced,) = stage.events_of(ActionAnnounced)
    assert announced.target_seat == C
    asked = []
    while stage.prompt != "MinionPhase":
        if stage.prompt == "BlockQuestion":
            asked.append(stage.decider)
        stage.do_minimum()
    assert asked == [C]
    assert stage.zone(rats) == ASH_HEAP
    assert not stage.table.tapped[kurt]


# Deep Song


@rule("VTES-6.4-01", "VTES-6.4.1-03")
def test_deep_song_at_superior_taps_and_fights_with_the_other_as_the_acting_one() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.ally(B, "Thug")
    stage.hand(A, "Deep Song")
    stage.play(A, "play deep-song ANI", elder)
    stage.skip("before-range")
    assert stage.decider == B
    assert stage.table.tapped[rival]
    stage.skip("strike")
    assert stage.decider == B


@rule("VTES-1.6.3-28")
def test_deep_song_is_a_frenzy_card_only_at_superior() -> None:
    stage = PeopleStage()
    elder, hunter = stage.vampire(A, "Elder"), stage.vampire(B, "Hunter")
    other = stage.vampire(B, "Pupil")
    stage.hand(A, "Deep Song")
    stage.hand(B, "Predator's Communion")
    stage.begin()
    stage.table.play(A, stage.text("play deep-song ANI", elder))
    stage.table.play(A, stage.text("target", hunter))
    stage.skip("as-played", B)
    assert stage.offers(B, "play predators-communion abo-reflex", hunter)
    assert not stage.offers(B, "play predators-communion abo-reflex", other)
    stage.play(B, "play predators-communion abo-reflex", hunter)
    assert stage.prompt == "MinionPhase"
    assert not stage.table.tapped[elder]
    assert stage.events_of(CombatBegan) == []
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder")
    stage.vampire(B, "Hunter")
    stage.hand(A, "Deep Song")
    stage.hand(B, "Predator's Communion")
    stage.begin()
    stage.table.play(A, stage.text("play deep-song ani", elder))
    stage.skip("as-played", B)
    assert offered_modes(stage, B, "predators-communion") == []
    stage.skip()
    assert stage.table.pool[B] == 28


def test_deep_song_taps_as_the_combat_begins() -> None:
    stage = PeopleStage(2)
    pupil, elder = stage.vampire(A, "Kurt"), stage.vampire(B, "Elder")
    stage.hand(A, "Deep Song")
    stage.play(A, "play deep-song ANI", pupil)
    stage.skip("before-range")
    assert stage.decider == B  # he counts as the acting minion
    assert stage.table.tapped[elder]


# Instinctive Reaction


@ruling("Instinctive Reaction", 1)
@pytest.mark.parametrize("mode", ["ani", "ANI"])
def test_instinctive_reaction_at_superior_gives_a_maneuver_in_that_combat(mode: str) -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Psyche!")
    block_with_card(stage, f"instinctive-reaction {mode}", elder, rival)
    assert stage.offers(B, "maneuver") == (mode == "ANI")
    stage.skip("end-of-round", A)
    stage.play(A, "play psyche CEL", elder)
    stage.skip("range", B)
    assert len(stage.events_of(CombatBegan)) == 2
    assert not stage.offers(B, "maneuver")


def test_instinctive_reaction_is_against_the_predators_minions() -> None:
    stage = PeopleStage(3)
    elder, rival = stage.vampire(A, "Elder", 5), stage.vampire(C, "Rival")
    kurt = stage.vampire(B, "Kurt")
    stage.hand(B, "Instinctive Reaction")
    stage.hand(C, "Instinctive Reaction", "Enhanced Senses")
    stage.play(A, "hunt", elder)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", kurt)
    stage.skip("block", B)
    assert offered_modes(stage, B, "instinctive-reaction") == ["ani", "ANI"]
    stage.skip("BlockQuestion", C)
    stage.play(C, "block", rival)
    stage.skip("block", C)
    assert offered_modes(stage, C, "enhanced-senses") == ["aus", "AUS"]
    assert offered_modes(stage, C, "instinctive-reaction") == []


# Cats' Guidance


@rule("VTES-6.2.3-03")
def test_cats_guidance_untaps_who_has_blocked() -> None:
    stage = PeopleStage()
    pupil, elder = stage.vampire(A, "Pupil"), stage.vampire(B, "Elder")
    other = stage.vampire(B, "Rival", tapped=True)
    stage.hand(B, "Cats' Guidance")
    bleed(stage, pupil)
    try_block(stage, elder)
    stage.skip("after-action", B)
    assert stage.table.tapped[elder]
    assert not stage.offers(B, "play cats-guidance ani", other)
    stage.play(B, "play cats-guidance ani", elder)
    assert not stage.table.tapped[elder]


def test_cats_guidance_not_without_a_block() -> None:
    stage = PeopleStage()
    pupil = stage.vampire(A, "Pupil")
    stage.vampire(B, "Elder", tapped=True)
    stage.hand(B, "Cats' Guidance")
    bleed(stage, pupil)
    stage.skip("after-action", B)
    assert offered_modes(stage, B, "cats-guidance") == []


@ruling("Cats' Guidance", 1)
@pytest.mark.parametrize("card", ["form-of-mist", "shadow-body"])
def test_cats_guidance_is_played_by_who_blocked_an_action_that_continued(card: str) -> None:
    stage, elder, rival, kurt = start_errand(card)
    stage.hand(B, "Cats' Guidance")
    try_block(stage, kurt)
    continue_action(stage, elder, card)
    stage.skip("after-action", B)
    assert not stage.offers(B, "play cats-guidance ani", rival)
    stage.play(B, "play cats-guidance ani", kurt)
    assert not stage.table.tapped[kurt]


@ruling("Cats' Guidance", 1)
def test_cats_guidance_is_played_after_all_combats() -> None:
    stage, elder, rival = duel("Psyche!", opposing_hand=("Cats' Guidance",))
    stage.skip("end-of-round", A)
    stage.play(A, "play psyche CEL", elder)
    seen = []
    while stage.window != "after-action":
        seen += offered_modes(stage, stage.decider, "cats-guidance")
        stage.do_minimum()
    stage.skip("after-action", B)
    assert seen == []
    assert len(stage.events_of(CombatEnded)) == 2
    stage.play(B, "play cats-guidance ani", rival)
    assert not stage.table.tapped[rival]


@ruling("Cats' Guidance", 2)
def test_cats_guidance_is_not_for_a_vampire_in_torpor() -> None:
    stage, elder, rival = duel("Undead Strength", opposing_hand=("Cats' Guidance",), blood=(10, 1))
    choose_strikes(stage, stage.text("play undead-strength POT", elder))
    while stage.window != "after-action":
        stage.do_minimum()
    stage.skip("after-action", B)
    assert stage.zone(rival) == TORPOR
    assert offered_modes(stage, B, "cats-guidance") == []


# Guard Dogs


@pytest.mark.parametrize("card", ["guard-dogs", "rats-warning"])
@pytest.mark.parametrize("mode", ["ani", "ANI"])
def test_guard_dogs_and_rats_warning_untap_when_you_are_bled(card: str, mode: str) -> None:
    stage = PeopleStage()
    pupil, elder = stage.vampire(A, "Pupil"), stage.vampire(B, "Elder", tapped=True)
    stage.hand(B, card)
    bleed(stage, pupil)
    stage.skip("BlockQuestion", B)
    stage.play(B, f"play {card} {mode}", elder)
    assert not stage.table.tapped[elder]
    try_block(stage, elder)
    stage.skip("range", B)
    assert stage.offers(B, "maneuver") == (card == "guard-dogs" and mode == "ANI")
    stage.skip("press", B)
    assert stage.offers(B, "press") == (card == "rats-warning" and mode == "ANI")


@pytest.mark.parametrize("card", ["guard-dogs", "rats-warning"])
def test_guard_dogs_are_not_for_what_is_no_bleed_or_not_against_you(card: str) -> None:
    stage = PeopleStage(3)
    pupil = stage.vampire(A, "Pupil", 2)
    stage.vampire(B, "Elder", tapped=True)
    stage.hand(B, card, "On the Qui Vive")
    stage.play(A, "hunt", pupil)
    stage.skip("BlockQuestion", B)
    assert offered_modes(stage, B, "on-the-qui-vive") == ["plain"]
    assert offered_modes(stage, B, card) == []
    stage = PeopleStage(3)
    pupil = stage.vampire(A, "Pupil")
    stage.vampire(C, "Elder", tapped=True)
    stage.hand(C, card)
    bleed(stage, pupil)
    stage.skip("declined", C)
    assert offered_modes(stage, C, card) == []


@ruling("Guard Dogs", 2)
@ruling("Spirit's Touch", 2)
@pytest.mark.parametrize("card", ["guard-dogs", "spirits-touch"])
def test_the_maneuver_of_a_blocker_is_there_again_for_another_block(card: str) -> None:
    stage = PeopleStage(2)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Form of Mist", "Lost in Crowds")
    stage.hand(B, card, "Enhanced Senses", "Eagle's Sight")
    stage.table.tapped[rival] = card == "guard-dogs"
    bleed(stage, elder)
    stage.skip("BlockQuestion", B)
    if card == "guard-dogs":
        stage.play(B, "play guard-dogs ANI", rival)
    try_block(stage, rival)
    if card == "spirits-touch":
        stage.play(A, "play lost-in-crowds obf", elder)
        stage.skip("block", B)
        stage.play(B, "play spirits-touch AUS", rival)
    continue_action(stage, elder, "form-of-mist")
    stage.table.tapped[rival] = False  # something untaps him
    try_block(stage, rival)
    stage.skip("block", B)
    stage.play(B, "play enhanced-senses aus", rival)
    stage.skip("range", B)
    assert len(stage.events_of(CombatBegan)) == 2
    assert stage.offers(B, "maneuver")


@ruling("Guard Dogs", 1)
@ruling("Spirit's Touch", 1)
@pytest.mark.parametrize("card", ["guard-dogs", "spirits-touch"])
def test_the_maneuver_of_a_blocker_is_for_the_combat_that_the_block_leads_to(card: str) -> None:
    stage = PeopleStage(2)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Psyche!", "Lost in Crowds")
    stage.hand(B, card)
    stage.table.tapped[rival] = card == "guard-dogs"
    bleed(stage, elder)
    stage.skip("BlockQuestion", B)
    if card == "guard-dogs":
        stage.play(B, "play guard-dogs ANI", rival)
    try_block(stage, rival)
    if card == "spirits-touch":
        stage.play(A, "play lost-in-crowds obf", elder)
        stage.skip("block", B)
        stage.play(B, "play spirits-touch AUS", rival)
    stage.skip("range", B)
    assert stage.offers(B, "maneuver")
    stage.skip("end-of-round", A)
    stage.play(A, "play psyche CEL", elder)
    stage.skip("range", B)
    assert len(stage.events_of(CombatBegan)) == 2
    assert not stage.offers(B, "maneuver")


# Sense the Savage Way


def test_sense_the_savage_way_at_superior_untaps_and_blocks() -> None:
    stage = PeopleStage()
    pupil, elder = stage.vampire(A, "Pupil"), stage.vampire(B, "Elder", tapped=True)
    stage.hand(B, "Sense the Savage Way")
    bleed(stage, pupil)
    assert stage.decider == A
    stage.play(A, "pass")
    assert (
        offered_modes(stage, B, "sense-the-savage-way") == []
    )  # not before she is asked for a block
    stage.skip("BlockQuestion", B)
    stage.play(B, "play sense-the-savage-way ANI", elder)
    assert stage.window == "block"
    stage.skip("before-range")
    assert len(stage.events_of(CombatBegan)) == 1
    assert stage.table.tapped[elder]


def test_sense_the_savage_way_is_for_the_great_and_tapped() -> None:
    stage = PeopleStage()
    pupil, young = stage.vampire(A, "Pupil"), stage.vampire(B, "Pupil", tapped=True)
    elder = stage.vampire(B, "Elder")
    stage.hand(B, "Sense the Savage Way")
    bleed(stage, pupil)
    stage.skip("BlockQuestion", B)
    assert offered_modes(stage, B, "sense-the-savage-way") == []
    assert not stage.table.tapped[elder]
    assert stage.table.tapped[young]


# Aid from Bats


@rule("VTES-6.4.4-03")
@pytest.mark.parametrize("mode", ["ani", "ANI"])
def test_aid_from_bats(mode: str) -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Aid from Bats")
    fight(stage, elder, rival)
    stage.skip("range", A)
    stage.play(A, f"play aid-from-bats {mode}", elder)
    assert is_long(stage.table)
    choose_strikes(stage, "strike bound")
    stage.skip("press", A)
    assert (stage.blood(elder), stage.blood(rival)) == (10, 8)
    assert stage.offers(A, "press") == (mode == "ANI")


def test_aid_from_bats_is_used_up_by_its_strike() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Aid from Bats", "Aid from Bats")
    fight(stage, elder, rival)
    stage.skip("range", A)
    stage.play(A, "play aid-from-bats ani", elder)
    stage.skip("strike", A)
    assert stage.options(A) == ["strike bound"]


# Canine Horde


@rule("VTES-6.4.5-03", "VTES-6.4.5-04", "VTES-6.4.5-12")
def test_canine_horde_at_superior_destroys_equipment_first() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    gun, lamp = stage.put_on(rival, ".44 Magnum"), stage.put_on(rival, "Lamp")
    stage.hand(A, "Canine Horde", "Fake Out")
    fight(stage, elder, rival)
    stage.skip("range", A)
    stage.play(A, "play fake-out plain", elder)
    shot = stage.text("strike", gun, "0")
    choose_strikes(stage, stage.text("play canine-horde ANI", elder), shot)
    assert stage.options(A) == [stage.text("target", gun), stage.text("target", lamp)]
    stage.play(A, "target", gun)
    stage.skip()
    assert (stage.zone(gun), stage.zone(lamp)) == (ASH_HEAP, ON_CARD)
    assert stage.blood(elder) == 10


@ruling("Canine Horde", 1)
def test_canine_horde_without_equipment_to_destroy() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.put_on(elder, "Lamp")
    stage.hand(A, "Canine Horde")
    fight(stage, elder, rival)
    stage.skip("strike", A)
    assert offered_modes(stage, A, "canine-horde") == ["ani"]
    choose_strikes(stage, stage.text("play canine-horde ani", elder))
    stage.skip()
    assert stage.blood(rival) == 8


# Carrion Crows


@pytest.mark.parametrize(("mode", "damage"), [("ani", 1), ("ANI", 2)])
def test_carrion_crows_hurt_each_round_even_who_dodges(mode: str, damage: int) -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Carrion Crows", "Carrion Crows", "Flash", "Pursuit")
    stage.hand(B, "Dodge")
    fight(stage, elder, rival)
    stage.play(A, f"play carrion-crows {mode}", elder)
    assert offered_modes(stage, A, "carrion-crows") == []  # once a combat
    choose_strikes(stage, "strike hand", stage.text("play dodge plain", rival))
    stage.skip("additional-strikes", A)
    assert stage.blood(rival) == 9 - damage
    stage.play(A, "play pursuit CEL", elder)
    stage.skip("press", A)
    assert stage.blood(rival) == 9 - damage - 1
    stage.play(A, "play flash cel", elder)
    choose_strikes(stage)
    stage.skip()
    assert stage.blood(rival) == 9 - damage - 1 - 1 - damage


@rule("VTES-6.4.5-21")
def test_carrion_crows_do_nothing_if_combat_ends_first() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Carrion Crows")
    stage.hand(B, "Majesty")
    fight(stage, elder, rival)
    stage.play(A, "play carrion-crows ANI", elder)
    choose_strikes(stage, "strike hand", stage.text("play majesty pre", rival))
    stage.skip()
    assert stage.blood(rival) == 8


def test_carrion_crows_go_on_although_their_master_falls() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder", 0), stage.vampire(B, "Rival")
    stage.hand(A, "Carrion Crows")
    stage.table.blood[elder] = 1
    fight(stage, elder, rival)
    stage.hand(B, "Undead Strength")
    stage.play(A, "play carrion-crows ANI", elder)
    choose_strikes(stage, "strike hand", stage.text("play undead-strength POT", rival))
    stage.skip()
    assert stage.blood(rival) == 9 - 1 - 2


@ruling("Environmental damage", 1)
@pytest.mark.parametrize(
    ("mine", "theirs", "lost"),
    [("strike hand", "dodge", 2), ("strike hand", "majesty", 0), ("swift-blow", "strike hand", 0)],
)
def test_crows_hurt_who_dodges_but_not_when_combat_is_over_before(
    mine: str, theirs: str, lost: int
) -> None:
    stage, elder, rival = duel(
        "Carrion Crows", "Swift Blow", opposing_hand=("Dodge", "Majesty"), blood=(10, 6)
    )
    stage.play(A, "play carrion-crows ANI", elder)
    moves = {
        "strike hand": "strike hand",
        "dodge": stage.text("play dodge plain", rival),
        "majesty": stage.text("play majesty pre", rival),
        "swift-blow": stage.text("play swift-blow plain", elder),
    }
    choose_strikes(stage, moves[mine], moves[theirs])
    stage.skip("MinionPhase")
    hurt = [e.normal for e in stage.events_of(TookDamage) if e.card.startswith("rival")]
    assert hurt.count(2) == (1 if lost else 0)


@rule("VTES-6.4.6-15", "VTES-6.4.6-12", "VTES-6.4.6-17")
@pytest.mark.parametrize(("blood", "zone"), [(1, ASH_HEAP), (2, TORPOR)])
def test_crows_and_claws_are_one_damage(blood: int, zone: int) -> None:
    stage, elder, rival = duel("Carrion Crows", "Wolf Claws", blood=(10, blood))
    stage.play(A, "play carrion-crows ANI", elder)
    stage.skip("strike", A)
    stage.play(A, "play wolf-claws pro", elder)
    choose_strikes(stage)
    stage.skip("MinionPhase")
    assert stage.zone(rival) == zone
    assert stage.table.faults() == []


@rule("VTES-6.4.6-18", "VTES-6.4.6-19", "VTES-R-70")
def test_an_ally_is_burned_by_strike_and_crows_together_and_strikes_anyway() -> None:
    stage = PeopleStage(2)
    elder, thug = stage.vampire(A, "Elder"), stage.ally(B, "Thug")
    stage.hand(A, "Carrion Crows")
    fight(stage, elder, thug)
    stage.play(A, "play carrion-crows ANI", elder)
    choose_strikes(stage)
    stage.skip("MinionPhase")
    assert stage.zone(thug) == ASH_HEAP
    assert stage.blood(elder) == 9


@rule("VTES-6.4.6-02")
@pytest.mark.parametrize(
    ("play", "blood"),
    [("skin-of-steel for", 6), ("glancing-blow plain", 7), ("resilience FOR", 9)],
)
def test_preventing_a_strike_does_not_prevent_the_crows(play: str, blood: int) -> None:
    card = play.split()[0]
    stage, elder, rival = duel("Carrion Crows", opposing_hand=(card,))
    stage.play(A, "play carrion-crows ANI", elder)
    choose_strikes(stage)
    stage.skip("damage", B)
    stage.play(B, f"play {play}", rival)
    stage.skip("MinionPhase")
    assert stage.blood(rival) == blood


@ruling("Prevent discipline based prevention", 1)
def test_a_card_that_cannot_prevent_the_strike_may_prevent_the_rest() -> None:
    stage, elder, rival = duel(
        "Carrion Crows", "Blood Rage", opposing_hand=("Skin of Rock", "Skin of Steel")
    )
    stage.play(A, "play carrion-crows ANI", elder)
    choose_strikes(stage, stage.text("play blood-rage THA", elder))
    stage.skip("damage", B)
    assert offered_modes(stage, B, "skin-of-steel") == []
    stage.play(B, "play skin-of-rock FOR", rival)
    assert not stage.offers(B, "play skin-of-rock for", rival)
    stage.skip("MinionPhase")
    assert stage.blood(rival) == 9 - 2


def test_parrying_a_weapon_does_not_prevent_the_crows() -> None:
    stage, elder, rival = duel("Skin of Rock", opposing_hand=("Carrion Crows",))
    bundi, cudgel = stage.put_on(elder, "Bundi"), stage.put_on(rival, "Cudgel")
    stage.skip("before-range", B)
    stage.play(B, "play carrion-crows ANI", rival)
    choose_strikes(stage, second=stage.text("strike", cudgel, "0"))
    stage.skip("damage", A)
    assert stage.offers(A, "use", bundi, "0")
    stage.play(A, "play skin-of-rock FOR", elder)  # of the cudgel's damage first
    assert not stage.offers(A, "use", bundi, "0")
    stage.skip("MinionPhase")
    assert stage.blood(elder) == 8


@pytest.mark.parametrize("dodges", [True, False])
def test_an_aim_adds_only_to_damage_of_the_strike(dodges: bool) -> None:
    stage, elder, rival = duel("Carrion Crows", "Target Vitals", opposing_hand=("Dodge",))
    stage.play(A, "play carrion-crows ani", elder)
    stage.skip("strike", A)
    stage.play(A, "play target-vitals plain", elder)
    while stage.window != "strike":
        stage.do_minimum()
    choose_strikes(stage, second=stage.text("play dodge plain", rival) if dodges else "strike hand")
    stage.skip("MinionPhase")
    assert stage.blood(rival) == (8 if dodges else 9 - 1 - 1 - 2)


def test_crows_are_not_counted_as_inflicted_by_their_master() -> None:
    stage, elder, rival = duel("Carrion Crows", opposing_hand=("Undead Strength",))
    stage.play(A, "play carrion-crows ANI", elder)
    choose_strikes(stage, second=stage.text("play undead-strength pot", rival))
    stage.skip("press", A)
    assert stage.blood(rival) == 9 - 3
    for seat, minion, more in ((A, elder, False), (B, rival, True)):
        act = Resolving(NO_EFFECT, seat, NOTHING, minion)
        assert InflictedMore().holds(stage.table, act) == more
