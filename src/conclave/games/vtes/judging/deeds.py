"""What the actions of minions are worth, and blocking those of others."""

from __future__ import annotations

from typing import Final

from conclave.core.position import Decision, Plain
from conclave.games.vtes.cards import LIBRARY
from conclave.games.vtes.judging.during import During
from conclave.games.vtes.judging.fights import Fights
from conclave.games.vtes.judging.phrases import Setting
from conclave.games.vtes.judging.scene import BLOOD, Scene, Seen
from conclave.games.vtes.judging.worth import EDGE, SOMETHING
from conclave.games.vtes.rules import moves as m
from conclave.games.vtes.rules.modes import Action, Motion
from conclave.games.vtes.rules.requirements import Cost
from conclave.games.vtes.rules.words import NOTHING

HUNGRY: Final = 2
"""With no more blood than this a vampire would rather hunt than bleed for 1."""
HUNT: Final = {1: 0.9, 2: 0.75}
"""What a blood is worth to who has so little."""
WAITS: Final = -0.01
"""Not now, though it does no harm."""
HUNTED_DOWN: Final = 0.3
"""How often a blood hunt is called, by tables that vote at random."""
PATIENCE: Final = 60
"""After so many turns it is waited for less and less, so that no two wait for each other."""


class Deeds:
    """The table as one seat sees it when it is asked something."""

    def __init__(self, view: dict[str, Plain], decision: Decision) -> None:
        self.view = view
        self.decision = decision
        self.scene = Scene(view, decision)
        self.fights = Fights(self.scene)
        self.weigh = During(self.scene, self.fights)
        self.me = decision.seat

    # Actions

    def acting(self, action: Action, minion: Seen, cost: Cost, setting: Setting) -> float:
        """An action: what it brings if it succeeds, what it costs if it is blocked."""
        scene, weigh = self.scene, self.weigh
        stealth = action.stealth + minion.data["stealth"]
        at = NOTHING
        if action.kind == "bleed":
            at = scene.prey
            gain = scene.pool_changes(at, -minion.data["bleed"] - action.bleed) if at >= 0 else 0.0
            gain += EDGE if self.view["edge"] != self.me else 0.2
            gain += weigh.effect(action.effect, setting)
        elif action.kind in ("equip", "employ"):
            gain = weigh.lying(setting.source, setting._replace(host=minion))
            gain -= 0.6 * sum(data["name"] == setting.source for data in minion.data["on"])
        elif action.kind in ("recruit", "gain-power"):
            gain = weigh.lying(setting.source, setting)
        elif isinstance(action.effect, Motion):
            gain = weigh.motion(action.effect, setting) * self.carried()
        else:
            gain = weigh.aimed(action.target, action.effect, setting)
        chance = weigh.success(stealth, at)
        paid = weigh.paid(cost, minion)
        worth = chance * (gain + paid) + (1 - chance) * weigh.danger(minion, stealth, at)
        return worth - self.needed_at_home(minion)

    def carried(self) -> float:
        """The chance that a referendum of one's own passes."""
        votes: list[int] = [
            sum(minion.data["votes"] for minion in self.scene.minions(seat))
            for seat in range(len(self.scene.pool))
        ]
        mine = votes[self.me] + 1
        return (mine + 1) / (sum(votes, 0.0) + 3)

    def needed_at_home(self, minion: Seen) -> float:
        """What an untapped minion is worth as a blocker: much when the predator could oust us."""
        if self.scene.predator < 0:
            return 0.0
        coming = sum(each.data["bleed"] for each in self.scene.minions(self.scene.predator))
        left = self.scene.pool[self.me] - coming
        turn: int = self.view["turn"]
        patience = PATIENCE / max(turn, PATIENCE)
        return patience * (0.0 if left > 3 else 0.6 if left > 0 else 1.2)

    def bleed(self, move: m.Bleed) -> float:
        """Bleed the prey."""
        minion = self.scene.card(move.minion)
        if minion is None or self.scene.prey < 0:
            return WAITS
        return self.acting(Action(None, "bleed"), minion, Cost(), Setting(self.me, minion))

    def hunt(self, move: m.Hunt) -> float:
        """Blood for who has too little to heal a wound."""
        minion = self.scene.card(move.minion)
        if minion is None or minion.blood >= minion.capacity:
            return -0.5
        worth = HUNT.get(minion.blood, BLOOD)
        stealth = 1 + minion.data["stealth"]
        chance = self.weigh.success(stealth)
        return (
            chance * worth - self.needed_at_home(minion) - (0.0 if minion.blood <= HUNGRY else 0.1)
        )

    def leave_torpor(self, move: m.LeaveTorpor) -> float:
        """Back among the ready."""
        minion = self.scene.card(move.minion)
        return 0.0 if minion is None else 0.5 * self.scene.worth(minion)

    def rescue(self, move: m.Rescue) -> float:
        """One's own from torpor, at the cost of whoever can afford it."""
        minion, other = self.scene.card(move.minion), self.scene.card(move.other)
        if minion is None or other is None or other.seat != self.me:
            return -2.0
        worth = 0.5 * self.scene.worth(other)
        spare = self.weigh.paid(Cost(blood=move.number), minion) if move.number else 0.0
        drained = BLOOD * (2 - move.number) + (0.3 if other.blood <= 2 - move.number else 0.0)
        return worth + spare - drained - self.needed_at_home(minion)

    def diablerize(self, move: m.Diablerize) -> float:
        """A rival's vampire for good, at the risk of a blood hunt."""
        return self.eating(self.scene.card(move.minion), self.scene.card(move.other))

    def eating(self, minion: Seen | None, other: Seen | None) -> float:
        """What a diablerie is worth."""
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
        hunted = min(max(HUNTED_DOWN + 0.05 * votes, 0.1), 0.9)
        return worth - hunted * self.scene.worth(minion)

    def attack(self, move: m.AttackMarked) -> float:
        """A fight with a marked one."""
        minion, other = self.scene.card(move.minion), self.scene.card(move.other)
        if minion is None or other is None:
            return WAITS
        return self.fights.fight(minion, other) - BLOOD + 0.5

    def burn_imbued(self, move: m.BurnImbued) -> float:
        """A rival's incapacitated imbued."""
        other = self.scene.card(move.other)
        if other is None:
            return WAITS
        return -self.scene.share(other.seat) * 0.6 * self.scene.worth(other) - 0.2

    def act_with(self, move: m.ActWith) -> float:
        """An action that a card in play grants."""
        what = LIBRARY.numbers.get(move.card.partition("#")[0])
        minion = self.scene.card(move.minion)
        if what is None or minion is None:
            return WAITS
        grant = LIBRARY.can_acts[what][move.number]
        setting = Setting(self.me, minion, None, move.card, self.scene.card(move.card))
        return self.acting(grant.action, minion, grant.cost, setting)

    # Blocks

    def block(self, move: m.Block) -> float:
        """An attempt to block: where it can succeed, what it saves and what the fight brings."""
        minion, action = self.scene.card(move.minion), self.scene.action
        if minion is None or action is None:
            return WAITS
        reach = minion.data["intercept"]
        if move.minion not in action["failed"]:
            reach += self.weigh.catching(minion)
        if reach < action["stealth"]:
            return -SOMETHING
        saved = self.weigh.caught(minion)
        return saved - 0.1 - 0.02 * self.scene.worth(minion)
