"""Primogen with special abilities."""

from __future__ import annotations

from conclave.games.vtes.cards.crypt.shared_abilities import once_per_action, while_ready
from conclave.games.vtes.rules.abilities.acting import BlocksUntapped, CanAct, Forbids
from conclave.games.vtes.rules.abilities.fighting import Harm, Weapon
from conclave.games.vtes.rules.abilities.using import Bonus, Can
from conclave.games.vtes.rules.constants import CAMARILLA, SABBAT
from conclave.games.vtes.rules.modes import Action, Strike
from conclave.games.vtes.rules.moments import (
    Blocks,
    FailsToBlock,
    GoesToTorpor,
    IsBurned,
    UntapPhase,
)
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.windows import DISCARD_PHASE, DURING_ACTION, PRESS, UNTAP
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.bleeds import BleedBonus
from conclave.games.vtes.vocabulary.blood import BurnBlood, BurnEdge, BurnPool, GainBlood
from conclave.games.vtes.vocabulary.card import Blood, Vampire
from conclave.games.vtes.vocabulary.conditions import (
    ActionIs,
    AllHold,
    Concerns,
    Exists,
    Fights,
    Fits,
    HasEdge,
)
from conclave.games.vtes.vocabulary.damage import Inflict
from conclave.games.vtes.vocabulary.deferring import Later
from conclave.games.vtes.vocabulary.effects import Burn, EnterCombat, Tap, Untap
from conclave.games.vtes.vocabulary.maneuvers import Press
from conclave.lang.abilities import Whenever
from conclave.lang.effects import Do, If

TREMERE_OF_ANY_SECT = filters.All(
    filters.VAMPIRE, filters.AnyOf(filters.OfClan("tremere"), filters.OfClan("tremere-antitribu"))
)

CARDS: tuple[AnyCard, ...] = (
    Vampire(
        "Amadeo",
        "nosferatu",
        2,
        8,
        "ani aus pre OBF POT",
        CAMARILLA,
        title="primogen",
        grants=Bonus("hunt", 1),
    ),
    Vampire(
        "Basilia",
        "gangrel",
        1,
        10,
        "obf pot ANI FOR PRO",
        CAMARILLA,
        title="primogen",
        grants=Harm(hands_aggravated=True),
    ),
    Vampire(
        "Carna, The Princess Witch",
        "tremere",
        3,
        7,
        "AUS DOM THA",
        CAMARILLA,
        title="primogen",
        grants=(
            Can(
                Do(Burn(), GainBlood(2)),
                when=(UNTAP,),
                once="turn",
                target=targets.One(filters.RETAINER, filters.OnCard(parts.SELF)),
                even_torpid=True,
            ),
            Bonus("intercept", 1),
        ),
    ),
    Vampire(
        "Cassandra, Magus Prime",
        "tremere",
        1,
        10,
        "cel pre AUS DOM THA",
        CAMARILLA,
        title="primogen",
        grants=(while_ready("hand-size", 1), Bonus("strength", 1)),
    ),
    Vampire(
        "Emily Carson",
        "ventrue",
        5,
        5,
        "for pre DOM",
        CAMARILLA,
        title="primogen",
        grants=Can(
            Do(BurnEdge(), Untap()), when=(DISCARD_PHASE,), if_=HasEdge(p.YOU), even_torpid=True
        ),
    ),
    Vampire(
        "Eugene",
        "toreador",
        4,
        8,
        "AUS CEL FOR PRE",
        CAMARILLA,
        title="primogen",
        grants=Weapon(Strike(dodge=True), limit="combat"),
    ),
    Vampire(
        "Gracis Nostinus",
        "ventrue",
        3,
        7,
        "aus for DOM PRE",
        CAMARILLA,
        title="primogen",
        grants=Whenever(
            FailsToBlock(filters.All(filters.VAMPIRE, filters.YOUNGER), of=parts.SELF),
            Later("end-of-action", Tap(parts.THAT_CARD), who=parts.THAT_CARD),
        ),
    ),
    Vampire(
        "Gustaphe Brunnelle",
        "nosferatu",
        4,
        8,
        "obf ANI DOM POT",
        CAMARILLA,
        title="primogen",
        grants=CanAct(
            Action(
                EnterCombat(),
                target=targets.One(
                    filters.MINION, filters.READY_ONE, filters.ControlledBy(p.NEIGHBOURS)
                ),
            )
        ),
    ),
    Vampire(
        "Jason, The World's Voice",
        "malkavian",
        3,
        8,
        "for AUS DEM OBF",
        CAMARILLA,
        title="primogen",
        grants=(
            Whenever(
                Blocks(filters.VAMPIRE, of=parts.SELF),
                Later("after-combat", BurnBlood(1, parts.BLOCKING_MINION)),
            ),
            once_per_action(BleedBonus(+1), 1, DURING_ACTION, None),
        ),
    ),
    Vampire(
        "Justine, Elder of Dallas",
        "tremere",
        1,
        8,
        "obf AUS DOM THA",
        CAMARILLA,
        title="primogen",
        grants=BlocksUntapped(filters.All(filters.VAMPIRE, filters.CapacityOf(at_most=3))),
    ),
    Vampire(
        "Katarina Kornfeld",
        "ventrue",
        3,
        8,
        "ani DOM FOR PRE",
        CAMARILLA,
        title="primogen",
        grants=Bonus(
            "stealth",
            1,
            if_=Exists(
                targets.One(
                    filters.VAMPIRE,
                    filters.READY_ONE,
                    filters.HasTitle(("prince",)),
                    filters.ControlledBy(p.YOU),
                    filters.Not(parts.SELF),
                )
            ),
        ),
    ),
    Vampire(
        "Lucina",
        "toreador",
        3,
        7,
        "cel pro AUS PRE",
        CAMARILLA,
        title="primogen",
        grants=(
            Bonus(
                "strength",
                1,
                if_=Fights(filters.All(filters.VAMPIRE, filters.CapacityOf(at_most=4))),
            ),
            Whenever(UntapPhase(p.YOU), If(HasEdge(p.YOU), GainBlood(1))),
        ),
    ),
    Vampire(
        "Marty Lechtansi",
        "nosferatu",
        1,
        9,
        "ani for DOM OBF POT",
        CAMARILLA,
        title="primogen",
        grants=Can(Press(), when=(PRESS,), cost=Blood(1), once="combat", own_turn=False),
    ),
    Vampire(
        "Masika",
        "toreador",
        1,
        10,
        "AUS CEL PRE",
        CAMARILLA,
        title="primogen",
        grants=(
            Can(Untap(), when=(DISCARD_PHASE,), own_turn=False, even_torpid=True),
            Bonus("bleed", 1),
        ),
    ),
    Vampire(
        "Nakova, Advocate of Golconda",
        "ventrue",
        2,
        6,
        "pot FOR",
        CAMARILLA,
        title="primogen",
        grants=Whenever(
            IsBurned(parts.SELF, how="combat"), Inflict(4, parts.OPPONENT, preventable=False)
        ),
    ),
    Vampire(
        "Natasha Volfchek",
        "ventrue",
        1,
        9,
        "cel dom pot FOR PRE",
        CAMARILLA,
        title="primogen",
        grants=(Bonus("stealth", 1, if_=ActionIs(("political",))), Bonus("bleed", 1)),
    ),
    Vampire(
        "Reginald Moore",
        "brujah",
        4,
        4,
        "PRE",
        CAMARILLA,
        title="primogen",
        grants=(
            Bonus("strength", 1, if_=Fights(TREMERE_OF_ANY_SECT)),
            Forbids(("block",), if_=Fits(parts.ACTING_MINION, TREMERE_OF_ANY_SECT)),
            Forbids(("attack",), at=TREMERE_OF_ANY_SECT),
        ),
    ),
    Vampire(
        "Roxanne, Rectrix of the 13th Floor",
        "malkavian",
        1,
        9,
        "pot AUS DOM FOR OBF",
        CAMARILLA,
        title="primogen",
        grants=CanAct(
            Action(
                EnterCombat(),
                stealth=1,
                target=targets.One(
                    filters.VAMPIRE,
                    filters.READY_ONE,
                    filters.CapacityOf(at_most=3),
                    filters.ControlledBy(p.NEIGHBOURS),
                ),
            )
        ),
    ),
    Vampire(
        "Sylvester Simms",
        "malkavian",
        1,
        8,
        "ani dom pre AUS OBF",
        CAMARILLA,
        title="primogen",
        grants=Whenever(GoesToTorpor(parts.SELF), BurnPool(1, p.EACH_METHUSELAH)),
    ),
    Vampire(
        "Thomas De Lutrius",
        "toreador",
        4,
        4,
        "aus cel pre",
        CAMARILLA,
        title="primogen",
        grants=Whenever(GoesToTorpor(parts.SELF), BurnPool(1)),
    ),
    Vampire(
        "Tomaine",
        "brujah",
        4,
        6,
        "CEL POT PRE",
        CAMARILLA,
        title="primogen",
        grants=Bonus(
            "hand-size",
            1,
            if_=AllHold(
                Fits(parts.SELF, filters.READY_ONE),
                Concerns(p.PREY),
                Exists(
                    targets.One(
                        filters.VAMPIRE,
                        filters.READY_ONE,
                        filters.OfSect(SABBAT),
                        filters.ControlledBy(p.PREY),
                    )
                ),
            ),
            everyone=True,
        ),
    ),
    Vampire(
        "Tura Vaughn",
        "brujah",
        1,
        8,
        "dom CEL POT PRE",
        CAMARILLA,
        title="primogen",
        grants=Bonus("intercept", 1, if_=Fits(parts.ACTING_MINION, filters.OfClan("brujah"))),
    ),
    Vampire(
        "Victoria Ash",
        "toreador",
        2,
        6,
        "aus cel dom PRE",
        CAMARILLA,
        title="primogen",
        grants=CanAct(
            Action(
                Tap(parts.TARGET),
                stealth=1,
                target=targets.One(filters.VAMPIRE, filters.YOUNGER, filters.READY_ONE),
            )
        ),
    ),
    Vampire(
        "Wynn",
        "gangrel",
        1,
        10,
        "obf pot ANI FOR PRO",
        CAMARILLA,
        title="primogen",
        grants=CanAct(
            Action(
                EnterCombat(),
                stealth=1,
                target=targets.One(
                    filters.VAMPIRE, filters.READY_ONE, filters.ControlledBy(p.NEIGHBOURS)
                ),
            )
        ),
    ),
)
