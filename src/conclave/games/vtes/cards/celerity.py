"""The cards of Celerity: speed."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities.using import Can
from conclave.games.vtes.rules.constants import (
    ACTION,
    CELERITY,
    COMBAT,
    MODIFIER,
)
from conclave.games.vtes.rules.modes import (
    Action,
    Strike,
)
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.windows import AFTER_ACTION, RANGE
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary import (
    players as p,
)
from conclave.games.vtes.vocabulary.blocks import Stealth
from conclave.games.vtes.vocabulary.blood import BurnBlood
from conclave.games.vtes.vocabulary.card import (
    Bleed,
    Blood,
    Card,
    as_,
)
from conclave.games.vtes.vocabulary.combat import AnotherCombat, OneOf, Restrict
from conclave.games.vtes.vocabulary.conditions import (
    ACTING,
    AT_CLOSE_RANGE,
    FIRST_ROUND,
    ActionSucceeded,
    AllHold,
    BleedSucceeded,
    CombatEnds,
    Exists,
    WasBlocked,
)
from conclave.games.vtes.vocabulary.damage import Prevent
from conclave.games.vtes.vocabulary.deferring import Later
from conclave.games.vtes.vocabulary.effects import (
    EnterCombat,
    Tap,
    Untap,
)
from conclave.games.vtes.vocabulary.maneuvers import (
    AdditionalStrikes,
    GainManeuver,
    GainPress,
    Maneuver,
    Press,
)
from conclave.games.vtes.vocabulary.modifying import ContinueAction, Lend
from conclave.games.vtes.vocabulary.piles import Draw, DrawsMore
from conclave.games.vtes.vocabulary.strikes import StealEquipment
from conclave.lang.effects import Do, If, May

CARDS: tuple[AnyCard, ...] = (
    Card(
        "Flurry of Action",
        ACTION,
        CELERITY,
        basic=Bleed(effect=If(BleedSucceeded(), Draw(2))),
        superior=Bleed(effect=If(BleedSucceeded(), Untap())),
    ),
    Card(
        "Distraction",
        ACTION,
        CELERITY,
        cost=Blood(1),
        basic=Action(Draw(5), stealth=1),
        superior=Action(
            Tap(parts.TARGET),
            stealth=1,
            target=targets.One(
                filters.MINION,
                filters.ControlledBy(p.Together(p.PREDATOR, p.PREY)),
            ),
        ),
    ),
    Card(
        "Fleetness",
        ACTION,
        CELERITY,
        cost=Blood(1),
        basic=Bleed(stealth=1),
        superior=Action(
            EnterCombat(gains=GainManeuver(until="combat")),
            stealth=1,
            target=targets.One(
                filters.MINION,
                filters.READY_ONE,
                filters.TAPPED,
                filters.Not(filters.ControlledBy(p.YOU)),
            ),
        ),
    ),
    Card(
        "Acrobatics",
        COMBAT,
        CELERITY,
        cost=Blood(1),
        basic=AdditionalStrikes(1),
        superior=Strike(AdditionalStrikes(1), dodge=True),
    ),
    Card(
        "Preternatural Evasion",
        COMBAT,
        modes=(
            as_(COMBAT, Strike(dodge=True), "cel"),
            as_(COMBAT, Strike(ends=True), "CEL", cost=Blood(1)),
        ),
    ),
    Card(
        "Blur",
        COMBAT,
        CELERITY,
        cost=Blood(1),
        basic=AdditionalStrikes(1),
        superior=AdditionalStrikes(2),
    ),
    Card(
        "Quickness",
        COMBAT,
        cost=Blood(1),
        modes=(
            as_(COMBAT, AdditionalStrikes(1), "cel", once="round"),
            as_(COMBAT, AdditionalStrikes(1, unlimited=True), "CEL", once="round"),
        ),
    ),
    Card("Pursuit", COMBAT, CELERITY, basic=Maneuver(), superior=AdditionalStrikes(1)),
    Card("Nimble Feet", COMBAT, CELERITY, basic=Press(), superior=AdditionalStrikes(1)),
    Card("Side Strike", COMBAT, CELERITY, basic=Strike(dodge=True), superior=AdditionalStrikes(1)),
    Card(
        "Stutter-Step",
        COMBAT,
        modes=(
            as_(COMBAT, Strike(dodge=True), "cel"),
            as_(
                COMBAT,
                Do(
                    Strike(hand=True, dodge=True, initial=True),
                    Restrict(("additional-strikes",), parts.SELF, "round"),
                ),
                "CEL",
                if_=AT_CLOSE_RANGE,
            ),
        ),
    ),
    Card(
        "Sideslip",
        COMBAT,
        modes=(
            as_(COMBAT, Strike(dodge=True), "cel"),
            as_(COMBAT, Prevent(1), "CEL", once="round"),
        ),
    ),
    Card(
        "Flash",
        COMBAT,
        CELERITY,
        basic=OneOf(Maneuver(), Press()),
        superior=Do(Maneuver(), GainPress()),
    ),
    Card(
        "Fast Hands",
        COMBAT,
        CELERITY,
        cost=Blood(1),
        if_=Exists(targets.One(filters.EQUIPMENT, filters.WEAPON, filters.OnCard(parts.OPPONENT))),
        basic=Strike(StealEquipment(filters.WEAPON)),
        superior=Strike(StealEquipment(filters.WEAPON), first=True),
    ),
    Card(
        "Psyche!",
        COMBAT,
        modes=(as_(COMBAT, Press(), "cel"), as_(COMBAT, AnotherCombat(), "CEL", if_=CombatEnds())),
    ),
    Card(
        "Torrent",
        COMBAT,
        CELERITY,
        cost=Blood(2),
        basic=AdditionalStrikes(1),
        superior=Strike(
            If(AllHold(ACTING, WasBlocked()), Later("after-combat", ContinueAction())), ends=True
        ),
    ),
    Card(
        "Resist Earth's Grasp",
        MODIFIER,
        COMBAT,
        cost=Blood(1),
        modes=(
            as_(COMBAT, OneOf(Do(Maneuver(), GainPress()), Press()), "cel"),
            as_(MODIFIER, Stealth(+1), "CEL"),
        ),
    ),
    Card(
        "Forced March",
        MODIFIER,
        modes=(
            as_(
                MODIFIER,
                Untap(),
                "cel",
                "for",
                when=AFTER_ACTION,
                if_=ActionSucceeded(),
                once="turn",
            ),
            as_(
                MODIFIER,
                Do(
                    Stealth(+1),
                    Later("end-of-action", If(ActionSucceeded(), May(BurnBlood(1), Untap()))),
                ),
                "CEL",
                "FOR",
                once="turn",
            ),
        ),
    ),
    Card("Infernal Pursuit", COMBAT, CELERITY, basic=Press(), superior=DrawsMore()),
    Card(
        "Alacrity",
        MODIFIER,
        CELERITY,
        cost=Blood(2),
        basic=Stealth(+1),
        superior=Do(Stealth(+1), Later("combat", Lend("combat"))),
        grants=Can(
            Maneuver(),
            when=(RANGE,),
            once="combat",
            if_=FIRST_ROUND,
            by="host",
            own_turn=False,
        ),
    ),
)
