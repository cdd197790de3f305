"""Unique equipment other than weapons, with actions and disciplines of its own."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities.acting import CanAct
from conclave.games.vtes.rules.abilities.belongings import StaysWithVictim
from conclave.games.vtes.rules.abilities.costs import ChangesCost
from conclave.games.vtes.rules.abilities.fighting import LosesCounters, Wards, Weapon
from conclave.games.vtes.rules.abilities.identity import Becomes, DisciplineLevel
from conclave.games.vtes.rules.abilities.using import Bonus
from conclave.games.vtes.rules.actions.kinds import BLEED
from conclave.games.vtes.rules.constants import (
    DAIMOINON,
    DISCIPLINE,
    DOMINATE,
    EQUIPMENT,
    FORTITUDE,
    FRENZY,
    INFERNAL,
    POTENCE,
    SABBAT,
    THAUMATURGY,
    UNIQUE,
)
from conclave.games.vtes.rules.modes import Action, Strike
from conclave.games.vtes.rules.moments import CommitsDiablerie, IsBurned, PhaseCloses, UntapPhase
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.windows import MASTER_PHASE
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.amounts import COUNTERS_HERE, VictimCapacity
from conclave.games.vtes.vocabulary.ash_heap import Revive
from conclave.games.vtes.vocabulary.bleeds import BleedBonus
from conclave.games.vtes.vocabulary.blood import GainBlood
from conclave.games.vtes.vocabulary.card import Blood, Card, Pool
from conclave.games.vtes.vocabulary.conditions import ActionIs, AtLeast, Exists, Fits, Unless
from conclave.games.vtes.vocabulary.crypts import BringSuccessor
from conclave.games.vtes.vocabulary.effects import Burn, Each
from conclave.games.vtes.vocabulary.more_filters import CapacityBelow
from conclave.games.vtes.vocabulary.piles import Draw
from conclave.games.vtes.vocabulary.progeny import SearchAndAttach
from conclave.games.vtes.vocabulary.strikes import StealEquipment
from conclave.lang.abilities import Whenever
from conclave.lang.effects import If

BLED_UNGUARDED = Unless(
    Exists(
        targets.One(
            filters.MINION, filters.READY_ONE, filters.UNTAPPED, filters.ControlledBy(p.BLED)
        )
    )
)

OTHERS = (
    filters.VAMPIRE,
    filters.READY_ONE,
    filters.ControlledBy(p.YOU),
    filters.Not(parts.HOST),
)
"""Other ready vampires that you control."""
KNOWS_THAUMATURGY = Fits(parts.HOST, filters.HasDiscipline(THAUMATURGY))

CARDS: tuple[AnyCard, ...] = (
    Card(
        "Codex of the Damned",
        EQUIPMENT,
        UNIQUE,
        grants=(
            DisciplineLevel(THAUMATURGY, if_has=True),
            Whenever(
                CommitsDiablerie(parts.HOST),
                If(KNOWS_THAUMATURGY, Each(targets.One(*OTHERS), GainBlood(1, parts.THAT_CARD))),
            ),
            Whenever(
                CommitsDiablerie(parts.HOST),
                If(
                    KNOWS_THAUMATURGY,
                    Each(
                        targets.One(*OTHERS, CapacityBelow(VictimCapacity())),
                        SearchAndAttach(DISCIPLINE, parts.THAT_CARD),
                    ),
                ),
            ),
        ),
    ),
    Card(
        "Codex of the Edenic Groundskeepers",
        EQUIPMENT,
        UNIQUE,
        cost=Pool(1),
        grants=(
            Bonus("stealth", -2, if_=ActionIs((BLEED,))),
            CanAct(
                Action(None, BLEED, during=BleedBonus(+3, while_=BLED_UNGUARDED)),
                by=filters.All(filters.VAMPIRE, parts.HOST),
                cost=Blood(1),
            ),
        ),
    ),
    Card(
        "Hand of Conrad",
        EQUIPMENT,
        UNIQUE,
        cost=Pool(1),
        grants=(
            DisciplineLevel(POTENCE, 2),
            CanAct(
                Action(
                    Revive(ready=False),
                    target=targets.One(filters.VAMPIRE, region="ash-heap"),
                ),
                by=filters.All(filters.VAMPIRE, parts.HOST),
            ),
        ),
    ),
    Card(
        "Kaymakli Fragment",
        EQUIPMENT,
        UNIQUE,
        grants=(
            CanAct(
                Action(Draw(5)),
                if_=Fits(parts.HOST, filters.All(filters.VAMPIRE, filters.OfSect(SABBAT))),
            ),
            CanAct(
                Action(
                    GainBlood(3, parts.TARGET),
                    stealth=1,
                    target=targets.One(filters.VAMPIRE, region="your-uncontrolled"),
                ),
                if_=Fits(parts.HOST, filters.WithTrait(INFERNAL)),
            ),
            Weapon(Strike(StealEquipment(parts.THIS_CARD)), by=filters.MINION),
        ),
    ),
    Card(
        "Seal of Veddartha",
        EQUIPMENT,
        UNIQUE,
        cost=Pool(1),
        grants=(
            CanAct(
                Action(None, BLEED, bleed=1),
                if_=Fits(parts.HOST, filters.All(filters.VAMPIRE, filters.CapacityOf(at_least=6))),
            ),
            Whenever(
                UntapPhase(p.YOU),
                If(AtLeast(COUNTERS_HERE, most=3), GainBlood(1, parts.THIS_CARD)),
            ),
            DisciplineLevel(DOMINATE, 2, by_counters=True),
            DisciplineLevel(FORTITUDE, 2, by_counters=True, after=2),
            LosesCounters(),
        ),
    ),
    Card(
        "Sire's Index Finger",
        EQUIPMENT,
        UNIQUE,
        grants=Wards(traits=(FRENZY,)),
    ),
    Card(
        "Soul Gem of Etrius",
        EQUIPMENT,
        UNIQUE,
        grants=(
            Whenever(IsBurned(filters.All(filters.VAMPIRE, parts.HOST)), BringSuccessor()),
            StaysWithVictim(),
        ),
    ),
    Card(
        "The Textbook Damnation",
        EQUIPMENT,
        UNIQUE,
        cost=Pool(1),
        grants=(
            DisciplineLevel(DAIMOINON, 2),
            Becomes(trait=INFERNAL, only_vampire=True),
            ChangesCost(-2, disciplines=(DAIMOINON,)),
            Whenever(
                PhaseCloses(MASTER_PHASE, p.YOU),
                If(
                    Fits(parts.HOST, filters.All(filters.VAMPIRE, filters.TAPPED)),
                    Burn(parts.THIS_CARD),
                ),
            ),
        ),
    ),
)
