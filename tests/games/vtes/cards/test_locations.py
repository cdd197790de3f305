"""Locations: hunting grounds, hiding places, powerbases and others."""

from __future__ import annotations

import pytest
from games.vtes.stage import A, B, C, Stage

from conclave.games.vtes.rules.events.referendums import VotesCast
from conclave.games.vtes.rules.reading import titles, values
from conclave.games.vtes.rules.words import ASH_HEAP, BESIDE
from conclave.testing import rule

GROUNDS = {
    "Asylum Hunting Ground": "Milo, The Invisible Horror",
    "Slum Hunting Ground": "Krid",
    "Society Hunting Ground": "Ira Rivers",
}


@pytest.mark.parametrize("name", GROUNDS)
def test_a_hunting_ground_feeds_one_vampire_in_the_untap_phase(name: str) -> None:
    stage = Stage(2, phase="untap")
    ground = stage.permanent(A, name)
    other = stage.permanent(A, "Uptown Hunting Ground")
    krid = stage.vampire(A, "Krid", 0)
    mazz = stage.vampire(A, "Mazz", 0)
    asleep = stage.vampire(A, "Pug Jackson", 0, torpor=True)
    theirs = stage.vampire(B, "Cohn Rose", 0)
    stage.play(A, "use", ground, "0")
    assert stage.options(A) == [stage.text("target", krid), stage.text("target", mazz)]
    stage.play(A, "target", krid)
    assert stage.blood(krid) == 1
    assert not stage.offers(A, "use", ground, "0")
    stage.play(A, "use", other, "0")  # only Mazz is left: one hunting ground a turn
    assert [stage.blood(card) for card in (krid, mazz, asleep, theirs)] == [1, 1, 0, 0]


@rule("VTES-1.6.1-16")
def test_a_hunting_ground_needs_a_ready_minion_of_its_clan() -> None:
    stage = Stage(2, phase="master")
    stage.hand(A, "Slum Hunting Ground")
    stage.vampire(A, "Mazz")
    stage.vampire(A, "Krid", torpor=True)
    assert not stage.offers(A, "play", "slum-hunting-ground", "plain", "-")
    stage.vampire(A, "Agrippina")
    stage.play(A, "play", "slum-hunting-ground", "plain", "-")
    stage.skip("MasterPhase")
    assert stage.names(stage.table.beside[A]) == ["slum-hunting-ground"]
    assert stage.table.pool[A] == 28


def test_arcane_library_adds_a_blood_to_an_uncontrolled_tremere() -> None:
    stage = Stage(2, phase="influence")
    library = stage.permanent(A, "Arcane Library")
    stage.uncontrolled(A, "Krid")
    assert not stage.offers(A, "use", library, "0")
    cohn = stage.uncontrolled(A, "Cohn Rose", 1)
    stage.play(A, "use", library, "0")
    stage.skip("InfluencePhase")
    assert stage.blood(cohn) == 2
    assert stage.table.tapped[library]
    assert stage.table.transfers == 4


@pytest.mark.parametrize(
    ("name", "member"),
    [
        ("The Labyrinth", "Krid"),
        ("Backways", "Angus the Unruled"),
        ("Opium Den", "Aluc Romas de Leon"),
    ],
)
def test_a_hiding_place_gives_stealth_to_its_clan(name: str, member: str) -> None:
    stage = Stage(2)
    place = stage.permanent(A, name)
    krid = stage.vampire(A, member)
    mazz = stage.vampire(A, "Mazz")
    pug = stage.vampire(B, "Pug Jackson")
    stage.play(A, "bleed", krid)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", pug)
    stage.skip("block", A)
    stage.play(A, "use", place, "0")
    assert stage.table.tapped[place]
    assert values.stealth(stage.table, krid) == 1
    stage.skip("MinionPhase")
    assert stage.table.pool[B] < 30
    stage.table.tapped[place] = False
    stage.play(A, "bleed", mazz)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", pug)
    assert not stage.offers(A, "use", place, "0")


def test_als_army_apparatus_finds_a_weapon() -> None:
    stage = Stage(2)
    shop = stage.permanent(A, "Al's Army Apparatus")
    stage.hand(A, *["Ascendance"] * 7)
    stage.library(A, "Fame", "Submachine Gun", "Laptop Computer")
    stage.play(A, "use", shop, "0")
    assert stage.options(A) == ["name submachine-gun", "done"]
    stage.play(A, "name submachine-gun")
    stage.play(A, "discard ascendance")
    assert "submachine-gun" in stage.names(stage.table.hand[A])
    assert len(stage.table.library[A]) == 2
    assert stage.table.tapped[shop]


def test_dummy_corporation_is_burned_to_reduce_a_bleed() -> None:
    stage = Stage(3)
    gwen = stage.vampire(A, "Gwendolyn")
    dummy = stage.permanent(B, "Dummy Corporation")
    theirs = stage.permanent(C, "Elder Library")
    stage.play(A, "bleed", gwen)
    stage.skip("announced", B)
    stage.play(B, "use", dummy, "0")
    stage.skip("MinionPhase")
    assert stage.table.pool[B] == 29
    assert stage.zone(dummy) == ASH_HEAP
    assert stage.zone(theirs) == BESIDE


def test_elder_library_adds_to_the_hand_size_of_its_controller() -> None:
    stage = Stage(2, phase="master")
    stage.hand(A, "Elder Library", *["Ascendance"] * 6)
    stage.library(A, *["Fame"] * 4)
    stage.play(A, "play", "elder-library", "plain", "-")
    stage.skip("MasterPhase", A)
    assert len(stage.table.hand[A]) == 8
    assert values.hand_size(stage.table, A) == 8
    assert values.hand_size(stage.table, B) == 7


@rule("VTES-11-20", "VTES-4.1-01")
def test_a_unique_location_is_contested() -> None:
    stage = Stage(2, phase="master")
    mine = stage.permanent(B, "Elder Library")
    stage.hand(A, "Elder Library")
    stage.play(A, "play", "elder-library", "plain", "-")
    stage.skip("MasterPhase", A)
    assert stage.table.contested[mine]
    assert values.hand_size(stage.table, B) == 7
    assert values.hand_size(stage.table, A) == 7


def test_information_highway_gives_two_transfers() -> None:
    stage = Stage(2, phase="influence")
    stage.permanent(A, "Information Highway")
    stage.begin()
    assert stage.table.transfers == 6
    plain = Stage(2, phase="influence")
    plain.permanent(B, "Information Highway")
    plain.begin()
    assert plain.table.transfers == 4


def test_krcg_gives_intercept_to_ones_own_or_for_a_pool_to_another() -> None:
    stage = Stage(3)
    krid = stage.vampire(A, "Krid")
    pug = stage.vampire(B, "Pug Jackson")
    radio = stage.permanent(C, "KRCG News Radio")
    stage.play(A, "hunt", krid)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", pug)
    stage.skip("block", C)
    assert not stage.offers(C, "use", radio, "0")
    stage.play(C, "use", radio, "1")
    assert stage.table.pool[C] == 29
    assert values.intercept(stage.table, pug) == 1
    own = Stage(2)
    krid = own.vampire(A, "Krid")
    pug = own.vampire(B, "Pug Jackson")
    radio = own.permanent(B, "KRCG News Radio")
    own.play(A, "hunt", krid)
    own.skip("BlockQuestion", B)
    own.play(B, "block", pug)
    own.skip("block", B)
    assert not own.offers(B, "use", radio, "1")
    own.play(B, "use", radio, "0")
    assert own.table.pool[B] == 30
    assert values.intercept(own.table, pug) == 1


def test_london_evening_star_is_for_any_minion() -> None:
    stage = Stage(3)
    krid = stage.vampire(A, "Krid")
    pug = stage.vampire(B, "Pug Jackson")
    paper = stage.permanent(C, "London Evening Star, Tabloid Newspaper")
    stage.play(A, "hunt", krid)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", pug)
    stage.skip("block", C)
    stage.play(C, "use", paper, "0")
    assert values.intercept(stage.table, pug) == 1
    assert not stage.offers(C, "use", paper, "0")


def test_metro_underground_untaps_a_vampire_in_the_discard_phase() -> None:
    stage = Stage(2, phase="discard")
    metro = stage.permanent(A, "Metro Underground")
    krid = stage.vampire(A, "Krid", tapped=True)
    stage.vampire(A, "Mazz")
    stage.vampire(B, "Pug Jackson", tapped=True)
    stage.play(A, "use", metro, "0")
    stage.skip("DiscardPhase")
    assert not stage.table.tapped[krid]
    assert stage.table.pool[A] == 29
    none = Stage(2, phase="discard")
    metro = none.permanent(A, "Metro Underground")
    none.vampire(A, "Krid")
    assert not none.offers(A, "use", metro, "0")


def test_new_carthage_helps_titled_brujah_and_hinders_ventrue() -> None:
    stage = Stage(2)
    pug = stage.vampire(A, "Pug Jackson")
    mazz = stage.vampire(A, "Mazz")
    natasha = stage.vampire(B, "Natasha Volfchek")
    before = [titles.votes(stage.table, card) for card in (pug, mazz, natasha)]
    assert before == [1, 0, 1]
    stage.permanent(B, "New Carthage")
    assert [titles.votes(stage.table, card) for card in (pug, mazz, natasha)] == [2, 0, 0]
    assert [values.bleed(stage.table, card) for card in (pug, mazz, natasha)] == [2, 1, 2]


def test_powerbase_chicago_gathers_or_pays_once_an_untap_phase() -> None:
    stage = Stage(2, phase="untap")
    base = stage.permanent(A, "Powerbase: Chicago", counters=3)
    stage.play(A, "use", base, "0")
    stage.play(A, "choose blood-to-pool")
    assert (stage.table.pool[A], stage.blood(base)) == (33, 0)
    assert not stage.offers(A, "use", base, "0")
    more = Stage(2, phase="untap")
    base = more.permanent(A, "Powerbase: Chicago", counters=3)
    more.play(A, "use", base, "0")
    more.play(A, "choose gain-blood")
    assert (more.table.pool[A], more.blood(base)) == (30, 4)


def test_powerbase_chicago_is_robbed_by_vampires_of_others() -> None:
    stage = Stage(2)
    base = stage.permanent(B, "Powerbase: Chicago", counters=3)
    krid = stage.vampire(A, "Krid")
    stage.play(A, "act", krid, base, "0")
    stage.skip("MinionPhase")
    assert (stage.table.pool[A], stage.blood(base)) == (33, 0)
    own = Stage(2)
    base = own.permanent(A, "Powerbase: Chicago", counters=3)
    krid = own.vampire(A, "Krid")
    assert not own.offers(A, "act", krid, base, "0")


def test_powerbase_mexico_city_pays_until_it_is_empty() -> None:
    stage = Stage(2, phase="untap")
    base = stage.permanent(A, "Powerbase: Mexico City", counters=1)
    stage.play(A, "target", base)
    assert stage.table.pool[A] == 31
    assert stage.zone(base) == ASH_HEAP
    rob = Stage(2)
    base = rob.permanent(B, "Powerbase: Mexico City", counters=4)
    krid = rob.vampire(A, "Krid")
    agatha = rob.vampire(A, "Agatha")
    assert not rob.offers(A, "act", krid, base, "0")
    rob.play(A, "act", agatha, base, "0")
    rob.skip("MinionPhase")
    assert rob.table.pool[A] == 34
    assert rob.zone(base) == ASH_HEAP


def test_powerbase_montreal_is_stolen_by_a_vampire() -> None:
    stage = Stage(2)
    base = stage.permanent(B, "Powerbase: Montreal")
    krid = stage.vampire(A, "Krid")
    gang = stage.ally(A, "Loyal Street Gang")
    assert not stage.offers(A, "act", gang, base, "0")
    stage.play(A, "act", krid, base, "0")
    stage.skip("MinionPhase")
    assert stage.table.beside == [(base,), ()]
    assert stage.table.controller[base] == A
    stage.uncontrolled(A, "Mazz")
    stage.skip("InfluencePhase", A)
    assert stage.offers(A, "use", base, "0")


def test_parthenon_gives_another_master_phase_action() -> None:
    stage = Stage(2, phase="master")
    place = stage.permanent(A, "The Parthenon")
    stage.play(A, "use", place, "0")
    assert stage.table.actions == 2
    assert not stage.offers(A, "use", place, "0")


def test_hungry_coyote_feeds_sabbat_hunters_of_its_controller() -> None:
    stage = Stage(2)
    stage.permanent(A, "The Hungry Coyote")
    agatha = stage.vampire(A, "Agatha", 1)
    krid = stage.vampire(A, "Krid", 0)
    stage.play(A, "hunt", krid)
    stage.skip("MinionPhase")
    assert stage.blood(krid) == 1
    stage.play(A, "hunt", agatha)
    stage.skip("MinionPhase")
    assert stage.blood(agatha) == 3


def test_steam_tunnels_show_three_cards_of_the_preys_library() -> None:
    stage = Stage(2, phase="master")
    tunnels = stage.permanent(A, "Steam Tunnels")
    stage.hand(B, *["Ascendance"] * 7)
    stage.library(B, "Fame", "Vessel", "Wash", "Minion Tap")
    stage.play(A, "use", tunnels, "0")
    known = [stage.table.sees(A, ("card", card)) for card in stage.table.library[B]]
    assert known == [True, True, True, False]
    assert not stage.table.sees(B, ("card", stage.table.library[B][0]))


def test_secret_library_draws_after_a_bleed_of_the_prey() -> None:
    stage = Stage(2)
    stage.permanent(A, "The Secret Library of Alexandria")
    krid = stage.vampire(A, "Krid")
    stage.hand(A, *["Ascendance"] * 7)
    stage.library(A, "Fame", "Wash")
    stage.play(A, "bleed", krid)
    stage.skip("May", A)
    stage.play(A, "yes")
    stage.play(A, "discard ascendance")
    assert len(stage.table.hand[A]) == 7
    assert "fame" in stage.names(stage.table.hand[A])
    hunt = Stage(2)
    hunt.permanent(A, "The Secret Library of Alexandria")
    krid = hunt.vampire(A, "Krid", 1)
    hunt.library(A, *["Fame"] * 9)
    hunt.play(A, "hunt", krid)
    hunt.skip("MinionPhase")
    assert len(hunt.table.library[A]) == 2


@pytest.mark.parametrize(
    ("name", "votes"), [("Ventrue Headquarters", 3), ("The Mausoleum, Venice", 2)]
)
def test_votes_from_a_location(name: str, votes: int) -> None:
    stage = Stage(2)
    place = stage.permanent(B, name)
    krid = stage.vampire(A, "Krid")
    stage.vampire(A, "Mazz")
    stage.hand(A, "Kine Resources Contested")
    stage.play(A, "play", "kine-resources-contested", "plain", krid)
    stage.skip("Allocate", A)
    stage.play(A, "number 1")
    stage.skip("Referendum", B)
    stage.play(B, "use", place, "0")
    stage.skip("Referendum", B)
    stage.play(B, "vote", place, "against")
    stage.skip("MinionPhase")
    assert stage.table.pool == [30, 30]
    assert stage.table.tapped[place]
    assert [event.number for event in stage.told(VotesCast) if event.seat == B] == [votes]


def test_the_mausoleum_gives_one_vote_beside_ventrue_headquarters() -> None:
    stage = Stage(2)
    place = stage.permanent(B, "The Mausoleum, Venice")
    stage.permanent(A, "Ventrue Headquarters")
    krid = stage.vampire(A, "Krid")
    stage.hand(A, "Kine Resources Contested")
    stage.play(A, "play", "kine-resources-contested", "plain", krid)
    stage.skip("Allocate", A)
    stage.play(A, "number 1")
    stage.skip("Referendum", B)
    assert not stage.offers(B, "use", place, "0")
    assert stage.offers(B, "use", place, "1")


def test_the_mausoleum_is_not_for_blood_hunts() -> None:
    stage = Stage(2)
    votes = stage.permanent(B, "The Mausoleum, Venice")
    more = stage.permanent(B, "Ventrue Headquarters")
    krid = stage.vampire(A, "Krid", 1)
    stage.hand(A, "Abactor")
    stage.play(A, "play", "abactor", "plain", krid)
    stage.skip("Referendum", B)
    assert not [text for text in stage.options(B) if text.startswith(stage.text("use", votes))]
    assert stage.offers(B, "use", more, "0")
