"""Vampires with other abilities for combat."""

from __future__ import annotations

from conclave.games.vtes.cards.crypt.shared_abilities import MANEUVER_EACH_COMBAT, PRESS_EACH_COMBAT
from conclave.games.vtes.rules.abilities.acting import Forbids, Unblockable
from conclave.games.vtes.rules.abilities.blanking import Blanks
from conclave.games.vtes.rules.abilities.using import Bonus, Can
from conclave.games.vtes.rules.constants import (
    ANIMAL,
    CAMARILLA,
    GEHENNA,
    INFERNAL,
    MODIFIER,
    SABBAT,
    STERILE,
    THAUMATURGY,
)
from conclave.games.vtes.rules.moments import Blocks, EntersCombat, UntapPhase
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.windows import BEFORE_RANGE, DURING_ACTION
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.bleeds import BleedBonus
from conclave.games.vtes.vocabulary.blood import BurnBlood
from conclave.games.vtes.vocabulary.card import Vampire
from conclave.games.vtes.vocabulary.combat import Restrict
from conclave.games.vtes.vocabulary.conditions import ACTING, AnyHolds, Exists, Fights, Fits
from conclave.games.vtes.vocabulary.effects import Burn
from conclave.games.vtes.vocabulary.more_filters import IN_THIS_COMBAT, InCombat, NeedsDiscipline
from conclave.games.vtes.vocabulary.piles import DiscardCards, OpenHand
from conclave.games.vtes.vocabulary.strikes import EndCombat
from conclave.lang.abilities import Whenever
from conclave.lang.effects import Do, If, May

OPPOSING_HAND_OPEN = OpenHand(p.ControllerOf(parts.OPPONENT))

CARDS: tuple[AnyCard, ...] = (
    Vampire(
        "Alessandro Garcia",
        "brujah-antitribu",
        4,
        4,
        "pot pre pro",
        SABBAT,
        grants=Bonus("strength", 1, if_=Fights(filters.OfClan("lasombra"))),
    ),
    Vampire(
        "Fleurdumal",
        "toreador",
        3,
        8,
        "cel tha AUS DEM PRE",
        CAMARILLA,
        title="prince:Miami",
        grants=Whenever(
            Blocks(filters.MINION, of=parts.SELF),
            May(BurnBlood(1, parts.SELF), OPPOSING_HAND_OPEN),
        ),
    ),
    Vampire(
        "Harold Tanner",
        "nosferatu",
        4,
        6,
        "ani dom obf POT",
        CAMARILLA,
        grants=Whenever(EntersCombat(parts.SELF), OPPOSING_HAND_OPEN),
    ),
    Vampire(
        "Howler",
        "ahrimane",
        2,
        8,
        "obf ANI PRE SPI",
        SABBAT,
        STERILE,
        grants=(MANEUVER_EACH_COMBAT, Forbids(("weapons",)), Bonus("strength", 1)),
    ),
    Vampire(
        "Mariel, Lady Thunder",
        "malkavian",
        1,
        7,
        "aus tha DOM OBF",
        CAMARILLA,
        grants=Can(
            EndCombat(harm=1),
            when=(BEFORE_RANGE,),
            tap=True,
            own_turn=False,
            even_torpid=True,
            outside=True,
        ),
    ),
    Vampire(
        "Midget",
        "malkavian-antitribu",
        3,
        3,
        "obf pre DEM",
        SABBAT,
        INFERNAL,
        grants=Blanks(
            filters.All(filters.RETAINER, filters.WithTrait(ANIMAL)),
            if_=AnyHolds(ACTING, Fits(parts.SELF, IN_THIS_COMBAT)),
        ),
    ),
    Vampire(
        "Mukhtar Bey",
        "caitiff",
        4,
        7,
        "obf pot FOR PRE QUI",
        CAMARILLA,
        title="prince:Cairo",
        grants=(
            Whenever(EntersCombat(parts.SELF), Restrict(("press-to-continue",), parts.SELF)),
            Whenever(
                UntapPhase(p.YOU),
                If(
                    Exists(targets.One(filters.WithTrait(GEHENNA)), at_least=5),
                    Burn(parts.SELF),
                ),
            ),
        ),
    ),
    Vampire(
        "Oliver Thrace",
        "tremere",
        3,
        9,
        "nec obf pot AUS DOM THA",
        CAMARILLA,
        grants=(
            Whenever(
                EntersCombat(parts.SELF),
                If(Fits(parts.OPPONENT, filters.VAMPIRE), Restrict(("combat-ends",))),
            ),
            Can(
                Do(DiscardCards(1, NeedsDiscipline((THAUMATURGY,))), BleedBonus(+1)),
                when=DURING_ACTION,
                once="action",
                type=MODIFIER,
                own_turn=False,
            ),
        ),
    ),
    Vampire(
        "Rurik Rakoczy",
        "tzimisce",
        5,
        6,
        "aus ANI VIC",
        SABBAT,
        grants=(
            PRESS_EACH_COMBAT,
            Bonus(
                "bleed",
                1,
                if_=Exists(targets.One(filters.Named("ludmijla-rakoczy"), filters.READY_ONE)),
            ),
        ),
    ),
    Vampire(
        "Stanislava",
        "gangrel",
        2,
        11,
        "ANI CEL DOM FOR PRO",
        CAMARILLA,
        title="inner-circle:gangrel",
        grants=(
            Blanks(
                filters.All(
                    filters.RETAINER,
                    filters.OnCard(filters.All(filters.MINION, InCombat(against=parts.SELF))),
                )
            ),
            Unblockable(filters.ALLY),
            Bonus("bleed", 2),
        ),
    ),
)
