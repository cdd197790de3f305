"""The command line, run in its own process."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
from pathlib import Path

import pytest
from cli.shell import Shell, command, environment


@pytest.mark.parametrize(
    ("words", "output"),
    [
        (
            "play chess",
            "There is no game called “chess”. Available: empire, masquerade, vendetta, vtes.",
        ),
        ("play vendetta -n 9", "is for 3–5 players, not 9"),
        ("play vendetta --people 5", "only 4 seats"),
        ("play vendetta -o weather=rain", "no option “weather”"),
        ("simulate chess", "There is no game called “chess”"),
        ("simulate vendetta -n 2", "is for 3–5 players, not 2"),
        ("simulate vendetta --bots oracle", "no bot called “oracle”"),
        (
            "simulate vendetta --bots mine.py:Bot",
            "the file mine.py does not exist",
        ),
        ("simulate vendetta --bots nowhere:Bot", "No module named 'nowhere'"),
        ("simulate vendetta --bots a,b,c,d,e", "more bots (5) than seats (4)"),
        ("simulate vendetta -o rounds=many", "cannot be “many”. Allowed: 0–999."),
        ("simulate vendetta -o rounds", "write NAME=VALUE"),
        ("simulate vendetta --games 0", "0 is not in the range"),
        ("rules chess", "There is no game called “chess”"),
        ("rules vendetta VEND-NO-99", "no statement VEND-NO-99"),
        ("rules chess --read", "There is no game called “chess”"),
        ("cards chess", "There is no game called “chess”"),
        ("cards vendetta", "The cards of Vendetta have no text."),
        ("cards masquerade Chalenge", "no card “Chalenge”. Did you mean: Challenge?"),
        ("cards masquerade xyzzy --lang de", "has no card “xyzzy”."),
        ("record verify missing.txt", "does not exist"),
        ("replay missing.txt", "does not exist"),
    ],
)
def test_bad_input_gets_one_clear_sentence_and_exit_status_2(
    run: Shell, words: str, output: str
) -> None:
    done = run(words)
    assert done.returncode == 2
    assert output in done.stderr
    assert "Traceback" not in done.stderr
    assert done.stdout == ""


def test_a_game_is_played_recorded_verified_and_replayed(run: Shell) -> None:
    played = run(
        "play vendetta -n 3 -o rounds=1 --seed 3 --record game.txt --lang en", "done\n" * 4
    )
    assert played.returncode == 0
    assert "You turn over district" in played.stdout
    verified = run("record verify game.txt")
    assert verified.returncode == 0
    assert "Valid: a finished game of vendetta, 3 seats" in verified.stdout
    output = json.loads(run("record verify game.txt --json").stdout)
    assert output["valid"] is output["over"] is True
    assert output["outcome"]["rule"] == "VEND-R-31"
    replayed = run("replay game.txt --lang de")
    assert "Rot deckt Bezirk" in replayed.stdout


def test_an_unfinished_game_is_continued(run: Shell) -> None:
    run("play vendetta --seed 3 --record game.txt", "done\nquit\n")
    left = json.loads(run("record verify game.txt --json").stdout)
    assert left["over"] is False
    run("play vendetta --continue game.txt", "done\nquit\n")
    later = json.loads(run("record verify game.txt --json").stdout)
    assert later["moves"] > left["moves"]


@pytest.mark.parametrize(
    ("line", "refusal"),
    [
        ("play vendetta --continue game.txt --seed 4", "takes seats, options, decks and seed"),
        ("play empire --continue game.txt", "game.txt is a record of vendetta"),
    ],
)
def test_continuing_a_game_takes_no_setup_options(run: Shell, line: str, refusal: str) -> None:
    run("play vendetta --seed 3 --record game.txt", "done\nquit\n")
    before = (run.folder / "game.txt").read_text()
    done = run(line, "done\nquit\n")
    assert done.returncode == 2
    assert refusal in done.stderr
    assert (run.folder / "game.txt").read_text() == before


def test_a_player_who_can_only_pass_is_asked_with_ask_always(run: Shell) -> None:
    moves = []
    for more in ("", " --ask-always"):
        line = f"play vtes -n 3 --bots random --seed 3 --record game.txt --lang en{more}"
        assert run(line, "deck random\nquit\n").returncode == 0
        moves.append(json.loads(run("record verify game.txt --json").stdout)["moves"])
    assert moves[0] > moves[1]


def test_a_tampered_record_is_reported_with_the_move(run: Shell) -> None:
    run("play vendetta --seed 3 --record game.txt", "done\nquit\n")
    file = run.folder / "game.txt"
    file.write_text(file.read_text().replace("1 seat 0: done", "1 seat 0: place 40 d1"))
    done = run("record verify game.txt")
    assert done.returncode == 1
    assert "Move 1, “place 40 d1”, was not allowed" in done.stderr
    (run.folder / "noise.txt").write_bytes(bytes(range(256)))
    assert run("record verify noise.txt").returncode == 2


def test_a_simulation_gives_the_same_totals_with_any_number_of_jobs(run: Shell) -> None:
    line = "simulate vendetta --games 30 --seed 5 --json --jobs"
    one, two = (json.loads(run(f"{line} {jobs}").stdout) for jobs in (1, 2))
    for same in ("digest", "by_seat", "by_bot", "decisions", "reasons", "median"):
        assert one[same] == two[same]
    assert one["games"] == 30
    assert sum(share["wins"] for share in one["by_seat"]) == pytest.approx(30)


def test_ctrl_c_stops_a_simulation_and_counts_finished_games(tmp_path: Path) -> None:
    terminal = {"FORCE_COLOR": "1", "COLUMNS": "200"}  # otherwise it shows no progress
    process = subprocess.Popen(
        command("simulate vendetta --games 10000000 --jobs 2 --json"),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(tmp_path) | terminal,
    )
    try:
        assert process.stderr is not None
        output = b""
        while not re.search(rb"[1-9]\d*/10000000", output):
            more = os.read(process.stderr.fileno(), 4096)
            assert more, output.decode()
            output += more
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    finally:
        process.kill()  # otherwise it would play on for hours if this fails
    result = json.loads(out)
    assert result["stopped"] is True
    assert 0 < result["games"] < 10_000_000
    assert b"Traceback" not in output + err
    assert process.returncode == 130


def test_a_statement_is_printed_with_its_text_and_its_tests(run: Shell) -> None:
    # A separate checkout with one test, so that the state of our own results doesn't matter.
    (run.folder / "src" / "conclave").mkdir(parents=True)
    tests = run.folder / "tests"
    tests.mkdir()
    (tests / "conftest.py").write_text('pytest_plugins = ["conclave.testing.proofs"]\n')
    (tests / "test_one.py").write_text(
        "from conclave.testing import rule\n\n\n"
        '@rule("VEND-END-02")\ndef test_the_target() -> None: ...\n'
    )
    done = run("rules vendetta vend-end-02")
    assert done.returncode == 0, done.stderr
    assert "6 with 3 players, 5 with 4 players, 4 with 5 players" in done.stdout
    assert "tests/test_one.py::test_the_target" in done.stdout
    assert "Running the tests" in done.stderr
    again = run("rules vendetta vend-end-02")
    assert again.stdout == done.stdout
    assert "Running the tests" not in again.stderr, "nothing has changed since"


def test_the_rules_can_be_read_in_any_language(run: Shell) -> None:
    english = run("rules vendetta --read --lang en").stdout
    german = run("rules vendetta --read --lang de").stdout
    assert english.startswith("Vendetta\n\nWhat it is about\nThe godfather of a small Sicilian")
    assert "\n1. Das Dorf hat dreizehn nummerierte Bezirke." in german
    assert "\n• Vorletzter zu sein genügt." in german
    assert max(len(line) for line in german.splitlines()) <= 90
    assert not re.search(r"VEND-|\*|[{}\[\]]", english + german)


def test_a_card_is_printed_whole_and_found_in_any_language(run: Shell) -> None:
    output = (
        "Machtdemonstration  Brujah · Vorbereitung · Macht 3\n    Stiehl jedem Rivalen 1 Blut.\n"
    )
    for name in ("show-of-force", "SHOW OF FORCE", "Machtdemonstration", "pokaz siły"):
        assert run(f"cards masquerade {name} --lang de").stdout == output
    ours = run("cards masquerade elysium --lang en").stdout
    assert "Elysium  Location card\n    Each player here is protected" in ours
    assert "Conclave’s own design" in ours
    hunts = run("cards masquerade hunt --lang en").stdout
    assert hunts.count("Hunt  ") == 7
    assert "The winner here chooses" in hunts


def test_all_cards_are_listed_by_clan_and_kind(run: Shell) -> None:
    output = run("cards masquerade --lang pl").stdout
    places = [
        output.index(f"\n{group}\n  ") for group in ("Brujah", "Ventrue", "Ofiary", "Relikwie")
    ]
    assert places == sorted(places)
    assert "  Pokaz siły  Brujah · przygotowanie · siła 3\n" in output
    assert "  Bobby White  Człowiek · wpływy 2 · żer 3 · po wyssaniu: 1 krew, wpływy 0\n" in output


def test_a_deck_is_checked_shown_and_converted(run: Shell) -> None:
    good = "Crypt\n12x Krid\nLibrary\n40x Govern the Unaligned\n"
    fine = run("deck check - --seats 3", good)
    assert (fine.returncode, fine.stdout) == (0, "This deck is legal for 3 players.\n")
    bad = run("deck check - --lang de", "Crypt\n2x Kridd\n")
    assert bad.returncode == 1
    assert bad.stdout.splitlines()[0] == "Zeile 2: Es gibt keine Karte „Kridd“. Meintest du: Krid?"
    assert len(bad.stdout.splitlines()) == 3
    shown = run("deck show -", good).stdout
    assert shown.splitlines() == [
        "Crypt (12)",
        "  12 Krid",
        "Library (40)",
        "  40 Govern the Unaligned",
    ]
    assert run("deck convert - --to word", good).stdout == "200794*12/100845*40\n"
    lackey = run("deck convert - --to lackey", good).stdout
    assert run("deck convert - --to word", lackey).stdout == "200794*12/100845*40\n"
    none = run("deck check - --game vendetta", good)
    assert (none.returncode, len(none.stderr.splitlines())) == (2, 1)


def test_own_decks_are_played_and_recorded(run: Shell) -> None:
    (run.folder / "mine.txt").write_text(run("deck convert ours --game empire --to text").stdout)
    line = "play empire --decks mine.txt --bots random --seed 3 --record game.txt"
    assert run(line, "quit\n").returncode == 0
    word = run("deck convert mine.txt --game empire --to word").stdout.strip()
    assert word.count("/") == 1
    assert f"decks={word}" in (run.folder / "game.txt").read_text()
    assert run("record verify game.txt").returncode == 0
    simulated = run(f"simulate empire --games 2 --jobs 1 --json -o decks={word}")
    assert json.loads(simulated.stdout)["games"] == 2


def test_all_errors_of_own_decks_are_reported(run: Shell) -> None:
    bad = "Vampires\n3 Nobels 2, 2 Holy Water 1\nx\nHumans\n0 Nobles 1\n"
    output = [
        "Line 3: “x” should look like “3 Nobles 2” under the heading “Vampires” or “Humans”.",
        "There is no card “Nobels 2”.",
        "Holy Water 1 cannot be in the vampires’ deck.",
        "The vampires’ deck has 0 cards but needs 40.",
        "“0” is not a valid number of copies of Nobles 1.",
        "The humans’ deck has 0 cards but needs 40.",
    ]
    played = run("play empire --decks - --lang en", bad)
    assert (played.returncode, played.stdout) == (2, "")
    assert played.stderr.splitlines() == output
    checked = run("deck check - --game empire --lang en", bad)
    assert (checked.returncode, checked.stdout.splitlines()) == (1, output)
    assert run("simulate empire -o decks=2*nobles-1/").stderr.strip() == (
        "Error: These decks are not legal. The vampires’ deck has 2 cards but needs 40. "
        "The humans’ deck has 0 cards but needs 40."
    )
    assert run("play empire --decks nowhere.txt").stderr.startswith(
        "Error: “nowhere.txt” is neither a readable file"
    )


@pytest.mark.parametrize("language", ["de", "en", "pl"])
def test_own_decks_are_read_in_any_language(run: Shell, language: str) -> None:
    shown = run(f"deck show ours --game empire --lang {language}").stdout
    heads = {
        "de": ["Vampire", "Menschen"],
        "en": ["Vampires", "Humans"],
        "pl": ["Wampiry", "Ludzie"],
    }
    lines = [line.removesuffix(" (40)").strip() for line in shown.splitlines()]
    assert [line for line in lines if not line[0].isdigit()] == heads[language]
    text = "\n".join(lines)
    fine = run(f"deck check - --game empire --lang {language}", text)
    assert fine.returncode == 0
    word = run("deck convert ours --game empire --to word").stdout
    assert run("deck convert - --game empire --to word", text).stdout == word


OWN_CARDS = """Cards
Old Well (humans, day 0, night 1): Fetch(DRAW_PILE, HOLY_WATER)
Sacrifice (humans, day 0, night 0, in combat): CancelCard()
Vampires
40 Nobles 2
Humans
20 Holy Water 1, 16 Old Well, 4 Sacrifice
"""


def test_cards_defined_in_a_deck_list_are_recorded(run: Shell) -> None:
    (run.folder / "mine.txt").write_text(OWN_CARDS)
    assert run("deck check mine.txt --game empire --lang en").stdout == "Both decks are legal.\n"
    assert "16 Old Well" in run("deck show mine.txt --game empire").stdout
    word = run("deck convert mine.txt --game empire --to word").stdout.strip()
    assert run("deck convert - --game empire --to word", OWN_CARDS).stdout.strip() == word
    line = "play empire --decks mine.txt -o vampires=second --seed 3 --record game.txt --lang en"
    played = run(line, "cards old-well\nquit\n")
    assert played.returncode == 0
    assert "Old Well" in played.stdout
    (run.folder / "mine.txt").unlink()
    assert run("record verify game.txt").returncode == 0
    simulated = run(f"simulate empire --games 2 --jobs 1 --json -o decks={word}")
    assert simulated.returncode == 0


def test_errors_in_defined_cards_are_reported_with_their_line(run: Shell) -> None:
    bad = OWN_CARDS.replace("Fetch(DRAW_PILE, HOLY_WATER)", "Fetch(WELL)")
    checked = run("deck check - --game empire --lang en", bad)
    assert checked.returncode == 1
    assert checked.stdout.splitlines()[0] == (
        "Line 2: Fetch can’t take “WELL” here. Allowed: DRAW_PILE, CELLAR, MOAT."
    )
    assert run("play empire --decks - --lang de", bad).stderr.startswith("Zeile 2: „WELL“")


def test_empires_cards_are_listed_with_their_decks(run: Shell) -> None:
    output = run("cards empire --lang en").stdout
    assert re.search(r"Organist  Support .* · 1 in the vampires’ deck\n", output)
    assert re.search(r"Blood Frenzy  Support .* · in neither deck\n", output)
    assert re.search(r"Nobles 2  .* in the vampires’ deck, \d in the humans’ deck\n", output)
    assert "the cost is Conclave’s own design" in run("cards empire Squire --lang en").stdout


def test_a_preset_deck_is_found_by_name(run: Shell) -> None:
    word = run("deck convert bleed --to word").stdout
    assert (
        run("deck convert - --to text", word).stdout == run("deck convert bleed --to text").stdout
    )
    assert run("deck check bleed --seats 2").returncode == 0
    unknown = run("deck show nothing-here")
    assert unknown.returncode == 2
    assert unknown.stderr.startswith("Error: “nothing-here” is neither a readable file")


def test_coverage_is_counted_by_type_and_for_decks(run: Shell, tmp_path: Path) -> None:
    rows = run("cards vtes --coverage --lang en").stdout.splitlines()
    counts = [
        (int(enforced.replace(",", "")), int(there.replace(",", "")))
        for enforced, there in (line[20:].split(" / ") for line in rows[:-1])
    ]
    assert (sum(one for one, _ in counts[:-1]), sum(all_ for _, all_ in counts[:-1])) == counts[-1]
    assert counts[-1][1] == 4149
    listed = json.loads(run("cards vtes --json --lang en").stdout)
    assert counts[-1][0] == len(listed)
    custom = sum(bool(card["custom"]) for card in listed)
    assert rows[-1].startswith(f"{custom} cards (")
    blur = {"id": 100227, "card": "blur", "name": "Blur", "type": "Combat", "custom": []}
    assert [card for card in listed if card["card"] == "blur"] == [blur]
    assert (
        run("cards vtes --coverage bleed --lang en").stdout
        == "bleed: all 24 cards are implemented.\n"
    )
    deck = tmp_path / "deck.txt"
    deck.write_text("Crypt\n12x Krid\nLibrary\n40x 419 Operation\n", encoding="utf-8")
    assert run(f"cards vtes --coverage {deck} --lang de").stdout == (
        f"{deck}: 1 von 2 Karten sind nicht umgesetzt:\n  419 Operation\n"
    )


def test_the_complete_decks_of_an_archive_are_counted(run: Shell, tmp_path: Path) -> None:
    whole = (
        "Deck Name: Whole\n\nCrypt (12 cards)\n12x Krid\n\nLibrary (40)\n40x Govern the Unaligned\n"
    )
    missing = whole.replace("40x", "1x 419 Operation\n39x")
    unread = whole.replace("40x", "1x Qqqqqq Zzzzz\n39x")
    archive = tmp_path / "archive.txt"
    archive.write_text("\n".join([whole, missing, unread, whole]), encoding="utf-8")
    expected = (
        "2 of 4 decks (50.0%) are complete.\n"
        "One more deck lacks only one to three cards.\n"
        "One deck contains lines that can’t be read.\n"
        "Missing from most decks:\n"
        "     1  419 Operation\n"
    )
    assert run(f"cards vtes --coverage --archive {archive} --lang en").stdout == expected
    folder = tmp_path / "decks"
    folder.mkdir()
    for number, deck in enumerate([whole, missing, unread, whole]):
        (folder / f"{number}.txt").write_text(deck, encoding="utf-8")
    assert run(f"cards vtes --coverage --archive {folder} --lang en").stdout == expected


def test_a_deck_is_printed_with_similar_cards_for_missing_ones(run: Shell, tmp_path: Path) -> None:
    deck = tmp_path / "deck.txt"
    deck.write_text("Crypt\n12x Krid\nLibrary\n38x Blur\n2x 419 Operation\n", encoding="utf-8")
    done = run(f"deck replace {deck}")
    assert "419 Operation" not in done.stdout
    assert "12x Krid" in done.stdout
    assert done.stderr.startswith(" 2 419 Operation → ")
    mended = tmp_path / "mended.txt"
    mended.write_text(done.stdout, encoding="utf-8")
    assert "legal" in run(f"deck check {mended} --lang en").stdout


def test_the_words_of_cards_are_listed_with_examples(run: Shell) -> None:
    output = run("cards vtes --words --lang en").stdout.splitlines()
    place = next(n for n, line in enumerate(output) if line.startswith("  TakeEdge("))
    number, _, names = output[place + 1].strip().partition(": ")
    assert int(number) >= 1
    assert names
    assert any(line.startswith("hands: Abilities that change how cards") for line in output)


def test_a_card_is_tried_in_random_games(run: Shell) -> None:
    output = run("cards vtes blur --try 2 --lang en").stdout
    assert [line for line in output.splitlines() if line.startswith("Blur  ")] == [
        "Blur  Kampf · Kosten 1 Blut",
        "Blur  Combat · cost 1 blood",
        "Blur  Walka · koszt 1 krew",
    ]
    end = r"Blur: used in [12] of 2 random games; [\d,]+ decisions, no invariant violated\."
    assert re.fullmatch(end, output.splitlines()[-1])
    assert run("cards masquerade awe --try 3 --lang en").stdout.count("Awe") == 2
    assert "of 2 random games" in run("cards empire secret passage --try 2 --lang en").stdout


def test_trying_a_card_prints_its_facts_and_windows(run: Shell) -> None:
    output = run("cards vtes blur --try 2 --lang en --facts .").stdout
    assert "\nAs printed: type combat; disciplines cel; cost 1 blood.\n" in output
    assert "Not as printed" not in output
    assert "\nNo public list of rulings found: give its folder with --facts or" in output
    heading = "\nWhen it can be used, and in how many of 2 games:\n"
    windows = output.partition(heading)[2].splitlines()
    used = r"  when additional strikes are gained: used [12], offered [12], not playable [12]"
    assert re.fullmatch(used, windows[0])
    reasons = [line for line in windows if line.startswith("      not playable in ")]
    assert 1 <= len(reasons) <= 3
    reason = ": additional strikes have already been gained this round"
    assert any(line.endswith(reason) for line in reasons)


def test_windows_in_which_a_card_was_never_offered_are_listed(run: Shell) -> None:
    output = run("cards vtes the barrens --try 1 --lang en --facts .").stdout
    assert re.search(r"  in the master phase: used 1, offered 1, not playable [01]\n", output)
    assert "\n  never offered: " in output


def test_a_differing_fact_is_printed_with_its_reason(run: Shell) -> None:
    output = run("cards vtes mental maze --try 1 --lang en --facts .").stdout
    assert (
        "\nNot as printed: cost –; the card says 1 blood.\n"
        "      explained: the cost stands at each way, less for a clan\n"
    ) in output


def test_rulings_are_printed_with_their_tests(run: Shell) -> None:
    (run.folder / "rulings.yaml").write_text(
        "100004|Abactor:\n- Said of {100227|Blur}. [ONE]\n100227|Blur:\n- Said of Blur.\n"
        "G00001|Many cards:\n- First: and then.\n- Second.\n",
        encoding="utf-8",
    )
    (run.folder / "ruling-groups.yaml").write_text(
        "G00001|Many cards:\n  100004|Abactor: ''\n", encoding="utf-8"
    )
    (run.folder / "library.csv").write_text(
        'Name,"Card Text"\nAbactor,"Something, in its words."\n', encoding="utf-8"
    )
    output = run("cards vtes abactor --try 1 --lang en --facts .").stdout
    assert "\nThe printed card says: Something, in its words.\n" in output
    rulings = output.partition("Public rulings (✓: shown by a test):\n")[2]
    first, shown, *others = rulings.splitlines()
    assert first == "  ✓ Abactor 1: Said of Blur. [ONE]"
    assert shown.startswith("      shown by test_")
    assert others[:4] == [
        "  · Many cards 1: First: and then.",
        "      not tested, no reason given",
        "  · Many cards 2: Second.",
        "      not tested, no reason given",
    ]
    assert "There are no rulings for this card." in run("cards vtes fame --try 1 --facts .").stdout


def test_every_command_has_help(run: Shell) -> None:
    whole = run("--help").stdout
    names = ("play", "simulate", "replay", "record", "rules", "cards", "games", "serve", "bench")
    for name in names:
        assert f"\n  {name} " in whole
        assert "Usage:" in run(f"{name} --help").stdout


def test_games_are_listed_with_their_options(run: Shell) -> None:
    assert (
        "vendetta  3–5 players\n    supplies=secret  (allowed: secret, open)" in run("games").stdout
    )
