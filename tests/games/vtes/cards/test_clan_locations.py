"""Tests of locations that require a clan."""

from __future__ import annotations

import pytest
from games.vtes.cards.combats import CombatStage
from games.vtes.cards.people import PeopleStage, bleed, fight, try_block, use
from games.vtes.cards.referendums import MADE_UP, ReferendumStage, go_to_polling, hunt_on
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.abilities.identity import Becomes
from conclave.games.vtes.rules.atoms import moving, noting
from conclave.games.vtes.rules.constants import (
    ASH_HEAP,
    MASTER,
    POLITICAL,
    REACTION,
    READY,
    TORPOR,
)
from conclave.games.vtes.rules.events.actions import ActionSucceeded
from conclave.games.vtes.rules.events.combat import Diablerized
from conclave.games.vtes.rules.events.referendums import VotesCast
from conclave.games.vtes.rules.modes import Motion
from conclave.games.vtes.rules.reading import titles, values
from conclave.games.vtes.vocabulary.blood import GainPool
from conclave.games.vtes.vocabulary.card import Card, Vampire
from conclave.games.vtes.vocabulary.effects import ToTorpor
from conclave.games.vtes.vocabulary.parts import ACTING_MINION

RAT = Vampire("Rat", "nosferatu", 1, 5, "", "camarilla")

# Chantry


@pytest.mark.parametrize("whose", [A, B])
def test_chantry_brings_any_tremere_out_of_torpor_for_a_pool(whose: int) -> None:
    stage = PeopleStage(2, phase="master")
    chantry = stage.permanent(A, "Chantry")
    judge, elder = (
        stage.vampire(whose, "Judge", torpor=True),
        stage.vampire(A, "Elder", torpor=True),
    )
    use(stage, A, chantry)
    assert stage.zone(judge) == READY
    assert stage.zone(elder) == TORPOR
    assert stage.table.controller[judge] == whose
    assert stage.table.pool[A] == 29
    assert stage.table.tapped[chantry]
    assert not stage.offers(A, "use", chantry, "0")


def test_chantry_may_be_paid_with_the_blood_of_a_ready_tremere() -> None:
    stage = PeopleStage(2, phase="master")
    chantry = stage.permanent(A, "Chantry")
    judge, elder = stage.vampire(A, "Judge", 3), stage.vampire(A, "Elder")
    assert not stage.offers(A, "use", chantry, "1")  # nobody to rescue
    fallen = stage.vampire(B, "Judge", torpor=True)
    use(stage, A, chantry, "1")
    assert stage.blood(judge) == 2
    assert stage.blood(elder) == 10
    assert stage.zone(fallen) == READY
    assert stage.table.pool[A] == 30


def test_chantry_is_not_for_other_clans() -> None:
    stage = PeopleStage(2, phase="master")
    chantry = stage.permanent(A, "Chantry")
    stage.vampire(A, "Judge")
    elder = stage.vampire(A, "Elder", torpor=True)
    assert not stage.offers(A, "use", chantry, "0")
    assert not stage.offers(A, "use", chantry, "1")
    assert stage.zone(elder) == TORPOR


# Forest of Shadows


def hide_in_the_forest(intercept: int, blood: int = 3) -> tuple[PeopleStage, int, int]:
    """A's Fledgling bleeds, and B's Rival attempts to block with more intercept."""
    stage = PeopleStage()
    fledgling, rival = stage.vampire(A, "Fledgling", blood), stage.vampire(B, "Rival")
    forest = stage.permanent(A, "Forest of Shadows")
    stage.begin()
    noting.note(stage.table, 0, notes.INTERCEPT, rival, intercept)
    bleed(stage, fledgling)
    try_block(stage, rival)
    stage.skip("block", A)
    return stage, fledgling, forest


def test_forest_of_shadows_gives_stealth_for_blood_until_the_end_of_the_turn() -> None:
    stage, fledgling, forest = hide_in_the_forest(1)
    use(stage, A, forest)
    assert stage.options(A) == ["number 1", "number 2"]
    stage.play(A, "number 2")
    assert stage.blood(fledgling) == 1
    assert values.stealth(stage.table, fledgling) == 2
    stage.resolve()
    assert stage.table.pool[B] == 29
    assert values.stealth(stage.table, fledgling) == 2
    stage.skip("MinionPhase", B)
    assert values.stealth(stage.table, fledgling) == 0


def test_forest_of_shadows_takes_no_more_than_the_malkavian_has() -> None:
    stage, _, forest = hide_in_the_forest(3, blood=2)
    use(stage, A, forest)
    assert stage.options(A) == ["number 1", "number 2"]


def test_forest_of_shadows_is_only_for_stealth_that_is_needed() -> None:
    stage, fledgling, forest = hide_in_the_forest(0)
    use(stage, A, forest)
    assert stage.blood(fledgling) == 2
    assert values.stealth(stage.table, fledgling) == 1
    stage.table.tapped[forest] = False
    assert not stage.offers(A, "use", forest, "0")


@ruling("Forest of Shadows", 1)
def test_forest_of_shadows_helps_again_once_it_is_untapped() -> None:
    stage, fledgling, forest = hide_in_the_forest(1)
    use(stage, A, forest)
    stage.play(A, "number 1")
    stage.table.tapped[forest] = False
    stage.skip("block", A)
    use(stage, A, forest)
    assert values.stealth(stage.table, fledgling) == 2


def test_forest_of_shadows_helps_only_malkavians_and_can_be_burned() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    forest, other = stage.permanent(A, "Forest of Shadows"), stage.permanent(B, "Forest of Shadows")
    stage.play(A, "act", elder, other, "0")
    try_block(stage, rival)
    stage.skip("block", A)
    assert not stage.offers(A, "use", forest, "0")


# Foundation Exhibit


@pytest.mark.parametrize(
    ("clan", "title", "seat", "votes"),
    [
        ("toreador-antitribu", "", A, 1),
        ("toreador-antitribu", "", B, 0),
        ("toreador", "", A, 0),
        ("toreador-antitribu", "archbishop:Somewhere", A, 2),
    ],
)
def test_foundation_exhibit_gives_untitled_toreador_antitribu_a_vote(
    clan: str, title: str, seat: int, votes: int
) -> None:
    poseur_card = Vampire("Poseur", clan, 1, 6, "", "sabbat", title=title)
    stage = PeopleStage(2, poseur_card, *MADE_UP)
    elder, poseur = stage.vampire(A, "Elder"), stage.vampire(seat, "Poseur")
    stage.permanent(A, "Foundation Exhibit")
    go_to_polling(stage, elder)
    assert titles.votes(stage.table, poseur) == votes


def test_foundation_exhibit_gives_the_vote_in_a_blood_hunt_too() -> None:
    stage = PeopleStage(2, Vampire("Poseur", "toreador-antitribu", 1, 6, "", "sabbat"))
    elder, poseur = stage.vampire(A, "Elder"), stage.vampire(A, "Poseur")
    stage.permanent(A, "Foundation Exhibit")
    hunt_on(stage, elder)
    stage.skip("Referendum", A)
    stage.play(A, "vote", poseur, "against")
    (cast,) = stage.events_of(VotesCast)
    assert (cast.number, cast.side) == (1, "against")


def test_any_vampire_may_burn_foundation_exhibit_for_a_blood() -> None:
    stage = PeopleStage()
    elder, exhibit = stage.vampire(A, "Elder"), stage.permanent(B, "Foundation Exhibit")
    thug = stage.ally(A, "Thug")
    assert not stage.offers(A, "act", thug, exhibit, "0")
    stage.play(A, "act", elder, exhibit, "0")
    stage.resolve()
    assert stage.zone(exhibit) == ASH_HEAP
    assert stage.blood(elder) == 9


# Island of Yiaros


@pytest.mark.parametrize(
    ("name", "strike", "damage"),
    [
        ("Mayor", "hand", 1 + 2),
        ("Judge", "hand", 1 + 3),
        ("Judge", "cudgel", 2 + 3),
        ("Elder", "hand", 1),
    ],
)
def test_island_of_yiaros_adds_a_vampires_votes_to_one_strike(
    name: str, strike: str, damage: int
) -> None:
    stage = CombatStage()
    striker, rival = stage.vampire(A, name), stage.vampire(B, "Rival")
    island = stage.permanent(A, "Island of Yiaros")
    cudgel = stage.put_on(striker, "Cudgel")
    stage.hand(A, "Flurry")
    fight(stage, striker, rival)
    stage.skip("strike", A)
    stage.play(A, "strike hand" if strike == "hand" else stage.text("strike", cudgel, "0"))
    stage.play(B, "strike hand")
    stage.skip("strikes-chosen", A)
    use(stage, A, island)
    assert stage.table.tapped[island]
    stage.skip("additional-strikes", A)
    assert stage.blood(rival) == 9 - damage
    stage.play(A, "play flurry plain", striker)
    stage.skip("strike", A)
    stage.play(A, "strike hand")
    stage.resolve()
    assert stage.blood(rival) == max(9 - damage - 1, 0)


@ruling("Island of Yiaros", 1)
def test_island_of_yiaros_does_not_count_the_ballot_of_a_priscus() -> None:
    elder = Vampire("Old Priscus", "lasombra", 1, 9, "", "sabbat", title="priscus")
    stage = PeopleStage(2, elder)
    priscus, rival = stage.vampire(A, "Old Priscus"), stage.vampire(B, "Rival")
    island = stage.permanent(A, "Island of Yiaros")
    fight(stage, priscus, rival)
    stage.skip("strike", A)
    stage.play(A, "strike hand")
    stage.play(B, "strike hand")
    stage.skip("strikes-chosen", A)
    use(stage, A, island)
    stage.resolve()
    assert stage.blood(rival) == 9 - 1


# Oxford University, England


def test_oxford_gives_as_many_votes_as_pool_is_burned() -> None:
    stage = ReferendumStage()
    elder = stage.vampire(A, "Elder")
    oxford = stage.permanent(B, "Oxford University, England")
    stage.pool(B, 4)
    go_to_polling(stage, elder)
    stage.skip("polling", B)
    use(stage, B, oxford)
    assert stage.options(B) == ["number 1", "number 2", "number 3", "number 4"]
    stage.play(B, "number 3")
    assert stage.table.pool[B] == 1
    assert stage.table.tapped[oxford]
    stage.skip("polling", B)
    stage.play(B, "vote", oxford, "against")
    assert [(event.seat, event.number) for event in stage.events_of(VotesCast)] == [(B, 3)]


# Storm Sewers


@pytest.mark.parametrize("used", [True, False])
def test_storm_sewers_keep_each_round_of_a_blocked_action_close(used: bool) -> None:
    stage = CombatStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    sewers = stage.permanent(A, "Storm Sewers")
    stage.hand(A, "Hold On")
    stage.hand(B, "Fake Out", "Fake Out")
    bleed(stage, elder)
    if used:
        use(stage, A, sewers)
        assert stage.table.tapped[sewers]
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", rival)
    for number in range(2):
        stage.skip("before-range", B)
        stage.play(B, "pass")
        stage.skip("before-strikes" if used else "range", B)
        assert stage.offers(B, "play fake-out plain", rival) == (not used)
        if number == 0:
            stage.skip("press", A)
            stage.play(A, "play hold-on plain", elder)


def test_storm_sewers_are_for_ones_own_actions_alone() -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder")
    stage.vampire(B, "Rival")
    mine, theirs = stage.permanent(A, "Storm Sewers"), stage.permanent(B, "Storm Sewers")
    bleed(stage, elder)
    assert stage.offers(A, "use", mine, "0")
    stage.skip("BlockQuestion", B)
    assert not stage.offers(B, "use", theirs, "0")


# Warsaw Station


@pytest.mark.parametrize("seat", [A, C])
@ruling("Warsaw Station", 4)
def test_warsaw_station_untaps_a_successful_nosferatu_even_if_it_is_gone(seat: int) -> None:
    stage = PeopleStage(3, RAT)
    rat = stage.vampire(A, "Rat", 2)
    station = stage.permanent(seat, "Warsaw Station")
    stage.play(A, "hunt", rat)
    use(stage, seat, station) if seat == A else use(stage.skip("announced", C), C, station)
    moving.burn(stage.table, station)
    stage.resolve()
    assert stage.blood(rat) == 3
    assert not stage.table.tapped[rat]


def test_warsaw_station_untaps_nobody_after_a_block_and_is_not_for_bleeds() -> None:
    stage = PeopleStage(2, RAT)
    rat, rival = stage.vampire(A, "Rat", 2), stage.vampire(B, "Rival")
    station = stage.permanent(A, "Warsaw Station")
    star = stage.permanent(B, "London Evening Star, Tabloid Newspaper")
    stage.play(A, "hunt", rat)
    use(stage, A, station)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", rival)
    stage.skip("block", B)
    use(stage, B, star)
    stage.resolve()
    assert stage.table.tapped[rat]
    stage.table.tapped[rat] = stage.table.tapped[station] = False
    bleed(stage, rat)
    assert not stage.offers(A, "use", station, "0")


@ruling("Warsaw Station", 3)
@pytest.mark.parametrize("leaves", [False, True])
def test_warsaw_station_untaps_a_nosferatu_after_his_referendum(leaves: bool) -> None:
    call = Card("Call", POLITICAL, effect=Motion(GainPool(1)))
    mask = Card("Mask", MASTER, grants=Becomes(clan="brujah"))
    stage = PeopleStage(2, RAT, call, mask)
    rat = stage.vampire(A, "Rat")
    station = stage.permanent(A, "Warsaw Station")
    stage.hand(A, "Call")
    stage.play(A, "play call plain", rat)
    use(stage, A, station)
    stage.skip("polling", A)
    assert stage.table.tapped[rat]
    if leaves:
        stage.put_on(rat, "Mask")
    stage.resolve()
    assert stage.table.tapped[rat] == leaves


@ruling("Warsaw Station", 1)
def test_warsaw_station_saves_a_nosferatu_from_diablerie() -> None:
    stage = PeopleStage(2, RAT)
    elder, rat = stage.vampire(A, "Elder"), stage.vampire(B, "Rat", torpor=True)
    station = stage.permanent(B, "Warsaw Station", tapped=True)
    stage.play(A, "diablerize", elder, rat)
    stage.skip("announced", B)
    use(stage, B, station, "1")
    assert stage.zone(station) == ASH_HEAP
    stage.resolve()
    assert stage.zone(rat) == READY
    assert len(stage.events_of(ActionSucceeded)) == 1
    assert stage.events_of(Diablerized) == []


@ruling("Warsaw Station", 2)
def test_an_action_ends_if_warsaw_station_brings_the_acting_minion_back_from_torpor() -> None:
    hammer = Card("Hammer", REACTION, effect=ToTorpor(ACTING_MINION), when="announced")
    stage = PeopleStage(2, RAT, hammer)
    rat, rival = stage.vampire(A, "Rat"), stage.vampire(B, "Rival")
    station = stage.permanent(A, "Warsaw Station")
    stage.hand(B, "Hammer")
    bleed(stage, rat)
    stage.skip("announced", B)
    stage.play(B, "play hammer plain", rival)
    use(stage, A, station, "1")
    assert stage.zone(rat) == READY
    stage.resolve()
    assert stage.table.pool[B] == 30


# Waste Management Operation


@ruling("Waste Management Operation", 1)
@ruling("From ash heap to deck", 1)
def test_waste_management_puts_a_library_card_under_the_library() -> None:
    stage = PeopleStage(2, phase="discard")
    dump = stage.permanent(A, "Waste Management Operation")
    stage.hand(A, *["Blur"] * 7)
    stage.library(A, "Majesty", "Majesty")
    stage.ash(A, "Fame", "Elder")
    use(stage, A, dump)
    assert stage.names(stage.table.library[A]) == ["majesty", "majesty", "fame"]
    assert stage.names(stage.table.ash[A]) == ["elder"]
    empty = PeopleStage(2, phase="discard")
    dump = empty.permanent(A, "Waste Management Operation")
    empty.hand(A, *["Blur"] * 6)
    empty.ash(A, "Fame")
    use(empty, A, dump)
    assert "fame" in empty.names(empty.table.hand[A])
