"""Who may see what: hands, libraries, crypts, uncontrolled vampires, cards looked at."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from games.vtes.made_up import ELDER, GIFT, VETO
from games.vtes.stage import GAME, A, B, C, Stage

from conclave import bots
from conclave.core.errors import IllegalMove
from conclave.core.moves import Move
from conclave.core.position import Plain
from conclave.core.rng import Rng
from conclave.games.vtes.cards import LIBRARY
from conclave.games.vtes.rules.atoms import moving, piles
from conclave.games.vtes.rules.atoms.noting import note
from conclave.games.vtes.rules.constants import CRYPT, HAND, KEPT, RESEARCH, UNCONTROLLED
from conclave.games.vtes.rules.constants import LIBRARY as LIBRARY_ZONE
from conclave.games.vtes.rules.contract import VtesPosition
from conclave.games.vtes.rules.decks import read_deck
from conclave.games.vtes.rules.notes import STORED_CARD
from conclave.testing import rule
from conclave.testing.conformance import random_game

HIDDEN = (HAND, LIBRARY_ZONE, CRYPT, UNCONTROLLED, RESEARCH)


def known(table: VtesPosition, seat: int | None, moves: tuple[str, ...] = ()) -> dict[str, Plain]:
    """All that a seat can find out: view, options, why cards can't be played, errors."""
    found: dict[str, Plain] = {"view": table.view(seat), "asked": table.deciders}
    if seat is not None:
        found["options"] = [move.text for move in table.options(seat)]
        found["why"] = [table.why_not(seat, card) for card in range(len(table.definition))]
        found["errors"] = [refusal(table, seat, GAME.move(move)) for move in moves]
    return found


def refusal(table: VtesPosition, seat: int, move: Move) -> str:
    """Why a move is refused; nothing if it is offered."""
    if move in table.options(seat):
        return ""
    with pytest.raises(IllegalMove) as refused:
        table.play(seat, move)
    return str(refused.value)


def changed(table: VtesPosition, seat: int | None, rng: Rng) -> VtesPosition:
    """The same table with other cards wherever the seat may not look, its own deck reordered."""
    other = table.copy()
    cards = table.cards
    for card in range(len(table.definition)):
        if table.owner[card] != seat and not table.sees(seat, ("card", card)):
            pool = (
                cards.crypt_cards if cards.is_crypt[table.definition[card]] else cards.library_cards
            )
            other.definition[card] = pool[rng.below(len(pool))]
    for pile in (table.library[seat], table.crypt[seat]) if seat is not None else ():
        unknown = [card for card in pile if not table.sees(seat, ("card", card))]
        whats = [table.definition[card] for card in unknown]
        rng.shuffle(whats)
        for card, what in zip(unknown, whats, strict=True):
            other.definition[card] = what
    other.deck = [deck if who == seat else "random" for who, deck in enumerate(table.deck)]
    return other


def furnished() -> Stage:
    """A table with something hidden everywhere."""
    stage = Stage(3, extra=(ELDER,))
    stage.vampire(A, "Elder")
    stage.vampire(B, "Gilbert Duane")
    for seat, names in enumerate((("Aleph", "Krid"), ("Angel", "Billy"), ("Amber", "Anton"))):
        for name in names:
            waiting = stage.uncontrolled(seat, name, 1)
        stage.put_on(waiting, "Brainwash", (seat - 1) % 3)
        stage.crypt(seat, "Didi Meyers", "Gilbert Duane")
        stage.hand(seat, "Blur", "Flash", "Majesty", "Deflection", "Conditioning", "Arson", "Blur")
        stage.library(
            seat, "Govern the Unaligned", "Wake with Evening's Freshness", "Flash", "Blur"
        )
        stage.card(seat, "Majesty", RESEARCH)
        stage.table.research[seat] = (len(stage.table.definition) - 1,)
        annex = stage.permanent(seat, "Storage Annex")
        note(stage.table, 0, STORED_CARD, annex, card=stage.card(seat, "Blur", KEPT))
    return stage.begin()


# What is seen where


@rule("VTES-2.3-06", "VTES-2.3-07")
@pytest.mark.parametrize("watcher", [A, B, C, None])
def test_a_player_sees_her_hand_uncontrolled_and_research_area_and_no_pile(
    watcher: int | None,
) -> None:
    table = furnished().table
    for seat in (A, B, C):
        mine = watcher == seat
        for zone in HIDDEN:
            for card in (moving.rows_of(table, zone) or [])[seat]:
                may = mine and zone in (HAND, UNCONTROLLED, RESEARCH)
                assert table.sees(watcher, ("card", card)) is may
        view = table.view(watcher)
        assert (view["hand"][seat] == 7) is not mine
        assert view["library"][seat] == 4
        assert view["crypt"][seat] == 2
        assert view["research"][seat] == (["majesty"] if mine else 1)
        shown = [entry["card"] for entry in view["uncontrolled"][seat]]
        assert (shown == [None, None]) is not mine
        assert [entry["counters"] for entry in view["uncontrolled"][seat]] == [1, 1]


@rule("VTES-2.3-06")
def test_an_uncontrolled_card_is_seen_by_its_controller_not_by_its_owner() -> None:
    stage = Stage(3)
    krid = stage.uncontrolled(A, "Krid")
    stage.begin()
    moving.change_controller(stage.table, krid, B)
    assert stage.table.owner[krid] == A
    seen = {watcher: stage.table.sees(watcher, ("card", krid)) for watcher in (A, B, C, None)}
    assert seen == {A: False, B: True, C: False, None: False}
    shown = [
        [entry["card"] for entry in stage.table.view(seat)["uncontrolled"][B]] for seat in (A, B)
    ]
    assert shown == [[None], ["krid#0"]]


@rule("VTES-4.1-03")
def test_a_contested_card_is_face_down_but_known_to_everybody() -> None:
    stage = Stage(2)
    aleph = stage.vampire(A, "Aleph")
    stage.table.contested[aleph] = True
    view = stage.begin().table.view(B)["ready"][A][0]
    assert (view["name"], view["contested"]) == ("aleph", True)
    assert stage.table.sees(B, ("card", aleph))


def test_nobody_learns_which_deck_another_has_brought() -> None:
    table = GAME.start(2, 1, {})
    table.play(A, "deck krid*12/blur*40")
    assert table.view(A)["committed"] == "deck krid*12/blur*40"
    assert table.view(B)["committed"] is None
    table.play(B, "deck random")
    assert table.view(A)["deck"] == ["krid*12/blur*40", None]
    assert table.view(B)["deck"] == [None, "random"]
    assert table.view(None)["deck"] == [None, None]


# Looking, showing, shuffling


def test_a_player_who_looks_at_cards_knows_them_until_they_are_shuffled() -> None:
    table = furnished().table
    top = table.library[B][:2]
    event = piles.look_at(table, A, top)
    mine, theirs = event.seen_by(A), event.seen_by(C)
    assert mine is not None
    assert theirs is not None
    assert mine.to_dict()["names"] == [
        "govern-the-unaligned",
        "wake-with-evenings-freshness",
    ]
    assert theirs.to_dict()["names"] == []
    assert table.view(A)["library"][B] == [
        "govern-the-unaligned",
        "wake-with-evenings-freshness",
        None,
        None,
    ]
    assert table.view(B)["library"][B] == 4
    assert table.view(C)["library"][B] == 4
    piles.draw(table, B, 1)
    assert table.view(A)["hand"][B] == [None] * 7 + ["govern-the-unaligned"]
    assert table.view(C)["hand"][B] == 8
    piles.shuffle(table, B)
    assert table.view(A)["library"][B] == 3
    assert table.view(A)["hand"][B] == [None] * 7 + ["govern-the-unaligned"]


def test_a_card_shown_to_all_is_known_to_all_and_to_the_spectator() -> None:
    table = furnished().table
    piles.show_card(table, table.hand[C][2])
    expected = [None, None, "majesty", None, None, None, None]
    for watcher in (A, B, None):
        assert table.view(watcher)["hand"][C] == expected
    assert None not in table.view(C)["hand"][C]


def test_a_card_that_returns_to_a_hand_from_play_is_known_and_one_from_a_search_is_not() -> None:
    stage = furnished()
    table = stage.table
    piles.to_hand(table, table.library[B][3])
    assert table.view(A)["hand"][B] == 8
    stage.ash(B, "Flash")
    event = piles.to_hand(table, table.ash[B][0])
    assert str(event.to_dict()["card"]).startswith("flash#")
    assert table.view(A)["hand"][B] == [None] * 8 + ["flash"]


def test_a_vampire_moved_back_to_the_uncontrolled_region_is_known() -> None:
    stage = furnished()
    (elder,) = stage.table.ready[A]
    moving.to_uncontrolled(stage.table, elder, A)
    for watcher in (B, None):
        shown = stage.table.view(watcher)["uncontrolled"][A]
        assert [entry["card"] for entry in shown] == [None, None, stage.table.word(elder)]


def test_a_shuffled_library_holds_the_same_cards_in_no_known_order() -> None:
    table = furnished().table
    piles.look_at(table, B, table.library[B])
    before = Counter([table.definition[card] for card in table.library[B]])
    piles.shuffle(table, B)
    assert Counter([table.definition[card] for card in table.library[B]]) == before
    assert table.view(B)["library"][B] == 4


# Nothing hidden shows


@pytest.mark.parametrize("watcher", [A, B, C, None])
def test_hidden_cards_change_nothing_that_a_seat_sees(watcher: int | None) -> None:
    stage = furnished()
    moves = ("bleed elder#0", "play blur cel elder#0", "transfer krid#3", "discard blur", "pass")
    (elder,) = stage.table.ready[A]
    steps: list[Callable[[], object]] = [
        lambda: None,
        lambda: stage.play(A, "bleed", elder),
        lambda: stage.skip("BlockQuestion"),
        lambda: stage.skip("MinionPhase"),
        lambda: stage.skip("InfluencePhase"),
        lambda: stage.skip("DiscardPhase"),
        lambda: stage.skip("UntapPhase"),
    ]
    varied = 0
    for number, step in enumerate(steps):
        step()
        table = stage.table
        for seed in range(3):
            other = changed(table, watcher, Rng(f"{number} {seed}"))
            varied += other.definition != table.definition
            assert known(other, watcher, moves) == known(table, watcher, moves)
            again = Rng("again")
            imagined = other.imagine(watcher, again.copy())
            assert imagined.save() == table.imagine(watcher, again).save()
    assert varied > 0


def test_a_choice_among_hidden_cards_is_asked_for_even_if_only_one_is_left() -> None:
    """Otherwise everybody could tell that the other uncontrolled vampires are too old."""
    asked = []
    for second in ("Aleph", "Appius Claudius Corvus"):
        stage = Stage(2, extra=(ELDER,))
        elder = stage.vampire(A, "Elder")
        young = stage.uncontrolled(A, "Angel")
        stage.uncontrolled(A, second)
        stage.hand(A, "Govern the Unaligned")
        stage.play(A, "play", "govern-the-unaligned", "DOM", elder)
        asked.append((stage.prompt, stage.decider, stage.table.view(B)))
        assert stage.offers(A, "target", young)
    assert asked[0] == asked[1]
    assert asked[0][:2] == ("Targeting", A)


def test_whether_somebody_can_cancel_a_card_is_secret() -> None:
    seen = []
    for names in (("Veto",), ("Flash",)):
        stage = Stage(2, phase="master", extra=(GIFT, VETO))
        stage.hand(A, "Gift")
        stage.hand(B, *names)
        stage.play(A, "play", "gift", "plain", "-")
        seen.append((stage.window, stage.table.deciders, known(stage.table, A)["view"]))
    assert seen[0] == seen[1]
    assert seen[0][0] == "as-played"


def test_why_not_reveals_nothing_about_cards_outside_the_hand() -> None:
    table = furnished().table
    theirs = table.hand[B][0]
    answer = [{"mode": "", "reason": "not-in-this-window", "minion": "", "window": "minion-phase"}]
    assert table.why_not(A, theirs) == answer
    assert table.why_not(A, table.library[A][0]) == answer
    assert table.why_not(A, table.hand[A][0]) != answer


# Imagining


def test_imagined_cards_agree_with_all_that_is_known() -> None:
    table = furnished().table
    piles.look_at(table, A, table.hand[B][:1])
    for seed in range(20):
        other = table.imagine(A, Rng(seed))
        assert isinstance(other, VtesPosition)
        assert other.faults() == []
        assert other.view(A) == table.view(A)
        assert other.definition[table.hand[B][0]] == table.definition[table.hand[B][0]]
        for card in range(len(table.definition)):
            if table.sees(A, ("card", card)):
                assert other.definition[card] == table.definition[card]
            assert (
                table.cards.is_crypt[other.definition[card]]
                == table.cards.is_crypt[table.definition[card]]
            )
        own = Counter([table.definition[card] for card in table.library[A]])
        assert Counter([other.definition[card] for card in other.library[A]]) == own


def imagined_hands(hand: str, library: str) -> Counter[str]:
    """How often each card turns up in B's hand as A imagines it, for a true deck of B's."""
    stage = Stage(2, extra=(ELDER,))
    stage.vampire(B, "Elder")
    stage.hand(B, *[hand] * 7)
    stage.library(B, *[library] * 30)
    table = stage.begin().table
    found: Counter[str] = Counter()
    rng = Rng(5)
    for _ in range(60):
        other = table.imagine(A, rng)
        assert isinstance(other, VtesPosition)
        found.update([other.cards.names[other.definition[card]] for card in other.hand[B]])
    return found


def test_imagined_hands_do_not_depend_on_the_true_deck() -> None:
    first = imagined_hands("Blur", "Majesty")
    assert first == imagined_hands("Arson", "Deflection")
    assert len(first) > 10
    assert first["blur"] < 7 * 60 / 3


def test_cards_that_somebody_has_shown_are_imagined_more_often() -> None:
    def share(shown: str) -> int:
        stage = Stage(2)
        stage.ash(B, shown)
        stage.hand(B, *["Flash"] * 7)
        table = stage.begin().table
        rng = Rng(5)
        number = 0
        for _ in range(100):
            other = table.imagine(A, rng)
            assert isinstance(other, VtesPosition)
            number += sum(other.cards.names[other.definition[c]] == "arson" for c in other.hand[B])
        return number

    assert share("Arson") > share("Majesty")


def starter_game(seats: int, seed: int, moves: int) -> VtesPosition:
    """A game with starter decks, after this many moves of greedy bots."""
    table = GAME.start(seats, seed, {"decks": "starter"})
    assert isinstance(table, VtesPosition)
    players = [bots.make("greedy", GAME, seat, seed) for seat in range(seats)]
    for _ in range(moves):
        seat = table.deciders[0]
        table.play(seat, players[seat].choose(bots.perspective(table, seat)))
    return table


def deck_of(table: VtesPosition, seat: int) -> Counter[int]:
    """All cards that a seat owns."""
    owned = [card for card, owner in enumerate(table.owner) if owner == seat]
    return Counter([table.definition[card] for card in owned])


@pytest.mark.parametrize("watcher", [None, A, B])
@pytest.mark.parametrize("seats", [2, 5])
def test_where_starter_decks_are_dealt_others_are_imagined_to_play_them(
    watcher: int | None, seats: int
) -> None:
    starters = {name: read_deck(LIBRARY.presets[name], LIBRARY)[0] for name in LIBRARY.starters}
    for seed, moves in ((1, 0), (2, 60), (3, 250)):
        table = starter_game(seats, seed, moves)
        for number in range(5):
            other = table.imagine(watcher, Rng(number))
            assert isinstance(other, VtesPosition)
            assert other.view(watcher) == table.view(watcher)
            assert len(set(other.deck)) == seats, "everybody has another one"
            for seat, name in enumerate(other.deck):
                crypt, library = starters[name]
                assert deck_of(other, seat) <= Counter([*crypt, *library])
            shaken = changed(table, watcher, Rng(f"{number} shaken"))
            assert shaken.imagine(watcher, Rng(number)).save() == other.save()


def test_cards_a_player_has_shown_identify_her_starter_deck() -> None:
    table = starter_game(5, 4, 300)
    shown = [seat for seat in range(1, 5) if table.ready[seat]]
    assert shown, "somebody has a vampire in play"
    for number in range(20):
        other = table.imagine(A, Rng(number))
        assert isinstance(other, VtesPosition)
        assert [other.deck[seat] for seat in shown] == [table.deck[seat] for seat in shown]
    guesses = set()
    for number in range(20):
        other = starter_game(5, 4, 0).imagine(A, Rng(number))
        assert isinstance(other, VtesPosition)
        guesses.add(tuple(other.deck))
    assert len(guesses) > 5


def test_a_spectator_and_an_owner_imagine_too() -> None:
    table = furnished().table
    for seat in (None, B):
        other = table.imagine(seat, Rng(3))
        assert isinstance(other, VtesPosition)
        assert other.view(seat) == table.view(seat)
        assert other.definition != table.definition
        assert other.deck == ["", "", ""]


def test_events_of_random_games_name_no_card_that_only_another_may_know() -> None:
    """Only the player learns which card was drawn."""
    named = 0
    for position, seat, move in random_game(GAME, 3, 2):
        if position.number > 400:
            break
        before = position.copy()
        for event in before.play(seat, move):
            texts = event.to_dict()
            if texts["event"] in ("Drew", "DrewCrypt"):
                for watcher in (A, B, C, None):
                    heard = event.seen_by(watcher)
                    assert heard is not None
                    assert (heard.to_dict()["names"] != []) is (watcher == texts["seat"])
                    named += 1
    assert named > 0
