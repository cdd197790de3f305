"""Withdrawing from the game (VTES-9.2)."""

from games.vtes.stage import A, B, C, Stage

from conclave.games.vtes.rules.abilities.using import Can
from conclave.games.vtes.rules.atoms import counters, moving
from conclave.games.vtes.rules.constants import (
    ALLY,
    EQUIPMENT,
    INFERNAL,
    LOCATION,
    MASTER,
    REMOVED,
    RETAINER,
)
from conclave.games.vtes.rules.events import course as events
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary.blood import BurnBlood, BurnPool, GainBlood, GainPool
from conclave.games.vtes.vocabulary.card import Card, Pool, Vampire
from conclave.testing import rule

FRIEND = Card("Friend", ALLY, life=2)
HOUND = Card("Hound", RETAINER, life=2)
THORN = Card("Thorn", MASTER, put_on=targets.One(filters.VAMPIRE))
GIFT = Card("Gift", MASTER, effect=GainPool(1))
TOLL = Card("Toll", MASTER, effect=BurnPool(1))
FEAST = Card(
    "Feast", MASTER, effect=GainBlood(1, parts.TARGET), target=targets.One(filters.VAMPIRE)
)
LEECH = Card(
    "Bloodletting",
    MASTER,
    effect=BurnBlood(1, parts.TARGET),
    target=targets.One(filters.OfType("minion")),
)
BITE = Card("Nip", MASTER, effect=BurnBlood(1, parts.TARGET), target=targets.One(filters.RETAINER))
WELL = Card("Well", MASTER, LOCATION, grants=Can(BurnPool(1), when=("untap",)))
KNIFE = Card("Knife", EQUIPMENT, cost=Pool(1))
BOUND = Vampire("Bound One", "baali", 2, 4, "dai", "independent", INFERNAL)
CARDS = (FRIEND, HOUND, THORN, GIFT, TOLL, FEAST, LEECH, BITE, WELL, KNIFE, BOUND)


def leaving(seats: int = 3) -> Stage:
    """A has no library and no hand: she may withdraw."""
    return Stage(seats, phase="untap", extra=CARDS)


def announces(stage: Stage) -> None:
    """A announces that she withdraws, and goes on with her turn."""
    stage.play(A, "withdraw")
    stage.skip("MasterPhase", A)


def to_next_untap(stage: Stage) -> None:
    """Everybody does as little as possible until A's next turn, or the turn after hers."""
    turn = stage.table.turn
    while not stage.table.over and stage.table.turn < turn + len(stage.table.clockwise(A)):
        stage.do_minimum()


def plays(stage: Stage, seat: int, name: str, target: int | None = None) -> None:
    """Play a master card that nobody cancels."""
    stage.hand(seat, name)
    stage.play(seat, f"play {name.lower()} plain -")
    if target is not None and stage.prompt == "Targeting":
        stage.play(seat, "target", target)
    stage.skip("MasterPhase", seat)


@rule("VTES-9.2-01", "VTES-9.2-02", "VTES-R-87")
def test_a_player_who_begins_her_turn_without_library_and_full_hand_may_withdraw() -> None:
    stage = leaving()
    stage.hand(A, *["Arson"] * 6)
    assert stage.options(A) == ["withdraw", "done"]
    stage.play(A, "withdraw")
    assert stage.table.leaving == [True, False, False]
    assert stage.options(A) == ["done"]


@rule("VTES-9.2-01", "VTES-R-87")
def test_with_a_full_hand_or_a_library_nobody_withdraws() -> None:
    full = leaving()
    full.hand(A, *["Arson"] * 7)
    assert full.options(A) == ["done"]
    library = leaving()
    library.hand(A, *["Arson"] * 6)
    library.library(A, "Arson", "Arson")
    assert library.options(A) == ["done"]
    last = leaving()  # she draws the last card as the turn begins: that is too late
    last.hand(A, *["Arson"] * 6)
    last.library(A, "Arson")
    assert last.options(A) == ["done"]


@rule("VTES-9.2-02")
def test_a_withdrawal_is_announced_in_the_untap_phase_only() -> None:
    stage = leaving()
    assert stage.offers(A, "withdraw")
    stage.play(A, "done")
    assert stage.table.phase == "master-phase"
    stage.refuses(A, "withdraw")


@rule("VTES-9.2-07", "VTES-9.2-08", "VTES-9.2-09", "VTES-9.2-10", "VTES-R-92", "VTES-R-89")
def test_an_unharmed_player_withdraws_with_a_point_and_her_predator_gets_nothing() -> None:
    stage = leaving()
    krid = stage.vampire(A, "Krid")
    gun = stage.put_on(krid, ".44 Magnum")
    stage.edge(A)
    stage.table.points = [1, 0, 0]
    announces(stage)
    to_next_untap(stage)
    table = stage.table
    assert table.out == [True, False, False]
    assert table.points == [2, 0, 0]
    assert table.pool == [30, 30, 30]
    assert [event.seat for event in stage.events_of(events.Withdrew)] == [A]
    assert stage.events_of(events.Ousted) == []
    assert (table.prey(C), table.predator(B)) == (B, C)
    assert [stage.zone(card) for card in (krid, gun)] == [REMOVED, REMOVED]
    assert (table.active, stage.prompt) == (B, "UntapPhase")
    assert table.edge == -1


@rule("VTES-R-89")
def test_it_succeeds_before_contests_have_to_be_paid_for() -> None:
    stage = leaving()
    mine, theirs = stage.vampire(A, "Krid"), stage.vampire(B, "Krid")
    announces(stage)
    stage.skip("UntapPhase", C)
    moving.begin_contest(stage.table, mine)
    moving.begin_contest(stage.table, theirs)
    stage.skip("UntapPhase", B)
    assert stage.table.out[A]
    assert stage.table.pool[A] == 30


@rule("VTES-9.2-07", "VTES-R-23")
def test_the_last_one_left_after_a_withdrawal_gets_her_point() -> None:
    stage = leaving(2)
    announces(stage)
    to_next_untap(stage)
    assert stage.table.over
    assert stage.table.points == [1, 1]


@rule("VTES-9.2-03")
def test_a_combat_of_her_minion_ends_it_even_without_a_scratch() -> None:
    stage = leaving()
    krid, angel = stage.vampire(A, "Krid"), stage.vampire(C, "Angel", 1)
    stage.table.points = [0, 0, 0]
    announces(stage)
    stage.skip("UntapPhase", C).skip("MinionPhase", C)
    assert stage.table.leaving[A]
    stage.play(C, "bleed", angel)
    stage.skip("BlockQuestion", A)
    stage.play(A, "block", krid)
    stage.skip("before-range")
    assert not stage.table.leaving[A]
    assert [event.seat for event in stage.events_of(events.WithdrawalFailed)] == [A]
    assert stage.blood(krid) == 2
    stage.skip("UntapPhase", A)
    assert not stage.table.out[A]
    assert stage.table.active == A


@rule("VTES-9.2-04", "VTES-9.2-06")
def test_blood_that_her_minion_loses_ends_it_even_if_regained() -> None:
    stage = leaving()
    krid = stage.vampire(A, "Krid")
    announces(stage)
    stage.skip("UntapPhase", B).skip("MasterPhase", B)
    plays(stage, B, "Bloodletting", krid)
    assert stage.blood(krid) == 1
    assert not stage.table.leaving[A]
    stage.skip("UntapPhase", C).skip("MasterPhase", C)
    plays(stage, C, "Feast", krid)
    assert stage.blood(krid) == 2
    stage.skip("UntapPhase", A)
    assert not stage.table.out[A]


@rule("VTES-9.2-04")
def test_blood_that_her_minion_spends_ends_it() -> None:
    stage = leaving()
    stage.hand(A, *["Arson"] * 2)
    angel = stage.vampire(A, "Krid", torpor=True)
    announces(stage)
    stage.skip("MinionPhase", A)
    assert stage.table.leaving[A]
    stage.play(A, "leave-torpor", angel)
    stage.skip("MinionPhase", A)
    assert stage.blood(angel) == 0
    assert not stage.table.leaving[A]


@rule("VTES-9.2-04")
def test_blood_of_others_and_influence_do_not_matter() -> None:
    stage = leaving()
    other = stage.vampire(B, "Krid")
    mine = stage.uncontrolled(A, "Angel", 1)
    announces(stage)
    stage.skip("InfluencePhase", A)
    stage.play(A, "take-back", mine)
    assert stage.table.pool[A] == 31
    assert stage.table.leaving[A]
    stage.skip("UntapPhase", B).skip("MasterPhase", B)
    plays(stage, B, "Bloodletting", other)
    assert stage.blood(other) == 1
    assert stage.table.leaving[A]
    stage.skip("UntapPhase", C)
    stage.skip("UntapPhase", B)
    assert stage.table.out[A]


@rule("VTES-R-90")
def test_the_life_of_an_ally_counts_that_of_a_retainer_does_not() -> None:
    for loser, name in (("Friend", "Bloodletting"), ("Hound", "Nip")):
        stage = leaving()
        friend = stage.ally(A, "Friend")
        hound = stage.put_on(stage.vampire(A, "Krid"), "Hound")
        victim = friend if loser == "Friend" else hound
        announces(stage)
        stage.skip("UntapPhase", B).skip("MasterPhase", B)
        plays(stage, B, name, victim)
        assert stage.blood(victim) == 1
        assert stage.table.leaving[A] == (loser == "Hound")


@rule("VTES-9.2-05", "VTES-9.2-06")
def test_pool_that_she_spends_ends_it_even_if_regained() -> None:
    stage = leaving()
    stage.hand(A, "Gift")
    stage.hand(A, "Toll")
    announces(stage)
    stage.play(A, "play toll plain -")
    stage.skip("MasterPhase", A)
    assert not stage.table.leaving[A]
    stage.pool(A, 30)
    stage.skip("UntapPhase", B)
    stage.skip("UntapPhase", A)
    assert not stage.table.out[A]


@rule("VTES-9.2-05")
def test_a_bleed_ends_it() -> None:
    stage = leaving()
    krid = stage.vampire(C, "Krid")
    announces(stage)
    stage.skip("UntapPhase", C).skip("MinionPhase", C)
    stage.play(C, "bleed", krid)
    stage.skip("MinionPhase", C)
    assert stage.table.pool[A] == 29
    assert not stage.table.leaving[A]


@rule("VTES-9.2-05")
def test_a_transfer_ends_it() -> None:
    stage = leaving()
    angel = stage.uncontrolled(A, "Angel")
    announces(stage)
    stage.skip("InfluencePhase", A)
    stage.play(A, "transfer", angel)
    assert not stage.table.leaving[A]


@rule("VTES-9.2-05")
def test_pool_that_she_gains_does_not_end_it() -> None:
    stage = leaving()
    stage.edge(A)
    stage.play(A, "withdraw")
    stage.play(A, "edge")
    assert stage.table.pool[A] == 31
    assert stage.table.leaving[A]


@rule("VTES-R-88")
def test_pool_spent_before_the_announcement_does_not_matter() -> None:
    stage = leaving()
    bound = stage.vampire(A, "Bound One", tapped=True)
    stage.play(A, "untap", bound)
    assert stage.table.pool[A] == 29
    stage.play(A, "withdraw")
    stage.play(A, "done")
    assert stage.table.leaving[A]


@rule("VTES-R-88", "VTES-9.2-05")
def test_pool_spent_after_the_announcement_in_the_same_phase_matters() -> None:
    stage = leaving()
    bound = stage.vampire(A, "Bound One", tapped=True)
    stage.play(A, "withdraw")
    stage.play(A, "untap", bound)
    assert not stage.table.leaving[A]


@rule("VTES-R-91")
def test_after_a_failure_she_may_announce_again() -> None:
    stage = leaving()
    stage.hand(A, "Toll")
    announces(stage)
    stage.play(A, "play toll plain -")
    stage.skip("UntapPhase", B)
    stage.skip("UntapPhase", A)
    assert stage.offers(A, "withdraw")
    announces(stage)
    to_next_untap(stage)
    assert stage.table.out[A]
    assert stage.table.points == [1, 0, 0]


@rule("VTES-9.2-04")
def test_excess_blood_that_goes_to_the_bank_is_not_lost_blood() -> None:
    stage = leaving()
    krid = stage.vampire(A, "Krid")
    announces(stage)
    stage.skip("UntapPhase", B).skip("MasterPhase", B)
    plays(stage, B, "Feast", krid)
    assert stage.blood(krid) == 2
    assert stage.table.leaving[A]
    counters.lose_blood(stage.table, krid, 1)
    assert not stage.table.leaving[A]
