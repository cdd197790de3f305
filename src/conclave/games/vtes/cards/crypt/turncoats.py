"""Vampires of the Camarilla whose advanced versions have left it."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities import Bonus, Can, CanAct, WhenMerged
from conclave.games.vtes.rules.constants import ADVANCED, CAMARILLA, INDEPENDENT, RED_LIST
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.moments import EntersCombat
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.windows import PRESS
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.card import Vampire
from conclave.games.vtes.vocabulary.combat import Restrict
from conclave.games.vtes.vocabulary.conditions import MERGED, Exists
from conclave.games.vtes.vocabulary.effects import EnterCombat
from conclave.games.vtes.vocabulary.maneuvers import Press
from conclave.lang.abilities import Whenever

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
)
