"""What effects are worth while an action, a referendum or a fight is under way."""

from __future__ import annotations

from typing import Final

from conclave.games.vtes.cards import LIBRARY
from conclave.games.vtes.judging.fights import blow_of, number
from conclave.games.vtes.judging.sight import BLOOD, Seen, printed_of
from conclave.games.vtes.judging.worth import EDGE, SOMETHING, WEIGHTS, Scene, Weights, Worth
from conclave.games.vtes.rules import abilities as a
from conclave.games.vtes.rules.words import NOTHING
from conclave.games.vtes.vocabulary import (
    arming,
    bleeds,
    blocks,
    combat,
    convictions,
    feats,
    later,
    modifying,
    piles,
    rounds,
    terms,
)
from conclave.games.vtes.vocabulary import effects as e
from conclave.games.vtes.vocabulary.filters import One
from conclave.games.vtes.vocabulary.strikes import StealBlood
from conclave.lang.effects import Do

LIKELY: Final = {
    "block": 0.3, "combat": 0.3, "resolution": 1.0, "after-combat": 1.0, "end-of-action": 1.0,
}  # fmt: skip
"""How often what is put off until then happens."""
BLOCKED: Final = 0.55
"""How often somebody who can block does."""
WAKES: Final = 0.08
"""How often somebody blocks with whom it was not to be expected."""
PREVENTS: Final = 0.35
"""What of a card's worth to a rival it is to us that he does not have it."""
KEEPS_BOUNCE: Final = 1.5
"""A bounce that is spent on a bleed for 1 is missing when more comes."""
MASTER: Final = 1.0
"""A master phase action, which a card played out of turn costs."""

Evasion = feats.Stealth | feats.BlockFails | blocks.LessIntercept


class During(Worth):
    """Effects, weighed in the course of things."""

    def weights(self) -> Weights:
        return ALL_WEIGHTS

    # Actions

    def success(self, stealth: int, at: int = NOTHING) -> float:
        """The chance that an action of one's own is not blocked."""
        sight = self.sight
        chance = 1.0
        for seat in {at} if at != NOTHING else {sight.prey, sight.predator}:
            if seat not in (NOTHING, sight.me):
                able = [m for m in sight.untapped(seat) if m.data["intercept"] >= stealth]
                chance *= 1 - (BLOCKED if able else WAKES)
        return chance

    def danger(self, minion: Seen, stealth: int, at: int = NOTHING) -> float:
        """What being blocked would cost, by the worst blocker there is: at most nothing."""
        sight = self.sight
        seats = {at} if at != NOTHING else {sight.prey, sight.predator}
        foes = [foe for seat in seats - {NOTHING, sight.me} for foe in sight.untapped(seat)]
        return min(
            [self.fights.fight(minion, f) for f in foes if f.data["intercept"] >= stealth] + [0.0]
        )

    def motion(self, motion: a.Motion, scene: Scene) -> float:
        """What it is worth that a referendum passes; with terms to come, the best there are."""
        if scene.terms is not None or motion.terms is None:
            return self.effect(motion.passed, scene)
        asked = motion.terms.effects[0] if isinstance(motion.terms, Do) else motion.terms
        scenes = []
        if isinstance(asked, terms.NameMethuselah | terms.NameSeveral | e.Allocate):
            seats = self.seats(asked.among, scene)
            many = self.amount(asked.amount, scene) if isinstance(asked, e.Allocate) else 1.0
            least = 1.0 if isinstance(asked, terms.NameMethuselah) else number(asked.at_least)
            each = many / max(least, 1.0)
            scenes = [scene._replace(terms={seat: each}, named=seat) for seat in seats]
            best = sorted([self.effect(motion.passed, there) for there in scenes])
            return sum(best[-int(least) :], 0.0) if best else 0.0
        if isinstance(asked, e.ChooseTerm) and isinstance(asked.among, One):
            scenes = [scene._replace(them=card) for card in self.targets(asked.among, scene)]
        return max([self.effect(motion.passed, there) for there in scenes], default=SOMETHING)

    # During actions

    def at_stake(self) -> float:
        """What the success of the action under way is worth here."""
        action = self.sight.action
        if action is None:
            return 0.0
        actor = self.sight.card(action["minion"])
        mine = action["seat"] == self.sight.me
        share = 1.0 if mine else self.sight.share(action["seat"])
        kind = action["kind"]
        if kind == "bleed":
            seat = action["target_seat"]
            bleed: int = action["bleed"]
            worth = self.sight.pool_changes(seat, -bleed) if seat is not None else 0.0
            return worth + (EDGE * share if bleed else 0.0)
        scene = Scene(action["seat"], actor, self.sight.card(action["target"]), action["card"])
        if kind in ("card", "political"):
            for way in actions_of(action["card"]):
                if way.kind == kind:
                    effect = way.effect
                    if isinstance(effect, a.Motion):
                        worth = self.motion(effect, scene)
                        return worth if mine else -abs(worth) / 2 or share
                    worth = self.effect(effect, scene)
                    return worth if mine or worth < 0 else share * worth
        if kind in ("equip", "employ", "recruit"):
            return self.lying(action["card"], Scene(action["seat"], actor, host=actor))
        target = scene.them
        if kind == "diablerize" and isinstance(target, Seen):
            worth = self.sight.worth(target)
            return share - self.sight.share(target.seat) * worth
        if kind in ("leave-torpor", "rescue"):
            saved = target if isinstance(target, Seen) else actor
            if saved is not None:
                return self.sight.share(saved.seat) * 0.6 * self.sight.worth(saved)
        return share * 0.3

    def stealth(self, effect: Evasion, scene: Scene) -> float:
        """Getting past a blocker is worth what the action is, and a fight avoided."""
        action = self.sight.action
        if action is None or action["seat"] != self.sight.me:
            return 0.0
        lacking = action["intercept"] - action["stealth"] + 1
        if lacking <= 0:
            return -SOMETHING
        enough = isinstance(effect, feats.BlockFails) or number(effect.amount) >= lacking
        if not enough and (scene.here is None or self.evading(scene.here) < lacking):
            return -SOMETHING
        return max(self.at_stake(), SOMETHING) - self.expected_fight()

    def evading(self, minion: Seen) -> float:
        """The stealth that a minion could get from cards in hand, each name once."""
        best: dict[str, float] = {}
        for printed, mode in self.sight.ways(minion):
            for part in a.parts(mode.effect):
                if isinstance(part, feats.Stealth | blocks.LessIntercept):
                    best[printed.name] = max(best.get(printed.name, 0.0), number(part.amount))
        return sum(best.values(), 0.0)

    def intercept(self, effect: feats.Intercept, scene: Scene) -> float:
        """Catching somebody is worth what he is about to do, and the fight."""
        action = self.sight.action
        if action is None or scene.here is None or action["seat"] == self.sight.me:
            return 0.0
        if scene.here.seat == action["seat"]:
            return 0.0  # a card that he is about to get: nobody catches himself with it
        lacking = action["stealth"] - action["intercept"]
        amount = number(effect.amount)
        if amount < lacking and self.catching(scene.here) < lacking:
            return -SOMETHING
        return self.caught(scene.here)

    def cannot_block(self, effect: feats.CannotBlock, scene: Scene) -> float:
        """Fewer who could block are worth what they would have stopped."""
        action = self.sight.action
        if action is None or action["seat"] != self.sight.me:
            return -SOMETHING
        at = NOTHING if action["target_seat"] is None else action["target_seat"]
        return (1 - self.success(action["stealth"], at)) * max(self.at_stake(), 0.0)

    def untap_and_block(self, effect: blocks.UntapAndBlock, scene: Scene) -> float:
        """A tapped minion blocks after all."""
        action = self.sight.action
        if action is None or scene.here is None or scene.here.seat == action["seat"]:
            return -SOMETHING
        reach = scene.here.data["intercept"] + effect.intercept + self.catching(scene.here)
        return self.caught(scene.here) if reach >= action["stealth"] else -SOMETHING

    def expected_fight(self) -> float:
        """What the fight is worth that follows a block."""
        action = self.sight.action
        actor = None if action is None else self.sight.card(action["minion"])
        foe = None if action is None else self.sight.card(action["blocker"])
        if actor is None or foe is None:
            return 0.0
        if actor.seat == self.sight.me:
            return self.fights.fight(actor, foe)
        return self.fights.fight(foe, actor) if foe.seat == self.sight.me else 0.0

    def catching(self, minion: Seen) -> float:
        """The intercept that a minion could get from cards in hand."""
        best: dict[str, float] = {}
        for printed, mode in self.sight.ways(minion):
            for part in a.parts(mode.effect):
                if isinstance(part, feats.Intercept):
                    best[printed.name] = max(best.get(printed.name, 0.0), number(part.amount))
        return sum(best.values(), 0.0)

    def caught(self, blocker: Seen) -> float:
        """What it is worth to block the action under way with this minion."""
        action = self.sight.action
        actor = None if action is None else self.sight.card(action["minion"])
        if actor is None or action is None:
            return 0.0
        if action["kind"] == "leave-torpor":
            return -self.at_stake()
        return self.fights.fight(blocker, actor) - self.at_stake()

    def bleed_bonus(self, effect: feats.BleedBonus, scene: Scene) -> float:
        """More bleed: once nobody can block it any more."""
        action = self.sight.action
        if action is None or self.sight.window != "declined" or action["target_seat"] is None:
            return -SOMETHING
        seat = action["target_seat"]
        before = self.sight.pool_changes(seat, -action["bleed"])
        return self.sight.pool_changes(seat, -action["bleed"] - number(effect.amount)) - before

    def reduce_bleed(self, effect: feats.ReduceBleed, scene: Scene) -> float:
        action = self.sight.action
        if action is None or action["target_seat"] != self.sight.me:
            return 0.0
        bleed = action["bleed"]
        left = max(bleed - number(effect.amount), 0)
        before = self.sight.pool_changes(self.sight.me, -bleed)
        return self.sight.pool_changes(self.sight.me, -left) - before if bleed else 0.0

    def pay_for_bleed(self, effect: bleeds.PayForBleed, scene: Scene) -> float:
        """One burns the pool that another would have burned."""
        action = self.sight.action
        if action is None or action["target_seat"] is None:
            return 0.0
        saved = -self.sight.pool_changes(action["target_seat"], -action["bleed"])
        payers = self.seats(effect.by, scene)
        return saved + sum(
            [self.sight.pool_changes(seat, -action["bleed"]) for seat in payers], 0.0
        )

    def redirect(self, effect: feats.Redirect, scene: Scene) -> float:
        """Somebody else is bled instead: the prey best of all."""
        action = self.sight.action
        if action is None or action["target_seat"] != self.sight.me:
            return 0.0
        saved = -self.sight.pool_changes(self.sight.me, -action["bleed"])
        saved -= KEEPS_BOUNCE if action["bleed"] < 2 else 0.0
        seat = scene.them if isinstance(scene.them, int) else self.sight.prey
        return saved + (self.sight.pool_changes(seat, -action["bleed"]) if seat >= 0 else 0.0)

    def wake(self, effect: feats.Wake, scene: Scene) -> float:
        """Who wakes may block, or play what he could not asleep."""
        action, minion = self.sight.action, scene.here
        if action is None or minion is None or self.at_stake() > -0.5:
            return -SOMETHING
        worth = 0.0
        if self.sight.me not in action["declined"]:
            reach = minion.data["intercept"] + self.catching(minion)
            if reach >= action["stealth"]:
                worth = 0.8 * self.caught(minion)
        for printed, mode in self.sight.ways(minion):
            if mode.type == "reaction" and mode.untapped:
                for part in a.parts(mode.effect):
                    if isinstance(part, feats.Redirect | feats.ReduceBleed):
                        gain = self.effect(part, scene) + self.paid(mode.cost or printed.cost)
                        worth = max(worth, 0.9 * gain)
        return worth - 0.2

    def votes(self, effect: feats.Votes, scene: Scene) -> float:
        worth = abs(self.passing())
        return 0.3 * number(effect.amount) * worth if worth > 0.3 else -SOMETHING

    def passing(self) -> float:
        """What it is worth that the referendum under way passes."""
        told = self.sight.referendum
        if told is None:
            return 0.0
        hunted = self.sight.card(told["hunted"])
        if hunted is not None:
            return -self.sight.share(hunted.seat) * self.sight.worth(hunted)
        caller = self.sight.action
        actor = None if caller is None else self.sight.card(caller["minion"])
        scene = Scene(
            told["seat"], actor, None, told["card"], None, dict(told["terms"]), 1.0, told["named"]
        )
        for way in actions_of(told["card"]):
            if isinstance(way.effect, a.Motion):
                return self.effect(way.effect.passed, scene)
        return 0.0

    def cancel_referendum(self, effect: terms.CancelReferendum, scene: Scene) -> float:
        return -self.passing()

    def cancel(self, effect: feats.Cancel, scene: Scene) -> float:
        """What it is worth that a rival's card is not played."""
        if scene.you != self.sight.me:
            return -SOMETHING  # what a cancel cancels may be a cancel, and so on without end
        playing = self.sight.view["playing"]
        printed = None if playing is None else printed_of(playing["card"])
        if playing is None or printed is None or playing["seat"] == self.sight.me:
            return -SOMETHING
        worth = 0.0
        there = Scene(playing["seat"], None, None, playing["card"])
        for mode in printed.modes:
            worth = min(worth, self.aimed(mode.target, mode.effect, there))
        return PREVENTS * -worth - MASTER

    # In fights

    def strike(self, effect: a.Strike, scene: Scene) -> float:
        strength = 1 if scene.here is None else scene.here.data["strength"]
        if self.sight.decision.prompt == "DeterminingRange":
            return self.fights.maneuvering()
        foe = self.fights.sides[1] if self.fights.sides else None
        beside = self.effect(effect.effect, scene._replace(them=foe))
        if self.fights.long and not effect.ranged:
            beside = 0.0
        return self.fights.striking(blow_of(effect, strength)) + beside

    def one_of(self, effect: combat.OneOf, scene: Scene) -> float:
        """What belongs to the window that is open: the worse of what it could be."""
        return min(self.effect(each, scene) for each in effect.effects)

    def hurts(self, effect: combat.HurtsEachRound, scene: Scene) -> float:
        """What hurts the other, or both, is worth what it costs him more."""
        card = self.card(effect.who, scene)
        if card is None:
            return SOMETHING
        if effect.before_range and self.fights.sides is not None:
            mine, foe = self.fights.sides
            theirs = -self.sight.share(foe.seat) * self.fights.harm(foe, effect.amount)
            return theirs - self.fights.harm(mine, effect.amount)
        return -self.sight.share(card.seat) * self.fights.harm(card, effect.amount)

    def aggravates(self, effect: feats.HandDamageAggravated, scene: Scene) -> float:
        if self.fights.sides is None:
            return SOMETHING
        mine, foe = self.fights.sides
        strength = mine.data["strength"]
        gained = self.fights.harm(foe, 0.0, strength) - self.fights.harm(foe, strength)
        return -self.sight.share(foe.seat) * gained

    def initial_strike(self, effect: rounds.InitialStrike, scene: Scene) -> float:
        """To be bound to a strike is worth what it does more than a fist."""
        strike = effect.strike
        return 0.0 if strike is None else self.fights.stronger(number(strike.damage))

    def set_range(self, effect: rounds.SetRange, scene: Scene) -> float:
        """A range that is set is worth what is better there."""
        return self.fights.at_range(effect.long) - self.fights.at_range(self.fights.long)

    def put_off(self, effect: later.Later, scene: Scene) -> float:
        """What is put off counts as far as it is likely to happen."""
        chance = LIKELY.get(effect.when, 0.0)
        return chance * self.effect(effect.effect, scene) if chance else 0.0

    def strength(self, effect: feats.Strength, scene: Scene) -> float:
        """What is added counts, or what a strength that is set is above his own."""
        own = 1 if scene.here is None else scene.here.data["strength"]
        return self.fights.stronger(number(effect.amount) - (own if effect.base else 0))

    def steal_blood(self, effect: StealBlood, scene: Scene) -> float:
        foe = scene.them
        if not isinstance(foe, Seen) or scene.here is None:
            return SOMETHING
        stolen = min(number(effect.amount), foe.blood)
        room = min(stolen, max(scene.here.capacity - scene.here.blood, 0))
        return BLOOD * (room - self.sight.share(foe.seat) * stolen)


def actions_of(name: str) -> list[a.Action]:
    """The actions that a card is played for, or grants."""
    what = LIBRARY.numbers.get(name.partition("#")[0])
    if what is None:
        return []
    found = [mode.effect for mode in LIBRARY.modes[what] if isinstance(mode.effect, a.Action)]
    return found + [grant.action for grant in LIBRARY.can_acts[what]]


ALL_WEIGHTS: Final[Weights] = {
    **WEIGHTS,
    feats.Stealth: During.stealth,
    feats.BlockFails: During.stealth,
    feats.Intercept: During.intercept,
    feats.BleedBonus: During.bleed_bonus,
    feats.ReduceBleed: During.reduce_bleed,
    feats.Redirect: During.redirect,
    bleeds.PayForBleed: During.pay_for_bleed,
    feats.Wake: During.wake,
    feats.Votes: During.votes,
    feats.Cancel: During.cancel,
    feats.Maneuver: lambda self, effect, scene: self.fights.maneuvering(),
    feats.Press: lambda self, effect, scene: self.fights.pressing(),
    feats.AdditionalStrikes: lambda self, effect, scene: self.fights.strikes_more(effect.amount),
    feats.Strength: During.strength,
    feats.Prevent: lambda self, effect, scene: self.fights.preventing(number(effect.amount)),
    a.Strike: During.strike,
    feats.CannotBlock: During.cannot_block,
    feats.HandDamageAggravated: During.aggravates,
    later.Later: During.put_off,
    terms.CancelReferendum: During.cancel_referendum,
    blocks.LessIntercept: During.stealth,
    blocks.UntapAndBlock: During.untap_and_block,
    blocks.NoCombat: lambda self, effect, scene: -self.expected_fight(),
    modifying.EndAction: lambda self, effect, scene: -self.expected_fight(),
    modifying.ContinueAction: lambda self, effect, scene: self.at_stake(),
    bleeds.LimitBleed: lambda self, effect, scene: 0.0 if effect.most else -self.at_stake(),
    modifying.IfPasses: lambda self, effect, scene: 0.5 * self.effect(effect.effect, scene),
    combat.OneOf: During.one_of,
    combat.PreventStrike: lambda self, effect, scene: self.fights.preventing(99.0),
    combat.HurtsEachRound: During.hurts,
    rounds.InitialStrike: During.initial_strike,
    rounds.SetRange: During.set_range,
    convictions.StrikeHarder: lambda self, effect, scene: self.fights.stronger(effect.amount),
    piles.DiscardCards: lambda self, effect, scene: self.effect(effect.or_else, scene),
    arming.EquipFromHand: lambda self, effect, scene: SOMETHING,
    StealBlood: During.steal_blood,
}
"""How each kind of effect is weighed."""
