"""How good each option looks to a seat, from its view alone: for `greedy` and `naive`.

Both play alike, but `naive` takes every possible set of vampires for equally likely, and thinks
that the other does so too; `greedy` draws conclusions from what the vampire player did, and as
the vampire player minds what his deeds give away.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from conclave.core.moves import Move, Options, Pass
from conclave.core.position import Decision, Plain
from conclave.games.empire.deduction import SPEAKS, suspects
from conclave.games.empire.judging.helping import Helping
from conclave.games.empire.judging.reckoning import Reckoning
from conclave.games.empire.judging.scene import Scene, seen_in
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
from conclave.games.empire.rules.words import CLASS_OF, HIDDEN, NUMBER, SPARED
from conclave.lang.moves import Choose

LIVES: Final = 6.0
"""What all vampires, or all humans, are worth; a life is its share among those that are left."""
CARD: Final = 0.06
"""What any card in hand is worth."""
POINT: Final = 0.17
"""What each point of value is worth, for each use that a card has."""
LEAK: Final = 0.35
"""What it costs the vampire player that a vampire of his becomes wholly suspected; half of it is
what he gains if a human does."""
WILL: Final = 1.0
"""How much of what he could play an opponent does play."""
OPEN: Final = 0.12
"""What part of its life it costs a vampire to be unmasked, even if everybody suspects it."""
SECRET: Final = 0.35
"""What part more, if nobody does."""
GATHER: Final = 0.5
"""What a step towards three unmasked vampires in the castle is worth."""
HELD: Final = 0.7
"""How much of what I could play in defence now I can still play in his next turn."""
PAID: Final = 0.5
"""How much of their worth vampire cards cost that are played for hiding: they come to little else
while nobody is unmasked."""
ASKING: Final = 0.9
"""What it is worth to know for sure what a doubtful character is."""


def judge(view: Mapping[str, Plain], decision: Decision) -> list[float]:
    """The worth of each option to a player who deduces."""
    return Judge(seen_in(view, decision.seat), True).worths(decision.prompt, decision.options)


def judge_naively(view: Mapping[str, Plain], decision: Decision) -> list[float]:
    """The worth of each option to a player who draws no conclusions."""
    return Judge(seen_in(view, decision.seat), False).worths(decision.prompt, decision.options)


class Judge(Reckoning):
    """One moment, seen from one seat."""

    def __init__(self, scene: Scene, deeds: bool) -> None:
        super().__init__(scene)
        self.deeds = deeds
        self.vampires = scene.vampires
        self.mine = scene.active == scene.seat
        self.castle = scene.castle
        self.chance = suspects(scene.traces, scene.known, scene.found, deeds)
        """How likely each is a vampire, as far as I know."""
        alive = [self.chance[who] for who in (*scene.castle, *scene.town)]
        vampires = round(sum(alive, 0.0))
        self.vampire_life = LIVES / max(1, vampires)
        self.human_life = LIVES / max(1, len(alive) - vampires)
        self.helping = Helping(self)
        self._public: list[float] = []
        self._uses: dict[int, float] = {}

    def worths(self, prompt: str, options: Options) -> list[float]:
        """For each option what it is worth."""
        return [self.worth(prompt, options.at(place)) for place in range(len(options))]

    def worth(self, prompt: str, move: Move) -> float:
        """What one option is worth."""
        if prompt == "Laying":
            return self.laying(move)
        if prompt == "Supporting":
            return self.supporting(move)
        if prompt == "Drawing":
            return self.drawing(move)
        if prompt == "ChoosingAction":
            return self.acting(move, 0)
        if prompt == "Unmasking":
            return self.unmasking(move)
        if prompt == "AttackingAtOnce":
            value = self.library.value
            water = [value[card] for card in self.scene.laid[self.scene.seat]]
            return self.acting(move, min(water))
        return self.answering(prompt, move)

    # Characters

    def death(self, who: int) -> float:
        """What it is worth to me that a character dies."""
        chance = self.chance[who]
        loss = chance * self.vampire_life - (1 - chance) * self.human_life
        return -loss if self.vampires else loss

    def public(self) -> list[float]:
        """How likely each is a vampire, as far as the human player may conclude."""
        if not self._public:
            scene = self.scene
            known = scene.unmasked | scene.cleared
            self._public = suspects(scene.traces, known, scene.unmasked, self.deeds)
        return self._public

    def danger(self, who: int) -> float:
        """How likely it is that the other turns on a character of mine in his next turn."""
        if who not in self.castle:
            return 0.0
        if self.vampires:
            return 0.15 + 0.6 * self.public()[who]
        return 0.35

    # Cards

    def use(self, card: int) -> float:
        """What a card is worth in my hand."""
        found = self._uses.get(card)
        if found is None:
            found = self._uses[card] = self._use(card)
        return found

    def _use(self, card: int) -> float:
        library = self.library
        if library.is_support[card]:
            return 0.12 + 0.5 * max(0.0, self.helping.soon(card))
        classes = library.classes[card]
        uses = 0.0
        for who in self.castle:
            if CLASS_OF[who] in classes:
                uses += 0.6 + (0.8 if self.death(who) < 0 else 0.0)
        uses += 0.15 * sum([CLASS_OF[who] in classes for who in self.scene.town])
        if library.is_vampire[card]:
            uses += 0.5 + 1.2 * len(self.open_())
        if library.is_holy_water[card]:
            uses += 2.0 + 1.2 * len(self.open_())
        return CARD + POINT * library.value[card] * uses

    def open_(self) -> list[int]:
        """The unmasked in the castle."""
        return [who for who in self.castle if self.scene.is_unmasked(who)]

    def price(self, cards: list[int]) -> float:
        """What playing cards costs."""
        return sum([self.use(card) for card in cards], 0.0)

    def cheapest(self, number: int, cards: list[int]) -> float:
        """What so many of these cards cost, those of least use."""
        return sum(sorted([self.use(card) for card in cards])[:number], 0.0)

    def red(self) -> list[int]:
        """My vampire cards."""
        return [card for card in self.scene.hand if self.library.is_vampire[card]]

    # Step 1

    def drawing(self, move: Move) -> float:
        """Put away what is of little use, as long as other cards come for it."""
        if isinstance(move, DrawCards):
            return 0.0
        if isinstance(move, SkipDrawing):
            return -0.1
        left = self.scene.to_draw
        if isinstance(move, DiscardToMoat):
            if not self.scene.closed or left < 8:
                return -1.0
            return 0.1 - self.use(self.library.numbers[move.card])
        assert isinstance(move, PutInCellar)
        if left < 8 - len(self.scene.hand):
            return -1.0
        return 0.17 - self.use(self.library.numbers[move.card])

    # Step 2

    def unmasking(self, move: Move) -> float:
        """Unmask where it wins or gives strong attacks, else stay hidden."""
        if not isinstance(move, Unmask):
            return 0.0
        me = NUMBER[move.who]
        open_ = self.open_()
        ours = [who for who in self.castle if self.chance[who] == 1.0]
        if me in self.castle and len(open_) == 2:
            return 100.0
        plan = self.gathering(me, ours)
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
        before = max([self.reward(who, v, 0) for who in self.castle for v in victims if who != v])
        red = self.red()
        more = sum([self.library.value[card] for card in red])
        after = max([self.reward(me, victim, more) for victim in victims])
        return after - max(0.0, before) - loss + 0.05 * len(red)

    def gathering(self, who: int, ours: list[int]) -> float:
        """What unmasking is worth towards three in the castle, if the third can be brought there.

        The one in town first, where it is safe.
        """
        town = [other for other in self.scene.town if self.chance[other] == 1.0]
        if len(ours) != 2 or len(town) != 1 or not self.helping.can_exchange():
            return -1.0
        masked = [other for other in (*ours, *town) if not self.scene.is_unmasked(other)]
        if len(masked) == 1:
            return 50.0
        if town[0] in masked:
            return GATHER if who == town[0] else -1.0
        return GATHER

    # Support cards

    def supporting(self, move: Move) -> float:
        """Play what helps now more than it costs."""
        if not isinstance(move, PlaySupport):
            return 0.0
        library = self.library
        played = library.numbers[move.card]
        cost = library.cost_by_night[played] if self.scene.night else library.cost_by_day[played]
        rest = [card for card in self.scene.hand if card != played]
        return self.helping.now(played) - self.cheapest(cost, rest) - 0.03

    # The action

    def acting(self, move: Move, water: int) -> float:
        """An attack by its chance and its victim, holy water by what it would tell."""
        if isinstance(move, Attack):
            return self.reward(NUMBER[move.who], NUMBER[move.target], water)
        if isinstance(move, AttackWithoutWater):
            return self.reward(NUMBER[move.who], NUMBER[move.target], 0)
        if isinstance(move, Pass):
            return 0.0
        if isinstance(move, PassTurn):
            told = sum([self.telling(SPARED, who) for who in self.castle], 0.0)
            return min(0.0, told) - self.cheapest(2, list(self.scene.hand))
        if isinstance(move, Ask):
            return self.asking(NUMBER[move.who])
        assert isinstance(move, Hide)
        return self.hiding(NUMBER[move.who]) - PAID * self.cheapest(3, self.red())

    def asking(self, who: int) -> float:
        """What holy water is worth: to know, and to attack at once."""
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

    def hiding(self, who: int) -> float:
        """What it is worth to the vampire player that a character goes to town."""
        if self.chance[who] < 1.0:
            return -0.3
        loss = self.danger(who) * self.slain(who) * self.vampire_life
        return loss + self.telling(HIDDEN, who)

    def slain(self, who: int) -> float:
        """How likely the human player can kill a vampire of mine, if he attacks it next."""
        guard = self.scene.defence_markers[who]
        return max(
            [
                1 - self.other(each, who).below(guard + HELD * self.power(who, each))
                for each in self.castle
                if each != who and not self.scene.is_unmasked(each)
            ],
            default=0.0,
        )

    def reward(self, who: int, target: int, more: int) -> float:
        """The worth of an attack."""
        stake = self.death(target)
        if stake <= 0:
            return stake - 0.5
        power = self.power(who, target) + more + self.scene.attack_markers[who]
        guard = self.scene.defence_markers[target]
        odds = self.other(target, who).below((power - guard) / WILL - 0.5)
        cost = self.cheapest(3, self.fitting(who, target)) * 0.7
        if self.vampires:
            return stake * odds - cost - self.leaking(who, target)
        # Whom the vampire player does not defend dies all the same.
        chance = self.chance[target]
        won = chance * odds * self.vampire_life - (1 - chance) * self.human_life
        return won - cost

    def leaking(self, who: int, target: int) -> float:
        """What an attack tells about those who are spared."""
        others = [other for other in self.castle if other != who and other != target]
        return -sum([self.telling(SPARED, other) for other in others], 0.0)

    def telling(self, deed: int, who: int) -> float:
        """What it is worth to the vampire player that a deed makes a character more suspect."""
        if not self.deeds or not self.vampires:
            return 0.0
        public = self.public()[who]
        change = SPEAKS[deed] * public * (1 - public)
        return LEAK * change * (-1.0 if self.chance[who] == 1.0 else 0.5)

    # Combat

    def laying(self, move: Move) -> float:
        """Attack with little and go on as long as it may succeed, defend as cheaply as possible."""
        lead = self.scene.attack - self.scene.defence
        if self.mine:
            return self.attacking(move, lead, self.scene.attacker, self.scene.target)
        return self.defending(move, lead, self.scene.attacker, self.scene.target)

    def attacking(self, move: Move, lead: int, who: int, target: int) -> float:
        """A first round with little, unless a marker helps; a second one if it may succeed."""
        cards = self.fitting(who, target)
        guess = self.other(target, who)
        left = self.power(who, target)
        if self.scene.round == 1:
            marker = self.scene.attack_markers[who]
            enough = lead > 0 and (not marker or lead > guess.mean + guess.spread)
        else:
            odds = guess.below((lead + left) / WILL - 0.5)
            lost = self.death(target) * odds < 0.6 * self.price(cards)
            begun = lead > 0
            enough = lead > guess.mean + guess.spread or lead + left <= 0 or (lost and not begun)
        if isinstance(move, Done):
            return 0.0 if enough else -10.0
        assert isinstance(move, Lay)
        if enough:
            return -1.0
        needed = float(1 - lead) if self.scene.round == 1 else 1 + guess.mean - lead
        return self.suiting(self.library.numbers[move.card], needed)

    def defending(self, move: Move, lead: int, who: int, target: int) -> float:
        """Hold what is worth holding, if it can be held."""
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
        return -1.0 if hopeless else self.suiting(self.library.numbers[move.card], float(lead))

    def suiting(self, card: int, needed: float) -> float:
        """How well a card suits what is needed: just enough, and of little other use."""
        over = self.library.value[card] - needed
        return -self.use(card) - (0.05 * over if over >= 0 else -0.5 * over)

    # The rest

    def answering(self, prompt: str, move: Move) -> float:
        """What cards ask for, and what must be played or discarded."""
        numbers = self.library.numbers
        if isinstance(move, DiscardToMoat):
            return -self.use(numbers[move.card])
        if isinstance(move, Lay):
            return -self.use(numbers[move.card])
        if isinstance(move, Take):
            return self.use(numbers[move.card])
        if isinstance(move, Cancel):
            return float(self.library.value[numbers[move.card]])
        if isinstance(move, Choose):
            return self.helping.choice(move)
        if isinstance(move, On):
            return self.helping.character(prompt, NUMBER[move.who])
        return 0.0
