"""Tests of cards that become vampires."""

from __future__ import annotations

import io

import pytest
from games.vtes.cards.people import PEOPLE, PeopleStage, offered_modes, try_block
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, Stage
from rich.console import Console

from conclave.core.rng import Rng
from conclave.games.vtes.rules.constants import (
    ASH_HEAP,
    CAMARILLA,
    INDEPENDENT,
    READY,
    SABBAT,
    STERILE,
    TORPOR,
    UNCONTROLLED,
)
from conclave.games.vtes.rules.events.moving import CameIntoPlay
from conclave.games.vtes.rules.reading import identity, values
from conclave.games.vtes.vocabulary.card import Vampire
from conclave.terminal.boards import board_of
from conclave.testing import rule
from conclave.text import Words

# The Embrace


EMBRACE = "play the-embrace plain"


def embraced(maker: str = "Elder") -> tuple[PeopleStage, int, int]:
    """A vampire of A has made another one: the table, the maker, the new one."""
    stage = PeopleStage()
    elder = stage.vampire(A, maker)
    stage.hand(A, "The Embrace")
    made = stage.table.hand[A][0]
    stage.play(A, EMBRACE, elder)
    stage.skip("MinionPhase")
    return stage, elder, made


def test_an_embraced_vampire_is_of_the_clan_of_his_maker_and_of_capacity_1() -> None:
    stage, elder, made = embraced()
    table = stage.table
    assert stage.zone(made) == READY
    assert stage.blood(elder) == 8
    assert stage.blood(made) == 0
    assert identity.is_vampire(table, made)
    assert identity.capacity(table, made) == 1
    assert (identity.clan(table, made), identity.sect(table, made)) == ("ventrue", CAMARILLA)
    assert (values.bleed(table, made), values.strength(table, made)) == (1, 1)
    assert len(stage.events_of(CameIntoPlay)) == 1
    assert table.faults() == []


@rule("VTES-10-04")
@pytest.mark.parametrize(
    ("maker", "clan", "sect"),
    [("Pack Leader", "lasombra", SABBAT), ("Loner", "ravnos", INDEPENDENT)],
)
def test_an_embraced_vampires_sect_is_that_of_his_clan(maker: str, clan: str, sect: str) -> None:
    stage, _, made = embraced(maker)
    assert identity.clan(stage.table, made) == clan
    assert identity.sect(stage.table, made) == sect


def test_the_sect_of_the_maker_does_not_matter() -> None:
    turncoat = Vampire("Turncoat", "lasombra", 1, 7, "", CAMARILLA)
    stage = Stage(2, extra=(*PEOPLE, turncoat))
    maker = stage.vampire(A, "Turncoat")
    stage.hand(A, "The Embrace")
    made = stage.table.hand[A][0]
    stage.play(A, EMBRACE, maker)
    stage.skip("MinionPhase")
    assert identity.sect(stage.table, made) == SABBAT


@rule("VTES-6-08", "VTES-6-09")
def test_an_embraced_vampire_must_hunt_this_turn_even_with_blood() -> None:
    stage, _elder, made = embraced()
    stage.table.blood[made] = 1
    other = stage.vampire(A, "Pupil")
    assert [text for text in stage.options(A) if text != "pass"] == [f"hunt the-embrace#{made}"]
    stage.play(A, "hunt", made)
    stage.skip("MinionPhase")
    assert stage.blood(made) == 1
    assert stage.offers(A, "bleed", other)
    assert not stage.offers(A, "bleed", made)


def test_an_embraced_vampire_hunts_and_bleeds_in_later_turns() -> None:
    stage, _, made = embraced()
    stage.play(A, "hunt", made)
    stage.skip("MinionPhase")
    assert stage.blood(made) == 1
    stage.play(A, "pass")
    stage.skip("UntapPhase", A)
    stage.skip("MinionPhase", A)
    stage.play(A, "bleed", made)
    stage.resolve()
    assert stage.table.pool[B] == 29


@rule("VTES-11-17")
def test_a_sterile_vampire_can_play_neither() -> None:
    barren = Vampire("Barren Mayor", "ventrue", 1, 6, "", CAMARILLA, STERILE, title="prince:Void")
    stage = Stage(2, extra=(*PEOPLE, barren))
    stage.vampire(A, "Barren Mayor")
    stage.hand(A, "The Embrace", "Third Tradition: Progeny")
    assert offered_modes(stage, A, "the-embrace") == []
    assert offered_modes(stage, A, "third-tradition-progeny") == []
    reasons = [
        entry["reason"] for card in stage.table.hand[A] for entry in stage.table.why_not(A, card)
    ]
    assert reasons == ["sterile", "sterile"]
    stage.vampire(A, "Mayor")
    assert offered_modes(stage, A, "the-embrace") == ["plain"]
    assert offered_modes(stage, A, "third-tradition-progeny") == ["plain"]


def test_an_ally_embraces_nobody_and_two_blood_are_needed() -> None:
    stage = PeopleStage()
    stage.ally(A, "Thug")
    pupil = stage.vampire(A, "Pupil", 1)
    stage.hand(A, "The Embrace")
    assert offered_modes(stage, A, "the-embrace") == []
    stage.table.blood[pupil] = 2
    assert offered_modes(stage, A, "the-embrace") == ["plain"]


def test_nobody_comes_of_it_if_it_is_blocked() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "The Embrace")
    stage.hand(B, "Enhanced Senses")
    made = stage.table.hand[A][0]
    stage.play(A, EMBRACE, elder)
    try_block(stage, rival)
    stage.skip("block", B)
    stage.play(B, "play enhanced-senses aus", rival)
    stage.skip("MinionPhase")
    assert stage.zone(made) == ASH_HEAP
    assert not identity.is_vampire(stage.table, made)
    assert stage.table.minions(A) == [elder]


@rule("VTES-4.1-02")
def test_two_of_them_do_not_contest_each_other() -> None:
    stage, elder, made = embraced()
    stage.play(A, "hunt", made)
    stage.skip("MinionPhase")
    stage.table.tapped[elder] = False
    other = stage.vampire(A, "Pupil")
    stage.hand(A, "The Embrace")
    second = stage.table.hand[A][0]
    stage.play(A, EMBRACE, other)
    stage.skip("MinionPhase")
    assert stage.table.minions(A) == [elder, made, other, second]
    assert identity.clan(stage.table, second) == "toreador"
    assert stage.table.faults() == []


def test_an_embraced_vampire_fights_falls_into_torpor_and_burns_as_any() -> None:
    stage, _, made = embraced()
    rival = stage.vampire(B, "Rival")
    stage.play(A, "hunt", made)
    try_block(stage, rival)
    stage.hand(B, "Enhanced Senses")
    stage.skip("block", B)
    stage.play(B, "play enhanced-senses aus", rival)
    stage.skip("MinionPhase")
    assert stage.zone(made) == TORPOR
    table = stage.table
    assert table.view(None)["torpor"][A][0]["card"] == f"the-embrace#{made}"
    assert table.faults() == []


def test_an_embraced_vampire_can_be_diablerized_and_is_a_library_card_again() -> None:
    stage, _, made = embraced()
    stage.play(A, "hunt", made)
    stage.skip("MinionPhase")
    stage.table.zone[made] = TORPOR
    stage.table.ready[A] = tuple([card for card in stage.table.ready[A] if card != made])
    stage.table.torpor[A] = (made,)
    stage.table.board_changed()
    pupil = stage.vampire(A, "Pupil", 2)
    stage.play(A, "diablerize", pupil, made)
    stage.skip("MinionPhase")
    assert stage.zone(made) == ASH_HEAP
    assert stage.blood(pupil) == 3
    assert identity.clan(stage.table, made) == ""
    assert stage.table.faults() == []


@ruling("Action creating vampire", 1)
def test_in_the_ash_heap_he_is_no_vampire() -> None:
    stage = PeopleStage()
    stage.vampire(A, "Elder")
    stage.ash(A, "The Embrace")
    stage.hand(A, "Possession", "Whispers from the Dead")
    assert offered_modes(stage, A, "possession") == []
    assert offered_modes(stage, A, "whispers-from-the-dead") == ["nec", "NEC"]
    stage.ash(A, "Krid")
    assert offered_modes(stage, A, "possession") == ["nec", "NEC"]


@ruling("Action creating vampire", 2)
def test_in_the_uncontrolled_region_he_stays_a_vampire_and_is_influenced() -> None:
    stage, _elder, made = embraced()
    stage.play(A, "hunt", made)
    stage.skip("MinionPhase")
    stage.table.blood[made] = 0
    stage.hand(A, "Banishment")
    judge = stage.vampire(A, "Judge")
    stage.play(A, "play banishment plain", judge)
    stage.skip("Referendum", A)
    stage.play(A, "vote", judge, "for")
    stage.skip("MinionPhase")
    assert stage.zone(made) == UNCONTROLLED
    view = stage.table.view(B)["uncontrolled"][A][0]
    assert (view["card"], view["capacity"], view["counters"]) == (f"the-embrace#{made}", 1, 0)
    assert identity.clan(stage.table, made) == "ventrue"
    stage.play(A, "pass")
    stage.skip("InfluencePhase", A)
    stage.play(A, "transfer", made)
    stage.play(A, "pass")
    assert stage.zone(made) == READY
    assert stage.blood(made) == 1
    assert (identity.clan(stage.table, made), identity.sect(stage.table, made)) == (
        "ventrue",
        CAMARILLA,
    )
    assert stage.table.faults() == []


def test_everybody_sees_him_as_a_vampire() -> None:
    stage, _, _made = embraced()
    for seat in (A, B, None):
        shown = stage.table.view(seat)["ready"][A][1]
        assert shown["types"] == ["vampire"]
        assert shown["capacity"] == 1
        assert shown["clan"] == "ventrue"
        assert shown["disciplines"] == []
    table = stage.table
    imagined = table.imagine(B, Rng(5))
    assert imagined.view(B)["ready"] == table.view(B)["ready"]
    assert table.game.load(table.save()).digest() == table.digest()
    console = Console(file=io.StringIO(), width=110, color_system=None)
    console.print(board_of("vtes").render(table.view(A), Words("en", table.game), 110, None))
    assert isinstance(console.file, io.StringIO)
    assert "The Embrace 0/1" in console.file.getvalue()


# Third Tradition: Progeny


PROGENY = "play third-tradition-progeny plain"


def progeny(
    library: tuple[str, ...] = (), ash: tuple[str, ...] = ()
) -> tuple[PeopleStage, int, int]:
    """A prince has made a vampire, and A is asked for a discipline card."""
    stage = PeopleStage()
    mayor = stage.vampire(A, "Mayor")
    stage.hand(A, "Third Tradition: Progeny")
    stage.library(A, *library)
    stage.ash(A, *ash)
    made = stage.table.hand[A][0]
    stage.play(A, PROGENY, mayor)
    stage.skip("Searching")
    return stage, mayor, made


@ruling("Third Tradition: Progeny", 1)
def test_progeny_learns_and_gets_blood_as_decided_when_the_action_resolves() -> None:
    stage, mayor, made = progeny(("Blur", "Dominate"), ("Presence",))
    assert stage.blood(mayor) == 5
    assert stage.options(A) == ["name dominate", "name presence", "done"]
    stage.play(A, "name dominate")
    assert stage.options(A) == ["number 0", "number 1", "number 2"]
    stage.play(A, "number 2")
    stage.skip("MinionPhase")
    assert (stage.blood(mayor), stage.blood(made)) == (3, 2)
    assert identity.capacity(stage.table, made) == 2
    assert identity.level(stage.table, made, "dom") == 1
    assert identity.clan(stage.table, made) == "ventrue"
    assert stage.names(stage.table.library[A]) == []
    assert stage.names(stage.table.hand[A]) == ["blur"]
    assert stage.table.faults() == []


def test_without_a_discipline_card_he_holds_one_blood() -> None:
    stage, mayor, made = progeny(("Blur",))
    assert stage.options(A) == ["done"]
    stage.play(A, "done")
    stage.play(A, "number 2")
    stage.skip("MinionPhase")
    assert (stage.blood(mayor), stage.blood(made)) == (3, 1)
    assert identity.capacity(stage.table, made) == 1


def test_progeny_cannot_act_this_turn_but_in_the_next() -> None:
    stage, mayor, made = progeny()
    stage.play(A, "done")
    stage.play(A, "number 0")
    assert stage.blood(mayor) == 5
    stage.skip("MinionPhase")
    assert stage.options(A) == ["pass"]  # hungry as he is, he does not even hunt
    stage.play(A, "pass")
    stage.skip("UntapPhase", A)
    stage.skip("MinionPhase", A)
    assert stage.options(A) == [f"hunt third-tradition-progeny#{made}"]


def test_progeny_is_for_princes_and_justicars() -> None:
    stage = PeopleStage()
    stage.vampire(A, "Elder")
    stage.vampire(A, "Pack Leader")
    stage.hand(A, "Third Tradition: Progeny")
    assert offered_modes(stage, A, "third-tradition-progeny") == []
    stage.vampire(A, "Judge")
    assert offered_modes(stage, A, "third-tradition-progeny") == ["plain"]
