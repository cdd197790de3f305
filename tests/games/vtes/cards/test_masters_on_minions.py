"""Tests of master cards that are put on a minion."""

from __future__ import annotations

import pytest
from games.vtes.cards.master_cards import MasterStage, play_as_a, stage_in_master_phase
from games.vtes.cards.people import (
    PEOPLE,
    PeopleStage,
    bleed,
    choose_strikes,
    fight,
    try_block,
)
from games.vtes.cards.referendums import ReferendumStage
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C, Stage

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.atoms import counters, noting
from conclave.games.vtes.rules.blood import burn
from conclave.games.vtes.rules.constants import (
    ASH_HEAP,
    MASTER,
    ON_CARD,
    READY,
    REMOVED,
    TORPOR,
)
from conclave.games.vtes.rules.events.playing import AnnouncedNumber
from conclave.games.vtes.rules.moments import UntapPhase
from conclave.games.vtes.rules.reading import values
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.blood import BurnPool
from conclave.games.vtes.vocabulary.card import Card
from conclave.lang.abilities import Whenever
from conclave.testing import rule

# Blood Doll


def test_blood_doll_moves_a_blood_either_way_once_a_master_phase() -> None:
    stage = Stage(2, phase="master")
    krid = stage.vampire(A, "Krid", 1)
    doll = stage.put_on(krid, "Blood Doll", A)
    stage.play(A, "use", doll, "0")
    stage.play(A, "choose blood-to-pool")
    assert (stage.table.pool[A], stage.blood(krid)) == (31, 0)
    assert not stage.offers(A, "use", doll, "0")
    other = Stage(2, phase="master")
    mazz = other.vampire(A, "Mazz", 1)
    doll = other.put_on(mazz, "Blood Doll", A)
    other.play(A, "use", doll, "0")
    other.play(A, "choose pool-to-blood")
    assert (other.table.pool[A], other.blood(mazz)) == (29, 2)


@rule("VTES-1.6.2-09")
def test_blood_doll_is_used_by_the_controller_of_the_vampire() -> None:
    stage = Stage(2, phase="master")
    krid = stage.vampire(A, "Krid", 2)
    doll = stage.put_on(krid, "Blood Doll", B)
    assert stage.table.controller[doll] == B
    assert stage.offers(A, "use", doll, "0")
    theirs = Stage(2, phase="master")
    mazz = theirs.vampire(B, "Mazz", 2)
    doll = theirs.put_on(mazz, "Blood Doll", A)
    assert not theirs.offers(A, "use", doll, "0")


def test_blood_doll_is_put_only_on_a_vampire_of_its_player() -> None:
    stage = stage_in_master_phase(2, "Blood Doll")
    stage.vampire(B, "Krid")
    assert not stage.offers(A, "play", "blood-doll", "plain", "-")
    stage = stage_in_master_phase(2, "Blood Doll")
    krid = stage.vampire(A, "Krid")
    play_as_a(stage, "blood-doll", "target", krid)
    assert stage.names(stage.table.attached[krid]) == ["blood-doll"]


@ruling("Blood Doll", 1)
def test_a_blood_doll_works_in_torpor() -> None:
    stage = PeopleStage(2, phase="master")
    elder = stage.vampire(A, "Elder", 3, torpor=True)
    doll = stage.put_on(elder, "Blood Doll", A)
    stage.play(A, "use", doll, "0")
    stage.play(A, "choose blood-to-pool")
    assert (stage.table.pool[A], stage.blood(elder)) == (31, 2)


# Vessel


def test_vessel_works_in_the_untap_phase_and_may_burn_a_blood_doll() -> None:
    stage = stage_in_master_phase(2, "Vessel")
    krid = stage.vampire(A, "Krid")
    mazz = stage.vampire(B, "Mazz")
    doll = stage.put_on(mazz, "Blood Doll", B)
    play_as_a(stage, "vessel", "target", krid)
    stage.play(A, "target", doll)
    assert stage.zone(doll) == ASH_HEAP
    assert stage.names(stage.table.attached[krid]) == ["vessel"]
    assert stage.table.pool[A] == 29
    vessel = stage.table.attached[krid][0]
    assert not stage.offers(A, "use", vessel, "0")
    later = Stage(2, phase="untap")
    krid = later.vampire(A, "Krid", 1)
    vessel = later.put_on(krid, "Vessel")
    later.play(A, "use", vessel, "0")
    later.play(A, "choose blood-to-pool")
    assert (later.table.pool[A], later.blood(krid)) == (31, 0)
    assert not later.offers(A, "use", vessel, "0")


# Fame


TITHE = Card("Tithe", MASTER, grants=Whenever(UntapPhase(p.YOU), BurnPool(1, p.YOU)))


def test_fame_costs_the_controller_and_then_everybody() -> None:
    stage = Stage(2, phase="minion")
    krid = stage.vampire(A, "Krid")
    stage.put_on(krid, "Fame", B)
    mazz = stage.vampire(B, "Mazz")
    stage.put_on(mazz, "Flamethrower")
    stage.play(A, "bleed", krid)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", mazz)
    stage.skip("strike", A)
    stage.play(A, "strike hand")
    stage.skip("strike", B)
    flame = stage.table.attached[mazz][0]
    stage.play(B, "strike", flame, "0")
    stage.skip("MinionPhase")
    assert stage.zone(krid) == TORPOR
    assert stage.table.pool == [27, 30]
    for seat, pools in ((B, [27, 29]), (A, [26, 29])):
        stage.skip("MasterPhase", seat)
        assert stage.table.pool == pools


def test_fame_does_nothing_while_its_vampire_is_ready() -> None:
    stage = Stage(2, phase="untap")
    stage.put_on(stage.vampire(A, "Krid"), "Fame", B)
    stage.skip("MasterPhase", A)
    assert stage.table.pool == [30, 30]


@ruling("Fame", 1)
@pytest.mark.parametrize("fame_first", [True, False])
def test_the_active_methuselah_orders_what_fame_costs_her(fame_first: bool) -> None:
    stage = PeopleStage(2, TITHE, phase="untap")
    fame = stage.put_on(stage.vampire(B, "Rival", torpor=True), "Fame", B)
    tithe = stage.permanent(A, "Tithe")
    stage.hand(B, "Erebus Mask")
    assert stage.decider == A
    for card in (fame, tithe) if fame_first else (tithe, fame):
        assert "done" not in stage.options(A)
        stage.play(A, "target", card)
    assert stage.table.pool == [28, 30]
    assert "done" in stage.options(A)


# Haven Uncovered


def test_haven_uncovered_lets_minions_of_others_attack() -> None:
    stage = Stage(3)
    krid = stage.vampire(A, "Krid")
    mazz = stage.vampire(B, "Mazz")
    haven = stage.put_on(mazz, "Haven Uncovered", C)
    stage.play(A, "act", krid, haven, "0")
    stage.skip("strike", A)
    assert stage.table.view(None)["action"]["target_seat"] == B
    own = Stage(3)
    krid = own.vampire(A, "Krid")
    pug = own.vampire(A, "Pug Jackson")
    haven = own.put_on(krid, "Haven Uncovered", C)
    assert not own.offers(A, "act", pug, haven, "0")
    own.play(A, "act", krid, haven, "1")
    own.skip("MinionPhase")
    assert own.zone(haven) == ASH_HEAP


# Pentex(TM) Subversion


def test_pentex_subversion_keeps_a_minion_from_acting_and_blocking() -> None:
    stage = Stage(2)
    krid = stage.vampire(A, "Krid")
    mazz = stage.vampire(A, "Mazz")
    pug = stage.vampire(B, "Pug Jackson")
    pentex = stage.put_on(krid, "Pentex(TM) Subversion", B)
    stage.put_on(pug, "Pentex(TM) Subversion", A)
    assert not stage.offers(A, "bleed", krid)
    assert not stage.offers(A, "act", krid, pentex, "0")
    assert stage.offers(A, "bleed", mazz)
    stage.play(A, "act", mazz, pentex, "0")
    stage.skip("MinionPhase")
    assert stage.zone(pentex) == ASH_HEAP
    assert stage.offers(A, "bleed", krid)
    stage.play(A, "bleed", krid)
    stage.skip("MinionPhase")
    assert stage.table.pool[B] == 29  # Pug could not block


# Capitalist


def test_capitalist_gains_a_blood_for_bleeding_the_prey_once_a_turn() -> None:
    stage = PeopleStage(3)
    leader, kurt = stage.vampire(A, "Pack Leader", 3), stage.vampire(A, "Kurt", 3)
    stage.put_on(leader, "Capitalist")
    for _ in range(2):
        bleed(stage, leader)
        stage.resolve()
        assert stage.blood(leader) == 4
        noting.erase(stage.table, notes.HAS_BLED, leader)
        counters.untap(stage.table, leader)
    bleed(stage, kurt)
    stage.resolve()
    assert (stage.blood(leader), stage.blood(kurt)) == (4, 3)


def test_capitalist_is_for_sabbat_vampires_of_yours() -> None:
    stage = MasterStage()
    stage.hand(A, "Capitalist")
    stage.vampire(A, "Kurt")
    stage.vampire(B, "Pack Leader")
    assert not stage.offers(A, "play", "capitalist", "plain", "-")
    stage.vampire(A, "Pack Leader")
    assert stage.offers(A, "play", "capitalist", "plain", "-")


# Guardian Angel


def test_guardian_angel_is_put_on_a_ready_vampire_of_yours() -> None:
    stage = Stage(2, phase="master", extra=PEOPLE)
    elder = stage.vampire(A, "Elder")
    kurt = stage.vampire(A, "Kurt")
    stage.vampire(A, "Pupil", torpor=True)
    stage.vampire(B, "Rival")
    stage.hand(A, "Guardian Angel")
    stage.play(A, "play guardian-angel plain -")
    assert stage.options(A) == [stage.text("target", elder), stage.text("target", kurt)]
    stage.play(A, "target", kurt)
    stage.skip("MasterPhase")
    assert stage.names(stage.table.attached[kurt]) == ["guardian-angel"]
    assert stage.table.pool[A] == 28


def test_guardian_angel_gives_intercept_only_while_its_controller_is_bled() -> None:
    stage = PeopleStage(3)
    rival, other = stage.vampire(B, "Rival"), stage.vampire(C, "Kurt")
    stage.put_on(rival, "Guardian Angel")
    stage.put_on(other, "Guardian Angel")
    elder, pupil = stage.vampire(A, "Elder"), stage.vampire(A, "Pupil", 2)
    bleed(stage, elder)
    assert [values.intercept(stage.table, card) for card in (rival, other)] == [1, 0]
    stage.skip("MinionPhase", A)
    stage.play(A, "hunt", pupil)
    assert [values.intercept(stage.table, card) for card in (rival, other)] == [0, 0]


def test_guardian_angel_prevents_one_damage_each_combat() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    angel = stage.put_on(rival, "Guardian Angel")
    stage.hand(A, "Undead Strength")
    choose_strikes(fight(stage, elder, rival), f"play undead-strength POT elder#{elder}")
    stage.skip("damage", B)
    stage.play(B, "use", angel, "0")
    assert not stage.offers(B, "use", angel, "0")
    stage.skip("MinionPhase")
    assert stage.blood(rival) == 7


def test_guardian_angel_is_burned_when_the_vampire_goes_to_torpor() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival", 0)
    angel, spared = stage.put_on(rival, "Guardian Angel"), stage.put_on(elder, "Guardian Angel")
    choose_strikes(fight(stage, elder, rival))
    stage.skip("MinionPhase", A)
    assert stage.zone(rival) == TORPOR
    assert stage.zone(angel) == ASH_HEAP
    assert stage.zone(spared) == ON_CARD


# Perfectionist


def perfect(phase: str = "minion") -> tuple[MasterStage, int]:
    """A perfectionist of A's with little blood."""
    stage = MasterStage(3, phase)
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
    stage = MasterStage()
    stage.hand(A, "Perfectionist")
    kurt = stage.vampire(A, "Kurt")
    stage.put_on(kurt, "Brooder")
    stage.vampire(B, "Rival")
    assert not stage.offers(A, "play", "perfectionist", "plain", "-")
    elder = stage.vampire(A, "Elder")
    play_as_a(stage, "perfectionist", "target", elder)
    assert stage.names(stage.table.attached[elder]) == ["perfectionist"]


# Social Ladder


def ladder() -> tuple[MasterStage, int, int]:
    """A vampire of A's on the ladder in her influence phase."""
    stage = MasterStage(3, "influence")
    pupil = stage.vampire(A, "Pupil", 4)
    return stage, pupil, stage.put_on(pupil, "Social Ladder")


def test_social_ladder_is_put_on_a_ready_vampire_of_ones_own() -> None:
    stage = MasterStage()
    stage.hand(A, "Social Ladder")
    stage.vampire(A, "Kurt", torpor=True)
    stage.vampire(B, "Rival")
    assert not stage.offers(A, "play", "social-ladder", "plain", "-")
    pupil = stage.vampire(A, "Pupil")
    play_as_a(stage, "social-ladder")
    assert stage.names(stage.table.attached[pupil]) == ["social-ladder"]


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
    stage = MasterStage(3, "influence")
    rival = stage.vampire(B, "Rival")
    stage.put_on(rival, "Social Ladder")
    stage.uncontrolled(B, "Elder")
    stage.skip("DiscardPhase")
    assert stage.zone(rival) == READY


# Villein


def test_villein_moves_two_or_more_blood_to_the_pool_as_announced() -> None:
    stage = MasterStage()
    stage.hand(A, "Villein")
    kurt = stage.vampire(A, "Kurt", 5)
    stage.vampire(A, "Pupil", 1)
    stage.vampire(B, "Rival")
    Stage.play(stage, A, "play", "villein", "plain", "-")
    assert stage.prompt == "Announcing"
    assert stage.options(A) == ["number 2", "number 3", "number 4", "number 5"]
    Stage.play(stage, A, "number", "4")
    assert stage.window == "as-played"
    assert [event.number for event in stage.events_of(AnnouncedNumber)] == [4]
    assert stage.blood(kurt) == 5
    stage.skip("MasterPhase")
    assert (stage.blood(kurt), stage.table.pool[A]) == (1, 34)
    assert stage.names(stage.table.attached[kurt]) == ["villein"]
    assert stage.table.actions == 1


def test_villein_needs_a_vampire_of_ones_own_with_two_blood() -> None:
    stage = MasterStage()
    stage.hand(A, "Villein")
    stage.vampire(A, "Kurt", 1)
    stage.vampire(B, "Rival")
    assert not stage.offers(A, "play", "villein", "plain", "-")
    stage.vampire(A, "Pupil", 2)
    assert stage.offers(A, "play", "villein", "plain", "-")


@pytest.mark.parametrize(("villeins", "pool"), [(0, 32), (1, 31), (2, 30)])
def test_villein_makes_minion_tap_cost_a_pool_more_for_each(villeins: int, pool: int) -> None:
    stage = MasterStage()
    kurt, rival = stage.vampire(A, "Kurt", 6), stage.vampire(B, "Rival", 6)
    for _ in range(villeins):
        stage.put_on(kurt, "Villein")
    stage.put_on(rival, "Villein")
    stage.hand(A, "Minion Tap")
    play_as_a(stage, "minion-tap", "target", kurt)
    stage.play(A, "number", "2")
    assert stage.table.pool[A] == pool


@rule("VTES-R-18")
@ruling("Villein", 1)
def test_villein_is_paid_for_while_its_pool_comes_in() -> None:
    stage = MasterStage()
    kurt = stage.vampire(A, "Kurt", 6)
    stage.put_on(kurt, "Villein")
    stage.hand(A, "Villein")
    stage.pool(A, 1)
    play_as_a(stage, "villein")
    stage.play(A, "number", "3")
    assert stage.table.pool[A] == 3
    assert not stage.table.out[A]


@ruling("Villein", 2)
def test_villein_is_not_played_where_it_can_not_be_paid() -> None:
    stage = MasterStage()
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
    stage = MasterStage()
    kurt = stage.vampire(A, "Kurt", 5)
    stage.hand(A, "Villein")
    stage.hand(B, "Sudden Thirst")
    Stage.play(stage, A, "play", "villein", "plain", "-")
    Stage.play(stage, A, "number", "5")
    stage.skip("as-played", B)
    Stage.play(stage, B, "play", "sudden-thirst", "plain", "-")
    stage.skip("MasterPhase")
    assert (stage.blood(kurt), stage.table.pool[A]) == (0, 32)


# Rebel


@pytest.mark.parametrize(("name", "gained"), [("Mayor", 1), ("Elder", 0)])
def test_a_rebel_gains_a_blood_for_blocking_a_titled_vampire(name: str, gained: int) -> None:
    stage = PeopleStage(2)
    actor, rival = stage.vampire(A, name), stage.vampire(B, "Rival", 4)
    stage.put_on(rival, "Rebel")
    bleed(stage, actor)
    try_block(stage, rival)
    stage.skip("before-range", A)
    assert stage.blood(rival) == 4 + gained


def test_a_rebel_gains_a_blood_for_blocking_a_political_action() -> None:
    stage = ReferendumStage(2)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival", 4)
    stage.put_on(rival, "Rebel")
    stage.hand(A, "Gift")
    stage.hand(B, "Enhanced Senses")
    stage.play(A, "play gift plain", elder)
    try_block(stage, rival)
    stage.skip("block", B)
    stage.play(B, "play enhanced-senses AUS", rival)
    stage.skip("before-range", A)
    assert stage.blood(rival) == 5


# Society of Leopold


@pytest.mark.parametrize(("choice", "zone"), [("burn-blood", READY), ("burn", ASH_HEAP)])
def test_society_of_leopold_costs_a_blood_or_the_vampire(choice: str, zone: int) -> None:
    stage = PeopleStage(2, phase="untap")
    elder = stage.vampire(A, "Elder", 3)
    stage.put_on(elder, "Society of Leopold", B)
    stage.skip("Either", A)
    stage.play(A, f"choose {choice}")
    assert stage.zone(elder) == zone
    assert stage.table.pool == [30, 30]


def test_an_empty_vampire_is_burned_by_the_society_of_leopold() -> None:
    stage = PeopleStage(2, phase="untap")
    elder = stage.vampire(A, "Elder", 0)
    stage.put_on(elder, "Society of Leopold", B)
    stage.skip("MasterPhase", A)
    assert stage.zone(elder) == ASH_HEAP


def test_the_vampire_may_move_the_society_of_leopold_to_another() -> None:
    stage = PeopleStage(2)
    elder, kurt = stage.vampire(A, "Elder"), stage.vampire(A, "Kurt")
    rival = stage.vampire(B, "Rival", tapped=True)
    society = stage.put_on(elder, "Society of Leopold", B)
    assert not stage.offers(A, "act", kurt, society, "0")
    stage.play(A, "act", elder, society, "0")
    stage.play(A, "target", rival)
    stage.resolve()
    assert stage.table.host[society] == rival
