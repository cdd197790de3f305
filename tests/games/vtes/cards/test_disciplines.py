"""Tests of master cards that give a level of a discipline."""

from __future__ import annotations

import pytest
from games.vtes.cards.master_cards import play_as_a, stage_in_master_phase
from games.vtes.cards.people import PEOPLE
from games.vtes.stage import A, B, Stage

from conclave.games.vtes.rules.reading import identity
from conclave.games.vtes.vocabulary.card import Vampire
from conclave.testing import rule

# Abombwe


@rule("VTES-6.5.5-06")
@pytest.mark.parametrize(
    ("who", "may"), [("Hunter", True), ("Mayor", True), ("Fledgling", True), ("Shaman", False)]
)
def test_a_vampire_who_diablerizes_an_elder_may_get_abombwe_unless_he_has_it_at_superior(
    who: str, may: bool
) -> None:
    shaman = Vampire("Shaman", "osebo", 1, 5, "ABO", "laibon")
    stage = Stage(3, extra=(*PEOPLE, shaman))
    diablerist, victim = stage.vampire(A, who), stage.vampire(B, "Elder", torpor=True)
    stage.library(A, "Abombwe", "Blur")
    stage.play(A, "diablerize", diablerist, victim)
    stage.skip("Searching", A)
    assert stage.offers(A, "name abombwe") == may


@pytest.mark.parametrize(("who", "may"), [("Hunter", True), ("Mayor", False)])
def test_in_the_master_phase_it_is_for_laibon_and_vampires_with_protean(
    who: str, may: bool
) -> None:
    stage = Stage(3, phase="master", extra=PEOPLE)
    stage.vampire(A, who)
    stage.hand(A, "Abombwe")
    assert stage.offers(A, "play abombwe plain -") == may


def test_abombwe_is_for_laibon_and_those_with_protean() -> None:
    stage = stage_in_master_phase(2, "Abombwe")
    stage.vampire(A, "Krid")
    assert not stage.offers(A, "play", "abombwe", "plain", "-")
    abu = stage.vampire(A, "Abu Nuwasi")
    play_as_a(stage, "abombwe", "target", abu)
    assert stage.names(stage.table.attached[abu]) == ["abombwe"]
    assert stage.table.actions == 1


# Celerity


def test_a_discipline_card_is_not_for_a_vampire_who_has_it_at_superior() -> None:
    stage = stage_in_master_phase(2, "Celerity")
    stage.vampire(A, "Pug Jackson")
    assert not stage.offers(A, "play", "celerity", "plain", "-")
    mazz = stage.vampire(A, "Mazz")
    stage.play(A, "play", "celerity", "plain", "-")
    while stage.window == "as-played":
        stage.play(stage.decider, "pass")
    assert stage.names(stage.table.attached[mazz]) == ["celerity"]


# Dominate


@pytest.mark.parametrize(
    ("card", "vampire", "before", "after"),
    [
        ("Dominate", "Krid", 0, 1),
        ("Obfuscate", "Krid", 1, 2),
        ("Celerity", "Mazz", 1, 2),
        ("Presence", "Eugenio Estevez", 0, 1),
    ],
)
@rule("VTES-1.6.2-12", "VTES-1.6.2-13", "VTES-1.6.2-14", "VTES-1.6.2-15", "VTES-1.6.2-16")
def test_a_discipline_card_gives_a_level_and_capacity_without_blood(
    card: str, vampire: str, before: int, after: int
) -> None:
    stage = stage_in_master_phase(2, card)
    who = stage.vampire(B, vampire)
    word = {"Dominate": "dom", "Obfuscate": "obf", "Celerity": "cel", "Presence": "pre"}[card]
    capacity, blood = identity.capacity(stage.table, who), stage.blood(who)
    assert identity.level(stage.table, who, word) == before
    play_as_a(stage, card.lower(), "target", who)
    assert identity.level(stage.table, who, word) == after
    assert identity.capacity(stage.table, who) == capacity + 1
    assert stage.blood(who) == blood
