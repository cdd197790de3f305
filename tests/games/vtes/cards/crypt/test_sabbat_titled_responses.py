"""Tests of Sabbat vampires with a title, in referendums, combats and others' turns."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PeopleStage, bleed, choose_strikes, fight
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.atoms import noting
from conclave.games.vtes.rules.constants import NOTHING, TORPOR
from conclave.games.vtes.rules.frame_types import CurrentReferendum
from conclave.games.vtes.rules.reading import values
from conclave.games.vtes.vocabulary.card import Vampire

FIEND = Vampire("Fiend", "baali", 1, 8, "", "independent")

# Cailean


@ruling("Cailean", 1)
@pytest.mark.parametrize(("number", "long"), [("0", False), ("1", True)])
def test_cailean_sets_the_range_and_nobody_maneuvers(number: str, long: bool) -> None:
    stage = PeopleStage()
    elder, cailean = stage.vampire(A, "Elder"), stage.vampire(B, "Cailean")
    stage.hand(A, "Flash")
    stage.hand(B, "Carrion Crows")
    fight(stage, elder, cailean)
    stage.skip("before-range", B)
    stage.play(B, "use", cailean, number)
    assert not stage.offers(stage.decider, "use", cailean, "0")
    stage.skip("before-range", B)
    assert stage.offers(B, "play carrion-crows ANI", cailean)
    stage.skip("strike", A)
    assert stage.table.notes.total(notes.LONG_RANGE, elder) == int(long)


# Gravitnir


@ruling("Non-locking referendum ability", 1)
@ruling("Usable during the polling step", 1)
def test_gravitnir_makes_the_acting_vampire_abstain() -> None:
    stage = PeopleStage(3)
    gravitnir, mayor = stage.vampire(B, "Gravitnir", tapped=True), stage.vampire(A, "Mayor")
    stage.hand(A, "Kine Resources Contested")
    stage.play(A, "play kine-resources-contested plain", mayor)
    stage.skip("Referendum", B)
    stage.play(B, "use", gravitnir, "0")
    assert stage.blood(gravitnir) == 9
    assert stage.table.notes.has(notes.ABSTAINS, mayor)
    assert not stage.offers(stage.decider, "use", gravitnir, "0")


def test_gravitnir_needs_votes_that_count_a_political_action_and_to_be_ready() -> None:
    stage = PeopleStage(3)
    gravitnir, mayor = stage.vampire(B, "Gravitnir"), stage.vampire(A, "Mayor")
    asleep = stage.vampire(C, "Gravitnir", torpor=True)
    stage.hand(A, "Kine Resources Contested")
    stage.play(A, "play kine-resources-contested plain", mayor)
    stage.skip("Referendum", B)
    assert stage.offers(B, "use", gravitnir, "0")
    assert not stage.offers(C, "use", asleep, "0")
    noting.note(
        stage.table, stage.table.scope(CurrentReferendum), notes.REFERENDUM_SETTLED, NOTHING, 1
    )
    assert not stage.offers(B, "use", gravitnir, "0")


# Hektor


def test_hektor_does_aggravated_damage_with_his_hands_only() -> None:
    stage = PeopleStage()
    elder, hektor = stage.vampire(A, "Elder"), stage.vampire(B, "Hektor")
    fight(stage, elder, hektor)
    choose_strikes(stage)
    stage.skip("MinionPhase")
    assert stage.zone(elder) == TORPOR
    armed = PeopleStage()
    elder, hektor = armed.vampire(A, "Elder"), armed.vampire(B, "Hektor")
    cudgel = armed.put_on(hektor, "Cudgel")
    fight(armed, elder, hektor)
    armed.skip("strike", A)
    armed.play(A, "strike hand")
    armed.play(B, "strike", cudgel, "0")
    armed.skip("MinionPhase")
    assert armed.zone(elder) != TORPOR
    assert armed.blood(elder) == 8


def test_baali_bleed_hektors_controller_for_more() -> None:
    stage = PeopleStage(3, FIEND)
    fiend, elder = stage.vampire(A, "Fiend"), stage.vampire(A, "Elder")
    stage.vampire(B, "Hektor")
    bleed(stage, elder)
    assert values.bleed(stage.table, elder) == 1
    stage.resolve()
    bleed(stage, fiend)
    assert values.bleed(stage.table, fiend) == 2
    other = PeopleStage(3, FIEND)
    fiend = other.vampire(A, "Fiend")
    other.vampire(C, "Hektor")
    bleed(other, fiend)
    assert values.bleed(other.table, fiend) == 1


# John Paleologus


def test_john_burns_two_blood_for_a_pool_of_the_prey_once() -> None:
    stage = PeopleStage(2, phase="untap")
    john = stage.vampire(A, "John Paleologus")
    stage.play(A, "use", john, "0")
    assert (stage.blood(john), stage.table.pool[B]) == (7, 29)
    assert not stage.offers(A, "use", john, "0")
    asleep = PeopleStage(2, phase="untap")
    john = asleep.vampire(A, "John Paleologus", torpor=True)
    assert not asleep.offers(A, "use", john, "0")


# Louhi


@ruling("Once each turn", 1)
def test_louhi_cancels_an_action_card_of_the_predators_vampire() -> None:
    stage = PeopleStage(3)
    elder, kurt = stage.vampire(A, "Elder"), stage.vampire(A, "Kurt")
    louhi = stage.vampire(B, "Louhi")
    stage.hand(A, "Govern the Unaligned", "Govern the Unaligned")
    stage.play_only(A, "play govern-the-unaligned dom", elder)
    stage.skip("as-played", B)
    stage.play_only(B, "use", louhi, "0")
    stage.skip("MinionPhase")
    assert (stage.blood(louhi), stage.blood(elder)) == (9, 10)
    assert stage.names(stage.table.ash[A]) == ["govern-the-unaligned"]
    assert not stage.table.tapped[elder]
    stage.play_only(A, "play govern-the-unaligned dom", kurt)
    assert not stage.offers(B, "use", louhi, "0")


def test_louhi_cancels_nothing_of_others_or_of_other_types() -> None:
    stage = PeopleStage(3)
    elder, louhi = stage.vampire(A, "Elder"), stage.vampire(C, "Louhi")
    own = stage.vampire(B, "Louhi")
    stage.hand(A, "Govern the Unaligned", "Flak Jacket")
    stage.play_only(A, "play govern-the-unaligned dom", elder)
    assert stage.offers(B, "use", own, "0")
    assert not stage.offers(C, "use", louhi, "0")
    equips = PeopleStage(2)
    elder, louhi = equips.vampire(A, "Elder"), equips.vampire(B, "Louhi")
    equips.hand(A, "Flak Jacket")
    equips.play_only(A, "play flak-jacket plain", elder)
    assert not equips.offers(B, "use", louhi, "0")


# Quentin


def test_quentin_makes_a_vampire_abstain_even_from_torpor() -> None:
    stage = PeopleStage()
    quentin, pupil = stage.vampire(B, "Quentin", torpor=True), stage.vampire(A, "Pupil")
    stage.hand(A, "Kine Resources Contested")
    stage.play(A, "play kine-resources-contested plain", pupil)
    stage.skip("Referendum", B)
    assert stage.offers(B, "use", quentin, "0")


def test_quentin_makes_a_vampire_abstain_but_not_in_a_blood_hunt() -> None:
    stage = PeopleStage(3)
    quentin, judge = stage.vampire(B, "Quentin"), stage.vampire(C, "Judge")
    pupil = stage.vampire(A, "Pupil")
    stage.hand(A, "Kine Resources Contested")
    stage.play(A, "play kine-resources-contested plain", pupil)
    stage.skip("Referendum", B)
    stage.play(B, "use", quentin, "0")
    stage.play(B, "target", judge)
    assert stage.blood(quentin) == 8
    assert stage.table.notes.has(notes.ABSTAINS, judge)
    assert not stage.offers(stage.decider, "use", quentin, "0")
    hunt = PeopleStage(3)
    quentin, judge = hunt.vampire(B, "Quentin"), hunt.vampire(C, "Judge")
    kurt, victim = hunt.vampire(A, "Kurt"), hunt.vampire(A, "Pupil", 0, torpor=True)
    hunt.play(A, "diablerize", kurt, victim)
    hunt.skip("Referendum")
    assert not hunt.offers(B, "use", quentin, "0")


# Velya, The Flayer


def test_velya_discards_auspex_for_a_press_once_a_combat() -> None:
    stage = PeopleStage()
    elder, velya = stage.vampire(A, "Elder"), stage.vampire(B, "Velya, The Flayer")
    stage.hand(B, "Telepathic Misdirection", "Telepathic Misdirection", "Majesty")
    fight(stage, elder, velya)
    choose_strikes(stage)
    stage.skip("press", B)
    stage.play(B, "use", velya, "0")
    stage.play(B, "discard telepathic-misdirection")
    stage.skip("strike", A)
    stage.play(A, "strike hand")
    stage.play(B, "strike hand")
    stage.skip("press", B)
    assert not stage.offers(B, "use", velya, "0")


def test_velya_needs_an_auspex_card_to_press() -> None:
    stage = PeopleStage()
    elder, velya = stage.vampire(A, "Elder"), stage.vampire(B, "Velya, The Flayer")
    stage.hand(B, "Majesty")
    fight(stage, elder, velya)
    choose_strikes(stage)
    assert not stage.offers(stage.decider, "use", velya, "0")
