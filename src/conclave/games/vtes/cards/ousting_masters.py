"""Master cards about ousting and victory points."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities.ousting import RaisesStakes
from conclave.games.vtes.rules.constants import MASTER
from conclave.games.vtes.rules.moments import UntapPhase
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.amounts import Tally
from conclave.games.vtes.vocabulary.blood import TakePool
from conclave.games.vtes.vocabulary.card import Card
from conclave.games.vtes.vocabulary.conditions import AtLeast
from conclave.games.vtes.vocabulary.effects import PutInPlay
from conclave.games.vtes.vocabulary.points import LosePoint
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
)
