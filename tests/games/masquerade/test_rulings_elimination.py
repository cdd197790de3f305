"""MASQ-R-25..30: rulings on eliminated players."""

from __future__ import annotations

from games.masquerade.stage import (
    alliance,
    asked,
    blood,
    blood_at,
    cards_at,
    clan_at,
    deck,
    drained,
    events_of,
    hand,
    holder,
    influence,
    location,
    options,
    planning,
    play,
    play_until,
    resolving,
    score,
    seat_of,
    stay,
)

from conclave.games.masquerade.rules.constants import RESOLUTION
from conclave.games.masquerade.rules.events.allies import Frenzied
from conclave.games.masquerade.rules.events.counters import GainedInfluence, LostBlood, StoleBlood
from conclave.games.masquerade.rules.events.course import Eliminated, Placed, TookAmbition
from conclave.testing import rule

FOUR = ("brujah", "gangrel", "ventrue", "toreador")


@rule("MASQ-R-25")
def test_everything_of_an_eliminated_player_leaves_the_game() -> None:
    turn = planning(
        *("gangrel", *FOUR),
        cards={"1": {"gangrel": ["earth-meld"]}, "2": {"gangrel": ["?mist-form"]}},
        blood_at={"1": {"gangrel": 2}, "haven": {"gangrel": 1}},
        red={"gangrel": 2},
        alliances={"gangrel": ["marcel", "victim", "bobby-white"]},
        drained={"gangrel": ["victim", "bronwyn"]},
    )
    assert turn.victims == 35 - 5
    happened = play(turn, "drain marcel")
    assert events_of(happened, Eliminated) == [Eliminated(1)]
    assert [cards_at(turn, place, "gangrel") for place in ("1", "2", "haven")] == [[], [], []]
    assert [blood_at(turn, place, "gangrel") for place in ("1", "haven")] == [0, 0]
    assert (hand(turn, "gangrel"), deck(turn, "gangrel")) == ([], [])
    assert (alliance(turn, "gangrel"), drained(turn, "gangrel")) == ([], [])
    assert (blood(turn, "gangrel"), influence(turn, "gangrel")) == (0, 0)
    assert turn.victims == 35 - 3
    library = turn.library
    gone = [library.numbers[name] for name in ("marcel", "bobby-white", "bronwyn")]
    assert not set(gone) & {*turn.ally_deck, *turn.at_stake}
    assert turn.faults() == []


@rule("MASQ-R-25")
def test_an_eliminated_players_cards_at_other_positions_leave_too() -> None:
    turn = planning(
        *("gangrel", *FOUR),
        cards={"1": {"brujah": ["challenge", "earth-meld"]}},
        red={"gangrel": 2},
        alliances={"gangrel": ["marcel"]},
    )
    play(turn, "drain marcel")
    assert cards_at(turn, "1", "brujah") == ["challenge"]


@rule("MASQ-R-25")
def test_foreign_cards_at_an_eliminated_players_positions_return_at_the_end_of_the_round() -> None:
    turn = planning(
        *("gangrel", *FOUR),
        cards={"1": {"gangrel": ["show-of-force"], "ventrue": ["majesty"]}},
        hands={"brujah": [], "toreador": []},
        red={"gangrel": 2},
        alliances={"gangrel": ["marcel"]},
    )
    play(turn, "drain marcel")
    assert cards_at(turn, "1", "gangrel") == ["show-of-force"]
    assert turn.present(1) == (seat_of(turn, "ventrue"),)
    play_until(turn, lambda now: now.phase == RESOLUTION)
    happened = stay(turn)
    assert events_of(happened, StoleBlood) == [], "nobody is left to use the card"
    play_until(turn, lambda now: now.round == 2)
    assert "show-of-force" in hand(turn, "brujah")


@rule("MASQ-R-25")
def test_an_eliminated_player_is_skipped() -> None:
    turn = planning("gangrel", *FOUR, red={"gangrel": 2}, alliances={"gangrel": ["marcel"]})
    play(turn, "drain marcel")
    happened = play_until(turn, lambda now: now.round == 2 and now.phase == RESOLUTION)
    assert turn.order() == (0, 2, 3)
    later = [event.to_dict().get("seat") for event in happened]
    assert 1 not in later


@rule("MASQ-R-25")
def test_an_eliminated_player_cannot_win() -> None:
    turn = planning(
        *("gangrel", *FOUR),
        round=3,
        red={"gangrel": 2},
        influence={"gangrel": 50},
        alliances={"gangrel": ["marcel"]},
    )
    play(turn, "drain marcel")
    play_until(turn, lambda now: now.over)
    assert turn.outcome is not None
    assert turn.outcome.places[1] == 4
    assert turn.outcome.scores[1] == 0


@rule("MASQ-R-25")
def test_an_eliminated_player_is_not_asked_for_his_relic() -> None:
    start = planning(
        *("ventrue", "brujah", "gangrel", "ventrue"),
        turns=8,
        relics={"brujah": "the-usurers-ledger", "gangrel": "the-sargon-apocrypha"},
        blood={"gangrel": 1},
        red={"gangrel": 2},
        alliances={"gangrel": ["marcel"]},
    )
    play(start, "play ventrue-hunt 1 up", "done")
    assert asked(start) == ["brujah"]
    play(start, "use the-usurers-ledger")
    assert start.out == [False, True, False]
    assert asked(start) == ["ventrue"]
    assert options(start) == ["stay", "withdraw"]


@rule("MASQ-R-26")
def test_the_ambition_token_passes_to_the_next_remaining_player() -> None:
    turn = planning("brujah", *FOUR, red={"brujah": 2}, alliances={"brujah": ["marcel"]})
    turn.out[1] = True
    turn.hand[1] = turn.deck[1] = ()
    happened = play(turn, "drain marcel")
    assert holder(turn) == "ventrue"
    assert events_of(happened, TookAmbition) == [TookAmbition(2)]
    assert turn.order() == (2, 3)


@rule("MASQ-R-27")
def test_a_card_is_finished_when_one_of_its_targets_is_eliminated() -> None:
    fight = location(
        *("1", *FOUR),
        cards={
            "1": {
                "brujah": ["fist-of-caine"],
                "gangrel": ["fearless"],
                "ventrue": ["majesty"],
                "toreador": ["awe"],
            }
        },
        blood={"gangrel": 1},
        red={"gangrel": 2},
        alliances={"gangrel": ["marcel"]},
    )
    happened = stay(fight)
    assert events_of(happened, Eliminated) == [Eliminated(1)]
    assert [event.seat for event in events_of(happened, LostBlood)] == [1, 2, 3]


@rule("MASQ-R-27")
def test_a_player_eliminated_before_the_count_is_not_ranked_and_no_rival() -> None:
    fight = location(
        *("1", *FOUR),
        cards={
            "1": {
                "brujah": ["show-of-force", "brujah-hunt"],
                "gangrel": ["on-the-prowl"],
                "ventrue": ["ventrue-ready"],
            }
        },
        blood_at={"1": {"gangrel": 9}},
        blood={"gangrel": 1},
        red={"gangrel": 2},
        alliances={"gangrel": ["marcel"]},
    )
    happened = stay(fight)
    assert [(event.seat, event.number) for event in events_of(happened, Placed)] == [(0, 1), (2, 2)]
    stolen = [event.from_seat for event in events_of(happened, StoleBlood)]
    assert stolen == [1, 2, 2], "Hunt finds one rival less than Show of Force"


@rule("MASQ-R-27")
def test_the_player_of_the_card_may_be_eliminated_himself() -> None:
    fight = location(
        *("1", "tremere", "brujah", "gangrel", "ventrue"),
        cards={
            "1": {
                "brujah": ["fist-of-caine"],
                "tremere": ["retaliation"],
                "gangrel": ["fearless"],
                "ventrue": ["ventrue-ready"],
            }
        },
        round=2,
        blood={"brujah": 2},
        red={"brujah": 2},
        alliances={"brujah": ["marcel"]},
    )
    happened = stay(fight)
    assert fight.out == [False, True, False, False]
    losses = [(event.seat, event.number) for event in events_of(happened, LostBlood)]
    assert losses[0] == (0, 2), "Tremere loses to the Fist"
    assert (1, 2) in losses, "who retaliates"
    assert losses.count((2, 2)) == losses.count((3, 2)) == 2, "and the Fist goes on"
    assert fight.faults() == []


@rule("MASQ-R-28")
def test_the_cause_of_a_fatal_frenzy_still_gains_influence() -> None:
    fight = location(
        *("1", *FOUR),
        cards={"1": {"brujah": ["show-of-force"], "gangrel": ["gangrel-hunt"]}},
        blood={"gangrel": 1},
        red={"gangrel": 2},
        alliances={"gangrel": ["marcel"]},
    )
    happened = stay(fight)
    frenzy, out = happened.index(Frenzied(1, 0)), happened.index(Eliminated(1))
    assert happened[frenzy + 1] == GainedInfluence(0, 1)
    assert frenzy + 1 < out
    assert influence(fight, "brujah") == 3 + 1 + 1, "for the frenzy and for first place"


@rule("MASQ-R-29")
def test_the_last_player_left_wins_at_once() -> None:
    turn = planning(
        *("gangrel", "brujah", "gangrel", "ventrue"),
        red={"gangrel": 2},
        alliances={"gangrel": ["marcel"]},
        influence={"ventrue": 0},
    )
    turn.out[0] = True
    turn.hand[0] = turn.deck[0] = ()
    play(turn, "drain marcel")
    assert turn.over
    assert turn.outcome is not None
    assert turn.outcome.winners == [2]
    assert turn.outcome.rule == "MASQ-R-29"


@rule("MASQ-R-29")
def test_two_remaining_players_play_on() -> None:
    turn = planning(
        *("gangrel", "brujah", "gangrel", "ventrue"),
        red={"gangrel": 2},
        alliances={"gangrel": ["marcel"]},
    )
    play(turn, "drain marcel")
    assert not turn.over
    assert asked(turn) == ["ventrue"]


@rule("MASQ-R-29", "MASQ-R-30")
def test_the_last_team_left_wins_at_once() -> None:
    turn = planning(
        *("gangrel", *FOUR),
        red={"gangrel": 2, "toreador": 2},
        alliances={"gangrel": ["marcel"], "toreador": ["bronwyn"]},
        options={"teams": "yes"},
    )
    play(turn, "drain marcel")
    assert not turn.over, "Toreador still plays for Gangrel's team"
    play_until(turn, lambda now: clan_at(now, now.deciders[0]) == "toreador")
    play(turn, "drain bronwyn")
    assert turn.over
    assert turn.outcome is not None
    assert turn.outcome.winners == [0, 2]


@rule("MASQ-R-30")
def test_of_a_team_with_one_partner_out_only_the_others_influence_and_blood_count() -> None:
    turn = planning(
        *("gangrel", *FOUR),
        round=3,
        turns=12,
        red={"gangrel": 2},
        influence={"gangrel": 20, "toreador": 9, "brujah": 4, "ventrue": 4},
        alliances={"gangrel": ["marcel"], "brujah": [], "ventrue": [], "toreador": []},
        options={"teams": "yes"},
        blood={"toreador": 9, "brujah": 4, "ventrue": 4},
    )
    play(turn, "drain marcel")
    assert asked(turn) == ["ventrue"], "the others play on"
    play_until(turn, lambda now: now.over)
    assert turn.outcome is not None
    assert turn.outcome.scores[1] == turn.outcome.scores[3] == score(turn, "toreador")
    assert turn.outcome.places[1] == turn.outcome.places[3]


@rule("MASQ-R-30")
def test_only_the_remaining_partners_blood_breaks_the_tie() -> None:
    end = resolving(
        *("haven", *FOUR),
        round=3,
        cards={"haven": {"brujah": ["challenge"]}},
        influence={"brujah": 1, "ventrue": 1, "toreador": 6},
        alliances={"brujah": [], "ventrue": [], "toreador": []},
        blood={"brujah": 3, "ventrue": 4, "toreador": 8},
        options={"teams": "yes"},
    )
    end.out[1] = True
    end.hand[1] = end.deck[1] = end.alliance[1] = ()
    end.influence[1] = end.blood[1] = 0
    stay(end)
    assert end.outcome is not None
    assert end.outcome.scores == (6, 6, 6, 6)
    assert end.outcome.winners == [1, 3], "8 blood against 7"
