"""Decks over HTTP: store own decks, list presets, check and convert lists."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

from litestar import Request, Response, Router, delete, get, patch, post
from litestar.params import Parameter

from conclave.core.game import Game
from conclave.core.registry import game as find_game
from conclave.server import decks
from conclave.server.background import QUICK
from conclave.server.deck_shapes import ConvertedDeck, DeckReading, DecksAtHand, DeckSheet
from conclave.server.http.encoded import EncodedResponse
from conclave.server.http.errors import REFUSALS
from conclave.server.http.games import FOR_A_WHILE
from conclave.server.http.guard import somebody
from conclave.server.node import Node
from conclave.server.people import known
from conclave.server.requests import (
    DeckChangeRequest,
    DeckCheckRequest,
    DeckRequest,
    DeckWriteRequest,
)
from conclave.server.shapes import Person

AnyRequest = Request[Person | None, str | None, Any]
Seats = Annotated[int, Parameter(ge=2, le=12)]
GameName = Annotated[str | None, Parameter(max_length=40)]


@get("/decks", responses=REFUSALS)
async def mine(
    request: AnyRequest, node: Node, language: str, game: GameName = None, seats: Seats = 5
) -> list[DeckSheet]:
    """My decks, each with its errors for a table of this size."""
    if request.user is None:
        return []
    rows = await node.decks.of(request.user.id, game)
    return await QUICK.run(lambda: [decks.sheet(row, seats, language) for row in rows])


@post("/decks", responses=REFUSALS, limit="deck-checks")
async def keep(request: AnyRequest, node: Node, language: str, data: DeckRequest) -> DeckSheet:
    """Store a deck. A new visitor becomes a guest."""
    text = await QUICK.run(decks.for_storage, find_game(data.game), data.text)
    person = await somebody(request)
    id = await node.decks.store(person.id, data.game, data.name, text)
    row = await node.decks.get(id, person.id)
    return await QUICK.run(decks.sheet, row, 5, language, whole=True)


@get("/decks/{id:str}", responses=REFUSALS)
async def one(
    request: AnyRequest, node: Node, language: str, id: str, seats: Seats = 5
) -> DeckSheet:
    """One of my decks, card by card."""
    row = await node.decks.get(id, None if request.user is None else request.user.id)
    return await QUICK.run(decks.sheet, row, seats, language, whole=True)


@patch("/decks/{id:str}", responses=REFUSALS, limit="deck-checks")
async def change(
    request: AnyRequest,
    node: Node,
    language: str,
    id: str,
    data: DeckChangeRequest,
    seats: Seats = 5,
) -> DeckSheet:
    """Change the name or the cards of one of my decks."""
    person = known(request.user)
    row = await node.decks.get(id, person.id)
    text = None
    if data.text is not None:
        text = await QUICK.run(decks.for_storage, find_game(row.game), data.text)
    await node.decks.change(id, person.id, data.name, text)
    row = await node.decks.get(id, person.id)
    return await QUICK.run(decks.sheet, row, seats, language, whole=True)


@delete("/decks/{id:str}", responses=REFUSALS)
async def throw_away(request: AnyRequest, node: Node, id: str) -> None:
    """Delete one of my decks."""
    person = known(request.user)
    await node.decks.get(id, person.id)
    await node.decks.delete(id, person.id)


@get("/games/{game:str}/decks", responses=REFUSALS, cache_control=FOR_A_WHILE)
async def at_hand(request: AnyRequest, game: str, language: str) -> Response[DecksAtHand]:
    """The preset decks of a game, and the formats for deck lists."""
    return (await QUICK.run(all_presets, find_game(game), language)).to(request)


@cache
def all_presets(game: Game, language: str) -> EncodedResponse:
    """The preset decks in a language."""
    return EncodedResponse.of(decks.presets(game, language))


@post("/games/{game:str}/decks/check", responses=REFUSALS, status_code=200, limit="deck-checks")
async def check(game: str, language: str, data: DeckCheckRequest) -> DeckReading:
    """Read a deck list, or a link that contains a deck, in any format, and report all errors.

    Links aren't fetched.
    """
    return await QUICK.run(decks.read, find_game(game), data.text, data.seats, language)


@post("/games/{game:str}/decks/write", responses=REFUSALS, status_code=200, limit="deck-checks")
async def write(game: str, data: DeckWriteRequest) -> ConvertedDeck:
    """Convert a list to another format."""
    written = QUICK.run(decks.convert, find_game(game), data.text, data.form, data.name)
    return ConvertedDeck(await written)


router = Router(
    "/",
    route_handlers=[mine, keep, one, change, throw_away, at_hand, check, write],
    tags=["Decks"],
)
