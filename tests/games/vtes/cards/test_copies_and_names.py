"""What is meant by one copy of a card alone, and what by its name."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PEOPLE, Salon
from games.vtes.stage import A, B, Stage

from conclave.games.vtes.rules.atoms import moving
from conclave.games.vtes.rules.words import HAND
from conclave.games.vtes.vocabulary.card import Vampire
from conclave.testing import rule


@rule("VTES-6.1.6-10")
def test_delaying_tactics_bars_one_anarch_revolt_and_not_the_other() -> None:
    stage = Salon(3)
    elder, pupil = stage.vampire(A, "Elder"), stage.vampire(A, "Pupil")
    rival = stage.vampire(B, "Rival")
    first, second = stage.permanent(B, "Anarch Revolt"), stage.permanent(B, "Anarch Revolt")
    stage.hand(B, "Delaying Tactics")
    stage.play(A, "act", elder, first, "0")
    stage.skip("polling", B)
    stage.play(B, "play delaying-tactics plain", rival)
    stage.skip("MinionPhase")
    assert not stage.offers(A, "act", pupil, first, "0")
    assert stage.offers(A, "act", pupil, second, "0")


class Family(Salon):
    """A table with a Giovanni."""

    def __init__(self) -> None:
        uncle = Vampire("Uncle", "giovanni", 1, 8, "NEC", "independent")
        Stage.__init__(self, 2, extra=(*PEOPLE, uncle))


def burned(*cards: str) -> tuple[Stage, list[int]]:
    """A has these in her ash heap."""
    stage = Family()
    stage.ash(A, *cards)
    return stage, list(stage.table.ash[A])


@pytest.mark.parametrize("other", [True, False])
def test_the_sargon_fragment_brings_back_any_card_of_the_name(other: bool) -> None:
    stage, (blur, *rest) = burned(*["Blur"] * (1 + other), "Flash")
    uncle = stage.vampire(A, "Uncle")
    fragment = stage.put_on(uncle, "The Sargon Fragment")
    stage.play(A, "act", uncle, fragment, "0")
    stage.play(A, "target", blur)
    moving.remove(stage.table, blur)
    stage.skip("MinionPhase")
    assert stage.table.hand[A] == ((rest[0],) if other else ())


@pytest.mark.parametrize("mode", ["nec", "NEC"])
def test_so_do_whispers_from_the_dead(mode: str) -> None:
    stage, (blur, _, another) = burned("Blur", "Flash", "Blur")
    uncle = stage.vampire(A, "Uncle")
    stage.hand(A, "Whispers from the Dead")
    stage.play(A, f"play whispers-from-the-dead {mode}", uncle)
    stage.play(A, "target", blur)
    moving.remove(stage.table, blur)
    stage.skip("MinionPhase")
    assert stage.zone(another) == HAND


@pytest.mark.parametrize(("copies", "back"), [(3, 3), (2, 2)])
def test_sudario_refraction_chooses_by_name(copies: int, back: int) -> None:
    stage, (flash, *blurs) = burned("Flash", *["Blur"] * copies, "Deny")
    uncle = stage.vampire(A, "Uncle")
    stage.hand(A, "Sudario Refraction", *["Fake Out"] * 6)
    stage.play(A, "play sudario-refraction plain", uncle)
    for card in (flash, blurs[0], blurs[1]):
        stage.play(A, "target", card)
    moving.remove(stage.table, blurs[0])
    stage.skip("MinionPhase")
    drawn = sorted(set(stage.names(stage.table.hand[A])) - {"fake-out"})
    assert drawn == ["blur", "flash"]
    assert stage.names(stage.table.ash[A]).count("blur") == 0
    assert sum(stage.zone(card) == HAND for card in blurs) == back - 1
