"""Actions without a discipline that put their card in play or on a vampire."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities import Can, CanAct, OnlyOne
from conclave.games.vtes.rules.constants import (
    ACTION,
    ARCHBISHOP,
    CAMARILLA,
    CARDINAL,
    INNER_CIRCLE,
    JUSTICAR,
    PRINCE,
    PRISCUS,
    REGENT,
    SABBAT,
)
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.moments import ActionResolved, UntapPhase
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.windows import ANY_TIME, MASTER_PHASE
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.blood import BurnPool, GainBlood
from conclave.games.vtes.vocabulary.card import Blood, Card
from conclave.games.vtes.vocabulary.conditions import (
    ActionSucceeded,
    AllHold,
    Exists,
    Fits,
    IsDirected,
    Unless,
)
from conclave.games.vtes.vocabulary.effects import Burn, EnterCombat, PutInPlay, Untap
from conclave.games.vtes.vocabulary.memory import IsInState, PutInState
from conclave.games.vtes.vocabulary.more_filters import Carries
from conclave.lang.abilities import Whenever
from conclave.lang.effects import Do, If

A_PRINCE = filters.Is(filters.HasTitle((PRINCE, JUSTICAR)), "needs-title")
A_JUSTICAR = filters.Is(filters.HasTitle((JUSTICAR, INNER_CIRCLE)), "needs-title")
AN_ARCHBISHOP = filters.Is(filters.HasTitle((ARCHBISHOP, PRISCUS, CARDINAL, REGENT)), "needs-title")
OF_THE_CAMARILLA = filters.All(filters.VAMPIRE, filters.OfSect(CAMARILLA))
OUTSIDER = filters.All(filters.VAMPIRE, filters.Not(filters.OfSect(CAMARILLA)))
THIS = targets.Only(parts.THIS_CARD)

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
