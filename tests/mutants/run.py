"""Mutation testing: break the code in all listed ways, one at a time, and print the survivors.

    python tests/mutants/run.py [--only PATTERN] [-j 2] [--timeout SECONDS]

Each line of `mutants.tsv` has a file, a text that occurs in it once (`\\n` is a line break), its
replacement, and the tests that must fail. Everything happens in copies of the tree.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
LIST = Path(__file__).with_name("mutants.tsv")
REQUIRED = 95
"""The percentage of mutants that must be killed."""
LEFT_OUT = shutil.ignore_patterns(
    ".*", "__pycache__", "node_modules", "web", "site", "build", "dist", "*.so"
)

KILLED = "killed"
SURVIVED = "SURVIVED"
FAILED = "ERROR"

PASSED, SOME_FAILED, INTERRUPTED = 0, 1, 2
"""Exit codes of pytest."""


class Stale(Exception):
    """A line of the list that doesn't match the code any more."""


class Mutant(NamedTuple):
    """One way to break the code."""

    line: int
    file: str
    text: str
    replacement: str
    tests: tuple[str, ...]

    def __str__(self) -> str:
        text, new = (" ".join(part.split()) for part in (self.text, self.replacement))
        return f"{self.line}: {self.file}: {text}  →  {new}"

    def applied(self, source: str) -> str:
        """The mutated source; Stale if the mutant doesn't apply."""
        if source.count(self.text) != 1:
            raise Stale(f"the text occurs {source.count(self.text)} times")
        broken = source.replace(self.text, self.replacement)
        if self.file.endswith(".py"):
            try:
                compile(broken, self.file, "exec")
            except SyntaxError as error:
                raise Stale(f"what it makes is no Python: {error.msg}") from None
        return broken


class Result(NamedTuple):
    """The result of a mutant."""

    mutant: Mutant
    verdict: str
    why: str = ""


def read(file: Path = LIST) -> list[Mutant]:
    """Parse a list of mutants; empty lines and lines with # are comments."""
    mutants = []
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        if line.strip() and not line.startswith("#"):
            fields = line.split("\t")
            if len(fields) != 4:
                raise Stale(f"line {number} has {len(fields)} columns, not 4")
            where, text, replacement, tests = (field.replace("\\n", "\n") for field in fields)
            mutants.append(Mutant(number, where, text, replacement, tuple(tests.split())))
    return mutants


class Copy:
    """A copy of the tree, for one mutant at a time."""

    def __init__(self, root: Path, place: Path) -> None:
        self.root = place / "tree"
        shutil.copytree(root, self.root, symlinks=True, ignore=LEFT_OUT)
        self.ticks = int(time.time())

    def test(self, tests: Sequence[str], timeout: float) -> tuple[int | None, str]:
        """Run tests; return pytest's exit code (None: timed out) and the end of its output."""
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *tests]
        environment = {**os.environ, "CONCLAVE_BROWSER": "none", "PYTHONUNBUFFERED": "1"}
        environment.pop("PYTHONPATH", None)
        process = subprocess.Popen(
            command,
            cwd=self.root,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,  # so that servers started by the tests can be killed too
        )
        try:
            output, _ = process.communicate(timeout=timeout)
            return process.returncode, output[-2000:]
        except subprocess.TimeoutExpired:
            return None, "took too long"
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)
                process.communicate()

    def try_out(self, mutant: Mutant, timeout: float) -> Result:
        """Apply a mutant, run its tests, restore the source."""
        file = self.root / mutant.file
        try:
            source = file.read_text(encoding="utf-8")
            broken = mutant.applied(source)
        except (OSError, Stale) as error:
            return Result(mutant, FAILED, str(error))
        try:
            self._write(file, broken)
            code, output = self.test(mutant.tests, timeout)
        finally:
            self._write(file, source)
        if code in (SOME_FAILED, INTERRUPTED, None):
            return Result(mutant, KILLED, output)
        return Result(mutant, SURVIVED if code == PASSED else FAILED, output)

    def _write(self, file: Path, source: str) -> None:
        """Write a file with a new modification time, so that Python recompiles it."""
        file.write_text(source, encoding="utf-8")
        self.ticks += 10
        os.utime(file, (self.ticks, self.ticks))


def run(
    mutants: Sequence[Mutant], root: Path = ROOT, jobs: int = 1, timeout: float = 180
) -> Iterator[Result]:
    """The results, as they come in."""
    waiting: SimpleQueue[Mutant] = SimpleQueue()
    done: SimpleQueue[Result | None] = SimpleQueue()
    for mutant in mutants:
        waiting.put(mutant)
    with tempfile.TemporaryDirectory(prefix="mutants-") as place:
        stopping = threading.Event()

        def work(number: int) -> None:
            try:
                copy = Copy(root, Path(place, str(number)))
                while not stopping.is_set():
                    done.put(copy.try_out(waiting.get_nowait(), timeout))
            except Empty:
                pass
            finally:
                done.put(None)

        workers = [threading.Thread(target=work, args=(number,)) for number in range(jobs)]
        for worker in workers:
            worker.start()
        try:
            at_work = jobs
            while at_work:
                result = done.get()
                if result is None:
                    at_work -= 1
                else:
                    yield result
        finally:
            stopping.set()
            for worker in workers:
                worker.join()


def whole(mutants: Sequence[Mutant], root: Path, timeout: float) -> str:
    """The failures of the tests on the unmodified code; empty if all pass."""
    tests = sorted({test for mutant in mutants for test in mutant.tests})
    with tempfile.TemporaryDirectory(prefix="mutants-") as place:
        code, output = Copy(root, Path(place)).test(tests, timeout)
    return "" if code == PASSED else output


def main() -> int:
    parser = argparse.ArgumentParser(description="Break the code and see whether tests notice.")
    parser.add_argument(
        "--only", default="", help="only mutants that match this regular expression"
    )
    parser.add_argument("-j", dest="jobs", type=int, default=1, help="number of parallel jobs")
    parser.add_argument("--timeout", type=float, default=180, help="seconds per mutant")
    parser.add_argument("--list", type=Path, default=LIST)
    parser.add_argument("--root", type=Path, default=ROOT)
    asked = parser.parse_args()
    chosen = [one for one in read(asked.list) if re.search(asked.only, "\t".join(map(str, one)))]
    print(f"Running the tests of {len(chosen)} mutants against the code as it is", flush=True)
    if output := whole(chosen, asked.root, asked.timeout * 5):
        print(f"These have to pass first:\n{output}")
        return 2
    results: list[Result] = []
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        for result in run(chosen, asked.root, asked.jobs, asked.timeout):
            results.append(result)
            print(f"{len(results):4}/{len(chosen)} {result.verdict:8} {result.mutant}", flush=True)
    except KeyboardInterrupt:
        print("\nInterrupted: what is known so far")
    return summed_up(results)


def summed_up(results: Sequence[Result]) -> int:
    """Print how many were killed and which survived; return the exit code."""
    bad = [result for result in results if result.verdict == FAILED]
    alive = [result for result in results if result.verdict == SURVIVED]
    killed = len(results) - len(bad) - len(alive)
    share = 100 * killed / len(results) if results else 0
    print(f"\n{killed} of {len(results)} killed ({share:.1f} %)")
    for result in alive:
        print(f"survived  {result.mutant}\n          {' '.join(result.mutant.tests)}")
    for result in bad:
        print(f"error     {result.mutant}\n          {result.why}")
    return 0 if share >= REQUIRED and not bad else 1


if __name__ == "__main__":
    sys.exit(main())
