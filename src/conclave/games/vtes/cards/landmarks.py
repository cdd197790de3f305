"""Locations that are more than a source of something: elysia, prizes, havens."""

from __future__ import annotations

from conclave.games.vtes.cards.locations import STOLEN
from conclave.games.vtes.rules.abilities import (
    Action,
    Bonus,
    Can,
    CanAct,
    Forbids,
    Held,
    Motion,
    OnlyOne,
)
from conclave.games.vtes.rules.library import AnyCard
from conclave.games.vtes.rules.windows import BEFORE_RANGE
from conclave.games.vtes.rules.words import CAMARILLA, HAVEN, LOCATION, MASTER, UNIQUE
from conclave.games.vtes.vocabulary import filters as f
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.card import Card, Pool
from conclave.games.vtes.vocabulary.conditions import Both, Exists, Fits
from conclave.games.vtes.vocabulary.effects import Burn, BurnPool, GainPool
from conclave.games.vtes.vocabulary.kinds import IN_THIS_COMBAT, Carries
from conclave.games.vtes.vocabulary.moments import GoesToTorpor
from conclave.games.vtes.vocabulary.strikes import EndCombat
from conclave.lang.abilities import Whenever
from conclave.lang.effects import If

YOURS = f.ControlledBy(p.YOU)

CARDS: tuple[AnyCard, ...] = (
    Card(
        "Elysium: The Arboretum",
        MASTER,
        UNIQUE,
        LOCATION,
        grants=(
            Can(
                EndCombat(),
                when=(BEFORE_RANGE,),
                tap=True,
                own_turn=False,
                if_=Both(
                    Exists(f.One(f.VAMPIRE, f.OfSect(CAMARILLA), IN_THIS_COMBAT, YOURS)),
                    Exists(f.One(f.VAMPIRE, f.OfSect(CAMARILLA), IN_THIS_COMBAT), at_least=2),
                ),
            ),
            CanAct(
                Action(Motion(Burn(f.THIS_CARD)), "political", 1),
                by=f.All(f.VAMPIRE, f.OfSect(CAMARILLA)),
                anyone=True,
            ),
        ),
    ),
    Card(
        "High Museum of Art, Atlanta",
        MASTER,
        UNIQUE,
        LOCATION,
        grants=(Held(gained=GainPool(4), lost=BurnPool(4)), STOLEN),
    ),
    Card(
        "Secure Haven",
        MASTER,
        UNIQUE,
        LOCATION,
        HAVEN,
        cost=Pool(1),
        put_on=f.One(f.MINION, YOURS, f.Not(Carries(f.WithTrait(HAVEN)))),
        grants=(
            Forbids(("target",)),
            Bonus("master-cost", 1),
            Whenever(GoesToTorpor(f.HOST), If(Fits(f.HOST, f.VAMPIRE), Burn(f.THIS_CARD))),
            OnlyOne(HAVEN),
        ),
    ),
)
