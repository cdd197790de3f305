"""How good each option looks to a seat, from its view alone: for `greedy` and `naive`.

Both play alike, but `naive` takes every possible set of vampires for equally likely, where
`greedy` draws conclusions from what the vampire player did.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import exp

from conclave.core.moves import Move, Pass
from conclave.core.position import Decision, Plain
from conclave.games.empire.cards import LIBRARY
from conclave.games.empire.deduction import suspicions
from conclave.games.empire.rules.library import CombatCard, SupportCard
from conclave.games.empire.rules.moves import (
    Ask,
    Attack,
    AttackWithoutWater,
    Cancel,
    DiscardToMoat,
    Done,
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
from conclave.games.empire.rules.words import CLASS_OF, HOLY_WATER, NUMBER, VAMPIRE, VAMPIRE_SIDE
from conclave.lang.moves import Choose

VAMPIRE_DEATH = 3.0
"""What a vampire's death is worth to the human player, and costs the vampire player."""
HUMAN_DEATH = 1.3
CARD = 0.08
"""What a card in hand is worth, beyond what it can do now."""
DEFENCE_PER_CARD = 0.42
"""How much value a card in an unknown hand brings to a defence, on average."""
DEFENCE_PER_CARD_OF_VAMPIRE = 0.75


def judge(view: Mapping[str, Plain], decision: Decision) -> list[float]:
    """The worth of each option to a player who deduces."""
    return Judge(view, decision, True).worths()


def judge_naively(view: Mapping[str, Plain], decision: Decision) -> list[float]:
    """The worth of each option to a player who draws no conclusions."""
    return Judge(view, decision, False).worths()


class Judge:
    """One moment, seen from one seat."""

    def __init__(self, view: Mapping[str, Plain], decision: Decision, deeds: bool) -> None:
        self.view = view
        self.seat = decision.seat
        self.decision = decision
        self.vampires = view["sides"][self.seat] == VAMPIRE_SIDE
        self.mine = view["active"] == self.seat
        self.hand: list[str] = view["hand"][self.seat]
        self.others: int = view["hand"][1 - self.seat]
        self.chance = {name: found.suspected for name, found in suspicions(view, deeds).items()}

    def worths(self) -> list[float]:
        """For each option what it is worth."""
        ask: Mapping[str, Callable[[Move], float]] = {
            "Drawing": self.drawing,
            "Unmasking": self.unmasking,
            "Supporting": self.supporting,
            "ChoosingAction": self.acting,
            "AttackingAtOnce": self.acting,
            "Laying": self.laying,
            "Hiding": self.keeping,
            "UsingHolyWater": self.keeping,
        }
        each = ask.get(self.decision.prompt, self.answering)
        return [each(move) for move in self.decision.options]

    # Characters

    def death(self, who: str) -> float:
        """What it is worth to me that a character dies."""
        loss = self.chance[who] * VAMPIRE_DEATH - (1 - self.chance[who]) * HUMAN_DEATH
        return -loss if self.vampires else loss

    def unmasked(self, who: str) -> bool:
        """Whether everybody knows him to be a vampire."""
        return who in self.view["unmasked"]

    def fits(self, card: str, who: str, against: str) -> bool:
        """Whether a card of mine may be played for a character against another."""
        printed = LIBRARY.cards[LIBRARY.numbers[card]]
        if not isinstance(printed, CombatCard):
            return False
        if CLASS_OF[NUMBER[who]] in printed.classes:
            return True
        if printed.type == VAMPIRE:
            return self.vampires and self.unmasked(who)
        return printed.type == HOLY_WATER and not self.vampires and self.unmasked(against)

    def power(self, who: str, against: str) -> int:
        """All the value I can play for a character against another."""
        return sum(value(card) for card in self.hand if self.fits(card, who, against))

    # Step 1

    def drawing(self, move: Move) -> float:
        """Put away what is of no use; draw when the hand is good enough or short."""
        if isinstance(move, SkipDrawing):
            return -0.5 if len(self.hand) < 8 else 0.05
        if isinstance(move, PutInCellar | DiscardToMoat):
            if len(self.hand) <= 6:
                return -1.0
            use = self.use(move.card)
            return 0.3 - use - (0.0 if isinstance(move, PutInCellar) else 0.05)
        return 0.1

    def use(self, card: str) -> float:
        """How useful a card is to me now, from 0 to 1."""
        printed = LIBRARY.cards[LIBRARY.numbers[card]]
        if isinstance(printed, SupportCard):
            return 0.35
        castle = self.view["castle"]
        if printed.type == VAMPIRE:
            ready = any(self.unmasked(who) for who in castle)
            return 0.35 + 0.12 * printed.value + (0.2 if ready else 0.0)
        if printed.type == HOLY_WATER:
            return 0.5 + 0.1 * printed.value
        fitting = sum(CLASS_OF[NUMBER[who]] in printed.classes for who in castle)
        return (0.12 + 0.12 * fitting) * printed.value

    # Step 2

    def unmasking(self, move: Move) -> float:
        """Unmask where it wins or gives strong attacks, else stay hidden."""
        if not isinstance(move, Unmask):
            return 0.0
        castle = self.view["castle"]
        open_ = [who for who in castle if self.unmasked(who)]
        if move.who in castle and len(open_) == 2:
            return 100.0
        if move.who not in castle:
            return -1.0
        red = sum(value(card) for card in self.hand if kind(card) == VAMPIRE)
        ours = [who for who in castle if self.chance[who] == 1.0]
        if len(ours) == 3:
            return 2.0
        victims = [self.death(who) for who in castle if who != move.who]
        gain = max(victims, default=0.0) * odds(red - self.guess(False))
        return gain - 1.1

    # Support cards

    def supporting(self, move: Move) -> float:
        """Play what helps now, if it costs little."""
        if not isinstance(move, PlaySupport):
            return 0.0
        printed = LIBRARY.cards[LIBRARY.numbers[move.card]]
        assert isinstance(printed, SupportCard)
        cost = printed.night if self.view["time"] == "night" else printed.day
        price = CARD * 2 * cost + 0.02
        if self.view["combat"] is not None:
            return self.in_combat() - price
        return HELP.get(move.card, 0.1) - price

    def in_combat(self) -> float:
        """What more value is worth in a combat that is not decided."""
        combat = self.view["combat"]
        stake = abs(self.death(combat["target"]))
        wants = (self.death(combat["target"]) > 0) == self.mine
        lead = combat["attack"] - combat["defence"]
        behind = lead <= 0 if self.mine else lead > 0
        return 0.5 * stake if wants and behind and abs(lead) <= 3 else -1.0

    # The action

    def acting(self, move: Move) -> float:
        """An attack by its chance and its victim, holy water by what it would tell."""
        if isinstance(move, PassTurn | Pass):
            return 0.0 if isinstance(move, Pass) else -2 * CARD
        if isinstance(move, Attack | AttackWithoutWater):
            water = self.decision.facts.get("number", 0) if isinstance(move, Attack) else 0
            assert isinstance(water, int)
            return self.attack(move.who, move.target, water)
        if isinstance(move, Ask):
            doubt = self.chance[move.who]
            certain = 0.2 if move.who in self.view["castle"] else -0.3
            return 1.6 * doubt * (1 - doubt) + 0.9 * doubt * (certain > 0) + certain - 0.35
        assert isinstance(move, Hide)
        danger = -self.death(move.who) * 0.35 if self.chance[move.who] == 1.0 else -0.3
        return danger - 0.55

    def attack(self, who: str, target: str, water: int) -> float:
        """The worth of an attack."""
        stake = self.death(target)
        if stake <= 0:
            return stake - 0.5
        strength = self.power(who, target) + water
        strength += self.view["attack_markers"].get(who, 0)
        defence = self.guess(self.unmasked(target)) + self.view["defence_markers"].get(target, 0)
        if not self.vampires:
            # The vampire player seldom spends cards on humans.
            defence *= 0.35 + 0.65 * self.chance[target]
        return stake * odds(strength - defence) - 3 * CARD

    def guess(self, vampire: bool) -> float:
        """How much the other can put up in defence, on average."""
        return self.others * (DEFENCE_PER_CARD_OF_VAMPIRE if vampire else DEFENCE_PER_CARD)

    # Combat

    def laying(self, move: Move) -> float:
        """Attack as long as it may succeed, defend as cheaply as possible."""
        combat = self.view["combat"]
        facts = self.decision.facts
        attack, defence = int(str(facts["attack"])), int(str(facts["defence"]))
        target = combat["target"]
        if self.mine:
            return self.attacking(move, attack, defence, combat)
        saves = -self.death(target)
        reach = self.power(target, combat["attacker"])
        missing = attack - defence
        if missing <= 0 or saves <= 0.1 or reach < missing:
            return 1.0 if isinstance(move, Done) else 0.0
        if isinstance(move, Done):
            return -1.0
        assert isinstance(move, Lay)
        over = value(move.card) - missing
        return 1.0 - 0.1 * abs(over) - (0.3 if over > 0 else 0.0)

    def attacking(
        self, move: Move, attack: int, defence: int, combat: Mapping[str, Plain]
    ) -> float:
        """A strong first round; a second one only where it may still succeed."""
        left = self.power(combat["attacker"], combat["target"])
        if combat["round"] == 1:
            enough = attack >= 4 + self.view["defence_markers"].get(combat["target"], 0)
        else:
            enough = attack > defence + 2 or attack + left <= defence
        if isinstance(move, Done):
            return 1.0 if enough else -1.0
        assert isinstance(move, Lay)
        return 0.1 * value(move.card)

    # The rest

    def keeping(self, move: Move) -> float:
        """Of cards that must go, the least useful."""
        assert isinstance(move, Lay | DiscardToMoat)
        return -self.use(move.card)

    def answering(self, move: Move) -> float:
        """What cards ask for."""
        if isinstance(move, DiscardToMoat):
            return -self.use(move.card)
        if isinstance(move, Take):
            return self.use(move.card)
        if isinstance(move, Cancel):
            return float(value(move.card))
        if isinstance(move, On):
            return self.on(move.who)
        if isinstance(move, Choose):
            return 1.0 if (move.effect == "attack-marker") == self.vampires else 0.0
        return 0.0

    def on(self, who: str) -> float:
        """Which character to do something to: mine to save, the other's to be rid of."""
        if self.decision.prompt == "SendToTown":
            return -self.death(who)
        return -self.death(who)


HELP = {
    "swarm-of-bats": 0.3,
    "sermon": 0.3,
    "crypt-door": 0.35,
    "wine-cellar": 0.35,
    "spring": 0.5,
    "nightmares": 0.5,
    "thick-fog": 0.2,
    "barred-gates": 0.1,
    "secret-passage": 0.3,
    "purge": 0.2,
    "organist": 0.2,
    "lady-in-waiting": 0.2,
    "kitchen-boy": 0.2,
    "novice": 0.2,
    "squire": 0.2,
    "ostler": 0.2,
}


def value(card: str) -> int:
    """The combat value of a card; 0 for others."""
    return LIBRARY.value[LIBRARY.numbers[card]]


def kind(card: str) -> str:
    """The type of a combat card."""
    return LIBRARY.combat[LIBRARY.numbers[card]].type


def odds(lead: float) -> float:
    """How likely an attack with so much more than the expected defence succeeds."""
    return 1 / (1 + exp(-lead / 1.5))
