"""Master cards that hold counters or other cards."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities.counters import BurnedWhenEmpty
from conclave.games.vtes.rules.abilities.using import Can
from conclave.games.vtes.rules.constants import INVESTMENT, LOCATION, MASTER
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.windows import MASTER_PHASE
from conclave.games.vtes.vocabulary import parts
from conclave.games.vtes.vocabulary.amounts import THAT_MANY
from conclave.games.vtes.vocabulary.blood import BloodToPool, GainBlood
from conclave.games.vtes.vocabulary.card import Card, XPool
from conclave.games.vtes.vocabulary.effects import PutInPlay
from conclave.games.vtes.vocabulary.keeping import KeepHere
from conclave.lang.effects import Do
from conclave.lang.nodes import Per

CARDS: tuple[AnyCard, ...] = (
    Card(
        "Secret Horde",
        MASTER,
        INVESTMENT,
        cost=XPool(),
        effect=Do(PutInPlay(), GainBlood(Per(2, THAT_MANY), parts.THIS_CARD)),
        grants=(
            Can(BloodToPool(1, parts.THIS_CARD), when=(MASTER_PHASE,), phase_action=True),
            BurnedWhenEmpty(),
        ),
    ),
    Card(
        "Storage Annex",
        MASTER,
        LOCATION,
        effect=Do(PutInPlay(), KeepHere()),
        grants=Can(
            KeepHere(exchange=True),
            when=(MASTER_PHASE,),
            once="turn",
        ),
    ),
)
