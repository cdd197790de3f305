"""Errors as responses, in one shape and the viewer's language, without stack traces."""

from __future__ import annotations

import logging
from http import HTTPStatus
from typing import Any

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi import ResponseSpec
from msgspec import ValidationError

from conclave.core.errors import ConclaveError
from conclave.server import table_view, wording
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
        (400, "The request is invalid, or the rules forbid it."),
        (403, "This person may not do this, or not now."),
        (404, "It does not exist."),
        (409, "The table has changed since the request was made."),
        (429, "Too many requests; `Retry-After` says when to try again."),
        (503, "The database does not answer. Try again."),
    )
}
"""The refusals, for the description of the API."""

HUNG_UP = "client disconnected prematurely"

KEYS = {
    HTTPStatus.NOT_FOUND: "not-found",
    HTTPStatus.METHOD_NOT_ALLOWED: "method-not-allowed",
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE: "too-large",
}


def refused(request: AnyRequest, error: ConclaveError) -> Response[Refusal]:
    """Refusals by our own code."""
    status = error.status if isinstance(error, Refused) else HTTPStatus.BAD_REQUEST
    answer = _answer(wording.refusal(error, _words(request)), status)
    if isinstance(error, Refused) and error.retry_after is not None:
        answer.set_header("Retry-After", str(error.retry_after))
    return answer


def failed(request: AnyRequest, error: HTTPException) -> Response[Refusal]:
    """Refusals by the framework: bad JSON, wrong fields, too large."""
    words = wording.words_for(language_of(request))
    status = HTTPStatus(error.status_code)
    if _by_client(error):
        status = HTTPStatus.BAD_REQUEST
    if status >= HTTPStatus.INTERNAL_SERVER_ERROR:
        return broken(request, error)
    key = KEYS.get(status, "bad-request")
    extra = error.extra if isinstance(error.extra, list) else []
    parts = [f"{part.get('key', '')}: {part.get('message', '')}".strip(": ") for part in extra]
    detail = "; ".join(parts) or str(error.__cause__ or error.detail)
    return _answer(Refusal(key, words.say(key, detail=detail)), status)


def _by_client(error: HTTPException) -> bool:
    """Whether the client caused what the framework reports as our error: it hung up, or sent a
    wrong field with the same name as a dependency of ours."""
    return isinstance(error.__cause__, ValidationError) or error.detail == HUNG_UP


def broken(request: AnyRequest, error: Exception) -> Response[Refusal]:
    """An unexpected error of the server."""
    logger.error("%s %s failed", request.method, request.url.path, exc_info=error)
    words = wording.words_for(language_of(request))
    return _answer(Refusal("broken", words.say("broken")), HTTPStatus.INTERNAL_SERVER_ERROR)


def _words(request: AnyRequest) -> Words:
    """The words for the request; with the names of people if it concerns a table."""
    table: Table | None = request.scope["state"].get("table")
    if table is None:
        return wording.words_for(language_of(request))
    return table_view.words_at(table.state, language_of(request))


def _answer(content: Refusal, status: int) -> Response[Refusal]:
    return Response(content, status_code=status, media_type=MediaType.JSON)
