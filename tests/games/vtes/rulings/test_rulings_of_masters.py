"""Rulings on master cards, on cards that are cancelled, and on the untap phase."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import bleed, fight, modes, strikes
from games.vtes.cards.rulings import ruling
from games.vtes.rulings.court import Court, play_master
from games.vtes.stage import A, B, C

from conclave.games.vtes.rules.events.actions import BlockFailed, BlockTried
from conclave.games.vtes.rules.events.counters import UntappedAll
from conclave.games.vtes.rules.events.piles import Drew
from conclave.games.vtes.rules.reading import values
from conclave.games.vtes.rules.words import (
    ASH_HEAP,
    BURN_OPTION,
    MASTER,
    OUT_OF_TURN,
    READY,
    REFLEX,
    UNIQUE,
)
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.amounts import THAT_MANY, CountersOn
from conclave.games.vtes.vocabulary.blood import BloodToPool, BurnBlood, BurnPool
from conclave.games.vtes.vocabulary.cancelling import Cancel
from conclave.games.vtes.vocabulary.card import Card, Pool, as_
from conclave.games.vtes.vocabulary.choosing import HowMany
from conclave.games.vtes.vocabulary.moments import UntapPhase
from conclave.lang.abilities import Whenever

DEAR_TAP = Card(
    "Dear Tap",
    MASTER,
    cost=Pool(1),
    effect=HowMany(0, CountersOn(parts.TARGET), BloodToPool(THAT_MANY, parts.TARGET)),
    target=targets.One(filters.VAMPIRE, filters.ControlledBy(p.YOU)),
)
SHELTER = Card("Shelter", MASTER, modes=(as_(REFLEX, Cancel((MASTER,), on_self=True), "dom"),))
TITHE = Card("Tithe", MASTER, grants=Whenever(UntapPhase(p.YOU), BurnPool(1, p.YOU)))
SUNSTROKE = Card(
    "Sunstroke",
    MASTER,
    OUT_OF_TURN,
    effect=BurnBlood(3, parts.TARGET),
    target=targets.One(filters.VAMPIRE),
    when="as-played",
)
MADE_UP = (DEAR_TAP, SHELTER, TITHE, SUNSTROKE)


def cancelled(stage: Court, seat: int, by: str, *words: object) -> None:
    """A card is played, and another player cancels it with a master card."""
    stage.play_only(seat, *words)
    other = next(s for s in range(stage.table.seats) if by in stage.names(stage.table.hand[s]))
    while stage.decider != other or not stage.offers(other, "play", by, "plain -"):
        assert stage.window == "as-played"
        stage.play_only(stage.decider, "pass")
    stage.play_only(other, "play", by, "plain -")
    while stage.window == "as-played":
        stage.play_only(stage.decider, "pass")


# Cards that are cancelled


@ruling("Cancel", 2)
def test_a_cancelled_card_is_replaced_at_once_though_it_says_otherwise() -> None:
    stage = Court(2)
    elder, _ = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Bum's Rush", *["Ascendance"] * 6)
    stage.library(A, "Vessel")
    stage.hand(B, "Direct Intervention")
    cancelled(stage, A, "direct-intervention", "play bums-rush plain", elder)
    assert len(stage.table.hand[A]) == 7


@ruling("Cancel", 3)
def test_a_cancelled_modifier_was_played_all_the_same() -> None:
    stage = Court(2)
    elder, _ = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Conditioning", "Conditioning", "Threats")
    stage.hand(B, "Direct Intervention")
    bleed(stage, elder)
    cancelled(stage, A, "direct-intervention", "play conditioning DOM", elder)
    stage.skip("announced", A)
    assert modes(stage, A, "conditioning") == []
    assert modes(stage, A, "threats") == ["dom", "DOM"]


@ruling("Cancel", 3)
def test_what_may_be_played_once_a_combat_was_played_if_cancelled() -> None:
    stage = Court(2)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Carrion Crows", "Carrion Crows")
    stage.hand(B, "Direct Intervention")
    fight(stage, elder, rival)
    assert modes(stage, A, "carrion-crows") == ["ani", "ANI"]
    cancelled(stage, A, "direct-intervention", "play carrion-crows ANI", elder)
    assert modes(stage, A, "carrion-crows") == []


@ruling("Cancel", 3)
@pytest.mark.parametrize(("card", "others"), [("giants-blood", []), ("research", ["plain"])])
def test_what_may_be_played_once_in_a_game_was_played_if_cancelled(
    card: str, others: list[str]
) -> None:
    stage = Court(2, phase="master")
    stage.vampire(A, "Elder", 2)
    stage.hand(A, card, card)
    stage.library(A, "Fame")
    stage.hand(B, "Sudden Reversal", card)
    stage.play_only(A, "play", card, "plain -")
    stage.skip("as-played", B)
    stage.play(B, "play sudden-reversal plain -")
    stage.skip("MasterPhase", A)
    stage.table.actions = 1
    assert modes(stage, A, card) == []
    stage.skip("MasterPhase", B)
    stage.table.actions = 1
    assert modes(stage, B, card) == others


@ruling("Cancel", 4)
def test_a_cancelled_card_sets_no_limit() -> None:
    stage = Court(2)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Blur", "Pursuit")
    stage.hand(B, "Direct Intervention")
    fight(stage, elder, rival)
    strikes(stage)
    stage.skip("additional-strikes", A)
    cancelled(stage, A, "direct-intervention", "play blur CEL", elder)
    assert modes(stage, A, "pursuit") == ["CEL"]
    assert stage.blood(elder) == 9


@ruling("Change the target of a bleed", 5)
def test_nobody_blocks_after_a_cancelled_deflection() -> None:
    stage = Court(3)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.vampire(B, "Pupil")
    stage.hand(B, "Deflection")
    stage.hand(C, "Direct Intervention")
    bleed(stage, elder)
    stage.skip("declined", B)
    stage.play_only(B, "play deflection DOM", rival)
    stage.skip("as-played", C)
    stage.play(C, "play direct-intervention plain -")
    while stage.prompt != "MinionPhase":
        assert stage.prompt != "BlockQuestion"
        stage.least()
    assert stage.table.pool == [30, 29, 29]


@ruling("Sudden Reversal", 1)
def test_what_is_no_card_from_the_hand_is_not_cancelled() -> None:
    stage = Court(2, phase="master")
    investment = stage.permanent(A, "Short-Term Investment", counters=2)
    stage.hand(A, "Ascendance")
    stage.hand(B, "Sudden Reversal")
    stage.play_only(A, "use", investment, "0")
    assert stage.window != "as-played"
    assert stage.table.pool[A] == 31
    stage.table.actions = 1
    stage.play_only(A, "play ascendance plain -")
    assert stage.window == "as-played"


@ruling("Wash", 1, 2)
def test_a_washed_trifle_gives_its_action_back_and_another_trifle_one_more() -> None:
    stage = Court(2, phase="master")
    pupil = stage.vampire(A, "Pupil", 1)
    stage.hand(A, "Life in the City", "Life in the City", "Ascendance", "Ascendance")
    stage.hand(B, "Wash")
    stage.play_only(A, "play life-in-the-city plain -")
    stage.skip("as-played", B)
    stage.play(B, "play wash plain -")
    stage.skip("MasterPhase", A)
    assert (stage.blood(pupil), stage.table.actions) == (1, 1)
    play_master(stage, A, "life-in-the-city")
    assert (stage.blood(pupil), stage.table.actions) == (2, 1)
    play_master(stage, A, "ascendance")
    assert stage.table.actions == 0


@ruling("Wash", 3)
def test_a_washed_out_of_turn_master_was_the_one_for_that_phase() -> None:
    stage = Court(3, phase="master")
    stage.hand(A, "Ascendance", "Ascendance")
    stage.hand(B, "Sudden Reversal", "Sudden Reversal")
    stage.hand(C, "Wash")
    stage.begin()
    stage.table.actions = 2
    stage.play_only(A, "play ascendance plain -")
    stage.skip("as-played", B)
    stage.play_only(B, "play sudden-reversal plain -")
    stage.skip("as-played", C)
    stage.play(C, "play wash plain -")
    stage.skip("MasterPhase", A)
    assert stage.table.pool[A] == 31
    stage.play_only(A, "play ascendance plain -")
    offered = []
    while stage.window == "as-played":
        offered += modes(stage, stage.decider, "sudden-reversal")
        stage.play_only(stage.decider, "pass")
    assert offered == []
    stage.skip("MasterPhase", B)
    assert stage.table.actions == 1  # the next phase has its action all the same


# Single masters


@ruling("Archon Investigation", 1)
@ruling("Change the target of a bleed", 1, 2)
@ruling("Telepathic Counter", 1)
def test_some_cards_come_before_or_after_blocks_but_not_after_the_resolution() -> None:
    stage = Court(3)
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
                if modes(stage, B, card):
                    seen.setdefault(card, set()).add(here)
            if here == "BlockQuestion" and not stage.told(BlockTried):
                stage.play(B, "block", rival)
                continue
        elif here == "block" and modes(stage, A, "lost-in-crowds"):
            stage.play(A, "play lost-in-crowds obf", elder)
            continue
        stage.least()
    assert len(stage.told(BlockFailed)) == 1
    assert seen["deflection"] == {"declined"}
    assert seen["archon-investigation"] == {"announced", "block", "declined"}
    assert seen["telepathic-counter"] == {"announced", "BlockQuestion", "block", "declined"}
    assert stage.table.pool[B] == 25


@ruling("Archon Investigation", 2)
def test_archon_investigation_is_played_on_the_vampire_who_bleeds() -> None:
    stage = Court(2, *MADE_UP)
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


@ruling("Blood Doll", 1)
def test_a_blood_doll_works_in_torpor() -> None:
    stage = Court(2, phase="master")
    elder = stage.vampire(A, "Elder", 3, torpor=True)
    doll = stage.put_on(elder, "Blood Doll", A)
    stage.play(A, "use", doll, "0")
    stage.play(A, "choose blood-to-pool")
    assert (stage.table.pool[A], stage.blood(elder)) == (31, 2)


@ruling("Minion Tap", 1)
def test_who_pays_her_last_pool_for_a_tap_gains_before_she_could_be_ousted() -> None:
    stage = Court(2, *MADE_UP, phase="master")
    stage.vampire(A, "Elder", 5)
    stage.pool(A, 1)
    stage.hand(A, "Dear Tap")
    play_master(stage, A, "dear-tap")
    stage.play(A, "number 4")
    assert stage.table.pool[A] == 4
    assert not stage.table.out[A]


@ruling("Minion Tap", 2)
def test_a_tap_takes_no_more_than_is_left_when_it_resolves() -> None:
    stage = Court(2, *MADE_UP, phase="master")
    elder = stage.vampire(A, "Elder", 5)
    stage.hand(A, "Minion Tap")
    stage.hand(B, "Sunstroke")
    stage.play_only(A, "play minion-tap plain -")
    stage.play_only(A, "number 4")
    stage.skip("as-played", B)
    stage.play(B, "play sunstroke plain -")
    stage.skip("MasterPhase", A)
    assert (stage.table.pool[A], stage.blood(elder)) == (32, 0)


@ruling("Tribute to the Master", 1)
def test_tribute_without_a_ready_vampire() -> None:
    stage = Court(2, phase="master")
    asleep = stage.vampire(A, "Elder", 5, torpor=True)
    stage.hand(A, "Tribute to the Master")
    play_master(stage, A, "tribute-to-the-master")
    assert (stage.table.pool[A], stage.blood(asleep)) == (30, 5)
    assert stage.names(stage.table.ash[A]) == ["tribute-to-the-master"]


@ruling("Move or reveal card from crypt", 1)
def test_effective_management_needs_a_crypt() -> None:
    stage = Court(2, phase="master")
    stage.hand(A, "Effective Management")
    assert modes(stage, A, "effective-management") == []
    stage.crypt(A, "Krid")
    assert modes(stage, A, "effective-management") == ["plain"]


@ruling("Elder Library", 1)
def test_a_contested_elder_library_adds_nothing() -> None:
    stage = Court(2, phase="master")
    stage.permanent(B, "Elder Library")
    stage.hand(A, "Elder Library")
    assert (values.hand_size(stage.table, A), values.hand_size(stage.table, B)) == (7, 8)
    sizes = []
    stage.play_only(A, "play elder-library plain -")
    while stage.window == "as-played":
        stage.play_only(stage.decider, "pass")
        sizes.append(values.hand_size(stage.table, A))
    assert set(sizes) == {7}
    assert values.hand_size(stage.table, B) == 7


# The untap phase


@ruling("Fame", 1)
@pytest.mark.parametrize("fame_first", [True, False])
def test_the_active_methuselah_orders_what_fame_costs_her(fame_first: bool) -> None:
    stage = Court(2, *MADE_UP, phase="untap")
    fame = stage.put_on(stage.vampire(B, "Rival", torpor=True), "Fame", B)
    tithe = stage.permanent(A, "Tithe")
    stage.hand(B, "Erebus Mask")
    assert stage.decider == A
    for card in (fame, tithe) if fame_first else (tithe, fame):
        assert "done" not in stage.options(A)
        stage.play(A, "target", card)
    assert stage.table.pool == [28, 30]
    assert "done" in stage.options(A)


@ruling("Smiling Jack, The Anarch", 1)
def test_an_empty_vampire_does_not_pay_for_jack() -> None:
    stage = Court(2, phase="untap")
    jack = stage.permanent(B, "Smiling Jack, The Anarch", counters=2)
    empty, full = stage.vampire(A, "Pupil", 0), stage.vampire(A, "Elder", 1)
    stage.play(A, "target", jack)
    stage.play(A, "choose for-one")
    assert (stage.blood(empty), stage.blood(full)) == (0, 0)
    assert stage.table.pool[A] == 29  # nothing else is left to pay with


@ruling("Replace next turn", 1)
def test_a_card_is_replaced_before_anything_untaps() -> None:
    stage = Court(2)
    pupil, elder = stage.vampire(A, "Pupil"), stage.vampire(B, "Elder", tapped=True)
    stage.hand(B, "Wake with Evening's Freshness", *["Ascendance"] * 6)
    stage.library(B, "Vessel", "Fame")
    bleed(stage, pupil)
    stage.skip("BlockQuestion", B)
    stage.play(B, "play wake-with-evenings-freshness plain", elder)
    stage.skip("DiscardPhase", A)
    assert len(stage.table.hand[B]) == 6
    stage.events.clear()
    stage.skip("UntapPhase", B)
    kinds = [type(e) for e in stage.events if isinstance(e, Drew | UntappedAll)]
    assert kinds == [Drew, UntappedAll]


@ruling("Unique cards with burn option", 1)
def test_the_burn_option_is_not_for_who_meets_the_requirement() -> None:
    stage = Court(2, phase="untap")
    skull = next(c for c in stage.table.cards.crypt if c.clan == "harbinger-of-skulls")
    who = stage.vampire(A, skull.name)
    stage.put_on(who, "Erebus Mask")
    stage.hand(A, "Erebus Mask", "D'habi Revenant")
    assert {UNIQUE, BURN_OPTION} <= stage.table.cards.traits[
        stage.table.what[stage.table.hand[A][0]]
    ]
    assert not stage.offers(A, "burn-option erebus-mask")
    assert stage.offers(A, "burn-option dhabi-revenant")


@ruling("NRA PAC", 1, 2)
def test_nra_pac_counts_from_its_arrival_and_past_its_end() -> None:
    stage = Court(2)
    before, after = stage.vampire(A, "Elder"), stage.vampire(A, "Pupil")
    stage.hand(A, "Hawg", "Hawg")
    stage.play(A, "play hawg plain", before)
    stage.resolve()
    event = stage.permanent(B, "NRA PAC")
    stage.table.board_changed()
    stage.play(A, "play hawg plain", after)
    stage.resolve()
    stage.table.zone[event] = ASH_HEAP
    stage.table.beside[B] = ()
    stage.table.controller[event] = -1
    stage.table.board_changed()
    stage.skip("UntapPhase", B)
    assert stage.table.tapped[before]
    assert not stage.table.tapped[after]
