"""Camarilla vampires without a title and with capacity 6 or more, with special abilities."""

from __future__ import annotations

from conclave.games.vtes.cards.crypt.shared_abilities import (
    PRESS_EACH_COMBAT,
    bled_controls,
    once_per_action,
    while_ready,
)
from conclave.games.vtes.rules.abilities.acting import CanAct, Forbids, Unblockable
from conclave.games.vtes.rules.abilities.fighting import Harm, Wards, Weapon
from conclave.games.vtes.rules.abilities.using import Bonus, Can
from conclave.games.vtes.rules.constants import (
    CAMARILLA,
    CONTRACT,
    DOMINATE,
    FRENZY,
    HUNTING_GROUND,
    MASTER,
    MODIFIER,
    RED_LIST,
    UNIQUE,
)
from conclave.games.vtes.rules.modes import Action, Strike
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.windows import (
    ANNOUNCED,
    AS_PLAYED,
    BEFORE_VOTES,
    BLOCK,
    DECLINED,
    POLLING,
    RANGE,
    SUCCEEDING,
    UNTAP,
)
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.amounts import NumberOf
from conclave.games.vtes.vocabulary.blocks import Stealth
from conclave.games.vtes.vocabulary.blood import (
    BurnBlood,
    MoveBlood,
)
from conclave.games.vtes.vocabulary.cancelling import (
    Cancel,
)
from conclave.games.vtes.vocabulary.card import Blood, Vampire
from conclave.games.vtes.vocabulary.choosing import LookAtTop, PutUnder
from conclave.games.vtes.vocabulary.conditions import (
    ACTING,
    ActionIs,
    Exists,
    Fits,
    IsDirected,
)
from conclave.games.vtes.vocabulary.damage import Strength
from conclave.games.vtes.vocabulary.effects import Burn, EnterCombat, TakeControl
from conclave.games.vtes.vocabulary.maneuvers import AdditionalStrikes, Maneuver
from conclave.games.vtes.vocabulary.modifying import (
    EndAction,
)
from conclave.games.vtes.vocabulary.more_filters import (
    NeedsDiscipline,
)
from conclave.games.vtes.vocabulary.piles import (
    DiscardCards,
)
from conclave.games.vtes.vocabulary.terms import Abstains
from conclave.lang.effects import Do, May

CARDS: tuple[AnyCard, ...] = (
    Vampire(
        "Aleister Crowley",
        "malkavian",
        5,
        7,
        "aus obf DEM PRE THA",
        CAMARILLA,
        grants=Wards(traits=(FRENZY,)),
    ),
    Vampire("Aidan Lyle", "tremere", 5, 7, "dom AUS CHI THA", CAMARILLA, grants=PRESS_EACH_COMBAT),
    Vampire(
        "Apolonia Czarnecki",
        "malkavian",
        5,
        7,
        "pre AUS DEM OBF",
        CAMARILLA,
        grants=CanAct(
            Action(
                MoveBlood(1, parts.TARGET, parts.SELF),
                target=targets.One(filters.VAMPIRE, filters.YOUNGER),
            )
        ),
    ),
    Vampire(
        "Cornelius Ottavio",
        "malkavian",
        2,
        8,
        "pre qui AUS OBF",
        CAMARILLA,
        grants=(
            Bonus("bleed", 1),
            Bonus("bleed", 1, if_=bled_controls(filters.Not(filters.OfSect(CAMARILLA)))),
        ),
    ),
    Vampire(
        "Edward Vignes",
        "ventrue",
        3,
        6,
        "for DOM PRE",
        CAMARILLA,
        grants=Can(
            Do(DiscardCards(1, NeedsDiscipline((DOMINATE,))), EndAction(fails=True)),
            when=(ANNOUNCED, DECLINED, SUCCEEDING),
            if_=IsDirected(p.YOU, parts.SELF),
            own_turn=False,
            even_torpid=True,
        ),
    ),
    Vampire(
        "Faruq",
        "gangrel",
        2,
        8,
        "dom for pot ANI PRO",
        CAMARILLA,
        grants=CanAct(
            Action(
                EnterCombat(gains=Strength(+1)),
                target=targets.One(
                    filters.VAMPIRE,
                    filters.READY_ONE,
                    filters.OfClan("assamite"),
                    filters.Not(filters.ControlledBy(p.YOU)),
                ),
            )
        ),
    ),
    Vampire(
        "Gerald Windham",
        "tremere",
        5,
        9,
        "AUS DOM FOR THA",
        CAMARILLA,
        grants=(
            Bonus(
                "votes",
                NumberOf(
                    targets.One(
                        filters.VAMPIRE,
                        filters.READY_ONE,
                        filters.TITLED,
                        filters.ControlledBy(p.EACH_OTHER),
                    )
                ),
                if_=Fits(parts.SELF, filters.Not(filters.TITLED)),
            ),
            Bonus("stealth", 1),
        ),
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
        "Iliana",
        "gangrel",
        2,
        7,
        "tha DOM FOR PRO",
        CAMARILLA,
        grants=Wards(traits=(CONTRACT,)),
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
        "Juggler",
        "brujah",
        3,
        7,
        "obf pot CEL DOM",
        CAMARILLA,
        grants=(
            Weapon(
                Strike(AdditionalStrikes(1), dodge=True),
                limit="combat",
                only_long=True,
                cost=Blood(1),
            ),
            Can(Maneuver(), when=(RANGE,), cost=Blood(1), once="combat", own_turn=False),
        ),
    ),
    Vampire(
        "Juniper",
        "ventrue",
        4,
        6,
        "ani dom pre FOR",
        CAMARILLA,
        grants=CanAct(
            Action(
                TakeControl(),
                stealth=1,
                target=targets.One(filters.ALLY, filters.ControlledBy(p.NEIGHBOURS)),
            )
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
            if_=ActionIs(("political",)),
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
                even_torpid=True,
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
        grants=(Unblockable(filters.ALLY), Bonus("stealth", 1)),
    ),
    Vampire(
        "Muaziz, Archon of Ulugh Beg",
        "tremere",
        2,
        7,
        "aus dom for THA",
        CAMARILLA,
        grants=(Forbids(("hunted",)), Bonus("stealth", 1)),
    ),
    Vampire(
        "Osric Vladislav",
        "malkavian",
        5,
        7,
        "cel AUS DEM OBF",
        CAMARILLA,
        grants=Can(
            Do(Burn(parts.TARGET), Stealth(1)),
            when=(BLOCK,),
            target=targets.One(filters.LOCATION, filters.ControlledBy(p.YOU)),
            type=MODIFIER,
        ),
    ),
    Vampire(
        "Preston Varrick",
        "tremere",
        4,
        7,
        "aus nec DOM OBF THA",
        CAMARILLA,
        grants=Bonus(
            "bleed",
            1,
            if_=Exists(targets.One(filters.ALLY, filters.READY_ONE, filters.ControlledBy(p.BLED))),
        ),
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
        "Rutor",
        "tremere",
        5,
        7,
        "pro vic AUS DOM THA",
        CAMARILLA,
        grants=Bonus("intercept", -1, filters.OfClan("tzimisce"), if_=ACTING),
    ),
    Vampire(
        "Santaleous",
        "malkavian",
        5,
        9,
        "AUS CEL DEM OBF",
        CAMARILLA,
        grants=(
            Bonus(
                "bleed",
                NumberOf(targets.One(filters.WithTrait(UNIQUE), filters.WithTrait(HUNTING_GROUND))),
            ),
            Can(
                Cancel((MASTER,), p.EACH_METHUSELAH, still_paid=True),
                when=(AS_PLAYED,),
                cost=Blood(3),
                own_turn=False,
                even_torpid=True,
            ),
        ),
    ),
    Vampire(
        "Theo Bell",
        "brujah",
        2,
        7,
        "cel dom pre POT",
        CAMARILLA,
        grants=(
            CanAct(
                Action(
                    EnterCombat(),
                    target=targets.One(
                        filters.MINION, filters.READY_ONE, filters.Not(filters.ControlledBy(p.YOU))
                    ),
                )
            ),
            Forbids(
                ("hunted",),
                if_=Exists(
                    targets.One(
                        filters.VAMPIRE,
                        filters.READY_ONE,
                        filters.HasTitle(("prince", "justicar")),
                        filters.ControlledBy(p.YOU),
                    )
                ),
            ),
        ),
    ),
    Vampire(
        "William Biltmore",
        "malkavian",
        3,
        9,
        "dom AUS DEM OBF THA",
        CAMARILLA,
        grants=(once_per_action(Stealth(+1), 1, (BLOCK,), None), Bonus("bleed", 1)),
    ),
)
