"""Tests of Shepherd's Innocence."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PeopleStage
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C

from conclave.games.vtes.rules import notes

# Shepherd's Innocence


def test_shepherds_innocence_takes_a_retainer_for_one_of_your_vampires() -> None:
    stage = PeopleStage(3)
    elder, thug = stage.vampire(A, "Elder"), stage.ally(A, "Thug")
    kurt = stage.vampire(A, "Kurt")
    rival = stage.vampire(C, "Rival")
    crows = stage.put_on(rival, "Murder of Crows")
    valet = stage.put_on(rival, "Valet")
    stage.permanent(B, "Army of Rats")
    stage.hand(A, "Shepherd's Innocence")
    stage.play(A, "play shepherds-innocence ani", elder)
    assert not stage.offers(A, "target", valet)
    stage.play(A, "target", crows)
    view = stage.table.view(None)["action"]
    assert (view["stealth"], view["target_seat"]) == (1, C)
    stage.skip("Targeting", A)
    assert not stage.offers(A, "target", thug)
    stage.play(A, "target", kurt)
    stage.resolve()
    assert (stage.table.host[crows], stage.table.controller[crows]) == (kurt, A)
    assert stage.table.host[valet] == rival


def test_shepherds_innocence_takes_other_cards_where_they_are() -> None:
    stage = PeopleStage(2, phase="minion")
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    souls = stage.put_on(rival, "Tier of Souls")
    stray = stage.ally(B, "Underbridge Stray")
    stage.hand(A, "Shepherd's Innocence", "Shepherd's Innocence")
    stage.play(A, "play shepherds-innocence ANI", elder)
    stage.resolve()
    assert (stage.table.host[souls], stage.table.controller[souls]) == (rival, A)
    assert stray in stage.table.ready[A]


def test_shepherds_innocence_takes_no_card_of_your_own() -> None:
    stage = PeopleStage(2)
    elder = stage.vampire(A, "Elder")
    rats = stage.permanent(A, "Army of Rats")
    stage.hand(A, "Shepherd's Innocence")
    assert not stage.offers(A, "play shepherds-innocence ani", elder)
    other = stage.permanent(B, "Army of Rats")
    stage.play(A, "play shepherds-innocence ani", elder)
    if stage.prompt == "Targeting":
        assert not stage.offers(A, "target", rats)
        stage.play(A, "target", other)
    stage.resolve()
    assert stage.table.controller[other] == A


@ruling("Shepherd's Innocence", 1)
def test_superior_shepherds_innocence_is_directed_at_all_who_control_such_a_card() -> None:
    stage = PeopleStage(4)
    elder = stage.vampire(A, "Elder")
    stage.permanent(A, "Army of Rats")
    stage.permanent(B, "Army of Rats")
    stage.permanent(C, "Army of Rats")
    stage.hand(A, "Shepherd's Innocence")
    stage.play(A, "play shepherds-innocence ANI", elder)
    at = [note.seat for note in stage.table.notes.of(notes.DIRECTED_AT)]
    assert sorted(at) == [B, C]
    stage.resolve()
    assert [len(row) for row in stage.table.beside] == [3, 0, 0, 0]


@ruling("Shepherd's Innocence", 2)
@pytest.mark.parametrize("host", ["Thug", "Elder"])
def test_superior_shepherds_innocence_moves_your_own_retainers_to_vampires(host: str) -> None:
    stage = PeopleStage(2)
    elder, thug, kurt = stage.vampire(A, "Elder"), stage.ally(A, "Thug"), stage.vampire(A, "Kurt")
    crows = stage.put_on(thug if host == "Thug" else elder, "Murder of Crows")
    stage.hand(A, "Shepherd's Innocence")
    stage.play(A, "play shepherds-innocence ANI", elder)
    stage.skip("Targeting", A)
    assert set(stage.options(A)) == {stage.text("target", elder), stage.text("target", kurt)}
    stage.play(A, "target", elder)
    stage.resolve()
    assert stage.table.host[crows] == elder
