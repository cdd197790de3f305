"""Allies who attack minions: they enter combat, or take blood."""

from __future__ import annotations

from conclave.games.vtes.rules import windows
from conclave.games.vtes.rules.abilities.acting import CanAct, Forbids
from conclave.games.vtes.rules.abilities.fighting import Harm, Weapon
from conclave.games.vtes.rules.abilities.using import Bonus, Can
from conclave.games.vtes.rules.actions.kinds import BLEED
from conclave.games.vtes.rules.constants import (
    ALLY,
    AUSPEX,
    CELERITY,
    DEMON,
    FLIGHT,
    GHOUL,
    MAGE,
    MORTAL,
    POTENCE,
    RED_LIST,
    UNIQUE,
    WEREWOLF,
)
from conclave.games.vtes.rules.modes import Action, Strike
from conclave.games.vtes.rules.moments import EntersPlay, RoundEnds, UntapPhase
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.reading.bonuses import ADDITIONAL_STRIKES
from conclave.games.vtes.rules.requirements import Filter
from conclave.games.vtes.rules.windows import ANY_TIME, DAMAGE, DURING_ACTION, RANGE
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.amounts import COUNTERS_HERE, LostToDamage
from conclave.games.vtes.vocabulary.bleeds import BleedBonus
from conclave.games.vtes.vocabulary.blood import BurnBlood, GainBlood, MoveBlood
from conclave.games.vtes.vocabulary.card import Blood, Card, Pool
from conclave.games.vtes.vocabulary.choosing import ForOne
from conclave.games.vtes.vocabulary.conditions import (
    ACTING,
    FIRST_ROUND,
    ActionIs,
    AllHold,
    AtLeast,
    DuringCombat,
    Fits,
    PlayedThisAction,
    Unless,
)
from conclave.games.vtes.vocabulary.damage import Prevent
from conclave.games.vtes.vocabulary.deferring import Later
from conclave.games.vtes.vocabulary.effects import Burn, EnterCombat
from conclave.games.vtes.vocabulary.maneuvers import Maneuver, Press
from conclave.games.vtes.vocabulary.playing_as_vampire import PlaysBasic
from conclave.lang.abilities import Whenever
from conclave.lang.effects import Do, Either, If

YOURS = filters.ControlledBy(p.YOU)
THEIRS = filters.ControlledBy(p.EACH_OTHER)
BY_TAKING_BLOOD = MoveBlood(1, parts.TARGET, parts.SELF)
OUTSIDE_COMBAT = Unless(DuringCombat())
OTHER_ALLY_OR_RETAINER = targets.One(
    filters.AnyOf(filters.ALLY, filters.RETAINER), YOURS, filters.Not(parts.THIS_CARD)
)


def attack(*who: Filter, stealth: int = 0) -> CanAct:
    """An action to enter combat with one of these minions of another Methuselah."""
    return CanAct(Action(EnterCombat(), stealth=stealth, target=targets.One(*who, THEIRS)))


ATTACK_ANY = attack(filters.MINION, filters.READY_ONE)
MANEUVER = Can(Maneuver(), when=(RANGE,), once="combat", own_turn=False)
PRESS = Can(Press(), when=(windows.PRESS,), once="combat", own_turn=False)
STRIKES_AGAIN = Bonus(ADDITIONAL_STRIKES, 1)


def recovers(life: int) -> Whenever:
    """Gains a life in the untap phase if it has at most so much."""
    return Whenever(
        UntapPhase(p.YOU),
        If(AtLeast(COUNTERS_HERE, most=life), GainBlood(1, parts.THIS_CARD)),
    )


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
            ATTACK_ANY,
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
        "High Top",
        ALLY,
        UNIQUE,
        WEREWOLF,
        "ahrimane",
        cost=Pool(4),
        life=3,
        bleed=0,
        grants=(
            Bonus("intercept", 1),
            ATTACK_ANY,
            STRIKES_AGAIN,
            MANEUVER,
            PlaysBasic((CELERITY,), as_old=4),
            recovers(2),
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
            MANEUVER,
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
        "Nephandus",
        ALLY,
        MAGE,
        "tremere-antitribu",
        cost=Pool(2),
        life=2,
        strength=0,
        bleed=1,
        grants=(
            Weapon(Strike(damage=1, ranged=True)),
            PRESS,
            CanAct(
                Action(
                    Do(Burn(), GainBlood(1, parts.SELF)),
                    target=targets.One(filters.VAMPIRE, filters.IN_TORPOR),
                )
            ),
            Harm(less=1),
        ),
    ),
    Card(
        "Ossian",
        ALLY,
        UNIQUE,
        WEREWOLF,
        RED_LIST,
        cost=Pool(3),
        life=4,
        strength=2,
        bleed=0,
        grants=(
            attack(filters.VAMPIRE, filters.READY_ONE, stealth=1),
            Forbids(
                ("maneuver", "strike"),
                parts.OPPONENT,
                if_=AllHold(
                    FIRST_ROUND,
                    Fits(parts.OPPONENT, filters.VAMPIRE),
                    PlayedThisAction(disciplines=(AUSPEX,), by=parts.OPPONENT),
                ),
            ),
            Whenever(
                RoundEnds(parts.THIS_CARD),
                If(
                    Fits(parts.OPPONENT, filters.VAMPIRE),
                    GainBlood(LostToDamage(parts.OPPONENT), parts.THIS_CARD),
                ),
            ),
        ),
    ),
    Card(
        "Renegade Garou",
        ALLY,
        WEREWOLF,
        "gangrel",
        cost=Pool(5),
        life=3,
        strength=2,
        bleed=0,
        grants=(
            STRIKES_AGAIN,
            MANEUVER,
            attack(filters.MINION, filters.READY_ONE, stealth=1),
            recovers(2),
        ),
    ),
    Card(
        "Rock Cat",
        ALLY,
        "gargoyle",
        cost=Pool(4),
        life=4,
        strength=3,
        bleed=0,
        grants=(
            ATTACK_ANY,
            Forbids(
                ("strike",),
                parts.OPPONENT,
                if_=AllHold(
                    FIRST_ROUND,
                    Fits(
                        parts.OPPONENT, filters.All(filters.VAMPIRE, filters.CapacityOf(at_most=3))
                    ),
                ),
            ),
            PRESS,
            PlaysBasic((POTENCE,), as_old=3),
        ),
    ),
    Card(
        "Succubus",
        ALLY,
        DEMON,
        "tremere-antitribu",
        cost=Pool(4),
        life=3,
        bleed=0,
        grants=(
            Harm(hands_aggravated=True),
            CanAct(Action(BY_TAKING_BLOOD, stealth=1, target=targets.One(filters.MINION))),
            Can(
                Do(BurnBlood(1, parts.THIS_CARD), BleedBonus(+1)),
                when=DURING_ACTION,
                once="turn",
                if_=AllHold(ACTING, ActionIs((BLEED,))),
            ),
        ),
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
