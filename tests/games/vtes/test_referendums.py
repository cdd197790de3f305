"""Referendums: terms, polling, resolution (VTES-6.3, 6.3.2)."""

import pytest
from games.vtes.plain_cards import CARDS
from games.vtes.stage import A, B, C, D, Stage

from conclave.games.vtes.rules.constants import ASH_HEAP, MODIFIER, POLITICAL, PRESENCE, REACTION
from conclave.games.vtes.rules.events import referendums as events
from conclave.games.vtes.rules.modes import Motion
from conclave.games.vtes.vocabulary.blood import GainPool
from conclave.games.vtes.vocabulary.card import Card
from conclave.testing import rule


def called(stage: Stage, seat: int, minion: int, card: str = "small-tax") -> Stage:
    """A vampire calls a referendum, nobody blocks, polling begins."""
    stage.play(seat, "play", card, "plain", minion)
    return stage.skip("Referendum")


def polled(stage: Stage) -> tuple[int, int]:
    """The votes for and against so far."""
    referendum = stage.table.view(None)["referendum"]
    return referendum["for"], referendum["against"]


@rule("VTES-6.3-01")
def test_nothing_but_political_actions_and_diablerie_calls_referendums() -> None:
    stage = Stage(2, extra=CARDS)
    krid, pug = stage.vampire(A, "Krid"), stage.vampire(A, "Pug Jackson")
    anvil = stage.vampire(A, "Anvil")
    lost = stage.vampire(B, "Abebe", torpor=True)
    stage.hand(A, "Odd Job", "Small Tax")
    stage.play(A, "play odd-job plain", krid)
    stage.resolve()
    assert stage.events_of(events.ReferendumCalled) == []
    called(stage, A, pug)
    stage.resolve()
    assert len(stage.events_of(events.ReferendumCalled)) == 1
    stage.play(A, "diablerize", anvil, lost)
    stage.skip("Referendum")
    assert stage.table.view(None)["referendum"]["hunted"] == stage.table.word(anvil)
    assert len(stage.events_of(events.ReferendumCalled)) == 2


@rule("VTES-6.3.2-01", "VTES-6.3.2-02", "VTES-6.3.2-03")
def test_terms_then_what_comes_before_votes_then_polling_then_resolution() -> None:
    hush = Card("Hush", MODIFIER, effect=GainPool(1), when="before-votes")
    boo = Card("Boo", REACTION, effect=GainPool(1), when="before-votes")
    stage = Stage(3, extra=(hush, boo))
    quentin, anvil = stage.vampire(A, "Quentin King III"), stage.vampire(B, "Anvil")
    stage.hand(A, "Kine Resources Contested", "Hush")
    stage.hand(B, "Boo")
    stage.play(A, "play kine-resources-contested plain", quentin)
    stage.skip("Allocate")
    assert stage.decider == A
    stage.play(A, "number 0")
    stage.play(A, "number 2")
    stage.skip("before-votes")
    assert stage.decider == A
    assert stage.table.view(None)["referendum"]["terms"] == [[B, 2], [C, 2]]
    stage.play(A, "play hush plain", quentin)
    stage.skip("before-votes", seat=B)
    stage.play(B, "play boo plain", anvil)
    assert not any(move.startswith("vote") for move in stage.options(stage.decider))
    stage.skip("Referendum")
    stage.play(A, "vote", quentin, "for")
    assert stage.table.pool == [31, 31, 30]
    stage.resolve()
    assert stage.table.pool == [31, 29, 28]
    kinds = (events.ReferendumCalled, events.TermsSet, events.VotesCast, events.ReferendumEnded)
    assert [type(event) for event in stage.events if isinstance(event, kinds)] == [
        events.ReferendumCalled,
        events.TermsSet,
        events.TermsSet,
        events.VotesCast,
        events.ReferendumEnded,
    ]


@rule("VTES-6.3.2-04", "VTES-6.3.2-07", "VTES-R-62")
def test_everybody_votes_in_any_order_until_all_pass_in_succession() -> None:
    stage = Stage(4, extra=CARDS)
    krid = stage.vampire(A, "Krid")
    voters = {
        seat: stage.vampire(seat, name)
        for seat, name in ((B, "Anvil"), (C, "Quentin King III"), (D, "Pug Jackson"))
    }
    stage.hand(A, "Small Tax")
    called(stage, A, krid)
    for seat in (A, B, C):
        assert stage.decider == seat
        stage.play(seat, "pass")
    stage.play(D, "vote", voters[D], "against")
    for seat in (A, B):
        stage.play(seat, "pass")
    stage.play(C, "vote", voters[C], "for")
    stage.play(A, "pass")
    stage.play(B, "vote", voters[B], "against")
    assert polled(stage) == (2, 2)
    stage.play(A, "vote calling-card for")
    for seat in (A, B, C):
        stage.play(seat, "pass")
    assert stage.events_of(events.ReferendumEnded) == []
    stage.play(D, "pass")
    (ended,) = stage.events_of(events.ReferendumEnded)
    assert (ended.for_it, ended.against, ended.result) == (3, 2, "passed")


@rule("VTES-6.3.2-05", "VTES-6.3.3-02", "VTES-6.3.2-10")
def test_nobody_has_to_vote() -> None:
    stage = Stage(2, extra=CARDS)
    quentin = stage.vampire(A, "Quentin King III")
    stage.vampire(B, "Anvil")
    stage.edge(B)
    stage.hand(A, "Small Tax")
    called(stage, A, quentin)
    stage.play(A, "pass")
    stage.play(B, "pass")
    (ended,) = stage.events_of(events.ReferendumEnded)
    assert (ended.for_it, ended.against, ended.result) == (0, 0, "failed")
    stage.resolve()
    assert stage.table.pool == [30, 30]
    assert stage.table.edge == B


@rule("VTES-6.3.2-06")
def test_a_vote_cant_be_changed() -> None:
    stage = Stage(2, extra=CARDS)
    quentin = stage.vampire(A, "Quentin King III")
    stage.hand(A, "Small Tax")
    called(stage, A, quentin)
    stage.play(A, "vote", quentin, "for")
    stage.refuses(A, "vote", quentin, "against")
    stage.refuses(A, "vote", quentin, "for")
    stage.play(A, "vote calling-card against")
    stage.refuses(A, "vote calling-card for")
    assert polled(stage) == (2, 1)


@rule("VTES-6.3.2-09", "VTES-6.3.2-10")
@pytest.mark.parametrize(
    ("yes", "no", "result"), [(2, 1, "passed"), (1, 1, "failed"), (1, 2, "failed")]
)
def test_more_votes_for_than_against(yes: int, no: int, result: str) -> None:
    stage = Stage(2, extra=CARDS)
    krid = stage.vampire(A, "Krid")
    voters = {1: "Pug Jackson", 2: "Quentin King III"}
    mine = stage.vampire(A, voters[yes])
    theirs = stage.vampire(B, {1: "Anvil", 2: "Gilbert Duane"}[no])
    stage.hand(A, "Small Tax")
    called(stage, A, krid)
    stage.play(A, "vote", mine, "for")
    stage.skip("Referendum", seat=B)
    stage.play(B, "vote", theirs, "against")
    assert polled(stage) == (yes, no)
    stage.resolve()
    (ended,) = stage.events_of(events.ReferendumEnded)
    assert ended.result == result
    assert stage.table.pool == ([30, 29] if result == "passed" else [30, 30])
    assert stage.names(stage.table.ash[A]) == ["small-tax"]


@rule("VTES-6.3.2-09")
@pytest.mark.parametrize(("mode", "pool"), [("pre", 31), ("PRE", 33)])
def test_the_referendum_is_the_one_that_was_announced(mode: str, pool: int) -> None:
    promise = Card(
        "Promises",
        POLITICAL,
        PRESENCE,
        basic=Motion(GainPool(1)),
        superior=Motion(GainPool(3)),
    )
    stage = Stage(2, extra=(promise,))
    madame = stage.vampire(A, "Madame Guil")
    stage.hand(A, "Promises")
    stage.play(A, "play promises", mode, madame)
    stage.skip("Referendum")
    stage.play(A, "vote", madame, "for")
    stage.resolve()
    assert stage.table.pool[A] == pool


@rule("VTES-R-65", "VTES-6.3.3-07")
def test_political_cards_and_the_edge_in_a_blood_hunt() -> None:
    stage = Stage(2, extra=CARDS)
    krid, lost = stage.vampire(A, "Krid"), stage.vampire(B, "Abebe", torpor=True)
    stage.edge(A)
    stage.hand(A, "Small Tax", "Great Tax")
    stage.hand(B, "Small Tax", "Great Tax")
    stage.play(A, "diablerize", krid, lost)
    stage.skip("Referendum")
    assert {move.split()[1] for move in stage.options(A) if move.startswith("vote")} == {
        "edge", "small-tax", "great-tax",
    }  # fmt: skip
    stage.play(A, "vote edge against")
    stage.play(A, "vote small-tax against")
    assert [move for move in stage.options(A) if move.startswith("vote")] == []
    stage.skip("Referendum", seat=B)
    stage.play(B, "vote great-tax for")
    assert not stage.offers(B, "vote small-tax for")
    assert polled(stage) == (1, 2)
    stage.resolve()
    assert stage.zone(krid) != ASH_HEAP
    assert stage.names(stage.table.ash[B]) == ["abebe", "great-tax"]


@rule("VTES-R-65")
def test_nobody_starts_a_blood_hunt_with_a_card_vote() -> None:
    stage = Stage(2, extra=CARDS)
    krid, lost = stage.vampire(A, "Krid"), stage.vampire(B, "Abebe", torpor=True)
    stage.vampire(B, "Anvil")
    stage.play(A, "diablerize", krid, lost)
    stage.skip("Referendum", seat=A)
    assert stage.options(A) == ["pass"]
    stage.skip("Referendum", seat=B)
    stage.play(B, "vote", stage.table.ready[B][0], "for")
    stage.resolve()
    assert stage.zone(krid) == ASH_HEAP
