"""Tests of Gemini's Mirror."""

from __future__ import annotations

from itertools import count

import pytest
from games.vtes.cards.combats import CombatStage, duel
from games.vtes.cards.people import choose_strikes, offered_modes
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B

from conclave import Rng
from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.combat.fight import is_long
from conclave.games.vtes.rules.constants import ASH_HEAP

# Gemini's Mirror


def test_geminis_mirror_dodges_with_an_optional_maneuver() -> None:
    stage, elder, rival = duel("Gemini's Mirror")
    stage.skip("range", A)
    stage.play(A, "play geminis-mirror obf", elder)
    assert is_long(stage.table)
    choose_strikes(stage, "strike bound")
    stage.skip("MinionPhase")
    assert (stage.blood(elder), stage.blood(rival)) == (10 - 1, 9)


def mirror(*theirs: str, coins: tuple[int, ...]) -> tuple[CombatStage, int, int]:
    """Elder has played Gemini's Mirror at superior against Rival; the next coins show this."""
    stage, elder, rival = duel("Gemini's Mirror", "Gemini's Mirror", opposing_hand=theirs)
    stage.play(A, "play geminis-mirror OBF", elder)
    stage.table.rng = next(Rng(seed) for seed in count() if flips(Rng(seed), len(coins)) == coins)
    return stage, elder, rival


def flips(rng: Rng, number: int) -> tuple[int, ...]:
    """The next coins."""
    return tuple([rng.below(2) for _ in range(number)])


def test_strikes_fail_on_tails_until_heads_is_flipped() -> None:
    stage, elder, rival = mirror("Flurry", "Hold On", coins=(1, 0))
    assert offered_modes(stage, A, "geminis-mirror") == []
    choose_strikes(stage)
    stage.skip("additional-strikes", B)
    assert (stage.blood(elder), stage.blood(rival)) == (10 - 1, 9 - 1)
    stage.play(B, "play flurry plain", rival)
    stage.skip("strike", B)
    stage.play(B, "strike hand")
    stage.skip("press", B)
    assert stage.blood(elder) == 10 - 1 - 1
    stage.play(B, "play hold-on plain", rival)
    choose_strikes(stage)
    stage.skip("MinionPhase")
    assert stage.blood(elder) == 10 - 1 - 1 - 1  # no coin is flipped any more


def test_no_coin_is_flipped_for_a_dodge() -> None:
    stage, elder, rival = mirror("Sidestep", coins=())
    choose_strikes(stage, second=stage.text("play sidestep plain", rival))
    stage.skip("press", A)
    assert stage.table.notes.has(notes.STRIKES_MAY_FAIL, elder)


@ruling("Gemini's Mirror", 1)
@pytest.mark.parametrize("tails", [True, False])
def test_geminis_mirror_does_not_protect_equipment(tails: bool) -> None:
    stage, elder, rival = mirror("Canine Horde", coins=(1 if tails else 0,))
    lamp = stage.put_on(elder, "Lamp")
    stage.skip("strike", A)
    stage.play(A, "strike hand")
    stage.play(B, "play canine-horde ANI", rival)
    stage.skip("MinionPhase")
    assert stage.zone(lamp) == ASH_HEAP


def test_a_coin_that_falls_on_tails_keeps_other_effects_away() -> None:
    stage, elder, _ = mirror("Grave", coins=(1,))
    choose_strikes(stage, second=stage.text("play grave plain", stage.table.ready[B][0]))
    stage.skip("press", A)
    assert stage.table.is_ready(elder)
    assert stage.table.notes.has(notes.STRIKES_MAY_FAIL, elder)
