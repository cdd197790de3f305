"""Decks over HTTP: stored privately, read from any format, checked, converted."""

from __future__ import annotations

import re
import time

import pytest
from server.harness import BOT, ME, Person, Server

import conclave
from conclave.server.requests import MAX_LIST
from conclave.testing import rule

KRID, GOVERN, DEFLECTION, NOT_HERE = 200794, 100845, 100518, 100002
LEGAL = f"{KRID}*12/{GOVERN}*25,{DEFLECTION}*15"
"""A deck that can be played anywhere."""
FAULTY = """Deck Name: Night's Work

Crypt (3 cards)
2x Krid
1x Anson

Library (6 cards)
4x Govern the Unalined
1x 419 Operation
1x Qqqqqq Zzzzz
"""


def stored_deck(person: Person, name: str = "Night's Work", text: str = "") -> dict[str, object]:
    """Store a deck for a person."""
    deck: dict[str, object] = person.post(
        "/api/decks", {"game": "vtes", "name": name, "text": text or LEGAL}
    )
    return deck


# Own decks


def test_a_deck_is_stored_changed_and_deleted(server: Server) -> None:
    anna = server.person("Anna")
    deck = stored_deck(anna)
    assert (deck["name"], deck["game"]) == ("Night's Work", "vtes")
    assert deck["text"] == f"{KRID}*12/{DEFLECTION}*15,{GOVERN}*25"
    assert deck["piles"] == {"crypt": 12, "library": 40}
    assert deck["faults"] == []
    assert [(line["card"], line["copies"]) for line in deck["lines"]] == [  # type: ignore[attr-defined]
        ("krid", 12),
        ("deflection", 15),
        ("govern-the-unaligned", 25),
    ]
    address = f"/api/decks/{deck['id']}"
    changed = anna.http.patch(address, json={"text": "krid*3/", "name": " By \n day "}).json()
    assert (changed["name"], changed["text"]) == ("By day", f"{KRID}*3/")
    assert [fault["error"] for fault in changed["faults"]] == [
        "vtes-deck-small-crypt",
        "vtes-deck-library-size",
    ]
    assert anna.get(address)["lines"] == changed["lines"]
    (listed,) = anna.get("/api/decks")
    assert listed["piles"] == {"crypt": 3}
    assert "lines" not in listed
    assert anna.http.patch(address, json={"text": ""}).json()["text"] == ""
    assert anna.http.delete(address).status_code == 204
    assert anna.get("/api/decks") == []
    assert anna.refused(address, method="GET")["error"] == "no-such-deck"


def test_the_last_changed_deck_comes_first(server: Server) -> None:
    anna = server.person("Anna")
    first, second = stored_deck(anna, "First"), stored_deck(anna, "Second")
    anna.http.patch(f"/api/decks/{first['id']}", json={"name": "First again"})
    assert [deck["id"] for deck in anna.get("/api/decks")] == [first["id"], second["id"]]
    assert anna.get("/api/decks", game="empire") == []


def test_nobody_sees_or_changes_anothers_decks(server: Server) -> None:
    anna, bert, nobody = server.person("Anna"), server.person("Bert"), server.person()
    address = f"/api/decks/{stored_deck(anna)['id']}"
    assert bert.get("/api/decks") == []
    assert nobody.get("/api/decks") == []
    for other in (bert, nobody):
        assert other.refused(address, method="GET")["error"] == "no-such-deck"
    assert bert.refused(address, {"name": "Mine"}, "PATCH")["error"] == "no-such-deck"
    assert bert.refused(address, method="DELETE")["error"] == "no-such-deck"
    assert nobody.refused(address, {"name": "Mine"}, "PATCH")["error"] == "nobody-yet"
    assert anna.get(address)["name"] == "Night's Work"


def test_a_guests_decks_move_to_his_account(server: Server) -> None:
    anna = server.person("Anna")
    stored_deck(anna, "Of the guest who signs up")
    anna.post("/api/account", {"name": "Anna with decks", "password": "correct horse"})
    guest = server.person("Guest")
    stored_deck(guest, "Of the guest who signs in")
    guest.post("/api/session", {"name": "Anna with decks", "password": "correct horse"})
    assert {deck["name"] for deck in guest.get("/api/decks")} == {
        "Of the guest who signs up",
        "Of the guest who signs in",
    }


def test_invalid_decks_are_not_stored(server: Server) -> None:
    anna = server.person("Anna")
    request = {"game": "vtes", "name": "A deck", "text": LEGAL}
    assert anna.refused("/api/decks", {**request, "name": " \n "})["error"] == "name-empty"
    assert anna.refused("/api/decks", {**request, "name": "x" * 81})["error"] == "bad-request"
    long = "x" * (MAX_LIST + 1)
    assert anna.refused("/api/decks", {**request, "text": long})["error"] == "bad-request"
    assert anna.refused("/api/decks", {**request, "game": "chess"})["error"] == "unknown-game"
    assert anna.refused("/api/decks", {**request, "game": "vendetta"})["error"] == "deck-no-decks"
    refusal = anna.refused("/api/decks", {**request, "text": FAULTY})
    assert refusal["error"] == "vtes-bad-deck"
    assert "Line 8" in refusal["reason"]
    assert anna.get("/api/decks") == []
    pole = server.person("Ola", "pl")
    assert pole.refused("/api/decks/none", method="GET")["reason"].startswith("Nie ma takiej talii")


# Presets


def test_preset_decks_are_listed_with_their_cards(server: Server) -> None:
    found = server.person().get("/api/games/vtes/decks")
    assert found["forms"] == ["text", "lackey", "jol", "link", "word"]
    assert found["opening"] == {"crypt": 4, "library": 7}
    starters = [deck["name"] for deck in found["decks"] if deck["group"] == "starter"]
    assert starters == [
        "brujah", "malkavian", "toreador", "ventrue", "giovanni", "tremere-antitribu",
    ]  # fmt: skip
    assert [deck["name"] for deck in found["decks"]][:6] == starters
    assert [deck["group"] for deck in found["decks"]].count("other") == 6
    titles = [deck["title"] for deck in found["decks"] if deck["group"] == "precon"]
    assert "Third Edition Starter Kit: Tremere antitribu" in titles
    for deck in found["decks"]:
        assert deck["about"] or deck["group"] == "precon"
        assert deck["piles"]["crypt"] >= 12
        assert all(line["playable"] and line["card"] for line in deck["lines"])
    german = server.person().get("/api/games/vtes/decks", lang="de")["decks"]
    assert german[0]["about"].startswith("Einsteigerdeck")
    refusal = server.person().refused("/api/games/vendetta/decks", method="GET")
    assert refusal["error"] == "deck-no-decks"


# Lists in any format


@rule("VTES-1.2-02", "VTES-1.2-04", "VTES-1.2-07")
def test_a_list_is_read_with_all_its_errors(server: Server) -> None:
    read = server.person().post("/api/games/vtes/decks/check", {"text": FAULTY})
    assert read["name"] == "Night's Work"
    assert [(line["name"], line["copies"], line["playable"]) for line in read["lines"]] == [
        ("Anson", 1, True),
        ("Krid", 2, True),
        ("419 Operation", 1, False),
    ]
    faults = [(fault["error"], fault["line"], fault["instead"]) for fault in read["faults"]]
    assert faults == [
        ("vtes-list-wrong-group", 5, None),
        ("vtes-list-unknown-card", 8, "Govern the Unaligned"),
        ("vtes-list-not-enforced", 9, read["faults"][2]["close"]),
        ("vtes-list-unknown-card", 10, None),
        ("vtes-deck-small-crypt", None, None),
        ("vtes-deck-library-size", None, None),
        ("vtes-deck-groups", None, None),
    ]
    assert [fault["name"] for fault in read["faults"][1:3]] == [
        "Govern the Unalined",
        "419 Operation",
    ]
    assert [fault["rule"] for fault in read["faults"]] == [
        "VTES-1.2-07", None, None, None, "VTES-1.2-02", "VTES-1.2-04", "VTES-1.2-07",
    ]  # fmt: skip
    mended = FAULTY.replace("Govern the Unalined", "Govern the Unaligned")
    again = server.person().post("/api/games/vtes/decks/check?lang=de", {"text": mended})
    assert again["faults"][1]["reason"].startswith("Zeile 9: 419 Operation ist noch nicht")


def test_similar_cards_are_offered_for_those_that_are_missing(server: Server) -> None:
    anna = server.person("Anna")
    deck = stored_deck(anna, text=f"{KRID}*12/{GOVERN}*39,{NOT_HERE}*2")
    found = deck["replacements"][0]  # type: ignore[index]
    assert (found["missing"]["id"], found["missing"]["copies"]) == (NOT_HERE, 2)
    assert found["near"][0]["card"]
    mended = f"{KRID}*12/{GOVERN}*39,{found['near'][0]['id']}*2"
    changed = anna.http.patch(f"/api/decks/{deck['id']}", json={"text": mended}).json()
    assert (changed["replacements"], changed["faults"]) == ([], [])
    assert "replacements" not in anna.get("/api/decks")[0]


@rule("VTES-1.2-05")
def test_the_size_of_a_library_depends_on_the_number_of_players(server: Server) -> None:
    anybody = server.person()
    text = f"{KRID}*12/{GOVERN}*61"
    for seats, errors in ((2, ["vtes-deck-library-size"]), (3, [])):
        read = anybody.post("/api/games/vtes/decks/check", {"text": text, "seats": seats})
        assert [fault["error"] for fault in read["faults"]] == errors
    assert read["lines"][0]["id"] == KRID
    too_big = anybody.post("/api/games/vtes/decks/check", {"text": text, "seats": 2})
    assert too_big["faults"][0]["rule"] == "VTES-1.2-05"


@pytest.mark.parametrize("form", ["text", "lackey", "jol", "link", "word"])
def test_a_deck_round_trips_through_each_format(server: Server, form: str) -> None:
    anybody = server.person()
    body = {"text": LEGAL, "form": form, "name": "Night's Work"}
    written = anybody.post("/api/games/vtes/decks/write", body)["text"]
    read = anybody.post("/api/games/vtes/decks/check", {"text": written})
    assert (read["faults"], len(read["lines"])) == ([], 3)
    assert read["name"] == ("Night's Work" if form in ("text", "link") else "")


def test_unknown_formats_and_unreadable_lists_are_refused(server: Server) -> None:
    anybody = server.person()
    body = {"text": LEGAL, "form": "stone"}
    refusal = anybody.refused("/api/games/vtes/decks/write", body)
    assert refusal["error"] == "deck-no-such-form"
    refusal = anybody.refused("/api/games/vtes/decks/write", {"text": "Hello", "form": "jol"})
    assert refusal["error"] == "vtes-bad-deck"
    read = anybody.post("/api/games/vtes/decks/check", {"text": "krid*6*7/deflection*x"})
    assert [fault["error"] for fault in read["faults"]][:2] == ["vtes-deck-bad-copies"] * 2


def test_empires_lists_are_read_stored_and_written(server: Server) -> None:
    anna = server.person("Anna")
    decks = conclave.game("empire").decks
    assert decks is not None
    ours = decks.presets["ours"]
    (at_hand,) = anna.get("/api/games/empire/decks")["decks"]
    assert at_hand["piles"] == {"vampires": 40, "humans": 40}
    read = anna.post("/api/games/empire/decks/check", {"text": ours})
    assert (read["faults"], len(read["lines"])) == ([], len(at_hand["lines"]))
    bad = anna.post("/api/games/empire/decks/check", {"text": "Vampires\nnonsense\n"})
    assert bad["faults"][0]["line"] == 2
    deck = anna.post("/api/decks", {"game": "empire", "name": "Ours", "text": ours})
    assert (deck["piles"], deck["faults"]) == (at_hand["piles"], [])
    body = {"text": deck["text"], "form": "word"}
    word = anna.post("/api/games/empire/decks/write", body)["text"]
    assert re.match(r"\d\*nobles-\d,", word)


OWN_CARDS = """Cards
Blood Moon (vampires, day 2, night 0): Do(Draw(2), OtherDiscards(1))
Vampires
40 Blood Moon
Humans
40 Holy Water 1
"""


def test_a_list_may_define_cards(server: Server) -> None:
    anna = server.person("Anna")
    bad = OWN_CARDS.replace("Draw(2)", "os.system(2)")
    read = anna.post("/api/games/empire/decks/check", {"text": bad})
    assert (read["faults"][0]["error"], read["faults"][0]["line"]) == ("empire-card-unreadable", 2)
    deck = anna.post("/api/decks", {"game": "empire", "name": "Mine", "text": OWN_CARDS})
    assert (deck["piles"], deck["faults"]) == ({"vampires": 40, "humans": 40}, [])
    body = {"text": deck["text"], "form": "word"}
    word = anna.post("/api/games/empire/decks/write", body)["text"].strip()
    options = {"decks": word, "vampires": "first"}
    table = anna.table(ME, BOT, game="empire", options=options)
    state = anna.state(table)
    assert set(state["view"]["hand"][0]) == {"blood-moon"}
    offered = [option["words"] for option in state["decision"]["options"]]
    assert any("Blood Moon" in words for words in offered)
    refusal = anna.refused(
        "/api/tables",
        {"game": "empire", "seats": [ME, BOT], "options": {"decks": word.replace("Draw", "Eval")}},
    )
    assert refusal["error"] == "empire-bad-decks"


# At a table


def test_a_whole_deck_is_brought_by_a_move(server: Server) -> None:
    anna = server.person("Anna")
    word = str(stored_deck(anna, text=wide())["text"])
    assert len(word) > 500
    for live in (False, True):
        table = anna.table(ME, BOT, game="vtes")
        while anna.state(table)["sheet"]["turn"] != [0]:
            time.sleep(0.02)  # the bot brings its own
        number = anna.state(table)["number"]
        if live:
            socket = anna.sit(table)
            assert socket.say("move", number=number, move=f"deck {word}")["type"] == "done"
        else:
            anna.move(table, number, f"deck {word}")
        assert anna.state(table)["view"]["deck"] == [word, None]


def wide() -> str:
    """A deck of sixty different cards, the maximum for two players."""
    decks = conclave.game("vtes").decks
    assert decks is not None
    cards = [card for card in decks.catalogue() if card.card and "vampire" not in card.types]
    library = [card.id for card in cards if "imbued" not in card.types][:60]
    return f"{KRID}*12/" + ",".join(f"{id_}*1" for id_ in library)
