"""Tests of the cards of Presence other than modifiers."""

from __future__ import annotations

import pytest
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
from games.vtes.stage import A, B

from conclave.games.vtes.rules.constants import ASH_HEAP, ON_CARD
from conclave.games.vtes.rules.events.combat import CombatBegan, CombatEnded
from conclave.games.vtes.rules.reading import values
from conclave.testing import rule

# Intimidation


BLEEDS = [
    ("intimidation", "pre", 1, 0, 0),
    ("intimidation", "PRE", 2, 0, 0),
    ("legal-manipulations", "pre", 2, 1, 0),
    ("legal-manipulations", "PRE", 2, 1, 1),
    ("media-influence", "pre", 2, 1, 0),
    ("social-charm", "pre", 1, 0, 0),
    ("social-charm", "PRE", 1, 0, 1),
    ("enchant-kindred", "pre", 1, 0, 0),
    ("entrancement", "pre", 1, 0, 0),
]


@rule("VTES-6.1.6-03", "VTES-6.1.6-05")
@pytest.mark.parametrize(("card", "mode", "more", "cost", "gain"), BLEEDS)
def test_a_bleed_by_presence_is_bigger_or_gains_pool(
    card: str, mode: str, more: int, cost: int, gain: int
) -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder")
    stage.hand(A, card)
    stage.play(A, f"play {card} {mode}", elder)
    assert stage.table.view(None)["action"]["stealth"] == 0
    stage.resolve()
    assert stage.table.pool == [30 + gain, 30 - 1 - more]
    assert stage.blood(elder) == 10 - cost


def test_a_second_bleed_in_a_turn_is_no_better_with_a_card() -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "Intimidation", "Freak Drive", "Restoration")
    bleed(stage, elder)
    stage.skip("after-action", A)
    stage.play(A, "play freak-drive for", elder)
    stage.skip()
    assert offered_modes(stage, A, "restoration") == ["for", "FOR"]
    assert offered_modes(stage, A, "intimidation") == []


# Legal Manipulations


@rule("VTES-R-30")
@pytest.mark.parametrize("card", ["legal-manipulations", "social-charm"])
def test_no_pool_for_a_bleed_that_came_to_nothing(card: str) -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, card)
    stage.hand(B, "Telepathic Counter")
    second = stage.vampire(B, "Pupil")
    stage.hand(B, "Telepathic Counter")
    stage.play(A, f"play {card} PRE", elder)
    stage.skip("BlockQuestion", B)
    stage.play(B, "play telepathic-counter AUS", rival)
    stage.skip("BlockQuestion", B)
    stage.play(B, "play telepathic-counter aus", second)
    stage.resolve()
    assert stage.table.pool == [30, 30]


# Enrage


def enraged(blood: int = 9) -> tuple[PeopleStage, int, int]:
    """A vampire of B is enraged by A, and it is B's minion phase."""
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival", blood)
    stage.hand(A, "Enrage")
    stage.play(A, "play enrage PRE", elder)
    stage.play(A, "target", rival)
    assert stage.table.view(None)["action"]["target_seat"] == B
    stage.resolve()
    card = stage.table.attached[rival][0]
    assert values.strength(stage.table, rival) == 1
    stage.play(A, "pass")
    stage.skip("MinionPhase", B)
    assert stage.zone(card) == ON_CARD
    return stage, rival, card


def test_enrage_makes_a_vampire_of_yours_strong_until_the_end_of_the_turn() -> None:
    stage = PeopleStage()
    elder, kurt = stage.vampire(A, "Elder"), stage.vampire(A, "Kurt")
    rival = stage.vampire(B, "Rival")
    stage.hand(A, "Enrage")
    stage.play(A, "play enrage pre", elder)
    targets = [text.split("#")[0] for text in stage.options(A)]
    assert targets == ["target elder", "target kurt"]
    stage.play(A, "target", kurt)
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.resolve()
    card = stage.table.attached[kurt][0]
    assert values.strength(stage.table, kurt) == 2
    act = next(text for text in stage.options(A) if f"#{card} " in text)
    stage.play(A, act)
    assert stage.table.view(None)["action"]["target_seat"] == B
    stage.skip("MinionPhase")
    assert stage.blood(rival) == 7
    assert stage.zone(card) == ON_CARD
    stage.play(A, "pass")
    stage.skip("UntapPhase", B)
    assert stage.zone(card) == ASH_HEAP
    assert values.strength(stage.table, kurt) == 1


def test_at_superior_other_actions_cost_two_blood_to_attempt() -> None:
    stage, rival, card = enraged()
    bleed(stage, rival, B)
    assert stage.blood(rival) == 7
    stage.skip("MinionPhase")
    assert stage.table.pool[A] == 29
    assert stage.zone(card) == ASH_HEAP


def test_a_blocked_action_has_its_price_too() -> None:
    stage, rival, card = enraged()
    blocker = stage.table.minions(A)[0]
    stage.table.tapped[blocker] = False
    bleed(stage, rival, B)
    try_block(stage, blocker, A)
    stage.skip("MinionPhase")
    assert stage.blood(rival) == 6  # two for the attempt, one in the fight
    assert stage.zone(card) == ASH_HEAP


def test_a_hunt_and_a_fight_have_no_price() -> None:
    stage, rival, card = enraged(5)
    stage.play(B, "hunt", rival)
    assert stage.blood(rival) == 5
    stage.skip("MinionPhase")
    assert stage.blood(rival) == 6
    assert stage.zone(card) == ASH_HEAP
    stage, rival, card = enraged(5)
    stage.hand(B, "Bum's Rush")
    stage.play(B, "play bums-rush plain", rival)
    stage.skip("before-range")
    assert stage.blood(rival) == 5


@ruling("Enrage", 1)
def test_a_minion_with_too_little_blood_may_only_hunt_or_fight() -> None:
    stage, rival, _ = enraged(1)
    stage.hand(B, "Bum's Rush", "Computer Hacking")
    assert stage.offers(B, "hunt", rival)
    assert not stage.offers(B, "bleed", rival)
    assert offered_modes(stage, B, "bums-rush") == ["plain"]
    assert offered_modes(stage, B, "computer-hacking") == []
    stage.table.blood[rival] = 2
    assert stage.offers(B, "bleed", rival)
    assert offered_modes(stage, B, "computer-hacking") == ["plain"]


@ruling("Enrage", 2)
def test_nothing_is_burned_for_an_action_that_is_cancelled() -> None:
    stage, rival, card = enraged()
    stage.hand(A, "Direct Intervention")
    stage.hand(B, "Computer Hacking")
    super(PeopleStage, stage).play(B, stage.text("play computer-hacking plain", rival))
    stage.skip("as-played", A)
    stage.play(A, next(text for text in stage.options(A) if "direct-intervention" in text))
    stage.skip("MinionPhase")
    assert stage.blood(rival) == 9
    assert stage.zone(card) == ON_CARD


# Heart of the City


def test_heart_of_the_city_gives_bleed() -> None:
    for way, more in (("pre", 1), ("PRE", 2)):
        stage = PeopleStage(2)
        kurt = stage.vampire(A, "Kurt")
        stage.hand(A, "Heart of the City")
        stage.play(A, "play", "heart-of-the-city", way, kurt)
        assert values.stealth(stage.table, kurt) == 1
        stage.skip("MinionPhase")
        assert values.bleed(stage.table, kurt) == 1 + more
        assert stage.blood(kurt) == 6
        assert len(stage.table.attached[kurt]) == 1


def test_a_vampire_has_only_one_heart_of_the_city() -> None:
    stage = PeopleStage(2)
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(A, "Ira")
    stage.put_on(kurt, "Heart of the City")
    stage.hand(A, "Heart of the City")
    assert not stage.offers(A, "play", "heart-of-the-city", "pre", kurt)
    assert stage.offers(A, "play", "heart-of-the-city", "pre", ira)


# Media Influence


def test_media_influence_is_for_untapped_vampires_of_yours() -> None:
    stage = PeopleStage()
    elder, pupil = stage.vampire(A, "Elder", 5), stage.vampire(A, "Pupil", 2)
    tapped, rival = stage.vampire(A, "Kurt", 2, tapped=True), stage.vampire(B, "Rival", 2)
    thug = stage.ally(A, "Thug", 2)
    stage.hand(A, "Media Influence")
    stage.play(A, "play media-influence PRE", elder)
    stage.resolve()
    cards = (elder, pupil, tapped, rival, thug)
    assert [stage.blood(card) for card in cards] == [4, 3, 2, 2, 2]


# Public Trust


def test_public_trust_at_inferior() -> None:
    stage = PeopleStage(3)
    pupil, waiting = stage.vampire(A, "Pupil"), stage.uncontrolled(A, "Fledgling")
    stage.hand(A, "Public Trust")
    stage.play(A, "play public-trust pre", pupil)
    stage.resolve()
    assert stage.table.pool == [30, 27, 30]
    assert stage.blood(pupil) == 4
    assert stage.blood(waiting) == 0


@ruling("Public Trust", 1)
def test_public_trust_at_superior_names_a_vampire_when_it_is_announced() -> None:
    stage = PeopleStage(3)
    elder = stage.vampire(A, "Elder")
    waiting, other = stage.uncontrolled(A, "Fledgling"), stage.uncontrolled(A, "Kurt")
    stage.uncontrolled(B, "Pupil")
    stage.hand(A, "Public Trust")
    stage.play(A, "play public-trust PRE", elder)
    assert len(stage.options(A)) == 2  # before anybody else is asked anything
    stage.play(A, "target", waiting)
    action = stage.table.view(None)["action"]
    assert (action["kind"], action["bleed"], action["target_seat"]) == ("bleed", 3, B)
    stage.resolve()
    assert stage.table.pool == [30, 27, 30]
    assert stage.blood(elder) == 9
    assert (stage.blood(waiting), stage.blood(other)) == (1, 0)
    assert not any("fledgling" in str(event.fields()) for event in stage.events)


def test_public_trust_gives_nothing_for_a_bleed_that_fails() -> None:
    stage = PeopleStage(3)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    waiting = stage.uncontrolled(A, "Fledgling")
    stage.hand(A, "Public Trust")
    stage.play(A, "play public-trust PRE", elder)
    stage.play(A, "target", waiting)
    try_block(stage, rival)
    stage.skip("MinionPhase")
    assert stage.blood(waiting) == 0
    assert stage.table.pool[B] == 30


def test_public_trust_that_is_deflected_is_still_successful() -> None:
    stage = PeopleStage(3)
    elder, _ = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    waiting = stage.uncontrolled(A, "Fledgling")
    stage.hand(A, "Public Trust")
    stage.hand(B, "Deflection")
    stage.play(A, "play public-trust PRE", elder)
    stage.play(A, "target", waiting)
    stage.skip("declined", B)
    stage.play(B, next(text for text in stage.options(B) if "deflection DOM" in text))
    stage.resolve()
    assert stage.table.pool == [30, 30, 27]
    assert stage.blood(waiting) == 1


# Enchant Kindred


def test_enchant_kindred_and_entrancement_at_superior() -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder")
    young, thug = stage.uncontrolled(A, "Fledgling"), stage.ally(B, "Thug")
    stage.hand(A, "Enchant Kindred", "Entrancement")
    stage.play(A, "play enchant-kindred PRE", elder)
    stage.resolve()
    assert stage.blood(young) == 2
    stage.table.tapped[elder] = False
    stage.play(A, "play entrancement PRE", elder)
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.resolve()
    assert stage.table.controller[thug] == A
    assert thug in stage.table.ready[A]


# Entrancement


def test_entrancement_is_for_allies_of_others() -> None:
    stage = PeopleStage()
    stage.vampire(A, "Elder")
    stage.ally(A, "Thug")
    stage.vampire(B, "Rival")
    stage.hand(A, "Entrancement")
    assert offered_modes(stage, A, "entrancement") == ["pre"]


# Majesty


@rule("VTES-6.4.5-22")
@pytest.mark.parametrize(
    ("card", "mode", "untaps", "cost"),
    [
        ("majesty", "pre", False, 1),
        ("majesty", "PRE", True, 1),
        ("staredown", "PRE", False, 0),
        ("earth-meld", "pro", False, 0),
        ("earth-meld", "PRO", True, 0),
        ("rapid-change", "PRO", False, 1),
        ("spiritual-intervention", "NEC", False, 0),
    ],
)
def test_cards_that_end_combat(card: str, mode: str, untaps: bool, cost: int) -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, card)
    stage.hand(B, "Dodge")
    fight(stage, elder, rival)
    choose_strikes(
        stage, stage.text(f"play {card} {mode}", elder), stage.text("play dodge plain", rival)
    )
    stage.skip("after-action")
    assert len(stage.events_of(CombatEnded)) == 1
    assert stage.table.tapped[elder] != untaps
    assert stage.blood(elder) == 10 - cost


def test_majesty_at_superior_is_also_for_an_untapped_vampire() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(B, "Majesty")
    fight(stage, elder, rival)
    stage.table.tapped[rival] = False
    choose_strikes(stage, "strike hand", stage.text("play majesty PRE", rival))
    stage.skip()
    assert stage.blood(rival) == 8
    assert not stage.table.tapped[rival]


@ruling("Majesty", 1)
@ruling("Psyche!", 1)
def test_a_minion_who_untaps_as_combat_ends_stays_untapped_in_the_next_combat() -> None:
    stage, elder, rival = duel("Majesty", opposing_hand=("Psyche!",))
    assert stage.table.tapped[elder]
    choose_strikes(stage, stage.text("play majesty PRE", elder))
    stage.skip("end-of-round", B)
    stage.play(B, "play psyche CEL", rival)
    stage.skip("strike", A)
    assert len(stage.events_of(CombatBegan)) == 2
    assert not stage.table.tapped[elder]


# Staredown


@pytest.mark.parametrize(
    ("card", "mode"), [("staredown", "pre"), ("spiritual-intervention", "nec")]
)
def test_cards_that_dodge(card: str, mode: str) -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, card)
    fight(stage, elder, rival)
    choose_strikes(stage, stage.text(f"play {card} {mode}", elder))
    stage.skip("press", A)
    assert stage.events_of(CombatEnded) == []
    assert (stage.blood(elder), stage.blood(rival)) == (10, 9)
