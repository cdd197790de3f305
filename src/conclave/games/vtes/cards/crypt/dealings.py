"""Vampires with whom other Methuselahs may interfere, or who interfere with others."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities.acting import CanAct, Forbids
from conclave.games.vtes.rules.abilities.costs import ChangesCost, MeetsTitle
from conclave.games.vtes.rules.abilities.hands import SeesCrypt
from conclave.games.vtes.rules.abilities.using import Bonus, Can
from conclave.games.vtes.rules.actions.kinds import BLEED
from conclave.games.vtes.rules.constants import CAMARILLA, INDEPENDENT, INFERNAL, MASTER, SABBAT
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.moments import AnnouncesAction, IsBurned, UntapPhase
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.windows import ANNOUNCED, BLOCK, DISCARD_PHASE, POLLING
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.affiliation import HasThisTitle, StealTitle
from conclave.games.vtes.vocabulary.blocks import CannotBlock, Intercept, OfferIntercept
from conclave.games.vtes.vocabulary.blood import BurnBlood, MoveBlood
from conclave.games.vtes.vocabulary.card import Blood, Vampire
from conclave.games.vtes.vocabulary.choosing import ForOne
from conclave.games.vtes.vocabulary.conditions import (
    ActionIs,
    AllHold,
    AsAnnounced,
    Fights,
    Fits,
    IsActing,
    Unless,
)
from conclave.games.vtes.vocabulary.damage import Strength
from conclave.games.vtes.vocabulary.effects import OnceEach, Tap
from conclave.games.vtes.vocabulary.modifying import BlockCost, EndAction
from conclave.games.vtes.vocabulary.piles import DiscardCards
from conclave.games.vtes.vocabulary.terms import ChangeVotes
from conclave.games.vtes.vocabulary.turns import YOUR_TURN
from conclave.lang.abilities import Whenever
from conclave.lang.effects import Do, Each

CARDS: tuple[AnyCard, ...] = (
    Vampire(
        "Calebros, The Martyr",
        "nosferatu",
        2,
        5,
        "obf pot ANI",
        CAMARILLA,
        title="prince:New York",
        grants=CanAct(
            Action(
                StealTitle("prince:New York", parts.THIS_CARD),
                target=targets.Only(parts.THIS_CARD),
                during=CannotBlock(parts.THIS_CARD),
            ),
            by=filters.All(
                filters.VAMPIRE,
                filters.OfSect(CAMARILLA),
                filters.Age(younger=False, than=parts.THIS_CARD),
                filters.Not(filters.ControlledBy(p.ControllerOf(parts.THIS_CARD))),
            ),
            anyone=True,
            if_=HasThisTitle("prince:New York", parts.THIS_CARD),
        ),
    ),
    Vampire(
        "Chas Giovanni Tello",
        "giovanni",
        2,
        4,
        "DOM POT",
        INDEPENDENT,
        grants=(
            Can(
                Do(
                    DiscardCards(1, filters.OfType(MASTER), out_of_turn=True), EndAction(fails=True)
                ),
                when=(ANNOUNCED,),
                if_=AllHold(IsActing(), AsAnnounced()),
                by="anyone",
                others=True,
                own_turn=False,
                even_torpid=True,
            ),
            Bonus("strength", 1, if_=Fights(filters.TITLED)),
        ),
    ),
    Vampire(
        "Donatien",
        "toreador-antitribu",
        2,
        9,
        "cel pot AUS PRE",
        SABBAT,
        title="cardinal",
        grants=(
            CanAct(Action(None, BLEED, target=targets.AMethuselah(p.Having("failed-bleed")))),
            Bonus("bleed", 1),
        ),
    ),
    Vampire(
        "Feo Ramos",
        "pander",
        3,
        1,
        "aus",
        SABBAT,
        grants=Whenever(
            UntapPhase(p.YOU),
            Each(
                p.EACH_OTHER,
                ForOne(
                    targets.One(
                        filters.VAMPIRE,
                        filters.OfSect(SABBAT),
                        filters.OLDER,
                        filters.HasBlood(1),
                        filters.ControlledBy(p.CHOSEN),
                    ),
                    Do(BurnBlood(1, parts.TARGET), Tap(parts.SELF)),
                    optional=True,
                    by=p.CHOSEN,
                ),
            ),
        ),
    ),
    Vampire(
        "Giotto Verducci",
        "baali",
        2,
        7,
        "for pot pre DAI OBF",
        INDEPENDENT,
        INFERNAL,
        grants=(
            Can(
                DiscardCards(1),
                when=(DISCARD_PHASE,),
                once="turn",
                if_=Unless(YOUR_TURN),
                own_turn=False,
                even_torpid=True,
            ),
            Whenever(AnnouncesAction(parts.SELF), BlockCost(filters.VAMPIRE)),
        ),
    ),
    Vampire(
        "Grendel the Worm-Eaten",
        "nosferatu",
        1,
        5,
        "ani pot OBF",
        CAMARILLA,
        grants=SeesCrypt(),
    ),
    Vampire("Lena Rowe", "pander", 2, 3, "aus obf pre", SABBAT, grants=Forbids(("gain-titles",))),
    Vampire(
        "Marciana Giovanni, Investigator",
        "giovanni",
        2,
        2,
        "dom",
        INDEPENDENT,
        grants=(
            ChangesCost(1, kinds=(BLEED,)),
            Can(
                OfferIntercept(blood=1),
                when=(ANNOUNCED, BLOCK),
                tap=True,
                target=targets.One(filters.VAMPIRE, filters.Not(filters.OfSect(SABBAT))),
                own_turn=False,
                even_torpid=True,
            ),
        ),
    ),
    Vampire(
        "Matteus, Flesh Sculptor",
        "toreador-antitribu",
        2,
        10,
        "AUS CEL PRE VIC",
        SABBAT,
        title="priscus",
        grants=(
            MeetsTitle(("archbishop", "cardinal"), 1),
            Can(
                Intercept(+1),
                when=(BLOCK,),
                cost=Blood(1),
                if_=AllHold(
                    ActionIs(("political",)),
                    Fits(
                        parts.ACTING_MINION,
                        filters.HasTitle(("archbishop", "cardinal", "regent")),
                    ),
                ),
                own_turn=False,
            ),
        ),
    ),
    Vampire(
        "Mustafa, The Heir",
        "ventrue",
        4,
        6,
        "cel dom FOR PRE",
        CAMARILLA,
        title="prince:Istanbul",
        grants=Can(
            Do(MoveBlood(1, parts.TARGET, parts.SELF), ChangeVotes(parts.SELF)),
            when=(POLLING,),
            once="referendum",
            each=True,
            target=targets.One(
                filters.VAMPIRE,
                filters.OfClan("toreador"),
                filters.OLDER,
                filters.HasBlood(1),
                filters.ControlledBy(p.YOU),
            ),
            if_=ActionIs(("political",)),
            by="anyone",
            others=True,
            own_turn=False,
            even_torpid=True,
        ),
    ),
    Vampire(
        "Smudge the Ignored",
        "caitiff",
        1,
        1,
        "",
        CAMARILLA,
        grants=Whenever(
            IsBurned(filters.All(filters.VAMPIRE, filters.OLDER), by=parts.SELF, how="diablerie"),
            OnceEach(Strength(+1, "game"), each="game"),
        ),
    ),
)
