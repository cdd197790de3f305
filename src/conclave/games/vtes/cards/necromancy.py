"""Necromancy: the dead."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities import Action, Can, OnlyOne, Strike
from conclave.games.vtes.rules.actions import LEAVE
from conclave.games.vtes.rules.windows import BEFORE_RANGE, BEFORE_STRIKES, DAMAGE, PRESS, STRIKE
from conclave.games.vtes.rules.words import ACTION, COMBAT, MODIFIER, NECROMANCY, REACTION
from conclave.games.vtes.vocabulary import filters as f
from conclave.games.vtes.vocabulary.ashes import BurnedSince, RaiseVampire, Revive
from conclave.games.vtes.vocabulary.blocks import AtDiscardPhase, LessIntercept
from conclave.games.vtes.vocabulary.card import Blood, Card, as_
from conclave.games.vtes.vocabulary.combat import AggravatedAsNormal
from conclave.games.vtes.vocabulary.effects import CardToHand, PutInPlay, Rescue, Untap
from conclave.games.vtes.vocabulary.feats import BlockFails, CannotBlock, Intercept, Stealth
from conclave.games.vtes.vocabulary.kinds import Carries
from conclave.lang.effects import Do

DEAD_VAMPIRE = f.One(f.VAMPIRE, region="ash-heap")
WITHOUT_CHILL = f.One(f.VAMPIRE, f.READY_ONE, f.Not(Carries(f.Named("chill-of-oblivion"))))
LATELY_BURNED = f.One(f.AnyOf(f.ALLY, f.RETAINER), BurnedSince(), region="ash-heap")
FROM_ASHES = f.One(f.LIBRARY_CARD, region="ash-heap")

CARDS = (
    Card(
        "Whispers from the Dead",
        ACTION,
        NECROMANCY,
        cost=Blood(1),
        basic=Action(CardToHand(), target=FROM_ASHES),
        superior=Action(CardToHand(), stealth=1, target=FROM_ASHES),
    ),
    Card(
        "Chill of Oblivion",
        ACTION,
        NECROMANCY,
        basic=Action(PutInPlay(on=f.TARGET), stealth=1, target=WITHOUT_CHILL),
        superior=Action(
            Do(PutInPlay(on=f.TARGET), AtDiscardPhase(Untap())), stealth=1, target=WITHOUT_CHILL
        ),
        grants=(
            OnlyOne(),
            Can(
                AggravatedAsNormal(),
                when=(BEFORE_RANGE, BEFORE_STRIKES, STRIKE, DAMAGE, PRESS),
                burn=True,
                by="host",
                own_turn=False,
            ),
        ),
    ),
    Card(
        "Compel the Spirit",
        ACTION,
        NECROMANCY,
        cost=Blood(1),
        basic=Action(CardToHand(), stealth=1, target=LATELY_BURNED),
        superior=Action(Revive(), stealth=1, target=LATELY_BURNED),
    ),
    Card(
        "Resume the Coil",
        ACTION,
        NECROMANCY,
        basic=Action(None, LEAVE, stealth=1),
        superior=Action(Rescue(), stealth=1, target=f.One(f.VAMPIRE, f.IN_TORPOR)),
    ),
    Card(
        "Possession",
        ACTION,
        NECROMANCY,
        cost=Blood(2),
        basic=Action(RaiseVampire(), target=DEAD_VAMPIRE),
        superior=Action(RaiseVampire(ready=True, blood=1), target=DEAD_VAMPIRE),
    ),
    Card(
        "Call of the Hungry Dead",
        MODIFIER,
        modes=(
            as_(MODIFIER, LessIntercept(1), "nec"),
            as_(
                MODIFIER,
                Do(BlockFails(), CannotBlock(f.BLOCKING_MINION)),
                "NEC",
                cost=Blood(1),
            ),
        ),
    ),
    Card(
        "Spectral Divination",
        MODIFIER,
        REACTION,
        cost=Blood(1),
        modes=(as_(MODIFIER, Stealth(+1), "nec"), as_(REACTION, Intercept(+1), "NEC")),
    ),
    Card(
        "Spiritual Intervention",
        COMBAT,
        NECROMANCY,
        basic=Strike(dodge=True),
        superior=Strike(ends=True),
    ),
)
