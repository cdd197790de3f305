"""Tables over HTTP: create, watch, join, and play without a socket."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import nullcontext
from functools import partial
from typing import Annotated, Any, Literal

from litestar import MediaType, Request, Response, Router, delete, get, post, put
from litestar.params import Parameter
from sqlalchemy import ColumnElement, CompoundSelect, Select, desc, select, union

from conclave import bots
from conclave.core.errors import BadSeats
from conclave.core.game import new_seed
from conclave.core.registry import game as find_game
from conclave.server import acts, host_acts, table_view
from conclave.server.background import SLOW
from conclave.server.clocks import DAY
from conclave.server.errors import NotAllowed, Refused
from conclave.server.http.errors import REFUSALS
from conclave.server.http.guard import an_id, language_of, somebody
from conclave.server.node import Node
from conclave.server.people import known
from conclave.server.playing import carry_out
from conclave.server.replays import Caller, ReplayFrames
from conclave.server.requests import (
    BotRequest,
    ChatRequest,
    JoinRequest,
    MoveRequest,
    PlayRequest,
    ResignRequest,
    StopsRequest,
    TableRequest,
    UndoAnswerRequest,
    UndoRequest,
)
from conclave.server.shapes import Done, HintSheet, Person, Sync, TableList, TableSheet
from conclave.server.storage.schema import seats, tables
from conclave.server.table import Table
from conclave.server.terms import BOT, FINISHED, OPEN, RUNNING, WAITING, Chair, Terms
from conclave.server.time import now

LISTED = 50

AnyRequest = Request[Person | None, str | None, Any]
Invitation = Annotated[str | None, Parameter(max_length=64)]
Number = Annotated[int, Parameter(ge=0, le=1_000_000)]


async def look(node: Node, request: AnyRequest, id: str, invitation: str | None) -> Table:
    """The table, if this person may see it."""
    table = await node.tables.get(an_id(id))
    request.scope["state"]["table"] = table
    person = request.user
    acts.look(table.state, None if person is None else person.id, invitation)
    node.live.record_visit(table, None if person is None else person.id)
    node.live.visited.add(table.id)
    return table


def caller(request: AnyRequest, invitation: str | None) -> Caller:
    """The person who wants to watch a finished game."""
    return Caller(None if request.user is None else request.user.id, invitation)


def sheet_for(node: Node, request: AnyRequest, table: Table) -> TableSheet:
    """The table's sheet for the current person."""
    person = request.user
    viewer = node.live.viewer(table, None if person is None else person.id, language_of(request))
    return table_view.sheet(table.state, viewer, node.live.presence(table))


@post("/tables", responses=REFUSALS, limit="tables")
async def set_up(request: AnyRequest, node: Node, data: TableRequest) -> TableSheet:
    """Create a table. A new visitor becomes a guest."""
    if sum(chair.kind == "me" for chair in data.seats) > 1:
        raise Refused("one-seat-each")
    source = await _source(node, request, data)
    game = find_game(data.game)
    if len(data.seats) not in game.seats:
        allowed = f"{game.seats[0]}–{game.seats[-1]}"
        raise BadSeats("bad-seats", game=game.name, seats=len(data.seats), allowed=allowed)
    chairs = []
    for wanted in data.seats:
        if wanted.kind == "bot":
            bots.make(wanted.bot or "", game, 0, 0)  # or there is none of that name
            chairs.append(Chair(BOT, bot=wanted.bot))
        else:
            chairs.append(Chair())
    options = game.settings(data.options)
    if source is not None:
        options = source.settings
    person = await somebody(request)
    terms = Terms(
        id=secrets.token_urlsafe(16),
        game=game.with_settings(options),
        options=options,
        chairs=tuple(chairs),
        public=data.public,
        clock=data.clock,
        invitation=secrets.token_urlsafe(16),
        seed=new_seed() if source is None else source.seed,
        host=person.id,
        created=now(),
    )
    me = next((seat for seat, wanted in enumerate(data.seats) if wanted.kind == "me"), None)
    prefix = [] if source is None or data.from_ is None else source.moves[: data.from_.number]
    waits = sum(chair.kind == OPEN for chair in chairs) > (me is not None)
    async with node.quotas.waiting(person) if waits else nullcontext():
        draws = {} if source is None else source.draws
        table = await node.tables.create(terms, me, person, prefix, draws)
    return sheet_for(node, request, table)


async def _source(node: Node, request: AnyRequest, data: TableRequest) -> ReplayFrames | None:
    """The game to continue."""
    wanted = data.from_
    if wanted is None:
        return None
    id = an_id(wanted.table or wanted.replay or "")
    frames = await node.replays.frames(id, caller(request, wanted.invitation))
    if frames.game.name != data.game or frames.seats != len(data.seats):
        raise Refused("continue-same-game", game=frames.game.name, seats=frames.seats)
    if any(chair.kind == "open" for chair in data.seats):
        raise Refused("continue-with-bots")
    if wanted.number >= len(frames.moves) and frames.ending().over:
        raise Refused("continue-over")
    return frames


@get("/tables", responses=REFUSALS)
async def lists(
    request: AnyRequest,
    node: Node,
    whose: Annotated[Literal["mine", "public"], Parameter(query="scope")] = "mine",
) -> TableList:
    """My tables, or the public ones, the latest first."""
    found: dict[str, list[TableSheet]] = {RUNNING: [], WAITING: [], FINISHED: []}
    for state, sheets in found.items():
        if whose == "public":
            query: Any = public_tables(state)
            if state == RUNNING and (days := node.settings.keep.running):
                query = query.where(tables.c.updated > now() - int(days * DAY))
        elif request.user is None:
            continue
        else:
            query = tables_of(request.user.id, state)
        for table in await node.tables.find(query):
            sheets.append(sheet_for(node, request, table))
            await asyncio.sleep(0)  # there may be many: let others run
    return TableList(found[RUNNING], found[WAITING], found[FINISHED])


def _latest(*which: ColumnElement[bool]) -> Select[tuple[str, int]]:
    query = select(tables.c.id, tables.c.updated).where(*which)
    return query.order_by(tables.c.updated.desc()).limit(LISTED)


def public_tables(state: str) -> Select[tuple[str, int]]:
    """Public tables, the latest first."""
    return _latest(tables.c.public, tables.c.state == state)


def tables_of(person: str, state: str) -> CompoundSelect[tuple[str, int]]:
    """Tables that somebody hosts or plays at; each part uses its own index."""
    hosted = _latest(tables.c.host == person, tables.c.state == state)
    seated = _latest(seats.c.person == person, tables.c.state == state)
    seated = seated.join_from(tables, seats, seats.c.table == tables.c.id)
    both = union(*[select(part.subquery()) for part in (hosted, seated)])
    return both.order_by(desc("updated")).limit(LISTED)


@get("/tables/{id:str}", responses=REFUSALS)
async def one(
    request: AnyRequest, node: Node, id: str, invitation: Invitation = None
) -> TableSheet:
    """A table's sheet."""
    return sheet_for(node, request, await look(node, request, id, invitation))


@post("/tables/{id:str}/join", responses=REFUSALS, status_code=200)
async def join(request: AnyRequest, node: Node, id: str, data: JoinRequest) -> TableSheet:
    """Take an open seat. The game begins when the last one is taken."""
    table = await look(node, request, id, data.invitation)
    person = await somebody(request)
    act = partial(acts.join, person=person, invitation=data.invitation, seat=data.seat)
    await node.tables.submit(table, act, person.id)
    return sheet_for(node, request, table)


@put("/tables/{id:str}/seats/{seat:int}/bot", responses=REFUSALS)
async def seat_bot(
    request: AnyRequest, node: Node, id: str, seat: int, data: BotRequest
) -> TableSheet:
    """Let a bot play at a seat of my table: at an open one, instead of a player, or, once the game
    has begun, for a missing player."""
    table = await look(node, request, id, None)
    missing = partial(node.live.missing, table)
    act = partial(host_acts.seat_bot, seat=seat, bot=data.bot, missing=missing)
    return await _host(node, request, table, act)


@delete("/tables/{id:str}/seats/{seat:int}", responses=REFUSALS, status_code=200)
async def free(request: AnyRequest, node: Node, id: str, seat: int) -> TableSheet:
    """Reopen a seat of my table before the game begins."""
    table = await look(node, request, id, None)
    return await _host(node, request, table, partial(host_acts.free, seat=seat))


@delete("/tables/{id:str}", responses=REFUSALS, status_code=200)
async def close(request: AnyRequest, node: Node, id: str) -> TableSheet:
    """Close my table before the game begins."""
    return await _host(node, request, await look(node, request, id, None), host_acts.close)


async def _host(node: Node, request: AnyRequest, table: Table, act: Any) -> TableSheet:
    """Do something as the host of a table, and return its new sheet."""
    person = known(request.user)
    await node.tables.submit(table, partial(act, person=person.id), person.id)
    return sheet_for(node, request, table)


@get("/tables/{id:str}/state", responses=REFUSALS)
async def state(
    request: AnyRequest, node: Node, id: str, after: Number = 0, invitation: Invitation = None
) -> Sync:
    """Everything I may know of a table, with the log after an entry, like a socket's sync."""
    table = await look(node, request, id, invitation)
    person = request.user
    viewer = node.live.viewer(table, None if person is None else person.id, language_of(request))
    return table_view.sync(table, viewer, node.live.presence(table), after)


@get("/tables/{id:str}/hints", responses=REFUSALS)
async def hints(
    request: AnyRequest, node: Node, id: str, invitation: Invitation = None
) -> list[HintSheet]:
    """Hints: what I can deduce, if the game provides hints."""
    table = await look(node, request, id, invitation)
    person = request.user
    viewer = node.live.viewer(table, None if person is None else person.id, language_of(request))
    return table_view.hints(table.state, viewer)


@post("/tables/{id:str}/moves", responses=REFUSALS, status_code=200)
async def move(request: AnyRequest, node: Node, id: str, data: MoveRequest) -> Done:
    """Make a move. It is committed when the response arrives."""
    return await _play(node, request, id, data)


@post("/tables/{id:str}/stops", responses=REFUSALS, status_code=200)
async def stops(request: AnyRequest, node: Node, id: str, data: StopsRequest) -> Done:
    """Set when my seat is asked for reactions. Nobody else sees it."""
    return await _play(node, request, id, data)


@post("/tables/{id:str}/chat", responses=REFUSALS, status_code=200)
async def chat(request: AnyRequest, node: Node, id: str, data: ChatRequest) -> Done:
    """Send a chat message to the table."""
    return await _play(node, request, id, data)


@post("/tables/{id:str}/resign", responses=REFUSALS, status_code=200)
async def resign(request: AnyRequest, node: Node, id: str) -> Done:
    """Give up my seat to a bot, or reopen it before the game begins."""
    return await _play(node, request, id, ResignRequest())


@post("/tables/{id:str}/undo", responses=REFUSALS, status_code=200)
async def undo(request: AnyRequest, node: Node, id: str) -> Done:
    """Take back my last move, or ask the others for permission."""
    return await _play(node, request, id, UndoRequest())


@post("/tables/{id:str}/undo/answer", responses=REFUSALS, status_code=200)
async def answer_undo(request: AnyRequest, node: Node, id: str, data: UndoAnswerRequest) -> Done:
    """Agree or object to another player's undo."""
    return await _play(node, request, id, data)


async def _play(node: Node, request: AnyRequest, id: str, play: PlayRequest) -> Done:
    person = known(request.user)
    table = await look(node, request, id, None)
    return Done(await carry_out(node.tables, table, person, play))


@get("/tables/{id:str}/record", responses=REFUSALS, media_type=MediaType.TEXT)
async def record(
    request: AnyRequest, node: Node, id: str, invitation: Invitation = None
) -> Response[str]:
    """The record of a finished game, including the seed."""
    table = await look(node, request, id, invitation)
    if table.state.status != FINISHED:
        raise NotAllowed("table-not-finished")
    name = f"{table.state.terms.game.name}-{table.id[:8]}.txt"
    return Response(
        await SLOW.run(lambda: table.state.record().write()),
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
