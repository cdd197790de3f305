"""Actions that leave torpor, raise the dead, or put cards in play."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PEOPLE, Salon, bleed, fight, modes, try_block
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C, Stage

from conclave.games.vtes.rules import counters, moving, reading
from conclave.games.vtes.rules import table as notes
from conclave.games.vtes.rules.situation import turn_scope
from conclave.games.vtes.rules.words import (
    ASH_HEAP,
    HAND,
    ON_CARD,
    READY,
    TORPOR,
    UNCONTROLLED,
)
from conclave.games.vtes.vocabulary.card import Vampire
from conclave.testing import rule

HOMELANDER = Vampire("Homelander", "tremere-antitribu", 1, 5, "", "sabbat")


# Out of torpor


@rule("VTES-6.5.2-03")
@ruling("Recure of the Homeland", 1)
@pytest.mark.parametrize("tapped", [False, True])
def test_recure_of_the_homeland_leaves_torpor_for_nothing(tapped: bool) -> None:
    stage = Stage(2, extra=(*PEOPLE, HOMELANDER))
    vampire = stage.vampire(A, "Homelander", 0, torpor=True, tapped=tapped)
    stage.hand(A, "Recure of the Homeland")
    assert not stage.offers(A, "leave-torpor", vampire)
    stage.play(A, "play recure-of-the-homeland plain", vampire)
    stage.skip("announced")
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.resolve()
    assert stage.zone(vampire) == READY
    assert stage.blood(vampire) == 0
    assert stage.table.tapped[vampire]


def test_recure_is_for_the_clan_and_for_vampires_in_torpor() -> None:
    stage = Stage(2, extra=(*PEOPLE, HOMELANDER))
    stage.vampire(A, "Homelander")
    stage.vampire(A, "Pupil", torpor=True)
    stage.hand(A, "Recure of the Homeland")
    assert modes(stage, A, "recure-of-the-homeland") == []
    stage.vampire(A, "Homelander", torpor=True)
    assert modes(stage, A, "recure-of-the-homeland") == ["plain"]


@rule("VTES-6.5.2-06", "VTES-6.5.2-07")
def test_who_blocks_recure_may_diablerize_and_there_is_no_combat() -> None:
    stage = Stage(2, extra=(*PEOPLE, HOMELANDER))
    vampire = stage.vampire(A, "Homelander", 2, torpor=True)
    rival = stage.vampire(B, "Rival", 5)
    stage.hand(A, "Recure of the Homeland")
    stage.hand(B, "Enhanced Senses")
    stage.play(A, "play recure-of-the-homeland plain", vampire)
    try_block(stage, rival)
    stage.skip("block", B)
    stage.play(B, "play enhanced-senses aus", rival)
    stage.skip("MayDiablerize", B)
    stage.play(B, "yes")
    stage.skip("MinionPhase")
    assert stage.zone(vampire) == ASH_HEAP
    assert stage.blood(rival) == 7


@rule("VTES-6.5.2-03")
@ruling("Resume the Coil", 1)
def test_resume_the_coil_leaves_torpor_or_rescues_for_nothing() -> None:
    stage = Salon()
    pupil = stage.vampire(A, "Pupil", 0, torpor=True)
    stage.hand(A, "Resume the Coil")
    assert modes(stage, A, "resume-the-coil") == ["nec"]
    stage.play(A, "play resume-the-coil nec", pupil)
    stage.resolve()
    assert stage.zone(pupil) == READY
    assert stage.blood(pupil) == 0
    stage = Salon()
    elder, victim = stage.vampire(A, "Elder"), stage.vampire(B, "Pupil", 0, torpor=True)
    stage.hand(A, "Resume the Coil")
    assert modes(stage, A, "resume-the-coil") == ["NEC"]
    stage.play(A, "play resume-the-coil NEC", elder)
    action = stage.table.view(None)["action"]
    assert (action["stealth"], action["target_seat"]) == (1, B)
    stage.resolve()
    assert stage.zone(victim) == READY
    assert stage.table.controller[victim] == B
    assert (stage.blood(elder), stage.blood(victim)) == (10, 0)


def test_resume_the_coil_needs_somebody_in_torpor() -> None:
    stage = Salon()
    stage.vampire(A, "Elder")
    stage.vampire(B, "Pupil")
    stage.hand(A, "Resume the Coil")
    assert modes(stage, A, "resume-the-coil") == []


# Possession


@pytest.mark.parametrize(("mode", "zone", "blood"), [("nec", UNCONTROLLED, 0), ("NEC", READY, 1)])
def test_possession_raises_a_vampire(mode: str, zone: int, blood: int) -> None:
    stage = Salon()
    elder = stage.vampire(A, "Elder")
    stage.ash(A, "Pupil", "Blur")
    stage.ash(B, "Fledgling")
    pupil = stage.table.ash[A][0]
    stage.hand(A, "Possession")
    stage.play(A, f"play possession {mode}", elder)
    assert stage.table.view(None)["action"]["stealth"] == 0
    stage.resolve()
    assert stage.zone(pupil) == zone
    assert stage.blood(pupil) == blood
    assert stage.blood(elder) == 8
    assert stage.table.view(B)["uncontrolled"][A] == (
        [{"card": f"pupil#{pupil}", "number": pupil, "counters": 0, "capacity": 5}]
        if zone == UNCONTROLLED
        else []
    )
    assert stage.table.faults() == []


@rule("VTES-4.1-02")
def test_a_vampire_who_is_raised_contests_his_copies() -> None:
    stage = Salon()
    elder, other = stage.vampire(A, "Elder"), stage.vampire(B, "Pupil")
    stage.ash(A, "Pupil")
    pupil = stage.table.ash[A][0]
    stage.hand(A, "Possession")
    stage.play(A, "play possession NEC", elder)
    stage.resolve()
    assert stage.table.contested[pupil]
    assert stage.table.contested[other]
    assert stage.table.faults() == []


@ruling("Possession", 1)
def test_nothing_that_applied_to_him_before_does_when_he_is_raised() -> None:
    stage = Salon()
    elder, pupil = stage.vampire(A, "Elder"), stage.vampire(A, "Pupil")
    stage.hand(A, "Possession")
    stage.begin()
    table = stage.table
    counters.note(table, turn_scope(table), notes.DONE, pupil, notes.BLED)
    counters.set_profile(table, pupil, ("brujah", "sabbat", "bishop", False, False))
    moving.burn(table, pupil)
    stage.play(A, "play possession NEC", elder)
    stage.resolve()
    assert reading.clan(table, pupil) == "toreador"
    assert reading.sect(table, pupil) == "camarilla"
    assert reading.title(table, pupil) == ""
    assert stage.offers(A, "bleed", pupil)


# Chill of Oblivion


@pytest.mark.parametrize("mode", ["nec", "NEC"])
def test_chill_of_oblivion_and_untapping_in_the_discard_phase(mode: str) -> None:
    stage = Salon()
    elder, pupil = stage.vampire(A, "Elder"), stage.vampire(A, "Pupil")
    stage.vampire(A, "Fledgling", torpor=True)
    stage.hand(A, "Chill of Oblivion")
    stage.play(A, f"play chill-of-oblivion {mode}", elder)
    targets = [text.split("#")[0] for text in stage.options(A)]
    assert targets == ["target elder", "target pupil"]
    stage.play(A, "target", pupil)
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.resolve()
    assert stage.names(stage.table.on[pupil]) == ["chill-of-oblivion"]
    assert stage.table.tapped[elder]
    stage.play(A, "pass")
    stage.skip("DiscardPhase", A)
    assert stage.table.tapped[elder] == (mode == "nec")


def test_a_vampire_has_only_one_chill() -> None:
    stage = Salon()
    elder = stage.vampire(A, "Elder")
    stage.put_on(elder, "Chill of Oblivion")
    stage.hand(A, "Chill of Oblivion")
    assert modes(stage, A, "chill-of-oblivion") == []
    stage.vampire(B, "Pupil")
    assert modes(stage, A, "chill-of-oblivion") == ["nec", "NEC"]


def chilled(window: str) -> tuple[Salon, int, int]:
    """A vampire of B with the card fights one who does aggravated damage; B is asked."""
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    chill = stage.put_on(rival, "Chill of Oblivion")
    stage.hand(A, "Wolf Claws")
    fight(stage, elder, rival)
    stage.skip("strike", A)
    assert modes(stage, A, "wolf-claws")
    stage.play(A, stage.text(f"play wolf-claws {modes(stage, A, 'wolf-claws')[0]}", elder))
    stage.skip(window, B)
    return stage, rival, chill


@pytest.mark.parametrize("window", ["strike", "damage"])
@rule("VTES-6.4.6-09")
def test_with_it_burned_aggravated_damage_is_healed(window: str) -> None:
    stage, rival, chill = chilled(window)
    stage.play(B, "use", chill, "0")
    assert stage.zone(chill) == ASH_HEAP
    stage.skip("MinionPhase")
    assert stage.zone(rival) == READY
    assert stage.blood(rival) == 8


def test_without_it_aggravated_damage_sends_to_torpor() -> None:
    stage, rival, chill = chilled("damage")
    stage.skip("MinionPhase")
    assert stage.zone(rival) == TORPOR
    assert stage.zone(chill) == ON_CARD


def test_it_holds_for_the_rest_of_the_combat_only() -> None:
    stage, rival, chill = chilled("damage")
    stage.play(B, "use", chill, "0")
    stage.skip("MinionPhase")
    assert not stage.table.has_note(notes.TAKES_AS_NORMAL, rival)


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
