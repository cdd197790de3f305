"""The cards of Thaumaturgy: blood magic."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities.acting import CanAct, Forbids
from conclave.games.vtes.rules.abilities.blanking import Blanks
from conclave.games.vtes.rules.abilities.hands import AT_NEXT_DISCARD
from conclave.games.vtes.rules.abilities.identity import OnlyOne
from conclave.games.vtes.rules.abilities.using import Bonus, Can
from conclave.games.vtes.rules.actions.kinds import EMPLOY, EQUIP
from conclave.games.vtes.rules.constants import (
    ACTION,
    ANIMAL,
    COMBAT,
    DOMINATE,
    FORTITUDE,
    MODIFIER,
    PRESENCE,
    THAUMATURGY,
)
from conclave.games.vtes.rules.modes import Action, Strike
from conclave.games.vtes.rules.moments import AnnouncesAction
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.reading.bonuses import STRENGTH
from conclave.games.vtes.rules.windows import (
    ANNOUNCED,
    BEFORE_STRIKES,
    MINION_PHASE,
    RANGE,
    STRIKES_CHOSEN,
)
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.amounts import COUNTERS_HERE, THAT_MANY, CountersOn, Depending
from conclave.games.vtes.vocabulary.blocks import Stealth
from conclave.games.vtes.vocabulary.blood import BurnBlood, GainBlood
from conclave.games.vtes.vocabulary.card import Blood, Card, Pool, as_
from conclave.games.vtes.vocabulary.choosing import HowMany, Search
from conclave.games.vtes.vocabulary.combat import HurtsEachRound, Restrict
from conclave.games.vtes.vocabulary.conditions import (
    AT_CLOSE_RANGE,
    FIRST_ROUND,
    AllHold,
    AsAnnounced,
    AtLeast,
    Fits,
    Unless,
)
from conclave.games.vtes.vocabulary.convictions import StrikeHarder
from conclave.games.vtes.vocabulary.damage import Inflict, Prevent
from conclave.games.vtes.vocabulary.deferring import Later
from conclave.games.vtes.vocabulary.effects import Burn, PutInPlay, Tap, Untap
from conclave.games.vtes.vocabulary.equipping import EquipFromHand, InHand, IsObtainable
from conclave.games.vtes.vocabulary.maneuvers import Maneuver, Press
from conclave.games.vtes.vocabulary.memory import IsInState, PutInState
from conclave.games.vtes.vocabulary.modifying import Disregards, EndAction, Grant
from conclave.games.vtes.vocabulary.more_filters import Carries, NeedsDiscipline
from conclave.games.vtes.vocabulary.strikes import StealBlood
from conclave.lang.abilities import Whenever
from conclave.lang.effects import Do, Either, If

NO_VAMPIRES_WEAPONS = If(
    Fits(parts.OPPONENT, filters.VAMPIRE), Restrict(("weapon-damage",), parts.OPPONENT, "round")
)

HOST_IS_SETITE = Fits(parts.HOST, filters.OfClan("follower-of-set"))
A_VAMPIRE_OF_YOUR_PREY = targets.One(filters.VAMPIRE, filters.ControlledBy(p.PREY))
FIND_EQUIPMENT = Search(filters.All(filters.EQUIPMENT, IsObtainable()), then=EquipFromHand())
UNDAZZLED = Disregards((DOMINATE, PRESENCE))
A_WOUND = Inflict(1, parts.SELF, aggravated=True, preventable=False)
MORE_GLIMMER = HowMany(
    0, CountersOn(parts.SELF), Do(BurnBlood(THAT_MANY), StrikeHarder(THAT_MANY, current=True))
)

CARDS: tuple[AnyCard, ...] = (
    Card(
        "Mirror Walk",
        MODIFIER,
        THAUMATURGY,
        basic=Stealth(+1),
        superior=Do(Stealth(+1), Later("block", Do(Tap(parts.BLOCKING_MINION), EndAction()))),
        not_replaced=AT_NEXT_DISCARD,
    ),
    Card(
        "Rutor's Hand",
        ACTION,
        THAUMATURGY,
        cost=Blood(1),
        if_=Unless(Fits(parts.SELF, Carries(filters.Named("rutors-hand")))),
        basic=Action(Do(PutInPlay(on=parts.SELF), PutInState("dormant"), A_WOUND), stealth=1),
        superior=Action(
            Do(
                PutInPlay(on=parts.SELF),
                PutInState("dormant"),
                Either(BurnBlood(3), A_WOUND, p.YOU),
            ),
            stealth=1,
        ),
        grants=(
            OnlyOne(),
            Can(
                Untap(parts.HOST),
                when=(MINION_PHASE,),
                once="turn",
                if_=Unless(IsInState("dormant")),
                even_torpid=True,
            ),
        ),
    ),
    Card(
        "Magic of the Smith",
        ACTION,
        THAUMATURGY,
        cost=Blood(1),
        basic=Action(FIND_EQUIPMENT, EQUIP, stealth=1),
        superior=Action(FIND_EQUIPMENT, EQUIP, stealth=3),
    ),
    Card(
        "Biothaumaturgic Experiment",
        ACTION,
        THAUMATURGY,
        cost=Pool(1),
        basic=Action(
            EquipFromHand(ignoring=True),
            EMPLOY,
            stealth=1,
            target=InHand(filters.RETAINER, filters.WithTrait(ANIMAL), IsObtainable(ignoring=True)),
        ),
        superior=Action(
            PutInPlay(on=parts.TARGET),
            stealth=1,
            target=targets.One(filters.MINION, filters.ControlledBy(p.YOU)),
        ),
        grants=(
            Bonus(STRENGTH, 1),
            Can(Maneuver(), when=(RANGE,), once="combat", own_turn=False),
        ),
    ),
    Card(
        "Seeds of Corruption",
        ACTION,
        THAUMATURGY,
        cost=Blood(2),
        basic=Action(PutInPlay(on=parts.TARGET), stealth=1, target=A_VAMPIRE_OF_YOUR_PREY),
        superior=Action(
            Do(PutInPlay(on=parts.TARGET), PutInState("superior")),
            stealth=1,
            target=A_VAMPIRE_OF_YOUR_PREY,
        ),
        grants=(
            Whenever(
                AnnouncesAction(parts.HOST),
                If(
                    IsInState("superior"),
                    BurnBlood(Depending(HOST_IS_SETITE, 3, 2), parts.HOST),
                    BurnBlood(Depending(HOST_IS_SETITE, 2, 1), parts.HOST),
                ),
            ),
            Blanks(),
            CanAct(
                Action(
                    Do(
                        GainBlood(1, parts.THIS_CARD),
                        If(AtLeast(COUNTERS_HERE, 2), Burn(parts.THIS_CARD)),
                    ),
                    stealth=1,
                    target=targets.Only(parts.THIS_CARD),
                ),
                by=filters.VAMPIRE,
                anyone=True,
            ),
        ),
    ),
    Card(
        "Cryptic Mission",
        ACTION,
        modes=tuple(
            [
                as_(ACTION, Action(Do(harm, *more), stealth=1, target=targets.One(who)), level)
                for level, more in (("tha", ()), ("THA", (GainBlood(1),)))
                for who, harm in (
                    (filters.VAMPIRE, BurnBlood(1, parts.TARGET)),
                    (
                        filters.AnyOf(filters.ALLY, filters.RETAINER),
                        Inflict(1, parts.TARGET, preventable=False),
                    ),
                )
            ]
        ),
    ),
    Card(
        "Apportation", COMBAT, THAUMATURGY, basic=Press(only_to_continue=True), superior=Maneuver()
    ),
    Card(
        "Movement of the Mind",
        COMBAT,
        THAUMATURGY,
        basic=Press(only_to_end=True),
        superior=Maneuver(),
    ),
    Card(
        "Blood Rage",
        COMBAT,
        THAUMATURGY,
        if_=AT_CLOSE_RANGE,
        basic=Strike(NO_VAMPIRES_WEAPONS, hand=True, not_by=(FORTITUDE,)),
        superior=Strike(NO_VAMPIRES_WEAPONS, hand=True, damage=1, not_by=(FORTITUDE,)),
    ),
    Card(
        "Wind Dance",
        COMBAT,
        THAUMATURGY,
        basic=Strike(dodge=True),
        superior=Strike(dodge=True, additional="same"),
    ),
    Card(
        "Blood Fury",
        COMBAT,
        THAUMATURGY,
        cost=Blood(1),
        if_=AT_CLOSE_RANGE,
        basic=Strike(NO_VAMPIRES_WEAPONS, hand=True, damage=1, not_by=(FORTITUDE,)),
        superior=Strike(NO_VAMPIRES_WEAPONS, hand=True, damage=2, not_by=(FORTITUDE,)),
    ),
    Card(
        "Soul Burn",
        COMBAT,
        THAUMATURGY,
        cost=Blood(1),
        basic=Strike(NO_VAMPIRES_WEAPONS, damage=1, ranged=True, not_by=(FORTITUDE,)),
        superior=Strike(NO_VAMPIRES_WEAPONS, damage=2, ranged=True, not_by=(FORTITUDE,)),
    ),
    Card(
        "Eldritch Glimmer",
        COMBAT,
        THAUMATURGY,
        cost=Blood(1),
        if_=Unless(FIRST_ROUND),
        basic=Do(Strike(damage=2, ranged=True), MORE_GLIMMER),
        superior=Do(Strike(damage=4, ranged=True), MORE_GLIMMER),
    ),
    Card(
        "Weather Control",
        COMBAT,
        THAUMATURGY,
        if_=FIRST_ROUND,
        once="combat",
        basic=HurtsEachRound(1, before_range=True),
        superior=HurtsEachRound(1, before_range=True, more=1),
    ),
    Card(
        "Perfect Clarity",
        MODIFIER,
        THAUMATURGY,
        cost=Blood(2),
        when=ANNOUNCED,
        if_=AsAnnounced(),
        basic=UNDAZZLED,
        superior=Do(
            UNDAZZLED,
            Grant(
                Forbids(("play",), who=parts.OPPONENT, at=NeedsDiscipline((DOMINATE, PRESENCE))),
                until="action",
            ),
        ),
    ),
    Card(
        "Theft of Vitae",
        COMBAT,
        THAUMATURGY,
        basic=Strike(StealBlood(1), ranged=True),
        superior=Strike(StealBlood(2), ranged=True),
    ),
    Card(
        "Drain Essence",
        COMBAT,
        THAUMATURGY,
        cost=Blood(1),
        if_=Unless(FIRST_ROUND),
        basic=Strike(StealBlood(2), ranged=True),
        superior=Strike(StealBlood(4), ranged=True),
    ),
    Card(
        "Walk of Flame",
        COMBAT,
        THAUMATURGY,
        if_=Unless(FIRST_ROUND),
        basic=Strike(damage=1, ranged=True, aggravated=True),
        superior=Strike(damage=2, ranged=True, aggravated=True),
    ),
    Card(
        "Burst of Sunlight",
        COMBAT,
        THAUMATURGY,
        basic=Strike(
            damage=1,
            ranged=True,
            aggravated=True,
            environmental=Inflict(1, parts.SELF, aggravated=True),
        ),
        superior=Strike(
            damage=2,
            ranged=True,
            aggravated=True,
            environmental=Inflict(2, parts.SELF, aggravated=True),
        ),
    ),
    Card(
        "Rego Motum",
        COMBAT,
        THAUMATURGY,
        cost=Blood(1),
        once="round",
        basic=Prevent(2, strikes_only=True),
        superior=Prevent(4, strikes_only=True),
    ),
    Card(
        "Blood to Water",
        COMBAT,
        cost=Blood(2),
        modes=(
            as_(
                COMBAT,
                If(
                    Fits(parts.OPPONENT, filters.ALLY),
                    Burn(parts.OPPONENT),
                    BurnBlood(3, parts.OPPONENT),
                ),
                "tha",
                when=(BEFORE_STRIKES, STRIKES_CHOSEN),
                if_=AllHold(AT_CLOSE_RANGE, Unless(FIRST_ROUND)),
            ),
            as_(
                COMBAT,
                BurnBlood(5, parts.OPPONENT),
                "THA",
                when=(BEFORE_STRIKES, STRIKES_CHOSEN),
                if_=AllHold(
                    AT_CLOSE_RANGE,
                    Unless(FIRST_ROUND),
                    Fits(parts.OPPONENT, filters.VAMPIRE),
                ),
            ),
        ),
    ),
)
