"""The value of blood, locations, cards and effects for one seat, in influence.

A location is worth its expected reward, given the power of everybody there and what may still come.
Blood has diminishing returns. The value of a card is computed from its definition.
"""

from __future__ import annotations

from math import exp
from typing import Any, Final

from conclave.games.masquerade.cards import LIBRARY
from conclave.games.masquerade.judging.scene import HIDDEN, SPOTS, Scene
from conclave.games.masquerade.rules import abilities
from conclave.games.masquerade.rules.conflict import INFLUENCE
from conclave.games.masquerade.rules.constants import HAVEN
from conclave.games.masquerade.rules.library import PASSIVE
from conclave.games.masquerade.rules.players import YOU
from conclave.games.masquerade.vocabulary import amounts, effects, gains, special
from conclave.lang.abilities import Instead, Whenever
from conclave.lang.effects import Do, Each, Either, If, May
from conclave.lang.nodes import Half, Node, Per

HIDDEN_POWER: Final = 2.6
"""The assumed power of another player's face-down card."""
COMING_POWER: Final = 0.55
"""The power that each remaining turn of a rival adds at each location."""
TOKEN: Final = 1.3
"""The cost of a diablerie token, including the risk of elimination."""
DROPS: Final = [1.2, 0.8, 0.5, 0.35, 0.25]
LAST_DROPS: Final = [1.0, 0.4, 0.15, 0.05, 0.02]
"""The value of the first, second, ... blood of a pool, and in the last round. The last number
applies to all further blood."""
LAST_ROUND: Final = 3


class Competition:
    """The rivals of the seat at a location."""

    def __init__(self) -> None:
        self.rivals: list[int] = []
        self.powers: list[float] = []
        """The estimated power of each rival."""
        self.spreads: list[float] = []
        """The uncertainty of that estimate."""
        self.newcomers = 0
        self.spread = 0.0
        self.prizes: tuple[float, float, float] = (0.0, 0.0, 0.0)


class Appraisal:
    """Values for one seat at one moment."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.seat = scene.seat
        self.blood = scene.blood[scene.seat]
        self.last_round = scene.round == LAST_ROUND
        self._against: list[Competition | None] = [None] * SPOTS
        self._powers: list[float] = [-1.0] * SPOTS

    # Blood

    def blood_value(self, blood: float) -> float:
        """The value of a pool; the first blood protects against frenzy."""
        worth = 0.0
        steps = LAST_DROPS if self.last_round else DROPS
        for step in range(int(max(0.0, blood))):
            worth += steps[min(step, len(steps) - 1)]
        return worth

    def blood_lost(self, number: float) -> float:
        """The cost of losing blood."""
        return self.blood_value(self.blood) - self.blood_value(self.blood - number)

    def blood_gained(self, number: float) -> float:
        """The value of gaining blood."""
        return self.blood_value(self.blood + number) - self.blood_value(self.blood)

    # Locations

    def against(self, place: int) -> Competition:
        """The competition at a location; cached."""
        found = self._against[place]
        if found is not None:
            return found
        scene = self.scene
        found = Competition()
        coming = self.turns_left()
        found.spread = 1.3 + 0.9 * coming
        for seat in range(scene.seats):
            spot = place * scene.seats + seat
            cards = scene.cards[spot]
            if seat == self.seat or scene.out[seat] or not (cards or scene.deployed[spot]):
                continue
            hidden = cards.count(HIDDEN)
            found.rivals.append(seat)
            found.powers.append(
                scene.power(place, seat) + HIDDEN_POWER * hidden + coming * COMING_POWER
            )
            found.spreads.append(found.spread + 0.7 * hidden)
        if coming:
            found.newcomers = scene.seats - 1 - len(found.rivals)
        self._against[place] = found  # the value of an ally depends on the rivals
        found.prizes = (self.prize(place, 0), self.prize(place, 1), self.prize(place, 2))
        return found

    def rivals(self, place: int) -> list[int]:
        """The other players at a location."""
        return self.against(place).rivals

    def power(self, place: int) -> float:
        """The power of this seat at a location, including its face-down cards."""
        power = self._powers[place]
        if power < 0:
            power = float(self.scene.power(place, self.seat))
            for card in self.scene.own_down[place]:
                power += self.card_power(card, place, 0)
            self._powers[place] = power
        return power

    def present(self, place: int) -> bool:
        """Whether this seat is at a location."""
        spot = place * self.scene.seats + self.seat
        return len(self.scene.cards[spot]) > 0 or self.scene.deployed[spot] > 0

    def turns_left(self) -> int:
        """Roughly how many planning turns each rival has left."""
        return max(0, self.scene.hand[self.seat] - 1) if self.scene.planning else 0

    def reward(self, place: int, power: float) -> float:
        """The expected reward with this power, against everybody there."""
        against = self.against(place)
        # The chances that none, one or two rank above this seat.
        none, one, two = 1.0, 0.0, 0.0
        for rival in range(len(against.powers)):
            ahead = 1 / (1 + exp((power - against.powers[rival]) / against.spreads[rival]))
            two = two * (1 - ahead) + one * ahead
            one = one * (1 - ahead) + none * ahead
            none = none * (1 - ahead)
        if against.newcomers > 0:
            ahead = 0.35 / (1 + exp((power - 3.0) / against.spread))
            for _ in range(against.newcomers):
                two = two * (1 - ahead) + one * ahead
                one = one * (1 - ahead) + none * ahead
                none = none * (1 - ahead)
        first, second, third = against.prizes
        return none * first + one * second + two * third

    def prize(self, place: int, rank: int) -> float:
        """The prizes of first, second and third place."""
        prize = float(INFLUENCE[self.scene.round][rank])
        if rank == 0:
            ally = self.scene.at_stake[place]
            if ally != HIDDEN:
                prize += self.ally_value(ally)
            if place == HAVEN:
                prize += 1.4
        elif rank == 1:
            prize += self.ally_value(LIBRARY.victim)
        return prize

    def ally_value(self, ally: int) -> float:
        """The value of an ally, including the blood it will bring."""
        card = LIBRARY.ally[ally]
        worth = card.influence + 0.25 * card.feed * (LAST_ROUND - self.scene.round)
        for ability in LIBRARY.abilities[ally]:
            worth += self.ability_value(ability, HAVEN, 3) * 0.7
        return worth + 0.05 * card.drain

    # Cards

    def card_power(self, card: int, place: int, joining: int) -> float:
        """A card's power at a location; with `joining`, as if it were already there."""
        power = float(LIBRARY.power[card])
        floor = -1
        for ability in LIBRARY.abilities[card]:
            if isinstance(ability, abilities.Power):
                if ability.set_to is not None:
                    power = self.highest(place)
                power += ability.number * self.times(ability, place, joining)
            elif isinstance(ability, abilities.PowerAtLeast):
                floor = ability.number
            elif isinstance(ability, abilities.BloodPower):
                power += self.scene.deployed[place * self.scene.seats + self.seat] + 1.5
            elif isinstance(ability, (abilities.HalvesPower, abilities.NullsHighest)):
                power += 1.5 * len(self.rivals(place))
            elif isinstance(ability, abilities.FaceDownPower):
                power += 1.0
        return power if floor < 0 else max(power, float(floor))

    def times(self, ability: abilities.Power, place: int, joining: int) -> float:
        """How often a change of power applies, as far as known."""
        scene = self.scene
        spot = place * scene.seats + self.seat
        if isinstance(ability.if_, amounts.HasBlood):
            return 0.5 if scene.deployed[spot] == 0 else 1.0
        if isinstance(ability.if_, amounts.AtHaven):
            return 1.0 if place == HAVEN else 0.0
        if ability.if_ is not None:
            return 0.6
        if isinstance(ability.per, amounts.YourCardsHere):
            return float(len(scene.cards[spot]) + joining)
        if isinstance(ability.per, amounts.CardsHere):
            first = place * scene.seats
            here = sum([len(row) for row in scene.cards[first : first + scene.seats]])
            return float(here + joining + 1)
        if isinstance(ability.per, amounts.YourAlliance):
            return float(min(7, scene.allies[self.seat]))
        if isinstance(ability.per, amounts.YourPool):
            return float(self.blood)
        if isinstance(ability.per, amounts.RivalsHere):
            return len(self.rivals(place)) + 0.5
        return 1.0

    def highest(self, place: int) -> float:
        """The highest printed power known or expected at a location."""
        first = place * self.scene.seats
        rows = self.scene.cards[first : first + self.scene.seats]
        known = [LIBRARY.power[card] for row in rows for card in row if card != HIDDEN]
        return float(max(known, default=2))

    def card_effect(self, card: int, place: int, rivals: int) -> float:
        """The value of a card's abilities, apart from its power."""
        worth = 0.0
        for ability in LIBRARY.abilities[card]:
            worth += self.ability_value(ability, place, rivals)
        return worth

    def keep_value(self, card: int) -> float:
        """The value of a card in hand, at its best location."""
        return 0.35 * self.card_power(card, HAVEN, 1) + self.card_effect(card, HAVEN, 2)

    def play_value(self, card: int, place: int) -> float:
        """The value of playing a card face up at a location."""
        rivals = max(len(self.rivals(place)), min(2, self.turns_left()))
        power = self.card_power(card, place, 1)
        before = self.reward(place, self.power(place)) if self.present(place) else 0.0
        worth = self.reward(place, self.power(place) + power + 0.8) - before
        return worth + self.card_effect(card, place, rivals)

    def hiding_cost(self, card: int) -> float:
        """The cost of playing a card face down instead of face up."""
        return self.blood_lost(1) + (0.4 if LIBRARY.type[card] == PASSIVE else -0.12)

    def drain_value(self, ally: int) -> float:
        """The value of draining an ally: blood now, less influence at the end."""
        card = LIBRARY.ally[ally]
        worth = self.blood_gained(card.drain) - (card.influence - card.drained) - 0.2
        worth -= 0.25 * max(0, card.feed) * (LAST_ROUND - self.scene.round)
        if card.kind == "vampire":
            worth -= TOKEN + (100.0 if self.scene.tokens[self.seat] > 0 else 0.0)
        return worth

    def withdraw_value(self, place: int) -> float:
        """The value of withdrawing: blood returns to the pool, cards go to the haven."""
        spot = place * self.scene.seats + self.seat
        worth = self.blood_gained(self.scene.deployed[spot])
        if place == HAVEN:
            return worth
        cards = [card for card in self.scene.cards[spot] if card != HIDDEN]
        moved = sum([self.card_power(card, HAVEN, 0) for card in cards], 0.0)
        there = self.power(HAVEN)
        before = self.reward(HAVEN, there) if self.present(HAVEN) else 0.0
        return worth + (self.reward(HAVEN, there + moved) - before if cards else 0.0)

    # Effects

    def ability_value(self, ability: Node, place: int, rivals: int) -> float:
        """The value of an ability at a location with this many rivals."""
        if isinstance(ability, (Whenever, Instead)):
            return 0.5 * self.effect_value(ability.effect, place, rivals) + 0.15
        if isinstance(ability, abilities.Immune):
            return 0.3
        if isinstance(ability, abilities.FaceDownCost):
            return -0.4 * ability.change
        if isinstance(ability, (abilities.RevealToll, abilities.MustPlay)):
            return 0.3
        return self.effect_value(ability, place, rivals)

    def effect_value(self, effect: Node | None, place: int, rivals: int) -> float:
        """The value of an effect, from its definition."""
        if isinstance(effect, Do):
            return sum([self.effect_value(each, place, rivals) for each in effect.effects], 0.0)
        if isinstance(effect, May):
            both = self.effect_value(effect.effect, place, rivals)
            return max(0.0, both + self.effect_value(effect.then, place, rivals))
        if isinstance(effect, If):
            return 0.5 * self.effect_value(effect.effect, place, rivals) + 0.5 * self.effect_value(
                effect.otherwise, place, rivals
            )
        if isinstance(effect, Each):
            return rivals * self.effect_value(effect.effect, place, 1)
        if isinstance(effect, Either):
            first = self.effect_value(effect.first, place, rivals)
            return min(first, self.effect_value(effect.second, place, rivals))
        return self.simple_value(effect, place, rivals)

    def simple_value(self, effect: Node | None, place: int, rivals: int) -> float:
        """The value of an effect without nested effects."""
        if isinstance(effect, effects.Steal):
            number = self.number(effect.amount, place)
            return rivals * (0.3 * number + 0.25 * self.frenzies(place, number))
        if isinstance(effect, effects.Lose):
            number = self.number(effect.amount, place)
            if effect.what == gains.INFLUENCE:
                return 0.4 * number
            return rivals * (0.12 * number + 0.3 * self.frenzies(place, number))
        if isinstance(effect, gains.Gain):
            number = self.number(effect.amount, place)
            return number if effect.what == gains.INFLUENCE else self.blood_gained(number)
        if isinstance(effect, effects.GiveInfluence):
            return 0.8
        if isinstance(effect, effects.Spend):
            return -self.blood_lost(self.number(effect.amount, place))
        if isinstance(effect, effects.Deploy):
            return 0.3 * self.number(effect.amount, place)
        if isinstance(effect, (effects.DeployUpTo, special.TurnCardsDown, special.Auction)):
            return 0.3
        if isinstance(effect, effects.MoveBlood):
            return 0.3 if effect.of == YOU else 0.25 * rivals
        if isinstance(effect, gains.GainVictim):
            return self.ally_value(LIBRARY.victim)
        if isinstance(effect, (special.PlayHand, special.PlayTop)):
            return 0.8
        if isinstance(effect, special.Forestall):
            return 0.6
        if isinstance(effect, effects.SwapBlood):
            deployed = self.scene.deployed[place * self.scene.seats + self.seat]
            return 0.25 * (self.blood - deployed) if deployed > 1 else -1.0
        return 0.1

    def number(self, amount: Any, place: int) -> float:
        """The approximate value of an amount."""
        if isinstance(amount, int):
            return float(amount)
        if isinstance(amount, Half):
            return self.number(amount.of, place) / 2
        if isinstance(amount, Per):
            return amount.number * (self.number(amount.of, place) // amount.every)
        if isinstance(amount, amounts.RoundNumber):
            return float(self.scene.round)
        if isinstance(amount, amounts.YourPool):
            return float(self.blood)
        if isinstance(amount, amounts.YourAlliance):
            return float(self.scene.allies[self.seat])
        if isinstance(amount, amounts.BloodHere):
            first = place * self.scene.seats
            return float(sum(self.scene.deployed[first : first + self.scene.seats]))
        if isinstance(amount, amounts.Missing):
            return float(max(amount.to - self.blood, amount.at_least))
        return 1.0

    def frenzies(self, place: int, number: float) -> float:
        """The share of rivals that would fall into frenzy by losing this much."""
        rivals = self.rivals(place)
        low = [seat for seat in rivals if self.scene.blood[seat] <= number]
        return len(low) / len(rivals) if rivals else 0.1
