"""Tests of Contagion."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PeopleStage, fight, offered_modes
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.atoms import noting
from conclave.games.vtes.rules.atoms.counters import put_special_counter
from conclave.games.vtes.rules.constants import READY
from conclave.games.vtes.rules.events.combat import RoundBegan
from conclave.games.vtes.vocabulary.card import Vampire

# Contagion

FIEND = Vampire("Fiend", "baali", 1, 9, "DAI", "independent", "infernal")


def infected(counters: int = 0, superior: bool = True) -> tuple[PeopleStage, int, int]:
    """A's infernal vampire with Contagion fights B's Fledgling, who has 3 capacity and so many of
    A's corruption counters."""
    stage = PeopleStage(2, FIEND)
    fiend, fledgling = stage.vampire(A, "Fiend"), stage.vampire(B, "Fledgling")
    card = stage.put_on(fiend, "Contagion")
    if superior:
        noting.note(stage.table, 0, notes.PLAYED_AT_SUPERIOR, card)
    for _ in range(counters):
        put_special_counter(stage.table, A, fledgling, "corruption")
    fight(stage, fiend, fledgling)
    stage.skip("strike", A)
    return stage, card, fledgling


def corruption(stage: PeopleStage, card: int) -> int:
    """The corruption counters on a card."""
    return len(stage.table.notes.about(notes.SPECIAL_COUNTERS["corruption"], card))


def test_contagion_is_for_infernal_vampires_and_costs_the_others_pool() -> None:
    stage = PeopleStage(3, FIEND)
    fiend, elder = stage.vampire(A, "Fiend"), stage.vampire(A, "Elder")
    stage.hand(A, "Contagion")
    assert not stage.offers(A, "play contagion DAI", elder)
    assert offered_modes(stage, A, "contagion") == ["dai", "DAI"]
    stage.play(A, "play contagion dai", fiend)
    stage.resolve()
    stage.play(A, "pass")
    stage.skip("MasterPhase", B)
    assert stage.table.pool == [30, 29, 30]
    stage.skip("MasterPhase", C)
    assert stage.table.pool == [30, 29, 29]
    stage.skip("MasterPhase", A)
    assert stage.table.pool == [30, 29, 29]


def test_contagion_costs_nothing_while_its_vampire_is_in_torpor() -> None:
    stage = PeopleStage(2, FIEND, active=B, phase="untap")
    stage.put_on(stage.vampire(A, "Fiend", torpor=True), "Contagion")
    stage.skip("MasterPhase", B)
    assert stage.table.pool[B] == 30


def test_contagion_corrupts_the_opponent_once_each_combat_at_superior() -> None:
    stage, card, fledgling = infected()
    stage.play(A, "strike", card, "0")
    stage.skip("strike", B)
    stage.play(B, "strike hand")
    stage.skip("press", A)
    assert corruption(stage, fledgling) == 1
    assert stage.table.controller[fledgling] == B
    basic, card, _ = infected(superior=False)
    assert not basic.offers(A, "strike", card, "0")


@ruling("Contagion", 1)
def test_contagion_steals_an_opponent_with_as_many_counters_after_the_strikes() -> None:
    stage, card, fledgling = infected(counters=2)
    stage.play(A, "strike", card, "0")
    stage.skip("strike", B)
    stage.play(B, "strike hand")
    stage.skip("May", A)
    fiend = stage.table.host[card]
    assert stage.blood(fiend) == 8  # the other strike has been resolved
    stage.play(A, "yes")
    stage.skip("MinionPhase", A)
    assert len(stage.events_of(RoundBegan)) == 1
    assert (stage.table.controller[fledgling], stage.zone(fledgling)) == (A, READY)
    assert corruption(stage, fledgling) == 0


@ruling("Contagion", 1)
def test_contagion_steals_nobody_who_dodges_or_whom_it_does_not_strike() -> None:
    stage, card, fledgling = infected(counters=2)
    stage.hand(B, "Dodge")
    stage.play(A, "strike", card, "0")
    stage.skip("strike", B)
    stage.play(B, "play dodge plain", fledgling)
    stage.skip("MinionPhase", A)
    assert (corruption(stage, fledgling), stage.table.controller[fledgling]) == (2, B)
    other, _, fledgling = infected(counters=3)
    other.play(A, "strike hand")
    other.skip("MinionPhase", A)
    assert (corruption(other, fledgling), other.table.controller[fledgling]) == (3, B)


def test_contagion_counts_only_your_counters() -> None:
    stage, card, fledgling = infected(counters=1)
    put_special_counter(stage.table, B, fledgling, "corruption")
    stage.play(A, "strike", card, "0")
    stage.skip("MinionPhase", A)
    assert (corruption(stage, fledgling), stage.table.controller[fledgling]) == (3, B)


@pytest.mark.parametrize(("counters", "stolen"), [(0, False), (1, True)])
def test_contagion_steals_an_ally_with_as_many_counters_as_he_costs(
    counters: int, stolen: bool
) -> None:
    stage = PeopleStage(2, FIEND)
    fiend, gypsies = stage.vampire(A, "Fiend"), stage.ally(B, "Young Bloods")
    card = stage.put_on(fiend, "Contagion")
    noting.note(stage.table, 0, notes.PLAYED_AT_SUPERIOR, card)
    for _ in range(counters):
        put_special_counter(stage.table, A, gypsies, "corruption")
    fight(stage, fiend, gypsies)
    stage.skip("strike", A)
    stage.play(A, "strike", card, "0")
    if stolen:
        stage.skip("May", A)
        stage.play(A, "yes")
    stage.skip("MinionPhase", A)
    assert (stage.table.controller[gypsies] == A) is stolen
