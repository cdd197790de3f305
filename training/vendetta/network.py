"""The network that estimates a seat's chances in Vendetta.

It evaluates each district, then the sum over districts together with the state of each seat. All
inputs are binary, so that the game can look them up in tables.
"""

from __future__ import annotations

import torch
from tables import CONTROL_GOAL, PIECES, POINTS, POINTS_GOAL, TURNS
from torch import Tensor, nn

SEATS = 5
FULL = 16
"""Numbers of mafiosi are distinguished up to this."""
LEADS = 14
SUPPLIES = 21
HERE = [FULL] * SEATS + [10, 6, LEADS]
"""The kinds of inputs of a district; each occurs twice, by whether its card is out."""
NEEDS, PARTS = 8, 8
REACHED = [NEEDS + 1, PARTS, SUPPLIES]
"""The kinds of inputs of a seat."""
WHEN = [5, 5, TURNS, 2, 3]
"""The kinds of inputs of the moment."""


def yes(codes: Tensor, kinds: list[int], dtype: torch.dtype) -> Tensor:
    """One-hot encode codes by kind."""
    sizes = torch.tensor(kinds, device=codes.device)
    starts = sizes.cumsum(0) - sizes
    found = torch.zeros(*codes.shape[:-1], sum(kinds), dtype=dtype, device=codes.device)
    return found.scatter_(-1, codes + starts, 1.0)


def here(row: Tensor, over: Tensor, mover: Tensor, seats: int) -> Tensor:
    """Codes of districts, from rows of mafiosi with the observer first; seats are relative."""
    there = row > 0
    present = there.sum(-1)
    sole = torch.where(present == 1, 1 + there.int().argmax(-1), 4 + present)
    sole = torch.where(present == 0, 0, sole)
    order = (mover[..., None] + 1 + torch.arange(seats, device=row.device)) % seats
    order = order.expand(*row.shape[:-1], seats)
    least = torch.where(there, row, PIECES + 1).gather(-1, order).argmin(-1, keepdim=True)
    loser = torch.where(present > 1, 1 + order.gather(-1, least)[..., 0], 0)
    strongest = row[..., 1:].amax(-1)
    lead = (row[..., 0] - strongest).clamp(-6, 6) + 6
    lead = torch.where((row[..., 0] > 0) & (strongest > 0), lead, LEADS - 1)
    codes = torch.cat([row.clamp(max=FULL - 1), torch.stack([sole, loser, lead], -1)], -1)
    return codes + over.long()[..., None] * torch.tensor(HERE, device=row.device)


def reached(points: Tensor, supplies: Tensor, seats: int) -> Tensor:
    """Codes of seats."""
    tries = torch.arange(CONTROL_GOAL[seats], device=points.device)
    scores = torch.tensor(POINTS, device=points.device)[tries]
    goal = POINTS_GOAL[seats]
    need = (points[..., None] + scores < goal).sum(-1)
    part = sum((points * 100 >= goal * percent).long() for percent in (2, 6, 12, 25, 40, 60, 80))
    absent = torch.arange(SEATS, device=points.device) >= seats
    need = torch.where(absent, NEEDS, need)
    return torch.stack([need, part, supplies.clamp(max=SUPPLIES - 1)], -1).flatten(1)


def when(turn: Tensor, placed: Tensor, mover: Tensor, seats: int) -> Tensor:
    """Codes of the moment: the observer's turns left in this round, rivals' turns before the next
    one, the turn, whether the active seat has placed already, and the number of seats."""
    before = -(mover + placed) % seats
    own = turn + placed + before
    left = torch.where(own > TURNS, 0, (TURNS - own) // seats + 1)
    many = torch.full_like(turn, seats - 3)
    return torch.stack([left, before, turn - 1, placed, many], -1)


class Network(nn.Module):
    """Estimates a seat's chance of winning, as a logit."""

    def __init__(self, seen: int = 48, mind: int = 64, last: int = 32) -> None:
        super().__init__()
        self.here = nn.Linear(2 * sum(HERE), seen)
        self.districts = nn.Linear(seen, mind, bias=False)
        self.reached = nn.Linear(SEATS * sum(REACHED), mind)
        self.when = nn.Linear(sum(WHEN), mind, bias=False)
        self.mind = nn.Linear(mind, last)
        self.outcome = nn.Linear(last, 1)

    def district(self, codes: Tensor) -> Tensor:
        """The hidden layer of districts."""
        return self.here(yes(codes, [2 * kind for kind in HERE], self.kind())).relu()

    def kind(self) -> torch.dtype:
        return torch.bfloat16 if torch.is_autocast_enabled() else torch.float32

    def village(self, codes: Tensor, moment: Tensor) -> Tensor:
        """The hidden layer of everything else."""
        reached = self.reached(yes(codes, REACHED * SEATS, self.kind()))
        return reached + self.when(yes(moment, WHEN, self.kind()))

    def verdict(self, pool: Tensor, village: Tensor) -> Tensor:
        """The output layer."""
        mind = (self.districts(pool / 4) + village).relu()
        return self.outcome(self.mind(mind).relu())[..., 0].float()

    def forward(self, look: Look) -> Tensor:
        rows, over, points, supplies, turn, placed, mover = (part.long() for part in look.parts)
        pool = self.district(here(rows, over, mover[:, None], look.seats)).sum(1)
        codes = reached(points, supplies, look.seats)
        return self.verdict(pool, self.village(codes, when(turn, placed, mover, look.seats)))

    def options(self, look: Look, most: int) -> Tensor:
        """The logits in the observer's turn after placing none, one, ... in each district."""
        rows, over, points, supplies, turn, _, mover = (part.long() for part in look.parts)
        number = torch.arange(most + 1, device=rows.device)
        after = rows[:, :, None, :].repeat(1, 1, most + 1, 1)
        after[..., 0] += number
        codes = here(after, over[:, :, None], mover[:, None, None], look.seats)
        seen = self.district(codes)
        pool = seen[:, :, 0].sum(1)[:, None, None] - seen[:, :, :1] + seen
        left = supplies[:, None, :].repeat(1, most + 1, 1)
        left[..., 0] = (left[..., 0] - number).clamp(min=0)
        size = len(rows) * (most + 1)
        again = points[:, None, :].expand(-1, most + 1, -1).reshape(size, SEATS)
        moment = when(turn, torch.ones_like(turn), mover, look.seats)
        village = self.village(
            reached(again, left.reshape(size, SEATS), look.seats),
            moment.repeat_interleave(most + 1, 0),
        ).view(len(rows), 1, most + 1, self.mind.in_features)
        return self.verdict(pool, village)


class Look:
    """What seats see at many tables, each as seat 0: mafiosi, cards that are out, points, supplies,
    the turn, whether its mafiosi are placed already, and the active seat."""

    def __init__(self, parts: list[Tensor], seats: int) -> None:
        self.parts, self.seats = parts, seats

    def some(self, which: Tensor) -> Look:
        """A selection of tables."""
        return Look([part[which] for part in self.parts], self.seats)

    @staticmethod
    def all(looks: list[Look]) -> Look:
        """Concatenate several."""
        parts = zip(*[look.parts for look in looks], strict=True)
        return Look([torch.cat(part) for part in parts], looks[0].seats)
