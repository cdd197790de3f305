"""Vampires for whom, or because of whom, cards and actions cost more or less."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities import ChangesCost
from conclave.games.vtes.rules.constants import CAMARILLA, COMBAT, SERPENTIS
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.vocabulary import filters, parts
from conclave.games.vtes.vocabulary.card import Vampire
from conclave.games.vtes.vocabulary.conditions import Fits

CARDS: tuple[AnyCard, ...] = (
    Vampire(
        "Murat",
        "nosferatu",
        2,
        7,
        "ser OBF POT",
        CAMARILLA,
        title="prince:Istanbul",
        grants=ChangesCost(
            1,
            types=(COMBAT,),
            disciplines=(SERPENTIS,),
            who=parts.OPPONENT,
            if_=Fits(parts.OPPONENT, filters.OfClan("follower-of-set")),
        ),
    ),
)
