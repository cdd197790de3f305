"""Tests of vampires who roll dice or flip coins."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PeopleStage, bleed
from games.vtes.stage import A, B

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.atoms import noting
from conclave.games.vtes.rules.events.playing import Rolled
from conclave.games.vtes.rules.reading import values

# Esau


def test_esau_flips_a_coin_for_blood_and_bleeds_for_more_with_heads() -> None:
    seen = set()
    for skipped in range(8):
        stage = PeopleStage()
        for _ in range(skipped):
            stage.table.rng.below(2)
        esau = stage.vampire(A, "Esau")
        bleed(stage, esau)
        assert (stage.prompt, stage.decider) == ("May", A)
        stage.play(A, "yes")
        assert stage.blood(esau) == 9
        (roll,) = stage.events_of(Rolled)
        assert roll.sides == 2
        seen.add(roll.number)
        stage.skip("MinionPhase", A)
        assert stage.table.pool[B] == 30 - 2 - (1 if roll.number == 1 else 0)
    assert seen == {1, 2}


def test_esau_flips_no_coin_without_blood_or_for_other_actions() -> None:
    stage = PeopleStage()
    esau = stage.vampire(A, "Esau")
    bleed(stage, esau)
    stage.play(A, "no")
    stage.skip("MinionPhase", A)
    assert stage.table.pool[B] == 28
    assert stage.events_of(Rolled) == []
    hunting = PeopleStage()
    esau = hunting.vampire(A, "Esau", 5)
    hunting.play(A, "hunt", esau)
    assert hunting.prompt != "May"


# J. Oswald "Ozzy" Hyde-White


@pytest.mark.parametrize(
    ("roll", "stealth", "bleed_", "strength"),
    [(1, 1, 1, 1), (2, 1, 1, 1), (3, 0, 1, 1), (4, 0, 1, 1), (5, 0, 0, 2), (6, 0, 0, 2)],
)
def test_ozzy_depends_on_the_last_roll(roll: int, stealth: int, bleed_: int, strength: int) -> None:
    stage = PeopleStage()
    ozzy = stage.vampire(A, 'J. Oswald "Ozzy" Hyde-White')
    noting.set_amount(stage.table, 0, notes.ROLLED, ozzy, roll)
    bleed(stage, ozzy)
    assert values.stealth(stage.table, ozzy) == stealth
    assert values.bleed(stage.table, ozzy) == bleed_
    assert values.strength(stage.table, ozzy) == strength


def test_ozzy_rolls_a_die_in_each_of_your_untap_phases() -> None:
    stage = PeopleStage(2, phase="untap")
    ozzy = stage.vampire(A, 'J. Oswald "Ozzy" Hyde-White')
    assert "done" not in stage.options(A)
    for turn in (1, 2):
        stage.play(A, "target", ozzy)
        roll = stage.events_of(Rolled)[-1]
        assert len(stage.events_of(Rolled)) == turn
        assert roll.sides == 6
        assert 1 <= roll.number <= 6
        kept = stage.table.notes.first(notes.ROLLED, ozzy)
        assert kept is not None
        assert kept.amount == roll.number
        stage.skip("UntapPhase", B)
        stage.skip("UntapPhase", A)
