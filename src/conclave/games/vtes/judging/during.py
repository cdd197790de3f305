"""What effects are worth while something is under way: a fight, or an action."""

from __future__ import annotations

from typing import Final

from conclave.games.vtes.judging.during_actions import DuringActions
from conclave.games.vtes.judging.fights import blow_of, number
from conclave.games.vtes.judging.phrases import Setting
from conclave.games.vtes.judging.scene import BLOOD, Seen
from conclave.games.vtes.judging.worth import SOMETHING, WEIGHTS, Weights
from conclave.games.vtes.rules import modes
from conclave.games.vtes.vocabulary import (
    arming,
    bleeds,
    blocks,
    cancelling,
    combat,
    convictions,
    damage,
    later,
    maneuvers,
    modifying,
    piles,
    rounds,
    terms,
)
from conclave.games.vtes.vocabulary.strikes import StealBlood

LIKELY: Final = {
    "block": 0.3, "combat": 0.3, "resolution": 1.0, "after-combat": 1.0, "end-of-action": 1.0,
}  # fmt: skip
"""How often what is put off until then happens."""


class During(DuringActions):
    """Effects, weighed in the course of things."""

    def weights(self) -> Weights:
        return ALL_WEIGHTS

    def strike(self, effect: modes.Strike, setting: Setting) -> float:
        strength = 1 if setting.here is None else setting.here.data["strength"]
        if self.scene.decision.prompt == "DeterminingRange":
            return self.fights.maneuvering()
        foe = self.fights.sides[1] if self.fights.sides else None
        beside = self.effect(effect.effect, setting._replace(them=foe))
        if self.fights.long and not effect.ranged:
            beside = 0.0
        beside += self.effect(effect.own, setting)
        return self.fights.striking(blow_of(effect, strength)) + beside

    def one_of(self, effect: combat.OneOf, setting: Setting) -> float:
        """What belongs to the window that is open: the worse of what it could be."""
        return min(self.effect(each, setting) for each in effect.effects)

    def hurts(self, effect: combat.HurtsEachRound, setting: Setting) -> float:
        """What hurts the other, or both, is worth what it costs him more."""
        card = self.card(effect.who, setting)
        if card is None:
            return SOMETHING
        if effect.before_range and self.fights.sides is not None:
            mine, foe = self.fights.sides
            theirs = -self.scene.share(foe.seat) * self.fights.harm(foe, effect.amount)
            return theirs - self.fights.harm(mine, effect.amount)
        return -self.scene.share(card.seat) * self.fights.harm(card, effect.amount)

    def aggravates(self, effect: damage.HandDamageAggravated, setting: Setting) -> float:
        if self.fights.sides is None:
            return SOMETHING
        mine, foe = self.fights.sides
        strength = mine.data["strength"]
        gained = self.fights.harm(foe, 0.0, strength) - self.fights.harm(foe, strength)
        return -self.scene.share(foe.seat) * gained

    def initial_strike(self, effect: rounds.InitialStrike, setting: Setting) -> float:
        """To be bound to a strike is worth what it does more than a fist."""
        strike = effect.strike
        return 0.0 if strike is None else self.fights.stronger(number(strike.damage))

    def set_range(self, effect: rounds.SetRange, setting: Setting) -> float:
        """A range that is set is worth what is better there."""
        return self.fights.at_range(effect.long) - self.fights.at_range(self.fights.long)

    def put_off(self, effect: later.Later, setting: Setting) -> float:
        """What is put off counts as far as it is likely to happen."""
        chance = LIKELY.get(effect.when, 0.0)
        return chance * self.effect(effect.effect, setting) if chance else 0.0

    def strength(self, effect: damage.Strength, setting: Setting) -> float:
        """What is added counts, or what a strength that is set is above his own."""
        own = 1 if setting.here is None else setting.here.data["strength"]
        return self.fights.stronger(number(effect.amount) - (own if effect.base else 0))

    def steal_blood(self, effect: StealBlood, setting: Setting) -> float:
        foe = setting.them
        if not isinstance(foe, Seen) or setting.here is None:
            return SOMETHING
        stolen = min(number(effect.amount), foe.blood)
        room = min(stolen, max(setting.here.capacity - setting.here.blood, 0))
        return BLOOD * (room - self.scene.share(foe.seat) * stolen)


ALL_WEIGHTS: Final[Weights] = {
    **WEIGHTS,
    blocks.Stealth: During.stealth,
    blocks.BlockFails: During.stealth,
    blocks.Intercept: During.intercept,
    bleeds.BleedBonus: During.bleed_bonus,
    bleeds.ReduceBleed: During.reduce_bleed,
    bleeds.Redirect: During.redirect,
    bleeds.PayForBleed: During.pay_for_bleed,
    blocks.Wake: During.wake,
    modifying.Votes: During.votes,
    cancelling.Cancel: During.cancel,
    maneuvers.Maneuver: lambda self, effect, setting: self.fights.maneuvering(),
    maneuvers.Press: lambda self, effect, setting: self.fights.pressing(),
    maneuvers.AdditionalStrikes: lambda self, effect, setting: self.fights.strikes_more(
        effect.amount
    ),
    damage.Strength: During.strength,
    damage.Prevent: lambda self, effect, setting: self.fights.preventing(number(effect.amount)),
    modes.Strike: During.strike,
    blocks.CannotBlock: During.cannot_block,
    damage.HandDamageAggravated: During.aggravates,
    later.Later: During.put_off,
    terms.CancelReferendum: During.cancel_referendum,
    blocks.LessIntercept: During.stealth,
    blocks.UntapAndBlock: During.untap_and_block,
    blocks.NoCombat: lambda self, effect, setting: -self.expected_fight(),
    modifying.EndAction: lambda self, effect, setting: -self.expected_fight(),
    modifying.ContinueAction: lambda self, effect, setting: self.at_stake(),
    bleeds.LimitBleed: lambda self, effect, setting: 0.0 if effect.most else -self.at_stake(),
    modifying.IfPasses: lambda self, effect, setting: 0.5 * self.effect(effect.effect, setting),
    combat.OneOf: During.one_of,
    combat.PreventStrike: lambda self, effect, setting: self.fights.preventing(99.0),
    combat.HurtsEachRound: During.hurts,
    rounds.InitialStrike: During.initial_strike,
    rounds.SetRange: During.set_range,
    convictions.StrikeHarder: lambda self, effect, setting: self.fights.stronger(effect.amount),
    piles.DiscardCards: lambda self, effect, setting: self.effect(effect.or_else, setting),
    arming.EquipFromHand: lambda self, effect, setting: SOMETHING,
    StealBlood: During.steal_blood,
}
"""How each kind of effect is weighed."""
