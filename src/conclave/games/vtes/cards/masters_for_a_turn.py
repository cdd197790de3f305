"""Master cards whose effect lasts until the end of the turn."""

from __future__ import annotations

from conclave.games.vtes.rules.constants import MASTER
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.blocks import Overlooks
from conclave.games.vtes.vocabulary.card import Card
from conclave.games.vtes.vocabulary.choosing import ForOne
from conclave.games.vtes.vocabulary.effects import As

CARDS: tuple[AnyCard, ...] = (
    Card(
        "Blind Spot",
        MASTER,
        effect=As(
            parts.TARGET,
            ForOne(
                targets.One(
                    filters.AnyOf(filters.ALLY, filters.YOUNGER), filters.ControlledBy(p.PREY)
                ),
                Overlooks(),
            ),
        ),
        target=targets.One(filters.VAMPIRE, filters.ControlledBy(p.YOU)),
    ),
)
