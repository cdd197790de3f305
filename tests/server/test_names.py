"""Names: invisible characters are removed, and nobody can impersonate an account."""

from __future__ import annotations

import asyncio
import unicodedata
from pathlib import Path

import pytest
from argon2 import PasswordHasher
from server.harness import BOT, ME, OPEN, Server
from server.test_storage import database
from sqlalchemy import insert
from sqlalchemy.ext.asyncio import create_async_engine

from conclave.server.errors import Refused
from conclave.server.names import clean_name, skeleton
from conclave.server.people import People
from conclave.server.storage import Database
from conclave.server.storage.database import read_url
from conclave.server.storage.migrate import upgrade
from conclave.server.storage.schema import people

__all__ = ["database"]  # fixtures

PASSWORD = "correct horse"


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        (" Anna\n Maria\t", "Anna Maria"),
        ("An\u200bna\ufeff", "Anna"),
        ("\u202eannA\u202c", "annA"),
        ("\u2066Anna\u2069\u061c", "Anna"),
        ("An\u00adna\u3164\u2800", "Anna"),
        ("Anna\ufe0f\U000e0101", "Anna"),
        ("Mu\u0308ller", "Müller"),
        ("a" + "\u0301" * 20, "á" + "\u0301" * 3),
        ("Łukasz Weiß", "Łukasz Weiß"),
        ("Ярослав", "Ярослав"),
        ("Νίκος", "Νίκος"),
        ("山田 太郎", "山田 太郎"),
        ("שרה", "שרה"),
        ("ที่รัก", "ที่รัก"),
        ("O´Brien", "O´Brien"),
    ],
)
def test_a_name_keeps_visible_characters(typed: str, shown: str) -> None:
    assert clean_name(typed) == unicodedata.normalize("NFC", shown)


@pytest.mark.parametrize("typed", ["", " \n", "\u200b", "\u3164", "\u202e\u2066", "\u0301"])
def test_an_invisible_name_is_refused(typed: str) -> None:
    with pytest.raises(Refused) as refusal:
        clean_name(typed)
    assert refusal.value.key == "name-empty"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "ANNA"),
        ("Anna", "Аnna"),  # a Cyrillic А
        ("Scope", "Ѕсоре"),  # Cyrillic throughout
        ("Nina", "Νina"),  # a Greek Ν
        ("Anna", "Ａｎｎａ"),
        ("Anna", "𝕬𝖓𝖓𝖆"),
        ("Iulia", "lulia"),
        ("Bob O", "B0b 0"),
        ("Werner", "Wemer"),
        ("Łukasz", "Lukasz"),
        ("Müller", "Muller"),
        ("Weiß", "WEISS"),
        ("O'Brien", "O’Brien"),
    ],
)
def test_names_that_look_alike_share_a_skeleton(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "Hanna"),
        ("Nora", "Vora"),  # the Greek ν looks like one, its capital like the other
        ("Yuri", "Uuri"),
        ("Müller", "Mueller"),
        ("Анна", "Анка"),
        ("がん", "かん"),
        ("राम", "रमा"),
        ("山田", "山口"),
    ],
)
def test_distinguishable_names_have_different_skeletons(one: str, other: str) -> None:
    assert skeleton(one) != skeleton(other)


def test_nobody_takes_the_name_of_an_account(server: Server) -> None:
    owner = server.person("Somebody")
    owner.post("/api/account", {"name": "Lady Ewa", "password": PASSWORD})
    stranger = server.person()
    for name in ("Lady Ewa", "lady ewa", "Lаdy Ewa", "Lady\u200b Ewa", "Lady Ęwa"):
        assert stranger.refused("/api/me", {"name": name})["error"] == "name-of-account", name
    assert stranger.get("/api/me") == {"person": None}
    guest = server.person("Guest of Ewa")
    refusal = guest.refused("/api/me", {"name": "Lаdy Ewa"}, "PATCH")
    assert refusal["error"] == "name-of-account"
    assert "sign in" in refusal["reason"]
    credentials = {"name": "Lаdy Ewa", "password": PASSWORD}
    assert guest.refused("/api/account", credentials)["error"] == "name-taken"
    assert guest.get("/api/me")["person"]["name"] == "Guest of Ewa"
    other = server.person("Another")
    other.post("/api/account", {"name": "Another account", "password": PASSWORD})
    assert other.refused("/api/me", {"name": "Lady Ewa"}, "PATCH")["error"] == "name-taken"
    same = owner.http.patch("/api/me", json={"name": "LADY Ewa"})
    assert same.json()["person"]["name"] == "LADY Ewa", "it is her own"


def test_an_account_protects_its_old_and_new_name(server: Server) -> None:
    owner, guest = server.person("Somebody"), server.person("Guest of the duke")
    owner.post("/api/account", {"name": "Duke Igor", "password": PASSWORD})
    owner.http.patch("/api/me", json={"name": "Grand Duke Igor"})
    for name in ("Duke Igor", "Grand Duke lgor"):
        assert guest.refused("/api/me", {"name": name}, "PATCH")["error"] == "name-of-account"
    guest.post("/api/session", {"name": "duke IGOR", "password": PASSWORD})
    assert guest.get("/api/me")["person"]["name"] == "Grand Duke Igor"


def test_a_guests_name_does_not_block_an_account(server: Server) -> None:
    guest, owner = server.person("Count Vlad"), server.person("Somebody")
    table = guest.table(ME, OPEN, BOT)
    owner.post("/api/account", {"name": "Count Vlad", "password": PASSWORD})
    assert guest.state(table)["sheet"]["seats"][0]["name"] == "Count Vlad"
    language = guest.http.patch("/api/me", json={"language": "pl"})
    assert language.json()["person"]["name"] == "Count Vlad"


def test_one_of_two_concurrent_similar_accounts_is_refused(database: str) -> None:
    async def race() -> None:
        opened = await Database.open(database)
        everybody = People(opened)
        spellings = ("Anna", "Аnna", "ANNA", "Ａnna")
        guests = [await everybody.guest(f"Guest {one}", "en") for one in "abcd"]
        done = await asyncio.gather(
            *(
                everybody.open_account(guest, name, PASSWORD)
                for guest, name in zip(guests, spellings)
            ),
            return_exceptions=True,
        )
        assert sorted(getattr(one, "key", "") for one in done) == ["", *["name-taken"] * 3]
        await opened.close()

    asyncio.run(race())


def test_a_guest_opens_one_account_only(database: str) -> None:
    async def race() -> None:
        opened = await Database.open(database)
        everybody = People(opened)
        guest = await everybody.guest("Guest", "en")
        names = ("Otto", "Emil", "Karl")
        done = await asyncio.gather(
            *(everybody.open_account(guest, name, f"{PASSWORD} {name}") for name in names),
            return_exceptions=True,
        )
        made = [name for name, one in zip(names, done) if not isinstance(one, Refused)]
        assert len(made) == 1
        assert (await everybody.check(made[0], f"{PASSWORD} {made[0]}")).name == made[0]
        await opened.close()

    asyncio.run(race())


def test_old_accounts_that_look_alike_are_kept(database: str) -> None:
    hashed = PasswordHasher().hash(PASSWORD)
    old = [
        ("b", "Аnna", "аnna", 2),  # with a Cyrillic А
        ("a", "Anna", "anna", 1),
        ("c", "Mu\u0308ller", "mu\u0308ller", 3),
        ("d", "Guest", None, 0),
    ]

    async def update() -> None:
        url = read_url(database)
        if url.database is not None and not url.drivername.startswith("postgresql"):
            Path(url.database).parent.mkdir(parents=True, exist_ok=True)
        engine = create_async_engine(url)
        async with engine.connect() as connection:
            await connection.run_sync(upgrade, "4")
            for id, name, account, created in old:
                row = {"id": id, "name": name, "account": account, "created": created}
                await connection.execute(
                    insert(people), [{**row, "language": "en", "password": hashed}]
                )
            await connection.commit()
        await engine.dispose()

        opened = await Database.open(database)
        everybody = People(opened)
        older, younger, other = [
            await everybody.check(name, PASSWORD) for name in ("ANNA", "Аnna", "Müller")
        ]
        assert [older.id, younger.id, other.id] == ["a", "b", "c"]
        for taken in ("Anna", "Аnna", "Muller"):
            with pytest.raises(Refused):
                await everybody.guest(taken, "en")
        assert (await everybody.change(younger, None, "pl")).language == "pl"
        assert (await everybody.change(younger, "Ludmila", None)).name == "Ludmila"
        await opened.close()

    asyncio.run(update())
