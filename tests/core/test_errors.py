"""Errors survive pickling, to be passed between processes."""

import pickle

import pytest

import conclave
from conclave.core.errors import ConclaveError, IllegalMove

WITHIN = conclave.UnreadableMove("unreadable-move", text="hop")


@pytest.mark.parametrize(
    "error",
    [
        conclave.BadSeats("bad-seats", seats="2", allowed="3–5"),
        IllegalMove("vendetta:12", "district-full", seat=2),
        conclave.BadRecord("bad-record"),
        conclave.BadRecord("bad-record-move", number=3, reason=WITHIN),
    ],
)
def test_an_error_is_the_same_after_pickling(error: ConclaveError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert (repr(again), str(again)) == (repr(error), str(error))  # key, facts and rule
