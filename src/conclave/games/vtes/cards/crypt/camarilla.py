"""Vampires of the Camarilla without a title who have abilities of their own."""

from __future__ import annotations

from conclave.games.vtes.cards.crypt.ways import ready_gives
from conclave.games.vtes.rules.abilities import (
    Bonus,
    Can,
    Forbids,
    Strike,
    TakesAsNormal,
    Unblockable,
    Wards,
    Weapon,
)
from conclave.games.vtes.rules.windows import (
    BEFORE_VOTES,
    POLLING,
    UNTAP,
)
from conclave.games.vtes.rules.words import (
    CAMARILLA,
    FRENZY,
    RED_LIST,
)
from conclave.games.vtes.vocabulary import filters as f
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.card import Blood, Vampire
from conclave.games.vtes.vocabulary.choosing import LookAtTop, TopToBottom
from conclave.games.vtes.vocabulary.conditions import (
    ActionIs,
    Both,
    BringsVampire,
    Fits,
    Unless,
)
from conclave.games.vtes.vocabulary.effects import (
    BurnBlood,
    Draw,
)
from conclave.games.vtes.vocabulary.moments import (
    ActionSucceeds,
)
from conclave.games.vtes.vocabulary.terms import Abstains, PassesByItself
from conclave.lang.abilities import Whenever
from conclave.lang.effects import Do, May

CARDS = (
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
            f.All(f.VAMPIRE, f.CapacityOf(at_most=3), f.ControlledBy(p.NEIGHBOURS)),
            if_=Fits(f.SELF, f.All(f.READY_ONE, f.UNTAPPED)),
        ),
    ),
    Vampire(
        "Gotsdam, The Tired Warrior",
        "ventrue",
        4,
        9,
        "ani AUS DOM FOR PRE",
        CAMARILLA,
        grants=(Weapon(Strike(ends=True), cost=Blood(1)), TakesAsNormal(), Wards(traits=(FRENZY,))),
    ),
    Vampire(
        "Herbert Westin",
        "brujah",
        4,
        5,
        "pot OBF PRE",
        CAMARILLA,
        grants=Whenever(ActionSucceeds(f.SELF, ("equip",)), May(Draw(1))),
    ),
    Vampire(
        "Jan Pieterzoon",
        "ventrue",
        2,
        7,
        "pot pre DOM FOR",
        CAMARILLA,
        grants=(ready_gives("hand-size", -1, everyone=True), Bonus("bleed", 1)),
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
                ("block",), if_=Both(Fits(f.SELF, f.Not(f.TITLED)), Fits(f.ACTING_MINION, f.TITLED))
            ),
            Bonus("stealth", 1, if_=BringsVampire()),
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
            target=f.One(f.VAMPIRE, f.Not(f.ACTING_MINION)),
            if_=Both(ActionIs(("political",)), Unless(PassesByItself())),
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
                Do(LookAtTop(1), May(BurnBlood(1, f.SELF), TopToBottom())),
                when=(UNTAP,),
                once="turn",
            ),
        ),
    ),
    Vampire(
        "Lord Fianna",
        "malkavian",
        5,
        8,
        "cel pro AUS DEM OBF",
        CAMARILLA,
        RED_LIST,
        grants=(Unblockable(f.ALLY), Bonus("stealth", 1)),
    ),
)
