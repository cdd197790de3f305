"""The cards of the Ventrue: obey or pay."""

from __future__ import annotations

from typing import Final

from conclave.games.masquerade.rules.abilities import NullsHighest, Power
from conclave.games.masquerade.rules.library import (
    AFTERMATH,
    CONFLICT,
    PASSIVE,
    PREPARATION,
    VENTRUE,
    Card,
)
from conclave.games.masquerade.rules.moments import (
    AFTER_REVEAL,
    AFTER_WITHDRAWAL,
    END_OF_PLANNING,
)
from conclave.games.masquerade.rules.players import (
    ABSENT_OPPONENTS,
    EACH_RIVAL,
    RIVAL,
    THAT_PLAYER,
    THE_WINNER,
)
from conclave.games.masquerade.vocabulary.amounts import HALF_UP, HIGHEST_POWER, RIVALS_HERE
from conclave.games.masquerade.vocabulary.effects import (
    POSITION,
    GiveInfluence,
    Lose,
    MoveBlood,
    Steal,
    Withdraw,
)
from conclave.games.masquerade.vocabulary.gains import INFLUENCE
from conclave.games.masquerade.vocabulary.special import Forestall, SkipSteps
from conclave.lang.abilities import Whenever
from conclave.lang.effects import Each, Either

CARDS: Final[tuple[Card, ...]] = (
    Card(
        "Hunt",
        VENTRUE,
        AFTERMATH,
        power=0,
        effect=Either(Steal(2, from_=THE_WINNER), GiveInfluence(1, by=THE_WINNER), by=THE_WINNER),
    ),
    Card("Ready", VENTRUE, CONFLICT, power=2),
    Card(
        "Master Plan",
        VENTRUE,
        PASSIVE,
        power=3,
        effect=(
            Whenever(END_OF_PLANNING, Lose(1, by=ABSENT_OPPONENTS, what=INFLUENCE)),
            Power(+1, per=RIVALS_HERE),
        ),
    ),
    Card("Diplomacy", VENTRUE, CONFLICT, power=3, effect=NullsHighest(of=EACH_RIVAL)),
    Card(
        "Curfew",
        VENTRUE,
        PASSIVE,
        power=2,
        effect=Whenever(
            AFTER_REVEAL,
            Each(
                EACH_RIVAL,
                Either(SkipSteps(by=THAT_PLAYER), Steal(3, from_=THAT_PLAYER), by=THAT_PLAYER),
            ),
        ),
    ),
    Card("Majesty", VENTRUE, CONFLICT, power=0, effect=Power(set_to=HIGHEST_POWER)),
    Card(
        "Mass Manipulation",
        VENTRUE,
        PASSIVE,
        power=3,
        effect=Whenever(
            AFTER_WITHDRAWAL,
            Each(
                EACH_RIVAL,
                Either(Withdraw(by=THAT_PLAYER), Steal(2, from_=THAT_PLAYER), by=THAT_PLAYER),
            ),
        ),
    ),
    Card(
        "Tyrant's Gaze",
        VENTRUE,
        PREPARATION,
        power=2,
        effect=Each(
            EACH_RIVAL,
            Either(
                MoveBlood(HALF_UP, of=THAT_PLAYER, to=POSITION),
                Lose(1, by=THAT_PLAYER, what=INFLUENCE),
                by=THAT_PLAYER,
            ),
        ),
    ),
    Card(
        "Forestall", VENTRUE, PASSIVE, power=3, effect=Whenever(AFTER_REVEAL, Forestall(of=RIVAL))
    ),
)
