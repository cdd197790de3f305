"""Political actions (VTES-6.1.7, 6.3.1)."""

import pytest
from games.vtes.plain_cards import CARDS
from games.vtes.stage import A, B, C, D, Stage

from conclave.games.vtes.rules.constants import ASH_HEAP, PLAYING
from conclave.games.vtes.rules.events.actions import ActionSucceeded
from conclave.games.vtes.rules.events.referendums import ReferendumCalled
from conclave.testing import rule


@rule(
    "VTES-6.1.7-01", "VTES-6.1.7-03", "VTES-6.1.7-05", "VTES-6.3.1-01", "VTES-6.3.1-03",
    "VTES-6.2.2-09",
)  # fmt: skip
def test_a_political_action_is_undirected_at_1_stealth() -> None:
    stage = Stage(4, extra=CARDS)
    krid = stage.vampire(A, "Krid")
    blockers = {
        seat: stage.vampire(seat, name)
        for seat, name in ((B, "Anvil"), (C, "Abebe"), (D, "Pug Jackson"))
    }
    stage.hand(A, "Small Tax")
    card = stage.table.hand[A][0]
    stage.play(A, "play small-tax plain", krid)
    stage.skip("announced")
    action = stage.table.view(None)["action"]
    assert (action["kind"], action["stealth"], action["target_seat"]) == ("political", 1, None)
    assert action["card"] == stage.table.word(card)
    assert stage.zone(card) == PLAYING
    assert stage.table.tapped[krid]
    for seat in (B, D):
        stage.skip("BlockQuestion")
        assert stage.decider == seat
        assert stage.offers(seat, "block", blockers[seat])
        stage.play(seat, "decline")
    stage.skip("Referendum")
    assert stage.table.view(None)["action"]["declined"] == [B, D]


@rule("VTES-6.1.7-02", "VTES-6.1-05")
def test_only_vampires_take_political_actions() -> None:
    stage = Stage(2, extra=CARDS)
    krid, ghoul = stage.vampire(A, "Krid"), stage.ally(A, "Plain Ghoul")
    hall = stage.permanent(A, "Town Hall")
    stage.hand(A, "Small Tax")
    assert stage.offers(A, "play small-tax plain", krid)
    assert stage.offers(A, "act", krid, hall, "0")
    stage.refuses(A, "play small-tax plain", ghoul)
    stage.refuses(A, "act", ghoul, hall, "0")


@rule("VTES-6.1.7-04", "VTES-R-32")
@pytest.mark.parametrize("first", ["card", "hall"])
def test_one_political_action_a_turn(first: str) -> None:
    stage = Stage(2, extra=CARDS)
    krid, pug = stage.vampire(A, "Krid"), stage.vampire(A, "Pug Jackson")
    hall = stage.permanent(A, "Town Hall")
    stage.hand(A, "Small Tax", "Great Tax", "Second Breath")
    moves = {
        "card": stage.text("play small-tax plain", krid),
        "hall": stage.text("act", krid, hall, "0"),
    }
    stage.play(A, moves[first])
    stage.skip("after-action")
    stage.play(A, "play second-breath plain", krid)
    stage.resolve()
    assert not stage.offers(A, "play great-tax plain", krid)
    assert not stage.offers(A, "act", krid, hall, "0")
    assert stage.offers(A, "bleed", krid)
    assert stage.offers(A, "play great-tax plain", pug)
    assert stage.offers(A, "act", pug, hall, "0")


@rule("VTES-6.1.7-04", "VTES-R-32", "VTES-6.2.3-02")
def test_a_blocked_political_action_counts_and_calls_nothing() -> None:
    stage = Stage(2, extra=CARDS)
    pug, anvil = stage.vampire(A, "Pug Jackson"), stage.vampire(B, "Anvil")
    stage.put_on(anvil, "Lantern")
    stage.hand(A, "Small Tax", "Great Tax", "Second Breath")
    card = stage.table.hand[A][0]
    stage.play(A, "play small-tax plain", pug)
    stage.skip("BlockQuestion")
    stage.play(B, "block", anvil)
    stage.skip("after-action")
    stage.play(A, "play second-breath plain", pug)
    stage.resolve()
    assert stage.events_of(ReferendumCalled) == []
    assert stage.zone(card) == ASH_HEAP
    assert not stage.offers(A, "play great-tax plain", pug)


@rule("VTES-6.1.7-06", "VTES-6.3.1-04", "VTES-6.2.1-04", "VTES-6.3.2-02")
def test_terms_are_set_when_the_action_has_succeeded() -> None:
    stage = Stage(3)
    quentin = stage.vampire(A, "Quentin King III")
    stage.vampire(B, "Anvil")
    stage.hand(A, "Kine Resources Contested")
    stage.play(A, "play kine-resources-contested plain", quentin)
    assert stage.prompt != "Allocate"
    stage.skip("BlockQuestion")
    assert stage.table.view(None)["referendum"] is None
    stage.play(B, "decline")
    stage.skip("Allocate")
    assert stage.decider == A
    assert [event.card for event in stage.events_of(ActionSucceeded)] == [stage.table.word(quentin)]
    for number in ("0", "3"):  # what is left is for the last
        stage.play(A, "number", number)
    assert stage.table.view(C)["referendum"]["terms"] == [[B, 3], [C, 1]]
    stage.skip("Referendum", seat=A)
    stage.play(A, "vote", quentin, "for")
    stage.resolve()
    assert stage.table.pool == [30, 27, 29]


@rule("VTES-6.3.1-02", "VTES-6.3.3-05")
def test_a_card_in_play_calls_a_referendum_without_a_vote_of_its_own() -> None:
    stage = Stage(2, extra=CARDS)
    quentin = stage.vampire(A, "Quentin King III")
    hall = stage.permanent(A, "Town Hall")
    stage.play(A, "act", quentin, hall, "0")
    stage.skip("Referendum")
    votes = [move for move in stage.options(A) if move.startswith("vote")]
    assert votes == [stage.text("vote", quentin, "for"), stage.text("vote", quentin, "against")]
    stage.play(A, "vote", quentin, "for")
    stage.resolve()
    assert stage.table.pool[A] == 33
