"""Malkavian: surprises."""

from __future__ import annotations

from games.masquerade.cards.scenes import (
    SKIP_OR_PAY,
    acted,
    counted,
    frenzied,
    influences,
    night,
    pools,
    scene,
)
from games.masquerade.stage import (
    asked,
    blood,
    blood_at,
    cards_at,
    deck,
    events_of,
    hand,
    options,
    play,
    play_until,
    power,
    stay,
)

from conclave.games.masquerade.rules.atoms import course
from conclave.games.masquerade.rules.events.course import Bid
from conclave.games.masquerade.rules.events.moving import Played, Returned, ShuffledBack, TookBack
from conclave.games.masquerade.rules.table import Table
from conclave.lang.nodes import Effect
from conclave.lang.resolving import Resolving
from conclave.testing import rule

# Hunt


@rule("MASQ-GLOS-05")
def test_malkavian_hunt_steals_one_blood_from_each_rival() -> None:
    hunt = scene(malkavian="hunt", brujah="ready", gangrel="earth-meld")
    stay(hunt)
    assert pools(hunt) == {"malkavian": 8, "brujah": 5, "gangrel": 5}


@rule("MASQ-GLOS-12")
def test_malkavian_hunt_does_not_affect_players_who_withdrew() -> None:
    hunt = scene(malkavian="hunt", brujah="ready", gangrel="earth-meld")
    stay(hunt, "brujah")
    assert pools(hunt) == {"malkavian": 7, "brujah": 6, "gangrel": 5}


# Ready


def test_malkavian_ready_has_one_power_for_each_own_card_itself_included() -> None:
    ready = scene(malkavian="ready ?hunt shadow-strike", brujah="ready", gangrel="earth-meld")
    assert counted(ready, stay(ready))["malkavian"] == 3 + 0 + 3


def test_malkavian_ready_does_not_count_cards_elsewhere_or_of_rivals() -> None:
    ready = scene(malkavian={"1": "ready", "2": "hunt"}, brujah="ready hunt", gangrel="")
    assert counted(ready, stay(ready)) == {"malkavian": 1, "brujah": 1}


# Mesmerize


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


@rule("MASQ-R-60", "MASQ-R-64")
def test_mesmerized_preparation_cards_act_for_malkavian_in_the_same_step() -> None:
    held = {"brujah": ["show-of-force"]}
    spell = scene(malkavian="mesmerize", brujah="ready", gangrel="earth-meld", hands=held)
    stay(spell)
    assert acted(play(spell, "target 1"))[:1] == ["show-of-force"]
    assert pools(spell) == {"malkavian": 8, "brujah": 5, "gangrel": 5}


@rule("MASQ-R-64")
def test_mesmerized_cards_ask_and_cost_malkavian() -> None:
    held = {"tremere": ["cauldron-of-blood"]}
    spell = scene(malkavian="mesmerize", tremere="ready", brujah="ready", hands=held)
    stay(spell)
    play(spell, "target 1")
    assert asked(spell) == ["malkavian"]
    play(spell, "yes")
    assert pools(spell) == {"malkavian": 3, "tremere": 2, "brujah": 2}


@rule("MASQ-R-35")
def test_mesmerized_cards_earn_malkavian_the_influence_for_a_frenzy() -> None:
    held = {"brujah": ["brujah-hunt"]}
    spell = scene(malkavian="mesmerize", brujah="ready", gangrel="earth-meld", hands=held,
                  blood={"gangrel": 1})  # fmt: skip
    stay(spell)
    play(spell, "target 1")
    assert influences(spell) == {"malkavian": 3 + 1 + 1, "brujah": 3 + 1, "gangrel": 3 + 1}


@rule("MASQ-GLOS-10")
def test_mesmerized_passive_cards_guard_malkavian() -> None:
    held = {"toreador": ["submission"]}
    spell = scene(malkavian="mesmerize", toreador="ready", brujah="hunt", hands=held)
    stay(spell)
    play(spell, "target 1")
    assert pools(spell) == {"malkavian": 6, "toreador": 5, "brujah": 7}


@rule("MASQ-R-65", "MASQ-EOR-03")
def test_mesmerized_cards_return_to_their_owner_at_the_end_of_the_round() -> None:
    held = {"brujah": ["bloody-fury", "brujah-hunt"], "malkavian": []}
    spell = night("haven", malkavian="mesmerize", brujah="ready", gangrel="earth-meld", hands=held)
    stay(spell)
    play(spell, "target 1")
    assert sorted(hand(spell, "brujah")) == ["bloody-fury", "brujah-hunt", "brujah-ready"]
    assert hand(spell, "malkavian") == ["mesmerize"]


@rule("MASQ-R-40", "MASQ-R-41")
def test_with_a_mesmerized_vanish_malkavian_leaves_with_foreign_cards_and_nosferatu_stays() -> None:
    held = {"nosferatu": ["vanish", "nosferatu-ready"]}
    spell = night(malkavian="mesmerize 1", nosferatu="backstab", brujah="ready", hands=held,
                  holder="malkavian")  # fmt: skip
    stay(spell)
    happened = play(spell, "target 1", "yes", "number 0", "no")
    assert counted(spell, happened) == {"nosferatu": 2, "brujah": 1}
    assert pools(spell) == {"malkavian": 6 + 1 + 2, "nosferatu": 5, "brujah": 5}
    assert cards_at(spell, "haven", "malkavian") == ["mesmerize", "vanish", "nosferatu-ready"]


@rule("MASQ-R-42", "MASQ-R-65")
def test_withdrawing_from_the_haven_sends_foreign_cards_to_their_owners_hands() -> None:
    held = {"nosferatu": ["unseen-passage"], "malkavian": []}
    spell = night(malkavian="mesmerize", nosferatu="ready", brujah="ready", hands=held)
    stay(spell)
    play(spell, "target 1")
    assert cards_at(spell, "haven", "malkavian") == ["unseen-passage"]
    assert asked(spell) == ["malkavian"]
    spell.play(0, "withdraw")
    assert "unseen-passage" in hand(spell, "nosferatu")
    assert "unseen-passage" not in hand(spell, "malkavian")


@rule("MASQ-GLOS-09")
def test_cards_played_by_mesmerize_and_madness_count_as_played() -> None:
    held = {"malkavian": ["malkavian-hunt", "shadow-strike"]}
    network = scene(malkavian="madness-network", brujah={"2": "challenge"}, gangrel="on-the-prowl",
                    hands=held)  # fmt: skip
    happened = stay(network)
    assert counted(network, happened)["gangrel"] == 3 + 2
    assert pools(network) == {"malkavian": 6 - 2 + 1, "brujah": 6, "gangrel": 5}


# Auction of Blood


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


def test_nobody_learns_of_a_bid_before_all_have_bid() -> None:
    auction = scene(malkavian="auction-of-blood", brujah="ready", gangrel="earth-meld")
    stay(auction)
    other = auction.copy()
    assert events_of(auction.play(1, "number 2"), Bid) == []
    other.play(1, "number 5")
    assert [auction.view(seat) == other.view(seat) for seat in (0, 1, 2, None)] == [
        True,
        False,
        True,
        True,
    ]
    assert pools(auction) == {"malkavian": 6, "brujah": 6, "gangrel": 6}
    auction.play(2, "number 3")
    assert [bid.number for bid in events_of(auction.play(0, "number 4"), Bid)] == [4, 2, 3]


@rule("MASQ-ORDER-02")
def test_the_last_in_turn_order_loses_a_tie_for_the_lowest_bid() -> None:
    auction = scene(malkavian="auction-of-blood", brujah="ready", gangrel="earth-meld",
                    holder="gangrel")  # fmt: skip
    stay(auction)
    play(auction, "number 1", "number 1", "number 1")
    assert asked(auction) == ["brujah"]


def test_malkavian_may_lose_his_own_auction_and_keeps_his_blood_here() -> None:
    auction = scene(malkavian="auction-of-blood hunt", brujah="ready", gangrel="earth-meld")
    stay(auction)
    play(auction, "number 1", "number 2", "number 3")
    assert options(auction) == ["pick auction-of-blood", "pick malkavian-hunt"]
    happened = play(auction, "pick auction-of-blood")
    assert counted(auction, happened) == {"malkavian": 0 + 1, "brujah": 1, "gangrel": 1}


def test_the_lowest_bidder_without_a_face_up_card_has_nothing_to_turn() -> None:
    auction = scene(malkavian="auction-of-blood", brujah="3", gangrel="earth-meld")
    stay(auction)
    play(auction, "number 1", "number 0", "number 1")
    assert (asked(auction), pools(auction)) == ([], {"malkavian": 5, "brujah": 6, "gangrel": 5})


@rule("MASQ-GLOS-02")
def test_the_highest_bids_send_nobody_into_frenzy() -> None:
    auction = scene(malkavian="auction-of-blood", brujah="ready", gangrel="earth-meld",
                    blood={"malkavian": 2, "brujah": 3, "gangrel": 2})  # fmt: skip
    stay(auction)
    highest = [options(auction, clan)[-1] for clan in ("malkavian", "brujah", "gangrel")]
    assert highest == ["number 1", "number 2", "number 1"]
    happened = play(auction, *highest, "pick earth-meld")
    assert (frenzied(auction, happened), set(pools(auction).values())) == ([], {1})


def test_a_bid_under_submission_stands_but_costs_nothing() -> None:
    auction = scene(malkavian="auction-of-blood", toreador="submission", brujah="ready")
    stay(auction)
    play(auction, "number 0", "number 5", "number 1")
    assert (asked(auction), blood(auction, "toreador")) == (["malkavian"], 6)


def test_a_bid_with_dark_pact_and_retaliation_is_kept_and_avenged() -> None:
    auction = scene(malkavian="auction-of-blood", tremere="dark-pact retaliation", brujah="ready")
    stay(auction)
    play(auction, "number 1", "number 3", "number 0")
    happened = play(auction, "pick brujah-ready")
    assert counted(auction, happened) == {"malkavian": 2 + 1, "tremere": 3 + 3, "brujah": 0}
    assert pools(auction) == {"malkavian": 6 - 1 - 3, "tremere": 3, "brujah": 6 - 3}


@rule("MASQ-RULE-02")
def test_a_card_that_the_auction_turned_down_no_longer_acts() -> None:
    auction = scene(malkavian="auction-of-blood", ventrue="curfew", brujah="ready")
    stay(auction)
    play(auction, "number 1", "number 0", "number 1", "pick curfew")
    assert asked(auction) == []
    auction = scene(
        malkavian="auction-of-blood", ventrue="curfew", brujah="ready", holder="ventrue"
    )
    stay(auction)
    assert (asked(auction), options(auction)) == (["brujah"], SKIP_OR_PAY)


# Madness Network


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


# Shadow Strike


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


# Chaos


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


@rule("MASQ-R-43", "MASQ-HID-08")
def test_chaos_shows_no_card_that_nobody_has_seen() -> None:
    chaos = scene(malkavian="chaos ?shadow-strike", nosferatu="one-step-ahead", brujah="")
    stay(chaos)
    play(chaos, "choose keep-down")
    happened = play(chaos, "pick shadow-strike", "pick chaos")
    assert (events_of(happened, TookBack), events_of(happened, Returned)) == (
        [TookBack(0, 1)],
        [Returned(0, "chaos", 0)],
    )
    assert (chaos.view(1)["seen"][0], hand(chaos, "malkavian")[-1]) == (
        ["malkavian-hunt", "malkavian-ready", "chaos"],
        "chaos",
    )


@rule("MASQ-R-60")
def test_chaos_that_was_returned_and_played_again_acts_again() -> None:
    chaos = scene(malkavian="chaos madness-network", brujah="ready", gangrel="earth-meld",
                  hands={"malkavian": []})  # fmt: skip
    stay(chaos)
    play(chaos, "resolve chaos", "pick chaos", "done")
    assert pools(chaos) == {"malkavian": 8, "brujah": 5, "gangrel": 5}
    assert options(chaos) == ["pick madness-network", "pick chaos", "done"]
    happened = play(chaos, "pick madness-network", "done")
    assert pools(chaos) == {"malkavian": 10, "brujah": 4, "gangrel": 4}
    assert counted(chaos, happened)["malkavian"] == 2, "and Chaos acts no third time"


@rule("MASQ-GLOS-10", "MASQ-R-42")
def test_chaos_returns_others_cards_at_the_position_to_their_owners() -> None:
    chaos = scene(malkavian="chaos vanish 1", nosferatu="ready", brujah="hunt")
    stay(chaos)
    play(chaos, "resolve chaos")
    assert options(chaos) == ["pick chaos", "pick vanish", "done"]
    play(chaos, "pick vanish", "done")
    assert "vanish" in hand(chaos, "nosferatu")
    assert (pools(chaos)["malkavian"], cards_at(chaos, "1", "malkavian")) == (6 + 2 - 1, ["chaos"])


# Malkav's Bane


class Bell(Effect):
    """Records its players."""

    def __init__(self, rang: list[int]) -> None:
        self.rang = rang

    def do(self, position: Table, act: Resolving) -> None:
        self.rang.append(act.you)


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


@rule("MASQ-PLAN-16")
def test_a_passive_card_that_malkavs_bane_plays_has_missed_its_moment() -> None:
    bane = scene(malkavian="malkavs-bane", brujah="ready", gangrel="",
                 decks={"malkavian": ["auction-of-blood"]})  # fmt: skip
    assert counted(bane, stay(bane))["malkavian"] == 2 + 2
    assert asked(bane) == []


@rule("MASQ-R-60")
def test_a_preparation_card_that_malkavs_bane_plays_acts_in_its_step() -> None:
    bane = scene(malkavian="malkavs-bane", brujah="ready", gangrel="",
                 decks={"malkavian": ["chaos"]})  # fmt: skip
    stay(bane)
    assert options(bane) == ["pick malkavs-bane", "pick chaos", "done"]


@rule("MASQ-HID-02", "MASQ-HID-04")
def test_after_malkavs_bane_nobody_knows_which_card_was_shuffled_away() -> None:
    bane = night("haven", malkavian="malkavs-bane", brujah="ready", gangrel="hunt",
                 hands={"malkavian": ["chaos"]},
                 decks={"malkavian": ["shadow-strike"]})  # fmt: skip
    stay(bane)
    assert set(bane.view(1)["seen"][0]) == {"malkavs-bane", "shadow-strike"}
    happened = bane.play(0, "pick shadow-strike")
    assert hand(bane, "malkavian") == ["chaos", "malkavs-bane"]
    assert bane.view(1)["seen"][0] == []
    shown = [event.seen_by(1) for event in happened]
    assert not any("shadow-strike" in str(event.to_dict()) for event in shown if event)


@rule("MASQ-R-25")
def test_malkavs_bane_takes_nothing_from_a_player_who_is_out_of_the_game() -> None:
    """He draws no card and isn't asked which to return."""
    there = {"1": "ready", "2": "hunt"}
    bane = night("1", malkavian="malkavs-bane", brujah=there, gangrel=there,
                 decks={"malkavian": ["shadow-strike"]})  # fmt: skip
    before = bane.round
    play_until(bane, lambda now: bool(now.owed))
    assert (bane.round, bane.deciders) == (before, (1, 2))
    source, rang = bane.owed[0][2], list[int]()
    for seat in (0, 1):
        course.defer(bane, Bell(rang), seat, source)
    course.eliminate(bane, 0)
    play_until(bane, lambda now: 0 in now.deciders or now.round > before)
    assert (bane.round, bane.owed, rang) == (before + 1, (), [1])


@rule("MASQ-END-01", "MASQ-EOR-01")
def test_malkavs_bane_takes_nothing_at_the_end_of_the_game() -> None:
    bane = night("haven", malkavian="malkavs-bane", brujah="ready", gangrel="hunt", round=3,
                 decks={"malkavian": ["shadow-strike"]})  # fmt: skip
    happened = stay(bane)
    assert bane.over
    assert events_of(happened, Played) == [Played(0, "shadow-strike", "haven")]
    assert events_of(happened, ShuffledBack) == []


# Mindless Assault


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


def test_mindless_assault_ends_with_the_location() -> None:
    assault = night("haven", malkavian="mindless-assault", brujah="ready", gangrel="")
    stay(assault)
    play(assault, "done")
    play_until(assault, lambda now: now.phase == "planning")
    play(assault, "play malkavian-hunt 1 down", "done")
    assert power(assault, "1", "malkavian") == 0
    assert assault.view(None)["power"]["1"] == [0, 0, 0]


def test_mindless_assault_strengthens_cards_that_others_have_kept_down() -> None:
    assault = scene(malkavian="mindless-assault ?hunt", nosferatu="one-step-ahead", brujah="ready")
    stay(assault)
    play(assault, "choose keep-down")
    assert counted(assault, play(assault, "done"))["malkavian"] == 3 + 4
