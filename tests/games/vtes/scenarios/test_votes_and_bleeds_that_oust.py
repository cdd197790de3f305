"""The priscus block, late votes, bleeds that oust, and the time limit."""

from __future__ import annotations

import pytest
from games.vtes.scenarios.scene import Scene
from games.vtes.stage import A, B, C, D
from games.vtes.title_claims import titles

from conclave.games.vtes.rules.constants import ASH_HEAP, READY, UNCONTROLLED
from conclave.games.vtes.vocabulary.card import Vampire
from conclave.testing import rule

PRISCI = (
    Vampire("Old Priscus", "lasombra", 2, 8, "", "sabbat", title="priscus"),
    Vampire("New Priscus", "tzimisce", 2, 7, "", "sabbat", title="priscus"),
    Vampire("Great Priscus", "lasombra", 2, 9, "PRE CEL AUS", "sabbat", title="priscus"),
)


def council(caller: str = "Elder") -> tuple[Scene, int, int, int]:
    """A calls a referendum; B and C have a priscus each."""
    stage = Scene(3, *PRISCI)
    vampire = stage.vampire(A, caller)
    one, two = stage.vampire(B, "Old Priscus"), stage.vampire(C, "New Priscus")
    stage.call_referendum("ancilla-empowerment", vampire)
    return stage, vampire, one, two


@rule("VTES-6.3.3-20", "VTES-6.3.3-18", "VTES-1.4-01")
def test_a_silenced_priscus_takes_the_block_with_him() -> None:
    stage, elder, one, _ = council()
    stage.skip("polling", A)
    stage.play(A, "vote calling-card for")
    stage.skip("polling", B)
    stage.play(B, "vote", one, "against")
    stage.skip("polling", A)
    stage.play_card(A, "scalpel-tongue", "CEL+PRE", elder, "target", one)
    stage.finish()
    assert stage.vote_counts == [(1, 0)]
    assert stage.table.tapped[one]


@rule("VTES-6.3.3-16", "VTES-6.3.3-18", "VTES-1.4-01")
def test_one_priscus_decides_when_the_other_has_to_abstain() -> None:
    stage, elder, one, two = council()
    stage.skip("polling", A)
    stage.play_card(A, "telepathic-vote-counting", "AUS", elder, "target", one)
    stage.skip("polling", A)
    stage.play(A, "vote calling-card for")
    stage.skip("polling", B)
    assert not stage.offers(B, "vote", one, "against")
    stage.skip("polling", C)
    stage.play(C, "vote", two, "against")
    stage.finish()
    assert stage.vote_counts == [(1, 3)]


@rule("VTES-6.3.3-16", "VTES-1.4-01")
@pytest.mark.parametrize("card", ["closed-session", "private-audience"])
def test_who_may_vote_behind_closed_doors(card: str) -> None:
    stage = Scene(3, *PRISCI)
    caller = stage.vampire(A, "Mayor" if card == "closed-session" else "Pack Leader")
    one, mayor = stage.vampire(B, "Old Priscus"), stage.vampire(C, "Gilbert Duane")
    stage.hand(A, card)
    stage.call_referendum("ancilla-empowerment", caller)
    stage.skip("before-votes", A)
    stage.play(A, f"play {card} plain", caller)
    stage.skip("polling", B)
    assert stage.offers(B, "vote", one, "against") == (card == "private-audience")
    stage.skip("polling", C)
    assert stage.offers(C, "vote", mayor, "against") == (card == "closed-session")


@rule("VTES-6.3.3-04", "VTES-6.3.2-06")
def test_votes_that_come_late_join_those_that_were_cast() -> None:
    stage = Scene(2, *PRISCI)
    caller = stage.vampire(A, "Gilbert Duane")
    stage.put_on(caller, "Presence")
    judge = stage.vampire(B, "Judge")
    stage.hand(A, "bewitching-oration")
    stage.call_referendum("ancilla-empowerment", caller)
    stage.skip("polling", A)
    stage.play(A, "vote", caller, "for")
    stage.skip("polling", B)
    stage.play(B, "vote", judge, "against")
    stage.skip("polling", A)
    stage.play(A, next(m for m in stage.options(A) if m.startswith("play bewitching-oration")))
    stage.skip("polling", A)
    assert not stage.offers(A, "vote", caller, "against")
    if stage.offers(A, "vote", caller, "for"):
        stage.play(A, "vote", caller, "for")
    stage.finish()
    ((for_it, against),) = stage.vote_counts
    assert for_it >= 2 + 2
    assert against == 3


@rule("VTES-9.1-06", "VTES-R-18", "VTES-6.1.1-09")
def test_a_boon_given_with_the_last_pool() -> None:
    stage = Scene(4)
    elder = stage.vampire(A, "Elder")
    stage.pool(C, 1)
    stage.hand(C, "major-boon")
    stage.play(A, "bleed", elder)
    stage.skip_until_offered(C, "play major-boon plain -")
    stage.play(C, "play major-boon plain -")
    stage.finish()
    assert stage.table.out == [False, False, True, False]
    assert stage.table.points == [0, 1, 0, 0]
    assert stage.table.pool == [30, 36, 0, 30]
    assert stage.table.edge == A


@rule("VTES-R-25", "VTES-9.1-07", "VTES-R-31")
def test_a_lawsuit_that_ousts_pays_twice() -> None:
    stage = Scene(3)
    elder = stage.vampire(A, "Elder")
    stage.pool(B, 2)
    stage.play_card(A, "legal-manipulations", "PRE", elder)
    stage.finish()
    assert stage.table.out[B]
    assert stage.table.pool == [30 + 6 + 1, 0, 30]
    assert stage.blood(elder) == 9
    assert stage.table.edge == A


@rule("VTES-R-25", "VTES-R-31", "VTES-1.5-07")
def test_the_trust_of_one_who_is_ousted_still_counts() -> None:
    stage = Scene(3)
    elder, waiting = stage.vampire(A, "Elder"), stage.uncontrolled(A, "Pupil", 1)
    stage.pool(B, 1)
    stage.play_card(A, "public-trust", "PRE", elder)
    stage.finish()
    assert stage.table.out[B]
    assert stage.blood(waiting) == 2


@rule("VTES-9.1-06", "VTES-6.1.1-02", "VTES-6.1.1-09")
def test_a_spirit_that_ousts_across_the_table_pays_her_predator() -> None:
    stage = Scene(4)
    elder = stage.vampire(A, "Elder")
    stage.pool(C, 2)
    stage.play_card(A, "kindred-spirits", "DEM", elder, f"player {C}")
    stage.finish()
    assert stage.table.points == [0, 1, 0, 0]
    assert stage.table.pool == [31, 36, 0, 30]
    assert stage.table.edge == A


@rule("VTES-R-15", "VTES-10.1-06", "VTES-11-18")
def test_a_seized_city_comes_back_with_the_banished() -> None:
    stage = Scene(2, active=B)
    elder, kurt = stage.vampire(A, "Elder"), stage.vampire(A, "Kurt")
    ira = stage.vampire(B, "Ira", 8)
    stage.call_referendum("praxis-seizure-boston", ira, seat=B)
    stage.pass_referendum(B)
    assert titles(stage, ira) == ["prince:Boston"]
    (seizure,) = stage.table.attached[ira]
    stage.skip_to("MinionPhase", A)
    stage.call_referendum("banishment", elder, stage.text("target", ira))
    stage.pass_referendum()
    assert stage.zone(ira) == UNCONTROLLED
    stage.call_referendum("praxis-seizure-boston", kurt)
    stage.pass_referendum()
    assert titles(stage, kurt) == ["prince:Boston"]
    stage.skip_to("DiscardPhase", B)
    assert stage.zone(ira) == READY
    assert titles(stage, kurt, ira) == ["", ""]
    assert stage.table.host[seizure] == ira


@rule("VTES-4.1-10", "VTES-R-06", "VTES-7-12")
def test_a_banished_vampire_finds_his_place_taken_by_his_copy() -> None:
    stage = Scene(2)
    elder = stage.vampire(A, "Elder")
    first = stage.vampire(B, "Gilbert Duane", 7)
    second = stage.uncontrolled(B, "Gilbert Duane", 7)
    stage.call_referendum("banishment", elder)
    stage.pass_referendum()
    stage.table.blood[first] = 5
    stage.skip_to("DiscardPhase", B)
    assert (stage.zone(first), stage.zone(second)) == (UNCONTROLLED, READY)
    stage.skip_to("InfluencePhase", A)
    stage.skip_to("InfluencePhase", B)
    stage.play(B, "transfer", first)
    stage.play(B, "transfer", first)
    stage.skip_to("DiscardPhase", B)
    assert (stage.zone(first), stage.zone(second)) == (ASH_HEAP, READY)


@rule("VTES-1.4-01", "VTES-4-03")
def test_two_revolts_cost_two() -> None:
    stage = Scene(2, active=B)
    stage.permanent(A, "Anarch Revolt")
    stage.permanent(B, "Anarch Revolt")
    stage.skip_to("MasterPhase", A)
    assert stage.table.pool == [28, 30]


@rule("VTES-6.3.3-16", "VTES-6.3.3-13")
def test_a_fallen_priscus_has_no_ballot() -> None:
    stage = Scene(3, *PRISCI)
    elder = stage.vampire(A, "Elder")
    one = stage.vampire(B, "Old Priscus", torpor=True)
    two = stage.vampire(C, "New Priscus", tapped=True)
    stage.call_referendum("ancilla-empowerment", elder)
    stage.skip("polling", B)
    assert not stage.offers(B, "vote", one, "against")
    stage.skip("polling", C)
    stage.play(C, "vote", two, "against")
    stage.finish()
    assert stage.vote_counts == [(0, 3)]


@rule("VTES-6.3.3-20", "VTES-6.3.3-17", "VTES-6.3.2-09")
def test_three_prisci_of_one_side_bring_three_votes_and_no_more() -> None:
    stage = Scene(2, *PRISCI)
    elder = stage.vampire(A, "Elder")
    ours = [stage.vampire(A, name.name) for name in PRISCI]
    judge = stage.vampire(B, "Judge")
    stage.call_referendum("ancilla-empowerment", elder)
    for priscus in ours:
        stage.skip("polling", A)
        stage.play(A, "vote", priscus, "for")
    stage.skip("polling", B)
    stage.play(B, "vote", judge, "against")
    stage.finish()
    assert stage.vote_counts == [(3, 3)]
    assert stage.table.pool == [30, 30]


@rule("VTES-6.3.3-21", "VTES-1.6.3-25", "VTES-6.2.2-04")
def test_a_reaction_silences_from_across_the_table() -> None:
    stage = Scene(4)
    elder = stage.vampire(A, "Elder")
    stage.vampire(C, "Rival")
    mayor = stage.vampire(D, "Mayor")
    stage.call_referendum("ancilla-empowerment", elder)
    stage.skip("polling", A)
    stage.play(A, "vote calling-card for")
    stage.skip("polling", D)
    stage.play(D, "vote", mayor, "against")
    stage.hand(C, "scalpel-tongue")
    stage.skip("polling", C)
    stage.play(C, next(m for m in stage.options(C) if m.startswith("play scalpel-tongue cel")))
    if stage.prompt == "Targeting":
        stage.play(C, "target", mayor)
    stage.finish()
    assert stage.vote_counts == [(1, 0)]
    assert stage.blood(mayor) == 6
