"""What is chosen is described where it is first mentioned."""

from __future__ import annotations

import pytest

from conclave.text.choices import capital, mention, settle
from conclave.text.things import joined_once

VAMPIRE = mention("1", "a ready vampire", "that vampire")
IN_A_CONDITION = mention("1", "", "that vampire")
SENTENCE = "⟪1¦Choose a ready vampire. ⟫"


@pytest.mark.parametrize(
    ("marked", "settled"),
    [
        ("Gain 1 pool.", "Gain 1 pool."),
        (f"{SENTENCE}Tap {VAMPIRE}.", "Tap a ready vampire."),
        (f"{SENTENCE}Tap {VAMPIRE}. Burn {VAMPIRE}.", "Tap a ready vampire. Burn that vampire."),
        (f"{SENTENCE}{capital(VAMPIRE)} untaps.", "A ready vampire untaps."),
        (f"{SENTENCE}Gain 1 pool.", "Choose a ready vampire. Gain 1 pool."),
        (
            f"{SENTENCE}If {IN_A_CONDITION} is older, tap {VAMPIRE}.",
            "Choose a ready vampire. If that vampire is older, tap that vampire.",
        ),
        (
            f"{SENTENCE}Gain 1 pool. / {SENTENCE}Tap {VAMPIRE}.",
            "Choose a ready vampire. Gain 1 pool. / Tap a ready vampire.",
        ),
        (
            f"{SENTENCE}⟪2¦Choose a retainer on {VAMPIRE}. ⟫Burn "
            f"{mention('2', f'a retainer on {VAMPIRE}', 'that retainer')}. Tap {VAMPIRE}.",
            "Burn a retainer on a ready vampire. Tap that vampire.",
        ),
    ],
)
def test_the_first_mention_describes_the_choice(marked: str, settled: str) -> None:
    assert settle(marked) == settled


@pytest.mark.parametrize(
    ("texts", "joined"),
    [
        (["is ready", "is untapped"], "is ready and untapped"),
        (["bereit ist", "enttappt ist"], "bereit und enttappt ist"),
        (["is ready", "has no blood"], "is ready and has no blood"),
        (["is ready, or so"], "is ready, or so"),
        (["is ready, or so", "is old"], "is ready, or so and is old"),
    ],
)
def test_words_that_all_texts_share_are_said_once(texts: list[str], joined: str) -> None:
    word = " und " if "ist" in joined else " and "
    assert joined_once(texts, word.join) == joined


def test_whole_clauses_share_their_beginning_only_if_it_is_long() -> None:
    def said(*texts: str) -> str:
        return joined_once(list(texts), " and ".join, at_least=3)

    assert said("the action is a bleed", "the action is blocked") == (
        "the action is a bleed and blocked"
    )
    assert said("the action is a bleed", "the outcome is open") == (
        "the action is a bleed and the outcome is open"
    )
