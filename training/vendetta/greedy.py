"""The greedy bot's judgement of Vendetta, for thousands of tables at once.

It computes the same as `conclave.games.vendetta.judging`, which explains the parts.
"""

from __future__ import annotations

import torch
from tables import (
    CONTROL_GOAL,
    DISTRICTS,
    MOST,
    PIECES,
    POINTS,
    POINTS_GOAL,
    TURNS,
)
from torch import Tensor

USUAL_SUPPLY = 5
BUCKETS = 8


class Judgement:
    """The judgement in one turn of a round, which is the same turn at all tables."""

    def __init__(self, seats: int, turn: int, weights: dict[str, list[float] | float], device: str):
        self.seats, self.device = seats, device
        self.w = {
            name: torch.tensor(value, device=device) if isinstance(value, list) else value
            for name, value in weights.items()
        }
        self.turns = TURNS + 1 - turn
        self.unturned = self.turns + 2
        calm, later, quiet = [0.0] * seats, [0] * seats, 1.0
        for step in range(self.turns):
            calm[step % seats] += quiet
            quiet *= 1 - self.w["unrest"]
            later[step % seats] += step > 0
        self.calm, self.later = (
            torch.tensor(calm, device=device),
            torch.tensor(later, device=device),
        )
        self.unrest = torch.tensor(self.turns - sum(calm), device=device)
        self.turns = torch.tensor(float(self.turns), device=device)
        self.unturned = self.turns + 2
        self.goal = POINTS_GOAL[seats]
        self.scores = torch.tensor([*POINTS, *[1000] * 6], device=device, dtype=torch.float32)

    def needs(self, points: Tensor) -> Tensor:
        tries = torch.arange(CONTROL_GOAL[self.seats], device=self.device)
        return (points[..., None] + self.scores[tries] < self.goal).sum(-1)

    def standings(self, row: Tensor, present: Tensor) -> Tensor:
        """The value of a district for each seat at the start of a round."""
        w = self.w
        total, most = row.sum(-1, keepdim=True), row.amax(-1, keepdim=True)
        fewest = torch.where(row > 0, row, PIECES + 1).amin(-1, keepdim=True)
        lead = (2 * row - total).clamp(max=PIECES - 1, min=-PIECES)
        crowd = torch.where(
            row == most, w["top"], torch.where(row == fewest, w["lowest"], w["middle"])
        )
        crowd = torch.where(fewest == most, w["middle"], crowd)
        many = torch.where(present == 2, w["duel"][PIECES + lead], crowd)
        return torch.where(present == 1, w["alone"][row], many * (row > 0))

    def hold(self, number: Tensor, close: Tensor) -> Tensor:
        visits = self.w["visits"][number] + close * self.w["stops"][number]
        return torch.exp(-visits * (self.turns - 1 - self.later))

    def prospect(self, row: Tensor, over: Tensor, close: Tensor) -> tuple[Tensor, Tensor]:
        """For each seat, the chance of sole control and the later value of such districts."""
        w, there = self.w, row > 0
        present = there.sum(-1, keepdim=True)
        standing, hold = self.standings(row, present), self.hold(row, close)
        single = there & (present == 1)
        drawn = self.turns / self.unturned
        settled_alone, settled_worth = single * hold, standing
        waiting_alone, waiting_worth = (
            drawn * single * hold,
            drawn * (standing + w["payout"]) * there,
        )
        fewest = torch.where(there, row, PIECES + 1).amin(-1, keepdim=True)
        alone, worth = torch.zeros_like(hold), torch.zeros_like(hold)
        for active in range(self.seats):
            chance = self.calm[active] / self.unturned
            order = [(active + 1 + step) % self.seats for step in range(self.seats)]
            tied = (row == fewest)[..., order]
            loser = torch.tensor(order, device=self.device)[tied.int().argmax(-1)]
            after = row.scatter(-1, loser[..., None], 0)
            stays = after > 0
            worth += chance * (self.standings(after, present - 1) + w["payout"]) * stays
            alone += chance * hold * stays * (present == 2)
        drawn = self.unrest / self.unturned
        wins = w["unrest_duel"] * row * row / (row * row).sum(-1, keepdim=True).clamp(min=1)
        duel = wins * w["alone"][row] + (1 - w["unrest_duel"]) * standing + w["payout"] / 2
        crowd = w["unrest_crowd"] * standing + w["payout"] * (present - 1) / present.clamp(min=1)
        alone += drawn * wins * (present == 2)
        worth += drawn * torch.where(present == 2, duel, crowd) * there
        few = present < 2
        return (
            torch.where(over, settled_alone, torch.where(few, waiting_alone, alone)),
            torch.where(over, settled_worth, torch.where(few, waiting_worth, worth)),
        )

    def scoring(self, alone: Tensor, need: Tensor) -> tuple[Tensor, Tensor, Tensor, Tensor]:
        """Chances and points without and with each district, by game, district and seat."""
        others = alone[:, None].expand(-1, DISTRICTS, -1, -1).clone()
        every = torch.arange(DISTRICTS, device=self.device)
        others[:, every, every] = 0
        counts = torch.zeros(*alone.shape, BUCKETS, device=self.device)
        counts[..., 0] = 1
        for district in range(DISTRICTS):
            chance = others[:, :, district, :, None]
            more = counts * (1 - chance)
            more[..., 1:] += counts[..., :-1] * chance
            more[..., -1:] += counts[..., -1:] * chance
            counts = more
        number, needed = torch.arange(BUCKETS, device=self.device), need[:, None, :, None]
        win, win_with = number >= needed, number + 1 >= needed
        return (
            (counts * win).sum(-1),
            (counts * win_with).sum(-1),
            (counts * ~win * self.scores[number]).sum(-1),
            (counts * ~win_with * self.scores[number + 1]).sum(-1),
        )

    def worths(self, mafiosi: Tensor, over: Tensor, supply: Tensor, points: Tensor) -> Tensor:
        """The chance of winning after each option, for the player to move (seat 0)."""
        w, device = self.w, self.device
        need = self.needs(points)
        there = mafiosi > 0
        held = (there & (there.sum(2, keepdim=True) == 1)).sum(1)
        close = held + 1 >= need
        number = torch.arange(MOST + 1, device=device)
        rows = mafiosi[:, :, None, :].expand(-1, -1, MOST + 1, -1).clone()
        rows[..., 0] += number
        rows = rows.clamp(max=PIECES)
        alone, worth = self.prospect(rows, over[:, :, None, None], close[:, None, None, :])
        win, win_with, score, score_with = self.scoring(alone[:, :, 0], need)
        strength = worth[:, :, 0].sum(1) + w["points"] * points / self.goal
        strength = strength + w["nearer"] * (CONTROL_GOAL[self.seats] - need)
        strength[:, 1:] += w["supply"][USUAL_SUPPLY]
        wins = win[:, :, None] + alone * (win_with - win)[:, :, None]
        score = score[:, :, None] + alone * (score_with - score)[:, :, None]
        logit = strength[:, None, None] + w["points"] * score / self.goal
        logit = logit + worth - worth[:, :, :1]
        left = (supply[:, :1] - number).clamp(min=0)
        own = w["supply"][left] * (1 + w["supply_later"] * self.later[0])
        logit = logit + torch.nn.functional.pad(own[:, None, :, None], (0, self.seats - 1))
        share = logit.exp()
        nobody_else = (1 - wins[..., 1:]).prod(-1)
        own = wins[..., 0]
        total = own * (1 + nobody_else) / 2
        total = total + (1 - own) * nobody_else * share[..., 0] / share.sum(-1)
        return torch.cat([total[:, :, 1:].flatten(1), total[:, 0, :1]], 1)
