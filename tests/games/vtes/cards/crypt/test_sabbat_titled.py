"""Tests of Sabbat vampires with a title."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PEOPLE, PeopleStage, bleed, try_block
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C, Stage

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.atoms import noting
from conclave.games.vtes.rules.constants import (
    ACTION,
    CHIMERSTRY,
    MYTHERCERIA,
    READY,
    REMOVED,
    VICISSITUDE,
)
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.politics import tally
from conclave.games.vtes.rules.reading import titles, values
from conclave.games.vtes.vocabulary.blood import GainBlood
from conclave.games.vtes.vocabulary.card import Blood, Card
from conclave.testing import rule

# Francisco Domingo de Polonia


@ruling("Permanents that increase bleed amount during an action", 1)
@pytest.mark.parametrize(
    ("name", "again"), [("Francisco Domingo de Polonia", False), ("Virginie, Prodigy", True)]
)
def test_some_burn_blood_to_bleed_for_more(name: str, again: bool) -> None:
    bribe = Card("Bribe", ACTION, effect=Action(None, "bleed"))
    stage = Stage(2, extra=(bribe,))
    minion = stage.vampire(A, name)
    full = stage.blood(minion)
    assert not stage.offers(A, "use", minion, "0")
    stage.play(A, "bleed", minion)
    stage.play(A, "use", minion, "0")
    assert stage.blood(minion) == full - 1
    assert not stage.offers(A, "use", minion, "0")
    stage.skip("after-action", A)
    assert not stage.offers(A, "use", minion, "0")
    stage.skip("MinionPhase")
    assert stage.table.pool[B] == 28
    noting.erase(stage.table, notes.HAS_BLED, minion)
    noting.erase(stage.table, notes.ACTED_WITH_CARD, minion)
    stage.table.tapped[minion] = False
    stage.play(A, "bleed", minion)
    assert stage.offers(A, "use", minion, "0") == again


# Frondator


@rule("VTES-6.5.3-02")
@ruling("Discounts for rescue", 1)
@pytest.mark.parametrize(("share", "left"), [(0, (5, 1)), (1, (4, 2))])
def test_frondator_rescues_for_one_blood_paid_by_either(share: int, left: tuple[int, int]) -> None:
    stage = PeopleStage()
    frondator, pupil = stage.vampire(A, "Frondator"), stage.vampire(A, "Pupil", 2, torpor=True)
    assert stage.offers(A, "rescue", frondator, pupil, "0")
    assert stage.offers(A, "rescue", frondator, pupil, "1")
    assert not stage.offers(A, "rescue", frondator, pupil, "2")
    stage.play(A, "rescue", frondator, pupil, str(share))
    stage.resolve()
    assert stage.zone(pupil) == READY
    assert (stage.blood(frondator), stage.blood(pupil)) == left


def test_another_rescues_for_two_blood_and_leaving_torpor_costs_frondator_two() -> None:
    stage = PeopleStage()
    stage.vampire(A, "Frondator")
    rival, pupil = stage.vampire(A, "Rival"), stage.vampire(A, "Pupil", 0, torpor=True)
    shares = [n for n in ("0", "1", "2") if stage.offers(A, "rescue", rival, pupil, n)]
    assert shares == ["2"]
    asleep = PeopleStage()
    frondator = asleep.vampire(A, "Frondator", 3, torpor=True)
    asleep.play(A, "leave-torpor", frondator)
    asleep.resolve()
    assert asleep.blood(frondator) == 1


# Genevieve


@rule("VTES-6.3.3-16")
@ruling("Genevieve", 1)
def test_genevieve_casts_her_vote_and_her_ballot_on_one_side() -> None:
    stage = PeopleStage(3)
    genevieve, pupil = stage.vampire(B, "Genevieve"), stage.vampire(A, "Pupil")
    stage.hand(A, "Kine Resources Contested")
    assert titles.votes(stage.table, genevieve) == 0
    stage.play(A, "play kine-resources-contested plain", pupil)
    stage.skip("Referendum", B)
    assert titles.votes(stage.table, genevieve) == 1
    stage.play(B, "vote", genevieve, "against")
    assert tally(stage.table) == (0, 4)
    stage.skip("MinionPhase")
    assert titles.votes(stage.table, genevieve) == 0


# Lucubratio


def blocked_by(stage: PeopleStage, blocker: int) -> None:
    """A minion of B blocks; B is asked what to do about it."""
    try_block(stage, blocker)
    stage.skip("blocked", B)


def test_lucubratio_discards_auspex_instead_of_tapping() -> None:
    stage = PeopleStage()
    elder, lucubratio = stage.vampire(A, "Elder"), stage.vampire(B, "Lucubratio")
    stage.hand(B, "Telepathic Misdirection", "Majesty")
    bleed(stage, elder)
    try_block(stage, lucubratio)
    stage.skip("blocked", B)
    stage.play(B, "use", lucubratio, "0")
    assert (stage.prompt, stage.decider) == ("DiscardCards", B)
    stage.skip("strike", A)
    assert not stage.table.tapped[lucubratio]
    assert stage.names(stage.table.ash[B]) == ["telepathic-misdirection"]


def test_lucubratio_needs_such_a_card_and_the_block_must_be_his() -> None:
    stage = PeopleStage()
    elder, lucubratio = stage.vampire(A, "Elder"), stage.vampire(B, "Lucubratio")
    stage.hand(B, "Majesty")
    bleed(stage, elder)
    try_block(stage, lucubratio)
    stage.skip("blocked", B)
    assert not stage.offers(B, "use", lucubratio, "0")
    stage.skip("strike", A)
    assert stage.table.tapped[lucubratio]
    other = PeopleStage()
    elder, lucubratio = other.vampire(A, "Elder"), other.vampire(B, "Lucubratio")
    rival = other.vampire(B, "Rival")
    other.hand(B, "Telepathic Misdirection")
    bleed(other, elder)
    try_block(other, rival)
    other.skip("blocked", B)
    assert not other.offers(B, "use", lucubratio, "0")


@ruling("Once each turn", 1)
def test_lucubratio_does_it_once_in_each_players_turn() -> None:
    stage = PeopleStage(3)
    elder, ira = stage.vampire(A, "Elder"), stage.vampire(A, "Ira")
    lucubratio, pupil = stage.vampire(B, "Lucubratio"), stage.vampire(B, "Pupil")
    kurt = stage.vampire(C, "Kurt")
    stage.hand(B, *["Telepathic Misdirection"] * 4)
    stage.hand(C, "Bum's Rush")
    bleed(stage, elder)
    blocked_by(stage, lucubratio)
    stage.play(B, "use", lucubratio, "0")
    stage.skip("MinionPhase")
    bleed(stage, ira)
    blocked_by(stage, lucubratio)
    assert not stage.offers(B, "use", lucubratio, "0")
    stage.skip("MinionPhase", B)
    stage.skip("MinionPhase", C)
    stage.play(C, "play bums-rush plain", kurt)
    stage.play(C, "target", pupil)
    blocked_by(stage, lucubratio)
    assert stage.offers(B, "use", lucubratio, "0")


# Meshenka


MOLD = Card("Mold", ACTION, VICISSITUDE, cost=Blood(1), basic=GainBlood(1))


def test_meshenka_pays_less_for_vicissitude() -> None:
    stage = Stage(2, extra=(*PEOPLE, MOLD))
    meshenka, elder = stage.vampire(A, "Meshenka", 5), stage.vampire(A, "Elder", 5)
    stage.hand(A, "Mold", "Mold")
    for minion, left in ((meshenka, 6), (elder, 5)):
        stage.play(A, "play mold vic", minion)
        stage.resolve()
        assert stage.blood(minion) == left


# Omme Enberbenight


RIDDLE = Card("Riddle", ACTION, MYTHERCERIA, cost=Blood(1), basic=GainBlood(1))
MIRAGE = Card("Mirage", ACTION, CHIMERSTRY, cost=Blood(1), basic=GainBlood(1))


@pytest.mark.parametrize(
    ("name", "card"), [("Omme Enberbenight", "riddle myt"), ("Gabrin", "mirage chi")]
)
def test_some_pay_less_for_a_discipline(name: str, card: str) -> None:
    stage = Stage(2, extra=(*PEOPLE, RIDDLE, MIRAGE))
    minion, elder = stage.vampire(A, name, 3), stage.vampire(A, "Elder", 3)
    stage.hand(A, "Riddle", "Mirage", "Riddle", "Mirage")
    for each, left in ((minion, 4), (elder, 3)):
        stage.play(A, "play", card, each)
        stage.resolve()
        assert stage.blood(each) == left


# Paul Cordwood


def test_paul_removes_the_top_of_his_crypt_for_stealth_or_intercept() -> None:
    stage = PeopleStage()
    paul, rival = stage.vampire(A, "Paul Cordwood"), stage.vampire(B, "Rival")
    stage.crypt(A, "Krid", "Mazz")
    bleed(stage, paul)
    try_block(stage, rival)
    stage.skip("block", A)
    stage.play(A, "use", paul, "0")
    assert values.stealth(stage.table, paul) == 1
    assert stage.names(stage.table.crypt[A]) == ["mazz"]
    assert [
        each for each in range(len(stage.table.definition)) if stage.zone(each) == REMOVED
    ] != []
    assert not stage.offers(A, "use", paul, "0")
    stage.resolve()
    assert stage.table.pool[B] == 29
    blocks = PeopleStage()
    elder, paul = blocks.vampire(A, "Elder", 5), blocks.vampire(B, "Paul Cordwood")
    blocks.crypt(B, "Krid", "Mazz")
    blocks.play(A, "hunt", elder)
    try_block(blocks, paul)
    blocks.skip("block", B)
    blocks.play(B, "use", paul, "1")
    assert values.intercept(blocks.table, paul) == 1
    assert not blocks.offers(B, "use", paul, "1")
    blocks.skip("strike", A)
    assert blocks.names(blocks.table.crypt[B]) == ["mazz"]


def test_paul_needs_a_crypt_and_an_action_of_his_own() -> None:
    stage = PeopleStage()
    paul, rival = stage.vampire(A, "Paul Cordwood"), stage.vampire(B, "Rival")
    bleed(stage, paul)
    try_block(stage, rival)
    stage.skip("block", A)
    assert not stage.offers(A, "use", paul, "0")
    other = PeopleStage()
    paul, elder = other.vampire(A, "Paul Cordwood"), other.vampire(A, "Elder")
    rival = other.vampire(B, "Rival")
    other.crypt(A, "Krid")
    bleed(other, elder)
    try_block(other, rival)
    other.skip("block", A)
    assert not other.offers(A, "use", paul, "0")


# Pherydima


def test_pherydima_untaps_for_a_pool_in_the_discard_phase() -> None:
    stage = Stage(2, phase="discard")
    pherydima = stage.vampire(A, "Pherydima", tapped=True)
    stage.play(A, "use", pherydima, "0")
    assert not stage.table.tapped[pherydima]
    assert stage.table.pool[A] == 29
    assert not stage.offers(A, "use", pherydima, "0")


# Sha-Ennu


def test_sha_ennu_is_not_blocked_by_the_youngest() -> None:
    stage = Stage(2)
    sha = stage.vampire(A, "Sha-Ennu")
    stage.vampire(B, "Krid")
    pug = stage.vampire(B, "Pug Jackson")
    stage.play(A, "bleed", sha)
    stage.skip("BlockQuestion", B)
    assert [move for move in stage.options(B) if move.startswith("block")] == [
        stage.text("block", pug)
    ]
    assert values.bleed(stage.table, sha) == 3
