"""Bots that look ahead, at a table: they think in processes of their own."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from pathlib import Path

from server.harness import ME, Server, any_move

STRONG = {"kind": "bot", "bot": "strong"}


def thinkers(server: Server) -> int:
    """How many processes the server has started to think."""
    assert server.process is not None
    tasks = Path(f"/proc/{server.process.pid}/task").iterdir()
    children = [child for task in tasks for child in (task / "children").read_text().split()]
    commands = [Path(f"/proc/{child}/cmdline").read_text() for child in children]
    return sum("spawn_main" in command for command in commands)


def test_a_strong_bot_plays_on_in_a_process_of_its_own(own_server: Callable[..., Server]) -> None:
    server = own_server("--thinkers", "1")
    anna, rng = server.person("Anna"), random.Random(1)
    table = anna.table(ME, STRONG, game="empire")
    bot = -1
    end = time.monotonic() + 60
    while thinkers(server) == 0 or anna.state(table)["number"] <= bot + 4:
        assert time.monotonic() < end, "the bot does not think"
        state = anna.state(table)
        if state["decision"] is not None:
            anna.move(table, state["number"], any_move(state, rng))
        elif bot < 0:
            bot = state["number"]
        else:
            time.sleep(0.02)
    assert thinkers(server) == 1
