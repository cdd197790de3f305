"""What effects are worth while an action or a referendum is under way."""

from __future__ import annotations

from typing import Final

from conclave.core.position import Plain
from conclave.games.vtes.cards import LIBRARY
from conclave.games.vtes.judging.fights import Fights, number
from conclave.games.vtes.judging.phrases import Setting
from conclave.games.vtes.judging.scene import Scene, Seen, printed_of
from conclave.games.vtes.judging.worth import EDGE, SOMETHING, Worth
from conclave.games.vtes.rules import modes
from conclave.games.vtes.rules.words import NOTHING
from conclave.games.vtes.vocabulary import (
    bleeds,
    blocks,
    cancelling,
    choosing_terms,
    modifying,
    terms,
)
from conclave.games.vtes.vocabulary.targets import One
from conclave.lang.effects import Do

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

Evasion = blocks.Stealth | blocks.BlockFails | blocks.LessIntercept


class DuringActions(Worth):
    """Effects, weighed in the course of actions and referendums."""

    def __init__(self, scene: Scene, fights: Fights) -> None:
        super().__init__(scene, fights)
        self.stake: float | None = None
        """What is at stake in the action under way, once that was asked."""

    def success(self, stealth: int, at: int = NOTHING) -> float:
        """The chance that an action of one's own is not blocked."""
        scene = self.scene
        chance = 1.0
        for seat in {at} if at != NOTHING else {scene.prey, scene.predator}:
            if seat not in (NOTHING, scene.me):
                able = [m for m in scene.untapped(seat) if m.data["intercept"] >= stealth]
                chance *= 1 - (BLOCKED if able else WAKES)
        return chance

    def danger(self, minion: Seen, stealth: int, at: int = NOTHING) -> float:
        """What being blocked would cost, by the worst blocker there is: at most nothing."""
        scene = self.scene
        seats = {at} if at != NOTHING else {scene.prey, scene.predator}
        foes = [foe for seat in seats - {NOTHING, scene.me} for foe in scene.untapped(seat)]
        return min(
            [self.fights.fight(minion, f) for f in foes if f.data["intercept"] >= stealth] + [0.0]
        )

    def motion(self, motion: modes.Motion, setting: Setting) -> float:
        """What it is worth that a referendum passes; with terms to come, the best there are."""
        if setting.terms is not None or motion.terms is None:
            return self.effect(motion.passed, setting)
        asked = motion.terms.effects[0] if isinstance(motion.terms, Do) else motion.terms
        scenes = []
        if isinstance(asked, terms.NameMethuselah | terms.NameSeveral | choosing_terms.Allocate):
            seats = self.seats(asked.among, setting)
            many = (
                self.amount(asked.amount, setting)
                if isinstance(asked, choosing_terms.Allocate)
                else 1.0
            )
            least = 1.0 if isinstance(asked, terms.NameMethuselah) else number(asked.at_least)
            each = many / max(least, 1.0)
            scenes = [setting._replace(terms={seat: each}, named=seat) for seat in seats]
            best = sorted([self.effect(motion.passed, there) for there in scenes])
            return sum(best[-int(least) :], 0.0) if best else 0.0
        if isinstance(asked, choosing_terms.ChooseTerm) and isinstance(asked.among, One):
            scenes = [setting._replace(them=card) for card in self.targets(asked.among, setting)]
        return max([self.effect(motion.passed, there) for there in scenes], default=SOMETHING)

    def at_stake(self) -> float:
        """What the success of the action under way is worth here."""
        if self.stake is None:
            self.stake = 0.0  # what a card in play would do for the action that brings it
            self.stake = self.success_is_worth(self.scene.action)
        return self.stake

    def success_is_worth(self, action: dict[str, Plain] | None) -> float:
        """What the success of an action is worth."""
        if action is None:
            return 0.0
        actor = self.scene.card(action["minion"])
        mine = action["seat"] == self.scene.me
        share = 1.0 if mine else self.scene.share(action["seat"])
        kind = action["kind"]
        if kind == "bleed":
            seat = action["target_seat"]
            bleed: int = action["bleed"]
            worth = self.scene.pool_changes(seat, -bleed) if seat is not None else 0.0
            return worth + (EDGE * share if bleed else 0.0)
        setting = Setting(action["seat"], actor, self.scene.card(action["target"]), action["card"])
        if kind in ("card", "political"):
            for way in actions_of(action["card"]):
                if way.kind == kind:
                    effect = way.effect
                    if isinstance(effect, modes.Motion):
                        worth = self.motion(effect, setting)
                        return worth if mine else -abs(worth) / 2 or share
                    worth = self.effect(effect, setting)
                    return worth if mine or worth < 0 else share * worth
        if kind in ("equip", "employ", "recruit"):
            return self.lying(action["card"], Setting(action["seat"], actor, host=actor))
        target = setting.them
        if kind == "diablerize" and isinstance(target, Seen):
            worth = self.scene.worth(target)
            return share - self.scene.share(target.seat) * worth
        if kind in ("leave-torpor", "rescue"):
            saved = target if isinstance(target, Seen) else actor
            if saved is not None:
                return self.scene.share(saved.seat) * 0.6 * self.scene.worth(saved)
        return share * 0.3

    def stealth(self, effect: Evasion, setting: Setting) -> float:
        """Getting past a blocker is worth what the action is, and a fight avoided."""
        action = self.scene.action
        if action is None or action["seat"] != self.scene.me:
            return 0.0
        lacking = action["intercept"] - action["stealth"] + 1
        if lacking <= 0:
            return -SOMETHING
        enough = isinstance(effect, blocks.BlockFails) or number(effect.amount) >= lacking
        if not enough and (setting.here is None or self.evading(setting.here) < lacking):
            return -SOMETHING
        return max(self.at_stake(), SOMETHING) - self.expected_fight()

    def evading(self, minion: Seen) -> float:
        """The stealth that a minion could get from cards in hand, each name once."""
        best: dict[str, float] = {}
        for printed, mode in self.scene.ways(minion):
            for part in modes.parts(mode.effect):
                if isinstance(part, blocks.Stealth | blocks.LessIntercept):
                    best[printed.name] = max(best.get(printed.name, 0.0), number(part.amount))
        return sum(best.values(), 0.0)

    def intercept(self, effect: blocks.Intercept, setting: Setting) -> float:
        """Catching somebody is worth what he is about to do, and the fight."""
        action = self.scene.action
        if action is None or setting.here is None or action["seat"] == self.scene.me:
            return 0.0
        if setting.here.seat == action["seat"]:
            return 0.0  # a card that he is about to get: nobody catches himself with it
        lacking = action["stealth"] - action["intercept"]
        amount = number(effect.amount)
        if amount < lacking and self.catching(setting.here) < lacking:
            return -SOMETHING
        return self.caught(setting.here)

    def cannot_block(self, effect: blocks.CannotBlock, setting: Setting) -> float:
        """Fewer who could block are worth what they would have stopped."""
        action = self.scene.action
        if action is None or action["seat"] != self.scene.me:
            return -SOMETHING
        at = NOTHING if action["target_seat"] is None else action["target_seat"]
        return (1 - self.success(action["stealth"], at)) * max(self.at_stake(), 0.0)

    def untap_and_block(self, effect: blocks.UntapAndBlock, setting: Setting) -> float:
        """A tapped minion blocks after all."""
        action = self.scene.action
        if action is None or setting.here is None or setting.here.seat == action["seat"]:
            return -SOMETHING
        reach = setting.here.data["intercept"] + effect.intercept + self.catching(setting.here)
        return self.caught(setting.here) if reach >= action["stealth"] else -SOMETHING

    def expected_fight(self) -> float:
        """What the fight is worth that follows a block."""
        action = self.scene.action
        actor = None if action is None else self.scene.card(action["minion"])
        foe = None if action is None else self.scene.card(action["blocker"])
        if actor is None or foe is None:
            return 0.0
        if actor.seat == self.scene.me:
            return self.fights.fight(actor, foe)
        return self.fights.fight(foe, actor) if foe.seat == self.scene.me else 0.0

    def catching(self, minion: Seen) -> float:
        """The intercept that a minion could get from cards in hand."""
        best: dict[str, float] = {}
        for printed, mode in self.scene.ways(minion):
            for part in modes.parts(mode.effect):
                if isinstance(part, blocks.Intercept):
                    best[printed.name] = max(best.get(printed.name, 0.0), number(part.amount))
        return sum(best.values(), 0.0)

    def caught(self, blocker: Seen) -> float:
        """What it is worth to block the action under way with this minion."""
        action = self.scene.action
        actor = None if action is None else self.scene.card(action["minion"])
        if actor is None or action is None:
            return 0.0
        if action["kind"] == "leave-torpor":
            return -self.at_stake()
        return self.fights.fight(blocker, actor) - self.at_stake()

    def bleed_bonus(self, effect: bleeds.BleedBonus, setting: Setting) -> float:
        """More bleed: once nobody can block it any more."""
        action = self.scene.action
        if action is None or self.scene.window != "declined" or action["target_seat"] is None:
            return -SOMETHING
        seat = action["target_seat"]
        before = self.scene.pool_changes(seat, -action["bleed"])
        return self.scene.pool_changes(seat, -action["bleed"] - number(effect.amount)) - before

    def reduce_bleed(self, effect: bleeds.ReduceBleed, setting: Setting) -> float:
        action = self.scene.action
        if action is None or action["target_seat"] != self.scene.me:
            return 0.0
        bleed = action["bleed"]
        left = max(bleed - number(effect.amount), 0)
        before = self.scene.pool_changes(self.scene.me, -bleed)
        return self.scene.pool_changes(self.scene.me, -left) - before if bleed else 0.0

    def pay_for_bleed(self, effect: bleeds.PayForBleed, setting: Setting) -> float:
        """One burns the pool that another would have burned."""
        action = self.scene.action
        if action is None or action["target_seat"] is None:
            return 0.0
        saved = -self.scene.pool_changes(action["target_seat"], -action["bleed"])
        payers = self.seats(effect.by, setting)
        return saved + sum(
            [self.scene.pool_changes(seat, -action["bleed"]) for seat in payers], 0.0
        )

    def redirect(self, effect: bleeds.Redirect, setting: Setting) -> float:
        """Somebody else is bled instead: the prey best of all."""
        action = self.scene.action
        if action is None or action["target_seat"] != self.scene.me:
            return 0.0
        saved = -self.scene.pool_changes(self.scene.me, -action["bleed"])
        saved -= KEEPS_BOUNCE if action["bleed"] < 2 else 0.0
        seat = setting.them if isinstance(setting.them, int) else self.scene.prey
        return saved + (self.scene.pool_changes(seat, -action["bleed"]) if seat >= 0 else 0.0)

    def wake(self, effect: blocks.Wake, setting: Setting) -> float:
        """Who wakes may block, or play what he could not asleep."""
        action, minion = self.scene.action, setting.here
        if action is None or minion is None or self.at_stake() > -0.5:
            return -SOMETHING
        worth = 0.0
        if self.scene.me not in action["declined"]:
            reach = minion.data["intercept"] + self.catching(minion)
            if reach >= action["stealth"]:
                worth = 0.8 * self.caught(minion)
        for printed, mode in self.scene.ways(minion):
            if mode.type == "reaction" and mode.untapped:
                for part in modes.parts(mode.effect):
                    if isinstance(part, bleeds.Redirect | bleeds.ReduceBleed):
                        gain = self.effect(part, setting) + self.paid(mode.cost or printed.cost)
                        worth = max(worth, 0.9 * gain)
        return worth - 0.2

    def votes(self, effect: modifying.Votes, setting: Setting) -> float:
        worth = abs(self.passing())
        return 0.3 * number(effect.amount) * worth if worth > 0.3 else -SOMETHING

    def passing(self) -> float:
        """What it is worth that the referendum under way passes."""
        told = self.scene.referendum
        if told is None:
            return 0.0
        hunted = self.scene.card(told["hunted"])
        if hunted is not None:
            return -self.scene.share(hunted.seat) * self.scene.worth(hunted)
        caller = self.scene.action
        actor = None if caller is None else self.scene.card(caller["minion"])
        setting = Setting(
            told["seat"], actor, None, told["card"], None, dict(told["terms"]), 1.0, told["named"]
        )
        for way in actions_of(told["card"]):
            if isinstance(way.effect, modes.Motion):
                return self.effect(way.effect.passed, setting)
        return 0.0

    def cancel_referendum(self, effect: terms.CancelReferendum, setting: Setting) -> float:
        return -self.passing()

    def cancel(self, effect: cancelling.Cancel, setting: Setting) -> float:
        """What it is worth that a rival's card is not played."""
        if setting.you != self.scene.me:
            return -SOMETHING  # what a cancel cancels may be a cancel, and so on without end
        playing = self.scene.view["playing"]
        printed = None if playing is None else printed_of(playing["card"])
        if playing is None or printed is None or playing["seat"] == self.scene.me:
            return -SOMETHING
        worth = 0.0
        there = Setting(playing["seat"], None, None, playing["card"])
        for mode in printed.modes:
            worth = min(worth, self.aimed(mode.target, mode.effect, there))
        return PREVENTS * -worth - MASTER


def actions_of(name: str) -> list[modes.Action]:
    """The actions that a card is played for, or grants."""
    what = LIBRARY.numbers.get(name.partition("#")[0])
    if what is None:
        return []
    found = [mode.effect for mode in LIBRARY.modes[what] if isinstance(mode.effect, modes.Action)]
    return found + [grant.action for grant in LIBRARY.can_acts[what]]
