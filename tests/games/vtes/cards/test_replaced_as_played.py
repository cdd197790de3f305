"""A card is replaced as it is played, before it does anything (VTES-1.6.1-08, VTES-1.6.1-09)."""

from __future__ import annotations

from games.vtes.cards.calling import call, put_to_vote
from games.vtes.cards.master_phase import masters, play
from games.vtes.cards.people import Salon, bleed
from games.vtes.stage import A

from conclave.games.vtes.rules.events.counters import LostBlood
from conclave.games.vtes.rules.events.piles import Drew
from conclave.testing import rule


@rule("VTES-1.6.1-08", "VTES-1.6.1-09", "VTES-1.6.1-12")
def test_telepathic_vote_counting_is_replaced_before_the_political_card_comes_back() -> None:
    stage, elder = call(seats=2)
    stage.hand(A, "Telepathic Vote Counting", *["Flash"] * 5)
    stage.library(A, "Blur", "Majesty", "Fame")
    put_to_vote(stage, "kine-resources-contested", elder)
    stage.skip("before-votes", A)
    assert len(stage.table.hand[A]) == 7
    stage.play(A, "play telepathic-vote-counting aus", elder)
    assert stage.prompt == "Discarding"
    assert sorted(set(stage.names(stage.table.hand[A]))) == [
        "blur", "flash", "kine-resources-contested", "majesty",
    ]  # fmt: skip
    stage.play(A, "discard flash")
    assert len(stage.table.hand[A]) == 7
    assert stage.names(stage.table.library[A]) == ["fame"]


@rule("VTES-1.6.1-09")
def test_research_is_replaced_before_the_library_is_searched() -> None:
    stage = masters(2, "Research", *["Flash"] * 6)
    stage.library(A, "Fame", "Vessel", "Wash", "Ascendance")
    play(stage, "research")
    assert "fame" in stage.names(stage.table.hand[A])
    assert stage.options(A) == ["name ascendance", "name vessel", "name wash"]


@rule("VTES-1.6.1-08", "VTES-1.6.1-09")
def test_a_card_is_replaced_before_it_is_paid_for() -> None:
    stage = Salon()
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "Conditioning", *["Flash"] * 6)
    stage.library(A, "Blur")
    bleed(stage, elder)
    events = stage.play(A, "play conditioning DOM", elder)
    told = [type(event) for event in events if isinstance(event, (Drew, LostBlood))]
    assert told == [Drew, LostBlood]
