"""Announcing actions, and what may be played during them (VTES-6.2, 6.2.1)."""

import pytest
from games.vtes.plain_cards import CARDS
from games.vtes.stage import A, B, C, D, Stage

from conclave.games.vtes.rules.constants import ASH_HEAP, MODIFIER, PLAYING, REACTION
from conclave.games.vtes.rules.events.actions import (
    ActionAnnounced,
    ActionBlocked,
    ActionSucceeded,
    BlockDeclined,
    BlockFailed,
    BlockTried,
)
from conclave.games.vtes.rules.events.combat import CombatBegan, CombatEnded
from conclave.games.vtes.rules.events.counters import GainedPool, LostBlood, Tapped
from conclave.games.vtes.rules.events.playing import CardPlayed
from conclave.games.vtes.vocabulary.blood import GainPool
from conclave.games.vtes.vocabulary.card import Card
from conclave.testing import rule

NOD = Card("Knowing Nod", MODIFIER, effect=GainPool(1), when=("announced", "block", "declined"))
WINK = Card("Knowing Wink", REACTION, effect=GainPool(1), when=("announced", "block", "declined"))


@rule("EX-6.2.1-a", "VTES-6.2.1-03")
def test_krid_bleeds_the_prey() -> None:
    stage = Stage(2)
    krid = stage.vampire(A, "Krid")
    stage.play(A, "bleed", krid)
    action = stage.table.view(None)["action"]
    assert stage.table.tapped[krid]
    assert action["kind"] == "bleed"
    assert action["target_seat"] == B
    assert (action["stealth"], action["bleed"]) == (0, 1)
    stage.resolve()
    assert stage.table.pool[B] == 29
    assert stage.table.edge == A


@rule("VTES-6.2-01")
def test_an_action_is_announced_then_blocks_are_tried_then_it_succeeds() -> None:
    stage = Stage(2, extra=CARDS)
    pug, anvil = stage.vampire(A, "Pug Jackson"), stage.vampire(B, "Anvil")
    stage.hand(A, "Night Errand")
    stage.play(A, "play night-errand plain", pug)
    stage.skip("BlockQuestion")
    stage.play(B, "block", anvil)
    stage.resolve()
    wanted = (
        CardPlayed, Tapped, ActionAnnounced, BlockTried, BlockFailed,
        BlockDeclined, LostBlood, ActionSucceeded, GainedPool,
    )  # fmt: skip
    assert [type(event) for event in stage.events if isinstance(event, wanted)] == list(wanted)


@rule("VTES-6.2-01", "VTES-6.2.3-03")
def test_an_action_that_is_blocked_leads_to_combat() -> None:
    stage = Stage(2, extra=CARDS)
    pug, anvil = stage.vampire(A, "Pug Jackson"), stage.vampire(B, "Anvil")
    stage.hand(A, "Odd Job")
    stage.play(A, "play odd-job plain", pug)
    stage.skip("BlockQuestion")
    stage.play(B, "block", anvil)
    stage.resolve()
    wanted = (
        ActionAnnounced, BlockTried, ActionBlocked, CombatBegan,
        CombatEnded,
    )  # fmt: skip
    unwanted = (ActionSucceeded, GainedPool)
    assert [type(e) for e in stage.events if isinstance(e, (*wanted, *unwanted))] == list(wanted)


@rule("VTES-6.2-02", "VTES-6.2-03", "VTES-6.2-04")
@pytest.mark.parametrize("window", ["announced", "block", "declined"])
def test_modifiers_and_reactions_are_played_during_the_action(window: str) -> None:
    stage = Stage(3, extra=(NOD, WINK))
    krid, other = stage.vampire(A, "Krid"), stage.vampire(A, "Pug Jackson")
    anvil, tired = stage.vampire(B, "Anvil"), stage.vampire(B, "Abebe", tapped=True)
    lost = stage.vampire(B, "Eugenio Estevez", torpor=True)
    far = stage.vampire(C, "Quentin King III")
    for seat in (A, B, C):
        stage.hand(seat, "Knowing Nod", "Knowing Wink")
    stage.play(A, "bleed", krid)
    if window == "block":
        stage.skip("BlockQuestion")
        stage.play(B, "block", anvil)
    stage.skip(window)
    assert (stage.window, stage.decider) == (window, A)
    assert stage.options(A) == [stage.text("play knowing-nod plain", krid), "pass"]
    stage.refuses(A, "play knowing-nod plain", other)
    stage.play(A, "pass")
    assert stage.decider == B
    assert stage.options(B) == [stage.text("play knowing-wink plain", anvil), "pass"]
    stage.refuses(B, "play knowing-wink plain", tired)
    stage.refuses(B, "play knowing-wink plain", lost)
    stage.play(B, "pass")
    assert stage.decider == C
    assert stage.options(C) == [stage.text("play knowing-wink plain", far), "pass"]


@rule("VTES-R-44")
def test_minions_who_cant_block_may_react() -> None:
    stage = Stage(4, extra=(NOD, WINK))
    krid = stage.vampire(A, "Krid")
    abebe = stage.vampire(C, "Abebe")
    stage.hand(C, "Knowing Wink")
    stage.play(A, "bleed", krid)
    stage.skip("announced", seat=C)
    stage.play(C, "play knowing-wink plain", abebe)
    stage.resolve()
    assert stage.table.pool == [30, 29, 31, 30]
    assert [event.seat for event in stage.events_of(BlockDeclined)] == [B]


@rule("VTES-6.2-05", "VTES-6.2.2-16")
def test_modifiers_last_for_the_action() -> None:
    stage = Stage(2, extra=CARDS)
    pug, anvil = stage.vampire(A, "Pug Jackson"), stage.vampire(B, "Anvil")
    stage.hand(A, "Sweet Talk", "Second Breath", "Soft Shoes")
    stage.play(A, "bleed", pug)
    stage.play(A, "play sweet-talk plain", pug)
    stage.skip("BlockQuestion")
    stage.play(B, "block", anvil)
    stage.play(A, "play soft-shoes plain", pug)
    stage.skip("declined")
    action = stage.table.view(None)["action"]
    assert (action["bleed"], action["stealth"]) == (2, 1)
    stage.skip("after-action")
    stage.play(A, "play second-breath plain", pug)
    stage.resolve()
    assert stage.table.pool[B] == 28
    shown = stage.table.view(None)["ready"][A][0]
    assert (shown["bleed"], shown["stealth"]) == (1, 0)
    stage.play(A, "hunt", pug)
    assert stage.table.view(None)["action"]["stealth"] == 1


@rule("VTES-6.2-06", "VTES-1.6.3-17", "VTES-1.6.3-26")
def test_the_same_minion_plays_a_modifier_or_reaction_once_an_action() -> None:
    stage = Stage(2, extra=(*CARDS, NOD, WINK))
    krid = stage.vampire(A, "Krid")
    anvil, abebe = stage.vampire(B, "Anvil"), stage.vampire(B, "Abebe")
    stage.hand(A, "Knowing Nod", "Knowing Nod", "Second Breath")
    stage.hand(B, "Knowing Wink", "Knowing Wink")
    stage.play(A, "bleed", krid)
    stage.play(A, "play knowing-nod plain", krid)
    stage.skip("announced", seat=A)
    assert not stage.offers(A, "play knowing-nod plain", krid)
    stage.skip("announced", seat=B)
    stage.play(B, "play knowing-wink plain", anvil)
    stage.skip("announced", seat=B)
    assert not stage.offers(B, "play knowing-wink plain", anvil)
    assert stage.offers(B, "play knowing-wink plain", abebe)
    stage.skip("after-action")
    stage.play(A, "play second-breath plain", krid)
    stage.resolve()
    stage.play(A, "hunt", krid)
    assert stage.offers(A, "play knowing-nod plain", krid)
    stage.skip("announced", seat=B)
    assert stage.offers(B, "play knowing-wink plain", anvil)


@rule("VTES-6.2-07", "VTES-1.6.1-28", "VTES-1.6.1-30", "VTES-1.6.1-31")
def test_any_play_returns_the_opportunity_to_the_acting_methuselah() -> None:
    stage = Stage(3, extra=(NOD, WINK))
    krid, pug = stage.vampire(A, "Krid"), stage.vampire(C, "Pug Jackson")
    stage.vampire(B, "Anvil")
    stage.hand(A, "Knowing Nod")
    stage.hand(C, "Knowing Wink")
    stage.play(A, "bleed", krid)
    stage.play(A, "play knowing-nod plain", krid)
    stage.skip("announced")
    order = [stage.decider]
    for _ in range(2):
        stage.play(stage.decider, "pass")
        order.append(stage.decider)
    stage.play(C, "play knowing-wink plain", pug)
    stage.skip("announced")
    order.append(stage.decider)
    for _ in range(2):
        stage.play(stage.decider, "pass")
        order.append(stage.decider)
    assert order == [A, B, C, A, B, C]
    assert stage.prompt == "Window"
    stage.play(C, "pass")
    assert stage.prompt == "BlockQuestion"


@rule("EX-1.6.1-b", "VTES-1.6.1-27", "VTES-1.6.1-29", "VTES-1.6.1-30", "VTES-6.2-02")
def test_the_defender_comes_second_and_the_others_clockwise() -> None:
    stage = Stage(4, extra=(*CARDS, WINK))
    krid, pug = stage.vampire(A, "Krid"), stage.vampire(D, "Pug Jackson")
    stage.hand(A, "Bold Theft")
    stage.hand(D, "Knowing Wink")
    stage.play(A, "play bold-theft plain", krid)
    stage.play(A, "player 2")
    stage.skip("announced")
    order = [stage.decider]
    for _ in range(3):
        stage.play(stage.decider, "pass")
        order.append(stage.decider)
    assert order == [A, C, B, D]
    stage.play(D, "play knowing-wink plain", pug)
    stage.skip("announced")
    assert stage.decider == A


@rule("VTES-6.2.1-01", "VTES-6.2.1-02", "VTES-6.2.1-03")
def test_target_and_mode_are_declared_at_announcement() -> None:
    stage = Stage(3, extra=CARDS)
    krid = stage.vampire(A, "Krid")
    tired = stage.vampire(A, "Abebe", tapped=True)
    anvil = stage.vampire(B, "Anvil")
    stage.hand(A, "Thin Soup")
    card = stage.table.hand[A][0]
    stage.refuses(A, "play thin-soup plain", tired)
    stage.play(A, "play thin-soup plain", krid)
    assert stage.prompt == "Targeting"
    assert stage.zone(card) == PLAYING
    stage.play(A, "target", anvil)
    stage.skip("announced")
    action = stage.table.view(C)["action"]
    assert (action["target"], action["target_seat"]) == (stage.table.word(anvil), B)
    assert action["card"] == stage.table.word(card)
    assert stage.table.tapped[krid]
    stage.resolve()
    assert stage.blood(anvil) == 5
    assert stage.zone(card) == ASH_HEAP


@rule("VTES-6.2.1-05", "VTES-R-43")
def test_an_action_that_cannot_be_paid_for_cannot_be_announced() -> None:
    stage = Stage(2, extra=CARDS)
    rich, poor = stage.vampire(A, "Pug Jackson", 2), stage.vampire(A, "Krid", 1)
    stage.hand(A, "Expensive Words", "Plain Ghoul")
    stage.pool(A, 2)
    assert stage.offers(A, "play expensive-words plain", rich)
    assert not stage.offers(A, "play expensive-words plain", poor)
    assert stage.offers(A, "play plain-ghoul plain", poor)
    stage.table.pool[A] = 1
    assert not stage.offers(A, "play plain-ghoul plain", poor)
