"""Rate and concurrency limits for addresses, people and accounts.

They are counted in memory, by each node for itself; `quotas` has those counted in the database.
"""

from __future__ import annotations

import math
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from typing import NamedTuple

from conclave.core.errors import ConclaveError
from conclave.server.errors import TooFast

MINUTE = 60
HOUR = 60 * MINUTE

MAX_KEYS = 50_000
"""How many addresses or people a limit remembers."""

ASK_AGAIN = 30
"""`Retry-After` in seconds if it is unknown when there is room again."""


class Client(NamedTuple):
    """The client of a request: an address, and the person if known."""

    address: str
    person: str | None


class Limit(NamedTuple):
    """At most `most` at once; with `seconds`, a rate: at most `most` in that time."""

    error: str
    most: int
    seconds: float = 0


# Names of limits by address end in `-address`. They are generous, because many people may share an
# address, for example at a convention.
DEFAULTS: Mapping[str, Limit] = {
    "requests": Limit("too-many-requests", 3000, MINUTE),
    "guests": Limit("too-many-guests", 300, HOUR),
    "sign-ins": Limit("too-many-sign-ins", 60, MINUTE),
    "sign-ins-account": Limit("too-many-sign-ins", 10, 10 * MINUTE),
    "tables": Limit("too-many-tables", 60, HOUR),
    "tables-address": Limit("too-many-tables", 600, HOUR),
    "tables-waiting": Limit("too-many-tables-waiting", 10),
    "tables-waiting-account": Limit("too-many-tables-waiting", 40),
    "sockets": Limit("too-many-sockets", 20),
    "sockets-address": Limit("too-many-sockets", 500),
    "sockets-all": Limit("server-full", 10_000),
    "messages": Limit("too-many-messages", 60, 5),
    "messages-address": Limit("too-many-messages", 300, 5),
    "uploads": Limit("too-many-uploads", 20, HOUR),
    "uploads-address": Limit("too-many-uploads", 100, HOUR),
    "upload-bytes": Limit("too-much-uploaded", 20_000_000),
    "analyses": Limit("too-many-analyses", 2),
    "analyses-address": Limit("too-many-analyses", 5),
    "deck-checks": Limit("too-many-deck-checks", 120, MINUTE),
    "deck-checks-address": Limit("too-many-deck-checks", 600, MINUTE),
}


class BadLimit(ConclaveError):
    """An unknown limit, or an invalid value."""


def choose(rate: int | None, changes: tuple[str, ...]) -> Mapping[str, Limit]:
    """The limits, changed by texts such as `sockets=5` and `tables=10/60`; 0 is no limit."""
    chosen = dict(DEFAULTS)
    if rate is not None:
        chosen["requests"] = chosen["requests"]._replace(most=rate)
    for change in changes:
        name, _, value = change.partition("=")
        if name not in DEFAULTS:
            raise BadLimit("unknown-limit", name=name, known=", ".join(DEFAULTS))
        most, slash, seconds = value.partition("/")
        by_time = DEFAULTS[name].seconds > 0
        if not most.isdecimal() or bool(slash) != by_time or (by_time and not _positive(seconds)):
            example = "10/60" if by_time else "10"
            raise BadLimit("bad-limit", name=name, value=value, example=example)
        chosen[name] = Limit(DEFAULTS[name].error, int(most), float(seconds or 0))
    return {name: limit for name, limit in chosen.items() if limit.most}


def _positive(text: str) -> bool:
    try:
        return 0 < float(text) < math.inf
    except ValueError:
        return False


def too_fast(limit: Limit, seconds: float) -> TooFast:
    """The refusal, with the seconds until the client may try again."""
    return TooFast(limit.error, most=limit.most, seconds=max(1, math.ceil(seconds)))


class Limits:
    """The state of all limits, by limit and key. A limit that isn't set doesn't apply."""

    def __init__(
        self, limits: Mapping[str, Limit], clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.limits = limits
        self._clock = clock
        self._full: dict[str, OrderedDict[str, float]] = {name: OrderedDict() for name in limits}
        """The time at which each bucket is full again."""
        self._held: dict[str, Counter[str]] = {name: Counter() for name in limits}

    def take(self, name: str, key: str, count: float = 1) -> None:
        """Take from a bucket; refused if there isn't enough in it."""
        limit = self.limits.get(name)
        if limit is None:
            return
        moment = self._clock()
        full = self._full[name]
        after = max(moment, full.get(key, 0)) + count * limit.seconds / limit.most
        if after > moment + limit.seconds:
            raise too_fast(limit, after - moment - limit.seconds)
        full[key] = after
        full.move_to_end(key)
        if len(full) > MAX_KEYS:
            self._forget(full, moment)

    def give_back(self, name: str, key: str) -> None:
        """Undo the last `take`."""
        limit = self.limits.get(name)
        if limit is not None and key in self._full[name]:
            self._full[name][key] -= limit.seconds / limit.most

    def take_for(self, client: Client, name: str) -> None:
        """Take once for the person, and once for the address."""
        if client.person is not None:
            self.take(name, client.person)
        self.take(f"{name}-address", client.address)

    def hold_for(self, client: Client, name: str) -> ExitStack:
        """Hold one for the person, the address and in total, until the stack is closed."""
        with ExitStack() as held:
            if client.person is not None:
                held.callback(self._hold(name, client.person))
            held.callback(self._hold(f"{name}-address", client.address))
            held.callback(self._hold(f"{name}-all", ""))
            return held.pop_all()

    def _hold(self, name: str, key: str) -> Callable[[], None]:
        limit = self.limits.get(name)
        if limit is None:
            return lambda: None
        held = self._held[name]
        if held[key] >= limit.most:
            raise too_fast(limit, ASK_AGAIN)
        held[key] += 1
        return lambda: self._release(held, key)

    @staticmethod
    def _release(held: Counter[str], key: str) -> None:
        held[key] -= 1
        if not held[key]:
            del held[key]

    @staticmethod
    def _forget(full: OrderedDict[str, float], moment: float) -> None:
        """Forget buckets that are full again, and the oldest if necessary."""
        for key in [key for key, at in full.items() if at <= moment]:
            del full[key]
        while len(full) > MAX_KEYS * 9 // 10:
            full.popitem(last=False)
