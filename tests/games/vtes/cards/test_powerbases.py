"""Tests of powerbases."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PeopleStage, offered_modes, use
from games.vtes.cards.referendums import (
    ReferendumStage,
    go_to_polling,
)
from games.vtes.stage import A, B, C, Stage

from conclave.core.frames import Window
from conclave.games.vtes.rules.constants import ASH_HEAP, BESIDE
from conclave.games.vtes.rules.events.referendums import VotesCast
from conclave.games.vtes.vocabulary.card import Vampire

# Powerbase: Barranquilla


def test_barranquilla_begins_with_the_capacity_of_a_sabbat_vampire() -> None:
    stage = PeopleStage(2, phase="master")
    stage.vampire(A, "Elder")
    stage.hand(A, "Powerbase: Barranquilla")
    assert offered_modes(stage, A, "powerbase-barranquilla") == []
    stage.vampire(A, "Pack Leader", 2)
    stage.play(A, "play powerbase-barranquilla plain -")
    (base,) = stage.table.beside[A]
    assert stage.blood(base) == 7
    assert stage.table.pool[A] == 29


@pytest.mark.parametrize(("counters", "zone"), [(2, BESIDE), (1, ASH_HEAP)])
def test_barranquilla_pays_one_a_turn_and_is_burned_when_empty(counters: int, zone: int) -> None:
    stage = PeopleStage(2, phase="untap")
    base = stage.permanent(A, "Powerbase: Barranquilla", counters=counters)
    use(stage, A, base)
    assert stage.table.pool[A] == 31
    assert stage.zone(base) == zone
    assert not stage.offers(A, "use", base, "0")


@pytest.mark.parametrize(("name", "number", "stealth"), [("Elder", "0", 0), ("Mayor", "1", 1)])
def test_barranquilla_is_burned_by_a_vampire(name: str, number: str, stealth: int) -> None:
    stage = PeopleStage()
    minion, thug = stage.vampire(A, name), stage.ally(A, "Thug")
    base = stage.permanent(B, "Powerbase: Barranquilla", counters=3)
    assert not stage.offers(A, "act", thug, base, "0")
    assert not stage.offers(A, "act", minion, base, "1" if number == "0" else "0")
    stage.play(A, "act", minion, base, number)
    assert stage.table.view(None)["action"]["stealth"] == stealth
    stage.resolve()
    assert stage.zone(base) == ASH_HEAP
    assert stage.table.pool == [30, 30]


# Powerbase: Cape Verde

UNCLE = Vampire("Uncle", "giovanni", 1, 8, "", "independent")


@pytest.mark.parametrize("active", [A, B])
def test_cape_verde_moves_blood_or_pool_in_any_master_phase(active: int) -> None:
    for number, blood, pool in (("0", 3, 31), ("1", 5, 29)):
        stage = PeopleStage(2, UNCLE, phase="master", active=active)
        uncle = stage.vampire(A, "Uncle", 4)
        base = stage.permanent(A, "Powerbase: Cape Verde")
        stage.begin()
        stage.skip("master-phase", A)
        use(stage, A, base, number)
        assert (stage.blood(uncle), stage.table.pool[A]) == (blood, pool)
        assert not stage.offers(A, "use", base, number)


def test_nobody_else_is_asked_in_a_master_phase_unless_she_controls_such_a_card() -> None:
    for base, asked in ((None, (A,)), ("Powerbase: Cape Verde", (A, B))):
        stage = PeopleStage(3, UNCLE, phase="master")
        stage.vampire(B, "Uncle")
        if base is not None:
            stage.permanent(B, base)
        stage.hand(A, "Blood Doll")
        stage.begin()
        window = stage.table.frames[-1]
        assert isinstance(window, Window)
        assert window.seats == asked


def test_cape_verde_takes_blood_only_from_ready_giovanni_and_laibon() -> None:
    stage = PeopleStage(2, UNCLE, phase="master")
    stage.vampire(A, "Elder")
    stage.vampire(A, "Uncle", torpor=True)
    stage.vampire(B, "Hunter")
    base = stage.permanent(A, "Powerbase: Cape Verde")
    stage.begin()
    assert not stage.offers(A, "use", base, "0")
    assert stage.offers(A, "use", base, "1")
    stage.vampire(A, "Hunter")
    assert stage.offers(A, "use", base, "0")


def test_giovanni_and_laibon_steal_cape_verde() -> None:
    stage = PeopleStage(3)
    elder, hunter = stage.vampire(A, "Elder"), stage.vampire(A, "Hunter")
    base = stage.permanent(C, "Powerbase: Cape Verde")
    assert not stage.offers(A, "act", elder, base, "0")
    stage.play(A, "act", hunter, base, "0")
    action = stage.table.view(None)["action"]
    assert (action["stealth"], action["target_seat"]) == (1, C)
    stage.resolve()
    assert stage.table.controller[base] == A
    assert not stage.offers(A, "act", hunter, base, "0")


# Powerbase: Chicago


def test_powerbase_chicago_gathers_or_pays_once_an_untap_phase() -> None:
    stage = Stage(2, phase="untap")
    base = stage.permanent(A, "Powerbase: Chicago", counters=3)
    stage.play(A, "use", base, "0")
    stage.play(A, "choose blood-to-pool")
    assert (stage.table.pool[A], stage.blood(base)) == (33, 0)
    assert not stage.offers(A, "use", base, "0")
    more = Stage(2, phase="untap")
    base = more.permanent(A, "Powerbase: Chicago", counters=3)
    more.play(A, "use", base, "0")
    more.play(A, "choose gain-blood")
    assert (more.table.pool[A], more.blood(base)) == (30, 4)


def test_powerbase_chicago_is_robbed_by_vampires_of_others() -> None:
    stage = Stage(2)
    base = stage.permanent(B, "Powerbase: Chicago", counters=3)
    krid = stage.vampire(A, "Krid")
    stage.play(A, "act", krid, base, "0")
    stage.skip("MinionPhase")
    assert (stage.table.pool[A], stage.blood(base)) == (33, 0)
    own = Stage(2)
    base = own.permanent(A, "Powerbase: Chicago", counters=3)
    krid = own.vampire(A, "Krid")
    assert not own.offers(A, "act", krid, base, "0")


# Powerbase: Madrid


@pytest.mark.parametrize(("before", "after"), [(0, 1), (3, 4), (4, 4)])
def test_madrid_gathers_up_to_four_counters(before: int, after: int) -> None:
    stage = PeopleStage(2, phase="untap")
    base = stage.permanent(A, "Powerbase: Madrid", counters=before)
    stage.skip("MasterPhase")
    assert stage.blood(base) == after


def test_madrid_gives_its_votes_to_a_titled_sabbat_vampire() -> None:
    stage = ReferendumStage()
    elder = stage.vampire(A, "Elder")
    stage.vampire(B, "Mayor")
    base = stage.permanent(B, "Powerbase: Madrid", counters=3)
    go_to_polling(stage, elder)
    stage.skip("polling", B)
    assert not stage.offers(B, "use", base, "0")
    stage = ReferendumStage()
    elder, leader = stage.vampire(A, "Elder"), stage.vampire(B, "Pack Leader")
    base = stage.permanent(B, "Powerbase: Madrid", counters=3)
    go_to_polling(stage, elder)
    stage.skip("polling", B)
    use(stage, B, base)
    stage.skip("polling", B)
    stage.play(B, "vote", leader, "against")
    stage.skip("MinionPhase")
    assert sum([event.number for event in stage.events_of(VotesCast) if event.seat == B]) == 2 + 3
    assert stage.table.tapped[base]
    assert stage.blood(base) == 3


def test_madrid_is_emptied_by_vampires_of_others() -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder")
    base = stage.permanent(B, "Powerbase: Madrid", counters=3)
    stage.play(A, "act", elder, base, "0")
    stage.resolve()
    assert stage.blood(base) == 0
    assert stage.zone(base) == BESIDE
    assert stage.table.pool == [30, 30]


# Powerbase: Mexico City


def test_powerbase_mexico_city_pays_until_it_is_empty() -> None:
    stage = Stage(2, phase="untap")
    base = stage.permanent(A, "Powerbase: Mexico City", counters=1)
    stage.play(A, "target", base)
    assert stage.table.pool[A] == 31
    assert stage.zone(base) == ASH_HEAP
    rob = Stage(2)
    base = rob.permanent(B, "Powerbase: Mexico City", counters=4)
    krid = rob.vampire(A, "Krid")
    agatha = rob.vampire(A, "Agatha")
    assert not rob.offers(A, "act", krid, base, "0")
    rob.play(A, "act", agatha, base, "0")
    rob.skip("MinionPhase")
    assert rob.table.pool[A] == 34
    assert rob.zone(base) == ASH_HEAP


# Powerbase: Montreal


def test_powerbase_montreal_is_stolen_by_a_vampire() -> None:
    stage = Stage(2)
    base = stage.permanent(B, "Powerbase: Montreal")
    krid = stage.vampire(A, "Krid")
    gang = stage.ally(A, "Loyal Street Gang")
    assert not stage.offers(A, "act", gang, base, "0")
    stage.play(A, "act", krid, base, "0")
    stage.skip("MinionPhase")
    assert stage.table.beside == [(base,), ()]
    assert stage.table.controller[base] == A
    stage.uncontrolled(A, "Mazz")
    stage.skip("InfluencePhase", A)
    assert stage.offers(A, "use", base, "0")
