"""The judges of the bots `greedy` and `naive`, which score options from a seat's view.

They differ in deduction: `naive` considers all possible sets of vampires equally likely, and
assumes that the opponent does too; `greedy` uses the traces of the vampire player's actions, and as
the vampire player avoids giving himself away.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from conclave.core.moves import Move, Options, Pass
from conclave.core.position import Decision, Plain
from conclave.games.empire.deduction import TRACE_WEIGHTS, suspects
from conclave.games.empire.judging.combat_estimates import CombatEstimates
from conclave.games.empire.judging.scene import Scene, seen_in
from conclave.games.empire.judging.support_values import SupportValues
from conclave.games.empire.rules.constants import CLASS_OF, HIDDEN, NUMBER, SPARED
from conclave.games.empire.rules.moves import (
    Ask,
    Attack,
    AttackWithoutWater,
    Cancel,
    DiscardToMoat,
    Done,
    DrawCards,
    Hide,
    Lay,
    On,
    PassTurn,
    PlaySupport,
    PutInCellar,
    SkipDrawing,
    Take,
    Unmask,
)
from conclave.lang.moves import Choose

LIVES: Final = 6.0
"""The value of all vampires, or of all humans; a life is worth its share of those left."""
CARD: Final = 0.06
"""The value of any card in hand."""
POINT: Final = 0.17
"""The value of a point on a card, for each use of the card."""
LEAK: Final = 0.35
"""The cost for the vampire player if a vampire becomes fully suspected; if a human does, he gains
half of it."""
WILL: Final = 1.0
"""The share of his possible cards that an opponent plays."""
OPEN: Final = 0.12
"""The cost of unmasking a vampire that everybody suspects, as a share of its life."""
SECRET: Final = 0.35
"""The additional cost if nobody suspects it."""
GATHER: Final = 0.5
"""The value of a step towards three unmasked vampires in the castle."""
HELD: Final = 0.7
"""The share of today's defence that is still available in the opponent's next turn."""
PAID: Final = 0.5
"""The share of their value that vampire cards cost when used for hiding: they have little other use
while nobody is unmasked."""
ASKING: Final = 0.9
"""The value of knowing the nature of a doubtful character."""


def judge(view: Mapping[str, Plain], decision: Decision) -> list[float]:
    """Score the options, with deduction."""
    return Judge(seen_in(view, decision.seat), True).scores(decision.prompt, decision.options)


def judge_naively(view: Mapping[str, Plain], decision: Decision) -> list[float]:
    """Score the options, without deduction."""
    return Judge(seen_in(view, decision.seat), False).scores(decision.prompt, decision.options)


class Judge(CombatEstimates):
    """Scores the options of one seat at one moment."""

    def __init__(self, scene: Scene, use_traces: bool) -> None:
        super().__init__(scene)
        self.use_traces = use_traces
        self.vampires = scene.vampires
        self.is_active = scene.active == scene.seat
        self.castle = scene.castle
        self.chance = suspects(scene.traces, scene.known, scene.found, use_traces)
        """The chance of each character to be a vampire, as far as the seat knows."""
        alive = [self.chance[who] for who in (*scene.castle, *scene.town)]
        vampires = round(sum(alive, 0.0))
        self.vampire_life = LIVES / max(1, vampires)
        self.human_life = LIVES / max(1, len(alive) - vampires)
        self.support = SupportValues(self)
        self._public: list[float] = []
        self._uses: dict[int, float] = {}

    def scores(self, prompt: str, options: Options) -> list[float]:
        """Score each option."""
        return [self.score(prompt, options.at(place)) for place in range(len(options))]

    def score(self, prompt: str, move: Move) -> float:
        """Score one option."""
        if prompt == "Laying":
            return self.score_combat(move)
        if prompt == "Supporting":
            return self.score_support(move)
        if prompt == "Drawing":
            return self.score_drawing(move)
        if prompt == "ChoosingAction":
            return self.score_action(move, 0)
        if prompt == "Unmasking":
            return self.score_unmasking(move)
        if prompt == "AttackingAtOnce":
            value = self.library.value
            water = [value[card] for card in self.scene.laid[self.scene.seat]]
            return self.score_action(move, min(water))
        return self.score_answer(prompt, move)

    # Characters

    def death(self, who: int) -> float:
        """The value of a character's death for this seat."""
        chance = self.chance[who]
        loss = chance * self.vampire_life - (1 - chance) * self.human_life
        return -loss if self.vampires else loss

    def public(self) -> list[float]:
        """The chance of each character to be a vampire, as the human player may deduce it."""
        if not self._public:
            scene = self.scene
            known = scene.unmasked | scene.cleared
            self._public = suspects(scene.traces, known, scene.unmasked, self.use_traces)
        return self._public

    def danger(self, who: int) -> float:
        """The chance that the opponent attacks a character next turn."""
        if who not in self.castle:
            return 0.0
        if self.vampires:
            return 0.15 + 0.6 * self.public()[who]
        return 0.35

    # Cards

    def card_value(self, card: int) -> float:
        """The value of a card in hand."""
        found = self._uses.get(card)
        if found is None:
            found = self._uses[card] = self._use(card)
        return found

    def _use(self, card: int) -> float:
        library = self.library
        if library.is_support[card]:
            return 0.12 + 0.5 * max(0.0, self.support.later_value(card))
        classes = library.classes[card]
        uses = 0.0
        for who in self.castle:
            if CLASS_OF[who] in classes:
                uses += 0.6 + (0.8 if self.death(who) < 0 else 0.0)
        uses += 0.15 * sum([CLASS_OF[who] in classes for who in self.scene.town])
        if library.is_vampire[card]:
            uses += 0.5 + 1.2 * len(self.unmasked_in_castle())
        if library.is_holy_water[card]:
            uses += 2.0 + 1.2 * len(self.unmasked_in_castle())
        return CARD + POINT * library.value[card] * uses

    def unmasked_in_castle(self) -> list[int]:
        """The unmasked vampires in the castle."""
        return [who for who in self.castle if self.scene.is_unmasked(who)]

    def price(self, cards: list[int]) -> float:
        """The cost of playing cards."""
        return sum([self.card_value(card) for card in cards], 0.0)

    def cheapest(self, number: int, cards: list[int]) -> float:
        """The cost of playing the least valuable of these cards."""
        return sum(sorted([self.card_value(card) for card in cards])[:number], 0.0)

    def vampire_cards(self) -> list[int]:
        """The vampire cards in hand."""
        return [card for card in self.scene.hand if self.library.is_vampire[card]]

    # Step 1

    def score_drawing(self, move: Move) -> float:
        """Discard cards of little use as long as they are replaced."""
        if isinstance(move, DrawCards):
            return 0.0
        if isinstance(move, SkipDrawing):
            return -0.1
        left = self.scene.to_draw
        if isinstance(move, DiscardToMoat):
            if not self.scene.closed or left < 8:
                return -1.0
            return 0.1 - self.card_value(self.library.numbers[move.card])
        assert isinstance(move, PutInCellar)
        if left < 8 - len(self.scene.hand):
            return -1.0
        return 0.17 - self.card_value(self.library.numbers[move.card])

    # Step 2

    def score_unmasking(self, move: Move) -> float:
        """Unmask if it wins or allows strong attacks."""
        if not isinstance(move, Unmask):
            return 0.0
        me = NUMBER[move.who]
        open_ = self.unmasked_in_castle()
        ours = [who for who in self.castle if self.chance[who] == 1.0]
        if me in self.castle and len(open_) == 2:
            return 100.0
        plan = self.gathering_value(me, ours)
        if me not in self.castle:
            return max(plan, 0.2 if len(open_) == 2 else -1.0)
        if plan > 0:
            return plan
        secret = 1 - self.public()[me]
        loss = self.vampire_life * (OPEN + SECRET * secret)
        if len(ours) == 3:
            return 2.2 - loss * (2 - len(open_)) + 0.1 * secret
        victims = [who for who in self.castle if self.death(who) > 0]
        if not victims:
            return -loss
        before = max(
            [self.attack_value(who, v, 0) for who in self.castle for v in victims if who != v]
        )
        red = self.vampire_cards()
        more = sum([self.library.value[card] for card in red])
        after = max([self.attack_value(me, victim, more) for victim in victims])
        return after - max(0.0, before) - loss + 0.05 * len(red)

    def gathering_value(self, who: int, ours: list[int]) -> float:
        """The value of unmasking towards three in the castle, if the third can be brought there.

        The one in town goes first, because it is safe there.
        """
        town = [other for other in self.scene.town if self.chance[other] == 1.0]
        if len(ours) != 2 or len(town) != 1 or not self.support.can_exchange():
            return -1.0
        masked = [other for other in (*ours, *town) if not self.scene.is_unmasked(other)]
        if len(masked) == 1:
            return 50.0
        if town[0] in masked:
            return GATHER if who == town[0] else -1.0
        return GATHER

    # Support cards

    def score_support(self, move: Move) -> float:
        """Play a card if it helps more than it costs."""
        if not isinstance(move, PlaySupport):
            return 0.0
        library = self.library
        played = library.numbers[move.card]
        cost = library.cost_by_night[played] if self.scene.night else library.cost_by_day[played]
        rest = [card for card in self.scene.hand if card != played]
        return self.support.current_value(played) - self.cheapest(cost, rest) - 0.03

    # The action

    def score_action(self, move: Move, water: int) -> float:
        """Score an attack by its odds and its target, holy water by its information."""
        if isinstance(move, Attack):
            return self.attack_value(NUMBER[move.who], NUMBER[move.target], water)
        if isinstance(move, AttackWithoutWater):
            return self.attack_value(NUMBER[move.who], NUMBER[move.target], 0)
        if isinstance(move, Pass):
            return 0.0
        if isinstance(move, PassTurn):
            revealed = sum([self.suspicion_value(SPARED, who) for who in self.castle], 0.0)
            return min(0.0, revealed) - self.cheapest(2, list(self.scene.hand))
        if isinstance(move, Ask):
            return self.holy_water_value(NUMBER[move.who])
        assert isinstance(move, Hide)
        return self.hiding_value(NUMBER[move.who]) - PAID * self.cheapest(3, self.vampire_cards())

    def holy_water_value(self, who: int) -> float:
        """The value of holy water: information, and an immediate attack."""
        chance = self.chance[who]
        value = self.library.value
        water = sorted(
            [card for card in self.scene.hand if self.library.is_holy_water[card]],
            key=lambda card: value[card],
        )
        worth = ASKING * 4 * chance * (1 - chance)
        if who in self.castle:
            power = 0
            for each in self.castle:
                if each != who and not self.scene.is_unmasked(each):
                    power = max(power, self.power(each, who))
            power += sum([value[card] for card in water[2:]]) + value[water[0]]
            worth += chance * 0.7 * self.vampire_life * self.other(who, who).below(power)
        else:
            worth *= 0.5
        return worth - self.price(water[:2])

    def hiding_value(self, who: int) -> float:
        """The value for the vampire player of hiding a character in town."""
        if self.chance[who] < 1.0:
            return -0.3
        loss = self.danger(who) * self.kill_chance(who) * self.vampire_life
        return loss + self.suspicion_value(HIDDEN, who)

    def kill_chance(self, who: int) -> float:
        """The chance that the human player kills a vampire if he attacks it next."""
        guard = self.scene.defence_markers[who]
        return max(
            [
                1 - self.other(each, who).below(guard + HELD * self.power(who, each))
                for each in self.castle
                if each != who and not self.scene.is_unmasked(each)
            ],
            default=0.0,
        )

    def attack_value(self, who: int, target: int, more: int) -> float:
        """The value of an attack."""
        stake = self.death(target)
        if stake <= 0:
            return stake - 0.5
        power = self.power(who, target) + more + self.scene.attack_markers[who]
        guard = self.scene.defence_markers[target]
        odds = self.other(target, who).below((power - guard) / WILL - 0.5)
        cost = self.cheapest(3, self.fitting(who, target)) * 0.7
        if self.vampires:
            return stake * odds - cost - self.leak_cost(who, target)
        # A human dies too if the vampire player doesn't defend him.
        chance = self.chance[target]
        won = chance * odds * self.vampire_life - (1 - chance) * self.human_life
        return won - cost

    def leak_cost(self, who: int, target: int) -> float:
        """The cost of revealing, by an attack, who is spared."""
        others = [other for other in self.castle if other != who and other != target]
        return -sum([self.suspicion_value(SPARED, other) for other in others], 0.0)

    def suspicion_value(self, kind: int, who: int) -> float:
        """The value for the vampire player of making a character more suspect."""
        if not self.use_traces or not self.vampires:
            return 0.0
        public = self.public()[who]
        change = TRACE_WEIGHTS[kind] * public * (1 - public)
        return LEAK * change * (-1.0 if self.chance[who] == 1.0 else 0.5)

    # Combat

    def score_combat(self, move: Move) -> float:
        """Start attacks cheaply and go on while they may succeed; defend as cheaply as possible."""
        lead = self.scene.attack - self.scene.defence
        if self.is_active:
            return self.score_attack(move, lead, self.scene.attacker, self.scene.target)
        return self.score_defence(move, lead, self.scene.attacker, self.scene.target)

    def score_attack(self, move: Move, lead: int, who: int, target: int) -> float:
        """Spend little in the first round unless a marker helps; go on if it may succeed."""
        cards = self.fitting(who, target)
        guess = self.other(target, who)
        left = self.power(who, target)
        if self.scene.round == 1:
            marker = self.scene.attack_markers[who]
            enough = lead > 0 and (not marker or lead > guess.mean + guess.spread)
        else:
            odds = guess.below((lead + left) / WILL - 0.5)
            lost = self.death(target) * odds < 0.6 * self.price(cards)
            ahead = lead > 0
            enough = lead > guess.mean + guess.spread or lead + left <= 0 or (lost and not ahead)
        if isinstance(move, Done):
            return 0.0 if enough else -10.0
        assert isinstance(move, Lay)
        if enough:
            return -1.0
        needed = float(1 - lead) if self.scene.round == 1 else 1 + guess.mean - lead
        return self.fit(self.library.numbers[move.card], needed)

    def score_defence(self, move: Move, lead: int, who: int, target: int) -> float:
        """Defend a character if that is worthwhile and possible."""
        saves = -self.death(target)
        cards = self.fitting(target, who)
        reach = self.power(target, who)
        hopeless = lead <= 0 or reach < lead or saves <= 0
        if not hopeless:
            holds = 1.0
            if self.scene.round == 1:
                holds = self.other(who, target).below((reach - lead + 0.5) / WILL)
            needed = self.cheapest(min(lead, 2), cards)
            hopeless = saves * (0.15 + 0.85 * holds) < 0.7 * needed
        if isinstance(move, Done):
            return 0.0 if hopeless else -10.0
        assert isinstance(move, Lay)
        return -1.0 if hopeless else self.fit(self.library.numbers[move.card], float(lead))

    def fit(self, card: int, needed: float) -> float:
        """How well a card fits: just enough value, and little other use."""
        over = self.library.value[card] - needed
        return -self.card_value(card) - (0.05 * over if over >= 0 else -0.5 * over)

    # The rest

    def score_answer(self, prompt: str, move: Move) -> float:
        """Score answers to cards, and forced plays and discards."""
        numbers = self.library.numbers
        if isinstance(move, DiscardToMoat):
            return -self.card_value(numbers[move.card])
        if isinstance(move, Lay):
            return -self.card_value(numbers[move.card])
        if isinstance(move, Take):
            return self.card_value(numbers[move.card])
        if isinstance(move, Cancel):
            return float(self.library.value[numbers[move.card]])
        if isinstance(move, Choose):
            return self.support.choice(move)
        if isinstance(move, On):
            return self.support.character(prompt, NUMBER[move.who])
        return 0.0
