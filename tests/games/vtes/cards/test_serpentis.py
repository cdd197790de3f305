"""Tests of cards of Serpentis."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PeopleStage, bleed, fight, try_block, use
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C

from conclave.games.vtes.rules.blood import send_to_torpor
from conclave.games.vtes.rules.constants import ASH_HEAP, NOBODY, REMOVED, TORPOR
from conclave.games.vtes.rules.events.combat import CombatBegan, CombatEnded
from conclave.games.vtes.rules.settling import oust
from conclave.games.vtes.vocabulary.card import Vampire

# Enticement


@pytest.mark.parametrize(("mode", "pool"), [("ser", 28), ("SER", 27)])
@ruling("Enticement", 1)
def test_enticement_burns_the_edge_and_pool_of_the_prey_and_ends_the_bleeding(
    mode: str, pool: int
) -> None:
    stage = PeopleStage(3)
    elder, pupil = stage.vampire(A, "Elder"), stage.vampire(A, "Pupil")
    stage.hand(A, "Enticement")
    stage.hand(A, "Computer Hacking")
    assert not stage.offers(A, f"play enticement {mode}", elder)
    stage.edge(A)
    stage.play(A, f"play enticement {mode}", elder)
    stage.skip("announced")
    assert stage.table.view(None)["action"]["target_seat"] == B
    stage.resolve()
    assert stage.table.pool == [30, pool, 30]
    assert stage.table.edge == NOBODY
    assert not stage.offers(A, "bleed", pupil)
    assert not [t for t in stage.options(A) if "computer-hacking" in t]
    assert stage.offers(A, "hunt", pupil)


def test_enticement_forbids_nothing_after_the_turn_or_to_others() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Enticement")
    stage.edge(A)
    stage.play(A, "play enticement ser", elder)
    stage.skip("MinionPhase", B)
    assert stage.offers(B, "bleed", rival)
    stage.skip("MinionPhase", A)
    assert stage.offers(A, "bleed", elder)


@ruling("Enticement", 2)
def test_enticement_without_the_edge_at_resolution_only_ends_the_bleeding() -> None:
    stage = PeopleStage()
    elder, pupil = stage.vampire(A, "Elder"), stage.vampire(A, "Pupil")
    stage.hand(A, "Enticement")
    stage.edge(A)
    stage.play(A, "play enticement SER", elder)
    stage.table.edge = NOBODY
    stage.resolve()
    assert stage.table.pool[B] == 30
    assert not stage.offers(A, "bleed", pupil)


# Temptation


def tempted(
    counters: int, blood: int, seats: int = 2, phase: str = "minion"
) -> tuple[PeopleStage, int, int]:
    """A has this card with so many counters on B's vampire."""
    stage = PeopleStage(seats, phase=phase)
    rival = stage.vampire(B, "Rival", blood, tapped=True)
    card = stage.put_on(rival, "Temptation", A)
    stage.table.blood[card] = counters
    return stage, rival, card


@pytest.mark.parametrize(("mode", "counters"), [("ser", 0), ("SER", 1)])
def test_temptation_is_put_on_a_ready_vampire(mode: str, counters: int) -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    torpid = stage.vampire(B, "Kurt", torpor=True)
    stage.hand(A, "Temptation")
    stage.play(A, f"play temptation {mode}", elder)
    assert not stage.offers(A, "target", torpid)
    stage.play(A, "target", rival)
    stage.skip("announced")
    assert stage.table.view(None)["action"]["target_seat"] == B
    stage.resolve()
    (card,) = stage.table.attached[rival]
    assert (stage.table.controller[card], stage.table.blood[card]) == (A, counters)
    assert stage.blood(elder) == 9


def test_temptation_gets_a_counter_in_her_master_phase_once() -> None:
    stage, _, card = tempted(1, 9, phase="master")
    use(stage, A, card)
    assert stage.table.blood[card] == 2
    assert not stage.offers(A, "use", card, "0")
    assert not stage.offers(A, "use", card, "1")


def test_temptation_with_enough_counters_untaps_and_lends_the_vampire_for_the_turn() -> None:
    stage, rival, card = tempted(3, 3)
    lamp = stage.put_on(rival, "Lamp")
    use(stage, A, card, "1")
    assert (stage.table.controller[rival], stage.table.tapped[rival]) == (A, False)
    assert stage.table.controller[lamp] == A
    assert stage.table.blood[card] == 0
    bleed(stage, rival)
    stage.resolve()
    assert stage.table.pool[B] == 29
    stage.skip("UntapPhase", B)
    assert [stage.table.controller[each] for each in (rival, lamp, card)] == [B, B, A]
    assert stage.table.attached[rival] == (card, lamp)


def test_temptation_needs_as_many_counters_as_the_vampire_has_blood() -> None:
    stage, _, card = tempted(2, 3)
    assert not stage.offers(A, "use", card, "1")


@ruling("Temptation", 1)
def test_temptation_on_her_own_vampire_is_undirected_and_may_untap_him() -> None:
    stage = PeopleStage(3)
    elder, pupil = stage.vampire(A, "Elder"), stage.vampire(A, "Pupil", 1, tapped=True)
    stage.hand(A, "Temptation")
    stage.play(A, "play temptation SER", elder)
    stage.play(A, "target", pupil)
    stage.skip("announced")
    assert stage.table.view(None)["action"]["target_seat"] is None
    stage.resolve()
    (card,) = stage.table.attached[pupil]
    use(stage, A, card, "1")
    assert not stage.table.tapped[pupil]
    stage.skip("UntapPhase", B)
    assert stage.table.controller[pupil] == A


@ruling("Temptation", 2)
def test_two_temptations_count_separately() -> None:
    stage, rival, card = tempted(2, 3)
    other = stage.put_on(rival, "Temptation", A)
    stage.table.blood[other] = 3
    assert not stage.offers(A, "use", card, "1")
    use(stage, A, other, "1")
    assert [stage.table.blood[each] for each in (card, other)] == [2, 0]


@ruling("Temptation", 3)
def test_nobody_can_respond_to_temptation() -> None:
    stage, rival, card = tempted(3, 3)
    stage.hand(B, "Wake with Evening's Freshness", "Sudden Reversal")
    use(stage, A, card, "1")
    assert stage.decider == A
    assert stage.table.controller[rival] == A


@ruling("Temptation", 4)
def test_temptation_without_counters_takes_a_vampire_without_blood() -> None:
    stage, rival, card = tempted(0, 0)
    use(stage, A, card, "1")
    assert stage.table.controller[rival] == A


@ruling("Temporary control", 1)
def test_a_vampire_lent_to_an_ousted_methuselah_leaves_the_game() -> None:
    stage, rival, card = tempted(3, 3, seats=3)
    use(stage, A, card, "1")
    oust(stage.table, [A])
    assert stage.zone(rival) == REMOVED


@ruling("Temporary control", 2)
def test_a_vampire_who_would_return_to_an_ousted_methuselah_leaves_the_game() -> None:
    stage, rival, card = tempted(3, 3, seats=3)
    use(stage, A, card, "1")
    stage.pool(B, 1)
    bleed(stage, rival)
    stage.resolve()
    assert stage.table.out[B]
    assert stage.table.controller[rival] == A
    stage.skip("UntapPhase", C)
    assert stage.zone(rival) == REMOVED
    assert stage.zone(card) == ASH_HEAP


@ruling("Temporary control", 3)
def test_a_vampire_returns_in_torpor() -> None:
    stage, rival, card = tempted(3, 3)
    use(stage, A, card, "1")
    send_to_torpor(stage.table, rival)
    stage.skip("UntapPhase", B)
    assert (stage.zone(rival), stage.table.controller[rival]) == (TORPOR, B)


@ruling("Can steal minion during an action", 1)
def test_temptation_ends_a_combat_of_the_vampire_after_pending_damage() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival", 3)
    card = stage.put_on(rival, "Temptation", A)
    stage.table.blood[card] = 3
    stage.hand(A, "Govern the Unaligned", "Burning Wrath")
    fight(stage, elder, rival)
    use(stage, A, card, "1")
    stage.skip("MinionPhase")
    assert len(stage.events_of(CombatEnded)) == 1
    assert stage.blood(rival) == 3
    assert stage.table.controller[rival] == A


@ruling("Can steal minion during an action", 1)
def test_damage_about_to_be_inflicted_is_inflicted_although_the_vampire_is_taken() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival", 3)
    card = stage.put_on(rival, "Temptation", A)
    stage.table.blood[card] = 3
    fight(stage, elder, rival)
    stage.skip("strike", A)
    stage.play(A, "strike hand")
    stage.play(B, "strike hand")
    stage.skip("damage", A)
    use(stage, A, card, "1")
    stage.skip("MinionPhase")
    assert (stage.blood(elder), stage.blood(rival)) == (9, 2)
    assert stage.table.controller[rival] == A


@ruling("Can steal minion during an action", 2)
def test_a_block_attempt_fails_when_the_blocker_is_taken() -> None:
    stage = PeopleStage()
    pupil, rival = stage.vampire(A, "Pupil"), stage.vampire(B, "Rival", 3)
    card = stage.put_on(rival, "Temptation", A)
    stage.table.blood[card] = 3
    bleed(stage, pupil)
    try_block(stage, rival)
    use(stage, A, card, "1")
    stage.resolve()
    assert stage.events_of(CombatBegan) == []
    assert stage.table.pool[B] == 29


@ruling("Can steal minion during an action", 3)
def test_who_has_declined_to_block_still_declines() -> None:
    stage = PeopleStage(3)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival", 3)
    card = stage.put_on(rival, "Temptation", A)
    stage.table.blood[card] = 3
    other = stage.vampire(B, "Kurt")
    stage.hand(A, "Computer Hacking")
    stage.play(A, "play computer-hacking plain", elder)
    stage.skip("BlockQuestion", B)
    stage.play(B, "decline")
    use(stage, A, card, "1")
    stage.skip("MinionPhase")
    assert stage.table.pool[B] == 28
    assert stage.events_of(CombatBegan) == []
    assert not stage.table.tapped[other]


@ruling("Can steal minion during an action", 4)
def test_an_action_goes_on_at_a_vampire_who_is_taken_and_fizzles_if_he_may_not_be_it() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival", 3)
    card = stage.put_on(rival, "Temptation", A)
    stage.table.blood[card] = 3
    stage.hand(A, "Bum's Rush")
    stage.play(A, "play bums-rush plain", elder)
    use(stage, A, card, "1")
    stage.resolve()
    assert stage.events_of(CombatBegan) == []
    assert stage.table.controller[rival] == A
    assert stage.zone(rival) != ASH_HEAP


@ruling("Can steal minion during an action", 4)
def test_an_action_goes_on_at_a_vampire_who_is_taken() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival", 3)
    card = stage.put_on(rival, "Temptation", A)
    stage.table.blood[card] = 3
    stage.hand(A, "Temptation")
    stage.play(A, "play temptation ser", elder)
    stage.play(A, "target", rival)
    use(stage, A, card, "1")
    stage.resolve()
    assert len(stage.table.attached[rival]) == 2


@ruling("Can steal minion during an action", 5)
def test_temptation_may_be_used_after_other_actions_but_only_in_her_minion_phase() -> None:
    stage, rival, card = tempted(3, 3)
    elder = stage.vampire(A, "Elder")
    stage.play(A, "hunt", elder)
    stage.resolve()
    assert stage.offers(A, "use", card, "1")
    stage.skip("DiscardPhase", A)
    assert not stage.offers(A, "use", card, "1")
    stage.skip("MinionPhase", B)
    stage.play(B, "hunt", stage.vampire(B, "Kurt", 1))
    stage.skip("announced", A)
    assert not stage.offers(A, "use", card, "1")
    assert stage.table.controller[rival] == B


def test_temptation_stays_hers_when_another_methuselah_takes_the_vampire() -> None:
    stage = PeopleStage(3)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival", torpor=True)
    card = stage.put_on(rival, "Temptation", C)
    stage.hand(A, "Graverobbing")
    stage.play(A, "play graverobbing dom", elder)
    stage.resolve()
    assert [stage.table.controller[each] for each in (rival, card)] == [A, C]


# Form of Corruption


SETITE = Vampire("Setite", "follower-of-set", 1, 4, "ser", "independent")


@pytest.mark.parametrize(("mode", "pool"), [("ser", 30), ("SER", 29)])
def test_form_of_corruption_counts_the_edges_of_the_prey_and_takes_a_vampire(
    mode: str, pool: int
) -> None:
    stage = PeopleStage(3)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival", 1)
    kurt, other = stage.vampire(B, "Kurt", 2), stage.vampire(C, "Ira", 0)
    stage.hand(A, "Form of Corruption", "Form of Corruption")
    stage.play(A, f"play form-of-corruption {mode}", elder)
    stage.resolve()
    (card,) = stage.table.beside[A]
    stage.table.tapped[elder] = False
    assert not [t for t in stage.options(A) if "play form-of-corruption" in t]
    stage.skip("MinionPhase", B)
    for bleeder in (rival, kurt):  # the second time B has the edge already
        bleed(stage, bleeder, B)
        stage.resolve()
    assert stage.table.blood[card] == 1
    stage.skip("MasterPhase", A)
    use(stage, A, card)
    assert stage.table.controller[rival] == A
    assert stage.table.controller[kurt] == B
    assert stage.table.controller[other] == C
    assert stage.table.pool[B] == pool
    assert stage.zone(card) == ASH_HEAP
    stage.skip("UntapPhase", B)
    assert stage.table.controller[rival] == A


def test_form_of_corruption_does_not_count_edges_of_others_or_take_fuller_vampires() -> None:
    stage = PeopleStage(3, SETITE, phase="master")
    rival = stage.vampire(B, "Rival", 2)
    card = stage.permanent(A, "Form of Corruption", counters=1)
    assert not stage.offers(A, "use", card, "0")
    stage.skip("MinionPhase", A)
    bleed(stage, stage.vampire(A, "Elder"))
    stage.resolve()
    assert stage.table.edge == A
    assert stage.table.blood[card] == 1
    assert stage.table.controller[rival] == B
