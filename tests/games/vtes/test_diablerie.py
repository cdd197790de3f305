"""Diablerie, as an action and step by step (VTES-6.5.4, VTES-6.5.5)."""

from __future__ import annotations

import pytest
from games.vtes.fights import Arena, combat_stage, finish_action
from games.vtes.stage import A, B, C

from conclave.games.vtes.rules.abilities.identity import DisciplineLevel
from conclave.games.vtes.rules.abilities.using import Bonus
from conclave.games.vtes.rules.constants import (
    ASH_HEAP,
    BLOOD_CURSED,
    DISCIPLINE,
    EQUIPMENT,
    MASTER,
    ON_CARD,
    PROTEAN,
    READY,
    RED_LIST,
    TORPOR,
    TROPHY,
)
from conclave.games.vtes.rules.events.combat import CombatBegan, Diablerized
from conclave.games.vtes.rules.events.piles import Shuffled
from conclave.games.vtes.rules.events.referendums import ReferendumCalled
from conclave.games.vtes.rules.moments import IsBurned
from conclave.games.vtes.rules.reading import identity
from conclave.games.vtes.vocabulary import filters, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.blood import GainPool
from conclave.games.vtes.vocabulary.card import Card, Vampire
from conclave.lang.abilities import Whenever
from conclave.testing import rule

LESSON = Card(
    "Lesson",
    MASTER,
    DISCIPLINE,
    put_on=targets.One(filters.VAMPIRE),
    grants=DisciplineLevel(PROTEAN),
)
EXTRA = (
    LESSON,
    Card("Wide Belt", EQUIPMENT, grants=Bonus("capacity", 3)),
    Card("Skull", MASTER, TROPHY, put_on=targets.One(filters.VAMPIRE)),
    Card("Funeral", MASTER, grants=Whenever(IsBurned(filters.VAMPIRE), GainPool(1, p.YOU))),
    Vampire("Cursed Nora", "brujah", 1, 5, "", "camarilla", BLOOD_CURSED),
    Vampire("Red Nora", "brujah", 1, 5, "", "camarilla", RED_LIST),
)


def table(seats: int = 2) -> Arena:
    """A table with all cards that are about diablerie."""
    return combat_stage(*EXTRA, seats=seats)


def diablerize(stage: Arena, diablerist: int, victim: int, until: str = "Referendum") -> Arena:
    """A vampire of A diablerizes another, unblocked."""
    stage.play(A, "diablerize", diablerist, victim)
    stage.skip(until)
    return stage


# The action


@rule("VTES-6.5.4-01", "VTES-6.5.5-01", "VTES-6.5.5-02", "VTES-6.5-03")
def test_ready_vampires_may_diablerize_but_not_allies_nor_the_blood_cursed() -> None:
    stage = table()
    kurt = stage.vampire(A, "Kurt")
    barth = stage.vampire(A, "Barth", torpor=True)
    cursed, bruiser = stage.vampire(A, "Cursed Nora"), stage.ally(A, "Bruiser")
    ira = stage.vampire(B, "Ira", torpor=True)
    stage.vampire(B, "Old Nora")
    offered = [move for move in stage.options(A) if move.startswith("diablerize")]
    assert offered == [
        stage.text("diablerize", kurt, barth),
        stage.text("diablerize", kurt, ira),
    ]
    assert stage.offers(A, "rescue", cursed, barth, "2")
    assert stage.offers(A, "bleed", bruiser)


@rule("VTES-6.5.4-04")
def test_diablerizing_ones_own_vampire_is_undirected_at_stealth_1() -> None:
    stage = table(3)
    kurt, barth = stage.vampire(A, "Kurt"), stage.vampire(A, "Barth", torpor=True)
    stage.vampire(B, "Ira")
    stage.vampire(C, "Old Nora")
    stage.play(A, "diablerize", kurt, barth)
    action = stage.table.view(None)["action"]
    assert (action["stealth"], action["target_seat"]) == (1, None)
    stage.skip("BlockQuestion", B)
    stage.play(B, "decline")
    stage.skip("BlockQuestion", C)
    stage.play(C, "decline")
    stage.skip("Referendum")
    assert stage.zone(barth) == ASH_HEAP


@rule("VTES-6.5.4-02", "VTES-6.5.4-05")
def test_diablerizing_anothers_vampire_is_directed_at_stealth_0() -> None:
    stage = table(3)
    kurt = stage.vampire(A, "Kurt")
    stage.vampire(B, "Ira")
    nora = stage.vampire(C, "Old Nora", torpor=True)
    stage.vampire(C, "Barth")
    stage.play(A, "diablerize", kurt, nora)
    action = stage.table.view(None)["action"]
    assert (action["stealth"], action["target_seat"]) == (0, C)
    stage.skip("BlockQuestion")
    assert stage.decider == C
    stage.play(C, "decline")
    stage.skip("Referendum")
    assert [(e.card, e.other) for e in stage.events_of(Diablerized)] == [
        (stage.text(kurt), stage.text(nora))
    ]


@rule("VTES-6.5.4-03")
def test_a_blocked_diablerie_leads_to_combat() -> None:
    stage = table()
    kurt = stage.vampire(A, "Kurt")
    ira, barth = stage.vampire(B, "Ira", torpor=True), stage.vampire(B, "Barth")
    stage.play(A, "diablerize", kurt, ira)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", barth)
    finish_action(stage)
    assert len(stage.events_of(CombatBegan)) == 1
    assert stage.events_of(Diablerized) == []
    assert (stage.zone(ira), stage.blood(ira)) == (TORPOR, 8)
    assert (stage.blood(kurt), stage.blood(barth)) == (7, 4)


# The five steps


@rule("VTES-6.5.5-03")
@pytest.mark.parametrize(("before", "victims", "after"), [(3, 2, 5), (7, 4, 8)])
def test_the_blood_goes_to_the_diablerist(before: int, victims: int, after: int) -> None:
    stage = table()
    kurt = stage.vampire(A, "Kurt", before)
    ira = stage.vampire(B, "Ira", victims, torpor=True)
    stage.vampire(B, "Barth")
    diablerize(stage, kurt, ira)
    assert stage.blood(kurt) == after
    assert stage.zone(ira) == ASH_HEAP


@rule("VTES-6.5.5-04", "VTES-6.5.5-05")
def test_the_diablerist_takes_what_equipment_he_likes_and_the_rest_burns() -> None:
    stage = table()
    kurt = stage.vampire(A, "Kurt")
    ira = stage.vampire(B, "Ira", torpor=True)
    stage.vampire(B, "Barth")
    names = ("Sword", "Old Watch", "Uzi", "Dog")
    sword, watch, uzi, dog = (stage.put_on(ira, name) for name in names)
    lesson = stage.put_on(ira, "Lesson", seat=A)
    diablerize(stage, kurt, ira, "TakingEquipment")
    equipment = [stage.text("target", card) for card in (sword, watch, uzi)]
    assert stage.options(A) == [*equipment, "done"]
    stage.play(A, "target", watch)
    assert stage.options(A) == [equipment[0], equipment[2], "done"]
    stage.play(A, "target", sword)
    stage.play(A, "done")
    assert stage.table.attached[kurt] == (watch, sword)
    assert stage.table.controller[watch] == stage.table.controller[sword] == A
    assert stage.table.owner[watch] == B
    for card in (ira, uzi, dog, lesson):
        assert stage.zone(card) == ASH_HEAP
    assert sorted(stage.table.ash[B]) == sorted([ira, uzi, dog])
    assert stage.table.ash[A] == (lesson,)
    finish_action(stage)


@rule("VTES-6.5.5-04", "VTES-R-72")
def test_unique_equipment_that_the_diablerists_side_has_already_is_burned() -> None:
    stage = table()
    kurt, nora = stage.vampire(A, "Kurt"), stage.vampire(A, "Old Nora")
    ira = stage.vampire(B, "Ira", torpor=True)
    stage.vampire(B, "Barth")
    mine, theirs = stage.put_on(nora, "Only Sword"), stage.put_on(ira, "Only Sword")
    diablerize(stage, kurt, ira, "TakingEquipment")
    stage.play(A, "target", theirs)
    assert stage.zone(theirs) == ASH_HEAP
    assert stage.zone(mine) == ON_CARD
    assert not stage.table.contested[mine]
    finish_action(stage)


@rule("VTES-6.5.5-06", "VTES-6.5.5-07", "VTES-6.5.5-08")
@pytest.mark.parametrize("place", ["hand", "library", "ash"])
def test_an_older_victim_teaches_a_discipline(place: str) -> None:
    stage = table()
    kurt = stage.vampire(A, "Kurt", 6)
    nora = stage.vampire(B, "Old Nora", 2, torpor=True)
    stage.vampire(B, "Barth")
    stage.library(A, *["Punch"] * 4)
    stage.hand(A, *["Rage"] * 6)
    if place == "hand":
        stage.hand(A, "Lesson")
    elif place == "library":
        stage.hand(A, "Rage")
        stage.library(A, "Lesson")
    else:
        stage.hand(A, "Rage")
        stage.ash(A, "Lesson")
    diablerize(stage, kurt, nora, "Searching")
    assert stage.zone(nora) == ASH_HEAP
    assert stage.decider == A
    assert stage.options(A) == ["name lesson", "done"]
    stage.play(A, "name lesson")
    assert stage.names(stage.table.attached[kurt]) == ["lesson"]
    assert identity.level(stage.table, kurt, PROTEAN) == 1
    assert identity.capacity(stage.table, kurt) == 9
    assert stage.blood(kurt) == 8
    assert len(stage.table.hand[A]) == 7
    assert len(stage.table.library[A]) == (3 if place == "hand" else 4)
    assert len(stage.events_of(Shuffled)) == (1 if place == "library" else 0)
    assert stage.prompt == "Referendum"
    finish_action(stage)


@rule("VTES-6.5.5-06", "VTES-6.5.5-07")
def test_the_discipline_may_be_left_alone() -> None:
    stage = table()
    kurt = stage.vampire(A, "Kurt", 6)
    nora = stage.vampire(B, "Old Nora", 2, torpor=True)
    stage.vampire(B, "Barth")
    stage.library(A, *["Punch"] * 9, "Lesson")
    diablerize(stage, kurt, nora, "Searching")
    stage.play(A, "done")
    assert stage.table.attached[kurt] == ()
    assert len(stage.events_of(Shuffled)) == 1
    assert stage.prompt == "Referendum"


@rule("VTES-R-75", "VTES-6.5.5-06")
@pytest.mark.parametrize("name", ["Ira", "Barth"])
def test_a_victim_who_is_not_older_teaches_nothing(name: str) -> None:
    stage = table()
    kurt = stage.vampire(A, "Kurt")
    victim = stage.vampire(B, name, 2, torpor=True)
    stage.vampire(B, "Old Nora")
    stage.hand(A, "Lesson")
    asked = []
    stage.play(A, "diablerize", kurt, victim)
    while stage.prompt != "Referendum":
        asked.append(stage.prompt)
        stage.do_minimum()
    assert "Searching" not in asked
    assert stage.zone(victim) == ASH_HEAP


@rule("VTES-R-76")
def test_capacities_are_compared_before_the_first_step() -> None:
    stage = table()
    kurt = stage.vampire(A, "Kurt")
    nora = stage.vampire(B, "Old Nora", 2, torpor=True)
    stage.vampire(B, "Barth")
    belt = stage.put_on(nora, "Wide Belt")
    stage.hand(A, "Lesson")
    diablerize(stage, kurt, nora, "TakingEquipment")
    stage.play(A, "target", belt)
    assert identity.capacity(stage.table, kurt) == 11
    assert stage.prompt == "Searching"


@rule("VTES-R-74", "VTES-6.5.2-07")
def test_a_blocker_who_diablerizes_learns_by_his_own_controller() -> None:
    stage = table()
    nora = stage.vampire(A, "Old Nora", 4, torpor=True)
    ira = stage.vampire(B, "Ira", 3)
    stage.hand(A, "Lesson")
    stage.hand(B, "Lesson", "Enhanced Senses")
    stage.play(A, "leave-torpor", nora)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", ira)
    stage.skip("block", B)
    stage.play(B, "play enhanced-senses AUS", ira)
    stage.skip("MayDiablerize")
    stage.play(B, "yes")
    assert (stage.prompt, stage.decider) == ("Searching", B)
    stage.play(B, "name lesson")
    assert stage.names(stage.table.attached[ira]) == ["lesson"]
    assert stage.names(stage.table.hand[A]) == ["lesson"]
    finish_action(stage)


@rule("VTES-6.5.5-09", "VTES-11-10")
def test_a_victim_on_the_red_list_gives_trophies_before_the_blood_hunt() -> None:
    stage = table()
    kurt = stage.vampire(A, "Kurt")
    red = stage.vampire(B, "Red Nora", 2, torpor=True)
    stage.vampire(B, "Barth")
    stage.hand(A, "Skull")
    diablerize(stage, kurt, red, "Searching")
    assert stage.events_of(ReferendumCalled) == []
    assert stage.options(A) == ["name skull", "done"]
    stage.play(A, "name skull")
    assert stage.names(stage.table.attached[kurt]) == ["skull"]
    assert stage.prompt == "Referendum"


@rule("VTES-6.5.5-10", "VTES-6.5.5-11")
def test_nothing_happens_between_the_steps() -> None:
    stage = table()
    kurt = stage.vampire(A, "Kurt")
    nora = stage.vampire(B, "Old Nora", 2, torpor=True)
    stage.vampire(B, "Barth")
    stage.put_on(nora, "Sword")
    stage.permanent(B, "Funeral")
    stage.hand(A, "Lesson")
    diablerize(stage, kurt, nora, "TakingEquipment")
    stage.play(A, "done")
    assert stage.prompt == "Searching"
    assert stage.zone(nora) == ASH_HEAP
    assert stage.table.pool[B] == 30
    stage.play(A, "done")
    assert stage.table.pool[B] == 31
    assert stage.prompt == "Referendum"
    assert len(stage.events_of(ReferendumCalled)) == 1
    finish_action(stage)
    assert stage.zone(kurt) == READY
