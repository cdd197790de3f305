"""Vampires who do something when cards are played."""

from __future__ import annotations

from conclave.games.vtes.rules.constants import GEHENNA, SABBAT
from conclave.games.vtes.rules.moments import MethuselahPlays
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.vocabulary import filters, parts
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.card import Vampire
from conclave.games.vtes.vocabulary.conditions import Fits
from conclave.games.vtes.vocabulary.effects import Untap
from conclave.lang.abilities import Whenever
from conclave.lang.effects import If

CARDS: tuple[AnyCard, ...] = (
    Vampire(
        "Jesse Menks",
        "ventrue-antitribu",
        3,
        8,
        "ani AUS DOM FOR",
        SABBAT,
        title="archbishop:Amsterdam",
        grants=Whenever(
            MethuselahPlays(p.YOU, trait=GEHENNA),
            If(Fits(parts.SELF, filters.READY_ONE), Untap()),
        ),
    ),
)
