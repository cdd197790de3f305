"""The greedy bot's judgement: the worth of each option, from one seat's view.

Everything is measured in pool: one of one's own is worth 1. Passing is worth 0, so that moves
without a gain aren't made and the game ends.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from conclave.core.moves import Move, Pass
from conclave.core.position import Decision, Plain
from conclave.games.vtes.cards import LIBRARY
from conclave.games.vtes.judging.acting import NOT_NOW
from conclave.games.vtes.judging.answers import AnswerJudgement
from conclave.games.vtes.judging.fights import Blow, blow_of
from conclave.games.vtes.judging.phrases import Setting
from conclave.games.vtes.judging.scene import (
    OUSTED,
    crypt_of,
    discipline_words,
    has_disciplines,
    printed_of,
)
from conclave.games.vtes.judging.worth import A_LITTLE, CARD_IN_HAND, EDGE
from conclave.games.vtes.rules import moves as m
from conclave.games.vtes.rules.abilities.fighting import WEAPONS
from conclave.games.vtes.rules.abilities.using import CANS, Can
from conclave.games.vtes.rules.combat.strikes import HAND_STRIKE
from conclave.games.vtes.rules.constants import MASTER, TAKES_ACTION
from conclave.games.vtes.rules.decks import RANDOM
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.moves import FOR
from conclave.games.vtes.rules.requirements import Cost
from conclave.games.vtes.vocabulary.blocks import Intercept
from conclave.lang.moves import Choose, No, Yes

RESERVE: Final = (3, 6, 9, 11, 14)
"""How much pool to keep when influencing vampires, by the number of ready minions."""
ENOUGH_MINIONS: Final = 5
"""With this many minions no more are influenced."""
CRYPT_POOL: Final = 15
"""With less pool no vampire is drawn from the crypt."""
USELESS: Final = 0.4
"""A card in hand that is worth less than this is discarded."""


def judge(view: dict[str, Plain], decision: Decision) -> list[float]:
    """The worth of each option, by what the seat may see."""
    judgement = Judgement(view, decision)
    return [round(judgement.worth(move), 6) for move in decision.options]


class Judgement(AnswerJudgement):
    """A question as one seat sees it."""

    def worth(self, move: Move) -> float:
        """The worth of a move."""
        judge = JUDGES.get(type(move))
        return 0.0 if judge is None else judge(self, move)

    # Decks, discards, contests

    def deck(self, move: m.ChooseDeck) -> float:
        """Any built deck is better than a random one."""
        return 0.0 if move.deck == RANDOM else 1.0

    def discard(self, move: m.Discard) -> float:
        """Discard the least useful card; if not forced to, only a useless one."""
        keep = self.hand_worth(move.card)
        if self.decision.prompt == "DiscardPhase":
            return USELESS - keep
        return -keep

    def hand_worth(self, name: str) -> float:
        """The worth of a card in hand, by the minions who may play it."""
        printed = printed_of(name)
        if printed is None:
            return 0.0
        worth = 0.0
        for mode in printed.modes:
            if not mode.disciplines and not printed.clans:
                worth = max(worth, 0.5)
                continue
            ready = [minion.data for minion in self.scene.minions(self.me)]
            able = [d for d in ready if has_disciplines(d["disciplines"], mode)]
            fits = [d for d in able if not printed.clans or d["clan"] in printed.clans]
            worth = max(worth, 0.6 if fits else 0.0)
            for data in self.view["uncontrolled"][self.me]:
                crypt = crypt_of(data["card"] or "")
                if crypt is not None and has_disciplines(discipline_words(crypt), mode):
                    worth = max(worth, 0.35)
        if MASTER in printed.types and printed.cost.pool >= self.scene.pool[self.me] - 2:
            worth = 0.1
        return worth - 0.15 * (self.scene.hand.count(name) - 1)

    def pay(self, move: m.Pay) -> float:
        """Contest a vampire as long as there is enough pool."""
        return 0.5 if self.scene.pool[self.me] > 8 else -0.5

    # Influence

    def transfer(self, move: m.Transfer) -> float:
        """Influence the vampire closest to being controlled, while the pool stays safe."""
        vampire = self.scene.uncontrolled(move.card)
        if vampire is None or vampire["capacity"] is None:
            return -1.0
        ready = len(self.scene.minions(self.me))
        return transfer_worth(
            self.scene.pool[self.me], ready, vampire["counters"], vampire["capacity"]
        )

    def withhold(self, move: m.Withhold) -> float:
        """Take counters back only to survive."""
        vampire = self.scene.uncontrolled(move.card)
        return 0.2 if vampire is not None and self.scene.pool[self.me] <= 2 else -1.0

    def draw_crypt(self, move: m.DrawCrypt) -> float:
        """Draw another vampire if none is left to influence."""
        waiting = self.view["uncontrolled"][self.me]
        few_minions = len(self.scene.minions(self.me)) < ENOUGH_MINIONS - 1
        much_pool = self.scene.pool[self.me] > CRYPT_POOL
        return 0.3 if few_minions and much_pool and not waiting else -1.0

    # Playing and using cards

    def play(self, move: m.Play) -> float:
        """Play a card in a mode, with or without a minion."""
        what = LIBRARY.numbers.get(move.card)
        if what is None:
            return 0.0
        printed = LIBRARY.printed[what]
        mode = LIBRARY.modes[what][LIBRARY.mode_words[what].index(move.mode)]
        minion = self.scene.card(move.minion)
        cost = mode.cost or printed.cost
        setting = Setting(self.me, minion, None, move.card)
        if mode.type in TAKES_ACTION and isinstance(mode.effect, Action) and minion is not None:
            return self.action_worth(mode.effect, minion, cost, setting) - CARD_IN_HAND
        worth = self.weigh.best_target_worth(mode.target, mode.effect, setting)
        return worth + self.weigh.cost_worth(cost, minion) - CARD_IN_HAND

    def use(self, move: m.Use) -> float:
        """Use an ability of a card in play: its gain minus its cost."""
        can = self.can(move.card, move.number)
        card = self.scene.card(move.card)
        if can is None or card is None:
            return NOT_NOW
        host = self.scene.card(card.host) or (card if card.is_minion else None)
        setting = Setting(self.me, host, None, move.card, host)
        worth = self.weigh.best_target_worth(
            can.target, can.effect, setting
        ) + self.weigh.cost_worth(can.cost, host)
        if worth <= A_LITTLE and not (can.once or can.tap or can.burn):
            return NOT_NOW
        return worth - (0.05 if can.tap else 0.0) - (0.5 if can.burn else 0.0)

    def buy_intercept(self, move: m.BuyIntercept | m.BurnForIntercept) -> float:
        """Pay for intercept: the worth of blocking."""
        action = self.scene.action
        blocker = None if action is None else self.scene.card(action["blocker"])
        setting = Setting(self.me, blocker, None, "")
        in_pool = isinstance(move, m.BuyIntercept)
        cost = Cost(pool=move.number) if in_pool else Cost(blood=move.number)
        return self.weigh.effect(Intercept(1), setting) + self.weigh.cost_worth(cost, blocker)

    def can(self, word: str, number: int) -> Can | None:
        """An ability of a card in play, by its number."""
        what = LIBRARY.numbers.get(word.partition("#")[0])
        return None if what is None else CANS.about(LIBRARY, what)[number]

    # Votes

    def vote(self, move: m.Vote) -> float:
        """Vote for what helps and against what harms; spend the edge and cards only if it
        matters."""
        passing = self.weigh.passing_worth()
        worth = passing if move.side == FOR else -passing
        if "#" in move.source or move.source in ("held", "calling-card", "additional"):
            return worth
        referendum = self.scene.referendum
        margin = (
            referendum["for"] - referendum["against"]
            if move.side == FOR
            else referendum["against"] - referendum["for"]
        )
        if margin > 2:
            return NOT_NOW
        return worth - (EDGE + 0.3 if move.source == "edge" else self.hand_worth(move.source) + 0.3)

    # Fights

    def hand_strike(self, move: m.HandStrike) -> float:
        """Strike by hand."""
        strength = self.fights.sides[0].data["strength"] if self.fights.sides else 1
        return self.fights.strike_worth(blow_of(HAND_STRIKE, strength))

    def strike_with(self, move: m.StrikeWith) -> float:
        """Strike with a weapon or another card in play."""
        return self.fights.strike_worth(self.weapon(move.card, move.number)) + 0.01

    def maneuver_with(self, move: m.ManeuverWith) -> float:
        """Maneuver with a weapon."""
        return self.fights.maneuver_worth()

    def weapon(self, word: str, number: int) -> Blow:
        """The blow of a strike of a card in play."""
        what = LIBRARY.numbers.get(word.partition("#")[0])
        strength = self.fights.sides[0].data["strength"] if self.fights.sides else 1
        return (
            Blow()
            if what is None
            else blow_of(WEAPONS.about(LIBRARY, what)[number].strike, strength)
        )


def transfer_worth(pool: int, ready: int, counters: int, capacity: int) -> float:
    """The worth of a transfer to a vampire, given the pool and the number of ready minions."""
    missing = capacity - counters
    reserve = RESERVE[min(ready, len(RESERVE) - 1)]
    if missing <= 0 or pool - missing < reserve:
        return -1.0
    if ready >= ENOUGH_MINIONS and not counters:
        return -0.5
    return 1.0 + 1 / (missing + 1)


def always(worth: float) -> Callable[[Judgement, Any], float]:
    """A judge that gives the same worth to every move."""
    return lambda judgement, move: worth


JUDGES: Final[dict[type[Move], Callable[[Judgement, Any], float]]] = {
    Pass: always(0.0),
    m.Done: always(0.0),
    m.Decline: always(0.0),
    No: always(0.0),
    m.ChooseDeck: Judgement.deck,
    m.Play: Judgement.play,
    m.PlayStored: Judgement.play,
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
    m.Mark: always(NOT_NOW),
    m.Block: Judgement.block,
    m.HandStrike: Judgement.hand_strike,
    m.StrikeBound: always(0.0),
    m.StrikeWith: Judgement.strike_with,
    m.ManeuverWith: Judgement.maneuver_with,
    m.Maneuver: lambda judgement, move: judgement.fights.maneuver_worth(),
    m.Press: lambda judgement, move: judgement.fights.press_worth(),
    m.BuyIntercept: Judgement.buy_intercept,
    m.BurnForIntercept: Judgement.buy_intercept,
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
    m.Yield: always(NOT_NOW),
    m.UntapInfernal: always(0.3),
    m.Convict: always(0.5),
    m.Recover: always(1.0),
    m.WithdrawGame: always(OUSTED / 2),
    Yes: Judgement.yes,
    Choose: Judgement.choose,
}
"""The function that judges each kind of move."""
