"""Taking control of cards, for good or until the end of the turn."""

from __future__ import annotations

from conclave.games.vtes.rules import contests, notes
from conclave.games.vtes.rules.actions.equipping import ChoosingBearer, choose_new_bearer
from conclave.games.vtes.rules.atoms import moving, noting
from conclave.games.vtes.rules.constants import EQUIPMENT, RETAINER
from conclave.games.vtes.rules.current import turn_scope
from conclave.games.vtes.rules.moments import ChangesController, Happening
from conclave.games.vtes.rules.notebook import Kind
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.triggers import trigger


def take_control(table: Table, card: int, seat: int) -> None:
    """A player takes control of a card in play."""
    if table.controller[card] == seat:
        return
    moving.change_controller(table, card, seat)
    contests.check_after_transfer(table, card)
    choose_new_bearer(table, card, seat)
    trigger(table, Happening(ChangesController, seat, card))


def take_and_place(table: Table, card: int, seat: int) -> None:
    """A player takes control of a card that stays where it is, unless it is equipment or a
    retainer, for which she chooses one of her vampires."""
    if {EQUIPMENT, RETAINER} & {*table.cards.types[table.definition[card]]}:
        table.push(ChoosingBearer(seat, card, True))
    elif table.controller[card] != seat:
        moving.change_controller(table, card, seat)
        contests.check_after_transfer(table, card)
        trigger(table, Happening(ChangesController, seat, card))


def reclaim(table: Table, seat: int) -> None:
    """As a player's untap phase begins, she takes back the cards that others control until then."""
    for note in table.notes.of(notes.CONTROL_RETURNS_AT_YOURS):
        if note.seat == seat:
            noting.erase(table, notes.CONTROL_RETURNS_AT_YOURS, note.about)
            if table.in_play(note.about):
                take_control(table, note.about, seat)


def return_after_this_turn(table: Table, seat: int) -> None:
    """As a player's untap phase begins, note which cards she controls until this turn ends."""
    for note in table.notes.of(notes.CONTROL_RETURNS_NEXT_TURN):
        if note.number == seat:
            noting.erase(table, notes.CONTROL_RETURNS_NEXT_TURN, note.about)
            scope = turn_scope(table)
            noting.note(table, scope, notes.CONTROL_RETURNS, note.about, seat=note.seat)


def return_control(table: Table, seat: int, kind: Kind = notes.CONTROL_RETURNS) -> None:
    """At the end of a player's turn, or as her untap phase begins, the cards she controls until
    then return to the players who controlled them before; those of players who have left the game
    leave it, too."""
    for note in table.notes.of(kind):
        card = note.about
        if table.in_play(card) and table.controller[card] == seat:
            if table.out[note.seat]:
                moving.remove(table, card)
            else:
                take_control(table, card, note.seat)
            noting.erase(table, kind, card)
