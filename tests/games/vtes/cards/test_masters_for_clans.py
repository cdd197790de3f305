"""Tests of Grooming the Protégé and Malkavian Dementia."""

from __future__ import annotations

from games.vtes.cards.master_cards import MasterStage, play_as_a
from games.vtes.cards.people import offered_modes
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B

from conclave.games.vtes.rules.atoms import profiles
from conclave.games.vtes.rules.blood import send_to_torpor
from conclave.games.vtes.rules.constants import TORPOR
from conclave.games.vtes.rules.table import Profile

# Grooming the Protégé


def test_grooming_the_protege_moves_blood_to_a_younger_vampire_of_the_clan() -> None:
    stage = MasterStage(2)
    rival, pupil = stage.vampire(A, "Rival", 5), stage.vampire(A, "Fledgling", 0)
    young = stage.uncontrolled(A, "Kurt", 1)
    stage.uncontrolled(A, "Pupil")
    other = stage.uncontrolled(A, "Ira")
    stage.hand(A, "Grooming the Protégé")
    play_as_a(stage, "grooming-the-protege")
    assert stage.options(A) == [stage.text("target", young), stage.text("target", other)]
    stage.play(A, "target", young)
    assert stage.options(A) == [f"number {number}" for number in range(4)]
    stage.play(A, "number 3")
    assert [stage.blood(card) for card in (rival, young, other, pupil)] == [2, 4, 0, 0]


def test_grooming_the_protege_moves_no_more_than_there_is_and_not_to_an_elder() -> None:
    stage = MasterStage(2)
    stage.vampire(A, "Kurt", 2)
    stage.uncontrolled(A, "Rival")
    ira = stage.uncontrolled(A, "Hunter")
    stage.hand(A, "Grooming the Protégé")
    play_as_a(stage, "grooming-the-protege")
    stage.skip("MasterPhase", A)
    assert stage.blood(ira) == 0


# Malkavian Dementia


def stage_with_dementia() -> tuple[MasterStage, int]:
    """A has played the card on B's Malkavian."""
    stage = MasterStage(2)
    stage.vampire(B, "Rival")
    stage.vampire(A, "Elder")
    mad = stage.vampire(B, "Fledgling")
    stage.hand(A, "Malkavian Dementia")
    play_as_a(stage, "malkavian-dementia")
    assert stage.table.controller[mad] == A
    return stage, mad


@ruling("Malkavian Dementia", 1)
def test_malkavian_dementia_ends_before_you_untap() -> None:
    stage, mad = stage_with_dementia()
    stage.skip("MinionPhase", A)
    stage.play(A, "bleed", mad)
    stage.resolve()
    stage.skip("MinionPhase", B)
    assert stage.table.controller[mad] == A
    assert stage.table.tapped[mad]
    stage.skip("UntapPhase", A)
    assert stage.table.controller[mad] == B
    assert stage.table.tapped[mad]


@ruling("Malkavian Dementia", 2)
def test_malkavian_dementia_goes_on_if_the_vampire_changes_clan() -> None:
    stage, mad = stage_with_dementia()
    profiles.set_profile(stage.table, mad, Profile("brujah", "camarilla"))
    stage.skip("MinionPhase", B)
    assert stage.table.controller[mad] == A
    stage.skip("UntapPhase", A)
    assert stage.table.controller[mad] == B


def test_malkavian_dementia_returns_a_vampire_in_torpor() -> None:
    stage, mad = stage_with_dementia()
    send_to_torpor(stage.table, mad)
    stage.skip("MinionPhase", B)
    stage.skip("MasterPhase", A)
    assert (stage.zone(mad), stage.table.controller[mad]) == (TORPOR, B)


def test_malkavian_dementia_is_for_ready_malkavians_of_others() -> None:
    stage = MasterStage(2)
    stage.vampire(A, "Fledgling")
    stage.vampire(B, "Rival")
    stage.hand(A, "Malkavian Dementia")
    assert offered_modes(stage, A, "malkavian-dementia") == []
