"""Tests of locations without a clan, beside those in `test_locations`."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PeopleStage, bleed, fight, offered_modes, try_block, use
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C

from conclave.games.vtes.rules.constants import ANIMAL, ASH_HEAP, MORTAL, RETAINER
from conclave.games.vtes.rules.contests import become_anarch
from conclave.games.vtes.rules.events.combat import CombatEnded, RoundBegan
from conclave.games.vtes.rules.reading import values
from conclave.games.vtes.vocabulary.card import Blood, Card, Vampire

DUCTUS = Vampire("Ductus", "lasombra", 1, 5, "", "sabbat")
OWL = Card("Owl", RETAINER, ANIMAL, cost=Blood(2), life=1)
SERVANT = Card("Servant", RETAINER, MORTAL, cost=Blood(2), life=1)

# Black Forest Base


@ruling("Black Forest Base", 1)
def test_black_forest_base_lets_one_sabbat_vampire_call_a_referendum_each_turn() -> None:
    stage = PeopleStage(3, DUCTUS)
    leader, other = stage.vampire(A, "Pack Leader"), stage.vampire(A, "Ductus")
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    base = stage.permanent(A, "Black Forest Base")
    star = stage.permanent(B, "London Evening Star, Tabloid Newspaper")
    assert not stage.offers(A, "act", elder, base, "0")
    stage.play(A, "act", other, base, "0")
    assert stage.table.view(None)["action"]["stealth"] == 1
    try_block(stage, rival)
    stage.skip("block", B)
    use(stage, B, star)
    stage.resolve()
    assert stage.table.pool[A] == 30
    assert not stage.offers(A, "act", leader, base, "0")


@pytest.mark.parametrize("seat", [A, B])
def test_black_forest_base_gives_any_who_passes_the_referendum_2_pool(seat: int) -> None:
    stage = PeopleStage()
    leader = stage.vampire(A, "Pack Leader")
    base = stage.permanent(seat, "Black Forest Base")
    stage.play(A, "act", leader, base, "0")
    stage.skip("polling", A)
    stage.play(A, "vote", leader, "for")
    stage.resolve()
    assert stage.table.pool == [32, 30]


def test_a_changeling_burns_black_forest_base() -> None:
    stage = PeopleStage()
    mylan, thug = stage.ally(A, "Mylan Horseed"), stage.ally(A, "Thug")
    base = stage.permanent(B, "Black Forest Base")
    assert not stage.offers(A, "act", thug, base, "1")
    stage.play(A, "act", mylan, base, "1")
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.resolve()
    assert stage.zone(base) == ASH_HEAP


# Church of the Order of St. Blaise


@ruling("Church of the Order of St. Blaise", 1)
def test_st_blaise_adds_a_counter_to_a_location_that_uses_them() -> None:
    stage = PeopleStage()
    church = stage.permanent(A, "Church of the Order of St. Blaise")
    chicago, frankfurt = [
        stage.permanent(A, name) for name in ("Powerbase: Chicago", "Powerbase: Washington, D.C.")
    ]
    stage.permanent(A, "Elder Library")
    stage.permanent(B, "Powerbase: Madrid")
    use(stage, A, church)
    assert stage.options(A) == [stage.text("target", card) for card in (chicago, frankfurt)]
    stage.play(A, "target", chicago)
    assert [stage.blood(card) for card in (chicago, frankfurt)] == [1, 0]
    assert stage.table.tapped[church]


def test_st_blaise_needs_a_location_that_uses_counters() -> None:
    stage = PeopleStage()
    church = stage.permanent(A, "Church of the Order of St. Blaise")
    stage.permanent(A, "The Barrens")
    stage.permanent(A, "Short-Term Investment", counters=2)
    stage.begin()
    assert not stage.offers(A, "use", church, "0")


# Club Illusion


@pytest.mark.parametrize("seat", [A, C])
def test_club_illusion_lets_any_anarch_bleed_for_more_once(seat: int) -> None:
    rebel = Vampire("Insurgent", "brujah", 1, 5, "", "independent", "anarch")
    stage = PeopleStage(3, rebel)
    anarch = stage.vampire(A, "Insurgent", 3)
    club = stage.permanent(seat, "Club Illusion")
    bleed(stage, anarch)
    use(stage, A, club)
    assert not stage.offers(A, "use", club, "0")
    stage.resolve()
    assert stage.blood(anarch) == 2
    assert stage.table.pool[B] == 28


def test_club_illusion_is_not_for_others_or_other_actions() -> None:
    rebel = Vampire("Insurgent", "brujah", 1, 5, "", "independent", "anarch")
    stage = PeopleStage(2, rebel)
    anarch, elder = stage.vampire(A, "Insurgent", 3), stage.vampire(A, "Elder")
    club = stage.permanent(A, "Club Illusion")
    bleed(stage, elder)
    assert not stage.offers(A, "use", club, "0")
    stage.resolve()
    stage.play(A, "hunt", anarch)
    assert not stage.offers(A, "use", club, "0")


# Club Zombie


def test_club_zombie_gives_a_vampire_of_its_controller_intercept() -> None:
    stage = PeopleStage()
    elder, rival, thug = stage.vampire(A, "Elder"), stage.vampire(B, "Rival"), stage.ally(B, "Thug")
    club = stage.permanent(B, "Club Zombie")
    stage.play(A, "hunt", elder)
    try_block(stage, thug)
    stage.skip("block", B)
    assert not stage.offers(B, "use", club, "0")
    try_block(stage, rival)
    stage.skip("block", B)
    use(stage, B, club)
    assert values.intercept(stage.table, rival) == 1


@pytest.mark.parametrize("tapped", [False, True])
def test_club_zombie_feeds_a_ready_vampire_if_it_was_untapped(tapped: bool) -> None:
    stage = PeopleStage(2, phase="untap")
    vampires = [stage.vampire(A, "Elder", 1), stage.vampire(A, "Pupil", 1)]
    stage.vampire(A, "Kurt", 1, torpor=True)
    club = stage.permanent(A, "Club Zombie", tapped=tapped)
    stage.skip("UntapPhase", A)
    assert not stage.table.tapped[club]
    stage.play(A, "target", club)
    if not tapped:
        assert stage.options(A) == [stage.text("target", card) for card in vampires]
        stage.play(A, "target", vampires[1])
    assert [stage.blood(card) for card in vampires] == [1, 1 if tapped else 2]


# Creepshow Casino


def test_creepshow_casino_gives_stealth_to_an_undirected_action_as_it_is_announced() -> None:
    stage = PeopleStage(3)
    elder, thug = stage.vampire(A, "Elder", 2), stage.ally(A, "Thug")
    stage.vampire(B, "Rival")
    casino = stage.permanent(A, "Creepshow Casino")
    stage.play(A, "hunt", elder)
    use(stage, A, casino)
    assert stage.table.tapped[casino]
    assert values.stealth(stage.table, elder) == 1 + 1
    stage.resolve()
    stage.table.tapped[casino] = False
    bleed(stage, thug)
    assert not stage.offers(A, "use", casino, "0")


def test_creepshow_casino_is_not_for_bleeds_or_after_a_block_attempt() -> None:
    stage = PeopleStage()
    elder, mayor = stage.vampire(A, "Elder"), stage.vampire(A, "Mayor", 2)
    rival = stage.vampire(B, "Rival")
    casino = stage.permanent(A, "Creepshow Casino")
    bleed(stage, elder)
    assert not stage.offers(A, "use", casino, "0")
    stage.resolve()
    stage.play(A, "hunt", mayor)
    try_block(stage, rival)
    stage.skip("block", A)
    assert not stage.offers(A, "use", casino, "0")


# Heidelberg Castle, Germany


def test_heidelberg_castle_moves_blood_equipment_and_retainers_between_two_vampires() -> None:
    stage = PeopleStage()
    elder, pupil, kurt = (stage.vampire(A, name, 4) for name in ("Elder", "Pupil", "Kurt"))
    lamp, valet = stage.put_on(elder, "Lamp"), stage.put_on(pupil, "Valet")
    cudgel = stage.put_on(kurt, "Cudgel")
    castle = stage.permanent(A, "Heidelberg Castle, Germany")
    use(stage, A, castle)
    stage.play(A, "target", elder)
    stage.play(A, "target", pupil)
    stage.play(A, "number 3")
    for _ in range(2):
        assert stage.offers(A, "target", elder)
        assert not stage.offers(A, "target", kurt)
        stage.play(A, "target", pupil if stage.table.host[lamp] == elder else elder)
    assert stage.table.tapped[castle]
    assert [stage.blood(each) for each in (elder, pupil, kurt)] == [1, 5, 4]
    assert stage.table.host[lamp] == pupil
    assert stage.table.host[valet] == pupil
    assert stage.table.host[cudgel] == kurt


def test_heidelberg_castle_is_not_for_actions_and_needs_two_ready_vampires() -> None:
    stage = PeopleStage()
    elder, _ = stage.vampire(A, "Elder"), stage.vampire(A, "Pupil")
    castle = stage.permanent(A, "Heidelberg Castle, Germany")
    assert stage.offers(A, "use", castle, "0")
    bleed(stage, elder)
    assert not stage.offers(A, "use", castle, "0")
    stage.resolve()
    assert stage.offers(A, "use", castle, "0")
    stage = PeopleStage()
    stage.vampire(A, "Elder")
    stage.vampire(A, "Pupil", torpor=True)
    stage.ally(A, "Thug")
    castle = stage.permanent(A, "Heidelberg Castle, Germany")
    assert not stage.offers(A, "use", castle, "0")


def test_heidelberg_castle_is_used_in_another_players_turn() -> None:
    stage = PeopleStage()
    elder, pupil = stage.vampire(B, "Elder", 4), stage.vampire(B, "Pupil", 1)
    castle = stage.permanent(B, "Heidelberg Castle, Germany")
    stage.begin()
    while stage.decider != B:
        stage.play(A, "pass")
    use(stage, B, castle)
    stage.play(B, "target", elder)
    stage.play(B, "number 2")
    assert [stage.blood(each) for each in (elder, pupil)] == [2, 3]


# House of Sorrow


def test_house_of_sorrow_untaps_a_card_and_both_stay_tapped() -> None:
    stage = PeopleStage(2, phase="master")
    house = stage.permanent(A, "House of Sorrow")
    cellar = stage.permanent(A, "Cellar", tapped=True)
    minion = stage.vampire(A, "Elder", tapped=True)
    theirs = stage.permanent(B, "Cellar", tapped=True)
    use(stage, A, house)
    assert not stage.table.tapped[cellar]
    assert stage.table.tapped[house]
    stage.table.tapped[cellar] = True
    stage.skip("UntapPhase", A)
    assert stage.table.tapped[cellar]
    assert stage.table.tapped[house]
    assert not stage.table.tapped[minion]
    assert stage.table.tapped[theirs] is False


# Pentex(TM) Loves You!


@pytest.mark.parametrize("seat", [A, C])
def test_pentex_loves_you_lets_a_sabbat_vampire_burn_blood_to_bleed(seat: int) -> None:
    stage = PeopleStage(3)
    leader, elder = stage.vampire(A, "Pack Leader", 3), stage.vampire(A, "Elder")
    pentex = stage.permanent(seat, "Pentex(TM) Loves You!")
    bleed(stage, leader)
    stage.skip("announced", seat)
    use(stage, seat, pentex)
    assert stage.table.tapped[pentex]
    stage.skip("declined", A)
    use(stage, A, pentex, "1")
    assert not stage.offers(A, "use", pentex, "1")
    stage.resolve()
    assert stage.blood(leader) == 2
    assert stage.table.pool[B] == 28
    stage.table.tapped[pentex] = False
    bleed(stage, elder)
    assert not stage.offers(A, "use", pentex, "1")


def test_pentex_loves_you_adds_nothing_to_the_bleed_of_another() -> None:
    stage = PeopleStage()
    leader, elder = stage.vampire(A, "Pack Leader", 3), stage.vampire(A, "Elder")
    pentex = stage.permanent(A, "Pentex(TM) Loves You!")
    bleed(stage, elder)
    use(stage, A, pentex)
    stage.skip("declined", A)
    assert not stage.offers(A, "use", pentex, "1")
    assert stage.blood(leader) == 3


def test_pentex_loves_you_adds_nothing_to_other_actions() -> None:
    stage = PeopleStage()
    leader = stage.vampire(A, "Pack Leader", 3)
    pentex = stage.permanent(A, "Pentex(TM) Loves You!")
    stage.play(A, "hunt", leader)
    use(stage, A, pentex)
    assert not stage.offers(A, "use", pentex, "1")


# Police Department


def test_police_department_presses_only_to_end_combat() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    police = stage.permanent(B, "Police Department")
    stage.permanent(A, "Police Department")
    mob = stage.permanent(A, "Mob Connections")
    fight(stage, elder, rival)
    stage.skip("press", A)
    use(stage, A, mob)
    assert stage.decider == B
    use(stage, B, police)
    stage.resolve()
    assert stage.table.tapped[police]
    assert len(stage.events_of(RoundBegan)) == 1
    assert len(stage.events_of(CombatEnded)) == 1


def test_police_department_cannot_continue_combat() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    police = stage.permanent(A, "Police Department")
    stage.permanent(A, "Mob Connections")
    fight(stage, elder, rival)
    stage.skip("press", A)
    assert not stage.offers(A, "use", police, "0")


# Sunset Strip, Hollywood


def test_sunset_strip_makes_all_vampires_hunt_at_more_stealth_for_a_turn() -> None:
    stage = PeopleStage(2)
    strip, elder = stage.permanent(A, "Sunset Strip, Hollywood"), stage.vampire(A, "Elder", 5)
    kurt, rival = stage.vampire(A, "Kurt"), stage.vampire(B, "Rival", 5)
    use(stage, A, strip)
    assert stage.table.tapped[strip]
    stage.play(A, "hunt", elder)
    assert values.stealth(stage.table, elder) == 2
    stage.resolve()
    bleed(stage, kurt)
    assert values.stealth(stage.table, kurt) == 0
    stage.skip("MinionPhase", B)
    stage.play(B, "hunt", rival)
    assert values.stealth(stage.table, rival) == 2
    stage.skip("MinionPhase", A)
    stage.play(A, "hunt", elder)
    assert values.stealth(stage.table, elder) == 1


def test_sunset_strip_gives_no_stealth_any_more_when_its_controller_is_ousted() -> None:
    stage = PeopleStage(3)
    strip, elder = stage.permanent(B, "Sunset Strip, Hollywood"), stage.vampire(A, "Elder", 5)
    kurt = stage.vampire(A, "Kurt")
    stage.play(A, "pass")
    use(stage, B, strip)
    stage.pool(B, 1)
    bleed(stage, kurt)
    stage.skip("MinionPhase", A)
    assert stage.table.out[B]
    stage.play(A, "hunt", elder)
    assert values.stealth(stage.table, elder) == 1


@ruling("Lock to reduce cost", 1)
def test_sunset_strip_is_not_tapped_for_an_action_that_is_blocked() -> None:
    stage = PeopleStage(2, SERVANT)
    strip, elder = stage.permanent(A, "Sunset Strip, Hollywood"), stage.vampire(A, "Elder", 5)
    rival = stage.vampire(B, "Rival")
    stage.hand(A, "Servant")
    stage.play(A, "play servant plain", elder)
    try_block(stage, rival)
    stage.skip("MinionPhase", A)
    assert not stage.table.tapped[strip]


@ruling("Lock to reduce cost", 1)
def test_sunset_strip_is_not_tapped_for_a_card_that_is_cancelled_as_it_is_played() -> None:
    stage = PeopleStage(2, SERVANT)
    strip, elder = stage.permanent(A, "Sunset Strip, Hollywood"), stage.vampire(A, "Elder", 1)
    stage.hand(A, "Servant")
    stage.hand(B, "Direct Intervention")
    stage.play_only(A, "play servant plain", elder)
    stage.play_only(B, "play direct-intervention plain -")
    stage.skip("MinionPhase", A)
    assert stage.table.attached[elder] == ()
    assert not stage.table.tapped[strip]


@ruling("Lock to reduce cost", 2)
def test_sunset_strip_makes_an_ally_cheaper_that_piper_brings() -> None:
    stage = PeopleStage(2, phase="master")
    elder, strip = stage.vampire(A, "Elder"), stage.permanent(A, "Sunset Strip, Hollywood")
    become_anarch(stage.table, elder)
    stage.hand(A, "Piper", "Carlton Van Wyk")
    stage.play(A, "play piper plain -")
    stage.skip("PayingLess", A)
    stage.play(A, "target", strip)
    stage.skip("MinionPhase", A)
    assert "carlton-van-wyk" in stage.names(stage.table.ready[A])
    assert stage.table.pool[A] == 30 - 1


@pytest.mark.parametrize(("answer", "blood"), [("target", 4), ("done", 3)])
def test_sunset_strip_makes_mortal_retainers_cheaper(answer: str, blood: int) -> None:
    stage = PeopleStage(2, SERVANT)
    strip, elder = stage.permanent(A, "Sunset Strip, Hollywood"), stage.vampire(A, "Elder", 5)
    stage.permanent(B, "Sunset Strip, Hollywood")
    stage.hand(A, "Servant")
    stage.play(A, "play servant plain", elder)
    stage.skip("PayingLess")
    assert stage.decider == A
    assert stage.options(A) == [stage.text("target", strip), "done"]
    stage.play(A, stage.text("target", strip) if answer == "target" else "done")
    stage.resolve()
    assert stage.blood(elder) == blood
    assert stage.table.tapped[strip] == (answer == "target")


@ruling("Lock to reduce cost", 3)
def test_a_mortal_that_only_sunset_strip_makes_affordable_may_be_employed() -> None:
    stage = PeopleStage(2, SERVANT, OWL)
    strip, elder = stage.permanent(A, "Sunset Strip, Hollywood"), stage.vampire(A, "Elder", 1)
    stage.hand(A, "Servant", "Owl")
    assert offered_modes(stage, A, "owl") == []
    stage.play(A, "play servant plain", elder)
    assert stage.table.tapped[strip]  # at once: there is no other way to pay
    stage.resolve()
    assert (stage.blood(elder), stage.table.tapped[strip]) == (0, True)
    assert stage.names(stage.table.attached[elder]) == ["servant"]


def test_sunset_strip_makes_no_others_cheaper() -> None:
    stage = PeopleStage(2, SERVANT, OWL)
    stage.permanent(A, "Sunset Strip, Hollywood", tapped=True)
    elder, kurt = stage.vampire(A, "Elder", 5), stage.vampire(A, "Kurt", 5)
    stage.hand(A, "Servant")
    stage.play(A, "play servant plain", elder)
    stage.resolve()
    assert stage.blood(elder) == 3
    stage.table.tapped[stage.table.beside[A][0]] = False
    stage.hand(A, "Owl")
    stage.play(A, "play owl plain", kurt)
    stage.resolve()
    assert stage.blood(kurt) == 3


# Therbold Realty


def test_therbold_realty_makes_locations_cheaper_for_its_controller() -> None:
    stage = PeopleStage(2, phase="master")
    stage.permanent(A, "Therbold Realty")
    stage.vampire(A, "Elder")
    stage.hand(A, "Elder Library", "Steam Tunnels", "KRCG News Radio")
    stage.pool(A, 10)
    stage.play(A, "play krcg-news-radio plain -")
    assert stage.table.pool[A] == 9


def test_therbold_realty_changes_nothing_for_others_and_for_other_cards() -> None:
    stage = PeopleStage(2, phase="master")
    stage.permanent(B, "Therbold Realty")
    stage.hand(A, "KRCG News Radio")
    stage.play(A, "play krcg-news-radio plain -")
    assert stage.table.pool[A] == 28
    stage = PeopleStage(2, phase="master")
    stage.permanent(A, "Therbold Realty")
    stage.hand(A, "Short-Term Investment")
    stage.play(A, "play short-term-investment plain -")
    assert stage.table.pool[A] == 29


def test_therbold_realty_makes_no_location_cost_less_than_nothing() -> None:
    stage = PeopleStage(2, phase="master")
    stage.permanent(A, "Therbold Realty")
    stage.hand(A, "The Barrens")
    stage.play(A, "play the-barrens plain -")
    assert stage.table.pool[A] == 30


@ruling("Therbold Realty", 1)
def test_therbold_realty_makes_equipment_that_is_a_location_cheaper() -> None:
    stage = PeopleStage(2)
    elder = stage.vampire(A, "Elder", 5)
    stage.permanent(A, "Therbold Realty")
    stage.hand(A, "Palatial Estate", "Leather Jacket")
    stage.play(A, "play palatial-estate plain", elder)
    stage.resolve()
    assert stage.blood(elder) == 4
