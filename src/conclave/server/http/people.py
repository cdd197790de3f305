"""Who I am: guests, accounts, sessions."""

from __future__ import annotations

from typing import Any

from litestar import Request, Router, delete, get, patch, post

from conclave.core.errors import UnknownLanguage
from conclave.server.house import House
from conclave.server.http.errors import REFUSALS
from conclave.server.http.guard import client_of, forget, remember, somebody
from conclave.server.people import known
from conclave.server.shapes import Me, Person
from conclave.server.wishes import Credentials, PersonWish
from conclave.server.words import languages

AnyRequest = Request[Person | None, str | None, Any]


def a_language(language: str | None) -> str | None:
    """A language that we speak."""
    if language is not None and language not in languages():
        raise UnknownLanguage(
            "unknown-language", name=language, known=", ".join(sorted(languages()))
        )
    return language


@get("/me", responses=REFUSALS)
async def who_am_i(request: AnyRequest) -> Me:
    """Who is asking; null if we don't know."""
    return Me(request.user)


@post("/me", responses=REFUSALS, status_code=200)
async def be_a_guest(request: AnyRequest, data: PersonWish | None = None) -> Me:
    """Become a guest, known again by a cookie. Whoever is known already stays who he is."""
    wish = data or PersonWish()
    language = a_language(wish.language)
    if request.user is not None:
        return Me(request.user)
    return Me(await somebody(request, wish.name, language))


@patch("/me", responses=REFUSALS)
async def change_me(request: AnyRequest, house: House, data: PersonWish) -> Me:
    """Take another name or language."""
    person = known(request.user)
    changed = await house.people.change(person, data.name, a_language(data.language))
    if changed.name != person.name:
        await house.people_changed(await house.people.tables_of(person.id))
    return Me(changed)


@post("/account", responses=REFUSALS, status_code=200)
async def open_account(request: AnyRequest, house: House, data: Credentials) -> Me:
    """Make an account of me, so that my games are mine in any browser."""
    address = client_of(request).address
    house.limits.take("sign-ins", address)
    person = await somebody(request)
    changed = await house.people.open_account(person, data.name, data.password)
    await remember(request, changed)
    house.sign_ins.know(data.name, address)
    await house.people_changed(await house.people.tables_of(person.id))
    return Me(changed)


@post("/session", responses=REFUSALS, status_code=200)
async def sign_in(request: AnyRequest, house: House, data: Credentials) -> Me:
    """Sign in. What I played as a guest goes over to my account."""
    with house.sign_ins.attempt(data.name, client_of(request).address):
        account = await house.people.check(data.name, data.password)
    guest = request.user
    if guest is not None and not guest.account and guest.id != account.id:
        tables = await house.people.tables_of(guest.id)
        await house.people.hand_over(guest.id, account.id)
        await house.people_changed(tables)
    await remember(request, account)
    return Me(account)


@delete("/session", responses=REFUSALS, status_code=200)
async def sign_out(request: AnyRequest, house: House) -> Me:
    """Sign out; this session's connections are cut."""
    if request.auth is not None:
        await house.people.end_session(request.auth)
        house.live.end_session(request.auth)
    forget(request)
    return Me(None)


router = Router(
    "/",
    route_handlers=[who_am_i, be_a_guest, change_me, open_account, sign_in, sign_out],
    tags=["People"],
)
