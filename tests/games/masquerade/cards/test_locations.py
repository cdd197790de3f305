"""The seven location cards."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from games.masquerade.cards.scenes import frenzied, influences, pools, scene, turn
from games.masquerade.stage import (
    asked,
    blood,
    blood_at,
    cards_at,
    events_of,
    influence,
    options,
    play,
    play_until,
    refused,
    stay,
)

from conclave.games.masquerade.cards import LIBRARY
from conclave.games.masquerade.rules.events.counters import (
    GainedBlood,
    LostBlood,
    StoleBlood,
    TookBlood,
    Unharmed,
)
from conclave.games.masquerade.rules.library import Location
from conclave.testing import rule

NAMES = LIBRARY.names[LIBRARY.first_location :]
HERE = "1"


@rule("MASQ-COMP-08")
def test_there_are_seven_location_cards_five_of_them_ours() -> None:
    cards = [card for card in LIBRARY.cards if isinstance(card, Location)]
    assert {card.name: card.ours for card in cards} == {
        "Succubus Club": False,
        "The Collar": False,
        "Blood Bank": True,
        "Elysium": True,
        "Night Market": True,
        "Floodlit Square": True,
        "Old Cemetery": True,
    }


@pytest.mark.parametrize("card", NAMES)
def test_every_location_card_has_tests_of_what_it_does_and_must_not_do(card: str) -> None:
    body = ast.parse(Path(__file__).read_text(encoding="utf-8")).body
    names = [part.name for part in body if isinstance(part, ast.FunctionDef)]
    start = f"test_{card.replace('-', '_')}_"
    assert len([name for name in names if name.startswith(start)]) >= 2, f"write {start}..."


@rule("MASQ-VARL-02")
def test_succubus_club_lets_everybody_here_take_up_to_three_blood_back() -> None:
    club = scene(
        brujah="challenge 5", gangrel="2", ventrue="", location_cards={HERE: "succubus-club"}
    )
    stay(club)
    assert (asked(club), options(club)) == (
        ["brujah"],
        ["number 0", "number 1", "number 2", "number 3"],
    )
    play(club, "number 3")
    assert (asked(club), options(club)) == (["gangrel"], ["number 0", "number 1", "number 2"])
    happened = play(club, "number 1")
    assert events_of(happened, TookBlood) == [TookBlood(1, 1, 1, "1")]
    assert (blood(club, "brujah"), blood_at(club, "1", "brujah")) == (9, 2)
    assert (blood(club, "gangrel"), blood_at(club, "1", "gangrel")) == (7, 1)


def test_succubus_club_returns_nothing_before_the_conflict_is_decided_or_elsewhere() -> None:
    club = scene(
        brujah="2", gangrel="1", ventrue={"2": "3"}, location_cards={HERE: "succubus-club"}
    )
    stay(club)
    assert influences(club) == {"brujah": 4, "gangrel": 4, "ventrue": 3}
    play(club, "number 2", "number 1")
    assert asked(club) == []
    assert blood_at(club, "2", "ventrue") == 3
    assert influences(club) == {"brujah": 4, "gangrel": 4, "ventrue": 3}


def test_succubus_club_asks_nobody_without_blood_here() -> None:
    club = scene(
        brujah="challenge", gangrel="2", ventrue="", location_cards={HERE: "succubus-club"}
    )
    stay(club, "gangrel")
    assert asked(club) == []
    assert blood(club, "gangrel") == 8


@pytest.mark.parametrize(("card", "extra"), [("the-collar", 1), ("night-market", 0)])
def test_the_collar_adds_an_influence_for_a_frenzy_caused_here(card: str, extra: int) -> None:
    poor = {"gangrel": 1, "ventrue": 1}
    here = scene(
        brujah="show-of-force",
        gangrel="feral-weapons",
        ventrue="ready",
        blood=poor,
        location_cards={HERE: card},
    )
    stay(here)
    assert influence(here, "brujah") == 3 + 2 * (1 + extra) + 1


def test_the_collar_adds_nothing_elsewhere_and_nothing_for_a_frenzy_nobody_caused() -> None:
    away = scene(
        brujah="show-of-force",
        gangrel="feral-weapons",
        ventrue="",
        blood={"gangrel": 1},
        location_cards={"2": "the-collar"},
    )
    stay(away)
    assert influence(away, "brujah") == 3 + 1 + 1
    ally = scene(
        brujah="challenge",
        gangrel="feral-weapons",
        ventrue="",
        blood={"gangrel": 1},
        at_stake={HERE: "sgt-mctavish"},
        location_cards={HERE: "the-collar"},
    )
    happened = stay(ally)
    assert frenzied(ally, happened) == ["gangrel"]
    assert influence(ally, "brujah") == 3 + 1 + 1, "an ally belongs to no location"


def test_blood_bank_gives_a_blood_to_everybody_who_stays() -> None:
    bank = scene(brujah="challenge", gangrel="1", ventrue="", location_cards={HERE: "blood-bank"})
    happened = stay(bank)
    assert events_of(happened, GainedBlood) == [GainedBlood(0, 1), GainedBlood(1, 1)]
    assert pools(bank) == {"brujah": 7, "gangrel": 7, "ventrue": 6}


def test_blood_bank_gives_nothing_to_those_who_withdraw_or_are_elsewhere() -> None:
    bank = scene(
        brujah="challenge",
        gangrel="feral-weapons",
        ventrue={"2": "ready"},
        location_cards={HERE: "blood-bank"},
    )
    stay(bank, "gangrel")
    assert pools(bank) == {"brujah": 7, "gangrel": 6, "ventrue": 6}


def test_elysium_keeps_everybody_here_from_losing_blood_or_being_robbed() -> None:
    truce = scene(
        brujah="show-of-force fist-of-caine",
        gangrel="feral-weapons",
        ventrue="ready",
        location_cards={HERE: "elysium"},
    )
    happened = stay(truce)
    assert events_of(happened, StoleBlood) == events_of(happened, LostBlood) == []
    assert [event.seat for event in events_of(happened, Unharmed)] == [1, 2, 1, 2]
    assert pools(truce) == {"brujah": 6, "gangrel": 6, "ventrue": 6}


def test_elysium_protects_nobody_elsewhere() -> None:
    away = scene(
        brujah="show-of-force", gangrel="feral-weapons", ventrue="", location_cards={"2": "elysium"}
    )
    stay(away)
    assert pools(away) == {"brujah": 7, "gangrel": 5, "ventrue": 6}
    absent = turn(
        "gangrel", brujah="challenge", gangrel="", ventrue="", location_cards={HERE: "elysium"}
    )
    play(absent, "play gangrel-hunt 2 up")
    assert blood(absent, "gangrel") == 5, "Challenge lies in Elysium, but Gangrel is not there"


def test_elysium_does_not_forbid_costs_influence_or_deployed_blood() -> None:
    truce = scene(
        tremere="arcane-drain",
        ventrue="tyrants-gaze",
        gangrel="2",
        location_cards={HERE: "elysium"},
    )
    stay(truce)
    play(truce, "yes")
    assert blood(truce, "tremere") == 6 - 3 + 1
    assert influence(truce, "tremere") == 2, "there is no blood here that could be moved instead"
    assert asked(truce) == ["gangrel"]
    play(truce, "choose move-blood")
    assert (blood_at(truce, "1", "ventrue"), blood_at(truce, "1", "gangrel")) == (1, 0)


def test_night_market_lets_everybody_play_face_down_there_for_nothing() -> None:
    market = turn(
        "gangrel",
        brujah="",
        gangrel="",
        ventrue="",
        blood={"gangrel": 1},
        location_cards={HERE: "night-market"},
    )
    assert "play gangrel-hunt 1 down" in options(market)
    play(market, "play gangrel-hunt 1 down")
    assert blood(market, "gangrel") == 1
    assert cards_at(market, "1", "gangrel") == ["?gangrel-hunt"]


def test_night_market_makes_nothing_cheaper_elsewhere() -> None:
    market = turn(
        "gangrel", brujah="", gangrel="", ventrue="", location_cards={HERE: "night-market"}
    )
    play(market, "play gangrel-hunt 2 down")
    assert blood(market, "gangrel") == 5


def test_floodlit_square_lets_nobody_play_face_down_there() -> None:
    square = turn(
        "gangrel", brujah="", gangrel="", ventrue="", location_cards={HERE: "floodlit-square"}
    )
    assert refused(square, "play gangrel-hunt 1 down") == "MASQ-RULE-01"
    assert "play gangrel-hunt 1 up" in options(square)


def test_floodlit_square_leaves_all_other_locations_alone() -> None:
    square = turn(
        "gangrel", brujah="", gangrel="", ventrue="", location_cards={HERE: "floodlit-square"}
    )
    down = [text for text in options(square) if text.endswith("down")]
    assert {text.split()[2] for text in down} == {"2", "haven"}
    turned = scene(
        malkavian="mindless-assault",
        gangrel="feral-weapons",
        ventrue="",
        location_cards={HERE: "floodlit-square"},
    )
    stay(turned)
    play(turned, "pick mindless-assault")
    assert cards_at(turned, "1", "malkavian") == ["?mindless-assault"], "turning is not playing"
    play_until(turned, lambda now: asked(now) == [])


def test_old_cemetery_takes_a_blood_from_players_who_withdraw() -> None:
    graves = scene(
        brujah="challenge 2",
        gangrel="feral-weapons",
        ventrue="ready",
        location_cards={HERE: "old-cemetery"},
    )
    happened = stay(graves, "brujah", "gangrel")
    assert events_of(happened, LostBlood) == [LostBlood(0, 1), LostBlood(1, 1)]
    assert pools(graves) == {"brujah": 6 + 2 - 1, "gangrel": 5, "ventrue": 6}


def test_old_cemetery_takes_nothing_from_those_who_stay_or_withdraw_elsewhere() -> None:
    graves = scene(
        brujah="challenge",
        gangrel="feral-weapons",
        ventrue="",
        location_cards={HERE: "old-cemetery"},
    )
    assert events_of(stay(graves), LostBlood) == []
    away = scene(
        brujah="challenge",
        gangrel="feral-weapons",
        ventrue="",
        location_cards={"2": "old-cemetery"},
    )
    assert events_of(stay(away, "brujah"), LostBlood) == []


def test_old_cemetery_also_takes_a_blood_from_a_player_who_vanishes() -> None:
    graves = scene(
        nosferatu="vanish",
        gangrel="feral-weapons",
        ventrue="",
        location_cards={HERE: "old-cemetery"},
    )
    stay(graves)
    happened = play(graves, "yes")
    assert events_of(happened, LostBlood) == [LostBlood(0, 1)]
    assert blood(graves, "nosferatu") == 6 - 1 + 1
