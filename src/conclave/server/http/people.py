"""People over HTTP: guests, accounts, sessions."""

from __future__ import annotations

from typing import Any

from litestar import Request, Router, delete, get, patch, post

from conclave.core.errors import UnknownLanguage
from conclave.server.http.errors import REFUSALS
from conclave.server.http.guard import client_of, forget, remember, somebody
from conclave.server.node import Node
from conclave.server.people import known
from conclave.server.requests import PersonRequest, SignInRequest
from conclave.server.shapes import Me, Person
from conclave.server.wording import languages

AnyRequest = Request[Person | None, str | None, Any]


def a_language(language: str | None) -> str | None:
    """A supported language."""
    if language is not None and language not in languages():
        raise UnknownLanguage(
            "unknown-language", name=language, known=", ".join(sorted(languages()))
        )
    return language


@get("/me", responses=REFUSALS)
async def who_am_i(request: AnyRequest) -> Me:
    """The current person; null if unknown."""
    return Me(request.user)


@post("/me", responses=REFUSALS, status_code=200)
async def be_a_guest(request: AnyRequest, data: PersonRequest | None = None) -> Me:
    """Become a guest, identified by a cookie. Does nothing if already known."""
    wanted = data or PersonRequest()
    language = a_language(wanted.language)
    if request.user is not None:
        return Me(request.user)
    return Me(await somebody(request, wanted.name, language))


@patch("/me", responses=REFUSALS)
async def change_me(request: AnyRequest, node: Node, data: PersonRequest) -> Me:
    """Change my name or language."""
    person = known(request.user)
    changed = await node.people.change(person, data.name, a_language(data.language))
    if changed.name != person.name:
        await node.people_changed(await node.people.tables_of(person.id))
    return Me(changed)


@post("/account", responses=REFUSALS, status_code=200)
async def open_account(request: AnyRequest, node: Node, data: SignInRequest) -> Me:
    """Open an account, to have my games in any browser."""
    address = client_of(request).address
    node.limits.take("sign-ins", address)
    person = await somebody(request)
    changed = await node.people.open_account(person, data.name, data.password)
    await remember(request, changed)
    node.sign_ins.know(data.name, address)
    await node.people_changed(await node.people.tables_of(person.id))
    return Me(changed)


@post("/session", responses=REFUSALS, status_code=200)
async def sign_in(request: AnyRequest, node: Node, data: SignInRequest) -> Me:
    """Sign in. My games as a guest move to the account."""
    with node.sign_ins.attempt(data.name, client_of(request).address):
        account = await node.people.check(data.name, data.password)
    guest = request.user
    if guest is not None and not guest.account and guest.id != account.id:
        tables = await node.people.tables_of(guest.id)
        await node.people.hand_over(guest.id, account.id)
        await node.people_changed(tables)
    await remember(request, account)
    return Me(account)


@delete("/session", responses=REFUSALS, status_code=200)
async def sign_out(request: AnyRequest, node: Node) -> Me:
    """Sign out; the connections of this session are closed."""
    if request.auth is not None:
        await node.people.end_session(request.auth)
        node.live.end_session(request.auth)
    forget(request)
    return Me(None)


router = Router(
    "/",
    route_handlers=[who_am_i, be_a_guest, change_me, open_account, sign_in, sign_out],
    tags=["People"],
)
