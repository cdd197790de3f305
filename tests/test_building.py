"""Whether the engine is compiled: the build and the conformance suite agree."""

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


def announcement(capsys: pytest.CaptureFixture[str]) -> str:
    """The output of `make` before it builds."""
    runpy.run_path(BUILD, run_name="__main__")
    return capsys.readouterr().out


def plain(reason: str) -> str:
    """The message that nothing will be compiled."""
    return (
        f"Installing Conclave without compiling it ({reason}): "
        "fine for playing, slow for research\n"
    )


@pytest.mark.usefixtures("machine")
def test_with_compiler_and_headers_the_engine_is_compiled(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert can_compile()
    assert announcement(capsys).startswith("Compiling the engine and installing Conclave: ")


def test_without_a_compiler_nothing_is_compiled(
    machine: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (machine / "bin" / "mycc").unlink()
    assert not can_compile()
    assert announcement(capsys) == plain("no C compiler (mycc -O2)")


def test_without_headers_nothing_is_compiled(
    machine: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (machine / "Python.h").unlink()
    assert not can_compile()
    assert announcement(capsys) == plain("no C headers of Python")


@pytest.mark.usefixtures("machine")
def test_compiling_can_be_switched_off(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CONCLAVE_COMPILE", "0")
    assert not can_compile()
    assert announcement(capsys) == plain("CONCLAVE_COMPILE is 0")
