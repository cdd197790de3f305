"""Vampires of the Camarilla whose advanced versions have left it."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities.acting import CanAct
from conclave.games.vtes.rules.abilities.identity import WhenMerged
from conclave.games.vtes.rules.abilities.using import Bonus, Can
from conclave.games.vtes.rules.constants import ADVANCED, CAMARILLA, GEHENNA, INDEPENDENT, RED_LIST
from conclave.games.vtes.rules.modes import Action, Motion
from conclave.games.vtes.rules.moments import EntersCombat
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.windows import PRESS
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.card import Vampire
from conclave.games.vtes.vocabulary.combat import Restrict
from conclave.games.vtes.vocabulary.conditions import (
    MERGED,
    Exists,
    PassedReferendum,
    Unless,
)
from conclave.games.vtes.vocabulary.deferring import Later
from conclave.games.vtes.vocabulary.effects import Burn, EnterCombat, ToTorpor
from conclave.games.vtes.vocabulary.maneuvers import Press
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
)
