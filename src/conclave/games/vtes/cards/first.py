"""A first handful of cards."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities import (
    AT_END_OF_ACTION,
    AT_NEXT_UNTAP,
    Action,
    Can,
    DisciplineLevel,
    Motion,
    Strike,
    Weapon,
)
from conclave.games.vtes.rules.words import *  # noqa: F403
from conclave.games.vtes.vocabulary import filters as f
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.card import Bleed, Blood, Card, Pool
from conclave.games.vtes.vocabulary.effects import *  # noqa: F403
from conclave.games.vtes.vocabulary.feats import *  # noqa: F403
from conclave.lang.effects import Do, Either

CARDS = (
    Card("Computer Hacking", ACTION, effect=Bleed(+1)),
    Card(
        "Arson",
        ACTION,
        effect=Action(Burn(f.TARGET), target=f.One(f.LOCATION)),
        not_replaced=AT_END_OF_ACTION,
    ),
    Card(
        "Govern the Unaligned",
        ACTION,
        DOMINATE,
        cost=Blood(1),
        basic=Bleed(+2),
        superior=Action(
            GainBlood(3, f.TARGET),
            stealth=1,
            target=f.One(f.VAMPIRE, f.YOUNGER, region="your-uncontrolled"),
        ),
    ),
    Card(
        "Conditioning",
        MODIFIER,
        DOMINATE,
        cost=Blood(1),
        basic=BleedBonus(+2, only=True),
        superior=BleedBonus(+3, only=True),
    ),
    Card(
        "Deflection",
        REACTION,
        DOMINATE,
        cost=Blood(1),
        basic=Do(Redirect(), Tap()),
        superior=Redirect(),
        target=f.AMethuselah(p.Except(p.EACH_OTHER, p.ACTING_METHUSELAH)),
    ),
    Card(
        "Wake with Evening's Freshness",
        REACTION,
        effect=Wake(),
        tapped=True,
        not_replaced=AT_NEXT_UNTAP,
    ),
    Card("Cloak the Gathering", MODIFIER, OBFUSCATE, basic=Stealth(+1), superior=Stealth(+1)),
    Card("Enhanced Senses", REACTION, AUSPEX, basic=Intercept(+1), superior=Intercept(+2)),
    Card(
        "Undead Strength",
        COMBAT,
        POTENCE,
        basic=Strike(hand=True, damage=1),
        superior=Strike(hand=True, damage=2),
    ),
    Card(
        "Majesty",
        COMBAT,
        PRESENCE,
        cost=Blood(1),
        basic=Strike(ends=True, ranged=True),
        superior=Strike(Untap(f.SELF), ends=True, ranged=True),
    ),
    Card(
        "Blur",
        COMBAT,
        CELERITY,
        cost=Blood(1),
        basic=AdditionalStrikes(1),
        superior=AdditionalStrikes(2),
    ),
    Card("Superior Mettle", COMBAT, FORTITUDE, basic=Prevent(1), superior=Prevent(2)),
    Card("Flash", COMBAT, CELERITY, basic=Maneuver(), superior=Press()),
    Card(
        ".44 Magnum",
        EQUIPMENT,
        WEAPON,
        GUN,
        cost=Pool(2),
        grants=Weapon(Strike(damage=2, ranged=True, maneuver="optional"), once="combat"),
    ),
    Card("Young Bloods", ALLY, UNIQUE, MORTAL, cost=Pool(2), life=3, strength=2, bleed=0),
    Card(
        "Blood Doll",
        MASTER,
        put_on=f.One(f.VAMPIRE, f.ControlledBy(p.YOU)),
        grants=Can(
            Either(BloodToPool(1), PoolToBlood(1), p.YOU), when=("master-phase",), once="turn"
        ),
    ),
    Card("Sudden Reversal", MASTER, OUT_OF_TURN, effect=Cancel((MASTER,))),
    Card("Dominate", MASTER, DISCIPLINE, put_on=f.One(f.VAMPIRE), grants=DisciplineLevel(DOMINATE)),
    Card(
        "Kine Resources Contested",
        POLITICAL,
        effect=Motion(BurnPool(AllottedAmount(), p.EACH_CHOSEN), Allocate(4, p.EACH_METHUSELAH, 2)),
    ),
    Card("Forced Awakening", REACTION, effect=Wake(), tapped=True),
)
