"""Client addresses: trusted proxies, and how limits count addresses."""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network

from conclave.core.errors import ConclaveError

Address = IPv4Address | IPv6Address
IPV6_SITE = 64
"""The bits of an IPv6 address that identify a site."""


class BadProxy(ConclaveError):
    """The value for a trusted proxy is not an address."""


class Proxies:
    """The trusted proxies."""

    def __init__(self, text: str = "") -> None:
        parts = [part.strip() for part in text.split(",")] if text.strip() else []
        try:
            self.networks = [ip_network(part, strict=False) for part in parts]
        except ValueError:
            raise BadProxy("bad-trusted-proxy", value=text) from None

    def trust(self, text: str) -> bool:
        """Whether an address belongs to a trusted proxy."""
        address = parse(text)
        return address is not None and any(
            address.version == network.version and address in network for network in self.networks
        )

    def client(self, peer: str, forwarded: Iterable[str]) -> str:
        """The client's address: the last one in `X-Forwarded-For` that isn't a trusted proxy.

        Anything before it may be forged, and everything if the peer isn't trusted.
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
    """Parse an address, with an optional port; IPv4-mapped IPv6 addresses become IPv4."""
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
    """An address as limits count it: for IPv6, the site."""
    address = parse(text)
    if isinstance(address, IPv6Address):
        return str(IPv6Network((address, IPV6_SITE), strict=False))
    return text if address is None else str(address)
