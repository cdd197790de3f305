"""Tests of Thin-Blooded Seer and Create Gargoyle."""

from __future__ import annotations

import io

import pytest
from games.vtes.cards.people import PeopleStage, offered_modes, try_block
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B
from rich.console import Console

from conclave.games.vtes.rules.atoms import moving
from conclave.games.vtes.rules.constants import ACTION, ASH_HEAP, READY, SABBAT
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.reading import identity
from conclave.games.vtes.vocabulary.blood import GainPool
from conclave.games.vtes.vocabulary.card import Blood, Card, Vampire
from conclave.terminal.boards import board_of
from conclave.text import Words

# Thin-Blooded Seer


def seen(maker: str = "Youngster") -> tuple[PeopleStage, int]:
    """A's young vampire has made a seer."""
    young = Vampire("Youngster", "lasombra", 1, 2, "", "camarilla")
    dear = Card("Dear", ACTION, cost=Blood(1), effect=Action(GainPool(1)))
    stage = PeopleStage(2, young, dear)
    maker_card = stage.vampire(A, maker)
    stage.hand(A, "Thin-Blooded Seer")
    seer = stage.table.hand[A][0]
    stage.play(A, "play thin-blooded-seer plain", maker_card)
    stage.skip("MinionPhase", A)
    return stage, seer


def test_a_thin_blooded_seer_has_no_clan_but_the_sect_of_the_maker() -> None:
    stage, seer = seen()
    table = stage.table
    assert stage.zone(seer) == READY
    assert identity.capacity(table, seer) == 1
    assert (identity.clan(table, seer), identity.sect(table, seer)) == ("", "camarilla")
    assert identity.has_trait(table, seer, "sterile")
    assert table.faults() == []


def test_a_thin_blooded_seer_must_hunt_at_once() -> None:
    stage, seer = seen()
    assert [text for text in stage.options(A) if "seer" in text] == [stage.text("hunt", seer)]


def test_everybody_sees_a_vampire_without_a_clan() -> None:
    stage, _ = seen()
    table = stage.table
    for language in ("en", "de", "pl"):
        console = Console(file=io.StringIO(), width=110, color_system=None)
        words = Words(language, table.game)
        console.print(board_of("vtes").render(table.view(B), words, 110, None))
        assert isinstance(console.file, io.StringIO)
        assert "Thin-Blooded Seer 0/1" in console.file.getvalue()


def test_cards_cost_a_thin_blooded_seer_twice_as_much_blood() -> None:
    stage, seer = seen()
    stage.play(A, "hunt", seer)
    stage.skip("MinionPhase", A)
    stage.table.tapped[seer] = False
    stage.hand(A, "Dear", "Dear")
    assert stage.blood(seer) == 1
    assert not stage.offers(A, "play dear plain", seer)
    stage.put_on(seer, "Potence")  # so that he can hold 2 blood
    stage.table.blood[seer] = 2
    stage.play(A, "play dear plain", seer)
    stage.resolve()
    assert stage.blood(seer) == 0


def test_a_thin_blooded_seer_looks_at_the_top_of_any_library_in_the_untap_phase() -> None:
    stage = PeopleStage(2, phase="untap")
    seer = stage.card(A, "Thin-Blooded Seer", READY, blood=1)
    stage.library(B, *["Lamp"] * 10)
    stage.skip("UntapPhase", A)
    use = next(text for text in stage.options(A) if text.startswith("use"))
    stage.play(A, use)
    stage.play(A, f"player {B}")
    known = [stage.table.may_see(A, ("card", card)) for card in stage.table.library[B]]
    assert known == [True, True, *[False] * (len(known) - 2)]
    assert stage.table.tapped[seer]


def test_a_thin_blooded_seer_is_made_by_the_young_and_fertile() -> None:
    stage = PeopleStage()
    stage.vampire(A, "Elder")
    stage.card(A, "Thin-Blooded Seer", READY, blood=1)
    stage.hand(A, "Thin-Blooded Seer")
    assert offered_modes(stage, A, "thin-blooded-seer") == []


# Create Gargoyle


def created(clan: str = "tremere", sect: str = "camarilla") -> tuple[PeopleStage, int, int]:
    """A's warlock has created a gargoyle with 2 blood."""
    stage = PeopleStage(2, Vampire("Warlock", clan, 1, 8, "", sect))
    warlock = stage.vampire(A, "Warlock")
    stage.vampire(B, "Rival")
    stage.hand(A, "Create Gargoyle")
    gargoyle = stage.table.hand[A][0]
    stage.play(A, "play create-gargoyle plain", warlock)
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.skip("HowMany", A)
    assert stage.options(A) == [f"number {number}" for number in range(4)]
    stage.play(A, "number 2")
    stage.skip("MinionPhase", A)
    return stage, warlock, gargoyle


@ruling("Create Gargoyle", 1)
@pytest.mark.parametrize(("clan", "sect"), [("tremere", SABBAT), ("tremere-antitribu", SABBAT)])
def test_a_created_gargoyle_is_a_slave_of_the_clan_of_his_maker(clan: str, sect: str) -> None:
    stage, warlock, gargoyle = created(clan, sect)
    table = stage.table
    assert (stage.zone(gargoyle), stage.blood(gargoyle), stage.blood(warlock)) == (READY, 2, 6)
    assert table.pool[A] == 28
    assert identity.capacity(table, gargoyle) == 2
    assert (identity.clan(table, gargoyle), identity.sect(table, gargoyle)) == ("gargoyle", sect)
    assert identity.level(table, gargoyle, "vis") == 1
    assert identity.has_trait(table, gargoyle, "flight")
    assert identity.masters(table, gargoyle) == [clan]
    assert not any("create-gargoyle" in text for text in stage.options(A))  # he can't act yet


def test_a_created_gargoyle_fights_for_his_master() -> None:
    stage, warlock, gargoyle = created()
    stage.table.tapped[warlock] = False
    stage.play(A, "bleed", warlock)
    (rival,) = stage.table.ready[B]
    try_block(stage, rival)
    stage.skip("SlaveQuestion", A)
    assert stage.offers(A, "target", gargoyle)


def test_a_created_gargoyle_takes_no_directed_action_without_a_master() -> None:
    stage, warlock, gargoyle = created()
    stage.play(A, "pass")
    stage.skip("MinionPhase", B).play(B, "pass")
    stage.skip("MinionPhase", A)
    assert stage.offers(A, "bleed", gargoyle)
    moving.burn(stage.table, warlock)
    assert not stage.offers(A, "bleed", gargoyle)


def test_a_created_gargoyle_may_learn_a_discipline_at_once() -> None:
    stage = PeopleStage()
    judge = stage.vampire(A, "Judge")
    stage.hand(A, "Create Gargoyle", "Potence")
    gargoyle = stage.table.hand[A][0]
    stage.play(A, "play create-gargoyle plain", judge)
    while stage.prompt != "HowMany":
        potence = [text for text in stage.options(A) if "potence" in text]
        if potence and stage.prompt != "MinionPhase":
            stage.play(A, potence[0])
        else:
            stage.do_minimum()
        assert stage.prompt != "MinionPhase"
    assert identity.level(stage.table, gargoyle, "pot") == 1
    assert identity.capacity(stage.table, gargoyle) == 3


def test_a_burned_gargoyle_is_no_slave_any_more() -> None:
    stage, _, gargoyle = created()
    moving.burn(stage.table, gargoyle)
    assert stage.zone(gargoyle) == ASH_HEAP
    assert identity.masters(stage.table, gargoyle) == []


def test_create_gargoyle_is_for_tremere() -> None:
    stage = PeopleStage()
    stage.vampire(A, "Elder")
    stage.hand(A, "Create Gargoyle")
    assert offered_modes(stage, A, "create-gargoyle") == []
