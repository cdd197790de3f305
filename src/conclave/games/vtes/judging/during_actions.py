"""The worth of effects during actions and referendums."""

from __future__ import annotations

from typing import Final

from conclave.core.position import Plain
from conclave.games.vtes.cards import LIBRARY
from conclave.games.vtes.judging.fights import Fights, estimate
from conclave.games.vtes.judging.phrases import Setting
from conclave.games.vtes.judging.scene import Scene, Seen, printed_of
from conclave.games.vtes.judging.worth import A_LITTLE, EDGE, EffectWorth
from conclave.games.vtes.rules import modes
from conclave.games.vtes.rules.abilities.acting import CAN_ACTS
from conclave.games.vtes.rules.constants import NOTHING
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

BLOCK_CHANCE: Final = 0.55
"""How often a player who can block does."""
SURPRISE_BLOCK_CHANCE: Final = 0.08
"""How often a minion blocks who seemed unable to."""
CANCEL_SHARE: Final = 0.35
"""The worth of cancelling a rival's card, as a share of its worth to the rival."""
BOUNCE_IN_HAND: Final = 1.5
"""The worth of keeping a bounce for a bigger bleed, when a bleed is for 1."""
MASTER_ACTION: Final = 1.0
"""A master phase action, the cost of an out-of-turn master."""

Evasion = blocks.Stealth | blocks.BlockFails | blocks.LessIntercept


class ActionEffectWorth(EffectWorth):
    """Weighs effects during actions and referendums, too."""

    def __init__(self, scene: Scene, fights: Fights) -> None:
        super().__init__(scene, fights)
        self.stake: float | None = None
        """The stake in the current action, once computed."""

    def success_chance(self, stealth: int, at: int = NOTHING) -> float:
        """The chance that one's own action isn't blocked."""
        scene = self.scene
        chance = 1.0
        for seat in {at} if at != NOTHING else {scene.prey, scene.predator}:
            if seat not in (NOTHING, scene.me):
                blockers = [m for m in scene.untapped(seat) if m.data["intercept"] >= stealth]
                chance *= 1 - (BLOCK_CHANCE if blockers else SURPRISE_BLOCK_CHANCE)
        return chance

    def block_danger(self, minion: Seen, stealth: int, at: int = NOTHING) -> float:
        """The worth of being blocked by the worst blocker: 0 or less."""
        scene = self.scene
        seats = {at} if at != NOTHING else {scene.prey, scene.predator}
        fights = [
            self.fights.fight_worth(minion, blocker)
            for seat in seats - {NOTHING, scene.me}
            for blocker in scene.untapped(seat)
            if blocker.data["intercept"] >= stealth
        ]
        return min([*fights, 0.0])

    def motion_worth(self, motion: modes.Motion, setting: Setting) -> float:
        """The worth of a referendum that passes, with the best terms if they aren't set."""
        if setting.terms is not None or motion.terms is None:
            return self.effect(motion.passed, setting)
        asked = motion.terms.effects[0] if isinstance(motion.terms, Do) else motion.terms
        settings = []
        if isinstance(asked, terms.NameMethuselah | terms.NameSeveral | choosing_terms.Allocate):
            seats = self.seats(asked.among, setting)
            points = (
                self.amount(asked.amount, setting)
                if isinstance(asked, choosing_terms.Allocate)
                else 1.0
            )
            least = 1.0 if isinstance(asked, terms.NameMethuselah) else estimate(asked.at_least)
            each = points / max(least, 1.0)
            settings = [setting._replace(terms={seat: each}, named=seat) for seat in seats]
            best = sorted([self.effect(motion.passed, each_setting) for each_setting in settings])
            return sum(best[-int(least) :], 0.0) if best else 0.0
        among = None
        if isinstance(asked, choosing_terms.ChooseTerm | choosing_terms.AllotBlood):
            among = asked.among
        elif isinstance(asked, choosing_terms.ChooseCards):
            among = asked.which
        if isinstance(among, One):
            settings = [setting._replace(them=card) for card in self.targets(among, setting)]
        return max(
            [self.effect(motion.passed, each_setting) for each_setting in settings],
            default=A_LITTLE,
        )

    def at_stake(self) -> float:
        """The worth of the current action's success."""
        if self.stake is None:
            self.stake = 0.0  # for effects that ask for the stake themselves
            self.stake = self.success_worth(self.scene.action)
        return self.stake

    def success_worth(self, action: dict[str, Plain] | None) -> float:
        """The worth of an action's success."""
        if action is None:
            return 0.0
        actor = self.scene.card(action["minion"])
        is_own = action["seat"] == self.scene.me
        share = 1.0 if is_own else self.scene.share(action["seat"])
        kind = action["kind"]
        if kind == "bleed":
            seat = action["target_seat"]
            bleed: int = action["bleed"]
            worth = self.scene.pool_change_worth(seat, -bleed) if seat is not None else 0.0
            return worth + (EDGE * share if bleed else 0.0)
        setting = Setting(action["seat"], actor, self.scene.card(action["target"]), action["card"])
        if kind in ("card", "political"):
            for way in actions_of(action["card"]):
                if way.kind == kind:
                    effect = way.effect
                    if isinstance(effect, modes.Motion):
                        worth = self.motion_worth(effect, setting)
                        return worth if is_own else -abs(worth) / 2 or share
                    worth = self.effect(effect, setting)
                    return worth if is_own or worth < 0 else share * worth
        if kind in ("equip", "employ", "recruit"):
            return self.in_play_worth(action["card"], Setting(action["seat"], actor, host=actor))
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
        """Getting past a blocker: the action succeeds, and a fight is avoided."""
        action = self.scene.action
        if action is None or action["seat"] != self.scene.me:
            return 0.0
        lacking = action["intercept"] - action["stealth"] + 1
        if lacking <= 0:
            return -A_LITTLE
        enough = isinstance(effect, blocks.BlockFails) or estimate(effect.amount) >= lacking
        if not enough and (setting.here is None or self.stealth_in_hand(setting.here) < lacking):
            return -A_LITTLE
        return max(self.at_stake(), A_LITTLE) - self.expected_fight()

    def stealth_in_hand(self, minion: Seen) -> float:
        """The stealth that a minion could get from cards in hand, one of each name."""
        best: dict[str, float] = {}
        for printed, mode in self.scene.playable_modes(minion):
            for part in modes.parts(mode.effect):
                if isinstance(part, blocks.Stealth | blocks.LessIntercept):
                    best[printed.name] = max(best.get(printed.name, 0.0), estimate(part.amount))
        return sum(best.values(), 0.0)

    def intercept(self, effect: blocks.Intercept, setting: Setting) -> float:
        """Blocking the acting minion: his action fails, and there is a fight."""
        action = self.scene.action
        if action is None or setting.here is None or action["seat"] == self.scene.me:
            return 0.0
        if setting.here.seat == action["seat"]:
            return 0.0  # a card that the acting minion is getting
        lacking = action["stealth"] - action["intercept"]
        amount = estimate(effect.amount)
        if amount < lacking and self.intercept_in_hand(setting.here) < lacking:
            return -A_LITTLE
        return self.block_worth(setting.here)

    def cannot_block(self, effect: blocks.CannotBlock, setting: Setting) -> float:
        """Fewer blockers: the chance of a block times the stake."""
        action = self.scene.action
        if action is None or action["seat"] != self.scene.me:
            return -A_LITTLE
        at = NOTHING if action["target_seat"] is None else action["target_seat"]
        return (1 - self.success_chance(action["stealth"], at)) * max(self.at_stake(), 0.0)

    def untap_and_block(self, effect: blocks.UntapAndBlock, setting: Setting) -> float:
        """A tapped minion blocks."""
        action, minion = self.scene.action, self.card(effect.who, setting)
        if action is None or minion is None or minion.seat == action["seat"]:
            return -A_LITTLE
        intercept = minion.data["intercept"] + effect.intercept + self.intercept_in_hand(minion)
        return self.block_worth(minion) if intercept >= action["stealth"] else -A_LITTLE

    def expected_fight(self) -> float:
        """The worth of the fight after a block."""
        sides = self.sides_of_block()
        return 0.0 if sides is None else self.fights.fight_worth(*sides)

    def sides_of_block(self) -> tuple[Seen, Seen] | None:
        """One's own acting or blocking minion and the other one."""
        action = self.scene.action
        actor = None if action is None else self.scene.card(action["minion"])
        blocker = None if action is None else self.scene.card(action["blocker"])
        if actor is None or blocker is None:
            return None
        if actor.seat == self.scene.me:
            return actor, blocker
        return (blocker, actor) if blocker.seat == self.scene.me else None

    def intercept_in_hand(self, minion: Seen) -> float:
        """The intercept that a minion could get from cards in hand."""
        best: dict[str, float] = {}
        for printed, mode in self.scene.playable_modes(minion):
            for part in modes.parts(mode.effect):
                if isinstance(part, blocks.Intercept):
                    best[printed.name] = max(best.get(printed.name, 0.0), estimate(part.amount))
        return sum(best.values(), 0.0)

    def block_worth(self, blocker: Seen) -> float:
        """The worth of blocking the current action with this minion."""
        action = self.scene.action
        actor = None if action is None else self.scene.card(action["minion"])
        if actor is None or action is None:
            return 0.0
        if action["kind"] == "leave-torpor":
            return -self.at_stake()
        return self.fights.fight_worth(blocker, actor) - self.at_stake()

    def bleed_bonus(self, effect: bleeds.BleedBonus, setting: Setting) -> float:
        """More bleed, once nobody can block any more."""
        action = self.scene.action
        if action is None or self.scene.window != "declined" or action["target_seat"] is None:
            return -A_LITTLE
        seat = action["target_seat"]
        before = self.scene.pool_change_worth(seat, -action["bleed"])
        return (
            self.scene.pool_change_worth(seat, -action["bleed"] - estimate(effect.amount)) - before
        )

    def reduce_bleed(self, effect: bleeds.ReduceBleed, setting: Setting) -> float:
        action = self.scene.action
        if action is None or action["target_seat"] != self.scene.me:
            return 0.0
        bleed = action["bleed"]
        reduced = max(bleed - estimate(effect.amount), 0)
        before = self.scene.pool_change_worth(self.scene.me, -bleed)
        return self.scene.pool_change_worth(self.scene.me, -reduced) - before if bleed else 0.0

    def pay_for_bleed(self, effect: bleeds.PayForBleed, setting: Setting) -> float:
        """One player burns the pool that another would have burned."""
        action = self.scene.action
        if action is None or action["target_seat"] is None:
            return 0.0
        saved = -self.scene.pool_change_worth(action["target_seat"], -action["bleed"])
        payers = self.seats(effect.by, setting)
        return saved + sum(
            [self.scene.pool_change_worth(seat, -action["bleed"]) for seat in payers], 0.0
        )

    def redirect(self, effect: bleeds.Redirect, setting: Setting) -> float:
        """Another player is bled instead, best of all the prey."""
        action = self.scene.action
        if action is None or action["target_seat"] != self.scene.me:
            return 0.0
        saved = -self.scene.pool_change_worth(self.scene.me, -action["bleed"])
        saved -= BOUNCE_IN_HAND if action["bleed"] < 2 else 0.0
        seat = setting.them if isinstance(setting.them, int) else self.scene.prey
        return saved + (self.scene.pool_change_worth(seat, -action["bleed"]) if seat >= 0 else 0.0)

    def wake(self, effect: blocks.Wake, setting: Setting) -> float:
        """A minion who wakes may block or play reactions."""
        action, minion = self.scene.action, self.card(effect.who, setting)
        if action is None or minion is None or self.at_stake() > -0.5:
            return -A_LITTLE
        worth = 0.0
        if self.scene.me not in action["declined"]:
            intercept = minion.data["intercept"] + self.intercept_in_hand(minion)
            if intercept >= action["stealth"]:
                worth = 0.8 * self.block_worth(minion)
        for printed, mode in self.scene.playable_modes(minion):
            if mode.type == "reaction" and mode.untapped:
                for part in modes.parts(mode.effect):
                    if isinstance(part, bleeds.Redirect | bleeds.ReduceBleed):
                        gain = self.effect(part, setting) + self.cost_worth(
                            mode.cost or printed.cost
                        )
                        worth = max(worth, 0.9 * gain)
        return worth - 0.2

    def votes(self, effect: modifying.Votes, setting: Setting) -> float:
        worth = -self.passing_worth() if effect.against else abs(self.passing_worth())
        return 0.3 * estimate(effect.amount) * worth if worth > 0.3 else -A_LITTLE

    def change_votes(self, effect: terms.ChangeVotes, setting: Setting) -> float:
        """Votes of a rival that will probably count otherwise than one would like."""
        card, worth = self.card(effect.who, setting), self.passing_worth()
        referendum = self.scene.referendum
        if card is None or referendum is None or card.seat == self.scene.me:
            return -A_LITTLE
        wants_it = card.seat == referendum["seat"]
        votes = card.data.get("votes", 0) if wants_it == (worth < 0) else 0
        return 0.6 * votes * abs(worth) or -A_LITTLE

    def passing_worth(self) -> float:
        """The worth of the current referendum's passing."""
        referendum = self.scene.referendum
        if referendum is None:
            return 0.0
        hunted = self.scene.card(referendum["hunted"])
        if hunted is not None:
            return -self.scene.share(hunted.seat) * self.scene.worth(hunted)
        caller = self.scene.action
        actor = None if caller is None else self.scene.card(caller["minion"])
        setting = Setting(
            referendum["seat"],
            actor,
            None,
            referendum["card"],
            None,
            dict(referendum["terms"]),
            1.0,
            referendum["named"],
        )
        for way in actions_of(referendum["card"]):
            if isinstance(way.effect, modes.Motion):
                return self.effect(way.effect.passed, setting)
        return 0.0

    def cancel_referendum(self, effect: terms.CancelReferendum, setting: Setting) -> float:
        return -self.passing_worth()

    def abstains(self, effect: terms.Abstains, setting: Setting) -> float:
        """Votes that a rival will probably cast otherwise than one would like."""
        card, worth = self.card(effect.who, setting), self.passing_worth()
        referendum = self.scene.referendum
        if card is None or referendum is None or card.seat == self.scene.me:
            return -A_LITTLE
        wants_it = card.seat == referendum["seat"]
        votes = card.data.get("votes", 0) if wants_it == (worth < 0) else 0
        return 0.3 * votes * abs(worth) or -A_LITTLE

    def cancel(self, effect: cancelling.Cancel, setting: Setting) -> float:
        """The worth of cancelling a rival's card."""
        if setting.you != self.scene.me:
            return -A_LITTLE  # avoids endless recursion over cancels
        playing = self.scene.view["playing"]
        printed = None if playing is None else printed_of(playing["card"])
        if playing is None or printed is None or playing["seat"] == self.scene.me:
            return -A_LITTLE
        worth = 0.0
        their_setting = Setting(playing["seat"], None, None, playing["card"])
        for mode in printed.modes:
            worth = min(worth, self.best_target_worth(mode.target, mode.effect, their_setting))
        return CANCEL_SHARE * -worth - MASTER_ACTION


def actions_of(name: str) -> list[modes.Action]:
    """The actions that a card is played for, or grants."""
    what = LIBRARY.numbers.get(name.partition("#")[0])
    if what is None:
        return []
    found = [mode.effect for mode in LIBRARY.modes[what] if isinstance(mode.effect, modes.Action)]
    return found + [grant.action for grant in CAN_ACTS.about(LIBRARY, what)]
