"""Stealth and intercept: when they are added, for whom, and how long (VTES-6.2.2)."""

import pytest
from games.vtes.block_attempts import attempt_block, stealth_and_intercept
from games.vtes.plain_cards import CARDS
from games.vtes.stage import A, B, Stage

from conclave.games.vtes.rules.events import actions as events
from conclave.testing import rule


@rule("VTES-6.2.2-11", "VTES-6.2.2-12")
@pytest.mark.parametrize(
    ("cloaks", "lanterns", "blocked"),
    [(0, 0, True), (1, 0, False), (1, 1, True), (2, 1, False), (1, 2, True)],
)
def test_intercept_has_to_reach_stealth(cloaks: int, lanterns: int, blocked: bool) -> None:
    stage = Stage(2, extra=CARDS)
    krid, anvil = stage.vampire(A, "Krid"), stage.vampire(B, "Anvil")
    for _ in range(cloaks):
        stage.put_on(krid, "Grey Cloak")
    for _ in range(lanterns):
        stage.put_on(anvil, "Lantern")
    stage.play(A, "bleed", krid)
    attempt_block(stage, B, anvil)
    assert stealth_and_intercept(stage) == (cloaks, lanterns)
    stage.resolve()
    assert len(stage.events_of(events.ActionBlocked)) == blocked
    assert stage.table.pool[B] == (30 if blocked else 29)


@rule("VTES-6.2.2-14", "EX-6.2.2-e", "VTES-6.2.2-15")
def test_stealth_and_intercept_only_when_needed() -> None:
    stage = Stage(2, extra=CARDS)
    krid, anvil = stage.vampire(A, "Krid"), stage.vampire(B, "Anvil")
    stage.hand(A, "Soft Shoes")
    stage.hand(B, "Open Eyes")
    stage.play(A, "hunt", krid)
    stage.refuses(A, "play soft-shoes plain", krid)
    attempt_block(stage, B, anvil)
    assert stealth_and_intercept(stage) == (1, 0)
    stage.refuses(A, "play soft-shoes plain", krid)
    stage.play(A, "pass")
    stage.play(B, "play open-eyes plain", anvil)
    stage.skip("block", seat=A)
    assert stealth_and_intercept(stage) == (1, 1)
    stage.play(A, "play soft-shoes plain", krid)
    stage.skip("block", seat=A)
    assert stealth_and_intercept(stage) == (2, 1)


@rule("VTES-6.2.2-15", "VTES-R-40")
def test_intercept_is_for_the_current_blocker_alone() -> None:
    stage = Stage(2, extra=CARDS)
    krid = stage.vampire(A, "Krid")
    anvil, abebe = stage.vampire(B, "Anvil"), stage.vampire(B, "Abebe")
    stage.hand(B, "Open Eyes", "Hundred Eyes")
    stage.play(A, "hunt", krid)
    stage.skip("announced", seat=B)
    assert stage.options(B) == ["pass"]
    stage.skip("BlockQuestion")
    assert stage.options(B) == [stage.text("block", anvil), stage.text("block", abebe), "decline"]
    stage.play(B, "block", anvil)
    stage.skip("block", seat=B)
    assert stage.offers(B, "play open-eyes plain", anvil)
    stage.refuses(B, "play open-eyes plain", abebe)
    stage.play(B, "play open-eyes plain", anvil)
    stage.skip("block", seat=B)
    assert stealth_and_intercept(stage) == (1, 1)
    stage.refuses(B, "play hundred-eyes plain", anvil)


@rule("VTES-6.2.2-15", "VTES-6.2.2-14")
def test_neither_is_added_when_it_is_even() -> None:
    stage = Stage(2, extra=CARDS)
    krid, anvil = stage.vampire(A, "Krid"), stage.vampire(B, "Anvil")
    stage.hand(A, "Soft Shoes", "Thick Fog")
    stage.hand(B, "Open Eyes")
    stage.play(A, "bleed", krid)
    attempt_block(stage, B, anvil)
    assert stealth_and_intercept(stage) == (0, 0)
    assert stage.offers(A, "play soft-shoes plain", krid)
    stage.play(A, "pass")
    stage.refuses(B, "play open-eyes plain", anvil)


@rule("VTES-R-38")
def test_more_than_is_needed_in_one_effect_but_not_two_effects() -> None:
    stage = Stage(2, extra=CARDS)
    krid, anvil = stage.vampire(A, "Krid"), stage.vampire(B, "Anvil")
    stage.hand(A, "Soft Shoes", "Thick Fog")
    stage.hand(B, "Open Eyes", "Hundred Eyes")
    stage.play(A, "bleed", krid)
    attempt_block(stage, B, anvil)
    stage.play(A, "play thick-fog plain", krid)
    stage.skip("block", seat=A)
    assert stealth_and_intercept(stage) == (2, 0)
    stage.refuses(A, "play soft-shoes plain", krid)
    stage.skip("block", seat=B)
    stage.play(B, "play open-eyes plain", anvil)
    stage.skip("block", seat=B)
    assert stealth_and_intercept(stage) == (2, 1)
    stage.play(B, "play hundred-eyes plain", anvil)
    stage.skip("block", seat=A)
    assert stealth_and_intercept(stage) == (2, 3)


@rule("VTES-R-39")
def test_permanent_stealth_and_intercept_need_no_need() -> None:
    stage = Stage(2, extra=CARDS)
    krid, anvil = stage.vampire(A, "Krid"), stage.vampire(B, "Anvil")
    stage.put_on(krid, "Grey Cloak")
    for _ in range(3):
        stage.put_on(anvil, "Lantern")
    stage.play(A, "bleed", krid)
    assert stage.table.view(None)["action"]["stealth"] == 1
    attempt_block(stage, B, anvil)
    assert stealth_and_intercept(stage) == (1, 3)


@rule("VTES-6.2.2-17", "VTES-6.2.2-18")
def test_stealth_stays_for_later_attempts() -> None:
    stage = Stage(2, extra=CARDS)
    krid = stage.vampire(A, "Krid")
    anvil, abebe = stage.vampire(B, "Anvil"), stage.vampire(B, "Abebe")
    stage.hand(A, "Soft Shoes")
    stage.play(A, "bleed", krid)
    attempt_block(stage, B, anvil)
    stage.play(A, "play soft-shoes plain", krid)
    attempt_block(stage, B, abebe)
    assert stealth_and_intercept(stage) == (1, 0)
    stage.resolve()
    assert [event.card for event in stage.events_of(events.BlockFailed)] == [
        stage.table.word(anvil),
        stage.table.word(abebe),
    ]
    assert stage.table.pool[B] == 29


@rule("VTES-6.2.2-16")
def test_intercept_stays_for_the_action_and_then_goes() -> None:
    stage = Stage(2, extra=CARDS)
    krid, pug = stage.vampire(A, "Krid"), stage.vampire(A, "Pug Jackson")
    anvil = stage.vampire(B, "Anvil")
    stage.hand(B, "Open Eyes")
    stage.hand(A, "Soft Shoes")
    stage.play(A, "hunt", krid)
    attempt_block(stage, B, anvil).skip("block", seat=B)
    stage.play(B, "play open-eyes plain", anvil)
    stage.skip("block", seat=A)
    stage.play(A, "play soft-shoes plain", krid)
    attempt_block(stage, B, anvil)
    assert stealth_and_intercept(stage) == (2, 1)
    stage.resolve()
    stage.play(A, "hunt", pug)
    attempt_block(stage, B, anvil)
    assert stealth_and_intercept(stage) == (1, 0)
