"""The cards of Obtenebration: shadows."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities import Can, Strike
from conclave.games.vtes.rules.library import AnyCard
from conclave.games.vtes.rules.windows import PRESS, RANGE
from conclave.games.vtes.rules.words import (
    COMBAT,
    GRAPPLE,
    MODIFIER,
    OBTENEBRATION,
    REACTION,
    REFLEX,
)
from conclave.games.vtes.vocabulary import filters as f
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.blocks import NoCombat
from conclave.games.vtes.vocabulary.card import Blood, Card, as_
from conclave.games.vtes.vocabulary.combat import OneOf
from conclave.games.vtes.vocabulary.conditions import (
    ACTING,
    ActionIs,
    Both,
    Fits,
    Unless,
    WasBlocked,
)
from conclave.games.vtes.vocabulary.effects import Burn, BurnBlood, Tap, ToTorpor
from conclave.games.vtes.vocabulary.feats import (
    AdditionalStrikes,
    BlockFails,
    Cancel,
    CannotBlock,
    Intercept,
    Maneuver,
    Press,
    Stealth,
)
from conclave.games.vtes.vocabulary.later import Later
from conclave.games.vtes.vocabulary.modifying import (
    BlockToll,
    ContinueAction,
    Lend,
)
from conclave.lang.effects import Do, Either, If, May

IN_THE_DARK = f.All(f.MINION, f.Knows(OBTENEBRATION, 0, 0))
PAYS = If(
    Fits(f.BLOCKING_MINION, f.VAMPIRE),
    Either(
        BurnBlood(1, f.BLOCKING_MINION),
        BlockFails(cancelled=True),
        p.ControllerOf(f.BLOCKING_MINION),
    ),
    BlockFails(cancelled=True),
)
"""Who attempts to block already pays, too, or gives it up."""

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
            Stealth(+1), BlockToll(IN_THE_DARK), If(Fits(f.BLOCKING_MINION, IN_THE_DARK), PAYS)
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
                Do(BlockFails(), CannotBlock(f.BLOCKING_MINION), Tap()),
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
                if_=Fits(f.SELF, f.HasBlood(1)),
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
                Both(ACTING, WasBlocked(), Unless(ActionIs(("bleed", "political")))),
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
            as_(COMBAT, Strike(Burn(f.OPPONENT)), "obt", if_=Fits(f.OPPONENT, f.ALLY)),
            as_(COMBAT, Strike(ToTorpor(f.OPPONENT)), "OBT", if_=Fits(f.OPPONENT, f.VAMPIRE)),
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
