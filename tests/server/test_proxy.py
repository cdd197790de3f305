"""Behind a proxy: trusted addresses, and how addresses are counted."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest
from server.harness import Server
from server.test_serving import refuses_to_start

MOST = 5
SLOWLY = f"--limit=requests={MOST}/600"


@pytest.fixture(scope="module")
def behind(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that trusts one loopback address and a network."""
    file = str(tmp_path_factory.mktemp("proxy") / "x.sqlite")
    proxies = "127.0.0.1, 10.0.0.0/8,2001:db8:ffff::/48"
    server = Server(file, "--trusted-proxy", proxies, SLOWLY, limits=True).start()
    yield server
    server.stop()


def refusals(server: Server, *forwarded: str, source: str = "127.0.0.1") -> int:
    """How many of these forwarded requests from one loopback address were refused."""
    transport = httpx.HTTPTransport(local_address=source)
    with httpx.Client(base_url=server.url, transport=transport, timeout=60) as client:
        answers = [client.get("/api/me", headers={"X-Forwarded-For": who}) for who in forwarded]
    assert {answer.status_code for answer in answers} <= {200, 429}
    return sum(answer.status_code == 429 for answer in answers)


def test_the_last_untrusted_address_is_counted(behind: Server) -> None:
    invented = [f"192.0.2.{number}, 203.0.113.1" for number in range(MOST + 2)]
    assert refusals(behind, *invented) == 2
    assert refusals(behind, "203.0.113.1") == 1
    assert refusals(behind, "203.0.113.2, 10.1.2.3", "203.0.113.1, 10.1.2.3, 10.3.2.1") == 1
    assert refusals(behind, "203.0.113.1:4711") == 1
    assert refusals(behind, "203.0.113.1, nonsense", "") == 0, "those are the proxy's own"


def test_only_a_trusted_proxy_is_believed(behind: Server) -> None:
    invented = [f"192.0.2.{number}" for number in range(MOST + 2)]
    assert refusals(behind, *invented, source="127.0.0.2") == 2
    assert refusals(behind, "192.0.2.200", source="127.0.0.3") == 0


def test_ipv6_is_counted_by_site(behind: Server) -> None:
    one_site = [f"2001:db8:1:1:{number:x}::1" for number in range(MOST + 2)]
    assert refusals(behind, *one_site) == 2
    assert refusals(behind, "2001:db8:1:2::1", "2001:db8:1:1::7, 2001:db8:ffff::1") == 1
    mapped = ["::ffff:203.0.113.77"] * MOST
    assert refusals(behind, *mapped, "203.0.113.77", "::ffff:203.0.113.78") == 1


def test_a_cookie_is_secure_if_a_trusted_proxy_uses_https(behind: Server) -> None:
    def cookie(source: str, **headers: str) -> str:
        transport = httpx.HTTPTransport(local_address=source)
        with httpx.Client(base_url=behind.url, transport=transport, timeout=60) as client:
            answer = client.post("/api/me", json={}, headers=headers)
        return str(answer.headers["set-cookie"].lower())

    https = {"X-Forwarded-For": "203.0.113.99", "X-Forwarded-Proto": "https"}
    assert "secure" in cookie("127.0.0.1", **https)
    assert "secure" not in cookie("127.0.0.1", **{**https, "X-Forwarded-Proto": "http"})
    assert "secure" not in cookie("127.0.0.4", **https)


def test_the_host_header_of_a_proxy_is_accepted(behind: Server) -> None:
    headers = {"Host": "club.example", "X-Forwarded-For": "203.0.113.98"}
    assert httpx.get(f"{behind.url}/api/me", headers=headers, timeout=60).status_code == 200


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (("--trusted-proxy", "proxy.example"), "“proxy.example” is not a list of proxies"),
        (("--trusted-proxy", "10.0.0.1,,"), "“10.0.0.1,,” is not a list of proxies"),
        (("--limit", "moves=3"), "There is no limit “moves”"),
        (("--limit", "sockets=many"), "Example: --limit sockets=10"),
        (("--limit", "sockets=5/60"), "Example: --limit sockets=10"),
        (("--limit", "tables=5"), "Example: --limit tables=10/60"),
        (("--limit", "tables=5/0"), "Example: --limit tables=10/60"),
    ],
)
def test_a_bad_option_prints_one_sentence(options: tuple[str, ...], sentence: str) -> None:
    assert sentence in refuses_to_start("--port", "0", *options)
