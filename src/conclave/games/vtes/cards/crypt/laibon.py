"""Laibon with special abilities."""

from __future__ import annotations

from conclave.games.vtes.cards.crypt.shared_abilities import while_ready
from conclave.games.vtes.cards.out_of_turn import MINION_CARDS
from conclave.games.vtes.rules.abilities.acting import CanAct
from conclave.games.vtes.rules.abilities.fighting import ChargesStrikes
from conclave.games.vtes.rules.abilities.using import Bonus, Can
from conclave.games.vtes.rules.constants import LAIBON, PRESENCE
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.windows import AS_PLAYED
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.cancelling import Cancel
from conclave.games.vtes.vocabulary.card import Blood, Vampire
from conclave.games.vtes.vocabulary.conditions import ACTING, ActionIs, ActionNeeds, AllHold, Fits
from conclave.games.vtes.vocabulary.effects import EnterCombat

CARDS: tuple[AnyCard, ...] = (
    Vampire(
        "Jubal",
        "akunanse",
        4,
        6,
        "for pot ABO ANI",
        LAIBON,
        grants=Bonus(
            "intercept", 1, if_=Fits(parts.ACTING_MINION, filters.OfClan("follower-of-set"))
        ),
    ),
    Vampire(
        "Khalu",
        "osebo",
        3,
        7,
        "ani pro AUS CEL POT",
        LAIBON,
        grants=Can(
            Cancel(MINION_CARDS, by=p.NEIGHBOURS),
            when=(AS_PLAYED,),
            cost=Blood(5),
            own_turn=False,
            even_torpid=True,
        ),
    ),
    Vampire(
        "Lucian, the Perfect",
        "guruhi",
        4,
        11,
        "ANI AUS DOM OBF POT PRE",
        LAIBON,
        grants=(ChargesStrikes(1), Bonus("bleed", 3)),
    ),
    Vampire(
        "Nana Buruku",
        "guruhi",
        4,
        8,
        "ANI POT PRE",
        LAIBON,
        grants=(while_ready("second-master", 1), while_ready("hand-size", 1)),
    ),
    Vampire(
        "Nangila Were",
        "guruhi",
        4,
        9,
        "obf ser ANI POT PRE",
        LAIBON,
        grants=(
            CanAct(
                Action(
                    EnterCombat(),
                    target=targets.One(
                        filters.MINION, filters.READY_ONE, filters.Not(filters.ControlledBy(p.YOU))
                    ),
                )
            ),
            while_ready("hand-size", 1),
        ),
    ),
    Vampire(
        "Shasa Abu Badr",
        "ishtarri",
        4,
        5,
        "cel for PRE",
        LAIBON,
        grants=Bonus(
            "bleed", 1, if_=AllHold(ACTING, ActionIs(("bleed",)), ActionNeeds((PRESENCE,)))
        ),
    ),
)
