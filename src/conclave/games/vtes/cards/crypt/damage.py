"""Vampires with abilities about the damage they inflict or take."""

from __future__ import annotations

from conclave.games.vtes.cards.crypt.shared_abilities import PRESS_EACH_COMBAT, aggravated_hands
from conclave.games.vtes.rules.abilities.fighting import FallsByDamage, Harm
from conclave.games.vtes.rules.abilities.using import Bonus, Can
from conclave.games.vtes.rules.constants import BLACK_HAND, CAMARILLA, SABBAT, STERILE
from conclave.games.vtes.rules.moments import Blocks, PressesOn
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.windows import DAMAGE, PRESS
from conclave.games.vtes.vocabulary import filters, parts
from conclave.games.vtes.vocabulary.blood import BurnBlood
from conclave.games.vtes.vocabulary.card import Blood, Vampire
from conclave.games.vtes.vocabulary.combat import AggravatedAsNormal, PreventStrike
from conclave.games.vtes.vocabulary.conditions import ActionIs, Fights
from conclave.games.vtes.vocabulary.damage import Inflict
from conclave.games.vtes.vocabulary.deferring import Later
from conclave.games.vtes.vocabulary.maneuvers import Press
from conclave.lang.abilities import Whenever
from conclave.lang.effects import If

WEREWOLF = filters.WithTrait("werewolf")

CARDS: tuple[AnyCard, ...] = (
    Vampire(
        "Aiyana, The Wolfcatcher",
        "ahrimane",
        4,
        3,
        "pre spi",
        SABBAT,
        STERILE,
        grants=(
            Can(Press(), when=(PRESS,), once="combat", if_=Fights(WEREWOLF), own_turn=False),
            Can(
                PreventStrike(all_round=True),
                when=(DAMAGE,),
                cost=Blood(1),
                once="round",
                if_=Fights(WEREWOLF),
                own_turn=False,
            ),
        ),
    ),
    Vampire(
        "Franciscus",
        "caitiff",
        2,
        1,
        "aus",
        CAMARILLA,
        grants=FallsByDamage(more_than=3, burned=True),
    ),
    Vampire(
        "Konrad Fleischer",
        "ventrue-antitribu",
        4,
        9,
        "tha ANI AUS DOM FOR",
        SABBAT,
        grants=(
            Can(AggravatedAsNormal(amount=1), when=(DAMAGE,), once="round", own_turn=False),
            PRESS_EACH_COMBAT,
        ),
    ),
    Vampire(
        "Lady Vadislava",
        "tzimisce",
        5,
        9,
        "nec ANI AUS DOM VIC",
        SABBAT,
        title="priscus",
        grants=aggravated_hands("round"),
    ),
    Vampire(
        "Merrill Molitor",
        "tremere",
        1,
        5,
        "aus dom THA",
        CAMARILLA,
        grants=Can(AggravatedAsNormal(amount=1), when=(DAMAGE,), once="combat", own_turn=False),
    ),
    Vampire(
        "Petra",
        "nosferatu",
        4,
        5,
        "aus ANI OBF",
        CAMARILLA,
        grants=(
            Harm(aggravated_on=filters.OfClan("baali")),
            Whenever(PressesOn(filters.VAMPIRE, against=parts.SELF), BurnBlood(1, parts.THAT_CARD)),
        ),
    ),
    Vampire(
        "Portia",
        "ventrue",
        5,
        4,
        "for pre pro",
        CAMARILLA,
        grants=(
            Bonus("stealth", 1, if_=ActionIs(("hunt",))),
            Whenever(
                Blocks(filters.MINION, of=parts.SELF),
                If(ActionIs(("hunt",)), Later("before-range", Inflict(1, parts.SELF))),
            ),
        ),
    ),
    Vampire(
        "Selena",
        "tremere-antitribu",
        3,
        6,
        "AUS DOM THA",
        SABBAT,
        BLACK_HAND,
        grants=Harm(aggravated_from=filters.All(filters.MINION, WEREWOLF)),
    ),
)
