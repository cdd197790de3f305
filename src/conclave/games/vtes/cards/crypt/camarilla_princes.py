"""Princes with special abilities."""

from __future__ import annotations

from conclave.games.vtes.cards.crypt.shared_abilities import bled_controls, while_ready
from conclave.games.vtes.rules.abilities.acting import CanAct, Forbids
from conclave.games.vtes.rules.abilities.blanking import Blanks
from conclave.games.vtes.rules.abilities.costs import ChangesCost
from conclave.games.vtes.rules.abilities.identity import TitleContest
from conclave.games.vtes.rules.abilities.using import Bonus, Can
from conclave.games.vtes.rules.constants import (
    ACTION,
    AUSPEX,
    CAMARILLA,
    HUNTING_GROUND,
    MODIFIER,
    POLITICAL,
    POTENCE,
    SABBAT,
)
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.moments import Blocks, IsCancelled, PlaysCard
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.windows import (
    AFTER_ACTION,
    DAMAGE,
    DISCARD_PHASE,
    DURING_ACTION,
    MINION_PHASE,
    POLLING,
    UNTAP,
)
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.amounts import (
    THAT_MANY,
    CountersOn,
    Plus,
)
from conclave.games.vtes.vocabulary.bleeds import (
    BleedBonus,
)
from conclave.games.vtes.vocabulary.blood import BurnBlood, BurnPool, MoveBlood
from conclave.games.vtes.vocabulary.card import Blood, Vampire
from conclave.games.vtes.vocabulary.choosing import HowMany
from conclave.games.vtes.vocabulary.conditions import (
    ACTING,
    ActionIs,
    ActionSucceeded,
    AllHold,
    Exists,
    Fights,
    Fits,
    HasEdge,
)
from conclave.games.vtes.vocabulary.damage import Prevent
from conclave.games.vtes.vocabulary.deferring import Later
from conclave.games.vtes.vocabulary.effects import Burn, Untap
from conclave.games.vtes.vocabulary.memory import CHOSEN_LOCATION, RememberTarget
from conclave.games.vtes.vocabulary.modifying import Votes
from conclave.games.vtes.vocabulary.parts import ACTION_CARD
from conclave.games.vtes.vocabulary.piles import Draw, ToLibrary
from conclave.lang.abilities import Whenever
from conclave.lang.effects import (
    Do,
    May,
)

MALKAVIAN = filters.All(filters.VAMPIRE, filters.OfClan("malkavian"))

CARDS: tuple[AnyCard, ...] = (
    Vampire(
        "Anson",
        "toreador",
        1,
        8,
        "aus dom CEL PRE",
        CAMARILLA,
        title="prince:Seattle",
        grants=while_ready("second-master", 1),
    ),
    Vampire(
        "Baron Dieudonne",
        "nosferatu",
        4,
        9,
        "ANI OBF POT PRO",
        CAMARILLA,
        title="prince:Brussels",
        grants=Can(
            Untap(),
            when=(AFTER_ACTION,),
            cost=Blood(1),
            once="turn",
            if_=AllHold(ACTING, ActionSucceeded()),
        ),
    ),
    Vampire(
        "Constanza Vinti",
        "brujah",
        2,
        8,
        "CEL DOM POT",
        CAMARILLA,
        title="prince:Rome",
        grants=Bonus("bleed", 2, if_=bled_controls(filters.OfClan("ventrue"))),
    ),
    Vampire(
        "Dónal O'Connor",
        "brujah",
        2,
        8,
        "CEL DOM POT",
        CAMARILLA,
        title="prince:Dublin",
        grants=Whenever(Blocks(filters.VAMPIRE, of=parts.SELF), BurnBlood(1, parts.THAT_CARD)),
    ),
    Vampire(
        "Epikasta Rigatos",
        "toreador",
        4,
        8,
        "cel AUS DOM PRE",
        CAMARILLA,
        title="prince:New York",
        grants=Whenever(
            PlaysCard(parts.SELF, types=(ACTION,)),
            Later("end-of-action", May(ToLibrary(ACTION_CARD))),
        ),
    ),
    Vampire(
        "François Villon",
        "toreador",
        2,
        10,
        "chi obf pot AUS CEL PRE",
        CAMARILLA,
        title="prince:Paris",
        grants=(
            CanAct(
                Action(
                    HowMany(0, 2, MoveBlood(THAT_MANY, parts.TARGET, parts.SELF)),
                    stealth=1,
                    target=targets.One(
                        filters.VAMPIRE, filters.YOUNGER, filters.Not(filters.ControlledBy(p.YOU))
                    ),
                )
            ),
            Bonus("bleed", 1),
        ),
    ),
    Vampire(
        "Gustav Breidenstein",
        "ventrue",
        4,
        10,
        "aus cel pot DOM FOR PRE",
        CAMARILLA,
        title="prince:Berlin",
        grants=(
            Can(
                Votes(5),
                when=(POLLING,),
                tap=True,
                own_turn=False,
            ),
            Bonus("bleed", 1),
        ),
    ),
    Vampire(
        "Ingrid Rossler",
        "gangrel",
        2,
        9,
        "dom ANI FOR PRO",
        CAMARILLA,
        title="prince:Geneva",
        grants=while_ready("transfers", 2),
    ),
    Vampire(
        "Ira Rivers",
        "toreador",
        3,
        7,
        "ani pre AUS CEL",
        CAMARILLA,
        title="prince:Dallas",
        grants=(
            Bonus("intercept", 1, if_=ActionIs(("political",))),
            Whenever(PlaysCard(parts.SELF, (AUSPEX,)), May(Draw(1))),
        ),
    ),
    Vampire(
        "Jann Berger",
        "brujah",
        4,
        10,
        "dem for CEL POT PRE",
        CAMARILLA,
        title="prince:Monaco",
        grants=(ChangesCost(-1, disciplines=(POTENCE,)), Bonus("bleed", 1)),
    ),
    Vampire(
        "Johannes Castelein",
        "ventrue",
        4,
        9,
        "DEM DOM FOR PRE",
        CAMARILLA,
        title="prince:Amsterdam",
        grants=Whenever(IsCancelled(parts.SELF, (POLITICAL,)), BurnPool(2, p.CHOSEN)),
    ),
    Vampire(
        "Katarina",
        "gangrel",
        2,
        9,
        "pot pro ANI FOR",
        CAMARILLA,
        title="prince:Glasgow",
        grants=Bonus("bleed", 1, if_=bled_controls(filters.OfClan("ravnos"))),
    ),
    Vampire(
        "Klaus van der Veken",
        "toreador",
        2,
        9,
        "aus obf tha CEL PRE",
        CAMARILLA,
        title="prince:Amsterdam",
        grants=(
            Can(
                RememberTarget(anew=True),
                when=(MINION_PHASE, DISCARD_PHASE),
                once="turn",
                target=targets.One(filters.WithTrait(HUNTING_GROUND), filters.ControlledBy(p.PREY)),
            ),
            Blanks(
                CHOSEN_LOCATION,
                if_=AllHold(
                    Fits(parts.SELF, filters.READY_ONE),
                    Fits(CHOSEN_LOCATION, filters.ControlledBy(p.PREY)),
                ),
            ),
        ),
    ),
    Vampire(
        "Lodin (Olaf Holte)",
        "ventrue",
        5,
        8,
        "aus pro DOM FOR PRE",
        CAMARILLA,
        title="prince:Chicago",
        grants=Can(Prevent(1, strikes_only=True), when=(DAMAGE,), once="combat", own_turn=False),
    ),
    Vampire(
        "Marcellus",
        "toreador",
        2,
        8,
        "pro AUS CEL",
        CAMARILLA,
        title="prince:Monaco",
        grants=(
            ChangesCost(
                1,
                kinds=("political",),
                who=filters.All(filters.VAMPIRE, filters.OfClan("nosferatu")),
                if_=Fits(parts.SELF, filters.READY_ONE),
            ),
            Bonus("bleed", 1),
        ),
    ),
    Vampire(
        "Marcus Vitel",
        "ventrue",
        3,
        10,
        "DOM FOR OBF OBT PRE",
        CAMARILLA,
        title="prince:Washington, D.C.",
        grants=(
            CanAct(
                Action(
                    Burn(),
                    stealth=1,
                    target=targets.One(filters.RETAINER, filters.Not(filters.ControlledBy(p.YOU))),
                )
            ),
            Bonus(
                "bleed",
                1,
                filters.All(filters.VAMPIRE, filters.OfSect(SABBAT), filters.ControlledBy(p.YOU)),
                if_=AllHold(
                    Fits(parts.SELF, filters.All(filters.READY_ONE, filters.HasTitle(("prince",)))),
                    bled_controls(filters.OfSect(CAMARILLA)),
                ),
            ),
        ),
    ),
    Vampire(
        "Nikolaus Vermeulen",
        "nosferatu",
        2,
        7,
        "ani for obf POT",
        CAMARILLA,
        title="prince:Brussels",
        grants=Can(
            MoveBlood(1, parts.SELF, parts.TARGET),
            when=(UNTAP,),
            once="turn",
            target=targets.One(filters.OfClan("nosferatu"), region="your-uncontrolled"),
            even_torpid=True,
        ),
    ),
    Vampire(
        "Queen Anne",
        "ventrue",
        2,
        10,
        "aus obf DOM FOR PRE",
        CAMARILLA,
        title="prince:London",
        grants=(Bonus("bleed", 1, if_=bled_controls(filters.OfClan("tremere"))), Bonus("bleed", 1)),
    ),
    Vampire(
        "Rake",
        "brujah",
        1,
        6,
        "aus cel pot PRE",
        CAMARILLA,
        title="prince:Atlanta",
        grants=Bonus("strength", 1, if_=Fights(filters.OfClan("ventrue"))),
    ),
    Vampire(
        "Selma the Repugnant",
        "nosferatu",
        1,
        8,
        "ani for OBF POT",
        CAMARILLA,
        title="prince:Cleveland",
        grants=Bonus(
            "intercept",
            1,
            if_=Fits(
                parts.ACTING_MINION, filters.All(filters.VAMPIRE, filters.OfClan("nosferatu"))
            ),
        ),
    ),
    Vampire(
        "Spiridonas",
        "tremere",
        2,
        9,
        "pot pre DOM THA",
        CAMARILLA,
        title="prince:Athens",
        grants=Can(
            HowMany(
                1,
                Plus(CountersOn(parts.SELF), -2),
                Do(BurnBlood(Plus(THAT_MANY, 2)), BleedBonus(THAT_MANY)),
            ),
            when=DURING_ACTION,
            once="turn",
            type=MODIFIER,
        ),
    ),
    Vampire(
        "Suhailah",
        "ventrue",
        2,
        9,
        "pot ser FOR OBF",
        CAMARILLA,
        title="prince:Cairo",
        grants=(
            Bonus(
                "stealth",
                1,
                if_=Exists(
                    targets.One(
                        filters.VAMPIRE,
                        filters.READY_ONE,
                        filters.HasTitle(("prince", "justicar")),
                        filters.ControlledBy(p.PREY),
                    )
                ),
            ),
            Bonus("bleed", 1),
        ),
    ),
    Vampire(
        "Tryphosa",
        "malkavian",
        4,
        10,
        "AUS DEM DOM OBF POT",
        CAMARILLA,
        title="prince:Rome",
        grants=(
            ChangesCost(
                1, kinds=("bleed",), who=MALKAVIAN, if_=Fits(parts.SELF, filters.READY_ONE)
            ),
            Bonus(
                "stealth",
                1,
                MALKAVIAN,
                if_=AllHold(Fits(parts.SELF, filters.READY_ONE), ActionIs(("bleed",))),
            ),
        ),
    ),
    Vampire(
        "Victor Donaldson",
        "ventrue",
        5,
        6,
        "for pre DOM",
        CAMARILLA,
        title="prince:Atlanta",
        grants=Whenever(
            IsCancelled(yours=filters.Named("golconda-inner-peace")),
            May(ToLibrary(parts.THAT_CARD)),
        ),
    ),
    Vampire(
        "Volker, The Puppet Prince",
        "brujah",
        2,
        5,
        "pot CEL",
        CAMARILLA,
        title="prince:Frankfurt",
        grants=Forbids(("block",), if_=Fits(parts.ACTING_MINION, filters.HasTitle(("primogen",)))),
    ),
    Vampire(
        "Vasily",
        "toreador",
        5,
        6,
        "aus pre ser CEL",
        CAMARILLA,
        title="prince:Prague",
        grants=TitleContest(pays=1, unless=HasEdge(p.YOU)),
    ),
    Vampire(
        "Wilhelm Waldburg",
        "ventrue",
        2,
        9,
        "aus cel DOM FOR PRE",
        CAMARILLA,
        title="prince:Berlin",
        grants=TitleContest(rivals_pay=1),
    ),
)
