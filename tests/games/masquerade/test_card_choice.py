"""MASQ-PICK: draw two cards and keep one."""

from __future__ import annotations

import pytest
from games.masquerade.stage import (
    clan_at,
    deck,
    hand,
    options,
    play,
    play_until,
    quiet_start,
    refused,
    seat_of,
    seated,
    starting,
)
from hypothesis import given, settings
from hypothesis import strategies as st

from conclave import Rng
from conclave.games.masquerade.rules.table import Table
from conclave.testing import rule

FOUR = ("brujah", "gangrel", "ventrue", "toreador")
TOP = {"brujah": ["earthshock", "challenge", "bloody-fury"]}


def choose(game: Table) -> None:
    """Everybody puts the first drawn card at the bottom."""
    for seat in game.deciders:
        game.play(seat, game.options(seat)[0])


@rule("MASQ-PICK-01", "MASQ-PICK-02", "MASQ-PICK-03")
def test_one_of_two_drawn_cards_is_kept_and_one_goes_to_the_bottom() -> None:
    here = starting(*FOUR, decks=TOP)
    rest = deck(here, "brujah")
    assert rest[0] == "bloody-fury"
    assert options(here, "brujah") == ["bottom earthshock", "bottom challenge"]
    here.play(seat_of(here, "brujah"), "bottom challenge")
    for clan in FOUR[1:]:
        here.play(seat_of(here, clan), options(here, clan)[0])
    assert hand(here, "brujah") == ["brujah-hunt", "brujah-ready", "earthshock"]
    assert deck(here, "brujah") == [*rest, "challenge"]


@rule("MASQ-PICK-01")
def test_nobody_else_sees_what_is_drawn() -> None:
    here = starting(*FOUR, decks=TOP)
    assert here.view(0)["drawn"] == [["earthshock", "challenge"], 2, 2, 2]
    assert [here.view(seat)["drawn"][0] for seat in (1, 2, 3, None)] == [2, 2, 2, 2]


@rule("MASQ-PICK-02", "MASQ-PICK-03")
def test_exactly_one_of_the_drawn_cards_is_put_away() -> None:
    here = starting(*FOUR, decks=TOP)
    assert refused(here, "done", "brujah") == "MASQ-PICK-02"
    assert refused(here, "bottom brujah-hunt", "brujah") == "MASQ-PICK-03"
    assert refused(here, "bottom bloody-fury", "brujah") == "MASQ-PICK-03"
    here.play(0, "bottom earthshock")
    assert not here.options(0)


@rule("MASQ-PICK-04", "MASQ-PICK-05", "MASQ-PICK-07")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_hands_grow_and_decks_shrink_by_one_card_a_round(seats: int) -> None:
    game = quiet_start(seats)
    for round in (1, 2, 3):
        held = [set(cards) for cards in game.hand]
        choose(game)
        assert [len(cards) for cards in game.hand] == [round + 2] * seats
        assert [len(cards) for cards in game.deck] == [7 - round] * seats
        # The cards played in the previous round are back in hand.
        assert all(old < set(new) for old, new in zip(held, game.hand, strict=True))
        play_until(game, lambda now: now.phase == "choice")


@rule("MASQ-PICK-06", "MASQ-VAR3-06")
@settings(max_examples=15, deadline=None)
@given(st.sampled_from([3, 4, 5, 6]), st.integers(0, 2**32))
def test_a_card_at_the_bottom_is_not_drawn_again(seats: int, seed: int) -> None:
    game, rng = quiet_start(seats), Rng(seed)
    seen: list[set[int]] = [set() for _ in range(seats)]
    while not game.over:
        for seat, drawn in enumerate(game.drawn):
            assert not seen[seat] & set(drawn)
            seen[seat] |= set(drawn)
        for seat in game.deciders:
            game.play(seat, game.options(seat).pick(rng))
        play_until(game, lambda now: now.phase == "choice")
    assert [len(cards) for cards in seen] == [7 if seats == 3 else 6] * seats


@rule("MASQ-PICK-05")
def test_a_played_card_is_in_hand_again_next_round() -> None:
    game = seated(4, seed=2)
    choose(game)
    clan = clan_at(game, game.deciders[0])
    play(game, f"play {clan}-hunt haven up", "done")
    assert f"{clan}-hunt" not in hand(game, clan)
    play_until(game, lambda now: now.round == 2)
    assert f"{clan}-hunt" in hand(game, clan)
