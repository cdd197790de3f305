"""Responses that are encoded in advance, in a thread or once for all clients."""

from __future__ import annotations

import gzip
from typing import Any, NamedTuple

import msgspec
from litestar import MediaType, Request, Response

ENCODED = {"Vary": "Accept-Encoding", "Content-Encoding": "gzip"}


def encoded(content: bytes) -> Response[Any]:
    """A response of encoded JSON."""
    return Response(content, media_type=MediaType.JSON)


class EncodedResponse(NamedTuple):
    """JSON that is the same for everybody with a language, plain and zipped."""

    plain: bytes
    zipped: bytes

    @staticmethod
    def of(value: object) -> EncodedResponse:
        """Encode a value; run this in a thread if it is large."""
        plain = msgspec.json.encode(value)
        return EncodedResponse(plain, gzip.compress(plain, 6, mtime=0))

    @staticmethod
    def unzip(zipped: bytes) -> EncodedResponse:
        """A response from its zipped form."""
        return EncodedResponse(gzip.decompress(zipped), zipped)

    def to(self, request: Request[Any, Any, Any]) -> Response[Any]:
        """The response, zipped for clients that accept it."""
        if "gzip" not in request.headers.get("accept-encoding", ""):
            return Response(
                self.plain, media_type=MediaType.JSON, headers={"Vary": ENCODED["Vary"]}
            )
        return Response(self.zipped, media_type=MediaType.JSON, headers=ENCODED)
