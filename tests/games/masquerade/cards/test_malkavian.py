"""Malkavian: surprises."""

from __future__ import annotations

from games.masquerade.cards.scenes import acted, counted, night, pools, scene
from games.masquerade.stage import (
    asked,
    blood,
    blood_at,
    cards_at,
    deck,
    hand,
    options,
    play,
    power,
    stay,
)

from conclave.testing import rule


@rule("MASQ-GLOS-05")
def test_malkavian_hunt_steals_one_blood_from_each_rival() -> None:
    hunt = scene(malkavian="hunt", brujah="ready", gangrel="earth-meld")
    stay(hunt)
    assert pools(hunt) == {"malkavian": 8, "brujah": 5, "gangrel": 5}


@rule("MASQ-GLOS-12")
def test_malkavian_hunt_spares_who_withdrew() -> None:
    hunt = scene(malkavian="hunt", brujah="ready", gangrel="earth-meld")
    stay(hunt, "brujah")
    assert pools(hunt) == {"malkavian": 7, "brujah": 6, "gangrel": 5}


def test_malkavian_ready_has_one_power_for_each_own_card_itself_included() -> None:
    ready = scene(malkavian="ready ?hunt shadow-strike", brujah="ready", gangrel="earth-meld")
    assert counted(ready, stay(ready))["malkavian"] == 3 + 0 + 3


def test_malkavian_ready_does_not_count_cards_elsewhere_or_of_rivals() -> None:
    ready = scene(malkavian={"1": "ready", "2": "hunt"}, brujah="ready hunt", gangrel="")
    assert counted(ready, stay(ready)) == {"malkavian": 1, "brujah": 1}


@rule("MASQ-GLOS-10", "MASQ-R-64")
def test_mesmerize_plays_a_rivals_hand_at_malkavians_position() -> None:
    held = {"brujah": ["bloody-fury", "brujah-hunt"]}
    spell = scene(malkavian="mesmerize", brujah="ready", gangrel="earth-meld", hands=held)
    stay(spell)
    assert options(spell) == ["target 1", "target 2"]
    assert counted(spell, play(spell, "target 1"))["malkavian"] == 3 + 6 + 0
    assert cards_at(spell, "1", "malkavian") == ["mesmerize", "bloody-fury", "brujah-hunt"]
    assert pools(spell) == {"malkavian": 8, "brujah": 5, "gangrel": 5}  # the hunt hunts for him


def test_mesmerize_leaves_other_hands_and_what_is_deployed_alone() -> None:
    held = {"brujah": ["bloody-fury"], "gangrel": ["gangrel-hunt"], "malkavian": ["chaos"]}
    spell = scene(malkavian="mesmerize", brujah="ready", gangrel="earth-meld", hands=held)
    stay(spell)
    play(spell, "target 1")
    assert [hand(spell, clan) for clan in ("brujah", "gangrel")] == [[], ["gangrel-hunt"]]
    assert (hand(spell, "malkavian"), cards_at(spell, "1", "brujah")) == (
        ["chaos"],
        ["brujah-ready"],
    )


@rule("MASQ-GLOS-12")
def test_mesmerize_finds_nobody_where_malkavian_is_alone() -> None:
    spell = scene(malkavian="mesmerize", brujah="ready", gangrel={"2": "earth-meld"})
    stay(spell, "brujah")
    assert (asked(spell), cards_at(spell, "1", "malkavian")) == ([], ["mesmerize"])


def test_auction_of_blood_turns_a_card_of_the_lowest_bidder_down() -> None:
    auction = scene(malkavian="?auction-of-blood", brujah="bloody-fury ready", gangrel="earth-meld")
    stay(auction)
    assert asked(auction) == ["malkavian", "brujah", "gangrel"]
    play(auction, "number 2", "number 1", "number 3")
    assert (asked(auction), options(auction)) == (
        ["brujah"],
        ["pick bloody-fury", "pick brujah-ready"],
    )
    happened = play(auction, "pick bloody-fury")
    assert counted(auction, happened) == {"malkavian": 2 + 2, "brujah": 1, "gangrel": 1}
    assert pools(auction) == {"malkavian": 4, "brujah": 5, "gangrel": 3}


@rule("MASQ-GLOS-02")
def test_auction_of_blood_never_takes_anybodys_last_blood() -> None:
    auction = scene(
        malkavian="auction-of-blood", brujah="ready", gangrel="hunt", blood={"brujah": 1}
    )
    stay(auction)
    assert options(auction, "brujah") == ["number 0"]
    assert options(auction, "gangrel") == [f"number {bid}" for bid in range(6)]


def test_auction_of_blood_asks_no_opponent_elsewhere_and_is_held_nowhere_else() -> None:
    auction = scene(malkavian="auction-of-blood", brujah="ready", gangrel={"2": "hunt"})
    stay(auction)
    assert asked(auction) == ["malkavian", "brujah"]
    auction = scene(malkavian={"1": "ready", "2": "auction-of-blood"}, brujah="ready", gangrel="")
    stay(auction)
    assert (asked(auction), pools(auction)["brujah"]) == ([], 6)


@rule("MASQ-RULE-05")
def test_an_auction_without_rivals_is_ignored() -> None:
    alone = scene(malkavian="auction-of-blood", brujah="ready", gangrel="")
    happened = stay(alone, "brujah")
    assert (asked(alone), acted(happened)) == ([], [])
    assert cards_at(alone, "1", "malkavian") == ["auction-of-blood"]


@rule("MASQ-R-60")
def test_madness_network_plays_malkavians_own_hand_here() -> None:
    held = {"malkavian": ["malkavian-hunt", "shadow-strike"]}
    network = scene(malkavian="madness-network", brujah="ready", gangrel="", hands=held)
    assert counted(network, stay(network))["malkavian"] == 2 + 0 + 3
    assert cards_at(network, "1", "malkavian") == ["madness-network", *held["malkavian"]]
    assert (hand(network, "malkavian"), pools(network)["brujah"]) == ([], 5)


def test_madness_network_leaves_the_deck_and_rivals_hands_alone() -> None:
    held = {"malkavian": ["malkavian-hunt"], "brujah": ["brujah-hunt"]}
    network = scene(malkavian="madness-network", brujah="ready", gangrel="", hands=held)
    before = deck(network, "malkavian")
    stay(network)
    assert (deck(network, "malkavian"), hand(network, "brujah")) == (before, ["brujah-hunt"])


def test_shadow_strike_has_two_more_power_with_the_fewest_face_up_cards() -> None:
    strike = scene(malkavian="shadow-strike", brujah="ready hunt", gangrel="hunt earth-meld")
    assert counted(strike, stay(strike))["malkavian"] == 5
    strike = scene(malkavian="shadow-strike", brujah="ready", gangrel="hunt earth-meld")
    assert counted(strike, stay(strike))["malkavian"] == 5  # to be among the fewest will do


def test_shadow_strike_has_no_more_if_anybody_shows_fewer_cards() -> None:
    strike = scene(malkavian="shadow-strike hunt", brujah="ready", gangrel="hunt earth-meld")
    assert counted(strike, stay(strike))["malkavian"] == 3
    strike = scene(malkavian="shadow-strike", brujah="2", gangrel="earth-meld")
    assert counted(strike, stay(strike)) == {"malkavian": 3, "brujah": 2, "gangrel": 1}


def test_chaos_steals_one_blood_from_each_rival_for_each_card_returned() -> None:
    chaos = scene(malkavian="chaos hunt 2", brujah="ready", gangrel="earth-meld", hands={})
    stay(chaos)
    assert options(chaos) == ["pick chaos", "pick malkavian-hunt", "done"]
    happened = play(chaos, "pick chaos", "pick malkavian-hunt", "done")
    assert hand(chaos, "malkavian") == ["malkavian-ready", "chaos", "malkavian-hunt"]
    assert pools(chaos) == {"malkavian": 6 + 2 * 2, "brujah": 4, "gangrel": 4}
    assert counted(chaos, happened)["malkavian"] == 2  # only his blood is left


@rule("MASQ-R-76")
def test_chaos_steals_nothing_if_no_card_is_returned() -> None:
    chaos = scene(malkavian="chaos", brujah="ready", gangrel="earth-meld")
    stay(chaos)
    play(chaos, "done")
    assert (pools(chaos)["malkavian"], cards_at(chaos, "1", "malkavian")) == (6, ["chaos"])


def test_chaos_steals_nothing_from_opponents_elsewhere() -> None:
    chaos = scene(malkavian="chaos", brujah="ready", gangrel={"2": "earth-meld"})
    stay(chaos)
    play(chaos, "pick chaos", "done")
    assert pools(chaos) == {"malkavian": 7, "brujah": 5, "gangrel": 6}


def test_malkavs_bane_plays_the_top_card_of_the_deck_here() -> None:
    top = {"malkavian": ["shadow-strike", "chaos"]}
    bane = scene(malkavian="?malkavs-bane", brujah="ready", gangrel="", decks=top)
    assert counted(bane, stay(bane))["malkavian"] == 2 + 3
    assert cards_at(bane, "1", "malkavian") == ["malkavs-bane", "shadow-strike"]
    assert deck(bane, "malkavian")[0] == "chaos"


def test_malkavs_bane_takes_a_card_of_the_hand_at_the_end_of_the_round() -> None:
    bane = night("haven", malkavian="malkavs-bane", brujah="ready", gangrel="hunt", hands={
        "malkavian": ["malkavian-hunt"]}, decks={"malkavian": ["malkavian-ready"]})  # fmt: skip
    stay(bane)
    assert asked(bane) == ["malkavian"]
    assert options(bane) == ["pick malkavian-hunt", "pick malkavs-bane", "pick malkavian-ready"]
    play(bane, "pick malkavs-bane")
    assert hand(bane, "malkavian") == ["malkavian-hunt", "malkavian-ready"]


def test_malkavs_bane_takes_nothing_if_it_was_withdrawn_in_time() -> None:
    bane = night("haven", malkavian="malkavs-bane", brujah="ready", gangrel="hunt")
    stay(bane, "malkavian")
    assert (asked(bane), options(bane)[0][:6]) == (["brujah", "gangrel", "malkavian"], "bottom")


@rule("MASQ-GLOS-15")
def test_mindless_assault_gives_malkavians_face_down_cards_four_power() -> None:
    assault = scene(malkavian="mindless-assault ready ?hunt", brujah="ready", gangrel="earth-meld")
    stay(assault)
    assert options(assault) == [
        "pick mindless-assault",
        "pick malkavian-ready",
        "pick malkavian-hunt",
        "done",
    ]
    happened = play(assault, "pick malkavian-ready", "pick malkavian-hunt", "done")
    assert counted(assault, happened)["malkavian"] == 3 + 4 + 4
    assert blood(assault, "brujah") == 6  # a hunt that lies face down does not hunt


def test_mindless_assault_turns_no_card_against_malkavians_will() -> None:
    assault = scene(malkavian="mindless-assault hunt", brujah="ready", gangrel="earth-meld")
    stay(assault)
    assert counted(assault, play(assault, "done"))["malkavian"] == 3
    assert cards_at(assault, "1", "malkavian") == ["mindless-assault", "malkavian-hunt"]


def test_mindless_assault_gives_nothing_to_face_down_cards_elsewhere() -> None:
    lying = {"1": "mindless-assault", "2": "?hunt"}
    assault = scene(malkavian=lying, brujah="ready 3", gangrel="earth-meld")
    stay(assault)
    play(assault, "pick mindless-assault", "done")
    assert (power(assault, "1", "malkavian"), power(assault, "2", "malkavian")) == (4, 0)
    assert blood_at(assault, "1", "brujah") == 3
