"""Cards that make blockers pay, and referendums that pass by themselves."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PEOPLE, Salon, bleed, fight, modes, strikes, try_block
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C, Stage

from conclave.games.vtes.rules.events.actions import BlockTried
from conclave.games.vtes.rules.events.combat import CombatBegan
from conclave.games.vtes.rules.events.referendums import ReferendumEnded
from conclave.games.vtes.rules.modes import Motion
from conclave.games.vtes.rules.words import POLITICAL
from conclave.games.vtes.vocabulary.blood import GainPool
from conclave.games.vtes.vocabulary.card import Card, Vampire

GIFT = Card("Gift", POLITICAL, effect=Motion(GainPool(1)))


SYNOD = (
    Vampire("Bishop", "lasombra", 1, 5, "", "sabbat", title="bishop"),
    Vampire("Baron", "brujah", 1, 5, "", "independent", title="votes:2"),
)


class Synod(Salon):
    """A table with people of all sects."""

    def __init__(self) -> None:
        Stage.__init__(self, 2, extra=(*PEOPLE, *SYNOD, GIFT))


class Court(Salon):
    """A table with people and a referendum."""

    def __init__(self, seats: int = 2) -> None:
        Stage.__init__(self, seats, extra=(*PEOPLE, GIFT))


# Tenebrous Form


def darken(stage: Salon, mode: str, minion: int, blocker: int) -> Salon:
    """A bleed is to be blocked, and Tenebrous Form is played."""
    stage.hand(A, "Tenebrous Form")
    bleed(stage, minion)
    try_block(stage, blocker)
    stage.play(A, f"play tenebrous-form {mode}", minion)
    assert stage.blood(minion) == 9
    assert stage.table.view(None)["action"]["stealth"] == 1
    return stage


def test_tenebrous_form_at_inferior_gives_stealth_alone() -> None:
    stage = Salon()
    elder, mayor = stage.vampire(A, "Elder"), stage.vampire(B, "Mayor")
    darken(stage, "obt", elder, mayor)
    assert stage.window == "block"
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", mayor)
    assert stage.blood(mayor) == 6
    stage.resolve()
    assert stage.table.pool[B] == 29


@ruling("Burn blood to attempt to block", 1)
@pytest.mark.parametrize(("choice", "blood"), [("burn-blood", 5), ("block-fails", 6)])
def test_who_tries_to_block_pays_for_tenebrous_form_or_gives_it_up(choice: str, blood: int) -> None:
    stage = Salon()
    elder, mayor = stage.vampire(A, "Elder"), stage.vampire(B, "Mayor")
    darken(stage, "OBT", elder, mayor)
    assert stage.decider == B
    stage.play(B, f"choose {choice}")
    assert stage.blood(mayor) == blood
    stage.resolve()
    assert stage.table.pool[B] == 29
    assert not stage.table.tapped[mayor]


def test_each_later_attempt_costs_blood_too() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    mayor, poor = stage.vampire(B, "Mayor"), stage.vampire(B, "Loner", 0)
    thug = stage.ally(B, "Thug")
    darken(stage, "OBT", elder, rival)
    assert stage.window == "block"  # he knows Obtenebration
    assert stage.blood(rival) == 9
    stage.skip("BlockQuestion", B)
    assert stage.offers(B, "block", rival)
    assert stage.offers(B, "block", mayor)
    assert not stage.offers(B, "block", poor)
    assert not stage.offers(B, "block", thug)  # allies have no blood
    stage.play(B, "block", mayor)
    assert stage.blood(mayor) == 5
    stage.resolve()
    assert stage.table.pool[B] == 29


def test_an_ally_who_tries_to_block_has_to_give_it_up() -> None:
    stage = Salon()
    elder, thug = stage.vampire(A, "Elder"), stage.ally(B, "Thug")
    darken(stage, "OBT", elder, thug)
    assert stage.window == "block"
    stage.resolve()
    assert stage.blood(thug) == 3
    assert len(stage.told(BlockTried)) == 1
    assert stage.table.pool[B] == 29


# Force of Personality


def test_force_of_personality_ends_combat() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Force of Personality")
    fight(stage, elder, rival)
    strikes(stage, stage.text("play force-of-personality pre", elder))
    stage.skip("MinionPhase")
    assert stage.blood(elder) == 9
    assert stage.blood(rival) == 9


def test_force_of_personality_at_superior_makes_vampires_pay_and_keeps_allies_away() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    poor, thug = stage.vampire(B, "Mayor", 0), stage.ally(B, "Thug")
    stage.hand(A, "Force of Personality")
    bleed(stage, elder)
    stage.play(A, "play force-of-personality PRE", elder)
    assert stage.blood(elder) == 9
    stage.skip("BlockQuestion", B)
    assert not stage.offers(B, "block", poor)
    assert not stage.offers(B, "block", thug)
    stage.play(B, "block", rival)
    assert stage.blood(rival) == 8
    stage.skip("before-range", A)
    assert len(stage.told(CombatBegan)) == 1


def test_an_attempt_by_a_card_is_paid_for_as_well() -> None:
    for blood, expected in ((1, ["AUS"]), (0, [])):
        stage = Salon(4)
        elder, rival = stage.vampire(A, "Elder"), stage.vampire(C, "Rival", blood)
        stage.hand(A, "Force of Personality")
        stage.hand(C, "Eagle's Sight")
        bleed(stage, elder)
        stage.play(A, "play force-of-personality PRE", elder)
        stage.skip("declined", C)
        assert modes(stage, C, "eagles-sight") == expected
        if expected:
            stage.play(C, "play eagles-sight AUS", rival)
            assert stage.blood(rival) == 0
            stage.skip("before-range", A)
            assert len(stage.told(CombatBegan)) == 1


def test_force_of_personality_is_for_the_announcement() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Force of Personality")
    bleed(stage, elder)
    assert modes(stage, A, "force-of-personality") == ["PRE"]
    try_block(stage, rival)
    assert modes(stage, A, "force-of-personality") == []


# Cryptic Rider


def call(stage: Salon, vampire: int) -> Salon:
    """A referendum is called."""
    stage.hand(A, "gift")
    stage.play(A, "play gift plain", vampire)
    return stage


def pass_it(stage: Salon) -> Stage:
    """The card that calls it is voted for; the action is over."""
    stage.skip("polling", A)
    stage.play(A, "vote calling-card for")
    return stage.skip("after-action", A)


@ruling("Cryptic Rider", 1, 2)
def test_cryptic_rider_lets_the_next_referendum_pass_by_itself() -> None:
    stage = Court()
    vampires = [stage.vampire(A, name) for name in ("Kurt", "Ira", "Elder")]
    rival = stage.vampire(B, "Rival")
    stage.hand(A, "Cryptic Rider", "Cryptic Rider", "Voter Captivation", "Perfect Paragon")
    stage.hand(B, "Poison Pill")
    pass_it(call(stage, vampires[0]))
    stage.play(A, "play cryptic-rider plain", vampires[0])
    assert stage.blood(vampires[0]) == 7
    stage.skip("MinionPhase")
    call(stage, vampires[1])
    seen = []
    while stage.window != "after-action":
        seen.append(stage.window)
        stage.least()
    assert "before-votes" not in seen
    assert "polling" not in seen
    assert stage.table.pool[A] == 32
    stage.table.blood[vampires[1]] = 3
    stage.skip("after-action", A)
    stage.play(A, "play voter-captivation pre", vampires[1])
    assert stage.blood(vampires[1]) == 3  # it passed by no votes
    stage.play(A, "play cryptic-rider plain", vampires[1])
    stage.skip("MinionPhase")
    call(stage, vampires[2])
    stage.skip("MinionPhase")
    assert stage.table.pool[A] == 33
    assert stage.blood(rival) == 9


def test_cryptic_rider_is_for_one_referendum_of_yours_this_turn() -> None:
    stage = Court()
    kurt, ira, elder = [stage.vampire(A, name) for name in ("Kurt", "Ira", "Elder")]
    stage.hand(A, "Cryptic Rider")
    pass_it(call(stage, kurt))
    stage.play(A, "play cryptic-rider plain", kurt)
    stage.skip("MinionPhase")
    call(stage, ira)
    stage.skip("MinionPhase")
    call(stage, elder)
    stage.skip("MinionPhase")
    results = [event.result for event in stage.told(ReferendumEnded)]
    assert results == ["passed", "passed", "failed"]


def test_cryptic_rider_needs_a_referendum_that_has_passed() -> None:
    stage = Court()
    kurt = stage.vampire(A, "Kurt")
    stage.hand(A, "Cryptic Rider")
    call(stage, kurt)
    while stage.prompt != "MinionPhase":
        assert modes(stage, A, "cryptic-rider") == []
        stage.least()


# Closed Session and Private Audience


@ruling("Usable during the polling step", 1)
@pytest.mark.parametrize(
    ("card", "caller", "cost", "voters"),
    [
        ("closed-session", "Mayor", 0, ["Judge"]),
        ("private-audience", "Pack Leader", 1, ["Bishop"]),
    ],
)
def test_only_one_sect_votes(card: str, caller: str, cost: int, voters: list[str]) -> None:
    stage = Synod()
    vampire = stage.vampire(A, caller)
    rivals = {name: stage.vampire(B, name) for name in ("Judge", "Bishop", "Baron")}
    stage.hand(A, card)
    call(stage, vampire)
    stage.skip("before-votes", A)
    before = stage.blood(vampire)
    stage.play(A, f"play {card} plain", vampire)
    assert stage.blood(vampire) == before - cost
    stage.skip("polling", B)
    able = [name for name, rival in rivals.items() if stage.offers(B, "vote", rival, "against")]
    assert able == voters
    assert modes(stage, A, card) == []


@pytest.mark.parametrize(
    ("card", "caller"), [("closed-session", "Pack Leader"), ("private-audience", "Mayor")]
)
def test_it_needs_a_title_of_that_sect(card: str, caller: str) -> None:
    stage = Synod()
    vampire = stage.vampire(A, caller)
    stage.hand(A, card)
    call(stage, vampire)
    stage.skip("before-votes", A)
    assert modes(stage, A, card) == []
