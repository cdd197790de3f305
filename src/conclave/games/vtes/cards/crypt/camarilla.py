"""Camarilla vampires without a title, with special abilities."""

from __future__ import annotations

from conclave.games.vtes.cards.crypt.shared_abilities import bled_controls, while_ready
from conclave.games.vtes.rules.abilities import (
    Bonus,
    Can,
    CanAct,
    Forbids,
    Harm,
    Unblockable,
    Wards,
    Weapon,
)
from conclave.games.vtes.rules.constants import CAMARILLA, FRENZY, REACTION, RED_LIST
from conclave.games.vtes.rules.modes import Action, Strike
from conclave.games.vtes.rules.moments import ActionSucceeds
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.windows import BEFORE_VOTES, BLOCK, MASTER_PHASE, POLLING, UNTAP
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.blocks import Intercept
from conclave.games.vtes.vocabulary.blood import BurnBlood, BurnEdge, GainPool, TakeEdge
from conclave.games.vtes.vocabulary.card import Blood, Vampire
from conclave.games.vtes.vocabulary.choosing import LookAtTop, PutUnder
from conclave.games.vtes.vocabulary.conditions import (
    ACTING,
    FIRST_ROUND,
    ActionIs,
    AllHold,
    Fights,
    Fits,
    HasEdge,
    Unless,
)
from conclave.games.vtes.vocabulary.more_filters import IN_THIS_COMBAT
from conclave.games.vtes.vocabulary.piles import Draw
from conclave.games.vtes.vocabulary.terms import Abstains, ReferendumIsSettled
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
        "Aleister Crowley",
        "malkavian",
        5,
        7,
        "aus obf DEM PRE THA",
        CAMARILLA,
        grants=Wards(traits=(FRENZY,)),
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
        "Gotsdam, The Tired Warrior",
        "ventrue",
        4,
        9,
        "ani AUS DOM FOR PRE",
        CAMARILLA,
        grants=(
            Weapon(Strike(ends=True), cost=Blood(1)),
            Harm(takes_aggravated=False),
            Wards(traits=(FRENZY,)),
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
        "Igo the Hungry",
        "caitiff",
        1,
        1,
        "pre pro",
        CAMARILLA,
        grants=Bonus("stealth", -1, if_=ActionIs(("hunt",), plain=True)),
    ),
    Vampire(
        "Jan Pieterzoon",
        "ventrue",
        2,
        7,
        "pot pre DOM FOR",
        CAMARILLA,
        grants=(while_ready("hand-size", -1, everyone=True), Bonus("bleed", 1)),
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
        "Kateline Nadasdy",
        "toreador",
        4,
        7,
        "AUS CEL PRE",
        CAMARILLA,
        grants=Can(
            Abstains(),
            when=(BEFORE_VOTES, POLLING),
            cost=Blood(1),
            once="action",
            target=targets.One(filters.VAMPIRE, filters.Not(parts.ACTING_MINION)),
            if_=AllHold(ActionIs(("political",)), Unless(ReferendumIsSettled())),
            own_turn=False,
            even_torpid=True,
        ),
    ),
    Vampire(
        "Kurt Densch",
        "nosferatu",
        3,
        8,
        "ani aus cel OBF POT",
        CAMARILLA,
        grants=(
            Bonus("intercept", 1),
            Can(
                Do(LookAtTop(1), May(BurnBlood(1, parts.SELF), PutUnder())),
                when=(UNTAP,),
                once="turn",
            ),
        ),
    ),
    Vampire(
        "Lisa Noble",
        "caitiff",
        3,
        1,
        "ani",
        CAMARILLA,
        grants=Bonus("strength", -1, if_=AllHold(Fits(parts.SELF, IN_THIS_COMBAT), FIRST_ROUND)),
    ),
    Vampire(
        "Lord Fianna",
        "malkavian",
        5,
        8,
        "cel pro AUS DEM OBF",
        CAMARILLA,
        RED_LIST,
        grants=(Unblockable(filters.ALLY), Bonus("stealth", 1)),
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
        "Ranjan Rishi, Camarilla Scholar",
        "ventrue",
        2,
        5,
        "for DOM PRE",
        CAMARILLA,
        grants=Bonus("bleed", 1, if_=bled_controls(filters.OfClan("brujah"))),
    ),
    Vampire(
        "Rebekka, Chantry Elder of Munich",
        "tremere",
        2,
        8,
        "pot AUS PRE THA",
        CAMARILLA,
        grants=(
            Bonus("stealth", 1),
            Bonus("bleed", 1, if_=bled_controls(filters.OfClan("malkavian"))),
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
