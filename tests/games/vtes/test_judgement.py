"""The greedy bot in V:TES: sensible moves, and results."""

from __future__ import annotations

import pytest
from games.vtes.cards.master_cards import play_as_a
from games.vtes.cards.people import PeopleStage
from games.vtes.cards.referendums import draw_and_call
from games.vtes.made_up import ELDER
from games.vtes.stage import GAME, A, B, C, Stage

from conclave import Rng, bots
from conclave.bots import Perspective
from conclave.games.vtes.cards import LIBRARY
from conclave.games.vtes.judgement import Judgement, judge
from conclave.games.vtes.judging.phrases import Setting
from conclave.games.vtes.rules import contests
from conclave.games.vtes.rules.abilities.using import Can
from conclave.games.vtes.rules.constants import ALLY
from conclave.games.vtes.rules.modes import Action, Mode
from conclave.games.vtes.vocabulary.card import Card
from conclave.lab import simulate


def choice(stage: Stage, seat: int | None = None) -> str:
    """Greedy's choice."""
    stage.begin()
    who = stage.decider if seat is None else seat
    assert stage.decider == who
    return bots.make("greedy", GAME, who, 1).choose(Perspective(stage.table, who)).text


def worths(stage: Stage) -> dict[str, float]:
    """Greedy's score of each option."""
    stage.begin()
    decision = stage.table.decision(stage.decider)
    found = judge(stage.table.view(stage.decider), decision)
    return {move.text: worth for move, worth in zip(decision.options, found, strict=True)}


# Bleeding and being bled


def bled(pool: int) -> tuple[Stage, str]:
    """A bleeds B, who has declined to block and holds a bounce."""
    stage = Stage(4)
    banjoko = stage.vampire(A, "Banjoko")
    claus = stage.vampire(B, "Claus Wegener")
    stage.hand(B, "Deflection")
    stage.pool(B, pool)
    stage.play(A, "bleed", banjoko)
    stage.skip("declined", B)
    return stage, stage.text("play deflection DOM", claus)


def test_it_bounces_a_lethal_bleed_onto_its_prey() -> None:
    stage, deflection = bled(pool=1)
    assert choice(stage, B) == deflection
    stage.play(B, deflection)
    assert choice(stage, B) == f"player {C}"


def test_it_keeps_a_bounce_for_more_than_a_single_pool() -> None:
    stage, deflection = bled(pool=30)
    assert stage.offers(B, deflection)
    assert choice(stage, B) == "pass"


def test_it_wakes_to_bounce_what_would_oust_it() -> None:
    stage = Stage(3)
    banjoko = stage.vampire(A, "Banjoko")
    claus = stage.vampire(B, "Claus Wegener", tapped=True)
    stage.hand(B, "Deflection", "Forced Awakening")
    stage.pool(B, 1)
    stage.play(A, "bleed", banjoko)
    stage.skip("announced", B)
    assert choice(stage, B) == stage.text("play forced-awakening plain", claus)


def test_it_does_not_wake_for_a_hunt() -> None:
    stage = Stage(3)
    banjoko = stage.vampire(A, "Banjoko", blood=2)
    stage.vampire(B, "Claus Wegener", tapped=True)
    stage.hand(B, "Forced Awakening")
    stage.play(A, "hunt", banjoko)
    stage.skip("BlockQuestion", B)
    assert choice(stage, B) == "decline"


def test_it_adds_to_a_bleed_when_blocks_are_declined_and_not_before() -> None:
    stage = Stage(3)
    banjoko = stage.vampire(A, "Banjoko")
    stage.vampire(B, "Claus Wegener")
    stage.hand(A, "Conditioning")
    stage.play(A, "bleed", banjoko)
    stage.skip("announced", A)
    conditioning = stage.text("play conditioning DOM", banjoko)
    assert stage.offers(A, conditioning)
    assert choice(stage, A) == "pass"
    stage.skip("declined", A)
    assert choice(stage, A) == conditioning


def test_it_bleeds_when_full_and_hunts_when_hungry() -> None:
    for blood, wanted in ((5, "bleed"), (1, "hunt")):
        stage = Stage(3)
        banjoko = stage.vampire(A, "Banjoko", blood=blood)
        stage.vampire(B, "Claus Wegener")
        assert choice(stage, A) == stage.text(wanted, banjoko)


def test_a_full_vampire_never_hunts() -> None:
    stage = Stage(3)
    banjoko = stage.vampire(A, "Banjoko")
    stage.vampire(B, "Claus Wegener")
    assert worths(stage)[stage.text("hunt", banjoko)] < worths(stage)["pass"]


# Blocks


@pytest.mark.parametrize(
    ("pool", "blood", "gun", "blocks"),
    [(30, 5, False, True), (30, 1, True, False), (1, 1, True, True)],
)
def test_it_blocks_where_it_wins_or_must(pool: int, blood: int, gun: bool, blocks: bool) -> None:
    stage = Stage(3)
    banjoko = stage.vampire(A, "Banjoko")
    if gun:
        stage.put_on(banjoko, ".44 Magnum")
    claus = stage.vampire(B, "Claus Wegener", blood=blood)
    stage.pool(B, pool)
    stage.play(A, "bleed", banjoko)
    stage.skip("BlockQuestion", B)
    assert choice(stage, B) == (stage.text("block", claus) if blocks else "decline")


def test_it_gets_past_a_blocker_and_the_blocker_follows() -> None:
    stage = Stage(3)
    didi = stage.vampire(A, "Didi Meyers")
    claus = stage.vampire(B, "Claus Wegener")
    stage.hand(A, "Cloak the Gathering")
    stage.hand(B, "Enhanced Senses")
    stage.play(A, "bleed", didi)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", claus)
    cloak = stage.text("play cloak-the-gathering obf", didi)
    assert choice(stage, A) == cloak
    stage.play(A, cloak)
    stage.skip("block", B)
    assert choice(stage, B).startswith("play enhanced-senses")


def test_a_block_that_failed_and_would_fail_again_is_not_tried_for_ever() -> None:
    stage = Stage(3)
    didi = stage.vampire(A, "Didi Meyers")
    claus = stage.vampire(B, "Claus Wegener")
    stage.hand(A, "Cloak the Gathering")
    stage.hand(B, "Enhanced Senses")
    stage.play(A, "bleed", didi)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", claus)
    stage.play(A, "play cloak-the-gathering obf", didi)
    stage.skip("BlockQuestion", B)
    assert stage.offers(B, "block", claus)
    assert choice(stage, B) == "decline"


# Influence, masters, hands


def test_transfers_go_to_who_is_nearest_to_coming_out() -> None:
    stage = Stage(3, phase="influence")
    stage.uncontrolled(A, "Banjoko")
    near = stage.uncontrolled(A, "Claus Wegener", counters=2)
    assert choice(stage, A) == stage.text("transfer", near)


def test_the_pool_stays_safe() -> None:
    stage = Stage(3, phase="influence")
    stage.vampire(A, "Didi Meyers")
    near = stage.uncontrolled(A, "Claus Wegener", counters=2)
    stage.pool(A, 6)
    assert stage.offers(A, "transfer", near)
    assert choice(stage, A) == "pass"


def test_it_takes_the_pool_for_the_edge() -> None:
    stage = Stage(3, phase="untap")
    stage.vampire(A, "Banjoko")
    stage.edge(A)
    assert choice(stage, A) == "edge"


def test_a_blood_doll_is_milked_while_there_is_blood_to_spare() -> None:
    for blood, wanted in ((5, True), (1, False)):
        stage = Stage(3, phase="master")
        doll = stage.put_on(stage.vampire(A, "Banjoko", blood=blood), "Blood Doll")
        assert stage.offers(A, "use", doll, "0")
        assert (choice(stage, A) == stage.text("use", doll, "0")) is wanted
    stage = Stage(3, phase="master")
    doll = stage.put_on(stage.vampire(A, "Banjoko"), "Blood Doll")
    stage.play(A, "use", doll, "0")
    assert choice(stage, A) == "choose blood-to-pool"


def test_only_a_card_that_nobody_can_play_is_discarded() -> None:
    stage = Stage(3, phase="discard")
    stage.vampire(A, "Banjoko")
    stage.hand(A, "Deflection", "Majesty")
    assert choice(stage, A) == "discard majesty"
    stage = Stage(3, phase="discard")
    stage.vampire(A, "Banjoko")
    stage.hand(A, "Deflection")
    assert choice(stage, A) == "pass"


def test_its_own_are_rescued_from_torpor_and_rivals_are_not() -> None:
    stage = Stage(3)
    banjoko = stage.vampire(A, "Banjoko")
    other = stage.vampire(A, "Claus Wegener", torpor=True)
    didi = stage.vampire(B, "Didi Meyers", torpor=True)
    judged = worths(stage)
    assert judged[stage.text("leave-torpor", other)] > 0.5
    assert judged[stage.text("rescue", banjoko, other, "1")] > 0.5
    assert judged[stage.text("rescue", banjoko, didi, "1")] < 0


# Votes


def called(on: dict[int, int]) -> tuple[Stage, int]:
    """A calls Kine Resources Contested on these; B, with a bishop, is to vote."""
    stage = Stage(4)
    banjoko = stage.vampire(A, "Banjoko")
    bishop = stage.vampire(B, "Jefferson Foster")
    stage.hand(A, "Kine Resources Contested")
    stage.pool(B, 3)
    stage.play(A, "play kine-resources-contested plain", banjoko)
    stage.skip("Allocate")
    for seat in range(max(on) + 1):
        stage.play(A, "number", str(on.get(seat, 0)))
    stage.skip("Referendum", B)
    return stage, bishop


def test_it_votes_against_its_own_ousting() -> None:
    stage, bishop = called({A: 1, B: 3})
    assert choice(stage, B) == stage.text("vote", bishop, "against")


def test_it_votes_for_what_hurts_its_prey() -> None:
    stage, bishop = called({A: 1, C: 3})
    assert choice(stage, B) == stage.text("vote", bishop, "for")


def test_it_allots_what_hurts_to_its_prey_and_spares_itself() -> None:
    stage = Stage(4)
    banjoko = stage.vampire(A, "Banjoko")
    stage.hand(A, "Kine Resources Contested")
    stage.play(A, "play kine-resources-contested plain", banjoko)
    stage.skip("Allocate")
    given = []
    while stage.prompt == "Allocate":
        given.append(choice(stage, A))
        stage.play(A, given[-1])
    assert given[:2] == ["number 0", "number 3"]


# Fights


def fighting(gun: bool = True, prey_blood: int = 4) -> tuple[Stage, int, int]:
    """A's Banjoko, perhaps with a gun, is blocked by B."""
    stage = Stage(3)
    banjoko = stage.vampire(A, "Banjoko")
    magnum = stage.put_on(banjoko, ".44 Magnum") if gun else -1
    claus = stage.vampire(B, "Claus Wegener", blood=prey_blood)
    stage.play(A, "bleed", banjoko)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", claus)
    stage.skip("DeterminingRange", A)
    return stage, magnum, claus


def test_a_minion_with_a_gun_maneuvers_and_shoots() -> None:
    stage, magnum, _ = fighting()
    assert choice(stage, A) == stage.text("maneuver", magnum, "0")
    stage.skip("StrikePair", A)
    assert choice(stage, A) == stage.text("strike", magnum, "0")


def test_bare_hands_are_no_answer_at_long_range() -> None:
    stage, magnum, claus = fighting()
    stage.hand(B, "Dodge")
    stage.play(A, "maneuver", magnum, "0")
    stage.skip("StrikePair", B)
    assert stage.offers(B, "strike hand")
    assert choice(stage, B) == stage.text("play dodge plain", claus)


def test_damage_that_would_send_to_torpor_is_prevented() -> None:
    stage, magnum, claus = fighting(prey_blood=1)
    stage.hand(B, "Skin of Rock")
    stage.skip("StrikePair", A)
    stage.play(A, "strike", magnum, "0")
    stage.skip("damage", B)
    assert choice(stage, B) == stage.text("play skin-of-rock for", claus)


# All in all


def test_it_chooses_the_same_whatever_it_may_not_know() -> None:
    differed = asked = 0
    position, rng = GAME.start(4, seed=5), Rng(5)
    while not position.over and asked < 60:
        seat = position.deciders[0]
        if position.number % 23 == 0 and position.number > 4:
            other = position.imagine(seat, Rng(position.number))
            differed += position.reveal() != other.reveal()
            asked += 1
            one, two = (bots.make("greedy", GAME, seat, 5) for _ in range(2))
            assert one.choose(Perspective(position, seat)) == two.choose(Perspective(other, seat))
        position.play(seat, position.options(seat).pick(rng))
    assert differed > 20


def test_greedy_beats_four_who_play_at_random() -> None:
    result = simulate(GAME, 8, 5, ["greedy", *["random"] * 4], seed=3, jobs=1)
    assert result.by_bot["greedy"].wins >= 6


def test_a_table_of_greedy_players_comes_to_an_end() -> None:
    result = simulate(GAME, 2, 4, ["greedy"], seed=2, jobs=1)
    assert result.longest < 12_000


def test_a_block_of_what_would_help_to_block_is_weighed_without_end_to_it() -> None:
    stage = Stage(3)
    banjoko = stage.vampire(A, "Banjoko")
    aleph = stage.vampire(B, "Aleph")
    stage.hand(A, "Bowl of Convergence")
    stage.hand(B, "Enhanced Senses")
    stage.play(A, "play bowl-of-convergence plain", banjoko)
    stage.skip("BlockQuestion", B)
    assert stage.text("block", aleph) in worths(stage)


def test_it_aggravates_the_damage_of_a_fight_only_in_its_favour() -> None:
    found: list[float] = []
    for blocker in ("Escaped Mental Patient", "Aleph"):
        stage = Stage(2, extra=(ELDER,))
        elder = stage.vampire(A, "Elder")
        stage.put_on(elder, ".44 Magnum")
        put = stage.ally if blocker != "Aleph" else stage.vampire
        rival = put(B, blocker)
        stage.hand(A, "Dawn Operation")
        stage.play(A, "bleed", elder)
        stage.skip("BlockQuestion", B)
        stage.play(B, "block", rival)
        stage.skip("block", A)
        found.append(worths(stage)[stage.text("play dawn-operation FOR", elder)])
    assert found[0] < 0
    assert found[1] > found[0]


def test_weighing_a_card_that_helps_its_own_action_terminates() -> None:
    stage = Stage(3, extra=(ELDER,))
    elder = stage.vampire(A, "Elder")
    stage.vampire(B, "Aleph")
    stage.hand(A, "Concoction of Vitality", "Daring the Dawn")
    stage.play(A, "play concoction-of-vitality plain", elder)
    stage.skip("announced", A)
    assert [text for text in worths(stage) if "daring-the-dawn" in text]


def test_a_cancel_of_a_cancel_is_weighed_without_end_to_it() -> None:
    stage = Stage(3, phase="master")
    krid = stage.vampire(A, "Krid")
    stage.hand(A, "Blood Doll")
    stage.hand(B, "Wash")
    stage.hand(C, "Wash")
    stage.play(A, "play blood-doll plain -")
    stage.skip("as-played", seat=B)
    assert stage.table.pool[A] == 30
    assert stage.table.in_hand(A, "blood-doll") == -1
    stage.play(B, "play wash plain -")
    stage.skip("as-played", seat=C)
    decision = stage.table.decision(C)
    assert [move.text for move in decision.options] == ["play wash plain -", "pass"]
    worths = judge(stage.table.view(C), decision)
    assert worths[0] < worths[1]
    assert stage.table.is_ready(krid)


# Cards that change a fight


def test_it_takes_aim_and_sets_the_range_for_its_rifle() -> None:
    stage = Stage(2)
    krid = stage.vampire(A, "Krid", 2)
    eugenio = stage.vampire(B, "Eugenio Estevez")
    rifle = stage.put_on(eugenio, "Sniper Rifle")
    stage.hand(B, "Target Vitals")
    stage.play(A, "bleed", krid)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", eugenio)
    stage.skip("before-range", B)
    assert choice(stage, B) == stage.text("use", rifle, "0")
    stage.play(B, "use", rifle, "0")
    stage.skip("strike", B)
    assert choice(stage, B) == stage.text("play target-vitals plain", eugenio)


def test_it_knows_that_a_haymaker_is_worth_something() -> None:
    stage = Stage(2)
    weak, strong = stage.vampire(A, "Krid", 1), stage.vampire(B, "Eugenio Estevez")
    stage.put_on(weak, "Mr. Winthrop")
    stage.hand(A, "Haymaker")
    stage.play(A, "bleed", weak)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", strong)
    stage.skip("before-strikes", A)
    assert worths(stage)[stage.text("play haymaker plain", weak)] > 0


def test_it_looks_for_a_fight_with_minions_only() -> None:
    stage = Stage(3)
    stage.ally(A, "Order of Hermes Cabal")
    stage.put_on(stage.vampire(B, "Banjoko"), ".44 Magnum", B)
    stage.vampire(B, "Claus Wegener")
    fights = [worth for text, worth in worths(stage).items() if "order-of-hermes" in text]
    assert fights


# Cards that could be used against oneself


def test_it_gives_up_the_vampire_with_least_on_him() -> None:
    stage = PeopleStage()
    malgorzata = stage.vampire(A, "Malgorzata")
    best, least = stage.uncontrolled(A, "Elder", 6), stage.uncontrolled(A, "Kurt", 1)
    stage.uncontrolled(A, "Ira", 2)
    act = stage.text("act", malgorzata, malgorzata, "0")
    assert worths(stage)[act] > 0
    stage.play(A, act)
    assert choice(stage) == stage.text("target", least)
    stage.play(A, "target", least)
    stage.skip("ForOne", A)
    assert choice(stage) == stage.text("target", best)


def test_it_does_not_give_up_a_vampire_who_is_nearly_out() -> None:
    stage = Stage(2)
    malgorzata = stage.vampire(A, "Malgorzata")
    stage.uncontrolled(A, "Claus Wegener", 7)
    stage.uncontrolled(A, "Krid", 5)
    assert worths(stage)[stage.text("act", malgorzata, malgorzata, "0")] < 0


def test_it_makes_only_rivals_abstain() -> None:
    stage = PeopleStage(3)
    quentin, judge = stage.vampire(B, "Quentin"), stage.vampire(C, "Judge")
    stage.vampire(B, "Mayor")
    pupil = stage.vampire(A, "Pupil")
    stage.hand(A, "Kine Resources Contested")
    stage.play(A, "play kine-resources-contested plain", pupil)
    stage.skip("Referendum", B)
    stage.play(B, "use", quentin, "0")
    assert choice(stage, B) == stage.text("target", judge)


def test_its_vampire_gives_no_blood_to_a_rivals() -> None:
    stage = PeopleStage(phase="untap")
    sabine = stage.vampire(A, "Sabine Lafitte")
    stage.vampire(B, "Judge", 3)
    assert worths(stage)[stage.text("use", sabine, "0")] < 0


def test_a_card_that_is_burned_some_day_is_worth_its_effect() -> None:
    stage = PeopleStage(3)
    elder, rival = stage.vampire(A, "Elder", 5), stage.vampire(B, "Rival", 5)
    stage.hand(A, "Mind Numb", "Heroic Might")
    might = stage.text("play heroic-might POT", elder)
    assert worths(stage)[might] > worths(stage)["pass"]
    stage.play(A, "play mind-numb PRE", elder)
    found = worths(stage)
    assert found[stage.text("target", rival)] > 0 > found[stage.text("target", elder)]


# Cards in play


def test_it_weighs_every_effect_with_every_card_in_play_as_a_target() -> None:
    stage = PeopleStage(3)
    elder, rival = stage.vampire(A, "Elder", 5), stage.vampire(B, "Rival", 5)
    for owner, host in ((A, elder), (B, rival)):
        stage.put_on(host, ".44 Magnum")
        stage.permanent(owner, "Society Hunting Ground")
        stage.uncontrolled(owner, "Krid", 2)
    stage.begin()
    judgement = Judgement(stage.table.view(A), stage.table.decision(A))
    here = judgement.scene.cards[stage.text(elder)]
    weigh, failed = judgement.weigh.best_target_worth, []
    for node in LIBRARY.nodes:
        if isinstance(node, Action | Can | Mode):
            try:
                weigh(node.target, node.effect, Setting(A, here, host=here))
            except LookupError as error:
                failed.append((error, node))
    assert failed == []


def test_it_does_not_burn_its_own_cards_by_actions_that_are_open_to_anybody() -> None:
    for name in ("Powerbase: Rome", "Blood Puppy", "Mob Connections", "Carthage Remembered"):
        for owner in (A, B):
            stage = Stage(3)
            stage.vampire(A, "Krid")
            card = stage.permanent(owner, name, counters=3)
            acts = {t: worth for t, worth in worths(stage).items() if f"#{card} " in t}
            assert acts
            assert all((worth > 0) == (owner == B) for worth in acts.values()), acts


def test_it_makes_its_own_vampire_an_archon_and_serves_warrants_on_others() -> None:
    for card, seat in (("archon", A), ("warrant", B)):
        stage = PeopleStage(3)
        judge_, kurt = stage.vampire(A, "Judge"), stage.vampire(A, "Pupil")
        rival = stage.vampire(B, "Fledgling")
        draw_and_call(stage, card, judge_)
        assert stage.prompt == "ChooseTerm"
        chosen = stage.table.read(choice(stage).split()[1])
        assert stage.table.controller[chosen] == seat
        assert {kurt, rival} <= {stage.table.read(t.split()[1]) for t in stage.options(A)}


def test_greedy_holds_no_counters_that_could_oust_it() -> None:
    stage = PeopleStage(3, phase="master")
    stage.vampire(A, "Fledgling")
    stage.pool(B, 3)
    stage.hand(A, "Malkavian Prank")
    play_as_a(stage, "malkavian-prank")
    stage.skip("GuessCounters", B)
    scores = worths(stage)
    best = [move for move, worth in scores.items() if worth == max(scores.values())]
    assert best == ["number 1", "number 2"]


@pytest.mark.parametrize(("pool", "plays"), [(20, False), (3, True)])
def test_greedy_pranks_its_only_rival_to_oust_her(pool: int, plays: bool) -> None:
    stage = PeopleStage(2, phase="master")
    stage.vampire(A, "Fledgling")
    stage.pool(B, pool)
    stage.hand(A, "Malkavian Prank")
    scores = worths(stage)
    assert (scores["play malkavian-prank plain -"] > scores["pass"]) == plays


def test_its_rivals_yield_what_it_contests() -> None:
    stage = PeopleStage(3)
    elder = stage.vampire(A, "Elder")
    mine, hers = stage.vampire(A, "Gilbert Duane"), stage.vampire(B, "Gilbert Duane")
    contests.contest(stage.table, hers, [mine])
    draw_and_call(stage, "praxis-solomon", elder)
    scores = worths(stage)
    assert scores[f"target #{hers}"] > 0 > scores[f"target #{mine}"]


def test_it_burns_the_uncontrolled_vampire_with_least_on_him() -> None:
    stage = PeopleStage(3)
    judge = stage.vampire(A, "Judge")
    stage.uncontrolled(A, "Kurt", 3)
    pupil = stage.uncontrolled(A, "Pupil", 1)
    draw_and_call(stage, "might-of-the-camarilla", judge)
    stage.skip("polling", A)
    stage.play(A, "vote calling-card for")
    stage.skip("ForOne", A)
    scores = worths(stage)
    assert max(scores, key=lambda text: scores[text]) == stage.text("target", pupil)


def test_it_untaps_its_own_kin_and_no_rivals() -> None:
    stage = PeopleStage(3)
    rival = stage.vampire(A, "Rival", 4)
    kurt, ira = stage.vampire(A, "Kurt", tapped=True), stage.vampire(B, "Ira", tapped=True)
    stage.hand(A, "My Kin Against the World")
    stage.play(A, "play my-kin-against-the-world plain", rival)
    assert choice(stage, A) == "number 1"
    stage.play(A, "number 1")
    stage.skip("ChooseCards", A)
    assert worths(stage)[stage.text("target", kurt)] > worths(stage)[stage.text("target", ira)]


@pytest.mark.parametrize(("pool", "number"), [(3, 12), (30, 1)])
def test_it_sets_a_high_reward_only_if_it_will_probably_be_its_own(pool: int, number: int) -> None:
    stage = PeopleStage(3)
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "Political Flux")
    stage.pool(B, pool)
    stage.pool(C, 20)
    stage.play(A, "play political-flux plain", elder)
    stage.skip("ChooseNumber", A)
    assert choice(stage, A) == f"number {number}"


@pytest.mark.parametrize("tapped", [False, True])
def test_it_taps_only_a_tapped_minion_instead_of_discarding(tapped: bool) -> None:
    stage = PeopleStage(2, Card("Hound", ALLY, life=2), phase="untap")
    nightmares, hound = stage.permanent(B, "Nightmares upon Nightmares"), stage.ally(A, "Hound")
    stage.hand(A, "Wake with Evening's Freshness")
    stage.play(A, "target", nightmares)
    stage.table.tapped[hound] = tapped
    assert (choice(stage, A) == stage.text("target", hound)) == tapped
