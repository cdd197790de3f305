"""Replays over HTTP: watch, analyse, upload and download finished games."""

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
from conclave.server.http.encoded import encoded
from conclave.server.http.errors import REFUSALS
from conclave.server.http.guard import an_id, client_of, somebody
from conclave.server.http.tables import AnyRequest, Invitation, caller
from conclave.server.node import Node
from conclave.server.shapes import Replay, ReplayAnalysis, ReplayMade

RECORD_SIZE = 2_000_000


@dataclass
class Upload(Operation):
    """Describes the plain-text body in the API."""

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
async def upload(request: AnyRequest, node: Node, body: bytes) -> ReplayMade:
    """Upload a record as plain text. Every move, digest, outcome and the seed are verified.

    A new visitor becomes a guest.
    """
    try:
        text = body.decode().replace("\0", "")
    except UnicodeDecodeError:
        raise BadRecord("record-not-text", file="—") from None
    person = await somebody(request)
    async with node.quotas.upload(person, len(body)):
        return ReplayMade(await node.replays.upload(text, person.id, len(body)))


@get("/replays/{id:str}", responses=REFUSALS)
async def watch(
    request: AnyRequest,
    node: Node,
    id: str,
    language: str,
    eyes: Annotated[str, Parameter(max_length=10)] = "none",
    first: Annotated[int, Parameter(query="from", ge=0, le=1_000_000)] = 0,
    count: Annotated[int, Parameter(ge=0, le=200)] = 50,
    invitation: Invitation = None,
) -> Response[Replay]:
    """Part of a finished game, as seen by a seat (`0`, `1`, ...), a spectator (`none`) or `all`.

    An uploaded record is visible to all who know its id, a game that was played here to those who
    may see its table.
    """
    watching = caller(request, invitation)
    return encoded(await node.replays.steps(an_id(id), watching, eyes, first, count, language))


@get("/replays/{id:str}/record", responses=REFUSALS, media_type=MediaType.TEXT)
async def record(request: AnyRequest, node: Node, id: str, invitation: Invitation = None) -> str:
    """The record of a finished game, for everybody who may watch it."""
    return await node.replays.text(an_id(id), caller(request, invitation))


@get("/replays/{id:str}/analysis", responses=REFUSALS)
async def analysis(
    request: AnyRequest, node: Node, id: str, language: str, invitation: Invitation = None
) -> ReplayAnalysis:
    """Each seat's chances over the moves, and turning points; poll until finished.

    The first request starts the analysis in the background; the result is cached.
    """
    who = caller(request, invitation)
    return await node.analyses.get(an_id(id), who, language, client_of(request))


router = Router("/", route_handlers=[upload, watch, record, analysis], tags=["Replays"])
