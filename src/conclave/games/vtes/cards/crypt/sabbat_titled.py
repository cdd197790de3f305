"""Sabbat vampires with a title and special abilities."""

from __future__ import annotations

from conclave.games.vtes.cards.crypt.shared_abilities import aggravated_hands, once_per_action
from conclave.games.vtes.rules.abilities import Bonus, Can, ChangesCost, Unblockable
from conclave.games.vtes.rules.constants import (
    AUSPEX,
    COLD_IRON_VULNERABILITY,
    MODIFIER,
    MYTHERCERIA,
    REACTION,
    SABBAT,
    VICISSITUDE,
)
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.windows import BLOCK, BLOCKED, DISCARD_PHASE, DURING_ACTION
from conclave.games.vtes.vocabulary import filters, parts
from conclave.games.vtes.vocabulary.bleeds import BleedBonus
from conclave.games.vtes.vocabulary.blocks import BlocksWithoutTapping, Intercept, Stealth
from conclave.games.vtes.vocabulary.card import Blood, Pool, Vampire
from conclave.games.vtes.vocabulary.conditions import ActionIs, AllHold, Fits
from conclave.games.vtes.vocabulary.effects import Untap
from conclave.games.vtes.vocabulary.more_filters import NeedsDiscipline
from conclave.games.vtes.vocabulary.parts import TOP_OF_CRYPT
from conclave.games.vtes.vocabulary.piles import CardsIn, DiscardCards, RemoveFromGame
from conclave.lang.effects import Do

CARDS: tuple[AnyCard, ...] = (
    Vampire(
        "Francisco Domingo de Polonia",
        "lasombra",
        2,
        9,
        "pro DOM OBT POT PRE",
        SABBAT,
        title="archbishop:New York",
        grants=Can(BleedBonus(+1), when=DURING_ACTION, cost=Blood(1), once="turn", type=MODIFIER),
    ),
    Vampire(
        "Frondator",
        "tremere-antitribu",
        4,
        5,
        "dom tha AUS",
        SABBAT,
        title="bishop",
        grants=ChangesCost(-1, kinds=("rescue",)),
    ),
    Vampire(
        "Genevieve",
        "gangrel-antitribu",
        2,
        10,
        "aus dom ANI FOR PRO",
        SABBAT,
        title="priscus",
        grants=Bonus("votes", 1, if_=ActionIs(("political",))),
    ),
    Vampire(
        "Lambach",
        "tzimisce",
        2,
        10,
        "pre ANI AUS DOM VIC",
        SABBAT,
        title="cardinal",
        grants=(aggravated_hands("combat"), Bonus("strength", 1)),
    ),
    Vampire(
        "Lucubratio",
        "tremere-antitribu",
        4,
        10,
        "AUS DOM POT PRE THA",
        SABBAT,
        title="archbishop:Brussels",
        grants=Can(
            Do(DiscardCards(1, NeedsDiscipline((AUSPEX,))), BlocksWithoutTapping()),
            when=(BLOCKED,),
            once="turn",
            if_=AllHold(
                Fits(parts.BLOCKING_MINION, parts.SELF),
                CardsIn("hand", which=NeedsDiscipline((AUSPEX,))),
            ),
            own_turn=False,
        ),
    ),
    Vampire(
        "Meshenka",
        "tzimisce",
        2,
        8,
        "ANI AUS VIC",
        SABBAT,
        title="priscus",
        grants=ChangesCost(-1, disciplines=(VICISSITUDE,)),
    ),
    Vampire(
        "Omme Enberbenight",
        "kiasyd",
        4,
        7,
        "cel dom MYT OBT",
        SABBAT,
        COLD_IRON_VULNERABILITY,
        title="priscus",
        grants=ChangesCost(-1, disciplines=(MYTHERCERIA,)),
    ),
    Vampire(
        "Paul Cordwood",
        "tremere-antitribu",
        4,
        8,
        "obf pre AUS DOM THA",
        SABBAT,
        title="bishop",
        grants=(
            Can(
                Do(RemoveFromGame(TOP_OF_CRYPT), Stealth(+1)),
                when=(BLOCK,),
                once="action",
                type=MODIFIER,
                if_=CardsIn("crypt"),
            ),
            Can(
                Do(RemoveFromGame(TOP_OF_CRYPT), Intercept(+1)),
                when=(BLOCK,),
                once="action",
                type=REACTION,
                own_turn=False,
                if_=CardsIn("crypt"),
            ),
        ),
    ),
    Vampire(
        "Pherydima",
        "kiasyd",
        4,
        8,
        "obt pot DOM MYT NEC",
        SABBAT,
        COLD_IRON_VULNERABILITY,
        title="bishop",
        grants=Can(Untap(), when=(DISCARD_PHASE,), cost=Pool(1), even_torpid=True),
    ),
    Vampire(
        "Sha-Ennu",
        "tzimisce",
        4,
        11,
        "obf tha ANI AUS CHI VIC",
        SABBAT,
        title="regent",
        grants=(
            Bonus("bleed", 2),
            Unblockable(filters.All(filters.VAMPIRE, filters.CapacityOf(at_most=3))),
        ),
    ),
    Vampire(
        "Virginie, Prodigy",
        "lasombra",
        4,
        6,
        "obt DOM POT",
        SABBAT,
        title="bishop",
        grants=once_per_action(BleedBonus(+1), 1, DURING_ACTION, None),
    ),
)
