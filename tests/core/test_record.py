"""Records: they read back, and tampering is detected."""

import re
from hashlib import sha256

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import conclave
from conclave import BadRecord, Rng
from conclave.core.record import FIRST_LINE, Record, commitment, replay

VENDETTA = conclave.game("vendetta")


def played(moves: int = 10_000, seed: int = 5) -> Record:
    """A record of a random game, stopped after this many moves."""
    record = Record.begin(VENDETTA, 3, {"rounds": 3}, seed, ["Anna", "random", "Zoë  the\n2nd"])
    rng = Rng(seed)
    while not record.position.over and len(record.moves) < moves:
        seat = record.position.deciders[0]
        record.play(seat, record.position.options(seat).pick(rng))
    return record


@pytest.fixture(scope="module")
def text() -> str:
    return played().write()


def fault(text: str) -> BadRecord:
    with pytest.raises(BadRecord) as found:
        Record.read(text)
    return found.value


def test_a_record_is_readable_text(text: str) -> None:
    lines = text.splitlines()
    assert lines[:10] == [
        "conclave record 2",
        "game vendetta",
        f"rules {VENDETTA.rules_hash}",
        "seats 3",
        "option supplies=secret",
        "option rounds=3",
        "option ties=ranked",
        "option executor=first",
        "name 0 Anna",
        "name 1 random",
    ]
    assert lines[10] == "name 2 Zoë the 2nd"
    assert lines[13].startswith("1 seat 0: place ")
    assert lines[-1] == "seed 5"


def test_the_commitment_is_the_hash_of_the_seed(text: str) -> None:
    for seed in (5, 2**100 + 7):
        assert commitment(seed) == sha256(str(seed).encode()).hexdigest()
    assert f"commitment {commitment(5)}" in text


@settings(max_examples=15, deadline=None)
@given(st.integers(0, 60), st.integers(0, 2**128))
def test_a_stopped_game_is_resumed(moves: int, seed: int) -> None:
    record = played(moves, seed)
    again = Record.read(record.write())
    assert again.position.digest() == record.position.digest()
    assert again.write() == record.write()


def test_replay_steps_through_every_move(text: str) -> None:
    numbers = [len(record.moves) for record, _ in replay(text)]
    assert numbers == list(range(len(played().moves) + 1))


@pytest.mark.parametrize("text", ["", "\n", "hello", "{}", "conclave record 99\n"])
def test_a_text_that_is_not_a_record_is_refused(text: str) -> None:
    assert fault(text).key == "record-not-one"


def test_garbage_is_reported_with_its_line(text: str) -> None:
    found = fault(text.replace("\n1 seat 0:", "\n%$§ garbage\n1 seat 0:"))
    assert found.key == "record-bad-line"
    assert found.facts == {"number": 14, "line": "%$§ garbage"}


def test_a_truncated_record_is_refused(text: str) -> None:
    found = fault(text[: text.index("\n25 seat")])
    assert found.key == "record-truncated"
    assert found.facts == {"moves": 24}


def test_a_wrong_number_of_moves_is_detected(text: str) -> None:
    moves = len(played().moves)
    found = fault(text.replace(f"\nover {moves} ", f"\nover {moves + 1} "))
    assert found.key == "record-move-count"
    assert found.facts == {"told": moves + 1, "found": moves}


def test_there_is_a_digest_after_every_twenty_moves(text: str) -> None:
    found = [int(number) for number in re.findall(r"\ndigest (\d+) ", text)]
    assert found == list(range(20, len(played().moves) + 1, 20))


def test_a_missing_move_is_detected(text: str) -> None:
    assert fault(re.sub(r"\n7 seat.*", "", text)).key == "record-bad-line"


def test_an_illegal_move_is_reported_with_its_reason(text: str) -> None:
    found = fault(re.sub(r"\n9 seat (\d): .*", r"\n9 seat \1: place 49 d1", text))
    assert found.key == "record-illegal"
    assert found.facts["number"] == 9
    assert found.facts["move"] == "place 49 d1"


def test_a_changed_legal_move_is_detected_by_the_next_digest(text: str) -> None:
    moves = played().moves
    number = next(n for n, (_, move) in enumerate(moves, 1) if move == "done" and n > 20)
    changed = re.sub(rf"\n{number} seat (\d): done", rf"\n{number} seat \1: place 1 d1", text)
    found = fault(changed)
    assert found.key in ("record-digest", "record-illegal")
    assert number <= int(str(found.facts["number"])) <= number + 20


def test_a_tampered_digest_is_detected(text: str) -> None:
    found = fault(re.sub(r"\ndigest 40 \w", r"\ndigest 40 g", text))
    assert found.key == "record-bad-line"
    digit = re.search(r"\ndigest 40 (\w)", text)
    assert digit is not None
    other = "0" if digit[1] != "0" else "1"
    found = fault(re.sub(r"\ndigest 40 \w", rf"\ndigest 40 {other}", text))
    assert found.key == "record-digest"
    assert found.facts == {"number": 40}


def test_a_tampered_final_digest_is_detected(text: str) -> None:
    """It protects the moves after the last intermediate digest."""
    ending = re.search(r"\nover (\d+) (\w)", text)
    assert ending is not None
    other = "0" if ending[2] != "0" else "1"
    found = fault(text.replace(ending[0], f"\nover {ending[1]} {other}"))
    assert found.key == "record-digest"
    assert found.facts == {"number": int(ending[1])}


def test_lines_after_the_ending_are_refused() -> None:
    lines = played(10).write().splitlines()
    (ending,) = [number for number, line in enumerate(lines) if line.startswith("stopped ")]
    for late in ("11 seat 0: done", "11 time called"):
        found = fault("\n".join([*lines[: ending + 1], late, *lines[ending + 1 :]]))
        assert found.key == "record-bad-line"
        assert found.facts == {"number": ending + 2, "line": late}
    header = fault("\n".join([*lines[: ending + 1], "option rounds=3", *lines[ending + 1 :]]))
    assert header.key == "record-bad-line"


def test_a_stopped_game_has_no_outcome(text: str) -> None:
    outcome = re.search(r"\noutcome .*", text)
    assert outcome is not None
    stopped = played(10).write()
    assert fault(stopped.replace("\nseed", f"{outcome[0]}\nseed")).key == "record-outcome"
    assert fault(stopped.replace("\nstopped ", "\nover ")).key == "record-ending"


def test_a_changed_seed_is_detected(text: str) -> None:
    assert fault(text.replace("\nseed 5", "\nseed 6")).key == "record-seed"
    assert fault(text.replace("\nseed 5", "")).key == "record-no-seed"


def test_a_changed_outcome_is_detected(text: str) -> None:
    assert fault(text.replace("outcome places ", "outcome places 9,")).key == "record-outcome"
    assert fault(re.sub(r"outcome .*\n", "", text)).key == "record-outcome"
    assert fault(text.replace("\nover ", "\nstopped ")).key == "record-ending"


def test_a_failing_replay_names_other_rules(text: str) -> None:
    other = text.replace(VENDETTA.rules_hash, "0123456789abcdef")
    assert Record.read(other).position.over
    found = fault(re.sub(r"\n9 seat (\d): .*", r"\n9 seat \1: place 49 d1", other))
    assert found.key == "record-other-rules"
    assert found.facts == {
        "number": 9,
        "theirs": "0123456789abcdef",
        "ours": VENDETTA.rules_hash,
    }


@pytest.mark.parametrize(
    ("line", "error"),
    [
        ("game chess", conclave.UnknownGame),
        ("seats 9", conclave.BadSeats),
        ("seats four", BadRecord),
        ("option rounds=many", conclave.BadOption),
        ("option weather=rain", conclave.BadOption),
    ],
)
def test_an_invalid_header_is_refused(
    text: str, line: str, error: type[conclave.ConclaveError]
) -> None:
    key = line.partition("=")[0] if "rounds" in line else line.partition(" ")[0]
    assert re.search(rf"\n{key}\b.*", text)
    changed = re.sub(rf"\n{key}\b.*", f"\n{line}", text, count=1)
    with pytest.raises(error):
        Record.read(changed)


def test_a_missing_header_is_reported(text: str) -> None:
    for name in ("game", "rules", "seats", "commitment"):
        found = fault(re.sub(rf"\n{name} .*", "", text))
        assert found.key == "record-incomplete"
        assert found.facts == {"name": name}


def test_the_first_line_names_the_format(text: str) -> None:
    assert text.startswith(FIRST_LINE)
