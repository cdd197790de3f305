"""The cards of Obfuscate: going unseen."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities.acting import Forbids
from conclave.games.vtes.rules.abilities.hands import AT_NEXT_UNTAP
from conclave.games.vtes.rules.abilities.identity import OnlyOne
from conclave.games.vtes.rules.abilities.using import Bonus, Can
from conclave.games.vtes.rules.constants import (
    ACTION,
    AUSPEX,
    COMBAT,
    MODIFIER,
    OBFUSCATE,
    REACTION,
)
from conclave.games.vtes.rules.modes import (
    Action,
    Strike,
)
from conclave.games.vtes.rules.moments import BleedSucceeds, EntersCombat, UntapPhase
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.reading.bonuses import STEALTH
from conclave.games.vtes.rules.requirements import FREE, Filter
from conclave.games.vtes.rules.windows import (
    AFTER_ACTION,
    BEFORE_RANGE,
    BEFORE_VOTES,
    BLOCK,
    BLOCKED,
    DURING_ACTION,
    STRIKE,
    SUCCEEDING,
)
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.aiming import StrikesMayFail
from conclave.games.vtes.vocabulary.amounts import THAT_MANY
from conclave.games.vtes.vocabulary.bleeds import BleedBonus, LimitBleed, ReduceBleed
from conclave.games.vtes.vocabulary.blocks import (
    BlockFails,
    BlocksWithoutTapping,
    CannotBlock,
    LessIntercept,
    Stealth,
)
from conclave.games.vtes.vocabulary.blood import BurnBlood, BurnPool
from conclave.games.vtes.vocabulary.cancelling import Cancel
from conclave.games.vtes.vocabulary.card import Blood, Card, XBlood, as_
from conclave.games.vtes.vocabulary.combat import Restrict
from conclave.games.vtes.vocabulary.conditions import (
    ACTING,
    AT_LONG_RANGE,
    FIRST_ROUND,
    ActionIs,
    ActionNeeds,
    ActionSucceeded,
    AllHold,
    Fits,
    PlayedThisAction,
    Unless,
    WasBlocked,
)
from conclave.games.vtes.vocabulary.deferring import Later
from conclave.games.vtes.vocabulary.effects import Burn, EnterCombat, PutInPlay, Tap
from conclave.games.vtes.vocabulary.equipping import EquipFromHand, InHand, IsObtainable
from conclave.games.vtes.vocabulary.joining import JoinCombat
from conclave.games.vtes.vocabulary.maneuvers import GainPress, Maneuver, Press
from conclave.games.vtes.vocabulary.memory import (
    REMEMBERED,
    IsInState,
    PutInState,
    RememberAim,
    RememberBled,
    SameAim,
    WasDirected,
)
from conclave.games.vtes.vocabulary.modifying import (
    EndAction,
    Grant,
    Lend,
    SettleReferendum,
    StealthForNextActions,
    Votes,
)
from conclave.games.vtes.vocabulary.more_filters import Carries
from conclave.games.vtes.vocabulary.terms import Abstains, ReferendumIsSettled
from conclave.lang.abilities import Whenever
from conclave.lang.effects import Do, Either, If

A_SETITE = filters.OfClan("follower-of-set")
NO_OTHER_VEIL = Unless(PlayedThisAction("veil-the-legions"))

A_HIDDEN_WEAPON = InHand(filters.WEAPON, IsObtainable())


def veiled(which: Filter) -> Grant:
    """These minions of yours get +1 stealth for the turn."""
    return Grant(
        Bonus(STEALTH, +1, to=filters.All(which, filters.ControlledBy(p.YOU))), until="turn"
    )


SURPRISED = Restrict(("strike",), first_round=True)

CARDS: tuple[AnyCard, ...] = (
    Card(
        "Blithe Acceptance",
        ACTION,
        OBFUSCATE,
        cost=Blood(1),
        if_=Unless(Fits(parts.SELF, Carries(filters.Named("blithe-acceptance")))),
        basic=PutInPlay(on=parts.SELF),
        superior=Do(PutInPlay(on=parts.SELF), PutInState("superior")),
        grants=(
            Bonus("stealth", 1),
            Whenever(
                EntersCombat(parts.HOST),
                If(
                    IsInState("superior"),
                    Either(
                        BurnBlood(1, parts.HOST),
                        Burn(parts.THIS_CARD),
                        p.ControllerOf(parts.HOST),
                    ),
                    Burn(parts.THIS_CARD),
                ),
            ),
            OnlyOne(),
        ),
    ),
    Card(
        "Psychic Veil",
        ACTION,
        OBFUSCATE,
        cost=Blood(1),
        basic=Action(veiled(filters.VAMPIRE)),
        superior=Action(veiled(filters.MINION)),
    ),
    Card(
        "Night Moves",
        ACTION,
        OBFUSCATE,
        basic=Action(
            None, "bleed", stealth=3, target=targets.AMethuselah(p.NEIGHBOURS), during=LimitBleed(1)
        ),
        superior=Action(
            None, "bleed", stealth=6, target=targets.AMethuselah(p.NEIGHBOURS), during=LimitBleed(1)
        ),
    ),
    Card(
        "Conceal",
        ACTION,
        OBFUSCATE,
        basic=Action(Burn(parts.TARGET), target=targets.One(filters.EQUIPMENT)),
        superior=Action(Burn(parts.TARGET), target=targets.One(filters.LOCATION)),
    ),
    Card(
        "Cloak the Gathering",
        MODIFIER,
        modes=(
            as_(MODIFIER, Stealth(+1), "obf"),
            as_(MODIFIER, Stealth(+1), "OBF", by="other"),
        ),
    ),
    Card(
        "Lost in Crowds",
        MODIFIER,
        OBFUSCATE,
        if_=Unless(PlayedThisAction("into-thin-air")),
        basic=Stealth(+1),
        superior=Stealth(+2),
    ),
    Card(
        "Into Thin Air",
        MODIFIER,
        OBFUSCATE,
        if_=Unless(PlayedThisAction("lost-in-crowds")),
        basic=Do(Stealth(+1), Lend()),
        superior=Do(Stealth(+2), Lend()),
        grants=Can(
            LessIntercept(1, parts.TARGET),
            when=DURING_ACTION,
            cost=Blood(1),
            once="action",
            by="host",
            target=targets.One(
                filters.MINION,
                filters.READY_ONE,
                filters.Not(filters.ControlledBy(p.YOU)),
                filters.AnyOf(filters.ALLY, filters.YOUNGER),
            ),
        ),
        not_replaced=AT_NEXT_UNTAP,
    ),
    Card(
        "Old Friends",
        MODIFIER,
        cost=Blood(1),
        modes=(
            as_(MODIFIER, BleedBonus(+1, only=True), "obf"),
            as_(MODIFIER, Votes(2), "OBF"),
        ),
        not_replaced=AT_NEXT_UNTAP,
    ),
    Card(
        "True Love's Face",
        MODIFIER,
        modes=(
            as_(MODIFIER, BleedBonus(+1, only=True), "obf", "pre"),
            as_(
                MODIFIER,
                Either(
                    BurnPool(1, p.ControllerOf(parts.BLOCKING_MINION)),
                    Do(BlockFails(), CannotBlock(parts.BLOCKING_MINION)),
                    p.ControllerOf(parts.BLOCKING_MINION),
                ),
                "OBF",
                "PRE",
                when=BLOCK,
            ),
        ),
    ),
    Card(
        "Hide the Mind",
        MODIFIER,
        COMBAT,
        modes=(
            as_(COMBAT, Cancel((COMBAT,), discipline=AUSPEX), "obf"),
            as_(MODIFIER, Cancel((REACTION,), discipline=AUSPEX), "OBF"),
        ),
    ),
    Card(
        "Veil the Legions",
        MODIFIER,
        modes=(
            as_(MODIFIER, Stealth(+1), "obf", by="untapped", if_=NO_OTHER_VEIL),
            as_(
                MODIFIER,
                Do(Stealth(+1), StealthForNextActions(THAT_MANY)),
                "OBF",
                by="untapped",
                cost=XBlood(),
                if_=NO_OTHER_VEIL,
                once="your-turn",
            ),
        ),
    ),
    Card(
        "Hidden Lurker",
        MODIFIER,
        modes=(
            as_(
                MODIFIER,
                Do(Tap(), JoinCombat(EnterCombat(parts.BLOCKING_MINION, SURPRISED))),
                "obf",
                by="untapped",
            ),
            as_(
                MODIFIER,
                Do(
                    Tap(),
                    JoinCombat(
                        EnterCombat(parts.BLOCKING_MINION, Do(GainPress(until="combat"), SURPRISED))
                    ),
                ),
                "OBF",
                by="untapped",
            ),
        ),
    ),
    Card(
        "Spying Mission",
        MODIFIER,
        modes=(
            as_(MODIFIER, Stealth(+1), "obf"),
            as_(
                MODIFIER,
                Do(LimitBleed(0), PutInPlay(parts.SELF), RememberBled()),
                "OBF",
                when=SUCCEEDING,
            ),
        ),
        grants=Whenever(
            BleedSucceeds(parts.HOST, REMEMBERED, before=True),
            Do(Burn(parts.THIS_CARD), BleedBonus(+2)),
        ),
    ),
    Card(
        "Faceless Night",
        MODIFIER,
        OBFUSCATE,
        basic=Stealth(+1),
        superior=Do(Stealth(+1), Later("failed-block", Tap())),
    ),
    Card(
        "Forgotten Labyrinth",
        MODIFIER,
        OBFUSCATE,
        cost=Blood(1),
        if_=Unless(ActionIs(("bleed",))),
        basic=Stealth(+2),
        superior=Stealth(+3),
    ),
    Card(
        "Elder Impersonation",
        MODIFIER,
        OBFUSCATE,
        cost=Blood(1),
        basic=Stealth(+1),
        superior=Do(BlockFails(), CannotBlock(parts.BLOCKING_MINION)),
    ),
    Card(
        "Swallowed by the Night",
        MODIFIER,
        COMBAT,
        modes=(as_(MODIFIER, Stealth(+1), "obf"), as_(COMBAT, Maneuver(), "OBF")),
    ),
    Card(
        "Mental Maze",
        REACTION,
        modes=tuple(
            [
                as_(
                    REACTION,
                    effect,
                    level,
                    when=BLOCKED,
                    if_=AllHold(
                        WasBlocked(by_self=True),
                        Fits(parts.ACTING_MINION, filters.AnyOf(filters.ALLY, filters.YOUNGER)),
                    ),
                    cost=cost,
                    needs=filters.Is(who),
                )
                for effect, level in (
                    (EndAction(), "obf"),
                    (Do(BlocksWithoutTapping(), EndAction()), "OBF"),
                )
                for who, cost in ((filters.Not(A_SETITE), Blood(1)), (A_SETITE, FREE))
            ]
        ),
    ),
    Card(
        "Confusion of the Eye",
        REACTION,
        modes=(
            as_(
                REACTION,
                ReduceBleed(1),
                "obf",
                if_=Fits(parts.ACTING_MINION, filters.AnyOf(filters.ALLY, filters.YOUNGER)),
            ),
            as_(
                REACTION,
                Do(
                    Abstains(parts.ACTING_MINION),
                    If(ActionNeeds(title=True), SettleReferendum(False)),
                ),
                "OBF",
                when=BEFORE_VOTES,
                if_=Unless(ReferendumIsSettled()),
            ),
        ),
    ),
    Card(
        "Marked Path",
        MODIFIER,
        OBFUSCATE,
        when=AFTER_ACTION,
        if_=AllHold(ActionSucceeded(), WasDirected()),
        basic=Do(PutInPlay(on=parts.SELF), RememberAim()),
        superior=Do(PutInPlay(on=parts.SELF), RememberAim(), PutInState("superior")),
        grants=tuple(
            [
                Can(
                    Stealth(amount),
                    when=(BLOCK,),
                    burn=True,
                    if_=AllHold(ACTING, SameAim(), state),
                )
                for amount, state in (
                    (1, Unless(IsInState("superior"))),
                    (2, IsInState("superior")),
                )
            ]
        ),
    ),
    Card(
        "Sleep Unseen",
        MODIFIER,
        OBFUSCATE,
        cost=Blood(1),
        when=AFTER_ACTION,
        if_=ActionSucceeded(),
        basic=PutInPlay(on=parts.SELF),
        superior=Do(PutInPlay(on=parts.SELF), PutInState("superior")),
        grants=(
            Forbids(
                ("direct",),
                who=filters.All(filters.MINION, filters.HasDiscipline(AUSPEX, 0, 0)),
                if_=Unless(IsInState("superior")),
            ),
            Forbids(
                ("direct",),
                who=filters.All(filters.MINION, filters.HasDiscipline(AUSPEX, 0, 1)),
                if_=IsInState("superior"),
            ),
            Whenever(UntapPhase(p.YOU), Burn(parts.THIS_CARD)),
        ),
    ),
    Card(
        "Disguised Weapon",
        COMBAT,
        modes=(
            as_(COMBAT, EquipFromHand(), "obf", when=BEFORE_RANGE, target=A_HIDDEN_WEAPON),
            as_(
                COMBAT, EquipFromHand(), "OBF", when=(BEFORE_RANGE, STRIKE), target=A_HIDDEN_WEAPON
            ),
        ),
    ),
    Card(
        "Behind You!",
        COMBAT,
        OBFUSCATE,
        if_=FIRST_ROUND,
        basic=Maneuver(),
        superior=Strike(dodge=True),
    ),
    Card(
        "No Trace",
        COMBAT,
        cost=Blood(1),
        modes=(
            as_(COMBAT, Strike(ends=True), "obf", if_=AT_LONG_RANGE),
            as_(COMBAT, Strike(ends=True), "OBF"),
        ),
    ),
    Card(
        "Quick Exit",
        COMBAT,
        OBFUSCATE,
        basic=Press(only_to_end=True),
        superior=Strike(dodge=True),
    ),
    Card(
        "Gemini's Mirror",
        COMBAT,
        cost=Blood(1),
        modes=(
            as_(COMBAT, Strike(dodge=True, maneuver="optional"), "obf"),
            as_(COMBAT, StrikesMayFail(), "OBF", once="combat"),
        ),
    ),
)
