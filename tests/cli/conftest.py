"""Fixtures for the tests of the command line."""

from __future__ import annotations

from pathlib import Path

import pytest
from cli.shell import Shell


@pytest.fixture
def run(tmp_path: Path) -> Shell:
    return Shell(tmp_path)
