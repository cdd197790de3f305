"""Tests of out-of-turn masters that don't cancel cards."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PeopleStage, bleed, offered_modes
from games.vtes.cards.rulings import ruling
from games.vtes.made_up import PUSH
from games.vtes.stage import A, B, C, D, Stage

from conclave.games.vtes.cards import LIBRARY
from conclave.games.vtes.rules.constants import (
    ACTION,
    ASH_HEAP,
    BESIDE,
    MASTER,
    MODIFIER,
    ON_CARD,
    OUT_OF_TURN,
    READY,
    REFLEX,
)
from conclave.games.vtes.rules.events.actions import ActionBlocked, BlockFailed, BlockTried
from conclave.games.vtes.rules.events.combat import CombatBegan
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.reading import identity, values
from conclave.games.vtes.rules.windows import SUCCEEDING
from conclave.games.vtes.vocabulary import filters, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.bleeds import BleedBonus, LimitBleed
from conclave.games.vtes.vocabulary.blocks import CannotBlock, Stealth
from conclave.games.vtes.vocabulary.cancelling import Cancel
from conclave.games.vtes.vocabulary.card import Card, Vampire, as_
from conclave.games.vtes.vocabulary.effects import EnterCombat
from conclave.testing import rule

# Archon Investigation


SHELTER = Card("Shelter", MASTER, modes=(as_(REFLEX, Cancel((MASTER,), on_self=True), "dom"),))


def test_archon_investigation_burns_a_minion_who_bleeds_you_for_four() -> None:
    stage = Stage(3)
    pug = stage.vampire(A, "Gwendolyn")
    stage.put_on(pug, "Laptop Computer")
    stage.hand(B, "Archon Investigation")
    stage.hand(C, "Archon Investigation")
    stage.play(A, "bleed", pug)
    stage.skip("announced", B)
    stage.play(B, "play", "archon-investigation", "plain", "-")
    stage.skip("MinionPhase")
    assert stage.zone(pug) == ASH_HEAP
    assert stage.table.pool == [30, 27, 30]
    assert stage.names(stage.table.hand[C]) == ["archon-investigation"]


def test_archon_investigation_needs_a_bleed_of_four() -> None:
    stage = Stage(2)
    pug = stage.vampire(A, "Gwendolyn")
    stage.hand(B, "Archon Investigation")
    stage.play(A, "bleed", pug)
    stage.skip("announced", B)
    assert not stage.offers(B, "play", "archon-investigation", "plain", "-")
    stage.skip("MinionPhase")
    assert stage.zone(pug) == READY
    assert stage.table.pool[B] == 27


@ruling("Archon Investigation", 1)
@ruling("Change the target of a bleed", 1, 2)
@ruling("Telepathic Counter", 1)
def test_some_cards_come_before_or_after_blocks_but_not_after_the_resolution() -> None:
    stage = PeopleStage(3)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.put_on(elder, "Laptop Computer")
    stage.hand(A, "Conditioning", "Lost in Crowds")
    stage.hand(B, "Archon Investigation", "Deflection", "Telepathic Counter")
    bleed(stage, elder)
    stage.play(A, "play conditioning DOM", elder)
    seen: dict[str, set[str]] = {}
    for _ in range(60):
        if stage.prompt == "MinionPhase":
            break
        here = stage.prompt if stage.prompt == "BlockQuestion" else stage.window
        if stage.decider == B:
            cards = ("archon-investigation", "deflection", "telepathic-counter")
            for card in cards:
                if offered_modes(stage, B, card):
                    seen.setdefault(card, set()).add(here)
            if here == "BlockQuestion" and not stage.events_of(BlockTried):
                stage.play(B, "block", rival)
                continue
        elif here == "block" and offered_modes(stage, A, "lost-in-crowds"):
            stage.play(A, "play lost-in-crowds obf", elder)
            continue
        stage.do_minimum()
    assert len(stage.events_of(BlockFailed)) == 1
    assert seen["deflection"] == {"declined"}
    assert seen["archon-investigation"] == {"announced", "block", "declined"}
    assert seen["telepathic-counter"] == {"announced", "BlockQuestion", "block", "declined"}
    assert stage.table.pool[B] == 25


@ruling("Archon Investigation", 2)
def test_archon_investigation_is_played_on_the_vampire_who_bleeds() -> None:
    stage = PeopleStage(2, SHELTER)
    elder = stage.vampire(A, "Elder")
    stage.put_on(elder, "Laptop Computer")
    stage.hand(A, "Conditioning", "Shelter")
    stage.hand(B, "Archon Investigation")
    bleed(stage, elder)
    stage.play(A, "play conditioning DOM", elder)
    stage.skip("announced", B)
    stage.play_only(B, "play archon-investigation plain -")
    stage.skip("as-played", A)
    stage.play(A, "play shelter dom-reflex", elder)
    stage.resolve()
    assert stage.zone(elder) == READY
    assert stage.table.pool == [30, 25]


# Special Report


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


class SpecialReportStage(PeopleStage):
    """A table with people and made-up cards, and a Special Report in B's hand."""

    def __init__(self, seats: int = 3) -> None:
        super().__init__(seats, *MORE)
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
    stage = SpecialReportStage()
    kurt = stage.vampire(A, "Kurt")
    rival = stage.vampire(B, "Rival", tapped=True)
    stage.ally(B, "Thug", tapped=True)
    bleed(stage, kurt)
    asked_to_block(stage)
    report(stage)
    assert not stage.table.tapped[rival]
    assert stage.window == "block"
    stage.skip("MinionPhase")
    assert [event.other for event in stage.events_of(ActionBlocked)] == [stage.table.word(rival)]
    assert stage.names(stage.table.ash[B]) == ["special-report"]
    assert stage.table.debt[B] == 1


def test_special_report_chooses_among_ones_own_ready_vampires() -> None:
    stage = SpecialReportStage()
    kurt = stage.vampire(A, "Kurt")
    rival, ira = stage.vampire(B, "Rival", tapped=True), stage.vampire(B, "Ira")
    stage.vampire(B, "Pupil", torpor=True)
    stage.vampire(C, "Elder", tapped=True)
    bleed(stage, kurt)
    asked_to_block(stage)
    stage.play(B, "play", "special-report", "plain", "-")
    assert stage.options(B) == [stage.text("target", rival), stage.text("target", ira)]


def test_special_report_needs_a_vampire_and_an_action_to_block() -> None:
    stage = SpecialReportStage()
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
    stage = SpecialReportStage()
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
    assert len(stage.events_of(CombatBegan)) == 1


def test_without_special_report_no_intercept_is_for_sale() -> None:
    stage = SpecialReportStage()
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
    stage = SpecialReportStage()
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
    assert [event.other for event in stage.events_of(ActionBlocked)] == [stage.table.word(rival)]


@ruling("Forces Block attempt", 2)
def test_special_report_is_not_for_a_vampire_who_can_not_block() -> None:
    stage = SpecialReportStage()
    stage.hand(A, "Sunrise")
    kurt = stage.vampire(A, "Kurt")
    stage.vampire(B, "Rival", tapped=True)
    bleed(stage, kurt)
    stage.play(A, "play", "sunrise", "plain", kurt)
    asked_to_block(stage)
    assert not stage.offers(B, "play", "special-report", "plain", "-")


@rule("VTES-6.2.2-02")
@ruling("Forces Block attempt", 3)
def test_special_report_is_not_for_players_who_may_not_block() -> None:
    stage = SpecialReportStage(4)
    stage.hand(C, "Special Report")
    kurt = stage.vampire(A, "Kurt")
    stage.vampire(C, "Rival", tapped=True)
    bleed(stage, kurt)
    offered: list[str] = []
    while stage.prompt != "MinionPhase":
        offered += stage.options(C)
        stage.do_minimum()
    assert "pass" in offered
    assert "play special-report plain -" not in offered
    assert stage.events_of(ActionBlocked) == []


@ruling("Unlocks and attempts to block", 1)
def test_a_target_who_untaps_by_special_report_still_blocks_and_fights() -> None:
    stage = SpecialReportStage()
    stage.hand(A, "Surprise")
    kurt = stage.vampire(A, "Kurt")
    rival = stage.vampire(B, "Rival", tapped=True)
    stage.play(A, "play", "surprise", "plain", kurt)
    asked_to_block(stage)
    report(stage)
    stage.skip("before-range")
    assert [event.other for event in stage.events_of(ActionBlocked)] == [stage.table.word(rival)]
    assert len(stage.events_of(CombatBegan)) == 1
    assert stage.zone(stage.table.ash[B][0]) == ASH_HEAP


# Major Boon


LAST_PUSH = Card("Last Push", MODIFIER, effect=BleedBonus(+1), when=SUCCEEDING)
SLIP = Card("Slip", MODIFIER, effect=LimitBleed(0), when=SUCCEEDING)


def boon(stage: PeopleStage, minion: int, seat: int = C, of: int = A) -> PeopleStage:
    """A minion bleeds, and a seat takes the bleed upon herself."""
    bleed(stage, minion, of)
    stage.skip(SUCCEEDING, seat)
    stage.play(seat, "play major-boon plain -")
    stage.skip("MinionPhase")
    return stage


def test_major_boon_burns_your_pool_in_the_place_of_the_target() -> None:
    stage = PeopleStage(3, PUSH)
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "Push")
    stage.hand(C, "Major Boon")
    bleed(stage, elder)
    stage.play(A, "play push plain", elder)
    stage.skip(SUCCEEDING, C)
    stage.play(C, "play major-boon plain -")
    stage.skip("MinionPhase")
    assert stage.table.pool == [30, 30, 27]
    assert stage.table.edge == A
    assert stage.names(stage.table.beside[C]) == ["major-boon"]
    assert stage.table.debt[C] == 1


def test_later_the_debtor_burns_pool_for_a_bleed_against_you() -> None:
    stage = PeopleStage(3)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(C, "Major Boon")
    boon(stage, elder)
    (card,) = stage.table.beside[C]
    stage.skip("MinionPhase", B)
    bleed(stage, rival, B)
    stage.skip(SUCCEEDING, C)
    stage.play(C, "use", card, "0")
    stage.skip("MinionPhase", B)
    assert stage.table.pool == [30, 29, 29]  # B was spared once, and pays for her own bleed now
    assert stage.zone(card) == ASH_HEAP
    assert stage.table.edge == B


def test_major_boon_is_not_for_your_own_bleed_or_one_against_you() -> None:
    stage = PeopleStage(3)
    elder = stage.vampire(A, "Elder")
    for seat in (A, B, C):
        stage.hand(seat, "Major Boon")
    bleed(stage, elder)
    stage.skip(SUCCEEDING)
    assert (stage.decider, offered_modes(stage, A, "major-boon")) == (A, [])
    stage.skip(SUCCEEDING, B)
    assert offered_modes(stage, B, "major-boon") == []
    stage.skip(SUCCEEDING, C)
    assert offered_modes(stage, C, "major-boon") == ["plain"]


def test_major_boon_is_not_used_for_a_bleed_against_another() -> None:
    stage = PeopleStage(3)
    elder = stage.vampire(A, "Elder")
    stage.hand(C, "Major Boon")
    stage.hand(B, "Major Boon")
    boon(stage, elder)
    (card,) = stage.table.beside[C]
    stage.vampire(A, "Rival")
    bleed(stage, next(m for m in stage.table.ready[A] if not stage.table.tapped[m]))
    stage.skip(SUCCEEDING, B)
    assert stage.table.view(None)["action"]["target_seat"] == B
    assert not stage.offers(C, "use", card, "0")
    stage.skip("MinionPhase")
    assert stage.table.pool == [30, 29, 29]


@ruling("Major Boon", 1)
def test_after_it_only_what_is_played_when_the_bleed_would_succeed_can_be_played() -> None:
    stage = PeopleStage(3, PUSH, LAST_PUSH)
    elder = stage.vampire(A, "Elder")
    stage.vampire(B, "Rival")
    stage.hand(A, "Push", "Last Push")
    stage.hand(B, "Deflection", "Telepathic Misdirection")
    stage.hand(C, "Major Boon")
    bleed(stage, elder)
    assert offered_modes(stage, A, "push") == ["plain"]
    stage.skip(SUCCEEDING, C)
    stage.play(C, "play major-boon plain -")
    assert stage.decider == A
    assert offered_modes(stage, A, "push") == []
    stage.play(A, "play last-push plain", elder)
    stage.skip("MinionPhase")
    assert stage.table.pool == [30, 30, 28]
    assert len(stage.table.hand[B]) == 2


@ruling("Major Boon", 2)
def test_nobody_takes_a_boon_upon_herself() -> None:
    stage = PeopleStage(4)
    elder = stage.vampire(A, "Elder")
    stage.hand(C, "Major Boon")
    stage.hand(D, "Major Boon")
    bleed(stage, elder)
    stage.skip(SUCCEEDING, D)
    assert offered_modes(stage, D, "major-boon") == ["plain"]
    stage = PeopleStage(4)
    elder = stage.vampire(A, "Elder")
    stage.hand(C, "Major Boon")
    stage.hand(D, "Major Boon")
    bleed(stage, elder)
    stage.skip(SUCCEEDING, C)
    stage.play(C, "play major-boon plain -")
    stage.skip(SUCCEEDING, D)
    assert offered_modes(stage, D, "major-boon") == []


@ruling("Major Boon", 3)
def test_two_boons_are_not_burned_for_one_bleed() -> None:
    stage = PeopleStage(3)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(C, "Major Boon", "Major Boon")
    boon(stage, elder)
    stage.table.debt[C] = 0
    pupil = stage.vampire(A, "Pupil")
    boon(stage, pupil)
    first, second = stage.table.beside[C]
    stage.skip("MinionPhase", B)
    bleed(stage, rival, B)
    stage.skip(SUCCEEDING, C)
    assert stage.offers(C, "use", first, "0")
    assert stage.offers(C, "use", second, "0")
    stage.play(C, "use", first, "0")
    stage.skip("after-action")
    assert stage.zone(second) == BESIDE
    assert stage.table.pool == [30, 29, 28]


def test_major_boon_is_burned_if_no_pool_is_burned_for_the_bleed() -> None:
    stage = PeopleStage(3, SLIP)
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "Slip")
    stage.hand(C, "Major Boon")
    bleed(stage, elder)
    stage.skip(SUCCEEDING, C)
    stage.play(C, "play major-boon plain -")
    stage.play(A, "play slip plain", elder)
    stage.skip("MinionPhase")
    assert stage.table.pool == [30, 30, 30]
    assert stage.names(stage.table.ash[C]) == ["major-boon"]


def test_a_boon_of_a_player_who_is_out_has_no_effect() -> None:
    stage = PeopleStage(3)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(A, "Rival")
    stage.hand(C, "Major Boon")
    boon(stage, elder)
    (card,) = stage.table.beside[C]
    stage.pool(B, 1)
    bleed(stage, rival)
    stage.skip("MinionPhase")
    assert stage.table.out[B]
    pupil = stage.vampire(A, "Pupil")
    bleed(stage, pupil)
    assert stage.table.view(None)["action"]["target_seat"] == C
    stage.skip("MinionPhase")
    assert stage.zone(card) == BESIDE
    assert stage.table.pool[C] == 28


# Proxy Kissed


COUSIN = Vampire("Cousin", "giovanni", 1, 5, "pot", "independent")
UNCLE = Vampire("Uncle", "giovanni", 1, 4, "POT", "independent")


def influence(*cards: str, counters: int = 5) -> tuple[PeopleStage, int]:
    """A's influence phase, with a Giovanni with this many counters about to come out."""
    stage = PeopleStage(2, COUSIN, UNCLE, phase="influence")
    cousin = stage.uncontrolled(A, "Cousin", counters)
    stage.hand(A, *cards)
    return stage, cousin


def test_proxy_kissed_is_for_a_giovanni_who_has_just_come_out() -> None:
    stage, cousin = influence("Proxy Kissed")
    assert offered_modes(stage, A, "proxy-kissed") == []
    stage.skip("brought-out", A)
    stage.play(A, "play proxy-kissed plain -")
    table = stage.table
    assert stage.names(table.attached[cousin]) == ["proxy-kissed"]
    assert (identity.capacity(table, cousin), stage.blood(cousin)) == (6, 6)
    assert identity.level(table, cousin, "pot") == 2
    assert identity.level(table, cousin, "for") == 1


def test_proxy_kissed_is_for_nobody_else() -> None:
    stage = PeopleStage(2, COUSIN, UNCLE, phase="influence")
    stage.vampire(A, "Uncle")
    stage.uncontrolled(A, "Fledgling", 3)
    stage.uncontrolled(A, "Cousin", 4)
    stage.hand(A, "Proxy Kissed")
    stage.skip("brought-out", A)
    assert offered_modes(stage, A, "proxy-kissed") == []
    stage, _ = influence("Proxy Kissed", counters=4)
    stage.skip("DiscardPhase", A)
    assert stage.prompt == "DiscardPhase"  # nobody came out, and nothing was asked


@ruling("Proxy Kissed", 1)
def test_proxy_kissed_may_come_on_one_who_has_one_already() -> None:
    stage, cousin = influence("Proxy Kissed", counters=6)
    old = stage.card(A, "Proxy Kissed", ON_CARD)
    stage.table.host[old], stage.table.attached[cousin] = cousin, (old,)
    stage.skip("brought-out", A)
    assert stage.blood(cousin) == 6
    stage.play(A, "play proxy-kissed plain -")
    assert (identity.capacity(stage.table, cousin), stage.blood(cousin)) == (7, 7)
    assert identity.level(stage.table, cousin, "for") == 2


@ruling("Proxy Kissed", 2)
def test_proxy_kissed_uses_up_an_action_of_the_next_master_phase() -> None:
    stage, cousin = influence("Proxy Kissed", "Proxy Kissed")
    uncle = stage.uncontrolled(A, "Uncle", 4)
    stage.skip("brought-out", A)
    stage.play(A, "play proxy-kissed plain -")
    stage.play(A, "target", cousin)
    assert stage.window == "brought-out"
    assert (
        offered_modes(stage, A, "proxy-kissed") == []
    )  # a second one not before that master phase
    assert stage.table.attached[uncle] == ()
    stage.skip("MasterPhase", B)
    stage.skip("MasterPhase", A)
    assert stage.table.actions == 0
    assert stage.table.debt[A] == 0


@pytest.mark.parametrize("name", ["Contingency Planning", "Proxy Kissed", "Major Boon"])
def test_proxy_kissed_and_others_are_out_of_turn_masters(name: str) -> None:
    number = LIBRARY.numbers[name.lower().replace(" ", "-")]
    assert LIBRARY.types[number] == (MASTER,)
    assert LIBRARY.has(number, OUT_OF_TURN)
