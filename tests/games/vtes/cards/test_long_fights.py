"""Cards by which fights go on or leave their mark: traps, trackers, mettle and broken arms."""

from __future__ import annotations

from games.vtes.cards.people import PEOPLE, Salon, bleed, fight, modes, strikes, try_block
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, Stage

from conclave.games.vtes.rules.events.combat import CombatEnded, Pressed, RoundBegan
from conclave.games.vtes.rules.modes import Action, Strike
from conclave.games.vtes.rules.notes import CONTINUING, ENDING
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.reading import bonuses, values
from conclave.games.vtes.rules.words import ACTION, ASH_HEAP, COMBAT, ON_CARD, READY, TORPOR
from conclave.games.vtes.vocabulary import parts
from conclave.games.vtes.vocabulary.blood import GainPool
from conclave.games.vtes.vocabulary.card import Card
from conclave.games.vtes.vocabulary.combat import HurtsEachRound, KeepsFrom
from conclave.games.vtes.vocabulary.maneuvers import AdditionalStrikes, Press
from conclave.testing import rule

MORE: tuple[AnyCard, ...] = (
    Card("Windfall", ACTION, effect=Action(GainPool(3))),
    Card("Slip Away", COMBAT, effect=Strike(ends=True)),
    Card("Sidestep", COMBAT, effect=Strike(dodge=True)),
    Card("Punch", COMBAT, effect=Strike(damage=2)),
    Card("Shot", COMBAT, effect=Strike(damage=2, ranged=True, maneuver="must")),
    Card("Flurry", COMBAT, effect=AdditionalStrikes(1)),
    Card("Hold On", COMBAT, effect=Press()),
    Card("Hold Fast", COMBAT, effect=Press(only_on=True)),
    Card("Gnats", COMBAT, effect=HurtsEachRound(3)),
    Card("Dazed", COMBAT, effect=KeepsFrom((CONTINUING, ENDING), parts.SELF), when="before-range"),
)


class Arena(Salon):
    """The salon with a few combat cards."""

    def __init__(self, seats: int = 2) -> None:
        Stage.__init__(self, seats, extra=(*PEOPLE, *MORE))


def arena(*mine: str, theirs: tuple[str, ...] = ()) -> tuple[Stage, int, int]:
    """Kurt of A fights with Rival of B; each has some cards."""
    stage = Arena()
    kurt, rival = stage.vampire(A, "Kurt"), stage.vampire(B, "Rival")
    stage.hand(A, *mine)
    stage.hand(B, *theirs)
    return fight(stage, kurt, rival), kurt, rival


def rounds(stage: Stage) -> list[int]:
    """The rounds that have begun."""
    return [event.number for event in stage.told(RoundBegan)]


# Trap


def test_trap_holds_both_for_as_long_as_cards_are_played() -> None:
    stage, kurt, _ = arena("Trap")
    stage.play(A, "play", "trap", "plain", kurt)
    stage.skip("MinionPhase")
    assert rounds(stage) == [1, 2, 3, 4]
    assert stage.told(Pressed) == []


def test_trap_goes_on_after_another_card() -> None:
    stage, kurt, rival = arena("Trap", theirs=("Sidestep",))
    stage.play(A, "play", "trap", "plain", kurt)
    while rounds(stage) != [1, 2]:
        stage.least()
    stage.skip("strike", B)
    stage.play(B, "play", "sidestep", "plain", rival)
    stage.skip("MinionPhase")
    assert rounds(stage) == [1, 2, 3, 4, 5]


def test_trap_is_for_the_beginning_of_the_first_round() -> None:
    stage, kurt, _ = arena("Trap", "Hold On")
    assert modes(stage, A, "trap") == ["plain"]
    stage.skip("PressStep", A)
    assert modes(stage, A, "trap") == []
    stage.play(A, "play", "hold-on", "plain", kurt)
    stage.skip("before-range", A)
    assert rounds(stage) == [1, 2]
    assert modes(stage, A, "trap") == []


@ruling("Trap", 1)
def test_trap_holds_him_who_may_not_press_himself() -> None:
    stage, kurt, _ = arena("Dazed", "Trap")
    stage.play(A, "play", "dazed", "plain", kurt)
    stage.play(A, "play", "trap", "plain", kurt)
    stage.skip("MinionPhase")
    assert rounds(stage) == [1, 2, 3, 4]


@ruling("Automatic environmental press", 1)
def test_trap_presses_before_anybody_and_either_may_press_to_end() -> None:
    stage, kurt, rival = arena("Trap", "Hold Fast", "Hold On", theirs=("Hold On",))
    stage.play(A, "play", "trap", "plain", kurt)
    stage.skip("PressStep", A)
    assert modes(stage, A, "hold-fast") == []
    assert modes(stage, A, "hold-on") == ["plain"]
    stage.skip("PressStep", B)
    stage.play(B, "play", "hold-on", "plain", rival)
    assert [event.purpose for event in stage.told(Pressed)] == ["end"]
    assert modes(stage, A, "hold-fast") == ["plain"]
    stage.skip("MinionPhase")
    assert rounds(stage) == [1]


# Telepathic Tracking


def test_telepathic_tracking_presses_and_gives_a_maneuver() -> None:
    stage, kurt, _ = arena("Telepathic Tracking")
    stage.skip("PressStep", A)
    assert modes(stage, A, "telepathic-tracking") == ["aus"]
    stage.play(A, "play", "telepathic-tracking", "aus", kurt)
    stage.skip("range", A)
    assert rounds(stage) == [1, 2]
    assert stage.offers(A, "maneuver")
    stage.skip("MinionPhase")
    assert rounds(stage) == [1, 2]


@ruling("Continue combat", 3)
@ruling('Playable "when combat would end" or "is about to end"', 1)
def test_telepathic_tracking_lets_a_combat_go_on_that_was_about_to_end() -> None:
    stage, kurt, rival = arena("Telepathic Tracking", theirs=("Slip Away",))
    strikes(stage, "strike hand", f"play slip-away plain {stage.table.word(rival)}")
    stage.skip("end-of-round", A)
    assert stage.told(CombatEnded) == []
    assert modes(stage, A, "telepathic-tracking") == ["AUS"]
    stage.play(A, "play", "telepathic-tracking", "AUS", kurt)
    stage.skip("before-range", A)
    assert rounds(stage) == [1, 2]
    assert stage.blood(kurt) == 7
    stage.skip("MinionPhase")
    assert rounds(stage) == [1, 2]


def test_telepathic_tracking_is_of_no_use_where_combat_goes_on_or_one_is_gone() -> None:
    stage, kurt, rival = arena("Telepathic Tracking", "Hold On")
    stage.skip("PressStep", A)
    stage.play(A, "play", "hold-on", "plain", kurt)
    stage.skip("end-of-round", A)
    assert modes(stage, A, "telepathic-tracking") == []
    stage = Arena()
    kurt, rival = stage.vampire(A, "Kurt"), stage.vampire(B, "Rival", 0)
    stage.hand(A, "Telepathic Tracking")
    fight(stage, kurt, rival)
    strikes(stage)
    stage.skip("end-of-round", A)
    assert stage.zone(rival) == TORPOR
    assert modes(stage, A, "telepathic-tracking") == []


@ruling("Continue combat", 2)
@ruling("Psyche!", 3)
def test_telepathic_tracking_and_psyche() -> None:
    stage, kurt, rival = arena("Telepathic Tracking", theirs=("Psyche!",))
    strikes(stage)
    stage.skip("end-of-round", B)
    stage.play(B, "play", "psyche", "CEL", rival)
    stage.skip("end-of-round", A)
    assert modes(stage, A, "telepathic-tracking") == []
    stage, kurt, rival = arena("Telepathic Tracking", theirs=("Psyche!",))
    strikes(stage)
    stage.skip("end-of-round", A)
    stage.play(A, "play", "telepathic-tracking", "AUS", kurt)
    stage.skip("end-of-round", B)
    assert rounds(stage) == [1]
    assert modes(stage, B, "psyche") == []
    stage.skip("before-range", A)
    strikes(stage)
    stage.skip("end-of-round", B)
    assert modes(stage, B, "psyche") == ["CEL"]


@ruling("Continue combat", 1)
def test_what_was_to_come_after_the_combat_is_lost_if_it_goes_on() -> None:
    for tracked in (True, False):
        stage = Arena()
        kurt, rival = stage.vampire(A, "Kurt"), stage.vampire(B, "Rival")
        stage.hand(A, "Windfall", "Mirror Image")
        stage.hand(B, "Telepathic Tracking")
        stage.play(A, "play", "windfall", "plain", kurt)
        try_block(stage, rival).skip("strike", A)
        stage.play(A, "play", "mirror-image", "CHI", kurt)
        stage.skip("end-of-round", B)
        if tracked:
            stage.play(B, "play", "telepathic-tracking", "AUS", rival)
        stage.skip("MinionPhase")
        assert rounds(stage) == ([1, 2] if tracked else [1])
        assert stage.table.pool[A] == (30 if tracked else 33)


# Superior Mettle


@ruling("Burn blood for effect (mandatory)", 1)
@ruling("Immideate damage prevention", 1)
def test_superior_mettle_prevents_a_strike() -> None:
    for blood, ways in ((1, ["for", "FOR"]), (0, [])):
        stage = Arena()
        rival, kurt = stage.vampire(A, "Rival"), stage.vampire(B, "Kurt", blood)
        stage.hand(B, "Superior Mettle")
        fight(stage, rival, kurt)
        stage.skip("before-range", B)
        assert modes(stage, B, "superior-mettle") == []
        strikes(stage)
        stage.skip("damage", B)
        assert modes(stage, B, "superior-mettle") == ways
        if ways:
            stage.play(B, "play", "superior-mettle", "for", kurt)
        stage.skip("MinionPhase")
        assert stage.zone(kurt) == (READY if ways else TORPOR)
        assert stage.blood(kurt) == 0


def test_superior_mettle_goes_on_against_initial_strikes() -> None:
    stage, kurt, rival = arena("Superior Mettle", "Hold On", theirs=("Flurry", "Punch"))
    strikes(stage)
    stage.play(A, "play", "superior-mettle", "FOR", kurt)
    card = next(
        c for c in range(len(stage.table.what)) if stage.table.card_name(c) == "superior-mettle"
    )
    assert stage.blood(kurt) == 7
    stage.skip("PressStep", A)
    stage.play(A, "play", "hold-on", "plain", kurt)
    stage.skip("strike", A)
    stage.play(A, "strike hand")
    stage.play(B, "play", "punch", "plain", rival)
    stage.skip("damage", A)
    assert stage.offers(A, "use", card, "0")
    stage.play(A, "use", card, "0")
    assert stage.blood(kurt) == 6
    stage.skip("additional-strikes", B)
    stage.play(B, "play", "flurry", "plain", rival)
    stage.skip("strike", B)
    stage.play(B, "strike hand")
    stage.skip("damage", A)
    assert not stage.offers(A, "use", card, "0")
    stage.skip("MinionPhase")
    assert stage.blood(kurt) == 5
    assert stage.blood(rival) == 7


def test_superior_mettle_at_basic_is_for_one_strike() -> None:
    stage, kurt, _ = arena("Superior Mettle", "Hold On")
    strikes(stage)
    stage.play(A, "play", "superior-mettle", "for", kurt)
    stage.skip("PressStep", A)
    stage.play(A, "play", "hold-on", "plain", kurt)
    strikes(stage)
    assert not any(text.startswith("use") for text in stage.options(stage.decider))
    stage.skip("MinionPhase")
    assert stage.blood(kurt) == 6


# Disarm


def beaten(stage: Stage, kurt: int) -> Stage:
    """Kurt strikes harder than his foe: A is asked at the end of the round."""
    strikes(stage, f"play punch plain {stage.table.word(kurt)}")
    return stage.skip("end-of-round", A)


@ruling("Disarm", 1)
def test_disarm_sends_a_vampire_to_torpor_and_weakens_him() -> None:
    for way, less in (("pot", 1), ("POT", 2)):
        stage, kurt, rival = arena("Disarm", "Punch")
        assert values.strength(stage.table, rival) == 1
        beaten(stage, kurt)
        stage.play(A, "play", "disarm", way, kurt)
        assert stage.zone(rival) == TORPOR
        (card,) = stage.table.on[rival]
        assert stage.zone(card) == ON_CARD
        assert bonuses.bonus(stage.table, bonuses.STRENGTH, rival) == -less
        assert stage.blood(rival) == 7


def test_disarm_needs_more_damage_at_close_range() -> None:
    stage, kurt, _ = arena("Disarm")
    strikes(stage)
    stage.skip("end-of-round", A)
    assert modes(stage, A, "disarm") == []
    stage, kurt, _ = arena("Disarm", "Shot")
    stage.skip("range", A)
    stage.play(A, "play", "shot", "plain", kurt)
    stage.skip("end-of-round", A)
    assert stage.blood(_) == 7
    assert modes(stage, A, "disarm") == []
    stage, kurt, _ = arena("Disarm", "Punch")
    beaten(stage, kurt)
    assert modes(stage, A, "disarm") == ["pot", "POT"]


@ruling("Disarm", 2)
def test_disarm_does_not_count_what_is_nobodys_damage() -> None:
    stage, kurt, rival = arena("Disarm", "Gnats")
    stage.play(A, "play", "gnats", "plain", kurt)
    strikes(stage)
    stage.skip("end-of-round", A)
    assert stage.blood(rival) == 5
    assert modes(stage, A, "disarm") == []


def test_disarm_is_not_for_an_ally_nor_twice_on_a_vampire() -> None:
    stage = Arena()
    kurt, thug = stage.vampire(A, "Kurt"), stage.ally(B, "Thug", 9)
    stage.hand(A, "Disarm", "Punch")
    beaten(fight(stage, kurt, thug), kurt)
    assert modes(stage, A, "disarm") == []
    stage = Arena()
    kurt, rival = stage.vampire(A, "Kurt"), stage.vampire(B, "Rival")
    stage.put_on(rival, "Disarm", A)
    stage.hand(A, "Disarm", "Punch")
    beaten(fight(stage, kurt, rival), kurt)
    assert modes(stage, A, "disarm") == []


@ruling("Disarm", 3)
def test_disarm_before_what_else_is_done_when_a_combat_would_end() -> None:
    stage, kurt, rival = arena("Disarm", "Punch", theirs=("Telepathic Tracking",))
    beaten(stage, kurt)
    stage.play(A, "play", "disarm", "pot", kurt)
    stage.skip("MinionPhase")
    assert rounds(stage) == [1]
    stage, kurt, rival = arena("Disarm", "Punch", theirs=("Telepathic Tracking",))
    beaten(stage, kurt)
    stage.skip("end-of-round", B)
    stage.play(B, "play", "telepathic-tracking", "AUS", rival)
    assert stage.window == "end-of-round"
    assert stage.decider == A
    stage.play(A, "play", "disarm", "pot", kurt)
    stage.skip("MinionPhase")
    assert stage.zone(rival) == TORPOR
    assert rounds(stage) == [1]


@ruling("End of round effects that care about the range", 1)
def test_disarm_takes_the_range_as_close_if_it_was_not_determined() -> None:
    """What ends a round so early leaves no damage to compare: the range alone is shown."""
    stage, kurt, _ = arena("Disarm", "Punch")
    stage.skip("strike", A)
    stage.play(A, "play", "punch", "plain", kurt)
    stage.skip("end-of-round", A)
    assert modes(stage, A, "disarm") == ["pot", "POT"]


@rule("VTES-6.5.1-03")
def test_a_vampire_burns_3_blood_to_be_rid_of_it() -> None:
    for blood in (3, 2):
        stage = Arena()
        rival = stage.vampire(B, "Rival", blood, torpor=True)
        kurt = stage.vampire(A, "Kurt")
        card = stage.put_on(rival, "Disarm", A)
        bleed(stage, kurt)
        assert not stage.offers(A, "use", card, "0")
        stage.skip("announced", B)
        assert stage.offers(B, "use", card, "0") == (blood == 3)
        if blood == 3:
            stage.play(B, "use", card, "0")
            assert stage.blood(rival) == 0
            assert stage.zone(card) == ASH_HEAP
            assert bonuses.bonus(stage.table, bonuses.STRENGTH, rival) == 0
