"""Independent vampires with abilities of their own."""

from __future__ import annotations

from conclave.games.vtes.cards.crypt.ways import (
    MANEUVER_EACH_COMBAT,
    bled_controls,
    once_an_action,
    ready_gives,
)
from conclave.games.vtes.rules.abilities import (
    Action,
    Bonus,
    Can,
    CanAct,
    ChangesCost,
)
from conclave.games.vtes.rules.windows import (
    BEFORE_RANGE,
    BLOCK,
    DISCARD_PHASE,
    DURING_ACTION,
    STRIKE,
    STRIKES_CHOSEN,
)
from conclave.games.vtes.rules.words import (
    CAMARILLA,
    FORTITUDE,
    INDEPENDENT,
    INFERNAL,
    NECROMANCY,
    RED_LIST,
    SCARCE,
)
from conclave.games.vtes.vocabulary import filters as f
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.amounts import NumberOf
from conclave.games.vtes.vocabulary.card import Blood, Vampire
from conclave.games.vtes.vocabulary.choosing import ForOne
from conclave.games.vtes.vocabulary.conditions import (
    ActionIs,
    ActionNeeds,
    Both,
    Exists,
    Fights,
    Fits,
    HasEdge,
)
from conclave.games.vtes.vocabulary.effects import (
    BurnEdge,
    BurnPool,
    CardToHand,
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
from conclave.games.vtes.vocabulary.piles import (
    CardsIn,
    DiscardAtRandom,
)
from conclave.lang.abilities import Whenever
from conclave.lang.effects import Do

CARDS = (
    Vampire(
        "Andrea Giovanni",
        "giovanni",
        2,
        7,
        "pot vic DOM NEC",
        INDEPENDENT,
        grants=Bonus("stealth", 1, if_=ActionNeeds((NECROMANCY,))),
    ),
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
        "Cybele",
        "baali",
        4,
        10,
        "ANI DAI OBF PRE SER THA",
        INDEPENDENT,
        INFERNAL,
        grants=(
            Bonus("master-actions", 1, if_=Fits(f.SELF, f.UNTAPPED)),
            CanAct(Action(None, "bleed", bleed=2), cost=Blood(1)),
        ),
    ),
    Vampire(
        "Francis Milliner",
        "giovanni",
        4,
        6,
        "pre vic NEC POT",
        INDEPENDENT,
        grants=Bonus(
            "strength", 1, if_=Fights(f.AnyOf(f.OfClan("toreador"), f.OfClan("toreador-antitribu")))
        ),
    ),
    Vampire(
        "Gillespi Giovanni",
        "giovanni",
        2,
        7,
        "aus DOM NEC POT",
        INDEPENDENT,
        grants=Bonus("bleed", 1, if_=bled_controls(f.OfSect(CAMARILLA))),
    ),
    Vampire(
        "Guillaume Giovanni",
        "giovanni",
        4,
        9,
        "obt CEL DOM NEC POT",
        INDEPENDENT,
        grants=(
            ready_gives("hand-size", NumberOf(f.One(f.LOCATION, f.ControlledBy(p.YOU)))),
            Bonus("stealth", 1, if_=ActionIs(("recruit", "employ"))),
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
        "Lady Constancia",
        "giovanni",
        4,
        10,
        "AUS DOM FOR NEC POT",
        INDEPENDENT,
        title="votes:2",
        grants=Can(
            Do(
                BurnEdge(),
                DiscardAtRandom(
                    then=ForOne(
                        f.One(f.Not(f.THAT_CARD), f.LIBRARY_CARD, region="ash-heap"), CardToHand()
                    )
                ),
            ),
            when=(DISCARD_PHASE,),
            even_torpid=True,
            phase_action=True,
            if_=Both(HasEdge(p.YOU), CardsIn("hand"), CardsIn("ash-heap", which=f.LIBRARY_CARD)),
        ),
    ),
    Vampire(
        "Margaret Milliner",
        "giovanni",
        4,
        5,
        "dom for nec pot pre",
        INDEPENDENT,
        grants=(
            Bonus("bleed", 1, if_=Exists(f.One(f.Named("francis-milliner"), f.READY_ONE))),
            ChangesCost(1, disciplines=(FORTITUDE,)),
        ),
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
            when=(BEFORE_RANGE, STRIKE, STRIKES_CHOSEN),
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
