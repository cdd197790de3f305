"""Notes: what they say, how long they hold, how they are stored."""

from __future__ import annotations

import json

import pytest
from games.vtes.stage import A, B, Stage

from conclave.core.errors import BadPosition
from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.atoms import noting
from conclave.games.vtes.rules.notebook import KINDS, NO_NOTES, Kind, Note, Notes
from conclave.games.vtes.rules.table import Table

ELDER, BRUTE, FIST = 10, 11, 12
"""Numbers of cards."""


@pytest.fixture
def table() -> Table:
    stage = Stage(2)
    stage.vampire(A, "Krid")
    return stage.begin().table


def with_notes(*found: Note) -> Notes:
    result = NO_NOTES
    for note in found:
        result = result.with_note(note)
    return result


def test_a_kind_is_stored_by_the_name_it_has_in_the_source() -> None:
    kinds = {name: kind for name, kind in vars(notes).items() if isinstance(kind, Kind)}
    assert len(kinds) == len(KINDS) > 100
    assert {name.lower().replace("_", "-"): kind for name, kind in kinds.items()} == KINDS


def test_two_kinds_can_not_have_one_name() -> None:
    with pytest.raises(AssertionError):
        Kind("stealth")


def test_notes_are_found_by_what_they_are_and_whom_they_are_about() -> None:
    mine, more = Note(notes.STEALTH, ELDER, 3, 2), Note(notes.STEALTH, ELDER, 1, -1)
    theirs, other = Note(notes.STEALTH, BRUTE, 3, 5), Note(notes.BLEED, ELDER, 3, 1)
    found = with_notes(mine, theirs, other, more)
    assert found.of(notes.STEALTH) == (mine, theirs, more)
    assert found.about(notes.STEALTH, ELDER) == [mine, more]
    assert found.first(notes.STEALTH, ELDER) == mine
    assert found.total(notes.STEALTH, ELDER) == 1
    assert found.has(notes.BLEED, ELDER)
    assert sorted(map(repr, found.all())) == sorted(map(repr, [mine, more, theirs, other]))


def test_nothing_is_found_without_a_note() -> None:
    found = with_notes(Note(notes.STEALTH, ELDER, 3, 2))
    assert found.of(notes.BLEED) == ()
    assert found.about(notes.STEALTH, BRUTE) == []
    assert found.first(notes.STEALTH, BRUTE) is None
    assert found.total(notes.BLEED, ELDER) == 0
    assert not found.has(notes.STEALTH, BRUTE)


def test_notes_are_found_by_what_else_they_name() -> None:
    found = with_notes(
        Note(notes.MUST_ACT, ELDER, 1, card=FIST),
        Note(notes.REMEMBERED_SEAT, ELDER, 1, seat=B),
        Note(notes.PLAYED_THIS_ACTION, ELDER, 1, definition=7),
        Note(notes.ABILITY_USED, ELDER, 1, number=0),
    )
    assert found.has_card(notes.MUST_ACT, ELDER, FIST)
    assert not found.has_card(notes.MUST_ACT, ELDER, BRUTE)
    assert not found.has_card(notes.MUST_ACT, BRUTE, FIST)
    assert found.has_seat(notes.REMEMBERED_SEAT, ELDER, seat=B)
    assert not found.has_seat(notes.REMEMBERED_SEAT, ELDER, seat=A)
    assert found.has_definition(notes.PLAYED_THIS_ACTION, ELDER, 7)
    assert not found.has_definition(notes.PLAYED_THIS_ACTION, ELDER, 8)
    assert found.has_number(notes.ABILITY_USED, ELDER, 0)
    assert not found.has_number(notes.ABILITY_USED, ELDER, 1)


def test_notes_do_not_change_but_are_replaced() -> None:
    before = with_notes(Note(notes.STEALTH, ELDER, 3, 2))
    after = before.with_note(Note(notes.STEALTH, ELDER, 5, 1))
    assert (before.total(notes.STEALTH, ELDER), after.total(notes.STEALTH, ELDER)) == (2, 3)
    assert (before.deepest, after.deepest) == (3, 5)
    assert after.with_only(notes.STEALTH, []).all() == []
    assert after.after_unwinding(5).all() == before.all()
    assert after.after_unwinding(5).deepest == 3


def test_a_note_holds_until_its_frame_is_done(table: Table) -> None:
    top = len(table.frames) - 1
    noting.note(table, top, notes.STEALTH, ELDER, 1)
    noting.note(table, top - 1, notes.STEALTH, ELDER, 2)
    table.unsettled = False
    table.pop()
    assert table.notes.total(notes.STEALTH, ELDER) == 2
    assert table.unsettled
    table.unwind(top - 1)
    assert not table.notes.has(notes.STEALTH, ELDER)


def test_leaving_a_frame_that_nothing_waits_for_changes_nothing(table: Table) -> None:
    noting.note(table, 0, notes.STEALTH, ELDER, 1)
    before, table.unsettled = table.notes, False
    table.pop()
    assert table.notes is before
    assert not table.unsettled


def test_notes_move_down_with_the_frames_they_wait_for(table: Table) -> None:
    top = len(table.frames) - 1
    noting.note(table, top, notes.STEALTH, ELDER, 1)
    noting.note(table, 0, notes.BLEED, ELDER, 1)
    table.remove_frame(1)
    assert [note.until for note in table.notes.of(notes.STEALTH)] == [top - 1]
    assert [note.until for note in table.notes.of(notes.BLEED)] == [0]
    table.pop()
    assert not table.notes.has(notes.STEALTH, ELDER)


def test_copies_share_notes_and_go_their_own_ways(table: Table) -> None:
    noting.note(table, 0, notes.STEALTH, ELDER, 1)
    twin = table.copy()
    assert isinstance(twin, Table)
    assert twin.notes is table.notes
    noting.note(twin, 0, notes.STEALTH, ELDER, 1)
    assert table.notes.total(notes.STEALTH, ELDER) == 1


def test_the_note_that_ends_first_is_used_up_first(table: Table) -> None:
    noting.note(table, 0, notes.GAINED_PRESS, ELDER, 2)
    noting.note(table, 1, notes.GAINED_PRESS, ELDER, 1)
    for left in ([2, 0], [1, 0], [0, 0], [0, 0]):
        noting.use_up(table, notes.GAINED_PRESS, ELDER)
        assert [note.amount for note in table.notes.of(notes.GAINED_PRESS)] == left


def test_notes_are_removed_by_what_they_name(table: Table) -> None:
    for card in (BRUTE, FIST):
        noting.note(table, 0, notes.MUST_ACT, ELDER, card=card)
    noting.note(table, 0, notes.MUST_ACT, BRUTE, card=FIST)
    noting.erase(table, notes.MUST_ACT, ELDER, card=FIST)
    assert [(note.about, note.card) for note in table.notes.of(notes.MUST_ACT)] == [
        (ELDER, BRUTE),
        (BRUTE, FIST),
    ]
    noting.erase(table, notes.MUST_ACT, ELDER)
    assert not table.notes.has(notes.MUST_ACT, ELDER)


def test_notes_about_a_minion_end_when_he_leaves_play(table: Table) -> None:
    noting.note(table, 0, notes.HAS_BLED, ELDER)
    noting.note(table, 0, notes.HAS_BLED, BRUTE)
    noting.note(table, 0, notes.INTERCEPT, ELDER, 1)
    noting.note(table, 0, notes.GRANTED, ELDER, card=FIST)
    noting.forget_minion(table, ELDER)
    assert [note.about for note in table.notes.of(notes.HAS_BLED)] == [BRUTE]
    assert not table.notes.has(notes.GRANTED, ELDER)
    assert table.notes.has(notes.INTERCEPT, ELDER)


def test_notes_are_stored_by_names_and_say_only_what_is_set(table: Table) -> None:
    noting.note(table, 0, notes.STEALTH, ELDER, 2)
    number = table.cards.numbers["blood-doll"]
    noting.note(table, 0, notes.PLAYED_IN_ROUND, ELDER, definition=number, round=3)
    assert table.save()["state"]["notes"] == [
        {"kind": "stealth", "about": ELDER, "until": 0, "amount": 2},
        {
            "kind": "played-in-round",
            "about": ELDER,
            "until": 0,
            "definition": "blood-doll",
            "round": 3,
        },
    ]


def test_stored_notes_are_read_back(table: Table) -> None:
    phrase = table.game.parts[5]
    noting.note(table, 0, notes.STEALTH, ELDER, 2)
    noting.note(table, 1, notes.CAST_FOR, -1, 1, seat=A)
    noting.note(table, 1, notes.AT_END_OF_ACTION, ELDER, card=FIST, phrase=phrase)
    noting.note(table, 1, notes.STEALTH, BRUTE, 0)
    loaded = table.game.load(json.loads(json.dumps(table.save())))
    assert isinstance(loaded, Table)
    assert loaded.notes.all() == table.notes.all()
    assert loaded.notes.deepest == table.notes.deepest
    assert loaded.notes.of(notes.AT_END_OF_ACTION)[0].phrase is phrase
    assert loaded.digest() == table.digest()


@pytest.mark.parametrize(("field", "name"), [("kind", "levitates"), ("definition", "no-such-card")])
def test_a_note_that_is_not_understood_any_more_is_refused(
    table: Table, field: str, name: str
) -> None:
    noting.note(table, 0, notes.PLAYED_SINCE_UNTAP, ELDER, definition=1)
    saved = table.save()
    saved["state"]["notes"][0][field] = name
    with pytest.raises(BadPosition, match=name):
        table.game.load(saved)
