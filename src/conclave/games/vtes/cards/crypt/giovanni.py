"""Giovanni with special abilities."""

from __future__ import annotations

from conclave.games.vtes.cards.crypt.shared_abilities import (
    PRESS_EACH_COMBAT,
    bled_controls,
    while_ready,
)
from conclave.games.vtes.rules.abilities.acting import CanAct
from conclave.games.vtes.rules.abilities.costs import ChangesCost
from conclave.games.vtes.rules.abilities.using import Bonus, Can
from conclave.games.vtes.rules.constants import (
    CAMARILLA,
    FORTITUDE,
    INDEPENDENT,
    NECROMANCY,
)
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.windows import (
    ANNOUNCED,
    DECLINED,
    DISCARD_PHASE,
    POLLING,
)
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.amounts import NumberOf
from conclave.games.vtes.vocabulary.blood import BurnEdge
from conclave.games.vtes.vocabulary.card import Blood, Vampire
from conclave.games.vtes.vocabulary.choosing import ForOne
from conclave.games.vtes.vocabulary.conditions import (
    ActionIs,
    ActionNeeds,
    AllHold,
    Exists,
    Fights,
    Fits,
    HasEdge,
    Unless,
)
from conclave.games.vtes.vocabulary.effects import EnterCombat
from conclave.games.vtes.vocabulary.exchanging import ExchangeNamed, NameCardInHand
from conclave.games.vtes.vocabulary.modifying import AttemptBlock, Votes
from conclave.games.vtes.vocabulary.piles import CardsIn, CardToHand, DiscardAtRandom, ToLibrary
from conclave.games.vtes.vocabulary.targets import EachTarget
from conclave.lang.effects import Do

CARDS: tuple[AnyCard, ...] = (
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
        "Carlotta Giovanni",
        "giovanni",
        2,
        7,
        "dom obf NEC POT",
        INDEPENDENT,
        grants=CanAct(
            Action(
                ExchangeNamed(),
                stealth=1,
                target=targets.One(filters.LIBRARY_CARD, region="ash-heap"),
                during=NameCardInHand(),
            ),
            cost=Blood(1),
        ),
    ),
    Vampire(
        "Enzo Giovanni, Pentex Board of Directors",
        "giovanni",
        2,
        8,
        "ani pot tha DOM NEC",
        INDEPENDENT,
        grants=(
            Can(
                AttemptBlock(),
                when=(ANNOUNCED, DECLINED),
                if_=AllHold(
                    ActionIs(("political",)),
                    Fits(parts.ACTING_MINION, filters.Not(filters.ControlledBy(p.YOU))),
                ),
                own_turn=False,
            ),
            Bonus(
                "intercept",
                1,
                if_=AllHold(
                    ActionIs(("political",)),
                    Unless(
                        Fits(
                            parts.ACTING_MINION,
                            filters.HasTitle(("prince", "justicar", "inner-circle")),
                        )
                    ),
                ),
            ),
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
            "strength",
            1,
            if_=Fights(
                filters.AnyOf(filters.OfClan("toreador"), filters.OfClan("toreador-antitribu"))
            ),
        ),
    ),
    Vampire(
        "Gillespi Giovanni",
        "giovanni",
        2,
        7,
        "aus DOM NEC POT",
        INDEPENDENT,
        grants=Bonus("bleed", 1, if_=bled_controls(filters.OfSect(CAMARILLA))),
    ),
    Vampire(
        "Guillaume Giovanni",
        "giovanni",
        4,
        9,
        "obt CEL DOM NEC POT",
        INDEPENDENT,
        grants=(
            while_ready(
                "hand-size", NumberOf(targets.One(filters.LOCATION, filters.ControlledBy(p.YOU)))
            ),
            Bonus("stealth", 1, if_=ActionIs(("recruit", "employ"))),
        ),
    ),
    Vampire(
        "Ignazio Giovanni",
        "giovanni",
        3,
        9,
        "obf DOM FOR NEC POT",
        INDEPENDENT,
        grants=(
            CanAct(
                Action(
                    EnterCombat(),
                    target=targets.One(
                        filters.VAMPIRE,
                        filters.READY_ONE,
                        filters.CapacityOf(at_most=6),
                        filters.ControlledBy(p.NEIGHBOURS),
                    ),
                )
            ),
            Bonus("strength", 1),
        ),
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
                        targets.One(
                            filters.Not(parts.THAT_CARD), filters.LIBRARY_CARD, region="ash-heap"
                        ),
                        CardToHand(),
                    )
                ),
            ),
            when=(DISCARD_PHASE,),
            even_torpid=True,
            phase_action=True,
            if_=AllHold(
                HasEdge(p.YOU), CardsIn("hand"), CardsIn("ash-heap", which=filters.LIBRARY_CARD)
            ),
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
            Bonus(
                "bleed",
                1,
                if_=Exists(targets.One(filters.Named("francis-milliner"), filters.READY_ONE)),
            ),
            ChangesCost(1, disciplines=(FORTITUDE,)),
        ),
    ),
    Vampire(
        "Pochtli",
        "giovanni",
        2,
        8,
        "cel dom NEC OBF POT",
        INDEPENDENT,
        grants=CanAct(
            Action(
                EachTarget(ToLibrary()),
                stealth=1,
                target=targets.Several(
                    targets.One(filters.LIBRARY_CARD, region="ash-heap"), most=2
                ),
            )
        ),
    ),
    Vampire(
        "Rafaele Giovanni",
        "giovanni",
        2,
        6,
        "cel obf NEC",
        INDEPENDENT,
        grants=(
            CanAct(Action(None, "bleed", target=targets.AMethuselah(p.PREDATOR))),
            Bonus("bleed", 1),
        ),
    ),
    Vampire(
        "Regina Giovanni, The Right Hand of Augustus",
        "giovanni",
        2,
        10,
        "aus for DOM NEC POT",
        INDEPENDENT,
        title="votes:2",
        grants=ChangesCost(-1, kinds=("recruit", "employ"), or_pool=True),
    ),
    Vampire(
        "Silvia Giovanni",
        "giovanni",
        2,
        10,
        "for vic ANI DOM NEC POT",
        INDEPENDENT,
        grants=(PRESS_EACH_COMBAT, Bonus("strength", 1)),
    ),
    Vampire(
        "Stefano Giovanni",
        "giovanni",
        2,
        6,
        "nec pot pre DOM",
        INDEPENDENT,
        grants=Can(
            Votes(1),
            when=(POLLING,),
            cost=Blood(1),
            once="referendum",
            if_=ActionIs(("political",)),
            own_turn=False,
        ),
    ),
)
