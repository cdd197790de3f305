"""Tests of titles given by referendums."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PeopleStage, offered_modes
from games.vtes.cards.referendums import (
    draw_and_call,
    fail_referendum,
    pass_referendum,
    stage_with_caller,
)
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B

from conclave.games.vtes.rules import contests
from conclave.games.vtes.rules.reading import identity, titles
from conclave.games.vtes.vocabulary.card import Vampire
from conclave.testing import rule

# Brujah Justicar


CLANS = ["brujah", "gangrel", "malkavian", "nosferatu", "toreador", "tremere", "ventrue"]


def stage_with_clan(clan: str, sect: str = "camarilla") -> tuple[PeopleStage, int, int]:
    """A has Elder, B a vampire of a clan and another one, in torpor."""
    stage = PeopleStage(
        3, Vampire("Candidate", clan, 1, 7, "", sect), Vampire("Kin", clan, 1, 4, "", sect)
    )
    elder, candidate = stage.vampire(A, "Elder"), stage.vampire(B, "Candidate")
    stage.vampire(B, "Kin", torpor=True)
    return stage, elder, candidate


def elect(stage: PeopleStage, clan: str, caller: int, candidate: int) -> None:
    """A justicar is proposed; a single candidate is chosen without a question."""
    draw_and_call(stage, f"{clan}-justicar", caller)
    if stage.prompt == "ChooseTerm":
        stage.play(A, "target", candidate)


@rule("VTES-11-18")
@pytest.mark.parametrize("clan", CLANS)
def test_a_clan_gets_a_justicar(clan: str) -> None:
    stage, elder, candidate = stage_with_clan(clan)
    elect(stage, clan, elder, candidate)
    pass_referendum(stage)
    assert titles.title(stage.table, candidate) == f"justicar:{clan}"
    assert titles.votes(stage.table, candidate) == 3
    assert stage.names(stage.table.attached[candidate]) == [f"{clan}-justicar"]


@pytest.mark.parametrize("clan", CLANS)
def test_each_ready_vampire_of_the_clan_has_another_vote_in_that_referendum(clan: str) -> None:
    stage, elder, candidate = stage_with_clan(clan)
    elect(stage, clan, elder, candidate)
    stage.skip("polling", B)
    votes = [text.split()[1] for text in stage.options(B) if text.startswith("vote")]
    assert votes == [stage.table.word(candidate)] * 2
    stage.play(B, "vote", candidate, "against")
    fail_referendum(stage)
    assert titles.title(stage.table, candidate) == ""
    assert titles.votes(stage.table, candidate) == 0


@ruling("Justicar title vote without Camarilla", 1)
@pytest.mark.parametrize("clan", CLANS)
def test_a_justicar_is_a_ready_camarilla_vampire_of_the_clan(clan: str) -> None:
    for sect, offered in (("independent", []), ("camarilla", ["plain"])):
        stage = PeopleStage(3, Vampire("Candidate", clan, 1, 7, "", sect))
        stage.vampire(A, "Pack Leader")
        stage.vampire(B, "Candidate")
        stage.hand(A, f"{clan} Justicar")
        assert offered_modes(stage, A, f"{clan}-justicar") == offered


def test_the_title_of_a_justicar_is_contested() -> None:
    stage = PeopleStage(3, Vampire("Warlock", "tremere", 1, 7, "", "camarilla"))
    judge, warlock = stage.vampire(B, "Judge"), stage.vampire(A, "Warlock")
    elect(stage, "tremere", warlock, warlock)
    pass_referendum(stage)
    assert titles.title(stage.table, judge) == titles.title(stage.table, warlock) == ""
    assert titles.contests_title(stage.table, judge)


# Praxis Seizure: Athens


@pytest.mark.parametrize(
    ("city", "clan"),
    [
        ("Athens", "tremere"), ("Barcelona", "tremere"), ("Brussels", "nosferatu"),
        ("Cairo", "ventrue"), ("Cleveland", ""), ("Dallas", ""), ("Dublin", ""), ("Frankfurt", ""),
        ("Glasgow", "gangrel"), ("Monaco", "toreador"), ("Rome", "brujah"), ("Seattle", ""),
        ("Stockholm", "malkavian"),
    ],
)  # fmt: skip
def test_a_city_has_a_prince_and_he_is_stronger_if_he_is_of_its_clan(city: str, clan: str) -> None:
    for own in ("caitiff", clan or "ventrue"):
        stage = PeopleStage(3, Vampire("Candidate", own, 1, 7, "", "camarilla"))
        candidate = stage.vampire(A, "Candidate")
        draw_and_call(stage, f"praxis-seizure-{city.lower()}", candidate)
        pass_referendum(stage)
        assert titles.title(stage.table, candidate) == f"prince:{city}"
        assert identity.capacity(stage.table, candidate) == (8 if own == clan else 7)


# Praxis Seizure: Berlin


PLAIN = ["amsterdam", "atlanta", "boston", "chicago", "houston", "london", "miami"]


@rule("VTES-11-18")
@pytest.mark.parametrize("city", [*PLAIN, "washington-d-c"])
def test_praxis_seizure(city: str) -> None:
    stage, elder = stage_with_caller()
    draw_and_call(stage, f"praxis-seizure-{city}", elder)
    pass_referendum(stage)
    card = stage.table.attached[elder][0]
    assert stage.names((card,)) == [f"praxis-seizure-{city}"]
    title = titles.title(stage.table, elder)
    assert title.partition(":")[0] == "prince"
    assert title.partition(":")[2].lower()[:5] == city[:5].replace("-", " ")
    assert titles.votes(stage.table, elder) == 2
    assert identity.capacity(stage.table, elder) == 10


@pytest.mark.parametrize("city", PLAIN)
def test_praxis_seizure_is_for_the_camarilla_and_may_fail(city: str) -> None:
    stage = PeopleStage(3)
    stage.vampire(A, "Loner")
    stage.hand(A, f"praxis-seizure-{city}")
    assert offered_modes(stage, A, f"praxis-seizure-{city}") == []
    stage, elder = stage_with_caller()
    draw_and_call(stage, f"praxis-seizure-{city}", elder)
    fail_referendum(stage)
    assert titles.title(stage.table, elder) == ""
    assert stage.table.attached[elder] == ()


@pytest.mark.parametrize(
    ("city", "caller", "capacity"),
    [
        ("berlin", "Elder", 11),
        ("geneva", "Elder", 11),
        ("paris", "Pupil", 6),
        ("berlin", "Pupil", 5),
        ("geneva", "Rival", 9),
        ("paris", "Elder", 10),
    ],
)
def test_a_prince_of_the_right_clan_grows(city: str, caller: str, capacity: int) -> None:
    stage, vampire = stage_with_caller(caller)
    draw_and_call(stage, f"praxis-seizure-{city}", vampire)
    pass_referendum(stage)
    assert titles.title(stage.table, vampire) == f"prince:{city.capitalize()}"
    assert identity.capacity(stage.table, vampire) == capacity


@rule("VTES-4.2-02", "VTES-10-07", "VTES-1.5-06")
@pytest.mark.parametrize("lost", ["contested", "sect"])
def test_a_vampire_loses_the_capacity_while_he_is_not_prince(lost: str) -> None:
    stage, elder = stage_with_caller()
    draw_and_call(stage, "praxis-seizure-berlin", elder)
    pass_referendum(stage)
    stage.table.blood[elder] = 11
    if lost == "contested":
        rival = stage.vampire(B, "Rival")
        contests.give_title(stage.table, rival, "prince:Berlin")
    else:
        contests.change_sect(stage.table, elder, "sabbat")
    assert titles.title(stage.table, elder) == ""
    assert identity.capacity(stage.table, elder) == 10
    stage.play(A, "pass")
    assert stage.blood(elder) == 10
    if lost == "contested":
        contests.lose_title(stage.table, rival)
        contests.win_title_if_alone(stage.table, elder)
    else:
        contests.change_sect(stage.table, elder, "camarilla")
    assert identity.capacity(stage.table, elder) == 11


# Praxis Seizure: Boston


@rule("VTES-4.2-01")
def test_two_princes_contest_a_city() -> None:
    stage, elder = stage_with_caller()
    quentin = stage.vampire(B, "Quentin King III")
    draw_and_call(stage, "praxis-seizure-boston", elder)
    pass_referendum(stage)
    assert titles.title(stage.table, elder) == titles.title(stage.table, quentin) == ""
    assert titles.claimed_title(stage.table, elder) == "prince:Boston"


# Praxis Seizure: Istanbul


@pytest.mark.parametrize(("city", "clan"), [("Istanbul", "assamite"), ("Venice", "giovanni")])
@pytest.mark.parametrize("own", [True, False])
def test_a_clan_is_tapped_if_a_stranger_rules_its_city(city: str, clan: str, own: bool) -> None:
    mayor = Vampire("Candidate", clan if own else "caitiff", 1, 7, "", "camarilla")
    stage = PeopleStage(3, mayor, Vampire("Kin", clan, 1, 4, "", "independent"))
    candidate, kin = stage.vampire(A, "Candidate"), stage.vampire(B, "Kin")
    draw_and_call(stage, f"praxis-seizure-{city.lower()}", candidate)
    stage.skip("polling", B)
    stage.play(B, "vote", kin, "for")
    stage.skip("MinionPhase")
    assert titles.title(stage.table, candidate) == f"prince:{city}"
    assert identity.capacity(stage.table, candidate) == 7
    assert stage.table.tapped[kin] is not own


@pytest.mark.parametrize(("city", "clan"), [("Istanbul", "assamite"), ("Venice", "giovanni")])
def test_nobody_is_tapped_if_a_praxis_seizure_fails(city: str, clan: str) -> None:
    stage = PeopleStage(3, Vampire("Kin", clan, 1, 4, "", "independent"))
    elder, kin = stage.vampire(A, "Elder"), stage.vampire(B, "Kin")
    draw_and_call(stage, f"praxis-seizure-{city.lower()}", elder)
    stage.skip("polling", B)
    stage.play(B, "vote", kin, "against")
    fail_referendum(stage)
    assert titles.title(stage.table, elder) == ""
    assert not stage.table.tapped[kin]


# Cardinal Benediction


def test_cardinal_benediction_gives_a_title_and_the_camarilla_does_not_vote() -> None:
    stage, leader = stage_with_caller("Pack Leader")
    mayor, judge = stage.vampire(B, "Mayor"), stage.vampire(A, "Judge")
    draw_and_call(stage, "cardinal-benediction", leader)
    stage.skip("polling", A)
    voters = {text.split()[1] for text in stage.options(A) if text.startswith("vote")}
    assert voters == {"calling-card", stage.table.word(leader)}
    stage.play(A, "vote", leader, "for")
    stage.skip("polling", B)
    assert not any(text.startswith("vote") for text in stage.options(B))
    stage.skip("MinionPhase")
    assert titles.title(stage.table, leader) == "cardinal"
    assert titles.votes(stage.table, leader) == 3
    assert (titles.votes(stage.table, mayor), titles.votes(stage.table, judge)) == (2, 3)


def test_cardinal_benediction_is_for_old_sabbat_vampires() -> None:
    stage = PeopleStage(3, Vampire("Cub", "lasombra", 1, 6, "", "sabbat"))
    stage.vampire(A, "Cub")
    stage.hand(A, "Cardinal Benediction")
    assert offered_modes(stage, A, "cardinal-benediction") == []
    stage.vampire(B, "Pack Leader")
    assert offered_modes(stage, A, "cardinal-benediction") == ["plain"]


# Crusade: New York


@pytest.mark.parametrize("city", ["New York", "Philadelphia", "Toronto"])
def test_a_crusade_makes_an_archbishop_of_the_sabbat(city: str) -> None:
    name = f"crusade-{city.lower().replace(' ', '-')}"
    stage, leader = stage_with_caller("Pack Leader")
    draw_and_call(stage, name, leader)
    pass_referendum(stage)
    assert titles.title(stage.table, leader) == f"archbishop:{city}"
    stage = PeopleStage(3)
    stage.vampire(A, "Elder")
    stage.hand(A, name)
    assert offered_modes(stage, A, name) == []


def test_the_title_of_a_crusade_is_contested() -> None:
    stage, leader = stage_with_caller("Pack Leader")
    francisco = stage.vampire(B, "Francisco Domingo de Polonia")
    draw_and_call(stage, "crusade-new-york", leader)
    pass_referendum(stage)
    assert titles.title(stage.table, leader) == titles.title(stage.table, francisco) == ""
    assert titles.contests_title(stage.table, francisco)
