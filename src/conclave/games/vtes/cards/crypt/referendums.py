"""Vampires who call referendums, or have their say in those of others."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities import Can, CanAct
from conclave.games.vtes.rules.constants import BOON, CAMARILLA, THAUMATURGY
from conclave.games.vtes.rules.modes import Action, Motion
from conclave.games.vtes.rules.moments import EntersCombat
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.windows import POLLING
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary.affiliation import ChangeTitle
from conclave.games.vtes.vocabulary.card import Blood, Vampire
from conclave.games.vtes.vocabulary.combat import Restrict
from conclave.games.vtes.vocabulary.conditions import Fits
from conclave.games.vtes.vocabulary.effects import Burn
from conclave.games.vtes.vocabulary.modifying import Votes
from conclave.games.vtes.vocabulary.more_filters import NeedsDiscipline
from conclave.games.vtes.vocabulary.piles import DiscardCards, HandSize
from conclave.lang.abilities import Whenever
from conclave.lang.effects import Do, If

CARDS: tuple[AnyCard, ...] = (
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
)
