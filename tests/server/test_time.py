"""Setting the wall clock doesn't affect tables, whether the server runs or is down."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from server.harness import BOT, ME, Json, Person, Server

STEPPED = Path(__file__).with_name("stepped.py")
HALF_AN_HOUR = 30 * 60
LONG = 400 * 24 * 60 * 60
"""Longer than any clock or session."""


class Stepped(Server):
    """A server whose wall clock can be set."""

    def __init__(self, folder: Path, **settings: float) -> None:
        super().__init__(str(folder / "games.sqlite"), **settings)  # type: ignore[arg-type]
        self.clock = folder / "clock"
        self.runner = (str(STEPPED), str(self.clock))
        self.step(0)

    def step(self, seconds: int) -> None:
        """Set the offset of the wall clock."""
        new = self.clock.with_suffix(".new")
        new.write_text(str(seconds))
        new.replace(self.clock)


@pytest.fixture
def stepped(tmp_path: Path) -> Iterator[Callable[..., Stepped]]:
    """Starts servers with a settable wall clock, which are stopped after the test."""
    started: list[Stepped] = []

    def start(**settings: float) -> Stepped:
        started.append(Stepped(tmp_path, **settings))
        started[-1].start()
        return started[-1]

    yield start
    for server in started:
        if server.process is not None and server.process.poll() is None:
            server.stop()


def goes_on(person: Person, table: Json, entries: int = 20) -> None:
    """Wait until a table has this many more entries."""
    start = person.state(table)["number"]
    end = time.monotonic() + 120
    while (state := person.state(table, after=100_000))["number"] < start + entries:
        assert state["sheet"]["state"] == "running", "the game is too short for this test"
        assert time.monotonic() < end, "play has stopped"
        time.sleep(0.05)


def bots_at_vtes(person: Person) -> Json:
    """A table of bots with reactions and pauses."""
    return person.table(BOT, BOT, BOT, game="vtes", options={"decks": "starter"}, public=True)


def test_play_continues_when_the_clock_is_set_back(stepped: Callable[..., Stepped]) -> None:
    server = stepped(pause=0.05)
    anna = server.person("Anna")
    table = bots_at_vtes(anna)
    goes_on(anna, table)
    server.step(-HALF_AN_HOUR)
    goes_on(anna, table)


def test_play_continues_after_a_restart_with_the_clock_set_back(
    stepped: Callable[..., Stepped],
) -> None:
    server = stepped(pause=0.05)
    anna = server.person("Anna")
    table = bots_at_vtes(anna)
    goes_on(anna, table)
    server.kill()
    server.step(-HALF_AN_HOUR)
    server.start()
    goes_on(anna, table)


def test_setting_the_clock_forward_costs_no_seat_or_session(
    stepped: Callable[..., Stepped],
) -> None:
    server = stepped(pause=0.05, away=3600)
    anna, bert = server.person("Anna"), server.person("Bert")
    table = anna.table(ME, BOT, BOT, clock={"kind": "days", "days": 1})
    bots = bots_at_vtes(anna)
    server.step(LONG)
    quick = bert.table(ME, BOT, BOT, clock={"kind": "move", "seconds": 1})
    end = time.monotonic() + 60
    while "timeout" not in str(bert.state(quick)["log"]):
        assert time.monotonic() < end, "no clock runs out any more"
        time.sleep(0.05)
    state = anna.state(table)
    assert (state["sheet"]["my_seat"], state["sheet"]["turn"]) == (0, [0])
    assert state["clocks"]["seats"][0]["seconds_left"] > 23 * 60 * 60
    anna.move(table, state["number"], state["decision"]["options"][0]["move"])
    goes_on(anna, bots)
