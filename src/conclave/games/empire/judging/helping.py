"""What support cards are good for, read off their effects."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from conclave.games.empire.rules.words import (
    ACTIONS,
    ARMED,
    ASK,
    CLASS_OF,
    COMBAT,
    HELPED,
    MOAT,
    NOBODY,
    NOTHING,
)
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
from conclave.lang.effects import Do, Either, May, effect_name
from conclave.lang.moves import Choose
from conclave.lang.nodes import Effect, walk

if TYPE_CHECKING:
    from conclave.games.empire.judgement import Judge

FRESH: Final = 0.2
"""What a card that is drawn is worth."""


def exchanges(effect: Effect) -> bool:
    """Whether an effect brings one character into the castle, and sends one to town."""
    if not isinstance(effect, Do):
        return False
    kinds = [type(each) for each in effect.effects]
    return kinds == [Invite, SendToTown]


class Helping:
    """The support cards in one seat's hand, at one moment."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.scene = judge.scene
        self.library = judge.library
        self.castle = judge.castle

    def soon(self, card: int) -> float:
        """What a support card will be worth, at a good moment."""
        return 0.4 if self.library.in_combat[card] else 0.25

    def now(self, card: int) -> float:
        """What a support card is worth if it is played now."""
        return self.worth(self.library.effect(card))

    def worth(self, effect: Effect) -> float:
        """What an effect is worth now."""
        if isinstance(effect, Do):
            if exchanges(effect):
                return self.exchanging()
            return sum([self.worth(each) for each in effect.effects], 0.0)
        if isinstance(effect, Either):
            return max(self.worth(effect.first), self.worth(effect.second))
        if isinstance(effect, May):
            return max(0.0, self.worth(effect.effect))
        if isinstance(effect, AttackMarker):
            return max([self.arming(who) for who in self.of(effect.of)], default=-1.0)
        if isinstance(effect, DefenceMarker):
            return max([self.guarding(who) for who in self.of(effect.of)], default=-1.0)
        if isinstance(effect, RemoveMarkers):
            return max([self.baring(who) for who in self.of(effect.of)], default=-1.0)
        if isinstance(effect, SendToTown):
            return max([self.sending(who) for who in self.of(effect.of)], default=-1.0)
        if isinstance(effect, Invite):
            town = [who for who in self.scene.town if effect.of in ("", CLASS_OF[who])]
            return max([self.inviting(who) for who in town], default=-1.0)
        if isinstance(effect, Draw):
            enough = self.scene.to_draw >= effect.number
            return FRESH * effect.number * (1.0 if enough else 0.3)
        if isinstance(effect, Fetch):
            return self.fetching(effect)
        if isinstance(effect, OtherDiscards):
            return 0.14 * effect.number if self.scene.others else -1.0
        if isinstance(effect, Forbid):
            return self.forbidding(effect.action)
        if isinstance(effect, Strengthen):
            return self.strengthening(effect.number)
        if isinstance(effect, Shield):
            return self.strengthening(effect.number)
        assert isinstance(effect, CancelCard)
        return self.cancelling()

    def of(self, class_: str) -> list[int]:
        """The castle characters of a class, or all."""
        return [who for who in self.castle if not class_ or CLASS_OF[who] == class_]

    def arming(self, who: int) -> float:
        """What an attack marker is worth on a character: mine to attack with."""
        judge = self.judge
        if judge.vampires:
            if judge.open_() and not self.scene.is_unmasked(who):
                return 0.02
            return (0.25 if judge.death(who) < 0 else 0.12) + judge.telling(ARMED, who)
        return 0.3 if judge.chance[who] < 0.25 else 0.05

    def guarding(self, who: int) -> float:
        """What a defence marker is worth on a character: mine to defend."""
        judge = self.judge
        worth = -judge.death(who) * 0.2 * (0.5 + judge.danger(who))
        return worth + judge.telling(HELPED, who)

    def baring(self, who: int) -> float:
        """What it is worth that a character loses its markers."""
        judge = self.judge
        guard, arms = self.scene.defence_markers[who], self.scene.attack_markers[who]
        worth = judge.death(who) * 0.2 * guard
        if not judge.vampires:
            worth += 0.25 * arms * (1.0 if judge.chance[who] > 0.3 else -0.5)
        return worth

    def sending(self, who: int) -> float:
        """What it is worth that a character goes to town."""
        judge = self.judge
        if not judge.vampires:
            return -1.0
        if len(self.castle) > 3:
            rest = [other for other in self.castle if other != who]
            if len([other for other in rest if self.scene.is_unmasked(other)]) == len(rest):
                return 100.0
        return judge.hiding(who)

    def exchanging(self) -> float:
        """What it is worth to exchange a castle character for one of the town."""
        judge = self.judge
        if judge.vampires and self.one_away():
            return 100.0
        if judge.vampires and not [who for who in self.scene.dead if judge.chance[who] == 1.0]:
            # As long as all three live, it is kept for bringing them together.
            return -1.0
        return max([self.sending(who) for who in self.castle])

    def can_exchange(self) -> bool:
        """Whether I hold a card that exchanges characters."""
        for card in self.scene.hand:
            if self.library.is_support[card] and exchanges(self.library.effect(card)):
                return True
        return False

    def one_away(self) -> bool:
        """Whether an exchange would bring three unmasked vampires together."""
        waiting = [who for who in self.scene.town if self.scene.is_unmasked(who)]
        return len(self.judge.open_()) == 2 and len(waiting) > 0

    def inviting(self, who: int) -> float:
        """What it is worth that a character comes into the castle."""
        judge = self.judge
        if not judge.vampires:
            return judge.death(who)
        if self.scene.is_unmasked(who):
            return 100.0 if self.one_away() else -1.0
        return judge.death(who) * (1 + 0.2 * judge.public()[who])

    def fetching(self, effect: Fetch) -> float:
        """What the best card that is surely in a pile is worth."""
        judge = self.judge
        if effect.pile == MOAT:
            combat = self.library.combat
            spent = self.scene.spent[self.scene.seat]
            fit = [card for card in spent if not effect.type or combat[card].type == effect.type]
            return max([judge.use(card) for card in fit], default=-1.0)
        return 0.4

    def forbidding(self, action: str) -> float:
        """What it is worth that the other can't attack, or not ask, in his turn."""
        judge, scene = self.judge, self.scene
        if judge.mine or scene.attacker != NOBODY or scene.forbidden & 1 << ACTIONS.index(action):
            return -1.0
        if action == COMBAT:
            mine = [-judge.death(who) * judge.danger(who) for who in self.castle]
            return 0.6 * max(mine) if scene.others >= 4 else 0.0
        if action == ASK:
            return 0.3 if scene.others >= 6 else 0.0
        return 0.05

    def strengthening(self, number: int) -> float:
        """What more value is worth in this combat."""
        judge, scene = self.judge, self.scene
        stake = judge.death(scene.target)
        lead = scene.attack - scene.defence
        if judge.mine:
            helps = stake > 0 and lead <= 0 < lead + number
            return 0.8 * stake if helps and self.answered() else -1.0
        helps = stake < 0 and lead > 0 >= lead - number
        reach = judge.power(scene.target, scene.attacker)
        if not self.answered() and reach >= lead:
            return -1.0
        return -0.8 * stake if helps else -1.0

    def cancelling(self) -> float:
        """What it is worth to cancel the best card that the other has laid."""
        value = self.library.value
        cards = self.scene.laid[1 - self.scene.seat]
        return self.strengthening(max([value[card] for card in cards], default=0)) - 0.05

    def answered(self) -> bool:
        """Whether both have laid their cards for this round."""
        return len(self.scene.laid[1 - self.scene.active]) > 0

    def choice(self, move: Choose) -> float:
        """What one of two effects of the card that is being carried out is worth."""
        if self.scene.in_play == NOTHING:  # the text of a combat card
            return 0.0
        for node in walk(self.library.effect(self.scene.in_play)):
            if isinstance(node, Effect) and effect_name(node) == move.effect:
                return self.worth(node)
        return 0.0

    def character(self, prompt: str, who: int) -> float:
        """What a character is worth as the answer to a card's question."""
        if prompt == "AttackMarker":
            return self.arming(who)
        if prompt == "DefenceMarker":
            return self.guarding(who)
        if prompt == "RemoveMarkers":
            return self.baring(who)
        if prompt == "Invite":
            return self.inviting(who)
        assert prompt == "SendToTown"
        return self.sending(who)
