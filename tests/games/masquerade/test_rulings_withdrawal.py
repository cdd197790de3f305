"""MASQ-R-39..50, MASQ-R-73: rulings on leaving a location."""

from __future__ import annotations

from games.masquerade.stage import (
    alliance,
    asked,
    blood,
    blood_at,
    cards_at,
    events_of,
    hand,
    influence,
    location,
    options,
    play,
    play_until,
    power,
    resolving,
    seat_of,
    stay,
)

from conclave.core.events import visible
from conclave.games.masquerade.rules.events.allies import Deserted, GainedAlly, GainedVictims
from conclave.games.masquerade.rules.events.counters import (
    DeployedFromBank,
    LostBlood,
    StoleBlood,
    Withdrew,
)
from conclave.games.masquerade.rules.events.course import Placed
from conclave.games.masquerade.rules.events.moving import Moved, Revealed, TookBack
from conclave.testing import rule

FOUR = ("brujah", "gangrel", "ventrue", "toreador")


@rule("MASQ-R-39")
def test_withdrawn_cards_go_to_the_haven_past_all_other_locations() -> None:
    left = location(
        *("1", *FOUR),
        cards={"1": {"brujah": ["challenge", "?bloody-fury"]}, "2": {"brujah": ["brujah-hunt"]}},
        blood_at={"1": {"brujah": 2}},
    )
    stay(left, "brujah")
    assert cards_at(left, "haven", "brujah") == ["challenge", "bloody-fury"]
    assert cards_at(left, "2", "brujah") == ["brujah-hunt"]
    assert (blood(left, "brujah"), blood_at(left, "haven", "brujah")) == (8, 0)


@rule("MASQ-R-40", "MASQ-R-41")
def test_withdrawing_moves_all_cards_at_the_position_and_no_others() -> None:
    left = location(
        *("1", *FOUR),
        cards={
            "1": {"brujah": ["challenge", "?earth-meld"], "gangrel": ["mist-form", "bloody-fury"]}
        },
    )
    stay(left, "brujah")
    assert cards_at(left, "haven", "brujah") == ["challenge", "earth-meld"]
    assert cards_at(left, "1", "gangrel") == ["mist-form", "bloody-fury"]
    assert power(left, "1", "gangrel") == 2 + 6


@rule("MASQ-R-42")
def test_from_the_haven_foreign_cards_go_to_their_owners_and_blood_by_position() -> None:
    left = location(
        *("haven", *FOUR),
        cards={"haven": {"brujah": ["challenge", "earth-meld"], "gangrel": ["bloody-fury"]}},
        blood_at={"haven": {"brujah": 3}},
        hands={"brujah": [], "gangrel": []},
    )
    stay(left, "brujah")
    assert (hand(left, "brujah"), hand(left, "gangrel")) == (["challenge"], ["earth-meld"])
    assert (blood(left, "brujah"), blood(left, "gangrel")) == (9, 6)
    assert cards_at(left, "haven", "gangrel") == ["bloody-fury"]


@rule("MASQ-R-43")
def test_face_down_cards_taken_back_from_the_haven_are_not_shown() -> None:
    left = location(
        *("haven", *FOUR),
        cards={"haven": {"brujah": ["?challenge", "bloody-fury"]}},
        hands={"brujah": []},
    )
    happened = stay(left, "brujah")
    assert events_of(happened, TookBack) == [TookBack(0, 2)]
    assert events_of(happened, Revealed) == events_of(happened, Moved) == []
    for seat in (1, 2, 3, None):
        assert "challenge" not in str([event.to_dict() for event in visible(happened, seat)])
        assert left.view(seat)["seen"][0] == ["bloody-fury"]
    assert hand(left, "brujah") == ["challenge", "bloody-fury"]


@rule("MASQ-R-44")
def test_a_passive_card_that_was_withdrawn_works_at_the_haven() -> None:
    moved = resolving(
        *("1", *FOUR),
        cards={"1": {"toreador": ["?friends-in-high-places"]}},
    )
    happened = stay(moved, "toreador")
    assert cards_at(moved, "haven", "toreador") == ["friends-in-high-places"]
    assert events_of(happened, Deserted) == []
    assert asked(moved) == ["toreador"]
    stay(moved)
    assert options(moved) == ["number 0", "number 1"]
    play(moved, "number 1")
    assert influence(moved, "toreador") == 3 + 1 + 1


@rule("MASQ-R-44")
def test_a_withdrawn_passive_card_ignores_earlier_events() -> None:
    moved = location(
        *("1", "nosferatu", "brujah", "gangrel"),
        cards={"1": {"nosferatu": ["feral-whispers", "nosferatu-hunt"], "brujah": ["challenge"]}},
    )
    happened = stay(moved, "nosferatu")
    assert events_of(happened, DeployedFromBank) == []
    assert blood_at(moved, "haven", "nosferatu") == 0


@rule("MASQ-R-45")
def test_when_all_withdraw_nobody_gets_anything_and_the_ally_leaves() -> None:
    empty = location(
        *("1", *FOUR),
        cards={"1": {"brujah": ["show-of-force", "brujah-hunt"], "gangrel": ["gangrel-ready"]}},
        at_stake={"1": "marcel"},
    )
    happened = stay(empty, "brujah", "gangrel")
    assert events_of(happened, Deserted) == [Deserted("1", "marcel")]
    assert empty.at_stake[1] == -1
    assert empty.influence == [3, 3, 3, 3]
    assert events_of(happened, StoleBlood) == events_of(happened, Placed) == []
    assert "marcel" not in str(empty.view(None))
    assert asked(empty) == []


@rule("MASQ-R-46")
def test_a_player_with_blood_only_may_withdraw() -> None:
    bloody = location(
        *("1", *FOUR),
        cards={"1": {"brujah": ["challenge"]}},
        blood_at={"1": {"gangrel": 3}},
    )
    assert asked(bloody) == ["brujah", "gangrel"]
    happened = stay(bloody, "gangrel")
    assert events_of(happened, Withdrew) == [Withdrew(1, 3, "1")]
    assert (blood(bloody, "gangrel"), blood_at(bloody, "1", "gangrel")) == (9, 0)
    assert events_of(happened, Moved) == []


@rule("MASQ-R-47")
def test_a_player_alone_is_still_asked() -> None:
    alone = location("1", *FOUR, cards={"1": {"brujah": ["challenge"]}}, at_stake={"1": "marcel"})
    assert asked(alone) == ["brujah"]
    assert options(alone) == ["stay", "withdraw"]
    stay(alone, "brujah")
    assert cards_at(alone, "haven", "brujah") == ["challenge"]
    assert alliance(alone, "brujah") == ["victim"]


@rule("MASQ-R-48")
def test_the_ally_leaves_when_the_last_player_vanishes_in_the_preparation() -> None:
    vanishing = location(
        *("1", "nosferatu", "brujah", "gangrel"),
        cards={"1": {"nosferatu": ["vanish"]}},
        at_stake={"1": "marcel"},
    )
    stay(vanishing)
    happened = play(vanishing, "yes")
    assert events_of(happened, Deserted) == [Deserted("1", "marcel")]
    assert events_of(happened, GainedAlly) == []
    assert cards_at(vanishing, "haven", "nosferatu") == ["vanish"]


@rule("MASQ-R-48")
def test_the_ally_stays_while_somebody_is_there_when_power_is_counted() -> None:
    vanishing = location(
        *("1", "nosferatu", "brujah", "gangrel"),
        cards={"1": {"nosferatu": ["vanish"], "brujah": ["challenge"]}},
        at_stake={"1": "marcel"},
    )
    stay(vanishing)
    happened = play(vanishing, "yes")
    assert events_of(happened, Deserted) == []
    assert events_of(happened, GainedAlly) == [GainedAlly(1, "marcel")]


@rule("MASQ-R-49")
def test_a_player_with_blood_only_is_ranked() -> None:
    bloody = location(
        *("1", *FOUR),
        cards={"1": {"brujah": ["challenge"]}},
        blood_at={"1": {"gangrel": 3}},
        at_stake={"1": "marcel"},
    )
    happened = stay(bloody)
    assert [(event.seat, event.number) for event in events_of(happened, Placed)] == [(0, 1), (1, 2)]
    assert events_of(happened, GainedVictims) == [GainedVictims(1, 1)]


@rule("MASQ-R-49")
def test_a_player_with_blood_only_can_win() -> None:
    bloody = location(
        *("1", *FOUR),
        cards={"1": {"brujah": ["challenge"]}},
        blood_at={"1": {"gangrel": 5}},
        at_stake={"1": "marcel"},
    )
    stay(bloody)
    assert alliance(bloody, "gangrel") == ["victim", "marcel"]


@rule("MASQ-R-50")
def test_the_cards_of_a_sole_player_are_resolved() -> None:
    sole = location(
        *("1", *FOUR),
        cards={"1": {"gangrel": ["gangrel-ready", "gangrel-hunt", "earth-meld"]}},
        at_stake={"1": "marcel"},
    )
    stay(sole)
    assert options(sole) == ["resolve gangrel-hunt", "resolve earth-meld"]
    happened = play(sole, "resolve gangrel-hunt")
    assert events_of(happened, StoleBlood) == [], "there is no rival to steal from"
    assert blood(sole, "gangrel") == 6 + 2, "two blood deployed, then taken back"
    assert alliance(sole, "gangrel") == ["victim", "marcel"]
    assert influence(sole, "gangrel") == 4


@rule("MASQ-R-73")
def test_reactions_to_tokens_wait_until_all_have_moved() -> None:
    cemetery = location(
        *("1", "brujah", "nosferatu", "gangrel", "ventrue"),
        cards={
            "1": {"brujah": ["challenge"], "nosferatu": ["vanish"], "gangrel": ["mist-form"]},
            "2": {"nosferatu": ["feral-whispers"]},
        },
        location_cards={"1": "old-cemetery"},
    )
    happened = stay(cemetery, "brujah", "nosferatu", "gangrel")
    moved = [number for number, event in enumerate(happened) if isinstance(event, Moved)]
    reacted = [
        number
        for number, event in enumerate(happened)
        if isinstance(event, LostBlood | DeployedFromBank)
    ]
    assert (len(moved), len(reacted)) == (3, 4)
    assert max(moved) < min(reacted)
    losers = [event.seat for event in events_of(happened, LostBlood)]
    assert losers == [seat_of(cemetery, clan) for clan in ("brujah", "nosferatu", "gangrel")]


@rule("MASQ-R-73")
def test_reactions_after_the_withdrawal_follow_turn_order() -> None:
    several = location(
        *("1", "ventrue", "brujah", "gangrel", "toreador"),
        cards={
            "1": {
                "ventrue": ["mass-manipulation"],
                "brujah": ["challenge"],
                "gangrel": ["mist-form"],
                "toreador": ["awe"],
            }
        },
        holder="gangrel",
    )
    stay(several, "brujah")
    order = []
    while asked(several):
        order += asked(several)
        play(several, "choose steal")
        if order[-1] == "toreador":
            break
    assert order == ["gangrel", "toreador"], "Brujah has left, and is not asked"
    play_until(several, lambda now: asked(now) == [])
    assert blood(several, "brujah") == 6
