"""The simplest made-up cards of their kind, for tests of actions."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities.acting import CanAct
from conclave.games.vtes.rules.abilities.using import Bonus
from conclave.games.vtes.rules.constants import (
    ACTION,
    ALLY,
    DOMINATE,
    EQUIPMENT,
    LOCATION,
    MASTER,
    MODIFIER,
    POLITICAL,
    POWER,
    REACTION,
    RETAINER,
)
from conclave.games.vtes.rules.modes import Action, Motion
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.bleeds import BleedBonus, Redirect, ReduceBleed
from conclave.games.vtes.vocabulary.blocks import Intercept, Stealth
from conclave.games.vtes.vocabulary.blood import BurnBlood, BurnPool, GainBlood, GainPool
from conclave.games.vtes.vocabulary.card import Bleed, Blood, Card, Imbued, Pool, Vampire
from conclave.games.vtes.vocabulary.effects import Burn, Tap, ToTorpor, Untap
from conclave.games.vtes.vocabulary.modifying import Votes

OTHERS = targets.AMethuselah(p.EACH_OTHER)

CARDS = (
    # Modifiers and reactions
    Card("Soft Shoes", MODIFIER, effect=Stealth(1)),
    Card("Thick Fog", MODIFIER, effect=Stealth(2)),
    Card("Open Eyes", REACTION, effect=Intercept(1)),
    Card("Hundred Eyes", REACTION, effect=Intercept(2)),
    Card("Second Breath", MODIFIER, effect=Untap()),
    Card("Sweet Talk", MODIFIER, cost=Blood(1), effect=BleedBonus(1)),
    Card("Tight Purse", REACTION, cost=Blood(1), effect=ReduceBleed(2)),
    Card(
        "Wrong Door",
        REACTION,
        effect=Redirect(),
        target=targets.AMethuselah(p.Except(p.EACH_OTHER, p.ACTING_METHUSELAH)),
    ),
    Card("Mirror Door", REACTION, effect=Redirect(), target=OTHERS),
    Card("Stage Fright", MODIFIER, effect=Tap(parts.BLOCKING_MINION), when="block"),
    Card("Trip Wire", MODIFIER, effect=ToTorpor(parts.BLOCKING_MINION), when="block"),
    Card("Trap Door", REACTION, effect=ToTorpor(parts.ACTING_MINION), when=("announced", "block")),
    Card("Bad Debts", REACTION, effect=BurnPool(29, p.ACTING_METHUSELAH), when="announced"),
    Card("Heavy Cold", REACTION, effect=BurnBlood(5, parts.ACTING_MINION), when="announced"),
    Card(
        "Wrecking Ball",
        REACTION,
        effect=Burn(),
        when="announced",
        target=targets.One(filters.EQUIPMENT),
    ),
    Card("Falling Roof", REACTION, effect=BurnPool(1, p.CHOSEN), when="announced", target=OTHERS),
    # Actions
    Card("Odd Job", ACTION, effect=GainPool(1)),
    Card("Night Errand", ACTION, cost=Blood(1), effect=Action(GainPool(1), stealth=2)),
    Card("Bold Theft", ACTION, effect=Action(BurnPool(1, p.CHOSEN), target=OTHERS)),
    Card(
        "Long Reach",
        ACTION,
        effect=Action(None, "bleed", 0, 1, targets.AMethuselah(p.EACH_METHUSELAH)),
    ),
    Card("Loud Words", ACTION, effect=Bleed(+4)),
    Card("Expensive Words", ACTION, cost=Blood(2), effect=Bleed(+2)),
    Card("Two Fronts", ACTION, effect=Action(BurnPool(1, p.EACH_OTHER), at=p.EACH_OTHER)),
    Card("Rich Meal", ACTION, effect=Action(GainBlood(2), "hunt", 1)),
    Card(
        "Thin Soup",
        ACTION,
        effect=Action(BurnBlood(1, parts.TARGET), target=targets.One(filters.READY_ONE)),
    ),
    Card(
        "Poison",
        ACTION,
        effect=Action(BurnBlood(1, parts.TARGET), target=targets.One(filters.RETAINER)),
    ),
    # Cards in play
    Card("Plain Sword", EQUIPMENT, cost=Pool(1)),
    Card("Plain Shield", EQUIPMENT, DOMINATE, cost=Blood(1), basic=Action(None, "equip", 1)),
    Card("Lantern", EQUIPMENT, grants=Bonus("intercept", 1)),
    Card("Grey Cloak", EQUIPMENT, grants=Bonus("stealth", 1)),
    Card("Plain Servant", RETAINER, cost=Blood(1), life=2),
    Card("Plain Ghoul", ALLY, cost=Pool(2), life=3, strength=1, bleed=0),
    Card("Sly Ghoul", ALLY, cost=Pool(1), life=1, bleed=2),
    Card("Workshop", MASTER, LOCATION, grants=CanAct(Action(GainPool(1)), by=filters.MINION)),
    Card(
        "Old Grudge",
        MASTER,
        put_on=targets.One(filters.VAMPIRE),
        grants=CanAct(Action(GainPool(1))),
    ),
    Card(
        "New Grudge",
        MASTER,
        put_on=targets.One(filters.VAMPIRE),
        grants=CanAct(Action(GainPool(2))),
    ),
    Card(
        "Town Hall",
        MASTER,
        LOCATION,
        grants=CanAct(Action(Motion(GainPool(3)), "political", 1), by=filters.MINION),
    ),
    # Politics
    Card("Small Tax", POLITICAL, effect=Motion(BurnPool(1, p.EACH_OTHER))),
    Card("Great Tax", POLITICAL, effect=Motion(BurnPool(2, p.EACH_OTHER))),
    Card("Fine Speech", MODIFIER, effect=Votes(2)),
    Card("Heckling", REACTION, effect=Votes(1)),
)
"""Cards for every test of actions."""

HUNTED = Vampire("Hunted One", "lasombra", 2, 5, "obt pot", "sabbat", "red-list")
HUNTER = Imbued("Hunter", "visionary", 4, 3, "viz")
SIGHT = Card("Second Sight of Hunters", POWER, "viz", basic=Action(None, "gain-power", 1))
