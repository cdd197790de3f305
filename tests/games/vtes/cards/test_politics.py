"""Political action cards about pool."""

from __future__ import annotations

import pytest
from games.vtes.cards.calling import call, fails, passes, put_to_vote
from games.vtes.cards.people import Salon, modes
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C, D

from conclave.testing import rule

# Pool


@rule("VTES-6.3.2-02", "VTES-6.3.2-09")
@ruling("Kine Resources Contested", 1)
def test_kine_resources_contested() -> None:
    stage, elder = call(seats=4)
    put_to_vote(stage, "kine-resources-contested", elder)
    assert stage.options(A) == [f"number {n}" for n in range(4)]
    stage.play(A, "number 0")
    stage.play(A, "number 3")
    assert stage.options(A) == ["number 0", "number 1"]
    stage.play(A, "number 1")
    passes(stage)
    assert stage.table.pool == [30, 27, 29, 30]


@rule("VTES-6.3.2-10")
def test_kine_resources_contested_if_it_fails() -> None:
    stage, elder = call()
    put_to_vote(stage, "kine-resources-contested", elder)
    fails(stage)
    assert stage.table.pool == [30, 30, 30]


@pytest.mark.parametrize("seats", [3, 4])
@ruling("Conservative Agitation", 1)
def test_conservative_agitation_has_a_point_for_each_methuselah(seats: int) -> None:
    stage, elder = call(seats=seats)
    put_to_vote(stage, "conservative-agitation", elder)
    assert stage.options(A) == [f"number {n}" for n in range(seats)]
    stage.play(A, "number 1")
    stage.play(A, f"number {seats - 1}")
    passes(stage)
    assert stage.table.pool == [29, 30 - (seats - 1), *[30] * (seats - 2)]


@ruling("Conservative Agitation", 1)
def test_conservative_agitation_is_for_two_or_more() -> None:
    stage, elder = call()
    put_to_vote(stage, "conservative-agitation", elder)
    stage.play(A, "number 0")
    assert stage.options(A) == ["number 1", "number 2"]


@rule("VTES-1.6.1-17")
@ruling("Reckless Agitation", 1)
def test_reckless_agitation() -> None:
    stage, loner = call("Loner")
    put_to_vote(stage, "reckless-agitation", loner)
    assert stage.options(A) == [f"number {n}" for n in range(1, 6)]
    stage.play(A, "number 2")
    passes(stage)
    assert stage.table.pool == [30, 28, 26]
    assert stage.blood(loner) == 4


@ruling("Reckless Agitation", 1)
def test_reckless_agitation_needs_two_others_and_an_independent_of_some_capacity() -> None:
    for seats, caller, offered in ((2, "Loner", []), (3, "Elder", []), (3, "Loner", ["plain"])):
        stage = Salon(seats)
        stage.vampire(A, caller)
        stage.hand(A, "Reckless Agitation")
        assert modes(stage, A, "reckless-agitation") == offered


def test_parity_shift() -> None:
    stage, mayor = call("Mayor", seats=4)
    stage.pool(A, 10)
    stage.pool(D, 8)
    put_to_vote(stage, "parity-shift", mayor)
    assert stage.options(A) == ["player 1", "player 2"]
    stage.play(A, "player 2")
    assert stage.options(A) == [f"number {n}" for n in range(5)]
    stage.play(A, "number 3")
    stage.play(A, "number 0")
    passes(stage)  # what is left goes to the last one
    assert stage.table.pool == [13, 30, 26, 9]


@ruling("Parity Shift", 2)
def test_parity_shift_if_there_is_too_little() -> None:
    stage, mayor = call("Mayor", seats=4)
    stage.pool(A, 2)
    stage.pool(C, 5)
    put_to_vote(stage, "parity-shift", mayor)
    stage.play(A, "player 2")
    stage.play(A, "number 2")
    stage.play(A, "number 2")
    stage.skip("polling", A)
    stage.pool(C, 3)
    stage.play(A, "vote calling-card for")
    stage.skip("ShiftPool")
    assert stage.options(A) == ["player 0", "player 1"]
    stage.play(A, "player 0")
    stage.play(A, "player 0")
    stage.skip("MinionPhase")
    assert stage.table.out[C]
    assert stage.table.pool[:2] == [4, 31 + 6]  # her predator is rewarded


@rule("VTES-1.6.1-17")
def test_parity_shift_needs_a_prince_or_justicar() -> None:
    for caller, offered in (("Elder", []), ("Pack Leader", []), ("Judge", ["plain"])):
        stage = Salon(3)
        stage.vampire(A, caller)
        stage.hand(A, "Parity Shift")
        stage.pool(A, 10)
        assert modes(stage, A, "parity-shift") == offered


@pytest.mark.parametrize(
    ("card", "pool"),
    [
        ("ancilla-empowerment", [29, 27, 30]),
        ("anarchist-uprising", [29, 27, 30]),
        ("domain-challenge", [29, 29, 30]),
    ],
)
def test_pool_for_each_minion(card: str, pool: list[int]) -> None:
    stage, elder = call()
    stage.ally(B, "Thug")
    stage.vampire(B, "Rival", torpor=True)
    stage.vampire(B, "Pupil", tapped=True)
    stage.permanent(C, "Cellar")
    put_to_vote(stage, card, elder)
    passes(stage)
    assert stage.table.pool == pool


@pytest.mark.parametrize("card", ["ancilla-empowerment", "anarchist-uprising", "domain-challenge"])
@rule("VTES-6.3.2-10")
def test_no_pool_for_minions_if_it_fails(card: str) -> None:
    stage, elder = call()
    stage.vampire(B, "Mayor", tapped=True)
    put_to_vote(stage, card, elder)
    stage.skip("polling", A)
    stage.play(A, "vote calling-card for")
    stage.skip("polling", B)
    stage.play(B, *stage.options(B)[1].split(" ", 1))
    stage.skip("MinionPhase")
    assert stage.table.pool == [30, 30, 30]


@ruling("Can't Take it with You", 1)
def test_cant_take_it_with_you() -> None:
    stage, elder = call()
    stage.put_on(elder, "Lamp")
    rival = stage.vampire(B, "Rival")
    stage.put_on(rival, "Valet")
    stage.put_on(rival, "Cudgel")
    stage.permanent(B, "Cellar")
    put_to_vote(stage, "cant-take-it-with-you", elder)
    passes(stage)
    assert stage.table.pool == [30, 28, 31]


def test_cant_take_it_with_you_if_it_fails() -> None:
    stage, elder = call()
    put_to_vote(stage, "cant-take-it-with-you", elder)
    fails(stage)
    assert stage.table.pool == [30, 30, 30]


def test_neonate_breach() -> None:
    stage, elder = call(seats=4)
    stage.vampire(B, "Fledgling")
    stage.vampire(C, "Fledgling", torpor=True)
    stage.vampire(D, "Fledgling")
    put_to_vote(stage, "neonate-breach", elder)
    assert stage.options(A) == ["player 0", "player 1", "player 2", "player 3"]
    stage.play(A, "player 1")
    assert stage.options(A) == ["player 0", "player 2", "player 3", "done"]
    stage.play(A, "player 2")
    stage.play(A, "done")
    passes(stage)
    assert stage.table.pool == [30, 26, 29, 30]


def test_finding_the_path() -> None:
    stage, elder = call(seats=3)
    put_to_vote(stage, "finding-the-path", elder)
    stage.play(A, "player 1")
    assert stage.options(A) == ["player 0", "player 2"]  # at least half of three
    stage.play(A, "player 2")
    stage.play(A, "done")
    passes(stage)
    assert stage.table.pool == [31, 29, 29]


def test_consanguineous_boon() -> None:
    stage, elder = call()
    stage.vampire(A, "Mayor", torpor=True)
    stage.vampire(B, "Mayor")
    stage.uncontrolled(C, "Mayor")
    put_to_vote(stage, "consanguineous-boon", elder)
    stage.play(A, "name ventrue")
    passes(stage)
    assert stage.table.pool == [32, 31, 30]


def test_consanguineous_boon_for_a_clan_that_nobody_has() -> None:
    stage, elder = call()
    put_to_vote(stage, "consanguineous-boon", elder)
    stage.play(A, "name samedi")
    passes(stage)
    assert stage.table.pool == [30, 30, 30]


def test_consanguineous_condemnation() -> None:
    stage, elder = call()
    mine, foe = stage.vampire(A, "Mayor"), stage.vampire(B, "Mayor")
    other = stage.vampire(B, "Rival")
    put_to_vote(stage, "consanguineous-condemnation", elder)
    stage.play(A, "name ventrue")
    passes(stage)
    assert [stage.table.tapped[card] for card in (mine, foe, other)] == [True, True, False]


def test_political_stranglehold_once_in_a_game() -> None:
    stage, elder = call()
    stage.vampire(B, "Judge", torpor=True)
    stage.vampire(B, "Rival")
    stage.vampire(C, "Pack Leader")
    put_to_vote(stage, "political-stranglehold", elder)
    passes(stage)
    assert stage.table.pool == [33, 36, 30]
    second = stage.vampire(A, "Judge")
    stage.hand(A, "Political Stranglehold", "Anarchist Uprising")
    assert stage.offers(A, "play anarchist-uprising plain", second)
    assert modes(stage, A, "political-stranglehold") == []


def test_ancient_influence() -> None:
    stage, elder = call()
    stage.vampire(B, "Rival")
    pupil = stage.vampire(B, "Pupil")
    put_to_vote(stage, "ancient-influence", elder)
    stage.skip("polling", A)
    stage.play(A, "vote calling-card for")
    stage.skip("EachMayName", A)
    stage.play(A, "target", elder)
    stage.play(B, "target", pupil)
    stage.skip("MinionPhase")
    assert stage.table.pool == [35, 30, 25]
    stage.hand(A, "Ancient Influence")
    stage.vampire(A, "Judge")
    assert modes(stage, A, "ancient-influence") == []


def test_ancient_influence_nobody_has_to_choose() -> None:
    stage, elder = call()
    put_to_vote(stage, "ancient-influence", elder)
    stage.skip("polling", A)
    stage.play(A, "vote calling-card for")
    stage.skip("EachMayName", A)
    stage.play(A, "done")
    stage.skip("MinionPhase")
    assert stage.table.pool == [25, 25, 25]


def test_reins_of_power() -> None:
    stage, elder = call()
    pupil = stage.vampire(B, "Pupil")
    put_to_vote(stage, "reins-of-power", elder)
    stage.skip("polling", A)
    stage.play(A, "vote calling-card for")
    stage.skip("EachMayName", A)
    stage.play(A, "target", elder)
    stage.play(B, "target", pupil)
    stage.skip("MinionPhase")
    assert stage.table.pool == [36, 26, 31]


def test_reins_of_power_if_it_fails() -> None:
    stage, elder = call()
    put_to_vote(stage, "reins-of-power", elder)
    fails(stage)
    assert stage.table.pool == [30, 30, 30]
