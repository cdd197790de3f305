"""Tests of master cards in play, beside those in `test_lasting_masters`."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PeopleStage, offered_modes, use
from games.vtes.cards.referendums import draw_and_call, hunt_on
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C

from conclave.games.vtes.rules.constants import ACTION, ASH_HEAP, BESIDE, LIBRARY, MASTER, ON_CARD
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.politics import tally
from conclave.games.vtes.vocabulary import filters, targets
from conclave.games.vtes.vocabulary.blood import GainPool
from conclave.games.vtes.vocabulary.card import Card

# Bureaucratic Overload


def stage_with_overload(seat: int = B) -> tuple[PeopleStage, int, int]:
    """This player has the Overload, and A a vampire."""
    stage = PeopleStage(3)
    return stage, stage.vampire(A, "Elder"), stage.permanent(seat, "Bureaucratic Overload")


def test_bureaucratic_overload_makes_political_actions_cost_blood() -> None:
    stage, elder, _ = stage_with_overload()
    draw_and_call(stage, "autarkis-persecution", elder)
    assert stage.blood(elder) == 9
    stage.skip("MinionPhase")
    stage.table.tapped[elder] = False
    stage.play(A, "bleed", elder)
    stage.resolve()
    assert stage.blood(elder) == 9


def test_a_vampire_without_blood_takes_no_political_action_in_bureaucratic_overload() -> None:
    for number in (0, 1):
        stage = PeopleStage(3)
        stage.vampire(A, "Elder", number)
        stage.permanent(B, "Bureaucratic Overload")
        stage.hand(A, "Autarkis Persecution")
        modes = offered_modes(stage, A, "autarkis-persecution")
        assert modes == (["plain"] if number else [])


def test_any_vampire_may_call_a_referendum_to_burn_bureaucratic_overload() -> None:
    stage, elder, overload = stage_with_overload()
    stage.edge(A)
    stage.play(A, "act", elder, overload, "0")
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.skip("polling", A)
    assert stage.blood(elder) == 9
    stage.play(A, "vote edge for")
    stage.skip("MinionPhase")
    assert stage.zone(overload) == ASH_HEAP


# Mundane

ORUN = Card("Orun", MASTER, put_on=targets.One(filters.VAMPIRE))
ERRAND = Card("Errand", ACTION, effect=Action(GainPool(1)))


@pytest.mark.parametrize("with_card", ["Orun", "Mundane", ""])
def test_mundane_is_put_on_a_laibon_without_orun_and_without_mundane(with_card: str) -> None:
    stage = PeopleStage(2, ORUN, phase="master")
    hunter, other = stage.vampire(B, "Hunter"), stage.vampire(B, "Hunter")
    stage.vampire(A, "Elder")
    if with_card:
        stage.put_on(hunter, with_card)
    stage.hand(A, "Mundane")
    stage.play(A, "play mundane plain -")
    if not with_card:
        assert stage.offers(A, "target", hunter)
        stage.play(A, "target", other)
    elif stage.prompt == "Targeting":
        assert not stage.offers(A, "target", hunter)
    stage.skip("MasterPhase", A)
    assert stage.names(stage.table.attached[hunter]) == ([with_card.lower()] if with_card else [])
    assert stage.names(stage.table.attached[other]) == ["mundane"]


def test_mundane_makes_cards_that_require_disciplines_cost_more() -> None:
    stage = PeopleStage(2, ERRAND)
    hunter = stage.vampire(A, "Hunter")
    stage.put_on(hunter, "Mundane", B)
    stage.hand(A, "Errand", "Govern the Unaligned")
    stage.play(A, "play errand plain", hunter)
    stage.resolve()
    assert stage.blood(hunter) == 4
    stage.table.tapped[hunter] = False
    stage.play(A, "play govern-the-unaligned dom", hunter)
    stage.resolve()
    assert stage.blood(hunter) == 4 - 1 - 1


@pytest.mark.parametrize("at_its_vampire", [False, True])
def test_mundane_is_burned_when_its_vampire_gets_an_orun(at_its_vampire: bool) -> None:
    stage = PeopleStage(2, ORUN, phase="master")
    hunter, other = stage.vampire(A, "Hunter"), stage.vampire(A, "Pupil")
    mundane = stage.put_on(hunter, "Mundane", B)
    stage.hand(A, "Orun")
    stage.play(A, "play orun plain -")
    stage.play(A, "target", hunter if at_its_vampire else other)
    stage.skip("MinionPhase", A)
    assert stage.zone(mundane) == (ASH_HEAP if at_its_vampire else ON_CARD)


@pytest.mark.parametrize(
    ("card", "mode", "with_orun", "cancels"),
    [
        ("Govern the Unaligned", "dom", False, True),
        ("Govern the Unaligned", "dom", True, False),
        ("Errand", "plain", False, False),
    ],
)
def test_mundane_out_of_turn_cancels_an_action_card_that_requires_a_discipline(
    card: str, mode: str, with_orun: bool, cancels: bool
) -> None:
    stage = PeopleStage(2, ORUN, ERRAND)
    pupil = stage.vampire(A, "Pupil")
    if with_orun:
        stage.put_on(pupil, "Orun")
    stage.hand(A, card)
    stage.hand(B, "Mundane")
    stage.play_only(A, "play", card.lower().replace(" ", "-"), mode, pupil)
    while stage.window == "as-played" and stage.decider != B:
        stage.play(stage.decider, "pass")
    offered = offered_modes(stage, B, "mundane") if stage.window == "as-played" else []
    assert bool(offered) is cancels
    if cancels:
        stage.play(B, f"play mundane {offered[0]} -")
        stage.skip("MinionPhase", A)
        assert stage.table.pool[B] == 30
        assert stage.names(stage.table.ash[B]) == ["mundane"]
        assert not stage.table.tapped[pupil]


# Vox Senis


def stage_with_vote(*hand: str) -> PeopleStage:
    """Polling has begun in A's referendum; B holds these cards."""
    stage = PeopleStage(3)
    elder = stage.vampire(A, "Elder")
    stage.hand(B, *hand)
    draw_and_call(stage, "autarkis-persecution", elder)
    stage.skip("polling", B)
    return stage


def test_vox_senis_gives_each_methuselah_a_vote_in_each_referendum() -> None:
    stage = PeopleStage(3)
    elder = stage.vampire(A, "Elder")
    stage.permanent(C, "Vox Senis")
    draw_and_call(stage, "autarkis-persecution", elder)
    for seat, side in ((A, "for"), (B, "against"), (C, "against")):
        stage.skip("polling", seat)
        assert stage.table.view(None)["referendum"]["votes"][seat]["left"] >= 1
        stage.play(seat, f"vote additional {side}")
        assert stage.decider != seat or not any("additional" in t for t in stage.options(seat))
        assert stage.table.view(None)["referendum"]["votes"][seat][side] == 1
    assert tally(stage.table) == (1, 2)
    stage.skip("MinionPhase")
    draw_and_call(stage, "domain-challenge", stage.vampire(A, "Rival"))
    stage.skip("polling", B)
    assert stage.offers(B, "vote additional for")


def test_nobody_has_such_a_vote_without_vox_senis_in_play() -> None:
    stage = stage_with_vote("Vox Senis")
    assert not any("additional" in text for text in stage.options(B))
    stage.card(C, "Vox Senis", BESIDE)
    stage.table.contested[-1] = True
    stage.table.board_changed()
    assert not any("additional" in text for text in stage.options(B))


def test_vox_senis_is_in_blood_hunts_too() -> None:
    stage = PeopleStage(2)
    elder = stage.vampire(A, "Elder")
    stage.permanent(B, "Vox Senis")
    hunt_on(stage, elder)
    stage.skip("polling", B)
    stage.play(B, "vote additional for")
    stage.resolve()
    assert stage.zone(elder) == ASH_HEAP


def test_vox_senis_out_of_turn_gains_three_votes() -> None:
    stage = stage_with_vote("Vox Senis")
    stage.play(B, "play vox-senis plain -")
    assert stage.names(stage.table.ash[B]) == ["vox-senis"]
    assert stage.table.debt[B] == 1
    stage.skip("polling", B)
    stage.play(B, "vote additional against")
    assert tally(stage.table) == (0, 3)
    assert stage.table.view(None)["referendum"]["votes"][B]["against"] == 3


def test_vox_senis_is_put_in_play_only_in_ones_own_master_phase() -> None:
    stage = PeopleStage(3, phase="master")
    stage.hand(A, "Vox Senis")
    played = [text for text in stage.options(A) if text.startswith("play")]
    assert len(played) == 1
    stage.play(A, *played)
    assert stage.names(stage.table.beside[A]) == ["vox-senis"]
    stage = PeopleStage(3)
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "Vox Senis")
    draw_and_call(stage, "autarkis-persecution", elder)
    stage.skip("polling", A)
    assert offered_modes(stage, A, "vox-senis") == []


@ruling("Vox Senis", 1)
def test_vox_senis_can_be_cancelled_out_of_turn() -> None:
    stage = stage_with_vote("Vox Senis")
    stage.hand(C, "Sudden Reversal")
    stage.play_only(B, "play vox-senis plain -")
    stage.skip("as-played", C)
    stage.play(C, "play sudden-reversal plain -")
    stage.skip("polling", B)
    assert not any("additional" in text for text in stage.options(B))


# Zoning Board


def zoned(*names: str) -> tuple[PeopleStage, int, int, list[int]]:
    """A has chosen the first of B's locations with Zoning Board; it is her minion phase."""
    stage = PeopleStage(3, phase="master")
    elder = stage.vampire(A, "Elder")
    board = stage.permanent(A, "Zoning Board")
    stage.permanent(A, "Cellar")
    stage.hand(B, *["Blur"] * 7)
    locations = [stage.permanent(B, name) for name in names]
    use(stage, A, board)
    if len(names) > 1:
        assert stage.options(A) == [stage.text("target", card) for card in locations]
        stage.play(A, "target", locations[0])
    assert not stage.offers(A, "use", board, "0")
    stage.skip("MinionPhase", A)
    return stage, elder, board, locations


def test_zoning_board_moves_the_chosen_location_to_its_library() -> None:
    stage, elder, board, locations = zoned("KRCG News Radio", "Steam Tunnels")
    assert not stage.table.tapped[board]
    stage.play(A, "act", elder, board, "0")
    assert stage.table.view(None)["action"]["target_seat"] == B
    stage.resolve()
    assert [stage.zone(card) for card in locations] == [LIBRARY, BESIDE]
    assert stage.table.pool == [30, 32, 30]


def test_zoning_board_is_only_for_a_location_chosen_this_turn() -> None:
    stage, elder, board, _ = zoned("Steam Tunnels")
    stage.skip("MinionPhase", B)
    stage.skip("MinionPhase", C)
    stage.skip("MinionPhase", A)
    assert not stage.offers(A, "act", elder, board, "0")


def test_a_referendum_burns_zoning_board_whose_controller_gains_a_vote_in_it() -> None:
    stage, _, board, _ = zoned("Steam Tunnels", "Cellar")
    rival = stage.vampire(B, "Rival")
    stage.skip("MinionPhase", B)
    stage.play(B, "act", rival, board, "1")
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.skip("polling", A)
    use(stage, A, board, "1")
    assert stage.table.tapped[board]
    stage.skip("polling", A)
    stage.play(A, "vote", board, "against")
    stage.resolve()
    assert stage.zone(board) == BESIDE


def test_zoning_board_is_burned_if_the_referendum_passes() -> None:
    stage = PeopleStage(2)
    mayor = stage.vampire(A, "Mayor")
    board = stage.permanent(B, "Zoning Board")
    stage.play(A, "act", mayor, board, "1")
    stage.skip("polling", A)
    stage.play(A, "vote", mayor, "for")
    stage.resolve()
    assert stage.zone(board) == ASH_HEAP


def test_zoning_board_has_no_vote_in_other_referendums() -> None:
    stage = PeopleStage(2)
    mayor = stage.vampire(A, "Mayor")
    board = stage.permanent(B, "Zoning Board")
    stage.hand(A, "Autarkis Persecution")
    stage.play(A, "play autarkis-persecution plain", mayor)
    stage.skip("polling", B)
    assert not stage.offers(B, "use", board, "1")
