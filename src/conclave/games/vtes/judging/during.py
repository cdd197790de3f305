"""The worth of effects in combat and actions."""

from __future__ import annotations

from typing import Final

from conclave.games.vtes.judging.during_actions import ActionEffectWorth
from conclave.games.vtes.judging.fights import blow_of, estimate
from conclave.games.vtes.judging.phrases import Setting
from conclave.games.vtes.judging.scene import BLOOD, Seen
from conclave.games.vtes.judging.worth import A_LITTLE, WEIGHTS, Weights
from conclave.games.vtes.rules import modes
from conclave.games.vtes.vocabulary import (
    bleeds,
    blocks,
    cancelling,
    combat,
    convictions,
    damage,
    deferring,
    equipping,
    joining,
    maneuvers,
    modifying,
    piles,
    rounds,
    terms,
)
from conclave.games.vtes.vocabulary.strikes import StealBlood

CHANCE_OF_MOMENT: Final = {
    "block": 0.3, "combat": 0.3, "resolution": 1.0, "after-combat": 1.0, "end-of-action": 1.0,
}  # fmt: skip
"""How likely the moment of a deferred effect is to come."""


class AnyEffectWorth(ActionEffectWorth):
    """Weighs all effects, in combat too."""

    def weights(self) -> Weights:
        return ALL_WEIGHTS

    def strike(self, effect: modes.Strike, setting: Setting) -> float:
        strength = 1 if setting.here is None else setting.here.data["strength"]
        if self.scene.decision.prompt == "DeterminingRange":
            return self.fights.maneuver_worth()
        opponent = self.fights.sides[1] if self.fights.sides else None
        other_effects = self.effect(effect.effect, setting._replace(them=opponent))
        if self.fights.long and not effect.ranged:
            other_effects = 0.0
        other_effects += self.effect(effect.own, setting)
        other_effects += self.effect(effect.environmental, setting)
        return self.fights.strike_worth(blow_of(effect, strength)) + other_effects

    def one_of(self, effect: combat.OneOf, setting: Setting) -> float:
        """The worst of the effects, because the window decides which one it is."""
        return min(self.effect(each, setting) for each in effect.effects)

    def hurts(self, effect: combat.HurtsEachRound, setting: Setting) -> float:
        """Damage to the opponent, or to both."""
        card = self.card(effect.who, setting)
        if card is None:
            return A_LITTLE
        if effect.before_range and self.fights.sides is not None:
            own, opponent = self.fights.sides
            harm_to_opponent = -self.scene.share(opponent.seat) * self.fights.harm(
                opponent, effect.amount
            )
            return harm_to_opponent - self.fights.harm(own, effect.amount)
        return -self.scene.share(card.seat) * self.fights.harm(card, effect.amount)

    def aggravates(self, effect: damage.HandDamageAggravated, setting: Setting) -> float:
        if self.fights.sides is None:
            return A_LITTLE
        own, opponent = self.fights.sides
        strength = own.data["strength"]
        gained = self.fights.harm(opponent, 0.0, strength) - self.fights.harm(opponent, strength)
        return -self.scene.share(opponent.seat) * gained

    def worsens(self, effect: combat.AggravateDamage, setting: Setting) -> float:
        """What aggravated damage changes in the current fight, or in one with the blocker."""
        sides = self.fights.sides or self.sides_of_block()
        if sides is None:
            return 0.0
        change = 0.0
        for minion, striker in (sides, sides[::-1]):
            if self.fits(effect.which, minion, setting):
                damage_ = self.fights.hardest_blow(striker, long=False).damage
                more = self.fights.harm(minion, 0.0, damage_) - self.fights.harm(minion, damage_)
                change -= self.scene.share(minion.seat) * more
        return change

    def initial_strike(self, effect: rounds.InitialStrike, setting: Setting) -> float:
        """A bound initial strike counts by its damage beyond a hand strike."""
        strike = effect.strike
        return 0.0 if strike is None else self.fights.strength_worth(estimate(strike.damage))

    def set_range(self, effect: rounds.SetRange, setting: Setting) -> float:
        """The difference between the two ranges."""
        return self.fights.worth_at_range(effect.long) - self.fights.worth_at_range(
            self.fights.long
        )

    def join_combat(self, effect: joining.JoinCombat, setting: Setting) -> float:
        """The harm to an opponent who can't strike back in the first round."""
        opponent = self.card(effect.effect.with_, setting)
        if opponent is None or setting.here is None:
            return 0.0
        harm = self.fights.harm(opponent, setting.here.data["strength"])
        return -self.scene.share(opponent.seat) * harm

    def deferred(self, effect: deferring.Later, setting: Setting) -> float:
        """A deferred effect counts by how likely its moment is to come."""
        chance = CHANCE_OF_MOMENT.get(effect.when, 0.0)
        return chance * self.effect(effect.effect, setting) if chance else 0.0

    def strength(self, effect: damage.Strength, setting: Setting) -> float:
        """The strength gained: what is added, or the difference to his own."""
        own = 1 if setting.here is None else setting.here.data["strength"]
        return self.fights.strength_worth(estimate(effect.amount) - (own if effect.base else 0))

    def steal_blood(self, effect: StealBlood, setting: Setting) -> float:
        opponent = setting.them
        if not isinstance(opponent, Seen) or setting.here is None:
            return A_LITTLE
        stolen = min(estimate(effect.amount), opponent.blood)
        room = min(stolen, max(setting.here.capacity - setting.here.blood, 0))
        return BLOOD * (room - self.scene.share(opponent.seat) * stolen)


ALL_WEIGHTS: Final[Weights] = {
    **WEIGHTS,
    blocks.Stealth: AnyEffectWorth.stealth,
    blocks.BlockFails: AnyEffectWorth.stealth,
    blocks.Intercept: AnyEffectWorth.intercept,
    bleeds.BleedBonus: AnyEffectWorth.bleed_bonus,
    bleeds.ReduceBleed: AnyEffectWorth.reduce_bleed,
    bleeds.Redirect: AnyEffectWorth.redirect,
    bleeds.PayForBleed: AnyEffectWorth.pay_for_bleed,
    blocks.Wake: AnyEffectWorth.wake,
    modifying.Votes: AnyEffectWorth.votes,
    terms.ChangeVotes: AnyEffectWorth.change_votes,
    cancelling.Cancel: AnyEffectWorth.cancel,
    maneuvers.Maneuver: lambda self, effect, setting: self.fights.maneuver_worth(),
    maneuvers.Press: lambda self, effect, setting: self.fights.press_worth(),
    maneuvers.AdditionalStrikes: lambda self, effect, setting: self.fights.additional_strikes_worth(
        effect.amount
    ),
    damage.Strength: AnyEffectWorth.strength,
    damage.Prevent: lambda self, effect, setting: self.fights.prevention_worth(
        estimate(effect.amount)
    ),
    damage.Harden: lambda self, effect, setting: self.fights.prevention_worth(2.0),
    modes.Strike: AnyEffectWorth.strike,
    blocks.CannotBlock: AnyEffectWorth.cannot_block,
    damage.HandDamageAggravated: AnyEffectWorth.aggravates,
    combat.AggravateDamage: AnyEffectWorth.worsens,
    deferring.Later: AnyEffectWorth.deferred,
    terms.Abstains: AnyEffectWorth.abstains,
    terms.CancelReferendum: AnyEffectWorth.cancel_referendum,
    blocks.LessIntercept: AnyEffectWorth.stealth,
    blocks.UntapAndBlock: AnyEffectWorth.untap_and_block,
    joining.JoinCombat: AnyEffectWorth.join_combat,
    blocks.NoCombat: lambda self, effect, setting: -self.expected_fight(),
    modifying.EndAction: lambda self, effect, setting: -self.expected_fight(),
    modifying.ContinueAction: lambda self, effect, setting: self.at_stake(),
    bleeds.LimitBleed: lambda self, effect, setting: 0.0 if effect.most else -self.at_stake(),
    modifying.IfPasses: lambda self, effect, setting: 0.5 * self.effect(effect.effect, setting),
    combat.OneOf: AnyEffectWorth.one_of,
    combat.PreventStrike: lambda self, effect, setting: self.fights.prevention_worth(99.0),
    combat.HurtsEachRound: AnyEffectWorth.hurts,
    rounds.InitialStrike: AnyEffectWorth.initial_strike,
    rounds.SetRange: AnyEffectWorth.set_range,
    convictions.StrikeHarder: lambda self, effect, setting: self.fights.strength_worth(
        self.amount(effect.amount, setting)
    ),
    piles.DiscardCards: lambda self, effect, setting: self.effect(effect.or_else, setting),
    equipping.EquipFromHand: lambda self, effect, setting: A_LITTLE,
    StealBlood: AnyEffectWorth.steal_blood,
}
"""The function that weighs each class of effect."""
