"""Secret bids, and choices that cards force on their rivals: what can and what can't be paid."""

from __future__ import annotations

from games.masquerade.cards.scenes import (
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
    cards_at,
    drained,
    hand,
    options,
    play,
    stay,
    told,
)

from conclave.games.masquerade.rules.events.counters import LostBlood
from conclave.games.masquerade.rules.events.course import Bid
from conclave.testing import rule

SKIP_OR_PAY = ["choose skip-steps", "choose steal"]

# The auction


def test_nobody_learns_of_a_bid_before_all_have_bid() -> None:
    auction = scene(malkavian="auction-of-blood", brujah="ready", gangrel="earth-meld")
    stay(auction)
    other = auction.copy()
    assert told(auction.play(1, "number 2"), Bid) == []
    other.play(1, "number 5")
    assert [auction.view(seat) == other.view(seat) for seat in (0, 1, 2, None)] == [
        True,
        False,
        True,
        True,
    ]
    assert pools(auction) == {"malkavian": 6, "brujah": 6, "gangrel": 6}
    auction.play(2, "number 3")
    assert [bid.number for bid in told(auction.play(0, "number 4"), Bid)] == [4, 2, 3]


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


# Forced choices


@rule("MASQ-RULE-02")
def test_rivals_choose_one_after_another_in_turn_order() -> None:
    curfew = scene(ventrue="curfew", brujah="hunt", toreador="hunt", holder="toreador")
    stay(curfew)
    assert (asked(curfew), options(curfew, "brujah")) == (["toreador"], [])
    play(curfew, "choose steal")
    assert (asked(curfew), blood(curfew, "ventrue")) == (["brujah"], 9)


@rule("MASQ-FRENZY-03", "EX-MASQ-RULE-a")
def test_curfew_takes_what_there_is_from_whoever_cannot_pay_three() -> None:
    curfew = scene(ventrue="curfew", brujah="show-of-force", toreador="", blood={"brujah": 2})
    stay(curfew)
    assert options(curfew) == SKIP_OR_PAY
    happened = play(curfew, "choose steal")
    assert (frenzied(curfew, happened), acted(happened)) == (["brujah"], ["show-of-force"])
    assert pools(curfew) == {"ventrue": 6 + 2 - 1, "brujah": 3 + 1, "toreador": 6}
    assert influences(curfew)["ventrue"] == 3 + 1 + 1


def test_under_submission_curfew_can_be_paid_with_nothing() -> None:
    curfew = scene(ventrue="curfew", toreador="submission hunt", brujah="")
    stay(curfew)
    assert acted(play(curfew, "choose steal")) == ["toreador-hunt"]
    assert pools(curfew) == {"ventrue": 5, "toreador": 7, "brujah": 6}


@rule("MASQ-WITH-11", "MASQ-HID-09")
def test_mass_manipulation_drives_cards_from_the_haven_back_to_hand() -> None:
    mass = night("haven", ventrue="mass-manipulation", brujah="?bloody-fury 1", toreador="summon",
                 hands={"brujah": []}, round=3)  # fmt: skip
    stay(mass)
    happened = play(mass, "choose withdraw", "choose steal")
    assert counted(mass, happened) == {"ventrue": 3, "toreador": 3}
    assert (hand(mass, "brujah"), blood(mass, "brujah")) == (["bloody-fury"], 7)
    assert mass.view(0)["seen"][1] == []


@rule("MASQ-GLOS-11", "MASQ-FRENZY-03")
def test_mass_manipulation_asks_blood_too_and_takes_the_last_of_it() -> None:
    mass = scene(ventrue="mass-manipulation", brujah="3", toreador="", blood={"brujah": 1})
    stay(mass)
    assert options(mass) == ["choose withdraw", "choose steal"]
    assert frenzied(mass, play(mass, "choose steal")) == ["brujah"]
    assert pools(mass) == {"ventrue": 7, "brujah": 3, "toreador": 6}
    assert influences(mass)["ventrue"] == 3 + 1 + 1


@rule("MASQ-RULE-05")
def test_tyrants_gaze_asks_only_for_what_a_rival_has() -> None:
    gaze = scene(ventrue="tyrants-gaze", brujah="ready", toreador="summon 3",
                 influence={"brujah": 0, "toreador": 0})  # fmt: skip
    assert counted(gaze, stay(gaze)) == {
        "ventrue": 2 + 2,
        "toreador": 3 + 1,
        "brujah": 1,
    }


def test_ventrue_hunt_leaves_a_winner_without_influence_only_his_blood() -> None:
    hunt = scene(ventrue="hunt", gangrel="wolf-companion 3", brujah="fist-of-caine",
                 holder="brujah", blood={"gangrel": 1}, influence={"gangrel": 0},
                 alliances={"gangrel": []})  # fmt: skip
    stay(hunt)
    assert influences(hunt)["gangrel"] == 0  # won, and lost again in frenzy
    assert pools(hunt) == {"ventrue": 6 - 1 + 1, "gangrel": 1, "brujah": 6}


@rule("MASQ-HID-08")
def test_a_card_that_is_not_paid_for_stays_secret() -> None:
    ahead = scene(nosferatu="one-step-ahead", brujah="?bloody-fury", gangrel="earth-meld")
    stay(ahead)
    play(ahead, "choose keep-down")
    shown = [ahead.view(seat)["cards"]["1"][1] for seat in (0, 1, 2, None)]
    assert shown == [[None], ["bloody-fury"], [None], [None]]


@rule("MASQ-FRENZY-02", "MASQ-FRENZY-03")
def test_one_step_ahead_takes_the_last_blood_and_earns_influence() -> None:
    ahead = scene(nosferatu="one-step-ahead", brujah="?bloody-fury", gangrel="", blood={
        "brujah": 1})  # fmt: skip
    stay(ahead)
    happened = play(ahead, "choose reveal")
    assert (frenzied(ahead, happened), drained(ahead, "brujah")) == (["brujah"], ["victim"])
    assert cards_at(ahead, "1", "brujah") == ["bloody-fury"]
    assert influences(ahead) == {"nosferatu": 3 + 1 + 1, "brujah": 3 + 1, "gangrel": 3}


def test_under_submission_one_step_ahead_can_be_paid_with_nothing() -> None:
    ahead = scene(nosferatu="one-step-ahead", toreador="submission ?summon", brujah="")
    stay(ahead)
    happened = play(ahead, "choose reveal")
    assert (told(happened, LostBlood), blood(ahead, "toreador")) == ([], 6)
    assert counted(ahead, happened)["toreador"] == 3 + 3


@rule("MASQ-GLOS-02")
def test_half_of_a_single_blood_is_nothing_and_the_last_blood_stays() -> None:
    relics = scene(tremere="ancient-artifacts", brujah="ready", ventrue="", blood={"tremere": 1})
    stay(relics)
    assert counted(relics, play(relics, "choose spend"))["tremere"] == 6
    assert blood(relics, "tremere") == 1
