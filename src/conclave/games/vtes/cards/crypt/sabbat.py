"""Sabbat vampires without a title, with special abilities; Blood Brothers."""

from __future__ import annotations

from conclave.games.vtes.cards.crypt.shared_abilities import (
    aggravated_hands,
    bled_controls,
    while_ready,
)
from conclave.games.vtes.rules.abilities.acting import CanAct, Forbids
from conclave.games.vtes.rules.abilities.costs import ChangesCost
from conclave.games.vtes.rules.abilities.fighting import Weapon
from conclave.games.vtes.rules.abilities.using import Bonus, Can
from conclave.games.vtes.rules.constants import (
    ALLY,
    CAMARILLA,
    COLD_IRON_VULNERABILITY,
    COMBAT,
    GEHENNA,
    MASTER,
    RED_LIST,
    RETAINER,
    SABBAT,
    SANGUINUS,
    STERILE,
    THAUMATURGY,
)
from conclave.games.vtes.rules.modes import Action, Strike
from conclave.games.vtes.rules.moments import (
    ActionSucceeds,
    FailsToBlock,
    IsBurned,
    UntapPhase,
)
from conclave.games.vtes.rules.printed import AnyCard, Crypt
from conclave.games.vtes.rules.windows import (
    BEFORE_RANGE,
    DAMAGE,
    DECLINED,
    DURING_ACTION,
    MASTER_PHASE,
    POLLING,
)
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.affiliation import ChangeTitle
from conclave.games.vtes.vocabulary.amounts import NumberOf
from conclave.games.vtes.vocabulary.bleeds import Redirect, ReduceBleed
from conclave.games.vtes.vocabulary.blood import BurnBlood, BurnEdge, BurnPool, GainBlood, MoveBlood
from conclave.games.vtes.vocabulary.card import Blood, Vampire
from conclave.games.vtes.vocabulary.choosing import ForOne, LookAtHand
from conclave.games.vtes.vocabulary.conditions import (
    ACTING,
    ActionIs,
    AllHold,
    Fights,
    Fits,
    HasEdge,
    IsDirected,
    Unless,
)
from conclave.games.vtes.vocabulary.damage import Inflict, Prevent
from conclave.games.vtes.vocabulary.deferring import Later
from conclave.games.vtes.vocabulary.effects import Each, EnterCombat, MoveCard, Untap
from conclave.games.vtes.vocabulary.modifying import Votes
from conclave.games.vtes.vocabulary.more_filters import IN_THIS_COMBAT
from conclave.games.vtes.vocabulary.piles import DiscardCards, HandSize
from conclave.games.vtes.vocabulary.strikes import StealBlood
from conclave.lang.abilities import Whenever
from conclave.lang.effects import Do, If
from conclave.lang.nodes import Ability


def circle(
    name: str, group: int, capacity: int, disciplines: str, of: str, *grants: Ability
) -> Crypt:
    """A Blood Brother of a circle (VTES-G-01)."""
    clan, traits = "blood-brother", (SABBAT, STERILE)
    return Vampire(name, clan, group, capacity, disciplines, *traits, circle=of, grants=grants)


CARDS: tuple[AnyCard, ...] = (
    circle("Ilse", 2, 6, "for pro POT SAN", "torrance"),
    circle("Karl", 2, 6, "pre san FOR POT", "torrance"),
    circle("Kyrylo", 5, 4, "for SAN", "kiev"),
    circle("Tom", 2, 3, "for pot san", "chicago", ChangesCost(1, disciplines=(SANGUINUS,))),
    circle("Truman", 2, 6, "dom pot FOR SAN", "torrance"),
    Vampire(
        "Aksinya Daclau",
        "gangrel-antitribu",
        4,
        9,
        "cel tha ANI FOR PRE PRO",
        SABBAT,
        grants=Can(
            Do(DiscardCards(1, filters.OfType(MASTER)), Redirect()),
            when=(DECLINED,),
            once="turn",
            target=targets.AMethuselah(p.Except(p.EACH_OTHER, p.ACTING_METHUSELAH)),
            if_=Fits(parts.SELF, filters.UNTAPPED),
            own_turn=False,
        ),
    ),
    Vampire(
        "Alejandro Aguirre",
        "tremere-antitribu",
        3,
        5,
        "ani aus dom tha",
        SABBAT,
        grants=Can(
            Each(
                targets.One(filters.MINION, IN_THIS_COMBAT),
                Inflict(1, parts.THAT_CARD, preventable=False),
            ),
            when=(BEFORE_RANGE,),
            tap=True,
            own_turn=False,
            outside=True,
        ),
    ),
    Vampire(
        "Angela Decker",
        "pander",
        2,
        1,
        "pre",
        SABBAT,
        grants=Whenever(IsBurned(parts.SELF, how="combat"), BurnPool(2)),
    ),
    Vampire(
        "Aristotle de Laurent",
        "malkavian-antitribu",
        3,
        9,
        "pot AUS DEM OBF PRE",
        SABBAT,
        grants=(while_ready("hand-size", 1, everyone=True), Bonus("stealth", 1)),
    ),
    Vampire(
        "Basil",
        "pander",
        2,
        1,
        "obf",
        SABBAT,
        grants=Bonus(
            "strength",
            1,
            filters.All(filters.VAMPIRE, filters.OLDER, IN_THIS_COMBAT),
            if_=Fits(parts.SELF, IN_THIS_COMBAT),
        ),
    ),
    Vampire(
        "Céleste Lamontagne",
        "gangrel-antitribu",
        4,
        5,
        "for ANI PRO",
        SABBAT,
        grants=(
            Weapon(Strike(ends=True), if_=Fights(filters.WithTrait("werewolf"))),
            Bonus(
                "intercept",
                1,
                if_=Fits(
                    parts.ACTING_MINION,
                    filters.All(
                        filters.VAMPIRE,
                        filters.OfSect(CAMARILLA),
                        filters.ControlledBy(
                            p.Controlling(targets.One(filters.WithTrait(GEHENNA)))
                        ),
                    ),
                ),
            ),
        ),
    ),
    Vampire(
        "Christanius Lionel, The Mad Chronicler",
        "nosferatu-antitribu",
        2,
        6,
        "pot ANI OBF",
        SABBAT,
        grants=while_ready("hand-size", 1),
    ),
    Vampire(
        "Christine Boscacci",
        "pander",
        2,
        2,
        "dom vic",
        SABBAT,
        grants=Bonus("intercept", -1, if_=ActionIs(("bleed",))),
    ),
    Vampire(
        "Cynthia Ingold",
        "ahrimane",
        2,
        6,
        "ani for pre SPI",
        SABBAT,
        STERILE,
        grants=Bonus("strength", 1, if_=Fights(filters.OfSect(CAMARILLA))),
    ),
    Vampire(
        "Darlene Killian",
        "ahrimane",
        5,
        2,
        "ani spi",
        SABBAT,
        STERILE,
        grants=ChangesCost(1, types=(ALLY, RETAINER)),
    ),
    Vampire(
        "Edward Neally",
        "ventrue-antitribu",
        3,
        7,
        "aus pre DOM FOR",
        SABBAT,
        grants=(
            Can(HandSize(1), when=(MASTER_PHASE,), phase_action=True),
            CanAct(Action(LookAtHand(p.PREY), stealth=1, at=p.PREY), cost=Blood(1)),
        ),
    ),
    Vampire(
        "Enkidu, The Noah",
        "gangrel-antitribu",
        4,
        11,
        "for ANI CEL OBF POT PRO",
        SABBAT,
        RED_LIST,
        grants=(
            CanAct(
                Action(
                    EnterCombat(),
                    target=targets.One(
                        filters.MINION, filters.READY_ONE, filters.Not(filters.ControlledBy(p.YOU))
                    ),
                )
            ),
            Whenever(ActionSucceeds(parts.SELF, ("employ",)), Later("end-of-turn", Untap())),
            Forbids(("equipment",)),
            Bonus("strength", 2),
        ),
    ),
    Vampire(
        "Erinyi",
        "gargoyle",
        2,
        3,
        "pot vis",
        SABBAT,
        "flight",
        grants=Bonus("strength", -1, if_=Fights(filters.OfClan("gangrel-antitribu"))),
    ),
    Vampire(
        "Gentha Shale",
        "ahrimane",
        4,
        6,
        "pot spi ANI PRE",
        SABBAT,
        STERILE,
        grants=Bonus("bleed", 1, if_=bled_controls(filters.OfClan("follower-of-set"))),
    ),
    Vampire(
        "Gillian Krader",
        "pander",
        2,
        2,
        "ani dem",
        SABBAT,
        grants=Forbids(("political",)),
    ),
    Vampire(
        "Goratrix",
        "tremere-antitribu",
        2,
        10,
        "vic ANI AUS DOM THA",
        SABBAT,
        grants=(Weapon(Strike(StealBlood(2), ranged=True)), Bonus("bleed", 1)),
    ),
    Vampire(
        "Greta Kircher",
        "toreador-antitribu",
        2,
        7,
        "obf AUS CEL PRE",
        SABBAT,
        grants=Can(
            ReduceBleed(1),
            when=DURING_ACTION,
            cost=Blood(1),
            once="action",
            if_=Fits(
                parts.ACTING_MINION,
                filters.AnyOf(filters.ALLY, filters.All(filters.VAMPIRE, filters.YOUNGER)),
            ),
            own_turn=False,
        ),
    ),
    Vampire(
        "Huang, Blood Cultist",
        "pander",
        2,
        1,
        "pro",
        SABBAT,
        grants=CanAct(
            Action(EnterCombat(parts.THIS_CARD), target=targets.Only(parts.THIS_CARD)),
            by=filters.All(
                filters.VAMPIRE,
                filters.OfClan("gangrel-antitribu"),
                filters.Not(filters.ControlledBy(p.ControllerOf(parts.THIS_CARD))),
            ),
            if_=Fits(parts.THIS_CARD, filters.READY_ONE),
            anyone=True,
        ),
    ),
    Vampire(
        "Harold Zettler, Pentex Director",
        "malkavian-antitribu",
        4,
        9,
        "vic AUS DEM OBF POT",
        SABBAT,
        grants=(
            Bonus("stealth", 1),
            Bonus("bleed", 1, filters.OfClan("giovanni"), if_=IsDirected(p.YOU)),
        ),
    ),
    Vampire(
        "Hugo",
        "brujah-antitribu",
        2,
        4,
        "pre vic POT",
        SABBAT,
        grants=Bonus(
            "intercept",
            -1,
            if_=Fits(
                parts.ACTING_MINION,
                filters.AnyOf(filters.OfClan("lasombra"), filters.OfClan("tzimisce")),
            ),
        ),
    ),
    Vampire(
        "Idalia, Prophet of Guadalajara",
        "malkavian-antitribu",
        2,
        4,
        "dem AUS",
        SABBAT,
        grants=Whenever(ActionSucceeds(parts.SELF, ("equip",)), Later("end-of-turn", Untap())),
    ),
    Vampire(
        "Janey Pickman",
        "gangrel-antitribu",
        4,
        6,
        "for ANI PRO",
        SABBAT,
        grants=aggravated_hands("round"),
    ),
    Vampire(
        "Joseph O'Grady",
        "ventrue-antitribu",
        3,
        7,
        "aus cel DOM FOR",
        SABBAT,
        grants=(
            Can(
                Votes(1),
                when=(POLLING,),
                cost=Blood(1),
                once="referendum",
                own_turn=False,
            ),
            Bonus("strength", 1),
        ),
    ),
    Vampire(
        "Keith Moody",
        "tremere-antitribu",
        4,
        3,
        "DOM",
        SABBAT,
        grants=Whenever(
            UntapPhase(p.YOU),
            If(
                HasEdge(p.PREY),
                ForOne(
                    targets.Only(parts.SELF),
                    Do(BurnEdge(p.PREY), BurnBlood(1, parts.TARGET)),
                    optional=True,
                    by=p.PREY,
                ),
            ),
        ),
    ),
    Vampire(
        "L'Épuisette",
        "toreador-antitribu",
        4,
        4,
        "aus cel pro",
        SABBAT,
        grants=Bonus("bleed", 1, if_=bled_controls(filters.OfClan("toreador"))),
    ),
    Vampire(
        "Leon",
        "gangrel-antitribu",
        2,
        3,
        "ani for",
        SABBAT,
        grants=Bonus("intercept", -1, filters.OfClan("gangrel-antitribu"), if_=ACTING),
    ),
    Vampire(
        "Marta",
        "malkavian-antitribu",
        4,
        3,
        "aus dem",
        SABBAT,
        grants=Whenever(
            IsBurned(filters.All(filters.VAMPIRE, filters.OLDER), by=parts.SELF, how="diablerie"),
            GainBlood(1),
        ),
    ),
    Vampire(
        "Nettie Hale",
        "ahrimane",
        2,
        5,
        "ani cel pre pro spi",
        SABBAT,
        STERILE,
        grants=Bonus("stealth", 1, if_=ActionIs(("recruit", "employ"))),
    ),
    Vampire(
        "Omaya",
        "gangrel-antitribu",
        2,
        7,
        "pro ANI AUS FOR",
        SABBAT,
        grants=Can(Prevent(1), when=(DAMAGE,), once="combat", own_turn=False),
    ),
    Vampire(
        "Owain Evans, The Wanderer",
        "ventrue-antitribu",
        3,
        8,
        "cel pre AUS DOM FOR",
        SABBAT,
        grants=Whenever(
            UntapPhase(p.EACH_METHUSELAH),
            If(
                Fits(parts.SELF, filters.READY_ONE),
                ForOne(
                    targets.One(filters.VAMPIRE, filters.ControlledBy(p.CHOSEN)),
                    GainBlood(1, parts.TARGET),
                    optional=True,
                ),
            ),
        ),
    ),
    Vampire(
        "Peter Blaine",
        "ventrue-antitribu",
        2,
        4,
        "aus dom for",
        SABBAT,
        grants=Bonus("bleed", 1, if_=bled_controls(filters.OfClan("ventrue"))),
    ),
    Vampire(
        "Rex, The Necronomist",
        "pander",
        2,
        3,
        "pot pro vic",
        SABBAT,
        grants=ChangesCost(1, types=(COMBAT,)),
    ),
    Vampire(
        "Richard Tauber, Ayelea's Puppet",
        "tremere-antitribu",
        2,
        4,
        "tha AUS",
        SABBAT,
        grants=Bonus(
            "intercept",
            -1,
            if_=Fits(
                parts.ACTING_MINION,
                filters.AnyOf(filters.OfClan("lasombra"), filters.OfClan("tzimisce")),
            ),
        ),
    ),
    Vampire(
        "Rigby, Crusade Vanguard",
        "brujah-antitribu",
        2,
        5,
        "aus pot CEL PRE",
        SABBAT,
        grants=Whenever(
            FailsToBlock(parts.SELF, of=filters.All(filters.VAMPIRE, filters.OfSect(SABBAT))),
            ForOne(
                targets.One(
                    filters.VAMPIRE,
                    filters.HasTitle(("bishop",)),
                    filters.HasBlood(0, lacking=1),
                    filters.ControlledBy(p.PREDATOR),
                ),
                MoveBlood(1, parts.SELF, parts.TARGET),
            ),
        ),
    ),
    Vampire(
        "Roderick Phillips March",
        "kiasyd",
        4,
        7,
        "cel obt tha DOM MYT",
        SABBAT,
        COLD_IRON_VULNERABILITY,
        grants=Bonus(
            "stealth",
            1,
            filters.All(filters.MINION, filters.ControlledBy(p.YOU)),
            if_=AllHold(Fits(parts.SELF, filters.READY_ONE), ActionIs(("equip",))),
        ),
    ),
    Vampire(
        "Royce",
        "pander",
        2,
        1,
        "dom",
        SABBAT,
        grants=Bonus("stealth", -1, if_=ActionIs(("bleed",))),
    ),
    Vampire(
        "Sarah Brando",
        "brujah-antitribu",
        2,
        3,
        "CEL",
        SABBAT,
        grants=Bonus(
            "stealth",
            -1,
            if_=IsDirected(
                p.Controlling(
                    targets.One(filters.READY_ONE, filters.HasTitle(("bishop", "archbishop")))
                )
            ),
        ),
    ),
    Vampire(
        "Servius Marius Pustula",
        "nosferatu-antitribu",
        4,
        10,
        "obf ANI CHI DOM OBT POT",
        SABBAT,
        grants=Bonus(
            "hand-size",
            NumberOf(
                targets.One(
                    filters.VAMPIRE,
                    filters.READY_ONE,
                    filters.CapacityOf(at_least=8),
                    filters.ControlledBy(p.CHOSEN),
                )
            ),
            everyone=True,
        ),
    ),
    Vampire(
        "Terrell Harding",
        "tremere-antitribu",
        3,
        7,
        "cel dom obf AUS THA",
        SABBAT,
        grants=CanAct(
            Action(
                MoveBlood(1, parts.TARGET, parts.SELF),
                stealth=1,
                target=targets.One(filters.VAMPIRE, filters.YOUNGER),
            )
        ),
    ),
    Vampire(
        "The Arcadian",
        "kiasyd",
        5,
        8,
        "chi for DOM MYT OBT",
        SABBAT,
        COLD_IRON_VULNERABILITY,
        grants=CanAct(Action(None, "bleed", stealth=1, bleed=1), cost=Blood(1)),
    ),
    Vampire(
        "Titus Camille",
        "ventrue-antitribu",
        4,
        8,
        "for AUS DOM OBF",
        SABBAT,
        grants=(
            CanAct(
                Action(
                    MoveCard(parts.TARGET, parts.SELF),
                    target=targets.One(filters.EQUIPMENT, filters.ControlledBy(p.NEIGHBOURS)),
                )
            ),
            Bonus("strength", 1),
        ),
    ),
    Vampire(
        "Tobias Smith",
        "lasombra",
        3,
        7,
        "pot DOM OBT PRE",
        SABBAT,
        grants=CanAct(
            Action(
                ChangeTitle("bishop", parts.TARGET),
                target=targets.One(
                    filters.VAMPIRE,
                    filters.OfSect(SABBAT),
                    filters.Not(filters.TITLED),
                    filters.CapacityOf(at_least=6),
                    filters.ControlledBy(p.YOU),
                    filters.Not(parts.SELF),
                ),
            )
        ),
    ),
    Vampire(
        "Uta Kovacs",
        "tremere-antitribu",
        4,
        8,
        "ser AUS DOM THA",
        SABBAT,
        grants=(
            CanAct(
                Action(
                    EnterCombat(),
                    target=targets.One(
                        filters.MINION, filters.READY_ONE, filters.Not(filters.ControlledBy(p.YOU))
                    ),
                )
            ),
            ChangesCost(-1, disciplines=(THAUMATURGY,)),
        ),
    ),
    Vampire(
        "Vasantasena",
        "malkavian-antitribu",
        2,
        9,
        "dom pot AUS DEM OBF",
        SABBAT,
        grants=(
            Bonus(
                "stealth",
                1,
                if_=AllHold(ActionIs(("bleed",)), Unless(bled_controls(filters.TITLED))),
            ),
            Bonus("bleed", 1),
        ),
    ),
)
