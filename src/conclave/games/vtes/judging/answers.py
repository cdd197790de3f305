"""What answers to the questions of cards are worth: targets, players, numbers, names."""

from __future__ import annotations

from typing import Any

from conclave.games.vtes.cards import LIBRARY
from conclave.games.vtes.judging.deeds import WAITS, Deeds
from conclave.games.vtes.judging.during_actions import actions_of
from conclave.games.vtes.judging.phrases import Setting
from conclave.games.vtes.judging.scene import Seen, printed_of
from conclave.games.vtes.judging.worth import SOMETHING
from conclave.games.vtes.rules import moves as m
from conclave.games.vtes.rules.modes import Motion
from conclave.games.vtes.rules.requirements import Targeting
from conclave.games.vtes.vocabulary.choosing import ForOne
from conclave.lang.effects import Either, effect_name
from conclave.lang.moves import Choose, Yes
from conclave.lang.nodes import walk


class Answers(Deeds):
    """A question that a card asks, as one seat sees it."""

    def target(self, move: m.Target) -> float:
        """The card on which what is being played does best."""
        card: Any = self.scene.card(move.card) or self.scene.uncontrolled(move.card)
        prompt = self.decision.prompt
        if prompt == "ChoosingVictim":
            return (
                0.5
                if card is not None
                and card.word in (self.scene.combat["first"], self.scene.combat["second"])
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
        if self.decision.prompt in ("ChooseTerm", "NameMethuselah", "NameSeveral"):
            return self.term(them)
        if self.decision.prompt == "ShiftPool":
            return self.scene.pool_changes(them, 1)
        name = str(self.decision.facts.get("card", ""))
        minion = None
        if self.scene.view["playing"] is not None:
            minion = self.scene.card(self.scene.view["playing"]["minion"])
        elif self.scene.action is not None:
            minion = self.scene.card(self.scene.action["minion"])
        setting = Setting(self.me, minion, them, name)
        worths = [self.weigh.effect(effect, setting) for effect in self.aiming(name)]
        return sum(worths, 0.0) / len(worths) if worths else 0.0

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
        seat = them if isinstance(them, int) else None
        terms = None if seat is None else {seat: 1.0}
        for action in actions_of(str(self.decision.facts.get("card", ""))):
            if isinstance(action.effect, Motion):
                told = self.scene.referendum
                named = seat if told is None or told["named"] is None else told["named"]
                setting = Setting(self.me, None, them, "", None, terms, 1.0, named)
                return self.weigh.effect(action.effect.passed, setting)
        return 0.0

    def number(self, move: m.Number) -> float:
        """How much: allotted to a seat, or of the worse kind of damage prevented."""
        if self.decision.prompt == "Prevent":
            return float(move.number)
        if self.decision.prompt == "BloodOrPool":
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
        seats = len(self.scene.pool)
        order = [(self.view["active"] + step) % seats for step in range(seats)]
        return [each for each in order[order.index(seat) + 1 :] if not self.view["out"][each]]

    def name(self, move: m.Name) -> float:
        """A card that was searched for, or a word: what the hand asks for."""
        if printed_of(move.word) is not None:
            return 0.5
        return sum(
            [0.1 for name in self.scene.hand if (p := printed_of(name)) and move.word in p.clans],
            0.0,
        )

    def yes(self, move: Yes) -> float:
        """What one may do."""
        prompt, facts = self.decision.prompt, self.decision.facts
        if prompt == "MayDiablerize":
            action = self.scene.action
            minion = None if action is None else self.scene.card(action["blocker"])
            return self.eating(minion or self.strongest(), self.scene.card(str(facts["card"])))
        if prompt == "StrikingBack":
            return 0.2
        return SOMETHING

    def strongest(self) -> Seen | None:
        """The minion who would be missed most."""
        mine = self.scene.minions(self.me)
        return max(mine, key=self.scene.worth) if mine else None

    def choose(self, move: Choose) -> float:
        """One of two effects, each weighed where the card lies."""
        name = str(self.decision.facts.get("card", ""))
        what = LIBRARY.numbers.get(name)
        if what is None:
            return 0.0
        card = next(
            (
                seen
                for seen in self.scene.cards.values()
                if seen.data["name"] == name and seen.seat == self.me
            ),
            None,
        )
        host = None if card is None else self.scene.card(card.host)
        for node in walk((LIBRARY.modes[what], LIBRARY.grants[what])):
            if isinstance(node, Either):
                for effect in (node.first, node.second):
                    if effect_name(effect) == move.effect:
                        return self.weigh.effect(effect, Setting(self.me, host, None, name, host))
        return 0.0
