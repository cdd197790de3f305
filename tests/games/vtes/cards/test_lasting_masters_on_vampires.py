"""Tests of master cards that stay in play on a vampire."""

from __future__ import annotations

import pytest
from games.vtes.cards.master_cards import MasterStage, play_as_a
from games.vtes.cards.people import PEOPLE, PeopleStage, bleed, choose_strikes, fight
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C, Stage

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.atoms import counters, noting
from conclave.games.vtes.rules.blood import burn
from conclave.games.vtes.rules.constants import ASH_HEAP, ON_CARD, READY, REMOVED, TORPOR
from conclave.games.vtes.rules.events.playing import AnnouncedNumber
from conclave.games.vtes.rules.reading import values
from conclave.games.vtes.vocabulary.card import Vampire
from conclave.testing import rule

# Capitalist


def test_capitalist_gains_a_blood_for_bleeding_the_prey_once_a_turn() -> None:
    stage = PeopleStage(3)
    leader, kurt = stage.vampire(A, "Pack Leader", 3), stage.vampire(A, "Kurt", 3)
    stage.put_on(leader, "Capitalist")
    for _ in range(2):
        bleed(stage, leader)
        stage.resolve()
        assert stage.blood(leader) == 4
        noting.erase(stage.table, notes.HAS_BLED, leader)
        counters.untap(stage.table, leader)
    bleed(stage, kurt)
    stage.resolve()
    assert (stage.blood(leader), stage.blood(kurt)) == (4, 3)


def test_capitalist_is_for_sabbat_vampires_of_yours() -> None:
    stage = MasterStage()
    stage.hand(A, "Capitalist")
    stage.vampire(A, "Kurt")
    stage.vampire(B, "Pack Leader")
    assert not stage.offers(A, "play", "capitalist", "plain", "-")
    stage.vampire(A, "Pack Leader")
    assert stage.offers(A, "play", "capitalist", "plain", "-")


# Guardian Angel


def test_guardian_angel_is_put_on_a_ready_vampire_of_yours() -> None:
    stage = Stage(2, phase="master", extra=PEOPLE)
    elder = stage.vampire(A, "Elder")
    kurt = stage.vampire(A, "Kurt")
    stage.vampire(A, "Pupil", torpor=True)
    stage.vampire(B, "Rival")
    stage.hand(A, "Guardian Angel")
    stage.play(A, "play guardian-angel plain -")
    assert stage.options(A) == [stage.text("target", elder), stage.text("target", kurt)]
    stage.play(A, "target", kurt)
    stage.skip("MasterPhase")
    assert stage.names(stage.table.attached[kurt]) == ["guardian-angel"]
    assert stage.table.pool[A] == 28


def test_guardian_angel_gives_intercept_only_while_its_controller_is_bled() -> None:
    stage = PeopleStage(3)
    rival, other = stage.vampire(B, "Rival"), stage.vampire(C, "Kurt")
    stage.put_on(rival, "Guardian Angel")
    stage.put_on(other, "Guardian Angel")
    elder, pupil = stage.vampire(A, "Elder"), stage.vampire(A, "Pupil", 2)
    bleed(stage, elder)
    assert [values.intercept(stage.table, card) for card in (rival, other)] == [1, 0]
    stage.skip("MinionPhase", A)
    stage.play(A, "hunt", pupil)
    assert [values.intercept(stage.table, card) for card in (rival, other)] == [0, 0]


def test_guardian_angel_prevents_one_damage_each_combat() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    angel = stage.put_on(rival, "Guardian Angel")
    stage.hand(A, "Undead Strength")
    choose_strikes(fight(stage, elder, rival), f"play undead-strength POT elder#{elder}")
    stage.skip("damage", B)
    stage.play(B, "use", angel, "0")
    assert not stage.offers(B, "use", angel, "0")
    stage.skip("MinionPhase")
    assert stage.blood(rival) == 7


def test_guardian_angel_is_burned_when_the_vampire_goes_to_torpor() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival", 0)
    angel, spared = stage.put_on(rival, "Guardian Angel"), stage.put_on(elder, "Guardian Angel")
    choose_strikes(fight(stage, elder, rival))
    stage.skip("MinionPhase", A)
    assert stage.zone(rival) == TORPOR
    assert stage.zone(angel) == ASH_HEAP
    assert stage.zone(spared) == ON_CARD


# Perfectionist


def perfect(phase: str = "minion") -> tuple[MasterStage, int]:
    """A perfectionist of A's with little blood."""
    stage = MasterStage(3, phase)
    kurt = stage.vampire(A, "Kurt", 3)
    stage.put_on(kurt, "Perfectionist")
    return stage, kurt


def test_perfectionist_gains_a_blood_after_an_action_once_a_turn() -> None:
    stage, kurt = perfect()
    bleed(stage, kurt)
    stage.resolve()
    assert stage.blood(kurt) == 4
    counters.untap(stage.table, kurt)
    stage.play(A, "become-anarch", kurt)
    stage.resolve()
    assert stage.blood(kurt) == 2


@ruling("Once each turn", 1)
def test_perfectionist_gains_a_blood_again_in_the_next_turn() -> None:
    stage, kurt = perfect()
    bleed(stage, kurt)
    stage.resolve()
    assert stage.blood(kurt) == 4
    stage.play(A, "pass")
    stage.skip("MinionPhase", A)
    bleed(stage, kurt)
    stage.resolve()
    assert stage.blood(kurt) == 5


def test_perfectionist_gains_nothing_if_blocked_or_if_another_acts() -> None:
    stage, kurt = perfect()
    ira = stage.vampire(B, "Ira")
    bleed(stage, kurt)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", ira)
    stage.skip("strike")
    assert stage.blood(kurt) == 3
    other, kurt = perfect()
    elder = other.vampire(A, "Elder", 3)
    bleed(other, elder)
    other.resolve()
    assert (other.blood(kurt), other.blood(elder)) == (3, 3)


@pytest.mark.parametrize("cancelled", [True, False])
@ruling("Perfectionist", 1)
def test_perfectionist_gains_nothing_if_a_reaction_was_played_even_a_cancelled_one(
    cancelled: bool,
) -> None:
    stage, kurt = perfect()
    rival = stage.vampire(B, "Rival")
    stage.hand(B, "Deflection")
    stage.hand(C, "Direct Intervention")
    bleed(stage, kurt)
    stage.skip("declined", B)
    Stage.play(stage, B, "play", "deflection", "DOM", rival)
    assert stage.window == "as-played"
    while stage.window == "as-played":
        mine = cancelled and stage.decider == C
        words = ("play", "direct-intervention", "plain", "-") if mine else ("pass",)
        Stage.play(stage, stage.decider, *words)
        cancelled = cancelled and not mine
    stage.resolve()
    assert stage.table.pool[B] + stage.table.pool[C] < 60
    assert stage.blood(kurt) == 3


@ruling("Perfectionist", 2)
def test_perfectionist_gains_the_blood_before_what_is_played_after_the_action() -> None:
    stage, kurt = perfect()
    bleed(stage, kurt)
    stage.skip("after-action")
    assert stage.blood(kurt) == 4


@ruling("Perfectionist", 3)
def test_perfectionist_gains_a_blood_even_if_the_action_has_lost_its_target() -> None:
    stage, kurt = perfect()
    stage.hand(A, "Demolish")
    cellar = stage.permanent(B, "Cellar")
    stage.play(A, "play", "demolish", "plain", kurt)
    stage.skip("announced", A)
    burn(stage.table, cellar)
    stage.resolve()
    assert stage.blood(kurt) == 4


def test_a_vampire_has_only_one_archetype() -> None:
    stage = MasterStage()
    stage.hand(A, "Perfectionist")
    kurt = stage.vampire(A, "Kurt")
    stage.put_on(kurt, "Brooder")
    stage.vampire(B, "Rival")
    assert not stage.offers(A, "play", "perfectionist", "plain", "-")
    elder = stage.vampire(A, "Elder")
    play_as_a(stage, "perfectionist", "target", elder)
    assert stage.names(stage.table.attached[elder]) == ["perfectionist"]


# Social Ladder


def ladder() -> tuple[MasterStage, int, int]:
    """A vampire of A's on the ladder in her influence phase."""
    stage = MasterStage(3, "influence")
    pupil = stage.vampire(A, "Pupil", 4)
    return stage, pupil, stage.put_on(pupil, "Social Ladder")


def test_social_ladder_is_put_on_a_ready_vampire_of_ones_own() -> None:
    stage = MasterStage()
    stage.hand(A, "Social Ladder")
    stage.vampire(A, "Kurt", torpor=True)
    stage.vampire(B, "Rival")
    assert not stage.offers(A, "play", "social-ladder", "plain", "-")
    pupil = stage.vampire(A, "Pupil")
    play_as_a(stage, "social-ladder")
    assert stage.names(stage.table.attached[pupil]) == ["social-ladder"]


def test_social_ladder_moves_all_blood_to_an_older_vampire_when_one_wants_to() -> None:
    stage, pupil, card = ladder()
    elder = stage.uncontrolled(A, "Elder", 3)
    rival = stage.uncontrolled(A, "Rival")
    young = stage.uncontrolled(A, "Fledgling")
    stage.play(A, "use", card, "0")
    assert stage.options(A) == [stage.text("target", elder), stage.text("target", rival)]
    stage.play(A, "target", elder)
    assert [stage.blood(c) for c in (elder, rival, young)] == [7, 0, 0]
    assert (stage.zone(pupil), stage.zone(card)) == (REMOVED, ASH_HEAP)
    assert stage.prompt == "InfluencePhase"


def test_social_ladder_must_be_climbed_before_the_influence_phase_ends() -> None:
    stage, pupil, _ = ladder()
    elder = stage.uncontrolled(A, "Elder", 6)
    stage.play(A, "pass")
    stage.skip("ForOne")
    stage.play(A, "target", elder)
    assert stage.zone(pupil) == REMOVED
    assert stage.blood(elder) == 10
    stage.skip("DiscardPhase")
    assert stage.zone(elder) == READY


def test_social_ladder_is_not_climbed_in_the_influence_phase_of_another() -> None:
    stage = MasterStage(3, "influence")
    rival = stage.vampire(B, "Rival")
    stage.put_on(rival, "Social Ladder")
    stage.uncontrolled(B, "Elder")
    stage.skip("DiscardPhase")
    assert stage.zone(rival) == READY


# The Art of Pain


def test_the_art_of_pain_gives_strength_to_a_ready_toreador_antitribu() -> None:
    diva = Vampire("Diva", "toreador-antitribu", 1, 5, "", "sabbat")
    stage = PeopleStage(2, diva, phase="master")
    stage.hand(A, "The Art of Pain")
    pupil, torpid = stage.vampire(A, "Pupil"), stage.vampire(A, "Diva", torpor=True)
    assert not stage.offers(A, "play", "the-art-of-pain", "plain", "-")
    ready = stage.vampire(A, "Diva")
    play_as_a(stage, "the-art-of-pain", "target", ready)
    found = [values.strength(stage.table, card) for card in (pupil, torpid, ready)]
    assert found == [1, 1, 3]
    assert stage.table.pool[A] == 28


# Villein


def test_villein_moves_two_or_more_blood_to_the_pool_as_announced() -> None:
    stage = MasterStage()
    stage.hand(A, "Villein")
    kurt = stage.vampire(A, "Kurt", 5)
    stage.vampire(A, "Pupil", 1)
    stage.vampire(B, "Rival")
    Stage.play(stage, A, "play", "villein", "plain", "-")
    assert stage.prompt == "Announcing"
    assert stage.options(A) == ["number 2", "number 3", "number 4", "number 5"]
    Stage.play(stage, A, "number", "4")
    assert stage.window == "as-played"
    assert [event.number for event in stage.events_of(AnnouncedNumber)] == [4]
    assert stage.blood(kurt) == 5
    stage.skip("MasterPhase")
    assert (stage.blood(kurt), stage.table.pool[A]) == (1, 34)
    assert stage.names(stage.table.attached[kurt]) == ["villein"]
    assert stage.table.actions == 1


def test_villein_needs_a_vampire_of_ones_own_with_two_blood() -> None:
    stage = MasterStage()
    stage.hand(A, "Villein")
    stage.vampire(A, "Kurt", 1)
    stage.vampire(B, "Rival")
    assert not stage.offers(A, "play", "villein", "plain", "-")
    stage.vampire(A, "Pupil", 2)
    assert stage.offers(A, "play", "villein", "plain", "-")


@pytest.mark.parametrize(("villeins", "pool"), [(0, 32), (1, 31), (2, 30)])
def test_villein_makes_minion_tap_cost_a_pool_more_for_each(villeins: int, pool: int) -> None:
    stage = MasterStage()
    kurt, rival = stage.vampire(A, "Kurt", 6), stage.vampire(B, "Rival", 6)
    for _ in range(villeins):
        stage.put_on(kurt, "Villein")
    stage.put_on(rival, "Villein")
    stage.hand(A, "Minion Tap")
    play_as_a(stage, "minion-tap", "target", kurt)
    stage.play(A, "number", "2")
    assert stage.table.pool[A] == pool


@rule("VTES-R-18")
@ruling("Villein", 1)
def test_villein_is_paid_for_while_its_pool_comes_in() -> None:
    stage = MasterStage()
    kurt = stage.vampire(A, "Kurt", 6)
    stage.put_on(kurt, "Villein")
    stage.hand(A, "Villein")
    stage.pool(A, 1)
    play_as_a(stage, "villein")
    stage.play(A, "number", "3")
    assert stage.table.pool[A] == 3
    assert not stage.table.out[A]


@ruling("Villein", 2)
def test_villein_is_not_played_where_it_can_not_be_paid() -> None:
    stage = MasterStage()
    kurt = stage.vampire(A, "Kurt", 6)
    stage.put_on(kurt, "Villein")
    stage.put_on(kurt, "Villein")
    stage.hand(A, "Villein")
    stage.pool(A, 1)
    assert not stage.offers(A, "play", "villein", "plain", "-")
    elder = stage.vampire(A, "Elder", 6)
    stage.vampire(A, "Ira", 6)
    stage.play(A, "play", "villein", "plain", "-")
    assert stage.offers(A, "target", elder)
    assert not stage.offers(A, "target", kurt)


@ruling("Villein", 3)
def test_villein_takes_what_is_left_if_blood_was_lost_after_the_announcement() -> None:
    stage = MasterStage()
    kurt = stage.vampire(A, "Kurt", 5)
    stage.hand(A, "Villein")
    stage.hand(B, "Sudden Thirst")
    Stage.play(stage, A, "play", "villein", "plain", "-")
    Stage.play(stage, A, "number", "5")
    stage.skip("as-played", B)
    Stage.play(stage, B, "play", "sudden-thirst", "plain", "-")
    stage.skip("MasterPhase")
    assert (stage.blood(kurt), stage.table.pool[A]) == (0, 32)
