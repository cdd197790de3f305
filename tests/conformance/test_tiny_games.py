"""The two tiny games pass the conformance suite."""

from collections.abc import Iterator

import pytest
from tiny.auction import AUCTION
from tiny.duel import DUEL

import conclave
from conclave.testing.conformance import Conformance


@pytest.fixture(autouse=True)
def _registered() -> Iterator[None]:
    for game in (AUCTION, DUEL):
        conclave.register(game)
    yield
    for game in (AUCTION, DUEL):
        conclave.unregister(game.name)


class TestAuction(Conformance):
    game = AUCTION


class TestDuel(Conformance):
    game = DUEL
