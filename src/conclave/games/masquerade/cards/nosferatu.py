"""The cards of the Nosferatu: leaving in the middle of a conflict, and using cards twice."""

from __future__ import annotations

from typing import Final

from conclave.games.masquerade.rules.abilities import MustPlay, Power, RevealToll
from conclave.games.masquerade.rules.library import AFTERMATH, NOSFERATU, PASSIVE, PREPARATION, Card
from conclave.games.masquerade.rules.moments import Plays, Withdraws
from conclave.games.masquerade.rules.players import EACH_RIVAL, ELSEWHERE, HERE, OPPONENT, YOU
from conclave.games.masquerade.vocabulary.amounts import AT_HAVEN, THAT_MANY
from conclave.games.masquerade.vocabulary.effects import (
    BANK,
    BringHere,
    Deploy,
    DeployUpTo,
    LookAtThatCard,
    MoveThis,
    Steal,
    Withdraw,
)
from conclave.lang.abilities import Instead, Whenever
from conclave.lang.effects import Do, May
from conclave.lang.nodes import Per

CARDS: Final[tuple[Card, ...]] = (
    Card(
        "Hunt",
        NOSFERATU,
        AFTERMATH,
        power=0,
        effect=Do(Steal(1, from_=EACH_RIVAL), May(MoveThis())),
    ),
    Card("Ready", NOSFERATU, PASSIVE, power=1, effect=Power(+2, if_=AT_HAVEN)),
    Card("Unseen Passage", NOSFERATU, AFTERMATH, power=2, effect=MoveThis()),
    Card(
        "Cloak of Shadows",
        NOSFERATU,
        PASSIVE,
        power=3,
        effect=Instead(Withdraws(YOU, from_=ELSEWHERE), May(BringHere())),
    ),
    Card(
        "Eyes in the Dark",
        NOSFERATU,
        PASSIVE,
        power=2,
        effect=(
            MustPlay(by=OPPONENT, down=True),
            Whenever(
                Plays(OPPONENT, at=HERE, down=True), Do(LookAtThatCard(), Deploy(1, from_=BANK))
            ),
        ),
    ),
    Card(
        "Feral Whispers",
        NOSFERATU,
        PASSIVE,
        power=1,
        effect=Whenever(Withdraws(YOU, from_=ELSEWHERE), Deploy(Per(2, THAT_MANY), from_=BANK)),
    ),
    Card("Backstab", NOSFERATU, PREPARATION, power=2, effect=Do(DeployUpTo(3), May(MoveThis()))),
    Card("One Step Ahead", NOSFERATU, PASSIVE, power=3, effect=RevealToll(2, by=EACH_RIVAL)),
    Card(
        "Vanish",
        NOSFERATU,
        PREPARATION,
        power=4,
        effect=May(Withdraw(YOU), then=Steal(1, from_=EACH_RIVAL)),
    ),
)
