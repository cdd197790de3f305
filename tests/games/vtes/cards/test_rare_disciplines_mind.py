"""Tests of Absorb the Mind."""

from __future__ import annotations

from games.vtes.cards.combats import MADE_UP, CombatStage
from games.vtes.cards.people import PeopleStage, fight
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B

from conclave.games.vtes.rules.reading import identity
from conclave.games.vtes.vocabulary.card import Vampire

# Absorb the Mind


def absorb(mode: str, *disciplines: str, blood: int = 4) -> tuple[CombatStage, int, int, list[int]]:
    """Hunter, or Kurt at superior, absorbs the mind of Fledgling, with these Discipline cards."""
    stage = CombatStage()
    elder = stage.vampire(A, "Elder" if mode == "MYT" else "Hunter", 2)
    prey = stage.vampire(B, "Fledgling", blood)
    cards = [stage.put_on(prey, name) for name in disciplines]
    stage.hand(A, "Absorb the Mind")
    fight(stage, elder, prey)
    stage.skip("strike", A)
    stage.play(A, f"play absorb-the-mind {mode}", elder)
    if stage.window == "strike":
        stage.play(B, "strike hand")
    return stage, elder, prey, cards


def test_absorb_the_mind_dodges_or_steals_blood() -> None:
    stage, elder, prey, _ = absorb("dom", blood=3)
    stage.skip("MinionPhase")
    assert (stage.blood(elder), stage.blood(prey)) == (2, 3)
    stage, elder, prey, _ = absorb("myt", "Presence", blood=3)
    stage.skip("MinionPhase")
    assert (stage.blood(elder), stage.blood(prey)) == (2 + 1 - 1, 3 - 1)
    assert len(stage.table.attached[prey]) == 1


@ruling("Absorb the Mind", 1)
@ruling("Multi-discipline", 1)
def test_a_mind_without_blood_may_be_absorbed() -> None:
    stage, elder, prey, _ = absorb("myt", blood=0)
    stage.skip("MinionPhase")
    assert (stage.blood(elder), stage.blood(prey)) == (1, 0)


DREAMER = Vampire("Dreamer", "kiasyd", 1, 6, "MYT dom PRE", "sabbat")


@ruling("Absorb the Mind", 2)
def test_at_superior_it_takes_a_discipline_that_the_thief_could_have() -> None:
    stage = PeopleStage(2, DREAMER)
    dreamer, prey = stage.vampire(A, "Dreamer", 2), stage.vampire(B, "Fledgling", 3)
    dominate, presence = stage.put_on(prey, "Dominate"), stage.put_on(prey, "Presence")
    celerity = stage.put_on(prey, "Celerity")
    stage.hand(A, "Absorb the Mind")
    fight(stage, dreamer, prey)
    stage.skip("strike", A)
    stage.play(A, "play absorb-the-mind MYT", dreamer)
    stage.play(B, "strike hand")
    assert stage.options(A) == [stage.text("target", card) for card in (dominate, celerity)]
    stage.play(A, "target", dominate)
    stage.skip("MinionPhase")
    assert stage.table.host[dominate] == dreamer
    assert stage.table.controller[dominate] == A
    assert identity.level(stage.table, dreamer, "dom") == 2
    assert (stage.blood(dreamer), stage.blood(prey)) == (2 + 1 - 1, 3 - 1)
    assert stage.table.host[presence] == prey  # the thief has it at superior


def test_a_dodge_saves_blood_and_mind() -> None:
    stage = PeopleStage(2, *MADE_UP)
    elder, prey = stage.vampire(A, "Elder", 2), stage.vampire(B, "Fledgling", 3)
    celerity = stage.put_on(prey, "Celerity")
    stage.hand(A, "Absorb the Mind")
    stage.hand(B, "Sidestep")
    fight(stage, elder, prey)
    stage.skip("strike", A)
    stage.play(A, "play absorb-the-mind MYT", elder)
    stage.play(B, "play sidestep plain", prey)
    stage.skip("MinionPhase")
    assert stage.table.host[celerity] == prey
    assert stage.blood(prey) == 3
