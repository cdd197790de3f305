"""Bleeding (VTES-6.1.1)."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PeopleStage, bleed, try_block
from games.vtes.plain_cards import CARDS
from games.vtes.stage import A, B, C, D, Stage

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.atoms import moving, noting
from conclave.games.vtes.rules.constants import ASH_HEAP
from conclave.games.vtes.rules.events import actions as events
from conclave.games.vtes.rules.frame_types import CurrentAction
from conclave.games.vtes.rules.reading import values
from conclave.testing import rule


@rule("VTES-6.1.1-01", "VTES-6.1.1-07", "VTES-6.1.1-09", "VTES-6.1.1-06")
def test_a_bleed_is_at_the_prey_who_burns_1_pool() -> None:
    stage = Stage(3)
    krid = stage.vampire(A, "Krid")
    stage.play(A, "bleed", krid)
    assert stage.table.view(None)["action"]["target_seat"] == B
    stage.resolve()
    assert stage.table.pool == [30, 29, 30]
    assert stage.table.edge == A


@rule("VTES-6.1.1-09")
@pytest.mark.parametrize("holder", [A, B, C])
def test_the_edge_is_taken_from_the_player_who_has_it(holder: int) -> None:
    stage = Stage(3)
    krid = stage.vampire(A, "Krid")
    stage.edge(holder)
    stage.play(A, "bleed", krid)
    assert stage.table.edge == holder
    stage.resolve()
    assert stage.table.edge == A


@rule("VTES-6.1.1-02", "VTES-6.1.1-03", "VTES-6.1.1-05", "VTES-6.2.2-02")
def test_a_card_may_let_a_minion_bleed_somebody_else_but_not_herself() -> None:
    stage = Stage(4, extra=CARDS)
    krid = stage.vampire(A, "Krid")
    anvil = stage.vampire(C, "Anvil")
    stage.vampire(B, "Abebe")
    stage.hand(A, "Long Reach")
    stage.play(A, "play long-reach plain", krid)
    assert stage.options(A) == ["player 1", "player 2", "player 3"]
    stage.play(A, "player 2")
    stage.skip("BlockQuestion")
    assert stage.decider == C
    assert stage.options(C) == [stage.text("block", anvil), "decline"]
    stage.resolve()
    assert stage.table.pool == [30, 30, 28, 30]


@rule("VTES-6.1.1-03")
def test_a_bleed_cant_be_sent_back_to_the_acting_methuselah() -> None:
    stage = Stage(3, extra=CARDS)
    krid = stage.vampire(A, "Krid")
    stage.vampire(B, "Anvil")
    stage.hand(B, "Mirror Door")
    stage.play(A, "bleed", krid)
    stage.skip("declined", seat=B)
    stage.play(B, "play mirror-door plain", stage.table.ready[B][0])
    stage.play(B, "player 0")
    stage.resolve()
    assert stage.table.pool == [30, 29, 30]


@rule("VTES-6.1.1-03")
def test_the_same_card_sends_it_to_somebody_else() -> None:
    stage = Stage(3, extra=CARDS)
    krid = stage.vampire(A, "Krid")
    anvil = stage.vampire(B, "Anvil")
    stage.hand(B, "Mirror Door")
    stage.play(A, "bleed", krid)
    stage.skip("declined", seat=B)
    stage.play(B, "play mirror-door plain", anvil)
    stage.play(B, "player 2")
    stage.resolve()
    assert stage.table.pool == [30, 30, 29]


@rule("VTES-6.1.1-04", "VTES-R-32")
def test_a_blocked_bleed_counts_towards_the_limit() -> None:
    stage = Stage(2, extra=CARDS)
    pug = stage.vampire(A, "Pug Jackson")
    anvil = stage.vampire(B, "Anvil")
    stage.hand(A, "Second Breath", "Computer Hacking")
    assert stage.offers(A, "play computer-hacking plain", pug)
    stage.play(A, "bleed", pug)
    stage.skip("BlockQuestion")
    stage.play(B, "block", anvil)
    stage.skip("after-action")
    stage.play(A, "play second-breath plain", pug)
    stage.resolve()
    assert not stage.offers(A, "bleed", pug)
    assert not stage.offers(A, "play computer-hacking plain", pug)
    assert stage.offers(A, "hunt", pug)


@rule("VTES-6.1.1-04")
def test_the_limit_is_for_each_minion_and_each_turn() -> None:
    stage = Stage(2)
    krid, pug = stage.vampire(A, "Krid"), stage.vampire(A, "Pug Jackson")
    stage.play(A, "bleed", krid)
    stage.resolve()
    stage.play(A, "bleed", pug)
    stage.resolve()
    assert stage.table.pool[B] == 28
    stage.play(A, "pass")
    stage.skip("MinionPhase", seat=B)
    stage.play(B, "pass")
    stage.skip("MinionPhase", seat=A)
    assert stage.offers(A, "bleed", krid)
    assert stage.offers(A, "bleed", pug)


@rule("VTES-6.1.1-06")
def test_allies_bleed_for_what_their_cards_say() -> None:
    stage = Stage(2, extra=CARDS)
    none, two = stage.ally(A, "Plain Ghoul"), stage.ally(A, "Sly Ghoul")
    stage.play(A, "bleed", two)
    assert stage.table.view(None)["action"]["bleed"] == 2
    stage.resolve()
    assert stage.table.pool[B] == 28
    stage.play(A, "bleed", none)
    assert stage.table.view(None)["action"]["bleed"] == 0
    stage.resolve()
    assert stage.table.pool[B] == 28


@rule("VTES-6.1.1-08", "VTES-6.1.1-10", "VTES-R-30")
@pytest.mark.parametrize(("bleeder", "pool", "edge"), [("Krid", 30, B), ("Gwendolyn", 29, A)])
def test_a_bleed_of_0_succeeds_but_moves_no_edge(bleeder: str, pool: int, edge: int) -> None:
    stage = Stage(2, extra=CARDS)
    minion = stage.vampire(A, bleeder)
    anvil = stage.vampire(B, "Anvil")
    stage.edge(B)
    stage.hand(B, "Tight Purse")
    stage.play(A, "bleed", minion)
    stage.skip("announced", seat=B)
    stage.play(B, "play tight-purse plain", anvil)
    stage.resolve()
    assert len(stage.events_of(events.ActionSucceeded)) == 1
    assert stage.table.pool[B] == pool
    assert stage.table.edge == edge


@rule("VTES-R-31")
def test_a_bleed_bigger_than_the_pool_ousts_and_takes_the_edge() -> None:
    stage = Stage(3, extra=CARDS)
    krid = stage.vampire(A, "Krid")
    stage.pool(B, 3)
    stage.edge(C)
    stage.hand(A, "Loud Words")
    stage.play(A, "play loud-words plain", krid)
    stage.skip("announced")
    assert stage.table.view(None)["action"]["bleed"] == 5
    stage.resolve()
    assert stage.table.out == [False, True, False]
    assert stage.table.pool == [36, 0, 30]
    assert stage.table.points == [1, 0, 0]
    assert stage.table.edge == A


@rule("VTES-R-29")
def test_a_bleed_ends_without_effect_when_its_target_is_gone() -> None:
    stage = Stage(4, extra=CARDS)
    pug = stage.vampire(A, "Pug Jackson", 4)
    anvil = stage.vampire(C, "Anvil")
    stage.pool(B, 1)
    stage.hand(A, "Expensive Words")
    stage.hand(C, "Falling Roof")
    stage.play(A, "play expensive-words plain", pug)
    stage.skip("announced", seat=C)
    stage.play(C, "play falling-roof plain", anvil)
    stage.play(C, "player 1")
    stage.resolve()
    assert stage.table.out == [False, True, False, False]
    assert stage.table.prey(A) == C
    assert stage.table.pool[C] == 30
    assert stage.blood(pug) == 4
    assert stage.names(stage.table.ash[A]) == ["expensive-words"]
    assert stage.table.edge == -1


@rule("VTES-R-29")
def test_the_target_of_a_bleed_stays_when_the_prey_is_another() -> None:
    stage = Stage(4, extra=CARDS)
    pug = stage.vampire(A, "Pug Jackson")
    anvil = stage.vampire(D, "Anvil")
    stage.pool(B, 1)
    stage.hand(A, "Long Reach")
    stage.hand(D, "Falling Roof")
    stage.play(A, "play long-reach plain", pug)
    stage.play(A, "player 3")
    stage.skip("announced", seat=D)
    stage.play(D, "play falling-roof plain", anvil)
    stage.play(D, "player 1")
    stage.skip("BlockQuestion")
    assert stage.table.prey(A) == C
    stage.resolve()
    assert stage.table.pool == [36, 0, 30, 28]


@rule("EX-6.1.6-a", "VTES-6.1.6-03")
def test_krid_plays_computer_hacking() -> None:
    stage = Stage(3)
    krid, pug = stage.vampire(A, "Krid"), stage.vampire(A, "Pug Jackson")
    anvil = stage.vampire(B, "Anvil")
    stage.vampire(C, "Abebe")
    stage.hand(A, "Computer Hacking")
    stage.play(A, "play computer-hacking plain", krid)
    stage.skip("announced")
    action = stage.table.view(None)["action"]
    assert (action["kind"], action["target_seat"]) == ("bleed", B)
    assert (action["stealth"], action["bleed"]) == (0, 2)
    stage.skip("BlockQuestion")
    assert stage.options(B) == [stage.text("block", anvil), "decline"]
    stage.resolve()
    assert stage.table.pool == [30, 28, 30]
    assert stage.table.edge == A
    assert stage.zone(stage.table.ash[A][0]) == ASH_HEAP
    assert not stage.offers(A, "bleed", krid)
    assert stage.offers(A, "bleed", pug)


@rule("VTES-6.1.1-06")
def test_nobody_bleeds_for_less_than_nothing() -> None:
    stage = Stage(3)
    krid = stage.vampire(A, "Krid")
    stage.play(A, "bleed", krid)
    noting.note(stage.table, stage.table.scope(CurrentAction), notes.BLEED, krid, -3)
    assert values.bleed(stage.table, krid) == 0
    stage.resolve()
    assert stage.table.pool == [30, 30, 30]


@rule("VTES-R-32", "VTES-R-42")
def test_a_bleed_whose_minion_fell_before_it_resolved_may_be_taken_again() -> None:
    stage = PeopleStage(2)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    bleed(stage, elder)
    try_block(stage, rival)
    moving.to_torpor(stage.table, elder)
    stage.skip("MinionPhase")
    moving.to_ready(stage.table, elder)
    stage.table.tapped[elder] = False  # somebody rescued him, something untaps him
    assert stage.offers(A, "bleed", elder)
