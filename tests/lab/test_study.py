"""Studies of balance: correct figures, plots and Parquet files."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pyarrow.parquet as parquet  # type: ignore[import-untyped]
import pytest

import conclave
from conclave import BadOption
from conclave.lab import simulate
from conclave.lab.parquet import write_parquet
from conclave.lab.study import Study, draw, study

MASQUERADE = conclave.game("masquerade")
COMPARED = ("locations", ("no", "yes"))


@pytest.fixture(scope="module")
def found() -> Study:
    return study(MASQUERADE, 8, 3, ("random",), seed=5, compare=COMPARED, cards=True)


def test_each_value_is_played_with_the_same_seeds(found: Study) -> None:
    no, yes = found.settings
    assert (no.value, yes.value) == COMPARED[1]
    assert [game.number for game in no.games] == [game.number for game in yes.games]
    assert [game.seed for game in no.games] == [game.seed for game in yes.games]
    assert {game.options["locations"] for game in yes.games} == {"yes"}
    assert (found.games, found.stopped) == (16, False)


def test_the_figures_match_a_simulation(found: Study) -> None:
    alone = simulate(MASQUERADE, 8, 3, ["random"], 5, cards=True)
    setting = found.settings[0]
    assert tuple(setting.by_seat().values()) == alone.by_seat
    assert setting.by_side() == alone.by_side
    assert {name: share.wins for name, share in setting.reasons().items()} == alone.reasons
    assert (setting.moves().shortest, setting.moves().longest) == (alone.shortest, alone.longest)
    assert {card: use[:2] for card, use in setting.cards().items()} == alone.cards


def test_wins_of_the_users_of_a_card_are_counted(found: Study) -> None:
    setting = found.settings[0]
    for card, use in setting.cards().items():
        users = [(game, seat) for game in setting.games for seat in game.cards.get(card, ())]
        assert use.wins.played == len(users)
        assert use.wins.wins == pytest.approx(sum(game.won(seat) for game, seat in users))
    assert any(use.wins.wins for use in setting.cards().values())
    # Every clan has its own cards, so the users of a card win as often as the clan.
    brujah = [game.sides.index("brujah") for game in setting.games if "brujah" in game.sides]
    assert brujah
    assert all(
        seats in ((), (game.sides.index("brujah"),))
        for game in setting.games
        if "brujah" in game.sides
        for seats in (game.cards["fist-of-caine"],)
    )


def test_turns_are_counted(found: Study) -> None:
    assert [setting.turns() for setting in found.settings] == [(3, 3, 3), (3, 3, 3)]


def test_rounds_are_counted_instead_of_their_turns() -> None:
    vendetta = study(conclave.game("vendetta"), 2, 3, ("random",), options={"rounds": 1})
    assert vendetta.settings[0].turns() == (1, 1, 1)


def test_results_do_not_depend_on_the_number_of_processes() -> None:
    one, two = (study(MASQUERADE, 4, 3, ("random",), 5, jobs).to_dict() for jobs in (1, 2))
    assert one == two
    assert json.loads(json.dumps(one)) == one


def test_games_are_written_as_parquet(found: Study, tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    write_parquet(found, file)
    rows = parquet.read_table(file).to_pylist()
    games = [(setting.value, game) for setting in found.settings for game in setting.games]
    assert len(rows) == len(games) == 16
    for row, (value, game) in zip(rows, games, strict=True):
        assert (row["game"], row["setting"], row["seats"]) == ("masquerade", value, 3)
        assert dict(row["options"])["locations"] == value
        assert tuple(row["places"]) == game.places
        assert tuple(row["sides"]) == game.sides
        assert (row["seed"], row["moves"], row["turns"]) == (game.seed, game.moves, game.turns)
        assert {card: tuple(users) for card, users in row["cards"]} == game.cards


def test_each_game_can_be_replayed_from_its_row(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    write_parquet(study(MASQUERADE, 2, 3, ("random",), seed=5, moves=True), file)
    for row in parquet.read_table(file).to_pylist():
        game = conclave.game(row["game"])
        position = game.start(row["seats"], int(row["seed"]), dict(row["options"]))
        for played in row["played"]:
            position.play(played["seat"], played["move"])
        assert position.digest() == row["digest"]
        assert len(row["played"]) == row["moves"]


def test_plots_have_a_text_for_screen_readers(found: Study, tmp_path: Path) -> None:
    files = draw(found, tmp_path / "plots")
    names = {f"{name}-{value}.svg" for value in COMPARED[1] for name in (
        "cards", "endings", "moves", "seats", "sides", "turns",
    )}  # fmt: skip
    assert {file.name for file in files} == names
    for file in files:
        picture = ElementTree.fromstring(file.read_text(encoding="utf-8"))
        assert picture.get("role") == "img"
        assert "masquerade, locations=" in str(picture.get("aria-label"))
    share = found.settings[0].by_seat()["seat 0"]
    assert f"seat 0 {share.rate:.1%} (" in (tmp_path / "plots" / "seats-no.svg").read_text()


def test_values_must_differ_and_be_allowed() -> None:
    for options, values in (({}, ("no", "no")), ({"locations": "no"}, ("no", "yes"))):
        with pytest.raises(BadOption, match="Give different values"):
            study(MASQUERADE, 1, 3, ("random",), options=options, compare=("locations", values))
    with pytest.raises(BadOption, match="cannot be “maybe”"):
        study(MASQUERADE, 1, 3, ("random",), compare=("locations", ("no", "maybe")))
    with pytest.raises(BadOption, match="no option “weather”"):
        study(MASQUERADE, 1, 3, ("random",), compare=("weather", ("sun", "rain")))
