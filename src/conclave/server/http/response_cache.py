"""A disk cache for slow responses, which survives restarts."""

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
from conclave.server.http.encoded import EncodedResponse

PACKAGE = Path(__file__).parents[2]
VERSIONS = 5
"""For how many versions of the sources caches are kept."""
SOURCES = (".py", ".ftl", ".tsv", ".md")

logger = logging.getLogger(__name__)


def cached(name: str, game: Game, work: Callable[[], object]) -> EncodedResponse:
    """The response made by `work`, cached until the sources change."""
    if not game.rules.is_relative_to(PACKAGE):
        return EncodedResponse.of(
            work()
        )  # an external game: we don't know the sources of its cards
    file = _folder() / f"{name}.json.gz"
    try:
        return EncodedResponse.unzip(file.read_bytes())
    except (OSError, EOFError, zlib.error):
        response = EncodedResponse.of(work())
    try:
        _write(file, response.zipped)
    except OSError as error:
        logger.warning("%s can't be cached: %s", file, error)
    return response


def _write(file: Path, content: bytes) -> None:
    """Write a file atomically, and drop the caches of old sources."""
    file.parent.mkdir(parents=True, exist_ok=True)
    folders = sorted(file.parent.parent.iterdir(), key=lambda folder: folder.stat().st_mtime)
    for folder in folders[:-VERSIONS]:
        shutil.rmtree(folder, ignore_errors=True)
    number, name = tempfile.mkstemp(dir=file.parent)
    with os.fdopen(number, "wb") as opened:
        opened.write(content)
    Path(name).replace(file)


@cache
def _folder() -> Path:
    """The cache folder for the current sources."""
    hasher = blake2b(digest_size=8)
    for file in sorted(path for path in PACKAGE.rglob("*") if path.suffix in SOURCES):
        hasher.update(file.relative_to(PACKAGE).as_posix().encode())
        hasher.update(file.read_bytes())
    return platformdirs.user_cache_path("conclave", appauthor=False) / hasher.hexdigest()
