"""The benchmarks return figures; their values don't matter here."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from conclave.lab.bench import measure_peers
from conclave.lab.measure import decisions_per_second, growth, microseconds

FOUND = {
    "peers": [
        {"name": "chess", "game": "chess", "decisions_per_second": 7},
        {"name": "broken", "error": "it took too long and was cut off"},
    ]
}


def checkout(folder: Path, peers: str) -> Path:
    """A checkout with this script as peers."""
    python = folder / ".venv-peers" / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.symlink_to(sys.executable)
    script = folder / "bench" / "peers" / "__main__.py"
    script.parent.mkdir(parents=True)
    script.write_text(peers)
    return folder


def test_every_call_is_measured() -> None:
    costs = microseconds("vendetta", 4)
    assert set(costs) == {"copy", "options", "view", "imagine", "digest"}
    assert min(costs.values()) > 0


def test_speed_and_memory_are_measured() -> None:
    assert decisions_per_second("vendetta", 4, 0.05) > 0
    assert growth("vendetta", 4, 500) >= 0


def test_failing_peers_are_left_out(tmp_path: Path) -> None:
    there = checkout(tmp_path, f"print({json.dumps(json.dumps(FOUND))})")
    assert measure_peers(there, 0.1) == {"chess chess": 7}


def test_missing_or_broken_peers_give_no_figures(tmp_path: Path) -> None:
    assert measure_peers(tmp_path / "nowhere", 0.1) == {}
    assert measure_peers(checkout(tmp_path, "print('hello')"), 0.1) == {}
