"""VEND-HID: who may know what."""

from __future__ import annotations

import json

import pytest
from games.vendetta.stage import (
    BLUE,
    DISTRICTS,
    GAME,
    GREEN,
    RED,
    YELLOW,
    changed,
    everywhere,
    new_game,
    offered,
    refusal,
    table,
    take_turn,
    viewers,
)
from hypothesis import given, settings
from hypothesis import strategies as st

from conclave import IllegalMove, Rng, UnreadableMove
from conclave.core.events import visible
from conclave.games.vendetta.rules.events import Lost, Placed, Received, TurnedOver
from conclave.games.vendetta.rules.moves import Done, Place
from conclave.games.vendetta.rules.table import Table
from conclave.testing import rule

SEATS = st.integers(3, 5)
SEEDS = st.integers(0, 2**64)
often = settings(max_examples=40, deadline=None)

SHOWN = {
    *("game", "seats", "seat", "number", "options", "deciders", "outcome"),
    *("round", "turn", "starter", "active", "districts", "supply", "box", "box_empty"),
    *("points", "dealt", "turned_over", "raided", "pile", "raid"),
    *("controlled", "would_score", "scores", "goal"),
}
"""All keys of a view: no totals, no seed."""


def under_way(seats: int, seed: int, moves: int = 20) -> Table:
    """A random game in its first or second round."""
    position, rng = new_game(seats, seed), Rng(seed)
    for _ in range(moves):
        position.play(position.active, position.options(position.active).pick(rng))
    return position


def known(position: Table, seat: int | None) -> str:
    """Everything a seat can learn: its view, options, question, and what it can imagine."""
    asked = [seat] if seat in position.deciders else []
    return json.dumps(
        [
            position.view(seat),
            [[move.text for move in position.options(me)] for me in asked],
            [position.decision(me).facts for me in asked],
            position.imagine(seat, Rng("imagination")).save(),
        ]
    )


@rule("VEND-HID-01", "VEND-R-28")
def test_each_seat_sees_its_own_supply_and_no_other() -> None:
    position = table(supply={RED: 1, YELLOW: 2, GREEN: 3, BLUE: 4})
    assert [position.view(seat)["supply"] for seat in viewers(position)] == [
        [1, None, None, None],
        [None, 2, None, None],
        [None, None, 3, None],
        [None, None, None, 4],
        [None, None, None, None],
    ]


@rule("VEND-HID-02")
def test_each_seat_sees_its_own_box_and_no_other() -> None:
    position = table(supply={RED: 1, YELLOW: 2, GREEN: 3, BLUE: 4})
    assert [position.view(seat)["box"] for seat in viewers(position)] == [
        [49, None, None, None],
        [None, 48, None, None],
        [None, None, 47, None],
        [None, None, None, 46],
        [None, None, None, None],
    ]


@rule("VEND-HID-01", "VEND-HID-02", "VEND-HID-11", "VEND-R-28")
@often
@given(SEATS, SEEDS, st.data())
def test_what_a_seat_knows_does_not_depend_on_other_supplies(
    seats: int, seed: int, data: st.DataObject
) -> None:
    here = under_way(seats, seed)
    viewer = data.draw(st.sampled_from(viewers(here)))
    owners = [owner for owner in range(seats) if owner != viewer]
    supply, box = here.supply[:], here.box[:]
    for owner in owners:
        supply[owner] = data.draw(st.integers(0, here.supply[owner] + here.box[owner]))
        box[owner] = here.supply[owner] + here.box[owner] - supply[owner]
    there = changed(here, supply=supply, box=box)
    assert there.faults() == []
    assert known(there, viewer) == known(here, viewer)


@rule("VEND-HID-01", "VEND-HID-02")
def test_what_a_seat_knows_depends_on_its_own_supply() -> None:
    here, there = table(supply={RED: 4}), table(supply={RED: 5})
    assert known(here, RED) != known(there, RED)
    assert known(here, YELLOW) == known(there, YELLOW)
    assert known(here, None) == known(there, None)


@rule("VEND-HID-02", "VEND-HID-04")
def test_events_do_not_reveal_the_contents_of_a_box() -> None:
    there = {1: {RED: 2, YELLOW: 1, GREEN: 3}}
    rich = table(districts=there, supply={YELLOW: 3, GREEN: 3}, pile=[1])
    poor = table(districts=there, supply={YELLOW: 40, GREEN: 46}, pile=[1])
    assert (rich.box[GREEN], poor.box[GREEN]) == (44, 1)
    assert take_turn(rich, "done") == take_turn(poor, "done")
    assert known(rich, RED) == known(poor, RED)


@rule("VEND-HID-03")
@often
@given(SEATS, SEEDS)
def test_everybody_sees_the_whole_board(seats: int, seed: int) -> None:
    position = under_way(seats, seed)
    board = {str(district): position.row(district) for district in DISTRICTS}
    assert [position.view(seat)["districts"] for seat in viewers(position)] == [board] * (seats + 1)


@rule("VEND-HID-04")
def test_everybody_sees_what_is_placed_lost_and_gained() -> None:
    fought = table(districts={1: {YELLOW: 3, GREEN: 2}}, pile=[1])
    events = take_turn(fought, "place 4 d1", "done")
    assert events == [
        Placed(RED, 4, 1),
        TurnedOver(RED, 1),
        Lost(GREEN, 2, 1),
        Received(RED, 1, 1),
        Received(YELLOW, 1, 1),
    ]
    assert [visible(events, seat) for seat in viewers(fought)] == [events] * 5


@rule("VEND-HID-04")
@often
@given(SEATS, SEEDS)
def test_no_view_keeps_a_running_sum(seats: int, seed: int) -> None:
    position = under_way(seats, seed)
    assert [set(position.view(seat)) for seat in viewers(position)] == [SHOWN] * (seats + 1)


@rule("VEND-HID-04")
@often
@given(SEATS, SEEDS, st.data())
def test_supplies_can_be_counted_from_the_events(
    seats: int, seed: int, data: st.DataObject
) -> None:
    position, rng = new_game(seats, seed), Rng(seed)
    counted = position.supply[:]
    for _ in range(60):
        events = position.play(position.active, position.options(position.active).pick(rng))
        for event in visible(events, None):
            if isinstance(event, Placed):
                counted[event.seat] -= event.number
            elif isinstance(event, Received):
                counted[event.seat] += event.number
        if position.over:
            break
    viewer = data.draw(st.sampled_from(viewers(position)))
    imagined = position.imagine(viewer, Rng(seed))
    assert isinstance(imagined, Table)
    assert imagined.supply == position.counted == counted == position.supply
    assert imagined.box == position.box


@rule("VEND-HID-05", "VEND-HID-06", "VEND-HID-14", "VEND-ORDER-02")
@often
@given(SEATS, SEEDS, st.data())
def test_nobody_knows_the_face_down_cards(seats: int, seed: int, data: st.DataObject) -> None:
    here = under_way(seats, seed)
    cards = data.draw(st.permutations(here.pile + here.raid))
    there = changed(here, pile=cards[2:], raid=cards[:2])
    assert there.faults() == []
    assert [known(there, seat) for seat in viewers(here)] == [
        known(here, seat) for seat in viewers(here)
    ]


@rule("VEND-HID-06", "VEND-ORDER-02")
def test_even_the_starting_player_does_not_know_the_raid_cards() -> None:
    here = table(turn=1, active=RED, pile=[1, 2, 3], raid=[4, 5])
    there = table(turn=1, active=RED, pile=[4, 5, 3], raid=[1, 2])
    assert known(here, RED) == known(there, RED)
    assert here.view(RED)["raid"] == 2


@rule("VEND-HID-05", "VEND-HID-06")
def test_imagined_cards_are_drawn_from_those_not_turned_over() -> None:
    position = table(turn=8, pile=[1, 2, 3, 4], raid=[5, 6])
    imagined = [position.imagine(RED, Rng(seed)).save()["state"] for seed in range(100)]
    assert all(sorted(one["pile"] + one["raid"]) == [1, 2, 3, 4, 5, 6] for one in imagined)
    assert {one["pile"][-1] for one in imagined} == {1, 2, 3, 4, 5, 6}
    assert {card for one in imagined for card in one["raid"]} == {1, 2, 3, 4, 5, 6}


@rule("VEND-HID-07", "VEND-HID-08")
def test_everybody_sees_the_cards_turned_over_and_how_many_are_left() -> None:
    empty = table(turn=1, pile=[9, 4, 2])
    for taken, turned_over in enumerate([[], [9], [9, 4], [9, 4, 2]]):
        views = [empty.view(seat) for seat in viewers(empty)]
        assert [view["turned_over"] for view in views] == [turned_over] * 5
        assert [view["pile"] for view in views] == [11 - taken] * 5
        take_turn(empty, "done")


@rule("VEND-HID-10")
def test_everybody_sees_points_starting_player_and_turn() -> None:
    position = table(round=3, turn=6, active=GREEN, points={RED: 5, BLUE: 76})
    views = [position.view(seat) for seat in viewers(position)]
    assert [view["points"] for view in views] == [[5, 0, 0, 76]] * 5
    assert [(v["starter"], v["turn"], v["round"], v["active"]) for v in views] == [
        (YELLOW, 6, 3, GREEN)
    ] * 5


@rule("VEND-HID-11")
def test_nobody_sees_the_options_of_another_seat() -> None:
    held = table(active=GREEN, districts={1: {RED: 5}}, supply={GREEN: 4})
    assert 1 not in offered(held, GREEN)
    assert [len(held.options(seat)) for seat in (RED, YELLOW, BLUE)] == [0, 0, 0]
    for seat in (RED, YELLOW, BLUE):
        with pytest.raises(IllegalMove) as refused:
            held.decision(seat)
        assert refused.value.rule == "VEND-TURN-03"
    assert held.decision(GREEN).facts["supply"] == 4


@rule("VEND-HID-11", "VEND-HID-12")
def test_a_seat_without_a_supply_is_still_asked() -> None:
    poor, rich = table(supply={RED: 0}), table(supply={RED: 20})
    assert poor.deciders == rich.deciders == (RED,)
    assert known(poor, BLUE) == known(rich, BLUE)


@rule("VEND-HID-12")
def test_a_refused_move_is_not_shown_to_others() -> None:
    held = table(active=GREEN, districts={1: {RED: 5}}, supply={GREEN: 4})
    take_turn(held, "place 1 d2")
    events, before = list(held.events), [known(held, seat) for seat in viewers(held)]
    assert refusal(held, GREEN, "place 5 d1") == "VEND-PLACE-17"
    assert held.events == events == [Placed(GREEN, 1, 2)]
    assert [known(held, seat) for seat in viewers(held)] == before


@rule("VEND-HID-12")
@pytest.mark.parametrize("move", ["place 1 d1", "place 50 d2", "done", "place 1 d99"])
def test_out_of_turn_every_move_is_refused_for_the_same_reason(move: str) -> None:
    poor, rich = table(supply={BLUE: 0}), table(supply={BLUE: 40})
    refusals = []
    for position in (poor, rich):
        with pytest.raises(IllegalMove) as refused:
            position.play(BLUE, move)
        refusals.append(str(refused.value))
    assert refusals[0] == refusals[1]
    assert refusal(poor, BLUE, move) == "VEND-TURN-03"


@rule("VEND-HID-13", "VEND-R-28", "VEND-R-29")
@pytest.mark.parametrize(
    "text", ["say 4", "supply 4", "ask green", "give 2 red", "trade 2 d1", "pay 5 green"]
)
def test_there_is_no_move_for_talk_or_trade(text: str) -> None:
    position = table()
    before = position.digest()
    with pytest.raises(UnreadableMove):
        position.play(RED, text)
    assert position.digest() == before
    assert GAME.moves == (Place, Done)
    assert offered(position, RED) == everywhere(range(1, 11))


@rule("VEND-HID-14")
@often
@given(SEATS, SEEDS, SEEDS)
def test_nobody_knows_future_shuffles(seats: int, seed: int, other_seed: int) -> None:
    here = under_way(seats, seed)
    there = GAME.load(here.save() | {"rng": Rng(other_seed).save()})
    assert isinstance(there, Table)
    assert [known(there, seat) for seat in viewers(here)] == [
        known(here, seat) for seat in viewers(here)
    ]


@rule("VEND-HID-14")
def test_neither_the_seed_nor_its_key_is_in_any_view() -> None:
    seed = 918273645546372819
    opening = new_game(4, seed)
    sent = json.dumps([event.to_dict() for event in opening.events])
    for _ in range(12):
        sent += json.dumps([opening.view(seat) for seat in viewers(opening)])
        sent += json.dumps([event.to_dict() for event in opening.play(opening.active, "done")])
    assert opening.round == 2
    assert str(seed) not in sent
    assert opening.rng.key.hex() in json.dumps(opening.save())
    assert opening.rng.key.hex() not in sent
