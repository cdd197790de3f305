"""The value of support cards, computed from their effects."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from conclave.games.empire.rules.constants import (
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
"""The value of a drawn card."""


def exchanges(effect: Effect) -> bool:
    """Whether an effect exchanges a character in the castle for one in town."""
    if not isinstance(effect, Do):
        return False
    kinds = [type(each) for each in effect.effects]
    return kinds == [Invite, SendToTown]


class SupportValues:
    """Values the support cards in one seat's hand."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.scene = judge.scene
        self.library = judge.library
        self.castle = judge.castle

    def later_value(self, card: int) -> float:
        """The value of a support card at a good moment."""
        return 0.4 if self.library.in_combat[card] else 0.25

    def current_value(self, card: int) -> float:
        """The value of playing a support card now."""
        return self.effect_value(self.library.effect(card))

    def effect_value(self, effect: Effect) -> float:
        """The value of an effect now."""
        if isinstance(effect, Do):
            if exchanges(effect):
                return self.exchange()
            return sum([self.effect_value(each) for each in effect.effects], 0.0)
        if isinstance(effect, Either):
            return max(self.effect_value(effect.first), self.effect_value(effect.second))
        if isinstance(effect, May):
            return max(0.0, self.effect_value(effect.effect))
        if isinstance(effect, AttackMarker):
            return max([self.attack_marker(who) for who in self.of(effect.of)], default=-1.0)
        if isinstance(effect, DefenceMarker):
            return max([self.defence_marker(who) for who in self.of(effect.of)], default=-1.0)
        if isinstance(effect, RemoveMarkers):
            return max([self.remove_markers(who) for who in self.of(effect.of)], default=-1.0)
        if isinstance(effect, SendToTown):
            return max([self.send_to_town(who) for who in self.of(effect.of)], default=-1.0)
        if isinstance(effect, Invite):
            town = [who for who in self.scene.town if effect.of in ("", CLASS_OF[who])]
            return max([self.invite(who) for who in town], default=-1.0)
        if isinstance(effect, Draw):
            enough = self.scene.to_draw >= effect.number
            return FRESH * effect.number * (1.0 if enough else 0.3)
        if isinstance(effect, Fetch):
            return self.fetch(effect)
        if isinstance(effect, OtherDiscards):
            return 0.14 * effect.number if self.scene.others else -1.0
        if isinstance(effect, Forbid):
            return self.forbid(effect.action)
        if isinstance(effect, Strengthen):
            return self.strengthen(effect.number)
        if isinstance(effect, Shield):
            return self.strengthen(effect.number)
        assert isinstance(effect, CancelCard)
        return self.cancel()

    def of(self, class_: str) -> list[int]:
        """The characters in the castle of a class, or all."""
        return [who for who in self.castle if not class_ or CLASS_OF[who] == class_]

    def attack_marker(self, who: int) -> float:
        """The value of an attack marker on a character."""
        judge = self.judge
        if judge.vampires:
            if judge.unmasked_in_castle() and not self.scene.is_unmasked(who):
                return 0.02
            return (0.25 if judge.death(who) < 0 else 0.12) + judge.suspicion_value(ARMED, who)
        return 0.3 if judge.chance[who] < 0.25 else 0.05

    def defence_marker(self, who: int) -> float:
        """The value of a defence marker on a character."""
        judge = self.judge
        worth = -judge.death(who) * 0.2 * (0.5 + judge.danger(who))
        return worth + judge.suspicion_value(HELPED, who)

    def remove_markers(self, who: int) -> float:
        """The value of removing a character's markers."""
        judge = self.judge
        guard, arms = self.scene.defence_markers[who], self.scene.attack_markers[who]
        worth = judge.death(who) * 0.2 * guard
        if not judge.vampires:
            worth += 0.25 * arms * (1.0 if judge.chance[who] > 0.3 else -0.5)
        return worth

    def send_to_town(self, who: int) -> float:
        """The value of sending a character to town."""
        judge = self.judge
        if not judge.vampires:
            return -1.0
        if len(self.castle) > 3:
            rest = [other for other in self.castle if other != who]
            if len([other for other in rest if self.scene.is_unmasked(other)]) == len(rest):
                return 100.0
        return judge.hiding_value(who)

    def exchange(self) -> float:
        """The value of exchanging a character in the castle for one in town."""
        judge = self.judge
        if judge.vampires and self.one_away():
            return 100.0
        if judge.vampires and not [who for who in self.scene.dead if judge.chance[who] == 1.0]:
            # While all three vampires live, save the card for bringing them together.
            return -1.0
        return max([self.send_to_town(who) for who in self.castle])

    def can_exchange(self) -> bool:
        """Whether the hand has a card that exchanges characters."""
        for card in self.scene.hand:
            if self.library.is_support[card] and exchanges(self.library.effect(card)):
                return True
        return False

    def one_away(self) -> bool:
        """Whether an exchange would bring three unmasked vampires together."""
        waiting = [who for who in self.scene.town if self.scene.is_unmasked(who)]
        return len(self.judge.unmasked_in_castle()) == 2 and len(waiting) > 0

    def invite(self, who: int) -> float:
        """The value of bringing a character into the castle."""
        judge = self.judge
        if not judge.vampires:
            return judge.death(who)
        if self.scene.is_unmasked(who):
            return 100.0 if self.one_away() else -1.0
        return judge.death(who) * (1 + 0.2 * judge.public()[who])

    def fetch(self, effect: Fetch) -> float:
        """The value of the best card that is certainly in a pile."""
        judge = self.judge
        if effect.pile == MOAT:
            combat = self.library.combat
            spent = self.scene.spent[self.scene.seat]
            fit = [card for card in spent if not effect.type or combat[card].type == effect.type]
            return max([judge.card_value(card) for card in fit], default=-1.0)
        return 0.4

    def forbid(self, action: str) -> float:
        """The value of keeping the opponent from an action in his turn."""
        judge, scene = self.judge, self.scene
        if (
            judge.is_active
            or scene.attacker != NOBODY
            or scene.forbidden & 1 << ACTIONS.index(action)
        ):
            return -1.0
        if action == COMBAT:
            dangers = [-judge.death(who) * judge.danger(who) for who in self.castle]
            return 0.6 * max(dangers) if scene.others >= 4 else 0.0
        if action == ASK:
            return 0.3 if scene.others >= 6 else 0.0
        return 0.05

    def strengthen(self, number: int) -> float:
        """The value of more strength in this combat."""
        judge, scene = self.judge, self.scene
        stake = judge.death(scene.target)
        lead = scene.attack - scene.defence
        if judge.is_active:
            helps = stake > 0 and lead <= 0 < lead + number
            return 0.8 * stake if helps and self.answered() else -1.0
        helps = stake < 0 and lead > 0 >= lead - number
        reach = judge.power(scene.target, scene.attacker)
        if not self.answered() and reach >= lead:
            return -1.0
        return -0.8 * stake if helps else -1.0

    def cancel(self) -> float:
        """The value of cancelling the opponent's best card in this combat."""
        value = self.library.value
        cards = self.scene.laid[1 - self.scene.seat]
        return self.strengthen(max([value[card] for card in cards], default=0)) - 0.05

    def answered(self) -> bool:
        """Whether both players have played their cards for this round."""
        return len(self.scene.laid[1 - self.scene.active]) > 0

    def choice(self, move: Choose) -> float:
        """The value of one of two effects of the current card."""
        if self.scene.in_play == NOTHING:  # a combat card with a text
            return 0.0
        for node in walk(self.library.effect(self.scene.in_play)):
            if isinstance(node, Effect) and effect_name(node) == move.effect:
                return self.effect_value(node)
        return 0.0

    def character(self, prompt: str, who: int) -> float:
        """The value of choosing a character for the current card."""
        if prompt == "AttackMarker":
            return self.attack_marker(who)
        if prompt == "DefenceMarker":
            return self.defence_marker(who)
        if prompt == "RemoveMarkers":
            return self.remove_markers(who)
        if prompt == "Invite":
            return self.invite(who)
        assert prompt == "SendToTown"
        return self.send_to_town(who)
