"""Tests of master cards of which only one can be played in a game."""

from __future__ import annotations

import pytest
from games.vtes.cards.master_cards import play_as_a
from games.vtes.cards.people import PeopleStage, bleed, offered_modes
from games.vtes.cards.referendums import ReferendumStage
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.atoms import moving
from conclave.games.vtes.rules.constants import (
    ASH_HEAP,
    BLOOD_CURSED,
    CAMARILLA,
    EVENT,
    GEHENNA,
    TRANSIENT,
)
from conclave.games.vtes.rules.reading import identity
from conclave.games.vtes.vocabulary.card import Card, Vampire

# Día de los Muertos


@ruling("Día de los Muertos", 1)
def test_dia_de_los_muertos_passes_the_first_referendum_of_a_sabbat_vampire() -> None:
    stage = ReferendumStage(3, phase="master")
    leader, elder = stage.vampire(A, "Pack Leader"), stage.vampire(A, "Elder")
    mayor = stage.vampire(B, "Mayor")
    stage.hand(A, "Día de los Muertos", "Gift", "Tax", "Bribe")
    play_as_a(stage, "dia-de-los-muertos")
    stage.skip("MinionPhase", A)
    stage.play(A, "play gift plain", elder)
    stage.skip("polling", B)
    stage.play(B, "vote", mayor, "against")
    stage.skip("MinionPhase", A)
    assert stage.table.pool == [29, 30, 30]
    stage.play(A, "play tax plain", leader)
    while stage.prompt != "MinionPhase":
        assert stage.window not in ("before-votes", "polling")
        stage.do_minimum()
    assert stage.table.pool == [29, 28, 28]


def test_dia_de_los_muertos_is_over_with_the_turn() -> None:
    stage = ReferendumStage(2, phase="master")
    leader = stage.vampire(A, "Pack Leader")
    judge = stage.vampire(B, "Judge")
    stage.hand(A, "Día de los Muertos", "Tax")
    stage.hand(B, "Día de los Muertos")
    play_as_a(stage, "dia-de-los-muertos")
    stage.skip("MasterPhase", B)
    assert offered_modes(stage, B, "dia-de-los-muertos") == []
    stage.skip("MasterPhase", A)
    stage.skip("MinionPhase", A)
    stage.play(A, "play tax plain", leader)
    assert stage.skip("polling", B).offers(B, "vote", judge, "against")


# Fortschritt Library


DOOM = Card("Doom", EVENT, GEHENNA)
RUMOUR = Card("Rumour", EVENT, TRANSIENT)


def test_fortschritt_library_finds_a_gehenna_event_and_shows_it() -> None:
    stage = PeopleStage(2, DOOM, RUMOUR, phase="master")
    stage.hand(A, "Fortschritt Library", *["Lamp"] * 6)
    stage.library(A, "Lamp", "Doom", "Rumour")
    play_as_a(stage, "fortschritt-library")
    assert stage.options(A) == ["name doom", "done"]
    stage.play(A, "name doom")
    assert (stage.prompt, stage.decider) == ("Discarding", A)
    doom = stage.table.in_hand(A, "doom")
    assert stage.table.sees(B, ("card", doom))
    stage.play(A, "discard lamp")
    assert len(stage.table.hand[A]) == 7


def test_another_fortschritt_library_cannot_be_played() -> None:
    stage = PeopleStage(2, DOOM, phase="master")
    stage.hand(A, "Fortschritt Library")
    stage.hand(B, "Fortschritt Library")
    stage.library(A, "Doom")
    play_as_a(stage, "fortschritt-library")
    stage.skip("MasterPhase", B)
    assert offered_modes(stage, B, "fortschritt-library") == []


# From a Sinking Ship


def test_from_a_sinking_ship_takes_a_minion_of_somebody_with_three_pool() -> None:
    stage = PeopleStage(3, phase="master")
    pupil, rival = stage.vampire(B, "Pupil"), stage.vampire(B, "Rival")
    thug, safe = stage.ally(B, "Thug"), stage.vampire(C, "Fledgling")
    stage.pool(B, 3)
    stage.pool(C, 4)
    stage.hand(A, "From a Sinking Ship")
    stage.play(A, "play from-a-sinking-ship plain -")
    assert stage.offers(A, "target", thug)
    assert not stage.offers(A, "target", rival)
    assert not stage.offers(A, "target", safe)
    stage.play(A, "target", pupil)
    assert stage.table.controller[pupil] == A
    assert stage.table.pool[A] == 29


@ruling("From a Sinking Ship", 1)
def test_requirements_do_not_matter_for_a_minion_in_play() -> None:
    stage = PeopleStage(2, phase="master")
    carlton = stage.ally(B, "Carlton Van Wyk")
    stage.vampire(A, "Fledgling", torpor=True)
    stage.pool(B, 1)
    stage.hand(A, "From a Sinking Ship")
    play_as_a(stage, "from-a-sinking-ship", "target", carlton)
    assert stage.table.controller[carlton] == A


# Kaymakli Nightmares


@ruling("Kaymakli Nightmares", 1)
def test_kaymakli_nightmares_exchanges_all_uncontrolled_crypt_cards() -> None:
    stage = PeopleStage(3, phase="master")
    mine = [stage.uncontrolled(A, "Elder", 4), stage.uncontrolled(A, "Watcher", 1)]
    hers = stage.uncontrolled(B, "Kurt", 2)
    stage.crypt(A, "Pupil", "Pupil", "Pupil")
    gun = stage.put_on(hers, "Cudgel", B)
    stage.hand(A, "Kaymakli Nightmares")
    play_as_a(stage, "kaymakli-nightmares")
    stage.skip("MinionPhase", A)
    assert stage.table.pool == [35, 32, 30]
    assert [len(stage.table.uncontrolled[seat]) for seat in (A, B, C)] == [2, 1, 0]
    assert [len(stage.table.crypt[seat]) for seat in (A, B, C)] == [3, 0, 0]
    cards = stage.table.uncontrolled[A] + stage.table.crypt[A]
    assert sorted(stage.names(cards)) == ["elder", "pupil", "pupil", "pupil", "watcher"]
    assert all(stage.blood(card) == 0 for card in (*cards, *mine))
    assert stage.zone(gun) == ASH_HEAP


def test_kaymakli_nightmares_leaves_vampires_who_are_no_crypt_cards() -> None:
    stage = PeopleStage(2, phase="master")
    embraced = stage.uncontrolled(A, "The Embrace", 1)
    stage.crypt(A, "Pupil")
    stage.hand(A, "Kaymakli Nightmares", "Kaymakli Nightmares")
    play_as_a(stage, "kaymakli-nightmares")
    stage.skip("MinionPhase", A)
    assert stage.table.uncontrolled[A] == (embraced,)
    assert stage.blood(embraced) == 1
    stage.skip("MasterPhase", B)
    stage.skip("MasterPhase", A)
    assert offered_modes(stage, A, "kaymakli-nightmares") == []


# Lupine Assault


def test_lupine_assault_discards_five_cards_of_everybody() -> None:
    stage = PeopleStage(2, phase="master")
    stage.hand(A, "Lupine Assault", *["Lamp"] * 6)
    stage.library(A, *["Cudgel"] * 8)
    stage.hand(B, *["Lamp"] * 4, *["Cudgel"] * 3)
    stage.library(B, *["Valet"] * 8)
    stage.play(A, "play lupine-assault plain -")
    for _ in range(5):
        stage.play(A, "discard lamp")
    for card in ("lamp", "cudgel", "lamp", "cudgel", "cudgel"):
        stage.play(B, "discard", card)
    assert sorted(stage.names(stage.table.hand[A])) == [*["cudgel"] * 5, "lamp"]
    assert sorted(stage.names(stage.table.hand[B])) == [*["lamp"] * 2, *["valet"] * 5]
    stage.skip("MinionPhase", A)
    assert len(stage.table.hand[A]) == 6
    stage.skip("InfluencePhase", A)
    assert len(stage.table.hand[A]) == 7


def test_lupine_assault_takes_no_more_than_there_is() -> None:
    stage = PeopleStage(2, phase="master")
    stage.hand(A, "Lupine Assault", "Lamp")
    stage.play(A, "play lupine-assault plain -")
    assert stage.options(A) == ["discard lamp"]
    stage.play(A, "discard lamp")
    assert stage.table.hand == [(), ()]
    assert stage.prompt == "MasterPhase"


# Tajdid

OUTCAST = Vampire("Outcast", "gangrel", 1, 6, "", CAMARILLA, BLOOD_CURSED)


@pytest.mark.parametrize(("name", "can"), [("Ali Kar", True), ("Outcast", False)])
def test_after_tajdid_assamites_commit_diablerie(name: str, can: bool) -> None:
    stage = PeopleStage(2, OUTCAST, phase="master")
    vampire = stage.vampire(A, name)
    stage.vampire(A, "Fatima al-Faqadi")
    pupil = stage.vampire(B, "Pupil", torpor=True)
    stage.hand(A, "Tajdid")
    assert not identity.can_diablerize(stage.table, vampire)
    play_as_a(stage, "tajdid")
    stage.skip("MinionPhase", A)
    assert stage.offers(A, "diablerize", vampire, pupil) == can


# Temptation of Greater Power


def stage_with_temptation(*pools: int) -> tuple[PeopleStage, int]:
    """A has played the card on B's Rival; the Methuselahs have this much pool."""
    stage = PeopleStage(3, phase="master")
    stage.vampire(A, "Judge")
    rival = stage.vampire(B, "Rival")
    stage.vampire(C, "Kurt")
    stage.hand(A, "Temptation of Greater Power", "Temptation of Greater Power")
    for seat, pool in enumerate(pools):
        stage.pool(seat, pool)
    play_as_a(stage, "temptation-of-greater-power", "target", rival)
    return stage, rival


def test_temptation_of_greater_power_gives_a_vampire_to_the_highest_bidder() -> None:
    stage, rival = stage_with_temptation(13, 10, 8)
    stage.play(A, "number 2")
    assert not any(text.startswith("number") for text in stage.options(A))
    stage.skip("Auction", C)
    assert stage.options(C)[0] == "number 3"
    assert "number 13" in stage.options(C)  # 8 pool and 5 on credit
    assert "number 14" not in stage.options(C)
    stage.play(C, "number 10")
    stage.play(A, "pass")
    stage.play(B, "pass")
    assert stage.options(C) == ["number 2", "number 3", "number 4", "number 5"]
    stage.play(C, "number 4")
    assert stage.table.pool == [10, 10, 2]
    assert stage.table.controller[rival] == C
    assert stage.offers(A, "pass")


def test_temptation_of_greater_power_is_paid_off_in_discard_phases() -> None:
    stage, _ = stage_with_temptation(13, 10, 8)
    stage.skip("Auction", C)
    stage.play(C, "number 2")
    stage.play(A, "pass")
    stage.play(B, "pass")
    stage.play(C, "number 2")
    assert stage.table.pool[C] == 8
    for owed in (1, 0, 0):
        stage.skip("MasterPhase", C)
        assert stage.table.notes.total(notes.OWES_POOL, C) == stage.table.pool[C] - 6
        stage.skip("MasterPhase", A)
        assert stage.table.pool[C] == 6 + owed


def test_temptation_of_greater_power_without_a_bid_changes_nothing_and_is_played_once() -> None:
    stage, rival = stage_with_temptation(13, 10, 8)
    stage.skip("MasterPhase", A)
    assert stage.table.controller[rival] == B
    assert stage.table.pool == [10, 10, 8]
    stage.table.actions = 1
    assert offered_modes(stage, A, "temptation-of-greater-power") == []


def test_temptation_of_greater_power_needs_a_ready_justicar() -> None:
    stage = PeopleStage(2, phase="master")
    judge = stage.vampire(A, "Judge", torpor=True)
    stage.hand(A, "Temptation of Greater Power")
    assert offered_modes(stage, A, "temptation-of-greater-power") == []
    moving.to_ready(stage.table, judge)
    assert offered_modes(stage, A, "temptation-of-greater-power") == ["plain"]


# Retribution


def test_retribution_hurts_a_minion_who_has_bled_you_for_more_than_one() -> None:
    stage = PeopleStage(2, active=B)
    elder, rival = stage.vampire(B, "Elder"), stage.vampire(B, "Rival")
    stage.put_on(elder, "Laptop Computer")
    stage.hand(A, "Retribution", "Retribution")
    bleed(stage, elder, B)
    stage.skip("MinionPhase", B)
    bleed(stage, rival, B)
    stage.skip("MasterPhase", A)
    assert stage.table.pool[A] == 27
    stage.begin()
    stage.table.actions = 2
    play_as_a(stage, "retribution")
    assert (stage.blood(elder), stage.blood(rival)) == (7, 9)
    assert offered_modes(stage, A, "retribution") == []


def test_retribution_is_too_late_after_a_turn() -> None:
    stage = PeopleStage(2, active=B)
    elder = stage.vampire(B, "Elder")
    stage.put_on(elder, "Laptop Computer")
    stage.hand(A, "Retribution")
    bleed(stage, elder, B)
    stage.skip("MasterPhase", A)
    assert offered_modes(stage, A, "retribution") == ["plain"]
    stage.skip("MasterPhase", B)
    stage.skip("MasterPhase", A)
    assert offered_modes(stage, A, "retribution") == []
