"""Tests of First Tradition: The Masquerade."""

from __future__ import annotations

from games.vtes.cards.people import PeopleStage, offered_modes
from games.vtes.cards.referendums import draw_and_call, pass_referendum
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B

from conclave.games.vtes.rules.constants import ASH_HEAP, BESIDE

# First Tradition: The Masquerade


def stage_with_tradition(copies: int = 1) -> tuple[PeopleStage, int]:
    """A's discard phase; she has passed the First Tradition."""
    stage = PeopleStage(2, phase="discard")
    card = 0
    for _ in range(copies):
        card = stage.permanent(A, "First Tradition: The Masquerade")
    stage.skip("DiscardPhase", A)
    return stage, card


def end_turn(stage: PeopleStage, seat: int) -> None:
    """This player does nothing more in her turn."""
    stage.skip("DiscardPhase", seat)
    stage.skip("SkipTurn")


def test_first_tradition_is_called_by_a_prince_or_justicar() -> None:
    stage = PeopleStage(2)
    mayor = stage.vampire(A, "Mayor")
    draw_and_call(stage, "first-tradition-the-masquerade", mayor)
    pass_referendum(stage)
    assert stage.names(stage.table.beside[A]) == ["first-tradition-the-masquerade"]
    stage = PeopleStage(2)
    stage.vampire(A, "Elder")
    stage.hand(A, "First Tradition: The Masquerade")
    assert offered_modes(stage, A, "first-tradition-the-masquerade") == []


def test_each_methuselah_burns_two_pool_in_her_untap_phase_or_skips_her_turn() -> None:
    stage, _ = stage_with_tradition()
    rival = stage.vampire(B, "Rival", tapped=True)
    stage.skip("SkipTurn", B)
    stage.play(B, "no")
    end_turn(stage, B)
    assert stage.table.pool == [30, 28]
    assert not stage.table.tapped[rival]
    stage.play(A, "no")
    end_turn(stage, A)
    assert stage.table.pool == [28, 28]
    stage.table.tapped[rival] = True
    stage.play(B, "yes")
    assert (stage.prompt, stage.decider) == ("SkipTurn", A)
    assert stage.table.pool == [28, 28]
    assert stage.table.tapped[rival]


@ruling("First Tradition: The Masquerade", 1)
def test_the_turn_is_skipped_before_the_untap_phase_in_which_the_pool_may_be_burned_last() -> None:
    stage, card = stage_with_tradition()
    stage.edge(B)
    stage.skip("SkipTurn", B)
    assert stage.options(B) == ["yes", "no"]
    stage.play(B, "no")
    stage.skip("UntapPhase", B)
    assert stage.offers(B, "target", card)
    stage.play(B, "edge")
    assert stage.table.pool[B] == 31
    stage.play(B, "target", card)
    assert stage.table.pool[B] == 29


def play_turns(stage: PeopleStage, *answers: str) -> None:
    """A skips these turns of hers or doesn't; B skips none."""
    for answer in answers:
        stage.skip("SkipTurn", B)
        stage.play(B, "no")
        end_turn(stage, B)
        stage.play(A, answer)
        if answer == "no":
            end_turn(stage, A)


@ruling("First Tradition: The Masquerade", 2)
def test_the_tradition_is_burned_by_three_skipped_or_three_paid_turns_of_its_controller() -> None:
    for answers in (("yes", "no") * 2, ("no", "yes") * 2):
        stage, card = stage_with_tradition()
        play_turns(stage, *answers)
        assert stage.table.pool == [26, 22]
        assert stage.zone(card) == BESIDE
        stage.skip("SkipTurn", B)
        stage.play(B, "no")
        end_turn(stage, B)
        stage.play(A, "yes")
        assert stage.zone(card) == ASH_HEAP
    stage, card = stage_with_tradition()
    play_turns(stage, "no", "no")
    stage.skip("SkipTurn", B)
    stage.play(B, "yes")
    stage.play(A, "no")
    stage.skip("MasterPhase", A)
    assert stage.table.pool == [24, 26]
    assert stage.zone(card) == ASH_HEAP
    stage.skip("UntapPhase", B)
    stage.skip("MasterPhase", B)
    assert stage.table.pool == [24, 26]


@ruling("First Tradition: The Masquerade", 3)
def test_copies_of_the_tradition_cost_more_and_a_skipped_turn_counts_for_all() -> None:
    stage, card = stage_with_tradition(copies=2)
    other = stage.permanent(B, "First Tradition: The Masquerade")
    play_turns(stage, "yes", "yes")
    assert stage.table.pool == [30, 18]
    assert (stage.zone(card - 1), stage.zone(card)) == (BESIDE, BESIDE)
    stage.skip("SkipTurn", B)
    stage.play(B, "yes")
    stage.play(A, "yes")
    assert (stage.zone(card - 1), stage.zone(card)) == (ASH_HEAP, ASH_HEAP)
    assert stage.zone(other) == BESIDE
