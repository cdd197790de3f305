"""Clocks: how long a person may think, computed from the times in the log."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

SECOND = 1000
MINUTE = 60 * SECOND
DAY = 24 * 60 * 60 * SECOND


class MoveClock(Struct, frozen=True, tag_field="kind", tag="move"):
    """A number of seconds for every decision."""

    seconds: Annotated[int, Meta(ge=1, le=86_400)]

    @property
    def grant(self) -> int:
        """The initial time of a seat, in milliseconds."""
        return self.seconds * SECOND


class GameClock(Struct, frozen=True, tag_field="kind", tag="game"):
    """A number of seconds for the whole game, and a bonus after each turn."""

    seconds: Annotated[int, Meta(ge=1, le=86_400)]
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0

    @property
    def grant(self) -> int:
        """The initial time of a seat, in milliseconds."""
        return self.seconds * SECOND


class DaysClock(Struct, frozen=True, tag_field="kind", tag="days"):
    """A number of days for every decision."""

    days: Annotated[int, Meta(ge=1, le=30)]

    @property
    def grant(self) -> int:
        """The initial time of a seat, in milliseconds."""
        return self.days * DAY


Clock = MoveClock | GameClock | DaysClock


class Clocks(Struct, frozen=True):
    """The time left for each seat, and since when clocks run. Bots have none."""

    clock: Clock
    left: tuple[int, ...]
    since: dict[int, int]

    @staticmethod
    def start(clock: Clock, seats: int) -> Clocks:
        """The clocks before the game begins."""
        return Clocks(clock, (clock.grant,) * seats, {})

    def turned(
        self,
        at: int,
        thinking: list[int],
        mover: int | None,
        free: int = 0,
        gains: bool = True,
    ) -> Clocks:
        """The clocks after an entry at that time; `thinking` are the people who decide now.

        Clocks start `free` milliseconds after a question. With `gains`, the mover gets a bonus.
        """
        left = list(self.left)
        since = {
            seat: at + free if seat == mover else self.since.get(seat, at + free)
            for seat in thinking
        }
        if isinstance(self.clock, GameClock):
            for seat, started in self.since.items():
                if seat not in since or seat == mover:
                    left[seat] = max(0, left[seat] - max(0, at - started))
                if seat not in since and seat == mover and gains:
                    left[seat] += self.clock.increment * SECOND
        return Clocks(self.clock, tuple(left), since)

    def left_at(self, seat: int, now: int) -> int:
        """The time left for the seat."""
        return max(0, self.left[seat] - max(0, now - self.since.get(seat, now)))

    @property
    def deadline(self) -> int | None:
        """When the first running clock runs out."""
        return min((self.left[seat] + since for seat, since in self.since.items()), default=None)

    def expired(self, now: int) -> list[int]:
        """The seats whose time is up."""
        return [seat for seat, since in self.since.items() if self.left[seat] + since <= now]
