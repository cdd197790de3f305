"""Sabbat vampires with a title and special abilities."""

from __future__ import annotations

from conclave.games.vtes.cards.crypt.shared_abilities import (
    aggravated_hands,
    bled_controls,
    once_per_action,
)
from conclave.games.vtes.rules.abilities.acting import CanAct, Unblockable
from conclave.games.vtes.rules.abilities.costs import ChangesCost
from conclave.games.vtes.rules.abilities.fighting import Harm
from conclave.games.vtes.rules.abilities.using import Bonus, Can
from conclave.games.vtes.rules.constants import (
    ACTION,
    AUSPEX,
    CAMARILLA,
    CELERITY,
    COLD_IRON_VULNERABILITY,
    FORTITUDE,
    GEHENNA,
    MODIFIER,
    MYTHERCERIA,
    REACTION,
    SABBAT,
    VICISSITUDE,
)
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.moments import ReferendumEnds
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.windows import (
    AS_PLAYED,
    BEFORE_RANGE,
    BEFORE_VOTES,
    BLOCK,
    BLOCKED,
    DISCARD_PHASE,
    DURING_ACTION,
    POLLING,
    PRESS,
    UNTAP,
)
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.affiliation import ChangeTitle
from conclave.games.vtes.vocabulary.amounts import THAT_MANY, CountersOn
from conclave.games.vtes.vocabulary.bleeds import BleedBonus
from conclave.games.vtes.vocabulary.blocks import BlocksWithoutTapping, Intercept, Stealth
from conclave.games.vtes.vocabulary.blood import BurnPool, GainBlood, GainPool, MoveBlood
from conclave.games.vtes.vocabulary.cancelling import Cancel
from conclave.games.vtes.vocabulary.card import Blood, Pool, Vampire
from conclave.games.vtes.vocabulary.choosing import DiscardFromHand, ForOne, HowMany
from conclave.games.vtes.vocabulary.conditions import (
    ActionIs,
    AllHold,
    Exists,
    Fits,
    HasEdge,
    IsDirected,
    Unless,
)
from conclave.games.vtes.vocabulary.effects import MoveCard, Untap
from conclave.games.vtes.vocabulary.maneuvers import Press
from conclave.games.vtes.vocabulary.more_filters import NeedsDiscipline
from conclave.games.vtes.vocabulary.parts import TOP_OF_CRYPT
from conclave.games.vtes.vocabulary.piles import CardsIn, DiscardCards, RemoveFromGame
from conclave.games.vtes.vocabulary.rounds import SetRange
from conclave.games.vtes.vocabulary.terms import Abstains
from conclave.lang.abilities import Whenever
from conclave.lang.effects import Do

CARDS: tuple[AnyCard, ...] = (
    Vampire(
        "Alicia Barrows",
        "malkavian-antitribu",
        4,
        9,
        "AUS DEM OBF POT PRE",
        SABBAT,
        title="archbishop:Mexico City",
        grants=Can(
            DiscardFromHand(p.CHOSEN, filters.WithTrait(GEHENNA), most=2),
            when=(UNTAP,),
            once="turn",
            target=targets.AMethuselah(p.EACH_OTHER),
            if_=HasEdge(p.YOU),
            even_torpid=True,
        ),
    ),
    Vampire(
        "Armin Brenner",
        "brujah-antitribu",
        4,
        10,
        "ani obf CEL FOR POT PRE",
        SABBAT,
        title="archbishop:Washington, D.C.",
        grants=Whenever(ReferendumEnds(p.EACH_METHUSELAH, by=parts.SELF), GainPool(1)),
    ),
    Vampire(
        "Cailean",
        "nosferatu-antitribu",
        2,
        10,
        "dom ANI OBF POT PRE",
        SABBAT,
        title="archbishop:Detroit",
        grants=(
            Can(SetRange(long=False), when=(BEFORE_RANGE,), own_turn=False),
            Can(SetRange(long=True), when=(BEFORE_RANGE,), own_turn=False),
        ),
    ),
    Vampire(
        "Fabrizia Contreraz",
        "malkavian-antitribu",
        4,
        4,
        "dem pot",
        SABBAT,
        title="archbishop:Miami",
        grants=Bonus(
            "votes",
            -2,
            if_=Unless(
                Exists(
                    targets.One(
                        filters.READY_ONE, filters.OfSect(CAMARILLA), filters.ControlledBy(p.PREY)
                    )
                )
            ),
        ),
    ),
    Vampire(
        "Francisco Domingo de Polonia",
        "lasombra",
        2,
        9,
        "pro DOM OBT POT PRE",
        SABBAT,
        title="archbishop:New York",
        grants=Can(BleedBonus(+1), when=DURING_ACTION, cost=Blood(1), once="turn", type=MODIFIER),
    ),
    Vampire(
        "Frondator",
        "tremere-antitribu",
        4,
        5,
        "dom tha AUS",
        SABBAT,
        title="bishop",
        grants=ChangesCost(-1, kinds=("rescue",)),
    ),
    Vampire(
        "Genevieve",
        "gangrel-antitribu",
        2,
        10,
        "aus dom ANI FOR PRO",
        SABBAT,
        title="priscus",
        grants=Bonus("votes", 1, if_=ActionIs(("political",))),
    ),
    Vampire(
        "Gravitnir",
        "malkavian-antitribu",
        4,
        10,
        "AUS CEL DEM OBF VIC",
        SABBAT,
        title="priscus",
        grants=Can(
            Abstains(parts.ACTING_MINION),
            when=(BEFORE_VOTES, POLLING),
            cost=Blood(1),
            once="referendum",
            if_=AllHold(
                ActionIs(("political",)),
                Fits(parts.ACTING_MINION, filters.VAMPIRE),
            ),
            own_turn=False,
        ),
    ),
    Vampire(
        "Gustav Mallenhous",
        "ventrue-antitribu",
        2,
        8,
        "for obt AUS DOM",
        SABBAT,
        title="priscus",
        grants=(
            CanAct(
                Action(
                    ChangeTitle("", parts.TARGET),
                    target=targets.One(filters.HasTitle(("bishop", "archbishop"))),
                )
            ),
            Bonus("bleed", 1),
        ),
    ),
    Vampire(
        "Hannibal",
        "malkavian-antitribu",
        2,
        10,
        "cel dom AUS DEM OBF",
        SABBAT,
        title="cardinal",
        grants=CanAct(
            Action(
                HowMany(0, 2, MoveBlood(THAT_MANY, parts.TARGET, parts.SELF)),
                target=targets.One(
                    filters.VAMPIRE, filters.OfSect(SABBAT), filters.Not(parts.SELF)
                ),
            )
        ),
    ),
    Vampire(
        "Hektor",
        "brujah-antitribu",
        4,
        9,
        "for CEL POT PRE QUI",
        SABBAT,
        title="priscus",
        grants=(
            Harm(hands_aggravated=True),
            Bonus(
                "bleed",
                1,
                filters.OfClan("baali"),
                if_=AllHold(ActionIs(("bleed",)), IsDirected(p.YOU)),
            ),
        ),
    ),
    Vampire(
        "John Paleologus",
        "tzimisce",
        3,
        9,
        "pot ANI AUS CEL VIC",
        SABBAT,
        title="archbishop:Istanbul",
        grants=Can(BurnPool(1, p.PREY), when=(UNTAP,), cost=Blood(2), once="turn"),
    ),
    Vampire(
        "Kyle Strathcona, Cardinal of Canada",
        "ventrue-antitribu",
        2,
        9,
        "for AUS DOM POT PRE",
        SABBAT,
        title="cardinal",
        grants=Can(
            MoveBlood(1, parts.SELF, parts.TARGET),
            when=(UNTAP,),
            once="turn",
            target=targets.One(filters.VAMPIRE, filters.OfSect(SABBAT), filters.Not(parts.SELF)),
            even_torpid=True,
        ),
    ),
    Vampire(
        "Lambach",
        "tzimisce",
        2,
        10,
        "pre ANI AUS DOM VIC",
        SABBAT,
        title="cardinal",
        grants=(aggravated_hands("combat"), Bonus("strength", 1)),
    ),
    Vampire(
        "Lisette Vizquel",
        "lasombra",
        2,
        6,
        "pro DOM POT",
        SABBAT,
        title="bishop",
        grants=Bonus(
            "intercept",
            1,
            if_=AllHold(Fits(parts.ACTING_MINION, filters.VAMPIRE), ActionIs(("diablerize",))),
        ),
    ),
    Vampire(
        "Louhi",
        "malkavian-antitribu",
        4,
        10,
        "pro ANI AUS DEM OBF THA",
        SABBAT,
        title="cardinal",
        grants=Can(
            Cancel((ACTION,), by=p.PREDATOR, player=filters.VAMPIRE),
            when=(AS_PLAYED,),
            cost=Blood(1),
            once="turn",
            own_turn=False,
        ),
    ),
    Vampire(
        "Lucubratio",
        "tremere-antitribu",
        4,
        10,
        "AUS DOM POT PRE THA",
        SABBAT,
        title="archbishop:Brussels",
        grants=Can(
            Do(DiscardCards(1, NeedsDiscipline((AUSPEX,))), BlocksWithoutTapping()),
            when=(BLOCKED,),
            once="turn",
            if_=Fits(parts.BLOCKING_MINION, parts.SELF),
            own_turn=False,
        ),
    ),
    Vampire(
        "Malgorzata",
        "tremere-antitribu",
        4,
        9,
        "pre AUS DOM THA VIC",
        SABBAT,
        title="priscus",
        grants=CanAct(
            Action(
                Do(
                    RemoveFromGame(parts.TARGET),
                    ForOne(
                        targets.One(filters.VAMPIRE, region="your-uncontrolled"),
                        GainBlood(4, parts.TARGET),
                    ),
                ),
                stealth=1,
                target=targets.One(filters.VAMPIRE, region="your-uncontrolled"),
            ),
            if_=Exists(targets.One(filters.VAMPIRE, region="your-uncontrolled"), 2),
        ),
    ),
    Vampire(
        "Meshenka",
        "tzimisce",
        2,
        8,
        "ANI AUS VIC",
        SABBAT,
        title="priscus",
        grants=ChangesCost(-1, disciplines=(VICISSITUDE,)),
    ),
    Vampire(
        "Miller Delmardigan, Teacher of Bahari",
        "toreador-antitribu",
        2,
        8,
        "aus pro CEL PRE",
        SABBAT,
        title="bishop",
        grants=(ChangesCost(-1, disciplines=(CELERITY,)), Bonus("strength", 1)),
    ),
    Vampire(
        "Omme Enberbenight",
        "kiasyd",
        4,
        7,
        "cel dom MYT OBT",
        SABBAT,
        COLD_IRON_VULNERABILITY,
        title="priscus",
        grants=ChangesCost(-1, disciplines=(MYTHERCERIA,)),
    ),
    Vampire(
        "Paul Cordwood",
        "tremere-antitribu",
        4,
        8,
        "obf pre AUS DOM THA",
        SABBAT,
        title="bishop",
        grants=(
            Can(
                Do(RemoveFromGame(TOP_OF_CRYPT), Stealth(+1)),
                when=(BLOCK,),
                once="action",
                type=MODIFIER,
                if_=CardsIn("crypt"),
            ),
            Can(
                Do(RemoveFromGame(TOP_OF_CRYPT), Intercept(+1)),
                when=(BLOCK,),
                once="action",
                type=REACTION,
                own_turn=False,
                if_=CardsIn("crypt"),
            ),
        ),
    ),
    Vampire(
        "Pherydima",
        "kiasyd",
        4,
        8,
        "obt pot DOM MYT NEC",
        SABBAT,
        COLD_IRON_VULNERABILITY,
        title="bishop",
        grants=Can(Untap(), when=(DISCARD_PHASE,), cost=Pool(1), even_torpid=True),
    ),
    Vampire(
        "Quentin",
        "ventrue-antitribu",
        2,
        9,
        "cel obt AUS DOM FOR",
        SABBAT,
        title="bishop",
        grants=Can(
            Abstains(),
            when=(BEFORE_VOTES, POLLING),
            cost=Blood(1),
            once="action",
            target=targets.One(filters.VAMPIRE),
            if_=ActionIs(("political",)),
            own_turn=False,
            even_torpid=True,
        ),
    ),
    Vampire(
        "Sha-Ennu",
        "tzimisce",
        4,
        11,
        "obf tha ANI AUS CHI VIC",
        SABBAT,
        title="regent",
        grants=(
            Bonus("bleed", 2),
            Unblockable(filters.All(filters.VAMPIRE, filters.CapacityOf(at_most=3))),
        ),
    ),
    Vampire(
        "Stravinsky",
        "tzimisce",
        2,
        9,
        "pot ANI AUS VIC",
        SABBAT,
        title="archbishop:Mexico City",
        grants=(
            Bonus("bleed", 1, if_=bled_controls(filters.OfClan("tzimisce"), filters.YOUNGER)),
            Bonus("bleed", 1),
        ),
    ),
    Vampire(
        "Una",
        "gangrel-antitribu",
        3,
        9,
        "dem ANI FOR PRE PRO",
        SABBAT,
        title="archbishop:Dublin",
        grants=ChangesCost(-1, disciplines=(FORTITUDE,)),
    ),
    Vampire(
        "Velya, The Flayer",
        "tzimisce",
        3,
        9,
        "for ANI AUS PRE VIC",
        SABBAT,
        title="cardinal",
        grants=Can(
            Do(DiscardCards(1, NeedsDiscipline((AUSPEX,))), Press()),
            when=(PRESS,),
            once="combat",
            own_turn=False,
        ),
    ),
    Vampire(
        "Virgil",
        "malkavian-antitribu",
        2,
        8,
        "cel AUS DEM OBF",
        SABBAT,
        title="bishop",
        grants=(
            CanAct(
                Action(
                    MoveCard(parts.TARGET, parts.SELF),
                    target=targets.One(
                        filters.RETAINER,
                        filters.OnCard(filters.All(filters.MINION, filters.Not(parts.SELF))),
                    ),
                )
            ),
            CanAct(
                Action(
                    MoveBlood(CountersOn(parts.TARGET), parts.TARGET, parts.SELF),
                    stealth=1,
                    target=targets.One(filters.RETAINER, filters.OnCard(parts.SELF)),
                )
            ),
        ),
    ),
    Vampire(
        "Virginie, Prodigy",
        "lasombra",
        4,
        6,
        "obt DOM POT",
        SABBAT,
        title="bishop",
        grants=once_per_action(BleedBonus(+1), 1, DURING_ACTION, None),
    ),
)
