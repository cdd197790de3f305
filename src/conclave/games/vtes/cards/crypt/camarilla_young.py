"""Camarilla vampires without a title and with capacity 5 or less, with special abilities."""

from __future__ import annotations

from conclave.games.vtes.cards.crypt.shared_abilities import (
    bled_controls,
)
from conclave.games.vtes.rules.abilities.acting import BloodToAct, CanAct, Forbids, Unblockable
from conclave.games.vtes.rules.abilities.using import Bonus, Can
from conclave.games.vtes.rules.constants import CAMARILLA, REACTION
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.moments import ActionSucceeds
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.windows import (
    BLOCK,
    BROUGHT_OUT,
    INFLUENCE_PHASE,
    MASTER_PHASE,
    UNTAP,
)
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.blocks import Intercept
from conclave.games.vtes.vocabulary.blood import (
    BurnBlood,
    BurnEdge,
    GainPool,
    MoveBlood,
    TakeEdge,
)
from conclave.games.vtes.vocabulary.card import Blood, Vampire
from conclave.games.vtes.vocabulary.conditions import (
    ACTING,
    ActionIs,
    AllHold,
    Fights,
    Fits,
    HasEdge,
    Unless,
)
from conclave.games.vtes.vocabulary.effects import (
    Untap,
)
from conclave.games.vtes.vocabulary.piles import Draw
from conclave.lang.abilities import Whenever
from conclave.lang.effects import Do, May

CARDS: tuple[AnyCard, ...] = (
    Vampire(
        "Aisling Sturbridge",
        "tremere",
        2,
        5,
        "dom AUS THA",
        CAMARILLA,
        grants=Unblockable(
            filters.All(filters.VAMPIRE, filters.OfClan("tremere"), filters.YOUNGER)
        ),
    ),
    Vampire(
        "Angela Preston",
        "daughter-of-cacophony",
        2,
        5,
        "for MEL PRE",
        CAMARILLA,
        grants=(
            BloodToAct(1, if_=Fits(parts.ACTING_MINION, filters.OLDER), blocking=True),
            Can(
                Untap(parts.TARGET),
                when=(INFLUENCE_PHASE, BROUGHT_OUT),
                tap=True,
                target=targets.One(filters.VAMPIRE, filters.Not(parts.SELF)),
                even_torpid=True,
            ),
        ),
    ),
    Vampire(
        "Barth",
        "toreador",
        3,
        5,
        "aus cel PRE",
        CAMARILLA,
        grants=Bonus(
            "stealth",
            -1,
            filters.All(
                filters.VAMPIRE, filters.CapacityOf(at_most=3), filters.ControlledBy(p.NEIGHBOURS)
            ),
            if_=Fits(parts.SELF, filters.All(filters.READY_ONE, filters.UNTAPPED)),
        ),
    ),
    Vampire(
        "Blythe Candeleria",
        "tremere",
        2,
        3,
        "aus THA",
        CAMARILLA,
        grants=Bonus("strength", -1, if_=Fights(filters.OfClan("malkavian"))),
    ),
    Vampire(
        "Chandler Hungerford",
        "gangrel",
        2,
        3,
        "PRO",
        CAMARILLA,
        grants=Bonus("intercept", 1, if_=Fits(parts.ACTING_MINION, filters.OfClan("gangrel"))),
    ),
    Vampire(
        "David Morgan, The Scourge",
        "malkavian",
        3,
        3,
        "aus pot",
        CAMARILLA,
        grants=Bonus(
            "intercept",
            1,
            if_=Fits(
                parts.ACTING_MINION, filters.All(filters.VAMPIRE, filters.CapacityOf(at_most=2))
            ),
        ),
    ),
    Vampire(
        "Herbert Westin",
        "brujah",
        4,
        5,
        "pot OBF PRE",
        CAMARILLA,
        grants=Whenever(ActionSucceeds(parts.SELF, ("equip",)), May(Draw(1))),
    ),
    Vampire(
        "Jazz Wentworth",
        "ventrue",
        1,
        5,
        "dom for PRE",
        CAMARILLA,
        grants=CanAct(
            Action(TakeEdge(if_free=True), stealth=1), if_=Unless(HasEdge(p.EACH_METHUSELAH))
        ),
    ),
    Vampire(
        'Jeremy "Wix" Wyzchovsky',
        "nosferatu",
        4,
        5,
        "ani obf pot",
        CAMARILLA,
        grants=CanAct(Action(kind="bleed", bleed=1)),
    ),
    Vampire(
        "João Bilé",
        "ventrue",
        4,
        5,
        "pre DOM FOR",
        CAMARILLA,
        grants=(
            Forbids(
                ("block",),
                if_=AllHold(
                    Fits(parts.SELF, filters.Not(filters.TITLED)),
                    Fits(parts.ACTING_MINION, filters.TITLED),
                ),
            ),
            Bonus("stealth", 1, if_=ActionIs(brings_vampire=True)),
        ),
    ),
    Vampire(
        "Martin Franckel",
        "tremere",
        3,
        3,
        "tha AUS",
        CAMARILLA,
        grants=Bonus(
            "bleed",
            -1,
            if_=AllHold(
                ACTING,
                ActionIs(("bleed",)),
                Unless(
                    bled_controls(
                        filters.AnyOf(
                            filters.OfClan("tremere"), filters.OfClan("tremere-antitribu")
                        )
                    )
                ),
            ),
        ),
    ),
    Vampire(
        "Persia, The Beautiful Statue",
        "malkavian",
        3,
        5,
        "aus obf DEM",
        CAMARILLA,
        grants=Can(
            Intercept(+1),
            when=(BLOCK,),
            cost=Blood(1),
            once="action",
            type=REACTION,
            own_turn=False,
        ),
    ),
    Vampire(
        "Pieter van Dorn",
        "tremere",
        3,
        4,
        "dom pre tha",
        CAMARILLA,
        grants=CanAct(
            Action(
                BurnBlood(1, parts.TARGET),
                target=targets.One(
                    filters.VAMPIRE,
                    filters.READY_ONE,
                    filters.OfClan("tremere"),
                    filters.Not(filters.ControlledBy(p.YOU)),
                ),
            )
        ),
    ),
    Vampire(
        "Ramona",
        "gangrel",
        2,
        4,
        "for pro",
        CAMARILLA,
        grants=Can(
            MoveBlood(1, parts.TARGET, parts.SELF),
            when=(UNTAP,),
            once="turn",
            target=targets.One(
                filters.VAMPIRE,
                filters.READY_ONE,
                filters.OfClan("gangrel"),
                filters.ControlledBy(p.YOU),
                filters.Not(parts.SELF),
            ),
            even_torpid=True,
        ),
    ),
    Vampire(
        "Ranjan Rishi, Camarilla Scholar",
        "ventrue",
        2,
        5,
        "for DOM PRE",
        CAMARILLA,
        grants=Bonus("bleed", 1, if_=bled_controls(filters.OfClan("brujah"))),
    ),
    Vampire(
        "Sabine Lafitte",
        "tremere",
        1,
        5,
        "aus dom pot tha",
        CAMARILLA,
        grants=Can(
            MoveBlood(1, parts.SELF, parts.TARGET),
            when=(UNTAP,),
            once="turn",
            target=targets.One(filters.VAMPIRE, filters.OfClan("tremere"), filters.Not(parts.SELF)),
            even_torpid=True,
        ),
    ),
    Vampire(
        "Vasilis, The Traitor of Don Cruez",
        "brujah",
        2,
        2,
        "pre",
        CAMARILLA,
        grants=Bonus(
            "bleed",
            1,
            filters.All(filters.VAMPIRE, filters.OfClan("giovanni")),
            if_=AllHold(
                Fits(parts.SELF, filters.READY_ONE), bled_controls(filters.OfClan("brujah"))
            ),
        ),
    ),
    Vampire(
        "Victoria",
        "malkavian",
        2,
        5,
        "cel obf AUS",
        CAMARILLA,
        grants=Can(Do(BurnEdge(), GainPool(2)), when=(MASTER_PHASE,), if_=HasEdge(p.YOU)),
    ),
    Vampire(
        "Zöe",
        "malkavian",
        2,
        3,
        "cel obf AUS",
        CAMARILLA,
        grants=Bonus("stealth", -1, if_=ActionIs(("hunt",), plain=True)),
    ),
)
