"""Actions for vampires of a clan, a sect or a title, and Siphon."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities.acting import CanAct, Forbids
from conclave.games.vtes.rules.abilities.identity import Becomes, OnlyOne
from conclave.games.vtes.rules.abilities.using import Bonus, Can
from conclave.games.vtes.rules.actions.kinds import HUNT, LEAVE
from conclave.games.vtes.rules.constants import (
    ACTION,
    ARCHBISHOP,
    CARDINAL,
    GEHENNA,
    JUSTICAR,
    LAIBON,
    PRINCE,
    PRISCUS,
    REGENT,
    SABBAT,
    UNIQUE,
)
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.moments import GoesToTorpor, ReferendumEnds, UntapPhase
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.reading.bonuses import INTERCEPT, STEALTH
from conclave.games.vtes.rules.windows import ANNOUNCED, BLOCK, UNTAP
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.amounts import NumberOf
from conclave.games.vtes.vocabulary.blocks import (
    UntapAndBlock,
)
from conclave.games.vtes.vocabulary.blood import BurnPool, GainBlood, GainPool, MoveBlood
from conclave.games.vtes.vocabulary.card import Blood, Card, Pool, XBlood
from conclave.games.vtes.vocabulary.choosing import ForOne, LookAtHand, Repeat, Search
from conclave.games.vtes.vocabulary.conditions import (
    ACTING,
    ActionIs,
    AllHold,
    Exists,
    Fits,
    IsDirected,
    Unless,
)
from conclave.games.vtes.vocabulary.crypts import CompareCrypts, NoCryptIsEmpty
from conclave.games.vtes.vocabulary.effects import (
    Burn,
    Each,
    MoveCard,
    PutInPlay,
    Tap,
    Untap,
)
from conclave.games.vtes.vocabulary.memory import RememberClan
from conclave.games.vtes.vocabulary.more_filters import Carries
from conclave.games.vtes.vocabulary.piles import (
    CardsIn,
    CardToHand,
    DiscardAtRandom,
    DrawCrypt,
    DrawUp,
    ToLibrary,
)
from conclave.games.vtes.vocabulary.targets import EachTarget, Provided, Several
from conclave.lang.abilities import Whenever
from conclave.lang.effects import Do, If, May

A_VAMPIRE = filters.Is(filters.VAMPIRE, "needs-vampire")
A_PRINCE = filters.Is(filters.HasTitle((PRINCE, JUSTICAR)), "needs-title")
FROM_ASHES = targets.One(filters.LIBRARY_CARD, region="ash-heap")
IN_GEHENNA = Provided(Exists(targets.One(filters.WithTrait(GEHENNA))))

SANE = filters.Not(
    filters.AnyOf(filters.OfClan("malkavian"), filters.OfClan("malkavian-antitribu"))
)

CARDS: tuple[AnyCard, ...] = (
    Card(
        "Kindred Intelligence",
        ACTION,
        "nosferatu",
        if_=CardsIn("crypt"),
        effect=Action(DrawCrypt(), stealth=1),
    ),
    Card(
        "SchreckNET",
        ACTION,
        "nosferatu",
        UNIQUE,
        effect=Action(
            Do(If(Fits(parts.SELF, filters.CapacityOf(at_least=6)), Untap()), PutInPlay()),
            stealth=1,
        ),
        grants=Whenever(
            ReferendumEnds(p.EACH_METHUSELAH),
            May(
                Tap(parts.THIS_CARD),
                then=ForOne(targets.AMethuselah(p.EACH_OTHER), LookAtHand(p.CHOSEN)),
            ),
        ),
    ),
    Card(
        "Recruiting Party",
        ACTION,
        "ventrue-antitribu",
        effect=Action(
            Each(
                targets.One(filters.OfClan("ventrue-antitribu"), region="your-uncontrolled"),
                GainBlood(1, parts.TARGET),
            )
        ),
    ),
    Card(
        "Petra Resonance",
        ACTION,
        "malkavian",
        if_=NoCryptIsEmpty(),
        effect=Action(CompareCrypts(steals=3, tied_burn=1), stealth=1, at=p.EACH_OTHER),
    ),
    Card(
        "Art Scam",
        ACTION,
        "toreador-antitribu",
        effect=Action(GainPool(2), stealth=1),
    ),
    Card(
        "Patronage",
        ACTION,
        "toreador-antitribu",
        cost=Pool(1),
        once="your-turn",
        effect=Action(
            Do(Untap(parts.TARGET), Untap()),
            stealth=1,
            target=targets.One(filters.OfClan("toreador-antitribu"), filters.YOUNGER),
        ),
    ),
    Card(
        "Derange",
        ACTION,
        "malkavian",
        "malkavian-antitribu",
        effect=Action(
            Do(PutInPlay(on=parts.TARGET), RememberClan(parts.SELF)),
            stealth=1,
            target=targets.One(filters.VAMPIRE, filters.YOUNGER, SANE),
        ),
        grants=(
            Becomes(of_player=True),
            Forbids(("untap",)),
            Can(Untap(parts.HOST), when=(UNTAP,), cost=Blood(1), by="host", even_torpid=True),
            CanAct(
                Action(
                    MoveCard(parts.THIS_CARD, parts.TARGET),
                    target=targets.One(filters.VAMPIRE, filters.Not(parts.HOST), SANE),
                ),
                by=parts.HOST,
                anyone=True,
            ),
        ),
    ),
    Card(
        "Fourth Tradition: The Accounting",
        ACTION,
        cost=Blood(1),
        needs=A_PRINCE,
        effect=Action(
            GainBlood(3, parts.TARGET),
            stealth=1,
            target=targets.One(filters.VAMPIRE, filters.YOUNGER, region="your-uncontrolled"),
        ),
    ),
    Card(
        "Fifth Tradition: Hospitality",
        ACTION,
        cost=Blood(1),
        needs=A_PRINCE,
        effect=Action(
            GainBlood(4, parts.TARGET),
            stealth=1,
            target=targets.One(filters.VAMPIRE, filters.Not(parts.SELF)),
        ),
    ),
    Card(
        "Eternal Vigilance",
        ACTION,
        cost=Blood(1),
        needs=filters.Is(filters.HasTitle((ARCHBISHOP, PRISCUS, CARDINAL, REGENT)), "needs-title"),
        effect=Action(PutInPlay(on=parts.SELF), stealth=1),
        grants=(
            Can(
                UntapAndBlock(),
                when=(ANNOUNCED, BLOCK),
                cost=Blood(1),
                own_turn=False,
                if_=Fits(parts.HOST, filters.OfSect(SABBAT)),
            ),
            Whenever(GoesToTorpor(parts.HOST), Burn(parts.THIS_CARD)),
        ),
    ),
    Card(
        "Recure of the Homeland",
        ACTION,
        "tremere-antitribu",
        effect=Action(None, LEAVE, stealth=1, even_tapped=True),
    ),
    Card(
        "Creeping Sabotage",
        ACTION,
        "nosferatu",
        cost=XBlood(
            NumberOf(targets.One(filters.Named("creeping-sabotage"), filters.ControlledBy(p.YOU)))
        ),
        effect=Action(PutInPlay(), stealth=1),
        grants=(
            Whenever(UntapPhase(p.YOU), BurnPool(1, p.PREY)),
            CanAct(
                Action(Burn(parts.THIS_CARD), target=targets.Only(parts.THIS_CARD)),
                by=filters.MINION,
                anyone=True,
            ),
        ),
    ),
    Card(
        "Sibyl's Tongue",
        ACTION,
        "malkavian-antitribu",
        cost=XBlood(NumberOf(targets.One(filters.Named("sibyls-tongue"), region="ash-heap"))),
        effect=Action(Search(openly=True), stealth=1),
    ),
    Card(
        "Siphon",
        ACTION,
        needs=A_VAMPIRE,
        once="your-turn",
        effect=Action(
            EachTarget(
                If(
                    Fits(parts.TARGET, filters.HasBlood()),
                    Do(
                        MoveBlood(1, parts.TARGET, parts.SELF),
                        If(
                            Fits(parts.SELF, filters.OfClan("giovanni")),
                            ForOne(FROM_ASHES, CardToHand(), optional=True),
                        ),
                    ),
                )
            ),
            stealth=1,
            target=Several(
                targets.One(
                    filters.VAMPIRE, filters.IN_TORPOR, filters.AnyOf(filters.YOUNGER, IN_GEHENNA)
                )
            ),
        ),
    ),
    Card(
        "Sudario Refraction",
        ACTION,
        "giovanni",
        effect=Action(
            Do(EachTarget(ToLibrary(on_top=True)), DrawUp(), Repeat(3, DiscardAtRandom())),
            stealth=1,
            target=Several(FROM_ASHES, 3, 3),
        ),
    ),
    Card(
        "Abbot",
        ACTION,
        needs=filters.Is(filters.OfSect(SABBAT), "needs-sect"),
        if_=Unless(Fits(parts.SELF, Carries(filters.Named("abbot")))),
        effect=Action(Do(PutInPlay(on=parts.SELF), Untap()), stealth=1),
        grants=(
            OnlyOne(),
            Bonus(
                INTERCEPT,
                1,
                if_=AllHold(IsDirected(p.YOU), Fits(parts.HOST, filters.OfSect(SABBAT))),
            ),
        ),
    ),
    Card(
        "Earth-Feeder",
        ACTION,
        needs=filters.Is(filters.OfSect(LAIBON), "needs-sect"),
        if_=Unless(Exists(targets.One(filters.Named("earth-feeder"), filters.OnCard(parts.SELF)))),
        effect=Action(PutInPlay(on=parts.SELF), HUNT, stealth=2),
        grants=(
            Bonus(
                STEALTH,
                1,
                if_=AllHold(ACTING, ActionIs((HUNT,)), Fits(parts.HOST, filters.OfSect(LAIBON))),
            ),
            OnlyOne(),
        ),
    ),
)
