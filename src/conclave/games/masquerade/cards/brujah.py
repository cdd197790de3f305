"""The cards of the Brujah: high power, heavy losses for rivals, influence for their frenzies."""

from __future__ import annotations

from typing import Final

from conclave.games.masquerade.rules.abilities import Power
from conclave.games.masquerade.rules.library import (
    AFTERMATH,
    BRUJAH,
    CONFLICT,
    PASSIVE,
    PREPARATION,
    Card,
)
from conclave.games.masquerade.rules.moments import FallsIntoFrenzy, Plays
from conclave.games.masquerade.rules.players import (
    EACH_RIVAL,
    ELSEWHERE,
    OPPONENT,
    RIVAL,
    THAT_PLAYER,
    YOU,
)
from conclave.games.masquerade.vocabulary.amounts import (
    BLOOD_HERE,
    ROUND_NUMBER,
    WON_HERE,
    YOUR_CARDS_HERE,
    HasBlood,
)
from conclave.games.masquerade.vocabulary.effects import Lose, Steal
from conclave.games.masquerade.vocabulary.gains import INFLUENCE, Gain
from conclave.lang.abilities import Whenever
from conclave.lang.effects import If
from conclave.lang.nodes import Half

CARDS: Final[tuple[Card, ...]] = (
    Card("Hunt", BRUJAH, AFTERMATH, power=0, effect=Steal(1, from_=EACH_RIVAL)),
    Card(
        "Ready",
        BRUJAH,
        PASSIVE,
        power=1,
        effect=Whenever(FallsIntoFrenzy(RIVAL, by=YOU), Gain(1, INFLUENCE)),
    ),
    Card("Bloody Fury", BRUJAH, CONFLICT, power=6, effect=Power(-2, if_=HasBlood(YOU))),
    Card("Punk's Posse", BRUJAH, CONFLICT, power=0, effect=Power(+2, per=YOUR_CARDS_HERE)),
    Card(
        "Challenge",
        BRUJAH,
        PASSIVE,
        power=4,
        effect=Whenever(Plays(OPPONENT, at=ELSEWHERE), Lose(1, by=THAT_PLAYER)),
    ),
    Card("Fist of Caine", BRUJAH, AFTERMATH, power=4, effect=Lose(ROUND_NUMBER, by=EACH_RIVAL)),
    Card(
        "F*ck the System",
        BRUJAH,
        AFTERMATH,
        power=3,
        effect=If(WON_HERE, Lose(4, by=EACH_RIVAL), otherwise=Lose(2, by=EACH_RIVAL)),
    ),
    Card(
        "Earthshock",
        BRUJAH,
        AFTERMATH,
        power=2,
        effect=Lose(Half(BLOOD_HERE, up=False), by=EACH_RIVAL),
    ),
    Card("Show of Force", BRUJAH, PREPARATION, power=3, effect=Steal(1, from_=EACH_RIVAL)),
)
