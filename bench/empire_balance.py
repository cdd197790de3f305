"""Is Empire balanced? Bots play series; the figures are printed, and drawn into docs/empire/.

    PYTHONPATH=src python bench/empire_balance.py --games 2000 --against 1000 --jobs 2

Greedy plays both sides, then greedy plays naive and random, with sides alternating. Ctrl-C stops a
series; what was finished of it is counted.
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


class Told(NamedTuple):
    """What is kept of a game."""

    winner: str
    """A side; nothing: a draw."""
    bot: str
    """Who played that side."""
    ending: str
    turns: int
    drawn: frozenset[str]
    """The support cards that somebody held."""
    played: frozenset[str]
    actions: tuple[tuple[str, str], ...]
    """What was done in each turn, by which side."""


@dataclass
class Study:
    """A series of games, counted."""

    games: list[Told] = field(default_factory=list)

    def humans(self) -> Share:
        """How often the humans won, draws aside."""
        decided = [told for told in self.games if told.winner]
        return Share(len(decided), sum(told.winner == "humans" for told in decided))

    def of(self, bot: str) -> Share:
        """How often a bot won; a draw counts half."""
        points = sum(1.0 if told.bot == bot else 0.0 if told.winner else 0.5 for told in self.games)
        return Share(len(self.games), points)

    def of_side(self, bot: str, side: str) -> Share:
        """How often a bot won on one side, draws aside."""
        decided = [
            told
            for told in self.games
            if told.winner and (told.bot == bot) == (told.winner == side)
        ]
        return Share(len(decided), sum(told.bot == bot for told in decided))

    def within(self, low: int, high: int) -> Share:
        """How many games lasted so many turns."""
        return Share(len(self.games), sum(low <= told.turns <= high for told in self.games))

    def actions(self, side: str) -> dict[str, Share]:
        """What a side does with its turns."""
        done = Counter(kind for told in self.games for who, kind in told.actions if who == side)
        return {kind: Share(done.total(), number) for kind, number in done.most_common()}

    def supports(self) -> dict[str, Share]:
        """For each support card in how many of the games in which it was drawn it was played."""
        drawn: Counter[str] = Counter()
        played: Counter[str] = Counter()
        for told in self.games:
            drawn.update(told.drawn)
            played.update(told.played)
        return {name: Share(drawn[name], played[name]) for name in SUPPORTS if drawn[name]}


def play(task: tuple[Series, int]) -> Told:
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
    return Told(
        winner, bot, outcome.reason, position.turn, cards, frozenset(played), tuple(actions)
    )


def study(names: tuple[str, str], games: int, seed: int, jobs: int) -> Study:
    """Play a series, the first bot as vampires and as humans by turns."""
    series = Series(GAME, 2, names, seed, {"vampires": "first"})
    found = Study()
    stop = Event()
    before = signal.signal(signal.SIGINT, lambda *_: stop.set())
    with Pool(jobs, signal.signal, (signal.SIGINT, signal.SIG_IGN)) as pool:
        for told in pool.imap(play, [(series, number) for number in range(games)], 10):
            found.games.append(told)
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
    turns = sorted(told.turns for told in both.games)
    print(f"turns             median {turns[len(turns) // 2]}, {turns[0]} to {turns[-1]}")
    endings = Counter(told.ending for told in both.games)
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
    lengths = Counter(told.turns for told in both.games)
    endings = Counter(told.ending for told in both.games)
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
    parser = argparse.ArgumentParser(description="Is Empire balanced?")
    parser.add_argument("--games", type=int, default=2000, help="greedy against greedy")
    parser.add_argument("--against", type=int, default=1000, help="greedy against each other bot")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, default=DOCS, help="where the plots go")
    given = parser.parse_args()
    both = study(("greedy", "greedy"), given.games, given.seed, given.jobs)
    against = {
        name: study(("greedy", name), given.against, given.seed, given.jobs)
        for name in ("naive", "random")
    }
    report(both, against)
    draw(both, against, given.out)


if __name__ == "__main__":
    main()
