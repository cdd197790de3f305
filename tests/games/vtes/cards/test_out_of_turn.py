"""Out-of-turn masters that are about bleeds, and one for vampires who come out."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PEOPLE, Salon, bleed, modes, unblocked
from games.vtes.cards.rulings import ruling
from games.vtes.fights import stage_for
from games.vtes.stage import A, B, C, D, Stage

from conclave.games.vtes.cards import LIBRARY
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.reading import identity
from conclave.games.vtes.rules.windows import SUCCEEDING
from conclave.games.vtes.rules.words import ASH_HEAP, BESIDE, MASTER, MODIFIER, ON_CARD, OUT_OF_TURN
from conclave.games.vtes.vocabulary.bleeds import BleedBonus, LimitBleed
from conclave.games.vtes.vocabulary.card import Card, Vampire
from conclave.testing import rule

MADE_UP: tuple[AnyCard, ...] = (
    *PEOPLE,
    Vampire("Cousin", "giovanni", 1, 5, "pot", "independent"),
    Vampire("Uncle", "giovanni", 1, 4, "POT", "independent"),
    Card("Push", MODIFIER, effect=BleedBonus(+2)),
    Card("Last Push", MODIFIER, effect=BleedBonus(+1), when=SUCCEEDING),
    Card("Slip", MODIFIER, effect=LimitBleed(0), when=SUCCEEDING),
)


class Parlour(Salon):
    """A table at which these cards are known, too, in any phase of A's turn."""

    def __init__(self, seats: int = 3, phase: str = "minion") -> None:
        Stage.__init__(self, seats, extra=MADE_UP, phase=phase)


# Contingency Planning


def deflected(hand: tuple[str, ...] = ("Contingency Planning",)) -> tuple[Stage, int, int]:
    """A bleeds B for 3, B deflects, and A is asked as the card is played."""
    stage = Stage(3, extra=MADE_UP)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Push", *hand)
    stage.hand(B, "Deflection")
    stage.play(A, "bleed", elder)
    stage.skip("announced", A)
    stage.play(A, "play push plain", elder)
    stage.skip("declined", B)
    stage.play(B, "play deflection DOM", rival)
    if stage.prompt == "Targeting":
        stage.play(B, "player 2")
    return stage.skip("as-played", A), elder, rival


@ruling("Cancel", 1, 3)
def test_contingency_planning_cancels_what_would_change_the_target() -> None:
    stage, _, rival = deflected()
    stage.library(A, "Govern the Unaligned")
    stage.play(A, "play contingency-planning plain -")
    stage.skip("MinionPhase")
    assert stage.table.pool == [29, 29, 30]  # the cost, and 1 of the 3
    assert stage.blood(rival) == 9  # nothing was paid for the card that was cancelled
    assert stage.names(stage.table.ash[B]) == ["deflection"]
    assert stage.table.edge == A


@ruling("Cancel", 3)
def test_the_cancelled_card_can_not_be_played_again_by_the_same_minion() -> None:
    stage, _, rival = deflected()
    pupil = stage.vampire(B, "Pupil")
    stage.hand(B, "Deflection")
    stage.play(A, "play contingency-planning plain -")
    stage.skip("declined", B)
    assert not stage.offers(B, "play deflection DOM", rival)
    assert stage.offers(B, "play deflection dom", pupil)


@rule("VTES-1.6.2-07", "VTES-1.6.2-08")
def test_it_counts_against_the_next_master_phase_even_in_ones_own_turn() -> None:
    stage, _, _ = deflected(("Contingency Planning", "Contingency Planning"))
    stage.hand(B, "Deflection")
    pupil = stage.vampire(B, "Pupil")
    stage.play(A, "play contingency-planning plain -")
    stage.skip("declined", B)
    assert stage.table.debt[A] == 1
    stage.play(B, "play deflection dom", pupil)
    stage.skip("as-played", A)
    assert not stage.offers(A, "play contingency-planning plain -")


def test_it_does_nothing_about_bleeds_of_others() -> None:
    stage = Stage(3, extra=MADE_UP)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(B, "Deflection")
    stage.hand(C, "Contingency Planning", "Direct Intervention")
    stage.play(A, "bleed", elder)
    stage.skip("declined", B)
    stage.play(B, "play deflection DOM", rival)
    stage.skip("as-played", C)
    assert stage.offers(C, "play direct-intervention plain -")
    assert not stage.offers(C, "play contingency-planning plain -")


def few(*names: str) -> Stage:
    """A table at which only these cards and those of the arena are known."""
    stage = stage_for(*[LIBRARY.cards[LIBRARY.numbers[name]] for name in names], seats=3)
    stage.hand(B, "Deflection", "Enhanced Senses")
    return stage


def test_it_cancels_no_other_card_and_its_player_is_asked_about_none() -> None:
    stage = few("contingency-planning")
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    stage.hand(A, "Contingency Planning", "Conditioning")
    stage.play(A, "bleed", kurt)
    Stage.play(stage, A, "play conditioning dom", kurt)
    assert stage.window != "as-played"
    stage.skip("declined", B)
    Stage.play(stage, B, "play deflection DOM", ira)
    assert (stage.window, stage.decider) == ("as-played", A)
    assert stage.offers(A, "play contingency-planning plain -")


def test_a_bleed_of_one_is_not_made_smaller() -> None:
    stage = Parlour()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Contingency Planning")
    stage.hand(B, "Deflection")
    bleed(stage, elder)
    unblocked(stage)
    Stage.play(stage, B, "play deflection DOM", rival)
    stage.skip("as-played", A)
    stage.play(A, "play contingency-planning plain -")
    stage.skip("MinionPhase")
    assert stage.table.pool == [29, 29, 30]


# Major Boon


def boon(stage: Salon, minion: int, seat: int = C, of: int = A) -> Salon:
    """A minion bleeds, and a seat takes the bleed upon herself."""
    bleed(stage, minion, of)
    stage.skip(SUCCEEDING, seat)
    stage.play(seat, "play major-boon plain -")
    stage.skip("MinionPhase")
    return stage


def test_major_boon_burns_your_pool_in_the_place_of_the_target() -> None:
    stage = Parlour(3)
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "Push")
    stage.hand(C, "Major Boon")
    bleed(stage, elder)
    stage.play(A, "play push plain", elder)
    stage.skip(SUCCEEDING, C)
    stage.play(C, "play major-boon plain -")
    stage.skip("MinionPhase")
    assert stage.table.pool == [30, 30, 27]
    assert stage.table.edge == A
    assert stage.names(stage.table.beside[C]) == ["major-boon"]
    assert stage.table.debt[C] == 1


def test_later_the_debtor_burns_pool_for_a_bleed_against_you() -> None:
    stage = Parlour(3)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(C, "Major Boon")
    boon(stage, elder)
    (card,) = stage.table.beside[C]
    stage.skip("MinionPhase", B)
    bleed(stage, rival, B)
    stage.skip(SUCCEEDING, C)
    stage.play(C, "use", card, "0")
    stage.skip("MinionPhase", B)
    assert stage.table.pool == [30, 29, 29]  # B was spared once, and pays for her own bleed now
    assert stage.zone(card) == ASH_HEAP
    assert stage.table.edge == B


def test_it_is_not_for_your_own_bleed_or_one_against_you() -> None:
    stage = Parlour(3)
    elder = stage.vampire(A, "Elder")
    for seat in (A, B, C):
        stage.hand(seat, "Major Boon")
    bleed(stage, elder)
    stage.skip(SUCCEEDING)
    assert (stage.decider, modes(stage, A, "major-boon")) == (A, [])
    stage.skip(SUCCEEDING, B)
    assert modes(stage, B, "major-boon") == []
    stage.skip(SUCCEEDING, C)
    assert modes(stage, C, "major-boon") == ["plain"]


def test_it_is_not_used_for_a_bleed_against_another() -> None:
    stage = Parlour(3)
    elder = stage.vampire(A, "Elder")
    stage.hand(C, "Major Boon")
    stage.hand(B, "Major Boon")
    boon(stage, elder)
    (card,) = stage.table.beside[C]
    stage.vampire(A, "Rival")
    bleed(stage, next(m for m in stage.table.ready[A] if not stage.table.tapped[m]))
    stage.skip(SUCCEEDING, B)
    assert stage.table.view(None)["action"]["target_seat"] == B
    assert not stage.offers(C, "use", card, "0")
    stage.skip("MinionPhase")
    assert stage.table.pool == [30, 29, 29]


@ruling("Major Boon", 1)
def test_after_it_only_what_is_played_when_the_bleed_would_succeed_can_be_played() -> None:
    stage = Parlour(3)
    elder = stage.vampire(A, "Elder")
    stage.vampire(B, "Rival")
    stage.hand(A, "Push", "Last Push")
    stage.hand(B, "Deflection", "Telepathic Misdirection")
    stage.hand(C, "Major Boon")
    bleed(stage, elder)
    assert modes(stage, A, "push") == ["plain"]
    stage.skip(SUCCEEDING, C)
    stage.play(C, "play major-boon plain -")
    assert stage.decider == A
    assert modes(stage, A, "push") == []
    stage.play(A, "play last-push plain", elder)
    stage.skip("MinionPhase")
    assert stage.table.pool == [30, 30, 28]
    assert len(stage.table.hand[B]) == 2


@ruling("Major Boon", 2)
def test_nobody_takes_a_boon_upon_herself() -> None:
    stage = Parlour(4)
    elder = stage.vampire(A, "Elder")
    stage.hand(C, "Major Boon")
    stage.hand(D, "Major Boon")
    bleed(stage, elder)
    stage.skip(SUCCEEDING, D)
    assert modes(stage, D, "major-boon") == ["plain"]
    stage = Parlour(4)
    elder = stage.vampire(A, "Elder")
    stage.hand(C, "Major Boon")
    stage.hand(D, "Major Boon")
    bleed(stage, elder)
    stage.skip(SUCCEEDING, C)
    stage.play(C, "play major-boon plain -")
    stage.skip(SUCCEEDING, D)
    assert modes(stage, D, "major-boon") == []


@ruling("Major Boon", 3)
def test_two_boons_are_not_burned_for_one_bleed() -> None:
    stage = Parlour(3)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(C, "Major Boon", "Major Boon")
    boon(stage, elder)
    stage.table.debt[C] = 0
    pupil = stage.vampire(A, "Pupil")
    boon(stage, pupil)
    first, second = stage.table.beside[C]
    stage.skip("MinionPhase", B)
    bleed(stage, rival, B)
    stage.skip(SUCCEEDING, C)
    assert stage.offers(C, "use", first, "0")
    assert stage.offers(C, "use", second, "0")
    stage.play(C, "use", first, "0")
    stage.skip("after-action")
    assert stage.zone(second) == BESIDE
    assert stage.table.pool == [30, 29, 28]


def test_it_is_burned_if_no_pool_is_burned_for_the_bleed() -> None:
    stage = Parlour(3)
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "Slip")
    stage.hand(C, "Major Boon")
    bleed(stage, elder)
    stage.skip(SUCCEEDING, C)
    stage.play(C, "play major-boon plain -")
    stage.play(A, "play slip plain", elder)
    stage.skip("MinionPhase")
    assert stage.table.pool == [30, 30, 30]
    assert stage.names(stage.table.ash[C]) == ["major-boon"]


def test_a_boon_of_somebody_who_is_out_is_of_no_use() -> None:
    stage = Parlour(3)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(A, "Rival")
    stage.hand(C, "Major Boon")
    boon(stage, elder)
    (card,) = stage.table.beside[C]
    stage.pool(B, 1)
    bleed(stage, rival)
    stage.skip("MinionPhase")
    assert stage.table.out[B]
    pupil = stage.vampire(A, "Pupil")
    bleed(stage, pupil)
    assert stage.table.view(None)["action"]["target_seat"] == C
    stage.skip("MinionPhase")
    assert stage.zone(card) == BESIDE
    assert stage.table.pool[C] == 28


# Proxy Kissed


def influence(*cards: str, counters: int = 5) -> tuple[Parlour, int]:
    """A's influence phase, in which a Giovanni with so many counters is to come out."""
    stage = Parlour(2, "influence")
    cousin = stage.uncontrolled(A, "Cousin", counters)
    stage.hand(A, *cards)
    return stage, cousin


def test_proxy_kissed_is_for_a_giovanni_who_has_just_come_out() -> None:
    stage, cousin = influence("Proxy Kissed")
    assert modes(stage, A, "proxy-kissed") == []
    stage.skip("brought-out", A)
    stage.play(A, "play proxy-kissed plain -")
    table = stage.table
    assert stage.names(table.on[cousin]) == ["proxy-kissed"]
    assert (identity.capacity(table, cousin), stage.blood(cousin)) == (6, 6)
    assert identity.level(table, cousin, "pot") == 2
    assert identity.level(table, cousin, "for") == 1


def test_it_is_for_nobody_else() -> None:
    stage = Parlour(2, "influence")
    stage.vampire(A, "Uncle")
    stage.uncontrolled(A, "Fledgling", 3)
    stage.uncontrolled(A, "Cousin", 4)
    stage.hand(A, "Proxy Kissed")
    stage.skip("brought-out", A)
    assert modes(stage, A, "proxy-kissed") == []
    stage, _ = influence("Proxy Kissed", counters=4)
    stage.skip("DiscardPhase", A)
    assert stage.prompt == "DiscardPhase"  # nobody came out, and nothing was asked


@ruling("Proxy Kissed", 1)
def test_it_may_come_on_one_who_has_one_already() -> None:
    stage, cousin = influence("Proxy Kissed", counters=6)
    old = stage.card(A, "Proxy Kissed", ON_CARD)
    stage.table.host[old], stage.table.on[cousin] = cousin, (old,)
    stage.skip("brought-out", A)
    assert stage.blood(cousin) == 6
    stage.play(A, "play proxy-kissed plain -")
    assert (identity.capacity(stage.table, cousin), stage.blood(cousin)) == (7, 7)
    assert identity.level(stage.table, cousin, "for") == 2


@ruling("Proxy Kissed", 2)
def test_it_uses_up_an_action_of_the_next_master_phase() -> None:
    stage, cousin = influence("Proxy Kissed", "Proxy Kissed")
    uncle = stage.uncontrolled(A, "Uncle", 4)
    stage.skip("brought-out", A)
    stage.play(A, "play proxy-kissed plain -")
    stage.play(A, "target", cousin)
    assert stage.window == "brought-out"
    assert modes(stage, A, "proxy-kissed") == []  # a second one not before that master phase
    assert stage.table.on[uncle] == ()
    stage.skip("MasterPhase", B)
    stage.skip("MasterPhase", A)
    assert stage.table.actions == 0
    assert stage.table.debt[A] == 0


@pytest.mark.parametrize("name", ["Contingency Planning", "Proxy Kissed", "Major Boon"])
def test_they_are_out_of_turn_masters(name: str) -> None:
    number = LIBRARY.numbers[name.lower().replace(" ", "-")]
    assert LIBRARY.types[number] == (MASTER,)
    assert LIBRARY.has(number, OUT_OF_TURN)
