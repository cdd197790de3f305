"""MASQ-HID: cards that somebody looked at, and how long they stay known."""

from __future__ import annotations

import json

import pytest
from games.masquerade.secrets import imagined, known, swapped, viewers, visible_text
from games.masquerade.stage import (
    asked,
    events_of,
    hand,
    location,
    options,
    planning,
    play,
    play_until,
    resolving,
    seated,
    starting,
    stay,
)

from conclave.core.events import Committed, visible
from conclave.games.masquerade.rules.constants import PLANNING
from conclave.games.masquerade.rules.events.course import Bid
from conclave.games.masquerade.rules.events.moving import LookedUnseen, ShuffledUnseen, TookBack
from conclave.games.masquerade.rules.table import Table
from conclave.testing import rule

DARK = ("brujah", "nosferatu", "gangrel", "ventrue")
FOUR = ("brujah", "gangrel", "ventrue", "toreador")


def seen_by_eyes(place: str = "haven") -> Table:
    """Brujah played Challenge face down at Nosferatu's Eyes in the Dark."""
    turn = planning(
        "brujah",
        *DARK,
        cards={place: {"nosferatu": ["eyes-in-the-dark"]}},
        hands={"brujah": ["challenge", "bloody-fury"]},
    )
    play(turn, f"play challenge {place} down")
    return turn


def seen_by_ambrus() -> Table:
    """Ventrue looked at Brujah's Challenge at the haven with Ambrus Maropis."""
    turn = planning(
        "ventrue",
        *DARK,
        cards={"haven": {"brujah": ["?challenge"]}},
        hands={"brujah": ["bloody-fury"]},
        alliances={"ventrue": ["ambrus-maropis"]},
    )
    play(turn, "look haven 0 1")
    return turn


def seen_in_the_mirror() -> Table:
    """Gangrel looked at Brujah's Challenge at the haven with the Mirror of Saint Lucy."""
    turn = planning(
        "gangrel",
        *DARK,
        cards={"haven": {"brujah": ["?challenge"]}},
        hands={"brujah": ["bloody-fury"]},
        relics={"gangrel": "mirror-of-saint-lucy"},
    )
    play(turn, "use mirror-of-saint-lucy", "go haven")
    return turn


LOOKS = [(seen_by_eyes, 1), (seen_by_ambrus, 3), (seen_in_the_mirror, 2)]


@rule("MASQ-HID-06", "MASQ-HID-08")
@pytest.mark.parametrize(("look", "looker"), LOOKS)
def test_only_the_player_who_looked_knows_the_card(look: object, looker: int) -> None:
    assert callable(look)
    seen = look()
    for seat in viewers(seen):
        shown = seen.view(seat)["cards"]["haven"][0]
        others = swapped(seen, "challenge", "fist-of-caine")
        if seat in (0, looker):
            assert shown == ["challenge"]
            assert known(others, seat) != known(seen, seat)
        else:
            assert shown == [None]
            assert known(others, seat) == known(seen, seat)
    under = {imagined(seen, looker, seed)["state"]["cards"][16][0] for seed in range(20)}
    assert under == {seen.library.numbers["challenge"]}


@rule("MASQ-HID-06")
def test_others_see_that_somebody_looked_but_not_the_card() -> None:
    turn = planning(
        "ventrue",
        *DARK,
        cards={"1": {"brujah": ["?challenge"]}},
        alliances={"ventrue": ["ambrus-maropis"]},
    )
    happened = play(turn, "look 1 0 1")
    for seat in (1, 2, None):
        assert visible(happened, seat)[0] == LookedUnseen(3, 0, "1")
        assert "challenge" not in visible_text(happened, seat)
    for seat in (0, 3):
        assert "challenge" in visible_text(happened, seat)


@rule("MASQ-HID-02", "MASQ-HID-09")
@pytest.mark.parametrize(("look", "looker"), LOOKS)
def test_a_card_looked_at_is_still_known_back_in_hand(look: object, looker: int) -> None:
    assert callable(look)
    seen = look()
    play_until(seen, lambda now: now.step == "withdrawal" and now.place == 4)
    happened = stay(seen, "brujah")
    assert "challenge" in hand(seen, "brujah")
    assert TookBack(0, 1) in happened or TookBack(0, 2) in happened
    for seat in viewers(seen):
        if seat == looker:
            assert "challenge" in seen.view(seat)["seen"][0]
            held = [imagined(seen, seat, seed)["state"]["hand"][0] for seed in range(10)]
            assert all(seen.library.numbers["challenge"] in row for row in held)
        elif seat != 0:
            assert "challenge" not in json.dumps(seen.view(seat))
            twin = swapped(seen, "challenge", "fist-of-caine")
            assert known(twin, seat) == known(seen, seat)


@rule("MASQ-HID-02")
def test_a_seen_card_may_be_any_face_down_card_of_its_owner() -> None:
    later = planning("brujah", *FOUR, hands={"brujah": ["brujah-hunt", "challenge", "earthshock"]})
    everybody = later.seen[0]
    later.seen[later.library.numbers["challenge"]] = everybody
    play(later, "play challenge 1 down")
    for seat in (1, 2, 3, None):
        assert later.view(seat)["seen"][0] == ["brujah-hunt", "challenge"]
        assert later.view(seat)["cards"]["1"][0] == [None]
        assert known(swapped(later, "challenge", "brujah-hunt"), seat) == known(later, seat)
        under = {imagined(later, seat, seed)["state"]["cards"][4][0] for seed in range(60)}
        numbers = later.library.numbers
        assert {numbers["challenge"], numbers["brujah-hunt"]} < under
        assert all(
            {numbers["challenge"], numbers["brujah-hunt"]}
            <= {*state["hand"][0], *state["cards"][4]}
            for state in [imagined(later, seat, seed)["state"] for seed in range(10)]
        )


@rule("MASQ-HID-06")
def test_nobody_knows_what_others_have_seen() -> None:
    def held(gangrel_saw: str) -> Table:
        turn = planning("ventrue", *FOUR, hands={"brujah": ["bloody-fury", "challenge"]})
        turn.seen[turn.library.numbers["bloody-fury"]] |= 4  # Ventrue has looked at this one
        turn.seen[turn.library.numbers[gangrel_saw]] |= 2
        return turn

    one, other = held("bloody-fury"), held("challenge")
    for seat in (0, 2, 3, None):
        assert one.view(seat) == other.view(seat)
    for seat in (2, 3, None):
        assert known(one, seat) == known(other, seat)
    assert known(one, 1) != known(other, 1)


# What is lost


@rule("MASQ-HID-02", "MASQ-HID-04")
def test_a_card_shuffled_back_is_secret_and_no_longer_known() -> None:
    clans = ("malkavian", "brujah", "gangrel", "ventrue")
    bane = resolving(
        "haven",
        *clans,
        cards={"haven": {"malkavian": ["malkavs-bane"]}},
        decks={"malkavian": ["shadow-strike", "chaos", "mesmerize"]},
        hands={"malkavian": ["malkavian-hunt"]},
    )
    stay(bane)
    assert bane.view(1)["seen"][0] == ["malkavian-hunt", "shadow-strike", "malkavs-bane"]
    assert options(bane) == ["pick malkavian-hunt", "pick malkavs-bane", "pick shadow-strike"]
    twin = bane.copy()
    happened = play(bane, "pick malkavs-bane")
    twin_happened = play(twin, "pick shadow-strike")
    for seat in (1, 2, 3, None):
        assert ShuffledUnseen(0) in visible(happened, seat)
        assert visible_text(happened, seat) == visible_text(twin_happened, seat)
        assert bane.view(seat)["seen"][0] == []
        assert known(bane, seat) == known(twin, seat)
    assert "malkavs-bane" in visible_text(happened, 0)
    assert bane.bottomed[0] == 0


@rule("MASQ-HID-02", "MASQ-HID-03")
def test_with_roberta_urbani_any_card_may_have_been_put_back() -> None:
    def chosen(card: str) -> Table:
        choosing = starting(
            *FOUR,
            alliances={"brujah": ["roberta-urbani"]},
            decks={"brujah": ["challenge", "earthshock"]},
        )
        choosing.play(0, f"bottom {card}")
        play_until(choosing, lambda now: now.phase == PLANNING)
        return choosing

    kept, gone = chosen("challenge"), chosen("brujah-hunt")
    assert "brujah-hunt" in hand(kept, "brujah")
    assert "brujah-hunt" not in hand(gone, "brujah")
    for seat in (1, 2, 3, None):
        assert kept.view(seat)["seen"][0] == gone.view(seat)["seen"][0] == []
        assert known(kept, seat) == known(gone, seat)
    assert gone.view(0)["bottom"][0] == ["brujah-hunt"]
    assert chosen("challenge").view(1)["seen"][1] is None


@rule("MASQ-HID-02")
def test_without_roberta_urbani_nothing_is_forgotten() -> None:
    choosing = starting(*FOUR, decks={"brujah": ["challenge", "earthshock"]})
    choosing.play(0, "bottom challenge")
    play_until(choosing, lambda now: now.phase == PLANNING)
    assert choosing.view(1)["seen"][0] == ["brujah-hunt", "brujah-ready"]


# Secret choices, and cards that are turned or returned


@rule("MASQ-HID-03", "MASQ-HID-11")
def test_cards_put_back_are_secret_while_others_choose() -> None:
    choosing = seated(4)
    first = choosing.deciders[0]
    keeping, putting = choosing.options(first)[0], choosing.options(first)[1]
    here, there = choosing.copy(), choosing.copy()
    assert here.play(first, keeping) == there.play(first, putting) == [Committed(first)]
    for seat in viewers(choosing):
        if seat != first:
            assert known(here, seat) == known(there, seat)
    assert here.view(first)["committed"] != there.view(first)["committed"]


@rule("MASQ-HID-11")
def test_bids_are_secret_until_all_have_bid() -> None:
    def auction() -> Table:
        built = location(
            *("1", "malkavian", "brujah", "gangrel", "ventrue"),
            cards={
                "1": {
                    "malkavian": ["auction-of-blood"],
                    "brujah": ["challenge"],
                    "gangrel": ["mist-form"],
                }
            },
        )
        stay(built)
        return built

    low, high = auction(), auction()
    assert asked(low) == ["malkavian", "brujah", "gangrel"]
    assert low.play(1, "number 0") == high.play(1, "number 5") == [Committed(1)]
    for seat in (0, 2, 3, None):
        assert known(low, seat) == known(high, seat)
    answers = {str(imagined(low, 0, seed)["frames"][-1]) for seed in range(60)}
    assert len(answers) == 6, "from nothing to five of six blood"
    low.play(2, "number 2")
    happened = low.play(0, "number 1")
    assert events_of(happened, Bid) == [Bid(0, 1), Bid(1, 0), Bid(2, 2)]


@rule("MASQ-HID-08")
def test_a_card_with_a_toll_is_secret_until_it_is_paid() -> None:
    def toll(card: str) -> Table:
        built = location(
            "1",
            *DARK,
            cards={"1": {"nosferatu": ["one-step-ahead"], "brujah": [f"?{card}", "?brujah-hunt"]}},
        )
        stay(built)
        return built

    here, there = toll("challenge"), toll("bloody-fury")
    assert asked(here) == ["brujah"]
    for seat in (1, 2, 3, None):
        assert known(here, seat) == known(there, seat)
    kept, also = play(here, "choose keep-down"), play(there, "choose keep-down")
    for seat in (1, 2, 3, None):
        assert visible_text(kept, seat) == visible_text(also, seat)
        assert known(here, seat) == known(there, seat)
    assert here.decision(0).facts["card"] == "brujah-hunt"


@rule("MASQ-HID-08")
def test_a_card_turned_down_in_public_is_known_to_all() -> None:
    turned = location(
        "1",
        "malkavian",
        *FOUR[:3],
        cards={"1": {"malkavian": ["mindless-assault"], "brujah": ["challenge"]}},
    )
    stay(turned)
    play(turned, "pick mindless-assault")
    for seat in viewers(turned):
        view = turned.view(seat)
        assert view["cards"]["1"][0] == ["mindless-assault"]
        assert view["face_down"]["1"][0] == [True]


@rule("MASQ-HID-08", "MASQ-HID-09")
def test_a_hidden_card_returned_to_hand_is_not_named() -> None:
    clans = ("malkavian", "nosferatu", "brujah", "gangrel")
    chaos = location(
        "1",
        *clans,
        cards={"1": {"malkavian": ["chaos", "?mesmerize"], "nosferatu": ["one-step-ahead"]}},
    )
    stay(chaos)
    happened = play(chaos, "choose keep-down", "pick mesmerize", "done")
    assert "mesmerize" in hand(chaos, "malkavian")
    for seat in (1, 2, 3, None):
        assert "mesmerize" not in visible_text(happened, seat)
        assert "mesmerize" not in json.dumps(chaos.view(seat))
