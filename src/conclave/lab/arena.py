"""The arena: bots play balanced games against each other and are rated."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from hashlib import blake2b
from pathlib import Path

from conclave.bots import make
from conclave.core.errors import BadOption
from conclave.core.game import Game
from conclave.lab import plots
from conclave.lab.extras import need
from conclave.lab.game_summary import GameSummary, summaries
from conclave.lab.rating import Rating, duels, rate
from conclave.lab.results import Results
from conclave.lab.running import carry_out, interrupts
from conclave.lab.seating import Gauntlet, RoundRobin, patterns
from conclave.lab.tally import Share

Shares = dict[str, dict[str, Share]]


@dataclass(frozen=True)
class Standings:
    """The results of an arena, possibly incomplete."""

    game: str
    seats: int
    bots: tuple[str, ...]
    against: str | None
    """The bot at all other seats; None if the bots played each other."""
    seed: int
    options: dict[str, object]
    asked: int
    """The number of games requested."""
    games: int
    round: int
    """The number of games after which every bot has had every seat equally often."""
    ratings: dict[str, Rating]
    """Best first."""
    wins: dict[str, Share]
    by_seat: Shares
    by_side: Shares
    """By bot and side, if seats differ."""
    ahead: Shares
    """By bot and rival: in how many of their games it finished ahead; a tie counts half."""
    reasons: dict[str, int]
    digest: str
    """A hash of all games."""

    @property
    def stopped(self) -> bool:
        """Whether it stopped before all games were played."""
        return self.games < self.asked

    def to_dict(self) -> dict[str, object]:
        """The standings as plain data."""
        return {
            "game": self.game,
            "seats": self.seats,
            "bots": list(self.bots),
            "against": self.against,
            "seed": self.seed,
            "options": self.options,
            "asked": self.asked,
            "games": self.games,
            "stopped": self.stopped,
            "round": self.round,
            "ratings": {name: rating.to_dict() for name, rating in self.ratings.items()},
            "wins": {name: share.to_dict() for name, share in self.wins.items()},
            "by_seat": _as_data(self.by_seat),
            "by_side": _as_data(self.by_side),
            "ahead": _as_data(self.ahead),
            "reasons": self.reasons,
            "digest": self.digest,
        }

    def plot(self) -> str:
        """The ratings as SVG, or the win rates with `against`."""
        size = f"{self.game}, {self.seats} seats, {self.games:,} games, 95% intervals"
        if self.against is not None:
            shares = {name: self.wins[name] for name in self.bots}
            title = f"Games won, one against {self.seats - 1} {self.against}: {size}"
            return plots.intervals(title, shares, 1 / self.seats)
        spans = {name: plots.Span(*rating) for name, rating in self.ratings.items()}
        return plots.spans(f"Ratings: {size}", spans, 0.0)


def arena(
    game: Game,
    bots: Sequence[str],
    games: int,
    seats: int | None = None,
    seed: int = 0,
    jobs: int = 1,
    options: Mapping[str, object] = {},
    against: str | None = None,
    file: Path | None = None,
    cluster: str | None = None,
    progress: Callable[[int], None] = lambda games_done: None,
) -> Standings:
    """Rate bots in balanced games.

    The bots play each other; with `against`, each plays alone against copies of that bot. A `file`
    stores finished games, which are not played again. Ctrl-C stops; finished games count. The
    results don't depend on `jobs` or `cluster`, the address of a Ray cluster.
    """
    seats = game.seats[0] if seats is None else seats
    names = tuple(bots)
    everybody = names if against is None else (*names, against)
    if len(set(everybody)) < max(2, len(everybody)):
        raise BadOption("arena-bots", bots=", ".join(everybody))
    series = (
        RoundRobin(game, seats, names, seed, options, patterns=patterns(len(names), seats))
        if against is None
        else Gauntlet(game, seats, names, seed, options, opponent=against)
    )
    settings = game.settings(options)
    series.begin(0)
    for name in everybody:
        make(name, game, 0, seed, trusted=True)
    need("choix", "lab")
    what = {
        "arena": game.name,
        "rules": game.rules_hash,
        "seats": seats,
        "bots": names,
        "against": against,
        "seed": seed,
        "options": settings,
    }
    results = Results(what, file)
    done = {summary.number for summary in results.games}
    left = [number for number in range(games) if number not in done]
    progress(len(done))
    try:
        with interrupts() as stop:
            for part in carry_out(partial(summaries, series), left, jobs, stop, cluster):
                results.keep(part)
                progress(len(results.games))
    finally:
        results.close()
    return _standings(series, against, settings, games, results.games)


def _standings(
    series: RoundRobin | Gauntlet,
    against: str | None,
    settings: dict[str, object],
    asked: int,
    games: list[GameSummary],
) -> Standings:
    games = sorted(games, key=lambda game: game.number)
    names = list(dict.fromkeys([*series.bots, *([] if against is None else [against])]))
    found = rate(games, names, series.seed)
    best = sorted(names, key=lambda name: -found[name].points)
    ahead = duels(games, best)
    hasher = blake2b(digest_size=16)
    for game in games:
        hasher.update(f"{game.number} {game.digest}\n".encode())
    return Standings(
        game=series.game.name,
        seats=series.seats,
        bots=series.bots,
        against=against,
        seed=series.seed,
        options=settings,
        asked=asked,
        games=len(games),
        round=series.round,
        ratings={name: found[name] for name in best},
        wins={name: _wins(games, name) for name in best},
        by_seat={
            name: {str(seat): _wins(games, name, seat=seat) for seat in range(series.seats)}
            for name in best
        },
        by_side={
            name: {side: _wins(games, name, side=side) for side in _sides(games)} for name in best
        },
        ahead=ahead,
        reasons=dict(sorted(Counter(game.reason for game in games).items())),
        digest=hasher.hexdigest(),
    )


def _wins(
    games: Sequence[GameSummary], name: str, seat: int | None = None, side: str | None = None
) -> Share:
    """How often a bot won; if it had several seats, each counts separately."""
    results = [
        game.won(place)
        for game in games
        for place, bot in enumerate(game.bots)
        if bot == name and seat in (None, place) and side in (None, *game.sides[place : place + 1])
    ]
    return Share(len(results), sum(results))


def _sides(games: Sequence[GameSummary]) -> list[str]:
    return sorted({side for game in games for side in game.sides})


def _as_data(shares: Shares) -> dict[str, object]:
    return {
        name: {key: share.to_dict() for key, share in rows.items()} for name, rows in shares.items()
    }
