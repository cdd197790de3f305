"""Master cards that are neither locations nor trophies: untyped ones, disciplines, trifles."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities import Can, DisciplineLevel
from conclave.games.vtes.rules.words import DISCIPLINE, DOMINATE, MASTER, OUT_OF_TURN
from conclave.games.vtes.vocabulary import filters as f
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.card import Card
from conclave.games.vtes.vocabulary.effects import BloodToPool, PoolToBlood
from conclave.games.vtes.vocabulary.feats import Cancel
from conclave.lang.effects import Either

CARDS = (
    Card(
        "Blood Doll",
        MASTER,
        put_on=f.One(f.VAMPIRE, f.ControlledBy(p.YOU)),
        grants=Can(
            Either(BloodToPool(1), PoolToBlood(1), p.YOU), when=("master-phase",), once="turn"
        ),
    ),
    Card("Sudden Reversal", MASTER, OUT_OF_TURN, effect=Cancel((MASTER,))),
    Card("Dominate", MASTER, DISCIPLINE, put_on=f.One(f.VAMPIRE), grants=DisciplineLevel(DOMINATE)),
)
