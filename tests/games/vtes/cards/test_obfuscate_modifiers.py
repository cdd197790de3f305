"""Tests of the modifiers of Obfuscate."""

from __future__ import annotations

import pytest
from games.vtes.cards.blocked_actions import continue_action, start_errand
from games.vtes.cards.people import PeopleStage, bleed, fight, offered_modes, try_block
from games.vtes.cards.referendums import ReferendumStage, go_to_polling
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C, Stage

from conclave.games.vtes.rules.combat.fight import is_long
from conclave.games.vtes.rules.constants import ASH_HEAP, AUSPEX, COMBAT, ON_CARD
from conclave.games.vtes.rules.events.actions import BlockFailed
from conclave.games.vtes.rules.notebook import NO_NOTES
from conclave.games.vtes.rules.politics import tally
from conclave.games.vtes.rules.reading import values
from conclave.games.vtes.rules.table import Profile
from conclave.games.vtes.vocabulary.card import Card
from conclave.games.vtes.vocabulary.maneuvers import Maneuver
from conclave.testing import rule

# Cloak the Gathering


STEALTH = [
    ("cloak-the-gathering", "obf", 1, 0),
    ("lost-in-crowds", "obf", 1, 0),
    ("lost-in-crowds", "OBF", 2, 0),
    ("spying-mission", "obf", 1, 0),
    ("faceless-night", "obf", 1, 0),
    ("faceless-night", "OBF", 1, 0),
    ("elder-impersonation", "obf", 1, 1),
    ("swallowed-by-the-night", "obf", 1, 0),
    ("deny", "DEM", 1, 0),
    ("shadow-play", "obt", 1, 1),
    ("shadow-play", "OBT", 2, 1),
    ("shroud-of-night", "OBT", 1, 0),
    ("fae-contortion", "MYT", 1, 0),
    ("earth-control", "pro", 1, 1),
    ("earth-control", "PRO", 2, 1),
    ("rapid-change", "pro", 1, 1),
    ("resist-earths-grasp", "CEL", 1, 1),
    ("spectral-divination", "nec", 1, 1),
    ("forced-march", "CEL+FOR", 1, 0),
]


@rule("VTES-6.2.2-14", "VTES-6.2.2-18")
@pytest.mark.parametrize(("card", "mode", "number", "cost"), STEALTH)
def test_stealth_lets_a_block_fail(card: str, mode: str, number: int, cost: int) -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, card)
    bleed(stage, elder)
    try_block(stage, rival)
    stage.play(A, f"play {card} {mode}", elder)
    assert stage.table.view(None)["action"]["stealth"] == number
    assert stage.blood(elder) == 10 - cost
    stage.resolve()
    assert stage.table.pool[B] == 29


@rule("VTES-6.2.2-14")
@pytest.mark.parametrize(("card", "mode"), [row[:2] for row in STEALTH])
def test_stealth_is_not_for_when_it_is_not_needed(card: str, mode: str) -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder", 5), stage.vampire(B, "Rival")
    stage.hand(A, card)
    stage.play(A, "hunt", elder)
    assert mode not in offered_modes(stage, A, card)
    try_block(stage, rival)  # at 0 intercept against 1 stealth
    assert mode not in offered_modes(stage, A, card)


@rule("VTES-6.2-03")
def test_cloak_the_gathering_at_superior_is_played_by_another_vampire() -> None:
    stage = PeopleStage()
    elder, helper = stage.vampire(A, "Elder"), stage.vampire(A, "Rival", tapped=True)
    foe = stage.vampire(B, "Rival")
    stage.hand(A, "Cloak the Gathering")
    bleed(stage, elder)
    try_block(stage, foe)
    assert stage.offers(A, "play cloak-the-gathering obf", elder)
    assert not stage.offers(A, "play cloak-the-gathering OBF", elder)
    assert not stage.offers(A, "play cloak-the-gathering obf", helper)
    stage.play(A, "play cloak-the-gathering OBF", helper)
    stage.resolve()
    assert stage.table.pool[B] == 29


def test_cloak_the_gathering_is_not_for_a_vampire_in_torpor() -> None:
    stage = PeopleStage()
    thug, helper = stage.ally(A, "Thug"), stage.vampire(A, "Elder", torpor=True)
    foe = stage.vampire(B, "Rival")
    stage.hand(A, "Cloak the Gathering")
    bleed(stage, thug)
    try_block(stage, foe)
    assert offered_modes(stage, A, "cloak-the-gathering") == []
    assert not stage.offers(A, "play cloak-the-gathering OBF", helper)


# Lost in Crowds


@rule("VTES-6.2-06")
def test_the_same_modifier_is_not_played_twice_by_a_minion() -> None:
    stage = PeopleStage()
    elder, foe = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Lost in Crowds", "Lost in Crowds", "Faceless Night")
    stage.hand(B, "Enhanced Senses")
    bleed(stage, elder)
    try_block(stage, foe)
    stage.play(A, "play lost-in-crowds obf", elder)
    stage.skip("block", B)
    stage.play(B, "play enhanced-senses aus", foe)
    assert offered_modes(stage, A, "faceless-night") == ["obf", "OBF"]
    assert offered_modes(stage, A, "lost-in-crowds") == []


# Into Thin Air


def vanish(stage: PeopleStage, mode: str, minion: int, blocker: int) -> int:
    """A bleed is to be blocked, and Into Thin Air is played: the card."""
    stage.hand(A, "Into Thin Air")
    (card,) = [c for c in stage.table.hand[A] if stage.names((c,)) == ["into-thin-air"]]
    bleed(stage, minion)
    try_block(stage, blocker)
    stage.play(A, f"play into-thin-air {mode}", minion)
    return card


@pytest.mark.parametrize(("mode", "stealth"), [("obf", 1), ("OBF", 2)])
def test_into_thin_air_gives_stealth_and_takes_intercept_once(mode: str, stealth: int) -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    old = stage.vampire(B, "Elder")
    card = vanish(stage, mode, elder, rival)
    assert stage.table.view(None)["action"]["stealth"] == stealth
    stage.play(A, "use", card, "0")
    assert stage.blood(elder) == 9
    assert values.intercept(stage.table, rival) == -1
    assert values.intercept(stage.table, old) == 0
    assert not stage.offers(A, "use", card, "0")
    stage.resolve()
    assert stage.table.pool[B] == 29
    assert values.intercept(stage.table, rival) == 0


def test_into_thin_air_can_be_used_against_another_blocker_later_in_the_action() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    pupil, old = stage.vampire(B, "Pupil"), stage.vampire(B, "Elder")
    card = vanish(stage, "obf", elder, old)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", pupil)
    stage.play(A, "use", card, "0")
    assert stage.options(A) == [stage.text("target", rival), stage.text("target", pupil)]
    stage.play(A, "target", pupil)
    assert values.intercept(stage.table, pupil) == -1
    stage.resolve()
    stage.table.tapped[elder] = False
    stage.play(A, "hunt", elder)
    assert not stage.offers(A, "use", card, "0")  # it was for that action


def test_into_thin_air_needs_blood_and_does_not_go_with_lost_in_crowds() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder", 1), stage.vampire(B, "Rival")
    stage.hand(A, "Lost in Crowds")
    stage.hand(B, "Enhanced Senses")
    card = vanish(stage, "obf", elder, rival)
    assert stage.offers(A, "use", card, "0")
    stage.table.blood[elder] = 0
    assert not stage.offers(A, "use", card, "0")
    stage.skip("block", B)
    stage.play(B, "play enhanced-senses AUS", rival)
    assert offered_modes(stage, A, "lost-in-crowds") == []
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Lost in Crowds", "Into Thin Air", "Faceless Night")
    stage.hand(B, "Enhanced Senses")
    bleed(stage, elder)
    try_block(stage, rival)
    stage.play(A, "play lost-in-crowds obf", elder)
    stage.skip("block", B)
    stage.play(B, "play enhanced-senses AUS", rival)
    assert offered_modes(stage, A, "faceless-night") == ["obf", "OBF"]
    assert offered_modes(stage, A, "into-thin-air") == []


@ruling("Replace next turn", 1)
@rule("VTES-1.6.1-13")
def test_into_thin_air_is_replaced_in_the_next_untap_phase_before_anything_untaps() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, *["Blur"] * 6)
    stage.library(A, "Majesty", "Majesty")
    vanish(stage, "obf", elder, rival)
    stage.resolve()
    assert len(stage.table.hand[A]) == 6
    stage.skip("UntapPhase", A)
    assert len(stage.table.hand[A]) == 7
    assert stage.table.turn == 22


# Old Friends


@ruling("Usable during the polling step", 1)
def test_old_friends_raise_a_bleed_or_give_votes() -> None:
    stage = ReferendumStage()
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "Old Friends", "Conditioning")
    bleed(stage, elder)
    assert offered_modes(stage, A, "old-friends") == ["obf"]
    stage.play(A, "play old-friends obf", elder)
    assert stage.blood(elder) == 9
    assert offered_modes(stage, A, "conditioning") == []
    stage.resolve()
    assert stage.table.pool[B] == 28
    stage = ReferendumStage()
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "Old Friends")
    go_to_polling(stage, elder)
    stage.play(A, "play old-friends OBF", elder)
    stage.skip("polling", A)
    stage.play(A, "vote", elder, "for")
    assert tally(stage.table) == (2, 0)


@ruling("Replace next turn", 1)
def test_old_friends_are_replaced_in_the_next_untap_phase() -> None:
    stage = ReferendumStage()
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "Old Friends", *["Blur"] * 6)
    stage.library(A, "Majesty", "Majesty")
    bleed(stage, elder)
    stage.play(A, "play old-friends obf", elder)
    stage.resolve()
    assert len(stage.table.hand[A]) == 6
    stage.skip("UntapPhase", A)
    assert len(stage.table.hand[A]) == 7


# True Love's Face


def test_true_loves_face_raises_a_bleed_and_is_the_last_to_do_so() -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "True Love's Face", "Conditioning")
    bleed(stage, elder)
    assert offered_modes(stage, A, "true-loves-face") == ["obf+pre"]
    stage.play(A, "play true-loves-face obf+pre", elder)
    assert offered_modes(stage, A, "conditioning") == []
    stage.resolve()
    assert stage.table.pool[B] == 28


@pytest.mark.parametrize(("choice", "pool", "fights"), [("do", 29, 0), ("burn-pool", 29, 1)])
def test_true_loves_face_lets_a_block_fail_unless_a_pool_is_burned(
    choice: str, pool: int, fights: int
) -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    other = stage.vampire(B, "Kurt")
    stage.hand(A, "True Love's Face")
    bleed(stage, elder)
    try_block(stage, rival)
    stage.play(A, "play true-loves-face OBF+PRE", elder)
    assert stage.decider == B
    stage.play(B, f"choose {choice}")
    if choice == "do":
        stage.skip("BlockQuestion", B)
        assert stage.offers(B, "block", other)
        assert not stage.offers(B, "block", rival)
    stage.skip("MinionPhase")
    assert stage.table.pool[B] == pool
    assert stage.table.tapped[rival] == (fights > 0)


# Hide the Mind


INSIGHT = Card("Insight", COMBAT, AUSPEX, basic=Maneuver())


@ruling("Cancel", 2)
def test_hide_the_mind_at_superior_cancels_a_reaction_of_auspex() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Hide the Mind")
    stage.hand(B, "Read the Winds", *["Blur"] * 6)
    stage.library(B, "Majesty")
    stage.table.tapped[rival] = True
    bleed(stage, elder)
    stage.skip("BlockQuestion", B)
    Stage.play(stage, B, "play read-the-winds ANI+AUS", rival)
    stage.skip("as-played", A)
    assert offered_modes(stage, A, "hide-the-mind") == ["OBF"]
    stage.play(A, "play hide-the-mind OBF", elder)
    assert stage.table.tapped[rival]
    assert stage.blood(rival) == 9
    assert "majesty" in stage.names(stage.table.hand[B])  # replaced at once, as it was cancelled
    stage.resolve()
    assert stage.table.pool[B] == 29


def test_hide_the_mind_cancels_a_combat_card_of_auspex() -> None:
    stage = PeopleStage(2, INSIGHT)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Hide the Mind")
    stage.hand(B, "insight", "Swallowed by the Night")
    fight(stage, elder, rival)
    stage.skip("range", B)
    Stage.play(stage, B, "play insight aus", rival)
    stage.skip("as-played", A)
    assert offered_modes(stage, A, "hide-the-mind") == ["obf"]
    stage.play(A, "play hide-the-mind obf", elder)
    stage.skip("range", B)
    assert not is_long(stage.table)
    Stage.play(stage, B, "play swallowed-by-the-night OBF", rival)
    assert offered_modes(stage, A, "hide-the-mind") == []
    while stage.window == "as-played":
        stage.do_minimum()
    assert is_long(stage.table)


@ruling("Hide the Mind", 1)
def test_hide_the_mind_is_about_the_discipline_that_is_used() -> None:
    for mode, expected in (("aus", ["OBF"]), ("myt", [])):
        stage = PeopleStage()
        elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
        stage.hand(A, "Hide the Mind", "Lost in Crowds")
        stage.hand(B, "Aura Absorption")
        bleed(stage, elder)
        try_block(stage, rival)
        stage.play(A, "play lost-in-crowds obf", elder)
        stage.skip("block", B)
        Stage.play(stage, B, f"play aura-absorption {mode}", rival)
        stage.skip("as-played", A)
        assert offered_modes(stage, A, "hide-the-mind") == expected


# Veil the Legions


def veil(stage: PeopleStage, helper: int, foe: int, more: int) -> PeopleStage:
    """Veil the Legions at superior, for this many more actions."""
    try_block(stage, foe)
    stage.play(A, "play veil-the-legions OBF", helper)
    stage.play(A, f"number {more}")
    return stage


@ruling("Veil the Legions", 1)
def test_veil_the_legions_is_played_by_another_untapped_vampire() -> None:
    stage = PeopleStage()
    elder, foe = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(A, "Ira", tapped=True)
    stage.hand(A, "Veil the Legions", "Veil the Legions")
    stage.hand(B, "Veil the Legions", "Enhanced Senses")
    bleed(stage, elder)
    try_block(stage, foe)
    assert not stage.offers(A, "play veil-the-legions obf", elder)
    assert not stage.offers(A, "play veil-the-legions obf", ira)
    stage.play(A, "play veil-the-legions obf", kurt)
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.skip("block", B)
    assert offered_modes(stage, B, "veil-the-legions") == []
    stage.play(B, "play enhanced-senses AUS", foe)
    stage.skip("block", A)
    assert offered_modes(stage, A, "veil-the-legions") == []  # one an action, whoever plays it


def test_veil_the_legions_at_superior_hides_the_next_actions_too() -> None:
    stage = PeopleStage()
    minions = [stage.vampire(A, "Pupil", 4) for _ in range(4)]
    helper, foe = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Veil the Legions", "Veil the Legions")
    bleed(stage, minions[0])
    veil(stage, helper, foe, 2)
    assert stage.blood(helper) == 8
    stage.resolve()
    seen = []
    for minion in minions[1:]:
        stage.play(A, "hunt", minion)
        seen.append(stage.table.view(None)["action"]["stealth"])
        assert stage.decider == A
        stage.resolve()
    assert seen == [2, 2, 1]


def test_veil_the_legions_is_played_once_a_turn_at_superior() -> None:
    stage = PeopleStage()
    first, second = stage.vampire(A, "Pupil"), stage.vampire(A, "Fledgling")
    helper, foe = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Veil the Legions", "Veil the Legions")
    bleed(stage, first)
    veil(stage, helper, foe, 0)
    stage.resolve()
    bleed(stage, second)
    try_block(stage, foe)
    assert offered_modes(stage, A, "veil-the-legions") == ["obf"]


@ruling("Veil the Legions", 2)
def test_an_action_that_is_cancelled_as_it_is_played_does_not_use_up_the_veil() -> None:
    stage = PeopleStage()
    pupil, other = stage.vampire(A, "Pupil"), stage.vampire(A, "Pupil")
    helper, foe = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Veil the Legions", "Intimidation", "Change of Target")
    stage.hand(B, "Direct Intervention", "Enhanced Senses")
    bleed(stage, pupil)
    veil(stage, helper, foe, 1)
    stage.resolve()
    Stage.play(stage, A, "play intimidation pre", other)
    stage.skip("as-played", B)
    stage.play(B, "play direct-intervention plain -")
    stage.skip("MinionPhase")
    assert not stage.table.tapped[other]
    bleed(stage, other)
    assert stage.table.view(None)["action"]["stealth"] == 1
    try_block(stage, foe)
    stage.skip("block", B)
    stage.play(B, "play enhanced-senses aus", foe)
    stage.skip("blocked", A)
    stage.play(A, "play change-of-target plain", other)  # it ends, but it was an action
    stage.play(A, "hunt", other)
    assert stage.table.view(None)["action"]["stealth"] == 1


# Spying Mission


def spy(stage: PeopleStage, minion: int) -> Stage:
    """A minion bleeds, nobody blocks, and the bleed is about to be successful."""
    bleed(stage, minion)
    return stage.skip("succeeding", A)


def on_a_mission(stage: PeopleStage, vampire: int, seat: int = B) -> int:
    """A Spying Mission on a vampire, about this Methuselah."""
    card = stage.put_on(vampire, "Spying Mission")
    stage.table.profile[card] = Profile(str(seat))
    return card


@ruling("Spying Mission", 2)
def test_spying_mission_gives_up_a_bleed() -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder")
    stage.vampire(B, "Rival")
    stage.hand(A, "Spying Mission", "Conditioning")
    stage.hand(B, "Telepathic Counter")
    spy(stage, elder)
    assert offered_modes(stage, A, "conditioning") == []
    stage.play(A, "play spying-mission OBF", elder)
    asked = []
    while stage.prompt != "MinionPhase":
        asked.append((stage.window, offered_modes(stage, B, "telepathic-counter")))
        stage.do_minimum()
    assert {window for window, _ in asked} == {"succeeding", "after-action"}
    assert [ways for _, ways in asked if ways] == []
    assert stage.table.pool[B] == 30
    assert stage.table.edge == -1
    assert stage.names(stage.table.attached[elder]) == ["spying-mission"]


def test_spying_mission_is_paid_back_with_the_next_bleed_of_the_same_methuselah() -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "Spying Mission")
    spy(stage, elder)
    stage.play(A, "play spying-mission OBF", elder)
    stage.resolve()
    (mission,) = stage.table.attached[elder]
    stage.table.tapped[elder] = False
    stage.table.notes = NO_NOTES  # another turn
    bleed(stage, elder)
    stage.resolve()
    assert stage.table.pool[B] == 27
    assert stage.zone(mission) == ASH_HEAP
    assert stage.table.edge == A


@pytest.mark.parametrize(("seat", "left"), [(B, 26), (C, 28)])
def test_spying_mission_is_about_one_methuselah(seat: int, left: int) -> None:
    stage = PeopleStage(3)
    elder = stage.vampire(A, "Elder")
    mission = on_a_mission(stage, elder, seat)
    stage.hand(A, "Intimidation")
    stage.play(A, "play intimidation pre", elder)
    stage.resolve()
    assert stage.table.pool[B] == left
    assert stage.zone(mission) == (ASH_HEAP if seat == B else ON_CARD)


def test_spying_mission_stays_if_the_bleed_is_blocked_or_has_no_effect() -> None:
    stage = PeopleStage()
    elder, kurt = stage.vampire(A, "Elder"), stage.vampire(A, "Kurt")
    rival = stage.vampire(B, "Rival")
    missions = [on_a_mission(stage, elder), on_a_mission(stage, kurt)]
    stage.hand(B, "Telepathic Counter")
    fight(stage, elder, rival)
    stage.skip("MinionPhase")
    stage.table.tapped[rival] = False
    bleed(stage, kurt)
    stage.skip("BlockQuestion", B)
    stage.play(B, "play telepathic-counter aus", rival)
    stage.resolve()
    assert stage.table.pool[B] == 30
    assert [stage.zone(mission) for mission in missions] == [ON_CARD, ON_CARD]


@ruling("Spying Mission", 1)
def test_no_archon_comes_for_what_a_spying_mission_adds() -> None:
    for card, expected in (("Conditioning", True), ("", False)):
        stage = PeopleStage()
        elder = stage.vampire(A, "Elder")
        on_a_mission(stage, elder)
        on_a_mission(stage, elder)
        stage.hand(A, card or "Blur")
        stage.hand(B, "Archon Investigation")
        bleed(stage, elder)
        if card:
            stage.play(A, "play conditioning DOM", elder)
        offered = []
        while stage.prompt != "MinionPhase":
            offered += offered_modes(stage, B, "archon-investigation") if stage.decider == B else []
            stage.do_minimum()
        assert (offered != []) == expected
        assert stage.table.pool[B] == (22 if card else 25)


@ruling("Spying Mission", 3)
def test_it_is_too_late_for_reactions_when_a_spying_mission_is_cancelled() -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder")
    stage.vampire(B, "Rival")
    stage.hand(A, "Spying Mission")
    stage.hand(B, "Direct Intervention", "Telepathic Counter")
    stage.pool(B, 1)
    spy(stage, elder)
    Stage.play(stage, A, "play spying-mission OBF", elder)
    stage.skip("as-played", B)
    assert offered_modes(stage, B, "telepathic-counter") == []
    Stage.play(stage, B, "play direct-intervention plain -")
    stage.skip()
    assert stage.table.over  # the cost is paid before the bleed
    assert stage.table.points[A] == 2


@ruling("Spying Mission", 4)
def test_several_spying_missions_are_burned_at_once() -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder")
    missions = [on_a_mission(stage, elder), on_a_mission(stage, elder)]
    stage.hand(A, "Spying Mission")
    spy(stage, elder)
    stage.play(A, "play spying-mission OBF", elder)
    stage.resolve()
    assert len(stage.table.attached[elder]) == 3  # a third one: nothing was burned
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder")
    missions = [on_a_mission(stage, elder), on_a_mission(stage, elder)]
    bleed(stage, elder)
    stage.resolve()
    assert stage.table.pool[B] == 25
    assert [stage.zone(mission) for mission in missions] == [ASH_HEAP, ASH_HEAP]


# Faceless Night


@pytest.mark.parametrize(("mode", "taps"), [("obf", False), ("OBF", True)])
@rule("VTES-6.2.2-21")
@ruling("Faceless Night", 2)
def test_faceless_night_at_superior_taps_who_failed_when_the_action_resolves(
    mode: str, taps: bool
) -> None:
    stage = PeopleStage()
    elder, foe = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    early = stage.vampire(B, "Pupil")
    stage.hand(A, "Faceless Night", "Lost in Crowds")
    bleed(stage, elder)
    try_block(stage, early)
    stage.play(A, "play lost-in-crowds obf", elder)
    stage.skip("BlockQuestion", B)
    stage.hand(B, "Enhanced Senses")
    stage.play(B, "block", foe)
    stage.skip("block", B)
    stage.play(B, "play enhanced-senses aus", foe)
    stage.play(A, f"play faceless-night {mode}", elder)
    stage.skip("BlockQuestion", B)
    assert not stage.table.tapped[foe]
    stage.resolve()
    assert stage.table.tapped[foe] == taps
    assert not stage.table.tapped[early]


def test_a_minion_who_failed_to_block_is_tapped_only_when_the_action_first_resolves() -> None:
    stage, elder, rival, kurt = start_errand("faceless-night", "shadow-body")
    stage.table.tapped[rival] = False
    try_block(stage, kurt)
    stage.play(A, "play faceless-night OBF", elder)
    stage.skip("BlockQuestion", B)
    stage.hand(B, "Enhanced Senses")
    try_block(stage, rival)
    stage.skip("block", B)
    stage.play(B, "play enhanced-senses aus", rival)
    continue_action(stage, elder, "shadow-body")
    assert stage.table.tapped[kurt]
    stage.table.tapped[kurt] = False  # something untaps him
    stage.skip("MinionPhase")
    assert not stage.table.tapped[kurt]


@ruling("Faceless Night", 1, 3)
def test_a_minion_who_attempts_to_block_keeps_it_and_reacts_until_the_action_resolves() -> None:
    stage = PeopleStage(3)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Faceless Night")
    stage.hand(B, "Deflection", "Guard Dogs")
    bleed(stage, elder)
    try_block(stage, rival)
    stage.play(A, "play faceless-night OBF", elder)
    stage.skip("block", B)
    assert "decline" not in stage.options(B)
    stage.skip("declined", B)
    assert len(stage.events_of(BlockFailed)) == 1
    assert not stage.table.tapped[rival]
    assert offered_modes(stage, B, "guard-dogs") == []
    stage.play(B, "play deflection DOM", rival)
    stage.resolve()
    assert stage.table.tapped[rival]
    assert stage.table.pool == [30, 30, 29]


# Forgotten Labyrinth


@pytest.mark.parametrize(("mode", "number"), [("obf", 2), ("OBF", 3)])
def test_forgotten_labyrinth(mode: str, number: int) -> None:
    stage = PeopleStage()
    elder, foe = stage.vampire(A, "Elder", 5), stage.vampire(B, "Rival")
    stage.hand(A, "Forgotten Labyrinth")
    stage.hand(B, "Enhanced Senses")
    stage.play(A, "hunt", elder)
    try_block(stage, foe)
    stage.skip("block", B)
    stage.play(B, "play enhanced-senses aus", foe)
    stage.play(A, f"play forgotten-labyrinth {mode}", elder)
    assert stage.table.view(None)["action"]["stealth"] == 1 + number
    assert stage.blood(elder) == 4


def test_forgotten_labyrinth_is_not_for_bleeds() -> None:
    stage = PeopleStage()
    elder, foe = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Forgotten Labyrinth", "Shadow Play", "Shroud of Night")
    bleed(stage, elder)
    try_block(stage, foe)
    assert offered_modes(stage, A, "shadow-play") == ["obt", "OBT"]
    assert offered_modes(stage, A, "shroud-of-night") == ["OBT"]
    assert offered_modes(stage, A, "forgotten-labyrinth") == []


# Elder Impersonation


def test_elder_impersonation_at_superior_ends_the_attempts_of_a_minion() -> None:
    stage = PeopleStage()
    elder, foe = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    other = stage.vampire(B, "Pupil")
    stage.hand(A, "Elder Impersonation")
    bleed(stage, elder)
    assert offered_modes(stage, A, "elder-impersonation") == []
    try_block(stage, foe)
    stage.play(A, "play elder-impersonation OBF", elder)
    stage.skip("BlockQuestion", B)
    assert not stage.offers(B, "block", foe)
    assert stage.offers(B, "block", other)
    assert not stage.table.tapped[foe]
    assert stage.blood(elder) == 9


# Swallowed by the Night


@rule("VTES-6.4.2-03")
def test_swallowed_by_the_night_is_a_maneuver_at_superior() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Swallowed by the Night")
    fight(stage, elder, rival)
    assert offered_modes(stage, A, "swallowed-by-the-night") == []
    stage.skip("range", A)
    assert offered_modes(stage, A, "swallowed-by-the-night") == ["OBF"]
    stage.play(A, "play swallowed-by-the-night OBF", elder)
    assert is_long(stage.table)
