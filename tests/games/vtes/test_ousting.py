"""Ousting, victory points and the end of the game (VTES-9.1)."""

import pytest
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C, D, Stage

import conclave
from conclave.core.frames import Window
from conclave.games.vtes.rules import events as told
from conclave.games.vtes.rules import moving
from conclave.games.vtes.rules.abilities import Motion
from conclave.games.vtes.rules.library import AnyCard
from conclave.games.vtes.rules.words import (
    ACTION,
    ASH_HEAP,
    COMBAT,
    EQUIPMENT,
    HAND,
    LOCATION,
    MASTER,
    MODIFIER,
    NOBODY,
    OUT_OF_TURN,
    POLITICAL,
    REACTION,
    READY,
    REMOVED,
    UNIQUE,
)
from conclave.games.vtes.vocabulary import filters as f
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.card import Bleed, Card, Pool
from conclave.games.vtes.vocabulary.effects import BurnPool, GainPool
from conclave.games.vtes.vocabulary.feats import Cancel
from conclave.games.vtes.vocabulary.moments import IsOusted
from conclave.lang.abilities import Whenever
from conclave.lang.effects import Do, May
from conclave.testing import rule

FAMINE = Card("Famine", MASTER, effect=BurnPool(5, p.EACH_METHUSELAH))
DROUGHT = Card("Drought", MASTER, effect=BurnPool(5, p.EACH_OTHER))
DUEL = Card("Duel", MASTER, cost=Pool(2), effect=BurnPool(2, p.PREY))
CURSE = Card("Curse", MODIFIER, effect=BurnPool(5, p.EACH_OTHER), when="block")
SPITE = Card("Spite", REACTION, effect=BurnPool(5, p.ACTING_METHUSELAH), when="announced")
OUTBURST = Card("Outburst", COMBAT, effect=BurnPool(5, p.EACH_OTHER), when="before-range")
LAST_WORD = Card("Last Word", MODIFIER, effect=BurnPool(5, p.EACH_OTHER), when="polling")
VETO = Card("Veto", MASTER, OUT_OF_TURN, effect=Do(Cancel((MASTER,)), BurnPool(5, p.EACH_OTHER)))
RAID = Card("Raid", ACTION, cost=Pool(2), effect=Bleed(+1))
MOTION = Card("Levy", POLITICAL, effect=Motion(BurnPool(5, p.EACH_OTHER)))
BRAND = Card("Brand", MASTER, put_on=f.One(f.VAMPIRE))
LAMENT = Card("Lament", MASTER, grants=Whenever(IsOusted(p.EACH_METHUSELAH), GainPool(1)))
WAKE = Card("Feast", MASTER, LOCATION, grants=Whenever(IsOusted(p.EACH_OTHER), May(GainPool(1))))
CHALICE = Card("Chalice", EQUIPMENT, UNIQUE)
CARDS: tuple[AnyCard, ...] = (
    FAMINE, DROUGHT, DUEL, CURSE, SPITE, OUTBURST, LAST_WORD, VETO, RAID, MOTION, BRAND, LAMENT,
    WAKE, CHALICE,
)  # fmt: skip


def table_of(seats: int, phase: str = "master", active: int = A, **pools: int) -> Stage:
    """A table with all made-up cards; pools by the names of the seats."""
    stage = Stage(seats, active=active, phase=phase, extra=CARDS)
    for name, number in pools.items():
        stage.pool("abcdef".index(name), number)
    return stage


def plays(stage: Stage, seat: int, name: str) -> None:
    """Play a master card that nobody cancels."""
    stage.hand(seat, name)
    stage.play(seat, f"play {name.lower()} plain -")
    while not stage.table.over and stage.window == "as-played":
        stage.least()


def asks_nobody_who_is_out(stage: Stage) -> None:
    """No window in the stack names a player who is out."""
    for frame in stage.table.frames:
        if isinstance(frame, Window):
            assert not [seat for seat in frame.seats if stage.table.out[seat]]
    assert not [seat for seat in stage.table.deciders if stage.table.out[seat]]


def plays_on(stage: Stage, turns: int = 4) -> None:
    """The game goes on for some turns without ever asking a player who is out."""
    last = stage.table.turn + turns
    while not stage.table.over and stage.table.turn < last:
        asks_nobody_who_is_out(stage)
        stage.least()
        assert stage.table.faults() == []


@rule("VTES-9.1-01", "VTES-9.1-06", "VTES-9.1-07", "VTES-9.1-12", "VTES-R-25")
def test_the_predator_of_an_ousted_methuselah_gets_a_point_and_six_pool() -> None:
    stage = table_of(3, "minion", b=1)
    krid, angel = stage.vampire(A, "Krid"), stage.vampire(A, "Angel")
    stage.play(A, "bleed", krid)
    stage.resolve()
    table = stage.table
    assert table.out == [False, True, False]
    assert table.points == [1, 0, 0]
    assert table.pool == [36, 0, 30]
    assert (table.prey(A), table.predator(C)) == (C, A)
    assert (table.active, table.phase) == (A, "minion-phase")
    stage.play(A, "bleed", angel)
    stage.resolve()
    assert table.pool == [36, 0, 29]


@rule("VTES-9.1-01")
def test_with_one_pool_left_nobody_is_ousted() -> None:
    stage = table_of(3, "minion", b=2)
    krid = stage.vampire(A, "Krid")
    stage.play(A, "bleed", krid)
    stage.resolve()
    assert stage.table.pool == [30, 1, 30]
    assert stage.table.out == [False] * 3
    assert stage.table.points == [0, 0, 0]


@rule("VTES-9.1-06")
def test_the_point_goes_to_the_predator_whoever_did_it() -> None:
    stage = table_of(4, c=5)
    plays(stage, A, "Drought")
    assert stage.table.out == [False, False, True, False]
    assert stage.table.points == [0, 1, 0, 0]
    assert stage.table.pool == [30, 31, 0, 25]


@rule("VTES-9.1-02", "VTES-9.1-03", "VTES-9.1-04")
def test_what_she_controls_is_removed_and_what_others_control_stays() -> None:
    stage = table_of(3, "minion", b=1)
    krid = stage.vampire(A, "Krid")
    hers = stage.vampire(B, "Angel")
    gun = stage.put_on(hers, ".44 Magnum")
    asleep = stage.vampire(B, "Brazil", torpor=True)
    place = stage.permanent(B, "Feast")
    lent = stage.vampire(B, "Agrippina")  # hers, and C controls it
    moving.change_controller(stage.table, lent, C)
    borrowed = stage.vampire(C, "Aleph")  # C's, and she controls it
    moving.change_controller(stage.table, borrowed, B)
    stage.play(A, "bleed", krid)
    stage.skip("MinionPhase", A)
    gone = (hers, gun, asleep, place, borrowed)
    assert [stage.zone(card) for card in gone] == [REMOVED] * 5
    assert stage.table.removed[C] == (borrowed,)
    assert stage.zone(lent) == READY
    assert stage.table.controller[lent] == C


@rule("VTES-R-26")
def test_her_master_card_on_anothers_vampire_is_removed() -> None:
    stage = table_of(3, "minion", b=1)
    krid = stage.vampire(A, "Krid")
    hers, mine = stage.put_on(krid, "Brand", B), stage.put_on(krid, "Brand", A)
    stage.play(A, "bleed", krid)
    stage.resolve()
    assert stage.zone(hers) == REMOVED
    assert stage.table.on[krid] == (mine,)


@rule("VTES-R-27")
def test_cards_of_others_on_her_minions_are_burned() -> None:
    stage = table_of(3, "minion", b=1)
    krid = stage.vampire(A, "Krid")
    angel = stage.vampire(B, "Angel")
    mine, hers = stage.put_on(angel, "Brand", C), stage.put_on(angel, ".44 Magnum")
    stage.play(A, "bleed", krid)
    stage.resolve()
    assert (stage.zone(mine), stage.table.ash[C]) == (ASH_HEAP, (mine,))
    assert (stage.zone(hers), stage.zone(angel)) == (REMOVED, REMOVED)


@rule("VTES-R-28")
def test_nobody_has_the_edge_of_an_ousted_methuselah() -> None:
    stage = table_of(3, c=5)
    stage.edge(C)
    plays(stage, A, "Drought")
    assert stage.table.out[C]
    assert stage.table.edge == NOBODY


@rule("VTES-R-28")
def test_the_bleed_that_ousts_her_has_taken_the_edge() -> None:
    stage = table_of(3, "minion", b=1)
    krid = stage.vampire(A, "Krid")
    stage.edge(B)
    stage.play(A, "bleed", krid)
    stage.resolve()
    assert stage.table.out[B]
    assert stage.table.edge == A


@rule("VTES-9.1-08", "VTES-R-20")
@ruling("Vote damaging multiple players", 1)
def test_a_predator_who_is_ousted_with_her_prey_gets_the_point_but_no_pool() -> None:
    stage = table_of(4, b=5, c=5)
    plays(stage, A, "Famine")
    assert stage.table.out == [False, True, True, False]
    assert stage.table.points == [1, 1, 0, 0]
    assert stage.table.pool == [31, 0, 0, 25]


@rule("VTES-R-21", "VTES-9.1-12")
@ruling("Vote damaging multiple players", 1)
def test_a_gets_nothing_for_the_prey_of_her_prey_and_d_becomes_her_prey() -> None:
    stage = table_of(4, b=5, c=3)
    plays(stage, A, "Drought")
    assert stage.table.points == [1, 1, 0, 0]
    assert stage.table.pool == [36, 0, 0, 25]
    assert stage.table.prey(A) == D


@rule("VTES-R-20")
def test_two_preys_of_two_survivors_are_ousted_together() -> None:
    stage = table_of(4, b=5, d=5)
    plays(stage, A, "Famine")
    assert stage.table.points == [1, 0, 1, 0]
    assert stage.table.pool == [31, 0, 31, 0]


@rule("VTES-R-22", "VTES-9.1-08")
def test_if_all_are_ousted_together_nobody_was_the_last() -> None:
    stage = table_of(3, a=5, b=5, c=5)
    plays(stage, A, "Famine")
    table = stage.table
    assert table.over
    assert table.points == [1, 1, 1]
    assert table.pool == [0, 0, 0]
    assert table.outcome is not None
    assert table.outcome.places == (1, 1, 1)


@rule("VTES-9.1-05", "VTES-9.1-09")
def test_the_game_ends_with_the_last_methuselah_who_gets_a_point_more() -> None:
    stage = table_of(2, "minion", b=1)
    krid = stage.vampire(A, "Krid")
    assert not stage.begin().table.over
    stage.play(A, "bleed", krid)
    stage.skip()
    assert stage.table.over
    assert stage.table.points == [2, 0]
    assert stage.table.outcome is not None
    assert stage.table.outcome.winners == [A]
    assert stage.table.outcome.scores == (2, 0)


@rule("VTES-9.1-10")
def test_a_methuselah_who_is_ousted_may_win() -> None:
    stage = table_of(4, "minion", active=A, b=1)
    krid = stage.vampire(A, "Krid")
    stage.table.points = [2, 0, 0, 0]
    stage.play(A, "bleed", krid)
    stage.resolve()
    stage.pool(A, 1)
    stage.pool(C, 1)
    other = stage.vampire(D, "Angel")
    stage.skip("UntapPhase", D)
    stage.skip("MinionPhase", D)
    stage.play(D, "bleed", other)
    stage.skip("MinionPhase", D)
    assert stage.table.out == [True, True, False, False]
    stage.skip("UntapPhase", C).skip("UntapPhase", D).skip("MinionPhase", D)
    stage.play(D, "bleed", other)
    stage.skip()
    assert stage.table.over
    assert stage.table.points == [3, 0, 0, 3]
    assert stage.table.outcome is not None
    assert stage.table.outcome.winners == [A, D]


@rule("EX-9.1-a", "VTES-9.1-05", "VTES-9.1-09", "VTES-9.1-10", "VTES-9.1-11", "VTES-R-95")
def test_richard_steve_justin_and_lisa() -> None:
    richard, steve, justin, lisa = A, B, C, D
    stage = table_of(4, "minion", active=richard, b=1, c=1)
    krid, angel = stage.vampire(richard, "Krid"), stage.vampire(richard, "Angel")
    table = stage.table
    stage.play(richard, "bleed", krid)
    stage.resolve()
    assert table.out[steve]
    assert (table.points[richard], table.pool[richard]) == (1, 36)
    assert table.prey(richard) == justin
    stage.play(richard, "bleed", angel)
    stage.resolve()
    assert table.out[justin]
    assert (table.points[richard], table.pool[richard]) == (2, 42)
    stage.pool(richard, 1)
    brazil = stage.vampire(lisa, "Brazil")
    stage.skip("UntapPhase", lisa).skip("MinionPhase", lisa)
    stage.play(lisa, "bleed", brazil)
    stage.skip()
    assert table.over
    assert table.pool[lisa] == 36
    assert table.points == [2, 0, 0, 2]
    assert table.outcome is not None
    assert table.outcome.places == (1, 3, 3, 1)
    assert table.outcome.winners == [richard, lisa]


@rule("VTES-R-18", "VTES-9.1-08")
def test_a_cost_paid_with_the_last_pool_ousts_only_after_the_effect() -> None:
    stage = table_of(3, a=2, b=2)
    plays(stage, A, "Duel")
    assert stage.table.out == [True, True, False]
    assert stage.table.points == [1, 0, 2]  # C for A, and as the last one
    assert stage.table.over


@rule("VTES-R-18")
def test_the_cost_of_an_action_too_is_followed_by_its_effect_before_anybody_is_ousted() -> None:
    stage = table_of(4, "minion", a=2, b=2)
    krid = stage.vampire(A, "Krid")
    stage.hand(A, "Raid")
    stage.play(A, "play raid plain", krid)
    stage.skip("UntapPhase")
    assert stage.table.out == [True, True, False, False]
    assert stage.table.points == [1, 0, 0, 1]
    assert stage.table.pool == [0, 0, 30, 36]
    assert stage.table.active == C


@rule("VTES-R-18")
def test_a_cost_higher_than_the_pool_is_not_paid() -> None:
    stage = table_of(3, a=1)
    stage.hand(A, "Duel")
    assert not stage.offers(A, "play duel plain -")
    duel = stage.table.hand[A][0]
    assert [row["reason"] for row in stage.table.why_not(A, duel)] == ["cannot-pay-pool"]
    stage.pool(A, 2)
    assert stage.offers(A, "play duel plain -")


@rule("VTES-R-19")
def test_an_oust_comes_before_any_other_effect_can_be_used() -> None:
    stage = table_of(3, "minion", c=5)
    stage.hand(A, "Curse")
    stage.hand(C, "Spite")
    krid, angel = stage.vampire(A, "Krid"), stage.vampire(B, "Angel")
    stage.vampire(C, "Brazil")
    stage.play(A, "bleed", krid)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", angel)
    stage.play(A, "play curse plain", krid)
    stage.skip("block", B)
    assert stage.table.out[C]
    ousted = stage.events.index(stage.told(told.Ousted)[0])
    after = [event for event in stage.events[ousted:] if isinstance(event, told.CardPlayed)]
    assert after == []
    asks_nobody_who_is_out(stage)
    plays_on(stage)


@rule("VTES-R-24")
def test_a_turn_ends_at_once_when_its_player_is_ousted() -> None:
    stage = table_of(3, "minion", a=5)
    krid = stage.vampire(A, "Krid")
    stage.vampire(B, "Angel")
    stage.hand(A, "Raid")
    stage.hand(B, "Spite")
    (raid,) = stage.table.hand[A]
    stage.play(A, "play raid plain", krid)
    stage.skip("announced", B)
    stage.play(B, "play spite plain", stage.table.ready[B][0])
    stage.skip("UntapPhase", B)
    table = stage.table
    assert table.out == [True, False, False]
    assert (table.active, table.turn, table.phase) == (B, 21, "untap")
    assert table.pool == [0, 30, 36]
    assert stage.zone(raid) == REMOVED
    assert stage.names(table.ash[B]) == ["spite"]
    assert len(table.frames) == 4  # game, turn, untap phase and its window
    assert [note for note in table.notes if note[2] == krid] == []
    plays_on(stage)


@rule("VTES-R-24")
def test_a_turn_may_end_in_the_untap_phase() -> None:
    stage = table_of(3, "untap", a=1)
    mine, theirs = stage.vampire(A, "Krid"), stage.vampire(C, "Krid")
    moving.begin_contest(stage.table, mine)
    moving.begin_contest(stage.table, theirs)
    stage.play(A, f"pay #{mine}")
    assert stage.table.out[A]
    assert (stage.table.active, stage.prompt) == (B, "UntapPhase")


@rule("VTES-R-19", "VTES-R-25")
def test_combat_ends_without_the_minion_of_an_ousted_methuselah() -> None:
    stage = table_of(3, "minion", b=5)
    krid, angel = stage.vampire(A, "Krid"), stage.vampire(B, "Angel")
    stage.hand(A, "Outburst")
    stage.hand(B, "Outburst")
    stage.play(A, "bleed", krid)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", angel)
    stage.skip("before-range", A)
    stage.play(A, "play outburst plain", krid)
    asks_nobody_who_is_out(stage)
    stage.skip("MinionPhase", A)
    assert stage.table.out == [False, True, False]
    assert stage.zone(angel) == REMOVED
    assert len(stage.told(told.CombatEnded)) == 1
    assert stage.told(told.StrikeChosen) == []
    assert stage.table.is_ready(krid)
    plays_on(stage)


@rule("VTES-R-19")
def test_a_referendum_goes_on_without_an_ousted_methuselah() -> None:
    stage = table_of(3, "minion", b=5)
    krid = stage.vampire(A, "Krid")
    prince, primogen = stage.vampire(B, "Gilbert Duane"), stage.vampire(C, "Sir Walter Nash")
    stage.hand(A, "Levy", "Last Word")
    stage.play(A, "play levy plain", krid)
    stage.skip("polling", A)
    stage.play(A, "vote calling-card for")
    stage.play(A, "pass")
    stage.play(B, "vote", prince, "against")
    stage.skip("polling", A)
    stage.play(A, "play last-word plain", krid)
    stage.skip("polling", A)
    assert stage.table.out == [False, True, False]
    asks_nobody_who_is_out(stage)
    stage.play(A, "pass")
    assert stage.decider == C
    stage.play(C, "vote", primogen, "for")
    stage.skip("MinionPhase", A)
    (ended,) = stage.told(told.ReferendumEnded)
    assert (ended.for_it, ended.against) == (3, 2)  # what was cast stays cast
    assert stage.table.pool == [36, 0, 20]
    plays_on(stage)


@rule("VTES-R-19")
def test_a_referendum_that_ousts_several_ends_and_the_turn_goes_on() -> None:
    stage = table_of(4, "minion", b=5, d=5)
    krid = stage.vampire(A, "Krid")
    stage.hand(A, "Levy")
    stage.play(A, "play levy plain", krid)
    stage.skip("polling", A)
    stage.play(A, "vote calling-card for")
    stage.skip("MinionPhase", A)
    assert stage.table.out == [False, True, False, True]
    assert stage.table.points == [1, 0, 1, 0]
    assert stage.table.pool == [36, 0, 31, 0]
    plays_on(stage)


@rule("VTES-R-19")
def test_a_card_that_is_being_played_vanishes_with_its_player() -> None:
    stage = table_of(4, "master", a=30, c=5)
    stage.hand(A, "Drought")
    stage.hand(B, "Veto")
    stage.hand(C, "Veto")
    stage.play(A, "play drought plain -")
    stage.skip("as-played", B)
    stage.play(B, "play veto plain -")
    while stage.window == "as-played" and not stage.table.out[C]:
        stage.least()
    assert stage.table.out[C]
    assert stage.zone(stage.table.hand[C][0]) == HAND
    asks_nobody_who_is_out(stage)
    plays_on(stage)


@rule("VTES-R-24", "VTES-R-19")
def test_the_active_methuselah_may_be_ousted_while_a_card_of_hers_is_cancelled() -> None:
    stage = table_of(3, "master", a=5)
    stage.hand(A, "Drought")
    stage.hand(B, "Veto")
    (drought,) = stage.table.hand[A]
    stage.play(A, "play drought plain -")
    stage.skip("as-played", B)
    stage.play(B, "play veto plain -")
    stage.skip("UntapPhase")
    assert stage.table.out == [True, False, False]
    assert stage.table.active == B
    assert stage.zone(drought) == REMOVED
    assert stage.table.pool == [0, 30, 31]
    plays_on(stage)


@rule("VTES-R-25", "VTES-9.1-12")
def test_the_block_passes_to_those_who_are_left() -> None:
    stage = table_of(4, "minion", b=5)
    krid, angel = stage.vampire(A, "Krid"), stage.vampire(D, "Angel")
    brazil = stage.vampire(C, "Brazil")
    stage.hand(A, "Curse")
    stage.vampire(B, "Agrippina")
    stage.play(A, "hunt", krid)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", stage.table.ready[B][0])
    stage.play(A, "play curse plain", krid)
    stage.skip("BlockQuestion")
    assert stage.table.out[B]
    assert (stage.decider, stage.offers(C, "block", brazil)) == (C, True)
    stage.play(C, "decline")
    stage.skip("BlockQuestion")
    assert (stage.decider, stage.offers(D, "block", angel)) == (D, True)
    plays_on(stage)


@rule("VTES-9.1-06", "VTES-R-60")
def test_cards_may_wait_for_an_oust_even_when_it_ends_the_turn() -> None:
    stage = table_of(3, "untap", a=1)
    mine, theirs = stage.vampire(A, "Krid"), stage.vampire(C, "Krid")
    for card in (mine, theirs):
        moving.begin_contest(stage.table, card)
    stage.permanent(A, "Lament")
    stage.permanent(B, "Lament")
    stage.permanent(C, "Feast")
    stage.play(A, f"pay #{mine}")
    assert stage.decider == C
    assert stage.options(C) == ["yes", "no"]
    assert stage.table.pool == [0, 31, 36]
    stage.play(C, "yes")
    assert stage.table.pool == [0, 31, 37]
    assert (stage.table.active, stage.prompt) == (B, "UntapPhase")


@rule("VTES-9.1-02")
def test_cards_on_cards_go_with_her_however_deep() -> None:
    stage = table_of(3, "minion", b=1)
    krid, angel = stage.vampire(A, "Krid"), stage.vampire(C, "Angel")
    brand = stage.put_on(angel, "Brand", C)
    deep = stage.put_on(brand, "Brand", B)
    mine = stage.put_on(deep, "Brand", C)
    stage.play(A, "bleed", krid)
    stage.resolve()
    assert [stage.zone(card) for card in (deep, mine)] == [REMOVED, ASH_HEAP]
    assert stage.table.on[angel] == (brand,)
    assert stage.table.faults() == []


@rule("VTES-R-96", "VTES-R-94")
def test_there_is_no_move_to_concede_and_by_default_no_limit_of_time() -> None:
    game = conclave.game("vtes")
    assert [
        move.form for move in game.moves if "concede" in move.form or "resign" in move.form
    ] == []
    assert game.time_limit(game.settings({})) is None
    stage = Stage(2, turn=500, phase="discard")
    stage.pass_all()
    assert (stage.table.turn, stage.table.over) == (501, False)


@rule("VTES-R-04")
def test_a_random_player_begins_and_everybody_hears_it() -> None:
    game = conclave.game("vtes")
    first = set()
    for seed in range(12):
        position = game.start(3, seed)
        events = list(position.events)
        for seat in range(3):
            events += position.play(seat, "deck random")
        (goes,) = [event for event in events if isinstance(event, told.GoesFirst)]
        assert goes.seat == position.view(None)["active"]
        first.add(goes.seat)
    assert first == {0, 1, 2}


@rule("VTES-9.1-01")
@pytest.mark.parametrize("active", [A, B, C])
def test_turns_go_on_clockwise_without_those_who_are_out(active: int) -> None:
    stage = table_of(3, "discard", active=active)
    gone = (active + 1) % 3
    stage.pool(gone, 0)
    stage.table.unsettled = True
    stage.begin()
    assert stage.table.out[gone]
    stage.skip("UntapPhase")
    assert stage.table.active == (active + 2) % 3
