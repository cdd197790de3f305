"""Vampires with two versions: the base one where it has an ability, and the advanced one."""

from __future__ import annotations

from conclave.games.vtes.cards.crypt.ways import MANEUVER_EACH_COMBAT, once_an_action
from conclave.games.vtes.rules.abilities import (
    Bonus,
    Can,
    Strike,
    Weapon,
)
from conclave.games.vtes.rules.windows import (
    DURING_ACTION,
    PRESS,
    UNTAP,
)
from conclave.games.vtes.rules.words import (
    ADVANCED,
    CAMARILLA,
    INFERNAL,
    LAIBON,
    RED_LIST,
    SABBAT,
)
from conclave.games.vtes.vocabulary import filters as f
from conclave.games.vtes.vocabulary.card import Blood, Vampire
from conclave.games.vtes.vocabulary.conditions import MERGED, ActionIs, Fights
from conclave.games.vtes.vocabulary.effects import (
    GainBlood,
)
from conclave.games.vtes.vocabulary.feats import (
    BleedBonus,
    Press,
)

CARDS = (
    Vampire(
        "Batsheva",
        "guruhi",
        4,
        6,
        "obt pot ANI PRE",
        LAIBON,
        grants=Bonus("strength", 1, if_=Fights(f.OfClan("tzimisce"))),
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
            Bonus("strength", 1, if_=Fights(f.OfClan("malkavian"))),
            Bonus("strength", 1, if_=MERGED),
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
                Press(only_on=True),
                when=(PRESS,),
                cost=Blood(1),
                once="combat",
                own_turn=False,
                if_=MERGED,
            ),
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
                GainBlood(1, f.TARGET),
                when=(UNTAP,),
                once="turn",
                target=f.One(f.VAMPIRE, f.READY_ONE, f.OLDER),
                if_=MERGED,
            ),
            once_an_action(BleedBonus(+1), 1, DURING_ACTION, MERGED),
        ),
    ),
)
