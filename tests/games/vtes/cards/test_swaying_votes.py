"""Modifiers and reactions in referendums."""

from __future__ import annotations

import pytest
from games.vtes.cards.calling import fails, put_to_vote
from games.vtes.cards.people import Salon, modes
from games.vtes.stage import A, B

from conclave.games.vtes.rules.politics import tally
from conclave.games.vtes.rules.words import READY
from conclave.testing import rule

# Modifiers and reactions in referendums


def referendum(seats: int = 3) -> tuple[Salon, int, int, int]:
    """Elder has called for Anarchist Uprising and voted for it; the prince of B against it."""
    stage = Salon(seats)
    elder, mayor = stage.vampire(A, "Elder"), stage.vampire(B, "Mayor")
    rival = stage.vampire(B, "Rival")
    stage.hand(A, "Scalpel Tongue", "Telepathic Vote Counting")
    stage.hand(B, "Scalpel Tongue")
    put_to_vote(stage, "anarchist-uprising", elder)
    stage.skip("polling", A)
    stage.play(A, "vote calling-card for")
    stage.skip("polling", B)
    stage.play(B, "vote", mayor, "against")
    return stage, elder, mayor, rival


@pytest.mark.parametrize(("mode", "blood"), [("cel+pre", 6), ("CEL+PRE", 5)])
@rule("VTES-6.3.3-21")
def test_scalpel_tongue_takes_votes_back(mode: str, blood: int) -> None:
    stage, elder, mayor, _ = referendum()
    assert tally(stage.table) == (1, 2)
    stage.play(A, f"play scalpel-tongue {mode}", elder)
    assert tally(stage.table) == (1, 0)
    assert stage.table.tapped[mayor]
    assert stage.blood(mayor) == blood
    stage.skip("polling", B)
    assert not stage.offers(B, "vote", mayor, "against")
    stage.skip("MinionPhase")
    assert stage.table.pool == [29, 28, 30]


def test_scalpel_tongue_is_also_a_reaction_and_for_who_has_voted() -> None:
    stage, elder, mayor, rival = referendum()
    stage.skip("polling", B)
    assert stage.offers(B, "play scalpel-tongue cel+pre-reaction", rival)
    assert not stage.offers(B, "play scalpel-tongue cel+pre", rival)
    stage.play(B, "play scalpel-tongue CEL+PRE-reaction", rival)
    assert (stage.blood(rival), stage.blood(mayor), stage.blood(elder)) == (8, 5, 10)
    stage = Salon()
    elder = stage.vampire(A, "Elder")
    stage.vampire(B, "Mayor")
    stage.hand(A, "Scalpel Tongue", "Bewitching Oration")
    put_to_vote(stage, "anarchist-uprising", elder)
    stage.skip("polling", A)
    assert modes(stage, A, "bewitching-oration") == ["pre", "PRE"]
    assert modes(stage, A, "scalpel-tongue") == []


def test_telepathic_vote_counting_cancels_your_own_referendum() -> None:
    stage, elder, _, _ = referendum()
    stage.play(A, "play telepathic-vote-counting aus", elder)
    stage.skip("MinionPhase")
    assert stage.table.pool == [30, 30, 30]
    assert stage.table.tapped[elder]
    assert "anarchist-uprising" in stage.names(stage.table.hand[A])
    second = stage.vampire(A, "Pupil")
    assert stage.offers(A, "play anarchist-uprising plain", second)


def test_telepathic_vote_counting_at_superior_lets_a_vampire_abstain() -> None:
    stage, elder, mayor, rival = referendum()
    stage.play(A, "play telepathic-vote-counting AUS", elder)
    stage.play(A, "target", mayor)
    assert tally(stage.table) == (1, 0)
    assert not stage.table.tapped[mayor]
    assert modes(stage, B, "telepathic-vote-counting") == []
    stage.skip("MinionPhase")
    assert stage.table.pool == [29, 28, 30]
    assert stage.zone(rival) == READY


@rule("VTES-6.3.2-03")
def test_confusion_of_the_eye_silences_the_acting_vampire() -> None:
    stage = Salon(3)
    mayor, rival = stage.vampire(A, "Mayor"), stage.vampire(B, "Rival")
    stage.hand(B, "Confusion of the Eye")
    put_to_vote(stage, "anarchist-uprising", mayor)
    stage.skip("before-votes", B)
    stage.play(B, "play confusion-of-the-eye OBF", rival)
    stage.skip("polling", A)
    assert not stage.offers(A, "vote", mayor, "for")
    stage.play(A, "vote calling-card for")
    stage.skip("polling", B)
    assert modes(stage, B, "confusion-of-the-eye") == []
    stage.skip("MinionPhase")
    assert stage.table.pool == [29, 29, 30]


def test_confusion_of_the_eye_lets_what_asks_for_a_title_fail() -> None:
    stage = Salon(3)
    mayor, rival = stage.vampire(A, "Mayor"), stage.vampire(B, "Rival")
    stage.hand(B, "Confusion of the Eye")
    stage.pool(A, 10)
    put_to_vote(stage, "parity-shift", mayor)
    stage.skip("before-votes", B)
    stage.play(B, "play confusion-of-the-eye OBF", rival)
    fails(stage)
    assert stage.table.pool == [10, 30, 30]
