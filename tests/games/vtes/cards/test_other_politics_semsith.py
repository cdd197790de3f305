"""Tests of The Meddling of Semsith."""

from __future__ import annotations

from games.vtes.cards.people import PeopleStage, bleed, fight
from games.vtes.cards.referendums import draw_and_call, pass_referendum, stage_with_caller
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.abilities.hands import HOLDS_DRAWS
from conclave.games.vtes.rules.atoms import moving, noting
from conclave.games.vtes.rules.reading import values

# The Meddling of Semsith


def stage_with_semsith(*extra: str) -> tuple[PeopleStage, int, int]:
    """A controls The Meddling of Semsith, which is about B; B holds seven cards."""
    stage = PeopleStage(3)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    semsith = stage.permanent(A, "The Meddling of Semsith")
    noting.note(stage.table, 0, notes.REMEMBERED_SEAT, semsith, seat=B)
    stage.hand(A, *["Cellar"] * 6)
    stage.hand(B, *extra, *["Cellar"] * (7 - len(extra)))
    stage.library(A, *["Cellar"] * 9)
    stage.library(B, *["Cellar"] * 9)
    return stage, elder, rival


def test_the_meddling_of_semsith_is_about_another_methuselah() -> None:
    stage, elder = stage_with_caller()
    stage.hand(C, *["Cellar"] * 7)
    draw_and_call(stage, "the-meddling-of-semsith", elder)
    assert stage.options(A) == ["player 1", "player 2"]
    stage.play(A, "player 2")
    pass_referendum(stage)
    assert [values.hand_size(stage.table, seat) for seat in (A, B, C)] == [6, 7, 7]
    (semsith,) = stage.table.beside[A]
    assert stage.table.notes.has_seat(notes.REMEMBERED_SEAT, semsith, C)
    stage.skip("MinionPhase", B)
    rival = stage.vampire(B, "Rival")
    assert stage.offers(B, "act", rival, semsith, "0")


def test_the_chosen_methuselah_draws_only_after_each_minion_phase() -> None:
    stage, elder, rival = stage_with_semsith("Telepathic Counter", "Telepathic Counter")
    bleed(stage, elder)
    stage.skip("declined", B)
    stage.play(B, "play telepathic-counter aus", rival)
    stage.skip("MinionPhase", A)
    assert [len(stage.table.hand[seat]) for seat in (A, B)] == [6, 6]
    stage.skip("InfluencePhase", A)
    assert len(stage.table.hand[B]) == 7


def test_the_meddling_of_semsith_is_not_about_others_and_ends_when_burned() -> None:
    stage, elder, rival = stage_with_semsith("Telepathic Counter")
    (semsith,) = stage.table.beside[A]
    bleed(stage, elder)
    stage.skip("declined", B)
    stage.play(B, "play telepathic-counter aus", rival)
    stage.skip("MinionPhase", A)
    moving.burn(stage.table, semsith)
    stage.vampire(A, "Kurt")
    stage.do_minimum()
    assert len(stage.table.hand[B]) == 7


@ruling("The Meddling of Semsith", 1)
def test_the_meddling_of_semsith_stays_when_its_victim_is_ousted() -> None:
    stage, elder, _ = stage_with_semsith()
    stage.pool(B, 1)
    bleed(stage, elder)
    stage.skip("MinionPhase", A)
    assert stage.table.out[B]
    assert values.hand_size(stage.table, A) == 6


@ruling("The Meddling of Semsith", 2)
def test_the_meddling_of_semsith_goes_with_its_controller() -> None:
    stage, _, _ = stage_with_semsith()
    ira = stage.vampire(C, "Ira")
    stage.skip("MinionPhase", C)
    stage.pool(A, 1)
    bleed(stage, ira, C)
    stage.skip("MinionPhase", C)
    assert stage.table.out[A]
    assert stage.table.cards_with(HOLDS_DRAWS) == []


@ruling("The Meddling of Semsith", 3)
def test_a_card_that_is_replaced_even_later_is_not_drawn_for_after_the_phase() -> None:
    stage, elder, rival = stage_with_semsith("Wake with Evening's Freshness", "Telepathic Counter")
    stage.table.tapped[rival] = True
    bleed(stage, elder)
    stage.skip("BlockQuestion", B)
    stage.play(B, "play wake-with-evenings-freshness plain", rival)
    stage.skip("InfluencePhase", A)
    assert len(stage.table.hand[B]) == 6


@ruling("The Meddling of Semsith", 4)
def test_cards_that_are_not_replaced_count_against_the_hand_size() -> None:
    stage, _, rival = stage_with_semsith()
    for number in (6, 5):
        kurt = stage.vampire(A, "Kurt")
        raptor = stage.put_on(kurt, "Raptor")
        noting.note(stage.table, 0, notes.PLAYED_AT_SUPERIOR, raptor)
        stage.table.tapped[rival] = False
        fight(stage, kurt, rival)
        stage.skip("MinionPhase", A)
        assert len(stage.table.hand[B]) == number
