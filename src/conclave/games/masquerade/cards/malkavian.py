"""The cards of the Malkavian: surprises."""

from __future__ import annotations

from typing import Final

from conclave.games.masquerade.rules.abilities import FaceDownPower, Power
from conclave.games.masquerade.rules.library import (
    AFTERMATH,
    CONFLICT,
    MALKAVIAN,
    PASSIVE,
    PREPARATION,
    Card,
)
from conclave.games.masquerade.rules.moments import AFTER_REVEAL
from conclave.games.masquerade.rules.players import EACH_RIVAL, THAT_PLAYER, YOU
from conclave.games.masquerade.vocabulary.amounts import FEWEST_FACE_UP, THAT_MANY, YOUR_CARDS_HERE
from conclave.games.masquerade.vocabulary.effects import Steal
from conclave.games.masquerade.vocabulary.special import (
    AtEndOfRound,
    Auction,
    ChooseRival,
    PlayHand,
    PlayTop,
    ReturnCards,
    ShuffleBack,
    TurnCardsDown,
)
from conclave.lang.abilities import Whenever
from conclave.lang.effects import Do

CARDS: Final[tuple[Card, ...]] = (
    Card("Hunt", MALKAVIAN, AFTERMATH, power=0, effect=Steal(1, from_=EACH_RIVAL)),
    Card("Ready", MALKAVIAN, CONFLICT, power=0, effect=Power(+1, per=YOUR_CARDS_HERE)),
    Card(
        "Mesmerize", MALKAVIAN, PREPARATION, power=3, effect=ChooseRival(PlayHand(of=THAT_PLAYER))
    ),
    Card(
        "Auction of Blood",
        MALKAVIAN,
        PASSIVE,
        power=2,
        effect=Whenever(AFTER_REVEAL, Auction(with_=EACH_RIVAL)),
    ),
    Card("Madness Network", MALKAVIAN, PREPARATION, power=2, effect=PlayHand(of=YOU)),
    Card("Shadow Strike", MALKAVIAN, CONFLICT, power=3, effect=Power(+2, if_=FEWEST_FACE_UP)),
    Card(
        "Chaos",
        MALKAVIAN,
        PREPARATION,
        power=2,
        effect=ReturnCards(then=Steal(THAT_MANY, from_=EACH_RIVAL)),
    ),
    Card(
        "Malkav's Bane",
        MALKAVIAN,
        PASSIVE,
        power=2,
        effect=Whenever(AFTER_REVEAL, Do(PlayTop(), AtEndOfRound(ShuffleBack()))),
    ),
    Card(
        "Mindless Assault",
        MALKAVIAN,
        PREPARATION,
        power=3,
        effect=TurnCardsDown(then=FaceDownPower(4)),
    ),
)
