"""The cards of the Gangrel: shifting blood between pool and positions."""

from __future__ import annotations

from typing import Final

from conclave.games.masquerade.rules.abilities import BloodPower, HalvesPower
from conclave.games.masquerade.rules.library import (
    AFTERMATH,
    CONFLICT,
    GANGREL,
    PASSIVE,
    PREPARATION,
    Card,
)
from conclave.games.masquerade.rules.moments import Plays
from conclave.games.masquerade.rules.players import EACH_RIVAL, HERE, OPPONENT, YOU
from conclave.games.masquerade.vocabulary.amounts import ALL, HALF_UP
from conclave.games.masquerade.vocabulary.effects import (
    BANK,
    POOL,
    Deploy,
    MoveBlood,
    SendBlood,
    Steal,
    SwapBlood,
)
from conclave.lang.abilities import Whenever
from conclave.lang.effects import May

CARDS: Final[tuple[Card, ...]] = (
    Card("Hunt", GANGREL, AFTERMATH, power=0, effect=Steal(1, from_=EACH_RIVAL)),
    Card("Ready", GANGREL, PREPARATION, power=0, effect=Deploy(2, from_=BANK)),
    Card("Earth Meld", GANGREL, AFTERMATH, power=1, effect=MoveBlood(ALL, of=YOU, to=POOL)),
    Card("Wolf Companion", GANGREL, CONFLICT, power=2, effect=HalvesPower(of=EACH_RIVAL)),
    Card("Feral Weapons", GANGREL, CONFLICT, power=1, effect=BloodPower(2)),
    Card(
        "Power of the Pack",
        GANGREL,
        PREPARATION,
        power=2,
        effect=MoveBlood(HALF_UP, of=EACH_RIVAL, to=POOL),
    ),
    Card(
        "Fearless",
        GANGREL,
        PREPARATION,
        power=3,
        effect=May(SwapBlood(), then=Deploy(2, from_=BANK)),
    ),
    Card(
        "On the Prowl",
        GANGREL,
        PASSIVE,
        power=3,
        effect=Whenever(Plays(OPPONENT, at=HERE), Deploy(1, from_=BANK)),
    ),
    Card("Mist Form", GANGREL, AFTERMATH, power=2, effect=May(SendBlood(HALF_UP))),
)
