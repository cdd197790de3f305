"""How good an option looks, from one seat's view alone: what the greedy bot goes by.

Everything is measured in influence. At a location it is the reward to be expected there, from the
power of everybody present and what may still come. Blood is worth less the more there is of it.
What a card does is read off its definition.
"""

from __future__ import annotations

from math import exp
from typing import Any, Final

from conclave.core.moves import Move
from conclave.core.position import Decision, Plain
from conclave.games.masquerade.cards import LIBRARY
from conclave.games.masquerade.rules import moves as played
from conclave.games.masquerade.rules.library import PASSIVE
from conclave.games.masquerade.rules.resolution import INFLUENCE
from conclave.games.masquerade.vocabulary import amounts, effects, special, standing
from conclave.games.masquerade.vocabulary.players import YOU
from conclave.lang.abilities import Instead, Whenever
from conclave.lang.effects import Do, Each, Either, If, May
from conclave.lang.moves import Choose, No, Yes
from conclave.lang.nodes import Half, Node, Per

HAVEN: Final = "haven"
HIDDEN_POWER: Final = 2.6
"""What a face-down card of another is taken to be worth."""
COMING_POWER: Final = 0.55
"""What every turn that rivals still have adds to their power at each location."""
TOKEN: Final = 1.3
"""What a diablerie token costs, with the danger it brings nearer."""


def judge(view: dict[str, Plain], decision: Decision) -> list[float]:
    """How good each option looks to the seat that is asked."""
    table = Judgement(view, decision)
    return [table.worth(move) for move in decision.options]


class Judgement:
    """One moment, seen from one seat."""

    def __init__(self, view: dict[str, Plain], decision: Decision) -> None:
        self.view = view
        self.seat = decision.seat
        self.prompt = decision.prompt
        self.facts = decision.facts
        self.blood: int = view["blood"][self.seat]
        self.last_round = view["round"] == 3
        self.places: list[str] = list(view["cards"])
        source = decision.facts.get("card")
        self.source = LIBRARY.numbers[source] if isinstance(source, str) else -1
        self.place: str = view["place"] or (
            str(decision.facts["place"]) if decision.facts.get("place", "none") != "none" else ""
        )

    def worth(self, move: Move) -> float:
        """What a move is worth, in influence."""
        if isinstance(move, played.TakeClan | played.TakeRelic):
            return 0.0  # every clan has its way to win, and every relic its worth
        if isinstance(move, played.Bottom):
            return -self.keeping(LIBRARY.numbers[move.card])
        if isinstance(move, played.Play):
            return self.playing(LIBRARY.numbers[move.card], move.place, move.face == "down")
        if isinstance(move, played.Deploy):
            return self.deploying(move.number) - self.blood_lost(move.number)
        if isinstance(move, played.Turn):
            return self.deploying(move.number) + 0.01
        if isinstance(move, played.Drain):
            return self.draining(LIBRARY.numbers[move.ally])
        if isinstance(move, played.Use):
            return 0.2
        if isinstance(move, played.Look):
            return -0.1
        if isinstance(move, played.Stay):
            return self.reward(self.place, self.power(self.place))
        if isinstance(move, played.Withdraw):
            return self.withdrawing()
        return self.answering(move)

    # What blood is worth

    def blood_value(self, blood: float) -> float:
        """A pool of so much blood: the first drops guard against frenzy."""
        worth = 0.0
        steps = (1.2, 0.8, 0.5, 0.35, 0.25) if not self.last_round else (1.0, 0.4, 0.15, 0.05, 0.02)
        for step in range(int(max(0, blood))):
            worth += steps[min(step, len(steps) - 1)]
        return worth

    def blood_lost(self, number: float) -> float:
        """What it costs to have less blood."""
        return self.blood_value(self.blood) - self.blood_value(self.blood - number)

    def blood_gained(self, number: float) -> float:
        """What it is worth to have more."""
        return self.blood_value(self.blood + number) - self.blood_value(self.blood)

    # What a location is worth

    def rivals(self, place: str) -> list[int]:
        """The other players at a location."""
        cards, blood = self.view["cards"][place], self.view["deployed_blood"][place]
        return [
            seat
            for seat in range(self.view["seats"])
            if seat != self.seat and not self.view["out"][seat] and (cards[seat] or blood[seat])
        ]

    def power(self, place: str) -> float:
        """The power there of this seat, its face-down cards counted as what they will be."""
        power = float(self.view["power"][place][self.seat])
        cards = self.view["cards"][place][self.seat]
        for name, down in zip(cards, self.view["face_down"][place][self.seat], strict=True):
            if down and name is not None:
                power += self.card_power(LIBRARY.numbers[name], place, 0)
        return power

    def present(self, place: str) -> bool:
        """Whether this seat is there."""
        return bool(
            self.view["cards"][place][self.seat] or self.view["deployed_blood"][place][self.seat]
        )

    def turns_left(self) -> int:
        """How many planning turns each rival has still, about."""
        if self.view["phase"] != "planning":
            return 0
        hand = self.view["hand"][self.seat]
        return max(0, len(hand) - 1 if isinstance(hand, list) else 0)

    def reward(self, place: str, power: float) -> float:
        """The reward to be expected with so much power, against all who are there."""
        coming = self.turns_left()
        spread = 1.3 + 0.9 * coming
        ahead = [1.0]
        """The chance that so many rivals come before this seat."""
        present = self.rivals(place)
        for rival in present:
            hidden = self.view["cards"][place][rival].count(None)
            theirs = (
                self.view["power"][place][rival] + HIDDEN_POWER * hidden + coming * COMING_POWER
            )
            chance = 1 / (1 + exp((power - theirs) / (spread + 0.7 * hidden)))
            ahead = convolved(ahead, chance)
        if coming:
            newcomers = self.view["seats"] - 1 - len(present)
            for _ in range(newcomers):
                chance = 0.35 / (1 + exp((power - 3.0) / spread))
                ahead = convolved(ahead, chance)
        return sum([chance * self.prize(place, rank) for rank, chance in enumerate(ahead[:3])], 0.0)

    def prize(self, place: str, rank: int) -> float:
        """What first, second and third place bring."""
        prize = float(INFLUENCE[self.view["round"]][rank])
        if rank == 0:
            ally = self.view["at_stake"][place]
            if ally is not None:
                prize += self.ally_worth(LIBRARY.numbers[ally])
            if place == HAVEN:
                prize += 1.4
        elif rank == 1:
            prize += self.ally_worth(LIBRARY.victim)
        return prize

    def ally_worth(self, ally: int) -> float:
        """What a card in the alliance is worth, with the blood it will bring."""
        card = LIBRARY.ally[ally]
        rounds: int = 3 - self.view["round"]
        worth = card.influence + 0.25 * card.feed * rounds
        for ability in LIBRARY.abilities[ally]:
            worth += self.ability_worth(ability, HAVEN, 3) * 0.7
        return worth + 0.05 * card.drain

    # What cards are worth

    def card_power(self, card: int, place: str, joining: int) -> float:
        """A card's power at a location, read off its definition; `joining` counts it in."""
        power = float(LIBRARY.power[card])
        floor = None
        for ability in LIBRARY.abilities[card]:
            if isinstance(ability, standing.Power):
                if ability.set_to is not None:
                    power = self.highest(place)
                power += ability.number * self.times(ability, place, joining)
            elif isinstance(ability, standing.PowerAtLeast):
                floor = ability.number
            elif isinstance(ability, standing.BloodPower):
                power += self.view["deployed_blood"][place][self.seat] + 1.5
            elif isinstance(ability, standing.HalvesPower | standing.NullsHighest):
                power += 1.5 * len(self.rivals(place))
            elif isinstance(ability, standing.FaceDownPower):
                power += 1.0
        return power if floor is None else max(power, floor)

    def times(self, ability: standing.Power, place: str, joining: int) -> float:
        """How often a change of power applies, as far as can be told."""
        view = self.view
        if isinstance(ability.if_, amounts.HasBlood):
            return 0.5 if not view["deployed_blood"][place][self.seat] else 1.0
        if isinstance(ability.if_, amounts.AtHaven):
            return float(place == HAVEN)
        if ability.if_ is not None:
            return 0.6
        if isinstance(ability.per, amounts.YourCardsHere):
            return float(len(view["cards"][place][self.seat]) + joining)
        if isinstance(ability.per, amounts.CardsHere):
            return float(sum(map(len, view["cards"][place])) + joining + 1)
        if isinstance(ability.per, amounts.YourAlliance):
            return float(min(7, len(view["alliance"][self.seat])))
        if isinstance(ability.per, amounts.YourPool):
            return float(self.blood)
        if isinstance(ability.per, amounts.RivalsHere):
            return len(self.rivals(place)) + 0.5
        return 1.0

    def highest(self, place: str) -> float:
        """The highest printed power that is face up at a location, or may come."""
        names = [name for row in self.view["cards"][place] for name in row if name is not None]
        return float(max([LIBRARY.power[LIBRARY.numbers[name]] for name in names], default=2))

    def keeping(self, card: int) -> float:
        """What a card is worth in the hand, wherever it may be played."""
        effect = sum([self.ability_worth(each, HAVEN, 2) for each in LIBRARY.abilities[card]], 0.0)
        return 0.35 * self.card_power(card, HAVEN, 1) + effect

    def playing(self, card: int, place: str, down: bool) -> float:
        """What a card brings at a location."""
        rivals = max(len(self.rivals(place)), min(2, self.turns_left()))
        power = self.card_power(card, place, 1)
        before = self.reward(place, self.power(place)) if self.present(place) else 0.0
        worth = self.reward(place, self.power(place) + power + 0.8) - before
        worth += sum(
            [self.ability_worth(each, place, rivals) for each in LIBRARY.abilities[card]], 0.0
        )
        if down:
            passive = LIBRARY.type[card] == PASSIVE
            worth -= self.blood_lost(1) + (0.4 if passive else -0.12)
        return worth

    def deploying(self, number: int) -> float:
        """What more blood beside the card brings."""
        power = self.power(self.place)
        return self.reward(self.place, power + number) - self.reward(self.place, power)

    def draining(self, ally: int) -> float:
        """Blood now against influence at the end."""
        card = LIBRARY.ally[ally]
        worth = self.blood_gained(card.drain) - (card.influence - card.drained) - 0.2
        rounds: int = 3 - self.view["round"]
        worth -= 0.25 * max(0, card.feed) * rounds
        if card.kind == "vampire":
            tokens = self.view["red_tokens"][self.seat] + self.view["grey_tokens"][self.seat]
            worth -= TOKEN + (100 if tokens > 0 else 0)
        return worth

    def withdrawing(self) -> float:
        """Blood back to the pool, and the cards to the haven."""
        worth = self.blood_gained(self.view["deployed_blood"][self.place][self.seat])
        if self.place == HAVEN:
            return worth
        cards = [name for name in self.view["cards"][self.place][self.seat] if name is not None]
        moved = sum([self.card_power(LIBRARY.numbers[name], HAVEN, 0) for name in cards], 0.0)
        there = self.power(HAVEN)
        before = self.reward(HAVEN, there) if self.present(HAVEN) else 0.0
        return worth + (self.reward(HAVEN, there + moved) - before if cards else 0.0)

    # What effects are worth

    def ability_worth(self, ability: Node, place: str, rivals: int) -> float:
        """What an ability is worth at a location with so many rivals."""
        if isinstance(ability, Whenever | Instead):
            return 0.5 * self.effect_worth(ability.effect, place, rivals) + 0.15
        if isinstance(ability, standing.Immune):
            return 0.3
        if isinstance(ability, standing.FaceDownCost):
            return -0.4 * ability.change
        if isinstance(ability, standing.RevealToll | standing.MustPlay):
            return 0.3
        return self.effect_worth(ability, place, rivals)

    def effect_worth(self, effect: Node | None, place: str, rivals: int) -> float:
        """What an effect is worth, read off its definition."""
        if isinstance(effect, Do):
            return sum([self.effect_worth(each, place, rivals) for each in effect.effects], 0.0)
        if isinstance(effect, May):
            both = self.effect_worth(effect.effect, place, rivals)
            return max(0.0, both + self.effect_worth(effect.then, place, rivals))
        if isinstance(effect, If):
            return 0.5 * self.effect_worth(effect.effect, place, rivals) + 0.5 * self.effect_worth(
                effect.otherwise, place, rivals
            )
        if isinstance(effect, Each):
            return rivals * self.effect_worth(effect.effect, place, 1)
        if isinstance(effect, Either):
            first = self.effect_worth(effect.first, place, rivals)
            return min(first, self.effect_worth(effect.second, place, rivals))
        return self.simple_worth(effect, place, rivals)

    def simple_worth(self, effect: Any, place: str, rivals: int) -> float:
        """What an effect without others in it is worth."""
        if isinstance(effect, effects.Steal):
            number = self.number(effect.amount, place)
            return rivals * (0.3 * number + 0.25 * self.frenzies(place, number))
        if isinstance(effect, effects.Lose):
            number = self.number(effect.amount, place)
            if effect.what == effects.INFLUENCE:
                return 0.4 * number
            return rivals * (0.12 * number + 0.3 * self.frenzies(place, number))
        if isinstance(effect, effects.Gain):
            number = self.number(effect.amount, place)
            return number if effect.what == effects.INFLUENCE else self.blood_gained(number)
        if isinstance(effect, effects.GiveInfluence):
            return 0.8
        if isinstance(effect, effects.Spend):
            return -self.blood_lost(self.number(effect.amount, place))
        if isinstance(effect, effects.Deploy):
            return 0.3 * self.number(effect.amount, place)
        if isinstance(effect, effects.DeployUpTo | special.TurnCardsDown | special.Auction):
            return 0.3
        if isinstance(effect, effects.MoveBlood):
            return 0.3 if effect.of == YOU else 0.25 * rivals
        if isinstance(effect, effects.GainVictim):
            return self.ally_worth(LIBRARY.victim)
        if isinstance(effect, special.PlayHand | special.PlayTop):
            return 0.8
        if isinstance(effect, special.Forestall):
            return 0.6
        if isinstance(effect, effects.SwapBlood):
            deployed = self.view["deployed_blood"][place][self.seat]
            return 0.25 * (self.blood - deployed) if deployed > 1 else -1.0
        return 0.1

    def number(self, amount: Any, place: str) -> float:
        """What an amount comes to, about."""
        if isinstance(amount, int):
            return amount
        if isinstance(amount, Half):
            return self.number(amount.of, place) / 2
        if isinstance(amount, Per):
            return amount.number * (self.number(amount.of, place) // amount.every)
        if isinstance(amount, amounts.RoundNumber):
            return float(self.view["round"])
        if isinstance(amount, amounts.YourPool):
            return float(self.blood)
        if isinstance(amount, amounts.YourAlliance):
            return float(len(self.view["alliance"][self.seat]))
        if isinstance(amount, amounts.BloodHere):
            return float(sum(self.view["deployed_blood"][place]))
        if isinstance(amount, amounts.Missing):
            return float(max(amount.to - self.blood, amount.at_least))
        return 1.0

    def frenzies(self, place: str, number: float) -> float:
        """Which part of the rivals would fall into frenzy by losing so much."""
        rivals = self.rivals(place)
        low = [seat for seat in rivals if self.view["blood"][seat] <= number]
        return len(low) / len(rivals) if rivals else 0.1

    # Answers to questions that cards ask

    def answering(self, move: Move) -> float:
        """What an answer is worth."""
        if isinstance(move, No | played.Done):
            return 0.0
        if isinstance(move, Yes):
            return self.saying_yes()
        if isinstance(move, Choose):
            return self.choosing(move.effect)
        if isinstance(move, played.Number):
            return self.naming(move.number)
        if isinstance(move, played.Pick):
            return self.picking(LIBRARY.numbers[move.card])
        if isinstance(move, played.Target):
            hand = self.view["hand"][move.seat]
            return float(hand if isinstance(hand, int) else len(hand))
        if isinstance(move, played.Go):
            return self.reward(move.place, self.power(move.place) + 2) - self.reward(
                move.place, self.power(move.place)
            )
        return 0.0

    def saying_yes(self) -> float:
        """What one may do is worth what the card says, from here and now."""
        if self.prompt == "Sparing":
            return -1.0
        place = self.place or HAVEN
        rivals = len(self.rivals(place))
        name = LIBRARY.names[self.source] if self.source >= 0 else ""
        if name == "vanish":
            stay = self.reward(place, self.power(place))
            return self.withdrawing() + 0.3 * rivals - stay
        if name in ("nosferatu-hunt", "cloak-of-shadows"):
            return 0.1
        if name == "backstab":
            return -0.1
        worth = sum(
            [self.ability_worth(each, place, rivals) for each in LIBRARY.abilities[self.source]],
            0.0,
        )
        return worth if worth != 0 else 0.1

    def choosing(self, effect: str) -> float:
        """Obey or pay."""
        if effect == "steal":
            number = {"curfew": 3}.get(LIBRARY.names[self.source], 2)
            return -self.blood_lost(number) - (1.5 if self.blood <= number else 0.0)
        if effect == "withdraw":
            return self.withdrawing() - self.reward(self.place, self.power(self.place))
        if effect == "spend":
            return self.deploying(4) - self.blood_lost(self.blood // 2)
        if effect == "reveal":
            return 1.0 - self.blood_lost(2) if self.blood > 2 else -2.0
        return {"give-influence": -1.0, "lose": -1.0, "skip-steps": -0.8, "move-blood": -0.7}.get(
            effect, 0.0
        )

    def naming(self, number: int) -> float:
        """How much to bid, to deploy, to take back."""
        if self.prompt == "TakeBackUpTo":
            return float(number)
        if self.prompt == "Auction":
            return -abs(number - 2) - (5.0 if self.blood - number < 2 else 0.0)
        return self.deploying(number) - self.blood_lost(number) + 0.001 * number

    def picking(self, card: int) -> float:
        """Which card to return, to turn down, to forestall, to shuffle back."""
        if self.prompt == "Forestall":
            return float(LIBRARY.power[card])
        if self.prompt == "Restore":
            return float(LIBRARY.ally[card].influence)
        if self.prompt == "TurnCardsDown":
            return 4 - self.card_power(card, self.place, 0) - 0.1
        if self.prompt == "ReturnCards":
            return 0.4 * len(self.rivals(self.place)) - 0.3 * self.card_power(card, self.place, 0)
        return -self.keeping(card)


def convolved(ahead: list[float], chance: float) -> list[float]:
    """The chances of so many being ahead, with one more who is with this chance."""
    longer = [*ahead, 0.0]
    return [
        longer[number] * (1 - chance) + (longer[number - 1] * chance if number else 0.0)
        for number in range(len(longer))
    ]
