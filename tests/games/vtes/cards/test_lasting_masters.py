"""Master cards that stay in play, and what goes with them: Misdirection, Anthelios."""

from __future__ import annotations

import pytest
from games.vtes.cards.court import Court, play
from games.vtes.cards.people import PEOPLE
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C, D, Stage

from conclave.games.vtes.rules import settling
from conclave.games.vtes.rules.atoms import counters
from conclave.games.vtes.rules.blood import burn, fall, send_to_torpor
from conclave.games.vtes.rules.events.moving import WasRemoved
from conclave.games.vtes.rules.events.piles import BackToHand, BackToLibrary
from conclave.games.vtes.rules.reading import values
from conclave.games.vtes.rules.words import ASH_HEAP, BESIDE, ON_CARD, REMOVED, TORPOR


def act(stage: Stage, minion: int, card: int, number: str = "0") -> None:
    """A minion takes an action that a card in play offers; nobody blocks it."""
    stage.play(stage.decider, "act", minion, card, number)
    stage.resolve()


# Misdirection


def test_misdirection_taps_any_minion() -> None:
    stage = Court()
    stage.hand(A, "Misdirection")
    rival, thug = stage.vampire(B, "Rival"), stage.ally(C, "Thug")
    play(stage, "misdirection", "target", rival)
    assert stage.table.tapped[rival]
    assert not stage.table.tapped[thug]
    assert stage.table.pool[A] == 29


def test_misdirection_is_not_for_other_cards() -> None:
    stage = Court()
    stage.hand(A, "Misdirection")
    stage.permanent(B, "Cellar")
    assert not stage.offers(A, "play", "misdirection", "plain", "-")
    stage.ally(B, "Thug")
    assert stage.offers(A, "play", "misdirection", "plain", "-")


# Anarch Troublemaker


def test_anarch_troublemaker_taps_up_to_two_vampires_of_the_prey_and_goes_there() -> None:
    stage = Court(3, "untap")
    trouble = stage.permanent(A, "Anarch Troublemaker")
    rival, pupil = stage.vampire(B, "Rival"), stage.vampire(B, "Pupil", torpor=True)
    kurt = stage.vampire(B, "Kurt")
    far = stage.vampire(C, "Elder")
    stage.play(A, "use", trouble, "0")
    assert not stage.offers(A, "target", far)
    stage.play(A, "target", rival)
    assert stage.options(A) == [
        stage.text("target", kurt), stage.text("target", pupil), "done",
    ]  # fmt: skip
    stage.play(A, "target", pupil)
    assert [stage.table.tapped[card] for card in (rival, pupil, kurt)] == [True, True, False]
    assert stage.table.controller[trouble] == B
    assert not stage.offers(A, "use", trouble, "0")


@ruling("Anarch Troublemaker", 1)
def test_anarch_troublemaker_may_tap_one_alone_and_one_who_is_tapped() -> None:
    stage = Court(3, "untap")
    trouble = stage.permanent(A, "Anarch Troublemaker")
    rival = stage.vampire(B, "Rival", tapped=True)
    stage.vampire(B, "Kurt", tapped=True)
    stage.play(A, "use", trouble, "0")
    stage.play(A, "target", rival)
    stage.play(A, "done")
    assert stage.table.tapped[rival]
    assert stage.table.controller[trouble] == B


def test_anarch_troublemaker_burns_an_equipment_of_the_prey_instead() -> None:
    stage = Court(3, "untap")
    trouble = stage.permanent(A, "Anarch Troublemaker")
    rival, far = stage.vampire(B, "Rival"), stage.vampire(C, "Elder")
    lamp, cudgel = stage.put_on(rival, "Lamp"), stage.put_on(rival, "Cudgel")
    other = stage.put_on(far, "Lamp")
    stage.play(A, "use", trouble, "1")
    assert not stage.offers(A, "target", other)
    stage.play(A, "target", lamp)
    assert (stage.zone(lamp), stage.zone(cudgel)) == (ASH_HEAP, ON_CARD)
    assert stage.table.controller[trouble] == B
    assert not stage.table.tapped[rival]


def test_anarch_troublemaker_needs_not_be_used_and_stays_then() -> None:
    stage = Court(3, "untap")
    trouble = stage.permanent(A, "Anarch Troublemaker")
    stage.vampire(B, "Rival")
    stage.play(A, "done")
    assert stage.table.controller[trouble] == A


# Anthelios, The Red Star


def test_anthelios_exchanges_a_master_card_in_hand_for_one_in_the_ash_heap() -> None:
    stage = Court()
    star = stage.permanent(B, "Anthelios, The Red Star")
    stage.hand(A, "Minion Tap", "Blur", "Vessel")
    stage.ash(A, "Ascendance", "Majesty", "Villein")
    stage.play(A, "use", star, "0")
    names = [stage.names((stage.table.read(text),)) for text in stage.options(A)]
    assert names == [["ascendance"], ["villein"]]
    stage.play(A, stage.options(A)[0])
    assert stage.options(A) == ["discard minion-tap", "discard vessel"]
    stage.play(A, "discard", "vessel")
    assert sorted(stage.names(stage.table.hand[A])) == ["ascendance", "blur", "minion-tap"]
    assert sorted(stage.names(stage.table.ash[A])) == ["majesty", "vessel", "villein"]
    assert stage.table.actions == 0


def test_anthelios_serves_once_a_master_phase_and_only_whoever_has_both_cards() -> None:
    stage = Court()
    star = stage.permanent(A, "Anthelios, The Red Star")
    stage.hand(A, "Minion Tap", "Vessel")
    assert not stage.offers(A, "use", star, "0")
    stage.ash(A, "Ascendance")
    stage.begin()
    stage.table.actions = 3
    stage.play(A, "use", star, "0")
    stage.play(A, "discard", "vessel")
    assert stage.table.actions == 2
    assert not stage.offers(A, "use", star, "0")
    without = Court()
    star = without.permanent(A, "Anthelios, The Red Star")
    without.hand(A, "Blur")
    without.ash(A, "Ascendance")
    assert not without.offers(A, "use", star, "0")


# Ashur Tablets


def tablets(count: int, *ash: str) -> Court:
    """A has so many tablets in play, another one in hand, and an ash heap."""
    stage = Court()
    for _ in range(count):
        stage.permanent(A, "Ashur Tablets")
    stage.hand(A, "Ashur Tablets")
    stage.ash(A, *ash)
    return stage


@ruling("Ashur Tablets", 2, 3)
def test_the_third_ashur_tablet_brings_pool_and_cards_from_the_ash_heap() -> None:
    stage = tablets(2, "Blur", "Majesty", "Govern the Unaligned", "Blur")
    theirs = stage.permanent(B, "Ashur Tablets")
    play(stage, "ashur-tablets")
    assert stage.prompt == "BackFromAshHeap"
    assert stage.table.pool[A] == 33
    assert stage.zone(theirs) == REMOVED
    assert stage.names(stage.table.removed[A]) == ["ashur-tablets"] * 3
    stage.play(A, "name", "majesty")
    stage.play(A, "name", "blur")
    stage.play(A, "name", "blur")
    stage.play(A, "done")
    told = [stage.table.what[stage.table.read(event.card)] for event in stage.told(BackToHand)]
    assert told == [stage.table.cards.numbers["majesty"]]
    assert len(stage.told(BackToLibrary)) == 2
    assert stage.names(stage.table.ash[A]) == ["govern-the-unaligned"]
    held = [*stage.table.hand[A], *stage.table.library[A]]
    assert sorted(stage.names(tuple(held))) == ["blur", "blur", "majesty"]
    assert "majesty" in stage.names(stage.table.hand[A])


def test_ashur_tablets_give_back_thirteen_cards_at_most() -> None:
    stage = tablets(2, *(["Blur"] * 15))
    play(stage, "ashur-tablets")
    for _ in range(13):
        stage.play(A, "name", "blur")
    assert stage.prompt == "MasterPhase"
    assert len(stage.table.ash[A]) == 2


def test_one_or_two_ashur_tablets_only_lie_there() -> None:
    stage = tablets(1, "Blur")
    stage.permanent(B, "Ashur Tablets")
    play(stage, "ashur-tablets")
    assert stage.table.pool == [30, 30, 30]
    assert stage.names(stage.table.beside[A]) == ["ashur-tablets"] * 2
    assert stage.names(stage.table.ash[A]) == ["blur"]


@ruling("Ashur Tablets", 1)
def test_ashur_tablets_are_played_with_an_empty_ash_heap_too() -> None:
    stage = tablets(2)
    play(stage, "ashur-tablets")
    assert stage.prompt == "MasterPhase"
    assert stage.table.pool[A] == 33
    assert stage.table.beside[A] == ()


# Strained Vitae Supply


def test_strained_vitae_supply_takes_the_stealth_of_hunts() -> None:
    stage = Court(3, "minion")
    stage.permanent(B, "Strained Vitae Supply")
    stage.permanent(B, "Strained Vitae Supply")
    elder = stage.vampire(A, "Elder", 1)
    stage.play(A, "hunt", elder)
    assert values.stealth(stage.table, elder) == 0
    without = Court(3, "minion")
    elder = without.vampire(A, "Elder", 1)
    without.play(A, "hunt", elder)
    assert values.stealth(without.table, elder) == 1


@ruling("Strained Vitae Supply", 1)
def test_strained_vitae_supply_is_not_about_hunts_by_cards() -> None:
    stage = Court(3, "minion")
    stage.permanent(B, "Strained Vitae Supply")
    elder = stage.vampire(A, "Elder", 1)
    stage.hand(A, "The Hunt Card")
    stage.play(A, "play", "the-hunt-card", "plain", elder)
    assert values.stealth(stage.table, elder) == 1


def test_anybody_puts_pool_on_strained_vitae_supply_in_her_master_phase() -> None:
    stage = Court(3)
    supply = stage.permanent(B, "Strained Vitae Supply")
    stage.play(A, "use", supply, "0")
    assert (stage.table.pool[A], stage.blood(supply)) == (29, 1)
    assert stage.table.actions == 0
    assert not stage.offers(A, "use", supply, "0")
    assert not any(text.startswith("use") for text in stage.options(B))


def test_strained_vitae_supply_is_burned_by_as_many_counters_as_methuselahs() -> None:
    stage = Court(3)
    supply = stage.permanent(B, "Strained Vitae Supply", counters=2)
    stage.play(A, "use", supply, "0")
    assert stage.zone(supply) == ASH_HEAP
    four = Court(4)
    supply = four.permanent(B, "Strained Vitae Supply", counters=2)
    four.play(A, "use", supply, "0")
    assert four.zone(supply) == BESIDE


@pytest.mark.parametrize("ousted", [True, False])
def test_strained_vitae_supply_is_burned_when_there_are_few_methuselahs_left(ousted: bool) -> None:
    stage = Court(4)
    supply = stage.permanent(B, "Strained Vitae Supply", counters=3)
    stage.begin()
    assert stage.zone(supply) == BESIDE
    if ousted:
        counters.lose_pool(stage.table, D, 30)
    else:
        settling.withdraw(stage.table, D)
    stage.table.run()
    assert stage.zone(supply) == ASH_HEAP


# Tension in the Ranks


def test_tension_in_the_ranks_costs_pool_for_each_minion_who_falls_or_is_burned() -> None:
    stage = Court(3, "minion")
    stage.permanent(C, "Tension in the Ranks")
    rival, thug, kurt = stage.vampire(B, "Rival"), stage.ally(B, "Thug"), stage.vampire(A, "Kurt")
    table = stage.begin().table
    fall(table, rival)
    table.run()
    assert table.pool == [30, 29, 30]
    burn(table, thug)
    table.run()
    assert table.pool == [30, 28, 30]
    burn(table, kurt)
    table.run()
    assert table.pool == [29, 28, 30]


def test_tension_in_the_ranks_is_about_ready_minions_alone() -> None:
    stage = Court(3, "minion")
    stage.permanent(C, "Tension in the Ranks")
    rival = stage.vampire(B, "Rival", torpor=True)
    kurt = stage.vampire(A, "Kurt")
    lamp = stage.put_on(kurt, "Lamp")
    table = stage.begin().table
    burn(table, rival)
    burn(table, lamp)
    table.run()
    assert table.pool == [30, 30, 30]


@ruling("Tension in the Ranks", 1)
def test_tension_in_the_ranks_is_not_about_incapacitated_imbued() -> None:
    stage = Court(3, "minion")
    stage.permanent(C, "Tension in the Ranks")
    watcher = stage.vampire(B, "Watcher")
    table = stage.begin().table
    fall(table, watcher)
    table.run()
    assert table.zone[watcher] == TORPOR
    assert table.pool == [30, 30, 30]
    other = Court(3, "minion")
    other.permanent(C, "Tension in the Ranks")
    watcher = other.vampire(B, "Watcher")
    send_to_torpor(other.begin().table, watcher)
    other.table.run()
    assert other.table.pool == [30, 29, 30]


def test_anybody_burns_tension_in_the_ranks_with_two_master_cards() -> None:
    stage = Court()
    tension = stage.permanent(C, "Tension in the Ranks")
    stage.hand(A, "Ascendance", "Blur", "Minion Tap")
    stage.play(A, "use", tension, "0")
    assert stage.options(A) == ["discard ascendance", "discard minion-tap"]
    stage.play(A, "discard", "ascendance")
    stage.play(A, "discard", "minion-tap")
    assert stage.zone(tension) == ASH_HEAP
    assert stage.table.actions == 0
    one = Court()
    tension = one.permanent(C, "Tension in the Ranks")
    one.hand(A, "Ascendance", "Blur")
    assert not one.offers(A, "use", tension, "0")


# The Path of Bone


def test_the_path_of_bone_makes_necromancy_cheaper_for_giovanni() -> None:
    for path, name, left in ((True, "Ghost Talker", 5), (False, "Ghost Talker", 4),
                             (True, "Grave Robber", 4)):  # fmt: skip
        stage = Court(3, "minion")
        for _ in range(path):
            stage.permanent(B, "The Path of Bone")
        talker = stage.vampire(A, name)
        stage.hand(A, "Seance")
        stage.play(A, "play", "seance", "nec", talker)
        stage.resolve()
        assert stage.table.pool[A] == 31
        assert stage.blood(talker) == left


def test_the_path_of_bone_is_not_about_other_cards_and_lets_the_poor_pay() -> None:
    stage = Court(3, "minion")
    stage.permanent(B, "The Path of Bone")
    talker = stage.vampire(A, "Ghost Talker", 1)
    stage.hand(A, "Seance", "Errand")
    assert stage.offers(A, "play", "seance", "nec", talker)
    assert not stage.offers(A, "play", "errand", "plain", talker)


def test_the_path_of_bone_needs_a_giovanni_to_be_played() -> None:
    stage = Court()
    stage.hand(A, "The Path of Bone")
    stage.vampire(A, "Grave Robber")
    assert not stage.offers(A, "play", "the-path-of-bone", "plain", "-")
    stage.vampire(A, "Ghost Talker")
    play(stage, "the-path-of-bone")
    assert stage.names(stage.table.beside[A]) == ["the-path-of-bone"]
    assert stage.table.pool[A] == 29


def test_a_vampire_who_burns_the_path_of_bone_takes_damage_and_an_ally_does_not() -> None:
    stage = Court(3, "minion")
    path = stage.permanent(B, "The Path of Bone")
    kurt = stage.vampire(A, "Kurt", 3)
    act(stage, kurt, path)
    assert stage.zone(path) == ASH_HEAP
    assert stage.blood(kurt) == 2
    other = Court(3, "minion")
    path = other.permanent(B, "The Path of Bone")
    thug = other.ally(A, "Thug")
    act(other, thug, path)
    assert other.zone(path) == ASH_HEAP
    assert other.blood(thug) == 3


# Wider View


def test_wider_view_exchanges_a_card_of_the_uncontrolled_region_for_a_transfer() -> None:
    stage = Court(3, "influence")
    view = stage.permanent(A, "Wider View")
    pupil = stage.uncontrolled(A, "Pupil", 2)
    stage.crypt(A, "Elder", "Rival")
    stage.play(A, "use", view, "0")
    assert stage.table.transfers == 3
    elder = stage.table.uncontrolled[A][1]
    assert stage.options(A) == [stage.text("target", pupil), stage.text("target", elder)]
    stage.play(A, "target", pupil)
    assert stage.zone(pupil) == REMOVED
    assert stage.names(stage.table.uncontrolled[A]) == ["elder"]
    assert len(stage.told(WasRemoved)) == 1
    assert stage.offers(A, "use", view, "0")


def test_wider_view_needs_a_crypt_and_transfers() -> None:
    stage = Court(3, "influence")
    view = stage.permanent(A, "Wider View")
    stage.uncontrolled(A, "Pupil", 2)
    assert not stage.offers(A, "use", view, "0")
    early = Stage(3, phase="influence", turn=3, extra=PEOPLE)
    view = early.permanent(A, "Wider View")
    early.crypt(A, "Elder")
    assert early.table.transfers == 0
    assert early.offers(A, "use", view, "0")
    assert not early.offers(A, "use", view, "1")


def test_wider_view_is_burned_for_four_transfers_and_two_pool() -> None:
    stage = Court(3, "influence")
    view = stage.permanent(A, "Wider View")
    stage.play(A, "use", view, "1")
    assert stage.zone(view) == ASH_HEAP
    assert stage.table.pool[A] == 32
    assert stage.table.transfers == 0
