"""The documentation site builds without warnings."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from docs.pages import ROOT


def test_the_site_builds_clean(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "-d", str(tmp_path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        env=os.environ | {"NO_MKDOCS_2_WARNING": "1"},
    )
    assert (done.returncode, done.stdout + done.stderr) == (0, "")
    assert "Adding a game" in (tmp_path / "adding-a-game" / "index.html").read_text()
