"""Master cards about ousting and victory points."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities.ousting import RaisesStakes
from conclave.games.vtes.rules.constants import MASTER, UNIQUE
from conclave.games.vtes.rules.moments import IsOusted, UntapPhase
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.vocabulary import parts
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.amounts import Tally
from conclave.games.vtes.vocabulary.blood import TakePool
from conclave.games.vtes.vocabulary.card import Card, Pool
from conclave.games.vtes.vocabulary.conditions import AtLeast
from conclave.games.vtes.vocabulary.effects import Burn, PutInPlay
from conclave.games.vtes.vocabulary.points import LosePoint
from conclave.games.vtes.vocabulary.turns import EndTurn
from conclave.lang.abilities import Whenever
from conclave.lang.effects import Do

CARDS: tuple[AnyCard, ...] = (
    Card(
        "Gambit Accepted",
        MASTER,
        if_=AtLeast(Tally("points", p.YOU), 1),
        effect=Do(LosePoint(), PutInPlay()),
        grants=(Whenever(UntapPhase(p.YOU), TakePool(1, p.PREY)), RaisesStakes()),
    ),
    Card(
        "Last Stand",
        MASTER,
        UNIQUE,
        cost=Pool(6),
        grants=Whenever(IsOusted(p.EACH_OTHER), Do(EndTurn(), Burn(parts.THIS_CARD))),
    ),
)
