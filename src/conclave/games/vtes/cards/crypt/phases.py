"""Vampires with abilities for a phase of the turn."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities import Bonus, Can, Forbids
from conclave.games.vtes.rules.constants import CAMARILLA, SABBAT
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.windows import MASTER_PHASE
from conclave.games.vtes.vocabulary import filters, parts
from conclave.games.vtes.vocabulary.blood import BurnBlood, PoolToBlood
from conclave.games.vtes.vocabulary.card import Vampire
from conclave.games.vtes.vocabulary.choosing import LookAtTop
from conclave.games.vtes.vocabulary.conditions import Fits

CARDS: tuple[AnyCard, ...] = (
    Vampire(
        "Anatole, Prophet of Gehenna",
        "malkavian",
        2,
        8,
        "dom for AUS DEM OBF",
        CAMARILLA,
        grants=(
            Can(LookAtTop(5, shuffled=True), when=(MASTER_PHASE,), once="turn"),
            Bonus("intercept", 1),
        ),
    ),
    Vampire(
        "Raphael Catarari",
        "nosferatu-antitribu",
        4,
        5,
        "aus pot tha OBF PRE",
        SABBAT,
        grants=(
            Forbids(("untap",), if_=Fits(parts.SELF, filters.HasBlood(odd=True))),
            Can(
                PoolToBlood(1, parts.SELF),
                when=(MASTER_PHASE,),
                phase_action=True,
                even_torpid=True,
            ),
            Can(
                BurnBlood(1, parts.SELF),
                when=(MASTER_PHASE,),
                phase_action=True,
                even_torpid=True,
                if_=Fits(parts.SELF, filters.HasBlood()),
            ),
            Bonus("bleed", 1),
        ),
    ),
)
