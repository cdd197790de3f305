"""Effects on cards in play: tapping, burning, moving, control, combat; phase actions."""

from __future__ import annotations

from dataclasses import dataclass

from conclave.games.vtes.rules import contests, notes, trophies
from conclave.games.vtes.rules.abilities.identity import BECOMES_VAMPIRE, HELD_TITLES
from conclave.games.vtes.rules.atoms import counters, course, moving, noting, profiles
from conclave.games.vtes.rules.blood import burn, drain_excess, leave_torpor, send_to_torpor
from conclave.games.vtes.rules.combat.rounds import begin_combat, open_entering_window
from conclave.games.vtes.rules.constants import (
    BESIDE,
    CLANS,
    NOTHING,
    PLAYING,
    READY,
    RETAINER,
    SECT_OF_CLAN,
    TORPOR,
    UNCONTROLLED,
)
from conclave.games.vtes.rules.control import take_and_place, take_control
from conclave.games.vtes.rules.current import combat_scope, turn_scope
from conclave.games.vtes.rules.diablerie import Diablerie
from conclave.games.vtes.rules.events.moving import Cause
from conclave.games.vtes.rules.frame_types import CardBeingPlayed, CurrentCombat
from conclave.games.vtes.rules.literals import Until
from conclave.games.vtes.rules.modes import (
    MovesCard,
    PutsOn,
    StartsCombat,
    TimedEffect,
    is_out_of_turn,
)
from conclave.games.vtes.rules.notebook import Kind
from conclave.games.vtes.rules.reading import belongings, identity
from conclave.games.vtes.rules.reading.hosts import is_equipment_in_play
from conclave.games.vtes.rules.table import Profile, Table
from conclave.games.vtes.rules.windows import AFTER_ACTION, GOING_TO_TORPOR
from conclave.games.vtes.vocabulary.affiliation import title_for
from conclave.games.vtes.vocabulary.durations import scope_until
from conclave.games.vtes.vocabulary.parts import SELF, TARGET, Who
from conclave.games.vtes.vocabulary.players import YOU
from conclave.games.vtes.vocabulary.targets import One
from conclave.lang.nodes import Effect, Players
from conclave.lang.resolving import Resolving


@dataclass(frozen=True)
class Tap(Effect):
    """Tap a card."""

    who: Who = SELF

    def do(self, table: Table, act: Resolving) -> None:
        card = self.who.card(table, act)
        if card != NOTHING and table.in_play(card):
            counters.tap(table, card)

    def possible(self, table: Table, act: Resolving) -> bool:
        card = self.who.card(table, act)
        return card != NOTHING and not table.tapped[card]


@dataclass(frozen=True)
class Untap(TimedEffect):
    """Untap a card."""

    who: Who = SELF

    def windows(self) -> tuple[str, ...]:
        return (AFTER_ACTION,)

    def obstacle(self, table: Table, act: Resolving) -> str:
        if self.who == TARGET and act.them == NOTHING:
            return ""  # to be chosen
        card = self.who.card(table, act)
        return "" if card != NOTHING and table.tapped[card] else "not-needed"

    def do(self, table: Table, act: Resolving) -> None:
        card = self.who.card(table, act)
        if card != NOTHING and table.in_play(card):
            counters.untap(table, card)

    def possible(self, table: Table, act: Resolving) -> bool:
        card = self.who.card(table, act)
        return card != NOTHING and table.tapped[card]


@dataclass(frozen=True)
class Burn(Effect):
    """Burn a card."""

    who: Who = TARGET
    uncontrolled: bool = False
    """Whether it is a card in an uncontrolled region."""

    def do(self, table: Table, act: Resolving) -> None:
        card = self.who.card(table, act)
        if card != NOTHING and table.in_play(card):
            earned = trophies.earns_trophies(table, act.here, card)
            cause: Cause = "" if card == act.source else "card"
            burn(table, card, act.here, cause, act.source)
            if earned:
                trophies.award_trophies(table, act.here)
        elif self.uncontrolled and card != NOTHING and table.zone[card] == UNCONTROLLED:
            moving.burn(table, card, "card", act.source)


@dataclass(frozen=True)
class TakeControl(Effect):
    """You or another Methuselah take control of a card."""

    who: Who = TARGET
    by: Players = YOU
    for_turn: bool = False
    """Whether only until the end of the turn."""
    until_untap: bool = False
    """Whether only until the beginning of that Methuselah's next untap phase."""
    until_yours: bool = False
    """Whether only until the beginning of your next untap phase."""
    for_next_turn: bool = False
    """Whether only until the end of that Methuselah's next turn."""
    untap: bool = False
    """Whether the card untaps, too."""
    on_vampires: bool = False
    """Whether equipment and retainers go on your vampires, even those that you control already,
    and other cards stay where they are."""

    def subject(self) -> str:
        return "by"

    def do(self, table: Table, act: Resolving) -> None:
        card = self.who.card(table, act)
        if self.on_vampires:
            if card != NOTHING and table.in_play(card):
                take_and_place(table, card, act.you)
            return
        if self.untap and card != NOTHING and table.in_play(card):
            counters.untap(table, card)
        for seat in self.by.seats(table, act):
            if card != NOTHING and table.in_play(card) and table.controller[card] != seat:
                before = table.controller[card]
                if self.for_turn:
                    scope = turn_scope(table)
                    noting.note(table, scope, notes.CONTROL_RETURNS, card, seat=before)
                elif self.for_next_turn:
                    noting.note(
                        table, 0, notes.CONTROL_RETURNS_NEXT_TURN, card, seat=before, number=seat
                    )
                elif self.until_untap:
                    noting.note(table, 0, notes.CONTROL_RETURNS_AT_UNTAP, card, seat=before)
                elif self.until_yours:
                    noting.note(table, 0, notes.CONTROL_RETURNS_AT_YOURS, card, seat=act.you)
                take_control(table, card, seat)

    def possible(self, table: Table, act: Resolving) -> bool:
        card = self.who.card(table, act)
        return card != NOTHING and table.in_play(card)


@dataclass(frozen=True)
class MoveCard(MovesCard):
    """Put a card on another one, from anywhere, with its title if it is a title card; equipment is
    burned instead if that minion can't have it."""

    who: Who
    to: Who

    def do(self, table: Table, act: Resolving) -> None:
        card, host = self.who.card(table, act), self.to.card(table, act)
        if card == NOTHING or host == NOTHING or not table.in_play(host):
            return
        seat = table.controller[host]
        if table.in_play(card):
            if is_equipment_in_play(table, card) and not belongings.may_have(table, host, card):
                moving.burn(table, card)
                return
            moving.transfer(table, card, host)
            contests.check_after_transfer(table, card)
        else:
            moving.begin_playing(table, card, seat)
            if not contests.come_into_play(table, card, BESIDE, seat, host):
                return
        for grant in HELD_TITLES.of(table, card):
            contests.give_title(table, host, title_for(grant.title, table, host), card)


@dataclass(frozen=True)
class ToTorpor(Effect):
    """Send a vampire to torpor; an ally is burned."""

    who: Who = TARGET

    def do(self, table: Table, act: Resolving) -> None:
        card = self.who.card(table, act)
        if card != NOTHING and table.in_play(card):
            send_to_torpor(table, card)


@dataclass(frozen=True)
class Diablerize(TimedEffect):
    """The minion diablerizes a vampire who is in torpor or about to go there."""

    who: Who = TARGET

    def windows(self) -> tuple[str, ...]:
        return (GOING_TO_TORPOR,)

    def obstacle(self, table: Table, act: Resolving) -> str:
        return "" if identity.can_diablerize(table, act.here) else "condition-fails"

    def do(self, table: Table, act: Resolving) -> None:
        card = self.who.card(table, act)
        if card != NOTHING and table.in_play(card):
            table.push(Diablerie(act.here, card, instead=table.zone[card] == READY))


@dataclass(frozen=True)
class Rescue(Effect):
    """A vampire leaves torpor."""

    who: Who = TARGET

    def subject(self) -> str:
        return "who"

    def do(self, table: Table, act: Resolving) -> None:
        card = self.who.card(table, act)
        if card != NOTHING and table.zone[card] == TORPOR:
            leave_torpor(table, card)
            imbued = table.cards.is_imbued[table.definition[card]]
            if imbued and table.blood[card] < identity.starting_life(table, card):
                counters.gain_blood(table, card, 1)


@dataclass(frozen=True)
class EnterCombat(StartsCombat):
    """A minion enters combat with another; `gains` is an effect as that combat begins."""

    with_: Who = TARGET
    gains: Effect | None = None
    they_first: bool = False
    """Whether the other minion counts as the acting minion in that combat."""
    first_round: Effect | None = None
    """An effect as the first round begins."""
    who: Who = SELF
    """Who enters combat."""

    def subject(self) -> str:
        return "who"

    def do(self, table: Table, act: Resolving) -> None:
        card, minion = self.with_.card(table, act), self.who.card(table, act)
        if card == NOTHING:
            return
        begin_combat(table, minion, card, self.they_first)
        if self.first_round is not None and isinstance(table.frames[-1], CurrentCombat):
            noting.note(
                table, combat_scope(table), notes.AT_NEXT_ROUND, minion,
                card=act.source, round=1, phrase=self.first_round,
            )  # fmt: skip
        if self.gains is not None and isinstance(table.frames[-1], CurrentCombat):
            table.push(act.to(self.gains))
        open_entering_window(table)


@dataclass(frozen=True)
class PutInPlay(PutsOn):
    """Put this card into play, on its own or on a card; under your control, or another
    Methuselah's."""

    on: Who | None = None
    by: Players | None = None
    """Who controls it; by default, you."""

    def host(self, table: Table, act: Resolving) -> int:
        return NOTHING if self.on is None else self.on.card(table, act)

    def do(self, table: Table, act: Resolving) -> None:
        host = self.host(table, act)
        if self.on is not None and (host == NOTHING or not _can_hold(table, host, act.source)):
            return
        number = table.definition[act.source]
        zone = READY if table.cards.is_minion[number] else BESIDE
        if table.cards.becomes_vampire[number]:
            profiles.set_profile(table, act.source, _new_profile(table, act))
        seats = (act.you,) if self.by is None else self.by.seats(table, act)
        if host != NOTHING and RETAINER in table.cards.types[number]:
            seats = (table.controller[host],)
        if seats and contests.come_into_play(table, act.source, zone, seats[0], host):
            if host != NOTHING and table.zone[host] != UNCONTROLLED:
                drain_excess(table, host)
            for grant in HELD_TITLES.of(table, act.source):
                title = title_for(grant.title, table, host)
                if not contests.give_title(table, host, title, act.source):
                    moving.burn(table, act.source, "title")


def _can_hold(table: Table, host: int, card: int) -> bool:
    """Whether a card can be put on another: on one in play or about to enter play, or on an
    uncontrolled minion if it remains in play there."""
    if table.zone[host] == UNCONTROLLED:
        return table.remains_in_play(card)
    return table.in_play(host) or table.zone[host] == PLAYING


def _new_profile(table: Table, act: Resolving) -> Profile:
    """Clan and sect of a library card that becomes a vampire: his own, or those of his creator's
    clan (VTES-10-04)."""
    own = table.cards.crypt[table.definition[act.source]]
    (is_vampire,) = BECOMES_VAMPIRE.of(table, act.source)
    creators = identity.clan(table, act.here)
    if is_vampire.slave:
        noting.note(table, 0, notes.ENSLAVED, act.source, number=CLANS.index(creators))
    clan = "" if is_vampire.clanless else own.clan or creators
    if is_vampire.same_sect:
        return Profile(clan, identity.sect(table, act.here))
    return Profile(clan, own.sect or SECT_OF_CLAN[clan])


@dataclass(frozen=True)
class GainPhaseAction(Effect):
    """You get another master or discard phase action."""

    given_back: bool = False
    """Whether the player whose master card was cancelled gets it, now or in her next phase."""

    def do(self, table: Table, act: Resolving) -> None:
        if not self.given_back:
            course.set_actions(table, table.actions + 1)
            return
        for frame in table.frames[::-1]:
            if isinstance(frame, CardBeingPlayed) and frame.card != act.source:
                if is_out_of_turn(frame.mode, table.cards.traits[table.definition[frame.card]]):
                    noting.note(table, 0, notes.EXTRA_MASTER_ACTION, frame.seat, 1)
                else:
                    course.set_actions(table, table.actions + 1)
                return


@dataclass(frozen=True)
class NoteForTurn(Effect):
    """Note for the turn that a minion did something."""

    what: Kind
    who: Who = TARGET

    def subject(self) -> str:
        return "who"

    def do(self, table: Table, act: Resolving) -> None:
        card = self.who.card(table, act)
        if card != NOTHING:
            noting.note(table, turn_scope(table), self.what, card)


@dataclass(frozen=True)
class OnceEach(Effect):
    """An effect of a card that happens at most once each turn, combat, or game."""

    effect: Effect
    each: Until = "turn"

    def do(self, table: Table, act: Resolving) -> None:
        if self.is_left(table, act):
            noting.note(table, scope_until(table, self.each), notes.TRIGGERED, act.source)
            table.push(act.to(self.effect))

    def is_left(self, table: Table, act: Resolving) -> bool:
        """Whether it hasn't happened yet."""
        return not table.notes.has(notes.TRIGGERED, act.source)

    def possible(self, table: Table, act: Resolving) -> bool:
        return self.is_left(table, act) and self.effect.possible(table, act)


@dataclass(frozen=True)
class As(Effect):
    """An effect as if a minion used the card: he is SELF."""

    who: Who
    effect: Effect

    def do(self, table: Table, act: Resolving) -> None:
        card = self.who.card(table, act)
        if card != NOTHING and table.in_play(card):
            table.push(Resolving(self.effect, act.you, act.source, card, act.them, act.amount))


@dataclass(frozen=True)
class Each(Effect):
    """An effect for each card in play that matches; THAT_CARD is the current one."""

    which: One
    effect: Effect

    def do(self, table: Table, act: Resolving) -> None:
        for card in reversed(self.which.choices(table, act)):
            table.push(act.to(self.effect, them=card))
