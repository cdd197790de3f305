"""Vampires who call referendums, or have their say in those of others."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities.acting import CanAct, Forbids, Unblockable
from conclave.games.vtes.rules.abilities.identity import DoublesVotes, TitleContest
from conclave.games.vtes.rules.abilities.using import Bonus, Can
from conclave.games.vtes.rules.constants import (
    BOON,
    CAMARILLA,
    LAIBON,
    REACTION,
    SABBAT,
    THAUMATURGY,
)
from conclave.games.vtes.rules.modes import Action, Motion
from conclave.games.vtes.rules.moments import EntersCombat, EntersPlay, LosesEdge, VotesTallied
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.windows import BLOCK, DISCARD_PHASE, POLLING, PRESS
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.affiliation import BuyTitle, ChangeTitle
from conclave.games.vtes.vocabulary.blocks import Intercept
from conclave.games.vtes.vocabulary.blood import BurnBlood, BurnEdge, GainBlood, GainPool
from conclave.games.vtes.vocabulary.card import Blood, Vampire
from conclave.games.vtes.vocabulary.choosing_terms import (
    AllotBlood,
    ChooseAshes,
    ChooseTerm,
    GainAllottedBlood,
    TakeChosenAshes,
)
from conclave.games.vtes.vocabulary.combat import Restrict
from conclave.games.vtes.vocabulary.conditions import (
    AllHold,
    CalledBy,
    Exists,
    Fits,
    HasEdge,
    Unless,
)
from conclave.games.vtes.vocabulary.effects import Burn, Each
from conclave.games.vtes.vocabulary.maneuvers import Press
from conclave.games.vtes.vocabulary.modifying import Votes
from conclave.games.vtes.vocabulary.more_filters import Did, NeedsDiscipline
from conclave.games.vtes.vocabulary.piles import DiscardCards, Draw, HandSize
from conclave.games.vtes.vocabulary.terms import (
    HUNTABLE,
    OPPOSED,
    TERM_CARD,
    BloodHunt,
    CallsBloodHunt,
    ChangeVotes,
    GivesTitle,
)
from conclave.lang.abilities import Whenever
from conclave.lang.effects import Do, If, May

CARDS: tuple[AnyCard, ...] = (
    Vampire(
        "Astrid Thomas",
        "tremere",
        1,
        7,
        "aus pot DOM THA",
        CAMARILLA,
        title="primogen",
        grants=Whenever(
            VotesTallied(),
            If(
                Fits(parts.SELF, Did("voted")),
                Each(
                    targets.One(
                        filters.VAMPIRE,
                        filters.OfClan("tremere"),
                        Did("voted"),
                        filters.Not(parts.SELF),
                    ),
                    ChangeVotes(parts.THAT_CARD, like=parts.SELF),
                ),
            ),
        ),
    ),
    Vampire(
        "Benjamin Rose",
        "nosferatu",
        5,
        7,
        "ani pot AUS OBF",
        CAMARILLA,
        title="prince:Washington, D.C.",
        grants=CanAct(Action(Motion(HandSize(+1, "game")), "political", stealth=1)),
    ),
    Vampire(
        "Bernard, the Scourge",
        "gangrel",
        4,
        5,
        "ani for pre pro",
        CAMARILLA,
        grants=CanAct(
            Action(
                Motion(
                    BloodHunt(TERM_CARD, passed=True),
                    ChooseTerm(
                        targets.One(filters.VAMPIRE, filters.CapacityOf(at_most=4), HUNTABLE)
                    ),
                ),
                "political",
                stealth=1,
            )
        ),
    ),
    Vampire(
        "Carlak",
        "brujah",
        5,
        8,
        "dom pot CEL PRE",
        CAMARILLA,
        title="prince:Prague",
        grants=(
            Whenever(VotesTallied(), GainBlood(OPPOSED)),
            Can(Press(), when=(PRESS,), once="combat", own_turn=False),
        ),
    ),
    Vampire(
        "Dmitra Ilyanova",
        "brujah",
        5,
        9,
        "obf CEL FOR POT PRE",
        CAMARILLA,
        title="justicar:brujah",
        grants=CanAct(
            Action(
                Motion(
                    GainAllottedBlood(),
                    AllotBlood(4, targets.One(filters.VAMPIRE, filters.READY_ONE)),
                ),
                "political",
                stealth=1,
            )
        ),
    ),
    Vampire(
        "Dr. John Dee",
        "tremere",
        4,
        9,
        "chi ANI AUS DOM THA",
        CAMARILLA,
        title="prince:London",
        grants=(
            Whenever(
                EntersCombat(parts.SELF),
                If(
                    Fits(parts.OPPONENT, filters.OfClan("ventrue")),
                    Restrict(("combat-ends",), parts.OPPONENT),
                ),
            ),
            Can(
                Do(DiscardCards(1, NeedsDiscipline((THAUMATURGY,))), Votes(2)),
                when=(POLLING,),
                once="referendum",
                own_turn=False,
            ),
        ),
    ),
    Vampire(
        "Ellison Humboldt",
        "nosferatu",
        3,
        9,
        "pro ANI OBF POT PRE",
        CAMARILLA,
        title="primogen",
        grants=(
            Unblockable(filters.HasTitle(("prince",))),
            Can(
                ChangeVotes(),
                when=(POLLING,),
                cost=Blood(1),
                once="referendum",
                target=targets.One(filters.READY_ONE, filters.HasTitle(("prince",))),
                own_turn=False,
                even_torpid=True,
            ),
        ),
    ),
    Vampire(
        "Gratiano",
        "lasombra",
        2,
        8,
        "obf pot DOM OBT",
        SABBAT,
        title="priscus",
        grants=(Bonus("ballots", 1), Bonus("bleed", 1)),
    ),
    Vampire(
        "Hartmut Stover",
        "gangrel-antitribu",
        3,
        10,
        "dom for CEL OBF PRO",
        SABBAT,
        title="archbishop:Berlin",
        grants=(
            Whenever(
                VotesTallied(by=parts.SELF),
                Each(
                    targets.One(filters.VAMPIRE, Did("voted-against")),
                    BurnBlood(1, parts.THAT_CARD),
                ),
            ),
            Can(
                Do(BurnEdge(), GainPool(1)),
                when=(DISCARD_PHASE,),
                if_=HasEdge(p.YOU),
                even_torpid=True,
            ),
        ),
    ),
    Vampire(
        "Horatio Ballard",
        "ventrue",
        3,
        7,
        "aus DOM FOR PRE",
        CAMARILLA,
        grants=CanAct(
            Action(Motion(ChangeTitle("prince:Chicago")), "political", stealth=1),
            if_=Fits(
                parts.SELF, filters.All(filters.OfSect(CAMARILLA), filters.Not(filters.TITLED))
            ),
        ),
    ),
    Vampire(
        "Ilyana Ravidovich",
        "ventrue",
        3,
        5,
        "aus dom for pre",
        CAMARILLA,
        grants=(
            Bonus("votes", 2, if_=CallsBloodHunt(on=parts.SELF)),
            Can(
                Intercept(+1),
                when=(BLOCK,),
                cost=Blood(1),
                once="action",
                type=REACTION,
                own_turn=False,
            ),
        ),
    ),
    Vampire(
        "Jezebelle",
        "gangrel",
        4,
        4,
        "ani for pro",
        CAMARILLA,
        grants=Bonus(
            "votes",
            1,
            if_=AllHold(
                GivesTitle("prince"),
                Unless(CalledBy(parts.SELF)),
                Unless(
                    Exists(
                        targets.One(
                            filters.READY_ONE,
                            filters.HasTitle(("prince",)),
                            filters.ControlledBy(p.YOU),
                        )
                    )
                ),
            ),
        ),
    ),
    Vampire(
        "March Halcyon",
        "pander",
        2,
        1,
        "for",
        SABBAT,
        grants=Forbids(("avenged",)),
    ),
    Vampire(
        "Michael Luther",
        "toreador",
        3,
        4,
        "aus pre",
        CAMARILLA,
        grants=(
            Can(
                ChangeVotes(),
                when=(POLLING,),
                tap=True,
                once="referendum",
                target=targets.One(filters.VAMPIRE, filters.OfSect(CAMARILLA), Did("voted")),
                own_turn=False,
                even_torpid=True,
            ),
            Whenever(EntersCombat(parts.SELF), May(Draw(1))),
        ),
    ),
    Vampire(
        "Orlando Oriundus",
        "tremere-antitribu",
        4,
        9,
        "obf AUS DOM THA",
        SABBAT,
        title="bishop",
        grants=(DoublesVotes(), Bonus("bleed", 1)),
    ),
    Vampire(
        "Sean Rycek",
        "malkavian",
        4,
        4,
        "aus dem",
        CAMARILLA,
        grants=(
            Can(Votes(2), when=(POLLING,), tap=True, once="referendum", alone=True, own_turn=False),
            Can(
                Votes(2),
                when=(POLLING,),
                cost=Blood(1),
                once="referendum",
                alone=True,
                own_turn=False,
            ),
            CanAct(Action(Burn(), stealth=1, target=targets.One(filters.WithTrait(BOON)))),
        ),
    ),
    Vampire(
        "Troius",
        "tremere",
        4,
        8,
        "cel AUS DOM THA",
        CAMARILLA,
        title="prince:Geneva",
        grants=(Forbids(("vote-against",), if_=CallsBloodHunt()), Bonus("strength", 1)),
    ),
    Vampire(
        "Undele",
        "ishtarri",
        5,
        9,
        "obf pre ser CEL FOR",
        LAIBON,
        title="magaji",
        grants=CanAct(
            Action(
                Motion(TakeChosenAshes(), ChooseAshes(2, filters.MINION_CARD)),
                "political",
                stealth=1,
            )
        ),
    ),
    Vampire(
        "Victor Pelletier",
        "ventrue",
        4,
        5,
        "cel dom for PRE",
        CAMARILLA,
        grants=(
            Whenever(
                EntersPlay(parts.SELF),
                BuyTitle(("primogen", "prince:Paris", "justicar:ventrue")),
            ),
            TitleContest(yields=True),
        ),
    ),
    Vampire(
        "Tyler McGill",
        "toreador",
        5,
        4,
        "pre AUS",
        CAMARILLA,
        grants=(
            Whenever(LosesEdge(p.EACH_METHUSELAH, for_vote=True), Votes(1, parts.SELF)),
            Forbids(("block",), if_=Fits(parts.ACTING_MINION, filters.OfClan("nosferatu"))),
        ),
    ),
    Vampire(
        "Zane",
        "tremere",
        5,
        5,
        "aus dom THA",
        CAMARILLA,
        title="primogen",
        grants=CanAct(
            Action(
                Motion(
                    ChangeTitle(of=TERM_CARD),
                    ChooseTerm(targets.One(filters.HasTitle(("prince",)))),
                ),
                "political",
                stealth=1,
            ),
            if_=Fits(
                parts.SELF,
                filters.All(filters.OfSect(CAMARILLA), filters.Not(filters.HasTitle(("prince",)))),
            ),
        ),
    ),
)
