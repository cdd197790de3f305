"""Independent vampires with abilities of their own."""

from __future__ import annotations

from conclave.games.vtes.cards.crypt.ways import MANEUVER_EACH_COMBAT, once_an_action, ready_gives
from conclave.games.vtes.rules.abilities import (
    Bonus,
    Can,
)
from conclave.games.vtes.rules.windows import (
    BEFORE_RANGE,
    BLOCK,
    DURING_ACTION,
    STRIKE,
)
from conclave.games.vtes.rules.words import (
    INDEPENDENT,
    INFERNAL,
    RED_LIST,
    SCARCE,
)
from conclave.games.vtes.vocabulary import filters as f
from conclave.games.vtes.vocabulary.card import Blood, Vampire
from conclave.games.vtes.vocabulary.effects import (
    BurnPool,
    GainPool,
    TakeEdge,
)
from conclave.games.vtes.vocabulary.feats import (
    BleedBonus,
    HandDamageAggravated,
    Stealth,
)
from conclave.games.vtes.vocabulary.moments import (
    ActionSucceeds,
    IsBurned,
    IsBurnedInCombat,
)
from conclave.lang.abilities import Whenever

CARDS = (
    Vampire(
        "Chavi Oraczko",
        "ravnos",
        5,
        7,
        "nec ANI CHI FOR",
        INDEPENDENT,
        RED_LIST,
        grants=(
            once_an_action(Stealth(+1), 1, (BLOCK,), None),
            ready_gives("hand-size", 1),
        ),
    ),
    Vampire(
        "Kephamos, High Priest of Marrakech",
        "follower-of-set",
        2,
        8,
        "dom obf pre SER",
        INDEPENDENT,
        title="votes:2",
        grants=Bonus("bleed", 1),
    ),
    Vampire(
        "Mary the Black",
        "baali",
        2,
        7,
        "cel obf pot DAI PRE",
        INDEPENDENT,
        INFERNAL,
        grants=Can(
            HandDamageAggravated("round"),
            when=(BEFORE_RANGE, STRIKE),
            cost=Blood(1),
            once="round",
            own_turn=False,
        ),
    ),
    Vampire(
        "Mr. Noir",
        "salubri",
        4,
        3,
        "for obe",
        INDEPENDENT,
        SCARCE,
        grants=Whenever(IsBurnedInCombat(f.SELF), GainPool(2)),
    ),
    Vampire(
        "Nehsi",
        "follower-of-set",
        2,
        10,
        "aus for OBF PRE PRO SER",
        INDEPENDENT,
        title="votes:2",
        grants=MANEUVER_EACH_COMBAT,
    ),
    Vampire(
        "Raful al-Zarqa",
        "nagaraja",
        2,
        6,
        "dom nec obf AUS",
        INDEPENDENT,
        SCARCE,
        grants=once_an_action(Stealth(+1), 1, (BLOCK,), None),
    ),
    Vampire(
        "Sargon",
        "baali",
        2,
        5,
        "cel dai obf pre",
        INDEPENDENT,
        INFERNAL,
        grants=(Bonus("strength", 1), Whenever(ActionSucceeds(f.SELF), TakeEdge())),
    ),
    Vampire(
        "Sundervere, The Devil Brahmin",
        "follower-of-set",
        4,
        8,
        "obf AUS PRE SER THA",
        INDEPENDENT,
        RED_LIST,
        grants=(
            Bonus("bleed", 1),
            Whenever(IsBurned(f.SELF), BurnPool(1)),
            once_an_action(BleedBonus(+1), 1, DURING_ACTION, None),
        ),
    ),
    Vampire(
        "Veejay Vinod",
        "nagaraja",
        6,
        3,
        "AUS",
        INDEPENDENT,
        SCARCE,
        grants=once_an_action(Stealth(+1), 2, (BLOCK,), None),
    ),
)
