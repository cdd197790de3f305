"""How good each option looks, from one seat's view alone: what the greedy bot goes by.

Everything is weighed in pool: one of one's own is worth 1. To pass, to decline and to be done are
worth nothing, so that what gains nothing is left alone, and nothing goes on for ever.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from conclave.core.moves import Move, Pass
from conclave.core.position import Decision, Plain
from conclave.games.vtes.cards import LIBRARY
from conclave.games.vtes.judging.during import During, actions_of
from conclave.games.vtes.judging.fights import Blow, Fights, blow_of
from conclave.games.vtes.judging.sight import (
    BLOOD,
    OUSTED,
    Seen,
    Sight,
    crypt_of,
    has,
    levels,
    printed_of,
)
from conclave.games.vtes.judging.worth import CARD, EDGE, SOMETHING, Scene
from conclave.games.vtes.rules import moves as m
from conclave.games.vtes.rules.abilities import Action, Can, Cost, Motion, Targeting
from conclave.games.vtes.rules.decks import RANDOM
from conclave.games.vtes.rules.moves import FOR
from conclave.games.vtes.rules.strikes import HAND_STRIKE
from conclave.games.vtes.rules.words import MASTER, NOTHING, TAKES_ACTION
from conclave.games.vtes.vocabulary.choosing import ForOne
from conclave.lang.effects import Either, effect_name
from conclave.lang.moves import Choose, No, Yes
from conclave.lang.nodes import walk

RESERVE: Final = (3, 6, 9, 11, 14)
"""How much pool is kept when vampires are influenced, by how many minions are ready already."""
CROWD: Final = 5
"""With so many minions, no more are influenced."""
CRYPT_POOL: Final = 15
"""With less pool no further vampire is drawn."""
HUNGRY: Final = 2
"""With no more blood than this a vampire would rather hunt than bleed for 1."""
HUNT: Final = {1: 0.9, 2: 0.75}
"""What a blood is worth to who has so little."""
WAITS: Final = -0.01
"""Not now, though it does no harm."""
HUNTED_DOWN: Final = 0.3
"""How often a blood hunt is called, by tables that vote at random."""
USELESS: Final = 0.4
"""A card whose worth in hand is less than this is discarded for another."""
PATIENCE: Final = 60
"""After so many turns it is waited for less and less, so that no two wait for each other."""


def judge(view: dict[str, Plain], decision: Decision) -> list[float]:
    """What each option is worth, as this seat may see it."""
    judgement = Judgement(view, decision)
    return [round(judgement.worth(move), 6) for move in decision.options]


class Judgement:
    """One question, as one seat sees it."""

    def __init__(self, view: dict[str, Plain], decision: Decision) -> None:
        self.view = view
        self.decision = decision
        self.sight = Sight(view, decision)
        self.fights = Fights(self.sight)
        self.weigh = During(self.sight, self.fights)
        self.me = decision.seat

    def worth(self, move: Move) -> float:
        """What a move is worth."""
        judge = JUDGED.get(type(move))
        return 0.0 if judge is None else judge(self, move)

    # Decks, discards, contests

    def deck(self, move: m.ChooseDeck) -> float:
        """Any deck that was built is better than one that was drawn."""
        return 0.0 if move.deck == RANDOM else 1.0

    def discard(self, move: m.Discard) -> float:
        """The least useful card goes; where nothing has to go, only a useless one."""
        keep = self.keeping(move.card)
        if self.decision.prompt == "DiscardPhase":
            return USELESS - keep
        return -keep

    def keeping(self, name: str) -> float:
        """What a card in hand is worth: as much as there are minions who may play it."""
        printed = printed_of(name)
        if printed is None:
            return 0.0
        worth = 0.0
        for mode in printed.modes:
            if not mode.disciplines and not printed.clans:
                worth = max(worth, 0.5)
                continue
            ready = [minion.data for minion in self.sight.minions(self.me)]
            able = [d for d in ready if has(d["disciplines"], mode)]
            fits = [d for d in able if not printed.clans or d["clan"] in printed.clans]
            worth = max(worth, 0.6 if fits else 0.0)
            for data in self.view["uncontrolled"][self.me]:
                crypt = crypt_of(data["card"] or "")
                if crypt is not None and has(levels(crypt), mode):
                    worth = max(worth, 0.35)
        if MASTER in printed.types and printed.cost.pool >= self.sight.pool[self.me] - 2:
            worth = 0.1
        return worth - 0.15 * (self.sight.hand.count(name) - 1)

    def pay(self, move: m.Pay) -> float:
        """A contested vampire is worth a pool a turn for as long as there is enough."""
        return 0.5 if self.sight.pool[self.me] > 8 else -0.5

    # Influence

    def transfer(self, move: m.Transfer) -> float:
        """Whoever is nearest to coming out, while the pool stays safe; no more than is needed."""
        vampire = self.sight.uncontrolled(move.card)
        if vampire is None or vampire["capacity"] is None:
            return -1.0
        missing: int = vampire["capacity"] - vampire["counters"]
        ready = len(self.sight.minions(self.me))
        reserve = RESERVE[min(ready, len(RESERVE) - 1)]
        if missing <= 0 or self.sight.pool[self.me] - missing < reserve:
            return -1.0
        if ready >= CROWD and not vampire["counters"]:
            return -0.5
        return 1.0 + 1 / (missing + 1)

    def withhold(self, move: m.Withhold) -> float:
        """Only to stay alive, or from whom there is enough on already."""
        vampire = self.sight.uncontrolled(move.card)
        return 0.2 if vampire is not None and self.sight.pool[self.me] <= 2 else -1.0

    def draw_crypt(self, move: m.DrawCrypt) -> float:
        """Another vampire, where none is left to influence."""
        waiting = self.view["uncontrolled"][self.me]
        few = len(self.sight.minions(self.me)) < CROWD - 1
        rich = self.sight.pool[self.me] > CRYPT_POOL
        return 0.3 if few and rich and not waiting else -1.0

    # Playing and using cards

    def play(self, move: m.Play) -> float:
        """A card in one of its ways, with a minion or without."""
        what = LIBRARY.numbers.get(move.card)
        if what is None:
            return 0.0
        printed = LIBRARY.printed[what]
        mode = LIBRARY.modes[what][LIBRARY.mode_words[what].index(move.mode)]
        minion = self.sight.card(move.minion)
        cost = mode.cost or printed.cost
        scene = Scene(self.me, minion, None, move.card)
        if mode.type in TAKES_ACTION and isinstance(mode.effect, Action) and minion is not None:
            return self.acting(mode.effect, minion, cost, scene) - CARD
        worth = self.weigh.aimed(mode.target, mode.effect, scene)
        return worth + self.weigh.paid(cost, minion) - CARD

    def use(self, move: m.Use) -> float:
        """An ability of a card in play: what it brings, less what it costs."""
        can = self.can(move.card, move.number)
        card = self.sight.card(move.card)
        if can is None or card is None:
            return WAITS
        host = self.sight.card(card.host) or (card if card.is_minion else None)
        scene = Scene(self.me, host, None, move.card, host)
        worth = self.weigh.aimed(can.target, can.effect, scene) + self.weigh.paid(can.cost, host)
        if worth <= SOMETHING and not (can.once or can.tap or can.burn):
            return WAITS
        return worth - (0.05 if can.tap else 0.0) - (0.5 if can.burn else 0.0)

    def can(self, word: str, number: int) -> Can | None:
        """An ability of a card in play by its number."""
        what = LIBRARY.numbers.get(word.partition("#")[0])
        return None if what is None else LIBRARY.cans[what][number]

    # Actions

    def acting(self, action: Action, minion: Seen, cost: Cost, scene: Scene) -> float:
        """An action: what it brings if it succeeds, what it costs if it is blocked."""
        sight, weigh = self.sight, self.weigh
        stealth = action.stealth + minion.data["stealth"]
        at = NOTHING
        if action.kind == "bleed":
            at = sight.prey
            gain = sight.pool_changes(at, -minion.data["bleed"] - action.bleed) if at >= 0 else 0.0
            gain += EDGE if self.view["edge"] != self.me else 0.2
            gain += weigh.effect(action.effect, scene)
        elif action.kind in ("equip", "employ"):
            gain = weigh.lying(scene.source, scene._replace(host=minion))
            gain -= 0.6 * sum(data["name"] == scene.source for data in minion.data["on"])
        elif action.kind in ("recruit", "gain-power"):
            gain = weigh.lying(scene.source, scene)
        elif isinstance(action.effect, Motion):
            gain = weigh.motion(action.effect, scene) * self.carried()
        else:
            gain = weigh.aimed(action.target, action.effect, scene)
        chance = weigh.success(stealth, at)
        paid = weigh.paid(cost, minion)
        worth = chance * (gain + paid) + (1 - chance) * weigh.danger(minion, stealth, at)
        return worth - self.needed_at_home(minion)

    def carried(self) -> float:
        """The chance that a referendum of one's own passes."""
        votes: list[int] = [
            sum(minion.data["votes"] for minion in self.sight.minions(seat))
            for seat in range(len(self.sight.pool))
        ]
        mine = votes[self.me] + 1
        return (mine + 1) / (sum(votes) + 3)

    def needed_at_home(self, minion: Seen) -> float:
        """What an untapped minion is worth as a blocker: much when the predator could oust us."""
        if self.sight.predator < 0:
            return 0.0
        coming = sum(each.data["bleed"] for each in self.sight.minions(self.sight.predator))
        left = self.sight.pool[self.me] - coming
        turn: int = self.view["turn"]
        patience = PATIENCE / max(turn, PATIENCE)
        return patience * (0.0 if left > 3 else 0.6 if left > 0 else 1.2)

    def bleed(self, move: m.Bleed) -> float:
        """Bleed the prey."""
        minion = self.sight.card(move.minion)
        if minion is None or self.sight.prey < 0:
            return WAITS
        return self.acting(Action(None, "bleed"), minion, Cost(), Scene(self.me, minion))

    def hunt(self, move: m.Hunt) -> float:
        """Blood for who has too little to heal a wound."""
        minion = self.sight.card(move.minion)
        if minion is None or minion.blood >= minion.capacity:
            return -0.5
        worth = HUNT.get(minion.blood, BLOOD)
        stealth = 1 + minion.data["stealth"]
        chance = self.weigh.success(stealth)
        return (
            chance * worth - self.needed_at_home(minion) - (0.0 if minion.blood <= HUNGRY else 0.1)
        )

    def leave_torpor(self, move: m.LeaveTorpor) -> float:
        """Back among the ready."""
        minion = self.sight.card(move.minion)
        return 0.0 if minion is None else 0.5 * self.sight.worth(minion)

    def rescue(self, move: m.Rescue) -> float:
        """One's own from torpor, at the cost of whoever can afford it."""
        minion, other = self.sight.card(move.minion), self.sight.card(move.other)
        if minion is None or other is None or other.seat != self.me:
            return -2.0
        worth = 0.5 * self.sight.worth(other)
        spare = self.weigh.paid(Cost(blood=move.number), minion) if move.number else 0.0
        drained = BLOOD * (2 - move.number) + (0.3 if other.blood <= 2 - move.number else 0.0)
        return worth + spare - drained - self.needed_at_home(minion)

    def diablerize(self, move: m.Diablerize) -> float:
        """A rival's vampire for good, at the risk of a blood hunt."""
        return self.eating(self.sight.card(move.minion), self.sight.card(move.other))

    def eating(self, minion: Seen | None, other: Seen | None) -> float:
        """What a diablerie is worth."""
        if minion is None or other is None or other.seat == self.me:
            return -2.0
        gained = min(other.blood, max(minion.capacity - minion.blood, 0))
        worth = -self.sight.share(other.seat) * 0.6 * self.sight.worth(other) + BLOOD * gained
        worth += 0.3 * len(other.data["on"]) + (1.0 if other.capacity > minion.capacity else 0.0)
        votes: int = sum(
            vote.data["votes"] * (-1 if seat == self.me else 1)
            for seat in range(len(self.sight.pool))
            for vote in self.sight.minions(seat)
        )
        hunted = min(max(HUNTED_DOWN + 0.05 * votes, 0.1), 0.9)
        return worth - hunted * self.sight.worth(minion)

    def attack(self, move: m.AttackMarked) -> float:
        """A fight with a marked one."""
        minion, other = self.sight.card(move.minion), self.sight.card(move.other)
        if minion is None or other is None:
            return WAITS
        return self.fights.fight(minion, other) - BLOOD + 0.5

    def burn_imbued(self, move: m.BurnImbued) -> float:
        """A rival's incapacitated imbued."""
        other = self.sight.card(move.other)
        if other is None:
            return WAITS
        return -self.sight.share(other.seat) * 0.6 * self.sight.worth(other) - 0.2

    def act_with(self, move: m.ActWith) -> float:
        """An action that a card in play grants."""
        what = LIBRARY.numbers.get(move.card.partition("#")[0])
        minion = self.sight.card(move.minion)
        if what is None or minion is None:
            return WAITS
        grant = LIBRARY.can_acts[what][move.number]
        scene = Scene(self.me, minion, None, move.card, self.sight.card(move.card))
        return self.acting(grant.action, minion, grant.cost, scene)

    # Blocks

    def block(self, move: m.Block) -> float:
        """An attempt to block: where it can succeed, what it saves and what the fight brings."""
        minion, action = self.sight.card(move.minion), self.sight.action
        if minion is None or action is None:
            return WAITS
        reach = minion.data["intercept"]
        if move.minion not in action["failed"]:
            reach += self.weigh.catching(minion)
        if reach < action["stealth"]:
            return -SOMETHING
        saved = self.weigh.caught(minion)
        return saved - 0.1 - 0.02 * self.sight.worth(minion)

    # Choices

    def target(self, move: m.Target) -> float:
        """The card on which what is being played does best."""
        card: Any = self.sight.card(move.card) or self.sight.uncontrolled(move.card)
        prompt = self.decision.prompt
        if prompt == "ChoosingVictim":
            return (
                0.5
                if card is not None
                and card.word in (self.sight.combat["first"], self.sight.combat["second"])
                else 0.0
            )
        if prompt == "SlaveQuestion":
            return WAITS
        if prompt in ("TakingEquipment", "ChoosingEquipment", "MovingTrophies"):
            return 0.5
        return self.chosen(card)

    def player(self, move: m.Player) -> float:
        """The Methuselah whom it serves best to choose."""
        return self.chosen(move.seat)

    def chosen(self, them: Any) -> float:
        """What a target is worth, by all that the card in question does to targets."""
        if self.decision.prompt == "ChooseTerm":
            return self.term(them)
        name = str(self.decision.facts.get("card", ""))
        minion = None
        if self.sight.view["playing"] is not None:
            minion = self.sight.card(self.sight.view["playing"]["minion"])
        elif self.sight.action is not None:
            minion = self.sight.card(self.sight.action["minion"])
        scene = Scene(self.me, minion, them, name)
        worths = [self.weigh.effect(effect, scene) for effect in self.aiming(name)]
        return sum(worths) / len(worths) if worths else 0.0

    def aiming(self, name: str) -> list[Any]:
        """The effects of a card that have a target."""
        what = LIBRARY.numbers.get(name.partition("#")[0])
        if what is None:
            return []
        ways: list[tuple[Targeting | None, Any]] = [
            (mode.target, mode.effect) for mode in LIBRARY.modes[what]
        ]
        ways += [(action.target, action.effect) for action in actions_of(name)]
        ways += [(can.target, can.effect) for can in LIBRARY.cans[what]]
        ways += [
            (node.which, node.effect)
            for node in walk((LIBRARY.modes[what], LIBRARY.grants[what]))
            if isinstance(node, ForOne)
        ]
        return [effect for targeting, effect in ways if targeting is not None]

    def term(self, them: Any) -> float:
        """What a term of a referendum is worth."""
        terms = {them: 1.0} if isinstance(them, int) else None
        for action in actions_of(str(self.decision.facts.get("card", ""))):
            if isinstance(action.effect, Motion):
                scene = Scene(self.me, None, them, "", None, terms)
                return self.weigh.effect(action.effect.passed, scene)
        return 0.0

    def number(self, move: m.Number) -> float:
        """How much: allotted to a seat, or of the worse kind of damage prevented."""
        if self.decision.prompt == "Prevent":
            return float(move.number)
        if self.decision.prompt == "HowMany":
            most = len(self.decision.options) - 1
            return float(move.number if move.number < most else move.number - 2)
        if self.decision.prompt == "Allocate":
            facts: dict[str, Any] = self.decision.facts
            whom: int = facts["whom_seat"]
            left: int = facts["left"]
            there = self.term(whom)
            later = [seat for seat in self.later(whom) if seat != whom]
            elsewhere = max([self.term(seat) for seat in later], default=0.0)
            return (there - elsewhere) * min(move.number, left)
        return 0.0

    def later(self, seat: int) -> list[int]:
        """The seats that come after this one, clockwise from the active one."""
        seats = len(self.sight.pool)
        order = [(self.view["active"] + step) % seats for step in range(seats)]
        return [each for each in order[order.index(seat) + 1 :] if not self.view["out"][each]]

    def name(self, move: m.Name) -> float:
        """A card that was searched for, or a word: what the hand asks for."""
        if printed_of(move.word) is not None:
            return 0.5
        return sum(
            0.1 for name in self.sight.hand if (p := printed_of(name)) and move.word in p.clans
        )

    def yes(self, move: Yes) -> float:
        """What one may do."""
        prompt, facts = self.decision.prompt, self.decision.facts
        if prompt == "MayDiablerize":
            action = self.sight.action
            minion = None if action is None else self.sight.card(action["blocker"])
            return self.eating(minion or self.strongest(), self.sight.card(str(facts["card"])))
        if prompt == "StrikingBack":
            return 0.2
        return SOMETHING

    def strongest(self) -> Seen | None:
        """The minion who would be missed most."""
        mine = self.sight.minions(self.me)
        return max(mine, key=self.sight.worth) if mine else None

    def choose(self, move: Choose) -> float:
        """One of two effects, each weighed where the card lies."""
        name = str(self.decision.facts.get("card", ""))
        what = LIBRARY.numbers.get(name)
        if what is None:
            return 0.0
        card = next(
            (
                seen
                for seen in self.sight.cards.values()
                if seen.data["name"] == name and seen.seat == self.me
            ),
            None,
        )
        host = None if card is None else self.sight.card(card.host)
        for node in walk((LIBRARY.modes[what], LIBRARY.grants[what])):
            if isinstance(node, Either):
                for effect in (node.first, node.second):
                    if effect_name(effect) == move.effect:
                        return self.weigh.effect(effect, Scene(self.me, host, None, name, host))
        return 0.0

    # Votes

    def vote(self, move: m.Vote) -> float:
        """For what helps and against what harms; the edge and cards only where it matters."""
        passing = self.weigh.passing()
        worth = passing if move.side == FOR else -passing
        if "#" in move.source or move.source in ("held", "calling-card"):
            return worth
        told = self.sight.referendum
        margin = (
            told["for"] - told["against"] if move.side == FOR else told["against"] - told["for"]
        )
        if margin > 2:
            return WAITS
        return worth - (EDGE + 0.3 if move.source == "edge" else self.keeping(move.source) + 0.3)

    # Fights

    def hand_strike(self, move: m.HandStrike) -> float:
        """Bare hands."""
        strength = self.fights.sides[0].data["strength"] if self.fights.sides else 1
        return self.fights.striking(blow_of(HAND_STRIKE, strength))

    def strike_with(self, move: m.StrikeWith) -> float:
        """A weapon, or another card in play."""
        return self.fights.striking(self.weapon(move.card, move.number)) + 0.01

    def maneuver_with(self, move: m.ManeuverWith) -> float:
        """A maneuver that goes with a weapon."""
        return self.fights.maneuvering()

    def weapon(self, word: str, number: int) -> Blow:
        """A strike of a card in play."""
        what = LIBRARY.numbers.get(word.partition("#")[0])
        strength = self.fights.sides[0].data["strength"] if self.fights.sides else 1
        return Blow() if what is None else blow_of(LIBRARY.weapons[what][number].strike, strength)


def always(worth: float) -> Callable[[Judgement, Any], float]:
    """A move that is worth the same whenever it is offered."""
    return lambda judgement, move: worth


JUDGED: Final[dict[type[Move], Callable[[Judgement, Any], float]]] = {
    Pass: always(0.0),
    m.Done: always(0.0),
    m.Decline: always(0.0),
    No: always(0.0),
    m.ChooseDeck: Judgement.deck,
    m.Play: Judgement.play,
    m.Use: Judgement.use,
    m.ActWith: Judgement.act_with,
    m.Bleed: Judgement.bleed,
    m.Hunt: Judgement.hunt,
    m.LeaveTorpor: Judgement.leave_torpor,
    m.BecomeAnarch: always(-1.0),
    m.Rescue: Judgement.rescue,
    m.Diablerize: Judgement.diablerize,
    m.TakeEquipment: always(-0.5),
    m.BurnImbued: Judgement.burn_imbued,
    m.AttackMarked: Judgement.attack,
    m.Mark: always(WAITS),
    m.Block: Judgement.block,
    m.HandStrike: Judgement.hand_strike,
    m.StrikeBound: always(0.0),
    m.StrikeWith: Judgement.strike_with,
    m.ManeuverWith: Judgement.maneuver_with,
    m.Maneuver: lambda judgement, move: judgement.fights.maneuvering(),
    m.Press: lambda judgement, move: judgement.fights.pressing(),
    m.Target: Judgement.target,
    m.Name: Judgement.name,
    m.Player: Judgement.player,
    m.Number: Judgement.number,
    m.Vote: Judgement.vote,
    m.Transfer: Judgement.transfer,
    m.Withhold: Judgement.withhold,
    m.DrawCrypt: Judgement.draw_crypt,
    m.Merge: always(1.0),
    m.Discard: Judgement.discard,
    m.BurnOption: always(0.2),
    m.GainFromEdge: always(1.0),
    m.Pay: Judgement.pay,
    m.Yield: always(WAITS),
    m.UntapInfernal: always(0.3),
    m.Convict: always(0.5),
    m.Recover: always(1.0),
    m.WithdrawGame: always(OUSTED / 2),
    Yes: Judgement.yes,
    Choose: Judgement.choose,
}
"""How each kind of move is judged."""
