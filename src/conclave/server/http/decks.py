"""Decks over HTTP: mine to build and keep, those at hand, and lists in any form to be read."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

from litestar import Request, Response, Router, delete, get, patch, post
from litestar.params import Parameter

from conclave.core.game import Game
from conclave.core.registry import game as find_game
from conclave.server import decks
from conclave.server.background import QUICK
from conclave.server.deck_shapes import (
    DeckChange,
    DeckReading,
    DecksAtHand,
    DeckSheet,
    DeckWish,
    ListWish,
    WritingWish,
    Written,
)
from conclave.server.house import House
from conclave.server.http.answers import Answer
from conclave.server.http.errors import REFUSALS
from conclave.server.http.games import FOR_A_WHILE
from conclave.server.http.guard import somebody
from conclave.server.people import known
from conclave.server.shapes import Person

AnyRequest = Request[Person | None, str | None, Any]
Seats = Annotated[int, Parameter(ge=2, le=12)]
GameName = Annotated[str | None, Parameter(max_length=40)]


@get("/decks", responses=REFUSALS)
async def mine(
    request: AnyRequest, house: House, language: str, game: GameName = None, seats: Seats = 5
) -> list[DeckSheet]:
    """My decks, with what is wrong with each at a table of so many."""
    if request.user is None:
        return []
    rows = await house.shelf.of(request.user.id, game)
    return await QUICK.run(lambda: [decks.sheet(row, seats, language) for row in rows])


@post("/decks", responses=REFUSALS, limit="deck-checks")
async def keep(request: AnyRequest, house: House, language: str, data: DeckWish) -> DeckSheet:
    """Keep a deck. Whoever is not known yet becomes a guest."""
    text = await QUICK.run(decks.as_kept, find_game(data.game), data.text)
    person = await somebody(request)
    id = await house.shelf.keep(person.id, data.game, data.name, text)
    row = await house.shelf.get(id, person.id)
    return await QUICK.run(decks.sheet, row, 5, language, whole=True)


@get("/decks/{id:str}", responses=REFUSALS)
async def one(
    request: AnyRequest, house: House, language: str, id: str, seats: Seats = 5
) -> DeckSheet:
    """One of my decks, card by card."""
    row = await house.shelf.get(id, None if request.user is None else request.user.id)
    return await QUICK.run(decks.sheet, row, seats, language, whole=True)


@patch("/decks/{id:str}", responses=REFUSALS, limit="deck-checks")
async def change(
    request: AnyRequest,
    house: House,
    language: str,
    id: str,
    data: DeckChange,
    seats: Seats = 5,
) -> DeckSheet:
    """Give one of my decks another name, or other cards."""
    person = known(request.user)
    row = await house.shelf.get(id, person.id)
    text = None
    if data.text is not None:
        text = await QUICK.run(decks.as_kept, find_game(row.game), data.text)
    await house.shelf.change(id, person.id, data.name, text)
    row = await house.shelf.get(id, person.id)
    return await QUICK.run(decks.sheet, row, seats, language, whole=True)


@delete("/decks/{id:str}", responses=REFUSALS)
async def throw_away(request: AnyRequest, house: House, id: str) -> None:
    """Keep one of my decks no longer."""
    person = known(request.user)
    await house.shelf.get(id, person.id)
    await house.shelf.throw_away(id, person.id)


@get("/games/{game:str}/decks", responses=REFUSALS, cache_control=FOR_A_WHILE)
async def at_hand(request: AnyRequest, game: str, language: str) -> Response[DecksAtHand]:
    """The decks of a game that everybody may take, and the forms in which decks are written."""
    return (await QUICK.run(all_at_hand, find_game(game), language)).to(request)


@cache
def all_at_hand(game: Game, language: str) -> Answer:
    """The decks that everybody may take, in a language."""
    return Answer.of(decks.at_hand(game, language))


@post("/games/{game:str}/decks/check", responses=REFUSALS, status_code=200, limit="deck-checks")
async def check(game: str, language: str, data: ListWish) -> DeckReading:
    """Read a list or a link that carries a deck, in any form, and say all that is wrong with it.

    No address is fetched.
    """
    return await QUICK.run(decks.read, find_game(game), data.text, data.seats, language)


@post("/games/{game:str}/decks/write", responses=REFUSALS, status_code=200, limit="deck-checks")
async def write(game: str, data: WritingWish) -> Written:
    """Write a list in another form."""
    written = QUICK.run(decks.as_written, find_game(game), data.text, data.form, data.name)
    return Written(await written)


router = Router(
    "/",
    route_handlers=[mine, keep, one, change, throw_away, at_hand, check, write],
    tags=["Decks"],
)
