"""Random odd requests: every route with all kinds of nonsense in every place."""

from __future__ import annotations

import json
import random
import socket
from collections.abc import Iterator
from typing import Any, NamedTuple
from urllib.parse import quote

from server.harness import Json, Server

DEEP = "[" * 3000
HUGE = "9" * 400

ODD_PATHS = (
    *("", ".", "..%2f..%2fetc", "%00", "a%00b", "%ff", "%ed%a0%80", "%", "%zz", "%2e%2e", "+"),
    *("null", "-1", "1e999", HUGE, "x" * 3000, "%F0%9F%A7%9B", "%E2%80%AE", "{id}", "'--", "a;b=c"),
)
ODD_TEXTS = (
    *("", " ", "\0", "a\0b", "\u202e", "\ufeff", "🧛", "x" * 5000, "null", "0", "-1", "1e999"),
    *(HUGE, "NaN", "%00", "\x7f", "\x1b[2J", "Ⅷ", "²", "١", "a,b", "a=b", "\r\nX: y", "deck */*"),
    "vtes",
)
ODD_VALUES = (
    *("null", "true", "false", "0", "-1", "5", "1e999", "-1e999", "1e400", HUGE, f"-{HUGE}"),
    *("0.5", "NaN", "Infinity", "1e-400", '""', '"\\u0000"', '"a\\u0000b"', '"\\ud800"', "[]"),
    *('"\\udc00\\ud800"', "{}", "[[]]", '{"a":1}', '["x"]', DEEP, '{"a":' * 1500, '"', "9" * 5000),
    *(f'"{"x" * 70}"', f'"{"x" * 9000}"', '"\xff"', '"en"', '"vendetta"', "[null]", "{}{}", " 1 "),
)
ODD_BODIES = (
    *(b"", b"{", b"[", b"null", b"1", b'"x"', b"\xff\xfe", b"\0", b'{"a":\xff}', DEEP.encode()),
    *(b"{}", b"[]", b"a=b&c=d", b"--x\r\n\r\n", b"\xef\xbb\xbf{}", b"{" * 3000, b"NaN", b"1e999"),
    *(b'{"name":"\xed\xa0\x80"}', b'{"":""}', b'{"text":"\\u0000"}', b"x" * 100_000),
)
ODD_HEADERS = (
    *(
        b"\xff\xfe",
        b"",
        b"a" * 4000,
        b"\xc3\x28",
        b";;;===",
        b"[",
        b"http://[",
        b"http://[::1",
        b"*",
    ),
    *(b"en;q=nan", b"en;q=1e999,de;q=x", b"de;q=-inf", b"text/html", b"null", b"//:99999", b"::"),
)
TYPES = (
    *(b"application/json", b"text/plain", b"multipart/form-data", b"application/msgpack", b"/"),
    *(b"application/x-www-form-urlencoded", b"multipart/form-data; boundary=x", b"\xff", b""),
    *(b"application/json; charset=utf-16", b"application/json; charset=nonsense", b"image/png"),
)
METHODS = ("GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE", "BREW", "get")
NAMED = (
    *("Cookie", "Accept-Language", "Origin", "Host", "X-Forwarded-For", "X-Forwarded-Proto"),
    *("Accept-Encoding", "Accept", "Range", "If-None-Match", "Sec-Fetch-Site", "Upgrade"),
)


class Odd(NamedTuple):
    """A raw request."""

    line: bytes
    raw: bytes
    whole: bool
    """Whether its length is as declared."""


class Known(NamedTuple):
    """Existing things on the server, so that some requests get past the first checks."""

    cookie: str
    values: dict[str, list[str]]
    """Valid values by parameter name."""


def requests(description: Json, known: Known, count: int, seed: int) -> Iterator[Odd]:
    """Random requests over all routes."""
    rng = random.Random(seed)
    routes = [
        (path, method.upper(), operation)
        for path, operations in description["paths"].items()
        for method, operation in operations.items()
    ]
    shapes = description["components"]["schemas"]
    for number in range(count):
        path, method, operation = routes[number % len(routes)]
        yield _request(rng, path, method, operation, shapes, known)


def _request(
    rng: random.Random, path: str, method: str, operation: Json, shapes: Json, known: Known
) -> Odd:
    for parameter in operation.get("parameters", ()):
        if parameter["in"] == "path":
            value = _place(rng, parameter["name"], known)
            path = path.replace(f"{{{parameter['name']}}}", value)
    queries = [p["name"] for p in operation.get("parameters", ()) if p["in"] == "query"]
    asked = [name for name in (*queries, "lang", "invitation", "x") if rng.random() < 0.4]
    asked += [name for name in asked if rng.random() < 0.2]
    pairs = [f"{name}={_in_query(rng, name, known)}" for name in asked]
    body = _body(rng, operation, shapes)
    if rng.random() < 0.03:
        method = rng.choice(METHODS)
    line = f"{method} {path}{'?' if pairs else ''}{'&'.join(pairs)}".encode()
    headers = {b"Host": b"127.0.0.1", b"Content-Type": b"application/json"}
    if rng.random() < 0.6:
        headers[b"Cookie"] = known.cookie.encode()
    if rng.random() < 0.2:
        headers[rng.choice(NAMED).encode()] = rng.choice(ODD_HEADERS)
    if rng.random() < 0.2:
        headers[b"Content-Type"] = rng.choice(TYPES)
    whole = rng.random() < 0.97
    headers |= _length(rng, body, whole)
    head = b"".join(b"%s: %s\r\n" % pair for pair in headers.items())
    raw = line + b" HTTP/1.1\r\n" + head + b"Connection: close\r\n\r\n" + body
    return Odd(line, raw, whole)


def _length(rng: random.Random, body: bytes, whole: bool) -> dict[bytes, bytes]:
    if whole:
        return {b"Content-Length": str(len(body)).encode()}
    if rng.random() < 0.5:
        return {b"Transfer-Encoding": b"chunked"}
    return {b"Content-Length": rng.choice((b"-1", b"99999999999999999999", b"x", b"", b"999"))}


def _place(rng: random.Random, name: str, known: Known) -> str:
    if rng.random() < 0.7 and name in known.values:
        return rng.choice(known.values[name])
    return rng.choice(ODD_PATHS)


def _in_query(rng: random.Random, name: str, known: Known) -> str:
    if rng.random() < 0.3 and name in known.values:
        return rng.choice(known.values[name])
    return rng.choice((rng.choice(ODD_PATHS), quote(rng.choice(ODD_TEXTS)), "1", "de"))


def _body(rng: random.Random, operation: Json, shapes: Json) -> bytes:
    content = operation.get("requestBody", {}).get("content", {})
    if not content or rng.random() < 0.2:
        return rng.choice(ODD_BODIES)
    shape = next(iter(content.values()))["schema"]
    return _value(rng, shape, shapes, 0.15).encode("utf-8", "surrogatepass")


def _value(rng: random.Random, shape: Json, shapes: Json, odd: float) -> str:
    """JSON of a shape, with odd values here and there."""
    if rng.random() < odd:
        return rng.choice((*ODD_VALUES, *map(json.dumps, ODD_TEXTS)))
    if "$ref" in shape:
        return _value(rng, shapes[shape["$ref"].rsplit("/", 1)[1]], shapes, 0)
    for several in ("oneOf", "anyOf"):
        if several in shape:
            return _value(rng, rng.choice(shape[several]), shapes, 0)
    if "enum" in shape:
        return json.dumps(rng.choice(shape["enum"]))
    kind = shape.get("type")
    if kind == "object" and "properties" in shape:
        wanted = [
            name
            for name in shape["properties"]
            if name in shape.get("required", ()) or rng.random() < 0.5
        ]
        fields = [
            f"{json.dumps(name)}:{_value(rng, shape['properties'][name], shapes, 0.3)}"
            for name in wanted
        ]
        if rng.random() < 0.05:
            fields.append(f'"x":{rng.choice(ODD_VALUES)}')
        return f"{{{','.join(fields)}}}"
    if kind == "array":
        items = [_value(rng, shape.get("items", {}), shapes, 0.2) for _ in range(rng.randrange(6))]
        return f"[{','.join(items)}]"
    simple: dict[Any, str] = {
        "integer": str(rng.randrange(10)),
        "number": str(rng.random()),
        "boolean": "true",
        "null": "null",
        "object": '{"rounds":1}',
    }
    usual = ("vendetta", "vtes", "en", "me", "bot", "random", "Anna", "1 Krid", "a\0b")
    return simple.get(kind) or json.dumps(rng.choice((*usual, *ODD_TEXTS)))


def status(server: Server, odd: Odd) -> int:
    """The status of the response; 0 if the connection is closed without one."""
    with socket.create_connection(("127.0.0.1", server.port), 60) as wire:
        heard = b""
        try:
            wire.sendall(odd.raw)
            if not odd.whole:  # otherwise the server waits for the rest
                wire.shutdown(socket.SHUT_WR)
            while b"\r\n" not in heard and (more := wire.recv(65536)):
                heard += more
        except TimeoutError:
            raise
        except OSError:
            pass  # it has closed the connection
        return int(heard.split()[1]) if heard.startswith(b"HTTP/") else 0
