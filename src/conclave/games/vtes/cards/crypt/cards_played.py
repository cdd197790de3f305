"""Vampires who do something when cards are played, or may play those of others."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities.identity import (
    PlaysAnyDiscipline,
    PlaysAsClan,
    RaisedByDisciplineCards,
)
from conclave.games.vtes.rules.abilities.using import Can
from conclave.games.vtes.rules.constants import CAMARILLA, COMBAT, GEHENNA, SABBAT, THAUMATURGY
from conclave.games.vtes.rules.moments import MethuselahPlays, PlaysCard
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.windows import AS_PLAYED
from conclave.games.vtes.vocabulary import filters, parts
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.blood import BurnBlood
from conclave.games.vtes.vocabulary.cancelling import Cancel, CancelThis
from conclave.games.vtes.vocabulary.card import Vampire
from conclave.games.vtes.vocabulary.choosing import RevealTop
from conclave.games.vtes.vocabulary.conditions import Fits
from conclave.games.vtes.vocabulary.effects import Untap
from conclave.games.vtes.vocabulary.more_filters import NeedsDiscipline
from conclave.lang.abilities import Whenever
from conclave.lang.effects import Do, If

CARDS: tuple[AnyCard, ...] = (
    Vampire(
        "Andrew Stuart",
        "tremere",
        4,
        5,
        "AUS DOM THA",
        CAMARILLA,
        grants=Whenever(
            PlaysCard(parts.SELF, (THAUMATURGY,), as_played=True),
            RevealTop(
                p.YOU,
                NeedsDiscipline((THAUMATURGY,)),
                Do(CancelThis(parts.THAT_CARD), BurnBlood(1)),
            ),
        ),
    ),
    Vampire(
        "Gem Ghastly",
        "malkavian",
        5,
        6,
        "aus DEM OBF",
        CAMARILLA,
        title="primogen",
        grants=PlaysAsClan("ventrue"),
    ),
    Vampire(
        "Ian Forestal",
        "tremere-antitribu",
        2,
        8,
        "AUS DOM THA",
        SABBAT,
        grants=(PlaysAnyDiscipline(), RaisedByDisciplineCards()),
    ),
    Vampire(
        "Jesse Menks",
        "ventrue-antitribu",
        3,
        8,
        "ani AUS DOM FOR",
        SABBAT,
        title="archbishop:Amsterdam",
        grants=Whenever(
            MethuselahPlays(p.YOU, trait=GEHENNA, even_cancelled=True),
            If(Fits(parts.SELF, filters.READY_ONE), Untap()),
        ),
    ),
    Vampire(
        "Watenda",
        "malkavian",
        2,
        3,
        "obf",
        CAMARILLA,
        grants=Can(
            Cancel((COMBAT,), player=parts.OPPONENT, at_its_cost=True),
            when=(AS_PLAYED,),
            once="combat",
            own_turn=False,
        ),
    ),
)
