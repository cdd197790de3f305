"""MASQ-R-11..24, MASQ-R-70: rulings on planning turns, draining and diablerie tokens."""

from __future__ import annotations

import pytest
from games.masquerade.stage import (
    GAME,
    alliance,
    asked,
    blood,
    blood_at,
    cards_at,
    clan_at,
    drained,
    events_of,
    hand,
    influence,
    location,
    options,
    planning,
    play,
    play_until,
    refused,
    score,
    seat_of,
    stay,
    tokens,
)

from conclave.games.masquerade.rules.constants import RESOLUTION
from conclave.games.masquerade.rules.events.allies import Frenzied
from conclave.games.masquerade.rules.events.counters import (
    DeployedFromBank,
    GainedInfluence,
    LostBlood,
    SpentBlood,
)
from conclave.games.masquerade.rules.events.course import Acts
from conclave.games.masquerade.rules.events.moving import Played, PlayedDown
from conclave.testing import rule

FOUR = ("brujah", "gangrel", "ventrue", "toreador")
CHALLENGE = {"1": {"brujah": ["challenge"]}}


@rule("MASQ-R-11")
def test_the_last_blood_pays_for_no_card_face_down() -> None:
    poor = planning("gangrel", *FOUR, blood={"gangrel": 1})
    assert not [text for text in options(poor) if text.endswith(" down")]
    assert refused(poor, "play gangrel-hunt 1 down") == "MASQ-R-11"
    play(poor, "drain victim", "play gangrel-hunt 1 down")
    assert blood(poor, "gangrel") == 3


@rule("MASQ-R-11")
def test_two_blood_are_enough_to_play_face_down() -> None:
    enough = planning("gangrel", *FOUR, blood={"gangrel": 2})
    play(enough, "play gangrel-hunt 1 down")
    assert blood(enough, "gangrel") == 1
    assert cards_at(enough, "1", "gangrel") == ["?gangrel-hunt"]


@rule("MASQ-R-12")
def test_the_last_blood_is_not_deployed() -> None:
    turn = planning("gangrel", *FOUR, blood={"gangrel": 3})
    play(turn, "play gangrel-hunt 1 up")
    assert options(turn) == ["blood 1", "blood 2", "drain victim", "done"]
    assert refused(turn, "blood 3") == "MASQ-R-12"
    play(turn, "blood 2")
    assert refused(turn, "blood 1") == "MASQ-R-12"
    assert (blood(turn, "gangrel"), blood_at(turn, "1", "gangrel")) == (1, 2)


@rule("MASQ-R-13")
def test_with_two_blood_left_claudia_could_have_deployed_one() -> None:
    claudia = planning("gangrel", *FOUR, blood={"gangrel": 3})
    play(claudia, "play gangrel-hunt 1 down")
    assert blood(claudia, "gangrel") == 2
    assert [text for text in options(claudia) if text.startswith("blood")] == ["blood 1"]
    assert refused(claudia, "blood 2") == "MASQ-R-12"


@rule("MASQ-R-14")
def test_the_cost_is_paid_then_the_card_laid_then_others_react_then_blood_is_deployed() -> None:
    turn = planning(
        *("gangrel", "tremere", "gangrel", "ventrue", "brujah"),
        cards={"1": {"brujah": ["challenge"]}, "2": {"tremere": ["dark-pact"]}},
    )
    happened = play(turn, "play gangrel-hunt 2 down")
    gangrel = seat_of(turn, "gangrel")
    assert happened == [
        SpentBlood(gangrel, 1),
        PlayedDown(gangrel, "gangrel-hunt", "2"),
        *events_of(happened, Acts),
        LostBlood(gangrel, 1),
    ]
    assert blood(turn, "gangrel") == 4
    assert options(turn) == ["blood 1", "blood 2", "blood 3", "drain victim", "done"]


@rule("MASQ-R-14")
def test_a_payment_is_answered_before_the_card_it_was_for() -> None:
    turn = planning(
        *("tremere", "tremere", "gangrel", "ventrue", "brujah"),
        cards={"1": {"brujah": ["challenge"]}, "2": {"tremere": ["retaliation"]}},
        blood_at={"2": {"gangrel": 1}},
    )
    happened = play(turn, "play tremere-hunt 2 down")
    tremere, gangrel = seat_of(turn, "tremere"), seat_of(turn, "gangrel")
    assert [event for event in happened if not isinstance(event, Acts)] == [
        SpentBlood(tremere, 1),
        PlayedDown(tremere, "tremere-hunt", "2"),
        LostBlood(gangrel, 1),
        LostBlood(tremere, 1),
    ]


@rule("MASQ-R-14", "MASQ-R-19")
def test_draining_is_possible_at_any_point_before_the_turn_is_declared_over() -> None:
    turn = planning("gangrel", *FOUR, alliances={"gangrel": ["victim", "marcel", "betty-fuller"]})
    assert "drain victim" in options(turn)
    play(turn, "drain victim", "play gangrel-hunt 1 up", "drain marcel", "blood 3")
    assert options(turn) == ["turn 1", "drain betty-fuller", "done"]
    play(turn, "drain betty-fuller")
    assert drained(turn, "gangrel") == ["victim", "marcel", "betty-fuller"]
    assert blood(turn, "gangrel") == 6 + 3 + 4 - 3 + 3
    assert asked(turn) == ["gangrel"]


@rule("MASQ-R-15", "MASQ-R-37")
def test_a_loss_for_playing_comes_before_blood_is_deployed() -> None:
    turn = planning("gangrel", *FOUR, cards=CHALLENGE, blood={"gangrel": 3})
    play(turn, "play gangrel-hunt 2 up")
    assert blood(turn, "gangrel") == 2
    assert [text for text in options(turn) if text.startswith("blood")] == ["blood 1"]


@rule("MASQ-R-15", "MASQ-R-37")
def test_a_loss_for_playing_can_mean_frenzy_in_the_middle_of_the_turn() -> None:
    turn = planning("gangrel", *FOUR, cards=CHALLENGE, blood={"gangrel": 2})
    happened = play(turn, "play gangrel-hunt 2 down")
    assert events_of(happened, Frenzied) == [Frenzied(1, 0)]
    assert events_of(happened, GainedInfluence) == [GainedInfluence(0, 1)]
    assert (blood(turn, "gangrel"), drained(turn, "gangrel")) == (3, ["victim"])
    assert options(turn) == ["blood 1", "blood 2", "done"]


@rule("MASQ-R-16")
def test_a_face_down_card_is_a_card_played() -> None:
    turn = planning(
        *("ventrue", *FOUR),
        cards={"1": {"brujah": ["challenge"]}, "2": {"gangrel": ["on-the-prowl"]}},
    )
    happened = play(turn, "play ventrue-hunt 2 down")
    assert blood(turn, "ventrue") == 6 - 1 - 1
    assert events_of(happened, DeployedFromBank) == [DeployedFromBank(1, 1, "2")]


@rule("MASQ-R-16")
def test_a_face_down_card_does_not_react_itself() -> None:
    turn = planning("gangrel", *FOUR, cards={"1": {"brujah": ["?challenge"]}})
    play(turn, "play gangrel-hunt 2 up")
    assert blood(turn, "gangrel") == 6


@rule("MASQ-R-17")
def test_without_a_card_a_turn_offers_only_draining() -> None:
    empty = planning(
        *("gangrel", *FOUR),
        hands={"gangrel": []},
        red={"gangrel": 1},
        blood_at={"1": {"gangrel": 2}},
    )
    assert options(empty) == ["drain victim", "done"]
    assert refused(empty, "blood 1") == "MASQ-PLAN-12"
    assert refused(empty, "turn 1") == "MASQ-DIAB-04"
    play(empty, "drain victim")
    assert blood(empty, "gangrel") == 9
    assert asked(empty) == ["ventrue"], "there was nothing left to do but end the turn"


@rule("MASQ-R-17")
def test_a_turn_without_a_card_and_without_an_alliance_is_skipped() -> None:
    before = planning("brujah", *FOUR, hands={"gangrel": []}, alliances={"gangrel": []})
    play(before, "play brujah-hunt 1 up", "done")
    assert asked(before) == ["ventrue"]


@rule("MASQ-R-18")
def test_more_cards_in_hand_do_not_mean_more_turns() -> None:
    six = ["gangrel-hunt", "gangrel-ready", "earth-meld", "mist-form", "fearless", "on-the-prowl"]
    rich = planning("brujah", *FOUR, hands={"gangrel": six})
    happened = play_until(rich, lambda now: now.phase == RESOLUTION)
    played = [clan_at(rich, event.seat) for event in events_of(happened, Played)]
    assert played == [*FOUR, *FOUR]
    assert hand(rich, "gangrel") == six[2:]


@rule("MASQ-R-20")
def test_nobody_drains_in_anothers_planning_turn() -> None:
    turn = planning("brujah", *FOUR)
    assert refused(turn, "drain victim", "gangrel") == "MASQ-PLAN-01"
    assert options(turn, "gangrel") == []


@rule("MASQ-R-20")
def test_nobody_drains_while_locations_are_resolved() -> None:
    held = location(
        *("1", *FOUR), cards={"1": {"brujah": ["challenge"], "gangrel": ["gangrel-hunt"]}}
    )
    assert options(held, "brujah") == ["stay", "withdraw"]
    assert refused(held, "drain victim", "brujah") == "MASQ-WITH-03"


@rule("MASQ-R-21")
@pytest.mark.parametrize("card_first", [True, False])
def test_a_token_gained_in_this_turn_may_be_turned_at_once(card_first: bool) -> None:
    turn = planning("gangrel", *FOUR, alliances={"gangrel": ["marcel"]})
    moves = ["drain marcel", "play gangrel-hunt 2 up"]
    play(turn, *(reversed(moves) if card_first else moves))
    play(turn, "turn 1")
    assert tokens(turn, "gangrel") == (0, 1)
    assert blood_at(turn, "2", "gangrel") == 1


@rule("MASQ-R-21")
def test_a_token_is_not_turned_before_a_card_is_played() -> None:
    turn = planning("gangrel", *FOUR, alliances={"gangrel": ["marcel"]})
    play(turn, "drain marcel")
    assert refused(turn, "turn 1") == "MASQ-DIAB-04"


@rule("MASQ-R-22")
@pytest.mark.parametrize(("red", "grey"), [(2, 0), (1, 1), (0, 2)])
def test_grey_tokens_cost_influence_like_red_ones(red: int, grey: int) -> None:
    turn = planning("gangrel", *FOUR, red={"gangrel": red}, grey={"gangrel": grey})
    assert score(turn, "gangrel") == 3 + 1 - 2


@rule("MASQ-R-22")
def test_tokens_turned_in_the_last_round_still_count_when_it_ends() -> None:
    last = planning("gangrel", *FOUR, round=3, red={"gangrel": 1}, turns=12)
    play(last, "play gangrel-hunt 2 up", "turn 1", "done")
    play_until(last, lambda now: now.over)
    assert tokens(last, "gangrel") == (0, 1)
    assert last.outcome is not None
    assert last.outcome.scores[1] == influence(last, "gangrel") + len(alliance(last, "gangrel")) - 1


@rule("MASQ-R-23")
def test_blood_from_tokens_is_withdrawn_to_the_pool() -> None:
    turn = planning("gangrel", *FOUR, red={"gangrel": 2}, turns=4)
    play(turn, "play gangrel-hunt 1 up", "blood 1", "turn 2", "done")
    play_until(turn, lambda now: now.phase == RESOLUTION)
    before = blood(turn, "gangrel")
    stay(turn, "gangrel")
    assert blood(turn, "gangrel") == before + 3
    assert blood_at(turn, "1", "gangrel") == 0


@rule("MASQ-R-24")
def test_draining_a_third_vampire_is_legal_and_fatal() -> None:
    turn = planning("gangrel", *FOUR, red={"gangrel": 2}, alliances={"gangrel": ["marcel"]})
    assert "drain marcel" in options(turn)
    play(turn, "drain marcel")
    assert turn.out == [False, True, False, False]
    assert asked(turn) == ["ventrue"]


@rule("MASQ-R-24")
def test_a_bot_avoids_draining_itself_out_of_the_game() -> None:
    def merits(red: int) -> dict[str, float]:
        turn = planning("gangrel", *FOUR, red={"gangrel": red}, alliances={"gangrel": ["marcel"]})
        judge = GAME.judges["greedy"]
        return dict(zip(options(turn), judge(turn.view(1), turn.decision(1)), strict=True))

    fatal = merits(2)
    assert min(fatal, key=lambda move: fatal[move]) == "drain marcel"
    assert fatal["drain marcel"] < merits(0)["drain marcel"]


@rule("MASQ-R-70")
@pytest.mark.parametrize(("held", "allowed"), [(2, False), (3, True)])
def test_of_a_cost_of_two_one_blood_must_remain(held: int, allowed: bool) -> None:
    turn = planning(
        "gangrel", *FOUR, blood={"gangrel": held}, alliances={"gangrel": ["ryan-ramos"]}
    )
    assert ("play gangrel-hunt 1 down" in options(turn)) is allowed
    if allowed:
        play(turn, "play gangrel-hunt 1 down")
        assert blood(turn, "gangrel") == 1
    else:
        assert refused(turn, "play gangrel-hunt 1 down") == "MASQ-R-11"


@rule("MASQ-R-70")
@pytest.mark.parametrize(("held", "left"), [(7, 4), (2, 1), (1, 1)])
def test_half_of_a_pool_is_never_all_of_it(held: int, left: int) -> None:
    paid = location(
        "1",
        "tremere",
        *FOUR[:2],
        cards={"1": {"tremere": ["cauldron-of-blood"]}},
        blood={"tremere": held},
    )
    stay(paid)
    play(paid, "yes")
    assert blood(paid, "tremere") == left


@rule("MASQ-R-70")
def test_a_cost_that_would_take_the_last_blood_cannot_be_chosen() -> None:
    hunting = location(
        *("1", "tremere", "brujah", "gangrel"),
        cards={"1": {"tremere": ["tremere-hunt"], "brujah": ["challenge"]}},
        blood={"tremere": 1},
    )
    stay(hunting)
    assert asked(hunting) == []
    assert blood(hunting, "brujah") == 6
