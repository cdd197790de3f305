"""Wheel build hook: the browser client, and the engine compiled with mypyc.

The wheel contains both the sources and the compiled modules. Python prefers an extension module to
a .py file of the same name, so the compiled one is imported; the source serves for tracebacks and
documentation.
"""

from __future__ import annotations

import os
import runpy
import shlex
import shutil
import sysconfig
import tomllib
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ConclaveHook(BuildHookInterface[Any]):
    """Adds the client and the compiled engine to a wheel, if they can be built."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling before it packs the wheel."""
        self.build_client()
        if version == "editable":  # runs from the source tree, which is never compiled
            return
        reason = obstacle()
        if reason:
            self.app.display_warning(f"Building Conclave as plain Python: {reason}.")
            return
        for library, place in compiled(Path(self.root)).items():
            build_data["force_include"][str(library)] = place.as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def build_client(self) -> None:
        """Build the browser client into the package's folder, where the wheel takes it from."""
        client = runpy.run_path(str(Path(self.root) / "web" / "build.py"))
        try:
            client["build"]()
        except client["NotBuilt"] as reason:
            state = "keeping an older one" if client["BUILT"].exists() else "there is none"
            self.app.display_warning(f"The browser client was not built ({state}): {reason}")


def obstacle() -> str | None:
    """Why the engine can't be compiled here, if it can't."""
    if os.environ.get("CONCLAVE_COMPILE") == "0":
        return "CONCLAVE_COMPILE is 0"
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl"
    if not shutil.which(shlex.split(compiler)[0]):
        return f"no C compiler ({compiler})"
    # Many distributions package the headers separately.
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "no C headers of Python"
    return None


def sources(root: Path) -> list[str]:
    """The files to compile, from [tool.conclave.compile] in pyproject.toml."""
    with (root / "pyproject.toml").open("rb") as file:
        config = tomllib.load(file)["tool"]["conclave"]["compile"]
    found = {path for glob in config["include"] for path in root.glob(glob)}
    found -= {path for glob in config.get("exclude", ()) for path in root.glob(glob)}
    return sorted(str(path.relative_to(root)) for path in found)


def compiled(root: Path) -> dict[Path, Path]:
    """Compile the engine; return where each library is, and where it goes in the wheel."""
    # Available only while building. setuptools must be imported first: mypyc looks for it.
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    import mypyc.build  # isort: skip

    # Kept between builds, so that unchanged C code isn't compiled again.
    build = root / "build" / "mypyc"
    os.chdir(root)  # where mypy looks for its configuration and the sources
    extensions = mypyc.build.mypycify(
        sources(root),
        opt_level="3",
        debug_level="0",
        multi_file=True,  # so that several cores can compile
        group_name="conclave",
        target_dir=str(build),
    )
    for extension in extensions:  # recompile with other flags or another mypyc
        extension.depends += [__file__, mypyc.build.__file__]

    class ParallelBuild(build_ext):
        """Compiles the files of an extension in parallel; setuptools does so only one by one."""

        def build_extensions(self) -> None:
            compile_one, compile_many = self.compiler._compile, self.compiler.compile
            pool = ThreadPoolExecutor(os.cpu_count())
            running: list[Future[None]] = []

            def start(*args: Any) -> None:
                running.append(pool.submit(compile_one, *args))

            def compile_all(*args: Any, **options: Any) -> Any:
                objects = compile_many(*args, **options)
                for future in running:
                    future.result()
                return objects

            self.compiler._compile, self.compiler.compile = start, compile_all
            try:
                super().build_extensions()
            finally:  # start no more files after Ctrl-C or an error
                pool.shutdown(cancel_futures=True)

    command = ParallelBuild(Distribution({"name": "conclave", "ext_modules": extensions}))
    command.build_lib = str(build / "lib")
    command.build_temp = str(build / "temp")
    command.ensure_finalized()
    command.run()
    return {Path(path): Path(path).relative_to(build / "lib") for path in command.get_outputs()}


if __name__ == "__main__":  # for `make`: pip hides the output of a build
    reason = obstacle()
    print(
        f"Installing Conclave without compiling it ({reason}): fine for playing, slow for research"
        if reason
        else "Compiling the engine and installing Conclave: a few minutes the first time"
    )
