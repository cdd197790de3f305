"""Modifiers and reactions about referendums, without a discipline."""

from __future__ import annotations

from conclave.games.vtes.rules.constants import REACTION
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.windows import BEFORE_VOTES
from conclave.games.vtes.vocabulary.card import Blood, Card
from conclave.games.vtes.vocabulary.modifying import IfPasses, SettleReferendum

CARDS: tuple[AnyCard, ...] = (
    Card(
        "Malkavian Rider Clause",
        REACTION,
        "malkavian",
        cost=Blood(1),
        when=BEFORE_VOTES,
        effect=IfPasses(SettleReferendum(True, next=True, until="game")),
    ),
)
