"""Vampires of the Sabbat who rescue, interfere in combats, block or hide in their own ways."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PEOPLE, Salon, bleed, fight, try_block, unblocked
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C, D, Stage

from conclave.games.vtes.rules import contests
from conclave.games.vtes.rules.modes import Strike
from conclave.games.vtes.rules.reading import identity, titles, values
from conclave.games.vtes.rules.words import ASH_HEAP, CAMARILLA, COMBAT, READY, REMOVED, THAUMATURGY
from conclave.games.vtes.vocabulary import parts
from conclave.games.vtes.vocabulary.card import Blood, Card
from conclave.games.vtes.vocabulary.damage import Inflict
from conclave.testing import rule


def test_sha_ennu_is_not_blocked_by_the_youngest() -> None:
    stage = Stage(2)
    sha = stage.vampire(A, "Sha-Ennu")
    stage.vampire(B, "Krid")
    pug = stage.vampire(B, "Pug Jackson")
    stage.play(A, "bleed", sha)
    stage.skip("BlockQuestion", B)
    assert [move for move in stage.options(B) if move.startswith("block")] == [
        stage.text("block", pug)
    ]
    assert values.bleed(stage.table, sha) == 3


@rule("VTES-G-01", "VTES-11-17")
def test_blood_brothers_belong_to_circles_and_are_sterile() -> None:
    cards = Stage(2).table.cards
    circles = {name: cards.crypt[cards.numbers[name]].circle for name in ("ilse", "karl", "kyrylo")}
    assert circles == {"ilse": "torrance", "karl": "torrance", "kyrylo": "kiev"}
    assert cards.has(cards.numbers["truman"], "sterile")


@rule("VTES-6.1.6-03")
def test_uta_attacks_any_minion_of_another() -> None:
    stage = Salon(4)
    uta = stage.vampire(A, "Uta Kovacs")
    own = stage.vampire(A, "Pupil")
    thug, far = stage.ally(B, "Thug"), stage.vampire(C, "Rival")
    stage.vampire(D, "Elder", torpor=True)
    stage.play(A, "act", uta, uta, "0")
    assert stage.prompt == "Targeting"
    assert stage.options(A) == [stage.text("target", thug), stage.text("target", far)]
    assert not stage.offers(A, "target", own)
    stage.play(A, "target", far)
    action = stage.table.view(None)["action"]
    assert (action["stealth"], action["target_seat"]) == (0, C)
    stage.skip("strike", A)
    assert stage.table.tapped[uta]


SPARK = Card("Spark", COMBAT, THAUMATURGY, cost=Blood(2), basic=Strike(damage=1))


def test_uta_pays_less_for_thaumaturgy_alone() -> None:
    stage = Stage(2, extra=(*PEOPLE, SPARK))
    uta, rival = stage.vampire(A, "Uta Kovacs"), stage.vampire(B, "Rival")
    stage.hand(A, "Spark")
    fight(stage, uta, rival)
    stage.skip("strike", A)
    stage.play(A, "play spark tha", uta)
    stage.skip("strike", B)
    assert stage.blood(uta) == 7
    other = Salon(3)
    rival, uta = other.vampire(A, "Rival"), other.vampire(B, "Uta Kovacs")
    other.hand(B, "Telepathic Misdirection")
    bleed(other, rival)
    unblocked(other)
    other.play(B, "play telepathic-misdirection AUS", uta)
    other.skip("MinionPhase")
    assert other.blood(uta) == 7
    assert other.table.pool == [30, 30, 29]


@rule("VTES-6.5.3-02")
@ruling("Discounts for rescue", 1)
@pytest.mark.parametrize(("share", "left"), [(0, (5, 1)), (1, (4, 2))])
def test_frondator_rescues_for_one_blood_whoever_pays(share: int, left: tuple[int, int]) -> None:
    stage = Salon()
    frondator, pupil = stage.vampire(A, "Frondator"), stage.vampire(A, "Pupil", 2, torpor=True)
    assert stage.offers(A, "rescue", frondator, pupil, "0")
    assert stage.offers(A, "rescue", frondator, pupil, "1")
    assert not stage.offers(A, "rescue", frondator, pupil, "2")
    stage.play(A, "rescue", frondator, pupil, str(share))
    stage.resolve()
    assert stage.zone(pupil) == READY
    assert (stage.blood(frondator), stage.blood(pupil)) == left


def test_another_rescues_for_two_blood_and_leaving_torpor_costs_frondator_two() -> None:
    stage = Salon()
    stage.vampire(A, "Frondator")
    rival, pupil = stage.vampire(A, "Rival"), stage.vampire(A, "Pupil", 0, torpor=True)
    shares = [n for n in ("0", "1", "2") if stage.offers(A, "rescue", rival, pupil, n)]
    assert shares == ["2"]
    asleep = Salon()
    frondator = asleep.vampire(A, "Frondator", 3, torpor=True)
    asleep.play(A, "leave-torpor", frondator)
    asleep.resolve()
    assert asleep.blood(frondator) == 1


# Combat


def third(stage: Salon) -> tuple[int, int, int]:
    """A minion of A is blocked by one of B, and C has Alejandro."""
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    return elder, rival, stage.vampire(C, "Alejandro Aguirre")


def test_alejandro_hurts_both_who_fight() -> None:
    stage = Salon(3)
    elder, rival, alejandro = third(stage)
    stage.hand(A, "Skin of Steel")
    fight(stage, elder, rival)
    stage.skip("before-range", C)
    stage.play(C, "use", alejandro, "0")
    assert stage.table.tapped[alejandro]
    assert stage.window == "before-range"
    assert (stage.blood(elder), stage.blood(rival)) == (9, 8)
    assert not stage.offers(stage.decider, "use", alejandro, "0")


def test_alejandro_does_not_do_it_in_his_own_combat_or_in_torpor_or_tapped() -> None:
    mine = Salon(2)
    elder, alejandro = mine.vampire(A, "Elder"), mine.vampire(B, "Alejandro Aguirre")
    fight(mine, elder, alejandro)
    mine.skip("before-range", B)
    assert not mine.offers(B, "use", alejandro, "0")
    for tapped, torpor in ((True, False), (False, True)):
        stage = Salon(3)
        elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
        stage.vampire(C, "Alejandro Aguirre", tapped=tapped, torpor=torpor)
        fight(stage, elder, rival)
        while stage.window == "before-range":
            assert not any(
                move.startswith("use alejandro") for move in stage.options(stage.decider)
            )
            stage.least()


def test_alejandro_may_do_it_in_a_combat_of_his_controllers_other_minion() -> None:
    stage = Salon(2)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    alejandro = stage.vampire(B, "Alejandro Aguirre")
    thug = stage.ally(A, "Thug", 1)
    stage.play(A, "bleed", thug)
    try_block(stage, rival)
    stage.skip("before-range", B)
    stage.play(B, "use", alejandro, "0")
    stage.skip("MinionPhase")
    assert stage.zone(thug) == ASH_HEAP
    assert stage.blood(rival) == 8
    assert stage.blood(elder) == 10


HOT = Card("Hot Air", COMBAT, effect=Inflict(2, parts.OPPONENT), when="before-range")


@ruling("Damage before range is determined", 1)
def test_damage_before_range_may_be_prevented_unless_it_says_otherwise() -> None:
    stage = Stage(3, extra=(*PEOPLE, HOT))
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    alejandro = stage.vampire(C, "Alejandro Aguirre")
    stage.hand(A, "Hot Air")
    stage.hand(B, "Indomitability")
    stage.play(A, "bleed", elder)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", rival)
    stage.skip("before-range", C)
    stage.play(C, "use", alejandro, "0")
    assert (stage.blood(elder), stage.blood(rival)) == (9, 8)
    stage.skip("before-range", A)
    stage.play(A, "play hot-air plain", elder)
    stage.skip("damage", B)
    stage.play(B, "play indomitability for", rival)
    stage.skip("strike", A)
    assert stage.blood(rival) == 7


# Blocks


def test_lucubratio_discards_auspex_instead_of_tapping() -> None:
    stage = Salon()
    elder, lucubratio = stage.vampire(A, "Elder"), stage.vampire(B, "Lucubratio")
    stage.hand(B, "Telepathic Misdirection", "Majesty")
    bleed(stage, elder)
    try_block(stage, lucubratio)
    stage.skip("blocked", B)
    stage.play(B, "use", lucubratio, "0")
    assert (stage.prompt, stage.decider) == ("DiscardCards", B)
    stage.skip("strike", A)
    assert not stage.table.tapped[lucubratio]
    assert stage.names(stage.table.ash[B]) == ["telepathic-misdirection"]


def test_lucubratio_needs_such_a_card_and_the_block_must_be_his() -> None:
    stage = Salon()
    elder, lucubratio = stage.vampire(A, "Elder"), stage.vampire(B, "Lucubratio")
    stage.hand(B, "Majesty")
    bleed(stage, elder)
    try_block(stage, lucubratio)
    stage.skip("blocked", B)
    assert not stage.offers(B, "use", lucubratio, "0")
    stage.skip("strike", A)
    assert stage.table.tapped[lucubratio]
    other = Salon()
    elder, lucubratio = other.vampire(A, "Elder"), other.vampire(B, "Lucubratio")
    rival = other.vampire(B, "Rival")
    other.hand(B, "Telepathic Misdirection")
    bleed(other, elder)
    try_block(other, rival)
    other.skip("blocked", B)
    assert not other.offers(B, "use", lucubratio, "0")


@ruling("Once each turn", 1)
def test_lucubratio_does_it_once_in_each_players_turn() -> None:
    stage = Salon(3)
    elder, ira = stage.vampire(A, "Elder"), stage.vampire(A, "Ira")
    lucubratio, pupil = stage.vampire(B, "Lucubratio"), stage.vampire(B, "Pupil")
    kurt = stage.vampire(C, "Kurt")
    stage.hand(B, *["Telepathic Misdirection"] * 4)
    stage.hand(C, "Bum's Rush")
    bleed(stage, elder)
    blocked_by(stage, lucubratio)
    stage.play(B, "use", lucubratio, "0")
    stage.skip("MinionPhase")
    bleed(stage, ira)
    blocked_by(stage, lucubratio)
    assert not stage.offers(B, "use", lucubratio, "0")
    stage.skip("MinionPhase", B)
    stage.skip("MinionPhase", C)
    stage.play(C, "play bums-rush plain", kurt)
    stage.play(C, "target", pupil)
    blocked_by(stage, lucubratio)
    assert stage.offers(B, "use", lucubratio, "0")


def blocked_by(stage: Salon, blocker: int) -> None:
    """A minion of B blocks; B is asked what to do about it."""
    try_block(stage, blocker)
    stage.skip("blocked", B)


# His crypt


def test_paul_removes_the_top_of_his_crypt_for_stealth_or_intercept() -> None:
    stage = Salon()
    paul, rival = stage.vampire(A, "Paul Cordwood"), stage.vampire(B, "Rival")
    stage.crypt(A, "Krid", "Mazz")
    bleed(stage, paul)
    try_block(stage, rival)
    stage.skip("block", A)
    stage.play(A, "use", paul, "0")
    assert values.stealth(stage.table, paul) == 1
    assert stage.names(stage.table.crypt[A]) == ["mazz"]
    assert [each for each in range(len(stage.table.what)) if stage.zone(each) == REMOVED] != []
    assert not stage.offers(A, "use", paul, "0")
    stage.resolve()
    assert stage.table.pool[B] == 29
    blocks = Salon()
    elder, paul = blocks.vampire(A, "Elder", 5), blocks.vampire(B, "Paul Cordwood")
    blocks.crypt(B, "Krid", "Mazz")
    blocks.play(A, "hunt", elder)
    try_block(blocks, paul)
    blocks.skip("block", B)
    blocks.play(B, "use", paul, "1")
    assert values.intercept(blocks.table, paul) == 1
    assert not blocks.offers(B, "use", paul, "1")
    blocks.skip("strike", A)
    assert blocks.names(blocks.table.crypt[B]) == ["mazz"]


def test_paul_needs_a_crypt_and_an_action_of_his_own() -> None:
    stage = Salon()
    paul, rival = stage.vampire(A, "Paul Cordwood"), stage.vampire(B, "Rival")
    bleed(stage, paul)
    try_block(stage, rival)
    stage.skip("block", A)
    assert not stage.offers(A, "use", paul, "0")
    other = Salon()
    paul, elder = other.vampire(A, "Paul Cordwood"), other.vampire(A, "Elder")
    rival = other.vampire(B, "Rival")
    other.crypt(A, "Krid")
    bleed(other, elder)
    try_block(other, rival)
    other.skip("block", A)
    assert not other.offers(A, "use", paul, "0")


@rule("VTES-R-97")
@ruling("Black Hand", 1)
def test_the_black_hand_is_no_title_and_stays_with_a_vampire_who_changes_sect() -> None:
    stage = Stage(2)
    colonel, krid = stage.vampire(A, "The Colonel"), stage.vampire(A, "Krid")
    assert not titles.is_titled(stage.table, colonel)
    contests.change_sect(stage.table, colonel, CAMARILLA)
    assert identity.sect(stage.table, colonel) == CAMARILLA
    assert identity.has_trait(stage.table, colonel, "black-hand")
    assert not identity.has_trait(stage.table, krid, "black-hand")


@rule("VTES-R-97")
def test_a_path_means_nothing_by_itself() -> None:
    stage = Stage(2)
    cyan, concordia = stage.vampire(A, "Cyan Sin"), stage.vampire(A, "Concordia")
    assert identity.has_trait(stage.table, cyan, "path-of-cathari")
    assert identity.has_trait(stage.table, concordia, "path-of-power-and-the-inner-voice")
    numbers = [
        values.bleed(stage.table, cyan), values.strength(stage.table, cyan),
        values.stealth(stage.table, cyan), titles.votes(stage.table, cyan),
    ]  # fmt: skip
    assert numbers == [1, 1, 0, 0]
    assert titles.votes(stage.table, concordia) == 1
