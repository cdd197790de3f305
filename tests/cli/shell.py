"""Run commands in a folder, each in its own process."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

SOURCE = str(Path(__file__).parents[2] / "src")


def command(line: str) -> list[str]:
    return [sys.executable, "-m", "conclave", *line.split()]


def environment(home: Path) -> dict[str, str]:
    return os.environ | {"PYTHONPATH": SOURCE, "HOME": str(home), "XDG_DATA_HOME": str(home)}


class Shell:
    """A folder in which commands run."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def __call__(self, line: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            command(line),
            input=typed,
            capture_output=True,
            text=True,
            cwd=self.folder,
            env=environment(self.folder),
            timeout=120,
            check=False,
        )
