"""Wheel build hook: the browser client, and the engine compiled with mypyc.

The engine is compiled from the same source that runs as it is, and the wheel carries both forms.
Python prefers an extension module to a .py file of the same name, so the compiled one is what gets
imported; the source stays for tracebacks and documentation.
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
    """Adds the client and the compiled engine to a wheel, where they can be built."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling before it packs the wheel."""
        self.build_client()
        if version == "editable":  # runs from the source tree, which is never compiled
            return
        reason = why_not()
        if reason:
            self.app.display_warning(f"Building Conclave as plain Python: {reason}.")
            return
        for library, place in compiled(Path(self.root)).items():
            build_data["force_include"][str(library)] = place.as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def build_client(self) -> None:
        """The browser client is built into the package's folder, from where it is packed."""
        client = runpy.run_path(str(Path(self.root) / "web" / "build.py"))
        try:
            client["build"]()
        except client["NotBuilt"] as reason:
            kept = "an older one is kept" if client["BUILT"].exists() else "there is none"
            self.app.display_warning(f"The browser client was not built ({kept}): {reason}")


def why_not() -> str | None:
    """The reason for which the engine cannot be compiled here, if there is one."""
    if os.environ.get("CONCLAVE_COMPILE") == "0":
        return "CONCLAVE_COMPILE is 0"
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl"
    if not shutil.which(shlex.split(compiler)[0]):
        return f"there is no C compiler ({compiler})"
    # Distributions ship the headers apart from Python itself.
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python's C headers are not installed"
    return None


def sources(root: Path) -> list[str]:
    """The files to compile, as listed under [tool.conclave.compile]."""
    with (root / "pyproject.toml").open("rb") as file:
        config = tomllib.load(file)["tool"]["conclave"]["compile"]
    found = {path for glob in config["include"] for path in root.glob(glob)}
    found -= {path for glob in config.get("exclude", ()) for path in root.glob(glob)}
    return sorted(str(path.relative_to(root)) for path in found)


def compiled(root: Path) -> dict[Path, Path]:
    """Compile the engine; returns where each library is, and where it goes in the wheel."""
    # Both exist only while building; setuptools comes first, because mypyc looks for it.
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    import mypyc.build  # isort: skip

    # Kept between builds: an engine whose C code has not changed is not compiled again.
    build = root / "build" / "mypyc"
    os.chdir(root)  # mypy finds its configuration, and the sources, from here
    extensions = mypyc.build.mypycify(
        sources(root),
        opt_level="3",
        debug_level="0",
        multi_file=True,  # one C file would keep one core busy for minutes
        group_name="conclave",
        target_dir=str(build),
    )
    for extension in extensions:  # other flags or another mypyc: compile after all
        extension.depends += [__file__, mypyc.build.__file__]

    class OnAllCores(build_ext):
        """Compiles the files of an extension side by side; setuptools takes them in turn."""

        def build_extensions(self) -> None:
            one, all_of_them = self.compiler._compile, self.compiler.compile
            pool = ThreadPoolExecutor(os.cpu_count())
            running: list[Future[None]] = []

            def start(*args: Any) -> None:
                running.append(pool.submit(one, *args))

            def compile_all(*args: Any, **options: Any) -> Any:
                objects = all_of_them(*args, **options)
                for file in running:
                    file.result()
                return objects

            self.compiler._compile, self.compiler.compile = start, compile_all
            try:
                super().build_extensions()
            finally:  # after Ctrl-C, or a mistake, no further file is begun
                pool.shutdown(cancel_futures=True)

    command = OnAllCores(Distribution({"name": "conclave", "ext_modules": extensions}))
    command.build_lib = str(build / "lib")
    command.build_temp = str(build / "temp")
    command.ensure_finalized()
    command.run()
    return {Path(path): Path(path).relative_to(build / "lib") for path in command.get_outputs()}


if __name__ == "__main__":  # for `make`, because pip shows nothing of what a build says
    reason = why_not()
    print(
        f"Installing Conclave as plain Python, for {reason}: quick enough to play, slow to study"
        if reason
        else "Compiling the engine and installing Conclave: some minutes the first time"
    )
