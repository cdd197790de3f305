"""Client addresses: which proxies are believed, and how addresses are counted."""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network

from conclave.core.errors import ConclaveError

Address = IPv4Address | IPv6Address
IPV6_SITE = 64
"""Bits of an IPv6 address that name a site; the rest is its own to choose."""


class BadProxy(ConclaveError):
    """A trusted proxy that is no address."""


class Proxies:
    """The proxies that are trusted to say for whom they ask."""

    def __init__(self, text: str = "") -> None:
        parts = [part.strip() for part in text.split(",")] if text.strip() else []
        try:
            self.networks = [ip_network(part, strict=False) for part in parts]
        except ValueError:
            raise BadProxy("bad-trusted-proxy", value=text) from None

    def trust(self, text: str) -> bool:
        """Whether an address is a trusted proxy's."""
        address = parse(text)
        return address is not None and any(
            address.version == network.version and address in network for network in self.networks
        )

    def client(self, peer: str, forwarded: Iterable[str]) -> str:
        """Who is asking: the last in `X-Forwarded-For` that is not a trusted proxy.

        What stands before that may be invented, as may all of it if the peer is not trusted.
        """
        client = peer
        hops = ",".join(forwarded).split(",")
        while hops and self.trust(client):
            hop = hops.pop().strip()
            if parse(hop) is None:
                break
            client = hop
        return client


def parse(text: str) -> Address | None:
    """An address, perhaps with a port; one of IPv4 that came by IPv6 is one of IPv4."""
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        address = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address


def counted(text: str) -> str:
    """An address as limits count it: of IPv6 the site."""
    address = parse(text)
    if isinstance(address, IPv6Address):
        return str(IPv6Network((address, IPV6_SITE), strict=False))
    return text if address is None else str(address)
