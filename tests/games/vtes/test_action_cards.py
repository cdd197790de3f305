"""Actions by action cards and by cards in play (VTES-6.1.6)."""

import pytest
from games.vtes.plain_cards import CARDS
from games.vtes.stage import A, B, Stage

from conclave.games.vtes.rules.abilities.acting import CanAct
from conclave.games.vtes.rules.constants import (
    ACTION,
    ASH_HEAP,
    BESIDE,
    DOMINATE,
    LOCATION,
    MASTER,
    PLAYING,
)
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.requirements import Cost
from conclave.games.vtes.vocabulary import filters as f
from conclave.games.vtes.vocabulary.blood import GainPool
from conclave.games.vtes.vocabulary.card import Card, Vampire
from conclave.testing import rule

LEVELS = Card("Two Ways", ACTION, DOMINATE, basic=GainPool(1), superior=GainPool(2))
SMITH = Vampire(
    "The Smith", "caitiff", 2, 4, "dom", "camarilla", grants=CanAct(Action(GainPool(1)))
)
MINT = Card(
    "The Mint",
    MASTER,
    LOCATION,
    grants=CanAct(Action(GainPool(3), stealth=1), f.MINION, Cost(blood=2)),
)


def again(stage: Stage, minion: int) -> None:
    """The acting minion untaps after his action."""
    stage.skip("after-action")
    stage.play(A, "play second-breath plain", minion)
    stage.resolve()


@rule("VTES-6.1.6-01", "VTES-6.1.6-02", "VTES-6.1.6-04", "VTES-6.1.6-05")
@pytest.mark.parametrize("actor", ["vampire", "ally"])
def test_an_action_card_is_played_at_announcement_by_any_minion(actor: str) -> None:
    stage = Stage(2, extra=CARDS)
    minions = {"vampire": stage.vampire(A, "Krid"), "ally": stage.ally(A, "Plain Ghoul")}
    stage.hand(A, "Odd Job")
    card = stage.table.hand[A][0]
    stage.play(A, "play odd-job plain", minions[actor])
    stage.skip("announced")
    assert stage.table.tapped[minions[actor]]
    assert stage.zone(card) == PLAYING
    assert stage.table.view(None)["action"]["stealth"] == 0
    assert stage.table.pool[A] == 30
    stage.resolve()
    assert stage.table.pool[A] == 31
    assert stage.zone(card) == ASH_HEAP


@rule("VTES-6.1.6-05", "VTES-6.2.3-01", "VTES-6.2.1-05")
def test_the_cost_is_paid_when_the_action_succeeds() -> None:
    stage = Stage(2, extra=CARDS)
    pug = stage.vampire(A, "Pug Jackson")
    stage.vampire(B, "Anvil")
    stage.hand(A, "Night Errand")
    stage.play(A, "play night-errand plain", pug)
    stage.skip("BlockQuestion")
    assert (stage.blood(pug), stage.table.pool[A]) == (6, 30)
    stage.resolve()
    assert (stage.blood(pug), stage.table.pool[A]) == (5, 31)


@rule("VTES-6.1.6-06", "VTES-6.2.3-02", "VTES-6.2.3-04", "VTES-6.2.3-05")
def test_a_blocked_action_card_is_burned_without_effect_or_cost() -> None:
    stage = Stage(2, extra=CARDS)
    pug, anvil = stage.vampire(A, "Pug Jackson"), stage.vampire(B, "Anvil")
    stage.put_on(anvil, "Lantern")
    stage.put_on(anvil, "Lantern")
    stage.hand(A, "Night Errand")
    card = stage.table.hand[A][0]
    stage.play(A, "play night-errand plain", pug)
    stage.skip("BlockQuestion")
    stage.play(B, "block", anvil)
    stage.skip("strike")
    assert stage.zone(card) == ASH_HEAP
    assert (stage.blood(pug), stage.table.pool[A]) == (6, 30)
    stage.resolve()
    assert stage.table.pool[A] == 30


@rule("VTES-6.1.6-07", "VTES-6.1-04", "VTES-6.1.6-02", "VTES-6.1.6-05")
def test_an_action_of_a_card_in_play() -> None:
    stage = Stage(2, extra=(*CARDS, MINT))
    pug, ghoul = stage.vampire(A, "Pug Jackson"), stage.ally(A, "Plain Ghoul")
    poor = stage.vampire(A, "Krid", 1)
    mint, shop = stage.permanent(A, "The Mint"), stage.permanent(A, "Workshop")
    assert stage.offers(A, "act", ghoul, shop, "0")
    assert not stage.offers(A, "act", poor, mint, "0")
    stage.play(A, "act", pug, mint, "0")
    assert stage.table.tapped[pug]
    assert stage.table.view(None)["action"]["stealth"] == 1
    assert (stage.blood(pug), stage.table.pool[A]) == (6, 30)
    stage.resolve()
    assert (stage.blood(pug), stage.table.pool[A]) == (4, 33)
    assert stage.zone(mint) == BESIDE


@rule("VTES-6.1.6-08")
def test_a_card_in_play_stays_when_its_action_fails() -> None:
    stage = Stage(2, extra=(*CARDS, MINT))
    pug, anvil = stage.vampire(A, "Pug Jackson"), stage.vampire(B, "Anvil")
    stage.put_on(anvil, "Lantern")
    mint = stage.permanent(A, "The Mint")
    stage.play(A, "act", pug, mint, "0")
    stage.skip("BlockQuestion")
    stage.play(B, "block", anvil)
    stage.skip("strike")
    assert (stage.blood(pug), stage.table.pool[A]) == (6, 30)
    stage.resolve()
    assert stage.table.pool[A] == 30
    assert stage.zone(mint) == BESIDE


@rule("VTES-6.1.6-09", "VTES-R-33", "VTES-6-07")
def test_the_same_action_card_once_a_turn_for_each_minion() -> None:
    stage = Stage(2, extra=(*CARDS, LEVELS))
    cardano, anvil = stage.vampire(A, "Cardano"), stage.vampire(A, "Anvil")
    stage.hand(A, "Two Ways", "Two Ways", "Second Breath", "Odd Job")
    stage.play(A, "play two-ways DOM", cardano)
    again(stage, cardano)
    assert stage.table.pool[A] == 32
    assert not stage.offers(A, "play two-ways DOM", cardano)
    assert not stage.offers(A, "play two-ways dom", cardano)
    assert stage.offers(A, "play odd-job plain", cardano)
    assert stage.offers(A, "play two-ways dom", anvil)


@rule("VTES-6.1.6-09", "VTES-R-32")
def test_a_blocked_action_card_counts() -> None:
    stage = Stage(2, extra=CARDS)
    pug, anvil = stage.vampire(A, "Pug Jackson"), stage.vampire(B, "Anvil")
    stage.hand(A, "Odd Job", "Odd Job", "Second Breath")
    stage.play(A, "play odd-job plain", pug)
    stage.skip("BlockQuestion")
    stage.play(B, "block", anvil)
    again(stage, pug)
    assert stage.table.pool[A] == 30
    assert not stage.offers(A, "play odd-job plain", pug)
    assert stage.offers(A, "hunt", pug)


@rule("VTES-6.1.6-10", "VTES-R-33")
def test_the_action_of_a_card_in_play_once_a_turn_for_each_minion() -> None:
    stage = Stage(2, extra=(*CARDS, SMITH))
    smith, krid = stage.vampire(A, "The Smith"), stage.vampire(A, "Krid")
    first, second = stage.permanent(A, "Workshop"), stage.permanent(A, "Workshop")
    stage.hand(A, "Second Breath", "Second Breath")
    stage.play(A, "act", smith, smith, "0")
    again(stage, smith)
    assert not stage.offers(A, "act", smith, smith, "0")
    stage.play(A, "act", smith, first, "0")
    again(stage, smith)
    assert not stage.offers(A, "act", smith, first, "0")
    assert stage.offers(A, "act", smith, second, "0")
    assert stage.offers(A, "act", krid, first, "0")
    assert not stage.offers(A, "act", krid, smith, "0")


@rule("VTES-6.1.6-10", "VTES-R-33")
def test_each_action_of_a_card_in_play_counts_by_itself() -> None:
    forge = Card(
        "Forge",
        MASTER,
        grants=(
            CanAct(Action(GainPool(1)), by=f.MINION),
            CanAct(Action(GainPool(2)), by=f.MINION),
        ),
    )
    stage = Stage(2, extra=(*CARDS, forge))
    krid, card = stage.vampire(A, "Krid"), stage.permanent(A, "Forge")
    stage.hand(A, "Second Breath", "Second Breath")
    stage.play(A, "act", krid, card, "0")
    again(stage, krid)
    assert not stage.offers(A, "act", krid, card, "0")
    stage.play(A, "act", krid, card, "1")
    again(stage, krid)
    assert not stage.offers(A, "act", krid, card, "1")
    assert stage.table.pool[A] == 33


@rule("VTES-6.1.6-09", "VTES-6.1.6-10")
def test_the_limits_are_for_a_turn() -> None:
    stage = Stage(2, extra=CARDS)
    krid = stage.vampire(A, "Krid")
    shop = stage.permanent(A, "Workshop")
    stage.hand(A, "Odd Job", "Odd Job", "Second Breath")
    stage.play(A, "play odd-job plain", krid)
    again(stage, krid)
    stage.play(A, "act", krid, shop, "0")
    stage.resolve()
    stage.play(A, "pass")
    stage.skip("MinionPhase", seat=B)
    stage.play(B, "pass")
    stage.skip("MinionPhase", seat=A)
    assert stage.offers(A, "play odd-job plain", krid)
    assert stage.offers(A, "act", krid, shop, "0")
