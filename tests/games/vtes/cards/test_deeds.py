"""Actions that leave torpor, raise the dead, or chill vampires."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PEOPLE, Salon, fight, modes, try_block
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, Stage

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.atoms import counters, moving, noting
from conclave.games.vtes.rules.reading import identity, titles
from conclave.games.vtes.rules.situation import turn_scope
from conclave.games.vtes.rules.words import ASH_HEAP, ON_CARD, READY, TORPOR, UNCONTROLLED
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
    noting.note(table, turn_scope(table), notes.DONE, pupil, notes.BLED)
    counters.set_profile(table, pupil, ("brujah", "sabbat", "bishop", False, False))
    moving.burn(table, pupil)
    stage.play(A, "play possession NEC", elder)
    stage.resolve()
    assert identity.clan(table, pupil) == "toreador"
    assert identity.sect(table, pupil) == "camarilla"
    assert titles.title(table, pupil) == ""
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
