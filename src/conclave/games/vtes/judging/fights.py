"""What a fight will bring: blows compared, range by range, and what they do to whom."""

from __future__ import annotations

from functools import cached_property
from typing import Final, NamedTuple

from conclave.core.position import Plain
from conclave.games.vtes.cards import LIBRARY
from conclave.games.vtes.judging.scene import BLOOD, Scene, Seen
from conclave.games.vtes.rules.combat.strikes import HAND_STRIKE
from conclave.games.vtes.rules.modes import Strike, parts
from conclave.games.vtes.rules.requirements import Cost
from conclave.games.vtes.rules.words import COMBAT
from conclave.games.vtes.vocabulary.amounts import StrengthOf
from conclave.lang.nodes import Amount

TORPOR: Final = 0.6
"""What of a minion's worth is lost in torpor: he is out of it again for 2 blood and an action."""
UNKNOWN_HAND: Final = 0.25
"""What a rival's hidden cards may add to his side of a fight."""
SOMEDAY: Final = 0.3
"""What helps in a fight, where there is none now."""
UNCERTAIN: Final = 1.5
"""What an amount that is no plain number comes to, about."""


class Blow(NamedTuple):
    """What a strike comes to."""

    damage: float = 0.0
    aggravated: bool = False
    ranged: bool = False
    first: bool = False
    dodge: bool = False
    ends: bool = False


def number(amount: Amount | int) -> float:
    """An amount, as far as a definition tells it."""
    return float(amount) if isinstance(amount, int) else UNCERTAIN


def blow_of(strike: Strike, strength: int) -> Blow:
    """A strike as it is defined, made with so much strength."""
    damage = number(strike.damage) + (strength if strike.hand else 0)
    if isinstance(strike.damage, StrengthOf):
        damage = float(strength + strike.damage.more)
    return Blow(damage, strike.aggravated, strike.ranged, strike.first, strike.dodge, strike.ends)


class Fights:
    """Fights foreseen from one seat."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self._fights: dict[tuple[str, str], float] = {}

    # What minions can do

    def blows(self, minion: Seen) -> list[Blow]:
        """The hand strike, and the strikes of the cards on him."""
        strength = minion.data["strength"]
        found = [blow_of(HAND_STRIKE, strength)]
        for data in (minion.data, *minion.data["on"]):
            number_ = LIBRARY.numbers.get(data["name"])
            if number_ is not None:
                found += [blow_of(each.strike, strength) for each in LIBRARY.weapons[number_]]
        return found

    def cards(self, minion: Seen) -> list[tuple[Blow, Cost]]:
        """The strikes that one's own minion may make with cards in hand, and their costs."""
        found = []
        for printed, mode in self.scene.ways(minion):
            if mode.type == COMBAT:
                for part in parts(mode.effect):
                    if isinstance(part, Strike):
                        cost = mode.cost or printed.cost
                        found.append((blow_of(part, minion.data["strength"]), cost))
        return found

    def best(self, minion: Seen, long: bool) -> Blow:
        """The hardest blow that a minion is seen to have at a range."""
        reaching = [blow for blow in self.blows(minion) if blow.ranged or not long]
        return max(reaching, default=Blow(), key=lambda blow: blow.damage)

    # What blows do

    def harm(self, minion: Seen, damage: float, aggravated: float = 0.0) -> float:
        """What damage costs whoever controls the minion."""
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
            return BLOOD * healed + TORPOR * worth
        return BLOOD * healed

    def exchange(self, mine: Seen, foe: Seen, my: Blow, their: Blow, long: bool) -> float:
        """What a pair of strikes is worth."""
        if my.ends or their.ends:
            return 0.0
        dealt = 0.0 if their.dodge or (long and not my.ranged) else my.damage
        taken = 0.0 if my.dodge or (long and not their.ranged) else their.damage
        if my.first and not their.first and self.fells(foe, dealt, my.aggravated):
            taken = 0.0
        elif their.first and not my.first and self.fells(mine, taken, their.aggravated):
            dealt = 0.0
        share = -self.scene.share(foe.seat)
        return share * self.suffered(foe, dealt, my.aggravated) - self.suffered(
            mine, taken, their.aggravated
        )

    def suffered(self, minion: Seen, damage: float, aggravated: bool) -> float:
        """What damage of one kind costs."""
        return self.harm(minion, 0.0, damage) if aggravated else self.harm(minion, damage)

    def fells(self, minion: Seen, damage: float, aggravated: bool) -> bool:
        """Whether damage ends the fight for a minion."""
        return damage > 0 and (aggravated or damage > minion.blood - (not minion.is_vampire))

    def fight(self, mine: Seen, foe: Seen) -> float:
        """What a fight at close range is worth, with what is in play and in one's own hand."""
        both = (mine.word, foe.word)
        known = self._fights.get(both)
        if known is not None:
            return known
        their = self.best(foe, long=False)
        worth = max(self.exchange(mine, foe, my, their, False) for my in self.blows(mine))
        for my, cost in self.cards(mine):
            worth = max(worth, self.exchange(mine, foe, my, their, False) - BLOOD * cost.blood)
        self._fights[both] = worth - UNKNOWN_HAND
        return worth - UNKNOWN_HAND

    # The fight under way

    @cached_property
    def sides(self) -> tuple[Seen, Seen] | None:
        """One's own minion in the fight under way, and his opponent."""
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
        """The strike that a minion has chosen already."""
        told: list[Plain] = self.scene.combat["chosen"]
        strike = told[0 if self.scene.combat["first"] == minion.word else 1]
        if strike is None:
            return None
        return Blow(
            strike["damage"], strike["aggravated"], strike["ranged"], strike["first"],
            strike["dodge"], strike["ends"],
        )  # fmt: skip

    def striking(self, blow: Blow) -> float:
        """What a strike is worth against what the opponent does, or is taken to do."""
        if self.sides is None:
            return SOMEDAY
        mine, foe = self.sides
        their = self.chosen(foe) or self.best(foe, self.long)
        return self.exchange(mine, foe, blow, their, self.long)

    def at_range(self, long: bool) -> float:
        """What the round is worth if it is fought at this range."""
        if self.sides is None:
            return 0.0
        mine, foe = self.sides
        blows = self.blows(mine) + [blow for blow, _ in self.cards(mine)]
        their = self.best(foe, long)
        return max(self.exchange(mine, foe, my, their, long) for my in blows)

    def maneuvering(self) -> float:
        """What changing the range is worth."""
        if self.sides is None:
            return SOMEDAY
        return self.at_range(not self.long) - self.at_range(self.long) - 0.1

    def pressing(self) -> float:
        """What another round is worth, or, where one is coming, its end."""
        if self.sides is None:
            return SOMEDAY
        worth = self.at_range(False) - UNKNOWN_HAND
        return -worth if self.scene.combat["continues"] else worth

    def strikes_more(self, more: int) -> float:
        """What additional strikes are worth."""
        if self.sides is None:
            return SOMEDAY
        mine, foe = self.sides
        dealt = self.best(mine, self.long).damage * more
        share = -self.scene.share(foe.seat)
        return share * self.harm(foe, dealt)

    def preventing(self, amount: float) -> float:
        """What it is worth to prevent so much of the damage on its way."""
        fight = self.scene.combat
        victim = None if fight is None else self.scene.card(fight["suffering"])
        if victim is None or fight is None:
            return SOMEDAY
        normal, bad = fight["normal"], fight["aggravated"]
        saved_bad = min(amount, bad)
        left = max(normal - (amount - saved_bad), 0)
        before = self.harm(victim, normal, bad)
        return self.scene.share(victim.seat) * (before - self.harm(victim, left, bad - saved_bad))

    def stronger(self, amount: float) -> float:
        """What more strength is worth in the fight under way."""
        if self.sides is None:
            return SOMEDAY
        mine, foe = self.sides
        strength = mine.data["strength"]
        share = -self.scene.share(foe.seat)
        return share * (self.harm(foe, strength + amount) - self.harm(foe, strength))
