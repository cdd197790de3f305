"""Necromancy: the dead."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities import Action, Strike
from conclave.games.vtes.rules.words import ACTION, COMBAT, MODIFIER, NECROMANCY, REACTION
from conclave.games.vtes.vocabulary import filters as f
from conclave.games.vtes.vocabulary.ashes import RaiseVampire
from conclave.games.vtes.vocabulary.blocks import LessIntercept
from conclave.games.vtes.vocabulary.card import Blood, Card, as_
from conclave.games.vtes.vocabulary.effects import CardToHand
from conclave.games.vtes.vocabulary.feats import BlockFails, CannotBlock, Intercept, Stealth
from conclave.lang.effects import Do

DEAD_VAMPIRE = f.One(f.VAMPIRE, region="ash-heap")
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
