"""The worth of effects to a seat, in pool, from the definitions of cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from conclave.core.position import Plain
from conclave.games.vtes.judging.fights import Fights, blow_of, estimate
from conclave.games.vtes.judging.phrases import Phrases, Setting
from conclave.games.vtes.judging.scene import BLOOD, Scene, Seen, printed_of
from conclave.games.vtes.rules import requirements
from conclave.games.vtes.rules.abilities import acting, costs, fighting, identity, using
from conclave.games.vtes.rules.abilities.turns import BarsTransfers
from conclave.games.vtes.rules.moments import EntersPlay
from conclave.games.vtes.vocabulary import (
    affiliation,
    ash_heap,
    blood,
    choosing,
    choosing_terms,
    damage,
    effects,
    equipping,
    finding,
    guessing,
    modifying,
    parts,
    piles,
    players,
    terms,
    turns,
)
from conclave.lang.abilities import Instead, Whenever
from conclave.lang.effects import Do, Each, Either, If, May
from conclave.lang.nodes import Effect

A_LITTLE: Final = 0.1
"""The worth of an effect that isn't understood; negated, that of one that is useless now."""
EXPECTED_USES: Final = 2.0
"""How often an ability of a card in play will be used, or triggered."""
EDGE: Final = 0.7
"""The edge: 1 pool next turn, unless another player takes it."""
LAST_BLOOD: Final = 1.6
"""The last blood of a vampire: without it he must hunt instead of bleeding."""
LOST_AT_ONCE: Final = 5.0
"""A card that is burned as it comes into play: its cost was for nothing."""
UNCONTROLLED_VAMPIRE: Final = 1.5
"""A vampire in the uncontrolled region, besides his counters: others must be drawn for him."""
CARD_IN_HAND: Final = 0.05
"""A card from hand: it is replaced, but gone."""


class EffectWorth(Phrases):
    """Weighs effects that may come at any time, for one seat."""

    def __init__(self, scene: Scene, fights: Fights) -> None:
        super().__init__(scene)
        self.fights = fights

    def effect(self, effect: Effect | None, setting: Setting) -> float:
        """The worth of an effect."""
        if effect is None:
            return 0.0
        weigh = self.weights().get(type(effect))
        return A_LITTLE if weigh is None else weigh(self, effect, setting)

    def weights(self) -> Weights:
        """The function that weighs each class of effect; others count as A_LITTLE."""
        return WEIGHTS

    def cost_worth(self, cost: requirements.Cost, minion: Seen | None = None) -> float:
        """The worth of a cost: negative."""
        worth = -BLOOD * cost.blood - 0.3 * cost.conviction
        if minion is not None and cost.blood and cost.blood >= minion.blood:
            worth -= LAST_BLOOD / 2
        return worth + (
            self.scene.pool_change_worth(self.scene.me, -cost.pool) if cost.pool else 0.0
        )

    def best_target_worth(
        self, targeting: requirements.Targeting | None, effect: Effect | None, setting: Setting
    ) -> float:
        """The worth of an effect with its best target, if one is to be chosen."""
        if targeting is None or setting.them is not None:
            return self.effect(effect, setting)
        worths = [
            self.effect(effect, setting._replace(them=them))
            for them in self.targets(targeting, setting)
        ]
        return max(worths, default=A_LITTLE)

    # Effects on pools

    def gain_pool(self, effect: blood.GainPool, setting: Setting) -> float:
        return sum(
            [
                self.scene.pool_change_worth(seat, self.amount(effect.amount, setting, seat))
                for seat in self.seats(effect.by, setting)
            ],
            0.0,
        )

    def burn_pool(self, effect: blood.BurnPool, setting: Setting) -> float:
        return sum(
            [
                self.scene.pool_change_worth(seat, -self.amount(effect.amount, setting, seat))
                for seat in self.seats(effect.by, setting)
            ],
            0.0,
        )

    def pay_tribute(self, effect: turns.PayTribute, setting: Setting) -> float:
        """Pool that each Methuselah burns in her turn."""
        return sum(
            [
                self.scene.pool_change_worth(seat, -effect.amount)
                for seat in self.seats(effect.by, setting)
            ],
            0.0,
        )

    def guess_counters(self, effect: guessing.GuessCounters, setting: Setting) -> float:
        """Pool that is guessed at random: most guesses are wrong, and the others gain it."""
        worth = 0.0
        right = 1 / effect.most
        for seat in self.seats(players.EACH_OTHER, setting):
            for held in range(1, effect.most + 1):
                lost = self.scene.pool_change_worth(seat, -held)
                won = self.scene.pool_change_worth(setting.you, held)
                gained = self.scene.pool_change_worth(seat, held)
                worth += right * (right * (lost + won) + (1 - right) * gained)
        return worth

    def numbers_game(self, effect: guessing.NumbersGame, setting: Setting) -> float:
        """Numbers chosen at random: any but 1 may be met by another that is 1 less."""
        others = self.seats(players.EACH_OTHER, setting)
        safe = (1 - 1 / effect.most) ** len(others)
        worth = 0.0
        for seat in (setting.you, *others):
            most = effect.yours if seat == setting.you else effect.most
            for number in range(1, most + 1):
                chance = 1.0 if number == 1 else safe
                gained = self.scene.pool_change_worth(seat, number)
                burned = self.scene.pool_change_worth(seat, -number)
                worth += (chance * gained + (1 - chance) * burned) / most
        return worth

    def play_signs(self, effect: guessing.PlaySigns, setting: Setting) -> float:
        """A game that either may win."""
        worth = 0.0
        for seat in (setting.you, *self.seats(effect.with_, setting)):
            for change in (effect.stake, -effect.stake):
                worth += self.scene.pool_change_worth(seat, change) / 2
        return worth

    def lose_transfers(self, effect: blood.LoseTransfers, setting: Setting) -> float:
        """Transfers are worth something to who has vampires to influence."""
        seats = self.seats(effect.by, setting)
        waiting = [seat for seat in seats if self.scene.view["uncontrolled"][seat]]
        return sum([-1.5 * self.scene.share(seat) for seat in waiting], 0.0)

    def edge(self, effect: Effect, setting: Setting) -> float:
        if isinstance(effect, blood.TakeEdge):
            seats = self.seats(effect.by, setting)
            return sum([EDGE if seat == self.scene.me else -EDGE / 2 for seat in seats], 0.0)
        return -EDGE if setting.you == self.scene.me else EDGE / 2

    # Effects on minions

    def gain_blood(self, effect: blood.GainBlood, setting: Setting) -> float:
        amount = self.amount(effect.amount, setting)
        if isinstance(setting.them, dict) and isinstance(effect.who, parts.Targeted):
            return self.influence_worth(setting.them, amount)
        card = self.card(effect.who, setting)
        if card is None:
            return 0.0
        room = max(card.capacity - card.blood, 0) if card.is_vampire else amount
        return self.scene.share(card.seat) * BLOOD * min(amount, room)

    def influence_worth(self, vampire: dict[str, Plain], amount: float) -> float:
        """The worth of counters from the bank on an uncontrolled vampire."""
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
        """Pool for blood, from a vampire who keeps enough not to have to hunt."""
        card = self.card(effect.from_, setting)
        if card is None or card.blood == 0:
            return -A_LITTLE
        amount = min(self.amount(effect.amount, setting), card.blood)
        gained = self.scene.pool_change_worth(setting.you, amount)
        return gained - BLOOD * amount - (LAST_BLOOD if card.blood - amount < 2 else 0.0)

    def pool_to_blood(self, effect: blood.PoolToBlood, setting: Setting) -> float:
        card = self.card(effect.to, setting)
        if card is None or setting.you != self.scene.me:
            return 0.0
        amount = self.amount(effect.amount, setting)
        if effect.doubled:
            return self.scene.pool_change_worth(setting.you, -amount) + 1.5 * amount
        hungry = card.is_vampire and card.blood == 0 and self.scene.pool[setting.you] > 10
        return -0.5 * amount + (0.7 if hungry and amount else 0.0)

    def inflict(self, effect: damage.Inflict, setting: Setting) -> float:
        card = self.card(effect.who, setting)
        if card is None or not card.is_minion:
            return 0.0
        harm = self.fights.harm_of_kind(
            card, self.amount(effect.amount, setting), effect.aggravated
        )
        return -self.scene.share(card.seat) * harm

    def gone(
        self, effect: effects.Burn | effects.Diablerize | effects.ToTorpor, setting: Setting
    ) -> float:
        """Burning a card, or sending a vampire to torpor."""
        if isinstance(effect, effects.Burn) and effect.uncontrolled:
            mine = isinstance(setting.them, dict)
            return self.uncontrolled_gone(setting.them) if mine else 0.0
        card = self.card(effect.who, setting)
        if card is None:
            mine = isinstance(effect.who, parts.ThisCard) and setting.you == self.scene.me
            return -LOST_AT_ONCE if mine and not setting.later else 0.0
        part = 0.6 if isinstance(effect, effects.ToTorpor) else 1.0
        return -self.scene.share(card.seat) * part * self.scene.worth(card)

    def removed(self, effect: piles.RemoveFromGame, setting: Setting) -> float:
        """Removing a card from the game: an uncontrolled vampire, too."""
        if isinstance(setting.them, dict) and isinstance(effect.who, parts.Targeted):
            return self.uncontrolled_gone(setting.them)
        return self.gone(effects.Burn(effect.who), setting)

    def uncontrolled_gone(self, vampire: dict[str, Plain]) -> float:
        """Losing one's own uncontrolled vampire, with his counters."""
        return -UNCONTROLLED_VAMPIRE - 0.8 * float(vampire["counters"])

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

    def change_title(self, effect: affiliation.ChangeTitle, setting: Setting) -> float:
        """The votes lost with a title."""
        card = None if effect.title or effect.of else self.card(effect.who, setting)
        return 0.0 if card is None else -self.scene.share(card.seat) * card.data.get("votes", 0)

    def blood_hunt(self, effect: terms.BloodHunt, setting: Setting) -> float:
        """A blood hunt called by a referendum burns the vampire."""
        return self.gone(effects.Burn(effect.who), setting) if effect.passed else 0.0

    def shift_pool(self, effect: terms.ShiftPool, setting: Setting) -> float:
        """Pool that one player loses and others gain."""
        allotted = setting.terms or {setting.you: 3.0}
        worth = sum(
            [self.scene.pool_change_worth(seat, amount) for seat, amount in allotted.items()], 0.0
        )
        if setting.named is None:
            return worth
        return worth + self.scene.pool_change_worth(setting.named, -sum(allotted.values(), 0.0))

    def take_control(self, effect: effects.TakeControl, setting: Setting) -> float:
        card = self.card(effect.who, setting)
        if card is None:
            return 0.0
        worth = self.scene.worth(card)
        gains = sum([self.scene.share(seat) for seat in self.seats(effect.by, setting)], 0.0)
        change = worth * (gains - self.scene.share(card.seat))
        if effect.for_turn or effect.until_untap:
            return 0.3 * change
        return 0.5 * change if effect.for_next_turn else change

    def rescue(self, effect: effects.Rescue, setting: Setting) -> float:
        card = self.card(effect.who, setting)
        return 0.0 if card is None else self.scene.share(card.seat) * 0.6 * self.scene.worth(card)

    def combat(self, effect: effects.EnterCombat, setting: Setting) -> float:
        own, opponent = self.card(effect.who, setting), self.card(effect.with_, setting)
        if opponent is None or own is None or not opponent.is_minion:
            return 0.0
        if setting.you == self.scene.me:
            return self.fights.fight_worth(own, opponent) if opponent.seat != setting.you else -1.0
        return self.fights.fight_worth(opponent, own) if opponent.seat == self.scene.me else 0.0

    # Cards in play

    def put_in_play(self, effect: effects.PutInPlay, setting: Setting) -> float:
        host = None if effect.on is None else self.card(effect.on, setting)
        if effect.on is not None and host is None:
            printed = printed_of(setting.source)
            if printed and any(isinstance(each, BarsTransfers) for each in printed.grants):
                return 0.5
            return 0.0
        for seat in [] if effect.by is None else self.seats(effect.by, setting):
            setting = setting._replace(you=seat)
        return self.in_play_worth(setting.source, setting._replace(host=host))

    def grants(self, effect: modifying.Grant, setting: Setting) -> float:
        """An ability that a minion gets for a while."""
        host = self.card(effect.to, setting)
        if host is None:
            return A_LITTLE
        return self.grant_worth(effect.ability, setting._replace(host=host)) or A_LITTLE

    def burn_unless_repaid(self, effect: terms.BurnUnlessRepaid, setting: Setting) -> float:
        """Half of what burning the card is worth: its controller may pay."""
        return 0.5 * self.gone(effects.Burn(effect.who), setting)

    def in_play_worth(self, name: str, setting: Setting) -> float:
        """The worth of a library card in play."""
        printed = printed_of(name)
        if printed is None:
            return A_LITTLE
        worth = 0.0
        if "ally" in printed.types:
            worth = self.scene.share(setting.you) * (1.0 + printed.bleed + 0.2 * printed.life)
        for grant in printed.grants:
            worth += self.grant_worth(grant, setting)
        return worth or A_LITTLE

    def grant_worth(self, grant: Any, setting: Setting) -> float:
        """The worth of an ability of a card in play."""
        seat = setting.you if setting.host is None else setting.host.seat
        share = self.scene.share(seat)
        if isinstance(grant, using.Bonus):
            gains = share if grant.to is None else self.scene.share(setting.you)
            return gains * 1.2 * estimate(grant.amount)
        if isinstance(grant, identity.DisciplineLevel):
            return share * self.discipline_worth(grant.discipline, setting.host)
        if isinstance(grant, fighting.Weapon):
            return share * (0.6 * blow_of(grant.strike, 1).damage)
        if isinstance(grant, identity.HoldsTitle):
            return share * 1.5
        if isinstance(grant, identity.OnControlChange):
            return 0.5 * self.effect(grant.gained, setting)
        if isinstance(grant, Whenever | Instead):
            later = not isinstance(grant.moment, EntersPlay)
            return EXPECTED_USES / 2 * self.effect(grant.effect, setting._replace(later=later))
        if isinstance(grant, using.Can):
            cost = self.cost_worth(grant.cost)
            return EXPECTED_USES * max(
                self.best_target_worth(grant.target, grant.effect, setting) + cost, 0.2
            )
        if isinstance(grant, acting.CanAct):
            attack = grant.action.effect
            if isinstance(attack, effects.EnterCombat) and attack.with_ == parts.HOST:
                return -share * 0.5  # it lets others attack the host
            against_host = setting.host is not None and grant.by is not None and grant.anyone
            return share * (-0.3 if against_host else 0.5)
        if isinstance(grant, acting.Forbids) and grant.who is None and grant.what != ("hunted",):
            return -share * (0.3 if grant.if_ is not None else 0.4 * len(grant.what))
        if isinstance(grant, fighting.Harm):
            return share * (0.2 if grant.inflicts else -0.2)
        if isinstance(grant, fighting.ImprovesStrikes):
            return share * 0.3
        if isinstance(grant, costs.ChangesCost) and grant.who is None:
            return share * -0.4 * grant.more
        if isinstance(grant, acting.Unblockable):
            return share * 0.3
        if isinstance(grant, acting.ChargesBlockers):
            return share * 0.6
        if isinstance(grant, identity.IsVampire):
            return share * (2.0 + 0.3 * grant.capacity)
        return 0.0

    def discipline_worth(self, discipline: str, host: Seen | None) -> float:
        """The worth of another level of a discipline, by the cards in hand that require it."""
        if host is None or discipline.upper() in host.data.get("disciplines", ()):
            return 0.0
        worth = 0.4
        for name in self.scene.hand:
            printed = printed_of(name)
            for mode in printed.modes if printed else ():
                worth += 0.3 if any(each == discipline for each, _ in mode.disciplines) else 0.0
        return worth

    # Combinations of effects

    def do(self, effect: Do, setting: Setting) -> float:
        return sum([self.effect(each, setting) for each in effect.effects], 0.0)

    def may(self, effect: May, setting: Setting) -> float:
        worth = self.effect(effect.effect, setting) + self.effect(effect.then, setting)
        if effect.by is not None and self.scene.me not in self.seats(effect.by, setting):
            return min(worth, 0.0)  # the player who decides takes the better choice
        return max(worth, 0.0)

    def if_(self, effect: If, setting: Setting) -> float:
        return 0.6 * self.effect(effect.effect, setting) + 0.4 * self.effect(
            effect.otherwise, setting
        )

    def either(self, effect: Either, setting: Setting) -> float:
        first = effect.first
        if isinstance(first, choosing.ForOne) and not self.targets(first.which, setting):
            return self.effect(effect.second, setting)
        return max(self.effect(first, setting), self.effect(effect.second, setting))

    def for_one(self, effect: choosing.ForOne, setting: Setting) -> float:
        """The best choice for the seat, or the worst if a rival chooses."""
        worths = [
            self.effect(effect.effect, setting._replace(them=them))
            for them in self.targets(effect.which, setting)
            if them is not setting.them or not isinstance(them, dict)
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
    Do: EffectWorth.do,
    May: EffectWorth.may,
    If: EffectWorth.if_,
    Either: EffectWorth.either,
    Each: EffectWorth.each_player,
    effects.Each: EffectWorth.each_card,
    modifying.Grant: EffectWorth.grants,
    terms.BurnUnlessRepaid: EffectWorth.burn_unless_repaid,
    blood.GainPool: EffectWorth.gain_pool,
    blood.BurnPool: EffectWorth.burn_pool,
    turns.PayTribute: EffectWorth.pay_tribute,
    guessing.GuessCounters: EffectWorth.guess_counters,
    guessing.NumbersGame: EffectWorth.numbers_game,
    guessing.PlaySigns: EffectWorth.play_signs,
    blood.LoseTransfers: EffectWorth.lose_transfers,
    blood.TakeEdge: EffectWorth.edge,
    blood.BurnEdge: EffectWorth.edge,
    blood.GainBlood: EffectWorth.gain_blood,
    blood.BurnBlood: EffectWorth.burn_blood,
    choosing_terms.GainAllottedBlood: lambda self, effect, setting: self.gain_blood(
        blood.GainBlood(1, parts.TARGET), setting
    ),
    blood.MoveBlood: EffectWorth.move_blood,
    blood.BloodToPool: EffectWorth.blood_to_pool,
    blood.PoolToBlood: EffectWorth.pool_to_blood,
    damage.Inflict: EffectWorth.inflict,
    effects.Burn: EffectWorth.gone,
    effects.Diablerize: EffectWorth.gone,
    effects.ToTorpor: EffectWorth.gone,
    effects.Tap: EffectWorth.taps,
    effects.Untap: EffectWorth.taps,
    effects.Rescue: EffectWorth.rescue,
    effects.EnterCombat: EffectWorth.combat,
    effects.PutInPlay: EffectWorth.put_in_play,
    effects.TakeControl: EffectWorth.take_control,
    terms.Banish: EffectWorth.banish,
    affiliation.ChangeTitle: EffectWorth.change_title,
    terms.BloodHunt: EffectWorth.blood_hunt,
    terms.ShiftPool: EffectWorth.shift_pool,
    choosing.ForOne: EffectWorth.for_one,
    choosing.HowMany: EffectWorth.how_many,
    choosing.Repeat: EffectWorth.repeat,
    ash_heap.Revive: lambda self, effect, setting: (
        1.5 + 1.5 * effect.blood if effect.ready else 1.0
    ),
    equipping.EquipFromHand: lambda self, effect, setting: 1.0,
    finding.EquipWithFirst: lambda self, effect, setting: 0.8,
    piles.RemoveFromGame: EffectWorth.removed,
    piles.Draw: lambda self, effect, setting: 0.2 * estimate(effect.amount),
}
"""The functions that weigh effects at any time."""
