"""Vampires with actions of their own, or with abilities during actions."""

from __future__ import annotations

from conclave.games.vtes.cards.crypt.shared_abilities import PRESS_EACH_COMBAT
from conclave.games.vtes.rules.abilities.acting import CanAct, Forbids
from conclave.games.vtes.rules.abilities.using import Bonus, Can
from conclave.games.vtes.rules.actions.kinds import DIABLERIE
from conclave.games.vtes.rules.constants import CAMARILLA, INDEPENDENT, MASTER, MODIFIER, SABBAT
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.moments import EntersPlay
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.windows import BLOCK, DURING_ACTION
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.bleeds import BleedBonus
from conclave.games.vtes.vocabulary.blocks import Stealth
from conclave.games.vtes.vocabulary.blood import BurnEdge
from conclave.games.vtes.vocabulary.card import Blood, Vampire
from conclave.games.vtes.vocabulary.choosing import Search
from conclave.games.vtes.vocabulary.conditions import (
    ActionIs,
    AllHold,
    Fits,
    HasEdge,
    IsDirected,
)
from conclave.games.vtes.vocabulary.effects import Burn, Each, EnterCombat, Untap
from conclave.games.vtes.vocabulary.equipping import EquipFromHand
from conclave.games.vtes.vocabulary.modifying import EndAction, Grant
from conclave.games.vtes.vocabulary.piles import DiscardCards, HandSize
from conclave.lang.abilities import Whenever
from conclave.lang.effects import Do

CARDS: tuple[AnyCard, ...] = (
    Vampire(
        "Annabelle Triabell",
        "toreador",
        3,
        9,
        "dom for AUS CEL PRE",
        CAMARILLA,
        title="primogen",
        grants=CanAct(
            Action(
                Do(
                    Untap(),
                    Grant(
                        Bonus("bleed", 1, filters.All(filters.VAMPIRE, filters.OfClan("toreador"))),
                        until="turn",
                    ),
                ),
                stealth=1,
            ),
            cost=Blood(1),
        ),
    ),
    Vampire(
        "Bindusara, Historian of the Kindred",
        "ventrue",
        2,
        9,
        "tha AUS DOM FOR PRE",
        CAMARILLA,
        grants=(
            CanAct(
                Action(
                    Search(
                        filters.AnyOf(
                            filters.Named("arcane-library"),
                            filters.Named("elder-library"),
                            filters.Named("fragment-of-the-book-of-nod"),
                        ),
                        then=EquipFromHand(ignoring=True),
                    )
                )
            ),
            Bonus("bleed", 1),
        ),
    ),
    Vampire(
        "Beast, The Leatherface of Detroit",
        "nosferatu-antitribu",
        2,
        7,
        "ani cel OBF POT",
        SABBAT,
        grants=(
            Forbids(("action-cards",)),
            Forbids(("equipment", "retainer")),
            CanAct(
                Action(
                    EnterCombat(),
                    target=targets.One(
                        filters.MINION, filters.READY_ONE, filters.Not(filters.ControlledBy(p.YOU))
                    ),
                )
            ),
            Bonus("strength", 1),
        ),
    ),
    Vampire(
        "Father Juan Carlos",
        "brujah-antitribu",
        4,
        6,
        "aus cel pot tha PRE",
        SABBAT,
        grants=Can(
            Do(Stealth(+1), BleedBonus(-1)),
            when=(BLOCK,),
            cost=Blood(1),
            type=MODIFIER,
            if_=ActionIs(("bleed",)),
        ),
    ),
    Vampire(
        "Jimmy Dunn",
        "pander",
        2,
        4,
        "for CEL POT",
        SABBAT,
        grants=Whenever(
            EntersPlay(parts.SELF, before_contest=True),
            Each(
                targets.One(filters.VAMPIRE, filters.Named("jimmy-dunn"), filters.Not(parts.SELF)),
                Burn(parts.THAT_CARD),
            ),
        ),
    ),
    Vampire(
        "Luc",
        "malkavian-antitribu",
        4,
        5,
        "dem vic OBF",
        SABBAT,
        grants=(
            Bonus("stealth", 1, if_=ActionIs((DIABLERIE,))),
            CanAct(Action(HandSize(3, "next-untap"), stealth=1)),
        ),
    ),
    Vampire(
        "Talbot",
        "gangrel",
        5,
        7,
        "for ANI NEC PRO",
        INDEPENDENT,
        grants=CanAct(
            Action(
                EnterCombat(),
                stealth=1,
                target=targets.One(
                    filters.MINION, filters.READY_ONE, filters.Not(filters.ControlledBy(p.YOU))
                ),
                during=DiscardCards(1, filters.OfType(MASTER)),
            )
        ),
    ),
    Vampire(
        "Urraca",
        "brujah-antitribu",
        4,
        7,
        "pre ANI CEL POT",
        SABBAT,
        title="bishop",
        grants=Bonus("bleed", 1, if_=HasEdge(p.YOU)),
    ),
    Vampire(
        "Victorine Lafourcade",
        "ventrue",
        3,
        8,
        "tha DOM FOR PRE",
        CAMARILLA,
        title="prince:Atlanta",
        grants=(
            Can(
                Do(BurnEdge(), EndAction(fails=True)),
                when=DURING_ACTION,
                if_=AllHold(
                    HasEdge(p.YOU),
                    ActionIs(("bleed",)),
                    IsDirected(p.YOU),
                    Fits(
                        parts.ACTING_MINION,
                        filters.All(filters.VAMPIRE, filters.CapacityOf(at_most=4)),
                    ),
                ),
                own_turn=False,
                even_torpid=True,
            ),
            PRESS_EACH_COMBAT,
        ),
    ),
)
