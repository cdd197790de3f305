"""Planning: play cards one by one, with blood beside them."""

from __future__ import annotations

from typing import Final

from conclave.core.errors import IllegalMove
from conclave.core.frames import COUNTED, FIRST, FORCED, Asking, Frame, Window
from conclave.core.moves import Choices, Move, Options
from conclave.games.masquerade.rules.abilities import FaceDownCost, LooksFor, MustPlay
from conclave.games.masquerade.rules.atoms import counters, course, moving
from conclave.games.masquerade.rules.blood import can_spend, pay, react_to_payment
from conclave.games.masquerade.rules.constants import NOBODY, PLACES
from conclave.games.masquerade.rules.frenzy import can_drain, drain
from conclave.games.masquerade.rules.moments import Happening, InYourTurn, Plays
from conclave.games.masquerade.rules.moves import (
    DONE,
    DOWN,
    UP,
    Deploy,
    Done,
    Drain,
    Look,
    Play,
    Turn,
    Use,
)
from conclave.games.masquerade.rules.reactions import SparingCard, begin, react, spares
from conclave.games.masquerade.rules.table import Table
from conclave.lang.resolving import Resolving

BLOOD_LIMIT: Final = 3
FACE_DOWN_COST: Final = 1


class Planning(Frame[Table]):
    """Planning turns in turn order, repeatedly (MASQ-PLAN-01, MASQ-PLAN-02, MASQ-VAR3-05)."""

    steps = COUNTED

    __match_args__ = ("order",)

    def __init__(self, order: tuple[int, ...]) -> None:
        self.order = order

    def run(self, table: Table, step: int) -> None:
        if step >= turns_in_round(table) * len(self.order):
            table.pop()
            return
        seat = self.order[step % len(self.order)]
        if not table.out[seat]:
            course.begin_turn(table, seat, step // len(self.order) + 1)
            table.push(PlanningTurn(seat, 0, BLOOD_LIMIT))


def turns_in_round(table: Table) -> int:
    """How many planning turns everybody has in this round (MASQ-PLAN-02, MASQ-VAR3-05)."""
    return table.round + (2 if table.seats == 3 else 1)


class PlanningTurn(Asking[Table]):
    """One card at one location, with up to three blood; draining at any point (MASQ-R-14)."""

    steps = COUNTED

    __match_args__ = ("seat", "place", "left")

    def __init__(self, seat: int, place: int, left: int) -> None:
        self.seat = seat
        self.place = place
        """The place where this turn's card was played; 0 before that."""
        self.left = left
        """How much blood may still be deployed there."""

    def run(self, table: Table, step: int) -> None:
        if table.out[self.seat]:
            table.pop()
            return
        if step == FIRST and table.teams:
            self.ask_partner(table)
            return
        table.push(Window(FORCED, (self.seat,)))

    def ask_partner(self, table: Table) -> None:
        """Ask whether a card that restricts opponents also restricts the partner."""
        partner = table.partner(self.seat)
        for place in table.places:
            for card in table.face_up(place, partner):
                for ability in table.library.abilities[card]:
                    if isinstance(ability, MustPlay) and not table.out[partner]:
                        table.push(SparingCard(partner, card))

    # Options

    def options(self, table: Table, seat: int) -> Options:
        moves: list[Move] = []
        if self.place == 0 and table.hand[seat]:
            self.add_plays(table, seat, moves)
        elif self.place > 0:
            most = min(self.left, table.blood[seat] - 1)
            moves += [DEPLOYS[number] for number in range(1, most + 1)]
            moves += [Turn(number) for number in range(1, table.red[seat] + 1)]
        self.add_drains(table, seat, moves)
        self.add_looks(table, seat, moves)
        if can_use_relic(table, seat):
            moves.append(Use(table.library.names[table.relic[seat]]))
        if self.place > 0 or not table.hand[seat]:
            moves.append(DONE)
        return Choices(moves)

    def add_plays(self, table: Table, seat: int, moves: list[Move]) -> None:
        """Add all ways to play cards from the hand."""
        plays = PLAYS if len(PLAYS) > 0 else fill_plays(table)
        for place in table.places:
            must = must_play(table, seat, place)
            up = must != DOWN
            down = must != UP and can_spend(table, seat, down_cost(table, seat, place))
            for card in table.hand[seat]:
                if up:
                    moves.append(plays[card][place * 2])
                if down:
                    moves.append(plays[card][place * 2 + 1])

    def add_drains(self, table: Table, seat: int, moves: list[Move]) -> None:
        """Add all cards of the alliance that can be drained, victims once."""
        drains = DRAINS if len(DRAINS) > 0 else fill_drains(table)
        alliance = table.alliance[seat]
        for index, ally in enumerate(alliance):
            if can_drain(table, ally) and ally not in alliance[:index]:
                moves.append(drains[ally])

    def add_looks(self, table: Table, seat: int, moves: list[Move]) -> None:
        """Add the face-down cards that can be looked at for blood."""
        cost = look_cost(table, seat)
        if cost < 0 or not can_spend(table, seat, cost):
            return
        for place in table.places:
            for other in table.order():
                for index, card in enumerate(table.cards_at(place, other)):
                    if table.face_down[card] and not table.sees(seat, ("card", card)):
                        moves.append(Look(PLACES[place], other, index + 1))

    def public(self, table: Table, seat: int) -> bool:
        """Hands are secret, but after a card is played the remaining options are public."""
        return self.place > 0 or not table.hand[seat]

    # Choices

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        if isinstance(move, Play):
            self.play(table, seat, move)
        elif isinstance(move, Deploy):
            table.replace(PlanningTurn(seat, self.place, self.left - move.number))
            counters.deploy(table, seat, move.number, self.place)
        elif isinstance(move, Turn):
            counters.turn_tokens(table, seat, move.number)
            counters.deploy_from_bank(table, seat, move.number, self.place)
        elif isinstance(move, Drain):
            drain(table, seat, table.library.numbers[move.ally])
        elif isinstance(move, Look):
            place = PLACES.index(move.place)
            card = table.cards_at(place, move.seat)[move.number - 1]
            moving.look_at(table, seat, card, place)
            # An ally is at no location, so neither is its cost (MASQ-R-94).
            pay(table, seat, look_cost(table, seat))
        elif isinstance(move, Use):
            use_relic(table, seat)
        else:
            table.pop()

    def play(self, table: Table, seat: int, move: Play) -> None:
        """Pay for the card and play it; reactions come before blood (MASQ-R-14, -15)."""
        place = PLACES.index(move.place)
        down = move.face == DOWN
        cost = down_cost(table, seat, place) if down else 0
        table.replace(PlanningTurn(seat, place, self.left))
        pay(table, seat, cost)
        moving.play_card(table, seat, table.library.numbers[move.card], place, down)
        react(table, Happening(Plays, seat, place, down=down))
        # Pushed last, so that it acts first.
        react_to_payment(table, seat, cost, place)

    # Question and refusals

    def prompt(self) -> str:
        return "PlanningTurn" if self.place == 0 else "Deploying"

    def rule(self, table: Table) -> str:
        return "MASQ-PLAN-03" if self.place == 0 else "MASQ-PLAN-09"

    def facts(self, table: Table, seat: int) -> dict[str, object]:
        return {
            "place": PLACES[self.place] or "none",
            "blood": table.blood[seat],
            "left": max(0, min(self.left, table.blood[seat] - 1)),
            "hand": len(table.hand[seat]),
        }

    def refusal(self, table: Table, seat: int, move: Move) -> IllegalMove:
        if isinstance(move, Play):
            return self.play_refusal(table, seat, move)
        if isinstance(move, Done):
            return IllegalMove("MASQ-PLAN-03", "masquerade-must-play")
        if isinstance(move, Deploy):
            if self.place == 0:
                return IllegalMove("MASQ-PLAN-12", "masquerade-card-first")
            if move.number > self.left:
                return IllegalMove("MASQ-PLAN-09", "masquerade-blood-limit", left=self.left)
            return IllegalMove("MASQ-R-12", "masquerade-last-blood", blood=table.blood[seat])
        if isinstance(move, Turn):
            if self.place == 0:
                return IllegalMove("MASQ-DIAB-04", "masquerade-card-first")
            return IllegalMove("MASQ-DIAB-07", "masquerade-no-red-tokens", red=table.red[seat])
        if isinstance(move, Drain):
            return IllegalMove("MASQ-DRAIN-02", "masquerade-cannot-drain", ally=move.ally)
        if isinstance(move, Look):
            return IllegalMove("MASQ-HID-06", "masquerade-cannot-look")
        if isinstance(move, Use):
            return IllegalMove("MASQ-VARR-04", "masquerade-cannot-use", relic=move.relic)
        return IllegalMove("MASQ-PLAN-03", "not-offered", move=move.text)

    def play_refusal(self, table: Table, seat: int, move: Play) -> IllegalMove:
        """Why a card may not be played like this."""
        names = [table.library.names[card] for card in table.hand[seat]]
        if self.place > 0:
            return IllegalMove("MASQ-PLAN-03", "masquerade-one-card")
        if move.card not in names:
            return IllegalMove("MASQ-PLAN-03", "masquerade-not-in-hand", card=move.card)
        if move.place not in [PLACES[place] for place in table.places]:
            return IllegalMove("MASQ-SETUP-03", "masquerade-no-such-place", place=move.place)
        place = PLACES.index(move.place)
        if move.face not in (UP, DOWN):
            return IllegalMove("MASQ-PLAN-14", "masquerade-no-such-face", face=move.face)
        if must_play(table, seat, place) not in ("", move.face):
            return IllegalMove("MASQ-RULE-01", "masquerade-must-face", place=move.place)
        cost = down_cost(table, seat, place)
        return IllegalMove("MASQ-R-11", "masquerade-face-down-cost", cost=cost)


DEPLOYS: Final = [Deploy(number) for number in range(BLOOD_LIMIT + 1)]
DRAINS: Final[dict[int, Move]] = {}
PLAYS: Final[list[list[Move]]] = []
"""All Play moves by card, place and face: created once for speed."""


def fill_plays(table: Table) -> list[list[Move]]:
    """Create all Play moves."""
    for name in table.library.names[: len(table.library.clan_cards)]:
        PLAYS.append([Play(name, place, face) for place in PLACES for face in (UP, DOWN)])
    return PLAYS


def fill_drains(table: Table) -> dict[int, Move]:
    """Create all Drain moves."""
    library = table.library
    for ally in range(library.first_ally, library.victim + 1):
        DRAINS[ally] = Drain(library.names[ally])
    return DRAINS


def down_cost(table: Table, seat: int, place: int) -> int:
    """The cost of playing a card face down there (MASQ-PLAN-07)."""
    cost = FACE_DOWN_COST
    for ally in table.alliance[seat]:
        for ability in table.library.abilities[ally]:
            if isinstance(ability, FaceDownCost):
                cost += ability.change
    location = table.location_card[place]
    if location != NOBODY:
        for ability in table.library.abilities[location]:
            if isinstance(ability, FaceDownCost):
                cost += ability.change
    return max(0, cost)


def look_cost(table: Table, seat: int) -> int:
    """The cost of looking at a face-down card; negative if no ally allows it."""
    for ally in table.alliance[seat]:
        for ability in table.library.abilities[ally]:
            if isinstance(ability, LooksFor):
                return ability.number
    return -1


def must_play(table: Table, seat: int, place: int) -> str:
    """The face that cards require of this player there; "" if he is free."""
    for other in table.present(place):
        if other != seat:
            for card in table.face_up(place, other):
                for ability in table.library.abilities[card]:
                    if isinstance(ability, MustPlay) and not (
                        other == table.partner(seat) and spares(table, card)
                    ):
                        return DOWN if ability.down else UP
    location = table.location_card[place]
    if location != NOBODY:
        for ability in table.library.abilities[location]:
            if isinstance(ability, MustPlay):
                return DOWN if ability.down else UP
    return ""


def can_use_relic(table: Table, seat: int) -> bool:
    """Whether the player's relic can be used in his turn and would have an effect."""
    relic = table.relic[seat]
    if relic == NOBODY or table.relic_used[seat]:
        return False
    for ability in table.library.whenever[relic]:
        if isinstance(ability.moment, InYourTurn):
            return ability.effect.possible(table, Resolving(ability.effect, seat, relic, 0))
    return False


def use_relic(table: Table, seat: int) -> None:
    """Use the relic (MASQ-VARR-04)."""
    relic = table.relic[seat]
    course.use_relic(table, seat)
    for ability in table.library.whenever[relic]:
        begin(table, ability.effect, seat, relic, 0, NOBODY, 0)
