"""Clan cards that meet: frenzy in the middle of an effect, vengeance, immunity, the bane."""

from __future__ import annotations

from games.masquerade.cards.scenes import (
    acted,
    counted,
    frenzied,
    influences,
    night,
    pools,
    scene,
    victims,
)
from games.masquerade.stage import (
    alliance,
    asked,
    blood,
    blood_at,
    cards_at,
    clans_of,
    drained,
    go_on,
    hand,
    options,
    play,
    power,
    stay,
    told,
)

from conclave.games.masquerade.rules.atoms import course
from conclave.games.masquerade.rules.events.allies import Drained, Frenzied
from conclave.games.masquerade.rules.events.counters import (
    GainedInfluence,
    LostBlood,
    StoleBlood,
    Unharmed,
)
from conclave.games.masquerade.rules.events.course import Eliminated, Forestalled
from conclave.games.masquerade.rules.events.moving import Played, Returned, ShuffledBack, TookBack
from conclave.games.masquerade.rules.table import Table
from conclave.lang.nodes import Effect
from conclave.lang.resolving import Resolving
from conclave.testing import rule

# Frenzy in the middle of an effect


@rule("MASQ-R-36", "MASQ-FRENZY-01", "MASQ-FRENZY-02", "MASQ-FRENZY-05")
def test_each_frenzy_is_resolved_and_rewarded_before_the_next_rival_loses() -> None:
    fist = scene(brujah="fist-of-caine", gangrel="wolf-companion", ventrue="ready",
                 blood={"gangrel": 1, "ventrue": 1})  # fmt: skip
    happened = stay(fist)
    fury = happened[[type(event) for event in happened].index(LostBlood) :]
    assert fury == [
        LostBlood(1, 1), Frenzied(1, 0), GainedInfluence(0, 1), Drained(1, "victim", 3),
        LostBlood(2, 1), Frenzied(2, 0), GainedInfluence(0, 1), Drained(2, "victim", 3),
    ]  # fmt: skip


@rule("MASQ-R-74", "MASQ-GLOS-06", "EX-MASQ-RULE-a")
def test_the_thief_has_his_blood_first_then_influence_then_the_victim_is_drained() -> None:
    awe = scene(toreador="awe", brujah="ready", gangrel="", blood={"brujah": 2},
                alliances={"toreador": victims(6)})  # fmt: skip
    happened = stay(awe)
    assert happened[[type(event) for event in happened].index(StoleBlood) :] == [
        StoleBlood(0, 1, 2), Frenzied(1, 0), GainedInfluence(0, 1), Drained(1, "victim", 3),
    ]  # fmt: skip


@rule("MASQ-R-36")
def test_what_a_rival_has_drained_in_frenzy_he_does_not_lose_again() -> None:
    system = scene(brujah="fuck-the-system", gangrel="earth-meld", ventrue="ready",
                   blood={"gangrel": 2, "ventrue": 5})  # fmt: skip
    stay(system)
    assert pools(system) == {"brujah": 6, "gangrel": 3, "ventrue": 1}


@rule("MASQ-DIAB-03", "MASQ-FRENZY-06", "MASQ-R-27", "MASQ-R-28")
def test_a_third_diablerie_in_the_middle_of_an_effect_does_not_stop_it() -> None:
    show = scene(brujah="show-of-force", gangrel="earth-meld 2", ventrue="ready",
                 blood={"gangrel": 1}, red={"gangrel": 2},
                 alliances={"gangrel": ["marcel"]})  # fmt: skip
    happened = stay(show)
    assert clans_of(show, happened, Eliminated) == ["gangrel"]
    assert counted(show, happened) == {"brujah": 3, "ventrue": 2}
    assert (blood(show, "brujah"), blood(show, "ventrue")) == (8, 5)
    assert influences(show)["brujah"] == 3 + 1 + 1


@rule("MASQ-R-27")
def test_a_card_is_finished_though_its_player_was_eliminated_by_it() -> None:
    fist = scene(brujah="fist-of-caine", tremere="retaliation", ventrue="ready", toreador="summon",
                 blood={"brujah": 1, "ventrue": 2}, grey={"brujah": 2},
                 alliances={"brujah": ["marcel"]})  # fmt: skip
    happened = stay(fist)
    assert clans_of(fist, happened, Eliminated) == ["brujah"]
    assert frenzied(fist, happened) == ["brujah", "ventrue"]
    assert pools(fist) == {"brujah": 0, "tremere": 5, "ventrue": 3, "toreador": 4}
    assert influences(fist)["tremere"] == 3 + 1 + 1  # for Brujah; nobody is paid for Ventrue


@rule("MASQ-R-25")
def test_the_cards_of_an_eliminated_player_vanish_from_every_position() -> None:
    held = {"brujah": ["bloody-fury", "show-of-force"]}
    spell = scene(malkavian="mesmerize hunt", brujah="ready", gangrel="earth-meld", hands=held,
                  blood={"brujah": 1}, red={"brujah": 2},
                  alliances={"brujah": ["marcel"]})  # fmt: skip
    stay(spell)
    assert clans_of(spell, play(spell, "target 1"), Eliminated) == ["brujah"]
    assert cards_at(spell, "1", "malkavian") == ["mesmerize", "malkavian-hunt"]
    assert pools(spell) == {"malkavian": 6 + 2 + 1, "brujah": 0, "gangrel": 4}


# Tremere's Ready


@rule("MASQ-FRENZY-02")
def test_tremeres_ready_is_asked_in_the_middle_of_a_rivals_card() -> None:
    show = scene(brujah="show-of-force", tremere="ready", ventrue="ready", blood={"tremere": 1})
    stay(show)
    assert (asked(show), blood(show, "ventrue"), influences(show)["brujah"]) == (["tremere"], 6, 4)
    play(show, "yes")
    assert pools(show) == {"brujah": 8, "tremere": 1, "ventrue": 5}


@rule("MASQ-FRENZY-04")
def test_tremeres_ready_helps_once() -> None:
    twice = scene(brujah="show-of-force", gangrel="hunt", tremere="ready", blood={"tremere": 1})
    stay(twice)
    happened = play(twice, "yes")
    assert (frenzied(twice, happened), drained(twice, "tremere")) == (["tremere"], ["victim"])
    assert influences(twice) == {"brujah": 3 + 1 + 1, "gangrel": 3 + 1 + 1, "tremere": 3 + 1}


def test_tremere_in_frenzy_is_saved_first_and_avenged_then() -> None:
    wrath = scene(brujah="show-of-force", tremere="ready retaliation", ventrue="ready",
                  blood={"tremere": 1})  # fmt: skip
    stay(wrath)
    assert pools(wrath) == {"brujah": 7, "tremere": 0, "ventrue": 6}
    play(wrath, "yes")
    assert pools(wrath) == {"brujah": 6 + 1 - 1 + 1, "tremere": 1, "ventrue": 6 - 1 - 1}


# Retaliation, Dark Pact and Submission


def test_what_dark_pact_keeps_retaliation_avenges() -> None:
    kettle = scene(tremere="cauldron-of-blood dark-pact retaliation", brujah="ready 6",
                   ventrue="ready 9", blood={"brujah": 8})  # fmt: skip
    stay(kettle)
    play(kettle, "yes")
    assert (blood(kettle, "tremere"), blood_at(kettle, "1", "tremere")) == (3, 3)
    assert pools(kettle) == {"tremere": 3, "brujah": 8 - 3 - 4, "ventrue": 6 - 3 - 3 + 3 - 3 + 3}


def test_retaliation_does_not_reach_through_submission() -> None:
    wrath = scene(tremere="retaliation", toreador="submission", brujah="show-of-force")
    happened = stay(wrath)
    assert pools(wrath) == {"tremere": 5, "toreador": 6, "brujah": 6 + 1 - 1}
    assert clans_of(wrath, happened, Unharmed) == ["toreador", "toreador"]


def test_retaliation_avenges_each_loss_once_and_never_itself() -> None:
    wrath = scene(tremere="retaliation", brujah="show-of-force hunt", ventrue="ready")
    happened = stay(wrath)
    assert acted(happened).count("retaliation") == 2
    assert pools(wrath) == {"tremere": 4, "brujah": 6 + 4 - 2, "ventrue": 6 - 4}


@rule("MASQ-FRENZY-02")
def test_retaliation_earns_tremere_the_influence_even_from_the_thief() -> None:
    wrath = scene(tremere="retaliation", brujah="fist-of-caine", ventrue="", blood={"brujah": 1})
    happened = stay(wrath)
    assert frenzied(wrath, happened) == ["brujah"]
    assert influences(wrath) == {"tremere": 3 + 1 + 1, "brujah": 3 + 1, "ventrue": 3}


# Forestall


def test_forestall_makes_immune_to_retaliation_as_to_any_card() -> None:
    guard = scene(ventrue="forestall", tremere="retaliation ancient-artifacts", brujah="ready")
    stay(guard)
    play(guard, "pick retaliation", "choose spend")
    assert pools(guard) == {"ventrue": 6 + 2, "tremere": 3, "brujah": 3}


def test_forestall_cannot_choose_what_lies_face_down() -> None:
    guard = scene(ventrue="forestall", nosferatu="one-step-ahead", brujah="?bloody-fury")
    stay(guard)
    happened = play(guard, "choose keep-down")
    assert [event.card for event in told(happened, Forestalled)] == ["one-step-ahead"]


def test_forestalls_immunity_ends_with_the_location() -> None:
    guard = night("haven", ventrue="forestall", brujah="challenge", gangrel="")
    assert [event.card for event in told(stay(guard), Forestalled)] == ["challenge"]
    go_on(guard, lambda now: now.phase == "planning")
    before = blood(guard, "ventrue")
    while asked(guard) != ["brujah"]:
        play(guard, options(guard)[0], "done")
    play(guard, "play challenge 1 up", "done")
    while asked(guard) != ["ventrue"]:
        play(guard, options(guard)[0], "done")
    play(guard, "play ventrue-ready 2 up")
    assert blood(guard, "ventrue") == before - 1


# Malkavian surprises


def test_mindless_assault_ends_with_the_location() -> None:
    assault = night("haven", malkavian="mindless-assault", brujah="ready", gangrel="")
    stay(assault)
    play(assault, "done")
    go_on(assault, lambda now: now.phase == "planning")
    play(assault, "play malkavian-hunt 1 down", "done")
    assert power(assault, "1", "malkavian") == 0
    assert assault.view(None)["power"]["1"] == [0, 0, 0]


def test_mindless_assault_strengthens_cards_that_others_have_kept_down() -> None:
    assault = scene(malkavian="mindless-assault ?hunt", nosferatu="one-step-ahead", brujah="ready")
    stay(assault)
    play(assault, "choose keep-down")
    assert counted(assault, play(assault, "done"))["malkavian"] == 3 + 4


@rule("MASQ-PLAN-16")
def test_a_passive_card_that_malkavs_bane_plays_has_missed_its_moment() -> None:
    bane = scene(malkavian="malkavs-bane", brujah="ready", gangrel="",
                 decks={"malkavian": ["auction-of-blood"]})  # fmt: skip
    assert counted(bane, stay(bane))["malkavian"] == 2 + 2
    assert asked(bane) == []


@rule("MASQ-R-60")
def test_a_preparation_card_that_malkavs_bane_plays_acts_in_its_step() -> None:
    bane = scene(malkavian="malkavs-bane", brujah="ready", gangrel="",
                 decks={"malkavian": ["chaos"]})  # fmt: skip
    stay(bane)
    assert options(bane) == ["pick malkavs-bane", "pick chaos", "done"]


@rule("MASQ-HID-02", "MASQ-HID-04")
def test_after_malkavs_bane_nobody_knows_which_card_was_shuffled_away() -> None:
    bane = night("haven", malkavian="malkavs-bane", brujah="ready", gangrel="hunt",
                 hands={"malkavian": ["chaos"]},
                 decks={"malkavian": ["shadow-strike"]})  # fmt: skip
    stay(bane)
    assert set(bane.view(1)["seen"][0]) == {"malkavs-bane", "shadow-strike"}
    happened = bane.play(0, "pick shadow-strike")
    assert hand(bane, "malkavian") == ["chaos", "malkavs-bane"]
    assert bane.view(1)["seen"][0] == []
    shown = [event.seen_by(1) for event in happened]
    assert not any("shadow-strike" in str(event.told()) for event in shown if event)


class Bell(Effect):
    """Notes for whom it rings."""

    def __init__(self, rang: list[int]) -> None:
        self.rang = rang

    def do(self, position: Table, act: Resolving) -> None:
        self.rang.append(act.you)


@rule("MASQ-R-25")
def test_malkavs_bane_takes_nothing_from_a_player_who_is_out_of_the_game() -> None:
    """He draws no card any more, and is not asked which to give back."""
    there = {"1": "ready", "2": "hunt"}
    bane = night("1", malkavian="malkavs-bane", brujah=there, gangrel=there,
                 decks={"malkavian": ["shadow-strike"]})  # fmt: skip
    before = bane.round
    go_on(bane, lambda now: bool(now.owed))
    assert (bane.round, bane.deciders) == (before, (1, 2))
    source, rang = bane.owed[0][2], list[int]()
    for seat in (0, 1):
        course.owe(bane, Bell(rang), seat, source)
    course.eliminate(bane, 0)
    go_on(bane, lambda now: 0 in now.deciders or now.round > before)
    assert (bane.round, bane.owed, rang) == (before + 1, (), [1])


@rule("MASQ-END-01", "MASQ-EOR-01")
def test_malkavs_bane_takes_nothing_at_the_end_of_the_game() -> None:
    bane = night("haven", malkavian="malkavs-bane", brujah="ready", gangrel="hunt", round=3,
                 decks={"malkavian": ["shadow-strike"]})  # fmt: skip
    happened = stay(bane)
    assert bane.over
    assert told(happened, Played) == [Played(0, "shadow-strike", "haven")]
    assert told(happened, ShuffledBack) == []


@rule("MASQ-R-43", "MASQ-HID-08")
def test_chaos_shows_no_card_that_nobody_has_seen() -> None:
    chaos = scene(malkavian="chaos ?shadow-strike", nosferatu="one-step-ahead", brujah="")
    stay(chaos)
    play(chaos, "choose keep-down")
    happened = play(chaos, "pick shadow-strike", "pick chaos")
    assert (told(happened, TookBack), told(happened, Returned)) == (
        [TookBack(0, 1)],
        [Returned(0, "chaos", 0)],
    )
    assert (chaos.view(1)["seen"][0], hand(chaos, "malkavian")[-1]) == (
        ["malkavian-hunt", "malkavian-ready", "chaos"],
        "chaos",
    )


# Toreador's alliance


@rule("MASQ-REW-06", "MASQ-AFT-02")
def test_awe_counts_what_was_won_here() -> None:
    awe = scene(toreador="awe 2", brujah="ready", gangrel="", at_stake={"1": "marcel"},
                alliances={"toreador": victims(3)})  # fmt: skip
    stay(awe)
    assert (len(alliance(awe, "toreador")), pools(awe)["brujah"]) == (4, 4)


def test_summon_counts_a_victim_that_ready_brought_here() -> None:
    summon = scene(toreador="ready summon", brujah="bloody-fury", gangrel="earth-meld 3")
    stay(summon)
    assert alliance(summon, "toreador") == victims(3)  # third, and yet something was gained


@rule("MASQ-FRENZY-02")
def test_brujahs_ready_pays_for_what_any_of_his_cards_does() -> None:
    ready = scene(brujah="ready earthshock 2", gangrel="wolf-companion 2", ventrue="ready",
                  blood={"gangrel": 1, "ventrue": 2})  # fmt: skip
    stay(ready)
    assert influences(ready)["brujah"] == 3 + 2 * (1 + 1) + 1
