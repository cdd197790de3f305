"""MASQ-HID: who may know what, in views, events, options and imagination."""

from __future__ import annotations

import json
from itertools import pairwise

import pytest
from games.masquerade.secrets import imagined, known, swapped, viewers, visible_text
from games.masquerade.stage import (
    GAME,
    asked,
    blood,
    clan_at,
    deck,
    events_of,
    hand,
    location,
    new_game,
    options,
    planning,
    play,
    play_until,
    refused,
    resolving,
    seat_of,
    seated,
    starting,
    stay,
)

from conclave import IllegalMove, Rng
from conclave.bots import Perspective
from conclave.core.events import Committed, visible
from conclave.games.masquerade.rules.constants import CHOICE, PLANNING
from conclave.games.masquerade.rules.events.allies import Drained, Frenzied
from conclave.games.masquerade.rules.events.counters import SpentBlood
from conclave.games.masquerade.rules.events.course import TokensRevealed
from conclave.games.masquerade.rules.events.moving import BottomedUnseen, DrewUnseen, PlayedUnseen
from conclave.games.masquerade.rules.library import CLANS
from conclave.testing import rule

FOUR = ("brujah", "gangrel", "ventrue", "toreador")
OTHERS = (1, 2, 3, None)
"""All viewers except Brujah."""


@rule("MASQ-HID-01")
def test_a_hand_is_secret_but_not_its_size() -> None:
    held = planning("gangrel", *FOUR, hands={"brujah": ["challenge", "earthshock", "brujah-hunt"]})
    assert held.view(0)["hand"][0] == ["challenge", "earthshock", "brujah-hunt"]
    for seat in OTHERS:
        assert held.view(seat)["hand"][0] == 3
        assert "challenge" not in json.dumps(held.view(seat))
        assert known(swapped(held, "challenge", "bloody-fury"), seat) == known(held, seat)


@rule("MASQ-HID-02")
def test_a_card_seen_before_is_known_to_be_in_hand() -> None:
    ending = resolving(
        *("haven", *FOUR),
        cards={"haven": {"brujah": ["challenge", "?earthshock"], "gangrel": ["mist-form"]}},
        hands={"brujah": ["brujah-hunt", "fist-of-caine"]},
    )
    stay(ending)
    assert ending.round == 2
    for seat in OTHERS:
        seen = ending.view(seat)["seen"][0]
        assert seen == ["brujah-hunt", "challenge", "earthshock"]
        for seed in range(5):
            held = imagined(ending, seat, seed)["state"]["hand"][0]
            assert {ending.library.numbers[name] for name in seen} <= set(held)
    assert ending.view(0)["seen"][0] is None


@rule("MASQ-HID-02")
def test_the_newly_chosen_card_is_hidden() -> None:
    choosing = starting(*FOUR, decks={"brujah": ["challenge", "earthshock"]})
    happened = choosing.play(0, "bottom earthshock")
    happened += play_until(choosing, lambda now: now.phase == PLANNING)
    assert hand(choosing, "brujah")[-1] == "challenge"
    for seat in OTHERS:
        assert choosing.view(seat)["seen"][0] == ["brujah-hunt", "brujah-ready"]
        assert "challenge" not in visible_text(happened, seat)
        assert known(swapped(choosing, "challenge", "bloody-fury"), seat) == known(choosing, seat)


@rule("MASQ-HID-03")
def test_only_the_owner_sees_what_he_draws_keeps_and_puts_back() -> None:
    choosing = resolving(
        "haven",
        *FOUR,
        cards={"haven": {"gangrel": ["feral-weapons"]}},
        decks={"brujah": ["challenge", "earthshock"]},
    )
    drawing = stay(choosing)
    assert choosing.phase == CHOICE
    assert choosing.view(0)["drawn"][0] == ["challenge", "earthshock"]
    assert choosing.decision(0).facts == {"cards": ["challenge", "earthshock"]}
    assert options(choosing, "brujah") == ["bottom challenge", "bottom earthshock"]
    putting = choosing.play(0, "bottom challenge")
    putting += play_until(choosing, lambda now: now.phase == PLANNING)
    assert {"challenge", "earthshock"} <= set(visible_text(drawing, 0).split('"'))
    assert "challenge" in visible_text(putting, 0)
    for seat in OTHERS:
        assert DrewUnseen(0, 2) in visible(drawing, seat)
        assert BottomedUnseen(0) in visible(putting, seat)
        for card in ("challenge", "earthshock"):
            assert card not in visible_text(drawing + putting, seat)
            assert card not in json.dumps(choosing.view(seat))


@rule("MASQ-HID-04")
def test_only_the_owner_knows_the_bottom_of_his_deck() -> None:
    choosing = starting(*FOUR, decks={"brujah": ["challenge", "earthshock"]})
    choosing.play(0, "bottom challenge")
    play_until(choosing, lambda now: now.phase == PLANNING)
    assert choosing.view(0)["bottom"][0] == ["challenge"]
    assert [choosing.view(seat)["bottom"][0] for seat in OTHERS] == [None] * 4
    assert [choosing.view(seat)["deck"][0] for seat in viewers(choosing)] == [6] * 5
    upper = deck(choosing, "brujah")[:5]
    for one, other in pairwise(upper):
        assert known(swapped(choosing, one, other), 0) == known(choosing, 0)
    assert known(swapped(choosing, upper[0], "challenge"), 0) != known(choosing, 0)
    decks = [imagined(choosing, 0, seed)["state"]["deck"][0] for seed in range(30)]
    bottom = choosing.library.numbers["challenge"]
    assert {row[-1] for row in decks} == {bottom}
    assert len({row[0] for row in decks}) == 5
    others = {imagined(choosing, 1, seed)["state"]["deck"][0][-1] for seed in range(40)}
    assert len(others) == 7, "for Gangrel it could be any of the seven"


@rule("MASQ-HID-05")
def test_the_deck_cards_in_another_hand_are_unknown() -> None:
    held = planning(
        "gangrel", *FOUR, hands={"brujah": ["brujah-hunt", "brujah-ready", "challenge"]}
    )
    hands = [imagined(held, 1, seed)["state"]["hand"][0] for seed in range(60)]
    assert {len(row) for row in hands} == {3}
    assert all({0, 1} < set(row) for row in hands)
    assert {card for row in hands for card in row} == set(range(9))
    for seat in OTHERS:
        view = held.view(seat)
        assert (view["hand"][0], view["deck"][0]) == (3, 6)
        assert not {"challenge", *deck(held, "brujah")} & set(json.dumps(view).split('"'))
        for other in deck(held, "brujah"):
            assert known(swapped(held, "challenge", other), seat) == known(held, seat)


FACE_DOWN = {"1": {"brujah": ["?challenge", "bloody-fury", "?earthshock"]}}


@rule("MASQ-HID-06")
def test_others_see_where_a_face_down_card_was_played_and_its_cost() -> None:
    turn = planning("brujah", *FOUR)
    happened = play(turn, "play brujah-hunt 2 down")
    for seat in OTHERS:
        assert visible(happened, seat) == [SpentBlood(0, 1), PlayedUnseen(0, "2")]
        assert turn.view(seat)["cards"]["2"][0] == [None]
        assert turn.view(seat)["face_down"]["2"][0] == [True]
        assert turn.view(seat)["blood"][0] == 5
        assert known(swapped(turn, "brujah-hunt", "brujah-ready"), seat) == known(turn, seat)
    assert "brujah-hunt" in visible_text(happened, 0)


@rule("MASQ-HID-06", "MASQ-HID-07")
def test_only_the_owner_knows_a_face_down_card() -> None:
    lying = planning("gangrel", *FOUR, cards=FACE_DOWN)
    assert lying.view(0)["cards"]["1"][0] == ["challenge", "bloody-fury", "earthshock"]
    for seat in OTHERS:
        assert lying.view(seat)["cards"]["1"][0] == [None, "bloody-fury", None]
        for other in ("earthshock", "fist-of-caine", "show-of-force"):
            assert known(swapped(lying, "challenge", other), seat) == known(lying, seat)
        under = {imagined(lying, seat, seed)["state"]["cards"][4][0] for seed in range(60)}
        assert len(under) == 8, "any of the clan but Bloody Fury"


@rule("MASQ-HID-07")
def test_the_owner_sees_his_face_down_cards_at_all_times() -> None:
    lying = resolving(
        "1",
        *FOUR,
        cards={
            "1": {"gangrel": ["mist-form"], "ventrue": ["majesty"]},
            "haven": {"brujah": ["?challenge"]},
        },
    )
    looks = []
    while lying.round == 1 and lying.face_down[lying.library.numbers["challenge"]]:
        looks.append(lying.view(0)["cards"]["haven"][0])
        play(lying, options(lying)[0])
    assert len(looks) > 2
    assert {tuple(row) for row in looks} == {("challenge",)}


@rule("MASQ-HID-08")
def test_a_face_down_card_is_shown_by_the_reveal_or_by_withdrawing() -> None:
    revealed = location("1", *FOUR, cards={"1": {"brujah": ["?challenge"]}})
    withdrawn = location("1", *FOUR, cards={"1": {"brujah": ["?challenge"]}})
    for table, leaving in ((revealed, ()), (withdrawn, ("brujah",))):
        assert "challenge" not in json.dumps([table.view(seat) for seat in OTHERS])
        happened = stay(table, *leaving)
        for seat in OTHERS:
            assert "challenge" in visible_text(happened, seat)
            assert "challenge" in json.dumps(table.view(seat))


@rule("MASQ-HID-09")
def test_a_face_down_card_taken_back_from_the_haven_is_not_shown() -> None:
    taken = location(
        "haven",
        *FOUR,
        cards={"haven": {"brujah": ["?challenge"]}},
        hands={"brujah": ["brujah-hunt"]},
    )
    happened = stay(taken, "brujah")
    for seat in OTHERS:
        assert "challenge" not in visible_text(happened, seat)
        assert known(swapped(taken, "challenge", "bloody-fury"), seat) == known(taken, seat)


@rule("MASQ-HID-10")
def test_cards_at_later_locations_stay_hidden() -> None:
    later = resolving(
        *("1", *FOUR),
        cards={"1": {"brujah": ["?challenge"]}, "2": {"brujah": ["?earthshock"]}},
    )
    stay(later)
    assert later.place == 2
    for seat in OTHERS:
        view = later.view(seat)
        assert (view["cards"]["1"][0], view["cards"]["2"][0]) == (["challenge"], [None])
        assert known(swapped(later, "earthshock", "fist-of-caine"), seat) == known(later, seat)


TOKENS = {"1": {"brujah": ["challenge"], "gangrel": ["mist-form"], "ventrue": ["majesty"]}}


@rule("MASQ-HID-11")
def test_tokens_are_secret_until_all_have_chosen_and_then_shown_together() -> None:
    here, there = location("1", *FOUR, cards=TOKENS), location("1", *FOUR, cards=TOKENS)
    assert here.play(0, "stay") == there.play(0, "withdraw") == [Committed(0)]
    for seat in OTHERS:
        assert known(here, seat) == known(there, seat)
        assert "committed" not in here.view(seat) or here.view(seat)["committed"] is None
    answers = {str(imagined(here, 1, seed)["frames"][-1]) for seed in range(20)}
    assert len(answers) == 2, "for Gangrel it may have been either"
    assert here.view(0)["committed"] == "stay"
    assert events_of(here.play(2, "stay"), TokensRevealed) == []
    happened = here.play(1, "withdraw")
    assert TokensRevealed("1", (0, 2), (1,)) in happened
    assert all(TokensRevealed("1", (0, 2), (1,)) in visible(happened, s) for s in OTHERS)


@rule("MASQ-HID-12")
def test_the_choosers_of_tokens_are_public() -> None:
    asking = location("1", *FOUR, cards=TOKENS)
    assert [asking.view(seat)["deciders"] for seat in viewers(asking)] == [[0, 1, 2]] * 5
    happened = asking.play(1, "stay")
    assert [visible(happened, seat) for seat in viewers(asking)] == [[Committed(1)]] * 5
    assert [asking.view(seat)["deciders"] for seat in viewers(asking)] == [[0, 2]] * 5


@rule("MASQ-HID-13")
def test_the_order_of_the_ally_deck_is_hidden() -> None:
    here = seated(4)
    there = here.copy()
    there.ally_deck = there.ally_deck[::-1]
    for seat in viewers(here):
        assert here.view(seat)["allies_left"] == 27
        assert None not in here.view(seat)["at_stake"].values()
        assert known(here, seat) == known(there, seat)
        tops = {imagined(here, seat, seed)["state"]["ally_deck"][0] for seed in range(40)}
        assert len(tops) > 10


PUBLIC = {
    "MASQ-HID-14": ("blood", "influence", "red_tokens", "grey_tokens"),
    "MASQ-HID-15": ("alliance", "drained", "victims", "relics", "relics_used", "location_cards"),
    "MASQ-HID-16": ("deployed_blood",),
    "MASQ-HID-18": ("clans", "offered_clans"),
}


@rule(*PUBLIC)
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_public_information_is_the_same_for_everybody(seats: int) -> None:
    settings = {"relics": "yes", "locations": "yes"}
    position = new_game(seats, seed=4, options=settings)
    rng = Rng("open")
    while not position.over:
        views = [position.view(seat) for seat in viewers(position)]
        for part in [part for parts in PUBLIC.values() for part in parts]:
            assert all(view[part] == views[0][part] for view in views)
        saved = position.save()["state"]
        assert views[0]["blood"] == saved["blood"]
        assert views[0]["red_tokens"] == saved["red"]
        assert sum(map(sum, views[0]["deployed_blood"].values())) == sum(saved["blood_at"])
        seat = position.deciders[0]
        position.play(seat, position.options(seat).pick(rng))


@rule("MASQ-HID-17")
def test_the_draw_in_frenzy_is_unpredictable() -> None:
    allies = ["victim", "marcel", "bobby-white", "betty-fuller"]
    before = location(
        "1",
        *FOUR,
        cards={"1": {"ventrue": ["curfew"], "gangrel": ["mist-form"]}},
        blood={"gangrel": 3},
        alliances={"gangrel": allies},
    )
    stay(before)
    drawn = set()
    for seed in range(40):
        happened = before.imagine(1, Rng(seed)).play(1, "choose steal")
        (drain,) = events_of(happened, Drained)
        drawn.add(drain.ally)
        assert visible(happened, None) == happened, "the result is shown to all"
        frenzy = happened[happened.index(Frenzied(1, 2)) : happened.index(drain) + 1]
        assert any(event.reveals for event in frenzy), "it can't be tried and taken back"
    assert drawn == set(allies)


@rule("MASQ-HID-17")
def test_the_seed_is_in_no_view() -> None:
    here = planning("gangrel", *FOUR)
    there = GAME.load(here.save() | {"rng": Rng("another").save()})
    assert isinstance(there, type(here))
    for seat in viewers(here):
        assert known(here, seat) == known(there, seat)
        assert here.rng.key.hex() not in json.dumps(here.view(seat))


@rule("MASQ-HID-18")
def test_unchosen_clans_are_visible_only_during_the_choice() -> None:
    opening = new_game(4)
    offered = opening.view(None)["offered_clans"]
    assert len(offered) == 5
    play_until(opening, lambda now: now.round == 1)
    chosen = [clan_at(opening, seat) for seat in range(4)]
    (left,) = set(offered) - set(chosen)
    assert left in CLANS
    for seat in viewers(opening):
        assert opening.view(seat)["offered_clans"] == []
        assert left not in json.dumps(opening.view(seat))


@rule("MASQ-HID-19")
def test_partners_do_not_see_each_others_hands_cards_or_tokens() -> None:
    settings = {"teams": "yes"}
    teams = planning("brujah", *FOUR, cards=FACE_DOWN, options=settings)
    partner = seat_of(teams, "ventrue")
    assert teams.view(0)["partners"][0] == partner
    assert teams.view(partner)["hand"][0] == 2
    assert teams.view(partner)["cards"]["1"][0] == [None, "bloody-fury", None]
    assert known(swapped(teams, "challenge", "fist-of-caine"), partner) == known(teams, partner)
    here, there = (location("1", *FOUR, cards=TOKENS, options=settings) for _ in range(2))
    here.play(0, "stay")
    there.play(0, "withdraw")
    assert known(here, partner) == known(there, partner)


@rule("MASQ-HID-20")
def test_nobody_sees_the_options_of_another() -> None:
    turn = planning("brujah", *FOUR)
    assert len(turn.options(0)) > 0
    for seat in (1, 2, 3):
        assert len(turn.options(seat)) == 0
        with pytest.raises(IllegalMove) as refusal:
            turn.decision(seat)
        assert refusal.value.rule == "MASQ-PLAN-01"
    assert asked(turn) == ["brujah"]


@rule("MASQ-HID-20")
@pytest.mark.parametrize("move", ["play gangrel-hunt 1 up", "blood 1", "done", "drain victim"])
def test_out_of_turn_every_move_is_refused_for_the_same_reason(move: str) -> None:
    poor = planning("brujah", *FOUR, hands={"gangrel": ["mist-form"]})
    rich = planning("brujah", *FOUR, hands={"gangrel": ["gangrel-hunt"]})
    assert refused(poor, move, "gangrel") == refused(rich, move, "gangrel") == "MASQ-PLAN-01"


@rule("MASQ-HID-21")
def test_a_bot_sees_what_a_person_would_see() -> None:
    lying = planning("gangrel", *FOUR, cards=FACE_DOWN)
    bot = Perspective(lying, 1)
    assert bot.view == lying.view(1)
    assert [move.text for move in bot.options] == options(lying, "gangrel")
    assert bot.imagine(Rng(5)).save() == lying.imagine(1, Rng(5)).save()
    assert blood(lying, "gangrel") == bot.view["blood"][1]
