"""Political action cards about vampires, cards in play and titles."""

from __future__ import annotations

import pytest
from games.vtes.cards.calling import call, fails, passes, put_to_vote
from games.vtes.cards.people import PEOPLE, Salon, modes
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C, Stage

from conclave.games.vtes.rules import contests
from conclave.games.vtes.rules.reading import identity, titles
from conclave.games.vtes.rules.words import ASH_HEAP, ON_CARD, READY, UNCONTROLLED
from conclave.testing import rule

# Cards in play


def test_banishment() -> None:
    stage, kurt = call("Kurt")
    pupil = stage.vampire(B, "Pupil", 3, tapped=True)
    lamp = stage.put_on(pupil, "Lamp")
    stage.vampire(B, "Rival")
    stage.vampire(C, "Fledgling", torpor=True)
    put_to_vote(stage, "banishment", kurt)
    passes(stage)
    assert stage.zone(pupil) == UNCONTROLLED
    assert pupil in stage.table.uncontrolled[B]
    assert stage.blood(pupil) == 3
    assert stage.zone(lamp) == ON_CARD
    assert not stage.table.in_play(lamp)
    assert stage.table.faults() == []


def test_a_banished_prince_comes_back_as_he_went() -> None:
    stage, elder = call()
    stage.pool(B, 10)
    mayor = stage.vampire(B, "Mayor", 6)
    seizure = stage.put_on(mayor, "Praxis Seizure: Chicago")
    clan, sect, _, anarch, contests = stage.table.profile[mayor]
    stage.table.profile[mayor] = (clan, sect, "prince:Chicago", anarch, contests)
    put_to_vote(stage, "banishment", elder)
    passes(stage)
    assert not stage.table.in_play(seizure)
    stage.play(A, "pass")
    stage.skip("InfluencePhase", B)
    stage.skip("UntapPhase", C)
    assert stage.zone(mayor) == READY
    assert stage.table.in_play(seizure)
    assert titles.title(stage.table, mayor) == "prince:Chicago"


@ruling("Political action with illegal terms", 1)
def test_banishment_is_for_younger_ready_vampires() -> None:
    stage, _ = call("Pupil")
    stage.vampire(B, "Rival")
    stage.vampire(B, "Fledgling", torpor=True)
    stage.hand(A, "Banishment", "Kine Resources Contested")
    assert modes(stage, A, "banishment") == []
    assert modes(stage, A, "kine-resources-contested") == ["plain"]


def test_protect_thine_own_burns_a_vampire() -> None:
    stage, judge = call("Judge")
    hunter, leader = stage.vampire(B, "Hunter"), stage.vampire(C, "Pack Leader")
    stage.vampire(B, "Pupil")
    put_to_vote(stage, "protect-thine-own", judge)
    passes(stage)
    assert stage.zone(hunter) == ASH_HEAP
    assert stage.zone(leader) == READY
    assert stage.blood(judge) == 7


def test_protect_thine_own_of_the_inner_circle_reaches_further() -> None:
    stage = Stage(3, extra=(*PEOPLE,))
    name = next(c.name for c in stage.table.cards.crypt if c.title.startswith("inner-circle"))
    lord = stage.vampire(A, name)
    hunter, leader = stage.vampire(B, "Hunter"), stage.vampire(C, "Pack Leader")
    stage.hand(A, "Protect Thine Own")
    assert modes(stage, A, "protect-thine-own") == ["plain-political-action"]
    put_to_vote(stage, "protect-thine-own", lord, "plain-political-action")
    assert stage.options(A) == [stage.text("target", hunter), stage.text("target", leader)]
    stage.play(A, "target", leader)
    passes(stage)
    assert stage.zone(leader) == ASH_HEAP


def test_protect_thine_own_is_not_for_princes() -> None:
    stage = Salon(3)
    stage.vampire(A, "Mayor")
    stage.vampire(B, "Hunter")
    stage.hand(A, "Protect Thine Own")
    assert modes(stage, A, "protect-thine-own") == []


def test_excommunication() -> None:
    stage, leader = call("Pack Leader")
    mayor = stage.vampire(B, "Mayor")
    put_to_vote(stage, "excommunication", leader)
    passes(stage)
    assert titles.title(stage.table, leader) == ""
    assert titles.title(stage.table, mayor) == "prince:Nowhere"


def test_excommunication_is_for_the_sabbat() -> None:
    stage = Salon(3)
    stage.vampire(A, "Mayor")
    stage.vampire(B, "Pack Leader")
    stage.hand(A, "Excommunication")
    assert modes(stage, A, "excommunication") == []


def test_disputed_territory() -> None:
    stage, elder = call()
    cellar = stage.permanent(B, "Cellar")
    put_to_vote(stage, "disputed-territory", elder)
    stage.play(A, "player 2")
    passes(stage)
    assert stage.table.controller[cellar] == C
    assert cellar in stage.table.beside[C]


def test_disputed_territory_if_it_fails() -> None:
    stage, elder = call()
    cellar = stage.permanent(B, "Cellar")
    put_to_vote(stage, "disputed-territory", elder)
    stage.play(A, "player 2")
    fails(stage)
    assert stage.table.controller[cellar] == B


# Titles


PLAIN = ["amsterdam", "atlanta", "boston", "chicago", "houston", "london", "miami"]


@rule("VTES-11-18")
@pytest.mark.parametrize("city", [*PLAIN, "washington-d-c"])
def test_praxis_seizure(city: str) -> None:
    stage, elder = call()
    put_to_vote(stage, f"praxis-seizure-{city}", elder)
    passes(stage)
    card = stage.table.on[elder][0]
    assert stage.names((card,)) == [f"praxis-seizure-{city}"]
    title = titles.title(stage.table, elder)
    assert title.partition(":")[0] == "prince"
    assert title.partition(":")[2].lower()[:5] == city[:5].replace("-", " ")
    assert titles.votes(stage.table, elder) == 2
    assert identity.capacity(stage.table, elder) == 10


@pytest.mark.parametrize("city", PLAIN)
def test_praxis_seizure_is_for_the_camarilla_and_may_fail(city: str) -> None:
    stage = Salon(3)
    stage.vampire(A, "Loner")
    stage.hand(A, f"praxis-seizure-{city}")
    assert modes(stage, A, f"praxis-seizure-{city}") == []
    stage, elder = call()
    put_to_vote(stage, f"praxis-seizure-{city}", elder)
    fails(stage)
    assert titles.title(stage.table, elder) == ""
    assert stage.table.on[elder] == ()


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
    stage, vampire = call(caller)
    put_to_vote(stage, f"praxis-seizure-{city}", vampire)
    passes(stage)
    assert titles.title(stage.table, vampire) == f"prince:{city.capitalize()}"
    assert identity.capacity(stage.table, vampire) == capacity


@rule("VTES-4.2-02", "VTES-10-07", "VTES-1.5-06")
@pytest.mark.parametrize("lost", ["contested", "sect"])
def test_who_is_no_prince_for_a_while_is_as_small_as_before(lost: str) -> None:
    stage, elder = call()
    put_to_vote(stage, "praxis-seizure-berlin", elder)
    passes(stage)
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


@rule("VTES-4.2-01")
def test_two_princes_contest_a_city() -> None:
    stage, elder = call()
    quentin = stage.vampire(B, "Quentin King III")
    put_to_vote(stage, "praxis-seizure-boston", elder)
    passes(stage)
    assert titles.title(stage.table, elder) == titles.title(stage.table, quentin) == ""
    assert titles.claimed_title(stage.table, elder) == "prince:Boston"


def test_crusade_philadelphia() -> None:
    stage, leader = call("Pack Leader")
    put_to_vote(stage, "crusade-philadelphia", leader)
    passes(stage)
    assert titles.title(stage.table, leader) == "archbishop:Philadelphia"
    stage = Salon(3)
    stage.vampire(A, "Elder")
    stage.hand(A, "Crusade: Philadelphia")
    assert modes(stage, A, "crusade-philadelphia") == []
