"""Vampires whose strikes are better than others'."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities.acting import CanAct
from conclave.games.vtes.rules.abilities.fighting import ImprovesStrikes
from conclave.games.vtes.rules.abilities.using import Bonus, Can
from conclave.games.vtes.rules.constants import CAMARILLA, GUN, MELEE, SABBAT, THAUMATURGY
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.windows import ADDITIONAL
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.amounts import THAT_MANY
from conclave.games.vtes.vocabulary.blood import MoveBlood
from conclave.games.vtes.vocabulary.card import Vampire
from conclave.games.vtes.vocabulary.choosing import HowMany
from conclave.games.vtes.vocabulary.conditions import AT_LONG_RANGE, FIRST_ROUND
from conclave.games.vtes.vocabulary.damage import Inflict
from conclave.games.vtes.vocabulary.effects import Each
from conclave.games.vtes.vocabulary.maneuvers import AdditionalStrikes

GUNS = filters.WithTrait(GUN)

CARDS: tuple[AnyCard, ...] = (
    Vampire(
        "Ardan Lane",
        "tremere",
        3,
        8,
        "dom obf pre AUS THA",
        CAMARILLA,
        title="primogen",
        grants=ImprovesStrikes(steals=1, disciplines=(THAUMATURGY,)),
    ),
    Vampire(
        "Casino Reeds",
        "nosferatu",
        3,
        9,
        "cel dem ANI OBF POT",
        CAMARILLA,
        title="prince:Seattle",
        grants=(
            CanAct(
                Action(
                    HowMany(0, 3, MoveBlood(THAT_MANY, parts.SELF, parts.TARGET)),
                    target=targets.One(
                        filters.VAMPIRE,
                        filters.OfClan("nosferatu"),
                        filters.YOUNGER,
                        region="your-uncontrolled",
                    ),
                )
            ),
            ImprovesStrikes(damage=1, ranged=True),
        ),
    ),
    Vampire(
        "Jaroslav Pascek",
        "brujah",
        3,
        10,
        "for obf CEL POT PRE",
        CAMARILLA,
        title="justicar:brujah",
        grants=(
            ImprovesStrikes(damage=2, weapons=filters.WithTrait(MELEE)),
            CanAct(
                Action(
                    Each(
                        targets.One(
                            filters.VAMPIRE, filters.OfSect(SABBAT), filters.ControlledBy(p.PREY)
                        ),
                        Inflict(1, parts.THAT_CARD),
                    ),
                    at=p.PREY,
                )
            ),
            Bonus("intercept", 1),
        ),
    ),
    Vampire(
        "Joaquin Murietta",
        "toreador",
        3,
        9,
        "obf pre qui AUS CEL",
        CAMARILLA,
        grants=(
            Can(
                AdditionalStrikes(1),
                when=(ADDITIONAL,),
                once="combat",
                if_=FIRST_ROUND,
                own_turn=False,
            ),
            ImprovesStrikes(damage=1, weapons=GUNS, if_=AT_LONG_RANGE),
        ),
    ),
    Vampire(
        "Reverend Blackwood",
        "tremere-antitribu",
        2,
        6,
        "obf DOM THA",
        SABBAT,
        title="bishop",
        grants=ImprovesStrikes(damage=1, disciplines=(THAUMATURGY,)),
    ),
    Vampire(
        "Ruth McGinley",
        "malkavian",
        3,
        6,
        "aus cel obf DEM",
        CAMARILLA,
        title="primogen",
        grants=ImprovesStrikes(first=True, weapons=GUNS),
    ),
)
