"""The cards of Dominate: commanding minds, kindred and kine."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities.acting import Forbids
from conclave.games.vtes.rules.abilities.fighting import Weapon
from conclave.games.vtes.rules.abilities.identity import StaysYours
from conclave.games.vtes.rules.abilities.using import Can
from conclave.games.vtes.rules.actions.kinds import BLEED
from conclave.games.vtes.rules.constants import ACTION, COMBAT, DOMINATE, MODIFIER, REACTION
from conclave.games.vtes.rules.modes import Action, Strike
from conclave.games.vtes.rules.moments import AnnouncesAction, GoesToTorpor, IsBurned
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.windows import (
    ANNOUNCED,
    ANY_TIME,
    BEFORE_VOTES,
    BLOCKED,
    ENTERING,
    MINION_PHASE,
    POLLING,
)
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.amounts import THAT_MANY, CountersOn, Tally
from conclave.games.vtes.vocabulary.bleeds import BleedBonus, Redirect
from conclave.games.vtes.vocabulary.blocks import BlocksWithoutTapping, CannotBlock, Stealth
from conclave.games.vtes.vocabulary.blood import BurnBlood, GainBlood, MoveBlood
from conclave.games.vtes.vocabulary.card import Bleed, Blood, Card, XBlood, as_
from conclave.games.vtes.vocabulary.choosing import ForOne, Repeat
from conclave.games.vtes.vocabulary.combat import HurtsEachRound, Restrict
from conclave.games.vtes.vocabulary.conditions import (
    FIRST_ROUND,
    AllHold,
    AsAnnounced,
    AtLeast,
    BleedCanIncrease,
    Fights,
    Fits,
    Unless,
)
from conclave.games.vtes.vocabulary.deferring import Later
from conclave.games.vtes.vocabulary.effects import (
    Burn,
    MoveCard,
    PutInPlay,
    Rescue,
    TakeControl,
    Tap,
    Untap,
)
from conclave.games.vtes.vocabulary.memory import PLAYED_BY, IsInState, PutInState, RememberTarget
from conclave.games.vtes.vocabulary.modifying import CannotRepeatAction, EndAction, Lend, NoMore
from conclave.games.vtes.vocabulary.pairs import ChosenTargets, FewerThanX
from conclave.games.vtes.vocabulary.targets import EachTarget
from conclave.games.vtes.vocabulary.terms import (
    Abstains,
    ChangeVotes,
    ReferendumIsSettled,
    Uncoerced,
)
from conclave.lang.abilities import Whenever
from conclave.lang.effects import Do, May

SOMEBODY_ELSE = targets.AMethuselah(p.Except(p.EACH_OTHER, p.ACTING_METHUSELAH))
BY_YOUNGER = Fits(parts.ACTING_MINION, filters.YOUNGER)
NOT_YOURS = filters.Not(filters.ControlledBy(p.YOU))

SUBJECTS = targets.One(filters.AnyOf(filters.ALLY, filters.YOUNGER))
A_WEAK_WILL = targets.One(
    filters.VAMPIRE, filters.READY_ONE, filters.Not(filters.OLDER), Uncoerced()
)
A_WAY_OUT = Weapon(Strike(ends=True), if_=FIRST_ROUND)

CARDS: tuple[AnyCard, ...] = (
    Card(
        "Shroud of Absence",
        MODIFIER,
        modes=(
            as_(MODIFIER, Stealth(+1), "dom", "obt"),
            as_(MODIFIER, Do(Stealth(+1), Later("combat", Lend("combat"))), "DOM", "OBT"),
        ),
        grants=A_WAY_OUT,
    ),
    Card(
        "Govern the Unaligned",
        ACTION,
        DOMINATE,
        cost=Blood(1),
        basic=Bleed(+2),
        superior=Action(
            GainBlood(3, parts.TARGET),
            stealth=1,
            target=targets.One(filters.VAMPIRE, filters.YOUNGER, region="your-uncontrolled"),
        ),
    ),
    Card(
        "Scouting Mission",
        ACTION,
        DOMINATE,
        basic=Bleed(+1),
        superior=Action(
            GainBlood(2, parts.TARGET),
            stealth=1,
            target=targets.One(filters.VAMPIRE, filters.YOUNGER, region="your-uncontrolled"),
        ),
    ),
    Card(
        "Far Mastery",
        ACTION,
        DOMINATE,
        cost=Blood(1),
        basic=Action(
            MoveCard(parts.TARGET, parts.SELF),
            stealth=1,
            target=targets.One(
                filters.RETAINER,
                filters.OnCard(filters.VAMPIRE),
                filters.Not(filters.OnCard(parts.SELF)),
            ),
        ),
        superior=Action(TakeControl(), stealth=1, target=targets.One(filters.ALLY, NOT_YOURS)),
    ),
    Card(
        "Dominate Kine",
        ACTION,
        DOMINATE,
        cost=Blood(2),
        basic=Bleed(+1, stealth=1),
        superior=Action(TakeControl(), target=targets.One(filters.LOCATION, NOT_YOURS)),
    ),
    Card(
        "Slaughtering the Herd",
        ACTION,
        DOMINATE,
        cost=Blood(2),
        basic=Action(None, BLEED, bleed=2, during=CannotBlock(filters.ALLY)),
        superior=Action(
            Do(PutInPlay(on=parts.TARGET), RememberTarget(parts.SELF)),
            target=targets.One(filters.VAMPIRE, filters.ControlledBy(p.PREDATOR)),
        ),
        grants=(
            Whenever(AnnouncesAction(parts.HOST), MoveBlood(1, parts.HOST, PLAYED_BY)),
            Can(
                Burn(parts.THIS_CARD),
                when=(MINION_PHASE,),
                cost=Blood(4),
                by="host",
                even_torpid=True,
            ),
            Whenever(GoesToTorpor(PLAYED_BY), Burn(parts.THIS_CARD)),
            Whenever(IsBurned(PLAYED_BY), Burn(parts.THIS_CARD)),
        ),
    ),
    Card(
        "Puppet Master",
        ACTION,
        DOMINATE,
        cost=Blood(2),
        basic=Bleed(+2),
        superior=Action(
            Do(PutInPlay(on=parts.TARGET), PutInState("fresh"), Tap(parts.TARGET)),
            target=targets.One(filters.VAMPIRE, filters.YOUNGER),
        ),
        grants=(
            StaysYours(),
            Forbids(("untap",)),
            Can(
                Do(
                    TakeControl(parts.HOST, for_turn=True, untap=True),
                    Burn(parts.THIS_CARD),
                ),
                when=(ANY_TIME,),
                if_=Unless(IsInState("fresh")),
                in_phase=MINION_PHASE,
                must=True,
            ),
        ),
    ),
    Card(
        "Command the Legion",
        ACTION,
        DOMINATE,
        cost=XBlood(ChosenTargets(more=1)),
        basic=Action(EachTarget(Tap(parts.TARGET)), target=FewerThanX(SUBJECTS)),
        superior=Action(
            EachTarget(Tap(parts.TARGET)),
            target=FewerThanX(SUBJECTS, one_other=targets.One(filters.MINION)),
        ),
    ),
    Card(
        "Graverobbing",
        ACTION,
        DOMINATE,
        basic=Action(
            TakeControl(), target=targets.One(filters.VAMPIRE, filters.IN_TORPOR, NOT_YOURS)
        ),
        superior=Action(
            Do(TakeControl(), May(BurnBlood(2), Rescue())),
            target=targets.One(filters.VAMPIRE, filters.IN_TORPOR, NOT_YOURS),
        ),
    ),
    Card(
        "Conditioning",
        MODIFIER,
        DOMINATE,
        cost=Blood(1),
        basic=BleedBonus(+2, only=True),
        superior=BleedBonus(+3, only=True),
    ),
    Card(
        "Bonding",
        MODIFIER,
        DOMINATE,
        if_=BleedCanIncrease(),
        basic=BleedBonus(+1, only=True),
        superior=Do(Stealth(+1), BleedBonus(+1, only=True)),
    ),
    Card(
        "Threats",
        MODIFIER,
        DOMINATE,
        basic=BleedBonus(+1, only=True),
        superior=BleedBonus(+2, only=True),
    ),
    Card(
        "Command of the Beast",
        MODIFIER,
        DOMINATE,
        basic=BleedBonus(+1, only=True),
        superior=BleedBonus(+1, free=True),
    ),
    Card(
        "Empowering the Puppet King",
        MODIFIER,
        cost=Blood(1),
        modes=(
            as_(MODIFIER, BleedBonus(+1, only=True), "dom", by="untapped"),
            as_(MODIFIER, BleedBonus(+1, only=True), "DOM", by="other"),
        ),
    ),
    Card(
        "Seduction",
        MODIFIER,
        modes=(
            as_(
                MODIFIER,
                CannotBlock(parts.TARGET),
                "dom",
                when=ANNOUNCED,
                if_=AsAnnounced(),
                target=targets.One(filters.VAMPIRE, filters.READY_ONE, NOT_YOURS, filters.YOUNGER),
            ),
            as_(
                MODIFIER,
                CannotBlock(parts.TARGET),
                "DOM",
                when=ANNOUNCED,
                if_=AsAnnounced(),
                target=targets.One(filters.VAMPIRE, filters.READY_ONE, NOT_YOURS),
            ),
        ),
    ),
    Card(
        "The Sleeping Mind",
        MODIFIER,
        cost=Blood(1),
        modes=(
            as_(
                MODIFIER,
                CannotBlock(parts.TARGET),
                "dom",
                when=ANNOUNCED,
                if_=AsAnnounced(),
                target=targets.One(filters.VAMPIRE, filters.READY_ONE, NOT_YOURS, filters.TAPPED),
            ),
            as_(MODIFIER, NoMore("untap"), "DOM", when=ANNOUNCED, if_=AsAnnounced()),
        ),
    ),
    Card(
        "Foreshadowing Destruction",
        MODIFIER,
        DOMINATE,
        basic=BleedBonus(+1, only=True),
        superior=BleedBonus(+3, only=True, while_=AtLeast(Tally("pool", p.BLED), most=9)),
    ),
    Card(
        "Obedience",
        REACTION,
        DOMINATE,
        when=(BLOCKED, ENTERING),
        if_=AllHold(BY_YOUNGER, Fights(parts.ACTING_MINION, about_to=True)),
        basic=Do(
            BlocksWithoutTapping(), Untap(parts.ACTING_MINION), CannotRepeatAction(), EndAction()
        ),
        superior=Do(BlocksWithoutTapping(), CannotRepeatAction(), EndAction()),
    ),
    Card(
        "Deflection",
        REACTION,
        DOMINATE,
        cost=Blood(1),
        basic=Do(Redirect(), Tap()),
        superior=Redirect(),
        target=SOMEBODY_ELSE,
    ),
    Card(
        "Redirection",
        REACTION,
        modes=(
            as_(REACTION, Do(Redirect(), Tap()), "dom", target=SOMEBODY_ELSE, if_=BY_YOUNGER),
            as_(
                REACTION,
                Do(Redirect(), Tap()),
                "DOM",
                target=SOMEBODY_ELSE,
                if_=Fits(parts.ACTING_MINION, filters.VAMPIRE),
            ),
        ),
    ),
    Card(
        "Kindred Coercion",
        REACTION,
        DOMINATE,
        cost=XBlood(),
        when=(BEFORE_VOTES, POLLING),
        if_=Unless(ReferendumIsSettled()),
        number=(1, CountersOn(parts.SELF)),
        basic=Repeat(THAT_MANY, ForOne(A_WEAK_WILL, Abstains())),
        superior=Repeat(THAT_MANY, ForOne(A_WEAK_WILL, ChangeVotes(or_abstain=True))),
    ),
    Card(
        "Murmur of the False Will",
        MODIFIER,
        REACTION,
        modes=(
            as_(MODIFIER, BleedBonus(+1, only=True), "dom"),
            as_(REACTION, Do(Redirect(), Tap()), "DOM", target=SOMEBODY_ELSE, if_=BY_YOUNGER),
        ),
    ),
    Card(
        "Thoughts Betrayed",
        COMBAT,
        DOMINATE,
        cost=Blood(2),
        if_=FIRST_ROUND,
        basic=HurtsEachRound(1, until="round"),
        superior=Restrict(("strike-cards",)),
    ),
)
