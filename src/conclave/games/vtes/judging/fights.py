"""The expected outcome of fights: strikes compared at each range."""

from __future__ import annotations

from functools import cached_property
from typing import Final, NamedTuple

from conclave.core.position import Plain
from conclave.games.vtes.cards import LIBRARY
from conclave.games.vtes.judging.scene import BLOOD, Scene, Seen
from conclave.games.vtes.rules.abilities.fighting import WEAPONS
from conclave.games.vtes.rules.combat.strikes import HAND_STRIKE
from conclave.games.vtes.rules.constants import COMBAT
from conclave.games.vtes.rules.modes import Strike, parts
from conclave.games.vtes.rules.requirements import Cost
from conclave.games.vtes.vocabulary.amounts import StrengthOf
from conclave.lang.nodes import Amount

LOSS_IN_TORPOR: Final = 0.6
"""The share of a minion's worth that is lost in torpor: leaving it costs 2 blood and an action."""
UNKNOWN_HAND: Final = 0.25
"""What a rival's hidden cards may add to his side of a fight."""
IN_SOME_FIGHT: Final = 0.3
"""The worth of help in a fight when there is none now."""
UNKNOWN_AMOUNT: Final = 1.5
"""An estimate for amounts that aren't plain numbers."""


class Blow(NamedTuple):
    """The damage and properties of a strike."""

    damage: float = 0.0
    aggravated: bool = False
    ranged: bool = False
    first: bool = False
    dodge: bool = False
    ends: bool = False


def estimate(amount: Amount | int) -> float:
    """The value of an amount, as far as its definition tells."""
    return float(amount) if isinstance(amount, int) else UNKNOWN_AMOUNT


def blow_of(strike: Strike, strength: int) -> Blow:
    """The blow of a strike at this strength."""
    damage = estimate(strike.damage) + (strength if strike.hand else 0)
    if isinstance(strike.damage, StrengthOf):
        damage = float(strength + strike.damage.more)
    return Blow(damage, strike.aggravated, strike.ranged, strike.first, strike.dodge, strike.ends)


class Fights:
    """Fights as expected by one seat."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self._fights: dict[tuple[str, str], float] = {}

    # The strikes of minions

    def blows(self, minion: Seen) -> list[Blow]:
        """A minion's hand strike and the strikes of the cards on him."""
        strength = minion.data["strength"]
        found = [blow_of(HAND_STRIKE, strength)]
        for data in (minion.data, *minion.data["on"]):
            number_ = LIBRARY.numbers.get(data["name"])
            if number_ is not None:
                found += [
                    blow_of(each.strike, strength) for each in WEAPONS.about(LIBRARY, number_)
                ]
        return found

    def card_blows(self, minion: Seen) -> list[tuple[Blow, Cost]]:
        """The strikes that one's own minion may play from hand, with their costs."""
        found = []
        for printed, mode in self.scene.playable_modes(minion):
            if mode.type == COMBAT:
                for part in parts(mode.effect):
                    if isinstance(part, Strike):
                        cost = mode.cost or printed.cost
                        found.append((blow_of(part, minion.data["strength"]), cost))
        return found

    def hardest_blow(self, minion: Seen, long: bool) -> Blow:
        """The hardest blow that a minion visibly has at a range."""
        reaching = [blow for blow in self.blows(minion) if blow.ranged or not long]
        return max(reaching, default=Blow(), key=lambda blow: blow.damage)

    # The outcome of strikes

    def harm(self, minion: Seen, damage: float, aggravated: float = 0.0) -> float:
        """The cost of damage to the minion's controller."""
        if damage + aggravated <= 0:
            return 0.0
        worth = self.scene.worth(minion)
        if not minion.is_vampire:
            lost = damage + aggravated
            return worth if lost >= minion.blood else 0.5 * worth * lost / minion.blood
        healed = min(damage, minion.blood)
        if aggravated > 1 + minion.blood - healed:
            return worth
        if damage > minion.blood or aggravated > 0:
            return BLOOD * healed + LOSS_IN_TORPOR * worth
        return BLOOD * healed

    def exchange(self, own: Seen, opponent: Seen, blow: Blow, reply: Blow, long: bool) -> float:
        """The worth of a pair of strikes."""
        if blow.ends or reply.ends:
            return 0.0
        dealt = 0.0 if reply.dodge or (long and not blow.ranged) else blow.damage
        taken = 0.0 if blow.dodge or (long and not reply.ranged) else reply.damage
        if blow.first and not reply.first and self.fells(opponent, dealt, blow.aggravated):
            taken = 0.0
        elif reply.first and not blow.first and self.fells(own, taken, reply.aggravated):
            dealt = 0.0
        share = -self.scene.share(opponent.seat)
        return share * self.harm_of_kind(opponent, dealt, blow.aggravated) - self.harm_of_kind(
            own, taken, reply.aggravated
        )

    def harm_of_kind(self, minion: Seen, damage: float, aggravated: bool) -> float:
        """The cost of damage of one kind."""
        return self.harm(minion, 0.0, damage) if aggravated else self.harm(minion, damage)

    def fells(self, minion: Seen, damage: float, aggravated: bool) -> bool:
        """Whether damage takes a minion out of the fight."""
        return damage > 0 and (aggravated or damage > minion.blood - (not minion.is_vampire))

    def fight_worth(self, own: Seen, opponent: Seen) -> float:
        """The worth of a fight at close range, with cards in play and one's own hand."""
        pair = (own.word, opponent.word)
        known = self._fights.get(pair)
        if known is not None:
            return known
        reply = self.hardest_blow(opponent, long=False)
        worth = max(self.exchange(own, opponent, blow, reply, False) for blow in self.blows(own))
        for blow, cost in self.card_blows(own):
            worth = max(
                worth, self.exchange(own, opponent, blow, reply, False) - BLOOD * cost.blood
            )
        self._fights[pair] = worth - UNKNOWN_HAND
        return worth - UNKNOWN_HAND

    # The current combat

    @cached_property
    def sides(self) -> tuple[Seen, Seen] | None:
        """One's own minion in the current combat, and his opponent."""
        fight = self.scene.combat
        if fight is None:
            return None
        first, second = self.scene.card(fight["first"]), self.scene.card(fight["second"])
        if first is None or second is None:
            return None
        if first.seat == self.scene.me:
            return first, second
        return (second, first) if second.seat == self.scene.me else None

    @property
    def long(self) -> bool:
        """Whether it is fought at long range."""
        return self.scene.combat is not None and self.scene.combat["range"] == "long"

    def chosen(self, minion: Seen) -> Blow | None:
        """The strike that a minion has already chosen."""
        strikes: list[Plain] = self.scene.combat["chosen"]
        strike = strikes[0 if self.scene.combat["first"] == minion.word else 1]
        if strike is None:
            return None
        return Blow(
            strike["damage"], strike["aggravated"], strike["ranged"], strike["first"],
            strike["dodge"], strike["ends"],
        )  # fmt: skip

    def strike_worth(self, blow: Blow) -> float:
        """The worth of a strike against the opponent's chosen or expected one."""
        if self.sides is None:
            return IN_SOME_FIGHT
        own, opponent = self.sides
        reply = self.chosen(opponent) or self.hardest_blow(opponent, self.long)
        return self.exchange(own, opponent, blow, reply, self.long)

    def worth_at_range(self, long: bool) -> float:
        """The worth of the round at this range."""
        if self.sides is None:
            return 0.0
        own, opponent = self.sides
        blows = self.blows(own) + [each for each, _ in self.card_blows(own)]
        reply = self.hardest_blow(opponent, long)
        return max(self.exchange(own, opponent, blow, reply, long) for blow in blows)

    def maneuver_worth(self) -> float:
        """The worth of changing the range."""
        if self.sides is None:
            return IN_SOME_FIGHT
        return self.worth_at_range(not self.long) - self.worth_at_range(self.long) - 0.1

    def press_worth(self) -> float:
        """The worth of another round or, if one is coming, of ending combat."""
        if self.sides is None:
            return IN_SOME_FIGHT
        worth = self.worth_at_range(False) - UNKNOWN_HAND
        return -worth if self.scene.combat["continues"] else worth

    def additional_strikes_worth(self, number: int) -> float:
        """The worth of additional strikes."""
        if self.sides is None:
            return IN_SOME_FIGHT
        own, opponent = self.sides
        dealt = self.hardest_blow(own, self.long).damage * number
        share = -self.scene.share(opponent.seat)
        return share * self.harm(opponent, dealt)

    def prevention_worth(self, amount: float) -> float:
        """The worth of preventing this much of the pending damage."""
        fight = self.scene.combat
        victim = None if fight is None else self.scene.card(fight["suffering"])
        if victim is None or fight is None:
            return IN_SOME_FIGHT
        normal, aggravated = fight["normal"], fight["aggravated"]
        prevented = min(amount, aggravated)
        normal_left = max(normal - (amount - prevented), 0)
        before = self.harm(victim, normal, aggravated)
        return self.scene.share(victim.seat) * (
            before - self.harm(victim, normal_left, aggravated - prevented)
        )

    def strength_worth(self, amount: float) -> float:
        """The worth of more strength in the current combat."""
        if self.sides is None:
            return IN_SOME_FIGHT
        own, opponent = self.sides
        strength = own.data["strength"]
        share = -self.scene.share(opponent.seat)
        return share * (self.harm(opponent, strength + amount) - self.harm(opponent, strength))
