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
from conclave.games.vtes.judging.answers import Answers
from conclave.games.vtes.judging.deeds import WAITS
from conclave.games.vtes.judging.fights import Blow, blow_of
from conclave.games.vtes.judging.phrases import Setting
from conclave.games.vtes.judging.scene import OUSTED, crypt_of, has, levels, printed_of
from conclave.games.vtes.judging.worth import CARD, EDGE, SOMETHING
from conclave.games.vtes.rules import moves as m
from conclave.games.vtes.rules.abilities import Can
from conclave.games.vtes.rules.combat.strikes import HAND_STRIKE
from conclave.games.vtes.rules.decks import RANDOM
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.moves import FOR
from conclave.games.vtes.rules.requirements import Cost
from conclave.games.vtes.rules.words import MASTER, TAKES_ACTION
from conclave.games.vtes.vocabulary.blocks import Intercept
from conclave.lang.moves import Choose, No, Yes

RESERVE: Final = (3, 6, 9, 11, 14)
"""How much pool is kept when vampires are influenced, by how many minions are ready already."""
CROWD: Final = 5
"""With so many minions, no more are influenced."""
CRYPT_POOL: Final = 15
"""With less pool no further vampire is drawn."""
USELESS: Final = 0.4
"""A card whose worth in hand is less than this is discarded for another."""


def judge(view: dict[str, Plain], decision: Decision) -> list[float]:
    """What each option is worth, as this seat may see it."""
    judgement = Judgement(view, decision)
    return [round(judgement.worth(move), 6) for move in decision.options]


class Judgement(Answers):
    """One question, as one seat sees it."""

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
            ready = [minion.data for minion in self.scene.minions(self.me)]
            able = [d for d in ready if has(d["disciplines"], mode)]
            fits = [d for d in able if not printed.clans or d["clan"] in printed.clans]
            worth = max(worth, 0.6 if fits else 0.0)
            for data in self.view["uncontrolled"][self.me]:
                crypt = crypt_of(data["card"] or "")
                if crypt is not None and has(levels(crypt), mode):
                    worth = max(worth, 0.35)
        if MASTER in printed.types and printed.cost.pool >= self.scene.pool[self.me] - 2:
            worth = 0.1
        return worth - 0.15 * (self.scene.hand.count(name) - 1)

    def pay(self, move: m.Pay) -> float:
        """A contested vampire is worth a pool a turn for as long as there is enough."""
        return 0.5 if self.scene.pool[self.me] > 8 else -0.5

    # Influence

    def transfer(self, move: m.Transfer) -> float:
        """Whoever is nearest to coming out, while the pool stays safe; no more than is needed."""
        vampire = self.scene.uncontrolled(move.card)
        if vampire is None or vampire["capacity"] is None:
            return -1.0
        ready = len(self.scene.minions(self.me))
        return influencing(
            self.scene.pool[self.me], ready, vampire["counters"], vampire["capacity"]
        )

    def withhold(self, move: m.Withhold) -> float:
        """Only to stay alive, or from whom there is enough on already."""
        vampire = self.scene.uncontrolled(move.card)
        return 0.2 if vampire is not None and self.scene.pool[self.me] <= 2 else -1.0

    def draw_crypt(self, move: m.DrawCrypt) -> float:
        """Another vampire, where none is left to influence."""
        waiting = self.view["uncontrolled"][self.me]
        few = len(self.scene.minions(self.me)) < CROWD - 1
        rich = self.scene.pool[self.me] > CRYPT_POOL
        return 0.3 if few and rich and not waiting else -1.0

    # Playing and using cards

    def play(self, move: m.Play) -> float:
        """A card in one of its ways, with a minion or without."""
        what = LIBRARY.numbers.get(move.card)
        if what is None:
            return 0.0
        printed = LIBRARY.printed[what]
        mode = LIBRARY.modes[what][LIBRARY.mode_words[what].index(move.mode)]
        minion = self.scene.card(move.minion)
        cost = mode.cost or printed.cost
        setting = Setting(self.me, minion, None, move.card)
        if mode.type in TAKES_ACTION and isinstance(mode.effect, Action) and minion is not None:
            return self.acting(mode.effect, minion, cost, setting) - CARD
        worth = self.weigh.aimed(mode.target, mode.effect, setting)
        return worth + self.weigh.paid(cost, minion) - CARD

    def use(self, move: m.Use) -> float:
        """An ability of a card in play: what it brings, less what it costs."""
        can = self.can(move.card, move.number)
        card = self.scene.card(move.card)
        if can is None or card is None:
            return WAITS
        host = self.scene.card(card.host) or (card if card.is_minion else None)
        setting = Setting(self.me, host, None, move.card, host)
        worth = self.weigh.aimed(can.target, can.effect, setting) + self.weigh.paid(can.cost, host)
        if worth <= SOMETHING and not (can.once or can.tap or can.burn):
            return WAITS
        return worth - (0.05 if can.tap else 0.0) - (0.5 if can.burn else 0.0)

    def buy_intercept(self, move: m.BuyIntercept) -> float:
        """Intercept for pool: what catching the acting minion is worth."""
        action = self.scene.action
        blocker = None if action is None else self.scene.card(action["blocker"])
        setting = Setting(self.me, blocker, None, "")
        return self.weigh.effect(Intercept(1), setting) + self.weigh.paid(Cost(pool=move.number))

    def can(self, word: str, number: int) -> Can | None:
        """An ability of a card in play by its number."""
        what = LIBRARY.numbers.get(word.partition("#")[0])
        return None if what is None else LIBRARY.cans[what][number]

    # Votes

    def vote(self, move: m.Vote) -> float:
        """For what helps and against what harms; the edge and cards only where it matters."""
        passing = self.weigh.passing()
        worth = passing if move.side == FOR else -passing
        if "#" in move.source or move.source in ("held", "calling-card"):
            return worth
        told = self.scene.referendum
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


def influencing(pool: int, ready: int, counters: int, capacity: int) -> float:
    """What a transfer to a vampire is worth, with so much pool and so many ready minions."""
    missing = capacity - counters
    reserve = RESERVE[min(ready, len(RESERVE) - 1)]
    if missing <= 0 or pool - missing < reserve:
        return -1.0
    if ready >= CROWD and not counters:
        return -0.5
    return 1.0 + 1 / (missing + 1)


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
    m.BuyIntercept: Judgement.buy_intercept,
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
