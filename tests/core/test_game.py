"""Starting a game: seats, options and seeds, valid and invalid."""

import pytest

import conclave

VENDETTA = conclave.game("vendetta")


def test_the_seed_determines_the_game() -> None:
    assert VENDETTA.start(4, 7).digest() == VENDETTA.start(4, 7).digest()
    assert VENDETTA.start(4, 7).digest() != VENDETTA.start(4, 8).digest()


def test_without_a_seed_games_differ() -> None:
    assert VENDETTA.start(4).digest() != VENDETTA.start(4).digest()


def test_an_unknown_game_is_refused_with_a_list() -> None:
    with pytest.raises(conclave.UnknownGame, match="chess") as refusal:
        conclave.game("chess")
    assert "vendetta" in str(refusal.value)


@pytest.mark.parametrize("seats", [0, 2, 6, -3, True, "4", 4.0])
def test_a_wrong_number_of_seats_is_refused_with_the_range(seats: int) -> None:
    with pytest.raises(conclave.BadSeats) as refusal:
        VENDETTA.start(seats)
    assert refusal.value.facts["allowed"] == "3–5"


def test_an_unknown_option_is_refused_with_a_list() -> None:
    with pytest.raises(conclave.BadOption, match="weather") as refusal:
        VENDETTA.start(4, 1, {"weather": "rain"})
    assert "supplies, rounds, ties, executor" in str(refusal.value)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("rounds", "many"),
        ("rounds", -1),
        ("rounds", 1000),
        ("rounds", True),
        ("rounds", 2.0),
        ("rounds", None),
        ("supplies", "SECRET"),
        ("supplies", 0),
        ("ties", ["ranked"]),
    ],
)
def test_a_bad_option_value_is_refused_with_the_allowed_ones(name: str, value: object) -> None:
    with pytest.raises(conclave.BadOption) as refusal:
        VENDETTA.start(4, 1, {name: value})
    assert refusal.value.facts["name"] == name
    assert str(refusal.value.facts["allowed"]) in str(refusal.value)


def test_options_are_read_from_text_and_shown_in_the_view() -> None:
    position = VENDETTA.start(4, 1, {"rounds": "5", "supplies": "open"})
    assert position.view(None)["options"] == {
        "supplies": "open",
        "rounds": 5,
        "ties": "ranked",
        "executor": "first",
    }


def test_a_nonexistent_seat_has_no_view() -> None:
    with pytest.raises(conclave.IllegalMove) as refusal:
        VENDETTA.start(4, 1).view(4)
    assert refusal.value.facts["seats"] == 4


def test_statements_are_found_in_the_ledger() -> None:
    from conclave.core.ledger import ledger

    book = ledger(VENDETTA)
    assert book.statement("vend-turn-01").section == "Round and turn structure"
    assert len(book.statements) > 150
    with pytest.raises(conclave.ConclaveError, match="VEND-NO-99"):
        book.statement("VEND-NO-99")


def test_changing_a_view_does_not_change_the_game() -> None:
    position = VENDETTA.start(4, 1)
    before = position.digest()
    view = position.view(0)
    view["options"]["rounds"] = 1
    view["points"][0] = 99
    assert position.digest() == before
