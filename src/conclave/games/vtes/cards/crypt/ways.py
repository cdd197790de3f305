"""What several vampires have, said once."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities import Bonus, Can
from conclave.games.vtes.rules.requirements import Filter
from conclave.games.vtes.rules.windows import BEFORE_RANGE, RANGE, STRIKE, STRIKES_CHOSEN
from conclave.games.vtes.rules.words import MODIFIER
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.card import Blood
from conclave.games.vtes.vocabulary.conditions import Exists, Fits
from conclave.games.vtes.vocabulary.damage import HandDamageAggravated
from conclave.games.vtes.vocabulary.maneuvers import Maneuver
from conclave.lang.nodes import Amount, Condition, Effect


def ready_gives(what: str, amount: Amount | int, everyone: bool = False) -> Bonus:
    """Something that a Methuselah has while this vampire is ready."""
    return Bonus(what, amount, if_=Fits(parts.SELF, filters.READY_ONE), everyone=everyone)


def once_an_action(effect: Effect, cost: int, when: tuple[str, ...], if_: Condition | None) -> Can:
    """Something that an acting vampire may do once in his action for blood."""
    return Can(effect, when=when, cost=Blood(cost), once="action", type=MODIFIER, if_=if_)


def bled_controls(*which: Filter) -> Exists:
    """Whether the Methuselah being bled controls a ready vampire of a kind."""
    return Exists(
        targets.One(filters.VAMPIRE, filters.READY_ONE, *which, filters.ControlledBy(p.BLED))
    )


def aggravated_hands(once: str) -> Can:
    """For a blood, the hand strikes of this vampire are aggravated for the round."""
    return Can(
        HandDamageAggravated("round"),
        when=(BEFORE_RANGE, STRIKE, STRIKES_CHOSEN),
        cost=Blood(1),
        once=once,
        own_turn=False,
    )


MANEUVER_EACH_COMBAT = Can(Maneuver(), when=(RANGE,), once="combat", own_turn=False)
