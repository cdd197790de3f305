"""Political action cards."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PEOPLE, Salon, modes
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C, D, Stage

from conclave.games.vtes.rules import reading
from conclave.games.vtes.rules.politics import tally
from conclave.games.vtes.rules.words import ASH_HEAP, ON_CARD, READY, UNCONTROLLED
from conclave.testing import rule


def call(caller: str = "Elder", seats: int = 3) -> tuple[Salon, int]:
    """A table at which this vampire of A is to call for a referendum."""
    stage = Salon(seats)
    vampire = stage.vampire(A, caller)
    return stage, vampire


def put_to_vote(stage: Stage, card: str, vampire: int, mode: str = "plain") -> Stage:
    """The action succeeds."""
    stage.hand(A, card)
    stage.play(A, f"play {card} {mode}", vampire)
    while stage.window in ("announced", "as-played", "declined") or (
        stage.prompt == "BlockQuestion"
    ):
        stage.least()
    return stage


def passes(stage: Stage) -> Stage:
    """The caller votes for it with the card; nobody else votes."""
    stage.skip("polling", A)
    stage.play(A, "vote calling-card for")
    return stage.skip("MinionPhase")


def fails(stage: Stage) -> Stage:
    """Nobody votes."""
    return stage.skip("MinionPhase")


# Pool


@rule("VTES-6.3.2-02", "VTES-6.3.2-09")
@ruling("Kine Resources Contested", 1)
def test_kine_resources_contested() -> None:
    stage, elder = call(seats=4)
    put_to_vote(stage, "kine-resources-contested", elder)
    assert stage.options(A) == [f"number {n}" for n in range(4)]
    stage.play(A, "number 0")
    stage.play(A, "number 3")
    assert stage.options(A) == ["number 0", "number 1"]
    stage.play(A, "number 1")
    passes(stage)
    assert stage.table.pool == [30, 27, 29, 30]


@rule("VTES-6.3.2-10")
def test_kine_resources_contested_if_it_fails() -> None:
    stage, elder = call()
    put_to_vote(stage, "kine-resources-contested", elder)
    fails(stage)
    assert stage.table.pool == [30, 30, 30]


@pytest.mark.parametrize("seats", [3, 4])
@ruling("Conservative Agitation", 1)
def test_conservative_agitation_has_a_point_for_each_methuselah(seats: int) -> None:
    stage, elder = call(seats=seats)
    put_to_vote(stage, "conservative-agitation", elder)
    assert stage.options(A) == [f"number {n}" for n in range(seats)]
    stage.play(A, "number 1")
    stage.play(A, f"number {seats - 1}")
    passes(stage)
    assert stage.table.pool == [29, 30 - (seats - 1), *[30] * (seats - 2)]


@ruling("Conservative Agitation", 1)
def test_conservative_agitation_is_for_two_or_more() -> None:
    stage, elder = call()
    put_to_vote(stage, "conservative-agitation", elder)
    stage.play(A, "number 0")
    assert stage.options(A) == ["number 1", "number 2"]


@rule("VTES-1.6.1-17")
@ruling("Reckless Agitation", 1)
def test_reckless_agitation() -> None:
    stage, loner = call("Loner")
    put_to_vote(stage, "reckless-agitation", loner)
    assert stage.options(A) == [f"number {n}" for n in range(1, 6)]
    stage.play(A, "number 2")
    passes(stage)
    assert stage.table.pool == [30, 28, 26]
    assert stage.blood(loner) == 4


@ruling("Reckless Agitation", 1)
def test_reckless_agitation_needs_two_others_and_an_independent_of_some_capacity() -> None:
    for seats, caller, offered in ((2, "Loner", []), (3, "Elder", []), (3, "Loner", ["plain"])):
        stage = Salon(seats)
        stage.vampire(A, caller)
        stage.hand(A, "Reckless Agitation")
        assert modes(stage, A, "reckless-agitation") == offered


def test_parity_shift() -> None:
    stage, mayor = call("Mayor", seats=4)
    stage.pool(A, 10)
    stage.pool(D, 8)
    put_to_vote(stage, "parity-shift", mayor)
    assert stage.options(A) == ["player 1", "player 2"]
    stage.play(A, "player 2")
    assert stage.options(A) == [f"number {n}" for n in range(5)]
    stage.play(A, "number 3")
    stage.play(A, "number 0")
    passes(stage)  # what is left goes to the last one
    assert stage.table.pool == [13, 30, 26, 9]


@ruling("Parity Shift", 2)
def test_parity_shift_if_there_is_too_little() -> None:
    stage, mayor = call("Mayor", seats=4)
    stage.pool(A, 2)
    stage.pool(C, 5)
    put_to_vote(stage, "parity-shift", mayor)
    stage.play(A, "player 2")
    stage.play(A, "number 2")
    stage.play(A, "number 2")
    stage.skip("polling", A)
    stage.pool(C, 3)
    stage.play(A, "vote calling-card for")
    stage.skip("ShiftPool")
    assert stage.options(A) == ["player 0", "player 1"]
    stage.play(A, "player 0")
    stage.play(A, "player 0")
    stage.skip("MinionPhase")
    assert stage.table.out[C]
    assert stage.table.pool[:2] == [4, 31 + 6]  # her predator is rewarded


@rule("VTES-1.6.1-17")
def test_parity_shift_needs_a_prince_or_justicar() -> None:
    for caller, offered in (("Elder", []), ("Pack Leader", []), ("Judge", ["plain"])):
        stage = Salon(3)
        stage.vampire(A, caller)
        stage.hand(A, "Parity Shift")
        stage.pool(A, 10)
        assert modes(stage, A, "parity-shift") == offered


@pytest.mark.parametrize(
    ("card", "pool"),
    [
        ("ancilla-empowerment", [29, 27, 30]),
        ("anarchist-uprising", [29, 27, 30]),
        ("domain-challenge", [29, 29, 30]),
    ],
)
def test_pool_for_each_minion(card: str, pool: list[int]) -> None:
    stage, elder = call()
    stage.ally(B, "Thug")
    stage.vampire(B, "Rival", torpor=True)
    stage.vampire(B, "Pupil", tapped=True)
    stage.permanent(C, "Cellar")
    put_to_vote(stage, card, elder)
    passes(stage)
    assert stage.table.pool == pool


@pytest.mark.parametrize("card", ["ancilla-empowerment", "anarchist-uprising", "domain-challenge"])
@rule("VTES-6.3.2-10")
def test_no_pool_for_minions_if_it_fails(card: str) -> None:
    stage, elder = call()
    stage.vampire(B, "Mayor", tapped=True)
    put_to_vote(stage, card, elder)
    stage.skip("polling", A)
    stage.play(A, "vote calling-card for")
    stage.skip("polling", B)
    stage.play(B, *stage.options(B)[1].split(" ", 1))
    stage.skip("MinionPhase")
    assert stage.table.pool == [30, 30, 30]


@ruling("Can't Take it with You", 1)
def test_cant_take_it_with_you() -> None:
    stage, elder = call()
    stage.put_on(elder, "Lamp")
    rival = stage.vampire(B, "Rival")
    stage.put_on(rival, "Valet")
    stage.put_on(rival, "Cudgel")
    stage.permanent(B, "Cellar")
    put_to_vote(stage, "cant-take-it-with-you", elder)
    passes(stage)
    assert stage.table.pool == [30, 28, 31]


def test_cant_take_it_with_you_if_it_fails() -> None:
    stage, elder = call()
    put_to_vote(stage, "cant-take-it-with-you", elder)
    fails(stage)
    assert stage.table.pool == [30, 30, 30]


def test_neonate_breach() -> None:
    stage, elder = call(seats=4)
    stage.vampire(B, "Fledgling")
    stage.vampire(C, "Fledgling", torpor=True)
    stage.vampire(D, "Fledgling")
    put_to_vote(stage, "neonate-breach", elder)
    assert stage.options(A) == ["player 0", "player 1", "player 2", "player 3"]
    stage.play(A, "player 1")
    assert stage.options(A) == ["player 0", "player 2", "player 3", "done"]
    stage.play(A, "player 2")
    stage.play(A, "done")
    passes(stage)
    assert stage.table.pool == [30, 26, 29, 30]


def test_finding_the_path() -> None:
    stage, elder = call(seats=3)
    put_to_vote(stage, "finding-the-path", elder)
    stage.play(A, "player 1")
    assert stage.options(A) == ["player 0", "player 2"]  # at least half of three
    stage.play(A, "player 2")
    stage.play(A, "done")
    passes(stage)
    assert stage.table.pool == [31, 29, 29]


def test_consanguineous_boon() -> None:
    stage, elder = call()
    stage.vampire(A, "Mayor", torpor=True)
    stage.vampire(B, "Mayor")
    stage.uncontrolled(C, "Mayor")
    put_to_vote(stage, "consanguineous-boon", elder)
    stage.play(A, "name ventrue")
    passes(stage)
    assert stage.table.pool == [32, 31, 30]


def test_consanguineous_boon_for_a_clan_that_nobody_has() -> None:
    stage, elder = call()
    put_to_vote(stage, "consanguineous-boon", elder)
    stage.play(A, "name samedi")
    passes(stage)
    assert stage.table.pool == [30, 30, 30]


def test_consanguineous_condemnation() -> None:
    stage, elder = call()
    mine, foe = stage.vampire(A, "Mayor"), stage.vampire(B, "Mayor")
    other = stage.vampire(B, "Rival")
    put_to_vote(stage, "consanguineous-condemnation", elder)
    stage.play(A, "name ventrue")
    passes(stage)
    assert [stage.table.tapped[card] for card in (mine, foe, other)] == [True, True, False]


def test_political_stranglehold_once_in_a_game() -> None:
    stage, elder = call()
    stage.vampire(B, "Judge", torpor=True)
    stage.vampire(B, "Rival")
    stage.vampire(C, "Pack Leader")
    put_to_vote(stage, "political-stranglehold", elder)
    passes(stage)
    assert stage.table.pool == [33, 36, 30]
    second = stage.vampire(A, "Judge")
    stage.hand(A, "Political Stranglehold", "Anarchist Uprising")
    assert stage.offers(A, "play anarchist-uprising plain", second)
    assert modes(stage, A, "political-stranglehold") == []


def test_ancient_influence() -> None:
    stage, elder = call()
    stage.vampire(B, "Rival")
    pupil = stage.vampire(B, "Pupil")
    put_to_vote(stage, "ancient-influence", elder)
    stage.skip("polling", A)
    stage.play(A, "vote calling-card for")
    stage.skip("EachMayName", A)
    stage.play(A, "target", elder)
    stage.play(B, "target", pupil)
    stage.skip("MinionPhase")
    assert stage.table.pool == [35, 30, 25]
    stage.hand(A, "Ancient Influence")
    stage.vampire(A, "Judge")
    assert modes(stage, A, "ancient-influence") == []


def test_ancient_influence_nobody_has_to_choose() -> None:
    stage, elder = call()
    put_to_vote(stage, "ancient-influence", elder)
    stage.skip("polling", A)
    stage.play(A, "vote calling-card for")
    stage.skip("EachMayName", A)
    stage.play(A, "done")
    stage.skip("MinionPhase")
    assert stage.table.pool == [25, 25, 25]


def test_reins_of_power() -> None:
    stage, elder = call()
    pupil = stage.vampire(B, "Pupil")
    put_to_vote(stage, "reins-of-power", elder)
    stage.skip("polling", A)
    stage.play(A, "vote calling-card for")
    stage.skip("EachMayName", A)
    stage.play(A, "target", elder)
    stage.play(B, "target", pupil)
    stage.skip("MinionPhase")
    assert stage.table.pool == [36, 26, 31]


def test_reins_of_power_if_it_fails() -> None:
    stage, elder = call()
    put_to_vote(stage, "reins-of-power", elder)
    fails(stage)
    assert stage.table.pool == [30, 30, 30]


# Cards in play


def test_banishment() -> None:
    stage, elder = call()
    pupil = stage.vampire(B, "Pupil", 3, tapped=True)
    lamp = stage.put_on(pupil, "Lamp")
    stage.vampire(B, "Elder")
    stage.vampire(C, "Fledgling", torpor=True)
    put_to_vote(stage, "banishment", elder)
    passes(stage)
    assert stage.zone(pupil) == UNCONTROLLED
    assert pupil in stage.table.uncontrolled[B]
    assert stage.blood(pupil) == 3
    assert stage.zone(lamp) == ON_CARD
    assert not stage.table.in_play(lamp)
    assert stage.table.faults() == []


def test_a_banished_prince_comes_back_as_he_went() -> None:
    stage, elder = call()
    stage.pool(B, 10)
    mayor = stage.vampire(B, "Mayor", 6)
    seizure = stage.put_on(mayor, "Praxis Seizure: Chicago")
    clan, sect, _, anarch, contests = stage.table.profile[mayor]
    stage.table.profile[mayor] = (clan, sect, "prince:Chicago", anarch, contests)
    put_to_vote(stage, "banishment", elder)
    passes(stage)
    assert not stage.table.in_play(seizure)
    stage.play(A, "pass")
    stage.skip("InfluencePhase", B)
    stage.skip("UntapPhase", C)
    assert stage.zone(mayor) == READY
    assert stage.table.in_play(seizure)
    assert reading.title(stage.table, mayor) == "prince:Chicago"


@ruling("Political action with illegal terms", 1)
def test_banishment_is_for_younger_ready_vampires() -> None:
    stage, _ = call("Pupil")
    stage.vampire(B, "Rival")
    stage.vampire(B, "Fledgling", torpor=True)
    stage.hand(A, "Banishment", "Kine Resources Contested")
    assert modes(stage, A, "banishment") == []
    assert modes(stage, A, "kine-resources-contested") == ["plain"]


def test_protect_thine_own_burns_a_vampire() -> None:
    stage, judge = call("Judge")
    hunter, leader = stage.vampire(B, "Hunter"), stage.vampire(C, "Pack Leader")
    stage.vampire(B, "Pupil")
    put_to_vote(stage, "protect-thine-own", judge)
    passes(stage)
    assert stage.zone(hunter) == ASH_HEAP
    assert stage.zone(leader) == READY
    assert stage.blood(judge) == 7


def test_protect_thine_own_of_the_inner_circle_reaches_further() -> None:
    stage = Stage(3, extra=(*PEOPLE,))
    name = next(c.name for c in stage.table.cards.crypt if c.title.startswith("inner-circle"))
    lord = stage.vampire(A, name)
    hunter, leader = stage.vampire(B, "Hunter"), stage.vampire(C, "Pack Leader")
    stage.hand(A, "Protect Thine Own")
    assert modes(stage, A, "protect-thine-own") == ["plain-political-action"]
    put_to_vote(stage, "protect-thine-own", lord, "plain-political-action")
    assert stage.options(A) == [stage.text("target", hunter), stage.text("target", leader)]
    stage.play(A, "target", leader)
    passes(stage)
    assert stage.zone(leader) == ASH_HEAP


def test_protect_thine_own_is_not_for_princes() -> None:
    stage = Salon(3)
    stage.vampire(A, "Mayor")
    stage.vampire(B, "Hunter")
    stage.hand(A, "Protect Thine Own")
    assert modes(stage, A, "protect-thine-own") == []


def test_excommunication() -> None:
    stage, leader = call("Pack Leader")
    mayor = stage.vampire(B, "Mayor")
    put_to_vote(stage, "excommunication", leader)
    passes(stage)
    assert reading.title(stage.table, leader) == ""
    assert reading.title(stage.table, mayor) == "prince:Nowhere"


def test_excommunication_is_for_the_sabbat() -> None:
    stage = Salon(3)
    stage.vampire(A, "Mayor")
    stage.vampire(B, "Pack Leader")
    stage.hand(A, "Excommunication")
    assert modes(stage, A, "excommunication") == []


def test_disputed_territory() -> None:
    stage, elder = call()
    cellar = stage.permanent(B, "Cellar")
    put_to_vote(stage, "disputed-territory", elder)
    stage.play(A, "player 2")
    passes(stage)
    assert stage.table.controller[cellar] == C
    assert cellar in stage.table.beside[C]


def test_disputed_territory_if_it_fails() -> None:
    stage, elder = call()
    cellar = stage.permanent(B, "Cellar")
    put_to_vote(stage, "disputed-territory", elder)
    stage.play(A, "player 2")
    fails(stage)
    assert stage.table.controller[cellar] == B


# Titles

PLAIN = ["amsterdam", "atlanta", "boston", "chicago", "houston", "london", "miami"]


@rule("VTES-11-18")
@pytest.mark.parametrize("city", [*PLAIN, "washington-d-c"])
def test_praxis_seizure(city: str) -> None:
    stage, elder = call()
    put_to_vote(stage, f"praxis-seizure-{city}", elder)
    passes(stage)
    card = stage.table.on[elder][0]
    assert stage.names((card,)) == [f"praxis-seizure-{city}"]
    title = reading.title(stage.table, elder)
    assert title.partition(":")[0] == "prince"
    assert title.partition(":")[2].lower()[:5] == city[:5].replace("-", " ")
    assert reading.votes(stage.table, elder) == 2
    assert reading.capacity(stage.table, elder) == 10


@pytest.mark.parametrize("city", PLAIN)
def test_praxis_seizure_is_for_the_camarilla_and_may_fail(city: str) -> None:
    stage = Salon(3)
    stage.vampire(A, "Loner")
    stage.hand(A, f"praxis-seizure-{city}")
    assert modes(stage, A, f"praxis-seizure-{city}") == []
    stage, elder = call()
    put_to_vote(stage, f"praxis-seizure-{city}", elder)
    fails(stage)
    assert reading.title(stage.table, elder) == ""
    assert stage.table.on[elder] == ()


@pytest.mark.parametrize(
    ("city", "caller", "capacity"),
    [
        ("berlin", "Elder", 11),
        ("geneva", "Elder", 11),
        ("paris", "Pupil", 6),
        ("berlin", "Pupil", 5),
        ("geneva", "Rival", 9),
        ("paris", "Elder", 10),
    ],
)
def test_a_prince_of_the_right_clan_grows(city: str, caller: str, capacity: int) -> None:
    stage, vampire = call(caller)
    put_to_vote(stage, f"praxis-seizure-{city}", vampire)
    passes(stage)
    assert reading.title(stage.table, vampire) == f"prince:{city.capitalize()}"
    assert reading.capacity(stage.table, vampire) == capacity


@rule("VTES-4.2-01")
def test_two_princes_contest_a_city() -> None:
    stage, elder = call()
    quentin = stage.vampire(B, "Quentin King III")
    put_to_vote(stage, "praxis-seizure-boston", elder)
    passes(stage)
    assert reading.title(stage.table, elder) == reading.title(stage.table, quentin) == ""
    assert reading.claimed_title(stage.table, elder) == "prince:Boston"


def test_crusade_philadelphia() -> None:
    stage, leader = call("Pack Leader")
    put_to_vote(stage, "crusade-philadelphia", leader)
    passes(stage)
    assert reading.title(stage.table, leader) == "archbishop:Philadelphia"
    stage = Salon(3)
    stage.vampire(A, "Elder")
    stage.hand(A, "Crusade: Philadelphia")
    assert modes(stage, A, "crusade-philadelphia") == []


# Modifiers and reactions in referendums


def referendum(seats: int = 3) -> tuple[Salon, int, int, int]:
    """Elder has called for Anarchist Uprising and voted for it; the prince of B against it."""
    stage = Salon(seats)
    elder, mayor = stage.vampire(A, "Elder"), stage.vampire(B, "Mayor")
    rival = stage.vampire(B, "Rival")
    stage.hand(A, "Scalpel Tongue", "Telepathic Vote Counting")
    stage.hand(B, "Scalpel Tongue")
    put_to_vote(stage, "anarchist-uprising", elder)
    stage.skip("polling", A)
    stage.play(A, "vote calling-card for")
    stage.skip("polling", B)
    stage.play(B, "vote", mayor, "against")
    return stage, elder, mayor, rival


@pytest.mark.parametrize(("mode", "blood"), [("cel+pre", 6), ("CEL+PRE", 5)])
@rule("VTES-6.3.3-21")
def test_scalpel_tongue_takes_votes_back(mode: str, blood: int) -> None:
    stage, elder, mayor, _ = referendum()
    assert tally(stage.table) == (1, 2)
    stage.play(A, f"play scalpel-tongue {mode}", elder)
    assert tally(stage.table) == (1, 0)
    assert stage.table.tapped[mayor]
    assert stage.blood(mayor) == blood
    stage.skip("polling", B)
    assert not stage.offers(B, "vote", mayor, "against")
    stage.skip("MinionPhase")
    assert stage.table.pool == [29, 28, 30]


def test_scalpel_tongue_is_also_a_reaction_and_for_who_has_voted() -> None:
    stage, elder, mayor, rival = referendum()
    stage.skip("polling", B)
    assert stage.offers(B, "play scalpel-tongue cel+pre-reaction", rival)
    assert not stage.offers(B, "play scalpel-tongue cel+pre", rival)
    stage.play(B, "play scalpel-tongue CEL+PRE-reaction", rival)
    assert (stage.blood(rival), stage.blood(mayor), stage.blood(elder)) == (8, 5, 10)
    stage = Salon()
    elder = stage.vampire(A, "Elder")
    stage.vampire(B, "Mayor")
    stage.hand(A, "Scalpel Tongue", "Bewitching Oration")
    put_to_vote(stage, "anarchist-uprising", elder)
    stage.skip("polling", A)
    assert modes(stage, A, "bewitching-oration") == ["pre", "PRE"]
    assert modes(stage, A, "scalpel-tongue") == []


def test_telepathic_vote_counting_cancels_your_own_referendum() -> None:
    stage, elder, _, _ = referendum()
    stage.play(A, "play telepathic-vote-counting aus", elder)
    stage.skip("MinionPhase")
    assert stage.table.pool == [30, 30, 30]
    assert stage.table.tapped[elder]
    assert "anarchist-uprising" in stage.names(stage.table.hand[A])
    second = stage.vampire(A, "Pupil")
    assert stage.offers(A, "play anarchist-uprising plain", second)


def test_telepathic_vote_counting_at_superior_lets_a_vampire_abstain() -> None:
    stage, elder, mayor, rival = referendum()
    stage.play(A, "play telepathic-vote-counting AUS", elder)
    stage.play(A, "target", mayor)
    assert tally(stage.table) == (1, 0)
    assert not stage.table.tapped[mayor]
    assert modes(stage, B, "telepathic-vote-counting") == []
    stage.skip("MinionPhase")
    assert stage.table.pool == [29, 28, 30]
    assert stage.zone(rival) == READY


@rule("VTES-6.3.2-03")
def test_confusion_of_the_eye_silences_the_acting_vampire() -> None:
    stage = Salon(3)
    mayor, rival = stage.vampire(A, "Mayor"), stage.vampire(B, "Rival")
    stage.hand(B, "Confusion of the Eye")
    put_to_vote(stage, "anarchist-uprising", mayor)
    stage.skip("before-votes", B)
    stage.play(B, "play confusion-of-the-eye OBF", rival)
    stage.skip("polling", A)
    assert not stage.offers(A, "vote", mayor, "for")
    stage.play(A, "vote calling-card for")
    stage.skip("polling", B)
    assert modes(stage, B, "confusion-of-the-eye") == []
    stage.skip("MinionPhase")
    assert stage.table.pool == [29, 29, 30]


def test_confusion_of_the_eye_lets_what_asks_for_a_title_fail() -> None:
    stage = Salon(3)
    mayor, rival = stage.vampire(A, "Mayor"), stage.vampire(B, "Rival")
    stage.hand(B, "Confusion of the Eye")
    stage.pool(A, 10)
    put_to_vote(stage, "parity-shift", mayor)
    stage.skip("before-votes", B)
    stage.play(B, "play confusion-of-the-eye OBF", rival)
    fails(stage)
    assert stage.table.pool == [10, 30, 30]
