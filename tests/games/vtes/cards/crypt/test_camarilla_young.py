"""Tests of Camarilla vampires without a title, capacity 5 or less."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import (
    PeopleStage,
    bleed,
    fight,
    try_block,
)
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C, Stage

from conclave.games.vtes.rules import contests
from conclave.games.vtes.rules.atoms import moving
from conclave.games.vtes.rules.constants import ACTION, NOBODY
from conclave.games.vtes.rules.events import piles as events
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.reading import values
from conclave.games.vtes.vocabulary.card import Card, Vampire

# Aisling Sturbridge


def test_younger_tremere_do_not_block_aisling() -> None:
    stage = PeopleStage()
    aisling = stage.vampire(A, "Aisling Sturbridge")
    young, old = stage.vampire(B, "Rosalina Cortez"), stage.vampire(B, "Judge")
    other = stage.vampire(B, "Fledgling")
    bleed(stage, aisling)
    stage.skip("BlockQuestion", B)
    assert [stage.offers(B, "block", each) for each in (young, old, other)] == [False, True, True]


# Barth


def test_barth_takes_stealth_from_the_young_of_neighbours_while_untapped() -> None:
    stage = Stage(4)
    krid = stage.vampire(A, "Krid")
    pug = stage.vampire(A, "Pug Jackson")
    far = stage.vampire(C, "Mazz")
    barth = stage.vampire(B, "Barth")
    assert [values.stealth(stage.table, card) for card in (krid, pug)] == [-1, 0]
    assert values.stealth(stage.table, far) == -1
    stage.table.tapped[barth] = True
    assert values.stealth(stage.table, krid) == 0
    opposite = Stage(4)
    krid = opposite.vampire(A, "Krid")
    opposite.vampire(C, "Barth")
    assert values.stealth(opposite.table, krid) == 0


# Blythe Candeleria


def test_blythe_is_weaker_against_malkavians() -> None:
    for foe, strength in (("Fledgling", 0), ("Pupil", 1)):
        stage = PeopleStage()
        blythe, other = stage.vampire(A, "Blythe Candeleria"), stage.vampire(B, foe)
        fight(stage, blythe, other)
        assert values.strength(stage.table, blythe) == strength


# David Morgan, The Scourge


@pytest.mark.parametrize(("acting", "intercept"), [("Childe", 1), ("Fledgling", 0), ("Thug", 0)])
def test_david_intercepts_vampires_of_capacity_two_or_less(acting: str, intercept: int) -> None:
    stage = PeopleStage(2, Vampire("Childe", "caitiff", 1, 2, "", "camarilla"))
    minion = stage.ally(A, acting) if acting == "Thug" else stage.vampire(A, acting)
    david = stage.vampire(B, "David Morgan, The Scourge")
    bleed(stage, minion)
    assert values.intercept(stage.table, david) == intercept


# Herbert Westin


def test_herbert_draws_when_he_has_equipped() -> None:
    stage = PeopleStage()
    herbert = stage.vampire(A, "Herbert Westin")
    stage.hand(A, ".44 Magnum", *["Ascendance"] * 6)
    stage.library(A, "Fame", "Vessel", "Wash")
    stage.play(A, "play 44-magnum plain", herbert)
    stage.skip("May", A)
    stage.play(A, "yes")
    stage.skip("Discarding", A)
    stage.play(A, "discard ascendance")
    stage.skip("MinionPhase")
    assert len(stage.table.hand[A]) == 7
    assert stage.names(stage.table.library[A]) == ["wash"]


def test_herbert_draws_for_nothing_else() -> None:
    stage = PeopleStage()
    herbert, pupil = stage.vampire(A, "Herbert Westin", 2), stage.vampire(A, "Pupil")
    stage.hand(A, ".44 Magnum")
    stage.play(A, "hunt", herbert)
    stage.resolve()
    stage.play(A, "play 44-magnum plain", pupil)
    stage.resolve()
    assert [event for event in stage.events_of(events.Drew) if event.seat == A] == []
    assert len(stage.table.attached[pupil]) == 1


# Jazz Wentworth


def test_jazz_takes_the_edge_that_nobody_has() -> None:
    for holder, offered in ((NOBODY, True), (B, False), (A, False)):
        stage = Stage(2)
        jazz = stage.vampire(A, "Jazz Wentworth")
        stage.edge(holder)
        assert stage.offers(A, "act", jazz, jazz, "0") == offered
    stage = Stage(2)
    jazz = stage.vampire(A, "Jazz Wentworth")
    stage.play(A, "act", jazz, jazz, "0")
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.resolve()
    assert stage.table.edge == A


# Jeremy "Wix" Wyzchovsky


def test_jeremy_bleeds_for_more_with_his_own_action_alone() -> None:
    for own, left in ((True, 28), (False, 29)):
        stage = PeopleStage()
        jeremy = stage.vampire(A, 'Jeremy "Wix" Wyzchovsky')
        stage.vampire(B, "Pupil")
        stage.play(A, *(("act", jeremy, jeremy, "0") if own else ("bleed", jeremy)))
        assert stage.table.view(None)["action"]["stealth"] == 0
        stage.resolve()
        assert stage.table.pool[B] == left
        assert stage.table.edge == A


# João Bilé


def test_joao_blocks_no_titled_vampire_while_he_has_no_title() -> None:
    for acting, title, blocks in (
        ("Mayor", "", False),
        ("Pupil", "", True),
        ("Mayor", "primogen", True),
    ):
        stage = PeopleStage()
        minion, joao = stage.vampire(A, acting), stage.vampire(B, "João Bilé")
        stage.vampire(B, "Pupil")
        if title:
            assert contests.give_title(stage.table, joao, title)
        bleed(stage, minion)
        stage.skip("BlockQuestion", B)
        assert stage.offers(B, "block", joao) == blocks


def test_joao_has_stealth_when_he_puts_a_vampire_into_play() -> None:
    embrace = Card("Childe", ACTION, effect=Action(brings_vampire=True, stealth=1))
    stage = Stage(2, extra=(embrace,))
    joao = stage.vampire(A, "João Bilé")
    stage.hand(A, "Childe")
    stage.play(A, "play childe plain", joao)
    stage.skip("announced")
    assert values.stealth(stage.table, joao) == 2
    plain = Stage(2, extra=(embrace,))
    joao = plain.vampire(A, "João Bilé", 2)
    plain.play(A, "hunt", joao)
    assert values.stealth(plain.table, joao) == 1


# Martin Franckel


def test_martin_bleeds_for_less_without_a_ready_tremere_there() -> None:
    for foe, amount in (("Cohn Rose", 1), ("Mosfair", 1), ("Krid", 0)):
        stage = Stage(2)
        martin = stage.vampire(A, "Martin Franckel")
        stage.vampire(B, foe)
        assert values.bleed(stage.table, martin) == 1
        stage.play(A, "bleed", martin)
        assert values.bleed(stage.table, martin) == amount


# Persia, The Beautiful Statue


def test_persia_burns_blood_for_intercept_once_each_action() -> None:
    stage = PeopleStage()
    elder, persia = stage.vampire(A, "Elder", 5), stage.vampire(B, "Persia, The Beautiful Statue")
    stage.play(A, "hunt", elder)
    try_block(stage, persia)
    stage.skip("block", B)
    stage.play(B, "use", persia, "0")
    assert values.intercept(stage.table, persia) == 1
    assert stage.blood(persia) == 4
    assert not stage.offers(B, "use", persia, "0")
    idle = PeopleStage()
    elder, persia = idle.vampire(A, "Elder", 5), idle.vampire(B, "Persia, The Beautiful Statue")
    pupil = idle.vampire(B, "Pupil")
    idle.play(A, "hunt", elder)
    try_block(idle, pupil)
    idle.skip("block", B)
    assert not idle.offers(B, "use", persia, "0")


# Pieter van Dorn


def test_pieter_van_dorn_burns_the_blood_of_a_ready_tremere() -> None:
    stage = PeopleStage()
    pieter = stage.vampire(A, "Pieter van Dorn")
    stage.vampire(B, "Pupil")
    stage.vampire(B, "Mosfair")
    assert not stage.offers(A, "act", pieter, pieter, "0")
    cohn = stage.vampire(B, "Cohn Rose")
    before = stage.blood(cohn)
    stage.play(A, "act", pieter, pieter, "0")
    action = stage.table.view(None)["action"]
    assert (action["stealth"], action["target_seat"]) == (0, B)
    stage.resolve()
    assert stage.blood(cohn) == before - 1


# Ramona


GANGREL = tuple(
    [Vampire(name, "gangrel", 1, 5, "", "camarilla") for name in ("Wolf", "Bear", "Owl", "Fox")]
)


def test_ramona_takes_the_blood_of_a_ready_gangrel_of_yours() -> None:
    stage = PeopleStage(2, *GANGREL, phase="untap")
    ramona, wolf = stage.vampire(A, "Ramona", 1), stage.vampire(A, "Wolf")
    bear, pupil = stage.vampire(A, "Bear"), stage.vampire(A, "Pupil")
    asleep, theirs = stage.vampire(A, "Owl", torpor=True), stage.vampire(B, "Fox")
    stage.play(A, "use", ramona, "0")
    offered = [
        stage.offers(A, "target", each) for each in (wolf, bear, pupil, asleep, theirs, ramona)
    ]
    assert offered == [True, True, False, False, False, False]
    stage.play(A, "target", wolf)
    assert (stage.blood(ramona), stage.blood(wolf)) == (2, 4)
    assert not stage.offers(A, "use", ramona, "0")


# Sabine Lafitte


@ruling("Ability usable in torpor", 1)
@pytest.mark.parametrize("torpor", [False, True])
def test_sabine_gives_a_blood_to_any_tremere(torpor: bool) -> None:
    stage = PeopleStage(phase="untap")
    sabine = stage.vampire(A, "Sabine Lafitte", torpor=torpor)
    judge, rival = stage.vampire(B, "Judge", 3, torpor=True), stage.vampire(B, "Rival", 3)
    stage.skip("UntapPhase", A)
    stage.play(A, "use", sabine, "0")
    assert [stage.blood(each) for each in (sabine, judge, rival)] == [4, 4, 3]
    assert not stage.offers(A, "use", sabine, "0")


# Vasilis, The Traitor of Don Cruez


def test_vasilis_betrays_the_brujah_to_all_giovanni() -> None:
    stage = PeopleStage(3)
    gillespi, pupil = stage.vampire(A, "Francis Milliner"), stage.vampire(A, "Pupil")
    vasilis = stage.vampire(B, "Vasilis, The Traitor of Don Cruez")
    bleed(stage, gillespi)
    assert values.bleed(stage.table, gillespi) == 2
    assert values.bleed(stage.table, pupil) == 1
    moving.to_torpor(stage.table, vasilis)
    stage.vampire(B, "Rival")
    assert values.bleed(stage.table, gillespi) == 1


# Victoria


def test_victoria_turns_the_edge_into_pool_in_the_master_phase() -> None:
    stage = Stage(2, phase="master")
    victoria = stage.vampire(A, "Victoria")
    assert not stage.offers(A, "use", victoria, "0")
    stage.edge(A)
    stage.play(A, "use", victoria, "0")
    assert stage.table.pool[A] == 32
    assert stage.table.edge == NOBODY
    assert stage.table.actions == 1
    asleep = Stage(2, phase="master")
    victoria = asleep.vampire(A, "Victoria", torpor=True)
    asleep.edge(A)
    assert not asleep.offers(A, "use", victoria, "0")


# Zöe


def test_zoe_hunts_without_the_usual_stealth() -> None:
    stage = Stage(2)
    zoe, krid = stage.vampire(A, "Zöe", 1), stage.vampire(A, "Krid", 1)
    stage.play(A, "hunt", zoe)
    assert values.stealth(stage.table, zoe) == 0
    stage.resolve()
    stage.play(A, "hunt", krid)
    assert values.stealth(stage.table, krid) == 1
