"""Tests of locations without a clan, beside those in `test_locations`."""

from __future__ import annotations

from games.vtes.cards.people import PeopleStage, bleed, fight, try_block, use
from games.vtes.stage import A, B

from conclave.games.vtes.rules.events.combat import CombatEnded, RoundBegan
from conclave.games.vtes.rules.reading import values

# Creepshow Casino


def test_creepshow_casino_gives_stealth_to_an_undirected_action_as_it_is_announced() -> None:
    stage = PeopleStage(3)
    elder, thug = stage.vampire(A, "Elder", 2), stage.ally(A, "Thug")
    stage.vampire(B, "Rival")
    casino = stage.permanent(A, "Creepshow Casino")
    stage.play(A, "hunt", elder)
    use(stage, A, casino)
    assert stage.table.tapped[casino]
    assert values.stealth(stage.table, elder) == 1 + 1
    stage.resolve()
    stage.table.tapped[casino] = False
    bleed(stage, thug)
    assert not stage.offers(A, "use", casino, "0")


def test_creepshow_casino_is_not_for_bleeds_or_after_a_block_attempt() -> None:
    stage = PeopleStage()
    elder, mayor = stage.vampire(A, "Elder"), stage.vampire(A, "Mayor", 2)
    rival = stage.vampire(B, "Rival")
    casino = stage.permanent(A, "Creepshow Casino")
    bleed(stage, elder)
    assert not stage.offers(A, "use", casino, "0")
    stage.resolve()
    stage.play(A, "hunt", mayor)
    try_block(stage, rival)
    stage.skip("block", A)
    assert not stage.offers(A, "use", casino, "0")


# House of Sorrow


def test_house_of_sorrow_untaps_a_card_and_both_stay_tapped() -> None:
    stage = PeopleStage(2, phase="master")
    house = stage.permanent(A, "House of Sorrow")
    cellar = stage.permanent(A, "Cellar", tapped=True)
    minion = stage.vampire(A, "Elder", tapped=True)
    theirs = stage.permanent(B, "Cellar", tapped=True)
    use(stage, A, house)
    assert not stage.table.tapped[cellar]
    assert stage.table.tapped[house]
    stage.table.tapped[cellar] = True
    stage.skip("UntapPhase", A)
    assert stage.table.tapped[cellar]
    assert stage.table.tapped[house]
    assert not stage.table.tapped[minion]
    assert stage.table.tapped[theirs] is False


# Police Department


def test_police_department_presses_only_to_end_combat() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    police = stage.permanent(B, "Police Department")
    stage.permanent(A, "Police Department")
    mob = stage.permanent(A, "Mob Connections")
    fight(stage, elder, rival)
    stage.skip("press", A)
    use(stage, A, mob)
    assert stage.decider == B
    use(stage, B, police)
    stage.resolve()
    assert stage.table.tapped[police]
    assert len(stage.events_of(RoundBegan)) == 1
    assert len(stage.events_of(CombatEnded)) == 1


def test_police_department_cannot_continue_combat() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    police = stage.permanent(A, "Police Department")
    stage.permanent(A, "Mob Connections")
    fight(stage, elder, rival)
    stage.skip("press", A)
    assert not stage.offers(A, "use", police, "0")
