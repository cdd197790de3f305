"""Tests of locations that require a clan."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PeopleStage, use
from games.vtes.cards.referendums import MADE_UP, ReferendumStage, go_to_polling
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B

from conclave.games.vtes.rules.constants import ASH_HEAP, READY, TORPOR
from conclave.games.vtes.rules.events.referendums import VotesCast
from conclave.games.vtes.rules.reading import titles
from conclave.games.vtes.vocabulary.card import Vampire

# Chantry


@pytest.mark.parametrize("whose", [A, B])
def test_chantry_brings_any_tremere_out_of_torpor_for_a_pool(whose: int) -> None:
    stage = PeopleStage(2, phase="master")
    chantry = stage.permanent(A, "Chantry")
    judge, elder = (
        stage.vampire(whose, "Judge", torpor=True),
        stage.vampire(A, "Elder", torpor=True),
    )
    use(stage, A, chantry)
    assert stage.zone(judge) == READY
    assert stage.zone(elder) == TORPOR
    assert stage.table.controller[judge] == whose
    assert stage.table.pool[A] == 29
    assert stage.table.tapped[chantry]
    assert not stage.offers(A, "use", chantry, "0")


def test_chantry_may_be_paid_with_the_blood_of_a_ready_tremere() -> None:
    stage = PeopleStage(2, phase="master")
    chantry = stage.permanent(A, "Chantry")
    judge, elder = stage.vampire(A, "Judge", 3), stage.vampire(A, "Elder")
    assert not stage.offers(A, "use", chantry, "1")  # nobody to rescue
    fallen = stage.vampire(B, "Judge", torpor=True)
    use(stage, A, chantry, "1")
    assert stage.blood(judge) == 2
    assert stage.blood(elder) == 10
    assert stage.zone(fallen) == READY
    assert stage.table.pool[A] == 30


def test_chantry_is_not_for_other_clans() -> None:
    stage = PeopleStage(2, phase="master")
    chantry = stage.permanent(A, "Chantry")
    stage.vampire(A, "Judge")
    elder = stage.vampire(A, "Elder", torpor=True)
    assert not stage.offers(A, "use", chantry, "0")
    assert not stage.offers(A, "use", chantry, "1")
    assert stage.zone(elder) == TORPOR


# Foundation Exhibit


@pytest.mark.parametrize(
    ("clan", "title", "seat", "votes"),
    [
        ("toreador-antitribu", "", A, 1),
        ("toreador-antitribu", "", B, 0),
        ("toreador", "", A, 0),
        ("toreador-antitribu", "archbishop:Somewhere", A, 2),
    ],
)
def test_foundation_exhibit_gives_untitled_toreador_antitribu_a_vote(
    clan: str, title: str, seat: int, votes: int
) -> None:
    poseur_card = Vampire("Poseur", clan, 1, 6, "", "sabbat", title=title)
    stage = PeopleStage(2, poseur_card, *MADE_UP)
    elder, poseur = stage.vampire(A, "Elder"), stage.vampire(seat, "Poseur")
    stage.permanent(A, "Foundation Exhibit")
    go_to_polling(stage, elder)
    assert titles.votes(stage.table, poseur) == votes


def test_any_vampire_may_burn_foundation_exhibit_for_a_blood() -> None:
    stage = PeopleStage()
    elder, exhibit = stage.vampire(A, "Elder"), stage.permanent(B, "Foundation Exhibit")
    thug = stage.ally(A, "Thug")
    assert not stage.offers(A, "act", thug, exhibit, "0")
    stage.play(A, "act", elder, exhibit, "0")
    stage.resolve()
    assert stage.zone(exhibit) == ASH_HEAP
    assert stage.blood(elder) == 9


# Oxford University, England


def test_oxford_gives_as_many_votes_as_pool_is_burned() -> None:
    stage = ReferendumStage()
    elder = stage.vampire(A, "Elder")
    oxford = stage.permanent(B, "Oxford University, England")
    stage.pool(B, 4)
    go_to_polling(stage, elder)
    stage.skip("polling", B)
    use(stage, B, oxford)
    assert stage.options(B) == ["number 1", "number 2", "number 3", "number 4"]
    stage.play(B, "number 3")
    assert stage.table.pool[B] == 1
    assert stage.table.tapped[oxford]
    stage.skip("polling", B)
    stage.play(B, "vote", oxford, "against")
    assert [(event.seat, event.number) for event in stage.events_of(VotesCast)] == [(B, 3)]


# Waste Management Operation


@ruling("Waste Management Operation", 1)
@ruling("From ash heap to deck", 1)
def test_waste_management_puts_a_library_card_under_the_library() -> None:
    stage = PeopleStage(2, phase="discard")
    dump = stage.permanent(A, "Waste Management Operation")
    stage.hand(A, *["Blur"] * 7)
    stage.library(A, "Majesty", "Majesty")
    stage.ash(A, "Fame", "Elder")
    use(stage, A, dump)
    assert stage.names(stage.table.library[A]) == ["majesty", "majesty", "fame"]
    assert stage.names(stage.table.ash[A]) == ["elder"]
    empty = PeopleStage(2, phase="discard")
    dump = empty.permanent(A, "Waste Management Operation")
    empty.hand(A, *["Blur"] * 6)
    empty.ash(A, "Fame")
    use(empty, A, dump)
    assert "fame" in empty.names(empty.table.hand[A])
