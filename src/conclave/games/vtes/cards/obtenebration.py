"""The cards of Obtenebration: shadows."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities.using import Can
from conclave.games.vtes.rules.constants import (
    COMBAT,
    GRAPPLE,
    MODIFIER,
    OBTENEBRATION,
    REACTION,
    REFLEX,
)
from conclave.games.vtes.rules.modes import Strike
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.windows import PRESS, RANGE
from conclave.games.vtes.vocabulary import filters, parts
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.blocks import (
    BlockFails,
    CannotBlock,
    Intercept,
    NoCombat,
    Stealth,
)
from conclave.games.vtes.vocabulary.blood import BurnBlood
from conclave.games.vtes.vocabulary.cancelling import Cancel
from conclave.games.vtes.vocabulary.card import Blood, Card, as_
from conclave.games.vtes.vocabulary.combat import OneOf
from conclave.games.vtes.vocabulary.conditions import (
    ACTING,
    ActionIs,
    AllHold,
    Fits,
    Unless,
    WasBlocked,
)
from conclave.games.vtes.vocabulary.deferring import Later
from conclave.games.vtes.vocabulary.effects import Burn, Tap, ToTorpor
from conclave.games.vtes.vocabulary.maneuvers import AdditionalStrikes, Maneuver, Press
from conclave.games.vtes.vocabulary.modifying import BlockCost, ContinueAction, Lend
from conclave.lang.effects import Do, Either, If, May

IN_THE_DARK = filters.All(filters.MINION, filters.HasDiscipline(OBTENEBRATION, 0, 0))
PAYS = If(
    Fits(parts.BLOCKING_MINION, filters.VAMPIRE),
    Either(
        BurnBlood(1, parts.BLOCKING_MINION),
        BlockFails(cancelled=True),
        p.ControllerOf(parts.BLOCKING_MINION),
    ),
    BlockFails(cancelled=True),
)
"""A minion who already attempts to block pays, too, or his attempt is cancelled."""

CARDS: tuple[AnyCard, ...] = (
    Card(
        "Shadow Play",
        MODIFIER,
        OBTENEBRATION,
        cost=Blood(1),
        basic=Stealth(+1),
        superior=Stealth(+2),
    ),
    Card(
        "Shroud of Night",
        MODIFIER,
        modes=(
            as_(MODIFIER, Stealth(+1), "obt", if_=Unless(ActionIs(("bleed",)))),
            as_(MODIFIER, Stealth(+1), "OBT"),
        ),
    ),
    Card(
        "Tenebrous Form",
        MODIFIER,
        OBTENEBRATION,
        cost=Blood(1),
        basic=Stealth(+1),
        superior=Do(
            Stealth(+1), BlockCost(IN_THE_DARK), If(Fits(parts.BLOCKING_MINION, IN_THE_DARK), PAYS)
        ),
    ),
    Card(
        "Blanket of Night",
        MODIFIER,
        cost=Blood(1),
        modes=(
            as_(MODIFIER, Stealth(+1), "obt"),
            as_(
                MODIFIER,
                Do(BlockFails(), CannotBlock(parts.BLOCKING_MINION), Tap()),
                "OBT",
                by="untapped",
            ),
        ),
    ),
    Card(
        "Stone Travel",
        MODIFIER,
        modes=(
            as_(
                MODIFIER,
                Do(Stealth(+1), BurnBlood(1)),
                "obt",
                if_=Fits(parts.SELF, filters.HasBlood(1)),
            ),
            as_(MODIFIER, Stealth(+1), "myt"),
            as_(MODIFIER, Do(Stealth(+1), Later("block", May(NoCombat()))), "MYT"),
        ),
    ),
    Card(
        "Eyes of the Night",
        REACTION,
        OBTENEBRATION,
        basic=Intercept(+1),
        superior=Do(Intercept(+1), Later("combat", Lend("combat"))),
        grants=Can(
            OneOf(Maneuver(), Press()),
            when=(RANGE, PRESS),
            once="combat",
            by="host",
            own_turn=False,
        ),
    ),
    Card(
        "Shadow Body",
        COMBAT,
        OBTENEBRATION,
        cost=Blood(1),
        basic=Strike(ends=True),
        superior=Strike(
            If(
                AllHold(ACTING, WasBlocked(), Unless(ActionIs(("bleed", "political")))),
                Later("after-combat", ContinueAction()),
            ),
            ends=True,
        ),
    ),
    Card(
        "Arms of the Abyss",
        COMBAT,
        OBTENEBRATION,
        basic=Strike(dodge=True),
        superior=Strike(AdditionalStrikes(1), dodge=True),
    ),
    Card(
        "Entombment",
        COMBAT,
        cost=Blood(2),
        modes=(
            as_(
                COMBAT, Strike(Burn(parts.OPPONENT)), "obt", if_=Fits(parts.OPPONENT, filters.ALLY)
            ),
            as_(
                COMBAT,
                Strike(ToTorpor(parts.OPPONENT)),
                "OBT",
                if_=Fits(parts.OPPONENT, filters.VAMPIRE),
            ),
        ),
    ),
    Card(
        "Fae Contortion",
        MODIFIER,
        COMBAT,
        modes=(
            as_(REFLEX, Cancel((COMBAT,), trait=GRAPPLE, on_self=True), "myt"),
            as_(COMBAT, Maneuver(), "obt"),
            as_(COMBAT, Maneuver(), "myt"),
            as_(MODIFIER, Stealth(+1), "MYT"),
        ),
    ),
)
