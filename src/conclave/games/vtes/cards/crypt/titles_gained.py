"""Vampires who do something when they gain a title."""

from __future__ import annotations

from conclave.games.vtes.rules.constants import CAMARILLA
from conclave.games.vtes.rules.moments import GainsTitle
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary.blood import BurnBlood
from conclave.games.vtes.vocabulary.card import Vampire
from conclave.games.vtes.vocabulary.effects import Each
from conclave.lang.abilities import Whenever

READY_SETITE = targets.One(filters.VAMPIRE, filters.READY_ONE, filters.OfClan("follower-of-set"))

CARDS: tuple[AnyCard, ...] = (
    Vampire(
        "Damaskenos, Herald of Leandro",
        "malkavian",
        2,
        6,
        "aus cel pot DOM",
        CAMARILLA,
        grants=(
            Whenever(
                GainsTitle(parts.SELF, "prince:Cairo"),
                Each(READY_SETITE, BurnBlood(1, parts.THAT_CARD)),
            ),
            Whenever(
                GainsTitle(parts.SELF, "justicar:malkavian"),
                Each(READY_SETITE, BurnBlood(2, parts.THAT_CARD)),
            ),
        ),
    ),
)
