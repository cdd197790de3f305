"""The moments that trigger the abilities of cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from conclave.core.value import Value
from conclave.games.vtes.rules.constants import NOBODY, NOTHING
from conclave.games.vtes.rules.current import blocker, current_action, current_combat
from conclave.games.vtes.rules.frame_types import CardBeingPlayed
from conclave.games.vtes.rules.literals import HowBurned
from conclave.games.vtes.rules.requirements import Filter
from conclave.games.vtes.rules.table import Table
from conclave.lang.nodes import Condition, Moment, Players
from conclave.lang.resolving import Resolving


class Happening(Value):
    """Something that may trigger abilities: its kind, the player and cards it is about, an
    amount."""

    __match_args__ = ("kind", "seat", "card", "other", "amount")

    def __init__(
        self,
        kind: type[Moment],
        seat: int = NOBODY,
        card: int = NOTHING,
        other: int = NOTHING,
        amount: int = 0,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.card = card
        self.other = other
        self.amount = amount


@mypyc_attr(allow_interpreted_subclasses=True)
class VtesMoment(Moment):
    """A moment that triggers V:TES cards."""

    def matches(self, table: Table, act: Resolving, happening: Happening) -> bool:
        """Whether this is the moment; `act` is the context of the waiting card."""
        raise NotImplementedError

    def that_card(self, happening: Happening) -> int:
        """The card that the triggered effect calls THAT_CARD."""
        return happening.card


@mypyc_attr(allow_interpreted_subclasses=True)
class MethuselahMoment(VtesMoment):
    """A moment about a Methuselah, who is CHOSEN for the triggered effect."""

    def that_card(self, happening: Happening) -> int:
        return happening.seat


@mypyc_attr(allow_interpreted_subclasses=True)
class CardMoment(VtesMoment):
    """A moment about a card."""

    def which(self) -> Filter:
        """Which cards it is about."""
        raise NotImplementedError

    def matches(self, table: Table, act: Resolving, happening: Happening) -> bool:
        return self.which().fits(table, act, happening.card)


@dataclass(frozen=True)
class GoesToTorpor(CardMoment):
    """A vampire goes to torpor."""

    who: Filter

    def subject(self) -> str:
        return "who"

    def which(self) -> Filter:
        return self.who


@dataclass(frozen=True)
class IsBurned(CardMoment):
    """A card is burned.

    With `by` or `how`, THAT_CARD is the minion who burned it.
    """

    who: Filter
    by: Filter | None = None
    whose: bool = False
    """Whether the CHOSEN Methuselah is the one who controlled it."""
    how: HowBurned = ""
    """"combat": by a minion in combat; "diablerie"; empty: in any way."""

    def which(self) -> Filter:
        return self.who

    def matches(self, table: Table, act: Resolving, happening: Happening) -> bool:
        if happening.amount != WAYS[self.how] or not self.who.fits(table, act, happening.card):
            return False
        if self.by is None:
            return True
        return happening.other != NOTHING and self.by.fits(table, act, happening.other)

    def that_card(self, happening: Happening) -> int:
        if self.whose:
            return happening.seat
        return happening.card if self.by is None and not self.how else happening.other


WAYS: Final = {"": 0, "combat": 1, "diablerie": 2}
"""The amounts that encode how a card was burned."""


@dataclass(frozen=True)
class CommitsDiablerie(CardMoment):
    """This minion commits diablerie; the amount is the capacity of the victim."""

    who: Filter

    def subject(self) -> str:
        return "who"

    def which(self) -> Filter:
        return self.who


@dataclass(frozen=True)
class ChangesController(CardMoment):
    """Another Methuselah takes control of a card."""

    who: Filter

    def which(self) -> Filter:
        return self.who


@dataclass(frozen=True)
class EntersCombat(CardMoment):
    """A combat begins in which this minion fights: any, or one in which he, the acting minion,
    fights a minion who has blocked him."""

    who: Filter
    with_blocker: Filter | None = None

    def subject(self) -> str:
        return "who"

    def which(self) -> Filter:
        return self.who

    def matches(self, table: Table, act: Resolving, happening: Happening) -> bool:
        if self.with_blocker is not None:
            action, fight = current_action(table), current_combat(table)
            if action is None or fight is None or action.minion != happening.card:
                return False
            other = fight.opponent(happening.card)
            if other != blocker(table) or not self.with_blocker.fits(table, act, other):
                return False
        return self.who.fits(table, act, happening.card)


@dataclass(frozen=True)
class PressesOn(CardMoment):
    """This minion uses a press to continue combat with a minion who matches."""

    who: Filter
    against: Filter

    def which(self) -> Filter:
        return self.who

    def matches(self, table: Table, act: Resolving, happening: Happening) -> bool:
        if not self.against.fits(table, act, happening.other):
            return False
        return self.who.fits(table, act, happening.card)


@dataclass(frozen=True)
class RoundEnds(CardMoment):
    """A round of combat ends for this minion, who is still ready, or for this weapon, with which
    damage has been inflicted on the opponent that wasn't prevented."""

    who: Filter
    inflicted: bool = False
    """Whether it is about a weapon."""

    def subject(self) -> str:
        return "who"

    def which(self) -> Filter:
        return self.who


@dataclass(frozen=True)
class Evades(CardMoment):
    """A minion dodges or ends combat as a strike."""

    who: Filter

    def which(self) -> Filter:
        return self.who


@dataclass(frozen=True)
class CombatIsOver(CardMoment):
    """A combat in which this minion fought is over."""

    who: Filter

    def which(self) -> Filter:
        return self.who


@dataclass(frozen=True)
class AnnouncesAction(CardMoment):
    """This minion has announced an action."""

    who: Filter

    def subject(self) -> str:
        return "who"

    def which(self) -> Filter:
        return self.who


@dataclass(frozen=True)
class ActionSucceeds(CardMoment):
    """An action of this minion succeeds: any, or one of these kinds."""

    who: Filter
    kinds: tuple[str, ...] = ()
    of_card: bool = False
    """Whether it must be an action that this card grants."""

    def subject(self) -> str:
        return "who"

    def which(self) -> Filter:
        return self.who

    def matches(self, table: Table, act: Resolving, happening: Happening) -> bool:
        action = current_action(table)
        if self.kinds and (action is None or action.action.kind not in self.kinds):
            return False
        if self.of_card and (
            action is None or action.card != act.source or action.mode is not None
        ):
            return False
        return self.who.fits(table, act, happening.card)


@dataclass(frozen=True)
class ActionResolved(CardMoment):
    """An action of this minion has resolved: it was successful or blocked."""

    who: Filter

    def which(self) -> Filter:
        return self.who


@dataclass(frozen=True)
class BleedSucceeds(CardMoment):
    """A bleed by this minion succeeds: against anybody, or against these Methuselahs."""

    who: Filter
    of: Players | None = None
    before: bool = False
    """Whether it is only about to succeed and can still be changed."""

    def which(self) -> Filter:
        return self.who

    def matches(self, table: Table, act: Resolving, happening: Happening) -> bool:
        if (happening.amount == 0) != self.before:
            return False
        if self.of is not None and happening.seat not in self.of.seats(table, act):
            return False
        return self.who.fits(table, act, happening.card)


@dataclass(frozen=True)
class Blocks(CardMoment):
    """This minion has blocked: any, or an acting minion who matches."""

    who: Filter
    of: Filter | None = None
    """The acting minion."""

    def subject(self) -> str:
        return "who"

    def which(self) -> Filter:
        return self.who

    def matches(self, table: Table, act: Resolving, happening: Happening) -> bool:
        if self.of is not None and not self.of.fits(table, act, happening.other):
            return False
        return self.who.fits(table, act, happening.card)


@dataclass(frozen=True)
class FailsToBlock(CardMoment):
    """An attempt of this minion to block an acting minion who matches has failed."""

    who: Filter
    of: Filter

    def subject(self) -> str:
        return "who"

    def which(self) -> Filter:
        return self.who

    def matches(self, table: Table, act: Resolving, happening: Happening) -> bool:
        if not self.of.fits(table, act, happening.other):
            return False
        return self.who.fits(table, act, happening.card)


@dataclass(frozen=True)
class EntersPlay(CardMoment):
    """A card has entered play in any way."""

    who: Filter
    outside: str = ""
    """A phase in which it doesn't count."""
    before_contest: bool = False
    """Whether its effect resolves even before the card is contested or, as a second copy,
    burned."""
    comes_out: bool = False
    """Whether it must move from the uncontrolled to the ready region."""

    def subject(self) -> str:
        return "who"

    def which(self) -> Filter:
        return self.who

    def matches(self, table: Table, act: Resolving, happening: Happening) -> bool:
        if table.phase == self.outside or (self.comes_out and not happening.amount):
            return False
        return self.who.fits(table, act, happening.card)


@dataclass(frozen=True)
class IsEquipped(CardMoment):
    """A minion equips with this card, from hand or from another minion; THAT_CARD is the minion."""

    who: Filter

    def which(self) -> Filter:
        return self.who

    def that_card(self, happening: Happening) -> int:
        return happening.other


@dataclass(frozen=True)
class PlaysCard(CardMoment):
    """This minion plays a card: any, or one with these disciplines or of these types."""

    who: Filter
    disciplines: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    as_played: bool = False
    """Whether it is before anybody can cancel the card, which is THAT_CARD."""

    def subject(self) -> str:
        return "who"

    def which(self) -> Filter:
        return self.who

    def matches(self, table: Table, act: Resolving, happening: Happening) -> bool:
        if (happening.amount == BEING_PLAYED) != self.as_played:
            return False
        if not self.who.fits(table, act, happening.card):
            return False
        for frame in table.frames[::-1]:
            if isinstance(frame, CardBeingPlayed):
                if self.types and frame.mode.type not in self.types:
                    return False
                required = [name for name, _ in frame.mode.disciplines]
                return not self.disciplines or any(name in self.disciplines for name in required)
        return False

    def that_card(self, happening: Happening) -> int:
        return happening.other if self.as_played else happening.card


BEING_PLAYED: Final = 1
"""The amount that marks a card that can still be cancelled."""


@dataclass(frozen=True)
class WouldCancel(VtesMoment):
    """A card is played that would cancel another Methuselah's card of these types; THAT_CARD is the
    one that would cancel it."""

    types: tuple[str, ...]

    def matches(self, table: Table, act: Resolving, happening: Happening) -> bool:
        return is_of_type(table, happening.other, self.types)


def is_of_type(table: Table, card: int, types: tuple[str, ...]) -> bool:
    """Whether a card has one of these types."""
    return any(kind in table.cards.types[table.definition[card]] for kind in types)


@dataclass(frozen=True)
class PlaysFirstCard(CardMoment):
    """This minion plays his first card of the turn that requires a discipline; it can still have no
    effect."""

    who: Filter

    def subject(self) -> str:
        return "who"

    def which(self) -> Filter:
        return self.who


@dataclass(frozen=True)
class IsCancelled(MethuselahMoment):
    """A card of these types that a minion plays, or a referendum he calls, is cancelled; CHOSEN is
    the Methuselah who cancels it. Or a card of yours is cancelled, which is THAT_CARD."""

    who: Filter | None = None
    types: tuple[str, ...] = ()
    yours: Filter | None = None
    """Which card of yours."""

    def matches(self, table: Table, act: Resolving, happening: Happening) -> bool:
        card = happening.other
        if self.yours is not None:
            if card == NOTHING or table.owner[card] != act.you:
                return False
            return self.yours.fits(table, act, card)
        if happening.card == NOTHING or self.who is None:
            return False
        if not self.who.fits(table, act, happening.card):
            return False
        if card == NOTHING:
            return True
        return is_of_type(table, card, self.types)

    def that_card(self, happening: Happening) -> int:
        return happening.seat if self.yours is None else happening.other


@dataclass(frozen=True)
class GainsTitle(CardMoment):
    """A vampire gains this title, which nobody contests, or wins the contest for it."""

    who: Filter
    title: str

    def subject(self) -> str:
        return "who"

    def which(self) -> Filter:
        return self.who

    def matches(self, table: Table, act: Resolving, happening: Happening) -> bool:
        if table.profile[happening.card].title != self.title:
            return False
        return self.who.fits(table, act, happening.card)


@dataclass(frozen=True)
class MethuselahPlays(VtesMoment):
    """A Methuselah has played a card that no minion plays, of one of these types or with a trait;
    THAT_CARD is the card."""

    of: Players
    types: tuple[str, ...] = ()
    trait: str = ""
    even_cancelled: bool = False
    """Whether also a card that was cancelled as it was played."""

    def matches(self, table: Table, act: Resolving, happening: Happening) -> bool:
        if happening.seat not in self.of.seats(table, act):
            return False
        if happening.amount == CANCELLED and not self.even_cancelled:
            return False
        if self.trait and self.trait not in table.cards.traits[table.definition[happening.card]]:
            return False
        return not self.types or is_of_type(table, happening.card, self.types)


CANCELLED: Final = 1
"""The amount that marks a card that was cancelled as it was played."""


@dataclass(frozen=True)
class DrawsCard(VtesMoment):
    """A Methuselah has drawn a card from her library; THAT_CARD is the card."""

    of: Players

    def matches(self, table: Table, act: Resolving, happening: Happening) -> bool:
        return happening.seat in self.of.seats(table, act)


@dataclass(frozen=True)
class LosesEdge(MethuselahMoment):
    """A Methuselah who had the edge loses it."""

    of: Players
    for_vote: bool = False
    """Whether only if she burns it for a vote."""

    def matches(self, table: Table, act: Resolving, happening: Happening) -> bool:
        if self.for_vote and happening.amount != FOR_VOTE:
            return False
        return happening.seat in self.of.seats(table, act)


FOR_VOTE: Final = 1
"""The amount that marks the edge burned for a vote."""


@dataclass(frozen=True)
class GainsFromEdge(MethuselahMoment):
    """A Methuselah has gained pool from the edge."""

    of: Players

    def matches(self, table: Table, act: Resolving, happening: Happening) -> bool:
        return happening.seat in self.of.seats(table, act)


@dataclass(frozen=True)
class UntapPhase(MethuselahMoment):
    """A Methuselah's untap phase."""

    of: Players
    if_: Condition | None = None
    """What must hold as it begins."""

    def matches(self, table: Table, act: Resolving, happening: Happening) -> bool:
        if self.if_ is not None and not self.if_.holds(table, act):
            return False
        return happening.seat in self.of.seats(table, act)


@dataclass(frozen=True)
class AtPhase(MethuselahMoment):
    """A Methuselah's minion or discard phase begins, or her discard phase ends, and with it her
    turn."""

    phase: str
    of: Players
    ends: bool = False

    def matches(self, table: Table, act: Resolving, happening: Happening) -> bool:
        ending = happening.amount == AT_END
        if ending != self.ends or (not ending and table.phase != self.phase):
            return False
        return happening.seat in self.of.seats(table, act)


AT_END: Final = 1
"""The amount that marks the end of a discard phase."""


@dataclass(frozen=True)
class GetsEdge(MethuselahMoment):
    """A Methuselah gets the edge, which she didn't have."""

    who: Players

    def matches(self, table: Table, act: Resolving, happening: Happening) -> bool:
        return happening.seat in self.who.seats(table, act)


@dataclass(frozen=True)
class PhaseCloses(MethuselahMoment):
    """All players have passed in a Methuselah's phase: what must happen in it happens now.

    Other abilities may still be used after it.
    """

    phase: str
    of: Players

    def matches(self, table: Table, act: Resolving, happening: Happening) -> bool:
        return table.phase == self.phase and happening.seat in self.of.seats(table, act)


@dataclass(frozen=True)
class ReferendumEnds(MethuselahMoment):
    """A referendum has passed or failed."""

    of: Players
    """The Methuselahs who may have called it."""
    by: Filter | None = None
    """The minion who called it; nobody calls a blood hunt."""
    passed: bool = True

    def matches(self, table: Table, act: Resolving, happening: Happening) -> bool:
        if (happening.amount > 0) != self.passed:
            return False
        if self.by is not None and (
            happening.card == NOTHING or not self.by.fits(table, act, happening.card)
        ):
            return False
        return happening.seat in self.of.seats(table, act)


@dataclass(frozen=True)
class VotesTallied(VtesMoment):
    """The votes of a referendum are about to be counted: any, or one called by this minion."""

    by: Filter | None = None

    def matches(self, table: Table, act: Resolving, happening: Happening) -> bool:
        return self.by is None or (
            happening.card != NOTHING and self.by.fits(table, act, happening.card)
        )


@dataclass(frozen=True)
class IsOusted(MethuselahMoment):
    """A Methuselah is ousted, or, with `or_withdraws`, withdraws."""

    who: Players
    or_withdraws: bool = False

    def matches(self, table: Table, act: Resolving, happening: Happening) -> bool:
        if happening.amount == WITHDRAWS and not self.or_withdraws:
            return False
        return happening.seat in self.who.seats(table, act)


WITHDRAWS: Final = 1
"""The amount that marks a Methuselah who withdraws."""
