"""Cards that stand for titles."""

from __future__ import annotations

from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, Stage

from conclave.games.vtes.rules.events.playing import ChoseClan
from conclave.games.vtes.rules.reading import identity, titles
from conclave.games.vtes.rules.words import ASH_HEAP
from conclave.testing import rule


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
    assert stage.names(stage.table.on[eugenio]) == ["of-noble-blood"]
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


def test_who_diablerizes_the_regent_takes_the_title_if_sabbat() -> None:
    for name, takes in (("Korah", True), ("Krid", False)):
        stage = Stage(2)
        kij = stage.vampire(B, "Kij Dansky", 0, torpor=True)
        regent = stage.put_on(kij, "Regent")
        stage.table.profile[kij] = ("tremere-antitribu", "sabbat", "regent", False, False)
        who = stage.vampire(A, name)
        stage.play(A, "diablerize", who, kij)
        stage.skip("MinionPhase")
        assert stage.zone(kij) == ASH_HEAP
        assert (stage.table.host[regent] == who) == takes
        assert (titles.title(stage.table, who) == "regent") == takes


@rule("EX-10-a", "VTES-10-05", "VTES-10-07")
@ruling("Clan Impersonation", 3)
def test_clan_impersonation_changes_clan_and_sect_and_suspends_the_title() -> None:
    stage = Stage(2)
    pug = stage.vampire(A, "Pug Jackson")
    stage.hand(A, "Clan Impersonation")
    stage.play(A, "play", "clan-impersonation", "plain", pug)
    stage.play(A, "name lasombra")
    stage.skip("MinionPhase")
    assert [(event.seat, event.clan) for event in stage.told(ChoseClan)] == [(A, "lasombra")]
    assert identity.clan(stage.table, pug) == "lasombra"
    assert identity.sect(stage.table, pug) == "sabbat"
    assert (titles.title(stage.table, pug), titles.votes(stage.table, pug)) == ("", 0)
    assert stage.blood(pug) == 4
    card = stage.table.on[pug][0]
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
    stage.table.profile[card] = ("lasombra", "", "", False, False)
    assert stage.offers(A, "act", pug, card, "0")
    assert not stage.offers(A, "act", mazz, card, "0")
