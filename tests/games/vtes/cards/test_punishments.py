"""Tests of political actions that burn vampires and other minions, or tap them."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PeopleStage, bleed, offered_modes
from games.vtes.cards.referendums import (
    call_referendum,
    draw_and_call,
    fail_referendum,
    pass_referendum,
    stage_with_caller,
)
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C, Stage

from conclave.games.vtes.cards.crypt.shared_abilities import bled_controls
from conclave.games.vtes.rules.abilities.using import Bonus
from conclave.games.vtes.rules.constants import ASH_HEAP, CAMARILLA, READY, TORPOR, UNCONTROLLED
from conclave.games.vtes.vocabulary import filters
from conclave.games.vtes.vocabulary.card import Vampire

# Justicar Retribution

ORATOR = Vampire("Orator", "ventrue", 1, 7, "", CAMARILLA, grants=Bonus("bleed", 2))
CRITIC = Vampire(
    "Critic",
    "brujah",
    1,
    7,
    "",
    CAMARILLA,
    grants=(Bonus("bleed", 1), Bonus("bleed", 1, if_=bled_controls(filters.OfClan("toreador")))),
)


def retribution(passes: bool = True) -> tuple[PeopleStage, list[int]]:
    """Justicar Retribution has been called against vampires who bleed for 1, 3 and 3."""
    stage = PeopleStage(3, ORATOR, CRITIC)
    elder, orator = stage.vampire(A, "Elder"), stage.vampire(A, "Orator")
    torpid = stage.vampire(B, "Orator", torpor=True)
    draw_and_call(stage, "justicar-retribution", elder)
    if passes:
        pass_referendum(stage)
    else:
        fail_referendum(stage)
    return stage, [elder, orator, torpid]


def test_justicar_retribution_burns_all_vampires_with_a_bleed_of_3() -> None:
    stage, vampires = retribution()
    assert [stage.zone(card) for card in vampires] == [READY, ASH_HEAP, ASH_HEAP]


def test_justicar_retribution_burns_nobody_if_it_fails() -> None:
    stage, vampires = retribution(passes=False)
    assert [stage.zone(card) for card in vampires] == [READY, READY, TORPOR]


@ruling("Justicar Retribution", 1)
@pytest.mark.parametrize(("victim", "zone"), [("Pupil", ASH_HEAP), ("Elder", READY)])
def test_justicar_retribution_counts_the_bleed_against_the_prey(victim: str, zone: int) -> None:
    stage = PeopleStage(3, CRITIC)
    elder, critic = stage.vampire(A, "Elder"), stage.vampire(B, "Critic")
    stage.vampire(C, victim)  # B's prey controls a Toreador or not
    draw_and_call(stage, "justicar-retribution", elder)
    pass_referendum(stage)
    assert stage.zone(critic) == zone


def test_justicar_retribution_requires_a_camarilla_vampire() -> None:
    stage, _ = stage_with_caller("Loner")
    stage.hand(A, "Justicar Retribution")
    assert offered_modes(stage, A, "justicar-retribution") == []


# Lextalionis


def ousted() -> tuple[PeopleStage, int, int]:
    """A has just ousted B with one of two vampires, and C has one."""
    stage, elder = stage_with_caller(seats=4)
    kurt = stage.vampire(A, "Kurt")
    stage.vampire(B, "Pupil")
    stage.pool(B, 1)
    bleed(stage, kurt)
    stage.skip("MinionPhase", A)
    assert stage.table.points == [1, 0, 0, 0]
    return stage, elder, kurt


def test_lextalionis_taps_all_minions_of_a_methuselah_with_a_victory_point() -> None:
    stage, elder, kurt = ousted()
    rival = stage.vampire(C, "Rival")
    ira = stage.vampire(A, "Ira")
    draw_and_call(stage, "lextalionis", elder)
    stage.skip("polling", A)  # she is the only one to choose
    stage.play(A, "vote calling-card for")
    stage.skip("MinionPhase", A)
    assert [stage.table.tapped[card] for card in (elder, kurt, ira, rival)] == [
        True,
        True,
        True,
        False,
    ]
    stage.skip("MasterPhase", C)
    assert stage.table.tapped[ira]
    stage.skip("MasterPhase", A)
    assert stage.table.tapped[ira]
    stage.skip("MasterPhase", C)
    stage.skip("MasterPhase", A)
    assert not stage.table.tapped[ira]


def test_lextalionis_needs_a_point_gained_since_ones_last_turn() -> None:
    stage, elder, _ = ousted()
    rival = stage.vampire(C, "Rival")
    stage.hand(A, "Lextalionis")
    stage.hand(C, "Lextalionis")
    assert stage.offers(A, "play lextalionis plain", elder)
    stage.skip("MinionPhase", C)
    assert stage.offers(C, "play lextalionis plain", rival)
    stage.skip("MinionPhase", A)
    assert not stage.offers(A, "play lextalionis plain", elder)
    stage.skip("MinionPhase", C)
    assert not stage.offers(C, "play lextalionis plain", rival)


# Might of the Camarilla


def might(passes: bool = True) -> tuple[Stage, list[int]]:
    """Might of the Camarilla has been called; C has nobody in her uncontrolled region."""
    stage, judge = stage_with_caller("Judge")
    cards = [stage.uncontrolled(A, "Pupil"), stage.uncontrolled(A, "Kurt", 3)]
    cards += [stage.uncontrolled(B, "Watcher"), stage.uncontrolled(B, "Rival", 5)]
    draw_and_call(stage, "might-of-the-camarilla", judge)
    if passes:
        stage.skip("polling", A)
        stage.play(A, "vote calling-card for")
        stage.skip("ForOne", A)
    else:
        fail_referendum(stage)
    return stage, cards


def test_might_of_the_camarilla_burns_an_uncontrolled_vampire_of_each_methuselah() -> None:
    stage, (pupil, kurt, watcher, rival) = might()
    assert stage.offers(A, "target", pupil)
    stage.play(A, "target", kurt)
    stage.skip("MinionPhase")  # B has one vampire: an imbued is none
    zones = [stage.zone(card) for card in (pupil, kurt, watcher, rival)]
    assert zones == [UNCONTROLLED, ASH_HEAP, UNCONTROLLED, ASH_HEAP]
    assert stage.blood(kurt) == 0


def test_might_of_the_camarilla_burns_nobody_if_it_fails() -> None:
    stage, cards = might(passes=False)
    assert [stage.zone(card) for card in cards] == [UNCONTROLLED] * 4


# Veles' Hunt

BEAST = Vampire("Beastmaster", "gangrel", 1, 8, "", CAMARILLA)


def hunt(*hand: str) -> tuple[PeopleStage, list[int]]:
    """A's Gangrel has called for Veles' Hunt; B has a thug, a pupil, a mayor and an elder."""
    stage = PeopleStage(3, BEAST)
    beast = stage.vampire(A, "Beastmaster")
    cards = [stage.ally(B, "Thug"), stage.vampire(B, "Pupil"), stage.vampire(B, "Mayor")]
    cards += [stage.vampire(B, "Elder"), stage.vampire(C, "Fledgling"), beast]
    stage.hand(A, "Veles' Hunt", "Veles' Hunt")
    stage.hand(B, *hand)
    call_referendum(stage, "veles-hunt", beast)
    return stage, cards


@pytest.mark.parametrize("chosen", [0, 1])
def test_veles_hunt_burns_an_ally_or_a_younger_untitled_vampire_of_the_prey(chosen: int) -> None:
    stage, cards = hunt()
    assert [stage.offers(A, "target", card) for card in cards] == [True] * 2 + [False] * 4
    stage.play(A, "target", cards[chosen])
    pass_referendum(stage)
    assert stage.zone(cards[chosen]) == ASH_HEAP
    assert stage.table.pool[A] == 30 - 3
    beast = stage.vampire(A, "Beastmaster")
    assert stage.offers(A, "play veles-hunt plain", beast)


def test_veles_hunt_is_over_for_everybody_once_one_has_failed() -> None:
    stage, cards = hunt()
    stage.play(A, "target", cards[0])
    fail_referendum(stage)
    assert stage.zone(cards[0]) == READY
    beast = stage.vampire(A, "Beastmaster")
    assert not stage.offers(A, "play veles-hunt plain", beast)
    stage.vampire(B, "Beastmaster")
    stage.hand(B, "Veles' Hunt")
    stage.skip("MinionPhase", B)
    assert offered_modes(stage, B, "veles-hunt") == []


@ruling("Veles' Hunt", 1)
def test_veles_hunt_is_over_once_one_has_been_cancelled_by_a_reaction() -> None:
    stage, cards = hunt("Delaying Tactics")
    stage.play(A, "target", cards[1])
    stage.skip("before-votes", B)
    stage.play(B, "play delaying-tactics plain", cards[3])
    stage.skip("MinionPhase", A)
    assert stage.zone(cards[1]) == READY
    assert stage.names(stage.table.hand[A]) == ["veles-hunt", "veles-hunt"]
    stage.skip("MinionPhase", B)
    stage.skip("MinionPhase", A)
    assert offered_modes(stage, A, "veles-hunt") == []


def test_veles_hunt_cannot_choose_a_vampire_on_whom_no_blood_hunt_may_be_called() -> None:
    stage = PeopleStage(2, BEAST)
    beast, pupil = stage.vampire(A, "Beastmaster"), stage.vampire(B, "Pupil")
    stage.put_on(pupil, "Archon", B)
    stage.hand(A, "Veles' Hunt")
    assert not stage.offers(A, "play veles-hunt plain", beast)
    stage.ally(B, "Thug")
    assert stage.offers(A, "play veles-hunt plain", beast)
