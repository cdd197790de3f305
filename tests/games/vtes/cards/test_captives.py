"""Tests of master cards that put counters of their own on vampires in torpor."""

from __future__ import annotations

from games.vtes.cards.people import PeopleStage, choose_strikes, fight, use
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C, Stage

from conclave.games.vtes.rules import blood, diablerie, notes
from conclave.games.vtes.rules.atoms import counters
from conclave.games.vtes.rules.constants import ASH_HEAP, TORPOR
from conclave.games.vtes.rules.events.counters import CountersBurned

# Carver's Meat Packing and Storage


def hostages(stage: Stage) -> list[int]:
    """The vampires with hostage counters."""
    return [note.about for note in stage.table.notes.of(notes.HOSTAGE)]


def with_hostage(phase: str, seats: int = 2) -> tuple[PeopleStage, int, int]:
    """A's Carver's Meat Packing, and B's Fledgling in torpor as a hostage."""
    stage = PeopleStage(seats, phase=phase)
    carvers = stage.permanent(A, "Carver's Meat Packing and Storage")
    fledgling = stage.vampire(B, "Fledgling", 1, torpor=True)
    counters.put_special_counter(stage.table, A, fledgling, "hostage")
    return stage, carvers, fledgling


def test_carvers_takes_vampires_of_capacity_below_4_hostage() -> None:
    stage = PeopleStage(2)
    stage.permanent(A, "Carver's Meat Packing and Storage")
    mine, theirs = stage.vampire(A, "Fledgling"), stage.vampire(B, "Fledgling")
    hunter = stage.vampire(B, "Hunter")
    stage.skip("MinionPhase", A)
    for vampire in (mine, theirs, hunter):
        blood.send_to_torpor(stage.table, vampire)
        stage.table.run()
    assert hostages(stage) == [mine, theirs]


def test_hostages_of_carvers_do_not_leave_torpor() -> None:
    stage, _, fledgling = with_hostage("minion")
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    pupil = stage.vampire(B, "Pupil", torpor=True)
    stage.skip("MinionPhase", B)
    assert stage.offers(B, "rescue", rival, pupil, "2")
    assert not [text for text in stage.options(B) if stage.table.word(fledgling) in text]
    blood.leave_torpor(stage.table, fledgling)
    assert stage.zone(fledgling) == TORPOR
    stage.skip("MinionPhase", A)
    assert stage.offers(A, "diablerize", elder, pupil)
    assert not stage.offers(A, "diablerize", elder, fledgling)
    stage.table.push(diablerie.Diablerie(elder, fledgling))
    stage.table.run()
    assert stage.zone(fledgling) == TORPOR


def test_carvers_gives_blood_for_each_hostage_in_torpor() -> None:
    stage, carvers, _ = with_hostage("master")
    elder = stage.vampire(A, "Elder", 1)
    other = stage.vampire(A, "Fledgling", torpor=True)
    counters.put_special_counter(stage.table, A, other, "hostage")
    use(stage, A, carvers)
    assert stage.blood(elder) == 3
    assert stage.table.tapped[carvers]


@ruling("Carver's Meat Packing and Storage", 1)
def test_a_hostage_is_freed_for_2_blood_once_a_turn() -> None:
    stage, carvers, fledgling = with_hostage("untap", 3)
    other = stage.vampire(A, "Fledgling", torpor=True)
    counters.put_special_counter(stage.table, A, other, "hostage")
    kurt, ira = stage.vampire(C, "Kurt", 2), stage.vampire(C, "Ira", 1)
    stage.skip("untap", C)
    use(stage, C, carvers, "1")
    stage.play(C, "target", fledgling)
    assert [stage.blood(kurt), stage.blood(ira)] == [0, 1]
    assert hostages(stage) == [other]
    assert not stage.offers(C, "use", carvers, "1")


def test_a_hostage_is_not_freed_for_less_than_2_blood() -> None:
    stage, carvers, _ = with_hostage("untap")
    stage.vampire(A, "Kurt", 1)
    stage.skip("UntapPhase", A)
    assert not stage.offers(A, "use", carvers, "1")


def test_hostages_are_free_when_carvers_leaves_play() -> None:
    stage, carvers, fledgling = with_hostage("minion")
    elder = stage.vampire(A, "Elder", 1)
    blood.burn(stage.table, carvers)
    stage.play(A, "hunt", elder)
    assert hostages(stage) == []
    assert [event.card for event in stage.events_of(CountersBurned)] == [
        stage.table.word(fledgling)
    ]


# The Path of Lilith


def tortured(stage: Stage) -> list[int]:
    """The vampires with torture counters."""
    return [note.about for note in stage.table.notes.of(notes.TORTURE)]


def fight_for_lilith(attacker: str, rival_blood: int = 0) -> tuple[PeopleStage, int, int]:
    """A's vampire strikes B's Rival by hand, with The Path of Lilith in play."""
    stage = PeopleStage(2)
    path = stage.permanent(A, "The Path of Lilith")
    mine, rival = stage.vampire(A, attacker), stage.vampire(B, "Rival", rival_blood)
    fight(stage, mine, rival)
    choose_strikes(stage)
    return stage, path, rival


def test_the_path_of_lilith_taps_to_torture_a_vampire_sent_to_torpor() -> None:
    stage, path, rival = fight_for_lilith("Pack Leader")
    stage.skip("May", A)
    assert tortured(stage) == []
    stage.play(A, "yes")
    assert tortured(stage) == [rival]
    assert stage.table.tapped[path]


def test_the_path_of_lilith_is_not_for_the_camarilla() -> None:
    stage, path, rival = fight_for_lilith("Elder")
    stage.resolve()
    assert stage.zone(rival) == TORPOR
    assert tortured(stage) == []
    assert not stage.table.tapped[path]


def test_the_path_of_lilith_costs_each_who_controls_tortured_vampires_1_pool() -> None:
    stage = PeopleStage(3, phase="untap")
    stage.permanent(A, "The Path of Lilith")
    for vampire in (stage.vampire(B, "Rival", torpor=True), stage.vampire(B, "Kurt")):
        counters.put_special_counter(stage.table, A, vampire, "torture")
    stage.vampire(C, "Ira", torpor=True)
    stage.skip("MasterPhase", A)
    assert stage.table.pool == [30, 29, 30]


def test_the_path_of_lilith_is_burned_with_its_counters_by_an_action() -> None:
    stage = PeopleStage(2)
    path = stage.permanent(B, "The Path of Lilith")
    elder = stage.vampire(A, "Elder")
    counters.put_special_counter(stage.table, B, elder, "torture")
    stage.play(A, "act", elder, path, "0")
    assert stage.table.view(None)["action"]["target_seat"] == B
    stage.resolve()
    assert stage.zone(path) == ASH_HEAP
    assert tortured(stage) == []
