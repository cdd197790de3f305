"""Tests of Pack Alpha."""

from __future__ import annotations

from games.vtes.cards.combats import CombatStage
from games.vtes.cards.people import choose_strikes, fight, offered_modes
from games.vtes.stage import A, B

from conclave.games.vtes.rules.constants import ASH_HEAP, ON_CARD
from conclave.games.vtes.rules.reading import values

# Pack Alpha


def pack(*hand: str) -> tuple[CombatStage, int, int]:
    """Elder, with Pack Alpha and these cards in hand, fights Rival."""
    stage = CombatStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Pack Alpha", *hand)
    fight(stage, elder, rival)
    return stage, elder, rival


def test_pack_alpha_employs_an_animal_at_its_cost_before_range() -> None:
    stage, elder, _ = pack("Murder of Crows", "Valet")
    stage.play(A, "play pack-alpha ani", elder)
    assert stage.options(A) == ["name murder-of-crows"]
    stage.play(A, "name murder-of-crows")
    stage.play(A, "name ani")
    assert stage.names(stage.table.attached[elder]) == ["murder-of-crows"]
    cost = stage.table.cards.printed[stage.table.cards.numbers["murder-of-crows"]].cost
    assert (stage.blood(elder), stage.table.pool[A]) == (10 - cost.blood, 30 - cost.pool)


def test_pack_alpha_is_not_for_other_retainers_nor_after_range() -> None:
    stage, _, _ = pack("Valet")
    assert offered_modes(stage, A, "pack-alpha") == []
    stage, _, _ = pack("Murder of Crows")
    stage.skip("strike", A)
    assert offered_modes(stage, A, "pack-alpha") == []


def test_pack_alpha_takes_the_strength_of_an_animal() -> None:
    stage, elder, rival = pack("Pack Alpha", "Murder of Crows")
    crows = stage.put_on(elder, "Murder of Crows")
    stage.skip("strike", A)
    assert offered_modes(stage, A, "pack-alpha") == ["ANI"]
    stage.play(A, "play pack-alpha ANI", elder)
    if stage.prompt == "Targeting":
        stage.play(A, "target", crows)
    assert stage.zone(crows) == ASH_HEAP
    assert values.strength(stage.table, elder) == 1 + 1
    assert offered_modes(stage, A, "pack-alpha") == []
    choose_strikes(stage)
    stage.skip()
    assert stage.blood(rival) == 9 - 2
    (alpha,) = stage.table.attached[elder]
    assert stage.zone(alpha) == ON_CARD  # he stays strong after combat
    assert values.strength(stage.table, elder) == 1 + 1


def test_a_minion_has_one_pack_alpha() -> None:
    stage, elder, _ = pack()
    stage.put_on(elder, "Pack Alpha")
    stage.put_on(elder, "Murder of Crows")
    stage.skip("before-strikes", A)
    assert offered_modes(stage, A, "pack-alpha") == []
