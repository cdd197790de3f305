"""Vampires of the Camarilla whose advanced versions have left it."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities.acting import CanAct, Forbids
from conclave.games.vtes.rules.abilities.costs import ChangesCost
from conclave.games.vtes.rules.abilities.fighting import Harm, RepeatsStrikes
from conclave.games.vtes.rules.abilities.identity import WhenMerged
from conclave.games.vtes.rules.abilities.using import Bonus, Can
from conclave.games.vtes.rules.constants import (
    ADVANCED,
    AUSPEX,
    CAMARILLA,
    CHIMERSTRY,
    DAIMOINON,
    DEMON,
    DOMINATE,
    GEHENNA,
    INDEPENDENT,
    INFERNAL,
    OBFUSCATE,
    OBTENEBRATION,
    REACTION,
    RED_LIST,
    SABBAT,
    THAUMATURGY,
)
from conclave.games.vtes.rules.modes import Action, Motion
from conclave.games.vtes.rules.moments import EntersCombat
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.windows import (
    ANNOUNCED,
    AS_PLAYED,
    BEFORE_VOTES,
    BLOCK,
    DECLINED,
    POLLING,
    PRESS,
)
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.blocks import Wake
from conclave.games.vtes.vocabulary.card import Blood, Vampire
from conclave.games.vtes.vocabulary.combat import Restrict
from conclave.games.vtes.vocabulary.conditions import (
    MERGED,
    ActionBy,
    AllHold,
    Exists,
    Fits,
    PassedReferendum,
    Unless,
)
from conclave.games.vtes.vocabulary.deferring import Later
from conclave.games.vtes.vocabulary.effects import Burn, EnterCombat, ToTorpor
from conclave.games.vtes.vocabulary.maneuvers import Press
from conclave.games.vtes.vocabulary.more_filters import Did, NeedsDiscipline
from conclave.lang.abilities import Whenever
from conclave.lang.effects import If

CARDS: tuple[AnyCard, ...] = (
    Vampire(
        "Count Germaine",
        "brujah",
        4,
        8,
        "obf CEL FOR POT PRE",
        CAMARILLA,
        grants=(
            Whenever(EntersCombat(parts.SELF), Restrict(("weapons",))),
            CanAct(
                Action(
                    EnterCombat(),
                    target=targets.One(
                        filters.READY_ONE,
                        filters.OfClan("toreador"),
                        filters.Not(filters.ControlledBy(p.YOU)),
                    ),
                )
            ),
        ),
    ),
    Vampire(
        "Count Germaine",
        "brujah",
        4,
        8,
        "obf CEL FOR POT PRE",
        INDEPENDENT,
        ADVANCED,
        RED_LIST,
        grants=(
            Bonus(
                "bleed",
                2,
                if_=Exists(
                    targets.One(
                        filters.VAMPIRE,
                        filters.TITLED,
                        filters.Not(filters.OfSect(INDEPENDENT)),
                        filters.ControlledBy(p.BLED),
                    )
                ),
            ),
            WhenMerged(anarch=True),
            Can(Press(), when=(PRESS,), once="combat", own_turn=False, if_=MERGED),
        ),
    ),
    Vampire(
        "Helena",
        "toreador",
        3,
        10,
        "obf pre tha AUS CEL DOM",
        CAMARILLA,
        grants=(
            Can(
                Wake(disciplines=(AUSPEX,)),
                when=(ANNOUNCED, BLOCK, DECLINED, AS_PLAYED, BEFORE_VOTES, POLLING),
                cost=Blood(1),
                if_=AllHold(Fits(parts.SELF, filters.TAPPED), Unless(ActionBy(p.YOU))),
                own_turn=False,
            ),
            Bonus("bleed", 1),
        ),
    ),
    Vampire(
        "Helena",
        "toreador",
        3,
        10,
        "dai obf pre tha AUS CEL DOM",
        INDEPENDENT,
        ADVANCED,
        INFERNAL,
        grants=(
            ChangesCost(0, types=(REACTION,), disciplines=(AUSPEX, DOMINATE), free=True),
            Harm(
                immune_to=filters.All(
                    filters.AnyOf(filters.ALLY, filters.RETAINER), filters.WithTrait(DEMON)
                ),
                if_=MERGED,
            ),
            WhenMerged(discipline=DAIMOINON),
            WhenMerged(discipline=OBTENEBRATION),
        ),
    ),
    Vampire(
        "Theo Bell",
        "brujah",
        2,
        7,
        "aus dom CEL POT PRE",
        INDEPENDENT,
        ADVANCED,
        grants=(
            Bonus("strength", 1),
            CanAct(
                Action(
                    Motion(
                        Burn(parts.THIS_CARD),
                        Later(
                            "end-of-action", If(Unless(PassedReferendum()), ToTorpor(parts.SELF))
                        ),
                    ),
                    "political",
                    stealth=1,
                ),
                by=filters.All(filters.READY_ONE, filters.HasTitle(("justicar", "inner-circle"))),
                anyone=True,
                if_=Exists(targets.One(filters.WithTrait(GEHENNA))),
            ),
        ),
    ),
    Vampire(
        "Valerius Maior, Hell's Fool",
        "tremere",
        4,
        7,
        "nec pre AUS DAI DOM THA",
        CAMARILLA,
        RED_LIST,
        INFERNAL,
        grants=RepeatsStrikes((THAUMATURGY,)),
    ),
    Vampire(
        "Valerius Maior, Hell's Fool",
        "tremere-antitribu",
        4,
        7,
        "nec pre AUS DAI DOM THA",
        SABBAT,
        ADVANCED,
        RED_LIST,
        INFERNAL,
        grants=(
            Forbids(
                ("play",),
                parts.ACTING_MINION,
                if_=Fits(parts.SELF, Did("tried-to-block")),
                at=NeedsDiscipline((CHIMERSTRY, OBFUSCATE)),
            ),
            WhenMerged(sect=INDEPENDENT, loses=(INFERNAL, RED_LIST)),
            Bonus("capacity", -2, if_=MERGED),
        ),
    ),
)
