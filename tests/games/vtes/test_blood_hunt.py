"""The referendum on a blood hunt (VTES-6.5.6)."""

from __future__ import annotations

from games.vtes.fights import Arena, combat_stage, finish_action
from games.vtes.stage import A, B, C

from conclave.games.vtes.rules.abilities.using import Can
from conclave.games.vtes.rules.constants import (
    ASH_HEAP,
    EQUIPMENT,
    MODIFIER,
    POLITICAL,
    REACTION,
    READY,
)
from conclave.games.vtes.rules.events.actions import BlockTried
from conclave.games.vtes.rules.events.referendums import ReferendumCalled, ReferendumEnded
from conclave.games.vtes.rules.modes import Motion
from conclave.games.vtes.rules.windows import POLLING
from conclave.games.vtes.vocabulary.blood import GainPool
from conclave.games.vtes.vocabulary.card import Card, Vampire
from conclave.games.vtes.vocabulary.modifying import Votes
from conclave.testing import rule

EXTRA = (
    Vampire("Grand Prince", "ventrue", 1, 7, "", "camarilla", title="prince:Utopia"),
    Vampire("First Priscus", "lasombra", 1, 7, "", "sabbat", title="priscus"),
    Vampire("Lone Voice", "gangrel", 1, 5, "", "independent", title="votes:1"),
    Card("Rabble", MODIFIER, effect=Votes(2)),
    Card("Heckle", REACTION, effect=Votes(2)),
    Card("Whip", EQUIPMENT, grants=Can(Votes(1), when=(POLLING,), type=MODIFIER)),
    Card("Motion", POLITICAL, effect=Motion(GainPool(1))),
    Card("Other Motion", POLITICAL, effect=Motion(GainPool(1))),
)


def hunt(seats: int = 2) -> tuple[Arena, int]:
    """Kurt is about to diablerize Ira."""
    stage = combat_stage(*EXTRA, seats=seats)
    kurt = stage.vampire(A, "Kurt", 2)
    stage.vampire(B, "Ira", 4, torpor=True)
    return stage, kurt


def begin(stage: Arena, kurt: int) -> Arena:
    """The diablerie is done, and the referendum has been called."""
    stage.play(A, "diablerize", kurt, stage.table.torpor[B][0])
    stage.skip("Referendum")
    return stage


@rule("VTES-6.5.6-01", "VTES-6.5.6-02", "VTES-6.5.5-11")
def test_a_blood_hunt_that_passes_burns_the_diablerist() -> None:
    stage, kurt = hunt()
    prince = stage.vampire(B, "Grand Prince", tapped=True)
    sword = stage.put_on(kurt, "Sword")
    begin(stage, kurt)
    assert [event.hunted for event in stage.events_of(ReferendumCalled)] == [stage.text(kurt)]
    stage.skip("Referendum", B)
    stage.play(B, "vote", prince, "for")
    finish_action(stage)
    result = stage.events_of(ReferendumEnded)[0]
    assert (result.for_it, result.against, result.result) == (2, 0, "passed")
    assert stage.zone(kurt) == stage.zone(sword) == ASH_HEAP


@rule("VTES-6.5.6-01", "VTES-6.5.6-06")
def test_a_tie_leaves_the_diablerist_alone() -> None:
    stage, kurt = hunt()
    stage.edge(A)
    voice = stage.vampire(B, "Lone Voice", tapped=True)
    begin(stage, kurt)
    stage.play(A, "vote", "edge", "against")
    stage.skip("Referendum", B)
    stage.play(B, "vote", voice, "for")
    finish_action(stage)
    result = stage.events_of(ReferendumEnded)[0]
    assert (result.for_it, result.against, result.result) == (1, 1, "failed")
    assert stage.zone(kurt) == READY
    assert stage.table.edge == -1


@rule("VTES-6.5.6-01")
def test_without_votes_it_fails() -> None:
    stage, kurt = hunt()
    stage.vampire(B, "Barth")
    begin(stage, kurt)
    finish_action(stage)
    assert stage.events_of(ReferendumEnded)[0].result == "failed"
    assert (stage.zone(kurt), stage.blood(kurt)) == (READY, 6)


@rule("VTES-6.5.6-03", "VTES-6.5.6-04", "VTES-6.5.6-05")
def test_it_is_no_action_and_knows_neither_modifiers_nor_reactions() -> None:
    stage, kurt = hunt()
    whip = stage.put_on(kurt, "Whip")
    barth = stage.vampire(B, "Barth")
    stage.hand(A, "Rabble")
    stage.hand(B, "Heckle")
    begin(stage, kurt)
    assert stage.options(A) == ["pass"]
    stage.play(A, "pass")
    assert stage.options(B) == ["pass"]
    finish_action(stage)
    assert stage.events_of(BlockTried) == []
    assert (stage.table.host[whip], stage.table.tapped[barth]) == (kurt, False)


@rule("VTES-6.5.6-04", "VTES-6.5.6-05")
def test_the_same_cards_may_be_played_in_another_referendum() -> None:
    stage = combat_stage(*EXTRA)
    kurt, barth = stage.vampire(A, "Kurt"), stage.vampire(B, "Barth")
    whip = stage.put_on(kurt, "Whip")
    stage.hand(A, "Motion", "Rabble")
    stage.hand(B, "Heckle")
    stage.play(A, "play motion plain", kurt)
    stage.skip("Referendum", A)
    assert stage.offers(A, "play rabble plain", kurt)
    assert stage.offers(A, "use", whip, "0")
    stage.play(A, "pass")
    assert stage.offers(B, "play heckle plain", barth)


@rule("VTES-6.5.6-06", "VTES-R-65")
def test_titles_edge_prisci_and_political_cards_give_votes() -> None:
    stage, kurt = hunt(3)
    prince, priscus = stage.vampire(A, "Grand Prince"), stage.vampire(C, "First Priscus")
    stage.edge(C)
    stage.hand(A, "Motion", "Other Motion")
    stage.hand(B, "Motion")
    stage.vampire(B, "Barth")
    begin(stage, kurt)
    votes = [move for move in stage.options(A) if move.startswith("vote")]
    assert [move for move in votes if move.endswith("against")] == [
        stage.text("vote", prince, "against"),
        "vote motion against",
        "vote other-motion against",
    ]
    stage.play(A, "vote motion against")
    assert stage.names(stage.table.ash[A]) == ["motion"]
    assert not stage.offers(A, "vote other-motion against")
    stage.skip("Referendum", B)
    assert stage.options(B) == ["vote motion for", "vote motion against", "pass"]
    stage.play(B, "vote motion for")
    stage.skip("Referendum", C)
    stage.play(C, "vote edge for")
    stage.skip("Referendum", C)
    stage.play(C, "vote", priscus, "for")
    finish_action(stage)
    result = stage.events_of(ReferendumEnded)[0]
    assert (result.for_it, result.against, result.result) == (1 + 1 + 3, 1, "passed")
    assert stage.zone(kurt) == ASH_HEAP


@rule("VTES-6.5.6-01", "VTES-6.5.6-02")
def test_a_blocker_who_diablerizes_is_hunted() -> None:
    stage = combat_stage(*EXTRA)
    kurt, prince = stage.vampire(A, "Kurt", 4, torpor=True), stage.vampire(A, "Grand Prince")
    ira = stage.vampire(B, "Ira", 3)
    stage.hand(B, "Enhanced Senses")
    stage.play(A, "leave-torpor", kurt)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", ira)
    stage.skip("block", B)
    stage.play(B, "play enhanced-senses AUS", ira)
    stage.skip("MayDiablerize")
    stage.play(B, "yes")
    stage.skip("Referendum", A)
    stage.play(A, "vote", prince, "for")
    finish_action(stage)
    assert stage.zone(kurt) == stage.zone(ira) == ASH_HEAP
