"""What effects are worth to a seat, read off the definitions of cards: pool for pool."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from conclave.core.position import Plain
from conclave.games.vtes.cards import LIBRARY
from conclave.games.vtes.judging.fights import Fights, blow_of, number
from conclave.games.vtes.judging.sight import BLOOD, Seen, Sight, printed_of
from conclave.games.vtes.rules import abilities as a
from conclave.games.vtes.rules.words import NOTHING
from conclave.games.vtes.vocabulary import (
    amounts,
    arming,
    ashes,
    choosing,
    filters,
    players,
    terms,
)
from conclave.games.vtes.vocabulary import effects as e
from conclave.lang.abilities import Instead, Whenever
from conclave.lang.effects import Do, Each, Either, If, May
from conclave.lang.nodes import Amount, Effect, Players, ThatMany

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


class Scene(NamedTuple):
    """The situation in which an effect is weighed."""

    you: int
    here: Seen | None = None
    them: Any = None
    """The target: a card in play, a seat, or a vampire not yet controlled."""
    source: str = ""
    host: Seen | None = None
    terms: dict[int, float] | None = None
    """What a referendum allots to seats."""
    amount: float = 1.0
    """THAT_MANY."""
    named: int | None = None
    """The Methuselah whom a referendum is about."""


class Worth:
    """Effects, weighed from one seat."""

    def __init__(self, sight: Sight, fights: Fights) -> None:
        self.sight = sight
        self.fights = fights

    def effect(self, effect: Effect | None, scene: Scene) -> float:
        """What an effect is worth."""
        if effect is None:
            return 0.0
        weigh = self.weights().get(type(effect))
        return SOMETHING if weigh is None else weigh(self, effect, scene)

    def weights(self) -> Weights:
        """How each kind of effect is weighed; what is not there counts as SOMETHING."""
        return WEIGHTS

    def paid(self, cost: a.Cost, minion: Seen | None = None) -> float:
        """What a cost takes away: less than nothing."""
        worth = -BLOOD * cost.blood - 0.3 * cost.conviction
        if minion is not None and cost.blood and cost.blood >= minion.blood:
            worth -= HUNGER / 2
        return worth + (self.sight.pool_changes(self.sight.me, -cost.pool) if cost.pool else 0.0)

    # Whom and what

    def seats(self, whom: Players, scene: Scene) -> list[int]:
        """The seats that a phrase means, as far as the view tells."""
        view = self.sight.view
        everybody = [seat for seat, out in enumerate(view["out"]) if not out]
        if isinstance(whom, players.You):
            return [scene.you]
        if isinstance(whom, players.Neighbour):
            prey: list[int | None] = view["prey"]
            beside = prey[scene.you] if whom.prey else _place(prey, scene.you)
            return [] if beside is None else [beside]
        if isinstance(whom, players.EachMethuselah):
            return [seat for seat in everybody if not (whom.others and seat == scene.you)]
        if isinstance(whom, players.ControllerOf):
            card = self.card(whom.card, scene)
            return [] if card is None else [card.seat]
        if isinstance(whom, players.Chosen):
            return [scene.them] if isinstance(scene.them, int) else []
        if isinstance(whom, players.Allotted):
            return list(scene.terms or {})
        if isinstance(whom, terms.TermSeat):
            return [] if scene.named is None else [scene.named]
        if isinstance(whom, terms.Richer):
            return [
                seat for seat in everybody if self.sight.pool[seat] > self.sight.pool[scene.you]
            ]
        if isinstance(whom, players.Together):
            return [seat for each in whom.players for seat in self.seats(each, scene)]
        if isinstance(whom, players.Except):
            but = self.seats(whom.but, scene)
            return [seat for seat in self.seats(whom.these, scene) if seat not in but]
        action = self.sight.action
        if action is not None and isinstance(whom, players.Acting):
            return [action["seat"]]
        if action is not None and isinstance(whom, players.Bled):
            return [action["target_seat"]]
        return []

    def card(self, who: filters.Who, scene: Scene) -> Seen | None:
        """The card that a phrase means."""
        sight = self.sight
        if isinstance(who, filters.Self):
            return scene.here
        if isinstance(who, filters.Targeted):
            return scene.them if isinstance(scene.them, Seen) else None
        if isinstance(who, filters.HostCard):
            return scene.host
        if isinstance(who, filters.ThisCard):
            return sight.card(scene.source)
        if isinstance(who, filters.Opposing) and sight.combat is not None:
            foe = sight.combat["first"]
            if scene.here is not None and foe == scene.here.word:
                foe = sight.combat["second"]
            return sight.card(foe)
        if isinstance(who, filters.ActingMinion) and sight.action is not None:
            return sight.card(sight.action["minion"])
        if isinstance(who, filters.Blocker) and sight.action is not None:
            return sight.card(sight.action["blocker"])
        if isinstance(who, e.TermCard) and isinstance(scene.them, Seen):
            return scene.them
        if isinstance(who, e.TermCard) and sight.referendum is not None:
            return sight.card(next(iter(sight.referendum["about"]), None))
        return None

    def amount(self, amount: Amount | int, scene: Scene, seat: int = NOTHING) -> float:
        """How much."""
        if isinstance(amount, e.AllottedAmount):
            return (scene.terms or {}).get(seat, 0.0)
        if isinstance(amount, ThatMany):
            return scene.amount
        if isinstance(amount, amounts.Methuselahs):
            return float(self.sight.view["out"].count(False))
        if isinstance(amount, amounts.Plus):
            return self.amount(amount.of, scene, seat) + amount.more
        if isinstance(amount, amounts.LeastOf):
            return min(self.amount(amount.of, scene, seat), float(amount.most))
        if isinstance(amount, amounts.CountersOn | amounts.Lacking | amounts.StrengthOf):
            card = self.card(amount.who, scene)
            if card is None:
                return number(amount)
            if isinstance(amount, amounts.StrengthOf):
                return float(card.data.get("strength", 0) + amount.more)
            room = isinstance(amount, amounts.Lacking)
            return float(card.capacity - card.blood if room else card.blood)
        return number(amount)

    def targets(self, targeting: a.Targeting, scene: Scene) -> list[Any]:
        """What may be chosen, as far as the view tells."""
        sight = self.sight
        if isinstance(targeting, filters.AMethuselah):
            return self.seats(targeting.among, scene)
        if not isinstance(targeting, filters.One):
            return []
        if targeting.region == "your-uncontrolled":
            return list(sight.view["uncontrolled"][scene.you])
        if targeting.region != "in-play":
            return []
        return [
            card
            for card in sight.cards.values()
            if all(self.fits(each, card, scene) for each in targeting.filters)
        ]

    def fits(self, which: a.Filter, card: Seen, scene: Scene) -> bool:
        """Whether a card is of a kind; where that can't be told, yes."""
        if isinstance(which, filters.OfType):
            if which.type == "minion":
                return card.is_minion
            return which.type in card.data["types"]
        if isinstance(which, filters.WithTrait):
            what = LIBRARY.numbers.get(card.data["name"])
            return what is not None and LIBRARY.has(what, which.trait)
        if isinstance(which, filters.InRegion):
            return card.region == {5: "ready", 6: "torpor"}.get(which.region, card.region)
        if isinstance(which, filters.IsTapped):
            return bool(card.data["tapped"] == which.tapped)
        if isinstance(which, filters.ControlledBy):
            return card.seat in self.seats(which.who, scene)
        if isinstance(which, filters.Not):
            return not self.fits(which.which, card, scene)
        if isinstance(which, filters.All):
            return all(self.fits(each, card, scene) for each in which.filters)
        return True

    def aimed(self, targeting: a.Targeting | None, effect: Effect | None, scene: Scene) -> float:
        """What an effect is worth with the best target, where one is still to be chosen."""
        if targeting is None or scene.them is not None:
            return self.effect(effect, scene)
        worths = [
            self.effect(effect, scene._replace(them=them))
            for them in self.targets(targeting, scene)
        ]
        return max(worths, default=SOMETHING)

    # Effects on pools

    def gain_pool(self, effect: e.GainPool, scene: Scene) -> float:
        return sum(
            [
                self.sight.pool_changes(seat, self.amount(effect.amount, scene, seat))
                for seat in self.seats(effect.by, scene)
            ],
            0.0,
        )

    def burn_pool(self, effect: e.BurnPool, scene: Scene) -> float:
        return sum(
            [
                self.sight.pool_changes(seat, -self.amount(effect.amount, scene, seat))
                for seat in self.seats(effect.by, scene)
            ],
            0.0,
        )

    def edge(self, effect: Effect, scene: Scene) -> float:
        if isinstance(effect, e.TakeEdge):
            seats = self.seats(effect.by, scene)
            return sum([EDGE if seat == self.sight.me else -EDGE / 2 for seat in seats], 0.0)
        return -EDGE if scene.you == self.sight.me else EDGE / 2

    # Effects on minions

    def gain_blood(self, effect: e.GainBlood, scene: Scene) -> float:
        amount = self.amount(effect.amount, scene)
        if isinstance(scene.them, dict) and isinstance(effect.who, filters.Targeted):
            return self.influenced(scene.them, amount)
        card = self.card(effect.who, scene)
        if card is None:
            return 0.0
        room = max(card.capacity - card.blood, 0) if card.is_vampire else amount
        return self.sight.share(card.seat) * BLOOD * min(amount, room)

    def influenced(self, vampire: dict[str, Plain], amount: float) -> float:
        """What counters on a vampire who is not yet controlled are worth, from the bank."""
        missing: int = max((vampire["capacity"] or 5) - vampire["counters"], 0)
        return 0.8 * min(amount, missing) + (1.0 if amount >= missing > 0 else 0.0)

    def burn_blood(self, effect: e.BurnBlood, scene: Scene) -> float:
        card = self.card(effect.who, scene)
        if card is None:
            return 0.0
        lost = min(self.amount(effect.amount, scene), card.blood)
        return -self.sight.share(card.seat) * BLOOD * lost

    def move_blood(self, effect: e.MoveBlood, scene: Scene) -> float:
        amount = self.amount(effect.amount, scene)
        worth = 0.0
        for who, sign in ((effect.from_, -1.0), (effect.to, 1.0)):
            card = self.card(who, scene)
            if card is not None:
                worth += sign * self.sight.share(card.seat) * BLOOD * amount
        return worth

    def blood_to_pool(self, effect: e.BloodToPool, scene: Scene) -> float:
        """A pool for a blood: from whoever has enough left not to have to hunt for it."""
        card = self.card(effect.from_, scene)
        if card is None or card.blood == 0:
            return -SOMETHING
        amount = min(self.amount(effect.amount, scene), card.blood)
        gained = self.sight.pool_changes(scene.you, amount)
        return gained - BLOOD * amount - (HUNGER if card.blood - amount < 2 else 0.0)

    def pool_to_blood(self, effect: e.PoolToBlood, scene: Scene) -> float:
        card = self.card(effect.to, scene)
        if card is None or scene.you != self.sight.me:
            return 0.0
        hungry = card.is_vampire and card.blood == 0 and self.sight.pool[scene.you] > 10
        return 0.2 if hungry else -0.5

    def inflict(self, effect: e.Inflict, scene: Scene) -> float:
        card = self.card(effect.who, scene)
        if card is None or not card.is_minion:
            return 0.0
        harm = self.fights.suffered(card, self.amount(effect.amount, scene), effect.aggravated)
        return -self.sight.share(card.seat) * harm

    def gone(self, effect: e.Burn | e.ToTorpor, scene: Scene) -> float:
        """A card is burned, or a vampire sent to torpor."""
        card = self.card(effect.who, scene)
        if card is None:
            return 0.0
        part = 1.0 if isinstance(effect, e.Burn) else 0.6
        return -self.sight.share(card.seat) * part * self.sight.worth(card)

    def taps(self, effect: e.Tap | e.Untap, scene: Scene) -> float:
        card = self.card(effect.who, scene)
        if card is None:
            return 0.0
        changes = card.data["tapped"] == isinstance(effect, e.Untap)
        sign = 1.0 if isinstance(effect, e.Untap) else -1.0
        return sign * self.sight.share(card.seat) * 0.5 if changes else 0.0

    def banish(self, effect: terms.Banish, scene: Scene) -> float:
        card = self.card(effect.who, scene)
        return 0.0 if card is None else -self.sight.share(card.seat) * 0.7 * self.sight.worth(card)

    def change_title(self, effect: e.ChangeTitle, scene: Scene) -> float:
        """The votes that are lost with a title."""
        card = None if effect.title else self.card(effect.who, scene)
        return 0.0 if card is None else -self.sight.share(card.seat) * card.data["votes"]

    def shift_pool(self, effect: terms.ShiftPool, scene: Scene) -> float:
        """What one loses others gain."""
        given = scene.terms or {scene.you: 3.0}
        worth = sum([self.sight.pool_changes(seat, much) for seat, much in given.items()], 0.0)
        if scene.named is None:
            return worth
        return worth + self.sight.pool_changes(scene.named, -sum(given.values(), 0.0))

    def take_control(self, effect: e.TakeControl, scene: Scene) -> float:
        card = self.card(effect.who, scene)
        if card is None:
            return 0.0
        worth = self.sight.worth(card)
        gains = sum([self.sight.share(seat) for seat in self.seats(effect.by, scene)], 0.0)
        return worth * (gains - self.sight.share(card.seat))

    def rescue(self, effect: e.Rescue, scene: Scene) -> float:
        card = self.card(effect.who, scene)
        return 0.0 if card is None else self.sight.share(card.seat) * 0.6 * self.sight.worth(card)

    def combat(self, effect: e.EnterCombat, scene: Scene) -> float:
        foe = self.card(effect.with_, scene)
        if foe is None or scene.here is None or not foe.is_minion:
            return 0.0
        if scene.you == self.sight.me:
            return self.fights.fight(scene.here, foe) if foe.seat != scene.you else -1.0
        return self.fights.fight(foe, scene.here) if foe.seat == self.sight.me else 0.0

    # Cards in play

    def put_in_play(self, effect: e.PutInPlay, scene: Scene) -> float:
        host = None if effect.on is None else self.card(effect.on, scene)
        if effect.on is not None and host is None:
            return 0.0
        return self.lying(scene.source, scene._replace(host=host))

    def lying(self, name: str, scene: Scene) -> float:
        """What a library card is worth while it lies in play."""
        printed = printed_of(name)
        if printed is None:
            return SOMETHING
        worth = 0.0
        if "ally" in printed.types:
            worth = self.sight.share(scene.you) * (1.0 + printed.bleed + 0.2 * printed.life)
        for grant in printed.grants:
            worth += self.grant(grant, scene)
        return worth or SOMETHING

    def grant(self, grant: Any, scene: Scene) -> float:
        """What an ability of a card in play is worth."""
        whose = scene.you if scene.host is None else scene.host.seat
        share = self.sight.share(whose)
        if isinstance(grant, a.Bonus):
            return share * 1.2 * number(grant.amount)
        if isinstance(grant, a.DisciplineLevel):
            return share * self.learning(grant.discipline, scene.host)
        if isinstance(grant, a.Weapon):
            return share * (0.6 * blow_of(grant.strike, 1).damage)
        if isinstance(grant, a.HoldsTitle):
            return share * 1.5
        if isinstance(grant, a.Held):
            return 0.5 * self.effect(grant.gained, scene)
        if isinstance(grant, Whenever | Instead):
            return COMES_OFTEN / 2 * self.effect(grant.effect, scene)
        if isinstance(grant, a.Can):
            cost = self.paid(grant.cost)
            return COMES_OFTEN * max(self.aimed(grant.target, grant.effect, scene) + cost, 0.2)
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
        for name in self.sight.hand:
            printed = printed_of(name)
            for mode in printed.modes if printed else ():
                worth += 0.3 if any(each == discipline for each, _ in mode.disciplines) else 0.0
        return worth

    # What joins effects

    def do(self, effect: Do, scene: Scene) -> float:
        return sum([self.effect(each, scene) for each in effect.effects], 0.0)

    def may(self, effect: May, scene: Scene) -> float:
        worth = self.effect(effect.effect, scene) + self.effect(effect.then, scene)
        if effect.by is not None and self.sight.me not in self.seats(effect.by, scene):
            return min(worth, 0.0)  # whoever decides does what is best for herself
        return max(worth, 0.0)

    def if_(self, effect: If, scene: Scene) -> float:
        return 0.6 * self.effect(effect.effect, scene) + 0.4 * self.effect(effect.otherwise, scene)

    def either(self, effect: Either, scene: Scene) -> float:
        return max(self.effect(effect.first, scene), self.effect(effect.second, scene))

    def for_one(self, effect: choosing.ForOne, scene: Scene) -> float:
        """The best for whoever chooses: where that is a rival, the worst."""
        worths = [
            self.effect(effect.effect, scene._replace(them=them))
            for them in self.targets(effect.which, scene)
        ]
        if self.sight.me in self.seats(effect.by, scene):
            return max(worths, default=0.0)
        return min(worths, default=0.0)

    def how_many(self, effect: choosing.HowMany, scene: Scene) -> float:
        most = int(self.amount(effect.most, scene))
        numbers = range(effect.least, max(most, effect.least) + 1)
        return max(self.effect(effect.effect, scene._replace(amount=n)) for n in numbers)

    def repeat(self, effect: choosing.Repeat, scene: Scene) -> float:
        return self.amount(effect.times, scene) * self.effect(effect.effect, scene)

    def each_player(self, effect: Each, scene: Scene) -> float:
        seats = self.seats(effect.players, scene)
        return sum([self.effect(effect.effect, scene._replace(them=seat)) for seat in seats], 0.0)

    def each_card(self, effect: e.Each, scene: Scene) -> float:
        found = self.targets(effect.which, scene)
        return sum([self.effect(effect.effect, scene._replace(them=card)) for card in found], 0.0)


def _place(seats: list[int | None], seat: int) -> int | None:
    return seats.index(seat) if seat in seats else None


Weights = dict[type, Callable[[Any, Any, Scene], float]]
WEIGHTS: Final[Weights] = {
    Do: Worth.do,
    May: Worth.may,
    If: Worth.if_,
    Either: Worth.either,
    Each: Worth.each_player,
    e.Each: Worth.each_card,
    e.GainPool: Worth.gain_pool,
    e.BurnPool: Worth.burn_pool,
    e.TakeEdge: Worth.edge,
    e.BurnEdge: Worth.edge,
    e.GainBlood: Worth.gain_blood,
    e.BurnBlood: Worth.burn_blood,
    e.MoveBlood: Worth.move_blood,
    e.BloodToPool: Worth.blood_to_pool,
    e.PoolToBlood: Worth.pool_to_blood,
    e.Inflict: Worth.inflict,
    e.Burn: Worth.gone,
    e.ToTorpor: Worth.gone,
    e.Tap: Worth.taps,
    e.Untap: Worth.taps,
    e.Rescue: Worth.rescue,
    e.EnterCombat: Worth.combat,
    e.PutInPlay: Worth.put_in_play,
    e.TakeControl: Worth.take_control,
    terms.Banish: Worth.banish,
    e.ChangeTitle: Worth.change_title,
    terms.ShiftPool: Worth.shift_pool,
    choosing.ForOne: Worth.for_one,
    choosing.HowMany: Worth.how_many,
    choosing.Repeat: Worth.repeat,
    ashes.Revive: lambda self, effect, scene: 1.5 + 1.5 * effect.blood if effect.ready else 1.0,
    arming.EquipFromHand: lambda self, effect, scene: 1.0,
    e.Draw: lambda self, effect, scene: 0.2 * number(effect.amount),
}
"""How each kind of effect is weighed that may come at any time."""
