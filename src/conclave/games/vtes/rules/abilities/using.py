"""Bonuses and abilities that their controller uses."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from conclave.games.vtes.rules.facts import CardFact, abilities_of, granted
from conclave.games.vtes.rules.literals import Once, UsedBy
from conclave.games.vtes.rules.modes import is_cancelling
from conclave.games.vtes.rules.requirements import (
    FREE,
    Cost,
    Filter,
    RecallsActions,
    RecallsDeed,
    Targeting,
)
from conclave.games.vtes.rules.windows import (
    ANY_TIME,
    BEFORE_REFERENDUM,
    DAMAGE,
    DISCARD_PHASE,
    MASTER_PHASE,
    MINION_PHASE,
    SUCCEEDING,
    mask,
)
from conclave.lang.nodes import Ability, Amount, Condition, Effect, walk


@dataclass(frozen=True)
class Bonus(Ability):
    """Increase or decrease a value: stealth, intercept, bleed, strength, votes, hand size."""

    what: str
    amount: Amount | int
    to: Filter | None = None
    """Which cards get it; by default the one this card is on, or itself, or its controller."""
    if_: Condition | None = None
    everyone: bool = False
    """Whether every Methuselah gets it, for values of a Methuselah such as hand size."""
    alike: bool = False
    """Whether several copies give it to others only once."""


BONUSES: Final = granted(Bonus)
BONUSES_TO_OTHERS: Final = CardFact(
    lambda card: tuple([bonus for bonus in abilities_of(card, Bonus) if bonus.to is not None])
)
"""The bonuses that a card gives to other cards than the one it is on."""


@dataclass(frozen=True)
class Can(Ability):
    """An ability of a card in play that may be used in certain windows."""

    effect: Effect
    when: tuple[str, ...] = ()
    cost: Cost = FREE
    tap: bool = False
    """Whether this card taps to use it."""
    burn: bool = False
    """Whether this card is burned to use it."""
    once: Once = ""
    """How often: once per "turn", "action", "referendum", "combat", "round" or "game"; empty: no
    limit."""
    alone: bool = False
    """Whether using another ability of this card counts, too."""
    each: bool = False
    """Whether it may be used that often for each target."""
    target: Targeting | None = None
    if_: Condition | None = None
    by: UsedBy = "controller"
    """Who may use it: the "controller" of this card, the controller of its "host", or "anyone"; the
    minion that this card has "chosen", or the "acting" minion; while this card is being played (to
    cancel it), the controller of its "target", or "anyone"."""
    others: bool = False
    """With "anyone": whether the controller of this card may not use it."""
    type: str = ""
    """The card type whose rules apply to using it (powers of the imbued, VTES-A.3-06)."""
    own_turn: bool = True
    """Whether it can be used only in its controller's turn."""
    even_torpid: bool = False
    """Whether it can be used while the minion it is on isn't ready."""
    phase_action: bool = False
    """Whether it costs a master or discard phase action."""
    while_tapped: bool = False
    """For a reaction: whether it is for a tapped minion."""
    transfers: int = 0
    """How many transfers it costs."""
    outside: bool = False
    """Whether it is for combats in which the minion it is on doesn't fight."""
    any_combat: bool = False
    """Whether it is for all combats, whoever fights."""
    in_phase: str = ""
    """The only phase in which it can be used, if it is for any time."""
    must: bool = False
    """Whether it must be used before that phase ends."""
    after_block: bool = False
    """Whether it can be used only in the combat that follows from a block, by a blocker who had
    this card when he blocked."""


CANS: Final = granted(Can)
CAN_MASKS: Final = CardFact(lambda card: tuple([mask(can.when) for can in abilities_of(card, Can)]))
"""The windows of each ability, as bits."""
FOR_HOST: Final = CardFact(lambda card: any(can.by == "host" for can in abilities_of(card, Can)))
"""Whether the controller of the minion that a card is on may use it."""
FOR_ANYONE: Final = CardFact(
    lambda card: any(can.by in ("anyone", "chosen", "acting") for can in abilities_of(card, Can))
)
"""Whether every Methuselah may use a card, or might, if it is for one of her minions."""
AFTER_BLOCK: Final = CardFact(lambda card: any(can.after_block for can in abilities_of(card, Can)))
"""Whether a card asks if it was on the blocking minion when he blocked."""
AT_ANY_TIME: Final = CardFact(
    lambda card: any(ANY_TIME in can.when for can in abilities_of(card, Can))
)
"""Whether a card may be used at any time, also in other players' turns."""


def used_in_others(window: str) -> CardFact[bool]:
    """Whether a card may be used in this window in other players' turns."""
    return CardFact(
        lambda card: any(window in can.when and not can.own_turn for can in abilities_of(card, Can))
    )


IN_OTHERS_MASTER_PHASE: Final = used_in_others(MASTER_PHASE)
IN_OTHERS_MINION_PHASE: Final = CardFact(
    lambda card: any(
        MINION_PHASE in can.when and not can.own_turn and can.by != "anyone"
        for can in abilities_of(card, Can)
    )
)
"""Whether its controller, or her host's, may use a card in other players' minion phases."""
FOR_ANYONE_IN_MINION_PHASE: Final = CardFact(
    lambda card: any(
        MINION_PHASE in can.when and not can.own_turn and can.by == "anyone"
        for can in abilities_of(card, Can)
    )
)
"""Whether everybody may use a card in other players' minion phases."""
IN_OTHERS_DISCARD_PHASE: Final = used_in_others(DISCARD_PHASE)
BEFORE_OTHERS_REFERENDUM: Final = used_in_others(BEFORE_REFERENDUM)
BEFORE_OTHERS_SUCCEED: Final = used_in_others(SUCCEEDING)
COUNTS_ACTIONS: Final = CardFact(
    lambda card: any(isinstance(node, RecallsActions) for node in walk(card.grants))
)
"""Whether a card asks how many actions have begun this turn."""
RECALLS_TAPPING: Final = CardFact(
    lambda card: any(
        isinstance(node, RecallsDeed) and node.deed() == "began-untapped"
        for node in walk(card.grants)
    )
)
"""Whether a card asks if it was tapped when the turn began."""
PREVENTS_FOR_OTHERS: Final = CardFact(
    lambda card: any(can.any_combat and DAMAGE in can.when for can in abilities_of(card, Can))
)
"""Whether a card may prevent damage in combats of others."""
OUTSIDE_COMBAT: Final = CardFact(lambda card: any(can.outside for can in abilities_of(card, Can)))
"""Whether a card may be used by a minion outside the current combat."""
CANCELS: Final = CardFact(
    lambda card: any(is_cancelling(can.effect) for can in abilities_of(card, Can))
)
"""Whether a card in play can cancel other cards."""
