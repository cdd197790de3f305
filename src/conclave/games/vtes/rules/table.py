"""The position: pools, hands and libraries, crypts, regions, and every card with its counters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeVar

from conclave.core.definition import Definition
from conclave.core.frames import Frame, Window
from conclave.core.position import Plain, Position
from conclave.core.rng import Rng
from conclave.games.vtes.rules.library import Library
from conclave.games.vtes.rules.words import (
    BESIDE,
    NOBODY,
    NOTHING,
    ON_CARD,
    READY,
    TORPOR,
)

if TYPE_CHECKING:
    from conclave.core.game import Game

F = TypeVar("F", bound="Frame[Any]")

Note = tuple[int, int, int, int, "Definition | None"]
"""What holds for a while: until which frame is done (its place in the stack), what it is, about
which card or seat, how much, and by which phrase."""
Profile = tuple[str, str, str, bool, bool]
"""What can change about a vampire: clan, sect, title, whether an anarch, whether contesting."""
NO_PROFILE: Final[Profile] = ("", "", "", False, False)

_UNSET: Final[list[Any]] = []

# What notes are about

STEALTH: Final = 1
INTERCEPT: Final = 2
BLEED: Final = 3
STRENGTH: Final = 4
VOTES: Final = 5
"""Votes that a source has gained and not cast yet, beside its title."""
PLAYED: Final = 6
"""A minion (the card) played a card (the amount: its definition; the phrase: in which way) during
this action."""
DONE: Final = 7
"""A minion did something this turn that he may do only once; the amount says what."""
AWAKE: Final = 8
"""May react as though untapped."""
DECLINED_BLOCK: Final = 9
BLOCKED: Final = 10
REDIRECTED: Final = 11
"""The bleed goes to this seat now."""
ONLY: Final = 12
"""No more of a kind of modifier (the amount) during this action."""
AT_END: Final = 13
"""A phrase to be carried out at the end of the action."""
RECRUITED: Final = 14
RANGE_LONG: Final = 15
STRIKES_LEFT: Final = 16
GAINED_STRIKES: Final = 17
BOUND_STRIKE: Final = 18
"""The strike whose maneuver was used; the amount is its source."""
CONTINUES: Final = 19
"""A press to continue stands."""
NORMAL: Final = 20
AGGRAVATED: Final = 21
CAST_FOR: Final = 22
CAST_AGAINST: Final = 23
HELD_VOTES: Final = 24
"""A seat may cast the votes that a source has gained; the amount is the source."""
TERMS: Final = 25
USED: Final = 26
"""A card in play was used; the amount says which of its abilities."""
MARKED: Final = 27
"""A Red List minion is marked by a seat."""
UNBLOCKABLE: Final = 28
"""A filter: who may not block this action."""
BLOCK_FAILS: Final = 29
"""The block attempt of a minion fails; the amount is 1 if it is cancelled."""
UNTAPPABLE: Final = 30
SUCCESS: Final = 31
"""The action was successful; the amount is the size of a bleed."""
STOLEN: Final = 32
"""Equipment that can't be used this round."""
HAND_AGGRAVATED: Final = 34
DAMAGE_MORE: Final = 35
PASSES: Final = 36
"""A referendum passes or fails without regard to votes: amount 1 or 0."""
FREE_MANEUVER: Final = 37
FREE_PRESS: Final = 38
ABSTAINS: Final = 39
LEVEL: Final = 40
"""So many more levels of the discipline that the phrase names."""
MUST: Final = 42
"""A minion has to take an action: the amount is the card that says so."""
UNREPLACED: Final = 41
"""So many cards of a seat are not replaced for the time being."""

PRISCUS_FOR: Final = 43
PRISCUS_AGAINST: Final = 44
TERM_CARD: Final = 49
"""The card that a referendum is about."""
EDGE_USED: Final = 45
PAID: Final = 46
"""Paid for a contested card or title this turn."""
CONVICTED: Final = 47
BURN_OPTION_USED: Final = 48
WIDE_INTERCEPT: Final = 63
"""Minions to whom the phrase, a filter, applies have so much more intercept."""
OWED_ACTION: Final = 61
"""So many more master phase actions that a seat has in her next master phase."""
UNTIL_DISCARD: Final = 60
"""So many cards of a seat are not replaced before her next discard phase."""
ONCE: Final = 70
"""A minion (NOTHING: anybody) played a card (its definition) that he may play only so often."""
BASE_STRENGTH: Final = 71
"""A minion has just this strength, before anything is added."""
FREE_PRESS_ON: Final = 72
"""A press that may only be used to continue combat."""
RESTRICTED: Final = 73
"""A minion can't do something in combat: the amount says what, from RESTRICTIONS."""
AT_RESOLUTION: Final = 75
"""A phrase to be carried out when the action begins to resolve, blocked or not."""
ON_FAILED_BLOCK: Final = 76
"""A phrase to be carried out at resolution for each minion whose block fails from now on."""
IF_BLOCKED: Final = 77
"""A phrase to be carried out as the combat begins that a block leads to."""
LOST_TO_DAMAGE: Final = 78
"""So much blood or life a minion lost to damage this round."""
SHIELDED: Final = 79
"""Damage from strikes is prevented."""
EACH_ROUND: Final = 80
"""A minion takes so much damage each round, when strikes resolve."""
ROUND_HIT: Final = 87
"""The damage that minions take each round was inflicted in this one."""
NO_COMBAT: Final = 88
"""The block of this action leads to no combat."""
SPARED: Final = 89
"""A minion does not tap for blocking this action."""
NEXT_COMBAT: Final = 81
"""The same two fight again after this combat."""
BARRED: Final = 82
"""The minions of a seat can't take an action by this card (its definition) again this turn."""
MARGIN: Final = 83
"""A referendum passed with so many votes more than were cast against it."""
TERM_SEAT: Final = 84
"""The Methuselah whom a referendum is about."""
UNTIL_UNTAP: Final = 85
"""A minion played a card (its definition) that he may not play again before he untaps."""
STAYS_TAPPED: Final = 86
"""A minion does not untap in his next untap phase."""
FAILED_BLOCK: Final = 96
"""An attempt of this minion to block the action under way has failed."""
EVENT_PLAYED: Final = 95
"""A seat has played an event in this discard phase."""

ENDED: Final = 200
"""The action has been ended by an effect: there is no combat, and nothing more can be played."""
NOT_AGAIN: Final = 201
"""A minion can't take an action of the phrase's kind, at this target, again this turn."""
NO_MORE_BLOCKS: Final = 202
"""The minions of a seat can't attempt to block this action any more."""
NO_MODIFIERS: Final = 203
"""No more action modifiers can be played during this action."""
STEALTH_TO_COME: Final = 204
"""The next so many actions of a seat's minions this turn have 1 more stealth."""
BLEED_WHILE: Final = 205
"""So much more bleed as long as the phrase, a condition, holds."""
AT_END_OF_TURN: Final = 601
"""A phrase to be carried out for a card at the end of the turn."""
CONVICTION: Final = 602
"""A conviction that an imbued is to burn."""
IF_PASSES: Final = 207
"""A phrase to be carried out after the effect of the referendum if it passes."""
ON_BLOCK: Final = 210
"""A phrase to be carried out as soon as the action is blocked, before anything else is done."""
LENT: Final = 211
"""A minion may use what a card (the amount) grants, though it is not in play."""
NO_EDGE: Final = 212
"""A seat can't gain the edge: it is burned instead."""
BLOCK_TOLL: Final = 213
"""Minions to whom the phrase, a filter, applies pay so much blood to attempt to block."""
NEXT_SETTLED: Final = 214
"""The next referendum of a seat's this turn passes whatever the votes are."""
AFTER_COMBAT: Final = 215
"""A phrase to be carried out when the combat is over, unless another one follows at once."""
CHEAPER: Final = 209
"""The action of a minion costs so much less blood or pool."""
LOST_POOL: Final = 208
"""So much pool a seat has lost by the effect of the referendum."""

TO_REPLACE: Final = 415
"""A minion played a card (the amount): something happens when it has been replaced."""
NOT_YET: Final = 416
"""A card that was played is not replaced yet."""
RANGE_SET: Final = 401
"""The range of this round was set by an effect: there are no maneuvers."""
HAD_AT_BLOCK: Final = 402
"""A card was on the minion who blocked, as the combat under way followed from it."""
FIRST_STRIKE: Final = 403
"""A minion's initial strike this round has first strike."""
NEXT_ROUND: Final = 404
"""A phrase to be carried out as another round begins; the amount is its source, and the round."""
PRESS_FOR_MORE: Final = 405
"""A press for whichever combatant inflicts more damage this round."""
INFLICTED: Final = 406
"""So much damage a minion inflicted this round that was not prevented."""
STORM: Final = 407
"""Before range is determined all in the combat take so much damage each round."""
STORM_GROWS: Final = 408
"""So much more of it in each round after the first."""
AIM_PLAYED: Final = 410
"""A minion has played an aim, of any name, for the strike that he chooses."""
AIMED: Final = 409
"""If a minion's strike does any damage to his opponent, it does so much more."""
UNAIDED: Final = 413
"""No equipment adds to the bleed of this minion."""
IN_ROUND: Final = 414
"""A minion played a card in a round; the amount is its definition's number, and the round."""

HAND_SIZE: Final = 350
"""A seat's hand size is so much bigger."""
CHOSEN_CARD: Final = 351
"""A card in play (the amount) that another one was told to remember."""
PAID_INTERCEPT: Final = 352
"""A minion may get 1 intercept once for so much pool."""

DIABLERIST: Final = 300
"""A vampire has committed diablerie: the amount has a bit for each seat that has not ended a turn
since then."""
HELD_BY: Final = 301
"""A seat (the amount) has had what a card gives to whoever controls it."""
PAYS_FOR_BLEED: Final = 302
"""A seat (the amount) burns the pool for the bleed under way, by this card."""
BLEED_LIMIT: Final = 303
"""At most so much pool is burned for the bleed under way."""
PLACED: Final = 304
"""Equipment is to come onto this minion (the amount)."""
CAME_OUT: Final = 305
"""A vampire has just come out of the uncontrolled region."""

NAMED_SEAT: Final = 900
"""A Methuselah (the amount) whom a card in play remembers."""
TAKES_AS_NORMAL: Final = 901
"""A minion takes aggravated damage as normal damage."""
AT_DISCARD: Final = 902
"""A phrase to be carried out in the discard phase of this turn."""
DORMANT: Final = 903
"""A card is of no use before a turn of its controller has begun."""
BURNED: Final = 904
"""An ally or retainer was burned from play since the last turn of his owner (the amount)."""
AIMED_BESIDES: Final = 905
"""One of several cards (the amount) at which the action of a minion is aimed."""
SUPERIOR_CARD: Final = 906
"""A card in play was played at superior."""
OPEN_HAND: Final = 907
"""Everybody sees the hand of a seat."""
PRESSES_ITSELF: Final = 908
"""A press to continue stands by itself; the amount is the round in which a card was last played."""
OF_A_MINION: Final = (
    DONE, USED, ONCE, MUST, RECRUITED, MARKED, UNTIL_UNTAP, STAYS_TAPPED, LEVEL, STRENGTH,
)  # fmt: skip
"""What is noted of a minion that does not hold for him once he has left play."""

# What a minion may be kept from in combat

TO_CLOSE: Final = 1
"""Maneuvers to close range."""
TO_LONG: Final = 2
CONTINUING: Final = 3
"""Presses to continue."""
ENDING: Final = 4
"""Presses to end."""
EQUIPMENT: Final = 5
"""Using equipment."""
OTHER_STRIKES: Final = 6
"""Strikes that are not hand strikes."""

# What a minion may do only once a turn, beside playing a card (its definition's number)

BLED: Final = -1
ACTED_POLITICALLY: Final = -2
ATTACKED_MARKED: Final = -3
FED: Final = -4
"""Got blood from a hunting ground."""
STRIKE_KEY: Final = 1_000
"""Added to the number of a weapon's strike, so that it is no ability's number."""
ADDITIONAL_STRIKES: Final = 20
"""Using additional strikes; among what a minion may be kept from in combat."""
WEAPON_DAMAGE: Final = 21
"""Doing damage with weapons; the same."""
DISCIPLINE_CARDS: Final = 22
"""Playing cards that require a discipline; the same."""
ROUND_KEY: Final = 1_000_000
"""Times the number of a round: what is added to tell in which round something was noted."""
SEAT_KEY: Final = -10
"""Less the number of a seat: what stands for the seat where cards are noted."""
CARD_KEY: Final = 1_000_000
"""Added to the number of a card in play, so that it is no definition's number."""


class Table(Position):
    """V:TES at one moment. Seats sit clockwise: the next is the prey. Cards are numbers.

    A card's number says nothing about what it is: `what` does, and for a card that a seat may not
    know it could be anything. Libraries are shuffled by shuffling what their cards are.
    """

    def __init__(
        self, game: Game, seats: int, settings: dict[str, Any], rng: Rng, cards: Library
    ) -> None:
        super().__init__(game, seats, settings, rng)
        self.cards = cards
        # By card
        self.owner: list[int] = _UNSET
        """Never changes (VTES-1.3-01), so copies share it."""
        self.what: list[int] = _UNSET
        self.zone: list[int] = _UNSET
        self.controller: list[int] = _UNSET
        self.tapped: list[bool] = _UNSET
        self.blood: list[int] = _UNSET
        """The counters on a card: blood, life, influence invested, or others."""
        self.host: list[int] = _UNSET
        self.on: list[tuple[int, ...]] = _UNSET
        """The cards on a card. A crypt card on a crypt card: the two are merged."""
        self.seen: list[int] = _UNSET
        """For each hidden card the seats, as bits, that know it besides those who may look."""
        self.contested: list[bool] = _UNSET
        self.profile: list[Profile] = _UNSET
        # By seat
        self.pool: list[int] = _UNSET
        self.hand: list[tuple[int, ...]] = _UNSET
        self.library: list[tuple[int, ...]] = _UNSET
        """Top card first, as the crypt."""
        self.crypt: list[tuple[int, ...]] = _UNSET
        self.uncontrolled: list[tuple[int, ...]] = _UNSET
        self.ready: list[tuple[int, ...]] = _UNSET
        self.torpor: list[tuple[int, ...]] = _UNSET
        self.beside: list[tuple[int, ...]] = _UNSET
        """Cards in play that are not minions and on none: locations, events, trophies."""
        self.ash: list[tuple[int, ...]] = _UNSET
        self.removed: list[tuple[int, ...]] = _UNSET
        self.research: list[tuple[int, ...]] = _UNSET
        self.points: list[int] = _UNSET
        self.out: list[bool] = _UNSET
        self.leaving: list[bool] = _UNSET
        """Who has announced a withdrawal that has not failed."""
        self.short: list[bool] = _UNSET
        """Whether a player began her turn with an empty library and too few cards in hand."""
        self.debt: list[int] = _UNSET
        """Out-of-turn masters since the last master phase: 1, or 2 if it was a trifle."""
        self.unreplaced: list[int] = _UNSET
        """How many cards a player does not replace until her next untap phase."""
        self.deck: list[str] = _UNSET
        # The course of the game
        self.edge = NOBODY
        self.turn = 0
        self.active = NOBODY
        self.phase = ""
        self.actions = 0
        """Master or discard phase actions left in this phase."""
        self.trifled = False
        self.transfers = 0
        self.events_played: tuple[int, ...] = ()
        self.notes: tuple[Note, ...] = ()
        self.departures: tuple[tuple[int, int, int], ...] = ()
        """Who has left the game, in order: the seat, its predator if it was ousted, the turn."""
        self.time_called = False
        """Whether the table's time is over: the game ends with what is under way."""
        self._regions: list[list[int]] = []
        self._controlled: list[list[int]] = []
        self._reaching: list[int] = []
        self._at_any_time: list[int] = []
        self._for_anyone: list[int] = []
        self._warding: list[int] = []
        self._pricing: list[int] = []
        self.unsettled = True
        """Whether pools or hands have changed since hands were filled and ousts looked for."""

    # Reading the table

    def prey(self, seat: int) -> int:
        """The next player to the left who is still in the game (VTES-2.1-02)."""
        for step in range(1, self.seats):
            other = (seat + step) % self.seats
            if not self.out[other]:
                return other
        return NOBODY

    def predator(self, seat: int) -> int:
        """The next player to the right who is still in the game (VTES-2.1-03)."""
        for step in range(1, self.seats):
            other = (seat - step) % self.seats
            if not self.out[other]:
                return other
        return NOBODY

    def clockwise(self, seat: int) -> tuple[int, ...]:
        """The players still in the game, clockwise from this one."""
        seats = [(seat + step) % self.seats for step in range(self.seats)]
        return tuple([other for other in seats if not self.out[other]])

    def word(self, card: int) -> str:
        """How a card in play is written: by its name and number."""
        return f"{self.cards.names[self.what[card]]}#{card}"

    def read(self, word: str) -> int:
        """The card that a word means; NOTHING if it is none."""
        number = word.rpartition("#")[2]
        if number.isascii() and number.isdigit() and int(number) < len(self.what):
            return int(number)
        return NOTHING

    def card_name(self, card: int) -> str:
        return self.cards.names[self.what[card]]

    def in_hand(self, seat: int, name: str) -> int:
        """The first card of that name in a hand; NOTHING if there is none."""
        what = self.cards.numbers.get(name, NOTHING)
        for card in self.hand[seat]:
            if self.what[card] == what:
                return card
        return NOTHING

    def in_play(self, card: int) -> bool:
        """Whether a card is in play: controlled, and not contested (VTES-R-61)."""
        if self.contested[card]:
            return False
        zone = self.zone[card]
        if zone == ON_CARD:
            return self.in_play(self.host[card])
        return zone in (READY, TORPOR, BESIDE)

    def is_ready(self, card: int) -> bool:
        """Whether a minion is in the ready region."""
        return self.zone[card] == READY and not self.contested[card]

    def minions(self, seat: int) -> list[int]:
        """The ready minions of a player."""
        return [card for card in self.ready[seat] if not self.contested[card]]

    def in_torpor(self, seat: int) -> list[int]:
        """The vampires of a player in torpor, and her incapacitated imbued."""
        return [card for card in self.torpor[seat] if not self.contested[card]]

    def controlled(self, seat: int) -> list[int]:
        """All cards in play that a player controls, those on others' cards included."""
        if not self._regions:
            self._look()
        return self._controlled[seat]

    def region(self, seat: int) -> list[int]:
        """All cards in play in a player's regions, with those on them, whoever's they are."""
        if not self._regions:
            self._look()
        return self._regions[seat]

    def reaching(self) -> list[int]:
        """All cards in play that do something to others by lying there."""
        if not self._regions:
            self._look()
        return self._reaching

    def at_any_time(self) -> list[int]:
        """All cards in play that may be used at any time."""
        if not self._regions:
            self._look()
        return self._at_any_time

    def for_anyone(self) -> list[int]:
        """All cards in play that every Methuselah may use."""
        if not self._regions:
            self._look()
        return self._for_anyone

    def pricing(self) -> list[int]:
        """All cards in play that change what it costs to play others."""
        if not self._regions:
            self._look()
        return self._pricing

    def warding(self) -> list[int]:
        """All cards in play that keep other cards away from a minion."""
        if not self._regions:
            self._look()
        return self._warding

    def _look(self) -> None:
        """See which cards are in play. Kept until a card moves, because asked so often."""
        regions: list[list[int]] = []
        for seat in range(self.seats):
            found: list[int] = []
            for row in (self.ready[seat], self.torpor[seat], self.beside[seat]):
                self._gather(row, found)
            regions.append(found)
        self._regions = regions
        everything = [card for found in regions for card in found]
        self._controlled = [
            [card for card in regions[seat] if self.controller[card] == seat]
            + [
                card
                for card in everything
                if self.controller[card] == seat and card not in regions[seat]
            ]
            for seat in range(self.seats)
        ]
        self._reaching = [card for card in everything if self.cards.reaches[self.what[card]]]
        self._at_any_time = [card for card in everything if self.cards.any_time[self.what[card]]]
        self._for_anyone = [card for card in everything if self.cards.by_anyone[self.what[card]]]
        self._warding = [card for card in everything if self.cards.wards[self.what[card]]]
        self._pricing = [card for card in everything if self.cards.prices[self.what[card]]]

    def _gather(self, row: tuple[int, ...], found: list[int]) -> None:
        for card in row:
            if not self.contested[card]:
                found.append(card)
                if self.on[card]:
                    self._gather(self.on[card], found)

    def board_changed(self) -> None:
        """A card came into play, left it or changed its place there; for atoms."""
        self._regions = []

    def scope(self, kind: type[Frame[Any]]) -> int:
        """Where in the stack the topmost frame of a kind is; NOTHING if there is none."""
        for index in range(len(self.frames) - 1, -1, -1):
            if isinstance(self.frames[index], kind):
                return index
        return NOTHING

    def noted(self, kind: int, card: int) -> int:
        """How much the notes of a kind about a card come to."""
        total = 0
        for note in self.notes:
            if note[1] == kind and note[2] == card:
                total += note[3]
        return total

    def has_note(self, kind: int, card: int) -> bool:
        """Whether there is a note of a kind about a card."""
        return any(note[1] == kind and note[2] == card for note in self.notes)

    def has_noted(self, kind: int, card: int, amount: int) -> bool:
        """Whether there is a note of a kind about a card that says just this."""
        return any(note[1] == kind and note[2] == card and note[3] == amount for note in self.notes)

    # The course of frames

    def push(self, frame: Frame[Any]) -> None:
        if isinstance(frame, Window) and True in self.out:
            seats = tuple([seat for seat in frame.seats if not self.out[seat]])
            if len(seats) < len(frame.seats):  # whoever is out is never asked anything
                if seats:
                    super().push(Window(frame.policy, seats))
                return
        super().push(frame)

    def pop(self) -> None:
        super().pop()
        if self.notes:
            self._forget()

    def unwind(self, size: int) -> None:
        """Leave all frames above the first so many."""
        self.frames = self.frames[:size]
        self.steps = self.steps[:size]
        if self.notes:
            self._forget()

    def _forget(self) -> None:
        """What held until a frame was done holds no more."""
        size = len(self.frames)
        for note in self.notes:
            if note[0] >= size:
                self.notes = tuple([note for note in self.notes if note[0] < size])
                self.unsettled = True
                return

    def run(self) -> None:
        while self.outcome is None:
            frame = self.frames[-1]
            if self.unsettled and self._settle(frame):
                continue
            if isinstance(frame, Window):
                if not frame.answers_itself(self):
                    return
            else:
                step = self.steps[-1]
                self.steps[-1] = step + 1
                frame.run(self, step)

    def _settle(self, frame: Frame[Any]) -> bool:
        from conclave.games.vtes.rules import settling

        return settling.settle(self, frame)

    # The contract

    def why_not(self, seat: int, card: int) -> list[dict[str, Plain]]:
        """Why a card in this seat's hand can't be played now: for each way to play it, what
        stands in the way. An empty list: it can be played."""
        from conclave.games.vtes.rules import explaining

        return explaining.why_not(self, seat, card)

    def obstacles(self, seat: int) -> dict[str, list[dict[str, Plain]]]:
        hand = self.hand[seat] if self.hand else []  # before decks are chosen nobody has one
        found = {self.cards.names[self.what[card]]: self.why_not(seat, card) for card in hand}
        return {name: reasons for name, reasons in found.items() if reasons}

    def copy(self) -> Table:
        twin = Table(self.game, self.seats, self.settings, self.rng.copy(), self.cards)
        self.copy_into(twin)
        twin.owner = self.owner
        twin.what = self.what[:]
        twin.zone = self.zone[:]
        twin.controller = self.controller[:]
        twin.tapped = self.tapped[:]
        twin.blood = self.blood[:]
        twin.host = self.host[:]
        twin.on = self.on[:]
        twin.seen = self.seen[:]
        twin.contested = self.contested[:]
        twin.profile = self.profile[:]
        twin.pool = self.pool[:]
        twin.hand = self.hand[:]
        twin.library = self.library[:]
        twin.crypt = self.crypt[:]
        twin.uncontrolled = self.uncontrolled[:]
        twin.ready = self.ready[:]
        twin.torpor = self.torpor[:]
        twin.beside = self.beside[:]
        twin.ash = self.ash[:]
        twin.removed = self.removed[:]
        twin.research = self.research[:]
        twin.points = self.points[:]
        twin.out = self.out[:]
        twin.leaving = self.leaving[:]
        twin.short = self.short[:]
        twin.debt = self.debt[:]
        twin.unreplaced = self.unreplaced[:]
        twin.deck = self.deck[:]
        twin.edge = self.edge
        twin.turn = self.turn
        twin.active = self.active
        twin.phase = self.phase
        twin.actions = self.actions
        twin.trifled = self.trifled
        twin.transfers = self.transfers
        twin.events_played = self.events_played
        twin.notes = self.notes
        twin.departures = self.departures
        twin.time_called = self.time_called
        twin.unsettled = self.unsettled
        twin._regions = self._regions
        twin._controlled = self._controlled
        twin._reaching = self._reaching
        twin._at_any_time = self._at_any_time
        twin._for_anyone = self._for_anyone
        twin._warding = self._warding
        twin._pricing = self._pricing
        return twin

    def may_see(self, seat: int | None, thing: tuple[str, int]) -> bool:
        from conclave.games.vtes.rules import knowledge

        return knowledge.may_see(self, seat, thing)

    def show(self, seat: int | None) -> dict[str, Plain]:
        from conclave.games.vtes.rules import showing

        return showing.show(self, seat)

    def redraw(self, seat: int | None, rng: Rng) -> None:
        from conclave.games.vtes.rules import imagining

        imagining.redraw(self, seat, rng)

    def whose_turn(self) -> int | None:
        return None if self.active == NOBODY else self.active

    def in_action(self) -> bool:
        from conclave.games.vtes.rules import situation

        return situation.acting(self) is not None or situation.fighting(self) is not None

    def call_time(self) -> None:
        from conclave.games.vtes.rules import scoring

        scoring.call_time(self)

    def save_state(self) -> dict[str, Plain]:
        return {
            name: self.plain(tuple(value) if isinstance(value, list) else value)
            for name in STATE
            for value in [getattr(self, name)]
        }

    def load_state(self, state: dict[str, Plain]) -> None:
        for name in STATE:
            value = self.game.field(state[name])
            setattr(self, name, list(value) if isinstance(getattr(self, name), list) else value)

    def faults(self) -> list[str]:
        from conclave.games.vtes.rules import soundness

        return soundness.faults(self)


STATE: Final = (
    "owner", "what", "zone", "controller", "tapped", "blood", "host", "on", "seen", "contested",
    "profile", "pool", "hand", "library", "crypt", "uncontrolled", "ready", "torpor", "beside",
    "ash", "removed", "research", "points", "out", "leaving", "short", "debt", "unreplaced", "deck",
    "edge", "turn", "active", "phase", "actions", "trifled", "transfers", "events_played", "notes",
    "unsettled", "departures", "time_called",
)  # fmt: skip
"""What is stored of a table, by name."""
