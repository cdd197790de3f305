"""Cards of disciplines that few have: Daimoinon, Melpominee, Mytherceria, Quietus and others."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities.using import Bonus, Can
from conclave.games.vtes.rules.constants import (
    ACTION,
    AUSPEX,
    COMBAT,
    CONDEMNATION,
    DISCIPLINE,
    INFERNAL,
    MODIFIER,
    QUIETUS,
    REACTION,
)
from conclave.games.vtes.rules.modes import Action, Strike
from conclave.games.vtes.rules.moments import ReferendumEnds
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.reading.bonuses import VOTES
from conclave.games.vtes.rules.windows import (
    AFTER_ACTION,
    ANNOUNCED,
    BLOCK,
    BLOCKED,
    DURING_ACTION,
    ENTERING,
    MINION_PHASE,
    PRESS,
    RANGE,
)
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.amounts import Depending
from conclave.games.vtes.vocabulary.bleeds import BleedBonus
from conclave.games.vtes.vocabulary.blocks import (
    BlocksWithoutTapping,
    Intercept,
    Stealth,
    UntapAndBlock,
)
from conclave.games.vtes.vocabulary.blood import BurnBlood, GainBlood, GainPool
from conclave.games.vtes.vocabulary.cancelling import Cancel
from conclave.games.vtes.vocabulary.card import Blood, Card, as_
from conclave.games.vtes.vocabulary.choosing import ForOne
from conclave.games.vtes.vocabulary.combat import AggravateDamage, HurtsEachRound, OneOf
from conclave.games.vtes.vocabulary.conditions import (
    AT_CLOSE_RANGE,
    AT_LONG_RANGE,
    ActionSucceeded,
    AllHold,
    AsAnnounced,
    Fights,
    Fits,
    IsDirected,
    Unless,
)
from conclave.games.vtes.vocabulary.convictions import InterceptOf
from conclave.games.vtes.vocabulary.damage import Prevent
from conclave.games.vtes.vocabulary.deferring import Later
from conclave.games.vtes.vocabulary.effects import Burn, Each, MoveCard, PutInPlay, Tap, Untap
from conclave.games.vtes.vocabulary.maneuvers import Maneuver, Press
from conclave.games.vtes.vocabulary.memory import IsInState, PutInState
from conclave.games.vtes.vocabulary.modifying import EndAction, Lend, StealthForNextActions
from conclave.games.vtes.vocabulary.more_filters import PlayableOn
from conclave.games.vtes.vocabulary.piles import CardToHand, DrawCrypt
from conclave.games.vtes.vocabulary.rounds import SetRange
from conclave.games.vtes.vocabulary.special_counters import CORRUPTED
from conclave.games.vtes.vocabulary.strikes import StealBlood
from conclave.lang.abilities import Whenever
from conclave.lang.effects import Do, If

CANCEL_AUSPEX = Cancel((REACTION,), discipline=AUSPEX, still_paid=True)

A_CONDEMNATION = Do(
    PutInPlay(on=parts.TARGET),
    Each(
        targets.One(
            filters.WithTrait(CONDEMNATION),
            filters.Not(parts.THIS_CARD),
            filters.OnCard(parts.HOST),
        ),
        Burn(),
    ),
)
CONDEMNED = targets.One(filters.VAMPIRE, filters.READY_ONE)
AN_INFERNAL = filters.Is(filters.All(filters.VAMPIRE, filters.WithTrait(INFERNAL)))

DAIMOINON = (
    Card(
        "Condemnation: Mute",
        ACTION,
        CONDEMNATION,
        modes=(
            as_(
                ACTION,
                Action(
                    Tap(parts.TARGET),
                    stealth=1,
                    target=targets.One(filters.VAMPIRE, filters.YOUNGER),
                ),
                "chi",
            ),
            as_(
                ACTION,
                Action(A_CONDEMNATION, stealth=1, target=CONDEMNED),
                "dai",
                needs=AN_INFERNAL,
            ),
            as_(
                ACTION,
                Action(Do(A_CONDEMNATION, PutInState("superior")), stealth=1, target=CONDEMNED),
                "DAI",
                needs=AN_INFERNAL,
            ),
        ),
        grants=(
            Bonus(VOTES, -3),
            Whenever(
                ReferendumEnds(p.EACH_METHUSELAH),
                If(IsInState("superior"), BurnBlood(1, parts.HOST)),
            ),
        ),
    ),
    Card(
        "Flames of the Netherworld",
        COMBAT,
        modes=(
            as_(
                COMBAT,
                Do(Strike(damage=1, ranged=True, aggravated=True), BurnBlood(1)),
                "tha",
                if_=AllHold(AT_LONG_RANGE, Fits(parts.SELF, filters.HasBlood(1))),
            ),
            as_(COMBAT, Strike(damage=1, aggravated=True), "dai"),
            as_(COMBAT, Strike(damage=1, ranged=True, aggravated=True), "DAI"),
        ),
    ),
    Card(
        "I am Legion",
        MODIFIER,
        cost=Blood(1),
        modes=(
            as_(MODIFIER, Stealth(+1), "dai"),
            as_(MODIFIER, CANCEL_AUSPEX, "dai", "obf"),
            as_(
                MODIFIER,
                Do(CANCEL_AUSPEX, Later("end-of-action", If(ActionSucceeded(), GainPool(1)))),
                "DAI",
                "OBF",
            ),
            as_(MODIFIER, GainPool(1), "DAI", "OBF", when=AFTER_ACTION, if_=ActionSucceeded()),
        ),
    ),
    Card(
        "Sense the Sin",
        REACTION,
        MODIFIER,
        modes=(
            as_(REACTION, Intercept(+1), "aus", if_=Fits(parts.ACTING_MINION, filters.YOUNGER)),
            as_(
                REACTION,
                Intercept(Depending(Fits(parts.ACTING_MINION, CORRUPTED), 2, 1)),
                "dai",
            ),
            as_(
                MODIFIER,
                Do(
                    BleedBonus(+2, only=True),
                    InterceptOf(filters.All(filters.MINION, CORRUPTED), -1),
                ),
                "DAI",
            ),
        ),
    ),
)
MELPOMINEE = (
    Card(
        "The Missing Voice",
        MODIFIER,
        modes=(
            as_(
                MODIFIER,
                InterceptOf(filters.All(filters.VAMPIRE, filters.CapacityOf(at_most=4)), -1),
                "cel",
                when=DURING_ACTION,
                needs=filters.Is(filters.CapacityOf(at_least=5), "needs-capacity"),
            ),
            as_(
                MODIFIER,
                InterceptOf(filters.AnyOf(filters.ALLY, filters.YOUNGER), -1),
                "mel",
                when=DURING_ACTION,
            ),
            as_(MODIFIER, Stealth(+1), "MEL"),
        ),
    ),
)
MYTHERCERIA = (
    Card(
        "Absorb the Mind",
        COMBAT,
        modes=(
            as_(COMBAT, Strike(dodge=True), "dom"),
            as_(COMBAT, Strike(StealBlood(1), ranged=True), "myt"),
            as_(
                COMBAT,
                Strike(
                    Do(
                        StealBlood(1),
                        ForOne(
                            targets.One(
                                filters.WithTrait(DISCIPLINE),
                                filters.OnCard(parts.OPPONENT),
                                PlayableOn(parts.SELF),
                            ),
                            MoveCard(parts.TARGET, parts.SELF),
                        ),
                    ),
                    ranged=True,
                ),
                "MYT",
            ),
        ),
    ),
    Card(
        "Aura Absorption",
        REACTION,
        MODIFIER,
        modes=(
            as_(
                REACTION,
                Do(Intercept(+1), BurnBlood(1)),
                "aus",
                if_=Fits(parts.SELF, filters.HasBlood(1)),
            ),
            as_(REACTION, Intercept(+1), "myt"),
            as_(MODIFIER, Stealth(+1), "MYT"),
        ),
    ),
    Card(
        "Earth Swords",
        COMBAT,
        modes=(
            as_(COMBAT, Strike(damage=1, ranged=True), "pot"),
            as_(COMBAT, Strike(damage=2, ranged=True), "myt"),
            as_(COMBAT, Strike(damage=3, ranged=True), "MYT"),
        ),
    ),
)
OBEAH_CARDS = (
    Card(
        "Gift of Sleep",
        MODIFIER,
        REACTION,
        modes=(
            as_(MODIFIER, Stealth(+1), "obf"),
            as_(
                MODIFIER,
                Do(Tap(parts.OPPONENT), EndAction()),
                "obe",
                when=(BLOCKED, ENTERING),
                if_=Fights(filters.ALLY, about_to=True),
            ),
            as_(
                REACTION,
                Do(BlocksWithoutTapping(), Tap(parts.OPPONENT), EndAction()),
                "obe",
                when=(BLOCKED, ENTERING),
                if_=Fights(filters.ALLY, about_to=True),
            ),
            as_(MODIFIER, Stealth(+1), "OBE"),
        ),
    ),
)
QUIETUS_CARDS = (
    Card(
        "Black Sunrise",
        REACTION,
        modes=(
            as_(REACTION, UntapAndBlock(), "qui", tapped=True, if_=IsDirected(p.YOU)),
            as_(REACTION, UntapAndBlock(), "QUI", tapped=True),
        ),
    ),
    Card(
        "Taste of Death",
        COMBAT,
        QUIETUS,
        cost=Blood(1),
        if_=AT_LONG_RANGE,
        basic=Strike(damage=1, ranged=True, aggravated=True),
        superior=Strike(damage=2, ranged=True, aggravated=True),
    ),
)
SERPENTIS_CARDS = (
    Card(
        "Truth of a Thousand Lies",
        MODIFIER,
        cost=Blood(2),
        modes=(
            as_(MODIFIER, BleedBonus(+2, only=True), "ser"),
            as_(MODIFIER, Untap(), "SER", when=AFTER_ACTION, if_=ActionSucceeded()),
        ),
    ),
)
TEMPORIS = (
    Card(
        "Clotho's Gift",
        ACTION,
        cost=Blood(1),
        modes=(
            as_(ACTION, Action(DrawCrypt(), stealth=1), "obf"),
            as_(
                ACTION,
                Action(
                    GainBlood(2, parts.TARGET),
                    stealth=1,
                    target=targets.One(
                        filters.VAMPIRE, filters.YOUNGER, region="your-uncontrolled"
                    ),
                ),
                "tem",
            ),
            as_(
                ACTION,
                Action(Do(PutInPlay(on=parts.SELF), PutInState("dormant")), stealth=1),
                "TEM",
            ),
        ),
        grants=Can(
            Untap(parts.HOST),
            when=(MINION_PHASE,),
            cost=Blood(1),
            once="turn",
            if_=Unless(IsInState("dormant")),
            even_torpid=True,
        ),
    ),
    Card(
        "Domain of Evernight",
        MODIFIER,
        modes=(
            as_(MODIFIER, Stealth(+1), "obf"),
            as_(
                MODIFIER,
                Later("combat", AggravateDamage(filters.VAMPIRE)),
                "tem",
                when=(ANNOUNCED, BLOCK),
            ),
            as_(MODIFIER, Untap(), "TEM", when=AFTER_ACTION, if_=ActionSucceeded(), once="turn"),
        ),
    ),
    Card(
        "Tangle Atropos' Hand",
        MODIFIER,
        cost=Blood(1),
        modes=tuple(
            [
                as_(MODIFIER, Do(Untap(), *more, EndAction()), level, when=BLOCK)
                for level, more in (
                    ("pot", ()),
                    ("tem", (CardToHand(parts.ACTION_CARD),)),
                    ("TEM", (CardToHand(parts.ACTION_CARD), StealthForNextActions(who=parts.SELF))),
                )
            ]
        ),
    ),
)
VISCERATIKA = (
    Card(
        "Brick by Brick",
        COMBAT,
        cost=Blood(1),
        modes=(
            as_(COMBAT, Maneuver(), "tha"),
            as_(COMBAT, Strike(damage=2, ranged=True, maneuver="optional"), "vis"),
            as_(COMBAT, SetRange(long=False), "VIS"),
            as_(COMBAT, SetRange(long=True), "VIS"),
        ),
    ),
    Card(
        "Crawling Chamber",
        COMBAT,
        modes=(
            as_(COMBAT, Maneuver(), "tha", if_=AT_CLOSE_RANGE),
            as_(COMBAT, OneOf(Maneuver(), Press()), "vis"),
            as_(COMBAT, HurtsEachRound(1, at_press=True), "VIS", once="combat"),
        ),
    ),
    Card(
        "Stonestrength",
        COMBAT,
        modes=(
            as_(COMBAT, Press(only_to_continue=True), "tha"),
            as_(COMBAT, OneOf(Press(), Prevent(1)), "vis"),
            as_(COMBAT, Prevent(2), "VIS"),
        ),
    ),
    Card(
        "Skin of the Chameleon",
        MODIFIER,
        cost=Blood(1),
        modes=(
            as_(
                MODIFIER, Later("combat", Lend("combat")), "tha", when=ANNOUNCED, if_=AsAnnounced()
            ),
            as_(MODIFIER, Do(Stealth(+1), Later("combat", Lend("combat"))), "vis"),
            as_(MODIFIER, Do(Stealth(+2), Later("combat", Lend("combat"))), "VIS"),
        ),
        grants=Can(
            OneOf(Maneuver(), Press()),
            when=(RANGE, PRESS),
            once="combat",
            by="host",
            own_turn=False,
        ),
    ),
)

CARDS: tuple[AnyCard, ...] = (
    *DAIMOINON,
    *MELPOMINEE,
    *MYTHERCERIA,
    *OBEAH_CARDS,
    *QUIETUS_CARDS,
    *SERPENTIS_CARDS,
    *TEMPORIS,
    *VISCERATIKA,
)
