"""Master cards on vampires, and one that remembers a vampire."""

from __future__ import annotations

import pytest
from games.vtes.cards.court import Court, play
from games.vtes.cards.people import bleed
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C, Stage

from conclave.games.vtes.rules.atoms import counters, moving
from conclave.games.vtes.rules.blood import burn
from conclave.games.vtes.rules.contests import contest
from conclave.games.vtes.rules.events.playing import AnnouncedNumber
from conclave.games.vtes.rules.words import ASH_HEAP, READY, REMOVED
from conclave.testing import rule

# Perfectionist


def perfect(phase: str = "minion") -> tuple[Court, int]:
    """A perfectionist of A's with little blood."""
    stage = Court(3, phase)
    kurt = stage.vampire(A, "Kurt", 3)
    stage.put_on(kurt, "Perfectionist")
    return stage, kurt


def test_perfectionist_gains_a_blood_after_an_action_once_a_turn() -> None:
    stage, kurt = perfect()
    bleed(stage, kurt)
    stage.resolve()
    assert stage.blood(kurt) == 4
    counters.untap(stage.table, kurt)
    stage.play(A, "become-anarch", kurt)
    stage.resolve()
    assert stage.blood(kurt) == 2


@ruling("Once each turn", 1)
def test_perfectionist_gains_a_blood_again_in_the_next_turn() -> None:
    stage, kurt = perfect()
    bleed(stage, kurt)
    stage.resolve()
    assert stage.blood(kurt) == 4
    stage.play(A, "pass")
    stage.skip("MinionPhase", A)
    bleed(stage, kurt)
    stage.resolve()
    assert stage.blood(kurt) == 5


def test_perfectionist_gains_nothing_if_blocked_or_if_another_acts() -> None:
    stage, kurt = perfect()
    ira = stage.vampire(B, "Ira")
    bleed(stage, kurt)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", ira)
    stage.skip("strike")
    assert stage.blood(kurt) == 3
    other, kurt = perfect()
    elder = other.vampire(A, "Elder", 3)
    bleed(other, elder)
    other.resolve()
    assert (other.blood(kurt), other.blood(elder)) == (3, 3)


@pytest.mark.parametrize("cancelled", [True, False])
@ruling("Perfectionist", 1)
def test_perfectionist_gains_nothing_if_a_reaction_was_played_even_a_cancelled_one(
    cancelled: bool,
) -> None:
    stage, kurt = perfect()
    rival = stage.vampire(B, "Rival")
    stage.hand(B, "Deflection")
    stage.hand(C, "Direct Intervention")
    bleed(stage, kurt)
    stage.skip("declined", B)
    Stage.play(stage, B, "play", "deflection", "DOM", rival)
    assert stage.window == "as-played"
    while stage.window == "as-played":
        mine = cancelled and stage.decider == C
        words = ("play", "direct-intervention", "plain", "-") if mine else ("pass",)
        Stage.play(stage, stage.decider, *words)
        cancelled = cancelled and not mine
    stage.resolve()
    assert stage.table.pool[B] + stage.table.pool[C] < 60
    assert stage.blood(kurt) == 3


@ruling("Perfectionist", 2)
def test_perfectionist_gains_the_blood_before_what_is_played_after_the_action() -> None:
    stage, kurt = perfect()
    bleed(stage, kurt)
    stage.skip("after-action")
    assert stage.blood(kurt) == 4


@ruling("Perfectionist", 3)
def test_perfectionist_gains_a_blood_even_if_the_action_has_lost_its_target() -> None:
    stage, kurt = perfect()
    stage.hand(A, "Demolish")
    cellar = stage.permanent(B, "Cellar")
    stage.play(A, "play", "demolish", "plain", kurt)
    stage.skip("announced", A)
    burn(stage.table, cellar)
    stage.resolve()
    assert stage.blood(kurt) == 4


def test_a_vampire_has_only_one_archetype() -> None:
    stage = Court()
    stage.hand(A, "Perfectionist")
    kurt = stage.vampire(A, "Kurt")
    stage.put_on(kurt, "Brooder")
    stage.vampire(B, "Rival")
    assert not stage.offers(A, "play", "perfectionist", "plain", "-")
    elder = stage.vampire(A, "Elder")
    play(stage, "perfectionist", "target", elder)
    assert stage.names(stage.table.on[elder]) == ["perfectionist"]


# Social Ladder


def ladder() -> tuple[Court, int, int]:
    """A vampire of A's on the ladder in her influence phase."""
    stage = Court(3, "influence")
    pupil = stage.vampire(A, "Pupil", 4)
    return stage, pupil, stage.put_on(pupil, "Social Ladder")


def test_social_ladder_is_put_on_a_ready_vampire_of_ones_own() -> None:
    stage = Court()
    stage.hand(A, "Social Ladder")
    stage.vampire(A, "Kurt", torpor=True)
    stage.vampire(B, "Rival")
    assert not stage.offers(A, "play", "social-ladder", "plain", "-")
    pupil = stage.vampire(A, "Pupil")
    play(stage, "social-ladder")
    assert stage.names(stage.table.on[pupil]) == ["social-ladder"]


def test_social_ladder_moves_all_blood_to_an_older_vampire_when_one_wants_to() -> None:
    stage, pupil, card = ladder()
    elder = stage.uncontrolled(A, "Elder", 3)
    rival = stage.uncontrolled(A, "Rival")
    young = stage.uncontrolled(A, "Fledgling")
    stage.play(A, "use", card, "0")
    assert stage.options(A) == [stage.text("target", elder), stage.text("target", rival)]
    stage.play(A, "target", elder)
    assert [stage.blood(c) for c in (elder, rival, young)] == [7, 0, 0]
    assert (stage.zone(pupil), stage.zone(card)) == (REMOVED, ASH_HEAP)
    assert stage.prompt == "InfluencePhase"


def test_social_ladder_must_be_climbed_before_the_influence_phase_ends() -> None:
    stage, pupil, _ = ladder()
    elder = stage.uncontrolled(A, "Elder", 6)
    stage.play(A, "pass")
    stage.skip("ForOne")
    stage.play(A, "target", elder)
    assert stage.zone(pupil) == REMOVED
    assert stage.blood(elder) == 10
    stage.skip("DiscardPhase")
    assert stage.zone(elder) == READY


def test_social_ladder_is_not_climbed_in_the_influence_phase_of_another() -> None:
    stage = Court(3, "influence")
    rival = stage.vampire(B, "Rival")
    stage.put_on(rival, "Social Ladder")
    stage.uncontrolled(B, "Elder")
    stage.skip("DiscardPhase")
    assert stage.zone(rival) == READY


# Villein


def test_villein_moves_two_or_more_blood_to_the_pool_as_announced() -> None:
    stage = Court()
    stage.hand(A, "Villein")
    kurt = stage.vampire(A, "Kurt", 5)
    stage.vampire(A, "Pupil", 1)
    stage.vampire(B, "Rival")
    Stage.play(stage, A, "play", "villein", "plain", "-")
    assert stage.prompt == "Announcing"
    assert stage.options(A) == ["number 2", "number 3", "number 4", "number 5"]
    Stage.play(stage, A, "number", "4")
    assert stage.window == "as-played"
    assert [event.number for event in stage.told(AnnouncedNumber)] == [4]
    assert stage.blood(kurt) == 5
    stage.skip("MasterPhase")
    assert (stage.blood(kurt), stage.table.pool[A]) == (1, 34)
    assert stage.names(stage.table.on[kurt]) == ["villein"]
    assert stage.table.actions == 1


def test_villein_needs_a_vampire_of_ones_own_with_two_blood() -> None:
    stage = Court()
    stage.hand(A, "Villein")
    stage.vampire(A, "Kurt", 1)
    stage.vampire(B, "Rival")
    assert not stage.offers(A, "play", "villein", "plain", "-")
    stage.vampire(A, "Pupil", 2)
    assert stage.offers(A, "play", "villein", "plain", "-")


def test_minion_tap_and_more_villeins_cost_more() -> None:
    stage = Court()
    kurt, elder = stage.vampire(A, "Kurt", 6), stage.vampire(A, "Elder", 6)
    stage.put_on(kurt, "Villein")
    stage.hand(A, "Villein", "Villein")
    play(stage, "villein", "target", kurt)
    stage.play(A, "number", "2")
    assert stage.table.pool[A] == 31
    play(stage, "villein", "target", elder)
    stage.play(A, "number", "2")
    assert stage.table.pool[A] == 33


@pytest.mark.parametrize(("villeins", "pool"), [(0, 32), (1, 31), (2, 30)])
def test_minion_tap_costs_a_pool_for_each_villein_one_has(villeins: int, pool: int) -> None:
    stage = Court()
    kurt, rival = stage.vampire(A, "Kurt", 6), stage.vampire(B, "Rival", 6)
    for _ in range(villeins):
        stage.put_on(kurt, "Villein")
    stage.put_on(rival, "Villein")
    stage.hand(A, "Minion Tap")
    play(stage, "minion-tap", "target", kurt)
    stage.play(A, "number", "2")
    assert stage.table.pool[A] == pool


@rule("VTES-R-18")
@ruling("Villein", 1)
def test_villein_is_paid_for_while_its_pool_comes_in() -> None:
    stage = Court()
    kurt = stage.vampire(A, "Kurt", 6)
    stage.put_on(kurt, "Villein")
    stage.hand(A, "Villein")
    stage.pool(A, 1)
    play(stage, "villein")
    stage.play(A, "number", "3")
    assert stage.table.pool[A] == 3
    assert not stage.table.out[A]


@ruling("Villein", 2)
def test_villein_is_not_played_where_it_can_not_be_paid() -> None:
    stage = Court()
    kurt = stage.vampire(A, "Kurt", 6)
    stage.put_on(kurt, "Villein")
    stage.put_on(kurt, "Villein")
    stage.hand(A, "Villein")
    stage.pool(A, 1)
    assert not stage.offers(A, "play", "villein", "plain", "-")
    elder = stage.vampire(A, "Elder", 6)
    stage.vampire(A, "Ira", 6)
    stage.play(A, "play", "villein", "plain", "-")
    assert stage.offers(A, "target", elder)
    assert not stage.offers(A, "target", kurt)


@ruling("Villein", 3)
def test_villein_takes_what_is_left_if_blood_was_lost_after_the_announcement() -> None:
    stage = Court()
    kurt = stage.vampire(A, "Kurt", 5)
    stage.hand(A, "Villein")
    stage.hand(B, "Sudden Thirst")
    Stage.play(stage, A, "play", "villein", "plain", "-")
    Stage.play(stage, A, "number", "5")
    stage.skip("as-played", B)
    Stage.play(stage, B, "play", "sudden-thirst", "plain", "-")
    stage.skip("MasterPhase")
    assert (stage.blood(kurt), stage.table.pool[A]) == (0, 32)


# The Rack


def racked(seats: int = 3) -> tuple[Court, int, int]:
    """A plays The Rack for one of her vampires."""
    stage = Court(seats)
    stage.hand(A, "The Rack")
    kurt = stage.vampire(A, "Kurt", 1)
    stage.vampire(A, "Elder", 1)
    play(stage, "the-rack")
    stage.play(A, "target", kurt)
    return stage, stage.table.beside[A][0], kurt


def to_untap(stage: Stage, seat: int = A) -> Stage:
    """Everybody passes until the untap phase of a seat, and what happens there by itself."""
    while (stage.table.phase, stage.table.active) != ("master-phase", seat):
        stage.least()
    return stage


def test_the_rack_gives_two_blood_to_the_chosen_vampire_in_its_controllers_untap_phase() -> None:
    stage, _, kurt = racked()
    elder = stage.table.ready[A][1]
    stage.play(A, "pass")
    to_untap(stage, B)
    assert stage.blood(kurt) == 1
    to_untap(stage)
    assert (stage.blood(kurt), stage.blood(elder)) == (3, 1)


def test_the_rack_chooses_among_ready_vampires_of_ones_own() -> None:
    stage = Court()
    stage.hand(A, "The Rack")
    kurt, elder = stage.vampire(A, "Kurt"), stage.vampire(A, "Elder")
    stage.vampire(A, "Pupil", torpor=True)
    stage.vampire(B, "Rival")
    stage.ally(A, "Thug")
    play(stage, "the-rack")
    assert stage.prompt == "Targeting"
    assert stage.options(A) == [stage.text("target", kurt), stage.text("target", elder)]
    alone = Court()
    alone.hand(A, "The Rack")
    assert not alone.offers(A, "play the-rack plain -")


@ruling("The Rack", 1)
def test_the_rack_keeps_its_vampire_though_it_was_contested_at_once() -> None:
    stage = Court(3)
    stage.hand(A, "The Rack")
    kurt = stage.vampire(A, "Kurt", 1)
    theirs = stage.permanent(B, "The Rack")
    play(stage, "the-rack")
    (rack,) = stage.table.beside[A]
    assert stage.table.contested[rack]
    moving.burn(stage.table, theirs)
    to_untap(stage, B)
    to_untap(stage)
    assert not stage.table.contested[rack]
    assert stage.blood(kurt) == 3


def test_whoever_steals_the_rack_chooses_a_vampire_of_hers() -> None:
    stage, rack, kurt = racked()
    rival, ira = stage.vampire(B, "Rival", 3), stage.vampire(B, "Ira", 3)
    stage.play(A, "pass")
    stage.skip("MinionPhase", B)
    stage.play(B, "act", rival, rack, "0")
    stage.skip("ForOne")
    assert stage.decider == B
    stage.play(B, "target", ira)
    assert stage.table.controller[rack] == B
    stage.skip("MinionPhase", B)
    stage.play(B, "pass")
    to_untap(stage)
    assert stage.blood(kurt) == 1
    to_untap(stage, B)
    assert stage.blood(ira) == 5


def test_ones_own_vampire_does_not_steal_the_rack() -> None:
    stage = Court(3, "minion")
    stage.permanent(A, "The Rack")
    stage.vampire(A, "Kurt")
    assert not any(text.startswith("act") for text in stage.options(A))


@ruling("The Rack", 1, 4)
def test_the_rack_keeps_its_vampire_through_contests_of_either() -> None:
    stage, rack, kurt = racked()
    table = stage.table
    for card in (rack, kurt):
        copy = stage.card(B, stage.names((card,))[0], stage.zone(card))
        contest(table, card, [copy])
        assert table.contested[card]
        moving.remove(table, copy)
        table.active, before = A, stage.blood(kurt)
        to_untap(stage, B)
        to_untap(stage, A)
        assert not table.contested[card]
        assert stage.prompt == "MasterPhase"
        assert stage.blood(kurt) == before + 2


@ruling("The Rack", 2)
def test_the_rack_does_not_know_another_copy_or_the_same_card_after_it_was_burned() -> None:
    stage, _, kurt = racked()
    moving.burn(stage.table, kurt)
    again = stage.vampire(A, "Kurt", 1)
    moving.enter(stage.table, kurt, READY, A)
    stage.table.blood[kurt] = 1
    to_untap(stage, B)
    to_untap(stage)
    assert (stage.blood(again), stage.blood(kurt)) == (1, 1)


@ruling("The Rack", 3, 4)
def test_the_rack_gives_blood_in_torpor_and_none_to_the_uncontrolled_until_they_are_back() -> None:
    stage, _, kurt = racked()
    moving.to_torpor(stage.table, kurt)
    to_untap(stage, B)
    to_untap(stage)
    assert stage.blood(kurt) == 3
    moving.to_uncontrolled(stage.table, kurt, A)
    to_untap(stage, B)
    to_untap(stage)
    assert stage.blood(kurt) == 3
    moving.enter(stage.table, kurt, READY, A)
    to_untap(stage, B)
    to_untap(stage)
    assert stage.blood(kurt) == 5


@pytest.mark.parametrize(("answer", "blood"), [("done", 1), ("target", 3)])
@ruling("The Rack", 5)
def test_the_new_controller_of_a_stolen_vampire_says_whether_he_gains_blood(
    answer: str, blood: int
) -> None:
    stage, rack, kurt = racked()
    moving.change_controller(stage.table, kurt, C)
    to_untap(stage, B)
    stage.skip("UntapPhase", A)
    stage.play(A, "target", rack)
    assert (stage.prompt, stage.decider) == ("ForOne", C)
    stage.play(C, *(("done",) if answer == "done" else ("target", kurt)))
    assert stage.blood(kurt) == blood
