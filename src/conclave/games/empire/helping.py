"""What support cards are good for, read off their effects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from conclave.core.moves import Move
from conclave.games.empire.cards import LIBRARY
from conclave.games.empire.reckoning import CLASS, COMBAT, VALUE
from conclave.games.empire.rules.library import SupportCard
from conclave.games.empire.rules.moves import On
from conclave.games.empire.rules.words import ASK
from conclave.games.empire.rules.words import COMBAT as FIGHT
from conclave.games.empire.vocabulary.effects import (
    AttackMarker,
    CancelCard,
    DefenceMarker,
    Draw,
    Fetch,
    Forbid,
    Invite,
    OtherDiscards,
    RemoveMarkers,
    SendToTown,
    Shield,
    Strengthen,
)
from conclave.lang.effects import Do, Either
from conclave.lang.moves import Choose
from conclave.lang.nodes import Effect

if TYPE_CHECKING:
    from conclave.games.empire.judgement import Judge

FRESH = 0.2
"""What a card that is drawn is worth."""


class Helping:
    """The support cards in one seat's hand, at one moment."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.view = judge.view
        self.castle = judge.castle

    def soon(self, card: str) -> float:
        """What a support card will be worth, at a good moment."""
        printed = LIBRARY.cards[LIBRARY.numbers[card]]
        assert isinstance(printed, SupportCard)
        return 0.4 if printed.in_combat else 0.25

    def now(self, card: str) -> float:
        """What a support card is worth if it is played now."""
        printed = LIBRARY.cards[LIBRARY.numbers[card]]
        assert isinstance(printed, SupportCard)
        return self.worth(printed.effect)

    def worth(self, effect: Effect) -> float:
        """What an effect is worth now."""
        if isinstance(effect, Do):
            if isinstance(effect.effects[0], Invite):
                return self.exchanging()
            return sum([self.worth(each) for each in effect.effects])
        if isinstance(effect, Either):
            return max(self.worth(effect.first), self.worth(effect.second))
        if isinstance(effect, AttackMarker):
            return max([self.arming(who) for who in self.of(effect.of)], default=-1.0)
        if isinstance(effect, DefenceMarker):
            return max([self.guarding(who) for who in self.of(effect.of)], default=-1.0)
        if isinstance(effect, RemoveMarkers):
            return max([self.baring(who) for who in self.castle])
        if isinstance(effect, SendToTown):
            return max([self.sending(who) for who in self.castle])
        if isinstance(effect, Draw):
            left = self.view["draw_pile"][self.judge.seat]
            return FRESH * effect.number * (1.0 if left >= effect.number else 0.3)
        if isinstance(effect, Fetch):
            return self.fetching(effect)
        if isinstance(effect, OtherDiscards):
            return 0.14 * effect.number if self.view["hand"][1 - self.judge.seat] else -1.0
        if isinstance(effect, Forbid):
            return self.forbidding(effect.action)
        if isinstance(effect, Strengthen | Shield):
            return self.strengthening(effect.number)
        assert isinstance(effect, CancelCard)
        return self.cancelling()

    def of(self, class_: str) -> list[str]:
        """The castle characters of a class, or all."""
        return [who for who in self.castle if not class_ or CLASS[who] == class_]

    def arming(self, who: str) -> float:
        """What an attack marker is worth on a character: mine to attack with."""
        judge = self.judge
        if judge.vampires:
            if any(other in judge.unmasked for other in self.castle) and who not in judge.unmasked:
                return 0.02
            return (0.25 if judge.death(who) < 0 else 0.12) + judge.telling("armed", who)
        return 0.3 if judge.chance[who] < 0.25 else 0.05

    def guarding(self, who: str) -> float:
        """What a defence marker is worth on a character: mine to defend."""
        judge = self.judge
        worth = -judge.death(who) * 0.2 * (0.5 + judge.danger(who))
        return worth + judge.telling("helped", who)

    def baring(self, who: str) -> float:
        """What it is worth that a character loses its markers."""
        judge = self.judge
        guard, arms = self.view["defence_markers"][who], self.view["attack_markers"][who]
        worth: float = judge.death(who) * 0.2 * guard
        if not judge.vampires:
            worth += 0.25 * arms * (1.0 if judge.chance[who] > 0.3 else -0.5)
        return worth

    def sending(self, who: str) -> float:
        """What it is worth that a character goes to town."""
        judge = self.judge
        if judge.vampires and len(self.castle) > 3:
            rest = [other for other in self.castle if other != who]
            if all(other in judge.unmasked for other in rest):
                return 100.0
        return self.judge.hiding(who) if self.judge.vampires else -1.0

    def exchanging(self) -> float:
        """What it is worth to exchange a castle character for one of the town."""
        judge = self.judge
        if judge.vampires and self.one_away():
            return 100.0
        if judge.vampires and not any(judge.chance[who] == 1.0 for who in self.view["dead"]):
            # As long as all three live, it is kept for bringing them together.
            return -1.0
        return max([self.sending(who) for who in self.castle])

    def can_exchange(self) -> bool:
        """Whether I hold a card that exchanges characters."""
        for card in self.judge.hand:
            printed = LIBRARY.cards[LIBRARY.numbers[card]]
            effect = printed.effect if isinstance(printed, SupportCard) else None
            if isinstance(effect, Do) and isinstance(effect.effects[0], Invite):
                return True
        return False

    def one_away(self) -> bool:
        """Whether an exchange would bring three unmasked vampires together."""
        return len(set(self.castle) & set(self.judge.unmasked)) == 2 and any(
            who in self.judge.unmasked for who in self.view["town"]
        )

    def inviting(self, who: str) -> float:
        """What it is worth that a character comes into the castle."""
        judge = self.judge
        if not judge.vampires:
            return judge.death(who)
        if who in judge.unmasked:
            return 100.0 if self.one_away() else -1.0
        return judge.death(who) * (1 + 0.2 * judge.public()[who])

    def fetching(self, effect: Fetch) -> float:
        """What the best card that is surely in a pile is worth."""
        judge = self.judge
        if effect.pile == "moat":
            spent: list[str] = self.view["spent"][judge.seat]
            fit = [card for card in spent if not effect.type or COMBAT[card].type == effect.type]
            return max([judge.use(card) for card in fit], default=-1.0)
        return 0.4

    def forbidding(self, action: str) -> float:
        """What it is worth that the other can't attack, or not ask, in his turn."""
        judge = self.judge
        if judge.mine or self.view["combat"] is not None or action in self.view["forbidden"]:
            return -1.0
        if action == FIGHT:
            mine = [-judge.death(who) * judge.danger(who) for who in self.castle]
            return 0.6 * max(mine) if self.view["hand"][1 - judge.seat] >= 4 else 0.0
        if action == ASK:
            return 0.3 if self.view["hand"][1 - judge.seat] >= 6 else 0.0
        return 0.05

    def strengthening(self, number: int) -> float:
        """What more value is worth in this combat."""
        judge, combat = self.judge, self.view["combat"]
        stake = judge.death(combat["target"])
        lead = combat["attack"] - combat["defence"]
        if judge.mine:
            helps = stake > 0 and lead <= 0 < lead + number
            return 0.8 * stake if helps and self.answered() else -1.0
        helps = stake < 0 and lead > 0 >= lead - number
        reach = judge.power(combat["target"], combat["attacker"])
        if not self.answered() and reach >= lead:
            return -1.0
        return -0.8 * stake if helps else -1.0

    def cancelling(self) -> float:
        """What it is worth to cancel the best card that the other has laid."""
        cards: list[str] = self.view["laid"][1 - self.judge.seat]
        return self.strengthening(max([VALUE[card] for card in cards], default=0)) - 0.05

    def answered(self) -> bool:
        """Whether both have laid their cards for this round."""
        return any(self.view["laid"][1 - self.view["active"]])

    def choice(self, move: Move) -> float:
        """What an answer to a card's question is worth."""
        judge = self.judge
        prompt = judge.decision.prompt
        if isinstance(move, Choose):
            effect = self.playing()
            assert isinstance(effect, Either)
            kinds = {"attack-marker": AttackMarker, "defence-marker": DefenceMarker}
            both = (effect.first, effect.second)
            named = [each for each in both if isinstance(each, kinds[move.effect])]
            return max([self.worth(each) for each in named])
        assert isinstance(move, On)
        ways = {
            "AttackMarker": self.arming,
            "DefenceMarker": self.guarding,
            "RemoveMarkers": self.baring,
            "Invite": self.inviting,
            "SendToTown": self.sending,
        }
        return ways[prompt](move.who)

    def playing(self) -> Effect:
        """What the support card that is being carried out does."""
        printed = LIBRARY.cards[LIBRARY.numbers[self.view["in_play"][-1]]]
        assert isinstance(printed, SupportCard)
        return printed.effect
