"""Vampires with abilities for a phase of the turn."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities.acting import Forbids
from conclave.games.vtes.rules.abilities.using import Bonus, Can
from conclave.games.vtes.rules.constants import (
    CAMARILLA,
    CELERITY,
    INDEPENDENT,
    POLITICAL,
    RED_LIST,
    SABBAT,
    SCARCE,
    SPIRITUS,
    STERILE,
)
from conclave.games.vtes.rules.moments import UntapPhase
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.windows import MASTER_PHASE, UNTAP
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.affiliation import ChangeClan
from conclave.games.vtes.vocabulary.amounts import THAT_MANY
from conclave.games.vtes.vocabulary.blood import BurnBlood, PoolToBlood
from conclave.games.vtes.vocabulary.card import Vampire
from conclave.games.vtes.vocabulary.choosing import (
    ForOne,
    HowMany,
    LookAtCard,
    LookAtTop,
    PutUnder,
)
from conclave.games.vtes.vocabulary.conditions import ActionIs, Concerns, Exists, Fits, Unless
from conclave.games.vtes.vocabulary.effects import MoveCard, TakeControl
from conclave.games.vtes.vocabulary.more_filters import NeedsDiscipline
from conclave.games.vtes.vocabulary.parts import CardNamed
from conclave.lang.abilities import Whenever
from conclave.lang.effects import Do

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
        "Jayne Jonestown",
        "brujah-antitribu",
        4,
        2,
        "PRE",
        SABBAT,
        RED_LIST,
        grants=(
            Bonus("stealth", 1, if_=ActionIs(("hunt",))),
            Bonus("stealth", -1, if_=Unless(ActionIs(("hunt",)))),
            Can(
                MoveCard(CardNamed("society-of-leopold"), parts.TARGET),
                when=(UNTAP,),
                once="turn",
                target=targets.One(filters.VAMPIRE, filters.READY_ONE),
                if_=Exists(targets.One(filters.Named("society-of-leopold"))),
            ),
        ),
    ),
    Vampire(
        "Kendrick",
        "nosferatu-antitribu",
        2,
        7,
        "aus obf ANI POT",
        SABBAT,
        title="priscus",
        grants=Can(
            LookAtCard(of=p.PREY, discards=filters.OfType(POLITICAL)),
            when=(MASTER_PHASE,),
            once="turn",
        ),
    ),
    Vampire(
        "Muricia",
        "ahrimane",
        4,
        7,
        "ANI PRE SPI",
        SABBAT,
        STERILE,
        grants=(
            Can(
                ForOne(
                    targets.One(
                        filters.OfClan("gangrel-antitribu"),
                        filters.ControlledBy(p.YOU),
                        filters.HasBlood(),
                    ),
                    Do(
                        BurnBlood(1, parts.TARGET),
                        ChangeClan("ahrimane", parts.TARGET, STERILE, SPIRITUS),
                    ),
                ),
                when=(UNTAP,),
                even_torpid=True,
            ),
            Bonus("strength", 1),
        ),
    ),
    Vampire(
        "Nehemiah",
        "true-brujah",
        4,
        9,
        "obt POT PRE SER TEM",
        INDEPENDENT,
        SCARCE,
        title="votes:2",
        grants=(
            Can(
                HowMany(0, 2, PutUnder(THAT_MANY, from_hand=True)),
                when=(UNTAP,),
                once="turn",
                even_torpid=True,
            ),
            Forbids(("play",), at=NeedsDiscipline((CELERITY,))),
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
    Vampire(
        "Uriah Winter",
        "caitiff",
        1,
        1,
        "for pot",
        CAMARILLA,
        grants=Whenever(
            UntapPhase(p.YOU, if_=Concerns(p.RICHER, p.PREY)), TakeControl(parts.SELF, p.PREY)
        ),
    ),
)
