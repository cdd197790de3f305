"""Important terms: tapping, burning, removing (VTES-1.1)."""

from games.vtes.made_up import COIN, ELDER, SHRUG
from games.vtes.stage import A, B, Stage

from conclave.games.vtes.rules.atoms import moving
from conclave.games.vtes.rules.constants import ASH_HEAP, REMOVED, TORPOR
from conclave.games.vtes.vocabulary import filters, targets
from conclave.lang.effects import Do
from conclave.lang.resolving import Resolving
from conclave.testing import rule


@rule("VTES-1.1-01", "VTES-1.1-02", "VTES-1.1-03")
def test_only_an_untapped_minion_acts_and_untapping_makes_him_usable_again() -> None:
    stage = Stage(2, phase="untap")
    krid = stage.vampire(A, "Krid", tapped=True)
    other = stage.vampire(B, "Aleph", tapped=True)
    stage.begin()
    assert stage.table.tapped[krid] is False
    assert stage.table.tapped[other] is True
    stage.skip("MinionPhase")
    assert stage.offers(A, "bleed", krid)
    stage.play(A, "bleed", krid)
    assert stage.table.tapped[krid] is True
    stage.resolve()
    assert stage.options(A) == ["pass"]


@rule("VTES-1.1-03")
def test_a_minion_in_torpor_takes_no_ordinary_action() -> None:
    stage = Stage(2)
    krid = stage.vampire(A, "Krid", torpor=True)
    assert not stage.offers(A, "bleed", krid)
    assert not stage.offers(A, "hunt", krid)
    assert stage.offers(A, "leave-torpor", krid)


@rule("VTES-1.1-04")
def test_only_a_ready_untapped_minion_may_attempt_to_block() -> None:
    stage = Stage(2, extra=(ELDER,))
    krid = stage.vampire(A, "Krid")
    fit = stage.vampire(B, "Elder")
    tapped = stage.vampire(B, "Aleph", tapped=True)
    torpid = stage.vampire(B, "Angel", torpor=True)
    stage.play(A, "bleed", krid)
    stage.skip("BlockQuestion", B)
    assert stage.offers(B, "block", fit)
    assert not stage.offers(B, "block", tapped)
    assert not stage.offers(B, "block", torpid)


@rule("VTES-1.1-05", "VTES-1.6.3-24")
def test_only_a_ready_untapped_minion_may_play_reaction_cards() -> None:
    stage = Stage(2, extra=(ELDER, SHRUG))
    krid = stage.vampire(A, "Krid")
    fit = stage.vampire(B, "Elder")
    tapped = stage.vampire(B, "Aleph", tapped=True)
    torpid = stage.vampire(B, "Angel", torpor=True)
    stage.hand(B, "Shrug")
    stage.play(A, "bleed", krid)
    stage.skip("announced", B)
    assert stage.offers(B, "play", "shrug", "plain", fit)
    assert not stage.offers(B, "play", "shrug", "plain", tapped)
    assert not stage.offers(B, "play", "shrug", "plain", torpid)


@rule("VTES-1.1-06", "VTES-1.3-01")
def test_a_burned_card_goes_to_the_ash_heap_of_its_owner() -> None:
    stage = Stage(2)
    krid = stage.vampire(A, "Krid")
    stage.begin()
    moving.change_controller(stage.table, krid, B)
    assert stage.table.controller[krid] == B
    moving.burn(stage.table, krid)
    assert stage.table.ash == [(krid,), ()]
    assert stage.table.owner[krid] == A


@rule("VTES-1.1-07")
def test_everybody_may_look_through_every_ash_heap() -> None:
    stage = Stage(2)
    stage.ash(A, "Blur", "Majesty")
    stage.ash(B, "Flash")
    stage.begin()
    for watcher in (A, B, None):
        assert stage.table.view(watcher)["ash"] == [["blur", "majesty"], ["flash"]]


@rule("VTES-1.1-08", "VTES-1.1-11", "VTES-1.2-09", "VTES-2.2-02")
def test_counters_and_cards_on_a_burned_card_are_burned() -> None:
    stage = Stage(2)
    krid = stage.vampire(A, "Krid", 3)
    gun = stage.put_on(krid, ".44 Magnum")
    theirs = stage.put_on(krid, "Blood Doll", B)
    stage.begin()
    moving.burn(stage.table, krid)
    assert [stage.zone(card) for card in (krid, gun, theirs)] == [ASH_HEAP] * 3
    assert stage.blood(krid) == 0
    assert stage.table.ash == [(gun, krid), (theirs,)]
    assert stage.table.pool == [30, 30]


@rule("VTES-1.1-09", "VTES-1.1-12")
def test_a_removed_card_is_in_no_ash_heap_and_what_is_on_it_is_burned() -> None:
    stage = Stage(2)
    krid = stage.vampire(A, "Krid", 3)
    gun = stage.put_on(krid, ".44 Magnum")
    theirs = stage.put_on(krid, "Blood Doll", B)
    stage.begin()
    moving.remove(stage.table, krid)
    assert stage.zone(krid) == REMOVED
    assert stage.table.removed == [(krid,), ()]
    assert stage.table.ash == [(gun,), (theirs,)]
    assert stage.blood(krid) == 0


@rule("VTES-1.1-10", "VTES-R-61")
def test_effects_reach_the_ash_heap_if_they_say_so_and_never_a_removed_card() -> None:
    stage = Stage(2, extra=(COIN,))
    krid = stage.vampire(A, "Krid")
    burned = stage.put_on(krid, "Coin")
    gone = stage.put_on(krid, "Coin")
    stage.begin()
    moving.burn(stage.table, burned)
    moving.remove(stage.table, gone)
    act = Resolving(Do(), A, krid, krid)
    assert targets.One(filters.EQUIPMENT).choices(stage.table, act) == []
    assert targets.One(filters.EQUIPMENT, region="ash-heap").choices(stage.table, act) == [burned]


@rule("VTES-R-61")
def test_in_play_are_controlled_cards_alone() -> None:
    stage = Stage(2)
    krid = stage.vampire(A, "Krid")
    torpid = stage.vampire(A, "Angel", torpor=True)
    gun = stage.put_on(krid, ".44 Magnum")
    contested = stage.vampire(A, "Aleph")
    stage.table.contested[contested] = True
    waiting = stage.uncontrolled(A, "Didi Meyers", 2)
    stage.hand(A, "Blur")
    stage.library(A, "Blur")
    stage.crypt(A, "Gloria Giovanni")
    stage.ash(A, "Blur")
    stage.begin()
    table = stage.table
    assert [card for card in range(len(table.definition)) if table.in_play(card)] == [
        krid,
        torpid,
        gun,
    ]
    act = Resolving(Do(), A, krid, krid)
    assert targets.One(filters.VAMPIRE).choices(table, act) == [krid, torpid]
    assert table.zone[torpid] == TORPOR
    assert not table.in_play(waiting)
