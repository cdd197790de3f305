"""The Chromium of the tests is one that starts, and is looked for once."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from browser import chromium
from playwright.sync_api import Browser


def test_one_that_does_not_start_is_passed_over(
    browser: Browser, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    broken = tmp_path / "broken"
    broken.write_text("#!/bin/sh\nexit 127\n")
    broken.chmod(0o755)
    good = Path(chromium.CHOSEN.read_text())
    asked: list[Path | None] = []

    def way(path: Path | None) -> Callable[[], Path | None]:
        def ask() -> Path | None:
            asked.append(path)
            return path

        return ask

    monkeypatch.setattr(chromium, "CHOSEN", tmp_path / "chosen")
    monkeypatch.setattr(chromium, "ways", lambda _: [way(None), way(broken), way(good), way(good)])
    assert chromium.choose(browser.browser_type) == good
    assert chromium.choose(browser.browser_type) == good
    assert asked == [None, broken, good]


def test_where_none_starts_there_is_none(
    browser: Browser, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(chromium, "CHOSEN", tmp_path / "chosen")
    monkeypatch.setattr(chromium, "ways", lambda _: [lambda: tmp_path / "missing"])
    assert chromium.choose(browser.browser_type) is None
    assert not (tmp_path / "chosen").exists()
