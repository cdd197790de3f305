"""What goes wrong, told in one shape and the viewer's language; never a stack trace."""

from __future__ import annotations

import logging
from http import HTTPStatus
from typing import Any

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi import ResponseSpec
from msgspec import ValidationError

from conclave.core.errors import ConclaveError
from conclave.server import telling, words
from conclave.server.errors import Refused
from conclave.server.http.guard import language_of
from conclave.server.shapes import Refusal
from conclave.server.table import Table
from conclave.text import Words

logger = logging.getLogger(__name__)

AnyRequest = Request[Any, Any, Any]

REFUSALS = {
    status: ResponseSpec(Refusal, generate_examples=False, description=description)
    for status, description in (
        (400, "The request makes no sense, or the rules forbid it."),
        (403, "It is there, but not for you, or not now."),
        (404, "There is no such thing."),
        (409, "The table is no longer as the request supposes."),
        (429, "Too much in too short a time; `Retry-After` says when to ask again."),
        (503, "The database does not answer. Try again."),
    )
}
"""How requests are refused, for the API's description."""

HUNG_UP = "client disconnected prematurely"

KEYS = {
    HTTPStatus.NOT_FOUND: "not-found",
    HTTPStatus.METHOD_NOT_ALLOWED: "method-not-allowed",
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE: "too-large",
}


def refused(request: AnyRequest, error: ConclaveError) -> Response[Refusal]:
    """Our own refusals."""
    status = error.status if isinstance(error, Refused) else HTTPStatus.BAD_REQUEST
    answer = _answer(words.refusal(error, _words(request)), status)
    if isinstance(error, Refused) and error.retry_after is not None:
        answer.set_header("Retry-After", str(error.retry_after))
    return answer


def failed(request: AnyRequest, error: HTTPException) -> Response[Refusal]:
    """What the framework refuses: bad JSON, wrong fields, too much."""
    said = words.words_for(language_of(request))
    status = HTTPStatus(error.status_code)
    if _by_client(error):
        status = HTTPStatus.BAD_REQUEST
    if status >= HTTPStatus.INTERNAL_SERVER_ERROR:
        return broken(request, error)
    key = KEYS.get(status, "bad-request")
    extra = error.extra if isinstance(error.extra, list) else []
    parts = [f"{part.get('key', '')}: {part.get('message', '')}".strip(": ") for part in extra]
    detail = "; ".join(parts) or str(error.__cause__ or error.detail)
    return _answer(Refusal(key, said.say(key, detail=detail)), status)


def _by_client(error: HTTPException) -> bool:
    """Whether the client caused what the framework takes for our fault: it hung up, or a field
    of the body is wrong that is called as something of ours."""
    return isinstance(error.__cause__, ValidationError) or error.detail == HUNG_UP


def broken(request: AnyRequest, error: Exception) -> Response[Refusal]:
    """Our own fault."""
    logger.error("%s %s failed", request.method, request.url.path, exc_info=error)
    said = words.words_for(language_of(request))
    return _answer(Refusal("broken", said.say("broken")), HTTPStatus.INTERNAL_SERVER_ERROR)


def _words(request: AnyRequest) -> Words:
    """The words of the table that the request is about, with its people's names, if it is."""
    table: Table | None = request.scope["state"].get("table")
    if table is None:
        return words.words_for(language_of(request))
    return telling.words_at(table.standing, language_of(request))


def _answer(content: Refusal, status: int) -> Response[Refusal]:
    return Response(content, status_code=status, media_type=MediaType.JSON)
