"""Tests of Kindred Coercion."""

from __future__ import annotations

from games.vtes.cards.people import PeopleStage, offered_modes
from games.vtes.cards.referendums import call_referendum
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C

from conclave.games.vtes.rules import politics

# Kindred Coercion


def polled() -> tuple[PeopleStage, int, int, int]:
    """A's referendum; A has a prince and a justicar, B a vampire who coerces."""
    stage = PeopleStage(3)
    elder = stage.vampire(A, "Elder")
    mayor, judge = stage.vampire(A, "Mayor"), stage.vampire(A, "Judge")
    kurt = stage.vampire(B, "Kurt")
    stage.vampire(C, "Pack Leader")
    stage.hand(A, "Autarkis Persecution")
    stage.hand(B, "Kindred Coercion")
    call_referendum(stage, "autarkis-persecution", elder)
    stage.skip("polling", A)
    return stage, mayor, judge, kurt


def coerce(stage: PeopleStage, mode: str, kurt: int, number: int) -> None:
    """B plays the card for this many vampires."""
    stage.skip("polling", B)
    stage.play(B, "play kindred-coercion", mode, kurt)
    stage.play(B, f"number {number}")


@ruling("Kindred Coercion", 1)
def test_kindred_coercion_forces_vampires_to_abstain() -> None:
    stage, mayor, judge, kurt = polled()
    stage.play(A, "vote", mayor, "for")
    coerce(stage, "dom", kurt, 2)
    assert not stage.offers(B, "target", stage.table.ready[A][0])  # he is older
    stage.play(B, "target", mayor)
    assert not stage.offers(B, "target", mayor)
    stage.play(B, "target", judge)
    assert stage.blood(kurt) == 6
    assert politics.tally(stage.table) == (0, 0)
    stage.skip("polling", A)
    assert not stage.offers(A, "vote", judge, "for")


def test_kindred_coercion_changes_votes_already_cast() -> None:
    stage, mayor, _, kurt = polled()
    stage.play(A, "vote", mayor, "for")
    coerce(stage, "DOM", kurt, 1)
    stage.play(B, "target", mayor)
    stage.play(B, "vote", mayor, "against")
    assert politics.tally(stage.table) == (0, 2)
    assert stage.blood(kurt) == 7


@ruling("Kindred Coercion", 2)
def test_kindred_coercion_forces_no_one_to_vote_but_restricts_the_choice() -> None:
    stage, mayor, judge, kurt = polled()
    coerce(stage, "DOM", kurt, 1)
    stage.play(B, "target", judge)
    stage.play(B, "vote", judge, "against")
    assert politics.tally(stage.table) == (0, 0)
    stage.skip("polling", A)
    assert stage.offers(A, "vote", judge, "against")
    assert not stage.offers(A, "vote", judge, "for")
    assert stage.offers(A, "vote", mayor, "for")


def test_another_kindred_coercion_binds_the_same_vampire_anew() -> None:
    stage, _, judge, kurt = polled()
    stage.hand(B, "Kindred Coercion")
    rival = stage.vampire(B, "Rival")
    for vampire, side in ((kurt, "against"), (rival, "for")):
        coerce(stage, "DOM", vampire, 1)
        stage.play(B, "target", judge)
        stage.play(B, "vote", judge, side)
    stage.skip("polling", A)
    assert not stage.offers(A, "vote", judge, "against")
    assert stage.offers(A, "vote", judge, "for")


def test_kindred_coercion_costs_at_least_1_blood() -> None:
    stage, _, _, kurt = polled()
    stage.skip("polling", B)
    assert offered_modes(stage, B, "kindred-coercion") == ["dom", "DOM"]
    stage.play(B, "play kindred-coercion dom", kurt)
    assert not stage.offers(B, "number 0")
    assert not stage.offers(B, "number 9")
