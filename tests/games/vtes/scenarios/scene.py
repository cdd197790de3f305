"""A table for scenarios: the minions of the card tests, any phase, any number of seats."""

from __future__ import annotations

from games.vtes.cards.people import PeopleStage
from games.vtes.stage import A, B

from conclave.games.vtes.rules.events.combat import CombatBegan, CombatEnded
from conclave.games.vtes.rules.events.referendums import ReferendumEnded


class Scene(PeopleStage):
    """A table in any phase of any player's turn, with the cards a scenario needs."""

    def cancel_with(self, seat: int, card: str) -> None:
        """A seat cancels the card being played, and stops where that can be cancelled."""
        self.skip("as-played", seat)
        self.play_only(seat, f"play {card} plain -")

    def play_card(self, seat: int, card: str, mode: str, who: object, *aim: object) -> None:
        """A card is put into a hand, played by a minion, and its target chosen."""
        self.hand(seat, card)
        self.play(seat, f"play {card} {mode}", who)
        if aim and self.prompt == "Targeting":
            self.play(seat, *aim)

    def play_master(self, seat: int, card: str, *aim: object) -> None:
        """A master card is put into a hand and played; nobody cancels it."""
        self.play_card(seat, card, "plain", "-", *aim)

    def redirect_bleed(
        self, seat: int, who: int, to: int, card: str = "deflection", mode: str = "DOM"
    ) -> None:
        """A bleed is redirected after blocks were declined."""
        self.hand(seat, card)
        self.skip_until_offered(seat, f"play {card} {mode}", who)
        self.play(seat, f"play {card} {mode}", who)
        if self.prompt == "Targeting":
            self.play(seat, f"player {to}")

    def attempt_block(self, blocker: int, seat: int = B) -> None:
        """A minion attempts to block."""
        self.skip("BlockQuestion", seat)
        self.play(seat, "block", blocker)

    def call_referendum(self, card: str, vampire: int, *terms: str, seat: int = A) -> None:
        """A vampire calls a referendum, unblocked, and sets its terms; polling begins."""
        self.hand(seat, card)
        self.play(seat, f"play {card} plain", vampire)
        while self.window in ("announced", "as-played", "declined") or (
            self.prompt == "BlockQuestion"
        ):
            self.do_minimum()
        for term in terms:
            self.play(seat, term)

    def pass_referendum(self, seat: int = A) -> None:
        """The caller votes for it with the card, and nobody else votes."""
        self.skip("polling", seat)
        self.play(seat, "vote calling-card for")
        self.finish()

    def skip_to(self, phase: str, seat: int) -> Scene:
        """All players do as little as possible until this phase of this seat's turn."""
        for _ in range(400):
            if self.table.over:
                return self
            if self.table.active == seat and (self.prompt, self.decider) == (phase, seat):
                return self
            self.do_minimum()
        raise AssertionError(f"{phase} of {seat} was never reached")

    def discard_excess(self, seat: int, times: int = 1, card: str = "lamp") -> None:
        """Discard from a hand that is too big, which happens at once."""
        for _ in range(times):
            for _ in range(60):
                if self.decider == seat and self.offers(seat, f"discard {card}"):
                    break
                self.do_minimum()
            assert self.prompt != "DiscardPhase"
            self.play(seat, f"discard {card}")

    def skip_until_offered(self, seat: int, *words: object) -> None:
        """All players do as little as possible until a seat is offered this move."""
        for _ in range(200):
            if self.decider == seat and self.offers(seat, *words):
                return
            self.do_minimum()
        raise AssertionError(f"{self.text(*words)} was never offered")

    def may_play_master(self, seat: int, card: str) -> bool:
        """Whether a seat may play this master card at the start of her next master phase."""
        turn = self.table.turn
        for _ in range(300):
            in_next_turn = self.table.active == seat and self.table.turn > turn
            if in_next_turn and self.prompt in ("MasterPhase", "MinionPhase", "InfluencePhase"):
                return self.prompt == "MasterPhase" and self.offers(seat, f"play {card} plain -")
            self.do_minimum()
        raise AssertionError("her master phase never came")

    def offers_any(self, seat: int, start: str) -> bool:
        """Whether a seat is offered any move that begins with these words."""
        return any(move == start or move.startswith(f"{start} ") for move in self.options(seat))

    @property
    def combats_begun(self) -> int:
        """How many combats have begun."""
        return len(self.events_of(CombatBegan))

    @property
    def combats_ended(self) -> int:
        """How many combats have ended."""
        return len(self.events_of(CombatEnded))

    @property
    def vote_counts(self) -> list[tuple[int, int]]:
        """The votes for and against, of each referendum that has ended."""
        return [(ended.for_it, ended.against) for ended in self.events_of(ReferendumEnded)]

    def finish(self) -> None:
        """All players pass until the phase's own question; the table is checked."""
        self.skip()
        assert self.table.faults() == []


def fight(stage: Scene, minion: int, blocker: int) -> Scene:
    """A minion of A bleeds and is blocked by one of B: combat begins."""
    stage.play(A, "bleed", minion)
    stage.attempt_block(blocker)
    stage.skip("before-range", A)
    return stage
