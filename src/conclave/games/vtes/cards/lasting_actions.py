"""Actions without a discipline, or with Daimoinon, that put their card in play or on a vampire."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities.acting import BlocksUntapped, CanAct
from conclave.games.vtes.rules.abilities.costs import LowersCost
from conclave.games.vtes.rules.abilities.counters import BurnedWhenEmpty
from conclave.games.vtes.rules.abilities.fighting import Weapon
from conclave.games.vtes.rules.abilities.identity import CHOSEN_DISCIPLINE, DisciplineLevel, OnlyOne
from conclave.games.vtes.rules.abilities.using import Bonus, Can
from conclave.games.vtes.rules.constants import (
    ACTION,
    ARCHBISHOP,
    CAMARILLA,
    CARDINAL,
    DAIMOINON,
    INFERNAL,
    INNER_CIRCLE,
    JUSTICAR,
    PRINCE,
    PRISCUS,
    REGENT,
    SABBAT,
    UNIQUE,
)
from conclave.games.vtes.rules.modes import Action, Strike
from conclave.games.vtes.rules.moments import ActionResolved, UntapPhase
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.reading.bonuses import CAPACITY, INTERCEPT
from conclave.games.vtes.rules.windows import ANNOUNCED, ANY_TIME, BLOCK, MASTER_PHASE
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.amounts import COUNTERS_HERE
from conclave.games.vtes.vocabulary.blocks import MightBlock, UntapAndBlock
from conclave.games.vtes.vocabulary.blood import BurnBlood, BurnPool, GainBlood
from conclave.games.vtes.vocabulary.card import Blood, Card, Pool
from conclave.games.vtes.vocabulary.conditions import (
    ActionSucceeded,
    AllHold,
    Exists,
    Fits,
    IsDirected,
    Unless,
)
from conclave.games.vtes.vocabulary.deferring import Later
from conclave.games.vtes.vocabulary.effects import Burn, EnterCombat, PutInPlay, TakeControl, Untap
from conclave.games.vtes.vocabulary.memory import CanLearn, ChooseDiscipline, IsInState, PutInState
from conclave.games.vtes.vocabulary.more_filters import Carries, IsSlave, NeedsDiscipline
from conclave.games.vtes.vocabulary.piles import PoolOrCards
from conclave.games.vtes.vocabulary.special_counters import BurnCounter, HasCounter, PutCounter
from conclave.games.vtes.vocabulary.strikes import EndCombat
from conclave.lang.abilities import Whenever
from conclave.lang.effects import Do, If, May

A_PRINCE = filters.Is(filters.HasTitle((PRINCE, JUSTICAR)), "needs-title")
A_JUSTICAR = filters.Is(filters.HasTitle((JUSTICAR, INNER_CIRCLE)), "needs-title")
AN_ARCHBISHOP = filters.Is(filters.HasTitle((ARCHBISHOP, PRISCUS, CARDINAL, REGENT)), "needs-title")
OF_THE_CAMARILLA = filters.All(filters.VAMPIRE, filters.OfSect(CAMARILLA))
OUTSIDER = filters.All(filters.VAMPIRE, filters.Not(filters.OfSect(CAMARILLA)))
THIS = targets.Only(parts.THIS_CARD)
SETITE = filters.OfClan("follower-of-set")

CARDS: tuple[AnyCard, ...] = (
    Card(
        "Blood Hunt",
        ACTION,
        needs=A_PRINCE,
        effect=Action(
            PutInPlay(on=parts.TARGET),
            stealth=1,
            target=targets.One(
                filters.VAMPIRE, filters.Not(filters.HasTitle((PRINCE, JUSTICAR, INNER_CIRCLE)))
            ),
        ),
        grants=CanAct(
            Action(EnterCombat(parts.HOST), stealth=1, target=targets.Only(parts.HOST)),
            by=filters.All(
                filters.VAMPIRE, filters.Not(filters.ControlledBy(p.ControllerOf(parts.HOST)))
            ),
            anyone=True,
        ),
    ),
    Card(
        "Blood of the Sabbat",
        ACTION,
        cost=Blood(1),
        needs=AN_ARCHBISHOP,
        effect=Action(
            PutInPlay(on=parts.TARGET),
            stealth=1,
            target=targets.One(
                filters.VAMPIRE,
                filters.OfSect(SABBAT),
                filters.Not(parts.SELF),
                filters.Not(Carries(filters.Named("blood-of-the-sabbat"))),
            ),
        ),
        grants=(
            Whenever(
                ActionResolved(parts.HOST),
                If(
                    AllHold(ActionSucceeded(), IsDirected(p.EACH_METHUSELAH)),
                    GainBlood(1, parts.HOST),
                ),
            ),
            OnlyOne(),
        ),
    ),
    Card(
        "Under Siege",
        ACTION,
        UNIQUE,
        cost=Pool(1),
        needs=(
            filters.Is(filters.TITLED, "needs-title"),
            filters.Is(filters.OfSect(SABBAT), "needs-sect"),
        ),
        effect=Action(Do(PutInPlay(), GainBlood(3, parts.THIS_CARD)), stealth=1),
        grants=(
            Can(
                Do(BurnBlood(1, parts.THIS_CARD), UntapAndBlock(+1, parts.TARGET)),
                when=(ANNOUNCED, BLOCK),
                once="action",
                own_turn=False,
                target=targets.One(
                    filters.VAMPIRE,
                    filters.READY_ONE,
                    filters.OfSect(SABBAT),
                    filters.ControlledBy(p.YOU),
                    MightBlock(),
                ),
            ),
            BurnedWhenEmpty(),
        ),
    ),
    Card(
        "Imperial Decree",
        ACTION,
        cost=Blood(1),
        needs=A_JUSTICAR,
        effect=Action(PutInPlay(), stealth=1),
        grants=(
            CanAct(
                Action(
                    EnterCombat(),
                    target=targets.One(
                        OUTSIDER, filters.READY_ONE, filters.Not(filters.ControlledBy(p.YOU))
                    ),
                ),
                by=OF_THE_CAMARILLA,
                anyone=True,
            ),
            CanAct(Action(Burn(parts.THIS_CARD), target=THIS), by=OF_THE_CAMARILLA, anyone=True),
            CanAct(
                Action(Burn(parts.THIS_CARD), stealth=-1, target=THIS), by=OUTSIDER, anyone=True
            ),
        ),
    ),
    Card(
        "Judgment: Camarilla Segregation",
        ACTION,
        cost=Blood(1),
        needs=A_PRINCE,
        effect=Action(PutInPlay(), stealth=1),
        grants=(
            Whenever(
                UntapPhase(p.EACH_METHUSELAH),
                If(
                    Exists(targets.One(OUTSIDER, filters.ControlledBy(p.CHOSEN))),
                    BurnPool(1, p.CHOSEN),
                ),
            ),
            Can(
                Do(Burn(parts.TARGET), Burn(parts.THIS_CARD)),
                when=(MASTER_PHASE,),
                target=targets.One(OUTSIDER, filters.ControlledBy(p.YOU)),
                by="anyone",
            ),
        ),
    ),
    Card(
        "Constant Revolution",
        ACTION,
        UNIQUE,
        needs=filters.Is(filters.ANARCH),
        effect=Action(Do(PutInPlay(), GainBlood(1, parts.THIS_CARD)), stealth=1),
        grants=(
            Whenever(UntapPhase(p.YOU), GainBlood(1, parts.THIS_CARD)),
            Whenever(UntapPhase(p.EACH_OTHER), PoolOrCards(COUNTERS_HERE, p.CHOSEN)),
            CanAct(
                Action(Burn(parts.THIS_CARD), target=THIS),
                by=filters.VAMPIRE,
                cost=Pool(1),
                anyone=True,
            ),
        ),
    ),
    Card(
        "Contagion",
        ACTION,
        DAIMOINON,
        UNIQUE,
        needs=filters.Is(filters.All(filters.VAMPIRE, filters.WithTrait(INFERNAL))),
        basic=Action(PutInPlay(on=parts.SELF), stealth=1),
        superior=Action(Do(PutInPlay(on=parts.SELF), PutInState("superior")), stealth=1),
        grants=(
            Whenever(
                UntapPhase(p.EACH_OTHER),
                If(Fits(parts.HOST, filters.READY_ONE), BurnPool(1, p.CHOSEN)),
            ),
            Weapon(
                Strike(
                    Do(
                        PutCounter("corruption", parts.OPPONENT),
                        Later(
                            "strikes",
                            If(
                                Fits(
                                    parts.OPPONENT,
                                    HasCounter("corruption", yours=True, full=True, at_cost=True),
                                ),
                                May(
                                    Do(
                                        BurnCounter("corruption", parts.OPPONENT, all_yours=True),
                                        TakeControl(parts.OPPONENT),
                                        EndCombat(),
                                    )
                                ),
                            ),
                        ),
                    )
                ),
                limit="combat",
                if_=IsInState("superior"),
            ),
        ),
    ),
    Card(
        "Atonement",
        ACTION,
        cost=Blood(2),
        needs=filters.Is(
            filters.All(filters.VAMPIRE, filters.CapacityOf(at_most=5)), "needs-capacity"
        ),
        effect=Action(PutInPlay(on=parts.SELF), stealth=1),
        grants=(
            Bonus(INTERCEPT, 1),
            BlocksUntapped(filters.All(filters.VAMPIRE, filters.Not(filters.OLDER))),
            CanAct(
                Action(Burn(parts.THIS_CARD), target=THIS),
                by=filters.All(filters.VAMPIRE, filters.Not(SETITE)),
                anyone=True,
            ),
            CanAct(Action(Burn(parts.THIS_CARD), stealth=-1, target=THIS), by=SETITE, anyone=True),
        ),
    ),
    Card(
        "Sanguine Instruction",
        ACTION,
        needs=filters.Is(filters.VAMPIRE, "needs-vampire"),
        effect=Action(
            PutInPlay(on=parts.TARGET),
            stealth=1,
            target=targets.One(
                filters.VAMPIRE, filters.READY_ONE, filters.OfSameClan(), CanLearn()
            ),
            during=ChooseDiscipline(to_teach=True),
        ),
        grants=(DisciplineLevel(CHOSEN_DISCIPLINE), Bonus(CAPACITY, 1)),
    ),
    Card(
        "Soul of the Earth",
        ACTION,
        "tremere",
        "tremere-antitribu",
        effect=Action(
            PutInPlay(on=parts.TARGET),
            stealth=1,
            target=targets.One(filters.VAMPIRE, filters.OfClan("gargoyle"), IsSlave()),
        ),
        grants=LowersCost(
            3,
            filters.All(
                filters.AnyOf(filters.ALLY, filters.RETAINER), NeedsDiscipline(clan="gargoyle")
            ),
            burn=True,
        ),
    ),
    Card(
        "Zillah's Tears",
        ACTION,
        needs=filters.Is(filters.OfSect(SABBAT), "needs-sect"),
        if_=Unless(Fits(parts.SELF, Carries(filters.Named("zillahs-tears")))),
        effect=Action(Do(PutInPlay(on=parts.SELF), GainBlood(1), PutInState("fresh")), stealth=1),
        grants=(
            Can(
                Untap(),
                when=(ANY_TIME,),
                burn=True,
                if_=AllHold(Unless(IsInState("fresh")), Fits(parts.HOST, filters.OfSect(SABBAT))),
                by="host",
                own_turn=False,
                even_torpid=True,
            ),
            OnlyOne(),
        ),
    ),
)
