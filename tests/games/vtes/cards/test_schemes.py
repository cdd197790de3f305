"""Masters by which Methuselahs get in each other's way, and some that change what minions are."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PEOPLE, Salon, modes
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C, Stage

from conclave.games.vtes.rules.abilities import AT_NEXT_UNTAP
from conclave.games.vtes.rules.events.playing import Cancelled
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.reading import identity
from conclave.games.vtes.rules.words import (
    ASH_HEAP,
    DISCIPLINES,
    HAND,
    MASTER,
    MODIFIER,
    NOBODY,
    OUT_OF_TURN,
    READY,
    REMOVED,
)
from conclave.games.vtes.vocabulary.bleeds import BleedBonus
from conclave.games.vtes.vocabulary.blood import GainPool
from conclave.games.vtes.vocabulary.cancelling import Cancel
from conclave.games.vtes.vocabulary.card import Card, Vampire

MADE_UP: tuple[AnyCard, ...] = (
    *PEOPLE,
    Vampire("Warlock", "tremere-antitribu", 1, 5, "tha AUS", "sabbat"),
    Card("Gift", MASTER, effect=GainPool(3)),
    Card("Late Gift", MASTER, effect=GainPool(3), not_replaced=AT_NEXT_UNTAP),
    Card("Only Gift", MASTER, effect=GainPool(3), once="turn"),
    Card("Veto", MASTER, OUT_OF_TURN, effect=Cancel((MASTER,))),
    Card("Push", MODIFIER, effect=BleedBonus(+1, only=True)),
    Card("Shove", MODIFIER, effect=BleedBonus(+2, only=True)),
)


class Court(Salon):
    """A table at which these cards are known, too, in any phase of A's turn."""

    def __init__(self, seats: int = 3, phase: str = "master") -> None:
        Stage.__init__(self, seats, extra=MADE_UP, phase=phase)


class Tense(Stage):
    """The same, where cards may be cancelled as they are played."""

    def __init__(self, seats: int = 3, phase: str = "master") -> None:
        super().__init__(seats, extra=MADE_UP, phase=phase)


# Bleeding the Vine


def test_the_vine_cancels_a_master_of_another_who_gets_another_action() -> None:
    stage = Tense()
    vine = stage.permanent(B, "Bleeding the Vine")
    stage.hand(A, "Gift", "Gift", "Vessel")
    stage.play(A, "play gift plain -")
    stage.skip("as-played", B)
    stage.play(B, "use", vine, "0")
    stage.skip("MasterPhase")
    assert stage.table.tapped[vine]
    assert stage.table.pool == [30, 30, 30]
    assert stage.table.actions == 1
    assert len(stage.told(Cancelled)) == 1
    stage.play(A, "play gift plain -")
    stage.skip("as-played", B)
    assert not stage.offers(B, "use", vine, "0")
    stage.skip("MinionPhase")
    assert stage.table.pool == [33, 30, 30]


def test_no_cost_is_paid_for_what_it_cancels() -> None:
    stage = Tense()
    vine = stage.permanent(B, "Bleeding the Vine")
    stage.vampire(A, "Elder")
    stage.hand(A, "Vessel")
    stage.play(A, "play vessel plain -")
    stage.skip("as-played", B)
    stage.play(B, "use", vine, "0")
    stage.skip("MasterPhase")
    assert stage.table.pool[A] == 30
    assert stage.table.actions == 1  # no trifle any more, but another action
    assert stage.names(stage.table.ash[A]) == ["vessel"]


def test_it_cancels_nothing_out_of_turn_and_nothing_of_its_controller() -> None:
    stage = Tense()
    vine = stage.permanent(B, "Bleeding the Vine")
    stage.hand(A, "Gift")
    stage.hand(C, "Veto")
    stage.play(A, "play gift plain -")
    stage.skip("as-played", C)
    stage.play(C, "play veto plain -")
    stage.skip("as-played", B)
    assert not stage.offers(B, "use", vine, "0")
    stage = Tense()
    vine = stage.permanent(A, "Bleeding the Vine")
    stage.hand(A, "Gift")
    stage.play(A, "play gift plain -")
    while stage.window == "as-played":
        assert not stage.offers(stage.decider, "use", vine, "0")
        stage.play(stage.decider, "pass")
    assert stage.table.pool[A] == 33


def test_whether_the_active_methuselah_is_asked_depends_on_cards_in_play_alone() -> None:
    """The controller of the vine is asked in her own turn only if another plays a master."""
    stage = Tense()
    stage.permanent(A, "Bleeding the Vine")
    stage.hand(A, "Gift")
    stage.play(A, "play gift plain -")
    asked = []
    while stage.window == "as-played":
        asked.append(stage.decider)
        stage.play(stage.decider, "pass")
    assert A not in asked


@pytest.mark.parametrize(
    ("choice", "pool", "tapped"), [("tap", 30, True), ("burn-pool", 29, False)]
)
def test_in_your_untap_phase_it_is_tapped_or_costs_a_pool(
    choice: str, pool: int, tapped: bool
) -> None:
    stage = Court(phase="untap")
    vine = stage.permanent(A, "Bleeding the Vine", tapped=True)
    stage.play(A, "target", vine)
    stage.play(A, f"choose {choice}")
    assert stage.table.pool[A] == pool
    assert stage.table.tapped[vine] == tapped


@ruling("Cancel", 1, 2)
def test_a_card_that_is_cancelled_is_replaced_as_usual_but_not_before() -> None:
    stage = Tense()
    vine = stage.permanent(B, "Bleeding the Vine")
    stage.hand(A, "Late Gift", *["Cellar"] * 6)
    stage.library(A, "Fame", "Fame")
    stage.play(A, "play late-gift plain -")
    stage.skip("as-played", B)
    assert stage.options(B) == [stage.text("use", vine, "0"), "pass"]
    assert len(stage.table.hand[A]) == 6
    stage.play(B, "use", vine, "0")
    assert len(stage.table.hand[A]) == 6
    stage.skip("MasterPhase")
    assert len(stage.table.hand[A]) == 7
    other = Court()
    other.hand(A, "Late Gift", *["Cellar"] * 6)
    other.library(A, "Fame", "Fame")
    other.play(A, "play late-gift plain -")
    assert len(other.table.hand[A]) == 6


@ruling("Cancel", 3)
def test_what_may_be_played_only_once_has_been_played_even_if_it_was_cancelled() -> None:
    stage = Tense()
    vine = stage.permanent(B, "Bleeding the Vine")
    stage.hand(A, "Only Gift", "Only Gift", "Gift")
    stage.play(A, "play only-gift plain -")
    stage.skip("as-played", B)
    stage.play(B, "use", vine, "0")
    stage.skip("MasterPhase")
    assert modes(stage, A, "only-gift") == []
    assert modes(stage, A, "gift") == ["plain"]


@ruling("Cancel", 4)
def test_a_limited_effect_that_was_cancelled_leaves_room_for_another() -> None:
    stage = Tense(phase="minion")
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "Push", "Shove")
    stage.hand(B, "Direct Intervention")
    stage.play(A, "bleed", elder)
    stage.play(A, "play push plain", elder)
    stage.skip("as-played", B)
    stage.play(B, "play direct-intervention plain -")
    stage.skip("announced", A)
    assert modes(stage, A, "push") == []
    stage.play(A, "play shove plain", elder)
    stage.skip("MinionPhase")
    assert stage.table.pool == [30, 26, 30]  # 1 for the intervention, 3 for the bleed


# Golconda: Inner Peace


def test_golconda_removes_an_old_vampire_and_pays_his_controller() -> None:
    stage = Court()
    rival = stage.vampire(B, "Rival", 2)
    lamp = stage.put_on(rival, "Lamp")
    stage.hand(A, "Golconda: Inner Peace")
    stage.play(A, "play golconda-inner-peace plain -")
    assert stage.zone(rival) == REMOVED
    assert stage.zone(lamp) == ASH_HEAP
    assert stage.table.pool == [30, 39, 30]


def test_it_is_for_old_vampires_ready_or_not() -> None:
    stage = Court()
    stage.vampire(A, "Pack Leader")
    stage.hand(A, "Golconda: Inner Peace")
    assert modes(stage, A, "golconda-inner-peace") == []
    elder = stage.vampire(A, "Elder", 0, torpor=True)
    stage.play(A, "play golconda-inner-peace plain -")
    assert stage.zone(elder) == REMOVED
    assert stage.table.pool[A] == 40


def test_the_controller_may_cancel_it_for_two_pool() -> None:
    stage = Tense()
    rival = stage.vampire(B, "Rival")
    golconda = stage.card(A, "Golconda: Inner Peace", HAND)
    stage.play(A, "play golconda-inner-peace plain -")
    stage.skip("as-played", B)
    stage.play(B, "use", golconda, "0")
    stage.skip("MasterPhase")
    assert stage.zone(rival) == READY
    assert stage.table.pool == [30, 28, 30]
    assert stage.zone(golconda) == ASH_HEAP
    assert stage.table.actions == 0


def test_if_she_does_not_it_takes_effect() -> None:
    stage = Tense()
    rival = stage.vampire(B, "Rival")
    stage.hand(A, "Golconda: Inner Peace")
    stage.play(A, "play golconda-inner-peace plain -")
    stage.skip("as-played", C)
    assert stage.options(C) == ["pass"]
    stage.skip("MasterPhase")
    assert stage.zone(rival) == REMOVED
    assert stage.table.pool == [30, 39, 30]


def test_who_has_less_than_two_pool_can_not() -> None:
    stage = Tense()
    stage.vampire(B, "Rival")
    stage.hand(A, "Golconda: Inner Peace")
    stage.pool(B, 1)
    stage.play(A, "play golconda-inner-peace plain -")
    stage.skip("as-played", B)
    assert stage.options(B) == ["pass"]
    stage.pool(B, 2)
    assert stage.options(B) == ["use golconda-inner-peace#1 0", "pass"]


# Infernal Pact


def pact(discipline: str) -> tuple[Court, int]:
    """A's Tremere antitribu has a pact for a discipline."""
    stage = Court()
    warlock = stage.vampire(A, "Warlock")
    stage.hand(A, "Infernal Pact")
    stage.play(A, "play infernal-pact plain -")
    assert stage.options(A) == [f"name {word}" for word in DISCIPLINES]
    stage.play(A, f"name {discipline}")
    stage.skip("MinionPhase")
    return stage, warlock


def test_the_pact_lets_a_vampire_play_cards_at_superior() -> None:
    without = Court(phase="minion")
    without.vampire(A, "Warlock")
    bound, _ = pact("dom")
    for stage, ways in ((without, []), (bound, ["dom", "DOM"])):
        stage.uncontrolled(A, "Fledgling")
        stage.hand(A, "Govern the Unaligned")
        assert modes(stage, A, "govern-the-unaligned") == ways


def test_he_does_not_have_the_discipline() -> None:
    stage, warlock = pact("dom")
    assert identity.level(stage.table, warlock, "dom") == 0
    assert identity.capacity(stage.table, warlock) == 5
    assert stage.table.pool[A] == 29


def test_it_is_for_one_discipline_alone_and_counts_with_what_he_has() -> None:
    stage, warlock = pact("tha")
    assert identity.play_level(stage.table, warlock, "tha") == 2
    assert identity.level(stage.table, warlock, "tha") == 1
    assert identity.play_level(stage.table, warlock, "dom") == 0


def test_it_needs_a_tremere_antitribu_of_yours() -> None:
    stage = Court()
    stage.vampire(A, "Judge")
    stage.vampire(B, "Warlock")
    stage.hand(A, "Infernal Pact")
    assert modes(stage, A, "infernal-pact") == []
    stage.vampire(A, "Warlock")
    assert modes(stage, A, "infernal-pact") == ["plain"]


# Instability


def test_instability_gives_two_pool_and_the_prey_may_take_the_edge() -> None:
    stage = Court()
    stage.hand(A, "Instability")
    stage.play(A, "play instability plain -")
    assert (stage.prompt, stage.decider) == ("May", B)
    stage.play(B, "yes")
    assert stage.table.edge == B
    assert stage.table.pool == [32, 30, 30]


def test_the_prey_may_decline_the_edge_and_is_not_asked_if_she_has_it() -> None:
    stage = Court()
    stage.hand(A, "Instability")
    stage.play(A, "play instability plain -")
    stage.play(B, "no")
    assert stage.table.edge == NOBODY
    assert stage.table.pool[A] == 32
    stage = Court()
    stage.edge(B)
    stage.hand(A, "Instability")
    stage.play(A, "play instability plain -")
    assert stage.prompt == "MasterPhase"
    assert (stage.table.edge, stage.table.pool[A]) == (B, 32)


@pytest.mark.parametrize(("edge", "usable"), [(NOBODY, True), (A, False), (B, True), (C, False)])
def test_it_needs_the_edge_with_the_prey_or_with_nobody(edge: int, usable: bool) -> None:
    stage = Court()
    stage.edge(edge)
    stage.hand(A, "Instability")
    assert modes(stage, A, "instability") == (["plain"] if usable else [])


def test_only_one_a_turn() -> None:
    stage = Court()
    stage.hand(A, "Instability", "Instability")
    stage.hand(B, "Instability")
    stage.begin()
    stage.table.actions = 2
    stage.play(A, "play instability plain -")
    stage.play(B, "no")
    assert stage.table.actions == 1
    assert modes(stage, A, "instability") == []
    stage.skip("MasterPhase", B)
    assert modes(stage, B, "instability") == ["plain"]
