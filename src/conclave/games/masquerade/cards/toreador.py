"""The cards of the Toreador: strong through a large alliance."""

from __future__ import annotations

from typing import Final

from conclave.games.masquerade.rules.abilities import Immune, Power
from conclave.games.masquerade.rules.library import (
    AFTERMATH,
    CONFLICT,
    PASSIVE,
    PREPARATION,
    TOREADOR,
    Card,
)
from conclave.games.masquerade.rules.moments import BEFORE_REVEAL
from conclave.games.masquerade.rules.players import EACH_RIVAL, YOU
from conclave.games.masquerade.vocabulary.amounts import CARDS_HERE, GAINED_HERE, YOUR_ALLIANCE
from conclave.games.masquerade.vocabulary.effects import BANK, DeployUpTo, MoveBlood, Steal
from conclave.games.masquerade.vocabulary.gains import GainVictim
from conclave.lang.abilities import Whenever
from conclave.lang.effects import If
from conclave.lang.nodes import Per

CARDS: Final[tuple[Card, ...]] = (
    Card("Hunt", TOREADOR, AFTERMATH, power=0, effect=Steal(1, from_=EACH_RIVAL)),
    Card("Ready", TOREADOR, PREPARATION, power=0, effect=GainVictim(1)),
    Card(
        "Awe",
        TOREADOR,
        AFTERMATH,
        power=2,
        effect=Steal(Per(1, YOUR_ALLIANCE, every=2), from_=EACH_RIVAL),
    ),
    Card("Entourage", TOREADOR, CONFLICT, power=0, effect=Power(+1, per=YOUR_ALLIANCE, at_most=7)),
    Card(
        "Charisma",
        TOREADOR,
        PREPARATION,
        power=2,
        effect=MoveBlood(Per(1, YOUR_ALLIANCE, every=2), of=EACH_RIVAL, to=BANK),
    ),
    Card("Summon", TOREADOR, AFTERMATH, power=3, effect=If(GAINED_HERE, GainVictim(1))),
    Card("Entrancement", TOREADOR, CONFLICT, power=0, effect=Power(+1, per=CARDS_HERE)),
    Card("Submission", TOREADOR, PASSIVE, power=3, effect=Immune(YOU)),
    Card(
        "Friends in High Places",
        TOREADOR,
        PASSIVE,
        power=3,
        effect=Whenever(BEFORE_REVEAL, DeployUpTo(Per(1, YOUR_ALLIANCE))),
    ),
)
