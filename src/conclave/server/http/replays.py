"""Replays over HTTP: games that are over, seen step by step, analysed, uploaded, taken along."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from litestar import MediaType, Response, Router, get, post
from litestar.openapi.spec import (
    OpenAPIMediaType,
    OpenAPIType,
    Operation,
    RequestBody,
    Schema,
)
from litestar.params import Parameter

from conclave.core.errors import BadRecord
from conclave.server.house import House
from conclave.server.http.answers import encoded
from conclave.server.http.errors import REFUSALS
from conclave.server.http.guard import an_id, client_of, somebody
from conclave.server.http.tables import AnyRequest, Invitation, caller
from conclave.server.shapes import Replay, ReplayAnalysis, ReplayMade

RECORD_SIZE = 2_000_000


@dataclass
class Upload(Operation):
    """Says in the API's description that the body is plain text."""

    def __post_init__(self) -> None:
        text = OpenAPIMediaType(schema=Schema(type=OpenAPIType.STRING))
        self.request_body = RequestBody(content={"text/plain": text}, required=True)


@post(
    "/replays",
    responses=REFUSALS,
    request_max_body_size=RECORD_SIZE,
    operation_class=Upload,
    limit="uploads",
)
async def upload(request: AnyRequest, house: House, body: bytes) -> ReplayMade:
    """Upload a record as plain text. It is verified: every move, digest, outcome and seed.

    Whoever is not known yet becomes a guest.
    """
    try:
        text = body.decode().replace("\0", "")
    except UnicodeDecodeError:
        raise BadRecord("record-not-text", file="—") from None
    person = await somebody(request)
    async with house.quotas.upload(person, len(body)):
        return ReplayMade(await house.replays.upload(text, person.id, len(body)))


@get("/replays/{id:str}", responses=REFUSALS)
async def watch(
    request: AnyRequest,
    house: House,
    id: str,
    language: str,
    eyes: Annotated[str, Parameter(max_length=10)] = "none",
    first: Annotated[int, Parameter(query="from", ge=0, le=1_000_000)] = 0,
    count: Annotated[int, Parameter(ge=0, le=200)] = 50,
    invitation: Invitation = None,
) -> Response[Replay]:
    """Part of a game that is over, as a seat (`0`, `1`, ...), a spectator (`none`) or `all`.

    An uploaded record is for all who know its id, a game that was played here for those who may
    see its table.
    """
    watching = caller(request, invitation)
    return encoded(await house.replays.steps(an_id(id), watching, eyes, first, count, language))


@get("/replays/{id:str}/record", responses=REFUSALS, media_type=MediaType.TEXT)
async def record(request: AnyRequest, house: House, id: str, invitation: Invitation = None) -> str:
    """The record of a game that is over: whoever may watch it may keep it."""
    return await house.replays.text(an_id(id), caller(request, invitation))


@get("/replays/{id:str}/analysis", responses=REFUSALS)
async def analysis(
    request: AnyRequest, house: House, id: str, language: str, invitation: Invitation = None
) -> ReplayAnalysis:
    """Each seat's chances over the moves, and the moves that cost most; ask again until finished.

    The first to ask lets it begin; it is done in the background and kept.
    """
    who = caller(request, invitation)
    return await house.analyses.get(an_id(id), who, language, client_of(request))


router = Router("/", route_handlers=[upload, watch, record, analysis], tags=["Replays"])
