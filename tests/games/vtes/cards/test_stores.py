"""Tests of master cards that hold counters or other cards."""

from __future__ import annotations

from games.vtes.cards.people import PeopleStage, use
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C

from conclave.core.rng import Rng
from conclave.games.vtes.rules.atoms import moving, piles
from conclave.games.vtes.rules.constants import ASH_HEAP, BESIDE, HAND, KEPT, REMOVED
from conclave.games.vtes.rules.contract import VtesPosition
from conclave.games.vtes.rules.knowledge import knowledge_hash

# Secret Horde


def play_horde(number: int) -> tuple[PeopleStage, int]:
    """A's master phase, after playing Secret Horde for some pool."""
    stage = PeopleStage(2, phase="master")
    stage.pool(A, 5)
    stage.hand(A, "Secret Horde")
    (horde,) = stage.table.hand[A]
    stage.play(A, "play secret-horde plain -")
    assert stage.options(A) == [f"number {number}" for number in range(6)]
    stage.play(A, f"number {number}")
    return stage, horde


def test_secret_horde_gets_two_blood_for_each_pool_spent() -> None:
    stage, horde = play_horde(3)
    assert (stage.table.pool[A], stage.blood(horde)) == (2, 6)
    assert not stage.offers(A, "use", horde, "0")


def test_secret_horde_gives_1_pool_for_a_master_phase_action() -> None:
    stage = PeopleStage(2, phase="master")
    horde = stage.permanent(A, "Secret Horde", counters=2)
    use(stage, A, horde)
    assert (stage.table.pool[A], stage.blood(horde)) == (31, 1)
    assert not stage.offers(A, "use", horde, "0")


def test_secret_horde_is_burned_without_counters() -> None:
    stage = PeopleStage(2, phase="master")
    horde = stage.permanent(A, "Secret Horde", counters=1)
    use(stage, A, horde)
    assert stage.zone(horde) == ASH_HEAP


@ruling("Secret Horde", 1)
def test_secret_horde_for_nothing_is_burned_at_once() -> None:
    stage, horde = play_horde(0)
    assert stage.zone(horde) == ASH_HEAP
    assert stage.table.pool[A] == 5


# Storage Annex


def stage_with_annex(*rest: str) -> tuple[PeopleStage, int, int]:
    """A has kept a Lamp of her hand on her Annex; these cards are left in her hand."""
    stage = PeopleStage(3, phase="master")
    stage.hand(A, "Storage Annex", "Lamp", *rest)
    stage.library(A, *["Valet"] * 10)
    annex, lamp = stage.table.hand[A][:2]
    stage.play(A, "play storage-annex plain -")
    stage.play(A, "name lamp")
    return stage, annex, lamp


def test_storage_annex_keeps_a_card_from_hand_out_of_play() -> None:
    stage, annex, lamp = stage_with_annex("Cudgel")
    assert stage.zone(annex) == BESIDE
    assert stage.zone(lamp) == KEPT
    assert "cudgel" in stage.names(stage.table.hand[A])
    assert len(stage.table.hand[A]) == 7
    assert stage.table.faults() == []
    elder = stage.vampire(A, "Elder")
    stage.skip("MinionPhase", A)
    assert stage.offers(A, "play cudgel plain", elder)
    assert not [text for text in stage.options(A) if "lamp" in text]


def test_storage_annex_shows_the_card_to_its_controller_only() -> None:
    stage, annex, lamp = stage_with_annex("Cudgel")
    seen = {seat: stage.table.sees(seat, ("card", lamp)) for seat in (A, B, C, None)}
    assert seen == {A: True, B: False, C: False, None: False}
    word = stage.table.word(annex)
    assert stage.table.view(A)["kept"] == [{"on": word, "name": "lamp"}]
    for watcher in (B, C, None):
        view = stage.table.view(watcher)
        assert view["kept"] == [{"on": word, "name": None}]
        assert "lamp" not in str(view)
    assert stage.table.view(B)["beside"][A][0]["on"] == []
    moving.change_controller(stage.table, annex, B)
    assert [stage.table.sees(seat, ("card", lamp)) for seat in (A, B, C)] == [True, True, False]


def test_storage_annex_makes_others_forget_what_is_in_the_hand() -> None:
    stage = PeopleStage(2, phase="master")
    stage.hand(A, "Storage Annex", "Lamp", "Cudgel")
    for card in stage.table.hand[A]:
        stage.table.seen[card] = 7
    stage.play(A, "play storage-annex plain -")
    stage.play(A, "name lamp")
    assert stage.table.view(B)["hand"][A] == 1
    assert stage.table.view(B)["kept"][0]["name"] is None


def test_storage_annex_lets_you_exchange_the_card_once_in_your_master_phase() -> None:
    stage, annex, lamp = stage_with_annex("Cudgel")
    stage.play(A, "use", annex, "0")
    events = stage.play(A, "name cudgel")
    assert stage.zone(lamp) == HAND
    assert "cudgel" not in stage.names(stage.table.hand[A])
    assert stage.table.view(A)["kept"] == [{"on": stage.table.word(annex), "name": "cudgel"}]
    assert not stage.offers(A, "use", annex, "0")
    assert stage.table.actions == 0
    for watcher in (B, None):
        told = [event.seen_by(watcher) for event in events]
        texts = str([event.to_dict() for event in told if event is not None])
        assert "PutFaceDown" in texts
        assert "lamp" not in texts
        assert "cudgel" not in texts
        assert "lamp" not in str(stage.table.view(watcher))
    assert stage.table.faults() == []


def test_storage_annex_without_a_card_offers_no_exchange() -> None:
    stage = PeopleStage(2, phase="master")
    annex = stage.permanent(A, "Storage Annex")
    stage.hand(A, "Lamp")
    stage.begin()
    assert not stage.offers(A, "use", annex, "0")


def test_storage_annex_takes_the_card_with_it_to_the_ash_heap() -> None:
    stage, annex, lamp = stage_with_annex()
    moving.burn(stage.table, annex)
    assert (stage.zone(annex), stage.zone(lamp)) == (ASH_HEAP, ASH_HEAP)
    assert stage.table.sees(B, ("card", lamp))
    assert stage.table.faults() == []


def test_others_imagine_any_card_on_a_storage_annex() -> None:
    stage, _, lamp = stage_with_annex("Cudgel")
    imagined = set()
    for seed in range(20):
        other = stage.table.imagine(B, Rng(seed))
        assert isinstance(other, VtesPosition)
        assert other.view(B) == stage.table.view(B)
        imagined.add(other.definition[lamp])
        own = stage.table.imagine(A, Rng(seed))
        assert isinstance(own, VtesPosition)
        assert own.card_name(lamp) == "lamp"
    assert len(imagined) > 5
    changed = stage.table.copy()
    changed.definition[lamp] = changed.cards.numbers["cudgel"]
    assert knowledge_hash(changed, B) == knowledge_hash(stage.table, B)
    assert knowledge_hash(changed, A) != knowledge_hash(stage.table, A)


def test_whoever_takes_a_storage_annex_exchanges_the_card_on_it_into_its_owners_hand() -> None:
    stage = PeopleStage(3, phase="master")
    annex = stage.permanent(B, "Storage Annex")
    stage.hand(B, "Lamp")
    (lamp,) = stage.table.hand[B]
    piles.keep(stage.table, lamp, annex)
    moving.change_controller(stage.table, annex, A)
    stage.hand(A, "Cudgel")
    stage.play(A, "use", annex, "0")
    stage.play(A, "name cudgel")
    assert stage.table.hand[B] == (lamp,)
    assert stage.table.view(A)["kept"] == [{"on": stage.table.word(annex), "name": "cudgel"}]
    assert stage.table.view(B)["kept"] == [{"on": stage.table.word(annex), "name": None}]
    assert stage.table.faults() == []


def test_a_storage_annex_leaves_the_game_with_its_ousted_controller() -> None:
    stage, annex, lamp = stage_with_annex()
    stage.pool(A, 0)
    stage.table.unsettled = True
    stage.play(A, "pass")
    assert stage.table.out[A]
    assert (stage.zone(annex), stage.zone(lamp)) == (REMOVED, ASH_HEAP)
    assert stage.table.view(B)["kept"] == []
    assert stage.table.faults() == []
