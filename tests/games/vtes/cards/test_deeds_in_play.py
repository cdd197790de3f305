"""Actions that put cards in play, and what these then do."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import Salon, bleed, modes, try_block
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C

from conclave.games.vtes.rules.atoms import counters, moving
from conclave.games.vtes.rules.words import ASH_HEAP, HAND, READY, TORPOR
from conclave.testing import rule

# Public Trust


def test_public_trust_at_inferior() -> None:
    stage = Salon(3)
    pupil, waiting = stage.vampire(A, "Pupil"), stage.uncontrolled(A, "Fledgling")
    stage.hand(A, "Public Trust")
    stage.play(A, "play public-trust pre", pupil)
    stage.resolve()
    assert stage.table.pool == [30, 27, 30]
    assert stage.blood(pupil) == 4
    assert stage.blood(waiting) == 0


@ruling("Public Trust", 1)
def test_public_trust_at_superior_names_a_vampire_when_it_is_announced() -> None:
    stage = Salon(3)
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
    stage = Salon(3)
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
    stage = Salon(3)
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


# Rutor's Hand


def test_rutors_hand_wounds_its_bearer() -> None:
    stage = Salon()
    pupil = stage.vampire(A, "Pupil")
    stage.hand(A, "Rutor's Hand")
    stage.play(A, "play rutors-hand tha", pupil)
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.resolve()
    assert stage.zone(pupil) == TORPOR
    assert stage.blood(pupil) == 4
    assert stage.names(stage.table.on[pupil]) == ["rutors-hand"]


def handed(blood: int = 10) -> tuple[Salon, int]:
    """A has played the card at superior and is asked how to take the damage."""
    stage = Salon()
    elder = stage.vampire(A, "Elder", blood)
    stage.hand(A, "Rutor's Hand")
    stage.play(A, "play rutors-hand THA", elder)
    stage.skip("Either")
    return stage, elder


def test_at_superior_three_blood_may_be_burned_in_its_place() -> None:
    stage, elder = handed()
    assert stage.options(A) == ["choose burn-blood", "choose inflict"]
    stage.play(A, "choose burn-blood")
    stage.skip("MinionPhase")
    assert stage.zone(elder) == READY
    assert stage.blood(elder) == 6
    stage, elder = handed()
    stage.play(A, "choose inflict")
    stage.skip("MinionPhase")
    assert stage.zone(elder) == TORPOR
    assert stage.blood(elder) == 9


def test_with_too_little_blood_there_is_no_choice() -> None:
    stage = Salon()
    elder = stage.vampire(A, "Elder", 3)
    stage.hand(A, "Rutor's Hand")
    stage.play(A, "play rutors-hand THA", elder)
    stage.resolve()
    assert stage.zone(elder) == TORPOR
    assert stage.blood(elder) == 2


def test_its_bearer_untaps_once_in_each_minion_phase_from_the_next_turn_on() -> None:
    stage, elder = handed()
    stage.play(A, "choose burn-blood")
    stage.skip("MinionPhase")
    hand = stage.table.on[elder][0]
    assert not stage.offers(A, "use", hand, "0")
    stage.play(A, "pass")
    stage.skip("UntapPhase", A)
    stage.skip("MinionPhase", A)
    assert not stage.offers(A, "use", hand, "0")  # he is untapped
    bleed(stage, elder)
    stage.skip("MinionPhase")
    assert stage.offers(A, "use", hand, "0")
    stage.play(A, "use", hand, "0")
    assert not stage.table.tapped[elder]
    assert not stage.offers(A, "bleed", elder)
    stage.table.blood[elder] = 3
    stage.play(A, "hunt", elder)
    stage.skip("MinionPhase")
    assert not stage.offers(A, "use", hand, "0")


def test_a_vampire_has_only_one_hand() -> None:
    stage = Salon()
    elder = stage.vampire(A, "Elder")
    stage.put_on(elder, "Rutor's Hand")
    stage.hand(A, "Rutor's Hand")
    assert modes(stage, A, "rutors-hand") == []
    stage.vampire(A, "Pupil")
    assert modes(stage, A, "rutors-hand") == ["tha"]


@ruling("Rutor's Hand", 1)
def test_a_stolen_hand_waits_for_a_turn_that_begins_with_it() -> None:
    stage, elder = handed()
    stage.play(A, "choose burn-blood")
    stage.skip("MinionPhase")
    hand = stage.table.on[elder][0]
    stage.play(A, "pass")
    stage.skip("MinionPhase", B)
    moving.change_controller(stage.table, elder, B)
    stage.table.tapped[elder] = True
    assert not stage.offers(B, "use", hand, "0")
    stage.play(B, "pass")
    stage.skip("MinionPhase", A)
    moving.change_controller(stage.table, elder, A)
    stage.table.tapped[elder] = True
    assert not stage.offers(A, "use", hand, "0")
    moving.change_controller(stage.table, elder, B)
    stage.play(A, "pass")
    stage.skip("MinionPhase", B)
    stage.table.tapped[elder] = True
    assert stage.offers(B, "use", hand, "0")


# Eternal Vigilance


def vigilant(seats: int = 2) -> tuple[Salon, int, int, int]:
    """A tapped archbishop of B has the card, and A bleeds B."""
    stage = Salon(seats)
    elder = stage.vampire(A, "Elder")
    leader = stage.vampire(B, "Pack Leader", tapped=True)
    card = stage.put_on(leader, "Eternal Vigilance")
    bleed(stage, elder)
    stage.skip("BlockQuestion", B)
    return stage, elder, leader, card


@rule("VTES-10.2-05")
def test_eternal_vigilance_is_for_high_sabbat_titles() -> None:
    stage = Salon()
    leader = stage.vampire(A, "Pack Leader")
    stage.hand(A, "Eternal Vigilance")
    stage.play(A, "play eternal-vigilance plain", leader)
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.resolve()
    assert stage.names(stage.table.on[leader]) == ["eternal-vigilance"]
    assert stage.blood(leader) == 6
    stage = Salon()
    stage.vampire(A, "Mayor")
    stage.hand(A, "Eternal Vigilance")
    assert modes(stage, A, "eternal-vigilance") == []


def test_its_bearer_burns_blood_to_untap_and_block() -> None:
    stage, _elder, leader, card = vigilant()
    assert not stage.offers(B, "block", leader)
    stage.play(B, "use", card, "0")
    assert stage.blood(leader) == 6
    assert not stage.table.tapped[leader]
    stage.skip("before-range")
    assert stage.table.view(None)["combat"]["second"] == f"pack-leader#{leader}"
    stage.skip("MinionPhase")
    assert stage.table.pool[B] == 30


def test_it_needs_blood_and_a_sabbat_vampire_who_is_ready() -> None:
    stage, _, leader, card = vigilant()
    assert stage.offers(B, "use", card, "0")
    stage.table.blood[leader] = 0
    assert not stage.offers(B, "use", card, "0")
    stage.table.blood[leader] = 3
    counters.set_profile(stage.table, leader, ("lasombra", "independent", "", False, False))
    assert not stage.offers(B, "use", card, "0")


@ruling("Forces Block attempt", 3)
def test_it_does_not_make_a_blocker_of_a_bystander() -> None:
    stage = Salon(4)
    elder = stage.vampire(A, "Elder")
    leader = stage.vampire(C, "Pack Leader", tapped=True)
    card = stage.put_on(leader, "Eternal Vigilance")
    stage.vampire(B, "Pupil")
    bleed(stage, elder)
    stage.skip("announced", C)
    assert not stage.offers(C, "use", card, "0")


def test_it_is_burned_with_its_bearer_s_fall() -> None:
    stage, elder, leader, card = vigilant()
    stage.hand(A, "Wolf Claws")
    stage.play(B, "use", card, "0")
    stage.skip("strike", A)
    stage.play(A, stage.text(f"play wolf-claws {modes(stage, A, 'wolf-claws')[0]}", elder))
    stage.skip("MinionPhase")
    assert stage.zone(leader) == TORPOR
    assert stage.zone(card) == ASH_HEAP


# Aranthebes


def test_aranthebes_comes_into_play_for_a_pool() -> None:
    stage = Salon()
    thug = stage.ally(A, "Thug")
    stage.hand(A, "Aranthebes, The Immortal")
    stage.play(A, "play aranthebes-the-immortal plain", thug)
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.resolve()
    assert stage.names(stage.table.beside[A]) == ["aranthebes-the-immortal"]
    assert stage.table.pool[A] == 29


@ruling("Minus stealth", 1)
@rule("VTES-6.2.2-11")
def test_aranthebes_takes_stealth_from_the_predators_minions() -> None:
    stage = Salon(3)
    elder = stage.vampire(A, "Elder", 5)
    immortal = stage.permanent(B, "Aranthebes, The Immortal")
    other = stage.permanent(C, "Aranthebes, The Immortal")
    stage.play(A, "hunt", elder)
    stage.skip("announced", B)
    assert stage.offers(B, "use", immortal, "0")
    stage.play(B, "use", immortal, "0")
    assert stage.table.view(None)["action"]["stealth"] == 0
    assert stage.table.tapped[immortal]
    stage.skip("announced", C)
    assert not stage.offers(C, "use", other, "0")


@pytest.mark.parametrize(
    ("name", "tapped", "pool"),
    [("Fledgling", False, 30), ("Fledgling", True, 29), ("Pupil", False, 29)],
)
def test_aranthebes_untapped_weakens_young_bleeders(name: str, tapped: bool, pool: int) -> None:
    stage = Salon(3)
    vampire = stage.vampire(A, name)
    stage.permanent(B, "Aranthebes, The Immortal", tapped=tapped)
    bleed(stage, vampire)
    stage.skip("MinionPhase")
    assert stage.table.pool == [30, pool, 30]


def test_aranthebes_weakens_no_bleed_against_others() -> None:
    stage = Salon(3)
    vampire = stage.vampire(A, "Fledgling")
    stage.permanent(C, "Aranthebes, The Immortal")
    bleed(stage, vampire)
    stage.skip("MinionPhase")
    assert stage.table.pool == [30, 29, 30]


def test_an_old_vampire_sends_aranthebes_back_into_the_library() -> None:
    stage = Salon(3)
    young, pupil = stage.vampire(A, "Fledgling"), stage.vampire(A, "Pupil")
    immortal = stage.permanent(C, "Aranthebes, The Immortal", tapped=True)
    acts = [text for text in stage.options(A) if f"#{immortal} " in text]
    assert len(acts) == 1
    assert f"#{pupil} " in acts[0]
    assert f"#{young} " not in acts[0]
    stage.play(A, acts[0])
    assert stage.table.view(None)["action"]["target_seat"] == C
    stage.resolve()
    assert stage.table.beside[C] == ()
    assert stage.zone(immortal) == HAND  # it was shuffled into C's library, and drawn at once
    assert not stage.table.tapped[immortal]
    assert stage.table.faults() == []
