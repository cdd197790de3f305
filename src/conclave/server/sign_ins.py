"""Attempts to sign in: guesses at passwords are slowed down by address and by account."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

from conclave.server.limits import KEYS_KEPT, Limits
from conclave.server.names import folded


class SignIns:
    """Counts attempts by the account's name as it is signed into, whether there is one or not.

    Guesses from many addresses share one bucket. An address from which somebody has signed in to
    the account has a bucket of its own: guesses elsewhere don't lock its owner out.
    """

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._known: OrderedDict[str, None] = OrderedDict()

    @contextmanager
    def attempt(self, name: str, address: str) -> Iterator[None]:
        """Try a password inside this; what is raised there counts as a failure."""
        self.limits.take("sign-ins", address)
        own = f"{folded(name)} {address}"
        key = own if own in self._known else folded(name)
        self.limits.take("sign-ins-account", key)
        yield
        self.limits.give_back("sign-ins-account", key)
        self.know(name, address)

    def know(self, name: str, address: str) -> None:
        """Remember that an account's owner was at an address."""
        own = f"{folded(name)} {address}"
        self._known[own] = None
        self._known.move_to_end(own)
        if len(self._known) > KEYS_KEPT:
            self._known.popitem(last=False)
