"""Measure the balance of Empire: print figures, and write plots to docs/empire/.

    PYTHONPATH=src python bench/empire_balance.py --games 2000 --against 1000 --jobs 2

First greedy plays both sides, then it plays naive and random with alternating sides. Ctrl-C stops a
series; finished games count.
"""

from __future__ import annotations

import argparse
import signal
import sys
from collections import Counter
from dataclasses import dataclass, field
from multiprocessing import Pool
from pathlib import Path
from threading import Event
from typing import NamedTuple

from conclave import bots
from conclave.games.empire import GAME
from conclave.games.empire.cards import LIBRARY
from conclave.games.empire.rules.action import ChoosingAction
from conclave.games.empire.rules.events import Drew, PlayedSupport
from conclave.games.empire.rules.library import SupportCard
from conclave.games.empire.rules.table import Table
from conclave.lab.plots import bars, columns, intervals
from conclave.lab.series import Series
from conclave.lab.tally import Share

DOCS = Path(__file__).parent.parent / "docs" / "empire"
SUPPORTS = {
    name: card.name
    for name, card in zip(LIBRARY.names, LIBRARY.cards, strict=True)
    if isinstance(card, SupportCard)
}
ENDINGS = {
    "empire-vampires-dead": "all vampires dead",
    "empire-humans-dead": "all humans dead",
    "empire-castle-taken": "castle taken",
    "empire-scored": "scored",
    "empire-draw": "scored, a draw",
}


class GameFacts(NamedTuple):
    """The facts of a game."""

    winner: str
    """A side; empty for a draw."""
    bot: str
    """The bot that played that side."""
    ending: str
    turns: int
    drawn: frozenset[str]
    """The support cards that were drawn."""
    played: frozenset[str]
    actions: tuple[tuple[str, str], ...]
    """The action of each turn, with its side."""


@dataclass
class Study:
    """A series of games."""

    games: list[GameFacts] = field(default_factory=list)

    def humans(self) -> Share:
        """The humans' wins, not counting draws."""
        decided = [game for game in self.games if game.winner]
        return Share(len(decided), sum(game.winner == "humans" for game in decided))

    def of(self, bot: str) -> Share:
        """A bot's wins; a draw counts half."""
        points = sum(1.0 if game.bot == bot else 0.0 if game.winner else 0.5 for game in self.games)
        return Share(len(self.games), points)

    def of_side(self, bot: str, side: str) -> Share:
        """A bot's wins on one side, not counting draws."""
        decided = [
            game
            for game in self.games
            if game.winner and (game.bot == bot) == (game.winner == side)
        ]
        return Share(len(decided), sum(game.bot == bot for game in decided))

    def within(self, low: int, high: int) -> Share:
        """The share of games with a number of turns in this range."""
        return Share(len(self.games), sum(low <= game.turns <= high for game in self.games))

    def actions(self, side: str) -> dict[str, Share]:
        """The actions of a side, by frequency."""
        done = Counter(kind for game in self.games for who, kind in game.actions if who == side)
        return {kind: Share(done.total(), number) for kind, number in done.most_common()}

    def supports(self) -> dict[str, Share]:
        """For each support card, the share of games it was played in, of those it was drawn in."""
        drawn: Counter[str] = Counter()
        played: Counter[str] = Counter()
        for game in self.games:
            drawn.update(game.drawn)
            played.update(game.played)
        return {name: Share(drawn[name], played[name]) for name in SUPPORTS if drawn[name]}


def play(task: tuple[Series, int]) -> GameFacts:
    """One game of a series."""
    series, number = task
    position, players = series.begin(number)
    assert isinstance(position, Table)
    drawn = {LIBRARY.names[card] for hand in position.hand for card in hand}
    played = set()
    actions = []
    sides = GAME.sides(position)
    while not position.over:
        seat = position.deciders[0]
        move = players[seat].choose(bots.perspective(position, seat))
        if isinstance(position.asking, ChoosingAction):
            actions.append((sides[seat], move.text.split()[0]))
        for event in position.play(seat, move):
            if isinstance(event, Drew):
                drawn.update(event.cards)
            elif isinstance(event, PlayedSupport):
                played.add(event.card)
    outcome = position.outcome
    assert outcome is not None
    winner = bot = ""
    if 1 in outcome.places:
        seat = outcome.places.index(1)
        winner, bot = sides[seat], series.seating(number)[seat]
    cards = frozenset(drawn & set(SUPPORTS))
    return GameFacts(
        winner, bot, outcome.reason, position.turn, cards, frozenset(played), tuple(actions)
    )


def study(names: tuple[str, str], games: int, seed: int, jobs: int) -> Study:
    """Play a series; the first bot alternates between vampires and humans."""
    series = Series(GAME, 2, names, seed, {"vampires": "first"})
    found = Study()
    stop = Event()
    before = signal.signal(signal.SIGINT, lambda *_: stop.set())
    with Pool(jobs, signal.signal, (signal.SIGINT, signal.SIG_IGN)) as pool:
        for game in pool.imap(play, [(series, number) for number in range(games)], 10):
            found.games.append(game)
            if sys.stderr.isatty():
                print(
                    f"\r{' against '.join(names)}: {len(found.games)} games",
                    end="",
                    file=sys.stderr,
                )
            if stop.is_set():
                break
    signal.signal(signal.SIGINT, before)
    return found


def percent(share: Share) -> str:
    """A share with its 95% interval."""
    low, high = share.interval
    return f"{share.rate:.1%} ({low:.1%} to {high:.1%}) of {share.played}"


def report(both: Study, against: dict[str, Study]) -> None:
    """Print the figures."""
    print(f"humans win        {percent(both.humans())}, draws aside")
    print(f"10 to 30 turns    {percent(both.within(10, 30))}")
    turns = sorted(game.turns for game in both.games)
    print(f"turns             median {turns[len(turns) // 2]}, {turns[0]} to {turns[-1]}")
    endings = Counter(game.ending for game in both.games)
    for key, words in ENDINGS.items():
        print(f"{words:<17} {percent(Share(len(both.games), endings[key]))}")
    for side in ("vampires", "humans"):
        for kind, share in both.actions(side).items():
            print(f"{side}: {kind:<10} {percent(share)}")
    for name, share in both.supports().items():
        print(f"{SUPPORTS[name]:<17} played in {percent(share)} in which it was drawn")
    for name, found in against.items():
        print(f"greedy against {name}: {percent(found.of('greedy'))}, a draw counts half")
        for side in ("vampires", "humans"):
            print(f"    as {side}: {percent(found.of_side('greedy', side))}, draws aside")


def draw(both: Study, against: dict[str, Study], folder: Path) -> None:
    """Write the plots."""
    folder.mkdir(parents=True, exist_ok=True)
    lengths = Counter(game.turns for game in both.games)
    endings = Counter(game.ending for game in both.games)
    shares = {words: endings[key] / len(both.games) for key, words in ENDINGS.items()}
    supports = {SUPPORTS[name]: share.rate for name, share in both.supports().items()}
    wins = {"humans, greedy on both sides": both.humans()}
    wins |= {f"greedy against {name}": found.of("greedy") for name, found in against.items()}
    plots = {
        "turns.svg": columns("Games by their number of turns", lengths, (10, 30)),
        "endings.svg": bars("How games end", shares),
        "supports.svg": bars("Played, of the games in which it was drawn", supports, 0.2),
        "wins.svg": intervals("Games won, with 95% intervals", wins),
    }
    for name, text in plots.items():
        (folder / name).write_text(text, encoding="utf-8")


def main() -> None:
    """Play, print and draw."""
    parser = argparse.ArgumentParser(description="Measure the balance of Empire.")
    parser.add_argument("--games", type=int, default=2000, help="greedy against greedy")
    parser.add_argument("--against", type=int, default=1000, help="greedy against each other bot")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, default=DOCS, help="where the plots go")
    arguments = parser.parse_args()
    both = study(("greedy", "greedy"), arguments.games, arguments.seed, arguments.jobs)
    against = {
        name: study(("greedy", name), arguments.against, arguments.seed, arguments.jobs)
        for name in ("naive", "random")
    }
    report(both, against)
    draw(both, against, arguments.out)


if __name__ == "__main__":
    main()
