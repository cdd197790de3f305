"""A table for scenarios: the people of the card tests, any phase, any seats."""

from __future__ import annotations

from games.vtes.cards.people import PEOPLE, Salon
from games.vtes.stage import A, B, Stage

from conclave.games.vtes.rules.events.combat import CombatBegan, CombatEnded
from conclave.games.vtes.rules.events.referendums import ReferendumEnded
from conclave.games.vtes.rules.printed import AnyCard


class Scene(Salon):
    """The salon in any phase of anybody's turn, with more cards where a scenario needs them."""

    def __init__(
        self, seats: int = 2, *extra: AnyCard, phase: str = "minion", active: int = A
    ) -> None:
        Stage.__init__(self, seats, phase=phase, active=active, extra=(*PEOPLE, *extra))

    def play_only(self, seat: int, *words: object) -> None:
        """A card is played, and the time to cancel it is left open."""
        Stage.play(self, seat, *words)

    def cancels(self, seat: int, card: str) -> None:
        """A seat cancels what is being played, and the time to cancel that is left open."""
        self.skip("as-played", seat)
        self.play_only(seat, f"play {card} plain -")

    def cast(self, seat: int, card: str, mode: str, who: object, *aim: object) -> None:
        """A card comes into a hand, is played by a minion and aimed where that is asked."""
        self.hand(seat, card)
        self.play(seat, f"play {card} {mode}", who)
        if aim and self.prompt == "Targeting":
            self.play(seat, *aim)

    def master(self, seat: int, card: str, *aim: object) -> None:
        """A master card comes into a hand and is played; nobody cancels it."""
        self.cast(seat, card, "plain", "-", *aim)

    def bounce(
        self, seat: int, who: int, to: int, card: str = "deflection", mode: str = "DOM"
    ) -> None:
        """A bleed is sent on, after blocks were declined."""
        self.hand(seat, card)
        self.until(seat, f"play {card} {mode}", who)
        self.play(seat, f"play {card} {mode}", who)
        if self.prompt == "Targeting":
            self.play(seat, f"player {to}")

    def blocked(self, blocker: int, seat: int = B) -> None:
        """A minion attempts to block."""
        self.skip("BlockQuestion", seat)
        self.play(seat, "block", blocker)

    def call(self, card: str, vampire: int, *terms: str, seat: int = A) -> None:
        """A vampire calls a referendum, unblocked, and sets its terms; polling begins."""
        self.hand(seat, card)
        self.play(seat, f"play {card} plain", vampire)
        while self.window in ("announced", "as-played", "declined") or (
            self.prompt == "BlockQuestion"
        ):
            self.least()
        for term in terms:
            self.play(seat, term)

    def passes(self, seat: int = A) -> None:
        """The caller votes for it with the card, and nobody else votes."""
        self.skip("polling", seat)
        self.play(seat, "vote calling-card for")
        self.end()

    def to(self, phase: str, seat: int) -> Scene:
        """Everybody does as little as possible until this phase of this seat's turn."""
        for _ in range(400):
            if self.table.over:
                return self
            if self.table.active == seat and (self.prompt, self.decider) == (phase, seat):
                return self
            self.least()
        raise AssertionError(f"{phase} of {seat} was never reached")

    def discards(self, seat: int, times: int = 1, card: str = "lamp") -> None:
        """A hand that has become too big is corrected at once, whatever is under way."""
        for _ in range(times):
            for _ in range(60):
                if self.decider == seat and self.offers(seat, f"discard {card}"):
                    break
                self.least()
            assert self.prompt != "DiscardPhase"
            self.play(seat, f"discard {card}")

    def until(self, seat: int, *words: object) -> None:
        """Everybody does as little as possible until a seat is offered this move."""
        for _ in range(200):
            if self.decider == seat and self.offers(seat, *words):
                return
            self.least()
        raise AssertionError(f"{self.text(*words)} was never offered")

    def masters(self, seat: int, card: str) -> bool:
        """Whether a seat may play this master card as her next master phase begins."""
        turn = self.table.turn
        for _ in range(300):
            mine = self.table.active == seat and self.table.turn > turn
            if mine and self.prompt in ("MasterPhase", "MinionPhase", "InfluencePhase"):
                return self.prompt == "MasterPhase" and self.offers(seat, f"play {card} plain -")
            self.least()
        raise AssertionError("her master phase never came")

    def offered(self, seat: int, start: str) -> bool:
        """Whether a seat is offered any move that begins with these words."""
        return any(move == start or move.startswith(f"{start} ") for move in self.options(seat))

    @property
    def fights(self) -> int:
        """How many combats have begun."""
        return len(self.told(CombatBegan))

    @property
    def fought(self) -> int:
        """How many combats have ended."""
        return len(self.told(CombatEnded))

    @property
    def counts(self) -> list[tuple[int, int]]:
        """The votes for and against, of each referendum that has ended."""
        return [(ended.for_it, ended.against) for ended in self.told(ReferendumEnded)]

    def end(self) -> None:
        """Everybody passes until the phase goes on, and the table is sound."""
        self.skip()
        assert self.table.faults() == []


def fight(stage: Scene, minion: int, blocker: int) -> Scene:
    """A minion of A bleeds and is blocked by one of B: combat begins."""
    stage.play(A, "bleed", minion)
    stage.blocked(blocker)
    stage.skip("before-range", A)
    return stage
