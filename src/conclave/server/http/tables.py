"""Tables over HTTP: set up, look, join, and play without a socket."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import nullcontext
from functools import partial
from typing import Annotated, Any, Literal

import msgspec
from litestar import MediaType, Request, Response, Router, delete, get, post, put
from litestar.params import Parameter
from sqlalchemy import ColumnElement, CompoundSelect, Select, desc, select, union

from conclave import bots
from conclave.core.errors import BadSeats
from conclave.core.game import new_seed
from conclave.core.registry import game as find_game
from conclave.server import acts, hosting, telling
from conclave.server.background import SLOW
from conclave.server.clocks import DAY
from conclave.server.errors import NotAllowed, Refused
from conclave.server.house import House
from conclave.server.http.errors import REFUSALS
from conclave.server.http.guard import an_id, language_of, somebody
from conclave.server.people import known
from conclave.server.replays import Caller, Film
from conclave.server.shapes import Done, HintShape, Person, Sync, TableList, TableSheet
from conclave.server.storage.schema import seats, tables
from conclave.server.table import Table
from conclave.server.terms import BOT, FINISHED, OPEN, RUNNING, WAITING, Chair, Terms
from conclave.server.time import now
from conclave.server.wishes import (
    Answer,
    BotWish,
    Joining,
    MoveWish,
    Saying,
    StopsWish,
    TableWish,
)

LISTED = 50

AnyRequest = Request[Person | None, str | None, Any]
Invitation = Annotated[str | None, Parameter(max_length=64)]
Number = Annotated[int, Parameter(ge=0, le=1_000_000)]


async def look(house: House, request: AnyRequest, id: str, invitation: str | None) -> Table:
    """The table, if this person may see it."""
    table = await house.tables.get(an_id(id))
    request.scope["state"]["table"] = table
    person = request.user
    acts.look(table.standing, None if person is None else person.id, invitation)
    house.live.saw(table, None if person is None else person.id)
    house.live.visited.add(table.id)
    return table


def caller(request: AnyRequest, invitation: str | None) -> Caller:
    """Whoever wants to watch a game that is over."""
    return Caller(None if request.user is None else request.user.id, invitation)


def sheet_for(house: House, request: AnyRequest, table: Table) -> TableSheet:
    """The table's sheet for whoever asks."""
    person = request.user
    viewer = house.live.viewer(table, None if person is None else person.id, language_of(request))
    return telling.sheet(table.standing, viewer, house.live.presence(table))


@post("/tables", responses=REFUSALS, limit="tables")
async def set_up(request: AnyRequest, house: House, data: TableWish) -> TableSheet:
    """Set up a table. Whoever is not known yet becomes a guest."""
    if sum(chair.kind == "me" for chair in data.seats) > 1:
        raise Refused("one-seat-each")
    source = await _source(house, request, data)
    game = find_game(data.game)
    if len(data.seats) not in game.seats:
        allowed = f"{game.seats[0]}–{game.seats[-1]}"
        raise BadSeats("bad-seats", game=game.name, seats=len(data.seats), allowed=allowed)
    chairs = []
    for wish in data.seats:
        if wish.kind == "bot":
            bots.make(wish.bot or "", game, 0, 0)  # or there is none of that name
            chairs.append(Chair(BOT, bot=wish.bot))
        else:
            chairs.append(Chair())
    options = game.settings(data.options)
    if source is not None:
        options = source.settings
    person = await somebody(request)
    terms = Terms(
        id=secrets.token_urlsafe(16),
        game=game.at_table(options),
        options=options,
        chairs=tuple(chairs),
        public=data.public,
        clock=data.clock,
        invitation=secrets.token_urlsafe(16),
        seed=new_seed() if source is None else source.seed,
        host=person.id,
        created=now(),
    )
    me = next((seat for seat, wish in enumerate(data.seats) if wish.kind == "me"), None)
    prefix = [] if source is None or data.from_ is None else source.moves[: data.from_.number]
    waits = sum(chair.kind == OPEN for chair in chairs) > (me is not None)
    async with house.quotas.waiting(person) if waits else nullcontext():
        table = await house.tables.create(terms, me, person, prefix)
    return sheet_for(house, request, table)


async def _source(house: House, request: AnyRequest, data: TableWish) -> Film | None:
    """The game that is to be continued."""
    wish = data.from_
    if wish is None:
        return None
    id = an_id(wish.table or wish.replay or "")
    film = await house.replays.film(id, caller(request, wish.invitation))
    if film.game.name != data.game or film.seats != len(data.seats):
        raise Refused("continue-same-game", game=film.game.name, seats=film.seats)
    if any(chair.kind == "open" for chair in data.seats):
        raise Refused("continue-with-bots")
    if wish.number >= len(film.moves) and film.ending().over:
        raise Refused("continue-over")
    return film


@get("/tables", responses=REFUSALS)
async def lists(
    request: AnyRequest,
    house: House,
    whose: Annotated[Literal["mine", "public"], Parameter(query="scope")] = "mine",
) -> TableList:
    """My tables, or the public ones, the latest first."""
    found: dict[str, list[TableSheet]] = {RUNNING: [], WAITING: [], FINISHED: []}
    for state, sheets in found.items():
        if whose == "public":
            query: Any = public_tables(state)
            if state == RUNNING and (days := house.settings.keep.running):
                query = query.where(tables.c.updated > now() - int(days * DAY))
        elif request.user is None:
            continue
        else:
            query = tables_of(request.user.id, state)
        for table in await house.tables.find(query):
            sheets.append(sheet_for(house, request, table))
            await asyncio.sleep(0)  # there may be many, and others wait
    return TableList(found[RUNNING], found[WAITING], found[FINISHED])


def _latest(*which: ColumnElement[bool]) -> Select[tuple[str, int]]:
    query = select(tables.c.id, tables.c.updated).where(*which)
    return query.order_by(tables.c.updated.desc()).limit(LISTED)


def public_tables(state: str) -> Select[tuple[str, int]]:
    """Public tables, the latest first."""
    return _latest(tables.c.public, tables.c.state == state)


def tables_of(person: str, state: str) -> CompoundSelect[tuple[str, int]]:
    """Tables that somebody has set up or sits at: each is found by its own index."""
    hosted = _latest(tables.c.host == person, tables.c.state == state)
    seated = _latest(seats.c.person == person, tables.c.state == state)
    seated = seated.join_from(tables, seats, seats.c.table == tables.c.id)
    both = union(*[select(part.subquery()) for part in (hosted, seated)])
    return both.order_by(desc("updated")).limit(LISTED)


@get("/tables/{id:str}", responses=REFUSALS)
async def one(
    request: AnyRequest, house: House, id: str, invitation: Invitation = None
) -> TableSheet:
    """A table's sheet."""
    return sheet_for(house, request, await look(house, request, id, invitation))


@post("/tables/{id:str}/join", responses=REFUSALS, status_code=200)
async def join(request: AnyRequest, house: House, id: str, data: Joining) -> TableSheet:
    """Take an open seat. With the last one the game begins."""
    table = await look(house, request, id, data.invitation)
    person = await somebody(request)
    act = partial(
        acts.join,
        person=person.id,
        name=person.name,
        invitation=data.invitation,
        seat=data.seat,
        account=person.account,
    )
    await house.tables.submit(table, act, person.id)
    return sheet_for(house, request, table)


@put("/tables/{id:str}/seats/{seat:int}/bot", responses=REFUSALS)
async def seat_bot(
    request: AnyRequest, house: House, id: str, seat: int, data: BotWish
) -> TableSheet:
    """Let a bot play at a seat of my table: an open one, or for whoever is there or, once the game
    has begun, no longer is."""
    table = await look(house, request, id, None)
    missing = partial(house.live.missing, table)
    act = partial(hosting.seat_bot, seat=seat, bot=data.bot, missing=missing)
    return await _host(house, request, table, act)


@delete("/tables/{id:str}/seats/{seat:int}", responses=REFUSALS, status_code=200)
async def free(request: AnyRequest, house: House, id: str, seat: int) -> TableSheet:
    """Open a seat of my table again, before the game begins."""
    table = await look(house, request, id, None)
    return await _host(house, request, table, partial(hosting.free, seat=seat))


@delete("/tables/{id:str}", responses=REFUSALS, status_code=200)
async def close(request: AnyRequest, house: House, id: str) -> TableSheet:
    """Close my table, before the game begins."""
    return await _host(house, request, await look(house, request, id, None), hosting.close)


async def _host(house: House, request: AnyRequest, table: Table, act: Any) -> TableSheet:
    """Do something that only who has set up a table may do, and show how it is then."""
    person = known(request.user)
    await house.tables.submit(table, partial(act, person=person.id), person.id)
    return sheet_for(house, request, table)


@get("/tables/{id:str}/state", responses=REFUSALS)
async def state(
    request: AnyRequest, house: House, id: str, after: Number = 0, invitation: Invitation = None
) -> Sync:
    """All that I may know of a table, with the log after an entry: what a socket's sync says."""
    table = await look(house, request, id, invitation)
    person = request.user
    viewer = house.live.viewer(table, None if person is None else person.id, language_of(request))
    return telling.sync(table, viewer, house.live.presence(table), after)


@get("/tables/{id:str}/hints", responses=REFUSALS)
async def hints(
    request: AnyRequest, house: House, id: str, invitation: Invitation = None
) -> list[HintShape]:
    """What I could know by what I have seen, where the game works that out for who asks."""
    table = await look(house, request, id, invitation)
    person = request.user
    viewer = house.live.viewer(table, None if person is None else person.id, language_of(request))
    return telling.hints(table.standing, viewer)


@post("/tables/{id:str}/moves", responses=REFUSALS, status_code=200)
async def move(request: AnyRequest, house: House, id: str, data: MoveWish) -> Done:
    """Make a move. It is committed when this answers."""
    person = known(request.user)
    table = await look(house, request, id, None)
    return Done(await house.tables.play(table, person.id, data.number, data.move, data.id))


@post("/tables/{id:str}/stops", responses=REFUSALS, status_code=200)
async def stops(request: AnyRequest, house: House, id: str, data: StopsWish) -> Done:
    """Say where my seat wants to be asked for reactions. Nobody else learns of it."""
    person = known(request.user)
    table = await look(house, request, id, None)
    wish = partial(acts.stops, person=person.id, **msgspec.structs.asdict(data), at=now())
    await house.tables.want(table, wish)
    return Done(table.standing.number)


@post("/tables/{id:str}/chat", responses=REFUSALS, status_code=200)
async def chat(request: AnyRequest, house: House, id: str, data: Saying) -> Done:
    """Say something to all at the table."""
    person = known(request.user)
    table = await look(house, request, id, None)
    act = partial(
        acts.chat, person=person.id, name=person.name, text=data.text, account=person.account
    )
    return Done(await house.tables.submit(table, act, person.id, data.id))


@post("/tables/{id:str}/resign", responses=REFUSALS, status_code=200)
async def resign(request: AnyRequest, house: House, id: str) -> Done:
    """Give up my seat: a bot plays on. Before the game begins, the seat is open again."""
    person = known(request.user)
    table = await look(house, request, id, None)
    act = partial(acts.resign, person=person.id)
    return Done(await house.tables.submit(table, act, person.id))


@post("/tables/{id:str}/undo", responses=REFUSALS, status_code=200)
async def undo(request: AnyRequest, house: House, id: str) -> Done:
    """Take back my last move, or ask the others to let me."""
    person = known(request.user)
    table = await look(house, request, id, None)
    act = partial(acts.undo, person=person.id)
    return Done(await house.tables.submit(table, act, person.id))


@post("/tables/{id:str}/undo/answer", responses=REFUSALS, status_code=200)
async def answer_undo(request: AnyRequest, house: House, id: str, data: Answer) -> Done:
    """Agree or object to another's undo."""
    person = known(request.user)
    table = await look(house, request, id, None)
    act = partial(acts.answer_undo, person=person.id, agree=data.agree)
    return Done(await house.tables.submit(table, act, person.id))


@get("/tables/{id:str}/record", responses=REFUSALS, media_type=MediaType.TEXT)
async def record(
    request: AnyRequest, house: House, id: str, invitation: Invitation = None
) -> Response[str]:
    """The record of a finished game, seed and all."""
    table = await look(house, request, id, invitation)
    if table.standing.state != FINISHED:
        raise NotAllowed("table-not-finished")
    name = f"{table.standing.terms.game.name}-{table.id[:8]}.txt"
    return Response(
        await SLOW.run(lambda: table.standing.record().write()),
        media_type="text/plain; charset=utf-8",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


router = Router(
    "/",
    route_handlers=[
        set_up,
        lists,
        one,
        join,
        seat_bot,
        free,
        close,
        state,
        hints,
        move,
        stops,
        chat,
        resign,
        undo,
        answer_undo,
        record,
    ],
    tags=["Tables"],
)
