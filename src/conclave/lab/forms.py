"""Run the installed engine in either form: compiled or interpreted."""

from __future__ import annotations

import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any, Final

from conclave.core.game import Game

COMPILED: Final = "compiled"
INTERPRETED: Final = "interpreted"

_CALL = """
import importlib, json, os, sys
from importlib.machinery import FileFinder, SourceFileLoader
form, paths, module, function, arguments = json.loads(sys.argv[1])
sys.path += paths
def only_source(path):
    if "conclave" not in path.split(os.sep):
        raise ImportError
    return FileFinder(path, (SourceFileLoader, [".py"]))
if form == "interpreted":
    sys.path_hooks.insert(0, only_source)
import conclave.core.position as engine
if engine.__file__.endswith(".py") != (form == "interpreted"):
    sys.exit(f"this is not the {form} engine: {engine.__file__}")
print(json.dumps(getattr(importlib.import_module(module), function)(*arguments)))
"""


class NotThatForm(RuntimeError):
    """The installed engine can't run in this form."""


def can_compile() -> bool:
    """Whether the engine can be compiled here, by the same criteria as hatch_build.py."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl"
    return (
        os.environ.get("CONCLAVE_COMPILE") != "0"
        and shutil.which(shlex.split(compiler)[0]) is not None
        and Path(sysconfig.get_path("include"), "Python.h").exists()
    )


def call(form: str, module: str, function: str, *arguments: object) -> Any:
    """Call a function of the installed package in a new process, in this form."""
    paths = [path for path in sys.path if path and not path.endswith("src")]
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(
        [sys.executable, "-c", _CALL, json.dumps([form, paths, module, function, arguments])],
        capture_output=True,
        text=True,
        cwd=tempfile.gettempdir(),
        env=environment,
        check=False,
    )
    if done.returncode != 0:
        raise NotThatForm(f"the {form} engine could not do it: {done.stderr.strip()}")
    return json.loads(done.stdout)


def digests(game: Game, form: str) -> list[str]:
    """Digests of random games, played in a new process with the engine in this form."""
    home = type(game).__module__
    found: list[str] = call(form, "conclave.lab.measure", "digests", home, game.name)
    return found
