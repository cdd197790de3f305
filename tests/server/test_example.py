"""The worked example in the documentation works."""

from __future__ import annotations

import runpy
from pathlib import Path

from server.harness import Server

from conclave.core.record import Record

EXAMPLE = Path(__file__).parents[2] / "examples" / "play_over_http.py"


def test_the_example_plays_a_whole_game(server: Server) -> None:
    play = runpy.run_path(str(EXAMPLE))["play"]
    assert Record.read(play(server.url)).position.over
