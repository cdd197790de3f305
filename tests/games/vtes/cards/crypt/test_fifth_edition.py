"""Tests of Camarilla vampires of the Fifth Edition and New Blood decks."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PeopleStage, bleed, fight, try_block
from games.vtes.cards.referendums import (
    ReferendumStage,
    fail_referendum,
    go_to_polling,
    hunt_on,
)
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C, Stage

from conclave.games.vtes.rules import contests
from conclave.games.vtes.rules.events.referendums import VotesCast
from conclave.games.vtes.rules.politics import tally
from conclave.games.vtes.rules.reading import values

# Abraham DuSable


def test_abraham_discards_thaumaturgy_for_stealth_when_he_acts() -> None:
    stage = PeopleStage()
    abraham, rival = stage.vampire(A, "Abraham DuSable"), stage.vampire(B, "Rival")
    stage.hand(A, "Theft of Vitae", "Majesty", "Theft of Vitae")
    bleed(stage, abraham)
    try_block(stage, rival)
    stage.skip("block", A)
    stage.play(A, "use", abraham, "0")
    stage.play(A, "discard theft-of-vitae")
    assert stage.names(stage.table.ash[A]) == ["theft-of-vitae"]
    assert not stage.offers(A, "use", abraham, "0")  # nobody blocks him as things are
    stage.resolve()
    assert stage.table.pool[B] == 29


def test_abraham_discards_thaumaturgy_for_intercept_when_he_blocks() -> None:
    stage = PeopleStage()
    elder, abraham = stage.vampire(A, "Elder"), stage.vampire(B, "Abraham DuSable")
    stage.hand(A, "Lost in Crowds")
    stage.hand(B, "Majesty", "Theft of Vitae")
    bleed(stage, elder)
    try_block(stage, abraham)
    stage.skip("block", A)
    stage.play(A, "play lost-in-crowds obf", elder)
    stage.skip("block", B)
    stage.play(B, "use", abraham, "1")
    assert not stage.offers(B, "discard majesty")
    stage.play(B, "discard theft-of-vitae")
    stage.resolve()
    assert stage.names(stage.table.ash[B]) == ["theft-of-vitae"]
    assert stage.table.pool[B] == 30


def test_abraham_needs_such_a_card_and_must_act_himself() -> None:
    stage = PeopleStage()
    abraham, rival = stage.vampire(A, "Abraham DuSable"), stage.vampire(B, "Rival")
    stage.hand(A, "Majesty")
    bleed(stage, abraham)
    try_block(stage, rival)
    stage.skip("block", A)
    assert not stage.offers(A, "use", abraham, "0")
    stage = PeopleStage()
    abraham, elder = stage.vampire(A, "Abraham DuSable"), stage.vampire(A, "Elder")
    rival = stage.vampire(B, "Rival")
    stage.hand(A, "Theft of Vitae")
    bleed(stage, elder)
    try_block(stage, rival)
    stage.skip("block", A)
    assert not stage.offers(A, "use", abraham, "0")


# Alexa Draper


def polling_with_alexa(*hand: str) -> tuple[Stage, int]:
    stage = ReferendumStage()
    alexa, elder = stage.vampire(A, "Alexa Draper", tapped=True), stage.vampire(A, "Elder")
    stage.hand(A, *hand)
    return go_to_polling(stage, elder), alexa


@ruling("Non-locking referendum ability", 1)
def test_alexa_discards_dominate_for_a_vote_though_she_is_tapped() -> None:
    stage, alexa = polling_with_alexa("Conditioning", "Majesty", "Seduction")
    stage.play(A, "use", alexa, "0")
    stage.play(A, "discard conditioning")
    assert not stage.offers(A, "use", alexa, "0")
    stage.play(A, "vote", alexa, "for")
    assert stage.events_of(VotesCast)[-1].number == 3


def test_alexa_needs_a_card_that_requires_dominate() -> None:
    stage, alexa = polling_with_alexa("Majesty")
    assert not stage.offers(A, "use", alexa, "0")


# Alexander Silverson


def test_vampires_pay_blood_to_vote_against_alexanders_referendums() -> None:
    stage = ReferendumStage()
    alexander = stage.vampire(A, "Alexander Silverson")
    mayor, judge = stage.vampire(B, "Mayor", 1), stage.vampire(B, "Judge", 0)
    go_to_polling(stage, alexander)
    stage.skip("polling", B)
    assert stage.offers(B, "vote", judge, "for")
    assert not stage.offers(B, "vote", judge, "against")  # he has no blood
    stage.play(B, "vote", mayor, "against")
    assert stage.blood(mayor) == 0
    assert tally(stage.table) == (0, 2)


def test_alexander_charges_nobody_for_votes_in_favor_or_in_other_referendums() -> None:
    stage = ReferendumStage()
    alexander, mayor = stage.vampire(A, "Alexander Silverson"), stage.vampire(B, "Mayor", 1)
    go_to_polling(stage, alexander)
    stage.skip("polling", B)
    stage.play(B, "vote", mayor, "for")
    assert stage.blood(mayor) == 1
    other = ReferendumStage()
    elder, mayor = other.vampire(A, "Elder"), other.vampire(B, "Mayor", 0)
    other.vampire(A, "Alexander Silverson")
    go_to_polling(other, elder)
    other.skip("polling", B)
    assert other.offers(B, "vote", mayor, "against")


# Bret Stryker


def test_bret_can_hardly_block_the_titled() -> None:
    for actor, blocked in (("Mayor", False), ("Elder", True)):
        stage = PeopleStage()
        minion, bret = stage.vampire(A, actor), stage.vampire(B, "Bret Stryker")
        bleed(stage, minion)
        try_block(stage, bret)
        stage.resolve()
        assert (stage.table.pool[B] == 30) == blocked


# Carmelita Neillson


def test_carmelita_adds_a_card_to_the_hand_while_she_is_ready() -> None:
    for torpor, size in ((False, 8), (True, 7)):
        stage = PeopleStage()
        stage.vampire(A, "Carmelita Neillson", torpor=torpor)
        assert values.hand_size(stage.table, A) == size
        assert values.hand_size(stage.table, B) == 7


# Flávio Gonçalves


def test_flavio_dodges_once_each_combat() -> None:
    stage = PeopleStage()
    flavio, rival = stage.vampire(A, "Flávio Gonçalves"), stage.vampire(B, "Rival")
    stage.hand(A, "Blur")
    fight(stage, flavio, rival)
    stage.skip("strike", A)
    stage.play(A, "strike", flavio, "0")
    stage.play(B, "strike hand")
    assert stage.blood(flavio) == 7
    stage.skip("additional-strikes", A)
    stage.play(A, "play blur CEL", flavio)
    stage.skip("strike", A)
    assert not stage.offers(A, "strike", flavio, "0")


# Jason "Son" Newberry


@pytest.mark.parametrize(("side", "number"), [("for", 1), ("against", 3)])
def test_jason_has_two_more_votes_against_a_blood_hunt(side: str, number: int) -> None:
    stage = PeopleStage()
    elder, jason = stage.vampire(A, "Elder"), stage.vampire(B, 'Jason "Son" Newberry')
    assert values.bleed(stage.table, jason) == 2
    hunt_on(stage, elder)
    stage.skip("Referendum", B)
    stage.play(B, "vote", jason, side)
    assert tally(stage.table) == ((number, 0) if side == "for" else (0, number))


def test_jason_has_them_even_if_he_has_no_title() -> None:
    stage = PeopleStage()
    elder, jason = stage.vampire(A, "Elder"), stage.vampire(B, 'Jason "Son" Newberry')
    contests.lose_title(stage.table, jason)
    hunt_on(stage, elder)
    stage.skip("Referendum", B)
    assert not stage.offers(B, "vote", jason, "for")
    stage.play(B, "vote", jason, "against")
    assert tally(stage.table) == (0, 2)


def test_jason_has_no_more_votes_against_other_referendums() -> None:
    stage = ReferendumStage()
    elder, jason = stage.vampire(A, "Elder"), stage.vampire(B, 'Jason "Son" Newberry')
    go_to_polling(stage, elder)
    stage.skip("polling", B)
    stage.play(B, "vote", jason, "against")
    assert tally(stage.table) == (0, 1)


# Kevin Jackson


def test_kevin_and_a_brujah_fight_each_other_with_more_strength() -> None:
    stage = PeopleStage()
    kevin, rival = stage.vampire(A, "Kevin Jackson"), stage.vampire(B, "Rival")
    kurt = stage.vampire(B, "Kurt")
    fight(stage, kevin, rival)
    strengths = [values.strength(stage.table, minion) for minion in (kevin, rival, kurt)]
    assert strengths == [2, 2, 1]


def test_kevin_and_another_clan_fight_as_usual() -> None:
    stage = PeopleStage()
    kevin, pupil = stage.vampire(A, "Kevin Jackson"), stage.vampire(B, "Pupil")
    fight(stage, kevin, pupil)
    assert [values.strength(stage.table, minion) for minion in (kevin, pupil)] == [1, 1]


# Larissa Moreira


@ruling("Permanents that increase bleed amount during an action", 1)
def test_larissa_discards_animalism_for_a_bigger_bleed() -> None:
    stage = PeopleStage()
    larissa = stage.vampire(A, "Larissa Moreira")
    stage.hand(A, "Majesty", "Carrion Crows", "Cats' Guidance")
    bleed(stage, larissa)
    stage.play(A, "use", larissa, "0")
    assert not stage.offers(A, "discard majesty")
    stage.play(A, "discard carrion-crows")
    stage.skip("announced", A)
    stage.play(A, "use", larissa, "0")
    stage.resolve()
    assert stage.table.pool[B] == 30 - 3


def test_larissa_has_no_use_for_animalism_in_other_actions() -> None:
    stage = PeopleStage()
    larissa, elder = stage.vampire(A, "Larissa Moreira", 5), stage.vampire(A, "Elder")
    stage.hand(A, "Carrion Crows")
    stage.play(A, "hunt", larissa)
    assert not stage.offers(A, "use", larissa, "0")
    stage.resolve()
    bleed(stage, elder)
    assert not stage.offers(A, "use", larissa, "0")


# Sybren van Oosten


def test_sybren_untaps_after_his_referendum_has_passed() -> None:
    stage = ReferendumStage()
    sybren = stage.vampire(A, "Sybren van Oosten")
    go_to_polling(stage, sybren)
    stage.play(A, "vote", sybren, "for")
    stage.skip("May", A)
    stage.play(A, "yes")
    assert not stage.table.tapped[sybren]


def test_sybren_stays_tapped_when_it_fails_or_another_called_it() -> None:
    stage = ReferendumStage()
    sybren = stage.vampire(A, "Sybren van Oosten")
    go_to_polling(stage, sybren)
    fail_referendum(stage)
    assert stage.table.tapped[sybren]
    stage = ReferendumStage()
    sybren, elder = stage.vampire(A, "Sybren van Oosten", tapped=True), stage.vampire(A, "Elder")
    go_to_polling(stage, elder)
    stage.play(A, "vote", sybren, "for")
    stage.skip("MinionPhase")
    assert stage.table.tapped[sybren]


# The Dowager


def test_the_dowager_gets_intercept_only_during_directed_actions() -> None:
    stage = PeopleStage(3)
    elder, dowager = stage.vampire(A, "Elder"), stage.vampire(B, "The Dowager")
    nobody, rival = stage.vampire(C, "The Dowager"), stage.vampire(B, "Rival")
    found = [values.intercept(stage.table, dowager)]
    bleed(stage, elder)
    found += [values.intercept(stage.table, vampire) for vampire in (dowager, nobody, rival)]
    stage.resolve()
    stage.table.tapped[elder] = False
    stage.play(A, "hunt", elder)
    found.append(values.intercept(stage.table, dowager))
    assert found == [0, 1, 1, 0, 0]
