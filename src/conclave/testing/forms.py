"""The engine in both its forms: compiled, as installed, and interpreted, from the same source."""

from __future__ import annotations

import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile

from conclave.core.game import Game

_PLAY = """
import importlib, json, os, sys
from importlib.machinery import FileFinder, SourceFileLoader
form, name, module, here = json.loads(sys.argv[1])
sys.path += here
if form == "interpreted":
    def only_source(path):
        if "conclave" not in path.split(os.sep):
            raise ImportError
        return FileFinder(path, (SourceFileLoader, [".py"]))
    sys.path_hooks.insert(0, only_source)
import conclave.core.position as engine
from conclave.core.rng import Rng
if engine.__file__.endswith(".py") != (form == "interpreted"):
    sys.exit(f"this is not the {form} engine: {engine.__file__}")
game = next(
    value for value in vars(importlib.import_module(module)).values()
    if getattr(value, "name", None) == name and not isinstance(value, type)
)
digests = []
for seats in game.seats:
    for seed in range(3):
        position, rng = game.start(seats, seed), Rng(seed)
        while not position.over:
            seat = position.deciders[0]
            position.play(seat, position.options(seat).pick(rng))
            if position.number % 25 == 0:
                digests.append(position.digest())
        digests.append(position.digest())
print(json.dumps(digests))
"""


def can_compile() -> bool:
    """Whether this machine has what it takes to build the compiled form."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl"
    return shutil.which(shlex.split(compiler)[0]) is not None


def digests(game: Game, form: str) -> list[str]:
    """Digests along some random games, played by the engine in this form in a new process."""
    module = type(game).__module__
    here = [path for path in sys.path if path and not path.endswith("src")]
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(
        [sys.executable, "-c", _PLAY, json.dumps([form, game.name, module, here])],
        capture_output=True,
        text=True,
        cwd=tempfile.gettempdir(),
        env=environment,
        check=False,
    )
    if done.returncode != 0:
        raise AssertionError(f"the {form} engine could not play {game.name}: {done.stderr}")
    found: list[str] = json.loads(done.stdout)
    return found
