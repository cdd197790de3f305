"""The damage of a strike with several cards, and costs that cards change."""

from __future__ import annotations

import pytest
from games.vtes.scenarios.scene import Scene, fight
from games.vtes.stage import A, B

from conclave.games.vtes.rules.constants import ASH_HEAP, READY, TORPOR
from conclave.testing import rule


def blow(
    before: tuple[str, ...] = (),
    strike: str = "hand",
    weapon: str = "",
    on: tuple[str, ...] = (),
) -> int:
    """How much one strike of Kurt's takes from Ira at close range."""
    stage = Scene(2)
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    for name in on:
        stage.put_on(kurt, name)
    arm = stage.put_on(kurt, weapon) if weapon else 0
    fight(stage, kurt, ira)
    for play in before:
        card, mode = play.split()
        stage.skip("before-range", A)
        stage.play_card(A, card, mode, kurt)
    stage.skip("strike", A)
    if strike == "hand":
        stage.play(A, "strike hand")
    elif strike == "weapon":
        stage.play(A, "strike", arm, "0")
    else:
        card, mode = strike.split()
        stage.play_card(A, card, mode, kurt)
        if stage.decider == A and weapon:
            move = next((m for m in stage.options(A) if weapon.lower().split()[0] in m), "")
            if move:
                stage.play(A, move)
    stage.finish()
    return 8 - stage.blood(ira)


SIGNPOST = "torn-signpost POT"
FISTS = "fists-of-death POT"


@rule("VTES-6.4.5-01", "VTES-6.4.5-02", "VTES-1.4-01")
@pytest.mark.parametrize(
    ("before", "strike", "weapon", "on", "damage"),
    [
        ((SIGNPOST,), "hand", "", (), 3),
        ((SIGNPOST, FISTS), "hand", "", (), 5),
        ((FISTS, SIGNPOST), "hand", "", (), 5),
        ((SIGNPOST,), "weapon", "Bastard Sword", (), 4),
        ((SIGNPOST,), "weapon", "Gas-Powered Chainsaw", (), 3),
        ((SIGNPOST,), "undead-strength POT", "", (), 5),
        ((FISTS,), "slam pot", "", (), 5),
        ((), "weapon", "Bang Nakh: Tiger's Claws", (), 3),
        ((FISTS,), "weapon", "Meat Cleaver", (), 4),
    ],
)
def test_the_damage_of_a_blow(
    before: tuple[str, ...], strike: str, weapon: str, on: tuple[str, ...], damage: int
) -> None:
    assert blow(before, strike, weapon, on) == damage


@rule("VTES-6.4.5-01", "VTES-1.4-01")
@pytest.mark.parametrize(("before", "damage"), [((), 0), ((SIGNPOST,), 1)])
def test_a_disarmed_fighter_finds_a_signpost(before: tuple[str, ...], damage: int) -> None:
    stage = Scene(2)
    kurt, ira, rival = (
        stage.vampire(A, "Kurt"),
        stage.vampire(B, "Ira"),
        stage.vampire(B, "Rival", 3),
    )
    fight(stage, kurt, ira)
    stage.hand(B, "disarm", "undead-strength")
    stage.skip("strike", B)
    stage.play(B, "play undead-strength POT", ira)
    stage.skip_until_offered(B, "play disarm POT", ira)
    stage.play(B, "play disarm POT", ira)
    stage.finish()
    assert stage.zone(kurt) == TORPOR
    stage.skip_to("MinionPhase", B)
    stage.skip_to("MinionPhase", A)
    stage.play(A, "leave-torpor", kurt)
    stage.finish()
    stage.table.tapped[kurt] = False
    stage.hand(A, "bums-rush")
    stage.play(A, "play bums-rush plain", kurt)
    stage.play(A, "target", rival)
    stage.skip("before-range", A)
    for play in before:
        card, mode = play.split()
        stage.play_card(A, card, mode, kurt)
    stage.skip("strike", A)
    stage.play(A, "strike hand")
    stage.finish()
    assert stage.blood(rival) == 3 - damage


@rule("VTES-6.4.6-02", "VTES-1.4-01")
def test_vitality_breaks_the_blade_that_struck() -> None:
    stage = Scene(2)
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    sword = stage.put_on(kurt, "Bastard Sword")
    fight(stage, kurt, ira)
    stage.hand(B, "armor-of-vitality")
    stage.skip("strike", A)
    stage.play(A, "strike", sword, "0")
    stage.skip("damage", B)
    stage.play(B, "play armor-of-vitality FOR", ira)
    stage.finish()
    assert stage.zone(sword) == ASH_HEAP
    assert stage.blood(ira) == 7


@rule("VTES-6.4.6-02", "VTES-1.4-01")
def test_vitality_breaks_no_gun() -> None:
    stage = Scene(2)
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    gun = stage.put_on(kurt, "44 Magnum")
    fight(stage, kurt, ira)
    stage.hand(B, "armor-of-vitality")
    stage.skip("strike", A)
    stage.play(A, "strike", gun, "0")
    stage.skip("damage", B)
    stage.play(B, "play armor-of-vitality FOR", ira)
    stage.finish()
    assert stage.table.host[gun] == kurt
    assert stage.blood(ira) == 7


@rule("VTES-6.4.6-02", "VTES-6.4.3-16", "VTES-1.4-01")
def test_blades_on_the_hands_parry_every_blade() -> None:
    stage = Scene(2)
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    sword, bundi = stage.put_on(kurt, "Bastard Sword"), stage.put_on(ira, "Bundi")
    fight(stage, kurt, ira)
    stage.hand(A, "blur")
    for pair in (1, 2):
        stage.skip("strike", A)
        stage.play(A, "strike", sword, "0")
        stage.skip("damage", B)
        stage.play(B, "use", bundi, "0")
        if pair == 1:
            stage.skip("additional-strikes", A)
            stage.play(A, "play blur cel", kurt)
    stage.finish()
    assert stage.blood(ira) == 8 - 1 - 1


@rule("VTES-1.4-01", "VTES-1.6.1-21")
def test_adana_plays_majesty_for_free() -> None:
    stage = Scene(2)
    adana, ira = stage.vampire(A, "Adana de Sforza", 5), stage.vampire(B, "Ira")
    fight(stage, adana, ira)
    stage.hand(A, "majesty")
    stage.skip("strike", A)
    stage.play(A, next(m for m in stage.options(A) if m.startswith("play majesty PRE")))
    stage.finish()
    assert stage.blood(adana) == 5


@rule("VTES-1.4-01", "VTES-6.2.3-05", "VTES-6.1.3-03")
@pytest.mark.parametrize("blocked", [False, True])
def test_a_jack_of_both_sides_buys_cheaply_if_at_all(blocked: bool) -> None:
    stage = Scene(2)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "jack-of-both-sides", "44-magnum")
    stage.play(A, "play jack-of-both-sides plain", elder)
    for _ in range(4):
        move = next((m for m in stage.options(stage.decider) if "44-magnum" in m), "")
        if not move or stage.decider != A:
            break
        stage.play(A, move)
    if blocked:
        stage.attempt_block(rival)
        stage.skip("block", B)
        stage.play_card(B, "enhanced-senses", "AUS", rival)
    for _ in range(60):
        if stage.prompt == "MinionPhase":
            break
        move = next((m for m in stage.options(stage.decider) if "44-magnum" in m), "")
        if move and stage.decider == A:
            stage.play(A, move)
        else:
            stage.do_minimum()
    if blocked:
        assert stage.table.pool[A] == 30
        assert stage.table.attached[elder] == ()
        assert stage.zone(elder) == READY
    else:
        assert stage.table.pool[A] == 29
        assert stage.names(stage.table.attached[elder]) == ["44-magnum"]
        assert stage.blood(elder) == 9


@rule("VTES-1.4-01", "VTES-6.4.6-08", "VTES-6.4.6-13")
def test_a_dagger_is_as_deadly_as_the_hand_that_holds_it() -> None:
    stage = Scene(2)
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira", 4)
    dagger = stage.put_on(kurt, "Sengir Dagger")
    fight(stage, kurt, ira)
    stage.play_card(A, "torn-signpost", "POT", kurt)
    stage.skip("strike", A)
    stage.play(A, "strike", dagger, "0")
    stage.finish()
    assert (stage.zone(ira), stage.blood(ira)) == (TORPOR, 2)
