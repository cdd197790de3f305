"""Moves, their texts, and sequences of options."""

import pytest
from tiny.duel import DUEL, Aim, Cast, Play

from conclave import Rng, UnreadableMove
from conclave.core.moves import CALL_TIME, PASS, Choices, OrPass


@pytest.mark.parametrize(
    ("move", "text"),
    [(Cast(), "cast bolt"), (Aim(3), "at 3"), (Play("rage"), "play rage"), (PASS, "pass")],
)
def test_a_move_is_parsed_from_its_text(move: Play, text: str) -> None:
    assert move.text == str(move) == text
    assert DUEL.move(text) == move
    assert DUEL.move(f"  {text.replace(' ', '   ')} ") == move


@pytest.mark.parametrize("text", ["", "at", "at -1", "at x", "cast bolt now", "at 1 2", "at ٣"])
def test_an_unreadable_move_is_refused_with_the_syntax(text: str) -> None:
    with pytest.raises(UnreadableMove) as refusal:
        DUEL.move(text)
    assert refusal.value.facts["text"] == text.strip()
    assert refusal.value.facts["forms"] == "cast bolt, rest, at SEAT, play CARD, discard CARD"


def test_moves_are_equal_by_their_fields() -> None:
    assert Aim(1) == Aim(1) != Aim(2)
    assert len({Aim(1), Aim(1), Aim(2), Play("1")}) == 3
    assert repr(Aim(1)) == "Aim(1)"


def test_options_are_counted_indexed_and_searched() -> None:
    options = OrPass(Choices([Aim(1), Aim(2)]))
    assert len(options) == 3
    assert list(options) == [Aim(1), Aim(2), PASS]
    assert options[0] == options[-3] == Aim(1)
    assert options.index(PASS) == 2
    assert Aim(2) in options
    assert Aim(3) not in options
    assert "at 1" not in options
    with pytest.raises(IndexError):
        options[3]
    with pytest.raises(ValueError, match="at 9 is not offered"):
        options.index(Aim(9))
    assert {options.pick(Rng(seed)).text for seed in range(30)} == {"at 1", "at 2", "pass"}


def test_an_index_out_of_range_is_an_error() -> None:
    options = Choices([PASS, CALL_TIME])
    assert (options[0], options[1], options[-1], options[-2]) == (
        PASS,
        CALL_TIME,
        CALL_TIME,
        PASS,
    )
    for index in (2, -3):
        with pytest.raises(IndexError):
            options[index]
