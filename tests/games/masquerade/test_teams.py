"""MASQ-VART: teams of two."""

from __future__ import annotations

import pytest
from games.masquerade.stage import (
    alliance,
    asked,
    blood,
    clans_of,
    events_of,
    influence,
    location,
    new_game,
    options,
    planning,
    play,
    play_until,
    refused,
    resolving,
    seated,
    stay,
    table,
)

from conclave import BadOption, Outcome
from conclave.games.masquerade.rules.events.allies import Frenzied
from conclave.games.masquerade.rules.events.counters import GainedInfluence, LostBlood, StoleBlood
from conclave.games.masquerade.rules.events.course import Counted, Placed
from conclave.games.masquerade.rules.events.moving import Played
from conclave.testing import rule

TEAMS = {"teams": "yes"}
FOUR = ("brujah", "gangrel", "ventrue", "toreador")
"""Brujah and Ventrue are partners, and so are Gangrel and Toreador."""
ALL_THERE = {
    "1": {
        "brujah": ["show-of-force"],
        "gangrel": ["wolf-companion"],
        "ventrue": ["ventrue-ready"],
    }
}


@rule("MASQ-VART-01")
@pytest.mark.parametrize("seats", [4, 6])
def test_four_or_six_play_in_teams_of_two(seats: int) -> None:
    partners = new_game(seats, options=TEAMS).view(None)["partners"]
    assert [partners[partner] for partner in partners] == list(range(seats))
    assert all(partner != seat for seat, partner in enumerate(partners))


@rule("MASQ-VART-01")
@pytest.mark.parametrize("seats", [3, 5])
def test_three_and_five_do_not_play_in_teams(seats: int) -> None:
    with pytest.raises(BadOption):
        new_game(seats, options=TEAMS)
    assert new_game(seats).view(None)["partners"] == [None] * seats


@rule("MASQ-VART-01")
def test_four_may_and_six_must_play_in_teams() -> None:
    assert new_game(4).view(None)["partners"] == [None] * 4
    assert None not in new_game(6).view(None)["partners"]


@rule("MASQ-VART-02")
def test_six_use_all_four_locations() -> None:
    assert list(new_game(6).view(None)["at_stake"]) == ["1", "2", "3", "haven"]


@rule("MASQ-VART-03")
@pytest.mark.parametrize(("seats", "teams"), [(4, [0, 1, 0, 1]), (6, [0, 1, 2, 0, 1, 2])])
def test_partners_sit_opposite_and_turns_alternate(seats: int, teams: list[int]) -> None:
    game = seated(seats, options=TEAMS)
    partners = game.view(None)["partners"]
    assert partners == [(seat + seats // 2) % seats for seat in range(seats)]
    play_until(game, lambda now: now.phase == "planning")
    played = events_of(play_until(game, lambda now: now.phase != "planning"), Played)
    turns = [event.seat for event in played[:seats]]
    first = [min(seat, partners[seat]) for seat in turns]
    assert [first.index(team) for team in first] == teams


@rule("MASQ-VART-04")
def test_teams_are_known_before_clans_are_chosen() -> None:
    opening = new_game(4, options=TEAMS).view(None)
    assert opening["clans"] == [None] * 4
    assert opening["partners"] == [2, 3, 0, 1]


@rule("MASQ-VART-05")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_a_player_chooses_whether_his_partner_is_a_rival(answer: str) -> None:
    here = location("1", *FOUR, cards=ALL_THERE, options=TEAMS)
    stay(here)
    assert (asked(here), options(here)) == (["brujah"], ["yes", "no"])
    assert here.decision(0).rule == "MASQ-VART-05"
    happened = play(here, answer)
    stolen = [StoleBlood(0, 1, 1), StoleBlood(0, 2, 1)]
    assert events_of(happened, StoleBlood) == (stolen if answer == "yes" else stolen[:1])
    assert blood(here, "ventrue") == (5 if answer == "yes" else 6)


@rule("MASQ-VART-05", "MASQ-R-80")
def test_the_choice_is_made_each_time() -> None:
    here = location(
        "1",
        *FOUR,
        cards={"1": {"brujah": ["show-of-force", "brujah-hunt"], "ventrue": ["ventrue-ready"]}},
        options=TEAMS,
    )
    stay(here)
    assert events_of(play(here, "no"), StoleBlood) == []
    assert (asked(here), here.step) == (["brujah"], "aftermath")
    assert events_of(play(here, "yes"), StoleBlood) == [StoleBlood(0, 2, 1)]


@rule("MASQ-VART-05")
def test_without_the_partner_there_is_nothing_to_choose() -> None:
    here = location(
        "1",
        *FOUR,
        cards={"1": {"brujah": ["show-of-force"], "gangrel": ["earth-meld"]}},
        options=TEAMS,
    )
    assert events_of(stay(here), StoleBlood) == [StoleBlood(0, 1, 1)]
    assert asked(here) == []


@rule("MASQ-VART-05")
@pytest.mark.parametrize(("answer", "total"), [("yes", 1), ("no", 2)])
def test_the_choice_applies_to_the_count_of_power(answer: str, total: int) -> None:
    here = location(
        "1",
        *FOUR,
        cards={
            "1": {
                "gangrel": ["wolf-companion"],
                "toreador": ["toreador-hunt", "awe"],
                "brujah": ["brujah-hunt", "challenge"],
            }
        },
        alliances={"toreador": []},
        options=TEAMS,
    )
    stay(here)
    assert (asked(here), options(here)) == (["gangrel"], ["yes", "no"])
    counted = events_of(play(here, answer), Counted)
    assert {event.seat: event.number for event in counted} == {0: 2, 1: 2, 3: total}


@rule("MASQ-VART-05", "MASQ-R-81")
@pytest.mark.parametrize(("answer", "lost"), [("yes", [LostBlood(2, 1)]), ("no", [])])
def test_the_choice_applies_to_passive_cards(answer: str, lost: list[LostBlood]) -> None:
    here = planning("ventrue", *FOUR, cards={"1": {"brujah": ["challenge"]}}, options=TEAMS)
    play(here, "play ventrue-hunt 2 up")
    assert (asked(here), options(here)) == (["brujah"], ["yes", "no"])
    assert events_of(play(here, answer), LostBlood) == lost


@rule("MASQ-VART-05")
@pytest.mark.parametrize(("answer", "pools"), [("yes", [9, 5, 5, 5]), ("no", [8, 5, 6, 5])])
def test_the_choice_applies_to_relics(answer: str, pools: list[int]) -> None:
    here = planning(
        "toreador", *FOUR, turns=7, relics={"brujah": "the-usurers-ledger"}, options=TEAMS
    )
    play(here, "play toreador-hunt 1 up", "done", "use the-usurers-ledger")
    assert (asked(here), options(here)) == (["brujah"], ["yes", "no"])
    play(here, answer)
    assert [blood(here, clan) for clan in FOUR] == pools


@rule("MASQ-VART-05")
@pytest.mark.parametrize(("answer", "pools"), [("yes", [12, 4, 4, 4]), ("no", [10, 4, 6, 4])])
def test_the_choice_applies_to_allies(answer: str, pools: list[int]) -> None:
    here = location(
        "1",
        *FOUR,
        cards={"1": {"brujah": ["brujah-ready"]}},
        at_stake={"1": "sgt-mctavish"},
        options=TEAMS,
    )
    stay(here)
    assert (asked(here), options(here)) == (["brujah"], ["yes", "no"])
    play(here, answer)
    assert [blood(here, clan) for clan in FOUR] == pools


@rule("MASQ-VART-05")
def test_opponents_of_the_other_team_are_not_asked_about() -> None:
    here = planning("gangrel", *FOUR, cards={"1": {"brujah": ["challenge"]}}, options=TEAMS)
    assert events_of(play(here, "play gangrel-hunt 2 up"), LostBlood) == [LostBlood(1, 1)]
    assert asked(here) == ["gangrel"]


@rule("MASQ-VART-05", "MASQ-R-80")
def test_a_card_that_restricts_play_asks_in_every_turn() -> None:
    four = ("nosferatu", "gangrel", "ventrue", "toreador")
    here = planning(
        "ventrue",
        *four,
        cards={"1": {"nosferatu": ["eyes-in-the-dark"]}},
        hands={"nosferatu": ["nosferatu-hunt"], "ventrue": ["ventrue-hunt", "ventrue-ready"]},
        options=TEAMS,
        round=2,
    )
    assert (asked(here), options(here)) == (["nosferatu"], ["yes", "no"])
    play(here, "no")
    assert "play ventrue-hunt 1 up" in options(here, "ventrue")
    play(here, "play ventrue-hunt 2 up", "done")
    play_until(here, lambda now: now.active == 2 or now.phase != "planning")
    assert (asked(here), options(here)) == (["nosferatu"], ["yes", "no"])
    play(here, "yes")
    assert "play ventrue-ready 1 up" not in options(here, "ventrue")
    assert refused(here, "play ventrue-ready 1 up", "ventrue") == "MASQ-RULE-01"


@rule("MASQ-VART-06")
@pytest.mark.parametrize("victim", ["ventrue", "gangrel"])
def test_sending_the_partner_into_frenzy_brings_nothing(victim: str) -> None:
    here = location(
        "1",
        *FOUR,
        cards={"1": {"brujah": ["show-of-force", "brujah-ready"], victim: [f"{victim}-ready"]}},
        blood={victim: 1},
        options=TEAMS,
    )
    happened = stay(here)
    if victim == "ventrue":
        happened += play(here, "yes")
    seat = FOUR.index(victim)
    assert events_of(happened, Frenzied) == [Frenzied(seat, -1 if victim == "ventrue" else 0)]
    # Ready adds one more; and one for winning.
    rewards = {"ventrue": [1], "gangrel": [1, 1, 1]}[victim]
    gains = [event.number for event in events_of(happened, GainedInfluence) if event.seat == 0]
    assert gains == rewards
    assert blood(here, victim) == 3


@rule("MASQ-VART-05", "MASQ-VART-06")
@pytest.mark.parametrize(("answer", "gain"), [("yes", 2), ("no", 0)])
def test_other_gains_from_a_partners_frenzy_are_asked_about(answer: str, gain: int) -> None:
    here = location(
        "1",
        *FOUR,
        cards={"1": {"brujah": ["show-of-force", "brujah-ready"], "ventrue": ["ventrue-ready"]}},
        alliances={"brujah": ["mr-damp", "talley"]},
        location_cards={"1": "the-collar"},
        blood={"ventrue": 1},
        options=TEAMS,
    )
    stay(here)
    happened = play(here, "yes")
    assert (asked(here), options(here)) == (["brujah"], ["yes", "no"])
    happened += play(here, answer)
    assert asked(here) == [], "nobody is asked about influence that is not to be had"
    gains = [event.number for event in events_of(happened, GainedInfluence) if event.seat == 0]
    assert gains == [1], "for first place"
    assert blood(here, "brujah") == 6 + 1 + gain


@rule("MASQ-VART-07")
def test_partners_are_ranked_separately() -> None:
    here = location(
        "1",
        *FOUR,
        blood_at={"1": {"brujah": 3, "ventrue": 2, "gangrel": 1}},
        at_stake={"1": "marcel"},
        round=3,
        options=TEAMS,
    )
    assert clans_of(here, stay(here), Placed) == ["brujah", "ventrue", "gangrel"]
    assert alliance(here, "brujah") == ["victim", "marcel"]
    assert alliance(here, "ventrue") == ["victim", "victim"]
    assert [influence(here, clan) for clan in FOUR] == [3 + 3, 3 + 1, 3 + 2, 3]


@rule("MASQ-VART-08")
def test_the_influence_of_partners_is_added() -> None:
    here = resolving(
        "haven",
        *FOUR,
        round=3,
        influence={"brujah": 9, "ventrue": 0, "gangrel": 5, "toreador": 5},
        options=TEAMS,
    )
    assert here.outcome == Outcome(
        (3, 1, 3, 1), (11, 12, 11, 12), "masquerade-prince", "MASQ-END-04"
    )


@rule("MASQ-VART-09")
def test_a_tie_of_teams_is_won_by_more_blood_in_both_pools() -> None:
    here = resolving(
        "haven",
        *FOUR,
        round=3,
        blood={"brujah": 9, "ventrue": 1, "gangrel": 6, "toreador": 5},
        options=TEAMS,
    )
    assert here.outcome is not None
    assert here.outcome.places == (3, 1, 3, 1)


@rule("MASQ-VART-10")
@pytest.mark.parametrize(
    ("holder", "winners"),
    [("brujah", [0, 2]), ("gangrel", [1, 3]), ("ventrue", [0, 2]), ("toreador", [1, 3])],
)
def test_a_further_tie_is_won_by_the_team_earliest_in_turn_order(
    holder: str, winners: list[int]
) -> None:
    here = resolving(
        "haven", *FOUR, round=3, holder=holder, influence={"brujah": 4, "ventrue": 2}, options=TEAMS
    )
    assert here.outcome is not None
    assert here.outcome.winners == winners


@rule("EX-MASQ-VART-a", "MASQ-VART-03")
def test_six_players_in_three_teams() -> None:
    six = ("toreador", "gangrel", "brujah", "tremere", "ventrue", "nosferatu")
    team = dict(zip(six, "ABCABC", strict=True))
    assert [team["toreador"], team["gangrel"], team["brujah"]] == ["A", "B", "C"]
    seats = table(*six)
    partners = [six[seats.partner(seat)] for seat in range(6)]
    assert dict(zip(six, partners, strict=True)) == {
        "toreador": "tremere", "tremere": "toreador",
        "gangrel": "ventrue", "ventrue": "gangrel",
        "brujah": "nosferatu", "nosferatu": "brujah",
    }  # fmt: skip
    here = planning("toreador", *six)
    turns = []
    for _ in six:
        turns += asked(here)
        play(here, f"play {turns[-1]}-hunt 1 up", "done")
    assert "".join(team[clan] for clan in turns) == "ABCABC"
