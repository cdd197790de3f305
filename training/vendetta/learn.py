"""Train a network for Vendetta against greedy bots and itself, on one GPU.

python learn.py BUILD OUT --minutes 30
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from time import perf_counter

import torch
from greedy import Judgement
from network import SEATS, Look, Network
from tables import DONE, MOST, TURNS, Tables, allowed
from torch import Tensor
from torch.nn.functional import binary_cross_entropy_with_logits as cross_entropy
from torch.nn.functional import pad

DEVICE = "cuda" if torch.cuda.is_available() else "cpu"
LAMBDA = 0.97
"""For TD(lambda): the weight of later results against the next estimate."""
SELF_PLAY = 0.2
"""The share of tables where the learner has all seats, so that it also meets good players."""
ROUNDS = {3: 1, 4: 4, 5: 1}
"""The number of rounds played in turn, by number of seats."""
BATCH = 1 << 14
"""The batch size."""

judge = torch.compile(Judgement.worths, dynamic=False) if DEVICE == "cuda" else Judgement.worths


class Trainer:
    """Plays rounds at many tables, and collects training data."""

    def __init__(self, network: Network, weights: dict, games: int, seats: int) -> None:
        self.network, self.games, self.seats = network, games, seats
        self.tables = Tables(games, seats, DEVICE)
        self.judgements = [Judgement(seats, turn, weights, DEVICE) for turn in range(1, TURNS + 1)]
        self.learner = torch.randint(seats, (games,), device=DEVICE)
        self.self_play = torch.arange(games, device=DEVICE) < SELF_PLAY * games

    def look(self, tables: Tables, learner: Tensor, placed: int) -> Look:
        """The learners' observations, before or after the placing in a turn."""
        around = (learner[:, None] + torch.arange(self.seats, device=DEVICE)) % self.seats
        absent = (0, SEATS - self.seats)
        mafiosi = tables.mafiosi.gather(2, around[:, None, :].expand(-1, 13, -1))
        mover = (tables.active - learner) % self.seats
        parts = [
            pad(mafiosi, absent).to(torch.int8),
            tables.over.clone(),
            pad(tables.points.gather(1, around), absent).to(torch.int16),
            pad(tables.supply.gather(1, around), absent).to(torch.int8),
            torch.full_like(learner, tables.turn).to(torch.int8),
            torch.full_like(learner, placed).to(torch.int8),
            mover.to(torch.int8),
        ]
        return Look(parts, self.seats)

    def move(
        self,
        tables: Tables,
        learner: Tensor,
        self_play: Tensor,
        temperature: float,
        may: Tensor,
        own: bool,
    ) -> Tensor:
        """The options chosen at all tables, by the learners or by greedy."""
        mafiosi, supply, points = tables.turned()
        with torch.no_grad():
            worths = judge(self.judgements[tables.turn - 1], mafiosi, tables.over, supply, points)
        allow = allowed(mafiosi, supply[:, 0], tables.entered)
        option = worths.masked_fill(~allow, -99).argmax(1)
        if own:
            rows = (((tables.active == learner) | self_play) & may).nonzero()[:, 0]
            with torch.no_grad():
                seen = self.look(tables, tables.active, 1).some(rows)
                worth = self.network.options(seen, MOST).sigmoid()
            worth = torch.cat([worth[:, :, 1:].flatten(1), worth[:, 0, :1]], 1)
            worth = worth.masked_fill(~allow[rows], -9)
            if temperature > 0:
                noise = -torch.log(-torch.log(torch.rand_like(worth).clamp(1e-9, 1 - 1e-7)))
                worth = worth + temperature * noise
            option[rows] = worth.argmax(1)
        return torch.where(may, option, DONE)

    def play_round(self, temperature: float, own: bool) -> tuple[Look, Tensor]:
        """Play a round at all tables; return what was seen and the targets."""
        tables, learner = self.tables, self.learner
        looks = []
        for turn in range(1, TURNS + 1):
            looks.append(self.look(tables, learner, 0))
            may = torch.ones(self.games, dtype=torch.bool, device=DEVICE)
            for _ in range(1 if turn == 1 else 2):
                option = self.move(tables, learner, self.self_play, temperature, may, own)
                may = may & tables.place(option)
            looks.append(self.look(tables, learner, 1))
            tables.trigger()
        ended, won = tables.end_round()
        target = won.gather(1, learner[:, None])[:, 0].float()
        fresh = torch.randint_like(learner, self.seats)
        tables.begin_round()
        after = self.look(tables, learner, 0)
        with torch.no_grad(), torch.autocast(DEVICE, torch.bfloat16):
            guess = [self.network(look).sigmoid() for look in looks]
            target = torch.where(ended, target, self.network(after).sigmoid())
        targets = []
        for seen in reversed(guess):
            targets.append(target)
            target = LAMBDA * target + (1 - LAMBDA) * seen
        tables.begin(ended)
        self.learner = torch.where(ended, fresh, learner)
        return Look.all(looks), torch.cat(targets[::-1])

    def win_rate(self, rounds: int = 40) -> float:
        """The learner's win rate alone against greedy bots, without exploration."""
        tables = Tables(self.games, self.seats, DEVICE)
        learner, alone = self.learner, torch.zeros_like(self.self_play)
        wins = torch.zeros(self.games, device=DEVICE)
        going = torch.ones(self.games, dtype=torch.bool, device=DEVICE)
        for _ in range(rounds):
            for turn in range(1, TURNS + 1):
                may = going.clone()
                for _ in range(1 if turn == 1 else 2):
                    may = may & tables.place(self.move(tables, learner, alone, 0.0, may, True))
                tables.trigger()
            ended, won = tables.end_round()
            wins += won.gather(1, learner[:, None])[:, 0] * going
            going &= ~ended
            if not going.any():
                break
            tables.begin_round()
        return float(wins.mean())


def train(network: Network, optimiser: torch.optim.Optimizer, seen: Look, goal: Tensor) -> Tensor:
    """Train on the targets."""
    losses = []
    for part in torch.randperm(len(goal), device=DEVICE).split(BATCH):
        with torch.autocast(DEVICE, torch.bfloat16):
            logits = network(seen.some(part))
        loss = cross_entropy(logits, goal[part])
        optimiser.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(network.parameters(), 1.0)
        optimiser.step()
        losses.append(loss.detach())
    return torch.stack(losses).mean()


def check(weights: dict, file: Path) -> None:
    """Compare the judgement with the exported scores."""
    worst = 0.0
    for case in json.loads(file.read_text(encoding="utf-8")):
        judgement = Judgement(case["seats"], case["turn"], weights, DEVICE)
        names = ("mafiosi", "over", "supply", "points")
        seen = [torch.tensor([case[name]], device=DEVICE) for name in names]
        worths = judgement.worths(*seen)[0].tolist()
        for district, number, worth in case["worths"]:
            if number <= MOST:
                option = (district - 1) * MOST + number - 1 if number else DONE
                worst = max(worst, abs(worths[option] - worth))
    print(f"greedy: off by {worst:.1e} at most", flush=True)


def save(network: Network, trainer: Trainer, folder: Path) -> None:
    """Save the network, with some example outputs."""
    torch.save(network.state_dict(), folder / "network.pt")
    plain = {name: part.tolist() for name, part in network.state_dict().items()}
    (folder / "network.json").write_text(json.dumps(plain), encoding="utf-8")
    seen = trainer.look(trainer.tables, trainer.learner, 0).some(slice(0, 60))
    with torch.no_grad():
        outputs = network(seen).tolist()
    parts = [part.tolist() for part in seen.parts]
    examples = {"parts": parts, "seats": seen.seats, "outputs": outputs}
    (folder / f"examples{seen.seats}.json").write_text(json.dumps(examples), encoding="utf-8")


class Progress:
    """The progress of the training."""

    def __init__(self, minutes: float) -> None:
        self.start = perf_counter()
        self.minutes = minutes

    @property
    def done(self) -> float:
        """From 0 to 1."""
        return min(1.0, (perf_counter() - self.start) / 60 / self.minutes)

    def between(self, ends: tuple[float, float]) -> float:
        """Interpolate geometrically between two values."""
        first, last = ends
        return float(first * (last / first) ** self.done)


def main() -> None:
    """Train for some minutes, and print the progress."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("build", type=Path, help="the folder written by export.py")
    parser.add_argument("out", type=Path, help="the output folder")
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument(
        "--watching", type=float, default=1, help="minutes of greedy games at the start"
    )
    parser.add_argument("--games", type=int, default=8192, help="tables for each number of seats")
    parser.add_argument("--rate", type=float, nargs=2, default=(2e-3, 8e-5))
    parser.add_argument("--temperature", type=float, nargs=2, default=(0.008, 0.0008))
    parser.add_argument("--load", type=Path, help="a network.pt to continue from")
    arguments = parser.parse_args()
    weights = json.loads((arguments.build / "greedy.json").read_text(encoding="utf-8"))
    check(weights, arguments.build / "cases.json")
    torch.manual_seed(1)
    network = Network().to(DEVICE)
    if arguments.load:
        network.load_state_dict(torch.load(arguments.load, map_location=DEVICE))
    optimiser = torch.optim.Adam(network.parameters(), arguments.rate[0])
    trainers = [Trainer(network, weights, arguments.games, seats) for seats in (3, 4, 5)]
    arguments.out.mkdir(parents=True, exist_ok=True)
    progress, printed = Progress(arguments.minutes), 0.0
    while progress.done < 1:
        own = arguments.load is not None or progress.done * arguments.minutes > arguments.watching
        for group in optimiser.param_groups:
            group["lr"] = progress.between(arguments.rate)
        for trainer in [each for each in trainers for _ in range(ROUNDS[each.seats])]:
            seen, goal = trainer.play_round(progress.between(arguments.temperature), own)
            loss = train(network, optimiser, seen, goal)
        if progress.done - printed > 0.1 or progress.done == 1:
            printed = progress.done
            wins = {trainer.seats: round(trainer.win_rate(), 3) for trainer in trainers}
            print(f"{printed:.0%}: loss {loss:.4f}, wins by seats {wins}", flush=True)
            for trainer in trainers:
                save(network, trainer, arguments.out)


if __name__ == "__main__":
    main()
