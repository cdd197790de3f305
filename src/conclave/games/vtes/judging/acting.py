"""The worth of actions and of blocks."""

from __future__ import annotations

from typing import Final

from conclave.core.position import Decision, Plain
from conclave.games.vtes.cards import LIBRARY
from conclave.games.vtes.judging.during import AnyEffectWorth
from conclave.games.vtes.judging.fights import Fights
from conclave.games.vtes.judging.phrases import Setting
from conclave.games.vtes.judging.scene import BLOOD, Scene, Seen
from conclave.games.vtes.judging.worth import A_LITTLE, EDGE
from conclave.games.vtes.rules import moves as m
from conclave.games.vtes.rules.abilities.acting import CAN_ACTS
from conclave.games.vtes.rules.constants import NOTHING
from conclave.games.vtes.rules.modes import Action, Motion
from conclave.games.vtes.rules.requirements import Cost

HUNGRY: Final = 2
"""At this blood or less a vampire would rather hunt than bleed for 1."""
BLOOD_WHEN_LOW: Final = {1: 0.9, 2: 0.75}
"""The worth of a blood for a vampire with this little."""
NOT_NOW: Final = -0.01
"""Slightly worse than passing: useless now, but harmless."""
BLOOD_HUNT_CHANCE: Final = 0.3
"""How often a blood hunt is called, if tables vote at random."""
PATIENCE: Final = 60
"""After this many turns minions stay home less and less, so that two players don't wait for each
other forever."""


class ActionJudgement:
    """A question as one seat sees it; judges actions and blocks."""

    def __init__(self, view: dict[str, Plain], decision: Decision) -> None:
        self.view = view
        self.decision = decision
        self.scene = Scene(view, decision)
        self.fights = Fights(self.scene)
        self.weigh = AnyEffectWorth(self.scene, self.fights)
        self.me = decision.seat

    # Actions

    def action_worth(self, action: Action, minion: Seen, cost: Cost, setting: Setting) -> float:
        """The worth of an action: its gain if it succeeds, its loss if it is blocked."""
        scene, weigh = self.scene, self.weigh
        stealth = action.stealth + minion.data["stealth"]
        at = NOTHING
        if action.kind == "bleed":
            at = scene.prey
            gain = (
                scene.pool_change_worth(at, -minion.data["bleed"] - action.bleed)
                if at >= 0
                else 0.0
            )
            gain += EDGE if self.view["edge"] != self.me else 0.2
            gain += weigh.effect(action.effect, setting) + weigh.effect(action.during, setting)
        elif action.kind in ("equip", "employ"):
            gain = weigh.in_play_worth(setting.source, setting._replace(host=minion))
            gain -= 0.6 * sum(data["name"] == setting.source for data in minion.data["on"])
        elif action.kind in ("recruit", "gain-power"):
            gain = weigh.in_play_worth(setting.source, setting)
        elif isinstance(action.effect, Motion):
            gain = weigh.motion_worth(action.effect, setting) * self.passing_chance()
        else:
            gain = weigh.best_target_worth(action.target, action.effect, setting)
        chance = weigh.success_chance(stealth, at)
        paid = weigh.cost_worth(cost, minion)
        worth = chance * (gain + paid) + (1 - chance) * weigh.block_danger(minion, stealth, at)
        return worth - self.needed_as_blocker(minion)

    def passing_chance(self) -> float:
        """The chance that one's own referendum passes."""
        votes: list[int] = [
            sum(minion.data["votes"] for minion in self.scene.minions(seat))
            for seat in range(len(self.scene.pool))
        ]
        own = votes[self.me] + 1
        return (own + 1) / (sum(votes, 0.0) + 3)

    def needed_as_blocker(self, minion: Seen) -> float:
        """The worth of an untapped minion as a blocker: high if the predator could oust us."""
        if self.scene.predator < 0:
            return 0.0
        coming = sum(each.data["bleed"] for each in self.scene.minions(self.scene.predator))
        pool_left = self.scene.pool[self.me] - coming
        turn: int = self.view["turn"]
        patience = PATIENCE / max(turn, PATIENCE)
        return patience * (0.0 if pool_left > 3 else 0.6 if pool_left > 0 else 1.2)

    def bleed(self, move: m.Bleed) -> float:
        """Bleed the prey."""
        minion = self.scene.card(move.minion)
        if minion is None or self.scene.prey < 0:
            return NOT_NOW
        return self.action_worth(Action(None, "bleed"), minion, Cost(), Setting(self.me, minion))

    def hunt(self, move: m.Hunt) -> float:
        """Blood for a vampire who has too little to heal damage."""
        minion = self.scene.card(move.minion)
        if minion is None or minion.blood >= minion.capacity:
            return -0.5
        worth = BLOOD_WHEN_LOW.get(minion.blood, BLOOD)
        stealth = 1 + minion.data["stealth"]
        chance = self.weigh.success_chance(stealth)
        return (
            chance * worth
            - self.needed_as_blocker(minion)
            - (0.0 if minion.blood <= HUNGRY else 0.1)
        )

    def leave_torpor(self, move: m.LeaveTorpor) -> float:
        """Get a vampire back from torpor."""
        minion = self.scene.card(move.minion)
        return 0.0 if minion is None else 0.5 * self.scene.worth(minion)

    def rescue(self, move: m.Rescue) -> float:
        """Rescue one's own vampire, paid by who can afford it."""
        minion, other = self.scene.card(move.minion), self.scene.card(move.other)
        if minion is None or other is None or other.seat != self.me:
            return -2.0
        worth = 0.5 * self.scene.worth(other)
        paid = self.weigh.cost_worth(Cost(blood=move.number), minion) if move.number else 0.0
        drained = BLOOD * (2 - move.number) + (0.3 if other.blood <= 2 - move.number else 0.0)
        return worth + paid - drained - self.needed_as_blocker(minion)

    def diablerize(self, move: m.Diablerize) -> float:
        """Burn a rival's vampire, at the risk of a blood hunt."""
        return self.diablerie_worth(self.scene.card(move.minion), self.scene.card(move.other))

    def diablerie_worth(self, minion: Seen | None, other: Seen | None) -> float:
        """The worth of a diablerie."""
        if minion is None or other is None or other.seat == self.me:
            return -2.0
        gained = min(other.blood, max(minion.capacity - minion.blood, 0))
        worth = -self.scene.share(other.seat) * 0.6 * self.scene.worth(other) + BLOOD * gained
        worth += 0.3 * len(other.data["on"]) + (1.0 if other.capacity > minion.capacity else 0.0)
        votes: int = sum(
            vote.data["votes"] * (-1 if seat == self.me else 1)
            for seat in range(len(self.scene.pool))
            for vote in self.scene.minions(seat)
        )
        hunted = min(max(BLOOD_HUNT_CHANCE + 0.05 * votes, 0.1), 0.9)
        return worth - hunted * self.scene.worth(minion)

    def attack(self, move: m.AttackMarked) -> float:
        """Fight a marked minion."""
        minion, other = self.scene.card(move.minion), self.scene.card(move.other)
        if minion is None or other is None:
            return NOT_NOW
        return self.fights.fight_worth(minion, other) - BLOOD + 0.5

    def burn_imbued(self, move: m.BurnImbued) -> float:
        """Burn a rival's incapacitated imbued."""
        other = self.scene.card(move.other)
        if other is None:
            return NOT_NOW
        return -self.scene.share(other.seat) * 0.6 * self.scene.worth(other) - 0.2

    def act_with(self, move: m.ActWith) -> float:
        """Take an action that a card in play grants."""
        what = LIBRARY.numbers.get(move.card.partition("#")[0])
        minion = self.scene.card(move.minion)
        if what is None or minion is None:
            return NOT_NOW
        grant = CAN_ACTS.about(LIBRARY, what)[move.number]
        setting = Setting(self.me, minion, None, move.card, self.scene.card(move.card))
        return self.action_worth(grant.action, minion, grant.cost, setting)

    # Blocks

    def block(self, move: m.Block) -> float:
        """Attempt to block, if it can succeed: what it saves, and the fight."""
        minion, action = self.scene.card(move.minion), self.scene.action
        if minion is None or action is None:
            return NOT_NOW
        intercept = minion.data["intercept"]
        if move.minion not in action["failed"]:
            intercept += self.weigh.intercept_in_hand(minion)
        if intercept < action["stealth"]:
            return -A_LITTLE
        saved = self.weigh.block_worth(minion)
        return saved - 0.1 - 0.02 * self.scene.worth(minion)
