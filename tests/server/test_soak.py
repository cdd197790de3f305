"""A short soak test: nodes, PostgreSQL, connections and sockets are killed."""

from __future__ import annotations

from pathlib import Path

from server.soak import soak


def test_no_move_is_lost_or_doubled_by_kills(tmp_path: Path) -> None:
    found = soak(tmp_path, tables=8, every=2, rounds=1)
    assert (found.lost, found.doubled) == ([], [])
    assert (found.denied, found.gaps, found.stuck) == ([], [], [])
    assert found.acknowledged > 50
    assert len(found.pauses) == 6, "each kind of fault happened"
