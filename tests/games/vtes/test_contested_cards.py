"""Contested cards (VTES-4.1)."""

from games.vtes.stage import A, B, C, Stage

from conclave.games.vtes.rules import contests
from conclave.games.vtes.rules.atoms import moving
from conclave.games.vtes.rules.constants import (
    ADVANCED,
    ASH_HEAP,
    BESIDE,
    EQUIPMENT,
    LOCATION,
    MASTER,
    NOTHING,
    ON_CARD,
    READY,
    REMOVED,
    UNIQUE,
)
from conclave.games.vtes.rules.events import course as events
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.vocabulary import filters, targets
from conclave.games.vtes.vocabulary.card import Card, Pool, Vampire
from conclave.testing import rule

CHALICE = Card("Chalice", EQUIPMENT, UNIQUE, cost=Pool(1))
HOUSE = Card("Old House", MASTER, LOCATION, UNIQUE)
SEAL = Card("Seal", MASTER, UNIQUE, put_on=targets.One(filters.VAMPIRE))
BASE = Vampire("Doubled", "brujah", 2, 3, "cel", "camarilla")
LATER = Vampire("Doubled", "brujah", 2, 4, "cel POT", "camarilla", ADVANCED)


def contest(stage: Stage, *cards: int) -> None:
    """These cards are contested already."""
    for card in cards:
        moving.begin_contest(stage.table, card)


def number(card: int) -> str:
    """A contested card in moves: it is face down, so only its number."""
    return f"#{card}"


def to_untap(stage: Stage, seat: int) -> Stage:
    """Everybody does as little as possible until this player's untap phase, paying nothing."""
    return stage.skip("UntapPhase", seat)


def coming_out(seats: int, *extra: AnyCard) -> tuple[Stage, int, int]:
    """Krid is in play under A, and B has influenced hers: he comes out as the phase ends."""
    stage = Stage(seats, active=B, phase="influence", extra=extra)
    mine = stage.vampire(A, "Krid", 1)
    theirs = stage.uncontrolled(B, "Krid", 2)
    return stage, mine, theirs


@rule("VTES-4.1-01", "VTES-4.1-02", "VTES-4.1-03", "VTES-11-20", "VTES-11-21")
def test_a_second_vampire_of_the_name_is_contested_and_neither_is_in_play() -> None:
    stage, mine, theirs = coming_out(2)
    gun = stage.put_on(mine, ".44 Magnum")
    assert stage.table.in_play(mine)
    stage.pass_all()
    table = stage.table
    assert [table.contested[card] for card in (mine, theirs)] == [True, True]
    assert [table.in_play(card) for card in (mine, theirs, gun)] == [False] * 3
    assert table.minions(A) == table.minions(B) == []
    assert (stage.blood(mine), stage.blood(theirs), table.attached[mine]) == (1, 2, (gun,))


@rule("VTES-4.1-01")
def test_a_vampire_of_another_name_contests_nothing() -> None:
    stage = Stage(2, active=B, phase="influence")
    krid = stage.vampire(A, "Krid")
    angel = stage.uncontrolled(B, "Angel", 2)
    stage.pass_all()
    assert stage.table.in_play(krid)
    assert stage.table.in_play(angel)


@rule("VTES-4.1-01")
def test_cards_that_are_not_unique_may_be_in_play_twice() -> None:
    stage = Stage(2, active=B, phase="minion")
    gun = stage.put_on(stage.vampire(A, "Krid"), ".44 Magnum")
    angel = stage.vampire(B, "Angel")
    stage.hand(B, ".44 Magnum")
    stage.play(B, "play 44-magnum plain", angel)
    stage.resolve()
    assert [stage.table.contested[card] for card in (gun, stage.table.attached[angel][0])] == [
        False
    ] * 2


@rule("VTES-4.1-02", "VTES-4.1-03")
def test_unique_equipment_is_contested_on_its_bearers_who_stay_in_play() -> None:
    stage = Stage(2, active=B, phase="minion", extra=(CHALICE,))
    krid, angel = stage.vampire(A, "Krid"), stage.vampire(B, "Angel")
    mine = stage.put_on(krid, "Chalice")
    stage.hand(B, "Chalice")
    stage.play(B, "play chalice plain", angel)
    stage.resolve()
    (theirs,) = stage.table.attached[angel]
    assert [stage.table.contested[card] for card in (mine, theirs)] == [True, True]
    assert [stage.table.in_play(card) for card in (krid, angel, mine, theirs)] == [
        True, True, False, False,
    ]  # fmt: skip
    assert stage.table.pool == [30, 29]


@rule("VTES-4.1-04")
def test_a_third_copy_joins_the_contest_at_once() -> None:
    stage = Stage(3, active=C, phase="influence")
    mine, theirs = stage.vampire(A, "Krid"), stage.vampire(B, "Krid")
    contest(stage, mine, theirs)
    third = stage.uncontrolled(C, "Krid", 2)
    stage.pass_all()
    assert stage.table.contested[third]
    assert not stage.table.in_play(third)
    assert len(contests.other_copies(stage.table, third)) == 2


@rule("VTES-4.1-05", "VTES-4.1-06", "VTES-4-07")
def test_each_contested_card_costs_a_pool_in_ones_own_untap_phase() -> None:
    stage = Stage(2, phase="untap", extra=(HOUSE,))
    mine, theirs = stage.vampire(A, "Krid"), stage.vampire(B, "Krid")
    house, other = stage.permanent(A, "Old House"), stage.permanent(B, "Old House")
    contest(stage, mine, theirs, house, other)
    stage.library(A, *["Computer Hacking"] * 10)
    choices = [f"{what} {number(card)}" for card in (mine, house) for what in ("pay", "yield")]
    assert stage.options(A) == choices
    stage.play(A, "pay", number(mine))
    assert stage.table.pool == [29, 30]
    assert stage.options(A) == choices[2:]
    stage.play(A, "pay", number(house))
    assert stage.table.pool == [28, 30]
    assert stage.options(A) == ["done"]
    stage.play(A, "done")
    to_untap(stage, B)
    assert stage.table.pool == [28, 30]
    assert stage.offers(B, "pay", number(theirs))
    assert stage.offers(B, "yield", number(other))
    assert not stage.offers(B, "done")


@rule("VTES-4.1-05")
def test_the_controller_pays_for_unique_cards_on_others_minions() -> None:
    stage = Stage(2, phase="untap", extra=(SEAL,))
    krid, angel = stage.vampire(B, "Krid"), stage.vampire(B, "Angel")
    mine, theirs = stage.put_on(krid, "Seal", A), stage.put_on(angel, "Seal", B)
    contest(stage, mine, theirs)
    stage.play(A, "pay", number(mine))
    assert stage.table.pool == [29, 30]
    stage.play(A, "done")
    to_untap(stage, B)
    stage.play(B, "yield", number(theirs))
    assert stage.zone(theirs) == ASH_HEAP
    to_untap(stage, A)
    assert stage.table.in_play(mine)
    assert stage.table.pool[A] == 29


@rule("EX-4.1-a", "VTES-4.1-06", "VTES-4.1-07", "VTES-4.1-08", "VTES-R-12", "VTES-R-13")
def test_b_yields_and_a_gets_her_vampire_back_without_paying() -> None:
    stage = Stage(2, active=B, phase="untap")
    mine, theirs = stage.vampire(A, "Krid", 1, tapped=True), stage.vampire(B, "Krid", 2)
    gun, other = stage.put_on(mine, ".44 Magnum"), stage.put_on(theirs, ".44 Magnum")
    contest(stage, mine, theirs)
    stage.play(B, "yield", number(theirs))
    table = stage.table
    assert [stage.zone(card) for card in (theirs, other)] == [ASH_HEAP, ASH_HEAP]
    assert table.ash[B] == (other, theirs)
    assert stage.blood(theirs) == 0
    assert table.contested[mine]
    assert not table.in_play(mine)
    stage.skip("UntapPhase", B).skip("DiscardPhase", B)
    assert table.contested[mine]
    to_untap(stage, A)
    assert table.in_play(mine)
    assert not table.tapped[mine]
    assert (stage.blood(mine), table.attached[mine], table.in_play(gun)) == (1, (gun,), True)
    assert table.pool == [30, 30]
    assert not stage.offers(A, "yield", number(mine))
    assert not stage.offers(A, "pay", number(mine))
    assert stage.offers(A, "done")


@rule("VTES-4.1-07", "VTES-R-11")
def test_a_yielded_vampire_is_burned_with_other_players_cards_on_him() -> None:
    stage = Stage(2, active=B, phase="untap", extra=(SEAL,))
    mine, theirs = stage.vampire(A, "Krid"), stage.vampire(B, "Krid")
    seal = stage.put_on(theirs, "Seal", A)
    contest(stage, mine, theirs)
    stage.play(B, "yield", number(theirs))
    assert stage.zone(seal) == ASH_HEAP
    assert stage.table.ash[A] == (seal,)


@rule("VTES-4.1-08")
def test_as_long_as_another_contests_the_card_stays_face_down() -> None:
    stage = Stage(3, phase="untap")
    cards = [stage.vampire(seat, "Krid") for seat in (A, B, C)]
    contest(stage, *cards)
    stage.play(A, "pay", number(cards[A]))
    stage.play(A, "done")
    to_untap(stage, B)
    stage.play(B, "yield", number(cards[B]))
    to_untap(stage, C)
    assert stage.table.contested[cards[C]]
    assert stage.offers(C, "pay", number(cards[C]))
    stage.play(C, "yield", number(cards[C]))
    to_untap(stage, A)
    assert stage.table.in_play(cards[A])


@rule("VTES-4.1-09", "VTES-4.1-10", "VTES-R-06")
def test_a_second_copy_of_ones_own_is_burned_and_the_first_untouched() -> None:
    stage = Stage(2, active=A, phase="influence")
    mine = stage.vampire(A, "Krid", 1)
    second = stage.uncontrolled(A, "Krid", 2)
    stage.pass_all()
    assert stage.zone(second) == ASH_HEAP
    assert stage.blood(second) == 0
    assert stage.table.in_play(mine)
    assert stage.blood(mine) == 1
    assert stage.table.pool[A] == 30


@rule("VTES-4.1-09", "VTES-4.1-10")
def test_not_even_a_contested_card_is_joined_by_ones_own_second_copy() -> None:
    stage = Stage(2, active=A, phase="master", extra=(HOUSE,))
    mine, theirs = stage.permanent(A, "Old House"), stage.permanent(B, "Old House")
    contest(stage, mine, theirs)
    stage.hand(A, "Old House")
    stage.play(A, "play old-house plain -")
    stage.skip("MasterPhase")
    assert stage.names(stage.table.ash[A]) == ["old-house"]
    assert stage.table.beside[A] == (mine,)
    assert stage.table.contested[mine]


@rule("VTES-R-06")
def test_the_two_versions_of_a_vampire_count_as_copies() -> None:
    stage = Stage(2, active=A, phase="influence", extra=(BASE, LATER))
    mine = stage.vampire(A, "Doubled")
    later = stage.uncontrolled(A, "doubled-adv", 4)
    stage.pass_all()
    assert stage.zone(later) == ASH_HEAP
    assert stage.table.in_play(mine)


@rule("VTES-R-06", "VTES-4.1-02")
def test_a_merged_vampire_is_contested_by_either_version_and_comes_back_merged() -> None:
    stage = Stage(2, active=A, phase="influence", extra=(BASE, LATER))
    mine = stage.vampire(A, "Doubled")
    later = stage.uncontrolled(A, "doubled-adv", 1)
    theirs = stage.uncontrolled(B, "Doubled", 3)
    stage.play(A, "merge", mine)
    assert (stage.table.pool[A], stage.table.attached[mine]) == (29, (later,))
    assert stage.table.in_play(mine)
    stage.skip("UntapPhase", B).skip("InfluencePhase", B)
    stage.pass_all()
    table = stage.table
    assert [table.contested[card] for card in (mine, later, theirs)] == [True, False, True]
    to_untap(stage, A)
    assert stage.options(A)[:2] == [f"pay {number(mine)}", f"yield {number(mine)}"]
    stage.play(A, "pay", number(mine))
    stage.play(A, "done")
    to_untap(stage, B)
    stage.play(B, "yield", number(theirs))
    to_untap(stage, A)
    assert table.in_play(mine)
    assert table.attached[mine] == (later,)
    assert (table.zone[later], table.pool[A]) == (ON_CARD, 28)


@rule("VTES-R-11")
def test_a_unique_card_on_a_contested_vampire_is_contested_when_it_comes_back() -> None:
    stage = Stage(2, active=B, phase="minion", extra=(CHALICE,))
    mine, theirs = stage.vampire(A, "Krid"), stage.vampire(B, "Krid")
    angel = stage.vampire(B, "Angel")
    chalice = stage.put_on(mine, "Chalice")
    contest(stage, mine, theirs)
    stage.hand(B, "Chalice")
    stage.play(B, "play chalice plain", angel)
    stage.resolve()
    (other,) = stage.table.attached[angel]
    assert stage.table.in_play(other)
    assert not stage.table.contested[chalice]
    stage.skip("UntapPhase", A)
    stage.play(A, "pay", number(mine))
    stage.play(A, "done")
    to_untap(stage, B)
    stage.play(B, "yield", number(theirs))
    stage.play(B, "done")
    to_untap(stage, A)
    assert stage.table.in_play(mine)
    assert [stage.table.contested[card] for card in (chalice, other)] == [True, True]
    assert stage.table.attached[mine] == (chalice,)
    assert stage.offers(A, "pay", number(chalice))


@rule("VTES-R-11", "VTES-4.1-10")
def test_a_card_that_comes_back_next_to_ones_own_copy_is_burned() -> None:
    stage = Stage(2, active=A, phase="untap", extra=(CHALICE,))
    mine = stage.vampire(A, "Krid")
    angel = stage.vampire(A, "Angel")
    back = stage.put_on(mine, "Chalice")
    kept = stage.put_on(angel, "Chalice")
    contest(stage, mine)
    stage.begin()
    assert stage.table.in_play(mine)
    assert stage.zone(back) == ASH_HEAP
    assert stage.table.in_play(kept)


@rule("VTES-R-14")
def test_the_copy_of_an_ousted_contestant_is_removed_and_the_last_one_wins() -> None:
    stage = Stage(3, active=A, phase="minion")
    mine, theirs = stage.vampire(C, "Krid"), stage.vampire(B, "Krid")
    contest(stage, mine, theirs)
    angel = stage.vampire(A, "Angel")
    stage.pool(B, 1)
    stage.play(A, "bleed", angel)
    stage.resolve()
    assert stage.table.out == [False, True, False]
    assert stage.zone(theirs) == REMOVED
    assert stage.table.contested[mine]
    to_untap(stage, C)
    assert stage.table.in_play(mine)
    assert stage.table.pool[C] == 30


@rule("VTES-R-14")
def test_two_claimants_continue_contesting_without_the_third() -> None:
    stage = Stage(4, active=A, phase="minion")
    cards = [stage.vampire(seat, "Krid") for seat in (B, C, 3)]
    contest(stage, *cards)
    angel = stage.vampire(A, "Angel")
    stage.pool(B, 1)
    stage.play(A, "bleed", angel)
    stage.resolve()
    to_untap(stage, C)
    assert stage.table.contested[cards[1]]
    assert stage.offers(C, "pay", number(cards[1]))


@rule("VTES-R-13")
def test_the_only_claimant_left_in_her_own_untap_phase_neither_pays_nor_yields() -> None:
    stage = Stage(2, phase="untap")
    mine, theirs = stage.vampire(A, "Krid"), stage.vampire(B, "Krid")
    contest(stage, mine, theirs)
    assert stage.offers(A, "pay", number(mine))
    moving.burn(stage.table, theirs)
    assert not stage.offers(A, "pay", number(mine))
    assert not stage.offers(A, "yield", number(mine))
    assert stage.offers(A, "done")
    assert stage.table.contested[mine]


@rule("VTES-R-18")
def test_the_last_pool_may_be_paid_for_a_contest() -> None:
    stage = Stage(3, phase="untap")
    mine, theirs = stage.vampire(A, "Krid"), stage.vampire(B, "Krid")
    contest(stage, mine, theirs)
    stage.pool(A, 1)
    stage.play(A, "pay", number(mine))
    assert stage.table.out[A]
    assert stage.zone(mine) == REMOVED
    assert stage.table.active == B
    assert stage.events_of(events.GotPoint)[0].seat == C


@rule("VTES-4.1-03", "VTES-11-21")
def test_a_contested_location_stays_where_it_is_without_being_in_play() -> None:
    stage = Stage(2, active=B, phase="master", extra=(HOUSE,))
    house = stage.permanent(A, "Old House", counters=2)
    stage.hand(B, "Old House")
    stage.play(B, "play old-house plain -")
    stage.skip("MasterPhase")
    (other,) = stage.table.beside[B]
    assert (stage.zone(house), stage.zone(other)) == (BESIDE, BESIDE)
    assert [stage.table.in_play(card) for card in (house, other)] == [False, False]
    assert stage.blood(house) == 2
    assert house not in stage.table.controlled(A)
    assert stage.table.host[house] == NOTHING


@rule("VTES-4.1-03")
def test_a_vampire_who_is_contested_can_do_nothing() -> None:
    stage = Stage(2, active=A, phase="minion")
    mine, theirs = stage.vampire(A, "Krid"), stage.vampire(B, "Krid")
    assert stage.zone(mine) == READY
    contest(stage, mine, theirs)
    assert stage.options(A) == ["pass"]
    free = Stage(2, active=A, phase="minion")
    krid = free.vampire(A, "Krid")
    assert free.offers(A, "bleed", krid)


@rule("VTES-4.1-08", "VTES-R-11")
def test_contested_equipment_is_lost_with_its_bearer() -> None:
    stage = Stage(2, active=A, phase="untap", extra=(CHALICE,))
    krid, angel = stage.vampire(A, "Krid"), stage.vampire(B, "Angel")
    mine, theirs = stage.put_on(krid, "Chalice"), stage.put_on(angel, "Chalice")
    contest(stage, mine, theirs)
    assert stage.offers(A, "pay", number(mine))
    moving.burn(stage.table, krid)
    assert stage.zone(mine) == ASH_HEAP
    assert not stage.table.in_play(theirs)
    to_untap(stage, B)
    assert stage.table.in_play(theirs)
    assert stage.table.host[theirs] == angel
    assert stage.table.pool == [30, 30]


@rule("VTES-4.1-03", "VTES-R-11")
def test_a_bearer_who_is_contested_too_pays_for_both() -> None:
    stage = Stage(3, active=A, phase="untap", extra=(CHALICE,))
    mine, other = stage.vampire(A, "Krid"), stage.vampire(C, "Krid")
    angel = stage.vampire(B, "Angel")
    chalice, theirs = stage.put_on(mine, "Chalice"), stage.put_on(angel, "Chalice")
    contest(stage, chalice, theirs, mine, other)
    stage.play(A, "pay", number(mine))
    stage.play(A, "pay", number(chalice))
    assert stage.table.pool[A] == 28
    stage.play(A, "done")
    to_untap(stage, B)
    stage.play(B, "yield", number(theirs))
    to_untap(stage, C)
    stage.play(C, "yield", number(other))
    to_untap(stage, A)
    assert [stage.table.in_play(card) for card in (mine, chalice)] == [True, True]


@rule("VTES-4.1-01", "VTES-4.1-02", "VTES-4.1-09")
def test_copies_in_play_that_nobody_contests_are_a_fault() -> None:
    stage = Stage(2, extra=(CHALICE,))
    krid, angel = stage.vampire(A, "Krid"), stage.vampire(B, "Angel")
    mine, theirs = stage.put_on(krid, "Chalice"), stage.put_on(angel, "Chalice")
    assert len(stage.table.faults()) == 1
    contest(stage, mine, theirs)
    assert stage.table.faults() == []
    moving.transfer(stage.table, theirs, krid)
    assert len(stage.table.faults()) == 1


@rule("VTES-4.1-04", "VTES-4.1-09")
def test_of_three_contestants_one_stolen_leaves_two() -> None:
    stage = Stage(3, extra=(CHALICE, BASE))
    bearers = [stage.vampire(*who) for who in ((A, "Krid"), (B, "Angel"), (C, "Doubled"))]
    chalices = [stage.put_on(bearer, "Chalice") for bearer in bearers]
    contest(stage, *chalices)
    moving.change_controller(stage.table, bearers[1], A)
    contests.check_after_transfer(stage.table, bearers[1])
    assert stage.zone(chalices[1]) == ASH_HEAP
    assert [stage.table.contested[card] for card in chalices] == [True, False, True]
    assert stage.table.faults() == []
