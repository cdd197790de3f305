"""Cards being played, and cancelling them (VTES-1.6.1-06..08)."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PeopleStage, bleed, choose_strikes, fight, offered_modes
from games.vtes.cards.rulings import ruling
from games.vtes.made_up import (
    CHILDE,
    COSTLY_ERRAND,
    ELDER,
    ERRAND,
    GIFT,
    NUDGE,
    RETORT,
    SHRUG,
    VETO,
    WARNING,
)  # fmt: skip
from games.vtes.stage import A, B, C, Stage

from conclave.games.vtes.rules.abilities.using import Can
from conclave.games.vtes.rules.constants import ASH_HEAP, COMBAT, FRENZY, MASTER, PLAYING, REFLEX
from conclave.games.vtes.rules.events.actions import ActionAnnounced
from conclave.games.vtes.rules.events.playing import Cancelled
from conclave.games.vtes.vocabulary import parts, targets
from conclave.games.vtes.vocabulary.cancelling import Cancel
from conclave.games.vtes.vocabulary.card import Card, as_
from conclave.games.vtes.vocabulary.damage import Strength
from conclave.testing import rule

MINE = (ELDER, CHILDE, ERRAND, COSTLY_ERRAND, NUDGE, SHRUG, WARNING, RETORT, GIFT, VETO)


def errand(**hands: tuple[str, ...]) -> tuple[Stage, int, int]:
    """A's elder plays an errand; B has a tapped childe. Hands are full, libraries hold blurs."""
    stage = Stage(3, extra=MINE)
    elder = stage.vampire(A, "Elder")
    childe = stage.vampire(B, "Childe", tapped=True)
    stage.hand(A, "Errand", *hands.get("a", ()))
    stage.hand(B, *hands.get("b", ()))
    for seat in (A, B):
        stage.hand(seat, *["Flash"] * (7 - len(stage.table.hand[seat])))
        stage.library(seat, *["Blur"] * 9)
    stage.play(A, "play", "errand", "plain", elder)
    return stage, elder, childe


def held(stage: Stage) -> list[int]:
    return [len(stage.table.hand[seat]) for seat in (A, B)]


@rule("EX-1.6.1-a", "VTES-1.6.1-06", "VTES-1.6.1-07", "VTES-1.6.1-08")
@ruling("Cancel", 1)
def test_a_tapped_vampire_wakes_and_cancels_before_anybody_draws() -> None:
    stage, elder, childe = errand(b=("Forced Awakening", "Warning", "Shrug"))
    assert stage.window == "as-played"
    stage.skip("as-played", B)
    assert stage.options(B) == [
        f"play forced-awakening plain {stage.table.word(childe)}",
        "pass",
    ]
    assert held(stage) == [6, 7]
    stage.play(B, "play", "forced-awakening", "plain", childe)
    while stage.table.view(None)["playing"]["card"] == "forced-awakening":
        stage.do_minimum()
    assert held(stage) == [6, 6]
    stage.skip("as-played", B)
    assert stage.options(B) == [f"play warning plain {stage.table.word(childe)}", "pass"]
    stage.play(B, "play", "warning", "plain", childe)
    assert held(stage) == [6, 5]
    stage.skip("MinionPhase")
    assert held(stage) == [7, 7]
    assert stage.table.pool[A] == 30
    assert not stage.table.tapped[elder]
    assert [event.card.partition("#")[0] for event in stage.events_of(Cancelled)] == ["errand"]


@rule("VTES-1.6.1-06")
@ruling("Cancel", 1)
def test_nothing_but_cancels_and_wakes_is_offered_while_a_card_is_played() -> None:
    stage = Stage(2, extra=MINE)
    elder = stage.vampire(A, "Elder")
    childe = stage.vampire(B, "Childe")
    stage.hand(A, "Govern the Unaligned", "Nudge", "Conditioning")
    stage.hand(B, "Warning", "Shrug", "Enhanced Senses", "Deflection")
    stage.play(A, "play", "govern-the-unaligned", "dom", elder)
    asked = set()
    while stage.window == "as-played":
        asked.add(stage.decider)
        expected = ["pass"]
        if stage.decider == B:
            expected.insert(0, f"play warning plain {stage.table.word(childe)}")
        assert stage.options(stage.decider) == expected
        stage.play(stage.decider, "pass")
    assert B in asked
    assert stage.table.pool[B] == 30
    assert stage.window == "announced"
    stage.skip("announced", B)
    assert stage.offers(B, "play", "shrug", "plain", childe)


@rule("VTES-1.6.1-08", "VTES-1.6.1-09")
def test_the_replacement_is_drawn_before_the_card_takes_effect_and_after_the_window() -> None:
    stage, _, _ = errand()
    assert held(stage) == [6, 7]
    stage.skip("announced")
    assert held(stage) == [7, 7]
    assert stage.table.pool[A] == 30


@rule("VTES-1.6.1-06")
def test_a_cancelled_action_card_leaves_the_minion_untapped_and_costs_nothing() -> None:
    stage = Stage(2, extra=MINE)
    elder = stage.vampire(A, "Elder")
    childe = stage.vampire(B, "Childe")
    stage.hand(A, "Costly Errand")
    (card,) = stage.table.hand[A]
    stage.hand(B, "Warning")
    stage.play(A, "play", "costly-errand", "plain", elder)
    assert stage.zone(card) == PLAYING
    stage.skip("as-played", B)
    stage.play(B, "play", "warning", "plain", childe)
    stage.skip("MinionPhase")
    assert stage.zone(card) == ASH_HEAP
    assert not stage.table.tapped[elder]
    assert stage.blood(elder) == 8
    assert stage.table.pool == [30, 30]
    assert stage.offers(A, "bleed", elder)
    assert stage.events_of(ActionAnnounced) == []


@rule("VTES-1.6.1-06")
def test_a_cancel_may_be_cancelled_itself() -> None:
    stage = Stage(2, extra=MINE)
    elder = stage.vampire(A, "Elder")
    childe = stage.vampire(B, "Childe")
    stage.hand(A, "Errand", "Retort")
    stage.hand(B, "Warning")
    stage.play(A, "play", "errand", "plain", elder)
    assert not stage.offers(A, "play", "retort", "plain", elder)
    stage.skip("as-played", B)
    stage.play(B, "play", "warning", "plain", childe)
    assert stage.window == "as-played"
    assert stage.decider == A
    stage.play(A, "play", "retort", "plain", elder)
    stage.skip("MinionPhase")
    assert [event.card.partition("#")[0] for event in stage.events_of(Cancelled)] == ["warning"]
    assert stage.table.pool[A] == 31
    assert stage.table.tapped[elder]


@rule("VTES-1.6.1-06", "VTES-1.6.2-05", "VTES-1.6.2-06")
def test_a_veto_of_a_veto_lets_the_first_card_take_effect() -> None:
    stage = Stage(3, phase="master", extra=MINE)
    stage.hand(A, "Gift", "Veto")
    stage.hand(B, "Veto")
    stage.hand(C, "Veto")
    stage.play(A, "play", "gift", "plain", "-")
    stage.skip("as-played", B)
    stage.play(B, "play", "veto", "plain", "-")
    stage.skip("as-played", C)
    assert stage.table.view(None)["playing"]["card"] == "veto"
    stage.play(C, "play", "veto", "plain", "-")
    stage.skip("MasterPhase")
    assert stage.table.pool[A] == 31
    assert [event.card.partition("#")[0] for event in stage.events_of(Cancelled)] == ["veto"]
    assert stage.table.debt == [0, 1, 1]


@rule("VTES-1.6.1-06", "VTES-1.6.1-30")
def test_everybody_may_still_cancel_after_a_cancel_was_cancelled() -> None:
    stage = Stage(3, phase="master", extra=MINE)
    stage.hand(A, "Gift")
    stage.hand(B, "Veto")
    stage.hand(C, "Veto", "Veto")
    stage.play(A, "play", "gift", "plain", "-")
    stage.skip("as-played", B)
    stage.play(B, "play", "veto", "plain", "-")
    stage.skip("as-played", C)
    stage.play(C, "play", "veto", "plain", "-")
    while (stage.table.view(None)["playing"]["card"], stage.decider) != ("gift", C):
        stage.do_minimum()
    assert stage.window == "as-played"
    assert stage.options(C) == ["pass"]
    stage.skip("MasterPhase")
    assert stage.table.pool[A] == 31


@rule("VTES-1.6.3-28")
def test_a_reflex_is_for_the_minion_against_whom_a_card_is_played() -> None:
    rage = Card(
        "Rage",
        COMBAT,
        FRENZY,
        effect=Strength(1),
        when="before-range",
        target=targets.One(parts.OPPONENT),
    )
    calm = Card(
        "Calm", COMBAT,
        modes=(as_(REFLEX, Cancel((COMBAT,), trait=FRENZY)), as_(COMBAT, Strength(1))),
    )  # fmt: skip
    stage = Stage(2, extra=(ELDER, CHILDE, rage, calm))
    elder = stage.vampire(A, "Elder")
    other = stage.vampire(B, "Krid")
    childe = stage.vampire(B, "Childe")
    stage.hand(A, "Rage", "Calm")
    stage.hand(B, "Calm")
    stage.play(A, "bleed", elder)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", childe)
    stage.skip("before-range", A)
    cards = stage.table.cards
    reflex, combat = cards.mode_words[cards.numbers["calm"]]
    modes = [move for move in stage.options(A) if "calm" in move]
    assert modes == [f"play calm {combat} {stage.table.word(elder)}"]
    stage.play(A, "play", "rage", "plain", elder)
    assert stage.window == "as-played"
    assert stage.options(A) == ["pass"]
    stage.skip("as-played", B)
    assert stage.offers(B, "play", "calm", reflex, childe)
    assert not stage.offers(B, "play", "calm", reflex, other)
    stage.play(B, "play", "calm", reflex, childe)
    stage.skip("before-range")
    assert [event.card.partition("#")[0] for event in stage.events_of(Cancelled)] == ["rage"]


@rule("VTES-1.6.1-06", "VTES-1.4-01")
def test_a_card_in_play_may_cancel_too() -> None:
    ward = Card(
        "Ward", MASTER,
        grants=Can(Cancel((MASTER,)), when=("as-played",), own_turn=False, burn=True),
    )  # fmt: skip
    stage = Stage(2, phase="master", extra=(GIFT, ward))
    stage.hand(A, "Gift")
    card = stage.permanent(B, "Ward")
    stage.play(A, "play", "gift", "plain", "-")
    stage.skip("as-played", B)
    stage.play(B, "use", card, "0")
    stage.skip("MinionPhase")
    assert stage.table.pool[A] == 30
    assert stage.zone(card) == ASH_HEAP


def cancelled(stage: PeopleStage, seat: int, by: str, *words: object) -> None:
    """A card is played, and another player cancels it with a master card."""
    stage.play_only(seat, *words)
    other = next(s for s in range(stage.table.seats) if by in stage.names(stage.table.hand[s]))
    while stage.decider != other or not stage.offers(other, "play", by, "plain -"):
        assert stage.window == "as-played"
        stage.play_only(stage.decider, "pass")
    stage.play_only(other, "play", by, "plain -")
    while stage.window == "as-played":
        stage.play_only(stage.decider, "pass")


@ruling("Cancel", 2)
def test_a_cancelled_card_is_replaced_at_once_although_it_says_otherwise() -> None:
    stage = PeopleStage(2)
    elder, _ = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Bum's Rush", *["Ascendance"] * 6)
    stage.library(A, "Vessel")
    stage.hand(B, "Direct Intervention")
    cancelled(stage, A, "direct-intervention", "play bums-rush plain", elder)
    assert len(stage.table.hand[A]) == 7


@ruling("Cancel", 3)
def test_a_cancelled_modifier_was_played_anyway() -> None:
    stage = PeopleStage(2)
    elder, _ = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Conditioning", "Conditioning", "Threats")
    stage.hand(B, "Direct Intervention")
    bleed(stage, elder)
    cancelled(stage, A, "direct-intervention", "play conditioning DOM", elder)
    stage.skip("announced", A)
    assert offered_modes(stage, A, "conditioning") == []
    assert offered_modes(stage, A, "threats") == ["dom", "DOM"]


@ruling("Cancel", 3)
def test_a_cancelled_card_counts_towards_its_limit_per_combat() -> None:
    stage = PeopleStage(2)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Carrion Crows", "Carrion Crows")
    stage.hand(B, "Direct Intervention")
    fight(stage, elder, rival)
    assert offered_modes(stage, A, "carrion-crows") == ["ani", "ANI"]
    cancelled(stage, A, "direct-intervention", "play carrion-crows ANI", elder)
    assert offered_modes(stage, A, "carrion-crows") == []


@ruling("Cancel", 3)
@pytest.mark.parametrize(("card", "others"), [("giants-blood", []), ("research", ["plain"])])
def test_a_cancelled_card_counts_towards_its_limit_per_game(card: str, others: list[str]) -> None:
    stage = PeopleStage(2, phase="master")
    stage.vampire(A, "Elder", 2)
    stage.hand(A, card, card)
    stage.library(A, "Fame")
    stage.hand(B, "Sudden Reversal", card)
    stage.play_only(A, "play", card, "plain -")
    stage.skip("as-played", B)
    stage.play(B, "play sudden-reversal plain -")
    stage.skip("MasterPhase", A)
    stage.table.actions = 1
    assert offered_modes(stage, A, card) == []
    stage.skip("MasterPhase", B)
    stage.table.actions = 1
    assert offered_modes(stage, B, card) == others


@ruling("Cancel", 4)
def test_a_cancelled_card_sets_no_limit() -> None:
    stage = PeopleStage(2)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Blur", "Pursuit")
    stage.hand(B, "Direct Intervention")
    fight(stage, elder, rival)
    choose_strikes(stage)
    stage.skip("additional-strikes", A)
    cancelled(stage, A, "direct-intervention", "play blur CEL", elder)
    assert offered_modes(stage, A, "pursuit") == ["CEL"]
    assert stage.blood(elder) == 9
