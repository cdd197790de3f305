"""The cards of Protean: shapes of beasts, of earth and mist."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities.hands import AFTER_TURN
from conclave.games.vtes.rules.abilities.identity import OnlyOne
from conclave.games.vtes.rules.abilities.using import Can
from conclave.games.vtes.rules.constants import (
    ACTION,
    COMBAT,
    MODIFIER,
    PROTEAN,
    REACTION,
)
from conclave.games.vtes.rules.modes import Action, Strike
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.windows import PRESS, RANGE
from conclave.games.vtes.vocabulary import filters, parts
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.blocks import Intercept, Stealth
from conclave.games.vtes.vocabulary.blood import BurnBlood
from conclave.games.vtes.vocabulary.card import Blood, Card, as_
from conclave.games.vtes.vocabulary.conditions import Fits, IsDirected, Unless
from conclave.games.vtes.vocabulary.damage import HandDamageAggravated, Harden
from conclave.games.vtes.vocabulary.deferring import Later
from conclave.games.vtes.vocabulary.effects import (
    PutInPlay,
    Untap,
)
from conclave.games.vtes.vocabulary.maneuvers import Maneuver, Press
from conclave.games.vtes.vocabulary.memory import IsInState, PutInState
from conclave.games.vtes.vocabulary.modifying import ContinueAction, Lend, NeedsStealth
from conclave.games.vtes.vocabulary.more_filters import Carries
from conclave.lang.effects import Do, If, May

CARDS: tuple[AnyCard, ...] = (
    Card(
        "Form of Mist",
        COMBAT,
        modes=(
            as_(COMBAT, Strike(dodge=True), "pro"),
            as_(
                COMBAT,
                Strike(
                    If(
                        NeedsStealth(), Later("after-combat", May(BurnBlood(1), ContinueAction(+1)))
                    ),
                    ends=True,
                ),
                "PRO",
                once="action",
            ),
        ),
    ),
    Card(
        "Shadow of the Beast",
        ACTION,
        PROTEAN,
        cost=Blood(1),
        if_=Unless(Fits(parts.SELF, Carries(filters.Named("shadow-of-the-beast")))),
        basic=Action(PutInPlay(on=parts.SELF)),
        superior=Action(Do(PutInPlay(on=parts.SELF), PutInState("superior"))),
        grants=(
            Can(Maneuver(), when=(RANGE,), once="combat", own_turn=False),
            Can(
                Press(),
                when=(PRESS,),
                once="combat",
                own_turn=False,
                if_=IsInState("superior"),
            ),
            OnlyOne(),
        ),
    ),
    Card(
        "Sonar",
        REACTION,
        modes=(
            as_(REACTION, Intercept(+1), "pro", if_=IsDirected(p.EACH_METHUSELAH)),
            as_(REACTION, Intercept(+1), "PRO"),
        ),
        not_replaced=AFTER_TURN,
    ),
    Card(
        "Body Flare",
        COMBAT,
        PROTEAN,
        cost=Blood(2),
        basic=Strike(damage=2, aggravated=True),
        superior=Strike(damage=2, ranged=True, aggravated=True),
    ),
    Card(
        "Flesh of Marble",
        COMBAT,
        PROTEAN,
        basic=Harden(normal_only=True),
        superior=Harden(),
    ),
    Card(
        "Bone Spur",
        COMBAT,
        PROTEAN,
        cost=Blood(1),
        basic=HandDamageAggravated(until="round"),
        superior=HandDamageAggravated(until="combat"),
    ),
    Card(
        "Earth Control", MODIFIER, PROTEAN, cost=Blood(1), basic=Stealth(+1), superior=Stealth(+2)
    ),
    Card(
        "Earth Meld",
        COMBAT,
        PROTEAN,
        basic=Strike(ends=True),
        superior=Strike(Untap(), ends=True),
    ),
    Card(
        "Claws of the Dead",
        COMBAT,
        PROTEAN,
        cost=Blood(1),
        basic=HandDamageAggravated(until="round"),
        superior=Maneuver(),
    ),
    Card(
        "Wolf Claws",
        COMBAT,
        PROTEAN,
        cost=Blood(1),
        basic=HandDamageAggravated(until="round"),
        superior=Press(),
    ),
    Card("Form of the Ghost", COMBAT, PROTEAN, basic=Maneuver(), superior=Press()),
    Card(
        "Quick Meld",
        COMBAT,
        PROTEAN,
        basic=Maneuver(),
        superior=Do(Maneuver(), Lend("round")),
        grants=Can(
            Maneuver(), when=(RANGE,), cost=Blood(1), once="round", by="host", own_turn=False
        ),
    ),
    Card(
        "Rapid Change",
        MODIFIER,
        COMBAT,
        cost=Blood(1),
        modes=(as_(MODIFIER, Stealth(+1), "pro"), as_(COMBAT, Strike(ends=True), "PRO")),
    ),
)
