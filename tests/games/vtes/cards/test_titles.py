"""Tests of cards that give a title or another clan."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PeopleStage
from games.vtes.cards.referendums import ReferendumStage, call_referendum, pass_referendum
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C, Stage

from conclave.games.vtes.rules.constants import ASH_HEAP, READY
from conclave.games.vtes.rules.events.playing import ChoseClan
from conclave.games.vtes.rules.legality import taking_actions
from conclave.games.vtes.rules.reading import identity, titles
from conclave.games.vtes.rules.table import Profile
from conclave.testing import rule

# Clan Impersonation


@rule("EX-10-a", "VTES-10-05", "VTES-10-07")
@ruling("Clan Impersonation", 3)
def test_clan_impersonation_changes_clan_and_sect_and_suspends_the_title() -> None:
    stage = Stage(2)
    pug = stage.vampire(A, "Pug Jackson")
    stage.hand(A, "Clan Impersonation")
    stage.play(A, "play", "clan-impersonation", "plain", pug)
    stage.play(A, "name lasombra")
    stage.skip("MinionPhase")
    assert [(event.seat, event.clan) for event in stage.events_of(ChoseClan)] == [(A, "lasombra")]
    assert identity.clan(stage.table, pug) == "lasombra"
    assert identity.sect(stage.table, pug) == "sabbat"
    assert (titles.title(stage.table, pug), titles.votes(stage.table, pug)) == ("", 0)
    assert stage.blood(pug) == 4
    card = stage.table.attached[pug][0]
    stage.table.tapped[pug] = False
    stage.play(A, "act", pug, card, "0")
    stage.skip("MinionPhase")
    assert stage.zone(card) == ASH_HEAP
    assert identity.clan(stage.table, pug) == "brujah"
    assert titles.votes(stage.table, pug) == 1


def test_only_the_vampire_himself_burns_clan_impersonation() -> None:
    stage = Stage(2)
    pug = stage.vampire(A, "Pug Jackson")
    mazz = stage.vampire(A, "Mazz")
    card = stage.put_on(pug, "Clan Impersonation")
    stage.table.profile[card] = Profile("lasombra")
    assert stage.offers(A, "act", pug, card, "0")
    assert not stage.offers(A, "act", mazz, card, "0")


@ruling("Clan Impersonation", 1)
def test_a_disguised_slave_is_still_a_slave() -> None:
    stage = ReferendumStage(2)
    beast = stage.vampire(A, "Beast")
    card = stage.put_on(beast, "Clan Impersonation")
    stage.table.profile[card] = Profile("ventrue")
    assert identity.clan(stage.table, beast) == "ventrue"
    assert taking_actions.is_slave_without_master(stage.table, beast)
    stage.vampire(A, "Judge")
    assert not taking_actions.is_slave_without_master(stage.table, beast)


@ruling("Clan Impersonation", 4)
def test_a_justicar_in_disguise_has_no_title_and_yields_it_for_another() -> None:
    stage = PeopleStage(2)
    judge = stage.vampire(A, "Judge")
    stage.hand(A, "Clan Impersonation", "Praxis Seizure: Boston")
    stage.play(A, "play clan-impersonation plain", judge)
    stage.play(A, "name ventrue")
    stage.resolve()
    assert titles.claimed_title(stage.table, judge) == "justicar:tremere"
    assert titles.votes(stage.table, judge) == 0
    stage.table.tapped[judge] = False
    call_referendum(stage, "praxis-seizure-boston", judge)
    pass_referendum(stage)
    assert titles.title(stage.table, judge) == "prince:Boston"


@ruling("Clan Impersonation", 5)
def test_the_latest_disguise_counts() -> None:
    stage = PeopleStage(2)
    elder = stage.vampire(A, "Elder")
    for clan in ("lasombra", "tremere"):
        card = stage.put_on(elder, "Clan Impersonation")
        stage.table.profile[card] = Profile(clan)
        assert identity.clan(stage.table, elder) == clan


@ruling("Scarce", 1)
@pytest.mark.parametrize(("disguised", "pool"), [(True, 27), (False, 30)])
def test_the_scarce_count_who_seems_to_be_of_the_clan(disguised: bool, pool: int) -> None:
    stage = PeopleStage(2, phase="influence")
    elder = stage.vampire(A, "Elder")
    if disguised:
        card = stage.put_on(elder, "Clan Impersonation")
        stage.table.profile[card] = Profile("nagaraja")
    vinod = stage.uncontrolled(A, "Veejay Vinod", 3)
    stage.skip("DiscardPhase", A)
    assert stage.zone(vinod) == READY
    assert stage.table.pool[A] == pool


# Of Noble Blood


@rule("VTES-11-18", "VTES-10.1-04")
def test_of_noble_blood_makes_a_primogen() -> None:
    stage = Stage(2)
    pug = stage.vampire(A, "Pug Jackson")
    eugenio = stage.vampire(A, "Eugenio Estevez")
    stage.vampire(A, "Krid")
    stage.vampire(B, "Ira Rivers")
    stage.hand(A, "Of Noble Blood")
    assert not stage.offers(A, "play", "of-noble-blood", "plain", eugenio)
    stage.play(A, "play", "of-noble-blood", "plain", pug)
    stage.skip("MinionPhase")
    assert titles.title(stage.table, eugenio) == "primogen"
    assert stage.names(stage.table.attached[eugenio]) == ["of-noble-blood"]
    assert stage.blood(pug) == 5


def test_of_noble_blood_is_not_for_the_titled_the_young_or_the_sabbat() -> None:
    stage = Stage(2)
    pug = stage.vampire(A, "Pug Jackson")
    stage.vampire(A, "Krid")
    stage.vampire(B, "Ira Rivers")
    stage.vampire(B, "Korah")
    stage.hand(A, "Of Noble Blood")
    assert not stage.offers(A, "play", "of-noble-blood", "plain", pug)
    stage.vampire(B, "Eugenio Estevez")
    assert stage.offers(A, "play", "of-noble-blood", "plain", pug)


@ruling("Of Noble Blood", 1)
def test_of_noble_blood_for_a_vampire_of_another_is_directed_at_her() -> None:
    stage = PeopleStage(4)
    pug, other = stage.vampire(A, "Pug Jackson"), stage.vampire(C, "Kurt")
    stage.vampire(B, "Rival")
    stage.hand(A, "Of Noble Blood")
    stage.play(A, "play of-noble-blood plain", pug)
    stage.play(A, "target", other)
    stage.skip("BlockQuestion")
    assert stage.decider == C
    assert stage.table.view(None)["action"]["target_seat"] == C


# Regent


@rule("VTES-10.2-04", "VTES-10.2-05", "VTES-11-18")
def test_regent_gives_the_title_to_an_old_sabbat_vampire() -> None:
    stage = Stage(2, phase="master")
    kij = stage.vampire(A, "Kij Dansky")
    stage.vampire(A, "Korah")
    stage.hand(A, "Regent")
    stage.play(A, "play", "regent", "plain", "-")
    stage.skip("MasterPhase", A)
    assert titles.title(stage.table, kij) == "regent"
    assert titles.votes(stage.table, kij) == 4
    assert stage.table.pool[A] == 29


@rule("VTES-11-19")
def test_the_title_of_regent_is_contested() -> None:
    stage = Stage(2, phase="master")
    kij = stage.vampire(A, "Kij Dansky")
    sha = stage.vampire(B, "Sha-Ennu")
    assert titles.votes(stage.table, sha) == 4
    stage.hand(A, "Regent")
    stage.play(A, "play", "regent", "plain", "-")
    stage.skip("MasterPhase", A)
    assert titles.votes(stage.table, kij) == 0
    assert titles.votes(stage.table, sha) == 0


def test_sabbat_vampires_of_others_may_attack_the_regent() -> None:
    stage = Stage(2)
    kij = stage.vampire(B, "Kij Dansky")
    regent = stage.put_on(kij, "Regent")
    korah = stage.vampire(A, "Korah")
    krid = stage.vampire(A, "Krid")
    assert not stage.offers(A, "act", krid, regent, "0")
    stage.play(A, "act", korah, regent, "0")
    stage.skip("strike", A)
    assert stage.table.view(None)["action"]["target_seat"] == B


def test_a_sabbat_vampire_who_diablerizes_the_regent_takes_the_title() -> None:
    for name, takes in (("Korah", True), ("Krid", False)):
        stage = Stage(2)
        kij = stage.vampire(B, "Kij Dansky", 0, torpor=True)
        regent = stage.put_on(kij, "Regent")
        stage.table.profile[kij] = Profile("tremere-antitribu", "sabbat", "regent")
        who = stage.vampire(A, name)
        stage.play(A, "diablerize", who, kij)
        stage.skip("MinionPhase")
        assert stage.zone(kij) == ASH_HEAP
        assert (stage.table.host[regent] == who) == takes
        assert (titles.title(stage.table, who) == "regent") == takes


@ruling("Title providing action", 1)
@pytest.mark.parametrize("contested", [True, False])
def test_the_card_of_a_contested_title_gives_no_action(contested: bool) -> None:
    stage = PeopleStage(2)
    kij = stage.vampire(B, "Kij Dansky")
    regent = stage.put_on(kij, "Regent")
    stage.table.profile[kij] = Profile("tremere-antitribu", "sabbat", "regent", False, contested)
    korah = stage.vampire(A, "Korah")
    assert stage.offers(A, "act", korah, regent, "0") != contested
