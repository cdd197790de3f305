"""What cards do: with blood and pool, taps, regions, cards and searches."""

from __future__ import annotations

from dataclasses import dataclass

from conclave.core.frames import FORCED, Window
from conclave.core.moves import Choices, Move, Options
from conclave.games.vtes.rules import contests, counters, course, moving, reading, trophies
from conclave.games.vtes.rules import events as told
from conclave.games.vtes.rules import table as notes
from conclave.games.vtes.rules.abilities import Feat, StartsCombat
from conclave.games.vtes.rules.blood import (
    burn,
    check_life,
    drain_excess,
    gain_up_to_capacity,
    lose,
    send_to_torpor,
)
from conclave.games.vtes.rules.combat import before_combat, begin_combat
from conclave.games.vtes.rules.damage import inflict
from conclave.games.vtes.rules.equipping import give_bearer
from conclave.games.vtes.rules.moves import Name, Number, Player, Target
from conclave.games.vtes.rules.situation import (
    BeingPlayed,
    Fighting,
    Voting,
    turn_scope,
)
from conclave.games.vtes.rules.table import Profile, Table
from conclave.games.vtes.rules.triggers import react
from conclave.games.vtes.rules.windows import AFTER_ACTION
from conclave.games.vtes.rules.words import (
    BESIDE,
    CLANS,
    NOBODY,
    NOTHING,
    OUT_OF_TURN,
    PLAYING,
    READY,
    SECT_OF_CLAN,
    TORPOR,
    UNCONTROLLED,
)
from conclave.games.vtes.vocabulary.filters import HOST, SELF, TARGET, One, Who
from conclave.games.vtes.vocabulary.moments import ChangesController, Happening
from conclave.games.vtes.vocabulary.players import YOU
from conclave.lang.effects import Asks, Befalls
from conclave.lang.nodes import Amount, Effect, Players, count
from conclave.lang.resolving import Resolving

Much = Amount | int


# Pool


@dataclass(frozen=True)
class GainPool(Befalls):
    """Methuselahs gain pool from the bank."""

    amount: Much
    by: Players = YOU

    def whom(self) -> Players:
        return self.by

    def measure(self, table: Table, act: Resolving) -> int:
        return count(self.amount, table, act)

    def befall(self, table: Table, act: Resolving, seat: int, amount: int) -> None:
        counters.gain_pool(table, seat, amount)


@dataclass(frozen=True)
class BurnPool(Befalls):
    """Methuselahs burn pool."""

    amount: Much
    by: Players = YOU

    def whom(self) -> Players:
        return self.by

    def befall(self, table: Table, act: Resolving, seat: int, amount: int) -> None:
        number = count(self.amount, table, act.to(self, them=seat))
        counters.lose_pool(table, seat, number)

    def possible(self, table: Table, act: Resolving) -> bool:
        return len(self.by.seats(table, act)) > 0


@dataclass(frozen=True)
class BurnEdge(Effect):
    """You, or another Methuselah who has it, burn the edge."""

    by: Players = YOU

    def do(self, table: Table, act: Resolving) -> None:
        if table.edge in self.by.seats(table, act):
            counters.burn_edge(table)

    def possible(self, table: Table, act: Resolving) -> bool:
        return table.edge in self.by.seats(table, act)


@dataclass(frozen=True)
class TakeEdge(Effect):
    """You get the edge, or somebody else does."""

    by: Players = YOU
    if_free: bool = False
    """Whether only if nobody has it."""

    def do(self, table: Table, act: Resolving) -> None:
        for seat in self.by.seats(table, act) if self.possible(table, act) else ():
            counters.take_edge(table, seat)

    def possible(self, table: Table, act: Resolving) -> bool:
        return not self.if_free or table.edge == NOBODY


# Blood


@dataclass(frozen=True)
class GainBlood(Effect):
    """A minion gains blood or life from the bank."""

    amount: Much
    who: Who = SELF

    def do(self, table: Table, act: Resolving) -> None:
        card = self.who.card(table, act)
        if card == NOTHING:
            return
        if table.zone[card] == UNCONTROLLED:
            counters.gain_blood(table, card, count(self.amount, table, act))
        elif table.in_play(card):
            gain_up_to_capacity(table, card, count(self.amount, table, act))


@dataclass(frozen=True)
class BurnBlood(Effect):
    """A minion burns blood or life."""

    amount: Much
    who: Who = SELF

    def do(self, table: Table, act: Resolving) -> None:
        card = self.who.card(table, act)
        if card != NOTHING and table.in_play(card):
            lose(table, card, count(self.amount, table, act))

    def possible(self, table: Table, act: Resolving) -> bool:
        card = self.who.card(table, act)
        return card != NOTHING and table.blood[card] >= count(self.amount, table, act)


@dataclass(frozen=True)
class MoveBlood(Effect):
    """Blood moves from one card to another."""

    amount: Much
    from_: Who
    to: Who

    def do(self, table: Table, act: Resolving) -> None:
        source, target = self.from_.card(table, act), self.to.card(table, act)
        if source != NOTHING and target != NOTHING:
            counters.move_blood(table, source, target, count(self.amount, table, act))
            if table.in_play(target):
                drain_excess(table, target)
            check_life(table, source)

    def possible(self, table: Table, act: Resolving) -> bool:
        source = self.from_.card(table, act)
        return source != NOTHING and table.blood[source] > 0


@dataclass(frozen=True)
class BloodToPool(Effect):
    """Blood moves from a card to your pool."""

    amount: Much
    from_: Who = HOST

    def do(self, table: Table, act: Resolving) -> None:
        card = self.from_.card(table, act)
        counters.card_to_pool(table, act.you, card, count(self.amount, table, act))

    def possible(self, table: Table, act: Resolving) -> bool:
        card = self.from_.card(table, act)
        return card != NOTHING and table.blood[card] > 0


@dataclass(frozen=True)
class PoolToBlood(Effect):
    """Your pool moves to a card."""

    amount: Much
    to: Who = HOST

    def do(self, table: Table, act: Resolving) -> None:
        card = self.to.card(table, act)
        counters.pool_to_card(table, act.you, card, count(self.amount, table, act))
        if table.in_play(card):
            drain_excess(table, card)

    def possible(self, table: Table, act: Resolving) -> bool:
        return table.pool[act.you] >= count(self.amount, table, act)


@dataclass(frozen=True)
class Inflict(Effect):
    """A minion takes damage outside strikes."""

    amount: Much
    who: Who
    aggravated: bool = False
    preventable: bool = True

    def do(self, table: Table, act: Resolving) -> None:
        card = self.who.card(table, act)
        number = count(self.amount, table, act)
        if card != NOTHING and table.in_play(card) and number > 0:
            hit = (card, 0, number, act.here) if self.aggravated else (card, number, 0, act.here)
            inflict(table, [hit], self.preventable)


# Taps, regions, control


@dataclass(frozen=True)
class Tap(Effect):
    """A card is tapped."""

    who: Who = SELF

    def do(self, table: Table, act: Resolving) -> None:
        card = self.who.card(table, act)
        if card != NOTHING and table.in_play(card):
            counters.tap(table, card)

    def possible(self, table: Table, act: Resolving) -> bool:
        card = self.who.card(table, act)
        return card != NOTHING and not table.tapped[card]


@dataclass(frozen=True)
class Untap(Feat):
    """A card is untapped."""

    who: Who = SELF

    def windows(self) -> tuple[str, ...]:
        return (AFTER_ACTION,)

    def obstacle(self, table: Table, act: Resolving) -> str:
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
    """A card is burned."""

    who: Who = TARGET

    def do(self, table: Table, act: Resolving) -> None:
        card = self.who.card(table, act)
        if card != NOTHING and table.in_play(card):
            earned = trophies.earns(table, act.here, card)
            burn(table, card, act.here)
            if earned:
                trophies.award(table, act.here)


@dataclass(frozen=True)
class TakeControl(Effect):
    """You take control of a card, or somebody else does."""

    who: Who = TARGET
    by: Players = YOU

    def do(self, table: Table, act: Resolving) -> None:
        card = self.who.card(table, act)
        for seat in self.by.seats(table, act):
            if card != NOTHING and table.in_play(card) and table.controller[card] != seat:
                moving.change_controller(table, card, seat)
                contests.check_after_transfer(table, card)
                give_bearer(table, card, seat)
                react(table, Happening(ChangesController, seat, card))

    def possible(self, table: Table, act: Resolving) -> bool:
        card = self.who.card(table, act)
        return card != NOTHING and table.in_play(card)


@dataclass(frozen=True)
class MoveCard(Effect):
    """A card comes onto another one, from wherever it is; a title that it stands for with it."""

    who: Who
    to: Who

    def do(self, table: Table, act: Resolving) -> None:
        card, host = self.who.card(table, act), self.to.card(table, act)
        if card == NOTHING or host == NOTHING or not table.in_play(host):
            return
        seat = table.controller[host]
        if table.in_play(card):
            moving.transfer(table, card, host)
            contests.check_after_transfer(table, card)
        else:
            moving.begin_playing(table, card, seat)
            if not contests.come_into_play(table, card, BESIDE, seat, host):
                return
        for grant in table.cards.holds[table.what[card]]:
            contests.give_title(table, host, _title(grant.title, table, host), card)


@dataclass(frozen=True)
class ToTorpor(Effect):
    """A vampire is sent to torpor; an ally would be burned."""

    who: Who = TARGET

    def do(self, table: Table, act: Resolving) -> None:
        card = self.who.card(table, act)
        if card != NOTHING and table.in_play(card):
            send_to_torpor(table, card)


@dataclass(frozen=True)
class Rescue(Effect):
    """A vampire leaves torpor."""

    who: Who = TARGET

    def do(self, table: Table, act: Resolving) -> None:
        card = self.who.card(table, act)
        if card != NOTHING and table.zone[card] == TORPOR:
            moving.to_ready(table, card)
            imbued = table.cards.is_imbued[table.what[card]]
            if imbued and table.blood[card] < reading.starting_life(table, card):
                counters.gain_blood(table, card, 1)


@dataclass(frozen=True)
class EnterCombat(StartsCombat):
    """The acting minion fights another, and perhaps gets something in that combat."""

    with_: Who = TARGET
    gains: Effect | None = None
    they_first: bool = False
    """Whether the other counts as the acting minion in that combat."""

    def do(self, table: Table, act: Resolving) -> None:
        card = self.with_.card(table, act)
        if card == NOTHING:
            return
        begin_combat(table, act.here, card, self.they_first)
        if self.gains is not None and isinstance(table.frames[-1], Fighting):
            table.push(act.to(self.gains))
        before_combat(table)


@dataclass(frozen=True)
class PutInPlay(Effect):
    """This card comes into play: by itself, or on a card."""

    on: Who | None = None

    def do(self, table: Table, act: Resolving) -> None:
        host = NOTHING if self.on is None else self.on.card(table, act)
        if self.on is not None and (host == NOTHING or not _may_bear(table, host)):
            return
        number = table.what[act.source]
        zone = READY if table.cards.is_minion[number] else BESIDE
        if table.cards.embodies[number]:
            counters.set_profile(table, act.source, _made(table, act))
        if contests.come_into_play(table, act.source, zone, act.you, host):
            counters.gain_blood(table, act.source, reading.starting_life(table, act.source))
            if host != NOTHING:
                drain_excess(table, host)
            for grant in table.cards.holds[table.what[act.source]]:
                title = _title(grant.title, table, host)
                if not contests.give_title(table, host, title, act.source):
                    moving.burn(table, act.source)


def _may_bear(table: Table, host: int) -> bool:
    """Whether a card can be put on this one: it is in play, or about to come into play."""
    return table.in_play(host) or table.zone[host] == PLAYING


def _made(table: Table, act: Resolving) -> Profile:
    """Clan and sect of a library card that becomes a vampire: his own, or those of his maker's
    clan (VTES-10-04)."""
    own = table.cards.crypt[table.what[act.source]]
    clan = own.clan or reading.clan(table, act.here)
    return (clan, own.sect or SECT_OF_CLAN[clan], "", False, False)


def _title(title: str, table: Table, card: int) -> str:
    """A title of a clan is that of the vampire's clan."""
    kind, _, detail = title.partition(":")
    return f"{kind}:{reading.clan(table, card)}" if detail == "clan" else title


@dataclass(frozen=True)
class ChooseClan(Asks):
    """You choose a clan, which this card remembers."""

    def options(self, table: Table, act: Resolving, seat: int) -> Options:
        return Choices([Name(clan) for clan in CLANS])

    def chosen(self, table: Table, act: Resolving, seat: int, move: Move) -> None:
        assert isinstance(move, Name)
        counters.set_profile(table, act.source, (move.word, "", "", False, False))
        table.tell(told.ChoseClan(seat, move.word))

    def public(self) -> bool:
        return True


@dataclass(frozen=True)
class RememberClan(Effect):
    """This card remembers the clan that was chosen when it was played."""

    def do(self, table: Table, act: Resolving) -> None:
        counters.set_profile(table, act.source, (CLANS[act.them], "", "", False, False))
        if table.host[act.source] != NOTHING:
            contests.has_changed(table, table.host[act.source])


@dataclass(frozen=True)
class ChangeTitle(Effect):
    """A vampire gains a title, or loses his own if none is named."""

    title: str
    who: Who = SELF

    def do(self, table: Table, act: Resolving) -> None:
        card = self.who.card(table, act)
        if card == NOTHING or not table.in_play(card):
            return
        if self.title:
            contests.give_title(table, card, _title(self.title, table, card))
        else:
            contests.lose_title(table, card)


@dataclass(frozen=True)
class ChangeSect(Effect):
    """A vampire changes to a sect."""

    sect: str
    who: Who = SELF

    def do(self, table: Table, act: Resolving) -> None:
        card = self.who.card(table, act)
        if card != NOTHING and table.in_play(card):
            contests.change_sect(table, card, self.sect)


# Cards


@dataclass(frozen=True)
class Draw(Effect):
    """You draw cards and discard down to your hand size afterwards."""

    amount: Much

    def do(self, table: Table, act: Resolving) -> None:
        moving.draw(table, act.you, count(self.amount, table, act))


@dataclass(frozen=True)
class DrawCrypt(Feat):
    """Cards move from the top of your crypt to your uncontrolled region: not if there are none."""

    amount: Much = 1

    def obstacle(self, table: Table, act: Resolving) -> str:
        return "" if table.crypt[act.you] else "not-needed"

    def do(self, table: Table, act: Resolving) -> None:
        moving.draw_crypt(table, act.you, count(self.amount, table, act))

    def possible(self, table: Table, act: Resolving) -> bool:
        return len(table.crypt[act.you]) > 0


@dataclass(frozen=True)
class GainPhaseAction(Effect):
    """You get another master or discard phase action."""

    given_back: bool = False
    """Whether whose master card was cancelled gets it: now, or in her next phase."""

    def do(self, table: Table, act: Resolving) -> None:
        if not self.given_back:
            course.set_actions(table, table.actions + 1)
            return
        for frame in table.frames[::-1]:
            if isinstance(frame, BeingPlayed) and frame.card != act.source:
                if OUT_OF_TURN in table.cards.traits[table.what[frame.card]]:
                    counters.note(table, 0, notes.OWED_ACTION, frame.seat, 1)
                else:
                    course.set_actions(table, table.actions + 1)
                return


@dataclass(frozen=True)
class NoteTurn(Effect):
    """It is noted for the turn that a minion did something."""

    what: int
    who: Who = TARGET

    def do(self, table: Table, act: Resolving) -> None:
        card = self.who.card(table, act)
        if card != NOTHING:
            counters.note(table, turn_scope(table), notes.DONE, card, self.what)


@dataclass(frozen=True)
class CardToHand(Effect):
    """A card returns to its owner's hand."""

    who: Who = TARGET

    def do(self, table: Table, act: Resolving) -> None:
        card = self.who.card(table, act)
        if card != NOTHING:
            moving.to_hand(table, card)


@dataclass(frozen=True)
class Each(Effect):
    """Something for each card of a kind in play: THAT_CARD is the one it is about."""

    which: One
    effect: Effect

    def do(self, table: Table, act: Resolving) -> None:
        for card in reversed(self.which.choices(table, act)):
            table.push(act.to(self.effect, them=card))


# Terms of referendums


@dataclass(frozen=True)
class Allocate(Asks):
    """You allot so many points among two or more Methuselahs, or as many as the card says."""

    amount: Much
    among: Players
    at_least: int = 1
    """How many Methuselahs must get some."""

    def run(self, table: Table, act: Resolving, step: int) -> None:
        if act.amount == 0 and step == 0:
            number = count(self.amount, table, act)
            table.replace(act.to(self, them=0, amount=number))
            table.go(1)
            return
        seats = self.among.seats(table, act)
        if act.amount > 0 and act.them < len(seats):
            table.push(Window(FORCED, (act.you,)))
        else:
            table.pop()

    def options(self, table: Table, act: Resolving, seat: int) -> Options:
        seats = self.among.seats(table, act)
        left = len(seats) - act.them - 1
        given = sum(1 for note in table.notes if note[1] == notes.TERMS)
        moves: list[Move] = []
        for number in range(act.amount + 1):
            rest = act.amount - number
            chosen = given + (1 if number else 0)
            missing = max(self.at_least - chosen, 0)
            if missing <= min(left, rest) and (rest == 0 or left > 0):
                moves.append(Number(number))
        return Choices(moves)

    def chosen(self, table: Table, act: Resolving, seat: int, move: Move) -> None:
        assert isinstance(move, Number)
        whom = self.among.seats(table, act)[act.them]
        if move.number:
            counters.note(table, table.scope(Voting), notes.TERMS, whom, move.number)
            table.tell(told.TermsSet(whom, move.number))
        table.replace(
            Resolving(self, act.you, act.source, act.here, act.them + 1, act.amount - move.number)
        )

    def possible(self, table: Table, act: Resolving) -> bool:
        return len(self.among.seats(table, act)) >= self.at_least

    def facts(self, table: Table, act: Resolving, seat: int) -> dict[str, object]:
        return {"whom_seat": self.among.seats(table, act)[act.them], "left": act.amount}

    def public(self) -> bool:
        return True


@dataclass(frozen=True)
class ChooseTerm(Asks):
    """You choose a card or a Methuselah for the referendum."""

    among: One | Players

    def options(self, table: Table, act: Resolving, seat: int) -> Options:
        if isinstance(self.among, One):
            found = self.among.choices(table, act)
            return Choices([self.among.move(table, choice) for choice in found])
        return Choices([Player(other) for other in self.among.seats(table, act)])

    def chosen(self, table: Table, act: Resolving, seat: int, move: Move) -> None:
        scope = table.scope(Voting)
        if isinstance(move, Target):
            counters.note(table, scope, notes.TERM_CARD, 0, table.read(move.card))
            table.tell(told.ChoseTarget(seat, move.card))
        elif isinstance(move, Player):
            counters.note(table, scope, notes.TERMS, move.seat, 1)
            table.tell(told.ChosePlayer(seat, move.seat))

    def possible(self, table: Table, act: Resolving) -> bool:
        if isinstance(self.among, One):
            return len(self.among.choices(table, act)) > 0
        return len(self.among.seats(table, act)) > 0

    def public(self) -> bool:
        return True


@dataclass(frozen=True)
class TermCard(Who):
    """The card that the referendum is about."""

    def card(self, table: Table, act: Resolving) -> int:
        for note in table.notes:
            if note[1] == notes.TERM_CARD:
                return note[3] if table.in_play(note[3]) else NOTHING
        return NOTHING


@dataclass(frozen=True)
class AllottedAmount(Amount):
    """As much as the terms of the referendum allot to that Methuselah."""

    def count(self, table: Table, act: Resolving) -> int:
        return table.noted(notes.TERMS, act.them)
