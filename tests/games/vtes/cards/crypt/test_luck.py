"""Tests of vampires who roll dice or flip coins."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PeopleStage, bleed
from games.vtes.stage import A, B

from conclave.games.vtes.rules import contests, notes
from conclave.games.vtes.rules.atoms import noting
from conclave.games.vtes.rules.events.combat import CombatBegan
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


# Evan Klein (G6)


def test_evan_flips_a_coin_and_an_action_directed_at_him_fails_with_tails() -> None:
    seen = set()
    for skipped in range(8):
        stage = PeopleStage()
        for _ in range(skipped):
            stage.table.rng.below(2)
        elder, evan = stage.vampire(A, "Elder"), stage.vampire(B, "Evan Klein (G6)")
        stage.hand(A, "Bum's Rush")
        stage.play(A, "play bums-rush plain", elder)
        if stage.prompt == "Targeting":
            stage.play(A, "target", evan)
        stage.skip("MinionPhase", A)
        (roll,) = stage.events_of(Rolled)
        assert roll.sides == 2
        assert stage.table.tapped[elder]
        assert len(stage.events_of(CombatBegan)) == (1 if roll.number == 1 else 0)
        seen.add(roll.number)
    assert seen == {1, 2}


def test_evan_flips_no_coin_for_actions_at_others_or_of_his_own_controller() -> None:
    stage = PeopleStage()
    elder, evan = stage.vampire(A, "Elder"), stage.vampire(B, "Evan Klein (G6)")
    rival = stage.vampire(B, "Rival")
    stage.hand(A, "Bum's Rush")
    stage.play(A, "play bums-rush plain", elder)
    stage.play(A, "target", rival)
    assert stage.events_of(Rolled) == []
    own = PeopleStage()
    evan, other = own.vampire(A, "Evan Klein (G6)"), own.vampire(A, "Elder")
    own.hand(A, "Precognizant Mobility")
    own.play(A, "play precognizant-mobility AUS", other)
    own.play(A, "target", evan)
    assert own.events_of(Rolled) == []
    bled = PeopleStage()
    elder = bled.vampire(A, "Elder")
    bled.vampire(B, "Evan Klein (G6)")
    bleed(bled, elder)
    assert bled.events_of(Rolled) == []


def test_the_two_cards_of_evan_contest_each_other_and_do_not_merge() -> None:
    stage = PeopleStage(2, phase="influence")
    younger, older = stage.vampire(A, "Evan Klein (G6)"), stage.uncontrolled(A, "Evan Klein", 5)
    stage.begin()
    assert not any(move.startswith("merge") for move in stage.options(A))
    assert contests.other_copies(stage.table, younger) == []
    rival = stage.vampire(B, "Evan Klein")
    assert contests.other_copies(stage.table, younger) == [rival]
    assert stage.table.in_play(older) is False


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
