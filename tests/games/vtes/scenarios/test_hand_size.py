"""Hand sizes during combats, actions, ousts and contests."""

from __future__ import annotations

from games.vtes.scenarios.scene import Scene, fight
from games.vtes.stage import A, B, C

from conclave.games.vtes.rules.constants import ASH_HEAP, TORPOR
from conclave.games.vtes.vocabulary.card import Vampire
from conclave.testing import rule


def held(stage: Scene, seat: int = A) -> int:
    """How many cards a seat holds."""
    return len(stage.table.hand[seat])


def stocked(stage: Scene, seat: int, number: int, *names: str) -> None:
    """A hand of this many cards, including these, and a library."""
    stage.hand(seat, *names, *["Lamp"] * (number - len(names)))
    stage.library(seat, *["Cellar"] * 20)


@rule("VTES-1.6.1-12", "VTES-R-93", "VTES-6.5.1-01")
def test_a_fallen_thinker_costs_a_card_in_the_middle_of_the_action() -> None:
    stage = Scene(2)
    kurt, unmada = stage.vampire(A, "Kurt"), stage.vampire(B, "Unmada", 0)
    stocked(stage, B, 8)
    fight(stage, kurt, unmada)
    stage.skip("strike", A)
    stage.play(A, "strike hand")
    stage.discard_excess(B, 1)
    assert stage.zone(unmada) == TORPOR
    assert held(stage, B) == 7
    assert stage.prompt != "MinionPhase"
    stage.finish()


@rule("VTES-1.6.1-12", "VTES-9.1-06")
def test_a_sweet_oust_is_two_cards() -> None:
    stage = Scene(3)
    kurt = stage.vampire(A, "Kurt")
    stage.permanent(B, "The Bitter and Sweet Story")
    stocked(stage, A, 7)
    stage.pool(B, 1)
    stage.play(A, "bleed", kurt)
    stage.finish()
    assert stage.table.points[A] == 1
    # The event was B's and left the game with her.
    assert held(stage) == 7


@rule("VTES-1.6.1-12", "VTES-9.1-06")
def test_a_sweet_oust_is_two_cards_if_the_story_stays() -> None:
    stage = Scene(3)
    kurt = stage.vampire(A, "Kurt")
    stage.permanent(A, "The Bitter and Sweet Story")
    stocked(stage, A, 7)
    stage.pool(B, 1)
    stage.play(A, "bleed", kurt)
    stage.skip("after-action", A)
    assert held(stage) == 9


@rule("VTES-1.6.1-12", "VTES-R-93", "VTES-1.4-01")
def test_dreams_are_over_at_the_end_of_the_turn() -> None:
    stage = Scene(2)
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    sphinx = stage.permanent(B, "Dreams of the Sphinx")
    stocked(stage, B, 7)
    fight(stage, kurt, ira)
    stage.skip("before-range", B)
    use = [m for m in stage.options(B) if m.startswith("use dreams")]
    stage.play(B, use[0])
    assert held(stage, B) == 9
    assert stage.table.tapped[sphinx]
    stage.finish()
    assert held(stage, B) == 9
    stage.discard_excess(B, 2)
    assert held(stage, B) == 7
    assert stage.table.active == A or stage.prompt != "MasterPhase"


@rule("VTES-1.6.1-12", "VTES-1.4-01")
def test_a_reader_of_auras_keeps_the_larger_hand_until_combat_ends() -> None:
    stage = Scene(2)
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    stocked(stage, A, 7, "aura-reading", "flash")
    fight(stage, kurt, ira)
    stage.play(A, "play aura-reading AUS", kurt)
    assert held(stage) == 9
    stage.skip("press", A)
    stage.play(A, "play flash cel", kurt)
    assert held(stage) == 9
    stage.discard_excess(A, 2)
    assert stage.combats_ended == 1
    stage.finish()
    assert held(stage) == 7


@rule("VTES-1.6.1-13", "VTES-1.6.1-12")
def test_each_card_is_replaced_in_its_own_time() -> None:
    stage = Scene(2)
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira", tapped=True)
    stocked(stage, B, 7, "wake-with-evenings-freshness", "dodge", "read-the-winds")
    stage.play(A, "bleed", kurt)
    stage.skip("announced", B)
    stage.play(B, "play wake-with-evenings-freshness plain", ira)
    assert held(stage, B) == 6
    stage.attempt_block(ira)
    stage.skip("strike", B)
    stage.play(B, "play dodge plain", ira)
    assert held(stage, B) == 5
    stage.skip("after-action", A)
    assert stage.combats_ended == 1
    assert held(stage, B) == 6
    stage.finish()
    stage.skip_to("MasterPhase", B)
    assert held(stage, B) == 7


@rule("VTES-1.6.1-13", "VTES-1.6.1-12")
def test_a_greater_hand_leaves_the_gap_of_a_delayed_card() -> None:
    stage = Scene(2)
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    stage.permanent(A, "Dreams of the Sphinx")
    stocked(stage, A, 7, "bums-rush")
    stage.play(A, "play bums-rush plain", kurt)
    stage.skip("before-range", A)
    assert stage.combats_begun == 1
    stage.play(A, next(m for m in stage.options(A) if m.startswith("use dreams")))
    assert held(stage) == 8  # nine, less the card that is not replaced yet
    stage.finish()
    assert held(stage) == 9
    assert stage.table.in_play(ira)


@rule("VTES-1.6.1-10", "VTES-1.6.1-12", "VTES-R-55")
def test_an_empty_library_leaves_a_hand_small_and_a_smaller_size_costs_nothing() -> None:
    stage = Scene(2)
    leader = stage.vampire(A, "Pack Leader")
    stage.hand(B, *["Lamp"] * 4)
    stage.call_referendum("hand-intervention", leader)
    if stage.offers(A, f"player {B}"):
        stage.play(A, f"player {B}")
    stage.pass_referendum()
    assert held(stage, B) == 4


@rule("VTES-1.6.1-08", "VTES-1.6.1-12", "VTES-1.6.1-09")
def test_a_card_given_back_to_the_hand_is_too_many() -> None:
    stage = Scene(2)
    elder = stage.vampire(A, "Elder")
    stocked(stage, A, 7, "telepathic-vote-counting", "ancilla-empowerment")
    stage.play(A, "play ancilla-empowerment plain", elder)
    stage.skip_until_offered(A, "play telepathic-vote-counting aus", elder)
    assert held(stage) == 7
    stage.play(A, "play telepathic-vote-counting aus", elder)
    stage.discard_excess(A, 1)
    stage.finish()
    assert held(stage) == 7
    assert "ancilla-empowerment" in stage.names(stage.table.hand[A])
    assert stage.vote_counts in ([], [(0, 0)])


@rule("VTES-1.6.1-18", "VTES-1.6.1-19", "VTES-1.6.1-20", "VTES-R-52")
def test_a_card_nobody_can_use_any_more_is_burned_in_anothers_untap_phase() -> None:
    stage = Scene(2, Vampire("Skull", "harbinger-of-skulls", 2, 5, "", "sabbat"))
    skull, kurt = stage.vampire(A, "Skull"), stage.vampire(B, "Kurt")
    stocked(stage, A, 7, "erebus-mask", "shaal-fragment")
    stage.skip_to("MinionPhase", B)
    stage.table.blood[skull] = 0
    stage.play(B, "bleed", kurt)
    stage.attempt_block(skull, A)
    stage.hand(B, "body-flare")
    stage.skip("strike", B)
    stage.play(B, "play body-flare pro", kurt)
    stage.finish()
    assert stage.zone(skull) == ASH_HEAP
    stage.skip_to("UntapPhase", A)
    burn = [m for m in stage.options(A) if "erebus-mask" in m or "shaal-fragment" in m]
    assert len(burn) == 2
    stage.play(A, burn[0])
    assert held(stage) == 7
    left = [m for m in stage.options(A) if "erebus-mask" in m or "shaal-fragment" in m]
    assert left == []  # one in each untap phase
    stage.skip_to("MinionPhase", A)
    for _ in range(60):
        if stage.table.active == B and stage.prompt == "UntapOfOthers" and stage.decider == A:
            break
        stage.do_minimum()
    assert any("shaal-fragment" in m or "erebus-mask" in m for m in stage.options(A))


@rule("VTES-1.6.1-12", "VTES-4.1-08", "VTES-4.1-03")
def test_a_library_that_comes_back_fills_the_hand() -> None:
    stage = Scene(2, phase="master")
    mine = stage.permanent(B, "Elder Library")
    stocked(stage, B, 8)
    stocked(stage, A, 7, "elder-library")
    stage.play(A, "play elder-library plain -")
    stage.discard_excess(B, 1)
    assert held(stage, B) == 7
    stage.skip_to("UntapPhase", B)
    stage.play(B, next(m for m in stage.options(B) if m.startswith("pay")))
    stage.skip_to("UntapPhase", A)
    stage.play(A, next(m for m in stage.options(A) if m.startswith("yield")))
    stage.skip_to("MasterPhase", B)
    assert stage.table.in_play(mine)
    assert held(stage, B) == 8


@rule("VTES-8-02", "VTES-8-04", "VTES-1.6.1-12")
def test_a_thinker_discards_twice_and_one_event_only() -> None:
    stage = Scene(2, phase="discard")
    stage.vampire(A, "Unmada")
    stocked(stage, A, 8, "hunger-moon", "nra-pac")
    play = [m for m in stage.options(A) if m.startswith("play") and "hunger-moon" in m]
    stage.play(A, play[0])
    stage.skip_to("DiscardPhase", A)
    assert not any(m.startswith("play") and "nra-pac" in m for m in stage.options(A))
    stage.play(A, "discard nra-pac")
    assert held(stage) == 8
    assert not (stage.prompt == "DiscardPhase" and stage.offers(A, "discard lamp"))


@rule("VTES-1.6.1-09", "VTES-1.6.3-15", "VTES-1.4-01")
def test_a_jet_draws_one_more_for_what_the_acting_minion_plays() -> None:
    stage = Scene(2)
    elder = stage.vampire(A, "Elder")
    stage.put_on(elder, "Learjet")
    stocked(stage, A, 7, "threats")
    stage.play(A, "bleed", elder)
    stage.skip("announced", A)
    stage.play(A, "play threats DOM", elder)
    library = len(stage.table.library[A])
    for _ in range(10):
        if "yes" in stage.options(stage.decider):
            stage.play(A, "yes")
            break
        if stage.offers(stage.decider, "discard lamp"):
            break
        stage.do_minimum()
    if stage.offers(stage.decider, "discard lamp"):
        stage.play(A, "discard lamp")
    stage.finish()
    assert held(stage) == 7
    assert library >= len(stage.table.library[A])


@rule("VTES-1.6.1-12", "VTES-9.1-02", "VTES-R-26")
def test_an_intervention_leaves_with_its_player() -> None:
    stage = Scene(3)
    leader, rival = stage.vampire(A, "Pack Leader"), stage.vampire(B, "Rival")
    stocked(stage, C, 7)
    stage.call_referendum("hand-intervention", leader)
    if stage.offers(A, "player 2"):
        stage.play(A, "player 2")
    stage.skip("polling", A)
    stage.play(A, "vote calling-card for")
    stage.discard_excess(C, 1)
    stage.finish()
    assert held(stage, C) == 6
    stage.skip_to("MinionPhase", C)
    stage.pool(A, 1)
    ira = stage.vampire(C, "Ira")
    stage.play(C, "bleed", ira)
    stage.skip("after-action")
    assert stage.table.out[A]
    assert held(stage, C) == 7
    assert stage.table.in_play(rival)
    assert stage.table.edge == C


@rule("VTES-1.6.1-12", "VTES-1.3-01", "VTES-1.4-01")
def test_a_stolen_scholar_takes_his_library_along() -> None:
    stage = Scene(2)
    elder, ira = stage.vampire(A, "Elder"), stage.vampire(B, "Ira", 2, torpor=True)
    stage.put_on(ira, "Trophy: Library")
    stocked(stage, A, 7, "graverobbing")
    stocked(stage, B, 9)
    stage.play(A, "play graverobbing dom", elder)
    stage.discard_excess(B, 2)
    stage.finish()
    assert stage.table.controller[ira] == A
    assert (held(stage, A), held(stage, B)) == (9, 7)


@rule("VTES-1.6.1-12", "VTES-4.1-03", "VTES-7-12")
def test_a_scholar_who_comes_out_into_a_contest_teaches_nobody() -> None:
    stage = Scene(2, phase="influence")
    mine = stage.uncontrolled(A, "Cassandra, Magus Prime", 10)
    theirs = stage.vampire(B, "Cassandra, Magus Prime")
    stocked(stage, A, 7)
    stocked(stage, B, 8)
    stage.begin()
    stage.discard_excess(B, 1)
    assert stage.table.contested[mine]
    assert stage.table.contested[theirs]
    assert (held(stage, A), held(stage, B)) == (7, 7)


@rule("VTES-1.6.1-12", "VTES-6.5.3-04", "VTES-R-93")
def test_a_rescued_scholar_teaches_again() -> None:
    stage = Scene(2)
    elder = stage.vampire(A, "Elder")
    unmada = stage.vampire(A, "Unmada", 3, torpor=True)
    stocked(stage, A, 7)
    stage.play(A, "rescue", elder, unmada, "2")
    stage.skip("after-action", A)
    assert held(stage) == 8
