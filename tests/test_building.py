"""Where the engine is compiled: the build and the conformance suite are of one mind."""

from __future__ import annotations

import runpy
import sysconfig
from pathlib import Path

import pytest

from conclave.lab.forms import can_compile

BUILD = str(Path(__file__).parents[1] / "hatch_build.py")


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A machine with a C compiler and Python's headers."""
    compiler = tmp_path / "bin" / "mycc"
    compiler.parent.mkdir()
    compiler.touch(0o755)
    (tmp_path / "Python.h").touch()
    monkeypatch.setenv("PATH", str(compiler.parent))
    monkeypatch.setenv("CC", "mycc -O2")
    monkeypatch.delenv("CONCLAVE_COMPILE", raising=False)
    monkeypatch.setattr(sysconfig, "get_path", lambda name: str(tmp_path))
    return tmp_path


def said(capsys: pytest.CaptureFixture[str]) -> str:
    """What `make` says before it builds."""
    runpy.run_path(BUILD, run_name="__main__")
    return capsys.readouterr().out


def plain(reason: str) -> str:
    """How it says that nothing will be compiled."""
    return (
        f"Installing Conclave as plain Python, for {reason}: quick enough to play, slow to study\n"
    )


@pytest.mark.usefixtures("machine")
def test_with_compiler_and_headers_the_engine_is_compiled(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert can_compile()
    assert said(capsys).startswith("Compiling the engine and installing Conclave: ")


def test_without_a_compiler_it_is_not(machine: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (machine / "bin" / "mycc").unlink()
    assert not can_compile()
    assert said(capsys) == plain("there is no C compiler (mycc -O2)")


def test_without_headers_it_is_not(machine: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (machine / "Python.h").unlink()
    assert not can_compile()
    assert said(capsys) == plain("Python's C headers are not installed")


@pytest.mark.usefixtures("machine")
def test_whoever_says_so_goes_without(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CONCLAVE_COMPILE", "0")
    assert not can_compile()
    assert said(capsys) == plain("CONCLAVE_COMPILE is 0")
