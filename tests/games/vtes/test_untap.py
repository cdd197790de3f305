"""The untap phase (VTES-4)."""

from games.vtes.stage import A, B, C, Stage

from conclave.games.vtes.rules.constants import EVENT, INFERNAL, MASTER
from conclave.games.vtes.rules.events import counters as events
from conclave.games.vtes.rules.moments import UntapPhase
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.blood import BurnPool, GainPool
from conclave.games.vtes.vocabulary.card import Card, Vampire
from conclave.lang.abilities import Whenever
from conclave.testing import rule

TITHE = Card("Tithe", MASTER, grants=Whenever(UntapPhase(p.YOU), BurnPool(1)))
HARVEST = Card("Harvest", MASTER, grants=Whenever(UntapPhase(p.YOU), GainPool(2)))
TAX = Card("Tax", EVENT, grants=Whenever(UntapPhase(p.EACH_METHUSELAH), BurnPool(1, p.EACH_OTHER)))
DEMON = Vampire("Bound One", "baali", 2, 4, "dai", "independent", INFERNAL)


def in_untap(seats: int, active: int = A, extra: tuple[AnyCard, ...] = ()) -> Stage:
    """A table in the untap phase of a player who has a library, so that she can't withdraw."""
    stage = Stage(seats, active=active, phase="untap", extra=extra)
    stage.library(active, *["Computer Hacking"] * 10)
    return stage


@rule("VTES-4-01", "VTES-4-02")
def test_all_cards_of_the_active_methuselah_untap_also_in_torpor() -> None:
    stage = in_untap(2)
    krid = stage.vampire(A, "Krid", tapped=True)
    angel = stage.vampire(A, "Angel", tapped=True, torpor=True)
    gun = stage.put_on(krid, ".44 Magnum", tapped=True)
    other = stage.vampire(B, "Brazil", tapped=True)
    stage.begin()
    assert [stage.table.tapped[card] for card in (krid, angel, gun)] == [False] * 3
    assert stage.table.tapped[other]


@rule("VTES-4-01", "VTES-11-02", "VTES-11-03")
def test_an_infernal_minion_untaps_only_for_a_pool() -> None:
    stage = in_untap(2, extra=(DEMON,))
    bound = stage.vampire(A, "Bound One", tapped=True)
    theirs = stage.vampire(B, "Krid", tapped=True)
    krid = stage.vampire(A, "Angel", tapped=True)
    stage.begin()
    assert stage.table.tapped[bound]
    assert not stage.table.tapped[krid]
    assert stage.options(A) == [f"untap {stage.table.word(bound)}", "done"]
    assert stage.table.tapped[theirs]
    stage.play(A, "untap", bound)
    assert not stage.table.tapped[bound]
    assert stage.table.pool[A] == 29
    assert stage.options(A) == ["done"]


@rule("VTES-11-03")
def test_nobody_has_to_untap_an_infernal_minion() -> None:
    stage = in_untap(2, extra=(DEMON,))
    bound = stage.vampire(A, "Bound One", tapped=True)
    stage.play(A, "done")
    assert stage.table.phase == "master-phase"
    assert stage.table.tapped[bound]
    assert stage.table.pool[A] == 30


@rule("VTES-4-03")
def test_effects_of_the_untap_phase_come_after_untapping() -> None:
    stage = in_untap(2, extra=(TITHE,))
    tithe = stage.permanent(A, "Tithe")
    krid = stage.vampire(A, "Krid", tapped=True)
    stage.begin()
    assert not stage.table.tapped[krid]
    assert stage.table.pool[A] == 30
    stage.play(A, "target", tithe)
    assert stage.table.pool[A] == 29
    untapped = stage.events.index(stage.events_of(events.UntappedAll)[0])
    burned = stage.events.index(stage.events_of(events.LostPool)[0])
    assert untapped < burned


@rule("VTES-4-04")
def test_the_active_methuselah_chooses_the_order_of_her_effects() -> None:
    stage = in_untap(3, extra=(TITHE, HARVEST))
    tithe, harvest = stage.permanent(A, "Tithe"), stage.permanent(A, "Harvest")
    stage.edge(A)
    stage.pool(A, 1)
    options = [f"target {stage.table.word(card)}" for card in (tithe, harvest)]
    assert stage.options(A) == [*options, "edge"]
    stage.play(A, "edge")
    assert stage.table.pool[A] == 2
    stage.play(A, "target", tithe)
    assert stage.table.pool[A] == 1
    assert stage.options(A) == [options[1]]
    stage.play(A, "target", harvest)
    assert stage.table.pool[A] == 3
    assert stage.options(A) == ["done"]


@rule("VTES-4-04", "VTES-R-19")
def test_in_the_wrong_order_the_same_effects_oust_her() -> None:
    stage = in_untap(3, extra=(TITHE, HARVEST))
    tithe = stage.permanent(A, "Tithe")
    stage.permanent(A, "Harvest")
    stage.edge(A)
    stage.pool(A, 1)
    stage.play(A, "target", tithe)
    assert stage.table.out[A]
    assert stage.table.active == B


@rule("VTES-R-60")
def test_the_active_methuselahs_triggers_come_first_then_the_others_clockwise() -> None:
    stage = in_untap(3, B, (TITHE, HARVEST, TAX))
    tithe = stage.permanent(B, "Tithe")
    tax = stage.permanent(B, "Tax")
    stage.card(A, "Tax", 8)
    stage.card(C, "Tax", 8)
    stage.card(C, "Harvest", 8)
    stage.play(B, "target", tax)
    assert stage.table.pool == [29, 30, 29]
    stage.play(B, "target", tithe)
    assert stage.table.pool == [29, 29, 29]
    stage.play(B, "done")
    losses = [(event.seat, event.number) for event in stage.events_of(events.LostPool)]
    assert losses == [(C, 1), (A, 1), (B, 1), (B, 1), (A, 1), (B, 1), (C, 1)]
    assert stage.table.phase == "master-phase"


@rule("VTES-R-60")
def test_each_player_orders_her_own_triggers() -> None:
    card = Card("Second Tax", EVENT, grants=Whenever(UntapPhase(p.EACH_METHUSELAH), GainPool(1)))
    stage = in_untap(3, extra=(TAX, card))
    tax, second = stage.permanent(B, "Tax"), stage.permanent(B, "Second Tax")
    stage.play(A, "done")
    assert stage.decider == B
    assert stage.options(B) == [f"target {stage.table.word(each)}" for each in (tax, second)]
    stage.play(B, "target", second)
    assert stage.table.pool == [29, 31, 29]
    changes = [e for e in stage.events if isinstance(e, events.GainedPool | events.LostPool)]
    assert [(type(e), e.seat) for e in changes] == [
        (events.GainedPool, B), (events.LostPool, A), (events.LostPool, C),
    ]  # fmt: skip


@rule("VTES-4-05", "VTES-4-06")
def test_the_edge_gives_a_pool_once_and_only_if_wanted() -> None:
    stage = in_untap(2)
    stage.edge(A)
    assert stage.options(A) == ["edge", "done"]
    stage.play(A, "edge")
    assert stage.table.pool[A] == 31
    assert stage.options(A) == ["done"]
    other = in_untap(2)
    other.edge(A)
    other.play(A, "done")
    assert other.table.pool[A] == 30
    assert other.table.edge == A


@rule("VTES-4-05")
def test_without_the_edge_there_is_no_pool() -> None:
    stage = in_untap(2)
    stage.edge(B)
    assert stage.options(A) == ["done"]
    stage.refuses(A, "edge")
