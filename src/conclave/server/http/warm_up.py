"""Prepare common responses in advance, so that the first visitor doesn't wait."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.routes import HTTPRoute
from msgspec.json import Decoder

from conclave.core.registry import game as find_game
from conclave.core.registry import game_names
from conclave.server import decks, wording
from conclave.server.background import QUICK
from conclave.server.http.decks import all_presets
from conclave.server.http.games import CARDS, all_cards, all_games, all_rules
from conclave.server.shapes import TableSheet
from conclave.server.wording import DEFAULT, languages

logger = logging.getLogger(__name__)

MISSPELT = "1 Govern the Unalined"


@asynccontextmanager
async def warm_up(app: Litestar) -> AsyncIterator[None]:
    """Warm up in the background while the server runs."""
    _read_types(app)
    task = asyncio.create_task(_warm_up(app))
    yield
    task.cancel()
    (failure,) = await asyncio.gather(task, return_exceptions=True)
    if isinstance(failure, Exception):
        logger.error("not everything could be prepared", exc_info=failure)


def _read_types(app: Litestar) -> None:
    """Let msgspec read the types of all requests before there are threads.

    It reads a type when it is first used. If two threads do so at once, the process crashes.
    """
    Decoder(TableSheet)
    for route in app.routes:
        if isinstance(route, HTTPRoute):
            for handler in route.route_handlers:
                Decoder(handler.signature_model)
                for dependency in handler.resolve_dependencies().values():
                    Decoder(dependency.signature_model)


async def _warm_up(app: Litestar) -> None:
    await QUICK.run(lambda: app.openapi_schema)
    games = [find_game(name) for name in game_names()]
    for language in sorted(languages(), key=lambda language: language != DEFAULT):
        await QUICK.run(wording.prepare, language)
        await QUICK.run(all_games, language)
        for game in games:
            await QUICK.run(all_rules, game, language)
            if game.decks is not None:
                await QUICK.run(all_presets, game, language)
                await QUICK.run(decks.read, game, MISSPELT, game.seats[0], language)
            await CARDS.run(all_cards, game, language)
    gc.freeze()  # everything loaded stays: exclude it from garbage collection
