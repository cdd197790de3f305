"""Tests of actions of Obfuscate."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PeopleStage, offered_modes
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C

from conclave.games.vtes.rules.constants import ASH_HEAP, ON_CARD
from conclave.games.vtes.rules.reading import values

# Blithe Acceptance


def test_blithe_acceptance_gives_stealth_until_the_vampire_fights() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Blithe Acceptance", "Blithe Acceptance", "Bum's Rush")
    stage.play(A, "play blithe-acceptance obf", elder)
    stage.resolve()
    (card,) = stage.table.attached[elder]
    stage.table.tapped[elder] = False
    assert offered_modes(stage, A, "blithe-acceptance") == []
    stage.play(A, "play bums-rush plain", elder)
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.skip("before-range")
    assert stage.zone(card) == ASH_HEAP
    assert stage.blood(rival) == 9


@ruling("Blithe Acceptance", 1)
def test_blithe_acceptance_at_superior_stays_for_a_blood_in_each_combat() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Blithe Acceptance", "Psyche!", "Bum's Rush")
    stage.play(A, "play blithe-acceptance OBF", elder)
    stage.resolve()
    (card,) = stage.table.attached[elder]
    stage.table.tapped[elder] = False
    stage.play(A, "play bums-rush plain", elder)
    stage.skip("Either", A)
    stage.play(A, "choose 0" if "choose 0" in stage.options(A) else stage.options(A)[0])
    assert stage.blood(elder) == 8
    stage.skip("end-of-round", A)
    play = next(t for t in stage.options(A) if "psyche" in t)
    stage.play(A, play)
    stage.skip("Either", A)
    assert stage.zone(card) == ON_CARD
    stage.play(A, stage.options(A)[1])
    assert stage.zone(card) == ASH_HEAP
    assert rival in stage.table.ready[B]


# Psychic Veil


@pytest.mark.parametrize(("mode", "allies"), [("obf", 0), ("OBF", 1)])
def test_psychic_veil_gives_stealth_to_her_vampires_or_all_minions_for_the_turn(
    mode: str, allies: int
) -> None:
    stage = PeopleStage()
    elder, pupil, thug = stage.vampire(A, "Elder"), stage.vampire(A, "Pupil"), stage.ally(A, "Thug")
    rival = stage.vampire(B, "Rival")
    stage.hand(A, "Psychic Veil")
    stage.play(A, f"play psychic-veil {mode}", elder)
    assert stage.table.view(None)["action"]["stealth"] == 0
    stage.resolve()
    assert stage.blood(elder) == 9
    found = [values.stealth(stage.table, minion) for minion in (elder, pupil, thug, rival)]
    assert found == [1, 1, allies, 0]
    late = stage.vampire(A, "Fledgling")
    stage.table.board_changed()
    assert values.stealth(stage.table, late) == 1
    stage.skip("UntapPhase", B)
    assert values.stealth(stage.table, elder) == 0


# Night Moves


@pytest.mark.parametrize(("mode", "stealth"), [("obf", 3), ("OBF", 6)])
def test_night_moves_take_one_pool_from_prey_or_predator(mode: str, stealth: int) -> None:
    stage = PeopleStage(4)
    elder = stage.vampire(A, "Elder")
    stage.put_on(elder, "Heart of the City")
    stage.hand(A, "Night Moves")
    stage.play(A, f"play night-moves {mode}", elder)
    assert len(stage.options(A)) == 2
    stage.play(A, stage.options(A)[-1])
    assert stage.table.view(None)["action"]["stealth"] == stealth
    assert values.bleed(stage.table, elder) == 2
    stage.resolve()
    assert sorted(stage.table.pool) == [29, 30, 30, 30]
    assert stage.table.pool[C] == 30
