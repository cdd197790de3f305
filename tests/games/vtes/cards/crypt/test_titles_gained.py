"""Tests of vampires who do something when they gain a title."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PeopleStage
from games.vtes.stage import A, B, C

from conclave.games.vtes.rules import contests
from conclave.games.vtes.vocabulary.card import Vampire

# Damaskenos, Herald of Leandro

SNAKE = Vampire("Snake", "follower-of-set", 1, 8, "OBF", "independent")
VIPER = Vampire("Viper", "follower-of-set", 1, 7, "OBF", "independent")
COBRA = Vampire("Cobra", "follower-of-set", 1, 6, "OBF", "independent")
SULTAN = Vampire("Sultan", "ventrue", 1, 7, "", "camarilla", title="prince:Cairo")


@pytest.mark.parametrize(
    ("title", "burned"), [("prince:Cairo", 1), ("justicar:malkavian", 2), ("prince:Rome", 0)]
)
def test_ready_followers_of_set_burn_blood_for_the_title_of_damaskenos(
    title: str, burned: int
) -> None:
    stage = PeopleStage(3, SNAKE, VIPER, COBRA)
    damaskenos = stage.vampire(A, "Damaskenos, Herald of Leandro")
    snake, viper = stage.vampire(B, "snake"), stage.vampire(A, "viper")
    torpid, elder = stage.vampire(C, "cobra", torpor=True), stage.vampire(B, "Elder")
    stage.begin()
    contests.give_title(stage.table, damaskenos, title)
    stage.table.run()
    lost = [8 - stage.blood(snake), 7 - stage.blood(viper), 6 - stage.blood(torpid)]
    assert lost == [burned, burned, 0]
    assert stage.blood(elder) == 10


def test_a_contested_title_counts_when_damaskenos_has_won_it() -> None:
    stage = PeopleStage(3, SNAKE, SULTAN, phase="untap")
    damaskenos = stage.vampire(A, "Damaskenos, Herald of Leandro")
    sultan, snake = stage.vampire(B, "sultan"), stage.vampire(B, "snake")
    contests.give_title(stage.table, damaskenos, "prince:Cairo")
    assert stage.table.profile[damaskenos].contesting
    contests.lose_title(stage.table, sultan)
    stage.begin()
    assert not stage.table.profile[damaskenos].contesting
    stage.skip("UntapPhase", A)
    assert stage.blood(snake) == 7
