"""MASQ-R-60..68, MASQ-R-71, -72, -75..79: rulings on moving, waiting and optional cards."""

from __future__ import annotations

import pytest
from games.masquerade.stage import (
    asked,
    blood,
    blood_at,
    cards_at,
    clans_of,
    events_of,
    hand,
    location,
    options,
    planning,
    play,
    play_until,
    power,
    powers,
    resolving,
    seat_of,
    stay,
)

from conclave.core.events import visible
from conclave.games.masquerade.rules.events.counters import (
    DeployedFromBank,
    GotBlood,
    LostBlood,
    LostInfluence,
    StoleBlood,
    Unharmed,
    Withdrew,
)
from conclave.games.masquerade.rules.events.course import Acts, Counted
from conclave.games.masquerade.rules.events.moving import Looked, Moved, Played, Revealed
from conclave.games.masquerade.rules.table import Table
from conclave.testing import rule

FOUR = ("brujah", "gangrel", "ventrue", "toreador")
MAD = ("malkavian", "brujah", "gangrel")


def put(built: Table, clan: str, card: str, place: int) -> None:
    """Put a card at a position by hand."""
    number = built.library.numbers[card.lstrip("?")]
    owner = built.owner(number)
    built.deck[owner] = tuple([other for other in built.deck[owner] if other != number])
    built.hand[owner] = tuple([other for other in built.hand[owner] if other != number])
    spot = built.at(place, seat_of(built, clan))
    built.cards[spot] = (*built.cards[spot], number)
    built.face_down[number] = card.startswith("?")


# Cards that arrive, and cards that leave


@rule("MASQ-R-60")
def test_a_card_that_arrives_before_its_player_has_finished_takes_effect() -> None:
    network = location(
        *("1", *MAD),
        cards={"1": {"malkavian": ["madness-network"], "brujah": ["challenge"]}},
        hands={"malkavian": ["chaos", "malkavian-hunt"]},
    )
    happened = stay(network)
    assert events_of(happened, Played) == [
        Played(0, "chaos", "1"),
        Played(0, "malkavian-hunt", "1"),
    ]
    assert asked(network) == ["malkavian"], "Chaos is a preparation card too"
    happened = play(network, "pick chaos", "done")
    assert StoleBlood(0, 1, 1) in happened
    assert StoleBlood(0, 1, 1) in happened[happened.index(StoleBlood(0, 1, 1)) + 1 :], "and Hunt"


@rule("MASQ-R-60")
def test_a_card_that_arrives_too_late_only_adds_its_power() -> None:
    late = location(
        *("1", *FOUR),
        cards={"1": {"brujah": ["challenge"], "gangrel": ["gangrel-ready", "power-of-the-pack"]}},
    )
    stay(late)
    assert asked(late) == ["gangrel"], "Brujah has finished his part"
    put(late, "brujah", "show-of-force", 1)
    happened = play(late, "resolve gangrel-ready")
    assert events_of(happened, StoleBlood) == []
    assert (0, 4 + 3, "1") in powers(happened)


@rule("MASQ-R-61")
def test_a_card_moved_before_its_step_acts_at_its_new_location() -> None:
    vanished = resolving(
        *("1", "nosferatu", "brujah", "gangrel"),
        cards={
            "1": {"nosferatu": ["vanish", "nosferatu-hunt"], "brujah": ["challenge"]},
            "haven": {"gangrel": ["gangrel-ready"]},
        },
        at_stake={"1": "marcel"},
    )
    stay(vanished)
    happened = play(vanished, "yes")
    first = [event for event in happened if isinstance(event, Acts | Counted)]
    assert (1, 4, "1") in powers(first)
    assert not [event for event in first if isinstance(event, Counted) and event.seat == 0]
    assert Acts(0, "nosferatu-hunt", "1", "aftermath") not in first
    stay(vanished)
    happened = play(vanished, "no")
    assert (0, 4 + 0, "haven") in powers(happened)
    assert Acts(0, "nosferatu-hunt", "haven", "aftermath") in happened
    assert StoleBlood(0, 2, 1) in happened


@rule("MASQ-R-62")
def test_a_card_moved_to_a_location_already_resolved_does_nothing_more() -> None:
    cloak = resolving(
        *("1", "nosferatu", "brujah", "gangrel"),
        cards={
            "1": {"nosferatu": ["cloak-of-shadows"], "gangrel": ["mist-form"]},
            "2": {"nosferatu": ["nosferatu-hunt"], "brujah": ["challenge"]},
        },
    )
    stay(cloak)
    stay(cloak, "nosferatu")
    happened = play(cloak, "yes")
    assert events_of(happened, Moved) == [Moved(0, ("nosferatu-hunt",), "1")]
    assert events_of(happened, StoleBlood) == []
    assert Acts(0, "nosferatu-hunt", "1", "aftermath") not in happened
    assert cloak.round == 2


@rule("MASQ-R-63")
def test_a_card_moved_after_its_step_acts_again_at_a_later_location() -> None:
    twice = resolving(
        *("2", "nosferatu", "brujah", "gangrel"),
        cards={
            "2": {"nosferatu": ["nosferatu-hunt"], "brujah": ["challenge"]},
            "haven": {"gangrel": ["mist-form"]},
        },
    )
    assert StoleBlood(0, 1, 1) in stay(twice)
    play(twice, "yes")
    assert cards_at(twice, "haven", "nosferatu") == ["nosferatu-hunt"]
    assert StoleBlood(0, 2, 1) in stay(twice)


@rule("MASQ-R-63")
def test_a_card_that_stays_acts_once() -> None:
    once = resolving(
        *("2", "nosferatu", "brujah", "gangrel"),
        cards={
            "2": {"nosferatu": ["nosferatu-hunt"], "brujah": ["challenge"]},
            "haven": {"gangrel": ["mist-form"]},
        },
    )
    stay(once)
    play(once, "no")
    assert events_of(stay(once), StoleBlood) == []


@rule("MASQ-R-64")
def test_the_player_with_a_moved_card_at_his_position_decides_and_counts_it() -> None:
    mesmerized = location(
        *("1", "malkavian", "tremere", "gangrel"),
        cards={"1": {"malkavian": ["mesmerize"], "tremere": ["dark-pact"]}},
        hands={"tremere": ["tremere-hunt", "arcane-drain"]},
        blood_at={"1": {"tremere": 3}},
    )
    stay(mesmerized)
    assert cards_at(mesmerized, "1", "malkavian") == ["mesmerize", "tremere-hunt", "arcane-drain"]
    assert asked(mesmerized) == ["malkavian"], "Arcane Drain asks whether to spend blood"
    assert power(mesmerized, "1", "malkavian") == 3 + 1 + 2
    play(mesmerized, "yes")
    assert blood(mesmerized, "malkavian") == 6 - 3 + 2
    assert blood(mesmerized, "tremere") == 6
    assert asked(mesmerized) == ["malkavian"], "and so does Hunt"
    play(mesmerized, "yes")
    assert blood(mesmerized, "tremere") == 5


@rule("MASQ-R-65")
def test_moved_cards_return_to_the_player_of_their_clan() -> None:
    ending = resolving(
        *("haven", *FOUR),
        cards={
            "1": {"brujah": ["mist-form"]},
            "haven": {"gangrel": ["bloody-fury", "?earth-meld"]},
        },
        hands={"brujah": [], "gangrel": []},
        decks={"brujah": ["earthshock", "show-of-force"], "gangrel": ["fearless", "feral-weapons"]},
    )
    stay(ending)
    assert ending.round == 2
    assert hand(ending, "brujah") == ["bloody-fury"]
    assert hand(ending, "gangrel") == ["mist-form", "earth-meld"]


@rule("MASQ-R-66")
def test_only_its_owner_may_look_at_a_face_down_card_at_anothers_position() -> None:
    strange = planning(
        *("ventrue", *FOUR),
        cards={"1": {"gangrel": ["?bloody-fury"]}},
        alliances={"ventrue": ["ambrus-maropis"]},
    )
    shown = [strange.view(seat)["cards"]["1"][1] for seat in (0, 1, 2, 3, None)]
    assert shown == [["bloody-fury"], [None], [None], [None], [None]]
    happened = play(strange, "look 1 1 1")
    assert events_of(happened, Looked) != []
    for seat in (1, 3, None):
        assert "bloody-fury" not in str([event.to_dict() for event in visible(happened, seat)])
    assert strange.view(1)["cards"]["1"][1] == [None]


@rule("MASQ-R-66")
def test_a_player_who_pays_to_turn_a_foreign_card_does_not_see_it() -> None:
    strange = location(
        *("1", "nosferatu", "brujah", "gangrel"),
        cards={"1": {"nosferatu": ["one-step-ahead"], "gangrel": ["?bloody-fury", "?mist-form"]}},
    )
    stay(strange)
    gangrel = seat_of(strange, "gangrel")
    assert strange.decision(gangrel).facts["card"] == "none"
    play(strange, "choose keep-down")
    assert strange.decision(gangrel).facts["card"] == "mist-form"


@rule("MASQ-R-67")
def test_blood_moved_to_anothers_position_counts_for_him_and_goes_to_his_pool() -> None:
    gaze = location(
        *("1", "ventrue", "brujah", "gangrel"),
        cards={"1": {"ventrue": ["tyrants-gaze", "vanish"], "brujah": ["challenge"]}},
        blood_at={"1": {"brujah": 4}},
    )
    stay(gaze)
    play(gaze, "resolve tyrants-gaze")
    happened = play(gaze, "choose move-blood")
    assert events_of(happened, GotBlood) == [GotBlood(0, 1, 2, "1")]
    assert power(gaze, "1", "ventrue") == 2 + 4 + 2
    assert (blood_at(gaze, "1", "ventrue"), blood_at(gaze, "1", "brujah")) == (2, 2)
    happened = play(gaze, "yes")
    assert events_of(happened, Withdrew) == [Withdrew(0, 2, "1")]
    assert blood(gaze, "ventrue") == 6 + 2 + 1, "with one stolen while vanishing"


# When cards act


@rule("MASQ-R-68")
def test_reactions_to_the_reveal_act_afterwards_in_turn_order() -> None:
    turned = location(
        *("1", "brujah", "ventrue", "malkavian", "gangrel"),
        cards={
            "1": {
                "ventrue": ["?forestall"],
                "malkavian": ["?malkavs-bane"],
                "gangrel": ["?mist-form"],
            }
        },
        decks={"malkavian": ["shadow-strike"]},
        holder="malkavian",
    )
    happened = stay(turned)
    revealed = [number for number, event in enumerate(happened) if isinstance(event, Revealed)]
    acts = [number for number, event in enumerate(happened) if isinstance(event, Acts)]
    assert len(revealed) == 3
    assert max(revealed) < min(acts)
    assert clans_of(turned, happened, Acts) == ["malkavian", "ventrue"]
    assert options(turned) == [
        "pick malkavs-bane",
        "pick shadow-strike",
        "pick mist-form",
    ]


@rule("MASQ-R-71")
def test_a_face_down_card_that_arrives_after_the_reveal_stays_face_down_without_effect() -> None:
    late = location(
        *("1", *FOUR),
        cards={"1": {"brujah": ["challenge"], "gangrel": ["gangrel-ready", "power-of-the-pack"]}},
    )
    stay(late)
    put(late, "gangrel", "?gangrel-hunt", 1)
    put(late, "brujah", "?fist-of-caine", 1)
    happened = play(late, "resolve gangrel-ready")
    assert (0, 4, "1") in powers(happened)
    assert events_of(happened, StoleBlood) == events_of(happened, LostBlood) == []
    assert cards_at(late, "1", "brujah") == ["challenge", "?fist-of-caine"]


@rule("MASQ-R-72")
def test_cards_never_revealed_go_back_to_hand_unseen() -> None:
    unseen = resolving(
        *("haven", "nosferatu", "brujah", "gangrel", "ventrue"),
        cards={"haven": {"nosferatu": ["one-step-ahead"], "brujah": ["?bloody-fury"]}},
        hands={"brujah": []},
    )
    stay(unseen)
    happened = play(unseen, "choose keep-down")
    assert unseen.round == 2
    assert "bloody-fury" in hand(unseen, "brujah")
    for seat in (0, 2, 3, None):
        assert unseen.view(seat)["seen"][1] == []
        assert "bloody-fury" not in str([event.to_dict() for event in visible(happened, seat)])


@rule("MASQ-R-75")
def test_a_passive_card_does_not_count_what_happened_before_it_was_turned() -> None:
    hidden = planning(*("gangrel", *FOUR), turns=5, cards={"1": {"ventrue": ["?master-plan"]}})
    play(hidden, "play gangrel-hunt 2 up", "done")
    happened = play_until(hidden, lambda now: now.place == 1)
    happened += stay(hidden)
    assert events_of(happened, Revealed) == [Revealed(2, ("master-plan",), "1")]
    assert events_of(happened, LostInfluence) == []


@rule("MASQ-R-75")
def test_a_passive_card_turned_in_time_does_count() -> None:
    hidden = planning("gangrel", *FOUR, turns=5, cards={"1": {"ventrue": ["master-plan"]}})
    play(hidden, "play gangrel-hunt 2 up", "done")
    happened = play_until(hidden, lambda now: now.place == 1)
    assert clans_of(hidden, happened, LostInfluence) == ["brujah", "gangrel"]


@rule("MASQ-R-76")
def test_optional_effects_may_be_declined() -> None:
    free = location(
        *("1", "tremere", "brujah", "gangrel"),
        cards={"1": {"tremere": ["cauldron-of-blood"], "brujah": ["challenge"]}},
    )
    stay(free)
    assert options(free) == ["yes", "no"]
    play(free, "no")
    assert (blood(free, "tremere"), blood(free, "brujah")) == (6, 6)


@rule("MASQ-R-76")
def test_mandatory_effects_happen_as_far_as_possible() -> None:
    bound = location(
        *("1", "nosferatu", "brujah", "gangrel"),
        cards={"1": {"nosferatu": ["unseen-passage"], "brujah": ["fuck-the-system", "challenge"]}},
        blood={"nosferatu": 3},
    )
    happened = stay(bound)
    assert asked(bound) == [], "nobody was asked whether to"
    assert LostBlood(0, 3) not in happened, "he had moved before Brujah's card"
    assert cards_at(bound, "haven", "nosferatu") == ["unseen-passage"]


@rule("MASQ-R-77")
def test_stealing_does_not_touch_deployed_blood() -> None:
    safe = location(
        *("1", *FOUR),
        cards={"1": {"brujah": ["show-of-force"], "gangrel": ["mist-form"]}},
        blood_at={"1": {"gangrel": 5}},
        blood={"gangrel": 3},
    )
    stay(safe)
    assert blood(safe, "gangrel") == 2
    assert asked(safe) == ["gangrel"], "who may move his five blood"
    assert blood_at(safe, "1", "gangrel") == 5


@rule("MASQ-R-78")
def test_losing_does_not_touch_deployed_blood() -> None:
    safe = location(
        *("1", *FOUR),
        cards={"1": {"brujah": ["fuck-the-system", "bloody-fury"], "gangrel": ["gangrel-ready"]}},
        blood_at={"1": {"gangrel": 1}},
        blood={"gangrel": 2},
    )
    happened = stay(safe)
    assert LostBlood(1, 2) in happened, "all he had in his pool, of four"
    assert blood_at(safe, "1", "gangrel") == 3


@rule("MASQ-R-79")
def test_nobody_is_his_own_rival() -> None:
    lonely = location("1", *FOUR, cards={"1": {"brujah": ["show-of-force", "fist-of-caine"]}})
    happened = stay(lonely)
    assert events_of(happened, StoleBlood) == events_of(happened, LostBlood) == []
    assert blood(lonely, "brujah") == 6


@rule("MASQ-R-79")
def test_nobody_is_his_own_opponent() -> None:
    own = planning("brujah", *FOUR, cards={"1": {"brujah": ["challenge"]}})
    play(own, "play brujah-hunt 2 up")
    assert blood(own, "brujah") == 6
    prowler = planning("gangrel", *FOUR, cards={"1": {"gangrel": ["on-the-prowl"]}})
    assert events_of(play(prowler, "play gangrel-hunt 1 up"), DeployedFromBank) == []
    mctavish = location(
        *("1", *FOUR), cards={"1": {"brujah": ["challenge"]}}, at_stake={"1": "sgt-mctavish"}
    )
    stay(mctavish)
    assert mctavish.blood == [6 + 6, 4, 4, 4]


@rule("MASQ-R-94")
def test_an_ally_that_is_gained_steals_at_no_location() -> None:
    gained = location(
        *("1", "brujah", "toreador", "tremere", "ventrue"),
        cards={
            "1": {
                "brujah": ["challenge", "bloody-fury"],
                "toreador": ["submission"],
                "tremere": ["retaliation"],
            }
        },
        at_stake={"1": "sgt-mctavish"},
    )
    happened = stay(gained)
    assert gained.blood == [6 + 6, 4, 4, 4], "neither Submission nor Retaliation is asked"
    assert events_of(happened, Unharmed) == events_of(happened, LostBlood) == []


@rule("MASQ-R-95")
@pytest.mark.parametrize(("protected", "left"), [("1", 6), ("2", 5)])
def test_an_effect_happens_at_the_location_of_its_card(protected: str, left: int) -> None:
    played = planning(
        *("toreador", "brujah", "toreador", "ventrue"),
        cards={
            "1": {"brujah": ["challenge"], "toreador": ["submission"] if protected == "1" else []},
            "2": {"toreador": ["submission"] if protected == "2" else []},
        },
    )
    play(played, "play toreador-hunt 2 up")
    assert blood(played, "toreador") == left


@rule("MASQ-R-95")
def test_retaliation_only_answers_cards_at_its_location() -> None:
    played = planning(
        *("tremere", "brujah", "tremere", "ventrue"),
        cards={"1": {"brujah": ["challenge"]}, "2": {"tremere": ["retaliation"], "ventrue": []}},
        blood_at={"2": {"ventrue": 1}},
    )
    play(played, "play tremere-hunt 2 up")
    assert played.blood == [6, 5, 6]


@rule("MASQ-R-96")
def test_half_of_no_deployed_blood_cannot_be_chosen() -> None:
    gaze = location(
        *("1", "ventrue", "brujah", "gangrel", "toreador"),
        cards={"1": {"ventrue": ["tyrants-gaze"], "brujah": ["challenge"]}},
        blood_at={"1": {"gangrel": 1}},
        influence={"gangrel": 0},
    )
    happened = stay(gaze)
    assert events_of(happened, LostInfluence) == [LostInfluence(1, 1)]
    assert events_of(happened, GotBlood) == [GotBlood(0, 2, 1, "1")], "half of one is one"
    poor = location(
        *("1", "ventrue", "brujah", "gangrel", "toreador"),
        cards={"1": {"ventrue": ["tyrants-gaze"], "brujah": ["challenge"]}},
        influence={"brujah": 0},
    )
    happened = stay(poor)
    assert asked(poor) == []
    assert events_of(happened, LostInfluence) == events_of(happened, Acts) == []
