"""Limits on attempts to sign in, by address and by account."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

from conclave.server.limits import MAX_KEYS, Limits
from conclave.server.names import folded


class SignIns:
    """Counts attempts by the name of the account, whether it exists or not.

    Guesses from all addresses share one bucket. An address from which the owner has signed in has
    its own bucket, so that guesses elsewhere don't lock the owner out.
    """

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._known: OrderedDict[str, None] = OrderedDict()

    @contextmanager
    def attempt(self, name: str, address: str) -> Iterator[None]:
        """A context for checking a password; an exception counts as a failure."""
        self.limits.take("sign-ins", address)
        own = f"{folded(name)} {address}"
        key = own if own in self._known else folded(name)
        self.limits.take("sign-ins-account", key)
        yield
        self.limits.give_back("sign-ins-account", key)
        self.know(name, address)

    def know(self, name: str, address: str) -> None:
        """Remember an address of an account's owner."""
        own = f"{folded(name)} {address}"
        self._known[own] = None
        self._known.move_to_end(own)
        if len(self._known) > MAX_KEYS:
            self._known.popitem(last=False)
