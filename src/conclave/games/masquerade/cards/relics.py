"""Relics: two known ones, and six of our own in the same spirit."""

from __future__ import annotations

from typing import Final

from conclave.games.masquerade.rules.library import Relic
from conclave.games.masquerade.rules.moments import IN_YOUR_TURN, START_OF_RESOLUTION
from conclave.games.masquerade.rules.players import EACH_LOCATION, EACH_OPPONENT
from conclave.games.masquerade.vocabulary.effects import (
    POOL,
    Deploy,
    ShedDiablerie,
    Steal,
    TakeAmbition,
)
from conclave.games.masquerade.vocabulary.gains import Gain, GainVictim
from conclave.games.masquerade.vocabulary.special import LookAround, Restore
from conclave.lang.abilities import Whenever

RELICS: Final[tuple[Relic, ...]] = (
    Relic("The Isaac Chalice", influence=0, effect=Whenever(IN_YOUR_TURN, Restore())),
    Relic(
        "The Sargon Apocrypha",
        influence=2,
        effect=Whenever(START_OF_RESOLUTION, Deploy(1, from_=POOL, at=EACH_LOCATION)),
    ),
    Relic("Vial of First Blood", influence=1, effect=Whenever(IN_YOUR_TURN, Gain(4)), ours=True),
    Relic(
        "The Foundling's Rattle",
        influence=1,
        effect=Whenever(IN_YOUR_TURN, GainVictim(1)),
        ours=True,
    ),
    Relic(
        "Mirror of Saint Lucy", influence=2, effect=Whenever(IN_YOUR_TURN, LookAround()), ours=True
    ),
    Relic(
        "The Usurer's Ledger",
        influence=0,
        effect=Whenever(START_OF_RESOLUTION, Steal(1, from_=EACH_OPPONENT)),
        ours=True,
    ),
    Relic(
        "Signet of the Old Prince",
        influence=1,
        effect=Whenever(START_OF_RESOLUTION, TakeAmbition()),
        ours=True,
    ),
    Relic(
        "The Penitent's Lash",
        influence=0,
        effect=Whenever(IN_YOUR_TURN, ShedDiablerie()),
        ours=True,
    ),
)
