"""Equipping, and taking equipment from other minions (VTES-6.1.3)."""

from games.vtes.plain_cards import CARDS
from games.vtes.stage import A, B, C, D, Stage

from conclave.games.vtes.rules.constants import ASH_HEAP, PLAYING
from conclave.games.vtes.rules.events import playing as events
from conclave.testing import rule


def blocked(stage: Stage, seat: int, minion: int) -> None:
    """Block the current action."""
    stage.skip("BlockQuestion", seat=seat)
    stage.play(seat, "block", minion)
    stage.resolve()


@rule("VTES-6.1.3-01", "VTES-6.1.3-02", "VTES-6.1.3-03", "VTES-6.2.1-02", "VTES-6.2.1-05")
def test_equipment_is_played_at_announcement_and_paid_for_on_success() -> None:
    stage = Stage(4, extra=CARDS)
    krid = stage.vampire(A, "Krid")
    for seat, name in ((B, "Anvil"), (C, "Abebe"), (D, "Pug Jackson")):
        stage.vampire(seat, name)
    stage.hand(A, "Plain Sword")
    sword = stage.table.hand[A][0]
    stage.play(A, "play plain-sword plain", krid)
    stage.skip("announced")
    action = stage.table.view(None)["action"]
    assert (action["kind"], action["stealth"], action["target_seat"]) == ("equip", 1, None)
    assert stage.table.view(D)["action"]["card"] == stage.table.word(sword)
    assert stage.zone(sword) == PLAYING
    assert stage.table.hand[A] == ()
    assert stage.table.tapped[krid]
    for seat in (B, D):
        stage.skip("BlockQuestion")
        assert (stage.decider, stage.table.pool[A]) == (seat, 30)
        stage.play(seat, "decline")
    stage.resolve()
    assert stage.table.attached[krid] == (sword,)
    assert stage.table.controller[sword] == A
    assert stage.table.pool[A] == 29


@rule("VTES-6.1.3-04", "VTES-6.2.3-02", "VTES-6.2.3-05")
def test_equipment_is_burned_when_the_action_fails() -> None:
    stage = Stage(2, extra=CARDS)
    pug, anvil = stage.vampire(A, "Pug Jackson"), stage.vampire(B, "Anvil")
    stage.put_on(anvil, "Lantern")
    stage.hand(A, "Plain Sword")
    sword = stage.table.hand[A][0]
    stage.play(A, "play plain-sword plain", pug)
    blocked(stage, B, anvil)
    assert stage.zone(sword) == ASH_HEAP
    assert stage.table.attached[pug] == ()
    assert stage.table.pool[A] == 30


@rule("VTES-6.1.3-05", "VTES-6.1.3-06", "EX-1.6.3-a")
def test_one_equipment_card_an_action_and_any_number_on_a_minion() -> None:
    stage = Stage(2, extra=CARDS)
    krid = stage.vampire(A, "Krid")
    worn = [stage.put_on(krid, "Lantern") for _ in range(4)]
    stage.hand(A, "Plain Sword", "Grey Cloak")
    stage.play(A, "play plain-sword plain", krid)
    stage.refuses(A, "play grey-cloak plain", krid)
    stage.resolve()
    assert stage.names(stage.table.attached[krid]) == [*["lantern"] * len(worn), "plain-sword"]
    assert stage.names(stage.table.hand[A]) == ["grey-cloak"]


@rule("VTES-6.1-03", "VTES-6.1.3-07", "VTES-6.1.3-08", "VTES-6.1.3-09", "VTES-6.2.1-01")
def test_any_equipment_of_one_other_minion_is_taken_as_named() -> None:
    stage = Stage(2, extra=CARDS)
    krid, pug = stage.vampire(A, "Krid"), stage.vampire(A, "Pug Jackson")
    ghoul, foe = stage.ally(A, "Plain Ghoul"), stage.vampire(B, "Anvil")
    sword, cloak, lantern = (
        stage.put_on(pug, name) for name in ("Plain Sword", "Grey Cloak", "Lantern")
    )
    servant = stage.put_on(pug, "Plain Servant")
    stage.put_on(foe, "Plain Shield")
    takes = [move for move in stage.options(A) if move.startswith("take-equipment")]
    assert takes == [
        stage.text("take-equipment", krid, pug),
        stage.text("take-equipment", ghoul, pug),
    ]
    stage.play(A, "take-equipment", krid, pug)
    assert stage.options(A) == [stage.text("target", card) for card in (sword, cloak, lantern)]
    stage.play(A, "target", sword)
    assert stage.options(A) == [
        *[stage.text("target", card) for card in (cloak, lantern)],
        "done",
    ]
    stage.play(A, "target", lantern)
    stage.play(A, "done")
    action = stage.table.view(None)["action"]
    assert (action["kind"], action["stealth"]) == ("take-equipment", 1)
    assert (action["target"], action["target_seat"]) == (stage.table.word(pug), None)
    assert [event.card for event in stage.events_of(events.ChoseTarget)] == [
        stage.table.word(sword),
        stage.table.word(lantern),
    ]
    assert stage.table.attached[pug] == (sword, cloak, lantern, servant)
    stage.resolve()
    assert stage.table.attached[krid] == (sword, lantern)
    assert stage.table.attached[pug] == (cloak, servant)


@rule("VTES-6.1.3-10")
def test_equipment_stays_when_taking_it_fails() -> None:
    stage = Stage(2, extra=CARDS)
    krid, pug = stage.vampire(A, "Krid"), stage.vampire(A, "Pug Jackson")
    anvil = stage.vampire(B, "Anvil")
    stage.put_on(anvil, "Lantern")
    sword = stage.put_on(krid, "Plain Sword")
    stage.play(A, "take-equipment", pug, krid)
    blocked(stage, B, anvil)
    assert stage.table.attached[krid] == (sword,)
    assert stage.table.attached[pug] == ()


@rule("VTES-6.1.3-08")
def test_equipment_that_was_chosen_and_is_gone_is_not_taken() -> None:
    stage = Stage(2, extra=CARDS)
    krid, pug = stage.vampire(A, "Krid"), stage.vampire(A, "Pug Jackson")
    anvil = stage.vampire(B, "Anvil")
    sword, cloak = stage.put_on(krid, "Plain Sword"), stage.put_on(krid, "Grey Cloak")
    stage.hand(B, "Wrecking Ball")
    stage.play(A, "take-equipment", pug, krid)
    stage.play(A, "target", sword)
    stage.play(A, "target", cloak)
    stage.skip("announced", seat=B)
    stage.play(B, "play wrecking-ball plain", anvil)
    stage.play(B, "target", sword)
    stage.resolve()
    assert stage.zone(sword) == ASH_HEAP
    assert stage.table.attached[pug] == (cloak,)


@rule("VTES-R-49")
def test_taking_equipment_needs_no_requirement_and_costs_nothing() -> None:
    stage = Stage(2, extra=CARDS)
    krid, graham = stage.vampire(A, "Krid"), stage.vampire(A, "Graham Gottesman")
    ghoul = stage.ally(A, "Plain Ghoul")
    shield = stage.put_on(graham, "Plain Shield")
    stage.hand(A, "Plain Shield")
    assert not stage.offers(A, "play plain-shield dom", krid)
    assert stage.offers(A, "play plain-shield dom", graham)
    stage.play(A, "take-equipment", krid, graham)
    stage.resolve()
    assert stage.table.attached[krid] == (shield,)
    stage.play(A, "take-equipment", ghoul, krid)
    stage.resolve()
    assert stage.table.attached[ghoul] == (shield,)
    assert (stage.blood(krid), stage.blood(ghoul)) == (2, 3)
    assert stage.table.pool[A] == 30


@rule("VTES-R-50")
def test_equipment_is_taken_from_ones_own_vampire_in_torpor() -> None:
    stage = Stage(2, extra=CARDS)
    krid = stage.vampire(A, "Krid")
    lost = stage.vampire(A, "Pug Jackson", torpor=True)
    foe = stage.vampire(B, "Anvil", torpor=True)
    sword = stage.put_on(lost, "Plain Sword")
    stage.put_on(foe, "Plain Sword")
    assert not stage.offers(A, "take-equipment", krid, foe)
    stage.play(A, "take-equipment", krid, lost)
    stage.resolve()
    assert stage.table.attached[krid] == (sword,)
    assert stage.table.attached[lost] == ()
