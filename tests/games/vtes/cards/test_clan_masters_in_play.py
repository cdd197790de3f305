"""Tests of master cards in play that require a clan and help its members."""

from __future__ import annotations

from games.vtes.cards.people import PeopleStage, bleed, fight, offered_modes
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, Stage

from conclave.games.vtes.rules.combat.fight import is_long
from conclave.games.vtes.rules.constants import ACTION, ASH_HEAP
from conclave.games.vtes.rules.events.actions import ActionAnnounced
from conclave.games.vtes.rules.events.combat import CombatBegan
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.reading import values
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary.blood import GainPool
from conclave.games.vtes.vocabulary.card import Card, Vampire
from conclave.games.vtes.vocabulary.effects import Tap

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


# Tremere Convocation


WARLOCK = Vampire("Warlock", "tremere", 1, 6, "tha POT", "camarilla")
RITE = Card("Rite", ACTION, "tha", basic=Action(GainPool(1), stealth=1))


def stage_with_convocation() -> tuple[PeopleStage, int]:
    """The card, under B's control, and A's Tremere with basic Thaumaturgy."""
    stage = PeopleStage(2, WARLOCK, RITE)
    stage.permanent(B, "Tremere Convocation")
    return stage, stage.vampire(A, "Warlock")


def test_tremere_convocation_lets_vampires_play_combat_cards_as_at_superior() -> None:
    stage, warlock = stage_with_convocation()
    rival = stage.vampire(B, "Rival")
    stage.hand(A, "Theft of Vitae", "Blood Rage", "Acrobatics")
    fight(stage, warlock, rival)
    stage.skip("strike", A)
    assert offered_modes(stage, A, "theft-of-vitae") == ["tha", "THA"]


def test_tremere_convocation_is_about_combat_cards_and_basic_thaumaturgy_only() -> None:
    stage, warlock = stage_with_convocation()
    small = stage.vampire(A, "Fledgling")
    stage.hand(A, "Magic of the Smith", "Theft of Vitae")
    assert not stage.offers(A, "play magic-of-the-smith THA", warlock)
    rival = stage.vampire(B, "Rival")
    fight(stage, small, rival)
    stage.skip("strike", A)
    assert offered_modes(stage, A, "theft-of-vitae") == []


def test_tremere_convocation_makes_thaumaturgy_stealthy_for_tremere() -> None:
    stage, warlock = stage_with_convocation()
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "Rite", "Rite")
    for minion, stealth in ((warlock, 2), (elder, 1)):
        stage.play(A, "play rite tha", minion)
        stage.skip("announced", A)
        assert values.stealth(stage.table, minion) == stealth
        stage.skip("MinionPhase", A)


def test_tremere_convocation_is_burned_by_minions_less_easily_by_malkavians() -> None:
    stage, _ = stage_with_convocation()
    (card,) = stage.table.beside[B]
    elder, mad = stage.vampire(A, "Elder"), stage.vampire(A, "Fledgling")
    assert stage.offers(A, "act", elder, card, "0")
    assert not stage.offers(A, "act", mad, card, "0")
    stage.play(A, "act", mad, card, "1")
    stage.skip("announced", A)
    assert values.stealth(stage.table, mad) == -1
    stage.resolve()
    assert stage.zone(card) == ASH_HEAP


# Joseph Pander


PANDER = Vampire("Outcast", "pander", 1, 5, "", "sabbat")
SHOVE = Card("Shove", ACTION, effect=Action(Tap(parts.TARGET), target=targets.One(filters.MINION)))


def stage_with_joseph(phase: str = "minion") -> tuple[PeopleStage, int, int, int]:
    """The card and a Pander of A, and a vampire of B."""
    stage = PeopleStage(2, PANDER, SHOVE, phase=phase)
    joseph, outcast = stage.permanent(A, "Joseph Pander"), stage.vampire(A, "Outcast")
    return stage, joseph, outcast, stage.vampire(B, "Rival")


def test_joseph_pander_lets_a_directed_action_against_a_pander_fail() -> None:
    stage, joseph, outcast, rival = stage_with_joseph()
    elder = stage.vampire(A, "Elder")
    stage.hand(B, "Shove", "Shove")
    stage.skip("MinionPhase", B)
    stage.play(B, "play shove plain", rival)
    stage.play(B, "target", elder)
    stage.skip("announced", B)
    stage.play(B, "pass")
    assert not stage.offers(A, "use", joseph, "0")
    stage.skip("MinionPhase", B)
    stage.table.tapped[rival] = False
    other = stage.vampire(B, "Kurt")
    stage.play(B, "play shove plain", other)
    stage.play(B, "target", outcast)
    stage.skip("announced", A)
    stage.play(A, "use", joseph, "0")
    stage.skip("MinionPhase", B)
    assert not stage.table.tapped[outcast]
    assert stage.table.tapped[joseph]
    assert stage.table.pool == [29, 30]


def test_joseph_pander_lets_a_chosen_pander_attack_once_this_turn() -> None:
    stage, joseph, outcast, rival = stage_with_joseph("master")
    stage.vampire(A, "Elder")
    stage.play(A, "use", joseph, "1")
    assert not stage.offers(A, "use", joseph, "1")
    stage.skip("MinionPhase", A)
    stage.play(A, "act", outcast, joseph, "0")
    assert stage.events_of(ActionAnnounced)
    stage.skip("before-range", A)
    assert stage.events_of(CombatBegan)
    assert rival in stage.table.ready[B]


def test_joseph_pander_gives_no_attack_without_a_choice_this_turn() -> None:
    stage, joseph, outcast, _ = stage_with_joseph("master")
    stage.play(A, "use", joseph, "1")
    stage.skip("MasterPhase", B)
    stage.skip("MinionPhase", A)
    assert not stage.offers(A, "act", outcast, joseph, "0")


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
