"""Frenzy and elimination in the middle of a card's effect."""

from __future__ import annotations

from games.masquerade.cards.scenes import counted, frenzied, influences, pools, scene, victims
from games.masquerade.stage import blood, cards_at, clans_of, play, stay

from conclave.games.masquerade.rules.events.allies import Drained, Frenzied
from conclave.games.masquerade.rules.events.counters import GainedInfluence, LostBlood, StoleBlood
from conclave.games.masquerade.rules.events.course import Eliminated
from conclave.testing import rule


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
def test_a_theft_gives_blood_then_influence_then_the_target_drains() -> None:
    awe = scene(toreador="awe", brujah="ready", gangrel="", blood={"brujah": 2},
                alliances={"toreador": victims(6)})  # fmt: skip
    happened = stay(awe)
    assert happened[[type(event) for event in happened].index(StoleBlood) :] == [
        StoleBlood(0, 1, 2), Frenzied(1, 0), GainedInfluence(0, 1), Drained(1, "victim", 3),
    ]  # fmt: skip


@rule("MASQ-R-36")
def test_blood_drained_in_frenzy_is_not_lost_to_the_same_effect() -> None:
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
def test_a_card_is_finished_even_if_it_eliminates_its_player() -> None:
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
