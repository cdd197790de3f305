"""Justicars and members of the Inner Circle with special abilities."""

from __future__ import annotations

from conclave.games.vtes.cards.crypt.shared_abilities import while_ready
from conclave.games.vtes.rules.abilities.acting import CanAct
from conclave.games.vtes.rules.abilities.costs import ChangesCost
from conclave.games.vtes.rules.abilities.fighting import Weapon
from conclave.games.vtes.rules.abilities.identity import TitleContest
from conclave.games.vtes.rules.abilities.using import Bonus, Can
from conclave.games.vtes.rules.constants import (
    ANIMALISM,
    CAMARILLA,
    COMBAT,
)
from conclave.games.vtes.rules.modes import Action, Strike
from conclave.games.vtes.rules.moments import (
    ActionSucceeds,
    BleedSucceeds,
    ReferendumEnds,
    UntapPhase,
)
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.windows import (
    ANNOUNCED,
    ANY_TIME,
    BLOCK,
    DECLINED,
    DISCARD_PHASE,
    RANGE,
    UNTAP,
)
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.amounts import THAT_MANY
from conclave.games.vtes.vocabulary.blocks import (
    Intercept,
)
from conclave.games.vtes.vocabulary.blood import (
    BurnEdge,
    BurnPool,
    GainBlood,
    LoseTransfers,
    MoveBlood,
)
from conclave.games.vtes.vocabulary.card import Blood, Vampire
from conclave.games.vtes.vocabulary.choosing import (
    HowMany,
    Search,
)
from conclave.games.vtes.vocabulary.conditions import (
    ActionIs,
    ActionNeeds,
    AllHold,
    Exists,
    Fits,
    HasEdge,
)
from conclave.games.vtes.vocabulary.damage import Inflict
from conclave.games.vtes.vocabulary.deferring import (
    Later,
)
from conclave.games.vtes.vocabulary.effects import (
    Each,
    EnterCombat,
    OnceEach,
    Tap,
    Untap,
)
from conclave.games.vtes.vocabulary.maneuvers import Maneuver
from conclave.games.vtes.vocabulary.modifying import AttemptBlock
from conclave.games.vtes.vocabulary.piles import (
    ArrangeTop,
    DiscardAtRandom,
)
from conclave.games.vtes.vocabulary.strikes import StealBlood, StealEquipment
from conclave.games.vtes.vocabulary.terms import BurnUnlessRepaid
from conclave.lang.abilities import Whenever
from conclave.lang.effects import Do, Either, If

CARDS: tuple[AnyCard, ...] = (
    Vampire(
        "Adana de Sforza",
        "brujah",
        4,
        11,
        "aus CEL OBF POT PRE PRO",
        CAMARILLA,
        title="inner-circle:brujah",
        grants=(ChangesCost(-1, types=(COMBAT,)), Bonus("bleed", 2)),
    ),
    Vampire(
        "Alexandra",
        "toreador",
        2,
        11,
        "dom ANI AUS CEL PRE",
        CAMARILLA,
        title="inner-circle:toreador",
        grants=(
            Can(
                Either(Tap(parts.TARGET), Untap(parts.TARGET), p.YOU),
                when=(ANY_TIME,),
                once="turn",
                target=targets.One(
                    filters.VAMPIRE,
                    filters.READY_ONE,
                    filters.OfClan("toreador"),
                    filters.Not(parts.SELF),
                ),
                even_torpid=True,
            ),
            Bonus("bleed", 2),
        ),
    ),
    Vampire(
        "Alonso Petrodon",
        "nosferatu",
        5,
        10,
        "for tha ANI DOM OBF POT",
        CAMARILLA,
        title="justicar:nosferatu",
        grants=(
            Whenever(
                BleedSucceeds(parts.SELF),
                Each(
                    targets.One(filters.ANARCH, filters.ControlledBy(p.BLED)),
                    Inflict(1, parts.THAT_CARD, preventable=False),
                ),
            ),
            Bonus("bleed", 1),
        ),
    ),
    Vampire(
        "Anastasz di Zagreb",
        "tremere",
        3,
        8,
        "ani cel dom AUS THA",
        CAMARILLA,
        title="justicar:tremere",
        grants=(
            Bonus(
                "votes",
                -1,
                if_=AllHold(
                    Fits(parts.SELF, filters.HasTitle(("justicar",))),
                    Exists(
                        targets.One(
                            filters.VAMPIRE,
                            filters.READY_ONE,
                            filters.HasTitle(("justicar",)),
                            filters.Not(parts.SELF),
                        )
                    ),
                ),
            ),
            Weapon(Strike(StealBlood(1), ranged=True)),
        ),
    ),
    Vampire(
        "Anneke",
        "toreador",
        1,
        10,
        "dom AUS CEL PRE",
        CAMARILLA,
        title="justicar:toreador",
        grants=(
            Can(
                AttemptBlock(),
                when=(ANNOUNCED, DECLINED),
                if_=Fits(
                    parts.ACTING_MINION,
                    filters.All(filters.VAMPIRE, filters.Not(filters.ControlledBy(p.YOU))),
                ),
                own_turn=False,
            ),
            Bonus("bleed", 1),
        ),
    ),
    Vampire(
        "Arika",
        "ventrue",
        2,
        11,
        "aus cel DOM FOR OBF PRE",
        CAMARILLA,
        title="inner-circle:ventrue",
        grants=(
            Whenever(
                UntapPhase(p.PREY),
                If(
                    Fits(parts.SELF, filters.READY_ONE),
                    Each(
                        targets.One(filters.LOCATION, filters.ControlledBy(p.CHOSEN)),
                        BurnUnlessRepaid(parts.THAT_CARD, 1),
                    ),
                ),
            ),
            Bonus("bleed", 2),
        ),
    ),
    Vampire(
        "Cock Robin",
        "nosferatu",
        3,
        10,
        "aus for ANI OBF POT",
        CAMARILLA,
        title="justicar:nosferatu",
        grants=(
            Whenever(
                ActionSucceeds(parts.SELF),
                If(
                    ActionNeeds((ANIMALISM,)),
                    OnceEach(Later("end-of-action", Untap())),
                ),
            ),
            Bonus("strength", 1),
        ),
    ),
    Vampire(
        "Don Cruez, The Idealist",
        "brujah",
        1,
        10,
        "ani dom pro CEL POT PRE",
        CAMARILLA,
        title="justicar:brujah",
        grants=Can(Maneuver(), when=(RANGE,), cost=Blood(1), once="combat", own_turn=False),
    ),
    Vampire(
        "Etrius",
        "tremere",
        2,
        11,
        "pro AUS DOM OBF THA",
        CAMARILLA,
        title="inner-circle:tremere",
        grants=(
            Bonus("bleed", 2),
            CanAct(
                Action(
                    HowMany(0, 3, MoveBlood(THAT_MANY, parts.TARGET, parts.SELF)),
                    stealth=1,
                    target=targets.One(
                        filters.VAMPIRE, filters.OfClan("tremere"), filters.Not(parts.SELF)
                    ),
                )
            ),
        ),
    ),
    Vampire(
        "Gabrielle di Righetti",
        "tremere",
        5,
        10,
        "obf pot ANI AUS DOM THA",
        CAMARILLA,
        title="justicar:tremere",
        grants=CanAct(
            Action(
                MoveBlood(2, parts.TARGET, parts.SELF),
                stealth=1,
                target=targets.One(
                    filters.MINION, filters.READY_ONE, filters.Not(filters.ControlledBy(p.YOU))
                ),
            )
        ),
    ),
    Vampire(
        "Hardestadt",
        "ventrue",
        4,
        11,
        "cel pro DOM FOR POT PRE",
        CAMARILLA,
        title="inner-circle:ventrue",
        grants=(TitleContest(rivals_yield=True), Bonus("bleed", 1), Bonus("strength", 2)),
    ),
    Vampire(
        "Josef von Bauren",
        "nosferatu",
        4,
        11,
        "cel ANI DEM OBF POT",
        CAMARILLA,
        title="inner-circle:nosferatu",
        grants=(
            Can(
                DiscardAtRandom(of=p.CHOSEN),
                when=(DISCARD_PHASE,),
                target=targets.AMethuselah(p.NEIGHBOURS),
                even_torpid=True,
                phase_action=True,
            ),
            Bonus("bleed", 1),
            Bonus("stealth", 1),
        ),
    ),
    Vampire(
        "Leandro",
        "malkavian",
        2,
        11,
        "cel dom AUS OBF PRE",
        CAMARILLA,
        title="inner-circle:malkavian",
        grants=(
            Whenever(
                UntapPhase(p.EACH_OTHER),
                If(
                    Fits(parts.SELF, filters.READY_ONE),
                    Either(BurnPool(1, p.CHOSEN), LoseTransfers(p.CHOSEN), p.CHOSEN),
                ),
            ),
            Bonus("bleed", 2),
        ),
    ),
    Vampire(
        "Lucian",
        "malkavian",
        1,
        10,
        "cel tha AUS DOM OBF",
        CAMARILLA,
        title="justicar:malkavian",
        grants=Weapon(Strike(StealEquipment())),
    ),
    Vampire(
        "Lucinde, Alastor",
        "ventrue",
        3,
        10,
        "obf pot tha DOM FOR PRE",
        CAMARILLA,
        title="justicar:ventrue",
        grants=(
            CanAct(
                Action(
                    EnterCombat(),
                    target=targets.One(
                        filters.VAMPIRE,
                        filters.READY_ONE,
                        filters.Not(filters.OfSect(CAMARILLA)),
                        filters.Not(filters.ControlledBy(p.YOU)),
                    ),
                )
            ),
            Can(Do(BurnEdge(), GainBlood(1)), when=(UNTAP,), if_=HasEdge(p.YOU), even_torpid=True),
        ),
    ),
    Vampire(
        "Lutz von Hohenzollern",
        "malkavian",
        4,
        11,
        "pot AUS DEM OBF PRE",
        CAMARILLA,
        title="inner-circle:malkavian",
        grants=(
            Whenever(
                ReferendumEnds(p.EACH_METHUSELAH),
                If(
                    AllHold(Fits(parts.SELF, filters.READY_ONE), ActionIs(("political",))),
                    BurnPool(1, p.PREY),
                ),
            ),
            Bonus("bleed", 2),
        ),
    ),
    Vampire(
        "Maris Streck",
        "malkavian",
        3,
        9,
        "ani dem dom AUS OBF",
        CAMARILLA,
        title="justicar:malkavian",
        grants=(
            Can(
                Intercept(+1, filters.MINION),
                when=(BLOCK,),
                cost=Blood(1),
                own_turn=False,
                even_torpid=True,
            ),
            CanAct(Action(ArrangeTop(5), stealth=1)),
        ),
    ),
    Vampire(
        "Mary Anne Blaire",
        "ventrue",
        5,
        10,
        "ani pot AUS DOM FOR PRE",
        CAMARILLA,
        title="justicar:ventrue",
        grants=(
            CanAct(
                Action(
                    GainBlood(2, parts.TARGET),
                    stealth=1,
                    target=targets.One(filters.VAMPIRE, region="your-uncontrolled"),
                )
            ),
            Bonus(
                "bleed",
                -2,
                filters.HasTitle(("inner-circle",)),
                if_=Fits(parts.SELF, filters.READY_ONE),
            ),
        ),
    ),
    Vampire(
        "Mistress Fanchon",
        "tremere",
        4,
        11,
        "AUS CEL DOM OBF THA VIC",
        CAMARILLA,
        title="inner-circle:tremere",
        grants=(
            CanAct(Action(Search(filters.MINION_CARD, openly=True), stealth=1)),
            Bonus("bleed", 2),
        ),
    ),
    Vampire(
        "Rafael de Corazon",
        "toreador",
        4,
        11,
        "AUS CEL DOM OBF PRE",
        CAMARILLA,
        title="inner-circle:toreador",
        grants=(TitleContest(rivals_yield=True), Bonus("bleed", 2)),
    ),
    Vampire(
        "Ulugh Beg, The Watcher",
        "tremere",
        1,
        10,
        "cel for pot AUS DOM THA",
        CAMARILLA,
        title="justicar:tremere",
        grants=while_ready("discard-actions", 1),
    ),
    Vampire(
        "Unmada",
        "malkavian",
        5,
        10,
        "cel for AUS DEM OBF VIC",
        CAMARILLA,
        title="justicar:malkavian",
        grants=(while_ready("discard-actions", 1), while_ready("hand-size", 1)),
    ),
)
