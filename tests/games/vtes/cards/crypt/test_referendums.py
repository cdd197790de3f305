"""Tests of vampires who call referendums, or have their say in those of others."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PeopleStage, fight
from games.vtes.cards.referendums import vote_on_kine_resources
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C, Stage

from conclave.games.vtes.rules import contests, notes
from conclave.games.vtes.rules.atoms import noting
from conclave.games.vtes.rules.constants import ASH_HEAP, BOON, MASTER, NOTHING, SABBAT
from conclave.games.vtes.rules.frame_types import CurrentReferendum
from conclave.games.vtes.rules.reading import titles, values
from conclave.games.vtes.vocabulary.card import Card
from conclave.testing import rule


def call(stage: Stage, vampire: int, passes: bool = True, number: str = "0") -> None:
    """A vampire of A calls the referendum of his text, and it passes or fails."""
    stage.play(A, "act", vampire, vampire, number)
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.skip("polling", A)
    result = 1 if passes else 0
    scope = stage.table.scope(CurrentReferendum)
    noting.note(stage.table, scope, notes.REFERENDUM_SETTLED, NOTHING, result)
    stage.skip("MinionPhase")


# Benjamin Rose


@pytest.mark.parametrize("passes", [True, False])
def test_benjamin_rose_gives_a_bigger_hand_for_the_rest_of_the_game(passes: bool) -> None:
    stage = PeopleStage(3)
    benjamin = stage.vampire(A, "Benjamin Rose")
    call(stage, benjamin, passes)
    stage.skip("UntapPhase", B)
    stage.skip("UntapPhase", A)
    assert values.hand_size(stage.table, A) == (8 if passes else 7)
    assert values.hand_size(stage.table, B) == 7


# Dr. John Dee


@pytest.mark.parametrize(("name", "may"), [("Elder", False), ("Rival", True)])
def test_ventrue_cannot_strike_to_end_a_combat_with_john_dee(name: str, may: bool) -> None:
    stage = PeopleStage()
    john, other = stage.vampire(A, "Dr. John Dee"), stage.vampire(B, name)
    stage.hand(B, "Majesty")
    fight(stage, john, other)
    stage.skip("strike", A)
    stage.play(A, "strike hand")
    assert stage.offers(B, "play majesty pre", other) == may


@ruling("Non-locking referendum ability", 1)
def test_john_dee_burns_a_card_of_thaumaturgy_for_two_votes_once() -> None:
    stage = PeopleStage(3)
    john = stage.vampire(B, "Dr. John Dee", tapped=True)
    pupil = stage.vampire(A, "Pupil")
    stage.hand(A, "Kine Resources Contested")
    stage.hand(B, "Majesty", "Theft of Vitae", "Theft of Vitae")
    vote_on_kine_resources(stage, pupil)
    stage.skip("Referendum", B)
    stage.play(B, "use", john, "0")
    assert stage.options(B) == ["discard theft-of-vitae"]
    stage.play(B, "discard theft-of-vitae")
    stage.skip("Referendum", B)
    assert not stage.offers(B, "use", john, "0")
    stage.play(B, "vote", john, "against")
    assert stage.table.notes.total(notes.CAST_AGAINST, john) == 4


# Horatio Ballard


@pytest.mark.parametrize("passes", [True, False])
def test_horatio_becomes_prince_of_chicago_if_the_referendum_passes(passes: bool) -> None:
    stage = PeopleStage()
    horatio = stage.vampire(A, "Horatio Ballard")
    call(stage, horatio, passes)
    assert titles.title(stage.table, horatio) == ("prince:Chicago" if passes else "")
    stage.table.tapped[horatio] = False
    stage.skip("MinionPhase", B)
    stage.skip("MinionPhase", A)
    assert stage.offers(A, "act", horatio, horatio, "0") == (not passes)


def test_horatio_contests_the_title_with_the_prince_of_chicago() -> None:
    stage = PeopleStage()
    horatio, lodin = stage.vampire(A, "Horatio Ballard"), stage.vampire(B, "Lodin (Olaf Holte)")
    call(stage, horatio)
    assert [titles.contests_title(stage.table, card) for card in (horatio, lodin)] == [True, True]


@ruling("Horatio Ballard", 1)
def test_horatio_calls_it_only_while_he_is_of_the_camarilla() -> None:
    stage = PeopleStage()
    horatio = stage.vampire(A, "Horatio Ballard")
    assert stage.offers(A, "act", horatio, horatio, "0")
    contests.change_sect(stage.table, horatio, SABBAT)
    assert not stage.offers(A, "act", horatio, horatio, "0")


# Sean Rycek


@ruling("Usable during the polling step", 1)
@pytest.mark.parametrize("number", ["0", "1"])
def test_sean_taps_or_burns_a_blood_for_two_votes_once(number: str) -> None:
    stage = PeopleStage(3)
    sean, pupil = stage.vampire(B, "Sean Rycek"), stage.vampire(A, "Pupil")
    stage.hand(A, "Kine Resources Contested")
    vote_on_kine_resources(stage, pupil)
    stage.skip("Referendum", B)
    stage.play(B, "use", sean, number)
    assert (stage.table.tapped[sean], stage.blood(sean)) == ((True, 4), (False, 3))[int(number)]
    stage.skip("Referendum", B)
    assert not stage.offers(B, "use", sean, "0")
    assert not stage.offers(B, "use", sean, "1")
    stage.play(B, "vote", sean, "for")
    assert stage.table.notes.total(notes.CAST_FOR, sean) == 2


@ruling("Usable during the polling step", 1)
def test_sean_gets_no_votes_where_votes_do_not_count() -> None:
    stage = PeopleStage(3)
    sean, pupil = stage.vampire(B, "Sean Rycek"), stage.vampire(A, "Pupil")
    stage.hand(A, "Kine Resources Contested")
    vote_on_kine_resources(stage, pupil)
    stage.skip("Referendum", B)
    scope = stage.table.scope(CurrentReferendum)
    noting.note(stage.table, scope, notes.REFERENDUM_SETTLED, NOTHING, 1)
    assert not stage.offers(B, "use", sean, "0")
    assert not stage.offers(B, "use", sean, "1")


@rule("VTES-6.1-04")
def test_sean_burns_a_boon_of_anybody_and_no_other_card() -> None:
    stage = PeopleStage(3, Card("Favor", MASTER, BOON))
    sean = stage.vampire(A, "Sean Rycek")
    stage.permanent(B, "Cellar")
    assert not stage.offers(A, "act", sean, sean, "0")
    favor = stage.permanent(C, "Favor")
    stage.play(A, "act", sean, sean, "0")
    assert stage.table.view(None)["action"]["target_seat"] == C
    stage.skip("MinionPhase")
    assert stage.zone(favor) == ASH_HEAP
