"""Tests of master cards that stay in play, other than locations and trophies."""

from __future__ import annotations

import pytest
from games.vtes.cards.master_cards import play_as_a, stage_in_master_phase
from games.vtes.cards.people import PEOPLE, PeopleStage, choose_strikes, fight, offered_modes
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C, Stage

from conclave.games.vtes.rules.abilities.hands import AT_NEXT_UNTAP
from conclave.games.vtes.rules.abilities.using import Can
from conclave.games.vtes.rules.constants import (
    ACTION,
    ANARCH,
    ASH_HEAP,
    BESIDE,
    HAND,
    LOCATION,
    MASTER,
    MODIFIER,
    OUT_OF_TURN,
    POLITICAL,
    READY,
    REMOVED,
)
from conclave.games.vtes.rules.events.playing import Cancelled
from conclave.games.vtes.rules.modes import Action, Motion
from conclave.games.vtes.rules.reading import identity, values
from conclave.games.vtes.rules.windows import UNTAP
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary.bleeds import BleedBonus
from conclave.games.vtes.vocabulary.blood import GainBlood, GainPool
from conclave.games.vtes.vocabulary.cancelling import Cancel
from conclave.games.vtes.vocabulary.card import Card, Vampire
from conclave.games.vtes.vocabulary.effects import Burn, Tap
from conclave.games.vtes.vocabulary.piles import CardToHand
from conclave.testing import rule

# Liquidation


@ruling("Liquidation", 1)
def test_liquidation_burns_7_cards_for_3_pool() -> None:
    for number in (7, 6):
        stage = PeopleStage(3, phase="master")
        stage.hand(A, "Liquidation", *["Lamp"] * 6)
        stage.library(A, *["Cellar"] * number, *["Cudgel"] * (number - 6))
        if number == 6:
            assert offered_modes(stage, A, "liquidation") == []
            continue
        stage.play(A, "play", "liquidation", "plain", "-")
        assert stage.table.pool[A] == 33
        assert stage.names(stage.table.library[A]) == ["cudgel"]
        assert sorted(stage.names(stage.table.ash[A])) == ["cellar"] * 7 + ["liquidation"]
        stage.skip("InfluencePhase")
        assert len(stage.table.hand[A]) == 6
        stage.skip("DiscardPhase")
        assert stage.names(stage.table.hand[A])[6:] == ["cudgel"]


# Anarch Revolt


REBEL = Vampire("Insurgent", "brujah", 1, 4, "", "independent", ANARCH)
PYRE = Card(
    "Pyre",
    MASTER,
    LOCATION,
    grants=Can(Burn(), when=(UNTAP,), tap=True, target=targets.One(filters.VAMPIRE)),
)


@ruling("Anarch Revolt", 1)
def test_anarch_revolt_costs_players_without_a_ready_anarch() -> None:
    stage = PeopleStage(3, REBEL, phase="untap")
    stage.permanent(B, "Anarch Revolt")
    stage.permanent(C, "Anarch Revolt")
    stage.vampire(A, "Kurt")
    stage.vampire(B, "Insurgent")
    stage.skip("MasterPhase")
    assert stage.table.pool == [28, 30, 30]
    stage = PeopleStage(3, REBEL, phase="untap", active=B)
    stage.permanent(A, "Anarch Revolt")
    stage.vampire(B, "Insurgent")
    stage.skip("MasterPhase")
    assert stage.table.pool == [30, 30, 30]
    stage = PeopleStage(3, REBEL, phase="untap", active=B)
    stage.permanent(B, "Anarch Revolt")
    stage.vampire(B, "Insurgent", torpor=True)
    stage.skip("MasterPhase")
    assert stage.table.pool == [30, 29, 30]


@ruling("Anarch Revolt", 2)
def test_anarch_revolt_looks_at_the_end_of_the_untap_phase() -> None:
    for burned in (True, False):
        stage = PeopleStage(3, REBEL, PYRE, phase="untap")
        stage.permanent(A, "Anarch Revolt")
        pyre = stage.permanent(A, "Pyre")
        rebel, kurt = stage.vampire(A, "Insurgent"), stage.vampire(A, "Kurt")
        assert stage.table.pool[A] == 30
        stage.play(A, "use", pyre, "0")
        stage.play(A, "target", rebel if burned else kurt)
        assert stage.table.pool[A] == 30
        stage.skip("MasterPhase")
        assert stage.table.pool[A] == (29 if burned else 30)


def test_any_vampire_may_call_a_referendum_against_the_revolt() -> None:
    for votes in ("for", "none"):
        stage = PeopleStage(3)
        revolt = stage.permanent(B, "Anarch Revolt")
        judge, thug = stage.vampire(A, "Judge"), stage.ally(A, "Thug")
        assert not stage.offers(A, "act", thug, revolt, "0")
        stage.play(A, "act", judge, revolt, "0")
        assert values.stealth(stage.table, judge) == 1
        stage.skip("polling", A)
        if votes == "for":
            (cast,) = [t for t in stage.options(A) if t.startswith("vote") and t.endswith("for")]
            stage.play(A, cast)
        stage.skip("MinionPhase")
        assert stage.zone(revolt) == (ASH_HEAP if votes == "for" else BESIDE)


# Short-Term Investment


def test_an_investment_pays_one_pool_for_each_master_phase_action() -> None:
    stage = stage_in_master_phase(2, "Short-Term Investment", "Ascendance")
    play_as_a(stage, "short-term-investment")
    card = stage.table.beside[A][0]
    assert (stage.table.pool[A], stage.blood(card)) == (29, 3)
    assert not stage.offers(A, "use", card, "0")
    for pool, left in ((30, 2), (31, 1)):
        stage.table.actions = 1
        stage.play(A, "use", card, "0")
        assert (stage.table.pool[A], stage.blood(card), stage.table.actions) == (pool, left, 0)
    stage.table.actions = 1
    stage.play(A, "use", card, "0")
    assert stage.table.pool[A] == 32
    assert stage.zone(card) == ASH_HEAP


# Protracted Investment


def test_protracted_investment_starts_with_five() -> None:
    stage = stage_in_master_phase(2, "Protracted Investment")
    play_as_a(stage, "protracted-investment")
    assert (stage.table.pool[A], stage.blood(stage.table.beside[A][0])) == (28, 5)


# Slave Auction


@pytest.mark.parametrize("seats", [2, 4])
def test_slave_auction_starts_with_a_counter_for_each_methuselah(seats: int) -> None:
    stage = stage_in_master_phase(seats, "Slave Auction")
    play_as_a(stage, "slave-auction")
    card = stage.table.beside[A][0]
    assert (stage.table.pool[A], stage.blood(card)) == (29, seats)
    assert not stage.offers(A, "use", card, "0")
    stage.table.actions = 1
    stage.play(A, "use", card, "0")
    assert (stage.table.pool[A], stage.blood(card)) == (30, seats - 1)


# Ventrue Investment


def test_ventrue_investment_starts_with_a_counter_for_each_ventrue_antitribu_of_yours() -> None:
    heir = Vampire("Heir", "ventrue-antitribu", 1, 5, "", "sabbat")
    stage = PeopleStage(2, heir, phase="master")
    stage.hand(A, "Ventrue Investment")
    stage.vampire(A, "Elder")
    stage.vampire(B, "Heir")
    assert offered_modes(stage, A, "ventrue-investment") == []
    stage.vampire(A, "Heir")
    play_as_a(stage, "ventrue-investment")
    assert (stage.table.pool[A], stage.blood(stage.table.beside[A][0])) == (30, 1)


# Smiling Jack, The Anarch


@ruling("Smiling Jack, The Anarch", 2)
def test_smiling_jack_grows_and_costs_the_others() -> None:
    stage = Stage(2, phase="untap")
    jack = stage.permanent(A, "Smiling Jack, The Anarch", counters=1)
    krid = stage.vampire(B, "Krid", 2)
    stage.play(A, "target", jack)
    assert (stage.table.pool[A], stage.blood(jack)) == (29, 2)
    stage.skip("Either", B)
    assert stage.options(B) == ["choose burn-pool", "choose for-one"]
    stage.play(B, "choose burn-pool")
    stage.play(B, "choose for-one")
    stage.skip("MasterPhase", B)
    assert (stage.table.pool[B], stage.blood(krid)) == (29, 1)
    stage.skip("MinionPhase", B)
    stage.play(B, "act", krid, jack, "0")
    stage.skip("MinionPhase")
    assert stage.zone(jack) == ASH_HEAP


@ruling("Smiling Jack, The Anarch", 1)
def test_an_empty_vampire_does_not_pay_for_jack() -> None:
    stage = PeopleStage(2, phase="untap")
    jack = stage.permanent(B, "Smiling Jack, The Anarch", counters=2)
    empty, full = stage.vampire(A, "Pupil", 0), stage.vampire(A, "Elder", 1)
    stage.play(A, "target", jack)
    stage.play(A, "choose for-one")
    assert (stage.blood(empty), stage.blood(full)) == (0, 0)
    assert stage.table.pool[A] == 29  # nothing else is left to pay with


# Bleeding the Vine


GIFT = Card("Gift", MASTER, effect=GainPool(3))
LATE_GIFT = Card("Late Gift", MASTER, effect=GainPool(3), not_replaced=AT_NEXT_UNTAP)
ONLY_GIFT = Card("Only Gift", MASTER, effect=GainPool(3), once="turn")
VETO = Card("Veto", MASTER, OUT_OF_TURN, effect=Cancel((MASTER,)))
PUSH = Card("Push", MODIFIER, effect=BleedBonus(+1, only=True))
SHOVE = Card("Shove", MODIFIER, effect=BleedBonus(+2, only=True))


def test_the_vine_cancels_a_master_of_another_who_gets_another_action() -> None:
    stage = Stage(3, phase="master", extra=(*PEOPLE, GIFT))
    vine = stage.permanent(B, "Bleeding the Vine")
    stage.hand(A, "Gift", "Gift", "Vessel")
    stage.play(A, "play gift plain -")
    stage.skip("as-played", B)
    stage.play(B, "use", vine, "0")
    stage.skip("MasterPhase")
    assert stage.table.tapped[vine]
    assert stage.table.pool == [30, 30, 30]
    assert stage.table.actions == 1
    assert len(stage.events_of(Cancelled)) == 1
    stage.play(A, "play gift plain -")
    stage.skip("as-played", B)
    assert not stage.offers(B, "use", vine, "0")
    stage.skip("MinionPhase")
    assert stage.table.pool == [33, 30, 30]


def test_no_cost_is_paid_for_what_it_cancels() -> None:
    stage = Stage(3, phase="master", extra=PEOPLE)
    vine = stage.permanent(B, "Bleeding the Vine")
    stage.vampire(A, "Elder")
    stage.hand(A, "Vessel")
    stage.play(A, "play vessel plain -")
    stage.skip("as-played", B)
    stage.play(B, "use", vine, "0")
    stage.skip("MasterPhase")
    assert stage.table.pool[A] == 30
    assert stage.table.actions == 1  # no trifle any more, but another action
    assert stage.names(stage.table.ash[A]) == ["vessel"]


def test_bleeding_the_vine_cancels_nothing_out_of_turn_and_nothing_of_its_controller() -> None:
    stage = Stage(3, phase="master", extra=(*PEOPLE, GIFT, VETO))
    vine = stage.permanent(B, "Bleeding the Vine")
    stage.hand(A, "Gift")
    stage.hand(C, "Veto")
    stage.play(A, "play gift plain -")
    stage.skip("as-played", C)
    stage.play(C, "play veto plain -")
    stage.skip("as-played", B)
    assert not stage.offers(B, "use", vine, "0")
    stage = Stage(3, phase="master", extra=(*PEOPLE, GIFT, VETO))
    vine = stage.permanent(A, "Bleeding the Vine")
    stage.hand(A, "Gift")
    stage.play(A, "play gift plain -")
    while stage.window == "as-played":
        assert not stage.offers(stage.decider, "use", vine, "0")
        stage.play(stage.decider, "pass")
    assert stage.table.pool[A] == 33


def test_whether_the_active_methuselah_is_asked_depends_on_cards_in_play_alone() -> None:
    """The controller of the vine is asked in her own turn only if another plays a master."""
    stage = Stage(3, phase="master", extra=(*PEOPLE, GIFT))
    stage.permanent(A, "Bleeding the Vine")
    stage.hand(A, "Gift")
    stage.play(A, "play gift plain -")
    asked = []
    while stage.window == "as-played":
        asked.append(stage.decider)
        stage.play(stage.decider, "pass")
    assert A not in asked


@pytest.mark.parametrize(
    ("choice", "pool", "tapped"), [("tap", 30, True), ("burn-pool", 29, False)]
)
def test_in_your_untap_phase_it_is_tapped_or_costs_a_pool(
    choice: str, pool: int, tapped: bool
) -> None:
    stage = PeopleStage(3, phase="untap")
    vine = stage.permanent(A, "Bleeding the Vine", tapped=True)
    stage.play(A, "target", vine)
    stage.play(A, f"choose {choice}")
    assert stage.table.pool[A] == pool
    assert stage.table.tapped[vine] == tapped


@ruling("Cancel", 1, 2)
def test_a_card_that_is_cancelled_is_replaced_as_usual_but_not_before() -> None:
    stage = Stage(3, phase="master", extra=(*PEOPLE, LATE_GIFT))
    vine = stage.permanent(B, "Bleeding the Vine")
    stage.hand(A, "Late Gift", *["Cellar"] * 6)
    stage.library(A, "Fame", "Fame")
    stage.play(A, "play late-gift plain -")
    stage.skip("as-played", B)
    assert stage.options(B) == [stage.text("use", vine, "0"), "pass"]
    assert len(stage.table.hand[A]) == 6
    stage.play(B, "use", vine, "0")
    assert len(stage.table.hand[A]) == 6
    stage.skip("MasterPhase")
    assert len(stage.table.hand[A]) == 7
    other = PeopleStage(3, LATE_GIFT, phase="master")
    other.hand(A, "Late Gift", *["Cellar"] * 6)
    other.library(A, "Fame", "Fame")
    other.play(A, "play late-gift plain -")
    assert len(other.table.hand[A]) == 6


@ruling("Cancel", 3)
def test_a_cancelled_card_counts_towards_its_limit() -> None:
    stage = Stage(3, phase="master", extra=(*PEOPLE, GIFT, ONLY_GIFT))
    vine = stage.permanent(B, "Bleeding the Vine")
    stage.hand(A, "Only Gift", "Only Gift", "Gift")
    stage.play(A, "play only-gift plain -")
    stage.skip("as-played", B)
    stage.play(B, "use", vine, "0")
    stage.skip("MasterPhase")
    assert offered_modes(stage, A, "only-gift") == []
    assert offered_modes(stage, A, "gift") == ["plain"]


@ruling("Cancel", 4)
def test_a_limited_effect_that_was_cancelled_leaves_room_for_another() -> None:
    stage = Stage(3, extra=(*PEOPLE, PUSH, SHOVE))
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "Push", "Shove")
    stage.hand(B, "Direct Intervention")
    stage.play(A, "bleed", elder)
    stage.play(A, "play push plain", elder)
    stage.skip("as-played", B)
    stage.play(B, "play direct-intervention plain -")
    stage.skip("announced", A)
    assert offered_modes(stage, A, "push") == []
    stage.play(A, "play shove plain", elder)
    stage.skip("MinionPhase")
    assert stage.table.pool == [30, 26, 30]  # 1 for the intervention, 3 for the bleed


# Golconda: Inner Peace


def test_golconda_removes_an_old_vampire_and_pays_his_controller() -> None:
    stage = PeopleStage(3, phase="master")
    rival = stage.vampire(B, "Rival", 2)
    lamp = stage.put_on(rival, "Lamp")
    stage.hand(A, "Golconda: Inner Peace")
    stage.play(A, "play golconda-inner-peace plain -")
    assert stage.zone(rival) == REMOVED
    assert stage.zone(lamp) == ASH_HEAP
    assert stage.table.pool == [30, 39, 30]


def test_golconda_is_for_old_vampires_ready_or_not() -> None:
    stage = PeopleStage(3, phase="master")
    stage.vampire(A, "Pack Leader")
    stage.hand(A, "Golconda: Inner Peace")
    assert offered_modes(stage, A, "golconda-inner-peace") == []
    elder = stage.vampire(A, "Elder", 0, torpor=True)
    stage.play(A, "play golconda-inner-peace plain -")
    assert stage.zone(elder) == REMOVED
    assert stage.table.pool[A] == 40


def test_the_controller_may_cancel_it_for_two_pool() -> None:
    stage = Stage(3, phase="master", extra=PEOPLE)
    rival = stage.vampire(B, "Rival")
    golconda = stage.card(A, "Golconda: Inner Peace", HAND)
    stage.play(A, "play golconda-inner-peace plain -")
    stage.skip("as-played", B)
    stage.play(B, "use", golconda, "0")
    stage.skip("MasterPhase")
    assert stage.zone(rival) == READY
    assert stage.table.pool == [30, 28, 30]
    assert stage.zone(golconda) == ASH_HEAP
    assert stage.table.actions == 0


def test_if_she_does_not_it_takes_effect() -> None:
    stage = Stage(3, phase="master", extra=PEOPLE)
    rival = stage.vampire(B, "Rival")
    stage.hand(A, "Golconda: Inner Peace")
    stage.play(A, "play golconda-inner-peace plain -")
    stage.skip("as-played", C)
    assert stage.options(C) == ["pass"]
    stage.skip("MasterPhase")
    assert stage.zone(rival) == REMOVED
    assert stage.table.pool == [30, 39, 30]


def test_a_player_with_less_than_two_pool_cannot() -> None:
    stage = Stage(3, phase="master", extra=PEOPLE)
    stage.vampire(B, "Rival")
    stage.hand(A, "Golconda: Inner Peace")
    stage.pool(B, 1)
    stage.play(A, "play golconda-inner-peace plain -")
    stage.skip("as-played", B)
    assert stage.options(B) == ["pass"]
    stage.pool(B, 2)
    assert stage.options(B) == ["use golconda-inner-peace#1 0", "pass"]


# Jake Washington


NURSE = Card(
    "Nurse",
    ACTION,
    effect=Action(GainBlood(1), target=targets.One(filters.ALLY, filters.HasBlood(lacking=1))),
)
GRAVES = Card(
    "Graves",
    ACTION,
    effect=Action(CardToHand(), target=targets.One(filters.ALLY, region="ash-heap")),
)
DUST = Card(
    "Dust", ACTION, effect=Action(Tap(parts.TARGET), target=targets.One(filters.OfType(MASTER)))
)


def master_phase() -> PeopleStage:
    """A's master phase, with Jake in her hand."""
    stage = PeopleStage(phase="master")
    stage.hand(A, "Jake Washington")
    return stage


@rule("VTES-6.1.5-08", "VTES-6.1.5-09")
def test_jake_is_played_as_a_master_and_is_an_ally_in_play() -> None:
    stage = master_phase()
    stage.play(A, "play jake-washington plain -")
    (jake,) = stage.table.ready[A]
    assert stage.table.actions == 0
    assert stage.blood(jake) == 1
    assert (values.strength(stage.table, jake), values.bleed(stage.table, jake)) == (0, 0)
    assert identity.is_ally(stage.table, jake)
    stage.skip("MinionPhase")
    assert stage.offers(A, "bleed", jake)  # he was not recruited


@ruling("Jake Washington", 1)
def test_jake_is_no_ally_in_the_ash_heap_and_no_master_in_play() -> None:
    stage = PeopleStage(2, GRAVES, DUST)
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "Graves", "Dust")
    stage.ash(A, "Jake Washington")
    assert not stage.offers(A, "play graves plain", elder)
    stage.ash(A, "Thug")
    assert stage.offers(A, "play graves plain", elder)
    stage.card(B, "Jake Washington", READY, blood=1)
    assert not stage.offers(A, "play dust plain", elder)
    stage.permanent(B, "Cellar")
    assert stage.offers(A, "play dust plain", elder)


@ruling("Jake Washington", 2)
def test_jake_starts_with_one_life() -> None:
    stage = PeopleStage(2, NURSE)
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "Nurse")
    stage.card(A, "Jake Washington", READY, blood=1)
    assert not stage.offers(A, "play nurse plain", elder)
    stage.ally(A, "Thug", 1)
    assert stage.offers(A, "play nurse plain", elder)


def test_jake_is_burned_for_up_to_four_blood() -> None:
    stage = PeopleStage(phase="untap")
    jake = stage.card(A, "Jake Washington", READY, blood=1)
    empty, full = stage.vampire(B, "Rival", 0), stage.vampire(A, "Elder")
    stage.vampire(A, "Pupil", 0, torpor=True)
    stage.play(A, "use", jake, "0")
    assert stage.zone(jake) == ASH_HEAP
    assert stage.options(A) == [f"number {number}" for number in range(5)]
    stage.play(A, "number 3")
    assert (stage.blood(empty), stage.blood(full)) == (3, 10)


def test_jake_helps_only_ready_vampires_without_blood() -> None:
    stage = PeopleStage(phase="untap")
    jake = stage.card(A, "Jake Washington", READY, blood=1)
    stage.vampire(B, "Rival", 1)
    stage.vampire(A, "Pupil", 0, torpor=True)
    assert not stage.offers(A, "use", jake, "0")
    assert stage.zone(jake) == READY


def test_without_life_jake_is_burned() -> None:
    stage = PeopleStage()
    jake, rival = stage.card(A, "Jake Washington", READY, blood=1), stage.vampire(B, "Rival")
    fight(stage, jake, rival)
    choose_strikes(stage)
    stage.skip("MinionPhase")
    assert stage.zone(jake) == ASH_HEAP
    assert stage.blood(rival) == 9


# Esgrima


LEVY = Card("Levy", POLITICAL, effect=Motion(GainPool(1)))


def referendum(stage: PeopleStage, minion: int) -> PeopleStage:
    """A minion of A calls a referendum; A is asked for votes."""
    stage.play(A, "play levy plain", minion)
    stage.skip("Referendum", A)
    return stage


@pytest.mark.parametrize("whose", [A, B])
def test_esgrima_gives_three_votes_to_an_old_vampire(whose: int) -> None:
    stage = PeopleStage(3, LEVY)
    elder, pupil = stage.vampire(A, "Elder"), stage.vampire(A, "Pupil")
    judge = stage.vampire(B, "Judge")
    esgrima = stage.permanent(whose, "Esgrima")
    stage.hand(A, "Levy")
    referendum(stage, elder)
    stage.skip("Referendum", whose)
    stage.play(whose, "use", esgrima, "0")
    assert stage.offers(whose, "target", elder)
    assert stage.offers(whose, "target", judge)
    assert not stage.offers(whose, "target", pupil)
    stage.play(whose, "target", judge)
    stage.skip("Referendum", B)
    stage.play(B, "vote", judge, "against")
    assert stage.table.tapped[esgrima]
    assert stage.table.view(None)["referendum"]["against"] == 6


def test_the_votes_are_cast_by_the_controller_of_the_vampire() -> None:
    stage = PeopleStage(3, LEVY)
    elder = stage.vampire(A, "Elder")
    esgrima = stage.permanent(B, "Esgrima")
    stage.hand(A, "Levy")
    referendum(stage, elder)
    stage.skip("Referendum", B)
    stage.play(B, "use", esgrima, "0")
    assert not stage.offers(B, "vote", elder, "for")
    stage.skip("Referendum", A)
    stage.play(A, "vote", elder, "for")
    assert stage.table.view(None)["referendum"]["for"] == 3


def test_esgrima_is_for_political_actions_and_not_for_blood_hunts() -> None:
    stage = PeopleStage(3)
    killer = stage.vampire(A, "Elder", 3)
    victim = stage.vampire(B, "Fledgling", 0, torpor=True)
    esgrima = stage.permanent(A, "Esgrima")
    stage.play(A, "diablerize", killer, victim)
    stage.skip("Referendum", A)
    assert not stage.offers(A, "use", esgrima, "0")


def test_in_your_discard_phase_it_goes_to_your_predator() -> None:
    stage = PeopleStage(3, phase="influence")
    esgrima = stage.permanent(A, "Esgrima")
    stage.skip("DiscardPhase", A)
    assert stage.table.controller[esgrima] == C
    stage.skip("MasterPhase", B)
    stage.skip("MinionPhase", C)
    assert stage.table.controller[esgrima] == C
    stage.skip("DiscardPhase", C)
    assert stage.table.controller[esgrima] == B


@ruling("Unique Trifle", 1)
@rule("VTES-1.6.2-22")
def test_a_unique_trifle_gives_its_action_even_if_it_is_contested_at_once() -> None:
    stage = PeopleStage(3, phase="master")
    theirs = stage.permanent(B, "Esgrima")
    stage.hand(A, "Esgrima")
    stage.play(A, "play esgrima plain -")
    assert stage.table.contested[theirs]
    assert stage.table.contested[stage.table.beside[A][0]]
    assert stage.table.actions == 1
