"""Dreams of the Sphinx, The Coven and Monastery of Shadows: what they are tapped for."""

from __future__ import annotations

import pytest
from games.vtes.cards.court import quiet
from games.vtes.cards.people import Salon, bleed
from games.vtes.cards.rulings import ruling
from games.vtes.fights import Arena
from games.vtes.stage import A, B, C, Stage

from conclave.games.vtes.rules.events.combat import CombatBegan
from conclave.games.vtes.rules.reading import values
from conclave.games.vtes.rules.words import ASH_HEAP, READY, TORPOR


def use(stage: Stage, seat: int, card: int, number: str = "0") -> None:
    """A card in play is used."""
    stage.play(seat, "use", card, number)


# Dreams of the Sphinx


def sphinx_of(seat: int = A, phase: str = "master") -> tuple[Stage, int]:
    """A table with the dreams in play."""
    stage = Stage(3, phase=phase)
    return stage, stage.permanent(seat, "Dreams of the Sphinx")


def test_dreams_of_the_sphinx_give_two_more_cards_until_the_end_of_the_turn() -> None:
    stage, sphinx = sphinx_of()
    stage.hand(A, *(["Blur"] * 7))
    stage.library(A, *(["Majesty"] * 5))
    use(stage, A, sphinx)
    assert len(stage.table.hand[A]) == 9
    assert stage.table.tapped[sphinx]
    assert stage.blood(sphinx) == 1


@ruling("Dreams of the Sphinx", 4)
def test_the_bigger_hand_lasts_through_the_discard_phase() -> None:
    stage, sphinx = sphinx_of(A, "discard")
    stage.hand(A, *(["Blur"] * 7))
    stage.library(A, *(["Majesty"] * 5))
    use(stage, A, sphinx)
    stage.play(A, "discard", "blur")
    assert len(stage.table.hand[A]) == 9
    assert stage.prompt == "DiscardPhase"
    stage.skip("Discarding")
    assert (stage.decider, len(stage.table.hand[A])) == (A, 9)
    stage.play(A, "discard", "blur")
    stage.play(A, "discard", "blur")
    assert len(stage.table.hand[A]) == 7
    assert stage.table.active == B


def test_in_the_turn_of_another_the_bigger_hand_ends_with_that_turn() -> None:
    stage, sphinx = sphinx_of(B, "discard")
    stage.hand(B, *(["Blur"] * 7))
    stage.library(B, *(["Majesty"] * 5))
    stage.skip("discard-phase", B)
    use(stage, B, sphinx)
    assert len(stage.table.hand[B]) == 9
    stage.skip("Discarding")
    assert stage.decider == B
    assert stage.table.active == A


@ruling("Dreams of the Sphinx", 3)
def test_cards_that_are_not_replaced_count_against_the_bigger_hand() -> None:
    stage, sphinx = sphinx_of()
    stage.hand(A, *(["Blur"] * 6))
    stage.library(A, *(["Majesty"] * 5))
    stage.table.unreplaced[A] = 1
    use(stage, A, sphinx)
    assert values.hand_size(stage.table, A) == 9
    assert len(stage.table.hand[A]) == 8


def test_dreams_of_the_sphinx_bring_a_pool_in_the_untap_phase_to_whoever_has_the_edge() -> None:
    stage, sphinx = sphinx_of(A, "untap")
    assert not stage.offers(A, "use", sphinx, "1")
    with_edge, sphinx = sphinx_of(A, "untap")
    with_edge.edge(A)
    use(with_edge, A, sphinx, "1")
    assert with_edge.table.pool[A] == 31
    with_edge.play(A, "edge")
    assert with_edge.table.pool[A] == 32
    assert with_edge.blood(sphinx) == 1
    later, sphinx = sphinx_of(A, "master")
    later.edge(A)
    assert not later.offers(A, "use", sphinx, "1")


@ruling("Dreams of the Sphinx", 1)
def test_dreams_of_the_sphinx_put_a_blood_on_an_uncontrolled_vampire_not_on_an_imbued() -> None:
    stage = Salon(3)
    sphinx = stage.permanent(A, "Dreams of the Sphinx")
    pupil = stage.uncontrolled(A, "Pupil", 1)
    watcher = stage.uncontrolled(A, "Watcher", 1)
    stage.uncontrolled(B, "Rival", 1)
    stage.play(A, "use", sphinx, "2")
    assert stage.options(A) == [stage.text("target", pupil)]
    stage.play(A, "target", pupil)
    assert (stage.blood(pupil), stage.blood(watcher)) == (2, 1)
    assert stage.table.pool[A] == 30
    lonely = Salon(3)
    sphinx = lonely.permanent(A, "Dreams of the Sphinx")
    lonely.uncontrolled(A, "Watcher", 1)
    assert not lonely.offers(A, "use", sphinx, "2")
    assert lonely.offers(A, "use", sphinx, "0")


def test_the_third_dream_is_the_last() -> None:
    stage, sphinx = sphinx_of()
    stage.table.blood[sphinx] = 1
    use(stage, A, sphinx)
    assert stage.blood(sphinx) == 2
    assert stage.zone(sphinx) != ASH_HEAP
    last, sphinx = sphinx_of()
    last.table.blood[sphinx] = 2
    use(last, A, sphinx)
    assert last.zone(sphinx) == ASH_HEAP
    assert values.hand_size(last.table, A) == 9


# The Coven


def test_the_coven_gives_two_blood_to_a_ready_vampire_of_its_controller() -> None:
    stage = Salon(3)
    coven = stage.permanent(A, "The Coven")
    elder = stage.vampire(A, "Elder", 3)
    stage.vampire(A, "Pupil", 1, torpor=True)
    stage.vampire(B, "Rival", 1)
    ira = stage.vampire(A, "Ira", 1)
    stage.play(A, "use", coven, "0")
    assert stage.options(A) == [stage.text("target", elder), stage.text("target", ira)]
    stage.play(A, "target", elder)
    assert (stage.blood(elder), stage.blood(ira)) == (5, 1)
    assert stage.table.tapped[coven]


def fight_with_coven(blood: int) -> tuple[Arena, int, int]:
    """A's vampire is struck by B's; the coven is A's."""
    stage = quiet()
    coven = stage.permanent(A, "The Coven")
    kurt = stage.vampire(A, "Kurt", blood)
    ira = stage.vampire(B, "Ira")
    stage.hand(B, "Punch")
    bleed(stage, kurt)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", ira)
    stage.skip("strike", A)
    stage.play(A, "strike", "hand")
    stage.play(B, "play", "punch", "plain", ira)
    stage.skip("damage", A)
    return stage, coven, kurt


@ruling("The Coven", 1)
def test_the_coven_is_tapped_before_damage_is_healed_and_not_while_it_is() -> None:
    stage, coven, kurt = fight_with_coven(1)
    stage.play(A, "use", coven, "0")
    assert stage.blood(kurt) == 3
    stage.skip("press")
    assert (stage.zone(kurt), stage.blood(kurt)) == (READY, 1)
    without, coven, kurt = fight_with_coven(1)
    without.play(A, "pass")
    while without.window == "damage":
        without.play(without.decider, "pass")
    assert without.zone(kurt) == TORPOR


@ruling("The Coven", 2)
def test_the_coven_goes_to_the_predator_at_the_end_of_the_discard_phase() -> None:
    stage = Stage(3, phase="discard")
    coven = stage.permanent(A, "The Coven")
    krid = stage.vampire(A, "Krid", 0)
    mazz = stage.vampire(C, "Mazz", 0)
    stage.vampire(B, "Barth", 1)
    stage.play(A, "use", coven, "0")
    assert stage.blood(krid) == 2
    stage.table.tapped[coven] = False
    assert stage.table.controller[coven] == A
    while stage.table.controller[coven] == A:
        stage.play(stage.decider, "pass")
    assert stage.table.active == A
    assert stage.table.controller[coven] == C
    assert not stage.offers(A, "use", coven, "0")
    stage.skip("discard-phase", C)
    stage.play(C, "use", coven, "0")
    assert stage.blood(mazz) == 2


def test_the_coven_stays_with_its_controller_in_the_discard_phases_of_others() -> None:
    stage = Stage(3, phase="discard")
    coven = stage.permanent(B, "The Coven")
    stage.skip("UntapPhase", B)
    assert stage.table.controller[coven] == B


def test_the_coven_changes_hands_even_if_tapped_and_untaps_with_its_new_controller() -> None:
    stage = Stage(3, phase="discard")
    coven = stage.permanent(A, "The Coven", tapped=True)
    stage.skip("UntapPhase", B)
    assert stage.table.controller[coven] == C
    assert stage.table.tapped[coven]
    stage.skip("UntapPhase", C)
    assert not stage.table.tapped[coven]


@ruling("Unique Trifle", 1)
def test_a_unique_trifle_gives_its_action_even_if_it_is_contested() -> None:
    stage = Stage(3, phase="master")
    stage.hand(A, "The Coven")
    theirs = stage.permanent(B, "The Coven")
    stage.play(A, "play", "the-coven", "plain", "-")
    stage.skip("MasterPhase")
    assert stage.table.contested[theirs]
    assert stage.table.actions == 1


# Monastery of Shadows: not at any time, but for anybody


def acting_elder(seat: int) -> tuple[Salon, int, int, int]:
    """An old vampire of A bleeds and is about to be blocked; the monastery is somebody's."""
    stage = Salon(3)
    monastery = stage.permanent(seat, "Monastery of Shadows")
    elder = stage.vampire(A, "Elder")
    rival = stage.vampire(B, "Rival")
    bleed(stage, elder)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", rival)
    return stage, monastery, elder, rival


@pytest.mark.parametrize("seat", [A, C])
def test_monastery_of_shadows_gives_stealth_to_any_old_vampire(seat: int) -> None:
    stage, monastery, elder, _ = acting_elder(seat)
    stage.skip("block", seat)
    stage.play(seat, "use", monastery, "0")
    assert values.stealth(stage.table, elder) == 1
    stage.skip("MinionPhase")
    assert stage.told(CombatBegan) == []


def test_monastery_of_shadows_gives_none_to_the_young_and_none_that_is_not_needed() -> None:
    stage = Salon(3)
    monastery = stage.permanent(A, "Monastery of Shadows")
    pupil = stage.vampire(A, "Pupil")
    rival = stage.vampire(B, "Rival")
    bleed(stage, pupil)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", rival)
    assert stage.window == "block"
    assert not stage.offers(A, "use", monastery, "0")
    old, monastery, _, _ = acting_elder(A)
    assert old.offers(A, "use", monastery, "0")
    old.play(A, "use", monastery, "0")
    old.table.tapped[monastery] = False
    assert not old.offers(A, "use", monastery, "0")


def test_monastery_of_shadows_lets_its_controller_hold_one_more_card() -> None:
    stage = Salon(2)
    stage.permanent(A, "Monastery of Shadows")
    assert values.hand_size(stage.table, A) == 8
    assert values.hand_size(stage.table, B) == 7
