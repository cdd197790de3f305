"""What a search goes by at Vendetta: quick choices, how things stand, and likely supplies."""

from __future__ import annotations

import pytest
from games.vendetta.stage import BLUE, GREEN, RED, YELLOW, alone, last_turn, new_game, table

from conclave import Rng
from conclave.core.foresight import NEVER
from conclave.games.vendetta.foresight import FEATURES, VendettaForesight
from conclave.games.vendetta.judgement import judge
from conclave.games.vendetta.rules.table import Table

FORESIGHT = VendettaForesight()


def first_sight(position: Table) -> list[str]:
    """The options worth a try, the most promising first."""
    options = position.options(position.active)
    worths = FORESIGHT.worths(position, position.active, options)
    order = sorted(range(len(options)), key=lambda index: -worths[index])
    return [options[index].text for index in order if worths[index] > NEVER]


def test_chances_add_up_and_favour_who_holds_most() -> None:
    held = alone(GREEN, 1, 2, 3, 4, mafiosi=6) | alone(RED, 5) | alone(BLUE, 6)
    chances = FORESIGHT.chances(table(turn=1, districts=held, points={GREEN: 200}))
    assert sum(chances) == pytest.approx(1)
    assert chances.index(max(chances)) == GREEN
    assert chances[RED] > chances[YELLOW]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_there_is_a_weight_for_every_feature(seats: int) -> None:
    rows = FORESIGHT.features(new_game(seats))
    assert [len(row) for row in rows] == [len(FEATURES)] * seats


def test_who_would_win_with_this_very_turn_is_stopped_at_first_sight() -> None:
    held = alone(BLUE, 1, 2, 3, 4, mafiosi=8) | alone(BLUE, 5, mafiosi=6)
    position = last_turn(active=RED, districts=held, supply={RED: 7})
    assert first_sight(position)[0] in ("place 6 d5", "place 7 d5")
    options = position.options(RED)
    assert FORESIGHT.choose(position, RED, options, Rng(1)).text in ("place 6 d5", "place 7 d5")


def test_what_is_never_worth_it_is_not_tried() -> None:
    position = table(active=RED, districts=alone(YELLOW, 8, mafiosi=2), supply={RED: 20})
    tried = first_sight(position)
    assert {text.split()[-1] for text in tried} == {*(f"d{n}" for n in range(1, 14)), "done"}
    assert "place 20 d8" not in tried


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_quick_choice_is_allowed(seats: int) -> None:
    position, rng = new_game(seats), Rng(1)
    while not position.over and position.round < 3:
        seat = position.active
        # Were a choice not allowed, `play` would refuse it.
        position.play(seat, FORESIGHT.choose(position, seat, position.options(seat), rng))
    assert position.round == 3


def test_it_is_calm_only_before_the_first_turn_of_a_round() -> None:
    assert FORESIGHT.calm(table(turn=1))
    assert not FORESIGHT.calm(table(turn=2))


def test_a_usual_supply_is_likelier_than_an_odd_one() -> None:
    def likelihood(supply: int) -> float:
        return FORESIGHT.likelihood(table(turn=2, supply={BLUE: supply}), RED)

    assert likelihood(9) > likelihood(5) > likelihood(0)
    assert likelihood(9) > likelihood(20)


def test_supplies_that_are_seen_say_nothing() -> None:
    position = table(supply={RED: 0, BLUE: 3}, options={"supplies": "open"})
    assert FORESIGHT.likelihood(position, YELLOW) == 1


def test_likelihood_does_not_depend_on_what_is_really_hidden() -> None:
    held = alone(BLUE, 1, 2) | alone(GREEN, 3)
    one = table(districts=held, supply={BLUE: 1, GREEN: 14})
    other = table(districts=held, supply={BLUE: 12, GREEN: 2})

    def found(position: Table) -> list[float]:
        rng = Rng(5)
        return [FORESIGHT.likelihood(position.imagine(RED, rng), RED) for _ in range(10)]

    assert found(one) == found(other)
    assert len(set(found(one))) > 1


def test_what_a_seat_knows_is_its_own_supply_and_no_other() -> None:
    def known(red: int, blue: int) -> int:
        position = table(supply={RED: red, BLUE: blue})
        return FORESIGHT.key(position, RED, position.options(RED))

    assert known(7, 2) == known(7, 9)
    assert known(7, 2) != known(6, 2)


def test_stirring_draws_only_cards_that_nobody_has_seen() -> None:
    position = table(turn=5)
    before = (position.pile[:], position.raid[:])
    FORESIGHT.stir(position, Rng(2))
    assert position.faults() == []
    assert (len(position.pile), len(position.raid)) == (len(before[0]), len(before[1]))
    assert (position.pile, position.raid) != before


def test_all_play_on_much_as_greedy_does() -> None:
    """Whoever is asked next makes up his own mind, whatever was chosen before him."""
    position, rng = new_game(4), Rng(3)
    same = asked = 0
    while not position.over and asked < 150:
        seat = position.deciders[0]
        decision = position.decision(seat)
        worths = judge(position.view(seat), decision)
        greedy = decision.options[worths.index(max(worths))]
        if len(worths) > 1:
            asked += 1
            same += FORESIGHT.choose(position, seat, position.options(seat), rng) == greedy
        position.play(seat, greedy)
    assert same > 0.85 * asked
