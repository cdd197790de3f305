"""Contested titles (VTES-4.2, and the unique titles of chapter 10)."""

import pytest
from games.vtes.stage import A, B, C, Stage
from games.vtes.title_claims import BARON, CHIEF, DONNY, ELISHA, GILBERT, GRAHAM, princes, titles

from conclave.games.vtes.rules import contests
from conclave.games.vtes.rules.abilities.identity import HoldsTitle
from conclave.games.vtes.rules.constants import ANARCH, REMOVED, TORPOR
from conclave.games.vtes.rules.events.combat import CombatBegan
from conclave.games.vtes.rules.facts import abilities_of
from conclave.games.vtes.rules.reading import identity
from conclave.games.vtes.rules.reading.titles import claimed_title, votes
from conclave.games.vtes.vocabulary.card import Vampire
from conclave.testing import rule


@rule("VTES-4.2-01", "VTES-4.2-02", "VTES-R-15", "EX-4.2-a")
def test_two_princes_of_one_city_have_no_title_until_one_is_left() -> None:
    stage = Stage(2, active=B, phase="influence")
    gilbert = stage.vampire(A, GILBERT)
    graham = stage.uncontrolled(B, GRAHAM, 7)
    assert titles(stage, gilbert) == ["prince:Miami"]
    assert votes(stage.table, gilbert) == 2
    stage.pass_all()
    assert titles(stage, gilbert, graham) == ["", ""]
    assert [votes(stage.table, each) for each in (gilbert, graham)] == [0, 0]
    stage.skip("UntapPhase", A)
    stage.play(A, "yield", gilbert)
    assert titles(stage, gilbert, graham) == ["", ""]
    stage.skip("UntapPhase", A).skip("DiscardPhase", A)
    assert titles(stage, gilbert, graham) == ["", ""]
    stage.skip("UntapPhase", B)
    assert titles(stage, gilbert, graham) == ["", "prince:Miami"]
    assert (stage.blood(gilbert), stage.blood(graham)) == (7, 7)


@rule("VTES-4.2-03")
def test_a_vampire_who_contests_a_title_acts_and_blocks() -> None:
    stage, gilbert, graham = princes(phase="minion")
    stage.play(A, "bleed", gilbert)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", graham)
    stage.skip("MinionPhase")
    assert stage.table.tapped[graham]
    assert len(stage.events_of(CombatBegan)) == 1
    assert stage.table.controller[gilbert] == A


@rule("VTES-4.2-04", "VTES-4.2-05", "VTES-4-08")
def test_a_contested_title_costs_a_blood_or_is_yielded() -> None:
    stage, gilbert, graham = princes()
    stage.library(A, *["Computer Hacking"] * 10)
    word = stage.table.word(gilbert)
    assert stage.options(A) == [f"pay {word}", f"yield {word}"]
    stage.play(A, "pay", gilbert)
    assert (stage.blood(gilbert), stage.blood(graham), stage.table.pool[A]) == (6, 7, 30)
    assert stage.options(A) == ["done"]
    stage.play(A, "done")
    stage.skip("UntapPhase", B)
    stage.play(B, "yield", graham)
    assert stage.blood(graham) == 7


@rule("VTES-4.2-06")
def test_without_blood_the_title_must_be_yielded() -> None:
    stage, gilbert, _ = princes()
    stage.library(A, *["Computer Hacking"] * 10)
    stage.table.blood[gilbert] = 0
    word = stage.table.word(gilbert)
    assert stage.options(A) == [f"yield {word}"]
    stage.table.blood[gilbert] = 1
    assert stage.options(A) == [f"pay {word}", f"yield {word}"]


@rule("VTES-4.2-07")
def test_a_vampire_in_torpor_must_yield() -> None:
    stage = Stage(2, phase="untap")
    stage.library(A, *["Computer Hacking"] * 10)
    gilbert, graham = stage.vampire(A, GILBERT, torpor=True), stage.vampire(B, GRAHAM)
    contests.dispute(stage.table, graham)
    assert stage.options(A) == [f"yield {stage.table.word(gilbert)}"]
    stage.play(A, "yield", gilbert)
    assert stage.zone(gilbert) == TORPOR
    stage.play(A, "done")
    stage.skip("UntapPhase", B)
    assert titles(stage, gilbert, graham) == ["", "prince:Miami"]


@rule("VTES-4.2-08", "VTES-4.2-09")
def test_yielding_costs_only_the_title_and_the_last_one_gets_it_for_nothing() -> None:
    stage, gilbert, graham = princes()
    stage.put_on(gilbert, ".44 Magnum")
    stage.play(A, "yield", gilbert)
    table = stage.table
    assert table.is_ready(gilbert)
    assert (stage.blood(gilbert), len(table.attached[gilbert]), table.tapped[gilbert]) == (
        7,
        1,
        False,
    )
    assert claimed_title(table, gilbert) == ""
    stage.play(A, "done")
    stage.skip("UntapPhase", B)
    assert titles(stage, graham) == ["prince:Miami"]
    assert not stage.offers(B, "pay", graham)
    assert not stage.offers(B, "yield", graham)
    assert stage.blood(graham) == 7


@rule("VTES-4.2-09")
def test_a_claimant_who_is_gone_leaves_the_title_to_the_other() -> None:
    stage, gilbert, graham = princes(3, active=C, phase="minion")
    stage.table.pool[A] = 1
    angel = stage.vampire(C, "Angel")
    stage.play(C, "bleed", angel)
    stage.resolve()
    assert stage.zone(gilbert) == REMOVED
    assert titles(stage, graham) == [""]
    stage.skip("UntapPhase", B)
    assert titles(stage, graham) == ["prince:Miami"]


@rule("VTES-10.1-06", "VTES-10.2-03", "VTES-10.5-10", "VTES-R-16")
@pytest.mark.parametrize("other", ["Chief", "Young Rebel", GRAHAM])
def test_prince_archbishop_and_baron_of_a_city_contest_each_other(other: str) -> None:
    stage = Stage(2, active=B, phase="influence", extra=(BARON, CHIEF))
    gilbert = stage.vampire(A, GILBERT)
    rival = stage.uncontrolled(B, other, 7)
    stage.pass_all()
    assert stage.table.is_ready(rival)
    assert titles(stage, gilbert, rival) == ["", ""]


@rule("VTES-10.2-03", "VTES-10.5-10", "VTES-R-16")
def test_archbishop_and_baron_contest_too() -> None:
    stage = Stage(2, active=B, phase="influence", extra=(BARON, CHIEF))
    chief = stage.vampire(A, "Chief")
    baron = stage.uncontrolled(B, "Young Rebel", 5)
    stage.pass_all()
    assert titles(stage, chief, baron) == ["", ""]


@rule("VTES-10.2-03", "VTES-10.5-10", "VTES-R-16", "VTES-4.2-01")
def test_the_three_who_claim_pittsburgh_contest_it() -> None:
    stage = Stage(3, active=C, phase="influence")
    prince, bishop = stage.vampire(A, DONNY), stage.vampire(B, "Missy Shillingford")
    baron = stage.uncontrolled(C, ELISHA, 6)
    contests.dispute(stage.table, bishop)
    stage.pass_all()
    assert identity.is_anarch(stage.table, baron)
    assert titles(stage, prince, bishop, baron) == ["", "", ""]
    assert [votes(stage.table, each) for each in (prince, bishop, baron)] == [0, 0, 0]


@rule("VTES-10.5-10")
def test_barons_of_two_cities_do_not_contest() -> None:
    stage = Stage(2, active=B, phase="influence")
    casey, elisha = stage.vampire(A, "Casey Snyder"), stage.uncontrolled(B, ELISHA, 6)
    stage.pass_all()
    assert titles(stage, casey, elisha) == ["baron:Columbus", "baron:Pittsburgh"]


@rule("VTES-10.1-06")
def test_princes_of_two_cities_do_not_contest() -> None:
    stage = Stage(2, active=B, phase="influence")
    gilbert = stage.vampire(A, GILBERT)
    walter = stage.uncontrolled(B, "Sir Walter Nash", 7)
    stage.pass_all()
    assert titles(stage, gilbert, walter) == ["prince:Miami", "prince:Chicago"]


@rule("VTES-10.5-11", "EX-10.5-a")
def test_a_baron_pays_two_blood_against_a_prince_who_pays_one() -> None:
    stage = Stage(2, active=A, phase="untap", extra=(BARON,))
    baron, prince = stage.vampire(A, "Young Rebel"), stage.vampire(B, GILBERT)
    contests.dispute(stage.table, prince)
    assert stage.offers(A, "yield", baron)
    stage.play(A, "pay", baron)
    assert stage.blood(baron) == 3
    stage.play(A, "done")
    stage.skip("UntapPhase", B)
    assert stage.offers(B, "yield", prince)
    stage.play(B, "pay", prince)
    assert stage.blood(prince) == 6


@rule("VTES-10.5-11", "EX-10.5-a")
@pytest.mark.parametrize("rival", ["Donny Kowalczyk", "Missy Shillingford"])
def test_the_baron_of_pittsburgh_pays_two_against_its_prince_or_archbishop(rival: str) -> None:
    stage = Stage(2, active=A, phase="untap")
    baron, other = stage.vampire(A, ELISHA), stage.vampire(B, rival)
    before = stage.blood(other)
    contests.dispute(stage.table, other)
    stage.play(A, "pay", baron)
    assert stage.blood(baron) == 4
    stage.skip("UntapPhase", B)
    stage.play(B, "pay", other)
    assert stage.blood(other) == before - 1
    assert titles(stage, baron, other) == ["", ""]


@rule("VTES-10.5-11", "VTES-4.2-05", "VTES-4.2-08", "VTES-4.2-09")
def test_a_baron_who_yields_leaves_the_city_to_its_prince() -> None:
    stage = Stage(2, active=A, phase="untap")
    baron, prince = stage.vampire(A, ELISHA, 1), stage.vampire(B, DONNY)
    contests.dispute(stage.table, prince)
    assert not stage.offers(A, "pay", baron)
    stage.play(A, "yield", baron)
    assert claimed_title(stage.table, baron) == ""
    stage.skip("UntapPhase", B)
    stage.skip("UntapPhase", A)
    assert titles(stage, baron, prince) == ["", "prince:Pittsburgh"]
    assert identity.is_anarch(stage.table, baron)


@rule("VTES-10.5-11")
def test_a_baron_with_one_blood_must_yield_to_a_prince_but_not_to_a_baron() -> None:
    other = Vampire("Other", "brujah", 2, 5, "cel", "independent", ANARCH, title="baron:Miami")
    stage = Stage(2, active=A, phase="untap", extra=(BARON, CHIEF, other))
    baron, chief = stage.vampire(A, "Young Rebel", 1), stage.vampire(B, "Chief")
    contests.dispute(stage.table, chief)
    assert not stage.offers(A, "pay", baron)
    assert stage.offers(A, "yield", baron)
    equals = Stage(2, active=A, phase="untap", extra=(BARON, other))
    baron, rival = equals.vampire(A, "Young Rebel", 1), equals.vampire(B, "Other")
    contests.dispute(equals.table, rival)
    equals.play(A, "pay", baron)
    assert equals.blood(baron) == 0


@rule("VTES-10.1-07", "VTES-10.2-06", "VTES-10.3-03")
@pytest.mark.parametrize("title", ["primogen", "bishop", "priscus", "cardinal", "magaji"])
def test_titles_that_are_not_unique_are_never_contested(title: str) -> None:
    sect = {"primogen": "camarilla", "magaji": "laibon"}.get(title, "sabbat")
    one = Vampire("One", "brujah", 2, 3, "cel", sect, title=title)
    two = Vampire("Two", "brujah", 2, 3, "cel", sect, title=title)
    stage = Stage(2, active=B, phase="influence", extra=(one, two))
    mine, theirs = stage.vampire(A, "One"), stage.uncontrolled(B, "Two", 3)
    stage.pass_all()
    assert titles(stage, mine, theirs) == [title, title]


@rule("VTES-10.1-05", "VTES-10.3-04")
@pytest.mark.parametrize(
    ("title", "sect"),
    [("justicar", "camarilla"), ("inner-circle", "camarilla"), ("kholo", "laibon")],
)
def test_titles_of_a_clan_are_unique_for_the_clan(title: str, sect: str) -> None:
    one = Vampire("One", "osebo", 2, 3, "cel", sect, title=f"{title}:osebo")
    two = Vampire("Two", "osebo", 2, 3, "cel", sect, title=f"{title}:osebo")
    third = Vampire("Third", "guruhi", 2, 3, "pot", sect, title=f"{title}:guruhi")
    stage = Stage(2, active=B, phase="influence", extra=(one, two, third))
    mine, theirs = stage.vampire(A, "One"), stage.uncontrolled(B, "Two", 3)
    apart = stage.uncontrolled(B, "Third", 3)
    stage.pass_all()
    assert titles(stage, mine, theirs, apart) == ["", "", f"{title}:guruhi"]


@rule("VTES-10.2-04")
def test_there_is_one_regent() -> None:
    one = Vampire("One", "lasombra", 2, 3, "obt", "sabbat", title="regent")
    two = Vampire("Two", "tzimisce", 2, 3, "vic", "sabbat", title="regent")
    stage = Stage(2, active=B, phase="influence", extra=(one, two))
    mine, theirs = stage.vampire(A, "One"), stage.uncontrolled(B, "Two", 3)
    assert titles(stage, mine) == ["regent"]
    stage.pass_all()
    assert titles(stage, mine, theirs) == ["", ""]


@rule("VTES-10.1-06", "VTES-10.2-03", "VTES-10.5-10")
def test_a_city_is_spelled_alike_on_all_cards() -> None:
    stage = Stage(2)
    cards = stage.table.cards
    titles_of_all = [card.title for card in cards.crypt]
    titles_of_all += [
        grant.title for card in cards.cards for grant in abilities_of(card, HoldsTitle)
    ]
    keys = [contests.unique_key(title) for title in titles_of_all]
    cities = {key.removeprefix("city:") for key in keys if key.startswith("city:")}
    assert {"Miami", "Washington, D.C."} <= cities
    plain = {"".join([letter for letter in city.lower() if letter.isalpha()]) for city in cities}
    assert len(plain) == len(cities)
