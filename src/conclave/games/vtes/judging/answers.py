"""The worth of answers to the questions of cards: targets, players, numbers, names."""

from __future__ import annotations

from typing import Any, Final

from conclave.games.vtes.cards import LIBRARY
from conclave.games.vtes.judging.acting import NOT_NOW, ActionJudgement
from conclave.games.vtes.judging.during_actions import actions_of
from conclave.games.vtes.judging.phrases import Setting
from conclave.games.vtes.judging.scene import BLOOD, OUSTED, Seen, printed_of
from conclave.games.vtes.judging.worth import A_LITTLE
from conclave.games.vtes.rules import moves as m
from conclave.games.vtes.rules.abilities.using import CANS
from conclave.games.vtes.rules.modes import Motion
from conclave.games.vtes.rules.requirements import Targeting
from conclave.games.vtes.vocabulary.blood import BurnPool, PoolToBlood
from conclave.games.vtes.vocabulary.choosing import ForOne, HowMany
from conclave.games.vtes.vocabulary.choosing_terms import ChooseCards
from conclave.games.vtes.vocabulary.convictions import StrikeHarder
from conclave.games.vtes.vocabulary.modifying import Votes
from conclave.games.vtes.vocabulary.turns import PayTribute
from conclave.lang.effects import Either, effect_name
from conclave.lang.moves import Choose, Yes
from conclave.lang.nodes import walk

TERMS_OF_REFERENDUM: Final = (
    "ChooseTerm",
    "ChooseCards",
    "NameMethuselah",
    "NameSeveral",
    "AllotBlood",
)
"""The prompts for a card or a Methuselah that a referendum is about."""
ACTION_LOST: Final = 1.0
"""The action that a minion can't take this turn if he is tapped in the untap phase."""


class AnswerJudgement(ActionJudgement):
    """A question of a card, as one seat sees it."""

    def target(self, move: m.Target) -> float:
        """Choose the best card for the current effect."""
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
            return NOT_NOW
        if prompt in ("TakingEquipment", "ChoosingEquipment", "MovingTrophies", "PayingLess"):
            return 0.5
        if prompt == "ChooseYielding":
            contested = [
                seen for seen in self.scene.cards.values() if seen.word.endswith(move.card)
            ]
            return sum([-self.scene.share(seen.seat) for seen in contested], 0.0)
        if prompt == "DiscardOrTap":
            return 0.0 if card is None or card.data["tapped"] else -ACTION_LOST
        if card is None and move.card.startswith("#"):
            return 0.1 * self.scene.counters_on(move.card)
        return self.target_worth(card)

    def player(self, move: m.Player) -> float:
        """Choose the best Methuselah for the current effect."""
        return self.target_worth(move.seat)

    def target_worth(self, them: Any) -> float:
        """The worth of a target, averaged over all effects of the card on targets."""
        if self.decision.prompt in TERMS_OF_REFERENDUM:
            return self.term_worth(them)
        if self.decision.prompt == "ShiftPool":
            return self.scene.pool_change_worth(them, 1)
        name = str(self.decision.facts.get("card", ""))
        minion = None
        if self.scene.view["playing"] is not None:
            minion = self.scene.card(self.scene.view["playing"]["minion"])
        elif self.scene.action is not None:
            minion = self.scene.card(self.scene.action["minion"])
        setting = Setting(self.me, minion, them, name)
        worths = [self.weigh.effect(effect, setting) for effect in self.targeted_effects(name)]
        return sum(worths, 0.0) / len(worths) if worths else 0.0

    def targeted_effects(self, name: str) -> list[Any]:
        """The effects of a card that have a target."""
        what = LIBRARY.numbers.get(name.partition("#")[0])
        if what is None:
            return []
        chosen = [
            node.effect
            for node in walk((LIBRARY.modes[what], LIBRARY.grants[what]))
            if isinstance(node, ForOne)
        ]
        if chosen and self.decision.prompt == "ForOne":
            return chosen
        ways: list[tuple[Targeting | None, Any]] = [
            (mode.target, mode.effect) for mode in LIBRARY.modes[what]
        ]
        ways += [(action.target, action.effect) for action in actions_of(name)]
        ways += [(can.target, can.effect) for can in CANS.about(LIBRARY, what)]
        found = [effect for targeting, effect in ways if targeting is not None]
        return found if found and self.decision.prompt == "Targeting" else found + chosen

    def term_worth(self, them: Any) -> float:
        """The worth of a term of a referendum."""
        seat = them if isinstance(them, int) else None
        terms = None if seat is None else {seat: 1.0}
        for action in actions_of(str(self.decision.facts.get("card", ""))):
            if isinstance(action.effect, Motion):
                referendum = self.scene.referendum
                named = (
                    seat
                    if referendum is None or referendum["named"] is None
                    else referendum["named"]
                )
                name = str(self.decision.facts["card"])
                setting = Setting(self.me, None, them, name, None, terms, 1.0, named)
                return self.weigh.effect(action.effect.passed, setting)
        return 0.0

    def number(self, move: m.Number) -> float:
        """A number: points for a seat, or aggravated damage to prevent."""
        if self.decision.prompt == "Prevent":
            return float(move.number)
        if self.decision.prompt == "BloodOrPool":
            return float(move.number)
        if self.decision.prompt == "ChooseNumber":
            return self.scene.pool_change_worth(self.next_to_oust(), move.number)
        if self.decision.prompt == "Targeting":
            return self.announced_worth(move.number)
        if self.decision.prompt == "Auction":
            return self.bid(move.number)
        if self.decision.prompt == "GuessCounters":
            held = self.decision.facts["whom_seat"] == self.me
            return OUSTED if held and move.number >= self.scene.pool[self.me] else 0.0
        if self.decision.prompt == "NumbersGame":
            return OUSTED if 1 < move.number >= self.scene.pool[self.me] else 0.0
        if self.decision.prompt == "BuyTitle":
            return 2.0 * move.number + self.scene.pool_change_worth(self.me, -move.number)
        if self.decision.prompt == "HowMany" and self.priced_numbers():
            effect = self.priced_numbers()[0].effect
            own = None if self.fights.sides is None else self.fights.sides[0]
            setting = Setting(self.me, own, None, self.source_word(), amount=float(move.number))
            return self.weigh.effect(effect, setting) if move.number else 0.0
        if self.decision.prompt == "HowMany":
            most = len(self.decision.options) - 1
            return float(move.number if move.number < most else move.number - 2)
        if self.decision.prompt == "Allocate":
            facts: dict[str, Any] = self.decision.facts
            recipient: int = facts["whom_seat"]
            points_left: int = facts["left"]
            worth_here = self.term_worth(recipient)
            later = [seat for seat in self.seats_after(recipient) if seat != recipient]
            worth_elsewhere = max([self.term_worth(seat) for seat in later], default=0.0)
            return (worth_here - worth_elsewhere) * min(move.number, points_left)
        return 0.0

    def next_to_oust(self) -> int:
        """Who probably ousts next: the predator of the Methuselah with the least pool."""
        prey: list[int | None] = self.view["prey"]
        hunters = [
            (self.scene.pool[each], seat) for seat, each in enumerate(prey) if each is not None
        ]
        return min(hunters)[1]

    def announced_worth(self, number: int) -> float:
        """The X best cards for a referendum, for X blood."""
        name = str(self.decision.facts.get("card", ""))
        for action in actions_of(name):
            terms = action.effect.terms if isinstance(action.effect, Motion) else None
            for asked in walk(terms):
                if isinstance(asked, ChooseCards):
                    found = self.weigh.targets(asked.which, Setting(self.me, None, None, name))
                    worths = sorted([self.term_worth(card) for card in found], reverse=True)
                    return sum(worths[:number], 0.0) - BLOOD * number
        return 0.0

    def bid(self, number: int) -> float:
        """A bid for a card, or how much of it to owe."""
        if self.decision.facts["asked"] == "credit":
            return float(number)
        prize = self.scene.card(str(self.decision.facts["other"]))
        worth = 0.0 if prize is None else self.scene.worth(prize)
        return worth + self.scene.pool_change_worth(self.me, -number)

    def priced_numbers(self) -> list[HowMany]:
        """The numbers a card asks for that are paid with pool, with its own counters, or with blood
        for a strike."""
        what = LIBRARY.numbers.get(str(self.decision.facts.get("card", "")).partition("#")[0])
        if what is None:
            return []
        return [
            node
            for node in walk((LIBRARY.modes[what], LIBRARY.grants[what]))
            if isinstance(node, HowMany)
            and any(
                isinstance(part, BurnPool | PoolToBlood | StrikeHarder | Votes)
                for part in walk(node.effect)
            )
        ]

    def source_word(self) -> str:
        """The word of one's own card that asks."""
        name = str(self.decision.facts.get("card", ""))
        for seen in self.scene.cards.values():
            if seen.data["name"] == name.partition("#")[0] and seen.seat == self.me:
                return seen.word
        return name

    def seats_after(self, seat: int) -> list[int]:
        """The seats after this one, clockwise from the active one."""
        seating: list[int] = self.view["seating"]
        first = seating.index(self.view["active"])
        order = seating[first:] + seating[:first]
        return [each for each in order[order.index(seat) + 1 :] if not self.view["out"][each]]

    def name(self, move: m.Name) -> float:
        """Choose a card that was searched for, or a clan by the cards in hand."""
        if printed_of(move.word) is not None:
            return 0.5
        return sum(
            [0.1 for name in self.scene.hand if (p := printed_of(name)) and move.word in p.clans],
            0.0,
        )

    def yes(self, move: Yes) -> float:
        """Take an optional effect."""
        prompt, facts = self.decision.prompt, self.decision.facts
        if prompt == "MayDiablerize":
            action = self.scene.action
            minion = None if action is None else self.scene.card(action["blocker"])
            return self.diablerie_worth(
                minion or self.strongest(), self.scene.card(str(facts["card"]))
            )
        if prompt == "StrikingBack":
            return 0.2
        if prompt == "SkipTurn":
            return A_LITTLE if self.scene.pool[self.me] <= self.tribute() else NOT_NOW
        return A_LITTLE

    def tribute(self) -> int:
        """The pool to burn for cards in play in one's next untap phase."""
        return sum(
            [
                node.amount
                for seen in self.scene.cards.values()
                for node in walk(LIBRARY.grants[LIBRARY.numbers[seen.data["name"]]])
                if isinstance(node, PayTribute)
            ]
        )

    def strongest(self) -> Seen | None:
        """One's own most valuable minion."""
        minions = self.scene.minions(self.me)
        return max(minions, key=self.scene.worth) if minions else None

    def choose(self, move: Choose) -> float:
        """Choose one of two effects."""
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
