"""Boards as plain text."""

from __future__ import annotations

from terminal.harness import VENDETTA, printed

from conclave.core.game import Game
from conclave.core.position import Plain
from conclave.games.vendetta.rules.moves import Place
from conclave.terminal.boards import ANY_GAME, board_of
from conclave.terminal.choices import grouped
from conclave.text import Words

WORDS = Words("en", VENDETTA, strict=True)


def village(**changes: Plain) -> dict[str, Plain]:
    return {**VENDETTA.start(3, seed=1).view(0), **changes}


def test_every_colour_has_its_own_shape() -> None:
    view = village(districts={"1": [3, 2, 0], "2": [0, 12, 1]})
    drawn = printed(board_of("vendetta").render(view, WORDS, 60))
    assert drawn[0].split() == ["District", "●", "Red", "■", "Yellow", "▲", "Green"]
    assert drawn[1].split() == ["1", "●", "3", "■", "2", "·"]
    assert drawn[2].split() == ["2", "·", "■12", "▲", "1"]


def test_sole_control_is_crowned_and_counted() -> None:
    view = village(
        districts={"1": [3, 0, 0], "2": [4, 0, 0], "3": [1, 1, 0], "4": [0, 0, 0]},
        controlled=[[1, 2], [], []],
    )
    drawn = printed(board_of("vendetta").render(view, WORDS, 60))
    assert drawn[1].split() == ["1", "♛", "●", "3", "·", "·"]
    assert "♛" not in drawn[3]
    assert next(line for line in drawn if line.startswith("Alone in")).split()[2:] == [
        "2",
        "0",
        "0",
    ]


def test_face_up_and_raided_districts_are_marked() -> None:
    view = village(turned_over=[2], raided=[5, 2])
    drawn = printed(board_of("vendetta").render(view, WORDS, 60))
    assert drawn[2].startswith("  2 ✓")
    assert drawn[5].startswith("  5 ✗")
    assert drawn[3].startswith("  3  ")


def test_opponents_supplies_are_question_marks() -> None:
    view = village(supply=[10, None, None], points=[5, 0, 20])
    drawn = printed(board_of("vendetta").render(view, WORDS, 60))
    assert next(line for line in drawn if line.startswith("Supply")).split() == [
        "Supply",
        "10",
        "?",
        "?",
    ]
    assert next(line for line in drawn if line.startswith("Points")).split()[1:] == ["5", "0", "20"]


def test_the_full_view_shows_the_cards() -> None:
    headline = board_of("vendetta").headline(VENDETTA.start(3, seed=1).reveal(), WORDS)
    assert "next" in headline
    assert "Raid on" in headline


def test_the_board_fits_its_width() -> None:
    for seats in (3, 4, 5):
        for language in ("de", "en", "pl"):
            words = Words(language, VENDETTA, strict=True)
            view = VENDETTA.start(seats, seed=1).view(0)
            drawn = printed(board_of("vendetta").render(view, words, 49, Place(1, 3)), 49)
            assert max(map(len, drawn)) <= 49
            assert len(drawn) == 19


def test_any_view_is_shown_as_tables() -> None:
    class Mine(Game):
        name = "mine"
        seats = range(2, 3)
        seat_parts = ("ore", "galleries")
        seat_facts = ("diggers",)

    view: dict[str, Plain] = {
        "game": "mine",
        "seats": 2,
        "seat": 0,
        "number": 3,
        "options": {},
        "deciders": [1],
        "outcome": None,
        "deep_shaft": 4,
        "ore": [7, None],
        "galleries": {"north": [1, 0], "south": [2, 2]},
        "carts": [{"load": 3, "open": True}, {"load": None, "open": False}, {}],
        "names": [],
        "diggers": [1, 0],
    }
    words = Words("en", Mine())
    assert board_of("mine") is ANY_GAME
    assert ANY_GAME.headline(view, words) == "after 3 moves"
    drawn = [line.split() for line in printed(ANY_GAME.render(view, words, 80))]
    assert ["deep", "shaft", "4"] in drawn
    assert ["ore", "7", "?"] in drawn
    assert ["north", "1", "0"] in drawn
    assert ["carts", "load", "3"] in drawn
    assert ["names", "–"] in drawn
    assert ["diggers", "Seat", "1,", "Seat", "0"] in drawn


def test_moves_are_listed_under_headings() -> None:
    position = VENDETTA.start(3, seed=1)
    choices = grouped(position.options(0), WORDS)
    assert [choice.label for choice in choices[:2]] == ["District 1", "District 2"]
    assert len(choices) == 14
    assert [move.text for move in choices[0].moves][:2] == ["place 1 d1", "place 2 d1"]
    assert not choices[-1].heading
