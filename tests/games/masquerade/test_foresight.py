"""Masquerade's foresight: chances, quick moves and deduction."""

from __future__ import annotations

import pytest
from games.masquerade.stage import GAME, location, new_game, planning, seat_of, starting

from conclave.core.moves import Move
from conclave.core.rng import Rng
from conclave.games.masquerade.deduction import likelihood
from conclave.games.masquerade.foresight import MasqueradeForesight
from conclave.games.masquerade.judgement import Judgement, judge
from conclave.games.masquerade.judging.scene import from_table
from conclave.games.masquerade.rules.table import Table

FOUR = ("brujah", "gangrel", "ventrue", "tremere")
FORESIGHT = MasqueradeForesight()
STAKES = {"1": "marcel", "2": "bronwyn", "haven": "portia"}


def chances(table: Table) -> list[float]:
    """The chances of each seat."""
    found = FORESIGHT.chances(table)
    assert sum(found) == pytest.approx(1)
    return found


def quick(table: Table, seat: int) -> Move:
    """A seat's quick move."""
    return FORESIGHT.choose(table, seat, table.options(seat), Rng(1))


def test_a_large_lead_before_the_last_round_wins() -> None:
    assert chances(starting(*FOUR, round=3, influence={"gangrel": 20}))[1] > 0.9


def test_influence_blood_and_the_ambition_token_improve_chances() -> None:
    even = chances(starting(*FOUR, round=3))
    for better in (
        starting(*FOUR, round=3, influence={"gangrel": 4}),
        starting(*FOUR, round=3, blood={"gangrel": 7}),
        starting(*FOUR, round=3, holder="gangrel"),
    ):
        assert chances(better)[1] > even[1]


def test_before_the_first_round_only_the_clans_differ() -> None:
    table = starting(*FOUR)
    brujah, gangrel, ventrue, tremere = chances(table)
    assert ventrue > brujah > tremere > gangrel
    table.blood[1] = 9
    assert chances(table) == [brujah, gangrel, ventrue, tremere]


def test_eliminated_players_have_no_chances() -> None:
    table = starting(*FOUR, round=3, influence={"ventrue": 20})
    table.out[2] = True
    assert chances(table)[2] == 0
    assert min(chances(table)[:2]) > 0


def test_partners_share_their_chances() -> None:
    table = starting(*FOUR, round=3, options={"teams": "yes"}, influence={"gangrel": 9})
    brujah, gangrel, ventrue, tremere = chances(table)
    assert brujah == pytest.approx(ventrue)
    assert gangrel == pytest.approx(tremere)
    assert gangrel > 2 * brujah


@pytest.mark.parametrize("seed", range(3))
def test_quick_moves_are_legal_up_to_the_end(seed: int) -> None:
    table = new_game(4, seed)
    while not table.over:
        seat = table.deciders[0]
        move = quick(table, seat)
        assert move in table.options(seat)
        table.play(seat, move)


def test_scores_from_the_view_and_from_the_table_are_equal() -> None:
    table, chance = new_game(5, 2, {"locations": "yes", "relics": "yes"}), Rng(2)
    while not table.over:
        seat = table.deciders[0]
        asked = table.decision(seat)
        quickly = Judgement(from_table(table, seat), asked.prompt, asked.facts)
        assert [quickly.score(move) for move in asked.options] == judge(table.view(seat), asked)
        table.play(seat, asked.options.pick(chance))


def test_a_position_is_quiet_only_at_the_start_of_a_round() -> None:
    table = starting(*FOUR, round=2)
    assert FORESIGHT.is_quiet(table)
    table.play(0, table.options(0)[0])
    assert not FORESIGHT.is_quiet(table)
    assert not FORESIGHT.is_quiet(planning("brujah", *FOUR, at_stake=STAKES))
    assert not FORESIGHT.is_quiet(new_game())


def test_face_down_cards_that_only_work_face_up_are_unlikely() -> None:
    hands = {"brujah": ["brujah-hunt", "brujah-ready"]}
    active = {"1": {"brujah": ["?show-of-force"]}}
    passive = {"1": {"brujah": ["?challenge"]}}
    one = planning("ventrue", *FOUR, round=3, cards=active, hands=hands, at_stake=STAKES)
    other = planning("ventrue", *FOUR, round=3, cards=passive, hands=hands, at_stake=STAKES)
    assert likelihood(one, 2) > 2 * likelihood(other, 2)
    assert likelihood(one, 2) == FORESIGHT.likelihood(one, 2)


def test_secret_choices_are_likely_to_be_good_ones() -> None:
    cards = {"haven": {"brujah": ["bloody-fury", "challenge"], "gangrel": ["gangrel-hunt"]}}
    events_of = {}
    for token in ("stay", "withdraw"):
        table = location("haven", *FOUR, cards=cards, at_stake={"haven": "portia"})
        table.play(seat_of(table, "brujah"), token)
        events_of[token] = likelihood(table, 1)
    assert events_of["stay"] > 3 * events_of["withdraw"]


def test_deduction_does_not_depend_on_hidden_information() -> None:
    tables = [
        planning(
            "ventrue",
            *FOUR,
            round=3,
            cards={"1": {"brujah": [f"?{down}"]}},
            hands={"brujah": [held]},
            at_stake=STAKES,
        )
        for down, held in (("show-of-force", "earthshock"), ("earthshock", "show-of-force"))
    ]
    imagined = []
    for table in tables:
        rng = Rng(1)
        drawn = [table.imagine(2, rng) for _ in range(20)]
        imagined.append([FORESIGHT.likelihood(position, 2) for position in drawn])
    assert imagined[0] == imagined[1]
    assert len(set(imagined[0])) > 1


def test_the_game_has_a_foresight() -> None:
    assert isinstance(GAME.foresight, MasqueradeForesight)
