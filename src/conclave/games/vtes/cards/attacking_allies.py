"""Allies who attack minions: they enter combat, or take blood."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities import Can, CanAct, Harm, Weapon
from conclave.games.vtes.rules.constants import ALLY, DEMON, FLIGHT, GHOUL, MORTAL, UNIQUE
from conclave.games.vtes.rules.modes import Action, Strike
from conclave.games.vtes.rules.moments import EntersPlay, UntapPhase
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.requirements import Filter
from conclave.games.vtes.rules.windows import ANY_TIME, DAMAGE, RANGE
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.blood import BurnBlood, GainBlood, MoveBlood
from conclave.games.vtes.vocabulary.card import Blood, Card, Pool
from conclave.games.vtes.vocabulary.choosing import ForOne
from conclave.games.vtes.vocabulary.conditions import DuringCombat, Unless
from conclave.games.vtes.vocabulary.damage import Prevent
from conclave.games.vtes.vocabulary.deferring import Later
from conclave.games.vtes.vocabulary.effects import Burn, EnterCombat
from conclave.games.vtes.vocabulary.maneuvers import Maneuver
from conclave.lang.abilities import Whenever
from conclave.lang.effects import Do, Either

YOURS = filters.ControlledBy(p.YOU)
THEIRS = filters.ControlledBy(p.EACH_OTHER)
BY_TAKING_BLOOD = MoveBlood(1, parts.TARGET, parts.SELF)
OUTSIDE_COMBAT = Unless(DuringCombat())
OTHER_ALLY_OR_RETAINER = targets.One(
    filters.AnyOf(filters.ALLY, filters.RETAINER), YOURS, filters.Not(parts.THIS_CARD)
)


def attack(*who: Filter) -> CanAct:
    """An action to enter combat with one of these minions of another Methuselah."""
    return CanAct(Action(EnterCombat(), target=targets.One(*who, THEIRS)))


CARDS: tuple[AnyCard, ...] = (
    Card(
        "Escaped Mental Patient",
        ALLY,
        MORTAL,
        "malkavian-antitribu",
        cost=Pool(2),
        life=1,
        bleed=0,
        grants=(
            attack(filters.MINION, filters.READY_ONE),
            Weapon(
                Strike(
                    hand=True,
                    damage=1,
                    aggravated=True,
                    own=Later("end-of-combat", Burn(parts.THIS_CARD)),
                )
            ),
        ),
    ),
    Card(
        "Gregory Winter",
        ALLY,
        UNIQUE,
        GHOUL,
        cost=Pool(2),
        life=4,
        bleed=1,
        grants=(
            Whenever(UntapPhase(p.YOU), BurnBlood(1, parts.SELF)),
            CanAct(
                Action(BY_TAKING_BLOOD, stealth=1, target=targets.One(filters.VAMPIRE, THEIRS)),
            ),
            CanAct(
                Action(
                    Do(Burn(), GainBlood(2, parts.SELF)),
                    target=targets.One(filters.VAMPIRE, filters.IN_TORPOR),
                )
            ),
        ),
    ),
    Card(
        "Impundulu",
        ALLY,
        UNIQUE,
        DEMON,
        FLIGHT,
        cost=Blood(3),
        life=1,
        bleed=0,
        grants=(
            Can(Maneuver(), when=(RANGE,), once="combat", own_turn=False),
            Weapon(Strike(damage=1, ranged=True)),
            CanAct(Action(BY_TAKING_BLOOD, stealth=1, target=targets.One(filters.MINION))),
        ),
    ),
    Card(
        "Muddled Vampire Hunter",
        ALLY,
        UNIQUE,
        MORTAL,
        "malkavian",
        cost=Pool(2),
        life=1,
        strength=4,
        bleed=0,
        grants=(Harm(first=True), attack(filters.VAMPIRE, filters.READY_ONE)),
    ),
    Card(
        "War Ghoul",
        ALLY,
        GHOUL,
        "tzimisce",
        cost=Pool(3),
        life=5,
        strength=4,
        bleed=0,
        grants=(
            Whenever(
                EntersPlay(parts.THIS_CARD),
                Either(ForOne(OTHER_ALLY_OR_RETAINER, Burn()), Burn(parts.THIS_CARD), p.YOU),
            ),
            attack(filters.VAMPIRE, filters.READY_ONE),
            Can(Prevent(1), when=(DAMAGE,), once="round", own_turn=False),
            Can(
                Burn(),
                when=(ANY_TIME,),
                tap=True,
                burn=True,
                own_turn=False,
                target=targets.One(filters.LOCATION),
                if_=OUTSIDE_COMBAT,
            ),
        ),
    ),
)
