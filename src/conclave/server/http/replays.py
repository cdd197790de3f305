"""Replays over HTTP."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Router, get, post
from litestar.params import Parameter

from conclave.core.errors import BadRecord
from conclave.server.house import House
from conclave.server.http.guard import an_id
from conclave.server.shapes import Person, Replay, ReplayMade

RECORD_SIZE = 2_000_000

AnyRequest = Request[Person | None, str | None, Any]


@post("/replays", request_max_body_size=RECORD_SIZE)
async def upload(request: AnyRequest, house: House) -> ReplayMade:
    """Upload a record as plain text. It is verified: every move, digest, outcome and seed."""
    try:
        text = (await request.body()).decode().replace("\0", "")
    except UnicodeDecodeError:
        raise BadRecord("record-not-text", file="—") from None
    return ReplayMade(await house.replays.upload(text))


@get("/replays/{id:str}")
async def watch(
    house: House,
    id: str,
    language: str,
    eyes: Annotated[str, Parameter(max_length=10)] = "none",
    first: Annotated[int, Parameter(query="from", ge=0, le=1_000_000)] = 0,
    count: Annotated[int, Parameter(ge=0, le=200)] = 50,
) -> Replay:
    """Part of a game that is over, as a seat (`0`, `1`, ...), a spectator (`none`) or `all`."""
    return await house.replays.steps(an_id(id), eyes, first, count, language)


router = Router("/", route_handlers=[upload, watch], tags=["Replays"])
