"""Events: what befalls everybody, each once in a game (VTES-1.6.4)."""

from __future__ import annotations

from conclave.games.vtes.rules import table as notes
from conclave.games.vtes.rules.abilities import AT_NEXT_DISCARD, WHILE_IN_PLAY, Bonus
from conclave.games.vtes.rules.words import EVENT, GEHENNA, GOVERNMENT, TRANSIENT
from conclave.games.vtes.vocabulary import filters as f
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.amounts import COUNTERS_HERE, NumberOf, PointsOf
from conclave.games.vtes.vocabulary.card import Card
from conclave.games.vtes.vocabulary.conditions import AtLeast, Fits
from conclave.games.vtes.vocabulary.effects import Burn, BurnPool, Each, MoveBlood, NoteTurn, Untap
from conclave.games.vtes.vocabulary.moments import (
    ActionSucceeds,
    DiscardPhaseBegins,
    DiscardPhaseEnds,
)
from conclave.lang.abilities import Whenever
from conclave.lang.effects import Do, If

CARDS = (
    Card(
        "Dragonbound",
        EVENT,
        GEHENNA,
        not_replaced=WHILE_IN_PLAY,
        grants=Whenever(
            DiscardPhaseBegins(p.EACH_METHUSELAH),
            BurnPool(NumberOf(f.One(f.VAMPIRE, f.IN_TORPOR, f.ControlledBy(p.CHOSEN))), p.CHOSEN),
        ),
    ),
    Card(
        "Hunger Moon",
        EVENT,
        TRANSIENT,
        grants=Whenever(
            ActionSucceeds(f.VAMPIRE, ("hunt",)),
            Do(
                MoveBlood(1, f.TARGET, f.THIS_CARD),
                If(AtLeast(COUNTERS_HERE, 5), Burn(f.THIS_CARD)),
            ),
        ),
    ),
    Card(
        "NRA PAC",
        EVENT,
        GOVERNMENT,
        grants=(
            Whenever(ActionSucceeds(f.MINION, ("equip",)), NoteTurn(notes.EQUIPPED)),
            Whenever(
                DiscardPhaseEnds(p.EACH_METHUSELAH),
                Each(f.One(f.MINION, f.Did(notes.EQUIPPED)), Untap(f.TARGET)),
            ),
        ),
    ),
    Card(
        "The Bitter and Sweet Story",
        EVENT,
        grants=Bonus("hand-size", PointsOf(2), everyone=True),
    ),
    Card(
        "The Unmasking",
        EVENT,
        GEHENNA,
        not_replaced=AT_NEXT_DISCARD,
        grants=Bonus("intercept", 1, f.ALLY, if_=Fits(f.ACTING_MINION, f.VAMPIRE)),
    ),
)
