"""Thousands of games of Vendetta in parallel, as tensors.

All tables are in the same turn of a round; a finished game is replaced by a new one. Seats are
rotated so that the player to move is seat 0 and the others follow clockwise.
"""

from __future__ import annotations

import torch
from torch import Tensor

DISTRICTS = 13
PIECES = 50
TURNS = 11
MOST = 12
"""The maximum number of mafiosi placed in one district at once."""
PLENTY = 5
CONTROL_GOAL = {3: 6, 4: 5, 5: 4}
POINTS_GOAL = {3: 800, 4: 250, 5: 75}
POINTS = (0, 1, 5, 20, 75, 250, 800, 1000)
DONE = DISTRICTS * MOST
"""The option to stop placing; the others are district * MOST + number - 1."""


class Tables:
    """Games with the same number of seats."""

    def __init__(self, games: int, seats: int, device: str) -> None:
        self.games, self.seats, self.device = games, seats, device
        self.points_table = torch.tensor(POINTS, device=device)
        zeros = {"dtype": torch.int64, "device": device}
        self.mafiosi = torch.zeros(games, DISTRICTS, seats, **zeros)
        self.supply = torch.zeros(games, seats, **zeros)
        self.points = torch.zeros(games, seats, **zeros)
        self.starter = torch.zeros(games, **zeros)
        self.rounds = torch.zeros(games, **zeros)
        self.over = torch.zeros(games, DISTRICTS, dtype=torch.bool, device=device)
        self.cards = torch.zeros(games, DISTRICTS, **zeros)
        self.entered = torch.full((games,), -1, **zeros)
        self.turn = 1
        self.begin(torch.ones(games, dtype=torch.bool, device=device))
        self.begin_round()

    def shuffled(self) -> Tensor:
        return torch.rand(self.games, DISTRICTS, device=self.device).argsort(1)

    def begin(self, which: Tensor) -> None:
        """Start new games at these tables."""
        cards = self.shuffled()
        mafiosi = torch.full_like(self.mafiosi, 2)
        for seat in range(self.seats):
            for card in (2 * seat, 2 * seat + 1):
                mafiosi[:, :, seat].scatter_(1, cards[:, card : card + 1], 0)
        self.mafiosi = torch.where(which[:, None, None], mafiosi, self.mafiosi)
        self.supply = torch.where(which[:, None], 10, self.supply)
        self.points = torch.where(which[:, None], 0, self.points)
        self.starter = torch.where(
            which, torch.randint_like(self.starter, self.seats), self.starter
        )
        self.rounds = torch.where(which, 0, self.rounds)

    def begin_round(self) -> None:
        self.rounds += 1
        self.turn = 1
        self.cards = self.shuffled()
        self.over = torch.zeros_like(self.over)

    @property
    def active(self) -> Tensor:
        return (self.starter + self.turn - 1) % self.seats

    def around(self) -> Tensor:
        """The seats in turn order, from the player to move."""
        return (self.active[:, None] + torch.arange(self.seats, device=self.device)) % self.seats

    def turned(self) -> tuple[Tensor, Tensor, Tensor]:
        """Mafiosi, supplies and points, in turn order."""
        around = self.around()
        rows = around[:, None, :].expand(-1, DISTRICTS, -1)
        return (
            self.mafiosi.gather(2, rows),
            self.supply.gather(1, around),
            self.points.gather(1, around),
        )

    def held(self) -> Tensor:
        """The number of districts that each seat controls alone."""
        there = self.mafiosi > 0
        return (there & (there.sum(2, keepdim=True) == 1)).sum(1)

    def place(self, option: Tensor) -> Tensor:
        """Carry out the options; return where mafiosi were placed."""
        places = option < DONE
        district = torch.where(places, option // MOST, 0)
        number = torch.where(places, option % MOST + 1, 0)
        rows = torch.arange(self.games, device=self.device)
        self.mafiosi[rows, district, self.active] += number
        self.supply[rows, self.active] -= number
        self.entered = torch.where(places, district, -1)
        return places

    def receive(self, due: Tensor) -> None:
        box = PIECES - self.supply - self.mafiosi.sum(1)
        self.supply += torch.minimum(due, box)

    def trigger(self) -> None:
        """The vendetta that ends the turn."""
        rows = torch.arange(self.games, device=self.device)
        district = self.cards[:, self.turn + 1]
        self.over[rows, district] = True
        around = self.around().roll(-1, 1)
        row = self.mafiosi[rows, district].gather(1, around)
        there = row > 0
        least = torch.where(there, row, PIECES + 1)
        loser = around.gather(1, least.argmin(1, keepdim=True))[:, 0]
        fight = there.sum(1) > 1
        self.mafiosi[rows[fight], district[fight], loser[fight]] = 0
        self.receive((self.mafiosi[rows, district] > 0).long())
        self.entered = torch.full_like(self.entered, -1)
        self.turn += 1

    def end_round(self) -> tuple[Tensor, Tensor]:
        """Raid and score; return which games are over, and each seat's share of the victory."""
        rows = torch.arange(self.games, device=self.device)
        for card in (0, 1):
            self.mafiosi[rows, self.cards[:, card]] = 0
        held = self.held()
        self.points += self.points_table[held.clamp(max=7)]
        there = self.mafiosi > 0
        alone = there & (there.sum(2, keepdim=True) == 1)
        guards = (self.mafiosi * alone).sum(1)
        by_control = held.amax(1) >= CONTROL_GOAL[self.seats]
        by_points = self.points.amax(1) >= POINTS_GOAL[self.seats]
        merit = torch.where(
            by_control[:, None],
            (held * 100_000 + self.points) * 1000 + guards,
            (self.points * 100 + held) * 1000 + self.mafiosi.sum(1),
        )
        first = merit == merit.amax(1, keepdim=True)
        ended = by_control | by_points
        won = first / first.sum(1, keepdim=True) * ended[:, None]
        self.starter = (self.starter + TURNS) % self.seats
        self.receive(torch.full_like(self.supply, 3))
        return ended, won


def allowed(mafiosi: Tensor, supply: Tensor, entered: Tensor) -> Tensor:
    """The sensible options of the player to move."""
    number = torch.arange(1, MOST + 1, device=mafiosi.device)
    own, rivals = mafiosi[..., :1], mafiosi[..., 1:]
    alone = (rivals > 0).sum(2, keepdim=True) == 1
    strongest = rivals.amax(2, keepdim=True)
    least = torch.where(alone & (own == 0), strongest, 1)
    most = mafiosi.amax(2, keepdim=True)
    may = (number >= least) & (number <= supply[:, None, None])
    may &= ~((number > PLENTY) & (own + number > most + PLENTY))
    may &= (torch.arange(DISTRICTS, device=mafiosi.device) != entered[:, None])[..., None]
    done = torch.ones(len(mafiosi), 1, dtype=torch.bool, device=mafiosi.device)
    return torch.cat([may.flatten(1), done], 1)
