"""The thirty allies and the victim: their printed values and abilities."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Unpack

import pytest
from games.masquerade.cards.scenes import counted, frenzied, influences, pools, scene
from games.masquerade.stage import (
    Facts,
    alliance,
    asked,
    blood,
    clans_of,
    deck,
    events_of,
    hand,
    influence,
    options,
    planning,
    play,
    play_until,
    refused,
    resolving,
    score,
    starting,
    stay,
    table,
    tokens,
)

from conclave.games.masquerade.cards import LIBRARY
from conclave.games.masquerade.rules.constants import PLANNING
from conclave.games.masquerade.rules.events.allies import GainedAlly, GainedVictims
from conclave.games.masquerade.rules.events.counters import GainedBlood, LostBlood, StoleBlood
from conclave.games.masquerade.rules.events.course import Placed
from conclave.games.masquerade.rules.events.moving import Drew
from conclave.games.masquerade.rules.table import Table
from conclave.testing import rule

PRINTED = """
    Anita Wainwright    vampire  3   0  3  1
    Sgt. McTavish       vampire  3   0  3  1
    Khadija Al-Kindi    vampire  3   0  3  1
    Wauneka             vampire  3   0  3  1
    Carmelita Neillson  vampire  3   0  3  1
    Maldavis            vampire  3   0  3  1
    Erichtho            vampire  3   0  3  1
    Fiorenza Savona     vampire  3   0  3  1
    Marcel              vampire  4   1  4  2
    Bronwyn             vampire  5   1  3  3
    Portia              vampire  5   0  0  0
    Talley              vampire  2  -1  3  0
    Ambrus Maropis      vampire  3   0  3  1
    Edward Neally       vampire  5   0  3  3
    Mr. Damp            vampire  3   0  3  1
    Bobby White         human    2   3  1  0
    Maja Wysocki        human    3   2  2  1
    Ed Crawford         human    3   0  4  2
    Betty Fuller        human    3   1  3  1
    Dr. Fragonard       human    4   1  2  2
    Tamara Bodnar       human    5   0  1  3
    Douglas Richardson  human    2   0  8  0
    Tom Kimber          human    4   0  5  2
    Francis Bennet      human    3   1  5  1
    Elena Cortez        human    3   0  0  3
    Julie Munoz         human    3   0  3  1
    Roberta Urbani      human    3   0  3  1
    Ryan Ramos          human    4   4  3  1
    Sarah McAleer       human    3   0  2  1
    Miguel Chandler     human    3   0  3  2
    Victim              victim   1   1  3  0
"""
"""Name, kind, influence, blood in feeding, blood and influence when drained."""

ALLIES = LIBRARY.ally[LIBRARY.first_ally : LIBRARY.victim + 1]
ABLE = [
    name
    for name in LIBRARY.names[LIBRARY.first_ally : LIBRARY.victim]
    if LIBRARY.abilities[LIBRARY.numbers[name]]
]
THREE = ("brujah", "gangrel", "ventrue")
FOUR = (*THREE, "toreador")


def prize(ally: str, **facts: Unpack[Facts]) -> Table:
    """Brujah is alone at a location and about to gain an ally."""
    facts["at_stake"] = {"1": ally}
    return scene(brujah="challenge", gangrel="", ventrue="", **facts)


@rule("MASQ-COMP-04", "MASQ-COMP-13", "MASQ-COMP-14", "MASQ-COMP-15")
def test_every_ally_and_the_victim_has_its_printed_values() -> None:
    rows = [line.split() for line in PRINTED.strip().splitlines()]
    printed = [(" ".join(words[:-5]), words[-5], *map(int, words[-4:])) for words in rows]
    assert [
        (ally.name, ally.kind, ally.influence, ally.feed, ally.drain, ally.drained)
        for ally in ALLIES
    ] == printed


@pytest.mark.parametrize("ally", ABLE)
def test_every_ally_with_an_ability_has_tests_of_what_it_does_and_must_not_do(ally: str) -> None:
    sources = [
        file.read_text(encoding="utf-8") for file in Path(__file__).parent.glob("test_allies*.py")
    ]
    body = [part for source in sources for part in ast.parse(source).body]
    names = [part.name for part in body if isinstance(part, ast.FunctionDef)]
    start = f"test_{ally.replace('-', '_')}_"
    assert len([name for name in names if name.startswith(start)]) >= 2, f"write {start}..."


@rule("MASQ-FEED-01", "MASQ-DRAIN-03", "MASQ-DRAIN-04")
@pytest.mark.parametrize("name", LIBRARY.names[LIBRARY.first_ally : LIBRARY.victim + 1])
def test_every_ally_feeds_and_is_drained_for_its_values(name: str) -> None:
    ally = LIBRARY.ally[LIBRARY.numbers[name]]
    alone = starting(*FOUR, alliances={"gangrel": [name, "victim"]})
    assert blood(alone, "gangrel") == 6 + ally.feed + 1
    before = planning("gangrel", *FOUR, alliances={"gangrel": [name]})
    end_bonus = 2 if name == "julie-munoz" else 0
    assert score(before, "gangrel") == 3 + ally.influence + end_bonus
    if name != "portia":
        play(before, f"drain {name}")
        assert blood(before, "gangrel") == 6 + ally.drain
        assert score(before, "gangrel") == 3 + ally.drained - sum(tokens(before, "gangrel"))


# When gained


def test_anita_wainwright_gives_three_blood_when_gained() -> None:
    won = prize("anita-wainwright")
    happened = stay(won)
    assert events_of(happened, GainedBlood) == [GainedBlood(0, 3)]
    assert pools(won)["brujah"] == 9


def test_anita_wainwright_gives_nothing_when_nobody_gains_her_or_she_returns() -> None:
    left = prize("anita-wainwright")
    stay(left, "brujah")
    assert pools(left)["brujah"] == 6
    back = planning(
        "gangrel",
        *THREE,
        relics={"gangrel": "the-isaac-chalice"},
        drained={"gangrel": ["anita-wainwright"]},
    )
    play(back, "use the-isaac-chalice", "pick anita-wainwright")
    assert alliance(back, "gangrel") == ["victim", "anita-wainwright"]
    assert blood(back, "gangrel") == 6


def test_sgt_mctavish_steals_two_blood_from_every_opponent_when_gained() -> None:
    won = scene(
        brujah="challenge",
        gangrel="",
        ventrue={"2": "ready"},
        toreador="",
        at_stake={"1": "sgt-mctavish"},
        blood={"ventrue": 1},
    )
    happened = stay(won)
    assert events_of(happened, StoleBlood) == [
        StoleBlood(0, 1, 2),
        StoleBlood(0, 2, 1),
        StoleBlood(0, 3, 2),
    ]
    assert pools(won) == {"brujah": 6 + 5, "gangrel": 4, "ventrue": 3, "toreador": 4}
    assert frenzied(won, happened) == ["ventrue"]


def test_sgt_mctavish_steals_only_once_and_only_for_his_winner() -> None:
    held = starting(*FOUR, alliances={"gangrel": ["sgt-mctavish", "victim"]})
    assert held.blood == [7, 7, 7, 7]
    lost = scene(brujah="bloody-fury", gangrel="hunt", ventrue="", at_stake={"1": "sgt-mctavish"})
    stay(lost)
    assert pools(lost) == {"brujah": 6 + 4 - 1, "gangrel": 4 + 1, "ventrue": 4}


def test_khadija_al_kindi_draws_a_clan_card_when_gained() -> None:
    won = prize("khadija-al-kindi", decks={"brujah": ["earthshock", "show-of-force"]})
    happened = stay(won)
    assert hand(won, "brujah") == ["brujah-hunt", "brujah-ready", "earthshock"]
    assert deck(won, "brujah")[0] == "show-of-force"
    assert events_of(happened, Drew) == [Drew(0, ("earthshock",))]


def test_khadija_al_kindi_shows_the_card_to_nobody_else_and_draws_nothing_from_no_deck() -> None:
    won = prize("khadija-al-kindi", decks={"brujah": ["earthshock"]})
    stay(won)
    for seat in (1, 2, None):
        assert "earthshock" not in str(won.view(seat))
    everything = [name for name in LIBRARY.names[:9] if name != "challenge"]
    empty = prize("khadija-al-kindi", hands={"brujah": everything})
    stay(empty)
    assert hand(empty, "brujah") == everything


def test_wauneka_brings_a_victim_when_gained() -> None:
    won = prize("wauneka")
    happened = stay(won)
    assert alliance(won, "brujah") == ["victim", "wauneka", "victim"]
    assert events_of(happened, GainedVictims) == [GainedVictims(0, 1)]


def test_wauneka_brings_nothing_from_an_empty_pile() -> None:
    many = {"gangrel": ["victim"] * 17, "ventrue": ["victim"] * 17}
    won = prize("wauneka", alliances=many)
    stay(won)
    assert alliance(won, "brujah") == ["victim", "wauneka"]


def test_maldavis_gives_five_blood_when_gained() -> None:
    won = prize("maldavis")
    stay(won)
    assert pools(won) == {"brujah": 11, "gangrel": 6, "ventrue": 6}


def test_maldavis_gives_nothing_later() -> None:
    held = starting(*FOUR, alliances={"gangrel": ["maldavis", "victim"]})
    assert blood(held, "gangrel") == 7


def test_sarah_mcaleer_gives_a_blood_for_every_card_of_the_alliance_herself_included() -> None:
    won = prize("sarah-mcaleer", alliances={"brujah": ["victim", "marcel", "victim"]})
    stay(won)
    assert pools(won)["brujah"] == 6 + 4


def test_sarah_mcaleer_does_not_count_drained_cards_and_gives_no_influence() -> None:
    won = prize("sarah-mcaleer", drained={"brujah": ["victim", "marcel"]})
    stay(won)
    assert pools(won)["brujah"] == 6 + 2
    assert influence(won, "brujah") == 3 + 1


# Ties, cards and the end


def test_fiorenza_savona_wins_ties_for_every_place() -> None:
    level = scene(brujah="2", gangrel="2", ventrue="2", alliances={"ventrue": ["fiorenza-savona"]})
    assert clans_of(level, stay(level), Placed) == ["ventrue", "brujah", "gangrel"]
    second = scene(brujah="3", gangrel="2", ventrue="2", alliances={"ventrue": ["fiorenza-savona"]})
    assert clans_of(second, stay(second), Placed) == ["brujah", "ventrue", "gangrel"]


def test_fiorenza_savona_wins_only_ties_and_none_when_drained() -> None:
    less = scene(brujah="3", gangrel="", ventrue="2", alliances={"ventrue": ["fiorenza-savona"]})
    assert clans_of(less, stay(less), Placed) == ["brujah", "ventrue"]
    gone = scene(brujah="2", gangrel="", ventrue="2", drained={"ventrue": ["fiorenza-savona"]})
    assert clans_of(gone, stay(gone), Placed) == ["brujah", "ventrue"]


@rule("MASQ-END-05")
@pytest.mark.parametrize(("ally", "winner"), [("fiorenza-savona", 2), ("wauneka", 0)])
def test_fiorenza_savona_wins_the_tie_for_the_game_before_blood_is_counted(
    ally: str, winner: int
) -> None:
    end = resolving(
        *("haven", *THREE),
        round=3,
        cards={"haven": {"gangrel": ["mist-form"]}},
        influence={"brujah": 23, "ventrue": 20, "gangrel": 0},
        alliances={"ventrue": [ally], "brujah": [], "gangrel": []},
        blood={"brujah": 9, "ventrue": 1},
    )
    stay(end)
    assert end.outcome is not None
    assert end.outcome.scores[0] == end.outcome.scores[2] == 23
    assert end.outcome.winners == [winner]


@pytest.mark.parametrize(("ally", "loser"), [("fiorenza-savona", "brujah"), ("marcel", "ventrue")])
def test_fiorenza_savona_wins_the_tie_for_the_lowest_bid(ally: str, loser: str) -> None:
    auction = scene(
        malkavian="auction-of-blood",
        brujah="challenge",
        ventrue="ready",
        alliances={"ventrue": [ally]},
    )
    stay(auction)
    play(auction, "number 3", "number 1", "number 1")
    assert asked(auction) == [loser]


def test_julie_munoz_is_worth_two_more_as_the_only_human() -> None:
    alone = table(*THREE, alliances={"gangrel": ["julie-munoz", "marcel", "victim"]})
    assert score(alone, "gangrel") == 3 + (3 + 2) + 4 + 1


def test_julie_munoz_has_no_bonus_with_another_human_or_when_drained() -> None:
    beside = table(*THREE, alliances={"gangrel": ["julie-munoz", "bobby-white"]})
    assert score(beside, "gangrel") == 3 + 3 + 2
    gone = table(*THREE, alliances={"gangrel": []}, drained={"gangrel": ["julie-munoz"]})
    assert score(gone, "gangrel") == 3 + 1
    again = table(
        *THREE, alliances={"gangrel": ["julie-munoz"]}, drained={"gangrel": ["bobby-white"]}
    )
    assert score(again, "gangrel") == 3 + 5 + 0, "a drained human is in no alliance"


def test_roberta_urbani_lets_all_drawn_cards_be_kept_for_another_of_the_hand() -> None:
    choosing = starting(
        *("brujah", "gangrel", "ventrue", "toreador"),
        alliances={"brujah": ["roberta-urbani"]},
        decks={"brujah": ["challenge", "earthshock"]},
    )
    assert options(choosing, "brujah") == [
        "bottom challenge",
        "bottom earthshock",
        "bottom brujah-hunt",
        "bottom brujah-ready",
    ]
    choosing.play(0, "bottom brujah-ready")
    play_until(choosing, lambda now: now.phase == PLANNING)
    assert hand(choosing, "brujah") == ["brujah-hunt", "challenge", "earthshock"]
    assert deck(choosing, "brujah")[-1] == "brujah-ready"


def test_roberta_urbani_does_not_make_the_hand_larger_and_helps_nobody_else() -> None:
    choosing = starting(*FOUR, alliances={"brujah": ["roberta-urbani"]})
    assert len(options(choosing, "gangrel")) == 2
    assert refused(choosing, "bottom gangrel-hunt", "gangrel") == "MASQ-PICK-03"
    play_until(choosing, lambda now: now.phase == PLANNING)
    assert [len(held) for held in choosing.hand] == [3, 3, 3, 3]
    gone = starting(*FOUR, drained={"brujah": ["roberta-urbani"]})
    assert refused(gone, "bottom brujah-hunt", "brujah") == "MASQ-PICK-03"


def test_allies_without_an_ability_do_nothing_when_gained() -> None:
    plain = [
        name for name in LIBRARY.names[LIBRARY.first_ally : LIBRARY.victim] if name not in ABLE
    ]
    assert len(plain) == 12
    for name in plain:
        won = prize(name)
        happened = stay(won)
        assert events_of(happened, GainedAlly) == [GainedAlly(0, name)]
        assert pools(won) == {"brujah": 6, "gangrel": 6, "ventrue": 6}
        assert influences(won) == {"brujah": 4, "gangrel": 3, "ventrue": 3}
        assert counted(won, happened) == {"brujah": 4}
        assert events_of(happened, LostBlood) == []
