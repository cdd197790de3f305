"""Newspapers, radio and television stations: locations that give intercept."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities.acting import CanAct
from conclave.games.vtes.rules.abilities.using import Can
from conclave.games.vtes.rules.constants import INVESTMENT, LOCATION, MASTER, UNIQUE
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.windows import BLOCK, DURING_ACTION, MINION_PHASE
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.acting import ActionsTaken
from conclave.games.vtes.vocabulary.blocks import Intercept
from conclave.games.vtes.vocabulary.blood import BloodToPool, BurnPool
from conclave.games.vtes.vocabulary.card import Blood, Card, Pool
from conclave.games.vtes.vocabulary.conditions import (
    IsDirected,
    Unless,
    WasBlocked,
)
from conclave.games.vtes.vocabulary.deferring import Later
from conclave.games.vtes.vocabulary.memory import CHOSEN_CARD, RememberTarget
from conclave.lang.effects import Do, If

YOURS = filters.ControlledBy(p.YOU)
YOUR_MINION = filters.All(filters.MINION, YOURS)

CARDS: tuple[AnyCard, ...] = (
    Card(
        "Channel 10",
        MASTER,
        UNIQUE,
        LOCATION,
        cost=Pool(2),
        grants=Can(
            Intercept(+2, of=YOUR_MINION),
            when=(BLOCK,),
            tap=True,
            own_turn=False,
            if_=Unless(ActionsTaken(1, p.EACH_METHUSELAH)),
        ),
    ),
    Card(
        "The Rumor Mill, Tabloid Newspaper",
        MASTER,
        UNIQUE,
        LOCATION,
        cost=Pool(1),
        grants=(
            Can(
                RememberTarget(until="action"),
                when=DURING_ACTION,
                tap=True,
                own_turn=False,
                target=targets.One(filters.VAMPIRE),
            ),
            Can(
                Intercept(+1),
                when=(BLOCK,),
                cost=Blood(1),
                once="action",
                by="chosen",
                own_turn=False,
            ),
        ),
    ),
    Card(
        "Wall Street Night, Financial Newspaper",
        MASTER,
        UNIQUE,
        LOCATION,
        cost=Pool(1),
        grants=(
            Can(
                Intercept(+1, of=YOUR_MINION),
                when=(BLOCK,),
                tap=True,
                own_turn=False,
                if_=Unless(IsDirected(p.EACH_METHUSELAH)),
            ),
            Can(
                RememberTarget(until="turn"),
                when=(MINION_PHASE,),
                tap=True,
                target=targets.One(filters.MINION, YOURS),
            ),
            CanAct(
                Action(
                    BloodToPool(1, parts.TARGET),
                    stealth=1,
                    target=targets.One(filters.WithTrait(INVESTMENT)),
                ),
                by=CHOSEN_CARD,
            ),
        ),
    ),
    Card(
        "WMRH Talk Radio",
        MASTER,
        UNIQUE,
        LOCATION,
        cost=Pool(1),
        grants=Can(
            Do(
                Intercept(+1, of=filters.MINION),
                Later(
                    "end-of-action",
                    If(Unless(WasBlocked(by_self=True)), BurnPool(1)),
                    parts.TRYING_BLOCKER,
                ),
            ),
            when=(BLOCK,),
            tap=True,
            own_turn=False,
        ),
    ),
)
