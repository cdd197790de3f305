"""Planning beside Challenge, On the Prowl and Eyes in the Dark: what reacts to a card, and when."""

from __future__ import annotations

from games.masquerade.cards.scenes import frenzied, influences, pools, turn
from games.masquerade.stage import (
    asked,
    blood,
    blood_at,
    clans_of,
    drained,
    options,
    play,
    refused,
)

from conclave.games.masquerade.rules.events.course import Eliminated
from conclave.testing import rule

HAND = ["gangrel-hunt", "gangrel-ready"]


@rule("MASQ-R-14", "MASQ-R-15", "MASQ-R-12")
def test_challenge_takes_its_blood_before_any_is_deployed() -> None:
    challenge = turn("gangrel", brujah="challenge", gangrel="", ventrue="", blood={"gangrel": 3})
    play(challenge, "play gangrel-hunt 2 up")
    assert options(challenge) == ["blood 1", "drain victim", "done"]


@rule("MASQ-R-16")
def test_challenge_comes_on_top_of_what_a_face_down_card_costs() -> None:
    challenge = turn("gangrel", brujah="challenge", gangrel="", ventrue="", blood={"gangrel": 4})
    play(challenge, "play gangrel-hunt 2 down")
    assert (blood(challenge, "gangrel"), options(challenge)[0]) == (2, "blood 1")


@rule("MASQ-R-37", "MASQ-FRENZY-08", "MASQ-FRENZY-09")
def test_challenge_can_send_into_frenzy_and_the_turn_goes_on() -> None:
    challenge = turn("gangrel", brujah="challenge", gangrel="", ventrue="", blood={"gangrel": 1})
    happened = play(challenge, "play gangrel-hunt 2 up")
    assert (frenzied(challenge, happened), drained(challenge, "gangrel")) == (
        ["gangrel"],
        ["victim"],
    )
    assert influences(challenge)["brujah"] == 4
    assert (asked(challenge), options(challenge)) == (["gangrel"], ["blood 1", "blood 2", "done"])


@rule("MASQ-DIAB-03", "MASQ-R-28")
def test_challenge_can_end_a_players_game_in_the_middle_of_his_turn() -> None:
    challenge = turn("gangrel", brujah="challenge", gangrel="", ventrue="", blood={"gangrel": 1},
                     red={"gangrel": 2}, alliances={"gangrel": ["marcel"]})  # fmt: skip
    happened = play(challenge, "play gangrel-hunt 2 up")
    assert clans_of(challenge, happened, Eliminated) == ["gangrel"]
    assert (influences(challenge)["brujah"], asked(challenge)) == (4, ["ventrue"])


@rule("MASQ-R-15")
def test_on_the_prowl_has_its_blood_before_the_other_deploys_his() -> None:
    prowl = turn("brujah", gangrel="on-the-prowl", brujah="", ventrue="")
    play(prowl, "play brujah-hunt 1 up")
    assert (blood_at(prowl, "1", "gangrel"), blood_at(prowl, "1", "brujah")) == (1, 0)
    play(prowl, "blood 2", "done")
    assert (blood_at(prowl, "1", "gangrel"), blood_at(prowl, "1", "brujah")) == (1, 2)


@rule("MASQ-RULE-02")
def test_several_cards_react_to_the_same_play_in_turn_order() -> None:
    both = turn("ventrue", gangrel="on-the-prowl", brujah={"2": "challenge"}, ventrue="",
                holder="brujah")  # fmt: skip
    told = [type(event).__name__ for event in play(both, "play ventrue-hunt 1 up")]
    assert told == ["Played", "Acts", "LostBlood", "Acts", "DeployedFromBank"]
    assert (blood(both, "ventrue"), blood_at(both, "1", "gangrel")) == (5, 1)


def test_a_card_does_not_react_to_its_own_playing() -> None:
    prowl = turn("gangrel", gangrel="", brujah="", ventrue="", hands={"gangrel": ["on-the-prowl"]})
    play(prowl, "play on-the-prowl 1 up")
    assert blood_at(prowl, "1", "gangrel") == 0


# Eyes in the dark


@rule("MASQ-PLAN-06", "MASQ-PLAN-07")
def test_eyes_in_the_dark_leave_only_face_down_plays_at_their_location() -> None:
    plain = turn("gangrel", nosferatu="ready", gangrel="", ventrue="", hands={"gangrel": HAND[:1]})
    faces = ["up", "down"]
    everywhere = [f"play gangrel-hunt {place} {face}" for place in ("1", "2", "haven")
                  for face in faces]  # fmt: skip
    assert options(plain) == [*everywhere, "drain victim"]
    eyes = turn("gangrel", nosferatu="eyes-in-the-dark", gangrel="", ventrue="",
                hands={"gangrel": HAND[:1]})  # fmt: skip
    assert options(eyes) == [*everywhere[1:], "drain victim"]


@rule("MASQ-R-11")
def test_whoever_cannot_pay_must_keep_out_of_their_sight_or_drain_first() -> None:
    eyes = turn("gangrel", nosferatu="eyes-in-the-dark", gangrel="", ventrue="",
                hands={"gangrel": HAND[:1]}, blood={"gangrel": 1})  # fmt: skip
    assert options(eyes) == ["play gangrel-hunt 2 up", "play gangrel-hunt haven up", "drain victim"]
    assert refused(eyes, "play gangrel-hunt 1 down") == "MASQ-R-11"
    play(eyes, "drain victim", "play gangrel-hunt 1 down")
    assert pools(eyes) == {"nosferatu": 6, "gangrel": 3, "ventrue": 6}


@rule("MASQ-PLAN-16")
def test_eyes_in_the_dark_are_blind_while_they_lie_face_down() -> None:
    eyes = turn("gangrel", nosferatu="?eyes-in-the-dark", gangrel="", ventrue="")
    play(eyes, "play gangrel-hunt 1 up", "done")
    assert blood_at(eyes, "1", "nosferatu") == 0


@rule("MASQ-HID-06")
def test_eyes_in_the_dark_see_every_card_played_but_none_that_lay_there_before() -> None:
    eyes = turn("gangrel", nosferatu="eyes-in-the-dark", gangrel="?earth-meld", ventrue="",
                hands={"gangrel": ["mist-form"], "ventrue": ["curfew"]})  # fmt: skip
    play(eyes, "play mist-form 1 down", "blood 1", "done", "play curfew 1 down")
    assert eyes.view(0)["cards"]["1"][1:] == [[None, "mist-form"], ["curfew"]]
    assert eyes.view(2)["cards"]["1"][1:] == [[None, None], ["curfew"]]
    assert blood_at(eyes, "1", "nosferatu") == 2


@rule("MASQ-HID-06")
def test_what_the_eyes_saw_nobody_else_is_told() -> None:
    eyes = turn("gangrel", nosferatu="eyes-in-the-dark", gangrel="", ventrue="",
                hands={"gangrel": ["mist-form"]})  # fmt: skip
    happened = play(eyes, "play mist-form 1 down")
    for seat, knows in ((0, True), (1, True), (2, False), (None, False)):
        seen = [str(event.seen_by(seat).told()) for event in happened]  # type: ignore[union-attr]
        assert any("mist-form" in line for line in seen) == knows


@rule("MASQ-VART-05", "MASQ-R-80")
def test_eyes_in_the_dark_may_spare_a_partner_in_one_turn_and_not_in_the_next() -> None:
    eyes = turn("gangrel", nosferatu="eyes-in-the-dark", ventrue="", gangrel="", brujah="",
                options={"teams": "yes"})  # fmt: skip
    assert asked(eyes) == ["nosferatu"]
    play(eyes, "no", "play gangrel-hunt 1 up", "done")
    play(eyes, "play brujah-hunt 2 up", "done", "play nosferatu-hunt 2 up", "done")
    play(eyes, "play ventrue-hunt 2 up", "done")
    assert asked(eyes) == ["nosferatu"]
    play(eyes, "yes")
    assert refused(eyes, "play gangrel-ready 1 up") == "MASQ-RULE-01"
