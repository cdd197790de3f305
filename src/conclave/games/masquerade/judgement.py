"""The judge of the greedy bot, which scores options from a seat's view.

Scores are in influence: see `judging.appraisal`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from conclave.core.moves import Move
from conclave.core.position import Decision, Plain
from conclave.games.masquerade.cards import LIBRARY
from conclave.games.masquerade.judging.appraisal import Appraisal
from conclave.games.masquerade.judging.scene import PLACE_NUMBERS, Scene, from_view
from conclave.games.masquerade.rules import moves as played
from conclave.games.masquerade.rules.constants import HAVEN
from conclave.lang.moves import Choose, No, Yes

ANSWERS: Final = {"give-influence": -1.0, "lose": -1.0, "skip-steps": -0.8, "move-blood": -0.7}
"""Default scores for obeying or paying."""


def judge(view: dict[str, Plain], decision: Decision) -> list[float]:
    """Score the options."""
    judgement = Judgement(from_view(view, decision.seat), decision.prompt, decision.facts)
    return [judgement.score(move) for move in decision.options]


class Judgement(Appraisal):
    """Scores the options of one question."""

    def __init__(self, scene: Scene, prompt: str, facts: Mapping[str, object]) -> None:
        super().__init__(scene)
        self.prompt = prompt
        source = facts.get("card")
        self.source = LIBRARY.numbers[source] if isinstance(source, str) else -1
        """The card that asks."""
        self.place = scene.place
        """The place of the question."""
        if self.place == 0:
            place = facts.get("place", "none")
            self.place = PLACE_NUMBERS[place] if isinstance(place, str) and place != "none" else 0
        self._plays: dict[int, float] = {}

    def score(self, move: Move) -> float:
        """The score of a move, in influence."""
        if isinstance(move, played.Play):
            return self.play(LIBRARY.numbers[move.card], PLACE_NUMBERS[move.place], move.face)
        if isinstance(move, played.Deploy):
            return self.deploy_value(move.number) - self.blood_lost(move.number)
        if isinstance(move, played.Turn):
            return self.deploy_value(move.number) + 0.01
        if isinstance(move, played.Drain):
            return self.drain_value(LIBRARY.numbers[move.ally])
        if isinstance(move, played.Stay):
            return self.reward(self.place, self.power(self.place))
        if isinstance(move, played.Withdraw):
            return self.withdraw_value(self.place)
        if isinstance(move, (played.TakeClan, played.TakeRelic)):
            return 0.0  # no preference among clans or relics
        if isinstance(move, played.Bottom):
            return -self.keep_value(LIBRARY.numbers[move.card])
        if isinstance(move, played.Use):
            return 0.2
        if isinstance(move, played.Look):
            return -0.1
        return self.score_answer(move)

    def play(self, card: int, place: int, face: str) -> float:
        """The value of playing a card, apart from the cost of hiding it."""
        key = card * len(PLACE_NUMBERS) + place
        worth = self._plays.get(key)
        if worth is None:
            worth = self.play_value(card, place)
            self._plays[key] = worth
        return worth - self.hiding_cost(card) if face == played.DOWN else worth

    def deploy_value(self, number: int) -> float:
        """The value of deploying more blood."""
        power = self.power(self.place)
        return self.reward(self.place, power + number) - self.reward(self.place, power)

    # Answers to questions of cards

    def score_answer(self, move: Move) -> float:
        """The value of an answer."""
        if isinstance(move, (No, played.Done)):
            return 0.0
        if isinstance(move, Yes):
            return self.yes_value()
        if isinstance(move, Choose):
            return self.choice_value(move.effect)
        if isinstance(move, played.Number):
            return self.number_value(move.number)
        if isinstance(move, played.Pick):
            return self.pick_value(LIBRARY.numbers[move.card])
        if isinstance(move, played.Target):
            return float(self.scene.hand[move.seat])
        if isinstance(move, played.Go):
            place = PLACE_NUMBERS[move.place]
            return self.reward(place, self.power(place) + 2) - self.reward(place, self.power(place))
        return 0.0

    def yes_value(self) -> float:
        """The value of an optional effect now."""
        if self.prompt == "Sparing":
            return -1.0
        place = self.place or HAVEN
        rivals = len(self.rivals(place))
        name = LIBRARY.names[self.source] if self.source >= 0 else ""
        if name == "vanish":
            stay = self.reward(place, self.power(place))
            return self.withdraw_value(self.place) + 0.3 * rivals - stay
        if name in ("nosferatu-hunt", "cloak-of-shadows"):
            return 0.1
        if name == "backstab":
            return -0.1
        worth = self.card_effect(self.source, place, rivals)
        return worth if worth != 0 else 0.1

    def choice_value(self, effect: str) -> float:
        """The value of obeying or paying."""
        if effect == "steal":
            number = 3 if LIBRARY.names[self.source] == "curfew" else 2
            return -self.blood_lost(number) - (1.5 if self.blood <= number else 0.0)
        if effect == "withdraw":
            return self.withdraw_value(self.place) - self.reward(self.place, self.power(self.place))
        if effect == "spend":
            return self.deploy_value(4) - self.blood_lost(self.blood // 2)
        if effect == "reveal":
            return 1.0 - self.blood_lost(2) if self.blood > 2 else -2.0
        return ANSWERS.get(effect, 0.0)

    def number_value(self, number: int) -> float:
        """The value of a number to bid, deploy or take back."""
        if self.prompt == "TakeBackUpTo":
            return float(number)
        if self.prompt == "Auction":
            return -abs(number - 2) - (5.0 if self.blood - number < 2 else 0.0)
        return self.deploy_value(number) - self.blood_lost(number) + 0.001 * number

    def pick_value(self, card: int) -> float:
        """The value of a card to return, turn down, forestall or shuffle back."""
        if self.prompt == "Forestall":
            return float(LIBRARY.power[card])
        if self.prompt == "Restore":
            return float(LIBRARY.ally[card].influence)
        if self.prompt == "TurnCardsDown":
            return 4 - self.card_power(card, self.place, 0) - 0.1
        if self.prompt == "ReturnCards":
            return 0.4 * len(self.rivals(self.place)) - 0.3 * self.card_power(card, self.place, 0)
        return -self.keep_value(card)
