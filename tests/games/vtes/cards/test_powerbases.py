"""Tests of powerbases."""

from __future__ import annotations

import pytest
from games.vtes.cards.master_cards import MasterStage
from games.vtes.cards.people import PeopleStage, fight, offered_modes, use
from games.vtes.cards.referendums import (
    ReferendumStage,
    go_to_polling,
)
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C, Stage

from conclave.core.frames import Window
from conclave.games.vtes.rules.constants import ACTION, ASH_HEAP, BESIDE, NOBODY
from conclave.games.vtes.rules.events.combat import CombatBegan, CombatEnded, StrikeChosen
from conclave.games.vtes.rules.events.referendums import VotesCast
from conclave.games.vtes.vocabulary import filters
from conclave.games.vtes.vocabulary.blood import GainPool
from conclave.games.vtes.vocabulary.card import Card, Vampire

# Powerbase: Barranquilla


def test_barranquilla_begins_with_the_capacity_of_a_sabbat_vampire() -> None:
    stage = PeopleStage(2, phase="master")
    stage.vampire(A, "Elder")
    stage.hand(A, "Powerbase: Barranquilla")
    assert offered_modes(stage, A, "powerbase-barranquilla") == []
    stage.vampire(A, "Pack Leader", 2)
    stage.play(A, "play powerbase-barranquilla plain -")
    (base,) = stage.table.beside[A]
    assert stage.blood(base) == 7
    assert stage.table.pool[A] == 29


@pytest.mark.parametrize(("counters", "zone"), [(2, BESIDE), (1, ASH_HEAP)])
def test_barranquilla_pays_one_a_turn_and_is_burned_when_empty(counters: int, zone: int) -> None:
    stage = PeopleStage(2, phase="untap")
    base = stage.permanent(A, "Powerbase: Barranquilla", counters=counters)
    use(stage, A, base)
    assert stage.table.pool[A] == 31
    assert stage.zone(base) == zone
    assert not stage.offers(A, "use", base, "0")


@pytest.mark.parametrize(("name", "number", "stealth"), [("Elder", "0", 0), ("Mayor", "1", 1)])
def test_barranquilla_is_burned_by_a_vampire(name: str, number: str, stealth: int) -> None:
    stage = PeopleStage()
    minion, thug = stage.vampire(A, name), stage.ally(A, "Thug")
    base = stage.permanent(B, "Powerbase: Barranquilla", counters=3)
    assert not stage.offers(A, "act", thug, base, "0")
    assert not stage.offers(A, "act", minion, base, "1" if number == "0" else "0")
    stage.play(A, "act", minion, base, number)
    assert stage.table.view(None)["action"]["stealth"] == stealth
    stage.resolve()
    assert stage.zone(base) == ASH_HEAP
    assert stage.table.pool == [30, 30]


# Powerbase: Cape Verde

UNCLE = Vampire("Uncle", "giovanni", 1, 8, "", "independent")


@pytest.mark.parametrize("active", [A, B])
def test_cape_verde_moves_blood_or_pool_in_any_master_phase(active: int) -> None:
    for number, blood, pool in (("0", 3, 31), ("1", 5, 29)):
        stage = PeopleStage(2, UNCLE, phase="master", active=active)
        uncle = stage.vampire(A, "Uncle", 4)
        base = stage.permanent(A, "Powerbase: Cape Verde")
        stage.begin()
        stage.skip("master-phase", A)
        use(stage, A, base, number)
        assert (stage.blood(uncle), stage.table.pool[A]) == (blood, pool)
        assert not stage.offers(A, "use", base, number)


def test_nobody_else_is_asked_in_a_master_phase_unless_she_controls_such_a_card() -> None:
    for base, asked in ((None, (A,)), ("Powerbase: Cape Verde", (A, B))):
        stage = PeopleStage(3, UNCLE, phase="master")
        stage.vampire(B, "Uncle")
        if base is not None:
            stage.permanent(B, base)
        stage.hand(A, "Blood Doll")
        stage.begin()
        window = stage.table.frames[-1]
        assert isinstance(window, Window)
        assert window.seats == asked


def test_cape_verde_takes_blood_only_from_ready_giovanni_and_laibon() -> None:
    stage = PeopleStage(2, UNCLE, phase="master")
    stage.vampire(A, "Elder")
    stage.vampire(A, "Uncle", torpor=True)
    stage.vampire(B, "Hunter")
    base = stage.permanent(A, "Powerbase: Cape Verde")
    stage.begin()
    assert not stage.offers(A, "use", base, "0")
    assert stage.offers(A, "use", base, "1")
    stage.vampire(A, "Hunter")
    assert stage.offers(A, "use", base, "0")


def test_giovanni_and_laibon_steal_cape_verde() -> None:
    stage = PeopleStage(3)
    elder, hunter = stage.vampire(A, "Elder"), stage.vampire(A, "Hunter")
    base = stage.permanent(C, "Powerbase: Cape Verde")
    assert not stage.offers(A, "act", elder, base, "0")
    stage.play(A, "act", hunter, base, "0")
    action = stage.table.view(None)["action"]
    assert (action["stealth"], action["target_seat"]) == (1, C)
    stage.resolve()
    assert stage.table.controller[base] == A
    assert not stage.offers(A, "act", hunter, base, "0")


# Powerbase: Chicago


def test_powerbase_chicago_gathers_or_pays_once_an_untap_phase() -> None:
    stage = Stage(2, phase="untap")
    base = stage.permanent(A, "Powerbase: Chicago", counters=3)
    stage.play(A, "use", base, "0")
    stage.play(A, "choose blood-to-pool")
    assert (stage.table.pool[A], stage.blood(base)) == (33, 0)
    assert not stage.offers(A, "use", base, "0")
    more = Stage(2, phase="untap")
    base = more.permanent(A, "Powerbase: Chicago", counters=3)
    more.play(A, "use", base, "0")
    more.play(A, "choose gain-blood")
    assert (more.table.pool[A], more.blood(base)) == (30, 4)


def test_powerbase_chicago_is_robbed_by_vampires_of_others() -> None:
    stage = Stage(2)
    base = stage.permanent(B, "Powerbase: Chicago", counters=3)
    krid = stage.vampire(A, "Krid")
    stage.play(A, "act", krid, base, "0")
    stage.skip("MinionPhase")
    assert (stage.table.pool[A], stage.blood(base)) == (33, 0)
    own = Stage(2)
    base = own.permanent(A, "Powerbase: Chicago", counters=3)
    krid = own.vampire(A, "Krid")
    assert not own.offers(A, "act", krid, base, "0")


# Powerbase: Los Angeles

FIREBRAND = Vampire("Firebrand", "brujah", 1, 5, "", "independent", "anarch")
ANARCH_CARDS = (
    Card("Manifesto", ACTION, needs=filters.Is(filters.ANARCH), effect=GainPool(1)),
    Card("Decree", ACTION, needs=filters.Is(filters.HasTitle(("baron",))), effect=GainPool(1)),
    Card("Edict", ACTION, needs=filters.Is(filters.TITLED), effect=GainPool(1)),
)


def in_los_angeles(*hand: str) -> tuple[PeopleStage, int, int]:
    """A's discard phase with the powerbase and a tapped anarch of B."""
    stage = PeopleStage(2, FIREBRAND, *ANARCH_CARDS, phase="discard")
    powerbase = stage.permanent(A, "Powerbase: Los Angeles")
    rebel = stage.vampire(B, "Firebrand", tapped=True)
    stage.vampire(A, "Elder", tapped=True)
    stage.hand(A, *hand)
    return stage, powerbase, rebel


@ruling("Powerbase: Los Angeles", 1)
@pytest.mark.parametrize("card", ["manifesto", "decree", "twilight-camp"])
def test_los_angeles_untaps_an_anarch_for_a_card_about_anarchs(card: str) -> None:
    stage, powerbase, rebel = in_los_angeles(card, card)
    use(stage, A, powerbase)
    assert stage.table.tapped[powerbase]
    stage.play(A, "discard", card)
    assert stage.options(A) == [stage.text("target", rebel), "done"]
    stage.play(A, "target", rebel)
    assert not stage.table.tapped[rebel]
    stage.play(A, "discard", card)
    assert stage.table.hand[A] == ()


def test_los_angeles_gives_only_another_discard_for_other_cards() -> None:
    stage, powerbase, rebel = in_los_angeles("edict", "blur")
    use(stage, A, powerbase)
    stage.play(A, "discard edict")
    stage.play(A, "discard blur")
    assert stage.table.hand[A] == ()
    assert stage.table.tapped[rebel]


def test_los_angeles_does_nothing_for_discards_without_it() -> None:
    stage, _, rebel = in_los_angeles("manifesto")
    stage.play(A, "discard manifesto")
    assert stage.table.tapped[rebel]


def test_an_anarch_steals_los_angeles() -> None:
    stage = PeopleStage(2, FIREBRAND)
    powerbase = stage.permanent(B, "Powerbase: Los Angeles")
    rebel, elder = stage.vampire(A, "Firebrand"), stage.vampire(A, "Elder")
    assert not stage.offers(A, "act", elder, powerbase, "0")
    stage.play(A, "act", rebel, powerbase, "0")
    assert stage.table.view(None)["action"]["target_seat"] == B
    stage.resolve()
    assert stage.table.controller[powerbase] == A


# Powerbase: Luanda


def test_powerbase_luanda_lets_the_chosen_vampire_attack_this_turn() -> None:
    stage = PeopleStage(3, phase="master")
    hunter, elder = stage.vampire(A, "Hunter"), stage.vampire(A, "Elder")
    thug = stage.ally(C, "Thug")
    base = stage.permanent(A, "Powerbase: Luanda")
    use(stage, A, base)
    stage.play(A, "target", elder)
    assert stage.table.tapped[base]
    stage.skip("MinionPhase", A)
    assert not stage.offers(A, "act", hunter, base, "0")
    stage.play(A, "act", elder, base, "0")
    action = stage.table.view(None)["action"]
    assert (action["stealth"], action["target_seat"]) == (1, C)
    stage.resolve()
    assert len(stage.events_of(CombatBegan)) == 1
    assert stage.blood(thug) == 2
    stage.table.tapped[base] = stage.table.tapped[elder] = False
    stage.skip("MasterPhase", A)
    stage.skip("MinionPhase", A)
    assert not stage.offers(A, "act", elder, base, "0")


def test_powerbase_luanda_needs_a_laibon_to_be_played_and_can_be_stolen() -> None:
    stage = PeopleStage(2, phase="master")
    stage.vampire(A, "Elder")
    stage.hand(A, "Powerbase: Luanda")
    stage.begin()
    assert not stage.offers(A, "play powerbase-luanda plain -")
    stage.vampire(A, "Hunter")
    assert stage.offers(A, "play powerbase-luanda plain -")
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder")
    base = stage.permanent(B, "Powerbase: Luanda")
    stage.play(A, "act", elder, base, "1")
    stage.resolve()
    assert stage.table.controller[base] == A


# Powerbase: Madrid


@pytest.mark.parametrize(("before", "after"), [(0, 1), (3, 4), (4, 4)])
def test_madrid_gathers_up_to_four_counters(before: int, after: int) -> None:
    stage = PeopleStage(2, phase="untap")
    base = stage.permanent(A, "Powerbase: Madrid", counters=before)
    stage.skip("MasterPhase")
    assert stage.blood(base) == after


def test_madrid_gives_its_votes_to_a_titled_sabbat_vampire() -> None:
    stage = ReferendumStage()
    elder = stage.vampire(A, "Elder")
    stage.vampire(B, "Mayor")
    base = stage.permanent(B, "Powerbase: Madrid", counters=3)
    go_to_polling(stage, elder)
    stage.skip("polling", B)
    assert not stage.offers(B, "use", base, "0")
    stage = ReferendumStage()
    elder, leader = stage.vampire(A, "Elder"), stage.vampire(B, "Pack Leader")
    base = stage.permanent(B, "Powerbase: Madrid", counters=3)
    go_to_polling(stage, elder)
    stage.skip("polling", B)
    use(stage, B, base)
    stage.skip("polling", B)
    stage.play(B, "vote", leader, "against")
    stage.skip("MinionPhase")
    assert sum([event.number for event in stage.events_of(VotesCast) if event.seat == B]) == 2 + 3
    assert stage.table.tapped[base]
    assert stage.blood(base) == 3


def test_madrid_is_emptied_by_vampires_of_others() -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder")
    base = stage.permanent(B, "Powerbase: Madrid", counters=3)
    stage.play(A, "act", elder, base, "0")
    stage.resolve()
    assert stage.blood(base) == 0
    assert stage.zone(base) == BESIDE
    assert stage.table.pool == [30, 30]


# Powerbase: Mexico City


def test_powerbase_mexico_city_pays_until_it_is_empty() -> None:
    stage = Stage(2, phase="untap")
    base = stage.permanent(A, "Powerbase: Mexico City", counters=1)
    stage.play(A, "target", base)
    assert stage.table.pool[A] == 31
    assert stage.zone(base) == ASH_HEAP
    rob = Stage(2)
    base = rob.permanent(B, "Powerbase: Mexico City", counters=4)
    krid = rob.vampire(A, "Krid")
    agatha = rob.vampire(A, "Agatha")
    assert not rob.offers(A, "act", krid, base, "0")
    rob.play(A, "act", agatha, base, "0")
    rob.skip("MinionPhase")
    assert rob.table.pool[A] == 34
    assert rob.zone(base) == ASH_HEAP


# Powerbase: Montreal


def test_powerbase_montreal_is_stolen_by_a_vampire() -> None:
    stage = Stage(2)
    base = stage.permanent(B, "Powerbase: Montreal")
    krid = stage.vampire(A, "Krid")
    gang = stage.ally(A, "Loyal Street Gang")
    assert not stage.offers(A, "act", gang, base, "0")
    stage.play(A, "act", krid, base, "0")
    stage.skip("MinionPhase")
    assert stage.table.beside == [(base,), ()]
    assert stage.table.controller[base] == A
    stage.uncontrolled(A, "Mazz")
    stage.skip("InfluencePhase", A)
    assert stage.offers(A, "use", base, "0")


# Powerbase: Rome


def test_powerbase_rome_gathers_by_master_phase_actions_and_from_giovanni() -> None:
    stage = MasterStage(2, "master")
    base = stage.permanent(A, "Powerbase: Rome")
    use(stage, A, base)
    assert stage.blood(base) == 1
    assert not stage.offers(A, "use", base, "0")
    stage = MasterStage(2, "minion")
    base = stage.permanent(A, "Powerbase: Rome")
    talker, elder = stage.vampire(A, "Ghost Talker", 5), stage.vampire(A, "Elder")
    theirs = stage.vampire(B, "Ghost Talker")
    assert not stage.offers(A, "act", elder, base, "0")
    stage.play(A, "act", talker, base, "0")
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.skip("HowMany")
    stage.play(A, "number 2")
    stage.resolve()
    assert (stage.blood(talker), stage.blood(base)) == (3, 2)
    assert stage.table.controller[theirs] == B


def test_powerbase_rome_turns_counters_into_votes() -> None:
    stage = ReferendumStage()
    elder = stage.vampire(A, "Elder")
    base = stage.permanent(A, "Powerbase: Rome", counters=3)
    go_to_polling(stage, elder)
    use(stage, A, base, "1")
    stage.play(A, "number 2")
    assert stage.blood(base) == 1
    assert stage.table.tapped[base]
    stage.play(A, "vote", base, "for")
    assert [event.number for event in stage.events_of(VotesCast)] == [2]


def test_powerbase_rome_is_emptied_by_any_minion() -> None:
    stage = PeopleStage()
    thug = stage.ally(A, "Thug")
    base = stage.permanent(B, "Powerbase: Rome", counters=3)
    stage.play(A, "act", thug, base, "1")
    stage.resolve()
    assert stage.blood(base) == 0
    assert stage.zone(base) == BESIDE


# Powerbase: Savannah


def test_powerbase_savannah_taps_another_unique_location_to_end_combat() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    base, library = stage.permanent(A, "Powerbase: Savannah"), stage.permanent(A, "Elder Library")
    stage.permanent(A, "Cellar")
    theirs = stage.permanent(B, "Powerbase: Savannah")
    stage.permanent(B, "Information Highway")
    fight(stage, elder, rival)
    stage.skip("before-range", A)
    use(stage, A, base)
    assert stage.table.tapped[library]
    assert not stage.table.tapped[base]
    stage.resolve()
    assert len(stage.events_of(CombatEnded)) == 1
    assert stage.events_of(StrikeChosen) == []
    assert not stage.table.tapped[theirs]


@pytest.mark.parametrize("acting", [True, False])
@ruling("Powerbase: Savannah", 1)
def test_powerbase_savannah_is_for_who_counts_as_acting(acting: bool) -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder")
    stage.vampire(B, "Rival")
    seat = B if acting else A
    base = stage.permanent(seat, "Powerbase: Savannah")
    stage.permanent(seat, "Elder Library")
    stage.hand(A, "Deep Song")
    stage.play(A, "play deep-song ANI", elder)
    stage.skip("before-range")
    assert stage.decider == B  # the other one counts as acting
    if acting:
        assert stage.offers(B, "use", base, "0")
    else:
        stage.play(B, "pass")
        assert not stage.offers(A, "use", base, "0")


def test_powerbase_savannah_is_stolen_by_a_vampire() -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder")
    base = stage.permanent(B, "Powerbase: Savannah")
    stage.play(A, "act", elder, base, "0")
    stage.resolve()
    assert stage.table.controller[base] == A


# Powerbase: Washington, D.C.


def test_powerbase_washington_doubles_what_is_put_there_or_pays_two() -> None:
    stage = PeopleStage(2, phase="untap")
    base = stage.permanent(A, "Powerbase: Washington, D.C.", counters=4)
    use(stage, A, base)
    assert stage.options(A) == [f"number {number}" for number in range(4)]
    stage.play(A, "number 3")
    assert stage.table.pool[A] == 27
    assert stage.blood(base) == 4 + 6
    assert not stage.offers(A, "use", base, "1")
    other = PeopleStage(2, phase="untap")
    base = other.permanent(A, "Powerbase: Washington, D.C.", counters=4)
    use(other, A, base, "1")
    assert (other.table.pool[A], other.blood(base)) == (32, 2)
    assert not other.offers(A, "use", base, "0")


def test_powerbase_washington_is_robbed_by_other_vampires() -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder")
    own = stage.permanent(A, "Powerbase: Washington, D.C.", counters=2)
    base = stage.permanent(B, "Powerbase: Washington, D.C.", counters=5)
    assert not stage.offers(A, "act", elder, own, "0")
    stage.play(A, "act", elder, base, "0")
    stage.resolve()
    assert stage.table.pool == [35, 30]
    assert stage.blood(base) == 0


# Powerbase: Zürich


def test_powerbase_zurich_gives_blood_to_a_younger_uncontrolled_vampire() -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder")
    base = stage.permanent(A, "Powerbase: Zürich")
    pupil = stage.uncontrolled(A, "Pupil", 1)
    assert not stage.offers(A, "act", elder, base, "0")
    stage.edge(A)
    stage.play(A, "act", elder, base, "0")
    stage.play(A, "target", pupil)
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.resolve()
    assert stage.blood(pupil) == 3
    assert stage.table.edge == A


def test_powerbase_zurich_burns_the_edge_before_combat_if_blocked() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    base = stage.permanent(A, "Powerbase: Zürich")
    star = stage.permanent(B, "London Evening Star, Tabloid Newspaper")
    pupil = stage.uncontrolled(A, "Pupil", 1)
    stage.edge(A)
    stage.play(A, "act", elder, base, "0")
    stage.play(A, "target", pupil)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", rival)
    stage.skip("block", B)
    use(stage, B, star)
    stage.skip("before-range", A)
    assert stage.table.edge == NOBODY
    stage.resolve()
    assert stage.blood(pupil) == 1


def test_powerbase_zurich_is_stolen_for_the_edge() -> None:
    stage = PeopleStage(3, phase="master")
    base = stage.permanent(B, "Powerbase: Zürich")
    stage.begin()
    assert not stage.offers(A, "use", base, "1")
    assert not stage.offers(A, "use", base, "0")
    stage.edge(A)
    use(stage, A, base)
    assert stage.table.controller[base] == A
    assert stage.table.edge == NOBODY
    stage.edge(A)
    assert not stage.offers(A, "use", base, "0")
