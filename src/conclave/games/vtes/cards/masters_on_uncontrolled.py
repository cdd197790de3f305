"""Master cards on minions in uncontrolled regions."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities.acting import CanAct
from conclave.games.vtes.rules.abilities.turns import BarsTransfers
from conclave.games.vtes.rules.constants import MASTER
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary.card import Card
from conclave.games.vtes.vocabulary.effects import Burn

CARDS: tuple[AnyCard, ...] = (
    Card(
        "Brainwash",
        MASTER,
        put_on=targets.One(filters.MINION, region="prey-uncontrolled"),
        grants=(
            BarsTransfers(),
            CanAct(
                Action(Burn(parts.THIS_CARD), stealth=1, target=targets.Only(parts.THIS_CARD)),
                by=filters.MINION,
                anyone=True,
            ),
        ),
    ),
)
