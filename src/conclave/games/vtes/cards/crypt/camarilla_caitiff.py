"""Caitiff of the Camarilla with special abilities."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities.acting import CanAct, Forbids
from conclave.games.vtes.rules.abilities.costs import ChangesPoolCost
from conclave.games.vtes.rules.abilities.using import Bonus
from conclave.games.vtes.rules.constants import CAMARILLA, MASTER
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.moments import ActionSucceeds, GoesToTorpor
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.vocabulary import filters, parts
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.blocks import StaysTapped
from conclave.games.vtes.vocabulary.blood import BurnPool
from conclave.games.vtes.vocabulary.card import Vampire
from conclave.games.vtes.vocabulary.choosing import Search
from conclave.games.vtes.vocabulary.conditions import FIRST_ROUND, ActionIs, AllHold, Fits
from conclave.games.vtes.vocabulary.effects import Burn
from conclave.games.vtes.vocabulary.more_filters import IN_THIS_COMBAT
from conclave.lang.abilities import Whenever

CARDS: tuple[AnyCard, ...] = (
    Vampire(
        "Dan Murdock",
        "caitiff",
        1,
        3,
        "aus obf",
        CAMARILLA,
        grants=CanAct(Action(Search(filters.Named("giants-blood")))),
    ),
    Vampire(
        "Eddie Gaines",
        "caitiff",
        3,
        1,
        "dem pot",
        CAMARILLA,
        grants=Whenever(ActionSucceeds(parts.SELF, ("hunt",)), StaysTapped()),
    ),
    Vampire(
        "Hasina Kesi",
        "caitiff",
        1,
        1,
        "pot",
        CAMARILLA,
        grants=Whenever(GoesToTorpor(parts.SELF), BurnPool(1)),
    ),
    Vampire(
        "Igo the Hungry",
        "caitiff",
        1,
        1,
        "pre pro",
        CAMARILLA,
        grants=Bonus("stealth", -1, if_=ActionIs(("hunt",), plain=True)),
    ),
    Vampire(
        "Julius",
        "caitiff",
        2,
        1,
        "qui ser",
        CAMARILLA,
        grants=Whenever(GoesToTorpor(parts.SELF), Burn(parts.SELF)),
    ),
    Vampire(
        "Lisa Noble",
        "caitiff",
        3,
        1,
        "ani",
        CAMARILLA,
        grants=Bonus("strength", -1, if_=AllHold(Fits(parts.SELF, IN_THIS_COMBAT), FIRST_ROUND)),
    ),
    Vampire(
        "Navar McClaren",
        "caitiff",
        1,
        1,
        "ani",
        CAMARILLA,
        grants=Forbids(
            ("block",), if_=Fits(parts.ACTING_MINION, filters.All(filters.VAMPIRE, filters.OLDER))
        ),
    ),
    Vampire(
        "Nik",
        "caitiff",
        1,
        1,
        "cel",
        CAMARILLA,
        grants=Bonus(
            "intercept",
            1,
            filters.All(filters.VAMPIRE, filters.OfClan("brujah")),
            if_=Fits(parts.ACTING_MINION, parts.SELF),
        ),
    ),
    Vampire(
        "Walker Grimes",
        "caitiff",
        5,
        1,
        "ani",
        CAMARILLA,
        grants=ChangesPoolCost(1, of=filters.OfType(MASTER), on=parts.SELF, who=p.YOU),
    ),
)
