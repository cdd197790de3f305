"""Special Report: a master card by which a vampire blocks after all, perhaps for pool."""

from __future__ import annotations

from games.vtes.cards.people import PEOPLE, Salon, bleed
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C, Stage

from conclave.games.vtes.rules.events.actions import ActionBlocked
from conclave.games.vtes.rules.events.combat import CombatBegan
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.reading import values
from conclave.games.vtes.rules.words import ACTION, ASH_HEAP, MODIFIER
from conclave.games.vtes.vocabulary import filters, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.blocks import CannotBlock, Stealth
from conclave.games.vtes.vocabulary.card import Card
from conclave.games.vtes.vocabulary.effects import EnterCombat
from conclave.testing import rule

MORE: tuple[AnyCard, ...] = (
    Card(
        "Surprise",
        ACTION,
        effect=Action(
            EnterCombat(),
            target=targets.One(
                filters.MINION, filters.TAPPED, filters.Not(filters.ControlledBy(p.YOU))
            ),
        ),
    ),
    Card("Sunrise", MODIFIER, effect=CannotBlock(filters.VAMPIRE)),
    Card("Haze", MODIFIER, effect=Stealth(1)),
)


class Newsroom(Salon):
    """The salon with a few more cards, and the report in B's hand."""

    def __init__(self, seats: int = 3) -> None:
        Stage.__init__(self, seats, extra=(*PEOPLE, *MORE))
        self.hand(B, "Special Report")


def report(stage: Stage, seat: int = B, *target: object) -> None:
    """The report is played; nobody cancels it."""
    stage.play(seat, "play", "special-report", "plain", "-")
    if target:
        stage.play(seat, *target)


def asked_to_block(stage: Stage, seat: int = B) -> Stage:
    """Everybody passes until a seat is asked for a block."""
    return stage.skip("BlockQuestion", seat)


def test_special_report_untaps_a_vampire_who_attempts_to_block() -> None:
    stage = Newsroom()
    kurt = stage.vampire(A, "Kurt")
    rival = stage.vampire(B, "Rival", tapped=True)
    stage.ally(B, "Thug", tapped=True)
    bleed(stage, kurt)
    asked_to_block(stage)
    report(stage)
    assert not stage.table.tapped[rival]
    assert stage.window == "block"
    stage.skip("MinionPhase")
    assert [event.other for event in stage.told(ActionBlocked)] == [stage.table.word(rival)]
    assert stage.names(stage.table.ash[B]) == ["special-report"]
    assert stage.table.debt[B] == 1


def test_special_report_chooses_among_ones_own_ready_vampires() -> None:
    stage = Newsroom()
    kurt = stage.vampire(A, "Kurt")
    rival, ira = stage.vampire(B, "Rival", tapped=True), stage.vampire(B, "Ira")
    stage.vampire(B, "Pupil", torpor=True)
    stage.vampire(C, "Elder", tapped=True)
    bleed(stage, kurt)
    asked_to_block(stage)
    stage.play(B, "play", "special-report", "plain", "-")
    assert stage.options(B) == [stage.text("target", rival), stage.text("target", ira)]


def test_special_report_needs_a_vampire_and_an_action_to_block() -> None:
    stage = Newsroom()
    kurt = stage.vampire(A, "Kurt")
    stage.ally(B, "Thug", tapped=True)
    stage.skip("minion-phase", B)
    assert not stage.offers(B, "play", "special-report", "plain", "-")
    stage.skip("MinionPhase", A)
    bleed(stage, kurt)
    assert stage.window == "announced"
    stage.skip("announced", B)
    assert not stage.offers(B, "play", "special-report", "plain", "-")


def test_the_player_of_special_report_may_buy_an_intercept_once() -> None:
    stage = Newsroom()
    stage.hand(A, "Haze")
    kurt = stage.vampire(A, "Kurt")
    rival = stage.vampire(B, "Rival", tapped=True)
    bleed(stage, kurt)
    asked_to_block(stage)
    report(stage)
    assert not stage.offers(B, "buy-intercept", "1")
    stage.play(A, "play", "haze", "plain", kurt)
    assert not stage.offers(A, "buy-intercept", "1")
    stage.skip("block", B)
    stage.play(B, "buy-intercept", "1")
    assert values.intercept(stage.table, rival) == 1
    assert stage.table.pool[B] == 29
    stage.skip("block", B)
    assert not stage.offers(B, "buy-intercept", "1")
    stage.skip("MinionPhase")
    assert len(stage.told(CombatBegan)) == 1


def test_without_special_report_no_intercept_is_for_sale() -> None:
    stage = Newsroom()
    stage.hand(A, "Haze")
    kurt, rival = stage.vampire(A, "Kurt"), stage.vampire(B, "Rival")
    bleed(stage, kurt)
    asked_to_block(stage)
    stage.play(B, "block", rival)
    stage.play(A, "play", "haze", "plain", kurt)
    stage.skip("block", B)
    assert not stage.offers(B, "buy-intercept", "1")


@ruling("Forces Block attempt", 1)
def test_special_report_is_for_a_vampire_who_attempts_to_block_already_too() -> None:
    stage = Newsroom()
    stage.hand(A, "Haze")
    kurt = stage.vampire(A, "Kurt")
    rival = stage.vampire(B, "Rival")
    stage.vampire(B, "Ira", tapped=True)
    bleed(stage, kurt)
    asked_to_block(stage)
    stage.play(B, "block", rival)
    stage.play(A, "play", "haze", "plain", kurt)
    stage.skip("block", B)
    report(stage)
    stage.skip("block", B)
    stage.play(B, "buy-intercept", "1")
    stage.skip("MinionPhase")
    assert [event.other for event in stage.told(ActionBlocked)] == [stage.table.word(rival)]


@ruling("Forces Block attempt", 2)
def test_special_report_is_not_for_a_vampire_who_can_not_block() -> None:
    stage = Newsroom()
    stage.hand(A, "Sunrise")
    kurt = stage.vampire(A, "Kurt")
    stage.vampire(B, "Rival", tapped=True)
    bleed(stage, kurt)
    stage.play(A, "play", "sunrise", "plain", kurt)
    asked_to_block(stage)
    assert not stage.offers(B, "play", "special-report", "plain", "-")


@rule("VTES-6.2.2-02")
@ruling("Forces Block attempt", 3)
def test_special_report_is_not_for_those_whom_the_action_does_not_concern() -> None:
    stage = Newsroom(4)
    stage.hand(C, "Special Report")
    kurt = stage.vampire(A, "Kurt")
    stage.vampire(C, "Rival", tapped=True)
    bleed(stage, kurt)
    offered: list[str] = []
    while stage.prompt != "MinionPhase":
        offered += stage.options(C)
        stage.least()
    assert "pass" in offered
    assert "play special-report plain -" not in offered
    assert stage.told(ActionBlocked) == []


@ruling("Unlocks and attempts to block", 1)
def test_a_target_who_untaps_by_special_report_still_blocks_and_fights() -> None:
    stage = Newsroom()
    stage.hand(A, "Surprise")
    kurt = stage.vampire(A, "Kurt")
    rival = stage.vampire(B, "Rival", tapped=True)
    stage.play(A, "play", "surprise", "plain", kurt)
    asked_to_block(stage)
    report(stage)
    stage.skip("before-range")
    assert [event.other for event in stage.told(ActionBlocked)] == [stage.table.word(rival)]
    assert len(stage.told(CombatBegan)) == 1
    assert stage.zone(stage.table.ash[B][0]) == ASH_HEAP
