"""Anarchs (VTES-10.5)."""

import pytest
from games.vtes.stage import A, B, C, D, Stage

from conclave.games.vtes.rules import contests
from conclave.games.vtes.rules.abilities.identity import Becomes
from conclave.games.vtes.rules.atoms import moving
from conclave.games.vtes.rules.constants import (
    ANARCH,
    CAMARILLA,
    INDEPENDENT,
    MASTER,
    READY,
    SABBAT,
)
from conclave.games.vtes.rules.reading import identity, titles, values
from conclave.games.vtes.vocabulary import filters, targets
from conclave.games.vtes.vocabulary.card import Card, Vampire
from conclave.testing import rule

BARON = Vampire("Baron", "brujah", 2, 5, "cel", INDEPENDENT, ANARCH, title="baron:Bonn")
REBEL = Vampire("Young Rebel", "brujah", 2, 5, "cel", INDEPENDENT, ANARCH)
LONER = Vampire("Recluse", "giovanni", 2, 5, "nec", INDEPENDENT)
DISGUISE = Card(
    "Disguise", MASTER, put_on=targets.One(filters.VAMPIRE), grants=Becomes(clan="lasombra")
)
CARDS = (BARON, REBEL, LONER, DISGUISE)


def table_of(seats: int = 2, phase: str = "minion") -> Stage:
    """A table with all made-up cards."""
    return Stage(seats, phase=phase, extra=CARDS)


@rule("VTES-10.5-01", "VTES-10.5-02", "VTES-10.5-03", "VTES-10.5-05")
def test_a_vampire_becomes_an_anarch_for_two_blood_at_one_stealth() -> None:
    stage = table_of()
    krid = stage.vampire(A, "Krid")
    assert not identity.is_anarch(stage.table, krid)
    stage.play(A, "become-anarch", krid)
    action = stage.table.view(None)["action"]
    assert (action["stealth"], action["target_seat"]) == (1, None)
    assert stage.blood(krid) == 2
    stage.resolve()
    assert stage.blood(krid) == 0
    assert stage.table.tapped[krid]
    assert identity.is_anarch(stage.table, krid)
    assert identity.sect(stage.table, krid) == INDEPENDENT
    assert identity.clan(stage.table, krid) == "nosferatu"


@rule("VTES-10.5-02")
def test_titled_vampires_and_anarchs_do_not_become_anarchs() -> None:
    stage = table_of()
    prince, rebel = stage.vampire(A, "Gilbert Duane"), stage.vampire(A, "Young Rebel")
    loner = stage.vampire(A, "Recluse")
    assert not stage.offers(A, "become-anarch", prince)
    assert not stage.offers(A, "become-anarch", rebel)
    assert stage.offers(A, "become-anarch", loner)


@rule("VTES-10.5-02")
def test_a_vampire_who_contests_his_title_has_none_and_yields_it_as_an_anarch() -> None:
    stage = table_of()
    gilbert, graham = stage.vampire(A, "Gilbert Duane"), stage.vampire(B, "Graham Gottesman")
    contests.dispute(stage.table, graham)
    stage.play(A, "become-anarch", gilbert)
    stage.resolve()
    assert identity.is_anarch(stage.table, gilbert)
    assert titles.claimed_title(stage.table, gilbert) == ""


@rule("VTES-10.5-03", "VTES-10.5-04")
def test_it_costs_one_blood_with_another_ready_anarch() -> None:
    for friend, torpor, left in (
        ("Recluse", False, 0),
        ("Young Rebel", False, 1),
        ("Young Rebel", True, 0),
    ):
        stage = table_of()
        krid = stage.vampire(A, "Krid", 2)
        stage.vampire(A, friend, torpor=torpor)
        stage.play(A, "become-anarch", krid)
        stage.resolve()
        assert identity.is_anarch(stage.table, krid)
        assert stage.blood(krid) == left


@rule("VTES-10.5-03", "VTES-10.5-04")
def test_without_the_blood_nobody_becomes_an_anarch() -> None:
    stage = table_of()
    krid = stage.vampire(A, "Krid", 1)
    stage.vampire(B, "Young Rebel")  # another player's anarch is no help
    assert not stage.offers(A, "become-anarch", krid)
    other = table_of()
    krid = other.vampire(A, "Krid", 1)
    other.vampire(A, "Young Rebel")
    assert other.offers(A, "become-anarch", krid)


@rule("VTES-R-80")
def test_prey_and_predator_may_block_it() -> None:
    stage = table_of(4)
    krid = stage.vampire(A, "Krid")
    others = {seat: stage.vampire(seat, name) for seat, name in
              ((B, "Angel"), (C, "Brazil"), (D, "Agrippina"))}  # fmt: skip
    stage.play(A, "become-anarch", krid)
    asked = []
    while stage.table.asking.prompt() != "MinionPhase":
        if stage.prompt == "BlockQuestion":
            asked.append(stage.decider)
            assert stage.offers(stage.decider, "block", others[stage.decider])
        stage.do_minimum()
    assert asked == [B, D]


@rule("VTES-10.5-06")
def test_an_anarch_who_changes_sect_is_no_longer_an_anarch() -> None:
    stage = table_of()
    rebel = stage.vampire(A, "Young Rebel")
    assert identity.is_anarch(stage.table, rebel)
    contests.change_sect(stage.table, rebel, CAMARILLA)
    assert not identity.is_anarch(stage.table, rebel)
    contests.change_sect(stage.table, rebel, INDEPENDENT)
    assert not identity.is_anarch(stage.table, rebel)


@rule("VTES-10.5-06", "VTES-10-05")
def test_an_anarch_whose_clan_changes_with_the_sect_does_not_become_one_again() -> None:
    stage = table_of(phase="master")
    rebel = stage.vampire(A, "Young Rebel")
    stage.hand(A, "Disguise")
    stage.play(A, "play disguise plain -")
    stage.skip("MasterPhase", A)
    assert identity.sect(stage.table, rebel) == SABBAT
    assert not identity.is_anarch(stage.table, rebel)
    moving.burn(stage.table, stage.table.attached[rebel][0])
    assert identity.sect(stage.table, rebel) == INDEPENDENT
    assert not identity.is_anarch(stage.table, rebel)


@rule("VTES-10.5-07", "VTES-10.5-01")
def test_being_an_anarch_changes_nothing_by_itself() -> None:
    stage = table_of()
    loner = stage.vampire(A, "Recluse")
    table = stage.table

    def numbers() -> tuple[object, ...]:
        return (
            values.bleed(table, loner), values.strength(table, loner),
            values.stealth(table, loner), values.intercept(table, loner),
            titles.votes(table, loner), identity.capacity(table, loner),
            identity.sect(table, loner), stage.blood(loner),
        )  # fmt: skip

    before, options = numbers(), stage.options(A)
    contests.become_anarch(table, loner)
    assert numbers() == before == (1, 1, 0, 0, 0, 5, INDEPENDENT, 5)
    word = f"become-anarch {table.word(loner)}"
    assert word in options
    assert stage.options(A) == [option for option in options if option != word]


@rule("VTES-10.5-08")
def test_only_an_anarch_becomes_a_baron() -> None:
    stage = table_of()
    loner, rebel = stage.vampire(A, "Recluse"), stage.vampire(A, "Young Rebel")
    assert not contests.give_title(stage.table, loner, "baron:Bonn")
    assert contests.give_title(stage.table, rebel, "baron:Bonn")
    assert titles.title(stage.table, loner) == ""
    assert titles.title(stage.table, rebel) == "baron:Bonn"


@rule("VTES-10.5-09")
def test_a_ready_baron_has_two_votes() -> None:
    stage = table_of()
    baron = stage.vampire(A, "Baron")
    assert stage.zone(baron) == READY
    assert titles.votes(stage.table, baron) == 2
    moving.to_torpor(stage.table, baron)
    assert titles.votes(stage.table, baron) == 0


@rule("VTES-10.5-12")
def test_a_baron_has_his_title_only_while_he_is_an_anarch() -> None:
    stage = table_of()
    baron = stage.vampire(A, "Baron")
    contests.change_sect(stage.table, baron, CAMARILLA)
    assert (titles.title(stage.table, baron), titles.votes(stage.table, baron)) == ("", 0)
    contests.become_anarch(stage.table, baron)
    assert titles.title(stage.table, baron) == "baron:Bonn"
    assert titles.votes(stage.table, baron) == 2


REAL_BARONS = [("Casey Snyder", "baron:Columbus"), ("Jacques Rouge", "baron:Versailles")]


@rule("VTES-10.5-01", "VTES-10.5-08", "VTES-10.5-09")
@pytest.mark.parametrize(("name", "title"), REAL_BARONS)
def test_a_baron_of_the_pool_comes_into_play_as_an_anarch_with_two_votes(
    name: str, title: str
) -> None:
    stage = Stage(2, phase="influence")
    baron = stage.uncontrolled(A, name, 6)
    stage.skip("DiscardPhase", A)
    table = stage.table
    assert identity.sect(table, baron) == INDEPENDENT
    assert identity.is_anarch(table, baron)
    assert (titles.title(table, baron), titles.votes(table, baron)) == (title, 2)
    moving.to_torpor(table, baron)
    assert (titles.title(table, baron), titles.votes(table, baron)) == (title, 0)


@rule("VTES-10.5-12", "VTES-10.5-06")
@pytest.mark.parametrize(("name", "title"), REAL_BARONS)
def test_he_has_his_title_only_while_he_is_an_anarch(name: str, title: str) -> None:
    stage = Stage(2)
    baron = stage.vampire(A, name)
    contests.change_sect(stage.table, baron, SABBAT)
    assert not identity.is_anarch(stage.table, baron)
    assert (titles.title(stage.table, baron), titles.votes(stage.table, baron)) == ("", 0)
    contests.become_anarch(stage.table, baron)
    assert titles.title(stage.table, baron) == title


@rule("VTES-10.5-04")
@pytest.mark.parametrize(("name", "title"), REAL_BARONS)
def test_with_a_ready_baron_it_costs_one_blood_to_become_an_anarch(name: str, title: str) -> None:
    stage = Stage(2)
    krid, baron = stage.vampire(A, "Krid", 2), stage.vampire(A, name)
    assert titles.title(stage.table, baron) == title
    assert not stage.offers(A, "become-anarch", baron)
    stage.play(A, "become-anarch", krid)
    stage.resolve()
    assert stage.blood(krid) == 1
    assert identity.is_anarch(stage.table, krid)
