"""Numbers that vampires have against some, in some actions, or while something is so."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PEOPLE, Salon, bleed, fight
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C, Stage

from conclave.games.vtes.rules.atoms import moving
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.politics import tally
from conclave.games.vtes.rules.reading import identity, titles, values
from conclave.games.vtes.rules.words import ACTION, CHIMERSTRY, MYTHERCERIA, PRESENCE
from conclave.games.vtes.vocabulary.blood import GainBlood
from conclave.games.vtes.vocabulary.card import Blood, Card
from conclave.testing import rule

HUNT = Card("Feast", ACTION, effect=Action(None, "hunt", 1))


@ruling("Igo the Hungry", 1)
@pytest.mark.parametrize("name", ["Igo the Hungry", "Zöe"])
def test_some_lack_stealth_in_the_hunt_that_needs_no_card(name: str) -> None:
    stage = Stage(2, extra=(HUNT,))
    minion = stage.vampire(A, name, 0)
    stage.play(A, "hunt", minion)
    assert values.stealth(stage.table, minion) == 0
    other = Stage(2, extra=(HUNT,))
    minion = other.vampire(A, name, 0)
    other.hand(A, "Feast")
    other.play(A, "play feast plain", minion)
    other.skip("announced")
    assert values.stealth(other.table, minion) == 1


def test_rebekka_has_stealth_in_all_her_actions_and_bleeds_malkavians_for_more() -> None:
    for foe, amount in (("Fledgling", 2), ("Pupil", 1)):
        stage = Salon()
        rebekka = stage.vampire(A, "Rebekka, Chantry Elder of Munich")
        stage.vampire(B, foe)
        bleed(stage, rebekka)
        assert values.stealth(stage.table, rebekka) == 1
        assert values.bleed(stage.table, rebekka) == amount


def test_vasilis_betrays_the_brujah_to_all_giovanni() -> None:
    stage = Salon(3)
    gillespi, pupil = stage.vampire(A, "Francis Milliner"), stage.vampire(A, "Pupil")
    vasilis = stage.vampire(B, "Vasilis, The Traitor of Don Cruez")
    bleed(stage, gillespi)
    assert values.bleed(stage.table, gillespi) == 2
    assert values.bleed(stage.table, pupil) == 1
    moving.to_torpor(stage.table, vasilis)
    stage.vampire(B, "Rival")
    assert values.bleed(stage.table, gillespi) == 1


@pytest.mark.parametrize(
    ("seat", "name", "stealth"),
    [(B, "Mayor", 1), (B, "Judge", 1), (C, "Mayor", 0), (B, "Eugene", 0)],
)
def test_suhailah_has_stealth_while_her_prey_has_a_prince_or_justicar(
    seat: int, name: str, stealth: int
) -> None:
    stage = Salon(3)
    suhailah = stage.vampire(A, "Suhailah")
    stage.vampire(seat, name)
    bleed(stage, suhailah)
    assert values.stealth(stage.table, suhailah) == stealth
    assert values.bleed(stage.table, suhailah) == 2


def test_unmada_gives_a_discard_phase_action_and_a_card() -> None:
    for torpor, actions, size in ((False, 2, 8), (True, 1, 7)):
        stage = Stage(2, phase="discard")
        stage.vampire(A, "Unmada", torpor=torpor)
        stage.hand(A, *["Fame"] * 7)
        stage.begin()
        assert stage.table.actions == actions
        assert values.hand_size(stage.table, A) == size


def test_the_inner_circle_bleeds_for_less_while_mary_anne_is_ready() -> None:
    stage = Stage(2)
    etrius, krid = stage.vampire(A, "Etrius"), stage.vampire(A, "Krid")
    mary = stage.vampire(B, "Mary Anne Blaire")
    assert [values.bleed(stage.table, card) for card in (etrius, krid)] == [1, 1]
    moving.to_torpor(stage.table, mary)
    assert [values.bleed(stage.table, card) for card in (etrius, krid)] == [3, 1]


@pytest.mark.parametrize(("foe", "strength"), [("Rival", 2), ("Mosfair", 1)])
def test_cynthia_is_stronger_against_the_camarilla(foe: str, strength: int) -> None:
    stage = Salon()
    cynthia, other = stage.vampire(A, "Cynthia Ingold"), stage.vampire(B, foe)
    fight(stage, cynthia, other)
    assert values.strength(stage.table, cynthia) == strength
    assert identity.has_trait(stage.table, cynthia, "sterile")


@pytest.mark.parametrize(
    ("name", "acting", "intercept"),
    [
        ("Richard Tauber, Ayelea's Puppet", "Percival", -1),
        ("Richard Tauber, Ayelea's Puppet", "Lawbringer", -1),
        ("Richard Tauber, Ayelea's Puppet", "Krid", 0),
        ("Jubal", "Nehsi", 1),
        ("Jubal", "Milton Fox", 1),
        ("Jubal", "Krid", 0),
    ],
)
def test_some_intercept_clans_better_or_worse(name: str, acting: str, intercept: int) -> None:
    stage = Stage(2)
    minion, blocker = stage.vampire(A, acting), stage.vampire(B, name)
    stage.play(A, "bleed", minion)
    assert values.intercept(stage.table, blocker) == intercept


@pytest.mark.parametrize(
    ("name", "card", "stealth"),
    [
        ("Nettie Hale", "thug", 2),
        ("Nettie Hale", "valet", 2),
        ("Nettie Hale", "lamp", 1),
        ("Joaquina Amaya", "lamp", 2),
        ("Joaquina Amaya", "thug", 1),
    ],
)
def test_some_have_more_stealth_in_some_actions(name: str, card: str, stealth: int) -> None:
    stage = Salon()
    minion = stage.vampire(A, name)
    stage.hand(A, card)
    stage.play(A, "play", card, "plain", minion)
    stage.skip("announced")
    assert values.stealth(stage.table, minion) == stealth


def test_khalil_has_stealth_in_diablerie() -> None:
    stage = Salon()
    khalil, pupil = stage.vampire(A, "Khalil Ravana"), stage.vampire(B, "Pupil", torpor=True)
    stage.play(A, "diablerize", khalil, pupil)
    assert values.stealth(stage.table, khalil) == 1
    other = Salon()
    khalil, pupil = other.vampire(A, "Khalil Ravana"), other.vampire(B, "Pupil", torpor=True)
    other.play(A, "rescue", khalil, pupil, "2")
    assert values.stealth(other.table, khalil) == 0


def test_rodericks_minions_have_stealth_when_they_equip() -> None:
    for seat, torpor, stealth in ((A, False, 2), (A, True, 1), (B, False, 1)):
        stage = Salon()
        stage.vampire(seat, "Roderick Phillips March", torpor=torpor)
        pupil = stage.vampire(A, "Pupil")
        stage.hand(A, "Lamp")
        stage.play(A, "play lamp plain", pupil)
        stage.skip("announced")
        assert values.stealth(stage.table, pupil) == stealth


@pytest.mark.parametrize(
    "name", ["Roderick Phillips March", "Omme Enberbenight", "Pherydima", "The Arcadian"]
)
def test_kiasyd_are_vulnerable_to_cold_iron(name: str) -> None:
    stage = Stage(2)
    card = stage.vampire(A, name)
    assert identity.has_trait(stage.table, card, "vulnerability:cold-iron")


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


def test_shasa_bleeds_for_more_with_presence() -> None:
    lure = Card("Lure", ACTION, PRESENCE, basic=Action(None, "bleed"))
    stage = Stage(2, extra=(lure,))
    shasa = stage.vampire(A, "Shasa Abu Badr")
    stage.hand(A, "Lure")
    stage.play(A, "play lure pre", shasa)
    assert values.bleed(stage.table, shasa) == 2
    plain = Stage(2, extra=(lure,))
    shasa = plain.vampire(A, "Shasa Abu Badr")
    plain.play(A, "bleed", shasa)
    assert values.bleed(plain.table, shasa) == 1


@rule("VTES-6.3.3-16")
@ruling("Genevieve", 1)
def test_genevieve_casts_her_vote_and_her_ballot_on_one_side() -> None:
    stage = Salon(3)
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
