"""Location cards: two known ones, and five of our own in the same spirit."""

from __future__ import annotations

from typing import Final

from conclave.games.masquerade.rules.abilities import FaceDownCost, Immune, MustPlay
from conclave.games.masquerade.rules.library import Location
from conclave.games.masquerade.rules.moments import (
    AFTER_LOCATION,
    AFTER_WITHDRAWAL,
    FallsIntoFrenzy,
    Withdraws,
)
from conclave.games.masquerade.rules.players import ANYBODY, EVERYBODY_HERE, HERE, THAT_PLAYER
from conclave.games.masquerade.vocabulary.effects import Lose, TakeBackUpTo
from conclave.games.masquerade.vocabulary.gains import INFLUENCE, Gain
from conclave.lang.abilities import Whenever
from conclave.lang.effects import Each

LOCATIONS: Final[tuple[Location, ...]] = (
    Location(
        "Succubus Club",
        Whenever(AFTER_LOCATION, Each(EVERYBODY_HERE, TakeBackUpTo(3, by=THAT_PLAYER))),
    ),
    Location(
        "The Collar",
        Whenever(FallsIntoFrenzy(ANYBODY, by=ANYBODY, at=HERE), Gain(1, INFLUENCE, by=THAT_PLAYER)),
    ),
    Location("Blood Bank", Whenever(AFTER_WITHDRAWAL, Gain(1, by=EVERYBODY_HERE)), ours=True),
    Location("Elysium", Immune(EVERYBODY_HERE), ours=True),
    Location("Night Market", FaceDownCost(-1), ours=True),
    Location("Floodlit Square", MustPlay(by=EVERYBODY_HERE, down=False), ours=True),
    Location(
        "Old Cemetery", Whenever(Withdraws(ANYBODY, from_=HERE), Lose(1, by=THAT_PLAYER)), ours=True
    ),
)
