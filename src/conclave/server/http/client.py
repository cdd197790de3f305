"""The files of the browser client; any other path is a page of the client."""

from __future__ import annotations

import mimetypes
from pathlib import Path

from litestar import MediaType, Response, get
from litestar.response import File

from conclave.server.errors import NotFound
from conclave.server.node import Node

MISSING = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Conclave</title>
<h1>Conclave</h1><p>The server runs, but the browser client has not been built.
In a checkout, <code>make play</code> builds it. The API is described at
<a href="/api/schema/openapi.json">/api/schema/openapi.json</a>.</p></html>"""


@get(["/", "/{path:path}"], include_in_schema=False)
async def client(node: Node, path: str = "") -> Response[str] | File:
    """A file of the client, or its page."""
    if path.startswith("/api/"):
        raise NotFound("not-found", detail=path)
    folder = node.settings.static.resolve()
    page = folder / "index.html"
    if not page.exists():
        return Response(MISSING, media_type=MediaType.HTML, status_code=503 if path else 200)
    file = (folder / path.lstrip("/")).resolve()
    if path.strip("/") and "\0" not in path and file.is_relative_to(folder) and file.is_file():
        return _file(file, hashed="/assets/" in path)
    return _file(page, hashed=False)


def _file(file: Path, hashed: bool) -> File:
    """A file; those with a hash in their name never change."""
    age = "public, max-age=31536000, immutable" if hashed else "no-cache"
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return File(
        file,
        filename=file.name,
        media_type=kind,
        headers={"Cache-Control": age},
        content_disposition_type="inline",
    )
