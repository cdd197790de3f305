"""The only functions that change a table. Each emits an event, or says why not."""

from __future__ import annotations

from conclave.core.piles import without
from conclave.games.empire.rules import events
from conclave.games.empire.rules.constants import (
    ACTIONS,
    ARMED,
    ATTACK,
    ATTACKED,
    BIT,
    CASTLE_SIZE,
    CELLAR,
    CHARACTERS,
    COMBAT,
    DEFENDED,
    DRAW_PILE,
    ENOUGH,
    HAND_SIZE,
    HELPED,
    HIDDEN,
    HUMAN_SIDE,
    INVITED,
    LED,
    NOBODY,
    NOTHING,
    SPARED,
    TRUSTED,
    UNDEFENDED,
    VAMPIRE_SIDE,
    VAMPIRES,
    members,
)
from conclave.games.empire.rules.knowledge import bits_of
from conclave.games.empire.rules.piles import plus, put
from conclave.games.empire.rules.table import NO_MARKERS, Pile, Table

# Set-up


def draw_side(table: Table) -> int:
    """Chance decides who plays the vampires. No event: taking sides has one."""
    return table.rng.below(2)


def lay_out(table: Table, decks: tuple[Pile, ...], vampire_seat: int) -> None:
    """Everything in its place, with the vampire player's deck first (EMP-SETUP-01..14)."""
    table.vampire_seat = vampire_seat
    table.tell(events.TookSide(vampire_seat, VAMPIRE_SIDE))
    table.tell(events.TookSide(1 - vampire_seat, HUMAN_SIDE))
    people = list(range(9))
    table.rng.shuffle(people)
    table.castle, table.town = tuple(people[:CASTLE_SIZE]), tuple(people[CASTLE_SIZE:])
    for who in table.castle:
        table.tell(events.Entered(CHARACTERS[who]))
    table.deck = decks if vampire_seat == 0 else (decks[1], decks[0])
    for seat in (0, 1):
        cards = sorted(table.deck[seat])
        table.rng.shuffle(cards)
        table.draw_pile = put(table.draw_pile, seat, tuple(cards))
    tokens = list(range(9))
    table.rng.shuffle(tokens)
    table.vampires = bits_of(tokens[:VAMPIRES])
    table.trusted = bits_of(tokens[VAMPIRES : VAMPIRES + TRUSTED])
    tell_tokens(table, vampire_seat, table.vampires)
    tell_tokens(table, 1 - vampire_seat, table.trusted)
    for seat in (0, 1):
        draw(table, seat, HAND_SIZE)


def tell_tokens(table: Table, seat: int, tokens: int) -> None:
    """A player looks at the tokens he drew."""
    names = tuple([CHARACTERS[who] for who in members(tokens)])
    table.tell(events.DrewTokens(seat, names))


# Turns


def begin_turn(table: Table, seat: int) -> None:
    """A player's turn begins."""
    table.active = seat
    table.turn += 1
    table.forbidden = 0
    table.tell(events.TurnBegan(seat, table.time, table.turn))


def skip_turn(table: Table, seat: int) -> None:
    """A player who is out of cards takes no turn (EMP-R-25)."""
    table.tell(events.TurnSkipped(seat))


def pass_turn(table: Table, seat: int) -> None:
    """A player takes no other action."""
    if seat == table.vampire_seat and not table.forbidden & 1 << ACTIONS.index(COMBAT):
        for who in table.castle:
            trace(table, SPARED, who, 1)
    table.tell(events.PassedTurn(seat))


def forbid(table: Table, action: str) -> None:
    """Nobody may choose an action for the rest of the turn."""
    table.forbidden |= 1 << ACTIONS.index(action)
    table.tell(events.Forbidden(action))


# Cards


def draw(table: Table, seat: int, number: int) -> None:
    """Draw cards, as far as there are any (EMP-AREA-11..14, EMP-R-20)."""
    drawn: list[int] = []
    while len(drawn) < number:
        if len(table.draw_pile[seat]) == 0:
            if table.cellar_closed[seat]:
                break
            tell_drawn(table, seat, drawn)
            number -= len(drawn)
            drawn = []
            open_cellar(table, seat)
            continue
        pile = table.draw_pile[seat]
        many = min(number - len(drawn), len(pile))
        drawn += pile[:many]
        table.draw_pile = put(table.draw_pile, seat, pile[many:])
        table.hand = put(table.hand, seat, tuple(sorted((*table.hand[seat], *pile[:many]))))
    tell_drawn(table, seat, drawn)


def tell_drawn(table: Table, seat: int, cards: list[int]) -> None:
    """Emit the event for drawn cards, if any. Their order means nothing."""
    if cards:
        names = table.library.names
        table.tell(events.Drew(seat, tuple([names[card] for card in sorted(cards)])))


def open_cellar(table: Table, seat: int) -> None:
    """The cellar, shuffled, becomes the draw pile, once in a game (EMP-AREA-12, EMP-R-21)."""
    cards = list(table.cellar[seat])
    table.rng.shuffle(cards)
    table.draw_pile = put(table.draw_pile, seat, tuple(cards))
    table.cellar = put(table.cellar, seat, ())
    closed = table.cellar_closed
    table.cellar_closed = (True, closed[1]) if seat == 0 else (closed[0], True)
    table.tell(events.OpenedCellar(seat, len(cards)))


def discard(table: Table, seat: int, card: int, pile: str) -> None:
    """Put a card from the hand face down into the cellar or the moat."""
    table.hand = put(table.hand, seat, without(table.hand[seat], card))
    if pile == CELLAR:
        table.cellar = put(table.cellar, seat, plus(table.cellar[seat], card))
    else:
        table.moat = put(table.moat, seat, plus(table.moat[seat], card))
    table.tell(events.Discarded(seat, table.library.names[card], pile))


def lay(table: Table, seat: int, card: int) -> None:
    """Play a card openly from the hand."""
    table.hand = put(table.hand, seat, without(table.hand[seat], card))
    table.laid = put(table.laid, seat, (*table.laid[seat], card))
    trace_defence(table, seat, table.library.value[card])
    table.tell(events.Laid(seat, table.library.names[card]))


def cancel(table: Table, seat: int, card: int) -> None:
    """A card that a player has played doesn't count any more (EMP-SUPP-14)."""
    trace_defence(table, 1 - seat, table.library.value[card])
    table.laid = put(table.laid, seat, without(table.laid[seat], card))
    table.spent = put(table.spent, seat, plus(table.spent[seat], card))
    if table.water == card and card not in table.laid[seat]:
        table.water = NOTHING
    table.tell(events.Cancelled(seat, table.library.names[card]))


def clear_laid(table: Table) -> None:
    """All cards that were played openly go to their owners' moats (EMP-COMBAT-13).

    No event: the action that the cards were played for has one.
    """
    for seat in (0, 1):
        if table.laid[seat]:
            cards = tuple(sorted((*table.spent[seat], *table.laid[seat])))
            table.spent = put(table.spent, seat, cards)
    table.laid = ((), ())
    table.water = NOTHING


def keep_water(table: Table, seat: int, card: int) -> None:
    """One card of the holy water counts in the attack, the others go to the moat.

    No event: the attack has one.
    """
    for other in table.laid[seat]:
        table.spent = put(table.spent, seat, plus(table.spent[seat], other))
    table.laid = put(table.laid, seat, (card,))
    table.spent = put(table.spent, seat, without(table.spent[seat], card))
    table.water = card


def play_support(table: Table, seat: int, card: int) -> None:
    """Play a support card; it stays in play until it is resolved."""
    table.hand = put(table.hand, seat, without(table.hand[seat], card))
    table.in_play = (*table.in_play, (seat, card))
    table.tell(events.PlayedSupport(seat, table.library.names[card]))


def end_support(table: Table) -> None:
    """A resolved support card goes to its owner's moat (EMP-SUPP-11).

    No event: playing it has one.
    """
    seat, card = table.in_play[-1]
    table.in_play = table.in_play[:-1]
    table.spent = put(table.spent, seat, plus(table.spent[seat], card))


def take(table: Table, seat: int, card: int, pile: str, type: str = "") -> None:
    """Take a card of a type from a pile of one's own, and shuffle the rest (EMP-SUPP-16)."""
    if pile == DRAW_PILE:
        rest = sorted(without(table.draw_pile[seat], card))
        table.rng.shuffle(rest)
        table.draw_pile = put(table.draw_pile, seat, tuple(rest))
    elif pile == CELLAR:
        table.cellar = put(table.cellar, seat, without(table.cellar[seat], card))
    else:
        sink(table, seat, type)
        table.moat = put(table.moat, seat, without(table.moat[seat], card))
    table.hand = put(table.hand, seat, plus(table.hand[seat], card))
    table.tell(events.TookFromPile(seat, table.library.names[card], pile))


def find_nothing(table: Table, seat: int, pile: str, type: str) -> None:
    """A pile has no card of the type; shuffle it (EMP-R-71)."""
    if pile == DRAW_PILE:
        rest = sorted(table.draw_pile[seat])
        table.rng.shuffle(rest)
        table.draw_pile = put(table.draw_pile, seat, tuple(rest))
    table.tell(events.FoundNothing(seat, pile, type))


def sink(table: Table, seat: int, type: str) -> None:
    """A card of a type is taken from the moat in secret. It may be any of those seen there, so all
    of them count as face down from now on (EMP-HID-16).

    No event: fetching the card has one.
    """
    combat = table.library.combat
    seen = [card for card in table.spent[seat] if not type or combat[card].type == type]
    if seen:
        rest = table.spent[seat]
        for card in seen:
            rest = without(rest, card)
        table.spent = put(table.spent, seat, rest)
        table.moat = put(table.moat, seat, tuple(sorted((*table.moat[seat], *seen))))
        table.sunk = put(table.sunk, seat, tuple(sorted((*table.sunk[seat], *seen))))
    if table.sunk[seat]:
        first, second = table.fetched
        table.fetched = (first + 1, second) if seat == 0 else (first, second + 1)


# Characters


def unmask(table: Table, who: int) -> None:
    """Everybody learns that a character is a vampire (EMP-REVEAL-06)."""
    table.unmasked |= BIT[who]
    table.tell(events.Unmasked(CHARACTERS[who]))


def ask(table: Table, seat: int, who: int) -> None:
    """Holy water: the question, and the true answer (EMP-HOLY-04..06)."""
    table.tell(events.Asked(seat, CHARACTERS[who]))
    if table.vampires & BIT[who]:
        unmask(table, who)
    else:
        table.cleared |= BIT[who]
        table.tell(events.IsHuman(CHARACTERS[who]))


def hide(table: Table, who: int) -> None:
    """A character goes from the castle to the bottom of the town (EMP-HIDE-07, -09)."""
    leave_castle(table, who)
    table.town = (*table.town, who)
    table.hidden += 1
    trace(table, HIDDEN, who, 1)
    table.tell(events.HidInTown(CHARACTERS[who]))


def die(table: Table, who: int) -> None:
    """A character dies, and its nature is revealed (EMP-RESULT-01..03)."""
    leave_castle(table, who)
    table.dead = (*table.dead, who)
    if table.vampires & BIT[who]:
        table.unmasked |= BIT[who]
        table.tell(events.Died(CHARACTERS[who], "vampire"))
    else:
        table.cleared |= BIT[who]
        table.tell(events.Died(CHARACTERS[who], "human"))


def leave_castle(table: Table, who: int) -> None:
    """A character leaves the castle, and its markers are removed (EMP-MARK-05)."""
    table.castle = without(table.castle, who)
    if table.attack_markers[who] + table.defence_markers[who] > 0:
        lose_markers(table, who)


def lose_markers(table: Table, who: int) -> None:
    """The markers on a character are removed."""
    table.attack_markers = marked(table.attack_markers, who, 0)
    table.defence_markers = marked(table.defence_markers, who, 0)
    table.tell(events.LostMarkers(CHARACTERS[who]))


def refill(table: Table) -> None:
    """Characters come from the top of the town until the castle is full (EMP-AREA-02)."""
    while len(table.castle) < CASTLE_SIZE and table.town:
        who = table.town[0]
        table.town = table.town[1:]
        table.hidden = min(table.hidden, len(table.town))
        table.castle = (*table.castle, who)
        table.tell(events.Entered(CHARACTERS[who]))


def invite(table: Table, seat: int, who: int) -> None:
    """A character comes from the town into the castle, out of turn."""
    place = table.town.index(who)
    if place >= len(table.town) - table.hidden:
        table.hidden -= 1
    table.town = without(table.town, who)
    table.castle = (*table.castle, who)
    if seat == table.vampire_seat:
        trace(table, INVITED, who, 1)
    table.tell(events.Entered(CHARACTERS[who]))


def mark(table: Table, seat: int, who: int, kind: str) -> None:
    """Put a marker on a character in the castle (EMP-MARK-03)."""
    if kind == ATTACK:
        table.attack_markers = marked(table.attack_markers, who, table.attack_markers[who] + 1)
    else:
        table.defence_markers = marked(table.defence_markers, who, table.defence_markers[who] + 1)
    if seat == table.vampire_seat:
        trace(table, ARMED if kind == ATTACK else HELPED, who, 1)
    table.tell(events.Marked(seat, CHARACTERS[who], kind))


def marked(markers: tuple[int, ...], who: int, number: int) -> tuple[int, ...]:
    """The markers with a new number for one character."""
    if markers[who] == number:
        return markers
    changed = (*markers[:who], number, *markers[who + 1 :])
    return NO_MARKERS if changed == NO_MARKERS else changed


def trace(table: Table, kind: int, who: int, number: int) -> None:
    """Record a public action of the vampire player concerning a character.

    No event: the act itself has one.
    """
    old = table.traces[kind]
    new = (*old[:who], old[who] + number, *old[who + 1 :])
    table.traces = (*table.traces[:kind], new, *table.traces[kind + 1 :])


def trace_defence(table: Table, seat: int, number: int) -> None:
    """Record how much the vampire player does for a character under attack.

    No event: the act itself has one.
    """
    if table.target != NOBODY and seat == table.vampire_seat and seat != table.active:
        trace(table, DEFENDED, table.target, number)


# Combat


def begin_combat(table: Table, attacker: int, target: int) -> None:
    """A character attacks another."""
    table.attacker, table.target, table.round = attacker, target, 1
    if table.active == table.vampire_seat:
        trace(table, ATTACKED, target, 1)
        trace(table, LED, attacker, 1)
        for who in table.castle:
            if who != attacker and who != target:
                trace(table, SPARED, who, 1)
    table.tell(events.CombatBegan(table.active, CHARACTERS[attacker], CHARACTERS[target]))


def end_round(table: Table, attack: int, defence: int) -> None:
    """A round of combat is over; another one may follow."""
    table.tell(events.RoundEnded(table.round, attack, defence))
    table.round += 1


def stop_combat(table: Table) -> None:
    """The attacking player starts no second round (EMP-R-02)."""
    table.tell(events.CombatStopped(table.active))


def survive(table: Table) -> None:
    """The target survives the combat."""
    table.tell(events.Survived(CHARACTERS[table.target]))


def strengthen(table: Table, seat: int, number: int) -> None:
    """A side of the combat gets more value."""
    trace_defence(table, seat, number)
    bonus = table.bonus
    table.bonus = (bonus[0] + number, bonus[1]) if seat == 0 else (bonus[0], bonus[1] + number)
    table.tell(events.Strengthened(seat, number))


def end_combat(table: Table) -> None:
    """The combat is over, and all cards played go to the moats.

    No event: the result has one.
    """
    other = table.vampire_seat
    if table.active != other and not table.laid[other] and len(table.hand[other]) >= ENOUGH:
        trace(table, UNDEFENDED, table.target, 1)
    table.attacker = table.target = NOBODY
    table.round = 0
    table.bonus = (0, 0)
    clear_laid(table)
