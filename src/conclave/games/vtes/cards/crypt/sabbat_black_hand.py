"""Vampires of the Black Hand with special abilities."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities.acting import CanAct
from conclave.games.vtes.rules.abilities.using import Can
from conclave.games.vtes.rules.constants import AUSPEX, BLACK_HAND, SABBAT, SERAPH
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.moments import DrawsCard
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.windows import ANY_TIME, BEFORE_RANGE, PRESS
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.card import Pool, Vampire
from conclave.games.vtes.vocabulary.discarding import Redraw
from conclave.games.vtes.vocabulary.effects import TakeControl
from conclave.games.vtes.vocabulary.equipping import EquipFromHand, InHand, IsObtainable
from conclave.games.vtes.vocabulary.maneuvers import Press
from conclave.games.vtes.vocabulary.more_filters import NeedsDiscipline
from conclave.games.vtes.vocabulary.piles import DiscardCards
from conclave.lang.abilities import Whenever

CARDS: tuple[AnyCard, ...] = (
    Vampire(
        "Blackhorse Tanner",
        "ventrue-antitribu",
        3,
        7,
        "AUS DOM FOR",
        SABBAT,
        BLACK_HAND,
        grants=Whenever(DrawsCard(p.YOU), Redraw()),
    ),
    Vampire(
        "Katherine Stoddard",
        "ventrue-antitribu",
        3,
        4,
        "dom for",
        SABBAT,
        BLACK_HAND,
        grants=Can(
            DiscardCards(1, NeedsDiscipline((AUSPEX,))),
            when=(ANY_TIME,),
            once="turn",
        ),
    ),
    Vampire(
        "Kazimir Savostin",
        "tzimisce",
        3,
        7,
        "ani pot AUS VIC",
        SABBAT,
        BLACK_HAND,
        SERAPH,
        grants=Can(Press(), when=(PRESS,), once="combat", own_turn=False, after_block=True),
    ),
    Vampire(
        "Olga Triminov",
        "pander",
        3,
        1,
        "vic",
        SABBAT,
        BLACK_HAND,
        grants=CanAct(
            Action(TakeControl(parts.THIS_CARD), target=targets.Only(parts.THIS_CARD)),
            by=filters.All(
                filters.VAMPIRE,
                filters.WithTrait(BLACK_HAND),
                filters.Not(filters.ControlledBy(p.ControllerOf(parts.THIS_CARD))),
            ),
            cost=Pool(1),
            anyone=True,
        ),
    ),
    Vampire(
        "White Lily",
        "malkavian-antitribu",
        4,
        8,
        "cel dom for DEM OBF",
        SABBAT,
        BLACK_HAND,
        grants=Can(
            EquipFromHand(),
            when=(BEFORE_RANGE,),
            once="combat",
            target=InHand(filters.WEAPON, IsObtainable()),
            own_turn=False,
        ),
    ),
)
