"""The cards of the Tremere: strong effects for blood, close to frenzy."""

from __future__ import annotations

from typing import Final

from conclave.games.masquerade.rules.abilities import Power, PowerAtLeast
from conclave.games.masquerade.rules.library import (
    AFTERMATH,
    CONFLICT,
    PASSIVE,
    PREPARATION,
    TREMERE,
    Card,
)
from conclave.games.masquerade.rules.moments import BloodLeaves, Drains, SpendsOrLoses
from conclave.games.masquerade.rules.players import EACH_RIVAL, HERE, YOU
from conclave.games.masquerade.vocabulary.amounts import (
    HALF_UP,
    HALF_YOUR_POOL,
    THAT_MANY,
    YOUR_POOL,
    Missing,
)
from conclave.games.masquerade.vocabulary.effects import (
    BANK,
    POOL,
    Deploy,
    Lose,
    MoveBlood,
    Spend,
    Steal,
    TurnThisDown,
)
from conclave.games.masquerade.vocabulary.gains import Gain
from conclave.lang.abilities import Instead, Whenever
from conclave.lang.effects import Either, May

CARDS: Final[tuple[Card, ...]] = (
    Card(
        "Hunt", TREMERE, AFTERMATH, power=1, effect=May(Spend(1), then=Steal(1, from_=EACH_RIVAL))
    ),
    Card(
        "Ready",
        TREMERE,
        PASSIVE,
        power=1,
        effect=Instead(Drains(YOU, at=HERE), May(TurnThisDown(), then=Gain(1))),
    ),
    Card(
        "Focus from Hunger",
        TREMERE,
        CONFLICT,
        power=9,
        effect=(Power(-1, per=YOUR_POOL), PowerAtLeast(0)),
    ),
    Card(
        "Ancient Artifacts",
        TREMERE,
        PREPARATION,
        power=6,
        effect=Either(Spend(HALF_YOUR_POOL), TurnThisDown(), by=YOU),
    ),
    Card("Theft of Vitae", TREMERE, PREPARATION, power=3, effect=Gain(Missing(to=7, at_least=1))),
    Card(
        "Dark Pact",
        TREMERE,
        PASSIVE,
        power=1,
        effect=Instead(BloodLeaves(YOU), Deploy(THAT_MANY, from_=BANK)),
    ),
    Card(
        "Cauldron of Blood",
        TREMERE,
        AFTERMATH,
        power=3,
        effect=May(Spend(HALF_YOUR_POOL), then=Lose(4, by=EACH_RIVAL)),
    ),
    Card(
        "Retaliation",
        TREMERE,
        PASSIVE,
        power=2,
        effect=Whenever(SpendsOrLoses(YOU, at=HERE), Lose(THAT_MANY, by=EACH_RIVAL)),
    ),
    Card(
        "Arcane Drain",
        TREMERE,
        PREPARATION,
        power=2,
        effect=May(Spend(HALF_YOUR_POOL), then=MoveBlood(HALF_UP, of=EACH_RIVAL, to=POOL)),
    ),
)
