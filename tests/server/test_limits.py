"""Limits: excess is refused with a waiting time, and others aren't affected."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import count

import httpx
import pytest
from server.harness import BOT, ME, OPEN, Json, Person, Server, Socket
from server.records import short_game
from websockets.exceptions import ConnectionClosed

from conclave.server.errors import NotAllowed, TooFast
from conclave.server.limits import DEFAULTS, Client, Limit, Limits, choose
from conclave.server.sign_ins import SignIns

LIMITS = {
    "requests": "40/80",
    "guests": "8/24",
    "sign-ins": "6/18",
    "sign-ins-account": "3/9",
    "tables": "3/9",
    "tables-address": "5/15",
    "tables-waiting": "2",
    "tables-waiting-account": "3",
    "sockets": "2",
    "sockets-address": "4",
    "messages": "5/10",
    "messages-address": "8/16",
    "uploads": "3/9",
    "uploads-address": "5/15",
    "analyses": "1",
    "analyses-address": "2",
    "deck-checks": "3/9",
    "deck-checks-address": "5/15",
}
"""Small enough to be reached, even on a busy machine."""

NETWORK = "198.51.100"
_hosts = count(1)


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with small limits, behind a proxy."""
    options = [f"--limit={name}={value}" for name, value in LIMITS.items()]
    file = str(tmp_path_factory.mktemp("limits") / "x.sqlite")
    server = Server(file, "--trusted-proxy", "127.0.0.1", *options, limits=True).start()
    yield server
    server.stop()


def an_address() -> str:
    """A fresh address."""
    return f"{NETWORK}.{next(_hosts)}"


def refused(answer: httpx.Response, error: str) -> int:
    """Check a refusal; return the seconds to wait."""
    assert answer.status_code == 429, answer.text
    assert answer.json()["error"] == error
    assert set(answer.json()) == {"error", "reason", "rule"}
    seconds = int(answer.headers["retry-after"])
    assert seconds >= 1
    return seconds


Ask = Callable[[Person], httpx.Response]


def exhaust(limit: str, ask: Ask, who: Callable[[], Person]) -> int:
    """Send far too many requests at once, so that the bucket can't refill meanwhile; return the
    seconds to wait."""
    most = int(LIMITS[limit].partition("/")[0])
    people = [who() for _ in range(2 * most + 4)]
    with ThreadPoolExecutor(len(people)) as threads:
        answers = list(threads.map(ask, people))
    refusals = [answer for answer in answers if answer.status_code == 429]
    assert most <= len(answers) - len(refusals) < len(answers)
    return max(refused(answer, DEFAULTS[limit].error) for answer in refusals)


def look(person: Person) -> httpx.Response:
    return person.http.get("/api/me")


def come(person: Person) -> httpx.Response:
    return person.http.post("/api/me", json={})


def guess(name: str) -> Ask:
    def ask(person: Person) -> httpx.Response:
        return person.http.post("/api/session", json={"name": name, "password": "guessed"})

    return ask


def set_up(person: Person, *seats: Json) -> httpx.Response:
    body = {"game": "vendetta", "seats": list(seats or (ME, BOT, BOT))}
    return person.http.post("/api/tables", json=body)


def upload(person: Person) -> httpx.Response:
    return person.http.post("/api/replays", content=short_game().write())


def check(person: Person) -> httpx.Response:
    return person.http.post("/api/games/vtes/decks/check", json={"text": "", "seats": 5})


def keep(person: Person) -> httpx.Response:
    return person.http.post("/api/decks", json={"game": "vtes", "name": "Mine", "text": ""})


@pytest.mark.parametrize(
    ("limit", "ask"),
    [("tables", set_up), ("uploads", upload), ("deck-checks", check), ("deck-checks", keep)],
)
def test_a_limited_person_waits_and_others_do_not(limited: Server, limit: str, ask: Ask) -> None:
    address = an_address()
    anna, bert = limited.person("Anna", address=address), limited.person("Bert", address=address)
    seconds = exhaust(limit, ask, lambda: anna)
    assert ask(bert).status_code < 300, "from the same address"
    time.sleep(seconds)
    assert ask(anna).status_code < 300


@pytest.mark.parametrize(
    ("limit", "ask"),
    [
        ("requests", look),
        ("guests", come),
        ("sign-ins", lambda person: guess(str(time.time_ns()))(person)),
        ("tables-address", set_up),
        ("uploads-address", upload),
        ("deck-checks-address", check),
    ],
)
def test_a_limited_address_waits_and_others_do_not(limited: Server, limit: str, ask: Ask) -> None:
    address = an_address()
    seconds = exhaust(limit, ask, lambda: limited.person(address=address))
    assert ask(limited.person(address=an_address())).status_code not in (408, 429)
    time.sleep(seconds)
    assert ask(limited.person(address=address)).status_code not in (408, 429)


def test_pages_count_little(limited: Server) -> None:
    anna = limited.person(address=an_address())
    for _ in range(2 * int(LIMITS["requests"].partition("/")[0])):
        assert anna.http.get("/").status_code == 200
    assert look(anna).status_code == 200


def test_password_guesses_are_limited_from_all_addresses(limited: Server) -> None:
    home = an_address()
    anna = limited.person("Anna", address=home)
    owner = {"name": "Anna at home", "password": "correct horse"}
    anna.post("/api/account", owner)
    ask = guess("anna AT home")
    seconds = exhaust("sign-ins-account", ask, lambda: limited.person(address=an_address()))
    assert guess("Bert")(limited.person(address=an_address())).status_code == 403
    limited.person(address=home).post("/api/session", owner)  # a known address
    time.sleep(seconds)
    limited.person(address=an_address()).post("/api/session", owner)


def test_a_correct_password_does_not_count(limited: Server) -> None:
    anna = limited.person("Anna", address=an_address())
    owner = {"name": "Anna everywhere", "password": "correct horse"}
    anna.post("/api/account", owner)
    for _ in range(2 * int(LIMITS["sign-ins-account"].partition("/")[0])):
        limited.person(address=an_address()).post("/api/session", owner)


def test_waiting_tables_of_a_person_are_limited(limited: Server) -> None:
    anna, bert = limited.person("Anna", address=an_address()), limited.person("Bert")
    first = set_up(anna, ME, OPEN, OPEN).json()
    assert set_up(anna, OPEN, OPEN, OPEN).status_code == 201
    answer = set_up(anna, ME, OPEN, BOT)
    refused(answer, "too-many-tables-waiting")
    assert "2 of your tables" in answer.json()["reason"]
    assert set_up(bert, ME, OPEN, OPEN).status_code == 201
    anna.http.delete(f"/api/tables/{first['id']}")
    answer = set_up(anna, ME, OPEN, OPEN)
    if answer.status_code == 429:  # the rate of new tables is limited too
        time.sleep(refused(answer, "too-many-tables"))
        answer = set_up(anna, ME, OPEN, OPEN)
    assert answer.status_code == 201


def test_an_account_may_have_more_tables_waiting(own_server: Callable[..., Server]) -> None:
    limits = ("--limit", "tables-waiting=1", "--limit", "tables-waiting-account=3")
    server = own_server(*limits, limits=True)
    anna = server.person("Anna")
    assert set_up(anna, ME, OPEN, OPEN).status_code == 201
    refused(set_up(anna, ME, OPEN, OPEN), "too-many-tables-waiting")
    assert set_up(anna, ME, BOT, BOT).status_code == 201, "this one does not wait"
    anna.post("/api/account", {"name": "Anna", "password": "correct horse"})
    assert set_up(anna, ME, OPEN, OPEN).status_code == 201
    assert set_up(anna, ME, OPEN, OPEN).status_code == 201
    refused(set_up(anna, ME, OPEN, OPEN), "too-many-tables-waiting")


def turned_away(socket: Socket) -> Json:
    """The reason with which a socket was closed."""
    message = socket.hear()
    with pytest.raises(ConnectionClosed) as closed:
        socket.hear()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4429
    assert message["type"] == "refused"
    assert message["retry_after"] >= 1
    return message


def let_in(person: Person, table: Json) -> Socket:
    """A socket at a table, as soon as there is room."""
    end = time.monotonic() + 60
    while True:
        socket = person.sit(table)
        if socket.hear()["type"] == "sync":
            return socket
        assert time.monotonic() < end
        time.sleep(0.05)


def test_sockets_of_a_person_are_limited(limited: Server) -> None:
    address = an_address()
    anna, bert = limited.person("Anna", address=address), limited.person("Bert", address=address)
    table = anna.table(ME, BOT, BOT, public=True)
    first, _ = let_in(anna, table), let_in(anna, table)
    assert turned_away(anna.sit(table))["error"] == "too-many-sockets"
    let_in(bert, table)
    first.close()
    let_in(anna, table)


def test_sockets_of_an_address_are_limited(limited: Server) -> None:
    address = an_address()
    table = limited.person("Anna", address=an_address()).table(ME, BOT, BOT, public=True)
    watching = [let_in(limited.person(address=address), table) for _ in range(4)]
    assert turned_away(limited.person(address=address).sit(table))["error"] == "too-many-sockets"
    let_in(limited.person(address=an_address()), table)
    watching[0].close()
    let_in(limited.person(address=address), table)


def test_all_sockets_together_are_limited(own_server: Callable[..., Server]) -> None:
    server = own_server("--limit", "sockets-all=2", limits=True)
    anna, bert = server.person("Anna"), server.person("Bert")
    table = anna.table(ME, BOT, BOT, public=True)
    first, _ = let_in(anna, table), let_in(bert, table)
    assert turned_away(server.person().sit(table))["error"] == "server-full"
    first.close()
    let_in(server.person(), table)


def test_sockets_count_as_requests(limited: Server) -> None:
    address = an_address()
    table = limited.person("Anna", address=an_address()).table(ME, BOT, BOT, public=True)
    exhaust("requests", look, lambda: limited.person(address=address))
    message = turned_away(limited.person(address=address).sit(table))
    assert message["error"] == "too-many-requests"


def exhaust_messages(socket: Socket) -> tuple[int, Json]:
    """Send far too many messages; return how many were accepted, and the last refusal."""
    for _ in range(50):
        socket.wire.send('{"type":"ping"}')
    answers: list[Json] = []
    while len(answers) < 50:
        answers.append(socket.until(lambda message: message["type"] in ("pong", "refused")))
    refusals = [message for message in answers if message["type"] == "refused"]
    return len(answers) - len(refusals), refusals[-1]


def test_messages_are_counted_over_all_sockets_of_a_person(limited: Server) -> None:
    address = an_address()
    anna, bert = limited.person("Anna", address=address), limited.person("Bert", address=address)
    table = anna.table(ME, BOT, BOT, public=True)
    one, other, his = let_in(anna, table), let_in(anna, table), let_in(bert, table)
    assert exhaust_messages(one)[0] >= 5
    done, message = exhaust_messages(other)
    assert done < 5, "her other socket has used it up"
    assert message["error"] == "too-many-messages"
    assert his.say("chat", text="I am not refused")["error"] == "only-seated-chat"
    time.sleep(message["retry_after"])
    assert one.say("undo")["error"] != "too-many-messages"


def test_messages_of_strangers_are_counted_by_address(limited: Server) -> None:
    table = limited.person("Anna", address=an_address()).table(ME, BOT, BOT, public=True)
    address = an_address()
    one, other = (let_in(limited.person(address=address), table) for _ in range(2))
    elsewhere = let_in(limited.person(address=an_address()), table)
    assert exhaust_messages(one)[0] >= 8
    done, message = exhaust_messages(other)
    assert done < 8
    assert message["error"] == "too-many-messages"
    elsewhere.wire.send('{"type":"ping"}')
    assert elsewhere.until(lambda message: message["type"] != "presence")["type"] == "pong"


def test_uploads_of_a_person_are_limited_in_size(own_server: Callable[..., Server]) -> None:
    size = len(short_game().write())
    server = own_server("--limit", f"upload-bytes={2 * size}", limits=True)
    anna, bert = server.person("Anna"), server.person("Bert")
    assert upload(anna).status_code == 201
    assert upload(anna).status_code == 201
    assert refused(upload(anna), "too-much-uploaded") >= 60
    assert upload(bert).status_code == 201
    stranger = server.person()
    assert upload(stranger).status_code == 201
    assert stranger.get("/api/me")["person"] is not None, "he is known now"


def test_one_client_does_not_fill_the_queue_of_analyses(limited: Server) -> None:
    address = an_address()
    anna, bert = limited.person("Anna", address=address), limited.person("Bert", address=address)
    paths = [f"/api/replays/{upload(anna).json()['id']}/analysis" for _ in range(3)]
    paths.append(f"/api/replays/{upload(bert).json()['id']}/analysis")
    first = anna.http.get(paths[0])
    assert not first.json()["finished"]
    answer = anna.http.get(paths[1])
    refused(answer, "too-many-analyses")
    assert anna.http.get(paths[0]).status_code == 200, "that one goes on"
    assert bert.http.get(paths[3]).status_code == 200
    refused(limited.person(address=address).http.get(paths[2]), "too-many-analyses")
    end = time.monotonic() + 300
    while anna.http.get(paths[1]).status_code == 429:
        assert time.monotonic() < end
        time.sleep(2)  # each poll is a request and counts
    assert anna.get(paths[0])["finished"]


def test_the_refusal_is_in_the_viewers_language(limited: Server) -> None:
    address = an_address()
    exhaust("requests", look, lambda: limited.person(address=address))
    reasons = {
        limited.person(address=address)
        .http.get("/api/me", params={"lang": language})
        .json()["reason"]
        for language in ("en", "de", "pl")
    }
    assert len(reasons) == 3


def test_nothing_is_limited_without_limits(server: Server) -> None:
    anna = server.person("Anna")
    for _ in range(15):
        assert set_up(anna, ME, OPEN, OPEN).status_code == 201
    for _ in range(15):
        assert guess("Anna whom nobody knows")(anna).status_code == 403


# The mechanism


class Clock:
    """A manual clock."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_buckets_refill_and_are_forgotten() -> None:
    clock = Clock()
    limits = Limits({"x": Limit("too-many-requests", 10, 20)}, clock)
    for _ in range(3):
        for _ in range(10):
            limits.take("x", "a")
        for elapsed, wait in ((0, 2), (0.5, 2), (1.4, 1)):
            clock.now += elapsed
            with pytest.raises(TooFast) as refusal:
                limits.take("x", "a")
            assert refusal.value.retry_after == wait
        clock.now += 0.1
        limits.take("x", "a")
        clock.now += 20
    for number in range(120_000):
        limits.take("x", str(number))
    assert len(limits._full["x"]) <= 50_000
    limits.take("x", "a")


def test_holds_are_released_even_if_one_is_refused() -> None:
    limits = Limits(choose(None, ("sockets=2", "sockets-address=1")))
    anna, bert = Client("here", "anna"), Client("here", "bert")
    held = limits.hold_for(anna, "sockets")
    for _ in range(3):
        with pytest.raises(TooFast):
            limits.hold_for(bert, "sockets")
    held.close()
    limits.hold_for(bert, "sockets").close()
    assert not any(limits._held.values())


def test_disguised_names_count_for_the_same_account() -> None:
    """Otherwise each spelling would get a new bucket of guesses."""
    sign_ins = SignIns(Limits({"sign-ins-account": Limit("too-many-sign-ins", 3, 60)}))
    for name in ("Zoë", "zo\u200bë", "\u202eZOË"):
        with pytest.raises(NotAllowed), sign_ins.attempt(name, "192.0.2.7"):
            raise NotAllowed("wrong-password")
    with pytest.raises(TooFast), sign_ins.attempt("Zoe\u0308", "192.0.2.7"):
        raise NotAllowed("wrong-password")
