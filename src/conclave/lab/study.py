"""Studies of balance: seats, sides, cards and options, from many games among bots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from statistics import median
from typing import NamedTuple

from conclave.core.errors import BadOption
from conclave.core.game import Game
from conclave.lab import plots
from conclave.lab.game_summary import GameSummary, summaries
from conclave.lab.results import Results
from conclave.lab.running import carry_out, interrupts
from conclave.lab.series import Series, line_up
from conclave.lab.tally import Share

NO_OPTION = ""
"""The setting of a study that compares nothing."""
CARDS_DRAWN = 30
"""How many cards a plot shows: those whose win rates are furthest from even."""


class Lengths(NamedTuple):
    """The lengths of games: shortest, median, longest."""

    shortest: int
    median: float
    longest: int


class CardUse(NamedTuple):
    """The use of a card."""

    games: int
    """The number of games it was in."""
    used: int
    """In how many of them it was used."""
    wins: Share
    """How often its users won, counting each user of each game."""


@dataclass
class Setting:
    """The games with one value of the compared option."""

    value: str
    seats: int
    games: list[GameSummary] = field(default_factory=list)

    @property
    def even(self) -> float:
        """The win rate of a seat if all were equal."""
        wins = sum(bool(game.winners) for game in self.games)
        return wins / len(self.games) / self.seats if self.games else 0.0

    def by_seat(self) -> dict[str, Share]:
        """The wins of each seat."""
        return {
            f"seat {seat}": Share(len(self.games), sum(game.won(seat) for game in self.games))
            for seat in range(self.seats)
        }

    def by_side(self) -> dict[str, Share]:
        """The wins of each clan, deck or side, if seats differ."""
        found: dict[str, list[float]] = {}
        for game in self.games:
            for seat, side in enumerate(game.sides):
                found.setdefault(side, []).append(game.won(seat))
        return {side: Share(len(wins), sum(wins)) for side, wins in sorted(found.items())}

    def by_bot(self) -> dict[str, Share]:
        """The wins of each bot."""
        found: dict[str, list[float]] = {}
        for game in self.games:
            for seat, bot in enumerate(game.bots):
                found.setdefault(bot, []).append(game.won(seat))
        return {bot: Share(len(wins), sum(wins)) for bot, wins in sorted(found.items())}

    def cards(self) -> dict[str, CardUse]:
        """The use of each card."""
        there: Counter[str] = Counter()
        used: Counter[str] = Counter()
        wins: dict[str, list[float]] = {}
        for game in self.games:
            for card, users in game.cards.items():
                there[card] += 1
                used[card] += bool(users)
                wins.setdefault(card, []).extend(game.won(seat) for seat in users)
        return {
            card: CardUse(there[card], used[card], Share(len(wins[card]), sum(wins[card])))
            for card in sorted(there)
        }

    def moves(self) -> Lengths:
        """The lengths of games in moves."""
        return lengths([game.moves for game in self.games])

    def turns(self) -> Lengths | None:
        """The lengths of games in turns or rounds, if the game counts them."""
        counted = [game.turns for game in self.games if game.turns is not None]
        return lengths(counted) if counted else None

    def reasons(self) -> dict[str, Share]:
        """The endings of the games."""
        found = Counter(game.reason for game in self.games)
        return {reason: Share(len(self.games), n) for reason, n in sorted(found.items())}

    def to_dict(self) -> dict[str, object]:
        """The figures as plain data."""
        turns = self.turns()
        return {
            "games": len(self.games),
            "by_seat": {name: share.to_dict() for name, share in self.by_seat().items()},
            "by_side": {name: share.to_dict() for name, share in self.by_side().items()},
            "by_bot": {name: share.to_dict() for name, share in self.by_bot().items()},
            "reasons": {name: share.to_dict() for name, share in self.reasons().items()},
            "moves": self.moves()._asdict(),
            "turns": None if turns is None else turns._asdict(),
            "cards": {
                card: {"games": use.games, "used": use.used, "wins": use.wins.to_dict()}
                for card, use in self.cards().items()
            },
        }


@dataclass
class Study:
    """The results of a study, possibly incomplete."""

    game: str
    seats: int
    bots: tuple[str, ...]
    seed: int
    asked: int
    compared: str
    """The option whose values were compared; empty if none."""
    settings: list[Setting]

    @property
    def games(self) -> int:
        """The number of games played with all settings."""
        return sum(len(setting.games) for setting in self.settings)

    @property
    def stopped(self) -> bool:
        """Whether it stopped before all games were played."""
        return self.games < self.asked * len(self.settings)

    def to_dict(self) -> dict[str, object]:
        """The study as plain data."""
        return {
            "game": self.game,
            "seats": self.seats,
            "bots": list(self.bots),
            "seed": self.seed,
            "asked": self.asked,
            "stopped": self.stopped,
            "compared": self.compared,
            "settings": {setting.value: setting.to_dict() for setting in self.settings},
        }


def study(
    game: Game,
    games: int = 1000,
    seats: int | None = None,
    bots: Sequence[str] = ("greedy",),
    seed: int = 0,
    jobs: int = 1,
    options: Mapping[str, object] = {},
    compare: tuple[str, Sequence[str]] = (NO_OPTION, (NO_OPTION,)),
    cards: bool = False,
    moves: bool = False,
    file: Path | None = None,
    cluster: str | None = None,
    progress: Callable[[int], None] = lambda games_done: None,
) -> Study:
    """Play `games` games for each value of the compared option.

    The bots are seated in this order, the last one on all remaining seats, and rotate from game to
    game. Each value gets the same seeds. A `file` stores finished games, which are not played
    again. Ctrl-C stops; finished games count.
    """
    seats = game.seats[0] if seats is None else seats
    name, values = compare
    if len(set(values)) < len(values) or (name and name in options):
        raise BadOption("study-values", name=name, values=", ".join(values))
    players = line_up(tuple(bots), seats)
    several = []
    for value in values:
        chosen = {**options, name: value} if name else options
        several.append(Series(game, seats, players, seed, chosen, cards=cards, moves=moves))
        several[-1].begin(0)
    what = {
        "study": game.name,
        "rules": game.rules_hash,
        "seats": seats,
        "bots": players,
        "seed": seed,
        "options": game.settings(options),
        "compare": [name, *values],
        "cards": cards,
        "moves": moves,
    }
    results = Results(what, file)
    settings = [
        Setting(value, seats, _kept(results, series, name, games))
        for value, series in zip(values, several, strict=True)
    ]
    done = sum(len(setting.games) for setting in settings)
    progress(done)
    try:
        with interrupts() as stop:
            for series, setting in zip(several, settings, strict=True):
                known = {played.number for played in setting.games}
                left = [number for number in range(games) if number not in known]
                for part in carry_out(partial(summaries, series), left, jobs, stop, cluster):
                    results.keep(part)
                    setting.games += part
                    done += len(part)
                    progress(done)
                setting.games.sort(key=lambda played: played.number)
    finally:
        results.close()
    return Study(game.name, seats, players, seed, games, name, settings)


def _kept(results: Results, series: Series, name: str, games: int) -> list[GameSummary]:
    """The stored games of a series, up to the wanted number. Other series differ in an option."""
    value = series.game.settings(series.options).get(name)
    return [
        played
        for played in results.games
        if played.number < games and played.options.get(name) == value
    ]


def lengths(numbers: Sequence[int]) -> Lengths:
    """The minimum, median and maximum of some numbers."""
    if not numbers:
        return Lengths(0, 0, 0)
    return Lengths(min(numbers), median(numbers), max(numbers))


def draw(found: Study, folder: Path) -> list[Path]:
    """Write the plots into a folder; return the files."""
    folder.mkdir(parents=True, exist_ok=True)
    pictures: dict[str, str] = {}
    for setting in found.settings:
        if setting.games:
            title = f"{found.game}{f', {found.compared}={setting.value}' if found.compared else ''}"
            end = f"-{setting.value}" if found.compared else ""
            for name, text in _pictures(setting, title).items():
                pictures[f"{name}{end}.svg"] = text
    for name, text in pictures.items():
        (folder / name).write_text(text, encoding="utf-8")
    return [folder / name for name in pictures]


def _pictures(setting: Setting, title: str) -> dict[str, str]:
    """The plots of one setting, by name."""
    size = f"{len(setting.games):,} games, 95% intervals"
    found = {
        "seats": plots.intervals(f"{title}: wins by seat, {size}", setting.by_seat(), setting.even)
    }
    if sides := setting.by_side():
        found["sides"] = plots.intervals(f"{title}: wins by side, {size}", sides, setting.even)
    moves = Counter(game.moves for game in setting.games)
    width = max(1, (max(moves) - min(moves)) // 40)
    found["moves"] = plots.columns(f"{title}: games by their moves", moves, width=width)
    turns = Counter(game.turns for game in setting.games if game.turns is not None)
    if turns:
        found["turns"] = plots.columns(f"{title}: games by their turns", turns)
    shares = {reason: share.rate for reason, share in setting.reasons().items()}
    found["endings"] = plots.bars(f"{title}: how games end", shares)
    used = {card: use.wins for card, use in setting.cards().items() if use.wins.played}
    if used:
        far = sorted(used, key=lambda card: -abs(used[card].rate - setting.even))[:CARDS_DRAWN]
        chosen = {card: used[card] for card in sorted(far, key=lambda card: -used[card].rate)}
        found["cards"] = plots.intervals(f"{title}: wins of who used it", chosen, setting.even)
    return found
