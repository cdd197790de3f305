"""Cards of Obfuscate that outlast an attempt to block: veils, spies and thin air."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PEOPLE, Salon, bleed, fight, modes, try_block
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C, Stage

from conclave.games.vtes.rules.combat.fight import is_long
from conclave.games.vtes.rules.reading import values
from conclave.games.vtes.rules.words import ASH_HEAP, AUSPEX, COMBAT, ON_CARD
from conclave.games.vtes.vocabulary.card import Card
from conclave.games.vtes.vocabulary.maneuvers import Maneuver
from conclave.testing import rule

INSIGHT = Card("Insight", COMBAT, AUSPEX, basic=Maneuver())


class Thicket(Salon):
    """A table with people and a combat card of Auspex."""

    def __init__(self) -> None:
        Stage.__init__(self, 2, extra=(*PEOPLE, INSIGHT))


# Veil the Legions


@ruling("Veil the Legions", 1)
def test_veil_the_legions_is_played_by_another_untapped_vampire() -> None:
    stage = Salon()
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
    assert modes(stage, B, "veil-the-legions") == []
    stage.play(B, "play enhanced-senses AUS", foe)
    stage.skip("block", A)
    assert modes(stage, A, "veil-the-legions") == []  # one an action, whoever plays it


def veil(stage: Salon, helper: int, foe: int, more: int) -> Salon:
    """Veil the Legions at superior, for so many more actions."""
    try_block(stage, foe)
    stage.play(A, "play veil-the-legions OBF", helper)
    stage.play(A, f"number {more}")
    return stage


def test_veil_the_legions_at_superior_hides_the_next_actions_too() -> None:
    stage = Salon()
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
    stage = Salon()
    first, second = stage.vampire(A, "Pupil"), stage.vampire(A, "Fledgling")
    helper, foe = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Veil the Legions", "Veil the Legions")
    bleed(stage, first)
    veil(stage, helper, foe, 0)
    stage.resolve()
    bleed(stage, second)
    try_block(stage, foe)
    assert modes(stage, A, "veil-the-legions") == ["obf"]


@ruling("Veil the Legions", 2)
def test_an_action_that_is_cancelled_as_it_is_played_does_not_use_up_the_veil() -> None:
    stage = Salon()
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


def spy(stage: Salon, minion: int) -> Stage:
    """A minion bleeds, nobody blocks, and the bleed is about to be successful."""
    bleed(stage, minion)
    return stage.skip("succeeding", A)


def on_a_mission(stage: Salon, vampire: int, seat: int = B) -> int:
    """A Spying Mission on a vampire, about this Methuselah."""
    card = stage.put_on(vampire, "Spying Mission")
    stage.table.profile[card] = (str(seat), "", "", False, False)
    return card


@ruling("Spying Mission", 2)
def test_spying_mission_gives_up_a_bleed() -> None:
    stage = Salon()
    elder = stage.vampire(A, "Elder")
    stage.vampire(B, "Rival")
    stage.hand(A, "Spying Mission", "Conditioning")
    stage.hand(B, "Telepathic Counter")
    spy(stage, elder)
    assert modes(stage, A, "conditioning") == []
    stage.play(A, "play spying-mission OBF", elder)
    asked = []
    while stage.prompt != "MinionPhase":
        asked.append((stage.window, modes(stage, B, "telepathic-counter")))
        stage.least()
    assert {window for window, _ in asked} == {"succeeding", "after-action"}
    assert [ways for _, ways in asked if ways] == []
    assert stage.table.pool[B] == 30
    assert stage.table.edge == -1
    assert stage.names(stage.table.on[elder]) == ["spying-mission"]


def test_spying_mission_is_paid_back_with_the_next_bleed_of_the_same_methuselah() -> None:
    stage = Salon()
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "Spying Mission")
    spy(stage, elder)
    stage.play(A, "play spying-mission OBF", elder)
    stage.resolve()
    (mission,) = stage.table.on[elder]
    stage.table.tapped[elder] = False
    stage.table.notes = ()  # another turn
    bleed(stage, elder)
    stage.resolve()
    assert stage.table.pool[B] == 27
    assert stage.zone(mission) == ASH_HEAP
    assert stage.table.edge == A


@pytest.mark.parametrize(("seat", "left"), [(B, 26), (C, 28)])
def test_spying_mission_is_about_one_methuselah(seat: int, left: int) -> None:
    stage = Salon(3)
    elder = stage.vampire(A, "Elder")
    mission = on_a_mission(stage, elder, seat)
    stage.hand(A, "Intimidation")
    stage.play(A, "play intimidation pre", elder)
    stage.resolve()
    assert stage.table.pool[B] == left
    assert stage.zone(mission) == (ASH_HEAP if seat == B else ON_CARD)


def test_spying_mission_stays_if_the_bleed_is_blocked_or_comes_to_nothing() -> None:
    stage = Salon()
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
        stage = Salon()
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
            offered += modes(stage, B, "archon-investigation") if stage.decider == B else []
            stage.least()
        assert (offered != []) == expected
        assert stage.table.pool[B] == (22 if card else 25)


@ruling("Spying Mission", 3)
def test_it_is_too_late_for_reactions_when_a_spying_mission_is_cancelled() -> None:
    stage = Salon()
    elder = stage.vampire(A, "Elder")
    stage.vampire(B, "Rival")
    stage.hand(A, "Spying Mission")
    stage.hand(B, "Direct Intervention", "Telepathic Counter")
    stage.pool(B, 1)
    spy(stage, elder)
    Stage.play(stage, A, "play spying-mission OBF", elder)
    stage.skip("as-played", B)
    assert modes(stage, B, "telepathic-counter") == []
    Stage.play(stage, B, "play direct-intervention plain -")
    stage.skip()
    assert stage.table.over  # the cost is paid before the bleed
    assert stage.table.points[A] == 2


@ruling("Spying Mission", 4)
def test_several_spying_missions_are_burned_at_once() -> None:
    stage = Salon()
    elder = stage.vampire(A, "Elder")
    missions = [on_a_mission(stage, elder), on_a_mission(stage, elder)]
    stage.hand(A, "Spying Mission")
    spy(stage, elder)
    stage.play(A, "play spying-mission OBF", elder)
    stage.resolve()
    assert len(stage.table.on[elder]) == 3  # a third one: nothing was burned
    stage = Salon()
    elder = stage.vampire(A, "Elder")
    missions = [on_a_mission(stage, elder), on_a_mission(stage, elder)]
    bleed(stage, elder)
    stage.resolve()
    assert stage.table.pool[B] == 25
    assert [stage.zone(mission) for mission in missions] == [ASH_HEAP, ASH_HEAP]


# Into Thin Air


def vanish(stage: Salon, mode: str, minion: int, blocker: int) -> int:
    """A bleed is to be blocked, and Into Thin Air is played: the card."""
    stage.hand(A, "Into Thin Air")
    (card,) = [c for c in stage.table.hand[A] if stage.names((c,)) == ["into-thin-air"]]
    bleed(stage, minion)
    try_block(stage, blocker)
    stage.play(A, f"play into-thin-air {mode}", minion)
    return card


@pytest.mark.parametrize(("mode", "stealth"), [("obf", 1), ("OBF", 2)])
def test_into_thin_air_gives_stealth_and_takes_intercept_once(mode: str, stealth: int) -> None:
    stage = Salon()
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
    stage = Salon()
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
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder", 1), stage.vampire(B, "Rival")
    stage.hand(A, "Lost in Crowds")
    stage.hand(B, "Enhanced Senses")
    card = vanish(stage, "obf", elder, rival)
    assert stage.offers(A, "use", card, "0")
    stage.table.blood[elder] = 0
    assert not stage.offers(A, "use", card, "0")
    stage.skip("block", B)
    stage.play(B, "play enhanced-senses AUS", rival)
    assert modes(stage, A, "lost-in-crowds") == []
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Lost in Crowds", "Into Thin Air", "Faceless Night")
    stage.hand(B, "Enhanced Senses")
    bleed(stage, elder)
    try_block(stage, rival)
    stage.play(A, "play lost-in-crowds obf", elder)
    stage.skip("block", B)
    stage.play(B, "play enhanced-senses AUS", rival)
    assert modes(stage, A, "faceless-night") == ["obf", "OBF"]
    assert modes(stage, A, "into-thin-air") == []


@ruling("Replace next turn", 1)
@rule("VTES-1.6.1-13")
def test_into_thin_air_is_replaced_in_the_next_untap_phase_before_anything_untaps() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, *["Blur"] * 6)
    stage.library(A, "Majesty", "Majesty")
    vanish(stage, "obf", elder, rival)
    stage.resolve()
    assert len(stage.table.hand[A]) == 6
    stage.skip("UntapPhase", A)
    assert len(stage.table.hand[A]) == 7
    assert stage.table.turn == 22


# Hide the Mind


@ruling("Cancel", 2)
def test_hide_the_mind_at_superior_cancels_a_reaction_of_auspex() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Hide the Mind")
    stage.hand(B, "Read the Winds", *["Blur"] * 6)
    stage.library(B, "Majesty")
    stage.table.tapped[rival] = True
    bleed(stage, elder)
    stage.skip("BlockQuestion", B)
    Stage.play(stage, B, "play read-the-winds ANI+AUS", rival)
    stage.skip("as-played", A)
    assert modes(stage, A, "hide-the-mind") == ["OBF"]
    stage.play(A, "play hide-the-mind OBF", elder)
    assert stage.table.tapped[rival]
    assert stage.blood(rival) == 9
    assert "majesty" in stage.names(stage.table.hand[B])  # replaced at once, as it was cancelled
    stage.resolve()
    assert stage.table.pool[B] == 29


def test_hide_the_mind_cancels_a_combat_card_of_auspex() -> None:
    stage = Thicket()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Hide the Mind")
    stage.hand(B, "insight", "Swallowed by the Night")
    fight(stage, elder, rival)
    stage.skip("range", B)
    Stage.play(stage, B, "play insight aus", rival)
    stage.skip("as-played", A)
    assert modes(stage, A, "hide-the-mind") == ["obf"]
    stage.play(A, "play hide-the-mind obf", elder)
    stage.skip("range", B)
    assert not is_long(stage.table)
    Stage.play(stage, B, "play swallowed-by-the-night OBF", rival)
    assert modes(stage, A, "hide-the-mind") == []
    while stage.window == "as-played":
        stage.least()
    assert is_long(stage.table)


@ruling("Hide the Mind", 1)
def test_hide_the_mind_is_about_the_discipline_that_is_used() -> None:
    for mode, expected in (("aus", ["OBF"]), ("myt", [])):
        stage = Salon()
        elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
        stage.hand(A, "Hide the Mind", "Lost in Crowds")
        stage.hand(B, "Aura Absorption")
        bleed(stage, elder)
        try_block(stage, rival)
        stage.play(A, "play lost-in-crowds obf", elder)
        stage.skip("block", B)
        Stage.play(stage, B, f"play aura-absorption {mode}", rival)
        stage.skip("as-played", A)
        assert modes(stage, A, "hide-the-mind") == expected
