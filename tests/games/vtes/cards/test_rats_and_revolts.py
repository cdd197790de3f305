"""Cards that gnaw at pools turn by turn, and a few quiet ones: rats, revolts, a mystic, a heart."""

from __future__ import annotations

from games.vtes.cards.people import PEOPLE, Salon, bleed, modes, try_block
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C, Stage

from conclave.games.vtes.rules.abilities import Can
from conclave.games.vtes.rules.events.actions import ActionAnnounced, ActionBlocked
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.reading import values
from conclave.games.vtes.rules.windows import UNTAP
from conclave.games.vtes.rules.words import (
    ALLY,
    ANARCH,
    ASH_HEAP,
    BESIDE,
    LOCATION,
    MASTER,
    READY,
    TORPOR,
)
from conclave.games.vtes.vocabulary import filters, targets
from conclave.games.vtes.vocabulary.card import Card, Vampire
from conclave.games.vtes.vocabulary.effects import Burn
from conclave.testing import rule

MORE: tuple[AnyCard, ...] = (
    Vampire("Rebel", "brujah", 1, 4, "", "independent", ANARCH),
    Card("Brute", ALLY, life=3, strength=2, bleed=1),
    Card(
        "Pyre",
        MASTER,
        LOCATION,
        grants=Can(Burn(), when=(UNTAP,), tap=True, target=targets.One(filters.VAMPIRE)),
    ),
)


class Town(Salon):
    """The salon with a few more people."""

    def __init__(self, seats: int = 3, phase: str = "minion", active: int = A) -> None:
        Stage.__init__(self, seats, extra=(*PEOPLE, *MORE), phase=phase, active=active)


# Army of Rats


def test_army_of_rats_comes_into_play() -> None:
    stage = Town()
    pupil = stage.vampire(A, "Pupil")
    stage.hand(A, "Army of Rats")
    stage.play(A, "play", "army-of-rats", "ani", pupil)
    (card,) = [c for c in range(len(stage.table.what)) if c != pupil]
    assert values.stealth(stage.table, pupil) == 1
    stage.skip("MinionPhase")
    assert stage.zone(card) == BESIDE
    assert stage.table.pool == [30, 30, 30]


def test_army_of_rats_burns_a_pool_of_the_prey_each_turn_however_many_there_are() -> None:
    for number in (1, 2):
        stage = Town(phase="untap")
        for _ in range(number):
            stage.permanent(A, "Army of Rats")
        stage.skip("MasterPhase")
        assert stage.table.pool == [30, 29, 30]


def test_army_of_rats_does_nothing_in_the_turns_of_others() -> None:
    stage = Town(phase="untap", active=B)
    stage.permanent(A, "Army of Rats")
    stage.permanent(C, "Army of Rats")
    stage.skip("MasterPhase")
    assert stage.table.pool == [30, 30, 30]


def test_any_minion_may_burn_the_army_of_rats() -> None:
    stage = Town()
    rats = stage.permanent(C, "Army of Rats")
    thug, kurt = stage.ally(A, "Thug"), stage.vampire(B, "Kurt")
    stage.vampire(C, "Rival")
    stage.play(A, "act", thug, rats, "0")
    (announced,) = stage.told(ActionAnnounced)
    assert announced.target_seat == C
    asked = []
    while stage.prompt != "MinionPhase":
        if stage.prompt == "BlockQuestion":
            asked.append(stage.decider)
        stage.least()
    assert asked == [C]
    assert stage.zone(rats) == ASH_HEAP
    assert not stage.table.tapped[kurt]


# Anarch Revolt


@ruling("Anarch Revolt", 1)
def test_anarch_revolt_costs_whoever_has_no_ready_anarch() -> None:
    stage = Town(phase="untap")
    stage.permanent(B, "Anarch Revolt")
    stage.permanent(C, "Anarch Revolt")
    stage.vampire(A, "Kurt")
    stage.vampire(B, "Rebel")
    stage.skip("MasterPhase")
    assert stage.table.pool == [28, 30, 30]
    stage = Town(phase="untap", active=B)
    stage.permanent(A, "Anarch Revolt")
    stage.vampire(B, "Rebel")
    stage.skip("MasterPhase")
    assert stage.table.pool == [30, 30, 30]
    stage = Town(phase="untap", active=B)
    stage.permanent(B, "Anarch Revolt")
    stage.vampire(B, "Rebel", torpor=True)
    stage.skip("MasterPhase")
    assert stage.table.pool == [30, 29, 30]


@ruling("Anarch Revolt", 2)
def test_anarch_revolt_looks_at_the_end_of_the_untap_phase() -> None:
    for burned in (True, False):
        stage = Town(phase="untap")
        stage.permanent(A, "Anarch Revolt")
        pyre = stage.permanent(A, "Pyre")
        rebel, kurt = stage.vampire(A, "Rebel"), stage.vampire(A, "Kurt")
        assert stage.table.pool[A] == 30
        stage.play(A, "use", pyre, "0")
        stage.play(A, "target", rebel if burned else kurt)
        assert stage.table.pool[A] == 30
        stage.skip("MasterPhase")
        assert stage.table.pool[A] == (29 if burned else 30)


def test_any_vampire_may_call_a_referendum_against_the_revolt() -> None:
    for votes in ("for", "none"):
        stage = Town()
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


# Liquidation


@ruling("Liquidation", 1)
def test_liquidation_burns_7_cards_for_3_pool() -> None:
    for number in (7, 6):
        stage = Town(phase="master")
        stage.hand(A, "Liquidation", *["Lamp"] * 6)
        stage.library(A, *["Cellar"] * number, *["Cudgel"] * (number - 6))
        if number == 6:
            assert modes(stage, A, "liquidation") == []
            continue
        stage.play(A, "play", "liquidation", "plain", "-")
        assert stage.table.pool[A] == 33
        assert stage.names(stage.table.library[A]) == ["cudgel"]
        assert sorted(stage.names(stage.table.ash[A])) == ["cellar"] * 7 + ["liquidation"]
        stage.skip("InfluencePhase")
        assert len(stage.table.hand[A]) == 6
        stage.skip("DiscardPhase")
        assert stage.names(stage.table.hand[A])[6:] == ["cudgel"]


# Vagabond Mystic


@ruling('Allies with "lock this ally to" abilities', 1)
def test_vagabond_mystic_heals_an_ally() -> None:
    stage = Town()
    kurt = stage.vampire(A, "Kurt")
    brute, whole = stage.ally(A, "Brute", 1), stage.ally(A, "Thug")
    foe = stage.ally(B, "Brute", 1)
    stage.hand(A, "Vagabond Mystic")
    stage.play(A, "play", "vagabond-mystic", "plain", kurt)
    stage.skip("MinionPhase")
    mystic = stage.table.ready[A][-1]
    assert (stage.blood(mystic), values.strength(stage.table, mystic)) == (2, 0)
    stage.play(A, "use", mystic, "0")
    assert (stage.blood(brute), stage.blood(whole), stage.blood(foe)) == (2, 3, 1)
    assert stage.table.tapped[mystic]
    assert not stage.offers(A, "use", mystic, "0")


def test_vagabond_mystic_heals_in_the_turns_of_others_and_nobody_beyond_his_life() -> None:
    stage = Town(active=B)
    mystic = stage.ally(A, "Vagabond Mystic", 1)
    stage.skip("MinionPhase", A)
    stage.play(A, "use", mystic, "0")
    assert stage.blood(mystic) == 2
    stage.table.tapped[mystic] = False
    stage.skip("InfluencePhase")
    assert not stage.offers(stage.decider, "use", mystic, "0")


def test_vagabond_mystic_blocks_no_vampire() -> None:
    stage = Town(2)
    kurt, thug = stage.vampire(A, "Kurt"), stage.ally(A, "Thug")
    mystic, rival = stage.ally(B, "Vagabond Mystic"), stage.vampire(B, "Rival")
    bleed(stage, kurt)
    stage.skip("BlockQuestion", B)
    assert not stage.offers(B, "block", mystic)
    assert stage.offers(B, "block", rival)
    stage.skip("MinionPhase")
    bleed(stage, thug)
    try_block(stage, mystic).skip("MinionPhase")
    assert len(stage.told(ActionBlocked)) == 1


# Heart of the City


def test_heart_of_the_city_gives_bleed() -> None:
    for way, more in (("pre", 1), ("PRE", 2)):
        stage = Town(2)
        kurt = stage.vampire(A, "Kurt")
        stage.hand(A, "Heart of the City")
        stage.play(A, "play", "heart-of-the-city", way, kurt)
        assert values.stealth(stage.table, kurt) == 1
        stage.skip("MinionPhase")
        assert values.bleed(stage.table, kurt) == 1 + more
        assert stage.blood(kurt) == 6
        assert len(stage.table.on[kurt]) == 1


def test_a_vampire_has_only_one_heart_of_the_city() -> None:
    stage = Town(2)
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(A, "Ira")
    stage.put_on(kurt, "Heart of the City")
    stage.hand(A, "Heart of the City")
    assert not stage.offers(A, "play", "heart-of-the-city", "pre", kurt)
    assert stage.offers(A, "play", "heart-of-the-city", "pre", ira)


# Day Operation


def test_day_operation_keeps_vampires_from_blocking_and_ends_in_torpor() -> None:
    stage = Town(2)
    kurt, rival, thug = stage.vampire(A, "Kurt"), stage.vampire(B, "Rival"), stage.ally(B, "Thug")
    stage.hand(A, "Day Operation")
    bleed(stage, kurt)
    assert modes(stage, A, "day-operation") == ["for"]
    stage.play(A, "play", "day-operation", "for", kurt)
    stage.skip("BlockQuestion", B)
    assert not stage.offers(B, "block", rival)
    assert stage.offers(B, "block", thug)
    stage.skip("MinionPhase")
    assert stage.zone(kurt) == TORPOR
    assert stage.blood(kurt) == 7
    assert stage.table.pool[B] == 29


def test_day_operation_at_superior_undoes_an_attempt_to_block() -> None:
    for name, ways in (("Kurt", ["FOR"]), ("Pupil", [])):
        stage = Town(2)
        actor, rival = stage.vampire(A, name), stage.vampire(B, "Rival")
        stage.hand(A, "Day Operation")
        bleed(stage, actor)
        try_block(stage, rival)
        assert modes(stage, A, "day-operation") == ways
        if ways:
            stage.play(A, "play", "day-operation", "FOR", actor)
        stage.skip("MinionPhase")
        assert len(stage.told(ActionBlocked)) == (0 if ways else 1)
        assert stage.table.pool[B] == (29 if ways else 30)
        assert stage.zone(actor) == (TORPOR if ways else READY)


def test_day_operation_does_not_stop_an_ally_who_blocks() -> None:
    stage = Town(2)
    kurt, thug = stage.vampire(A, "Kurt"), stage.ally(B, "Thug")
    stage.hand(A, "Day Operation")
    bleed(stage, kurt)
    try_block(stage, thug)
    stage.play(A, "play", "day-operation", "FOR", kurt)
    stage.skip("MinionPhase")
    assert len(stage.told(ActionBlocked)) == 1
    assert stage.zone(kurt) == TORPOR


@ruling("Day Operation", 1)
@rule("VTES-R-73")
def test_what_comes_after_an_action_comes_in_the_order_that_she_chooses() -> None:
    for first, blood in (("daring-the-dawn", 7), ("day-operation", 6)):
        stage = Town(2)
        kurt = stage.vampire(A, "Kurt")
        stage.hand(A, "Day Operation", "Daring the Dawn")
        bleed(stage, kurt)
        stage.play(A, "play", "day-operation", "for", kurt)
        stage.play(A, "play", "daring-the-dawn", "FOR", kurt)
        stage.skip("Reactions", A)
        (choice,) = [text for text in stage.options(A) if first in text]
        stage.play(A, choice)
        stage.skip("MinionPhase")
        assert stage.zone(kurt) == TORPOR
        assert stage.blood(kurt) == blood
