"""Vampires of the Camarilla whose abilities are about referendums."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import Salon
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C, D, Stage

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.atoms import noting
from conclave.games.vtes.rules.events import referendums as told
from conclave.games.vtes.rules.reading import values
from conclave.games.vtes.rules.steps import Voting
from conclave.games.vtes.rules.words import ACTION, ASH_HEAP, MASTER, OUT_OF_TURN, POLITICAL
from conclave.games.vtes.vocabulary.cancelling import Cancel
from conclave.games.vtes.vocabulary.card import Card


def vote(stage: Salon, minion: int, seat: int = A) -> None:
    """A minion calls a referendum, nobody blocks, and its terms are chosen."""
    stage.play(seat, "play kine-resources-contested plain", minion)
    stage.skip("Referendum")


def test_gustav_taps_for_five_votes() -> None:
    stage = Salon(3)
    gustav, pupil = stage.vampire(B, "Gustav Breidenstein"), stage.vampire(A, "Pupil")
    stage.hand(A, "Kine Resources Contested")
    assert values.bleed(stage.table, gustav) == 2
    vote(stage, pupil)
    stage.skip("Referendum", B)
    assert not stage.offers(A, "use", gustav, "0")
    stage.play(B, "use", gustav, "0")
    assert stage.table.tapped[gustav]
    stage.skip("Referendum", B)
    stage.play(B, "vote", gustav, "against")
    assert [event.number for event in stage.told(told.VotesCast)] == [7]
    stage.skip("Referendum", B)
    assert not stage.offers(B, "use", gustav, "0")


@pytest.mark.parametrize("how", ["tapped", "torpor"])
def test_gustav_must_be_ready_and_untapped_for_it(how: str) -> None:
    stage = Salon(3)
    gustav = stage.vampire(B, "Gustav Breidenstein", tapped=how == "tapped", torpor=how == "torpor")
    pupil = stage.vampire(A, "Pupil")
    stage.hand(A, "Kine Resources Contested")
    vote(stage, pupil)
    stage.skip("Referendum", B)
    assert not stage.offers(B, "use", gustav, "0")


@ruling("Usable during the polling step", 1)
def test_gustav_gets_no_votes_where_votes_do_not_count() -> None:
    stage = Salon(3)
    gustav, pupil = stage.vampire(B, "Gustav Breidenstein"), stage.vampire(A, "Pupil")
    stage.hand(A, "Kine Resources Contested")
    vote(stage, pupil)
    stage.skip("Referendum", B)
    assert stage.offers(B, "use", gustav, "0")
    noting.note(stage.table, stage.table.scope(Voting), notes.PASSES, 0, 1)
    assert not stage.offers(B, "use", gustav, "0")


def test_lutz_does_nothing_for_a_referendum_that_fails() -> None:
    stage = Salon(4)
    lutz = stage.vampire(C, "Lutz von Hohenzollern")
    mayor, judge = stage.vampire(A, "Mayor"), stage.vampire(B, "Judge")
    stage.hand(A, "Kine Resources Contested")
    assert values.bleed(stage.table, lutz) == 3
    vote(stage, mayor)
    stage.skip("Referendum", B)
    stage.play(B, "vote", judge, "against")
    stage.resolve()
    assert stage.table.pool == [30, 30, 30, 30]


def call(stage: Salon, points: dict[int, int], voter: int) -> None:
    """A vampire of A calls a referendum with these terms, and it passes by his votes."""
    stage.play(A, "play kine-resources-contested plain", voter)
    stage.skip("Allocate", A)
    while stage.prompt == "Allocate":
        whom = stage.table.asking.facts(stage.table, A)["whom_seat"]
        assert isinstance(whom, int)
        stage.play(A, "number", str(points.get(whom, 0)))
    stage.skip("Referendum", A)
    stage.play(A, "vote", voter, "for")
    stage.resolve()


def test_lutz_in_torpor_does_nothing() -> None:
    for torpor, pool in ((True, 30), (False, 29)):
        stage = Salon(4)
        stage.vampire(C, "Lutz von Hohenzollern", torpor=torpor)
        mayor = stage.vampire(A, "Mayor")
        stage.hand(A, "Kine Resources Contested")
        call(stage, {A: 2, B: 2}, mayor)
        assert stage.table.pool == [28, 28, 30, pool]


def test_a_blood_hunt_is_no_political_action_to_lutz() -> None:
    hunt = Salon(4)
    hunt.vampire(C, "Lutz von Hohenzollern")
    mayor, victim = hunt.vampire(A, "Mayor"), hunt.vampire(A, "Pupil", 0, torpor=True)
    judge = hunt.vampire(B, "Judge")
    hunt.play(A, "diablerize", mayor, victim)
    hunt.skip("Referendum", B)
    hunt.play(B, "vote", judge, "for")
    hunt.resolve()
    assert hunt.zone(mayor) == ASH_HEAP
    assert hunt.table.pool == [30, 30, 30, 30]


@ruling("Lutz von Hohenzollern", 1)
def test_lutz_acts_after_what_the_referendum_does() -> None:
    stage = Salon(4)
    mayor = stage.vampire(A, "Mayor")
    stage.vampire(C, "Lutz von Hohenzollern")
    stage.hand(A, "Kine Resources Contested")
    stage.pool(D, 2)
    stage.pool(C, 1)
    call(stage, {B: 2, D: 2}, mayor)
    assert stage.table.out == [False, False, False, True]
    assert stage.table.pool[C] == 7
    assert stage.table.pool[A] == 29


@ruling("Lutz von Hohenzollern", 2)
def test_lutz_does_nothing_if_his_controller_is_ousted_by_it() -> None:
    stage = Salon(4)
    mayor = stage.vampire(A, "Mayor")
    stage.vampire(C, "Lutz von Hohenzollern")
    stage.hand(A, "Kine Resources Contested")
    stage.pool(C, 2)
    call(stage, {B: 2, C: 2}, mayor)
    assert stage.table.out == [False, False, True, False]
    assert stage.table.pool[D] == 30


def test_who_cancels_a_referendum_of_johannes_burns_two_pool() -> None:
    stage = Salon(3)
    johannes, elder = stage.vampire(A, "Johannes Castelein"), stage.vampire(B, "Elder")
    stage.hand(A, "Kine Resources Contested")
    stage.hand(B, "Delaying Tactics")
    stage.play(A, "play kine-resources-contested plain", johannes)
    stage.skip("before-votes", B)
    stage.play(B, "play delaying-tactics plain", elder)
    stage.resolve()
    assert stage.table.pool == [30, 28, 30]


def test_who_cancels_anothers_referendum_burns_nothing() -> None:
    stage = Salon(3)
    stage.vampire(A, "Johannes Castelein")
    pupil, elder = stage.vampire(A, "Pupil"), stage.vampire(B, "Elder")
    stage.hand(A, "Kine Resources Contested")
    stage.hand(B, "Delaying Tactics")
    stage.play(A, "play kine-resources-contested plain", pupil)
    stage.skip("before-votes", B)
    stage.play(B, "play delaying-tactics plain", elder)
    stage.resolve()
    assert stage.table.pool == [30, 30, 30]


VETO = Card(
    "Veto",
    MASTER,
    OUT_OF_TURN,
    effect=Cancel((POLITICAL, ACTION)),
    when="as-played",
)


@pytest.mark.parametrize(
    ("card", "pool"), [("kine-resources-contested plain", 28), ("legal-manipulations pre", 30)]
)
def test_who_cancels_his_political_action_card_burns_two_pool(card: str, pool: int) -> None:
    stage = Stage(2, extra=(VETO,))
    johannes = stage.vampire(A, "Johannes Castelein")
    stage.hand(A, "Kine Resources Contested", "Legal Manipulations")
    stage.hand(B, "Veto")
    stage.play(A, "play", card, johannes)
    stage.skip("as-played", B)
    stage.play(B, "play veto plain -")
    stage.resolve()
    assert stage.table.pool[B] == pool
