"""Answers that take long to work out, kept on disk from one start of the server to the next."""

from __future__ import annotations

import logging
import os
import shutil
import tempfile
import zlib
from collections.abc import Callable
from functools import cache
from hashlib import blake2b
from pathlib import Path

import platformdirs

from conclave.core.game import Game
from conclave.server.http.answers import Answer

PACKAGE = Path(__file__).parents[2]
KEPT = 5
"""For so many versions of the sources answers are kept."""
SOURCES = (".py", ".ftl", ".tsv", ".md")

logger = logging.getLogger(__name__)


def kept(name: str, game: Game, work: Callable[[], object]) -> Answer:
    """What was worked out for the same sources before; otherwise it is worked out now."""
    if not game.rules.is_relative_to(PACKAGE):
        return Answer.of(work())  # a game of others: we don't know what its cards are made from
    file = _folder() / f"{name}.json.gz"
    try:
        return Answer.unzip(file.read_bytes())
    except (OSError, EOFError, zlib.error):
        answer = Answer.of(work())
    try:
        _write(file, answer.zipped)
    except OSError as error:
        logger.warning("%s can't be kept: %s", file, error)
    return answer


def _write(file: Path, content: bytes) -> None:
    """Write a file so that nobody ever reads half of it; what was kept for old sources goes."""
    file.parent.mkdir(parents=True, exist_ok=True)
    folders = sorted(file.parent.parent.iterdir(), key=lambda folder: folder.stat().st_mtime)
    for folder in folders[:-KEPT]:
        shutil.rmtree(folder, ignore_errors=True)
    number, name = tempfile.mkstemp(dir=file.parent)
    with os.fdopen(number, "wb") as opened:
        opened.write(content)
    Path(name).replace(file)


@cache
def _folder() -> Path:
    """A folder for the present sources: others have their own."""
    hasher = blake2b(digest_size=8)
    for file in sorted(path for path in PACKAGE.rglob("*") if path.suffix in SOURCES):
        hasher.update(file.relative_to(PACKAGE).as_posix().encode())
        hasher.update(file.read_bytes())
    return platformdirs.user_cache_path("conclave", appauthor=False) / hasher.hexdigest()
