"""Tests of master cards in play that require a clan and help its members."""

from __future__ import annotations

from games.vtes.cards.people import PeopleStage, bleed, fight
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, Stage

from conclave.games.vtes.rules.combat.fight import is_long
from conclave.games.vtes.rules.constants import ASH_HEAP
from conclave.games.vtes.rules.reading import values
from conclave.games.vtes.vocabulary.card import Vampire

GIOVANNI = Vampire("Uncle", "giovanni", 1, 8, "NEC", "independent")

# Brujah Debate


def test_brujah_debate_taps_the_biggest_brujah_of_each_methuselah_in_her_master_phase() -> None:
    stage = PeopleStage(2, phase="master")
    stage.permanent(A, "Brujah Debate")
    elder, kurt = stage.vampire(A, "Elder"), stage.vampire(A, "Kurt")
    rival, ira = stage.vampire(B, "Rival"), stage.vampire(B, "Ira")
    stage.skip("MinionPhase", A)
    assert [stage.table.tapped[card] for card in (elder, kurt, rival)] == [False, True, False]
    stage.skip("MinionPhase", B)
    assert [stage.table.tapped[card] for card in (rival, ira)] == [True, False]


def test_brujah_debate_lets_its_controller_choose_among_equals() -> None:
    stage = PeopleStage(2, phase="master")
    stage.permanent(B, "Brujah Debate")
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(A, "Ira")
    stage.skip("ForOne", A)
    assert stage.options(A) == [stage.text("target", kurt), stage.text("target", ira)]
    stage.play(A, "target", ira)
    assert [stage.table.tapped[card] for card in (kurt, ira)] == [False, True]


def test_brujah_debate_gives_all_brujah_strength_and_a_maneuver() -> None:
    stage = PeopleStage(2)
    stage.permanent(A, "Brujah Debate")
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    assert values.strength(stage.table, elder) == 1
    assert values.strength(stage.table, rival) == 2
    fight(stage, elder, rival)
    stage.skip("range", A)
    assert not stage.offers(A, "maneuver")
    stage.skip("range", B)
    stage.play(B, "maneuver")
    stage.skip("strike")
    assert is_long(stage.table)


def test_brujah_debate_is_burned_by_minions_who_are_not_ventrue() -> None:
    stage = PeopleStage(2)
    debate = stage.permanent(B, "Brujah Debate")
    elder, thug = stage.vampire(A, "Elder"), stage.ally(A, "Thug")
    assert not stage.offers(A, "act", elder, debate, "0")
    stage.play(A, "act", thug, debate, "0")
    stage.resolve()
    assert stage.zone(debate) == ASH_HEAP


# Dis Pater


def stage_with_pater(cards: int = 8, seats: int = 2) -> tuple[Stage, int, int]:
    """The card, a Giovanni, and so many cards in A's ash heap."""
    stage = PeopleStage(seats, GIOVANNI)
    pater, uncle = stage.permanent(A, "Dis Pater"), stage.vampire(A, "Uncle")
    stage.ash(A, *("Lamp",) * cards)
    return stage, pater, uncle


def test_dis_pater_increases_a_bleed_of_the_prey_once() -> None:
    stage, pater, uncle = stage_with_pater(15)
    bleed(stage, uncle)
    stage.skip("succeeding", A)
    stage.play(A, "use", pater, "0")
    assert not stage.offers(A, "use", pater, "0")
    stage.resolve()
    assert stage.table.pool == [30, 28]
    assert (len(stage.table.ash[A]), len(stage.table.removed[A])) == (8, 7)


def test_dis_pater_needs_seven_cards_and_a_giovanni() -> None:
    stage, pater, uncle = stage_with_pater(6)
    bleed(stage, uncle)
    stage.resolve()
    assert stage.table.pool == [30, 29]
    stage, pater, uncle = stage_with_pater(7)
    elder = stage.vampire(A, "Elder")
    bleed(stage, elder)
    while stage.prompt != "MinionPhase":
        assert not stage.offers(A, "use", pater, "0")
        stage.do_minimum()


@ruling("Dis Pater", 1)
def test_dis_pater_comes_too_late_for_a_redirection() -> None:
    stage, pater, uncle = stage_with_pater(8, seats=3)
    stage.vampire(B, "Rival")
    stage.hand(A, "Conditioning")
    stage.hand(B, "Deflection", "Archon Investigation")
    bleed(stage, uncle)
    stage.skip("announced", A)
    assert not stage.offers(A, "use", pater, "0")
    stage.skip("succeeding", A)
    stage.play(A, "use", pater, "0")
    while stage.prompt != "MinionPhase":
        assert not any("deflection" in text for text in stage.options(stage.decider))
        assert not any("archon" in text for text in stage.options(stage.decider))
        stage.do_minimum()
    assert stage.table.pool == [30, 28, 30]
