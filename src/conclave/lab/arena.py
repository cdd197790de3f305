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
from conclave.lab.account import Account, accounts
from conclave.lab.extras import need
from conclave.lab.rating import Rating, duels, rate
from conclave.lab.results import Results
from conclave.lab.running import carry_out, interrupts
from conclave.lab.seating import Against, Among, patterns
from conclave.lab.tally import Share

Shares = dict[str, dict[str, Share]]


@dataclass(frozen=True)
class Standings:
    """What came of an arena, as far as it was played."""

    game: str
    seats: int
    bots: tuple[str, ...]
    against: str | None
    """Who filled the tables that each bot sat at alone; None: the bots played each other."""
    seed: int
    options: dict[str, object]
    asked: int
    """How many games were asked for."""
    games: int
    round: int
    """After how many games everybody has sat everywhere equally often."""
    ratings: dict[str, Rating]
    """Best first."""
    wins: dict[str, Share]
    by_seat: Shares
    by_side: Shares
    """By bot and what it played, where seats differ."""
    ahead: Shares
    """By bot and rival: in how many of their games it finished ahead; a tie is a half."""
    reasons: dict[str, int]
    digest: str
    """One hash over all games."""

    @property
    def stopped(self) -> bool:
        """Whether it was stopped before all games were played."""
        return self.games < self.asked

    def told(self) -> dict[str, object]:
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
            "ratings": {name: rating.told() for name, rating in self.ratings.items()},
            "wins": {name: share.told() for name, share in self.wins.items()},
            "by_seat": _told(self.by_seat),
            "by_side": _told(self.by_side),
            "ahead": _told(self.ahead),
            "reasons": self.reasons,
            "digest": self.digest,
        }

    def plot(self) -> str:
        """The ratings as a picture, or the win rates where one table was played against."""
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
    """Let bots play balanced games, and rate them.

    The bots play each other, or with `against` each sits alone at a table full of that one. With a
    `file` games are kept as they end, and those in it are not played again. Ctrl-C stops it; what
    was finished counts. Neither `jobs` nor `cluster`, the address of a Ray cluster, changes what is
    played.
    """
    seats = game.seats[0] if seats is None else seats
    names = tuple(bots)
    everybody = names if against is None else (*names, against)
    if len(set(everybody)) < max(2, len(everybody)):
        raise BadOption("arena-bots", bots=", ".join(everybody))
    series = (
        Among(game, seats, names, seed, options, patterns=patterns(len(names), seats))
        if against is None
        else Against(game, seats, names, seed, options, company=against)
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
    done = {account.number for account in results.games}
    left = [number for number in range(games) if number not in done]
    progress(len(done))
    try:
        with interrupts() as stop:
            for part in carry_out(partial(accounts, series), left, jobs, stop, cluster):
                results.keep(part)
                progress(len(results.games))
    finally:
        results.close()
    return _standings(series, against, settings, games, results.games)


def _standings(
    series: Among | Against,
    against: str | None,
    settings: dict[str, object],
    asked: int,
    games: list[Account],
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
    games: Sequence[Account], name: str, seat: int | None = None, side: str | None = None
) -> Share:
    """How often a bot won, each seat that it had counted for itself."""
    results = [
        game.won(place)
        for game in games
        for place, bot in enumerate(game.bots)
        if bot == name and seat in (None, place) and side in (None, *game.sides[place : place + 1])
    ]
    return Share(len(results), sum(results))


def _sides(games: Sequence[Account]) -> list[str]:
    return sorted({side for game in games for side in game.sides})


def _told(shares: Shares) -> dict[str, object]:
    return {
        name: {key: share.told() for key, share in rows.items()} for name, rows in shares.items()
    }
