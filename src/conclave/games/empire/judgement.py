"""How good each option looks to a seat, from its view alone: for `greedy` and `naive`.

Both play alike, but `naive` takes every possible set of vampires for equally likely, and thinks
that the other does so too; `greedy` draws conclusions from what the vampire player did, and as
the vampire player minds what his deeds give away.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from conclave.core.moves import Move, Pass
from conclave.core.position import Decision, Plain
from conclave.games.empire.cards import LIBRARY
from conclave.games.empire.deduction import WEIGHTS, suspected, suspicions
from conclave.games.empire.helping import Helping
from conclave.games.empire.reckoning import CLASS, COMBAT, VALUE, Reckoning
from conclave.games.empire.rules.library import SupportCard
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
from conclave.games.empire.rules.words import HOLY_WATER, VAMPIRE
from conclave.lang.moves import Choose

LIVES = 6.0
"""What all vampires, or all humans, are worth; a life is its share among those that are left."""
CARD = 0.06
"""What any card in hand is worth."""
POINT = 0.17
"""What each point of value is worth, for each use that a card has."""
LEAK = 0.35
"""What it costs the vampire player that a vampire of his becomes wholly suspected; half of it is
what he gains if a human does."""
WILL = 1.0
"""How much of what he could play an opponent does play."""
OPEN = 0.12
"""What part of its life it costs a vampire to be unmasked, even if everybody suspects it."""
SECRET = 0.35
"""What part more, if nobody does."""
GATHER = 0.5
"""What a step towards three unmasked vampires in the castle is worth."""
ASKING = 0.9
"""What it is worth to know for sure what a doubtful character is."""


def judge(view: Mapping[str, Plain], decision: Decision) -> list[float]:
    """The worth of each option to a player who deduces."""
    return Judge(view, decision, True).worths()


def judge_naively(view: Mapping[str, Plain], decision: Decision) -> list[float]:
    """The worth of each option to a player who draws no conclusions."""
    return Judge(view, decision, False).worths()


class Judge(Reckoning):
    """One moment, seen from one seat."""

    def __init__(self, view: Mapping[str, Plain], decision: Decision, deeds: bool) -> None:
        super().__init__(view, decision.seat)
        self.decision = decision
        self.deeds = deeds
        self.mine = view["active"] == self.seat
        self.castle: list[str] = view["castle"]
        self.chance = {name: found.suspected for name, found in suspicions(view, deeds).items()}
        """How likely each is a vampire, as far as I know."""
        alive = [self.chance[name] for name in (*self.castle, *view["town"])]
        vampires = round(sum(alive, 0.0))
        self.vampire_life = LIVES / max(1, vampires)
        self.human_life = LIVES / max(1, len(alive) - vampires)
        self._public: dict[str, float] | None = None

    def worths(self) -> list[float]:
        """For each option what it is worth."""
        ask: Mapping[str, Callable[[Move], float]] = {
            "Drawing": self.drawing,
            "Unmasking": self.unmasking,
            "Supporting": self.supporting,
            "ChoosingAction": self.acting,
            "AttackingAtOnce": self.acting,
            "Laying": self.laying,
        }
        each = ask.get(self.decision.prompt, self.answering)
        return [each(move) for move in self.decision.options]

    # Characters

    def death(self, who: str) -> float:
        """What it is worth to me that a character dies."""
        chance = self.chance[who]
        loss = chance * self.vampire_life - (1 - chance) * self.human_life
        return -loss if self.vampires else loss

    def public(self) -> dict[str, float]:
        """How likely each is a vampire, as far as the human player may conclude."""
        if self._public is None:
            self._public = suspected(self.view, self.deeds)
        return self._public

    def danger(self, who: str) -> float:
        """How likely it is that the other turns on a character of mine in his next turn."""
        if who not in self.castle:
            return 0.0
        if self.vampires:
            return 0.15 + 0.6 * self.public()[who]
        return 0.35

    # Cards

    def use(self, card: str) -> float:
        """What a card is worth in my hand."""
        printed = COMBAT[card]
        if not printed.type:
            return 0.12 + 0.5 * max(0.0, Helping(self).soon(card))
        uses = 0.0
        for who in self.castle:
            if CLASS[who] in printed.classes:
                uses += 0.6 + (0.8 if self.death(who) < 0 else 0.0)
        uses += 0.15 * sum([CLASS[who] in printed.classes for who in self.view["town"]])
        if printed.type == VAMPIRE:
            uses += 0.5 + 1.2 * sum([who in self.unmasked for who in self.castle])
        if printed.type == HOLY_WATER:
            uses += 2.0 + 1.2 * sum([who in self.unmasked for who in self.castle])
        return CARD + POINT * printed.value * uses

    def price(self, cards: list[str]) -> float:
        """What playing cards costs."""
        return sum([self.use(card) for card in cards], 0.0)

    # Step 1

    def drawing(self, move: Move) -> float:
        """Put away what is of little use, as long as other cards come for it."""
        if isinstance(move, DrawCards):
            return 0.0
        if isinstance(move, SkipDrawing):
            return -0.1
        assert isinstance(move, PutInCellar | DiscardToMoat)
        left = self.view["draw_pile"][self.seat]
        if isinstance(move, DiscardToMoat):
            if not self.view["cellar_closed"][self.seat] or left < 8:
                return -1.0
            return 0.1 - self.use(move.card)
        if left < 8 - len(self.hand):
            return -1.0
        return 0.17 - self.use(move.card)

    # Step 2

    def unmasking(self, move: Move) -> float:
        """Unmask where it wins or gives strong attacks, else stay hidden."""
        if not isinstance(move, Unmask):
            return 0.0
        open_ = [who for who in self.castle if who in self.unmasked]
        ours = [who for who in self.castle if self.chance[who] == 1.0]
        if move.who in self.castle and len(open_) == 2:
            return 100.0
        plan = self.gathering(move.who, ours)
        if move.who not in self.castle:
            return max(plan, 0.2 if len(open_) == 2 else -1.0)
        if plan > 0:
            return plan
        secret = 1 - self.public()[move.who]
        loss = self.vampire_life * (OPEN + SECRET * secret)
        if len(ours) == 3:
            return 2.2 - loss * (2 - len(open_)) + 0.1 * secret
        victims = [who for who in self.castle if self.death(who) > 0]
        if not victims:
            return -loss
        before = max(self.reward(who, v, 0) for who in self.castle for v in victims if who != v)
        red = [card for card in self.hand if COMBAT[card].type == VAMPIRE]
        more = sum([VALUE[card] for card in red])
        after = max(self.reward(move.who, v, more) for v in victims)
        return after - max(0.0, before) - loss + 0.05 * len(red)

    def gathering(self, who: str, ours: list[str]) -> float:
        """What unmasking is worth towards three in the castle, if the third can be brought there.

        The one in town first, where it is safe.
        """
        town = [other for other in self.view["town"] if self.chance[other] == 1.0]
        if len(ours) != 2 or len(town) != 1 or not Helping(self).can_exchange():
            return -1.0
        masked = [other for other in (*ours, *town) if other not in self.unmasked]
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
        printed = LIBRARY.cards[LIBRARY.numbers[move.card]]
        assert isinstance(printed, SupportCard)
        cost = printed.night if self.view["time"] == "night" else printed.day
        rest = sorted([self.use(card) for card in self.hand if card != move.card])
        return Helping(self).now(move.card) - sum(rest[:cost], 0.0) - 0.03

    # The action

    def acting(self, move: Move) -> float:
        """An attack by its chance and its victim, holy water by what it would tell."""
        if isinstance(move, Pass):
            return 0.0
        if isinstance(move, PassTurn):
            told = sum([self.telling("spared", who) for who in self.castle], 0.0)
            return min(0.0, told) - sum(sorted([self.use(card) for card in self.hand])[:2], 0.0)
        if isinstance(move, Attack | AttackWithoutWater):
            water = self.decision.facts.get("number", 0) if isinstance(move, Attack) else 0
            assert isinstance(water, int)
            return self.reward(move.who, move.target, water)
        if isinstance(move, Ask):
            return self.asking(move.who)
        assert isinstance(move, Hide)
        red = sorted([self.use(card) for card in self.hand if COMBAT[card].type == VAMPIRE])
        return self.hiding(move.who) - sum(red[:3], 0.0)

    def asking(self, who: str) -> float:
        """What holy water is worth: to know, and to attack at once."""
        chance = self.chance[who]
        water = sorted(
            [card for card in self.hand if COMBAT[card].type == HOLY_WATER],
            key=lambda card: VALUE[card],
        )
        worth = ASKING * 4 * chance * (1 - chance)
        if who in self.castle:
            helpers = [each for each in self.castle if each != who and each not in self.unmasked]
            power = max([self.power(each, who) for each in helpers], default=0)
            power += sum([VALUE[card] for card in water[2:]]) + VALUE[water[0]]
            worth += chance * 0.7 * self.vampire_life * self.other(who, who).below(power)
        else:
            worth *= 0.5
        return worth - self.price(water[:2])

    def hiding(self, who: str) -> float:
        """What it is worth to the vampire player that a character goes to town."""
        if self.chance[who] < 1.0:
            return -0.3
        return self.danger(who) * self.vampire_life * 0.5

    def reward(self, who: str, target: str, more: int) -> float:
        """The worth of an attack."""
        stake = self.death(target)
        if stake <= 0:
            return stake - 0.5
        markers = self.view["attack_markers"].get(who, 0)
        power = self.power(who, target) + more + markers
        guard = self.view["defence_markers"].get(target, 0)
        odds = self.other(target, who).below((power - guard) / WILL - 0.5)
        cards = sorted([self.use(card) for card in self.fitting(who, target)])
        cost = sum(cards[:3], 0.0) * 0.7
        if self.vampires:
            return stake * odds - cost - self.leaking(who, target)
        # Whom the vampire player does not defend dies all the same.
        chance = self.chance[target]
        won = chance * odds * self.vampire_life - (1 - chance) * self.human_life
        return won - cost

    def leaking(self, who: str, target: str) -> float:
        """What an attack tells about those who are spared."""
        others = [other for other in self.castle if other not in (who, target)]
        return -sum([self.telling("spared", other) for other in others], 0.0)

    def telling(self, deed: str, who: str) -> float:
        """What it is worth to the vampire player that a deed makes a character more suspect."""
        if not self.deeds or not self.vampires:
            return 0.0
        public = self.public()[who]
        change = WEIGHTS[deed] * public * (1 - public)
        return LEAK * change * (-1.0 if self.chance[who] == 1.0 else 0.5)

    # Combat

    def laying(self, move: Move) -> float:
        """Attack with little and go on as long as it may succeed, defend as cheaply as possible."""
        combat = self.view["combat"]
        facts = self.decision.facts
        lead = int(str(facts["attack"])) - int(str(facts["defence"]))
        who, target = combat["attacker"], combat["target"]
        if self.mine:
            return self.attacking(move, lead, who, target, combat["round"])
        return self.defending(move, lead, who, target, combat["round"])

    def attacking(self, move: Move, lead: int, who: str, target: str, round_: int) -> float:
        """A first round with little, unless a marker helps; a second one if it may succeed."""
        cards = self.fitting(who, target)
        guess = self.other(target, who)
        left = sum([VALUE[card] for card in cards])
        if round_ == 1:
            marker = self.view["attack_markers"].get(who, 0)
            enough = lead > 0 and (not marker or lead > guess.mean + guess.spread)
        else:
            lost = self.death(target) * guess.below((lead + left) / WILL - 0.5) < 0.6 * self.price(
                cards
            )
            begun = lead > 0
            enough = lead > guess.mean + guess.spread or lead + left <= 0 or (lost and not begun)
        if isinstance(move, Done):
            return 0.0 if enough else -10.0
        assert isinstance(move, Lay)
        if enough:
            return -1.0
        needed = 1 - lead if round_ == 1 else 1 + guess.mean - lead
        return self.suiting(move.card, needed)

    def defending(self, move: Move, lead: int, who: str, target: str, round_: int) -> float:
        """Hold what is worth holding, if it can be held."""
        saves = -self.death(target)
        cards = self.fitting(target, who)
        reach = sum([VALUE[card] for card in cards])
        hopeless = lead <= 0 or reach < lead or saves <= 0
        if not hopeless:
            holds = 1.0
            if round_ == 1:
                holds = self.other(who, target).below((reach - lead + 0.5) / WILL)
            needed = sorted([self.use(card) for card in cards])[:lead]
            hopeless = saves * (0.15 + 0.85 * holds) < 0.7 * sum(needed[:2], 0.0)
        if isinstance(move, Done):
            return 0.0 if hopeless else -10.0
        assert isinstance(move, Lay)
        return -1.0 if hopeless else self.suiting(move.card, lead)

    def suiting(self, card: str, needed: float) -> float:
        """How well a card suits what is needed: just enough, and of little other use."""
        over = VALUE[card] - needed
        return -self.use(card) - (0.05 * over if over >= 0 else -0.5 * over)

    # The rest

    def answering(self, move: Move) -> float:
        """What cards ask for, and what must be played or discarded."""
        if isinstance(move, DiscardToMoat | Lay):
            return -self.use(move.card)
        if isinstance(move, Take):
            return self.use(move.card)
        if isinstance(move, Cancel):
            return float(VALUE[move.card])
        if isinstance(move, On | Choose):
            return Helping(self).choice(move)
        return 0.0
