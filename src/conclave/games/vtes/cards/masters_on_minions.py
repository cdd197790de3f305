"""Master cards that are put on a minion."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities.acting import CanAct, Forbids, Unblockable
from conclave.games.vtes.rules.abilities.costs import ChangesCost, ChangesPoolCost
from conclave.games.vtes.rules.abilities.fighting import Harm
from conclave.games.vtes.rules.abilities.identity import CHOSEN_DISCIPLINE, DisciplineLevel, OnlyOne
from conclave.games.vtes.rules.abilities.using import Bonus, Can
from conclave.games.vtes.rules.actions.kinds import (
    BLEED,
    DIABLERIE,
    EMPLOY,
    POLITICS,
    RECRUIT,
    RESCUE,
)
from conclave.games.vtes.rules.constants import (
    ARCHETYPE,
    DISCIPLINE,
    DOMINATE,
    MASTER,
    PRESENCE,
    REACTION,
    SABBAT,
    TRIFLE,
    UNIQUE,
)
from conclave.games.vtes.rules.modes import Action, Motion
from conclave.games.vtes.rules.moments import (
    ActionSucceeds,
    BleedSucceeds,
    Blocks,
    EntersPlay,
    GoesToTorpor,
    PhaseCloses,
    UntapPhase,
)
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.reading.bonuses import INTERCEPT, STEALTH, STRENGTH, VOTES
from conclave.games.vtes.rules.windows import (
    ANNOUNCED,
    DAMAGE,
    DECLINED,
    DISCARD_PHASE,
    INFLUENCE_PHASE,
    MASTER_PHASE,
    SUCCEEDING,
    UNTAP,
)
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.amounts import (
    THAT_MANY,
    CountersOn,
)
from conclave.games.vtes.vocabulary.blood import (
    BloodToPool,
    BurnBlood,
    BurnPool,
    GainBlood,
    MoveBlood,
    PoolToBlood,
)
from conclave.games.vtes.vocabulary.card import Blood, Card, Pool
from conclave.games.vtes.vocabulary.choosing import ForOne
from conclave.games.vtes.vocabulary.conditions import (
    ACTING,
    ActionIs,
    AllHold,
    AnyHolds,
    Exists,
    Fits,
    IsDirected,
    PlayedThisAction,
    Unless,
)
from conclave.games.vtes.vocabulary.damage import Prevent
from conclave.games.vtes.vocabulary.effects import (
    Burn,
    EnterCombat,
    MoveCard,
    OnceEach,
    PutInPlay,
    Tap,
    ToTorpor,
)
from conclave.games.vtes.vocabulary.memory import ChooseDiscipline
from conclave.games.vtes.vocabulary.modifying import EndAction
from conclave.games.vtes.vocabulary.more_filters import IN_THIS_COMBAT, Carries, Did
from conclave.games.vtes.vocabulary.piles import (
    RemoveFromGame,
)
from conclave.lang.abilities import Whenever
from conclave.lang.effects import Do, Either, If

YOURS = filters.ControlledBy(p.YOU)
THIS = targets.Only(parts.THIS_CARD)
CLIMB = Do(
    ForOne(
        targets.One(filters.VAMPIRE, filters.OLDER, region="your-uncontrolled"),
        MoveBlood(CountersOn(parts.HOST), parts.HOST, parts.TARGET),
    ),
    RemoveFromGame(parts.HOST),
)

HIGHEST = filters.HasTitle(("justicar", "inner-circle"))
ANOTHER_OF_THE_HIGHEST = targets.One(filters.VAMPIRE, HIGHEST, filters.Not(parts.HOST))

CARDS: tuple[AnyCard, ...] = (
    Card(
        "Blood Doll",
        MASTER,
        put_on=targets.One(filters.VAMPIRE, YOURS),
        grants=Can(
            Either(BloodToPool(1), PoolToBlood(1), p.YOU),
            when=(MASTER_PHASE,),
            once="turn",
            by="host",
            even_torpid=True,
        ),
    ),
    Card(
        "Vessel",
        MASTER,
        TRIFLE,
        cost=Pool(1),
        effect=Do(
            PutInPlay(on=parts.TARGET),
            ForOne(targets.One(filters.Named("blood-doll")), Burn(parts.TARGET), optional=True),
        ),
        target=targets.One(filters.VAMPIRE),
        grants=Can(
            Either(BloodToPool(1), PoolToBlood(1), p.YOU),
            when=(UNTAP,),
            once="turn",
            by="host",
            even_torpid=True,
        ),
    ),
    Card(
        "Fame",
        MASTER,
        UNIQUE,
        put_on=targets.One(filters.VAMPIRE, filters.READY_ONE),
        grants=(
            Whenever(GoesToTorpor(parts.HOST), BurnPool(3, p.ControllerOf(parts.HOST))),
            Whenever(
                UntapPhase(p.EACH_METHUSELAH),
                If(Fits(parts.HOST, filters.IN_TORPOR), BurnPool(1, p.CHOSEN)),
            ),
        ),
    ),
    Card(
        "Haven Uncovered",
        MASTER,
        put_on=targets.One(filters.VAMPIRE, filters.READY_ONE),
        grants=(
            CanAct(
                Action(EnterCombat(parts.HOST), stealth=1, target=targets.Only(parts.HOST)),
                by=filters.All(
                    filters.MINION, filters.Not(filters.ControlledBy(p.ControllerOf(parts.HOST)))
                ),
                anyone=True,
            ),
            CanAct(
                Action(Burn(parts.THIS_CARD), stealth=1, target=THIS),
                by=parts.HOST,
                anyone=True,
            ),
        ),
    ),
    Card(
        "Pentex(TM) Subversion",
        MASTER,
        UNIQUE,
        cost=Pool(2),
        put_on=targets.One(filters.MINION, filters.READY_ONE),
        grants=(
            Forbids(("act", "block")),
            CanAct(
                Action(Burn(parts.THIS_CARD), target=THIS),
                by=filters.All(filters.MINION, filters.Not(parts.HOST)),
                anyone=True,
            ),
        ),
    ),
    Card(
        "Charisma",
        MASTER,
        UNIQUE,
        put_on=targets.One(filters.VAMPIRE, filters.READY_ONE),
        grants=ChangesCost(-1, kinds=(RECRUIT,), or_pool=True),
    ),
    Card(
        "Agent of Power",
        MASTER,
        DISCIPLINE,
        TRIFLE,
        UNIQUE,
        put_on=targets.One(filters.VAMPIRE, YOURS),
        grants=(
            Whenever(EntersPlay(parts.THIS_CARD), ChooseDiscipline()),
            DisciplineLevel(CHOSEN_DISCIPLINE),
            Whenever(PhaseCloses(DISCARD_PHASE, p.YOU), Burn(parts.THIS_CARD)),
        ),
    ),
    Card(
        "Depravity",
        MASTER,
        UNIQUE,
        cost=Pool(1),
        put_on=targets.One(filters.VAMPIRE, filters.READY_ONE, YOURS),
        grants=(
            Bonus(STRENGTH, 1),
            Bonus(STEALTH, 1, if_=ActionIs((DIABLERIE,))),
            Forbids((RECRUIT, EMPLOY)),
        ),
    ),
    Card(
        "Fear of Mekhet",
        MASTER,
        cost=Pool(2),
        effect=Do(PutInPlay(on=parts.TARGET), Tap(parts.TARGET)),
        target=targets.One(filters.VAMPIRE, HIGHEST, filters.READY_ONE),
        grants=Whenever(
            UntapPhase(p.ControllerOf(parts.HOST)),
            If(
                Fits(parts.HOST, filters.HasBlood(0, 4)),
                Burn(parts.HOST),
                Do(
                    BurnBlood(5, parts.HOST),
                    If(
                        Exists(ANOTHER_OF_THE_HIGHEST),
                        ForOne(
                            ANOTHER_OF_THE_HIGHEST,
                            MoveCard(parts.THIS_CARD, parts.TARGET),
                            by=p.ControllerOf(parts.HOST),
                        ),
                        Burn(parts.THIS_CARD),
                    ),
                ),
            ),
        ),
    ),
    Card(
        "Humanitas",
        MASTER,
        UNIQUE,
        put_on=targets.One(filters.VAMPIRE, filters.READY_ONE, YOURS),
        grants=(
            Bonus(STEALTH, 1, if_=ActionIs((RESCUE,))),
            ChangesCost(-1, kinds=(RESCUE,)),
            Forbids((DIABLERIE,)),
        ),
    ),
    Card(
        "Legendary Vampire",
        MASTER,
        UNIQUE,
        cost=Pool(2),
        put_on=targets.One(filters.VAMPIRE, filters.CapacityOf(at_least=7), Did("arrived")),
        grants=(
            Bonus("bleed", 2),
            Bonus(VOTES, 2),
            CanAct(
                Action(Motion(Burn(parts.THIS_CARD)), POLITICS, 1), by=filters.VAMPIRE, anyone=True
            ),
        ),
    ),
    Card(
        "Libertas",
        MASTER,
        cost=Pool(1),
        needs=filters.Is(filters.ANARCH),
        put_on=targets.One(filters.VAMPIRE, filters.ANARCH),
        grants=(
            Unblockable(filters.ALLY),
            ChangesCost(
                +1,
                disciplines=(DOMINATE, PRESENCE),
                who=filters.All(filters.MINION, filters.Not(parts.HOST)),
                if_=AnyHolds(
                    ACTING,
                    Fits(parts.TRYING_BLOCKER, parts.HOST),
                    Fits(parts.HOST, IN_THIS_COMBAT),
                ),
            ),
        ),
    ),
    Card(
        "Memories of Mortality",
        MASTER,
        cost=Pool(1),
        put_on=targets.One(filters.VAMPIRE),
        grants=(
            Forbids(("block",), if_=Fits(parts.ACTING_MINION, filters.ALLY)),
            Harm(inflicts=False, on=filters.ALLY),
            Can(
                Do(ToTorpor(parts.HOST), Burn(parts.THIS_CARD)),
                when=(INFLUENCE_PHASE,),
                cost=Blood(1),
                by="host",
                even_torpid=True,
            ),
        ),
    ),
    Card(
        "Secret Passage",
        MASTER,
        put_on=targets.One(filters.MINION, filters.READY_ONE, YOURS),
        grants=(
            Can(
                EndAction(fails=True),
                when=(ANNOUNCED, DECLINED, SUCCEEDING),
                burn=True,
                own_turn=False,
                if_=IsDirected(p.ControllerOf(parts.HOST), parts.HOST),
            ),
            OnlyOne(),
        ),
    ),
    Card(
        "Capitalist",
        MASTER,
        ARCHETYPE,
        put_on=targets.One(
            filters.VAMPIRE,
            filters.OfSect(SABBAT),
            YOURS,
            filters.Not(Carries(filters.WithTrait(ARCHETYPE))),
        ),
        grants=Whenever(
            BleedSucceeds(parts.HOST, of=p.Neighbour(True, p.ControllerOf(parts.HOST))),
            OnceEach(GainBlood(1, parts.HOST)),
        ),
    ),
    Card(
        "Guardian Angel",
        MASTER,
        cost=Pool(2),
        put_on=targets.One(filters.VAMPIRE, filters.READY_ONE, YOURS),
        grants=(
            Bonus(INTERCEPT, 1, if_=AllHold(ActionIs((BLEED,)), IsDirected(p.YOU))),
            Can(Prevent(1), when=(DAMAGE,), once="combat", by="host", own_turn=False),
            Whenever(GoesToTorpor(parts.HOST), Burn(parts.THIS_CARD)),
        ),
    ),
    Card(
        "Perfectionist",
        MASTER,
        ARCHETYPE,
        put_on=targets.One(
            filters.VAMPIRE, YOURS, filters.Not(Carries(filters.WithTrait(ARCHETYPE)))
        ),
        grants=Whenever(
            ActionSucceeds(parts.HOST),
            If(
                Unless(PlayedThisAction(type=REACTION)),
                OnceEach(GainBlood(1, parts.HOST)),
            ),
        ),
    ),
    Card(
        "Social Ladder",
        MASTER,
        put_on=targets.One(filters.VAMPIRE, filters.READY_ONE, YOURS),
        grants=(
            Can(CLIMB, when=(INFLUENCE_PHASE,), even_torpid=True),
            Whenever(PhaseCloses(INFLUENCE_PHASE, p.YOU), CLIMB),
        ),
    ),
    Card(
        "Villein",
        MASTER,
        TRIFLE,
        effect=Do(PutInPlay(on=parts.TARGET), BloodToPool(THAT_MANY, parts.TARGET)),
        target=targets.One(filters.VAMPIRE, YOURS, filters.HasBlood(2)),
        number=(2, CountersOn(parts.TARGET)),
        grants=(
            ChangesPoolCost(1, of=filters.Named("minion-tap"), who=p.YOU),
            ChangesPoolCost(1, of=filters.Named("villein"), on=parts.HOST),
        ),
    ),
    Card(
        "Rebel",
        MASTER,
        ARCHETYPE,
        TRIFLE,
        put_on=targets.One(
            filters.VAMPIRE, YOURS, filters.Not(Carries(filters.WithTrait(ARCHETYPE)))
        ),
        grants=Whenever(
            Blocks(parts.HOST),
            If(
                AnyHolds(Fits(parts.ACTING_MINION, filters.TITLED), ActionIs((POLITICS,))),
                OnceEach(GainBlood(1, parts.HOST)),
            ),
        ),
    ),
    Card(
        "Society of Leopold",
        MASTER,
        UNIQUE,
        put_on=targets.One(filters.VAMPIRE),
        grants=(
            Whenever(
                UntapPhase(p.ControllerOf(parts.HOST)),
                Either(BurnBlood(1, parts.HOST), Burn(parts.HOST), p.ControllerOf(parts.HOST)),
            ),
            CanAct(
                Action(
                    MoveCard(parts.THIS_CARD, parts.TARGET),
                    stealth=1,
                    target=targets.One(filters.VAMPIRE, filters.Not(parts.HOST)),
                ),
                by=parts.HOST,
                anyone=True,
            ),
        ),
    ),
)
