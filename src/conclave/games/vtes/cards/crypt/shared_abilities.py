"""Abilities that several vampires share."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities.using import Bonus, Can
from conclave.games.vtes.rules.constants import MODIFIER
from conclave.games.vtes.rules.literals import Once
from conclave.games.vtes.rules.requirements import Filter
from conclave.games.vtes.rules.windows import BEFORE_RANGE, PRESS, RANGE, STRIKE, STRIKES_CHOSEN
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.card import Blood
from conclave.games.vtes.vocabulary.conditions import Exists, Fits
from conclave.games.vtes.vocabulary.damage import HandDamageAggravated
from conclave.games.vtes.vocabulary.maneuvers import Maneuver, Press
from conclave.lang.nodes import Amount, Condition, Effect


def while_ready(what: str, amount: Amount | int, everyone: bool = False) -> Bonus:
    """A bonus for the Methuselah while this vampire is ready."""
    return Bonus(what, amount, if_=Fits(parts.SELF, filters.READY_ONE), everyone=everyone)


def once_per_action(effect: Effect, cost: int, when: tuple[str, ...], if_: Condition | None) -> Can:
    """An effect that an acting vampire may use once per action for blood."""
    return Can(effect, when=when, cost=Blood(cost), once="action", type=MODIFIER, if_=if_)


def bled_controls(*which: Filter) -> Exists:
    """The Methuselah being bled controls a ready vampire who matches."""
    return Exists(
        targets.One(filters.VAMPIRE, filters.READY_ONE, *which, filters.ControlledBy(p.BLED))
    )


def aggravated_hands(once: Once) -> Can:
    """For 1 blood, this vampire's hand strikes are aggravated this round."""
    return Can(
        HandDamageAggravated("round"),
        when=(BEFORE_RANGE, STRIKE, STRIKES_CHOSEN),
        cost=Blood(1),
        once=once,
        own_turn=False,
    )


PRESS_EACH_COMBAT = Can(Press(), when=(PRESS,), once="combat", own_turn=False)
MANEUVER_EACH_COMBAT = Can(Maneuver(), when=(RANGE,), once="combat", own_turn=False)
PRESS_EACH_COMBAT = Can(Press(), when=(PRESS,), once="combat", own_turn=False)
