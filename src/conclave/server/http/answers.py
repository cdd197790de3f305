"""Answers that are encoded already: in a thread, or once for all who ask."""

from __future__ import annotations

import gzip
from typing import Any, NamedTuple

import msgspec
from litestar import MediaType, Request, Response

ENCODED = {"Vary": "Accept-Encoding", "Content-Encoding": "gzip"}


def encoded(content: bytes) -> Response[Any]:
    """JSON that need not be encoded any more."""
    return Response(content, media_type=MediaType.JSON)


class Answer(NamedTuple):
    """JSON that is the same for all who speak a language, as it is and zipped."""

    plain: bytes
    zipped: bytes

    @staticmethod
    def of(value: object) -> Answer:
        """Encode something; for large ones in a thread."""
        plain = msgspec.json.encode(value)
        return Answer(plain, gzip.compress(plain, 6, mtime=0))

    @staticmethod
    def unzip(zipped: bytes) -> Answer:
        """An answer that was kept zipped."""
        return Answer(gzip.decompress(zipped), zipped)

    def to(self, request: Request[Any, Any, Any]) -> Response[Any]:
        """The answer, zipped for whoever takes that."""
        if "gzip" not in request.headers.get("accept-encoding", ""):
            return Response(
                self.plain, media_type=MediaType.JSON, headers={"Vary": ENCODED["Vary"]}
            )
        return Response(self.zipped, media_type=MediaType.JSON, headers=ENCODED)
