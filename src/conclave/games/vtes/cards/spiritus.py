"""The cards of Spiritus: the spirits of beasts."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities.using import Can
from conclave.games.vtes.rules.actions.kinds import BLEED, EMPLOY, HUNT
from conclave.games.vtes.rules.constants import (
    ACTION,
    ANIMALISM,
    COMBAT,
    MODIFIER,
    REACTION,
)
from conclave.games.vtes.rules.modes import (
    Action,
    Strike,
)
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.windows import ANNOUNCED, BLOCK
from conclave.games.vtes.vocabulary import (
    filters,
    parts,
    targets,
)
from conclave.games.vtes.vocabulary import (
    players as p,
)
from conclave.games.vtes.vocabulary.blocks import Intercept, Stealth, UntapAndBlock
from conclave.games.vtes.vocabulary.blood import (
    BurnBlood,
    GainBlood,
    GainPool,
)
from conclave.games.vtes.vocabulary.card import Blood, Card, as_
from conclave.games.vtes.vocabulary.choosing import Search
from conclave.games.vtes.vocabulary.combat import OneOf
from conclave.games.vtes.vocabulary.conditions import (
    ACTING,
    AT_CLOSE_RANGE,
    AT_LONG_RANGE,
    ActionIs,
    AllHold,
    AsAnnounced,
    Fits,
    Unless,
    WasBlocked,
)
from conclave.games.vtes.vocabulary.convictions import InterceptOf
from conclave.games.vtes.vocabulary.deferring import Later
from conclave.games.vtes.vocabulary.effects import EnterCombat, Untap
from conclave.games.vtes.vocabulary.equipping import EquipFromHand, IsObtainable
from conclave.games.vtes.vocabulary.maneuvers import (
    GainManeuver,
    GainPress,
    Maneuver,
    Press,
)
from conclave.games.vtes.vocabulary.modifying import AttemptBlock, ContinueAction, Lend
from conclave.games.vtes.vocabulary.more_filters import FLYING, NeedsDiscipline
from conclave.games.vtes.vocabulary.piles import RemoveFromGame
from conclave.games.vtes.vocabulary.rounds import InitialStrike, SetRange
from conclave.lang.effects import Do, If

NOT_YOURS = filters.Not(filters.ControlledBy(p.YOU))
ANY_ONE = targets.One(filters.MINION, filters.READY_ONE, NOT_YOURS)
A_TAPPED_ONE = targets.One(filters.MINION, filters.READY_ONE, filters.TAPPED, NOT_YOURS)
A_MANEUVER = GainManeuver(until="combat")
NO_SQUIRREL = filters.All(
    filters.MINION,
    filters.Not(FLYING),
    filters.HasDiscipline("spi", 0, 0),
)
TWO_MANEUVERS = GainManeuver(until="combat", amount=2)
CARRION = targets.One(filters.AnyOf(filters.MINION, filters.RETAINER), region="every-ash-heap")
FEAST = Do(RemoveFromGame(), Untap())
CALLED = filters.All(filters.RETAINER, NeedsDiscipline((ANIMALISM,)), IsObtainable())
CALL = Search(CALLED, then=EquipFromHand())
STRONG_CALL = Search(CALLED, then=EquipFromHand(more_life=1))

CARDS: tuple[AnyCard, ...] = (
    Card(
        "Nose of the Hound",
        ACTION,
        modes=(
            as_(
                ACTION, Action(EnterCombat(gains=A_MANEUVER), stealth=1, target=A_TAPPED_ONE), "aus"
            ),
            as_(
                ACTION,
                Action(EnterCombat(gains=TWO_MANEUVERS), stealth=1, target=A_TAPPED_ONE),
                "spi",
            ),
            as_(ACTION, Action(EnterCombat(gains=TWO_MANEUVERS), stealth=1, target=ANY_ONE), "SPI"),
        ),
    ),
    Card(
        "Charge of the Buffalo",
        ACTION,
        modes=(
            as_(
                ACTION,
                Action(
                    EnterCombat(),
                    target=A_TAPPED_ONE,
                ),
                "for",
            ),
            *[
                as_(
                    ACTION,
                    Action(
                        EnterCombat(
                            first_round=Do(
                                SetRange(long=False),
                                InitialStrike(Strike(hand=True, damage=more)),
                            )
                        ),
                        target=ANY_ONE,
                    ),
                    level,
                )
                for level, more in (("spi", 1), ("SPI", 2))
            ],
        ),
    ),
    Card(
        "Engling Fury",
        ACTION,
        modes=(
            as_(ACTION, Action(GainBlood(2), stealth=1), "for"),
            as_(
                ACTION,
                Action(Do(GainBlood(2), Later("end-of-turn", Untap())), stealth=1),
                "spi",
            ),
            as_(ACTION, Action(Do(GainBlood(2), Untap()), stealth=1), "SPI"),
        ),
    ),
    Card(
        "Vulture's Buffet",
        ACTION,
        modes=tuple(
            [
                as_(ACTION, Action(effect, HUNT, stealth=1, hunt=blood, target=CARRION), level)
                for level, blood, effect in (
                    ("obf", 1, FEAST),
                    ("spi", 2, FEAST),
                    ("SPI", 2, Do(FEAST, GainPool(1))),
                )
            ]
        ),
    ),
    Card(
        "Muricia's Call",
        ACTION,
        modes=(
            as_(ACTION, Action(CALL, EMPLOY, stealth=1), "ani"),
            as_(ACTION, Action(STRONG_CALL, EMPLOY, stealth=1), "ani", "spi"),
            as_(
                ACTION,
                Action(
                    Do(STRONG_CALL, Later("end-of-turn", Untap())),
                    EMPLOY,
                    stealth=1,
                ),
                "ANI",
                "SPI",
            ),
        ),
    ),
    Card(
        "Falcon's Eye",
        REACTION,
        modes=(
            as_(
                REACTION,
                Do(Intercept(+1), BurnBlood(1)),
                "ani",
                if_=Fits(parts.SELF, filters.HasBlood(1)),
            ),
            as_(REACTION, Intercept(+1), "spi"),
            as_(REACTION, AttemptBlock(), "SPI"),
        ),
    ),
    Card(
        "Ears of the Hare",
        REACTION,
        modes=(
            as_(
                REACTION,
                Do(Intercept(+1), BurnBlood(1)),
                "pro",
                if_=Fits(parts.SELF, filters.HasBlood(1)),
            ),
            as_(REACTION, Intercept(+1), "spi"),
            as_(REACTION, Intercept(+2), "SPI"),
        ),
    ),
    Card(
        "Leapfrog",
        COMBAT,
        modes=(
            as_(COMBAT, Maneuver(), "obf", if_=AT_CLOSE_RANGE),
            as_(COMBAT, Maneuver(), "spi"),
            as_(COMBAT, Strike(ends=True), "SPI"),
        ),
    ),
    Card(
        "Speak with Spirits",
        REACTION,
        modes=(
            as_(REACTION, Intercept(+1), "ani", if_=ActionIs((BLEED,))),
            as_(REACTION, Intercept(+1), "spi"),
            as_(REACTION, Do(Lend(), UntapAndBlock()), "SPI", tapped=True),
        ),
        grants=Can(
            Intercept(+1), when=(BLOCK,), cost=Blood(1), once="action", by="host", own_turn=False
        ),
    ),
    Card(
        "Chameleon's Colors",
        COMBAT,
        cost=Blood(1),
        modes=(
            as_(COMBAT, Maneuver(), "ani"),
            as_(COMBAT, OneOf(Do(Maneuver(), GainPress()), Press()), "spi"),
            as_(
                COMBAT,
                Strike(
                    If(
                        AllHold(ACTING, WasBlocked(), Unless(ActionIs((BLEED,)))),
                        Later("after-combat", ContinueAction()),
                    ),
                    ends=True,
                ),
                "SPI",
                if_=AT_LONG_RANGE,
            ),
        ),
    ),
    Card(
        "Squirrel Balance",
        MODIFIER,
        cost=Blood(1),
        modes=(
            as_(
                MODIFIER,
                Later("combat", SetRange(long=True, first_round=True)),
                "cel",
                when=ANNOUNCED,
                if_=AsAnnounced(),
            ),
            as_(MODIFIER, InterceptOf(NO_SQUIRREL, -1), "spi", when=(ANNOUNCED, BLOCK)),
            as_(MODIFIER, InterceptOf(NO_SQUIRREL, -2), "SPI", when=(ANNOUNCED, BLOCK)),
        ),
    ),
    Card(
        "Swiftness of the Stag",
        COMBAT,
        MODIFIER,
        modes=(
            as_(COMBAT, Press(), "cel"),
            as_(COMBAT, OneOf(Maneuver(), Press()), "spi"),
            as_(MODIFIER, Stealth(+1), "SPI"),
        ),
    ),
)
