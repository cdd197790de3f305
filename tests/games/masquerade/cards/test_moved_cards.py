"""Cards at positions where they were not played: who resolves them, and to whom they return."""

from __future__ import annotations

from games.masquerade.cards.scenes import acted, counted, influences, night, pools, scene
from games.masquerade.stage import (
    asked,
    blood,
    blood_at,
    cards_at,
    hand,
    options,
    play,
    stay,
)

from conclave.testing import rule


@rule("MASQ-R-60", "MASQ-R-64")
def test_mesmerized_preparation_cards_act_for_malkavian_in_the_same_step() -> None:
    held = {"brujah": ["show-of-force"]}
    spell = scene(malkavian="mesmerize", brujah="ready", gangrel="earth-meld", hands=held)
    stay(spell)
    assert acted(play(spell, "target 1"))[:1] == ["show-of-force"]
    assert pools(spell) == {"malkavian": 8, "brujah": 5, "gangrel": 5}


@rule("MASQ-R-64")
def test_mesmerized_cards_ask_and_cost_malkavian() -> None:
    held = {"tremere": ["cauldron-of-blood"]}
    spell = scene(malkavian="mesmerize", tremere="ready", brujah="ready", hands=held)
    stay(spell)
    play(spell, "target 1")
    assert asked(spell) == ["malkavian"]
    play(spell, "yes")
    assert pools(spell) == {"malkavian": 3, "tremere": 2, "brujah": 2}


@rule("MASQ-R-35")
def test_mesmerized_cards_earn_malkavian_the_influence_for_a_frenzy() -> None:
    held = {"brujah": ["brujah-hunt"]}
    spell = scene(malkavian="mesmerize", brujah="ready", gangrel="earth-meld", hands=held,
                  blood={"gangrel": 1})  # fmt: skip
    stay(spell)
    play(spell, "target 1")
    assert influences(spell) == {"malkavian": 3 + 1 + 1, "brujah": 3 + 1, "gangrel": 3 + 1}


@rule("MASQ-GLOS-10")
def test_mesmerized_passive_cards_guard_malkavian() -> None:
    held = {"toreador": ["submission"]}
    spell = scene(malkavian="mesmerize", toreador="ready", brujah="hunt", hands=held)
    stay(spell)
    play(spell, "target 1")
    assert pools(spell) == {"malkavian": 6, "toreador": 5, "brujah": 7}


@rule("MASQ-R-65", "MASQ-EOR-03")
def test_mesmerized_cards_return_to_their_owner_at_the_end_of_the_round() -> None:
    held = {"brujah": ["bloody-fury", "brujah-hunt"], "malkavian": []}
    spell = night("haven", malkavian="mesmerize", brujah="ready", gangrel="earth-meld", hands=held)
    stay(spell)
    play(spell, "target 1")
    assert sorted(hand(spell, "brujah")) == ["bloody-fury", "brujah-hunt", "brujah-ready"]
    assert hand(spell, "malkavian") == ["mesmerize"]


@rule("MASQ-R-40", "MASQ-R-41")
def test_with_a_mesmerized_vanish_malkavian_leaves_with_foreign_cards_and_nosferatu_stays() -> None:
    held = {"nosferatu": ["vanish", "nosferatu-ready"]}
    spell = night(malkavian="mesmerize 1", nosferatu="backstab", brujah="ready", hands=held,
                  holder="malkavian")  # fmt: skip
    stay(spell)
    happened = play(spell, "target 1", "yes", "number 0", "no")
    assert counted(spell, happened) == {"nosferatu": 2, "brujah": 1}
    assert pools(spell) == {"malkavian": 6 + 1 + 2, "nosferatu": 5, "brujah": 5}
    assert cards_at(spell, "haven", "malkavian") == ["mesmerize", "vanish", "nosferatu-ready"]


@rule("MASQ-R-42", "MASQ-R-65")
def test_withdrawing_from_the_haven_sends_foreign_cards_to_their_owners_hands() -> None:
    held = {"nosferatu": ["unseen-passage"], "malkavian": []}
    spell = night(malkavian="mesmerize", nosferatu="ready", brujah="ready", hands=held)
    stay(spell)
    play(spell, "target 1")
    assert cards_at(spell, "haven", "malkavian") == ["unseen-passage"]
    assert asked(spell) == ["malkavian"]
    spell.play(0, "withdraw")
    assert "unseen-passage" in hand(spell, "nosferatu")
    assert "unseen-passage" not in hand(spell, "malkavian")


@rule("MASQ-GLOS-09")
def test_cards_played_by_mesmerize_and_madness_count_as_played() -> None:
    held = {"malkavian": ["malkavian-hunt", "shadow-strike"]}
    network = scene(malkavian="madness-network", brujah={"2": "challenge"}, gangrel="on-the-prowl",
                    hands=held)  # fmt: skip
    happened = stay(network)
    assert counted(network, happened)["gangrel"] == 3 + 2
    assert pools(network) == {"malkavian": 6 - 2 + 1, "brujah": 6, "gangrel": 5}


@rule("MASQ-R-60")
def test_chaos_that_was_returned_and_played_again_acts_again() -> None:
    chaos = scene(malkavian="chaos madness-network", brujah="ready", gangrel="earth-meld",
                  hands={"malkavian": []})  # fmt: skip
    stay(chaos)
    play(chaos, "resolve chaos", "pick chaos", "done")
    assert pools(chaos) == {"malkavian": 8, "brujah": 5, "gangrel": 5}
    assert options(chaos) == ["pick madness-network", "pick chaos", "done"]
    happened = play(chaos, "pick madness-network", "done")
    assert pools(chaos) == {"malkavian": 10, "brujah": 4, "gangrel": 4}
    assert counted(chaos, happened)["malkavian"] == 2, "and Chaos acts no third time"


@rule("MASQ-GLOS-10", "MASQ-R-42")
def test_chaos_returns_others_cards_at_the_position_to_their_owners() -> None:
    chaos = scene(malkavian="chaos vanish 1", nosferatu="ready", brujah="hunt")
    stay(chaos)
    play(chaos, "resolve chaos")
    assert options(chaos) == ["pick chaos", "pick vanish", "done"]
    play(chaos, "pick vanish", "done")
    assert "vanish" in hand(chaos, "nosferatu")
    assert (pools(chaos)["malkavian"], cards_at(chaos, "1", "malkavian")) == (6 + 2 - 1, ["chaos"])


# Nosferatu's ways


@rule("MASQ-R-63")
def test_unseen_passage_has_power_at_both_places() -> None:
    passage = night(nosferatu="unseen-passage", brujah="ready", ventrue={"haven": "ready"})
    assert counted(passage, stay(passage)) == {"nosferatu": 2, "brujah": 1}
    assert asked(passage) == ["nosferatu", "ventrue"]
    assert counted(passage, stay(passage)) == {"nosferatu": 2, "ventrue": 2}


@rule("MASQ-R-63")
def test_nosferatu_hunt_hunts_again_at_the_haven() -> None:
    hunt = night(nosferatu="hunt", brujah="ready", ventrue={"haven": "ready"}, round=2)
    stay(hunt)
    play(hunt, "yes")
    assert pools(hunt) == {"nosferatu": 7, "brujah": 5, "ventrue": 6}
    assert acted(stay(hunt)) == ["nosferatu-hunt"]


@rule("MASQ-R-61", "MASQ-R-63")
def test_backstab_deploys_again_at_the_haven() -> None:
    backstab = night(nosferatu="backstab ready", brujah="ready", ventrue={"haven": "ready"})
    stay(backstab)
    happened = play(backstab, "number 3", "yes")
    assert counted(backstab, happened) == {"nosferatu": 1 + 3, "brujah": 1}
    stay(backstab)
    assert options(backstab) == ["number 0", "number 1", "number 2"]
    assert counted(backstab, play(backstab, "number 2")) == {"nosferatu": 2 + 2, "ventrue": 2}


@rule("MASQ-R-63", "MASQ-WITH-13")
def test_vanish_may_be_used_again_at_the_haven() -> None:
    vanish = night(nosferatu="vanish", brujah="ready", ventrue={"haven": "ready"}, holder="ventrue")
    stay(vanish)
    play(vanish, "yes")
    assert pools(vanish) == {"nosferatu": 7, "brujah": 5, "ventrue": 6}
    stay(vanish)
    assert (asked(vanish), options(vanish)) == (["nosferatu"], ["yes", "no"])
    assert counted(vanish, play(vanish, "yes")) == {"ventrue": 2}


def test_vanish_from_a_location_where_all_others_have_gone_leaves_nobody() -> None:
    vanish = scene(nosferatu="vanish 1", brujah="ready", ventrue="", at_stake={"1": "marcel"})
    stay(vanish, "brujah")
    assert counted(vanish, play(vanish, "yes")) == {}
    assert (blood(vanish, "nosferatu"), vanish.at_stake[1]) == (7, -1)


def test_cloak_and_whispers_work_together_on_one_withdrawal() -> None:
    shadows = scene(nosferatu={"1": "hunt ready 2", "2": "cloak-of-shadows feral-whispers"},
                    brujah="ready", ventrue="")  # fmt: skip
    stay(shadows, "nosferatu")
    play(shadows, "yes")
    assert (blood(shadows, "nosferatu"), blood_at(shadows, "2", "nosferatu")) == (6, 2 + 4)


@rule("MASQ-R-44")
def test_whispers_brought_under_the_cloak_do_not_answer_their_own_withdrawal() -> None:
    shadows = scene(nosferatu={"1": "feral-whispers ready", "2": "cloak-of-shadows"},
                    brujah="ready", ventrue="")  # fmt: skip
    stay(shadows, "nosferatu")
    play(shadows, "yes")
    assert len(cards_at(shadows, "2", "nosferatu")) == 3
    assert blood_at(shadows, "2", "nosferatu") == 0


def test_vanish_and_mass_manipulation_are_withdrawals_like_any_other() -> None:
    shadows = scene(nosferatu={"1": "vanish 1", "2": "cloak-of-shadows feral-whispers"},
                    brujah="ready", ventrue="")  # fmt: skip
    stay(shadows)
    play(shadows, "yes", "yes")
    assert (blood(shadows, "nosferatu"), blood_at(shadows, "2", "nosferatu")) == (7, 1 + 2)
    shadows = scene(nosferatu={"1": "hunt 1", "2": "cloak-of-shadows feral-whispers"},
                    ventrue="mass-manipulation", brujah="")  # fmt: skip
    stay(shadows)
    play(shadows, "choose withdraw", "yes")
    assert (blood(shadows, "nosferatu"), blood_at(shadows, "2", "nosferatu")) == (6, 1 + 2)


@rule("MASQ-R-73")
def test_whispers_answer_once_all_who_withdraw_have_moved() -> None:
    whispers = scene(
        nosferatu={"1": "hunt", "2": "feral-whispers"}, brujah="ready", ventrue="ready"
    )
    told = [type(event).__name__ for event in stay(whispers, "nosferatu", "brujah")]
    assert told.index("DeployedFromBank") > max(
        index for index, name in enumerate(told) if name == "Withdrew"
    )


# Withdrawn cards at the haven


@rule("MASQ-WITH-09", "MASQ-R-39", "MASQ-R-61")
def test_withdrawn_cards_act_at_the_haven_and_only_there() -> None:
    show = night(brujah="?show-of-force", gangrel="hunt", ventrue={"haven": "ready"})
    stay(show, "brujah")
    assert pools(show) == {"brujah": 6, "gangrel": 6, "ventrue": 6}
    happened = stay(show)
    assert (acted(happened), counted(show, happened)) == (
        ["show-of-force"],
        {"brujah": 3, "ventrue": 2},
    )


@rule("MASQ-R-44")
def test_withdrawn_passive_cards_work_at_the_haven() -> None:
    guard = night(toreador="?submission", brujah={"haven": "hunt"}, gangrel="earth-meld")
    stay(guard, "toreador")
    happened = stay(guard)
    assert acted(happened) == ["brujah-hunt"]
    assert [type(event).__name__ for event in happened].count("Unharmed") == 1
