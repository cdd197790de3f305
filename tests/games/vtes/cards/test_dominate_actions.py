"""Tests of Slaughtering the Herd."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PeopleStage, bleed
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C, Stage

from conclave.games.vtes.rules.blood import burn, send_to_torpor
from conclave.games.vtes.rules.constants import ASH_HEAP

# Slaughtering the Herd


def herd(blood: int = 4) -> tuple[Stage, int, int, int]:
    """The card on a vampire of A's predator C, and the vampire who played it; A's minion phase."""
    stage = PeopleStage(3)
    elder, victim = stage.vampire(A, "Elder", blood), stage.vampire(C, "Rival", 5)
    other = stage.vampire(C, "Judge")
    stage.vampire(B, "Kurt")
    stage.hand(A, "Slaughtering the Herd")
    stage.play(A, "play slaughtering-the-herd DOM", elder)
    stage.skip("Targeting")
    assert stage.options(A) == [stage.text("target", victim), stage.text("target", other)]
    stage.play(A, "target", victim)
    assert stage.table.view(None)["action"]["target_seat"] == C
    stage.resolve()
    return stage, stage.table.attached[victim][0], elder, victim


def test_slaughtering_the_herd_at_inferior_is_a_bleed_that_allies_cannot_block() -> None:
    stage = PeopleStage(2)
    pupil, thug, elder = stage.vampire(A, "Pupil"), stage.ally(B, "Thug"), stage.vampire(B, "Elder")
    stage.hand(A, "Slaughtering the Herd")
    stage.play(A, "play slaughtering-the-herd dom", pupil)
    stage.skip("BlockQuestion", B)
    assert not stage.offers(B, "block", thug)
    assert stage.offers(B, "block", elder)
    stage.resolve()
    assert stage.table.pool[B] == 27
    assert stage.blood(pupil) == 3


def test_slaughtering_the_herd_takes_a_blood_for_each_action_its_victim_announces() -> None:
    stage, card, elder, victim = herd()
    assert stage.blood(elder) == 2
    stage.skip("MinionPhase", C)
    stage.play(C, "bleed", victim)
    assert stage.blood(victim) == 4
    assert stage.blood(elder) == 3
    stage.skip("MinionPhase", C)
    stage.table.tapped[victim] = False
    stage.play(C, "hunt", victim)
    assert stage.blood(victim) == 3
    assert stage.blood(elder) == 4
    stage.skip("MinionPhase", C)
    other = stage.vampire(C, "Ira")
    bleed(stage, other, C)
    assert stage.blood(elder) == 4
    assert stage.zone(card) != ASH_HEAP


def test_slaughtering_the_herd_is_burned_for_four_blood_in_the_minion_phase_of_its_victim() -> None:
    stage, card, elder, victim = herd()
    assert not any(t.startswith(stage.text("use", card)) for t in stage.options(A))
    stage.skip("MinionPhase", C)
    stage.play(C, "use", card, "0")
    assert stage.zone(card) == ASH_HEAP
    assert stage.blood(victim) == 1
    assert stage.blood(elder) == 2


def test_slaughtering_the_herd_is_not_burned_with_less_blood_but_in_torpor() -> None:
    stage, card, _, victim = herd()
    stage.skip("MinionPhase", C)
    stage.table.blood[victim] = 3
    assert not stage.offers(C, "use", card, "0")
    stage.table.blood[victim] = 4
    send_to_torpor(stage.table, victim)
    assert stage.offers(C, "use", card, "0")


@pytest.mark.parametrize("how", ["torpor", "burned"])
def test_slaughtering_the_herd_is_burned_with_the_vampire_who_played_it(how: str) -> None:
    stage, card, elder, victim = herd()
    if how == "torpor":
        send_to_torpor(stage.table, elder)
    else:
        burn(stage.table, elder)
    stage.table.run()
    stage.skip("MinionPhase", C)
    assert stage.zone(card) == ASH_HEAP
    stage.play(C, "bleed", victim)
    assert stage.blood(victim) == 5


# Puppet Master


def test_puppet_master_at_inferior_is_a_bleed() -> None:
    stage = PeopleStage()
    pupil = stage.vampire(A, "Pupil")
    stage.hand(A, "Puppet Master")
    stage.play(A, "play puppet-master dom", pupil)
    stage.resolve()
    assert stage.table.pool[B] == 27
    assert stage.blood(pupil) == 3


def puppet(seats: int = 2) -> tuple[PeopleStage, int, int]:
    """A has this card on B's vampire; it is B's minion phase."""
    stage = PeopleStage(seats)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Puppet Master")
    stage.play(A, "play puppet-master DOM", elder)
    stage.skip("announced")
    assert stage.table.view(None)["action"]["target_seat"] == B
    stage.resolve()
    (card,) = stage.table.attached[rival]
    assert stage.table.controller[card] == A
    assert stage.table.tapped[rival]
    assert not stage.offers(A, "use", card, "0")
    stage.skip("MinionPhase", B)
    assert stage.table.tapped[rival]
    return stage, rival, card


@ruling("Puppet Master", 1)
def test_puppet_master_is_for_a_younger_vampire_even_a_tapped_one() -> None:
    stage = PeopleStage()
    rival = stage.vampire(A, "Rival")
    elder, kurt = stage.vampire(B, "Elder"), stage.vampire(B, "Kurt", tapped=True)
    ira = stage.vampire(B, "Ira")
    stage.hand(A, "Puppet Master")
    stage.play(A, "play puppet-master DOM", rival)
    assert [stage.offers(A, "target", each) for each in (elder, kurt, ira)] == [False, True, True]
    stage.play(A, "target", kurt)
    stage.resolve()
    assert len(stage.table.attached[kurt]) == 1


def test_puppet_master_lends_the_vampire_in_her_next_minion_phase() -> None:
    stage, rival, card = puppet()
    stage.skip("MinionPhase", A)
    stage.play(A, "use", card, "0")
    assert (stage.table.controller[rival], stage.table.tapped[rival]) == (A, False)
    assert stage.zone(card) == ASH_HEAP
    bleed(stage, rival)
    stage.resolve()
    assert stage.table.pool[B] == 29
    stage.skip("UntapPhase", B)
    assert stage.table.controller[rival] == B
    stage.skip("MinionPhase", B)
    assert not stage.table.tapped[rival]


def test_puppet_master_must_be_used_before_that_phase_ends() -> None:
    stage, rival, card = puppet()
    stage.skip("MinionPhase", A)
    stage.skip("DiscardPhase", A)
    assert (stage.table.controller[rival], stage.table.tapped[rival]) == (A, False)
    assert stage.zone(card) == ASH_HEAP
    stage.skip("UntapPhase", B)
    assert stage.table.controller[rival] == B
