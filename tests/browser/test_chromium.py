"""Choosing the Chromium for the tests."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from browser import chromium
from playwright.sync_api import Browser


def test_a_broken_chromium_is_skipped(
    browser: Browser, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    broken = tmp_path / "broken"
    broken.write_text("#!/bin/sh\nexit 127\n")
    broken.chmod(0o755)
    good = Path(chromium.CHOSEN.read_text())
    tried: list[Path | None] = []

    def way(path: Path | None) -> Callable[[], Path | None]:
        def ask() -> Path | None:
            tried.append(path)
            return path

        return ask

    monkeypatch.setattr(chromium, "CHOSEN", tmp_path / "chosen")
    monkeypatch.setattr(
        chromium, "sources", lambda _: [way(None), way(broken), way(good), way(good)]
    )
    assert chromium.choose(browser.browser_type) == good
    assert chromium.choose(browser.browser_type) == good
    assert tried == [None, broken, good]


def test_without_a_working_chromium_there_is_none(
    browser: Browser, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(chromium, "CHOSEN", tmp_path / "chosen")
    monkeypatch.setattr(chromium, "sources", lambda _: [lambda: tmp_path / "missing"])
    assert chromium.choose(browser.browser_type) is None
    assert not (tmp_path / "chosen").exists()
