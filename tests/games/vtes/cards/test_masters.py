"""Master cards: untyped ones, disciplines, trifles."""

from __future__ import annotations

import pytest
from games.vtes.cards.master_phase import FILLER, masters, play
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C, Stage

from conclave.games.vtes.rules.reading import identity
from conclave.games.vtes.rules.words import ASH_HEAP, HAND, RESEARCH, TORPOR
from conclave.testing import rule


def test_ascendance_gives_one_pool_to_its_player_alone() -> None:
    stage = masters(2, "Ascendance")
    play(stage, "ascendance")
    assert stage.table.pool == [31, 30]
    assert stage.table.actions == 0


def test_blood_doll_moves_a_blood_either_way_once_a_master_phase() -> None:
    stage = Stage(2, phase="master")
    krid = stage.vampire(A, "Krid", 1)
    doll = stage.put_on(krid, "Blood Doll", A)
    stage.play(A, "use", doll, "0")
    stage.play(A, "choose blood-to-pool")
    assert (stage.table.pool[A], stage.blood(krid)) == (31, 0)
    assert not stage.offers(A, "use", doll, "0")
    other = Stage(2, phase="master")
    mazz = other.vampire(A, "Mazz", 1)
    doll = other.put_on(mazz, "Blood Doll", A)
    other.play(A, "use", doll, "0")
    other.play(A, "choose pool-to-blood")
    assert (other.table.pool[A], other.blood(mazz)) == (29, 2)


@rule("VTES-1.6.2-09")
def test_blood_doll_is_used_by_the_controller_of_the_vampire() -> None:
    stage = Stage(2, phase="master")
    krid = stage.vampire(A, "Krid", 2)
    doll = stage.put_on(krid, "Blood Doll", B)
    assert stage.table.controller[doll] == B
    assert stage.offers(A, "use", doll, "0")
    theirs = Stage(2, phase="master")
    mazz = theirs.vampire(B, "Mazz", 2)
    doll = theirs.put_on(mazz, "Blood Doll", A)
    assert not theirs.offers(A, "use", doll, "0")


def test_blood_doll_goes_on_a_vampire_of_its_player_only() -> None:
    stage = masters(2, "Blood Doll")
    stage.vampire(B, "Krid")
    assert not stage.offers(A, "play", "blood-doll", "plain", "-")
    stage = masters(2, "Blood Doll")
    krid = stage.vampire(A, "Krid")
    play(stage, "blood-doll", "target", krid)
    assert stage.names(stage.table.on[krid]) == ["blood-doll"]


def test_vessel_works_in_the_untap_phase_and_may_burn_a_blood_doll() -> None:
    stage = masters(2, "Vessel")
    krid = stage.vampire(A, "Krid")
    mazz = stage.vampire(B, "Mazz")
    doll = stage.put_on(mazz, "Blood Doll", B)
    play(stage, "vessel", "target", krid)
    stage.play(A, "target", doll)
    assert stage.zone(doll) == ASH_HEAP
    assert stage.names(stage.table.on[krid]) == ["vessel"]
    assert stage.table.pool[A] == 29
    vessel = stage.table.on[krid][0]
    assert not stage.offers(A, "use", vessel, "0")
    later = Stage(2, phase="untap")
    krid = later.vampire(A, "Krid", 1)
    vessel = later.put_on(krid, "Vessel")
    later.play(A, "use", vessel, "0")
    later.play(A, "choose blood-to-pool")
    assert (later.table.pool[A], later.blood(krid)) == (31, 0)
    assert not later.offers(A, "use", vessel, "0")


@rule("EX-1.6.2-a", "VTES-1.6.2-22", "VTES-1.6.2-24")
def test_a_trifle_gives_one_more_action_and_a_second_does_not() -> None:
    stage = masters(2, "Life in the City", "Life in the City", "Ascendance")
    krid = stage.vampire(A, "Krid", 0)
    play(stage, "life-in-the-city", "target", krid)
    assert (stage.blood(krid), stage.table.actions) == (1, 1)
    play(stage, "life-in-the-city", "target", krid)
    assert (stage.blood(krid), stage.table.actions) == (2, 0)
    assert not stage.offers(A, "play", "ascendance", "plain", "-")


def test_life_in_the_city_is_for_ready_vampires() -> None:
    stage = masters(2, "Life in the City")
    stage.vampire(A, "Krid", 0, torpor=True)
    assert not stage.offers(A, "play", "life-in-the-city", "plain", "-")
    stage.vampire(B, "Mazz", 0)
    assert stage.offers(A, "play", "life-in-the-city", "plain", "-")


def test_fame_costs_the_controller_and_then_everybody() -> None:
    stage = Stage(2, phase="minion")
    krid = stage.vampire(A, "Krid")
    stage.put_on(krid, "Fame", B)
    mazz = stage.vampire(B, "Mazz")
    stage.put_on(mazz, "Flamethrower")
    stage.play(A, "bleed", krid)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", mazz)
    stage.skip("strike", A)
    stage.play(A, "strike hand")
    stage.skip("strike", B)
    flame = stage.table.on[mazz][0]
    stage.play(B, "strike", flame, "0")
    stage.skip("MinionPhase")
    assert stage.zone(krid) == TORPOR
    assert stage.table.pool == [27, 30]
    for seat, pools in ((B, [27, 29]), (A, [26, 29])):
        stage.skip("MasterPhase", seat)
        assert stage.table.pool == pools


def test_fame_does_nothing_while_its_vampire_is_ready() -> None:
    stage = Stage(2, phase="untap")
    stage.put_on(stage.vampire(A, "Krid"), "Fame", B)
    stage.skip("MasterPhase", A)
    assert stage.table.pool == [30, 30]


def test_minion_tap_moves_any_amount_of_ones_own_vampire() -> None:
    stage = masters(2, "Minion Tap")
    pug = stage.vampire(A, "Pug Jackson", 5)
    stage.vampire(B, "Krid")
    play(stage, "minion-tap", "target", pug)
    assert stage.options(A) == [f"number {number}" for number in range(6)]
    stage.play(A, "number 4")
    assert stage.window == "as-played"  # everybody knows the number before it may be cancelled
    stage.skip("MasterPhase", A)
    assert (stage.table.pool[A], stage.blood(pug)) == (34, 1)
    refused = masters(2, "Minion Tap")
    refused.vampire(B, "Krid")
    assert not refused.offers(A, "play", "minion-tap", "plain", "-")


def test_giants_blood_fills_a_vampire_once_in_a_game() -> None:
    stage = masters(2, "Giant's Blood", "Giant's Blood", "Life in the City")
    pug = stage.vampire(B, "Pug Jackson", 1)
    play(stage, "life-in-the-city", "target", pug)
    play(stage, "giants-blood", "target", pug)
    assert stage.blood(pug) == 6
    stage.table.actions = 1
    assert not stage.offers(A, "play", "giants-blood", "plain", "-")


def test_an_investment_pays_one_pool_for_each_master_phase_action() -> None:
    stage = masters(2, "Short-Term Investment", "Ascendance")
    play(stage, "short-term-investment")
    card = stage.table.beside[A][0]
    assert (stage.table.pool[A], stage.blood(card)) == (29, 3)
    assert not stage.offers(A, "use", card, "0")
    for pool, left in ((30, 2), (31, 1)):
        stage.table.actions = 1
        stage.play(A, "use", card, "0")
        assert (stage.table.pool[A], stage.blood(card), stage.table.actions) == (pool, left, 0)
    stage.table.actions = 1
    stage.play(A, "use", card, "0")
    assert stage.table.pool[A] == 32
    assert stage.zone(card) == ASH_HEAP


def test_protracted_investment_starts_with_five() -> None:
    stage = masters(2, "Protracted Investment")
    play(stage, "protracted-investment")
    assert (stage.table.pool[A], stage.blood(stage.table.beside[A][0])) == (28, 5)


def test_pentex_subversion_keeps_a_minion_from_acting_and_blocking() -> None:
    stage = Stage(2)
    krid = stage.vampire(A, "Krid")
    mazz = stage.vampire(A, "Mazz")
    pug = stage.vampire(B, "Pug Jackson")
    pentex = stage.put_on(krid, "Pentex(TM) Subversion", B)
    stage.put_on(pug, "Pentex(TM) Subversion", A)
    assert not stage.offers(A, "bleed", krid)
    assert not stage.offers(A, "act", krid, pentex, "0")
    assert stage.offers(A, "bleed", mazz)
    stage.play(A, "act", mazz, pentex, "0")
    stage.skip("MinionPhase")
    assert stage.zone(pentex) == ASH_HEAP
    assert stage.offers(A, "bleed", krid)
    stage.play(A, "bleed", krid)
    stage.skip("MinionPhase")
    assert stage.table.pool[B] == 29  # Pug could not block


def test_haven_uncovered_lets_minions_of_others_attack() -> None:
    stage = Stage(3)
    krid = stage.vampire(A, "Krid")
    mazz = stage.vampire(B, "Mazz")
    haven = stage.put_on(mazz, "Haven Uncovered", C)
    stage.play(A, "act", krid, haven, "0")
    stage.skip("strike", A)
    assert stage.table.view(None)["action"]["target_seat"] == B
    own = Stage(3)
    krid = own.vampire(A, "Krid")
    pug = own.vampire(A, "Pug Jackson")
    haven = own.put_on(krid, "Haven Uncovered", C)
    assert not own.offers(A, "act", pug, haven, "0")
    own.play(A, "act", krid, haven, "1")
    own.skip("MinionPhase")
    assert own.zone(haven) == ASH_HEAP


@ruling("Smiling Jack, The Anarch", 2)
def test_smiling_jack_grows_and_costs_the_others() -> None:
    stage = Stage(2, phase="untap")
    jack = stage.permanent(A, "Smiling Jack, The Anarch", counters=1)
    krid = stage.vampire(B, "Krid", 2)
    stage.play(A, "target", jack)
    assert (stage.table.pool[A], stage.blood(jack)) == (29, 2)
    stage.skip("Either", B)
    assert stage.options(B) == ["choose burn-pool", "choose for-one"]
    stage.play(B, "choose burn-pool")
    stage.play(B, "choose for-one")
    stage.skip("MasterPhase", B)
    assert (stage.table.pool[B], stage.blood(krid)) == (29, 1)
    stage.skip("MinionPhase", B)
    stage.play(B, "act", krid, jack, "0")
    stage.skip("MinionPhase")
    assert stage.zone(jack) == ASH_HEAP


def test_tribute_takes_a_blood_from_each_ready_vampire_of_yours() -> None:
    stage = masters(2, "Tribute to the Master")
    krid = stage.vampire(A, "Krid", 2)
    mazz = stage.vampire(A, "Mazz", 3)
    asleep = stage.vampire(A, "Pug Jackson", 3, torpor=True)
    theirs = stage.vampire(B, "Ira Rivers", 3)
    play(stage, "tribute-to-the-master")
    assert [stage.blood(card) for card in (krid, mazz, asleep, theirs)] == [1, 2, 3, 3]
    assert stage.table.pool[A] == 32


@rule("VTES-1.6.2-11")
def test_unnatural_disaster_burns_a_location_and_nothing_else() -> None:
    stage = masters(2, "Unnatural Disaster")
    stage.vampire(B, "Krid")
    assert not stage.offers(A, "play", "unnatural-disaster", "plain", "-")
    library = stage.permanent(B, "Elder Library")
    play(stage, "unnatural-disaster", "target", library)
    assert stage.zone(library) == ASH_HEAP
    assert stage.table.pool[A] == 28


def test_zillahs_valley_is_for_old_vampires_in_the_uncontrolled_region() -> None:
    stage = masters(2, "Zillah's Valley")
    stage.uncontrolled(A, "Pug Jackson")
    assert not stage.offers(A, "play", "zillahs-valley", "plain", "-")
    kurt = stage.uncontrolled(A, "Kurt Densch", 1)
    play(stage, "zillahs-valley", "target", kurt)
    assert (stage.blood(kurt), stage.table.pool[A]) == (5, 25)


def test_effective_management_moves_one_card_from_the_crypt() -> None:
    stage = masters(2, "Effective Management")
    stage.crypt(A, "Krid", "Mazz")
    play(stage, "effective-management")
    assert stage.names(stage.table.uncontrolled[A]) == ["krid"]
    assert stage.names(stage.table.crypt[A]) == ["mazz"]


def test_recruitment_finds_a_vampire_in_the_crypt_and_shows_him() -> None:
    stage = masters(2, "Recruitment")
    stage.crypt(A, "Mazz", "Krid", 'Marion "Teacher193" Perks')
    play(stage, "recruitment")
    assert stage.options(A) == ["name krid", "name mazz", "done"]
    stage.play(A, "name krid")
    assert stage.names(stage.table.uncontrolled[A]) == ["krid"]
    assert stage.table.view(B)["uncontrolled"][A][0]["card"].startswith("krid")
    assert len(stage.table.crypt[A]) == 2


@rule("VTES-11-11", "VTES-11-13")
def test_research_and_development() -> None:
    stage = masters(2, "Research", "Development", "Research", *FILLER)
    stage.library(A, "Wash", "Fame", "Vessel", "Ascendance", "Blood Doll", "Minion Tap")
    stage.begin()
    stage.table.actions = 3
    play(stage, "research")
    for name in ("blood-doll", "fame", "vessel"):
        stage.play(A, "name", name)
    assert sorted(stage.names(stage.table.research[A])) == ["blood-doll", "fame", "vessel"]
    assert [stage.zone(card) for card in stage.table.research[A]] == [RESEARCH] * 3
    assert not stage.offers(A, "play", "research", "plain", "-")
    assert (len(stage.table.library[A]), len(stage.table.hand[A])) == (2, 7)
    play(stage, "development")
    assert stage.options(A) == ["name blood-doll", "name fame", "name vessel", "done"]
    stage.play(A, "name fame")
    fame = stage.table.in_hand(A, "fame")
    assert stage.zone(fame) == HAND
    assert not stage.table.sees(B, ("card", fame))
    assert sorted(stage.names(stage.table.research[A])) == ["blood-doll", "vessel"]
    assert (len(stage.table.library[A]), len(stage.table.hand[A])) == (2, 7)


def test_development_without_research_is_replaced_as_usual() -> None:
    stage = masters(2, "Development", *FILLER, "Ascendance", "Ascendance")
    stage.library(A, "Fame", "Wash")
    play(stage, "development")
    assert "fame" in stage.names(stage.table.hand[A])
    assert (len(stage.table.hand[A]), len(stage.table.library[A])) == (7, 1)
    assert stage.table.actions == 1


def test_research_is_once_in_a_game_for_each_player() -> None:
    stage = masters(2, "Research", *FILLER, "Ascendance", "Ascendance")
    stage.library(A, "Wash", "Fame")
    stage.hand(B, "Research", *FILLER, "Ascendance", "Ascendance")
    stage.library(B, "Vessel")
    play(stage, "research")
    stage.play(A, "name fame")
    assert stage.names(stage.table.research[A]) == ["fame"]
    stage.skip("MasterPhase", B)
    assert stage.offers(B, "play", "research", "plain", "-")


@pytest.mark.parametrize(
    ("card", "vampire", "before", "after"),
    [
        ("Dominate", "Krid", 0, 1),
        ("Obfuscate", "Krid", 1, 2),
        ("Celerity", "Mazz", 1, 2),
        ("Presence", "Eugenio Estevez", 0, 1),
    ],
)
@rule("VTES-1.6.2-12", "VTES-1.6.2-13", "VTES-1.6.2-14", "VTES-1.6.2-15", "VTES-1.6.2-16")
def test_a_discipline_card_gives_a_level_and_capacity_without_blood(
    card: str, vampire: str, before: int, after: int
) -> None:
    stage = masters(2, card)
    who = stage.vampire(B, vampire)
    word = {"Dominate": "dom", "Obfuscate": "obf", "Celerity": "cel", "Presence": "pre"}[card]
    capacity, blood = identity.capacity(stage.table, who), stage.blood(who)
    assert identity.level(stage.table, who, word) == before
    play(stage, card.lower(), "target", who)
    assert identity.level(stage.table, who, word) == after
    assert identity.capacity(stage.table, who) == capacity + 1
    assert stage.blood(who) == blood


def test_a_discipline_card_is_not_for_a_vampire_who_has_it_at_superior() -> None:
    stage = masters(2, "Celerity")
    stage.vampire(A, "Pug Jackson")
    assert not stage.offers(A, "play", "celerity", "plain", "-")
    mazz = stage.vampire(A, "Mazz")
    stage.play(A, "play", "celerity", "plain", "-")
    while stage.window == "as-played":
        stage.play(stage.decider, "pass")
    assert stage.names(stage.table.on[mazz]) == ["celerity"]


def test_abombwe_is_for_laibon_and_those_with_protean() -> None:
    stage = masters(2, "Abombwe")
    stage.vampire(A, "Krid")
    assert not stage.offers(A, "play", "abombwe", "plain", "-")
    abu = stage.vampire(A, "Abu Nuwasi")
    play(stage, "abombwe", "target", abu)
    assert stage.names(stage.table.on[abu]) == ["abombwe"]
    assert stage.table.actions == 1


def test_into_the_fire_and_out_of_the_frying_pan_change_the_sect() -> None:
    stage = masters(2, "Into the Fire", "Out of the Frying Pan")
    krid = stage.vampire(A, "Krid")
    stage.vampire(B, "Agatha")
    assert not stage.offers(A, "play", "out-of-the-frying-pan", "plain", "-")
    play(stage, "into-the-fire", "target", krid)
    assert identity.sect(stage.table, krid) == "sabbat"
    assert identity.clan(stage.table, krid) == "nosferatu"
    play(stage, "out-of-the-frying-pan", "target", krid)
    assert identity.sect(stage.table, krid) == "camarilla"
