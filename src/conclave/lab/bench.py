"""Benchmarks of the engine, compiled and interpreted, compared with other engines.

Machines are noisy, so measurements alternate and the median counts.
"""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

import conclave
from conclave.lab import forms
from conclave.lab.simulate import simulate

MEASURE = "conclave.lab.measure"
PATIENCE_SECONDS = 300
"""The timeout for all peers together; `bench/peers` has its own for each."""


def run(
    game: str,
    seats: int,
    seconds: float,
    rounds: int,
    games: int,
    peers: Path | None,
    progress: Callable[[str], None],
) -> dict[str, Any]:
    """All figures of the engine. `peers` is a checkout with other engines installed."""
    speeds: dict[str, list[float]] = {}
    for number in range(1, rounds + 1):
        for form in (forms.COMPILED, forms.INTERPRETED):
            progress(f"{game}, {form}, round {number} of {rounds}")
            try:
                speed = forms.call(form, MEASURE, "decisions_per_second", game, seats, seconds)
            except forms.NotThatForm:
                continue
            speeds.setdefault(f"conclave {game}, {form}", []).append(speed)
        if peers is not None:
            progress(f"peers, round {number} of {rounds}")
            for name, speed in measure_peers(peers, seconds).items():
                speeds.setdefault(name, []).append(speed)
    figures: dict[str, Any] = {
        "decisions_per_second": {name: median(figures) for name, figures in speeds.items()}
    }
    for form in (forms.COMPILED, forms.INTERPRETED):
        progress(f"calls and memory, {form}")
        try:
            figures[f"microseconds, {form}"] = forms.call(
                form, MEASURE, "microseconds", game, seats
            )
            figures[f"growth in MiB after 1,000,000 decisions, {form}"] = forms.call(
                form, MEASURE, "growth", game, seats, 1_000_000
            )
        except forms.NotThatForm:
            continue
    progress(f"{games:,} games on two processes")
    result = simulate(conclave.game(game), games, seats, ("random",), 0, jobs=2)
    figures[f"seconds for {games:,} games, jobs 2"] = result.seconds
    return figures


def measure_peers(checkout: Path, seconds: float) -> dict[str, float]:
    """The figures of other engines; those that fail or hang are left out."""
    python = checkout / ".venv-peers" / "bin" / "python"
    try:
        done = subprocess.run(
            [str(python), str(checkout / "bench" / "peers"), "--seconds", str(seconds)],
            capture_output=True,
            text=True,
            timeout=PATIENCE_SECONDS + 10 * seconds,
            check=False,
        )
        found = json.loads(done.stdout)["peers"]
    except (OSError, subprocess.TimeoutExpired, ValueError):
        return {}
    return {
        f"{peer['name'].partition(' ')[0]} {peer['game']}": peer["decisions_per_second"]
        for peer in found
        if "error" not in peer
    }
