"""Tests of locations with special rules."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PeopleStage, bleed, fight, try_block, use
from games.vtes.cards.referendums import ReferendumStage, go_to_polling
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C, Stage

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.abilities.identity import OnlyOne
from conclave.games.vtes.rules.atoms import noting
from conclave.games.vtes.rules.constants import (
    ACTION,
    ASH_HEAP,
    BESIDE,
    COMBAT,
    EQUIPMENT,
    HAVEN,
    ON_CARD,
    RED_LIST,
    TORPOR,
)
from conclave.games.vtes.rules.events.combat import CombatEnded
from conclave.games.vtes.rules.events.referendums import VotesCast
from conclave.games.vtes.rules.frame_types import CurrentTurn
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.windows import END_OF_ROUND
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary.blood import GainBlood
from conclave.games.vtes.vocabulary.card import Bleed, Card, Vampire
from conclave.games.vtes.vocabulary.effects import EnterCombat, Tap, ToTorpor
from conclave.testing import rule

MADE_UP: tuple[AnyCard, ...] = (
    Vampire("Outlaw", "gangrel", 1, 5, "", "independent", RED_LIST),
    Card("Afterthought", COMBAT, effect=GainBlood(1), when=END_OF_ROUND),
    Card("Waylay", ACTION, effect=Action(EnterCombat(), target=targets.One(filters.MINION))),
    Card("Nudge", ACTION, effect=Action(Tap(parts.TARGET), target=targets.One(filters.EQUIPMENT))),
    Card("Drop", ACTION, effect=Action(ToTorpor(), target=targets.One(filters.MINION))),
    Card("Great Bleed", ACTION, effect=Bleed(+4)),
    Card("Crypt Door", EQUIPMENT, HAVEN, grants=OnlyOne(HAVEN)),
)


# Elysium: Sforzesco Castle


@pytest.mark.parametrize(("acting", "offered"), [("Elder", True), ("Loner", False)])
def test_sforzesco_castle_taps_instead_of_the_blocker(acting: str, offered: bool) -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, acting), stage.vampire(B, "Rival")
    castle = stage.permanent(B, "Elysium: Sforzesco Castle")
    bleed(stage, elder)
    try_block(stage, rival)
    if offered:
        stage.skip("blocked", B)
        use(stage, B, castle)
        stage.resolve()
    else:
        stage.resolve()
    assert stage.table.tapped[castle] == offered
    assert stage.table.tapped[rival] != offered


def test_sforzesco_castle_is_not_for_a_blocker_who_is_tapped_already() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival", tapped=True)
    castle = stage.permanent(B, "Elysium: Sforzesco Castle")
    stage.hand(B, "Forced Awakening")
    bleed(stage, elder)
    stage.skip("BlockQuestion", B)
    stage.play(B, "play forced-awakening plain", rival)
    try_block(stage, rival)
    while stage.window != "before-range":
        assert not stage.offers(stage.decider, "use", castle, "0")
        stage.do_minimum()
    assert stage.table.tapped[rival]


# Elysium: The Arboretum


@pytest.mark.parametrize("whose", [A, B])
def test_elysium_ends_a_combat_between_camarilla_vampires(whose: int) -> None:
    stage = PeopleStage(2, *MADE_UP)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    arboretum = stage.permanent(whose, "Elysium: The Arboretum")
    fight(stage, elder, rival)
    stage.skip("before-range", whose)
    stage.play(whose, "use", arboretum, "0")
    stage.skip("MinionPhase")
    assert len(stage.events_of(CombatEnded)) == 1
    assert (stage.blood(elder), stage.blood(rival)) == (10, 9)
    assert stage.table.tapped[arboretum]
    assert stage.table.tapped[rival]  # he has blocked all the same


@pytest.mark.parametrize(
    ("mine", "theirs", "ends"),
    [
        ("Elder", "Rival", True),
        ("Elder", "Pack Leader", False),
        ("Loner", "Rival", False),
        ("Elder", "Thug", False),
    ],
)
def test_only_between_camarilla_vampires(mine: str, theirs: str, ends: bool) -> None:
    stage = PeopleStage(2, *MADE_UP)
    actor = stage.vampire(A, mine)
    foe = stage.ally(B, theirs) if theirs == "Thug" else stage.vampire(B, theirs)
    arboretum = stage.permanent(A, "Elysium: The Arboretum")
    fight(stage, actor, foe)
    assert stage.offers(A, "use", arboretum, "0") == ends


def test_only_before_range_is_determined_and_while_untapped() -> None:
    stage = PeopleStage(2, *MADE_UP)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    arboretum = stage.permanent(A, "Elysium: The Arboretum")
    fight(stage, elder, rival)
    stage.skip("strike", A)
    assert not stage.offers(A, "use", arboretum, "0")
    stage = PeopleStage(2, *MADE_UP)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    arboretum = stage.permanent(A, "Elysium: The Arboretum", tapped=True)
    fight(stage, elder, rival)
    assert not stage.offers(A, "use", arboretum, "0")


def test_a_bystander_does_not_end_the_combat_of_others() -> None:
    stage = PeopleStage(3, *MADE_UP)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.vampire(C, "Mayor")
    arboretum = stage.permanent(C, "Elysium: The Arboretum")
    fight(stage, elder, rival)
    stage.skip("strike", A)
    assert not stage.table.tapped[arboretum]
    assert stage.events_of(CombatEnded) == []


@ruling("Elysium: The Arboretum", 1)
def test_the_end_of_the_round_still_comes() -> None:
    stage = PeopleStage(2, *MADE_UP)
    elder, rival = stage.vampire(A, "Elder", 5), stage.vampire(B, "Rival")
    stage.hand(A, "Afterthought")
    arboretum = stage.permanent(A, "Elysium: The Arboretum")
    fight(stage, elder, rival)
    stage.play(A, "use", arboretum, "0")
    assert stage.window == END_OF_ROUND
    stage.play(A, "play afterthought plain", elder)
    stage.skip("MinionPhase")
    assert stage.blood(elder) == 6
    assert stage.blood(rival) == 9


@pytest.mark.parametrize("whose", [A, B])
def test_any_camarilla_vampire_may_call_a_referendum_to_burn_it(whose: int) -> None:
    stage = PeopleStage(2, *MADE_UP)
    mayor, wolf = stage.vampire(A, "Mayor"), stage.vampire(A, "Pack Leader")
    arboretum = stage.permanent(whose, "Elysium: The Arboretum")
    assert not stage.offers(A, "act", wolf, arboretum, "0")
    stage.play(A, "act", mayor, arboretum, "0")
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.skip("Referendum", A)
    stage.play(A, "vote", mayor, "for")
    stage.skip("MinionPhase")
    assert stage.zone(arboretum) == ASH_HEAP


def test_if_the_referendum_fails_it_stays() -> None:
    stage = PeopleStage(2, *MADE_UP)
    elder = stage.vampire(A, "Elder")
    arboretum = stage.permanent(B, "Elysium: The Arboretum")
    stage.play(A, "act", elder, arboretum, "0")
    stage.skip("MinionPhase")
    assert stage.zone(arboretum) == BESIDE
    other = stage.vampire(A, "Mayor")
    assert stage.offers(A, "act", other, arboretum, "0")
    assert not stage.offers(A, "act", elder, arboretum, "0")


# Elysium: The Palace of Versailles


def test_versailles_gives_each_titled_camarilla_vampire_a_vote() -> None:
    stage = ReferendumStage()
    elder, mayor = stage.vampire(A, "Elder"), stage.vampire(B, "Mayor")
    judge, leader = stage.vampire(B, "Judge"), stage.vampire(B, "Pack Leader")
    palace = stage.permanent(B, "Elysium: The Palace of Versailles")
    go_to_polling(stage, elder)
    stage.skip("polling", B)
    stage.play(B, "use", palace, "0")
    for vampire in (mayor, judge, leader):
        stage.skip("polling", B)
        stage.play(B, "vote", vampire, "against")
    stage.skip("MinionPhase")
    votes = [event.number for event in stage.events_of(VotesCast) if event.seat == B]
    assert sum(votes) == (2 + 1) + (3 + 1) + 2
    assert stage.table.tapped[palace]


def test_versailles_gives_no_votes_to_vampires_of_others() -> None:
    stage = ReferendumStage()
    mayor = stage.vampire(A, "Mayor")
    stage.vampire(B, "Judge")
    palace = stage.permanent(B, "Elysium: The Palace of Versailles")
    go_to_polling(stage, mayor)
    stage.skip("polling", B)
    stage.play(B, "use", palace, "0")
    stage.skip("polling", A)
    stage.play(A, "vote", mayor, "for")
    stage.skip("MinionPhase")
    assert [event.number for event in stage.events_of(VotesCast) if event.seat == A] == [2]


# High Museum of Art, Atlanta


def museum(stage: Stage) -> int:
    """A plays the museum, and nobody cancels it."""
    stage.hand(A, "High Museum of Art, Atlanta")
    stage.play(A, "play high-museum-of-art-atlanta plain -")
    return stage.table.beside[A][-1]


def test_the_museum_gives_four_pool_as_it_comes_into_play() -> None:
    stage = PeopleStage(2, *MADE_UP, phase="master")
    card = museum(stage)
    assert stage.table.pool == [34, 30]
    stage.skip("MinionPhase", B)
    stage.skip("MinionPhase", A)
    assert stage.table.pool == [34, 30]  # once
    assert stage.zone(card) == BESIDE


def test_the_player_who_steals_it_gains_four_and_the_one_who_loses_it_burns_four() -> None:
    stage = PeopleStage(2, *MADE_UP, phase="master")
    card = museum(stage)
    rival = stage.vampire(B, "Rival")
    elder, thug = stage.vampire(A, "Elder"), stage.ally(B, "Thug")
    assert not stage.offers(A, "act", elder, card, "0")
    stage.skip("UntapPhase", B)
    stage.skip("MinionPhase", B)
    assert not stage.offers(B, "act", thug, card, "0")
    stage.play(B, "act", rival, card, "0")
    assert stage.table.view(None)["action"]["target_seat"] == A
    stage.skip("MinionPhase", B)
    assert stage.table.controller[card] == B
    assert stage.table.pool == [30, 34]


def test_the_museum_costs_four_pool_when_it_is_burned() -> None:
    stage = PeopleStage(2, *MADE_UP, phase="master")
    card = museum(stage)
    stage.hand(B, "Unnatural Disaster")
    stage.skip("MasterPhase", B)
    stage.play(B, "play unnatural-disaster plain -")
    assert stage.zone(card) == ASH_HEAP
    assert stage.table.pool == [30, 28]


def test_a_player_with_less_is_ousted_by_its_loss() -> None:
    stage = PeopleStage(3, *MADE_UP, phase="master")
    museum(stage)
    stage.pool(A, 4)
    stage.hand(B, "Unnatural Disaster")
    stage.skip("MasterPhase", B)
    stage.play(B, "play unnatural-disaster plain -")
    assert stage.table.out == [True, False, False]
    assert stage.table.points == [0, 0, 1]


@rule("VTES-4.1-02", "VTES-4.1-08")
def test_the_museum_is_lost_when_it_is_contested_and_gained_when_the_contest_is_won() -> None:
    stage = PeopleStage(2, *MADE_UP, phase="master")
    card = museum(stage)
    stage.hand(B, "High Museum of Art, Atlanta")
    stage.skip("MasterPhase", B)
    stage.play(B, "play high-museum-of-art-atlanta plain -")
    other = stage.table.beside[B][0]
    assert stage.table.contested[card]
    assert stage.table.contested[other]
    assert stage.table.pool == [30, 30]
    stage.skip("UntapPhase", A)
    stage.play(A, "yield", f"#{card}")
    assert stage.table.pool == [30, 30]  # it was lost before
    stage.skip("MasterPhase", B)
    assert not stage.table.contested[other]
    assert stage.table.pool == [30, 34]


def test_the_museum_is_kept_without_cost_while_other_cards_come_and_go() -> None:
    stage = PeopleStage(2, *MADE_UP, phase="master")
    museum(stage)
    stage.permanent(A, "Cellar")
    stage.hand(B, "Unnatural Disaster")
    stage.skip("MasterPhase", B)
    stage.play(B, "play unnatural-disaster plain -")
    stage.play(B, "target", next(c for c in stage.table.beside[A] if c != stage.table.beside[A][0]))
    assert stage.table.pool == [34, 28]


# Secure Haven


def haven(stage: Stage, minion: int) -> int:
    """A haven on a minion, of his controller's."""
    return stage.put_on(minion, "Secure Haven")


def test_secure_haven_is_put_on_a_minion_of_yours_for_one_pool() -> None:
    stage = PeopleStage(2, *MADE_UP, phase="master")
    stage.vampire(B, "Rival")
    stage.hand(A, "Secure Haven")
    assert not stage.offers(A, "play secure-haven plain -")
    thug = stage.ally(A, "Thug")
    stage.play(A, "play secure-haven plain -")
    (card,) = stage.table.attached[thug]
    assert stage.zone(card) == ON_CARD
    assert stage.table.pool[A] == 29


def test_a_minion_has_only_one_haven() -> None:
    stage = PeopleStage(2, *MADE_UP, phase="master")
    elder = stage.vampire(A, "Elder")
    stage.put_on(elder, "Crypt Door")
    stage.hand(A, "Secure Haven")
    assert not stage.offers(A, "play secure-haven plain -")
    stage.vampire(A, "Pupil")
    assert stage.offers(A, "play secure-haven plain -")
    stage = PeopleStage(2, *MADE_UP)
    elder, pupil = stage.vampire(A, "Elder"), stage.vampire(A, "Pupil")
    haven(stage, elder)
    stage.hand(A, "Crypt Door")
    assert not stage.offers(A, "play crypt-door plain", elder)
    assert stage.offers(A, "play crypt-door plain", pupil)


def test_actions_of_others_are_not_aimed_at_the_minion() -> None:
    stage = PeopleStage(2, *MADE_UP)
    elder = stage.vampire(A, "Elder")
    rival, pupil = stage.vampire(B, "Rival"), stage.vampire(B, "Pupil")
    haven(stage, rival)
    stage.hand(A, "Waylay")
    stage.play(A, "play waylay plain", elder)
    assert stage.offers(A, "target", pupil)
    assert not stage.offers(A, "target", rival)


def test_cards_on_the_minion_are_not_the_minion() -> None:
    stage = PeopleStage(2, *MADE_UP)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    haven(stage, rival)
    lamp = stage.put_on(rival, "Lamp")
    stage.hand(A, "Nudge")
    stage.play(A, "play nudge plain", elder)
    stage.resolve()
    assert stage.table.tapped[lamp]


def test_secure_haven_stops_neither_ones_own_actions_nor_bleeds() -> None:
    stage = PeopleStage(2, *MADE_UP)
    elder, pupil = stage.vampire(A, "Elder"), stage.vampire(A, "Pupil")
    haven(stage, pupil)
    stage.vampire(B, "Rival")
    stage.hand(A, "Drop")
    stage.play(A, "play drop plain", elder)
    assert stage.offers(A, "target", pupil)
    stage = PeopleStage(2, *MADE_UP)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    haven(stage, rival)
    bleed(stage, elder)
    stage.skip("MinionPhase")
    assert stage.table.pool[B] == 29


def test_a_granted_action_is_not_aimed_at_the_minion_either() -> None:
    stage = PeopleStage(3, *MADE_UP)
    elder = stage.vampire(A, "Elder")
    rival = stage.vampire(B, "Rival")
    uncovered = stage.put_on(rival, "Haven Uncovered", C)
    assert stage.offers(A, "act", elder, uncovered, "0")
    stage.put_on(rival, "Secure Haven")
    assert not stage.offers(A, "act", elder, uncovered, "0")


def test_nobody_rescues_diablerizes_burns_or_hunts_down_the_minion() -> None:
    stage = PeopleStage(2, *MADE_UP)
    elder = stage.vampire(A, "Elder")
    pupil = stage.vampire(B, "Pupil", 3, torpor=True)
    watcher = stage.card(B, "Watcher", TORPOR)
    outlaw = stage.vampire(B, "Outlaw")
    stage.begin()
    noting.note(stage.table, stage.table.scope(CurrentTurn), notes.MARKED, outlaw, seat=A)
    offered = [
        ("diablerize", elder, pupil),
        ("rescue", elder, pupil, "2"),
        ("burn-imbued", elder, watcher),
        ("attack", elder, outlaw),
    ]
    assert [stage.offers(A, *words) for words in offered] == [True] * 4
    for minion in (pupil, watcher, outlaw):
        haven(stage, minion)
    assert [stage.offers(A, *words) for words in offered] == [False] * 4


@pytest.mark.parametrize("whose", [A, B])
def test_a_master_card_on_the_minion_costs_one_pool_more(whose: int) -> None:
    stage = PeopleStage(2, *MADE_UP, phase="master")
    who = stage.vampire(whose, "Elder", 3)
    haven(stage, who)
    stage.hand(A, "Life in the City", "Vessel")
    stage.play(A, "play life-in-the-city plain -")
    assert stage.blood(who) == 4
    assert stage.table.pool[A] == 29
    stage.play(A, "play vessel plain -")
    assert stage.names(stage.table.attached[who]) == ["secure-haven", "vessel"]
    assert stage.table.pool[A] == 27


@rule("VTES-1.6.1-05")
@pytest.mark.parametrize(("chosen", "cost"), [("Elder", 1), ("Rival", 0)])
def test_secure_haven_makes_the_rack_cost_one_pool_more(chosen: str, cost: int) -> None:
    stage = PeopleStage(2, *MADE_UP, phase="master")
    people = {name: stage.vampire(A, name, 3) for name in ("Elder", "Rival")}
    haven(stage, people["Elder"])
    stage.hand(A, "The Rack")
    stage.play(A, "play the-rack plain -")
    stage.play(A, "target", people[chosen])
    assert stage.table.pool[A] == 30 - cost
    assert stage.names(stage.table.beside[A]) == ["the-rack"]


def test_a_player_who_cannot_pay_that_may_not_choose_the_minion() -> None:
    stage = PeopleStage(2, *MADE_UP, phase="master")
    sheltered = stage.vampire(A, "Elder", 3)
    haven(stage, sheltered)
    stage.hand(A, "Vessel")
    stage.pool(A, 1)
    assert not stage.offers(A, "play vessel plain -")
    entry = stage.table.why_not(A, stage.table.hand[A][0])[0]
    assert entry["reason"] == "cannot-pay-pool"
    pupil = stage.vampire(A, "Pupil", 3)
    stage.vampire(B, "Rival", 3)
    stage.play(A, "play vessel plain -")
    assert stage.offers(A, "target", pupil)
    assert not stage.offers(A, "target", sheltered)


def test_a_master_card_on_somebody_else_costs_nothing_more() -> None:
    stage = PeopleStage(2, *MADE_UP, phase="master")
    haven(stage, stage.vampire(A, "Elder", 3))
    pupil = stage.vampire(A, "Pupil", 3)
    stage.hand(A, "Life in the City", "Ascendance")
    stage.play(A, "play life-in-the-city plain -")
    stage.play(A, "target", pupil)
    stage.play(A, "play ascendance plain -")
    assert stage.table.pool[A] == 31


@pytest.mark.parametrize(("sheltered", "cost"), [(False, 3), (True, 4)])
def test_an_out_of_turn_master_that_is_about_the_minion_does_too(
    sheltered: bool, cost: int
) -> None:
    stage = PeopleStage(2, *MADE_UP)
    elder = stage.vampire(A, "Elder")
    if sheltered:
        haven(stage, elder)
    stage.hand(A, "Great Bleed")
    stage.hand(B, "Archon Investigation")
    stage.play(A, "play great-bleed plain", elder)
    stage.skip("announced", B)
    stage.play(B, "play archon-investigation plain -")
    assert stage.zone(elder) == ASH_HEAP
    assert stage.table.pool[B] == 30 - cost


def test_secure_haven_is_burned_when_the_vampire_goes_to_torpor() -> None:
    stage = PeopleStage(2, *MADE_UP)
    elder, pupil = stage.vampire(A, "Elder"), stage.vampire(A, "Pupil")
    card = haven(stage, pupil)
    stage.hand(A, "Drop")
    stage.play(A, "play drop plain", elder)
    stage.play(A, "target", pupil)
    stage.resolve()
    assert stage.zone(pupil) == TORPOR
    assert stage.zone(card) == ASH_HEAP
