"""The statements of Empire's ledger are known while citations are checked."""

from __future__ import annotations

from collections.abc import Generator

import pytest

from conclave.core.registry import register, unregister
from conclave.games.empire import GAME


@pytest.hookimpl(wrapper=True)
def pytest_collection_modifyitems() -> Generator[None, None, None]:
    """Tests may cite a game that no package has registered yet."""
    register(GAME)
    try:
        return (yield)
    finally:
        unregister(GAME.name)
