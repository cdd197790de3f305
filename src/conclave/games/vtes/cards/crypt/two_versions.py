"""Vampires with two versions: the advanced one, and the base one if it has an ability."""

from __future__ import annotations

from conclave.games.vtes.cards.crypt.shared_abilities import (
    MANEUVER_EACH_COMBAT,
    PRESS_EACH_COMBAT,
    once_per_action,
)
from conclave.games.vtes.rules.abilities.acting import CanAct, Forbids
from conclave.games.vtes.rules.abilities.costs import ChangesCost, PaysLessOnce, PaysWithCounters
from conclave.games.vtes.rules.abilities.fighting import Weapon
from conclave.games.vtes.rules.abilities.identity import WhenMerged
from conclave.games.vtes.rules.abilities.using import Bonus, Can
from conclave.games.vtes.rules.constants import (
    ADVANCED,
    ANARCH,
    CAMARILLA,
    INDEPENDENT,
    INFERNAL,
    INVESTMENT,
    LAIBON,
    MASTER,
    REACTION,
    RED_LIST,
    SABBAT,
)
from conclave.games.vtes.rules.modes import Action, Strike
from conclave.games.vtes.rules.moments import (
    GoesToTorpor,
    MethuselahPlays,
    UntapPhase,
)
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.windows import (
    BLOCK,
    DURING_ACTION,
    MASTER_PHASE,
    MINION_PHASE,
    POLLING,
    PRESS,
    UNTAP,
)
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.amounts import CostOf, NumberOf
from conclave.games.vtes.vocabulary.bleeds import BleedBonus
from conclave.games.vtes.vocabulary.blocks import Stealth
from conclave.games.vtes.vocabulary.blood import (
    BloodToPool,
    BurnBlood,
    GainBlood,
    GainPool,
    MoveBlood,
)
from conclave.games.vtes.vocabulary.card import Blood, Vampire
from conclave.games.vtes.vocabulary.choosing import ForOne
from conclave.games.vtes.vocabulary.combat import PayLess
from conclave.games.vtes.vocabulary.conditions import (
    ACTING,
    MERGED,
    ActionIs,
    CalledBy,
    Exists,
    Fights,
    Fits,
)
from conclave.games.vtes.vocabulary.effects import (
    Burn,
    EnterCombat,
    OnceEach,
    Tap,
    Untap,
)
from conclave.games.vtes.vocabulary.maneuvers import Press
from conclave.games.vtes.vocabulary.modifying import Votes
from conclave.games.vtes.vocabulary.piles import (
    Draw,
    HandSize,
)
from conclave.games.vtes.vocabulary.special_counters import HasCounter, PutCounter
from conclave.lang.abilities import Whenever
from conclave.lang.effects import (
    Do,
    If,
    May,
)

CARDS: tuple[AnyCard, ...] = (
    Vampire(
        "Alan Sovereign",
        "ventrue",
        3,
        6,
        "for pre AUS DOM",
        CAMARILLA,
        grants=Whenever(MethuselahPlays(p.YOU, trait=INVESTMENT), GainBlood(1, parts.THAT_CARD)),
    ),
    Vampire(
        "Alan Sovereign",
        "ventrue",
        3,
        6,
        "for pre AUS DOM",
        CAMARILLA,
        ADVANCED,
        grants=(
            PaysWithCounters(filters.EQUIPMENT, filters.WithTrait(INVESTMENT)),
            Can(
                BloodToPool(1, parts.TARGET),
                when=(MASTER_PHASE,),
                once="turn",
                target=targets.One(filters.WithTrait(INVESTMENT), filters.HasBlood()),
                if_=MERGED,
            ),
        ),
    ),
    Vampire(
        "Appolonius",
        "brujah",
        1,
        10,
        "for pot CEL PRE",
        CAMARILLA,
        title="primogen",
        grants=(PRESS_EACH_COMBAT, Bonus("bleed", 1)),
    ),
    Vampire(
        "Appolonius",
        "brujah",
        1,
        10,
        "dom CEL FOR POT PRE",
        INDEPENDENT,
        ADVANCED,
        ANARCH,
        grants=(
            Bonus(
                "bleed",
                NumberOf(
                    targets.One(filters.VAMPIRE, filters.TITLED, filters.ControlledBy(p.BLED))
                ),
            ),
            WhenMerged(title="baron:London"),
            CanAct(
                Action(
                    EnterCombat(),
                    target=targets.One(
                        filters.MINION, filters.READY_ONE, filters.Not(filters.ControlledBy(p.YOU))
                    ),
                ),
                if_=MERGED,
            ),
        ),
    ),
    Vampire(
        "Batsheva",
        "guruhi",
        4,
        6,
        "obt pot ANI PRE",
        LAIBON,
        grants=Bonus("strength", 1, if_=Fights(filters.OfClan("tzimisce"))),
    ),
    Vampire(
        "Batsheva",
        "guruhi",
        4,
        6,
        "obt pot ANI PRE",
        LAIBON,
        ADVANCED,
        grants=(
            Bonus("strength", 1, if_=Fights(filters.OfClan("malkavian"))),
            Bonus("strength", 1, if_=MERGED),
        ),
    ),
    Vampire(
        "Boss Callihan", "ventrue", 3, 5, "dom for pro PRE", CAMARILLA, grants=Forbids(("rescue",))
    ),
    Vampire(
        "Boss Callihan",
        "ventrue",
        3,
        5,
        "dom for pro PRE",
        INDEPENDENT,
        ADVANCED,
        ANARCH,
        grants=(
            Bonus("intercept", -1, if_=Fits(parts.ACTING_MINION, filters.OfSect(SABBAT))),
            WhenMerged(title="baron:New York"),
        ),
    ),
    Vampire(
        "Brunhilde",
        "gangrel",
        3,
        8,
        "pre ANI FOR PRO",
        INDEPENDENT,
        grants=(
            Bonus(
                "bleed",
                1,
                if_=Exists(
                    targets.One(
                        filters.VAMPIRE,
                        filters.READY_ONE,
                        filters.OfClan("ventrue"),
                        filters.ControlledBy(p.BLED),
                    )
                ),
            ),
            Bonus("strength", 1),
        ),
    ),
    Vampire(
        "Brunhilde",
        "gangrel",
        3,
        8,
        "pre ANI FOR PRO",
        INDEPENDENT,
        ADVANCED,
        ANARCH,
        title="baron:Stockholm",
        grants=(
            ChangesCost(
                -2,
                kinds=("become-anarch",),
                who=filters.All(filters.VAMPIRE, filters.ControlledBy(p.YOU)),
            ),
            CanAct(
                Action(
                    EnterCombat(),
                    target=targets.One(
                        filters.VAMPIRE,
                        filters.READY_ONE,
                        filters.Not(filters.ANARCH),
                        filters.Not(filters.ControlledBy(p.YOU)),
                    ),
                ),
                if_=MERGED,
            ),
        ),
    ),
    Vampire(
        "Danielle Diron",
        "gangrel",
        3,
        7,
        "chi for ANI PRO",
        INDEPENDENT,
        title="votes:1",
        grants=Whenever(
            UntapPhase(p.YOU),
            If(
                Fits(parts.SELF, filters.All(filters.READY_ONE, filters.HasBlood(0, 0))),
                GainBlood(2),
            ),
        ),
    ),
    Vampire(
        "Danielle Diron",
        "gangrel",
        3,
        7,
        "aus cel chi for ANI PRO",
        INDEPENDENT,
        ADVANCED,
        ANARCH,
        grants=(
            Can(
                Votes(1),
                when=(POLLING,),
                cost=Blood(1),
                once="referendum",
                own_turn=False,
            ),
            WhenMerged(title="baron:Berlin"),
        ),
    ),
    Vampire(
        "Dominique",
        "ventrue-antitribu",
        2,
        7,
        "ani dom vic AUS FOR",
        SABBAT,
        grants=CanAct(
            Action(
                Do(
                    PutCounter("vandal"),
                    If(Fits(parts.TARGET, HasCounter("vandal", at_cost=True)), Burn()),
                ),
                target=targets.One(filters.LOCATION, filters.Not(filters.ControlledBy(p.YOU))),
            )
        ),
    ),
    Vampire(
        "Dominique",
        "ventrue-antitribu",
        2,
        7,
        "ani dom vic AUS FOR",
        SABBAT,
        ADVANCED,
        grants=(
            Can(
                ForOne(
                    targets.One(filters.LOCATION, filters.ControlledBy(p.YOU)),
                    Do(Burn(), GainPool(CostOf(parts.TARGET))),
                ),
                when=(UNTAP,),
                even_torpid=True,
            ),
            WhenMerged(title="baron:Paris", anarch=True),
        ),
    ),
    Vampire(
        "Dylan",
        "ventrue-antitribu",
        2,
        6,
        "aus cel dai dom pro FOR",
        SABBAT,
        ADVANCED,
        RED_LIST,
        INFERNAL,
        grants=(Bonus("stealth", 1, if_=ActionIs(("bleed",))), Bonus("strength", 1)),
    ),
    Vampire(
        "Javier Montoya",
        "tremere",
        2,
        9,
        "ani cel pre AUS THA",
        CAMARILLA,
        title="prince:Barcelona",
        grants=(ChangesCost(-1, kinds=("rescue",)), Bonus("bleed", 1)),
    ),
    Vampire(
        "Javier Montoya",
        "tremere",
        2,
        9,
        "ani cel AUS PRE THA",
        INDEPENDENT,
        ADVANCED,
        ANARCH,
        grants=(
            Can(
                Untap(parts.TARGET),
                when=(MINION_PHASE,),
                cost=Blood(1),
                target=targets.One(
                    filters.VAMPIRE, filters.ANARCH, filters.YOUNGER, filters.READY_ONE
                ),
                even_torpid=True,
            ),
            WhenMerged(title="baron:Barcelona"),
        ),
    ),
    Vampire(
        "Jeremy MacNeil",
        "brujah",
        3,
        8,
        "cel chi AUS POT PRE",
        INDEPENDENT,
        ADVANCED,
        grants=(
            CanAct(
                Action(
                    EnterCombat(),
                    target=targets.One(
                        filters.VAMPIRE,
                        filters.YOUNGER,
                        filters.READY_ONE,
                        filters.ControlledBy(p.NEIGHBOURS),
                    ),
                )
            ),
            WhenMerged(title="baron:Los Angeles", anarch=True),
        ),
    ),
    Vampire(
        "Lazarus",
        "tremere",
        1,
        9,
        "cel pot AUS DOM THA",
        CAMARILLA,
        title="primogen",
        grants=Weapon(Strike(damage=1, ranged=True)),
    ),
    Vampire(
        "Lazarus",
        "tremere",
        1,
        9,
        "cel pot AUS DOM THA",
        CAMARILLA,
        ADVANCED,
        title="primogen",
        grants=(
            MANEUVER_EACH_COMBAT,
            Can(
                Press(only_to_continue=True),
                when=(PRESS,),
                cost=Blood(1),
                once="combat",
                own_turn=False,
                if_=MERGED,
            ),
        ),
    ),
    Vampire(
        "Maldavis",
        "caitiff",
        3,
        4,
        "for pre AUS",
        CAMARILLA,
        grants=(
            CanAct(
                Action(BurnBlood(1, parts.TARGET), stealth=1, target=targets.Only(parts.THIS_CARD)),
                by=filters.All(filters.READY_ONE, filters.HasTitle(("primogen",))),
                anyone=True,
            ),
            Bonus(
                "bleed",
                -1,
                if_=Exists(
                    targets.One(
                        filters.READY_ONE,
                        filters.HasTitle(("primogen",)),
                        filters.ControlledBy(p.BLED),
                    )
                ),
            ),
        ),
    ),
    Vampire(
        "Maldavis",
        "caitiff",
        3,
        4,
        "for pre AUS",
        INDEPENDENT,
        ADVANCED,
        ANARCH,
        grants=(
            Bonus("votes", 1, filters.HasTitle(("primogen",)), if_=CalledBy(parts.SELF)),
            WhenMerged(title="baron:Chicago"),
        ),
    ),
    Vampire(
        "Melinda Galbraith",
        "toreador-antitribu",
        4,
        10,
        "obt AUS CEL DOM POT PRE",
        SABBAT,
        ADVANCED,
        title="bishop",
        grants=(
            Can(
                Tap(parts.TARGET),
                when=(UNTAP,),
                once="turn",
                target=targets.One(
                    filters.VAMPIRE, filters.OfSect(SABBAT), filters.CapacityOf(at_most=6)
                ),
                even_torpid=True,
            ),
            WhenMerged(title="regent"),
            Bonus("bleed", 2, if_=MERGED),
        ),
    ),
    Vampire(
        "Nergal",
        "baali",
        5,
        10,
        "AUS DAI FOR OBF PRE THA",
        INDEPENDENT,
        INFERNAL,
        grants=(PaysLessOnce(1, May(PayLess(1))), Bonus("bleed", 2)),
    ),
    Vampire(
        "Nergal",
        "baali",
        5,
        10,
        "AUS DAI FOR OBF PRE THA",
        INDEPENDENT,
        ADVANCED,
        INFERNAL,
        grants=(
            ChangesCost(1, types=(REACTION,), who=filters.MINION, if_=ACTING),
            once_per_action(Stealth(+1), 1, (BLOCK,), None),
        ),
    ),
    Vampire(
        "Quentin King III",
        "malkavian",
        3,
        7,
        "cel pre AUS DEM OBF",
        CAMARILLA,
        ADVANCED,
        grants=(
            Can(
                GainBlood(1, parts.TARGET),
                when=(UNTAP,),
                once="turn",
                target=targets.One(filters.VAMPIRE, filters.READY_ONE, filters.OLDER),
                if_=MERGED,
            ),
            once_per_action(BleedBonus(+1), 1, DURING_ACTION, MERGED),
        ),
    ),
    Vampire(
        "Ramona",
        "gangrel",
        2,
        4,
        "for pro",
        CAMARILLA,
        ADVANCED,
        grants=(
            Can(
                MoveBlood(1, parts.SELF, parts.TARGET),
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
            Can(
                BloodToPool(1, parts.SELF),
                when=(MASTER_PHASE,),
                once="turn",
                if_=MERGED,
                even_torpid=True,
            ),
        ),
    ),
    Vampire(
        "Sascha Vykos, The Angel of Caine",
        "tzimisce",
        2,
        8,
        "ani dom AUS THA VIC",
        SABBAT,
        title="priscus",
        grants=Whenever(
            GoesToTorpor(filters.All(filters.VAMPIRE, parts.OPPONENT)),
            May(OnceEach(HandSize(2))),
        ),
    ),
    Vampire(
        "Sascha Vykos, The Angel of Caine",
        "tzimisce",
        2,
        8,
        "ani dom AUS THA VIC",
        SABBAT,
        ADVANCED,
        title="archbishop:Washington, D.C.",
        grants=(
            Whenever(
                MethuselahPlays(p.EACH_OTHER, types=(MASTER,), even_cancelled=True),
                If(Fits(parts.SELF, filters.READY_ONE), May(Draw(1))),
            ),
            WhenMerged(title="cardinal"),
        ),
    ),
)
