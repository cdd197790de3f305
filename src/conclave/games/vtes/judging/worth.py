"""What effects are worth to a seat, read off the definitions of cards: pool for pool."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from conclave.core.position import Plain
from conclave.games.vtes.judging.fights import Fights, blow_of, number
from conclave.games.vtes.judging.phrases import Phrases, Setting
from conclave.games.vtes.judging.scene import BLOOD, Scene, Seen, printed_of
from conclave.games.vtes.rules import abilities as a
from conclave.games.vtes.rules import requirements
from conclave.games.vtes.vocabulary import (
    arming,
    ashes,
    belonging,
    blood,
    choosing,
    damage,
    effects,
    parts,
    piles,
    terms,
)
from conclave.lang.abilities import Instead, Whenever
from conclave.lang.effects import Do, Each, Either, If, May
from conclave.lang.nodes import Effect

SOMETHING: Final = 0.1
"""An effect that is not understood: played once it may help, again and again it may not."""
COMES_OFTEN: Final = 2.0
"""How often an ability of a card in play will be used, or its moment will come."""
EDGE: Final = 0.7
"""The edge: a pool next turn if nobody takes it before."""
HUNGER: Final = 1.6
"""The last blood of a vampire: he will have to hunt instead of bleeding."""
CARD: Final = 0.05
"""A card out of the hand: another is drawn, but it is gone."""


class Worth(Phrases):
    """Effects, weighed from one seat."""

    def __init__(self, scene: Scene, fights: Fights) -> None:
        super().__init__(scene)
        self.fights = fights

    def effect(self, effect: Effect | None, setting: Setting) -> float:
        """What an effect is worth."""
        if effect is None:
            return 0.0
        weigh = self.weights().get(type(effect))
        return SOMETHING if weigh is None else weigh(self, effect, setting)

    def weights(self) -> Weights:
        """How each kind of effect is weighed; what is not there counts as SOMETHING."""
        return WEIGHTS

    def paid(self, cost: requirements.Cost, minion: Seen | None = None) -> float:
        """What a cost takes away: less than nothing."""
        worth = -BLOOD * cost.blood - 0.3 * cost.conviction
        if minion is not None and cost.blood and cost.blood >= minion.blood:
            worth -= HUNGER / 2
        return worth + (self.scene.pool_changes(self.scene.me, -cost.pool) if cost.pool else 0.0)

    def aimed(
        self, targeting: requirements.Targeting | None, effect: Effect | None, setting: Setting
    ) -> float:
        """What an effect is worth with the best target, where one is still to be chosen."""
        if targeting is None or setting.them is not None:
            return self.effect(effect, setting)
        worths = [
            self.effect(effect, setting._replace(them=them))
            for them in self.targets(targeting, setting)
        ]
        return max(worths, default=SOMETHING)

    # Effects on pools

    def gain_pool(self, effect: blood.GainPool, setting: Setting) -> float:
        return sum(
            [
                self.scene.pool_changes(seat, self.amount(effect.amount, setting, seat))
                for seat in self.seats(effect.by, setting)
            ],
            0.0,
        )

    def burn_pool(self, effect: blood.BurnPool, setting: Setting) -> float:
        return sum(
            [
                self.scene.pool_changes(seat, -self.amount(effect.amount, setting, seat))
                for seat in self.seats(effect.by, setting)
            ],
            0.0,
        )

    def edge(self, effect: Effect, setting: Setting) -> float:
        if isinstance(effect, blood.TakeEdge):
            seats = self.seats(effect.by, setting)
            return sum([EDGE if seat == self.scene.me else -EDGE / 2 for seat in seats], 0.0)
        return -EDGE if setting.you == self.scene.me else EDGE / 2

    # Effects on minions

    def gain_blood(self, effect: blood.GainBlood, setting: Setting) -> float:
        amount = self.amount(effect.amount, setting)
        if isinstance(setting.them, dict) and isinstance(effect.who, parts.Targeted):
            return self.influenced(setting.them, amount)
        card = self.card(effect.who, setting)
        if card is None:
            return 0.0
        room = max(card.capacity - card.blood, 0) if card.is_vampire else amount
        return self.scene.share(card.seat) * BLOOD * min(amount, room)

    def influenced(self, vampire: dict[str, Plain], amount: float) -> float:
        """What counters on a vampire who is not yet controlled are worth, from the bank."""
        missing: int = max((vampire["capacity"] or 5) - vampire["counters"], 0)
        return 0.8 * min(amount, missing) + (1.0 if amount >= missing > 0 else 0.0)

    def burn_blood(self, effect: blood.BurnBlood, setting: Setting) -> float:
        card = self.card(effect.who, setting)
        if card is None:
            return 0.0
        lost = min(self.amount(effect.amount, setting), card.blood)
        return -self.scene.share(card.seat) * BLOOD * lost

    def move_blood(self, effect: blood.MoveBlood, setting: Setting) -> float:
        amount = self.amount(effect.amount, setting)
        worth = 0.0
        for who, sign in ((effect.from_, -1.0), (effect.to, 1.0)):
            card = self.card(who, setting)
            if card is not None:
                worth += sign * self.scene.share(card.seat) * BLOOD * amount
        return worth

    def blood_to_pool(self, effect: blood.BloodToPool, setting: Setting) -> float:
        """A pool for a blood: from whoever has enough left not to have to hunt for it."""
        card = self.card(effect.from_, setting)
        if card is None or card.blood == 0:
            return -SOMETHING
        amount = min(self.amount(effect.amount, setting), card.blood)
        gained = self.scene.pool_changes(setting.you, amount)
        return gained - BLOOD * amount - (HUNGER if card.blood - amount < 2 else 0.0)

    def pool_to_blood(self, effect: blood.PoolToBlood, setting: Setting) -> float:
        card = self.card(effect.to, setting)
        if card is None or setting.you != self.scene.me:
            return 0.0
        hungry = card.is_vampire and card.blood == 0 and self.scene.pool[setting.you] > 10
        return 0.2 if hungry else -0.5

    def inflict(self, effect: damage.Inflict, setting: Setting) -> float:
        card = self.card(effect.who, setting)
        if card is None or not card.is_minion:
            return 0.0
        harm = self.fights.suffered(card, self.amount(effect.amount, setting), effect.aggravated)
        return -self.scene.share(card.seat) * harm

    def gone(self, effect: effects.Burn | effects.ToTorpor, setting: Setting) -> float:
        """A card is burned, or a vampire sent to torpor."""
        card = self.card(effect.who, setting)
        if card is None:
            return 0.0
        part = 1.0 if isinstance(effect, effects.Burn) else 0.6
        return -self.scene.share(card.seat) * part * self.scene.worth(card)

    def taps(self, effect: effects.Tap | effects.Untap, setting: Setting) -> float:
        card = self.card(effect.who, setting)
        if card is None:
            return 0.0
        changes = card.data["tapped"] == isinstance(effect, effects.Untap)
        sign = 1.0 if isinstance(effect, effects.Untap) else -1.0
        return sign * self.scene.share(card.seat) * 0.5 if changes else 0.0

    def banish(self, effect: terms.Banish, setting: Setting) -> float:
        card = self.card(effect.who, setting)
        return 0.0 if card is None else -self.scene.share(card.seat) * 0.7 * self.scene.worth(card)

    def change_title(self, effect: belonging.ChangeTitle, setting: Setting) -> float:
        """The votes that are lost with a title."""
        card = None if effect.title else self.card(effect.who, setting)
        return 0.0 if card is None else -self.scene.share(card.seat) * card.data["votes"]

    def shift_pool(self, effect: terms.ShiftPool, setting: Setting) -> float:
        """What one loses others gain."""
        given = setting.terms or {setting.you: 3.0}
        worth = sum([self.scene.pool_changes(seat, much) for seat, much in given.items()], 0.0)
        if setting.named is None:
            return worth
        return worth + self.scene.pool_changes(setting.named, -sum(given.values(), 0.0))

    def take_control(self, effect: effects.TakeControl, setting: Setting) -> float:
        card = self.card(effect.who, setting)
        if card is None:
            return 0.0
        worth = self.scene.worth(card)
        gains = sum([self.scene.share(seat) for seat in self.seats(effect.by, setting)], 0.0)
        return worth * (gains - self.scene.share(card.seat))

    def rescue(self, effect: effects.Rescue, setting: Setting) -> float:
        card = self.card(effect.who, setting)
        return 0.0 if card is None else self.scene.share(card.seat) * 0.6 * self.scene.worth(card)

    def combat(self, effect: effects.EnterCombat, setting: Setting) -> float:
        foe = self.card(effect.with_, setting)
        if foe is None or setting.here is None or not foe.is_minion:
            return 0.0
        if setting.you == self.scene.me:
            return self.fights.fight(setting.here, foe) if foe.seat != setting.you else -1.0
        return self.fights.fight(foe, setting.here) if foe.seat == self.scene.me else 0.0

    # Cards in play

    def put_in_play(self, effect: effects.PutInPlay, setting: Setting) -> float:
        host = None if effect.on is None else self.card(effect.on, setting)
        if effect.on is not None and host is None:
            return 0.0
        return self.lying(setting.source, setting._replace(host=host))

    def lying(self, name: str, setting: Setting) -> float:
        """What a library card is worth while it lies in play."""
        printed = printed_of(name)
        if printed is None:
            return SOMETHING
        worth = 0.0
        if "ally" in printed.types:
            worth = self.scene.share(setting.you) * (1.0 + printed.bleed + 0.2 * printed.life)
        for grant in printed.grants:
            worth += self.grant(grant, setting)
        return worth or SOMETHING

    def grant(self, grant: Any, setting: Setting) -> float:
        """What an ability of a card in play is worth."""
        whose = setting.you if setting.host is None else setting.host.seat
        share = self.scene.share(whose)
        if isinstance(grant, a.Bonus):
            return share * 1.2 * number(grant.amount)
        if isinstance(grant, a.DisciplineLevel):
            return share * self.learning(grant.discipline, setting.host)
        if isinstance(grant, a.Weapon):
            return share * (0.6 * blow_of(grant.strike, 1).damage)
        if isinstance(grant, a.HoldsTitle):
            return share * 1.5
        if isinstance(grant, a.Held):
            return 0.5 * self.effect(grant.gained, setting)
        if isinstance(grant, Whenever | Instead):
            return COMES_OFTEN / 2 * self.effect(grant.effect, setting)
        if isinstance(grant, a.Can):
            cost = self.paid(grant.cost)
            return COMES_OFTEN * max(self.aimed(grant.target, grant.effect, setting) + cost, 0.2)
        if isinstance(grant, a.CanAct):
            return share * 0.5
        if isinstance(grant, a.IsVampire):
            return share * (2.0 + 0.3 * grant.capacity)
        return 0.0

    def learning(self, discipline: str, host: Seen | None) -> float:
        """What one more level of a discipline is worth: by the cards in hand that ask for it."""
        if host is None or discipline.upper() in host.data.get("disciplines", ()):
            return 0.0
        worth = 0.4
        for name in self.scene.hand:
            printed = printed_of(name)
            for mode in printed.modes if printed else ():
                worth += 0.3 if any(each == discipline for each, _ in mode.disciplines) else 0.0
        return worth

    # What joins effects

    def do(self, effect: Do, setting: Setting) -> float:
        return sum([self.effect(each, setting) for each in effect.effects], 0.0)

    def may(self, effect: May, setting: Setting) -> float:
        worth = self.effect(effect.effect, setting) + self.effect(effect.then, setting)
        if effect.by is not None and self.scene.me not in self.seats(effect.by, setting):
            return min(worth, 0.0)  # whoever decides does what is best for herself
        return max(worth, 0.0)

    def if_(self, effect: If, setting: Setting) -> float:
        return 0.6 * self.effect(effect.effect, setting) + 0.4 * self.effect(
            effect.otherwise, setting
        )

    def either(self, effect: Either, setting: Setting) -> float:
        return max(self.effect(effect.first, setting), self.effect(effect.second, setting))

    def for_one(self, effect: choosing.ForOne, setting: Setting) -> float:
        """The best for whoever chooses: where that is a rival, the worst."""
        worths = [
            self.effect(effect.effect, setting._replace(them=them))
            for them in self.targets(effect.which, setting)
        ]
        if self.scene.me in self.seats(effect.by, setting):
            return max(worths, default=0.0)
        return min(worths, default=0.0)

    def how_many(self, effect: choosing.HowMany, setting: Setting) -> float:
        most = int(self.amount(effect.most, setting))
        numbers = range(effect.least, max(most, effect.least) + 1)
        return max(self.effect(effect.effect, setting._replace(amount=n)) for n in numbers)

    def repeat(self, effect: choosing.Repeat, setting: Setting) -> float:
        return self.amount(effect.times, setting) * self.effect(effect.effect, setting)

    def each_player(self, effect: Each, setting: Setting) -> float:
        seats = self.seats(effect.players, setting)
        return sum([self.effect(effect.effect, setting._replace(them=seat)) for seat in seats], 0.0)

    def each_card(self, effect: effects.Each, setting: Setting) -> float:
        found = self.targets(effect.which, setting)
        return sum([self.effect(effect.effect, setting._replace(them=card)) for card in found], 0.0)


Weights = dict[type, Callable[[Any, Any, Setting], float]]
WEIGHTS: Final[Weights] = {
    Do: Worth.do,
    May: Worth.may,
    If: Worth.if_,
    Either: Worth.either,
    Each: Worth.each_player,
    effects.Each: Worth.each_card,
    blood.GainPool: Worth.gain_pool,
    blood.BurnPool: Worth.burn_pool,
    blood.TakeEdge: Worth.edge,
    blood.BurnEdge: Worth.edge,
    blood.GainBlood: Worth.gain_blood,
    blood.BurnBlood: Worth.burn_blood,
    blood.MoveBlood: Worth.move_blood,
    blood.BloodToPool: Worth.blood_to_pool,
    blood.PoolToBlood: Worth.pool_to_blood,
    damage.Inflict: Worth.inflict,
    effects.Burn: Worth.gone,
    effects.ToTorpor: Worth.gone,
    effects.Tap: Worth.taps,
    effects.Untap: Worth.taps,
    effects.Rescue: Worth.rescue,
    effects.EnterCombat: Worth.combat,
    effects.PutInPlay: Worth.put_in_play,
    effects.TakeControl: Worth.take_control,
    terms.Banish: Worth.banish,
    belonging.ChangeTitle: Worth.change_title,
    terms.ShiftPool: Worth.shift_pool,
    choosing.ForOne: Worth.for_one,
    choosing.HowMany: Worth.how_many,
    choosing.Repeat: Worth.repeat,
    ashes.Revive: lambda self, effect, setting: 1.5 + 1.5 * effect.blood if effect.ready else 1.0,
    arming.EquipFromHand: lambda self, effect, setting: 1.0,
    piles.Draw: lambda self, effect, setting: 0.2 * number(effect.amount),
}
"""How each kind of effect is weighed that may come at any time."""
