"""The texts of the browser client, from the Fluent files."""

from __future__ import annotations

import re
from pathlib import Path

TEXT = Path(__file__).parents[2] / "src" / "conclave" / "text"


def messages(file: str, language: str) -> dict[str, str]:
    """The messages of a file that are plain text in one line."""
    text = (TEXT / language / f"{file}.ftl").read_text()
    return dict(re.findall(r"^([a-z-]+) = ([^{\n]+)$", text, re.MULTILINE))


def message_keys() -> set[str]:
    """The keys of all messages, which should never be visible."""
    files = [TEXT / "en" / "web.ftl", *(TEXT / "en").glob("board-*.ftl")]
    text = "\n".join(file.read_text() for file in files)
    return set(re.findall(r"^([a-z-]+) =", text, re.MULTILINE))
