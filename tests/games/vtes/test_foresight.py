"""Foresight in V:TES: chances to win, what other players' moves reveal, quick choices."""

from __future__ import annotations

import pytest
from games.vtes.stage import GAME, A, B, C, Stage

from conclave import Rng
from conclave.bots import Perspective
from conclave.bots.levels import SearchBot
from conclave.core.game import SearchBudget
from conclave.games.vtes.foresight import VtesForesight, count_block_cards
from conclave.games.vtes.rules.knowledge import knowledge_hash
from conclave.games.vtes.rules.table import Table

FORESIGHT = VtesForesight()


def chances(stage: Stage) -> list[float]:
    """Each seat's chances."""
    return FORESIGHT.chances(stage.begin().table)


def evenly() -> Stage:
    """Three seats with a vampire each."""
    stage = Stage(3)
    for seat, name in ((A, "Banjoko"), (B, "Claus Wegener"), (C, "Krid")):
        stage.vampire(seat, name)
    return stage


# Who will win


def test_chances_sum_to_one_and_favour_the_player_with_more() -> None:
    even = chances(evenly())
    assert sum(even) == pytest.approx(1)
    rich = evenly()
    rich.pool(B, 3)
    found = chances(rich)
    assert sum(found) == pytest.approx(1)
    assert found[A] > even[A]
    assert found[B] < even[B] / 2


def test_ousting_the_prey_is_never_worse_than_sparing_her() -> None:
    spared = evenly()
    spared.pool(A, 12)
    spared.pool(B, 1)
    ousted = evenly()
    ousted.pool(A, 18)
    ousted.begin()
    ousted.table.out[B] = True
    ousted.table.points[A] = 1
    assert chances(ousted)[A] > chances(spared)[A]


def test_a_player_who_is_out_can_still_win() -> None:
    stage = evenly().begin()
    stage.table.out[B] = True
    without = FORESIGHT.chances(stage.table)
    stage.table.points[B] = 1
    assert FORESIGHT.chances(stage.table)[B] > without[B] > 0


# When to look


def test_it_looks_when_a_turn_begins_and_not_before() -> None:
    stage = evenly().begin()
    assert not FORESIGHT.is_quiet(stage.table)
    stage.skip("UntapPhase")
    assert stage.table.active == B
    assert FORESIGHT.is_quiet(stage.table)


# What deeds tell


def declining(hand: str) -> Table:
    """B has declined to block with this in hand."""
    stage = Stage(3)
    banjoko = stage.vampire(A, "Banjoko")
    stage.vampire(B, "Claus Wegener")
    stage.hand(B, hand)
    stage.play(A, "bleed", banjoko)
    stage.skip("declined", B)
    return stage.table


def test_a_player_who_declines_to_block_is_assumed_to_hold_no_block_cards() -> None:
    holding, lacking = declining("Forced Awakening"), declining("Deflection")
    assert (count_block_cards(holding, B), count_block_cards(lacking, B)) == (1, 0)
    assert FORESIGHT.likelihood(holding, A) < FORESIGHT.likelihood(lacking, A) == 1
    assert FORESIGHT.likelihood(holding, B) == 1  # she knows her own hand


# Choices


def test_quick_choices_are_legal_and_transfers_are_those_of_the_judgement() -> None:
    stage = Stage(3, phase="influence")
    stage.uncontrolled(A, "Angel")
    near = stage.uncontrolled(A, "Krid")
    stage.table.blood[near] = 2
    table = stage.begin().table
    options = table.options(A)
    worths = FORESIGHT.priors(table, A, options)
    quick = FORESIGHT.choose(table, A, options, Rng(1))
    assert quick in options
    assert quick == options.at(worths.index(max(worths)))


def test_nodes_differ_only_by_what_is_known() -> None:
    stage = evenly()
    stage.hand(A, "Deflection")
    stage.hand(B, "Forced Awakening")
    table = stage.begin().table
    key = FORESIGHT.key(table, A, table.options(A))
    for seed in range(5):
        imagined = table.imagine(A, Rng(seed))
        assert FORESIGHT.key(imagined, A, imagined.options(A)) == key
    changed = table.copy()
    changed.blood[table.ready[B][0]] -= 1
    assert knowledge_hash(changed, A) != knowledge_hash(table, A)
    mine = table.copy()
    mine.definition[table.hand[A][0]] = table.definition[table.hand[B][0]]
    assert knowledge_hash(mine, A) != knowledge_hash(table, A)
    assert knowledge_hash(mine, B) == knowledge_hash(table, B)


def test_search_ousts_where_it_can() -> None:
    stage = evenly()
    stage.pool(B, 1)
    stage.vampire(A, "Angel")
    for minion in stage.table.ready[B]:
        stage.table.tapped[minion] = True
    table = stage.begin().table
    bot = SearchBot(GAME, A, Rng(1), SearchBudget(30))
    assert bot.choose(Perspective(table, A)).text.startswith("bleed")


def test_discards_are_chosen_by_the_judgement_without_a_search() -> None:
    stage = Stage(3, phase="discard")
    stage.hand(A, "Deflection", "Forced Awakening")
    table = stage.begin().table
    bot = SearchBot(GAME, A, Rng(1), SearchBudget(30))
    chosen = bot.choose(Perspective(table, A))
    worths = FORESIGHT.priors(table, A, table.options(A))
    assert bot.search.iterations == 0
    assert chosen == table.options(A).at(worths.index(max(worths)))


def test_it_brings_the_deck_that_wins_most() -> None:
    position = GAME.start(3, 1)
    assert (
        SearchBot(GAME, A, Rng(1), SearchBudget(30)).choose(Perspective(position, A)).text
        == "deck bleed"
    )
