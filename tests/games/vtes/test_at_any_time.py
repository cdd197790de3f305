"""Cards in play that are used at any time: who is asked, and in which windows."""

from __future__ import annotations

import pytest
from games.vtes.cards.master_cards import quiet_stage
from games.vtes.cards.people import PeopleStage, bleed, choose_strikes, fight, use
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C, Stage

from conclave.games.vtes.rules.abilities.using import AT_ANY_TIME
from conclave.games.vtes.rules.events.actions import ActionBlocked
from conclave.games.vtes.rules.reading import values
from conclave.games.vtes.rules.windows import ANY_TIME, AS_PLAYED, NAMES, mask
from conclave.testing import rule


def asked(stage: Stage, until: str = "", stop: int = 200) -> list[tuple[str, int]]:
    """Who is asked in which window while nobody does anything, until a prompt or a window."""
    found: list[tuple[str, int]] = []
    for _ in range(stop):
        if stage.table.over or stage.prompt == until or stage.window == until:
            return found
        found.append((stage.window or stage.prompt, stage.decider))
        stage.do_minimum()
    raise AssertionError(f"{until} was never reached")


def asked_in_master_phase(stage: Stage) -> list[int]:
    """Who is asked in A's master phase."""
    return [seat for window, seat in asked(stage, "MinionPhase") if window == "master-phase"]


# Who is asked


@pytest.mark.parametrize("phase", ["master", "minion", "influence", "discard"])
def test_the_controller_is_asked_in_every_phase_of_others_and_nobody_else_is(phase: str) -> None:
    stage = quiet_stage(3, phase)
    stage.permanent(C, "The Barrens")
    stage.hand(C, "Punch")
    first = [stage.decider]
    stage.play(A, "pass")
    first.append(stage.decider)
    assert first == [A, C]
    assert "pass" in stage.options(C)
    alone = quiet_stage(3, phase)
    window = alone.window
    alone.play(A, "pass")
    assert (alone.window, alone.decider) != (window, C)


def test_without_such_a_card_in_play_nobody_is_asked_for_it() -> None:
    stage = quiet_stage(3, "master")
    assert stage.begin().table.cards_with(AT_ANY_TIME) == []
    assert asked_in_master_phase(stage) == [A]


def test_a_player_whose_card_is_tapped_is_not_asked() -> None:
    stage = quiet_stage(3, "master")
    stage.permanent(C, "The Barrens", tapped=True)
    assert asked_in_master_phase(stage) == [A]
    other = quiet_stage(3, "master")
    other.permanent(C, "The Barrens")
    assert asked_in_master_phase(other) == [A, C]


def test_a_card_for_ones_own_turn_asks_nobody_in_anothers() -> None:
    stage = PeopleStage(3, phase="master")
    stage.vampire(C, "Alexandra")
    assert C not in asked_in_master_phase(stage)
    with_barrens = PeopleStage(3, phase="master")
    with_barrens.permanent(C, "The Barrens")
    assert C in asked_in_master_phase(with_barrens)


def test_a_tapped_card_that_need_not_tap_asks_its_controller() -> None:
    stage = PeopleStage()
    stage.vampire(A, "Alexandra", tapped=True)
    stage.vampire(A, "Pupil")
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    fight(stage, elder, rival)
    choose_strikes(stage)
    assert asked(stage, "press").count(("damage", A)) == 2


def test_a_contested_card_asks_nobody() -> None:
    stage = quiet_stage(3, "master")
    barrens = stage.permanent(C, "The Barrens")
    stage.table.contested[barrens] = True
    assert asked_in_master_phase(stage) == [A]


def test_cards_in_other_hands_make_no_difference() -> None:
    stage = quiet_stage(3, "master")
    stage.permanent(C, "The Barrens")
    stage.hand(B, "Punch", "The Barrens")
    stage.hand(C, "Punch")
    assert asked_in_master_phase(stage) == [A, C]


@rule("VTES-1.6.1-29", "VTES-1.6.1-30")
def test_players_are_asked_in_the_usual_order_and_the_first_may_use_it_again() -> None:
    stage = quiet_stage()
    barrens = stage.permanent(B, "The Barrens")
    stage.permanent(C, "Dreams of the Sphinx")
    stage.hand(B, "Punch")
    kurt = stage.vampire(A, "Kurt")
    bleed(stage, kurt)
    assert stage.window == "announced"
    assert stage.decider == A
    stage.play(A, "pass")
    assert stage.decider == B
    use(stage, B, barrens)
    stage.play(B, "discard", "punch")
    assert stage.decider == A


def test_two_who_fight_and_a_third_are_asked_in_the_windows_of_a_combat() -> None:
    stage = quiet_stage()
    stage.permanent(C, "Dreams of the Sphinx")
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    bleed(stage, kurt)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", ira)
    stage.skip("before-range")
    found = asked(stage, "MinionPhase")
    assert [seat for window, seat in found if window == "before-range"] == [A, B, C]
    assert [seat for window, seat in found if window == "damage"] == [A, C, B, C]
    assert {seat for window, seat in found if window in ("range", "strike", "press")} == {A, B}


def test_a_seat_that_is_out_is_not_asked() -> None:
    stage = quiet_stage()
    stage.permanent(C, "The Barrens")
    stage.vampire(A, "Kurt")
    stage.table.out[C] = True
    stage.play(A, "pass")
    assert stage.window != "minion-phase"


def test_a_player_whose_card_has_no_target_is_not_asked() -> None:
    stage = quiet_stage(3, "master")
    stage.permanent(C, "The Coven")
    assert asked_in_master_phase(stage) == [A]
    with_vampire = quiet_stage(3, "master")
    coven = with_vampire.permanent(C, "The Coven")
    with_vampire.vampire(C, "Kurt", 1)
    with_vampire.play(A, "pass")
    assert with_vampire.offers(C, "use", coven, "0")


# In which windows


def test_any_time_is_every_window_but_that_in_which_cards_are_cancelled() -> None:
    assert mask((ANY_TIME,)) == mask(NAMES) - mask((AS_PLAYED,))
    assert ANY_TIME not in NAMES


@ruling("Can draw during action", 1)
def test_a_card_drawn_during_an_action_may_be_played_in_it() -> None:
    stage = quiet_stage(3, "minion")
    stage.hand(B, "Hurled Brick")
    stage.library(B, "Deflection")
    stage.permanent(B, "The Barrens")
    elder = stage.vampire(B, "Rival")
    kurt = stage.vampire(A, "Kurt")
    barrens = stage.table.beside[B][0]
    bleed(stage, kurt)
    stage.skip("announced", B)
    use(stage, B, barrens)
    stage.play(B, "discard", "hurled-brick")
    stage.skip("declined", B)
    assert stage.offers(B, "play", "deflection", "DOM", elder)


def test_in_the_untap_phase_of_others() -> None:
    stage = quiet_stage(3, "untap")
    barrens = stage.permanent(B, "The Barrens")
    sphinx = stage.permanent(B, "Dreams of the Sphinx")
    stage.hand(B, "Punch", "Sidestep")
    stage.play(A, "done")
    assert (stage.prompt, stage.decider) == ("UntapOfOthers", B)
    use(stage, B, barrens)
    stage.play(B, "discard", "punch")
    assert (stage.prompt, stage.decider) == ("UntapOfOthers", B)
    use(stage, B, sphinx)
    assert values.hand_size(stage.table, B) == 9
    stage.play(B, "pass")
    assert stage.prompt == "MasterPhase"


def test_in_ones_own_untap_phase() -> None:
    stage = quiet_stage(2, "untap")
    barrens = stage.permanent(A, "The Barrens")
    stage.hand(A, "Punch")
    use(stage, A, barrens)
    stage.play(A, "discard", "punch")
    assert stage.names(stage.table.ash[A]) == ["punch"]
    assert stage.offers(A, "done")


def test_when_asked_for_a_block() -> None:
    stage = quiet_stage()
    barrens = stage.permanent(B, "The Barrens")
    stage.hand(B, "Punch")
    ira = stage.vampire(B, "Ira")
    kurt = stage.vampire(A, "Kurt")
    bleed(stage, kurt)
    stage.skip("BlockQuestion", B)
    use(stage, B, barrens)
    stage.play(B, "discard", "punch")
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", ira)
    stage.skip("MinionPhase")
    assert len(stage.events_of(ActionBlocked)) == 1


def test_by_a_fighter_while_the_range_is_determined_and_as_strikes_are_chosen() -> None:
    for window in ("range", "strike", "press"):
        stage = quiet_stage()
        barrens = stage.permanent(B, "The Barrens")
        stage.hand(B, "Butler")
        kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
        bleed(stage, kurt)
        stage.skip("BlockQuestion", B)
        stage.play(B, "block", ira)
        stage.skip(window, B)
        use(stage, B, barrens)
        stage.play(B, "discard", "butler")
        assert (stage.window, stage.decider) == (window, B)
        assert not stage.offers(B, "use", barrens, "0")


def test_in_a_referendum() -> None:
    stage = PeopleStage(3)
    stage.hand(A, "Kine Resources Contested")
    elder = stage.vampire(A, "Elder")
    barrens = stage.permanent(C, "The Barrens")
    stage.hand(C, "Blur")
    stage.play(A, "play", "kine-resources-contested", "plain", elder)
    stage.skip("polling", C)
    use(stage, C, barrens)
    stage.play(C, "discard", "blur")
    assert stage.names(stage.table.ash[C]) == ["blur"]
    assert stage.window == "polling"
