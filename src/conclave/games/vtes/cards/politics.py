"""Political actions: what referendums are called for."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities import Motion
from conclave.games.vtes.rules.words import POLITICAL
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.card import Card
from conclave.games.vtes.vocabulary.effects import Allocate, AllottedAmount, BurnPool

CARDS = (
    Card(
        "Kine Resources Contested",
        POLITICAL,
        effect=Motion(BurnPool(AllottedAmount(), p.EACH_CHOSEN), Allocate(4, p.EACH_METHUSELAH, 2)),
    ),
)
